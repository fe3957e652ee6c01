//! Decklists as other programs write and read them: the JSON and the text that the site where players keep their decks
//! (MarvelCDB) gives out. Cards are known by their numbers in JSON, and by their titles in any language in text.
//!
//! Nothing is guessed: a card that is not in any pack is named, with the nearest that is, and left out.

mod text;

use std::collections::BTreeMap;
use std::fmt;

use content::did_you_mean;
use serde::{Deserialize, Serialize};

use crate::card::ability::Aspect;
use crate::card::{Card, CardId, CardType, Cards, Class};
use crate::deck_construction::Decklist;

pub use text::to_text;

/// A deck that was read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Read {
    /// What it was called, if it was called anything.
    pub name: Option<String>,
    /// The deck; whether it is legal is another matter ([`crate::deck_construction::build`]).
    pub list: Decklist,
    /// What could not be read.
    pub unknown: Vec<Unknown>,
}

/// A card that no pack has.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Unknown {
    /// As it was written: a title, or a number.
    pub written: String,
    /// How many of it.
    pub copies: u8,
    /// In which line, from 1, where there are lines.
    pub line: Option<usize>,
    /// The card whose title or number is nearest.
    pub nearest: Option<CardId>,
}

/// Why nothing could be read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum NotADeck {
    /// It begins like JSON but is none, or not of a deck.
    Json(String),
    /// It names no identity; perhaps it was meant to be this one.
    NoIdentity(Option<CardId>),
}

impl fmt::Display for NotADeck {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            NotADeck::Json(error) => write!(f, "this is no decklist in JSON: {error}"),
            NotADeck::NoIdentity(_) => f.write_str("it names no identity that we know"),
        }
    }
}

impl std::error::Error for NotADeck {}

/// Reads a deck: JSON if it begins like it, else text.
///
/// # Errors
/// When it is no deck at all.
pub fn read(cards: &Cards, written: &str) -> Result<Read, NotADeck> {
    if written.trim_start().starts_with('{') {
        from_json(cards, written)
    } else {
        text::from_text(cards, written)
    }
}

/// What the site's JSON says of a deck; it says more, which is of no use here.
#[derive(Serialize, Deserialize)]
struct Json {
    #[serde(default, skip_serializing_if = "Option::is_none")]
    name: Option<String>,
    /// The number of the identity's hero side. It has gone by two names.
    #[serde(alias = "hero_code")]
    investigator_code: String,
    #[serde(default, alias = "hero_name")]
    investigator_name: String,
    /// Cards by number, with how many of each.
    slots: BTreeMap<String, u8>,
    /// JSON within JSON.
    #[serde(default)]
    meta: Option<String>,
}

#[derive(Serialize, Deserialize, Default)]
struct Meta {
    #[serde(default, skip_serializing_if = "Option::is_none")]
    aspect: Option<Aspect>,
}

fn from_json(cards: &Cards, written: &str) -> Result<Read, NotADeck> {
    let json: Json = serde_json::from_str(written).map_err(|error| NotADeck::Json(error.to_string()))?;
    let numbered = |number: &str| cards.cards.iter().find(|card| card.number == number);
    let near = |number: &str, among: &mut dyn Iterator<Item = &Card>| {
        let numbers: Vec<&str> = among.map(|card| card.number.as_str()).collect();
        let nearest = did_you_mean(number, numbers)?;
        numbered(nearest).and_then(|card| cards.find(&card.id))
    };
    let identity = numbered(&json.investigator_code).filter(|card| card.front().kind == CardType::Hero);
    let Some(identity) = identity else {
        let mut heroes = cards.cards.iter().filter(|card| card.front().kind == CardType::Hero);
        return Err(NotADeck::NoIdentity(near(&json.investigator_code, &mut heroes)));
    };
    let mut list = Decklist { identity: identity.id.clone(), aspect: None, cards: BTreeMap::new() };
    let mut unknown = Vec::new();
    for (number, &copies) in &json.slots {
        match numbered(number) {
            Some(card) => *list.cards.entry(card.id.clone()).or_default() += copies,
            None => unknown.push(Unknown {
                written: number.clone(),
                copies,
                line: None,
                nearest: near(number, &mut cards.cards.iter()),
            }),
        }
    }
    let meta: Meta = json.meta.and_then(|meta| serde_json::from_str(&meta).ok()).unwrap_or_default();
    list.aspect = meta.aspect.or_else(|| aspect_of(cards, &list));
    Ok(Read { name: json.name, list, unknown })
}

/// The aspect of a deck's first card that has one.
fn aspect_of(cards: &Cards, list: &Decklist) -> Option<Aspect> {
    let known = list.cards.keys().filter_map(|id| cards.find(id));
    known.map(|id| cards.card(id)).find_map(|card| match card.class {
        Class::Aspect(aspect) => Some(aspect),
        _ => None,
    })
}

