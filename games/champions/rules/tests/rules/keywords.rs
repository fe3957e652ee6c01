//! The chapter on keywords.

use champions::ask::{Ask, TurnOption};
use champions::card::ability::{Keyword, Status};
use champions::event::{Event, Spot};
use champions::state::Place;
use champions::timing::Moment;
use champions::{cites, rule};
use table::{Game, Seat};

use crate::given::Given;

fn spider() -> Given {
    Given::new(&["spider"], "rhino")
}

fn two() -> Given {
    Given::new(&["spider", "hulk"], "rhino")
}

#[test]
fn a_keyword_is_a_rule_for_the_card_that_bears_it() {
    cites!("keywords.definition");
    // The mercenary guards against She-Hulk; the minion that Spider-Man is engaged with guards nothing.
    let mut table = two().foe(Some(0), "shocker").foe(Some(1), "hydra-mercenary").play();
    table.attack("spider-man", "rhino-1");
    table.settle();
    assert_eq!(table.damage_on("rhino-1"), 2);
}

#[test]
fn quickstrike_is_an_attack_on_the_player_who_is_engaged() {
    cites!("keywords.quickstrike");
    // The Vulture strikes for three.
    let mut table = two().stock(&["vulture"]).dealt(1, &["vulture"]).play();
    table.until(|ask| matches!(ask, Ask::Turn { .. }));
    assert_eq!(table.find("vulture").engaged, Some(Seat(1)));
    assert_eq!((table.damage_on("spider-man"), table.damage_on("she-hulk")), (0, 3));
}

#[test]
fn quickstrike_comes_before_what_answers_that_the_minion_is_there() {
    cites!("keywords.quickstrike");
    // Hawkeye could shoot at whoever enters play.
    let mut table = spider().own(0, "hawkeye").stock(&["vulture"]).dealt(0, &["vulture"]).play();
    table.window_on(|moment| matches!(moment, Moment::EnterPlay { .. }));
    assert_eq!(table.damage_on("spider-man"), 3);
}

#[test]
fn overkill_passes_nothing_on_where_nothing_is_too_much() {
    cites!("keywords.overkill.no-excess");
    // Five damage against six hit points, against the last five of them, and against the last four.
    for (hurt, left, excess) in [(0, Some(5), 0), (1, None, 0), (2, None, 1)] {
        let mut table = Given::new(&["hulk"], "rhino")
            .foe(Some(0), "tiger-shark")
            .damage("tiger-shark", hurt)
            .hand(0, &["relentless-assault", "strength"])
            .play();
        table.play_card("relentless-assault", &["strength"]);
        table.settle();
        assert_eq!(table.there("tiger-shark").map(|card| card.damage), left);
        assert_eq!(table.damage_on("rhino-1"), excess);
    }
}

#[test]
fn overkill_passes_on_what_is_too_much_for_each_minion() {
    cites!("keywords.overkill.minion");
    // Three damage to each of them: two and one are too much.
    let given = || {
        Given::homebrew(&["spider"], "rhino")
            .print("spider-man", |card| card.faces[0].text.keywords.push(Keyword::Overkill))
            .foe(Some(0), "shocker")
            .damage("shocker", 2)
            .foe(Some(0), "hydra-mercenary")
            .damage("hydra-mercenary", 1)
            .hand(0, &["sweep"])
    };
    let mut table = given().play();
    table.play_card("sweep", &[]);
    table.settle();
    assert!(table.there("shocker").is_none() && table.there("hydra-mercenary").is_none());
    assert_eq!(table.damage_on("rhino-1"), 3);
    // It is dealt at once, so one tough card prevents all of it.
    let mut table = given().status("rhino-1", Status::Tough).play();
    table.play_card("sweep", &[]);
    table.settle();
    assert_eq!((table.damage_on("rhino-1"), table.has("rhino-1", Status::Tough)), (0, false));
}

