//! Several packs together.

use content::load_embedded;

use super::{MANIFEST, Shelf, all, card, house, only, pack};
use crate::card::load::embedded_house;
use crate::card::{Cards, load};

/// The cards of the house pack and of one with these files.
fn beside_house(files: &[(&str, &str)]) -> Result<Cards, content::Diagnostics> {
    let mut shelf = Shelf::default();
    shelf.add("games/pow/content/house", embedded_house());
    let files = files.iter().copied().chain([("pack.yaml", MANIFEST)]);
    shelf.add("homebrew", load_embedded("homebrew", files));
    shelf.check()
}

#[test]
fn homebrew_may_use_what_is_in_the_house() {
    let ann = card(&[("abilities", "[{ comrade: clamber }]")]);
    let team = "id: us\nname: Us\nmembers: [ann, ironbrow]\n";
    let cards = beside_house(&[("characters/ann.yaml", &ann), ("teams/us.yaml", team)]).unwrap();
    let ann = &cards.characters[usize::from(cards.character("ann").unwrap())];
    assert_eq!(ann.abilities.comrades, [cards.character("clamber").unwrap()]);
    assert_eq!(cards.teams[usize::from(cards.team("us").unwrap())].levels(&cards), 15);
    assert_ne!(cards.fingerprint, house().unwrap().fingerprint);
}

#[test]
fn lists_are_in_the_order_of_their_ids() {
    let ids: Vec<String> = house().unwrap().characters.into_iter().map(|character| character.id).collect();
    assert!(ids.is_sorted());
    let cards = beside_house(&[("characters/ann.yaml", &card(&[]))]).unwrap();
    assert_eq!(cards.characters[0].id, "ann");
}

#[test]
fn an_id_that_another_pack_has_is_taken() {
    let said = only(beside_house(&[("characters/clamber.yaml", &card(&[("id", "clamber")]))]));
    assert!(said.contains("content.not-unique: the character id `clamber` is taken"), "{said}");
    assert!(said.contains("first at games/pow/content/house/characters/clamber.yaml:3"), "{said}");
}

#[test]
fn a_mission_of_homebrew_is_to_blame_for_what_it_puts_under_a_house() {
    let mission = "id: dig\nname: Dig\nobjectives: [{ relic: [9, 15] }]\nscoring: [{ carried-at-end: 1 }]\n";
    let found = beside_house(&[("missions/dig.yaml", mission)]).unwrap_err();
    assert!(found.iter().all(|mistake| mistake.path == "homebrew/missions/dig.yaml"), "{found}");
    assert!(
        found.to_string().contains("`flats-west` covers the relic of mission `dig` at (9, 15)"),
        "{found}"
    );
    let on_one = mission.replace("scoring", "battlefields: [rooftops]\nscoring");
    let cards = beside_house(&[("missions/dig.yaml", &on_one)]).unwrap();
    let dig = &cards.missions[usize::from(cards.mission("dig").unwrap())];
    assert_eq!(dig.battlefields, [cards.battlefield("rooftops").unwrap()]);
}

#[test]
fn references_are_followed_and_slips_recognised() {
    let ann = card(&[("abilities", "[{ comrade: ironbrwo }]")]);
    let said = only(beside_house(&[("characters/ann.yaml", &ann)]));
    let expected =
        "14:24 content.unknown-reference: there is no character `ironbrwo` (did you mean `ironbrow`?)";
    assert_eq!(said, expected);
    let field = "id: field\nname: Field\nmissions: [braul]\n";
    let said = only(beside_house(&[("battlefields/field.yaml", field)]));
    assert!(said.contains("there is no mission `braul` (did you mean `brawl`?)"), "{said}");
}

#[test]
fn whoever_refers_to_a_broken_file_is_not_to_blame() {
    let team = "id: us\nname: Us\nmembers: [ann, ironbrow]\n";
    let broken = card(&[("pow", "many")]);
    let said = only(beside_house(&[("characters/ann.yaml", &broken), ("teams/us.yaml", team)]));
    assert!(said.contains("`pow` must be a whole number"), "{said}");
}

#[test]
fn every_mistake_of_every_file_is_told_at_once() {
    let ann = card(&[("pow", "11"), ("speed", "[7, 4]"), ("level", "3")]);
    let bea = card(&[("id", "bea"), ("size", "9")]);
    let files = [
        ("characters/ann.yaml", &*ann),
        ("characters/bea.yaml", &*bea),
        ("teams/us.yaml", "id: us\nname: Us\n"),
    ];
    let found = pack(&files).unwrap_err();
    assert_eq!(all(&found).len(), 5, "{found}");
}

#[test]
fn there_is_an_end_to_how_many_things_packs_may_hold() {
    let team = |number: usize| {
        (format!("teams/t{number}.yaml"), format!("{{ id: t{number}, name: T, members: [ann, bea] }}"))
    };
    let teams: Vec<(String, String)> = (0..10_001).map(team).collect();
    let (ann, bea) = (card(&[]), card(&[("id", "bea"), ("name", "Bea")]));
    let mut files = vec![("characters/ann.yaml", &*ann), ("characters/bea.yaml", &*bea)];
    files.extend(teams.iter().map(|(path, text)| (path.as_str(), text.as_str())));
    assert!(only(pack(&files)).contains("pow.too-many: 10001 teams are too many"));
    files.pop();
    assert!(pack(&files).is_ok());
}

#[test]
fn two_packs_of_one_id_are_refused() {
    let mut shelf = Shelf::default();
    for root in ["a/homebrew", "b/homebrew"] {
        shelf.add(root, load_embedded(root, [("pack.yaml", MANIFEST)]));
    }
    let found = shelf.check().unwrap_err();
    assert!(found.to_string().contains("there is another pack `homebrew`"), "{found}");
}

#[test]
fn a_folder_called_house_stands_in_for_the_pack_inside() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../content/house");
    assert_eq!(load(&[folder]).unwrap(), house().unwrap());
    assert!(load(&["no/such/folder"]).is_err());
}

/// The files that the manual shows, by their path inside the pack.
fn files_of_the_manual() -> Vec<(&'static str, &'static str)> {
    let manual = include_str!("../../../../docs/content.md");
    let blocks = manual.split("```yaml\n# the-docks/").skip(1);
    let file = |block: &'static str| {
        let (text, _) = block.split_once("```").unwrap();
        text.split_once('\n').unwrap()
    };
    blocks.map(file).collect()
}

#[test]
fn the_worked_example_of_the_manual_works() {
    let files = files_of_the_manual();
    assert_eq!(files.len(), 5);
    let mut shelf = Shelf::default();
    shelf.add("games/pow/content/house", embedded_house());
    shelf.add("the-docks", load_embedded("the-docks", files));
    let cards = shelf.check().unwrap_or_else(|found| panic!("{found}"));
    let dockers = &cards.teams[usize::from(cards.team("dockers").unwrap())];
    assert_eq!(dockers.levels(&cards), 30);
    let mission = &cards.missions[usize::from(cards.mission("last-crate").unwrap())];
    assert_eq!(mission.battlefields.len(), 2);
}
