//! Chapter X: skills that do something. One road for all of them: a rule opens a [`window`] at a step of its procedure,
//! whoever has a skill for that moment is asked, and [`perform`] does what the skill's tree says.
//!
//! Nobody is ever made to use a skill (skills.general.optional). What only adds to a number, Poison, Electricity and
//! Regeneration are applied unasked, since declining them could never help (rulings.skills.unasked). Deeds are declared as
//! actions and live in [`crate::deed`].

use arrayvec::ArrayVec;
use table::{Flow, Question, RuleId, Scene, Seat, Verdict, need};

use crate::answer::SkillPick;
use crate::ask::{Ask, Topic};
use crate::attack::{self, Attack, AttackKind, Origin};
use crate::bearer::{PrintedFigure, Reading};
use crate::board::ZoneId;
use crate::claim::{self, Context};
use crate::dice::Handful;
use crate::event::Event;
use crate::hindrance::are_friends;
use crate::printed::skill::{Moment, Step};
use crate::printed::term::{Cloud, CubeBox, DieType, LineTrigger};
use crate::printed::{Characteristic, SkillPlace};
use crate::state::FigureId;
use crate::target::{self, WhichTarget};
use crate::{Gotham, Play, defence, ranged, rule, terrain, wounds};

/// Something that a figure can do just now.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Use {
    skill: SkillPlace,
    step: Step,
    level: u8,
}

/// More than any figure can do at one moment.
type Uses = ArrayVec<Use, 16>;

/// What a figure can do by its skills at one of these moments.
fn uses(scene: Scene<Gotham>, figure: FigureId, moments: &[Moment]) -> Uses {
    let mut found = Uses::new();
    let attack = scene.state.attack().filter(|attack| attack.attacker == figure);
    // Whoever throws something that explodes has the card in hand that it came from.
    let during = match scene.state.explosion {
        Some(_) => LineTrigger::Manipulation,
        None => attack.map_or(LineTrigger::Permanent, Attack::trigger),
    };
    for (skill, level) in scene.skills(figure, during) {
        let context = Context { rolled: 0, named: &[], skill };
        for ability in &scene.content.skills[usize::from(skill)].abilities {
            let met = || ability.provided.iter().all(|&claim| claim::holds(scene, figure, claim, context));
            if !moments.contains(&ability.when) || !met() {
                continue;
            }
            for &step in &ability.steps {
                let spent = ability.once_per_turn && scene.state.once.contains(&(figure, step));
                if !spent && possible(scene, figure, step, level) {
                    let _full = found.try_push(Use { skill, step, level });
                }
            }
        }
    }
    found
}

/// Lets a figure use its skills for these moments, one after the other in the order its player likes.
///
/// # Errors
/// A stop of the table.
pub fn window(play: &mut Play, figure: FigureId, moments: &'static [Moment]) -> Flow<()> {
    let mut done = ArrayVec::new();
    loop {
        let seat = play.state.seat_of(figure);
        let question = WhichSkill { seat, figure, moments, done: done.clone() };
        if question.open(play.scene()).is_empty() {
            return Ok(());
        }
        let SkillPick::Use { skill, step } = play.choose(&question)? else { return Ok(()) };
        let open = question.open(play.scene());
        let chosen = open.iter().find(|one| (one.skill, one.step) == (skill, step));
        let level = chosen.map_or(0, |one| one.level);
        if done.try_push((skill, step)).is_err() {
            return Ok(());
        }
        play.event(rule!("rulings.skills.unasked"), |_| Event::SkillUsed { figure, skill });
        perform(play, figure, step, level)?;
    }
}

/// Shackle, when a melee attack is declared: how many tokens; 0 without it (skills.shackle.condition).
///
/// # Errors
/// A stop of the table.
pub fn shackle(play: &mut Play, attacker: FigureId) -> Flow<u8> {
    const MOMENTS: &[Moment] = &[Moment::DeclaringMelee];
    let open = uses(play.scene(), attacker, MOMENTS);
    if open.is_empty() {
        return Ok(0);
    }
    let seat = play.state.seat_of(attacker);
    let question = WhichSkill { seat, figure: attacker, moments: MOMENTS, done: ArrayVec::new() };
    match play.choose(&question)? {
        SkillPick::Use { .. } => Ok(open.iter().map(|one| one.level).sum()),
        SkillPick::Done => Ok(0),
    }
}

/// Poison and Electricity: wounds for a defender whose defence was beaten (skills.poison-electricity.effect). A figure with
/// both applies both (skills.poison-electricity.two-skills).
///
/// # Errors
/// A stop of the table.
pub fn poison(play: &mut Play, attacker: FigureId, defender: FigureId) -> Flow<()> {
    for Use { level, .. } in uses(play.scene(), attacker, &[Moment::DefenceCounted]) {
        if play.state.stands(defender) {
            wounds::suffer(play, defender, level, rule!("skills.poison-electricity.effect"))?;
            defence::note_wounds(play, level);
        }
    }
    Ok(())
}

