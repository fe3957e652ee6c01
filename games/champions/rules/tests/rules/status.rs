//! The chapter on status cards, and keywords that no card of the core set needs.

use champions::ask::{Ask, TurnOption};
use champions::card::ability::{Keyword, Status};
use champions::cites;
use champions::event::Event;
use champions::timing::Moment;
use table::Seat;

use crate::given::Given;

fn spider() -> Given {
    Given::new(&["spider"], "rhino")
}

#[test]
fn there_are_three_and_they_answer_one_thing_each() {
    cites!(
        "status.three-types",
        "status.confused.friendly",
        "status.confused.costs-paid",
        "status.confused.does-not-stop-attacks",
        "status.stunned.does-not-stop-thwart-or-scheme"
    );
    assert_eq!(Status::ALL.len(), 3);
    let mut table = spider().status("spider-man", Status::Confused).threat("the-break-in", 3).play();
    table.thwart("spider-man", "the-break-in");
    table.settle();
    assert_eq!((table.threat_on("the-break-in"), table.find("spider-man").exhausted), (3, true));
    assert!(!table.has("spider-man", Status::Confused));
    let mut table = spider().status("spider-man", Status::Confused).play();
    table.attack("spider-man", "rhino-1");
    table.settle();
    assert_eq!((table.damage_on("rhino-1"), table.has("spider-man", Status::Confused)), (2, true));
    let mut table = spider().status("spider-man", Status::Stunned).threat("the-break-in", 3).play();
    table.thwart("spider-man", "the-break-in");
    table.settle();
    assert_eq!((table.threat_on("the-break-in"), table.has("spider-man", Status::Stunned)), (2, true));
}

#[test]
fn an_ally_whose_attack_was_replaced_pays_no_price() {
    cites!(
        "status.stunned.ally-no-consequential",
        "status.stunned.friendly",
        "status.stunned.costs-paid",
        "effects.replacement.timing"
    );
    let mut table = spider().own(0, "mockingbird").status("mockingbird", Status::Stunned).play();
    let ally = table.id("mockingbird");
    table.answer(TurnOption::Attack(ally));
    table.settle();
    assert_eq!((table.damage_on("rhino-1"), table.damage_on("mockingbird")), (0, 0));
    assert!(table.find("mockingbird").exhausted && !table.has("mockingbird", Status::Stunned));
    // So with anything else that happens instead.
    let mut table = spider().own(0, "mockingbird").own(0, "webbed-up").attached_to("mockingbird").play();
    table.attack("mockingbird", "rhino-1");
    table.settle();
    assert_eq!((table.damage_on("rhino-1"), table.damage_on("mockingbird")), (0, 0));
    assert!(table.has("mockingbird", Status::Stunned) && table.discarded(0, "webbed-up"));
}

#[test]
fn a_status_card_lies_on_the_character_that_got_it() {
    cites!("status.definition");
    let ability = "{ when: action, do: [{ give-status: { status: tough, to: { each: ally } } }] }";
    let given = Given::homebrew(&["spider"], "rhino").says("one-shot", ability).own(0, "one-shot");
    let mut table = given.own(0, "mockingbird").play();
    table.act("one-shot");
    assert!(table.has("mockingbird", Status::Tough) && !table.has("spider-man", Status::Tough));
}

#[test]
fn a_discarded_status_card_goes_to_no_pile() {
    cites!("status.returned-on-discard");
    let mut table = spider().status("spider-man", Status::Stunned).play();
    let cards = table.state().count_cards();
    table.attack("spider-man", "rhino-1");
    table.settle();
    assert!(!table.has("spider-man", Status::Stunned));
    assert!(table.state().encounter.discard.is_empty() && table.state().player(Seat(0)).discard.is_empty());
    assert_eq!(table.state().count_cards(), cards);
}

