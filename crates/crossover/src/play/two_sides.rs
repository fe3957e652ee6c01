//! What is said in the terminal of games of two sides.

use table::{BySide, Outcome, Side};
use words::{Message, Words};

/// What a side is called that has no name of its own.
pub fn letter(words: &Words, side: Side) -> String {
    words.say(&Message::new("terminal-team").with("letter", format!("{side:?}")))
}

/// How a game ended, with the points of both sides.
pub fn ending<'t>(
    words: &Words,
    outcome: Option<Outcome>,
    points: BySide<u8>,
    team: impl Fn(Side) -> &'t str,
) -> String {
    let message = match outcome {
        // The winner's points come first.
        Some(Outcome::Won(side)) => Message::new("terminal-play-won")
            .with("side", team(side))
            .with("a", points[side])
            .with("b", points[side.other()]),
        Some(Outcome::Drawn) | None => {
            Message::new("terminal-play-drawn").with("a", points[Side::A]).with("b", points[Side::B])
        }
    };
    words.say(&message)
}
