//! The chapter on costs and resources, as far as only cards of one's own go there: what pays for several things at once, and
//! what is chosen to pay with.

use champions::ask::{Ask, Chosen, Opted, Pay, TurnOption};
use champions::card::ability::{Resource, Resources, Status};
use champions::event::Event;
use champions::state::{Place, Thing};
use champions::{cites, rule};
use table::Seat;

use crate::given::Given;

/// What a player would pay for a card now.
fn costs(table: &crate::kit::Table, id: &str) -> u8 {
    champions::initiate::bill(table.game.now(), Seat(0), table.card(id)).any
}

#[test]
fn the_next_ally_costs_less_and_nothing_else_does() {
    cites!("initiating.step2-determine-cost", "initiating.step3-apply-modifiers");
    let given = Given::homebrew(&["spider", "marvel"], "rhino");
    let hand = ["call-for-friends", "aunt-may", "mockingbird", "black-cat", "genius", "energy", "strength"];
    let mut table = given.hand(0, &hand).play();
    let before = ["aunt-may", "mockingbird", "black-cat"].map(|id| costs(&table, id));
    table.play_card("call-for-friends", &[]);
    let [aunt, mocking, cat] = before;
    assert_eq!([costs(&table, "aunt-may"), costs(&table, "mockingbird")], [aunt, mocking - 1]);
    // A support is played for what it costs, and the effect still waits for an ally.
    table.play_card("aunt-may", &["genius"]);
    assert_eq!(costs(&table, "mockingbird"), mocking - 1);
    let ally = table.card("mockingbird");
    assert_eq!(champions::initiate::bill(table.game.now(), Seat(1), ally).any, mocking, "it is hers alone");
    table.play_card("mockingbird", &["energy"]);
    assert!(table.there("mockingbird").is_some());
    assert_eq!(costs(&table, "black-cat"), cat, "it was used");
}

const ENERGY: &str =
    "{ when: resource, cost: [{ exhaust: self }], do: [{ generate: { resources: { energy: 1 } } }] }";

#[test]
fn a_card_that_exhausts_for_two_abilities_pays_by_one_of_them() {
    cites!("costs.multiple-simultaneous");
    let more = |mental: u8| {
        format!(
            "{{ when: resource, cost: [{{ exhaust: self }}], do: [{{ generate: {{ resources: {{ mental: {mental} }} }} }}] }}"
        )
    };
    let given = |mental: u8| {
        let given = Given::homebrew(&["spider"], "rhino").says_all("aunt-may", &[ENERGY, &more(mental)]);
        given.own(0, "aunt-may").hand(0, &["black-cat"]).play()
    };
    // One and one would be two, but she exhausts for either.
    assert_eq!(given(1).cannot_play("black-cat"), rule!("costs.play-cost-any-mix"));
    let mut table = given(2);
    let (cat, aunt) = (table.card("black-cat"), table.id("aunt-may"));
    table.answer(TurnOption::Play(cat));
    let too_little = table.refused(Pay::Ability { card: aunt, place: 0 });
    assert_eq!(too_little, rule!("costs.multiple-simultaneous"));
    table.answer(Pay::Ability { card: aunt, place: 1 });
    table.answer(Pay::Done);
    assert!(table.there("black-cat").is_some());
}

#[test]
fn what_exhausts_for_an_ability_does_not_pay_for_it_as_well() {
    cites!("costs.multiple-simultaneous");
    let action =
        "{ when: action, cost: [{ exhaust: self }, { spend: { energy: 1 } }], do: [{ draw: { count: 1 } }] }";
    let given =
        || Given::homebrew(&["spider"], "rhino").says_all("aunt-may", &[action, ENERGY]).own(0, "aunt-may");
    assert_eq!(given().play().cannot_act("aunt-may"), rule!("initiating.step2-determine-cost"));
    let mut table = given().hand(0, &["energy"]).play();
    table.act("aunt-may");
    table.pay(&["energy"]);
    assert!(table.find("aunt-may").exhausted && table.hand(0) == 1);
}

