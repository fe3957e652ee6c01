//! The core set: what its cards print.

use super::cards;
use crate::card::ability::{Aspect, Keyword, Resources, When};
use crate::card::{Card, CardType, Cards, Class, PerPlayer, SetKind};
use crate::cites;

fn card<'a>(cards: &'a Cards, id: &str) -> &'a Card {
    cards.card(cards.find(id).expect(id))
}

#[test]
fn the_box_holds_what_the_facts_say() {
    cites!("card-anatomy.player-vs-scenario", "abilities.card-types");
    let cards = cards();
    let faces = cards.cards.iter().map(|card| card.faces.len()).sum::<usize>();
    assert_eq!((cards.cards.len(), faces), (198, 209));
    let of = |kind| cards.cards.iter().filter(|card| card.front().kind == kind).count();
    let counts = [
        (CardType::Hero, 5),
        (CardType::Ally, 16),
        (CardType::Event, 30),
        (CardType::Resource, 9),
        (CardType::Support, 13),
        (CardType::Upgrade, 23),
        (CardType::Villain, 9),
        (CardType::MainScheme, 6),
        (CardType::SideScheme, 18),
        (CardType::Minion, 19),
        (CardType::Treachery, 33),
        (CardType::Attachment, 11),
        (CardType::Environment, 1),
        (CardType::Obligation, 5),
    ];
    for (kind, count) in counts {
        assert_eq!(of(kind), count, "{kind:?}");
    }
    // A card is a player's or the scenario's by its type, obligations among the latter.
    let player_types = counts[..6].iter().map(|(kind, _)| *kind).collect::<Vec<_>>();
    for card in &cards.cards {
        let of_player = player_types.contains(&card.front().kind);
        assert_eq!(card.class != Class::Scenario, of_player, "{}", card.id);
    }
}

#[test]
fn sets_have_the_size_that_is_printed_on_their_cards() {
    cites!("card-anatomy.scenario.set-name", "card-anatomy.scenario.set-info", "nemesis.linked-set");
    let cards = cards();
    let set = card(&cards, "explosion").set.expect("an encounter card belongs to a set");
    assert_eq!(cards.sets[usize::from(set)].name.en, "Bomb Scare");
    let named = [
        ("hydra-soldier", "Legions of Hydra"),
        ("radioactive-man", "Masters of Evil"),
        ("concussion-blasters", "Under Attack"),
        ("modok", "The Doomsday Chair"),
        ("shocker", "Rhino"),
    ];
    for (id, name) in named {
        let set = card(&cards, id).set.expect("an encounter card belongs to a set");
        assert_eq!(cards.sets[usize::from(set)].name.en, name, "{id}");
    }
    let size = |id: &str| {
        let set = &cards.sets[usize::from(cards.set_of(id).expect(id))];
        let encounter = |card: &&crate::card::CardId| {
            !matches!(cards.card(**card).front().kind, CardType::Villain | CardType::MainScheme)
        };
        (set.kind, set.cards.iter().filter(encounter).count())
    };
    assert_eq!(size("rhino"), (SetKind::Villain, 17));
    assert_eq!(size("klaw"), (SetKind::Villain, 16));
    // The environment among them, which starts set aside.
    assert_eq!(size("ultron"), (SetKind::Villain, 19));
    let modular = [("bomb-scare", 6), ("masters-of-evil", 7), ("under-attack", 5), ("legions-of-hydra", 6)];
    for (id, count) in modular.into_iter().chain([("the-doomsday-chair", 6)]) {
        assert_eq!(size(id), (SetKind::Modular, count), "{id}");
    }
    assert_eq!((size("standard"), size("expert")), ((SetKind::Standard, 7), (SetKind::Expert, 3)));
    for hero in ["spider-man", "captain-marvel", "she-hulk", "iron-man", "black-panther"] {
        // Fifteen cards and the obligation.
        assert_eq!(size(hero), (SetKind::Hero, 16), "{hero}");
        assert_eq!(size(&format!("{hero}-nemesis")), (SetKind::Nemesis, 5), "{hero}");
    }
}

#[test]
fn an_identity_has_two_faces() {
    cites!(
        "identity.double-sided",
        "card-anatomy.player.rec",
        "card-anatomy.player.def",
        "card-anatomy.player.hand-size"
    );
    let cards = cards();
    let panther = card(&cards, "black-panther");
    let [hero, alter_ego] = panther.faces.as_slice() else { panic!("two faces") };
    assert_eq!((hero.thw, hero.atk, hero.def, hero.hand_size), (Some(2), Some(2), Some(2), 5));
    assert_eq!((alter_ego.rec, alter_ego.hand_size, alter_ego.atk), (Some(4), 6, None));
    assert_eq!(alter_ego.name.en, "T'Challa");
    assert_eq!(hero.hit_points, Some(PerPlayer::Fixed(11)));
    assert_eq!(hero.text.keywords, [Keyword::Retaliate(1)]);
    let identities = cards.cards.iter().filter(|card| card.class == Class::Identity);
    for identity in identities {
        let kinds: Vec<CardType> = identity.faces.iter().map(|face| face.kind).collect();
        assert_eq!(kinds, [CardType::Hero, CardType::AlterEgo], "{}", identity.id);
    }
}

