//! The house pack: in order, fair, and with something of everything.

use std::collections::BTreeSet;

use content::{Entry, PackReader, Thing, schema};
use schemars::JsonSchema;
use serde::Serialize;
use serde_json::Value;

use super::{house, pack};
use crate::card::file::{self, word};
use crate::card::load::embedded_house;
use crate::card::{Characteristic, FilterSide, Frequency, Nature, TABLE};

#[test]
fn the_pack_inside_the_binary_is_in_order() {
    let cards = house().unwrap_or_else(|found| panic!("{found}"));
    assert!(cards.characters.len() >= 18 && cards.battlefields.len() >= 3 && cards.teams.len() >= 5);
    assert_eq!(
        cards.missions.iter().map(|mission| mission.id.as_str()).collect::<Vec<_>>(),
        ["brawl", "three-pillars", "two-relics"]
    );
    let levels: BTreeSet<u8> = cards.characters.iter().map(|character| character.level).collect();
    assert!((5..=10).all(|level| levels.contains(&level)), "{levels:?}");
}

#[test]
fn every_house_team_has_30_levels_and_everybody_is_in_one() {
    let cards = house().unwrap();
    let mut in_a_team = BTreeSet::new();
    for team in &cards.teams {
        assert_eq!(team.levels(&cards), 30, "{}", team.id);
        in_a_team.extend(team.members.iter().copied());
    }
    assert_eq!(in_a_team.len(), cards.characters.len());
}

#[test]
fn half_a_turn_maps_every_house_battlefield_on_itself() {
    for battlefield in house().unwrap().battlefields {
        let shape = |piece: &crate::card::Piece| (piece.class, piece.size, piece.structure, piece.height);
        for piece in &battlefield.pieces {
            let turned = battlefield.pieces.iter().find(|other| {
                let (lo, hi) = (piece.foot.lo, piece.foot.hi);
                other.foot.lo.x == TABLE.0 - hi.x
                    && other.foot.lo.y == TABLE.1 - hi.y
                    && other.foot.hi.x == TABLE.0 - lo.x
                    && other.foot.hi.y == TABLE.1 - lo.y
                    && shape(other) == shape(piece)
            });
            assert!(turned.is_some(), "{}: {} has no twin", battlefield.id, piece.id);
        }
    }
}

#[test]
fn every_house_file_names_its_schema() {
    let mut files = 0;
    for (path, bytes) in house_files() {
        let text = String::from_utf8(bytes).unwrap();
        let expected = match path.split_once('/') {
            None => "# yaml-language-server: $schema=../../schemas/pack.json".to_owned(),
            Some((folder, _)) => {
                let kind = folder.trim_end_matches('s');
                format!("# yaml-language-server: $schema=../../../schemas/{kind}.json")
            }
        };
        assert_eq!(text.lines().next(), Some(&*expected), "{path}");
        files += 1;
    }
    assert!(files > 30, "{files}");
}

fn house_files() -> impl Iterator<Item = (String, Vec<u8>)> {
    type House = crate::card::load::House;
    House::iter().filter_map(|path| House::get(&path).map(|file| (path.into_owned(), file.data.into_owned())))
}

/// The words among which a file may choose one of this type, from its schema.
fn vocabulary<T: JsonSchema>() -> BTreeSet<String> {
    let schema: Value = serde_json::from_str(&schema::<T>("words")).unwrap();
    let mut words = BTreeSet::new();
    let mut add = |choice: &Value| {
        let texts = [&choice["enum"], &choice["required"]].into_iter().filter_map(Value::as_array).flatten();
        let words_here = texts.chain([&choice["const"]]).filter_map(Value::as_str);
        words.extend(words_here.map(str::to_owned));
    };
    add(&schema);
    schema["oneOf"].as_array().into_iter().flatten().for_each(add);
    assert!(words.len() > 1, "{schema:#}");
    words
}

#[derive(Default)]
struct Words {
    used: BTreeSet<String>,
}

impl Words {
    fn add(&mut self, choice: &impl Serialize) {
        self.used.insert(word(choice));
    }
}

fn things<T: Thing>(pack: &mut PackReader) -> Vec<T> {
    pack.read::<T>().into_iter().map(|Entry { value, .. }| value).collect()
}

#[track_caller]
fn all_used<T: JsonSchema>(used: Words) {
    let missing: Vec<String> = vocabulary::<T>().difference(&used.used).cloned().collect();
    assert!(missing.is_empty(), "nobody in the house pack has {missing:?}");
}

