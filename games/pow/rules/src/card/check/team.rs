//! Teams: 2 to 8 characters, none behind two masks (rulings.team.level).
//!
//! The total of levels is agreed on for a game, so it is the setup that refuses a team over it.

use content::{Checker, Ids};

use super::Code;
use super::field::name;
use crate::card::{Character, Team, file};

/// One team.
pub(crate) fn team(check: &mut Checker, team: &file::Team, ids: &Ids, characters: &[Character]) -> Team {
    if !(2..=8).contains(&team.members.len()) {
        let message = format!("a team of {} is not legal", team.members.len());
        check.report(Code::TeamSize, team.members.span, message, Some("from 2 to 8 characters".to_owned()));
    }
    let mut members = Vec::with_capacity(team.members.len());
    let mut masks: Vec<&str> = Vec::new();
    for id in team.members.iter() {
        let Some(place) = ids.find(check, id) else {
            continue;
        };
        members.push(place);
        let Some(character) = characters.get(usize::from(place)) else {
            continue;
        };
        let true_name = character.true_name.as_str();
        if masks.contains(&true_name) {
            let message = format!("{true_name} is in this team already");
            let help = "no two members share a true name".to_owned();
            check.report(Code::SameTrueName, id.span, message, Some(help));
        }
        masks.push(true_name);
    }
    Team { id: team.id.as_str().to_owned(), name: name(check, &team.name), members }
}
