//! The table as everybody sees it.

mod hero;
mod map;
mod mission;
pub(crate) mod routes;
mod under_way;
mod villain;

use gotham::Gotham;
use gotham::bearer::Reading as _;
use gotham::printed::HasSkill;
use gotham::printed::term::{Camp, Trait};
use gotham::state::{Stage, State};
use host::{Reader, code_of};
use table::{Game as _, Seat};

use crate::voice::{self, Printed, Teller};
use crate::{drawing, names};

pub(super) fn board(reader: &Reader<Gotham>, teller: &Teller) -> drawing::Board {
    let (scene, words) = (reader.scene(), reader.words);
    let (state, mission) = (scene.state, scene.mission());
    let printed = teller.printed();
    let corners = || scene.board().zones.iter().flat_map(|zone| &zone.outline.0);
    drawing::Board {
        mission: voice::mission(reader),
        mission_id: mission.id.clone(),
        battlefield: words.language().name(&scene.board().name).to_owned(),
        width: corners().map(|corner| corner.x).max().unwrap_or_default(),
        height: corners().map(|corner| corner.y).max().unwrap_or_default(),
        turn: state.turn,
        last_turn: mission.last_turn,
        on_time: code_of(&mission.on_time),
        initiative: code_of(&mission.initiative),
        stage: stage(state.stage).to_owned(),
        stage_name: words.word(stage_name(state.stage)),
        phases: phases(reader, mission.initiative),
        phase: state.winner.is_none().then(|| phase(state)),
        turn_of: state.stage.camp().map(|camp| code_of(&camp)),
        lead: (state.stage == Stage::HeroesAct).then_some(state.lead),
        winner: state.winner.map(|camp| code_of(&camp)),
        sides: sides(reader),
        zones: map::zones(scene, words),
        limits: map::limits(scene),
        special_moves: map::special_moves(scene),
        heroes: hero::heroes(reader, teller),
        post: villain::post(scene, words),
        tiles: villain::tiles(reader, teller),
        river: villain::river(scene),
        figures: map::figures(reader, teller),
        cards: hero::cards(reader, teller),
        tokens: map::tokens(scene, words),
        clouds: map::clouds(scene, &printed),
        ends: mission::ends(reader, &printed),
        tasks: mission::tasks(reader, &printed),
        events: mission::events(reader, &printed),
        rules: printed.special_rules(mission),
        acting: under_way::acting(state),
        movements: under_way::movements(scene, words),
        attack: under_way::attack(scene, words),
        rolls: under_way::rolls(scene, words),
        explosion: state.explosion.as_ref().map(|explosion| explosion.zone.0.into()),
    }
}

fn sides(reader: &Reader<Gotham>) -> Vec<drawing::Side> {
    let state = reader.state;
    let names = names::of_seats(reader.content, reader.setup, reader.words);
    let side = |seat: u8| drawing::Side {
        seat,
        name: names.get(usize::from(seat)).cloned().unwrap_or_default(),
        camp: code_of(&state.camp_of(Seat(seat))),
        passed: state.stage == Stage::HeroesAct && state.has_passed(seat),
    };
    (0..Gotham::seats(state)).map(side).collect()
}

/// Steps A to E of a turn, in the order of the mission (game-turn.order).
fn phases(reader: &Reader<Gotham>, initiative: Camp) -> Vec<String> {
    let heroes = "gotham-phase-heroes";
    let villain = "gotham-phase-villain";
    let (first, second) = if initiative == Camp::Heroes { (heroes, villain) } else { (villain, heroes) };
    let keys = ["gotham-phase-upkeep", first, "gotham-phase-check", second, "gotham-phase-check"];
    keys.map(|key| reader.words.word(key)).into()
}

fn phase(state: &State) -> u8 {
    let half = if state.second_half { 2 } else { 0 };
    match state.stage {
        Stage::Upkeep => 0,
        Stage::HeroesBegin
        | Stage::HeroesAct
        | Stage::HeroesEnd
        | Stage::VillainBegins
        | Stage::VillainActs(_)
        | Stage::VillainEnds => 1 + half,
        Stage::Check => 2 + half,
    }
}

fn stage(stage: Stage) -> &'static str {
    match stage {
        Stage::Upkeep => "upkeep",
        Stage::HeroesBegin => "heroes-begin",
        Stage::HeroesAct => "heroes-act",
        Stage::HeroesEnd => "heroes-end",
        Stage::VillainBegins => "villain-begins",
        Stage::VillainActs(_) => "villain-acts",
        Stage::VillainEnds => "villain-ends",
        Stage::Check => "check",
    }
}

fn stage_name(stage: Stage) -> &'static str {
    match stage {
        Stage::Upkeep => "gotham-stage-upkeep",
        Stage::HeroesBegin => "gotham-stage-heroes-begin",
        Stage::HeroesAct => "gotham-stage-heroes-act",
        Stage::HeroesEnd => "gotham-stage-heroes-end",
        Stage::VillainBegins => "gotham-stage-villain-begins",
        Stage::VillainActs(_) => "gotham-stage-villain-acts",
        Stage::VillainEnds => "gotham-stage-villain-ends",
        Stage::Check => "gotham-stage-check",
    }
}

/// Skills with what they do at their levels.
fn skills(
    reader: &Reader<Gotham>,
    printed: &Printed,
    skills: &[HasSkill],
    works: impl Fn(&HasSkill) -> bool,
) -> Vec<drawing::Named> {
    let named = |has: &HasSkill| {
        let skill = reader.content.skills.get(usize::from(has.skill))?;
        Some(drawing::Named {
            code: skill.id.as_str().to_owned(),
            name: printed.skill_name(*has),
            text: printed.skill(skill, Some(has.level)),
            works: works(has),
        })
    };
    skills.iter().filter_map(named).collect()
}

/// Traits, which always work (traits.general.mandatory).
fn traits(printed: &Printed, traits: &[Trait]) -> Vec<drawing::Named> {
    let named = |it: &Trait| drawing::Named {
        code: code_of(it),
        name: printed.trait_name(*it),
        text: printed.trait_text(*it),
        works: true,
    };
    traits.iter().map(named).collect()
}
