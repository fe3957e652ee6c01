//! Battlefields and the scenery table.

use space::P;

use super::{all, battlefield, only, pack};
use crate::card::{Class, SCENERY_TABLE};
use crate::cites;

/// The size, absorption and structure points of a piece of a class, with these fields.
fn piece(class: &str, fields: &str) -> Result<(u8, u8, u8), String> {
    let piece = format!("  - {{ id: it, name: It, class: {class}, at: [13, 13]{fields} }}\n");
    match battlefield(&piece) {
        Ok(field) => Ok((field.pieces[0].size, field.pieces[0].absorption, field.pieces[0].structure)),
        Err(found) => Err(only::<()>(Err(found))),
    }
}

/// A class takes exactly these sizes and structure points.
fn class_is(class: &str, sizes: (u8, u8), absorption: u8, structures: (u8, u8)) {
    let (size, structure) = (sizes.0, structures.0);
    for good in [sizes.0, sizes.1] {
        assert_eq!(
            piece(class, &format!(", size: {good}, structure: {structure}")),
            Ok((good, absorption, structure))
        );
    }
    for good in [structures.0, structures.1] {
        assert_eq!(piece(class, &format!(", size: {size}, structure: {good}")), Ok((size, absorption, good)));
    }
    for bad in [structures.0 - 1, structures.1 + 1] {
        let said = piece(class, &format!(", structure: {bad}")).unwrap_err();
        assert!(said.contains(&format!("structure {bad} of `it` does not fit its class {class}")), "{said}");
    }
    for bad in [sizes.0 - 1, sizes.1 + 1] {
        if class == "t6" && bad > 8 {
            continue;
        }
        let said = piece(class, &format!(", size: {bad}")).unwrap_err();
        assert!(said.contains(&format!("size {bad} of `it` does not fit its class {class}")), "{said}");
    }
}

#[test]
fn the_scenery_table_has_six_classes_with_size_absorption_and_structure() {
    cites!("scenery.columns");
    assert_eq!(SCENERY_TABLE.len(), 6);
    assert_eq!(Class::T6.row(), &SCENERY_TABLE[5]);
    for row in SCENERY_TABLE {
        assert!(row.size.0 <= row.size.1 && row.structure.0 <= row.structure.1);
        assert!((row.size.0..=row.size.1).contains(&row.usual_size));
    }
    assert!(piece("t7", "").unwrap_err().contains("`t7` is not a choice for `class`"));
    assert!(piece("t2", ", absorption: 1").unwrap_err().contains("`absorption` is not a field"));
}

#[test]
fn street_furniture_is_t1() {
    cites!("scenery.t1");
    class_is("t1", (1, 2), 0, (1, 2));
}

#[test]
fn cars_are_t2() {
    cites!("scenery.t2");
    class_is("t2", (3, 4), 0, (1, 3));
}

#[test]
fn buses_are_t3() {
    cites!("scenery.t3");
    class_is("t3", (5, 5), 1, (2, 3));
}

#[test]
fn houses_are_t4() {
    cites!("scenery.t4");
    class_is("t4", (6, 6), 1, (2, 4));
}

#[test]
fn blocks_of_flats_are_t5() {
    cites!("scenery.t5");
    class_is("t5", (7, 7), 2, (3, 8));
}

#[test]
fn skyscrapers_are_t6_and_of_any_size_from_8() {
    cites!("scenery.t6");
    class_is("t6", (8, 9), 2, (4, 10));
    assert_eq!(piece("t6", ", size: 40"), Ok((40, 2, 10)));
}

#[test]
fn a_piece_outside_its_class_is_refused_with_the_names_of_piece_and_field() {
    cites!("scenery.reject-out-of-table");
    let said = battlefield(
        "  - { id: red-car, name: Car, class: t2, at: [10, 10], size: 5 }
  - { id: blue-car, name: Car, class: t2, at: [20, 10], structure: 4 }
",
    );
    let said = all(&said.unwrap_err());
    let expected = [
        "4:62 pow.scenery-table: size 5 of `red-car` does not fit its class t2 (from 3 to 4)",
        "5:68 pow.scenery-table: structure 4 of `blue-car` does not fit its class t2 (from 1 to 3)",
    ];
    assert_eq!(said, expected);
    assert!(piece("t5", ", size: 8").unwrap_err().ends_with("(always 7)"));
    assert!(piece("t6", ", size: 7").unwrap_err().ends_with("(8 or more)"));
}

#[test]
fn a_piece_without_values_has_the_highest_of_its_class() {
    cites!("rulings.scenery.values");
    assert_eq!(piece("t2", ""), Ok((4, 0, 3)));
    assert_eq!(piece("t6", ""), Ok((8, 2, 10)));
    assert_eq!(piece("t1", ""), Ok((2, 0, 2)));
    assert_eq!(piece("t3", ""), Ok((5, 1, 3)));
    assert_eq!(piece("t4", ""), Ok((6, 1, 4)));
    assert_eq!(piece("t5", ""), Ok((7, 2, 8)));
}