/// A deck as the site reads it; cards that are in no pack are left out.
pub fn to_json(cards: &Cards, name: &str, list: &Decklist) -> String {
    let known = |id: &str| cards.find(id).map(|id| cards.card(id));
    let identity = known(&list.identity);
    let slots = list.cards.iter().filter_map(|(id, &copies)| Some((known(id)?.number.clone(), copies)));
    let meta = serde_json::to_string(&Meta { aspect: list.aspect });
    let json = Json {
        name: Some(name.to_owned()),
        investigator_code: identity.map(|card| card.number.clone()).unwrap_or_default(),
        investigator_name: identity.map(|card| card.front().name.en.clone()).unwrap_or_default(),
        slots: slots.collect(),
        meta: meta.ok(),
    };
    serde_json::to_string_pretty(&json).expect("texts and numbers can be written")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::card::core;
    use crate::deck_construction::build;

    fn cards() -> Cards {
        core().unwrap_or_else(|found| panic!("{found}"))
    }

    #[test]
    fn what_is_written_is_read_back() {
        let cards = cards();
        for deck in &cards.decks {
            let list = Decklist::of(&cards, deck);
            let json = read(&cards, &to_json(&cards, "Mine", &list)).unwrap();
            assert_eq!((json.name.as_deref(), &json.list, &json.unknown[..]), (Some("Mine"), &list, &[][..]));
            let languages: [fn(&content::Names) -> String; 3] =
                [|names| names.en.clone(), |names| names.fr.clone(), |names| names.de.clone()];
            for language in languages {
                let text = to_text(&cards, "Mine", &list, language);
                let text = read(&cards, &text).unwrap_or_else(|error| panic!("{error}: {text}"));
                assert_eq!(
                    (text.name.as_deref(), &text.list, &text.unknown[..]),
                    (Some("Mine"), &list, &[][..])
                );
            }
            assert!(build(&cards, &json.list).is_ok());
        }
    }

    #[test]
    fn text_may_be_written_in_many_ways() {
        let cards = cards();
        let written = "\
            Web and law\n\n\
            Peter Parker\n\
            Hero (15)\n\
            - 1x Black Cat (Core Set)\n\
            Justice (2)\n\
            2 For Justice!\n\
            Heroic Intuition x2\n\
            3× Energy\n\
            1x Haymakr\n\
            2x Nothing At All Like It\n";
        let Read { name, list, unknown } = read(&cards, written).unwrap();
        assert_eq!((name.as_deref(), list.identity.as_str()), (Some("Web and law"), "spider-man"));
        assert_eq!(list.aspect, Some(Aspect::Justice));
        let copies: Vec<(&str, u8)> = list.cards.iter().map(|(id, copies)| (id.as_str(), *copies)).collect();
        assert_eq!(copies, [("black-cat", 1), ("energy", 3), ("for-justice", 2), ("heroic-intuition", 2)]);
        let near = |place: usize| unknown[place].nearest.map(|id| cards.card(id).id.as_str());
        assert_eq!(
            (unknown[0].written.as_str(), unknown[0].line, near(0)),
            ("Haymakr", Some(10), Some("haymaker"))
        );
        assert_eq!((unknown[1].copies, near(1)), (2, None));
        // The hero may stand first, with the alter-ego in brackets.
        let Read { name, list, .. } =
            read(&cards, "Spider-Man (Peter Parker)\n3x Energy (Core Set)").unwrap();
        assert_eq!((name, list.identity.as_str(), list.cards.len()), (None, "spider-man", 1));
    }

    #[test]
    fn what_is_no_deck_says_why() {
        let cards = cards();
        assert!(matches!(read(&cards, "{ \"slots\": 3 }"), Err(NotADeck::Json(_))));
        assert!(matches!(read(&cards, "{"), Err(NotADeck::Json(_))));
        assert_eq!(read(&cards, ""), Err(NotADeck::NoIdentity(None)));
        assert_eq!(
            read(&cards, "Spider-Men\n2x Energy"),
            Err(NotADeck::NoIdentity(cards.find("spider-man")))
        );
        let json = r#"{ "investigator_code": "01001b", "slots": {} }"#;
        assert_eq!(read(&cards, json), Err(NotADeck::NoIdentity(cards.find("spider-man"))));
        let json = r#"{ "hero_code": "01001a", "hero_name": "?", "slots": {}, "meta": null }"#;
        assert_eq!(read(&cards, json).unwrap().list.identity, "spider-man");
        let json =
            r#"{ "investigator_code": "01001a", "slots": { "01087": 2, "0108": 1 }, "meta": "nonsense" }"#;
        let Read { list, unknown, .. } = read(&cards, json).unwrap();
        assert_eq!((list.cards.get("haymaker"), list.aspect), (Some(&2), None));
        assert_eq!((unknown[0].written.as_str(), unknown[0].copies), ("0108", 1));
    }
}
