//! What one blow can be expected to take from its target.

use pow::Pow;
use pow::attack;
use pow::card::{Ability, Attack, Bonus, Characteristic, Effect, Mils, Modifier, Use};
use pow::damage::{Guard, after_defences, immune};
use pow::falling::fall_table;
use pow::state::{FigureId, Reading};
use table::Scene;

use super::chances::{Again, Chances, Dice, to_hit};
use super::worth::{Outlook, test};

/// What a point of a defence is worth until the end of the turn, for each friend who has yet to act.
const DEFENCE: f32 = 0.03;
/// What an inch of speed is worth.
const SPEED: f32 = 0.03;
/// A reaction raises the defence by so much (attack.reaction.bonus).
pub(super) const REACTION: i16 = 2;

/// How a blow is struck.
#[derive(Clone, Copy)]
pub(super) struct Manner {
    /// Whether the target is half hidden.
    pub cover: bool,
    /// Two dice, or three.
    pub dice: Dice,
    /// What was bought instead of the third die.
    pub overload: Option<Bonus>,
    /// Whether the target may test Agility to take half (attack-types.wave.agility).
    pub area: bool,
}

impl Manner {
    /// In the open, at the usual price.
    pub const PLAIN: Manner = Manner { cover: false, dice: Dice::Two, overload: None, area: false };
}

/// The chances of an attack to hit, once the target has reacted with this much more defence.
pub(super) fn chances(
    scene: Scene<Pow>,
    attacker: FigureId,
    attack: &Attack,
    target: FigureId,
    manner: Manner,
    reaction: i16,
) -> Chances {
    let bonus = attack::to_hit_bonus(scene, attacker, attack.kind);
    let added = i16::from(scene.card(attacker).attack) + bonus - i16::from(manner.cover);
    let defence = attack::defence(scene, target, attack.nature, attacker) + reaction;
    let lucky = scene.has(attacker, Ability::Luck) && !scene.state.figure(attacker).luck_used;
    let again = if lucky {
        Again::Luck
    } else if scene.has(attacker, Ability::MasterFighter) {
        Again::MasterFighter
    } else {
        Again::Nothing
    };
    to_hit(defence - added, manner.dice, again)
}

/// By how much the target will raise its defence: whoever can react is taken to do so.
pub(super) fn reaction(scene: Scene<Pow>, target: FigureId) -> i16 {
    let figure = scene.state.figure(target);
    if figure.pow > 0 && !figure.reacted { REACTION } else { 0 }
}

/// What a blow gains on average: what its target loses, or, for a friend who is in the way, loses us.
pub(super) fn value(
    outlook: &Outlook,
    attacker: FigureId,
    attack: &Attack,
    target: FigureId,
    manner: Manner,
) -> f32 {
    let scene = outlook.scene;
    let guard = if attack.effects.irresistible { Guard::None } else { Guard::Special };
    if immune(scene, target, attack.nature, guard) {
        return 0.0;
    }
    let reaction = reaction(scene, target);
    let Chances { hit, critical } = chances(scene, attacker, attack, target, manner, reaction);
    let more = manner.overload.map_or(0, Bonus::damage);
    let assassin = scene.has(attacker, Ability::Assassin);
    let doubled = if assassin { attack.damage.saturating_mul(2) } else { attack.damage };

    let cruel = scene.has(attacker, Ability::Cruel) && !scene.in_red(target);
    let lost = |amount: u8| {
        let lost = after_defences(scene, target, amount, attack.nature, guard);
        let reddened = scene.state.figure(target).life.saturating_sub(lost) <= scene.card(target).red;
        let lost = if cruel && reddened { lost + 1 } else { lost };
        outlook.loss(target, lost)
    };
    let dodges = if manner.area { test(scene, target, Characteristic::Agility) } else { 0.0 };
    let of = |amount: u8| {
        let full = lost(amount);
        if dodges > 0.0 && amount > 0 { full + dodges * (lost((amount / 2).max(1)) - full) } else { full }
    };
    let effects = attack.effects.on_hit.iter().copied().chain(manner.overload.and_then(Bonus::effect));
    let effects: f32 = effects.map(|effect| effect_value(outlook, attacker, target, effect)).sum();
    let plain = of(attack.damage + more);
    let gained = (hit - critical) * plain + critical * of(doubled + more + 1) + hit * effects;
    if scene.state.figure(target).side == scene.state.figure(attacker).side {
        return -gained;
    }
    // The reaction costs the target a POW that it may have wanted.
    let drained =
        if reaction > 0 && !scene.state.figure(target).activated { outlook.weights.pow / 2.0 } else { 0.0 };
    gained + drained
}

/// What an effect on a figure is worth to its opponent.
pub(super) fn effect_value(outlook: &Outlook, from: FigureId, target: FigureId, effect: Effect) -> f32 {
    let scene = outlook.scene;
    let figure = scene.state.figure(target);
    let waiting = f32::from(scene.state.left_to_activate(figure.side.other()));
    match effect {
        Effect::Awkwardness(x) | Effect::Dazzle(x) | Effect::Distract(x) => DEFENCE * f32::from(x) * waiting,
        Effect::Ensnare(x) if !figure.activated => SPEED * f32::from(x.min(6)),
        Effect::Ensnare(_) => 0.0,
        Effect::Stun(x) => {
            let worth = outlook.weights.pow * if figure.activated { 0.5 } else { 1.0 };
            let metallic = u8::from(scene.has(target, Ability::Metallic));
            worth * f32::from(x.saturating_sub(metallic).min(figure.pow))
        }
        Effect::Push(x) => push_value(outlook, from, target, Mils::from(x) * 1_000),
    }
}

