//! The chapter on timing windows.

use champions::ask::{Ask, TurnOption, Use};
use champions::card::ability::Status;
use champions::event::{Event, Spot};
use champions::players::{in_player_order, next_player};
use champions::state::{Phase, VillainStep};
use champions::timing::{Moment, Side};
use champions::{cites, rule};
use table::Seat;

use crate::given::Given;
use crate::kit::Table;

/// Who is asked about a window, and on which side of what happens.
#[track_caller]
fn asked(table: &Table) -> (u8, Side) {
    match table.ask() {
        Ask::Window { player, side, .. } => (player.0, side),
        other => panic!("{other:?}"),
    }
}

/// Three players: the second is first player and has a lookout, the third has two, and the first has one.
fn three_on_the_lookout(heroes: &[&str]) -> Given {
    let mut given = Given::homebrew(heroes, "rhino");
    given.state.first_player = Seat(1);
    given.own(1, "lookout").own(0, "lookout").own(2, "lookout").own(2, "lookout")
}

/// The one who is first passes, the next uses a lookout, and everybody is asked again until three have passed in a row.
#[track_caller]
fn goes_round(table: &mut Table, place: u8, side: Side) {
    let before = table.damage_on("rhino-1");
    assert_eq!(asked(table), (1, side));
    table.answer(Use::Pass);
    assert_eq!(asked(table), (2, side));
    table.ability("lookout", place);
    for player in [0, 1, 2] {
        assert_eq!(asked(table), (player, side));
        table.answer(Use::Pass);
    }
    assert!(!matches!(table.ask(), Ask::Window { .. }), "it is closed: {:?}", table.ask());
    assert_eq!(table.damage_on("rhino-1") - before, 1);
}

#[test]
fn opportunities_go_round_until_all_have_passed_in_a_row() {
    cites!(
        "timing.interrupt.player-order-until-all-pass",
        "timing.interrupt.several",
        "timing.interrupt.closed",
        "timing.first-player.first-interrupt",
        "timing.player-order.wraps"
    );
    // Jennifer prevents one; both hold a Great Responsibility, and it is the second player who is first.
    let mut given = Given::new(&["spider", "hulk"], "rhino")
        .alter_ego(1)
        .hand(0, &["great-responsibility"])
        .dealt(1, &["advance"])
        .draws(&["charge"]);
    given.state.first_player = Seat(1);
    let mut table = given.play();
    table.window_on(|moment| matches!(moment, Moment::Threat { amount: 3, .. }));
    assert!(matches!(table.ask(), Ask::Window { player: Seat(1), .. }));
    table.answer(Use::Pass);
    assert!(matches!(table.ask(), Ask::Window { player: Seat(0), .. }));
    let before = table.damage_on("spider-man");
    table.answer(Use::Pass);
    // Everybody has passed: the window is closed, and the threat is placed.
    assert_eq!((table.threat_on("the-break-in"), table.damage_on("spider-man")), (3, before));

    let mut given = Given::new(&["spider", "hulk"], "rhino")
        .alter_ego(1)
        .hand(0, &["great-responsibility"])
        .dealt(1, &["advance"])
        .draws(&["charge"]);
    given.state.first_player = Seat(1);
    let mut table = given.play();
    table.window_on(|moment| matches!(moment, Moment::Threat { amount: 3, .. }));
    table.ability("she-hulk", 0);
    // After a use it goes on with the next player, and what is left is two.
    assert!(matches!(
        table.ask(),
        Ask::Window { player: Seat(0), moment: Moment::Threat { amount: 2, .. }, .. }
    ));
    table.event("great-responsibility");
    assert_eq!((table.threat_on("the-break-in"), table.damage_on("spider-man")), (0, 2));
}

