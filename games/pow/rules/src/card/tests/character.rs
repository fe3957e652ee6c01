//! Character cards.

use space::{Disc, P, Spray, Turn, V};

use super::{character, only};
use crate::card::{Ability, Bonus, ByNature, Characteristic, Effect, Kind, Nature};
use crate::cites;

#[test]
fn a_card_carries_three_tested_characteristics() {
    cites!("tests.three-characteristics");
    let ann = character(&[]).unwrap();
    assert_eq!(ann.characteristic(Characteristic::Agility), 8);
    assert_eq!(ann.characteristic(Characteristic::Stamina), 9);
    assert_eq!(ann.characteristic(Characteristic::Willpower), 10);
    for field in ["agility", "stamina", "willpower"] {
        assert!(only(character(&[(field, "")])).contains(&format!("the field `{field}` is missing")));
    }
}

#[test]
fn a_card_carries_three_defences() {
    cites!("attack.three-defences");
    let ann = character(&[]).unwrap();
    assert_eq!(ann.defence, ByNature([13, 12, 11]));
    assert_eq!(Nature::ALL.map(|nature| ann.defence[nature]), [13, 12, 11]);
    let said = only(character(&[("defence", "{ physical: 13, mental: 12 }")]));
    assert!(said.contains("the field `energy` is missing in `defence`"), "{said}");
}

#[test]
fn speed_is_two_or_three_distances_the_cheapest_first() {
    cites!("movement.speed-format");
    let speed = |written: &str| character(&[("speed", written)]).map(|ann| ann.speed);
    assert_eq!(speed("[5, 8]").unwrap().as_slice(), [5_000, 8_000]);
    assert_eq!(speed("[4, 7, 14]").unwrap().as_slice(), [4_000, 7_000, 14_000]);
    assert_eq!(speed("[4.5, 7.25]").unwrap().as_slice(), [4_500, 7_250]);
    let three = "two or three, rising: for 1, 2 and 3 POW";
    assert_eq!(only(speed("[5]")), format!("5:8 pow.speed: speed has 1 values ({three})"));
    assert_eq!(only(speed("[1, 2, 3, 4]")), format!("5:8 pow.speed: speed has 4 values ({three})"));
    let falling = "5:12 pow.speed: speed 4 is not longer than 7 before it (two or three values, rising)";
    assert_eq!(only(speed("[7, 4]")), falling);
    assert!(only(speed("[4, 4]")).contains("speed 4 is not longer than 4"));
    assert!(only(speed("5/8")).contains("`speed` must be a list"));
}

#[test]
fn numbers_outside_the_ranges_of_a_card_are_refused_with_field_and_range() {
    cites!("rulings.card.ranges");
    let attack = "{ id: a, name: A, kind: melee, nature: physical, cost: COST, damage: DAMAGE }";
    let ranges = [
        ("level", "NUMBER", 4, 20),
        ("pow", "NUMBER", 2, 10),
        ("strength", "NUMBER", 1, 10),
        ("attack", "NUMBER", 2, 10),
        ("size", "NUMBER", 1, 6),
        ("agility", "NUMBER", 4, 16),
        ("stamina", "NUMBER", 4, 16),
        ("willpower", "NUMBER", 4, 16),
        ("defence", "{ physical: NUMBER, mental: 12, energy: 12 }", 8, 20),
        ("defence", "{ physical: 12, mental: NUMBER, energy: 12 }", 8, 20),
        ("defence", "{ physical: 12, mental: 12, energy: NUMBER }", 8, 20),
        ("life", "{ total: NUMBER }", 4, 20),
        ("attacks", &format!("[{}]", attack.replace("COST", "NUMBER").replace("DAMAGE", "1")), 0, 6),
        ("attacks", &format!("[{}]", attack.replace("COST", "1").replace("DAMAGE", "NUMBER")), 0, 8),
        (
            "attacks",
            "[{ id: a, name: A, kind: { ranged: NUMBER }, nature: mental, cost: 1, damage: 1 }]",
            2,
            36,
        ),
        ("speed", "[NUMBER, 20]", 1, 19),
        ("speed", "[1, NUMBER]", 2, 20),
    ];
    for (field, written, least, most) in ranges {
        let with = |number: i64| character(&[(field, &written.replace("NUMBER", &number.to_string()))]);
        for good in [least, most] {
            assert!(with(good).is_ok(), "{field} {good}: {}", only(with(good)));
        }
        for bad in [least - 1, most + 1] {
            assert!(with(bad).is_err(), "{field} {bad}");
        }
    }
    assert_eq!(
        only(character(&[("pow", "11")])),
        "4:6 content.out-of-range: pow 11 is out of range (from 2 to 10)"
    );
    let agile = "9:10 content.out-of-range: agility 17 is out of range (from 4 to 16)";
    assert_eq!(only(character(&[("agility", "17")])), agile);
    assert!(character(&[]).unwrap().attacks.is_empty());
}

