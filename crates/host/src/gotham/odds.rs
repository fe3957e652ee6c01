//! Exact odds of attacks: before they are made, and from the middle of them.

use gotham::Gotham;
use gotham::answer::{Amount, Answer, CharacterAct, Weapon};
use gotham::ask::Topic;
use gotham::attack::AttackKind;
use gotham::energy::{account, room};
use gotham::hindrance;
use gotham::odds::{Choices, Moment, Result as Blow, attack, from_here};
use gotham::printed::term::{CubeBox, LineTrigger};
use gotham::state::{Body, FigureId, State};
use gotham::target::smoke;
use table::{Entry, Scene};
use wire::odds::{Chance, Check, Comparison, Headline, Odds, Threshold, Variant};
use words::gotham::Teller;
use words::{Message, Words};

use super::attempt::Attempt;
use crate::Asking;

/// More cubes than any box holds: as many as can be spent.
const ALL: u8 = u8::MAX;

/// The odds of an answer as it stands: the least cubes where they are still to be chosen, and a defender who spends none.
pub(super) fn of(asking: &Asking<Gotham>, teller: &Teller, answer: Answer) -> Option<Odds> {
    if let Some(attempt) = Attempt::of(asking, answer) {
        return attempt.odds(asking, attempt.cubes.unwrap_or(1));
    }
    let aim = Aim::of(asking, answer)?;
    Some(aim.odds(asking, 1, 0)?.told(teller, asking.look.words))
}

/// The ways to go on, set beside each other.
pub(super) fn comparison(asking: &Asking<Gotham>, teller: &Teller, answer: Answer) -> Option<Comparison> {
    let (ask, words) = (&asking.pending.ask, asking.look.words);
    if let Some(attempt) = Attempt::of(asking, answer) {
        let variants = attempt.plans(asking);
        return Some(Comparison {
            title: teller.answer(ask, &answer),
            checks: attempt.checks(asking),
            variants,
        });
    }
    let aim = Aim::of(asking, answer)?;
    let variants = match aim {
        Aim::Planned { .. } => aim.plans(asking, teller),
        Aim::UnderWay { .. } => {
            let variant = |&option: &Answer| {
                let blow = Aim::of(asking, option)?.odds(asking, 1, 0)?;
                let label = teller.answer(ask, &option);
                Some(Variant { label, price: None, odds: blow.told(teller, words) })
            };
            asking.pending.options.iter().filter_map(variant).collect()
        }
    };
    Some(Comparison { title: teller.answer(ask, &answer), checks: aim.checks(asking, teller), variants })
}

/// An attack that chance decides.
#[derive(Clone, Copy)]
enum Aim {
    /// It has been declared, and its dice are still to be rolled.
    Planned {
        attacker: FigureId,
        target: FigureId,
        kind: AttackKind,
        /// The characteristic of the tile that it is made with.
        line: u8,
        /// The cubes, once they are chosen.
        cubes: Option<u8>,
        weapon: Option<Weapon>,
    },
    /// Its dice lie on the table.
    UnderWay { target: FigureId, answer: Answer },
}

impl Aim {
    fn of(asking: &Asking<Gotham>, answer: Answer) -> Option<Aim> {
        let state = asking.scene.state;
        match (asking.pending.ask.topic, answer) {
            (Topic::Target { attacker, kind }, Answer::Figure(target)) if state.attacks.is_empty() => {
                let line = line_of(asking);
                Some(Aim::Planned { attacker, target, kind, line, cubes: None, weapon: None })
            }
            (
                Topic::Cubes { figure, into: CubeBox::Melee | CubeBox::Ranged, .. },
                Answer::Amount(Amount(cubes)),
            ) if state.attacks.is_empty() => Some(Aim::planned(asking, figure, Some(cubes), None)?),
            (Topic::Weapon { hero, second: false, .. }, Answer::Weapon(weapon))
                if state.attacks.is_empty() =>
            {
                Some(Aim::planned(asking, state.hero(hero).figure, None, Some(weapon))?)
            }
            (Topic::Reroll { .. }, Answer::Die(_))
            | (Topic::Cubes { into: CubeBox::Defence, .. }, Answer::Amount(_)) => {
                Some(Aim::UnderWay { target: state.attack()?.target, answer })
            }
            _ => None,
        }
    }

    /// The attack that a hero's action has come to: what was answered since the step began says which.
    fn planned(
        asking: &Asking<Gotham>,
        attacker: FigureId,
        cubes: Option<u8>,
        weapon: Option<Weapon>,
    ) -> Option<Aim> {
        let mut said = asking.since.iter().rev().filter_map(|(_, entry)| match entry {
            Entry::Answer(_, answer) => Some(*answer),
            _ => None,
        });
        let target = said.clone().find_map(|answer| match answer {
            Answer::Figure(target) => Some(target),
            _ => None,
        })?;
        let spent = said.find_map(|answer| match answer {
            Answer::Amount(Amount(cubes)) => Some(cubes),
            _ => None,
        });
        let kind = match asking.pending.ask.topic {
            Topic::Cubes { into: CubeBox::Melee, .. }
            | Topic::Weapon { when: LineTrigger::MeleeAttack, .. } => AttackKind::Melee,
            _ => AttackKind::Ranged,
        };
        // Where one cube alone can be spent nobody is asked.
        let cubes = cubes.or(spent).or(Some(1));
        Some(Aim::Planned { attacker, target, kind, line: 0, cubes, weapon })
    }

