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
    let manual = include_str!("../../../../docs/content.md");
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

/// A pack of the lance with this text, and of these types of counter.
fn with_counters(counters: &[&str], text: &str) -> Result<crate::card::Cards, content::Diagnostics> {
    let mut files: Vec<(String, String)> = Vec::new();
    for id in counters {
        files.push((format!("counters/{id}.yaml"), format!("id: {id}\nname: {id}\n")));
    }
    files.push((LANCE.to_owned(), upgrade(&[("text:\n", &format!("text:\n{text}"))])));
    pack(&files.iter().map(|(path, text)| (path.as_str(), text.as_str())).collect::<Vec<_>>())
}

#[test]
fn a_type_of_counter_is_a_file() {
    cites!("keywords.counters-generic");
    let text = "  counters: [{ counter: sprak, count: 2 }]\n";
    let found = with_counters(&["glue", "spark"], text).expect_err("no such counter").to_string();
    assert!(found.contains("there is no counter `sprak`"), "{found}");
    assert!(found.contains("did you mean `spark`?"), "{found}");
    let cards = with_counters(&["glue", "sprak"], text).unwrap_or_else(|found| panic!("{found}"));
    assert_eq!(cards.cards[0].counters, [cards.counter("sprak").expect("a type of counter")]);
    // Wherever a text box may speak of counters.
    for (plain, changed) in [
        ("text:\n", "text:\n  keywords: [uses: { counter: nothing, count: 2 }]\n"),
        ("text:\n", "text:\n  modifiers: [stat: { of: you, is: atk, by: { counters: nothing } }]\n"),
        ("exhaust: self", "remove-counters: { counter: nothing, count: 1 }"),
        ("deal-damage", "add-counters: { counter: nothing, count: 1 }, deal-damage"),
        ("amount: 2", "amount: { counters: nothing }"),
    ] {
        let found = told(plain, changed);
        assert!(found.contains("there is no counter `nothing`"), "{found}");
    }
}

#[test]
fn a_card_names_no_more_types_of_counter_than_there_is_room_for() {
    cites!("keywords.counters-generic");
    let all = ["glue", "ice", "rust", "spark"];
    let counters = |of: &[&str]| {
        let each: Vec<String> = of.iter().map(|id| format!("{{ counter: {id}, count: 1 }}")).collect();
        format!("  counters: [{}]\n", each.join(", "))
    };
    assert!(with_counters(&all, &counters(&["spark", "glue", "rust", "glue"])).is_ok());
    let found = with_counters(&all, &counters(&all)).expect_err("one too many");
    let codes: Vec<&str> = found.iter().map(|mistake| mistake.code).collect();
    assert_eq!(codes, [Code::TooMany.as_str()], "{found}");
    let found = found.to_string();
    assert!(
        found.contains("`spark` is one type of counter too many") && found.contains("at most 3"),
        "{found}"
    );
}

#[test]
fn the_stages_of_a_deck_name_no_more_types_of_counter_than_one_card() {
    cites!("keywords.counters-generic", "villain.carry-over");
    let stages = |second: &str| {
        let (mut files, _) = broken(Code::TooFew);
        for id in ["glue", "ice", "rust", "spark"] {
            files.push((format!("counters/{id}.yaml"), format!("id: {id}\nname: {id}\n")));
        }
        for (path, text) in &mut files {
            if path.ends_with("calm.yaml") {
                *text = text.replace("standard: []", "standard: [sky-lord, sky-king]");
            }
        }
        let (_, lord) = &files[1];
        let adds = |of: &str| {
            format!(
                "text: {{ abilities: [{{ when: when-revealed, do: [{{ add-counters: {{ counter: {of}, count: 1 }} }}] }}] }}\n"
            )
        };
        let king = lord.replace("sky-lord", "sky-king").replace("h2", "h4") + &adds(second);
        let three = "text: { counters: [{ counter: glue, count: 1 }, { counter: ice, count: 1 }, { counter: rust, count: 1 }] }\n";
        files[1].1 += three;
        files.push(("scenario-cards/sky-king.yaml".to_owned(), king));
        let files: Vec<(&str, &str)> =
            files.iter().map(|(path, text)| (path.as_str(), text.as_str())).collect();
        pack(&files).map_err(|found| found.to_string())
    };
    assert_eq!(stages("rust").err(), None);
    let found = stages("spark").expect_err("four types on one villain");
    assert!(found.contains("the stages of `calm` name 4 types of counter"), "{found}");
}

