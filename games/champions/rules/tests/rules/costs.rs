//! The chapter on costs and resources: what pays, what does not, and what is lost.

use champions::ask::{Ask, Chosen, Opted, Pay, TurnOption};
use champions::card::ability::{Resource, Resources, Status};
use champions::event::Event;
use champions::payment;
use champions::state::{Place, Thing};
use champions::{cites, rule};
use table::Seat;

use crate::given::Given;

fn spider() -> Given {
    Given::new(&["spider"], "rhino")
}

#[test]
fn what_stands_before_the_arrow_is_paid_or_nothing_after_it_is_done() {
    cites!("costs.arrow");
    // Tony Stark exhausts, and his problems are out of the game; exhausted, he has to take the other way out.
    let problems = |exhausted: bool| {
        let given =
            Given::new(&["iron"], "rhino").alter_ego(0).with("iron-man", |card| card.exhausted = exhausted);
        let mut table =
            given.own(0, "arc-reactor").stock(&["business-problems"]).dealt(0, &["business-problems"]).play();
        table.until(|ask| matches!(ask, Ask::ChooseOne { .. } | Ask::Turn { .. }));
        table
    };
    let mut table = problems(false);
    assert!(table.offers(Opted(0)) && table.offers(Opted(1)));
    table.answer(Opted(0));
    table.settle();
    assert!(table.state().encounter.removed.contains(&table.card("business-problems")));
    let exhausted = table.told().any(|(event, _)| *event == Event::Exhausted { card: table.id("iron-man") });
    assert!(exhausted && !table.encounter_discarded("business-problems"));
    // Nobody is asked about one way.
    let table = problems(true);
    assert!(table.state().encounter.removed.is_empty() && table.encounter_discarded("business-problems"));
}

#[test]
fn what_was_generated_too_much_pays_for_nothing_else() {
    cites!("costs.excess-lost", "costs.overpay-allowed");
    let mut table = spider().hand(0, &["aunt-may", "energy", "web-shooter"]).play();
    table.play_card("aunt-may", &["energy"]);
    assert!(table.there("aunt-may").is_some());
    let resources = Resources { energy: 2, ..Resources::default() };
    assert!(table.told().any(|(event, _)| *event == Event::Generated { player: Seat(0), resources }));
    // One of the two energy was left over, and the web-shooter costs one.
    assert_eq!(table.cannot_play("web-shooter"), rule!("costs.play-cost-any-mix"));
}

#[test]
fn nobody_pays_with_what_is_another_players() {
    cites!("costs.own-out-of-play", "costs.resource-ability");
    let mut table = Given::new(&["hulk", "spider"], "rhino")
        .alter_ego(0)
        .alter_ego(1)
        .hand(0, &["tenacity", "energy"])
        .hand(1, &["strength"])
        .play();
    let (tenacity, energy) = (table.card("tenacity"), table.card("energy"));
    let (others, peter) = (table.card("strength"), table.id("spider-man"));
    table.answer(TurnOption::Play(tenacity));
    assert_eq!(table.refused(Pay::Card(others)), rule!("costs.own-out-of-play"));
    // Peter Parker is a scientist, but not hers.
    assert_eq!(table.refused(Pay::Ability { card: peter, place: 0 }), rule!("costs.resource-ability"));
    assert!(table.offers(Pay::Card(energy)));
}

#[test]
fn a_card_without_resources_pays_for_nothing() {
    cites!("costs.generate-by-discard");
    let mut table = spider()
        .print("genius", |card| card.resources = Resources::default())
        .hand(0, &["aunt-may", "energy", "genius", "haymaker"])
        .play();
    let (aunt, genius, energy) = (table.card("aunt-may"), table.card("genius"), table.card("energy"));
    table.answer(TurnOption::Play(aunt));
    assert_eq!(table.refused(Pay::Card(genius)), rule!("costs.generate-by-discard"));
    assert!(table.offers(Pay::Card(energy)));
    let offers = payment::offers(table.game.now(), Seat(0), Some(aunt));
    let cards: Vec<Pay> = offers.into_iter().map(|(with, _)| with).collect();
    let haymaker = table.card("haymaker");
    assert!(cards.contains(&Pay::Card(energy)) && cards.contains(&Pay::Card(haymaker)));
    assert!(!cards.contains(&Pay::Card(genius)));
}

