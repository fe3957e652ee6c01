//! What a figure's POW buys: everything it could do from one place, each with its worth and its price.

use arrayvec::ArrayVec;
use pow::Pow;
use pow::ask::{Act, Thing};
use pow::attack::covered;
use pow::attack_kinds::{blast, eligible, in_wave, is_area};
use pow::card::{Attack, Frequency, Kind, Mils};
use pow::objectives::MARKER;
use pow::state::{FIGURES, FigureId, OBJECTIVES, ObjectiveId, Reading};
use space::{Body, Disc};
use table::Scene;

use super::aims;
use super::blow::{self, Manner};
use super::chances::Dice;
use super::throwing;
use super::worth::Outlook;

/// Attacks of one card: the rules keep count of no more.
const ATTACKS: usize = 8;
/// No figure has more POW than it makes sense to plan with.
const MOST_POW: usize = 16;
/// What controlling and picking up cost (rulings.objective.control).
const INTERACT: u8 = 2;
/// What remains of an attack's worth when it is repeated: its target may be gone by then.
const REPEATED: f32 = 0.85;
/// Attacks and powers, a grab, each attack and the grab again for what plugs the way, objectives, and a POW kept.
const ITEMS: usize = 2 * (ATTACKS + 1) + POWERS + OBJECTIVES + 1;
/// Powers of one card: the rules keep count of no more.
const POWERS: usize = 8;
/// Plans that differ by less than this are the same plan in another order.
const EQUAL: f32 = 0.001;

/// What each attack of a figure gains against each other figure, in the open and at the usual price.
pub(super) struct Blows {
    by_attack: ArrayVec<[f32; FIGURES], ATTACKS>,
    grabs: [f32; FIGURES],
}

/// Something that a figure could do; to end is to keep a POW for a reaction.
#[derive(Clone, Copy, Debug)]
pub(super) struct Item {
    pub act: Act,
    pub value: f32,
    pub cost: u8,
    /// Whether it can be done more than once.
    repeats: bool,
}

/// Where a figure is thought to stand.
#[derive(Clone, Copy)]
pub(super) enum Stand {
    /// At its place in the scene: what it sees is looked up.
    Here,
    /// Anywhere within so much of a place: what is in reach is taken to be in sight.
    Within(Mils),
}

/// Everything that a figure could do from one place.
#[derive(Default)]
pub(super) struct Arsenal {
    items: ArrayVec<Item, ITEMS>,
}

impl Blows {
    pub fn new(outlook: &Outlook, figure: FigureId) -> Blows {
        let scene = outlook.scene;
        let side = scene.state.figure(figure).side;
        let mut by_attack = ArrayVec::new();
        for attack in scene.card(figure).attacks.iter().take(ATTACKS) {
            let area = is_area(attack.kind);
            let mut values = [0.0; FIGURES];
            for target in scene.state.on_table().filter(|&target| target != figure) {
                if area || attack.effects.explosive > 0 || scene.state.figure(target).side != side {
                    let manner = Manner { area, ..Manner::PLAIN };
                    values[usize::from(target.0)] = blow::value(outlook, figure, attack, target, manner);
                }
            }
            by_attack.push(values);
        }
        let mut grabs = [0.0; FIGURES];
        for target in scene.state.team(side.other()) {
            if throwing::lifts(outlook, figure, Thing::Figure(target)) {
                grabs[usize::from(target.0)] = throwing::enemy(outlook, figure, target, Dice::Two);
            }
        }
        Blows { by_attack, grabs }
    }

    /// What an attack gains against a figure in the open.
    pub fn of(&self, attack: usize, target: FigureId) -> f32 {
        self.by_attack.get(attack).map_or(0.0, |values| values[usize::from(target.0)])
    }

    /// What grabbing and throwing an enemy gains.
    pub fn grab(&self, target: FigureId) -> f32 {
        self.grabs[usize::from(target.0)]
    }

