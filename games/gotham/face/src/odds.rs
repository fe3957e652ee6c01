//! Exact odds of everything that dice decide: attacks, manipulations and thoughts, dangers; before the dice are rolled, and
//! from the middle of it.
//!
//! An attack can be told from one end only as long as its defender has not chosen: it is told from both, with a defender who
//! spends nothing and with one who spends all that can be spent.

use gotham::Gotham;
use gotham::answer::Answer;
use gotham::ask::Topic;
use gotham::attack::AttackKind;
use gotham::energy::{account, room};
use gotham::hindrance;
use gotham::odds::{Choices, Matter, Moment, Outcome, Standing, as_they_lie, from_here, health};
use gotham::printed::term::{CubeBox, LineTrigger};
use gotham::state::FigureId;
use gotham::target::smoke;
use host::Open;
use wire::odds::{Chance, Check, Comparison, Headline, Odds, Otherwise, Threshold, Variant};
use words::Message;

use crate::GothamFace;
use crate::voice::{Teller, teller};

/// The odds of an answer as it stands: the least cubes where they are still to be chosen, and a defender who spends none; of
/// one who spends all, what matters most.
pub(super) fn of(open: &Open<Gotham>, teller: &Teller, answer: Answer) -> Option<Odds> {
    let stake = Stake::of(open, teller, answer)?;
    let plain = stake.odds(1, 0)?;
    let defence = stake.open_defence();
    let otherwise = (defence > 0).then(|| stake.odds(1, defence)).flatten().map(|defended| Otherwise {
        label: stake.counted("gotham-odds-if-defended", defence),
        headlines: defended.headlines,
    });
    Some(Odds { otherwise, ..plain })
}

impl host::Odds<Gotham> for GothamFace {
    /// The ways to go on, set beside each other.
    fn odds(&self, open: &Open<Gotham>, answer: Answer) -> Option<Comparison> {
        let teller = teller(&open.reader);
        let stake = Stake::of(open, &teller, answer)?;
        let defence = stake.open_defence();
        let assumes = if defence > 0 {
            stake.counted("gotham-odds-assumes-defence", defence)
        } else {
            open.reader.words.word("gotham-odds-assumes")
        };
        Some(Comparison {
            title: teller.answer(&open.pending.ask, &answer),
            checks: stake.checks(),
            variants: stake.variants(defence),
            assumes: Some(assumes),
        })
    }
}

/// What the dice on the table come to as they lie, in words.
pub(super) fn standing(open: &Open<Gotham>, teller: &Teller) -> Option<String> {
    let state = open.scene.state;
    let message = match as_they_lie(open.scene, moment(open))? {
        Standing::Attack(successes) => {
            let attack = state.attack()?;
            Message::new("gotham-stands-attack")
                .with("successes", successes)
                .with("attacker", teller.figure(attack.attacker))
                .with("target", teller.figure(attack.target))
        }
        Standing::Defence { attack, defence } => Message::new("gotham-stands-defence")
            .with("attack", attack)
            .with("defence", defence)
            .with("wounds", attack.saturating_sub(defence)),
        Standing::Deed { successes, difficulty } => {
            Message::new("gotham-stands-deed").with("successes", successes).with("difficulty", difficulty)
        }
        Standing::Hazard(wounds) => Message::new("gotham-stands-hazard").with("wounds", wounds),
    };
    Some(open.reader.words.say(&message))
}

fn moment<'a>(open: &Open<'a, Gotham>) -> Moment<'a> {
    Moment { checkpoint: open.checkpoint, since: open.since, ask: open.pending.ask }
}

/// An answer on which hangs what dice decide.
struct Stake<'a, 'g> {
    open: &'a Open<'g, Gotham>,
    teller: &'a Teller<'a>,
    answer: Answer,
    matter: Matter,
}

impl<'a, 'g> Stake<'a, 'g> {
    fn of(open: &'a Open<'g, Gotham>, teller: &'a Teller<'a>, answer: Answer) -> Option<Self> {
        let matter = Matter::of(open.scene, moment(open), answer)?;
        Some(Stake { open, teller, answer, matter })
    }

    /// The cubes that the defender may still spend.
    fn open_defence(&self) -> u8 {
        self.matter.open_defence(self.open.scene, moment(self.open))
    }

    /// What comes of it with so many cubes, unless they are chosen already, and so many of the defender's.
    fn odds(&self, cubes: u8, defence: u8) -> Option<Odds> {
        let choices = Choices { cubes, weapon: None, defence };
        let odds = from_here(self.open.scene, moment(self.open), self.answer, choices, self.matter);
        Some(self.told(&odds.ok()?))
    }

    /// With every number of cubes, where they are still to be chosen, and against a defender who spends all that can be spent;
    /// where neither is open, beside the other answers.
    fn variants(&self, defence: u8) -> Vec<Variant> {
        let words = self.open.reader.words;
        let most = self.open_cubes();
        let price = |cubes: u8| most.map(|_| self.counted("gotham-detail-cubes", cubes));
        let most = most.unwrap_or(1);
        let variant = |cubes: u8, defence: u8, label: String| {
            Some(Variant { label, price: price(cubes), odds: self.odds(cubes, defence)? })
        };
        if defence > 0 {
            let plain = || words.word("gotham-variant-plain");
            let defended = self.counted("gotham-variant-defended", defence);
            // The chart draws the first three: the least that can come of it, the most, and the most against a full defence.
            let ends = [variant(1, 0, plain()), (most > 1).then(|| variant(most, 0, plain())).flatten()];
            let between = (2..most).filter_map(|cubes| variant(cubes, 0, plain()));
            let ends = ends.into_iter().flatten().chain(variant(most, defence, defended));
            return ends.chain(between).collect();
        }
        if most > 1 {
            return (1..=most).filter_map(|cubes| variant(cubes, 0, price(cubes)?)).collect();
        }
        self.answers()
    }

