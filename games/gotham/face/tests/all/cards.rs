//! Sheets, tiles, cards, squads.

use host::Door as _;
use wire::teams::Team;
use words::Language;

use crate::support::{chosen, gotham};

#[test]
fn everything_printed_has_a_face_in_every_language() {
    for language in Language::ALL {
        let list = gotham().shelf(language).cards();
        let kinds = |kind: &str| list.cards.iter().filter(|head| head.kind == kind).count();
        assert_eq!(["hero", "tile", "card", "skill", "mission"].map(kinds), [8, 26, 19, 48, 7]);
        for head in &list.cards {
            let face = gotham().shelf(language).card(&head.kind, &head.id).unwrap();
            assert_eq!(face.head, *head);
            assert!(!head.name.is_empty() && !head.line.is_empty(), "{}", head.id);
            assert!(face.lines.iter().all(|line| !line.text.is_empty()), "{}", head.id);
            let drawn = face.board.is_some_and(|board| board.value()["game"] == "gotham");
            assert!(head.kind != "mission" || drawn, "{}", head.id);
        }
        assert_eq!(gotham().shelf(language).card("hero", "nobody"), None);
    }
}

#[test]
fn what_can_t_be_played_is_refused_with_words() {
    let squads = |teams: &[&str]| -> Vec<Vec<wire::lobby::Chosen>> {
        let seat = |team: &&str| if team.is_empty() { Vec::new() } else { vec![chosen("team", team)] };
        teams.iter().map(seat).collect()
    };
    let refused = |mission: &str, teams: &[&str], language: Language| {
        let problem = gotham().setup(&[chosen("mission", mission)], &squads(teams), language).unwrap_err();
        (
            problem.rule.unwrap_or_default(),
            problem.said.expect("said in the reader's language"),
            problem.message,
        )
    };
    let (_, _, message) = refused("breakin", &["", ""], Language::En);
    assert!(message.contains("breakin") && message.contains("breakout"), "{message}");
    let (rule, said, _) = refused("deadly-vats", &["azrael", ""], Language::Fr);
    assert_eq!(rule, "rulings.mission.hero-slots");
    assert!(said.contains("Azrael"), "{said}");
    let (rule, ..) = refused("deadly-vats", &["batman", "batman", ""], Language::De);
    assert_eq!(rule, "rulings.mission.hero-slots");
    let (rule, said, _) = refused("deadly-vats", &["batman", "hawkfire", ""], Language::En);
    assert_eq!((rule.as_str(), said.contains("Hawkfire")), ("rulings.mission.hero-slots", true));
    let (rule, ..) = refused(
        "deadly-vats",
        &["ids:hero:batman,gadget:grapnel,gadget:bat-claw,gadget:cape", ""],
        Language::En,
    );
    assert_eq!(rule, "material.gadget.belt-limit");
    let (rule, ..) = refused("deadly-vats", &["ids:gadget:grapnel", ""], Language::En);
    assert_eq!(rule, "setup.hero.bat-gadgets");
    let (_, said, _) = refused("deadly-vats", &["batman", "oracle"], Language::De);
    assert!(said.contains("Schurke"), "the last seat is the villain's: {said}");
    let problem = gotham().setup(&[chosen("weather", "rain")], &squads(&["", ""]), Language::En).unwrap_err();
    assert!(problem.message.contains("weather"));
}

#[test]
fn heroes_are_shared_out_among_their_players() {
    let plays = |teams: &[&str]| {
        let seats: Vec<_> = teams
            .iter()
            .map(|team| if team.is_empty() { Vec::new() } else { vec![chosen("team", team)] })
            .collect();
        let setup = gotham().setup(&[chosen("mission", "deadly-vats")], &seats, Language::En).unwrap();
        let players = gotham().players(&setup, Language::En);
        let sides: Vec<u8> = players.iter().map(|player| player.side).collect();
        let (villain, heroes) = sides.split_last().unwrap();
        assert!(*villain == 1 && heroes.iter().all(|side| *side == 0), "{sides:?}");
        players.into_iter().map(|player| player.name).collect::<Vec<String>>()
    };
    assert_eq!(plays(&["", ""]), ["Batman, Red Robin, Oracle", "Killer Moth"]);
    assert_eq!(plays(&["oracle", "", ""]), ["Red Robin, Oracle", "Batman", "Killer Moth"]);
    assert_eq!(
        plays(&["", "commissioner-gordon", "hawkfire", ""]),
        ["Red Robin", "Commissioner Gordon", "Hawkfire", "Killer Moth"]
    );
}

#[test]
fn a_squad_is_judged_with_reasons() {
    let judge = |members: &[&str]| {
        let members = members.iter().map(|member| (*member).to_owned()).collect();
        let team = Team { game: "gotham".into(), name: "Mine".into(), members };
        gotham().shelf(Language::En).judge(&team).unwrap()
    };
    let whole = judge(&["hero:batman", "gadget:grapnel", "hero:oracle"]);
    assert!(whole.legal, "{:?}", whole.flaws);
    let barred =
        whole.cannot_add.iter().find(|one| one.member == "hero:batman").expect("he is there already");
    assert_eq!(barred.why.rule, "rulings.mission.hero-slots");
    assert!(!judge(&[]).legal);
    let wrong = judge(&["hero:nobody"]);
    assert!(!wrong.legal && !wrong.flaws[0].text.is_empty());
}

#[test]
fn every_hero_may_play_in_the_missions_that_the_lobby_does_not_exclude() {
    let info = gotham().lobby(Language::En);
    assert_eq!((info.least_seats, info.most_seats), (2, 4));
    assert_eq!(info.against.as_deref(), Some("Villain"));
    let missions = &info.options[0].values;
    let mut barred = 0;
    for hero in &info.seat_options[0].values {
        for mission in missions {
            let seats = [vec![chosen("team", &hero.id)], Vec::new()];
            let setup = gotham().setup(&[chosen("mission", &mission.id)], &seats, Language::En);
            let excluded = hero.excludes.contains(&format!("mission={}", mission.id));
            assert_eq!(setup.is_err(), excluded, "{} in {}", hero.id, mission.id);
            barred += usize::from(excluded);
        }
    }
    assert!(
        barred > 0 && missions.iter().all(|mission| !mission.blurb.is_empty() && !mission.shows.is_empty())
    );
}
