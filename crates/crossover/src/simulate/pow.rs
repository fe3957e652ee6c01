//! What is counted of a game of POW: who hurt whom.

use std::collections::BTreeMap;

use pow::Pow;
use pow::card::Cards;
use pow::event::Event;
use pow::state::{FIGURES, FigureId, Side, State};
use serde::Serialize;

use super::Simulated;
use super::run::{Ended, Run};

/// A count for each figure by whom something was done, and each to whom. The last row is nobody's doing.
type ByAndTo = [[u64; FIGURES]; FIGURES + 1];

/// Who hurt whom. Damage is the doing of the figure that was acting; a KO that of whoever hurt the figure last, since
/// it may come of a test at the end of the turn.
#[derive(Default)]
pub struct Blows {
    acting: Option<FigureId>,
    last_to_hurt: [Option<FigureId>; FIGURES],
    damage: ByAndTo,
    kos: ByAndTo,
    removed: [u64; FIGURES],
}

fn row(by: Option<FigureId>) -> usize {
    by.map_or(FIGURES, |by| usize::from(by.0))
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
            Event::Damaged { figure, amount, .. } => {
                let victim = usize::from(figure.0);
                blows.damage[row(blows.acting)][victim] += u64::from(amount);
                if amount > 0 {
                    blows.last_to_hurt[victim] = blows.acting;
                }
            }
            Event::KnockedOut { figure } => {
                let victim = usize::from(figure.0);
                blows.kos[row(blows.last_to_hurt[victim])][victim] += 1;
            }
            Event::Removed { figure } => blows.removed[usize::from(figure.0)] += 1,
            _ => {}
        }
    }

    fn add(blows: &mut Blows, more: &Blows) {
        for (count, more) in blows.damage.as_flattened_mut().iter_mut().zip(more.damage.as_flattened()) {
            *count += more;
        }
        for (count, more) in blows.kos.as_flattened_mut().iter_mut().zip(more.kos.as_flattened()) {
            *count += more;
        }
        for (count, more) in blows.removed.iter_mut().zip(more.removed) {
            *count += more;
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
    /// Damage dealt to enemies in its activations.
    pub damage_dealt: u64,
    /// Enemies that became KO after it had hurt them last.
    pub kos: u64,
    /// Damage it suffered, by whomever.
    pub damage_taken: u64,
    /// How often it became KO.
    pub times_ko: u64,
    /// How often it was removed.
    pub removed: u64,
}

/// The figures of every character of a run, A's first.
pub fn characters(cards: &Cards, start: &State, run: &Run<Blows>) -> Vec<CharacterFigures> {
    let mut by_character: BTreeMap<(Side, u16), CharacterFigures> = BTreeMap::new();
    for id in start.figure_ids() {
        let figure = start.figure(id);
        let won = if figure.side == Side::A { Ended::A } else { Ended::B };
        let entry = by_character.entry((figure.side, figure.character)).or_insert_with(|| CharacterFigures {
            side: figure.side,
            id: cards.characters[usize::from(figure.character)].id.clone(),
            games: run.finished(),
            wins: run.count(won),
            damage_dealt: 0,
            kos: 0,
            damage_taken: 0,
            times_ko: 0,
            removed: 0,
        });
        let at = usize::from(id.0);
        let enemies = || start.figure_ids().filter(|&other| start.figure(other).side != figure.side);
        let dealt = |table: &ByAndTo| enemies().map(|enemy| table[at][usize::from(enemy.0)]).sum::<u64>();
        let suffered = |table: &ByAndTo| table.iter().map(|row| row[at]).sum::<u64>();
        entry.damage_dealt += dealt(&run.figures.damage);
        entry.kos += dealt(&run.figures.kos);
        entry.damage_taken += suffered(&run.figures.damage);
        entry.times_ko += suffered(&run.figures.kos);
        entry.removed += run.figures.removed[at];
    }
    by_character.into_values().collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use pow::card::Nature;

    #[test]
    fn a_ko_belongs_to_whoever_hurt_the_figure_last() {
        let mut blows = Blows::default();
        let (first, second, victim) = (FigureId(0), FigureId(1), FigureId(4));
        let hurt = |amount| Event::Damaged { figure: victim, amount, life: 5, nature: Nature::Physical };
        let events = [
            Event::Activated { figure: first, extra: None },
            hurt(3),
            Event::ActivationEnded { figure: first },
            Event::Activated { figure: second, extra: None },
            hurt(0),
            Event::ActivationEnded { figure: second },
            Event::KnockedOut { figure: victim },
        ];
        events.iter().for_each(|event| Pow::hear(&mut blows, event));
        assert_eq!((blows.damage[0][4], blows.damage[1][4]), (3, 0));
        assert_eq!((blows.kos[0][4], blows.kos[1][4]), (1, 0));
        let mut twice = Blows::default();
        Pow::add(&mut twice, &blows);
        Pow::add(&mut twice, &blows);
        assert_eq!((twice.damage[0][4], twice.kos[0][4]), (6, 2));
    }
}
