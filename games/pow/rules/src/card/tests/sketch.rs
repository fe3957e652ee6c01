//! Characters sketched in a scenario.

use content::{Source, load};
use serde::Deserialize;

use super::{all, house, only};
use crate::card::file::Sketch;
use crate::card::{Ability, ByNature, Cards};

#[derive(Deserialize)]
struct Scenario {
    characters: Vec<Sketch>,
}

fn with(text: &str) -> Result<Cards, content::Diagnostics> {
    let source = Source::from_text("scenario.yaml", text).unwrap();
    let scenario: Scenario = load(&source)?;
    house().unwrap().with(&source, &scenario.characters)
}

#[test]
fn a_sketch_says_only_what_matters() {
    let cards = with(
        "characters: [{ id: dummy }, { id: brute, strength: 8, defence: { mental: 9 }, abilities: [fly] }]",
    )
    .unwrap();
    let dummy = &cards.characters[usize::from(cards.character("dummy").unwrap())];
    assert_eq!((dummy.level, dummy.pow, dummy.speed.as_slice()), (7, 5, [4_000, 7_000].as_slice()));
    assert_eq!((dummy.strength, dummy.attack, dummy.size), (3, 5, 2));
    assert_eq!((dummy.agility, dummy.stamina, dummy.willpower), (8, 8, 8));
    assert_eq!((dummy.defence, dummy.life, dummy.red), (ByNature([13; 3]), 10, 3));
    assert_eq!((dummy.name.de.as_str(), dummy.attacks.len(), dummy.powers.len()), ("dummy", 0, 0));
    let brute = &cards.characters[usize::from(cards.character("brute").unwrap())];
    assert_eq!((brute.strength, brute.defence), (8, ByNature([13, 9, 13])));
    assert!(brute.abilities.has(Ability::Fly));
}

#[test]
fn sketches_are_sorted_in_and_nobody_loses_a_comrade_or_a_team() {
    let (before, after) = (
        house().unwrap(),
        with("characters: [{ id: aaa, abilities: [{ comrade: zzz }] }, { id: zzz }]").unwrap(),
    );
    assert!(after.characters.iter().map(|character| &character.id).is_sorted());
    let comrade = |cards: &Cards, id: &str| {
        let character = &cards.characters[usize::from(cards.character(id).unwrap())];
        cards.characters[usize::from(character.abilities.comrades[0])].id.clone()
    };
    assert_eq!(
        (comrade(&after, "longeye"), comrade(&after, "aaa")),
        ("clamber".to_owned(), "zzz".to_owned())
    );
    let members = |cards: &Cards| {
        let team = &cards.teams[usize::from(cards.team("vanguard").unwrap())];
        team.members
            .iter()
            .map(|&member| cards.characters[usize::from(member)].id.clone())
            .collect::<Vec<_>>()
    };
    assert_eq!(members(&before), members(&after));
    assert_ne!(before.fingerprint, after.fingerprint);
    assert_ne!(after.fingerprint, with("characters: [{ id: aaa }, { id: zzz }]").unwrap().fingerprint);
}

#[test]
fn mistakes_of_a_sketch_are_told_where_the_scenario_has_them() {
    assert!(
        only(with("characters:\n  - { id: brute, pow: 11 }\n"))
            .starts_with("2:23 content.out-of-range: pow 11")
    );
    let found = with("characters: [{ id: ironbrow }, { id: two }, { id: two }]").unwrap_err();
    assert_eq!(all(&found).len(), 2, "{found}");
    assert!(found.to_string().contains("there is a character `ironbrow` in the packs"), "{found}");
}

#[test]
fn a_scenario_has_at_most_a_hundred_sketches() {
    let many = |count: usize| {
        let sketches: Vec<String> = (0..count).map(|number| format!("{{ id: s{number} }}")).collect();
        with(&format!("characters: [{}]", sketches.join(", ")))
    };
    assert!(many(100).is_ok());
    assert!(only(many(101)).contains("pow.too-many: 101 sketches are too many"));
}