    /// What comes of it with so many cubes, unless they are chosen already, and so many of the defender's.
    fn odds(self, asking: &Asking<Gotham>, cubes: u8, defence: u8) -> Option<Distribution> {
        let Asking { scene, checkpoint, since, .. } = *asking;
        let (target, odds) = match self {
            Aim::Planned { attacker, target, kind, line, cubes: chosen, weapon } => {
                // A hero's attack is an action of its own, tried out from where it began; a character's comes in the middle
                // of the activation of its tile, before anything is spent on it.
                let state = match scene.state.figure(attacker).body {
                    Body::Hero(_) => checkpoint,
                    Body::Character(_) => scene.state,
                };
                let from = Scene { state, content: scene.content };
                let choices = Choices { cubes: chosen.unwrap_or(cubes), weapon, defence };
                (target, attack(from, attacker, target, kind, line, choices).ok()?)
            }
            Aim::UnderWay { target, answer } => {
                let moment = Moment { checkpoint, since, ask: asking.pending.ask };
                let choices = Choices { cubes, weapon: None, defence };
                (target, from_here(scene, moment, answer, choices).ok()??)
            }
        };
        Some(Distribution { target, left: left(scene.state, target), outcomes: odds.outcomes })
    }

    /// With every number of cubes, and at last against a defender who spends all that can be spent.
    fn plans(self, asking: &Asking<Gotham>, teller: &Teller) -> Vec<Variant> {
        let Aim::Planned { attacker, kind, cubes: chosen, .. } = self else { return Vec::new() };
        let (scene, words) = (asking.scene, asking.look.words);
        let most = match (chosen, scene.state.figure(attacker).body) {
            (Some(cubes), _) => cubes,
            (None, Body::Hero(_)) => room(scene, account(scene.state, attacker, box_of(kind))).max(1),
            (None, Body::Character(_)) => 1,
        };
        let least = chosen.unwrap_or(1);
        let price = |cubes: u8| {
            let hero = matches!(scene.state.figure(attacker).body, Body::Hero(_));
            hero.then(|| words.say(&Message::new("host-gotham-detail-cubes").with("count", cubes)))
        };
        let variant = |cubes: u8, defence: u8, key: &'static str| {
            let odds = self.odds(asking, cubes, defence)?.told(teller, words);
            Some(Variant { label: words.word(key), price: price(cubes), odds })
        };
        let plain = (least..=most).filter_map(|cubes| variant(cubes, 0, "host-gotham-variant-plain"));
        plain.chain(variant(most, ALL, "host-gotham-variant-defended")).collect()
    }

    /// What holds before any die.
    fn checks(self, asking: &Asking<Gotham>, teller: &Teller) -> Vec<Check> {
        let Aim::Planned { attacker, target, kind: AttackKind::Ranged, .. } = self else { return Vec::new() };
        let (scene, words) = (asking.scene, asking.look.words);
        let hindered = hindrance::to_actions(scene, attacker, LineTrigger::RangedAttack);
        let smoke = smoke(scene, attacker, target);
        let check = |code: &str, key: &'static str, count: u8| Check {
            code: code.to_owned(),
            label: words.say(&Message::new(key).with("count", count).with("figure", teller.figure(attacker))),
            good: Some(count == 0),
        };
        vec![
            check("hindrance", "host-gotham-check-hindrance", hindered),
            check("smoke", "host-gotham-check-smoke", smoke),
        ]
    }
}

fn box_of(kind: AttackKind) -> CubeBox {
    match kind {
        AttackKind::Melee => CubeBox::Melee,
        AttackKind::Ranged => CubeBox::Ranged,
    }
}

/// The characteristic that a character attacks with: what it said it would do last.
fn line_of(asking: &Asking<Gotham>) -> u8 {
    let line = asking.since.iter().rev().find_map(|(_, entry)| match entry {
        Entry::Answer(_, Answer::CharacterAct(CharacterAct::Melee(line) | CharacterAct::Ranged(line))) => {
            Some(*line)
        }
        _ => None,
    });
    line.unwrap_or_default()
}

/// The wounds that a figure can still suffer.
fn left(state: &State, figure: FigureId) -> u8 {
    match state.figure(figure).body {
        Body::Hero(hero) => {
            let cubes = &state.hero(hero).cubes;
            cubes.total() - cubes.wounds
        }
        Body::Character(_) => state.figure(figure).life,
    }
}

/// What may come of an attack.
struct Distribution {
    target: FigureId,
    left: u8,
    outcomes: Vec<(Blow, f64)>,
}

impl Distribution {
    fn told(&self, teller: &Teller, words: &Words) -> Odds {
        let most = self.outcomes.iter().map(|(blow, _)| blow.wounds).max().unwrap_or_default();
        let chance = |wanted: &dyn Fn(&Blow) -> bool| {
            self.outcomes.iter().filter(|(blow, _)| wanted(blow)).fold(0.0, |sum, (_, weight)| sum + weight)
        };
        let amounts = (0..=most)
            .map(|wounds| Chance { amount: wounds.into(), chance: chance(&|blow| blow.wounds == wounds) });
        let headline = |code: &str, key: &'static str, chance: f64| Headline {
            code: code.to_owned(),
            label: words.word(key),
            chance,
        };
        let threshold = Message::new("host-gotham-threshold-neutralised")
            .with("amount", self.left)
            .with("figure", teller.figure(self.target));
        Odds {
            headlines: vec![
                headline("hit", "host-gotham-odds-wounded", chance(&|blow| blow.wounds > 0)),
                headline("ko", "host-gotham-odds-neutralised", chance(&|blow| blow.neutralised)),
            ],
            unit: words.word("host-gotham-odds-wounds"),
            mean: self.outcomes.iter().fold(0.0, |sum, (blow, weight)| sum + f64::from(blow.wounds) * weight),
            thresholds: vec![Threshold { amount: self.left.into(), label: words.say(&threshold) }],
            amounts: amounts.filter(|amount| amount.chance > 0.0).collect(),
        }
    }
}