#[test]
fn a_card_that_is_discarded_to_generate_resources_generates_none_itself() {
    cites!("costs.multiple-simultaneous");
    let barter = "{ when: resource, limit: { round: 1 }, cost: [{ discard: { what: { choose: { from: { in: hand } } } } }], \
                  do: [{ generate: { resources: { wild: 2 } } }] }";
    let given = |hand: &[&str]| {
        let given = Given::homebrew(&["spider"], "rhino").says("aunt-may", barter).own(0, "aunt-may");
        given.hand(0, &["helicarrier"]).hand(0, hand).play()
    };
    // It costs three. The one card gives two, by itself or through her.
    assert_eq!(given(&["genius"]).cannot_play("helicarrier"), rule!("costs.play-cost-any-mix"));
    let mut table = given(&["genius", "strength"]);
    let (ship, aunt) = (table.card("helicarrier"), table.id("aunt-may"));
    table.answer(TurnOption::Play(ship));
    table.answer(Pay::Ability { card: aunt, place: 0 });
    table.choose_out(Place::Hand(Seat(0)), "strength");
    table.pay(&["genius"]);
    assert!(table.there("helicarrier").is_some() && table.hand(0) == 0);
}

#[test]
fn counters_pay_as_often_as_there_are_some() {
    cites!("costs.resource-ability");
    let drain = "{ when: resource, cost: [{ remove-counters: { counter: attack, count: 1 } }], \
                 do: [{ generate: { resources: { wild: 1 } } }] }";
    // It has three counters.
    let given = Given::new(&["spider"], "rhino").says("tac-team", drain).own(0, "tac-team");
    let mut table = given
        .hand(0, &["black-cat", "nick-fury"])
        .print("black-cat", |card| card.resources = Resources::default())
        .print("nick-fury", |card| card.resources = Resources::default())
        .play();
    assert_eq!(table.cannot_play("nick-fury"), rule!("costs.play-cost-any-mix"));
    let (cat, team) = (table.card("black-cat"), table.id("tac-team"));
    table.answer(TurnOption::Play(cat));
    table.answer(Pay::Ability { card: team, place: 0 });
    table.answer(Pay::Ability { card: team, place: 0 });
    table.answer(Pay::Done);
    assert!(table.there("black-cat").is_some());
    assert_eq!(table.counters("tac-team", "attack"), 1);
}

#[test]
fn where_no_option_can_be_paid_for_none_is_taken() {
    cites!("costs.ability-cost", "costs.multiple-simultaneous");
    let dear = "{ when: when-revealed, do: [{ choose-one: [\
                { cost: [{ spend: { energy: 1 } }], do: [{ draw: { count: 1 } }] }, \
                { cost: [{ exhaust: your-hero }], do: [{ draw: { count: 1 } }] }] }] }";
    let given = |hand: &[&str]| {
        let given = Given::new(&["spider"], "rhino").says("assault", dear).hand(0, hand);
        let given = given.with("spider-man", |card| card.exhausted = true);
        let mut table = given.stock(&["assault"]).dealt(0, &["assault"]).play();
        table.until(|ask| matches!(ask, Ask::ChooseOne { .. } | Ask::Turn { .. }));
        table
    };
    let table = given(&[]);
    assert!(matches!(table.ask(), Ask::Turn { .. }) && table.encounter_discarded("assault"));
    let mut table = given(&["energy"]);
    assert_eq!(table.refused(Opted(1)), rule!("costs.ability-cost"));
    assert!(table.offers(Opted(0)));
}

#[test]
fn what_exhausts_as_a_cost_is_spoken_of_afterwards() {
    cites!("costs.arrow", "costs.ability-cost");
    let action = "{ when: action, cost: [{ exhaust: { choose: { from: { kind: ally, control: you }, bind: friend } } }], \
                  do: [{ deal-damage: { amount: { stat: { of: { among: friend }, is: atk } }, to: villain } }] }";
    let given = Given::new(&["spider"], "rhino").says("aunt-may", action).own(0, "aunt-may");
    let mut table = given.own(0, "black-cat").own(0, "mockingbird").own(0, "hulk").play();
    table.act("aunt-may");
    table.choose("hulk");
    assert!(table.find("hulk").exhausted && !table.find("black-cat").exhausted);
    assert_eq!(table.damage_on("rhino-1"), 3);
}

