//! The builder: what the rules say to a roster.

use crisis::Crisis;
use crisis::card::{Cards, CrisisType};
use crisis::setup::{Problem as Wrong, Roster, validate};
use host::Teams;
use wire::table::Why;
use wire::teams::{CannotAdd, Team, TeamVerdict, Total};
use words::{Message, Words};

use super::CrisisFace;
use super::rosters::{self, Part};
use crate::voice::Printed;

/// So many characters and as many team tactic cards (roster.contents).
const TEN: u32 = 10;
/// So many crises of each type.
const THREE: u32 = 3;
/// More members than this are not even looked at.
const MOST: usize = 64;

impl Teams<Crisis> for CrisisFace {
    fn judge(&self, cards: &Cards, team: &Team, words: &Words) -> TeamVerdict {
        let members: Vec<&str> = team.members.iter().take(MOST).map(String::as_str).collect();
        let roster = rosters::of_members(members.iter().copied());
        let printed = Printed::new(words, cards);
        let why = |wrong: &Wrong| Why {
            rule: wrong.rule.as_str().to_owned(),
            text: words.say(&Message::new("host-sentence").with("text", printed.problem(wrong))),
            value: wrong.found.and_then(|found| i32::try_from(found).ok()),
            limit: wrong.wanted.and_then(|wanted| i32::try_from(wanted).ok()),
        };
        let problems = validate(cards, &roster);
        let cannot_add = candidates(cards).filter_map(|member| {
            let joined = rosters::of_members(members.iter().copied().chain([member.as_str()]));
            let new = validate(cards, &joined);
            // What was wrong before and what only time will mend are not in the way of anybody.
            let new = new.into_iter().find(|wrong| too_much(wrong) && !problems.contains(wrong))?;
            Some(CannotAdd { why: why(&new), member })
        });
        TeamVerdict {
            legal: problems.is_empty(),
            totals: totals(cards, &roster, words),
            cannot_add: cannot_add.collect(),
            flaws: problems.iter().map(why).collect(),
        }
    }
}

/// Everything that may stand in a roster.
fn candidates(cards: &Cards) -> impl Iterator<Item = String> {
    Part::ALL.into_iter().flat_map(|(part, kind)| {
        let ids: Vec<&String> = match part {
            Part::Character => {
                cards.characters.iter().filter(|one| !one.is_grunt()).map(|one| &one.id).collect()
            }
            Part::Tactic => cards.tactics.iter().map(|one| &one.id).collect(),
            Part::Crisis => cards.crises.iter().map(|one| &one.id).collect(),
        };
        ids.into_iter().map(move |id| format!("{kind}:{id}"))
    })
}

/// What one more member can't mend.
fn too_much(wrong: &Wrong) -> bool {
    match (wrong.found, wrong.wanted) {
        (Some(found), Some(wanted)) => found > wanted,
        _ => true,
    }
}

fn totals(cards: &Cards, roster: &Roster, words: &Words) -> Vec<Total> {
    let crises = |kind| rosters::crises(cards, roster, kind);
    let counted = [
        ("characters", "crisis-total-characters", roster.characters.len(), TEN),
        ("tactics", "crisis-total-tactics", roster.tactics.len(), TEN),
        ("secure", "crisis-total-secure", crises(CrisisType::Secure), THREE),
        ("extraction", "crisis-total-extraction", crises(CrisisType::Extraction), THREE),
    ];
    let total = |(code, name, count, wanted): (&str, &'static str, usize, u32)| Total {
        code: code.into(),
        name: words.word(name),
        value: u32::try_from(count).unwrap_or(u32::MAX),
        least: wanted,
        most: wanted,
    };
    counted.map(total).into()
}
