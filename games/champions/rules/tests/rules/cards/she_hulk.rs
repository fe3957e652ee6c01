//! She-Hulk's cards.

use champions::ask::{Ask, Chosen, TurnOption};
use champions::card::ability::{Form, Stat, Status};
use champions::state::{Place, Thing};
use champions::timing::Moment;
use champions::{cites, rule};
use table::Seat;

use crate::given::Given;

fn hulk() -> Given {
    Given::new(&["hulk"], "rhino")
}

#[test]
fn she_strikes_as_she_becomes_a_hero() {
    cites!("identity.change-form.anywhere-on-turn", "timing.response.immediately-after");
    let mut table = hulk().alter_ego(0).play();
    table.answer(TurnOption::ChangeForm);
    table.ability("she-hulk", 0);
    assert_eq!(table.damage_on("rhino-1"), 2);
    table.settle();
    table.end_turn();
}

#[test]
fn objection_prevents_one_threat_once_a_round() {
    cites!("damage.prevent-threat", "activation.alter-ego-means-scheme", "enemy-scheme.step2.sch-increase");
    let mut table = hulk().alter_ego(0).villain_phase().draws(&["charge", "im-tough"]).play();
    table.window_on(|moment| matches!(moment, Moment::Threat { amount: 3, .. }));
    table.ability("she-hulk", 0);
    table.settle();
    assert_eq!(table.threat_on("the-break-in"), 2);
}

#[test]
fn hellcat_goes_home() {
    cites!("zones.leaves-play", "zones.leaves-play-no-memory");
    let mut table = hulk().own(0, "hellcat").damage("hellcat", 2).hand(0, &["energy", "genius"]).play();
    table.act("hellcat");
    assert!(table.in_hand(0, "hellcat") && table.there("hellcat").is_none());
    table.play_card("hellcat", &["energy", "genius"]);
    assert_eq!(table.damage_on("hellcat"), 0);
}

#[test]
fn gamma_slam_deals_what_she_has_sustained() {
    cites!("damage.sustained-definition", "abilities.must-be-able-to-change-state");
    let mut table = hulk().damage("she-hulk", 6).hand(0, &["gamma-slam", "energy", "genius"]).play();
    table.play_card("gamma-slam", &["energy", "genius"]);
    assert_eq!(table.damage_on("rhino-1"), 6);
    let mut table = hulk().hand(0, &["gamma-slam", "energy", "genius"]).play();
    assert_eq!(table.cannot_play("gamma-slam"), rule!("abilities.must-be-able-to-change-state"));
}

#[test]
fn ground_stomp_strikes_each_enemy_and_is_no_attack() {
    cites!(
        "damage.multiple-characters-one-source",
        "attack.unlabelled-damage-is-not-attack",
        "keywords.guard.not-attacks"
    );
    let mut table = hulk()
        .foe(Some(0), "hydra-mercenary")
        .status("she-hulk", Status::Stunned)
        .hand(0, &["ground-stomp", "energy"])
        .play();
    table.play_card("ground-stomp", &["energy"]);
    assert_eq!((table.damage_on("rhino-1"), table.damage_on("hydra-mercenary")), (1, 1));
    assert!(table.has("she-hulk", Status::Stunned));
}

#[test]
fn legal_practice_removes_as_much_as_was_discarded() {
    cites!("costs.ability-cost", "status.alter-ego-abilities");
    let hand = ["legal-practice", "energy", "genius", "strength"];
    let mut table = hulk().alter_ego(0).threat("the-break-in", 5).hand(0, &hand).play();
    let card = table.card("legal-practice");
    table.answer(TurnOption::Play(card));
    for id in ["energy", "genius"] {
        let card = table.card(id);
        table.answer(Chosen::Card(Thing::Out(Place::Hand(Seat(0)), card)));
    }
    table.answer(Chosen::Done);
    table.settle();
    assert_eq!((table.threat_on("the-break-in"), table.hand(0)), (3, 1));
    // A confused card answers it in alter-ego form too; the cost is paid all the same.
    let mut table = hulk()
        .alter_ego(0)
        .status("she-hulk", Status::Confused)
        .threat("the-break-in", 5)
        .hand(0, &hand[..2])
        .play();
    table.answer(TurnOption::Play(card));
    table.choose_out(Place::Hand(Seat(0)), "energy");
    table.settle();
    assert_eq!((table.threat_on("the-break-in"), table.hand(0)), (5, 0));
    assert!(!table.has("she-hulk", Status::Confused));
}