#[test]
fn a_cost_that_several_could_pay_is_paid_by_who_is_chosen() {
    cites!("costs.ability-cost", "costs.arrow");
    for (cost, before, after) in [
        ("take-damage: { amount: 1, who: { choose: { from: { kind: ally, control: you } } } }", 0, (1, 0)),
        ("heal: { amount: 1, from: { choose: { from: { kind: ally, control: you } } } }", 1, (0, 1)),
    ] {
        let action = format!("{{ when: action, cost: [{{ {cost} }}], do: [{{ draw: {{ count: 1 }} }}] }}");
        let given = Given::new(&["spider"], "rhino").says("aunt-may", &action).own(0, "aunt-may");
        let given = given.own(0, "black-cat").own(0, "mockingbird");
        let mut table = given.damage("black-cat", before).damage("mockingbird", before).play();
        table.act("aunt-may");
        assert!(matches!(table.ask(), Ask::Choose { .. }), "{cost}");
        table.choose("black-cat");
        assert_eq!((table.damage_on("black-cat"), table.damage_on("mockingbird")), after, "{cost}");
        assert_eq!(table.hand(0), 1);
    }
}

#[test]
fn one_card_does_not_pay_two_costs() {
    cites!("costs.multiple-simultaneous");
    let twice = "{ when: action, cost: [{ exhaust: { choose: { from: ally } } }, { exhaust: { choose: { from: ally } } }], \
                 do: [{ draw: { count: 1 } }] }";
    let given =
        || Given::new(&["spider"], "rhino").says("aunt-may", twice).own(0, "aunt-may").own(0, "black-cat");
    assert_eq!(given().play().cannot_act("aunt-may"), rule!("initiating.step2-determine-cost"));
    let mut table = given().own(0, "mockingbird").play();
    table.act("aunt-may");
    table.choose("black-cat");
    assert!(table.find("black-cat").exhausted && table.find("mockingbird").exhausted);
    // What a later cost cannot do without pays for no earlier one.
    let one_certain = "{ when: action, cost: [{ exhaust: { choose: { from: ally } } }, \
                       { heal: { amount: 1, from: { choose: { from: ally } } } }, \
                       { exhaust: { choose: { from: { kind: ally, is: ready } } } }], do: [{ draw: { count: 1 } }] }";
    let given = Given::new(&["spider"], "rhino").says("aunt-may", one_certain).own(0, "aunt-may");
    let mut table = given.own(0, "black-cat").own(0, "mockingbird").play();
    assert_eq!(table.cannot_act("aunt-may"), rule!("initiating.step2-determine-cost"));
}

#[test]
fn an_event_is_no_card_of_the_hand_that_it_could_discard() {
    cites!("costs.ability-cost");
    let drop = |which: &str| {
        format!(
            "{{ when: action, cost: [{{ discard: {{ what: {which} }} }}], do: [{{ deal-damage: {{ amount: 1, to: villain }} }}] }}"
        )
    };
    for which in
        ["{ choose: { from: { in: hand } } }", "{ random: { from: { in: hand } } }", "{ each: { in: hand } }"]
    {
        let given = || Given::new(&["spider"], "rhino").says("first-aid", &drop(which));
        let given = || given().print("first-aid", |card| card.cost = Some(0));
        let mut table = given().hand(0, &["first-aid"]).play();
        assert_eq!(table.cannot_play("first-aid"), rule!("initiating.step2-determine-cost"), "{which}");
        let mut table = given().hand(0, &["first-aid", "energy"]).play();
        table.play_card("first-aid", &[]);
        if matches!(table.ask(), Ask::Choose { .. }) {
            table.choose_out(Place::Hand(Seat(0)), "energy");
        }
        assert!(table.discarded(0, "energy") && table.damage_on("rhino-1") == 1, "{which}");
    }
}

#[test]
fn the_card_that_a_cost_discards_is_kept_until_then() {
    cites!("costs.multiple-simultaneous");
    let action = "{ when: action, cost: [{ spend: { energy: 1 } }, \
                  { discard: { what: { choose: { from: { kind: ally, in: hand } } } } }], do: [{ draw: { count: 1 } }] }";
    // The ally prints energy, too.
    let given = || Given::new(&["spider"], "rhino").says("aunt-may", action).own(0, "aunt-may");
    let given = || {
        given().print("black-cat", |card| card.resources = Resources { energy: 1, ..Resources::default() })
    };
    assert_eq!(
        given().hand(0, &["black-cat"]).play().cannot_act("aunt-may"),
        rule!("initiating.step2-determine-cost")
    );
    let mut table = given().hand(0, &["black-cat", "energy"]).play();
    table.act("aunt-may");
    let cat = table.card("black-cat");
    assert_eq!(table.refused(Pay::Card(cat)), rule!("costs.multiple-simultaneous"));
    table.pay(&["energy"]);
    if matches!(table.ask(), Ask::Choose { .. }) {
        table.choose_out(Place::Hand(Seat(0)), "black-cat");
    }
    assert!(table.discarded(0, "black-cat"));
}

