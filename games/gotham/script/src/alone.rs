//! What can be done in one way only is not asked for. A line that wants it otherwise must not stand for it.

use gotham::answer::Nature;
use gotham::ask::Topic;
use gotham::attack::AttackKind;
use gotham::energy::{self, Account};
use gotham::printed::term::{CubeBox, Effort, MaterialType};
use gotham::state::{FigureId, HeroId};
use gotham::{deed, material, target};

use super::line::Extras;
use super::reply::Speaker;

impl Speaker<'_> {
    /// Whether an action is being declared.
    pub fn declares(&self) -> bool {
        let first = self.since.spoken == 0;
        match self.topic() {
            Topic::Act | Topic::MayRepeat { .. } => first,
            Topic::CharacterAct { .. } => true,
            _ => false,
        }
    }

    /// Whether the only figure that can be attacked is another than the line says.
    pub fn hits_another(&self, attacker: FigureId, target: Option<FigureId>, kind: AttackKind) -> bool {
        let may = |target: &FigureId| target::may_target(self.scene, attacker, *target, kind).is_ok();
        let legal: Vec<FigureId> = self.scene.state.figure_ids().filter(may).collect();
        legal.len() == 1 && target.is_some_and(|target| !legal.contains(&target))
    }

    /// Whether the only weapon, or bare hands, is another than the line says.
    pub fn wields_another(&self, hero: Option<HeroId>, kind: AttackKind, extras: &Extras) -> bool {
        let (Some(hero), Some(wanted)) = (hero, extras.with.first().map(|name| self.card(name))) else {
            return false;
        };
        let weapon = match kind {
            AttackKind::Melee => MaterialType::MeleeWeapon,
            AttackKind::Ranged => MaterialType::RangedWeapon,
        };
        let cards = 0..self.scene.state.cards.len() as u8;
        let may = |card: &u8| material::may_wield(self.scene, hero, *card, weapon).is_ok();
        let legal: Vec<u8> = cards.filter(may).collect();
        let ways = legal.len() + usize::from(kind == AttackKind::Melee);
        ways == 1 && wanted.is_none_or(|wanted| !legal.contains(&wanted))
    }

    /// Whether the only number of cubes that can be spent is another than the line says: of a box that has room for one more,
    /// and of what costs one cube in any case.
    pub fn spends_another(&self, hero: Option<HeroId>, into: CubeBox, fixed: bool, extras: &Extras) -> bool {
        let (Some(hero), Some(spending)) = (hero, extras.spending) else { return false };
        let purse = Account { hero: Some(hero), into };
        let one = energy::room(self.scene, purse) == 1 && energy::push_level(self.scene, hero) == 0;
        (one || fixed) && spending != 1
    }

    /// Whether the only thing to do is another than the line says.
    pub fn does_another(&self, figure: FigureId, wanted: Nature, effort: Effort) -> bool {
        let mut legal = Vec::new();
        deed::candidates(self.scene, figure, effort, &mut |nature| {
            let of_effort = deed::kind(self.scene, nature).effort() == effort;
            if of_effort && deed::may(self.scene, figure, nature).is_ok() && !legal.contains(&nature) {
                legal.push(nature);
            }
        });
        legal.len() == 1 && legal[0] != wanted
    }
}
