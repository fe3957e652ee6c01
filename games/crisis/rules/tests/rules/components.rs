//! What lies beside the battlefield: the mission track, stat cards, gems, crisis cards.

use std::sync::Arc;

use crisis::Crisis;
use crisis::activation::Act;
use crisis::ask::{Ask, Spot};
use crisis::card::ability::{Colour, Health, Kind};
use crisis::card::{CardKind, Layout};
use crisis::cites;
use crisis::event::Event;
use crisis::setup::{LeaderPick, RosterCharacter, Setup, validate};
use crisis::state::{BySide, Cubes, FigureId, Phase, Reading, Side};
use space::P;
use table::{Game, Seat};

use crate::kit::{Position, cards, homebrew};

#[test]
fn the_track_shows_the_round_and_both_scores_by_three_cubes() {
    cites!("mission-track.track-content", "mission-track.cube-assignment");
    let mut position = Position::new();
    position.state.round = 3;
    position.state.points = BySide([5, 8]);
    let track = position.state.track();
    assert_eq!(track.map(|cube| (cube.of, cube.at)), [(None, 3), (Some(Side::A), 5), (Some(Side::B), 8)]);
    let [round, a, b] = track.map(|cube| cube.colour);
    assert!(round != a && a != b && round != b);
    // The players agree on other colours, but never on one for two cubes.
    let start = |round: Colour, a: Colour, b: Colour| {
        let cubes = Cubes { round, points: BySide([a, b]) };
        Crisis::start(&cards(), &Setup { cubes, ..Setup::usual() }).map(|state| state.track()[1].colour)
    };
    assert_eq!(start(Colour::White, Colour::Green, Colour::Black), Ok(Colour::Green));
    for [round, a, b] in [
        [Colour::White, Colour::Red, Colour::Red],
        [Colour::Red, Colour::Red, Colour::White],
        [Colour::Red, Colour::White, Colour::Red],
    ] {
        let error = start(round, a, b).expect_err("two red cubes").to_string();
        assert!(error.contains("Red") && error.contains("mission-track.cube-assignment"), "{error}");
    }
}

#[test]
fn the_sides_of_a_card_have_their_colours() {
    cites!("stat-card.side-colour");
    assert_eq!((Health::Healthy.colour(), Health::Injured.colour()), (Colour::Blue, Colour::Orange));
}

#[test]
fn an_old_card_plays_like_a_new_one() {
    cites!("stat-card.legacy-cards");
    let fought = |attacker: &str| {
        let mut position = Position::vault();
        let attacker = position.a(attacker, 4.0, 4.0);
        let jewel = position.b("jewel", 4.0, 7.0);
        let layout = position.scene().character(attacker).layout;
        position.activated(attacker, 2);
        position.dice(&["c h w b b", "b", "h"]);
        let mut table = position.play();
        table.attack(0, jewel);
        table.next_act();
        let told: Vec<Event> = table.told().cloned().collect();
        (layout, told, table.figure(jewel).damage)
    };
    let (new, old) = (fought("facet"), fought("facet-of-old"));
    assert_eq!((new.0, old.0), (Layout::Current, Layout::Old));
    assert_eq!((&new.1, new.2), (&old.1, old.2));
    assert_eq!(new.2, 4);
}

#[test]
fn the_forms_of_a_split_card_keep_defences_threat_and_stamina() {
    cites!("transform.split-shared", "transform.card-kinds");
    let mut position = Position::vault();
    let ogre = position.a("ogre", 4.0, 4.0);
    position.b("jewel", 30.0, 30.0);
    position.activated(ogre, 2);
    let printed = |scene: table::Scene<'_, Crisis>| {
        let card = scene.card(ogre);
        (
            card.defence,
            scene.character(ogre).threat,
            scene.stamina(ogre),
            card.size,
            card.attacks[0].id.clone(),
        )
    };
    let before = printed(position.scene());
    let mut table = position.play();
    table.act(Act::Power(0));
    table.answer(Spot(P::new(4_000, 4_000)));
    table.next_act();
    let after = printed(table.game.now());
    assert_eq!((before.0, before.1, before.2), (after.0, after.1, after.2));
    assert_eq!((before.3, after.3, before.4.as_str(), after.4.as_str()), (2, 4, "slap", "stomp"));
    let kinds: Vec<CardKind> = ["ogre", "captain-marvel-cosmic-avenger"]
        .map(|id| {
            let cards = homebrew();
            cards.characters[usize::from(cards.character(id).expect("in the packs"))].card
        })
        .to_vec();
    assert_eq!(kinds, [CardKind::Split, CardKind::Separate]);
}

#[test]
fn one_gem_a_character_unless_its_card_says_otherwise() {
    cites!("infinity-gems.one-per-character");
    let cards = homebrew();
    let broken = |bearer: &str| -> Vec<String> {
        let mut roster = Setup::usual().rosters[Side::A].clone();
        let gems = vec!["mind".to_owned(), "space".to_owned()];
        roster.characters[9] = RosterCharacter { id: bearer.to_owned(), gems };
        validate(&cards, &roster).iter().map(ToString::to_string).collect()
    };
    assert_eq!(broken("vessel"), [""; 0]);
    assert_eq!(broken("facet"), ["2 gems of `facet` instead of 1 (infinity-gems.one-per-character)"]);
}

