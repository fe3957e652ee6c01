//! Everything that changes in a game: plain data, cheap to clone.

mod reading;

pub use reading::{Battleground, Feature, Reading};
pub use space::Edge;
pub use table::{BySide, Outcome, Side};

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use space::{Convex, P};
use table::fit;

use crate::attack::Attack;
use crate::card::CrisisType;
use crate::card::ability::{Colour, Condition, Duration, Health};
use crate::dice::Told;
use crate::dodge::Dodge;
use crate::effect::Lasting;

/// Most characters on the battlefield: two squads of ten and their grunts.
pub const FIGURES: usize = 22;
/// Most objective tokens of a mission.
pub const TOKENS: usize = 16;

/// A character in play, by its place in the list of figures.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct FigureId(pub u8);

/// A terrain feature, by its place on the battlefield's list.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct PieceId(pub u8);

/// An objective token, by its place in the list of tokens.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct TokenId(pub u8);

/// Some of up to 32 things, by their numbers.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Numbers(pub u32);

impl Numbers {
    /// Whether a number is among them.
    pub fn has(self, number: u8) -> bool {
        number < 32 && self.0 & (1 << number) != 0
    }

    /// With one more.
    #[must_use]
    pub fn with(self, number: u8) -> Numbers {
        Numbers(self.0 | 1 << number)
    }

    /// From small to large.
    pub fn iter(self) -> impl Iterator<Item = u8> {
        (0..32).filter(move |&number| self.has(number))
    }
}

/// The special conditions of a character (conditions.no-stacking: one of each at most).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Conditions(u16);

impl Conditions {
    /// Whether it is there.
    pub fn has(self, condition: Condition) -> bool {
        self.0 & condition.bit() != 0
    }

    /// Adds it; whether it was not there before.
    pub fn add(&mut self, condition: Condition) -> bool {
        let new = !self.has(condition);
        self.0 |= condition.bit();
        new
    }

    /// Removes it.
    pub fn remove(&mut self, condition: Condition) {
        self.0 &= !condition.bit();
    }

    /// Removes those whose bits are set.
    pub fn remove_all(&mut self, bits: u16) {
        self.0 &= !bits;
    }

    /// All that are there.
    pub fn iter(self) -> impl Iterator<Item = Condition> {
        Condition::every().filter(move |&condition| self.has(condition))
    }

    /// Whether there is none.
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }
}

/// Where a character is in the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Whereabouts {
    /// In the squad, not deployed yet.
    Waiting,
    /// On the battlefield.
    Battlefield,
    /// Knocked out or removed from the game.
    Gone,
}

/// A character in play.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Figure {
    /// Who controls it.
    pub side: Side,
    /// In whose squad it is; its controller is another only while an effect lasts (characters.control-no-squad).
    pub squad: Side,
    /// For how long somebody else controls it.
    pub controlled_until: Option<Duration>,
    /// Its card, as a place in [`crate::card::Cards::characters`].
    pub character: u16,
    /// Its form, as a place in [`crate::card::Character::forms`].
    pub form: u8,
    /// The gems it carries, as places in [`crate::card::Cards::gems`].
    pub gems: Gems,
    /// Waiting, on the battlefield or gone.
    pub whereabouts: Whereabouts,
    /// The middle of its base.
    pub at: P,
    /// The side of its card in use (stat-card.start-healthy).
    pub health: Health,
    /// Its damage.
    pub damage: u8,
    /// Its power.
    pub power: u8,
    /// Its special conditions.
    pub conditions: Conditions,
    /// Has an Activated token.
    pub activated: bool,
    /// Has a Dazed token.
    pub dazed: bool,
    /// Is knocked out or leaves the game, and its removal is being answered: nothing affects it any more (q.ko-between).
    pub leaving: bool,
    /// Superpowers used in this turn that may be used once a turn, as places on its card.
    pub used_this_turn: Numbers,
    /// Whom it has attacked this turn.
    pub attacked_this_turn: Numbers,
    /// Whom it has targeted this round, by attack.
    pub targeted_this_round: [Numbers; 4],
}

