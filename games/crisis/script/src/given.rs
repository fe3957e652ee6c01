//! What a file says under `given`: any position, with a default for everything.

use content::{Inches, Place, Spanned};
use crisis::card::ability::{Condition, Duration, Health};
use crisis::card::{Edition, TerrainKind, file};
use crisis::state::{Lies, Phase, Side};
use schemars::JsonSchema;
use serde::Deserialize;
use serde_json::Value;

use super::sketch::SketchedCard;
use scenario::Named;
use scenario::overlay;
use scenario::schema::Spot;
use scenario::shared::{Doings, GivenActive, Way};
use scenario::sides::{EdgeWord, SideWord, Sides, TwoSides};

/// A position.
#[derive(Debug, Clone, Default, PartialEq, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Given {
    /// Stat cards that exist for this scenario only.
    #[serde(default)]
    pub characters: Named<SketchedCard>,
    /// Team tactic cards that exist for this scenario only, as packs write them.
    #[serde(default)]
    pub tactics: Vec<file::Tactic>,
    /// Crisis cards that exist for this scenario only, as packs write them.
    #[serde(default)]
    pub crises: Vec<file::Crisis>,
    /// Everybody, by name.
    #[serde(default)]
    pub figures: Named<GivenFigure>,
    /// Terrain, by id.
    #[serde(default)]
    pub terrain: Named<GivenPiece>,
    /// How the mission's tokens lie, such as `console 1`.
    #[serde(default)]
    pub tokens: Named<GivenToken>,
    /// What each player has beside the characters.
    #[serde(default)]
    pub squads: GivenSquads,
    /// One crisis or two.
    #[serde(default)]
    pub mission: Option<Vec<Spanned<String>>>,
    #[serde(default)]
    pub battlefield: Option<Spanned<String>>,
    /// The set of tools.
    #[serde(default)]
    pub measures: Option<Spanned<String>>,
    /// The print of the cards.
    #[serde(default)]
    pub edition: Option<Edition>,
    #[serde(default)]
    #[schemars(with = "Option<PhaseWord>")]
    pub phase: Option<Phase>,
    #[serde(default)]
    pub round: Option<Spanned<u8>>,
    #[serde(default)]
    #[schemars(with = "Option<TwoSides>")]
    pub priority: Option<Side>,
    #[serde(default)]
    #[schemars(with = "Option<TwoSides>")]
    pub turn: Option<Side>,
    #[serde(default)]
    pub points: Option<Sides<u8>>,
    /// The most threat of a squad.
    #[serde(default)]
    pub threat: Option<u8>,
    /// Who activated the last character of the phase.
    #[serde(default)]
    pub last_activated: Option<SideWord>,
    /// The turn that is being played, where nobody is active.
    #[serde(default)]
    pub go: Option<GivenGo>,
    /// After so many extra rounds a tie is a draw.
    #[serde(default)]
    pub extra_rounds: Option<u8>,
    /// What the rules keep besides, as reports of positions write it: what holds for a while, terrain that was shifted,
    /// the agreement about terrain. Others use the cards that bring it about.
    #[serde(default)]
    pub kept: Option<Spanned<Value>>,
}

impl Given {
    /// What this says, and where it is silent what `base` says.
    #[must_use]
    pub fn over(self, base: Given) -> Given {
        let both = |mut own: Vec<_>, base: Vec<_>| {
            own.extend(base);
            own
        };
        let mut tactics = self.tactics;
        tactics.extend(base.tactics);
        Given {
            characters: self.characters.over(base.characters, |own, _| own),
            tactics,
            crises: both(self.crises, base.crises),
            figures: self.figures.over(base.figures, GivenFigure::placed_over),
            terrain: self.terrain.over(base.terrain, GivenPiece::over),
            tokens: self.tokens.over(base.tokens, GivenToken::over),
            squads: GivenSquads {
                a: self.squads.a.over(base.squads.a),
                b: self.squads.b.over(base.squads.b),
            },
            mission: self.mission.or(base.mission),
            battlefield: self.battlefield.or(base.battlefield),
            measures: self.measures.or(base.measures),
            edition: self.edition.or(base.edition),
            phase: self.phase.or(base.phase),
            round: self.round.or(base.round),
            priority: self.priority.or(base.priority),
            turn: self.turn.or(base.turn),
            points: self.points.or(base.points),
            threat: self.threat.or(base.threat),
            last_activated: self.last_activated.or(base.last_activated),
            go: self.go.or(base.go),
            extra_rounds: self.extra_rounds.or(base.extra_rounds),
            kept: self.kept.or(base.kept),
        }
    }
}

/// What each player has.
#[derive(Debug, Clone, Default, PartialEq, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct GivenSquads {
    pub a: GivenSquad,
    pub b: GivenSquad,
}

