//! Exact odds: a figure beside each choice, and the comparison behind it.

mod checks;
mod rolls;

use host::{Open, chances};
use pow::Pow;
use pow::ask::{Answer, Ask, Boost, Defend, May, Thing, ThrownAt};
use pow::card::{Attack, Characteristic, Kind};
use pow::odds::{Choices, Summary};
use pow::state::{FigureId, Reading as _, State};
use table::{Entry, Scene};
use wire::odds::{Comparison, Odds, Threshold, Variant};
use words::{Message, Words};

use crate::voice::{self, Teller};
use crate::{PowFace, choice};

pub(crate) use checks::measure;

/// One attack on one figure.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Blow {
    attacker: FigureId,
    attack: u8,
    target: FigureId,
}

impl host::Odds<Pow> for PowFace {
    fn odds(&self, open: &Open<Pow>, answer: Answer) -> Option<Comparison> {
        let teller = &voice::teller(&open.reader);
        let scene = open.scene;
        match (open.pending.ask, answer) {
            (Ask::Target { figure, attack, .. }, Answer::Target(Thing::Figure(target))) => {
                Some(attack_on(open, teller, Blow { attacker: figure, attack, target }))
            }
            (Ask::Act { figure, .. }, Answer::Act(pow::ask::Act::Attack(attack))) => {
                let profile = scene.card(figure).attacks.get(usize::from(attack))?;
                let blow = |target| Blow { attacker: figure, attack, target };
                at_each(open, teller, profile, choice::targets(scene, figure, profile).into_iter().map(blow))
            }
            (Ask::Aim { figure, attack, .. }, Answer::Aim(way)) => {
                let profile = scene.card(figure).attacks.get(usize::from(attack))?;
                let blow = |target| Blow { attacker: figure, attack, target };
                let covered = pow::attack_kinds::under_spray(scene, figure, profile, way);
                at_each(open, teller, profile, covered.into_iter().map(blow))
            }
            _ => options_compared(open, teller),
        }
    }
}

/// The odds that stand beside a choice.
pub(crate) fn of(open: &Open<Pow>, answer: Answer) -> Option<Odds> {
    let (scene, words) = (open.scene, open.reader.words);
    match (open.pending.ask, answer) {
        (Ask::Target { figure, attack, .. }, Answer::Target(Thing::Figure(target))) => {
            blow(scene, words, Blow { attacker: figure, attack, target }, Choices::default())
        }
        (Ask::Boost { figure, attack: Some(attack), target, .. }, Answer::Boost(boost)) => {
            let paid = unpaid(scene, figure, attack);
            let scene = Scene { state: &paid, ..scene };
            blow(scene, words, Blow { attacker: figure, attack, target }, Choices { boost, defends: false })
        }
        (Ask::Boost { figure, attack: None, target, .. }, Answer::Boost(boost)) => {
            let thrown =
                open.since.iter().any(|(_, entry)| matches!(entry, Entry::Answer(_, Answer::Throw(_))));
            if thrown {
                return suffered(open, answer, target);
            }
            rolls::grab(scene, words, figure, target, boost)
        }
        (Ask::Defend { figure, attacker, attack: Some(attack), nature, .. }, Answer::Defend(defend)) => {
            let paid = unpaid(scene, attacker, attack);
            let scene = Scene { state: &paid, ..scene };
            let choices = Choices { boost: Boost::No, defends: defend == Defend::With(nature) };
            blow(scene, words, Blow { attacker, attack, target: figure }, choices)
        }
        (Ask::RerollAttack { figure, target, roll, needed, .. }, Answer::Reroll(reroll)) => {
            rolls::Rerolls::new(open, figure, target, roll, needed).of(reroll)
        }
        (Ask::Dodge { figure, .. }, Answer::May(may)) => suffered(open, answer, figure).or_else(|| {
            let tested = (may == May::Yes).then_some(Characteristic::Agility)?;
            rolls::test(scene, words, figure, tested)
        }),
        (Ask::Critical { target, .. }, Answer::Critical(_)) => suffered(open, answer, target),
        (Ask::Recover { figure, .. }, Answer::May(May::Yes)) => {
            rolls::test(scene, words, figure, Characteristic::Stamina)
        }
        (Ask::RerollTest { figure, of, .. }, Answer::May(May::Yes)) => rolls::again(scene, words, figure, of),
        (Ask::Grab { figure, side }, Answer::Target(Thing::Figure(target)))
            if scene.state.figure(target).side != side =>
        {
            rolls::grab(scene, words, figure, target, Boost::No)
        }
        (Ask::Throw { .. }, Answer::Throw(ThrownAt::Thing(Thing::Figure(target)))) => {
            suffered(open, answer, target)
        }
        _ => None,
    }
}