#[test]
fn a_confused_minion_does_not_scheme_and_a_stunned_one_does_not_attack() {
    cites!("status.confused.enemy", "status.stunned.enemy");
    let given = |status: Status| {
        let given = spider().foe(Some(0), "shocker").status("shocker", status).villain_phase();
        given.draws(&["hard-to-keep-down", "im-tough"])
    };
    // Rhino attacks for two and schemes for one; Shocker would do as much.
    let mut table = given(Status::Stunned).play();
    table.settle();
    assert_eq!((table.damage_on("spider-man"), table.has("shocker", Status::Stunned)), (2, false));
    let mut table = given(Status::Confused).alter_ego(0).play();
    table.settle();
    assert_eq!((table.threat_on("the-break-in"), table.has("shocker", Status::Confused)), (1, false));
}

#[test]
fn a_confused_villain_gets_no_boost_card() {
    cites!("status.confused.enemy");
    let given = spider().alter_ego(0).status("rhino-1", Status::Confused).villain_phase();
    let mut table = given.draws(&["im-tough"]).play();
    table.settle();
    assert!(table.state().encounter.boosts.is_empty() && !table.has("rhino-1", Status::Confused));
    // The card on top of the encounter deck was dealt and revealed.
    assert!(table.has("rhino-1", Status::Tough) && table.threat_on("the-break-in") == 0);
}

#[test]
fn a_stunned_hero_who_tries_to_attack_is_exhausted() {
    cites!("status.stunned.costs-paid", "status.stunned.friendly");
    let mut table = spider().status("spider-man", Status::Stunned).play();
    table.attack("spider-man", "rhino-1");
    table.settle();
    assert!(table.find("spider-man").exhausted && !table.has("spider-man", Status::Stunned));
    assert_eq!(table.damage_on("rhino-1"), 0);
}

#[test]
fn nothing_is_left_of_an_attack_that_a_stunned_card_answers() {
    cites!("status.replaces-whole-ability");
    // Paid for with energy, the blast would let her draw a card.
    let hand = ["photonic-blast", "energy", "genius"];
    let mut table =
        Given::new(&["marvel"], "rhino").status("captain-marvel", Status::Stunned).hand(0, &hand).play();
    table.play_card("photonic-blast", &["energy", "genius"]);
    table.settle();
    assert_eq!((table.damage_on("rhino-1"), table.hand(0)), (0, 0));
    assert!(!table.has("captain-marvel", Status::Stunned));
}

#[test]
fn a_tough_card_comes_before_everything_else() {
    cites!("status.timing-priority", "status.tough.prevent-all");
    let mut table = spider()
        .status("spider-man", Status::Tough)
        .hand(0, &["backflip"])
        .villain_phase()
        .draws(&["charge", "im-tough"])
        .play();
    table.settle();
    // Nothing was left to interrupt: the event is still in hand.
    assert!(table.in_hand(0, "backflip") && !table.has("spider-man", Status::Tough));
    assert_eq!(table.damage_on("spider-man"), 0);
}

#[test]
fn a_stunned_card_comes_before_what_waits_for_the_attack() {
    cites!("status.timing-priority");
    // Webbed Up would be discarded in the place of the attack.
    let given = spider().own(0, "mockingbird").own(0, "webbed-up").attached_to("mockingbird");
    let mut table = given.status("mockingbird", Status::Stunned).play();
    table.attack("mockingbird", "rhino-1");
    table.settle();
    assert!(!table.has("mockingbird", Status::Stunned) && table.there("webbed-up").is_some());
    assert_eq!(table.damage_on("rhino-1"), 0);
}

#[test]
fn a_tough_card_comes_before_what_is_forced() {
    cites!("status.timing-priority");
    let suited = || spider().foe(None, "armored-rhino-suit").attached_to("rhino-1");
    let mut table = suited().status("rhino-1", Status::Tough).play();
    table.attack("spider-man", "rhino-1");
    table.settle();
    assert!(!table.has("rhino-1", Status::Tough));
    assert_eq!((table.damage_on("armored-rhino-suit"), table.damage_on("rhino-1")), (0, 0));
    // Without it, the suit takes the damage.
    let mut table = suited().play();
    table.attack("spider-man", "rhino-1");
    table.settle();
    assert_eq!((table.damage_on("armored-rhino-suit"), table.damage_on("rhino-1")), (2, 0));
}

