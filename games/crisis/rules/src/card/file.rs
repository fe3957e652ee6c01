//! What authors write, one thing a file, before anything is checked.
//!
//! Every word here is a word of the files: fields and choices in kebab-case, unknown ones refused. Whatever a check
//! may have to point at is [`Spanned`]. Abilities are written in the vocabulary of [`super::ability`].

use content::{Id, Inches, Name, Place, Spanned};
use schemars::JsonSchema;
use serde::Deserialize;

use super::ability::{
    Amount, AttackRule, AttackType, ByType, Claim, Cost, Figures, Kind, Modifier, Occurrence, Reach, Ref,
    Step, Superpower, Tool,
};
use super::{CardKind, CrisisType, Edition, Layout, Scored, TerrainKind, TokenKind};

/// `characters/ID.yaml`: a character with all its forms.
#[derive(Clone, PartialEq, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Character {
    /// What other files call it; also the file's name.
    pub id: Spanned<Id>,
    /// The name on the card (stat-card.field.name).
    pub name: Spanned<Name>,
    /// The everyday identity (stat-card.field.alter-ego).
    pub alter_ego: AlterEgo,
    /// Whether its forms share one split card (transform.card-kinds).
    #[serde(default)]
    pub card: Spanned<CardKind>,
    /// Whether it is laid out as older products are (stat-card.legacy-cards).
    #[serde(default)]
    pub layout: Layout,
    /// What it costs a squad (stat-card.field.threat); grunts have none.
    #[serde(default)]
    #[schemars(range(min = 0, max = 12))]
    pub threat: Spanned<u8>,
    /// Its forms; the first is the normal one (transform.deploy-normal).
    pub forms: Vec<Form>,
    /// What later editions print otherwise.
    #[serde(default)]
    pub revisions: Vec<Revision>,
}

/// The name behind the mask.
#[derive(Clone, PartialEq, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct AlterEgo {
    /// What other files call it.
    pub id: Spanned<Id>,
    /// As it is printed.
    pub name: String,
}

/// One form of a character: a stat card, or its part of a split one.
#[derive(Clone, PartialEq, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Form {
    /// Unique on the character; `normal` for the first.
    pub id: Spanned<Id>,
    /// The diameter of its base in millimetres.
    pub base: Spanned<u8>,
    /// stat-card.field.size
    #[schemars(range(min = 1, max = 6))]
    pub size: Spanned<u8>,
    /// stat-card.field.speed
    pub speed: Tool,
    /// stat-card.field.stamina; the later forms of a split card have that of the first (transform.split-shared)
    #[serde(default)]
    pub stamina: Option<Stamina>,
    /// stat-card.field.defense-physical and the other two; of a split card as with stamina
    #[serde(default)]
    pub defence: Option<ByType<Spanned<u8>>>,
    /// stat-card.field.attacks
    pub attacks: Vec<Attack>,
    /// stat-card.field.superpowers, leaderships among them
    #[serde(default)]
    pub superpowers: Vec<Superpower>,
}

/// Stamina on each side of the card.
#[derive(Clone, PartialEq, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Stamina {
    /// On the Healthy side.
    pub healthy: Spanned<u8>,
    /// On the Injured side; grunts have none (grunts.no-injured-side).
    #[serde(default)]
    pub injured: Option<Spanned<u8>>,
}

/// An attack entry (attack-profile.fields).
#[derive(Clone, PartialEq, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Attack {
    /// Unique on the card.
    pub id: Spanned<Id>,
    /// attack-profile.name
    pub name: Spanned<Name>,
    /// attack-profile.type
    pub r#type: AttackType,
    /// attack-profile.range
    pub reach: Spanned<Reach>,
    /// attack-profile.strength
    pub strength: Spanned<u8>,
    /// attack-profile.cost
    pub cost: Spanned<u8>,
    /// attack-profile.special-rules
    #[serde(default)]
    pub rules: Vec<AttackRule>,
}

