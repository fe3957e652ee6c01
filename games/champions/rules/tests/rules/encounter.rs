//! The chapters on attachments, environments, minions, treacheries, obligations and nemeses.

use champions::ask::{Ask, TurnOption};
use champions::card::CardType;
use champions::card::ability::{Cards, Filter, Form, Noun, Pick, Stat};
use champions::cites;
use champions::event::Event;
use champions::modifiers::value;
use champions::timing::Moment;
use table::Seat;

use crate::given::Given;
use crate::kit::Table;

fn two(scenario: &str) -> Given {
    Given::new(&["spider", "hulk"], scenario)
}

/// What a card was attached to as it entered play.
#[track_caller]
fn entered_on(table: &Table, id: &str) -> Option<champions::state::InPlayId> {
    let id = table.id(id);
    let mut entered = table.told().filter_map(|(event, _)| match event {
        Event::EnteredPlay { card, host, .. } if *card == id => Some(*host),
        _ => None,
    });
    entered.next().expect("it entered play")
}

#[test]
fn a_card_that_is_attached_enters_play_attached() {
    cites!("attachments.attach-on-entering");
    let mut table = two("rhino").dealt(0, &["charge"]).play();
    table.until(|ask| matches!(ask, Ask::Turn { .. }));
    assert_eq!(entered_on(&table, "charge"), Some(table.id("rhino-1")));
    let mut table = two("rhino").own(1, "mockingbird").hand(0, &["inspired", "energy"]).play();
    table.play_card("inspired", &["energy"]);
    assert_eq!(entered_on(&table, "inspired"), Some(table.id("mockingbird")));
    // So does what an ability puts into play.
    let fetch = "{ when: action, do: [{ put-into-play: { what: { each: { kind: upgrade, in: hand } } } }] }";
    let given = Given::homebrew(&["spider", "hulk"], "rhino").says("one-shot", fetch).own(0, "one-shot");
    let mut table = given.own(1, "mockingbird").hand(0, &["inspired"]).play();
    table.act("one-shot");
    table.settle();
    assert_eq!(entered_on(&table, "inspired"), Some(table.id("mockingbird")));
}

#[test]
fn an_environment_outlasts_a_stage_of_the_villain() {
    cites!("environments.stays");
    let mut table =
        Given::new(&["spider"], "ultron").foe(None, "ultron-drones").damage("ultron-1", 16).play();
    table.attack("spider-man", "ultron-1");
    table.settle();
    assert!(table.there("ultron-2").is_some() && table.there("ultron-drones").is_some());
}

#[test]
fn a_minion_engages_who_reveals_it_or_what_brings_it() {
    cites!("minions.engage-default", "revealing.minion");
    let mut table = two("rhino").dealt(1, &["sandman"]).play();
    table.until(|ask| matches!(ask, Ask::Turn { .. }));
    assert_eq!(table.find("sandman").engaged, Some(Seat(1)));
    // A treachery that brings a minion is resolved by who revealed it.
    let mut table = Given::homebrew(&["spider", "hulk"], "rhino").dealt(1, &["ambush"]).play();
    table.until(|ask| matches!(ask, Ask::Turn { .. }));
    let engaged = table.state().in_play.iter().filter_map(|card| card.engaged);
    assert_eq!(engaged.collect::<Vec<_>>(), [Seat(1)]);
}

#[test]
fn what_is_put_into_play_strikes_quickly_and_is_answered() {
    cites!("keywords.quickstrike", "zones.enters-play");
    let ambush = || Given::homebrew(&["spider"], "rhino").stock(&["vulture"]).dealt(0, &["ambush"]);
    let mut table = ambush().draws(&["vulture"]).play();
    table.until(|ask| matches!(ask, Ask::Turn { .. }));
    assert_eq!((table.find("vulture").engaged, table.damage_on("spider-man")), (Some(Seat(0)), 3));
    // Hawkeye shoots at whoever enters.
    let mut table = ambush().own(0, "hawkeye").draws(&["sandman"]).play();
    table.until(|ask| matches!(ask, Ask::Window { .. } | Ask::Turn { .. }));
    assert!(matches!(table.ask(), Ask::Window { moment: Moment::EnterPlay { .. }, .. }));
}

