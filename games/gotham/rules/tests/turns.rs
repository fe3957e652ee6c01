//! The game turn and the heroes' turn (chapters IV and V B).

mod common;

use common::{BATMAN, CROC, GORDON, Game, Position};
use gotham::answer::{Act, Amount, CharacterAct, DiePick, Go, May, OrderPick, TilePick};
use gotham::ask::Topic;
use gotham::printed::plot::{Condition, Effect, End, Occasion, Special, Watch};
use gotham::printed::term::{Camp, Cloud, Colour, CubeBox};
use gotham::state::{Clouds, Cubes, HeroState, Stage};
use gotham::{cites, rule};
use table::Seat;

#[test]
fn a_game_turn_has_five_steps() {
    cites!(
        "game-turn.steps",
        "game-turn.camps-alternate",
        "game-turn.step-b.heroes-first",
        "game-turn.step-b.villain-first",
        "game-turn.upkeep.advance-pawn",
        "components.turn-track.start",
        "components.turn-track.range",
        "setup.mission.initiative",
        "game-turn.villain.end",
        "game-turn.heroes.end",
    );
    for first in [Camp::Heroes, Camp::Villain] {
        let mut position = Position::bare();
        position.mission().initiative = first;
        position.state.turn = 0;
        let mut game = position.begin(Stage::Upkeep);
        let heroes_turn = |game: &mut Game| {
            assert!(matches!(game.topic(), Topic::State { .. }));
            game.say(HeroState::Active).say(HeroState::Active).say(Act::Pass);
        };
        let villains_turn = |game: &mut Game| {
            assert!(matches!(game.topic(), Topic::Tile));
            game.say(TilePick::End);
        };
        for turn in 1..=2 {
            assert_eq!(game.state().turn, turn);
            if first == Camp::Heroes {
                heroes_turn(&mut game);
                villains_turn(&mut game);
            } else {
                villains_turn(&mut game);
                heroes_turn(&mut game);
            }
        }
    }
}

/// A special rule that puts a cloud of a kind somewhere.
fn special(when: Occasion, cloud: Cloud, provided: Option<Condition>) -> Special {
    Special { when, provided, effects: vec![Effect::PlaceClouds { cloud, count: 1 }] }
}

#[test]
fn effects_happen_on_their_occasion_if_their_condition_is_met() {
    cites!(
        "game-turn.upkeep.effects",
        "game-turn.upkeep.effects-unmet",
        "hero-turn.step2.effects",
        "hero-turn.step6.effects",
        "villain-turn.step2.effects",
        "villain-turn.step5.effects",
        "hero-turn.steps",
        "villain-turn.steps",
    );
    let occasions = [
        (Occasion::Upkeep, Stage::Upkeep),
        (Occasion::HeroesTurnBegins, Stage::HeroesBegin),
        (Occasion::HeroesTurnEnds, Stage::HeroesEnd),
        (Occasion::VillainTurnBegins, Stage::VillainBegins),
        (Occasion::VillainTurnEnds, Stage::VillainEnds),
    ];
    for (when, stage) in occasions {
        for (other, at) in occasions {
            let mut position = Position::bare();
            position.mission().rules = vec![special(when, Cloud::Smoke, None)];
            let game = position.begin(at);
            let asked = matches!(game.topic(), Topic::CloudZone { cloud: Cloud::Smoke });
            // The check after a turn leads on to the next camp's beginning.
            let ends = matches!(other, Occasion::HeroesTurnEnds | Occasion::VillainTurnEnds);
            let next = (ends && when == Occasion::VillainTurnBegins)
                || (other == Occasion::Upkeep && when == Occasion::HeroesTurnBegins);
            assert_eq!(asked, when == other || next, "{when:?} at {other:?}");
        }
        let mut position = Position::bare();
        position.mission().rules = vec![special(when, Cloud::Smoke, Some(Condition::TurnReached(9)))];
        let game = position.begin(stage);
        assert!(!matches!(game.topic(), Topic::CloudZone { .. }), "not before turn 9");
    }
}