/// What a later edition prints otherwise (q.card-version).
#[derive(Clone, PartialEq, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Revision {
    /// Which.
    pub edition: Edition,
    /// Of every form.
    #[serde(default)]
    pub stamina: Option<Stamina>,
    /// Of every form.
    #[serde(default)]
    pub speed: Option<Tool>,
    /// In place of the superpowers of the same ids.
    #[serde(default)]
    pub superpowers: Vec<Superpower>,
}

/// `tactics/ID.yaml`: a team tactic card (team-tactics.fields).
#[derive(Clone, PartialEq, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Tactic {
    /// What other files call it; also the file's name.
    pub id: Spanned<Id>,
    /// What the card is called.
    pub name: Spanned<Name>,
    /// The squad affiliation it needs; none for an unaffiliated card.
    #[serde(default)]
    pub affiliation: Option<Ref>,
    /// Active, active-action or reactive.
    pub kind: Spanned<Kind>,
    /// The character that plays it and pays (q.diff-tactic-player).
    #[serde(default)]
    pub played_by: Option<PlayedBy>,
    /// What each of them pays.
    #[serde(default)]
    pub cost: Option<Cost>,
    /// What a reactive card answers.
    #[serde(default)]
    pub when: Option<Occurrence>,
    /// What must be so.
    #[serde(default, rename = "if")]
    pub provided: Option<Claim>,
    /// What it does.
    #[serde(rename = "do")]
    pub steps: Vec<Step>,
}

/// The characters that play a team tactic card.
#[derive(Clone, PartialEq, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum PlayedBy {
    /// One such character.
    One(Figures),
    /// One such character, in its activation.
    Active(Figures),
    /// Any number of them; each pays.
    Many(Figures),
    /// Two; each pays.
    Pair(Figures, Figures),
}

/// `crises/ID.yaml`: a crisis card (crisis-card.fields).
#[derive(Clone, PartialEq, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Crisis {
    /// What other files call it; also the file's name.
    pub id: Spanned<Id>,
    /// What the card is called.
    pub name: Spanned<Name>,
    /// crisis-card.two-types
    pub r#type: CrisisType,
    /// crisis-card.max-threat
    pub threat: Spanned<u8>,
    /// crisis-card.setup-text
    pub tokens: TokensFile,
    /// crisis-card.score-text
    pub score: Vec<Score>,
    /// How many of its tokens one character may hold; any number without it (objectives.hold-many).
    #[serde(default)]
    pub hold_limit: Option<u8>,
    /// What an interaction does; without it there is none (crisis-card.rules-text).
    #[serde(default)]
    pub interact: Vec<Step>,
    /// What an interaction costs, if not 1 power.
    #[serde(default)]
    pub interact_cost: Option<Amount>,
    /// Special rules of the mission.
    #[serde(default)]
    pub rules: Vec<NeutralRule>,
    /// What holds while the mission lasts.
    #[serde(default)]
    pub modifiers: Vec<Modifier>,
}

/// The tokens of a crisis and their places.
#[derive(Clone, PartialEq, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct TokensFile {
    /// What the card calls them.
    pub name: Spanned<Name>,
    /// objectives.four-types
    pub kind: Spanned<TokenKind>,
    /// Their centres, in inches from the battlefield's centre (crisis-card.diagram).
    #[schemars(with = "Vec<[f64; 2]>")]
    pub at: Vec<Spanned<Place>>,
}

/// One way to score.
#[derive(Clone, PartialEq, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Score {
    /// For each of these.
    pub each: Scored,
    /// Victory points.
    pub vp: u8,
}

/// A rule of nobody's: a special rule of a mission, or what a condition does (q.player-effects).
#[derive(Clone, PartialEq, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct NeutralRule {
    /// When it happens.
    pub when: Occurrence,
    /// What must be so.
    #[serde(default, rename = "if")]
    pub provided: Option<Claim>,
    /// What it does.
    #[serde(rename = "do")]
    pub steps: Vec<Step>,
}

/// `affiliations/ID.yaml`: a published list (affiliation.lists-external).
#[derive(Clone, PartialEq, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Affiliation {
    /// What other files call it; also the file's name.
    pub id: Spanned<Id>,
    /// What players call it.
    pub name: Spanned<Name>,
    /// The characters on the list.
    pub members: Vec<Ref>,
}

