//! Nothing that a seat may not know comes through the door: two worlds that differ in it alone are the same to that
//! seat, byte for byte, until it is shown.

use host::{Asked, Bot, Door, Host, Questions, Record, Sitting};
use serde_json::{Value, json};
use table::{Fairness, Fast, Game, Seat, Seats, Seed};
use words::Language;

use crate::secret_cards::{Deal, PARTS};

/// Everything that a listener can get out of a match.
pub fn heard(game: &dyn Sitting, seat: Option<Seat>) -> String {
    let position = game.page(seat, Language::En).position();
    let log = game.page(seat, Language::De).log(0).lines;
    let own = seat.map(|seat| {
        let asked: Vec<u8> =
            game.asked().iter().filter(|asked| asked.seat == seat).map(|asked| asked.which).collect();
        let refused = asked.first().map(|&which| {
            let probe =
                |answer: Value| format!("{:?}", game.copy().answer(seat, which, &answer, Language::Fr));
            [probe(json!(0)), probe(json!(9)), probe(json!("dance"))]
        });
        let bot = game.bot(seat, Bot::Called("random"));
        let level = game.bot(seat, Bot::Called("level-5"));
        let best = asked.first().map(|&which| game.page(Some(seat), Language::En).best(which, 2));
        (asked, refused, [bot, level, game.bot(seat, Bot::Safe)], best)
    });
    // What was answered just now; what was answered earlier was heard then.
    let late = game.journal(u32::MAX).next.saturating_sub(2)..=game.journal(u32::MAX).next;
    let moments = game.page(seat, Language::Fr).moments(Questions::Own, late).unwrap();
    let told = (
        game.page(seat, Language::En).log(u32::MAX).length,
        game.journal(u32::MAX).next,
        game.asked(),
        game.page(None, Language::En).standing().line,
        game.page(None, Language::En).standing().outcome,
    );
    serde_json::to_string(&(position, log, moments)).unwrap() + &format!("{own:?} {told:?}")
}

/// Plays two worlds in step, in which `listeners` know the same, and compares what they hear until it is over. Says how
/// often it was compared, or who can tell the worlds apart by what.
fn in_step<G: Game>(
    host: &Host<G>,
    worlds: [&Value; 2],
    listeners: &[Option<Seat>],
    seed: u64,
) -> Result<usize, String> {
    let fairness = Fairness::alone(Seed::from_number(seed));
    let mut worlds = worlds.map(|setup| host.open(&Record::new(setup.clone(), fairness.clone())).unwrap());
    let mut chance = Fast::new(seed);
    let mut compared = 0;
    while worlds[0].page(None, Language::En).standing().outcome.is_none() {
        for &listener in listeners {
            let [one, other] = [0, 1].map(|world| heard(&*worlds[world], listener));
            if one != other {
                return Err(format!("{listener:?} hears {one} or {other}"));
            }
            compared += 1;
        }
        let asked = worlds[0].asked();
        let Asked { which, seat, .. } = asked[chance.below(asked.len() as u32) as usize];
        let question = worlds[0].page(Some(seat), Language::En).position().questions.remove(0);
        let answer = question.choices[chance.below(question.choices.len() as u32) as usize].answer.clone();
        for world in &mut worlds {
            world.answer(seat, which, &answer, Language::En).unwrap();
        }
    }
    Ok(compared)
}

#[test]
fn a_seat_and_a_spectator_hear_nothing_of_hidden_cards() {
    let host = Host::new(&PARTS).unwrap();
    let deal = |hands| serde_json::to_value(Deal { hands }).unwrap();
    for seed in 0..20 {
        let swapped = [deal([[1, 5, 9], [2, 4, 8]]), deal([[1, 5, 9], [7, 7, 0]])];
        let compared = in_step(&host, [&swapped[0], &swapped[1]], &[Some(Seat(0)), None], seed);
        assert!(compared.unwrap_or_else(|leak| panic!("{leak}")) >= 6);
        let swapped = [deal([[1, 5, 9], [2, 4, 8]]), deal([[3, 3, 3], [2, 4, 8]])];
        let compared = in_step(&host, [&swapped[0], &swapped[1]], &[Some(Seat(1)), None], seed);
        assert!(compared.unwrap_or_else(|leak| panic!("{leak}")) >= 6);
    }
}

#[test]
fn the_comparison_finds_what_differs() {
    let host = Host::new(&PARTS).unwrap();
    let deal = |hands| serde_json::to_value(Deal { hands }).unwrap();
    let swapped = [deal([[1, 5, 9], [2, 4, 8]]), deal([[1, 5, 9], [7, 7, 0]])];
    let leak = in_step(&host, [&swapped[0], &swapped[1]], &[Some(Seat(1))], 1).unwrap_err();
    assert!(
        leak.contains("[2, 4, 8]") && leak.contains("[7, 7, 0]"),
        "whose cards were swapped sees it: {leak}"
    );
}

#[test]
fn an_early_answer_waits_for_the_others_and_is_not_told() {
    let host = Host::new(&PARTS).unwrap();
    let setup = serde_json::to_value(Deal { hands: [[1, 5, 9], [2, 4, 8]] }).unwrap();
    let mut game = host.open(&Record::new(setup, Fairness::alone(Seed::from_number(1)))).unwrap();
    let asked = |which: u8| {
        let (seat, claims) = (Seat(which), Seats::NONE);
        Asked { which, seat, claims, code: "", telling: false, answers: 3, setup: false }
    };
    assert_eq!(game.asked(), [asked(0), asked(1)]);
    let told = |game: &dyn Sitting| {
        let position = game.page(Some(Seat(0)), Language::En).position();
        (position.board, position.questions, game.page(Some(Seat(0)), Language::En).log(0).lines)
    };
    let before = told(&*game);
    let early = game.answer(Seat(1), 1, &json!(2), Language::En).unwrap();
    assert!(early.entries.is_empty() && game.journal(u32::MAX).next == 0);
    assert_eq!(game.asked(), [asked(0)]);
    assert_eq!(game.copy().asked(), [asked(0)]);
    assert!(game.answer(Seat(1), 1, &json!(0), Language::En).is_err(), "an answer stands");
    assert_eq!(told(&*game), before, "what was laid stays secret");
    assert_eq!(game.page(None, Language::En).position().waits_for, [0]);
    let both = game.answer(Seat(0), 0, &json!(1), Language::En).unwrap();
    assert_eq!(both.entries.len(), 2);
    assert_eq!(game.page(Some(Seat(0)), Language::En).log(u32::MAX).length, 2);
    let log = game.page(Some(Seat(0)), Language::En).log(0).lines;
    assert!(log[0].text.contains("Some(5)") && log[1].text.contains("None"), "{log:?}");
}
