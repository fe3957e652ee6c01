//! The chapter on player cards: upgrades, supports, and what their resources count for.

use champions::ask::{Ask, Pay, TurnOption, Use};
use champions::card::ability::{Form, Modifier, Resources, Stat};
use champions::event::{Event, Spot};
use champions::state::Place;
use champions::view::Row;
use champions::{Champions, cites};
use table::{Game, Seat};

use crate::given::Given;

#[test]
fn an_upgrade_lies_by_its_players_identity_and_raises_that_one_alone() {
    cites!("player-cards.upgrade.next-to-identity");
    let mut table = Given::homebrew(&["spider", "hulk"], "rhino").hand(0, &["stronger-by-one"]).play();
    let atk = |table: &crate::kit::Table| {
        (table.value("spider-man", Stat::Atk), table.value("she-hulk", Stat::Atk))
    };
    assert_eq!(atk(&table), (2, 3));
    table.play_card("stronger-by-one", &[]);
    assert_eq!(atk(&table), (3, 3));
    let upgrade = table.find("stronger-by-one");
    assert_eq!((upgrade.controller, upgrade.host), (Some(Seat(0)), None));
    let view = Champions::view(table.game.now(), None);
    let shown = view.in_play.iter().find(|it| it.id == upgrade.id).expect("it is in play");
    assert_eq!((shown.controller, shown.row), (Some(Seat(0)), Some(Row::Front)));
}

#[test]
fn an_upgrade_is_active_from_round_to_round_ready_or_not() {
    cites!("player-cards.upgrade.active-in-play");
    let given = Given::homebrew(&["spider"], "rhino").own(0, "stronger-by-one");
    let mut table = given.with("stronger-by-one", |it| it.exhausted = true).play();
    for _ in 0..2 {
        assert_eq!(table.value("spider-man", Stat::Atk), 3);
        table.end_turn();
        table.until(|ask| matches!(ask, Ask::Turn { .. }));
    }
    assert_eq!(table.value("spider-man", Stat::Atk), 3);
}

#[test]
fn a_host_and_what_is_attached_to_it_ready_each_by_itself() {
    cites!("attachments.exhaust-independent");
    for (readied, exhausted) in [("ally", (false, true)), ("upgrade", (true, false))] {
        let mend = format!("{{ when: action, do: [{{ ready: {{ each: {readied} }} }}] }}");
        let given = Given::homebrew(&["spider"], "rhino").says("one-shot", &mend).own(0, "one-shot");
        let given = given.own(0, "mockingbird").own(0, "bracelet").attached_to("mockingbird");
        let tire = |given: Given, id: &&str| given.with(id, |card| card.exhausted = true);
        let mut table = ["mockingbird", "bracelet"].iter().fold(given, tire).play();
        table.act("one-shot");
        table.settle();
        assert_eq!((table.find("mockingbird").exhausted, table.find("bracelet").exhausted), exhausted);
    }
}

#[test]
fn an_upgrade_on_another_players_ally_stays_its_owners() {
    cites!(
        "player-cards.upgrade.attached",
        "player-cards.upgrade.enters-under-player",
        "attachments.leaves-with-host"
    );
    let mut table = Given::new(&["marvel", "hulk"], "rhino")
        .own(1, "mockingbird")
        .damage("mockingbird", 2)
        .hand(0, &["inspired", "energy"])
        .play();
    let heroes = |table: &crate::kit::Table| {
        (table.value("captain-marvel", Stat::Atk), table.value("she-hulk", Stat::Atk))
    };
    let before = heroes(&table);
    table.play_card("inspired", &["energy"]);
    assert_eq!((table.value("mockingbird", Stat::Atk), heroes(&table)), (2, before));
    assert_eq!(table.find("inspired").controller, Some(Seat(0)));
    // A round goes by, and it is still there.
    for _ in 0..2 {
        table.end_turn();
        table.until(|ask| matches!(ask, Ask::Turn { .. }));
    }
    assert_eq!(table.find("inspired").host, Some(table.id("mockingbird")));
    assert_eq!(table.ask(), Ask::Turn { player: Seat(1) });
    // The ally falls by the price of its own attack.
    table.attack("mockingbird", "rhino-1");
    table.settle();
    assert!(table.there("mockingbird").is_none() && table.there("inspired").is_none());
    assert!(table.discarded(0, "inspired") && !table.discarded(1, "inspired"));
}

