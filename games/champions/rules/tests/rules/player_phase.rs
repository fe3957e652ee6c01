//! The chapter on the player phase: what a turn leaves free, who may use which cards on it, and the end of the phase.

use champions::ask::{Ask, FromHand, TurnOption, Use};
use champions::card::ability::Form;
use champions::event::Event;
use champions::{cites, rule};
use table::Seat;

use crate::given::Given;
use crate::kit::Table;

fn spider() -> Given {
    Given::new(&["spider"], "rhino")
}

/// An ability without costs that any number of cards may say.
const HEALS: &str = "{ when: action, do: [{ heal: { amount: 1, from: you } }] }";
const HURTS: &str = "{ when: action, do: [{ deal-damage: { amount: 1, to: you } }] }";

#[test]
fn turns_pass_over_a_player_who_is_out() {
    cites!("player-phase.turns-in-player-order");
    let mut given = Given::new(&["spider", "hulk", "iron"], "rhino").damage("she-hulk", 15);
    given.state.players[1].eliminated = true;
    let mut table = given.play();
    for seat in [0, 2] {
        assert_eq!(table.ask(), Ask::Turn { player: Seat(seat) });
        table.end_turn();
    }
    assert!(!matches!(table.ask(), Ask::Turn { .. }), "{:?}", table.ask());
}

#[test]
fn nothing_that_could_be_done_on_a_turn_has_to_be() {
    cites!("player-phase.turn.options-are-optional");
    // A hero who could thwart, attack, play a card of each type and use an Action.
    let given = || spider().own(0, "avengers-mansion").own(0, "mockingbird").threat("the-break-in", 3);
    let hand = ["web-shooter", "haymaker", "surveillance-team", "energy", "genius", "strength"];
    // An alter-ego who could recover.
    for given in [given().hand(0, &hand), given().alter_ego(0).damage("spider-man", 4).hand(0, &["energy"])] {
        let mut table = given.play();
        assert!(table.offers(TurnOption::EndTurn));
        let before = table.state().in_play.clone();
        table.end_turn();
        assert!(!matches!(table.ask(), Ask::Turn { .. }), "{:?}", table.ask());
        assert_eq!(table.state().in_play, before);
    }
}

#[test]
fn a_character_that_is_ready_again_may_use_a_power_again() {
    cites!("player-phase.turn.repeatable");
    let ready = "{ when: action, do: [{ ready: { each: friendly } }] }";
    let mut table = spider()
        .says("aunt-may", ready)
        .own(0, "aunt-may")
        .own(0, "mockingbird")
        .threat("the-break-in", 4)
        .play();
    for attacks in 1..=2 {
        table.attack("spider-man", "rhino-1");
        table.settle();
        table.attack("mockingbird", "rhino-1");
        table.settle();
        assert_eq!(table.damage_on("rhino-1"), attacks * 3);
        table.act("aunt-may");
    }
    for thwarts in 1..=2 {
        table.thwart("spider-man", "the-break-in");
        table.settle();
        assert_eq!(table.threat_on("the-break-in"), 4 - thwarts);
        table.act("aunt-may");
    }
}

#[test]
fn an_alter_ego_that_is_ready_again_may_recover_again() {
    cites!("player-phase.turn.repeatable");
    let ready = "{ when: action, do: [{ ready: { each: friendly } }] }";
    let given = spider().alter_ego(0).says("aunt-may", ready).own(0, "aunt-may");
    let mut table = given.damage("spider-man", 8).play();
    table.answer(TurnOption::Recover);
    table.act("aunt-may");
    table.answer(TurnOption::Recover);
    assert_eq!(table.damage_on("spider-man"), 8 - 3 - 3);
}

#[test]
fn one_event_may_be_played_after_another() {
    cites!("player-phase.turn.repeatable");
    let mut table = spider().hand(0, &["haymaker", "haymaker", "energy", "genius"]).play();
    table.play_card("haymaker", &["energy"]);
    table.play_card("haymaker", &["genius"]);
    assert_eq!(table.damage_on("rhino-1"), 3 + 3);
}