impl Figure {
    /// Whether a player controls it in whose squad it is not.
    pub fn is_controlled(&self) -> bool {
        self.side != self.squad
    }
}

/// The gems that somebody carries: one, unless its card allows more (infinity-gems.one-per-character).
pub type Gems = ArrayVec<u16, 6>;

/// How a token lies where terrain stands (objectives.on-or-under-terrain).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Lies {
    /// On top of it, where everybody sees it.
    OnTop,
    /// Under it.
    Under,
}

/// An objective token.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Token {
    /// Which crisis it belongs to.
    pub crisis: CrisisType,
    /// Its middle; where it was picked up, while it is held.
    pub at: P,
    /// On top of terrain or under it; neither on the open battlefield.
    pub lies: Option<Lies>,
    /// Who holds it (objectives.hold).
    pub holder: Option<FigureId>,
    /// Whose marker lies on it (objectives.control.marker).
    pub controller: Option<Side>,
    /// Whether it has left the game.
    pub gone: bool,
}

/// The character that is activated, and what it has done so far.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Activation {
    /// Who.
    pub figure: FigureId,
    /// How many of its two actions are left (activation.two-actions).
    pub actions: u8,
    /// How many actions it has performed.
    pub performed: u8,
    /// How many move actions, granted ones included.
    pub moves: u8,
    /// Tokens it has interacted with (objectives.interact.once-per-token).
    pub interacted: Numbers,
    /// The parent that activates after this grunt (grunts.activates-before-parent).
    pub parent: Option<FigureId>,
}

/// A turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Go {
    /// Whether a character has been activated in it (activation.one-activation-per-turn).
    pub activated: bool,
    /// Whether its player may pass, as it stood when the turn began (passing.checked-at-start).
    pub may_pass: bool,
}

/// A player's side of the table.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Squad {
    /// Characters of the roster, as places in [`crate::card::Cards::characters`], each with its gem.
    pub roster: ArrayVec<(u16, Gems), 10>,
    /// Team tactic cards of the roster.
    pub roster_tactics: ArrayVec<u16, 10>,
    /// Crisis cards of the roster.
    pub roster_crises: ArrayVec<u16, 6>,
    /// The characters chosen, as places in the roster.
    pub chosen: Numbers,
    /// Whether the choice is finished.
    pub ready: bool,
    /// The squad affiliation.
    pub affiliation: Option<u16>,
    /// Team tactic cards that can still be played.
    pub tactics: ArrayVec<u16, 8>,
    /// The edge it deploys at.
    pub edge: Option<Edge>,
    /// Whose leadership is active.
    pub leader: Option<FigureId>,
    /// Leaderships used this turn that may be used once a turn, as places on the leader's card.
    pub leadership_used: Numbers,
}

/// Where the game stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    /// Agreeing on the terrain (battlefield.terrain-agreement).
    Battlefield,
    /// Rolling for priority (priority-roll.when).
    Priority,
    /// Forming the mission.
    Mission,
    /// Building squads, in secret.
    Squads,
    /// Putting characters on the battlefield.
    Deployment,
    /// Declaring leaderships.
    Leadership,
    /// round.power.step1
    Power,
    /// activation.alternate-turns
    Activation,
    /// cleanup.when
    Cleanup,
}

/// The faces that are looked at, roll by roll. All of them, except while odds are worked out.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Lens {
    /// In attack rolls.
    pub attack: Told,
    /// In defence rolls.
    pub defence: Told,
    /// Players better their own dice without looking at them: every die that is no success, as many as they may. A part of
    /// the policy that odds assume; what nobody looks at need not be told apart.
    pub sparing: bool,
    /// Who spends power and cards on the way, while odds are worked out.
    pub spends: BySide<bool>,
}

impl Lens {
    /// What people play with.
    pub const FULL: Lens =
        Lens { attack: Told::ALL, defence: Told::ALL, sparing: false, spends: BySide([true; 2]) };
}

