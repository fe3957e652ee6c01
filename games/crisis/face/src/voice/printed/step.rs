//! What abilities do, step by step, as clauses.

use crisis::card::ability::{
    Actor, AttackRule, Changed, Cost, Direction, Duration, Lasting, Later, OneUse, Order, Own, Pick, Profile,
    Step, ThisRule, Whose, With,
};
use words::{Arg, Join, Message};

use super::Telling;
use super::modifier::failures_too;
use super::text::Owner;
use super::who::{Mode, Noun, noun_of};
use crate::voice::term;

impl Telling<'_> {
    /// Several steps, one after the other.
    pub(super) fn steps(&mut self, steps: &[Step]) -> Arg {
        let all: Vec<Arg> = steps.iter().map(|step| self.step(step).into()).collect();
        Arg::List(all, Join::Semicolon)
    }

    fn step(&mut self, step: &Step) -> Message {
        match step {
            Step::GainPower { who, amount } => {
                let who = self.pick(who.as_ref().unwrap_or(&Pick::Owner));
                self.with_amount("crisis-step-gain-power", "crisis-step-gain-power-counted", amount)
                    .with("who", who)
            }
            Step::LosePower { who, amount, bind } => {
                let who = self.pick(who);
                self.number(*bind);
                self.with_amount("crisis-step-lose-power", "crisis-step-lose-power-counted", amount)
                    .with("who", who)
            }
            Step::Suffer { who, amount, bind } => {
                let who = self.pick(who);
                self.number(*bind);
                self.with_amount("crisis-step-suffer", "crisis-step-suffer-counted", amount).with("who", who)
            }
            Step::Heal { who, amount } => {
                let who = self.pick(who);
                self.with_amount("crisis-step-heal", "crisis-step-heal-counted", amount).with("who", who)
            }
            Step::GainConditions { who, all } => Message::new("crisis-step-conditions")
                .with("who", self.pick(who))
                .with("conditions", self.conditions(all, Join::And)),
            Step::RemoveConditions { who, count, any } => {
                let who = self.pick(who);
                let lost = self
                    .with_amount(
                        "crisis-step-remove-conditions",
                        "crisis-step-remove-conditions-counted",
                        count,
                    )
                    .with("who", who);
                match any.is_empty() {
                    true => lost,
                    false => Message::new("crisis-step-among")
                        .with("step", lost)
                        .with("conditions", self.conditions(any, Join::Comma)),
                }
            }
            Step::TakeControl { who, until } => Message::new("crisis-step-take-control")
                .with("who", self.pick(who))
                .with("until", super::text::until(*until)),
            Step::ReduceDamage { by, least } => {
                let less = self.with_amount("crisis-step-less-damage", "crisis-step-less-damage-counted", by);
                match least {
                    Some(least) => {
                        Message::new("crisis-step-at-least").with("step", less).with("least", *least)
                    }
                    None => less,
                }
            }
            Step::KnockOut { who } => Message::new("crisis-step-knock-out").with("who", self.pick(who)),
            Step::Transform { to } => Message::new("crisis-step-transform")
                .with("form", self.printed.form_called(to.id.value.as_str())),
            Step::DeployGrunts { within, bind } => {
                if let Some(bind) = bind {
                    self.name(*bind, Noun::Character);
                }
                self.within("crisis-step-deploy-grunts", within)
            }
            Step::AddDice { to, count } => {
                let to = Message::new(match to {
                    Whose::Attack => "crisis-roll-attack",
                    Whose::Defence => "crisis-roll-defence",
                    Whose::Own => "crisis-roll-any",
                });
                self.with_amount("crisis-step-add-dice", "crisis-step-add-dice-counted", count)
                    .with("roll", to)
            }
            Step::Reroll { roll, count, failures } => {
                let rerolled = self
                    .with_amount("crisis-step-reroll", "crisis-step-reroll-counted", count)
                    .with("failures", failures_too(*failures));
                match roll {
                    Some(roll) => Message::new("crisis-step-of-roll")
                        .with("step", rerolled)
                        .with("roll", term::roll(*roll)),
                    None => rerolled,
                }
            }
            Step::ChangeDice { roll, count, any, to, bind } => {
                let to = match to {
                    Changed::Any => Message::new("crisis-changed-any"),
                    Changed::Critical => term::face(crisis::card::ability::Face::Critical),
                    Changed::Block => term::face(crisis::card::ability::Face::Block),
                    Changed::Blank => term::face(crisis::card::ability::Face::Blank),
                };
                self.number(*bind);
                self.with_amount("crisis-step-change", "crisis-step-change-counted", count)
                    .with("roll", term::roll(*roll))
                    .with("showing", showing(any))
                    .with("to", to)
            }
            Step::TreatDice { roll, count, any, r#as } => self
                .with_amount("crisis-step-treat", "crisis-step-treat-counted", count)
                .with("roll", term::roll(*roll))
                .with("showing", showing(any))
                .with("as", term::face(*r#as)),
            Step::SetType(kind) => {
                Message::new("crisis-step-set-type").with("kind", term::attack_type(*kind))
            }
            Step::Roll { dice, .. } => self.with_amount("crisis-step-roll", "crisis-step-roll-counted", dice),
            Step::Advance { who, tool, direction, by } => {
                let advance = Message::new("crisis-step-advance")
                    .with("who", self.pick(who))
                    .with("tool", term::tool(*tool));
                self.led(advance, direction.as_ref(), *by)
            }
            Step::Push { who, tool, direction, by, .. } => {
                let push = Message::new("crisis-step-push")
                    .with("who", self.pick(who))
                    .with("tool", term::tool(*tool));
                self.led(push, direction.as_ref(), *by)
            }
            Step::Throw { what, tool, direction } => {
                let throw = Message::new("crisis-step-throw")
                    .with("who", self.pick(what))
                    .with("tool", term::tool(*tool));
                self.led(throw, direction.as_ref(), None)
            }
            Step::Place { who, within, by } => {
                let who = self.pick(who);
                let place = self.within("crisis-step-place", within).with("who", who);
                self.led(place, None, *by)
            }
            Step::Destroy { what, bind } => {
                let what = self.pick(what);
                if let Some(bind) = bind {
                    self.name(*bind, Noun::Terrain);
                }
                Message::new("crisis-step-destroy").with("who", what)
            }
            Step::Collide { who, with } => {
                Message::new("crisis-step-collide").with("who", self.pick(who)).with("with", self.pick(with))
            }
            Step::Attack { by, with, without, free, target, reach, modifiers, .. } => {
                let by = self.pick(by.as_ref().unwrap_or(&Pick::Owner));
                let mut parts =
                    vec![Message::new("crisis-step-attack").with("who", by).with("with", self.armed(with))];
                if let Some(target) = target {
                    parts.push(
                        Message::new("crisis-attack-against").with("who", self.figures(target, Mode::One)),
                    );
                }
                if let Some(reach) = reach {
                    parts.push(self.within("crisis-attack-from", reach));
                }
                if *free {
                    parts.push(Message::new("crisis-attack-free"));
                }
                match without {
                    Some(ThisRule::ThisRule | ThisRule::This) => {
                        parts.push(Message::new("crisis-attack-without"));
                    }
                    None => {}
                }
                if !modifiers.is_empty() {
                    let holds = self.modifiers(modifiers);
                    parts.push(Message::new("crisis-attack-holds").with("holds", holds));
                }
                Message::new("host-phrase").with("text", Arg::List(term::parts(parts), Join::Comma))
            }
            Step::Action(Own::Move) => Message::new("crisis-step-action-move").with("who", self.owned()),
            Step::Action(Own::Attack) => Message::new("crisis-step-action-attack").with("who", self.owned()),
            Step::PickUp { token } => {
                Message::new("crisis-step-pick-up").with("who", self.owned()).with("token", self.pick(token))
            }
            Step::Control { token } => Message::new("crisis-step-control").with("token", self.pick(token)),
            Step::DropTokens { who } => Message::new("crisis-step-drop").with("who", self.pick(who)),
            Step::PlaceToken { token, within, bind } => {
                let token = self.pick(token);
                if let Some(bind) = bind {
                    self.name(*bind, Noun::Token);
                }
                self.within("crisis-step-place", within).with("who", token)
            }
            Step::RemoveTokens { token } => {
                Message::new("crisis-step-remove-tokens").with("token", self.pick(token))
            }
            Step::ScoreInstead { vp } => Message::new("crisis-step-score-instead").with("points", *vp),
            Step::Score { by, vp } => {
                let key = match by {
                    Actor::You => "crisis-step-score",
                    Actor::Opponent => "crisis-step-score-opponent",
                };
                Message::new(key).with("points", self.amount(vp))
            }
            Step::AddTacticCard { affiliation } => {
                let names = affiliation.iter().map(|affiliation| self.affiliation_called(affiliation));
                Message::new("crisis-step-add-tactic")
                    .with("affiliations", Arg::List(term::parts(names.collect::<Vec<_>>()), Join::Or))
            }
            Step::If { holds, then, r#else } => {
                let (claim, then) = (self.claim(holds), self.steps(then));
                let key = if r#else.is_empty() { "crisis-step-if" } else { "crisis-step-if-else" };
                let step = Message::new(key).with("claim", claim).with("then", then);
                if r#else.is_empty() { step } else { step.with("else", self.steps(r#else)) }
            }
            Step::May(steps) => Message::new("crisis-step-may").with("steps", self.steps(steps)),
            Step::Offer { by, cost, paid, r#else } => Message::new("crisis-step-offer")
                .with("who", self.pick(by))
                .with("cost", self.cost(cost))
                .with("paid", self.steps(paid))
                .with("else", self.steps(r#else)),
            Step::Choose { who, bind } => {
                let chosen = self.figures(who, Mode::One);
                self.name(*bind, noun_of(who));
                Message::new("crisis-step-choose").with("who", chosen)
            }
            Step::ChooseOne(options) => {
                let options: Vec<Arg> = options.iter().map(|option| self.steps(&option.r#do)).collect();
                Message::new("crisis-step-choose-one").with("options", Arg::List(options, Join::Semicolon))
            }
            Step::ForEach { r#in, count, order, r#as, r#do } => {
                let each = self.figures(r#in, Mode::Each);
                self.name(*r#as, noun_of(r#in));
                let counted = count.as_ref().map(|count| self.amount(count));
                let step = Message::new(match (&counted, order) {
                    (Some(_), _) => "crisis-step-for-some",
                    (None, Some(Order::PriorityFirst)) => "crisis-step-for-each-priority",
                    (None, None) => "crisis-step-for-each",
                })
                .with("who", each)
                .with("steps", self.steps(r#do));
                match counted {
                    Some(counted) => step.with("count", counted),
                    None => step,
                }
            }
            Step::Lasting(lasting) => self.lasting(lasting),
            Step::Later { at: Later::AfterAttack, r#do } => {
                Message::new("crisis-step-later").with("steps", self.steps(r#do))
            }
        }
    }

    /// The owner, as the subject of a clause.
    fn owned(&self) -> Arg {
        Message::new(self.owner.key()).into()
    }

    /// Remembers that a name is a number.
    fn number(&mut self, bind: Option<crisis::card::ability::Binding>) {
        if let Some(bind) = bind {
            self.name(bind, Noun::Number);
        }
    }

    /// Toward or away from something, and laid by whose hand.
    fn led(&mut self, step: Message, direction: Option<&Direction>, by: Option<Actor>) -> Message {
        let step = match direction {
            None => step,
            Some(Direction::Toward(what)) => {
                Message::new("crisis-step-toward").with("step", step).with("who", self.pick(what))
            }
            Some(Direction::AwayFrom(what)) => {
                Message::new("crisis-step-away").with("step", step).with("who", self.pick(what))
            }
        };
        match by {
            Some(Actor::Opponent) => Message::new("crisis-step-by-opponent").with("step", step),
            Some(Actor::You) | None => step,
        }
    }

    /// What an attack is made with.
    fn armed(&mut self, with: &With) -> Message {
        match with {
            With::This => Message::new("crisis-with-this"),
            With::Named(attack) => {
                Message::new("crisis-with-named").with("attack", self.attack_called(attack.id.value.as_str()))
            }
            With::CostAtMost(cost) => Message::new("crisis-with-cost").with("cost", *cost),
            With::Profile(profile) => self.profile(profile),
        }
    }

    /// An attack that stands on no stat card.
    fn profile(&mut self, profile: &Profile) -> Message {
        let Profile { r#type, reach, strength, from, rules, .. } = profile;
        let mut parts = vec![
            Message::new("crisis-with-profile")
                .with("kind", term::attack_type(*r#type))
                .with("reach", term::reach(*reach))
                .with("strength", *strength),
        ];
        if let Some(from) = from {
            parts.push(Message::new("crisis-attack-laid-from").with("who", self.pick(from)));
        }
        parts.extend(rules.iter().map(|rule| self.inner_rule(rule)));
        Message::new("host-phrase").with("text", Arg::List(term::parts(parts), Join::Comma))
    }

    fn inner_rule(&mut self, rule: &AttackRule) -> Message {
        let owner = std::mem::replace(&mut self.owner, Owner::Attack);
        let clause = self.rule_clause(rule);
        self.owner = owner;
        Message::new("crisis-attack-then").with("rule", clause)
    }

    /// Something that holds for a while.
    fn lasting(&mut self, lasting: &Lasting) -> Message {
        let Lasting { who, until, uses, per, modifiers, superpower, .. } = lasting;
        let mut parts: Vec<Arg> = Vec::new();
        if !modifiers.is_empty() {
            parts.push(self.modifiers(modifiers));
        }
        parts.extend(superpower.as_ref().map(|power| Arg::from(self.gained_power(power))));
        let holds = Arg::List(parts, Join::Semicolon);
        let holds = match who {
            Some(who) => {
                Message::new("crisis-lasting-for").with("who", self.pick(who)).with("holds", holds).into()
            }
            None => holds,
        };
        let until = super::text::until(*until);
        let until = match (uses, per) {
            (Some(uses), Some(OneUse::Action)) => {
                Message::new("crisis-lasting-actions").with("until", until).with("uses", *uses)
            }
            (Some(uses), None) => {
                Message::new("crisis-lasting-attacks").with("until", until).with("uses", *uses)
            }
            (None, _) => until,
        };
        Message::new("crisis-step-lasting").with("holds", holds).with("until", until)
    }

    /// What is paid, and by whom if not by the owner.
    pub(super) fn cost(&mut self, cost: &Cost) -> Message {
        let power = super::text::power_cost(&cost.power);
        match &cost.from {
            Some(from) if *from != Pick::Owner => {
                Message::new("crisis-cost-from").with("cost", power).with("who", self.pick(from))
            }
            _ => power,
        }
    }

    fn conditions(&self, all: &[crisis::card::ability::ConditionRef], join: Join) -> Arg {
        Arg::List(all.iter().map(|it| self.printed.condition_phrase(it.condition)).collect(), join)
    }

    /// How long, for those who only ask.
    pub(super) fn once(&self, once: Option<Duration>) -> Option<Message> {
        once.map(|once| Message::new("crisis-once").with("per", super::text::per(once)))
    }
}

/// Only dice that show one of some faces; any without.
fn showing(any: &[crisis::card::ability::Face]) -> Message {
    if any.is_empty() {
        return Message::new("crisis-showing-any");
    }
    let faces = Arg::List(term::parts(any.iter().map(|&face| term::face(face))), Join::Or);
    Message::new("crisis-showing").with("faces", faces)
}
