//! What the attacks of one character are worth against each enemy, so that many places can be compared.

use crisis::Crisis;
use crisis::attack::Weapon;
use crisis::card::Mils;
use crisis::card::ability::Reach;
use crisis::power::can_pay_attack;
use crisis::sight;
use crisis::state::{FIGURES, FigureId, Reading, State};
use space::{Disc, P};
use table::Scene;

use super::blow::{Covered, Range};
use super::worth::Outlook;

/// Whoever hides is seen from within this range (q.keyword-stealth).
const STEALTH: u8 = 3;

/// One attack against one enemy.
#[derive(Clone, Copy)]
pub(super) struct Blow {
    pub weapon: Weapon,
    pub target: FigureId,
    /// What it gains.
    pub value: f32,
    /// From how far away.
    pub reach: Mils,
    /// Whether it hits everybody in its range.
    area: bool,
}

/// The attacks of a character's card.
pub(super) struct Arms {
    figure: FigureId,
    radius: Mils,
    /// The best first.
    blows: Vec<Blow>,
    bases: [Disc; FIGURES],
}

impl Arms {
    /// The attacks that a character can pay for with so much power, against everybody it could aim at.
    pub fn new(outlook: &Outlook, figure: FigureId, power: u8) -> Arms {
        let scene = outlook.scene;
        let side = scene.state.figure(figure).side;
        let mut range = Range::new(scene);
        let mut blows = Vec::new();
        for (place, entry) in (0..).zip(&scene.card(figure).attacks) {
            if entry.cost > power && !can_pay_attack(scene, figure, entry.cost) {
                continue;
            }
            let weapon = Weapon::Printed(place);
            for target in scene.state.squad(side.other()).filter(|&id| !scene.state.figure(id).dazed) {
                let value = range.value(outlook, figure, weapon, target, Covered::No);
                let reach = reach(scene, target, entry.reach);
                let area = matches!(entry.reach, Reach::Area(_));
                blows.push(Blow { weapon, target, value, reach, area });
            }
        }
        blows.sort_by(|one, other| other.value.total_cmp(&one.value));
        let mut bases = [Disc::new(P::new(0, 0), 0); FIGURES];
        for id in scene.state.on_battlefield() {
            bases[usize::from(id.0)] = scene.base(id);
        }
        Arms { figure, radius: scene.card(figure).radius, blows, bases }
    }

    /// All of them, the best first.
    pub fn blows(&self) -> &[Blow] {
        &self.blows
    }

    /// What the best attack from a place gains, as far as distances tell.
    pub fn from(&self, at: P) -> f32 {
        let base = Disc::new(at, self.radius);
        let reached = |blow: &&Blow| self.bases[usize::from(blow.target.0)].within(&base, blow.reach);
        self.blows.iter().find(reached).map_or(0.0, |blow| self.with_bystanders(blow, &base)).max(0.0)
    }

    /// The best attack from where the state has the character, looking who is in line of sight.
    pub fn here(&self, scene: Scene<Crisis>) -> Option<Blow> {
        let base = scene.base(self.figure);
        let mut best: Option<Blow> = None;
        for blow in &self.blows {
            if best.is_some_and(|best| best.value >= blow.value) && !blow.area {
                continue;
            }
            let in_reach = self.bases[usize::from(blow.target.0)].within(&base, blow.reach);
            if in_reach && sight::sees(scene, self.figure, blow.target) {
                let value = self.with_bystanders(blow, &base);
                if best.is_none_or(|best| value > best.value) {
                    best = Some(Blow { value, ..*blow });
                }
            }
        }
        best
    }

    /// What an attack of the card gains from where the state has the character.
    pub fn with(&self, scene: Scene<Crisis>, weapon: Weapon) -> f32 {
        let base = scene.base(self.figure);
        let reached = self.blows.iter().filter(|blow| blow.weapon == weapon).filter(|blow| {
            self.bases[usize::from(blow.target.0)].within(&base, blow.reach)
                && sight::sees(scene, self.figure, blow.target)
        });
        reached.map(|blow| self.with_bystanders(blow, &base)).fold(f32::NEG_INFINITY, f32::max)
    }

    /// The same from a place, which the state is lent for.
    pub fn seen_from(&self, state: &mut State, content: &crisis::card::Cards, at: P) -> f32 {
        state.figure_mut(self.figure).at = at;
        self.here(Scene { state, content }).map_or(0.0, |blow| blow.value.max(0.0))
    }

    /// An area attack is an attack on every enemy around.
    fn with_bystanders(&self, blow: &Blow, base: &Disc) -> f32 {
        if !blow.area {
            return blow.value;
        }
        let around = |other: &&Blow| {
            other.weapon == blow.weapon && self.bases[usize::from(other.target.0)].within(base, other.reach)
        };
        self.blows.iter().filter(around).map(|blow| blow.value).sum()
    }
}

/// From how far away a target can be attacked (q.keyword-stealth).
fn reach(scene: Scene<Crisis>, target: FigureId, reach: Reach) -> Mils {
    let range = scene.range(reach.range());
    if scene.card(target).keywords.stealth { range.min(scene.range(STEALTH)) } else { range }
}