#[test]
fn the_keyword_uses_is_printed_and_never_gained() {
    cites!("keywords.uses.enter-with-counters");
    let gained = "  modifiers: [keyword: { of: ally, gains: { uses: { counter: spark, count: 2 } } }]\n";
    let found = with_counters(&["spark"], gained).expect_err("a keyword that does nothing").to_string();
    assert!(found.contains("`uses` cannot be gained"), "{found}");
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
    let found = told("when: action", "when: { interrupt: { end-of: phase } }");
    assert!(found.contains("nothing interrupts this"), "{found}");
    let found = told("when: action", "when: { response: { end-of: attack } }");
    assert!(found.contains("the end of a phase or round"), "{found}");
    let found =
        told("deal-damage: {", "heal: { amount: all, from: you, beyond-maximum: true }, deal-damage: {");
    assert!(found.contains("never beyond it"), "{found}");
    let at = "later: { at: { after: { end-of: round } }, do: [gain-surge] }, deal-damage: {";
    let found = told("deal-damage: {", at);
    assert!(found.contains("what is left for an end"), "{found}");
    for what in ["{ top: { of: deck } }", "{ each: { in: hand } }", "{ topmost: { in: discard } }"] {
        let found = told("deal-damage: {", &format!("reveal: {{ what: {what} }}, deal-damage: {{"));
        assert!(found.contains("only encounter cards are revealed"), "{found}");
    }
}