#[test]
fn an_attached_upgrade_goes_with_its_host_to_another_player() {
    cites!("player-cards.upgrade.enters-under-player");
    let given = Given::homebrew(&["spider", "hulk"], "rhino").own(1, "mockingbird");
    let given = given.own(1, "bracelet").attached_to("mockingbird");
    let mut table = given.hand(0, &["borrowed-friend"]).play();
    assert_eq!(table.find("bracelet").controller, Some(Seat(1)));
    table.play_card("borrowed-friend", &[]);
    table.settle();
    let bracelet = table.find("bracelet");
    assert_eq!((bracelet.controller, bracelet.owner), (Some(Seat(0)), Some(Seat(1))));
}

#[test]
fn a_support_is_active_until_it_leaves_play() {
    cites!("player-cards.support.active-in-play");
    let triskelion = || Given::new(&["marvel"], "rhino").own(0, "the-triskelion");
    // Exhausted or not.
    let mut table = triskelion().with("the-triskelion", |it| it.exhausted = true).play();
    for _ in 0..2 {
        assert_eq!(table.value("captain-marvel", Stat::AllyLimit), 4);
        table.end_turn();
        table.until(|ask| matches!(ask, Ask::Turn { .. }));
    }
    // It is discarded by what is revealed.
    let mut table = triskelion().dealt(0, &["caught-off-guard"]).play();
    table.until(|ask| matches!(ask, Ask::Turn { .. }));
    assert!(table.there("the-triskelion").is_none());
    assert_eq!(table.value("captain-marvel", Stat::AllyLimit), 3);
}

#[test]
fn upgrades_and_supports_are_active_in_either_form_and_stay_when_it_changes() {
    cites!(
        "player-cards.upgrade.active-in-play",
        "player-cards.upgrade.next-to-identity",
        "player-cards.support.active-in-play"
    );
    let given = || {
        let given = Given::homebrew(&["spider"], "rhino").print("stronger-by-one", |card| {
            if let Modifier::Stat { is, .. } = &mut card.faces[0].text.modifiers[0] {
                *is = Stat::HandSize;
            }
        });
        given.own(0, "stronger-by-one").own(0, "the-triskelion")
    };
    for given in [given(), given().alter_ego(0)] {
        let mut table = given.play();
        for changes in [true, false] {
            let printed = if table.form(0) == Form::Hero { 5 } else { 6 };
            assert_eq!(table.value("spider-man", Stat::HandSize), printed + 1);
            assert_eq!(table.value("spider-man", Stat::AllyLimit), 3 + 1);
            if changes {
                table.answer(TurnOption::ChangeForm);
                table.settle();
            }
        }
    }
}

#[test]
fn an_event_that_could_change_nothing_is_not_offered_in_a_window() {
    cites!("player-cards.event.must-change-state");
    let breathe = "{ when: { interrupt: { attack: { by: villain } } }, do: [{ heal: { amount: 1, from: your-hero } }] }";
    for damage in [0, 2] {
        let given = Given::homebrew(&["spider"], "rhino").says("stand-fast", breathe);
        let given = given.damage("spider-man", damage).hand(0, &["stand-fast"]).villain_phase();
        let mut table = given.draws(&["hard-to-keep-down", "im-tough"]).play();
        table.window();
        let event = Use::Event { card: table.card("stand-fast"), place: 0 };
        assert_eq!(table.offers(event), damage > 0);
    }
}

