//! What the core box does not print, proven with a pack of our own.

use crisis::activation::Act;
use crisis::ask::{Ask, May};
use crisis::card::ability::{Motion, Roll, Tool};
use crisis::cites;
use crisis::event::Event;
use crisis::movement::Advance;
use crisis::setup::{LeaderPick, RosterCharacter, Setup, SquadPick, validate};
use crisis::state::{Phase, Side};
use space::{P, Pose, Turn};
use table::{Game, Match, Script, Source};

use crate::kit::{Position, homebrew};

fn bearer(id: &str, gem: &str) -> RosterCharacter {
    RosterCharacter { id: id.to_owned(), gems: vec![gem.to_owned()] }
}

#[test]
fn gems_belong_to_their_bearers() {
    cites!("infinity-gems.bearer-needed", "keywords.gem-bearer", "infinity-gems.one-of-each");
    let cards = homebrew();
    let broken = |changes: &[(usize, RosterCharacter)]| -> Vec<&'static str> {
        let mut roster = Setup::usual().rosters[Side::A].clone();
        for (place, character) in changes {
            roster.characters[*place] = character.clone();
        }
        validate(&cards, &roster, false).iter().map(|problem| problem.rule.as_str()).collect()
    };
    assert!(broken(&[(9, bearer("facet", "space"))]).is_empty());
    assert_eq!(broken(&[(9, bearer("jewel", "space"))]), ["infinity-gems.bearer-needed"]);
    assert_eq!(broken(&[(9, bearer("doc-ock-sinister-scientist", "mind"))]), ["infinity-gems.bearer-needed"]);
    let both = [(8, bearer("facet", "mind")), (9, bearer("jewel", "mind"))];
    assert_eq!(broken(&both), ["infinity-gems.one-of-each"]);
}

/// A game in which A builds a squad of 17 threat from a roster with both bearers.
fn building() -> Match<crisis::Crisis> {
    let cards = homebrew();
    let mut setup = Setup::usual();
    setup.rosters.0[0].characters[8] = bearer("facet", "space");
    setup.rosters.0[0].characters[9] = RosterCharacter::plain("jewel");
    let mut state = crisis::Crisis::start(&cards, &setup).expect("a playable setup");
    state.phase = Phase::Squads;
    state.threat = 17;
    Match::from_state(cards, state, Source::Script(Script::default()))
}

#[test]
fn a_gem_raises_the_threat_and_alter_egos_are_unique() {
    cites!(
        "infinity-gems.threat-increase",
        "infinity-gems.in-roster",
        "squad.unique-alter-ego",
        "stat-card.field.alter-ego"
    );
    let mut game = building();
    // Captain America 4, Iron Man 4, Captain Marvel 5: 13; Facet of threat 3 costs 5 with the gem.
    for place in [0, 1, 2] {
        game.answer(SquadPick::Add(place).into()).expect("legal");
    }
    let refusal = game.answer(SquadPick::Add(8).into()).expect_err("18 of 17");
    assert_eq!(
        (refusal.why.rule.as_str(), refusal.why.measured.map(|it| it.value)),
        ("squad.threat-limit", Some(18))
    );
    let refusal = game.answer(SquadPick::Add(9).into()).expect_err("Steve Rogers twice");
    assert_eq!(refusal.why.rule.as_str(), "squad.unique-alter-ego");
}

#[test]
fn a_gem_gives_power_each_round() {
    cites!("infinity-gems.extra-power");
    let mut position = Position::vault();
    let facet = position.a("facet", 4.0, 4.0);
    position.b("jewel", 30.0, 30.0);
    let mind = position.cards.gem("mind");
    position.of(facet).gems.extend(mind);
    position.of(facet).power = 3;
    position.state.phase = Phase::Power;
    let mut table = position.play();
    table.next_act();
    assert_eq!(table.figure(facet).power, 5);
}

#[test]
fn of_two_leaders_one_is_chosen() {
    cites!("leadership.several-choose-one", "leadership.others-inactive");
    let mut position = Position::vault();
    let jewel = position.a("jewel", 4.0, 4.0);
    let facet = position.a("facet", 8.0, 4.0);
    let cap = position.b("captain-america-first-avenger", 30.0, 30.0);
    position.state.phase = Phase::Leadership;
    position.state.squads[Side::A].affiliation = position.cards.affiliation("gemini");
    let mut table = position.play();
    assert!(matches!(table.ask(), Ask::Leader { side: Side::A }));
    assert_eq!(table.refused(LeaderPick(cap)).as_str(), "leadership.needs-affiliation");
    table.answer(LeaderPick(facet));
    table.next_act();
    assert_eq!(table.state().squads[Side::A].leader, Some(facet));
    // Jewel's leadership is inactive for good, also when Facet is gone.
    let scene = table.game.now();
    let on =
        |figure| crisis::effect::modifiers::is_on(scene, figure, crisis::card::ability::Kind::Leadership);
    assert!(on(facet) && !on(jewel));
}

