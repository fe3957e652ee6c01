//! What a choice would change for certain: the rules themselves are run on a copy, as far as nothing is left to chance and
//! nobody else decides. Windows that open on the way are passed: what is shown holds if nobody answers.

use champions::Champions;
use champions::ask::{Answer, Ask, Use};
use champions::card::ability::{Stat, Status};
use champions::modifiers::value;
use champions::state::{InPlay, Reading as _, State};
use host::Open;
use table::{Entry, Fast, Game as _, Scene, trial};
use wire::table::{Mark, Preview};
use words::{Message, Words};

use crate::marks;
use crate::voice::Teller;

/// A step as the seat that is asked may believe it to have begun.
pub(super) struct DryRun {
    began: State,
}

impl DryRun {
    /// Only where everything since the step began was answered by the seat itself: then nothing in it hangs on what the seat
    /// can't know. The checkpoint is looked at only through what the seat could believe it to be.
    pub fn of(open: &Open<Champions>) -> Option<DryRun> {
        let seat = open.pending.prompt.seat;
        let own = |entry: &Entry<Answer>| matches!(entry, Entry::Answer(by, _) if *by == seat);
        if !tells(&open.pending.ask) || !open.since.iter().all(|(_, entry)| own(entry)) {
            return None;
        }
        let mut began = open.checkpoint.clone();
        Champions::imagine(open.scene.content, &mut began, seat, &mut Fast::new(0));
        Some(DryRun { began })
    }

    pub fn previews(&self, open: &Open<Champions>, teller: &Teller, answer: Answer) -> Vec<Preview> {
        let content = open.scene.content;
        let then = trial::<Champions>(content, self.began.clone(), open.since, answer, assumed);
        let Some(then) = then else { return Vec::new() };
        changes(open.scene, Scene { state: &then, content }, teller, open.reader.words)
    }
}

/// Questions whose answers may have effects that can be told beforehand. Parts of a payment and picks of a run have none yet.
fn tells(ask: &Ask) -> bool {
    matches!(
        ask,
        Ask::Turn { .. }
            | Ask::Target { .. }
            | Ask::Choose { .. }
            | Ask::ChooseOne { .. }
            | Ask::ChoosePlayer { .. }
            | Ask::May { .. }
            | Ask::Divide { .. }
    )
}

/// Windows pass, and where there is one answer it is given; everything else is somebody's choice.
fn assumed(_scene: Scene<Champions>, ask: &Ask, options: &[Answer]) -> Option<usize> {
    match (ask, options) {
        (_, [_]) => Some(0),
        (Ask::Window { .. }, _) => options.iter().position(|option| *option == Answer::Use(Use::Pass)),
        _ => None,
    }
}

/// What is different on the table: damage, threat, status cards, and who is gone.
fn changes(now: Scene<Champions>, then: Scene<Champions>, teller: &Teller, words: &Words) -> Vec<Preview> {
    let mut found = Vec::new();
    let faceup = now.state.in_play.iter().filter(|card| card.facedown.is_none());
    for card in faceup {
        let name = teller.card(card.id);
        let told = |key: &'static str, code: &str, before: u16, after: u16| {
            let message = Message::new(key)
                .with("card", name.clone())
                .with("amount", before.abs_diff(after))
                .with("then", after);
            Preview {
                at: marks::in_play(card.id),
                code: code.to_owned(),
                now: before.into(),
                then: after.into(),
                text: words.say(&message),
            }
        };
        let Some(later) = then.state.find(card.id) else {
            // Identities, schemes and villains that change sides stay; what is gone was defeated or discarded.
            found.push(told("champions-preview-gone", "defeat", left(now, card), 0));
            continue;
        };
        if now.kind(card).is_character() {
            let (before, after) = (left(now, card), left(then, later));
            if later.damage > card.damage {
                found.push(told("champions-preview-damage", "damage", before, after));
            } else if later.damage < card.damage {
                found.push(told("champions-preview-heal", "heal", before, after));
            }
        }
        if later.threat > card.threat {
            found.push(told("champions-preview-threat", "threat", card.threat, later.threat));
        } else if later.threat < card.threat {
            found.push(told("champions-preview-thwart", "thwart", card.threat, later.threat));
        }
        found.extend(status_changes(card, later, &name, teller, words));
    }
    found
}

fn left(scene: Scene<Champions>, card: &InPlay) -> u16 {
    value(scene, card, Stat::RemainingHitPoints).unwrap_or(0)
}

/// Status cards that come and go.
fn status_changes(card: &InPlay, later: &InPlay, name: &str, teller: &Teller, words: &Words) -> Vec<Preview> {
    let changed = [Status::Stunned, Status::Confused, Status::Tough]
        .into_iter()
        .filter(|&status| card.statuses.has(status) != later.statuses.has(status));
    changed
        .map(|status| {
            let comes = later.statuses.has(status);
            let key = if comes { "champions-preview-status" } else { "champions-preview-status-lost" };
            let message = Message::new(key)
                .with("card", name.to_owned())
                .with("status", teller.printed().status(status));
            let at: Mark = marks::in_play(card.id);
            Preview {
                at,
                code: "status".to_owned(),
                now: (!comes).into(),
                then: comes.into(),
                text: words.say(&message),
            }
        })
        .collect()
}