#[test]
fn confused_allies_and_thwart_events_remove_no_threat() {
    cites!(
        "status.confused.friendly",
        "status.confused.costs-paid",
        "status.replaces-whole-ability",
        "status.stunned.ally-no-consequential",
        "thwart.labelled-ability"
    );
    let given = || spider().threat("the-break-in", 3);
    let mut table = given().own(0, "mockingbird").status("mockingbird", Status::Confused).play();
    table.thwart("mockingbird", "the-break-in");
    table.settle();
    assert_eq!((table.threat_on("the-break-in"), table.damage_on("mockingbird")), (3, 0));
    assert!(table.find("mockingbird").exhausted && !table.has("mockingbird", Status::Confused));
    let hand = ["for-justice", "energy"];
    let mut table = given().status("spider-man", Status::Confused).hand(0, &hand).play();
    table.play_card("for-justice", &["energy"]);
    table.settle();
    assert_eq!((table.threat_on("the-break-in"), table.hand(0)), (3, 0));
    assert!(table.discarded(0, "for-justice") && !table.has("spider-man", Status::Confused));
}

#[test]
fn a_status_card_that_comes_or_goes_is_told() {
    cites!("status.definition", "status.one-of-each", "status.returned-on-discard");
    let told = |table: &crate::kit::Table, wanted: Event| {
        table.told().filter(|(event, _)| **event == wanted).count()
    };
    for tough in [false, true] {
        let given = spider().dealt(0, &["im-tough"]).draws(&["hydra-mercenary"]);
        let given = if tough { given.status("rhino-1", Status::Tough) } else { given };
        let mut table = given.play();
        table.until(|ask| matches!(ask, Ask::Turn { .. }));
        let card = table.id("rhino-1");
        // Whoever has one gets none.
        assert_eq!(told(&table, Event::StatusGiven { card, status: Status::Tough }), usize::from(!tough));
        assert_eq!(told(&table, Event::StatusDiscarded { card, status: Status::Tough }), 0);
        if !tough {
            table.attack("spider-man", "rhino-1");
            table.settle();
            assert_eq!(told(&table, Event::StatusDiscarded { card, status: Status::Tough }), 1);
        }
    }
}

#[test]
fn a_confused_enemy_attacks_and_a_stunned_one_schemes() {
    cites!("status.confused.does-not-stop-attacks", "status.stunned.does-not-stop-thwart-or-scheme");
    let villain = |given: Given| given.villain_phase().draws(&["hard-to-keep-down", "im-tough"]);
    let mut table = villain(spider().status("rhino-1", Status::Confused)).play();
    table.settle();
    assert_eq!((table.damage_on("spider-man"), table.has("rhino-1", Status::Confused)), (2, true));
    let mut table = villain(spider().alter_ego(0).status("rhino-1", Status::Stunned)).play();
    table.settle();
    assert_eq!((table.threat_on("the-break-in"), table.has("rhino-1", Status::Stunned)), (1, true));
}

#[test]
fn a_stunned_hero_defends() {
    cites!("status.stunned.does-not-stop-thwart-or-scheme");
    let given = spider().status("spider-man", Status::Stunned).villain_phase();
    let mut table = given.draws(&["charge", "im-tough"]).play();
    table.defend("spider-man");
    table.settle();
    // ATK 2 and two boost icons against DEF 3.
    assert_eq!((table.damage_on("spider-man"), table.has("spider-man", Status::Stunned)), (1, true));
}