#[test]
fn the_first_player_orders_what_is_forced() {
    cites!(
        "precedence.grim-rule.only-when-unanswered",
        "timing.forced.first-player-orders",
        "timing.forced.complete-each",
        "timing.forced.before-optional-interrupts"
    );
    let mut table = Given::new(&["spider"], "rhino")
        .foe(None, "charge")
        .attached_to("rhino-1")
        .foe(None, "charge")
        .attached_to("rhino-1")
        .hand(0, &["energy"])
        .villain_phase()
        .draws(&["hard-to-keep-down", "im-tough"])
        .play();
    // Two forced interrupts, before Spider-Sense is asked about.
    let Ask::Forced { player, side, .. } = table.ask() else { panic!("{:?}", table.ask()) };
    assert_eq!((player, side), (Seat(0), Side::Before));
    assert_eq!(table.refused(Use::Pass), rule!("timing.forced.mandatory"));
    let first = table.state().in_play.last().expect("a card").id;
    table.answer(Use::Ability { card: first, place: 0 });
    // One is left, which nobody is asked about; then comes the optional one.
    assert!(matches!(table.ask(), Ask::Window { moment: Moment::Attack { .. }, .. }));
    assert_eq!(table.state().lasting.len(), 2);
    table.settle();
    assert_eq!(table.damage_on("spider-man"), 2 + 3 + 3);
    assert!(table.there("charge").is_none());
}

#[test]
fn responses_go_round_too() {
    cites!(
        "timing.response.several",
        "timing.response.closed",
        "timing.first-player.first-response",
        "timing.response.player-order-until-all-pass"
    );
    let mut table = Given::new(&["hulk", "spider"], "rhino")
        .own(0, "interrogation-room")
        .foe(Some(0), "shocker")
        .threat("the-break-in", 6)
        .hand(0, &["chase-them-down"])
        .play();
    table.attack("she-hulk", "shocker");
    table.window();
    table.event("chase-them-down");
    // The window is still open for the other.
    table.window();
    table.ability("interrogation-room", 0);
    table.settle();
    assert_eq!(table.threat_on("the-break-in"), 6 - 2 - 1);
    assert_eq!(table.fired("interrogation-room"), 1);

    // It is the turn of the first by seat, but the second is first player.
    let mut table = three_on_the_lookout(&["hulk", "spider", "iron"]).foe(Some(0), "shocker").play();
    table.attack("she-hulk", "shocker");
    goes_round(&mut table, 1, Side::After);
    assert_eq!(table.ask(), Ask::Turn { player: Seat(0) });
}

#[test]
fn interrupts_go_round_from_the_first_player_whoever_is_attacked() {
    cites!(
        "timing.interrupt.player-order-until-all-pass",
        "timing.interrupt.closed",
        "timing.first-player.first-interrupt",
        "timing.player-order.wraps",
        "timing.interrupt.several"
    );
    let mut given = three_on_the_lookout(&["hulk", "spider", "iron"]);
    (given.state.active, given.state.phase) = (None, Phase::Villain(VillainStep::Villain(Seat(2))));
    let mut table = given.play();
    goes_round(&mut table, 0, Side::Before);

    // Whose turn it is does not matter either.
    let interrupt = "when: { interrupt: { attack: { by: hero } } }\ndo: [{ draw: { count: 1 } }]";
    let mut given = Given::homebrew(&["hulk", "spider"], "rhino").says("lookout", interrupt);
    given.state.first_player = Seat(1);
    let mut table = given.own(0, "lookout").own(1, "lookout").play();
    table.attack("she-hulk", "rhino-1");
    assert_eq!(asked(&table), (1, Side::Before));
    table.answer(Use::Pass);
    assert_eq!(asked(&table), (0, Side::Before));
}

#[test]
fn an_interrupt_comes_before_what_it_interrupts() {
    cites!("timing.interrupt.definition");
    let prevents = "when: { interrupt: { damage: { to: you } } }\ndo: [{ prevent: 1 }]";
    let given = Given::homebrew(&["spider"], "rhino").says("lookout", prevents).own(0, "lookout");
    let mut table = given.villain_phase().draws(&["im-tough"]).play();
    table.window_on_damage();
    assert_eq!((asked(&table), table.damage_on("spider-man")), ((0, Side::Before), 0));
    table.ability("lookout", 0);
    // Of two only one is left to be dealt.
    assert_eq!(table.damage_on("spider-man"), 1);
}

