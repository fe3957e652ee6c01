//! What a character's emblem and portrait are drawn from.

use host::naming::initials;
use pow::card::{Cards, Character, Kind, Nature};
use wire::cards::Emblem;
use words::Words;

use crate::voice::Printed;

pub(crate) fn of(cards: &Cards, character: &Character, words: &Words) -> Emblem {
    let mut traits: Vec<String> = Vec::new();
    let mut add = |code: &str| {
        if !traits.iter().any(|known| known == code) {
            traits.push(code.to_owned());
        }
    };
    for attack in &character.attacks {
        add(kind(attack.kind));
        add(nature(attack.nature));
    }
    Printed::new(words, cards).ability_codes(character).into_iter().for_each(&mut add);
    Emblem {
        seed: character.id.clone(),
        initials: initials(words.language().name(&character.name)),
        traits,
        size: character.size,
    }
}

/// A kind of attack as data has it.
pub(crate) fn kind(kind: Kind) -> &'static str {
    match kind {
        Kind::Melee => "melee",
        Kind::Ranged(_) => "ranged",
        Kind::Wave(_) => "wave",
        Kind::Spray { .. } => "spray",
    }
}

/// A nature as data has it.
pub(crate) fn nature(nature: Nature) -> &'static str {
    match nature {
        Nature::Physical => "physical",
        Nature::Mental => "mental",
        Nature::Energy => "energy",
    }
}