    /// The most that `pow` can do to one enemy with one kind of blow, and from how far away.
    pub fn most(&self, scene: Scene<Pow>, figure: FigureId, target: FigureId, pow: u8) -> (f32, Mils) {
        let mut most = (0.0, 0);
        if self.grab(target) > 0.0 && pow >= throwing::PRICE {
            most = (self.grab(target), 0);
        }
        for (index, attack) in scene.card(figure).attacks.iter().enumerate() {
            if !ready(scene, figure, index, attack) || attack.cost > pow {
                continue;
            }
            let repeats = attack.cost > 0 && attack.frequency == Frequency::Any;
            let times = if repeats { f32::from(pow / attack.cost) } else { 1.0 };
            let value = times * self.of(index, target);
            if value > most.0 {
                most = (value, pow::attack::reach(attack));
            }
        }
        most
    }

    /// What the figure could do from a place; `outlook` has it there if it is to look.
    pub fn from(&self, outlook: &Outlook, figure: FigureId, body: &Body, stand: Stand) -> Arsenal {
        let scene = outlook.scene;
        let mut arsenal = Arsenal::default();
        for (index, attack) in scene.card(figure).attacks.iter().enumerate().take(ATTACKS) {
            if ready(scene, figure, index, attack) {
                let value = self.attack_value(outlook, figure, index, attack, body, stand);
                let repeats = attack.cost > 0 && attack.frequency == Frequency::Any;
                arsenal.add(Item { act: Act::Attack(index as u8), value, cost: attack.cost, repeats });
            }
        }
        let grabbed = scene.state.activation.is_some_and(|now| now.figure == figure && now.grabbed);
        if !grabbed {
            let value = self.grab_value(outlook, figure, body, stand);
            arsenal.add(Item { act: Act::Grab, value, cost: throwing::PRICE, repeats: false });
        }
        for id in (0..scene.state.objectives.len() as u8).map(ObjectiveId) {
            let value = interaction(outlook, figure, id, body, stand);
            arsenal.add(Item { act: Act::Interact(id), value, cost: INTERACT, repeats: false });
        }
        arsenal
    }

    fn attack_value(
        &self,
        outlook: &Outlook,
        figure: FigureId,
        index: usize,
        attack: &Attack,
        body: &Body,
        stand: Stand,
    ) -> f32 {
        let scene = outlook.scene;
        let state = scene.state;
        let enemies = state.team(state.figure(figure).side.other());
        match (attack.kind, stand) {
            (Kind::Wave(radius), Stand::Here) => {
                in_wave(scene, figure, radius).iter().map(|&target| self.of(index, target)).sum()
            }
            (Kind::Melee | Kind::Ranged(_), Stand::Here) => {
                let mut best = 0.0;
                for enemy in enemies {
                    // The dearer question comes last.
                    if self.of(index, enemy) > best
                        && eligible(scene, figure, attack, Thing::Figure(enemy)).is_ok()
                    {
                        best = self.aimed(outlook, figure, index, attack, enemy).max(best);
                    }
                }
                best
            }
            (kind, _) => {
                let slack = if let Stand::Within(slack) = stand { slack } else { 0 };
                let reach = pow::attack::reach(attack) + slack;
                let near = enemies.filter(|&enemy| match kind {
                    Kind::Melee if slack == 0 => space::touching(body, state.body(enemy)),
                    _ => space::within(body, state.body(enemy), reach),
                });
                near.map(|enemy| self.of(index, enemy)).fold(0.0, f32::max)
            }
        }
    }

    /// An attack aimed at one enemy from where the figure is: in cover or not, and with whom its explosion catches.
    pub fn aimed(
        &self,
        outlook: &Outlook,
        figure: FigureId,
        index: usize,
        attack: &Attack,
        target: FigureId,
    ) -> f32 {
        let mut value = self.of(index, target);
        if covered(outlook.scene, figure, target, attack) {
            value = blow::value(outlook, figure, attack, target, Manner { cover: true, ..Manner::PLAIN });
        }
        if attack.effects.explosive > 0 {
            // It goes off only on a hit, and may be dodged.
            let caught = blast(outlook.scene, Thing::Figure(target), attack.effects.explosive);
            value += caught.iter().map(|&other| 0.4 * self.of(index, other)).sum::<f32>();
        }
        value
    }

