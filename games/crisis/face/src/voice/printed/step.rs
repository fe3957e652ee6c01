//! What abilities do, step by step.

use crisis::card::ability::{
    Actor, Amount, AttackRule, Binding, Changed, Cost, Direction, Duration, Figures, Lasting, Later, OneUse,
    Order, Own, Pick, Profile, Roll, Step, ThisRule, Whose, With,
};
use words::{Arg, Join, Message};

use super::Telling;
use super::modifier::failures_too;
use super::sentence::{Body, Unit, branch, listed, sentences};
use super::text::Owner;
use super::who::{Mode, Noun, Referent, noun_of, plain, referent};
use crate::voice::term;

impl Telling<'_> {
    /// Several steps, each a sentence or a part of one.
    pub(super) fn units(&mut self, steps: &[Step]) -> Vec<Unit> {
        let mut units = Vec::new();
        let mut rest = steps;
        while let [first, others @ ..] = rest {
            rest = others;
            match first {
                Step::If { holds, then, r#else } => {
                    let lead = self.provided(holds);
                    let last = self.last;
                    let then = self.units(then);
                    units.push(branch(lead, then));
                    if !r#else.is_empty() {
                        self.last = last;
                        let other = self.units(r#else);
                        units.push(branch(Message::new("crisis-lead-else"), other));
                    }
                }
                Step::May(steps) => units.extend(self.optional(steps)),
                Step::Offer { by, cost, paid, r#else } => {
                    let by = self.subject(by);
                    let offer =
                        Message::new("crisis-step-offer").with("who", by).with("cost", self.cost(cost));
                    units.push(Unit::clause(offer));
                    let last = self.last;
                    if !paid.is_empty() {
                        let paid = self.units(paid);
                        units.push(branch(Message::new("crisis-lead-paid"), paid));
                    }
                    if !r#else.is_empty() {
                        self.last = last;
                        let unpaid = self.units(r#else);
                        units.push(branch(Message::new("crisis-lead-unpaid"), unpaid));
                    }
                }
                Step::ChooseOne(options) => {
                    let last = self.last;
                    let lines = options.iter().map(|option| {
                        self.last = last;
                        self.steps(&option.r#do)
                    });
                    let lines = lines.collect();
                    let intro = Some(Message::new("crisis-step-choose-one"));
                    units.push(Unit { lead: None, body: Body::Lines { intro, lines } });
                }
                Step::ForEach { r#in, count, order, r#as, r#do } => {
                    units.extend(self.for_each(r#in, count.as_ref(), *order, *r#as, r#do));
                }
                Step::Lasting(lasting) => {
                    let same = |step: &&Step| match step {
                        Step::Lasting(other) => {
                            (other.until, other.uses, other.per) == (lasting.until, lasting.uses, lasting.per)
                        }
                        _ => false,
                    };
                    let more = others.iter().take_while(same).count();
                    let (more, after) = others.split_at(more);
                    rest = after;
                    let all = std::iter::once(first).chain(more).filter_map(|step| match step {
                        Step::Lasting(lasting) => Some(&**lasting),
                        _ => None,
                    });
                    let all: Vec<&Lasting> = all.collect();
                    units.extend(self.lasting(&all));
                }
                Step::Later { at: Later::AfterAttack, r#do } => {
                    let later = self.units(r#do);
                    let mut later = later.into_iter();
                    let first = later.next().map(|first| first.under(Message::new("crisis-at-after")));
                    units.extend(first.into_iter().chain(later));
                }
                Step::Attack { .. } => units.extend(self.attack(first)),
                step => units.push(Unit::clause(self.step(step))),
            }
        }
        units
    }

    /// Several steps as sentences.
    pub(super) fn steps(&mut self, steps: &[Step]) -> Arg {
        sentences(None, self.units(steps))
    }

    /// Steps that the player may do without: the first is the choice, the others follow if it was made.
    pub(super) fn optional(&mut self, steps: &[Step]) -> Vec<Unit> {
        let units = self.units(steps);
        // An attack's own sentences say more about it; they are no steps that follow.
        let attack = matches!(steps, [Step::Attack { .. }]);
        let mut units = units.into_iter();
        let first = units.next().map(Unit::optional);
        let others: Vec<Unit> = units.collect();
        let others = match others.is_empty() || attack {
            true => others,
            false => vec![branch(Message::new("crisis-lead-done"), others)],
        };
        first.into_iter().chain(others).collect()
    }

    /// The same for each of some: the first mention says "each", the others "it".
    fn for_each(
        &mut self,
        among: &Figures,
        count: Option<&Amount>,
        order: Option<Order>,
        name: Binding,
        steps: &[Step],
    ) -> Vec<Unit> {
        self.name(name, noun_of(among));
        let about = |step: &Step| match step {
            Step::Advance { who, .. }
            | Step::Push { who, .. }
            | Step::Suffer { who, .. }
            | Step::LosePower { who, .. }
            | Step::GainConditions { who, .. }
            | Step::Offer { by: who, .. }
            | Step::GainPower { who: Some(who), .. } => {
                matches!(who, Pick::The(known) if known.value == name)
            }
            _ => false,
        };
        let mut units = match (count, steps) {
            (None, [first, ..]) if about(first) => {
                self.each = Some((name, self.figures(among, Mode::Each)));
                self.units(steps)
            }
            (None, [Step::Roll { dice, .. }, rest @ ..]) => {
                let each = self.figures(among, Mode::Each);
                let roll = self.with_amount(
                    "crisis-step-roll-each",
                    "crisis-step-roll-each-counted",
                    dice,
                    |roll| roll.with("who", each),
                );
                self.last = Some(Referent::Bound(name));
                std::iter::once(Unit::clause(roll)).chain(self.units(rest)).collect()
            }
            _ => {
                let lead = match count {
                    Some(count) => Message::new("crisis-lead-some")
                        .with("count", self.amount(count))
                        .with("who", self.figures(among, Mode::Each)),
                    None => Message::new("crisis-lead-each").with("who", self.figures(among, Mode::Each)),
                };
                self.last = Some(Referent::Bound(name));
                let mut units = self.units(steps).into_iter();
                let first = units.next().map(|first| first.under(lead));
                first.into_iter().chain(units).collect()
            }
        };
        if let Some(Order::PriorityFirst) = order {
            units.push(Unit::clause(Message::new("crisis-step-priority-first")));
        }
        units
    }

    fn step(&mut self, step: &Step) -> Message {
        match step {
            Step::GainPower { who, amount } => {
                let who = self.subject(who.as_ref().unwrap_or(&Pick::Owner));
                self.with_amount("crisis-step-gain-power", "crisis-step-gain-power-counted", amount, |step| {
                    step.with("who", who)
                })
            }
            Step::LosePower { who, amount, bind } => {
                let who = self.subject(who);
                self.number(*bind);
                self.with_amount("crisis-step-lose-power", "crisis-step-lose-power-counted", amount, |step| {
                    step.with("who", who)
                })
            }
            Step::Suffer { who, amount, bind } => {
                let who = self.subject(who);
                self.number(*bind);
                self.with_amount("crisis-step-suffer", "crisis-step-suffer-counted", amount, |step| {
                    step.with("who", who)
                })
            }
            Step::Heal { who, amount } => {
                let who = self.subject(who);
                self.with_amount("crisis-step-heal", "crisis-step-heal-counted", amount, |step| {
                    step.with("who", who)
                })
            }
            Step::GainConditions { who, all } => Message::new("crisis-step-conditions")
                .with("who", self.subject(who))
                .with("conditions", self.conditions(all, Join::And)),
            Step::RemoveConditions { who, count, any } => {
                let who = self.subject(who);
                let among = self.conditions(any, Join::Or);
                let plain = match any.is_empty() {
                    true => "crisis-step-remove-conditions",
                    false => "crisis-step-remove-these-conditions",
                };
                self.with_amount(plain, "crisis-step-remove-conditions-counted", count, |step| {
                    let step = step.with("who", who);
                    if any.is_empty() { step } else { step.with("conditions", among) }
                })
            }
            Step::TakeControl { who, until } => Message::new("crisis-step-take-control")
                .with("who", self.subject(who))
                .with("until", super::text::until(*until)),
            Step::ReduceDamage { by, least } => {
                let least = match least {
                    Some(least) => Message::new("crisis-step-at-least").with("least", *least),
                    None => Message::new("crisis-against-any"),
                };
                self.with_amount("crisis-step-less-damage", "crisis-step-less-damage-counted", by, |step| {
                    step.with("least", least)
                })
            }
            Step::KnockOut { who } => Message::new("crisis-step-knock-out").with("who", self.subject(who)),
            Step::Transform { to } => Message::new("crisis-step-transform")
                .with("who", self.owned())
                .with("form", self.printed.form_called(to.id.value.as_str())),
            Step::DeployGrunts { within, bind } => {
                let deployed = self.that_within(within);
                if let Some(bind) = bind {
                    self.name(*bind, Noun::Deployed);
                }
                Message::new("crisis-step-deploy-grunts").with("near", deployed)
            }
            Step::AddDice { to, count } => {
                let to = match to {
                    Whose::Attack => {
                        Message::new("crisis-step-to-roll").with("roll", term::roll(Roll::Attack))
                    }
                    Whose::Defence => {
                        Message::new("crisis-step-to-roll").with("roll", term::roll(Roll::Defence))
                    }
                    Whose::Own => Message::new("crisis-against-any"),
                };
                self.with_amount("crisis-step-add-dice", "crisis-step-add-dice-counted", count, |step| {
                    step.with("to", to)
                })
            }
            Step::Reroll { roll, count, failures } => {
                let of = match roll {
                    Some(roll) => Message::new("crisis-step-of-roll").with("roll", term::roll(*roll)),
                    None => Message::new("crisis-against-any"),
                };
                self.with_amount("crisis-step-reroll", "crisis-step-reroll-counted", count, |step| {
                    step.with("of", of).with("failures", failures_too(*failures))
                })
            }
            Step::ChangeDice { roll, count, any, to, bind } => {
                let to = match to {
                    Changed::Any => Message::new("crisis-changed-any"),
                    Changed::Critical => term::face(crisis::card::ability::Face::Critical),
                    Changed::Block => term::face(crisis::card::ability::Face::Block),
                    Changed::Blank => term::face(crisis::card::ability::Face::Blank),
                };
                self.number(*bind);
                self.with_amount("crisis-step-change", "crisis-step-change-counted", count, |step| {
                    step.with("roll", term::roll(*roll)).with("showing", showing(any)).with("to", to)
                })
            }
            Step::TreatDice { roll, count, any, r#as } => {
                self.with_amount("crisis-step-treat", "crisis-step-treat-counted", count, |step| {
                    step.with("roll", term::roll(*roll))
                        .with("showing", showing(any))
                        .with("as", term::face(*r#as))
                })
            }
            Step::SetType(kind) => {
                Message::new("crisis-step-set-type").with("kind", term::attack_type(*kind))
            }
            Step::Roll { dice, .. } => {
                self.with_amount("crisis-step-roll", "crisis-step-roll-counted", dice, |step| step)
            }
            Step::Advance { who, tool, direction, by } => {
                let key = match by {
                    Some(Actor::Opponent) => "crisis-step-advance-by-opponent",
                    Some(Actor::You) | None => "crisis-step-advance",
                };
                let who = self.subject(who);
                Message::new(key)
                    .with("who", who)
                    .with("tool", term::tool(*tool))
                    .with("way", self.way(direction.as_ref()))
            }
            Step::Push { who, tool, direction, by, bind } => {
                let key = match by {
                    Some(Actor::Opponent) => "crisis-step-push-by-opponent",
                    Some(Actor::You) | None => "crisis-step-push",
                };
                let who = self.subject(who);
                if let Some(bind) = bind {
                    self.name(*bind, Noun::Push);
                }
                Message::new(key)
                    .with("who", who)
                    .with("tool", term::tool(*tool))
                    .with("way", self.way(direction.as_ref()))
            }
            Step::Throw { what, tool, direction } => {
                let what = self.subject(what);
                Message::new("crisis-step-throw")
                    .with("who", what)
                    .with("tool", term::tool(*tool))
                    .with("way", self.way(direction.as_ref()))
            }
            Step::Place { who, within, by } => {
                let opponent = matches!(by, Some(Actor::Opponent));
                let own = match (who, &within.of) {
                    (Pick::Choose { bind: Some(bind), .. }, Pick::The(name)) => *bind == name.value,
                    (who, of) => referent(who).is_some() && referent(who) == referent(of),
                };
                let said = self.subject(who);
                if own {
                    let key = match opponent {
                        true => "crisis-step-place-here-by-opponent",
                        false => "crisis-step-place-here",
                    };
                    return Message::new(key).with("who", said).with("range", self.amount(&within.range));
                }
                let key = if opponent { "crisis-step-place-by-opponent" } else { "crisis-step-place" };
                self.within(key, within).with("who", said)
            }
            Step::Destroy { what, bind } => {
                let what = self.subject(what);
                if let Some(bind) = bind {
                    self.name(*bind, Noun::Terrain);
                }
                Message::new("crisis-step-destroy").with("who", what)
            }
            Step::Collide { who, with } => {
                let with = self.pick(with);
                Message::new("crisis-step-collide").with("who", self.subject(who)).with("with", with)
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
            Step::Choose { who, bind } => {
                let chosen = self.figures(who, Mode::One);
                self.name(*bind, noun_of(who));
                self.last = Some(Referent::Bound(*bind));
                Message::new("crisis-step-choose").with("who", chosen)
            }
            Step::If { .. }
            | Step::May(_)
            | Step::Offer { .. }
            | Step::ChooseOne(_)
            | Step::ForEach { .. }
            | Step::Lasting(_)
            | Step::Later { .. }
            | Step::Attack { .. } => Message::new("host-phrase")
                .with("text", sentences(None, self.units(std::slice::from_ref(step)))),
        }
    }

    /// The owner, as the subject of a clause.
    fn owned(&mut self) -> Arg {
        self.subject(&Pick::Owner)
    }

    /// Remembers that a name is a number.
    fn number(&mut self, bind: Option<Binding>) {
        if let Some(bind) = bind {
            self.name(bind, Noun::Number);
        }
    }

    /// Toward or away from something; nothing where every way will do.
    fn way(&mut self, direction: Option<&Direction>) -> Message {
        match direction {
            None => Message::new("crisis-against-any"),
            Some(Direction::Toward(what)) => Message::new("crisis-way-toward").with("who", self.pick(what)),
            Some(Direction::AwayFrom(what)) => Message::new("crisis-way-away").with("who", self.pick(what)),
        }
    }

    /// An attack, and in sentences of their own what holds for it.
    fn attack(&mut self, step: &Step) -> Vec<Unit> {
        let Step::Attack { by, with, without, free, target, reach, modifiers, .. } = step else {
            return Vec::new();
        };
        let by = self.subject(by.as_ref().unwrap_or(&Pick::Owner));
        let none = || Message::new("crisis-against-any");
        let cost = if *free { Message::new("crisis-attack-free") } else { none() };
        let against = match target {
            Some(target) => {
                let target = match plain(&target.0) {
                    Some(pick) => self.pick(pick),
                    None => self.figures(target, Mode::One),
                };
                let target = match reach {
                    Some(reach) => Message::new("crisis-who-that-is")
                        .with("who", target)
                        .with("demands", self.within("crisis-that-within", reach))
                        .into(),
                    None => target,
                };
                Message::new("crisis-attack-against").with("who", target)
            }
            None => none(),
        };
        let distance = if reach.is_some() { Message::new("crisis-attack-from") } else { none() };
        let attack = match self.armed(with) {
            None => Message::new("crisis-step-repeat"),
            Some(armed) => Message::new("crisis-step-attack").with("with", armed),
        };
        let attack =
            attack.with("who", by).with("cost", cost).with("distance", distance).with("against", against);
        let mut all = vec![Unit::clause(attack)];
        if let With::Profile(profile) = with {
            if let Some(from) = &profile.from {
                let laid = Message::new("crisis-attack-laid-from").with("who", self.pick(from));
                all.push(Unit::clause(laid));
            }
            for rule in &profile.rules {
                let quoted = Message::new("crisis-attack-then").with("rule", self.inner_rule(rule));
                all.push(Unit { lead: None, body: Body::Quoted(quoted) });
            }
        }
        if let Some(ThisRule::ThisRule | ThisRule::This) = without {
            all.push(Unit::clause(Message::new("crisis-attack-without")));
        }
        if !modifiers.is_empty() {
            let mut units = self.holdings(modifiers).into_iter();
            all.extend(units.next().map(|first| first.under(Message::new("crisis-attack-holds"))));
            all.extend(units);
        }
        all
    }

    /// What an attack is made with; nothing where it is the same one again.
    fn armed(&self, with: &With) -> Option<Message> {
        Some(match with {
            With::This => return None,
            With::Named(attack) => {
                Message::new("crisis-with-named").with("attack", self.attack_called(attack.id.value.as_str()))
            }
            With::CostAtMost(cost) => Message::new("crisis-with-cost").with("cost", *cost),
            With::Profile(profile) => {
                let Profile { r#type, reach, strength, .. } = &**profile;
                Message::new("crisis-with-profile")
                    .with("kind", term::attack_type(*r#type))
                    .with("reach", term::reach(*reach))
                    .with("strength", *strength)
            }
        })
    }

    /// A rule of an attack that stands on no card, quoted.
    fn inner_rule(&mut self, rule: &AttackRule) -> Arg {
        let (owner, last) = (std::mem::replace(&mut self.owner, Owner::Attack), self.last.take());
        let clause = self.rule_clause(rule);
        (self.owner, self.last) = (owner, last);
        clause
    }

    /// What holds for a while: some things of one duration.
    fn lasting(&mut self, all: &[&Lasting]) -> Vec<Unit> {
        let mut before = Vec::new();
        let mut said = Vec::new();
        for lasting in all {
            if let Some(Pick::Choose { from, bind, .. }) = &lasting.who {
                let chosen = self.figures(from, Mode::One);
                before.push(Unit::clause(Message::new("crisis-step-choose").with("who", chosen)));
                if let Some(bind) = bind {
                    self.name(*bind, Noun::Character);
                }
            }
            let chosen = matches!(lasting.who, Some(Pick::Choose { .. }));
            if !lasting.modifiers.is_empty() {
                said.extend(self.holdings(&lasting.modifiers));
            }
            if let Some(power) = &lasting.superpower {
                let who = match &lasting.who {
                    Some(_) if chosen => Message::new("crisis-it-character").into(),
                    Some(who) => self.subject(who),
                    None => Message::new("crisis-who-squad").into(),
                };
                let last = self.last.take();
                let does = self.power_clause(power);
                self.last = last;
                let terms = Arg::List(term::parts(self.power_terms(power)), Join::Comma);
                let gains = Message::new("crisis-lasting-power").with("who", who).with("terms", terms);
                said.push(Unit { lead: None, body: Body::Quoted(gains.with("does", does)) });
            }
        }
        let Some(first) = all.first() else { return before };
        let until = match first.uses {
            Some(_) => super::text::during(first.until),
            None => super::text::until(first.until),
        };
        let until = match (first.uses, first.per) {
            (Some(uses), Some(OneUse::Action)) => {
                Message::new("crisis-lasting-actions").with("until", until).with("uses", uses)
            }
            (Some(uses), None) => {
                Message::new("crisis-lasting-attacks").with("until", until).with("uses", uses)
            }
            (None, _) => until,
        };
        before.push(match <[Unit; 1]>::try_from(said) {
            Ok([one]) => one.under(until),
            Err(several) => listed(until, several),
        });
        before
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
