//! The words that tokens begin with.

use arena::Features;

/// The first part of a token says what the others are. Nets remember the numbers: new words come last.
#[derive(Clone, Copy)]
pub(super) enum Word {
    // Of a figure.
    Character,
    Life,
    Cell,
    Stands,
    Pow,
    Near,
    Status,
    Used,
    Carries,
    // Of what its card says.
    Stats,
    Keyword,
    Against,
    Profile,
    Effect,
    Power,
    Does,
    Holds,
    // Of the course of the game.
    Mission,
    Battlefield,
    Turn,
    Phase,
    Points,
    Left,
    Bag,
    Objective,
    Active,
    Pass,
    // Of a question and its answers.
    Asked,
    About,
    Answer,
    Figure,
    FigureLife,
    Piece,
    Place,
    PlaceOf,
    Pay,
    Reach,
    Goal,
    Danger,
    Strike,
    Attack,
    Chance,
    Bonus,
    Purse,
}

/// Puts down a token: a word and what it says. Words of three parts are enough for everything.
pub(super) fn say(out: &mut Features, word: Word, says: [u32; 3]) {
    let [one, two, three] = says;
    out.token([word as u32, one, two, three]);
}

/// A share or a small worth in eight steps.
pub(super) fn eighths(share: f32) -> u32 {
    (share * 8.0).clamp(0.0, 15.0) as u32
}