#[test]
fn each_player_has_a_change_of_form_of_their_own() {
    cites!("player-phase.turn.change-form-once");
    let mut table = Given::new(&["spider", "hulk"], "rhino").play();
    for seat in [0, 1] {
        table.answer(TurnOption::ChangeForm);
        table.settle();
        assert_eq!(table.form(seat), Form::AlterEgo);
        table.end_turn();
    }
}

#[test]
fn after_the_change_of_the_turn_a_card_may_still_change_the_form() {
    cites!("player-phase.turn.change-form-once");
    let hand = ["split-personality", "energy", "genius", "strength"];
    let mut table = Given::new(&["hulk"], "rhino").hand(0, &hand).play();
    table.answer(TurnOption::ChangeForm);
    table.settle();
    table.play_card("split-personality", &["energy", "genius"]);
    table.settle();
    assert_eq!(table.form(0), Form::Hero);
}

#[test]
fn no_ally_support_or_upgrade_is_played_on_another_players_turn() {
    cites!("player-phase.turn.permanents-only-own-turn");
    let hand = ["web-shooter", "daredevil", "surveillance-team", "energy", "genius", "strength"];
    let mut table = Given::new(&["hulk", "spider"], "rhino").hand(1, &hand).play();
    table.answer(TurnOption::Request(Seat(1)));
    for id in ["web-shooter", "daredevil", "surveillance-team"] {
        let card = table.card(id);
        let play = Use::Event { card, place: 0 };
        assert!(!table.offers(play), "{id}");
        assert_eq!(table.refused(play), rule!("player-cards.event.definition"), "{id}");
    }
    table.answer(Use::Pass);
    table.end_turn();
    for id in ["web-shooter", "daredevil", "surveillance-team"] {
        assert!(table.offers(TurnOption::Play(table.card(id))), "{id}");
    }
}

#[test]
fn allies_help_a_player_in_alter_ego_form_too() {
    cites!("player-phase.turn.use-ally");
    let given = spider().alter_ego(0).own(0, "mockingbird").own(0, "black-cat");
    let mut table = given.threat("the-break-in", 2).play();
    table.attack("mockingbird", "rhino-1");
    table.settle();
    table.thwart("black-cat", "the-break-in");
    table.settle();
    assert_eq!((table.damage_on("rhino-1"), table.threat_on("the-break-in")), (1, 1));
}

#[test]
fn an_ally_attacks_any_enemy_and_thwarts_any_scheme() {
    cites!("player-phase.turn.use-ally");
    let given = spider().own(0, "mockingbird").own(0, "black-cat").foe(Some(0), "shocker");
    let mut table = given.foe(None, "bomb-scare").threat("bomb-scare", 2).threat("the-break-in", 2).play();
    table.attack("mockingbird", "shocker");
    table.settle();
    table.thwart("black-cat", "bomb-scare");
    table.settle();
    assert_eq!((table.damage_on("shocker"), table.threat_on("bomb-scare")), (1, 1));
}

#[test]
fn an_action_may_stand_on_any_card_that_the_player_controls() {
    cites!("player-phase.turn.action-on-own-card");
    for id in ["spider-man", "mockingbird", "web-shooter", "aunt-may"] {
        let given = spider().says(id, HEALS).damage("spider-man", 2);
        let mut table = if id == "spider-man" { given.play() } else { given.own(0, id).play() };
        table.act(id);
        assert_eq!(table.damage_on("spider-man"), 1, "{id}");
    }
}

#[test]
fn who_controls_a_card_triggers_its_action_and_not_who_owns_it() {
    cites!("player-phase.turn.action-on-own-card");
    let mut table = Given::new(&["spider", "hulk"], "rhino")
        .own(1, "avengers-mansion")
        .with("avengers-mansion", |card| card.controller = Some(Seat(0)))
        .play();
    let action = TurnOption::Action { card: table.id("avengers-mansion"), place: 0 };
    assert!(table.offers(action));
    table.end_turn();
    assert_eq!(table.ask(), Ask::Turn { player: Seat(1) });
    assert!(!table.offers(action));
    assert_eq!(table.cannot_act("avengers-mansion"), rule!("abilities.optional-controller-decides"));
}

