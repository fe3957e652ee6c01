//! Chapters V C 3 and 4, VI D 3 and 4: manipulation and thought, complex and automatic, of heroes and of characters.
//!
//! [`law`] says which deeds are possible, this file how they are done, [`apply`] what they do, [`landing`] where things come
//! down that were thrown.

mod apply;
mod landing;
pub mod law;

pub use law::{candidates, difficulty, kind, may};

use table::{Flow, Question, Scene, Seat, Verdict, any_legal, need};

use crate::answer::{May, Nature};
use crate::ask::{Ask, Topic};
use crate::attack::friends_die;
use crate::bearer::Reading;
use crate::count::{self, Count};
use crate::dice::Handful;
use crate::event::Event;
use crate::printed::skill::{Counted, Price, Step};
use crate::printed::term::{CubeBox, Effort};
use crate::printed::{Characteristic, Line, SkillPlace};
use crate::roll::{self, Purpose};
use crate::state::{CardPlace, FigureId, HeroId};
use crate::{Gotham, Play, energy, material, rule};

/// A hero's manipulation or thought: declared, paid, and carried through.
///
/// # Errors
/// A stop of the table.
pub fn by_hero(play: &mut Play, hero: HeroId, effort: Effort) -> Flow<()> {
    let figure = play.state.hero(hero).figure;
    let seat = Seat(play.state.hero(hero).player);
    // i: its nature; equipment changes hands only if both agree.
    let question = WhichDeed { seat, figure, effort, with: With::Cubes };
    let Some(nature) = play.choose_if_any(&question)? else { return Ok(()) };
    if !is_agreed(play, hero, nature)? {
        return Ok(());
    }
    play.event(rule!("hero-manipulation.complex.i.nature"), |_| Event::DeedBegan { figure, nature });
    if kind(play.scene(), nature).is_complex() {
        complex_by_hero(play, hero, effort, nature)?;
    } else {
        automatic_by_hero(play, hero, effort, nature)?;
    }
    material::put_down(play, hero, effort.trigger());
    Ok(())
}

/// Steps ii to ix (hero-manipulation.complex.steps, hero-thought.complex.sequence).
fn complex_by_hero(play: &mut Play, hero: HeroId, effort: Effort, nature: Nature) -> Flow<()> {
    let figure = play.state.hero(hero).figure;
    let cube_box = effort.cube_box();
    let difficulty = difficulty(play.scene(), figure, nature);
    // ii
    let why = rule!("hero-manipulation.complex.ii.spend");
    let Some(cubes) = energy::intensity(play, hero, cube_box, why)? else { return Ok(()) };
    // iii and iv
    let (handful, automatic) = pool_of_hero(play, hero, effort, nature, cubes)?;
    // v to ix
    complex(play, figure, effort, nature, difficulty, handful, automatic)
}

/// Steps iii and iv: dice for the cubes, and what cards add.
fn pool_of_hero(
    play: &mut Play,
    hero: HeroId,
    effort: Effort,
    nature: Nature,
    cubes: u8,
) -> Flow<(Handful, u8)> {
    let sheet = &play.content.heroes[usize::from(play.state.hero(hero).printed)];
    let mut handful = Handful::default();
    if let Characteristic::Die(die) = sheet.characteristics[effort.cube_box().index()] {
        handful.add(die, cubes);
    }
    take_up_source(play, hero, effort, nature)?;
    material::take_up_all(play, hero, effort.trigger())?;
    let automatic = material::bonus(play.scene(), hero, effort.trigger(), &mut handful);
    Ok((handful, automatic))
}

/// Steps ii to iv (hero-manipulation.automatic.steps, hero-thought.automatic.sequence); Cry costs nothing
/// (skills.cry.no-cube).
fn automatic_by_hero(play: &mut Play, hero: HeroId, effort: Effort, nature: Nature) -> Flow<()> {
    let why = rule!("hero-manipulation.automatic.ii.one-cube");
    let free = nature == Nature::Explode(Price::Nothing);
    if !free && !energy::one_cube(play, hero, effort.cube_box(), why)? {
        return Ok(());
    }
    take_up_source(play, hero, effort, nature)?;
    let figure = play.state.hero(hero).figure;
    apply::apply(play, figure, nature, effort)
}

