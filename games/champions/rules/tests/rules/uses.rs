//! What may be used: how often, in which form, by whom, and after whoever did something is gone.

use champions::ask::{Ask, Pay, TurnOption, Use};
use champions::card::ability::{Form, Status, Who};
use champions::state::{Place, Reveal};
use champions::timing::Moment;
use champions::{cites, rule};
use table::Seat;

use crate::given::Given;

#[test]
fn the_ability_of_an_event_has_its_maximum_too() {
    cites!("limits.max-in-ability");
    let once = "{ when: action, max: { round: 1 }, do: [{ deal-damage: { amount: 1, to: villain } }] }";
    let given = Given::homebrew(&["spider", "hulk"], "rhino").says("one-shot", once);
    let given = given.print("one-shot", |card| {
        card.faces[0].kind = champions::card::CardType::Event;
        card.cost = Some(0);
    });
    let mut table = given.hand(0, &["one-shot", "one-shot"]).play();
    table.play_card("one-shot", &[]);
    assert_eq!(table.cannot_play("one-shot"), rule!("limits.max-in-ability"));
    assert_eq!(table.damage_on("rhino-1"), 1);
}

const STRIKES: &str = "do: [{ deal-damage: { amount: 1, to: villain } }] }";

#[test]
fn specials_are_carried_out_as_often_as_they_say_and_in_their_form() {
    cites!("limits.limit", "abilities.form-word", "abilities.special");
    let fired = |says: &str, times: usize| {
        let given = Given::new(&["panther"], "rhino")
            .says("energy-daggers", &format!("{{ when: special, {says} {STRIKES}"))
            // Something else can always be done, so that the event can be played.
            .says("panther-claws", "{ when: special, do: [{ draw: { count: 1 } }] }");
        let mut table = given
            .own(0, "energy-daggers")
            .own(0, "panther-claws")
            .hand(0, &["wakanda-forever-energy", "wakanda-forever-mental", "energy"]);
        table = table.print("wakanda-forever-energy", |card| card.cost = Some(0));
        let mut table = table.print("wakanda-forever-mental", |card| card.cost = Some(0)).play();
        table.play_card("wakanda-forever-energy", &[]);
        table.settle();
        if times > 1 {
            table.play_card("wakanda-forever-mental", &[]);
            table.settle();
        }
        table.damage_on("rhino-1")
    };
    assert_eq!((fired("", 2), fired("limit: { round: 1 },", 2), fired("max: { phase: 1 },", 2)), (2, 1, 1));
    assert_eq!((fired("form: hero,", 1), fired("form: alter-ego,", 1)), (1, 0));
}

#[test]
fn all_specials_of_a_card_are_carried_out() {
    cites!("abilities.special");
    let first = format!("{{ when: special, {STRIKES}");
    let last = "{ when: special, do: [{ deal-damage: { amount: { varies: { usually: 2, but: 4, if: final-step } }, to: villain } }] }";
    let given = Given::new(&["panther"], "rhino")
        .says_all("energy-daggers", &[&first, last])
        .own(0, "energy-daggers");
    let given = given.print("wakanda-forever-energy", |card| card.cost = Some(0));
    let mut table = given.hand(0, &["wakanda-forever-energy"]).play();
    table.play_card("wakanda-forever-energy", &[]);
    assert_eq!((table.fired("energy-daggers"), table.damage_on("rhino-1")), (2, 1 + 4));
}

#[test]
fn a_boost_ability_for_one_form_speaks_to_nobody_in_the_other() {
    cites!("abilities.form-word");
    for (form, hurt) in [("hero", 1), ("alter-ego", 0)] {
        let boost =
            format!("{{ when: boost, form: {form}, do: [{{ deal-damage: {{ amount: 1, to: you }} }}] }}");
        let given = Given::new(&["spider"], "rhino").says("hard-to-keep-down", &boost).villain_phase();
        let mut table = given.draws(&["hard-to-keep-down", "im-tough"]).play();
        table.until(|ask| matches!(ask, Ask::Turn { .. }));
        let icons = u16::from(table.cards.card(table.card("hard-to-keep-down")).boost);
        assert_eq!(table.damage_on("spider-man"), 2 + icons + hurt, "{form}");
    }
}