#[test]
fn what_is_about_to_happen_at_once_is_interrupted_in_one_window() {
    cites!("timing.one-window-per-occurrence");
    // Shocker strikes both heroes at once, and who lets it pass has let all of it pass.
    let prevents = "when: { interrupt: { damage: { to: hero } } }\ndo: [{ prevent: 1 }]";
    let given = Given::homebrew(&["spider", "hulk"], "rhino").says("lookout", prevents).own(0, "lookout");
    let mut table = given.dealt(0, &["shocker"]).play();
    table.window_on_damage();
    assert_eq!(asked(&table), (0, Side::Before));
    table.answer(Use::Pass);
    assert_eq!((table.damage_on("spider-man"), table.damage_on("she-hulk")), (1, 1));
    assert!(matches!(table.ask(), Ask::Turn { .. }), "{:?}", table.ask());
}

#[test]
fn two_players_answer_the_same_thing() {
    cites!("timing.interrupt.several", "timing.response.several");
    let mut given = three_on_the_lookout(&["hulk", "spider", "iron"]);
    let lookout = given.card("lookout");
    let mine = given.state.in_play.iter().find(|it| it.card == lookout && it.controller == Some(Seat(1)));
    let mine = mine.expect("the first player's").id;
    (given.state.active, given.state.phase) = (None, Phase::Villain(VillainStep::Villain(Seat(2))));
    let mut table = given.play();
    table.answer(Use::Ability { card: mine, place: 0 });
    table.ability("lookout", 0);
    // Both were used before the attack goes on.
    assert_eq!((table.damage_on("rhino-1"), table.damage_on("iron-man")), (2, 0));

    let mut table = three_on_the_lookout(&["hulk", "spider", "iron"]).foe(Some(0), "shocker").play();
    table.attack("she-hulk", "shocker");
    table.answer(Use::Ability { card: mine, place: 1 });
    table.ability("lookout", 1);
    assert_eq!(table.damage_on("rhino-1"), 2);
}

#[test]
fn an_ability_waits_for_just_what_it_names() {
    cites!("timing.trigger-condition");
    // Rhino attacks the Hulk, then Spider-Man, and then a minion does: he senses the second of these.
    let mut given = Given::new(&["spider", "hulk"], "rhino").foe(Some(0), "hydra-mercenary");
    given.state.first_player = Seat(1);
    // Nobody attacks in what follows.
    let harmless = given.card("hydra-mercenary");
    given.state.encounter.deck = vec![harmless; 9].into_iter().collect();
    let mut table = given.villain_phase().play();
    let sensed =
        |ask: &Ask| matches!(ask, Ask::Window { moment: Moment::Attack { .. }, .. } | Ask::Turn { .. });
    table.until(sensed);
    assert_eq!(asked(&table), (0, Side::Before));
    let attack = table.state().deed().expect("an attack");
    assert_eq!((attack.by, attack.player), (table.id("rhino-1"), Seat(0)));
    table.answer(Use::Pass);
    table.until(sensed);
    assert!(matches!(table.ask(), Ask::Turn { .. }), "{:?}", table.ask());
    let attacks = table.told().filter(|(event, _)| matches!(event, Event::Began { .. })).count();
    assert_eq!(attacks, 3);
}

#[test]
fn what_one_attack_brings_is_answered_in_one_window() {
    cites!("timing.one-window-per-occurrence");
    let mut table = Given::new(&["hulk"], "rhino")
        .own(0, "interrogation-room")
        .foe(Some(0), "shocker")
        .threat("the-break-in", 5)
        .hand(0, &["one-two-punch", "energy"])
        .play();
    table.attack("she-hulk", "shocker");
    let (room, punch) = (table.id("interrogation-room"), table.card("one-two-punch"));
    // One waits for a defeat, the other for the attack: both are offered, and passed up, together.
    assert!(table.offers(Use::Ability { card: room, place: 0 }));
    assert!(table.offers(Use::Event { card: punch, place: 0 }));
    table.answer(Use::Pass);
    assert_eq!(table.ask(), Ask::Turn { player: Seat(0) });
}