#[test]
fn whoever_has_the_turn_may_trigger_an_action_on_any_encounter_card() {
    cites!("player-phase.turn.action-on-encounter-card");
    for id in ["bomb-scare", "ultron-drones", "charge"] {
        let given = Given::new(&["spider", "hulk"], "rhino").says(id, HEALS).foe(None, id);
        let mut table = given.damage("spider-man", 2).damage("she-hulk", 2).play();
        table.act(id);
        table.end_turn();
        table.act(id);
        assert_eq!((table.damage_on("spider-man"), table.damage_on("she-hulk")), (1, 1), "{id}");
    }
    // On a minion, too, unless it says `you`.
    let heals = "{ when: action, do: [{ heal: { amount: 1, from: villain } }] }";
    let given = Given::new(&["spider", "hulk"], "rhino").says("shocker", heals).foe(Some(0), "shocker");
    let mut table = given.damage("rhino-1", 2).play();
    table.act("shocker");
    table.end_turn();
    table.act("shocker");
    assert_eq!(table.damage_on("rhino-1"), 0);
}

#[test]
fn a_turn_in_alter_ego_form_has_the_same_cards_and_actions() {
    cites!(
        "player-phase.turn.play-permanents",
        "player-phase.turn.action-event",
        "player-phase.turn.action-on-own-card",
        "player-phase.turn.action-on-encounter-card",
        "player-phase.turn.request-action"
    );
    // An ally, a support, an upgrade and an event that asks for no form.
    let hand = ["daredevil", "surveillance-team", "web-shooter", "haymaker", "energy", "genius", "strength"];
    let given = Given::new(&["spider", "hulk"], "rhino").alter_ego(0).says("haymaker", HEALS);
    let given = given.says("bomb-scare", HEALS).foe(None, "bomb-scare").own(0, "avengers-mansion");
    let mut table = given.damage("spider-man", 5).hand(0, &hand).play();
    for id in ["daredevil", "surveillance-team", "web-shooter", "haymaker"] {
        assert!(table.offers(TurnOption::Play(table.card(id))), "{id}");
    }
    table.answer(TurnOption::Request(Seat(1)));
    table.answer(Use::Pass);
    table.act("bomb-scare");
    table.act("avengers-mansion");
    table.settle();
    table.play_card("haymaker", &["energy"]);
    table.settle();
    assert_eq!(table.damage_on("spider-man"), 5 - 1 - 1);
}

#[test]
fn an_action_may_stand_on_the_villain_or_on_the_main_scheme() {
    cites!("player-phase.turn.action-on-encounter-card");
    let turned = |card: &mut champions::card::Card| {
        card.faces[1].text.abilities = card.faces[0].text.abilities.clone();
    };
    for id in ["rhino-1", "the-break-in"] {
        let given = spider().says(id, HEALS).damage("spider-man", 2);
        let given = if id == "rhino-1" { given } else { given.print(id, turned) };
        let mut table = given.play();
        table.act(id);
        assert_eq!(table.damage_on("spider-man"), 1, "{id}");
    }
}

#[test]
fn on_request_an_action_may_stand_on_any_card_that_the_other_player_controls() {
    cites!("player-phase.turn.request-action");
    for id in ["spider-man", "mockingbird", "web-shooter", "aunt-may"] {
        let given = Given::new(&["hulk", "spider"], "rhino").says(id, HEALS).damage("spider-man", 2);
        let mut table = if id == "spider-man" { given.play() } else { given.own(1, id).play() };
        table.answer(TurnOption::Request(Seat(1)));
        table.ability(id, 0);
        assert_eq!((table.ask(), table.damage_on("spider-man")), (Ask::Turn { player: Seat(0) }, 1), "{id}");
    }
}