#[test]
fn what_says_you_at_one_players_card_is_that_players_to_use() {
    cites!("abilities.you", "player-phase.turn.action-on-encounter-card");
    let says = |says: &str| {
        format!(
            "{{ when: action, do: [{{ deal-damage: {{ amount: 1, to: {says} }} }}, {{ discard: {{ what: self }} }}] }}"
        )
    };
    // At a player's identity, at a minion before a player, and before nobody.
    for (host, mine) in
        [(Some("she-hulk"), false), (Some("sandman"), false), (Some("rhino-1"), true), (None, true)]
    {
        for (to, open) in [("you", mine), ("villain", true)] {
            let given =
                Given::new(&["spider", "hulk"], "rhino").says("charge", &says(to)).foe(Some(1), "sandman");
            let given = given.foe(None, "charge");
            let given = if let Some(host) = host { given.attached_to(host) } else { given };
            let mut table = given.play();
            let action = TurnOption::Action { card: table.id("charge"), place: 0 };
            assert_eq!(table.offers(action), open, "{host:?} {to}");
            if !open {
                assert_eq!(table.refused(action), rule!("abilities.optional-controller-decides"));
            }
        }
    }
    // Nor is it offered to another in a window.
    let answers = "{ when: { response: { attack: { by: you } } }, do: [{ draw: { count: 1 } }] }";
    let given = Given::new(&["spider", "hulk"], "rhino").says("charge", answers).foe(None, "charge");
    let mut table = given.attached_to("she-hulk").play();
    table.attack("spider-man", "rhino-1");
    assert!(matches!(table.ask(), Ask::Turn { .. }), "{:?}", table.ask());
}

#[test]
fn an_ally_that_falls_while_it_defends_has_defended() {
    cites!("timing.response.definition");
    let draws = "{ when: { response: { defence: { by: { kind: ally, control: you } } } }, do: [{ draw: { count: 1 } }] }";
    let given =
        Given::new(&["spider"], "rhino").says("aunt-may", draws).own(0, "aunt-may").own(0, "black-cat");
    let mut table = given.villain_phase().draws(&["hard-to-keep-down"]).play();
    table.defend("black-cat");
    table.window();
    assert!(table.there("black-cat").is_none(), "she has fallen");
    table.ability("aunt-may", 0);
    assert_eq!(table.hand(0), 1);
}

#[test]
fn an_enemy_that_falls_after_its_attack_has_attacked() {
    cites!("timing.response.definition");
    // He retaliates, and the minion falls before anybody answers its attack.
    let draws = "{ when: { response: { attack: { by: minion } } }, do: [{ draw: { count: 1 } }] }";
    let given = Given::new(&["panther"], "rhino").says("the-golden-city", draws).own(0, "the-golden-city");
    let given = given.foe(Some(0), "hydra-mercenary");
    let hit_points = 3;
    let mut table = given.damage("hydra-mercenary", hit_points - 1).villain_phase().play();
    table.window();
    assert!(table.there("hydra-mercenary").is_none(), "it has fallen");
    table.ability("the-golden-city", 0);
    assert_eq!(table.hand(0), 1);
}

#[test]
fn a_card_that_left_at_once_has_entered_play() {
    cites!("timing.response.definition");
    // The fourth ally goes as soon as it comes.
    let draws = "{ when: { response: { enter-play: { what: { kind: ally, control: you } } } }, do: [{ draw: { count: 1 } }] }";
    let given = Given::new(&["spider"], "rhino").says("aunt-may", draws).own(0, "aunt-may");
    let given =
        given.own(0, "mockingbird").own(0, "hulk").own(0, "spider-woman").hand(0, &["black-cat", "energy"]);
    let mut table = given.play();
    table.play_card("black-cat", &["energy"]);
    let cat = table.id("black-cat");
    table.answer(cat);
    assert!(table.state().has(Place::Discard(Seat(0)), table.card("black-cat")));
    let aunt = table.id("aunt-may");
    table.answer(Use::Ability { card: aunt, place: 0 });
    assert_eq!(table.hand(0), 1);
}

