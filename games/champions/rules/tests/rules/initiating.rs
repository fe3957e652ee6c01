//! The chapter on initiating abilities and playing cards: what is refused, and what has changed by the time of paying.

use champions::ask::{Ask, Chosen, Pay, TurnOption, Use};
use champions::card::ability::{Form, Label, Limit, Max};
use champions::event::{Event, Spot};
use champions::state::{Place, Thing};
use champions::timing::Moment;
use champions::view::Row;
use champions::{cites, rule};
use table::{Game, Seat};

use crate::given::Given;
use crate::kit::Table;

fn spider() -> Given {
    Given::new(&["spider"], "rhino")
}

#[test]
fn only_an_event_of_the_hand_with_an_action_is_played_on_request() {
    cites!(
        "initiating.play-from-hand",
        "initiating.step1-restrictions",
        "player-cards.event.definition",
        "player-phase.turn.action-event"
    );
    let mut table = Given::new(&["spider", "hulk"], "rhino")
        .hand(1, &["tac-team", "backflip", "haymaker", "energy"])
        .discard(1, &["ground-stomp"])
        .play();
    table.answer(TurnOption::Request(Seat(1)));
    let event = |table: &Table, id: &str| Use::Event { card: table.card(id), place: 0 };
    let discarded = event(&table, "ground-stomp");
    assert_eq!(table.refused(discarded), rule!("initiating.play-from-hand"));
    // A support has an action too, but it has to be in play for it.
    let support = event(&table, "tac-team");
    assert_eq!(table.refused(support), rule!("player-cards.event.definition"));
    let interrupt = event(&table, "backflip");
    assert_eq!(table.refused(interrupt), rule!("player-phase.turn.action-event"));
    let action = event(&table, "haymaker");
    assert!(table.offers(action));
}

#[test]
fn a_maximum_for_a_round_holds_for_cards_that_stay_too() {
    cites!("limits.max-period");
    let given = |max: Option<Max>| {
        let given = spider().print("tac-team", |card| card.faces[0].text.play.max = max);
        given.hand(0, &["tac-team", "tac-team", "energy", "genius", "strength", "energy"])
    };
    let mut table = given(Some(Max::Round(1))).play();
    table.play_card("tac-team", &["energy", "genius"]);
    assert_eq!(table.cannot_play("tac-team"), rule!("limits.max-period"));
    let mut table = given(None).play();
    table.play_card("tac-team", &["energy", "genius"]);
    table.play_card("tac-team", &["strength", "energy"]);
}

#[test]
fn one_restriction_that_is_not_met_is_enough() {
    cites!("initiating.restrictions-all", "initiating.step1-restrictions");
    // In hero form, and only where there is threat to remove.
    let given = |threat: u16| spider().threat("the-break-in", threat).hand(0, &["for-justice", "genius"]);
    assert_eq!(given(6).alter_ego(0).play().cannot_play("for-justice"), rule!("abilities.form-word"));
    let changes = rule!("abilities.must-be-able-to-change-state");
    assert_eq!(given(0).play().cannot_play("for-justice"), changes);
    let mut table = given(6).play();
    table.play_card("for-justice", &["genius"]);
    assert_eq!(table.threat_on("the-break-in"), 2);
}

#[test]
fn a_support_is_played_and_enters_play_and_an_event_is_only_played() {
    cites!(
        "initiating.play-definition",
        "initiating.declare",
        "initiating.step7-resolves",
        "zones.enters-play"
    );
    let hand = ["aunt-may", "energy", "haymaker", "genius"];
    let mut table = spider().hand(0, &hand).play();
    table.play_card("aunt-may", &["energy"]);
    let (aunt, haymaker) = (table.card("aunt-may"), table.card("haymaker"));
    let id = table.id("aunt-may");
    // It is laid down first of all, then paid for, then played, then in play.
    let laid = |card| Event::Moved {
        card: Some(card),
        from: Spot::Out(Place::Hand(Seat(0))),
        to: Spot::Out(Place::Playing(Seat(0))),
    };
    let steps = [
        table.place(|event| *event == laid(aunt)),
        table.place(|event| matches!(event, Event::Generated { .. })),
        table.place(|event| *event == Event::Played { player: Seat(0), card: aunt }),
        table.place(|event| matches!(event, Event::EnteredPlay { card, .. } if *card == id)),
    ];
    assert!(steps.is_sorted(), "{steps:?}");
    table.play_card("haymaker", &["genius"]);
    let entered = table.told().filter(|(event, _)| matches!(event, Event::EnteredPlay { .. })).count();
    assert_eq!(entered, 1);
    let played = table.told().filter(|(event, _)| matches!(event, Event::Played { .. })).count();
    assert_eq!((played, table.discarded(0, "haymaker")), (2, true));
    // The event, too, is laid down before it is paid for.
    let told: Vec<Event> = table.told().skip(steps[3]).map(|(event, _)| event.clone()).collect();
    let place = |wanted: &dyn Fn(&Event) -> bool| told.iter().position(wanted).expect("told");
    let generated = |event: &Event| matches!(event, Event::Generated { .. });
    assert!(place(&|event| *event == laid(haymaker)) < place(&generated));
}

