//! Whether an ability could change the game, step by step: one that could not is not begun, and one that could is not
//! refused (abilities.must-be-able-to-change-state). A support says what is tried.

use champions::ask::{Ask, TurnOption};
use champions::card::ability::Status;
use champions::{cites, rule};
use table::{RuleId, Seat};

use crate::given::Given;

const NOTHING: RuleId = rule!("abilities.must-be-able-to-change-state");

fn spider() -> Given {
    Given::homebrew(&["spider"], "rhino")
}

fn spider_and_hulk() -> Given {
    Given::homebrew(&["spider", "hulk"], "rhino")
}

/// Whether an action can be used; if not, it is because nothing would change.
#[track_caller]
fn could_use(given: Given, ability: &str) -> bool {
    let mut table = given.says("one-shot", ability).own(0, "one-shot").play();
    let action = TurnOption::Action { card: table.id("one-shot"), place: 0 };
    let offered = table.offers(action);
    if !offered {
        assert_eq!(table.refused(action), NOTHING);
    }
    offered
}

/// The same of an action without a cost.
#[track_caller]
fn could(given: Given, steps: &str) -> bool {
    could_use(given, &format!("{{ when: action, do: [{steps}] }}"))
}

/// With an empty deck.
fn without_a_deck(mut given: Given) -> Given {
    given.state.player_mut(Seat(0)).deck.drain().for_each(drop);
    given
}

fn with_an_ally(given: Given) -> Given {
    given.own(0, "mockingbird")
}

fn with_a_side_scheme(given: Given) -> Given {
    given.foe(None, "bomb-scare").threat("bomb-scare", 2)
}

#[test]
fn damage_and_threat_need_an_amount_and_somebody_to_have_it() {
    cites!("abilities.must-be-able-to-change-state");
    for (step, amount, to) in [
        (
            "{ assign-damage: { amount: { count: side-scheme }, among: ally } }",
            with_a_side_scheme as fn(Given) -> Given,
            with_an_ally as fn(Given) -> Given,
        ),
        (
            "{ place-threat: { amount: { count: ally }, at: { each: side-scheme } } }",
            with_an_ally,
            with_a_side_scheme,
        ),
        (
            "{ deal-damage: { amount: { count: side-scheme }, to: { each: ally } } }",
            with_a_side_scheme,
            with_an_ally,
        ),
        (
            "{ remove-threat: { amount: { count: ally }, from: { each: side-scheme } } }",
            with_an_ally,
            with_a_side_scheme,
        ),
    ] {
        assert!(could(amount(to(spider())), step), "{step}");
        assert!(!could(amount(spider()), step), "nobody there: {step}");
        assert!(!could(to(spider()), step), "no amount: {step}");
    }
    assert!(!could(spider(), "{ deal-damage: { amount: 1, to: { each: support } } }"), "no character");
    // Damage that is not there is neither healed nor moved.
    let moved = "{ move-damage: { amount: 1, from: { choose: { from: character } }, to: { choose: { from: enemy } } } }";
    let healed = "{ heal: { amount: 1, from: { each: character } } }";
    for step in [moved, healed] {
        assert!(could(spider().damage("spider-man", 1), step), "{step}");
        assert!(!could(spider(), step), "{step}");
    }
    // Nor is it moved to where it is.
    assert!(!could(spider().damage("rhino-1", 1), moved));
}

#[test]
fn cards_are_drawn_from_a_deck_into_a_hand_that_is_not_full() {
    cites!("abilities.must-be-able-to-change-state");
    let two = "{ draw: { up-to: 2 } }";
    assert!(could(spider().hand(0, &["energy"]), two));
    assert!(!could(spider().hand(0, &["energy", "genius"]), two));
    assert!(!could(without_a_deck(spider()), two));
    assert!(!could(spider(), "{ draw: {} }"), "that is no card");
    // An event is in the hand no more when it is counted.
    let event = |hand: &[&str]| {
        let given = spider().says("first-shield", "{ when: action, do: [{ draw: { up-to: 2 } }] }");
        given.hand(0, &["first-shield"]).hand(0, hand).play()
    };
    let mut table = event(&["energy"]);
    table.play_card("first-shield", &[]);
    assert_eq!(table.hand(0), 2);
    assert_eq!(event(&["energy", "genius"]).cannot_play("first-shield"), NOTHING);
    // Of several players, one who draws is enough.
    let any = "{ draw: { who: any, up-to: 1 } }";
    let hands = |first: &[&str], second: &[&str]| spider_and_hulk().hand(0, first).hand(1, second);
    assert!(could(hands(&["energy"], &[]), any) && could(hands(&[], &["energy"]), any));
    assert!(!could(hands(&["energy"], &["energy"]), any));
    let chosen = "{ choose-player: { bind: who } }, { draw: { who: { the: who }, count: 1 } }";
    assert!(could(spider(), chosen));
}

