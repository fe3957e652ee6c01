//! What exists for one scenario only: its board, its mission, and sheets and tiles as it wants them.

use content::{Checker, Diagnostics, Names as Translated, Source, Spanned};
use gotham::printed::term::Camp;
use gotham::printed::{HasSkill, Mission, OWN, Printed, own_board, own_mission};

use super::given::{Given, GivenHero, GivenTile, Written};
use scenario::{Code, Named};

/// The board that is played on if a file says nothing of it.
const USUAL_BOARD: &str = "dockside";
/// The cubes of a villain that has no mission.
const USUAL_CUBES: u8 = 12;

/// The mission, by its place; without one, one that asks for nothing.
pub fn mission(
    given: &Given,
    source: &Source,
    printed: &mut Printed,
    found: &mut Diagnostics,
) -> Option<u16> {
    let board = match &given.board {
        None => None,
        Some(Spanned { value: Written::Here(drawn), .. }) => Some(own_board(printed, source, drawn, found)?),
        Some(Spanned { value: Written::Id(id), span }) => {
            let id = Spanned { value: id.clone(), span: *span };
            let known = printed.boards.iter().map(|board| board.id.as_str());
            Checker::new(source, found).reference(&id, known, "board");
            Some(printed.board(&id)?)
        }
    };
    let drawn = match &given.board {
        Some(Spanned { value: Written::Here(drawn), .. }) => Some(&**drawn),
        _ => None,
    };
    let place = match &given.mission {
        Some(Spanned { value: Written::Here(written), .. }) => {
            own_mission(printed, source, written, drawn, found)?
        }
        Some(Spanned { value: Written::Id(id), span }) => {
            if let Some(board) = &given.board {
                let help = Some("leave the board out, or write the mission out as well".to_owned());
                let message = "a mission has its own board";
                Checker::new(source, found).report(Code::Impossible, board.span, message, help);
                return None;
            }
            let id = Spanned { value: id.clone(), span: *span };
            let known = printed.missions.iter().map(|mission| mission.id.as_str());
            Checker::new(source, found).reference(&id, known, "mission");
            printed.mission(&id)?
        }
        None => {
            let board = board.or_else(|| printed.board(USUAL_BOARD)).unwrap_or_default();
            printed.missions.push(without_aim(board));
            u16::try_from(printed.missions.len() - 1).ok()?
        }
    };
    if !given.set_up.unwrap_or_default() {
        // Nobody is there but those that are given, so nothing of this is laid out.
        let mission = &mut printed.missions[usize::from(place)];
        mission.slots.clear();
        mission.river.clear();
        mission.bystanders.clear();
    }
    Some(place)
}

/// A mission in which nothing is to be done and that ends with its last turn.
fn without_aim(board: u16) -> Mission {
    Mission {
        id: OWN.to_owned(),
        name: Translated { en: OWN.to_owned(), fr: OWN.to_owned(), de: OWN.to_owned() },
        board,
        initiative: Camp::Heroes,
        last_turn: 12,
        on_time: Camp::Villain,
        slots: Vec::new(),
        river: Vec::new(),
        cubes: USUAL_CUBES,
        available: USUAL_CUBES,
        recovery: 5,
        reinforcement_zones: Vec::new(),
        reinforcement_points: 0,
        events: Vec::new(),
        events_at_once: 1,
        closed: Default::default(),
        bystanders: Vec::new(),
        tokens: Vec::new(),
        tasks: Vec::new(),
        rules: Vec::new(),
        modifiers: Vec::new(),
        ends: Vec::new(),
    }
}

/// Sheets and tiles as the file wants them.
pub fn sheets(given: &Given, source: &Source, printed: &mut Printed, found: &mut Diagnostics) {
    if given.bare == Some(true) {
        for hero in &mut printed.heroes {
            hero.skills.clear();
            hero.traits.clear();
        }
        for tile in &mut printed.tiles {
            tile.skills.clear();
            tile.traits.clear();
        }
    }
    let mut check = Checker::new(source, found);
    for (name, hero) in given.heroes.iter().flat_map(|heroes| heroes.iter()) {
        if let Some(place) = printed.hero(name) {
            sheet(&mut check, printed, usize::from(place), hero);
        }
    }
    for (name, tile) in given.tiles.iter().flat_map(|tiles| tiles.iter()) {
        if let Some(place) = printed.tile(name) {
            self::tile(&mut check, printed, usize::from(place), tile);
        }
    }
}

