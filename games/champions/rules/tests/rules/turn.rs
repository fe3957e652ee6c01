//! The chapter on a player's turn, and playing cards.

use champions::ask::{Ask, FromHand, Pay, TurnOption, Use};
use champions::card::ability::{Form, Stat};
use champions::event::{Event, Spot};
use champions::state::{DeedKind, Phase, Place};
use champions::{cites, rule};
use table::Seat;

use crate::given::Given;
use crate::kit::Table;

fn spider() -> Given {
    Given::new(&["spider"], "rhino")
}

#[test]
fn options_come_in_any_order_and_as_often_as_one_can_pay() {
    cites!(
        "player-phase.turn.any-order",
        "player-phase.turn.repeatable",
        "player-phase.turn.play-permanents",
        "allies.any-number-per-turn",
        "identity.change-form.anywhere-on-turn",
        "player-phase.turn.recover-option"
    );
    let hand = ["web-shooter", "web-shooter", "aunt-may", "energy", "genius", "strength"];
    let mut table =
        spider().own(0, "black-cat").own(0, "mockingbird").damage("spider-man", 9).hand(0, &hand).play();
    table.attack("black-cat", "rhino-1");
    table.play_card("web-shooter", &["energy"]);
    table.attack("mockingbird", "rhino-1");
    table.settle();
    table.play_card("web-shooter", &["genius"]);
    table.answer(TurnOption::ChangeForm);
    table.settle();
    table.play_card("aunt-may", &["strength"]);
    table.answer(TurnOption::Recover);
    assert_eq!((table.damage_on("rhino-1"), table.damage_on("spider-man")), (2, 6));
    table.act("aunt-may");
    assert_eq!(table.damage_on("spider-man"), 2);
}

#[test]
fn a_hero_who_has_attacked_plays_an_ally_who_thwarts() {
    cites!("player-phase.turn.any-order", "player-phase.turn.use-ally");
    let given = spider().foe(Some(0), "hydra-mercenary").threat("the-break-in", 3);
    let mut table = given.hand(0, &["black-cat", "energy"]).play();
    table.attack("spider-man", "hydra-mercenary");
    table.settle();
    table.play_card("black-cat", &["energy"]);
    table.settle();
    table.thwart("black-cat", "the-break-in");
    assert_eq!((table.damage_on("hydra-mercenary"), table.threat_on("the-break-in")), (2, 2));
}

#[test]
fn an_action_without_a_limit_may_be_used_again() {
    cites!("player-phase.turn.repeatable");
    let given = Given::new(&["marvel"], "rhino").own(0, "energy-channel");
    let mut table = given.hand(0, &["energy", "energy"]).play();
    for counters in [2, 4] {
        table.act("energy-channel");
        table.pay(&["energy"]);
        assert_eq!(table.counters("energy-channel", "energy"), counters);
    }
}

#[test]
fn a_turn_may_be_passed_over() {
    cites!("player-phase.turn.options-are-optional", "player-phase.end-after-all-turns");
    let mut table = Given::new(&["spider", "hulk"], "rhino")
        .with("spider-man", |it| it.exhausted = true)
        .hand(0, &["energy"])
        .hand(1, &["genius"])
        .play();
    table.end_turn();
    // Hands are reset and cards readied only when everybody has had a turn.
    assert_eq!((table.ask(), table.hand(0)), (Ask::Turn { player: Seat(1) }, 1));
    assert!(table.find("spider-man").exhausted);
    assert!(table.told().any(|(event, _)| *event == Event::TurnEnded { player: Seat(0) }));
    table.end_turn();
    assert_eq!(table.ask(), Ask::EndOfPhaseDiscard { player: Seat(0) });
    table.keep();
    assert_eq!(table.ask(), Ask::EndOfPhaseDiscard { player: Seat(1) });
}

