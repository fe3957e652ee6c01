//! Steps: what abilities do.

use schemars::JsonSchema;
use serde::Deserialize;

use super::{
    Amount, AttackRule, AttackType, Binding, Claim, ConditionRef, Cost, Duration, Face, Figures, Modifier,
    Pick, Reach, Ref, Roll, Superpower, Tool, Within,
};

/// One step of an ability.
#[derive(Clone, PartialEq, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", rename_all_fields = "kebab-case", deny_unknown_fields)]
pub enum Step {
    /// Power is gained.
    GainPower {
        /// By whom; the owner if nobody is named.
        #[serde(default)]
        who: Option<Pick>,
        /// How much.
        amount: Amount,
    },
    /// Power is lost.
    LosePower {
        /// By whom.
        who: Pick,
        /// How much.
        amount: Amount,
        /// The name of what was lost.
        #[serde(default)]
        bind: Option<Binding>,
    },
    /// Damage is suffered.
    Suffer {
        /// By whom.
        who: Pick,
        /// How much.
        amount: Amount,
        /// The name of what was suffered.
        #[serde(default)]
        bind: Option<Binding>,
    },
    /// Damage is removed.
    Heal {
        /// From whom.
        who: Pick,
        /// How much.
        amount: Amount,
    },
    /// Special conditions are gained.
    GainConditions {
        /// By whom.
        who: Pick,
        /// Which.
        all: Vec<ConditionRef>,
    },
    /// Special conditions are removed.
    RemoveConditions {
        /// From whom.
        who: Pick,
        /// How many.
        count: Amount,
        /// Which; any without a list.
        #[serde(default)]
        any: Vec<ConditionRef>,
    },
    /// A player controls somebody of the other squad for a while (characters.control-no-squad).
    TakeControl {
        /// Whom.
        who: Pick,
        /// How long.
        until: Duration,
    },
    /// The damage that is about to be dealt or suffered is less (attack.step11.may-change-damage).
    ReduceDamage {
        /// By how much.
        by: Amount,
        /// But not below this.
        #[serde(default)]
        least: Option<u8>,
    },
    /// Somebody is knocked out.
    KnockOut {
        /// Who.
        who: Pick,
    },
    /// The owner transforms.
    Transform {
        /// Into which of its forms.
        to: Ref,
    },
    /// The owner's grunts come into play.
    DeployGrunts {
        /// Where.
        within: Within,
        /// The name of the grunts.
        #[serde(default)]
        bind: Option<Binding>,
    },
    /// Dice are added to a pool.
    AddDice {
        /// To which.
        to: Whose,
        /// How many.
        count: Amount,
    },
    /// Dice are rerolled.
    Reroll {
        /// Of which roll; of the one being modified if none is named.
        #[serde(default)]
        roll: Option<Roll>,
        /// How many.
        count: Amount,
        /// Failures too.
        #[serde(default)]
        failures: bool,
    },
    /// Dice are changed.
    ChangeDice {
        /// Of which roll.
        roll: Roll,
        /// How many.
        count: Amount,
        /// Only those that show one of these; any without a list.
        #[serde(default)]
        any: Vec<Face>,
        /// To what.
        to: Changed,
        /// The name of how many were changed.
        #[serde(default)]
        bind: Option<Binding>,
    },
    /// Dice are read as another face from before criticals on (q.treat-as-face).
    TreatDice {
        /// Of which roll.
        roll: Roll,
        /// How many.
        count: Amount,
        /// Those that show one of these.
        any: Vec<Face>,
        /// As what.
        r#as: Face,
    },
    /// The attack is of this type.
    SetType(AttackType),
    /// Dice are rolled for something that is no attack, defence or dodge.
    Roll {
        /// How many.
        dice: Amount,
        /// The name of the roll.
        bind: Binding,
    },
    /// Somebody advances.
    Advance {
        /// Who.
        who: Pick,
        /// With which tool, or a shorter one.
        tool: Tool,
        /// Toward or away from what.
        #[serde(default)]
        direction: Option<Direction>,
        /// Whose player lays the tool, if not the owner's.
        #[serde(default)]
        by: Option<Actor>,
    },
    /// Somebody is pushed.
    Push {
        /// Who.
        who: Pick,
        /// With which tool.
        tool: Tool,
        /// Toward or away from what.
        #[serde(default)]
        direction: Option<Direction>,
        /// Whose player pushes, if not the owner's.
        #[serde(default)]
        by: Option<Actor>,
        /// The name of whether it moved.
        #[serde(default)]
        bind: Option<Binding>,
    },
    /// Somebody or some terrain is thrown.
    Throw {
        /// What.
        what: Pick,
        /// With which tool.
        tool: Tool,
        /// Toward or away from what.
        #[serde(default)]
        direction: Option<Direction>,
    },
    /// Somebody is placed.
    Place {
        /// Who.
        who: Pick,
        /// Where.
        within: Within,
        /// Whose player places, if not the owner's.
        #[serde(default)]
        by: Option<Actor>,
    },
    /// Terrain is destroyed.
    Destroy {
        /// Which.
        what: Pick,
        /// The name of what is left of it.
        #[serde(default)]
        bind: Option<Binding>,
    },
    /// Somebody suffers a collision as if terrain had been thrown at it.
    Collide {
        /// Who.
        who: Pick,
        /// With what.
        with: Pick,
    },
    /// Somebody makes an attack.
    Attack {
        /// Who; the owner if nobody is named.
        #[serde(default)]
        by: Option<Pick>,
        /// With what.
        with: With,
        /// Without the rule that grants it (attack-rules.extra-attack-no-repeat).
        #[serde(default)]
        without: Option<ThisRule>,
        /// Without paying for it.
        #[serde(default)]
        free: bool,
        /// Against whom.
        #[serde(default)]
        target: Option<Figures>,
        /// From where it is measured instead of from the attacker.
        #[serde(default)]
        reach: Option<Within>,
        /// What holds for this attack.
        #[serde(default)]
        modifiers: Vec<Modifier>,
        /// The same as something that lasts, once all files are read: a place in the cards' list.
        #[serde(skip, default = "no_lasting")]
        granted: u16,
    },
    /// The owner performs an action (activation.granted-free).
    Action(Own),
    /// The owner picks up a token (objectives.hold).
    PickUp {
        /// Which.
        token: Pick,
    },
    /// The owner's player controls a token (objectives.control.marker).
    Control {
        /// Which.
        token: Pick,
    },
    /// Somebody drops all tokens.
    DropTokens {
        /// Who.
        who: Pick,
    },
    /// A token is placed.
    PlaceToken {
        /// Which.
        token: Pick,
        /// Where.
        within: Within,
        /// The name of the tokens placed.
        #[serde(default)]
        bind: Option<Binding>,
    },
    /// Tokens leave the game.
    RemoveTokens {
        /// Which.
        token: Pick,
    },
    /// A player scores.
    Score {
        /// Who.
        by: Actor,
        /// How much.
        vp: Amount,
    },
    /// This is scored instead of what the card says.
    ScoreInstead {
        /// How much.
        vp: u8,
    },
    /// An unused team tactic card of the roster joins those that can be played.
    AddTacticCard {
        /// Of one of these affiliations; `unaffiliated` is one.
        affiliation: Vec<Ref>,
    },
    /// One thing or the other.
    If {
        /// What must be so.
        holds: Claim,
        /// If it is.
        then: Vec<Step>,
        /// If it is not.
        #[serde(default)]
        r#else: Vec<Step>,
    },
    /// If the player likes.
    May(Vec<Step>),
    /// Somebody may pay.
    Offer {
        /// Who.
        by: Pick,
        /// How much.
        cost: Cost,
        /// If it is paid.
        paid: Vec<Step>,
        /// If it is not.
        r#else: Vec<Step>,
    },
    /// Somebody is chosen.
    Choose {
        /// Among whom.
        who: Figures,
        /// The name of the one chosen.
        bind: Binding,
    },
    /// One of several.
    ChooseOne(Vec<Opt>),
    /// Each in turn.
    ForEach {
        /// Those that it is done for.
        r#in: Figures,
        /// So many of them, as the player chooses; all without a number.
        #[serde(default)]
        count: Option<Amount>,
        /// In which order; as the player likes without one.
        #[serde(default)]
        order: Option<Order>,
        /// The name of the one whose turn it is.
        r#as: Binding,
        /// What is done.
        r#do: Vec<Step>,
    },
    /// Something holds for a while.
    Lasting(Box<Lasting>),
    /// Something happens later.
    Later {
        /// When.
        at: Later,
        /// What.
        r#do: Vec<Step>,
    },
}