#[test]
fn overkill_strikes_the_hero_who_controls_the_ally_and_no_defence_lessens_it() {
    cites!("keywords.overkill.ally", "keywords.overkill.not-an-attack");
    // Mockingbird is She-Hulk's, but Spider-Man controls her. Five damage, of which two are hers; his DEF is three.
    let mut table = two()
        .own(1, "mockingbird")
        .with("mockingbird", |card| (card.controller, card.damage) = (Some(Seat(0)), 1))
        .foe(None, "charge")
        .attached_to("rhino-1")
        .villain_phase()
        .draws(&["hard-to-keep-down"])
        .play();
    table.until(|ask| matches!(ask, Ask::Defend { player: Seat(0), .. }));
    table.defend("mockingbird");
    assert!(table.there("mockingbird").is_none());
    assert_eq!((table.damage_on("spider-man"), table.damage_on("she-hulk")), (3, 0));
}

#[test]
fn the_excess_is_damage_of_the_attack_and_its_receiver_was_not_attacked() {
    cites!("keywords.overkill.not-an-attack");
    // As many cards as the attack deals damage: two to the ally, and three that are passed on.
    let attack = "{ when: action, do: [{ enemy-attacks: { by: villain, against: your-hero, bind: struck } }, \
                  { draw: { count: { the: struck } } }] }";
    let given = Given::homebrew(&["spider"], "rhino").says("one-shot", attack).own(0, "one-shot");
    let given = given.print("spider-man", |card| card.faces[0].text.keywords.push(Keyword::Retaliate(1)));
    let given = given.own(0, "mockingbird").damage("mockingbird", 1).foe(None, "charge");
    let mut table = given.attached_to("rhino-1").draws(&["hard-to-keep-down"]).play();
    table.act("one-shot");
    table.defend("mockingbird");
    table.settle();
    assert_eq!((table.there("mockingbird"), table.damage_on("spider-man"), table.hand(0)), (None, 3, 5));
    // He was not attacked, so he does not retaliate.
    assert_eq!(table.damage_on("rhino-1"), 0);
}

#[test]
fn a_minion_that_was_saved_from_defeat_passes_nothing_on() {
    cites!("keywords.overkill.minion");
    // Five damage against three hit points; the upgrades are discarded, and he is whole again.
    let mut table = Given::new(&["hulk"], "rhino")
        .foe(Some(0), "shocker")
        .foe(None, "biomechanical-upgrades")
        .attached_to("shocker")
        .hand(0, &["relentless-assault", "strength"])
        .play();
    table.play_card("relentless-assault", &["strength"]);
    table.settle();
    assert_eq!((table.damage_on("shocker"), table.there("biomechanical-upgrades")), (0, None));
    assert_eq!(table.damage_on("rhino-1"), 0);
}

#[test]
fn an_attack_gives_no_share_to_whom_a_guard_protects() {
    cites!("keywords.guard.allies-included");
    let ability = "{ when: action, label: attack, do: [{ assign-damage: { amount: 2, among: enemy } }] }";
    let given = Given::homebrew(&["spider"], "rhino").says("one-shot", ability).own(0, "one-shot");
    let mut table = given.foe(Some(0), "hydra-mercenary").play();
    table.act("one-shot");
    // Nobody was asked: the mercenary is the only one to strike.
    assert!(matches!(table.ask(), Ask::Turn { .. }), "{:?}", table.ask());
    assert_eq!((table.damage_on("hydra-mercenary"), table.damage_on("rhino-1")), (2, 0));
}

#[test]
fn an_attack_moves_no_damage_to_whom_a_guard_protects() {
    cites!("keywords.guard.allies-included");
    let ability = "{ when: action, label: attack, do: [{ draw: { count: 1 } }, \
                   { move-damage: { amount: 1, from: you, to: { choose: { from: villain } } } }] }";
    let given = || {
        let given = Given::homebrew(&["spider"], "rhino").says("one-shot", ability).own(0, "one-shot");
        given.damage("spider-man", 2)
    };
    for (guarded, left, moved) in [(false, 1, 1), (true, 2, 0)] {
        let given = if guarded { given().foe(Some(0), "hydra-mercenary") } else { given() };
        let mut table = given.play();
        table.act("one-shot");
        table.settle();
        assert_eq!((table.damage_on("spider-man"), table.damage_on("rhino-1")), (left, moved), "{guarded}");
    }
}