#[test]
fn somebody_has_every_ability_effect_and_option() {
    let characters: Vec<file::Character> = things(&mut embedded_house());
    let (mut abilities, mut effects, mut bonuses, mut kinds) = <(Words, Words, Words, Words)>::default();
    let (mut frequencies, mut natures) = <(Words, Words)>::default();
    for character in &characters {
        character.abilities.iter().for_each(|ability| abilities.add(&**ability));
        for attack in &character.attacks {
            attack.effects.iter().for_each(|effect| effects.add(&**effect));
            attack.overload.iter().chain(attack.critical.iter()).for_each(|bonus| bonuses.add(&**bonus));
            kinds.add(&attack.kind.value);
            frequencies.add(&attack.frequency);
            natures.add(&attack.nature);
        }
    }
    all_used::<file::Ability>(abilities);
    all_used::<file::Effect>(effects);
    all_used::<file::Bonus>(bonuses);
    all_used::<file::Kind>(kinds);
    all_used::<Frequency>(frequencies);
    all_used::<Nature>(natures);
    assert!(
        characters.iter().any(|card| card.height.is_some())
            && characters.iter().any(|card| card.base.is_some())
    );
    assert!(
        characters.iter().any(|card| card.life.red.is_none())
            && characters.iter().any(|card| card.true_name.is_some())
    );
    let red_pow =
        |sign: i64| characters.iter().any(|card| card.life.red_pow.is_some_and(|more| more.signum() == sign));
    assert!(red_pow(1) && red_pow(-1));
    assert!(characters.iter().any(|card| card.attacks.iter().any(|attack| attack.template.is_some())));
}

/// Everything that powers are made of.
#[derive(Default)]
struct Parts {
    uses: Words,
    triggers: Words,
    sides: Words,
    whom: Words,
    steps: Words,
    tested: Words,
    modifiers: Words,
}

impl Parts {
    fn power(&mut self, power: &file::Power) {
        self.uses.add(&power.when.value);
        if let file::When::Reactive(trigger) = &power.when.value {
            self.triggers.add(trigger);
            let (file::Trigger::Targeted(answered) | file::Trigger::Hit(answered)) = trigger;
            self.sides.add(&answered.side);
        }
        power.steps.iter().for_each(|step| self.step(step));
        power.modifiers.iter().for_each(|modifier| self.modifiers.add(&**modifier));
    }

    fn step(&mut self, step: &file::Step) {
        self.steps.add(step);
        let whom = match step {
            file::Step::Test { of, by, pass, fail } => {
                self.tested.add(of);
                pass.iter().chain(fail).for_each(|step| self.step(step));
                by
            }
            file::Step::Walk { who, .. }
            | file::Step::Heal { who, .. }
            | file::Step::GainPow { who, .. }
            | file::Step::RaiseDefence { who, .. }
            | file::Step::KnockDown(who)
            | file::Step::GetUp(who) => who,
            file::Step::Damage { to, .. } | file::Step::Apply { to, .. } => to,
            file::Step::LessDamage(_) => return,
        };
        self.whom.add(&whom.value);
        if let file::Whom::Choose(filter) | file::Whom::Each(filter) = &whom.value {
            self.sides.add(&filter.side);
        }
    }
}

#[test]
fn somebody_has_every_part_of_a_power() {
    let characters: Vec<file::Character> = things(&mut embedded_house());
    let mut parts = Parts::default();
    characters.iter().flat_map(|character| &character.powers).for_each(|power| parts.power(power));
    all_used::<file::When>(parts.uses);
    all_used::<file::Trigger>(parts.triggers);
    all_used::<FilterSide>(parts.sides);
    all_used::<file::Whom>(parts.whom);
    all_used::<file::Step>(parts.steps);
    all_used::<file::Modifier>(parts.modifiers);
    // Stamina is tested by KO alone in the house pack.
    assert!(parts.tested.used.is_subset(&vocabulary::<Characteristic>()) && parts.tested.used.len() == 2);
}

#[test]
fn the_manual_explains_every_word() {
    let manual = include_str!("../../../../docs/content.md");
    let words = [
        vocabulary::<file::Ability>(),
        vocabulary::<file::Effect>(),
        vocabulary::<file::Bonus>(),
        vocabulary::<file::Kind>(),
        vocabulary::<file::When>(),
        vocabulary::<file::Trigger>(),
        vocabulary::<file::Whom>(),
        vocabulary::<file::Step>(),
        vocabulary::<file::Modifier>(),
        vocabulary::<file::Scoring>(),
        vocabulary::<file::Objective>(),
        vocabulary::<FilterSide>(),
        vocabulary::<Frequency>(),
        vocabulary::<Characteristic>(),
    ];
    for word in words.into_iter().flatten() {
        assert!(manual.contains(&format!("`{word}")), "games/pow/docs/content.md does not explain `{word}`");
    }
}

#[test]
fn a_mangled_house_file_is_answered_and_nothing_panics() {
    let mut refused = 0;
    for (path, bytes) in house_files().filter(|(path, _)| path.contains('/')) {
        let text = String::from_utf8(bytes).unwrap();
        let lines: Vec<&str> = text.lines().collect();
        for (number, line) in lines.iter().enumerate() {
            let Some((before, _)) = line.split_once(": ") else {
                continue;
            };
            for value in ["-1", "99999999999", ".nan", "[]", "it"] {
                let mut mangled = lines.clone();
                let changed = format!("{before}: {value}");
                mangled[number] = &changed;
                refused += usize::from(pack(&[(&path, &mangled.join("\n"))]).is_err());
            }
        }
    }
    assert!(refused > 1_000, "{refused}");
}
