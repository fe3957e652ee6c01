//! Rosters, priority, mission, squads, deployment, leadership.

use std::sync::Arc;

use crisis::Crisis;
use crisis::ask::{Answer, Ask, Deployed};
use crisis::card::CrisisType;
use crisis::cites;
use crisis::dice::Faces;
use crisis::event::Event;
use crisis::setup::{
    AffiliationPick, EdgePick, RosterCharacter, Setup, SquadPick, TacticPick, ThreatPick, validate,
    validate_demo, winner,
};
use crisis::state::{BySide, Edge, Lies, Phase, Side};
use space::P;
use table::{Game, Match, Script, Seat, Source};

use crate::kit::{cards, sides};

/// The rules that a roster breaks.
fn broken(change: impl FnOnce(&mut Setup)) -> Vec<&'static str> {
    let mut setup = Setup::usual();
    change(&mut setup);
    let check = if setup.demo { validate_demo } else { validate };
    let problems = check(&cards(), &setup.rosters[Side::A]);
    problems.iter().map(|problem| problem.rule.as_str()).collect()
}

#[test]
fn rosters_have_ten_ten_three_and_three() {
    cites!("roster.contents", "roster.any-mix", "roster.no-affiliation", "roster.not-all-used");
    assert!(broken(|_| {}).is_empty());
    assert_eq!(broken(|setup| drop(setup.rosters.0[0].characters.pop())), ["roster.contents"]);
    assert_eq!(broken(|setup| drop(setup.rosters.0[0].crises.pop())), ["roster.contents"]);
    assert_eq!(broken(|setup| drop(setup.rosters.0[0].tactics.pop())), ["roster.contents"]);
    let smaller = |setup: &mut Setup| {
        setup.demo = true;
        setup.rosters.0[0].characters.truncate(5);
    };
    assert!(broken(smaller).is_empty());
}

#[test]
fn nothing_is_in_a_roster_twice_and_no_grunts() {
    cites!(
        "roster.unique-characters",
        "roster.tactics-unique",
        "roster.crises-unique",
        "grunts.never-in-roster"
    );
    let twice =
        |setup: &mut Setup| setup.rosters.0[0].characters[9] = setup.rosters.0[0].characters[0].clone();
    assert_eq!(broken(twice), ["roster.unique-characters"]);
    let twice = |setup: &mut Setup| setup.rosters.0[0].tactics[9] = setup.rosters.0[0].tactics[0].clone();
    assert_eq!(broken(twice), ["roster.tactics-unique"]);
    let twice = |setup: &mut Setup| setup.rosters.0[0].crises[2] = setup.rosters.0[0].crises[0].clone();
    assert_eq!(broken(twice), ["roster.crises-unique"]);
    let grunts =
        |setup: &mut Setup| setup.rosters.0[0].characters[9] = RosterCharacter::plain("ultron-drones");
    assert_eq!(broken(grunts), ["grunts.never-in-roster"]);
    let gem = |setup: &mut Setup| setup.rosters.0[0].characters[9].gems = vec!["mind".into()];
    assert_eq!(broken(gem).len(), 1);
}

#[test]
fn a_game_has_two_players_with_legal_rosters() {
    cites!("overview.players", "overview.roster-before-mission");
    let cards = cards();
    let mut setup = Setup::usual();
    let start = Crisis::start(&cards, &setup).expect("a playable setup");
    assert_eq!((Crisis::seats(&start), start.phase), (2, Phase::Battlefield));
    setup.rosters.0[1].characters.clear();
    let error = Crisis::start(&cards, &setup).expect_err("no roster").to_string();
    assert!(error.contains("player B") && error.contains("0 characters instead of 10"), "{error}");
}

#[test]
fn priority_goes_to_more_successes_then_criticals_then_wilds() {
    cites!(
        "priority-roll.roll-five",
        "priority-roll.tie-criticals",
        "priority-roll.tie-wilds",
        "priority-roll.tie-hits",
        "priority-roll.tie-reroll"
    );
    use crisis::card::ability::Face::{self, Blank, Block, Critical, Failure, Hit, Wild};
    let roll = |a: [Face; 5], b: [Face; 5]| {
        let faces = |of: [Face; 5]| of.into_iter().collect::<Faces>();
        winner(&BySide([faces(a), faces(b)]))
    };
    assert_eq!(roll([Critical, Hit, Hit, Blank, Block], [Wild, Hit, Blank, Failure, Blank]), Some(Side::A));
    assert_eq!(roll([Critical, Hit, Hit, Blank, Block], [Wild, Hit, Hit, Failure, Blank]), Some(Side::A));
    assert_eq!(
        roll([Critical, Wild, Hit, Blank, Block], [Critical, Hit, Hit, Failure, Blank]),
        Some(Side::A)
    );
    assert_eq!(roll([Hit, Hit, Blank, Blank, Block], [Hit, Hit, Failure, Failure, Blank]), None);
}

