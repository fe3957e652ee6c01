//! Skills as typed trees (chapter X): what the book says in "when", "conditions" and "effect", in nodes that the rules
//! walk.
//!
//! Two halves, never mixed. `modifiers` are true of whoever has the skill: they change a number, never ask and never
//! happen. `abilities` happen at a moment, and the possessor may always do without (skills.general.optional). `X` is
//! the level, which stands on sheets, tiles and cards and not here (skills.general.level).

use content::{Id, Name, Spanned, Thing};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::term::{Cloud, Deed, DieType, TileLevel};

/// `skills/ID.yaml`: a skill.
#[derive(Clone, PartialEq, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Skill {
    /// What other files call it; also the file's name.
    pub id: Spanned<Id>,
    /// What players call it.
    pub name: Spanned<Name>,
    /// Whether only heroes may have it (rulings.command.heroes-only, rulings.pushing-limits.heroes-only).
    #[serde(default)]
    pub heroes_only: bool,
    /// What is true of its possessor.
    #[serde(default)]
    pub modifiers: Vec<Modifier>,
    /// What its possessor may do.
    #[serde(default)]
    pub abilities: Vec<Ability>,
}

impl Thing for Skill {
    const FOLDER: &'static str = "skills";

    fn id(&self) -> &Spanned<Id> {
        &self.id
    }
}

/// A number that the skill changes by X.
#[derive(Clone, PartialEq, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", rename_all_fields = "kebab-case", deny_unknown_fields)]
pub enum Modifier {
    /// X automatic successes when a result is counted.
    AddSuccesses {
        /// Of what.
        to: Counted,
        /// Whose.
        #[serde(default)]
        of: Whose,
        /// What must be so.
        #[serde(default, rename = "if")]
        provided: Vec<Claim>,
    },
    /// X dice when the pool of a melee attack is built.
    AddMeleeDice {
        /// Of what type.
        die: DieType,
        /// What must be so.
        #[serde(default, rename = "if")]
        provided: Vec<Claim>,
    },
    /// X rerolls before all others (reroll.b.skill-rerolls-first).
    FreeRerolls {
        /// Whose.
        #[serde(default)]
        of: Whose,
        /// What must be so.
        #[serde(default, rename = "if")]
        provided: Vec<Claim>,
    },
    /// X dice of an enemy in the zone are thrown again (skills.misfortune.effect).
    ForceRerolls,
    /// X points of enemy size do not hinder moves (skills.elusive.effect).
    IgnoreSize,
    /// X points of enemy threat do not hinder actions (skills.nerves-of-steel.effect).
    IgnoreThreat,
    /// X levels of difficult terrain (skills.mobility.effect).
    IgnoreDifficultTerrain,
    /// X levels of a jump or climb (skills.parkour.climb-jump.effect).
    IgnoreMoveLevels,
    /// X wounds of a fall (skills.parkour.fall.effect).
    IgnoreFallWounds,
    /// Enemies pay X more to enter the zone (skills.horror.effect).
    RaiseEntryCost,
    /// Tokens that do nothing to the possessor (skills.flame-gas.immunity, skills.frost.immunity).
    IgnoreClouds(Cloud),
    /// Melee targets in sight within distance X (skills.reach.effect).
    Reach,
    /// Two weapons of at most X (skills.ambidexterity.effect).
    TwoWeapons,
    /// Ways through walls of level X or less (skills.wall-breaker.effect).
    BreakWalls,
    /// No target among X friends (skills.protected.effect).
    Protected,
    /// X figures of an allied tile (skills.elite-command.figures).
    Command(TileLevel),
    /// A yellow die for each action while the friend is there (skills.imaginary-friend.effect).
    ImaginaryFriend,
}

/// Results that are counted.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs, reason = "each is the procedure it is named after")]
pub enum Counted {
    Attack,
    MeleeAttack,
    RangedAttack,
    Defence,
    DefenceAgainstMelee,
    DefenceAgainstRanged,
    ComplexManipulation,
    ComplexThought,
}

/// Whose result it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Whose {
    /// The possessor's.
    #[default]
    Own,
    /// That of a friend in the possessor's zone.
    FriendInZone,
}