#[test]
fn what_is_attached_is_discarded_when_its_host_goes_back_to_the_hand() {
    cites!("attachments.leaves-with-host");
    let home = "{ when: action, do: [{ move: { what: { each: ally }, to: hand } }] }";
    let given = Given::homebrew(&["spider", "hulk"], "rhino").says("one-shot", home).own(0, "one-shot");
    let given = given.own(1, "mockingbird").own(0, "inspired").attached_to("mockingbird");
    let mut table = given.play();
    table.act("one-shot");
    table.settle();
    assert!(table.in_hand(1, "mockingbird") && table.discarded(0, "inspired"));
}

#[test]
fn what_an_ability_cannot_attach_to_anything_stays_where_it_is() {
    cites!("attachments.illegal-stays-put");
    let fetch = "{ when: action, do: [{ put-into-play: { what: { each: { kind: upgrade, in: hand } } } }, { deal-damage: { amount: 1, to: villain } }] }";
    let given = Given::homebrew(&["spider"], "rhino").says("one-shot", fetch).own(0, "one-shot");
    let mut table = given.hand(0, &["inspired"]).play();
    table.act("one-shot");
    table.settle();
    assert_eq!(table.damage_on("rhino-1"), 1);
    assert!(table.there("inspired").is_none() && table.in_hand(0, "inspired"));
}

#[test]
fn an_upgrade_modifies_the_enemy_that_it_is_attached_to() {
    cites!("player-cards.upgrade.attached");
    let given = Given::new(&["spider"], "rhino").own(0, "inspired").attached_to("rhino-1");
    let table = given.play();
    assert_eq!((table.value("rhino-1", Stat::Atk), table.value("spider-man", Stat::Atk)), (2 + 1, 2));
}

#[test]
fn an_event_that_is_cancelled_is_discarded_after_that() {
    cites!("player-cards.event.not-in-discard-while-resolving");
    let given = Given::homebrew(&["spider"], "rhino").foe(None, "silencer");
    let mut table = given.hand(0, &["once-a-round", "energy"]).play();
    table.play_card("once-a-round", &["energy"]);
    table.settle();
    let card = table.card("once-a-round");
    let pile = Spot::Out(Place::Discard(Seat(0)));
    let order = [
        table.place(|event| *event == Event::Cancelled { card }),
        table.place(
            |event| matches!(event, Event::Moved { card: Some(it), to, .. } if *it == card && *to == pile),
        ),
    ];
    assert!(order.is_sorted(), "{order:?}");
}

#[test]
fn an_upgrade_on_an_enemy_is_under_the_control_of_who_played_it() {
    cites!("player-cards.upgrade.enters-under-player");
    let hand = ["webbed-up", "energy", "genius"];
    let mut table = Given::new(&["spider", "hulk"], "rhino").hand(0, &hand).play();
    table.play_card("webbed-up", &["energy", "genius"]);
    table.settle();
    let upgrade = table.find("webbed-up");
    assert_eq!((upgrade.host, upgrade.controller), (Some(table.id("rhino-1")), Some(Seat(0))));
}

#[test]
fn a_printed_wild_resource_is_no_other_where_resources_are_counted() {
    cites!("costs.wild-no-other-type");
    let ability = "{ when: action, do: [{ deal-damage: { amount: { icons: { printed: energy, in: discard } }, \
                   to: villain } }] }";
    let given = Given::homebrew(&["spider"], "rhino").says("one-shot", ability).own(0, "one-shot");
    let given = given
        .print("genius", |card| card.resources = Resources { energy: 1, wild: 1, ..Resources::default() });
    let mut table = given.discard(0, &["genius"]).play();
    table.act("one-shot");
    assert_eq!(table.damage_on("rhino-1"), 1);
    // Nor where types are counted: it is of one type, which is wild.
    let ability = "{ when: action, do: [{ discard-top: { count: 1, bind: turned } }, \
                   { deal-damage: { amount: { resource-types: turned }, to: villain } }] }";
    let given = Given::homebrew(&["spider"], "rhino").says("one-shot", ability).own(0, "one-shot");
    let mut table = given.draws(&["the-power-of-justice"]).play();
    table.act("one-shot");
    assert_eq!(table.damage_on("rhino-1"), 1);
}

