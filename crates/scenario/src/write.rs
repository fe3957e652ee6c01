//! Writing the present position of a live game as a scenario file: "report this position".

use std::sync::Arc;

use table::{Entry, Game as _, Match, Scene, Script, Source};

use crate::{Answer, Scenic};

/// The present position of a game that is played with packs, as a scenario that leads to the very same question: the
/// last checkpoint is what is given, and what was rolled, drawn and answered since are its dice, draws and lines.
///
/// There is nothing to write of a game that is over or at fault.
pub fn export<S: Scenic>(game: &Match<S::Game>) -> Option<String> {
    let pending = game.pending().first()?;
    let (checkpoint, since) = game.since_checkpoint();
    let scene = Scene { state: checkpoint, content: &**game.content() };
    let (title, names) = S::exported(scene);
    let mut text = format!("game: {}\ntitle: {title}\ngiven:\n", S::Game::NAME);
    let mut line = |written: String| {
        text.push_str(&written);
        text.push('\n');
    };
    S::write_given(scene, &names).into_iter().for_each(|given| line(format!("  {given}")));

    let mut script = Script::default();
    let mut answers = Vec::new();
    for (_, entry) in since {
        match entry {
            Entry::Dice(dice) => script.rolls.push_back(dice.clone()),
            Entry::Draw(index) => script.draws.push_back(*index as usize),
            Entry::Answer(_, answer) => answers.push(*answer),
            Entry::Undo(_) => {}
        }
    }
    let rolls: Vec<String> = script.rolls.iter().map(|roll| S::write_roll(roll)).collect();
    if !rolls.is_empty() {
        line(format!("dice: [{}]", rolls.join(", ")));
    }
    let draw = |(number, index): (usize, &usize)| S::write_draw(scene, &answers, number, *index);
    let draws: Vec<String> = script.draws.iter().enumerate().map(draw).collect();
    if !draws.is_empty() {
        line(format!("draws: [{}]", draws.join(", ")));
    }
    line("do:".to_owned());
    for said in lines::<S>(game, script, &answers, &names) {
        line(format!("  - {said}"));
    }
    let ask = S::ask_words(&names, &pending.ask);
    line(format!("  - asks: {} to {}", ask.word, ask.side));
    Some(text)
}

/// The answers since the checkpoint as lines, found by giving them once more.
fn lines<S: Scenic>(
    game: &Match<S::Game>,
    script: Script,
    answers: &[Answer<S>],
    names: &S::Names,
) -> Vec<String> {
    let (checkpoint, _) = game.since_checkpoint();
    let mut again = Match::from_state(Arc::clone(game.content()), checkpoint.clone(), Source::Script(script));
    let mut lines = Vec::with_capacity(answers.len());
    for &answer in answers {
        let Some(pending) = again.pending().first() else { break };
        lines.push(S::write_line(again.now(), names, &pending.ask, &answer));
        if again.answer(answer).is_err() {
            break;
        }
    }
    lines
}