#[test]
fn the_three_types_are_told_apart() {
    cites!("costs.three-types", "costs.ability-resource-cost");
    // It costs one physical, and neither of the others will do.
    for (card, pays) in [("energy", false), ("genius", false), ("strength", true)] {
        let given = Given::new(&["hulk"], "rhino").own(0, "tenacity").hand(0, &[card]);
        let mut table = given.with("she-hulk", |hero| hero.exhausted = true).play();
        let tenacity = TurnOption::Action { card: table.id("tenacity"), place: 0 };
        assert_eq!(table.offers(tenacity), pays, "{card}");
        if !pays {
            assert_eq!(table.refused(tenacity), rule!("initiating.step2-determine-cost"), "{card}");
        }
    }
}

#[test]
fn a_wild_resource_pays_for_a_type() {
    cites!("costs.wild-any", "costs.ability-resource-cost");
    let tired = |card: &str| {
        let given = Given::new(&["hulk"], "rhino").own(0, "tenacity").hand(0, &[card]);
        given.with("she-hulk", |hero| hero.exhausted = true).play()
    };
    // It costs one physical.
    let mut table = tired("the-power-of-aggression");
    table.act("tenacity");
    table.pay(&["the-power-of-aggression"]);
    assert!(!table.find("she-hulk").exhausted);
    assert_eq!(tired("genius").cannot_act("tenacity"), rule!("initiating.step2-determine-cost"));
}

#[test]
fn a_card_is_paid_with_any_mix_but_not_with_less() {
    cites!("costs.play-cost-any-mix");
    // One energy, one mental and one physical for a cost of three.
    let mut table = spider().hand(0, &["helicarrier", "aunt-may", "first-aid", "web-shooter"]).play();
    let card = table.card("helicarrier");
    table.answer(TurnOption::Play(card));
    for id in ["aunt-may", "first-aid"] {
        let card = table.card(id);
        table.answer(Pay::Card(card));
    }
    assert_eq!(table.refused(Pay::Done), rule!("costs.play-cost-any-mix"));
    table.pay(&["web-shooter"]);
    assert!(table.there("helicarrier").is_some());
    let mut table = spider().hand(0, &["helicarrier", "aunt-may", "first-aid"]).play();
    assert_eq!(table.cannot_play("helicarrier"), rule!("costs.play-cost-any-mix"));
}

#[test]
fn a_resource_ability_is_used_while_paying_and_at_no_other_time() {
    cites!("costs.resource-ability", "timing.trigger-condition");
    let mut table = spider().alter_ego(0).hand(0, &["aunt-may"]).play();
    let (peter, aunt) = (table.id("spider-man"), table.card("aunt-may"));
    let scientist = TurnOption::Action { card: peter, place: 0 };
    assert!(!table.offers(scientist));
    assert_eq!(table.refused(scientist), rule!("timing.trigger-condition"));
    table.answer(TurnOption::Play(aunt));
    assert!(table.offers(Pay::Ability { card: peter, place: 0 }));
}

#[test]
fn a_wild_resource_is_declared_as_one_of_three_types() {
    cites!("costs.wild-must-specify");
    let hand = ["for-justice", "the-power-of-justice"];
    let mut table = spider().threat("the-break-in", 6).hand(0, &hand).play();
    table.play_card("for-justice", &["the-power-of-justice"]);
    assert!(matches!(table.ask(), Ask::Declare { .. }));
    assert_eq!(table.refused(Resource::Wild), rule!("costs.wild-must-specify"));
    // There are two of them, since the card that is paid for is of justice.
    table.declare(Resource::Energy);
    table.declare(Resource::Physical);
    // Three, and not the four of a mental resource.
    assert_eq!(table.threat_on("the-break-in"), 3);
}