/// Something that holds for a while.
#[derive(Clone, PartialEq, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Lasting {
    /// Who has it; its player's squad if nobody is named.
    #[serde(default)]
    pub who: Option<Pick>,
    /// How long.
    pub until: Duration,
    /// After so many uses it is over before.
    #[serde(default)]
    pub uses: Option<u8>,
    /// What one use is, if not one attack.
    #[serde(default)]
    pub per: Option<OneUse>,
    /// What holds.
    #[serde(default)]
    pub modifiers: Vec<Modifier>,
    /// A superpower as a value.
    #[serde(default)]
    pub superpower: Option<Superpower>,
    /// Its place in the cards' list, once all files are read.
    #[serde(skip)]
    pub place: u16,
}

/// The place of something that does not last.
pub const NO_LASTING: u16 = u16::MAX;

fn no_lasting() -> u16 {
    NO_LASTING
}

/// What counts as one use.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum OneUse {
    /// A whole attack action, with all its attacks.
    Action,
}

/// One of the two players, seen from the owner of the ability.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Actor {
    /// The owner's player.
    You,
    /// The other one.
    Opponent,
}

/// Whose dice are added.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Whose {
    /// To the attack pool.
    Attack,
    /// To the defence pool.
    Defence,
    /// To the pool that is being built.
    Own,
}

