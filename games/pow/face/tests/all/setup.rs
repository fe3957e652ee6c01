//! Before a game: what may be chosen, and what may not.

use host::Bot;
use wire::problem::Code;
use wire::teams::Team;
use words::Language;

use crate::support::play::{begin, chosen, pow};

#[test]
fn every_choice_that_the_lobby_lists_can_be_played_unless_it_says_otherwise() {
    let info = pow().lobby(Language::En);
    let of = |id: &str| &info.options.iter().find(|option| option.id == id).unwrap().values;
    let mut played = 0;
    for mission in of("mission") {
        for battlefield in of("battlefield") {
            let excluded = mission.excludes.contains(&format!("battlefield={}", battlefield.id));
            assert_eq!(excluded, battlefield.excludes.contains(&format!("mission={}", mission.id)));
            let table = [chosen("mission", &mission.id), chosen("battlefield", &battlefield.id)];
            let setup = pow().setup(&table, &[vec![], vec![]], Language::En);
            assert_eq!(setup.is_err(), excluded, "{} on {}", mission.id, battlefield.id);
            played += usize::from(!excluded);
        }
        let alone = pow().setup(&[chosen("mission", &mission.id)], &[vec![], vec![]], Language::En);
        assert!(alone.is_ok(), "{} has a usual battlefield", mission.id);
    }
    assert!(played >= 3);
    for team in &info.seat_options[0].values {
        assert!(!team.shows.is_empty());
        let seat = vec![chosen("team", &team.id)];
        assert!(pow().setup(&[], &[seat.clone(), seat], Language::En).is_ok(), "{}", team.id);
    }
    for bot in &info.bots {
        let setup = pow().setup(&[], &[vec![], vec![]], Language::En).unwrap();
        let game = begin(&setup, 1);
        let seat = game.asked()[0].seat;
        assert!(game.bot(seat, Bot::Called(&bot.id)).is_some(), "{}", bot.id);
    }
}

#[test]
fn what_can_t_be_played_is_said_in_the_readers_language() {
    let small = vec![chosen("team", "ids:ironbrow")];
    let said = Language::ALL.map(|language| {
        let problem = pow().setup(&[], &[small.clone(), vec![]], language).unwrap_err();
        assert_eq!((problem.code, problem.rule.as_deref()), (Code::BadTeam, Some("rulings.team.level")));
        problem.said.unwrap()
    });
    assert_eq!(said[0], "This can't be played: Team Ironbrow has 1 character; a team has 2 to 8.");
    assert!(said[1].contains("Équipe Front-de-Fer") && said[2].contains("Team Eisenstirn"), "{said:?}");
}

#[test]
fn unknown_options_and_values_are_problems_and_not_panics() {
    let usual = || vec![vec![], vec![]];
    for (table, seats) in [
        (vec![chosen("weather", "rain")], usual()),
        (vec![chosen("mission", "picnic")], usual()),
        (vec![chosen("battlefield", "")], usual()),
        (vec![], vec![vec![chosen("team", "nobody")], vec![]]),
        (vec![], vec![vec![chosen("team", "ids:")], vec![]]),
        (vec![], vec![vec![chosen("team", "ids:ironbrow,ghost")], vec![]]),
        (vec![], vec![vec![chosen("hat", "red")], vec![]]),
        (vec![], vec![vec![]]),
        (vec![], vec![vec![]; 5]),
    ] {
        let problem = pow().setup(&table, &seats, Language::De).unwrap_err();
        assert!(matches!(problem.code, Code::BadSetup | Code::BadTeam), "{problem:?}");
        assert!(!problem.message.is_empty());
    }
}

#[test]
fn what_each_seat_plays_has_a_name_and_twins_are_told_apart() {
    let plays = |teams: [&str; 2]| {
        let seats = teams.map(|team| vec![chosen("team", team)]);
        let setup = pow().setup(&[], &seats, Language::En).unwrap();
        let players = pow().players(&setup, Language::En);
        assert!(players.iter().map(|player| player.side).eq([0, 1]), "{players:?}");
        players.into_iter().map(|player| player.name).collect::<Vec<String>>()
    };
    assert_eq!(plays(["vanguard", "eclipse"]), ["Vanguard", "Eclipse"]);
    assert_eq!(plays(["vanguard", "vanguard"]), ["Vanguard (A)", "Vanguard (B)"]);
    assert_eq!(plays(["ids:ironbrow,skylance", "eclipse"]), ["Team Ironbrow", "Eclipse"]);
}

#[test]
fn a_team_is_judged_as_it_grows() {
    let judge = |members: &[&str]| {
        let members = members.iter().map(|&id| id.to_owned()).collect();
        let team = Team { game: "pow".into(), name: "Mine".into(), members };
        pow().shelf(Language::En).judge(&team).unwrap()
    };
    let empty = judge(&[]);
    assert!(!empty.legal && empty.cannot_add.is_empty(), "{empty:?}");
    let two = judge(&["ironbrow", "skylance"]);
    assert!(two.legal && two.flaws.is_empty(), "{two:?}");
    let twice =
        two.cannot_add.iter().find(|other| other.member == "ironbrow").expect("nobody is there twice");
    assert_eq!(twice.why.rule, "rulings.team.level");
    let unknown = judge(&["ironbrow", "ghost"]);
    assert!(!unknown.legal && unknown.flaws.len() == 1);
    let many = judge(&["ironbrow"; 40]);
    assert!(!many.legal && many.totals.iter().any(|total| total.value == 40));
}
