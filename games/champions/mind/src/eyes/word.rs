//! The words that tokens begin with.

use arena::Features;
pub(super) use arena::{flag, mark, steps};

/// The first part of a token says what the others are. Nets remember the numbers: new words come last.
#[derive(Clone, Copy)]
pub(super) enum Word {
    // Of a card in play.
    Villain,
    Stage,
    VillainLeft,
    VillainPower,
    VillainStatus,
    Scheme,
    Room,
    RoundsLeft,
    Identity,
    Life,
    Ready,
    Ally,
    AllyLife,
    Permanent,
    Counters,
    Minion,
    MinionLife,
    MinionStatus,
    SideScheme,
    SideThreat,
    Other,
    Used,
    // Of a seat and its cards.
    Held,
    HeldKind,
    HeldDoes,
    HandSize,
    Purse,
    DeckSize,
    Discarded,
    Turned,
    Playing,
    Paying,
    Dealt,
    Form,
    Partner,
    // Of the course of the game.
    Phase,
    Round,
    Party,
    Resolving,
    Pace,
    EncounterDeck,
    Deed,
    DeedState,
    Window,
    Amount,
    Lasting,
    Later,
    Stages,
    // Of what a card prints and does.
    Card,
    Kind,
    Resources,
    Trait,
    Keyword,
    Numbers,
    When,
    Does,
    Deep,
    Cost,
    Holds,
    Icons,
    // Of a question and its answers.
    Asked,
    AskedBy,
    AskedDoes,
    About,
    Bill,
    For,
    Answer,
    Thing,
    ThingKind,
    ThingLife,
    ThingState,
    ThingCounters,
    Hit,
    Player,
    Option,
    Left,
}

impl Word {
    /// Its number.
    pub(super) const fn number(self) -> u32 {
        self as u32
    }
}

/// Puts down a token: a word and what it says. Words of three parts are enough for everything.
pub(super) fn say(out: &mut Features, word: Word, says: [u32; 3]) {
    let [one, two, three] = says;
    out.token([word.number(), one, two, three]);
}
