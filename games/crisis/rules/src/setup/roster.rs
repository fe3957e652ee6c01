//! Rosters, and what is wrong with them (chapter "Building a roster").

use std::fmt;
use std::ops::RangeInclusive;

use serde::{Deserialize, Serialize};
use table::RuleId;

use crate::card::{Cards, CrisisType};
use crate::rule;
use crate::state::Squad;

/// A stock of options, prepared before the game. It has no affiliation (roster.no-affiliation).
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Roster {
    /// Ten characters, by id.
    pub characters: Vec<RosterCharacter>,
    /// Ten team tactic cards, by id.
    pub tactics: Vec<String>,
    /// Three Secure and three Extraction crises, by id.
    pub crises: Vec<String>,
}

/// A character of a roster, with what it carries (infinity-gems.in-roster).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RosterCharacter {
    /// By id.
    pub id: String,
    /// Its gems by id: one, unless its card allows more (infinity-gems.one-per-character).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub gems: Vec<String>,
}

impl RosterCharacter {
    /// Without a gem.
    pub fn plain(id: &str) -> RosterCharacter {
        RosterCharacter { id: id.to_owned(), gems: Vec::new() }
    }
}

/// Something wrong with a roster: the rule, what it is about, and the figures.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Problem {
    /// Which rule it breaks.
    pub rule: RuleId,
    /// What is wrong.
    pub what: What,
    /// How many there are, where something is counted.
    pub found: Option<usize>,
    /// How many there must be.
    pub wanted: Option<usize>,
}

/// What is wrong with a roster: a part of it that was counted, or one of its cards by its id.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum What {
    /// Its characters.
    Characters,
    /// Its Secure crises.
    SecureCrises,
    /// Its Extraction crises.
    ExtractionCrises,
    /// Its team tactic cards.
    Tactics,
    /// The gems of a character.
    GemsOf(String),
    /// A card.
    Card(String),
    /// A card that there is not.
    Unknown(String),
}

impl fmt::Display for What {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            What::Characters => f.write_str("characters"),
            What::SecureCrises => f.write_str("Secure crises"),
            What::ExtractionCrises => f.write_str("Extraction crises"),
            What::Tactics => f.write_str("team tactic cards"),
            What::GemsOf(id) => write!(f, "gems of `{id}`"),
            What::Card(id) => f.write_str(id),
            What::Unknown(id) => write!(f, "there is no card `{id}` of the kind"),
        }
    }
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.found, self.wanted) {
            (Some(found), Some(wanted)) => {
                write!(f, "{} {} instead of {wanted} ({})", found, self.what, self.rule)
            }
            _ => write!(f, "{} ({})", self.what, self.rule),
        }
    }
}

fn problem(rule: RuleId, id: &str) -> Problem {
    Problem { rule, what: What::Card(id.to_owned()), found: None, wanted: None }
}

fn unknown(id: &str) -> Problem {
    Problem { what: What::Unknown(id.to_owned()), ..problem(rule!("roster.contents"), id) }
}

fn counted(rule: RuleId, what: What, found: usize, wanted: usize) -> Option<Problem> {
    let wrong = found != wanted;
    wrong.then_some(Problem { rule, what, found: Some(found), wanted: Some(wanted) })
}

/// Everything that is wrong with a roster.
pub fn validate(cards: &Cards, roster: &Roster) -> Vec<Problem> {
    problems(cards, roster, |_, parts| *parts.end())
}

/// Everything that is wrong with a roster for a demo: its parts may be smaller, but not empty (q.roster-too-small).
pub fn validate_demo(cards: &Cards, roster: &Roster) -> Vec<Problem> {
    problems(cards, roster, |found, parts| found.clamp(*parts.start(), *parts.end()))
}

