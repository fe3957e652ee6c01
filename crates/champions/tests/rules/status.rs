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
    cites!("status.stunned.ally-no-consequential", "status.stunned.friendly", "effects.replacement.timing");
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