#[test]
fn the_last_card_of_the_encounter_deck_may_leave_it_for_play() {
    cites!("zones.encounter-deck-empty.reshuffle", "zones.encounter-deck-empty.token");
    let mut given = Given::new(&["spider"], "klaw").dealt(0, &["masters-of-mayhem"]);
    given.state.encounter.deck.drain().for_each(drop);
    let (shark, advance) = (given.card("tiger-shark"), given.card("advance"));
    given.state.encounter.deck.add(shark);
    given.state.encounter.discard.push(advance);
    let mut table = given.play();
    table.until(|ask| matches!(ask, Ask::Turn { .. }));
    assert!(table.there("tiger-shark").is_some());
    assert_eq!(table.state().encounter.acceleration_tokens, 1);
    assert!(table.state().encounter.deck.has(advance));
}

#[test]
fn a_unique_card_face_down_is_no_second_one() {
    cites!("limits.unique.cannot-enter");
    // The other player has a Mockingbird in play, and one is a drone now.
    let mut table = Given::new(&["spider", "hulk"], "ultron")
        .foe(None, "ultron-drones")
        .own(1, "mockingbird")
        .dealt(1, &["ultrons-imperative"])
        .draws(&["mockingbird", "haymaker"])
        .play();
    table.until(|ask| matches!(ask, Ask::Turn { .. }));
    let bird = table.card("mockingbird");
    let drone = table.state().in_play.iter().find(|card| card.facedown.is_some() && card.card == bird);
    assert_eq!(drone.map(|card| card.engaged), Some(Some(Seat(0))));
}

#[test]
fn a_minion_stays_with_its_player_when_the_villain_turns_to_another() {
    cites!("minions.stays-engaged");
    let given = two("rhino").foe(Some(0), "hydra-bomber").villain_phase();
    let mut table = given.draws(&["hard-to-keep-down", "hard-to-keep-down", "im-tough", "im-tough"]).play();
    let minion = table.id("hydra-bomber");
    table.until(|ask| matches!(ask, Ask::Turn { .. }));
    assert_eq!(table.state().find(minion).and_then(|card| card.engaged), Some(Seat(0)));
}

#[test]
fn a_minion_stays_with_its_player_when_another_defends() {
    cites!("minions.stays-engaged");
    let given = two("rhino").foe(Some(0), "hydra-bomber").with("spider-man", |it| it.exhausted = true);
    let mut table = given.villain_phase().draws(&["hard-to-keep-down", "hard-to-keep-down"]).play();
    let minion = table.id("hydra-bomber");
    let asked =
        |ask: &Ask| matches!(ask, Ask::Defend { player: Seat(1), attacker, .. } if *attacker == minion);
    table.until(asked);
    table.defend("she-hulk");
    table.until(|ask| matches!(ask, Ask::Turn { .. } | Ask::Defend { player: Seat(0), .. }));
    assert_eq!(table.state().find(minion).and_then(|card| card.engaged), Some(Seat(0)));
}

#[test]
fn an_ability_may_say_with_whom_a_minion_engages() {
    cites!("minions.engage-override", "minions.engage-default");
    for (engaged, player) in [(", engaged: first-player", 0), ("", 1)] {
        let says = format!(
            "{{ when: when-revealed, do: [{{ put-into-play: {{ what: {{ each: {{ kind: minion, in: encounter-discard }} }}{engaged} }} }}] }}"
        );
        let mut given = two("rhino").says("advance", &says);
        let minion = given.card("hydra-bomber");
        given.state.encounter.discard.push(minion);
        let mut table = given.dealt(1, &["advance"]).play();
        table.until(|ask| matches!(ask, Ask::Turn { .. }));
        assert_eq!(table.find("hydra-bomber").engaged, Some(Seat(player)), "{says}");
    }
}

