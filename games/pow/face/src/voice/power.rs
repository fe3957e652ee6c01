//! Special powers, said from their trees: when, for how much, how often, and what happens step by step.

use pow::card::{Character, Filter, FilterSide, Modifier, Moment, Power, Step, Trigger, Use, Whom};
use words::{Arg, Inches, Join, Message};

use super::{Printed, term};

impl Printed<'_> {
    /// A power on one line: its name, then its text.
    pub fn power(&self, owner: &Character, power: &Power) -> String {
        let name = self.name(&power.name);
        let text = self.power_text(owner, power);
        self.say(&Message::new("pow-power").with("name", name).with("text", text))
    }

    /// What a power does, without its name.
    pub fn power_text(&self, owner: &Character, power: &Power) -> String {
        let mut told = Telling { owner: self.name(&owner.name), it: FilterSide::Own };
        let message = match power.when {
            Use::Passive => {
                let modifiers = power.modifiers.iter().copied().map(modifier);
                let modifiers = modifiers.map(|holds| Message::new("host-sentence").with("text", holds));
                let modifiers = Arg::List(term::parts(modifiers), Join::Space);
                Message::new("pow-power-passive").with("modifiers", modifiers)
            }
            Use::Active => Message::new("pow-power-does")
                .with("terms", terms("pow-power-active", power))
                .with("steps", told.sentences(&power.steps, false)),
            Use::Reactive(trigger) => Message::new("pow-power-reacts")
                .with("terms", terms("pow-power-reactive", power))
                .with("trigger", told.trigger(trigger))
                .with("steps", told.sentences(&power.steps, true)),
        };
        self.say(&message)
    }
}

/// "reactive (1 POW, once per turn)".
fn terms(when: &'static str, power: &Power) -> Message {
    let cost = Message::new("pow-attack-cost").with("cost", power.cost);
    let parts = std::iter::once(cost).chain(term::frequency(power.frequency));
    Message::new("pow-power-terms")
        .with("when", Message::new(when))
        .with("terms", Arg::List(term::parts(parts), Join::Comma))
}

fn modifier(modifier: Modifier) -> Message {
    match modifier {
        Modifier::IgnorePushes(count) => Message::new("pow-modifier-ignore-pushes").with("count", count),
        Modifier::Defence(nature, by) => {
            Message::new("pow-modifier-defence").with("by", by).with("defence", term::defence(nature))
        }
        Modifier::LessDamage(nature, by) => {
            Message::new("pow-modifier-less-damage").with("by", by).with("nature", term::nature(nature))
        }
        Modifier::MeleeToHit(by) => Message::new("pow-modifier-melee-to-hit").with("by", by),
        Modifier::Speed(by) => Message::new("pow-modifier-speed").with("inches", Inches(by)),
    }
}

/// A power being told.
struct Telling<'a> {
    /// The owner's name; it is repeated rather than replaced by a pronoun.
    owner: &'a str,
    /// Whose side the figure is on that was mentioned last: the first mention is "an enemy", later "that enemy".
    it: FilterSide,
}

