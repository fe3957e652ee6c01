//! What the words of cards mean: which cards are such as a filter asks for.

use champions::ask::Ask;
use champions::card::CardType::{
    self, Ally, Attachment, Event, Minion, SideScheme, Support, Treachery, Upgrade,
};
use champions::card::ability::{
    Amount, Cards, Claim, Counted, Filter, Form, Modifier, Noun, Pick, Resource, Stat, Step,
};
use champions::cites;
use champions::modifiers::{Voice, all, counted, fits, fits_printed, holds};
use champions::state::{Place, Thing};
use table::Seat;

use crate::given::Given;

fn such(kind: Noun) -> Cards {
    Cards(Box::new(Filter { kind: Some(kind), ..Filter::default() }))
}

/// One card of each kind: a hero and an alter-ego, what players have, and what the scenario has.
fn one_of_each() -> Given {
    Given::new(&["spider", "hulk"], "rhino")
        .alter_ego(1)
        .own(0, "mockingbird")
        .own(0, "tenacity")
        .own(1, "helicarrier")
        .foe(Some(1), "shocker")
        .foe(None, "bomb-scare")
        .foe(None, "charge")
        .attached_to("rhino-1")
}

#[test]
fn each_word_means_its_cards_in_play() {
    cites!("identity.character", "identity.enemy", "identity.friendly", "identity.enemy-adjective");
    let table = one_of_each().play();
    let scene = table.game.now();
    let meant = |kind: Noun, voice: Voice| {
        let fitting = scene.state.in_play.iter().filter(|card| fits(scene, voice, &such(kind), card));
        fitting.map(|card| scene.content.card(card.card).id.as_str()).collect::<Vec<_>>()
    };
    let first = Voice::of_player(Seat(0));
    let of_scenario = ["rhino-1", "the-break-in", "shocker", "bomb-scare", "charge"];
    let meanings: [(Noun, &[&str]); 17] = [
        (Noun::Character, &["spider-man", "she-hulk", "rhino-1", "mockingbird", "shocker"]),
        (Noun::Enemy, &["rhino-1", "shocker"]),
        (Noun::Villain, &["rhino-1"]),
        (Noun::Minion, &["shocker"]),
        (Noun::Friendly, &["spider-man", "she-hulk", "mockingbird"]),
        (Noun::Hero, &["spider-man"]),
        (Noun::Ally, &["mockingbird"]),
        (Noun::Scheme, &["the-break-in", "bomb-scare"]),
        (Noun::MainScheme, &["the-break-in"]),
        (Noun::SideScheme, &["bomb-scare"]),
        (Noun::Upgrade, &["tenacity"]),
        (Noun::Support, &["helicarrier"]),
        (Noun::Attachment, &["charge"]),
        (Noun::EnemyCard, &of_scenario),
        (Noun::FriendlyCard, &["spider-man", "she-hulk", "mockingbird", "tenacity", "helicarrier"]),
        (Noun::Treachery, &[]),
        (Noun::Event, &[]),
    ];
    for (noun, cards) in meanings {
        assert_eq!(meant(noun, first), cards, "{noun:?}");
    }
    assert_eq!(meant(Noun::Card, first).len(), scene.state.in_play.len());
    // Whose they are depends on who speaks.
    let second = Voice::of_player(Seat(1));
    for (noun, one, other) in [
        (Noun::You, &["spider-man"][..], &["she-hulk"][..]),
        (Noun::YourHero, &["spider-man"], &[]),
        (Noun::YourAlterEgo, &[], &["she-hulk"]),
    ] {
        assert_eq!((meant(noun, first), meant(noun, second)), (one.to_vec(), other.to_vec()), "{noun:?}");
    }
    let charge = Voice::of(scene, table.find("charge"));
    assert_eq!((meant(Noun::This, charge), meant(Noun::Host, charge)), (vec!["charge"], vec!["rhino-1"]));
    assert_eq!((meant(Noun::This, first), meant(Noun::Host, first)), (Vec::new(), Vec::new()));
}

