//! Clauses put together: superpowers, rules of attacks, team tactic cards, crises and conditions as sentences.

use crisis::card::ability::{
    AttackRule, AttackStep, Binding, Claim, Condition, Duration, Kind, Occurrence, PowerCost, Ref, Step,
    Superpower,
};
use crisis::card::{Attack, Character, Crisis, Form, PlayedBy, Scored, Tactic};
use words::{Arg, Join, Message};

use super::Printed;
use super::who::{Mode, Noun};
use crate::voice::term;

/// Whose card it is.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(in crate::voice) enum Owner {
    /// A character's own.
    Character,
    /// A crisis: `self` is whoever interacts with its token.
    Crisis,
    /// An attack that is on no card: `self` is whoever makes it.
    Attack,
}

impl Owner {
    pub(super) fn key(self) -> &'static str {
        match self {
            Owner::Character => "crisis-who-self",
            Owner::Crisis => "crisis-who-interacting",
            Owner::Attack => "crisis-who-attacker",
        }
    }
}

/// One tree being told.
pub(in crate::voice) struct Telling<'a> {
    pub(super) printed: Printed<'a>,
    pub(super) owner: Owner,
    /// What the names of outcomes mean so far.
    pub(super) names: Vec<(Binding, Noun)>,
}

impl<'a> Telling<'a> {
    pub(in crate::voice) fn new(printed: Printed<'a>, owner: Owner) -> Telling<'a> {
        Telling { printed, owner, names: Vec::new() }
    }

    /// What a superpower does, without its name, its kind and its cost.
    pub(super) fn power_clause(&mut self, power: &Superpower) -> Message {
        let mut parts: Vec<Arg> = Vec::new();
        if !power.modifiers.is_empty() {
            let holds = self.modifiers(&power.modifiers);
            parts.push(match &power.provided {
                Some(claim) if power.steps.is_empty() => {
                    Message::new("crisis-text-if").with("claim", self.claim(claim)).with("does", holds).into()
                }
                _ => holds,
            });
        }
        if !power.steps.is_empty() {
            let when = power.when.as_ref();
            parts.push(self.answered(when, power.provided.as_ref(), power.may, &power.steps).into());
        }
        Message::new("host-phrase").with("text", Arg::List(parts, Join::Semicolon))
    }

    /// The terms of a superpower beside what it does: its kind, cost and limit.
    fn power_terms(&mut self, power: &Superpower) -> Vec<Message> {
        let mut parts: Vec<Message> = vec![term::kind(power.kind.value)];
        if power.action {
            parts.push(Message::new("crisis-line-action"));
        }
        if let Some(affiliation) = &power.affiliation {
            let name = self.affiliation_called(affiliation);
            parts.push(Message::new("crisis-line-affiliation").with("name", name));
        }
        if let Some(cost) = &power.cost {
            parts.push(self.cost(cost));
        }
        parts.extend(self.once(power.once));
        if let Some(side) = power.side {
            parts.push(Message::new("crisis-line-side").with("side", term::health(side)));
        }
        parts
    }

    /// What a superpower does that is gained: it has no header of its own, so its terms stand behind it. One that is
    /// innate and nothing more needs none.
    pub(super) fn gained_power(&mut self, power: &Superpower) -> Message {
        let does = self.power_clause(power);
        let terms = self.power_terms(power);
        if power.kind.value == Kind::Innate && terms.len() == 1 {
            return does;
        }
        let terms = Arg::List(term::parts(terms), Join::Comma);
        Message::new("crisis-lasting-power").with("does", does).with("terms", terms)
    }

    /// What happens, when and if.
    fn answered(
        &mut self,
        when: Option<&Occurrence>,
        provided: Option<&Claim>,
        may: bool,
        steps: &[Step],
    ) -> Message {
        let when = when.map(|when| self.occurrence(when));
        let claim = provided.map(|claim| self.claim(claim));
        let steps = self.steps(steps);
        let does = if may {
            Message::new("crisis-step-may").with("steps", steps)
        } else {
            Message::new("host-phrase").with("text", steps)
        };
        match (when, claim) {
            (Some(when), Some(claim)) => {
                Message::new("crisis-text-when-if").with("when", when).with("claim", claim).with("does", does)
            }
            (Some(when), None) => Message::new("crisis-text-when").with("when", when).with("does", does),
            (None, Some(claim)) => Message::new("crisis-text-if").with("claim", claim).with("does", does),
            (None, None) => does,
        }
    }

    /// A rule of an attack without its name and its icons.
    pub(super) fn rule_clause(&mut self, rule: &AttackRule) -> Message {
        let mut parts: Vec<Arg> = Vec::new();
        if !rule.modifiers.is_empty() {
            parts.push(self.modifiers(&rule.modifiers));
        }
        if !rule.steps.is_empty() {
            let does = self.answered(None, rule.provided.as_ref(), rule.may, &rule.steps);
            parts.push(match rule.at {
                Some(at) => {
                    Message::new("crisis-rule-at").with("at", attack_step(at)).with("does", does).into()
                }
                None => does.into(),
            });
        }
        Message::new("host-phrase").with("text", Arg::List(parts, Join::Semicolon))
    }

    /// The name of a superpower by its id, on whatever card it stands.
    pub(super) fn superpower_called(&self, id: &str) -> String {
        let forms = self.printed.cards.characters.iter().flat_map(|character| &character.forms);
        let mut powers = forms.flat_map(|form| &form.superpowers);
        let found = powers.find(|power| power.id.value.as_str() == id);
        found.map_or_else(|| id.to_owned(), |power| self.printed.superpower_name(power))
    }

    /// The name of an attack by its id, on whatever card it stands.
    pub(super) fn attack_called(&self, id: &str) -> String {
        let forms = self.printed.cards.characters.iter().flat_map(|character| &character.forms);
        let found = forms.flat_map(|form| &form.attacks).find(|attack| attack.id == id);
        found.map_or_else(|| id.to_owned(), |attack| self.printed.attack_name(attack))
    }

    /// The name of an affiliation; those of none have a word too.
    pub(super) fn affiliation_called(&self, affiliation: &Ref) -> Arg {
        match self.printed.cards.affiliations.get(usize::from(affiliation.place)) {
            Some(printed) => self.printed.name(&printed.name).into(),
            None => Message::new("crisis-unaffiliated").into(),
        }
    }
}

impl Printed<'_> {
    /// What a superpower, a leadership or a keyword does, in a sentence.
    pub fn superpower_text(&self, power: &Superpower) -> String {
        match &power.keyword {
            Some(keyword) => self.keyword(keyword).text,
            None => self.sentence(self.telling().power_clause(power).into()),
        }
    }