#[test]
fn an_event_is_paid_for_then_resolved_then_discarded() {
    cites!("player-cards.event.sequence", "player-cards.event.not-in-discard-while-resolving");
    let mut table = spider().hand(0, &["haymaker", "energy"]).play();
    table.play_card("haymaker", &["energy"]);
    let haymaker = table.card("haymaker");
    let steps = [
        table.place(|event| matches!(event, Event::Generated { .. })),
        table.place(|event| *event == Event::Played { player: Seat(0), card: haymaker }),
        table.place(|event| matches!(event, Event::DamageDealt { .. })),
        table.place(|event| {
            let to = Spot::Out(Place::Discard(Seat(0)));
            matches!(event, Event::Moved { card, to: at, .. } if *card == Some(haymaker) && *at == to)
        }),
    ];
    assert!(steps.is_sorted(), "{steps:?}");
}

#[test]
fn whether_a_card_can_be_paid_for_is_judged_by_what_it_costs_now() {
    cites!("initiating.step2-determine-cost");
    // Each of them costs two, and one resource is all there is.
    for (id, hero) in [("haymaker", "spider"), ("tenacity", "hulk")] {
        let given = || Given::new(&[hero], "rhino").own(0, "helicarrier").hand(0, &[id, "web-shooter"]);
        let card = given().card(id);
        assert!(!given().play().offers(TurnOption::Play(card)), "{id}");
        let mut table = given().play();
        table.act("helicarrier");
        assert!(table.offers(TurnOption::Play(card)), "{id}");
    }
    // What makes it dearer counts as well: one resource would do for First Aid.
    let given = || {
        Given::homebrew(&["spider"], "rhino").damage("spider-man", 3).hand(0, &["first-aid", "web-shooter"])
    };
    let card = given().card("first-aid");
    assert!(given().play().offers(TurnOption::Play(card)));
    assert!(!given().own(0, "hard-times").play().offers(TurnOption::Play(card)));
}

#[test]
fn what_cannot_be_paid_for_and_what_changes_nothing_are_both_refused() {
    cites!("initiating.both-checks-required");
    // First Aid costs one.
    let mut table = spider().damage("spider-man", 3).hand(0, &["first-aid"]).play();
    let before = table.state().clone();
    assert_eq!(table.cannot_play("first-aid"), rule!("initiating.step2-determine-cost"));
    assert_eq!(table.state(), &before);
    let mut table = spider().hand(0, &["first-aid", "energy"]).play();
    let before = table.state().clone();
    assert_eq!(table.cannot_play("first-aid"), rule!("abilities.must-be-able-to-change-state"));
    assert_eq!(table.state(), &before);
}

#[test]
fn everything_that_makes_a_card_cheaper_counts() {
    cites!("initiating.step3-apply-modifiers");
    let hand = ["two-for-less", "two-for-less", "helicarrier", "energy"];
    let mut table = Given::homebrew(&["spider"], "rhino").hand(0, &hand).play();
    table.play_card("two-for-less", &[]);
    table.play_card("two-for-less", &[]);
    let card = table.card("helicarrier");
    table.answer(TurnOption::Play(card));
    let Ask::Pay { any, .. } = table.ask() else { panic!("{:?}", table.ask()) };
    // Three, less one for each of them.
    assert_eq!(any, 1);
}

