//! Following every reference of an ability: to characters, affiliations, attacks and forms, to names that earlier
//! steps have bound, and to roles that somebody plays at that moment.

mod nouns;
mod occurrence;

use content::{Checker, Ids, Span, Spanned};

use super::ids::follow_condition;
use super::{AllIds, Code};
use crate::card::NeutralRule;
use crate::card::ability::{
    AttackRule, AttackStep, Ban, Binding, ConditionRef, Cost, Duration, Keyword, Kind, Lasting, Modifier,
    PowerCost, Profile, Reach, Ref, Step, Superpower, With,
};

/// The roles that are played at a moment, as bits.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub(crate) struct Roles(u16);

impl Roles {
    /// `self`
    pub(crate) const OWNER: Roles = Roles(1);
    /// `target`, `attacker`, `defender`, `damage-dealt` and the dice of the attack
    pub(crate) const ATTACK: Roles = Roles(2);
    /// `roller`
    pub(crate) const ROLLER: Roles = Roles(4);
    /// `mover`
    pub(crate) const MOVER: Roles = Roles(8);
    /// `fallen`
    pub(crate) const FALLEN: Roles = Roles(16);
    /// `player` of a team tactic card
    pub(crate) const PLAYER: Roles = Roles(32);
    /// `payers`
    pub(crate) const PAYERS: Roles = Roles(64);
    /// `token`
    pub(crate) const TOKEN: Roles = Roles(128);
    /// `tokens` of a crisis
    pub(crate) const CRISIS: Roles = Roles(256);
    /// `it`, the candidate of a filter
    pub(crate) const IT: Roles = Roles(512);
    /// `partner`
    pub(crate) const PARTNER: Roles = Roles(1024);

    /// Both.
    pub(crate) const fn and(self, more: Roles) -> Roles {
        Roles(self.0 | more.0)
    }

    fn has(self, role: Roles) -> bool {
        self.0 & role.0 == role.0
    }
}

/// Walks one ability and fills in what its references mean.
pub(crate) struct Link<'a, 'b> {
    check: &'a mut Checker<'b>,
    ids: &'a AllIds,
    /// Attacks of the card, for `named`.
    attacks: &'a Ids,
    /// Forms of the card, for `transform`.
    forms: &'a Ids,
    /// Where a mistake is told that has no place of its own.
    span: Span,
    roles: Roles,
    bound: Vec<Binding>,
}

impl<'a, 'b> Link<'a, 'b> {
    /// For one ability, told at `span` where a node has no place of its own.
    pub(crate) fn new(
        check: &'a mut Checker<'b>,
        ids: &'a AllIds,
        attacks: &'a Ids,
        forms: &'a Ids,
        span: Span,
        roles: Roles,
    ) -> Link<'a, 'b> {
        Link { check, ids, attacks, forms, span, roles, bound: Vec::new() }
    }

    /// From here on these roles are played too.
    pub(crate) fn also(&mut self, roles: Roles) {
        self.roles = self.roles.and(roles);
    }

    /// From here on the rules themselves have bound this name.
    pub(crate) fn known(&mut self, name: Binding) {
        self.bound.push(name);
    }

    fn report(&mut self, code: Code, message: impl Into<String>, help: impl Into<String>) {
        self.check.report(code, self.span, message, Some(help.into()));
    }

    /// With more roles for a while.
    fn with(&mut self, more: Roles, inner: impl FnOnce(&mut Self)) {
        let before = self.roles;
        self.roles = self.roles.and(more);
        inner(self);
        self.roles = before;
    }

    fn need(&mut self, role: Roles, word: &str, span: Option<Span>) {
        if !self.roles.has(role) {
            let message = format!("nobody is `{word}` here");
            let help = "games/crisis/docs/content.md says who plays a role at which moment".to_owned();
            self.check.report(Code::Unbound, span.unwrap_or(self.span), message, Some(help));
        }
    }

