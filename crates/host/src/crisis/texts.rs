//! Texts of cards that have no words yet.

use crisis::card::ability::{AttackRule, Superpower};
use crisis::card::{Attack, Character, Crisis, Form, Tactic};
use words::crisis::Printed;

pub(super) trait Texts {
    fn superpower_text(&self, _: &Superpower) -> String {
        String::new()
    }
    fn superpower_line(&self, _: &Superpower) -> String {
        String::new()
    }
    fn attack_text(&self, _: &Attack) -> String {
        String::new()
    }
    fn attack_line(&self, _: &Attack) -> String {
        String::new()
    }
    fn rule_name(&self, _: &AttackRule) -> String {
        String::new()
    }
    fn rule_text(&self, _: &AttackRule) -> String {
        String::new()
    }
    fn tactic_text(&self, _: &Tactic) -> String {
        String::new()
    }
    fn tactic_line(&self, _: &Tactic) -> String {
        String::new()
    }
    fn crisis_lines(&self, _: &Crisis) -> Vec<String> {
        Vec::new()
    }
    fn scoring(&self, _: &Crisis) -> String {
        String::new()
    }
    fn form(&self, _: &Character, form: &Form) -> String {
        form.id.clone()
    }
}

impl Texts for Printed<'_> {}
