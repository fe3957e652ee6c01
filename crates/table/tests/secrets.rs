//! A small game with secrets: hands, a deck, picks made together, and a window that only holders can use.
//!
//! It proves the kernel where the games of the house can't: simultaneous questions, telling questions, views
//! that hold no secrets, reveals that end a free undo, and the suite's own eyes for leaks.

use std::collections::BTreeSet;
use std::sync::Arc;

use serde::{Deserialize, Serialize};
use table::{
    Chance, Fairness, Fast, Flow, Game, Kind, Match, Play, Prompt, Question, Replayed, Right, RuleId, Scene,
    Seat, Seed, Stop, Verdict, conformance, need,
};

const IDS: &[&str] = &["deal.hand", "play.from-hand", "round.higher-wins", "trump.holder-only"];

macro_rules! rule {
    ($id:literal) => {
        const { RuleId::checked(IDS, $id) }
    };
}

/// Ranks 1 to 9, two of each; who still holds a 9 may show it to double a round.
const TRUMP: u8 = 9;

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
struct State {
    /// How many of each rank the deck still holds: a bag, nothing is shuffled.
    deck: [u32; 9],
    hands: [Vec<u8>; 2],
    points: [u8; 2],
    /// Cards that were played and shown.
    played: u32,
    round: u8,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
enum Ask {
    Pick { seat: u8 },
    Trump { seat: u8 },
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
enum Answer {
    Card(u8),
    Show,
    Pass,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
enum Event {
    Dealt { seat: u8, card: Option<u8> },
    Shown { cards: [u8; 2] },
    Trumped { seat: u8 },
    Won { seat: u8 },
}

#[derive(PartialEq, Eq, Debug, Serialize)]
struct View {
    own: Vec<u8>,
    others: usize,
    points: [u8; 2],
}

/// The game, honest or with a leak.
struct Secrets<const LEAK: u8>;

const HONEST: u8 = 0;
/// The window opens only for those who can use it.
const QUIET_WINDOW: u8 = 1;
/// The view shows the other's cards.
const OPEN_HAND: u8 = 2;
/// A refusal depends on the other's cards.
const TELLING_REFUSAL: u8 = 3;

impl<const LEAK: u8> Game for Secrets<LEAK> {
    const NAME: &'static str = "secrets";
    const HIDDEN: bool = true;
    type Setup = ();
    type SetupError = std::convert::Infallible;
    type State = State;
    type Ask = Ask;
    type Answer = Answer;
    type Event = Event;
    type Content = ();
    type View = View;

    fn start(_: &(), _: &()) -> Result<State, Self::SetupError> {
        Ok(State { deck: [2; 9], hands: Default::default(), points: [0; 2], played: 0, round: 0 })
    }

    fn step(play: &mut Play<Self>) -> Flow<()> {
        deal(play)?;
        let picks = play.choose_together(&[Pick { seat: 0 }, Pick { seat: 1 }])?;
        let cards = [picks[0].0, picks[1].0];
        for (hand, card) in play.state.hands.iter_mut().zip(cards) {
            let at = hand.iter().position(|held| *held == card).expect("the verdict saw it in the hand");
            hand.remove(at);
        }
        play.state.played += 2;
        play.event(rule!("round.higher-wins"), |_| Event::Shown { cards });
        let mut worth = 1;
        for seat in 0..2 {
            if play.choose_if_any(&ShowTrump { seat })? == Some(Show(true)) {
                worth *= 2;
                play.event(rule!("trump.holder-only"), |_| Event::Trumped { seat });
            }
        }
        if cards[0] != cards[1] {
            let seat = u8::from(cards[1] > cards[0]);
            play.state.points[usize::from(seat)] += worth;
            play.event(rule!("round.higher-wins"), |_| Event::Won { seat });
        }
        play.state.round += 1;
        if play.state.round == 5 { Err(Stop::Over) } else { Ok(()) }
    }