#[test]
fn a_deck_is_turned_over_or_searched_only_if_there_is_one() {
    cites!("abilities.must-be-able-to-change-state");
    let turned = "{ discard-top: { count: { count: ally } } }";
    assert!(could(with_an_ally(spider()), turned));
    assert!(!could(spider(), turned), "no card for no ally");
    assert!(!could(with_an_ally(without_a_deck(spider())), turned));
    let searched = "{ search: { in: [deck], for: ally, bind: found } }, { if: { holds: { happened: found }, then: [] } }";
    assert!(could(spider(), searched) && !could(without_a_deck(spider()), searched));
}

#[test]
fn what_holds_now_decides_and_what_is_known_only_later_could_be() {
    cites!("abilities.must-be-able-to-change-state");
    let strike = "{ deal-damage: { amount: 1, to: villain } }";
    let if_hero = format!("{{ if: {{ holds: {{ form: hero }}, then: [{strike}] }} }}");
    let unless_hero = format!("{{ if: {{ holds: {{ form: hero }}, then: [], else: [{strike}] }} }}");
    assert!(could(spider(), &if_hero) && !could(spider().alter_ego(0), &if_hero));
    assert!(!could(spider(), &unless_hero) && could(spider().alter_ego(0), &unless_hero));
    let varies = "{ deal-damage: { amount: 1, to: { varies: { usually: { each: ally }, but: villain, if: { form: hero } } } } }";
    assert!(could(spider(), varies) && !could(spider().alter_ego(0), varies));
    // With what it will be paid for is open.
    let mut table = spider()
        .says("once-a-round", "{ when: action, do: [{ if: { holds: { paid-with: mental }, then: [{ draw: { count: 1 } }] } }] }")
        .hand(0, &["once-a-round", "genius"])
        .play();
    table.play_card("once-a-round", &["genius"]);
    assert_eq!(table.hand(0), 1, "a mental resource draws a card");
    // So is what the costs will bring.
    let held = || spider().hand(0, &["energy"]);
    let draws = "then: [{ draw: { count: 1 } }]";
    let dropped = "cost: [{ discard: { what: { choose: { from: { in: hand } } }, bind: dropped } }]";
    let happened = format!(
        "{{ when: action, {dropped}, do: [{{ if: {{ holds: {{ happened: dropped }}, {draws} }} }}] }}"
    );
    assert!(could_use(held(), &happened));
    for at_least in ["[{ the: x }, 2]", "[2, { the: x }]"] {
        let spent = "cost: [{ spend: { energy: { ask: x } } }]";
        let claim = format!("{{ not: {{ not: {{ at-least: {at_least} }} }} }}");
        assert!(could_use(
            held(),
            &format!("{{ when: action, {spent}, do: [{{ if: {{ holds: {claim}, {draws} }} }}] }}")
        ));
    }
    // Who will be chosen is open, even if nobody is engaged with anybody.
    let chosen = "{ choose-player: { bind: who } }";
    let engaged = "{ each: { kind: minion, engaged: { the: who } } }";
    let controlled = "{ each: { kind: ally, control: { the: who } } }";
    let nobody = "{ each: ally }";
    for to in [
        engaged.to_owned(),
        controlled.to_owned(),
        format!("{{ all-of: [{nobody}, {engaged}] }}"),
        format!("{{ varies: {{ usually: {engaged}, but: {nobody}, if: {{ form: hero }} }} }}"),
        format!("{{ varies: {{ usually: {nobody}, but: {engaged}, if: {{ form: alter-ego }} }} }}"),
    ] {
        assert!(could(spider(), &format!("{chosen}, {{ deal-damage: {{ amount: 1, to: {to} }} }}")), "{to}");
    }
}

