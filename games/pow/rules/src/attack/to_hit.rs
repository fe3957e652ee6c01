//! Step 4: the roll to hit, the defence it must beat, and cover.

use table::{Flow, Late, Question, Scene, Verdict, need};

use crate::ask::{Ask, Reroll, RerollBy};
use crate::card::{Ability, Attack, Kind, Modifier, Nature, Use};
use crate::characteristic::may_reroll;
use crate::dice::Roll;
use crate::event::Event;
use crate::state::{FigureId, Reading, Side};
use crate::{Play, Pow, rule, sight};

/// What a defensive reaction adds (attack.reaction.bonus).
const REACTION: i16 = 2;
/// What being KO and being Knocked down take off every defence (ko.effect.defence, ko.down.defence).
const KO: i16 = 3;
const DOWN: i16 = 1;

/// A roll to hit.
pub struct ToHit {
    /// Who rolls.
    pub attacker: FigureId,
    /// Whom it must beat.
    pub target: FigureId,
    /// With which defence.
    pub nature: Nature,
    /// Added to the roll beside the Attack value.
    pub bonus: i16,
    /// Whether the target is half hidden by scenery.
    pub cover: bool,
    /// Two, or three with a boost.
    pub dice: u8,
    /// Whether Master fighter may reroll a die of it: not of a grab or throw (rulings.throw.no-attack-abilities),
    /// and of one roll of an attack only (abilities.master-fighter.one-die).
    pub master: bool,
}

/// What a roll to hit shows.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Hit {
    /// It beats the defence.
    pub hit: bool,
    /// Two dice show the same.
    pub double: bool,
    /// Master fighter rerolled one of them.
    pub die_rerolled: bool,
}

/// Step 4: the dice and the Attack value must beat the matching defence (attack.step-4-roll, attack.step-4-beat).
/// Rerolls come before anyone asks for a double (rulings.critical.rerolls).
///
/// # Errors
/// A stop of the table.
pub fn roll_to_hit(play: &mut Play, to_hit: &ToHit) -> Flow<Hit> {
    let ToHit { attacker, target, dice, .. } = *to_hit;
    let scene = play.scene();
    let added = i16::from(scene.card(attacker).attack) + to_hit.bonus - i16::from(to_hit.cover);
    let defence = defence(scene, target, to_hit.nature, attacker);
    let needed = defence - added;

    let mut roll = Late::new(Roll::default());
    roll.then(play, |roll, chance| roll.roll(dice, chance, rule!("attack.step-4-roll")))?;
    let mut die_rerolled = false;
    let luck = may_reroll(play.scene(), attacker, RerollBy::Luck);
    let master = to_hit.master && play.scene().has(attacker, Ability::MasterFighter);
    if luck || master {
        let side = play.state.figure(attacker).side;
        let shown = roll.see(play, |roll| *roll)?;
        let question = RerollAttack { side, figure: attacker, target, roll: shown, needed, luck, master };
        match play.choose(&question)? {
            Reroll::No => {}
            Reroll::All => {
                play.state.figure_mut(attacker).luck_used = true;
                let by = RerollBy::Luck;
                play.event(rule!("abilities.luck"), |_| Event::AttackRerolled { figure: attacker, by });
                roll.then(play, |roll, chance| {
                    *roll = Roll::default();
                    roll.roll(dice, chance, rule!("abilities.luck"))
                })?;
            }
            Reroll::One(face) => {
                die_rerolled = true;
                play.event(rule!("abilities.master-fighter"), |_| Event::DieRerolled {
                    figure: attacker,
                    face,
                });
                roll.then(play, |roll, chance| {
                    roll.take(face);
                    roll.roll(1, chance, rule!("abilities.master-fighter.one-die"))
                })?;
            }
        }
    }
    let beats = |roll: &Roll| i16::from(roll.total()) > needed;
    let (hit, double) = roll.see(play, |roll| (beats(roll), roll.double()))?;
    let cover = to_hit.cover;
    play.event(rule!("attack.step-4-beat"), |_| {
        let roll = *roll.shown();
        let total = i16::from(roll.total()) + added;
        Event::Rolled { figure: attacker, target, roll, total, defence, cover, hit }
    });
    Ok(Hit { hit, double, die_rerolled })
}