    /// What stands beside a superpower's name: "reactive, 2 power, once per turn".
    pub fn superpower_line(&self, power: &Superpower) -> String {
        self.line(self.telling().power_terms(power))
    }

    /// The values of an attack: "energy, range 4, strength 5, 0 power".
    pub fn attack_line(&self, attack: &Attack) -> String {
        self.line(vec![
            term::attack_type(attack.kind),
            term::reach(attack.reach),
            Message::new("crisis-line-strength").with("strength", attack.strength),
            Message::new("crisis-cost").with("power", attack.cost),
        ])
    }

    /// The rules of an attack, each with its icons and its name; empty if it has none.
    pub fn attack_text(&self, attack: &Attack) -> String {
        let rules =
            attack.rules.iter().map(|rule| match (self.rule_name(rule).is_empty(), &rule.icons[..]) {
                (true, []) => self.rule_text(rule),
                (true, _) => self.say(
                    &Message::new("crisis-rule-icons")
                        .with("icons", self.rule_icons(rule))
                        .with("text", self.rule_text(rule)),
                ),
                (false, []) => self.say(
                    &Message::new("crisis-rule-named")
                        .with("name", self.rule_name(rule))
                        .with("text", self.rule_text(rule)),
                ),
                (false, _) => self.say(
                    &Message::new("crisis-rule-named-icons")
                        .with("icons", self.rule_icons(rule))
                        .with("name", self.rule_name(rule))
                        .with("text", self.rule_text(rule)),
                ),
            });
        rules.collect::<Vec<_>>().join(" ")
    }