#[test]
fn each_wild_resource_is_declared() {
    cites!("costs.wild-must-specify", "costs.wild-any");
    let paid = |declared: [Resource; 2]| {
        let mut table = Given::homebrew(&["panther"], "rhino").hand(0, &["both-ways", "vibranium"]).play();
        table.play_card("both-ways", &["vibranium"]);
        declared.into_iter().for_each(|resource| table.declare(resource));
        table.settle();
        table.damage_on("rhino-1")
    };
    // One damage for energy, two for mental.
    assert_eq!(paid([Resource::Energy, Resource::Mental]), 3);
    assert_eq!(paid([Resource::Energy, Resource::Physical]), 1);
    assert_eq!(paid([Resource::Physical, Resource::Physical]), 0);
}

#[test]
fn a_wild_resource_that_pays_for_nothing_is_wild_and_nothing_else() {
    cites!("costs.wild-no-other-type");
    // Black Cat takes what prints a mental resource among two cards of the deck.
    let mut table =
        spider().hand(0, &["black-cat", "energy"]).draws(&["the-power-of-justice", "genius"]).play();
    table.play_card("black-cat", &["energy"]);
    table.settle();
    assert!(table.in_hand(0, "genius") && table.discarded(0, "the-power-of-justice"));
}

#[test]
fn what_is_asked_of_a_discarded_card_is_what_it_prints() {
    cites!("costs.wild-no-other-type");
    let ability = "{ when: action, do: [{ discard-top: { count: 1, bind: turned } }, \
                   { if: { holds: { printed: { what: turned, any: [energy] } }, \
                   then: [{ deal-damage: { amount: 1, to: villain } }] } }] }";
    for (turned, damage) in [("energy", 1), ("the-power-of-justice", 0)] {
        let given = Given::homebrew(&["spider"], "rhino").says("one-shot", ability).own(0, "one-shot");
        let mut table = given.draws(&[turned]).play();
        table.act("one-shot");
        assert_eq!((table.discarded(0, turned), table.damage_on("rhino-1")), (true, damage), "{turned}");
    }
}

#[test]
fn a_card_that_pays_is_not_counted_as_played_and_nothing_answers_it() {
    cites!("costs.discarded-card-not-played");
    let ability = "{ when: { response: { play: { what: event } } }, do: [{ draw: { count: 1 } }] }";
    let given = Given::homebrew(&["spider"], "rhino").says("one-shot", ability).own(0, "one-shot");
    // It may be played once in a round, and this was not playing it.
    let mut table =
        given.hand(0, &["helicarrier", "once-a-round", "energy", "once-a-round", "genius"]).play();
    table.play_card("helicarrier", &["once-a-round", "energy"]);
    assert!(matches!(table.ask(), Ask::Turn { .. }), "{:?}", table.ask());
    table.play_card("once-a-round", &["genius"]);
    assert!(matches!(table.ask(), Ask::Window { .. }), "{:?}", table.ask());
    assert_eq!(table.damage_on("rhino-1"), 1);
}

#[test]
fn a_card_that_pays_is_not_played() {
    cites!("costs.discarded-card-not-played");
    let mut table = spider().hand(0, &["aunt-may", "haymaker"]).play();
    table.play_card("aunt-may", &["haymaker"]);
    table.settle();
    let played = table.told().filter_map(|(event, _)| match event {
        Event::Played { player, card } => Some((*player, *card)),
        _ => None,
    });
    assert_eq!(played.collect::<Vec<_>>(), [(Seat(0), table.card("aunt-may"))]);
    assert!(table.discarded(0, "haymaker") && table.damage_on("rhino-1") == 0);
}

#[test]
fn costs_that_are_paid_together_leave_each_other_what_they_need() {
    cites!("costs.multiple-simultaneous");
    // One energy is spent, and one card of the hand discarded, both at once.
    let homebrew = |hand: &[&str]| Given::homebrew(&["spider"], "rhino").hand(0, hand).play();
    let mut table = homebrew(&["trade", "genius", "tenacity"]);
    let (trade, genius, tenacity) = (table.card("trade"), table.card("genius"), table.card("tenacity"));
    table.answer(TurnOption::Play(trade));
    // With the genius gone, the only energy would have to stay in hand.
    assert_eq!(table.refused(Pay::Card(genius)), rule!("costs.multiple-simultaneous"));
    table.answer(Pay::Card(tenacity));
    table.answer(Pay::Done);
    table.settle();
    assert_eq!((table.hand(0), table.damage_on("rhino-1")), (0, 1));
    // One card is not enough for both.
    let mut table = homebrew(&["trade", "energy"]);
    assert_eq!(table.cannot_play("trade"), rule!("initiating.step2-determine-cost"));
}