#[test]
fn a_minion_may_say_with_whom_it_engages() {
    cites!("minions.engage-override");
    // With the hero who has the most hit points left: She-Hulk has fifteen, and Spider-Man ten.
    let healthiest = || {
        let among = Cards(Box::new(Filter { kind: Some(Noun::Hero), ..Filter::default() }));
        Some(Pick::Highest { of: Stat::RemainingHitPoints, among })
    };
    let given = || two("rhino").print("hydra-bomber", |card| card.faces[0].text.play.engaged = healthiest());
    for (damage, player) in [(0, 1), (6, 0)] {
        let mut table = given().damage("she-hulk", damage).dealt(0, &["hydra-bomber"]).play();
        table.until(|ask| matches!(ask, Ask::Turn { .. }));
        assert_eq!(table.find("hydra-bomber").engaged, Some(Seat(player)));
    }
    // So it does when an ability puts it into play, unless that says otherwise.
    for (engaged, player) in [(", engaged: first-player", 0), ("", 1)] {
        let says = format!(
            "{{ when: when-revealed, do: [{{ put-into-play: {{ what: {{ each: {{ kind: minion, in: encounter-discard }} }}{engaged} }} }}] }}"
        );
        let mut given = given().says("advance", &says);
        let minion = given.card("hydra-bomber");
        given.state.encounter.discard.push(minion);
        let mut table = given.dealt(0, &["advance"]).play();
        table.until(|ask| matches!(ask, Ask::Turn { .. }));
        assert_eq!(table.find("hydra-bomber").engaged, Some(Seat(player)), "{says}");
    }
}

#[test]
fn a_minion_that_is_revealed_does_nothing_before_the_next_round() {
    cites!("minions.new-minion-in-step4-does-not-activate");
    for given in [two("rhino"), two("rhino").alter_ego(0)] {
        let mut table = given.dealt(0, &["sandman"]).play();
        let began =
            |table: &Table| table.told().filter(|(event, _)| matches!(event, Event::Began { .. })).count();
        table.until(|ask| matches!(ask, Ask::Turn { .. }));
        assert_eq!((table.state().round, began(&table)), (2, 0));
        assert_eq!(table.find("sandman").engaged, Some(Seat(0)));
    }
}

#[test]
fn a_nemesis_stays_aside_when_the_encounter_deck_is_formed_anew() {
    cites!("nemesis.brought-in-by-cards");
    let mut given = two("rhino");
    let cards: Vec<_> = given.state.encounter.deck.drain().collect();
    given.state.encounter.discard.extend(&cards[1..]);
    given.state.encounter.deck.add(cards[0]);
    let mut table = given.villain_phase().play();
    table.until(|ask| matches!(ask, Ask::Turn { .. }));
    assert_eq!(table.state().encounter.acceleration_tokens, 1, "the deck ran out");
    let nemeses = [0, 1].map(|seat| table.state().player(Seat(seat)).nemesis.len());
    assert_eq!(nemeses, [5, 5]);
}

#[test]
fn an_attachment_modifies_the_minion_that_it_is_on() {
    cites!("attachments.modify-villain");
    let given = two("rhino").foe(Some(0), "shocker").foe(None, "charge").attached_to("shocker");
    let table = given.play();
    assert_eq!((table.value("shocker", Stat::Atk), table.value("rhino-1", Stat::Atk)), (2 + 3, 2));
}