    fn bind(&mut self, name: Option<Binding>) {
        self.bound.extend(name);
    }

    fn bound(&mut self, name: Binding, span: Option<Span>) {
        if !self.bound.contains(&name) {
            let message = format!("no earlier step binds `{}`", name.0);
            let help = if self.bound.is_empty() {
                format!("write `bind: {}` on the step that it speaks of", name.0)
            } else {
                let names: Vec<&str> = self.bound.iter().map(|bound| bound.0.as_str()).collect();
                format!("bound are `{}`", names.join("`, `"))
            };
            self.check.report(Code::Unbound, span.unwrap_or(self.span), message, Some(help));
        }
    }

    /// A rule of an attack.
    pub(crate) fn attack_rule(&mut self, rule: &mut AttackRule) {
        let happens = !rule.steps.is_empty();
        match (rule.at, happens, rule.modifiers.is_empty()) {
            (Some(_), true, true) | (None, false, false) => {}
            (None, true, _) => self.report(
                Code::AbilityParts,
                "a rule that does something must say when",
                "write `at: before-damage` or `at: after`",
            ),
            _ => self.report(
                Code::AbilityParts,
                "a rule either has modifiers or does something at a step",
                "write `at` and `do`, or `modifiers` alone",
            ),
        }
        if rule.at == Some(AttackStep::ChooseTarget) && !rule.icons.is_empty() {
            self.report(
                Code::AbilityParts,
                "no die is rolled before the target is chosen",
                "leave `icons` out",
            );
        }
        if let Some(claim) = &mut rule.provided {
            self.claim(claim);
        }
        self.modifiers(&mut rule.modifiers);
        self.steps(&mut rule.steps);
    }

    /// Rules of nobody's, each by itself.
    pub(crate) fn neutral_rules(&mut self, rules: &mut [NeutralRule]) {
        for rule in rules {
            let bound = self.bound.len();
            let answered = self.occurrence(&mut rule.when);
            self.with(answered, |link| {
                if let Some(claim) = &mut rule.provided {
                    link.claim(claim);
                }
                link.steps(&mut rule.steps);
            });
            self.bound.truncate(bound);
        }
    }

    /// A superpower or leadership.
    pub(crate) fn superpower(&mut self, power: &mut Superpower) {
        self.span = power.id.span;
        power.key = self.ids.superpowers.place(power.id.as_str()).unwrap_or(Ref::NOWHERE);
        self.parts_fit(power);
        if let Some(affiliation) = &mut power.affiliation {
            self.ids.affiliations.follow(self.check, affiliation);
        }
        if let Some(keyword) = &mut power.keyword {
            self.keyword(keyword);
        }
        let roles = power.when.as_mut().map_or(Roles::default(), |when| self.occurrence(when));
        self.with(roles, |link| {
            if let Some(cost) = &mut power.cost {
                link.cost(cost);
            }
            if let Some(claim) = &mut power.provided {
                link.claim(claim);
            }
            link.modifiers(&mut power.modifiers);
            link.steps(&mut power.steps);
        });
    }