#[test]
fn healing_factor_may_be_declined() {
    cites!("keywords.healing-factor");
    for (answer, damage) in [(May::Yes, 1), (May::No, 3)] {
        let mut position = Position::vault();
        let jewel = position.a("jewel", 4.0, 4.0);
        position.b("facet", 30.0, 30.0);
        position.of(jewel).damage = 3;
        position.activated(jewel, 2);
        let mut table = position.play();
        table.act(Act::EndActivation);
        table.answer(answer);
        table.next_act();
        assert_eq!(table.figure(jewel).damage, damage);
    }
}

#[test]
fn a_superpower_without_a_limit_is_used_as_often_as_it_is_paid_and_a_defence_has_a_die() {
    cites!("superpowers.no-limit-otherwise", "attack.step5.minimum");
    let mut position = Position::vault();
    let facet = position.a("facet", 4.0, 4.0);
    let jewel = position.b("jewel", 4.0, 7.0);
    position.of(jewel).conditions.add(crisis::card::ability::Condition::Incinerate);
    position.activated(facet, 2);
    position.dice(&["b b b b b", "b"]);
    let mut table = position.play();
    table.attack(0, jewel);
    table.next_act();
    assert!(table.told().any(|event| matches!(event, Event::Rolled { roll: Roll::Defence, .. })));
    let mut position = Position::vault();
    let jewel = position.a("jewel", 4.0, 4.0);
    position.b("facet", 30.0, 30.0);
    position.of(jewel).power = 3;
    position.activated(jewel, 2);
    let mut table = position.play();
    for left in [2, 1, 0] {
        table.act(Act::Power(3));
        table.next_act();
        assert_eq!(table.figure(jewel).power, left);
    }
    assert_eq!(table.refused(Act::Power(3)).as_str(), "power.no-overspend");
}

#[test]
fn some_terrain_is_neither_thrown_nor_broken_nor_climbed_nor_stood_on() {
    cites!("terrain.non-interactive", "climb.size-6-barred", "movement.must-fit");
    let mut position = Position::vault();
    let jewel = position.a("jewel", 8.0, 15.5);
    position.b("facet", 30.0, 30.0);
    position.of(jewel).power = 1;
    position.stands("wall");
    position.activated(jewel, 2);
    let mut table = position.play();
    table.next_act();
    assert_eq!(table.refused(Act::Power(4)).as_str(), "superpowers.optional", "nothing could be thrown");

    let climb = |from: (f64, f64), to: (i32, i32)| {
        let mut position = Position::vault();
        let jewel = position.a("jewel", from.0, from.1);
        position.b("facet", 33.0, 33.0);
        position.stands("tower");
        position.stands("lamp");
        position.activated(jewel, 2);
        let mut table = position.play();
        table.act(Act::Move);
        let pose = Pose { way: Turn(0), bend: 0 };
        let up = Advance::Along { tool: Tool::Short, pose, to: P::new(to.0, to.1), climb: true };
        table.refused(up).as_str()
    };
    assert_eq!(climb((14.5, 18.0), (18_000, 18_000)), "climb.size-6-barred");
    assert_eq!(climb((26.0, 18.0), (28_000, 18_000)), "movement.must-fit");
}

#[test]
fn a_thrown_character_does_not_break_what_cannot_be_broken() {
    let mut position = Position::vault();
    let marvel = position.a("captain-marvel-cosmic-avenger", 10.5, 14.0);
    let ultron = position.b("ultron-metal-tyrant", 8.0, 14.0);
    position.stands("wall");
    position.of(marvel).form = 1;
    position.of(marvel).power = 4;
    position.activated(marvel, 2);
    let throw = position.power_of(marvel, "im-just-getting-warmed-up");
    let mut table = position.play();
    table.act(Act::Power(throw));
    table.answer(Turn(16_384));
    table.next_act();
    assert_eq!(table.figure(ultron).damage, 1);
    assert!(table.told().any(|event| matches!(event, Event::Moved { motion: Motion::Throw, .. })));
    assert!(!table.told().any(|event| matches!(event, Event::Destroyed { .. })));
}