#[test]
fn an_environment_holds_for_every_player() {
    cites!("environments.definition");
    let table = two("ultron").foe(None, "ultron-drones").drone(0).drone(1).play();
    let scene = table.game.now();
    let drones = scene.state.in_play.iter().filter(|card| card.facedown.is_some());
    let points = drones.map(|drone| (drone.engaged, value(scene, drone, Stat::HitPoints)));
    assert_eq!(points.collect::<Vec<_>>(), [(Some(Seat(0)), Some(1)), (Some(Seat(1)), Some(1))]);
}

#[test]
fn cards_of_the_scenario_outlast_a_stage_of_the_main_scheme() {
    cites!("environments.stays", "side-schemes.defeated-at-zero", "nemesis.brought-in-by-cards");
    let given = Given::new(&["spider"], "klaw").foe(None, "ultron-drones").foe(None, "bomb-scare");
    let given = given.threat("bomb-scare", 2).threat("underground-distribution", 5);
    let mut table = given.dealt(0, &["advance"]).draws(&["armored-guard"]).play();
    table.settle();
    assert!(table.there("secret-rendezvous").is_some());
    assert!(table.there("ultron-drones").is_some() && table.there("bomb-scare").is_some());
    assert_eq!(table.state().player(Seat(0)).nemesis.len(), 5);
}

#[test]
fn cards_of_the_scenario_outlast_a_stage_of_the_villain() {
    cites!("minions.stays-in-play", "side-schemes.defeated-at-zero", "nemesis.brought-in-by-cards");
    let given = Given::new(&["spider"], "rhino").foe(Some(0), "shocker").foe(None, "bomb-scare");
    let mut table = given.threat("bomb-scare", 2).damage("rhino-1", 13).play();
    table.attack("spider-man", "rhino-1");
    table.settle();
    assert!(table.there("rhino-2").is_some());
    assert!(table.there("shocker").is_some() && table.there("bomb-scare").is_some());
    assert_eq!(table.state().player(Seat(0)).nemesis.len(), 5);
}

#[test]
fn environments_lie_beside_each_other() {
    cites!("environments.stays");
    let given = two("ultron").foe(None, "ultron-drones");
    let given = given.print("charge", |card| card.faces[0].kind = CardType::Environment);
    let mut table = given.dealt(0, &["charge"]).play();
    table.settle();
    assert!(table.there("charge").is_some() && table.there("ultron-drones").is_some());
}

#[test]
fn who_reveals_a_card_with_surge_resolves_the_next_one_too() {
    cites!("minions.engage-default", "treachery.revealer-resolves");
    let surging = || two("klaw").says("advance", "{ when: when-revealed, do: [gain-surge] }");
    let mut table = surging().dealt(1, &["advance"]).draws(&["armored-guard"]).play();
    table.settle();
    assert_eq!(table.find("armored-guard").engaged, Some(Seat(1)));
    let mut table =
        surging().damage("klaw-1", 2).dealt(1, &["advance"]).draws(&["sound-manipulation"]).play();
    table.settle();
    assert_eq!((table.damage_on("spider-man"), table.damage_on("she-hulk")), (0, 2));
}

#[test]
fn a_minion_engages_an_alter_ego_and_stays_when_the_form_changes() {
    cites!("minions.engage-default", "minions.stays-engaged");
    let mut table = two("rhino").alter_ego(0).dealt(0, &["sandman"]).play();
    table.turn_of(0);
    assert_eq!(table.find("sandman").engaged, Some(Seat(0)));
    for form in [Form::Hero, Form::AlterEgo] {
        let given = if form == Form::Hero { two("rhino").alter_ego(0) } else { two("rhino") };
        let mut table = given.foe(Some(0), "sandman").play();
        table.answer(TurnOption::ChangeForm);
        table.settle();
        assert_eq!((table.form(0), table.find("sandman").engaged), (form, Some(Seat(0))));
    }
}