    /// The name of a rule of an attack; many have none.
    pub fn rule_name(&self, rule: &AttackRule) -> String {
        rule.name.as_ref().map_or_else(String::new, |name| self.name(&name.0).to_owned())
    }

    /// The faces that a rule needs: "wild, hit".
    pub fn rule_icons(&self, rule: &AttackRule) -> String {
        self.line(rule.icons.iter().map(|&icon| term::face(icon)).collect())
    }

    /// What a rule of an attack does, in a sentence.
    pub fn rule_text(&self, rule: &AttackRule) -> String {
        self.sentence(self.telling().rule_clause(rule).into())
    }

    /// What a team tactic card does, in a sentence.
    pub fn tactic_text(&self, card: &Tactic) -> String {
        let (when, provided) = (card.when.as_ref(), card.provided.as_ref());
        self.sentence(self.telling().answered(when, provided, false, &card.steps).into())
    }

    /// What stands beside a card's name: "active, Avengers, played by an allied character, 2 power".
    pub fn tactic_line(&self, card: &Tactic) -> String {
        let mut telling = self.telling();
        let mut parts: Vec<Message> = vec![term::kind(card.kind)];
        if let Some(printed) = card.affiliation.and_then(|at| self.cards.affiliations.get(usize::from(at))) {
            parts.push(Message::new("crisis-line-affiliation").with("name", self.name(&printed.name)));
        }
        parts.extend(card.played_by.as_ref().map(|by| {
            match by {
                PlayedBy::One(who) => {
                    Message::new("crisis-played-by-one").with("who", telling.figures(who, Mode::One))
                }
                PlayedBy::Active(who) => {
                    Message::new("crisis-played-by-active").with("who", telling.figures(who, Mode::One))
                }
                PlayedBy::Many(who) => {
                    Message::new("crisis-played-by-many").with("who", telling.figures(who, Mode::Each))
                }
                PlayedBy::Pair(who, other) => Message::new("crisis-played-by-pair")
                    .with("who", telling.figures(who, Mode::One))
                    .with("other", telling.figures(other, Mode::One)),
            }
        }));
        if let Some(cost) = &card.cost {
            parts.push(telling.cost(cost));
        }
        self.line(parts)
    }

    /// What a crisis gives victory points for.
    pub fn scoring(&self, crisis: &Crisis) -> String {
        let parts = crisis.score.iter().map(|score| {
            Message::new(match score.each {
                Scored::Controlled => "crisis-score-controlled",
                Scored::Secured => "crisis-score-secured",
                Scored::Held => "crisis-score-held",
                Scored::Holder => "crisis-score-holder",
            })
            .with("points", score.vp)
            .with("token", self.name(&crisis.token_name))
        });
        self.sentence(Arg::List(term::parts(parts.collect::<Vec<_>>()), Join::Semicolon))
    }

    /// Everything a crisis card says: scoring, interaction, special rules, one a line.
    pub fn crisis_lines(&self, crisis: &Crisis) -> Vec<String> {
        let mut lines = vec![self.scoring(crisis)];
        if let Some(limit) = crisis.hold_limit {
            lines.push(self.say(&Message::new("crisis-hold-limit").with("limit", limit)));
        }
        let mut telling = Telling::new(*self, Owner::Crisis);
        if !crisis.interact.is_empty() {
            let cost = match &crisis.interact_cost {
                Some(cost) => telling.amount(cost),
                None => Arg::Number(1),
            };
            let does = telling.steps(&crisis.interact);
            lines.push(self.say(&Message::new("crisis-interact").with("cost", cost).with("does", does)));
        }
        for rule in &crisis.rules {
            telling.names.clear();
            let does = telling.answered(Some(&rule.when), rule.provided.as_ref(), false, &rule.steps);
            lines.push(self.sentence(does.into()));
        }
        for modifier in &crisis.modifiers {
            lines.push(self.sentence(telling.modifier(modifier).into()));
        }
        lines
    }