#[test]
fn damage_that_is_prevented_pays_for_nothing() {
    cites!("costs.ability-cost", "costs.arrow");
    let given = || Given::homebrew(&["hulk"], "rhino").own(0, "focused-rage").hand(0, &["step-in"]);
    let mut table = given().play();
    table.act("focused-rage");
    table.event("step-in");
    table.settle();
    // The one damage was not taken, so there is no card for it.
    assert_eq!((table.damage_on("she-hulk"), table.hand(0)), (0, 0));
    let mut table = given().play();
    table.act("focused-rage");
    table.settle();
    assert_eq!((table.damage_on("she-hulk"), table.hand(0)), (1, 2));
}

#[test]
fn healing_pays_as_long_as_there_is_as_much_damage() {
    cites!("costs.ability-cost");
    let marvel = |damage: u16| {
        let given = Given::new(&["marvel"], "rhino").damage("captain-marvel", damage);
        given.hand(0, &["energy"]).play()
    };
    let mut table = marvel(1);
    table.act("captain-marvel");
    table.pay(&["energy"]);
    assert_eq!((table.damage_on("captain-marvel"), table.hand(0)), (0, 1));
    assert_eq!(marvel(0).cannot_act("captain-marvel"), rule!("initiating.step2-determine-cost"));
}

#[test]
fn what_each_of_some_cards_pays_is_paid_by_ones_own() {
    cites!("costs.own-elements");
    let paid = |cost: &str| {
        let ability = format!(
            "{{ when: action, cost: [{cost}], do: [{{ deal-damage: {{ amount: 1, to: villain }} }}] }}"
        );
        let mut table = Given::homebrew(&["spider", "hulk"], "rhino")
            .says("one-shot", &ability)
            .own(0, "one-shot")
            .own(0, "mockingbird")
            .own(1, "hulk")
            .damage("mockingbird", 1)
            .damage("hulk", 1)
            .play();
        table.act("one-shot");
        table.settle();
        assert_eq!(table.damage_on("rhino-1"), 1, "{cost}");
        ["mockingbird", "hulk"].map(|id| table.there(id).map(|ally| ally.damage))
    };
    assert_eq!(paid("{ take-damage: { amount: 1, who: { each: ally } } }"), [Some(2), Some(1)]);
    assert_eq!(paid("{ heal: { amount: 1, from: { each: ally } } }"), [Some(0), Some(1)]);
    assert_eq!(paid("{ discard: { what: { each: ally } } }"), [None, Some(1)]);
}

#[test]
fn nobody_discards_what_is_another_players_as_a_cost() {
    cites!("costs.own-elements");
    let given = || Given::homebrew(&["spider", "hulk"], "rhino").own(1, "hulk").hand(0, &["sacrifice"]);
    assert_eq!(given().play().cannot_play("sacrifice"), rule!("initiating.step2-determine-cost"));
    let mut table = given().own(0, "mockingbird").own(0, "jessica-jones").play();
    table.play_card("sacrifice", &[]);
    let others = table.id("hulk");
    let hulk = Chosen::Card(Thing::InPlay(others));
    assert_eq!(table.refused(hulk), rule!("costs.own-elements"));
    table.choose("mockingbird");
    table.settle();
    assert!(table.discarded(0, "mockingbird") && table.there("jessica-jones").is_some());
    assert_eq!(table.damage_on("rhino-1"), 3);
}

#[test]
fn wild_resources_count_where_as_many_as_one_likes_are_spent() {
    cites!("costs.wild-any");
    // Two energy, and a wild one that is used as energy.
    let mut table = Given::new(&["marvel"], "rhino")
        .own(0, "energy-channel")
        .hand(0, &["energy", "spider-woman", "genius"])
        .play();
    let channel = table.id("energy-channel");
    table.answer(TurnOption::Action { card: channel, place: 0 });
    // One at least must be spent, and mental resources are none.
    assert_eq!(table.refused(Pay::Done), rule!("costs.play-cost-any-mix"));
    let genius = table.card("genius");
    table.answer(Pay::Card(genius));
    assert_eq!(table.refused(Pay::Done), rule!("costs.play-cost-any-mix"));
    table.pay(&["energy", "spider-woman"]);
    assert_eq!(table.counters("energy-channel", "energy"), 3);
}