#[test]
fn what_happens_at_once_is_ordered_by_its_camp() {
    cites!("game-turn.upkeep.simultaneous", "rulings.simultaneous", "dissipation.timing");
    for first in [Camp::Heroes, Camp::Villain] {
        let mut position = Position::bare();
        position.mission().initiative = first;
        let rules = [Cloud::Gas, Cloud::Frost].map(|cloud| special(Occasion::Upkeep, cloud, None));
        position.mission().rules = rules.to_vec();
        let mut game = position.begin(Stage::Upkeep);
        let seat = if first == Camp::Heroes { Seat(0) } else { game.state().villain_seat() };
        assert_eq!(game.seat(), seat);
        game.say(OrderPick::Rule(1));
        assert!(matches!(game.topic(), Topic::CloudZone { cloud: Cloud::Frost }));
        let roof = game.zone("roof");
        game.say(roof);
        assert!(matches!(game.topic(), Topic::CloudZone { cloud: Cloud::Gas }), "then the one that is left");
    }
    // The camp's tokens are one of the things that happen at the start of its turn.
    let mut position = Position::bare();
    position.mission().rules = vec![special(Occasion::HeroesTurnBegins, Cloud::Frost, None)];
    let zone = position.zone("roof");
    position.state.clouds.push(Clouds {
        cloud: Cloud::Smoke,
        zone,
        camp: Camp::Heroes,
        count: 1,
        full: false,
    });
    let mut game = position.begin(Stage::HeroesBegin);
    assert!(game.offers(OrderPick::Dissipate) && game.offers(OrderPick::Rule(0)));
    game.say(OrderPick::Rule(0));
    let roof = game.zone("roof");
    game.say(roof);
    assert_eq!(game.state().clouds.len(), 1, "the old one is gone, the new one has turned over");
    assert!(!game.state().clouds[0].full);
}

#[test]
fn ends_are_looked_at_when_the_mission_says_so() {
    cites!(
        "game-turn.check-1",
        "game-turn.check-2",
        "game-turn.check-any-time",
        "rulings.mission.condition-order",
    );
    let end = |winner, watch| End { winner, watch, provided: Condition::TurnReached(1) };
    for second_half in [false, true] {
        let mut position = Position::bare();
        position.mission().ends = vec![end(Camp::Heroes, Watch::Checks), end(Camp::Villain, Watch::Checks)];
        position.state.second_half = second_half;
        let mut game = position.heroes();
        assert!(!game.over(), "only at the check");
        game.say(Act::Pass);
        assert!(game.over());
        assert_eq!(game.state().winner, Some(Camp::Heroes), "the first of two decides");
    }
    let mut position = Position::bare();
    position.mission().ends = vec![end(Camp::Villain, Watch::Always)];
    let thug = position.thug(0, "street-west");
    position.roll(Colour::Orange, &[2]);
    let mut game = position.heroes();
    game.melee(GORDON, thug, 1).say(DiePick::Done).say(Amount(0));
    assert!(game.over(), "in the middle of an attack");
}

#[test]
fn heroes_collect_declare_and_recover() {
    cites!(
        "hero-turn.step1.collect",
        "hero-turn.step3.declare",
        "hero-turn.step3.active.marker",
        "hero-turn.step3.active.recover",
        "hero-turn.step3.active.shortfall",
        "hero-turn.step3.active.shortfall-capped",
        "hero-turn.step3.rest.marker",
        "hero-turn.step3.rest.recover",
        "hero-turn.step3.rest.shortfall",
        "hero-turn.step7.collect",
        "hero-turn.step7.boxes-empty-for-villain-turn",
        "hero-turn.step7.defence-accumulates",
        "hero-sheet.recovery-indices",
        "hero-sheet.state-marker",
        "hero-sheet.energy",
    );
    let recovered = |cubes: Cubes, state: HeroState| {
        let mut position = Position::bare();
        *position.cubes(GORDON) = cubes;
        let mut game = position.begin(Stage::HeroesBegin);
        game.say(HeroState::Active).say(state);
        assert_eq!(game.state().hero(GORDON).state, state);
        let cubes = game.state().hero(GORDON).cubes;
        assert_eq!(cubes.boxes, [0; 7]);
        (cubes.available, cubes.fatigue, cubes.wounds)
    };
    let cubes = |available, fatigue, wounds, boxes| Cubes { available, fatigue, wounds, boxes };
    let none = [0; 7];
    // Figures 5 to 9, with a sheet of 2 and 5: what lay in the boxes has come to fatigue first.
    let used = [0, 0, 0, 0, 0, 2, 1];
    assert_eq!(recovered(cubes(4, 3, 0, used), HeroState::Active), (6, 4, 0));
    assert_eq!(recovered(cubes(6, 4, 0, none), HeroState::Active), (8, 2, 0));
    assert_eq!(recovered(cubes(6, 1, 3, none), HeroState::Active), (7, 1, 2));
    assert_eq!(recovered(cubes(4, 6, 0, none), HeroState::Rest), (9, 1, 0));
    assert_eq!(recovered(cubes(3, 3, 4, none), HeroState::Rest), (6, 2, 2));
    assert_eq!(recovered(cubes(9, 0, 1, none), HeroState::Rest), (9, 1, 0), "no more wounds than there are");
    // The boxes are emptied at the end of the heroes' turn, and fill again in the villain's.
    let mut position = Position::bare();
    position.cubes(GORDON).boxes[CubeBox::Melee as usize] = 2;
    position.cubes(GORDON).available = 8;
    let croc = position.croc("street-west");
    position.roll(Colour::Yellow, &[1, 1]);
    position.roll(Colour::Orange, &[0]);
    position.roll(Colour::Yellow, &[1, 1]);
    position.roll(Colour::Orange, &[0, 0]);
    let gordon = position.hero(GORDON);
    let mut game = position.heroes();
    game.say(Act::Pass);
    let after = game.state().hero(GORDON).cubes;
    assert_eq!((after.fatigue, after.boxes), (2, [0; 7]));
    game.activate(CROC, croc, CharacterAct::Melee(1)).say(gordon).say(Amount(1)).say(May::Yes).say(gordon);
    game.say(Amount(2));
    assert_eq!(game.box_of(GORDON, CubeBox::Defence), 3, "both attacks share one box");
}

