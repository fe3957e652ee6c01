//! The questions, put to the player who answers them.

use pow::ask::Ask;
use pow::state::FigureId;
use words::{Inches, Message};

use super::event::dice;
use super::{Teller, term};

impl Teller<'_> {
    /// The question, as its player is asked it.
    pub fn ask(&self, ask: &Ask) -> String {
        self.words.say(&self.asked(*ask))
    }

    fn asked(&self, ask: Ask) -> Message {
        match ask {
            Ask::Edge { .. } => Message::new("pow-ask-edge"),
            Ask::Deploy { .. } => Message::new("pow-ask-deploy"),
            Ask::PerfectPlan { figure, .. } => self.of("pow-ask-perfect-plan", figure),
            Ask::CancelPlan { figure, .. } => self.of("pow-ask-cancel-plan", figure),
            Ask::Counter { .. } => Message::new("pow-ask-counter"),
            Ask::First { .. } => Message::new("pow-ask-first"),
            Ask::Activate { .. } => Message::new("pow-ask-activate"),
            Ask::Recover { figure, .. } => self.of("pow-ask-recover", figure),
            Ask::Act { figure, .. } => self.of("pow-ask-act", figure).with("count", self.pow_left(figure)),
            Ask::Route { figure, .. } => {
                self.of("pow-ask-route", figure).with("count", self.pow_left(figure))
            }
            Ask::Target { figure, attack, .. } => {
                self.of("pow-ask-target", figure).with("attack", self.attack_name(figure, attack))
            }
            Ask::Aim { figure, attack, .. } => {
                self.of("pow-ask-aim", figure).with("attack", self.attack_name(figure, attack))
            }
            Ask::React { attacker, target, hit, .. } => {
                let key = if hit { "pow-ask-react-hit" } else { "pow-ask-react-targeted" };
                Message::new(key).with("attacker", self.figure(attacker)).with("target", self.figure(target))
            }
            Ask::Defend { figure, attacker, nature, .. } => self
                .of("pow-ask-defend", figure)
                .with("attacker", self.figure(attacker))
                .with("defence", term::defence(nature)),
            Ask::Boost { figure, attack: Some(attack), .. } => {
                self.of("pow-ask-boost", figure).with("attack", self.attack_name(figure, attack))
            }
            Ask::Boost { figure, attack: None, .. } => self.of("pow-ask-boost-grab", figure),
            Ask::RerollAttack { figure, target, roll, needed, .. } => self
                .of("pow-ask-reroll-attack", figure)
                .with("target", self.figure(target))
                .with("dice", dice(roll))
                .with("total", roll.total())
                // The dice must beat the number, not equal it (attack.step-4-beat).
                .with("needed", needed + 1),
            Ask::RerollTest { figure, of, by, .. } => self
                .of("pow-ask-reroll-test", figure)
                .with("of", term::characteristic(of))
                .with("by", term::reroll_by(by)),
            Ask::Dodge { figure, damage, .. } => self.of("pow-ask-dodge", figure).with("damage", damage),
            Ask::Critical { figure, attack, target, .. } => self
                .of("pow-ask-critical", figure)
                .with("attack", self.attack_name(figure, attack))
                .with("target", self.figure(target)),
            Ask::BrutalPush { figure, target, .. } => {
                self.of("pow-ask-brutal-push", figure).with("target", self.figure(target))
            }
            Ask::Grab { figure, .. } => self.of("pow-ask-grab", figure),
            Ask::Throw { figure, held, .. } => {
                self.of("pow-ask-throw", figure).with("held", self.thing(held))
            }
            Ask::Leap { figure, .. } => self.of("pow-ask-leap", figure),
            Ask::Follow { figure, by, .. } => {
                self.of("pow-ask-follow", figure).with("by", term::follow_by(by))
            }
            Ask::NextTest { .. } => Message::new("pow-ask-next-test"),
            Ask::PowerTarget { figure, power, .. } => {
                self.of("pow-ask-power-target", figure).with("power", self.power_name(figure, power))
            }
            Ask::PowerWalk { figure, moved, up_to, .. } => self
                .of("pow-ask-power-walk", figure)
                .with("moved", self.figure(moved))
                .with("inches", Inches(up_to)),
        }
    }

    /// The POW counters a figure has.
    pub(super) fn pow_left(&self, figure: FigureId) -> u8 {
        self.state.figures.get(usize::from(figure.0)).map_or(0, |figure| figure.pow)
    }
}
