//! Who plays whom, where and for what: the options that `play` and `simulate` share.

use std::path::PathBuf;

use anyhow::{anyhow, bail};
use crisis::card::Edition;
use lab::{one_of, unknown};
use pow::card::Cards;
use pow::setup::Setup;
use pow_face::lab::members;

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

    /// The setup of Crisis Protocol that was asked for: only the battlefield can be named before the game.
    ///
    /// # Errors
    /// A name that is not known, with the nearest that is; a team, a mission or levels.
    pub fn crisis_setup(&self, cards: &crisis::card::Cards) -> anyhow::Result<crisis::setup::Setup> {
        let Matchup { team_a, team_b, mission, battlefield, levels, edition: _, content: _ } = self;
        if [team_a, team_b, mission].iter().any(|option| option.is_some()) || levels.is_some() {
            bail!(
                "crisis has no --team-a, --team-b, --mission or --levels: squads and mission are chosen in the game"
            );
        }
        let mut setup = crisis::setup::Setup::usual();
        if let Some(battlefield) = battlefield {
            let known = cards.battlefields.iter().map(|battlefield| battlefield.id.as_str());
            setup.battlefield = one_of("battlefield", battlefield, known)?;
        }
        Ok(setup)
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
