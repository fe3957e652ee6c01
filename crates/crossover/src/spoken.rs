//! What the terminal needs of every game that has a face: its parts, and its teller.

use host::Parts;
use table::{Game, Told, Why};
use words::{Players, Words};

/// A game with a face.
pub trait Known: Game {
    /// Everything that the house knows of it.
    const PARTS: &'static Parts<Self>;
}

/// A game that can be told in words.
pub trait Spoken: Known {
    /// A teller of one table, in one language.
    type Teller<'a>: Tells<Self>;

    /// A teller of a table as it stands.
    fn teller<'a>(
        words: &'a Words,
        content: &'a Self::Content,
        state: &'a Self::State,
        players: &'a Players,
    ) -> Self::Teller<'a>;
}

/// Tells one table of a game in one language.
pub trait Tells<G: Game> {
    /// The question, as its player is asked it.
    fn ask(&self, ask: &G::Ask) -> String;

    /// An answer, as a short order.
    fn answer(&self, ask: &G::Ask, answer: &G::Answer) -> String;

    /// What happened, as a sentence.
    fn event(&self, told: &Told<G::Event>) -> String;

    /// Why an answer is refused.
    fn refusal(&self, why: &Why) -> String;
}

/// Each game's teller has these methods of its own; here they are said to be the same ones.
macro_rules! tells {
    ($($game:ident::$name:ident by $face:ident),* $(,)?) => {$(
        impl Known for $game::$name {
            const PARTS: &'static Parts<Self> = &$face::PARTS;
        }

        impl Spoken for $game::$name {
            type Teller<'a> = $face::voice::Teller<'a>;

            fn teller<'a>(
                words: &'a Words,
                content: &'a Self::Content,
                state: &'a Self::State,
                players: &'a Players,
            ) -> Self::Teller<'a> {
                $face::voice::Teller::new(words, content, state, players)
            }
        }

        impl Tells<$game::$name> for $face::voice::Teller<'_> {
            fn ask(&self, ask: &<$game::$name as Game>::Ask) -> String {
                $face::voice::Teller::ask(self, ask)
            }

            fn answer(
                &self,
                ask: &<$game::$name as Game>::Ask,
                answer: &<$game::$name as Game>::Answer,
            ) -> String {
                $face::voice::Teller::answer(self, ask, answer)
            }

            fn event(&self, told: &Told<<$game::$name as Game>::Event>) -> String {
                $face::voice::Teller::event(self, told)
            }

            fn refusal(&self, why: &Why) -> String {
                $face::voice::Teller::refusal(self, why)
            }
        }
    )*};
}
tells!(
    pow::Pow by pow_face,
    crisis::Crisis by crisis_face,
    champions::Champions by champions_face,
    gotham::Gotham by gotham_face,
);
