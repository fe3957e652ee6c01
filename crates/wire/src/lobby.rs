//! Games, tables before and around play, and how one sits down.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use crate::table::{SeatView, Status};

/// A game that can be played here.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct GameInfo {
    /// Its short name.
    pub game: String,
    /// Its name.
    pub name: String,
    /// One line about it.
    pub blurb: String,
    /// Fewest seats.
    pub least_seats: u8,
    /// Most seats.
    pub most_seats: u8,
    /// What the last seat plays, where it alone plays against all the others: the villain.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub against: Option<String>,
    /// About how long it takes.
    pub minutes: u16,
    /// Its bots, the best to begin with first.
    pub bots: Vec<BotInfo>,
    /// What may be chosen before a game.
    pub options: Vec<SetupOption>,
    /// What each seat may choose: its team.
    pub seat_options: Vec<SetupOption>,
    /// Games that can be begun with one click, those for a first game first.
    #[serde(default)]
    pub starts: Vec<StartInfo>,
}

/// A game that can be begun with one click: everything that is chosen before it. [`NewTable::start`] names it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct StartInfo {
    /// Its id.
    pub id: String,
    /// Its name.
    pub name: String,
    /// Which buttons may use it.
    #[serde(rename = "for")]
    pub uses: Vec<StartUse>,
    /// What is chosen for the table.
    pub options: Vec<Chosen>,
    /// The seats, in order.
    pub seats: Vec<NewSeat>,
    /// Who answers the questions of setup.
    pub setup: SetUp,
    /// Whether somebody explains while it is played.
    pub coach: bool,
    /// About how long it takes.
    pub minutes: u16,
}

/// Which button a start is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum StartUse {
    /// Somebody's first game.
    First,
    /// A game with a bot.
    Bot,
    /// A game with a friend who gets a link.
    Friend,
    /// A game with a stranger.
    Pair,
}

/// Who answers the questions of setup.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum SetUp {
    /// The table, at once.
    Quick,
    /// Whoever is asked.
    Mine,
}

/// The games that can be played here.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct GameList {
    /// Them, by their short names.
    pub games: Vec<GameInfo>,
}

/// A bot.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct BotInfo {
    /// Its id: `greedy`.
    pub id: String,
    /// Its name.
    pub name: String,
    /// How it plays, in a line.
    pub blurb: String,
}

/// Something to choose before a game: mission, battlefield, team.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct SetupOption {
    /// Its id in [`NewTable::options`].
    pub id: String,
    /// Its name.
    pub name: String,
    /// What there is to choose from, the usual first.
    pub values: Vec<SetupValue>,
}

/// One value of a [`SetupOption`].
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct SetupValue {
    /// Its id.
    pub id: String,
    /// Its name.
    pub name: String,
    /// A line about it.
    pub blurb: String,
    /// Ids of what it consists of: the characters of a team, for their pictures.
    pub shows: Vec<String>,
    /// With which values of other options it does not go, as `option=value`.
    pub excludes: Vec<String>,
}

/// One choice made.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Chosen {
    /// The option.
    pub option: String,
    /// The value: one of the listed, or for a team `ids:a,b,c` or `team:ID` of a saved one. The option `pack` of a table
    /// takes `pack:ID` of a saved pack in games that have packs, or the text of one.
    pub value: String,
}

/// A table to be made.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct NewTable {
    /// Which game.
    pub game: String,
    /// What was chosen; what is not named is as usual.
    #[serde(default)]
    pub options: Vec<Chosen>,
    /// The seats, in order.
    pub seats: Vec<NewSeat>,
    /// Whether anybody may find it, sit down and watch.
    #[serde(default)]
    pub public: bool,
    /// Clocks, if any.
    #[serde(default)]
    pub clock: Option<NewClock>,
    /// The start that this is, by its id in [`GameInfo::starts`]: where that is quick, the table answers the questions of
    /// setup as it says. Options and seats are those named here.
    #[serde(default)]
    #[ts(optional)]
    pub start: Option<String>,
}

/// A seat of a table to be made.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct NewSeat {
    /// Who.
    pub sitter: NewSitter,
    /// What this seat chose, such as its team; what is not named is as usual.
    #[serde(default)]
    pub options: Vec<Chosen>,
}

/// Who is to sit at a seat.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "type", rename_all = "kebab-case", rename_all_fields = "camelCase")]
pub enum NewSitter {
    /// You, once you have sat down. Several seats may be yours: play on one screen.
    You,
    /// Whoever gets the link, or anybody if the table is public.
    Anyone,
    /// A bot.
    Bot {
        /// Its id.
        bot: String,
    },
}

/// Clocks of a table.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct NewClock {
    /// Seconds for the whole game.
    pub seconds: u32,
    /// Seconds that are added.
    #[schema(maximum = 65535)]
    pub increment: u16,
    /// When they are added.
    #[serde(default)]
    pub every: Every,
}

/// When a clock is wound.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Every {
    /// After every answer.
    #[default]
    Answer,
    /// Whenever the player begins a turn: an activation, where characters activate.
    Turn,
}

/// A table that was made.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Made {
    /// Its id; the page is `/t/ID`.
    pub table: String,
    /// The hash of the seed of its dice. The seed is chosen now, so it can't depend on what you add by sitting down.
    pub commitment: String,
}

/// A seat to be taken.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct SitDown {
    /// The secret of the link; without it, all seats that are kept for you, or a free seat of a public table.
    #[serde(default)]
    pub secret: Option<String>,
    /// Your own part in the chance: any text of up to 64 characters, made by your device.
    #[schema(max_length = 64, pattern = r"^[^\x00-\x1f\x7f-\x9f]*$")]
    #[serde(default)]
    pub nonce: String,
    /// What this seat chooses, such as its team.
    #[serde(default)]
    pub options: Vec<Chosen>,
}

/// The link to a free seat, before one sits down.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Link {
    /// The secret in its fragment.
    pub secret: String,
}

/// A table in a list.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct TableCard {
    /// Its id.
    pub table: String,
    /// Which game.
    pub game: String,
    /// Its name.
    pub name: String,
    /// Where it stands.
    pub status: Status,
    /// A line about it: "round 3, against a bot".
    pub line: String,
    /// Its seats.
    pub seats: Vec<SeatView>,
    /// Whether you are asked something.
    pub your_call: bool,
    /// How many watch.
    pub watchers: u32,
    /// When something last happened, in milliseconds since 1970.
    #[ts(type = "number")]
    pub at: u64,
}

/// Tables in a list.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct TableList {
    /// Them, the latest first.
    pub tables: Vec<TableCard>,
}
