//! What deeds do.

use table::{Flow, Question, Scene, Seat, Verdict, need};

use super::{landing, law, level};
use crate::answer::Nature;
use crate::ask::{Ask, Topic};
use crate::bearer::Reading;
use crate::board::ZoneId;
use crate::event::Event;
use crate::movement::{self, FirstBonus};
use crate::printed::skill::Step;
use crate::printed::term::Effort;
use crate::state::{CardPlace, FigureId, Whereabouts};
use crate::{Gotham, Play, activation, explosion, material, mission, rule, target, terrain};

/// The effects of a deed that has succeeded (hero-manipulation.complex.viii.apply, hero-manipulation.automatic.iii.always-succeeds).
pub(crate) fn apply(play: &mut Play, figure: FigureId, nature: Nature, effort: Effort) -> Flow<()> {
    play.event(rule!("hero-manipulation.complex.viii.apply"), |_| Event::DeedDone { figure, nature });
    let hero = play.state.hero_of(figure);
    match nature {
        Nature::Task(task) => mission::do_task(play, figure, task),
        Nature::PickUp(card) => {
            if let Some(hero) = hero {
                material::lay(play, card, CardPlace::Carried(hero), rule!("material.pick-up.apply"));
            }
            Ok(())
        }
        Nature::Give { card, to } => {
            material::lay(play, card, CardPlace::Carried(to), rule!("material.give.apply"));
            Ok(())
        }
        Nature::Take(card) => {
            if let Some(hero) = hero {
                material::lay(play, card, CardPlace::Carried(hero), rule!("material.take.apply"));
            }
            Ok(())
        }
        Nature::Throw { card, zone } => {
            material::lay(play, card, CardPlace::Lying(zone), rule!("material.throw.success"));
            Ok(())
        }
        Nature::Explode(price) => {
            let step = Step::ExplodeAround(price);
            let level = level(play.scene(), figure, effort, step);
            mark(play, figure, step);
            blast(play, figure, level)
        }
        Nature::Grenade(zone) => {
            let level = level(play.scene(), figure, effort, Step::ThrowGrenade);
            explosion::explode(play, zone, level, Some(figure), None)
        }
        Nature::Pull(other) => pull(play, figure, other),
        Nature::Guide => {
            let level = level(play.scene(), figure, effort, Step::GrantMovement);
            guide(play, figure, level)
        }
        Nature::Command(tile) => activation::tile(play, tile),
        Nature::Unshackle(other) => {
            play.state.figure_mut(other).shackles = 0;
            play.event(rule!("skills.shackle.removal"), |_| Event::ShacklesOff { figure: other });
            Ok(())
        }
        Nature::Dispel(owner) => {
            play.state.figure_mut(owner).friend = false;
            let why = rule!("skills.imaginary-friend.removal");
            play.event(why, |_| Event::FriendVanished { figure: owner });
            Ok(())
        }
    }
}

/// A complex deed has failed: that is all, but for what was thrown (hero-manipulation.complex.vii.failure,
/// material.throw.short, skills.grenade.failure).
pub(crate) fn fall_short(
    play: &mut Play,
    figure: FigureId,
    nature: Nature,
    effort: Effort,
    result: u8,
) -> Flow<()> {
    match nature {
        Nature::Throw { card, zone } => {
            let zone = landing::zone(play, figure, zone, result)?;
            material::lay(play, card, CardPlace::Lying(zone), rule!("material.throw.short"));
            Ok(())
        }
        Nature::Grenade(zone) => {
            let zone = landing::zone(play, figure, zone, result)?;
            let level = level(play.scene(), figure, effort, Step::ThrowGrenade);
            explosion::explode(play, zone, level, Some(figure), None)
        }
        _ => Ok(()),
    }
}

/// Remembers what can be done once a turn (skills.cry.once, skills.blast.once).
fn mark(play: &mut Play, figure: FigureId, step: Step) {
    let mut abilities = play.content.skills.iter().flat_map(|skill| &skill.abilities);
    if abilities.any(|ability| ability.once_per_turn && ability.steps.contains(&step)) {
        play.state.once.push((figure, step));
    }
}

/// Blast and Cry: an explosion in the possessor's zone, then one beside it in sight, if there is such a zone
/// (rulings.cry.two-explosions, rulings.cry.single-zone).
fn blast(play: &mut Play, figure: FigureId, level: u8) -> Flow<()> {
    let seat = play.state.seat_of(figure);
    let Some(here) = play.state.figure(figure).zone() else { return Ok(()) };
    let beside = play.choose_if_any(&Beside { seat, figure })?;
    explosion::explode(play, here, level, Some(figure), Some(figure))?;
    match beside {
        Some(beside) => explosion::explode(play, beside, level, Some(figure), Some(figure)),
        None => Ok(()),
    }
}

/// Attraction: the figure enters the possessor's zone (rulings.placement.enters).
fn pull(play: &mut Play, figure: FigureId, other: FigureId) -> Flow<()> {
    let Some(zone) = play.state.figure(figure).zone() else { return Ok(()) };
    play.state.figure_mut(other).whereabouts = Whereabouts::Zone(zone);
    play.event(rule!("skills.attraction.effect"), |_| Event::Pulled { figure: other, zone });
    terrain::enter(play, other)?;
    mission::watch(play)
}

/// Tactician: a friend makes a movement with points added. For a character it is an activation with a movement and nothing
/// else, that does not count against the one of its tile (rulings.tactician.keeps-activation).
fn guide(play: &mut Play, figure: FigureId, level: u8) -> Flow<()> {
    let seat = play.state.seat_of(figure);
    let Some(friend) = play.choose_if_any(&WhoIsGuided { seat, figure, level })? else { return Ok(()) };
    play.state.figure_mut(friend).guided = true;
    if play.state.hero_of(friend).is_none() {
        activation::begin(play, friend);
    }
    movement::movement(play, friend, level, FirstBonus::Counts)
}

/// Who moves?
struct WhoIsGuided {
    seat: Seat,
    figure: FigureId,
    level: u8,
}

impl Question<Gotham> for WhoIsGuided {
    type Answer = FigureId;

    fn ask(&self) -> Ask {
        Ask { seat: self.seat, topic: Topic::Guide { figure: self.figure } }
    }

    fn candidates(&self, scene: Scene<Gotham>, emit: &mut impl FnMut(FigureId)) {
        scene.state.figure_ids().for_each(emit);
    }

    fn verdict(&self, scene: Scene<Gotham>, friend: FigureId) -> Verdict {
        law::may_guide(scene, self.figure, friend, self.level)
    }
}

/// Which zone beside?
struct Beside {
    seat: Seat,
    figure: FigureId,
}

impl Question<Gotham> for Beside {
    type Answer = ZoneId;

    fn ask(&self) -> Ask {
        Ask { seat: self.seat, topic: Topic::Beside { figure: self.figure } }
    }

    fn candidates(&self, scene: Scene<Gotham>, emit: &mut impl FnMut(ZoneId)) {
        if let Some(here) = scene.state.figure(self.figure).zone() {
            scene.board().adjacent(here, &scene.state.broken_walls).iter().for_each(emit);
        }
    }

    fn verdict(&self, scene: Scene<Gotham>, zone: ZoneId) -> Verdict {
        let here = scene.state.figure(self.figure).zone();
        let beside = here.is_some_and(|here| {
            scene.board().adjacent(here, &scene.state.broken_walls).has(zone)
                && target::sees(scene, here, zone)
        });
        need(beside, rule!("skills.blast.effect"))
    }
}
