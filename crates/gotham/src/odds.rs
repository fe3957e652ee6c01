//! Exact odds of an attack, through the same functions that play it.

use std::cell::Cell;

use serde::Serialize;
use table::{Flow, Game as _, Numbered, Odds, Scene, Stop, odds, odds_from};

use crate::answer::{
    Act, Amount, Answer, CharacterAct, CharacterPick, DiePick, Go, May, Nature, SkillPick, TilePick, Weapon,
};
use crate::ask::{Ask, RerollBy, Topic};
use crate::attack::AttackKind;
use crate::printed::term::{CubeBox, Effort};
use crate::roll::Purpose;
use crate::state::{Body, FigureId, HeroId, State};
use crate::{Gotham, Play, deed, melee, ranged};

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

/// What came of it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct Result {
    /// The wounds that the target has suffered, or the life that it has lost.
    pub wounds: u8,
    /// It was neutralised.
    pub neutralised: bool,
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
) -> Flow<Odds<Result>> {
    let before = health(scene.state, target);
    let mut start = scene.state.clone();
    start.winner = None;
    let scene = Scene { state: &start, content: scene.content };
    odds(scene, policy(target, choices), |play: &mut Play| {
        let flow = attack_once(play, attacker, kind, line);
        match flow {
            // The attack may win the game.
            Ok(()) | Err(Stop::Over) => {}
            Err(stop) => return Err(stop),
        }
        let wounds = before.saturating_sub(health(&play.state, target));
        Ok(Result { wounds, neutralised: play.state.is_neutralised(target) })
    })
}

/// The odds of a hero's complex deed with so many cubes: the successes that it counts.
///
/// # Errors
/// When it can't be rolled from here.
pub fn deed(scene: Scene<Gotham>, hero: HeroId, effort: Effort, nature: Nature, cubes: u8) -> Flow<Odds<u8>> {
    let choices = Choices { cubes, weapon: None, defence: 0 };
    let figure = scene.state.hero(hero).figure;
    odds(scene, policy(figure, choices), |play: &mut Play| deed::tried_out(play, hero, effort, nature, cubes))
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

/// The odds of the attack that is being made, if the question that stands is answered so: a defence with so many cubes, a
/// die thrown again or not. What was rolled stays rolled; from there on both sides choose as `choices` say. None when no
/// attack is being made.
///
/// # Errors
/// When what was said and rolled does not fit the checkpoint.
pub fn from_here(
    now: Scene<Gotham>,
    moment: Moment,
    answer: Answer,
    choices: Choices,
) -> Flow<Option<Odds<Result>>> {
    let Some(target) = now.state.attack().map(|attack| attack.target) else { return Ok(None) };
    let before = health(now.state, target);
    let checkpoint = Scene { state: moment.checkpoint, content: now.content };
    let answered = Cell::new(false);
    let mut rest = policy(target, choices);
    let chooses = |scene: Scene<Gotham>, ask: &Ask, options: &[Answer]| {
        // The very question that stands gets the answer, the first time that it is asked.
        if *ask == moment.ask && !answered.replace(true) {
            return options.iter().position(|option| *option == answer).unwrap_or(0);
        }
        rest(scene, ask, options)
    };
    let rule = |play: &mut Play| {
        answered.set(false);
        match Gotham::step(play) {
            Ok(()) | Err(Stop::Over) => {}
            Err(stop) => return Err(stop),
        }
        let wounds = before.saturating_sub(health(&play.state, target));
        Ok(Result { wounds, neutralised: play.state.is_neutralised(target) })
    };
    odds_from(checkpoint, moment.since, chooses, rule).map(Some)
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
            let lines = &play.content.tiles[usize::from(printed)].lines[cube_box as usize];
            match (lines.get(usize::from(line)), kind) {
                (Some(line), AttackKind::Melee) => melee::by_character(play, attacker, line),
                (Some(line), AttackKind::Ranged) => ranged::by_character(play, attacker, line),
                (None, _) => Ok(()),
            }
        }
    }
}

/// Life points, or cubes that are not wounds.
fn health(state: &State, figure: FigureId) -> u8 {
    match state.figure(figure).body {
        Body::Hero(hero) => {
            let cubes = &state.hero(hero).cubes;
            cubes.total() - cubes.wounds
        }
        Body::Character(_) if state.is_neutralised(figure) => 0,
        Body::Character(_) => state.figure(figure).life,
    }
}

/// Picks what the choices say, and otherwise what costs nothing: free rerolls of dice that show nothing, no skill that has
/// to be asked for.
pub fn policy(target: FigureId, choices: Choices) -> impl FnMut(Scene<Gotham>, &Ask, &[Answer]) -> usize {
    move |scene, ask, options| {
        let wanted = wanted(scene, ask, options, target, choices);
        options.iter().position(|option| *option == wanted).unwrap_or(0)
    }
}

fn wanted(scene: Scene<Gotham>, ask: &Ask, options: &[Answer], target: FigureId, choices: Choices) -> Answer {
    match ask.topic {
        Topic::Target { .. } => Answer::Figure(target),
        Topic::Cubes { into: CubeBox::Melee | CubeBox::Ranged, .. } => at_most(options, choices.cubes),
        Topic::Cubes { .. } => at_most(options, choices.defence),
        Topic::Weapon { second: false, .. } => {
            let first = options.iter().find(|option| matches!(option, Answer::Weapon(Weapon::Card(_))));
            choices.weapon.map(Answer::Weapon).or(first.copied()).unwrap_or(Answer::Weapon(Weapon::None))
        }
        Topic::Reroll { by, .. } => {
            let hazard = scene.state.rolls.last().is_some_and(|roll| roll.purpose == Purpose::Hazard);
            let free = matches!(by, RerollBy::Skill | RerollBy::Pictogram);
            let blank = |option: &&Answer| matches!(option, Answer::Die(DiePick::Die { shown: 0, .. }));
            let pick = options.iter().find(blank).copied().filter(|_| free && !hazard);
            pick.unwrap_or(Answer::Die(DiePick::Done))
        }
        Topic::Skill { .. } => Answer::Skill(SkillPick::Done),
        Topic::Push { .. } | Topic::UseCard { .. } => Answer::May(May::No),
        // What may follow an attack is left out: another attack has odds of its own.
        Topic::MayMove { .. } | Topic::MayRepeat { .. } => Answer::May(May::No),
        Topic::Character { .. } => Answer::Character(CharacterPick::End),
        Topic::CharacterAct { .. } => Answer::CharacterAct(CharacterAct::Nothing),
        Topic::Move { .. } => Answer::Go(Go::Stop),
        Topic::Tile => Answer::Tile(TilePick::End),
        Topic::Act => Answer::Act(Act::Pass),
        _ => options[0],
    }
}

/// The largest amount on offer that is no more than this.
fn at_most(options: &[Answer], most: u8) -> Answer {
    let amounts = options.iter().filter_map(|option| match option {
        Answer::Amount(Amount(amount)) => Some(*amount),
        _ => None,
    });
    let best = amounts.clone().filter(|amount| *amount <= most).max();
    Answer::Amount(Amount(best.or(amounts.min()).unwrap_or_default()))
}
