//! One broken file for each code of [`Code`].

use super::{pack, upgrade};
use crate::card::check::Code;
use crate::cites;

const LANCE: &str = "player-cards/sky-lance.yaml";

/// Files of which the last is wrong in one way, and the text at which that is told.
fn broken(code: Code) -> (Vec<(String, String)>, &'static str) {
    let lance = |plain, changed| vec![(LANCE.to_owned(), upgrade(&[(plain, changed)]))];
    match code {
        Code::Name => (lance("name: Sky Lance", "name: { en: Sky Lance, fr: '', de: Speer }"), "{ en: Sky"),
        Code::Number => {
            let twin = upgrade(&[("id: sky-lance", "id: twin-lance")]);
            let files = [(LANCE, upgrade(&[])), ("player-cards/twin-lance.yaml", twin)];
            (files.map(|(path, text)| (path.to_owned(), text)).to_vec(), "h1")
        }
        Code::AbilityParts => (lance("deal-damage", "prevent: 1, deal-damage"), "action"),
        Code::Unbound => (lance("{ choose: { from: enemy } }", "{ the: foe }"), "foe"),
        Code::WrongKind => {
            let deck = "id: lances\nname: Lances\nidentity: sky-lance\ncards: []\n";
            let files = [(LANCE, upgrade(&[])), ("decks/lances.yaml", deck.to_owned())];
            (files.map(|(path, text)| (path.to_owned(), text)).to_vec(), "sky-lance")
        }
        Code::TooMany => {
            let files =
                (0..65).map(|n| (format!("traits/t{n:02}.yaml"), format!("id: t{n:02}\nname: T{n}\n")));
            (files.collect(), "t64")
        }
        Code::TooFew => {
            let set = "id: calm-seas\nname: Calm Seas\nkind: modular\n";
            let scenario = "id: calm\nname: Calm\nset: calm-seas\nstandard: []\nexpert: [sky-lord]\nmain-scheme: [storm]\nmodular: calm-seas\n";
            let villain = "id: sky-lord\nnumber: \"h2\"\nname: Sky Lord\nset: calm-seas\ncopies: 1\ntype: { villain: { stage: 1, sch: 1, atk: 1, hit-points: { fixed: 9 } } }\n";
            let scheme = "id: storm\nnumber: \"h3\"\nname: Storm\nset: calm-seas\ncopies: 1\ntype: { main-scheme: { stage: 1, a-side: {}, starting-threat: { fixed: 0 }, acceleration: { fixed: 1 }, target-threat: { fixed: 7 } } }\n";
            let files = [
                ("sets/calm-seas.yaml", set),
                ("scenario-cards/sky-lord.yaml", villain),
                ("scenario-cards/storm.yaml", scheme),
                ("scenarios/calm.yaml", scenario),
            ];
            (files.map(|(path, text)| (path.to_owned(), text.to_owned())).to_vec(), "calm\n")
        }
        Code::Loop => {
            let stronger = "text:\n  modifiers: [stat: { of: ally, is: atk, by: { stat: { of: ally, is: thw } } }, stat: { of: ally, is: thw, by: { stat: { of: ally, is: atk } } }]\n";
            (lance("text:\n", stronger), "sky-lance")
        }
    }
}

#[test]
fn every_code_is_told_at_its_place_and_with_what_would_be_right() {
    for code in Code::ALL {
        let (files, at) = broken(code);
        let files: Vec<(&str, &str)> =
            files.iter().map(|(path, text)| (path.as_str(), text.as_str())).collect();
        let found = pack(&files).expect_err(code.as_str());
        assert_eq!(found.len(), 1, "{found}");
        let mistake = found.iter().next().unwrap();
        assert_eq!(mistake.code, code.as_str(), "{found}");
        let (_, text) = files.iter().find(|(path, _)| mistake.path.ends_with(path)).expect("a file of ours");
        assert!(text[mistake.span.start as usize..].starts_with(at), "{found}");
        assert!(mistake.help.is_some(), "{found}");
    }
}

#[test]
fn no_two_cards_of_a_product_have_one_number() {
    cites!("card-anatomy.player.collection", "card-anatomy.scenario.collection");
    let treachery = |id: &str, number: &str| {
        format!("id: {id}\nnumber: {number}\nname: A Storm\nset: weather\ncopies: 1\ntype: treachery\n")
    };
    let read = |number: &str, other: &str| {
        let files = [
            (LANCE, upgrade(&[])),
            ("sets/weather.yaml", "id: weather\nname: Weather\nkind: modular\n".to_owned()),
            ("scenario-cards/hail.yaml", treachery("hail", number)),
            ("scenario-cards/snow.yaml", treachery("snow", other)),
        ];
        let files = files.each_ref().map(|(path, text)| (*path, text.as_str()));
        pack(&files).map(|cards| cards.cards.into_iter().map(|card| card.number).collect::<Vec<_>>())
    };
    assert_eq!(read("h2", "h3").ok(), Some(["h2", "h1", "h3"].map(str::to_owned).to_vec()));
    for (number, other) in [("h2", "h2"), ("h1", "h3")] {
        let found = read(number, other).expect_err("two cards of one number");
        assert_eq!(found.iter().map(|mistake| mistake.code).collect::<Vec<_>>(), [Code::Number.as_str()]);
    }
}

