//! A squad is secret until both are revealed (squad.secret-until-deploy).

use serde_json::{Value, json};
use table::Seat;
use words::Language;

use crate::support::play::{answer, begin, board, heard, question, setup};

/// The first answer to a question that says this.
fn says(value: &Value, question: &wire::table::Question) -> Value {
    let said = question.choices.iter().find(|choice| choice.answer == *value);
    said.unwrap_or_else(|| panic!("{value} is no choice of {question:?}")).answer.clone()
}

#[test]
fn nobody_hears_whom_the_other_chooses_before_both_are_revealed() {
    let setup = setup("museum-square", "drawn", "drawn");
    for seed in 0..3 {
        // Two worlds in which whoever chooses first takes another character and another card.
        let mut worlds = [begin(&setup, seed), begin(&setup, seed)];
        let mut compared = 0;
        let mut chooser = None;
        loop {
            let (seat, asked) = question(&*worlds[0]).unwrap();
            let first = *chooser.get_or_insert(seat);
            if asked.code == "squad" && board(&*worlds[0], None).sides.iter().all(|side| side.ready) {
                break;
            }
            let choosing = matches!(asked.code.as_str(), "squad" | "affiliation" | "tactics");
            if !choosing {
                if compared > 0 {
                    break;
                }
                chooser = None;
            }
            for (place, world) in worlds.iter_mut().enumerate() {
                let (seat, asked) = question(&**world).unwrap();
                let secret = choosing && seat == first;
                let value = match asked.code.as_str() {
                    "squad"
                        if asked.choices.iter().any(|choice| choice.answer == json!({ "squad": "done" })) =>
                    {
                        says(&json!({ "squad": "done" }), &asked)
                    }
                    "affiliation" => says(&json!({ "affiliation": null }), &asked),
                    "tactics"
                        if board(&**world, Some(seat)).sides[usize::from(seat.0)].tactics.len() == 1 =>
                    {
                        says(&json!({ "tactics": "done" }), &asked)
                    }
                    _ => asked.choices[if secret { place } else { 0 }].answer.clone(),
                };
                answer(&mut **world, seat, asked.which, &value);
            }
            if choosing {
                let others = [Some(Seat(1 - first.0)), None];
                let revealed = board(&*worlds[0], None).stage == "deployment";
                for listener in others.into_iter().filter(|_| !revealed) {
                    let [one, other] = [0, 1].map(|world| heard(&*worlds[world], listener));
                    assert_eq!(one, other, "{listener:?} can tell the worlds apart");
                    compared += 1;
                }
            }
        }
        assert!(compared >= 8, "{compared} comparisons");
        let [one, other] = [0, 1].map(|world| heard(&*worlds[world], None));
        assert_ne!(one, other, "once revealed, the worlds differ");
        assert!(
            worlds[0].page(None, Language::En).log(0).lines.iter().any(|line| line.code == "squads-revealed")
        );
    }
}