/// What is wrong with a roster. How many of a part are wanted follows from how many there are, and from how many there may be.
fn problems(
    cards: &Cards,
    roster: &Roster,
    wanted: fn(usize, RangeInclusive<usize>) -> usize,
) -> Vec<Problem> {
    let mut problems = Vec::new();
    let contents = rule!("roster.contents");
    let of_type = |kind: CrisisType| {
        let known = roster.crises.iter().filter_map(|id| cards.crisis(id));
        known.filter(|&it| cards.crises[usize::from(it)].kind == kind).count()
    };
    let parts = [
        (What::Characters, roster.characters.len(), 10),
        (What::SecureCrises, of_type(CrisisType::Secure), 3),
        (What::ExtractionCrises, of_type(CrisisType::Extraction), 3),
    ];
    for (what, found, book) in parts {
        problems.extend(counted(contents, what, found, wanted(found, 1..=book)));
    }
    let tactics = roster.tactics.len();
    problems.extend(counted(contents, What::Tactics, tactics, wanted(tactics, 0..=10)));

    let mut seen: Vec<(&str, u16)> = Vec::new();
    for entry in &roster.characters {
        let Some(character) = cards.character(&entry.id).map(|place| &cards.characters[usize::from(place)])
        else {
            problems.push(unknown(&entry.id));
            continue;
        };
        if character.is_grunt() {
            problems.push(problem(rule!("grunts.never-in-roster"), &entry.id));
        }
        // The same name and the same alter ego (q.diff-roster-duplicates).
        let identity = (character.name.en.as_str(), character.alter_ego);
        if seen.contains(&identity) {
            problems.push(problem(rule!("roster.unique-characters"), &entry.id));
        }
        seen.push(identity);
        let most = usize::from(character.gems_at_once);
        if entry.gems.len() > most {
            let rule = rule!("infinity-gems.one-per-character");
            problems.push(Problem {
                rule,
                what: What::GemsOf(entry.id.clone()),
                found: Some(entry.gems.len()),
                wanted: Some(most),
            });
        }
        for gem in &entry.gems {
            match cards.gem(gem) {
                None => problems.push(unknown(gem)),
                Some(place) if !character.gems.contains(&place) => {
                    problems.push(problem(rule!("infinity-gems.bearer-needed"), gem));
                }
                Some(_) => {}
            }
        }
    }
    let gems: Vec<&String> = roster.characters.iter().flat_map(|entry| &entry.gems).collect();
    problems.extend(twice(&gems).map(|gem| problem(rule!("infinity-gems.one-of-each"), gem.as_str())));
    for id in roster.tactics.iter().filter(|id| cards.tactic(id).is_none()) {
        problems.push(unknown(id));
    }
    for id in roster.crises.iter().filter(|id| cards.crisis(id).is_none()) {
        problems.push(unknown(id));
    }
    problems.extend(twice(&roster.tactics).map(|id| problem(rule!("roster.tactics-unique"), id.as_str())));
    problems.extend(twice(&roster.crises).map(|id| problem(rule!("roster.crises-unique"), id.as_str())));
    problems
}

/// What stands in a list a second time.
fn twice<T: PartialEq>(list: &[T]) -> impl Iterator<Item = &T> {
    list.iter().enumerate().filter(|(i, it)| list[..*i].contains(it)).map(|(_, it)| it)
}

impl Roster {
    /// As the state holds it. Only for a roster that was validated.
    pub(super) fn squad(&self, cards: &Cards) -> Squad {
        let character = |entry: &RosterCharacter| {
            let gems = entry.gems.iter().filter_map(|gem| cards.gem(gem)).take(6).collect();
            cards.character(&entry.id).map(|place| (place, gems))
        };
        Squad {
            roster: self.characters.iter().filter_map(character).collect(),
            roster_tactics: self.tactics.iter().filter_map(|id| cards.tactic(id)).collect(),
            roster_crises: self.crises.iter().filter_map(|id| cards.crisis(id)).collect(),
            ..Squad::default()
        }
    }
}
