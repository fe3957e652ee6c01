//! The table as everybody sees it.

mod hero;
mod map;
mod mission;
pub(super) mod routes;
mod under_way;
mod villain;

use gotham::Gotham;
use gotham::bearer::Reading as _;
use gotham::printed::HasSkill;
use gotham::printed::term::{Camp, Trait};
use gotham::state::{Stage, State};
use table::{Game as _, Seat};
use wire::board::gotham as wire;
use words::gotham::{Printed, Teller};

use super::{code, lines, names, scene};
use crate::Look;

pub(super) fn board(look: &Look<Gotham>, teller: &Teller) -> wire::Board {
    let (scene, words) = (scene(look), look.words);
    let (state, mission) = (scene.state, scene.mission());
    let printed = teller.printed();
    let corners = || scene.board().zones.iter().flat_map(|zone| &zone.outline.0);
    wire::Board {
        mission: lines::mission(look),
        mission_id: mission.id.clone(),
        battlefield: words.language().name(&scene.board().name).to_owned(),
        width: corners().map(|corner| corner.x).max().unwrap_or_default(),
        height: corners().map(|corner| corner.y).max().unwrap_or_default(),
        turn: state.turn,
        last_turn: mission.last_turn,
        on_time: code(&mission.on_time),
        initiative: code(&mission.initiative),
        stage: stage(state.stage).to_owned(),
        stage_name: words.word(stage_name(state.stage)),
        phases: phases(look, mission.initiative),
        phase: state.winner.is_none().then(|| phase(state)),
        turn_of: state.stage.camp().map(|camp| code(&camp)),
        lead: (state.stage == Stage::HeroesAct).then_some(state.lead),
        winner: state.winner.map(|camp| code(&camp)),
        sides: sides(look),
        zones: map::zones(scene, words),
        limits: map::limits(scene),
        special_moves: map::special_moves(scene),
        heroes: hero::heroes(look, teller),
        post: villain::post(scene, words),
        tiles: villain::tiles(look, teller),
        river: villain::river(scene),
        figures: map::figures(look, teller),
        cards: hero::cards(look, teller),
        tokens: map::tokens(scene, words),
        clouds: map::clouds(scene, &printed),
        ends: mission::ends(look, &printed),
        tasks: mission::tasks(look, &printed),
        events: mission::events(look, &printed),
        rules: printed.special_rules(mission),
        acting: under_way::acting(state),
        movements: under_way::movements(scene, words),
        attack: under_way::attack(scene, words),
        rolls: under_way::rolls(scene, words),
        explosion: state.explosion.as_ref().map(|explosion| explosion.zone.0.into()),
    }
}

fn sides(look: &Look<Gotham>) -> Vec<wire::Side> {
    let state = &look.view.state;
    let names = names::of_seats(look.content, look.setup, look.words);
    let side = |seat: u8| wire::Side {
        seat,
        name: names.get(usize::from(seat)).cloned().unwrap_or_default(),
        camp: code(&state.camp_of(Seat(seat))),
        passed: state.stage == Stage::HeroesAct && state.has_passed(seat),
    };
    (0..Gotham::seats(state)).map(side).collect()
}

/// Steps A to E of a turn, in the order of the mission (game-turn.order).
fn phases(look: &Look<Gotham>, initiative: Camp) -> Vec<String> {
    let heroes = "host-gotham-phase-heroes";
    let villain = "host-gotham-phase-villain";
    let (first, second) = if initiative == Camp::Heroes { (heroes, villain) } else { (villain, heroes) };
    let keys =
        ["host-gotham-phase-upkeep", first, "host-gotham-phase-check", second, "host-gotham-phase-check"];
    keys.map(|key| look.words.word(key)).into()
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
        Stage::Upkeep => "host-gotham-stage-upkeep",
        Stage::HeroesBegin => "host-gotham-stage-heroes-begin",
        Stage::HeroesAct => "host-gotham-stage-heroes-act",
        Stage::HeroesEnd => "host-gotham-stage-heroes-end",
        Stage::VillainBegins => "host-gotham-stage-villain-begins",
        Stage::VillainActs(_) => "host-gotham-stage-villain-acts",
        Stage::VillainEnds => "host-gotham-stage-villain-ends",
        Stage::Check => "host-gotham-stage-check",
    }
}

/// Skills with what they do at their levels.
fn skills(
    look: &Look<Gotham>,
    printed: &Printed,
    skills: &[HasSkill],
    works: impl Fn(&HasSkill) -> bool,
) -> Vec<wire::Named> {
    let named = |has: &HasSkill| {
        let skill = look.content.skills.get(usize::from(has.skill))?;
        Some(wire::Named {
            code: skill.id.as_str().to_owned(),
            name: printed.skill_name(*has),
            text: printed.skill(skill, Some(has.level)),
            works: works(has),
        })
    };
    skills.iter().filter_map(named).collect()
}

/// Traits, which always work (traits.general.mandatory).
fn traits(printed: &Printed, traits: &[Trait]) -> Vec<wire::Named> {
    let named = |it: &Trait| wire::Named {
        code: code(it),
        name: printed.trait_name(*it),
        text: printed.trait_text(*it),
        works: true,
    };
    traits.iter().map(named).collect()
}