#[test]
fn what_an_occasion_brings_is_known() {
    cites!("abilities.must-be-able-to-change-state");
    // Hawkeye shoots at whoever enters, but not at one that takes no damage.
    for (shielded, shoots) in [(false, true), (true, false)] {
        let given = Given::new(&["marvel"], "rhino").stock(&["madame-hydra"]).own(0, "hawkeye");
        let given =
            if shielded { given.foe(None, "legions-of-hydra").threat("legions-of-hydra", 3) } else { given };
        let mut table = given.dealt(0, &["madame-hydra"]).play();
        let hawkeye = champions::ask::Use::Ability { card: table.id("hawkeye"), place: 0 };
        table.until(|ask| matches!(ask, Ask::Window { .. } | Ask::Turn { .. }));
        assert_eq!(table.offers(hawkeye), shoots);
    }
}

#[test]
fn what_stands_after_then_counts_only_if_it_could_be_reached() {
    cites!("abilities.must-be-able-to-change-state", "effects.then.stops", "damage.move.needs-valid-ends");
    // Threat is moved from a side scheme to the main scheme, if there is one.
    let then = "{ then: [{ place-threat: { amount: 1, at: main-scheme } }] }";
    let moved = format!("{{ remove-threat: {{ amount: 1, from: {{ each: side-scheme }} }} }}, {then}");
    assert!(!could(spider(), &moved) && could(with_a_side_scheme(spider()), &moved));
    // Without "then" the second sentence stands alone.
    let and = "{ heal: { amount: 1, from: you } }, { place-threat: { amount: 1, at: main-scheme } }";
    assert!(could(spider(), and));
    // Nor does one "then" lead past another that is not reached.
    assert!(!could(spider(), &format!("{{ ready: you }}, {{ then: [{{ draw: {{ count: 1 }} }}] }}, {then}")));
    // What changes nothing by its nature can be done, and so can nothing.
    for first in [
        "{ choose-player: { bind: who } }",
        "{ shuffle: deck }",
        "{ if: { holds: { form: alter-ego }, then: [] } }",
    ] {
        assert!(could(spider(), &format!("{first}, {then}")), "{first}");
    }
    // A condition leads to what it leads to.
    let heals = |form: &str| {
        let heal = "{ heal: { amount: 1, from: you } }";
        format!("{{ if: {{ holds: {{ form: {form} }}, then: [{heal}] }} }}, {then}")
    };
    assert!(!could(spider(), &heals("hero")) && could(spider(), &heals("alter-ego")));
    for all in ["as-player: { who: any,", "each-player: {"] {
        assert!(!could(spider(), &format!("{{ {all} do: [{{ ready: you }}] }} }}, {then}")), "{all}");
    }
}

#[test]
fn each_player_alone_is_the_only_one() {
    cites!("abilities.must-be-able-to-change-state");
    assert!(could(spider(), "{ each-player: { do: [{ draw: { count: 1 } }] } }"));
    assert!(!could(without_a_deck(spider()), "{ each-player: { do: [{ draw: { count: 1 } }] } }"));
}

#[test]
fn what_is_so_already_is_no_change() {
    cites!("abilities.must-be-able-to-change-state");
    let stuns = "{ give-status: { status: stunned, to: villain } }";
    assert!(could(spider(), stuns) && !could(spider().status("rhino-1", Status::Stunned), stuns));
    let removes = "{ remove-threat: { amount: 1, from: main-scheme } }";
    let threat = |threat: u16| spider().threat("the-break-in", threat);
    assert!(could(threat(1), removes) && !could(threat(0), removes));
    let becomes = "{ change-form: { to: hero } }";
    assert!(could(spider().alter_ego(0), becomes) && !could(spider(), becomes));
    let exhausts = "{ exhaust: your-hero }";
    let tired = spider().with("spider-man", |card| card.exhausted = true);
    assert!(could(spider(), exhausts) && !could(tired, exhausts));
}

#[test]
fn a_sequence_of_which_no_step_could_do_anything_is_not_begun() {
    cites!("abilities.must-be-able-to-change-state", "abilities.special");
    let given = || Given::new(&["panther"], "rhino").hand(0, &["wakanda-forever-wild", "energy"]);
    let mut table = given().own(0, "vibranium-suit").play();
    assert_eq!(table.cannot_play("wakanda-forever-wild"), NOTHING, "there is no damage to move");
    let playable = |given: Given| {
        let table = given.play();
        let card = table.card("wakanda-forever-wild");
        table.offers(TurnOption::Play(card))
    };
    assert!(playable(given().own(0, "vibranium-suit").damage("black-panther", 1)));
    assert!(playable(given().own(0, "vibranium-suit").own(0, "energy-daggers")));
    // A stunned hero discards the card by an attack, which is a change.
    assert!(playable(given().own(0, "vibranium-suit").status("black-panther", Status::Stunned)));
}

