//! Who plays whom, where and for what: the options of `simulate`.

use std::path::PathBuf;

use anyhow::{anyhow, bail};
use content::did_you_mean;
use crisis::card::Edition;
use pow::card::Cards;
use pow::setup::Setup;

use crate::simulate::crisis::Wanted;

/// Teams, mission, battlefield and the packs they are taken from.
#[derive(clap::Args)]
#[command(next_help_heading = "The table")]
pub struct Matchup {
    /// Team A: the id of a team (of crisis: of an affiliation), or ids of characters with commas between them [default: of pow
    /// vanguard; rosters of crisis are drawn].
    #[arg(long, value_name = "TEAM")]
    team_a: Option<String>,
    /// Team B, in the same way [default: of pow eclipse].
    #[arg(long, value_name = "TEAM")]
    team_b: Option<String>,
    /// The mission [default: brawl].
    #[arg(long)]
    mission: Option<String>,
    /// The battlefield [default: crossing].
    #[arg(long)]
    battlefield: Option<String>,
    /// The total of levels a team may have [default: 30].
    #[arg(long)]
    levels: Option<u16>,
    /// The print of the cards, where a game has several: only crisis [default: print-2023].
    #[arg(long, value_parser = edition, value_name = "EDITION")]
    edition: Option<Edition>,
    /// A folder with a pack of your own; may be given several times.
    #[arg(long, value_name = "FOLDER")]
    content: Vec<PathBuf>,
}

impl Matchup {
    /// The house pack and the packs asked for.
    ///
    /// # Errors
    /// Everything that is wrong with any file of them.
    pub fn cards(&self) -> anyhow::Result<Cards> {
        pow::card::load(&self.content).map_err(|found| anyhow!("the content is not in order\n{found}"))
    }

    /// The packs asked for.
    pub fn packs(&self) -> &[PathBuf] {
        &self.content
    }

    /// Whether anything but the packs was asked for.
    pub fn is_usual(&self) -> bool {
        let Matchup { team_a, team_b, mission, battlefield, levels, edition, content: _ } = self;
        let named = [team_a, team_b, mission, battlefield].iter().any(|option| option.is_some());
        !named && levels.is_none() && edition.is_none()
    }

    /// The setup that was asked for, each name in it known.
    ///
    /// # Errors
    /// The first name that is not known, with the nearest that is.
    pub fn setup(&self, cards: &Cards) -> anyhow::Result<Setup> {
        if self.edition.is_some() {
            bail!("--edition is for crisis: the cards of pow are printed once");
        }
        let mut setup = Setup::usual(cards);
        for (team, asked) in setup.teams.iter_mut().zip([&self.team_a, &self.team_b]) {
            if let Some(asked) = asked {
                *team = members(cards, asked)?;
            }
        }
        if let Some(mission) = &self.mission {
            let known = cards.missions.iter().map(|mission| mission.id.as_str());
            setup.mission = one_of("mission", mission, known)?;
        }
        if let Some(battlefield) = &self.battlefield {
            let known = cards.battlefields.iter().map(|battlefield| battlefield.id.as_str());
            setup.battlefield = one_of("battlefield", battlefield, known)?;
        }
        setup.levels = self.levels.unwrap_or(setup.levels);
        Ok(setup)
    }
}

/// Crisis Protocol: who fights, what for and where can be asked for; the rest is drawn.
impl Matchup {
    /// The core box and the packs asked for.
    ///
    /// # Errors
    /// Everything that is wrong with any file of them.
    pub fn crisis_cards(&self) -> anyhow::Result<crisis::card::Cards> {
        let cards = crisis::card::load(&self.content, self.edition.unwrap_or_default());
        cards.map_err(|found| anyhow!("the content is not in order\n{found}"))
    }

    /// Rosters, the crises that missions are formed of and the battlefield, where they were asked for.
    ///
    /// # Errors
    /// The first name that is not known, with the nearest that is.
    pub fn crisis_wanted(&self, cards: &crisis::card::Cards) -> anyhow::Result<Wanted> {
        if self.levels.is_some() {
            bail!("crisis has no --levels: how much threat a squad may have, the mission says");
        }
        let known = || cards.crises.iter().map(|crisis| crisis.id.as_str());
        let crises = self.mission.as_ref().map(|asked| {
            asked
                .split(',')
                .map(|id| one_of("crisis", id.trim(), known()))
                .collect::<anyhow::Result<Vec<_>>>()
        });
        let known = cards.battlefields.iter().map(|battlefield| battlefield.id.as_str());
        let battlefield = self.battlefield.as_ref().map(|asked| one_of("battlefield", asked, known));
        let team = |asked: &Option<String>| asked.as_ref().map(|asked| roster(cards, asked)).transpose();
        let teams = [team(&self.team_a)?, team(&self.team_b)?];
        Ok(Wanted { crises: crises.transpose()?, battlefield: battlefield.transpose()?, teams })
    }
}

