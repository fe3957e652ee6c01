//! The chapter on damage, hit points and defeat.

use champions::ask::{Ask, TurnOption, Use};
use champions::card::ability::{Ability, Stat, Status, When};
use champions::event::Event;
use champions::state::{Outcome, Place, Under};
use champions::timing::Moment;
use champions::{cites, rule};
use table::Seat;

use crate::given::Given;
use crate::kit::cards;

fn spider() -> Given {
    Given::new(&["spider"], "rhino")
}

#[test]
fn damage_lowers_what_is_left_by_as_much_as_it_is() {
    cites!("damage.reduces-hit-points");
    // Eight hit points are left, and She-Hulk strikes for three.
    let mut table = Given::new(&["hulk"], "rhino").damage("rhino-1", 6).play();
    assert_eq!(table.value("rhino-1", Stat::RemainingHitPoints), 8);
    table.attack("she-hulk", "rhino-1");
    table.settle();
    assert_eq!(table.value("rhino-1", Stat::RemainingHitPoints), 5);
}

#[test]
fn a_character_falls_at_zero_and_not_before() {
    cites!("damage.defeated-at-zero", "villain.stage-defeated", "damage.dial-for-identity-and-villain");
    // Fourteen hit points, and Spider-Man strikes for two.
    let mut table = spider().damage("rhino-1", 11).play();
    table.attack("spider-man", "rhino-1");
    table.settle();
    assert_eq!(table.value("rhino-1", Stat::RemainingHitPoints), 1);
    let mut table = spider().damage("rhino-1", 12).play();
    let villain = table.id("rhino-1");
    table.attack("spider-man", "rhino-1");
    table.settle();
    assert!(table.there("rhino-2").is_some());
    let defeats = table.told().filter(|(event, _)| **event == Event::Defeated { card: villain }).count();
    assert_eq!(defeats, 1);
    let mut table = spider().foe(Some(0), "shocker").play();
    table.attack("spider-man", "shocker");
    table.settle();
    assert_eq!(table.value("shocker", Stat::RemainingHitPoints), 1);
}

#[test]
fn an_ally_falls_onto_its_owners_pile_and_a_minion_onto_the_encounter_pile() {
    cites!("damage.ally-minion-at-zero", "damage.defeated-card-discarded");
    // The Hulk turns up energy: one damage to each character.
    let mut table = Given::new(&["hulk", "spider"], "rhino")
        .own(0, "hulk")
        .own(1, "mockingbird")
        .damage("mockingbird", 2)
        .foe(Some(0), "shocker")
        .damage("shocker", 2)
        .draws(&["energy"])
        .play();
    table.attack("hulk", "rhino-1");
    table.settle();
    assert!(table.there("mockingbird").is_none() && table.there("shocker").is_none());
    assert!(table.discarded(1, "mockingbird") && !table.discarded(0, "mockingbird"));
    assert!(table.encounter_discarded("shocker") && !table.encounter_discarded("mockingbird"));
}

#[test]
fn without_anywhere_to_go_damage_is_not_moved() {
    cites!("damage.move.needs-valid-ends");
    let ability =
        "{ when: action, do: [{ move-damage: { amount: 1, from: you, to: { choose: { from: minion } } } }] }";
    let given = || {
        let given = Given::homebrew(&["spider"], "rhino").says("one-shot", ability).own(0, "one-shot");
        given.damage("spider-man", 3)
    };
    assert_eq!(given().play().cannot_act("one-shot"), rule!("abilities.must-be-able-to-change-state"));
    let mut table = given().foe(Some(0), "shocker").play();
    table.act("one-shot");
    assert_eq!((table.damage_on("spider-man"), table.damage_on("shocker")), (2, 1));
}

#[test]
fn a_card_gets_no_more_damage_than_the_dial_had_to_give() {
    cites!("damage.move.dial-to-card", "damage.move.dial-card");
    // Two damage would be moved, but one is all there is.
    let given = Given::homebrew(&["spider"], "rhino").foe(Some(0), "shocker").damage("spider-man", 1);
    let mut table = given.hand(0, &["shift-the-hurt"]).play();
    table.play_card("shift-the-hurt", &[]);
    table.choose("shocker");
    table.settle();
    assert_eq!((table.value("spider-man", Stat::RemainingHitPoints), table.damage_on("shocker")), (10, 1));
}

