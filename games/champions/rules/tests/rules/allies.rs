//! The chapter on allies: what they may do, what it costs them, and how many there may be.

use champions::ask::{Ask, TurnOption};
use champions::card::ability::{Keyword, Status};
use champions::event::Event;
use champions::{cites, rule};
use table::Seat;

use crate::given::Given;

fn spider() -> Given {
    Given::new(&["spider"], "rhino")
}

#[test]
fn the_allies_of_an_alter_ego_attack_and_thwart() {
    cites!("attack.ally-basic", "thwart.ally-basic");
    let given = spider().alter_ego(0).own(0, "mockingbird").own(0, "black-cat");
    let mut table = given.threat("the-break-in", 3).play();
    table.attack("mockingbird", "rhino-1");
    table.settle();
    table.thwart("black-cat", "the-break-in");
    table.settle();
    assert_eq!((table.damage_on("rhino-1"), table.threat_on("the-break-in")), (1, 2));
}

#[test]
fn what_is_begun_is_told_with_the_rule_by_which_it_is() {
    cites!("attack.hero-basic", "attack.ally-basic", "attack.labelled-ability");
    cites!("thwart.hero-basic", "thwart.ally-basic", "thwart.labelled-ability");
    let given =
        Given::new(&["spider", "hulk"], "rhino").hand(0, &["haymaker", "energy", "for-justice", "genius"]);
    let given = given.own(0, "mockingbird").own(0, "black-cat").threat("the-break-in", 9);
    let mut table = given.play();
    table.play_card("haymaker", &["energy"]);
    table.settle();
    table.play_card("for-justice", &["genius"]);
    table.settle();
    table.attack("mockingbird", "rhino-1");
    table.settle();
    table.thwart("black-cat", "the-break-in");
    table.settle();
    table.attack("spider-man", "rhino-1");
    table.end_turn();
    table.thwart("she-hulk", "the-break-in");
    let began = table.told().filter(|(event, _)| matches!(event, Event::Began { .. }));
    let rules: Vec<&str> = began.map(|(_, rule)| rule.as_str()).collect();
    let powers = ["attack.ally-basic", "thwart.ally-basic", "attack.hero-basic", "thwart.hero-basic"];
    assert_eq!(rules[..2], ["attack.labelled-ability", "thwart.labelled-ability"]);
    assert_eq!(rules[2..], powers);
    let hurt = table.told().filter(|(event, _)| matches!(event, Event::DamageDealt { .. }));
    assert!(hurt.map(|(_, rule)| rule.as_str()).any(|rule| rule == "attack.ally-basic"));
}

#[test]
fn all_allies_of_a_player_may_act_besides_the_hero_and_nobody_elses() {
    cites!("allies.any-number-per-turn");
    let given = Given::new(&["spider", "hulk"], "rhino").own(1, "tigra").threat("the-break-in", 3);
    let mut table = given.own(0, "mockingbird").own(0, "black-cat").own(0, "daredevil").play();
    table.attack("spider-man", "rhino-1");
    table.settle();
    table.attack("mockingbird", "rhino-1");
    table.settle();
    table.attack("black-cat", "rhino-1");
    table.settle();
    table.thwart("daredevil", "the-break-in");
    table.settle();
    assert_eq!((table.damage_on("rhino-1"), table.threat_on("the-break-in")), (2 + 1 + 1, 1));
    let other = table.id("tigra");
    for power in [TurnOption::Attack(other), TurnOption::Thwart(other)] {
        assert!(!table.offers(power));
        assert_eq!(table.refused(power), rule!("player-phase.turn.use-ally"));
    }
}

#[test]
fn an_ally_stays_with_a_player_who_changes_form() {
    cites!("allies.stay-in-play");
    let mut table = spider().own(0, "mockingbird").play();
    table.answer(TurnOption::ChangeForm);
    table.settle();
    assert!(table.there("mockingbird").is_some());
}

#[test]
fn an_attack_that_does_no_damage_has_its_price_all_the_same() {
    cites!("allies.consequential.after-attack");
    let mut table = spider().own(0, "mockingbird").status("rhino-1", Status::Tough).play();
    table.attack("mockingbird", "rhino-1");
    table.settle();
    assert_eq!((table.damage_on("rhino-1"), table.damage_on("mockingbird")), (0, 1));
}

#[test]
fn each_mark_is_one_damage() {
    cites!("allies.consequential.after-attack", "allies.consequential.after-thwart");
    let given = spider().print("daredevil", |card| {
        (card.faces[0].atk_marks, card.faces[0].thw_marks) = (0, 2);
    });
    let mut table = given.own(0, "daredevil").threat("the-break-in", 3).play();
    table.thwart("daredevil", "the-break-in");
    table.settle();
    assert_eq!(table.damage_on("daredevil"), 2);
}

