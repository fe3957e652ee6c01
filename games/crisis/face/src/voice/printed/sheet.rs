//! Whole cards as text.

use crisis::card::ability::AttackType;
use crisis::card::{Character, Crisis, Form, Gem, Tactic};
use words::Message;

use super::Printed;
use crate::voice::term;

impl Printed<'_> {
    /// A character with the stat cards of all its forms: a line for each group of values, then attacks and superpowers, one
    /// a line. Lines are as long as they are; whoever shows them breaks them.
    pub fn card(&self, card: &Character) -> String {
        let title =
            Message::new("crisis-card-title").with("name", self.name(&card.name)).with("threat", card.threat);
        let mut lines = vec![self.say(&title)];
        for form in &card.forms {
            let name = self.form(card, form);
            if !name.is_empty() {
                lines.push(self.say(&Message::new("crisis-card-form").with("name", name)));
            }
            self.stat_card(&mut lines, form);
        }
        lines.join("\n")
    }

    fn stat_card(&self, lines: &mut Vec<String>, form: &Form) {
        let values =
            Message::new("crisis-card-values").with("speed", term::tool(form.speed)).with("size", form.size);
        let stamina = match form.injured {
            Some(injured) => {
                Message::new("crisis-card-stamina").with("healthy", form.healthy).with("injured", injured)
            }
            None => Message::new("crisis-card-stamina-one").with("healthy", form.healthy),
        };
        let defences = Message::new("crisis-card-defences")
            .with("physical", form.defence[AttackType::Physical])
            .with("energy", form.defence[AttackType::Energy])
            .with("mystic", form.defence[AttackType::Mystic]);
        lines.extend([values, stamina, defences].iter().map(|line| self.say(line)));
        lines.push(self.words.word("crisis-card-attacks"));
        for attack in &form.attacks {
            let line = Message::new("crisis-card-attack")
                .with("name", self.attack_name(attack))
                .with("line", self.attack_line(attack))
                .with("text", self.attack_text(attack));
            lines.push(format!("  {}", self.say(&line).trim_end()));
        }
        lines.push(self.words.word("crisis-card-superpowers"));
        for power in &form.superpowers {
            let line = Message::new("crisis-card-superpower")
                .with("name", self.superpower_name(power))
                .with("line", self.superpower_line(power))
                .with("text", self.superpower_text(power));
            lines.push(format!("  {}", self.say(&line)));
        }
    }

    /// A team tactic card.
    pub fn tactic(&self, card: &Tactic) -> String {
        self.say(
            &Message::new("crisis-card-superpower")
                .with("name", self.name(&card.name))
                .with("line", self.tactic_line(card))
                .with("text", self.tactic_text(card)),
        )
    }

    /// A crisis card: what it is, then a line for each thing it says.
    pub fn crisis(&self, crisis: &Crisis) -> String {
        let title = Message::new("crisis-card-crisis")
            .with("name", self.name(&crisis.name))
            .with("kind", term::crisis_type(crisis.kind))
            .with("threat", crisis.threat)
            .with("count", crisis.places.len())
            .with("token", self.name(&crisis.token_name))
            .with("token-kind", term::token_kind(crisis.token));
        let lines = self.crisis_lines(crisis).into_iter().map(|line| format!("  {line}"));
        std::iter::once(self.say(&title)).chain(lines).collect::<Vec<_>>().join("\n")
    }

    /// An Infinity gem and what it lets its bearer do.
    pub fn gem(&self, gem: &Gem) -> String {
        let title =
            Message::new("crisis-card-gem").with("name", self.name(&gem.name)).with("threat", gem.threat);
        let mut lines = vec![self.say(&title)];
        for power in &gem.superpowers {
            let line = Message::new("crisis-card-superpower")
                .with("name", self.superpower_name(power))
                .with("line", self.superpower_line(power))
                .with("text", self.superpower_text(power));
            lines.push(format!("  {}", self.say(&line)));
        }
        lines.join("\n")
    }
}
