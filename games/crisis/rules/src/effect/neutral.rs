//! Effects of nobody: conditions and crisis cards (q.player-effects, timing.non-player-last).
//!
//! They come after all effects of players, and those of crisis cards after all others (timing.crisis-very-last). Within a rank
//! the active player chooses the order, in an attack the attacking player (timing.attack-order); in a phase that is the
//! player with priority.

use arrayvec::ArrayVec;
use table::{Flow, Question, Scene, Verdict, need};

use super::idle::{is_idle, stirs};
use super::listen::{answers, provided};
use super::{Moment, Source, answering, perform};
use crate::ask::Ask;
use crate::card::ability::Condition;
use crate::card::{Cards, CrisisType, NeutralRule};
use crate::state::{Battleground, FigureId, Side, State};
use crate::{Crisis, Play, conditions, rule};

/// The effects of nobody that wait for their turn.
type Waiting = ArrayVec<Source, 64>;

/// Resolves the effects of nobody that answer a moment: first conditions, then crisis cards.
///
/// # Errors
/// A stop of the table.
pub fn non_player_effects(play: &mut Play, moment: Moment) -> Flow<()> {
    let side = match play.state.attacks.last() {
        Some(attack) if moment.in_attack() => play.state.figure(attack.attacker).side,
        _ => play.state.turn,
    };
    // Conditions do something at the end of an activation and in phases alone.
    if matches!(moment, Moment::ActivationEnd(_) | Moment::Activation(_) | Moment::Phase(_)) {
        let conditions = conditions_waiting(play.scene(), moment);
        in_order(play, moment, side, conditions)?;
    }
    let mut rules =
        CrisisType::BOTH.iter().filter_map(|&card| play.scene().crisis(card)).flat_map(|it| &it.rules);
    if rules.any(|rule| rule.when.cues().meets(moment.cues())) {
        let crises = crises_waiting(play.scene(), moment);
        in_order(play, moment, side, crises)?;
    }
    Ok(())
}

fn in_order(play: &mut Play, moment: Moment, side: Side, mut waiting: Waiting) -> Flow<()> {
    while !waiting.is_empty() {
        leave_out_idle(play.scene(), moment, side, &mut waiting);
        let Some(next) = play.choose_if_any(&ChooseOrder { side, waiting: &waiting })? else { break };
        waiting.retain(|other| *other != next);
        play.deeper(|play| resolve(play, moment, side, next))?;
        // The same condition of several characters is one effect, in no order that could matter.
        if let Source::Condition { condition, .. } = next {
            let alike = |source: &Source| matches!(source, Source::Condition { condition: it, .. } if *it == condition);
            for source in waiting.clone().into_iter().filter(alike) {
                waiting.retain(|other| *other != source);
                play.deeper(|play| resolve(play, moment, side, source))?;
            }
        }
    }
    Ok(())
}

fn conditions_waiting(scene: Scene<Crisis>, moment: Moment) -> Waiting {
    let mut waiting = Waiting::new();
    for figure in scene.state.on_battlefield() {
        for condition in scene.state.figure(figure).conditions.iter() {
            let source = Source::Condition { figure, condition };
            let acts = match condition {
                Condition::Other(place) => rules_answer(scene, moment, source, other_rules(scene, place)),
                of_the_book => conditions::acts(of_the_book, figure, moment),
            };
            if acts {
                let _full = waiting.try_push(source);
            }
        }
    }
    waiting
}

fn crises_waiting(scene: Scene<Crisis>, moment: Moment) -> Waiting {
    let mut waiting = Waiting::new();
    for card in CrisisType::BOTH {
        let Some(crisis) = scene.crisis(card) else { continue };
        for (rule, entry) in (0..).zip(&crisis.rules) {
            let source = Source::Crisis { card, rule };
            if rules_answer(scene, moment, source, std::slice::from_ref(entry)) {
                let _full = waiting.try_push(source);
            }
        }
    }
    waiting
}

fn other_rules<'a>(scene: Scene<'a, Crisis>, place: u8) -> &'a [NeutralRule] {
    scene.content.conditions.get(usize::from(place)).map_or(&[], |condition| &condition.rules)
}