/// A game whose dice and draws are known, at its first question.
fn game(rolls: &[&str], draws: &[usize]) -> Match<Crisis> {
    let cards = cards();
    let script = Script {
        rolls: rolls.iter().map(|roll| sides(roll)).collect(),
        draws: draws.iter().copied().collect(),
        ..Script::default()
    };
    let start = Crisis::start(&cards, &Setup::usual()).expect("a playable setup");
    Match::from_state(Arc::clone(&cards), start, Source::Script(script))
}

#[track_caller]
fn answer(game: &mut Match<Crisis>, answer: impl Into<Answer>) {
    let ask = game.pending()[0].ask;
    let given = answer.into();
    game.answer(given).unwrap_or_else(|refusal| panic!("{ask:?} {given:?}: {:?}", refusal.why));
}

/// Up to the squads: B has priority, the mission is Deadly Meteors (17) and Skrulls (20), A takes 17 and the north edge.
fn mission() -> Match<Crisis> {
    let mut game = game(&["h h b b b", "h h h b b"], &[0, 0]);
    answer(&mut game, CrisisType::Secure);
    answer(&mut game, ThreatPick(CrisisType::Secure));
    answer(&mut game, EdgePick(Edge::North));
    while matches!(game.pending()[0].ask, Ask::OnTerrain { .. }) {
        answer(&mut game, Lies::OnTop);
    }
    game
}

#[test]
fn the_mission_is_one_secure_and_one_extraction() {
    cites!(
        "mission.step1-priority-draw",
        "mission.step2-opponent-draw",
        "mission.step4-threat",
        "mission.step5-edge",
        "mission.step6-setup",
        "crisis-card.mission-two-cards",
        "crisis-card.max-threat",
        "crisis-card.setup-text",
        "priority-roll.when",
        "mission.decks"
    );
    let mut game = game(&["h h b b b", "h h h b b"], &[0, 0]);
    assert!(matches!(game.pending()[0].ask, Ask::CrisisType { side: Side::B }));
    answer(&mut game, CrisisType::Secure);
    assert!(matches!(game.pending()[0].ask, Ask::Threat { side: Side::A }));
    answer(&mut game, ThreatPick(CrisisType::Secure));
    answer(&mut game, EdgePick(Edge::North));
    let state = game.now().state;
    assert_eq!((state.priority, state.threat), (Side::B, 17));
    assert_eq!(
        (state.squads[Side::A].edge, state.squads[Side::B].edge),
        (Some(Edge::North), Some(Edge::South))
    );
    assert_eq!(state.tokens.len(), 3 + 4);
}

#[test]
fn squads_are_chosen_in_secret_within_the_threat() {
    cites!(
        "squad.threat-limit",
        "squad.secret-until-deploy",
        "squad.when",
        "squad.from-roster",
        "stat-card.field.threat",
        "affiliation.more-than-half",
        "affiliation.optional",
        "affiliation.only-one",
        "squad.tactics-up-to-five",
        "team-tactics.affiliation-required"
    );
    let mut game = mission();
    // B's roster: Captain America 4, Iron Man 4, Captain Marvel 5, Ultron 5, Black Widow 4, …
    for place in [0, 1, 2] {
        answer(&mut game, SquadPick::Add(place));
    }
    let refusal = game.answer(SquadPick::Add(3).into()).expect_err("18 of 17");
    assert_eq!((refusal.why.rule.as_str(), refusal.why.measured.unwrap().value), ("squad.threat-limit", 18));
    answer(&mut game, SquadPick::Add(4));
    // The opponent sees nothing of it.
    let view = |seat| game.view(Some(Seat(seat))).state.squads[Side::B].chosen;
    assert_eq!((view(1).iter().count(), view(0).iter().count()), (4, 0));
    answer(&mut game, SquadPick::Done);
    let avengers = game.content().affiliation("avengers");
    let hydra = game.content().affiliation("hydra");
    let refusal = game.answer(AffiliationPick(hydra).into()).expect_err("no Hydra squad");
    assert_eq!(refusal.why.rule.as_str(), "affiliation.more-than-half");
    answer(&mut game, AffiliationPick(avengers));
    let cabal = game.content().tactic("dark-reign").unwrap();
    let refusal = game.answer(TacticPick::Add(cabal).into()).expect_err("a Cabal card");
    assert_eq!(refusal.why.rule.as_str(), "team-tactics.affiliation-required");
    answer(&mut game, TacticPick::Done);
    assert!(matches!(game.pending()[0].ask, Ask::Squad { side: Side::A }));
}

