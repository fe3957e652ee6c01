//! What the rules allow only where a card says so: healing beyond the maximum, control for a while, defeat by a card.

use champions::ask::{Ask, Chosen, TurnOption};
use champions::card::ability::Stat;
use champions::event::Event;
use champions::state::Thing;
use champions::{cites, rule};
use table::Seat;

use crate::given::Given;
use crate::kit::Table;

fn spider_and_hulk() -> Given {
    Given::homebrew(&["spider", "hulk"], "rhino")
}

fn left(table: &Table, id: &str) -> u16 {
    table.value(id, Stat::RemainingHitPoints)
}

#[test]
fn healing_goes_beyond_the_maximum_only_if_it_says_so() {
    cites!("damage.heal-cap", "damage.heal");
    let mut table = spider_and_hulk().damage("spider-man", 1).hand(0, &["overflow", "overflow"]).play();
    let most = table.value("spider-man", Stat::HitPoints);
    table.play_card("overflow", &[]);
    assert_eq!((left(&table, "spider-man"), table.damage_on("spider-man")), (most + 3, 0));
    assert_eq!(table.value("spider-man", Stat::HitPoints), most, "the maximum is what it was");
    let healed = |event: &Event| matches!(event, Event::Healed { amount: 1, .. });
    let beyond = |event: &Event| matches!(event, Event::HealedBeyond { amount: 3, .. });
    assert!(table.place(healed) < table.place(beyond));
    // Who has sustained nothing can still gain by it.
    table.play_card("overflow", &[]);
    assert_eq!(left(&table, "spider-man"), most + 7);
    // Damage takes those first, and Rhino's attack takes two of them.
    table.until(|ask| matches!(ask, Ask::EndOfPhaseDiscard { .. }));
    table.until(|ask| *ask == Ask::Turn { player: Seat(1) });
    let dealt: u16 = table
        .told()
        .filter_map(|(event, _)| match event {
            Event::DamageDealt { to, taken, .. } if *to == table.id("spider-man") => Some(*taken),
            _ => None,
        })
        .sum();
    assert!(dealt > 0 && dealt < 7, "{dealt}");
    assert_eq!((left(&table, "spider-man"), table.damage_on("spider-man")), (most + 7 - dealt, 0));
}

#[test]
fn what_is_above_the_maximum_keeps_a_character_alive() {
    cites!("damage.heal-cap", "damage.defeated-at-zero");
    let given = spider_and_hulk().with("spider-man", |card| card.beyond = 2).villain_phase();
    let mut table = given.with("rhino-1", |card| card.exhausted = false).play();
    let most = table.value("spider-man", Stat::HitPoints);
    assert_eq!(left(&table, "spider-man"), most + 2);
    // Three damage: two that were above the maximum, one that is sustained.
    table.until(|ask| matches!(ask, Ask::Turn { .. }));
    let taken = most + 2 - left(&table, "spider-man");
    assert!(taken >= 2, "{taken}");
    assert_eq!(table.damage_on("spider-man"), taken - 2);
}

#[test]
fn control_for_a_while_ends_with_it() {
    cites!("ownership.permanent", "ownership.control-constant");
    let given = spider_and_hulk().own(1, "mockingbird").own(1, "bracelet").attached_to("mockingbird");
    let mut table = given.hand(0, &["lend-a-hand"]).play();
    table.play_card("lend-a-hand", &[]);
    table.choose("mockingbird");
    let control = |table: &Table| ["mockingbird", "bracelet"].map(|id| table.find(id).controller);
    assert_eq!(control(&table), [Some(Seat(0)); 2]);
    table.end_turn();
    table.until(|ask| matches!(ask, Ask::Defend { .. }));
    assert_eq!(control(&table), [Some(Seat(0)); 2], "the round is not over");
    table.until(|ask| matches!(ask, Ask::Turn { .. }));
    assert_eq!((table.state().round, control(&table)), (2, [Some(Seat(1)); 2]));
    assert!(table.state().borrowed.is_empty());
}

