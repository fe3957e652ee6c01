//! The chapters on side schemes, and on the main scheme and threat.

use champions::ask::{Ask, TurnOption};
use champions::card::ability::Status;
use champions::card::{CardType, PerPlayer};
use champions::event::{Event, Spot};
use champions::state::{Outcome, Phase, Reading, VillainStep};
use champions::timing::Moment;
use champions::{cites, rule};

use crate::given::Given;
use crate::kit::{Table, cards};

fn spider() -> Given {
    Given::new(&["spider"], "rhino")
}

/// The round stands at step 1 of the villain phase.
fn step_one(mut given: Given) -> Given {
    (given.state.active, given.state.phase) = (None, Phase::Villain(VillainStep::PlaceThreat));
    given
}

/// How much threat each step 1 has placed.
fn placed_in_step_one(table: &Table) -> Vec<u16> {
    let step = rule!("villain-phase.step1.base-threat");
    let placed = table.told().filter_map(|(event, why)| match event {
        Event::ThreatPlaced { amount, .. } if why == step => Some(*amount),
        _ => None,
    });
    placed.collect()
}

#[test]
fn allies_and_abilities_remove_threat_from_a_side_scheme() {
    cites!("side-schemes.removal-means", "side-schemes.defeated-at-zero");
    let mut table = spider()
        .own(0, "jessica-jones")
        .own(0, "surveillance-team")
        .foe(None, "breakin-and-takin")
        .threat("breakin-and-takin", 3)
        .threat("the-break-in", 3)
        .play();
    // One, and one for the side scheme.
    table.thwart("jessica-jones", "breakin-and-takin");
    table.settle();
    assert_eq!(table.threat_on("breakin-and-takin"), 1);
    table.act("surveillance-team");
    table.choose("breakin-and-takin");
    table.settle();
    assert!(table.there("breakin-and-takin").is_none() && table.encounter_discarded("breakin-and-takin"));
    assert_eq!(table.threat_on("the-break-in"), 3);
}

#[test]
fn icons_of_a_side_scheme_are_gone_with_it() {
    cites!("side-schemes.icons-only-in-play");
    let round = |scheme: &str, thwarted: bool| {
        let mut table = spider().foe(None, scheme).threat(scheme, 1).play();
        if thwarted {
            table.thwart("spider-man", scheme);
            table.settle();
            assert!(table.there(scheme).is_none());
        }
        table.end_turn();
        table.until(|ask| matches!(ask, Ask::Turn { .. }));
        let extra = rule!("villain-phase.step3.hazard-extra");
        let dealt = |(event, why): &(&Event, _)| {
            *why == extra && matches!(event, Event::Moved { to: Spot::Dealt(_), .. })
        };
        let extra = table.told().filter(dealt).count();
        (extra, placed_in_step_one(&table))
    };
    // A hazard deals one more card, an acceleration places one more threat.
    assert_eq!(round("breakin-and-takin", false), (1, vec![1]));
    assert_eq!(round("breakin-and-takin", true), (0, vec![1]));
    assert_eq!(round("bomb-scare", false), (0, vec![2]));
    assert_eq!(round("bomb-scare", true), (0, vec![1]));
    // A crisis keeps threat on the main scheme.
    let given = || spider().threat("the-break-in", 3).own(0, "mockingbird").foe(None, "crowd-control");
    for (threat, keeps) in [(2, true), (1, false)] {
        let mut table = given().threat("crowd-control", threat).play();
        table.thwart("spider-man", "crowd-control");
        table.settle();
        assert_eq!(table.there("crowd-control").is_some(), keeps);
        let ally = table.id("mockingbird");
        table.answer(TurnOption::Thwart(ally));
        table.settle();
        assert_eq!(table.threat_on("the-break-in"), if keeps { 3 } else { 2 });
    }
}

