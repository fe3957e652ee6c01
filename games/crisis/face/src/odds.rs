//! Exact odds: a figure beside each choice, and the comparison behind it.

mod looks;
mod played_out;

use crisis::Crisis;
use crisis::activation::Act;
use crisis::ask::{Answer, Ask, Thing};
use crisis::attack::Weapon;
use crisis::odds::{Choices, Summary};
use crisis::state::{FigureId, Reading as _};
use host::{Open, chances};
use table::Scene;
use wire::odds::{Comparison, Odds, Threshold, Variant};
use words::{Message, Words};

use super::{CrisisFace, choice};
use crate::voice::{Teller, teller};

pub(super) use looks::{checks, measure};

/// So many ways an attack is played before it is given up, since somebody waits: exact odds, or none.
const MOST_PATHS: u64 = 5_000;

/// One attack on one character.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Blow {
    attacker: FigureId,
    weapon: Weapon,
    target: FigureId,
}

/// The odds that stand beside a choice.
pub(super) fn of(open: &Open<Crisis>, answer: Answer) -> Option<Odds> {
    let (scene, words) = (open.scene, open.reader.words);
    match (open.pending.ask, answer) {
        (Ask::Target { figure, weapon, .. }, Answer::Thing(Thing::Figure(target))) => {
            blow(scene, words, Blow { attacker: figure, weapon, target }, Choices::default())
        }
        (
            Ask::Effect { .. } | Ask::Dice { .. } | Ask::Face { .. } | Ask::May { .. } | Ask::Option { .. },
            _,
        ) => played_out::of(open, answer),
        _ => None,
    }
}

/// The odds beside each of several choices of one question. They help to choose, so where all are alike none is shown.
pub(super) fn of_each(open: &Open<Crisis>, answers: &[Answer]) -> Vec<Option<Odds>> {
    let odds: Vec<Option<Odds>> = answers.iter().map(|&answer| of(open, answer)).collect();
    let alike = answers.len() > 1 && odds.iter().all(|one| *one == odds[0]);
    let told = matches!(open.pending.ask, Ask::Target { .. });
    if alike && !told { vec![None; answers.len()] } else { odds }
}

impl host::Odds<Crisis> for CrisisFace {
    fn odds(&self, open: &Open<Crisis>, answer: Answer) -> Option<Comparison> {
        let scene = open.scene;
        let teller = &teller(&open.reader);
        match (open.pending.ask, answer) {
            (Ask::Target { figure, weapon, .. }, Answer::Thing(Thing::Figure(target))) => {
                Some(attack_on(open, teller, Blow { attacker: figure, weapon, target }))
            }
            (Ask::Attack { figure, .. }, Answer::Attack(weapon)) => {
                let blow = |target| Blow { attacker: figure, weapon, target };
                let targets = choice::targets(scene, figure, weapon);
                at_each(open, teller, targets.into_iter().map(blow).collect())
            }
            (Ask::Act { figure: Some(figure), .. }, Answer::Act(Act::Attack)) => {
                let weapons = (0..scene.card(figure).attacks.len() as u8).map(Weapon::Printed);
                let blows = weapons.flat_map(|weapon| {
                    let targets = choice::targets(scene, figure, weapon);
                    targets.into_iter().map(move |target| Blow { attacker: figure, weapon, target })
                });
                at_each(open, teller, blows.collect())
            }
            _ => options_compared(open, teller),
        }
    }
}

/// One attack on one character: with what costs nothing, and with what both sides could pay for.
fn attack_on(open: &Open<Crisis>, teller: &Teller, on: Blow) -> Comparison {
    let (scene, words) = (open.scene, open.reader.words);
    let ways = [
        ("crisis-variant-plain", Choices::default()),
        ("crisis-variant-attacker", Choices { attacker_pays: true, defender_pays: false }),
        ("crisis-variant-defender", Choices { attacker_pays: false, defender_pays: true }),
        ("crisis-variant-both", Choices { attacker_pays: true, defender_pays: true }),
    ];
    let mut variants: Vec<Variant> = Vec::new();
    for (key, choices) in ways {
        let Some(odds) = blow(scene, words, on, choices) else { continue };
        // What nobody has or can pay for changes nothing and is not worth a row.
        if variants.iter().all(|known| known.odds != odds) {
            variants.push(Variant { label: words.word(key), price: None, odds });
        }
    }
    Comparison {
        title: title(words, teller, on),
        checks: checks(&open.reader, scene, on.attacker, on.weapon, on.target),
        variants,
        assumes: None,
    }
}

