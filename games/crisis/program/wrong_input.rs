//! What can't be chosen is refused, with what would be right.

use crate::program::run;

#[test]
fn names_that_are_not_known_come_with_the_nearest() {
    run(&["play", "crisis", "--battlefield", "night-markt"]).wrong("did you mean `night-market`?");
    run(&["play", "crisis", "--mission", "brawl"]).wrong("--mission");
    run(&["play", "crisis", "--scenario", "rhino"]).wrong("--scenario");
}
