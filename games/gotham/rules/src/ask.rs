//! Every question of the game. [`crate::answer`] has the answers.

use serde::Serialize;
use table::{Kind, Prompt, Right, Seat};

use crate::answer::Nature;
use crate::attack::AttackKind;
use crate::dice::Pool;
use crate::printed::plot::Occasion;
use crate::printed::skill::Moment;
use crate::printed::term::{Cloud, CubeBox, Effort, LineTrigger};
use crate::state::{FigureId, HeroId, TileId};

/// What is asked, and which player answers.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Ask {
    /// Who must answer.
    pub seat: Seat,
    /// What.
    #[serde(flatten)]
    pub topic: Topic,
}

/// What is asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case", rename_all_fields = "kebab-case")]
pub enum Topic {
    /// Active or at rest? (hero-turn.step3.declare)
    State {
        /// Who.
        hero: HeroId,
    },
    /// Which hero acts, and how? (hero-turn.step4.choose)
    Act,
    /// Where to, with the points that are left? (movement.d.start-destination)
    Move {
        /// The figure that moves.
        figure: FigureId,
        /// The move-point pool.
        points: u8,
    },
    /// Which die again? (reroll.steps)
    Reroll {
        /// Whose roll it is.
        figure: FigureId,
        /// By what right.
        by: RerollBy,
        /// The dice as they lie.
        pool: Pool,
        /// Those picked so far.
        picked: Pool,
    },
    /// Which box gives the next cube? (wounds.hero.box-choice, river-cleaning.cost.order)
    CubeFrom {
        /// Whose; the villain's without a hero.
        hero: Option<HeroId>,
        /// How many cubes are still to go.
        left: u8,
    },
    /// Which tile? (villain-turn.step3.a.choose)
    Tile,
    /// Which character of the tile? (character-activation.step1.name)
    Character {
        /// The tile.
        tile: TileId,
    },
    /// Move? (character-activation.step2.optional-move)
    MayMove {
        /// Who would move.
        figure: FigureId,
    },
    /// Which action, and with which characteristic? (character-activation.step3.optional-action)
    CharacterAct {
        /// Who would act.
        figure: FigureId,
    },
    /// The same action again? (character-activation.step5.repeat)
    MayRepeat {
        /// Who would act.
        figure: FigureId,
        /// How often it still may.
        left: u8,
    },
    /// Who is the target? (hero-melee.b.defender, hero-ranged.b.target)
    Target {
        /// The attacker.
        attacker: FigureId,
        /// How.
        kind: AttackKind,
    },
    /// Which weapon? (hero-melee.e.optional-weapon, hero-ranged.e.must-pick-weapon)
    Weapon {
        /// The attacker.
        hero: HeroId,
        /// How.
        when: LineTrigger,
        /// Whether it is the second (skills.ambidexterity.effect).
        second: bool,
    },
    /// Use a card that is gone after use, or rather than another weapon? (material.restriction.single-use)
    UseCard {
        /// The card, by its place in the list of cards.
        card: u8,
        /// What it shall help in.
        when: LineTrigger,
    },
    /// Which line of a card that has several? (material.line.choose-one)
    Line {
        /// The card, by its place in the list of cards.
        card: u8,
        /// What it shall help in.
        when: LineTrigger,
    },
    /// How many cubes? (hero-melee.c.spend, defence.b.spend)
    Cubes {
        /// For whom.
        figure: FigureId,
        /// Into which box.
        into: CubeBox,
        /// The successes that a defence has to meet.
        attack: u8,
    },
    /// Suffer wounds instead of spending cubes? (skills.pushing-limits.effect)
    Push {
        /// Who.
        hero: HeroId,
        /// For which box.
        into: CubeBox,
        /// How many wounds.
        wounds: u8,
    },
    /// What exactly? (hero-manipulation.complex.i.nature, hero-thought.complex.nature)
    Deed {
        /// The figure that acts.
        figure: FigureId,
        /// Manipulation or thought.
        effort: Effort,
    },
    /// Agree? (material.give.consent, material.take.consent)
    Consent {
        /// The hero that is asked to agree.
        hero: HeroId,
        /// To what.
        nature: Nature,
    },
    /// Take what is in it? (rulings.mission.tasks)
    TakeContent {
        /// Who opened it.
        hero: HeroId,
        /// The card, by its place in the list of cards.
        card: u8,
    },
    /// Drop anything before this goes on? (material.drop.not-an-action)
    Drop {
        /// Who.
        hero: HeroId,
    },
    /// Use a skill? (skills.general.optional)
    Skill {
        /// Whose.
        figure: FigureId,
        /// At which moment.
        moment: Moment,
    },
    /// Who makes the movement? (skills.tactician.resolve)
    Guide {
        /// Who commands it.
        figure: FigureId,
    },
    /// Which neighbouring zone explodes as well? (skills.blast.effect)
    Beside {
        /// The figure that makes it explode.
        figure: FigureId,
    },
    /// Along which line of sight? (rulings.throw.landing-zone)
    Along {
        /// Who threw.
        figure: FigureId,
    },
    /// Where does it come down? (rulings.throw.landing-zone)
    Landing {
        /// Who threw it.
        figure: FigureId,
    },
    /// Which event? (villain-turn.step3.d.event)
    Event,
    /// Where do the tokens go? (dissipation.definition)
    CloudZone {
        /// Which.
        cloud: Cloud,
    },
    /// Where does it explode? (explosion.definition)
    ExplosionZone {
        /// How strongly.
        level: u8,
    },
    /// Whom do the points bring back, and where? (reinforcements.zone-choice)
    Reinforce {
        /// The points that are left.
        points: u8,
    },
    /// In which zone beside the full one? (reinforcements.fallback-adjacent, general.oversaturation.placement)
    Arrival {
        /// Who arrives.
        figure: FigureId,
    },
    /// What comes first of what happens at once? (game-turn.upkeep.simultaneous, rulings.simultaneous)
    Order {
        /// At which occasion.
        occasion: Occasion,
    },
}

/// By what right dice are thrown again.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum RerollBy {
    /// Luck, Support and their like (reroll.b.skill-rerolls-first).
    Skill,
    /// Pictograms (reroll.b.icon).
    Pictogram,
    /// An enemy's Misfortune (skills.misfortune.effect).
    Misfortune,
    /// Cubes (reroll.c.declare).
    Cubes,
}

impl Ask {
    /// Who must answer, by what right, with what.
    pub fn prompt(&self) -> Prompt {
        let kind = match self.topic {
            Topic::Reroll { pool, .. } => Kind::Some { least: 0, most: pool.count() },
            Topic::CubeFrom { .. } => Kind::Payment,
            Topic::Cubes { .. } => Kind::Amount,
            Topic::Order { .. } => Kind::Order,
            _ => Kind::One,
        };
        let right = if matches!(self.topic, Topic::Order { .. }) { Right::Order } else { Right::Own };
        Prompt { seat: self.seat, right, kind }
    }
}