#[test]
fn nobody_draws_before_everybody_has_discarded() {
    cites!("player-phase.end.draw-up");
    let mut table = Given::new(&["spider", "hulk"], "rhino").hand(0, &["energy"]).hand(1, &["genius"]).play();
    table.end_turn();
    table.end_turn();
    table.keep();
    assert_eq!((table.ask(), table.hand(0)), (Ask::EndOfPhaseDiscard { player: Seat(1) }, 1));
    table.keep();
    assert_eq!((table.hand(0), table.hand(1)), (5, 4));
}

#[test]
fn a_turn_is_completed_before_the_next_one_begins() {
    cites!("player-phase.one-turn-each");
    let mut table = Given::new(&["spider", "hulk"], "rhino").threat("the-break-in", 3).play();
    let (first, second) = (Ask::Turn { player: Seat(0) }, Ask::Turn { player: Seat(1) });
    table.thwart("spider-man", "the-break-in");
    table.settle();
    assert_eq!(table.ask(), first);
    table.answer(TurnOption::ChangeForm);
    table.settle();
    assert_eq!(table.ask(), first);
    table.end_turn();
    assert_eq!(table.ask(), second);
    table.attack("she-hulk", "rhino-1");
    table.settle();
    assert_eq!(table.ask(), second);
}

#[test]
fn hands_are_discarded_from_beginning_with_the_first_player() {
    cites!("player-phase.end.discard-player-order");
    let mut given = Given::new(&["spider", "hulk", "iron"], "rhino")
        .hand(0, &["energy"])
        .hand(1, &["genius"])
        .hand(2, &["strength"]);
    (given.state.first_player, given.state.active) = (Seat(1), Some(Seat(1)));
    let mut table = given.play();
    for _ in 0..3 {
        table.end_turn();
    }
    for seat in [1, 2, 0] {
        assert_eq!(table.ask(), Ask::EndOfPhaseDiscard { player: Seat(seat) });
        table.keep();
    }
}

#[test]
fn the_phase_ends_with_discarding_drawing_and_readying() {
    cites!("player-phase.end.step-order");
    let hand = ["energy", "genius", "strength", "haymaker", "first-aid", "emergency", "backflip"];
    let mut table = spider().with("spider-man", |it| it.exhausted = true).hand(0, &hand).play();
    table.end_turn();
    for id in ["energy", "genius", "strength"] {
        let card = table.card(id);
        table.answer(FromHand::Card(card));
    }
    table.keep();
    let at = |wanted: &dyn Fn(&Event) -> bool| {
        table.told().position(|(event, _)| wanted(event)).expect("it was told")
    };
    let discarded =
        at(&|event| matches!(event, Event::Moved { to, .. } if *to == Spot::Out(Place::Discard(Seat(0)))));
    let drawn =
        at(&|event| matches!(event, Event::Moved { to, .. } if *to == Spot::Out(Place::Hand(Seat(0)))));
    let readied = at(&|event| matches!(event, Event::Readied { .. }));
    let villain = at(&|event| matches!(event, Event::PhaseBegan { phase: Phase::Villain(_) }));
    assert!(discarded < drawn && drawn < readied && readied < villain);
}