#[test]
fn guard_stops_labelled_attacks_too() {
    cites!("attack.any-enemy", "keywords.guard.allies-included");
    let mut table = spider().foe(Some(0), "hydra-mercenary").hand(0, &["haymaker", "energy"]).play();
    table.play_card("haymaker", &["energy"]);
    // Nobody was asked: the mercenary was the only one to strike.
    assert_eq!((table.there("hydra-mercenary"), table.damage_on("rhino-1")), (None, 0));
}

#[test]
fn the_card_that_surge_brings_comes_before_those_that_were_dealt() {
    cites!("keywords.surge");
    let mut table = spider().dealt(0, &["exhaustion", "shocker"]).draws(&["sandman"]).play();
    table.settle();
    let revealed = table.told().filter_map(|(event, _)| match event {
        Event::Revealed { card, .. } => Some(*card),
        _ => None,
    });
    assert_eq!(revealed.collect::<Vec<_>>(), ["exhaustion", "sandman", "shocker"].map(|id| table.card(id)));
}

#[test]
fn a_card_with_surge_is_done_with_before_the_next_one_which_may_surge_again() {
    cites!("keywords.surge", "keywords.surge.finish-first", "keywords.surge.chain");
    let mut table = spider()
        .stock(&["kree-manipulator"])
        .dealt(0, &["exhaustion"])
        .draws(&["kree-manipulator", "shocker"])
        .play();
    table.settle();
    let revealed = |id: &str| {
        let wanted = table.card(id);
        table.place(move |event| matches!(event, Event::Revealed { card, .. } if *card == wanted))
    };
    let discarded = |id: &str| {
        let wanted = table.card(id);
        table.place(move |event| {
            let pile = Spot::Out(Place::EncounterDiscard);
            matches!(event, Event::Moved { card, to, .. } if *card == Some(wanted) && *to == pile)
        })
    };
    let order = [
        revealed("exhaustion"),
        table.place(|event| matches!(event, Event::Exhausted { .. })),
        discarded("exhaustion"),
        revealed("kree-manipulator"),
        table.place(|event| matches!(event, Event::ThreatPlaced { .. })),
        discarded("kree-manipulator"),
        revealed("shocker"),
    ];
    assert!(order.is_sorted(), "{order:?}");
    // The last one does not surge.
    let cards = table.told().filter(|(event, _)| matches!(event, Event::Revealed { .. })).count();
    assert_eq!(cards, 3);
}

#[test]
fn who_was_attacked_and_not_hurt_retaliates() {
    cites!("keywords.retaliate.no-damage-needed");
    let given = spider().foe(None, "solid-sound-body").attached_to("rhino-1");
    let mut table = given.status("rhino-1", Status::Tough).play();
    table.attack("spider-man", "rhino-1");
    table.settle();
    assert_eq!((table.damage_on("rhino-1"), table.has("rhino-1", Status::Tough)), (0, false));
    assert_eq!(table.damage_on("spider-man"), 1);
}

#[test]
fn who_does_not_survive_does_not_retaliate() {
    cites!("keywords.retaliate.must-survive", "keywords.retaliate");
    // Whiplash has four hit points, and Spider-Man strikes for two.
    for (hurt, retaliated) in [(1, 1), (2, 0)] {
        let mut table = spider().foe(Some(0), "whiplash").damage("whiplash", hurt).play();
        table.attack("spider-man", "whiplash");
        table.settle();
        assert_eq!(table.there("whiplash").is_some(), retaliated == 1);
        assert_eq!(table.damage_on("spider-man"), retaliated);
    }
}

#[test]
fn an_ally_takes_what_retaliates_before_the_price_of_its_attack() {
    cites!("keywords.retaliate.ally-attacker", "allies.consequential.after-responses");
    let mut table = spider().foe(Some(0), "whiplash").own(0, "mockingbird").play();
    let ally = table.id("mockingbird");
    table.attack("mockingbird", "whiplash");
    table.settle();
    let taken =
        table.told().filter(|(event, _)| matches!(event, Event::DamageDealt { to, .. } if *to == ally));
    let why: Vec<_> = taken.map(|(_, why)| why).collect();
    assert_eq!(why, [rule!("keywords.retaliate"), rule!("allies.consequential.after-attack")]);
    assert_eq!((table.damage_on("mockingbird"), table.damage_on("spider-man")), (2, 0));
}