/// A figure's defence against an attacker, everything added up and never below 0 (rulings.defence.floor).
pub fn defence(scene: Scene<Pow>, target: FigureId, nature: Nature, attacker: FigureId) -> i16 {
    let figure = scene.state.figure(target);
    let card = scene.card(target);
    let mut value = i16::from(card.defence[nature]) + i16::from(figure.raised[nature])
        - i16::from(figure.lowered[nature]);
    for reaction in [figure.reaction, figure.older_reaction] {
        if reaction == Some(nature) {
            value += REACTION;
        }
    }
    if figure.ko {
        value -= KO;
    }
    if figure.down {
        value -= DOWN;
    }
    if !figure.ko {
        let passive = card.powers.iter().filter(|power| power.when == Use::Passive);
        for modifier in passive.flat_map(|power| &power.modifiers) {
            if let Modifier::Defence(of, by) = modifier
                && *of == nature
            {
                value += i16::from(*by);
            }
        }
    }
    // Fly's +1 is lost on the ground (rulings.down.no-fly-bonus).
    let flies = scene.has(target, Ability::Fly) && !figure.down;
    if flies && !scene.has(attacker, Ability::Fly) {
        value += 1;
    }
    value.max(0)
}

/// What abilities and passive powers of the attacker add to its roll to hit (abilities.marksmanship).
pub fn to_hit_bonus(scene: Scene<Pow>, attacker: FigureId, kind: Kind) -> i16 {
    let mut bonus = 0;
    if matches!(kind, Kind::Ranged(_)) && scene.has(attacker, Ability::Marksmanship) {
        bonus += 1;
    }
    if kind == Kind::Melee && !scene.state.figure(attacker).ko {
        let passive = scene.card(attacker).powers.iter().filter(|power| power.when == Use::Passive);
        for modifier in passive.flat_map(|power| &power.modifiers) {
            if let Modifier::MeleeToHit(by) = modifier {
                bonus += i16::from(*by);
            }
        }
    }
    bonus
}

/// Whether cover counts: half or more hidden, against ranged attacks and waves (attack-types.ranged.cover,
/// attack-types.wave.cover, attack-types.spray.no-cover), unless the attack is Penetrative.
pub fn covered(scene: Scene<Pow>, attacker: FigureId, target: FigureId, attack: &Attack) -> bool {
    let counts = matches!(attack.kind, Kind::Ranged(_) | Kind::Wave(_));
    counts && !attack.effects.penetrative && in_cover(scene, attacker, target)
}

/// Whether scenery hides half of the target or more (rulings.los.cover).
pub fn in_cover(scene: Scene<Pow>, attacker: FigureId, target: FigureId) -> bool {
    sight::hidden(scene, attacker, target) >= 50
}

/// Which dice of the attack are rolled again?
struct RerollAttack {
    side: Side,
    figure: FigureId,
    target: FigureId,
    roll: Roll,
    needed: i16,
    luck: bool,
    master: bool,
}

impl Question<Pow> for RerollAttack {
    type Answer = Reroll;
    const EXACT: bool = true;

    fn ask(&self) -> Ask {
        let RerollAttack { side, figure, target, roll, needed, .. } = *self;
        Ask::RerollAttack { side, figure, target, roll, needed }
    }

    fn candidates(&self, _scene: Scene<Pow>, emit: &mut impl FnMut(Reroll)) {
        emit(Reroll::No);
        if self.luck {
            emit(Reroll::All);
        }
        if self.master {
            self.roll.faces().for_each(|face| emit(Reroll::One(face)));
        }
    }

    fn verdict(&self, _scene: Scene<Pow>, reroll: Reroll) -> Verdict {
        match reroll {
            Reroll::No => Ok(()),
            Reroll::All => need(self.luck, rule!("abilities.luck")),
            Reroll::One(face) => {
                need(self.master, rule!("abilities.master-fighter"))?;
                need(self.roll.faces().any(|shown| shown == face), rule!("abilities.master-fighter.one-die"))
            }
        }
    }
}