#[test]
fn heroes_act_as_they_like() {
    cites!(
        "hero-actions.list",
        "hero-turn.step4.choose",
        "hero-turn.step4.none",
        "hero-turn.step5.one-action",
        "hero-turn.step5.loop",
        "game-turn.heroes.no-table-order",
        "game-turn.heroes.pass-the-lead",
        "rulings.heroes-agree",
    );
    let mut position = Position::of("two-charges", 2);
    position.carry(GORDON, "crossbow");
    position.learn(position.hero(GORDON), "tactician", 1);
    position.thug(0, "street-west");
    let mut game = position.heroes();
    let mid = game.zone("street-mid");
    assert_eq!(game.seat(), Seat(0));
    assert_eq!(game.refused(Act::Move(GORDON)), rule!("rulings.heroes-agree"), "another's hero");
    // The first acts, hands over, the second acts, hands back, the first acts again.
    game.say(Act::Move(BATMAN)).say(Go::To(mid)).say(Go::Stop).say(Act::HandOver(1));
    assert_eq!(game.seat(), Seat(1));
    let five = [
        Act::Melee(GORDON),
        Act::Ranged(GORDON),
        Act::Manipulate(GORDON),
        Act::Think(GORDON),
        Act::Move(GORDON),
    ];
    assert!(five.into_iter().all(|act| game.offers(act)));
    game.say(Act::Move(GORDON)).say(Go::To(mid)).say(Go::Stop).say(Act::HandOver(0));
    let west = game.zone("street-west");
    game.say(Act::Move(BATMAN)).say(Go::To(west)).settle_before_villain();
    // One passes, the other acts: the first is asked again. Both pass: the turn is over.
    game.say(Act::Pass).say(Act::Move(GORDON)).say(Go::To(west)).settle_before_villain();
    game.say(Act::Pass);
    assert_eq!(game.seat(), Seat(0));
    game.say(Act::Pass);
    assert!(matches!(game.topic(), Topic::Tile));
}

#[test]
fn handing_over_is_no_pass_and_goes_round_once() {
    cites!("rulings.heroes-agree", "game-turn.heroes.pass-the-lead");
    let mut game = Position::of("two-charges", 2).heroes();
    assert_eq!(game.seat(), Seat(0));
    game.say(Act::HandOver(1));
    assert_eq!(game.seat(), Seat(1));
    game.say(Act::HandOver(0));
    assert_eq!(game.seat(), Seat(0), "both have handed over, and none has passed");
    let again = game.refused(Act::HandOver(1));
    assert_eq!(again, rule!("game-turn.heroes.pass-the-lead"), "it would go round for ever");
    // The first passes; the second hands over to him all the same, and he passes again.
    game.say(Act::Pass);
    assert_eq!(game.seat(), Seat(1));
    game.say(Act::HandOver(0)).say(Act::Pass);
    assert_eq!(game.seat(), Seat(1), "who passes twice counts once");
    assert_eq!(game.refused(Act::HandOver(0)), rule!("game-turn.heroes.pass-the-lead"));
    game.say(Act::Pass);
    assert!(matches!(game.topic(), Topic::Tile), "both have passed");
}

#[test]
fn the_last_turn_is_played_to_its_end() {
    cites!("rulings.mission.turn-limit");
    let mut position = Position::bare();
    position.state.turn = 6;
    let mut game = position.heroes();
    game.say(Act::Pass);
    assert!(matches!(game.topic(), Topic::Tile), "at the first check of turn 6 nothing is decided");
    game.say(TilePick::End);
    assert!(game.over());
    assert_eq!(game.state().winner, Some(Camp::Villain));
}
