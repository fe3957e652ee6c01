//! What is counted of a game of Champions: how games of each hero, villain, mode and size of party ended.

mod asked;
mod bench;
mod deal;

pub use asked::Asked;

use std::collections::BTreeMap;

use champions::Champions;
use champions::card::{CardId, CardType, Cards, Scenario, SetKind};
use champions::encounter_deck::Mode;
use champions::state::{Reading, State};
use content::{Name, Names};
use lab::figures::{Breakdown, Heading, Matrix, Outcomes, Part, Row, Tables};
use lab::{Bench, Dealer, Ended, Lab, Run, Wish};
use table::{Scene, Seat};
use wire::lobby::Chosen;

use crate::ChampionsFace;
use deal::Deal;

/// What a game was played with, as far as games are told apart by it. Modes and scenarios are told by the stages of the
/// villain, which the state keeps.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
struct Table {
    /// Every stage of the villain, in the order of their ids.
    stages: Vec<CardId>,
    /// Every identity, by seat.
    heroes: Vec<CardId>,
}

/// What is counted of one game or of many: what the players won is counted as won by side A, what they lost by side B.
#[derive(Default)]
pub struct Tally {
    tables: BTreeMap<Table, Outcomes>,
}

impl Lab<Champions> for ChampionsFace {
    type Tally = Tally;

    fn wishes(&self) -> &'static [Wish] {
        asked::WISHES
    }

    fn deal<'c>(
        &self,
        cards: &'c Cards,
        wanted: &[Chosen],
        seed: u64,
    ) -> anyhow::Result<Dealer<'c, Champions>> {
        let deal = Deal::new(cards, seed, Asked::of(cards, wanted)?)?;
        Ok(Box::new(move |number| deal.setup(number)))
    }

    /// players.elimination.shared-result
    fn together(&self) -> bool {
        true
    }

    fn turns(&self, state: &State) -> u32 {
        u32::from(state.round)
    }

    fn end(&self, tally: &mut Tally, scene: Scene<Champions>, ended: Ended) {
        let encounter = &scene.state.encounter;
        let villain = |card: &CardId| scene.printed(*card).front().kind == CardType::Villain;
        let gone = encounter.removed.iter().copied().filter(villain);
        let stages = encounter.villain_deck.iter().copied().chain(gone);
        let mut stages: Vec<CardId> = stages.chain([scene.villain().card]).collect();
        stages.sort_unstable();
        let seats = (0..scene.state.started()).map(Seat);
        let heroes = seats.map(|seat| scene.identity(seat).card).collect();
        tally.tables.entry(Table { stages, heroes }).or_default().count(ended);
    }

    fn add(&self, tally: &mut Tally, more: &Tally) {
        for (table, outcomes) in &more.tables {
            tally.tables.entry(table.clone()).or_default().add(outcomes);
        }
    }

    fn tables(&self, cards: &Cards, run: &Run<Tally>) -> Tables {
        let matrix = Some(matrix(cards, &run.tally));
        Tables { breakdowns: breakdowns(cards, &run.tally), matrix, ..Tables::default() }
    }

    fn bench(&self) -> &dyn Bench<Champions> {
        self
    }
}

impl Table {
    /// The scenario and the mode whose villain deck this is.
    fn played<'a>(&self, cards: &'a Cards) -> Option<(&'a Scenario, Mode)> {
        let is = |deck: &[CardId]| {
            let mut deck = deck.to_vec();
            deck.sort_unstable();
            deck == self.stages
        };
        cards.scenarios.iter().find_map(|scenario| match () {
            () if is(&scenario.standard) => Some((scenario, Mode::Standard)),
            () if is(&scenario.expert) => Some((scenario, Mode::Expert)),
            () => None,
        })
    }
}

