//! The chapter on damage, hit points and defeat, for every kind of character.

use champions::ask::{Ask, TurnOption};
use champions::card::ability::Stat;
use champions::state::Outcome;
use champions::timing::Moment;
use champions::{cites, rule};
use table::Seat;

use crate::given::Given;
use crate::kit::Table;

/// A support of Spider-Man's with an action that does this.
fn does(steps: &str) -> Given {
    let ability = format!("{{ when: action, do: [{steps}] }}");
    Given::homebrew(&["spider"], "rhino").says("one-shot", &ability).own(0, "one-shot")
}

#[test]
fn an_alter_ego_has_as_much_less_as_it_was_dealt() {
    cites!("damage.reduces-hit-points", "damage.dial-for-identity-and-villain");
    let mut table = does("{ deal-damage: { amount: 3, to: you } }").alter_ego(0).play();
    table.act("one-shot");
    assert_eq!(table.value("spider-man", Stat::RemainingHitPoints), 7);
}

#[test]
fn every_kind_of_character_falls_when_nothing_is_left() {
    cites!("damage.defeated-at-zero", "damage.defeated-card-discarded", "damage.ally-minion-at-zero");
    // One hit point is left to each of them.
    let struck = |whom: &str| {
        let given = does(&format!("{{ deal-damage: {{ amount: 1, to: {whom} }} }}"));
        let given = given.own(0, "mockingbird").damage("mockingbird", 2).foe(Some(0), "shocker");
        let given = given.damage("shocker", 2).damage("spider-man", 9).damage("rhino-1", 13);
        let mut table = given.play();
        table.act("one-shot");
        table
    };
    assert_eq!(struck("you").state().outcome, Some(Outcome::Lost));
    let table = struck("{ each: ally }");
    assert!(table.there("mockingbird").is_none() && table.discarded(0, "mockingbird"));
    let table = struck("{ each: minion }");
    assert!(table.there("shocker").is_none() && table.encounter_discarded("shocker"));
    // A stage of the villain is not discarded: it is out of the game.
    let table = struck("villain");
    assert!(table.there("rhino-1").is_none() && !table.encounter_discarded("rhino-1"));
    assert!(table.state().encounter.removed.contains(&table.card("rhino-1")));
}

#[test]
fn allies_and_minions_have_what_modifiers_give_them_until_these_go() {
    cites!(
        "damage.max-hit-points",
        "damage.remaining-card",
        "damage.sustained-tokens",
        "damage.tokens-for-allies-and-minions",
        "damage.hp-modifier-expiry-can-defeat"
    );
    let given = || {
        let given = does(
            "{ deal-damage: { amount: 1, to: { each: { any: [ally, minion] } } } }, { discard: { what: self } }",
        );
        let given =
            given.modifies("one-shot", "{ stat: { of: { any: [ally, minion] }, is: hit-points, by: 2 } }");
        given.own(0, "mockingbird").foe(Some(0), "shocker")
    };
    // Three hit points and two.
    let table = given().damage("mockingbird", 1).damage("shocker", 2).play();
    for (id, sustained) in [("mockingbird", 1), ("shocker", 2)] {
        assert_eq!(table.value(id, Stat::HitPoints), 5, "{id}");
        assert_eq!(table.value(id, Stat::RemainingHitPoints), 5 - sustained, "{id}");
        assert_eq!(table.value(id, Stat::SustainedDamage), sustained, "{id}");
    }
    // One damage more, and then both are as they are printed: that is too few for who has three damage by then.
    let mut table = given().damage("mockingbird", 1).damage("shocker", 2).play();
    table.act("one-shot");
    assert!(table.there("shocker").is_none() && table.damage_on("mockingbird") == 2);
    let mut table = given().damage("mockingbird", 2).damage("shocker", 1).play();
    table.act("one-shot");
    assert!(table.there("mockingbird").is_none() && table.discarded(0, "mockingbird"));
    assert_eq!(table.damage_on("shocker"), 2);
}

#[test]
fn everybody_can_be_healed() {
    cites!("damage.heal");
    let all = ["spider-man", "mockingbird", "shocker", "rhino-1"];
    let given = does("{ heal: { amount: 1, from: { each: character } } }").own(0, "mockingbird");
    let given = given.foe(Some(0), "shocker");
    let mut table = all.iter().fold(given, |given, id| given.damage(id, 2)).play();
    table.act("one-shot");
    for id in all {
        assert_eq!(table.damage_on(id), 1, "{id}");
    }
}

