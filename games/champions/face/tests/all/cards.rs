//! Cards and decks of Champions.

use host::Player;
use wire::teams::Team;
use words::Language;

use crate::support::play::{champions, chosen};

#[test]
fn every_card_has_a_face_in_every_language() {
    for language in Language::ALL {
        let list = champions().shelf(language).cards();
        let kinds = |kind: &str| list.cards.iter().filter(|head| head.kind == kind).count();
        assert_eq!([kinds("card"), kinds("deck"), kinds("scenario"), kinds("set")], [198, 5, 3, 20]);
        for head in &list.cards {
            let face = champions().shelf(language).card(&head.kind, &head.id).unwrap();
            assert_eq!(face.head, *head);
            assert!(!head.name.is_empty() && (head.kind == "set" || head.emblem.is_some()), "{}", head.id);
            assert!(face.sides.iter().all(|side| !side.name.is_empty()), "{}", head.id);
        }
        let hero = champions().shelf(language).card("card", "spider-man").unwrap();
        let sides: Vec<&str> = hero.sides.iter().map(|side| side.code.as_str()).collect();
        assert_eq!(sides, ["hero", "alter-ego"]);
        assert!(
            hero.sides.iter().all(|side| side.lines.iter().any(|line| !line.name.is_empty())),
            "{hero:?}"
        );
        assert_eq!(champions().shelf(language).card("card", "nobody"), None);
    }
}

fn team(members: &[&str]) -> Team {
    let members = members.iter().map(|member| (*member).to_owned()).collect();
    Team { game: "champions".into(), name: "Mine".into(), members }
}

/// Basic cards and cards of one aspect, enough of them for a deck.
fn members() -> Vec<&'static str> {
    let mut members = vec!["identity:spider-man", "aspect:justice"];
    for (card, copies) in [
        ("card:for-justice", 3),
        ("card:great-responsibility", 3),
        ("card:the-power-of-justice", 2),
        ("card:interrogation-room", 3),
        ("card:heroic-intuition", 2),
        ("card:surveillance-team", 3),
        ("card:haymaker", 3),
        ("card:emergency", 3),
        ("card:first-aid", 3),
    ] {
        members.extend(std::iter::repeat_n(card, copies));
    }
    members
}

#[test]
fn a_deck_is_judged_with_reasons() {
    let whole = champions().shelf(Language::En).judge(&team(&members())).unwrap();
    assert!(whole.legal, "{:?}", whole.flaws);
    assert_eq!((whole.totals[0].value, whole.totals[0].least, whole.totals[0].most), (40, 40, 50));
    let barred = |member: &str| whole.cannot_add.iter().find(|one| one.member == member);
    let fourth = barred("card:haymaker").expect("a fourth copy is too many");
    assert_eq!((fourth.why.rule.as_str(), fourth.why.limit), ("deck-construction.three-copies", Some(3)));
    assert_eq!(barred("card:tigra").expect("another aspect").why.rule, "deck-construction.one-aspect");
    assert_eq!(barred("card:energy"), None);

    let short = champions().shelf(Language::De).judge(&team(&members()[..20])).unwrap();
    assert!(!short.legal);
    let size = short.flaws.iter().find(|flaw| flaw.rule == "deck-construction.size").unwrap();
    assert_eq!((size.value, size.limit), (Some(33), Some(40)));
    assert!(!short.cannot_add.iter().any(|one| one.member == "card:energy"), "there is room");

    let wrong = champions().shelf(Language::Fr).judge(&team(&["identity:nobody", "card:haymaker"])).unwrap();
    assert_eq!(wrong.flaws[0].rule, "deck-construction.one-identity");
    assert!(!wrong.flaws[0].text.is_empty());
}

#[test]
fn what_can_t_be_played_is_refused_with_words() {
    let refused = |option: &str, value: &str| {
        champions().setup(&[chosen(option, value)], &[Vec::new()], Language::En).unwrap_err()
    };
    assert!(refused("scenario", "rhyno").message.contains("did you mean `rhino`"));
    assert!(refused("mode", "easy").message.contains("easy"));
    assert!(refused("modular", "bomb-scar").message.contains("bomb-scare"));
    assert!(refused("weather", "rain").message.contains("weather"));
    let seats = |teams: &[&str]| -> Vec<Vec<wire::lobby::Chosen>> {
        teams.iter().map(|team| vec![chosen("team", team)]).collect()
    };
    let twice = seats(&["spider-man-justice", "spider-man-justice"]);
    let twice = champions().setup(&[], &twice, Language::Fr).unwrap_err();
    assert_eq!(twice.rule.as_deref(), Some("limits.unique.same-identity-barred"));
    assert!(twice.said.is_some());
    let many = champions().setup(&[], &vec![Vec::new(); 5], Language::En).unwrap_err();
    assert!(many.message.contains("1 to 4"), "{many:?}");
    let short = seats(&["ids:identity:iron-man,card:haymaker"]);
    let short = champions().setup(&[], &short, Language::De).unwrap_err();
    assert_eq!(short.rule.as_deref(), Some("deck-construction.size"), "{short:?}");
    let own = seats(&[&format!("ids:{}", members().join(","))]);
    let setup = champions().setup(&[], &own, Language::En).unwrap();
    let players = champions().players(&setup, Language::En);
    assert_eq!(players, Player::together(["Spider-Man".to_owned()]));
}