/// Regeneration, before anything else is recovered (skills.regeneration.hero.when, skills.regeneration.character.when).
pub fn regenerate(play: &mut Play, figure: FigureId) {
    for Use { level, .. } in uses(play.scene(), figure, &[Moment::Recovering]) {
        wounds::heal(play, figure, level);
    }
}

/// Whether a figure could do something just now. Steps that are actions of their own are judged in [`crate::deed`].
fn possible(scene: Scene<Gotham>, figure: FigureId, step: Step, level: u8) -> bool {
    let attack = scene.state.attack();
    match step {
        Step::Heal => wounds::is_hurt(scene, figure),
        Step::Wound => attack.is_some_and(|attack| scene.state.stands(attack.target)),
        Step::Shackle | Step::PlaceClouds(_) => true,
        Step::Intercept => attack.is_some_and(|attack| {
            let there = scene.state.figure(figure).zone() == Some(attack.zone);
            there && are_friends(scene.state, attack.target, figure) && !attack.sacrifices.is_full()
        }),
        Step::DeferAttack => attack.is_some_and(|attack| {
            let so_far = match attack.origin {
                Origin::Deferred(count) => count,
                Origin::Action | Origin::Answer | Origin::Combo => 0,
            };
            attack.leftover > 0 && so_far < level && target::has_target(scene, figure, attack.kind)
        }),
        Step::StrikeBack => attack.is_some_and(|attack| may_strike_back(scene, figure, attack)),
        Step::StrikeOn => target::has_target(scene, figure, AttackKind::Melee),
        Step::LayDown => struck(scene).any(|(figure, wounds)| wounds >= level && falls(scene, figure)),
        Step::SpendWounds
        | Step::ExplodeAround(_)
        | Step::ThrowGrenade
        | Step::Pull
        | Step::GrantMovement => false,
    }
}

/// Whether the possessor could attack whoever attacked it (skills.counterattack.condition-reachable,
/// skills.retaliation.condition-weapon, rulings.retaliation.character).
fn may_strike_back(scene: Scene<Gotham>, figure: FigureId, attack: &Attack) -> bool {
    let cube_box = match attack.kind {
        AttackKind::Melee => CubeBox::Melee,
        AttackKind::Ranged => CubeBox::Ranged,
    };
    let able = match (scene.printed(figure), scene.state.hero_of(figure)) {
        (PrintedFigure::Hero(sheet), Some(hero)) => {
            let armed = || ranged::is_armed(scene, hero, |weapon| !weapon.single_use);
            sheet.characteristics[cube_box.index()] != Characteristic::Forbidden
                && (attack.kind == AttackKind::Melee || armed())
        }
        (PrintedFigure::Character(tile), _) => {
            attack.kind == AttackKind::Melee || !tile.lines[cube_box.index()].is_empty()
        }
        (PrintedFigure::Hero(_), None) => false,
    };
    able && target::may_target(scene, figure, attack.attacker, attack.kind).is_ok()
}