    /// All answers that are about the same thing, in the order in which they are offered.
    fn answers(&self) -> Vec<Variant> {
        let ask = &self.open.pending.ask;
        let variant = |&answer: &Answer| {
            let stake = Stake::of(self.open, self.teller, answer)?;
            let odds = (stake.matter == self.matter).then(|| stake.odds(1, 0)).flatten()?;
            Some(Variant { label: self.teller.answer(ask, &answer), price: None, odds })
        };
        self.open.pending.options.iter().filter_map(variant).collect()
    }

    /// How many cubes can be spent on a hero's action that was declared just now.
    fn open_cubes(&self) -> Option<u8> {
        let scene = self.open.scene;
        let (figure, into) = match self.open.pending.ask.topic {
            Topic::Target { attacker, kind } if scene.state.attacks.is_empty() => (attacker, box_of(kind)),
            Topic::Deed { figure, effort } => (figure, effort.cube_box()),
            _ => return None,
        };
        scene.state.hero_of(figure).map(|_| room(scene, account(scene.state, figure, into)).max(1))
    }

    /// What holds before any die.
    fn checks(&self) -> Vec<Check> {
        let (scene, words) = (self.open.scene, self.open.reader.words);
        let check = |code: &str, key: &'static str, figure: FigureId, count: u8| {
            let label = Message::new(key).with("count", count).with("figure", self.teller.figure(figure));
            Check { code: code.to_owned(), label: words.say(&label), good: Some(count == 0) }
        };
        let hindered = |figure: FigureId, when| {
            let count = hindrance::to_actions(scene, figure, when);
            check("hindrance", "gotham-check-hindrance", figure, count)
        };
        match (self.matter, self.open.pending.ask.topic) {
            (Matter::Attack(target), Topic::Target { attacker, kind: AttackKind::Ranged }) => {
                let smoke = check("smoke", "gotham-check-smoke", attacker, smoke(scene, attacker, target));
                vec![hindered(attacker, LineTrigger::RangedAttack), smoke]
            }
            (Matter::Deed(_), Topic::Deed { figure, effort }) => vec![hindered(figure, effort.trigger())],
            _ => Vec::new(),
        }
    }

    fn told(&self, odds: &table::Odds<Outcome>) -> Odds {
        let words = self.open.reader.words;
        let headline = |code: &str, key: &'static str, wanted: &dyn Fn(&Outcome) -> bool| Headline {
            code: code.to_owned(),
            label: words.word(key),
            chance: odds.chance(wanted),
        };
        let shackles = odds.outcomes.iter().any(|(outcome, _)| outcome.shackles() > 0);
        let deed = odds.outcomes.iter().find_map(|(outcome, _)| match outcome {
            Outcome::Deed { difficulty, .. } => Some(*difficulty),
            Outcome::Harm(_) => None,
        });
        let amount = |outcome: &Outcome| if shackles { outcome.shackles() } else { outcome.amount() };
        let (headlines, unit, threshold) = match deed {
            Some(difficulty) => (
                vec![headline("hit", "gotham-odds-done", &|outcome| outcome.is_done())],
                "gotham-odds-successes",
                Some((difficulty, Message::new("gotham-threshold-done"))),
            ),
            // Tokens are given in place of wounds.
            None if shackles => (
                vec![headline("hit", "gotham-odds-shackled", &|outcome| outcome.shackles() > 0)],
                "gotham-odds-tokens",
                None,
            ),
            None => {
                let figure = self.matter.figure();
                let falls =
                    Message::new("gotham-threshold-neutralised").with("figure", self.teller.figure(figure));
                (
                    vec![
                        headline("hit", "gotham-odds-wounded", &|outcome| outcome.amount() > 0),
                        headline("ko", "gotham-odds-neutralised", &|outcome| outcome.is_neutralised()),
                    ],
                    "gotham-odds-wounds",
                    Some((health(self.open.scene.state, figure), falls)),
                )
            }
        };
        let most = odds.outcomes.iter().map(|(outcome, _)| amount(outcome)).max().unwrap_or_default();
        let amounts = (0..=most).map(|wanted| Chance {
            amount: wanted.into(),
            chance: odds.chance(|outcome| amount(outcome) == wanted),
        });
        let threshold = threshold.map(|(from, label)| Threshold {
            amount: from.into(),
            label: words.say(&label.with("amount", from)),
        });
        Odds {
            headlines,
            amounts: amounts.filter(|amount| amount.chance > 0.0).collect(),
            unit: words.word(unit),
            mean: odds.mean(|outcome| f64::from(amount(outcome))),
            thresholds: threshold.into_iter().collect(),
            otherwise: None,
        }
    }

    fn counted(&self, key: &'static str, count: u8) -> String {
        self.open.reader.words.say(&Message::new(key).with("count", count))
    }
}

fn box_of(kind: AttackKind) -> CubeBox {
    match kind {
        AttackKind::Melee => CubeBox::Melee,
        AttackKind::Ranged => CubeBox::Ranged,
    }
}
