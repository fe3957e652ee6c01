//! What people say at a table.

use std::collections::BTreeMap;
use std::num::NonZeroU32;
use std::sync::Arc;
use std::time::Duration;

use governor::clock::{Clock as _, DefaultClock};
use governor::{DefaultDirectRateLimiter, Quota, RateLimiter};
use store::PersonId;
use wire::play::FromServer;
use wire::problem::{Code, Problem};
use wire::table::ChatLine;

use super::actor::Actor;
use super::request::Caller;
use crate::problems::{of_store, problem};
use crate::socket::outbox::{Outbox, text};
use crate::time::now_ms;

/// The longest thing to say, in characters.
const LONGEST: usize = 300;
/// So much of what was said is sent to whoever opens a table.
const LOOK_BACK: u32 = 50;
/// So much may be said at once; after it, one thing every two seconds.
const AT_ONCE: NonZeroU32 = NonZeroU32::new(5).expect("5 is not 0");
const PAUSE: Duration = Duration::from_secs(2);

/// What the actor remembers of the talk.
#[derive(Default)]
pub struct Chat {
    /// The number of the next thing to be told to listeners; none before anybody has listened.
    next: Option<u32>,
    /// How much each person may still say.
    meters: BTreeMap<PersonId, DefaultDirectRateLimiter>,
}

impl Chat {
    /// Lets a person speak, or says when to try again.
    fn meter(&mut self, person: &PersonId) -> Result<(), Problem> {
        let quota = Quota::with_period(PAUSE).expect("two seconds are not 0").allow_burst(AT_ONCE);
        // Who has been silent for long enough has a full meter, and is forgotten.
        if self.meters.len() > 64 {
            self.meters.retain(|_, meter| meter.check_n(AT_ONCE).is_ok_and(|fits| fits.is_err()));
        }
        let meter = self.meters.entry(person.clone()).or_insert_with(|| RateLimiter::direct(quota));
        meter.check().map_err(|early| {
            let wait = early.wait_time_from(DefaultClock::default().now());
            let seconds = u32::try_from(wait.as_secs()).unwrap_or(u32::MAX).saturating_add(1);
            Problem { retry_after: Some(seconds), ..problem(Code::TooMany, "you say too much at once") }
        })
    }
}

/// What somebody wants to say, made fit: one line without control characters.
fn fit(text: &str) -> Result<String, Problem> {
    let text: String = text.chars().map(|letter| if letter.is_control() { ' ' } else { letter }).collect();
    let text = text.trim();
    match text.chars().count() {
        0 => Err(problem(Code::Malformed, "there is nothing to say in that")),
        length if length > LONGEST => {
            Err(problem(Code::TooLarge, format!("what is said has at most {LONGEST} characters")))
        }
        _ => Ok(text.to_owned()),
    }
}

fn line(chat: store::Chat) -> ChatLine {
    ChatLine { id: chat.id, seat: chat.seat, name: chat.name, text: chat.text, at: chat.at_ms }
}

impl Actor {
    pub(super) async fn say(&mut self, caller: &Caller, text: &str) -> Result<(), Problem> {
        let open = self.ensure().await?;
        let Some(person) = caller.person.as_ref().filter(|person| open.may_see(Some(&person.id))) else {
            return Err(problem(Code::NotSeated, "only people with a name speak at a table"));
        };
        let seat = open.seats_of(Some(&person.id)).first().copied();
        if let Some(why) = open.standing(caller.language).and_then(|standing| standing.hushed) {
            let refused = problem(Code::Refused, "the rules let nobody confer now");
            return Err(Problem { said: Some(why.text), rule: Some(why.rule), ..refused });
        }
        let text = fit(text)?;
        if self.context.config.limits {
            self.chat.meter(&person.id)?;
        }
        let chat = store::Chat {
            id: 0,
            at_ms: now_ms(),
            seat,
            person: person.id.clone(),
            name: person.name.clone(),
            text,
        };
        self.context.store.say(&self.id, &chat).await.map_err(of_store)?;
        // All nodes hear of it by the store's notice, we too; looking at once only makes it quicker.
        self.hear_chat().await;
        Ok(())
    }

    /// Tells listeners what was said since.
    pub(super) async fn hear_chat(&mut self) {
        let Some(next) = self.chat.next else { return };
        let Ok(said) = self.context.store.chat(&self.id, next, LOOK_BACK).await else { return };
        let Some(last) = said.last() else { return };
        self.chat.next = Some(last.id + 1);
        let message =
            FromServer::Chat { table: self.id.to_string(), lines: said.into_iter().map(line).collect() };
        self.listeners.push_all(self.id.as_str(), &message);
    }

    /// Tells somebody who has just come what was said before.
    pub(super) async fn send_chat(&mut self, outbox: &Arc<Outbox>) {
        let Ok(said) = self.context.store.chat(&self.id, 0, LOOK_BACK).await else { return };
        self.chat.next.get_or_insert(said.last().map_or(0, |chat| chat.id + 1));
        if !said.is_empty() {
            let lines = said.into_iter().map(line).collect();
            let message = FromServer::Chat { table: self.id.to_string(), lines };
            outbox.push(self.id.as_str(), text(&message));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_said_is_one_line_of_bounded_length() {
        assert_eq!(fit("  well\nplayed \u{7}").unwrap(), "well played");
        assert_eq!(fit(&"é".repeat(LONGEST)).unwrap().chars().count(), LONGEST);
        assert_eq!(fit(&"é".repeat(LONGEST + 1)).unwrap_err().code, Code::TooLarge);
        assert_eq!(fit(" \n ").unwrap_err().code, Code::Malformed);
    }

    #[test]
    fn a_chatterbox_is_told_when_to_speak_again_and_others_are_not_silenced() {
        let mut chat = Chat::default();
        let (ada, bob) = (PersonId::from("ada"), PersonId::from("bob"));
        for _ in 0..AT_ONCE.get() {
            chat.meter(&ada).unwrap();
        }
        let refused = chat.meter(&ada).unwrap_err();
        assert_eq!((refused.code, refused.retry_after), (Code::TooMany, Some(2)));
        chat.meter(&bob).unwrap();
    }
}
