//! What is drawn and told of a table of Champions.

use champions::Champions;
use champions::card::ability::Keyword;
use champions::card::{CardType, core};
use champions_face::PARTS;
use host::{Asked, Bot, Door as _, Host, Questions, Record, Sitting};
use table::{Fast, Seat, Seats};
use wire::table::{Kind, Mark, ThingKind};
use words::Language;

use crate::support::play::{
    answer, any_choice, begin, board, champions, chosen, drawn, fairness, question, record, setup, until,
};

#[test]
fn the_table_shows_villain_scheme_and_players_as_the_book_lays_them_out() {
    let (game, seat, _) = until("turn", |_, _| true);
    let table = board(&*game, Some(seat));
    let card = |id: Option<u32>| table.figures.iter().find(|card| Some(card.id) == id).unwrap();
    let (villain, scheme) = (card(table.villain), card(table.main_scheme));
    // Rhino I has 14 hit points a player, SCH 1 and ATK 2.
    assert_eq!((villain.full, villain.left, villain.stage.as_deref()), (Some(14), Some(14), Some("I")));
    let values: Vec<_> = villain.values.iter().map(|value| (value.code.as_str(), value.value)).collect();
    assert_eq!(values, [("scheme", Some(1)), ("attack", Some(2))]);
    assert_eq!((scheme.stage.as_deref(), scheme.target), (Some("1B"), Some(7)));
    assert_eq!(table.next_threat, 1);
    assert_eq!(table.next_cards, [1]);
    let side = &table.sides[0];
    assert_eq!(side.hand.as_ref().map(Vec::len), Some(side.hand_count.into()));
    let identity = card(Some(side.identity));
    assert_eq!((identity.kind.as_str(), identity.form.as_deref()), ("alter-ego", Some("alter-ego")));
    assert_eq!(board(&*game, None).sides[0].hand, None, "a spectator sees no hand");
}

#[test]
fn a_mulligan_takes_no_more_cards_than_the_hand_has() {
    let (game, seat, asked) = until("mulligan", |_, _| true);
    let held = board(&*game, Some(seat)).sides[usize::from(seat.0)].hand_count;
    assert_eq!(asked.kind, Kind::Some { least: 0, most: held });
}

#[test]
fn every_card_in_hand_can_be_played_or_says_why_not() {
    let (game, seat, asked) = until("turn", |_, asked| asked.forbidden.len() > 2);
    let hand = board(&*game, Some(seat)).sides[usize::from(seat.0)].hand.clone().unwrap();
    let marks = |id: u32| Mark::Thing { kind: ThingKind::Card, id };
    for card in hand {
        let playable = asked.choices.iter().any(|choice| choice.marks.contains(&marks(card.id)));
        let why = asked.forbidden.iter().find(|forbidden| forbidden.marks.contains(&marks(card.id)));
        assert!(playable || why.is_some_and(|why| !why.why.text.is_empty()), "{}: {asked:?}", card.name);
    }
}

#[test]
fn a_payment_has_plans_that_pay_and_lose_as_little_as_they_say() {
    let (game, seat, asked) = until("pay", |_, asked| {
        asked.payment.as_ref().is_some_and(|payment| payment.plans.len() > 1 && payment.cost.len() > 1)
    });
    assert_eq!(asked.kind, Kind::Payment);
    let payment = asked.payment.clone().unwrap();
    assert!(!payment.paid && payment.generated.is_empty());
    let cards = |plan: &wire::table::PaymentPlan| {
        let used = plan.choices.iter().map(|choice| {
            let source = payment.sources.iter().find(|source| source.choice == *choice).unwrap();
            usize::from(source.how == "discard")
        });
        used.sum::<usize>()
    };
    assert!(payment.plans.is_sorted_by_key(|plan| (cards(plan), plan.surplus)), "{payment:?}");
    for plan in &payment.plans {
        let mut paying = game.copy();
        for value in &plan.answers {
            let now = paying.page(Some(seat), Language::En).position().questions.remove(0);
            assert_eq!(now.code, "pay", "{plan:?}");
            answer(&mut *paying, seat, now.which, value);
        }
        let after = paying.page(Some(seat), Language::En).position().questions;
        assert!(after.iter().all(|now| now.payment.is_none()), "{plan:?} leaves something to pay");
        let generated: usize = plan
            .choices
            .iter()
            .map(|choice| {
                payment.sources.iter().find(|source| source.choice == *choice).unwrap().resources.len()
            })
            .sum();
        assert_eq!(generated - payment.cost.len(), usize::from(plan.surplus));
    }
}

