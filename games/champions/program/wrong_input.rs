//! What can't be chosen is refused, with what would be right.

use crate::program::run;

#[test]
fn names_that_are_not_known_come_with_the_nearest() {
    run(&["simulate", "champions", "--heroes", "she-hulc"]).wrong("did you mean `she-hulk`?");
    run(&["simulate", "champions", "--villain", "rino"]).wrong("did you mean `rhino`?");
    run(&["simulate", "champions", "--mission", "brawl"]).wrong("name --heroes");
}
