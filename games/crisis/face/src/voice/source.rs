//! Where an effect comes from, by name: what a question is asked for.

use crisis::card::CrisisType;
use crisis::card::ability::{AttackRule, Opt, Step, Superpower};
use crisis::effect::Source;
use crisis::state::FigureId;

use super::Teller;
use words::Message;

impl<'a> Teller<'a> {
    /// The name of what an effect comes from: a superpower, a rule of an attack, a card.
    pub fn source(&self, source: Source) -> String {
        match source {
            Source::Power { figure, power } => match self.superpower(figure, power) {
                Some(power) => self.printed().superpower_name(power),
                None => self.unknown(),
            },
            Source::Rule(rule) => self.rule_name(rule),
            Source::Tactic { card, .. } => self.tactic_name(card),
            Source::Crisis { card, .. } | Source::Interact(card) => match self.state.mission[card as usize] {
                Some(place) => self.crisis_name(place),
                None => self.unknown(),
            },
            Source::Lasting(id) => self.lasting_name(id),
            Source::Condition { condition, .. } => self.printed().condition(condition),
            Source::Cover => self.words.word("crisis-source-cover"),
            Source::Book => self.words.word("crisis-source-book"),
            Source::Later(place) => {
                let later = self.state.attacks.last().and_then(|attack| attack.later.get(usize::from(place)));
                // What was left for later comes from something that is not itself left for later.
                later.map_or_else(|| self.unknown(), |frame| self.source(frame.source))
            }
        }
    }

    /// Whose effect it is, where it is a character's.
    pub(super) fn owner(&self, source: Source) -> Option<FigureId> {
        match source {
            Source::Power { figure, .. } | Source::Condition { figure, .. } => Some(figure),
            Source::Rule(_) | Source::Later(_) => self.state.attacks.last().map(|attack| attack.attacker),
            Source::Lasting(id) => self.state.lasting(id)?.frame.owner,
            _ => None,
        }
    }

    /// A superpower of a character, by its place on the card of its form.
    pub(super) fn superpower(&self, id: FigureId, power: u8) -> Option<&'a Superpower> {
        let gems = self.state.figures.get(usize::from(id.0))?.gems.iter();
        let gems = gems.filter_map(|&gem| self.cards.gems.get(usize::from(gem)));
        let powers = self.form(id)?.superpowers.iter().chain(gems.flat_map(|gem| &gem.superpowers));
        powers.into_iter().nth(usize::from(power))
    }

    /// A rule of the attack that is being made.
    pub(super) fn attack_rule(&self, rule: u8) -> Option<&'a AttackRule> {
        let attack = self.state.attacks.last()?;
        self.weapon(attack.attacker, attack.weapon)?.rules.get(usize::from(rule))
    }

    /// A rule by its own name, or by its attack's if it has none.
    fn rule_name(&self, rule: u8) -> String {
        let named = self.attack_rule(rule).and_then(|rule| rule.name.as_ref());
        if let Some(name) = named {
            return self.name(&name.0);
        }
        let attack = self.state.attacks.last();
        attack.map_or_else(|| self.unknown(), |attack| self.attack_name(attack.attacker, attack.weapon))
    }

    /// What holds for a while has the name of the superpower it gives, or else of what began it.
    fn lasting_name(&self, id: u16) -> String {
        let Some(lasting) = self.state.lasting(id) else { return self.unknown() };
        let printed = self.cards.lasting.get(usize::from(lasting.what));
        match printed.and_then(|printed| printed.superpower.as_ref()) {
            Some(power) => self.printed().superpower_name(power),
            None => match lasting.frame.source {
                // It can't have been begun by itself.
                Source::Lasting(other) if other == id => self.unknown(),
                source => self.source(source),
            },
        }
    }

    /// What one of several options does, if the source has but one such choice.
    pub(super) fn option_steps(&self, source: Source, options: u8, option: u8) -> Option<&'a [Step]> {
        let mut choices = Vec::new();
        self.trees(source).into_iter().for_each(|steps| find_choices(steps, &mut choices));
        choices.retain(|choice| choice.len() == usize::from(options));
        match choices[..] {
            [choice] => choice.get(usize::from(option)).map(|option| &option.r#do[..]),
            _ => None,
        }
    }

    /// The steps of what an effect comes from.
    fn trees(&self, source: Source) -> Vec<&'a [Step]> {
        let mission = |card: CrisisType| {
            self.state.mission[card as usize].and_then(|place| self.cards.crises.get(usize::from(place)))
        };
        let steps = match source {
            Source::Power { figure, power } => self.superpower(figure, power).map(|power| &power.steps[..]),
            Source::Rule(rule) => self.attack_rule(rule).map(|rule| &rule.steps[..]),
            Source::Tactic { card, .. } => {
                self.cards.tactics.get(usize::from(card)).map(|card| &card.steps[..])
            }
            Source::Crisis { card, rule } => mission(card)
                .and_then(|crisis| crisis.rules.get(usize::from(rule)))
                .map(|rule| &rule.steps[..]),
            Source::Interact(card) => mission(card).map(|crisis| &crisis.interact[..]),
            Source::Lasting(id) => self
                .state
                .lasting(id)
                .and_then(|lasting| self.cards.lasting.get(usize::from(lasting.what)))
                .and_then(|printed| printed.superpower.as_ref())
                .map(|power| &power.steps[..]),
            Source::Condition { .. } | Source::Cover | Source::Book | Source::Later(_) => None,
        };
        steps.into_iter().collect()
    }

    /// A message with the name of what asks.
    pub(super) fn by(&self, key: &'static str, source: Source) -> Message {
        Message::new(key).with("source", self.source(source))
    }
}

/// Every choice of one among several in a tree.
fn find_choices<'t>(steps: &'t [Step], found: &mut Vec<&'t [Opt]>) {
    for step in steps {
        match step {
            Step::ChooseOne(options) => {
                found.push(options);
                options.iter().for_each(|option| find_choices(&option.r#do, found));
            }
            Step::If { then, r#else, .. } => {
                find_choices(then, found);
                find_choices(r#else, found);
            }
            Step::Offer { paid, r#else, .. } => {
                find_choices(paid, found);
                find_choices(r#else, found);
            }
            Step::May(steps) | Step::ForEach { r#do: steps, .. } | Step::Later { r#do: steps, .. } => {
                find_choices(steps, found);
            }
            _ => {}
        }
    }
}