/// What an effect has done that is answered once it is over.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Aftermath {
    /// Who suffered damage from an enemy effect.
    pub hurt: Numbers,
    /// Who rolled a critical.
    pub rolled_critical: Numbers,
    /// Who spent or lost power.
    pub power_gone: Numbers,
}

/// The cubes of the mission track, each of another colour (mission-track.cube-assignment).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Cubes {
    /// The round's.
    pub round: Colour,
    /// The victory points', player by player.
    pub points: BySide<Colour>,
}

impl Default for Cubes {
    fn default() -> Cubes {
        Cubes { round: Colour::Yellow, points: BySide([Colour::Blue, Colour::Red]) }
    }
}

/// A cube on the mission track.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Cube {
    /// Whose points it marks; the round, if nobody's.
    pub of: Option<Side>,
    /// Its colour.
    pub colour: Colour,
    /// The number it stands at.
    pub at: u8,
}

/// The terrain that players have agreed on, or speak about (battlefield.terrain-agreement).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Agreement {
    /// Layouts that may be played on, as places in [`crate::card::Cards::battlefields`].
    pub layouts: Numbers,
    /// Those that were proposed; each is proposed once.
    pub proposed: Numbers,
    /// The sides that have agreed to the one on the table.
    pub agreed: BySide<bool>,
}

/// The state of a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct State {
    /// The battlefield, as a place in [`crate::card::Cards::battlefields`].
    pub battlefield: u16,
    /// What the players have agreed on about it.
    pub agreement: Agreement,
    /// Terrain that stands elsewhere than on its layout (objectives.size6-terrain-moves).
    pub shifted: Vec<(PieceId, Convex)>,
    /// The cubes of the mission track.
    pub cubes: Cubes,
    /// The tools, as a place in [`crate::card::Cards::measures`].
    pub measures: u16,
    /// After so many extra rounds a tie is a draw (q.endless-tie); never without a number.
    pub extra_rounds: Option<u8>,
    /// The phase.
    pub phase: Phase,
    /// The round, from 1; 0 before the first.
    pub round: u8,
    /// The side with the priority token.
    pub priority: Side,
    /// Whose turn it is, in the Activation phase; who deploys, before it.
    pub turn: Side,
    /// The two crises, by type, once they are revealed.
    pub mission: [Option<u16>; 2],
    /// The most threat of a squad (mission.step4-threat).
    pub threat: u8,
    /// The players' squads.
    pub squads: BySide<Squad>,
    /// Victory points.
    pub points: BySide<u8>,
    /// All characters in play, A's first.
    pub figures: ArrayVec<Figure, FIGURES>,
    /// Terrain that was destroyed.
    pub destroyed: Numbers,
    /// What a crisis scores this time instead of what it says, for whom.
    pub scored_instead: [Option<(Side, u8)>; 2],
    /// Objective tokens.
    pub tokens: ArrayVec<Token, TOKENS>,
    /// The turn that is being played, in the Activation phase.
    pub go: Option<Go>,
    /// The character that is activated.
    pub activation: Option<Activation>,
    /// Who activated the last character of the phase (cleanup.step5).
    pub last_activated: Option<Side>,
    /// Attacks being made, the one inside the others last.
    pub attacks: Vec<Attack>,
    /// A dodge being made (dodge.when).
    pub dodge: Option<Dodge>,
    /// What holds for a while.
    pub lasting: Vec<Lasting>,
    /// How many such things have begun.
    pub lasting_begun: u16,
    /// Damage that somebody is about to suffer, while effects may lower it.
    pub suffering: Option<u8>,
    /// What the effect being resolved has done so far, for those who answer it when it is over.
    pub aftermath: Aftermath,
    /// Which faces are looked at.
    pub lens: Lens,
    /// How it ended, once it has.
    pub outcome: Option<Outcome>,
}

impl State {
    /// The mission track: the round and both players' points (mission-track.track-content).
    pub fn track(&self) -> [Cube; 3] {
        let points =
            |side: Side| Cube { of: Some(side), colour: self.cubes.points[side], at: self.points[side] };
        [Cube { of: None, colour: self.cubes.round, at: self.round }, points(Side::A), points(Side::B)]
    }