#[test]
fn a_stunned_villain_does_not_even_begin_to_attack() {
    cites!("status.stunned.enemy");
    let mut table = spider().villain_phase().draws(&["im-tough"]).play();
    // Otherwise the spider-sense could interrupt it.
    assert!(matches!(table.ask(), Ask::Window { moment: Moment::Attack { .. }, .. }));
    table = spider().status("rhino-1", Status::Stunned).villain_phase().draws(&["im-tough"]).play();
    assert!(matches!(table.ask(), Ask::Turn { .. }));
    // The card on top of the encounter deck became no boost card: it was dealt and revealed.
    assert!(table.has("rhino-1", Status::Tough) && !table.has("rhino-1", Status::Stunned));
}

#[test]
fn peril_locks_the_others_out_but_not_what_is_forced() {
    cites!("keywords.peril.others-locked", "keywords.peril.forced-still-happen");
    let given = |peril: bool, archer: u8| {
        let given = Given::new(&["spider", "marvel"], "rhino").own(archer, "hawkeye");
        let given = given.print("shocker", |card| {
            if peril {
                card.faces[0].text.keywords.push(Keyword::Peril);
            }
        });
        given.dealt(0, &["shocker"])
    };
    let mut table = given(false, 1).play();
    table.window_on(|moment| matches!(moment, Moment::EnterPlay { .. }));
    assert!(matches!(table.ask(), Ask::Window { player: Seat(1), .. }));
    let mut table = given(true, 1).play();
    table.until(|ask| matches!(ask, Ask::Window { .. } | Ask::Turn { .. }));
    // The captain's ally may not shoot; When Revealed came all the same.
    assert!(matches!(table.ask(), Ask::Turn { .. }));
    assert_eq!((table.damage_on("spider-man"), table.damage_on("shocker")), (1, 0));
    // Who resolves the card may use what is theirs.
    let mut table = given(true, 0).play();
    table.window_on(|moment| matches!(moment, Moment::EnterPlay { .. }));
    assert!(matches!(table.ask(), Ask::Window { player: Seat(0), .. }));
    table.ability("hawkeye", 0);
    assert_eq!(table.damage_on("shocker"), 2);
}

#[test]
fn nobody_keeps_a_third_restricted_card() {
    cites!("keywords.restricted.max-two");
    let restrict = |given: Given, id: &str| {
        given.print(id, |card| card.faces[0].text.keywords.push(Keyword::Restricted))
    };
    let given = ["tenacity", "web-shooter", "heroic-intuition"]
        .iter()
        .fold(spider(), |given, id| restrict(given, id));
    let mut table =
        given.own(0, "tenacity").own(0, "heroic-intuition").hand(0, &["web-shooter", "energy"]).play();
    table.play_card("web-shooter", &["energy"]);
    assert!(matches!(table.ask(), Ask::TooMany { .. }));
    // One of the three goes, the new one as well as the old ones, and two may stay.
    for id in ["tenacity", "heroic-intuition", "web-shooter"] {
        assert!(table.offers(table.id(id)), "{id}");
    }
    let tenacity = table.id("tenacity");
    table.answer(tenacity);
    assert!(table.there("tenacity").is_none() && table.there("web-shooter").is_some());
    assert!(matches!(table.ask(), Ask::Turn { .. }));
}

#[test]
fn a_villain_with_guard_may_be_attacked() {
    cites!("keywords.guard.villain-with-guard");
    let mut table = spider()
        .print("rhino-1", |card| card.faces[0].text.keywords.push(Keyword::Guard))
        .foe(Some(0), "hydra-mercenary")
        .play();
    table.attack("spider-man", "rhino-1");
    table.settle();
    assert_eq!(table.damage_on("rhino-1"), 2);
}

