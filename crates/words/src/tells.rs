//! What the tellers of all games have in common, so that whoever shows a game needs to know only this.

use table::{Game, Told, Why};

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
    ($($game:ident::$name:ident),* $(,)?) => {$(
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
tells!(pow::Pow, crisis::Crisis, champions::Champions, gotham::Gotham);