#[test]
fn threat_and_cards_are_moved_like_damage() {
    cites!("damage.move.elements");
    let threat = "{ when: action, do: [{ remove-threat: { amount: 1, from: { choose: { from: side-scheme } } } }, \
                  { then: [{ place-threat: { amount: 1, at: main-scheme } }] }] }";
    let homebrew =
        |ability: &str| Given::homebrew(&["spider"], "rhino").says("one-shot", ability).own(0, "one-shot");
    let schemes = homebrew(threat).foe(None, "bomb-scare").threat("bomb-scare", 3).threat("the-break-in", 2);
    let mut table = schemes.play();
    table.act("one-shot");
    table.settle();
    assert_eq!((table.threat_on("bomb-scare"), table.threat_on("the-break-in")), (2, 3));
    let card = "{ when: action, do: [{ move: { what: { choose: { from: { in: discard } } }, to: hand } }] }";
    let mut table = homebrew(card).discard(0, &["aunt-may", "genius"]).play();
    table.act("one-shot");
    table.choose_out(Place::Discard(Seat(0)), "aunt-may");
    assert!(table.in_hand(0, "aunt-may") && !table.discarded(0, "aunt-may") && table.discarded(0, "genius"));
}

#[test]
fn defeats_by_one_effect_share_one_window() {
    cites!("damage.multiple-characters-one-source");
    let mut table = Given::new(&["hulk"], "rhino")
        .own(0, "interrogation-room")
        .foe(Some(0), "shocker")
        .damage("shocker", 2)
        .foe(Some(0), "hydra-mercenary")
        .damage("hydra-mercenary", 2)
        .threat("the-break-in", 2)
        .hand(0, &["ground-stomp", "energy"])
        .play();
    table.play_card("ground-stomp", &["energy"]);
    assert!(matches!(table.ask(), Ask::Window { .. }));
    // Both are gone before anybody is asked, and she is asked once for both of them.
    assert!(table.there("shocker").is_none() && table.there("hydra-mercenary").is_none());
    table.answer(Use::Pass);
    assert!(matches!(table.ask(), Ask::Turn { .. }));
}

#[test]
fn an_ally_falls_onto_the_pile_of_its_owner_whoever_controls_it() {
    cites!("damage.ally-minion-at-zero");
    let mut table = Given::new(&["spider", "hulk"], "rhino")
        .own(1, "mockingbird")
        .with("mockingbird", |card| card.controller = Some(Seat(0)))
        .damage("mockingbird", 2)
        .play();
    // The mark under her ATK is one damage too many.
    table.attack("mockingbird", "rhino-1");
    table.settle();
    assert!(table.discarded(1, "mockingbird") && !table.discarded(0, "mockingbird"));
}

#[test]
fn all_that_adds_and_all_that_takes_away_makes_the_maximum() {
    cites!("damage.max-hit-points");
    let most = |given: Given| given.play().value("spider-man", Stat::HitPoints);
    let spider = || Given::homebrew(&["spider"], "rhino");
    assert_eq!((most(spider()), most(spider().own(0, "open-wound"))), (10, 8));
    assert_eq!(most(spider().own(0, "open-wound").own(0, "open-wound")), 6);
}

#[test]
fn a_dial_shows_what_is_left_of_the_maximum_and_not_of_what_is_printed() {
    cites!("damage.remaining-dial", "damage.sustained-definition");
    // Nine hit points and six of the armour; twelve and ten of the scheme.
    let iron = Given::new(&["iron"], "klaw").own(0, "mark-v-armor").damage("iron-man", 4);
    let table = iron.foe(None, "the-immortal-klaw").damage("klaw-1", 3).play();
    let left = |id: &str| table.value(id, Stat::RemainingHitPoints);
    assert_eq!((left("iron-man"), left("klaw-1")), (11, 19));
    let sustained = |id: &str| table.value(id, Stat::SustainedDamage);
    assert_eq!((sustained("iron-man"), sustained("klaw-1")), (4, 3));
}

