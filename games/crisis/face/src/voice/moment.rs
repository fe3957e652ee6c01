//! What has just happened, or is about to: the reason why effects may be used.

use crisis::card::ability::{Phase, Roll};
use crisis::effect::Moment;
use crisis::state::{self, FigureId};

use super::{Teller, term};
use words::{Arg, Join, Message};

impl Teller<'_> {
    /// A moment as a clause: "Iron Man modifies the attack dice".
    pub(super) fn moment(&self, moment: Moment) -> Message {
        match moment {
            Moment::ChooseTarget => self.fight("crisis-moment-choose-target"),
            Moment::Targeted => self.fight("crisis-moment-targeted"),
            Moment::Pool(roll) => self.rolling("crisis-moment-pool", roll),
            Moment::Rolled(roll) => self.rolling("crisis-moment-rolled", roll),
            Moment::OwnDice(roll) => self.rolling("crisis-moment-own-dice", roll),
            Moment::TheirDice(roll) => self.rolling("crisis-moment-their-dice", roll),
            Moment::ModifyEnd => self.fight("crisis-moment-modify-end"),
            Moment::BeforeDamage => self.fight("crisis-moment-before-damage"),
            Moment::Damage { to, .. } => {
                self.of("crisis-moment-damage", to).with("amount", self.state.suffering.unwrap_or(0))
            }
            Moment::AfterDamage(figure) => self.of("crisis-moment-after-damage", figure),
            Moment::AfterAttack => self.fight("crisis-moment-after-attack"),
            Moment::EffectOver(figure) => self.of("crisis-moment-effect-over", figure),
            Moment::Collision(figure) => self.of("crisis-moment-collision", figure),
            Moment::Activation(figure) => self.of("crisis-moment-activation", figure),
            Moment::ActivationEnd(figure) => self.of("crisis-moment-activation-end", figure),
            Moment::Phase(Phase::Power) => term::phase(state::Phase::Power),
            Moment::Phase(Phase::ActivationStart) => Message::new("crisis-moment-activation-phase-start"),
            Moment::Phase(Phase::ActivationEnd) => Message::new("crisis-moment-activation-phase-end"),
            Moment::Phase(Phase::Cleanup) => term::phase(state::Phase::Cleanup),
            Moment::PowerGone(figure) => self.of("crisis-moment-power-gone", figure),
            Moment::Moved { who, .. } => self.of("crisis-moment-moved", who),
            Moment::Destroyed(_) => Message::new("crisis-moment-destroyed"),
            Moment::Removed(figure) => self.of("crisis-moment-removed", figure),
            Moment::Fell { who, .. } => self.of("crisis-moment-fell", who),
            Moment::TacticPaid(payers) => {
                let payers = term::parts(payers.iter().map(|id| self.figure(FigureId(id))));
                Message::new("crisis-moment-tactic-paid").with("figures", Arg::List(payers, Join::And))
            }
            Moment::OwnTurn => Message::new("crisis-moment-own-turn"),
            Moment::SquadChosen(_) => Message::new("crisis-moment-squad-chosen"),
            Moment::LeadershipChosen(_) => Message::new("crisis-moment-leadership-chosen"),
        }
    }

    /// A message about both sides of the attack that is being made.
    fn fight(&self, key: &'static str) -> Message {
        let attack = self.state.attacks.last();
        let name = |figure: Option<FigureId>| figure.map_or_else(|| self.unknown(), |id| self.figure(id));
        let weapon = attack.map(|attack| self.attack_name(attack.attacker, attack.weapon));
        Message::new(key)
            .with("attacker", name(attack.map(|attack| attack.attacker)))
            .with("target", name(attack.map(|attack| attack.target)))
            .with("attack", weapon.unwrap_or_else(|| self.unknown()))
    }

    /// A message about somebody's dice.
    fn rolling(&self, key: &'static str, roll: Roll) -> Message {
        let attack = self.state.attacks.last();
        let roller = match roll {
            Roll::Attack => attack.map(|attack| attack.attacker),
            Roll::Defence | Roll::Any => attack.map(|attack| attack.target),
            Roll::Dodge => self.state.dodge.as_ref().map(|dodge| dodge.figure),
        };
        let roller = roller.map_or_else(|| self.unknown(), |roller| self.figure(roller));
        Message::new(key).with("figure", roller).with("roll", term::roll(roll))
    }
}
