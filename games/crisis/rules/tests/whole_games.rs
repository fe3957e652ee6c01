//! What only whole games can prove.

use std::collections::BTreeSet;
use std::path::Path;
use std::sync::Arc;

use crisis::Crisis;
use crisis::ask::{Answer, Ask, Effect};
use crisis::card::{Cards, CrisisType, Edition, core, load};
use crisis::cites;
use crisis::setup::{RosterCharacter, Setup};
use crisis::state::{Figure, State};
use table::{
    Chance, Counts, Die, Fast, Flow, Game, Next, Picks, Playout, RuleId, Scene, Table, Uniform, Why, play_out,
};

fn cards() -> Arc<Cards> {
    Arc::new(core(Edition::Print2023).unwrap_or_else(|problems| panic!("{problems}")))
}

#[test]
fn random_games_end_on_every_battlefield() {
    let cards = cards();
    for battlefield in &cards.battlefields {
        let setup = Setup { battlefield: battlefield.id.clone(), ..Setup::usual() };
        let start = Crisis::start(&cards, &setup).unwrap_or_else(|error| panic!("{error}"));
        for number in 0..40 {
            let mut table = Playout::<Crisis, _>::new(Uniform, Fast::of_game(5, number));
            let end = play_out(&*cards, start.clone(), &mut table);
            let end = end.unwrap_or_else(|stop| panic!("{} {number}: {stop:?}", battlefield.id));
            assert!(end.outcome.is_some(), "{} {number}", battlefield.id);
        }
    }
}

/// A table that wants to know what is forbidden: there each candidate is judged by itself.
struct Judging<T> {
    table: T,
    forbidden: Vec<(Answer, Why)>,
}

impl<T: Table<Crisis>> Chance for Judging<T> {
    fn dice(&mut self, die: &'static Die, n: u8, why: RuleId) -> Flow<Counts> {
        self.table.dice(die, n, why)
    }

    fn draw(&mut self, weights: &[u32], why: RuleId) -> Flow<usize> {
        self.table.draw(weights, why)
    }
}

impl<T: Table<Crisis>> Table<Crisis> for Judging<T> {
    fn next(&mut self, state: &mut State, ask: &Ask) -> Flow<Next<Answer>> {
        self.table.next(state, ask)
    }

    fn pick(&mut self, scene: Scene<Crisis>, ask: &Ask, options: &[Answer]) -> Flow<usize> {
        self.forbidden.clear();
        self.table.pick(scene, ask, options)
    }

    fn forbidden(&mut self) -> Option<&mut Vec<(Answer, Why)>> {
        Some(&mut self.forbidden)
    }

    fn chance(&mut self) -> &mut dyn Chance {
        self
    }
}

/// Everything that a random game is asked and offers.
fn offered(cards: &Cards, start: &State, number: u64, judged: bool) -> Vec<(Ask, Vec<Answer>)> {
    let (mut all, mut picks) = (Vec::new(), Fast::of_game(24, number));
    let policy = Picks(|_: Scene<Crisis>, ask: &Ask, options: &[Answer]| {
        all.push((*ask, options.to_vec()));
        picks.below(options.len() as u32) as usize
    });
    let mut table = Playout::<Crisis, _>::new(policy, Fast::of_game(23, number));
    let end = if judged {
        play_out(cards, start.clone(), &mut Judging { table, forbidden: Vec::new() })
    } else {
        play_out(cards, start.clone(), &mut table)
    };
    assert!(end.is_ok_and(|end| end.outcome.is_some()), "{number}");
    all
}

/// What questions list together is what the law lets pass of each candidate by itself.
#[test]
fn what_is_offered_is_what_the_law_lets_pass() {
    let cards = cards();
    for (battlefield, number) in cards.battlefields.iter().cycle().zip(0..24) {
        let setup = Setup { battlefield: battlefield.id.clone(), ..Setup::usual() };
        let start = Crisis::start(&cards, &setup).unwrap_or_else(|error| panic!("{error}"));
        let listed = offered(&cards, &start, number, false);
        for (listed, judged) in listed.iter().zip(offered(&cards, &start, number, true)) {
            assert_eq!(*listed, judged, "game {number} on {}", battlefield.id);
        }
    }
}

/// Every crisis of the pack in some mission, with every kind of squad that chance makes of the core box.
#[test]
fn random_games_end_in_every_mission() {
    let cards = cards();
    let of = |kind: CrisisType| -> Vec<String> {
        cards.crises.iter().filter(|crisis| crisis.kind == kind).map(|crisis| crisis.id.clone()).collect()
    };
    let (secure, extraction) = (of(CrisisType::Secure), of(CrisisType::Extraction));
    let mut played = BTreeSet::new();
    for number in 0..300u64 {
        let mut setup = Setup::usual();
        for (side, roster) in setup.rosters.0.iter_mut().enumerate() {
            let pick = |all: &[String], at: usize| all[(number as usize + side * 2 + at) % all.len()].clone();
            let some = (0..3).map(|at| pick(&secure, at)).chain((0..3).map(|at| pick(&extraction, at)));
            roster.crises = some.collect();
        }
        let start = Crisis::start(&cards, &setup).unwrap_or_else(|error| panic!("{error}"));
        let mut table = Playout::<Crisis, _>::new(Uniform, Fast::of_game(11, number));
        let end = play_out(&*cards, start, &mut table).unwrap_or_else(|stop| panic!("{number}: {stop:?}"));
        assert!(end.outcome.is_some() && end.round <= 9, "{number}");
        played.extend(end.mission.into_iter().flatten());
    }
    assert_eq!(played.len(), cards.crises.len());
}