#[test]
fn a_piece_without_measures_has_those_of_its_class() {
    cites!("rulings.scenery.shape");
    let measures = |class: &str, fields: &str| {
        let field =
            battlefield(&format!("  - {{ id: it, name: It, class: {class}, at: [12, 12]{fields} }}\n"))
                .unwrap();
        let piece = &field.pieces[0];
        assert_eq!(piece.foot.lo, P::new(12_000, 12_000));
        let (along_x, along_y) = piece.foot.sides();
        (along_x, along_y, piece.height)
    };
    assert_eq!(measures("t1", ""), (1_000, 1_000, 1_000));
    assert_eq!(measures("t2", ""), (4_000, 2_000, 1_500));
    assert_eq!(measures("t3", ""), (7_000, 3_000, 3_000));
    assert_eq!(measures("t4", ""), (6_000, 6_000, 4_000));
    assert_eq!(measures("t5", ""), (8_000, 8_000, 7_000));
    assert_eq!(measures("t6", ""), (10_000, 10_000, 16_000));
    assert_eq!(measures("t2", ", measures: { length: 3.5 }"), (3_500, 2_000, 1_500));
    // Quarter turns: the length lies along y after one or three of them.
    assert_eq!(measures("t2", ", turn: 1"), (2_000, 4_000, 1_500));
    assert_eq!(measures("t2", ", turn: 2"), (4_000, 2_000, 1_500));
    assert_eq!(measures("t2", ", turn: 3"), (2_000, 4_000, 1_500));
}

const PILLARS: &str =
    "id: pillars\nname: Pillars\nobjectives: [{ pillar: [9, 18] }]\nscoring: [{ control-all: 1 }]\n";

#[test]
fn a_battlefield_with_overlaps_is_refused_with_all_names() {
    cites!("rulings.battlefield");
    let field = "id: field
name: Field
pieces:
  - { id: red-car, name: Red car, class: t2, at: [14, 10] }
  - { id: blue-car, name: Blue car, class: t2, at: [17, 11] }
  - { id: bus, name: Bus, class: t3, at: [30, 12] }
  - { id: house, name: House, class: t4, at: [7, 16] }
";
    let files = [("battlefields/field.yaml", field), ("missions/pillars.yaml", PILLARS)];
    let expected = [
        "5:52 pow.overlap: `blue-car` overlaps `red-car` (`red-car` lies from (14, 10) to (18, 12))",
        "6:42 pow.off-table: `bus` lies over the edge of the table (it reaches to (37, 15); the table is 36 by 36 inches)",
        "7:46 pow.overlap: `house` covers the pillar of mission `pillars` at (9, 18) \
         (move it, or list `missions` without `pillars`)",
    ];
    assert_eq!(all(&pack(&files).unwrap_err()), expected);

    // Touching is no overlap, and a marker's rim counts: its radius is 0.6 inches.
    let apart = field.replace("[17, 11]", "[18, 11]").replace("[30, 12]", "[29, 12]");
    let beside = [("battlefields/field.yaml", &*apart.replace("[7, 16]", "[9.6, 16]")), files[1]];
    assert_eq!(pack(&beside).map(|cards| cards.missions[0].battlefields.clone()), Ok(vec![0]));
    let on_the_rim = [("battlefields/field.yaml", &*apart.replace("[7, 16]", "[9.5, 16]")), files[1]];
    assert!(only(pack(&on_the_rim)).contains("`house` covers the pillar"));

    // A battlefield that is not laid out for the mission may cover what it likes.
    let brawl = "id: brawl\nname: Brawl\nscoring: [{ removed: 1 }]\n";
    let brawl_only = apart.replace("name: Field", "name: Field\nmissions: [brawl]");
    let cards =
        pack(&[("battlefields/field.yaml", &brawl_only), files[1], ("missions/brawl.yaml", brawl)]).unwrap();
    assert_eq!(cards.missions.iter().map(|mission| mission.battlefields.len()).collect::<Vec<_>>(), [1, 0]);
}

/// A wall of scenery in a deployment zone that leaves a strip of this width on the left.
fn crowded(strip: &str, y: i32) -> String {
    let width = 36.0 - strip.parse::<f64>().unwrap();
    format!(
        "  - {{ id: wall, name: Wall, class: t5, at: [{strip}, {y}], measures: {{ length: {width}, width: 6 }} }}\n"
    )
}

#[test]
fn each_deployment_zone_leaves_room_for_eight_bases() {
    cites!("rulings.battlefield");
    // Two columns of three with two bases between them are 5.47 inches wide; the grid makes that 5.6.
    for (y, zone) in [(0, "from y 0 to 6"), (30, "from y 30 to 36")] {
        assert!(battlefield(&crowded("5.6", y)).is_ok());
        let said = only(battlefield(&crowded("5.5", y)));
        assert!(said.contains(&format!("the deployment zone {zone} has room for 6 bases")), "{said}");
        assert!(said.ends_with("(leave room for 8 of 2 inches)"), "{said}");
    }
    // What lies just outside the zone takes no room.
    assert!(battlefield(&crowded("0", 6)).is_ok());
}
