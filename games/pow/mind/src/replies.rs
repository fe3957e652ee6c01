//! Answers inside an attack or a throw: at whom, with what, and what to do about it.

use pow::ask::{Answer, Boost, Critical, Defend, Thing, UsePower, Whom};
use pow::attack::{self, covered, profile};
use pow::attack_kinds::{in_wave, is_area, under_spray};
use pow::card::{Attack, Bonus, Effect, Kind, Nature};
use pow::damage::{Guard, after_defences};
use pow::powers::Answered;
use pow::state::{FigureId, Reading};

use super::activation::arsenal_here;
use super::arsenal::Blows;
use super::blow::{self, Manner, REACTION, effect_value};
use super::chances::{Again, Dice, to_hit};
use super::clearing::{Plugs, breaks};
use super::ground::Ground;
use super::powers::{self, Occasion};
use super::throwing;
use super::worth::Outlook;
use minds::choose::best;

/// The push of Brutal, in inches (abilities.brutal).
const BRUTAL: u8 = 4;
/// How many blows of a nature a reaction is expected to meet until the next activation.
const BLOWS: f32 = 1.5;
/// What a third die of a grab or throw gains at least: what is thrown may hit somebody worth more than who is grabbed.
const THROWN: f32 = 0.15;

/// Whom or what an attack is aimed at.
pub(super) fn target(outlook: &Outlook, figure: FigureId, index: u8, options: &[Answer]) -> usize {
    let Some(attack) = profile(outlook.scene, figure, index) else { return 0 };
    let blows = Blows::new(outlook, figure);
    let plugs = Plugs::new(outlook, figure, &blows);
    best(options, |option| match option {
        Answer::Target(Thing::Figure(target)) => {
            blows.aimed(outlook, figure, usize::from(index), attack, target)
        }
        Answer::Target(Thing::Piece(piece)) if breaks(outlook.scene, attack, piece) => plugs.gain(piece),
        _ => 0.0,
    })
}

/// Which way a spray points: everyone under it counts.
pub(super) fn aim(outlook: &Outlook, figure: FigureId, index: u8, options: &[Answer]) -> usize {
    let Some(attack) = profile(outlook.scene, figure, index) else { return 0 };
    let blows = Blows::new(outlook, figure);
    best(options, |option| match option {
        Answer::Aim(way) => {
            let under = under_spray(outlook.scene, figure, attack, way);
            under.iter().map(|&target| blows.of(usize::from(index), target)).sum()
        }
        _ => 0.0,
    })
}

/// What is grabbed.
pub(super) fn grab(outlook: &Outlook, figure: FigureId, options: &[Answer]) -> usize {
    let plugs = Plugs::new(outlook, figure, &Blows::new(outlook, figure));
    best(options, |option| match option {
        Answer::Target(thing) => {
            let cleared = if let Thing::Piece(piece) = thing { plugs.gain(piece) } else { 0.0 };
            throwing::grab(outlook, figure, thing) + cleared
        }
        _ => 0.0,
    })
}

/// How good it is to throw what is held at something.
pub(super) fn throw(outlook: &Outlook, figure: FigureId, held: Thing, option: Answer) -> f32 {
    match option {
        Answer::Throw(at) => throwing::throw(outlook, figure, held, at),
        _ => 0.0,
    }
}

/// How good it is that a power is about this figure.
pub(super) fn power_target(outlook: &Outlook, owner: FigureId, index: u8, option: Answer) -> f32 {
    match (option, outlook.scene.card(owner).powers.get(usize::from(index))) {
        (Answer::Whom(Whom::Figure(figure)), Some(power)) => {
            powers::value_about(outlook, owner, power, figure)
        }
        _ => 0.0,
    }
}

/// How good it is to use a reactive power, its price taken off; none is worth nothing.
pub(super) fn react(outlook: &Outlook, answered: Answered, option: Answer) -> f32 {
    let Answer::React(UsePower::Power { figure, power }) = option else { return 0.0 };
    let Some(power) = outlook.scene.card(figure).powers.get(usize::from(power)) else { return 0.0 };
    let occasion = Occasion { owner: figure, attack: Some(answered) };
    let idle = outlook.scene.state.figure(figure).activated;
    let price = outlook.weights.pow * if idle { 0.3 } else { 1.0 } * f32::from(power.cost);
    powers::value(outlook, occasion, power) - price
}

/// Which defence to raise: the one under attack, when what it saves is worth more than a POW.
pub(super) fn defend(
    outlook: &Outlook,
    figure: FigureId,
    attacker: FigureId,
    index: Option<u8>,
    nature: Nature,
) -> Defend {
    let scene = outlook.scene;
    let (hit, raised, harm) = match index.and_then(|index| profile(scene, attacker, index)) {
        Some(attack) => {
            let manner = Manner { cover: covered(scene, attacker, figure, attack), ..Manner::PLAIN };
            let hit = |raised| blow::chances(scene, attacker, attack, figure, manner, raised).hit;
            let guard = if attack.effects.irresistible { Guard::None } else { Guard::Special };
            let damage = after_defences(scene, figure, attack.damage.max(1), nature, guard);
            (hit(0), hit(REACTION), outlook.loss(figure, damage))
        }
        None => {
            let needed =
                attack::defence(scene, figure, nature, attacker) - i16::from(scene.card(attacker).attack);
            let hit = |needed| to_hit(needed, Dice::Two, Again::Nothing).hit;
            (hit(needed), hit(needed + REACTION), throwing::harm(outlook, attacker, figure))
        }
    };
    let worth = BLOWS * (hit - raised) * harm;
    let price = if scene.state.figure(figure).activated { 0.0 } else { price_of_a_pow(outlook, figure) };
    if worth > price { Defend::With(nature) } else { Defend::No }
}

