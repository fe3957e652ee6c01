//! Exact odds of everything that is decided by dice, through the same functions that play it.
//!
//! [`attack`] tries out an attack that nobody has declared. [`from_here`] goes on from a question that stands: what was said
//! and rolled since the step began is handed back, the question gets an answer, and the step is played on every way that the
//! dice can fall. [`Matter`] says what hangs on the question, [`policy`] how both sides choose on the way.

mod matter;
mod policy;

pub use matter::Matter;
pub use policy::policy;

use std::cell::Cell;

use serde::Serialize;
use table::{Flow, Game as _, Numbered, Odds, Picks, Scene, Stop, odds, odds_of_telling};

use crate::answer::{Answer, DiePick, Weapon};
use crate::ask::{Ask, Topic};
use crate::attack::AttackKind;
use crate::event::Event;
use crate::printed::term::CubeBox;
use crate::state::{Body, FigureId, State};
use crate::{Gotham, Play, melee, ranged};

/// How both sides choose while the odds are worked out.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Choices {
    /// How many cubes a hero spends on the attack.
    pub cubes: u8,
    /// His weapon; the first that he may use without one.
    pub weapon: Option<Weapon>,
    /// How many cubes the defender spends, as far as he can.
    pub defence: u8,
}

/// What a figure has suffered.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct Harm {
    /// The wounds that it has suffered, or the life that it has lost.
    pub wounds: u8,
    /// It was neutralised.
    pub neutralised: bool,
    /// The shackle tokens that were put on it in place of wounds (skills.shackle.effect).
    pub shackles: u8,
}

impl Harm {
    /// What a figure with so much health left has suffered.
    fn of(wounds: u8, health: u8) -> Harm {
        Harm { wounds: wounds.min(health), neutralised: wounds >= health, shackles: 0 }
    }
}

/// What came of a [`Matter`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub enum Outcome {
    /// Of an attack or a hazard.
    Harm(Harm),
    /// Of a complex deed.
    Deed {
        /// What it counted.
        successes: u8,
        /// What it had to reach.
        difficulty: u8,
    },
}

impl Outcome {
    /// Whether it is a deed that has succeeded.
    pub fn is_done(self) -> bool {
        matches!(self, Outcome::Deed { successes, difficulty } if successes >= difficulty)
    }

    /// Whether somebody was neutralised.
    pub fn is_neutralised(self) -> bool {
        matches!(self, Outcome::Harm(Harm { neutralised: true, .. }))
    }

    /// The shackle tokens that were given.
    pub fn shackles(self) -> u8 {
        match self {
            Outcome::Harm(harm) => harm.shackles,
            Outcome::Deed { .. } => 0,
        }
    }

    /// Its number: wounds or successes.
    pub fn amount(self) -> u8 {
        match self {
            Outcome::Harm(harm) => harm.wounds,
            Outcome::Deed { successes, .. } => successes,
        }
    }
}

/// The odds of an attack by a hero, or by a character with a characteristic of its tile.
///
/// # Errors
/// When the attack can't be made from here.
pub fn attack(
    scene: Scene<Gotham>,
    attacker: FigureId,
    target: FigureId,
    kind: AttackKind,
    line: u8,
    choices: Choices,
) -> Flow<Odds<Harm>> {
    let mut start = scene.state.clone();
    start.winner = None;
    let scene = Scene { state: &start, content: scene.content };
    odds(scene, Picks(policy(target, choices)), |play: &mut Play| {
        let flow = attack_once(play, attacker, kind, line);
        match flow {
            // The attack may win the game.
            Ok(()) | Err(Stop::Over) => {}
            Err(stop) => return Err(stop),
        }
        Ok(suffered(scene.state, &play.state, target))
    })
}

/// A question in the middle of a step: where the step began, and what was said and rolled since.
#[derive(Clone, Copy)]
pub struct Moment<'a> {
    /// The state at the last checkpoint.
    pub checkpoint: &'a State,
    /// Answers and dice since.
    pub since: &'a [Numbered<Answer>],
    /// The question that stands.
    pub ask: Ask,
}

/// The odds of a matter, if the question that stands is answered so. What was rolled stays rolled; from there on both sides
/// choose as `choices` say.
///
/// # Errors
/// When what was said and rolled does not fit the checkpoint, or no dice are rolled for the matter after this answer.
pub fn from_here(
    now: Scene<Gotham>,
    moment: Moment,
    answer: Answer,
    choices: Choices,
    matter: Matter,
) -> Flow<Odds<Outcome>> {
    let figure = matter.figure();
    let before = health(now.state, figure);
    let checkpoint = Scene { state: moment.checkpoint, content: now.content };
    let answered = Cell::new(false);
    let mut rest = policy(figure, choices);
    let chooses = |scene: Scene<Gotham>, ask: &Ask, options: &[Answer]| {
        // The very question that stands gets the answer, the first time that it is asked.
        if *ask == moment.ask && !answered.replace(true) {
            return options.iter().position(|option| *option == answer).unwrap_or(0);
        }
        rest(scene, ask, options)
    };
    // A hazard and a deed are over when they are counted: what follows from them has odds of its own.
    let hears = |event: &Event| match (matter, event) {
        _ if !answered.get() => None,
        (Matter::Hazard(_), &Event::Wounded { figure: it, wounds }) if it == figure => {
            Some(Outcome::Harm(Harm::of(wounds, before)))
        }
        (Matter::Hazard(_), &Event::Unharmed { figure: it }) if it == figure => {
            Some(Outcome::Harm(Harm::of(0, before)))
        }
        (Matter::Deed(_), &Event::DeedCounted { figure: it, successes, difficulty }) if it == figure => {
            Some(Outcome::Deed { successes, difficulty })
        }
        _ => None,
    };
    let step = |play: &mut Play| {
        answered.set(false);
        match (Gotham::step(play), matter) {
            (Ok(()) | Err(Stop::Over), Matter::Attack(_) | Matter::Way(_)) => {
                Ok(Outcome::Harm(suffered(now.state, &play.state, figure)))
            }
            (Ok(()) | Err(Stop::Over), Matter::Hazard(_) | Matter::Deed(_)) => Err(Stop::Cut),
            (Err(stop), _) => Err(stop),
        }
    };
    odds_of_telling(checkpoint, moment.since, Picks(chooses), hears, step)
}