#[test]
fn choices_are_made_once_everything_is_paid() {
    cites!("initiating.step5-choices");
    // Whom an event strikes, and to whom an upgrade is attached.
    for (id, with) in [("haymaker", "energy"), ("webbed-up", "genius")] {
        let given = spider().foe(Some(0), "shocker").hand(0, &[id, with, "energy", "strength"]);
        let mut table = given.play();
        let (card, target) = (table.card(id), table.id("shocker"));
        table.answer(TurnOption::Play(card));
        assert!(matches!(table.ask(), Ask::Pay { .. }), "{id}: {:?}", table.ask());
        table.pay(if id == "haymaker" { &["energy"] } else { &["genius", "strength"] });
        assert!(matches!(table.ask(), Ask::Choose { .. }), "{id}: {:?}", table.ask());
        let generated = |event: &Event| matches!(event, Event::Generated { .. });
        assert!(table.told().any(|(event, _)| generated(event)), "{id}");
        table.answer(Chosen::Card(Thing::InPlay(target)));
        assert_eq!(table.there("shocker").is_none(), id == "haymaker");
    }
}

#[test]
fn an_ability_is_cancelled_once_its_cost_is_paid() {
    cites!("initiating.interrupt-any-step", "initiating.step6-begins", "initiating.step7-resolves");
    // The jammer cancels what supports do.
    let given = || Given::homebrew(&["spider"], "rhino").own(0, "helicarrier");
    let used = |given: Given| {
        let mut table = given.play();
        table.act("helicarrier");
        table.settle();
        (table.find("helicarrier").exhausted, table.state().lasting.len())
    };
    assert_eq!((used(given()), used(given().foe(None, "jammer"))), ((true, 1), (true, 0)));
    // The silencer cancels what events do.
    let given = Given::homebrew(&["spider"], "rhino").foe(None, "silencer");
    let mut table = given.hand(0, &["haymaker", "energy"]).play();
    table.play_card("haymaker", &["energy"]);
    table.settle();
    assert_eq!((table.damage_on("rhino-1"), table.hand(0)), (0, 0));
    assert!(table.discarded(0, "energy") && table.discarded(0, "haymaker"));
}

#[test]
fn an_ability_whose_card_leaves_play_before_it_is_paid_does_nothing() {
    cites!("initiating.source-leaves-play", "initiating.step4-pay");
    let ability =
        "{ when: { interrupt: { payment: { by: you } } }, do: [{ discard: { what: { each: upgrade } } }] }";
    let given = Given::homebrew(&["spider"], "rhino").says("day-off", ability).own(0, "day-off");
    let mut table = given.own(0, "mockingbird").own(0, "bracelet").attached_to("mockingbird").play();
    // The bracelet is exhausted for it, which it cannot be any more.
    table.act("bracelet");
    table.ability("day-off", 0);
    table.settle();
    assert!(table.there("bracelet").is_none());
    assert_eq!((table.damage_on("rhino-1"), table.fired("bracelet")), (0, 0));
}

#[test]
fn whatever_waits_for_a_card_to_be_played_answers_events_and_those_that_stay() {
    cites!("initiating.play-definition");
    let ability =
        "{ when: { response: { play: { what: { any: [event, support] } } } }, do: [{ draw: { count: 1 } }] }";
    for (id, with) in [("haymaker", "energy"), ("aunt-may", "genius")] {
        let given = Given::homebrew(&["spider"], "rhino").says("one-shot", ability).own(0, "one-shot");
        let mut table = given.hand(0, &[id, with]).play();
        table.play_card(id, &[with]);
        table.window_on(|moment| matches!(moment, Moment::Play { .. } | Moment::EnterPlay { .. }));
        table.ability("one-shot", 0);
        assert_eq!(table.hand(0), 1, "{id}");
    }
}

#[test]
fn what_is_put_into_play_need_not_be_playable() {
    cites!("initiating.put-into-play");
    // Webbed Up is played in hero form, and costs four.
    let given = Given::homebrew(&["spider"], "rhino").alter_ego(0).discard(0, &["webbed-up"]);
    let mut table = given.hand(0, &["lucky-find"]).play();
    table.play_card("lucky-find", &[]);
    assert_eq!(table.find("webbed-up").host, Some(table.id("rhino-1")));
}