#[test]
fn powers_belong_to_forms() {
    cites!(
        "player-phase.turn.hero-power-option",
        "attack.hero-basic",
        "thwart.hero-basic",
        "recovery.alter-ego-only",
        "recovery.exhaust-and-heal",
        "player-phase.turn.recover-option",
        "thwart.main-scheme-stays",
        "thwart.not-below-zero",
        "identity.face-up-is-form",
        "effects.exhausted.cannot-exhaust-again"
    );
    let mut table = spider().threat("the-break-in", 0).play();
    let id = table.id("spider-man");
    assert_eq!(
        table.refused(TurnOption::Thwart(id)),
        rule!("thwart.not-below-zero"),
        "not that it is no scheme"
    );
    let mut table = spider().damage("spider-man", 2).threat("the-break-in", 1).play();
    let id = table.id("spider-man");
    assert_eq!(table.form(0), Form::Hero);
    assert_eq!(table.refused(TurnOption::Recover), rule!("recovery.alter-ego-only"));
    assert!(table.offers(TurnOption::Attack(id)) && table.offers(TurnOption::Thwart(id)));
    table.thwart("spider-man", "the-break-in");
    table.settle();
    assert_eq!((table.threat_on("the-break-in"), table.find("spider-man").exhausted), (0, true));
    assert_eq!(table.refused(TurnOption::Attack(id)), rule!("effects.exhausted.cannot-exhaust-again"));
    let mut table = spider().alter_ego(0).damage("spider-man", 2).threat("the-break-in", 1).play();
    assert_eq!(table.refused(TurnOption::Attack(id)), rule!("player-phase.turn.hero-power-option"));
    assert_eq!(table.refused(TurnOption::Thwart(id)), rule!("player-phase.turn.hero-power-option"));
    assert!(!table.offers(TurnOption::Attack(id)) && !table.offers(TurnOption::Thwart(id)));
    table.answer(TurnOption::Recover);
    // REC 3, but no more than there was to heal.
    assert_eq!((table.damage_on("spider-man"), table.find("spider-man").exhausted), (0, true));
    let mut table = spider().alter_ego(0).damage("spider-man", 5).play();
    table.answer(TurnOption::Recover);
    assert_eq!(table.damage_on("spider-man"), 2);
    assert_eq!(table.refused(TurnOption::Recover), rule!("effects.exhausted.cannot-exhaust-again"));
}

#[test]
fn the_side_that_is_up_is_the_form_however_it_came_up() {
    cites!("identity.face-up-is-form", "recovery.alter-ego-only");
    for (given, form) in [(spider(), Form::AlterEgo), (spider().alter_ego(0), Form::Hero)] {
        let mut table = given.damage("spider-man", 4).play();
        table.answer(TurnOption::ChangeForm);
        assert_eq!((table.form(0), table.find("spider-man").face), (form, form as u8));
        assert_eq!(table.offers(TurnOption::Recover), form == Form::AlterEgo);
    }
}

#[test]
fn a_player_has_one_form_and_not_the_other_as_well() {
    cites!("identity.one-form-at-a-time");
    let says = "{ when: action, do: [{ if: { holds: { form: hero }, then: [{ deal-damage: { amount: 1, to: villain } }] } }, { if: { holds: { form: alter-ego }, then: [{ draw: { count: 1 } }] } }] }";
    let given = || Given::homebrew(&["spider"], "rhino").says("one-shot", says).own(0, "one-shot");
    let given = || given().own(0, "aunt-may").damage("spider-man", 5);
    for (given, as_hero, as_alter_ego) in [(given(), 1, 0), (given().alter_ego(0), 0, 1)] {
        let mut table = given.play();
        let aunt = TurnOption::Action { card: table.id("aunt-may"), place: 0 };
        assert_eq!(table.offers(aunt), as_alter_ego == 1, "she helps Peter alone");
        table.act("one-shot");
        table.settle();
        assert_eq!((table.damage_on("rhino-1"), table.hand(0)), (as_hero, as_alter_ego));
    }
}

#[test]
fn actions_are_for_the_player_phase() {
    cites!("player-phase.action.definition", "player-phase.turn.action-event", "timing.trigger-condition");
    let mut table = spider()
        .own(0, "avengers-mansion")
        .hand(0, &["haymaker", "energy", "backflip"])
        .villain_phase()
        .play();
    table.window_on_damage();
    let (haymaker, mansion) = (table.card("haymaker"), table.id("avengers-mansion"));
    assert_eq!(table.refused(Use::Event { card: haymaker, place: 0 }), rule!("timing.trigger-condition"));
    assert_eq!(table.refused(Use::Ability { card: mansion, place: 0 }), rule!("timing.trigger-condition"));
    let mut table = spider().own(0, "avengers-mansion").hand(0, &["haymaker", "energy", "backflip"]).play();
    // Nothing happens that the interrupt could answer.
    let [action, interrupt] = ["haymaker", "backflip"].map(|id| TurnOption::Play(table.card(id)));
    assert!(table.offers(action) && !table.offers(interrupt));
    assert_eq!(table.cannot_play("backflip"), rule!("player-phase.turn.action-event"));
    table.act("avengers-mansion");
    table.play_card("haymaker", &["energy"]);
    assert_eq!((table.damage_on("rhino-1"), table.hand(0)), (3, 2));
}

