//! A question of a match, as the seat that is asked may look at it.

use table::{Fast, Match, Scene, Verdict};
use words::Words;

use crate::{Asking, Look, Shown, law};

/// Does something with the `which`-th question that stands; nothing if there is none.
pub fn consider<G: Shown, R>(
    game: &Match<G>,
    setup: &G::Setup,
    which: usize,
    words: &Words,
    consider: impl FnOnce(&Asking<G>) -> R,
) -> Option<R> {
    let pending = game.pending().get(which)?;
    let seat = pending.prompt.seat;
    let view = game.view(Some(seat));
    let look = Look { content: game.now().content, setup, view: &view, seat: Some(seat), words };
    let law = |answer: G::Answer| -> Verdict { law::verdict(game, which, answer) };
    let (checkpoint, since) = game.since_checkpoint();
    let consider = |scene: Scene<G>| consider(&Asking { look, scene, pending, checkpoint, since, law: &law });
    let scene = game.now();
    if !G::HIDDEN {
        return Some(consider(scene));
    }
    // Words and odds must not depend on what the seat can't know, so they are made from a state that it could believe
    // in; always the same one, or their changing would tell something.
    let mut believed = scene.state.clone();
    G::imagine(scene.content, &mut believed, seat, &mut Fast::new(0));
    Some(consider(Scene { state: &believed, content: scene.content }))
}
