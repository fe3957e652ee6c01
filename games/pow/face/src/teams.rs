//! The builder: what the rules say to a team.

use host::Teams;
use pow::Pow;
use pow::card::Cards;
use pow::setup::{Problem as Wrong, Setup, team_problems};
use pow::state::Side;
use wire::table::Why;
use wire::teams::{CannotAdd, Team, TeamVerdict, Total};
use words::{Message, Players, Words};

use crate::PowFace;
use crate::voice::Printed;

/// A team has so many characters (rulings.team.level).
const MEMBERS: (u32, u32) = (2, 8);
/// More members than this are not even looked at.
const MOST: usize = 32;

impl Teams<Pow> for PowFace {
    fn judge(&self, cards: &Cards, team: &Team, words: &Words) -> TeamVerdict {
        let levels = Setup::usual(cards).levels;
        let members = &team.members[..team.members.len().min(MOST)];
        // A team under construction is called what its builder calls it.
        let players = Players { names: vec![team.name.clone()], you: None };
        let printed = Printed::new(words, cards);
        let why = |wrong: &Wrong| {
            let (value, limit) = match *wrong {
                Wrong::Levels { total, limit, .. } => (Some(total.into()), Some(limit.into())),
                _ => (None, None),
            };
            let rule = wrong.rule().map(|rule| rule.as_str().to_owned()).unwrap_or_default();
            let text =
                words.say(&Message::new("host-sentence").with("text", printed.problem(wrong, &players)));
            Why { rule, text, value, limit }
        };
        let problems = team_problems(cards, Side::A, members, levels);
        let level = |id: &String| {
            cards.character(id).map_or(0, |place| u32::from(cards.characters[usize::from(place)].level))
        };
        let cannot_add = cards.characters.iter().filter_map(|character| {
            let mut joined = members.to_vec();
            joined.push(character.id.clone());
            let new = team_problems(cards, Side::A, &joined, levels).into_iter().find(too_much)?;
            Some(CannotAdd { member: character.id.clone(), why: why(&new) })
        });
        TeamVerdict {
            legal: problems.is_empty(),
            totals: vec![
                Total {
                    code: "levels".into(),
                    name: words.word("pow-total-levels"),
                    value: members.iter().map(level).sum(),
                    least: 0,
                    most: levels.into(),
                },
                Total {
                    code: "members".into(),
                    name: words.word("pow-total-members"),
                    value: u32::try_from(team.members.len()).unwrap_or(u32::MAX),
                    least: MEMBERS.0,
                    most: MEMBERS.1,
                },
            ],
            flaws: problems.iter().map(why).collect(),
            cannot_add: cannot_add.collect(),
        }
    }
}

/// What one more member can't mend: a team that is still too small is not in the way of anybody.
fn too_much(wrong: &Wrong) -> bool {
    match wrong {
        Wrong::TeamSize { size, .. } => *size > MEMBERS.1 as usize,
        Wrong::Levels { .. } | Wrong::SameTrueName { .. } => true,
        _ => false,
    }
}