#[test]
fn on_a_turn_only_its_player_acts_and_with_own_cards() {
    cites!(
        "player-phase.one-turn-each",
        "player-phase.turn.use-ally",
        "player-phase.turn.play-permanents",
        "player-phase.turn.permanents-only-own-turn",
        "player-phase.turn.action-on-own-card"
    );
    let mut table = Given::new(&["spider", "hulk"], "rhino")
        .own(0, "mockingbird")
        .own(0, "avengers-mansion")
        .own(1, "tigra")
        .own(1, "helicarrier")
        .threat("the-break-in", 3)
        .hand(0, &["web-shooter", "daredevil", "surveillance-team", "energy", "genius", "strength"])
        .hand(1, &["combat-training", "hellcat", "tac-team", "energy", "genius"])
        .play();
    table.end_turn();
    assert_eq!(table.ask(), Ask::Turn { player: Seat(1) });
    // The player whose turn is over has no part in this one, with whatever card.
    for id in ["spider-man", "mockingbird"] {
        let id = table.id(id);
        for power in [TurnOption::Attack(id), TurnOption::Thwart(id)] {
            assert_eq!(table.refused(power), rule!("player-phase.turn.use-ally"));
        }
    }
    for id in ["web-shooter", "daredevil", "surveillance-team"] {
        assert_eq!(table.cannot_play(id), rule!("initiating.play-from-hand"), "{id}");
    }
    assert_eq!(table.cannot_act("avengers-mansion"), rule!("abilities.optional-controller-decides"));
    // The other has.
    let (tigra, helicarrier) = (table.id("tigra"), table.id("helicarrier"));
    assert!(table.offers(TurnOption::Attack(tigra)) && table.offers(TurnOption::Thwart(tigra)));
    assert!(table.offers(TurnOption::Action { card: helicarrier, place: 0 }));
    for id in ["combat-training", "hellcat", "tac-team"] {
        assert!(table.offers(TurnOption::Play(table.card(id))), "{id}");
    }
}

#[test]
fn another_player_plays_an_action_event_when_asked() {
    cites!(
        "player-phase.turn.offer-action",
        "player-phase.turn.request-action",
        "player-phase.turn.action-event"
    );
    let mut table =
        Given::new(&["hulk", "spider"], "rhino").hand(1, &["haymaker", "backflip", "energy"]).play();
    table.answer(TurnOption::Request(Seat(1)));
    assert_eq!(table.ask(), Ask::Requested { player: Seat(1), by: Seat(0) });
    let backflip = table.card("backflip");
    assert_eq!(
        table.refused(Use::Event { card: backflip, place: 0 }),
        rule!("player-phase.turn.action-event")
    );
    assert!(table.offers(Use::Event { card: table.card("haymaker"), place: 0 }));
    table.event("haymaker");
    table.pay(&["energy"]);
    // The turn goes on, and it is still the first player's.
    assert_eq!((table.damage_on("rhino-1"), table.ask()), (3, Ask::Turn { player: Seat(0) }));
}

