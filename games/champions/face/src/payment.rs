//! Payments: what each source gives, and whole ways to pay, the cheapest first.

use champions::Champions;
use champions::ask::{Answer, Ask, Pay};
use champions::card::ability::Resources;
use champions::payment::{Bill, offers};
use host::Open;
use wire::table::{Payment, PaymentPlan, PaymentSource};
use words::{Arg, Join, Message, Words};

use crate::board::card::resources;
use crate::marks;
use crate::voice::Teller;

/// So many plans are offered: any other payment can be put together from its sources.
const PLANS: usize = 4;
/// No payment is made of more parts than this, so that the plans of a hand full of cards stay few.
const PARTS: usize = 6;

pub(super) fn of(open: &Open<Champions>, teller: &Teller) -> Option<Payment> {
    let Ask::Pay { player, card, cost, any, generated } = open.pending.ask else { return None };
    let scene = open.scene;
    let place = |pay: Pay| open.pending.options.iter().position(|option| *option == Answer::Pay(pay));
    let sources: Vec<Source> = offers(scene, player, card)
        .into_iter()
        .filter_map(|(pay, gives)| {
            let (name, how, thing, copies) = match pay {
                Pay::Card(card) => {
                    let copies = scene.state.player(player).hand.iter().filter(|it| *it == card).count();
                    (teller.printed().card_name(card), "discard", marks::card(card), copies)
                }
                Pay::Ability { card, .. } => (teller.card(card), "ability", marks::in_play(card), 1),
                Pay::Done => return None,
            };
            let shown = PaymentSource {
                choice: u8::try_from(place(pay)?).ok()?,
                name,
                how: how.to_owned(),
                resources: resources(gives),
                copies: u8::try_from(copies).unwrap_or(u8::MAX),
                thing,
            };
            Some(Source { pay, gives, shown })
        })
        .collect();
    let units: Vec<Unit> =
        sources.iter().map(|source| Unit { source, copies: source.shown.copies }).collect();
    let bill = Bill { any, typed: cost, card, ..Bill::default() };
    let mut due = resources(cost);
    due.extend(std::iter::repeat_n("any".to_owned(), any.into()));
    Some(Payment {
        name: card.map(|card| teller.printed().card_name(card)),
        card: card.map(|card| scene.content.card(card).id.clone()),
        cost: due,
        generated: resources(generated),
        paid: place(Pay::Done).is_some(),
        plans: plans(&bill, generated, &units).iter().map(|plan| told(open.reader.words, plan)).collect(),
        sources: sources.iter().map(|source| source.shown.clone()).collect(),
    })
}

/// Something that may pay.
struct Source {
    pay: Pay,
    gives: Resources,
    shown: PaymentSource,
}

/// So many copies of a source that are left to be taken.
#[derive(Clone, Copy)]
struct Unit<'a> {
    source: &'a Source,
    copies: u8,
}

/// Sources that pay together.
struct Plan<'a> {
    sources: Vec<&'a Source>,
    surplus: u8,
    cards: usize,
}

/// The cheapest ways to pay: few cards of the hand, then little surplus, then few parts. No part is superfluous.
fn plans<'a>(bill: &Bill, generated: Resources, units: &[Unit<'a>]) -> Vec<Plan<'a>> {
    let mut found = Vec::new();
    gather(bill, generated, units, &mut Vec::new(), &mut found);
    found.sort_by_key(|plan| (plan.cards, plan.surplus, plan.sources.len()));
    found.truncate(PLANS);
    found
}

fn gather<'a>(
    bill: &Bill,
    generated: Resources,
    left: &[Unit<'a>],
    taken: &mut Vec<&'a Source>,
    found: &mut Vec<Plan<'a>>,
) {
    let without = |gone: Option<usize>| {
        let others = taken.iter().enumerate().filter(|(place, _)| Some(*place) != gone);
        others.fold(generated, |sum, (_, source)| sum.plus(source.gives))
    };
    if bill.paid_by(without(None)) {
        if (0..taken.len()).all(|place| !bill.paid_by(without(Some(place)))) {
            let due = bill.typed.total() + bill.any;
            found.push(Plan {
                surplus: without(None).total().saturating_sub(due),
                cards: taken.iter().filter(|source| matches!(source.pay, Pay::Card(_))).count(),
                sources: taken.clone(),
            });
        }
        return;
    }
    if taken.len() == PARTS {
        return;
    }
    for (place, unit) in left.iter().enumerate() {
        // Copies may be taken again, others only further down the list: no two plans are the same.
        let again = (unit.copies > 1).then(|| Unit { copies: unit.copies - 1, ..*unit });
        let rest: Vec<Unit> = again.into_iter().chain(left[place + 1..].iter().copied()).collect();
        taken.push(unit.source);
        gather(bill, generated, &rest, taken, found);
        taken.pop();
    }
}

fn told(words: &Words, plan: &Plan) -> PaymentPlan {
    let answers = plan.sources.iter().map(|source| source.pay).chain([Pay::Done]).map(Answer::Pay);
    let names = plan.sources.iter().map(|source| Arg::from(source.shown.name.as_str())).collect();
    let message = match plan.sources.is_empty() {
        true => Message::new("champions-plan-done"),
        false => Message::new("champions-plan")
            .with("sources", Arg::List(names, Join::And))
            .with("surplus", plan.surplus),
    };
    PaymentPlan {
        label: words.say(&message),
        answers: answers
            .map(|answer| serde_json::to_value(answer).expect("an answer is plain data with text keys"))
            .collect(),
        choices: plan.sources.iter().map(|source| source.shown.choice).collect(),
        surplus: plan.surplus,
    }
}