#[test]
fn those_who_fall_together_fall_once() {
    cites!(
        "timing.one-window-per-occurrence",
        "abilities.when-defeated",
        "damage.multiple-characters-one-source"
    );
    // Both soldiers have their last word, once each, and whoever struck has defeated both.
    let strikes = "when: action\nlabel: attack\ndo: [{ deal-damage: { amount: 4, to: { each: minion } } }]";
    let responds = "when: { response: { defeat: { what: minion, by: you } } }\ndo: [{ draw: { count: 1 } }]";
    let mut table = Given::homebrew(&["spider"], "rhino")
        .says("hit-and-read", strikes)
        .says("lookout", responds)
        .own(0, "lookout")
        .foe(Some(0), "hydra-soldier")
        .foe(Some(0), "hydra-soldier")
        .hand(0, &["hit-and-read"])
        .play();
    table.play_card("hit-and-read", &[]);
    table.window();
    assert_eq!((table.fired("hydra-soldier"), table.state().player(Seat(0)).dealt.len()), (2, 2));
    // Nobody was asked before the second had fallen, too.
    assert!(table.there("hydra-soldier").is_none());
    assert_eq!((asked(&table), table.state().deeds[0].defeated.len()), ((0, Side::After), 2));
    table.answer(Use::Pass);
    assert_eq!(table.ask(), Ask::Turn { player: Seat(0) });
}

#[test]
fn nothing_interrupts_what_was_cancelled() {
    cites!("timing.interrupt.changed-condition");
    let revealed = || {
        Given::new(&["spider", "panther"], "rhino")
            .hand(0, &["enhanced-spider-sense", "energy"])
            .hand(1, &["get-behind-me", "energy"])
            .dealt(0, &["stampede"])
            .play()
    };
    let mut table = revealed();
    table.answer(Use::Pass);
    assert_eq!(asked(&table), (1, Side::Before));
    let behind = table.card("get-behind-me");
    assert!(table.offers(Use::Event { card: behind, place: 0 }));

    let mut table = revealed();
    table.event("enhanced-spider-sense");
    table.pay(&["energy"]);
    // There is nothing left to cancel, so the second player is not asked, neither now nor later.
    let behind = Use::Event { card: behind, place: 0 };
    while !matches!(table.ask(), Ask::Turn { .. }) {
        assert!(!table.offers(behind), "{:?}", table.ask());
        let wanted = table.ask();
        table.until(|ask| *ask != wanted);
    }
}

#[test]
fn a_response_comes_once_the_thing_has_happened() {
    cites!("timing.response.definition", "timing.response.immediately-after");
    let mut table = Given::homebrew(&["hulk"], "rhino").own(0, "lookout").foe(Some(0), "shocker").play();
    table.attack("she-hulk", "shocker");
    // Not while she is about to, and before anything else may be done.
    assert_eq!(asked(&table), (0, Side::After));
    assert!(table.there("shocker").is_none() && table.encounter_discarded("shocker"));

    // A thwart has removed its threat by then.
    let draws = "when: { response: { thwart: { by: your-hero } } }\ndo: [{ draw: { count: 1 } }]";
    let given = Given::homebrew(&["spider"], "rhino").says("lookout", draws).own(0, "lookout");
    let mut table = given.threat("the-break-in", 3).play();
    table.thwart("spider-man", "the-break-in");
    assert_eq!((asked(&table), table.threat_on("the-break-in")), ((0, Side::After), 2));
}