/// A card that gives the skill by which the deed is done is in use from the start.
fn take_up_source(play: &mut Play, hero: HeroId, effort: Effort, nature: Nature) -> Flow<()> {
    match law::step(nature) {
        Some(step) => material::take_up_for(play, hero, effort.trigger(), step),
        None => Ok(()),
    }
}

/// A character's manipulation or thought with one of its characteristics, or by a skill without one. No cube is spent
/// (character-actions.no-energy-cost). Whether anything was done.
///
/// # Errors
/// A stop of the table.
pub fn by_character(play: &mut Play, figure: FigureId, effort: Effort, line: Option<&Line>) -> Flow<()> {
    let seat = play.state.seat_of(figure);
    let with = if line.is_some() { With::Characteristic } else { With::SkillAlone };
    let question = WhichDeed { seat, figure, effort, with };
    let Some(nature) = play.choose_if_any(&question)? else { return Ok(()) };
    play.event(rule!("character-actions.manipulation.complex.nature"), |_| Event::DeedBegan {
        figure,
        nature,
    });
    if !kind(play.scene(), nature).is_complex() {
        return apply::apply(play, figure, nature, effort);
    }
    let difficulty = difficulty(play.scene(), figure, nature);
    let mut handful = Handful::default();
    if let Some(line) = line {
        line.dice.iter().for_each(|&die| handful.add(die, 1));
    }
    complex(play, figure, effort, nature, difficulty, handful, 0)
}

/// From the roll to the end, the same for all: v to ix of heroes, iii to vii of characters.
fn complex(
    play: &mut Play,
    figure: FigureId,
    effort: Effort,
    nature: Nature,
    difficulty: u8,
    handful: Handful,
    automatic: u8,
) -> Flow<()> {
    let successes = counted(play, figure, effort, nature, difficulty, handful, automatic)?;
    if successes >= difficulty {
        apply::apply(play, figure, nature, effort)
    } else {
        apply::fall_short(play, figure, nature, effort, successes)
    }
}

/// The roll and what it counts for, the same for all: v to vii of heroes, iii to v of characters.
fn counted(
    play: &mut Play,
    figure: FigureId,
    effort: Effort,
    nature: Nature,
    difficulty: u8,
    mut handful: Handful,
    automatic: u8,
) -> Flow<u8> {
    friends_die(play.scene(), figure, &mut handful);
    let purpose = Purpose::Deed { effort, difficulty };
    let rolled = roll::successes(play, figure, purpose, handful, rule!("hero-manipulation.complex.v.roll"))?;
    let named = named(play.scene(), nature);
    let thrown = match nature {
        Nature::Throw { card, .. } => {
            material::printed(play.scene(), card).map_or(0, |card| card.encumbrance())
        }
        _ => 0,
    };
    let of = match effort {
        Effort::Manipulation => Counted::ComplexManipulation,
        Effort::Thought => Counted::ComplexThought,
    };
    let count = Count::of(figure, of, effort.trigger(), rolled, automatic);
    let successes = count::result(play.scene(), &Count { named: &named, thrown, ..count });
    let why = rule!("hero-manipulation.complex.vii.hindrance");
    play.event(why, |_| Event::DeedCounted { figure, successes, difficulty });
    Ok(successes)
}

/// The skills that count for a deed: those that the task names, and Lock Picking for shackles
/// (skills.shackle.removal-lock-picking).
fn named(scene: Scene<Gotham>, nature: Nature) -> Vec<SkillPlace> {
    match nature {
        Nature::Task(task) => scene.mission().tasks[usize::from(task)].skills.clone(),
        Nature::Unshackle(_) => scene.content.skill("lock-picking").into_iter().collect(),
        _ => Vec::new(),
    }
}

/// Whether the other hero's player agrees (material.give.consent, material.take.consent). Nobody asks himself; what was
/// refused is not asked again in the same turn.
fn is_agreed(play: &mut Play, hero: HeroId, nature: Nature) -> Flow<bool> {
    let (other, card) = match nature {
        Nature::Give { card, to } => (to, card),
        Nature::Take(card) => match play.state.cards[usize::from(card)].place {
            CardPlace::Carried(bearer) => (bearer, card),
            CardPlace::Lying(_) | CardPlace::Inside(_) | CardPlace::Gone => return Ok(false),
        },
        _ => return Ok(true),
    };
    let player = play.state.hero(other).player;
    if player == play.state.hero(hero).player {
        return Ok(true);
    }
    if play.choose(&Consent { seat: Seat(player), hero: other, nature })? == May::Yes {
        return Ok(true);
    }
    play.state.refused.push((hero, card));
    play.event(rule!("material.take.consent"), |_| Event::Refused { hero: other, nature });
    Ok(false)
}

