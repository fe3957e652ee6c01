//! Answers: how those of one question become answers of the game, and the plainest of them.

use serde::{Deserialize, Serialize};

/// Yes or no, to what may be done and may be left.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum May {
    /// Do it.
    Yes,
    /// Leave it.
    No,
}

/// Turns the answers of each question into answers of the game and back: `answers! { Answer: May(May), Pay(Payment) }`.
#[macro_export]
macro_rules! answers {
    ($game:ident: $($variant:ident($type:ty)),* $(,)?) => {$(
        impl From<$type> for $game {
            fn from(answer: $type) -> $game {
                $game::$variant(answer)
            }
        }

        impl TryFrom<$game> for $type {
            type Error = ();

            fn try_from(answer: $game) -> Result<$type, ()> {
                match answer {
                    $game::$variant(answer) => Ok(answer),
                    _ => Err(()),
                }
            }
        }
    )*};
}