#[test]
fn who_could_act_may_decline_and_offer_it_later() {
    cites!("player-phase.turn.request-is-declinable", "player-phase.turn.offer-action");
    let mut table = Given::new(&["hulk", "spider"], "rhino").hand(1, &["haymaker", "energy"]).play();
    let (request, haymaker) = (TurnOption::Request(Seat(1)), table.card("haymaker"));
    table.answer(request);
    assert!(table.offers(Use::Event { card: haymaker, place: 0 }) && table.offers(Use::Pass));
    table.answer(Use::Pass);
    assert_eq!((table.ask(), table.hand(1)), (Ask::Turn { player: Seat(0) }, 2));
    // The turn goes on, and on it the other has a mind to act after all.
    table.attack("she-hulk", "rhino-1");
    table.settle();
    table.answer(request);
    table.event("haymaker");
    table.pay(&["energy"]);
    assert_eq!((table.ask(), table.damage_on("rhino-1")), (Ask::Turn { player: Seat(0) }, 3 + 3));
}

#[test]
fn who_declined_may_be_asked_again_when_something_was_done() {
    cites!("player-phase.turn.request-is-declinable", "player-phase.turn.request-action");
    let mut given = Given::new(&["spider", "hulk", "iron"], "rhino").hand(2, &["haymaker", "energy"]);
    (given.state.first_player, given.state.active) = (Seat(1), Some(Seat(1)));
    let mut table = given.play();
    let (first, third) = (TurnOption::Request(Seat(0)), TurnOption::Request(Seat(2)));
    let declines = |table: &mut Table| {
        assert!(table.offers(first) && table.offers(third));
        table.answer(first);
        table.answer(Use::Pass);
        assert!(!table.offers(first) && table.offers(third));
        assert_eq!(table.refused(first), rule!("player-phase.turn.request-is-declinable"));
    };
    declines(&mut table);
    // Another player does something, or the active player.
    table.answer(third);
    table.event("haymaker");
    table.pay(&["energy"]);
    declines(&mut table);
    table.attack("she-hulk", "rhino-1");
    table.settle();
    declines(&mut table);
}

#[test]
fn the_form_may_change_between_powers_of_both() {
    cites!(
        "player-phase.turn.any-order",
        "identity.change-form.anywhere-on-turn",
        "identity.change-form.keeps-everything"
    );
    let given = || spider().alter_ego(0).damage("spider-man", 4);
    let mut table = given().play();
    let id = table.id("spider-man");
    table.answer(TurnOption::Recover);
    table.answer(TurnOption::ChangeForm);
    assert_eq!((table.form(0), table.find("spider-man").exhausted), (Form::Hero, true));
    assert_eq!(table.refused(TurnOption::Attack(id)), rule!("effects.exhausted.cannot-exhaust-again"));
    let mut table = given().play();
    table.answer(TurnOption::ChangeForm);
    table.attack("spider-man", "rhino-1");
    table.settle();
    assert_eq!(table.damage_on("rhino-1"), 2);
}

#[test]
fn a_change_of_form_ends_nothing_that_lasts_and_leaves_what_is_attached() {
    cites!("identity.change-form.keeps-everything");
    // One more card in hand for this phase: Spider-Man has five, Peter Parker six.
    let given = Given::homebrew(&["spider"], "rhino").foe(None, "charge").attached_to("spider-man");
    let mut table = given.hand(0, &["deep-breath"]).play();
    table.play_card("deep-breath", &[]);
    table.settle();
    assert_eq!(table.value("spider-man", Stat::HandSize), 5 + 1);
    table.answer(TurnOption::ChangeForm);
    assert_eq!((table.form(0), table.value("spider-man", Stat::HandSize)), (Form::AlterEgo, 6 + 1));
    assert_eq!(table.find("charge").host, Some(table.id("spider-man")));
}

#[test]
fn what_is_for_an_alter_ego_passes_over_a_hero() {
    cites!("identity.hero-form-hides-alter-ego");
    let given = || Given::homebrew(&["spider"], "rhino").damage("spider-man", 5).hand(0, &["quiet-evening"]);
    for (given, damage) in [(given(), 5), (given().alter_ego(0), 3)] {
        let mut table = given.play();
        table.play_card("quiet-evening", &[]);
        table.settle();
        assert_eq!((table.damage_on("spider-man"), table.damage_on("rhino-1")), (damage, 1));
    }
}

