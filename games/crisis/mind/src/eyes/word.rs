//! The words that tokens begin with.

use arena::Features;

/// The first part of a token says what the others are. Nets remember the numbers: new words come last.
#[derive(Clone, Copy)]
pub(super) enum Word {
    // Of a character.
    Character,
    Life,
    Cell,
    Stands,
    Power,
    Near,
    Goal,
    Condition,
    Used,
    Gem,
    Strike,
    Danger,
    // Of what cards say.
    Stats,
    Defence,
    Profile,
    Rule,
    Superpower,
    Does,
    // Of the course of the game.
    Crisis,
    Scoring,
    Battlefield,
    Round,
    Phase,
    Points,
    Left,
    Squad,
    Tactic,
    Affiliation,
    Leader,
    Token,
    Held,
    Activation,
    Attack,
    Lasting,
    // Of a question and its answers.
    Asked,
    About,
    Moment,
    Answer,
    Figure,
    FigureLife,
    Piece,
    Place,
    PlaceOf,
    Reach,
    Source,
    Says,
    Purse,
    Dice,
    Face,
    Margin,
    Join,
    With,
    Way,
    Amount,
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
