//! Questions in words and marks.

use champions::Champions;
use champions::ask::{Answer, Ask, TurnOption, Use};
use champions::card::CardType;
use champions::player_phase::hand_size;
use champions::state::{Phase, Reading as _, State};
use champions::view::View;
use host::{Face, Open, Reader, Wording, forbidden};
use table::{Game as _, Scene, Why};
use wire::board::Board;
use wire::table::{Choice, Forbidden, Mark};
use words::Message;

use crate::voice::{Teller, teller};
use crate::{ChampionsFace, board, choice, marks, odds, payment, preview};

/// No more than so many forbidden answers are sent.
const MOST_FORBIDDEN: usize = 40;

impl Face<Champions> for ChampionsFace {
    fn known<'v>(&self, view: &'v View) -> &'v State {
        &view.known
    }

    fn board(&self, reader: &Reader<Champions>) -> Board {
        Board::of(Champions::NAME, &board::board(reader, &teller(reader)))
    }

    fn question(&self, open: &Open<Champions>) -> Wording {
        let Open { scene, pending, .. } = *open;
        let (ask, teller) = (&pending.ask, &teller(&open.reader));
        let dry_run = preview::DryRun::of(open);
        let choices = pending.options.iter().map(|&answer| {
            let previews = dry_run.as_ref().map_or_else(Vec::new, |run| run.previews(open, teller, answer));
            choice::with_previews(open, teller, answer, odds::of(open, teller, answer), previews)
        });
        let choices: Vec<_> = choices.collect();
        Wording {
            title: teller.ask(ask),
            because: because(open, teller),
            about: about(scene, ask),
            areas: Vec::new(),
            payment: payment::of(open, teller),
            most: most(scene, ask),
            choices,
            forbidden: forbidden(open, teller),
        }
    }

    fn choice(&self, open: &Open<Champions>, answer: Answer) -> Choice {
        let teller = &teller(&open.reader);
        let previews = preview::DryRun::of(open);
        let previews = previews.map_or_else(Vec::new, |run| run.previews(open, teller, answer));
        choice::with_previews(open, teller, answer, odds::of(open, teller, answer), previews)
    }

    fn of_setup(&self, state: &State, _ask: &Ask) -> bool {
        state.phase == Phase::Setup
    }

    fn quiet(&self, answer: &Answer) -> bool {
        choice::is_quiet(answer)
    }
}

/// Why it is asked: what the ability says, or how many cards may stay in hand.
fn because(open: &Open<Champions>, teller: &Teller) -> Option<String> {
    let (scene, ask) = (open.scene, &open.pending.ask);
    if let Ask::EndOfPhaseDiscard { player } = *ask {
        let (held, size) = (scene.state.player(player).hand.len(), hand_size(scene, player));
        let message = Message::new("champions-because-discard")
            .with("cards", held)
            .with("size", size)
            .with("over", held.saturating_sub(size));
        return Some(open.reader.words.say(&message));
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
fn forbidden(open: &Open<Champions>, teller: &Teller) -> Vec<Forbidden> {
    let ask = &open.pending.ask;
    let worth = open.pending.forbidden.iter().filter(|(answer, _)| worth_a_word(open.scene, answer));
    let said = |(answer, why): &(Answer, Why)| {
        let marks = choice::marks_of(open.scene, answer);
        forbidden::forbidden(teller.answer(ask, answer), why, teller.refusal(why), marks)
    };
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