#[test]
fn nobody_is_healed_above_the_maximum() {
    cites!("damage.heal-cap");
    // Nine of ten are left. First Aid heals two, and Peter Parker recovers three.
    let hurt = || spider().alter_ego(0).damage("spider-man", 1).hand(0, &["first-aid", "energy"]);
    let mut table = hurt().play();
    table.play_card("first-aid", &["energy"]);
    assert_eq!(table.value("spider-man", Stat::RemainingHitPoints), 10);
    let mut table = hurt().play();
    table.answer(TurnOption::Recover);
    assert_eq!(table.value("spider-man", Stat::RemainingHitPoints), 10);
}

#[test]
fn what_is_prevented_of_an_attack_is_no_part_of_what_it_dealt() {
    cites!("damage.prevent-damage");
    // As many cards as the attack deals damage: four, and three of them can be prevented.
    let attack = "{ when: action, do: [{ enemy-attacks: { by: villain, against: your-hero, bind: struck } }, \
                  { draw: { count: { the: struck } } }] }";
    for (prevented, dealt) in [(false, 4), (true, 1)] {
        let given = Given::homebrew(&["marvel"], "rhino").says("one-shot", attack).own(0, "one-shot");
        let mut table = given.own(0, "cosmic-flight").draws(&["charge"]).play();
        table.act("one-shot");
        table.window_on_damage();
        if prevented {
            table.ability("cosmic-flight", 0);
        }
        table.settle();
        assert_eq!((table.damage_on("captain-marvel"), table.hand(0)), (dealt, usize::from(dealt)));
    }
}

#[test]
fn threat_that_is_prevented_never_comes_to_lie_there() {
    cites!("damage.prevent-threat", "timing.interrupt.definition");
    // Three threat would be enough for the scheme; one of them is prevented.
    let given = Given::new(&["hulk"], "rhino").alter_ego(0).threat("the-break-in", 4).villain_phase();
    let mut table = given.draws(&["charge", "im-tough"]).play();
    table.window_on(|moment| matches!(moment, Moment::Threat { amount: 3, .. }));
    table.ability("she-hulk", 0);
    table.settle();
    assert_eq!((table.threat_on("the-break-in"), table.state().outcome), (6, None));
}

#[test]
fn indirect_damage_is_split_freely_but_nobody_gets_more_than_defeats() {
    cites!("damage.indirect.distribute", "damage.indirect.no-overassign");
    let mut table = spider()
        .own(0, "mockingbird")
        .damage("mockingbird", 1)
        .own(0, "jessica-jones")
        .foe(None, "bomb-scare")
        .threat("bomb-scare", 5)
        .dealt(0, &["explosion"])
        .play();
    let (bird, jessica, spider) =
        (table.id("mockingbird"), table.id("jessica-jones"), table.id("spider-man"));
    table.until(|ask| matches!(ask, Ask::Divide { .. }));
    let villain = table.id("rhino-1");
    assert_eq!(table.refused(villain), rule!("damage.indirect.distribute"));
    table.answer(bird);
    table.answer(bird);
    assert_eq!(table.refused(bird), rule!("damage.indirect.no-overassign"));
    table.answer(jessica);
    table.answer(spider);
    table.answer(spider);
    table.settle();
    assert!(table.there("mockingbird").is_none());
    assert_eq!((table.damage_on("jessica-jones"), table.damage_on("spider-man")), (1, 2));
}

#[test]
fn without_damage_there_is_nothing_to_move() {
    cites!("damage.move.needs-valid-ends");
    let homebrew = || Given::homebrew(&["spider"], "rhino").hand(0, &["shift-the-hurt"]);
    let mut table = homebrew().play();
    assert_eq!(table.cannot_play("shift-the-hurt"), rule!("abilities.must-be-able-to-change-state"));
    let mut table = homebrew().damage("spider-man", 1).play();
    table.play_card("shift-the-hurt", &[]);
    table.settle();
    assert_eq!(table.damage_on("spider-man"), 0);
}

