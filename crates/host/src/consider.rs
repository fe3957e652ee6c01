//! A question of a match, as the seat that is asked may look at it.

use table::{Fast, Game, Match, Scene, Verdict};
use words::Words;

use crate::{Open, Parts, Reader, law};

/// Does something with the `which`-th question that stands; nothing if there is none.
pub fn consider<G: Game, R>(
    parts: &Parts<G>,
    game: &Match<G>,
    setup: &G::Setup,
    which: usize,
    words: &Words,
    consider: impl FnOnce(&Open<G>) -> R,
) -> Option<R> {
    let seat = game.pending().get(which)?.prompt.seat;
    let (view, content) = (game.view(Some(seat)), game.now().content);
    let players = parts.called(content, setup, words, Some(seat));
    let state = parts.face.known(&view);
    let reader = Reader { content, setup, view: &view, state, players: &players, seat: Some(seat), words };
    open(reader, game, which, consider)
}

/// Does something with the `which`-th question, which the reader is asked.
pub(crate) fn open<G: Game, R>(
    reader: Reader<G>,
    game: &Match<G>,
    which: usize,
    consider: impl FnOnce(&Open<G>) -> R,
) -> Option<R> {
    let pending = game.pending().get(which)?;
    let scene = game.now();
    let law = |answer: G::Answer| -> Verdict { law::verdict(game, which, answer) };
    let (checkpoint, since) = game.since_checkpoint();
    let consider = |scene: Scene<G>| consider(&Open { reader, scene, pending, checkpoint, since, law: &law });
    if !G::HIDDEN {
        return Some(consider(scene));
    }
    // Words and odds must not depend on what the seat can't know, so they are made from a state that it could believe
    // in; always the same one, or their changing would tell something.
    let mut believed = scene.state.clone();
    G::imagine(scene.content, &mut believed, pending.prompt.seat, &mut Fast::new(0));
    Some(consider(Scene { state: &believed, content: scene.content }))
}
