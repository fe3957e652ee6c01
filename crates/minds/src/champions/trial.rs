//! Trying things out on a copy: the rules themselves say what would come of them.

use ::champions::ask::{Answer, Ask};
use ::champions::card::AbilityId;
use ::champions::effect::{Frame, Origin, perform};
use ::champions::state::{Place, State};
use ::champions::{Champions, Play};
use arrayvec::ArrayVec;
use table::{Fast, Flow, Playout, Policy, Scene, Seat, Stop};

use super::coming::foreseen;
use super::habit::{Habit, Thought};
use super::weights::Weights;

/// Answers some questions in a given way, one after the other, and all others by habit.
pub(super) struct Decided {
    /// The questions and their answers, until they have been asked.
    decided: ArrayVec<(Ask, Answer), 2>,
    then: Habit,
}

impl Decided {
    pub fn new(decided: ArrayVec<(Ask, Answer), 2>, then: Habit) -> Decided {
        Decided { decided, then }
    }
}

impl Policy<Champions> for Decided {
    fn pick(&mut self, scene: Scene<Champions>, ask: &Ask, options: &[Answer], chance: &mut Fast) -> usize {
        if let Some((_, answer)) = self.decided.first().filter(|(first, _)| first == ask)
            && let Some(at) = options.iter().position(|option| option == answer)
        {
            self.decided.remove(0);
            return at;
        }
        self.then.pick(scene, ask, options, chance)
    }
}

/// The worth of what comes of something that is done to a copy; none if it can't be tried.
pub(super) fn tried(
    scene: Scene<Champions>,
    weights: &Weights,
    policy: impl Policy<Champions>,
    act: impl FnOnce(&mut Play) -> Flow<()>,
) -> Option<f32> {
    let mut table = Playout::new(policy, Fast::new(0));
    let mut play = Play::new(scene.content, scene.state.clone(), &mut table);
    match act(&mut play) {
        Ok(()) | Err(Stop::Over) => Some(foreseen(play.scene(), weights)),
        Err(_) => None,
    }
}

/// What comes of an answer inside an ability: all that the ability does, done on a copy. What it did before the question
/// is done twice then, but for every answer alike.
pub(super) fn answered(
    scene: Scene<Champions>,
    habit: &Habit,
    player: Seat,
    id: AbilityId,
    ask: Ask,
    answer: Answer,
) -> Option<f32> {
    let ability = scene.content.ability(id)?;
    let mut frame = Frame::new(id, origin(scene.state, player, id), player);
    frame.label = ability.label;
    frame.deed = ability.label.and_then(|_| u8::try_from(scene.state.deeds.len()).ok()?.checked_sub(1));
    let inner = Habit { thought: Thought::None, ..*habit };
    tried(scene, &habit.weights, Decided::new([(ask, answer)].into_iter().collect(), inner), |play| {
        perform(play, &mut frame, &ability.steps).map(drop)
    })
}

/// Where the card of an ability is that is being carried out.
fn origin(state: &State, player: Seat, id: AbilityId) -> Origin {
    let own = |controller: Option<Seat>| controller.is_none_or(|controller| controller == player);
    let in_play = state.in_play.iter().find(|card| {
        card.card == id.card && card.face == id.face && card.facedown.is_none() && own(card.controller)
    });
    match in_play {
        Some(card) => Origin::InPlay(*card),
        None if state.has(Place::Playing(player), id.card) => Origin::Out(Place::Playing(player)),
        None => Origin::Out(Place::Resolving),
    }
}