#[test]
fn overkill_needs_a_hero() {
    cites!("keywords.overkill.if-possible", "keywords.overkill.ally");
    // Another player's ally defends. The excess is dealt to the hero of its controller; where that is an alter-ego, it is
    // lost.
    for (alter_ego, excess) in [(false, 2), (true, 0)] {
        let given = Given::new(&["spider", "hulk"], "rhino");
        let given = if alter_ego { given.alter_ego(1) } else { given };
        let mut table = given
            .own(1, "mockingbird")
            .foe(None, "charge")
            .attached_to("rhino-1")
            .villain_phase()
            .draws(&["hard-to-keep-down"])
            .play();
        table.until(|ask| matches!(ask, Ask::Defend { player: Seat(1), .. }));
        let ally = table.id("mockingbird");
        table.answer(champions::ask::Defend::With(ally));
        assert_eq!(
            (table.there("mockingbird"), table.damage_on("she-hulk"), table.damage_on("spider-man")),
            (None, excess, 0)
        );
    }
}

#[test]
fn each_type_is_a_card_of_its_own_and_nobody_has_two_of_it() {
    cites!("status.three-types", "status.one-of-each", "status.different-types-coexist");
    let word = |status: Status| match status {
        Status::Stunned => "stunned",
        Status::Confused => "confused",
        Status::Tough => "tough",
    };
    let gives = |of: &[Status]| {
        let steps =
            of.iter().map(|&it| format!("{{ give-status: {{ status: {}, to: villain }} }}", word(it)));
        let steps: Vec<String> = steps.collect();
        let ability = format!("{{ when: action, do: [{}] }}", steps.join(", "));
        let given = Given::homebrew(&["spider"], "rhino").says("one-shot", &ability);
        let mut table = given.own(0, "one-shot").play();
        table.act("one-shot");
        table
    };
    let given = |table: &crate::kit::Table| {
        table.told().filter(|(event, _)| matches!(event, Event::StatusGiven { .. })).count()
    };
    for status in Status::ALL {
        let table = gives(&[status, status]);
        for other in Status::ALL {
            assert_eq!(table.has("rhino-1", other), other == status, "{status:?}, {other:?}");
        }
        assert_eq!(given(&table), 1, "{status:?}");
    }
    let table = gives(&Status::ALL);
    assert!(Status::ALL.into_iter().all(|status| table.has("rhino-1", status)));
    assert_eq!(given(&table), 3);
}

#[test]
fn every_kind_of_character_can_get_every_status_card() {
    cites!("status.definition", "status.stun-verb", "status.confuse-verb");
    for (word, status) in
        [("stunned", Status::Stunned), ("confused", Status::Confused), ("tough", Status::Tough)]
    {
        let ability = format!(
            "{{ when: action, do: [{{ give-status: {{ status: {word}, to: {{ each: character }} }} }}] }}"
        );
        let given = Given::homebrew(&["spider"], "rhino").says("one-shot", &ability).own(0, "one-shot");
        let mut table = given.own(0, "mockingbird").foe(Some(0), "shocker").play();
        table.act("one-shot");
        for id in ["spider-man", "mockingbird", "shocker", "rhino-1"] {
            assert!(table.has(id, status) && !table.find(id).exhausted, "{id} is not {word}");
        }
    }
}