#[test]
fn a_payment_names_the_card_that_is_played_and_an_ability_s_cost_none() {
    for played in [true, false] {
        let (.., asked) = until("pay", |_, asked| {
            asked.payment.as_ref().is_some_and(|payment| payment.card.is_some() == played)
        });
        assert_eq!(asked.payment.unwrap().name.is_some(), played);
    }
}

#[test]
fn a_basic_attack_says_beforehand_what_it_does_and_then_does_it() {
    let (game, seat, asked) = until("target", |_, asked| {
        asked.choices.iter().any(|choice| choice.previews.iter().any(|preview| preview.code == "damage"))
    });
    for choice in &asked.choices {
        let mut then = game.copy();
        answer(&mut *then, seat, asked.which, &choice.answer);
        for preview in choice.previews.iter().filter(|preview| preview.code == "damage") {
            let Mark::Thing { id, .. } = preview.at else { panic!("{preview:?}") };
            let left = |game: &dyn Sitting| {
                board(game, None).figures.iter().find(|card| card.id == id).and_then(|card| card.left)
            };
            assert_eq!(left(&*game).map(i32::from), Some(preview.now));
            // Windows may be open before the damage; nobody answers in them.
            while left(&*then) == left(&*game) {
                let asked = then.asked().first().expect("the attack goes on").seat;
                let (which, pass) = then.bot(asked, Bot::Safe).unwrap();
                answer(&mut *then, asked, which, &pass);
            }
            assert_eq!(left(&*then).map(i32::from), Some(preview.then), "{preview:?}");
        }
    }
}

#[test]
fn a_defence_is_shown_with_exact_odds_of_the_boost() {
    let (game, seat, asked) = until("defend", |game, asked| {
        let deed = board(game, None).deed;
        asked.choices.len() > 1 && deed.is_some_and(|deed| deed.boosts == 1)
    });
    let deed = board(&*game, None).deed.unwrap();
    assert_eq!((deed.kind.as_str(), deed.steps.len(), deed.step), ("enemy-attack", 4, 1));
    let none = asked.choices.iter().find(|choice| choice.quiet).unwrap();
    let odds = none.odds.as_ref().expect("not defending has its odds");
    let most = odds.amounts.iter().map(|amount| amount.amount).max().unwrap();
    assert!(most <= i32::from(deed.most) && odds.amounts[0].amount >= i32::from(deed.least), "{odds:?}");
    let whole = game.page(Some(seat), Language::En).odds(asked.which, &none.answer).unwrap();
    assert_eq!(whole.variants.len(), asked.choices.len());
    let other = asked.choices.iter().find(|choice| !choice.quiet).unwrap();
    assert!(other.odds.as_ref().unwrap().mean <= odds.mean, "defending does not hurt more");
}

#[test]
fn nobody_confers_while_a_card_with_peril_is_resolved() {
    champions::cites!("keywords.peril.no-consulting", "players.table-talk.allowed");
    // No card of the core set has peril, so every treachery gets it.
    let mut cards = core().unwrap();
    let treacheries = cards.cards.iter_mut().flat_map(|card| &mut card.faces);
    for face in treacheries.filter(|face| face.kind == CardType::Treachery) {
        face.text.keywords.push(Keyword::Peril);
    }
    let host: Host<Champions> = Host::with_content(&PARTS, cards).unwrap();
    let mut hushed = 0;
    for seed in 0..4 {
        let mut game = host.open(&Record::new(setup("klaw", "expert", 2), fairness(seed))).unwrap();
        let mut chance = Fast::new(seed);
        while let Some((seat, asked)) = question(&*game) {
            let peril = board(&*game, None).peril;
            let why = game.page(None, Language::De).standing().hushed;
            assert_eq!(why.is_some(), peril.is_some(), "all talk is free but for peril");
            if let Some(why) = why {
                assert_eq!(why.rule, "keywords.peril.no-consulting");
                assert!(!why.text.is_empty());
                hushed += 1;
            }
            let value = any_choice(&asked, &mut chance).clone();
            answer(&mut *game, seat, asked.which, &value);
        }
    }
    assert!(hushed > 0, "no card with peril asked anything");
}