#[test]
fn a_tough_card_takes_the_price_of_a_power() {
    cites!("allies.consequential.direct");
    let mut table = spider().own(0, "mockingbird").status("mockingbird", Status::Tough).play();
    table.attack("mockingbird", "rhino-1");
    table.settle();
    assert_eq!((table.damage_on("mockingbird"), table.has("mockingbird", Status::Tough)), (0, false));
}

#[test]
fn an_ally_that_an_ability_puts_into_play_counts_towards_the_limit() {
    cites!("allies.limit.three");
    let given = Given::new(&["marvel"], "rhino").own(0, "hawkeye").own(0, "vision").own(0, "spider-woman");
    let given = given.hand(0, &["make-the-call", "energy"]).discard(0, &["maria-hill"]);
    let mut table = given.play();
    table.play_card("make-the-call", &["energy"]);
    assert_eq!(table.ask(), Ask::TooMany { player: Seat(0) });
}

#[test]
fn an_ally_attacks_minions_as_well_as_the_villain_and_thwarts_any_scheme() {
    cites!("attack.ally-basic", "thwart.ally-basic");
    for target in ["rhino-1", "sandman"] {
        let mut table = spider().own(0, "daredevil").foe(Some(0), "sandman").play();
        table.attack("daredevil", target);
        table.settle();
        assert_eq!(table.damage_on(target), 2);
    }
    for scheme in ["the-break-in", "bomb-scare"] {
        let given = spider().own(0, "daredevil").foe(None, "bomb-scare").threat("bomb-scare", 5);
        let mut table = given.threat("the-break-in", 5).play();
        table.thwart("daredevil", scheme);
        table.settle();
        assert_eq!(table.threat_on(scheme), 3);
    }
}

#[test]
fn a_power_that_defeats_its_target_has_its_price_all_the_same() {
    cites!("allies.consequential.after-attack", "allies.consequential.after-thwart");
    let given = || {
        let given = spider().own(0, "mockingbird").foe(Some(0), "shocker").damage("shocker", 2);
        given.foe(None, "bomb-scare").threat("bomb-scare", 1)
    };
    let mut table = given().play();
    table.attack("mockingbird", "shocker");
    table.settle();
    assert_eq!((table.there("shocker"), table.damage_on("mockingbird")), (None, 1));
    let mut table = given().play();
    table.thwart("mockingbird", "bomb-scare");
    table.settle();
    assert_eq!((table.there("bomb-scare"), table.damage_on("mockingbird")), (None, 1));
}

#[test]
fn whoever_has_too_many_allies_chooses_which_one_goes() {
    cites!("allies.limit.three");
    let given = Given::new(&["spider", "marvel"], "rhino").hand(1, &["maria-hill", "energy"]);
    let mut table = given.own(1, "hawkeye").own(1, "vision").own(1, "spider-woman").play();
    table.end_turn();
    table.play_card("maria-hill", &["energy"]);
    assert_eq!(table.ask(), Ask::TooMany { player: Seat(1) });
}

#[test]
fn the_price_of_a_thwart_is_nobody_elses_and_no_attack() {
    cites!("allies.consequential.direct", "allies.consequential.not-an-attack");
    let given = Given::homebrew(&["spider"], "rhino").print("mockingbird", |card| {
        card.faces[0].text.keywords.push(Keyword::Retaliate(1));
    });
    let given = given.own(0, "bodyguard").own(0, "mockingbird").threat("the-break-in", 3);
    let mut table = given.play();
    table.thwart("mockingbird", "the-break-in");
    assert!(matches!(table.ask(), Ask::Turn { .. }), "{:?}", table.ask());
    assert_eq!((table.damage_on("mockingbird"), table.damage_on("spider-man")), (1, 0));
}

#[test]
fn what_raises_the_values_of_an_ally_counts_when_it_acts() {
    cites!("attack.ally-basic", "thwart.ally-basic");
    let given = || spider().own(0, "mockingbird").own(0, "inspired").attached_to("mockingbird");
    let given = || given().threat("the-break-in", 5);
    let mut table = given().play();
    table.attack("mockingbird", "rhino-1");
    table.settle();
    assert_eq!(table.damage_on("rhino-1"), 1 + 1);
    let mut table = given().play();
    table.thwart("mockingbird", "the-break-in");
    table.settle();
    assert_eq!(table.threat_on("the-break-in"), 5 - (1 + 1));
}