#[test]
fn whatever_waits_for_what_a_status_card_answers_waits_in_vain() {
    cites!(
        "status.timing-priority",
        "status.confused.friendly",
        "status.confused.enemy",
        "status.stunned.friendly",
        "status.stunned.enemy",
        "status.replaces-whole-ability"
    );
    let waits = |when: &str| {
        let ability = format!("{{ when: {{ {when} }}, do: [{{ heal: {{ amount: 1, from: you }} }}] }}");
        let given = Given::homebrew(&["spider"], "rhino").says("one-shot", &ability).own(0, "one-shot");
        given.threat("the-break-in", 3).hand(0, &["for-justice", "swinging-web-kick", "energy", "genius"])
    };
    type Does = fn(&mut crate::kit::Table);
    let tries: [(&str, Status, Does); 4] = [
        ("thwart: { by: hero }", Status::Confused, |table| table.thwart("spider-man", "the-break-in")),
        ("thwart: { by: hero }", Status::Confused, |table| table.play_card("for-justice", &["energy"])),
        ("attack: { by: hero }", Status::Stunned, |table| table.attack("spider-man", "rhino-1")),
        ("attack: { by: hero }", Status::Stunned, |table| {
            table.play_card("swinging-web-kick", &["energy", "genius"]);
        }),
    ];
    // The villain attacks a hero, and schemes against an alter-ego.
    let villains = [
        ("attack: { by: villain }", Status::Stunned, false),
        ("scheme: { by: villain }", Status::Confused, true),
    ];
    // Neither is it interrupted, since the card comes first, nor is what did not happen answered.
    for when in ["forced-interrupt", "forced-response"] {
        for (occurrence, status, does) in tries {
            let when = format!("{when}: {{ {occurrence} }}");
            for (given, fired) in [(waits(&when), 1), (waits(&when).status("spider-man", status), 0)] {
                let mut table = given.play();
                does(&mut table);
                table.settle();
                assert_eq!(table.fired("one-shot"), fired, "{when}");
            }
        }
        for (occurrence, status, alter_ego) in villains {
            let when = format!("{when}: {{ {occurrence} }}");
            for answered in [false, true] {
                let given = if alter_ego { waits(&when).alter_ego(0) } else { waits(&when) };
                let given = if answered { given.status("rhino-1", status) } else { given };
                let mut table = given.villain_phase().draws(&["hard-to-keep-down", "im-tough"]).play();
                table.settle();
                assert_eq!(table.fired("one-shot"), usize::from(!answered), "{when}");
            }
        }
    }
}

#[test]
fn an_allys_ability_that_a_status_card_answers_is_paid_for_and_does_nothing_at_all() {
    cites!(
        "status.confused.friendly",
        "status.confused.costs-paid",
        "status.stunned.friendly",
        "status.stunned.costs-paid",
        "status.replaces-whole-ability"
    );
    let thwart =
        "label: thwart, do: [{ remove-threat: { amount: 2, from: main-scheme } }, { draw: { count: 1 } }]";
    let attack = "label: attack, do: [{ deal-damage: { amount: 2, to: villain } }, { draw: { count: 1 } }]";
    for (does, status) in [(thwart, Status::Confused), (attack, Status::Stunned)] {
        let ability = format!("{{ when: action, cost: [{{ exhaust: self }}], {does} }}");
        let given = || spider().says("mockingbird", &ability).own(0, "mockingbird").threat("the-break-in", 3);
        let mut table = given().play();
        table.act("mockingbird");
        table.settle();
        assert_eq!(
            (table.threat_on("the-break-in") == 1 || table.damage_on("rhino-1") == 2, table.hand(0)),
            (true, 1)
        );
        let mut table = given().status("mockingbird", status).play();
        table.act("mockingbird");
        table.settle();
        assert_eq!((table.threat_on("the-break-in"), table.damage_on("rhino-1"), table.hand(0)), (3, 0, 0));
        assert!(table.find("mockingbird").exhausted && !table.has("mockingbird", status));
    }
}