#[test]
fn what_is_put_into_play_lies_before_who_controls_it() {
    cites!("initiating.put-into-play.controller-area");
    // The ability is Spider-Man's, and the ally is She-Hulk's.
    let ability = "{ when: action, do: [{ put-into-play: { what: { choose: { from: { kind: ally, in: discard, of: any } } } } }] }";
    let given = Given::homebrew(&["spider", "hulk"], "rhino").says("one-shot", ability).own(0, "one-shot");
    let mut table = given.discard(1, &["hulk"]).play();
    table.act("one-shot");
    let controller = table.find("hulk").controller;
    assert_eq!(controller, Some(Seat(1)));
    let view = champions::Champions::view(table.game.now(), None);
    let shown = view.in_play.iter().find(|card| card.id == table.id("hulk")).expect("it is in play");
    assert_eq!((shown.controller, shown.row), (controller, Some(Row::Front)));
    // Here the ability says who controls it.
    let ability = "{ when: action, do: [{ put-into-play: { what: { choose: { from: { kind: ally, in: discard, of: any } } }, \
                   control: you } }] }";
    let given = Given::homebrew(&["spider", "hulk"], "rhino").says("one-shot", ability).own(0, "one-shot");
    let mut table = given.discard(1, &["hulk"]).play();
    table.act("one-shot");
    assert_eq!(table.find("hulk").controller, Some(Seat(0)));
}

#[test]
fn nothing_is_put_into_play_beyond_its_maximum() {
    cites!("initiating.put-into-play.legal-state");
    let given = || {
        let given = Given::homebrew(&["hulk"], "rhino").discard(0, &["combat-training"]);
        given.hand(0, &["lucky-find"])
    };
    let mut table = given().play();
    table.play_card("lucky-find", &[]);
    assert!(table.there("combat-training").is_some());
    let mut table = given().own(0, "combat-training").play();
    assert_eq!(table.cannot_play("lucky-find"), rule!("abilities.must-be-able-to-change-state"));
}

#[test]
fn a_form_and_a_maximum_are_both_observed() {
    cites!("initiating.restrictions-all");
    // Once in a round, and in hero form.
    let given = || {
        let given = Given::homebrew(&["spider"], "rhino");
        let given =
            given.print("once-a-round", |card| card.faces[0].text.abilities[0].form = Some(Form::Hero));
        given.hand(0, &["once-a-round", "once-a-round", "energy", "genius"])
    };
    let mut table = given().play();
    table.play_card("once-a-round", &["energy"]);
    table.settle();
    assert_eq!(table.cannot_play("once-a-round"), rule!("limits.max-period"));
    assert_eq!(given().alter_ego(0).play().cannot_play("once-a-round"), rule!("abilities.form-word"));
    // In hero form, and attached to an enemy.
    let mut table = spider().alter_ego(0).hand(0, &["webbed-up", "energy", "genius"]).play();
    assert_eq!(table.cannot_play("webbed-up"), rule!("abilities.form-word"));
}

#[test]
fn a_permission_is_for_the_player_whose_card_gives_it() {
    cites!("initiating.permission");
    let given = |seat: u8| {
        let given = Given::homebrew(&["spider", "hulk"], "rhino").own(seat, "second-wind");
        given.discard(0, &["mockingbird"]).hand(0, &["energy", "genius"]).play()
    };
    let option = TurnOption::PlayFromDiscard(given(0).card("mockingbird"));
    assert!(given(0).offers(option) && !given(1).offers(option));
    assert_eq!(given(1).refused(option), rule!("initiating.play-from-hand"));
}