#[test]
fn a_card_is_played_from_the_hand_and_does_not_pay_for_itself() {
    cites!(
        "initiating.play-from-hand",
        "initiating.declare",
        "initiating.both-checks-required",
        "initiating.step1-restrictions",
        "initiating.step4-pay",
        "costs.pay-with-itself",
        "costs.own-out-of-play",
        "costs.discarded-card-not-played",
        "initiating.play-definition"
    );
    let mut table = spider().hand(0, &["aunt-may"]).play();
    assert_eq!(table.cannot_play("web-shooter"), rule!("initiating.play-from-hand"));
    // It prints one energy, but it is what is being played.
    let before = table.state().clone();
    assert_eq!(table.cannot_play("aunt-may"), rule!("costs.play-cost-any-mix"));
    assert_eq!(table.state(), &before);
    let mut table = spider().hand(0, &["aunt-may", "energy"]).play();
    let (aunt, energy) = (table.card("aunt-may"), table.card("energy"));
    table.answer(TurnOption::Play(aunt));
    assert_eq!(table.state().player(Seat(0)).playing, [aunt]);
    assert_eq!(table.refused(Pay::Card(aunt)), rule!("costs.own-out-of-play"));
    assert_eq!(table.refused(Pay::Done), rule!("costs.play-cost-any-mix"));
    table.answer(Pay::Card(energy));
    table.answer(Pay::Done);
    assert!(table.there("aunt-may").is_some() && table.discarded(0, "energy"));
}

#[test]
fn an_event_lies_on_the_table_while_it_resolves() {
    cites!(
        "player-cards.event.definition",
        "player-cards.event.not-in-discard-while-resolving",
        "initiating.step6-begins",
        "initiating.step7-resolves",
        "player-cards.event.must-change-state"
    );
    let mut table = spider().foe(Some(0), "shocker").hand(0, &["haymaker", "energy"]).play();
    table.play_card("haymaker", &["energy"]);
    let haymaker = table.card("haymaker");
    assert!(matches!(table.ask(), Ask::Choose { .. }));
    assert!(!table.discarded(0, "haymaker") && table.state().player(Seat(0)).playing == [haymaker]);
    table.choose("shocker");
    table.settle();
    assert!(table.discarded(0, "haymaker") && table.there("shocker").is_none());
    let mut table = spider().hand(0, &["for-justice", "energy"]).play();
    assert_eq!(table.cannot_play("for-justice"), rule!("abilities.must-be-able-to-change-state"));
}

#[test]
fn playing_an_event_is_optional() {
    cites!("player-cards.event.optional", "abilities.optional-controller-decides");
    let mut table = spider().hand(0, &["backflip"]).villain_phase().draws(&["stampede", "im-tough"]).play();
    table.window_on_damage();
    table.answer(Use::Pass);
    table.settle();
    assert_eq!((table.damage_on("spider-man"), table.in_hand(0, "backflip")), (3, true));
}

#[test]
fn an_event_that_must_be_played_is_played_if_it_can_be() {
    cites!("player-cards.event.optional");
    let must = |id: &str| spider().print(id, |card| card.faces[0].text.play.must = true);
    let given = must("backflip").hand(0, &["backflip"]).villain_phase();
    let mut table = given.draws(&["stampede", "im-tough"]).play();
    // Nothing damages him yet, so that it cannot be played.
    table.until(|ask| matches!(ask, Ask::Defend { .. }));
    table.window_on_damage();
    assert_eq!(table.refused(Use::Pass), rule!("player-cards.event.optional"));
    table.event("backflip");
    table.settle();
    assert_eq!(table.damage_on("spider-man"), 0);
    // An action is played before the turn ends, if there is something to pay with.
    let kick = |rest: &[&str]| must("swinging-web-kick").hand(0, &["swinging-web-kick"]).hand(0, rest);
    let mut table = kick(&["energy", "genius"]).play();
    assert_eq!(table.refused(TurnOption::EndTurn), rule!("player-cards.event.optional"));
    table.play_card("swinging-web-kick", &["energy", "genius"]);
    table.settle();
    assert!(table.offers(TurnOption::EndTurn) && kick(&["energy"]).play().offers(TurnOption::EndTurn));
}