/// Whose a neutral effect is: of a condition, who has it.
fn owner(source: Source) -> Option<FigureId> {
    match source {
        Source::Condition { figure, .. } => Some(figure),
        _ => None,
    }
}

fn rules_answer(scene: Scene<Crisis>, moment: Moment, source: Source, rules: &[NeutralRule]) -> bool {
    rules.iter().filter(|rule| rule.when.cues().meets(moment.cues())).any(|rule| {
        let frame = answering(scene.state, moment, source, scene.state.turn, owner(source));
        answers(scene, &frame, &rule.when, moment, &rule.steps)
    })
}

/// The rules of a crisis card or of a condition that a pack brings along; those of the book have none.
fn rules_of<'t>(cards: &'t Cards, state: &State, source: Source) -> Option<&'t [NeutralRule]> {
    match source {
        Source::Condition { condition: Condition::Other(place), .. } => {
            Some(cards.conditions.get(usize::from(place)).map_or(&[], |condition| &condition.rules))
        }
        Source::Crisis { card, rule } => state.mission[card.index()]
            .map(|place| std::slice::from_ref(&cards.crises[usize::from(place)].rules[usize::from(rule)])),
        _ => None,
    }
}

fn resolve(play: &mut Play, moment: Moment, side: Side, source: Source) -> Flow<()> {
    if let Source::Condition { figure, condition } = source {
        match condition {
            Condition::Other(_) if !play.state.is_up(figure) => return Ok(()),
            Condition::Other(_) => {}
            of_the_book => return conditions::act(play, figure, of_the_book),
        }
    }
    let rules = rules_of(play.content, &play.state, source).unwrap_or_default();
    for rule in rules {
        let mut frame = answering(&play.state, moment, source, side, owner(source));
        let answered = answers(play.scene(), &frame, &rule.when, moment, &rule.steps);
        if answered && provided(play, &frame, rule.provided.as_ref())? {
            perform::perform(play, &mut frame, &rule.steps)?;
        }
    }
    Ok(())
}

/// Leaves out what could do nothing, unless something that is resolved before could change that: then the order matters, and
/// the player is asked (q.idle-may).
fn leave_out_idle(scene: Scene<Crisis>, moment: Moment, side: Side, waiting: &mut Waiting) {
    let rules = |source: Source| rules_of(scene.content, scene.state, source);
    let busy = |source: &Source| {
        let Some(rules) = rules(*source) else { return true };
        let frame = answering(scene.state, moment, *source, side, owner(*source));
        rules.iter().any(|rule| {
            answers(scene, &frame, &rule.when, moment, &rule.steps) && !is_idle(scene, &frame, &rule.steps)
        })
    };
    let could_wake = |source: &Source| {
        busy(source) && rules(*source).is_none_or(|rules| rules.iter().any(|rule| stirs(&rule.steps)))
    };
    if !waiting.iter().any(could_wake) {
        waiting.retain(|source| busy(source));
    }
}

/// Which effect of nobody is resolved first?
struct ChooseOrder<'a> {
    side: Side,
    waiting: &'a Waiting,
}

impl ChooseOrder<'_> {
    /// Of one condition of several characters the first stands for all.
    fn stands_for_others(&self, source: Source) -> bool {
        let Source::Condition { condition, .. } = source else { return true };
        let alike =
            |it: &&Source| matches!(it, Source::Condition { condition: other, .. } if *other == condition);
        self.waiting.iter().find(alike) == Some(&source)
    }
}

impl Question<Crisis> for ChooseOrder<'_> {
    type Answer = Source;
    const EXACT: bool = true;

    fn ask(&self) -> Ask {
        Ask::Order { side: self.side }
    }

    fn candidates(&self, _scene: Scene<Crisis>, emit: &mut impl FnMut(Source)) {
        self.waiting.iter().copied().filter(|&source| self.stands_for_others(source)).for_each(emit);
    }

    fn verdict(&self, _scene: Scene<Crisis>, source: Source) -> Verdict {
        let waits = self.waiting.contains(&source) && self.stands_for_others(source);
        need(waits, rule!("timing.non-player-last"))
    }
}