    fn grab_value(&self, outlook: &Outlook, figure: FigureId, body: &Body, stand: Stand) -> f32 {
        let state = outlook.scene.state;
        let mut best = 0.0;
        for enemy in state.team(state.figure(figure).side.other()) {
            let other = state.body(enemy);
            let near = match stand {
                Stand::Here => space::touching(body, other),
                Stand::Within(0) => space::touching(body, other),
                Stand::Within(slack) => space::within(body, other, slack),
            };
            if near && self.grab(enemy) > best {
                best = self.grab(enemy);
            }
        }
        for piece in state.standing() {
            let thing = Thing::Piece(piece);
            let block = state.block(piece);
            let near = match stand {
                Stand::Within(slack) if slack > 0 => space::within_block(body, block, slack),
                _ => space::touching_block(body, block),
            };
            if throwing::lifts(outlook, figure, thing) && near {
                let value = match stand {
                    Stand::Here => throwing::grab(outlook, figure, thing),
                    Stand::Within(_) => {
                        let size = outlook.scene.piece(piece).size;
                        throwing::best_target(outlook, figure, body, size, |_| true)
                    }
                };
                best = value.max(best);
            }
        }
        best
    }
}

/// Whether an attack's frequency still allows it.
pub(super) fn ready(scene: Scene<Pow>, figure: FigureId, index: usize, attack: &Attack) -> bool {
    let state = scene.state.figure(figure);
    let bit = 1u16 << (index & 15);
    let mut used = state.used_this_turn | state.used_this_game;
    if attack.cost == 0
        && let Some(now) = scene.state.activation.filter(|now| now.figure == figure)
    {
        used |= now.used;
    }
    used & bit == 0
}

/// What it gains to control a pillar or pick up a relic, if it can be done from a place.
fn interaction(outlook: &Outlook, figure: FigureId, id: ObjectiveId, body: &Body, stand: Stand) -> f32 {
    let scene = outlook.scene;
    let objective = &scene.state.objectives[usize::from(id.0)];
    let marker = Disc { c: objective.at.flat(), r: MARKER };
    let near = match stand {
        Stand::Within(slack) if slack > 0 => {
            space::within(body, &Body { at: objective.at, r: MARKER, height: 0 }, slack)
        }
        _ => space::touching_marker(body, &marker, objective.at.z),
    };
    if near && wanted(scene, figure, id) {
        aims::worth(outlook, scene.state.figure(figure).side, id)
    } else {
        0.0
    }
}

/// Whether a figure could do something with an objective, were it there.
pub(super) fn wanted(scene: Scene<Pow>, figure: FigureId, id: ObjectiveId) -> bool {
    use pow::card::ObjectiveKind;
    let state = scene.state.figure(figure);
    let objective = &scene.state.objectives[usize::from(id.0)];
    match objective.kind {
        ObjectiveKind::Pillar => objective.holder != Some(state.side),
        ObjectiveKind::Relic => {
            state.carries.is_none()
                && !scene.state.on_table().any(|other| scene.state.figure(other).carries == Some(id))
        }
    }
}

impl Arsenal {
    /// Adds what is worth doing.
    pub fn add(&mut self, item: Item) {
        // A card with more attacks or powers than the rules keep count of does without the last of them.
        if item.value > 0.0 && !self.items.is_full() {
            self.items.push(item);
        }
    }

    /// Adds something that is done once.
    pub fn add_once(&mut self, act: Act, value: f32, cost: u8) {
        self.add(Item { act, value, cost, repeats: false });
    }

    /// Adds what it is worth to end with a POW left for a defensive reaction.
    pub fn add_guard(&mut self, value: f32) {
        self.add_once(Act::End, value, 1);
    }

    /// Keeps what is allowed.
    pub fn retain(&mut self, allowed: impl Fn(Act) -> bool) {
        self.items.retain(|item| allowed(item.act));
    }