#[test]
fn moved_damage_is_dealt_so_a_tough_card_prevents_it() {
    cites!("damage.move.counts-as-dealt", "damage.remaining-dial");
    let mut table = Given::new(&["panther"], "rhino")
        .own(0, "vibranium-suit")
        .foe(Some(0), "sandman")
        .status("sandman", Status::Tough)
        .damage("black-panther", 3)
        .hand(0, &["wakanda-forever-wild", "energy"])
        .play();
    assert_eq!(table.value("black-panther", Stat::RemainingHitPoints), 8);
    table.play_card("wakanda-forever-wild", &["energy"]);
    table.choose("sandman");
    table.settle();
    // It has left where it was all the same.
    assert_eq!(table.value("black-panther", Stat::RemainingHitPoints), 10);
    assert_eq!((table.damage_on("sandman"), table.has("sandman", Status::Tough)), (0, false));
}

#[test]
fn who_takes_more_than_is_left_falls_too() {
    cites!("damage.defeated-at-zero");
    // Two hit points are left, and She-Hulk strikes for three.
    let mut table = Given::new(&["hulk"], "rhino").foe(Some(0), "shocker").damage("shocker", 1).play();
    table.attack("she-hulk", "shocker");
    table.settle();
    assert!(table.there("shocker").is_none() && table.encounter_discarded("shocker"));
}

#[test]
fn who_was_saved_once_may_fall_later() {
    cites!("damage.defeated-at-zero");
    let mut table = spider()
        .own(0, "jessica-jones")
        .own(0, "mockingbird")
        .foe(Some(0), "shocker")
        .damage("shocker", 2)
        .foe(None, "biomechanical-upgrades")
        .attached_to("shocker")
        .play();
    // The upgrades are discarded instead, and he is whole again.
    table.attack("spider-man", "shocker");
    table.settle();
    assert_eq!(table.damage_on("shocker"), 0);
    // Two more blows are too many for him.
    table.attack("jessica-jones", "shocker");
    table.settle();
    assert_eq!(table.damage_on("shocker"), 2);
    table.attack("mockingbird", "shocker");
    table.settle();
    assert!(table.there("shocker").is_none());
}

/// Spider-Man with the interrogation room, in whose window he could answer the defeat of a minion by himself.
fn interrogator(given: Given) -> Given {
    given.own(0, "interrogation-room").threat("the-break-in", 2).foe(Some(0), "shocker").damage("shocker", 2)
}

#[test]
fn what_an_ally_or_the_scenario_defeats_its_player_has_not_defeated() {
    cites!("abilities.you");
    // The Hulk's energy defeats the minion: that was the Hulk, and not She-Hulk.
    let given = Given::new(&["hulk"], "rhino").own(0, "hulk");
    let mut table = interrogator(given).draws(&["energy"]).play();
    table.attack("hulk", "rhino-1");
    assert!(table.there("shocker").is_none());
    assert!(matches!(table.ask(), Ask::Turn { .. }), "{:?}", table.ask());
    // A treachery with the same effect as Ground Stomp.
    let stomp = cards().card(cards().find("ground-stomp").expect("a card")).front().text.abilities[0].clone();
    let given = Given::new(&["hulk"], "rhino").print("assault", |card| {
        let revealed = Ability { form: None, ..stomp.clone() };
        card.faces[0].text.abilities = vec![revealed];
        card.faces[0].text.abilities[0].when.value = When::WhenRevealed;
    });
    let table = interrogator(given).dealt(0, &["assault"]).play();
    assert!(table.there("shocker").is_none());
    assert!(matches!(table.ask(), Ask::Turn { .. }), "{:?}", table.ask());
}

#[test]
fn players_win_where_only_an_ally_falls_with_the_last_stage() {
    cites!("winning.players");
    // The Hulk's energy: one damage to each character.
    let given = |hero: u16| {
        Given::new(&["hulk"], "rhino")
            .next_stage()
            .damage("rhino-2", 11)
            .damage("she-hulk", hero)
            .own(0, "hulk")
            .own(0, "mockingbird")
            .damage("mockingbird", 2)
            .draws(&["energy"])
            .play()
    };
    let mut table = given(0);
    table.attack("hulk", "rhino-2");
    assert_eq!(table.state().outcome, Some(Outcome::Won));
    let (_, why) = table.told().last().expect("something was told");
    assert_eq!(why, rule!("winning.players"));
}

