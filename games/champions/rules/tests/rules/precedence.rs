//! The chapters on what goes before what, and on the round.

use champions::ask::{Ask, Defend, TurnOption};
use champions::card::ability::{Ban, Cards, Filter, Modifier, Noun, Status};
use champions::event::Event;
use champions::state::{Outcome, Phase, VillainStep};
use champions::{cites, rule};
use table::Seat;

use crate::given::Given;
use crate::then::after;

#[test]
fn all_players_who_fall_with_the_villain_have_lost() {
    cites!("precedence.grim-rule");
    // The Hulk's energy hurts everybody: both players and the last stage.
    let mut table = Given::new(&["hulk", "spider"], "rhino")
        .next_stage()
        .damage("rhino-2", 26)
        .damage("she-hulk", 14)
        .damage("spider-man", 9)
        .own(0, "hulk")
        .draws(&["energy"])
        .play();
    table.attack("hulk", "rhino-2");
    let (event, why) = table.told().last().expect("something was told");
    assert_eq!((event, why), (&Event::GameOver { outcome: Outcome::Lost }, rule!("precedence.grim-rule")));
}

#[test]
fn where_the_book_has_an_answer_the_first_player_orders_what_was_left_for_later() {
    cites!("precedence.grim-rule.only-when-unanswered");
    let hand = ["last-roar", "last-roar", "energy", "genius", "strength"];
    let mut table = Given::homebrew(&["spider"], "rhino").hand(0, &hand).play();
    table.play_card("last-roar", &[]);
    table.play_card("last-roar", &[]);
    table.until(|ask| matches!(ask, Ask::Forced { .. }));
    assert!(matches!(table.ask(), Ask::Forced { player: Seat(0), .. }), "{:?}", table.ask());
}

#[test]
fn who_cannot_take_damage_cannot_pay_with_it() {
    cites!("precedence.cannot-is-absolute");
    let you = || Cards(Box::new(Filter { kind: Some(Noun::You), ..Filter::default() }));
    let cannot = |given: Given| {
        given.print("superhuman-strength", |card| {
            card.faces[0].text.modifiers = vec![Modifier::Cannot(Ban::TakeDamage { who: you(), from: None })];
        })
    };
    // She takes damage to draw a card.
    let given = || Given::new(&["hulk"], "rhino").own(0, "focused-rage").own(0, "superhuman-strength");
    let mut table = given().play();
    table.act("focused-rage");
    assert_eq!((table.damage_on("she-hulk"), table.hand(0)), (1, 1));
    let mut table = cannot(given()).play();
    assert_eq!(table.cannot_act("focused-rage"), rule!("initiating.step2-determine-cost"));
}

#[test]
fn acceleration_tokens_do_not_run_out() {
    cites!("precedence.tokens-unlimited");
    // The encounter deck runs out with the one card that is dealt.
    let mut given = Given::new(&["spider"], "rhino").alter_ego(0);
    let cards: Vec<_> = given.state.encounter.deck.drain().collect();
    given.state.encounter.deck.add(cards[0]);
    given.state.encounter.discard.extend(&cards[1..]);
    given.state.encounter.acceleration_tokens = 7;
    (given.state.active, given.state.phase) = (None, Phase::Villain(VillainStep::Deal));
    let mut table = given.play();
    table.until(|ask| matches!(ask, Ask::Turn { .. } | Ask::ChooseOne { .. }));
    assert_eq!(table.state().encounter.acceleration_tokens, 7 + 1);
}

#[test]
fn the_token_stays_with_the_first_player_while_cards_are_revealed() {
    cites!("round.sequence");
    let given = Given::new(&["spider", "hulk"], "rhino").alter_ego(0).alter_ego(1);
    let mut table = given.dealt(0, &["hydra-bomber"]).play();
    table.until(|ask| matches!(ask, Ask::ChooseOne { .. }));
    assert_eq!(table.state().first_player, Seat(0));
    table.until(|ask| matches!(ask, Ask::Turn { .. }));
    assert_eq!(table.state().first_player, Seat(1));
}

#[test]
fn round_follows_on_round_and_each_passes_the_token() {
    cites!("round.repeat", "villain-phase.step5.pass-first-player");
    for round in 1..=5 {
        let mut given = Given::new(&["spider", "hulk", "iron"], "rhino");
        given.state.round = round;
        let mut table = given.dealt(0, &["im-tough"]).play();
        table.until(|ask| matches!(ask, Ask::Turn { .. }));
        assert_eq!((table.state().round, table.state().first_player), (round + 1, Seat(1)));
        assert_eq!((table.state().phase, table.ask()), (Phase::Turn, Ask::Turn { player: Seat(1) }));
    }
}

/// A support of Spider-Man's that says what cannot be.
fn cannot(ban: &str) -> Given {
    let given = Given::homebrew(&["spider"], "rhino").modifies("hero-camp", &format!("cannot: {{ {ban} }}"));
    given.own(0, "hero-camp")
}