/// What being pushed costs a figure: it lies, and it may have fallen off a roof.
fn push_value(outlook: &Outlook, from: FigureId, target: FigureId, distance: Mils) -> f32 {
    let scene = outlook.scene;
    let figure = scene.state.figure(target);
    let toughness = if figure.ko { 0 } else { Mils::from(scene.card(target).abilities.toughness) * 1_000 };
    if distance <= toughness || ignores_push(scene, target) {
        return 0.0;
    }
    outlook.lies(target) + fall_value(outlook, from, target, distance - toughness)
}

fn ignores_push(scene: Scene<Pow>, target: FigureId) -> bool {
    let figure = scene.state.figure(target);
    let passive = scene.card(target).powers.iter().filter(|power| power.when == Use::Passive);
    let mut modifiers = passive.flat_map(|power| &power.modifiers);
    !figure.ko
        && modifiers
            .any(|modifier| matches!(modifier, Modifier::IgnorePushes(x) if *x > figure.pushes_ignored))
}

/// What the fall at the end of a push costs a figure that stands high (rulings.fall.pushed).
fn fall_value(outlook: &Outlook, from: FigureId, target: FigureId, distance: Mils) -> f32 {
    let state = outlook.scene.state;
    let body = state.body(target);
    if fall_table(body.at.z).damage == 0 {
        return 0.0;
    }
    let field = state.field_without(target);
    let pushed = space::push(&field, body, state.middle(target) - state.middle(from), distance);
    let landing = space::fall(&field, &body.moved(pushed.end));
    landing.map_or(0.0, |landing| outlook.fall(target, landing.drop))
}

impl Outlook<'_> {
    /// What a fall of this height costs a figure; one that flies ignores it (rulings.fly.fall).
    pub fn fall(&self, figure: FigureId, height: Mils) -> f32 {
        if self.scene.has(figure, Ability::Fly) {
            return 0.0;
        }
        let row = fall_table(height);
        self.hurt(figure, row.damage) + if row.knocked_down { self.lies(figure) } else { 0.0 }
    }

    /// What it costs a figure to be Knocked down: a POW to get up, a point of every defence, and its special
    /// defences meanwhile.
    pub fn lies(&self, figure: FigureId) -> f32 {
        if self.scene.state.figure(figure).down { 0.0 } else { self.weights.down }
    }

    /// What physical damage outside an attack costs a figure.
    pub fn hurt(&self, figure: FigureId, amount: u8) -> f32 {
        let nature = pow::card::Nature::Physical;
        self.loss(figure, after_defences(self.scene, figure, amount, nature, Guard::Special))
    }
}

#[cfg(test)]
mod tests {
    use pow::ask::Boost;
    use pow::card::{Cards, TABLE, house};
    use pow::odds::{self, Choices};
    use pow::setup::{add_figure, empty};
    use pow::state::{Side, State, Whereabouts};
    use space::Spot;

    use super::*;

    /// Two figures face to face in the middle of a battlefield's street, with POW for anything.
    fn duel(cards: &Cards, attacker: u16, target: u16) -> State {
        let battlefield = cards.battlefield("crossing").expect("the reference battlefield");
        let mut state = empty(cards, cards.mission("brawl").expect("the usual mission"), battlefield);
        for (side, character, y) in [(Side::A, attacker, TABLE.1 / 2), (Side::B, target, TABLE.1 / 2 + 2_000)]
        {
            let id = add_figure(cards, &mut state, side, character);
            state.figure_mut(id).whereabouts = Whereabouts::Table;
            state.figure_mut(id).pow = 9;
            state.absent.0 &= !(1 << id.0);
            state.place(id, Spot { x: TABLE.0 / 2, y, z: 0 });
        }
        state
    }

    #[test]
    fn chances_are_those_of_the_exact_odds() {
        let cards = house().unwrap_or_else(|problems| panic!("{problems}"));
        let (attacker, target) = (FigureId(0), FigureId(1));
        let all = 0..cards.characters.len() as u16;
        let mut compared = 0;
        for (one, other) in all.clone().flat_map(|one| all.clone().map(move |other| (one, other))) {
            let state = duel(&cards, one, other);
            let scene = Scene { state: &state, content: &cards };
            for (index, attack) in (0..).zip(&scene.card(attacker).attacks) {
                for (boost, dice, defends) in [
                    (Boost::No, Dice::Two, false),
                    (Boost::Die, Dice::Three, false),
                    (Boost::No, Dice::Two, true),
                ] {
                    let cover = attack::covered(scene, attacker, target, attack);
                    let manner = Manner { cover, dice, ..Manner::PLAIN };
                    let reaction = if defends { REACTION } else { 0 };
                    let quick = chances(scene, attacker, attack, target, manner, reaction);
                    let exact = odds::attack(scene, attacker, index, target, Choices { boost, defends });
                    let exact = exact.expect("an attack has odds");
                    let pairs = [
                        (quick.hit, exact.chance(|result| result.hit)),
                        (quick.critical, exact.chance(|result| result.critical)),
                    ];
                    for (quick, exact) in pairs {
                        let who = (&scene.card(attacker).id, &attack.id, &scene.card(target).id);
                        assert!(
                            (f64::from(quick) - exact).abs() < 1e-6,
                            "{who:?} {boost:?}: {quick} is not {exact}"
                        );
                    }
                    compared += 1;
                }
            }
        }
        assert!(compared > 1_000, "{compared}");
    }
}