#[test]
fn what_cannot_be_paid_any_more_costs_nothing() {
    cites!("initiating.step4-pay", "initiating.interrupt-any-step");
    let homebrew = || Given::homebrew(&["spider"], "rhino").own(0, "day-off");
    let rest = |table: &mut Table| {
        assert!(matches!(table.ask(), Ask::Window { moment: Moment::Payment { .. }, .. }));
        table.ability("day-off", 0);
        table.settle();
    };
    // Just before it is paid, every upgrade is exhausted: the one whose ability exhausts it …
    let bracelet = || homebrew().own(0, "mockingbird").own(0, "bracelet").attached_to("mockingbird");
    let mut table = bracelet().play();
    table.act("bracelet");
    rest(&mut table);
    assert_eq!((table.damage_on("rhino-1"), table.fired("bracelet")), (0, 0));
    let mut table = bracelet().play();
    table.act("bracelet");
    table.answer(Use::Pass);
    table.settle();
    assert_eq!((table.damage_on("rhino-1"), table.fired("bracelet")), (1, 1));
    // … and the one that would have paid for a card that stays, or for an event.
    for id in ["aunt-may", "first-aid"] {
        let given = || homebrew().own(0, "web-shooter").damage("spider-man", 3).hand(0, &[id]);
        let mut table = given().play();
        let card = table.card(id);
        table.answer(TurnOption::Play(card));
        rest(&mut table);
        assert_eq!((table.in_hand(0, id), table.counters("web-shooter", "web")), (true, 3), "{id}");
        assert!(!table.told().any(|(event, _)| matches!(event, Event::Played { .. })), "{id}");
        let mut table = given().play();
        table.answer(TurnOption::Play(card));
        table.answer(Use::Pass);
        assert!(matches!(table.ask(), Ask::Pay { .. }), "{id}");
    }
}

#[test]
fn an_upgrade_whose_only_host_has_paid_for_it_is_discarded() {
    cites!("attachments.illegal-discarded");
    let given = || Given::homebrew(&["spider"], "rhino").own(0, "courier").hand(0, &["inspired"]);
    let paid_with_courier = |mut table: Table| {
        let (inspired, courier) = (table.card("inspired"), table.id("courier"));
        table.answer(TurnOption::Play(inspired));
        table.answer(Pay::Ability { card: courier, place: 0 });
        table.answer(Pay::Done);
        table.settle();
        table
    };
    let table = paid_with_courier(given().play());
    assert!(table.there("courier").is_none() && table.there("inspired").is_none());
    assert!(table.discarded(0, "inspired"));
    // Another ally will do.
    let table = paid_with_courier(given().own(0, "mockingbird").play());
    assert_eq!(table.find("inspired").host, Some(table.id("mockingbird")));
}

#[test]
fn a_labelled_defence_does_not_help_where_another_player_defends() {
    cites!("defence.labelled-ability");
    let given = || {
        let given = Given::homebrew(&["spider", "hulk"], "rhino").hand(1, &["step-in"]);
        given.villain_phase().draws(&["charge"])
    };
    let event = |table: &Table| Use::Event { card: table.card("step-in"), place: 0 };
    let theirs =
        |ask: &Ask| matches!(ask, Ask::Window { player: Seat(1), moment: Moment::Damage { .. }, .. });
    // Spider-Man defends himself, so She-Hulk may not.
    let mut table = given().play();
    table.defend("spider-man");
    table.until(theirs);
    let what = event(&table);
    assert_eq!(table.refused(what), rule!("defence.labelled-ability"));
    // Nobody has defended: from now on she does.
    let mut table = given().play();
    table.until(theirs);
    let what = event(&table);
    table.answer(what);
    let she_hulk = table.id("she-hulk");
    assert!(table.told().any(|(event, _)| *event == Event::Defends { by: she_hulk }));
}

#[test]
fn a_facedown_card_has_no_ability_to_use() {
    cites!("abilities.source-in-play");
    let given = || Given::new(&["spider"], "ultron").foe(None, "ultron-drones").own(0, "tac-team");
    let mut table = given().play();
    let action = |table: &Table| TurnOption::Action { card: table.id("tac-team"), place: 0 };
    let faceup = action(&table);
    assert!(table.offers(faceup));
    let drone = given().cards.trait_of("drone");
    let facedown = given().with("tac-team", |card| {
        (card.facedown, card.controller, card.engaged) = (drone, None, Some(Seat(0)));
    });
    table = facedown.play();
    assert!(!table.offers(faceup));
    assert_eq!(table.refused(faceup), rule!("abilities.source-in-play"));
}