#[test]
fn the_main_scheme_advances_when_its_target_is_reached_and_not_before() {
    cites!("main-scheme.advance-at-target", "main-scheme.no-extra-stage-threat-step1");
    let after_step_one = |threat: u16| {
        let given = Given::new(&["spider"], "klaw").threat("underground-distribution", threat);
        let table = step_one(given).play();
        // The villain's attack has begun, and nothing else has happened since step 1.
        assert!(matches!(table.ask(), Ask::Window { .. } | Ask::Defend { .. }), "{:?}", table.ask());
        assert_eq!(placed_in_step_one(&table), [1]);
        table
    };
    // One threat is placed, and the target is six.
    assert_eq!(after_step_one(4).threat_on("underground-distribution"), 5);
    let table = after_step_one(5);
    assert!(table.there("underground-distribution").is_none());
    // The new stage would place one threat in step 1, but not in this one.
    assert_eq!(table.threat_on("secret-rendezvous"), 0);
}

#[test]
fn acceleration_tokens_place_threat_every_round() {
    cites!("main-scheme.acceleration-token-effect");
    let mut given = spider().print("the-break-in", |card| {
        card.faces[1].target_threat = Some(PerPlayer::Fixed(90));
    });
    given.state.encounter.acceleration_tokens = 2;
    let mut table = step_one(given).play();
    for _ in 0..2 {
        table.until(|ask| matches!(ask, Ask::Turn { .. }));
        if placed_in_step_one(&table).len() < 2 {
            table.end_turn();
        }
    }
    assert_eq!(placed_in_step_one(&table), [3, 3]);
}

#[test]
fn one_stage_of_the_main_scheme_and_of_the_villain_is_in_play() {
    cites!("main-scheme.definition", "villain.definition");
    for scenario in ["rhino", "klaw", "ultron"] {
        let mut table = Table::new(&["spider-man-justice", "she-hulk-aggression"], scenario);
        table.turn_of(0);
        let scene = table.game.now();
        let count = |kind| scene.state.in_play.iter().filter(|card| scene.kind(card) == kind).count();
        assert_eq!((count(CardType::MainScheme), count(CardType::Villain)), (1, 1), "{scenario}");
    }
}

#[test]
fn a_stage_without_a_word_on_its_first_side_is_turned_over() {
    cites!("main-scheme.advance-procedure", "main-scheme.advance-at-target");
    let given = Given::new(&["spider"], "klaw")
        .print("secret-rendezvous", |card| card.faces[0].text.abilities.clear())
        .threat("underground-distribution", 5);
    let table = step_one(given).play();
    assert_eq!(table.find("secret-rendezvous").face, 1);
    // What became of the stages is told in this order.
    let (done, next) = (table.card("underground-distribution"), table.card("secret-rendezvous"));
    let order = [
        table.place(|event| *event == Event::StageCompleted { card: done }),
        table.place(|event| *event == Event::StageRevealed { card: next }),
        table.place(|event| matches!(event, Event::SchemeTurned { card, .. } if *card == next)),
    ];
    assert!(order.is_sorted(), "{order:?}");
}

#[test]
fn a_side_scheme_that_falls_is_told_so() {
    cites!("side-schemes.defeated-at-zero", "side-schemes.removal-means");
    let mut table = spider().foe(None, "breakin-and-takin").threat("breakin-and-takin", 1).play();
    let scheme = table.id("breakin-and-takin");
    table.thwart("spider-man", "breakin-and-takin");
    let order = [
        table.place(|event| *event == Event::ThreatRemoved { scheme, amount: 1, now: 0 }),
        table.place(|event| *event == Event::Defeated { card: scheme }),
        table.place(|event| matches!(event, Event::Moved { from, .. } if *from == Spot::InPlay(scheme))),
    ];
    assert!(order.is_sorted(), "{order:?}");
}