/// The odds beside each of several choices of one question.
pub(crate) fn of_each(open: &Open<Pow>, answers: &[Answer]) -> Vec<Option<Odds>> {
    if let Ask::RerollAttack { figure, target, roll, needed, .. } = open.pending.ask {
        // What comes of a hit is the same for all of them, and takes longest to work out.
        let rerolls = rolls::Rerolls::new(open, figure, target, roll, needed);
        let of = |answer: &Answer| match answer {
            Answer::Reroll(reroll) => rerolls.of(*reroll),
            _ => None,
        };
        return answers.iter().map(of).collect();
    }
    answers.iter().map(|&answer| of(open, answer)).collect()
}

fn suffered(open: &Open<Pow>, answer: Answer, target: FigureId) -> Option<Odds> {
    let odds = rolls::played_out(open, answer, target)?;
    Some(rolls::suffered(open.scene, open.reader.words, target, &odds))
}

/// One attack on one figure: plain, with each boost that can be paid, and each of them against a reaction.
fn attack_on(open: &Open<Pow>, teller: &Teller, on: Blow) -> Comparison {
    let (scene, words) = (open.scene, open.reader.words);
    let attack = &scene.card(on.attacker).attacks[usize::from(on.attack)];
    let can_boost = scene.state.figure(on.attacker).pow > attack.cost;
    let bonuses = (0..attack.overload.len() as u8).map(Boost::Option);
    let boosts = [Boost::Die].into_iter().chain(bonuses).filter(|_| can_boost);
    let mut variants: Vec<Variant> = Vec::new();
    for boost in [Boost::No].into_iter().chain(boosts) {
        let Some(odds) = blow(scene, words, on, Choices { boost, defends: false }) else { continue };
        let reacting = blow(scene, words, on, Choices { boost, defends: true });
        let (label, price) = boost_label(open, teller, attack, on, boost);
        // A reaction that the target can't make changes nothing and is not worth a row.
        let reacting = reacting.filter(|reacting| *reacting != odds).map(|odds| Variant {
            label: words.say(&Message::new("pow-variant-reacting").with("variant", label.clone())),
            price: price.clone(),
            odds,
        });
        variants.push(Variant { label, price, odds });
        variants.extend(reacting);
    }
    Comparison {
        title: title(words, teller, attack, on),
        checks: checks::of(open, attack, on),
        variants,
        assumes: None,
    }
}

fn title(words: &Words, teller: &Teller, attack: &Attack, on: Blow) -> String {
    let name = words.language().name(&attack.name);
    words.say(&Message::new("pow-attack-at").with("attack", name).with("target", teller.figure(on.target)))
}

fn boost_label(
    open: &Open<Pow>,
    teller: &Teller,
    attack: &Attack,
    on: Blow,
    boost: Boost,
) -> (String, Option<String>) {
    let words = open.reader.words;
    let price = |cost: u8| words.say(&Message::new("pow-attack-cost").with("cost", cost));
    if boost == Boost::No {
        return (words.word("pow-variant-plain"), Some(price(attack.cost)));
    }
    let Blow { attacker, attack: index, target } = on;
    let side = open.scene.state.figure(attacker).side;
    let ask = Ask::Boost { side, figure: attacker, attack: Some(index), target };
    (teller.answer(&ask, &Answer::Boost(boost)), Some(price(attack.cost + 1)))
}