#[test]
fn the_last_use_has_its_effect_before_the_card_goes() {
    cites!("keywords.uses.spend", "keywords.uses.discard-when-empty", "keywords.uses.none-left");
    let team = |counters: u16| {
        let given = Given::new(&["hulk"], "rhino").own(0, "tac-team");
        given.counters("tac-team", "attack", counters).play()
    };
    let mut table = team(1);
    let id = table.id("tac-team");
    table.act("tac-team");
    table.settle();
    let order = [
        table.place(|event| matches!(event, Event::CountersChanged { card, now: 0, .. } if *card == id)),
        table.place(|event| matches!(event, Event::DamageDealt { taken: 2, .. })),
        table.place(|event| matches!(event, Event::Moved { from, .. } if *from == Spot::InPlay(id))),
    ];
    assert!(order.is_sorted() && table.discarded(0, "tac-team"), "{order:?}");
    assert_eq!(team(0).cannot_act("tac-team"), rule!("initiating.step2-determine-cost"));
}

#[test]
fn a_tough_card_that_toughness_brought_does_not_come_again() {
    cites!("keywords.toughness-vs-tough", "status.tough.one-instance");
    let mut table = spider().own(0, "jessica-jones").dealt(0, &["sandman"]).play();
    table.until(|ask| matches!(ask, Ask::Turn { .. }));
    assert!(table.has("sandman", Status::Tough));
    table.attack("spider-man", "sandman");
    table.settle();
    assert_eq!((table.damage_on("sandman"), table.has("sandman", Status::Tough)), (0, false));
    // The next attack is taken.
    table.attack("jessica-jones", "sandman");
    table.settle();
    assert_eq!(table.damage_on("sandman"), 2);
    table.answer(TurnOption::EndTurn);
    table.until(|ask| matches!(ask, Ask::Turn { .. }));
    assert!(!table.has("sandman", Status::Tough));
}

#[test]
fn counters_are_told_where_there_are_any() {
    cites!("keywords.uses.enter-with-counters", "keywords.counters-generic");
    let changes = |table: &crate::kit::Table| {
        let changes = table.told().filter_map(|(event, _)| match event {
            Event::CountersChanged { now, .. } => Some(*now),
            _ => None,
        });
        changes.collect::<Vec<_>>()
    };
    let mut table = spider().hand(0, &["web-shooter", "aunt-may", "energy", "genius"]).play();
    table.play_card("aunt-may", &["genius"]);
    assert!(changes(&table).is_empty());
    assert!(!table.told().any(|(event, _)| matches!(event, Event::ThreatPlaced { .. })));
    table.play_card("web-shooter", &["energy"]);
    assert_eq!(changes(&table), [3]);
    // One is enough.
    let one = |card: &mut champions::card::Card| {
        if let Some(Keyword::Uses(counters)) = card.faces[0].text.keywords.first_mut() {
            counters.count = 1;
        }
    };
    let mut table = spider().print("web-shooter", one).hand(0, &["web-shooter", "energy"]).play();
    table.play_card("web-shooter", &["energy"]);
    assert_eq!(changes(&table), [1]);
    // Those that are added, too.
    let mut table = Given::new(&["marvel"], "rhino").own(0, "energy-channel").hand(0, &["energy"]).play();
    let channel = table.id("energy-channel");
    table.answer(TurnOption::Action { card: channel, place: 0 });
    table.pay(&["energy"]);
    assert_eq!(changes(&table), [2]);
}

#[test]
fn peril_does_not_hold_up_what_is_forced_on_cards_of_the_others() {
    cites!("keywords.peril.forced-still-happen", "abilities.forced-triggered-by-game");
    let ability =
        "{ when: { forced-response: { enter-play: { what: minion } } }, do: [{ draw: { count: 1 } }] }";
    let mut table = Given::homebrew(&["spider", "hulk"], "rhino")
        .print("shocker", |card| card.faces[0].text.keywords.push(Keyword::Peril))
        .says("one-shot", ability)
        .own(1, "one-shot")
        .dealt(0, &["shocker"])
        .play();
    table.until(|ask| matches!(ask, Ask::Turn { .. }));
    assert_eq!((table.hand(0), table.hand(1), table.fired("one-shot")), (0, 1, 1));
}

