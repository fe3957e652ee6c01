//! What the tellers of all games have in common, so that whoever shows a game needs to know only this.

use table::{Game, Told, Why};

use crate::{Players, Words};

/// A game that can be told in words.
pub trait Spoken: Game {
    /// Who tells a table of it.
    type Teller<'a>: Tells<Self>;

    /// The state as whoever has this view may know it.
    fn known(view: &Self::View) -> &Self::State;

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
    ($($game:ident::$name:ident knows $known:ident),* $(,)?) => {$(
        impl Spoken for ::$game::$name {
            type Teller<'a> = crate::$game::Teller<'a>;

            fn known(view: &Self::View) -> &Self::State {
                &view.$known
            }

            fn teller<'a>(
                words: &'a Words,
                content: &'a Self::Content,
                state: &'a Self::State,
                players: &'a Players,
            ) -> Self::Teller<'a> {
                crate::$game::Teller::new(words, content, state, players)
            }
        }

        impl Tells<::$game::$name> for crate::$game::Teller<'_> {
            fn ask(&self, ask: &<::$game::$name as Game>::Ask) -> String {
                crate::$game::Teller::ask(self, ask)
            }

            fn answer(
                &self,
                ask: &<::$game::$name as Game>::Ask,
                answer: &<::$game::$name as Game>::Answer,
            ) -> String {
                crate::$game::Teller::answer(self, ask, answer)
            }

            fn event(&self, told: &Told<<::$game::$name as Game>::Event>) -> String {
                crate::$game::Teller::event(self, told)
            }

            fn refusal(&self, why: &Why) -> String {
                crate::$game::Teller::refusal(self, why)
            }
        }
    )*};
}
tells!(
    pow::Pow knows state,
    crisis::Crisis knows state,
    champions::Champions knows known,
    gotham::Gotham knows state,
);