/// What a figure could otherwise do with its last POW.
fn price_of_a_pow(outlook: &Outlook, figure: FigureId) -> f32 {
    let blows = Blows::new(outlook, figure);
    let pow = outlook.scene.state.figure(figure).pow;
    arsenal_here(outlook, figure, &blows, 0.0).last_pow(pow).max(outlook.weights.pow)
}

/// What a boost gains: the same blow with it, less what the POW could do otherwise.
pub(super) fn boost(
    outlook: &Outlook,
    figure: FigureId,
    index: Option<u8>,
    target: FigureId,
    option: Answer,
) -> f32 {
    let attack = index.and_then(|index| profile(outlook.scene, figure, index));
    let manner = match option {
        Answer::Boost(Boost::Die) => Manner { dice: Dice::Three, ..Manner::PLAIN },
        Answer::Boost(Boost::Option(option)) => {
            let overload = attack.and_then(|attack| attack.overload.get(usize::from(option)).copied());
            Manner { overload, ..Manner::PLAIN }
        }
        _ => return 0.0,
    };
    let gain = match attack {
        Some(attack) => boosted(outlook, figure, attack, target, manner),
        None => {
            let with = |dice| throwing::enemy(outlook, figure, target, dice);
            (with(Dice::Three) - with(Dice::Two)).max(THROWN)
        }
    };
    let blows = Blows::new(outlook, figure);
    let ground = Ground::new(outlook, figure, &blows);
    let state = outlook.scene.state.figure(figure);
    let guard = if state.reacted { 0.0 } else { ground.guard(outlook.scene.state.body(figure)) };
    let price = arsenal_here(outlook, figure, &blows, guard).last_pow(state.pow);
    gain - price - 0.01
}

/// What an attack gains by a boost, which counts for everyone in an area (rulings.area.roll-each).
fn boosted(outlook: &Outlook, figure: FigureId, attack: &Attack, target: FigureId, manner: Manner) -> f32 {
    let scene = outlook.scene;
    let area = is_area(attack.kind);
    let gain = |target: FigureId| {
        let cover = covered(scene, figure, target, attack);
        let value = |manner| blow::value(outlook, figure, attack, target, Manner { cover, area, ..manner });
        value(manner) - value(Manner::PLAIN)
    };
    match attack.kind {
        Kind::Melee | Kind::Ranged(_) => gain(target),
        Kind::Wave(radius) => in_wave(scene, figure, radius).into_iter().map(gain).sum(),
        // Which way the template points is not said here; it was laid over enemies.
        Kind::Spray { length, .. } => {
            let enemies = scene.state.team(scene.state.figure(figure).side.other());
            let in_reach = enemies.filter(|&enemy| scene.state.within(figure, enemy, length));
            in_reach.map(gain).fold(0.0, f32::max)
        }
    }
}

/// How good the bonus of a critical is.
pub(super) fn critical(
    outlook: &Outlook,
    figure: FigureId,
    index: u8,
    target: FigureId,
    option: Answer,
) -> f32 {
    let Some(attack) = profile(outlook.scene, figure, index) else { return 0.0 };
    let guard = if attack.effects.irresistible { Guard::None } else { Guard::Special };
    let lost =
        |amount| outlook.loss(target, after_defences(outlook.scene, target, amount, attack.nature, guard));
    let more = |by: u8| lost(attack.damage + by) - lost(attack.damage);
    match option {
        Answer::Critical(Critical::Damage) => more(1),
        Answer::Critical(Critical::Option(option)) => match attack.critical.get(usize::from(option)) {
            Some(Bonus::Damage(by)) => more(*by),
            Some(bonus) => bonus.effect().map_or(0.0, |effect| effect_value(outlook, figure, target, effect)),
            None => 0.0,
        },
        _ => 0.0,
    }
}

/// Whether Brutal pushes: not when that takes the target out of reach of the next blow.
pub(super) fn brutal_push(outlook: &Outlook, figure: FigureId, target: FigureId) -> bool {
    let scene = outlook.scene;
    let state = scene.state.figure(figure);
    let cheapest = scene.card(figure).attacks.iter().filter(|attack| attack.kind == Kind::Melee);
    let strikes_on = cheapest.map(|attack| attack.cost).min().is_some_and(|cost| cost <= state.pow);
    let moved = scene.state.activation.is_some_and(|now| now.figure == figure && now.moved);
    let gain = effect_value(outlook, figure, target, Effect::Push(BRUTAL));
    gain > if strikes_on && moved { outlook.weights.down + 0.2 } else { 0.0 }
}