fn title(words: &Words, teller: &Teller, on: Blow) -> String {
    let name = teller.attack_name(on.attacker, on.weapon);
    words.say(&Message::new("crisis-attack-at").with("attack", name).with("target", teller.figure(on.target)))
}

/// Several attacks side by side.
fn at_each(open: &Open<Crisis>, teller: &Teller, blows: Vec<Blow>) -> Option<Comparison> {
    let (scene, words) = (open.scene, open.reader.words);
    if let [only] = blows[..] {
        return Some(attack_on(open, teller, only));
    }
    let variants: Vec<Variant> = blows
        .iter()
        .filter_map(|&on| {
            let odds = blow(scene, words, on, Choices::default())?;
            let cost = on.weapon.entry(scene.content, scene.state, on.attacker).cost;
            let price = words.say(&Message::new("crisis-price").with("power", cost));
            Some(Variant { label: title(words, teller, on), price: Some(price), odds })
        })
        .collect();
    let title = teller.ask(&open.pending.ask);
    (!variants.is_empty()).then_some(Comparison { title, checks: Vec::new(), variants, assumes: None })
}

/// All options of a question that chance has a part in, side by side.
fn options_compared(open: &Open<Crisis>, teller: &Teller) -> Option<Comparison> {
    let attack = open.scene.state.attacks.last().filter(|attack| attack.step.is_some());
    let checks =
        attack.map(|attack| checks(&open.reader, open.scene, attack.attacker, attack.weapon, attack.target));
    let ask = &open.pending.ask;
    let label = |answer: &Answer| teller.answer(ask, answer);
    chances::options_compared(open, teller.ask(ask), label, of_each(open, &open.pending.options), checks)
}

fn blow(scene: Scene<Crisis>, words: &Words, on: Blow, choices: Choices) -> Option<Odds> {
    let odds =
        crisis::odds::attack_within(scene, on.attacker, on.weapon, on.target, choices, MOST_PATHS).ok()?;
    let summary = Summary::from(&odds);
    let damage = summary.damage.iter().map(|(&amount, &chance)| (amount, chance));
    let dazed = odds.chance(|outcome| outcome.dazed);
    let out = odds.chance(|outcome| outcome.knocked_out);
    Some(told(scene, words, on.target, damage.collect(), [dazed, out]))
}

/// A distribution of damage as the pages draw it.
fn told(
    scene: Scene<Crisis>,
    words: &Words,
    target: FigureId,
    damage: Vec<(u8, f64)>,
    [dazed, out]: [f64; 2],
) -> Odds {
    let hurt = damage.iter().filter(|(amount, _)| *amount > 0).fold(0.0, |sum, (_, chance)| sum + chance);
    Odds {
        headlines: chances::headlines(
            words,
            [
                ("hit", "crisis-odds-hurt", hurt),
                ("dazed", "crisis-odds-dazed", dazed),
                ("ko", "crisis-odds-ko", out),
            ],
        ),
        mean: damage.iter().fold(0.0, |sum, (amount, chance)| sum + f64::from(*amount) * chance),
        amounts: chances::amounts(damage.into_iter()),
        unit: words.word("crisis-odds-damage"),
        thresholds: threshold(scene, words, target).into_iter().collect(),
        otherwise: None,
    }
}

/// From which damage on a character is dazed or knocked out (damage.dazed.when, damage.ko.when).
fn threshold(scene: Scene<Crisis>, words: &Words, target: FigureId) -> Option<Threshold> {
    use crisis::card::ability::Health;
    let figure = scene.state.figure(target);
    let left = scene.stamina(target).checked_sub(figure.damage).filter(|&left| left > 0)?;
    let falls = figure.health == Health::Injured || scene.character(target).is_grunt();
    let key = if falls { "crisis-threshold-ko" } else { "crisis-threshold-dazed" };
    let name = words.language().name(&scene.character(target).name);
    let label = words.say(&Message::new(key).with("amount", left).with("figure", name));
    Some(Threshold { amount: left.into(), label })
}
