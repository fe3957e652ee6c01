//! Attacks, thwarts and schemes under way, from outside to inside.

use serde::{Deserialize, Serialize};
use table::Seat;

use super::{InPlay, InPlayId};
use crate::timing::Happening;

/// What is being done.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum DeedKind {
    /// A hero or ally attacks.
    Attack,
    /// A hero or ally thwarts.
    Thwart,
    /// An enemy attacks (enemy-attack.sequence).
    EnemyAttack,
    /// An enemy schemes (enemy-scheme.sequence).
    EnemyScheme,
}

impl DeedKind {
    /// activation.definition, activation.minions-activate-too
    pub fn is_activation(self) -> bool {
        matches!(self, DeedKind::EnemyAttack | DeedKind::EnemyScheme)
    }

    /// Whether it is an attack, by whichever side.
    pub fn is_attack(self) -> bool {
        matches!(self, DeedKind::Attack | DeedKind::EnemyAttack)
    }
}

/// How a deed is done.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Manner {
    /// By a basic power.
    Basic,
    /// By an ability that is labelled so, or by an enemy.
    Other,
}

/// An attack, a thwart or a scheme under way. Everything that abilities may ask about it lies here, so that a paused
/// game shows it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Deed {
    /// What is being done.
    pub kind: DeedKind,
    /// By whom.
    pub by: InPlayId,
    /// Who does it; of an enemy's, the target player, who changes when another player defends
    /// (enemy-attack.step2.new-target).
    pub player: Seat,
    /// By which power.
    pub manner: Manner,
    /// The defender (enemy-attack.step2.one-defender).
    pub defender: Option<InPlayId>,
    /// Who did it, as they were when it was done: before, nothing has been done (timing.response.definition).
    pub doer: Option<InPlay>,
    /// Who defended, as they were when the damage was dealt.
    pub defended: Option<InPlay>,
    /// The defender exhausted for it, so that DEF counts (defence.labelled-no-def).
    pub basic_defence: bool,
    /// Boost icons turned up so far (boost.multiple-cumulative).
    pub boost: u16,
    /// The characters that count as attacked.
    pub attacked: Vec<InPlayId>,
    /// Those that it damaged, as they were then.
    pub damaged: Vec<InPlay>,
    /// Those that it defeated, as they last were.
    pub defeated: Vec<InPlay>,
    /// How much damage was taken in all.
    pub damage: u16,
    /// How much threat was placed in all.
    pub threat: u16,
    /// Players whose heroes will be attacked too (q.attack-each-hero).
    pub also: Vec<Seat>,
    /// It is such an attack itself.
    pub additional: bool,
    /// What has happened and is still to be answered, in one window with the end of it (q.attack-occurrence).
    pub aftermath: Vec<Happening>,
}

impl Deed {
    /// Whether an enemy's attack has come as far as its damage, so that somebody was attacked.
    pub fn is_made(&self) -> bool {
        !self.attacked.is_empty()
    }

    /// Whether it has defeated this card. The villain's next stage lies in the place of the one that fell, but it was not
    /// attacked (q.retaliate-next-stage).
    pub fn has_defeated(&self, id: InPlayId) -> bool {
        self.defeated.iter().any(|fallen| fallen.id == id)
    }

    /// Something that begins.
    pub fn new(kind: DeedKind, by: InPlayId, player: Seat, manner: Manner) -> Deed {
        Deed {
            kind,
            by,
            player,
            manner,
            defender: None,
            doer: None,
            defended: None,
            basic_defence: false,
            boost: 0,
            attacked: Vec::new(),
            damaged: Vec::new(),
            defeated: Vec::new(),
            damage: 0,
            threat: 0,
            also: Vec::new(),
            additional: false,
            aftermath: Vec::new(),
        }
    }
}
