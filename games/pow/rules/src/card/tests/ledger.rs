//! What the ledger lists under `content`, compared with the house pack number by number.

use content::{Entry, read_any_bytes};
use serde_json::{Value, json};

use super::house;
use crate::card::file::{self, Inches, word};
use crate::card::load::embedded_house;
use crate::card::{Cards, Mission, ObjectiveKind, SCENERY_TABLE, Scoring};

/// The entries of the ledger's content that are of one kind.
fn listed(kind: &str) -> Vec<Value> {
    let bytes = include_bytes!("../../../../ledger/pow.yaml");
    let ledger = read_any_bytes("games/pow/ledger/pow.yaml", bytes).unwrap();
    let entries = ledger["content"].as_array().unwrap().iter();
    let entries: Vec<Value> = entries.filter(|entry| entry["kind"] == kind).cloned().collect();
    assert!(!entries.is_empty(), "the ledger lists no {kind}");
    entries
}

/// `Soft Step` is called `soft-step` in files.
fn id_of(name: &Value) -> String {
    name.as_str().unwrap().to_lowercase().replace(' ', "-")
}

/// An ability, effect or option as the ledger writes it: `Resistance 1 vs energy`, `Push 3`.
fn in_words(value: &impl serde::Serialize) -> String {
    let named = word(value);
    let value = serde_json::to_value(value).unwrap();
    let text = match &value[&named] {
        Value::Null => named,
        Value::Object(map) => format!("{named} {} vs {}", map["points"], map["against"].as_str().unwrap()),
        Value::String(word) => format!("{named} {word}"),
        number if named == "damage" => format!("+{number} damage"),
        number => format!("{named} {number}"),
    };
    text.replace('-', " ")
}

fn texts(listed: &Value) -> Vec<String> {
    let listed = listed.as_array().into_iter().flatten();
    listed.map(|text| text.as_str().unwrap().to_lowercase().replace('-', " ")).collect()
}

/// A card in the shape of the ledger's sample characters.
fn as_listed(card: &file::Character) -> Value {
    json!({
        "name": card.name.value.0.en,
        "level": *card.level,
        "pow": *card.pow,
        "speed": card.speed.value,
        "strength": *card.strength,
        "attack": *card.attack,
        "size": *card.size,
        "agility": *card.agility,
        "stamina": *card.stamina,
        "willpower": *card.willpower,
        "physical_defence": *card.defence.physical,
        "mental_defence": *card.defence.mental,
        "energy_defence": *card.defence.energy,
        "life": *card.life.total,
        "red": *card.life.red.unwrap(),
    })
}

fn attack_as_listed(attack: &file::Attack) -> Value {
    let (kind, measure) = match &attack.kind.value {
        file::Kind::Melee => ("melee", None),
        file::Kind::Ranged(range) => ("ranged", Some(("range", range.value))),
        file::Kind::Wave(radius) => ("wave", Some(("area", radius.value))),
        file::Kind::Spray => ("spray", None),
    };
    let mut listed = json!({
        "name": attack.name.value.0.en,
        "kind": kind,
        "nature": attack.nature,
        "cost": *attack.cost,
        "damage": *attack.damage,
    });
    if let Some((name, inches)) = measure {
        listed[name] = json!(inches);
    }
    if attack.special_power {
        listed["special_power"] = json!(true);
    }
    if attack.frequency != crate::card::Frequency::Any {
        listed["frequency"] = json!(word(&attack.frequency).replace('-', " "));
    }
    listed
}

#[test]
fn the_sample_characters_have_the_numbers_of_the_ledger() {
    let cards = embedded_house().read::<file::Character>();
    let samples = listed("sample character");
    assert_eq!(samples.len(), 8);
    for mut sample in samples {
        let id = id_of(&sample["name"]);
        let Entry { value: card, .. } = cards.iter().find(|entry| entry.value.id.as_str() == id).unwrap();
        let abilities: Vec<String> = card.abilities.iter().map(|ability| in_words(&**ability)).collect();
        assert_eq!(abilities, texts(&sample["abilities"]), "{id}");

        let attacks = sample["attacks"].as_array_mut().unwrap();
        assert_eq!(attacks.len(), card.attacks.len(), "{id}");
        for (listed, attack) in attacks.iter_mut().zip(&card.attacks) {
            let effects: Vec<String> = attack.effects.iter().map(|effect| in_words(&**effect)).collect();
            assert_eq!(effects, texts(&listed["effects"]), "{id}");
            let overload: Vec<String> = attack.overload.iter().map(|bonus| in_words(&**bonus)).collect();
            assert_eq!(overload, texts(&listed["overload_options"]), "{id}");
            let critical: Vec<String> = attack.critical.iter().map(|bonus| in_words(&**bonus)).collect();
            assert_eq!(critical, texts(&listed["critical_options"]), "{id}");
            let map = listed.as_object_mut().unwrap();
            map.retain(|field, _| {
                !["effects", "overload_options", "critical_options"].contains(&field.as_str())
            });
            assert_eq!(*listed, attack_as_listed(attack), "{id}");
        }

        let powers: Vec<&str> = card.powers.iter().map(|power| power.name.value.0.en.as_str()).collect();
        let named = sample["special_powers"].as_array().into_iter().flatten();
        assert_eq!(named.map(|power| power["name"].as_str().unwrap()).collect::<Vec<_>>(), powers, "{id}");

        let apart = ["id", "kind", "origin", "side", "abilities", "attacks", "special_powers", "notes"];
        sample.as_object_mut().unwrap().retain(|field, _| !apart.contains(&field.as_str()));
        assert_eq!(sample, as_listed(card), "{id}");
    }
}

