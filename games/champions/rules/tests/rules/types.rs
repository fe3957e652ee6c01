//! What the types of cards are, and what their fields print.

use champions::ask::Ask;
use champions::card::ability::{Aspect, Keyword, Stat, Status, When};
use champions::card::{Card, CardType, Class, PerPlayer};
use champions::cites;
use champions::modifiers;

use crate::given::Given;
use crate::kit::{cards, homebrew};

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
        "identity.role",
        "card-anatomy.player.type",
        "card-anatomy.scenario.type"
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
fn each_card_is_of_the_type_that_it_prints() {
    cites!("card-anatomy.player.type", "card-anatomy.scenario.type");
    use CardType::*;
    let cards = cards();
    let card = |id: &str| -> &Card { cards.card(cards.find(id).expect(id)) };
    let players = [
        ("spider-man", Hero),
        ("mockingbird", Ally),
        ("backflip", Event),
        ("genius", Resource),
        ("avengers-mansion", Support),
        ("web-shooter", Upgrade),
    ];
    let scenarios = [
        ("rhino-1", Villain),
        ("the-break-in", MainScheme),
        ("bomb-scare", SideScheme),
        ("shocker", Minion),
        ("charge", Attachment),
        ("explosion", Treachery),
        ("ultron-drones", Environment),
        ("eviction-notice", Obligation),
    ];
    for (id, kind) in players.into_iter().chain(scenarios) {
        assert_eq!(card(id).front().kind, kind, "{id}");
    }
    assert_eq!(card("spider-man").faces[1].kind, AlterEgo);
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
fn a_type_is_a_character_an_enemy_a_scheme_or_none_of_these() {
    cites!(
        "allies.definition",
        "player-cards.upgrade.definition",
        "minions.definition",
        "side-schemes.definition",
        "villain.definition"
    );
    let is = |kind: CardType| (kind.is_character(), kind.is_enemy(), kind.is_scheme());
    assert_eq!(is(CardType::Ally), (true, false, false));
    assert_eq!(is(CardType::Upgrade), (false, false, false));
    assert_eq!(is(CardType::Minion), (true, true, false));
    assert_eq!(is(CardType::SideScheme), (false, false, true));
    assert_eq!(is(CardType::Villain), (true, true, false));
}

#[test]
fn an_ally_is_a_friend_and_a_minion_a_foe() {
    cites!("allies.definition", "minions.definition");
    for (kind, ally, minion) in [("friendly", 1, 0), ("enemy", 0, 1), ("character", 1, 1), ("hero", 0, 0)] {
        let says =
            format!("{{ when: action, do: [{{ deal-damage: {{ amount: 1, to: {{ each: {kind} }} }} }}] }}");
        let given = Given::homebrew(&["spider"], "rhino").says("one-shot", &says).own(0, "one-shot");
        let mut table = given.own(0, "mockingbird").foe(Some(0), "shocker").play();
        table.act("one-shot");
        table.settle();
        assert_eq!((table.damage_on("mockingbird"), table.damage_on("shocker")), (ally, minion), "{kind}");
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
    assert_eq!(card("shocker").front().atk, Some(2), "not the 1 of its SCH");
    // An alter-ego has neither of these powers.
    let alter_egos = cards.cards.iter().flat_map(|card| &card.faces).filter(|face| face.rec.is_some());
    assert!(alter_egos.into_iter().all(|face| (face.thw, face.atk) == (None, None)));
    // Abilities are what is triggered, what holds all the time, and keywords, on either side of an identity.
    assert_eq!(card("spider-man").faces[1].text.abilities.len(), 1);
    assert_eq!(card("armored-vest").front().text.modifiers.len(), 1);
    assert_eq!(
        (card("luke-cage").front().text.keywords.len(), card("whiplash").front().text.keywords.len()),
        (1, 1)
    );
}

#[test]
fn player_cards_print_what_the_book_shows() {
    cites!(
        "card-anatomy.player.title",
        "card-anatomy.player.traits",
        "card-anatomy.player.ability",
        "card-anatomy.player.cost",
        "card-anatomy.player.hit-points",
        "card-anatomy.player.classification",
        "card-anatomy.player.def",
        "card-anatomy.player.rec",
        "card-anatomy.player.consequential",
        "card-anatomy.player.hand-size",
        "card-anatomy.player.unique",
        "card-anatomy.player.subtitle"
    );
    let cards = cards();
    let card = |id: &str| -> &Card { cards.card(cards.find(id).expect(id)) };
    let traits = |ids: &[&str]| {
        ids.iter().fold(0, |bits, id| bits | 1_u64 << cards.trait_of(id).expect("a trait of the core set"))
    };
    for card in &cards.cards {
        assert!(card.faces.iter().all(|face| !face.name.en.is_empty()), "{}", card.id);
        let (kind, ally) = (card.front().kind, card.front().kind == CardType::Ally);
        // What cannot be played has no cost; only heroes defend with a number.
        let played = [CardType::Ally, CardType::Event, CardType::Support, CardType::Upgrade].contains(&kind);
        assert_eq!(card.cost.is_some(), played, "{}", card.id);
        assert!(card.faces.iter().all(|face| face.def.is_some() == (face.kind == CardType::Hero)));
        assert!(card.faces.iter().all(|face| face.rec.is_some() == (face.kind == CardType::AlterEgo)));
        assert!(ally || card.front().thw_marks + card.front().atk_marks == 0, "{}", card.id);
        let named = ally || kind == CardType::Hero;
        assert!(named || card.subtitle.is_none(), "{}", card.id);
    }
    let triskelion = card("the-triskelion");
    assert_eq!(triskelion.front().traits.0, traits(&["location", "shield"]));
    assert_eq!((triskelion.class, triskelion.unique), (Class::Aspect(Aspect::Leadership), true));
    let [spider, peter] = card("spider-man").faces.as_slice() else { panic!("two faces") };
    let senses: Vec<&When> = spider.abilities().map(|(_, ability)| &ability.when.value).collect();
    assert!(matches!(senses[..], [When::Interrupt(_)]), "{senses:?}");
    assert_eq!((spider.hit_points, spider.def, spider.rec), (Some(PerPlayer::Fixed(10)), Some(3), None));
    assert_eq!((peter.rec, spider.hand_size, peter.hand_size), (Some(3), 5, 6));
    // Each face has a title and traits of its own.
    assert_eq!((spider.name.en.as_str(), peter.name.en.as_str()), ("Spider-Man", "Peter Parker"));
    assert_eq!((spider.traits.0, peter.traits.0), (traits(&["avenger"]), traits(&["genius"])));
    let (wakanda, energy) = (card("wakanda-forever-wild"), card("energy"));
    assert_eq!((wakanda.cost, wakanda.class, energy.class), (Some(1), Class::Hero, Class::Basic));
    assert_eq!(wakanda.set, card("black-panther").set);
    // Four prints of it have one title, which is not that of the hero.
    let prints = ["energy", "mental", "physical"].map(|icon| card(&format!("wakanda-forever-{icon}")).title);
    assert!(
        prints.iter().all(|title| *title == wakanda.title) && card("black-panther").title != wakanda.title
    );
    // The channel has two abilities: it is filled by the one and used by the other.
    assert_eq!(card("energy-channel").front().abilities().count(), 2);
    assert!(card("spider-man").unique && !energy.unique);
    // Hulk's attack costs him, and he does not thwart; Vision has no other name.
    let marks = |id: &str| (card(id).front().thw_marks, card(id).front().atk_marks);
    assert_eq!((marks("hulk"), marks("vision")), ((0, 1), (1, 1)));
    assert_eq!(
        (card("hulk").subtitle.as_deref(), card("vision").subtitle.as_deref()),
        (Some("Bruce Banner"), None)
    );
}

#[test]
fn scenario_cards_print_what_the_book_shows() {
    cites!(
        "card-anatomy.scenario.title",
        "card-anatomy.scenario.traits",
        "card-anatomy.scenario.ability",
        "card-anatomy.scenario.hit-points",
        "card-anatomy.scenario.sch",
        "card-anatomy.scenario.atk",
        "card-anatomy.scenario.boost",
        "card-anatomy.scenario.acceleration",
        "card-anatomy.scenario.target",
        "card-anatomy.scenario.stage",
        "card-anatomy.scenario.set-info",
        "card-anatomy.scenario.collection"
    );
    let cards = cards();
    let card = |id: &str| -> &Card { cards.card(cards.find(id).expect(id)) };
    let suit = card("armored-rhino-suit").front();
    assert_eq!(suit.traits.0, 1 << cards.trait_of("armor").expect("a trait"));
    let triggers: Vec<&When> = suit.abilities().map(|(_, ability)| &ability.when.value).collect();
    assert!(matches!(triggers[..], [When::ForcedInterrupt(_)]) && suit.text.play.attach.is_some());
    // All his stages are called Rhino, and are what their traits say.
    assert!(["rhino-2", "rhino-3"].iter().all(|id| card(id).title == card("rhino-1").title));
    assert_ne!(card("rhino-1").title, card("klaw-1").title);
    let brute = cards.trait_of("brute").expect("a trait");
    let criminal = cards.trait_of("criminal").expect("a trait");
    assert_eq!(card("rhino-1").front().traits.0, 1 << brute | 1 << criminal);
    // Tiger Shark does one thing when it attacks and another one as a boost card.
    assert_eq!(card("tiger-shark").front().abilities().count(), 2);
    assert_eq!(card("rhino-1").front().hit_points, Some(PerPlayer::PerPlayer(14)));
    let shocker = card("shocker").front();
    assert_eq!((shocker.hit_points, shocker.sch), (Some(PerPlayer::Fixed(3)), Some(1)));
    for card in &cards.cards {
        let staged = matches!(card.front().kind, CardType::Villain | CardType::MainScheme);
        assert_eq!(card.stage > 0, staged, "{}", card.id);
        for face in &card.faces {
            let side = face.kind == CardType::SideScheme;
            assert!(!side || (face.target_threat, face.acceleration) == (None, PerPlayer::Fixed(0)));
        }
    }
    // Sides A and B of one number; the target is on the back.
    let [a, b] = card("the-break-in").faces.as_slice() else { panic!("two sides") };
    assert_eq!((card("the-break-in").number.as_str(), card("the-break-in").stage), ("01097", 1));
    assert_eq!((a.target_threat, b.target_threat), (None, Some(PerPlayer::PerPlayer(7))));
    assert_eq!(card("android-efficiency-mental").number, "01144b");
    // Boost icons and the star are two things.
    let boost = |id: &str| (card(id).boost, card(id).front().stars().boost);
    assert_eq!((boost("explosion"), boost("sonic-boom")), ((2, false), (0, true)));
    // The fourth of six.
    let explosion = card("explosion");
    let set = &cards.sets[usize::from(explosion.set.expect("a set"))];
    let before = set.cards.iter().filter(|&&other| cards.card(other).number < explosion.number);
    assert_eq!((before.count(), set.cards.len()), (3, 6));
    // On attachments numbers are modifiers.
    let numbers = |given: Given| {
        let table = given.play();
        (table.value("ultron-1", Stat::Sch), table.value("ultron-1", Stat::Atk))
    };
    let ultron = || Given::new(&["spider"], "ultron");
    assert_eq!(numbers(ultron()), (1, 2));
    assert_eq!(numbers(ultron().foe(None, "program-transmitter").attached_to("ultron-1")), (2, 2));
    assert_eq!(numbers(ultron().foe(None, "concussion-blasters").attached_to("ultron-1")), (1, 3));
}

#[test]
fn numbers_of_the_scenario_may_be_the_same_for_any_number_of_players() {
    cites!(
        "card-anatomy.scenario.hit-points",
        "card-anatomy.scenario.starting-threat",
        "card-anatomy.scenario.acceleration",
        "card-anatomy.scenario.target"
    );
    let cards = homebrew();
    let villain = cards.card(cards.find("lone-wolf").expect("a villain")).front();
    assert_eq!(villain.hit_points, Some(PerPlayer::Fixed(20)));
    let b_side = &cards.card(cards.find("slow-burn").expect("a main scheme")).faces[1];
    assert_eq!(b_side.starting_threat, PerPlayer::Fixed(3));
    assert_eq!((b_side.acceleration, b_side.target_threat), (PerPlayer::Fixed(2), Some(PerPlayer::Fixed(9))));
}

#[test]
fn abilities_mean_enemies_by_their_traits() {
    cites!("card-anatomy.scenario.traits");
    // Each Drone has one more ATK by Ultron's third stage, and no other minion.
    let atk = |id: &str| {
        let mut given = Given::new(&["spider"], "ultron").next_stage().foe(Some(0), id);
        let last = given.card("ultron-3");
        given = given.with("ultron-2", |villain| villain.card = last);
        given.play().value(id, Stat::Atk)
    };
    assert_eq!((atk("advanced-ultron-drone"), atk("hydra-mercenary")), (1 + 1, 1));
}

#[test]
fn the_triggers_are_those_that_the_book_names() {
    cites!("abilities.triggered.types");
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

#[test]
fn a_card_that_lies_face_down_activates_like_any_minion() {
    cites!("abilities.card-type-change");
    let given = Given::new(&["spider"], "ultron").foe(None, "ultron-drones").drone(0);
    let drone = given.state.in_play.last().expect("a drone").id;
    let mut table = given.status("ultron-1", Status::Stunned).villain_phase().play();
    table.until(|ask| matches!(ask, Ask::Defend { .. } | Ask::Turn { .. }));
    assert!(matches!(table.ask(), Ask::Defend { attacker, .. } if attacker == drone), "{:?}", table.ask());
}