#[test]
fn a_hand_is_its_owner_s_alone_as_long_as_nobody_shows_it() {
    champions::cites!("players.table-talk.no-duty");
    let (game, seat, _) = until("turn", |game, _| board(game, None).sides.len() == 2);
    for other in [None, Some(Seat(1 - seat.0))] {
        let side = &board(&*game, other).sides[usize::from(seat.0)];
        assert!(side.hand.is_none() && side.hand_count > 0);
    }
    assert!(board(&*game, Some(seat)).sides[usize::from(seat.0)].hand.is_some());
}

#[test]
fn open_hands_are_open_to_players_and_not_to_spectators() {
    champions::cites!("players.table-talk.allowed");
    let table = [chosen("hands", "open")];
    let setup = champions().setup(&table, &[Vec::new(), Vec::new()], Language::En).unwrap();
    let game = begin(&setup, 1);
    let hand = |listener: Option<Seat>, of: usize| board(&*game, listener).sides[of].hand.clone();
    assert!(hand(Some(Seat(0)), 1).is_some_and(|hand| hand.len() == 6 || hand.len() == 5));
    assert_eq!(hand(Some(Seat(0)), 1), hand(Some(Seat(1)), 1));
    assert_eq!(hand(None, 1), None);
}

/// Three players, and who only watches.
const LISTENERS: [Option<Seat>; 4] = [Some(Seat(0)), Some(Seat(1)), Some(Seat(2)), None];

/// Which hands each of them sees.
fn seen(game: &dyn Sitting) -> [Vec<usize>; 4] {
    let shown = game.copy().hands().unwrap().shown();
    LISTENERS.map(|listener| {
        let sides = board(game, listener).sides;
        assert!(sides.iter().all(|side| side.shown == shown.has(Seat(side.seat))));
        (0..3).filter(|&of| sides[of].hand.is_some()).collect()
    })
}

/// Which hands they see who look back at a moment.
fn seen_at(game: &dyn Sitting, moment: u32) -> [Vec<usize>; 4] {
    LISTENERS.map(|listener| {
        let page = game.page(listener, Language::En);
        let moments = page.moments(Questions::Own, moment..=moment).unwrap();
        let sides = drawn(&moments[0].board).sides;
        (0..3).filter(|&of| sides[of].hand.is_some()).collect()
    })
}

#[test]
fn one_of_three_shows_the_hand_and_the_match_carries_it_wherever_it_goes() {
    champions::cites!("players.table-talk.allowed", "players.table-talk.no-duty");
    let setup = setup("rhino", "standard", 3);
    let hidden = [vec![0], vec![1], vec![2], vec![]];
    let shown = [vec![0, 1], vec![1], vec![1, 2], vec![]];
    let mut game = begin(&setup, 1);
    let mut chance = Fast::new(1);
    let mut play = |game: &mut dyn Sitting| {
        for _ in 0..4 {
            let (seat, asked) = question(game).unwrap();
            answer(game, seat, asked.which, &any_choice(&asked, &mut chance).clone());
        }
        game.journal(u32::MAX).next
    };
    assert_eq!(seen(&*game), hidden);
    play(&mut *game);
    let from = game.journal(u32::MAX).next;
    game.hands().unwrap().show(Seat(1), true, from);
    assert_eq!(seen(&*game), shown);
    assert_eq!(game.journal(u32::MAX).next, from, "no entry tells of it");
    let later = play(&mut *game);
    assert_eq!(seen(&*game), shown);
    game.hands().unwrap().show(Seat(1), false, later);
    assert_eq!(seen(&*game), hidden);
    let last = play(&mut *game);
    // Who looks back sees what was shown then.
    for moment in [0, from - 1, later, last] {
        assert_eq!(seen_at(&*game, moment), hidden, "at {moment}");
    }
    for moment in [from, later - 1] {
        assert_eq!(seen_at(&*game, moment), shown, "at {moment}");
    }
    game.hands().unwrap().show(Seat(1), true, last);
    assert_eq!(seen(&*game.copy()), shown);
    // A snapshot is only a short cut: what is shown is said again by whoever keeps the match, or it is not.
    let snapshot = Some(game.snapshot());
    let mut opened = champions().open(&Record { snapshot, ..record(&setup, 1, &*game) }).unwrap();
    assert_eq!(seen(&*opened), hidden);
    opened.hands().unwrap().show(Seat(1), true, last);
    assert_eq!(seen(&*opened), shown);
    play(&mut *opened);
    assert_eq!(seen(&*opened), shown);
    let (seat, asked) = question(&*game).unwrap();
    let to = game.journal(u32::MAX).next;
    answer(&mut *game, seat, asked.which, &asked.choices[0].answer);
    game.undo(to).unwrap();
    assert_eq!(seen(&*game), shown);
}

