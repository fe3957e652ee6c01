//! The chapter on the villain phase: what each of its steps counts, and for whom.

use champions::ask::Ask;
use champions::card::ability::Status;
use champions::cites;
use champions::event::{Event, Spot};
use champions::state::{Outcome, Phase, Place, VillainStep};
use table::Seat;

use crate::given::Given;
use crate::kit::Table;

/// The round stands at a step of the villain phase.
fn at(mut given: Given, step: VillainStep) -> Table {
    (given.state.active, given.state.phase) = (None, Phase::Villain(step));
    given.play()
}

/// An encounter card is dealt to a player.
fn dealt(mut given: Given, seat: usize, id: &str) -> Given {
    let card = given.card(id);
    given.state.encounter.deck.take(card);
    given.state.players[seat].dealt.push(card);
    given
}

#[test]
fn the_threat_of_step_one_goes_to_the_main_scheme_alone() {
    cites!("villain-phase.step1.base-threat");
    let given = Given::new(&["spider"], "rhino").foe(None, "bomb-scare").threat("bomb-scare", 2);
    let mut table = at(given, VillainStep::PlaceThreat);
    table.until(|ask| matches!(ask, Ask::Defend { .. }));
    assert_eq!((table.threat_on("the-break-in"), table.threat_on("bomb-scare")), (1 + 1, 2));
}

#[test]
fn every_icon_on_a_card_that_lies_open_and_every_token_is_one_threat() {
    cites!("villain-phase.step1.extra-threat");
    // Two for the players. A minion, an attachment and a side scheme show an icon each, and there are three tokens.
    let mut given = Given::new(&["spider", "hulk"], "rhino")
        .print("shocker", |card| card.faces[0].icons.acceleration = 1)
        .print("charge", |card| card.faces[0].icons.acceleration = 1)
        .foe(Some(0), "shocker")
        .foe(None, "charge")
        .attached_to("rhino-1")
        .foe(None, "bomb-scare")
        .drone(0);
    given.state.encounter.acceleration_tokens = 3;
    // What a card shows that lies face down does not count.
    let facedown = given.state.in_play.last().expect("a drone").card;
    let facedown = given.cards.card(facedown).id.clone();
    let given = given.print(&facedown, |card| card.faces[0].icons.acceleration = 1);
    let mut table = at(given, VillainStep::PlaceThreat);
    table.until(|ask| matches!(ask, Ask::Defend { .. }));
    assert_eq!(table.threat_on("the-break-in"), 2 + 3 + 3);
}

#[test]
fn a_hazard_icon_counts_on_whatever_card_it_stands() {
    cites!("villain-phase.step3.hazard-extra");
    let given = Given::new(&["spider", "hulk"], "rhino")
        .print("shocker", |card| card.faces[0].icons.hazard = 1)
        .print("charge", |card| card.faces[0].icons.hazard = 1)
        .alter_ego(0)
        .alter_ego(1)
        .foe(Some(0), "shocker")
        .foe(None, "charge")
        .attached_to("rhino-1")
        .drone(1);
    // But not on one that lies face down.
    let facedown = given.state.in_play.last().expect("a drone").card;
    let facedown = given.cards.card(facedown).id.clone();
    let given = given.print(&facedown, |card| card.faces[0].icons.hazard = 1);
    let mut table = at(given, VillainStep::Deal);
    table.until(|ask| matches!(ask, Ask::Turn { .. } | Ask::ChooseOne { .. }));
    let dealt = table.told().filter(|(event, _)| {
        matches!(event, Event::Moved { from: Spot::Out(Place::EncounterDeck), to: Spot::Dealt(_), .. })
    });
    assert_eq!(dealt.count(), 2 + 2);
}

#[test]
fn every_player_reveals_all_dealt_cards_before_the_next_player_does() {
    cites!("villain-phase.step4.then-others");
    let mut given = Given::new(&["spider", "hulk", "iron"], "rhino").alter_ego(0).alter_ego(1).alter_ego(2);
    for (seat, id) in [(0, "shocker"), (1, "sandman"), (1, "im-tough"), (2, "hydra-mercenary")] {
        given = dealt(given, seat, id);
    }
    let mut table = at(given, VillainStep::Reveal(Seat(0)));
    table.until(|ask| matches!(ask, Ask::Turn { .. }));
    let order = [(0, "shocker"), (1, "sandman"), (1, "im-tough"), (2, "hydra-mercenary")];
    assert_eq!(table.revealed(), order);
}

#[test]
fn whoever_was_done_reveals_a_card_that_comes_later() {
    cites!("villain-phase.step4.until-none-left", "dealing.during-steps-3-4");
    // The last card of the second player's deck becomes a drone by what the third player reveals.
    let mut given = Given::new(&["spider", "hulk", "iron"], "ultron").foe(None, "ultron-drones");
    given = given.alter_ego(0).alter_ego(1).alter_ego(2);
    let deck: Vec<_> = given.state.players[1].deck.drain().collect();
    given.state.players[1].deck.add(deck[0]);
    given.state.players[1].discard = deck[1..4].to_vec();
    given = dealt(given, 1, "upgraded-drones");
    given = dealt(given, 2, "android-efficiency-energy");
    let mut table = at(given, VillainStep::Reveal(Seat(0)));
    table.until(|ask| matches!(ask, Ask::Turn { .. } | Ask::ChooseOne { .. }));
    let revealed = table.revealed();
    assert_eq!(revealed[..2], [(1, "upgraded-drones"), (2, "android-efficiency-energy")]);
    assert_eq!(revealed[2].0, 1);
}

