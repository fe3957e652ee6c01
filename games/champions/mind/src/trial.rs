//! Trying things out on a copy: the rules themselves say what would come of them.

use arrayvec::ArrayVec;
use champions::ask::{Answer, Ask, Pay};
use champions::card::AbilityId;
use champions::effect::{Frame, Origin, perform};
use champions::state::{Place, State};
use champions::{Champions, Play};
use table::{Fast, Flow, Playout, Policy, Scene, Seat, Stop};

use super::coming::foreseen;
use super::habit::Habit;
use super::standing::in_hand;
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

/// What is gained by something, whatever cards of the hand were paid for it: a hand is planned by what each card does, and
/// what pays for it is the plan's business.
pub(super) fn gross(
    scene: Scene<Champions>,
    habit: &Habit,
    act: impl FnOnce(&mut Play) -> Flow<()>,
) -> Option<f32> {
    let payer = Payer { then: habit.thoughtless(), paid: 0.0 };
    let mut table = Playout::new(payer, Fast::new(0));
    let mut play = Play::new(scene.content, scene.state.clone(), &mut table);
    let after = match act(&mut play) {
        Ok(()) | Err(Stop::Over) => foreseen(play.scene(), &habit.weights),
        Err(_) => return None,
    };
    Some(after + table.policy.paid - foreseen(scene, &habit.weights))
}

/// Answers by habit, and counts what the cards were worth that it paid with.
struct Payer {
    then: Habit,
    paid: f32,
}

impl Policy<Champions> for Payer {
    fn pick(&mut self, scene: Scene<Champions>, ask: &Ask, options: &[Answer], chance: &mut Fast) -> usize {
        let picked = self.then.pick(scene, ask, options, chance);
        if let Answer::Pay(Pay::Card(card)) = options[picked] {
            self.paid += in_hand(scene, &self.then.weights, card);
        }
        picked
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
    let decided = Decided::new([(ask, answer)].into_iter().collect(), habit.thoughtless());
    tried(scene, &habit.weights, decided, |play| perform(play, &mut frame, &ability.steps).map(drop))
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
