//! Everything that Crisis Protocol tells and asks, in every language.

use crisis::Crisis;
use crisis::setup::{Setup, validate};
use crisis::state::Side;
use crisis_face::voice::{Printed, Teller};
use table::{Fairness, Fast, Match, RuleId, Seed};
use words::Language;

use crate::support::text::{assert_said, cards, players, words};

#[test]
fn whole_games_are_told_without_a_gap() {
    let (cards, players) = (cards(), players());
    for (number, language) in (0..).zip(Language::ALL) {
        let words = words(language);
        let fairness = Fairness::alone(Seed::from_number(number));
        let mut game = Match::<Crisis>::new(cards.clone(), &Setup::usual(), fairness).unwrap();
        let mut chance = Fast::new(number);
        while let Some(pending) = game.pending().first() {
            let teller = Teller::new(words, &cards, game.now().state, &players);
            assert_said(&teller.ask(&pending.ask));
            for answer in &pending.options {
                assert_said(&teller.answer(&pending.ask, answer));
            }
            for (answer, why) in &pending.forbidden {
                assert_said(&teller.answer(&pending.ask, answer));
                let refusal = teller.refusal(why);
                assert_said(&refusal);
                assert!(!refusal.contains(why.rule.as_str()), "no words of its own: {refusal}");
            }
            let answer = pending.options[chance.below(pending.options.len() as u32) as usize];
            game.answer(answer).unwrap();
        }
        assert!(game.over());
        let teller = Teller::new(words, &cards, game.now().state, &players);
        for told in game.told() {
            assert_said(&teller.event(told));
        }
    }
}

#[test]
fn a_refusal_gives_its_figures_in_their_own_measure() {
    let cards = cards();
    let refused = |language, why| {
        let words = words(language);
        Printed::new(words, &cards).refusal(&why)
    };
    let far = crisis::rule!("attack.range-and-los").measured(6_001, 6_000);
    assert_eq!(
        refused(Language::En, far),
        "The target is out of range or out of sight. Measured: 6.01 inches, at most 6 allowed."
    );
    let poor = crisis::rule!("power.no-overspend").measured(1, 3);
    assert_eq!(refused(Language::De, poor), "Es ist nicht genug Kraft da. Nötig: 3, vorhanden: 1.");
    let heavy = crisis::rule!("squad.threat-limit").measured(18, 17);
    assert_eq!(
        refused(Language::Fr, heavy),
        "La menace de l'escouade serait trop élevée. Elle serait de 18 sur 17."
    );
    let few = crisis::rule!("affiliation.more-than-half").measured(2, 4);
    assert!(refused(Language::En, few).ends_with("It is 2 of 4."));
    assert_eq!(refused(Language::En, RuleId::WRONG_KIND.into()), "This answer does not fit the question.");
}

#[test]
fn rosters_are_refused_in_every_language() {
    let cards = cards();
    let mut roster = Setup::usual().rosters[Side::A].clone();
    roster.characters[1] = roster.characters[0].clone();
    roster.tactics.pop();
    roster.crises[1] = roster.crises[0].clone();
    let problems = validate(&cards, &roster);
    assert!(problems.len() > 2, "{problems:?}");
    for language in Language::ALL {
        let words = words(language);
        problems.iter().for_each(|problem| assert_said(&Printed::new(words, &cards).problem(problem)));
    }
    let words = words(Language::En);
    let said: Vec<String> =
        problems.iter().map(|problem| Printed::new(words, &cards).problem(problem)).collect();
    let short = "A roster has ten characters, ten team tactic cards and three crises of each type. \
                 (team tactic cards: 9 instead of 10)";
    assert!(said.iter().any(|problem| problem == short), "{said:#?}");
    let twice = "Each character is in a roster only once. (Captain America, First Avenger)";
    assert!(said.iter().any(|problem| problem == twice), "{said:#?}");
}