impl Telling<'_> {
    fn trigger(&mut self, trigger: Trigger) -> Message {
        let key = match trigger.moment {
            Moment::Targeted => "pow-trigger-targeted",
            Moment::Hit => "pow-trigger-hit",
        };
        let attack = match trigger.special_power_only {
            true => "pow-answered-special-power",
            false => "pow-answered-any",
        };
        Message::new(key).with("whom", self.choose(trigger.whom)).with("attack", Message::new(attack))
    }

    fn steps(&mut self, steps: &[Step]) -> Vec<Arg> {
        steps.iter().map(|step| self.step(step).into()).collect()
    }

    /// Steps as sentences; the first may go on with one that something else began.
    fn sentences(&mut self, steps: &[Step], begun: bool) -> Arg {
        let sentences = steps.iter().enumerate().map(|(place, step)| {
            // Two outcomes are a list, whose lines end themselves.
            let list = matches!(step, Step::Test { pass, fail, .. } if !pass.is_empty() && !fail.is_empty());
            let key = match (begun && place == 0, list) {
                (true, true) => "host-phrase",
                (true, false) => "pow-sentence-on",
                (false, true) => "pow-sentence-list",
                (false, false) => "host-sentence",
            };
            Message::new(key).with("text", self.step(step)).into()
        });
        Arg::List(sentences.collect(), Join::Space)
    }

    fn step(&mut self, step: &Step) -> Message {
        match step {
            Step::Test { of, by, pass, fail } => {
                let whom = self.whom(*by);
                // Whoever is tested is `it` in what follows, and after a test of each nobody is.
                let before = self.it;
                if let Whom::Each(filter) = by {
                    self.it = filter.side;
                }
                let key = match (pass.is_empty(), fail.is_empty()) {
                    (true, true) => "pow-step-test",
                    (false, true) => "pow-step-test-pass",
                    (true, false) => "pow-step-test-fail",
                    (false, false) => "pow-step-test-either",
                };
                let mut test = Message::new(key).with("whom", whom).with("of", term::characteristic(*of));
                let tested = self.it;
                let mut lines: Vec<Arg> = Vec::new();
                for (name, line, steps) in
                    [("pass", "pow-step-passed", pass), ("fail", "pow-step-failed", fail)]
                {
                    if !steps.is_empty() {
                        self.it = tested;
                        let steps = Arg::List(self.steps(steps), Join::And);
                        lines.push(Message::new(line).with("steps", steps.clone()).into());
                        test = test.with(name, steps);
                    }
                }
                test = test.with("lines", Arg::List(lines, Join::Lines));
                if matches!(by, Whom::Each(_)) {
                    self.it = before;
                }
                test
            }
            Step::Walk { who, up_to } => {
                Message::new("pow-step-walk").with("whom", self.whom(*who)).with("inches", Inches(*up_to))
            }
            Step::Damage { to, amount, nature } => Message::new("pow-step-damage")
                .with("whom", self.whom(*to))
                .with("amount", *amount)
                .with("nature", term::nature(*nature)),
            Step::Heal { who, amount } => {
                Message::new("pow-step-heal").with("whom", self.whom(*who)).with("amount", *amount)
            }
            Step::GainPow { who, count } => {
                Message::new("pow-step-gain-pow").with("whom", self.whom(*who)).with("count", *count)
            }
            Step::Apply { to, effect } => Message::new("pow-step-apply")
                .with("whom", self.whom(*to))
                .with("effect", term::effect(*effect)),
            Step::KnockDown(who) => Message::new("pow-step-knock-down").with("whom", self.whom(*who)),
            Step::GetUp(who) => Message::new("pow-step-get-up").with("whom", self.whom(*who)),
            Step::LessDamage(by) => {
                Message::new("pow-step-less-damage").with("whom", self.whom(Whom::It)).with("by", *by)
            }
            Step::RaiseDefence { who, nature, by } => Message::new("pow-step-raise-defence")
                .with("whom", self.whom(*who))
                .with("by", *by)
                .with("defence", term::defence(*nature)),
        }
    }

    fn whom(&mut self, whom: Whom) -> Message {
        match whom {
            Whom::Owner => self.named(),
            Whom::Attacker => Message::new("pow-whom-attacker"),
            Whom::Choose(filter) => self.choose(filter),
            Whom::It => match self.it {
                FilterSide::Own => self.named(),
                FilterSide::Friend => Message::new("pow-whom-that-friend"),
                FilterSide::Enemy => Message::new("pow-whom-that-enemy"),
                FilterSide::Any => Message::new("pow-whom-that-any"),
            },
            Whom::Each(filter) => match filter.side {
                FilterSide::Own => self.named(),
                FilterSide::Friend => filtered("pow-whom-each-friend", filter),
                FilterSide::Enemy => filtered("pow-whom-each-enemy", filter),
                FilterSide::Any => filtered("pow-whom-each-any", filter).with("owner", self.owner),
            },
        }
    }

    fn choose(&mut self, filter: Filter) -> Message {
        self.it = filter.side;
        match filter.side {
            FilterSide::Own => self.named(),
            FilterSide::Friend => filtered("pow-whom-one-friend", filter),
            FilterSide::Enemy => filtered("pow-whom-one-enemy", filter),
            FilterSide::Any => filtered("pow-whom-one-any", filter).with("owner", self.owner),
        }
    }

    fn named(&self) -> Message {
        Message::new("pow-whom-owner").with("owner", self.owner)
    }
}

fn filtered(key: &'static str, filter: Filter) -> Message {
    let near = match (filter.within, filter.in_sight) {
        (None, false) => Message::new("pow-filter-anywhere"),
        (None, true) => Message::new("pow-filter-in-sight"),
        (Some(within), false) => Message::new("pow-filter-within").with("inches", Inches(within)),
        (Some(within), true) => Message::new("pow-filter-within-in-sight").with("inches", Inches(within)),
    };
    Message::new(key).with("filter", near)
}