#[test]
fn one_resource_is_enough_where_as_many_as_one_likes_are_spent() {
    cites!("costs.ability-resource-cost");
    let channel =
        |card: &str| Given::new(&["marvel"], "rhino").own(0, "energy-channel").hand(0, &[card]).play();
    let mut table = channel("cosmic-flight");
    let id = table.id("energy-channel");
    table.answer(TurnOption::Action { card: id, place: 0 });
    table.pay(&["cosmic-flight"]);
    assert_eq!(table.counters("energy-channel", "energy"), 1);
    let mut table = channel("genius");
    let refused = table.refused(TurnOption::Action { card: id, place: 0 });
    assert_eq!(refused, rule!("initiating.step2-determine-cost"));
}

#[test]
fn a_wild_resource_is_used_once() {
    cites!("costs.wild-any");
    // One that is wild, and one energy: one wild card cannot be both.
    let homebrew = |with: [&str; 2]| {
        let hand = ["wild-card", with[0], with[1]];
        Given::homebrew(&["spider"], "rhino").hand(0, &hand).play()
    };
    let mut table = homebrew(["the-power-of-justice", "genius"]);
    assert_eq!(table.cannot_play("wild-card"), rule!("initiating.step2-determine-cost"));
    let mut table = homebrew(["the-power-of-justice", "energy"]);
    table.play_card("wild-card", &["the-power-of-justice", "energy"]);
    table.settle();
    assert_eq!(table.damage_on("rhino-1"), 1);
}

#[test]
fn a_resource_ability_pays_for_an_ability_as_well_as_for_a_card() {
    cites!("costs.resource-ability");
    let given = spider().own(0, "tenacity").own(0, "web-shooter");
    let mut table = given.with("spider-man", |hero| hero.exhausted = true).play();
    let shooter = table.id("web-shooter");
    table.act("tenacity");
    table.answer(Pay::Ability { card: shooter, place: 0 });
    table.answer(Pay::Done);
    assert_eq!((table.find("spider-man").exhausted, table.counters("web-shooter", "web")), (false, 2));
}

#[test]
fn a_resource_ability_that_generates_nothing_is_not_used() {
    cites!("costs.resource-ability");
    // Pepper Potts looks at a pile that is empty.
    let given = || Given::new(&["iron"], "rhino").own(0, "pepper-potts").hand(0, &["tenacity", "genius"]);
    let mut table = given().play();
    let (tenacity, pepper) = (table.card("tenacity"), table.id("pepper-potts"));
    table.answer(TurnOption::Play(tenacity));
    let ability = Pay::Ability { card: pepper, place: 0 };
    assert_eq!(table.refused(ability), rule!("costs.resource-ability"));
    let mut table = given().discard(0, &["web-shooter"]).play();
    table.answer(TurnOption::Play(tenacity));
    assert!(table.offers(ability));
    table.answer(ability);
    assert_eq!(table.fired("pepper-potts"), 1);
}

#[test]
fn one_copy_pays_for_the_other() {
    cites!("costs.pay-with-itself");
    let mut table = spider().hand(0, &["web-shooter", "web-shooter"]).play();
    table.play_card("web-shooter", &["web-shooter"]);
    assert!(table.there("web-shooter").is_some() && table.discarded(0, "web-shooter"));
    // The one resource that was generated is told.
    let generated = |table: &crate::kit::Table| {
        table.told().filter(|(event, _)| matches!(event, Event::Generated { .. })).count()
    };
    assert_eq!(generated(&table), 1);
    let mut table = Given::homebrew(&["spider"], "rhino").hand(0, &["one-shot"]).play();
    table.play_card("one-shot", &[]);
    assert_eq!(generated(&table), 0);
}

