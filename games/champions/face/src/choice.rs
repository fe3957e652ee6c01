//! An answer with all that is shown of it.

use champions::Champions;
use champions::ask::{Answer, Ask, Chosen, Defend, FromHand, May, Pay, TurnOption, Use};
use champions::card::AbilityId;
use champions::payment::offers;
use champions::state::{InPlayId, Reading as _};
use host::Open;
use table::{Scene, Seat};
use wire::odds::Odds;
use wire::table::{Choice, Mark, Preview};

use crate::marks;
use crate::voice::Teller;

/// A choice of which all is known that would come of it.
pub(super) fn with_previews(
    open: &Open<Champions>,
    teller: &Teller,
    answer: Answer,
    odds: Option<Odds>,
    previews: Vec<Preview>,
) -> Choice {
    let ask = &open.pending.ask;
    Choice {
        answer: serde_json::to_value(answer).expect("an answer is plain data with text keys"),
        label: teller.answer(ask, &answer),
        detail: detail(open.scene, teller, ask, &answer),
        marks: marks_of(open.scene, &answer),
        checks: Vec::new(),
        odds,
        previews,
        quiet: is_quiet(&answer),
        rank: wire::table::Rank::Main,
    }
}

/// Whether an answer ends something or declines.
pub(super) fn is_quiet(answer: &Answer) -> bool {
    matches!(
        answer,
        Answer::FromHand(FromHand::Done)
            | Answer::Turn(TurnOption::EndTurn)
            | Answer::Use(Use::Pass)
            | Answer::Defend(Defend::No)
            | Answer::Pay(Pay::Done)
            | Answer::Chosen(Chosen::Done)
            | Answer::May(May::No)
    )
}

/// A second, smaller line: what the ability does, or what a source of resources gives.
fn detail(scene: Scene<Champions>, teller: &Teller, ask: &Ask, answer: &Answer) -> Option<String> {
    let printed = teller.printed();
    let in_play = |card: InPlayId, place: u8| {
        let card = scene.state.find(card).filter(|card| card.facedown.is_none())?;
        printed.effect(AbilityId { card: card.card, face: card.face, place })
    };
    match (*ask, *answer) {
        (Ask::Pay { player, card, .. }, Answer::Pay(pay)) => {
            let gives = offers(scene, player, card).into_iter().find(|(source, _)| *source == pay)?.1;
            Some(printed.resources(gives))
        }
        (_, Answer::Turn(TurnOption::Action { card, place }) | Answer::Use(Use::Ability { card, place })) => {
            in_play(card, place)
        }
        (_, Answer::Use(Use::Event { card, place })) => printed.effect(AbilityId { card, face: 0, place }),
        _ => None,
    }
}

/// What an answer lights up on the table.
pub(super) fn marks_of(scene: Scene<Champions>, answer: &Answer) -> Vec<Mark> {
    match *answer {
        Answer::FromHand(FromHand::Card(card))
        | Answer::Turn(TurnOption::Play(card) | TurnOption::PlayFromDiscard(card))
        | Answer::Use(Use::Event { card, .. })
        | Answer::Pay(Pay::Card(card)) => vec![marks::card(card)],
        Answer::Turn(
            TurnOption::Attack(id) | TurnOption::Thwart(id) | TurnOption::Action { card: id, .. },
        )
        | Answer::Use(Use::Ability { card: id, .. } | Use::Retaliate(id))
        | Answer::Defend(Defend::With(id))
        | Answer::Pay(Pay::Ability { card: id, .. })
        | Answer::InPlay(id) => vec![marks::in_play(id)],
        Answer::Turn(TurnOption::ChangeForm | TurnOption::Recover) => {
            scene.state.active.map(|seat| vec![identity(scene, seat)]).unwrap_or_default()
        }
        Answer::Turn(TurnOption::Request(seat)) | Answer::Player(seat) => vec![marks::seat(seat)],
        Answer::Chosen(Chosen::Card(thing)) => vec![marks::thing(thing)],
        Answer::FromHand(FromHand::Done)
        | Answer::Turn(TurnOption::EndTurn)
        | Answer::Use(Use::Pass | Use::Delayed(_))
        | Answer::Defend(Defend::No)
        | Answer::Pay(Pay::Done)
        | Answer::Resource(_)
        | Answer::Chosen(Chosen::Done)
        | Answer::Opted(_)
        | Answer::May(_) => Vec::new(),
    }
}

fn identity(scene: Scene<Champions>, seat: Seat) -> Mark {
    marks::in_play(scene.identity(seat).id)
}