    /// The most that can be bought with each number of POW, when one of the items has been bought already.
    fn best(&self, pow: u8, bought: Option<usize>) -> [f32; MOST_POW + 1] {
        let most = usize::from(pow).min(MOST_POW);
        let mut best = [0.0f32; MOST_POW + 1];
        for (_, item) in self.items.iter().enumerate().filter(|&(index, _)| Some(index) != bought) {
            let cost = usize::from(item.cost);
            for left in (cost..=most).rev() {
                best[left] = best[left].max(best[left - cost] + item.value);
            }
        }
        for item in self.items.iter().filter(|item| item.repeats) {
            let cost = usize::from(item.cost);
            for left in cost..=most {
                best[left] = best[left].max(best[left - cost] + REPEATED * item.value);
            }
        }
        best
    }

    /// The most that can be bought with so many POW.
    pub fn total(&self, pow: u8) -> f32 {
        self.best(pow, None)[usize::from(pow).min(MOST_POW)]
    }

    /// What the last of so many POW is worth.
    pub fn last_pow(&self, pow: u8) -> f32 {
        let best = self.best(pow, None);
        let most = usize::from(pow).min(MOST_POW);
        best[most] - best[most.saturating_sub(1)]
    }

    /// What to do first: of what is part of the best plan, the greatest.
    pub fn first(&self, pow: u8) -> Option<Item> {
        let mut first: Option<(f32, Item)> = None;
        for (index, &item) in self.items.iter().enumerate() {
            if item.act == Act::End || item.cost > pow {
                continue;
            }
            let left = usize::from(pow - item.cost).min(MOST_POW);
            let plan = item.value + self.best(pow - item.cost, Some(index))[left];
            let better = first.is_none_or(|(known, other)| {
                plan > known + EQUAL || (plan > known - EQUAL && item.value > other.value)
            });
            if better {
                first = Some((plan, item));
            }
        }
        first.map(|(_, item)| item)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn arsenal(items: &[(Act, f32, u8, bool)]) -> Arsenal {
        let mut arsenal = Arsenal::default();
        for &(act, value, cost, repeats) in items {
            arsenal.add(Item { act, value, cost, repeats });
        }
        arsenal
    }

    #[test]
    fn pow_buys_the_best_it_can() {
        let (fist, slam) = (Act::Attack(0), Act::Attack(1));
        let arsenal = arsenal(&[(fist, 1.0, 2, true), (slam, 1.2, 3, false), (Act::End, 0.3, 1, false)]);
        assert_eq!(arsenal.total(0), 0.0);
        assert_eq!(arsenal.total(2), 1.0, "a blow, not the POW kept for a reaction");
        assert_eq!(arsenal.total(3), 1.3, "a blow and a reaction are more than the dearer blow");
        assert_eq!(arsenal.total(4), 1.0 + REPEATED, "the same blow again is worth a little less");
        assert_eq!(arsenal.total(5), 1.0 + 1.2);
    }

    #[test]
    fn the_greatest_of_the_plan_comes_first() {
        let (fist, slam) = (Act::Attack(0), Act::Attack(1));
        let arsenal = arsenal(&[(fist, 1.0, 2, true), (slam, 1.2, 3, false), (Act::End, 0.3, 1, false)]);
        assert_eq!(arsenal.first(5).map(|item| item.act), Some(slam));
        assert_eq!(arsenal.first(3).map(|item| item.act), Some(fist), "the slam is no part of the best plan");
        assert!(arsenal.first(1).is_none(), "to end the activation is nothing to do");
    }

    #[test]
    fn the_last_pow_is_worth_what_it_adds() {
        let arsenal = arsenal(&[(Act::Attack(0), 1.0, 2, false), (Act::End, 0.3, 1, false)]);
        assert_eq!(arsenal.last_pow(2), 1.0 - 0.3);
        assert_eq!(arsenal.last_pow(4), 0.0, "three POW buy everything there is");
        assert_eq!(arsenal.last_pow(0), 0.0);
    }
}
