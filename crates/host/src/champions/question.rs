//! Questions in words and marks.

use champions::Champions;
use champions::ask::{Answer, Ask, TurnOption, Use};
use champions::card::CardType;
use champions::player_phase::hand_size;
use champions::state::Reading as _;
use table::Scene;
use wire::table::{Choice, Forbidden, Mark};
use words::Message;
use words::champions::Teller;

use super::{choice, marks, odds, payment, preview};
use crate::{Asking, Look, Said, forbidden};

/// No more than so many forbidden answers are sent.
const MOST_FORBIDDEN: usize = 40;

pub(super) fn said(asking: &Asking<Champions>, teller: &Teller) -> Said {
    let Asking { scene, pending, .. } = *asking;
    let ask = &pending.ask;
    let dry_run = preview::DryRun::of(asking);
    let choices = pending.options.iter().map(|&answer| {
        let previews = dry_run.as_ref().map_or_else(Vec::new, |run| run.previews(asking, teller, answer));
        choice::with_previews(asking, teller, answer, odds::of(asking, teller, answer), previews)
    });
    let choices: Vec<_> = choices.collect();
    Said {
        title: teller.ask(ask),
        because: because(asking, teller),
        about: about(scene, ask),
        areas: Vec::new(),
        payment: payment::of(asking, teller),
        most: most(scene, ask),
        choices,
        forbidden: forbidden(asking, teller),
    }
}

/// Who would like to act on another's turn says so, and is asked (player-phase.turn.offer-action).
pub(super) fn claim(look: &Look<Champions>, teller: &Teller, ask: &Ask) -> Option<(Answer, Said)> {
    let (seat, Ask::Turn { player }) = (look.seat?, *ask) else { return None };
    let answer = Answer::Turn(TurnOption::Request(seat));
    let title = Message::new("host-champions-claim").with("player", teller.player(player));
    let choice = Choice {
        answer: serde_json::to_value(answer).expect("an answer is plain data with text keys"),
        label: look.words.word("host-champions-claim-act"),
        detail: None,
        marks: Vec::new(),
        checks: Vec::new(),
        odds: None,
        previews: Vec::new(),
        quiet: true,
    };
    let said = Said { title: look.words.say(&title), choices: vec![choice], ..Said::default() };
    Some((answer, said))
}

/// Why it is asked: what the ability says, or how many cards may stay in hand.
fn because(asking: &Asking<Champions>, teller: &Teller) -> Option<String> {
    let (scene, ask) = (asking.scene, &asking.pending.ask);
    if let Ask::EndOfPhaseDiscard { player } = *ask {
        let (held, size) = (scene.state.player(player).hand.len(), hand_size(scene, player));
        let message = Message::new("host-champions-because-discard")
            .with("cards", held)
            .with("size", size)
            .with("over", held.saturating_sub(size));
        return Some(asking.look.words.say(&message));
    }
    ask.ability().and_then(|ability| teller.printed().effect(ability))
}

/// From a hand no more can be picked than it holds.
fn most(scene: Scene<Champions>, ask: &Ask) -> Option<u8> {
    let (Ask::Mulligan { player } | Ask::EndOfPhaseDiscard { player }) = *ask else { return None };
    u8::try_from(scene.state.player(player).hand.len()).ok()
}

/// What a question is about.
fn about(scene: Scene<Champions>, ask: &Ask) -> Vec<Mark> {
    match *ask {
        Ask::Mulligan { player }
        | Ask::Turn { player }
        | Ask::EndOfPhaseDiscard { player }
        | Ask::Declare { player }
        | Ask::Order { player, .. }
        | Ask::TooMany { player } => vec![marks::seat(player)],
        Ask::Action { player, card } => vec![marks::seat(player), marks::card(card)],
        Ask::Requested { player, by } => vec![marks::seat(player), marks::seat(by)],
        Ask::Window { moment, .. } | Ask::Forced { moment, .. } => marks::moment(moment),
        Ask::Defend { attacker, target, .. } => vec![marks::in_play(attacker), marks::seat(target)],
        Ask::Pay { player, card, .. } => {
            std::iter::once(marks::seat(player)).chain(card.map(marks::card)).collect()
        }
        Ask::Target { by, .. } => vec![marks::in_play(by)],
        Ask::Choose { ability, .. }
        | Ask::ChoosePlayer { ability, .. }
        | Ask::PutNext { ability, .. }
        | Ask::ChooseOne { ability, .. }
        | Ask::May { ability, .. }
        | Ask::Divide { ability, .. } => {
            let in_play = scene.state.in_play.iter().filter(|card| card.facedown.is_none());
            let source = in_play.filter(|card| card.card == ability.card).map(|card| marks::in_play(card.id));
            source.chain([marks::card(ability.card)]).collect()
        }
    }
}

/// What may not be answered and why, as far as a player would think of it: every card in hand that can't be played says
/// why it can't.
fn forbidden(asking: &Asking<Champions>, teller: &Teller) -> Vec<Forbidden> {
    let ask = &asking.pending.ask;
    let worth = asking.pending.forbidden.iter().filter(|(answer, _)| worth_a_word(asking.scene, answer));
    let said = |one| forbidden::forbidden(teller, ask, one, choice::marks_of(asking.scene, &one.0));
    worth.take(MOST_FORBIDDEN).map(said).collect()
}

/// Nobody wonders why a card without powers does not attack.
fn worth_a_word(scene: Scene<Champions>, answer: &Answer) -> bool {
    match *answer {
        Answer::Turn(TurnOption::Attack(id) | TurnOption::Thwart(id)) => {
            let card = scene.state.find(id);
            card.is_some_and(|card| {
                matches!(scene.kind(card), CardType::Hero | CardType::AlterEgo | CardType::Ally)
            })
        }
        Answer::Use(Use::Retaliate(_) | Use::Delayed(_)) => false,
        _ => true,
    }
}
