//! What is counted of a game of Crisis Protocol: who hurt whom, and how games of each mission, battlefield, affiliation and
//! character ended.

mod asked;
mod attack;
mod bench;
mod deal;
mod icepool;

use std::collections::BTreeMap;
use std::path::PathBuf;

use content::{Name, Names};
use crisis::Crisis;
use crisis::card::Cards;
use crisis::event::Event;
use crisis::state::{FIGURES, FigureId, Side, State};
use lab::figures::{Breakdown, CharacterFigures, Outcomes, Part, Tables};
use lab::{Bench, Blows, Dealer, Deeds, Ended, Lab, Run, Wish};
use table::Scene;
use wire::lobby::Chosen;

use crate::CrisisFace;
use deal::Deal;

pub use attack::Attack;

/// What is counted of one game or of many.
#[derive(Default)]
pub struct Tally {
    /// Of the game that is being played.
    blows: Blows<FIGURES>,
    /// Who took the first priority token.
    priority: Option<Side>,
    missions: BTreeMap<[u16; 2], Outcomes>,
    battlefields: BTreeMap<u16, Outcomes>,
    /// As the affiliation sees it: `a` are games won by the side that has it.
    affiliations: BTreeMap<Option<u16>, Outcomes>,
    /// As the first to have priority sees it.
    first: Outcomes,
    characters: BTreeMap<u16, (u64, u64, Deeds)>,
}

impl Lab<Crisis> for CrisisFace {
    type Tally = Tally;

    fn wishes(&self) -> &'static [Wish] {
        asked::WISHES
    }

    fn content(&self, packs: &[PathBuf], wanted: &[Chosen]) -> Option<anyhow::Result<Cards>> {
        Some(asked::cards(packs, wanted))
    }

    fn deal<'c>(&self, cards: &'c Cards, wanted: &[Chosen], seed: u64) -> anyhow::Result<Dealer<'c, Crisis>> {
        let deal = Deal::new(cards, seed, asked::of(cards, wanted)?)?;
        Ok(Box::new(move |number| deal.setup(number)))
    }

    fn turns(&self, state: &State) -> u32 {
        u32::from(state.round)
    }

    fn hear(&self, tally: &mut Tally, event: &Event) {
        match *event {
            Event::PriorityRolled { winner, .. } => tally.priority = winner,
            Event::ActivationBegan { figure } => tally.blows.acts(Some(figure.0)),
            Event::Activated { .. } => tally.blows.acts(None),
            Event::Damaged { figure, amount, .. } => tally.blows.hurt(figure.0, amount),
            Event::Dazed { figure } => tally.blows.falls(figure.0),
            Event::Removed { figure } => {
                tally.blows.falls(figure.0);
                tally.blows.leaves(figure.0);
            }
            _ => {}
        }
    }

    fn end(&self, tally: &mut Tally, scene: Scene<Crisis>, ended: Ended) {
        let state = scene.state;
        if let [Some(secure), Some(extraction)] = state.mission {
            tally.missions.entry([secure, extraction]).or_default().count(ended);
        }
        tally.battlefields.entry(state.battlefield).or_default().count(ended);
        if let Some(first) = tally.priority {
            tally.first.count(seen_by(first, ended));
        }
        for side in Side::BOTH {
            let affiliation = state.squads[side].affiliation;
            tally.affiliations.entry(affiliation).or_default().count(seen_by(side, ended));
        }
        for id in state.figure_ids() {
            let figure = state.figure(id);
            let enemy = |other: &FigureId| state.figure(*other).side != figure.side;
            let enemies = state.figure_ids().filter(enemy).map(|enemy| enemy.0);
            let deeds = tally.blows.deeds(id.0, enemies);
            let won = seen_by(figure.side, ended) == Ended::A;
            add(tally.characters.entry(figure.character).or_default(), (1, u64::from(won), deeds));
        }
    }

    fn add(&self, tally: &mut Tally, more: &Tally) {
        for (&mission, outcomes) in &more.missions {
            tally.missions.entry(mission).or_default().add(outcomes);
        }
        for (&battlefield, outcomes) in &more.battlefields {
            tally.battlefields.entry(battlefield).or_default().add(outcomes);
        }
        for (&affiliation, outcomes) in &more.affiliations {
            tally.affiliations.entry(affiliation).or_default().add(outcomes);
        }
        tally.first.add(&more.first);
        for (&character, figures) in &more.characters {
            add(tally.characters.entry(character).or_default(), *figures);
        }
    }

    fn tables(&self, cards: &Cards, run: &Run<Tally>) -> Tables {
        let characters = characters(cards, &run.tally);
        Tables { characters, breakdowns: breakdowns(cards, &run.tally), matrix: None }
    }

    fn bench(&self) -> &dyn Bench<Crisis> {
        self
    }
}

/// How a game ended for a side: won as if it were side A.
fn seen_by(side: Side, ended: Ended) -> Ended {
    match (side, ended) {
        (Side::A, ended) | (Side::B, ended @ Ended::Draw) => ended,
        (Side::B, Ended::A) => Ended::B,
        (Side::B, Ended::B) => Ended::A,
    }
}

fn add(to: &mut (u64, u64, Deeds), (games, wins, deeds): (u64, u64, Deeds)) {
    to.0 += games;
    to.1 += wins;
    to.2.add(&deeds);
}

/// The figures of every character that was played.
fn characters(cards: &Cards, tally: &Tally) -> Vec<CharacterFigures> {
    let figures = tally.characters.iter().map(|(&at, &(games, wins, deeds))| {
        let card = &cards.characters[usize::from(at)];
        let mut figures = CharacterFigures { games, wins, ..CharacterFigures::new(&card.id, &card.name) };
        figures.add(&deeds);
        figures
    });
    figures.collect()
}

/// How the games of each crisis, mission, battlefield, affiliation and of the first player ended.
fn breakdowns(cards: &Cards, tally: &Tally) -> Vec<Breakdown> {
    let crisis = |at: u16| &cards.crises[usize::from(at)];
    let missions = tally.missions.iter().map(|(&[secure, extraction], &outcomes)| {
        let (secure, extraction) = (crisis(secure), crisis(extraction));
        let join = |one: &str, other: &str| format!("{one} + {other}");
        let name = Names {
            en: join(&secure.name.en, &extraction.name.en),
            fr: join(&secure.name.fr, &extraction.name.fr),
            de: join(&secure.name.de, &extraction.name.de),
        };
        Part { id: format!("{}+{}", secure.id, extraction.id), name, outcomes }
    });
    let battlefields = tally.battlefields.iter().map(|(&at, &outcomes)| {
        let battlefield = &cards.battlefields[usize::from(at)];
        Part { id: battlefield.id.clone(), name: battlefield.name.clone(), outcomes }
    });
    let affiliations = tally.affiliations.iter().map(|(&at, &outcomes)| match at {
        Some(at) => {
            let affiliation = &cards.affiliations[usize::from(at)];
            Part { id: affiliation.id.clone(), name: affiliation.name.clone(), outcomes }
        }
        None => Part { id: "none".to_owned(), name: Name::everywhere("–").0, outcomes },
    });
    let first = Part { id: "first".to_owned(), name: Name::everywhere("1").0, outcomes: tally.first };
    vec![
        Breakdown { by: "mission", parts: missions.collect() },
        Breakdown { by: "battlefield", parts: battlefields.collect() },
        Breakdown { by: "affiliation", parts: affiliations.collect() },
        Breakdown { by: "priority", parts: vec![first] },
    ]
}
