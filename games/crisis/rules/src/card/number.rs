//! Giving numbers to what a state must be able to remember of the trees: things that last, and attacks that an effect
//! brings along. The state holds the number, and the cards hold the list.

use content::Names;
use table::fit;

use super::ability::{AttackRule, Duration, Lasting, Modifier, Profile, Step, Superpower, With};
use super::{Attack, Cards};

/// Numbers everything in all cards.
pub(super) fn number(cards: &mut Cards) {
    let mut lists = Lists::default();
    let forms = cards.characters.iter_mut().flat_map(|character| &mut character.forms);
    for form in forms {
        for attack in &mut form.attacks {
            lists.rules(&mut attack.rules);
        }
        form.superpowers.edit(|all| all.iter_mut().for_each(|power| lists.superpower(power)));
    }
    for gem in &mut cards.gems {
        gem.superpowers.iter_mut().for_each(|power| lists.superpower(power));
    }
    for condition in &mut cards.conditions {
        condition.rules.iter_mut().for_each(|rule| lists.steps(&mut rule.steps));
    }
    for tactic in &mut cards.tactics {
        lists.steps(&mut tactic.steps);
    }
    for crisis in &mut cards.crises {
        lists.steps(&mut crisis.interact);
        crisis.rules.iter_mut().for_each(|rule| lists.steps(&mut rule.steps));
    }
    cards.lasting = lists.lasting;
    cards.profiles = lists.profiles;
}

#[derive(Default)]
struct Lists {
    lasting: Vec<Lasting>,
    profiles: Vec<Attack>,
}

impl Lists {
    fn rules(&mut self, rules: &mut [AttackRule]) {
        rules.iter_mut().for_each(|rule| self.steps(&mut rule.steps));
    }

    fn superpower(&mut self, power: &mut Superpower) {
        self.steps(&mut power.steps);
    }

    fn steps(&mut self, steps: &mut [Step]) {
        for step in steps {
            match step {
                Step::Lasting(lasting) => {
                    if let Some(power) = &mut lasting.superpower {
                        self.superpower(power);
                    }
                    lasting.place = fit(self.lasting.len());
                    self.lasting.push((**lasting).clone());
                }
                Step::Attack { with, modifiers, granted, .. } => {
                    if let With::Profile(profile) = with {
                        self.profile(profile);
                    }
                    if !modifiers.is_empty() {
                        *granted = fit(self.lasting.len());
                        self.lasting.push(for_one_attack(modifiers));
                    }
                }
                Step::If { then, r#else, .. } => {
                    self.steps(then);
                    self.steps(r#else);
                }
                Step::Offer { paid, r#else, .. } => {
                    self.steps(paid);
                    self.steps(r#else);
                }
                Step::May(inner) => self.steps(inner),
                Step::Later { r#do, .. } | Step::ForEach { r#do, .. } => self.steps(r#do),
                Step::ChooseOne(options) => {
                    options.iter_mut().for_each(|option| self.steps(&mut option.r#do))
                }
                _ => {}
            }
        }
    }

    fn profile(&mut self, profile: &mut Profile) {
        self.rules(&mut profile.rules);
        profile.place = fit(self.profiles.len());
        let name = String::new();
        self.profiles.push(Attack {
            id: format!("profile-{}", profile.place),
            name: Names { en: name.clone(), fr: name.clone(), de: name },
            kind: profile.r#type,
            reach: profile.reach,
            strength: profile.strength,
            cost: 0,
            rules: profile.rules.clone(),
        });
    }
}

/// The modifiers of a granted attack, as something that lasts for it.
fn for_one_attack(modifiers: &[Modifier]) -> Lasting {
    Lasting {
        who: None,
        until: Duration::Attack,
        uses: Some(1),
        per: None,
        modifiers: modifiers.to_vec(),
        superpower: None,
        place: 0,
    }
}