#[test]
fn each_word_means_its_cards_elsewhere_by_what_they_print() {
    cites!("identity.character", "identity.enemy");
    let table = one_of_each().play();
    let scene = table.game.now();
    let voice = Voice::of_player(Seat(0));
    // One card of each type, wherever it may lie.
    let ids = [
        ("mockingbird", Ally),
        ("tenacity", Upgrade),
        ("helicarrier", Support),
        ("haymaker", Event),
        ("shocker", Minion),
        ("bomb-scare", SideScheme),
        ("charge", Attachment),
        ("advance", Treachery),
    ];
    let meant = |kind: Noun| {
        let fitting = ids.iter().filter(|(id, _)| {
            fits_printed(scene, voice, &such(kind), Place::EncounterDiscard, table.card(id))
        });
        fitting.map(|(_, kind)| *kind).collect::<Vec<_>>()
    };
    let meanings: [(Noun, &[CardType]); 14] = [
        (Noun::Enemy, &[Minion]),
        (Noun::Character, &[Ally, Minion]),
        (Noun::Minion, &[Minion]),
        (Noun::Ally, &[Ally]),
        (Noun::Scheme, &[SideScheme]),
        (Noun::SideScheme, &[SideScheme]),
        (Noun::Upgrade, &[Upgrade]),
        (Noun::Support, &[Support]),
        (Noun::Attachment, &[Attachment]),
        (Noun::Event, &[Event]),
        (Noun::Treachery, &[Treachery]),
        (Noun::EnemyCard, &[Minion, SideScheme, Attachment, Treachery]),
        (Noun::Card, &ids.map(|(_, kind)| kind)),
        // Nothing of the kind lies anywhere but in play.
        (Noun::MainScheme, &[]),
    ];
    for (noun, kinds) in meanings {
        assert_eq!(meant(noun), kinds, "{noun:?}");
    }
    // One of several words is enough.
    let any = Cards(Box::new(Filter { any: vec![Noun::Ally, Noun::Upgrade], ..Filter::default() }));
    let fitting = ids
        .iter()
        .filter(|(id, _)| fits_printed(scene, voice, &any, Place::EncounterDiscard, table.card(id)));
    assert_eq!(fitting.map(|(_, kind)| *kind).collect::<Vec<_>>(), [Ally, Upgrade]);
}

#[test]
fn what_a_card_prints_is_not_read_off_its_back() {
    cites!("effects.printed");
    let prints = |resource: Resource| {
        let filter = Filter { printed: Some(resource), kind: Some(Noun::Card), ..Filter::default() };
        Cards(Box::new(filter))
    };
    let given = || Given::new(&["spider"], "ultron").own(0, "tenacity");
    let count = |given: Given, resource: Resource| {
        let table = given.play();
        let fitting = all(table.game.now(), Voice::of_player(Seat(0)), &prints(resource));
        let tenacity = Thing::InPlay(table.state().in_play.last().expect("a card").id);
        (fitting.contains(&tenacity), fitting.len())
    };
    assert_eq!(count(given(), Resource::Energy), (true, 1));
    assert_eq!(count(given(), Resource::Physical), (false, 0));
    let drone = || given().with("tenacity", |it| (it.facedown, it.controller) = (Some(0), None));
    assert_eq!(count(drone(), Resource::Energy), (false, 0));
    // Nor are its icons counted.
    let icons = |given: Given, kind: Noun| {
        let amount = Amount::Counted(Box::new(Counted::Icons(such(kind))));
        counted(given.play().game.now(), Voice::of_player(Seat(0)), &amount)
    };
    assert_eq!((icons(given(), Noun::Upgrade), icons(drone(), Noun::Minion)), (1, 0));
}

#[test]
fn those_of_an_earlier_step_are_meant_and_nobody_else() {
    cites!("abilities.in-play-targets");
    let mut table = Given::homebrew(&["spider"], "rhino")
        .foe(Some(0), "shocker")
        .foe(Some(0), "sandman")
        .hand(0, &["marked"])
        .play();
    table.play_card("marked", &[]);
    table.choose("shocker");
    table.settle();
    assert_eq!((table.damage_on("shocker"), table.damage_on("sandman")), (2, 0));
}

#[test]
fn one_attachment_does_not_stand_for_another() {
    // The upgrades go to the strongest minion that has none yet; something else on it does not matter.
    let upgraded = |on_it: &str| {
        let given = Given::new(&["spider"], "rhino").foe(Some(0), "shocker").foe(None, on_it);
        let given = given.attached_to("shocker").stock(&["biomechanical-upgrades"]);
        let mut table = given.dealt(0, &["biomechanical-upgrades"]).play();
        table.until(|ask| matches!(ask, Ask::Turn { .. }));
        table.state().attached(table.id("shocker")).count()
    };
    assert_eq!((upgraded("genetically-enhanced"), upgraded("biomechanical-upgrades")), (2, 1));
}