overlay! {
    /// What a player has beside the characters.
    GivenSquad {
        affiliation: Spanned<String>,
        /// Whose leadership is active.
        leader: Spanned<String>,
        /// Team tactic cards that can be played.
        tactics: Vec<Spanned<String>>,
        edge: EdgeWord,
        /// The characters of the roster, as `card`, `card with gem` or `card with gem and gem`.
        roster: Vec<Spanned<String>>,
        roster_tactics: Vec<Spanned<String>>,
        roster_crises: Vec<Spanned<String>>,
        /// Those of the roster that were chosen.
        chosen: Vec<Spanned<String>>,
        /// Whether the choice is finished.
        ready: bool,
        /// Leaderships used this turn.
        leadership_used: Vec<Spanned<String>>,
    }
}

overlay! {
    /// One character in play.
    GivenFigure {
        #[schemars(with = "Option<TwoSides>")]
        side: Side,
        card: Spanned<String>,
        #[schemars(with = "Option<Spot>")]
        at: Spanned<Place>,
        /// Stands on this terrain, in its middle unless `at` says where.
        on: Spanned<String>,
        /// Stands in contact with this character.
        contact: Spanned<String>,
        /// Stands `gap` inches from this character.
        from: Spanned<String>,
        gap: Spanned<Inches>,
        /// In which direction of the other character: east unless said.
        way: Spanned<Way>,
        /// Not deployed yet.
        waiting: bool,
        /// Knocked out, or grunts that are not in play yet.
        gone: bool,
        form: Spanned<String>,
        gems: Vec<Spanned<String>>,
        /// In whose squad it is, while the other player controls it.
        #[schemars(with = "Option<TwoSides>")]
        squad: Side,
        controlled_until: Duration,
        health: Health,
        damage: Spanned<u8>,
        power: Spanned<u8>,
        conditions: Vec<Condition>,
        activated: bool,
        dazed: bool,
        active: GivenActive<Done>,
        /// Superpowers used this turn that may be used once a turn.
        used_this_turn: Vec<Spanned<String>>,
        /// Whom it has attacked this turn.
        attacked_this_turn: Vec<Spanned<String>>,
        /// Whom it has targeted this round, by attack.
        targeted_this_round: Named<Vec<Spanned<String>>>,
    }
}

impl GivenFigure {
    /// As [`over`](GivenFigure::over); but where this says by itself where the character is, nothing of where `base`
    /// puts it is left, lest a shared `at` outdo an own `contact`.
    #[must_use]
    pub fn placed_over(self, base: GivenFigure) -> GivenFigure {
        if !self.says_where() {
            return self.over(base);
        }
        self.over(GivenFigure { at: None, on: None, contact: None, from: None, gap: None, way: None, ..base })
    }

    /// Whether it says where the character is.
    pub fn says_where(&self) -> bool {
        self.at.is_some() || self.on.is_some() || self.contact.is_some() || self.from.is_some()
    }
}

overlay! {
    /// One terrain feature: what it is, and what has become of it.
    GivenPiece {
        /// What it is; this says how large it usually is. Without it, a feature of a `size`.
        kind: TerrainKind,
        size: Spanned<u8>,
        /// Its middle.
        #[schemars(with = "Option<Spot>")]
        at: Spanned<Place>,
        length: Spanned<Inches>,
        width: Spanned<Inches>,
        /// Degrees, anticlockwise.
        turn: Spanned<u16>,
        interactive: bool,
        standable: bool,
        /// Destroyed.
        gone: bool,
    }
}

overlay! {
    /// One objective token.
    GivenToken {
        #[schemars(with = "Option<Spot>")]
        at: Spanned<Place>,
        /// Who holds it.
        holder: Spanned<String>,
        /// Whose marker lies on it.
        controller: SideWord,
        /// Removed from the game.
        gone: bool,
        /// On top of the terrain at its place, or under it.
        #[schemars(with = "Option<LiesWord>")]
        lies: Lies,
    }
}

/// A turn in which nobody is active.
#[derive(Debug, Clone, Copy, Default, PartialEq, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields, default)]
pub struct GivenGo {
    pub activated: bool,
    pub may_pass: bool,
}

/// What a character has done in its activation.
#[derive(Debug, Clone, Default, PartialEq, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields, default)]
pub struct Done {
    /// Actions left of the two.
    pub actions: Option<u8>,
    pub performed: Option<u8>,
    /// Move actions, granted ones included.
    pub moves: u8,
    /// Tokens it has interacted with.
    pub interacted: Vec<Spanned<String>>,
    /// Who activates after these grunts.
    pub parent: Option<Spanned<String>>,
    pub may_pass: bool,
}

impl Doings for Done {
    const EXPECTED: &'static str = "`true`, or what was done so far, such as `{ actions: 1 }`";
}

/// The phases, for the schema: the rules' own type knows nothing of schemas.
#[derive(JsonSchema)]
#[serde(rename_all = "kebab-case")]
#[allow(dead_code, reason = "only its schema is used")]
pub enum PhaseWord {
    Battlefield,
    Priority,
    Mission,
    Squads,
    Deployment,
    Leadership,
    Power,
    Activation,
    Cleanup,
}

/// How a token lies, for the schema.
#[derive(JsonSchema)]
#[serde(rename_all = "kebab-case")]
#[allow(dead_code, reason = "only its schema is used")]
pub enum LiesWord {
    OnTop,
    Under,
}
