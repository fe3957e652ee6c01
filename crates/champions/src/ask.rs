//! What is asked, and every answer there is.

use serde::{Deserialize, Serialize};
use table::{Kind, Prompt, Right, Seat};

use crate::card::CardId;

/// A question, as clients and bots see it. Each names the player who is asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case", rename_all_fields = "kebab-case")]
pub enum Ask {
    /// Which cards go back, before the game begins? (setup.13-mulligan)
    Mulligan {
        /// Who is asked.
        player: Seat,
    },
    /// What next, in the own turn? (player-phase.turn.any-order)
    Turn {
        /// Who is asked.
        player: Seat,
    },
    /// Which cards are discarded at the end of the player phase? (player-phase.end.discard-any)
    EndOfPhaseDiscard {
        /// Who is asked.
        player: Seat,
    },
}

impl Ask {
    /// Who must answer, by what right, with what.
    pub fn prompt(&self) -> Prompt {
        let (player, kind) = match *self {
            Ask::Mulligan { player } | Ask::EndOfPhaseDiscard { player } => {
                (player, Kind::Some { least: 0, most: u8::MAX })
            }
            Ask::Turn { player } => (player, Kind::One),
        };
        Prompt { seat: player, right: Right::Own, kind }
    }
}

/// A card of the own hand, or no more of them.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum FromHand {
    /// A copy of this card.
    Card(CardId),
    /// That was all.
    Done,
}

/// An option of a turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum TurnOption {
    /// player-phase.turn.change-form
    ChangeForm,
    /// player-phase.turn.options-are-optional
    EndTurn,
}

/// Every answer of the game, named after what it is about.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Answer {
    /// To [`Ask::Mulligan`] and [`Ask::EndOfPhaseDiscard`].
    FromHand(FromHand),
    /// To [`Ask::Turn`].
    Turn(TurnOption),
}

/// Answers of each question into the game's answer and back.
macro_rules! answers {
    ($($variant:ident($type:ty)),* $(,)?) => {$(
        impl From<$type> for Answer {
            fn from(answer: $type) -> Answer {
                Answer::$variant(answer)
            }
        }

        impl TryFrom<Answer> for $type {
            type Error = ();

            #[allow(unreachable_patterns, reason = "a game of one kind of answer has no other")]
            fn try_from(answer: Answer) -> Result<$type, ()> {
                match answer {
                    Answer::$variant(answer) => Ok(answer),
                    _ => Err(()),
                }
            }
        }
    )*};
}
answers! { FromHand(FromHand), Turn(TurnOption) }

/// Any answer at all, legal or not: what a stranger might send.
pub(crate) fn any_answer(cards: usize, chance: &mut table::Fast) -> Answer {
    let card = CardId(chance.below(cards as u32 + 2) as u16);
    match chance.below(4) {
        0 => Answer::FromHand(FromHand::Card(card)),
        1 => Answer::FromHand(FromHand::Done),
        2 => Answer::Turn(TurnOption::ChangeForm),
        _ => Answer::Turn(TurnOption::EndTurn),
    }
}