#[test]
fn players_have_won_if_one_of_them_stands_with_the_last_stage() {
    cites!("precedence.grim-rule.only-when-unanswered");
    // The Hulk's energy hurts everybody. Of two players one falls: there the book says who has won.
    let mut table = Given::new(&["hulk", "spider"], "rhino")
        .next_stage()
        .damage("rhino-2", 26)
        .damage("she-hulk", 14)
        .own(0, "hulk")
        .draws(&["energy"])
        .play();
    table.attack("hulk", "rhino-2");
    let (event, _) = table.told().last().expect("something was told");
    assert_eq!(event, &Event::GameOver { outcome: Outcome::Won });
}

#[test]
fn what_hurts_everybody_passes_over_who_cannot_take_damage() {
    cites!("precedence.cannot-is-absolute");
    // The Hulk's energy, which is no attack. Madame Hydra stands behind her legions.
    let mut table = Given::new(&["hulk"], "rhino")
        .own(0, "hulk")
        .foe(Some(0), "madame-hydra")
        .foe(None, "legions-of-hydra")
        .threat("legions-of-hydra", 1)
        .draws(&["energy"])
        .play();
    table.attack("hulk", "rhino-1");
    table.settle();
    assert_eq!((table.damage_on("rhino-1"), table.damage_on("she-hulk")), (3 + 1, 1));
    assert_eq!(table.damage_on("madame-hydra"), 0);
}

#[test]
fn a_player_who_falls_before_the_last_stage_does_is_eliminated() {
    cites!("players.elimination.trigger");
    let mut table = Given::new(&["hulk"], "rhino")
        .next_stage()
        .damage("she-hulk", 14)
        .own(0, "hulk")
        .draws(&["energy"])
        .play();
    table.attack("hulk", "rhino-2");
    assert_eq!(table.state().outcome, Some(Outcome::Lost));
    assert!(table.told().any(|(event, _)| *event == Event::Eliminated { player: Seat(0) }));
}

#[test]
fn cards_under_a_card_that_leaves_play_are_discarded() {
    cites!("attachments.leaves-with-host");
    let mut given = spider().foe(Some(0), "shocker").damage("shocker", 1);
    let (host, card) = (given.id("shocker"), given.card("genius"));
    given.state.player_mut(Seat(0)).deck.take(card);
    given.state.under.push(Under { host, card, owner: Some(Seat(0)), facedown: true });
    let mut table = given.play();
    table.attack("spider-man", "shocker");
    table.settle();
    assert!(table.discarded(0, "genius") && table.state().under.is_empty());
}

#[test]
fn who_is_out_of_the_game_takes_no_damage() {
    cites!("players.elimination.others-continue");
    // What he left for the end of the round finds Spider-Man gone.
    let mut table =
        Given::homebrew(&["spider", "hulk"], "rhino").damage("spider-man", 9).hand(0, &["hangover"]).play();
    table.play_card("hangover", &[]);
    let hero = table.id("spider-man");
    table.until(|ask| *ask == Ask::Turn { player: Seat(1) });
    table.end_turn();
    table.until(|ask| matches!(ask, Ask::Turn { .. }));
    let out = table.place(|event| *event == Event::Eliminated { player: Seat(0) });
    let struck = |(event, _): &(&Event, _)| matches!(event, Event::DamageDealt { to, .. } if *to == hero);
    assert!(!table.told().skip(out).any(|told| struck(&told)));
    assert!(table.state().delayed.is_empty(), "its time has come and gone");
}

#[test]
fn what_is_healed_is_told_and_nothing_healed_is_not() {
    cites!("damage.heal", "damage.heal-cap");
    // It heals two of an alter-ego and strikes the villain once, so it may be played by who is unhurt.
    for (hurt, told) in [(0, None), (1, Some(1)), (3, Some(2))] {
        let given = Given::homebrew(&["spider"], "rhino").alter_ego(0).damage("spider-man", hurt);
        let mut table = given.hand(0, &["quiet-evening"]).play();
        table.play_card("quiet-evening", &[]);
        table.settle();
        let healed = table.told().find_map(|(event, _)| match event {
            Event::Healed { amount, .. } => Some(*amount),
            _ => None,
        });
        assert_eq!((healed, table.damage_on("rhino-1")), (told, 1), "{hurt}");
    }
}