#[test]
fn a_response_is_not_played_when_nothing_has_happened() {
    cites!("player-phase.turn.action-event");
    let hand = ["one-two-punch", "uppercut", "energy", "genius", "strength"];
    let given = Given::new(&["hulk"], "rhino").hand(0, &hand).with("she-hulk", |it| it.exhausted = true);
    let mut table = given.play();
    assert!(table.offers(TurnOption::Play(table.card("uppercut"))));
    assert!(!table.offers(TurnOption::Play(table.card("one-two-punch"))));
    assert_eq!(table.cannot_play("one-two-punch"), rule!("player-phase.turn.action-event"));
}

#[test]
fn an_action_answers_nothing_on_its_player_s_turn_either() {
    cites!("player-phase.action.definition");
    let given = Given::new(&["hulk"], "rhino").own(0, "avengers-mansion");
    let mut table = given.hand(0, &["one-two-punch", "haymaker", "energy", "genius"]).play();
    table.attack("she-hulk", "rhino-1");
    // Now she could be readied.
    table.window();
    let (mansion, haymaker) = (table.id("avengers-mansion"), table.card("haymaker"));
    let actions = [Use::Ability { card: mansion, place: 0 }, Use::Event { card: haymaker, place: 0 }];
    for action in actions {
        assert!(!table.offers(action));
        assert_eq!(table.refused(action), rule!("timing.trigger-condition"));
    }
}

#[test]
fn whoever_acts_on_request_the_turn_stays_with_who_asked() {
    cites!("player-phase.active-player");
    let mut table = Given::new(&["hulk", "spider"], "rhino")
        .foe(Some(0), "shocker")
        .hand(1, &["haymaker", "energy"])
        .play();
    table.answer(TurnOption::Request(Seat(1)));
    table.event("haymaker");
    table.pay(&["energy"]);
    assert!(matches!(table.ask(), Ask::Choose { player: Seat(1), .. }), "{:?}", table.ask());
    assert_eq!((table.state().active, table.game.view(None).active), (Some(Seat(0)), Some(Seat(0))));
}

#[test]
fn a_player_may_act_on_another_players_turn_again_and_again() {
    cites!("player-phase.turn.offer-action", "player-phase.action.definition");
    let given = Given::new(&["hulk", "spider"], "rhino");
    let mut table = given.hand(1, &["haymaker", "haymaker", "energy", "genius"]).play();
    for with in ["energy", "genius"] {
        table.answer(TurnOption::Request(Seat(1)));
        table.event("haymaker");
        table.pay(&[with]);
    }
    assert_eq!((table.ask(), table.damage_on("rhino-1")), (Ask::Turn { player: Seat(0) }, 3 + 3));
}

#[test]
fn every_player_may_discard_as_many_cards_as_they_like() {
    cites!("player-phase.end.discard-any");
    // Four cards each: the hand sizes are 5 and 4.
    let hand = ["energy", "genius", "strength", "haymaker"];
    let mut table = Given::new(&["spider", "hulk"], "rhino").hand(0, &hand).hand(1, &hand).play();
    table.end_turn();
    table.end_turn();
    let discard = |table: &mut Table, ids: &[&str]| {
        for id in ids {
            let card = table.card(id);
            table.answer(FromHand::Card(card));
        }
    };
    discard(&mut table, &hand);
    assert_eq!(table.hand(0), 0);
    // There is nothing left to ask about.
    assert_eq!(table.ask(), Ask::EndOfPhaseDiscard { player: Seat(1) });
    discard(&mut table, &hand[..2]);
    assert_eq!(table.hand(1), 2);
    table.keep();
    assert_eq!((table.hand(0), table.hand(1)), (5, 4));
    assert!(hand.iter().all(|id| table.discarded(0, id)));
}

