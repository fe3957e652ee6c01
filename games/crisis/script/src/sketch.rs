//! Stat cards that exist for one scenario only: as packs write them, with a default for everything.

use content::{Id, Name, Spanned, Spelled};
use crisis::card::ability::{AttackRule, AttackType, ByType, Reach, Superpower, Tool};
use crisis::card::file;
use schemars::JsonSchema;
use serde::Deserialize;
use serde::de::{Deserializer, Error};

use scenario::Named;

/// A stat card without its id, which is the key before it.
#[derive(Debug, Clone, Default, PartialEq, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields, default)]
pub struct SketchedCard {
    /// 3 unless said.
    pub threat: Option<Spanned<u8>>,
    /// In millimetres; 35 unless said.
    pub base: Option<Spanned<u8>>,
    /// 2 unless said.
    pub size: Option<Spanned<u8>>,
    /// Medium unless said.
    pub speed: Option<Tool>,
    /// On both sides; 6 unless said.
    pub stamina: Option<Spanned<u8>>,
    /// Against all three types, or against each; 3 unless said.
    pub defence: Option<SketchedDefence>,
    /// Whose other name it is; its own id unless said.
    pub alter_ego: Option<Spanned<Id>>,
    /// By id.
    pub attacks: Named<SketchedAttack>,
    /// As packs write them.
    pub superpowers: Vec<Superpower>,
    /// Other forms than the normal one, by id; what they do not say is as in the normal form.
    pub forms: Named<SketchedForm>,
}

/// Another form of the same character.
#[derive(Debug, Clone, Default, PartialEq, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields, default)]
pub struct SketchedForm {
    pub base: Option<Spanned<u8>>,
    pub size: Option<Spanned<u8>>,
    pub speed: Option<Tool>,
    pub stamina: Option<Spanned<u8>>,
    pub defence: Option<SketchedDefence>,
    pub attacks: Named<SketchedAttack>,
    pub superpowers: Vec<Superpower>,
}

/// An attack without its id, which is the key before it.
#[derive(Debug, Clone, Default, PartialEq, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields, default)]
pub struct SketchedAttack {
    /// Physical unless said.
    pub r#type: Option<AttackType>,
    /// Range 3 unless said.
    pub reach: Option<Spanned<Reach>>,
    /// 5 unless said.
    pub strength: Option<Spanned<u8>>,
    /// Nothing unless said.
    pub cost: Option<Spanned<u8>>,
    /// As packs write them.
    pub rules: Vec<AttackRule>,
}

/// One number for all types, or one for each.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct SketchedDefence(ByType<Spanned<u8>>);

impl<'de> Deserialize<'de> for SketchedDefence {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<SketchedDefence, D::Error> {
        content::spelled(deserializer)
    }
}

impl<'de> Spelled<'de> for SketchedDefence {
    const EXPECTED: &'static str = "a number, or `{ physical: 4, energy: 3, mystic: 3 }`";

    fn of_number<E: Error>(number: i64) -> Result<SketchedDefence, E> {
        let dice = u8::try_from(number).map_err(|_| match number {
            ..0 => E::custom("less than nothing"),
            _ => E::custom(format!("{number} dice are too many")),
        })?;
        let dice = Spanned::unplaced(dice);
        Ok(SketchedDefence(ByType { physical: dice, energy: dice, mystic: dice }))
    }

    fn of_map<D: Deserializer<'de>>(map: D) -> Result<SketchedDefence, D::Error> {
        ByType::deserialize(map).map(SketchedDefence)
    }
}

impl SketchedCard {
    /// The card as packs write it, under an id.
    pub fn under(&self, id: &Spanned<Id>) -> file::Character {
        let normal = SketchedForm {
            base: self.base,
            size: self.size,
            speed: self.speed,
            stamina: self.stamina,
            defence: self.defence,
            attacks: self.attacks.clone(),
            superpowers: self.superpowers.clone(),
        };
        let name = Spanned { value: Id::new("normal").expect("a plain word is an id"), span: id.span };
        let mut forms = vec![normal.under(&name, &SketchedForm::default())];
        for (name, form) in self.forms.iter() {
            // An id that is none is reported by the check of forms, which has to be unique.
            let value = Id::new(name).unwrap_or_else(|_| id.value.clone());
            forms.push(form.under(&Spanned { value, span: name.span }, &normal));
        }
        let alter_ego = self.alter_ego.clone().unwrap_or_else(|| id.clone());
        file::Character {
            id: id.clone(),
            name: named(id),
            alter_ego: file::AlterEgo { name: alter_ego.as_str().to_owned(), id: alter_ego },
            threat: self.threat.unwrap_or(Spanned { value: 3, span: id.span }),
            card: Spanned::default(),
            layout: Default::default(),
            forms,
            revisions: Vec::new(),
        }
    }
}

fn named(id: &Spanned<Id>) -> Spanned<Name> {
    Spanned { value: Name::everywhere(id.as_str()), span: id.span }
}

impl SketchedForm {
    fn under(&self, id: &Spanned<Id>, normal: &SketchedForm) -> file::Form {
        let number = |own: Option<Spanned<u8>>, base: Option<Spanned<u8>>, usual: u8| {
            own.or(base).unwrap_or(Spanned { value: usual, span: id.span })
        };
        let stamina = number(self.stamina, normal.stamina, 6);
        let three = Spanned { value: 3, span: id.span };
        let usual = SketchedDefence(ByType { physical: three, energy: three, mystic: three });
        let SketchedDefence(defence) = self.defence.or(normal.defence).unwrap_or(usual);
        file::Form {
            id: id.clone(),
            base: number(self.base, normal.base, 35),
            size: number(self.size, normal.size, 2),
            speed: self.speed.or(normal.speed).unwrap_or(Tool::Medium),
            stamina: Some(file::Stamina { healthy: stamina, injured: Some(stamina) }),
            defence: Some(defence),
            attacks: self.attacks.iter().filter_map(|(name, attack)| attack.under(name)).collect(),
            superpowers: self.superpowers.clone(),
        }
    }
}

impl SketchedAttack {
    fn under(&self, name: &Spanned<String>) -> Option<file::Attack> {
        let id = Spanned { value: Id::new(name).ok()?, span: name.span };
        Some(file::Attack {
            name: named(&id),
            r#type: self.r#type.unwrap_or(AttackType::Physical),
            reach: self.reach.unwrap_or(Spanned { value: Reach::Range(3), span: id.span }),
            strength: self.strength.unwrap_or(Spanned { value: 5, span: id.span }),
            cost: self.cost.unwrap_or(Spanned { value: 0, span: id.span }),
            rules: self.rules.clone(),
            id,
        })
    }
}