#[test]
fn every_code_is_in_the_manual() {
    let manual = include_str!("../../../../../docs/champions-content.md");
    for code in Code::ALL {
        assert!(manual.contains(&format!("`{}`", code.as_str())), "{}", code.as_str());
    }
}

#[test]
fn a_card_in_order_is_read() {
    let cards = pack(&[(LANCE, &upgrade(&[]))]).unwrap_or_else(|found| panic!("{found}"));
    assert_eq!(cards.cards[0].cost, Some(2));
}

/// What is wrong with the lance, as an author sees it.
fn told(plain: &str, changed: &str) -> String {
    pack(&[(LANCE, &upgrade(&[(plain, changed)]))]).expect_err("a broken file").to_string()
}

#[test]
fn slips_are_answered_with_what_was_meant() {
    let found = told("amount", "amout");
    assert!(found.contains("`amout` is not a field") && found.contains("did you mean `amount`?"), "{found}");
    let found = told("deal-damage", "deal-damge");
    assert!(found.contains("did you mean `deal-damage`?"), "{found}");
    let found = told("from: enemy", "from: enmy");
    assert!(found.contains("did you mean `enemy`?"), "{found}");
    let found = told("class: basic", "class: { hero: spider-man }");
    assert!(found.contains("there is no set `spider-man`"), "{found}");
}

#[test]
fn a_face_has_room_for_three_abilities() {
    let more = "  abilities:\n".to_owned() + &"    - { when: action, do: [draw: { count: 1 }] }\n".repeat(3);
    let found = told("  abilities:\n", &more);
    assert!(found.contains("4 abilities are too many") && found.contains("at most 3"), "{found}");
}

#[test]
fn steps_stand_where_they_mean_something() {
    let found = told(
        "deal-damage: { amount: 2",
        "deal-damage: { amount: { varies: { usually: 1, but: 2, if: final-step } }",
    );
    assert!(found.contains("this is no step of a sequence"), "{found}");
    let found = told("deal-damage: {", "generate: { resources: { wild: 1 } }, deal-damage: {");
    assert!(found.contains("resources are generated by Resource abilities"), "{found}");
    let found = told("deal-damage: {", "instead: [gain-surge], deal-damage: {");
    assert!(found.contains("nothing is about to happen here"), "{found}");
    let found = told("when: action", "when: { interrupt: { enter-play: { what: ally } } }");
    assert!(found.contains("nothing interrupts this"), "{found}");
}

#[test]
fn what_nobody_could_pay_or_know_is_refused() {
    cites!("costs.wild-must-specify", "costs.resource-ability", "costs.ability-cost");
    let found = told("amount: 2", "amount: { varies: { usually: 1, but: 2, if: { paid-with: energy } } }");
    assert!(found.contains("known only while an event resolves"), "{found}");
    let found = told("exhaust: self", "take-damage: { amount: { ask: x } }");
    assert!(found.contains("nobody is asked for a number here"), "{found}");
    let spends = "when: resource\n      cost: [spend: { energy: 1 }]\n      do: [generate: { resources: { wild: 2 } }]\n    - when: action";
    let found = told("when: action", spends);
    assert!(found.contains("resources are not paid with resources"), "{found}");
    let found = told("text:\n", "text:\n  play: { control: engaged-player }\n");
    assert!(found.contains("nobody is meant by this"), "{found}");
}

#[test]
fn a_scenario_says_which_standard_set_is_its_own_if_there_are_several() {
    cites!("encounter-deck.recommended-list");
    let (mut files, _) = broken(Code::TooFew);
    let (_, scenario) = files.last_mut().expect("a scenario");
    *scenario = scenario.replace("standard: []", "standard: [sky-lord]");
    let (path, plain) = files.pop().expect("a scenario");
    for id in ["calm", "rough"] {
        let set = format!("id: {id}-standard\nname: Weather\nkind: standard\n");
        files.push((format!("sets/{id}-standard.yaml"), set));
    }
    let read = |more: &str| {
        let scenario = (path.clone(), format!("{plain}{more}"));
        let files: Vec<(&str, &str)> =
            files.iter().chain([&scenario]).map(|(path, text)| (path.as_str(), text.as_str())).collect();
        pack(&files)
    };
    let found = read("").expect_err("two sets").to_string();
    assert!(
        found.contains("there are several standard sets") && found.contains("standard-set: calm"),
        "{found}"
    );
    let found = read("standard-set: calm-seas\n").expect_err("a modular set").to_string();
    assert!(found.contains("`calm-seas` is no standard set"), "{found}");
    let cards = read("standard-set: rough-standard\n").unwrap_or_else(|found| panic!("{found}"));
    assert_eq!(cards.scenarios[0].standard_set, cards.set_of("rough-standard"));
}

