//! What the types of cards are, and what their fields print.

use champions::card::ability::{Keyword, Stat, When};
use champions::card::{Card, CardType, Class};
use champions::cites;
use champions::modifiers;

use crate::given::Given;
use crate::kit::cards;

#[test]
fn a_type_is_a_players_or_the_scenarios() {
    cites!(
        "allies.definition",
        "player-cards.upgrade.definition",
        "player-cards.support.definition",
        "player-cards.event.definition",
        "player-cards.resource.definition",
        "environments.definition",
        "minions.definition",
        "treachery.definition",
        "obligations.definition",
        "side-schemes.definition",
        "main-scheme.definition",
        "villain.definition",
        "identity.role"
    );
    let cards = cards();
    let types = |scenario: bool| {
        let of = cards.cards.iter().filter(|card| (card.class == Class::Scenario) == scenario);
        let mut kinds: Vec<CardType> = of.map(|card| card.front().kind).collect();
        kinds.sort_unstable();
        kinds.dedup();
        kinds
    };
    use CardType::*;
    assert_eq!(types(false), [Hero, Ally, Event, Resource, Support, Upgrade]);
    assert_eq!(
        types(true),
        [Attachment, Environment, MainScheme, Minion, Obligation, SideScheme, Treachery, Villain]
    );
}

#[test]
fn every_character_has_hit_points_and_nothing_else_has() {
    cites!(
        "damage.every-character-has-hp",
        "card-anatomy.player.hit-points",
        "identity.character",
        "identity.enemy"
    );
    let cards = cards();
    let faces = cards.cards.iter().flat_map(|card| &card.faces);
    for face in faces {
        assert_eq!(face.hit_points.is_some(), face.kind.is_character(), "{}", face.name.en);
        assert_eq!(face.kind.is_enemy(), matches!(face.kind, CardType::Minion | CardType::Villain));
    }
}

#[test]
fn fields_print_what_they_are_for() {
    cites!(
        "card-anatomy.player.thw",
        "card-anatomy.player.atk",
        "card-anatomy.player.ability",
        "card-anatomy.scenario.atk",
        "card-anatomy.scenario.title",
        "card-anatomy.scenario.type",
        "card-anatomy.scenario.traits",
        "card-anatomy.scenario.ability",
        "card-anatomy.scenario.collection"
    );
    let cards = cards();
    let card = |id: &str| -> &Card { cards.card(cards.find(id).expect(id)) };
    let spider = card("spider-man").front();
    assert_eq!((spider.thw, spider.atk, spider.text.abilities.len()), (Some(1), Some(2), 1));
    let killmonger = card("killmonger");
    let face = killmonger.front();
    assert_eq!((face.atk, face.kind, killmonger.number.as_str()), (Some(2), CardType::Minion, "01157"));
    assert_eq!((face.name.en.as_str(), face.text.modifiers.len()), ("Killmonger", 1));
    assert!(face.traits.has(cards.trait_of("assassin").expect("a trait")));
}

#[test]
fn what_is_mandatory_and_what_is_optional() {
    cites!(
        "abilities.triggered.types",
        "abilities.triggered-definition",
        "abilities.constant-definition",
        "abilities.definition"
    );
    let cards = cards();
    let abilities = cards.cards.iter().flat_map(|card| &card.faces).flat_map(|face| face.abilities());
    let mut kinds: Vec<String> = abilities
        .map(|(_, ability)| {
            let name = format!("{:?}", ability.when.value);
            name.split(|end: char| !end.is_alphanumeric()).next().unwrap_or_default().to_owned()
        })
        .collect();
    kinds.sort();
    kinds.dedup();
    let all = [
        "Action",
        "Boost",
        "ForcedInterrupt",
        "ForcedResponse",
        "Interrupt",
        "Resource",
        "Response",
        "Setup",
        "Special",
        "WhenCompleted",
        "WhenDefeated",
        "WhenRevealed",
    ];
    assert_eq!(kinds, all);
    assert!(cards.cards.iter().any(|card| !card.front().text.modifiers.is_empty()));
}

#[test]
fn gained_is_not_printed() {
    cites!("effects.gained-not-printed", "effects.gain-characteristic", "keywords.definition");
    let given = Given::new(&["spider"], "klaw").foe(None, "solid-sound-body").attached_to("klaw-1");
    let table = given.play();
    let klaw = table.find("klaw-1");
    assert!(modifiers::keywords(table.game.now(), klaw).contains(&Keyword::Retaliate(1)));
    assert!(table.cards.card(klaw.card).front().text.keywords.is_empty());
    let special = |when: &When| matches!(when, When::Special);
    assert!(
        !table.cards.card(klaw.card).front().abilities().any(|(_, ability)| special(&ability.when.value))
    );
    assert_eq!(table.value("klaw-1", Stat::PrintedHitPoints), 12);
}