    fn prompt(ask: &Ask) -> Prompt {
        let (Ask::Pick { seat } | Ask::Trump { seat }) = *ask;
        Prompt { seat: Seat(seat), right: Right::Own, kind: Kind::One }
    }

    fn seats(_: &State) -> u8 {
        2
    }

    fn view(scene: Scene<Self>, seat: Option<Seat>) -> View {
        let hand = |seat: Seat| &scene.state.hands[usize::from(seat.0)];
        let others = seat.map_or(0, |seat| {
            let other = hand(Seat(1 - seat.0));
            if LEAK == OPEN_HAND { other.iter().map(|&card| usize::from(card)).sum() } else { other.len() }
        });
        View { own: seat.map_or(Vec::new(), |seat| hand(seat).clone()), others, points: scene.state.points }
    }

    fn hears(event: &Event, seat: Option<Seat>) -> Option<Event> {
        match event {
            Event::Dealt { seat: to, .. } if seat != Some(Seat(*to)) => {
                Some(Event::Dealt { seat: *to, card: None })
            }
            other => Some(other.clone()),
        }
    }

    fn reveals(event: &Event) -> bool {
        matches!(event, Event::Shown { .. } | Event::Trumped { .. })
    }

    fn imagine(_: &(), state: &mut State, seat: Seat, chance: &mut Fast) {
        let other = &mut state.hands[usize::from(1 - seat.0)];
        let held = other.len();
        for card in other.drain(..) {
            state.deck[usize::from(card) - 1] += 1;
        }
        for _ in 0..held {
            let drawn = chance.draw(&state.deck, rule!("deal.hand")).expect("fast chance never stops");
            state.deck[drawn] -= 1;
            other.push(drawn as u8 + 1);
        }
        other.sort_unstable();
    }

    fn score(state: &State, seat: Seat) -> f32 {
        let own = state.points[usize::from(seat.0)];
        let other = state.points[usize::from(1 - seat.0)];
        f32::from(i8::from(own > other) - i8::from(own < other)) / 2.0 + 0.5
    }

    fn any_answer(_: &(), _: &State, chance: &mut Fast) -> Answer {
        match chance.below(12) {
            0 => Answer::Show,
            1 => Answer::Pass,
            card => Answer::Card(card as u8),
        }
    }

    fn sound(scene: Scene<Self>) -> Result<(), String> {
        // Each card is somewhere exactly once: in the deck, in a hand, or played.
        let held: u32 = scene.state.hands.iter().map(|hand| hand.len() as u32).sum();
        let all = scene.state.deck.iter().sum::<u32>() + held + scene.state.played;
        if all == 18 { Ok(()) } else { Err(format!("{all} cards instead of 18")) }
    }
}

fn deal<const LEAK: u8>(play: &mut Play<Secrets<LEAK>>) -> Flow<()> {
    for seat in 0..2u8 {
        while play.state.hands[usize::from(seat)].len() < 3 {
            let weights = play.state.deck;
            let drawn = play.draw(&weights, rule!("deal.hand"))?;
            play.state.deck[drawn] -= 1;
            let card = drawn as u8 + 1;
            play.state.hands[usize::from(seat)].push(card);
            play.state.hands[usize::from(seat)].sort_unstable();
            play.event(rule!("deal.hand"), |_| Event::Dealt { seat, card: Some(card) });
        }
    }
    Ok(())
}

#[derive(Clone, Copy)]
struct Card(u8);
#[derive(Clone, Copy, PartialEq)]
struct Show(bool);

impl From<Card> for Answer {
    fn from(card: Card) -> Answer {
        Answer::Card(card.0)
    }
}

impl TryFrom<Answer> for Card {
    type Error = ();

    fn try_from(answer: Answer) -> Result<Card, ()> {
        if let Answer::Card(card) = answer { Ok(Card(card)) } else { Err(()) }
    }
}

impl From<Show> for Answer {
    fn from(show: Show) -> Answer {
        if show.0 { Answer::Show } else { Answer::Pass }
    }
}

impl TryFrom<Answer> for Show {
    type Error = ();