    /// A superpower is a keyword, or holds, or happens; and its kind says which of them (superpowers.fields).
    fn parts_fit(&mut self, power: &Superpower) {
        let Superpower { keyword, when, steps, modifiers, cost, name, .. } = power;
        let kind = power.kind.value;
        if keyword.is_some() {
            if !(kind == Kind::Innate && steps.is_empty() && modifiers.is_empty() && when.is_none()) {
                self.report(
                    Code::AbilityParts,
                    "a keyword is innate and has nothing else",
                    "leave the rest out",
                );
            }
            return;
        }
        if name.is_none() {
            self.report(Code::AbilityParts, "only a keyword goes without a name", "write `name`");
        }
        let fits = match kind {
            Kind::Active => when.is_none() && !steps.is_empty(),
            Kind::Reactive => when.is_some() && !steps.is_empty() && cost.is_some(),
            Kind::Innate | Kind::Leadership => steps.is_empty() != modifiers.is_empty(),
            Kind::ActiveAction => false,
        };
        if !fits {
            let (message, help) = match kind {
                Kind::Active => (
                    "an active superpower is used in its character's activation",
                    "write `do` without `when`",
                ),
                Kind::Reactive => {
                    ("a reactive superpower answers something", "write `when`, `cost` and `do`")
                }
                Kind::Innate | Kind::Leadership => {
                    ("it either holds or happens", "write `modifiers`, or `do`")
                }
                Kind::ActiveAction => {
                    ("this kind is for team tactic cards", "write `active` with `action: true`")
                }
            };
            self.report(Code::AbilityParts, message, help);
        }
        if power.action && kind != Kind::Active {
            self.report(Code::AbilityParts, "only an active superpower is an action", "leave `action` out");
        }
        if kind == Kind::Leadership && power.affiliation.is_none() {
            self.report(Code::AbilityParts, "a leadership belongs to an affiliation", "write `affiliation`");
        }
        if kind == Kind::Innate && power.cost.is_some() && !power.may {
            self.report(
                Code::AbilityParts,
                "an innate superpower that costs power is optional",
                "write `may: true`",
            );
        }
    }

    /// A keyword.
    pub(crate) fn keyword(&mut self, keyword: &mut Keyword) {
        match keyword {
            Keyword::Grunts(parents) => {
                for parent in parents {
                    self.ids.characters.follow(self.check, parent);
                }
            }
            Keyword::GemBearer(gems) => {
                for gem in gems {
                    self.ids.gems.follow_if_known(self.check, gem);
                }
            }
            Keyword::Immunity(conditions) => self.conditions(conditions),
            Keyword::SeveralGems(count) => {
                if !(2..=6).contains(count) {
                    let message = format!("nobody carries several gems, that is {count}");
                    self.report(Code::AbilityParts, message, "from 2 to 6");
                }
            }
            Keyword::Flight | Keyword::WallCrawler | Keyword::Stealth | Keyword::HealingFactor(_) => {}
        }
    }

    /// What it costs.
    pub(crate) fn cost(&mut self, cost: &mut Cost) {
        if let Some(from) = &mut cost.from {
            self.pick(from);
        }
        if let PowerCost::Chosen(chosen) = &cost.power {
            if chosen.from > chosen.to || chosen.to > 10 {
                let message = format!("nobody can pay from {} to {}", chosen.from, chosen.to);
                self.report(Code::AbilityParts, message, "rising, and at most 10 (power.max-10)");
            }
            self.bind(Some(chosen.bind));
        }
    }

    /// Steps, one after the other.
    pub(crate) fn steps(&mut self, steps: &mut [Step]) {
        for step in steps {
            self.step(step);
        }
    }