#[test]
fn the_first_player_orders_what_is_forced_for_the_others_too() {
    cites!("timing.forced.first-player-orders", "timing.simultaneous.first-player");
    let mut given = Given::new(&["spider", "hulk"], "rhino")
        .foe(None, "charge")
        .attached_to("rhino-1")
        .foe(None, "charge")
        .attached_to("rhino-1");
    given.state.first_player = Seat(1);
    (given.state.active, given.state.phase) = (None, Phase::Villain(VillainStep::Villain(Seat(0))));
    let table = given.play();
    assert!(
        matches!(table.ask(), Ask::Forced { player: Seat(1), side: Side::Before, .. }),
        "{:?}",
        table.ask()
    );

    // One of them is on a card of the player whose turn it is, which does not matter.
    let mut given = Given::homebrew(&["hulk", "spider"], "rhino").own(0, "aftershock");
    given.state.first_player = Seat(1);
    let mut table = given.foe(Some(0), "whiplash").play();
    table.attack("she-hulk", "whiplash");
    assert!(
        matches!(table.ask(), Ask::Forced { player: Seat(1), side: Side::After, .. }),
        "{:?}",
        table.ask()
    );

    // Several attack at once: it is the other who is attacked.
    let mut given = Given::new(&["spider", "hulk"], "rhino").foe(Some(0), "shocker").dealt(0, &["gang-up"]);
    given.state.first_player = Seat(1);
    let mut table = given.play();
    table.until(|ask| matches!(ask, Ask::Order { .. } | Ask::Turn { .. }));
    assert!(matches!(table.ask(), Ask::Order { player: Seat(1), .. }), "{:?}", table.ask());
}

#[test]
fn the_first_player_orders_what_was_left_for_one_moment() {
    cites!("timing.simultaneous.first-player");
    // Both wait for the end of the round, when the second player has become the first.
    let mut given = Given::homebrew(&["spider", "hulk"], "rhino").hand(0, &["hangover", "last-roar"]);
    let harmless = given.card("hydra-mercenary");
    given.state.encounter.deck = vec![harmless; 9].into_iter().collect();
    let mut table = given.play();
    table.play_card("hangover", &[]);
    table.play_card("last-roar", &[]);
    table.end_turn();
    table.until(|ask| matches!(ask, Ask::Forced { moment: Moment::EndOf { .. }, .. }));
    assert!(matches!(table.ask(), Ask::Forced { player: Seat(1), .. }), "{:?}", table.ask());
    // What was left later may come first.
    assert!(table.offers(Use::Delayed(0)) && table.offers(Use::Delayed(1)));
    table.answer(Use::Delayed(1));
    let dealt = table.told().filter_map(|(event, _)| match event {
        Event::DamageDealt { to, .. } => Some(*to),
        _ => None,
    });
    let dealt: Vec<_> = dealt.collect();
    assert_eq!(dealt[dealt.len() - 2..], [table.id("rhino-1"), table.id("spider-man")]);
}

#[test]
fn player_order_goes_clockwise_from_the_first_player() {
    cites!("timing.player-order.definition");
    let mut given = Given::new(&["spider", "hulk", "iron", "panther"], "rhino");
    given.state.first_player = Seat(2);
    assert!(in_player_order(&given.state).eq([2, 3, 0, 1].map(Seat)));
}

#[test]
fn a_forced_ability_is_done_with_before_the_next_one_begins() {
    cites!("timing.forced.complete-each");
    // Whiplash has one hit point left after the attack. He would strike back, and a tremor follows the blow.
    let attacked = || {
        let given = Given::homebrew(&["hulk"], "rhino").own(0, "aftershock").own(0, "interrogation-room");
        let mut table = given.threat("the-break-in", 1).foe(Some(0), "whiplash").play();
        table.attack("she-hulk", "whiplash");
        table
    };
    let mut table = attacked();
    table.ability("aftershock", 0);
    // He is defeated, which is answered before anything else; then there is nobody to strike back.
    assert_eq!(asked(&table), (0, Side::After));
    table.ability("interrogation-room", 0);
    assert_eq!(table.ask(), Ask::Turn { player: Seat(0) });
    assert_eq!((table.damage_on("she-hulk"), table.there("whiplash")), (0, None));

    let mut table = attacked();
    let whiplash = table.id("whiplash");
    table.answer(Use::Retaliate(whiplash));
    table.settle();
    assert_eq!((table.damage_on("she-hulk"), table.there("whiplash")), (1, None));
}