    /// What some steps do, as one phrase: an option of a choice.
    pub fn steps(&self, steps: &[Step]) -> String {
        self.say(&Message::new("host-phrase").with("text", self.telling().steps(steps)))
    }

    /// What a form of a character is called; the only form has no name.
    pub fn form(&self, character: &Character, form: &Form) -> String {
        match character.forms.len() {
            1 => String::new(),
            _ => self.say(&Message::new("host-phrase").with("text", self.form_called(&form.id))),
        }
    }

    /// A form by its id, which is its name but for the normal one.
    pub(super) fn form_called(&self, id: &str) -> Arg {
        if id == "normal" {
            return Message::new("crisis-form-normal").into();
        }
        titled(id).into()
    }

    /// What a condition that a pack brings along does.
    pub(super) fn other_condition_text(&self, condition: Condition) -> String {
        let Condition::Other(place) = condition else { return self.words.word("app-unknown") };
        let Some(printed) = self.cards.conditions.get(usize::from(place)) else {
            return self.words.word("app-unknown");
        };
        let mut telling = self.telling();
        let mut parts: Vec<Arg> = Vec::new();
        parts.extend(printed.modifiers.iter().map(|modifier| Arg::from(telling.modifier(modifier))));
        for rule in &printed.rules {
            let does = telling.answered(Some(&rule.when), rule.provided.as_ref(), false, &rule.steps);
            parts.push(does.into());
        }
        self.sentence(Arg::List(parts, Join::Semicolon))
    }

    fn telling(&self) -> Telling<'_> {
        Telling::new(*self, Owner::Character)
    }

    pub(super) fn line(&self, parts: Vec<Message>) -> String {
        self.say(&Message::new("host-phrase").with("text", Arg::List(term::parts(parts), Join::Comma)))
    }

    fn sentence(&self, text: Arg) -> String {
        self.say(&Message::new("host-sentence").with("text", text))
    }
}

/// An id as the name that it stands for.
pub(super) fn titled(id: &str) -> String {
    let words = id.split('-').map(|word| {
        let mut letters = word.chars();
        letters.next().into_iter().flat_map(char::to_uppercase).chain(letters).collect::<String>()
    });
    words.collect::<Vec<_>>().join(" ")
}

/// The step of an attack at which its rule happens.
fn attack_step(at: AttackStep) -> Message {
    Message::new(match at {
        AttackStep::ChooseTarget => "crisis-at-choose-target",
        AttackStep::Modify => "crisis-at-modify",
        AttackStep::BeforeDamage => "crisis-at-before-damage",
        AttackStep::After => "crisis-at-after",
    })
}

/// Until when something holds.
pub(super) fn until(until: Duration) -> Message {
    Message::new(match until {
        Duration::Effect => "crisis-until-effect",
        Duration::Attack => "crisis-until-attack",
        Duration::Activation => "crisis-until-activation",
        Duration::Turn => "crisis-until-turn",
        Duration::Round => "crisis-until-round",
        Duration::Game => "crisis-until-game",
    })
}

/// In what something is counted.
pub(super) fn per(per: Duration) -> Message {
    Message::new(match per {
        Duration::Effect => "crisis-per-effect",
        Duration::Attack => "crisis-per-attack",
        Duration::Activation => "crisis-per-activation",
        Duration::Turn => "crisis-per-turn",
        Duration::Round => "crisis-per-round",
        Duration::Game => "crisis-per-game",
    })
}

/// Power to be paid: so much, or as much as the payer likes.
pub(super) fn power_cost(cost: &PowerCost) -> Message {
    match cost {
        PowerCost::Fixed(power) => Message::new("crisis-cost").with("power", *power),
        PowerCost::Chosen(chosen) => {
            Message::new("crisis-cost-chosen").with("least", chosen.from).with("most", chosen.to)
        }
    }
}