#[test]
fn no_kind_of_character_is_healed_above_the_maximum() {
    cites!("damage.heal-cap");
    let all = ["spider-man", "mockingbird", "shocker", "rhino-1"];
    let given = does("{ heal: { amount: 5, from: { each: character } } }").own(0, "mockingbird");
    let given = given.foe(Some(0), "shocker");
    let mut table = all.iter().fold(given, |given, id| given.damage(id, 1)).play();
    table.act("one-shot");
    for id in all {
        assert_eq!(table.value(id, Stat::RemainingHitPoints), table.value(id, Stat::HitPoints), "{id}");
    }
}

#[test]
fn threat_of_the_first_step_can_be_prevented_like_any_other() {
    cites!("damage.prevent-threat");
    let prevents = "{ when: { interrupt: { threat: { to: main-scheme } } }, do: [{ prevent: 1 }] }";
    let given = Given::homebrew(&["spider"], "rhino").says("one-shot", prevents).own(0, "one-shot");
    let mut table = given.play();
    table.end_turn();
    table.window_on(|moment| matches!(moment, Moment::Threat { amount: 1, .. }));
    table.ability("one-shot", 0);
    assert_eq!(table.threat_on("the-break-in"), 0);
}

#[test]
fn who_has_more_than_is_printed_is_healed_up_to_that() {
    cites!("damage.heal-cap");
    // Ten hit points and three of the crest.
    let given = does("{ heal: { amount: 5, from: you } }").own(0, "spider-crest").damage("spider-man", 2);
    let mut table = given.play();
    assert_eq!(table.value("spider-man", Stat::RemainingHitPoints), 11);
    table.act("one-shot");
    assert_eq!(table.value("spider-man", Stat::RemainingHitPoints), 13);
}

#[test]
fn prevented_damage_defeats_nobody() {
    cites!("damage.prevent-damage");
    // Four damage would be too much for her; three of it are prevented before it is taken.
    let given = Given::new(&["marvel"], "rhino").own(0, "cosmic-flight").damage("captain-marvel", 10);
    let mut table = given.villain_phase().draws(&["charge", "im-tough"]).play();
    table.window_on_damage();
    table.ability("cosmic-flight", 0);
    table.settle();
    assert_eq!((table.damage_on("captain-marvel"), table.state().outcome), (11, None));
}

#[test]
fn damage_is_moved_from_the_villains_dial_and_to_that_of_an_identity() {
    cites!("damage.move.dial-to-card", "damage.move.card-to-dial", "damage.move.dial-card");
    let given = does("{ move-damage: { amount: 2, from: villain, to: { choose: { from: minion } } } }");
    let mut table = given.foe(Some(0), "shocker").damage("rhino-1", 3).play();
    table.act("one-shot");
    assert_eq!((table.value("rhino-1", Stat::RemainingHitPoints), table.damage_on("shocker")), (13, 2));
    let given = does("{ move-damage: { amount: 2, from: { choose: { from: ally } }, to: you } }");
    let mut table = given.own(0, "mockingbird").damage("mockingbird", 2).play();
    table.act("one-shot");
    assert_eq!((table.damage_on("mockingbird"), table.value("spider-man", Stat::RemainingHitPoints)), (0, 8));
}

#[test]
fn who_lived_by_a_form_falls_with_it() {
    cites!("damage.hp-modifier-expiry-can-defeat");
    // Thirteen hit points as a hero, and ten as an alter-ego.
    let given = Given::homebrew(&["spider"], "rhino").own(0, "one-shot").damage("spider-man", 11);
    let given = given.modifies("one-shot", "{ stat: { of: your-hero, is: hit-points, by: 3 } }");
    let mut table = given.play();
    assert_eq!(table.value("spider-man", Stat::RemainingHitPoints), 2);
    table.answer(TurnOption::ChangeForm);
    assert_eq!(table.state().outcome, Some(Outcome::Lost));
}

#[test]
fn the_exhausted_get_their_share_as_well() {
    cites!("damage.indirect.distribute");
    let given = does("{ assign-damage: { amount: 2, among: { kind: character, control: you } } }");
    let mut table = given.own(0, "mockingbird").with("mockingbird", |card| card.exhausted = true).play();
    table.act("one-shot");
    let ally = table.id("mockingbird");
    assert!(matches!(table.ask(), Ask::Divide { .. }), "{:?}", table.ask());
    table.answer(ally);
    table.answer(ally);
    assert_eq!((table.damage_on("mockingbird"), table.damage_on("spider-man")), (2, 0));
}