#[test]
fn a_card_for_one_form_is_played_in_that_form_alone() {
    cites!("abilities.form-word");
    let printed = |id: &str| {
        let given = spider().damage("spider-man", 3).hand(0, &[id, "energy"]);
        given.print(id, |card| card.faces[0].text.play.form = Some(Form::AlterEgo))
    };
    for id in ["first-aid", "aunt-may"] {
        assert_eq!(printed(id).play().cannot_play(id), rule!("abilities.form-word"), "{id}");
        printed(id).alter_ego(0).play().play_card(id, &["energy"]);
    }
}

#[test]
fn an_ability_is_used_as_often_as_its_limit_says() {
    cites!("limits.limit");
    let twice = |card: &mut champions::card::Card| {
        card.faces[0].text.abilities[0].limit = Some(Limit::Round(2));
    };
    let mut table = Given::homebrew(&["spider"], "rhino").print("one-shot", twice).own(0, "one-shot").play();
    table.act("one-shot");
    table.act("one-shot");
    assert_eq!(table.cannot_act("one-shot"), rule!("limits.limit"));
    assert_eq!(table.damage_on("rhino-1"), 2);
}

#[test]
fn a_labelled_attack_that_guard_keeps_from_its_only_target_is_not_initiated() {
    cites!("keywords.guard.allies-included", "initiating.step1-restrictions");
    // An event and an ability in play that strike the villain, as attacks.
    let attack = |card: &mut champions::card::Card| {
        card.faces[0].text.abilities[0].label = Some(Label::Attack);
    };
    let given = || {
        let given =
            Given::homebrew(&["spider"], "rhino").print("once-a-round", attack).print("one-shot", attack);
        given.own(0, "one-shot").hand(0, &["once-a-round", "energy"])
    };
    let changes = rule!("abilities.must-be-able-to-change-state");
    let mut table = given().foe(Some(0), "hydra-mercenary").play();
    assert_eq!((table.cannot_play("once-a-round"), table.cannot_act("one-shot")), (changes, changes));
    let mut table = given().play();
    table.act("one-shot");
    table.play_card("once-a-round", &["energy"]);
    assert_eq!(table.damage_on("rhino-1"), 2);
}

#[test]
fn an_ability_in_play_observes_its_form_its_moment_and_its_limit() {
    cites!("initiating.step1-restrictions", "initiating.restrictions-all");
    // Once in a round, and in hero form.
    let given = || {
        let hero = |card: &mut champions::card::Card| card.faces[0].text.abilities[0].form = Some(Form::Hero);
        Given::homebrew(&["spider"], "rhino").print("one-shot", hero).own(0, "one-shot")
    };
    assert_eq!(given().alter_ego(0).play().cannot_act("one-shot"), rule!("abilities.form-word"));
    // What answers something is used when there is something to answer.
    let mut table = given().own(0, "hawkeye").play();
    assert_eq!(table.cannot_act("hawkeye"), rule!("timing.trigger-condition"));
    table.act("one-shot");
    assert_eq!(table.cannot_act("one-shot"), rule!("limits.limit"));
}

#[test]
fn an_ability_that_cannot_be_paid_for_is_not_used() {
    cites!("initiating.step2-determine-cost");
    let tired = |hand: &[&str]| {
        let given = Given::new(&["hulk"], "rhino").own(0, "tenacity").hand(0, hand);
        given.with("she-hulk", |hero| hero.exhausted = true).play()
    };
    assert_eq!(tired(&[]).cannot_act("tenacity"), rule!("initiating.step2-determine-cost"));
    tired(&["strength"]).act("tenacity");
}

#[test]
fn cards_in_play_and_lasting_effects_change_a_cost_together_for_whom_they_say() {
    cites!("initiating.step3-apply-modifiers");
    // The helicarrier costs three; the next two cards cost one less, and so do all of one player.
    let costs = |seat: u8| {
        let given = Given::homebrew(&["spider", "hulk"], "rhino").own(seat, "bulk-discount");
        let mut table = given.hand(0, &["two-for-less", "helicarrier", "energy"]).play();
        table.play_card("two-for-less", &[]);
        let card = table.card("helicarrier");
        table.answer(TurnOption::Play(card));
        let Ask::Pay { any, .. } = table.ask() else { panic!("{:?}", table.ask()) };
        any
    };
    assert_eq!((costs(0), costs(1)), (1, 2));
}