    fn try_from(answer: Answer) -> Result<Show, ()> {
        match answer {
            Answer::Show => Ok(Show(true)),
            Answer::Pass => Ok(Show(false)),
            Answer::Card(_) => Err(()),
        }
    }
}

struct Pick {
    seat: u8,
}

impl<const LEAK: u8> Question<Secrets<LEAK>> for Pick {
    type Answer = Card;

    fn ask(&self) -> Ask {
        Ask::Pick { seat: self.seat }
    }

    fn candidates(&self, scene: Scene<Secrets<LEAK>>, emit: &mut impl FnMut(Card)) {
        let mut hand = scene.state.hands[usize::from(self.seat)].clone();
        hand.dedup();
        hand.into_iter().for_each(|card| emit(Card(card)));
    }

    fn verdict(&self, scene: Scene<Secrets<LEAK>>, card: Card) -> Verdict {
        need(scene.state.hands[usize::from(self.seat)].contains(&card.0), rule!("play.from-hand"))
    }
}

struct ShowTrump {
    seat: u8,
}

impl<const LEAK: u8> Question<Secrets<LEAK>> for ShowTrump {
    type Answer = Show;

    fn ask(&self) -> Ask {
        Ask::Trump { seat: self.seat }
    }

    fn candidates(&self, _: Scene<Secrets<LEAK>>, emit: &mut impl FnMut(Show)) {
        emit(Show(true));
        emit(Show(false));
    }

    fn verdict(&self, scene: Scene<Secrets<LEAK>>, show: Show) -> Verdict {
        let other = &scene.state.hands[usize::from(1 - self.seat)];
        if LEAK == TELLING_REFUSAL && other.contains(&5) {
            need(!show.0, rule!("play.from-hand"))?;
        }
        let holds = scene.state.hands[usize::from(self.seat)].contains(&TRUMP);
        need(!show.0 || holds, rule!("trump.holder-only"))
    }

