//! What the core box does not print, proven with a pack of our own.

use crisis::Crisis;
use crisis::activation::Act;
use crisis::ask::{Answer, Ask, Effect, May};
use crisis::card::ability::{Motion, Roll, Tool};
use crisis::cites;
use crisis::effect::{Moment, Source as Effects};
use crisis::event::{Event, Step};
use crisis::movement::Advance;
use crisis::setup::{LeaderPick, RosterCharacter, Setup, SquadPick, validate};
use crisis::state::{Phase, Reading, Side};
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
        validate(&cards, &roster).iter().map(|problem| problem.rule.as_str()).collect()
    };
    assert!(broken(&[(9, bearer("facet", "space"))]).is_empty());
    assert_eq!(broken(&[(9, bearer("jewel", "space"))]), ["infinity-gems.bearer-needed"]);
    assert_eq!(broken(&[(9, bearer("doc-ock-sinister-scientist", "mind"))]), ["infinity-gems.bearer-needed"]);
    let both = [(8, bearer("facet", "mind")), (9, bearer("jewel", "mind"))];
    assert_eq!(broken(&both), ["infinity-gems.one-of-each"]);
}

/// A game in which A builds a squad of 17 threat from a roster with both bearers.
fn building() -> Match<Crisis> {
    let cards = homebrew();
    let mut setup = Setup::usual();
    setup.rosters.0[0].characters[8] = bearer("facet", "space");
    setup.rosters.0[0].characters[9] = RosterCharacter::plain("jewel");
    let mut state = Crisis::start(&cards, &setup).expect("a playable setup");
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

/// Iron Man of A punches the warden of B for 3 power.
fn punch(dice: &[&str]) -> (crate::kit::Table, crisis::state::FigureId, crisis::state::FigureId) {
    let mut position = Position::vault();
    let iron_man = position.a("invincible-iron-man", 4.0, 4.0);
    let warden = position.b("warden", 4.0, 7.0);
    position.of(iron_man).power = 3;
    position.of(warden).power = 1;
    position.activated(iron_man, 2);
    position.dice(dice);
    let mut table = position.play();
    table.attack(1, warden);
    (table, iron_man, warden)
}

#[test]
fn an_attack_that_cannot_be_paid_any_more_ends() {
    cites!("attack.step3.cannot-pay", "attack.aborted.not-resolved");
    let (mut table, iron_man, warden) = punch(&[]);
    assert!(matches!(table.ask(), Ask::Effect { side: Side::B, moment: Moment::Targeted }));
    table.answer(Effect::Use(Effects::Power { figure: warden, power: 0 }));
    table.next_act();
    assert_eq!((table.figure(iron_man).power, table.figure(warden).damage), (0, 0));
    assert!(table.told().any(|event| matches!(event, Event::AttackAborted { .. })));
    assert!(!table.told().any(|event| matches!(event, Event::Rolled { .. })));
    assert!(!table.told().any(|event| matches!(event, Event::AttackStep { step: Step::After, .. })));
    // Iron Man would stand beside the warden if the attack had come to its step 11.
    assert_eq!(table.at(iron_man), (4.0, 4.0));
    assert_eq!(table.state().activation.map(|it| it.actions), Some(1));
}

#[test]
fn damage_is_lowered_before_it_is_dealt() {
    cites!("attack.step11.may-change-damage");
    for (brace, damage) in [(true, 3), (false, 4)] {
        let (mut table, _, warden) = punch(&["h h h h b b b", "b b f"]);
        table.until(|ask| matches!(ask, Ask::Effect { side: Side::B, moment: Moment::BeforeDamage }));
        assert_eq!(table.state().attack().damage, 4);
        table.answer(if brace {
            Effect::Use(Effects::Power { figure: warden, power: 1 })
        } else {
            Effect::Pass
        });
        table.next_act();
        assert_eq!(table.figure(warden).damage, damage);
    }
}

#[test]
fn an_effect_gives_cover_in_the_open() {
    cites!("cover.other-sources");
    for (covered, damage) in [(true, 3), (false, 4)] {
        let (mut table, _, warden) = punch(&["h h h h b b b", "b b f"]);
        table.until(|ask| {
            matches!(ask, Ask::Effect { side: Side::B, moment: Moment::OwnDice(Roll::Defence) })
        });
        assert!(table.offers(Effect::Use(Effects::Cover)));
        if covered {
            // One of two blanks: there is nothing to choose.
            table.answer(Effect::Use(Effects::Cover));
        }
        table.next_act();
        assert_eq!(table.figure(warden).damage, damage);
    }
}

#[test]
fn the_dazed_attack_nobody_even_if_an_effect_lets_them() {
    cites!("damage.dazed.no-attacks");
    for dazed in [true, false] {
        let mut position = Position::vault();
        let mesmer = position.a("mesmer", 4.0, 4.0);
        let cap = position.a("captain-america-first-avenger", 8.0, 4.0);
        position.b("warden", 8.0, 8.0);
        position.of(cap).dazed = dazed;
        position.activated(mesmer, 2);
        let rouse = position.power_of(mesmer, "rouse");
        let mut table = position.play();
        table.act(Act::Power(rouse));
        table.next_act();
        assert!(!table.told().any(|event| matches!(event, Event::AttackStep { .. })));
    }
    // An attack of a dazed character is refused by its own rule wherever it is asked for.
    let mut position = Position::vault();
    let cap = position.a("captain-america-first-avenger", 8.0, 4.0);
    position.b("warden", 8.0, 8.0);
    position.of(cap).dazed = true;
    let question = crisis::attack::ChooseAttack { side: Side::A, attacker: cap, cost_at_most: u8::MAX };
    let refused =
        table::Question::<Crisis>::verdict(&question, position.scene(), crisis::attack::Weapon::Printed(0));
    assert_eq!(refused.expect_err("dazed").rule.as_str(), "damage.dazed.no-attacks");
}

#[test]
fn two_parents_bring_one_set_of_grunts() {
    cites!("grunts.one-at-a-time");
    let cards = homebrew();
    let mut setup = Setup { demo: true, ..Setup::usual() };
    setup.rosters[Side::A].characters = ["facet", "jewel"].map(RosterCharacter::plain).to_vec();
    let start = Crisis::start(&cards, &setup).unwrap_or_else(|error| panic!("{error}"));
    let fair = table::Fairness::alone(table::Seed::from_number(1));
    let mut game = Match::<Crisis>::from_state(std::sync::Arc::clone(&cards), start, Source::Fair(fair));
    // Each takes whoever may join the squad, until both squads are revealed.
    while game.now().state.figures.is_empty() {
        let options = &game.pending()[0].options;
        let joins = |answer: &&Answer| matches!(answer, Answer::Squad(SquadPick::Add(_)));
        let answer = *options.iter().find(joins).unwrap_or(&options[0]);
        game.answer(answer).unwrap_or_else(|refusal| panic!("{refusal:?}"));
    }
    let state = game.now().state;
    let mine = state.figures.iter().filter(|figure| figure.side == Side::A);
    let mut who: Vec<&str> =
        mine.map(|figure| cards.characters[usize::from(figure.character)].id.as_str()).collect();
    who.sort_unstable();
    assert_eq!(who, ["facet", "jewel", "mites"]);
}

#[test]
fn grunts_of_two_parents_activate_once() {
    cites!("grunts.several-parents");
    let mut position = Position::vault();
    let facet = position.a("facet", 4.0, 4.0);
    let jewel = position.a("jewel", 8.0, 4.0);
    let mites = position.a("mites", 12.0, 4.0);
    let others = [position.b("warden", 4.0, 30.0), position.b("herald", 8.0, 30.0)];
    let mut table = position.play();
    let mut began = Vec::new();
    for (parent, other) in [(facet, others[0]), (jewel, others[1])] {
        for figure in [parent, other] {
            table.act(Act::Activate(figure));
            while table.state().activation.is_some() {
                table.act(Act::EndActivation);
                table.next_act();
            }
            table.act(Act::EndTurn);
            table.next_act();
        }
    }
    began.extend(table.told().filter_map(|event| match event {
        Event::ActivationBegan { figure } => Some(*figure),
        _ => None,
    }));
    assert_eq!(began[..5], [mites, facet, others[0], jewel, others[1]]);
}

#[test]
fn whether_one_may_pass_is_settled_when_the_turn_begins() {
    cites!("passing.checked-at-start");
    // Three against three, then A loses one to a card of its own; two against three, then B loses two.
    for (a, loses_own, may_pass) in [(3, true, false), (2, false, true)] {
        let mut position = Position::vault();
        let ids = ["facet", "mesmer", "herald"];
        let mine: Vec<_> = (0..a).map(|i| position.a(ids[i], 4.0 + 4.0 * i as f64, 4.0)).collect();
        let theirs: Vec<_> = (0..3).map(|i| position.b(ids[i], 4.0 + 4.0 * i as f64, 30.0)).collect();
        let card = position.tactic(Side::A, "sacrifice");
        let mut table = position.play();
        table.act(Act::Tactic(card));
        table.until(|ask| matches!(ask, Ask::Thing { among, .. } if among.figures.0.count_ones() > 3));
        let lost = if loses_own { mine[2] } else { theirs[2] };
        table.answer(crisis::ask::Thing::Figure(lost));
        table.next_act();
        let left = |side: Side| table.state().left_to_activate(side);
        assert_eq!((left(Side::A), left(Side::B)), (2, if loses_own { 3 } else { 2 }));
        if may_pass {
            table.answer(Act::EndTurn);
            assert!(table.told().any(|event| matches!(event, Event::Passed { side: Side::A })));
        } else {
            assert_eq!(table.refused(Act::EndTurn).as_str(), "activation.activate-mandatory");
        }
    }
}

#[test]
fn there_are_five_kinds_of_action() {
    cites!("activation.action.list");
    // Winter Soldier can do everything at once; without actions only what is none is left.
    let list = |actions: u8| {
        let mut position = Position::vault();
        let soldier = position.a("winter-soldier-operative", 4.0, 4.0);
        position.b("warden", 4.0, 9.0);
        let kind = position.crisis("low-tide");
        let token = position.token(kind, 5.0, 4.0);
        let drill = position.tactic(Side::A, "drill");
        let sacrifice = position.tactic(Side::A, "sacrifice");
        position.of(soldier).power = 6;
        position.with_condition(soldier, crisis::card::ability::Condition::Slow);
        let mind = position.cards.gem("mind");
        position.of(soldier).gems.extend(mind);
        position.activated(soldier, actions);
        let powers = position.scene().card(soldier).superpowers.len() as u8;
        let mut table = position.play();
        table.next_act();
        let action = [Act::Move, Act::Attack, Act::Shake, Act::Power(0), Act::Tactic(drill)];
        let free = [Act::Interact(token), Act::Power(powers), Act::Tactic(sacrifice), Act::EndActivation];
        let offered = |acts: &[Act]| acts.iter().filter(|act| table.offers(**act)).count();
        let all = table.game.pending()[0].options.len();
        (offered(&action), offered(&free), all)
    };
    assert_eq!(list(2), (5, 4, 9));
    assert_eq!(list(0), (0, 4, 4));
}