#[test]
fn a_number_that_no_byte_holds_is_answered_with_the_range_of_the_card() {
    for slip in ["300", "-3", "99999999999"] {
        assert!(only(character(&[("pow", slip)])).ends_with("is out of range (from 2 to 10)"), "{slip}");
    }
    assert!(only(character(&[("pow", "5.5")])).contains("`pow` must be a whole number"));
}

#[test]
fn height_follows_size_unless_the_card_says_otherwise() {
    cites!("rulings.height");
    let height = |size: &str, height: &str| character(&[("size", size), ("height", height)]).unwrap().height;
    assert_eq!(["1", "2", "3", "4", "6"].map(|size| height(size, "")), [1_500, 1_500, 2_000, 2_500, 3_500]);
    assert_eq!(height("4", "1.25"), 1_250);
}

#[test]
fn the_base_follows_size_unless_the_card_says_otherwise() {
    cites!("rulings.base");
    let diameter = |size: &str, base: &str| 2 * character(&[("size", size), ("base", base)]).unwrap().radius;
    assert_eq!(["1", "2", "3", "4", "5"].map(|size| diameter(size, "")), [1_200, 1_200, 1_600, 2_000, 2_000]);
    assert_eq!(diameter("2", "1.8"), 1_800);
    assert!(only(character(&[("base", "2.1")])).contains("base 2.1 is out of range (from 0.5 to 2)"));
}

#[test]
fn the_red_is_the_lower_third_unless_the_card_says_otherwise() {
    cites!("rulings.red.threshold");
    let red = |life: &str| character(&[("life", life)]).unwrap().red;
    assert_eq!(red("{ total: 10 }"), 3);
    assert_eq!([red("{ total: 4 }"), red("{ total: 5 }"), red("{ total: 12 }")], [1, 1, 4]);
    assert_eq!(red("{ total: 10, red: 5 }"), 5);
    for life in ["{ total: 10, red: 0 }", "{ total: 10, red: 10 }"] {
        assert!(only(character(&[("life", life)])).contains("is out of range (from 1 to 9)"));
    }
}

#[test]
fn the_red_may_change_the_pow_produced() {
    let red_pow = |life: &str| character(&[("life", life)]).map(|ann| ann.red_pow);
    assert_eq!(red_pow("{ total: 10 }").unwrap(), 0);
    assert_eq!(red_pow("{ total: 10, red-pow: -5 }").unwrap(), -5);
    assert!(
        only(red_pow("{ total: 10, red-pow: -6 }")).contains("red-pow -6 is out of range (from -5 to 10)")
    );
}

#[test]
fn the_number_printed_with_an_effect_is_its_x_and_must_be_there() {
    cites!("effects.x-value");
    let attack = |effects: &str| {
        let profile = "id: a, name: A, kind: { ranged: 8 }, nature: physical, cost: 1, damage: 1";
        character(&[("attacks", &format!("[{{ {profile}, effects: [{effects}] }}]"))])
    };
    let effects = attack("{ push: 4 }, { explosive: 2 }, { pierce: 3.5 }").unwrap().attacks.remove(0).effects;
    assert_eq!(effects.on_hit.as_slice(), [Effect::Push(4)]);
    assert_eq!((effects.explosive, effects.pierce), (2_000, 3_500));
    for word in ["awkwardness", "dazzle", "distract", "ensnare", "explosive", "pierce", "push", "stun"] {
        // Something stands behind it that could be taken for its number.
        let said = only(attack(&format!("{word}, homing")));
        assert!(said.contains(&format!("`{word}` needs arguments")), "{said}");
        assert!(only(attack(&format!("{{ {word}: 0 }}"))).contains("is out of range"));
    }
    for word in ["rage", "regeneration", "toughness", "leadership"] {
        let said = only(character(&[("abilities", &format!("[{word}, brutal]"))]));
        assert!(said.contains(&format!("`{word}` needs arguments")), "{said}");
    }
    let ann = character(&[("abilities", "[{ rage: 2 }, { toughness: 3 }, { leadership: 6 }]")]).unwrap();
    assert_eq!((ann.abilities.rage, ann.abilities.toughness, ann.abilities.leadership), (2, 3, 6_000));
}

/// All abilities that are a bare word.
const KEYWORDS: [Ability; 24] = [
    Ability::Acrobat,
    Ability::Assassin,
    Ability::Brutal,
    Ability::Cruel,
    Ability::Fly,
    Ability::GreatStrategist,
    Ability::Infiltrator,
    Ability::Invisible,
    Ability::Luck,
    Ability::Marksmanship,
    Ability::MasterFighter,
    Ability::MasterTactician,
    Ability::Mastermind,
    Ability::Metallic,
    Ability::Order,
    Ability::PerfectPlan,
    Ability::PhaseShift,
    Ability::Scientific,
    Ability::Soldier,
    Ability::Stealth,
    Ability::Strategist,
    Ability::ThermalVision,
    Ability::TotalVision,
    Ability::WallCrawler,
];

