//! Clauses put together: superpowers, rules of attacks, team tactic cards, crises and conditions as sentences.

use crisis::card::ability::{
    AttackRule, AttackStep, Binding, Claim, Condition, Duration, Occurrence, PowerCost, Ref, Step, Superpower,
};
use crisis::card::{Attack, Character, Crisis, Form, PlayedBy, Scored, Tactic};
use words::{Arg, Join, Message};

use super::Printed;
use super::sentence::sentences;
use super::who::{Mode, Noun, Referent};
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
            Owner::Character | Owner::Crisis => "crisis-who-self",
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
    /// What was spoken of last.
    pub(super) last: Option<Referent>,
    /// Those that a step is done for one by one, until the first mention has named them.
    pub(super) each: Option<(Binding, Arg)>,
}

impl<'a> Telling<'a> {
    pub(in crate::voice) fn new(printed: Printed<'a>, owner: Owner) -> Telling<'a> {
        Telling { printed, owner, names: Vec::new(), last: None, each: None }
    }

    /// What a superpower does, without its name, its kind and its cost.
    pub(super) fn power_clause(&mut self, power: &Superpower) -> Arg {
        let mut parts: Vec<Arg> = Vec::new();
        if !power.modifiers.is_empty() {
            let lead = power.provided.as_ref().filter(|_| power.steps.is_empty());
            let lead = lead.map(|claim| self.provided(claim));
            parts.push(sentences(lead, self.holdings(&power.modifiers)));
        }
        if !power.steps.is_empty() {
            let when = power.when.as_ref();
            parts.push(self.answered(when, power.provided.as_ref(), power.may, &power.steps));
        }
        Arg::List(parts, Join::Space)
    }

    /// The terms of a superpower beside what it does: its kind, cost and limit.
    pub(super) fn power_terms(&mut self, power: &Superpower) -> Vec<Message> {
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

    /// What happens, when and if.
    fn answered(
        &mut self,
        when: Option<&Occurrence>,
        provided: Option<&Claim>,
        may: bool,
        steps: &[Step],
    ) -> Arg {
        let when = when.map(|when| self.occurrence(when));
        self.led(when, provided, may, steps)
    }

    fn led(&mut self, when: Option<Message>, provided: Option<&Claim>, may: bool, steps: &[Step]) -> Arg {
        let claim = provided.map(|claim| self.provided(claim));
        let lead = match (when, claim) {
            (Some(when), Some(claim)) => {
                Some(Message::new("crisis-lead-both").with("first", when).with("second", claim))
            }
            (when, claim) => when.or(claim),
        };
        let units = if may { self.optional(steps) } else { self.units(steps) };
        sentences(lead, units)
    }

    /// A rule of an attack without its name and its icons.
    pub(super) fn rule_clause(&mut self, rule: &AttackRule) -> Arg {
        let mut parts: Vec<Arg> = Vec::new();
        if !rule.modifiers.is_empty() {
            parts.push(sentences(None, self.holdings(&rule.modifiers)));
        }
        if !rule.steps.is_empty() {
            let at = rule.at.map(attack_step);
            parts.push(self.led(at, rule.provided.as_ref(), rule.may, &rule.steps));
        }
        Arg::List(parts, Join::Space)
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
            None => self.phrase(self.telling().power_clause(power)),
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
        // A list ends its line.
        rules
            .reduce(|before, rule| {
                format!("{before}{}{rule}", if before.contains('\n') { "\n" } else { " " })
            })
            .unwrap_or_default()
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
        self.phrase(self.telling().rule_clause(rule))
    }

    /// What a team tactic card does, in a sentence.
    pub fn tactic_text(&self, card: &Tactic) -> String {
        let (when, provided) = (card.when.as_ref(), card.provided.as_ref());
        self.phrase(self.telling().answered(when, provided, false, &card.steps))
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
        self.sentence(Arg::List(term::parts(parts.collect::<Vec<_>>()), Join::And))
    }

    /// Everything a crisis card says: scoring, interaction, special rules, one a line.
    pub fn crisis_lines(&self, crisis: &Crisis) -> Vec<String> {
        let mut lines = vec![self.scoring(crisis)];
        if let Some(limit) = crisis.hold_limit {
            lines.push(self.say(&Message::new("crisis-hold-limit").with("limit", limit)));
        }
        let mut telling = Telling::new(*self, Owner::Crisis);
        if !crisis.interact.is_empty() {
            let interact = match &crisis.interact_cost {
                Some(cost) => Message::new("crisis-interact-counted").with("cost", telling.amount(cost)),
                None => Message::new("crisis-interact").with("cost", 1),
            };
            let does = telling.steps(&crisis.interact);
            lines.push(self.say(&interact.with("does", does)));
        }
        for rule in &crisis.rules {
            let mut telling = Telling::new(*self, Owner::Crisis);
            lines.push(self.phrase(telling.answered(
                Some(&rule.when),
                rule.provided.as_ref(),
                false,
                &rule.steps,
            )));
        }
        for modifier in &crisis.modifiers {
            let mut telling = Telling::new(*self, Owner::Crisis);
            lines.push(self.phrase(sentences(None, vec![telling.holding(modifier)])));
        }
        lines
    }

    /// What some steps do, as one phrase: an option of a choice.
    pub fn steps(&self, steps: &[Step]) -> String {
        self.phrase(self.telling().steps(steps))
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
        let mut parts = vec![sentences(None, telling.holdings(&printed.modifiers))];
        for rule in &printed.rules {
            parts.push(telling.answered(Some(&rule.when), rule.provided.as_ref(), false, &rule.steps));
        }
        parts.retain(|part| !matches!(part, Arg::List(all, _) if all.is_empty()));
        self.phrase(Arg::List(parts, Join::Space))
    }

    fn telling(&self) -> Telling<'_> {
        Telling::new(*self, Owner::Character)
    }

    pub(super) fn line(&self, parts: Vec<Message>) -> String {
        self.say(&Message::new("host-phrase").with("text", Arg::List(term::parts(parts), Join::Comma)))
    }

    fn phrase(&self, text: Arg) -> String {
        self.say(&Message::new("host-phrase").with("text", text))
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

/// In what a thing that is soon used up may be used.
pub(super) fn during(until: Duration) -> Message {
    Message::new(match until {
        Duration::Effect => "crisis-during-effect",
        Duration::Attack => "crisis-during-attack",
        Duration::Activation => "crisis-during-activation",
        Duration::Turn => "crisis-during-turn",
        Duration::Round => "crisis-during-round",
        Duration::Game => "crisis-during-game",
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