#[test]
fn only_minions_engage_and_only_events_must_be_played() {
    let found = told("text:\n", "text:\n  play: { engaged: you }\n");
    assert!(found.contains("`engaged` on a card that is no minion"), "{found}");
    let found = told("text:\n", "text:\n  play: { must: true }\n");
    assert!(found.contains("`must` on a card that is no event"), "{found}");
}

#[test]
fn a_villain_deck_has_a_stage_at_least_and_villains_alone() {
    cites!("villain.definition", "villain.sequential-deck");
    let (mut files, _) = broken(Code::TooFew);
    let mut told = |stages: &str| {
        let (_, scenario) = files.last_mut().expect("a scenario");
        let wrong = scenario.find("standard: [").map(|at| at + "standard: [".len()).expect("its stages");
        let end = scenario[wrong..].find(']').expect("the end of them") + wrong;
        scenario.replace_range(wrong..end, stages);
        let files: Vec<(&str, &str)> =
            files.iter().map(|(path, text)| (path.as_str(), text.as_str())).collect();
        pack(&files).map_err(|found| found.iter().map(|mistake| mistake.code).collect::<Vec<_>>())
    };
    assert_eq!(told("").err(), Some(vec![Code::TooFew.as_str()]));
    assert_eq!(told("storm").err(), Some(vec![Code::WrongKind.as_str()]));
    let cards = told("sky-lord").expect("a pack in order");
    assert_eq!(cards.scenarios[0].standard, [cards.find("sky-lord").expect("the villain")]);
}

#[test]
fn no_character_is_without_hit_points() {
    cites!("damage.every-character-has-hp");
    let read = |points: &str| {
        let ally = format!("type: {{ ally: {{ cost: 2, atk: {{ value: 1 }}{points} }} }}");
        let ally = upgrade(&[("type: { upgrade: { cost: 2 } }", &ally)]);
        pack(&[(LANCE, &ally)])
    };
    assert!(read(", hit-points: 1").is_ok());
    assert!(read(", hit-points: 0").is_err());
    assert!(read("").is_err());
    let villain = |points: &str| {
        let set = "id: calm-seas\nname: Calm Seas\nkind: modular\n";
        let head = "id: sky-lord\nnumber: h2\nname: Sky Lord\nset: calm-seas\ncopies: 1\n";
        let villain =
            format!("{head}type: {{ villain: {{ stage: 1, sch: 1, atk: 1, hit-points: {points} }} }}\n");
        pack(&[("sets/calm-seas.yaml", set), ("scenario-cards/sky-lord.yaml", &villain)])
    };
    assert!(villain("{ per-player: 9 }").is_ok());
    assert!(villain("{ per-player: 0 }").is_err() && villain("{ fixed: 0 }").is_err());
}

#[test]
fn only_what_works_in_play_is_gained_and_nobody_gains_what_lets_others_gain() {
    let gains = |text: &str| format!("text:\n  modifiers: [text: {{ of: ally, gains: {text} }}]\n");
    let told = |text: &str| told("text:\n", &gains(text));
    let found = told("{}");
    assert!(found.contains("text that says nothing"), "{found}");
    for when in ["when-revealed", "setup", "boost", "when-completed"] {
        let found = told(&format!("{{ abilities: [{{ when: {when}, do: [draw: {{ count: 1 }}] }}] }}"));
        assert!(found.contains("no card in play can gain this"), "{found}");
    }
    let found = told(
        "{ modifiers: [text: { of: ally, gains: { modifiers: [stat: { of: self, is: atk, by: 1 }] } }] }",
    );
    assert!(found.contains("text that is gained lets nobody gain text"), "{found}");
    let found = told(
        "{ abilities: [{ when: action, do: [if: { holds: { paid-with: energy }, then: [draw: { count: 1 }] }] }] }",
    );
    assert!(found.contains("known only while an event resolves"), "{found}");
    let found = told("{ abilities: [{ when: action, do: [draw: { count: { the: foe } }] }] }");
    assert!(found.contains("nothing here is called `foe`"), "{found}");
    let action = "{ when: action, do: [draw: { count: 1 }] }, ";
    let found = told(&format!("{{ abilities: [{}] }}", action.repeat(21)));
    assert!(found.contains("21 abilities that cards gain are too many"), "{found}");
    assert!(found.contains("at most 20 in all packs"), "{found}");
    let found = told("{ modifiers: [stat: { of: ally, is: atk, by: { stat: { of: self, is: atk } } }] }");
    assert!(found.contains("depends on itself"), "{found}");
}

#[test]
fn the_alter_ego_that_is_named_is_an_identitys() {
    let found = told("from: enemy", "from: { alter-ego: sky-lance }");
    assert!(found.contains("there is no identity `sky-lance`"), "{found}");
}