#[test]
fn an_event_uses_up_what_made_it_cheaper() {
    cites!("initiating.step3-apply-modifiers", "initiating.step6-begins");
    let mut table = spider().own(0, "helicarrier").hand(0, &["haymaker", "web-shooter"]).play();
    table.act("helicarrier");
    assert_eq!(table.state().lasting.len(), 1);
    // Two, less one.
    table.play_card("haymaker", &["web-shooter"]);
    assert!(table.state().lasting.is_empty());
    assert_eq!((table.damage_on("rhino-1"), table.fired("haymaker")), (3, 1));
}

#[test]
fn what_a_card_was_paid_with_matters_wherever_the_card_asks_for_it() {
    cites!("costs.wild-must-specify");
    // With a Bomb Scare in play it asks for mental, and otherwise for energy.
    for (scare, with, declared, damage) in
        [(true, "aunt-may", Resource::Mental, 1), (false, "first-aid", Resource::Energy, 2)]
    {
        let hand = ["nested", with, "the-power-of-justice"];
        let given = Given::homebrew(&["spider"], "rhino").hand(0, &hand);
        let mut table = if scare { given.foe(None, "bomb-scare") } else { given }.play();
        table.play_card("nested", &[with, "the-power-of-justice"]);
        table.declare(declared);
        table.settle();
        assert_eq!(table.damage_on("rhino-1"), damage);
    }
}

#[test]
fn what_makes_so_many_cards_cheaper_ends_with_the_last_of_them() {
    cites!("initiating.step3-apply-modifiers");
    // The next two cards cost one less; each of these costs one.
    let hand = ["two-for-less", "first-aid", "first-aid", "first-aid"];
    let mut table = Given::homebrew(&["spider"], "rhino").damage("spider-man", 8).hand(0, &hand).play();
    table.play_card("two-for-less", &[]);
    table.play_card("first-aid", &[]);
    table.play_card("first-aid", &[]);
    assert_eq!(table.damage_on("spider-man"), 4);
    assert_eq!(table.cannot_play("first-aid"), rule!("initiating.step2-determine-cost"));
}

#[test]
fn who_has_nothing_left_to_discard_has_not_paid() {
    cites!("costs.ability-cost");
    let ability = "{ when: action, cost: [{ take-damage: { amount: 3, who: { each: ally } } }, \
                   { discard: { what: { choose: { from: ally } } } }], \
                   do: [{ deal-damage: { amount: 1, to: villain } }] }";
    // One of them falls by the first cost, the other is still there for the second.
    for (ally, damage) in [("mockingbird", 0), ("hulk", 1)] {
        let given = Given::homebrew(&["spider"], "rhino").says("one-shot", ability);
        let mut table = given.own(0, "one-shot").own(0, ally).play();
        table.act("one-shot");
        table.settle();
        assert!(table.there(ally).is_none(), "{ally}");
        assert_eq!(table.damage_on("rhino-1"), damage, "{ally}");
    }
}

/// A support of Spider-Man's whose action costs this, and strikes the villain.
fn costing(cost: &str) -> Given {
    let strikes = "do: [{ deal-damage: { amount: 1, to: villain } }]";
    let ability = format!("{{ when: action, cost: [{cost}], {strikes} }}");
    Given::homebrew(&["spider", "hulk"], "rhino").says("one-shot", &ability).own(0, "one-shot")
}

#[test]
fn an_ability_whose_cost_cannot_be_paid_in_full_is_not_used() {
    cites!("costs.ability-cost");
    let unpaid = rule!("initiating.step2-determine-cost");
    let heal =
        |damage: u16| costing("{ heal: { amount: 2, from: you } }").damage("spider-man", damage).play();
    assert_eq!(heal(1).cannot_act("one-shot"), unpaid);
    heal(2).act("one-shot");
    let discard = || costing("{ discard: { what: { choose: { from: { in: hand } } } } }");
    assert_eq!(discard().play().cannot_act("one-shot"), unpaid);
    discard().hand(0, &["energy"]).play().act("one-shot");
    let damage = || costing("{ take-damage: { amount: 1 } }");
    assert_eq!(damage().status("spider-man", Status::Tough).play().cannot_act("one-shot"), unpaid);
    damage().play().act("one-shot");
}

