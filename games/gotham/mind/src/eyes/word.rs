//! The words that tokens begin with.

use arena::Features;
pub(super) use arena::{flag, mark, steps};

/// The first part of a token says what the others are. Nets remember the numbers: new words come last.
#[derive(Clone, Copy)]
pub(super) enum Word {
    // Of the course of the game.
    Mission,
    Clock,
    Stage,
    Errand,
    Post,
    // Of heroes.
    Hero,
    HeroAt,
    HeroCubes,
    HeroWounds,
    HeroNear,
    HeroState,
    HeroBoxes,
    // Of characters and tiles.
    Figure,
    FigureAt,
    FigureLife,
    FigureNear,
    FigureState,
    River,
    TileCost,
    TileLeft,
    // Of what lies on the board.
    Object,
    Card,
    Cloud,
    Crowd,
    // Of what is under way.
    Moving,
    Attack,
    Successes,
    Roll,
    Doing,
    // Of what is printed.
    Gist,
    Dice,
    Trait,
    Does,
    Line,
    // Of a question and its answers.
    Answer,
    Actor,
    ActorCubes,
    To,
    Way,
    Lay,
    Target,
    Strike,
    Deed,
    Die,
    Cubes,
    Picked,
    Zone,
    Tile,
    Effect,
}

/// Puts down a token that means the same to both sides: a word and what it says.
pub(super) fn say(out: &mut Features, word: Word, says: [u32; 3]) {
    let [one, two, three] = says;
    out.token([4 * word as u32, one, two, three]);
}

/// Puts down a token that means something else to each side: 0 for the heroes, 1 for the villain.
pub(super) fn say_to(out: &mut Features, side: u32, word: Word, says: [u32; 3]) {
    let [one, two, three] = says;
    out.token([4 * word as u32 + 1 + side, one, two, three]);
}
