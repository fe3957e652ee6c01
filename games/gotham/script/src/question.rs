//! Questions: whom they are about, and what it means that nobody answers them.

use gotham::answer::{
    Amount, Answer, CharacterAct, CharacterPick, DiePick, DropPick, Go, May, Reinforcement, SkillPick, Weapon,
};
use gotham::ask::{Ask, RerollBy, Topic};
use gotham::state::{FigureId, HeroId, HeroState};
use table::Pending;

use scenario::Silence;

/// The figure that a question is about: what is asked of it is not for others to answer.
pub fn subject(topic: &Topic, figure_of: impl Fn(HeroId) -> Option<FigureId>) -> Option<FigureId> {
    match *topic {
        Topic::State { hero }
        | Topic::CubeFrom { hero: Some(hero), .. }
        | Topic::Weapon { hero, .. }
        | Topic::Push { hero, .. }
        | Topic::Consent { hero, .. }
        | Topic::TakeContent { hero, .. }
        | Topic::Drop { hero } => figure_of(hero),
        Topic::Reroll { by: RerollBy::Misfortune, .. } => None,
        Topic::Move { figure, .. }
        | Topic::Reroll { figure, .. }
        | Topic::MayMove { figure }
        | Topic::CharacterAct { figure }
        | Topic::MayRepeat { figure, .. }
        | Topic::Target { attacker: figure, .. }
        | Topic::Cubes { figure, .. }
        | Topic::Deed { figure, .. }
        | Topic::Skill { figure, .. }
        | Topic::Guide { figure }
        | Topic::Beside { figure }
        | Topic::Along { figure }
        | Topic::Landing { figure } => Some(figure),
        Topic::Act
        | Topic::CubeFrom { hero: None, .. }
        | Topic::Tile
        | Topic::Character { .. }
        | Topic::UseCard { .. }
        | Topic::Line { .. }
        | Topic::Event
        | Topic::CloudZone { .. }
        | Topic::ExplosionZone { .. }
        | Topic::Reinforce { .. }
        | Topic::Arrival { .. }
        | Topic::Order { .. } => None,
    }
}

/// Whether a question wants a yes or a no.
pub fn is_may(topic: &Topic) -> bool {
    matches!(
        topic,
        Topic::MayMove { .. }
            | Topic::MayRepeat { .. }
            | Topic::UseCard { .. }
            | Topic::Push { .. }
            | Topic::Consent { .. }
            | Topic::TakeContent { .. }
    )
}

/// What it means that nobody answers: nothing is done that need not be. A hero that the file does not name is active.
pub fn silence(pending: &Pending<Ask, Answer>) -> Silence<Answer> {
    let pass = |answer: Answer| match pending.options.contains(&answer) {
        true => Silence::Pass(answer),
        false => Silence::Speak,
    };
    match pending.ask.topic {
        Topic::State { .. } => {
            let active = Answer::from(HeroState::Active);
            let offered = pending.options.contains(&active);
            Silence::GoOn(if offered { active } else { HeroState::Rest.into() })
        }
        Topic::Reroll { .. } => Silence::Pass(DiePick::Done.into()),
        Topic::MayMove { .. }
        | Topic::MayRepeat { .. }
        | Topic::UseCard { .. }
        | Topic::Push { .. }
        | Topic::TakeContent { .. } => Silence::Pass(May::No.into()),
        Topic::Skill { .. } => Silence::Pass(SkillPick::Done.into()),
        Topic::Drop { .. } => Silence::Pass(DropPick::Done.into()),
        Topic::CharacterAct { .. } => Silence::Pass(CharacterAct::Nothing.into()),
        Topic::Character { .. } => Silence::GoOn(CharacterPick::End.into()),
        Topic::Reinforce { .. } => Silence::Pass(Reinforcement::End.into()),
        Topic::Move { .. } => pass(Go::Stop.into()),
        Topic::Weapon { .. } => pass(Weapon::None.into()),
        Topic::Cubes { .. } => pass(Amount(0).into()),
        Topic::Order { .. } => pending.options.first().map_or(Silence::Speak, |first| Silence::Pass(*first)),
        Topic::Act
        | Topic::Tile
        | Topic::Target { .. }
        | Topic::Deed { .. }
        | Topic::CubeFrom { .. }
        | Topic::Consent { .. }
        | Topic::Line { .. }
        | Topic::Guide { .. }
        | Topic::Beside { .. }
        | Topic::Along { .. }
        | Topic::Landing { .. }
        | Topic::Event
        | Topic::CloudZone { .. }
        | Topic::ExplosionZone { .. }
        | Topic::Arrival { .. } => Silence::Speak,
    }
}