#[test]
fn each_player_may_keep_two_restricted_cards() {
    cites!("keywords.restricted.max-two");
    let restrict = |given: Given, id: &&str| {
        given.print(id, |card| card.faces[0].text.keywords.push(Keyword::Restricted))
    };
    let given = ["tenacity", "web-shooter", "heroic-intuition"].iter().fold(two(), restrict);
    let given = given.own(1, "tenacity").own(1, "heroic-intuition").own(0, "heroic-intuition");
    let mut table = given.hand(0, &["web-shooter", "energy"]).play();
    table.play_card("web-shooter", &["energy"]);
    assert!(matches!(table.ask(), Ask::Turn { .. }), "{:?}", table.ask());
}

#[test]
fn a_card_has_its_uses_however_it_enters_play() {
    cites!("keywords.uses.enter-with-counters");
    let given = Given::homebrew(&["spider"], "rhino").discard(0, &["web-shooter"]);
    let mut table = given.hand(0, &["lucky-find"]).play();
    table.play_card("lucky-find", &[]);
    assert_eq!(table.counters("web-shooter", "web"), 3);
}

#[test]
fn a_guard_keeps_nobody_from_a_minion_that_is_engaged_with_another_player() {
    cites!("keywords.guard.minions-still-attackable");
    let mut table = two().foe(Some(0), "hydra-mercenary").foe(Some(1), "shocker").play();
    table.attack("spider-man", "shocker");
    table.settle();
    assert_eq!(table.damage_on("shocker"), 2);
}

#[test]
fn a_minion_that_has_gained_guard_guards() {
    cites!("keywords.guard");
    let given = Given::homebrew(&["spider"], "rhino")
        .modifies("one-shot", "{ keyword: { of: minion, gains: guard } }");
    let mut table = given.own(0, "one-shot").foe(Some(0), "shocker").play();
    // Nobody was asked: Shocker is the only one to strike.
    table.attack("spider-man", "rhino-1");
    table.settle();
    assert_eq!((table.damage_on("shocker"), table.damage_on("rhino-1")), (2, 0));
}

#[test]
fn peril_lasts_while_a_card_that_it_has_brought_is_resolved() {
    cites!("keywords.peril.others-locked", "keywords.peril.no-consulting");
    let brings = "{ when: when-revealed, do: [{ reveal: { what: { top: { of: encounter-deck } } } }] }";
    let given = |peril: bool, archer: u8| {
        let given = Given::homebrew(&["spider", "marvel"], "rhino").says("shocker", brings);
        let given = given.print("shocker", |card| {
            if peril {
                card.faces[0].text.keywords.push(Keyword::Peril);
            }
        });
        given.own(archer, "hawkeye").dealt(1, &["shocker"]).draws(&["sandman"])
    };
    // Spider-Man could shoot at Sandman, whom the captain reveals; but not while she resolves a card with peril.
    let mut table = given(false, 0).play();
    table.until(|ask| matches!(ask, Ask::Window { .. } | Ask::Turn { .. }));
    assert!(matches!(table.ask(), Ask::Window { player: Seat(0), .. }), "{:?}", table.ask());
    let mut table = given(true, 0).play();
    table.until(|ask| matches!(ask, Ask::Window { .. } | Ask::Turn { .. }));
    assert!(matches!(table.ask(), Ask::Turn { .. }), "{:?}", table.ask());
    assert!(table.there("sandman").is_some());
    // It is she who is to be silent, and not the first player.
    let mut table = given(true, 1).play();
    table.until(|ask| matches!(ask, Ask::Window { .. }));
    assert_eq!(champions::Champions::view(table.game.now(), None).peril, Some(Seat(1)));
}

