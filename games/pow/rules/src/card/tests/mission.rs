//! Missions and teams.

use super::{card, only, pack};
use crate::card::{Cards, Mission};

fn mission(parts: &str) -> Result<Mission, content::Diagnostics> {
    let text = format!("id: it\nname: It\n{parts}");
    pack(&[("missions/it.yaml", &text)]).map(|mut cards| cards.missions.remove(0))
}

#[test]
fn a_mission_lasts_six_turns_unless_it_says_otherwise() {
    assert_eq!(mission("scoring: [{ removed: 2 }]").unwrap().turns, 6);
    assert_eq!(mission("turns: 8\nscoring: [{ removed: 2 }]").unwrap().turns, 8);
}

#[test]
fn only_what_lies_on_the_table_can_score() {
    let pillar = "objectives: [{ pillar: [18, 18] }]";
    let relic = "objectives: [{ relic: [18, 18] }]";
    for scoring in ["control-all: 1", "held: { turns: 2, points: 1 }", "most-at-end: 1"] {
        assert!(mission(&format!("{pillar}\nscoring: [{{ {scoring} }}]")).is_ok());
        let said = only(mission(&format!("{relic}\nscoring: [{{ {scoring} }}]")));
        assert!(said.contains("scores a pillar, and this mission has none"), "{said}");
    }
    for scoring in ["carried: { from-turn: 2, points: 1 }", "carried-at-end: 1"] {
        assert!(mission(&format!("{relic}\nscoring: [{{ {scoring} }}]")).is_ok());
        let said = only(mission(&format!("{pillar}\nscoring: [{{ {scoring} }}]")));
        assert!(said.contains("scores a relic, and this mission has none"), "{said}");
    }
    assert!(only(mission("scoring: []")).contains("nothing scores in this mission"));
}

#[test]
fn objectives_lie_on_the_table_and_apart() {
    let at = |places: &str| mission(&format!("objectives: [{places}]\nscoring: [{{ removed: 1 }}]"));
    assert!(at("{ relic: [0.6, 35.4] }").is_ok());
    assert!(only(at("{ relic: [0.5, 18] }")).contains("3:23 pow.off-table"));
    assert!(at("{ relic: [5, 5] }, { pillar: [6.2, 5] }").is_ok());
    assert!(
        only(at("{ relic: [5, 5] }, { pillar: [6.1, 5] }")).contains("the pillar lies on another objective")
    );
    assert!(only(at("{ relic: [5, 5, 5] }")).contains("pow.place: a place is two numbers, not 3"));
}

#[test]
fn turns_of_scoring_are_turns_of_the_mission() {
    let held = |turns: u8| {
        mission(&format!(
            "turns: 4\nobjectives: [{{ pillar: [18, 18] }}]\nscoring: [{{ held: {{ turns: {turns}, points: 1 }} }}]"
        ))
    };
    assert!(held(4).is_ok());
    assert!(only(held(5)).contains("turns 5 is out of range (from 1 to 4)"));
}

fn team(members: &str) -> Result<Cards, content::Diagnostics> {
    let team = format!("id: us\nname: Us\nmembers: {members}\n");
    let [ann, bea, cat] = [("ann", "Ann"), ("bea", "Bea"), ("cat", "Ann")]
        .map(|(id, true_name)| card(&[("id", id), ("name", id), ("true-name", true_name)]));
    let files = [
        ("teams/us.yaml", &*team),
        ("characters/ann.yaml", &*ann),
        ("characters/bea.yaml", &*bea),
        ("characters/cat.yaml", &*cat),
    ];
    pack(&files)
}

#[test]
fn a_team_has_two_to_eight_members_and_none_behind_two_masks() {
    let cards = team("[bea, ann]").unwrap();
    assert_eq!((cards.teams[0].members.as_slice(), cards.teams[0].levels(&cards)), ([1, 0].as_slice(), 14));
    assert!(only(team("[ann]")).contains("pow.team-size: a team of 1 is not legal"));
    assert!(only(team("[ann, cat]")).contains("3:16 pow.same-true-name: Ann is in this team already"));
    assert!(only(team("[ann, beaa]")).contains("there is no character `beaa` (did you mean `bea`?)"));
}
