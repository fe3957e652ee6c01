//! The core box, as the documents and the facts print it.

use super::cards;
use crate::card::ability::{AttackType, ByType, Health, Keyword, Kind, Reach, Tool};
use crate::card::{BATTLEFIELD, Cards, Character, CrisisType, Edition, Form, TerrainKind, TokenKind, core};
use crate::cites;

fn character<'a>(cards: &'a Cards, id: &str) -> &'a Character {
    &cards.characters[usize::from(cards.character(id).expect(id))]
}

/// The normal form of a character.
fn card<'a>(cards: &'a Cards, id: &str) -> &'a Form {
    &character(cards, id).forms[0]
}

#[test]
fn the_core_box_is_in_order() {
    let cards = cards();
    assert_eq!(cards.characters.len(), 12);
    assert_eq!(cards.tactics.len(), 20);
    assert_eq!(cards.crises.len(), 15);
    assert_eq!(cards.affiliations.len(), 9);
    assert_eq!(cards.rosters.len(), 4);
    assert_eq!(cards.battlefields.len(), 6);
    assert_eq!(cards.measures.len(), 2);
}

#[test]
fn invincible_iron_man_is_the_books_sample_card() {
    cites!("stat-card.two-sides", "stat-card.field.attacks", "attack-profile.fields", "characters.character");
    let cards = cards();
    let iron_man = card(&cards, "invincible-iron-man");
    assert_eq!(iron_man.defence, ByType { physical: 4, energy: 3, mystic: 3 });
    assert_eq!((iron_man.stamina(Health::Healthy), iron_man.stamina(Health::Injured)), (6, 6));
    assert_eq!((iron_man.size, iron_man.speed, iron_man.radius), (2, Tool::Medium, 689));
    assert_eq!(character(&cards, "invincible-iron-man").threat, 4);
    let entries: Vec<_> = iron_man
        .attacks
        .iter()
        .map(|attack| (attack.name.en.as_str(), attack.kind, attack.reach, attack.strength, attack.cost))
        .collect();
    let plain = Reach::Range;
    assert_eq!(
        entries,
        [
            ("Repulsor Mk 2", AttackType::Energy, plain(4), 5, 0),
            ("Billion-Dollar Punch", AttackType::Physical, plain(3), 7, 3),
            ("Focused Unibeam", AttackType::Energy, plain(5), 7, 4),
        ]
    );
    let powers: Vec<_> = iron_man.superpowers.iter().map(|power| power.id.as_str()).collect();
    assert_eq!(powers, ["lets-get-you-an-upgrade", "jarvis", "i-am-iron-man", "flight"]);
}

#[test]
fn names_are_printed_in_three_languages() {
    cites!("stat-card.field.name");
    let cards = cards();
    let ultron = character(&cards, "ultron-metal-tyrant");
    assert_eq!(ultron.name.en, "Ultron, Metal Tyrant");
    assert_eq!(ultron.name.de, "Ultron, Metalltyrann");
    let skull = character(&cards, "red-skull-master-of-the-world");
    assert_eq!(skull.name.fr, "Crâne Rouge, Maître du Monde");
}

#[test]
fn leaders_lead_and_others_do_not() {
    cites!("stat-card.field.leadership", "stat-card.field.superpowers", "superpowers.fields");
    let cards = cards();
    let leads =
        |id: &str| card(&cards, id).superpowers.iter().any(|power| power.kind.value == Kind::Leadership);
    assert!(!leads("spectacular-spider-man"));
    let leaders: Vec<&str> =
        cards.characters.iter().map(|it| it.id.as_str()).filter(|id| leads(id)).collect();
    assert_eq!(
        leaders,
        [
            "baron-helmut-zemo",
            "captain-america-first-avenger",
            "doc-ock-sinister-scientist",
            "invincible-iron-man",
            "red-skull-master-of-the-world"
        ]
    );
}