/// How the games of each hero, villain and mode ended, of each hero, and of each number of players.
fn breakdowns(cards: &Cards, tally: &Tally) -> Vec<Breakdown> {
    let mut villains = Parts::default();
    let mut heroes = Parts::default();
    let mut matchups = Parts::default();
    let mut players = Parts::default();
    for (table, outcomes) in &tally.tables {
        let count = table.heroes.len().to_string();
        players.add(count.clone(), || Name::everywhere(&count).0, outcomes);
        let villain = table.played(cards).map(|(scenario, mode)| {
            let id = format!("{}+{}", scenario.id, id_of(mode));
            (id, joined(&scenario.name, &name_of(cards, mode)))
        });
        if let Some((id, name)) = &villain {
            villains.add(id.clone(), || name.clone(), outcomes);
        }
        for &hero in &table.heroes {
            let hero = cards.card(hero);
            heroes.add(hero.id.clone(), || hero.front().name.clone(), outcomes);
            if let Some((id, name)) = &villain {
                let name = || joined(&hero.front().name, name);
                matchups.add(format!("{}+{id}", hero.id), name, outcomes);
            }
        }
    }
    vec![
        villains.breakdown("villain"),
        heroes.breakdown("hero"),
        matchups.breakdown("matchup"),
        players.breakdown("players"),
    ]
}

/// How the games of each hero in a party of each size ended, against each villain in each mode.
fn matrix(cards: &Cards, tally: &Tally) -> Matrix {
    let modes = |scenario| [Mode::Standard, Mode::Expert].map(|mode| (scenario, mode));
    let columns: Vec<(&Scenario, Mode)> = cards.scenarios.iter().flat_map(modes).collect();
    let mut rows: BTreeMap<(CardId, usize), Vec<Outcomes>> = BTreeMap::new();
    for (table, outcomes) in &tally.tables {
        let Some((scenario, mode)) = table.played(cards) else { continue };
        let at = columns.iter().position(|(other, of)| other.id == scenario.id && *of == mode);
        let Some(at) = at else { continue };
        for &hero in &table.heroes {
            let cells = rows.entry((hero, table.heroes.len()));
            cells.or_insert_with(|| vec![Outcomes::default(); columns.len()])[at].add(outcomes);
        }
    }
    let heading = |(scenario, mode): (&Scenario, Mode)| Heading {
        id: format!("{}+{}", scenario.id, id_of(mode)),
        name: joined(&scenario.name, &name_of(cards, mode)),
    };
    let row = |((hero, players), cells)| {
        let hero = cards.card(hero);
        Row { of: Heading { id: hero.id.clone(), name: hero.front().name.clone() }, players, cells }
    };
    Matrix { columns: columns.into_iter().map(heading).collect(), rows: rows.into_iter().map(row).collect() }
}

fn id_of(mode: Mode) -> &'static str {
    match mode {
        Mode::Standard => "standard",
        Mode::Expert => "expert",
    }
}

/// A mode is called after the set of cards that comes with it.
fn name_of(cards: &Cards, mode: Mode) -> Names {
    let kind = match mode {
        Mode::Standard => SetKind::Standard,
        Mode::Expert => SetKind::Expert,
    };
    let set = cards.sets.iter().find(|set| set.kind == kind);
    set.map_or_else(|| Name::everywhere(id_of(mode)).0, |set| set.name.clone())
}

fn joined(one: &Names, other: &Names) -> Names {
    let join = |one: &str, other: &str| format!("{one} + {other}");
    Names { en: join(&one.en, &other.en), fr: join(&one.fr, &other.fr), de: join(&one.de, &other.de) }
}

/// Parts that are being put together, in the order of their ids.
#[derive(Default)]
struct Parts(BTreeMap<String, (Names, Outcomes)>);

impl Parts {
    fn add(&mut self, id: String, name: impl FnOnce() -> Names, outcomes: &Outcomes) {
        self.0.entry(id).or_insert_with(|| (name(), Outcomes::default())).1.add(outcomes);
    }

    fn breakdown(self, by: &'static str) -> Breakdown {
        let parts = self.0.into_iter().map(|(id, (name, outcomes))| Part { id, name, outcomes });
        Breakdown { by, parts: parts.collect() }
    }
}
