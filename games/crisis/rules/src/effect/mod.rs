//! Effects: what superpowers, attacks, special rules, team tactic cards and crisis cards do (chapter "Effects").
//!
//! One road for all of them. Something happens in the game: the rules open a [`window`] for that [`Moment`]; whoever has
//! an effect that answers it is asked, in the book's order; [`perform`] walks the steps of the tree, each a call of the
//! rulebook function that game steps use too. [`modifiers`] reads what merely holds. [`who`] and [`count`] say who is
//! meant and how many; [`lasting`] ends what holds for a while.

pub mod count;
mod idle;
pub mod lasting;
mod listen;
pub mod modifiers;
mod moment;
mod neutral;
pub mod perform;
pub mod who;
pub mod window;

pub(crate) use idle::is_idle;
pub use lasting::Lasting;
pub use listen::answering;
pub use moment::Moment;
pub use neutral::non_player_effects;
pub use perform::may;
pub use window::{effect_over, player_effects, window};

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use table::fit;

use crate::card::CrisisType;
use crate::card::ability::{Binding, Condition};
use crate::dice::Faces;
use crate::state::{FigureId, Numbers, Side, TokenId};

/// Where an effect comes from (effects.sources).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Source {
    /// A superpower or leadership, by its place on a character's card.
    Power {
        /// Whose.
        figure: FigureId,
        /// Which.
        power: u8,
    },
    /// A rule of the attack that is being made, by its place in the list.
    Rule(u8),
    /// A team tactic card.
    Tactic {
        /// Whose.
        side: Side,
        /// Which, as a place in the cards.
        card: u16,
    },
    /// A special rule of a crisis card.
    Crisis {
        /// Of which card of the mission.
        card: CrisisType,
        /// Which rule.
        rule: u8,
    },
    /// The interaction with a token.
    Interact(CrisisType),
    /// A special condition (conditions.neutral).
    Condition {
        /// Whose.
        figure: FigureId,
        /// Which.
        condition: Condition,
    },
    /// Something that holds for a while, by its number.
    Lasting(u16),
    /// Cover, which is a rule of the book (cover.effect).
    Cover,
    /// Another rule of the book: the order of a series, who pays, what is struck.
    Book,
    /// What an attack's rule left for later (step 14), by its place in the attack's list.
    Later(u8),
}

/// What a name means.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Bound {
    /// Characters, terrain and tokens.
    Things(Things),
    /// A number.
    Amount(u8),
    /// Dice that were rolled.
    Dice(Faces),
}

/// Some characters, some terrain, some tokens.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Things {
    /// Characters.
    pub figures: Numbers,
    /// Terrain.
    pub pieces: Numbers,
    /// Tokens.
    pub tokens: Numbers,
}

impl Things {
    /// One character.
    pub fn figure(id: FigureId) -> Things {
        Things { figures: Numbers::default().with(id.0), ..Things::default() }
    }

    /// One token.
    pub fn token(id: TokenId) -> Things {
        Things { tokens: Numbers::default().with(id.0), ..Things::default() }
    }

    /// Whether there is nothing at all.
    pub fn is_empty(self) -> bool {
        self == Things::default()
    }

    /// Both together.
    #[must_use]
    pub fn and(self, more: Things) -> Things {
        Things {
            figures: Numbers(self.figures.0 | more.figures.0),
            pieces: Numbers(self.pieces.0 | more.pieces.0),
            tokens: Numbers(self.tokens.0 | more.tokens.0),
        }
    }
}

/// What the steps of one effect know: whose it is, what it answers, what its names mean.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Frame {
    /// Where it comes from.
    pub source: Source,
    /// Whose effect it is; of a crisis card, who resolves it.
    pub side: Side,
    /// `self`, or the `player` of a team tactic card.
    pub owner: Option<FigureId>,
    /// `partner`
    pub partner: Option<FigureId>,
    /// `roller`
    pub roller: Option<FigureId>,
    /// `mover` or `fallen`
    pub subject: Option<FigureId>,
    /// `token`
    pub token: Option<TokenId>,
    /// What the names mean.
    pub names: ArrayVec<(Binding, Bound), 4>,
}

impl Frame {
    /// Of an effect that answers nothing yet.
    pub fn new(source: Source, side: Side, owner: Option<FigureId>) -> Frame {
        Frame {
            source,
            side,
            owner,
            partner: None,
            roller: None,
            subject: None,
            token: None,
            names: ArrayVec::new(),
        }
    }

    /// Gives a name to an outcome; an older meaning is forgotten.
    pub fn bind(&mut self, name: Option<Binding>, bound: Bound) {
        let Some(name) = name else { return };
        self.names.retain(|(other, _)| *other != name);
        if self.names.is_full() {
            self.names.remove(0);
        }
        self.names.push((name, bound));
    }

    /// What a name means.
    pub fn the(&self, name: Binding) -> Option<Bound> {
        self.names.iter().find(|(other, _)| *other == name).map(|(_, bound)| *bound)
    }

    /// The things that a name means; nothing for a number.
    pub fn things(&self, name: Binding) -> Things {
        match self.the(name) {
            Some(Bound::Things(things)) => things,
            _ => Things::default(),
        }
    }

    /// The number that a name means: of things, how many.
    pub fn amount(&self, name: Binding) -> u8 {
        match self.the(name) {
            Some(Bound::Amount(amount)) => amount,
            Some(Bound::Dice(dice)) => dice.total(),
            Some(Bound::Things(things)) => fit(things.figures.0.count_ones()
                + things.pieces.0.count_ones()
                + things.tokens.0.count_ones()),
            None => 0,
        }
    }
}
