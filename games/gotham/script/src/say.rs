//! Every answer as a line that gives this answer and no other: what a report writes.

use gotham::Gotham;
use gotham::answer::Answer;
use gotham::ask::Ask;
use table::Scene;

use super::names::Names;
use super::words;

/// An answer to a question, as a line.
pub fn line(scene: Scene<Gotham>, names: &Names, ask: &Ask, answer: &Answer) -> String {
    let seat = names.seat(ask.seat);
    let verb = if seat == "heroes" { "answer" } else { "answers" };
    format!("{seat} {verb} {}", words::offer(scene, names, answer))
}