#[test]
fn what_a_card_says_of_generating_counts_though_it_is_not_played() {
    cites!("costs.discarded-card-not-played");
    // One wild resource, and two for a card of justice, which costs two.
    let given = Given::new(&["spider"], "rhino").threat("the-break-in", 5);
    let mut table = given.hand(0, &["for-justice", "the-power-of-justice"]).play();
    table.play_card("for-justice", &["the-power-of-justice"]);
    assert!(table.discarded(0, "the-power-of-justice"));
}

#[test]
fn a_resource_ability_is_used_by_who_controls_the_card() {
    cites!("costs.resource-ability");
    let given = Given::new(&["spider", "hulk"], "rhino").own(1, "web-shooter");
    let given = given.with("web-shooter", |card| card.controller = Some(Seat(0)));
    let mut table = given.hand(0, &["aunt-may", "energy"]).play();
    let (aunt, shooter) = (table.card("aunt-may"), table.id("web-shooter"));
    table.answer(TurnOption::Play(aunt));
    assert!(table.offers(Pay::Ability { card: shooter, place: 0 }));
}

#[test]
fn an_event_and_its_ability_are_paid_for_together() {
    cites!("costs.multiple-simultaneous");
    // Two resources for the event and one energy for the ability: two energy and one physical pay for both.
    let ability = "{ when: action, cost: [{ spend: { energy: 1 } }], do: [{ deal-damage: { amount: 1, to: villain } }] }";
    let given = Given::homebrew(&["spider"], "rhino").says("once-a-round", ability);
    let mut table = given.hand(0, &["once-a-round", "energy", "web-shooter"]).play();
    table.play_card("once-a-round", &["energy", "web-shooter"]);
    assert_eq!((table.damage_on("rhino-1"), table.hand(0)), (1, 0));
}

#[test]
fn an_event_whose_cost_was_not_paid_was_not_played() {
    cites!("initiating.play-definition");
    let costly = "{ when: action, cost: [{ take-damage: { amount: 1 } }], do: [{ draw: { count: 1 } }] }";
    for prevented in [false, true] {
        let mut table = Given::homebrew(&["spider"], "rhino")
            .says("hit-and-read", costly)
            .says("one-shot", "{ when: { interrupt: { damage: { to: you } } }, do: [{ prevent: 1 }] }")
            .says(
                "lookout",
                "{ when: { response: { play: { what: event } } }, do: [{ draw: { count: 1 } }] }",
            )
            .own(0, "one-shot")
            .own(0, "lookout")
            .hand(0, &["hit-and-read"])
            .play();
        table.play_card("hit-and-read", &[]);
        if prevented {
            table.ability("one-shot", 0);
        } else {
            table.answer(Use::Pass);
        }
        assert!(table.discarded(0, "hit-and-read"));
        let answered = matches!(table.ask(), Ask::Window { .. });
        assert_eq!((answered, table.hand(0)), (!prevented, usize::from(!prevented)));
    }
}

#[test]
fn a_resource_card_may_count_double_for_such_cards() {
    cites!("player-cards.resource.text-on-generation");
    let given = || {
        Given::new(&["spider"], "rhino")
            .modifies("energy", "doubled-for: { card: { kind: ally } }")
            .hand(0, &["energy", "mockingbird", "interrogation-room", "haymaker"])
    };
    // Energy prints two: four with the text.
    let mut table = given().play();
    let cost = |id: &str| table.cards.card(table.card(id)).cost;
    assert_eq!((cost("mockingbird"), cost("haymaker")), (Some(3), Some(2)));
    table.play_card("mockingbird", &["energy"]);
    assert!(table.there("mockingbird").is_some() && table.hand(0) == 2);
    // For an event it counts what it prints.
    let mut table = given().print("haymaker", |card| card.cost = Some(3)).play();
    let (event, energy) = (table.card("haymaker"), table.card("energy"));
    table.answer(TurnOption::Play(event));
    table.answer(Pay::Card(energy));
    assert!(!table.offers(Pay::Done));
}