/// One of his supports does this.
fn doing(given: Given, steps: &str) -> Given {
    given.says("one-shot", &format!("{{ when: action, do: [{steps}] }}")).own(0, "one-shot")
}

#[test]
fn who_cannot_attack_does_not_by_any_power_or_label() {
    cites!("precedence.cannot-is-absolute");
    let mut table =
        cannot("attack: { who: your-hero }").own(0, "mockingbird").hand(0, &["haymaker", "energy"]).play();
    let (hero, ally) = (table.id("spider-man"), table.id("mockingbird"));
    assert_eq!(table.refused(TurnOption::Attack(hero)), rule!("precedence.cannot-is-absolute"));
    assert_eq!(table.cannot_play("haymaker"), rule!("precedence.cannot-is-absolute"));
    assert!(table.offers(TurnOption::Attack(ally)));
    // An enemy that cannot attack does not activate so, and is stunned as before.
    let mut table = cannot("attack: { who: villain }")
        .status("rhino-1", Status::Stunned)
        .villain_phase()
        .draws(&["im-tough"])
        .play();
    table.settle();
    assert!(table.damage_on("spider-man") == 0 && table.has("rhino-1", Status::Stunned));
}

#[test]
fn who_cannot_thwart_does_not_by_any_power_or_label() {
    cites!("precedence.cannot-is-absolute");
    let mut table = cannot("thwart: { who: your-hero }")
        .threat("the-break-in", 5)
        .hand(0, &["for-justice", "energy", "genius"])
        .play();
    let hero = table.id("spider-man");
    assert_eq!(table.refused(TurnOption::Thwart(hero)), rule!("precedence.cannot-is-absolute"));
    assert_eq!(table.cannot_play("for-justice"), rule!("precedence.cannot-is-absolute"));
    assert!(table.offers(TurnOption::Attack(hero)));
}

#[test]
fn an_enemy_that_cannot_scheme_does_not() {
    cites!("precedence.cannot-is-absolute");
    let schemed = |ban: &str| {
        let mut table = cannot(ban).alter_ego(0).villain_phase().draws(&["im-tough"]).play();
        table.settle();
        table.told().any(|(event, _)| matches!(event, Event::Began { .. }))
    };
    assert!(!schemed("scheme: { who: villain }") && schemed("attack: { who: villain }"));
}

#[test]
fn who_cannot_defend_does_not() {
    cites!("precedence.cannot-is-absolute");
    let mut table = cannot("defend: { who: your-hero }").own(0, "mockingbird").villain_phase().play();
    table.until(|ask| matches!(ask, Ask::Defend { .. }));
    let (hero, ally) = (table.id("spider-man"), table.id("mockingbird"));
    assert_eq!(table.refused(Defend::With(hero)), rule!("precedence.cannot-is-absolute"));
    assert!(table.offers(Defend::With(ally)));
}

#[test]
fn what_cannot_ready_stays_exhausted() {
    cites!("precedence.cannot-is-absolute");
    let given = || {
        cannot("ready: { who: { kind: ally } }")
            .own(0, "mockingbird")
            .with("mockingbird", |card| card.exhausted = true)
    };
    let mut table = doing(given(), "{ ready: { each: ally } }").play();
    assert_eq!(table.cannot_act("one-shot"), rule!("abilities.must-be-able-to-change-state"));
    let mut table = given().with("spider-man", |card| card.exhausted = true).play();
    table.end_turn();
    table.until(|ask| matches!(ask, Ask::Defend { .. }));
    assert!(table.find("mockingbird").exhausted && !table.find("spider-man").exhausted);
}

#[test]
fn who_cannot_change_form_does_not() {
    cites!("precedence.cannot-is-absolute");
    let mut table = doing(cannot("change-form: { who: you }"), "{ change-form: {} }").play();
    assert_eq!(table.refused(TurnOption::ChangeForm), rule!("precedence.cannot-is-absolute"));
    assert_eq!(table.cannot_act("one-shot"), rule!("abilities.must-be-able-to-change-state"));
}

#[test]
fn who_cannot_be_healed_is_not() {
    cites!("precedence.cannot-is-absolute");
    let given = || cannot("be-healed: { who: you }").alter_ego(0).damage("spider-man", 4);
    let mut table = doing(given(), "{ heal: { amount: 2, from: you } }, { draw: { count: 1 } }").play();
    assert_eq!(table.refused(TurnOption::Recover), rule!("precedence.cannot-is-absolute"));
    table.act("one-shot");
    assert_eq!((table.damage_on("spider-man"), table.hand(0)), (4, 1));
    // Damage that is moved heals nobody.
    let mut table = doing(given(), "{ move-damage: { amount: 2, from: you, to: villain } }").play();
    table.act("one-shot");
    assert_eq!((table.damage_on("spider-man"), table.damage_on("rhino-1")), (2, 2));
}

