//! Random play of all games.

use host::{Asked, Bot, Record};
use table::Seat;
use words::Language;

use crate::support::{answer, chosen, fairness, game};

/// A page keeps the lines it has and asks only for new ones, so what a line says, whose it is and what it marks must not
/// depend on what has happened since.
#[test]
fn a_line_of_the_log_never_changes() {
    let games = [
        ("pow", vec![]),
        ("crisis", vec![]),
        ("champions", vec![chosen("scenario", "klaw")]),
        ("champions", vec![chosen("scenario", "ultron")]),
    ];
    for (seed, (name, table)) in (0..).zip(games) {
        let hosted = game(name);
        let setup = hosted.setup(&table, &[Vec::new(), Vec::new()], Language::De).unwrap();
        let mut sitting = hosted.open(&Record::new(setup, fairness(seed))).unwrap();
        let mut held = sitting.page(Some(Seat(0)), Language::De).log(0).lines;
        for number in 0..600 {
            let Some(&Asked { seat, .. }) = sitting.asked().first() else { break };
            let (which, value) = sitting.bot(seat, Bot::Called("random")).unwrap();
            answer(&mut *sitting, seat, which, &value);
            if number % 5 == 0 {
                let log = sitting.page(Some(Seat(0)), Language::De).log(0).lines;
                let changed = held.iter().zip(&log).find(|(before, now)| before != now);
                assert_eq!(changed, None, "{name}: what was told is told otherwise");
                assert!(log.len() >= held.len());
                held = log;
            }
        }
        assert!(held.len() > 100, "{name}: enough was told");
    }
}
