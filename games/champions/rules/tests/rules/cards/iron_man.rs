//! Iron Man's cards.

use champions::ask::{Pay, TurnOption};
use champions::card::ability::Stat;
use champions::player_phase::hand_size;
use champions::state::Place;
use champions::{cites, rule};
use table::Seat;

use crate::given::Given;
use crate::kit::Table;

fn iron() -> Given {
    Given::new(&["iron"], "rhino")
}

/// Rocket boots in use: aerial.
fn aerial() -> Given {
    iron().own(0, "rocket-boots")
}

fn take_off(table: &mut Table) {
    table.act("rocket-boots");
    table.pay(&["genius"]);
}

#[test]
fn his_hand_grows_with_his_armour_up_to_seven() {
    cites!("modifiers.recalculate-from-base", "player-phase.hand-size.current-form");
    let sized = |given: Given| hand_size(given.play().game.now(), Seat(0));
    assert_eq!(sized(iron()), 1);
    assert_eq!(sized(iron().own(0, "rocket-boots").own(0, "arc-reactor")), 3);
    let all = [
        "rocket-boots",
        "rocket-boots",
        "arc-reactor",
        "mark-v-armor",
        "mark-v-helmet",
        "powered-gauntlets",
        "powered-gauntlets",
    ];
    assert_eq!(sized(all.iter().fold(iron(), |given, id| given.own(0, id))), 7);
    assert_eq!(sized(iron().alter_ego(0).own(0, "rocket-boots")), 6);
}

#[test]
fn the_futurist_keeps_one_of_three() {
    cites!("abilities.sentence-by-sentence");
    let mut table = iron().alter_ego(0).draws(&["arc-reactor", "uppercut", "pepper-potts"]).play();
    table.act("iron-man");
    table.choose_out(Place::LookedAt(Seat(0)), "arc-reactor");
    assert!(
        table.in_hand(0, "arc-reactor")
            && table.discarded(0, "uppercut")
            && table.discarded(0, "pepper-potts")
    );
    assert_eq!(table.cannot_act("iron-man"), rule!("limits.limit"));
}

#[test]
fn war_machine_fires_at_everybody() {
    cites!("damage.multiple-characters-one-source");
    let mut table = iron().own(0, "war-machine").foe(Some(0), "shocker").play();
    table.act("war-machine");
    assert_eq!(
        (table.damage_on("war-machine"), table.damage_on("rhino-1"), table.damage_on("shocker")),
        (2, 1, 1)
    );
}

#[test]
fn repulsor_blast_counts_energy_icons() {
    cites!("attack.labelled-one-attack", "effects.printed");
    let turned = ["arc-reactor", "energy", "uppercut", "mark-v-armor", "pepper-potts"];
    let mut table = iron().hand(0, &["repulsor-blast", "genius"]).draws(&turned).play();
    table.play_card("repulsor-blast", &["genius"]);
    table.settle();
    // 1, and twice the three icons of the Arc Reactor and of Energy.
    assert_eq!(table.damage_on("rhino-1"), 7);
}

#[test]
fn supersonic_punch_is_doubled_in_the_air() {
    cites!("abilities.traits");
    let mut table = iron().hand(0, &["supersonic-punch", "energy"]).play();
    table.play_card("supersonic-punch", &["energy"]);
    assert_eq!(table.damage_on("rhino-1"), 4);
    let mut table = aerial().hand(0, &["supersonic-punch", "energy", "genius"]).play();
    take_off(&mut table);
    table.play_card("supersonic-punch", &["energy"]);
    assert_eq!(table.damage_on("rhino-1"), 8);
}

#[test]
fn pepper_potts_pays_with_the_top_of_the_discard_pile() {
    cites!("costs.generated-together");
    let mut table = iron()
        .own(0, "pepper-potts")
        .discard(0, &["energy"])
        .hand(0, &["powered-gauntlets", "genius"])
        .play();
    let (card, pepper, genius) =
        (table.card("powered-gauntlets"), table.id("pepper-potts"), table.card("genius"));
    table.answer(TurnOption::Play(card));
    // The card that is paid with is not on the pile yet.
    table.answer(Pay::Card(genius));
    table.answer(Pay::Ability { card: pepper, place: 0 });
    let champions::ask::Ask::Pay { generated, .. } = table.ask() else { panic!() };
    assert_eq!((generated.energy, generated.mental), (2, 2));
    table.answer(Pay::Done);
    assert!(table.find("pepper-potts").exhausted);
}

#[test]
fn stark_tower_brings_a_players_armour_back() {
    cites!("ownership.control-out-of-play");
    let discard = ["arc-reactor", "rocket-boots", "uppercut"];
    let mut table = iron().alter_ego(0).own(0, "stark-tower").discard(0, &discard).play();
    table.act("stark-tower");
    assert!(table.in_hand(0, "rocket-boots") && table.discarded(0, "arc-reactor"));
}