#[test]
fn the_next_player_is_the_next_who_is_still_in_the_game() {
    cites!("timing.player-order.next-player", "players.elimination.first-player-token");
    let mut given = Given::new(&["spider", "hulk", "iron"], "rhino");
    assert_eq!(next_player(&given.state, Seat(0)), Seat(1));
    given.state.players[1].eliminated = true;
    assert_eq!(next_player(&given.state, Seat(0)), Seat(2));
    assert_eq!(next_player(&given.state, Seat(2)), Seat(0));
    // Turns pass by the one who is out, and so does the token.
    let mut table = given.play();
    table.end_turn();
    assert_eq!(table.ask(), Ask::Turn { player: Seat(2) });
    table.end_turn();
    table.until(|ask| matches!(ask, Ask::Turn { .. }));
    assert_eq!((table.ask(), table.state().first_player), (Ask::Turn { player: Seat(2) }, Seat(2)));
}

#[test]
fn what_goes_round_begins_anew_with_the_first_player() {
    cites!("timing.player-order.wraps");
    // Two players and three hazard icons are five cards: three for the first player and two for the other.
    let mut given = Given::new(&["spider", "hulk"], "rhino")
        .foe(None, "breakin-and-takin")
        .foe(None, "legions-of-hydra")
        .foe(None, "the-psyche-magnitron");
    given.state.first_player = Seat(1);
    (given.state.active, given.state.phase) = (None, Phase::Villain(VillainStep::Deal));
    let table = given.play();
    let dealt: Vec<u8> = table
        .told()
        .filter_map(|(event, _)| match event {
            Event::Moved { to: Spot::Dealt(seat), .. } => Some(seat.0),
            _ => None,
        })
        .collect();
    assert_eq!(dealt, [1, 0, 1, 0, 1]);
}

#[test]
fn a_star_speaks_of_attacks_or_of_schemes() {
    cites!("timing.star.attack", "timing.star.scheme", "timing.star.attachment");
    // How often a card speaks when the villain attacks, and when it schemes.
    let spoke = |scenario: &str, id: &str, attached_to: Option<&str>| {
        let activated = |schemes: bool| {
            let mut given = Given::new(&["spider"], scenario);
            if schemes {
                given = given.alter_ego(0);
            }
            if let Some(host) = attached_to {
                given = given.foe(None, id).attached_to(host);
            }
            let mut given = given.villain_phase();
            // Nothing but cards without boost icons, which do not make the villain activate again.
            let harmless = given.card("im-tough");
            given.state.encounter.deck = vec![harmless; 9].into_iter().collect();
            let mut table = given.play();
            table.until(|ask| matches!(ask, Ask::Turn { .. }));
            table.fired(id)
        };
        (activated(false), activated(true))
    };
    assert_eq!(spoke("klaw", "klaw-1", None), (1, 0));
    assert_eq!(spoke("klaw", "sonic-converter", Some("klaw-1")), (1, 0));
    assert_eq!(spoke("ultron", "program-transmitter", Some("ultron-1")), (0, 1));
}

#[test]
fn a_star_speaks_each_time_and_for_its_own_enemy() {
    cites!("timing.star.attack", "timing.star.scheme", "timing.star.attachment");
    let fired = |mut given: Given, id: &str| {
        let harmless = given.card("im-tough");
        given.state.encounter.deck = vec![harmless; 9].into_iter().collect();
        let mut table = given.play();
        table.until(|ask| matches!(ask, Ask::Turn { .. }));
        table.fired(id)
    };
    // The villain attacks and schemes because a treachery says so.
    let klaw = || Given::new(&["spider"], "klaw");
    assert_eq!(fired(klaw().dealt(0, &["assault"]), "klaw-1"), 1);
    let ultron = Given::new(&["spider"], "ultron").foe(None, "program-transmitter").attached_to("ultron-1");
    assert_eq!(fired(ultron.dealt(0, &["advance"]), "program-transmitter"), 1);
    // A minion's attack is nothing to what is attached to the villain.
    let attacks = |stunned: &str| {
        let given = klaw().foe(Some(0), "hydra-mercenary").foe(None, "sonic-converter").attached_to("klaw-1");
        fired(given.status(stunned, Status::Stunned).villain_phase(), "sonic-converter")
    };
    assert_eq!((attacks("hydra-mercenary"), attacks("klaw-1")), (1, 0));
}

