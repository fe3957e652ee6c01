//! Cards and rosters of Crisis Protocol.

use wire::teams::Team;
use words::Language;

use crate::support::play::{chosen, crisis, drawn};

#[test]
fn every_card_has_a_face_in_every_language() {
    for language in Language::ALL {
        let list = crisis().shelf(language).cards();
        let kinds = |kind: &str| list.cards.iter().filter(|head| head.kind == kind).count();
        assert_eq!([kinds("character"), kinds("tactic"), kinds("battlefield")], [12, 20, 6]);
        for head in &list.cards {
            let face = crisis().shelf(language).card(&head.kind, &head.id).unwrap();
            assert_eq!(face.head, *head);
            match head.kind.as_str() {
                "character" => {
                    assert!(!face.sides.is_empty() && head.emblem.is_some(), "{}", head.id);
                    assert!(face.sides.iter().all(|side| side.values.len() == 7 && !side.name.is_empty()));
                }
                "battlefield" | "crisis" => {
                    let board = face.board.as_ref().map(drawn);
                    let board = board.unwrap_or_else(|| panic!("{} has no board", head.id));
                    assert!(board.pieces.len() >= 12 && board.sides.is_empty());
                    assert_eq!(head.kind == "crisis", !board.objectives.is_empty());
                }
                _ => {}
            }
        }
        assert_eq!(crisis().shelf(language).card("character", "nobody"), None);
    }
}

fn team(members: &[String]) -> Team {
    Team { game: "crisis".into(), name: "Mine".into(), members: members.to_vec() }
}

/// The members of the roster that is handed to whoever brings none.
fn usual() -> Vec<String> {
    let setup = crisis().setup(&[], &[Vec::new(), Vec::new()], Language::En).unwrap();
    let roster = &setup["rosters"][0];
    let ids = |list: &str, kind: &str, id: fn(&serde_json::Value) -> &str| -> Vec<String> {
        let list = roster[list].as_array().unwrap();
        list.iter().map(|one| format!("{kind}:{}", id(one))).collect()
    };
    [
        ids("characters", "character", |one| one["id"].as_str().unwrap()),
        ids("tactics", "tactic", |one| one.as_str().unwrap()),
        ids("crises", "crisis", |one| one.as_str().unwrap()),
    ]
    .concat()
}

#[test]
fn a_roster_is_judged_with_reasons() {
    let whole = crisis().shelf(Language::En).judge(&team(&usual())).unwrap();
    assert!(whole.legal, "{:?}", whole.flaws);
    assert!(whole.totals.iter().all(|total| total.value == total.least && total.value == total.most));
    assert!(whole.cannot_add.iter().all(|one| one.why.rule.starts_with("roster.")), "{:?}", whole.cannot_add);
    assert!(whole.cannot_add.len() > 20, "a full roster takes nobody");

    let mut short = usual();
    short.retain(|member| member != "tactic:patch-up");
    let short = crisis().shelf(Language::De).judge(&team(&short)).unwrap();
    assert!(!short.legal);
    let flaw = &short.flaws[0];
    assert_eq!((flaw.rule.as_str(), flaw.value, flaw.limit), ("roster.contents", Some(9), Some(10)));
    assert!(!short.cannot_add.iter().any(|one| one.member == "tactic:patch-up"), "there is room again");

    let wrong = ["character:nobody".to_owned(), "character:ultron-drones".into(), "what:ever".into()];
    let wrong = crisis().shelf(Language::Fr).judge(&team(&wrong)).unwrap();
    assert!(wrong.flaws.iter().any(|flaw| flaw.rule == "grunts.never-in-roster"), "{:?}", wrong.flaws);
    assert!(wrong.flaws.iter().all(|flaw| !flaw.text.is_empty()));
}

#[test]
fn what_can_t_be_played_is_refused_with_words() {
    let refused = |option: &str, value: &str| {
        crisis().setup(&[chosen(option, value)], &[Vec::new(), Vec::new()], Language::En).unwrap_err()
    };
    assert!(refused("battlefield", "the-moon").message.contains("the-moon"));
    assert!(
        refused("secure", "alien-ship-crashes-in-downtown").message.contains("alien-ship"),
        "that one is carried"
    );
    assert!(refused("weather", "rain").message.contains("weather"));
    let roster = vec![chosen("team", "ids:character:ultron-metal-tyrant")];
    let short = crisis().setup(&[], &[roster, Vec::new()], Language::De).unwrap_err();
    assert!(short.said.is_some() && short.rule.as_deref() == Some("roster.contents"), "{short:?}");
}
