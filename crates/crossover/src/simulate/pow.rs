//! What is counted of a game of POW: who hurt whom.

use std::collections::BTreeMap;

use pow::Pow;
use pow::card::Cards;
use pow::event::Event;
use pow::state::{FIGURES, FigureId, Side, State};
use serde::Serialize;

use super::Simulated;
use super::run::{Ended, Run};

/// What happened to figures, and by whose doing: that of the figure that was acting.
#[derive(Default)]
pub struct Blows {
    acting: Option<FigureId>,
    dealt: [Tally; FIGURES],
    suffered: [Tally; FIGURES],
    removed: [bool; FIGURES],
}

#[derive(Clone, Copy, Default)]
struct Tally {
    damage: u32,
    kos: u32,
}

impl Blows {
    fn count(&mut self, victim: FigureId, damage: u32, kos: u32) {
        let add = |tally: &mut Tally| {
            tally.damage += damage;
            tally.kos += kos;
        };
        add(&mut self.suffered[usize::from(victim.0)]);
        if let Some(acting) = self.acting {
            add(&mut self.dealt[usize::from(acting.0)]);
        }
    }
}

impl Simulated for Pow {
    type Figures = Blows;

    fn turns(state: &State) -> u32 {
        u32::from(state.turn)
    }

    fn hear(blows: &mut Blows, event: &Event) {
        match *event {
            Event::Activated { figure, .. } => blows.acting = Some(figure),
            Event::ActivationEnded { .. } => blows.acting = None,
            Event::Damaged { figure, amount, .. } => blows.count(figure, amount.into(), 0),
            Event::KnockedOut { figure } => blows.count(figure, 0, 1),
            Event::Removed { figure } => blows.removed[usize::from(figure.0)] = true,
            _ => {}
        }
    }
}

/// One character's figures over a run.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct CharacterFigures {
    /// Whose it was.
    pub side: Side,
    /// Which character.
    pub id: String,
    /// Games it was in.
    pub games: u64,
    /// Games its side won.
    pub wins: u64,
    /// Damage dealt in its activations, to whomever.
    pub damage_dealt: u64,
    /// Characters that became KO in its activations.
    pub kos: u64,
    /// Damage it suffered.
    pub damage_taken: u64,
    /// How often it became KO.
    pub times_ko: u64,
    /// Games it was removed in.
    pub removed: u64,
}

/// The figures of every character of a run, A's first, in the order of the teams.
pub fn characters(cards: &Cards, start: &State, run: &Run<Blows>) -> Vec<CharacterFigures> {
    let mut by_character: BTreeMap<(Side, u16), CharacterFigures> = BTreeMap::new();
    for id in start.figure_ids() {
        let figure = start.figure(id);
        let at = usize::from(id.0);
        let won = if figure.side == Side::A { Ended::A } else { Ended::B };
        let entry = by_character.entry((figure.side, figure.character)).or_insert_with(|| CharacterFigures {
            side: figure.side,
            id: cards.characters[usize::from(figure.character)].id.clone(),
            games: run.played.len() as u64,
            wins: run.count(won),
            damage_dealt: 0,
            kos: 0,
            damage_taken: 0,
            times_ko: 0,
            removed: 0,
        });
        for game in &run.played {
            let Blows { dealt, suffered, removed, .. } = &game.figures;
            entry.damage_dealt += u64::from(dealt[at].damage);
            entry.kos += u64::from(dealt[at].kos);
            entry.damage_taken += u64::from(suffered[at].damage);
            entry.times_ko += u64::from(suffered[at].kos);
            entry.removed += u64::from(removed[at]);
        }
    }
    by_character.into_values().collect()
}