#[test]
fn threat_of_which_nothing_is_left_is_not_placed() {
    cites!("damage.prevent-threat");
    let schemed = |prevented: bool| {
        let given = Given::new(&["hulk"], "rhino").alter_ego(0).villain_phase();
        let mut table = given.draws(&["hard-to-keep-down", "im-tough"]).play();
        table.window_on(|moment| matches!(moment, Moment::Threat { amount: 1, .. }));
        if prevented {
            table.ability("she-hulk", 0);
        }
        table.settle();
        table.told().filter(|(event, _)| matches!(event, Event::ThreatPlaced { .. })).count()
    };
    assert_eq!((schemed(false), schemed(true)), (1, 0));
}

#[test]
fn a_side_scheme_that_falls_is_answered_after_the_thwart() {
    cites!("side-schemes.defeated-at-zero");
    let given = || {
        let given = Given::homebrew(&["spider"], "rhino").own(0, "clean-slate").own(0, "surveillance-team");
        given.foe(None, "breakin-and-takin").threat("breakin-and-takin", 1)
    };
    let mut table = given().play();
    table.thwart("spider-man", "breakin-and-takin");
    table.ability("clean-slate", 0);
    assert_eq!(table.damage_on("rhino-1"), 1);
    // So it is after an ability that is no thwart.
    let mut table = given().play();
    table.act("surveillance-team");
    table.ability("clean-slate", 0);
    assert_eq!(table.damage_on("rhino-1"), 1);
}

#[test]
fn a_side_scheme_that_something_keeps_from_falling_stays() {
    cites!("effects.replacement.definition");
    let mut table = Given::homebrew(&["spider"], "rhino")
        .foe(None, "stubborn")
        .foe(None, "breakin-and-takin")
        .threat("breakin-and-takin", 1)
        .play();
    table.thwart("spider-man", "breakin-and-takin");
    table.settle();
    assert_eq!((table.threat_on("breakin-and-takin"), table.threat_on("the-break-in")), (0, 1));
    assert!(!table.told().any(|(event, _)| matches!(event, Event::Defeated { .. })));
}

#[test]
fn starting_threat_is_told_as_it_is() {
    cites!("side-schemes.starting-threat");
    let mut table = spider()
        .print("crowd-control", |card| card.faces[0].starting_threat = PerPlayer::Fixed(1))
        .dealt(0, &["crowd-control"])
        .play();
    table.until(|ask| matches!(ask, Ask::Turn { .. }));
    let scheme = table.id("crowd-control");
    let entered = Event::ThreatPlaced { scheme, amount: 1, now: 1 };
    assert!(
        table
            .told()
            .any(|(event, why)| { *event == entered && why == rule!("side-schemes.starting-threat") })
    );
}

#[test]
fn starting_threat_comes_with_the_scheme_and_is_not_placed_on_it() {
    cites!("side-schemes.starting-threat");
    let answer = "{ when: { forced-response: { threat: { to: scheme } } }, do: [{ deal-damage: { amount: 1, to: villain } }] }";
    let given = || Given::homebrew(&["spider"], "rhino").says("dawn-watch", answer).own(0, "dawn-watch");
    for (given, answers) in [(given(), 0), (given().foe(None, "bomb-scare"), 1)] {
        let revealed = if answers == 0 { "crowd-control" } else { "masterplan" };
        let mut table = given.dealt(0, &[revealed]).play();
        table.until(|ask| matches!(ask, Ask::Turn { .. }));
        assert_eq!(table.damage_on("rhino-1"), answers, "{revealed}");
    }
}

#[test]
fn a_side_scheme_has_no_target() {
    cites!("side-schemes.no-limit-no-advance");
    let heap = "{ when: action, do: [{ place-threat: { amount: 20, at: { each: side-scheme } } }] }";
    let given = Given::homebrew(&["spider"], "klaw").says("one-shot", heap).own(0, "one-shot");
    let given = given.foe(None, "bomb-scare").threat("bomb-scare", 20);
    let mut table = given.threat("underground-distribution", 5).play();
    table.act("one-shot");
    table.settle();
    assert_eq!((table.threat_on("bomb-scare"), table.threat_on("underground-distribution")), (40, 5));
    assert!(!table.told().any(|(event, _)| matches!(event, Event::StageCompleted { .. })));
}

