//! Exact odds against the dice themselves: in random games of every mission, whatever is decided by dice has odds, and they are
//! the frequencies of playing on.

use std::sync::Arc;

use gotham::Gotham;
use gotham::answer::Answer;
use gotham::ask::{Ask, Topic};
use gotham::event::Event;
use gotham::odds::{Choices, Matter, Moment, Outcome, from_here, health, policy};
use gotham::printed::house;
use gotham::roll::Purpose;
use gotham::setup::Setup;
use gotham::state::State;
use table::{
    Chance, Counts, Die, Entry, Fairness, Fast, Flow, Game as _, Match, Next, Numbered, Play, RuleId, Scene,
    Seed, Stop, Table,
};

const CHOICES: Choices = Choices { cubes: 1, weapon: None, defence: 1 };

/// Hands back what was said and rolled, gives one answer, and plays on with real dice.
struct PlayedOn<'a, P> {
    since: &'a [Numbered<Answer>],
    at: usize,
    answer: Option<Answer>,
    policy: P,
    chance: &'a mut Fast,
    told: Vec<Event>,
}

impl<P> Chance for PlayedOn<'_, P> {
    fn dice(&mut self, die: &'static Die, n: u8, why: RuleId) -> Flow<Counts> {
        match self.since.get(self.at) {
            Some((_, Entry::Dice(sides))) if n > 0 => {
                self.at += 1;
                let mut counts = Counts::default();
                sides.iter().for_each(|side| counts[usize::from(die.sides[usize::from(side - 1)])] += 1);
                Ok(counts)
            }
            _ => self.chance.dice(die, n, why),
        }
    }

    fn draw(&mut self, weights: &[u32], why: RuleId) -> Flow<usize> {
        self.chance.draw(weights, why)
    }
}

impl<P: FnMut(Scene<Gotham>, &Ask, &[Answer]) -> usize> Table<Gotham> for PlayedOn<'_, P> {
    fn next(&mut self, _state: &mut State, _ask: &Ask) -> Flow<Next<Answer>> {
        let Some((_, entry)) = self.since.get(self.at) else {
            return Ok(self.answer.take().map_or(Next::Open, Next::Given));
        };
        let Entry::Answer(_, answer) = entry else { panic!("dice where a question was") };
        self.at += 1;
        Ok(Next::Given(*answer))
    }

    fn pick(&mut self, scene: Scene<Gotham>, ask: &Ask, options: &[Answer]) -> Flow<usize> {
        Ok((self.policy)(scene, ask, options))
    }

    fn listening(&self) -> bool {
        true
    }

    fn event(&mut self, event: Event, _why: RuleId) -> Flow<()> {
        if self.answer.is_none() {
            self.told.push(event);
        }
        Ok(())
    }

    fn chance(&mut self) -> &mut dyn Chance {
        self
    }
}

/// The number that came of playing on once: wounds, or successes.
fn played_on(game: &Match<Gotham>, answer: Answer, matter: Matter, chance: &mut Fast) -> u8 {
    let (checkpoint, since) = game.since_checkpoint();
    let figure = matter.figure();
    let before = health(game.now().state, figure);
    let policy = policy(figure, CHOICES);
    let mut table = PlayedOn { since, at: 0, answer: Some(answer), policy, chance, told: Vec::new() };
    let mut play = Play::new(game.now().content, checkpoint.clone(), &mut table);
    let flow = Gotham::step(&mut play);
    assert!(matches!(flow, Ok(()) | Err(Stop::Over)), "{flow:?}");
    let after = health(&play.state, figure);
    let told = |event: &Event| match (matter, event) {
        (Matter::Deed(_), Event::DeedCounted { figure: it, successes, .. }) if *it == figure => {
            Some(*successes)
        }
        (Matter::Hazard(_), Event::Wounded { figure: it, wounds }) if *it == figure => {
            Some((*wounds).min(before))
        }
        (Matter::Hazard(_), Event::Unharmed { figure: it }) if *it == figure => Some(0),
        _ => None,
    };
    table.told.iter().find_map(told).unwrap_or_else(|| before.saturating_sub(after))
}

/// With a probability of one in a million, a frequency of so many tries is farther from the chance than this (Hoeffding).
fn bound(tries: u32) -> f64 {
    ((2.0 * 1e6f64).ln() / (2.0 * f64::from(tries))).sqrt()
}

#[test]
fn whatever_dice_decide_has_odds_and_they_are_the_frequencies_of_play() {
    const TRIES: u32 = 400;
    let printed = Arc::new(house().unwrap_or_else(|problems| panic!("{problems}")));
    let (mut rerolls, mut compared) = ([0; 4], 0);
    for (seed, mission) in (0..).zip(printed.missions.iter().chain(&printed.missions)) {
        let setup = Setup::usual(&printed, mission);
        let fairness = Fairness::alone(Seed::from_number(seed));
        let mut game = Match::<Gotham>::new(printed.clone(), &setup, fairness).expect("it can be played");
        let mut chance = Fast::new(seed);
        while let Some(pending) = game.pending().first() {
            let (ask, options) = (pending.ask, pending.options.clone());
            let scene = game.now();
            let (checkpoint, since) = game.since_checkpoint();
            let moment = Moment { checkpoint, since, ask };
            if matches!(ask.topic, Topic::Reroll { .. }) {
                let purpose = scene.state.rolls.last().map(|roll| roll.purpose);
                let kind = match purpose.expect("dice lie on the table") {
                    Purpose::Attack => 0,
                    Purpose::Defence => 1,
                    Purpose::Deed { .. } => 2,
                    Purpose::Hazard => 3,
                };
                rerolls[kind] += 1;
            }
            for (at, &answer) in options.iter().enumerate() {
                let matter = Matter::of(scene, moment, answer);
                let about_dice =
                    matches!(ask.topic, Topic::Reroll { .. } | Topic::Target { .. } | Topic::Weapon { .. });
                assert!(matter.is_some() || !about_dice, "{answer:?} to {ask:?}");
                let Some(matter) = matter else { continue };
                let odds = from_here(scene, moment, answer, CHOICES, matter)
                    .unwrap_or_else(|stop| panic!("{stop:?}: {answer:?} to {ask:?}"));
                let sum = odds.chance(|_| true);
                assert!((sum - 1.0).abs() < 1e-9, "{sum}: {answer:?} to {ask:?}");
                if chance.below(12) > 0 || at > 2 {
                    continue;
                }
                compared += 1;
                let found: Vec<u8> =
                    (0..TRIES).map(|_| played_on(&game, answer, matter, &mut chance)).collect();
                let most =
                    odds.outcomes.iter().map(|(outcome, _)| outcome.amount()).max().unwrap_or_default();
                assert!(found.iter().all(|amount| *amount <= most), "{answer:?} to {ask:?}: {found:?}");
                for least in 1..=most {
                    let chance = odds.chance(|outcome: &Outcome| outcome.amount() >= least);
                    let found =
                        found.iter().filter(|amount| **amount >= least).count() as f64 / f64::from(TRIES);
                    let off = (found - chance).abs();
                    assert!(off <= bound(TRIES), "{found} is not {chance}: {answer:?} to {ask:?}");
                }
            }
            let answer = options[chance.below(options.len() as u32) as usize];
            game.answer(answer).expect("it was offered");
        }
        assert!(game.over());
    }
    assert!(rerolls.iter().all(|&met| met > 0) && compared > 60, "{rerolls:?}, {compared} compared");
}