/// Spider-Man is attacked for two and does something about it.
fn interrupted(does: &str) -> crate::kit::Table {
    let answer = format!("{{ when: {{ interrupt: {{ damage: {{ to: you }} }} }}, do: [{does}] }}");
    let given =
        spider().says("spider-man", &answer).villain_phase().draws(&["hard-to-keep-down", "im-tough"]);
    let mut table = given.play();
    table.window();
    table.ability("spider-man", 0);
    table.settle();
    table
}

#[test]
fn who_becomes_tough_in_time_takes_none_of_it() {
    cites!("status.tough.prevent-all");
    let table = interrupted("{ give-status: { status: tough, to: you } }");
    assert_eq!((table.damage_on("spider-man"), table.has("spider-man", Status::Tough)), (0, false));
}

#[test]
fn who_is_said_in_time_to_take_none_takes_none() {
    cites!("precedence.cannot-is-absolute");
    let given = Given::homebrew(&["spider"], "rhino").own(0, "untouchable").villain_phase();
    let mut table = given.draws(&["hard-to-keep-down", "im-tough"]).play();
    table.window_on_damage();
    table.ability("untouchable", 0);
    table.settle();
    assert_eq!((table.damage_on("spider-man"), table.find("untouchable").exhausted), (0, true));
}

#[test]
fn damage_comes_from_cards_that_are_not_in_play_too() {
    cites!("precedence.cannot-is-absolute");
    // A treachery, and the same card turned up as a boost card.
    let hurts = |when: &str| format!("{{ when: {when}, do: [{{ deal-damage: {{ amount: 3, to: you }} }}] }}");
    for (immune, damage) in [("treachery", 0), ("enemy-card", 0), ("event", 3)] {
        let cannot = format!("{{ cannot: {{ take-damage: {{ who: you, from: {immune} }} }} }}");
        let given = || spider().modifies("aunt-may", &cannot).own(0, "aunt-may");
        let mut table = given().says("stampede", &hurts("when-revealed")).dealt(0, &["stampede"]).play();
        table.settle();
        assert_eq!(table.damage_on("spider-man"), damage, "{immune}");
        // He is an alter-ego, so that the villain only schemes.
        let given = given().says("stampede", &hurts("boost")).alter_ego(0).villain_phase();
        let mut table = given.draws(&["stampede", "im-tough"]).play();
        table.settle();
        assert_eq!(table.damage_on("spider-man"), damage, "{immune}");
    }
}

#[test]
fn whom_an_event_cannot_hurt_it_does_not_choose() {
    cites!("precedence.cannot-is-absolute", "abilities.choose.must-change-state");
    let given = spider().modifies("rhino-1", "{ cannot: { take-damage: { who: self, from: event } } }");
    let given = given.foe(Some(0), "sandman").hand(0, &["swinging-web-kick", "energy", "genius"]);
    let mut table = given.play();
    table.play_card("swinging-web-kick", &["energy", "genius"]);
    table.settle();
    assert_eq!((table.damage_on("rhino-1"), table.there("sandman").is_none()), (0, true));
}

#[test]
fn damage_to_a_group_of_players_is_divided_by_the_first_player() {
    cites!("damage.indirect.distribute");
    let divided = |by: &str| {
        let says =
            format!("{{ when: when-revealed, do: [{{ assign-damage: {{ amount: 2, among: hero{by} }} }}] }}");
        let mut given = Given::homebrew(&["spider", "hulk"], "rhino").says("ambush", &says);
        given.state.first_player = Seat(1);
        let mut table = given.dealt(0, &["ambush"]).play();
        table.until(|ask| matches!(ask, Ask::Divide { .. }));
        match table.ask() {
            Ask::Divide { player, .. } => player,
            other => panic!("{other:?}"),
        }
    };
    assert_eq!((divided(", by: first-player"), divided("")), (Seat(1), Seat(0)));
}