    /// A character.
    #[inline]
    pub fn figure(&self, id: FigureId) -> &Figure {
        &self.figures[usize::from(id.0)]
    }

    /// A character, to change it.
    #[inline]
    pub fn figure_mut(&mut self, id: FigureId) -> &mut Figure {
        &mut self.figures[usize::from(id.0)]
    }

    /// Every character's number.
    pub fn figure_ids(&self) -> impl Iterator<Item = FigureId> + use<> {
        (0..fit::<u8>(self.figures.len())).map(FigureId)
    }

    /// Whether a number names a character on the battlefield.
    #[inline]
    pub fn is_on_battlefield(&self, id: FigureId) -> bool {
        let figure = self.figures.get(usize::from(id.0));
        figure.is_some_and(|figure| figure.whereabouts == Whereabouts::Battlefield)
    }

    /// Whether a character is on the battlefield, not dazed and not about to be removed: the others are not affected by
    /// anything (damage.dazed.unaffected, q.ko-between).
    #[inline]
    pub fn is_up(&self, id: FigureId) -> bool {
        self.is_on_battlefield(id) && !self.figure(id).dazed && !self.figure(id).leaving
    }

    /// The characters on the battlefield.
    pub fn on_battlefield(&self) -> impl Iterator<Item = FigureId> + '_ {
        self.figure_ids().filter(|&id| self.is_on_battlefield(id))
    }

    /// A side's characters on the battlefield.
    pub fn squad(&self, side: Side) -> impl Iterator<Item = FigureId> + '_ {
        self.on_battlefield().filter(move |&id| self.figure(id).side == side)
    }

    /// A side's characters that could still be activated (passing.condition).
    pub fn left_to_activate(&self, side: Side) -> u8 {
        let left = |id: &FigureId| !self.figure(*id).activated && !self.figure(*id).dazed;
        fit::<u8>(self.squad(side).filter(left).count())
    }

    /// A token.
    #[inline]
    pub fn token(&self, id: TokenId) -> &Token {
        &self.tokens[usize::from(id.0)]
    }

    /// The tokens that lie on the battlefield.
    pub fn tokens_lying(&self) -> impl Iterator<Item = TokenId> + '_ {
        let lies = |id: &TokenId| !self.token(*id).gone && self.token(*id).holder.is_none();
        (0..fit::<u8>(self.tokens.len())).map(TokenId).filter(lies)
    }

    /// The tokens that a character holds.
    pub fn held_by(&self, id: FigureId) -> impl Iterator<Item = TokenId> + '_ {
        let held = move |token: &TokenId| self.token(*token).holder == Some(id);
        (0..fit::<u8>(self.tokens.len())).map(TokenId).filter(held)
    }

    /// The attack that is being made.
    ///
    /// # Panics
    /// When none is: rules that look at it run inside one.
    #[inline]
    pub fn attack(&self) -> &Attack {
        self.attacks.last().expect("an attack is being made")
    }

    /// The names of the effects that have touched the dice of the present roll (effects.same-name-once).
    pub fn used_names(&self) -> &[u16] {
        match (&self.dodge, self.attacks.last()) {
            (Some(dodge), _) => &dodge.used,
            (None, Some(attack)) => &attack.used,
            (None, None) => &[],
        }
    }

    /// Remembers that an effect of this name was used.
    pub fn note_name(&mut self, key: u16) {
        if let Some(dodge) = &mut self.dodge {
            dodge.used.push(key);
        } else if let Some(attack) = self.attacks.last_mut() {
            attack.used.push(key);
        }
    }

    /// Something that holds for a while, if it still does.
    pub fn lasting(&self, id: u16) -> Option<&Lasting> {
        self.lasting.iter().find(|lasting| lasting.id == id)
    }

    /// The attack that is being made, to change it.
    ///
    /// # Panics
    /// When none is: rules that look at it run inside one.
    #[inline]
    pub fn attack_mut(&mut self) -> &mut Attack {
        self.attacks.last_mut().expect("an attack is being made")
    }
}