#[test]
fn conditions_may_stand_inside_conditions() {
    cites!("abilities.constant.conditional");
    // One more in hero form, as long as there is a side scheme.
    let while_hero = |given: Given| {
        let one_more =
            Modifier::Stat { of: such(Noun::You), is: Stat::Thw, by: Amount::Number(1), up_to: None };
        let with_scheme =
            Modifier::While { holds: Claim::InPlay(such(Noun::SideScheme)), modifiers: vec![one_more] };
        let both = Modifier::While { holds: Claim::Form(Form::Hero), modifiers: vec![with_scheme] };
        let table = given.print("tenacity", |card| card.faces[0].text.modifiers = vec![both]).play();
        table.value("spider-man", Stat::Thw)
    };
    let spider = || Given::new(&["spider"], "rhino").own(0, "tenacity");
    assert_eq!(while_hero(spider()), 1);
    assert_eq!(while_hero(spider().foe(None, "bomb-scare")), 2);
}

#[test]
fn as_many_as_are_asked_for_are_enough() {
    let table = one_of_each().play();
    let (scene, voice) = (table.game.now(), Voice::of_player(Seat(0)));
    let enemies = || Amount::Counted(Box::new(Counted::Count(such(Noun::Enemy))));
    let at_least = |least: i16| holds(scene, voice, &Claim::AtLeast(enemies(), Amount::Number(least)));
    assert_eq!((at_least(1), at_least(2), at_least(3)), (true, true, false));
}

#[test]
fn a_trait_is_asked_of_every_kind_in_a_list() {
    cites!("abilities.qualifier");
    let tires = "{ when: action, do: [{ exhaust: { each: { any: [support, ally], trait: avenger } } }] }";
    let given = Given::homebrew(&["marvel"], "rhino").says("one-shot", tires);
    let avenger = given.cards.trait_of("avenger").expect("in the core set");
    let given = given.print("one-shot", |card| {
        let Step::Exhaust(Pick::Each(such)) = &mut card.faces[0].text.abilities[0].steps[0] else { panic!() };
        such.0.r#trait.as_mut().expect("as it is written").place = avenger;
    });
    let mut table = given.own(0, "one-shot").own(0, "hawkeye").own(0, "mockingbird").play();
    table.act("one-shot");
    assert!(table.find("hawkeye").exhausted && !table.find("mockingbird").exhausted);
}

#[test]
fn every_type_of_card_has_a_word() {
    cites!("abilities.card-types");
    let given = one_of_each().foe(None, "ultron-drones").foe(None, "eviction-notice");
    let table = given.play();
    let scene = table.game.now();
    let voice = Voice::of_player(Seat(0));
    let in_play = |kind: Noun| {
        let fitting = scene.state.in_play.iter().filter(|card| fits(scene, voice, &such(kind), card));
        fitting.map(|card| scene.content.card(card.card).id.as_str()).collect::<Vec<_>>()
    };
    assert_eq!(in_play(Noun::Environment), ["ultron-drones"]);
    assert_eq!(in_play(Noun::Obligation), ["eviction-notice"]);
    assert_eq!(in_play(Noun::AlterEgo), ["she-hulk"]);
    assert_eq!(in_play(Noun::Resource), Vec::<&str>::new());
    let elsewhere = |kind: Noun| {
        let ids = ["ultron-drones", "eviction-notice", "energy", "haymaker", "advance", "charge"];
        let such = such(kind);
        let fits = |id: &str| fits_printed(scene, voice, &such, Place::Discard(Seat(0)), table.card(id));
        ids.into_iter().filter(|id| fits(id)).collect::<Vec<_>>()
    };
    assert_eq!(elsewhere(Noun::Environment), ["ultron-drones"]);
    assert_eq!(elsewhere(Noun::Obligation), ["eviction-notice"]);
    assert_eq!(elsewhere(Noun::Resource), ["energy"]);
    assert_eq!(elsewhere(Noun::AlterEgo), Vec::<&str>::new());
}

#[test]
fn an_ability_may_ask_for_cards_without_a_trait() {
    cites!("abilities.traits");
    // Mockingbird is of S.H.I.E.L.D., Hawkeye an Avenger.
    let mut table = Given::homebrew(&["spider"], "rhino")
        .own(0, "odd-one-out")
        .own(0, "mockingbird")
        .own(0, "hawkeye")
        .discard(0, &["maria-hill", "vision"])
        .play();
    assert_eq!(["mockingbird", "hawkeye"].map(|id| table.value(id, Stat::Atk)), [2, 1]);
    table.act("odd-one-out");
    assert!(table.in_hand(0, "maria-hill") && table.discarded(0, "vision"));
}
