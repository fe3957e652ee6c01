//! How both sides choose while odds are worked out.

use table::Scene;

use super::Choices;
use crate::Gotham;
use crate::answer::{
    Act, Amount, Answer, CharacterAct, CharacterPick, DiePick, DropPick, Go, May, SkillPick, TilePick, Weapon,
};
use crate::ask::{Ask, RerollBy, Topic};
use crate::roll::Purpose;
use crate::state::FigureId;

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
        Topic::Cubes { figure, .. } => {
            let defends = scene.state.attack().is_some_and(|attack| attack.target == figure);
            at_most(options, if defends { choices.defence } else { choices.cubes })
        }
        Topic::Weapon { second: false, .. } => {
            let first = options.iter().find(|option| matches!(option, Answer::Weapon(Weapon::Card(_))));
            choices.weapon.map(Answer::Weapon).or(first.copied()).unwrap_or(Answer::Weapon(Weapon::None))
        }
        Topic::Reroll { by: RerollBy::Skill | RerollBy::Pictogram, .. } => {
            free_reroll(scene, options).unwrap_or(Answer::Die(DiePick::Done))
        }
        Topic::Reroll { .. } => Answer::Die(DiePick::Done),
        Topic::Drop { .. } => Answer::Drop(DropPick::Done),
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

/// The die that is thrown again for nothing: a blank one, and in a hazard the worst of those that show more than such a die
/// does on average.
fn free_reroll(scene: Scene<Gotham>, options: &[Answer]) -> Option<Answer> {
    let hazard = scene.state.rolls.last().is_some_and(|roll| roll.purpose == Purpose::Hazard);
    let shown = |option: &Answer| match *option {
        Answer::Die(DiePick::Die { colour, shown }) => Some((colour, shown)),
        _ => None,
    };
    if !hazard {
        return options.iter().find(|option| shown(option).is_some_and(|(_, shown)| shown == 0)).copied();
    }
    let bad = options.iter().filter(|option| {
        shown(option).is_some_and(|(colour, shown)| {
            let sides = scene.content.dice[colour.index()].sides();
            usize::from(shown) * sides.len() > sides.iter().map(|&side| usize::from(side)).sum()
        })
    });
    bad.max_by_key(|option| shown(option).map(|(_, shown)| shown)).copied()
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