#[test]
fn a_support_uses_up_what_made_it_cheaper() {
    cites!("initiating.step3-apply-modifiers");
    let hand = ["two-for-less", "one-shot", "one-shot"];
    let mut table = Given::homebrew(&["spider"], "rhino").hand(0, &hand).play();
    for (id, left) in [("two-for-less", 1), ("one-shot", 1), ("one-shot", 0)] {
        table.play_card(id, &[]);
        assert_eq!(table.state().lasting.len(), left, "{id}");
    }
}

#[test]
fn an_ability_whose_card_is_gone_goes_on_if_it_can_be_paid_without_it() {
    cites!("initiating.source-leaves-play");
    let clears =
        "{ when: { interrupt: { payment: { by: you } } }, do: [{ discard: { what: { each: upgrade } } }] }";
    let strikes = "{ when: action, cost: [{ spend: { energy: 1 } }], \
                   do: [{ deal-damage: { amount: 1, to: villain } }] }";
    let given = Given::homebrew(&["spider"], "rhino").says("day-off", clears).says("bracelet", strikes);
    let given = given.own(0, "day-off").own(0, "mockingbird").own(0, "bracelet").attached_to("mockingbird");
    let mut table = given.hand(0, &["energy"]).play();
    table.act("bracelet");
    table.ability("day-off", 0);
    table.pay(&["energy"]);
    table.settle();
    assert!(table.there("bracelet").is_none());
    assert_eq!((table.damage_on("rhino-1"), table.hand(0)), (1, 0));
}

#[test]
fn nobody_plays_a_card_of_another_players_hand() {
    cites!("initiating.play-from-hand");
    let given = Given::new(&["spider", "hulk"], "rhino").hand(0, &["energy"]).hand(1, &["tenacity"]);
    let mut table = given.play();
    assert_eq!(table.cannot_play("tenacity"), rule!("initiating.play-from-hand"));
}

#[test]
fn what_was_put_into_play_has_not_been_played_and_may_be_once() {
    cites!("initiating.put-into-play.not-played");
    let once = |card: &mut champions::card::Card| card.faces[0].text.play.max = Some(Max::Round(1));
    let given = Given::homebrew(&["spider"], "rhino").print("web-shooter", once);
    let given = given.discard(0, &["web-shooter"]);
    let mut table = given.hand(0, &["lucky-find", "web-shooter", "energy"]).play();
    table.play_card("lucky-find", &[]);
    assert!(table.there("web-shooter").is_some());
    table.play_card("web-shooter", &["energy"]);
    assert_eq!(table.hand(0), 0);
}

#[test]
fn no_unique_card_is_put_into_play_beside_another() {
    cites!("initiating.put-into-play.legal-state");
    let given = || {
        let given = Given::homebrew(&["spider"], "rhino").print("web-shooter", |card| card.unique = true);
        given.discard(0, &["web-shooter"]).hand(0, &["lucky-find"])
    };
    let mut table = given().own(0, "web-shooter").play();
    assert_eq!(table.cannot_play("lucky-find"), rule!("abilities.must-be-able-to-change-state"));
    let mut table = given().play();
    table.play_card("lucky-find", &[]);
    assert!(table.there("web-shooter").is_some());
}

#[test]
fn a_permission_is_for_the_cards_that_it_names() {
    cites!("initiating.permission");
    let given = Given::homebrew(&["spider"], "rhino").own(0, "second-wind");
    let given = given.discard(0, &["mockingbird", "aunt-may"]).hand(0, &["energy", "genius"]);
    let mut table = given.play();
    let [ally, support] = ["mockingbird", "aunt-may"].map(|id| TurnOption::PlayFromDiscard(table.card(id)));
    assert!(table.offers(ally) && !table.offers(support));
    assert_eq!(table.refused(support), rule!("initiating.play-from-hand"));
}

#[test]
fn whom_an_ability_strikes_is_chosen_once_it_is_paid_for() {
    cites!("initiating.step5-choices");
    let mut table = Given::new(&["hulk"], "rhino").own(0, "tac-team").foe(Some(0), "shocker").play();
    table.act("tac-team");
    assert!(matches!(table.ask(), Ask::Choose { .. }), "{:?}", table.ask());
    assert_eq!((table.find("tac-team").exhausted, table.counters("tac-team", "attack")), (true, 2));
}