#[test]
fn the_round_goes_from_phase_to_phase() {
    cites!(
        "round.sequence",
        "player-phase.active-player",
        "villain-phase.step-order",
        "villain-phase.step2.once-per-player",
        "villain-phase.step2.player-order",
        "villain-phase.step4.first-player-first",
        "villain-phase.step4.then-others",
        "villain-phase.step5.pass-first-player",
        "enemy-attack.when-step2-villain-phase",
        "setup.order",
        "setup.03-first-player"
    );
    use champions::state::VillainStep::{Deal, EndRound, Minions, PlaceThreat, Reveal, Villain};
    let (first, second) = (Seat(1), Seat(0));
    // Hands are full, so that nobody draws; nothing that is revealed attacks or schemes.
    let mut given = Given::new(&["spider", "hulk"], "rhino")
        .hand(0, &["energy", "genius", "strength", "backflip", "for-justice"])
        .hand(1, &["energy", "genius", "strength", "uppercut", "haymaker", "tac-team"]);
    (given.state.first_player, given.state.active) = (first, Some(first));
    let mut table = given.alter_ego(1).draws(&["charge", "charge", "im-tough", "enhanced-ivory-horn"]).play();
    table.end_turn();
    table.end_turn();
    table.until(|ask| matches!(ask, Ask::Turn { .. }));
    let by = table.id("rhino-1");
    let [tough, horn] = ["im-tough", "enhanced-ivory-horn"].map(|id| table.card(id));
    let villain = |step| Event::PhaseBegan { phase: Phase::Villain(step) };
    let expected = [
        Event::TurnEnded { player: first },
        Event::TurnBegan { player: second },
        Event::TurnEnded { player: second },
        Event::PhaseBegan { phase: Phase::EndOfPlayerPhase },
        villain(PlaceThreat),
        villain(Villain(first)),
        Event::Began { kind: DeedKind::EnemyScheme, by, player: first },
        villain(Minions(first)),
        villain(Villain(second)),
        Event::Began { kind: DeedKind::EnemyAttack, by, player: second },
        villain(Minions(second)),
        villain(Deal),
        villain(Reveal(first)),
        Event::Revealed { player: first, card: tough },
        villain(Reveal(second)),
        Event::Revealed { player: second, card: horn },
        villain(EndRound),
        Event::FirstPlayerPassed { to: second },
        Event::RoundBegan { round: 2 },
        Event::PhaseBegan { phase: Phase::Turn },
        Event::TurnBegan { player: second },
    ];
    let milestone = |event: &&Event| {
        matches!(
            event,
            Event::PhaseBegan { .. }
                | Event::TurnBegan { .. }
                | Event::TurnEnded { .. }
                | Event::Began { .. }
                | Event::Revealed { .. }
                | Event::FirstPlayerPassed { .. }
                | Event::RoundBegan { .. }
        )
    };
    let told: Vec<Event> = table.told().map(|(event, _)| event).filter(milestone).cloned().collect();
    assert_eq!(told, expected);
}

#[test]
fn defeated_by_a_change_of_control_nothing_is_lost() {
    cites!(
        "ownership.changed-control-leaves-play",
        "ownership.control-constant",
        "zones.leaves-play-no-memory"
    );
    let mut table = Given::new(&["marvel", "spider"], "rhino")
        .own(1, "black-cat")
        .with("black-cat", |it| (it.controller, it.damage) = (Some(Seat(0)), 1))
        .threat("the-break-in", 2)
        .play();
    // Her thwart costs her last hit point; she goes to her owner's pile.
    table.thwart("black-cat", "the-break-in");
    table.settle();
    assert!(
        table.there("black-cat").is_none()
            && table.discarded(1, "black-cat")
            && !table.discarded(0, "black-cat")
    );
}
