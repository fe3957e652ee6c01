//! The chapter on a player's turn, and playing cards.

use champions::ask::{Ask, FromHand, Pay, TurnOption, Use};
use champions::card::ability::Form;
use champions::event::{Event, Spot};
use champions::state::{Phase, Place};
use champions::{cites, rule};
use table::Seat;

use crate::given::Given;

fn spider() -> Given {
    Given::new(&["spider"], "rhino")
}

#[test]
fn options_come_in_any_order_and_as_often_as_one_can_pay() {
    cites!(
        "player-phase.turn.any-order",
        "player-phase.turn.repeatable",
        "player-phase.turn.play-permanents",
        "player-phase.turn.use-ally",
        "allies.any-number-per-turn",
        "identity.change-form.anywhere-on-turn",
        "player-phase.turn.recover-option",
        "player-phase.active-player"
    );
    let hand = ["web-shooter", "web-shooter", "aunt-may", "energy", "genius", "strength"];
    let mut table =
        spider().own(0, "black-cat").own(0, "mockingbird").damage("spider-man", 9).hand(0, &hand).play();
    assert_eq!(table.state().active, Some(Seat(0)));
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
fn a_turn_may_be_passed_over() {
    cites!("player-phase.turn.options-are-optional", "player-phase.end-after-all-turns");
    let mut table = Given::new(&["spider", "hulk"], "rhino").hand(0, &["energy"]).hand(1, &["genius"]).play();
    table.end_turn();
    // Hands are reset only when everybody has had a turn.
    assert_eq!((table.ask(), table.hand(0)), (Ask::Turn { player: Seat(1) }, 1));
    table.end_turn();
    assert_eq!(table.ask(), Ask::EndOfPhaseDiscard { player: Seat(0) });
    table.keep();
    assert_eq!(table.ask(), Ask::EndOfPhaseDiscard { player: Seat(1) });
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
    cites!(
        "player-phase.end.step-order",
        "player-phase.end.effects-end-last",
        "player-phase.hand-size.checked-at-end-only"
    );
    let hand = ["energy", "genius", "strength", "haymaker", "first-aid", "emergency", "backflip"];
    let mut table = spider().with("spider-man", |it| it.exhausted = true).hand(0, &hand).play();
    // Seven cards are no trouble during the turn.
    assert_eq!(table.hand(0), 7);
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
        "recovery.alter-ego-only",
        "recovery.exhaust-and-heal",
        "allies.exhaust-as-cost",
        "thwart.hero-basic",
        "thwart.hero-exhausts",
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
    table.thwart("spider-man", "the-break-in");
    table.settle();
    assert_eq!((table.threat_on("the-break-in"), table.find("spider-man").exhausted), (0, true));
    assert_eq!(table.refused(TurnOption::Attack(id)), rule!("effects.exhausted.cannot-exhaust-again"));
    let mut table = spider().alter_ego(0).damage("spider-man", 2).threat("the-break-in", 1).play();
    assert_eq!(table.refused(TurnOption::Attack(id)), rule!("player-phase.turn.hero-power-option"));
    assert_eq!(table.refused(TurnOption::Thwart(id)), rule!("player-phase.turn.hero-power-option"));
    table.answer(TurnOption::Recover);
    // REC 3, but no more than there was to heal.
    assert_eq!((table.damage_on("spider-man"), table.find("spider-man").exhausted), (0, true));
    let mut table = spider().alter_ego(0).damage("spider-man", 5).play();
    table.answer(TurnOption::Recover);
    assert_eq!(table.damage_on("spider-man"), 2);
    assert_eq!(table.refused(TurnOption::Recover), rule!("effects.exhausted.cannot-exhaust-again"));
}

#[test]
fn actions_are_for_the_player_phase() {
    cites!(
        "player-phase.action.definition",
        "player-phase.turn.action-event",
        "player-phase.turn.action-on-own-card",
        "timing.trigger-condition"
    );
    let mut table = spider()
        .own(0, "avengers-mansion")
        .hand(0, &["haymaker", "energy", "backflip"])
        .villain_phase()
        .play();
    table.window_on_damage();
    let (haymaker, mansion) = (table.card("haymaker"), table.id("avengers-mansion"));
    assert_eq!(table.refused(Use::Event { card: haymaker, place: 0 }), rule!("timing.trigger-condition"));
    assert_eq!(table.refused(Use::Ability { card: mansion, place: 0 }), rule!("timing.trigger-condition"));
    let mut table = spider().own(0, "avengers-mansion").hand(0, &["haymaker", "energy"]).play();
    table.act("avengers-mansion");
    table.play_card("haymaker", &["energy"]);
    assert_eq!((table.damage_on("rhino-1"), table.hand(0)), (3, 1));
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
fn the_round_goes_from_phase_to_phase() {
    cites!(
        "round.sequence",
        "villain-phase.step-order",
        "villain-phase.step2.once-per-player",
        "villain-phase.step2.player-order",
        "setup.order",
        "setup.03-first-player"
    );
    use champions::state::VillainStep::{Deal, EndRound, Minions, PlaceThreat, Reveal, Villain};
    let mut given = Given::new(&["spider", "hulk"], "rhino");
    (given.state.first_player, given.state.active) = (Seat(1), Some(Seat(1)));
    let mut table = given.alter_ego(0).alter_ego(1).play();
    table.end_turn();
    table.end_turn();
    table.until(|ask| matches!(ask, Ask::Turn { .. }));
    let phases = table.told().filter_map(|(event, _)| match event {
        Event::PhaseBegan { phase } => Some(*phase),
        _ => None,
    });
    let one = [
        PlaceThreat,
        Villain(Seat(1)),
        Minions(Seat(1)),
        Villain(Seat(0)),
        Minions(Seat(0)),
        Deal,
        Reveal(Seat(1)),
    ];
    let mut expected = vec![Phase::EndOfPlayerPhase];
    expected.extend(one.map(Phase::Villain));
    let phases: Vec<Phase> = phases.collect();
    assert_eq!(phases[..8], expected);
    assert_eq!(phases[phases.len() - 2..], [Phase::Villain(EndRound), Phase::Turn]);
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
