//! What is counted of a game of Gotham City Chronicles: how each mission ended, and what each hero and each tile did.
//!
//! The heroes are side A, the villain is side B.

mod bench;
mod deal;

use std::collections::BTreeMap;

use gotham::Gotham;
use gotham::event::Event;
use gotham::printed::Printed;
use gotham::printed::term::Camp;
use gotham::state::{Body, FIGURES, FigureId, State};
use lab::figures::{Breakdown, CharacterFigures, Outcomes, Part, Tables};
use lab::{Bench, Blows, Dealer, Deeds, Ended, Lab, Run, Wish, chosen, unknown};
use table::Scene;
use wire::lobby::Chosen;

use crate::GothamFace;
use deal::Deal;

/// What is counted of one game or of many.
#[derive(Default)]
pub struct Tally {
    /// Of the game that is being played; let go when it ends, since there may be many games.
    blows: Option<Box<Blows<FIGURES>>>,
    missions: BTreeMap<u16, Outcomes>,
    /// Games, those that its camp won, and what it did: by camp, and by the place of its sheet or tile.
    pieces: BTreeMap<Piece, (u64, u64, Deeds)>,
}

/// A hero sheet or a tile, by its place in the printed list.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Piece {
    Hero(u16),
    Tile(u16),
}

impl Lab<Gotham> for GothamFace {
    type Tally = Tally;

    fn wishes(&self) -> &'static [Wish] {
        const HELP: &str = "The missions, with commas between them [default: all]";
        &[Wish { name: "mission", value: "MISSION,MISSION", help: HELP, example: "breakout,the-hunt" }]
    }

    fn deal<'c>(
        &self,
        printed: &'c Printed,
        wanted: &[Chosen],
        seed: u64,
    ) -> anyhow::Result<Dealer<'c, Gotham>> {
        let deal = Deal::new(printed, seed, missions(printed, wanted)?)?;
        Ok(Box::new(move |number| deal.setup(number)))
    }

    fn turns(&self, state: &State) -> u32 {
        u32::from(state.turn)
    }

    fn hear(&self, tally: &mut Tally, event: &Event) {
        let blows = tally.blows.get_or_insert_default();
        match *event {
            Event::CampBegan { .. } | Event::EventChosen { .. } => blows.acts(None),
            Event::CharacterActivated { figure }
            | Event::MovementBegan { figure, .. }
            | Event::DeedBegan { figure, .. }
            | Event::Attacked { attacker: figure, .. } => blows.acts(Some(figure.0)),
            Event::Wounded { figure, wounds } => blows.hurt(figure.0, wounds),
            Event::Neutralised { figure } => blows.falls(figure.0),
            _ => {}
        }
    }

    fn end(&self, tally: &mut Tally, scene: Scene<Gotham>, ended: Ended) {
        let state = scene.state;
        tally.missions.entry(state.mission).or_default().count(ended);
        let Some(blows) = tally.blows.take() else { return };
        let mut games: BTreeMap<Piece, (u64, u64, Deeds)> = BTreeMap::new();
        for id in state.figure_ids() {
            let figure = state.figure(id);
            let piece = match figure.body {
                Body::Hero(hero) => Some(Piece::Hero(state.hero(hero).printed)),
                Body::Character(tile) => state.tile(tile).printed.map(Piece::Tile),
            };
            let Some(piece) = piece else { continue };
            let enemy = |other: &FigureId| state.figure(*other).camp != figure.camp;
            let deeds = blows.deeds(id.0, state.figure_ids().filter(enemy).map(|enemy| enemy.0));
            let won = match figure.camp {
                Camp::Heroes => ended == Ended::A,
                Camp::Villain => ended == Ended::B,
                Camp::Neutral => false,
            };
            // A tile was in one game, however many figures it has.
            let entry = games.entry(piece).or_insert((1, u64::from(won), Deeds::default()));
            entry.2.add(&deeds);
        }
        games.into_iter().for_each(|(piece, more)| add(&mut tally.pieces, piece, &more));
    }

    fn add(&self, tally: &mut Tally, more: &Tally) {
        for (&mission, outcomes) in &more.missions {
            tally.missions.entry(mission).or_default().add(outcomes);
        }
        more.pieces.iter().for_each(|(&piece, more)| add(&mut tally.pieces, piece, more));
    }

    fn tables(&self, printed: &Printed, run: &Run<Tally>) -> Tables {
        let characters = characters(printed, &run.tally);
        Tables { characters, breakdowns: breakdowns(printed, &run.tally), matrix: None }
    }

    fn bench(&self) -> &dyn Bench<Gotham> {
        self
    }
}

/// The missions that were asked for, or all of them, as places in the printed list.
fn missions(printed: &Printed, wanted: &[Chosen]) -> anyhow::Result<Vec<u16>> {
    let Some(asked) = chosen(wanted, "mission") else {
        return Ok((0..printed.missions.len() as u16).collect());
    };
    let known = || printed.missions.iter().map(|mission| mission.id.as_str());
    let place = |id: &str| printed.mission(id).ok_or_else(|| unknown("mission", id, known()));
    asked.split(',').map(|id| place(id.trim())).collect()
}

fn add(
    pieces: &mut BTreeMap<Piece, (u64, u64, Deeds)>,
    piece: Piece,
    (games, wins, deeds): &(u64, u64, Deeds),
) {
    let all = pieces.entry(piece).or_default();
    all.0 += games;
    all.1 += wins;
    all.2.add(deeds);
}

/// The figures of every hero, then those of every tile.
fn characters(printed: &Printed, tally: &Tally) -> Vec<CharacterFigures> {
    let figures = tally.pieces.iter().map(|(&piece, (games, wins, deeds))| {
        let (id, name, camp) = match piece {
            Piece::Hero(place) => {
                let sheet = &printed.heroes[usize::from(place)];
                (&sheet.id, &sheet.name, Camp::Heroes)
            }
            Piece::Tile(place) => {
                let tile = &printed.tiles[usize::from(place)];
                (&tile.id, &tile.name, tile.camp)
            }
        };
        let side = match camp {
            Camp::Heroes => Some("a"),
            Camp::Villain => Some("b"),
            Camp::Neutral => None,
        };
        let mut figures =
            CharacterFigures { side, games: *games, wins: *wins, ..CharacterFigures::new(id, name) };
        figures.add(deeds);
        figures
    });
    figures.collect()
}

/// How the games of each mission ended.
fn breakdowns(printed: &Printed, tally: &Tally) -> Vec<Breakdown> {
    let missions = tally.missions.iter().map(|(&place, &outcomes)| {
        let mission = &printed.missions[usize::from(place)];
        Part { id: mission.id.clone(), name: mission.name.clone(), outcomes }
    });
    vec![Breakdown { by: "mission", parts: missions.collect() }]
}