#[test]
fn neither_of_the_two_cards_answers_what_the_other_one_does() {
    cites!("status.confused.does-not-stop-attacks", "status.stunned.does-not-stop-thwart-or-scheme");
    // An ally.
    let ally = |status: Status| spider().own(0, "mockingbird").status("mockingbird", status);
    let mut table = ally(Status::Confused).play();
    table.attack("mockingbird", "rhino-1");
    table.settle();
    assert_eq!((table.damage_on("rhino-1"), table.has("mockingbird", Status::Confused)), (1, true));
    let mut table = ally(Status::Stunned).threat("the-break-in", 3).play();
    table.thwart("mockingbird", "the-break-in");
    table.settle();
    assert_eq!((table.threat_on("the-break-in"), table.has("mockingbird", Status::Stunned)), (2, true));
    // She defends, too.
    let mut table = ally(Status::Stunned).villain_phase().draws(&["hard-to-keep-down", "im-tough"]).play();
    table.defend("mockingbird");
    table.settle();
    assert_eq!((table.damage_on("mockingbird"), table.damage_on("spider-man")), (2, 0));
    assert!(table.has("mockingbird", Status::Stunned));
    // Events of a hero.
    let hand = ["swinging-web-kick", "for-justice", "energy", "genius"];
    let mut table = spider().status("spider-man", Status::Confused).hand(0, &hand).play();
    table.play_card("swinging-web-kick", &["energy", "genius"]);
    table.settle();
    assert_eq!((table.damage_on("rhino-1"), table.has("spider-man", Status::Confused)), (8, true));
    let given = spider().status("spider-man", Status::Stunned).hand(0, &hand).threat("the-break-in", 4);
    let mut table = given.play();
    table.play_card("for-justice", &["energy"]);
    table.settle();
    assert_eq!((table.threat_on("the-break-in"), table.has("spider-man", Status::Stunned)), (1, true));
    // A minion: Rhino and Shocker attack for two each, and scheme for one each.
    let minion = |given: Given| given.villain_phase().draws(&["hard-to-keep-down", "im-tough"]);
    let shocker = |status: Status| spider().foe(Some(0), "shocker").status("shocker", status);
    let mut table = minion(shocker(Status::Confused)).play();
    table.settle();
    assert_eq!((table.damage_on("spider-man"), table.has("shocker", Status::Confused)), (4, true));
    let mut table = minion(shocker(Status::Stunned).alter_ego(0)).play();
    table.settle();
    assert_eq!((table.threat_on("the-break-in"), table.has("shocker", Status::Stunned)), (2, true));
}

#[test]
fn a_stunned_alter_ego_makes_no_attack_of_an_ability_either() {
    cites!("status.alter-ego-abilities");
    let ability =
        "{ when: action, form: alter-ego, label: attack, do: [{ deal-damage: { amount: 2, to: villain } }] }";
    let given = Given::homebrew(&["spider"], "rhino").says("hit-and-read", ability).alter_ego(0);
    let mut table = given.status("spider-man", Status::Stunned).hand(0, &["hit-and-read"]).play();
    table.play_card("hit-and-read", &[]);
    table.settle();
    assert_eq!((table.damage_on("rhino-1"), table.has("spider-man", Status::Stunned)), (0, false));
}

#[test]
fn whoever_is_stunned_or_confused_may_try_in_vain() {
    cites!("status.confused.friendly", "status.stunned.friendly");
    // There is no threat to remove, and there are no minions to sweep away.
    let confused = || {
        let given = spider().own(0, "mockingbird").status("mockingbird", Status::Confused);
        given.status("spider-man", Status::Confused).hand(0, &["for-justice", "energy"])
    };
    for by in ["spider-man", "mockingbird"] {
        let mut table = confused().play();
        table.thwart(by, "the-break-in");
        table.settle();
        assert!(table.find(by).exhausted && !table.has(by, Status::Confused), "{by}");
    }
    let mut table = confused().play();
    table.play_card("for-justice", &["energy"]);
    assert!(!table.has("spider-man", Status::Confused) && table.discarded(0, "for-justice"));
    let given = Given::homebrew(&["spider"], "rhino").status("spider-man", Status::Stunned);
    let mut table = given.hand(0, &["sweep"]).play();
    table.play_card("sweep", &[]);
    assert!(!table.has("spider-man", Status::Stunned) && table.discarded(0, "sweep"));
}

#[test]
fn a_stunned_hero_uses_defence_abilities() {
    cites!("status.stunned.does-not-stop-thwart-or-scheme");
    let given = spider().status("spider-man", Status::Stunned).hand(0, &["backflip"]).villain_phase();
    let mut table = given.draws(&["hard-to-keep-down", "im-tough"]).play();
    table.window_on_damage();
    table.event("backflip");
    table.settle();
    assert_eq!((table.damage_on("spider-man"), table.has("spider-man", Status::Stunned)), (0, true));
}