#[test]
fn nobody_pays_with_what_is_the_scenarios() {
    cites!("costs.own-elements");
    let action = "{ when: action, cost: [{ discard: { what: { choose: { from: minion } } } }], do: [{ draw: { count: 1 } }] }";
    let given = Given::new(&["spider"], "rhino").says("aunt-may", action).own(0, "aunt-may");
    let mut table = given.foe(Some(0), "sandman").play();
    assert_eq!(table.cannot_act("aunt-may"), rule!("initiating.step2-determine-cost"));
    // But a card of the scenario can be what its own ability costs.
    let action = "{ when: action, cost: [{ discard: { what: self } }], do: [{ draw: { count: 1 } }] }";
    let given = Given::new(&["spider"], "rhino").says("sandman", action);
    let mut table = given.foe(Some(0), "sandman").play();
    table.act("sandman");
    assert!(table.encounter_discarded("sandman") && table.hand(0) == 1);
}

#[test]
fn nobody_pays_with_cards_of_another_hand() {
    cites!("costs.own-out-of-play");
    let action = "{ when: action, cost: [{ discard: { what: { choose: { from: { in: hand, of: any } } } } }], \
                  do: [{ draw: { count: 1 } }] }";
    let given = || {
        Given::new(&["spider", "hulk"], "rhino")
            .says("aunt-may", action)
            .own(0, "aunt-may")
            .hand(1, &["strength"])
    };
    assert_eq!(given().play().cannot_act("aunt-may"), rule!("initiating.step2-determine-cost"));
    let mut table = given().hand(0, &["energy", "genius"]).play();
    table.act("aunt-may");
    let strength = Chosen::Card(Thing::Out(Place::Hand(Seat(1)), table.card("strength")));
    assert_eq!(table.refused(strength), rule!("costs.own-elements"));
    table.choose_out(Place::Hand(Seat(0)), "energy");
    assert!(table.discarded(0, "energy"));
}

#[test]
fn the_last_card_of_a_deck_may_be_what_a_cost_discards() {
    cites!("zones.player-deck-empty.reshuffle");
    let action = "{ when: action, cost: [{ discard: { what: { choose: { from: { in: deck } } } } }], \
                  do: [{ deal-damage: { amount: 1, to: villain } }] }";
    let mut given = Given::new(&["spider"], "rhino").says("aunt-may", action).own(0, "aunt-may");
    let player = given.state.player_mut(Seat(0));
    let last = player.deck.iter().next().expect("a card");
    player.deck = [last].into_iter().collect();
    let mut table = given.discard(0, &["energy", "genius"]).play();
    table.act("aunt-may");
    if matches!(table.ask(), Ask::Choose { .. }) {
        table.answer(Chosen::Card(Thing::Out(Place::Deck(Seat(0)), last)));
    }
    let player = table.state().player(Seat(0));
    assert!(player.discard.is_empty() && player.deck.len() == 3);
}

#[test]
fn a_card_discarded_to_pay_is_not_the_one_on_top_that_is_copied() {
    cites!("costs.generated-together");
    // The courier is discarded for a wild resource, and lies on the pile before Pepper Potts is used.
    let given = Given::homebrew(&["iron"], "rhino").own(0, "courier").own(0, "pepper-potts");
    let mut table = given.discard(0, &["energy"]).hand(0, &["helicarrier"]).play();
    let (ship, courier, pepper) = (table.card("helicarrier"), table.id("courier"), table.id("pepper-potts"));
    table.answer(TurnOption::Play(ship));
    table.answer(Pay::Ability { card: courier, place: 0 });
    table.answer(Pay::Ability { card: pepper, place: 0 });
    let Ask::Pay { generated, .. } = table.ask() else { panic!("{:?}", table.ask()) };
    assert_eq!(generated, Resources { energy: 2, wild: 1, ..Resources::default() });
    table.answer(Pay::Done);
    assert!(table.there("helicarrier").is_some());
}