#[test]
fn who_takes_control_for_good_keeps_what_was_borrowed() {
    cites!("ownership.permanent");
    // Neither who had borrowed it nor who had lent it has it at the end.
    let given = Given::homebrew(&["spider", "hulk", "iron"], "rhino").own(1, "mockingbird");
    let mut table = given.hand(0, &["lend-a-hand"]).hand(2, &["borrowed-friend"]).play();
    table.play_card("lend-a-hand", &[]);
    table.end_turn();
    table.end_turn();
    assert_eq!(
        (table.ask(), table.find("mockingbird").controller),
        (Ask::Turn { player: Seat(2) }, Some(Seat(0)))
    );
    table.play_card("borrowed-friend", &[]);
    assert_eq!(table.find("mockingbird").controller, Some(Seat(2)));
    table.end_turn();
    table.until(|ask| matches!(ask, Ask::Turn { .. }));
    assert_eq!((table.state().round, table.find("mockingbird").controller), (2, Some(Seat(2))));
}

#[test]
fn what_cannot_exhaust_does_not_attack_thwart_defend_or_pay() {
    cites!("precedence.cannot-is-absolute", "effects.exhausted.cannot-exhaust-again");
    let given = spider_and_hulk().own(0, "grounded").own(0, "mockingbird").threat("the-break-in", 3);
    let mut table = given.own(0, "helicarrier").play();
    let barred = rule!("precedence.cannot-is-absolute");
    for id in ["mockingbird", "spider-man"] {
        let by = table.id(id);
        assert_eq!(table.refused(TurnOption::Attack(by)), barred);
        assert_eq!(table.refused(TurnOption::Thwart(by)), barred);
    }
    assert_eq!(table.cannot_act("helicarrier"), rule!("initiating.step2-determine-cost"));
    table.until(|ask| matches!(ask, Ask::Defend { .. } | Ask::Turn { player: Seat(1) }));
    table.end_turn();
    table.until(|ask| matches!(ask, Ask::Defend { .. } | Ask::Turn { .. }));
    assert!(matches!(table.ask(), Ask::Turn { .. }), "nobody can defend: {:?}", table.ask());
}

#[test]
fn a_card_that_defeats_defeats_whatever_is_on_it() {
    cites!(
        "abilities.when-defeated-before-leaving",
        "abilities.when-defeated",
        "damage.defeated-card-discarded"
    );
    let given = || {
        let given =
            Given::homebrew(&["spider"], "klaw").hand(0, &["checkmate"]).foe(Some(0), "hydra-soldier");
        given.foe(None, "defense-network").threat("defense-network", 4)
    };
    let defeat = |id: &str| {
        let mut table = given().play();
        table.play_card("checkmate", &[]);
        let target = table.id(id);
        table.answer(Chosen::Card(Thing::InPlay(target)));
        table.settle();
        table
    };
    // The minion's last words are heard.
    let table = defeat("hydra-soldier");
    assert!(table.there("hydra-soldier").is_none() && table.fired("hydra-soldier") == 1);
    let table = defeat("defense-network");
    assert!(table.there("defense-network").is_none() && table.encounter_discarded("defense-network"));
    let table = defeat("klaw-1");
    assert!(table.there("klaw-1").is_none() && table.there("klaw-2").is_some());
}

#[test]
fn a_main_scheme_that_a_card_defeats_has_its_last_words_and_is_not_completed() {
    cites!("abilities.when-defeated", "main-scheme.advance-procedure");
    let says = "{ when: when-defeated, do: [{ deal-damage: { amount: 2, to: villain } }] }";
    let ends = "{ when: when-completed, do: [{ deal-damage: { amount: 5, to: villain } }] }";
    let given = Given::homebrew(&["spider"], "klaw").print("underground-distribution", |card| {
        card.faces[1].text.abilities = [says, ends].map(crate::given::written).to_vec();
    });
    let mut table = given.hand(0, &["checkmate"]).play();
    let scheme = table.id("underground-distribution");
    table.play_card("checkmate", &[]);
    table.answer(Chosen::Card(Thing::InPlay(scheme)));
    table.settle();
    assert_eq!(table.damage_on("klaw-1"), 2);
    assert_eq!(table.id("secret-rendezvous"), scheme);
    // The last stage is never defeated: only its threat ends the game.
    let given = Given::homebrew(&["spider"], "klaw").next_scheme().hand(0, &["checkmate"]);
    let mut table = given.foe(Some(0), "hydra-soldier").play();
    let card = table.card("checkmate");
    table.answer(TurnOption::Play(card));
    assert!(!table.offers(Chosen::Card(Thing::InPlay(table.id("secret-rendezvous")))));
    assert!(table.offers(Chosen::Card(Thing::InPlay(table.id("hydra-soldier")))));
}