#[test]
fn a_card_of_the_scenario_stays_exhausted_wherever_it_lies() {
    cites!("player-phase.end.encounter-cards-not-readied");
    let mut given = Given::new(&["spider"], "ultron")
        .foe(None, "ultron-drones")
        .foe(None, "charge")
        .attached_to("spider-man")
        .drone(0);
    given.state.in_play.iter_mut().for_each(|card| card.exhausted = true);
    let mut table = given.play();
    table.end_turn();
    table.until(|ask| !matches!(ask, Ask::EndOfPhaseDiscard { .. }));
    let ready = table.state().in_play.iter().filter(|card| !card.exhausted);
    assert_eq!(ready.map(|card| card.id).collect::<Vec<_>>(), [table.id("spider-man")]);
}

#[test]
fn who_changes_form_keeps_the_hand_until_the_phase_ends() {
    cites!("player-phase.hand-size.checked-at-end-only");
    // Six for Peter Parker, five for Spider-Man.
    let hand = ["energy", "genius", "strength", "haymaker", "first-aid", "emergency"];
    let mut table = spider().alter_ego(0).hand(0, &hand).play();
    table.answer(TurnOption::ChangeForm);
    table.settle();
    assert_eq!((table.ask(), table.hand(0)), (Ask::Turn { player: Seat(0) }, 6));
    table.end_turn();
    assert_eq!(table.refused(FromHand::Done), rule!("player-phase.end.discard-down"));
}

#[test]
fn who_lives_by_what_lasts_for_the_phase_is_readied_before_it_is_over() {
    cites!("player-phase.end.effects-end-last");
    // Three more hit points for the phase, and damage for all of the others.
    let mut given = Given::homebrew(&["spider"], "rhino").hand(0, &["pumped-up"]);
    given = given.says("aunt-may", HURTS).own(0, "aunt-may").damage("spider-man", 9);
    let mut table = given.with("spider-man", |card| card.exhausted = true).play();
    table.play_card("pumped-up", &[]);
    table.act("aunt-may");
    let hero = table.id("spider-man");
    table.end_turn();
    table.until(|_| false);
    let readied = table.place(|event| *event == Event::Readied { card: hero });
    assert!(readied < table.place(|event| *event == Event::Defeated { card: hero }));
}

#[test]
fn a_player_readies_an_alter_ego_and_what_another_player_owns() {
    cites!("player-phase.end.ready-all");
    let given = Given::new(&["spider", "hulk"], "rhino").own(1, "mockingbird").alter_ego(1);
    let given = given.with("she-hulk", |card| card.exhausted = true);
    let given = given.with("mockingbird", |card| (card.controller, card.exhausted) = (Some(Seat(0)), true));
    let mut table = given.play();
    table.end_turn();
    table.end_turn();
    table.until(|ask| matches!(ask, Ask::Defend { .. }));
    assert!(!table.find("mockingbird").exhausted && !table.find("she-hulk").exhausted);
}

#[test]
fn every_player_discards_down_to_hand_size() {
    cites!("player-phase.end.discard-down");
    // Four for She-Hulk, who holds six.
    let hand = ["energy", "genius", "strength", "haymaker", "uppercut", "tac-team"];
    let mut table = Given::new(&["spider", "hulk"], "rhino").hand(1, &hand).play();
    table.end_turn();
    table.end_turn();
    table.until(|ask| matches!(ask, Ask::EndOfPhaseDiscard { player: Seat(1) }));
    for id in ["energy", "tac-team"] {
        assert_eq!(table.refused(FromHand::Done), rule!("player-phase.end.discard-down"));
        let card = table.card(id);
        table.answer(FromHand::Card(card));
    }
    table.keep();
    assert!(table.discarded(1, "energy") && table.discarded(1, "tac-team") && table.hand(1) == 4);
}

#[test]
fn who_is_out_of_the_game_readies_no_more() {
    cites!("players.elimination.cards", "player-phase.end.ready-all");
    let mut given = Given::new(&["spider", "hulk"], "rhino");
    given.state.players[1].eliminated = true;
    let tired = |card: &mut champions::state::InPlay| card.exhausted = true;
    let mut table = given.with("spider-man", tired).with("she-hulk", tired).play();
    table.until(|ask| matches!(ask, Ask::Defend { .. }));
    assert_eq!(["spider-man", "she-hulk"].map(|id| table.find(id).exhausted), [false, true]);
}