fn sheet(check: &mut Checker, printed: &mut Printed, place: usize, given: &GivenHero) {
    let skills = given.skills.as_ref().map(|skills| learned(check, printed, skills));
    let sheet = &mut printed.heroes[place];
    sheet.skills = skills.unwrap_or_else(|| std::mem::take(&mut sheet.skills));
    if let Some(traits) = &given.traits {
        sheet.traits.clone_from(traits);
    }
    set(check, &mut sheet.energy, &given.energy, 1..=12, "energy");
    set(check, &mut sheet.size, &given.size, 0..=3, "size");
    set(check, &mut sheet.threat, &given.threat, 0..=3, "threat");
    if let Some(recovery) = &given.recovery {
        for index in [recovery.value.0, recovery.value.1] {
            check.in_range(&Spanned { value: index, span: recovery.span }, 0..=12, "recovery");
        }
        (sheet.recovery_active, sheet.recovery_rest) = recovery.value;
    }
    sheet.automatic_defence = given.automatic_defence.unwrap_or(sheet.automatic_defence);
}

fn tile(check: &mut Checker, printed: &mut Printed, place: usize, given: &GivenTile) {
    let skills = given.skills.as_ref().map(|skills| learned(check, printed, skills));
    let tile = &mut printed.tiles[place];
    tile.skills = skills.unwrap_or_else(|| std::mem::take(&mut tile.skills));
    if let Some(traits) = &given.traits {
        tile.traits.clone_from(traits);
    }
    set(check, &mut tile.life, &given.life, 1..=8, "number of life points");
    set(check, &mut tile.automatic_defence, &given.automatic_defence, 0..=3, "automatic defence");
    set(check, &mut tile.first_bonus, &given.first_bonus, 0..=5, "first-movement bonus");
    set(check, &mut tile.size, &given.size, 0..=3, "size");
    set(check, &mut tile.threat, &given.threat, 0..=3, "threat");
    tile.level = given.level.unwrap_or(tile.level);
    tile.double = given.double.or(tile.double);
    if let Some(cost) = &given.reinforcement_cost {
        check.in_range(cost, 1..=3, "reinforcement cost");
        tile.reinforcement_cost = Some(cost.value);
    }
    let lines = [&given.melee, &given.ranged, &given.manipulation, &given.thought];
    for (printed, given) in tile.lines.iter_mut().zip(lines) {
        let Some(given) = given else { continue };
        let fits = given.len() <= 2
            && given.iter().all(|line| (1..=4).contains(&line.dice.len()) && (1..=4).contains(&line.times));
        if !fits {
            let help = Some("at most 2 characteristics of 1 to 4 dice, each done 1 to 4 times".to_owned());
            check.report(Code::Impossible, given.span, "no tile has these characteristics", help);
        }
        printed.clone_from(&given.value);
    }
}

/// A number in place of the printed one.
fn set(
    check: &mut Checker,
    printed: &mut u8,
    given: &Option<Spanned<u8>>,
    bounds: std::ops::RangeInclusive<u8>,
    what: &str,
) {
    if let Some(given) = given {
        check.in_range(given, bounds, what);
        *printed = given.value;
    }
}

/// Skills with their levels.
fn learned(check: &mut Checker, printed: &Printed, given: &Named<Spanned<u8>>) -> Vec<HasSkill> {
    let mut skills = Vec::new();
    for (name, level) in given.iter() {
        check.reference(name, printed.skills.iter().map(|skill| skill.id.as_str()), "skill");
        check.in_range(level, 1..=5, "level");
        if let Some(skill) = printed.skill(name) {
            skills.push(HasSkill { skill, level: level.value, below: None });
        }
    }
    skills
}