    fn step(&mut self, step: &mut Step) {
        match step {
            Step::GainPower { who, amount } => {
                match who {
                    Some(who) => self.pick(who),
                    None => self.need(Roles::OWNER, "self", None),
                }
                self.amount(amount);
            }
            Step::LosePower { who, amount, bind } | Step::Suffer { who, amount, bind } => {
                self.pick(who);
                self.amount(amount);
                self.bind(*bind);
            }
            Step::Heal { who, amount } => {
                self.pick(who);
                self.amount(amount);
            }
            Step::RemoveConditions { who, count, any } => {
                self.pick(who);
                self.amount(count);
                self.conditions(any);
            }
            Step::GainConditions { who, all } => {
                self.pick(who);
                self.conditions(all);
            }
            Step::KnockOut { who } | Step::DropTokens { who } => self.pick(who),
            Step::TakeControl { who, until } => {
                self.pick(who);
                if *until == Duration::Attack {
                    let message = "control lasts for the effect, an activation, a turn, a round or the game";
                    self.report(Code::AbilityParts, message, "another duration");
                }
            }
            Step::Score { vp, .. } => self.amount(vp),
            Step::ReduceDamage { by, .. } => self.amount(by),
            Step::Transform { to } => self.forms.follow(self.check, to),
            Step::DeployGrunts { within, bind } => {
                self.within(within);
                self.bind(*bind);
            }
            Step::AddDice { count, .. } => self.amount(count),
            Step::Reroll { count, .. } | Step::TreatDice { count, .. } => {
                self.need(Roles::ROLLER, "roller", None);
                self.amount(count);
            }
            Step::ChangeDice { count, bind, .. } => {
                self.need(Roles::ATTACK, "attacker", None);
                self.amount(count);
                self.bind(*bind);
            }
            Step::SetType(_) => self.need(Roles::ATTACK, "attacker", None),
            Step::Roll { dice, bind } => {
                self.amount(dice);
                self.bind(Some(*bind));
            }
            Step::Advance { who, direction, .. } => {
                self.pick(who);
                self.direction(direction.as_mut());
            }
            Step::Push { who, direction, bind, .. } => {
                self.pick(who);
                self.direction(direction.as_mut());
                self.bind(*bind);
            }
            Step::Throw { what, direction, .. } => {
                self.pick(what);
                self.direction(direction.as_mut());
            }
            Step::Place { who, within, .. } => {
                self.pick(who);
                self.within(within);
            }
            Step::Destroy { what, bind } => {
                self.pick(what);
                self.bind(*bind);
            }
            Step::Collide { who, with } => {
                self.pick(who);
                self.pick(with);
            }
            Step::Attack { by, with, target, reach, modifiers, .. } => {
                if let Some(by) = by {
                    self.pick(by);
                }
                match with {
                    With::Named(attack) => self.attacks.follow(self.check, attack),
                    With::Profile(profile) => self.profile(profile),
                    With::This | With::CostAtMost(_) => {}
                }
                if let Some(target) = target {
                    self.figures(target);
                }
                if let Some(reach) = reach {
                    self.within(reach);
                }
                self.modifiers(modifiers);
            }
            Step::Action(_) => self.need(Roles::OWNER, "self", None),
            Step::PickUp { token } | Step::Control { token } | Step::RemoveTokens { token } => {
                self.need(Roles::CRISIS, "token", None);
                self.pick(token);
            }
            Step::PlaceToken { token, within, bind } => {
                self.need(Roles::CRISIS, "token", None);
                self.pick(token);
                self.within(within);
                self.bind(*bind);
            }
            Step::ScoreInstead { .. } => self.need(Roles::CRISIS, "token", None),
            Step::AddTacticCard { affiliation } => {
                for affiliation in affiliation.iter_mut().filter(|it| it.id.as_str() != "unaffiliated") {
                    self.ids.affiliations.follow(self.check, affiliation);
                }
            }
            Step::If { holds, then, r#else } => {
                self.claim(holds);
                self.steps(then);
                self.steps(r#else);
            }
            Step::May(steps) => self.steps(steps),
            Step::Offer { by, cost, paid, r#else } => {
                self.pick(by);
                self.cost(cost);
                self.steps(paid);
                self.steps(r#else);
            }
            Step::Choose { who, bind } => {
                self.figures(who);
                self.bind(Some(*bind));
            }
            Step::ChooseOne(options) => {
                for option in options {
                    self.steps(&mut option.r#do);
                }
            }
            Step::ForEach { r#in, count, r#as, r#do, .. } => {
                // A name may gather over the passes of a loop and be spoken of in the next one.
                let gathered = bound_in(r#do);
                self.bound.extend(gathered);
                self.figures(r#in);
                if let Some(count) = count {
                    self.amount(count);
                }
                self.bind(Some(*r#as));
                self.steps(r#do);
            }
            Step::Lasting(lasting) => self.lasting(lasting),
            Step::Later { r#do, .. } => self.steps(r#do),
        }
    }

    fn conditions(&mut self, conditions: &mut [ConditionRef]) {
        for condition in conditions {
            follow_condition(&self.ids.conditions, self.check, condition);
        }
    }

    fn lasting(&mut self, lasting: &mut Lasting) {
        let Lasting { who, until, modifiers, superpower, .. } = lasting;
        if let Some(who) = who {
            self.pick(who);
        }
        if modifiers.is_empty() == superpower.is_none() {
            self.report(
                Code::AbilityParts,
                "what lasts is modifiers or a superpower",
                "write one of the two",
            );
        }
        if *until == Duration::Attack && !self.roles.has(Roles::ATTACK) {
            self.report(Code::AbilityParts, "there is no attack that it could last for", "another duration");
        }
        self.with(Roles::OWNER, |link| {
            link.modifiers(modifiers);
            if let Some(superpower) = superpower {
                let span = link.span;
                link.superpower(superpower);
                link.span = span;
            }
        });
    }

    /// Modifiers.
    pub(crate) fn modifiers(&mut self, modifiers: &mut [Modifier]) {
        for modifier in modifiers {
            self.modifier(modifier);
        }
    }

    fn modifier(&mut self, modifier: &mut Modifier) {
        let rolling = Roles::ATTACK.and(Roles::ROLLER);
        match modifier {
            Modifier::CriticalsAdd { .. } => {}
            Modifier::Dice { of, with, by, provided, .. } => self.with(rolling, |link| {
                link.some_figures(of.as_mut());
                if let Some(with) = with {
                    link.attacks.follow(link.check, with);
                }
                link.amount(by);
                if let Some(claim) = provided {
                    link.claim(claim);
                }
            }),
            Modifier::Counts { of, provided, .. } => self.with(rolling, |link| {
                link.some_figures(of.as_mut());
                if let Some(claim) = provided {
                    link.claim(claim);
                }
            }),
            Modifier::Rerolls { of, vs, count, .. } => self.with(rolling, |link| {
                link.some_figures(of.as_mut());
                link.some_figures(vs.as_mut());
                link.amount(count);
            }),
            Modifier::Cannot(Ban::BeMoved { who, .. } | Ban::UseTokens { who }) => self.figures(who),
            Modifier::Cover { of, vs } => self.with(Roles::ATTACK, |link| {
                link.figures(of);
                link.some_figures(vs.as_mut());
            }),
            Modifier::Keyword { of, gains } => {
                self.figures(of);
                self.keyword(gains);
            }
            Modifier::MayPayFrom { who, from, .. } => {
                self.figures(who);
                self.figures(from);
            }
            Modifier::ExtraCost { of, .. }
            | Modifier::DroppedTokens { of, .. }
            | Modifier::NoDamage { of, .. }
            | Modifier::LimitActions { of, .. } => self.figures(of),
        }
    }

    fn profile(&mut self, profile: &mut Profile) {
        self.reach(Spanned { value: profile.reach, span: self.span });
        if let Some(from) = &mut profile.from {
            self.pick(from);
        }
        self.with(Roles::OWNER.and(Roles::ATTACK), |link| {
            for rule in &mut profile.rules {
                link.attack_rule(rule);
            }
        });
    }

    /// The range of an attack: there are tools for 1 to 5 (measuring.range-tools).
    pub(crate) fn reach(&mut self, reach: Spanned<Reach>) {
        self.range(reach.value.range(), reach.span);
    }

    fn range(&mut self, range: u8, span: Span) {
        if !(1..=5).contains(&range) {
            let message = format!("there is no range {range}");
            self.check.report(Code::Range, span, message, Some("from 1 to 5".to_owned()));
        }
    }
}

/// The names that tokens placed inside a loop gather under.
fn bound_in(steps: &[Step]) -> Vec<Binding> {
    let mut names = Vec::new();
    for step in steps {
        match step {
            Step::PlaceToken { bind: Some(name), .. } => names.push(*name),
            Step::ForEach { r#do, .. } => names.extend(bound_in(r#do)),
            _ => {}
        }
    }
    names
}