/// The members of an affiliation by its id, or the characters listed with commas.
fn roster(cards: &crisis::card::Cards, asked: &str) -> anyhow::Result<Vec<String>> {
    let id = |&member: &u16| cards.characters[usize::from(member)].id.clone();
    if let Some(affiliation) = cards.affiliations.iter().find(|affiliation| affiliation.id == asked) {
        // Grunts come with their parents and are in no roster (grunts.never-in-roster).
        let fights = |&&member: &&u16| !cards.characters[usize::from(member)].is_grunt();
        return Ok(affiliation.members.iter().filter(fights).map(id).collect());
    }
    if !asked.contains(',') {
        let known = cards.affiliations.iter().map(|affiliation| affiliation.id.as_str());
        let unknown = unknown("affiliation", asked, known);
        return Err(unknown.context("a team of crisis is an affiliation, or ids of characters with commas"));
    }
    let known = || cards.characters.iter().map(|character| character.id.as_str());
    asked.split(',').map(|id| one_of("character", id.trim(), known())).collect()
}

/// A print of the cards by its name.
fn edition(asked: &str) -> Result<Edition, String> {
    match asked {
        "print-2023" => Ok(Edition::Print2023),
        "august-2026" => Ok(Edition::August2026),
        _ => Err(format!("there is no edition `{asked}`: there are print-2023 and august-2026")),
    }
}

/// Gotham City Chronicles: missions can be asked for.
impl Matchup {
    /// The house pack and the packs asked for.
    ///
    /// # Errors
    /// Everything that is wrong with any file of them.
    pub fn gotham_printed(&self) -> anyhow::Result<gotham::printed::Printed> {
        let printed = gotham::printed::load(&self.content);
        printed.map_err(|found| anyhow!("the content is not in order\n{found}"))
    }

    /// The missions that were asked for, or all of them, as places in the printed list.
    ///
    /// # Errors
    /// The first name that is not known, with the nearest that is; what can't be chosen.
    pub fn gotham_missions(&self, printed: &gotham::printed::Printed) -> anyhow::Result<Vec<u16>> {
        let Matchup { team_a, team_b, mission, battlefield, levels, edition, content: _ } = self;
        let named = [team_a, team_b, battlefield].iter().any(|option| option.is_some());
        if named || levels.is_some() || edition.is_some() {
            bail!("missions of gotham have their boards and their sides: only --mission can be chosen");
        }
        let Some(asked) = mission else { return Ok((0..printed.missions.len() as u16).collect()) };
        let known = || printed.missions.iter().map(|mission| mission.id.as_str());
        let place =
            |id: &str| printed.mission(id.trim()).ok_or_else(|| unknown("mission", id.trim(), known()));
        asked.split(',').map(place).collect()
    }
}

/// The characters of a team by its id, or those listed with commas.
fn members(cards: &Cards, asked: &str) -> anyhow::Result<Vec<String>> {
    if let Some(team) = cards.team(asked) {
        let members = cards.teams[usize::from(team)].members.iter();
        return Ok(members.map(|&member| cards.characters[usize::from(member)].id.clone()).collect());
    }
    if !asked.contains(',') {
        let teams = cards.teams.iter().map(|team| team.id.as_str());
        let unknown = unknown("team", asked, teams);
        return Err(
            unknown.context("a team is the id of one, or ids of characters such as `ironbrow,skylance`")
        );
    }
    let characters = || cards.characters.iter().map(|character| character.id.as_str());
    asked.split(',').map(|id| one_of("character", id.trim(), characters())).collect()
}

/// A name, if it is among the known ones.
///
/// # Errors
/// That it is not, with the nearest that is.
pub fn one_of<'a>(
    what: &str,
    asked: &str,
    mut known: impl Iterator<Item = &'a str> + Clone,
) -> anyhow::Result<String> {
    let all = known.clone();
    if known.any(|id| id == asked) { Ok(asked.to_owned()) } else { Err(unknown(what, asked, all)) }
}

/// Why a name is refused: there is no such thing, and perhaps another was meant.
pub fn unknown<'a>(what: &str, asked: &str, known: impl Iterator<Item = &'a str> + Clone) -> anyhow::Error {
    let hint = match did_you_mean(asked, known.clone()) {
        Some(near) => format!("did you mean `{near}`?"),
        None => format!("there are {}", known.collect::<Vec<_>>().join(", ")),
    };
    anyhow!("there is no {what} `{asked}`: {hint}")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn asked(team: &str) -> anyhow::Result<Vec<String>> {
        members(&pow::card::house().expect("the house pack is in order"), team)
    }

    #[test]
    fn a_team_is_an_id_or_a_list() {
        assert!(asked("eclipse").unwrap().len() >= 2);
        assert_eq!(asked("ironbrow, skylance").unwrap(), ["ironbrow", "skylance"]);
    }

    #[test]
    fn an_unknown_name_is_told_with_the_nearest() {
        let team = format!("{:#}", asked("eclips").unwrap_err());
        assert!(team.contains("did you mean `eclipse`?"), "{team}");
        let character = format!("{:#}", asked("ironbrow,skylanze").unwrap_err());
        assert!(character.contains("no character `skylanze`: did you mean `skylance`?"), "{character}");
    }
}