/// Whether a hero has something to do of this kind, and can pay for it (rulings.actions.no-empty).
///
/// # Errors
/// The rule that forbids it.
pub fn may_begin(scene: Scene<Gotham>, hero: HeroId, effort: Effort) -> Verdict {
    let figure = scene.state.hero(hero).figure;
    let seat = Seat(scene.state.hero(hero).player);
    let question = WhichDeed { seat, figure, effort, with: With::Cubes };
    need(any_legal(&question, scene, |_| true), rule!("rulings.actions.no-empty"))
}

/// Whether a character has something to do of this kind.
pub(crate) fn can_begin(scene: Scene<Gotham>, figure: FigureId, effort: Effort, with: With) -> bool {
    let seat = scene.state.seat_of(figure);
    any_legal(&WhichDeed { seat, figure, effort, with }, scene, |_| true)
}

/// With what a deed is done.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum With {
    /// A hero's cubes.
    Cubes,
    /// A character's characteristic.
    Characteristic,
    /// Nothing but a skill (rulings.skill-action.no-characteristic).
    SkillAlone,
}

/// What exactly?
struct WhichDeed {
    seat: Seat,
    figure: FigureId,
    effort: Effort,
    with: With,
}

impl Question<Gotham> for WhichDeed {
    type Answer = Nature;

    fn ask(&self) -> Ask {
        Ask { seat: self.seat, topic: Topic::Deed { figure: self.figure, effort: self.effort } }
    }

    fn candidates(&self, scene: Scene<Gotham>, emit: &mut impl FnMut(Nature)) {
        candidates(scene, self.figure, self.effort, emit);
    }

    fn verdict(&self, scene: Scene<Gotham>, nature: Nature) -> Verdict {
        may(scene, self.figure, nature)?;
        let kind = kind(scene, nature);
        need(kind.effort() == self.effort, rule!("hero-thought.separate-action"))?;
        match self.with {
            With::Characteristic => Ok(()),
            With::SkillAlone => {
                let by_skill = law::step(nature).is_some() && !kind.is_complex();
                need(by_skill, rule!("rulings.skill-action.no-characteristic"))
            }
            With::Cubes => {
                let Some(hero) = scene.state.hero_of(self.figure) else { return Ok(()) };
                let cube_box: CubeBox = self.effort.cube_box();
                let sheet = &scene.content.heroes[usize::from(scene.state.hero(hero).printed)];
                let can = sheet.characteristics[cube_box.index()] != Characteristic::Forbidden;
                need(can, rule!("general.characteristic.forbidden"))?;
                let free = nature == Nature::Explode(Price::Nothing);
                let pays = free || energy::can_pay(scene, hero, cube_box);
                need(pays, rule!("hero-manipulation.complex.ii.saturated"))
            }
        }
    }
}

/// Agreed?
struct Consent {
    seat: Seat,
    hero: HeroId,
    nature: Nature,
}

impl Question<Gotham> for Consent {
    type Answer = May;
    const EXACT: bool = true;

    fn ask(&self) -> Ask {
        Ask { seat: self.seat, topic: Topic::Consent { hero: self.hero, nature: self.nature } }
    }

    fn candidates(&self, _scene: Scene<Gotham>, emit: &mut impl FnMut(May)) {
        emit(May::Yes);
        emit(May::No);
    }

    fn verdict(&self, _scene: Scene<Gotham>, _may: May) -> Verdict {
        Ok(())
    }
}

/// The level of a skill that a figure does a deed by, once it has begun.
fn level(scene: Scene<Gotham>, figure: FigureId, effort: Effort, wanted: Step) -> u8 {
    scene.level_of(figure, effort.trigger(), |_, skill| {
        skill.abilities.iter().any(|ability| ability.steps.contains(&wanted))
    })
}