#[test]
fn a_minion_that_has_attacked_stays_with_its_player() {
    cites!("minions.stays-engaged");
    let given = two("rhino").foe(Some(0), "hydra-bomber").villain_phase();
    let mut table = given.draws(&["hard-to-keep-down", "hard-to-keep-down"]).play();
    let minion = table.id("hydra-bomber");
    let villain = table.id("rhino-1");
    // The villain has turned to the second player, and the minion has not.
    let turned =
        |ask: &Ask| matches!(ask, Ask::Defend { target: Seat(1), attacker, .. } if *attacker == villain);
    table.until(turned);
    assert!(table.told().any(|(event, _)| matches!(event, Event::Began { by, .. } if *by == minion)));
    assert_eq!(table.state().find(minion).and_then(|card| card.engaged), Some(Seat(0)));
}

#[test]
fn every_scenario_leaves_the_nemeses_of_the_players_aside() {
    cites!("nemesis.linked-set");
    for scenario in ["rhino", "klaw", "ultron"] {
        let mut table = Table::new(&["spider-man-justice", "she-hulk-aggression"], scenario);
        table.turn_of(0);
        let aside = [(0, "vulture"), (1, "titania")]
            .map(|(seat, foe)| table.state().player(Seat(seat)).nemesis.has(table.card(foe)));
        assert_eq!(aside, [true, true], "{scenario}");
    }
}

#[test]
fn a_card_that_brings_a_nemesis_brings_that_of_who_reveals_it() {
    cites!("nemesis.brought-in-by-cards");
    let mut table = two("rhino").alter_ego(1).dealt(1, &["shadow-of-the-past"]).play();
    table.settle();
    assert!(table.there("titania").is_some() && table.there("vulture").is_none());
    assert_eq!([0, 1].map(|seat| table.state().player(Seat(seat)).nemesis.len()), [5, 0]);
}

#[test]
fn who_reveals_a_treachery_chooses_whom_it_strikes() {
    cites!("treachery.revealer-resolves");
    let tires = "{ when: when-revealed, do: [{ exhaust: { choose: { from: ally } } }] }";
    let given = two("rhino").says("advance", tires).own(0, "mockingbird").own(1, "tigra");
    let mut table = given.dealt(1, &["advance"]).play();
    assert!(matches!(table.ask(), Ask::Choose { player: Seat(1), .. }), "{:?}", table.ask());
    table.choose("mockingbird");
    assert_eq!((table.find("mockingbird").exhausted, table.find("tigra").exhausted), (true, false));
}

#[test]
fn a_minion_that_a_boost_card_brings_engages_the_player_who_is_attacked() {
    cites!("minions.engage-default");
    let brings = "{ when: boost, do: [{ put-into-play: { what: { each: { kind: minion, in: encounter-discard } } } }] }";
    let mut given = two("rhino").says("advance", brings);
    let minion = given.card("hydra-bomber");
    given.state.encounter.discard.push(minion);
    let mut table = given.villain_phase().draws(&["hard-to-keep-down", "advance"]).play();
    table.until(|ask| matches!(ask, Ask::Turn { .. }));
    assert_eq!(table.find("hydra-bomber").engaged, Some(Seat(1)));
}

#[test]
fn the_player_of_an_obligation_chooses_among_its_options_whoever_revealed_it() {
    cites!("obligations.given-to-linked-player");
    for (players, iron) in [(["spider", "iron"], 1), (["iron", "spider"], 0)] {
        let given = Given::new(&players, "rhino").alter_ego(iron).own(iron, "powered-gauntlets");
        let mut table = given.dealt(1 - iron, &["business-problems"]).play();
        table.until(|ask| matches!(ask, Ask::ChooseOne { .. } | Ask::Turn { .. }));
        let Ask::ChooseOne { player, .. } = table.ask() else { panic!("{:?}", table.ask()) };
        assert_eq!(player, Seat(iron));
        table.option(0);
        assert!(table.find("iron-man").exhausted && !table.find("spider-man").exhausted);
    }
}