/// `rosters/ID.yaml`: a stock of options for players who bring none of their own (roster.contents).
#[derive(Clone, PartialEq, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Roster {
    /// What it is called elsewhere; also the file's name.
    pub id: Spanned<Id>,
    /// What players call it.
    pub name: Spanned<Name>,
    /// Ten characters. A character that may bear a gem carries none here: a gem is a player's own choice.
    pub characters: Vec<Ref>,
    /// Ten team tactic cards.
    pub tactics: Vec<Ref>,
    /// Three Secure and three Extraction crises.
    pub crises: Vec<Ref>,
}

/// `conditions/ID.yaml`: a special condition beside the ten of the book (conditions.list-open).
#[derive(Clone, PartialEq, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Condition {
    /// What other files call it; also the file's name.
    pub id: Spanned<Id>,
    /// What players call it.
    pub name: Spanned<Name>,
    /// What holds for a character that has it, which is `self`.
    #[serde(default)]
    pub modifiers: Vec<Modifier>,
    /// What it does to a character that has it.
    #[serde(default)]
    pub rules: Vec<NeutralRule>,
}

/// `gems/ID.yaml`: an Infinity gem.
#[derive(Clone, PartialEq, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Gem {
    /// What other files call it; also the file's name.
    pub id: Spanned<Id>,
    /// What players call it.
    pub name: Spanned<Name>,
    /// infinity-gems.threat-increase
    pub threat: Spanned<u8>,
    /// What its bearer can do besides.
    #[serde(default)]
    pub superpowers: Vec<Superpower>,
}

/// `battlefields/ID.yaml`: terrain on 36 by 36 inches.
#[derive(Clone, PartialEq, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Battlefield {
    /// What other files call it; also the file's name.
    pub id: Spanned<Id>,
    /// What players call it.
    pub name: Spanned<Name>,
    /// Its terrain.
    pub pieces: Vec<Spanned<Piece>>,
}

/// A terrain feature.
#[derive(Clone, PartialEq, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Piece {
    /// Unique on the battlefield.
    pub id: Spanned<Id>,
    /// What it is; this says how large it usually is (terrain.size-1 to terrain.size-5).
    pub kind: TerrainKind,
    /// Its middle, in inches from the corner of the battlefield.
    pub at: Spanned<Place>,
    /// Along x before it is turned.
    pub length: Spanned<Inches>,
    /// Across its length.
    pub width: Spanned<Inches>,
    /// Degrees, anticlockwise.
    #[serde(default)]
    pub turn: Spanned<u16>,
    /// Its size, if the players agree on another one (terrain.sizes-adjustable).
    #[serde(default)]
    pub size: Option<Spanned<u8>>,
    /// Whether it can be thrown and destroyed (terrain.interactive).
    #[serde(default = "yes")]
    pub interactive: bool,
    /// Whether a miniature can stand on it (movement.must-fit).
    #[serde(default = "yes")]
    pub standable: bool,
}

fn yes() -> bool {
    true
}

/// `measures/ID.yaml`: how long the tools are (q.tool-lengths).
#[derive(Clone, PartialEq, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Measures {
    /// What other files call it; also the file's name.
    pub id: Spanned<Id>,
    /// What players call it.
    pub name: Spanned<Name>,
    /// Ranges 1 to 5.
    pub ranges: Vec<Spanned<Inches>>,
    /// How wide a range tool is, for beams.
    pub range_width: Spanned<Inches>,
    /// The movement tools.
    pub tools: Tools,
    /// How wide their arms are.
    pub tool_width: Spanned<Inches>,
    /// The diameter of an objective token.
    pub token: Spanned<Inches>,
}

/// The lengths of the movement tools.
#[derive(Clone, PartialEq, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Tools {
    /// S
    pub short: Spanned<Inches>,
    /// M
    pub medium: Spanned<Inches>,
    /// L
    pub long: Spanned<Inches>,
}

content::things! {
    Character in "characters", Tactic in "tactics", Crisis in "crises", Affiliation in "affiliations", Roster in "rosters",
    Gem in "gems", Condition in "conditions", Battlefield in "battlefields", Measures in "measures",
}