#[test]
fn every_type_is_one_of_its_own_and_a_wild_resource_is_any_one_of_them() {
    cites!("costs.three-types", "costs.wild-any");
    let pays = |cost: &str, hand: &[&str]| {
        let table = costing(&format!("{{ spend: {{ {cost} }} }}")).hand(0, hand).play();
        table.offers(TurnOption::Action { card: table.id("one-shot"), place: 0 })
    };
    let types = [("energy: 1", "energy"), ("mental: 1", "genius"), ("physical: 1", "strength")];
    for (cost, wanted) in types {
        for (_, with) in types {
            assert_eq!(pays(cost, &[with]), with == wanted, "{cost}, {with}");
        }
        assert!(pays(cost, &["the-power-of-justice"]), "{cost}");
    }
    // It is one of them, and not two.
    let both = "energy: 1, mental: 1";
    assert!(pays(both, &["the-power-of-justice", "genius"]));
    assert!(!pays(both, &["the-power-of-justice", "strength"]) && !pays(both, &["the-power-of-justice"]));
}

#[test]
fn an_ability_takes_as_many_of_a_type_as_it_asks_for() {
    cites!("costs.ability-resource-cost");
    // Each card prints one resource: energy, mental, energy.
    for (other, pays) in [("first-aid", false), ("tac-team", true)] {
        let table = costing("{ spend: { energy: 2 } }").hand(0, &["aunt-may", other]).play();
        let action = TurnOption::Action { card: table.id("one-shot"), place: 0 };
        assert_eq!(table.offers(action), pays, "{other}");
    }
}

#[test]
fn cards_and_abilities_may_generate_more_than_is_needed() {
    cites!("costs.overpay-allowed");
    // Aunt May costs one.
    let given = spider().own(0, "web-shooter").hand(0, &["aunt-may", "energy", "genius"]);
    let mut table = given.play();
    let (aunt, shooter) = (table.card("aunt-may"), table.id("web-shooter"));
    table.answer(TurnOption::Play(aunt));
    for id in ["energy", "genius"] {
        let card = table.card(id);
        table.answer(Pay::Card(card));
    }
    table.answer(Pay::Ability { card: shooter, place: 0 });
    table.answer(Pay::Done);
    assert!(table.there("aunt-may").is_some() && table.hand(0) == 0);
    assert_eq!(table.counters("web-shooter", "web"), 2);
}

#[test]
fn no_cost_is_payable_with_what_another_player_controls() {
    cites!("costs.own-elements");
    for cost in [
        "{ exhaust: { each: ally } }",
        "{ take-damage: { amount: 1, who: { each: ally } } }",
        "{ heal: { amount: 1, from: { each: ally } } }",
    ] {
        let mut table = costing(cost).own(1, "hulk").damage("hulk", 1).play();
        assert_eq!(table.cannot_act("one-shot"), rule!("initiating.step2-determine-cost"), "{cost}");
        costing(cost).own(0, "mockingbird").damage("mockingbird", 1).play().act("one-shot");
    }
}

#[test]
fn a_card_is_discarded_as_a_cost_from_ones_own_hand() {
    cites!("costs.own-out-of-play");
    let given = costing("{ discard: { what: { choose: { from: { in: hand } } } } }");
    let mut table = given.hand(0, &["energy", "genius"]).hand(1, &["strength"]).play();
    table.act("one-shot");
    let others = Thing::Out(Place::Hand(Seat(1)), table.card("strength"));
    assert!(!table.offers(Chosen::Card(others)));
    table.choose_out(Place::Hand(Seat(0)), "genius");
    assert!(table.discarded(0, "genius") && table.in_hand(1, "strength"));
}

#[test]
fn a_resource_ability_pays_in_the_villain_phase_too() {
    cites!("costs.resource-ability");
    let given = spider().own(0, "web-shooter").hand(0, &["enhanced-spider-sense"]);
    let mut table = given.dealt(0, &["stampede"]).play();
    table.window();
    table.event("enhanced-spider-sense");
    let shooter = table.id("web-shooter");
    table.answer(Pay::Ability { card: shooter, place: 0 });
    table.answer(Pay::Done);
    assert_eq!(
        (table.counters("web-shooter", "web"), table.discarded(0, "enhanced-spider-sense")),
        (2, true)
    );
}
