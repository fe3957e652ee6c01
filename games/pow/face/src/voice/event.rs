//! What happened, as sentences.

use pow::ask::{Boost, Critical, ThrownAt};
use pow::card::{Attack, Bonus};
use pow::dice::Roll;
use pow::event::Event;
use pow::state::{FigureId, Outcome, Side};
use space::Spot;
use table::Told;
use words::{Arg, Inches, Join, Message};

use super::place::place;
use super::{Teller, term};

impl Teller<'_> {
    /// What happened, as a sentence.
    pub fn event(&self, told: &Told<Event>) -> String {
        self.words.say(&self.happened(&told.event))
    }

    fn happened(&self, event: &Event) -> Message {
        match *event {
            Event::BagFilled { bag } => Message::new("pow-event-bag-filled")
                .with("a", bag[Side::A])
                .with("team-a", self.team(Side::A))
                .with("b", bag[Side::B])
                .with("team-b", self.team(Side::B)),
            Event::CoinTossed { first } => self.about("pow-event-coin-tossed", first),
            Event::EdgeChosen { side, edge } => {
                self.about("pow-event-edge-chosen", side).with("edge", term::edge(edge))
            }
            Event::Deployed { figure, at } => self.at("pow-event-deployed", figure, at),
            Event::PhaseBegan { turn, phase } => {
                Message::new("pow-event-phase-began").with("turn", turn).with("phase", term::phase(phase))
            }
            Event::PowGained { figure, count, now } => {
                self.counted("pow-event-pow-gained", figure, count, now)
            }
            Event::PowLost { figure, count, now } => self.counted("pow-event-pow-lost", figure, count, now),
            Event::Paid { figure, count, now } => self.counted("pow-event-paid", figure, count, now),
            Event::LifeRegained { figure, count, now } => {
                self.counted("pow-event-life-regained", figure, count, now)
            }
            Event::PlanUsed { figure } => self.of("pow-event-plan-used", figure),
            Event::PlanCancelled { figure } => self.of("pow-event-plan-cancelled", figure),
            Event::CounterDrawn { side, chosen: true } => self.about("pow-event-counter-chosen", side),
            Event::CounterDrawn { side, chosen: false } => self.about("pow-event-counter-drawn", side),
            Event::FirstDecided { side } => self.about("pow-event-first-decided", side),
            Event::Activated { figure, extra: None } => self.of("pow-event-activated", figure),
            Event::Activated { figure, extra: Some(by) } => {
                self.of("pow-event-activated-extra", figure).with("by", term::follow_by(by))
            }
            Event::ActivationEnded { figure } => self.of("pow-event-activation-ended", figure),
            Event::Passed { side } => self.about("pow-event-passed", side),
            Event::Tested { figure, of, roll, value, passed } => {
                let key = if passed { "pow-event-tested-passed" } else { "pow-event-tested-failed" };
                self.of(key, figure)
                    .with("of", term::characteristic(of))
                    .with("dice", dice(roll))
                    .with("total", roll.total())
                    .with("value", value)
            }
            Event::TestRerolled { figure, by } => {
                self.of("pow-event-test-rerolled", figure).with("by", term::reroll_by(by))
            }
            Event::Moved { figure, to, length, paid } => {
                self.at("pow-event-moved", figure, to).with("length", Inches(length)).with("paid", paid)
            }
            Event::AttackDeclared { figure, attack } => {
                self.of("pow-event-attack-declared", figure).with("attack", self.attack_name(figure, attack))
            }
            Event::Targeted { figure, ref targets } => match targets.is_empty() {
                true => self.of("pow-event-targeted-nobody", figure),
                false => {
                    let targets = targets.iter().map(|&target| self.thing(target));
                    let targets = Arg::List(term::parts(targets), Join::And);
                    self.of("pow-event-targeted", figure).with("targets", targets)
                }
            },
            Event::PowerUsed { figure, power } => {
                self.of("pow-event-power-used", figure).with("power", self.power_name(figure, power))
            }
            Event::Defended { figure, nature } => {
                self.of("pow-event-defended", figure).with("defence", term::defence(nature))
            }
            Event::Boosted { figure, attack, boost } => self.boosted(figure, attack, boost),
            Event::Rolled { figure, target, roll, total, defence, cover, hit } => {
                let key = match (hit, cover) {
                    (true, false) => "pow-event-rolled-hit",
                    (true, true) => "pow-event-rolled-hit-cover",
                    (false, false) => "pow-event-rolled-miss",
                    (false, true) => "pow-event-rolled-miss-cover",
                };
                self.of(key, figure)
                    .with("target", self.figure(target))
                    .with("dice", dice(roll))
                    .with("total", total)
                    .with("defence", defence)
            }
            Event::AttackRerolled { figure, by } => {
                self.of("pow-event-attack-rerolled", figure).with("by", term::reroll_by(by))
            }
            Event::DieRerolled { figure, face } => self
                .of("pow-event-die-rerolled", figure)
                .with("face", face)
                .with("by", Message::new("pow-ability-master-fighter")),
            Event::CriticalHit { figure, attack, target, bonus } => self
                .of("pow-event-critical-hit", figure)
                .with("target", self.figure(target))
                .with("bonus", self.critical(figure, attack, bonus)),
            Event::Unaffected { figure, nature } => {
                self.of("pow-event-unaffected", figure).with("nature", term::nature(nature))
            }
            Event::Damaged { figure, amount: 0, .. } => self.of("pow-event-damaged-none", figure),
            Event::Damaged { figure, amount, life, nature } => self
                .of("pow-event-damaged", figure)
                .with("amount", amount)
                .with("life", life)
                .with("nature", term::nature(nature)),
            Event::Affected { figure, effect } => {
                self.of("pow-event-affected", figure).with("effect", term::effect(effect))
            }
            Event::PushIgnored { figure } => self.of("pow-event-push-ignored", figure),
            Event::DefenceRaised { figure, nature, by } => self
                .of("pow-event-defence-raised", figure)
                .with("by", by)
                .with("defence", term::defence(nature)),
            Event::KnockedOut { figure } => self.of("pow-event-knocked-out", figure),
            Event::KnockedDown { figure } => self.of("pow-event-knocked-down", figure),
            Event::GotUp { figure } => self.of("pow-event-got-up", figure),
            Event::Recovered { figure } => self.of("pow-event-recovered", figure),
            Event::StayedOut { figure } => self.of("pow-event-stayed-out", figure),
            Event::Removed { figure } => self.of("pow-event-removed", figure),
            Event::Grabbed { figure, held } => {
                self.of("pow-event-grabbed", figure).with("thing", self.thing(held))
            }
            Event::GrabFailed { figure, held } => {
                self.of("pow-event-grab-failed", figure).with("thing", self.thing(held))
            }
            Event::Thrown { figure, held, at: ThrownAt::Spot(spot) } => {
                self.at("pow-event-thrown-spot", figure, spot).with("thing", self.thing(held))
            }
            Event::Thrown { figure, held, at: ThrownAt::Thing(target) } => self
                .of("pow-event-thrown-thing", figure)
                .with("thing", self.thing(held))
                .with("target", self.thing(target)),
            Event::Pushed { figure, to, length } => {
                self.at("pow-event-pushed", figure, to).with("length", Inches(length))
            }
            Event::Landed { held, at } => {
                Message::new("pow-event-landed").with("thing", self.thing(held)).with("place", place(at))
            }
            Event::Dodged { figure } => self.of("pow-event-dodged", figure),
            Event::SceneryDamaged { piece, amount, left } => Message::new("pow-event-scenery-damaged")
                .with("piece", self.piece(piece))
                .with("amount", amount)
                .with("left", left),
            Event::SceneryDestroyed { piece } => {
                Message::new("pow-event-scenery-destroyed").with("piece", self.piece(piece))
            }
            Event::Fell { figure, height, at } => {
                self.at("pow-event-fell", figure, at).with("height", Inches(height))
            }
            Event::Leapt { figure, height, at } => {
                self.at("pow-event-leapt", figure, at).with("height", Inches(height))
            }
            Event::Walked { figure, to } => self.at("pow-event-walked", figure, to),
            Event::Controlled { figure, objective } => {
                self.of("pow-event-controlled", figure).with("objective", self.objective_phrase(objective))
            }
            Event::PickedUp { figure, objective } => {
                self.of("pow-event-picked-up", figure).with("objective", self.objective_phrase(objective))
            }
            Event::Dropped { figure, objective, at } => {
                self.at("pow-event-dropped", figure, at).with("objective", self.objective_phrase(objective))
            }
            Event::Reset => Message::new("pow-event-reset"),
            Event::Scored { side, points, total } => self
                .about("pow-event-scored", side)
                .with("points", Message::new("pow-points").with("points", points))
                .with("total", total),
            Event::Ended { outcome: Outcome::Won(side) } => self.about("pow-event-ended-won", side),
            Event::Ended { outcome: Outcome::Drawn } => Message::new("pow-event-ended-drawn"),
        }
    }

    /// A message about a figure.
    pub(super) fn of(&self, key: &'static str, figure: FigureId) -> Message {
        Message::new(key).with("figure", self.figure(figure))
    }

    fn at(&self, key: &'static str, figure: FigureId, at: Spot) -> Message {
        self.of(key, figure).with("place", place(at))
    }

    fn counted(&self, key: &'static str, figure: FigureId, count: u8, now: u8) -> Message {
        self.of(key, figure).with("count", count).with("now", now)
    }

    fn boosted(&self, figure: FigureId, attack: Option<u8>, boost: Boost) -> Message {
        match boost {
            Boost::No => self.of("pow-event-boosted-no", figure),
            Boost::Die => self.of("pow-event-boosted-die", figure),
            Boost::Option(option) => {
                let bonus = self.option_of(figure, attack, option, |attack| &attack.overload);
                self.of("pow-event-boosted-option", figure).with("bonus", bonus)
            }
        }
    }

    fn critical(&self, figure: FigureId, attack: u8, bonus: Critical) -> Message {
        match bonus {
            Critical::Damage => Message::new("pow-bonus-damage").with("x", 1),
            Critical::Option(option) => {
                self.option_of(figure, Some(attack), option, |attack| &attack.critical)
            }
        }
    }

    /// An option of an attack: what it gives, or its number when the card has no such option.
    fn option_of(
        &self,
        figure: FigureId,
        attack: Option<u8>,
        option: u8,
        list: impl Fn(&Attack) -> &[Bonus],
    ) -> Message {
        let attacks = self.character(figure).map(|card| &card.attacks[..]).unwrap_or_default();
        let attack = attack.and_then(|attack| attacks.get(usize::from(attack)));
        match attack.and_then(|attack| list(attack).get(usize::from(option))) {
            Some(bonus) => term::bonus(*bonus),
            None => Message::new("pow-bonus-option").with("number", u16::from(option) + 1),
        }
    }
}

/// The dice of a roll, lowest first.
pub(super) fn dice(roll: Roll) -> Arg {
    Arg::List(term::parts(Vec::from(roll)), Join::And)
}
