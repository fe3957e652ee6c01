//! Every skill, trait, card and mission of Gotham has scenarios, and nothing that is printed can be switched off without one
//! of them failing.

use std::collections::BTreeSet;

use gotham::printed::Printed;
use gotham::printed::term::Trait;
use gotham_script::GothamScript;
use scenario::proof::{speaks_of, texts};
use scenario::{Verdict, run_file};

use crate::PRINTED;

/// Every file of scenarios, by its text.
fn files() -> Vec<String> {
    texts("../scenarios")
}

/// The titles of the scenarios of these files that fail.
fn failing<'a>(printed: &Printed, files: impl IntoIterator<Item = &'a String>) -> Vec<String> {
    let outcomes = files.into_iter().flat_map(|text| run_file::<GothamScript>("parts.yaml", text, printed));
    outcomes.filter(|it| it.result != Verdict::Passed).map(|it| it.title).collect()
}

/// A copy of what is printed with a change.
fn with(printed: &Printed, change: impl FnOnce(&mut Printed)) -> Printed {
    let mut printed = printed.clone();
    change(&mut printed);
    printed
}

/// What no scenario misses: of all mutants, each of which is about something with an id, those that every file lets pass.
fn unnoticed(printed: &Printed, mutants: Vec<(String, String, Printed)>) -> Vec<String> {
    let files = files();
    // A file that fails as it is would notice everything.
    let broken = failing(printed, &files);
    assert!(broken.is_empty(), "these fail as they are: {broken:?}");
    let missed = |(id, _, mutant): &(String, String, Printed)| {
        failing(mutant, files.iter().filter(|text| speaks_of(text, id))).is_empty()
    };
    mutants.into_iter().filter(missed).map(|(id, what, _)| format!("{id}: {what}")).collect()
}

#[test]
fn every_skill_has_a_scenario_of_its_own_that_fails_without_it() {
    let printed = &**PRINTED;
    let files = files();
    let mut left = Vec::new();
    for (place, skill) in printed.skills.iter().enumerate() {
        let muted = with(printed, |printed| {
            printed.skills[place].modifiers.clear();
            printed.skills[place].abilities.clear();
        });
        let (id, name) = (skill.id.as_str(), &skill.name.value.0.en);
        let failed = failing(&muted, files.iter().filter(|text| speaks_of(text, id)));
        let own = |title: &&String| title.strip_prefix(name).is_some_and(|rest| rest.starts_with(' '));
        if failed.iter().filter(own).count() == 0 {
            left.push(format!("{id}: titles begin with `{name} LEVEL`"));
        }
    }
    assert!(left.is_empty(), "unnoticed:\n{}", left.join("\n"));
}

#[test]
fn every_skill_is_shown_at_two_levels_or_more() {
    let printed = &**PRINTED;
    let outcomes =
        files().into_iter().flat_map(|text| run_file::<GothamScript>("parts.yaml", &text, printed));
    let titles: Vec<String> = outcomes.map(|outcome| outcome.title).collect();
    for skill in &printed.skills {
        let name = &skill.name.value.0.en;
        let level = |title: &String| {
            let rest = title.strip_prefix(name)?.strip_prefix(' ')?;
            rest.split(|letter: char| !letter.is_ascii_digit()).next()?.parse::<u8>().ok()
        };
        let levels: BTreeSet<u8> = titles.iter().filter_map(level).collect();
        assert!(levels.len() >= 2, "{name} is shown at {levels:?}");
    }
}

#[test]
fn no_part_of_a_skill_can_be_switched_off_unnoticed() {
    let printed = &**PRINTED;
    let mut mutants = Vec::new();
    for (place, skill) in printed.skills.iter().enumerate() {
        let id = || skill.id.as_str().to_owned();
        for at in 0..skill.modifiers.len() {
            let muted = with(printed, |printed| drop(printed.skills[place].modifiers.remove(at)));
            mutants.push((id(), format!("modifier {}", at + 1), muted));
        }
        for at in 0..skill.abilities.len() {
            let muted = with(printed, |printed| drop(printed.skills[place].abilities.remove(at)));
            mutants.push((id(), format!("ability {}", at + 1), muted));
        }
    }
    let left = unnoticed(printed, mutants);
    assert!(left.is_empty(), "unnoticed:\n{}", left.join("\n"));
}