#[test]
fn a_third_restricted_card_is_too_many_however_it_comes() {
    cites!("keywords.restricted.max-two");
    let restrict = |given: Given, id: &&str| {
        given.print(id, |card| card.faces[0].text.keywords.push(Keyword::Restricted))
    };
    let ability = "{ when: action, do: [{ take-control: { of: { choose: { from: upgrade } } } }] }";
    let given = Given::homebrew(&["spider", "hulk"], "rhino").says("one-shot", ability).own(0, "one-shot");
    let given = ["tenacity", "web-shooter", "heroic-intuition"].iter().fold(given, restrict);
    let given = given.own(0, "tenacity").own(0, "heroic-intuition").own(1, "web-shooter");
    let mut table = given.play();
    table.act("one-shot");
    table.choose("web-shooter");
    assert_eq!(table.ask(), Ask::TooMany { player: Seat(0) });
}

#[test]
fn whoever_was_attacked_retaliates_and_nobody_else() {
    cites!("keywords.retaliate");
    let given = spider().print("mockingbird", |card| card.faces[0].text.keywords.push(Keyword::Retaliate(1)));
    let given = given.own(0, "mockingbird").villain_phase();
    let mut table = given.draws(&["hard-to-keep-down", "im-tough"]).play();
    table.defend("mockingbird");
    table.settle();
    assert_eq!((table.damage_on("mockingbird"), table.damage_on("rhino-1")), (2, 1));
    let mut table = spider().foe(None, "solid-sound-body").attached_to("rhino-1").play();
    table.attack("spider-man", "rhino-1");
    table.settle();
    assert_eq!(table.damage_on("spider-man"), 1);
    // What is no attack is not answered.
    let ability = "{ when: action, do: [{ deal-damage: { amount: 1, to: { each: minion } } }] }";
    let given = Given::homebrew(&["spider"], "rhino").says("one-shot", ability).own(0, "one-shot");
    let mut table = given.foe(Some(0), "whiplash").play();
    table.act("one-shot");
    table.settle();
    assert_eq!((table.damage_on("whiplash"), table.damage_on("spider-man")), (1, 0));
}

#[test]
fn an_ability_that_spends_two_uses_needs_two() {
    cites!("keywords.uses.none-left", "keywords.uses.spend");
    let ability = "{ when: action, cost: [{ remove-counters: { counter: attack, count: 2 } }], \
                   do: [{ deal-damage: { amount: 1, to: villain } }] }";
    let mut table = Given::new(&["hulk"], "rhino").says("tac-team", ability).own(0, "tac-team").play();
    table.act("tac-team");
    assert_eq!((table.counters("tac-team", "attack"), table.damage_on("rhino-1")), (1, 1));
    assert_eq!(table.cannot_act("tac-team"), rule!("initiating.step2-determine-cost"));
}

#[test]
fn what_answers_a_card_with_surge_comes_before_the_next_card() {
    cites!("keywords.surge.finish-first");
    let ability = "{ when: { forced-response: { reveal: { what: treachery, from: encounter-deck } } }, \
                   do: [{ heal: { amount: 1, from: you } }] }";
    let given = Given::homebrew(&["spider"], "rhino").says("one-shot", ability).own(0, "one-shot");
    let mut table = given.dealt(0, &["exhaustion"]).draws(&["shocker"]).play();
    table.settle();
    let shocker = table.card("shocker");
    let order = [
        table.place(|event| matches!(event, Event::Exhausted { .. })),
        table.place(|event| matches!(event, Event::AbilityUsed { ability, .. } if ability.card == table.card("one-shot"))),
        table.place(|event| matches!(event, Event::Revealed { card, .. } if *card == shocker)),
    ];
    assert!(order.is_sorted(), "{order:?}");
}

#[test]
fn the_attack_of_an_ally_overkills_too() {
    cites!("keywords.overkill.minion");
    // She strikes for two, and one hit point is left.
    let given = spider().print("jessica-jones", |card| card.faces[0].text.keywords.push(Keyword::Overkill));
    let given = given.own(0, "jessica-jones").foe(Some(0), "shocker").damage("shocker", 2);
    let mut table = given.play();
    table.attack("jessica-jones", "shocker");
    table.settle();
    assert_eq!((table.there("shocker"), table.damage_on("rhino-1")), (None, 1));
}