#[test]
fn beams_and_areas_are_kinds_of_reach() {
    cites!("beam.notation", "area.notation", "attack-profile.type");
    let cards = cards();
    let arms = &card(&cards, "doc-ock-sinister-scientist").attacks[1];
    assert_eq!((arms.name.de.as_str(), arms.reach, arms.strength), ("Armlaser 2.0", Reach::Beam(4), 4));
    assert_eq!(Reach::Area(2).range(), 2);
    let blast = &card(&cards, "captain-marvel-cosmic-avenger").attacks[0];
    assert_eq!((blast.id.as_str(), blast.kind), ("photon-blast", AttackType::Energy));
}

#[test]
fn forms_have_cards_of_their_own() {
    cites!("transform.normal-values", "transform.transformed-values", "transform.separate-own");
    let cards = cards();
    let marvel = character(&cards, "captain-marvel-cosmic-avenger");
    let attacks = |form: &Form| form.attacks.iter().map(|it| it.id.clone()).collect::<Vec<_>>();
    assert_eq!(attacks(&marvel.forms[0]), ["photon-blast", "sonic-boom"]);
    assert_eq!(attacks(&marvel.forms[1]), ["binary-blast", "warbird"]);
    let immune = |form: &Form| form.keywords.immune.count_ones();
    assert_eq!((immune(&marvel.forms[0]), immune(&marvel.forms[1])), (2, 4));
}

#[test]
fn drones_belong_to_ultron() {
    cites!("grunts.parents", "grunts.no-injured-side");
    let cards = cards();
    let drones = character(&cards, "ultron-drones");
    assert_eq!(drones.parents, [cards.character("ultron-metal-tyrant").unwrap()]);
    assert!(drones.is_grunt() && drones.forms[0].injured.is_none());
    let ultron = character(&cards, "ultron-metal-tyrant");
    assert_eq!(ultron.grunt, cards.character("ultron-drones"));
    let grunts = |power: &crate::card::ability::Superpower| matches!(power.keyword, Some(Keyword::Grunts(_)));
    assert!(drones.forms[0].superpowers.iter().any(grunts));
}

#[test]
fn a_side_prints_its_own_superpowers() {
    cites!("characters.abilities-on-card");
    let cards = cards();
    let cap = card(&cards, "captain-america-first-avenger");
    let all_day = cap.superpowers.iter().find(|power| power.id.as_str() == "i-can-do-this-all-day");
    assert_eq!(all_day.unwrap().side, Some(Health::Injured));
}

#[test]
fn affiliations_come_from_their_lists() {
    cites!("affiliation.lists-external", "affiliation.shorthand");
    let cards = cards();
    let lists = |id: &str| {
        let on = &character(&cards, id).affiliations;
        on.iter().map(|&list| cards.affiliations[usize::from(list)].id.as_str()).collect::<Vec<_>>()
    };
    assert_eq!(lists("winter-soldier-operative"), ["avengers", "cabal", "hydra", "shield", "winter-guard"]);
    assert_eq!(lists("doc-ock-sinister-scientist"), ["spider-foes"]);
    assert!(lists("ultron-drones").is_empty());
}

#[test]
fn a_tactic_card_says_who_plays_it() {
    cites!("team-tactics.fields");
    let cards = cards();
    let assemble = &cards.tactics[usize::from(cards.tactic("avengers-assemble").unwrap())];
    assert_eq!(assemble.name.de, "Avengers, sammeln!");
    assert_eq!((assemble.affiliation, assemble.kind), (cards.affiliation("avengers"), Kind::Active));
    assert!(!assemble.steps.is_empty());
}

