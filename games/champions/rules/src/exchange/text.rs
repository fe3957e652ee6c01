//! Decklists as text: a line a card, `2x Haymaker (Core Set)`, with headings that nobody needs between them.

use std::collections::BTreeMap;

use content::{Names, did_you_mean};

use super::{NotADeck, Read, Unknown, aspect_of};
use crate::card::ability::Aspect;
use crate::card::{Card, CardId, CardType, Cards, Class};
use crate::deck_construction::Decklist;

/// The aspects as headings call them.
const ASPECTS: [(Aspect, &[&str]); 4] = [
    (Aspect::Aggression, &["aggression", "agressivité"]),
    (Aspect::Justice, &["justice", "gerechtigkeit"]),
    (Aspect::Leadership, &["leadership", "commandement", "führung"]),
    (Aspect::Protection, &["protection", "schutz"]),
];

pub(super) fn from_text(cards: &Cards, written: &str) -> Result<Read, NotADeck> {
    let lines: Vec<(usize, &str)> =
        (1..).zip(written.lines()).map(|(line, text)| (line, text.trim())).collect();
    let lines = || lines.iter().copied().filter(|(_, text)| !text.is_empty());
    let heading = |text: &str| counted(text).is_none();
    let identity = lines().filter(|(_, text)| heading(text)).find_map(|(_, text)| identity(cards, text));
    let Some(identity) = identity else {
        let heroes = cards.cards.iter().filter(|card| card.front().kind == CardType::Hero);
        let near =
            lines().filter(|(_, text)| heading(text)).find_map(|(_, text)| nearest(text, heroes.clone()));
        return Err(NotADeck::NoIdentity(near.and_then(|card| cards.find(&card.id))));
    };
    let mut list = Decklist { identity: identity.id.clone(), aspect: None, cards: BTreeMap::new() };
    let mut unknown = Vec::new();
    for (line, text) in lines() {
        let Some((copies, title)) = counted(text) else {
            list.aspect = list.aspect.or_else(|| aspect(text));
            continue;
        };
        let titled: Vec<&Card> = fitting(cards, identity, title);
        if titled.is_empty() {
            let player_cards = cards.cards.iter().filter(|card| card.class != Class::Scenario);
            let nearest = nearest(title, player_cards).and_then(|card| cards.find(&card.id));
            unknown.push(Unknown { written: title.to_owned(), copies, line: Some(line), nearest });
        }
        share_out(&mut list, &titled, copies);
    }
    list.aspect = list.aspect.or_else(|| aspect_of(cards, &list));
    // What stands first names the deck, unless it names the hero.
    let first = lines().next().map(|(_, text)| text).filter(|text| heading(text));
    let name = first.filter(|text| super::text::identity(cards, text).is_none()).map(str::to_owned);
    Ok(Read { name, list, unknown })
}

/// `2x Title`, `2 Title`, `2× Title`, `Title x2`; a pack in brackets at the end says nothing new.
fn counted(text: &str) -> Option<(u8, &str)> {
    let text = without_brackets(text.trim_start_matches(['-', '*', '•', ' ']));
    let digits = text.len() - text.trim_start_matches(|letter: char| letter.is_ascii_digit()).len();
    if digits > 0 {
        let title = text[digits..].trim_start_matches(['x', 'X', '×']);
        let copies = text[..digits].parse().ok()?;
        return title.starts_with(' ').then(|| (copies, title.trim()));
    }
    let (title, copies) = text.rsplit_once([' '])?;
    let copies = copies.strip_prefix(['x', '×'])?.parse().ok()?;
    Some((copies, title.trim()))
}

/// What stands before brackets at the end of a line: a pack, or whose identity a hero is.
fn without_brackets(text: &str) -> &str {
    match text.rsplit_once(" (") {
        Some((title, brackets)) if brackets.ends_with(')') && !title.is_empty() => title,
        _ => text,
    }
}

fn is_called(names: &Names, title: &str) -> bool {
    let plain = |text: &str| text.to_lowercase().replace('’', "'");
    [&names.en, &names.fr, &names.de].into_iter().any(|name| plain(name) == plain(title))
}

/// The identity of which a line names the hero or the alter-ego; `Spider-Man (Peter Parker)` names both.
fn identity<'a>(cards: &'a Cards, text: &str) -> Option<&'a Card> {
    let mut heroes = cards.cards.iter().filter(|card| card.front().kind == CardType::Hero);
    let title = without_brackets(text);
    heroes.find(|card| card.faces.iter().any(|face| is_called(&face.name, title)))
}

fn aspect(text: &str) -> Option<Aspect> {
    let heading = text.split(['(', ':']).next().unwrap_or(text).trim().to_lowercase();
    ASPECTS.into_iter().find(|(_, names)| names.contains(&heading.as_str())).map(|(aspect, _)| aspect)
}

/// The cards of a title that a deck of this identity might mean: those of its hero set if there are any, else all that
/// stand in decks.
fn fitting<'a>(cards: &'a Cards, identity: &Card, title: &str) -> Vec<&'a Card> {
    let titled = |card: &&Card| is_called(&card.front().name, title);
    let own = cards.cards.iter().filter(|card| card.class == Class::Hero && card.set == identity.set);
    let own: Vec<&Card> = own.filter(titled).collect();
    let free = |card: &&Card| matches!(card.class, Class::Basic | Class::Aspect(_) | Class::Hero);
    if own.is_empty() { cards.cards.iter().filter(free).filter(titled).take(1).collect() } else { own }
}

/// Several cards may share a title; each gets as many copies as there are of it, and the last what is left.
fn share_out(list: &mut Decklist, titled: &[&Card], copies: u8) {
    let mut left = copies;
    for (place, card) in titled.iter().enumerate() {
        let has = list.cards.get(&card.id).copied().unwrap_or(0);
        let last = place + 1 == titled.len();
        let takes = if last { left } else { left.min(card.copies.saturating_sub(has)) };
        if takes > 0 {
            *list.cards.entry(card.id.clone()).or_default() += takes;
            left -= takes;
        }
    }
}

fn nearest<'a>(title: &str, cards: impl Iterator<Item = &'a Card> + Clone) -> Option<&'a Card> {
    let names = |card: &'a Card| {
        card.faces
            .iter()
            .flat_map(|face| [face.name.en.as_str(), face.name.fr.as_str(), face.name.de.as_str()])
    };
    let near = did_you_mean(title, cards.clone().flat_map(names))?;
    cards.into_iter().find(|card| names(card).any(|name| name == near))
}

/// A deck as text, as [`super::read`] reads it; cards that are in no pack are left out. `called` says in which language.
pub fn to_text(cards: &Cards, name: &str, list: &Decklist, called: impl Fn(&Names) -> String) -> String {
    let card = |id: &str| cards.find(id).map(|id: CardId| cards.card(id));
    let hero = card(&list.identity).map(|card| called(&card.front().name));
    let mut lines = vec![name.to_owned(), String::new(), hero.unwrap_or_default(), String::new()];
    for (id, copies) in &list.cards {
        lines.extend(card(id).map(|card| format!("{copies}x {}", called(&card.front().name))));
    }
    lines.push(String::new());
    lines.join("\n")
}