/// The figures with their wounds from the explosion, or else from the attack.
fn struck(scene: Scene<'_, Gotham>) -> impl Iterator<Item = (FigureId, u8)> + '_ {
    let explosion = scene.state.explosion.as_ref();
    let blown = explosion.map_or(&[][..], |explosion| &explosion.wounds).iter().copied();
    let attack = scene.state.attack().filter(|_| explosion.is_none());
    blown.chain(attack.map(|attack| (attack.target, attack.wounds)))
}

/// Whether a figure can be laid down: not twice (rulings.immobilisation.once).
fn falls(scene: Scene<Gotham>, figure: FigureId) -> bool {
    scene.state.figure(figure).zone().is_some() && !scene.state.figure(figure).lying
}

/// Does what a skill says.
fn perform(play: &mut Play, figure: FigureId, step: Step, level: u8) -> Flow<()> {
    match step {
        Step::Intercept => {
            if let Some(attack) = play.state.attacks.last_mut() {
                // The window offers it only while there is room.
                let _full = attack.sacrifices.try_push((figure, level));
            }
            Ok(())
        }
        Step::DeferAttack => attack::deferred(play),
        Step::StrikeBack => strike_back(play, figure, level),
        Step::StrikeOn => strike_on(play, figure, level),
        Step::PlaceClouds(cloud) => place_clouds(play, figure, cloud, level),
        Step::LayDown => {
            lay_down(play, level);
            Ok(())
        }
        // Done unasked, with the declaration of an attack, in a spend step, or as a deed.
        Step::Heal
        | Step::Wound
        | Step::Shackle
        | Step::SpendWounds
        | Step::ExplodeAround(_)
        | Step::ThrowGrenade
        | Step::Pull
        | Step::GrantMovement => Ok(()),
    }
}

/// Counterattack and Retaliation: a free attack with yellow dice on whoever attacked (skills.counterattack.pool).
fn strike_back(play: &mut Play, figure: FigureId, level: u8) -> Flow<()> {
    let Some(attack) = play.state.attack() else { return Ok(()) };
    let (enemy, kind) = (attack.attacker, attack.kind);
    let Some(zone) = play.state.figure(enemy).zone() else { return Ok(()) };
    let answer = Attack::new(figure, enemy, zone, kind, Origin::Answer);
    play.deeper(|play| attack::carry_out(play, answer, Handful::of(DieType::Yellow, level), 0))
}

/// Combo: a free melee attack with dice of one's own on another adversary (skills.combo.effect). Of a characteristic of
/// several dice they are taken in the printed order, over and over (rulings.combo.mixed-dice).
fn strike_on(play: &mut Play, figure: FigureId, level: u8) -> Flow<()> {
    let kind = AttackKind::Melee;
    let own = play.state.attack().map(|attack| attack.characteristic.clone()).unwrap_or_default();
    let seat = play.state.seat_of(figure);
    let question = WhichTarget { seat, attacker: figure, kind };
    let Some(target) = play.choose_if_any(&question)? else { return Ok(()) };
    let Some(zone) = play.state.figure(target).zone() else { return Ok(()) };
    let mut handful = Handful::default();
    own.iter().cycle().take(usize::from(level)).for_each(|&die| handful.add(die, 1));
    let combo = Attack::new(figure, target, zone, kind, Origin::Combo);
    play.deeper(|play| attack::carry_out(play, combo, handful, 0))
}

/// Where the explosion was, or else where the defender stood.
fn place(play: &Play) -> Option<ZoneId> {
    let exploded = play.state.explosion.as_ref().map(|explosion| explosion.zone);
    exploded.or(play.state.attack().map(|attack| attack.zone))
}

/// Flame, Toxic Gas, Smoke and Frost (skills.flame-gas.effect, skills.smoke.effect, skills.frost.effect).
fn place_clouds(play: &mut Play, figure: FigureId, cloud: Cloud, level: u8) -> Flow<()> {
    let Some(zone) = place(play) else { return Ok(()) };
    let camp = play.state.figure(figure).camp;
    let why: RuleId = match cloud {
        Cloud::Gas | Cloud::Flame => rule!("skills.flame-gas.effect"),
        Cloud::Smoke => rule!("skills.smoke.effect"),
        Cloud::Frost => rule!("skills.frost.effect"),
    };
    // What burns afterwards is no wound of the explosion itself.
    let explosion = play.state.explosion.take();
    terrain::place_clouds(play, camp, cloud, zone, level, why)?;
    play.state.explosion = explosion;
    Ok(())
}

/// Immobilisation (skills.immobilisation.effect).
fn lay_down(play: &mut Play, level: u8) {
    let hit: Vec<FigureId> = {
        let scene = play.scene();
        let hard = struck(scene).filter(|&(figure, wounds)| wounds >= level && falls(scene, figure));
        hard.map(|(figure, _)| figure).collect()
    };
    for figure in hit {
        play.state.figure_mut(figure).lying = true;
        play.event(rule!("skills.immobilisation.effect"), |_| Event::LaidDown { figure });
    }
}

/// Which skill now?
struct WhichSkill {
    seat: Seat,
    figure: FigureId,
    moments: &'static [Moment],
    /// What was done already in this window.
    done: ArrayVec<(SkillPlace, Step), 16>,
}

impl WhichSkill {
    fn open(&self, scene: Scene<Gotham>) -> Uses {
        let mut open = uses(scene, self.figure, self.moments);
        open.retain(|one| !self.done.contains(&(one.skill, one.step)));
        open
    }
}

impl Question<Gotham> for WhichSkill {
    type Answer = SkillPick;
    const EXACT: bool = true;

    fn ask(&self) -> Ask {
        let moment = self.moments.first().copied().unwrap_or(Moment::AttackEnds);
        Ask { seat: self.seat, topic: Topic::Skill { figure: self.figure, moment } }
    }

    fn candidates(&self, scene: Scene<Gotham>, emit: &mut impl FnMut(SkillPick)) {
        emit(SkillPick::Done);
        self.open(scene).iter().for_each(|one| emit(SkillPick::Use { skill: one.skill, step: one.step }));
    }

    fn verdict(&self, scene: Scene<Gotham>, pick: SkillPick) -> Verdict {
        let SkillPick::Use { skill, step } = pick else { return Ok(()) };
        let open = self.open(scene);
        let there = open.iter().any(|one| (one.skill, one.step) == (skill, step));
        need(there, rule!("skills.general.format"))
    }
}