#[test]
fn what_a_new_stage_says_on_its_b_side_happens_when_it_comes() {
    cites!("main-scheme.new-stage-when-revealed", "abilities.when-revealed");
    let shocks = cards().card(cards().find("shocker").expect("a minion")).front().text.abilities.clone();
    let mut table = Given::new(&["spider"], "klaw")
        .print("secret-rendezvous", |card| card.faces[1].text.abilities = shocks)
        .threat("underground-distribution", 5)
        .dealt(0, &["advance"])
        .draws(&["armored-guard"])
        .play();
    table.settle();
    assert_eq!((table.find("secret-rendezvous").face, table.damage_on("spider-man")), (1, 1));
}

#[test]
fn a_target_that_is_reached_on_a_turn_counts_at_once() {
    cites!("main-scheme.completion-any-source");
    let rash = "{ when: action, do: [{ place-threat: { amount: 1, at: main-scheme } }] }";
    let given = Given::homebrew(&["spider"], "rhino").says("one-shot", rash).own(0, "one-shot");
    let mut table = given.threat("the-break-in", 6).play();
    table.act("one-shot");
    assert_eq!((table.game.over(), table.state().outcome), (true, Some(Outcome::Lost)));
}

#[test]
fn a_new_stage_goes_on_with_the_scheme() {
    cites!("villain.stage-change-mid-activation");
    let strike = "{ when: { forced-interrupt: { scheme: { by: villain } } }, do: [{ deal-damage: { amount: 1, to: villain } }] }";
    let given = Given::homebrew(&["spider"], "rhino").says("one-shot", strike).own(0, "one-shot");
    // SCH 1, and the next stage has 3.
    let given = given.print("rhino-2", |card| card.faces[0].sch = Some(3)).damage("rhino-1", 13);
    let given = given.foe(None, "breakin-and-takin").threat("breakin-and-takin", 1);
    let mut table = given.alter_ego(0).villain_phase().draws(&["hard-to-keep-down", "im-tough"]).play();
    table.until(|ask| matches!(ask, Ask::Turn { .. }));
    let schemed = table.told().find_map(|(event, why)| match event {
        Event::ThreatPlaced { amount, .. } if why == rule!("enemy-scheme.step3.place-threat") => {
            Some(*amount)
        }
        _ => None,
    });
    assert_eq!((table.there("rhino-2").is_some(), schemed), (true, Some(3)));
}

#[test]
fn a_side_scheme_stays_from_round_to_round_unless_an_ability_removes_it() {
    cites!("side-schemes.defeated-at-zero");
    let away = "{ when: action, do: [{ discard: { what: { each: side-scheme } } }] }";
    let given = Given::homebrew(&["spider"], "rhino").says("one-shot", away).own(0, "one-shot");
    let mut table = given.foe(None, "bomb-scare").threat("bomb-scare", 2).play();
    table.end_turn();
    table.until(|ask| matches!(ask, Ask::Turn { .. }));
    assert_eq!((table.state().round, table.threat_on("bomb-scare")), (2, 2));
    table.act("one-shot");
    table.settle();
    assert!(table.there("bomb-scare").is_none() && table.encounter_discarded("bomb-scare"));
}

#[test]
fn a_crisis_keeps_threat_on_the_main_scheme_and_on_no_other() {
    cites!("side-schemes.crisis");
    let given = || {
        let given = spider().foe(None, "crowd-control").threat("crowd-control", 2);
        given.foe(None, "bomb-scare").threat("bomb-scare", 3).threat("the-break-in", 3)
    };
    for scheme in ["crowd-control", "bomb-scare"] {
        let mut table = given().play();
        let before = table.threat_on(scheme);
        table.thwart("spider-man", scheme);
        table.settle();
        assert_eq!((table.threat_on(scheme), table.threat_on("the-break-in")), (before - 1, 3));
    }
    // Threat comes as ever: one of the scheme itself, and one of the other's icon.
    let table = step_one(given()).play();
    assert_eq!(placed_in_step_one(&table), [2]);
}

