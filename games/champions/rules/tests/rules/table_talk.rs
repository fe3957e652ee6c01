//! What players show each other of their hands: each as they like, and never to who only watches.

use champions::Champions;
use champions::ask::Ask;
use champions::card::ability::Keyword;
use champions::cites;
use champions::players::confer;
use champions::state::State;
use champions::timing::Moment;
use champions::view::ZoneView;
use table::{Fast, Game, Match, Seat, Seats};

use crate::given::Given;
use crate::kit::{self, Table, cards};

const ALL: [Seat; 3] = [Seat(0), Seat(1), Seat(2)];

/// Three players with a few cards each.
fn three() -> Given {
    let given = Given::new(&["spider", "hulk", "panther"], "rhino");
    given.hand(0, &["energy", "backflip"]).hand(1, &["strength"]).hand(2, &["genius", "for-justice"])
}

fn show(game: &mut Match<Champions>, seat: Seat, shown: bool) {
    game.agree(|state| state.shown_hands = state.shown_hands.with(seat, shown));
}

/// Whether somebody sees a hand, and whether what is worked out for somebody knows it. The two go together.
#[track_caller]
fn sees(game: &Match<Champions>, seat: Option<Seat>, of: Seat) -> bool {
    let view = Champions::view(game.now(), seat);
    let hand = &game.now().state.player(of).hand;
    let sees = match &view.players[usize::from(of.0)].hand {
        ZoneView::Open(cards) => {
            assert_eq!(*cards, hand.iter().collect::<Vec<_>>());
            true
        }
        ZoneView::Closed { count } => {
            assert_eq!(*count, hand.len());
            false
        }
    };
    assert_eq!(view.known.player(of).hand == *hand, sees, "{seat:?} works with the hand of {of:?}");
    sees
}

/// Players see their hand and those that are shown. Watchers see none.
#[track_caller]
fn only_shown(game: &Match<Champions>, shown: &[Seat]) {
    for of in ALL {
        for seat in ALL {
            assert_eq!(sees(game, Some(seat), of), seat == of || shown.contains(&of), "{seat:?} of {of:?}");
        }
        assert!(!sees(game, None, of), "who only watches sees the hand of {of:?}");
        for seat in [Some(Seat(0)), Some(Seat(1)), None] {
            let told = Champions::view(game.now(), seat).players[usize::from(of.0)].shown;
            assert_eq!(told, shown.contains(&of), "{seat:?} is told whether {of:?} shows");
        }
    }
}

#[test]
fn hands_are_open_to_all_players_where_they_have_agreed_so() {
    cites!("players.table-talk.allowed", "players.table-talk.no-duty");
    for open_hands in [false, true] {
        let cards = cards();
        let setup = champions::setup::Setup {
            open_hands,
            ..kit::setup(&cards, &["spider-man-justice", "she-hulk-aggression"], "rhino")
        };
        let state = Champions::start(&cards, &setup).expect("a setup in order");
        for seat in [Seat(0), Seat(1)] {
            assert_eq!(state.shown_hands.has(seat), open_hands);
        }
    }
    let mut game = three().play().game;
    only_shown(&game, &[]);
    game.agree(|state| state.shown_hands = Seats::all(3));
    only_shown(&game, &ALL);
}

#[test]
fn each_player_shows_and_hides_their_hand_at_any_time() {
    cites!("players.table-talk.allowed", "players.table-talk.no-duty");
    let mut table = three().play();
    show(&mut table.game, Seat(1), true);
    only_shown(&table.game, &[Seat(1)]);
    // It lasts while cards come and go, and whatever is taken back.
    let before = table.game.journal().next_number();
    table.end_turn();
    table.until(|ask| *ask == Ask::Turn { player: Seat(1) });
    only_shown(&table.game, &[Seat(1)]);
    show(&mut table.game, Seat(2), true);
    only_shown(&table.game, &[Seat(1), Seat(2)]);
    table.game.undo(before).expect("it was played before");
    only_shown(&table.game, &[Seat(1), Seat(2)]);
    show(&mut table.game, Seat(1), false);
    only_shown(&table.game, &[Seat(2)]);
    show(&mut table.game, Seat(2), false);
    only_shown(&table.game, &[]);
}