#[test]
fn a_player_who_is_out_is_dealt_nothing() {
    cites!("villain-phase.step3.deal-one-each");
    let mut given = Given::new(&["spider", "hulk", "iron"], "rhino").damage("she-hulk", 15);
    given.state.players[1].eliminated = true;
    let mut table = at(given.alter_ego(0).alter_ego(2), VillainStep::Deal);
    table.until(|ask| matches!(ask, Ask::Turn { .. } | Ask::ChooseOne { .. }));
    let dealt = table.told().filter_map(|(event, _)| match event {
        Event::Moved { from: Spot::Out(Place::EncounterDeck), to: Spot::Dealt(seat), .. } => Some(seat.0),
        _ => None,
    });
    assert_eq!(dealt.collect::<Vec<_>>(), [0, 2]);
}

#[test]
fn minions_activate_though_the_villain_was_kept_from_it() {
    cites!("villain-phase.step2.minions-after-villain");
    let given = Given::new(&["spider"], "rhino").foe(Some(0), "hydra-bomber");
    let mut table = given.status("rhino-1", Status::Stunned).villain_phase().draws(&["im-tough"]).play();
    table.settle();
    assert_eq!(table.damage_on("spider-man"), 1);
}

#[test]
fn the_last_stage_may_be_completed_in_step_one() {
    cites!("villain-phase.step1.scheme-can-advance");
    let given = Given::new(&["spider"], "rhino").threat("the-break-in", 6);
    let mut table = at(given, VillainStep::PlaceThreat);
    table.until(|ask| matches!(ask, Ask::Defend { .. }));
    assert!(table.game.over());
    assert_eq!(table.state().outcome, Some(Outcome::Lost));
}

#[test]
fn the_villain_turns_to_players_with_minions_and_to_those_without() {
    cites!("villain-phase.step2.once-per-player");
    let given = Given::new(&["spider", "hulk"], "rhino").foe(Some(0), "hydra-bomber").villain_phase();
    let mut table = given.draws(&["hard-to-keep-down", "hard-to-keep-down", "im-tough", "charge"]).play();
    table.until(|ask| matches!(ask, Ask::Turn { .. }));
    assert_eq!((table.damage_on("spider-man"), table.damage_on("she-hulk")), (2 + 1, 2));
}

#[test]
fn a_minion_that_comes_while_the_villain_schemes_schemes_too() {
    cites!("villain-phase.step2.newly-engaged-minion");
    let given = Given::new(&["spider"], "rhino").alter_ego(0).stock(&["weapons-runner"]).villain_phase();
    let mut table = given.draws(&["weapons-runner", "im-tough"]).play();
    table.settle();
    assert_eq!((table.threat_on("the-break-in"), table.damage_on("spider-man")), (1 + 1, 0));
}

#[test]
fn a_minion_that_lies_face_down_activates_like_any_other() {
    cites!("villain-phase.step2.minions-after-villain");
    // Drones have ATK 1.
    let given = Given::new(&["spider"], "ultron").foe(None, "ultron-drones").drone(0).drone(0);
    let mut table = given.status("ultron-1", Status::Stunned).villain_phase().play();
    table.until(|ask| matches!(ask, Ask::Defend { .. }));
    let drones = table.state().in_play.iter().filter(|card| card.facedown.is_some());
    let drones: Vec<_> = drones.map(|card| card.id).collect();
    let deal = Event::PhaseBegan { phase: Phase::Villain(VillainStep::Deal) };
    table.until(|ask| matches!(ask, Ask::Turn { .. } | Ask::ChooseOne { .. }));
    let step_two = table.place(|event| *event == deal);
    let began = table.told().take(step_two).filter_map(|(event, _)| match event {
        Event::Began { by, .. } => Some(*by),
        _ => None,
    });
    assert_eq!(began.collect::<Vec<_>>(), drones);
}

#[test]
fn cards_of_every_type_that_stays_in_play_may_print_icons() {
    cites!("villain-phase.step1.extra-threat", "villain-phase.step3.hazard-extra", "side-schemes.crisis");
    let given = || Given::homebrew(&["spider"], "rhino").foe(Some(0), "horde").foe(None, "storm-front");
    let table = given().threat("the-break-in", 3).play();
    let scene = table.game.now();
    assert_eq!(champions::villain_phase::threat_to_place(scene), 1 + 2);
    assert_eq!(champions::villain_phase::hazards(scene), 1 + 1);
    assert!(!champions::modifiers::can_lose_threat(scene, table.find("the-break-in")));
    let mut table = given().threat("the-break-in", 3).play();
    let by = table.id("spider-man");
    assert_eq!(table.refused(champions::ask::TurnOption::Thwart(by)), champions::rule!("thwart.any-scheme"));
}
