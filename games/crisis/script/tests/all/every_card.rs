//! Every card of the core box has scenarios, and nothing on a card can be deleted without one of them failing.

use std::path::PathBuf;

use crisis::card::Cards;
use crisis::card::ability::Keyword;
use crisis_script::CrisisScript;
use scenario::{Verdict, run_file};

use crate::PRINTED;

fn file(kind: &str, id: &str) -> String {
    let path = PathBuf::from("../scenarios").join(kind).join(format!("{id}.yaml"));
    std::fs::read_to_string(&path).unwrap_or_else(|wrong| panic!("{}: {wrong}", path.display()))
}

/// Whether every scenario of a card's file passes with these cards.
fn passes(cards: &Cards, text: &str) -> bool {
    run_file::<CrisisScript>("card.yaml", text, cards).iter().all(|outcome| outcome.result == Verdict::Passed)
}

/// What is deleted, and the cards without it.
type Mutant = (String, Cards);

/// The cards without each thing on a card in turn; those that a file does not miss.
fn survivors(cards: &Cards, kind: &str, id: &str, mutants: impl IntoIterator<Item = Mutant>) -> Vec<String> {
    let text = file(kind, id);
    assert!(passes(cards, &text), "{kind}/{id} fails as it is");
    let unnoticed = mutants.into_iter().filter(|(_, mutant)| passes(mutant, &text));
    unnoticed.map(|(what, _)| format!("{id}: {what}")).collect()
}

/// A copy of the cards with a change.
fn with(cards: &Cards, change: impl FnOnce(&mut Cards)) -> Cards {
    let mut cards = cards.clone();
    change(&mut cards);
    cards
}

#[test]
fn nothing_on_a_stat_card_can_be_deleted_unnoticed() {
    let cards = &**PRINTED;
    let mut left = Vec::new();
    for (place, character) in cards.characters.iter().enumerate() {
        let mut mutants: Vec<Mutant> = Vec::new();
        for (at, form) in character.forms.iter().enumerate() {
            for (which, power) in form.superpowers.iter().enumerate() {
                // That grunts are grunts is what their chapter is about.
                if matches!(power.keyword, Some(Keyword::Grunts(_))) {
                    continue;
                }
                let muted = with(cards, |cards| {
                    let form = &mut cards.characters[place].forms[at];
                    let keyword = form.superpowers[which].keyword.clone();
                    form.superpowers.edit(|all| drop(all.remove(which)));
                    match keyword {
                        Some(Keyword::Flight | Keyword::WallCrawler) => form.keywords.crosses = false,
                        Some(Keyword::Stealth) => form.keywords.stealth = false,
                        Some(Keyword::Immunity(_)) => form.keywords.immune = 0,
                        _ => {}
                    }
                });
                mutants.push((format!("{} of the {} form", power.id.as_str(), form.id), muted));
            }
            for (which, attack) in form.attacks.iter().enumerate() {
                for rule in 0..attack.rules.len() {
                    let muted = with(cards, |cards| {
                        // Its steps and modifiers go, and it keeps its place, which scenarios may count by.
                        let rule = &mut cards.characters[place].forms[at].attacks[which].rules[rule];
                        rule.steps.clear();
                        rule.modifiers.clear();
                    });
                    mutants.push((format!("rule {} of {}", rule + 1, attack.id), muted));
                }
            }
        }
        left.extend(survivors(cards, "characters", &character.id, mutants));
    }
    assert!(left.is_empty(), "unnoticed:\n{}", left.join("\n"));
}

#[test]
fn no_step_of_a_team_tactic_card_can_be_deleted_unnoticed() {
    let cards = &**PRINTED;
    let mut left = Vec::new();
    for (place, tactic) in cards.tactics.iter().enumerate() {
        let mutants = (0..tactic.steps.len()).map(|step| {
            let muted = with(cards, |cards| drop(cards.tactics[place].steps.remove(step)));
            (format!("step {}", step + 1), muted)
        });
        let free = with(cards, |cards| cards.tactics[place].cost = None);
        let free = tactic.cost.is_some().then_some(("its cost".to_owned(), free));
        left.extend(survivors(cards, "tactics", &tactic.id, mutants.chain(free)));
    }
    assert!(left.is_empty(), "unnoticed:\n{}", left.join("\n"));
}

#[test]
fn nothing_on_a_crisis_card_can_be_deleted_unnoticed() {
    let cards = &**PRINTED;
    let mut left = Vec::new();
    for (place, crisis) in cards.crises.iter().enumerate() {
        let mut mutants: Vec<Mutant> = Vec::new();
        let mut mute = |what: String, change: &dyn Fn(&mut crisis::card::Crisis)| {
            mutants.push((what, with(cards, |cards| change(&mut cards.crises[place]))));
        };
        for at in 0..crisis.score.len() {
            mute(format!("score {}", at + 1), &|crisis| {
                crisis.score.remove(at);
            });
        }
        for at in 0..crisis.interact.len() {
            mute(format!("step {} of the interaction", at + 1), &|crisis| drop(crisis.interact.remove(at)));
        }
        for at in 0..crisis.rules.len() {
            mute(format!("rule {}", at + 1), &|crisis| drop(crisis.rules.remove(at)));
        }
        for at in 0..crisis.modifiers.len() {
            mute(format!("modifier {}", at + 1), &|crisis| drop(crisis.modifiers.remove(at)));
        }
        if crisis.hold_limit.is_some() {
            mute("how many are held".to_owned(), &|crisis| crisis.hold_limit = None);
        }
        if crisis.interact_cost.is_some() {
            mute("what an interaction costs".to_owned(), &|crisis| crisis.interact_cost = None);
        }
        left.extend(survivors(cards, "crises", &crisis.id, mutants));
    }
    assert!(left.is_empty(), "unnoticed:\n{}", left.join("\n"));
}

#[test]
fn every_worked_example_of_the_ledger_is_a_scenario() {
    let ledger = std::fs::read_to_string("../ledger/crisis.yaml").expect("the ledger is there");
    let examples: Vec<&str> = ledger.lines().filter_map(|line| line.strip_prefix("- id: example.")).collect();
    assert_eq!(examples.len(), 34);
    let told: String = std::fs::read_dir("../scenarios/examples")
        .expect("the folder is there")
        .flatten()
        .map(|entry| std::fs::read_to_string(entry.path()).expect("the file is readable"))
        .collect();
    for example in examples {
        assert!(told.contains(&format!("(example.{example})")), "{example} is no scenario");
    }
}