#[test]
fn who_cannot_get_a_status_card_does_not() {
    cites!("precedence.cannot-is-absolute");
    let both = "{ give-status: { status: stunned, to: villain } }, { give-status: { status: confused, to: villain } }";
    let statuses = |ban: &str| {
        let mut table = doing(cannot(ban), &format!("{both}, {{ draw: {{ count: 1 }} }}")).play();
        table.act("one-shot");
        [Status::Stunned, Status::Confused].map(|status| table.has("rhino-1", status))
    };
    assert_eq!(statuses("get-status: { who: villain, status: stunned }"), [false, true]);
    assert_eq!(statuses("get-status: { who: enemy }"), [false, false]);
    assert_eq!(statuses("get-status: { who: minion }"), [true, true]);
}

#[test]
fn threat_that_cannot_be_placed_is_not() {
    cites!("precedence.cannot-is-absolute");
    let place = "{ place-threat: { amount: 2, at: main-scheme } }, { draw: { count: 1 } }";
    let mut table = doing(cannot("gain-threat: { who: main-scheme }"), place).play();
    let before = table.threat_on("the-break-in");
    table.act("one-shot");
    assert_eq!((table.threat_on("the-break-in"), table.hand(0)), (before, 1));
    table.end_turn();
    table.until(|ask| matches!(ask, Ask::Defend { .. }));
    assert_eq!(table.threat_on("the-break-in"), before, "in step 1 neither");
}

#[test]
fn who_cannot_draw_does_not() {
    cites!("precedence.cannot-is-absolute");
    let mut table = doing(cannot("draw: { who: you }"), "{ draw: { count: 2 } }").play();
    assert_eq!(table.cannot_act("one-shot"), rule!("abilities.must-be-able-to-change-state"));
    table.end_turn();
    table.until(|ask| matches!(ask, Ask::Defend { .. }));
    assert_eq!(table.hand(0), 0);
}

#[test]
fn what_cannot_be_played_is_not() {
    cites!("precedence.cannot-is-absolute");
    let hand = ["mockingbird", "haymaker", "energy", "genius", "strength"];
    let mut table = cannot("play: { what: { kind: ally, control: you } }").hand(0, &hand).play();
    assert_eq!(table.cannot_play("mockingbird"), rule!("precedence.cannot-is-absolute"));
    let event = table.card("haymaker");
    assert!(table.offers(TurnOption::Play(event)));
    let mut table = cannot("play: { what: event }").hand(0, &hand).play();
    assert_eq!(table.cannot_play("haymaker"), rule!("precedence.cannot-is-absolute"));
    let ally = table.card("mockingbird");
    assert!(table.offers(TurnOption::Play(ally)));
}

#[test]
fn nothing_is_moved_to_where_it_cannot_be() {
    cites!("precedence.cannot-is-absolute", "damage.move.needs-valid-ends", "damage.move.elements");
    // Something else lets the ability begin.
    let moves = |given: Given, steps: &str| after(given, &format!("{{ draw: {{ count: 1 }} }}, {steps}"));
    let hurt = "{ move-damage: { amount: 2, from: you, to: villain } }";
    let given = || Given::homebrew(&["spider"], "rhino").damage("spider-man", 2).own(0, "lookout");
    let immune = given().modifies("lookout", "{ cannot: { take-damage: { who: villain } } }");
    for (given, left) in [(given(), 0), (immune, 2)] {
        let table = moves(given, hurt);
        assert_eq!((table.damage_on("spider-man"), table.damage_on("rhino-1")), (left, 2 - left));
    }
    let threat = "{ move-threat: { amount: 2, from: { each: side-scheme }, to: main-scheme } }";
    let given = || given().foe(None, "bomb-scare").threat("bomb-scare", 3);
    let closed = given().modifies("lookout", "{ cannot: { gain-threat: { who: main-scheme } } }");
    for (given, left) in [(given(), 1), (closed, 3)] {
        let table = moves(given, threat);
        assert_eq!((table.threat_on("bomb-scare"), table.threat_on("the-break-in")), (left, 3 - left));
    }
}

#[test]
fn who_cannot_take_damage_gets_no_share_of_it() {
    cites!(
        "precedence.cannot-is-absolute",
        "abilities.choose.must-change-state",
        "damage.indirect.distribute"
    );
    let given = Given::homebrew(&["spider"], "rhino").own(0, "lookout").own(0, "mockingbird").own(0, "hulk");
    let given = given.with("mockingbird", |card| card.exhausted = true);
    let given =
        given.modifies("lookout", "{ cannot: { take-damage: { who: { kind: ally, is: exhausted } } } }");
    let table = after(given, "{ assign-damage: { amount: 2, among: ally } }");
    assert_eq!((table.damage_on("mockingbird"), table.damage_on("hulk")), (0, 2));
}