#[test]
fn direct_damage_can_be_replaced_by_what_gives_nobody_damage() {
    cites!("allies.consequential.direct");
    for (steps, hurt, hand, villain) in
        [("draw: { count: 1 }", 0, 1, 0), ("deal-damage: { amount: 1, to: villain }", 1, 0, 0)]
    {
        let instead = format!(
            "{{ when: {{ forced-interrupt: {{ damage: {{ to: ally }} }} }}, do: [{{ instead: [{{ {steps} }}] }}] }}"
        );
        let given = Given::new(&["spider"], "rhino")
            .says("aunt-may", &instead)
            .own(0, "aunt-may")
            .own(0, "black-cat");
        let mut table = given.threat("the-break-in", 5).play();
        table.thwart("black-cat", "the-break-in");
        assert_eq!(table.damage_on("black-cat"), hurt, "{steps}");
        assert_eq!((table.hand(0), table.damage_on("rhino-1")), (hand, villain), "{steps}");
    }
}

#[test]
fn of_an_event_with_two_actions_either_may_be_used() {
    cites!("player-phase.turn.action-event");
    let strikes = format!("{{ when: action, {STRIKES}");
    let heals = "{ when: action, do: [{ heal: { amount: 1, from: you } }] }";
    let given = || {
        let given = Given::new(&["spider"], "rhino").says_all("first-aid", &[heals, &strikes]);
        given.print("first-aid", |card| card.cost = Some(0)).hand(0, &["first-aid"])
    };
    let mut table = given().damage("spider-man", 1).play();
    let aid = table.card("first-aid");
    table.answer(TurnOption::Play(aid));
    assert_eq!(table.ask(), Ask::Action { player: Seat(0), card: aid });
    table.answer(Use::Event { card: aid, place: 1 });
    assert_eq!((table.damage_on("spider-man"), table.damage_on("rhino-1")), (1, 1));
    // Where only one of them can change anything, nobody is asked, whichever it is.
    let mut table = given().play();
    table.play_card("first-aid", &[]);
    assert_eq!(table.damage_on("rhino-1"), 1);
}

#[test]
fn a_cost_that_was_paid_is_answered() {
    cites!("initiating.response-any-step");
    let mut table =
        Given::homebrew(&["spider"], "rhino").own(0, "ledger-keeper").hand(0, &["haymaker", "energy"]).play();
    table.play_card("haymaker", &["energy"]);
    // The event has not done anything yet.
    assert!(matches!(table.ask(), Ask::Window { moment: Moment::Payment { .. }, .. }), "{:?}", table.ask());
    assert_eq!(table.damage_on("rhino-1"), 0);
    table.ability("ledger-keeper", 0);
    assert_eq!((table.hand(0), table.damage_on("rhino-1")), (1, 3));
    // What is exhausted is paid, too, and so is a card that stays in play.
    let mansion = || Given::homebrew(&["spider"], "rhino").own(0, "ledger-keeper");
    let mut table = mansion().own(0, "avengers-mansion").play();
    table.act("avengers-mansion");
    table.window_on(|moment| matches!(moment, Moment::Payment { .. }));
    let mut table = mansion().hand(0, &["aunt-may", "energy"]).play();
    table.play_card("aunt-may", &["energy"]);
    table.window_on(|moment| matches!(moment, Moment::Payment { .. }));
}

#[test]
fn an_ability_that_was_cancelled_was_used() {
    cites!("effects.cancel.ability-counts", "initiating.response-any-step");
    let given = Given::homebrew(&["spider"], "rhino").own(0, "after-the-fact").own(0, "avengers-mansion");
    let mut table = given.foe(None, "jammer").play();
    table.act("avengers-mansion");
    table.window_on(|moment| matches!(moment, Moment::Initiate { .. }));
    assert!(table.find("avengers-mansion").exhausted && table.hand(0) == 0);
    table.ability("after-the-fact", 0);
    assert_eq!((table.fired("jammer"), table.hand(0)), (1, 1));
    assert!(matches!(table.ask(), Ask::Turn { .. }), "it is not answered by itself: {:?}", table.ask());
}

#[test]
fn changing_form_is_interrupted_before_the_form_changes() {
    cites!("initiating.interrupt-any-step");
    let given = || Given::homebrew(&["spider"], "rhino").own(0, "second-thoughts");
    let mut table = given().play();
    table.answer(TurnOption::ChangeForm);
    assert_eq!(table.form(0), Form::Hero);
    table.ability("second-thoughts", 0);
    assert_eq!((table.form(0), table.hand(0)), (Form::Hero, 1));
    let mut table = given().play();
    table.answer(TurnOption::ChangeForm);
    table.answer(Use::Pass);
    assert_eq!(table.form(0), Form::AlterEgo);
}