#[test]
fn what_lasts_speaks_of_names_and_of_nothing_else_that_steps_know() {
    let lasting = |of: &str| {
        let chosen = "deal-damage: { amount: 1, to: { choose: { from: enemy, bind: foe } } }";
        format!(
            "{chosen}, lasting: {{ until: phase, modifiers: [stat: {{ of: {of}, is: atk, by: 1 }}] }}, deal-damage: {{"
        )
    };
    let read = |of: &str| pack(&[(LANCE, &upgrade(&[("deal-damage: {", &lasting(of))]))]);
    assert!(read("{ among: foe }").is_ok() && read("{ kind: enemy, other-than: { the: foe } }").is_ok());
    let found = read("{ among: fo }").expect_err("no such name").to_string();
    assert!(found.contains("nothing here is called `fo`"), "{found}");
    let found = read("{ kind: ally, in: hand }").expect_err("a zone").to_string();
    assert!(found.contains("a modifier holds at every moment"), "{found}");
    let found = told("text:\n", "text:\n  modifiers: [stat: { of: { among: foe }, is: atk, by: 1 }]\n");
    assert!(found.contains("a modifier holds at every moment"), "{found}");
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
fn only_what_enters_play_is_attached() {
    cites!("attachments.attach-on-entering", "treachery.definition");
    let set = "id: calm-seas\nname: Calm Seas\nkind: modular\n";
    let read = |kind: &str| {
        let head = "id: hail\nnumber: h2\nname: Hail\nset: calm-seas\ncopies: 1\n";
        let card = format!("{head}type: {kind}\ntext: {{ play: {{ attach: villain }} }}\n");
        pack(&[("sets/calm-seas.yaml", set), ("scenario-cards/hail.yaml", &card)])
    };
    for kind in ["attachment", "environment"] {
        assert!(read(kind).is_ok(), "{kind}");
    }
    for kind in ["treachery", "obligation"] {
        let found = read(kind).expect_err(kind).to_string();
        assert!(found.contains("`attach` on a card that never enters play so"), "{found}");
    }
}

#[test]
fn no_stage_surges_or_is_perilous() {
    cites!("keywords.surge", "keywords.peril.no-consulting");
    let (files, _) = broken(Code::TooFew);
    let told = |path: &str, text: &str| {
        let mut files: Vec<(String, String)> = files[..3].to_vec();
        let (_, card) = files.iter_mut().find(|(other, _)| other.ends_with(path)).expect("one of the stages");
        card.push_str(text);
        let files: Vec<(&str, &str)> =
            files.iter().map(|(path, text)| (path.as_str(), text.as_str())).collect();
        pack(&files).map_err(|found| found.to_string())
    };
    for stage in ["sky-lord.yaml", "storm.yaml"] {
        assert!(told(stage, "text: { keywords: [toughness] }\n").is_ok());
        for text in [
            "keywords: [surge]",
            "keywords: [peril]",
            "abilities: [{ when: when-revealed, do: [gain-surge] }]",
        ] {
            let found = told(stage, &format!("text: {{ {text} }}\n")).expect_err(text);
            assert!(found.contains("no player reveals this card"), "{found}");
        }
    }
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

#[test]
fn a_keyword_that_is_gained_by_itself_is_refused() {
    let read = |modifiers: &str| {
        let text = format!("text:\n  modifiers: [{modifiers}]\n");
        pack(&[(LANCE, &upgrade(&[("text:\n", &text)]))])
    };
    let gains = |filter: &str, gains: &str| {
        format!("keyword: {{ of: {{ kind: minion, {filter} }}, gains: {gains} }}")
    };
    let to_quick = gains("keyword: guard", "quickstrike");
    assert!(read(&to_quick).is_ok());
    assert!(read(&gains("printed-keyword: guard", "guard")).is_ok());
    for wrong in
        [gains("keyword: guard", "guard"), format!("{to_quick}, {}", gains("keyword: quickstrike", "guard"))]
    {
        let found = read(&wrong).expect_err("it never ends");
        assert_eq!(found.iter().map(|mistake| mistake.code).collect::<Vec<_>>(), [Code::Loop.as_str()]);
    }
}

#[test]
fn no_modifier_changes_what_is_printed() {
    cites!("effects.printed");
    for modifier in
        ["stat: { of: ally, is: printed-atk, by: 1 }", "set: { of: ally, is: threat-here, to: 1 }"]
    {
        let found = told("text:\n", &format!("text:\n  modifiers: [{modifier}]\n"));
        assert!(found.contains("no modifier changes this number"), "{found}");
    }
}

#[test]
fn only_what_stays_in_play_prints_icons() {
    cites!("side-schemes.icons-only-in-play");
    let read = |kind: &str| {
        let set = "id: weather\nname: Weather\nkind: modular\n";
        let card = format!(
            "id: hail\nnumber: h2\nname: Hail\nset: weather\ncopies: 1\ntype: {kind}\nicons: {{ hazard: 1 }}\n"
        );
        pack(&[("sets/weather.yaml", set), ("scenario-cards/hail.yaml", &card)])
    };
    for kind in ["environment", "attachment", "{ minion: { sch: 1, atk: 1, hit-points: 1 } }"] {
        let cards = read(kind).unwrap_or_else(|found| panic!("{found}"));
        assert_eq!(cards.cards[0].front().icons.hazard, 1);
    }
    for kind in ["treachery", "obligation"] {
        let found = read(kind).expect_err("it leaves").to_string();
        assert!(found.contains("icons on a card that does not stay in play"), "{found}");
    }
}

#[test]
fn an_identity_may_print_dashes_and_different_hit_points() {
    cites!("recovery.dash");
    let hero = "id: gull\nname: Gull\nkind: hero\n";
    let nemesis = "id: gull-nemesis\nname: Storms\nkind: nemesis\n";
    let gull = "id: gull-man\nnumber: h1\nset: gull\nnemesis: gull-nemesis\nhit-points: 9\nhero: { name: Gull Man, atk: 1, hand-size: 5 }\nalter-ego: { name: Guy Gull, hit-points: 7, hand-size: 6 }\n";
    let files =
        [("sets/gull.yaml", hero), ("sets/gull-nemesis.yaml", nemesis), ("identities/gull-man.yaml", gull)];
    let cards = pack(&files).unwrap_or_else(|found| panic!("{found}"));
    let faces = &cards.cards[0].faces;
    assert_eq!((faces[0].atk, faces[0].thw, faces[0].def, faces[1].rec), (Some(1), None, None, None));
    let points = [&faces[0], &faces[1]].map(|face| face.hit_points.map(|points| points.of(1)));
    assert_eq!(points, [Some(9), Some(7)]);
}

#[test]
fn what_a_resource_card_is_doubled_for_is_said_once() {
    let found = told("text:\n", "text:\n  modifiers: [doubled-for: { aspect: justice, card: ally }]\n");
    assert!(found.contains("what it is doubled for is said once"), "{found}");
}