    /// Being asked only when one holds a trump would betray it.
    fn telling(&self) -> bool {
        LEAK != QUIET_WINDOW
    }
}

fn new_game(seed: u64) -> Match<Secrets<HONEST>> {
    Match::new(Arc::new(()), &(), Fairness::alone(Seed::from_number(seed))).expect("one setup")
}

/// Both seats pick the first card they hold.
fn after_the_picks(seed: u64) -> Match<Secrets<HONEST>> {
    let mut game = new_game(seed);
    for which in [0, 1] {
        let answer = game.pending()[which].options[0];
        game.answer_one(which, answer).expect("it was offered");
    }
    game
}

#[test]
fn conforms() {
    conformance::suite::<Secrets<HONEST>>(Arc::new(()), &[()], 40);
}

#[test]
fn the_suite_sees_leaks_by_asking_viewing_and_refusing() {
    fn passes<const LEAK: u8>() -> bool {
        std::panic::catch_unwind(|| conformance::suite::<Secrets<LEAK>>(Arc::new(()), &[()], 40)).is_ok()
    }
    assert!(!passes::<QUIET_WINDOW>(), "who is asked betrays a card");
    assert!(!passes::<OPEN_HAND>(), "the view shows a card");
    assert!(!passes::<TELLING_REFUSAL>(), "a refusal depends on a card");
}

#[test]
fn a_deal_is_heard_by_its_seat_alone() {
    for told in new_game(5).told() {
        let Event::Dealt { seat, card } = told.event else { continue };
        let heard = |by| Secrets::<HONEST>::hears(&told.event, by);
        assert_eq!(heard(Some(Seat(seat))), Some(Event::Dealt { seat, card }));
        assert_eq!(heard(Some(Seat(1 - seat))), Some(Event::Dealt { seat, card: None }));
        assert_eq!(heard(None), Some(Event::Dealt { seat, card: None }));
    }
}

#[test]
fn questions_asked_together_are_answered_in_any_order() {
    let played = |order: [usize; 2]| {
        let mut game = new_game(5);
        let picks: Vec<Answer> = game.pending().iter().map(|pending| pending.options[0]).collect();
        for which in order {
            game.answer_one(which, picks[which]).expect("it was offered");
        }
        (game.now().state.clone(), game.journal().clone())
    };
    assert_eq!(played([0, 1]), played([1, 0]));
}

#[test]
fn an_early_answer_changes_nothing_until_all_are_in() {
    let mut game = new_game(5);
    let before = (game.now().state.clone(), game.journal().clone());
    let answer = game.pending()[1].options[0];
    game.answer_one(1, answer).expect("it was offered");
    assert_eq!((game.now().state.clone(), game.journal().clone()), before);
    let refusal = game.answer_one(0, Answer::Card(77)).expect_err("nobody holds it");
    assert_eq!(refusal.why.rule, RuleId::NOT_OFFERED);
}

#[test]
fn a_reveal_or_another_seats_answer_ends_a_free_undo() {
    let mut game = after_the_picks(5);
    assert_eq!(game.free_undo(Seat(0), &BTreeSet::new()), None, "both cards were shown");
    game.answer(Answer::Pass).expect("one may always pass");
    assert_eq!(game.pending()[0].prompt.seat, Seat(1));
    let to = game
        .free_undo(Seat(0), &BTreeSet::new())
        .expect("a pass shows nothing and nobody has answered since");
    assert_eq!(game.free_undo(Seat(1), &BTreeSet::new()), None);
    game.undo(to).expect("the journal still fits");
    assert_eq!(game.pending()[0].prompt.seat, Seat(0));
}

#[test]
fn who_takes_back_the_last_answer_need_not_wait_for_the_whole_game() {
    let mut game = after_the_picks(5);
    let mut partly = 0;
    while let Some(pending) = game.pending().first().cloned() {
        let to = game.journal().next_number();
        assert!(to < 1_000, "the game does not end");
        if game.pending().len() == 1 && game.answer(pending.options[0]).is_ok() {
            let replayed = game.undo(to).expect("the journal still fits");
            partly += usize::from(replayed == Replayed::Partly);
            assert!(to < 40 || replayed == Replayed::Partly, "entry {to} was taken back from the beginning");
        }
        // Questions asked together are answered together.
        for which in 0..game.pending().len() {
            let answer = game.pending()[which].options[0];
            game.answer_one(which, answer).expect("it was offered");
        }
    }
    assert!(partly > 0);
}

#[test]
fn an_answer_of_the_wrong_kind_is_refused_by_name() {
    let refusal = after_the_picks(5).answer(Answer::Card(1)).expect_err("a card is no answer to this");
    assert_eq!(refusal.why.rule, RuleId::WRONG_KIND);
}

#[test]
fn a_question_says_whether_being_asked_betrays_something() {
    let mut game = new_game(5);
    assert!(game.pending().iter().all(|pending| !pending.telling), "everybody picks a card");
    for which in [0, 1] {
        let answer = game.pending()[which].options[0];
        game.answer_one(which, answer).expect("it was offered");
    }
    assert!(game.pending()[0].telling, "who may show a trump may hold one");
}

#[test]
fn an_undo_goes_past_answers_that_nobody_gave() {
    let mut game = after_the_picks(5);
    game.answer(Answer::Pass).expect("one may always pass");
    let to = game.free_undo(Seat(0), &BTreeSet::new()).expect("a pass shows nothing");
    let passed = BTreeSet::from([to]);
    assert_eq!(game.free_undo(Seat(0), &passed), None, "what lies before it showed both cards");
    let own = game.last_answer_of(Seat(0), &passed).expect("the seat picked a card before");
    assert!(own < to);
    assert_eq!(game.last_answer_of(Seat(0), &BTreeSet::new()), Some(to));
}
