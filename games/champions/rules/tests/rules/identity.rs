//! The chapter on identities and their forms.

use champions::ask::{Ask, TurnOption};
use champions::card::ability::{Form, Modifier, Noun, Stat, Status};
use champions::state::{InPlay, Reading};
use champions::timing::Moment;
use champions::{Champions, cites, rule};
use table::{Game, Seat};

use crate::given::Given;
use crate::kit::Table;

const STATUSES: [Status; 3] = [Status::Stunned, Status::Confused, Status::Tough];

fn spider() -> Given {
    Given::new(&["spider"], "rhino")
}

#[test]
fn each_player_plays_as_the_identity_of_their_deck() {
    cites!("identity.role");
    let table = Table::new(&["spider-man-justice", "she-hulk-aggression"], "rhino");
    let played = [0, 1].map(|seat| table.game.now().identity(Seat(seat)).card);
    assert_eq!(played, ["spider-man", "she-hulk"].map(|id| table.card(id)));
}

#[test]
fn everybody_sees_which_side_is_up() {
    cites!("identity.face-up-is-form");
    let mut table = Given::new(&["spider", "hulk"], "rhino").play();
    for form in [Form::Hero, Form::AlterEgo] {
        for seat in [None, Some(Seat(0)), Some(Seat(1))] {
            let view = Champions::view(table.game.now(), seat);
            let up = [0, 1].map(|player| view.players[player].identity);
            let faces =
                up.map(|id| view.in_play.iter().find(|card| card.id == id).expect("it is in play").face);
            assert_eq!(faces, [form as u8, Form::Hero as u8], "{seat:?}");
        }
        if form == Form::Hero {
            table.answer(TurnOption::ChangeForm);
        }
    }
}

#[test]
fn whoever_changes_form_keeps_every_status_card_and_what_is_attached() {
    cites!("identity.change-form.keeps-everything");
    for given in [spider(), spider().alter_ego(0)] {
        let given = given.foe(None, "charge").attached_to("spider-man");
        let given = STATUSES.into_iter().fold(given, |given, status| given.status("spider-man", status));
        let given = given.with("spider-man", |it| (it.damage, it.exhausted) = (3, true)).counters(
            "spider-man",
            "web",
            1,
        );
        let mut table = given.play();
        let before = *table.find("spider-man");
        table.answer(TurnOption::ChangeForm);
        assert_eq!(*table.find("spider-man"), InPlay { face: 1 - before.face, ..before });
        assert_eq!(table.find("charge").host, Some(before.id));
        assert_eq!(table.hand(0), 0, "the other hand size draws no cards");
    }
}

#[test]
fn what_lasts_for_an_alter_ego_goes_on_for_the_hero() {
    cites!("identity.change-form.keeps-everything");
    let given = Given::homebrew(&["spider"], "rhino").alter_ego(0).hand(0, &["deep-breath"]);
    let mut table = given.play();
    table.play_card("deep-breath", &[]);
    table.settle();
    table.answer(TurnOption::ChangeForm);
    assert_eq!((table.form(0), table.value("spider-man", Stat::HandSize)), (Form::Hero, 5 + 1));
}

#[test]
fn the_side_that_is_up_is_the_form_in_the_villain_phase_too() {
    cites!("identity.face-up-is-form");
    let given = Given::new(&["hulk"], "rhino").alter_ego(0).villain_phase();
    let mut table = given.draws(&["hard-to-keep-down", "im-tough"]).play();
    table.window_on(|moment| matches!(moment, Moment::Threat { .. }));
    assert_eq!(table.form(0), Form::AlterEgo);
    let mut table = Given::new(&["hulk"], "rhino").villain_phase().draws(&["hard-to-keep-down"]).play();
    table.until(|ask| matches!(ask, Ask::Defend { .. }));
    assert_eq!(table.form(0), Form::Hero);
}

#[test]
fn an_ability_changes_the_form_of_whoever_has_changed_it_already() {
    cites!("identity.change-form.by-ability-is-extra");
    let hand = ["split-personality", "energy", "genius"];
    let mut table = Given::new(&["hulk"], "rhino").hand(0, &hand).play();
    table.answer(TurnOption::ChangeForm);
    table.settle();
    table.play_card("split-personality", &["energy", "genius"]);
    table.settle();
    assert_eq!(table.form(0), Form::Hero);
    // That gives nothing back: the change of the turn is made.
    assert_eq!(table.refused(TurnOption::ChangeForm), rule!("player-phase.turn.change-form-once"));
}