#[test]
fn what_is_shown_is_no_part_of_the_game() {
    cites!("players.table-talk.allowed");
    let (quiet, mut shown) = (three().play().game, three().play().game);
    show(&mut shown, Seat(0), true);
    assert_eq!(shown.journal(), quiet.journal());
    assert_eq!((shown.pending(), shown.told()), (quiet.pending(), quiet.told()));
    show(&mut shown, Seat(0), false);
    assert_eq!(shown.now().state, quiet.now().state);
}

/// Whether a hand stays as it is, however often somebody imagines the rest.
fn believed(state: &State, seat: Seat, of: Seat) -> bool {
    (0..20).all(|seed| {
        let mut imagined = state.clone();
        Champions::imagine(&cards(), &mut imagined, seat, &mut Fast::new(seed));
        imagined.player(of).hand == state.player(of).hand
    })
}

#[test]
fn who_plans_for_a_seat_counts_on_the_hands_that_are_shown() {
    cites!("players.table-talk.allowed", "players.table-talk.no-duty");
    // From the decks as they are, so that there is something else that a hand could be.
    let mut game =
        Table::new(&["spider-man-justice", "she-hulk-aggression", "black-panther-protection"], "rhino").game;
    show(&mut game, Seat(1), true);
    for seat in ALL {
        for of in ALL {
            assert_eq!(
                believed(game.now().state, seat, of),
                seat == of || of == Seat(1),
                "{seat:?} of {of:?}"
            );
        }
    }
}

#[test]
fn nobody_begins_to_show_a_hand_while_a_card_with_peril_is_resolved() {
    cites!("keywords.peril.no-consulting", "players.table-talk.allowed");
    let resolving = |peril: bool, players: &[&str]| {
        let given = Given::homebrew(players, "rhino").print("caught-off-guard", |card| {
            if peril {
                card.faces[0].text.keywords.push(Keyword::Peril);
            }
        });
        let given = given.own(0, "one-shot").own(0, "night-shelter").dealt(0, &["caught-off-guard"]);
        let mut table = given.play();
        table.until(|ask| matches!(ask, Ask::Choose { .. } | Ask::ChooseOne { .. } | Ask::Turn { .. }));
        table
    };
    let why = champions::rule!("keywords.peril.no-consulting");
    let mut table = resolving(true, &["spider", "hulk"]);
    assert_eq!(confer(table.state()).map_err(|why| why.rule), Err(why));
    table.until(|ask| matches!(ask, Ask::Turn { .. }));
    assert_eq!(confer(table.state()), Ok(()), "the card has been resolved");
    assert_eq!(confer(resolving(false, &["spider", "hulk"]).state()), Ok(()));
    assert_eq!(confer(resolving(true, &["spider"]).state()), Ok(()), "alone there is nobody to confer with");
}

#[test]
fn who_is_asked_betrays_nothing_of_what_a_hand_could_give() {
    cites!("players.table-talk.no-duty", "timing.interrupt.player-order-until-all-pass");
    let asked = |ability: &str, hand: &[&str]| {
        let when = "when: { interrupt: { damage: { to: you } } }";
        let given = Given::homebrew(&["hulk", "spider"], "rhino");
        let given = given.says("one-shot", &format!("{{ {when}, {ability} }}")).own(0, "one-shot");
        let mut table = given.hand(0, hand).villain_phase().play();
        let damage = |ask: &Ask| matches!(ask, Ask::Window { moment: Moment::Damage { .. }, .. });
        table.until(|ask| damage(ask) || matches!(ask, Ask::Turn { .. }));
        damage(&table.ask())
    };
    // An ally of the hand is the price, or enters play; whether there is one is for its player to know.
    let ally = "{ choose: { from: { in: hand, kind: ally } } }";
    let price = format!("cost: [{{ discard: {{ what: {ally} }} }}], do: [{{ prevent: 1 }}]");
    let enters = format!("do: [{{ put-into-play: {{ what: {ally} }} }}]");
    for ability in [&price, &enters] {
        assert!(asked(ability, &["tigra"]) && asked(ability, &["energy"]), "{ability}");
        assert!(!asked(ability, &[]), "an empty hand hides nothing: {ability}");
    }
}