/// What a die is changed to.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Changed {
    /// Any other face, as the player likes.
    Any,
    /// A critical.
    Critical,
    /// A block.
    Block,
    /// A blank.
    Blank,
}

/// Toward or away from something (toward-away.line).
#[derive(Clone, PartialEq, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Direction {
    /// toward-away.toward-orientation
    Toward(Pick),
    /// toward-away.away-orientation
    AwayFrom(Pick),
}

/// What an attack is made with.
#[derive(Clone, PartialEq, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum With {
    /// The same attack again.
    This,
    /// Another attack of the card.
    Named(Ref),
    /// Any attack of the card that costs no more.
    CostAtMost(u8),
    /// An attack that stands here.
    Profile(Box<Profile>),
}

/// An attack that is on no stat card.
#[derive(Clone, PartialEq, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Profile {
    /// Its type.
    pub r#type: AttackType,
    /// How it reaches its targets.
    pub reach: Reach,
    /// Its dice.
    pub strength: u8,
    /// Whose base the tool starts from, if not the attacker's.
    #[serde(default)]
    pub from: Option<Pick>,
    /// Its rules.
    #[serde(default)]
    pub rules: Vec<AttackRule>,
    /// Its place in the cards' list, once all files are read.
    #[serde(skip)]
    pub place: u16,
}

/// The rule or attack that speaks.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum ThisRule {
    /// The rule in which the word stands.
    ThisRule,
    /// The attack in which the word stands.
    This,
}

/// An action of one's own.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Own {
    /// activation.action.move
    Move,
    /// activation.action.attack
    Attack,
}

/// When a delayed effect happens.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Later {
    /// In step 14 of the attack.
    AfterAttack,
}

/// In which order several are dealt with.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Order {
    /// Those of the player with priority first.
    PriorityFirst,
}

/// One of several things to do.
#[derive(Clone, PartialEq, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Opt {
    /// What.
    pub r#do: Vec<Step>,
}