/// Whatever changes the state is told with its cause: a rule of the book, and where an effect asks, the superpower, attack,
/// special rule, card or condition that it comes from.
#[test]
fn whatever_happens_names_its_cause() {
    cites!("effects.sources");
    let cards = cards();
    let start = Crisis::start(&cards, &Setup::usual()).unwrap_or_else(|error| panic!("{error}"));
    let mut chance = Fast::new(9);
    let mut sources = Vec::new();
    for number in 0..12 {
        let fair = table::Fairness::alone(table::Seed::from_number(number));
        let source = table::Source::Fair(fair);
        let mut game = table::Match::<Crisis>::from_state(Arc::clone(&cards), start.clone(), source);
        while !game.over() {
            let before = game.now().state.clone();
            let told = game.told().len();
            let pending = &game.pending()[0];
            if let Ask::Dice { source, .. }
            | Ask::Thing { source, .. }
            | Ask::May { source, .. }
            | Ask::Amount { source, .. }
            | Ask::Option { source, .. } = pending.ask
            {
                sources.push(std::mem::discriminant(&source));
            }
            if let Ask::Effect { .. } = pending.ask {
                let used = pending.options.iter().filter_map(|option| match option {
                    Answer::Effect(Effect::Use(source)) => Some(std::mem::discriminant(source)),
                    _ => None,
                });
                sources.extend(used);
            }
            let answer = pending.options[chance.below(pending.options.len() as u32) as usize];
            game.answer(answer).unwrap_or_else(|refusal| panic!("{refusal:?}"));
            let new = &game.told()[told..];
            assert!(new.iter().all(|told| crisis::ledger_ids::IDS.contains(&told.rule.as_str())));
            // What a character has never changes without a word.
            let after = game.now().state;
            for (old, now) in before.figures.iter().zip(&after.figures) {
                let has = |it: &Figure| {
                    (it.damage, it.power, it.conditions, it.at, it.health, it.whereabouts, it.side)
                };
                assert!(has(old) == has(now) || !new.is_empty(), "{old:?} {now:?}");
            }
        }
    }
    let mut kinds = Vec::new();
    for source in sources {
        if !kinds.contains(&source) {
            kinds.push(source);
        }
    }
    // Superpowers, rules of attacks, team tactic cards, what lasts, and the book itself.
    assert!(kinds.len() >= 4, "{}", kinds.len());
}

/// Our own pack beside the core box: control, gems, grunts of two parents, split cards, conditions, crises that answer
/// anything, terrain to agree on.
fn homebrew() -> (Arc<Cards>, Setup) {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/packs/homebrew");
    let cards = load(&[folder], Edition::Print2023).unwrap_or_else(|problems| panic!("{problems}"));
    let mut setup = Setup::usual();
    setup.battlefield = "vault".to_owned();
    setup.layouts = ["vault", "museum-square", "night-market"].map(str::to_owned).to_vec();
    for roster in &mut setup.rosters.0 {
        let ours = ["mesmer", "herald", "warden", "ogre", "vessel", "facet", "jewel"];
        for (place, id) in ours.into_iter().enumerate() {
            roster.characters[place] = RosterCharacter::plain(id);
        }
        roster.characters[4].gems = vec!["mind".to_owned(), "space".to_owned()];
        roster.tactics[0] = "sacrifice".to_owned();
        roster.tactics[1] = "drill".to_owned();
        roster.crises[0] = "high-ground".to_owned();
        roster.crises[1] = "missing-witnesses".to_owned();
        roster.crises[3] = "low-tide".to_owned();
    }
    (Arc::new(cards), setup)
}

#[test]
fn random_games_of_homebrew_end() {
    let (cards, setup) = homebrew();
    let start = Crisis::start(&cards, &setup).unwrap_or_else(|error| panic!("{error}"));
    let mut played = BTreeSet::new();
    for number in 0..150 {
        let mut table = Playout::<Crisis, _>::new(Uniform, Fast::of_game(17, number));
        let end =
            play_out(&*cards, start.clone(), &mut table).unwrap_or_else(|stop| panic!("{number}: {stop:?}"));
        assert!(end.outcome.is_some(), "{number}");
        played.insert(end.battlefield);
    }
    assert_eq!(played.len(), 3, "players agree on every layout now and then");
}

#[test]
fn homebrew_conforms() {
    let (cards, setup) = homebrew();
    table::conformance::suite::<Crisis>(cards, &[setup], 1);
}