#[test]
fn what_an_attack_gains_for_itself_is_no_change() {
    cites!("abilities.must-be-able-to-change-state");
    let given = || Given::new(&["hulk"], "rhino").hand(0, &["relentless-assault", "strength", "energy"]);
    let mut table = given().play();
    assert_eq!(table.cannot_play("relentless-assault"), NOTHING, "there is no minion");
    let table = given().foe(Some(0), "shocker").play();
    let card = table.card("relentless-assault");
    assert!(table.offers(TurnOption::Play(card)));
}

#[test]
fn a_special_for_another_form_is_no_step_of_a_sequence() {
    cites!("abilities.special", "abilities.form-word");
    let special = "{ when: special, form: alter-ego, do: [{ deal-damage: { amount: 1, to: villain } }] }";
    let resolves = "{ resolve: { abilities: special, of: { each: upgrade } } }";
    let given = || spider().says("war-horn", special).own(0, "war-horn");
    assert!(!could(given(), resolves) && could(given().alter_ego(0), resolves));
}

#[test]
fn only_players_for_whom_something_changes_are_chosen() {
    cites!("abilities.choose.must-change-state");
    let seats = |given: Given, steps: &str| -> Vec<u8> {
        let ability = format!("{{ when: action, do: [{steps}] }}");
        let mut table = given.says("one-shot", &ability).own(0, "one-shot").play();
        table.act("one-shot");
        if !matches!(table.ask(), Ask::ChoosePlayer { .. }) {
            return Vec::new();
        }
        (0..3).filter(|&seat| table.offers(Seat(seat))).collect()
    };
    let three = || Given::homebrew(&["spider", "hulk", "marvel"], "rhino");
    let without_a_deck = |seats: &[u8]| {
        let mut given = three();
        for seat in seats {
            given.state.player_mut(Seat(*seat)).deck.drain().for_each(drop);
        }
        given
    };
    let draws = "{ draw: { who: { choose: any }, count: 1 } }";
    assert_eq!(seats(three(), draws), [0, 1, 2]);
    assert_eq!(seats(without_a_deck(&[1]), draws), [0, 2]);
    let mut table = {
        let ability = format!("{{ when: action, do: [{draws}] }}");
        without_a_deck(&[1]).says("one-shot", &ability).own(0, "one-shot").play()
    };
    table.act("one-shot");
    assert_eq!(table.refused(Seat(1)), rule!("abilities.choose.must-change-state"));
    // Of one nobody is asked.
    assert!(seats(without_a_deck(&[0, 1]), draws).is_empty());
    // What another player would do counts, and so does what follows a name.
    let heals = "{ as-player: { who: { choose: any }, do: [{ heal: { amount: 1, from: you } }] } }";
    let named = "{ choose-player: { bind: led } }, { draw: { who: { the: led }, count: 1 } }";
    let hurt = three().damage("she-hulk", 1).damage("captain-marvel", 1);
    assert_eq!((seats(hurt, heals), seats(without_a_deck(&[1]), named)), (vec![1, 2], vec![0, 2]));
    // Where it changes nothing for anybody, everybody may be chosen.
    let threat = "{ place-threat: { amount: 1, at: main-scheme } }";
    assert_eq!(seats(three(), &format!("{heals}, {threat}")), [0, 1, 2]);
    // Only one of those who are meant.
    let first = "{ draw: { who: { choose: first-player }, count: 1 } }";
    assert!(seats(three(), first).is_empty());
    // Nothing is told of another's hand.
    let allies = "{ each: { kind: ally, in: hand } }";
    let from_hand =
        format!("{{ as-player: {{ who: {{ choose: any }}, do: [{{ discard: {{ what: {allies} }} }}] }} }}");
    let given = three().hand(0, &["energy"]).hand(1, &["energy"]).hand(2, &["tigra"]);
    assert_eq!(seats(given, &from_hand), [1, 2]);
}