#[test]
fn each_copy_answers_once() {
    cites!("timing.once-per-occurrence");
    let mut table = Given::new(&["marvel"], "rhino").own(0, "hawkeye").dealt(0, &["sandman"]).play();
    table.window_on(|moment| matches!(moment, Moment::EnterPlay { .. }));
    table.ability("hawkeye", 0);
    // He has arrows left, but not for the same minion: nothing is asked any more.
    assert!(!matches!(table.ask(), Ask::Window { .. }), "{:?}", table.ask());
    assert_eq!((table.counters("hawkeye", "arrow"), table.fired("hawkeye")), (3, 1));

    // Another copy has its own shot.
    let given = Given::new(&["marvel"], "rhino").own(0, "hawkeye");
    let one = given.id("hawkeye");
    let mut table = given.own(0, "hawkeye").dealt(0, &["tiger-shark"]).play();
    let other = table.id("hawkeye");
    table.window_on(|moment| matches!(moment, Moment::EnterPlay { .. }));
    table.answer(Use::Ability { card: one, place: 0 });
    assert_eq!(table.refused(Use::Ability { card: one, place: 0 }), rule!("timing.trigger-condition"));
    table.answer(Use::Ability { card: other, place: 0 });
    assert!(!matches!(table.ask(), Ask::Window { .. }), "{:?}", table.ask());
    assert_eq!((table.damage_on("tiger-shark"), table.fired("hawkeye")), (4, 2));

    // So has another copy of an event.
    let mut table = Given::new(&["hulk"], "rhino")
        .foe(Some(0), "shocker")
        .threat("the-break-in", 5)
        .hand(0, &["chase-them-down", "chase-them-down"])
        .play();
    table.attack("she-hulk", "shocker");
    table.event("chase-them-down");
    table.event("chase-them-down");
    assert_eq!(table.threat_on("the-break-in"), 1);
}

#[test]
fn a_lasting_effect_outlives_its_source() {
    cites!("effects.lasting.independent-of-source");
    let mut table =
        Given::new(&["hulk"], "rhino").own(0, "helicarrier").hand(0, &["tenacity", "energy"]).play();
    table.act("helicarrier");
    assert!(table.find("helicarrier").exhausted);
    // It is there even though the event that made it is long resolved.
    let tenacity = table.card("tenacity");
    table.answer(TurnOption::Play(tenacity));
    let Ask::Pay { any, .. } = table.ask() else { panic!() };
    assert_eq!(any, 1);
    // An event's lasting effect: its card is in the discard pile.
    let mut table = Given::new(&["marvel"], "rhino").hand(0, &["lead-from-the-front", "energy"]).play();
    table.play_card("lead-from-the-front", &["energy"]);
    assert!(table.discarded(0, "lead-from-the-front"));
    table.attack("captain-marvel", "rhino-1");
    assert_eq!(table.damage_on("rhino-1"), 3);
}

#[test]
fn no_ability_of_a_player_is_used_during_setup() {
    cites!("setup.no-player-abilities", "setup.02-hit-points", "setup.09-villain-hit-points");
    let mut table = Table::new(&["she-hulk-aggression", "spider-man-justice"], "klaw");
    table.until(|ask| matches!(ask, Ask::Mulligan { .. }));
    let windows = table.told().any(|(event, _)| {
        matches!(event, Event::AbilityUsed { ability, .. } if table.cards.card(ability.card).class != champions::card::Class::Scenario)
    });
    assert!(!windows);
    let scene = table.game.now();
    assert!(scene.state.in_play.iter().all(|card| card.damage == 0));
    assert_eq!(table.value("klaw-1", champions::card::ability::Stat::RemainingHitPoints), 24);
    assert_eq!(table.value("she-hulk", champions::card::ability::Stat::RemainingHitPoints), 15);
}