#[test]
fn the_sample_teams_are_those_of_the_ledger() {
    let cards = house().unwrap();
    for sample in listed("sample team") {
        let id = sample["id"].as_str().unwrap().trim_start_matches("sample-team-");
        let team = &cards.teams[usize::from(cards.team(id).unwrap())];
        let members = team.members.iter().map(|&member| cards.characters[usize::from(member)].id.clone());
        let expected = sample["members"].as_array().unwrap().iter().map(id_of);
        assert!(members.eq(expected), "{id}");
        assert_eq!(json!(team.levels(&cards)), sample["levels"], "{id}");
    }
}

#[test]
fn the_scenery_table_has_the_numbers_of_the_ledger() {
    for (row, class) in SCENERY_TABLE.iter().zip(listed("scenery class")) {
        assert_eq!(
            json!([row.size.0, row.structure.0, row.structure.1]),
            json!([class["size_min"], class["sp_min"], class["sp_max"]])
        );
        assert_eq!(json!(row.absorption), class["da"]);
        let most = if class["size_max"].is_null() { json!(u8::MAX) } else { class["size_max"].clone() };
        assert_eq!(json!(row.size.1), most);
    }
}

#[test]
fn the_reference_battlefield_is_that_of_the_ledger() {
    let cards = house().unwrap();
    let crossing = &cards.battlefields[usize::from(cards.battlefield("crossing").unwrap())];
    let corner = |x: i32, y: i32| json!(format!("{}, {}", Inches(x), Inches(y)));
    let pieces = crossing.pieces.iter().map(|piece| {
        json!({
            "id": piece.id,
            "class": word(&piece.class).to_uppercase(),
            "corner": corner(piece.foot.lo.x, piece.foot.lo.y),
            "opposite_corner": corner(piece.foot.hi.x, piece.foot.hi.y),
        })
    });
    let listed = &listed("battlefield")[0];
    assert_eq!(Value::from_iter(pieces), listed["pieces"]);
    assert_eq!(crossing.pieces.len(), 14);
}

fn mission<'a>(cards: &'a Cards, id: &str) -> &'a Mission {
    &cards.missions[usize::from(cards.mission(id).unwrap())]
}

#[test]
fn the_missions_are_those_of_the_ledger() {
    let cards = house().unwrap();
    for scenario in listed("scenario") {
        let id = scenario["id"].as_str().unwrap().trim_start_matches("scenario-");
        assert_eq!(json!(mission(&cards, id).turns), scenario["turns"], "{id}");
        assert!(mission(&cards, id).battlefields.contains(&cards.battlefield("crossing").unwrap()));
    }
    let objectives = |id: &str| {
        mission(&cards, id).objectives.iter().map(|it| (it.kind, it.at.x, it.at.y)).collect::<Vec<_>>()
    };
    let pillar = |x: i32| (ObjectiveKind::Pillar, x, 18_000);
    let relic = |x: i32| (ObjectiveKind::Relic, x, 18_000);
    assert_eq!(objectives("brawl"), []);
    assert_eq!(objectives("three-pillars"), [pillar(9_000), pillar(18_000), pillar(27_000)]);
    assert_eq!(objectives("two-relics"), [relic(12_000), relic(24_000)]);
    assert_eq!(mission(&cards, "brawl").scoring, [Scoring::FirstKo(1), Scoring::Removed(2)]);
    let pillars = [Scoring::ControlAll(1), Scoring::Held { turns: 3, points: 1 }, Scoring::MostAtEnd(1)];
    assert_eq!(mission(&cards, "three-pillars").scoring, pillars);
    let relics = [Scoring::Carried { from_turn: 2, points: 1 }, Scoring::CarriedAtEnd(2)];
    assert_eq!(mission(&cards, "two-relics").scoring, relics);
}