#[test]
fn an_attack_of_which_all_was_prevented_has_damaged_nobody() {
    cites!("damage.prevent-damage");
    let waits = "{ when: { forced-response: { attack: { by: villain, damages: hero } } }, \
                 do: [{ heal: { amount: 1, from: you } }] }";
    for prevented in [false, true] {
        let given = Given::homebrew(&["spider"], "rhino").says("one-shot", waits).own(0, "one-shot");
        let given = given.hand(0, &["backflip"]).villain_phase();
        let mut table = given.draws(&["hard-to-keep-down", "im-tough"]).play();
        table.window_on_damage();
        if prevented {
            table.event("backflip");
        }
        table.settle();
        assert_eq!(table.fired("one-shot"), usize::from(!prevented));
    }
}

#[test]
fn whatever_answers_damage_answers_what_is_moved() {
    cites!("damage.move.counts-as-dealt");
    // The suit takes what would be dealt to Rhino.
    let given = does("{ move-damage: { amount: 2, from: you, to: villain } }").damage("spider-man", 3);
    let mut table = given.foe(None, "armored-rhino-suit").attached_to("rhino-1").play();
    table.act("one-shot");
    assert_eq!((table.damage_on("armored-rhino-suit"), table.damage_on("rhino-1")), (2, 0));
    assert_eq!(table.damage_on("spider-man"), 1);
}

#[test]
fn damage_to_an_ally_is_prevented_like_any_other() {
    cites!("damage.prevent-damage");
    let prevents = "{ when: { interrupt: { damage: { to: ally } } }, do: [{ prevent: 1 }] }";
    let given = Given::homebrew(&["spider"], "rhino").says("one-shot", prevents).own(0, "one-shot");
    let given = given.own(0, "mockingbird").villain_phase();
    let mut table = given.draws(&["hard-to-keep-down", "im-tough"]).play();
    table.defend("mockingbird");
    table.window_on_damage();
    table.ability("one-shot", 0);
    table.settle();
    assert_eq!(table.damage_on("mockingbird"), 1);
}

#[test]
fn no_move_is_begun_that_could_only_end_where_it_starts() {
    cites!("damage.move.not-to-same-place", "damage.move.needs-valid-ends");
    let given = || {
        let minion = "{ choose: { from: minion } }";
        let given = does(&format!("{{ move-damage: {{ amount: 1, from: {minion}, to: {minion} }} }}"));
        given.foe(Some(0), "shocker").damage("shocker", 2)
    };
    let changes = rule!("abilities.must-be-able-to-change-state");
    assert_eq!(given().play().cannot_act("one-shot"), changes);
    let mut table = given().foe(Some(0), "sandman").play();
    table.act("one-shot");
    table.settle();
    assert_eq!((table.damage_on("shocker"), table.damage_on("sandman")), (1, 1));
}

#[test]
fn who_lives_by_a_modifier_falls_when_it_ends_without_a_card_leaving() {
    cites!("damage.hp-modifier-expiry-can-defeat", "modifiers.continuous", "effects.gain-hit-points");
    let ally = || Given::homebrew(&["spider"], "rhino").own(0, "mockingbird").damage("mockingbird", 3);
    // A card gives two hit points while it is ready, and is exhausted by a step, or as a cost.
    let while_ready = "{ while: { holds: { in-play: { kind: support, is: ready } }, \
                       modifiers: [{ stat: { of: ally, is: hit-points, by: 2 } }] } }";
    for ability in [
        "{ when: action, do: [{ exhaust: self }, { deal-damage: { amount: { count: ally }, to: villain } }] }",
        "{ when: action, cost: [{ exhaust: self }], do: [{ deal-damage: { amount: { count: ally }, to: villain } }, add-acceleration] }",
    ] {
        let given = ally().says("one-shot", ability).modifies("one-shot", while_ready);
        let mut table = given.own(0, "one-shot").play();
        assert_eq!(table.value("mockingbird", Stat::RemainingHitPoints), 2);
        table.act("one-shot");
        table.settle();
        assert!(table.discarded(0, "mockingbird"), "{ability}");
        // It fell before the next sentence counted allies.
        assert_eq!(table.damage_on("rhino-1"), 0, "{ability}");
    }
    // Counters that are spent give less.
    let by_counters = "{ stat: { of: ally, is: hit-points, by: { counters: web } } }";
    let spends = "{ when: action, cost: [{ remove-counters: { counter: web, count: 1 } }], do: [{ draw: { count: 1 } }] }";
    let given = ally().says("one-shot", spends).modifies("one-shot", by_counters);
    let mut table = given.own(0, "one-shot").counters("one-shot", "web", 1).play();
    table.act("one-shot");
    assert!(table.discarded(0, "mockingbird"));
    // What lasts may take hit points away.
    let mut table = ally().damage("mockingbird", 1).hand(0, &["frail"]).play();
    table.play_card("frail", &[]);
    table.settle();
    assert!(table.discarded(0, "mockingbird"));
    // Damage that is put on somebody counts, though nobody has dealt it.
    let puts = "{ when: action, do: [{ place-damage: { amount: 3, at: { choose: { from: ally } } } }] }";
    let given = ally().damage("mockingbird", 0).says("one-shot", puts).own(0, "one-shot");
    let mut table = given.play();
    table.act("one-shot");
    table.settle();
    assert!(table.discarded(0, "mockingbird"));
}

