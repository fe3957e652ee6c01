//! The chapters on what goes before what, and on the round.

use champions::ask::Ask;
use champions::card::ability::{Ban, Cards, Filter, Modifier, Noun};
use champions::event::Event;
use champions::state::{Outcome, Phase, VillainStep};
use champions::{cites, rule};
use table::Seat;

use crate::given::Given;

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
