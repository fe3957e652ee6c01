//! What is counted of a game of POW: who hurt whom.

use std::collections::BTreeMap;

use pow::Pow;
use pow::card::Cards;
use pow::event::Event;
use pow::state::{FIGURES, FigureId, Side, State};

use super::Simulated;
use super::blows::Blows;
use super::figures::CharacterFigures;
use super::run::{Ended, Run};

impl Simulated for Pow {
    type Figures = Blows<FIGURES>;

    fn turns(state: &State) -> u32 {
        u32::from(state.turn)
    }

    fn hear(blows: &mut Blows<FIGURES>, event: &Event) {
        match *event {
            Event::Activated { figure, .. } => blows.acts(Some(figure.0)),
            Event::ActivationEnded { .. } => blows.acts(None),
            Event::Damaged { figure, amount, .. } => blows.hurt(figure.0, amount),
            Event::KnockedOut { figure } => blows.falls(figure.0),
            Event::Removed { figure } => blows.leaves(figure.0),
            _ => {}
        }
    }

    fn add(blows: &mut Blows<FIGURES>, more: &Blows<FIGURES>) {
        blows.add(more);
    }
}

/// The figures of every character of a run, A's first.
pub fn characters(cards: &Cards, start: &State, run: &Run<Blows<FIGURES>>) -> Vec<CharacterFigures> {
    let mut by_character: BTreeMap<(Side, u16), CharacterFigures> = BTreeMap::new();
    for id in start.figure_ids() {
        let figure = start.figure(id);
        let (won, side) = if figure.side == Side::A { (Ended::A, "a") } else { (Ended::B, "b") };
        let card = &cards.characters[usize::from(figure.character)];
        let entry = by_character.entry((figure.side, figure.character)).or_insert_with(|| CharacterFigures {
            side: Some(side),
            games: run.finished(),
            wins: run.count(won),
            ..CharacterFigures::new(&card.id, &card.name)
        });
        let enemy = |other: &FigureId| start.figure(*other).side != figure.side;
        let enemies = start.figure_ids().filter(enemy).map(|enemy| enemy.0);
        entry.add(&run.figures.deeds(id.0, enemies));
    }
    by_character.into_values().collect()
}