#[test]
fn a_gem_lies_beside_the_card_of_its_bearer_and_serves_it() {
    cites!("infinity-gems.card-beside", "infinity-gems.extra-power");
    for (gems, offered, power) in
        [(&["mind"][..], true, 3), (&["mind", "space"], true, 4), (&["space"], false, 2)]
    {
        let mut position = Position::vault();
        let vessel = position.a("vessel", 4.0, 4.0);
        position.b("jewel", 30.0, 30.0);
        for gem in gems {
            let gem = position.cards.gem(gem);
            position.of(vessel).gems.extend(gem);
        }
        position.state.phase = Phase::Power;
        let mut table = position.play();
        table.act(Act::Activate(vessel));
        // What is shown of it are its own superpowers, then those of its gems.
        let shown = Crisis::view(table.game.now(), Some(Seat(1)));
        assert_eq!(shown.state.figure(vessel).gems.len(), gems.len());
        let powers: Vec<&str> =
            table.game.now().superpowers(vessel).map(|(_, power)| power.id.as_str()).collect();
        assert_eq!(powers.contains(&"insight"), offered);
        table.next_act();
        assert_eq!(table.offers(Act::Power(2)), offered);
        if offered {
            table.answer(Act::Power(2));
            table.next_act();
            assert_eq!(table.refused(Act::Power(2)).as_str(), "superpowers.once-per-turn");
        }
        assert_eq!(table.figure(vessel).power, power);
    }
}

#[test]
fn leaders_are_declared_at_the_same_time() {
    cites!("leadership.simultaneous-declare");
    let mut position = Position::vault();
    let mut gemini = |side: Side, y: f64| {
        let leaders = [position.add(side, "jewel", 4.0, y), position.add(side, "facet", 8.0, y)];
        position.state.squads[side].affiliation = position.cards.affiliation("gemini");
        leaders
    };
    let (a, b) = (gemini(Side::A, 4.0), gemini(Side::B, 30.0));
    position.state.phase = Phase::Leadership;
    let mut table = position.play();
    let asked: Vec<Side> = table.game.pending().iter().map(|pending| pending.ask.side()).collect();
    assert_eq!(asked, [Side::A, Side::B], "both are asked at once");
    table.answer(LeaderPick(a[1]));
    // B knows nothing of A's choice before its own one is in.
    let shown = Crisis::view(table.game.now(), Some(Seat(1)));
    assert_eq!(shown.state.squads[Side::A].leader, None);
    assert!(!table.told().any(|event| matches!(event, Event::LeadershipDeclared { .. })));
    table.game.answer_one(1, LeaderPick(b[0]).into()).expect("legal");
    let leaders = Side::BOTH.map(|side| table.state().squads[side].leader);
    assert_eq!(leaders, [Some(a[1]), Some(b[0])]);
    let kinds = |id: FigureId| crisis::effect::modifiers::is_on(table.game.now(), id, Kind::Leadership);
    assert_eq!([a[0], a[1], b[0], b[1]].map(kinds), [false, true, true, false]);
}

#[test]
fn both_crises_are_revealed_together_and_stay_on_the_table() {
    cites!("mission.step3-reveal", "mission.cards-stay-visible");
    let cards = cards();
    let start = Crisis::start(&cards, &Setup::usual()).expect("a playable setup");
    let script = table::Script {
        rolls: [crate::kit::sides("h h h b b"), crate::kit::sides("h h b b b")].into(),
        draws: [0, 0].into(),
        ..table::Script::default()
    };
    let mut game =
        table::Match::<Crisis>::from_state(Arc::clone(&cards), start, table::Source::Script(script));
    let seen = |game: &table::Match<Crisis>| {
        [Some(Seat(0)), Some(Seat(1)), None].map(|seat| Crisis::view(game.now(), seat).state.mission)
    };
    assert!(matches!(game.pending()[0].ask, Ask::CrisisType { .. }));
    assert_eq!(seen(&game), [[None, None]; 3]);
    game.answer(crisis::card::CrisisType::Secure.into()).expect("legal");
    // At the next question both lie there for everybody, and one event told of both.
    let mission = game.now().state.mission;
    assert!(mission.iter().all(Option::is_some));
    assert_eq!(seen(&game), [mission; 3]);
    let revealed =
        game.told().iter().filter(|told| matches!(told.event, Event::MissionRevealed { .. })).count();
    assert_eq!(revealed, 1);
    // Nothing later takes them away.
    for _ in 0..60 {
        let Some(pending) = game.pending().first() else { break };
        let answer = pending.options[0];
        game.answer(answer).expect("offered");
        assert_eq!(seen(&game), [mission; 3]);
    }
    assert!(game.now().state.phase != Phase::Mission);
}