#[test]
fn a_player_card_prints_its_fields() {
    cites!(
        "card-anatomy.player.title",
        "card-anatomy.player.type",
        "card-anatomy.player.traits",
        "card-anatomy.player.cost",
        "card-anatomy.player.resources",
        "card-anatomy.player.thw",
        "card-anatomy.player.atk",
        "card-anatomy.player.classification",
        "card-anatomy.player.consequential",
        "card-anatomy.player.unique",
        "card-anatomy.player.subtitle",
        "card-anatomy.player.collection"
    );
    let cards = cards();
    let hulk = card(&cards, "hulk");
    assert_eq!((hulk.number.as_str(), hulk.cost, hulk.unique), ("01050", Some(2), true));
    assert_eq!(hulk.subtitle.as_deref(), Some("Bruce Banner"));
    assert_eq!(hulk.class, Class::Aspect(Aspect::Aggression));
    assert_eq!(hulk.resources, Resources { energy: 1, ..Resources::default() });
    let costs = ["avengers-mansion", "web-shooter", "backflip", "first-aid", "genius"]
        .map(|id| card(&cards, id).cost);
    assert_eq!(costs, [Some(4), Some(1), Some(0), Some(1), None]);
    assert_eq!(card(&cards, "hellcat").resources, Resources { wild: 1, ..Resources::default() });
    assert_eq!(card(&cards, "spider-man").number, "01001a");
    // A resource card has two icons.
    assert_eq!(card(&cards, "genius").resources, Resources { mental: 2, ..Resources::default() });
    let face = hulk.front();
    assert_eq!((face.kind, face.thw, face.atk, face.atk_marks), (CardType::Ally, None, Some(3), 1));
    assert!(
        face.traits.has(cards.trait_of("gamma").unwrap())
            && !face.traits.has(cards.trait_of("hydra").unwrap())
    );
}

#[test]
fn a_scenario_card_prints_its_fields() {
    cites!(
        "card-anatomy.scenario.sch",
        "card-anatomy.scenario.hit-points",
        "card-anatomy.scenario.boost",
        "card-anatomy.scenario.starting-threat",
        "card-anatomy.scenario.acceleration",
        "card-anatomy.scenario.target",
        "card-anatomy.scenario.stage",
        "modifiers.per-player"
    );
    let cards = cards();
    let rhino = card(&cards, "rhino-1");
    assert_eq!((rhino.stage, rhino.front().sch, rhino.front().atk), (1, Some(1), Some(2)));
    let stages = ["rhino-3", "assault-on-norad", "countdown-to-oblivion"].map(|id| card(&cards, id).stage);
    assert_eq!(stages, [3, 2, 3]);
    assert_eq!(rhino.front().hit_points.unwrap().of(3), 42);
    let break_in = card(&cards, "the-break-in");
    let b_side = &break_in.faces[1];
    assert_eq!((b_side.target_threat.unwrap().of(2), b_side.acceleration.of(2)), (14, 2));
    assert_eq!(b_side.starting_threat.of(4), 0);
    let scare = card(&cards, "bomb-scare");
    assert_eq!((scare.front().starting_threat.of(4), scare.boost), (2, 2));
    assert_eq!(scare.front().icons.acceleration, 1);
    assert_eq!(card(&cards, "crowd-control").front().starting_threat, PerPlayer::PerPlayer(2));
}

#[test]
fn what_the_facts_correct_is_corrected() {
    let cards = cards();
    assert_eq!(card(&cards, "heart-shaped-herb").boost, 0);
    let whiplash = card(&cards, "whiplash").front();
    assert!(whiplash.traits.has(cards.trait_of("criminal").unwrap()));
    assert_eq!(card(&cards, "concussion-blasters").front().text.modifiers.len(), 2);
    assert!(card(&cards, "superhuman-law-division").front().text.abilities[0].label.is_none());
    assert_eq!(card(&cards, "titania").front().atk, None);
}

#[test]
fn copies_of_one_title_may_print_different_resources() {
    cites!("deck-construction.three-copies");
    let cards = cards();
    let four =
        ["energy", "mental", "physical", "wild"].map(|r| card(&cards, &format!("wakanda-forever-{r}")).title);
    assert!(four.iter().all(|title| *title == four[0]));
    assert_ne!(card(&cards, "energy").title, four[0]);
}

#[test]
fn starter_decks_hold_forty_cards() {
    cites!("deck-construction.size");
    let cards = cards();
    assert_eq!(cards.decks.len(), 5);
    for deck in &cards.decks {
        assert_eq!(deck.cards.len(), 40, "{}", deck.id);
    }
}

#[test]
fn a_boost_ability_is_one_of_its_own() {
    cites!("boost.ability-below-divider");
    let cards = cards();
    let shark = card(&cards, "tiger-shark").front();
    let boosts = shark.text.abilities.iter().filter(|ability| ability.when.value == When::Boost).count();
    assert_eq!((boosts, shark.text.abilities.len()), (1, 2));
}

#[test]
fn names_are_printed_in_three_languages() {
    let cards = cards();
    let kick = &card(&cards, "swinging-web-kick").front().name;
    assert_eq!((kick.fr.as_str(), kick.de.as_str()), ("Coup de pied en balancier", "Schwingender Netz-Kick"));
}