#[test]
fn a_bot_counts_on_the_hand_that_its_partner_shows() {
    champions::cites!("players.table-talk.allowed");
    // It believes otherwise where the hand is shown, and so it answers otherwise somewhere; whose hand is the bot's own makes
    // no difference to it.
    let mut otherwise = [0; 2];
    for seed in 0..3 {
        let mut game = begin(&setup("rhino", "standard", 2), seed);
        for _ in 0..60 {
            let Some((seat, _)) = question(&*game) else { break };
            let (which, value) = game.bot(seat, Bot::Called("greedy")).unwrap();
            for (shows, otherwise) in [seat, Seat(1 - seat.0)].into_iter().zip(&mut otherwise) {
                let mut shown = game.copy();
                shown.hands().unwrap().show(shows, true, game.journal(u32::MAX).next);
                *otherwise +=
                    usize::from(shown.bot(seat, Bot::Called("greedy")).unwrap() != (which, value.clone()));
            }
            answer(&mut *game, seat, which, &value);
        }
    }
    assert!(otherwise[0] == 0 && otherwise[1] > 0, "{otherwise:?}");
}

#[test]
fn a_position_is_reported_to_a_seat_with_what_it_may_know() {
    let (game, seat, _) = until("turn", |_, _| true);
    let report = |reader| game.page(reader, Language::En).report(game.journal(u32::MAX).next).unwrap();
    let own = report(Some(seat)).unwrap();
    assert!(own.contains("game: champions"), "{own}");
    assert_eq!(report(None), None, "a spectator knows no hand to report");
}

#[test]
fn who_wants_to_act_on_another_turn_says_so_and_is_asked() {
    champions::cites!("player-phase.turn.offer-action");
    let (mut game, active, asked) = until("turn", |game, _| board(game, None).sides.len() == 2);
    let other = Seat(1 - active.0);
    let claims = Seats::NONE.with(other, true);
    let told = |asked: &Asked| (asked.which, asked.seat, asked.claims);
    assert_eq!(game.asked().iter().map(told).collect::<Vec<_>>(), [(asked.which, active, claims)]);
    let claim = game.page(Some(other), Language::Fr).position().questions.remove(0);
    assert_eq!((claim.code.as_str(), claim.choices.len()), ("claim", 1));
    // Nothing else is the other's to answer, the end of the turn least of all.
    let end = serde_json::json!({ "turn": "end-turn" });
    assert_eq!(game.answer(other, claim.which, &end, Language::En), Err(host::Refused::NotAsked));
    assert!(game.page(None, Language::En).position().questions.is_empty(), "who looks on offers nothing");
    answer(&mut *game, other, claim.which, &claim.choices[0].answer);
    let (seat, requested) = question(&*game).unwrap();
    assert_eq!((seat, requested.code.as_str()), (other, "requested"));
    // Who thinks better of it is silent until something was done, and the turn goes on.
    let decline = requested.choices.iter().find(|choice| choice.quiet).expect("who is asked may decline");
    let value = decline.answer.clone();
    answer(&mut *game, seat, requested.which, &value);
    assert_eq!(question(&*game).map(|(seat, asked)| (seat, asked.code)), Some((active, "turn".to_owned())));
    assert!(game.asked().iter().all(|asked| asked.claims == Seats::NONE));
}

#[test]
fn an_ending_says_why_the_game_was_lost() {
    champions::cites!("winning.villain", "players.elimination.all");
    let (mut completed, mut defeated) = (0, 0);
    for seed in 0..12 {
        let mut game = begin(&setup("rhino", "expert", 1), seed);
        let mut chance = Fast::new(seed);
        while let Some((seat, asked)) = question(&*game) {
            let value = any_choice(&asked, &mut chance).clone();
            answer(&mut *game, seat, asked.which, &value);
        }
        let out = board(&*game, None).sides.iter().all(|side| side.eliminated);
        let said = game.page(None, Language::En).standing().outcome.expect("it is over").text;
        if said.contains("is defeated in round") {
            continue;
        }
        assert_eq!(out, said.ends_with("every hero is defeated"), "{said}");
        assert_eq!(!out, said.ends_with("the scheme is completed"), "{said}");
        *(if out { &mut defeated } else { &mut completed }) += 1;
    }
    assert!(completed > 0 && defeated > 0, "{completed} by threat, {defeated} by damage");
}
