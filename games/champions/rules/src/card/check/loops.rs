//! Numbers, traits and keywords that depend on themselves: counting one would never end.

use crate::card::ability::{Amount, Cards as Such, Claim, Counted, KeywordKind, Modifier, Stat, Step, Text};
use crate::card::{CardId, Cards};

/// Something that modifiers change and others count by.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Value {
    Stat(Stat),
    Trait(u16),
    Keyword(KeywordKind),
}

/// To count the first, the second is counted.
type Edge = (Value, Value);

/// The cards with a modifier by which a number, a trait or a keyword depends on itself, through whichever other cards.
pub(crate) fn in_loops(cards: &Cards) -> Vec<CardId> {
    let of_card = |text: &Text| {
        let mut edges = Vec::new();
        modifiers(&text.modifiers, &mut Vec::new(), &mut edges);
        text.abilities.iter().for_each(|ability| steps(&ability.steps, &mut edges));
        edges
    };
    let mut all: Vec<(CardId, Edge)> = Vec::new();
    for (id, card) in (0..).map(CardId).zip(&cards.cards) {
        let edges = card.faces.iter().flat_map(|face| of_card(&face.text));
        all.extend(edges.map(|edge| (id, edge)));
    }
    // What is left of a character is what it has, less its damage.
    let remaining = (Value::Stat(Stat::RemainingHitPoints), Value::Stat(Stat::HitPoints));
    let mut graph: Vec<Edge> = all.iter().map(|(_, edge)| *edge).collect();
    graph.push(remaining);
    let mut found: Vec<CardId> =
        all.iter().filter(|(_, (from, to))| reaches(&graph, *to, *from)).map(|(id, _)| *id).collect();
    found.dedup();
    found
}

/// Whether counting one value counts another.
fn reaches(graph: &[Edge], from: Value, to: Value) -> bool {
    let mut seen = vec![from];
    let mut at = 0;
    while let Some(&value) = seen.get(at) {
        if value == to {
            return true;
        }
        let next = graph.iter().filter(|(changed, _)| *changed == value).map(|(_, counted)| *counted);
        let next: Vec<Value> = next.filter(|value| !seen.contains(value)).collect();
        seen.extend(next);
        at += 1;
    }
    false
}

fn modifiers(all: &[Modifier], conditions: &mut Vec<Value>, edges: &mut Vec<Edge>) {
    for modifier in all {
        let mut read = conditions.clone();
        let mut changed = Vec::new();
        match modifier {
            Modifier::Stat { of, is, by, up_to } => {
                such(of, &mut read);
                amount(by, &mut read);
                up_to.iter().for_each(|most| amount(most, &mut read));
                changed.push(Value::Stat(*is));
            }
            Modifier::Base { of, atk, sch, hit_points } => {
                such(of, &mut read);
                for (number, stat) in [(atk, Stat::Atk), (sch, Stat::Sch), (hit_points, Stat::HitPoints)] {
                    if let Some(number) = number {
                        amount(number, &mut read);
                        changed.push(Value::Stat(stat));
                    }
                }
            }
            Modifier::Set { of, is, to } => {
                such(of, &mut read);
                amount(to, &mut read);
                changed.push(Value::Stat(*is));
            }
            Modifier::Multiply { of, is, .. } | Modifier::Divide { of, is, .. } => {
                such(of, &mut read);
                changed.push(Value::Stat(*is));
            }
            Modifier::Trait { of, gains } => {
                such(of, &mut read);
                changed.push(Value::Trait(gains.place));
            }
            Modifier::Keyword { of, gains } => {
                such(of, &mut read);
                changed.push(Value::Keyword(gains.kind()));
            }
            Modifier::While { holds, modifiers: inner } => {
                let before = conditions.len();
                claim(holds, conditions);
                modifiers(inner, conditions, edges);
                conditions.truncate(before);
            }
            Modifier::Text { of, gains } => {
                let before = conditions.len();
                such(of, conditions);
                modifiers(&gains.modifiers, conditions, edges);
                conditions.truncate(before);
                gains.abilities.iter().for_each(|ability| steps(&ability.steps, edges));
            }
            Modifier::Cannot(_)
            | Modifier::MustDefend { .. }
            | Modifier::Cost { .. }
            | Modifier::PlayFromDiscard { .. }
            | Modifier::DoubledFor { .. }
            | Modifier::ThreatPlaced { .. } => {}
        }
        for value in changed {
            edges.extend(read.iter().map(|read| (value, *read)));
        }
    }
}

fn steps(all: &[Step], edges: &mut Vec<Edge>) {
    for step in all {
        match step {
            Step::Lasting(lasting) => modifiers(&lasting.modifiers, &mut Vec::new(), edges),
            Step::If { then, r#else, .. } => {
                steps(then, edges);
                steps(r#else, edges);
            }
            Step::Instead(inner) | Step::Then(inner) | Step::May(inner) => steps(inner, edges),
            Step::AsPlayer { r#do, .. } | Step::EachPlayer { r#do } | Step::Later { r#do, .. } => {
                steps(r#do, edges);
            }
            Step::ChooseOne(options) => options.iter().for_each(|option| steps(&option.steps, edges)),
            _ => {}
        }
    }
}

fn such(cards: &Such, read: &mut Vec<Value>) {
    let traits = [&cards.0.r#trait, &cards.0.without_trait];
    read.extend(traits.into_iter().flatten().map(|of| Value::Trait(of.place)));
    read.extend(cards.0.keyword.map(Value::Keyword));
}

fn amount(amount_of: &Amount, read: &mut Vec<Value>) {
    let Amount::Counted(counted) = amount_of else { return };
    match &**counted {
        Counted::Stat { of, is } => {
            such(of, read);
            read.push(Value::Stat(*is));
        }
        Counted::Count(cards) | Counted::Icons(cards) => such(cards, read),
        Counted::Times(amounts) | Counted::Sum(amounts) | Counted::AtMost(amounts) => {
            amounts.iter().for_each(|one| amount(one, read));
        }
        Counted::Varies(varies) => {
            claim(&varies.provided, read);
            amount(&varies.usually, read);
            amount(&varies.but, read);
        }
        _ => {}
    }
}

fn claim(of: &Claim, read: &mut Vec<Value>) {
    match of {
        Claim::Not(inner) => claim(inner, read),
        Claim::Trait(of) => read.push(Value::Trait(of.place)),
        Claim::InPlay(cards) => such(cards, read),
        Claim::AtLeast(one, other) => {
            amount(one, read);
            amount(other, read);
        }
        _ => {}
    }
}