/// What must be so.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Claim {
    /// The dice show a success (skills.martial-arts.condition-success).
    SuccessOnDice,
    /// The target is in the possessor's zone (skills.point-blank.condition-zone).
    TargetInZone,
    /// The roll is that of a ranged attack.
    RangedAttack,
    /// Friends in the zone threaten at least as much as enemies (skills.sneak-attack.condition-threat).
    FriendsPrevail,
    /// Half wounded, rounded up (skills.berserk.condition-hero).
    HalfWounded,
    /// The task names the skill (skills.investigation.condition-named).
    TaskNamesSkill,
    /// Nobody else does the same for this attack (skills.bodyguard.condition-single).
    NobodyElse,
    /// The attack is no free action (skills.combo.condition-not-free).
    NotFree,
    /// The attack is no free action, or a deferred one (skills.circular-strike.condition-not-free).
    NotFreeUnlessDeferred,
    /// The target was neutralised (skills.combo.condition-neutralised).
    TargetNeutralised,
    /// The attack is not itself such an answer (skills.counterattack.condition-not-chain).
    NotAnAnswer,
    /// The attack beats the defence (skills.poison-electricity.condition-higher).
    AttackPrevails,
}

/// Something that a possessor may do.
#[derive(Clone, PartialEq, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Ability {
    /// The moment, and what the possessor is in it.
    pub when: Moment,
    /// Whether once a turn (rulings.once-per-turn).
    #[serde(default)]
    pub once_per_turn: bool,
    /// What must be so.
    #[serde(default, rename = "if")]
    pub provided: Vec<Claim>,
    /// What happens.
    #[serde(rename = "do")]
    pub steps: Vec<Step>,
}

/// Steps of the procedures at which abilities happen.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Moment {
    /// A hero declares a state, or a character's activation begins (skills.regeneration.hero.when).
    Recovering,
    /// The possessor is about to spend cubes on an action (skills.pushing-limits.when).
    Spending,
    /// The possessor declares a melee attack (skills.shackle.when).
    DeclaringMelee,
    /// The possessor declares a deed (skills.cry.when, skills.grenade.when, skills.tactician.when).
    Declaring(Deed),
    /// The pool of an attack on a friend in the zone is built (skills.sacrifice.declare).
    FriendTargeted,
    /// The defence against the possessor's attack has been counted (skills.poison-electricity.when).
    DefenceCounted,
    /// The wounds of the possessor's melee attack are dealt (skills.circular-strike.when).
    MeleeWounds,
    /// The wounds of the possessor's ranged attack are dealt (skills.burst.when).
    RangedWounds,
    /// The possessor's melee attack ends (skills.combo.when).
    MeleeEnds,
    /// Any attack of the possessor ends (skills.flame-gas.when).
    AttackEnds,
    /// A melee attack on the possessor ends (skills.counterattack.when).
    StruckInMelee,
    /// A ranged attack on the possessor ends (skills.retaliation.when).
    ShotAt,
    /// An explosion that the possessor triggered is over (skills.smoke.when).
    Exploded,
}

/// What happens. `X` is the level.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Step {
    /// X cubes from wounds to fatigue, or X life points (skills.regeneration.hero.effect).
    Heal,
    /// X wounds, whose cubes count as spent (skills.pushing-limits.effect).
    SpendWounds,
    /// X shackle tokens instead of wounds (skills.shackle.effect).
    Shackle,
    /// X successes of the attack become wounds of the possessor (skills.sacrifice.effect).
    Intercept,
    /// X wounds for the target (skills.poison-electricity.effect).
    Wound,
    /// The leftover goes to another target, up to X times (skills.circular-strike.effect).
    DeferAttack,
    /// A free attack with X yellow dice on whoever attacked (skills.counterattack.pool).
    StrikeBack,
    /// A free melee attack with X dice of one's own on somebody else (skills.combo.pool).
    StrikeOn,
    /// X tokens in the zone of the target or of the explosion (skills.flame-gas.effect).
    PlaceClouds(Cloud),
    /// Whoever suffered X wounds lies down (skills.immobilisation.effect).
    LayDown,
    /// Explosions of level X in the possessor's zone and a neighbour in sight (skills.blast.effect).
    ExplodeAround(Price),
    /// An explosion of level X in a zone in sight, or short of it (skills.grenade.success).
    ThrowGrenade,
    /// A figure within distance X comes into the possessor's zone (skills.attraction.effect).
    Pull,
    /// A friend makes a movement with X points added (skills.tactician.hero.effect).
    GrantMovement,
}

/// What an automatic manipulation by a skill costs.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Price {
    /// What any costs (skills.blast.cost).
    Usual,
    /// No cube (skills.cry.no-cube).
    Nothing,
}