#[test]
fn the_icons_of_a_side_scheme_that_is_only_dealt_do_nothing_yet() {
    cites!("side-schemes.icons-only-in-play");
    let mut given = spider().dealt(0, &["breakin-and-takin"]);
    given.state.phase = Phase::Villain(VillainStep::Deal);
    let mut table = given.draws(&["bomb-scare"]).play();
    table.settle();
    let extra = rule!("villain-phase.step3.hazard-extra");
    assert!(table.there("breakin-and-takin").is_some());
    assert!(!table.told().any(|(_, why)| why == extra));
}

#[test]
fn a_target_for_each_player_is_reached_by_all_of_it() {
    cites!("main-scheme.advance-at-target");
    // Six for each of two players; one for each is placed.
    for (threat, advances) in [(9, false), (10, true)] {
        let given = Given::new(&["spider", "hulk"], "klaw").threat("underground-distribution", threat);
        let table = step_one(given).play();
        assert_eq!(table.there("secret-rendezvous").is_some(), advances, "{threat}");
    }
}

#[test]
fn acceleration_tokens_add_nothing_to_a_scheme() {
    cites!("main-scheme.acceleration-token-effect");
    let mut given = spider().alter_ego(0);
    given.state.encounter.acceleration_tokens = 2;
    let mut table = given.villain_phase().draws(&["hard-to-keep-down", "im-tough"]).play();
    table.settle();
    assert_eq!(table.threat_on("the-break-in"), 1);
}

#[test]
fn the_target_counts_in_step_one_and_when_an_enemy_schemes() {
    cites!("main-scheme.completion-any-source");
    let given = || Given::new(&["spider"], "klaw").threat("underground-distribution", 5);
    // The villain attacks the hero next, which places no threat.
    let table = step_one(given()).play();
    assert!(table.there("secret-rendezvous").is_some());
    // The villain schemes, or a minion does, before any card is dealt.
    let confused = || given().status("klaw-1", Status::Confused).foe(Some(0), "shocker");
    for given in [given(), confused()] {
        let mut table = given.alter_ego(0).villain_phase().draws(&["armored-guard"]).play();
        table.settle();
        let order = [
            table.place(|event| matches!(event, Event::StageCompleted { .. })),
            table.place(|event| matches!(event, Event::Moved { to: Spot::Dealt(_), .. })),
        ];
        assert!(order.is_sorted(), "{order:?}");
    }
}

#[test]
fn two_crises_keep_threat_on_the_main_scheme_like_one() {
    cites!("side-schemes.crisis-multiple");
    let given = spider().foe(None, "crowd-control").threat("crowd-control", 2);
    let given = given.foe(None, "defense-network").threat("defense-network", 2);
    let mut table = given.threat("the-break-in", 3).play();
    let (by, main) = (table.id("spider-man"), table.id("the-break-in"));
    table.answer(TurnOption::Thwart(by));
    assert_eq!(table.refused(main), rule!("side-schemes.crisis"));
    assert!(!table.offers(main));
}

#[test]
fn threat_is_removed_from_the_scheme_that_is_meant_and_no_more_than_there_is() {
    cites!("main-scheme.threat-tokens", "thwart.not-below-zero");
    let calm = "{ when: action, do: [{ remove-threat: { amount: 3, from: main-scheme } }] }";
    let given = Given::homebrew(&["spider"], "rhino").says("one-shot", calm).own(0, "one-shot");
    let given = given.foe(None, "bomb-scare").threat("bomb-scare", 2).threat("the-break-in", 1);
    let mut table = given.play();
    table.thwart("spider-man", "bomb-scare");
    table.settle();
    assert_eq!((table.threat_on("bomb-scare"), table.threat_on("the-break-in")), (1, 1));
    table.act("one-shot");
    table.settle();
    assert_eq!((table.threat_on("bomb-scare"), table.threat_on("the-break-in")), (1, 0));
}