#[test]
fn who_lives_by_being_ready_falls_by_exhausting() {
    cites!("modifiers.continuous", "damage.hp-modifier-expiry-can-defeat");
    let brave = "{ stat: { of: { kind: ally, is: ready }, is: hit-points, by: 2 } }";
    let given = || {
        let given = spider_and_hulk().modifies("grounded", brave).own(0, "grounded").own(0, "mockingbird");
        given.damage("mockingbird", 3).threat("the-break-in", 3)
    };
    let mut table = given().play();
    let by = table.id("mockingbird");
    table.answer(TurnOption::Attack(by));
    assert!(table.there("mockingbird").is_none() && table.discarded(0, "mockingbird"));
    assert_eq!((table.ask(), table.damage_on("rhino-1")), (Ask::Turn { player: Seat(0) }, 0));
    let mut table = given().play();
    table.answer(TurnOption::Thwart(by));
    assert!(table.there("mockingbird").is_none());
    assert_eq!((table.ask(), table.threat_on("the-break-in")), (Ask::Turn { player: Seat(0) }, 3));
    // A defender that falls so defends no more: the hero takes it.
    let mut table = given().villain_phase().play();
    table.defend("mockingbird");
    table.until(|ask| matches!(ask, Ask::Turn { .. }));
    assert!(table.there("mockingbird").is_none() && table.damage_on("spider-man") > 0);
}

#[test]
fn a_hero_who_falls_by_exhausting_attacks_and_thwarts_no_more() {
    cites!("modifiers.continuous", "players.elimination.trigger");
    let brave = "{ stat: { of: { kind: hero, is: ready }, is: hit-points, by: 2 } }";
    let given = || {
        let given = spider_and_hulk().modifies("grounded", brave).own(1, "grounded");
        given.damage("spider-man", 10).threat("the-break-in", 3)
    };
    for power in [TurnOption::Attack, TurnOption::Thwart] {
        let mut table = given().play();
        let by = table.id("spider-man");
        table.answer(power(by));
        assert!(table.state().is_out(Seat(0)));
        assert_eq!(table.ask(), Ask::Turn { player: Seat(1) });
        assert_eq!((table.damage_on("rhino-1"), table.threat_on("the-break-in")), (0, 3));
    }
    // A hero who falls by defending leaves the attack without anybody to hurt.
    let mut table = given().villain_phase().play();
    table.defend("spider-man");
    assert!(table.state().is_out(Seat(0)));
    let hurt = |(event, _): (&Event, _)| matches!(event, Event::DamageDealt { .. });
    assert!(!table.told().any(hurt));
    table.until(|ask| matches!(ask, Ask::Turn { .. }));
    assert_eq!(table.ask(), Ask::Turn { player: Seat(1) });
}

/// An ally of the second player's, whom the first has until the round is over and the third until the phase is.
fn lent_twice() -> Given {
    let until_phase =
        "{ when: action, do: [{ take-control: { of: { choose: { from: ally } }, until: phase } }] }";
    let given = Given::homebrew(&["spider", "hulk", "iron"], "rhino").own(1, "mockingbird");
    given.says("one-shot", until_phase).hand(0, &["lend-a-hand"])
}