/// What the dice on the table come to.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Standing {
    /// The successes of an attack.
    Attack(u8),
    /// The successes of a defence, and those of the attack.
    Defence {
        /// Of the attack.
        attack: u8,
        /// Of the defence.
        defence: u8,
    },
    /// What a deed counts, and what it has to reach.
    Deed {
        /// What it counts.
        successes: u8,
        /// What it has to reach.
        difficulty: u8,
    },
    /// The wounds of a hazard.
    Hazard(u8),
}

/// What the dice on the table come to if none of them is thrown again: the count itself, with everything that adds to it and
/// takes from it. None where no dice lie, or not those that the question is about.
pub fn as_they_lie(now: Scene<Gotham>, moment: Moment) -> Option<Standing> {
    let Topic::Reroll { figure, picked, .. } = moment.ask.topic else { return None };
    // A player who has picked dice can't keep them any more; before the picks, which were the last that was said, he could.
    let before_picks = moment.since.len().checked_sub(picked.count().into())?;
    let checkpoint = Scene { state: moment.checkpoint, content: now.content };
    let choices = Choices { cubes: 0, weapon: None, defence: 0 };
    let mut rest = policy(figure, choices);
    let chooses = |scene: Scene<Gotham>, ask: &Ask, options: &[Answer]| match ask.topic {
        Topic::Reroll { .. } => {
            options.iter().position(|option| *option == Answer::Die(DiePick::Done)).unwrap_or(0)
        }
        _ => rest(scene, ask, options),
    };
    let hears = |event: &Event| match *event {
        Event::Attacked { attacker, successes, .. } if attacker == figure => {
            Some(Standing::Attack(successes))
        }
        Event::Defended { figure: it, attack, defence } if it == figure => {
            Some(Standing::Defence { attack, defence })
        }
        Event::DeedCounted { figure: it, successes, difficulty } if it == figure => {
            Some(Standing::Deed { successes, difficulty })
        }
        Event::Wounded { figure: it, wounds } if it == figure => Some(Standing::Hazard(wounds)),
        Event::Unharmed { figure: it } if it == figure => Some(Standing::Hazard(0)),
        _ => None,
    };
    let step = |play: &mut Play| Gotham::step(play).and(Err(Stop::Cut));
    let odds =
        odds_of_telling(checkpoint, &moment.since[..before_picks], Picks(chooses), hears, step).ok()?;
    odds.outcomes.first().map(|(standing, _)| *standing)
}

/// What a figure has suffered between two states.
fn suffered(before: &State, after: &State, figure: FigureId) -> Harm {
    Harm {
        wounds: health(before, figure).saturating_sub(health(after, figure)),
        neutralised: after.is_neutralised(figure),
        shackles: after.figure(figure).shackles.saturating_sub(before.figure(figure).shackles),
    }
}

fn attack_once(play: &mut Play, attacker: FigureId, kind: AttackKind, line: u8) -> Flow<()> {
    match (play.state.figure(attacker).body, kind) {
        (Body::Hero(hero), AttackKind::Melee) => melee::by_hero(play, hero),
        (Body::Hero(hero), AttackKind::Ranged) => ranged::by_hero(play, hero),
        (Body::Character(tile), _) => {
            let Some(printed) = play.state.tile(tile).printed else { return Ok(()) };
            let cube_box = match kind {
                AttackKind::Melee => CubeBox::Melee,
                AttackKind::Ranged => CubeBox::Ranged,
            };
            let lines = &play.content.tiles[usize::from(printed)].lines[cube_box.index()];
            match (lines.get(usize::from(line)), kind) {
                (Some(line), AttackKind::Melee) => melee::by_character(play, attacker, line),
                (Some(line), AttackKind::Ranged) => ranged::by_character(play, attacker, line),
                (None, _) => Ok(()),
            }
        }
    }
}

/// Life points, or cubes that are not wounds: the wounds that a figure can still suffer.
pub fn health(state: &State, figure: FigureId) -> u8 {
    match state.figure(figure).body {
        Body::Hero(hero) => {
            let cubes = &state.hero(hero).cubes;
            cubes.total() - cubes.wounds
        }
        Body::Character(_) if state.is_neutralised(figure) => 0,
        Body::Character(_) => state.figure(figure).life,
    }
}