fn ultron() -> Given {
    Given::new(&["spider", "hulk"], "ultron")
}

/// A side of a main scheme stage has this ability and no other: 0 is side A.
fn side_says(given: Given, id: &str, side: usize, ability: &str) -> Given {
    let ability = crate::given::written(ability);
    given.print(id, |card| card.faces[side].text.abilities = vec![ability])
}

fn stages_completed(table: &Table) -> usize {
    table.told().filter(|(event, _)| matches!(event, Event::StageCompleted { .. })).count()
}

#[test]
fn what_a_completed_stage_places_does_not_complete_it_again() {
    cites!("main-scheme.advance-procedure", "main-scheme.excess-lost");
    let places = "{ when: when-completed, do: [{ place-threat: { amount: 9, at: main-scheme } }] }";
    let given = side_says(ultron(), "the-crimson-cowl", 1, places).threat("the-crimson-cowl", 5);
    let mut table = given.dealt(0, &["advance"]).play();
    table.until(|ask| matches!(ask, Ask::Turn { .. }));
    assert_eq!((stages_completed(&table), table.fired("the-crimson-cowl")), (1, 1));
    assert_eq!(table.threat_on("assault-on-norad"), 0);
}

#[test]
fn side_a_is_turned_whether_it_says_so_or_not_and_keeps_what_it_placed() {
    cites!("main-scheme.new-stage-when-revealed", "main-scheme.new-stage-starting-threat");
    let places = "{ when: when-revealed, do: [{ place-threat: { amount: 2, at: main-scheme } }] }";
    let given = side_says(ultron(), "assault-on-norad", 0, places)
        .print("assault-on-norad", |card| card.faces[1].starting_threat = PerPlayer::Fixed(3))
        .threat("the-crimson-cowl", 5);
    let mut table = given.dealt(0, &["advance"]).play();
    table.until(|ask| matches!(ask, Ask::Turn { .. }));
    let norad = table.find("assault-on-norad");
    assert_eq!((norad.face, norad.threat, table.fired("assault-on-norad")), (1, 2 + 3, 1));
}

#[test]
fn side_1a_is_resolved_and_turned_in_setup() {
    cites!("setup.10-flip-to-1b");
    let places = "{ when: when-revealed, do: [{ place-threat: { amount: 2, at: main-scheme } }] }";
    let given = side_says(ultron(), "the-crimson-cowl", 0, places);
    let mut given = given.with("the-crimson-cowl", |scheme| scheme.face = 0);
    (given.state.phase, given.state.active) = (Phase::Setup, None);
    let mut table = given.play();
    table.until(|ask| matches!(ask, Ask::Turn { .. }));
    let scheme = table.find("the-crimson-cowl");
    assert_eq!((scheme.face, scheme.threat), (1, 2));
}

#[test]
fn a_stage_whose_starting_threat_is_enough_is_completed_at_once() {
    cites!("main-scheme.advance-at-target", "main-scheme.completion-any-source");
    for (starting, completed) in [(19, 1), (20, 2)] {
        let given = ultron()
            .print("assault-on-norad", |card| card.faces[1].starting_threat = PerPlayer::Fixed(starting))
            .threat("the-crimson-cowl", 5);
        let mut table = given.dealt(0, &["advance"]).play();
        table.until(|ask| matches!(ask, Ask::Turn { .. }));
        assert_eq!(stages_completed(&table), completed);
        assert_eq!(table.there("assault-on-norad").is_some(), completed == 1);
    }
}

#[test]
fn what_is_attached_to_a_stage_leaves_with_it() {
    cites!("attachments.leaves-with-host");
    let given = ultron().stock(&["charge"]).foe(None, "charge").attached_to("the-crimson-cowl");
    let mut table = given.threat("the-crimson-cowl", 5).dealt(0, &["advance"]).play();
    table.until(|ask| matches!(ask, Ask::Turn { .. }));
    assert!(table.there("assault-on-norad").is_some());
    assert!(table.there("charge").is_none() && table.encounter_discarded("charge"));
}