#[test]
fn every_bare_word_means_the_ability_of_its_name() {
    for ability in KEYWORDS {
        // `GreatStrategist` is written `great-strategist`.
        let hyphened =
            |letter: char| if letter.is_uppercase() { format!("-{letter}") } else { letter.to_string() };
        let word: String = format!("{ability:?}").chars().map(hyphened).collect();
        let word = word.trim_start_matches('-').to_lowercase();
        let abilities = character(&[("abilities", &format!("[{word}]"))]).unwrap().abilities;
        for other in KEYWORDS {
            assert_eq!(abilities.has(other), other == ability, "{word}: {other:?}");
        }
    }
}

#[test]
fn every_effect_and_option_is_the_one_of_its_name() {
    for word in ["awkwardness", "dazzle", "distract", "ensnare", "push", "stun"] {
        let profile = "id: a, name: A, kind: melee, nature: physical, cost: 1, damage: 1";
        let listed = format!(
            "[{{ {profile}, effects: [{{ {word}: 2 }}], overload: [{{ {word}: 3 }}], critical: [{{ {word}: 4 }}] }}]"
        );
        let attack = character(&[("attacks", &listed)]).unwrap().attacks.remove(0);
        let named = |thing: &dyn std::fmt::Debug| format!("{thing:?}").to_lowercase();
        assert_eq!(named(&attack.effects.on_hit[0]), format!("{word}(2)"));
        assert_eq!(named(&attack.overload[0]), format!("{word}(3)"));
        assert_eq!(named(&attack.critical[0]), format!("{word}(4)"));
    }
    let profile = "id: a, name: A, kind: melee, nature: physical, cost: 1, damage: 1";
    for (word, flags) in [
        ("homing", [true, false, false]),
        ("irresistible", [false, true, false]),
        ("penetrative", [false, false, true]),
    ] {
        let listed = format!("[{{ {profile}, effects: [{word}] }}]");
        let effects = character(&[("attacks", &listed)]).unwrap().attacks.remove(0).effects;
        assert_eq!([effects.homing, effects.irresistible, effects.penetrative], flags, "{word}");
    }
}

#[test]
fn abilities_of_one_word_may_differ_by_nature_and_are_never_written_twice() {
    let listed = "[{ resistance: { points: 1, against: energy } }, { resistance: { points: 2, against: mental } }, fly]";
    let ann = character(&[("abilities", listed)]).unwrap();
    assert_eq!(Nature::ALL.map(|nature| ann.abilities.against(nature).resistance), [0, 2, 1]);
    let twice = "[{ immunity: mental }, { immunity: energy }, { immunity: mental }]";
    assert!(only(character(&[("abilities", twice)])).contains("ability `immunity: mental` is taken"));
    assert!(
        only(character(&[("abilities", "[{ rage: 1 }, { rage: 2 }]")])).contains("ability `rage` is taken")
    );
}

/// A spray whose point is at (0, 0) and which is aimed along x, and the points that it covers.
fn spray_covers(kind: Kind, points: [(i32, i32); 6]) -> [bool; 6] {
    let Kind::Spray { length, width } = kind else {
        panic!("{kind:?} is no spray");
    };
    let template = Spray { apex: P::new(0, 0), way: Turn::of(V::new(1, 0)).unwrap(), length, width };
    points.map(|(x, y)| template.covers(&Disc::new(P::new(x, y), 0)))
}

#[test]
fn a_spray_without_measures_uses_the_usual_template() {
    cites!("rulings.spray.template");
    let spray = |template: &str| {
        let attack =
            format!("[{{ id: a, name: A, kind: spray, nature: mental, cost: 3, damage: 2{template} }}]");
        character(&[("attacks", &attack)]).unwrap().attacks[0].kind
    };
    let points = [(8_000, 0), (6_750, 1_250), (3_000, 0), (8_100, 0), (6_750, 1_300), (3_000, 700)];
    assert_eq!(spray_covers(spray(""), points), [true, true, true, false, false, false]);
    let other = spray(", template: { length: 6, width: 3 }");
    assert_eq!(other, Kind::Spray { length: 6_000, width: 3_000 });
    assert_eq!(spray_covers(other, points), [false, false, true, false, false, true]);
}

#[test]
fn overload_and_critical_options_are_kept_apart() {
    let attack = "[{ id: a, name: A, kind: melee, nature: physical, cost: 2, damage: 3, \
                  overload: [{ damage: 1 }, { ensnare: 2 }], critical: [{ stun: 1 }] }]";
    let attack = character(&[("attacks", attack)]).unwrap().attacks.remove(0);
    assert_eq!(attack.overload.as_slice(), [Bonus::Damage(1), Bonus::Ensnare(2)]);
    assert_eq!(attack.critical.as_slice(), [Bonus::Stun(1)]);
}

#[test]
fn the_true_name_is_the_name_unless_the_card_gives_another() {
    let names = |true_name| {
        character(&[("name", "{ en: Ann, fr: Anne, de: Anna }"), ("true-name", true_name)]).unwrap()
    };
    assert_eq!((names("").name.fr.as_str(), names("").true_name.as_str()), ("Anne", "Ann"));
    assert_eq!(names("Bea Stone").true_name, "Bea Stone");
}