#[test]
fn squads_are_deployed_alternately_within_three_and_led() {
    cites!(
        "deployment.alternate",
        "deployment.within-3",
        "deployment.legal-position",
        "deployment.reveal",
        "deployment.start-round-one",
        "leadership.single-auto",
        "stat-card.start-healthy",
        "overview.setup-order",
        "squad.opponent-may-mirror"
    );
    let mut game = mission();
    for places in [[0, 1], [0, 4]] {
        for place in places {
            answer(&mut game, SquadPick::Add(place));
        }
        answer(&mut game, SquadPick::Done);
        let avengers = game.content().affiliation("avengers");
        answer(&mut game, AffiliationPick(avengers));
        answer(&mut game, TacticPick::Done);
    }
    let mut order = Vec::new();
    let mut x = 5_000;
    while let Ask::Deploy { side } = game.pending()[0].ask {
        order.push(side);
        let figure = game.now().state.figure_ids().find(|&id| {
            let figure = game.now().state.figure(id);
            figure.side == side && figure.whereabouts == crisis::state::Whereabouts::Waiting
        });
        let figure = figure.expect("somebody is waiting");
        let y = |depth: i32| if side == Side::A { 36_000 - depth } else { depth };
        let refusal = game.answer(Deployed { figure, at: P::new(x, y(6_790)) }.into()).expect_err("too far");
        assert_eq!(refusal.why.rule.as_str(), "deployment.within-3");
        answer(&mut game, Deployed { figure, at: P::new(x, y(1_000)) });
        x += 5_000;
    }
    assert_eq!(order, [Side::B, Side::A, Side::B, Side::A]);
    let state = game.now().state;
    assert_eq!((state.round, state.phase), (1, Phase::Activation));
    assert!(state.figures.iter().all(|figure| figure.power == 1 && figure.damage == 0));
    let leads = |side: Side| state.squads[side].leader.is_some();
    assert!(leads(Side::A) && leads(Side::B), "Captain America leads both");
    let told = |wanted: fn(&Event) -> bool| game.told().iter().position(|told| wanted(&told.event));
    let stages = [
        told(|event| matches!(event, Event::PriorityRolled { .. })),
        told(|event| matches!(event, Event::MissionRevealed { .. })),
        told(|event| matches!(event, Event::ThreatChosen { .. })),
        told(|event| matches!(event, Event::EdgeChosen { .. })),
        told(|event| matches!(event, Event::SquadReady { .. })),
        told(|event| matches!(event, Event::SquadsRevealed { .. })),
        told(|event| matches!(event, Event::Deployed { .. })),
        told(|event| matches!(event, Event::LeadershipDeclared { .. })),
        told(|event| matches!(event, Event::RoundBegan { .. })),
    ];
    assert!(stages.iter().all(Option::is_some) && stages.is_sorted(), "{stages:?}");
}

#[test]
fn grunts_are_deployed_with_their_parent_and_forms_are_normal() {
    cites!(
        "grunts.deployed-with-parent",
        "grunts.one-at-a-time",
        "keywords.grunts",
        "transform.deploy-normal"
    );
    let mut game = mission();
    // B: Captain Marvel 5 and Ultron 5. A: Captain America.
    for places in [&[2, 3][..], &[0][..]] {
        for &place in places {
            answer(&mut game, SquadPick::Add(place));
        }
        answer(&mut game, SquadPick::Done);
        answer(&mut game, AffiliationPick(None));
        answer(&mut game, TacticPick::Done);
    }
    let mut grunts = 0;
    let mut x = 3_000;
    while let ask @ (Ask::Deploy { .. } | Ask::DeployGrunts { .. }) = game.pending()[0].ask {
        let side = ask.side();
        let waiting = |id: &crisis::state::FigureId| {
            let figure = game.now().state.figure(*id);
            let grunt = game.content().characters[usize::from(figure.character)].is_grunt();
            let wanted = matches!(ask, Ask::DeployGrunts { .. });
            figure.side == side
                && figure.whereabouts == crisis::state::Whereabouts::Waiting
                && grunt == wanted
        };
        let figure = game.now().state.figure_ids().find(waiting).expect("somebody is waiting");
        grunts += usize::from(matches!(ask, Ask::DeployGrunts { .. }));
        let y = if side == Side::A { 35_000 } else { 1_000 };
        answer(&mut game, Deployed { figure, at: P::new(x, y) });
        x += 5_000;
    }
    assert_eq!(grunts, 1);
    let state = game.now().state;
    assert_eq!((state.squad(Side::B).count(), state.squad(Side::A).count()), (3, 1));
    assert!(state.figures.iter().all(|figure| figure.form == 0));
}

#[test]
fn team_tactic_cards_are_open_once_they_are_revealed() {
    cites!("team-tactics.open-information", "team-tactics.type.reactive");
    let mut position = crate::kit::Position::new();
    let cap = position.a("captain-america-first-avenger", 10.0, 10.0);
    position.b("red-skull-master-of-the-world", 10.0, 30.0);
    position.of(cap).power = 5;
    let card = position.tactic(Side::A, "brace-for-impact");
    let mut table = position.play();
    table.next_act();
    let seen = table.game.view(Some(Seat(1))).state.squads[Side::A].tactics.clone();
    assert_eq!(seen.as_slice(), [card]);
    let refused = table.refused(crisis::activation::Act::Tactic(card));
    assert_eq!(refused.as_str(), "team-tactics.type.reactive");
}
