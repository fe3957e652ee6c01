//! What a character's emblem and portrait are drawn from.

use crisis::card::ability::Reach;
use crisis::card::{Cards, Character, Form};
use host::naming::initials;
use wire::cards::Emblem;
use words::Words;

use super::code;

pub(super) fn of(cards: &Cards, character: &Character, words: &Words) -> Emblem {
    let mut traits: Vec<String> = Vec::new();
    let mut add = |code: String| {
        if !traits.contains(&code) {
            traits.push(code);
        }
    };
    for attack in character.forms.iter().flat_map(|form| &form.attacks) {
        add(reach(attack.reach).to_owned());
        add(code(&attack.kind));
    }
    let any = |holds: fn(&Form) -> bool| character.forms.iter().any(holds);
    for (code, there) in [
        ("fly", any(|form| form.keywords.crosses)),
        ("stealth", any(|form| form.keywords.stealth)),
        ("heal", any(|form| form.keywords.healing > 0)),
        ("grunt", character.is_grunt()),
    ] {
        if there {
            add(code.to_owned());
        }
    }
    let affiliations = character.affiliations.iter().map(|&place| &cards.affiliations[usize::from(place)]);
    affiliations.for_each(|affiliation| add(affiliation.id.clone()));
    Emblem {
        seed: character.id.clone(),
        initials: initials(words.language().name(&character.name)),
        traits,
        size: character.forms.first().map_or(0, |form| form.size),
    }
}

/// How an attack reaches its targets, in the words of the pages' drawings.
fn reach(reach: Reach) -> &'static str {
    match reach {
        Reach::Range(0..=2) => "melee",
        Reach::Range(_) => "ranged",
        Reach::Beam(_) => "spray",
        Reach::Area(_) => "wave",
    }
}