#[test]
fn what_raises_one_form_leaves_the_other_as_it_is() {
    cites!("identity.hero-form-hides-alter-ego", "identity.alter-ego-form-hides-hero");
    // Spider-Man has a hand size of five, Peter Parker of six.
    for (of, as_hero, as_alter_ego) in [(Noun::YourHero, 6, 6), (Noun::YourAlterEgo, 5, 7)] {
        let given = Given::homebrew(&["spider"], "rhino").print("stronger-by-one", |card| {
            if let Modifier::Stat { of: whose, is, .. } = &mut card.faces[0].text.modifiers[0] {
                (whose.0.kind, *is) = (Some(of), Stat::HandSize);
            }
        });
        let mut table = given.own(0, "stronger-by-one").play();
        assert_eq!(table.value("spider-man", Stat::HandSize), as_hero, "{of:?}");
        table.answer(TurnOption::ChangeForm);
        assert_eq!(table.value("spider-man", Stat::HandSize), as_alter_ego, "{of:?}");
    }
}

#[test]
fn a_minion_that_is_told_to_attack_a_hero_leaves_an_alter_ego_alone() {
    cites!("identity.alter-ego-form-hides-hero");
    let given = Given::new(&["spider", "hulk"], "rhino").alter_ego(1);
    let given = given.foe(Some(0), "tiger-shark").foe(Some(1), "radioactive-man");
    let mut table = given.dealt(0, &["masters-of-mayhem"]).play();
    table.settle();
    assert!(table.damage_on("spider-man") > 0);
    assert_eq!(table.damage_on("she-hulk"), 0);
}

#[test]
fn all_of_the_scenario_is_enemy_cards_and_what_a_player_attached_to_the_villain_is_not() {
    cites!("identity.enemy-adjective");
    let all = "{ when: action, do: [{ discard: { what: { each: enemy-card } } }] }";
    let given = Given::homebrew(&["spider"], "rhino").says("one-shot", all).own(0, "one-shot");
    let given = given.own(0, "webbed-up").attached_to("rhino-1").foe(None, "charge").attached_to("rhino-1");
    // An environment, and a card of the player's that lies face down as a minion.
    let mut table = given.foe(None, "ultron-drones").drone(0).play();
    table.act("one-shot");
    table.settle();
    assert!(table.there("webbed-up").is_some());
    assert!(table.there("charge").is_none() && table.there("ultron-drones").is_none());
    assert!(table.state().in_play.iter().all(|card| card.facedown.is_none()));
}

#[test]
fn the_title_of_one_hero_is_not_that_of_another() {
    cites!("identity.title-reference");
    let given = Given::homebrew(&["spider", "hulk"], "rhino").own(0, "spider-crest").own(1, "spider-crest");
    let table = given.play();
    // Three more for Spider-Man by each of them, and none for She-Hulk.
    let points = ["spider-man", "she-hulk"].map(|id| table.value(id, Stat::HitPoints));
    assert_eq!(points, [10 + 2 * 3, 15]);
}

#[test]
fn the_title_of_an_alter_ego_is_neither_that_of_its_hero_nor_another_alter_egos() {
    cites!("identity.title-reference");
    let given = Given::homebrew(&["spider", "hulk"], "rhino").alter_ego(0).alter_ego(1).own(0, "press-pass");
    let mut table = given.play();
    let points = |table: &Table| ["spider-man", "she-hulk"].map(|id| table.value(id, Stat::HitPoints));
    assert_eq!(points(&table), [10 + 3, 15]);
    table.answer(TurnOption::ChangeForm);
    assert_eq!(points(&table), [10, 15]);
}

#[test]
fn each_player_has_a_form_of_their_own() {
    cites!("identity.face-up-is-form");
    for (alter_ego, forms) in [(0, [Form::AlterEgo, Form::Hero]), (1, [Form::Hero, Form::AlterEgo])] {
        let table = Given::new(&["spider", "hulk"], "rhino").alter_ego(alter_ego).play();
        assert_eq!([0, 1].map(|seat| table.form(seat)), forms);
    }
}