#[test]
fn crises_carry_their_tokens_and_places() {
    cites!("crisis-card.fields", "crisis-card.diagram", "mission.secure-nature", "mission.extraction-nature");
    let cards = cards();
    let crisis = |id: &str| &cards.crises[usize::from(cards.crisis(id).expect(id))];
    let skrulls = crisis("skrulls-infiltrate-world-leadership");
    assert_eq!((skrulls.kind, skrulls.threat, skrulls.places.len()), (CrisisType::Extraction, 20, 4));
    assert_eq!((skrulls.token, skrulls.hold_limit), (TokenKind::Civilian, Some(1)));
    let meteors = crisis("deadly-meteors-mutate-civilians");
    assert_eq!((meteors.kind, meteors.token), (CrisisType::Secure, TokenKind::PointOfInterest));
    let places: Vec<_> = meteors.places.iter().map(|at| (at.x, at.y)).collect();
    assert_eq!(places, [(18_000, 18_000), (26_000, 16_000), (10_000, 20_000)]);
}

#[test]
fn battlefields_follow_the_books_advice() {
    cites!("battlefield.size", "battlefield.terrain-count");
    assert_eq!(BATTLEFIELD, 36_000);
    for battlefield in &cards().battlefields {
        let pieces = &battlefield.pieces;
        assert!(pieces.len() >= 12, "{}", battlefield.id);
        let middling = pieces.iter().filter(|piece| (2..=4).contains(&piece.size)).count();
        assert!(middling * 2 > pieces.len(), "{}", battlefield.id);
        assert!(pieces.iter().all(|piece| (1..=5).contains(&piece.size)));
    }
}

#[test]
fn the_catalogue_of_terrain_has_the_books_sizes() {
    cites!(
        "terrain.size-1",
        "terrain.size-2",
        "terrain.size-3",
        "terrain.size-4",
        "terrain.size-5",
        "terrain.sizes-adjustable"
    );
    let sizes = [TerrainKind::LampPost, TerrainKind::Car, TerrainKind::FoodTruck].map(TerrainKind::size);
    assert_eq!(sizes, [1, 2, 3]);
    assert_eq!([TerrainKind::Truck, TerrainKind::Building].map(TerrainKind::size), [4, 5]);
    let mut rising = TerrainKind::ALL.map(TerrainKind::size).to_vec();
    rising.dedup();
    assert_eq!(rising, [1, 2, 3, 4, 5]);
    let small = "id: field\nname: Field\npieces:\n  - { id: house, kind: building, at: [8, 18], length: 4, width: 4, size: 3 }\n  - { id: car, kind: car, at: [20, 18], length: 4, width: 2 }\n";
    let cards = super::pack(&[("battlefields/field.yaml", small)]).unwrap_or_else(|found| panic!("{found}"));
    assert_eq!(cards.battlefields[0].pieces[0].size, 3);
}

#[test]
fn there_are_four_range_tools_and_three_movement_tools() {
    cites!("measuring.two-tools", "measuring.movement-tools", "measuring.range-1");
    let cards = cards();
    let tools = &cards.measures[usize::from(cards.measure("physical-measured").unwrap())];
    assert_eq!(tools.range(1), tools.range_width);
    assert_eq!([2, 3, 4, 5].map(|range| tools.range(range)), [3_000, 6_000, 8_000, 10_000]);
    assert_eq!(Tool::ALL.map(|tool| tools.tool(tool)), [3_375, 5_000, 7_250]);
}

#[test]
fn editions_differ_in_what_was_reprinted() {
    let (then, now) = (cards(), core(Edition::August2026).unwrap());
    let stamina = |cards: &Cards, id: &str| {
        let card = card(cards, id);
        (card.stamina(Health::Healthy), card.stamina(Health::Injured))
    };
    assert_eq!(stamina(&then, "captain-america-first-avenger"), (6, 5));
    assert_eq!(stamina(&now, "captain-america-first-avenger"), (7, 6));
    assert_eq!(card(&now, "crossbones-merciless-merc").speed, Tool::Medium);
    let quick_step = |cards: &Cards| card(cards, "baron-helmut-zemo").superpowers[2].provided.is_some();
    assert!(quick_step(&then) && !quick_step(&now));
    assert_eq!(then.characters.len(), now.characters.len());
}