#[test]
fn what_costs_nothing_may_be_paid_all_the_same_if_it_asks_with_what() {
    cites!("costs.overpay-allowed");
    let given = || {
        let given = Given::homebrew(&["spider"], "rhino").own(0, "bulk-discount").own(0, "bulk-discount");
        given.threat("the-break-in", 5).hand(0, &["for-justice", "genius", "aunt-may"])
    };
    let mut table = given().play();
    let justice = table.card("for-justice");
    table.answer(TurnOption::Play(justice));
    assert!(matches!(table.ask(), Ask::Pay { any: 0, .. }) && table.offers(Pay::Done));
    table.pay(&["genius"]);
    assert_eq!((table.threat_on("the-break-in"), table.hand(0)), (1, 1));
    let mut table = given().play();
    table.play_card("for-justice", &[]);
    assert_eq!((table.threat_on("the-break-in"), table.hand(0)), (2, 2));
    // Whatever asks nothing of the kind is not paid for.
    table.play_card("aunt-may", &[]);
    assert_eq!(table.hand(0), 1);
}

#[test]
fn a_wild_resource_is_declared_wherever_an_event_asks_for_a_type() {
    cites!("costs.wild-must-specify");
    let more = "{ deal-damage: { amount: { varies: { usually: 1, but: 2, if: { paid-with: mental } } }, to: villain } }";
    for steps in [
        format!("{{ choose-one: [{{ do: [{more}] }}, {{ do: [{{ draw: {{ count: 1 }} }}] }}] }}"),
        format!("{{ each-player: {{ do: [{more}] }} }}"),
        format!("{{ as-player: {{ who: you, do: [{more}] }} }}"),
        "{ deal-damage: { amount: { sum: [1, { varies: { usually: 0, but: 1, if: { paid-with: mental } } }] }, to: villain } }"
            .to_owned(),
        "{ deal-damage: { amount: { varies: { usually: 1, but: 2, if: { paid-with: mental } } }, \
         to: { varies: { usually: villain, but: villain, if: { paid-with: mental } } } } }"
            .to_owned(),
    ] {
        let given = Given::homebrew(&["spider"], "rhino").says("haymaker", &format!("{{ when: action, do: [{steps}] }}"));
        let mut table = given.hand(0, &["haymaker", "wild-card", "wild-card"]).play();
        table.play_card("haymaker", &["wild-card", "wild-card"]);
        assert!(matches!(table.ask(), Ask::Declare { .. }), "{steps}");
        table.declare(Resource::Mental);
        if matches!(table.ask(), Ask::ChooseOne { .. }) {
            table.answer(Opted(0));
        }
        assert_eq!(table.damage_on("rhino-1"), 2, "{steps}");
    }
}

#[test]
fn what_an_option_costs_is_a_payment_that_can_be_interrupted() {
    cites!("initiating.interrupt-any-step");
    let dear = "{ when: when-revealed, do: [{ choose-one: [\
                { cost: [{ exhaust: your-hero }], do: [{ deal-damage: { amount: 1, to: villain } }] }, \
                { do: [{ deal-damage: { amount: 2, to: villain } }] }] }] }";
    let given = Given::homebrew(&["spider"], "rhino").says("assault", dear).own(0, "paymaster");
    let mut table = given.stock(&["assault"]).dealt(0, &["assault"]).play();
    table.option(0);
    table.ability("paymaster", 0);
    assert_eq!((table.hand(0), table.damage_on("rhino-1")), (1, 1));
}

#[test]
fn status_comes_first_though_an_event_would_be_cancelled() {
    cites!("status.timing-priority", "status.replaces-whole-ability");
    let cancels = "{ when: { forced-interrupt: { initiate: { what: event } } }, do: [{ cancel: effects }] }";
    let given = Given::homebrew(&["hulk"], "rhino").says("jammer", cancels).foe(None, "jammer");
    let given = given.status("she-hulk", Status::Stunned).hand(0, &["haymaker", "energy"]);
    let mut table = given.play();
    table.play_card("haymaker", &["energy"]);
    assert!(!table.find("she-hulk").statuses.has(Status::Stunned), "the stunned card answered");
    assert_eq!((table.fired("jammer"), table.damage_on("rhino-1")), (0, 0));
    assert!(!table.told().any(|(event, _)| matches!(event, Event::Cancelled { .. })));
}