#[test]
fn one_two_punch_readies_her_after_a_basic_attack() {
    cites!(
        "timing.response.player-order-until-all-pass",
        "effects.ready-verb",
        "attack.hero-basic",
        "attack.hero-exhausts"
    );
    let mut table = hulk().hand(0, &["one-two-punch", "energy"]).play();
    table.attack("she-hulk", "rhino-1");
    table.window();
    assert!(table.find("she-hulk").exhausted);
    table.event("one-two-punch");
    table.pay(&["energy"]);
    table.settle();
    assert_eq!((table.damage_on("rhino-1"), table.find("she-hulk").exhausted), (3, false));
}

#[test]
fn split_personality_changes_form_and_fills_the_hand() {
    cites!("identity.change-form.by-ability-is-extra", "effects.then.continues");
    let mut table = hulk().hand(0, &["split-personality", "energy", "genius"]).play();
    table.play_card("split-personality", &["energy", "genius"]);
    table.settle();
    assert_eq!((table.form(0), table.hand(0)), (Form::AlterEgo, 6));
    // The change of form of the turn is still there.
    table.answer(TurnOption::ChangeForm);
    table.settle();
    assert_eq!(table.form(0), Form::Hero);
    assert_eq!(table.refused(TurnOption::ChangeForm), rule!("player-phase.turn.change-form-once"));
}

#[test]
fn the_law_division_removes_threat_and_is_no_thwart() {
    cites!("attack.labelled-attacker", "side-schemes.removal-means");
    let mut table = hulk()
        .alter_ego(0)
        .status("she-hulk", Status::Confused)
        .own(0, "superhuman-law-division")
        .threat("the-break-in", 5)
        .hand(0, &["genius"])
        .play();
    table.act("superhuman-law-division");
    table.pay(&["genius"]);
    assert_eq!(table.threat_on("the-break-in"), 3);
    assert!(table.has("she-hulk", Status::Confused));
}

#[test]
fn focused_rage_takes_damage_for_a_card() {
    cites!("costs.ability-cost");
    let mut table = hulk().own(0, "focused-rage").play();
    table.act("focused-rage");
    assert_eq!((table.damage_on("she-hulk"), table.hand(0)), (1, 1));
    // A tough card would keep the cost from being paid.
    let mut table = hulk().own(0, "focused-rage").status("she-hulk", Status::Tough).play();
    assert_eq!(table.cannot_act("focused-rage"), rule!("initiating.step2-determine-cost"));
}

#[test]
fn superhuman_strength_stuns_once() {
    cites!(
        "player-cards.upgrade.active-in-play",
        "attack.damage-equals-atk-modified",
        "status.stun-verb",
        "timing.forced.before-optional-responses"
    );
    let mut table = hulk().own(0, "superhuman-strength").play();
    assert_eq!(table.value("she-hulk", Stat::Atk), 5);
    table.attack("she-hulk", "rhino-1");
    assert_eq!(table.damage_on("rhino-1"), 5);
    assert!(table.has("rhino-1", Status::Stunned) && table.discarded(0, "superhuman-strength"));
    assert_eq!(table.value("she-hulk", Stat::Atk), 3);
    // What is forced has happened before anybody is asked.
    let mut table = hulk().own(0, "superhuman-strength").hand(0, &["one-two-punch", "energy"]).play();
    table.attack("she-hulk", "rhino-1");
    table.window();
    assert!(table.has("rhino-1", Status::Stunned));
}

#[test]
fn superhuman_strength_stays_where_it_can_stun_nobody() {
    cites!("abilities.must-be-able-to-change-state", "timing.forced.first-player-orders");
    let strikes = |given: Given, enemy: &str| {
        let mut table = given.own(0, "superhuman-strength").play();
        table.attack("she-hulk", enemy);
        table
    };
    // The enemy is stunned already, or was defeated.
    let table = strikes(hulk().status("rhino-1", Status::Stunned), "rhino-1");
    assert!(table.damage_on("rhino-1") == 5 && !table.discarded(0, "superhuman-strength"));
    assert_eq!((table.fired("superhuman-strength"), table.value("she-hulk", Stat::Atk)), (0, 5));
    let table = strikes(hulk().foe(Some(0), "hydra-mercenary"), "hydra-mercenary");
    assert!(table.there("hydra-mercenary").is_none() && !table.discarded(0, "superhuman-strength"));
    // Only what can be initiated is put in order: here it and retaliate, there retaliate alone.
    let table = strikes(hulk().foe(Some(0), "modok"), "modok");
    assert!(matches!(table.ask(), Ask::Forced { .. }));
    let table = strikes(hulk().foe(Some(0), "modok").status("modok", Status::Stunned), "modok");
    assert!(matches!(table.ask(), Ask::Turn { .. }) && table.damage_on("she-hulk") == 2);
}
