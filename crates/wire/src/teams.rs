//! The builder: teams, their legality, and links to them.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// A team as it is being built.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Team {
    /// Which game.
    pub game: String,
    /// Its name.
    #[schema(max_length = 24)]
    pub name: String,
    /// Its members by id.
    #[schema(max_items = 60)]
    pub members: Vec<String>,
}

/// What the rules say to a team, and to each that might join it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct TeamVerdict {
    /// Whether it may play.
    pub legal: bool,
    /// Sums: levels, members, each with its limit.
    pub totals: Vec<Total>,
    /// What is wrong.
    pub flaws: Vec<crate::table::Why>,
    /// Who could not be added now, and why.
    pub cannot_add: Vec<CannotAdd>,
}

/// A sum and its limits.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Total {
    /// A code: `levels`, `members`.
    pub code: String,
    /// Its name.
    pub name: String,
    /// The sum.
    pub value: u32,
    /// At least.
    pub least: u32,
    /// At most.
    pub most: u32,
}

/// Someone who could not be added, and why.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct CannotAdd {
    /// Who.
    pub member: String,
    /// Why.
    pub why: crate::table::Why,
}

/// A team that is kept; anybody with the link may look.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct SavedTeam {
    /// Its id: the page is `/build/GAME#team=ID`.
    pub id: String,
    /// The team.
    pub team: Team,
    /// Whether it is yours.
    pub yours: bool,
}

/// Teams of yours.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct TeamList {
    /// Them, the latest first.
    pub teams: Vec<SavedTeam>,
}

/// A team as another program writes it: a decklist as text or JSON.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Pasted {
    /// All of it.
    #[schema(max_length = 20000)]
    pub text: String,
}

/// What was read of it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct TeamRead {
    /// The team, without what could not be read.
    pub team: Team,
    /// What could not be read and what is nearest to it, in words.
    pub notes: Vec<String>,
}

/// A team as other programs read it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct TeamWritten {
    /// As JSON.
    pub json: String,
    /// As text, in the reader's language.
    pub text: String,
}