#[test]
fn what_the_old_stage_gave_is_gone_with_it() {
    cites!("modifiers.continuous", "allies.limit.modifiable");
    let with_four_allies = |scenario: &str| {
        let four = ["mockingbird", "tigra", "jessica-jones", "daredevil"];
        four.iter().fold(Given::homebrew(&["spider"], scenario), |given, id| given.own(0, id))
    };
    let too_many = |mut table: Table| {
        table.until(|ask| matches!(ask, Ask::TooMany { .. } | Ask::Turn { .. }));
        matches!(table.ask(), Ask::TooMany { player: Seat(0) })
    };
    let more = "{ stat: { of: hero, is: ally-limit, by: 1 } }";
    let given = with_four_allies("rhino").modifies("rhino-1", more);
    let hits = "{ when: action, do: [{ deal-damage: { amount: 99, to: villain } }] }";
    let mut table = given.says("one-shot", hits).own(0, "one-shot").play();
    table.act("one-shot");
    assert!(too_many(table), "Rhino II says nothing of allies");
    // So it is with the main scheme.
    let places = "{ when: action, do: [{ place-threat: { amount: 99, at: main-scheme } }] }";
    let given = with_four_allies("klaw").modifies("underground-distribution", more);
    let given = given.print("underground-distribution", |card| {
        card.faces[1].text.modifiers = std::mem::take(&mut card.faces[0].text.modifiers);
    });
    let mut table = given.says("one-shot", places).own(0, "one-shot").play();
    table.act("one-shot");
    assert!(too_many(table));
}

#[test]
fn the_faces_of_an_identity_may_have_different_hit_points() {
    cites!("identity.change-form.keeps-everything", "damage.max-hit-points");
    let fragile = |damage: u16| {
        let points = Some(champions::card::PerPlayer::Fixed(6));
        let given = Given::new(&["spider"], "rhino");
        given
            .print("spider-man", |card| card.faces[1].hit_points = points)
            .damage("spider-man", damage)
            .play()
    };
    let mut table = fragile(5);
    assert_eq!(table.value("spider-man", Stat::RemainingHitPoints), 10 - 5);
    table.answer(TurnOption::ChangeForm);
    // What was sustained is kept.
    assert_eq!((table.damage_on("spider-man"), table.value("spider-man", Stat::RemainingHitPoints)), (5, 1));
    // Who has sustained all of it is defeated.
    let mut table = fragile(6);
    table.answer(TurnOption::ChangeForm);
    assert_eq!(table.state().outcome, Some(Outcome::Lost));
}

#[test]
fn a_minion_may_have_hit_points_for_each_player() {
    cites!("card-anatomy.scenario.hit-points", "modifiers.per-player");
    for (heroes, points) in [(&["spider"][..], 2), (&["spider", "hulk"], 4)] {
        let table = Given::homebrew(heroes, "rhino").foe(Some(0), "horde").play();
        assert_eq!(table.value("horde", Stat::HitPoints), points);
    }
}

#[test]
fn whom_something_saves_without_healing_is_not_defeated_over_and_over() {
    cites!("effects.replacement.definition");
    let saved = "{ when: { forced-interrupt: { defeat: { what: self } } }, do: [{ instead: [{ draw: { count: 1 } }] }] }";
    let given = Given::homebrew(&["spider"], "rhino").says("mockingbird", saved).own(0, "mockingbird");
    let mut table = given.damage("mockingbird", 2).hand(0, &["frail"]).play();
    table.play_card("frail", &[]);
    table.settle();
    assert!(table.there("mockingbird").is_some() && table.fired("mockingbird") > 0);
}