#[test]
fn the_arc_reactor_readies_him() {
    cites!("effects.ready-verb", "abilities.must-be-able-to-change-state");
    let mut table = iron().own(0, "arc-reactor").play();
    assert_eq!(table.cannot_act("arc-reactor"), rule!("abilities.must-be-able-to-change-state"));
    table.attack("iron-man", "rhino-1");
    table.settle();
    table.act("arc-reactor");
    assert!(!table.find("iron-man").exhausted && table.find("arc-reactor").exhausted);
}

#[test]
fn armour_and_boots_add_hit_points() {
    cites!("effects.gain-hit-points", "damage.max-hit-points");
    let table = iron().own(0, "mark-v-armor").own(0, "rocket-boots").play();
    assert_eq!(table.value("iron-man", Stat::HitPoints), 9 + 6 + 1);
}

#[test]
fn the_helmet_thwarts_everywhere_in_the_air() {
    cites!("thwart.labelled-ability", "thwart.labelled-no-exhaust");
    let given = |given: Given| {
        given
            .own(0, "mark-v-helmet")
            .foe(None, "bomb-scare")
            .threat("bomb-scare", 3)
            .threat("the-break-in", 3)
    };
    let mut table = given(iron()).play();
    table.act("mark-v-helmet");
    table.choose("bomb-scare");
    table.settle();
    assert_eq!((table.threat_on("bomb-scare"), table.threat_on("the-break-in")), (2, 3));
    let mut table = given(aerial()).hand(0, &["genius"]).play();
    take_off(&mut table);
    table.act("mark-v-helmet");
    table.settle();
    assert_eq!((table.threat_on("bomb-scare"), table.threat_on("the-break-in")), (2, 2));
}

#[test]
fn gauntlets_strike_harder_in_the_air_until_the_phase_ends() {
    cites!("effects.lasting.definition", "effects.lasting.as-constant", "effects.lasting.expiry");
    let mut table = iron().own(0, "powered-gauntlets").play();
    table.act("powered-gauntlets");
    assert_eq!(table.damage_on("rhino-1"), 1);
    let mut table = aerial().own(0, "powered-gauntlets").hand(0, &["genius"]).play();
    take_off(&mut table);
    table.act("powered-gauntlets");
    table.settle();
    assert_eq!(table.damage_on("rhino-1"), 2);
    assert_eq!(table.state().lasting.len(), 1);
    table.end_turn();
    assert!(table.state().lasting.is_empty());
}

#[test]
fn pepper_potts_reads_the_pile_before_other_costs_change_it() {
    cites!("costs.multiple-simultaneous", "costs.generated-together");
    // Tenacity is discarded for its own ability: that must not hide the Strength below it from Pepper Potts.
    let mut table = iron().own(0, "pepper-potts").own(0, "tenacity").discard(0, &["strength"]);
    let hero = table.id("iron-man");
    table.state.find_mut(hero).expect("in play").exhausted = true;
    let mut table = table.play();
    table.act("tenacity");
    let pepper = table.id("pepper-potts");
    table.answer(Pay::Ability { card: pepper, place: 0 });
    table.pay(&[]);
    table.settle();
    assert!(!table.find("iron-man").exhausted && table.there("tenacity").is_none());
}

#[test]
fn the_futurist_discards_the_second_copy_of_what_is_kept() {
    cites!("abilities.sentence-by-sentence");
    let mut table = iron().alter_ego(0).draws(&["rocket-boots", "rocket-boots", "pepper-potts"]).play();
    table.act("iron-man");
    table.choose_out(Place::LookedAt(Seat(0)), "rocket-boots");
    assert!(table.in_hand(0, "rocket-boots"));
    assert!(table.discarded(0, "rocket-boots") && table.discarded(0, "pepper-potts"));
    assert_eq!(table.state().player(Seat(0)).discard.len(), 2);
}

#[test]
fn the_futurist_looks_at_the_last_cards_of_a_deck_that_has_not_run_out() {
    cites!("effects.search.not-left-zone");
    let last_three = || {
        let mut given = iron().alter_ego(0);
        let cards = ["arc-reactor", "uppercut", "pepper-potts"].map(|id| given.card(id));
        given.state.player_mut(Seat(0)).deck = cards.into_iter().collect();
        given.discard(0, &["energy"])
    };
    let mut table = last_three().play();
    table.act("iron-man");
    // While they are looked at nothing is shuffled and no card is dealt.
    let of = |table: &Table| {
        let player = table.state().player(Seat(0));
        (player.deck.looked_at(Seat(0)).count(), player.deck.len(), player.discard.len(), player.dealt.len())
    };
    assert_eq!(of(&table), (3, 3, 1, 0));
    table.choose_out(Place::LookedAt(Seat(0)), "arc-reactor");
    // When the last of them has gone, the pile with the other two is the new deck.
    assert_eq!(of(&table), (0, 3, 0, 1));
    // Of a deck of two, two are looked at, and none of a new one.
    let mut given = last_three();
    let gone = given.card("uppercut");
    given.state.player_mut(Seat(0)).deck.take(gone);
    let mut table = given.play();
    table.act("iron-man");
    assert_eq!(of(&table), (2, 2, 1, 0));
}