#[test]
fn what_is_too_much_for_an_ally_is_passed_on_though_the_ally_was_saved() {
    cites!("keywords.overkill.ally");
    // Five damage against three hit points; the upgrades are discarded, and she is whole again.
    let given = spider().own(0, "mockingbird").foe(None, "biomechanical-upgrades").attached_to("mockingbird");
    let given = given.foe(None, "charge").attached_to("rhino-1").villain_phase();
    let mut table = given.draws(&["hard-to-keep-down", "im-tough"]).play();
    table.defend("mockingbird");
    table.settle();
    assert_eq!((table.damage_on("mockingbird"), table.damage_on("spider-man")), (0, 2));
}

#[test]
fn an_ally_that_takes_exactly_what_is_left_passes_nothing_on() {
    cites!("keywords.overkill.no-excess");
    // Five damage, and five hit points.
    let given = spider().own(0, "hulk").foe(None, "charge").attached_to("rhino-1").villain_phase();
    let mut table = given.draws(&["hard-to-keep-down", "im-tough"]).play();
    table.defend("hulk");
    table.settle();
    assert_eq!((table.there("hulk"), table.damage_on("spider-man")), (None, 0));
}

#[test]
fn an_attack_ability_is_answered_like_an_attack() {
    cites!("keywords.retaliate");
    // Whiplash has four hit points.
    let mut table = spider().foe(Some(0), "whiplash").hand(0, &["haymaker", "energy"]).play();
    table.play_card("haymaker", &["energy"]);
    table.choose("whiplash");
    table.settle();
    assert_eq!((table.damage_on("whiplash"), table.damage_on("spider-man")), (3, 1));
}

#[test]
fn who_defends_retaliates_hurt_or_not_but_not_when_defeated() {
    cites!("keywords.retaliate.no-damage-needed", "keywords.retaliate.must-survive");
    let retaliate =
        |card: &mut champions::card::Card| card.faces[0].text.keywords.push(Keyword::Retaliate(1));
    let given = || {
        let given = spider().print("spider-man", retaliate).print("mockingbird", retaliate);
        let given = given.own(0, "mockingbird").damage("mockingbird", 2).villain_phase();
        given.draws(&["hard-to-keep-down", "im-tough"])
    };
    // ATK 2 against DEF 3, and against the last hit point of an ally.
    for (by, retaliated) in [("spider-man", 1), ("mockingbird", 0)] {
        let mut table = given().play();
        table.defend(by);
        table.settle();
        assert_eq!((table.damage_on("spider-man"), table.damage_on("rhino-1")), (0, retaliated), "{by}");
    }
}

#[test]
fn a_treachery_whose_effect_was_cancelled_surges_all_the_same() {
    cites!("keywords.surge");
    let given = spider().hand(0, &["enhanced-spider-sense", "energy"]).dealt(0, &["exhaustion"]);
    let mut table = given.draws(&["shocker"]).play();
    table.window();
    table.event("enhanced-spider-sense");
    table.pay(&["energy"]);
    table.settle();
    assert!(!table.find("spider-man").exhausted && table.there("shocker").is_some());
}

#[test]
fn retaliate_is_no_attack_that_retaliate_could_answer() {
    cites!("keywords.retaliate");
    let given = spider().print("spider-man", |card| card.faces[0].text.keywords.push(Keyword::Retaliate(1)));
    let mut table = given.foe(None, "solid-sound-body").attached_to("rhino-1").play();
    table.attack("spider-man", "rhino-1");
    table.settle();
    assert_eq!((table.damage_on("rhino-1"), table.damage_on("spider-man")), (2, 1));
}

#[test]
fn whoever_controls_too_many_restricted_cards_chooses() {
    cites!("keywords.restricted.max-two");
    let restrict = |given: Given, id: &&str| {
        given.print(id, |card| card.faces[0].text.keywords.push(Keyword::Restricted))
    };
    let given = ["tenacity", "web-shooter", "heroic-intuition"].iter().fold(two(), restrict);
    let mut given = given.own(1, "tenacity").own(1, "heroic-intuition").hand(1, &["web-shooter", "energy"]);
    given.state.active = Some(Seat(1));
    let mut table = given.play();
    table.play_card("web-shooter", &["energy"]);
    assert_eq!(table.ask(), Ask::TooMany { player: Seat(1) });
}