/// One attack on each of several figures.
fn at_each(
    open: &Open<Pow>,
    teller: &Teller,
    attack: &Attack,
    blows: impl Iterator<Item = Blow>,
) -> Option<Comparison> {
    let (scene, words) = (open.scene, open.reader.words);
    let blows: Vec<Blow> = blows.collect();
    if let [only] = blows[..] {
        return Some(attack_on(open, teller, only));
    }
    let variants: Vec<Variant> = blows
        .iter()
        .filter_map(|&on| {
            let odds = blow(scene, words, on, Choices::default())?;
            Some(Variant { label: teller.figure(on.target), price: None, odds })
        })
        .collect();
    let title = words.language().name(&attack.name).to_owned();
    (!variants.is_empty()).then_some(Comparison { title, checks: Vec::new(), variants, assumes: None })
}

/// All options of a question that chance has a part in, side by side.
fn options_compared(open: &Open<Pow>, teller: &Teller) -> Option<Comparison> {
    let checks = match open.pending.ask {
        Ask::Boost { figure: attacker, attack: Some(attack), target, .. }
        | Ask::Defend { attacker, attack: Some(attack), figure: target, .. } => {
            let profile = open.scene.card(attacker).attacks.get(usize::from(attack));
            profile.map(|profile| checks::of(open, profile, Blow { attacker, attack, target }))
        }
        _ => None,
    };
    let ask = &open.pending.ask;
    let label = |answer: &Answer| teller.answer(ask, answer);
    chances::options_compared(open, teller.ask(ask), label, of_each(open, &open.pending.options), checks)
}

/// The state as it was before the attack was paid: its odds begin there.
fn unpaid(scene: Scene<Pow>, attacker: FigureId, attack: u8) -> State {
    let mut state = scene.state.clone();
    let cost = scene.card(attacker).attacks.get(usize::from(attack)).map_or(0, |attack| attack.cost);
    let pow = &mut state.figure_mut(attacker).pow;
    *pow = pow.saturating_add(cost);
    state
}

fn blow(scene: Scene<Pow>, words: &Words, on: Blow, choices: Choices) -> Option<Odds> {
    let odds = pow::odds::attack(scene, on.attacker, on.attack, on.target, choices).ok()?;
    let summary = Summary::from(&odds);
    Some(Odds {
        headlines: chances::headlines(
            words,
            [
                ("hit", "pow-odds-hit", summary.hit),
                ("critical", "pow-odds-critical", summary.critical),
                ("ko", "pow-odds-ko", summary.ko),
                ("removed", "pow-odds-removed", summary.removed),
            ],
        ),
        amounts: chances::amounts(summary.damage.iter().map(|(&amount, &chance)| (amount, chance))),
        unit: words.word("pow-odds-damage"),
        mean: summary.mean,
        thresholds: thresholds(scene, words, on.target),
        otherwise: None,
    })
}

/// From which damage on something happens to a figure (ko.enter-red, ko.incapacitated).
fn thresholds(scene: Scene<Pow>, words: &Words, target: FigureId) -> Vec<Threshold> {
    let (figure, card) = (scene.state.figure(target), scene.card(target));
    let name = words.language().name(&card.name);
    let threshold = |amount: u8, key: &'static str| Threshold {
        amount: amount.into(),
        label: words.say(&Message::new(key).with("amount", amount).with("figure", name)),
    };
    let red = figure.life.saturating_sub(card.red);
    let red = (red > 0 && !figure.ko).then(|| threshold(red, "pow-threshold-red"));
    red.into_iter().chain([threshold(figure.life, "pow-threshold-removed")]).collect()
}

/// Whether an attack rolls for many at once.
fn is_area(attack: &Attack) -> bool {
    matches!(attack.kind, Kind::Wave(_) | Kind::Spray { .. })
}