#[test]
fn every_trait_has_a_scenario_of_its_own_that_fails_without_it() {
    let printed = &**PRINTED;
    let files = files();
    let traits = [
        (Trait::MoralCode, "Moral Code"),
        (Trait::ReducedMobility, "Reduced Mobility"),
        (Trait::GasImmunity, "Gas Immunity"),
        (Trait::Flight, "Flight"),
        (Trait::Harmless, "Harmless"),
    ];
    for (wanted, name) in traits {
        let muted = with(printed, |printed| {
            printed.heroes.iter_mut().for_each(|hero| hero.traits.retain(|it| *it != wanted));
            printed.tiles.iter_mut().for_each(|tile| tile.traits.retain(|it| *it != wanted));
        });
        let failed = failing(&muted, files.iter().filter(|text| text.contains(name)));
        assert!(failed.iter().any(|title| title.starts_with(name)), "{name} can be switched off");
    }
}

#[test]
fn nothing_on_a_material_card_can_be_switched_off_unnoticed() {
    let printed = &**PRINTED;
    let mut mutants = Vec::new();
    for (place, card) in printed.materials.iter().enumerate() {
        let mut mute = |what: String, change: &dyn Fn(&mut gotham::printed::Material)| {
            let muted = with(printed, |printed| change(&mut printed.materials[place]));
            mutants.push((card.id.clone(), what, muted));
        };
        for at in 0..card.lines.len() {
            // The line keeps its place, which scenarios may count by.
            mute(format!("line {}", at + 1), &|card| {
                let line = &mut card.lines[at];
                line.dice.clear();
                line.skill = None;
                line.successes = 0;
            });
        }
        if card.lethal {
            mute("that it is lethal".to_owned(), &|card| card.lethal = false);
        }
        if card.single_use {
            mute("that it is gone after use".to_owned(), &|card| card.single_use = false);
        }
        mute("what it weighs".to_owned(), &|card| {
            card.bulk = match card.bulk {
                gotham::printed::Bulk::Equipment(bulk) => gotham::printed::Bulk::Equipment(bulk + 1),
                gotham::printed::Bulk::BatGadget(size) => gotham::printed::Bulk::Equipment(size),
            };
        });
    }
    let left = unnoticed(printed, mutants);
    assert!(left.is_empty(), "unnoticed:\n{}", left.join("\n"));
}

#[test]
fn nothing_that_a_mission_says_can_be_switched_off_unnoticed() {
    let printed = &**PRINTED;
    let mut mutants = Vec::new();
    for (place, mission) in printed.missions.iter().enumerate() {
        let mut mute = |what: String, change: &dyn Fn(&mut gotham::printed::Mission)| {
            let muted = with(printed, |printed| change(&mut printed.missions[place]));
            mutants.push((mission.id.clone(), what, muted));
        };
        for (at, event) in mission.events.iter().enumerate() {
            mute(format!("the event {}", event.id), &|mission| mission.events[at].effects.clear());
        }
        for (at, task) in mission.tasks.iter().enumerate() {
            for effect in 0..task.effects.len() {
                let what = format!("effect {} of the task {}", effect + 1, task.id);
                mute(what, &|mission| drop(mission.tasks[at].effects.remove(effect)));
            }
            for skill in 0..task.skills.len() {
                let what = format!("skill {} of the task {}", skill + 1, task.id);
                mute(what, &|mission| {
                    mission.tasks[at].skills.remove(skill);
                });
            }
            if task.difficulty > 0 {
                let what = format!("the difficulty of the task {}", task.id);
                mute(what, &|mission| mission.tasks[at].difficulty += 1);
            }
        }
        for at in 0..mission.rules.len() {
            mute(format!("rule {}", at + 1), &|mission| drop(mission.rules.remove(at)));
        }
        for at in 0..mission.modifiers.len() {
            mute(format!("modifier {}", at + 1), &|mission| {
                mission.modifiers.remove(at);
            });
        }
        for at in 0..mission.ends.len() {
            mute(format!("end {}", at + 1), &|mission| drop(mission.ends.remove(at)));
        }
        mute("its last turn".to_owned(), &|mission| mission.last_turn += 1);
        mute("who wins on time".to_owned(), &|mission| {
            mission.on_time = mission.on_time.opponent().unwrap_or(mission.on_time);
        });
    }
    let left = unnoticed(printed, mutants);
    assert!(left.is_empty(), "unnoticed:\n{}", left.join("\n"));
}

#[test]
fn every_worked_example_of_gotham_is_a_scenario() {
    let ledger = std::fs::read_to_string("../ledger/gotham.yaml").expect("the ledger is there");
    let examples = ledger.lines().filter_map(|line| line.trim_start().strip_prefix("- id: example."));
    let examples: Vec<&str> = examples.collect();
    assert_eq!(examples.len(), 55);
    let mut told = files().concat();
    // Exact odds are worked out, and not played.
    told += &std::fs::read_to_string("../rules/tests/odds.rs").expect("the file is readable");
    let untold = |example: &&&str| !told.contains(&format!("(example.{example})"));
    let untold: Vec<&&str> = examples.iter().filter(untold).collect();
    assert!(untold.is_empty(), "{untold:?}");
}