#[test]
fn a_defence_is_interrupted_before_it_counts() {
    cites!("initiating.interrupt-any-step");
    let given =
        || Given::homebrew(&["spider"], "rhino").own(0, "cover-me").own(0, "mockingbird").villain_phase();
    let mut table = given().draws(&["hard-to-keep-down"]).play();
    table.defend("mockingbird");
    assert!(matches!(table.ask(), Ask::Window { moment: Moment::Defence { .. }, .. }), "{:?}", table.ask());
    table.ability("cover-me", 0);
    table.until(|ask| matches!(ask, Ask::Turn { .. }));
    // Nobody defends then, and the hero is hit.
    assert_eq!(table.damage_on("mockingbird"), 0);
    assert!(table.damage_on("spider-man") > 0);
    let mut table = given().draws(&["hard-to-keep-down"]).play();
    table.defend("mockingbird");
    table.answer(Use::Pass);
    assert!(
        table.there("mockingbird").is_none_or(|ally| ally.damage > 0) && table.damage_on("spider-man") == 0
    );
}

#[test]
fn only_characters_get_status_cards() {
    cites!("status.definition");
    let action = "{ when: action, do: [{ give-status: { status: tough, to: self } }] }";
    let mut table = Given::new(&["spider"], "rhino").says("aunt-may", action).own(0, "aunt-may").play();
    assert_eq!(table.cannot_act("aunt-may"), rule!("abilities.must-be-able-to-change-state"));
    let action =
        "{ when: action, do: [{ draw: { count: 1 } }, { give-status: { status: tough, to: self } }] }";
    let mut table = Given::new(&["spider"], "rhino").says("aunt-may", action).own(0, "aunt-may").play();
    table.act("aunt-may");
    assert!(!table.find("aunt-may").statuses.has(Status::Tough));
}

#[test]
fn resource_abilities_sleep_during_setup_and_beside_another_players_peril() {
    cites!("setup.no-player-abilities", "keywords.peril.others-locked", "costs.resource-ability");
    let abilities = |table: &crate::kit::Table, seat: u8| {
        let offers = champions::payment::offers(table.game.now(), Seat(seat), None);
        offers.iter().filter(|(with, _)| matches!(with, Pay::Ability { .. })).count()
    };
    // Peter Parker is a scientist.
    let mut table = crate::kit::Table::new(&["spider-man-justice"], "rhino");
    table.until(|ask| matches!(ask, Ask::Mulligan { .. }));
    assert_eq!(abilities(&table, 0), 0);
    table.turn_of(0);
    assert_eq!(abilities(&table, 0), 1);
    for (peril, by, usable) in [(false, 0, 1), (true, 0, 0), (true, 1, 1)] {
        let mut given = Given::new(&["hulk", "spider"], "rhino").alter_ego(1);
        let card = given.card("assault");
        given.state.reveals.push(Reveal { card, player: Seat(by), surge: false, peril });
        let table = given.play();
        assert_eq!(abilities(&table, 1), usable, "{peril} {by}");
    }
}

#[test]
fn a_card_says_under_whose_control_it_enters_play() {
    cites!("ownership.enter-under-owner");
    for (who, controller) in [(Who::FirstPlayer, 1), (Who::You, 0)] {
        let given = Given::new(&["spider", "hulk"], "rhino").hand(0, &["aunt-may", "energy"]);
        let mut given = given.print("aunt-may", move |card| card.faces[0].text.play.control = Some(who));
        given.state.first_player = Seat(1);
        let mut table = given.play();
        table.play_card("aunt-may", &["energy"]);
        assert_eq!(table.find("aunt-may").controller, Some(Seat(controller)));
    }
}

#[test]
fn one_of_several_things_that_a_star_points_to_is_enough() {
    cites!("timing.star.location");
    let cards = crate::kit::cards();
    let stars = cards.card(cards.find("madame-hydra").expect("in the core set")).front().stars();
    assert!(stars.atk && stars.sch && !stars.boost);
}

#[test]
fn acceleration_tokens_are_never_used_up() {
    cites!("precedence.tokens-unlimited");
    let mut given = Given::new(&["spider"], "rhino")
        .says("aunt-may", "{ when: action, do: [add-acceleration] }")
        .own(0, "aunt-may");
    given.state.encounter.acceleration_tokens = 255;
    let mut table = given.play();
    table.act("aunt-may");
    assert_eq!(table.state().encounter.acceleration_tokens, 256);
}