#[test]
fn what_was_lent_twice_goes_back_to_each_in_turn() {
    cites!("ownership.permanent");
    let mut table = lent_twice().own(2, "one-shot").play();
    table.play_card("lend-a-hand", &[]);
    table.end_turn();
    table.end_turn();
    table.act("one-shot");
    let control = |table: &Table| table.find("mockingbird").controller;
    assert_eq!(control(&table), Some(Seat(2)));
    table.end_turn();
    table.until(|ask| matches!(ask, Ask::Defend { .. }));
    assert_eq!(control(&table), Some(Seat(0)), "the phase is over, the round is not");
    table.until(|ask| matches!(ask, Ask::Turn { .. }));
    assert_eq!((table.state().round, control(&table)), (2, Some(Seat(1))));
    // The first to have it has it no more when the last gives it back.
    let mut table = lent_twice().own(0, "one-shot").hand(2, &["lend-a-hand"]).play();
    table.act("one-shot");
    table.end_turn();
    table.end_turn();
    table.play_card("lend-a-hand", &[]);
    assert_eq!(control(&table), Some(Seat(2)));
    table.end_turn();
    table.until(|ask| matches!(ask, Ask::Defend { .. }));
    assert_eq!(control(&table), Some(Seat(2)));
    table.until(|ask| matches!(ask, Ask::Turn { .. }));
    assert_eq!((table.state().round, control(&table)), (2, Some(Seat(1))));
    assert!(table.state().borrowed.is_empty());
}

#[test]
fn what_is_attached_to_a_lent_card_goes_back_to_whoever_had_it() {
    cites!("ownership.permanent", "ownership.attached-cards-follow");
    let given = lent_twice().own(2, "bracelet").attached_to("mockingbird");
    let mut table = given.play();
    table.play_card("lend-a-hand", &[]);
    let control = |table: &Table| ["mockingbird", "bracelet"].map(|id| table.find(id).controller);
    assert_eq!(control(&table), [Some(Seat(0)); 2]);
    table.until(|ask| *ask == Ask::Turn { player: Seat(2) });
    table.end_turn();
    table.until(|ask| matches!(ask, Ask::Turn { .. }));
    assert_eq!((table.state().round, control(&table)), (2, [Some(Seat(1)), Some(Seat(2))]));
}

#[test]
fn the_last_stage_of_the_main_scheme_is_not_defeated_by_a_card_that_names_it() {
    cites!("abilities.when-defeated");
    let given = Given::homebrew(&["spider"], "klaw").next_scheme();
    let table = crate::then::after(given, "{ deal-encounter-card: { to: you } }, { defeat: main-scheme }");
    assert!(!table.game.over() && table.there("secret-rendezvous").is_some());
}

#[test]
fn who_is_being_defeated_is_not_defeated_a_second_time() {
    cites!("abilities.when-defeated", "timing.one-window-per-occurrence");
    let again = "{ when: { forced-interrupt: { defeat: { what: villain } } }, do: [{ defeat: villain }] }";
    let given = Given::homebrew(&["spider"], "klaw").says("one-shot", again).own(0, "one-shot");
    let mut table = given.hand(0, &["checkmate"]).play();
    table.play_card("checkmate", &[]);
    table.choose("klaw-1");
    table.settle();
    assert!(!table.game.over() && table.there("klaw-2").is_some());
}

#[test]
fn a_stage_that_is_completed_while_a_card_defeats_it_takes_no_other_stage_with_it() {
    cites!("abilities.when-defeated", "main-scheme.advance-procedure");
    let completes = "{ when: { forced-interrupt: { defeat: { what: scheme } } }, do: [{ place-threat: { amount: 99, at: main-scheme } }] }";
    let given = Given::homebrew(&["spider"], "klaw").says("one-shot", completes).own(0, "one-shot");
    let mut table = given.hand(0, &["checkmate"]).play();
    let scheme = table.id("underground-distribution");
    table.play_card("checkmate", &[]);
    table.answer(Chosen::Card(Thing::InPlay(scheme)));
    table.settle();
    assert!(!table.game.over());
    assert_eq!(table.id("secret-rendezvous"), scheme);
}

#[test]
fn there_is_no_end_to_what_can_be_above_the_maximum() {
    cites!("damage.heal-cap", "precedence.tokens-unlimited");
    let given = spider_and_hulk().with("spider-man", |card| card.beyond = u16::MAX - 1);
    let table = crate::then::after(
        given,
        "{ heal: { amount: 30000, from: { each: { any: [hero, villain, minion] } }, beyond-maximum: true, bind: healed } }",
    );
    assert_eq!(left(&table, "spider-man"), u16::MAX);
}
