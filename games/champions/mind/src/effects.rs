//! Answers inside an effect: which card, which option, which player, who is struck.

use champions::Champions;
use champions::ask::{Answer, Ask, Chosen};
use champions::card::ability::{Keyword, Stat};
use champions::card::{AbilityId, CardType};
use champions::modifiers::{keywords, value};
use champions::state::{InPlay, InPlayId, Place, Reading, Thing};
use table::{Scene, Seat};

use super::coming::{foreseen, hurt, strike};
use super::habit::{Habit, Thought};
use super::hand::Hand;
use super::standing::{Storm, left, number, share, standing, storm};
use super::trial::answered;
use minds::choose::best;

/// Something to choose while an ability is carried out. It is tried out, and where that makes no difference, liking decides.
pub(super) fn choose(
    habit: &Habit,
    scene: Scene<Champions>,
    player: Seat,
    ability: AbilityId,
    ask: Ask,
    options: &[Answer],
) -> usize {
    /// Enough to break ties, not enough to break anything else.
    const LIKING: f32 = 0.01;
    best(options, |option| {
        let liking = LIKING * liking(habit, scene, player, option);
        if habit.thought == Thought::None {
            return liking;
        }
        let tried = answered(scene, habit, player, ability, ask, option);
        tried.map_or(f32::NEG_INFINITY, |tried| tried + liking)
    })
}

/// How much a card is liked for being chosen, by whatever it is chosen for: most things that are done to enemies and schemes
/// hurt them, most that are done to own cards help, and cards of the hand are mostly lost.
fn liking(habit: &Habit, scene: Scene<Champions>, player: Seat, option: Answer) -> f32 {
    let worth = |card| Hand::of(habit, scene, player).worth(card);
    match option {
        Answer::Chosen(Chosen::Card(Thing::InPlay(id))) => {
            let Some(card) = scene.state.find(id) else { return 0.0 };
            match scene.kind(card) {
                CardType::Villain => 3.0,
                CardType::Minion => 2.0 + number(scene, card, Stat::Atk) - 0.1 * left(scene, card),
                CardType::MainScheme => 3.0,
                CardType::SideScheme => 3.0 - 0.1 * f32::from(card.threat),
                _ => f32::from(scene.printed(card.card).cost.unwrap_or(3)),
            }
        }
        Answer::Chosen(Chosen::Card(Thing::Out(Place::Hand(_), card))) => -worth(card),
        Answer::Chosen(Chosen::Card(Thing::Out(_, card))) => worth(card),
        Answer::Chosen(Chosen::Done) => -10.0,
        Answer::Player(seat) if seat == player => 1.0,
        Answer::May(champions::ask::May::Yes) => 1.0,
        _ => 0.0,
    }
}

/// Whom a basic attack strikes, or which scheme a basic thwart takes threat from.
pub(super) fn target(habit: &Habit, scene: Scene<Champions>, by: InPlayId, options: &[Answer]) -> usize {
    let storm = storm(scene);
    best(options, |option| {
        let Answer::InPlay(target) = option else { return f32::NEG_INFINITY };
        let target = scene.state.find(target);
        target.map_or(f32::NEG_INFINITY, |target| power_gains(habit, scene, by, target, &storm))
    })
}

/// What is gained when a hero or an ally uses a basic power on an enemy or a scheme, and an ally suffers for it
/// (allies.consequential.after-attack): one that would fall is often better kept to defend. Only the two cards are looked at
/// again: this is asked of everybody and everything, all the time.
pub(super) fn power_gains(
    habit: &Habit,
    scene: Scene<Champions>,
    by: InPlayId,
    target: &InPlay,
    storm: &Storm,
) -> f32 {
    let Some(doer) = scene.state.find(by) else { return f32::NEG_INFINITY };
    let strength = |stat| value(scene, doer, stat).unwrap_or(0);
    let (mut struck, mut spent) = (*target, *doer);
    let scheme = scene.kind(target).is_scheme();
    let face = scene.face(doer);
    hurt(&mut spent, u16::from(if scheme { face.thw_marks } else { face.atk_marks }));
    if scheme {
        struck.threat = struck.threat.saturating_sub(strength(Stat::Thw));
    } else {
        let back = keywords(scene, target).into_iter().map(|keyword| match keyword {
            Keyword::Retaliate(amount) => u16::from(amount),
            _ => 0,
        });
        hurt(&mut spent, back.sum());
        hurt(&mut struck, strength(Stat::Atk));
    }
    let share = |card: &InPlay| share(scene, &habit.weights, card, storm);
    share(&struck) - share(target) + share(&spent) - share(doer)
}

/// Who takes the next point of damage that is divided: whoever it hurts the players least, or most among enemies.
pub(super) fn next_point(habit: &Habit, scene: Scene<Champions>, options: &[Answer]) -> usize {
    best(options, |option| {
        let Answer::InPlay(id) = option else { return f32::NEG_INFINITY };
        let mut state = scene.state.clone();
        strike(&mut state, id, 1);
        foreseen(Scene { state: &state, content: scene.content }, &habit.weights)
    })
}

/// Which card beyond a limit is discarded: the one that is missed least.
pub(super) fn too_many(habit: &Habit, scene: Scene<Champions>, options: &[Answer]) -> usize {
    best(options, |option| {
        let Answer::InPlay(id) = option else { return f32::NEG_INFINITY };
        let mut state = scene.state.clone();
        state.in_play.retain(|card| card.id != id && card.host != Some(id));
        standing(Scene { state: &state, content: scene.content }, &habit.weights)
    })
}