#[test]
fn who_resolves_an_obligation_reveals_another_card_by_its_surge() {
    cites!("keywords.surge", "obligations.given-to-linked-player");
    let given = Given::new(&["hulk", "spider"], "rhino").dealt(0, &["eviction-notice"]);
    let mut table = given.draws(&["sandman"]).play();
    table.until(|ask| matches!(ask, Ask::Turn { .. }));
    assert_eq!(table.revealed(), [(0, "eviction-notice"), (1, "sandman")]);
    assert_eq!(table.find("sandman").engaged, Some(Seat(1)));
}

/// A card prints to what it is attached.
fn attaches(given: Given, id: &str, to: &str) -> Given {
    let attach = crate::given::written(to);
    given.print(id, |card| card.faces[0].text.play.attach = Some(attach))
}

#[test]
fn whatever_is_attached_enters_play_attached() {
    cites!("attachments.attach-on-entering", "attachments.illegal-discarded");
    for id in ["sandman", "breakin-and-takin"] {
        let mut table = attaches(two("rhino"), id, "villain").dealt(1, &[id]).play();
        table.until(|ask| matches!(ask, Ask::Turn { .. }));
        assert_eq!(entered_on(&table, id), Some(table.id("rhino-1")));
        assert_eq!(table.find(id).engaged, Some(Seat(1)).filter(|_| id == "sandman"));
        // To nothing it cannot be attached.
        let mut table = attaches(two("rhino"), id, "{ each: ally }").dealt(1, &[id]).play();
        table.until(|ask| matches!(ask, Ask::Turn { .. }));
        assert!(table.there(id).is_none() && table.encounter_discarded(id));
    }
}

#[test]
fn a_revealed_attachment_heeds_how_many_there_may_be_on_one_card() {
    cites!("attachments.illegal-discarded", "limits.max-per-player");
    for (most, there) in [(1, 1), (2, 2)] {
        let max = Some(champions::card::ability::Max::Host(most));
        let given = two("rhino").print("charge", |card| card.faces[0].text.play.max = max);
        let given = given.foe(None, "charge").attached_to("rhino-1").dealt(0, &["charge"]);
        let mut table = given.play();
        table.until(|ask| matches!(ask, Ask::Turn { .. }));
        let charge = table.card("charge");
        let attached = table.state().in_play.iter().filter(|card| card.card == charge).count();
        assert_eq!((attached, table.encounter_discarded("charge")), (there, there == 1));
    }
}

#[test]
fn the_first_player_says_which_of_several_a_scenario_card_means() {
    cites!("players.first-player.breaks-target-ties", "minions.engage-override");
    let minions = || two("rhino").foe(Some(0), "sandman").foe(Some(1), "shocker");
    // To what an attachment is attached, revealed or put into play.
    let puts =
        "{ when: when-revealed, do: [{ put-into-play: { what: { each: { in: encounter-discard } } } }] }";
    let mut put = attaches(minions(), "charge", "{ each: minion }").says("stampede", puts);
    let charge = put.card("charge");
    put.state.encounter.discard.push(charge);
    let revealed = attaches(minions(), "charge", "{ each: minion }").dealt(1, &["charge"]);
    for given in [revealed, put.dealt(1, &["stampede"])] {
        let mut table = given.play();
        assert!(matches!(table.ask(), Ask::Choose { player: Seat(0), .. }), "{:?}", table.ask());
        table.choose("shocker");
        assert_eq!(table.find("charge").host, Some(table.id("shocker")));
    }
    // With whom a minion engages.
    let engaged = crate::given::written("{ each: hero }");
    let given = two("rhino").print("sandman", |card| card.faces[0].text.play.engaged = Some(engaged));
    let mut table = given.dealt(1, &["sandman"]).play();
    assert!(matches!(table.ask(), Ask::Choose { player: Seat(0), .. }), "{:?}", table.ask());
    table.choose("spider-man");
    assert_eq!(table.find("sandman").engaged, Some(Seat(0)));
}
