//! What bots need of every game: its parts.

use host::Parts;
use table::Game;

/// A game whose parts are known here.
pub trait Known: Game {
    /// Everything that the house knows of it.
    const PARTS: &'static Parts<Self>;
}

/// Each game's parts, by its face.
macro_rules! known {
    ($($game:ident::$name:ident by $face:ident),* $(,)?) => {$(
        impl Known for $game::$name {
            const PARTS: &'static Parts<Self> = &$face::PARTS;
        }
    )*};
}
known!(
    pow::Pow by pow_face,
    crisis::Crisis by crisis_face,
    champions::Champions by champions_face,
    gotham::Gotham by gotham_face,
);
