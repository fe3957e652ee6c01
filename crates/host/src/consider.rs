//! A question of a match, as the seat that is asked may look at it.

use table::{Fast, Game, Match, Scene, Verdict};
use words::{Players, Words};

use crate::{Open, Parts, Reader};

/// Does something with the `which`-th question that stands; nothing if there is none.
pub fn consider<G: Game, R>(
    parts: &Parts<G>,
    game: &Match<G>,
    setup: &G::Setup,
    which: usize,
    words: &Words,
    consider: impl FnOnce(&Open<G>) -> R,
) -> Option<R> {
    let pending = game.pending().get(which)?;
    let seat = pending.prompt.seat;
    let view = game.view(Some(seat));
    let scene = game.now();
    let names = parts.setups.players(scene.content, setup, words);
    let players = Players { names, you: Some(seat) };
    let reader = Reader {
        content: scene.content,
        setup,
        view: &view,
        state: parts.face.known(&view),
        players: &players,
        seat: Some(seat),
        words,
    };
    let law = |answer: G::Answer| -> Verdict { table::verdict(game, which, answer) };
    let (checkpoint, since) = game.since_checkpoint();
    let consider = |scene: Scene<G>| consider(&Open { reader, scene, pending, checkpoint, since, law: &law });
    if !G::HIDDEN {
        return Some(consider(scene));
    }
    // Words and odds must not depend on what the seat can't know, so they are made from a state that it could believe
    // in; always the same one, or their changing would tell something.
    let mut believed = scene.state.clone();
    G::imagine(scene.content, &mut believed, seat, &mut Fast::new(0));
    Some(consider(Scene { state: &believed, content: scene.content }))
}
