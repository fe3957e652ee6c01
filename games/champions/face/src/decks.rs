//! Decks to choose from, and decks as the builder writes them.
//!
//! A deck's members are `identity:ID`, `aspect:ASPECT` and `card:ID`, one for each copy; a bare id is a card's. The hero
//! set comes with the identity and is not written down (deck-construction.hero-set-required).

use champions::card::ability::Aspect;
use champions::card::{Card, CardType, Cards, Class};
use champions::deck_construction::Decklist;
use champions::setup::Setup;
use host::code_of;
use serde::Deserialize;
use serde::de::IntoDeserializer;
use serde::de::value::{Error as Unread, StrDeserializer};
use words::Words;

pub(super) const IDENTITY: &str = "identity";
pub(super) const ASPECT: &str = "aspect";
pub(super) const CARD: &str = "card";

/// A deck from its members. Without an aspect, it is that of its first card that has one.
pub(super) fn of_members<'a>(cards: &Cards, members: impl IntoIterator<Item = &'a str>) -> Decklist {
    let mut list = Decklist { identity: String::new(), aspect: None, cards: Default::default() };
    for member in members {
        match member.split_once(':') {
            Some((IDENTITY, id)) => id.clone_into(&mut list.identity),
            Some((ASPECT, name)) => list.aspect = aspect(name),
            Some((CARD, id)) => add(&mut list, id, 1),
            // What is of no kind that we know is looked up as a card, and its whole text told as unknown.
            _ => add(&mut list, member, 1),
        }
    }
    let written = list.cards.keys().filter_map(|id| cards.find(id));
    list.aspect = list.aspect.or_else(|| written.map(|id| cards.card(id)).find_map(aspect_of));
    for card in hero_set(cards, &list.identity) {
        add(&mut list, &card.id, card.copies);
    }
    list
}

/// The members of a deck, as [`of_members`] reads them.
pub(super) fn members(cards: &Cards, list: &Decklist) -> Vec<String> {
    let mut members = vec![format!("{IDENTITY}:{}", list.identity)];
    members.extend(list.aspect.map(|aspect| format!("{ASPECT}:{}", code_of(&aspect))));
    for (id, &copies) in &list.cards {
        let in_set =
            hero_set(cards, &list.identity).find(|card| card.id == *id).map_or(0, |card| card.copies);
        members.extend((in_set..copies).map(|_| format!("{CARD}:{id}")));
    }
    members
}

fn add(list: &mut Decklist, id: &str, copies: u8) {
    let count = list.cards.entry(id.to_owned()).or_default();
    *count = count.saturating_add(copies);
}

/// The cards that come with an identity.
fn hero_set<'a>(cards: &'a Cards, identity: &str) -> impl Iterator<Item = &'a Card> + use<'a> {
    let identity = cards.find(identity).map(|id| cards.card(id));
    let set = identity.filter(|card| card.front().kind == CardType::Hero).and_then(|card| card.set);
    cards.cards.iter().filter(move |card| card.class == Class::Hero && set.is_some() && card.set == set)
}

pub(super) fn aspect(name: &str) -> Option<Aspect> {
    let name: StrDeserializer<Unread> = name.into_deserializer();
    Aspect::deserialize(name).ok()
}

fn aspect_of(card: &Card) -> Option<Aspect> {
    match card.class {
        Class::Aspect(aspect) => Some(aspect),
        _ => None,
    }
}

/// What each player is called: by the name of the hero. No two play the same one (limits.unique.same-identity-barred).
pub(super) fn names(cards: &Cards, setup: &Setup, words: &Words) -> Vec<String> {
    let name = |list: &Decklist| match cards.find(&list.identity) {
        Some(id) => words.language().name(&cards.card(id).front().name).to_owned(),
        None => list.identity.clone(),
    };
    setup.players.iter().map(name).collect()
}
