//! Decks as other programs write them, for the builder.

use champions::Champions;
use champions::card::{CardId, Cards};
use champions::exchange::{NotADeck, Read, Unknown, to_json, to_text};
use host::Exchange;
use wire::problem::{Code, Problem};
use wire::teams::{Team, TeamRead, TeamWritten};
use words::{Message, Words};

use crate::voice::Printed;
use crate::{ChampionsFace, decks};

/// The longest name of a team.
const LONGEST_NAME: usize = 24;

impl Exchange<Champions> for ChampionsFace {
    fn read(&self, cards: &Cards, written: &str, words: &Words) -> Result<TeamRead, Problem> {
        let printed = Printed::new(words, cards);
        let Read { name, list, unknown } = champions::exchange::read(cards, written).map_err(|error| {
            let message = match error {
                NotADeck::Json(_) => Message::new("champions-paste-json"),
                NotADeck::NoIdentity(near) => {
                    near_to(&printed, Message::new("champions-paste-no-hero"), near)
                }
            };
            Problem { said: Some(words.say(&message)), ..host::problem(Code::BadTeam, error.to_string()) }
        })?;
        let hero = cards.find(&list.identity).map(|id| printed.card_name(id)).unwrap_or_default();
        let name: String = name.unwrap_or(hero).chars().take(LONGEST_NAME).collect();
        let note = |one: &Unknown| {
            let message = Message::new("champions-paste-unknown")
                .with("card", one.written.clone())
                .with("copies", one.copies)
                .with("line", one.line.unwrap_or(0));
            words.say(&near_to(&printed, message, one.nearest))
        };
        Ok(TeamRead {
            notes: unknown.iter().map(note).collect(),
            team: Team {
                game: "champions".into(),
                name: name.trim().to_owned(),
                members: decks::members(cards, &list),
            },
        })
    }

    fn write(&self, cards: &Cards, team: &Team, words: &Words) -> TeamWritten {
        let list = decks::of_members(cards, team.members.iter().map(String::as_str));
        TeamWritten {
            json: to_json(cards, &team.name, &list),
            text: to_text(cards, &team.name, &list, |names| words.language().name(names).to_owned()),
        }
    }
}

/// Adds the nearest card to a message; `none` where nothing is near.
fn near_to(printed: &Printed, message: Message, nearest: Option<CardId>) -> Message {
    let known = if nearest.is_some() { "some" } else { "none" };
    let name = nearest.map(|id| printed.card_name(id)).unwrap_or_default();
    message.with("known", known).with("nearest", name)
}
