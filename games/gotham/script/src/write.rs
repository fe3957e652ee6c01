//! A position as `given` writes it: the other half of [`super::position`].

use gotham::Gotham;
use gotham::bearer::Reading as _;
use gotham::state::{Body, CardPlace, Cubes, FigureId, HeroId, HeroState, Stage, TileId, Whereabouts};
use serde_json::json;
use table::Scene;

use super::compare::stage_word;
use super::kept::Kept;
use super::names::{self, BOXES, Names};

/// A position, one line for each thing.
pub fn given(scene: Scene<Gotham>, names: &Names) -> Vec<String> {
    let state = scene.state;
    let mut lines = vec![
        format!("mission: {}", scene.mission().id),
        format!("players: {}", state.players),
        format!("turn: {}", state.turn),
        format!("stage: {}", stage_word(state.stage)),
    ];
    if let Stage::VillainActs(activated @ 1..) = state.stage {
        lines.push(format!("activated: {activated}"));
    }
    lines.push(format!("second-half: {}", state.second_half));
    lines.push(format!("lead: {}", state.lead + 1));
    lines.push(format!("passed: [{}]", players(state, state.passed)));
    lines.push(format!("handed-over: [{}]", players(state, state.handed_over)));
    lines.push("heroes:".to_owned());
    lines.extend(state.hero_ids().map(|hero| self::hero(scene, hero)));
    lines.push("tiles:".to_owned());
    lines.extend(names::tiles(state).map(|tile| self::tile(scene, tile)));
    lines.push("figures:".to_owned());
    let characters = state.figure_ids().filter(|&it| matches!(state.figure(it).body, Body::Character(_)));
    lines.extend(characters.map(|figure| character(scene, names, figure)));
    let river: Vec<&str> = state.river.iter().map(|&tile| names::tile(scene, tile)).collect();
    lines.push(format!("river: [{}]", river.join(", ")));
    let Cubes { available, fatigue, .. } = state.post;
    let gone = state.cubes_gone;
    let post = format!("available: {available}, fatigue: {fatigue}, gone: {gone}{}", boxes(&state.post));
    lines.push(format!("villain: {{ {post} }}"));
    pieces(scene, &mut lines);
    if state.demobilised {
        lines.push("demobilised: true".to_owned());
    }
    let kept = Kept::of(state);
    if kept != Kept::default() {
        // JSON is YAML as well.
        lines.push(format!("kept: {}", json!(kept)));
    }
    lines
}

fn boxes(cubes: &Cubes) -> String {
    let filled = BOXES.iter().filter(|(_, cube_box)| cubes.boxes[*cube_box as usize] > 0);
    let filled: Vec<String> =
        filled.map(|(name, cube_box)| format!("{name}: {}", cubes.boxes[*cube_box as usize])).collect();
    if filled.is_empty() { String::new() } else { format!(", boxes: {{ {} }}", filled.join(", ")) }
}

fn hero(scene: Scene<Gotham>, id: HeroId) -> String {
    let hero = scene.state.hero(id);
    let Cubes { fatigue, wounds, .. } = hero.cubes;
    let state = match hero.state {
        HeroState::Active => "active",
        HeroState::Rest => "rest",
    };
    let mut text = format!("  {}: {{ at: {}", names::hero_id(scene, id), place(scene, hero.figure));
    text += &format!(", player: {}, state: {state}, fatigue: {fatigue}, wounds: {wounds}", hero.player + 1);
    text += &boxes(&hero.cubes);
    text += &format!(", dazed: {}{} }}", hero.dazed, marks(scene, hero.figure));
    text
}

fn tile(scene: Scene<Gotham>, id: TileId) -> String {
    let tile = scene.state.tile(id);
    let mut text = format!("  {}: {{ neutralised: {}", names::tile(scene, id), tile.neutralised);
    if let Some(commander) = tile.commander {
        text += &format!(", commander: {}", names::hero_id(scene, commander));
    }
    text + " }"
}

fn character(scene: Scene<Gotham>, names: &Names, id: FigureId) -> String {
    let figure = scene.state.figure(id);
    let name = names.figure(id);
    format!("  {name}: {{ at: {}, life: {}{} }}", place(scene, id), figure.life, marks(scene, id))
}

fn place<'a>(scene: Scene<'a, Gotham>, figure: FigureId) -> &'a str {
    match scene.state.figure(figure).whereabouts {
        Whereabouts::Zone(zone) => names::zone(scene, zone),
        Whereabouts::Reserve => "reserve",
        Whereabouts::Gone => "gone",
    }
}

fn marks(scene: Scene<Gotham>, figure: FigureId) -> String {
    let figure = scene.state.figure(figure);
    let mut marks = vec![format!("friend: {}", figure.friend)];
    let flags = [
        ("moved", figure.moved),
        ("activated", figure.activated),
        ("lying", figure.lying),
        ("bonus-lost", figure.bonus_lost),
        ("guided", figure.guided),
    ];
    marks.extend(flags.iter().filter(|(_, is)| *is).map(|(name, _)| format!("{name}: true")));
    if figure.shackles > 0 {
        marks.push(format!("shackles: {}", figure.shackles));
    }
    format!(", marks: {{ {} }}", marks.join(", "))
}

/// Tokens, cards, clouds and broken walls.
fn pieces(scene: Scene<Gotham>, lines: &mut Vec<String>) {
    let state = scene.state;
    let tokens = state.tokens.iter().map(|token| {
        let kind = names::token_kind(scene, token.kind);
        token.at.map_or_else(|| format!("{kind} gone"), |at| format!("{kind} at {}", names::zone(scene, at)))
    });
    lines.push(format!("tokens: [{}]", tokens.collect::<Vec<_>>().join(", ")));
    let cards = state.cards.iter().map(|card| {
        let id = &scene.content.materials[usize::from(card.printed)].id;
        let place = names::place(scene, card.place);
        match card.place {
            CardPlace::Carried(_) => format!("{id} with {place}"),
            CardPlace::Lying(_) => format!("{id} at {place}"),
            CardPlace::Inside(_) => format!("{id} in {place}"),
            CardPlace::Gone => format!("{id} gone"),
        }
    });
    lines.push(format!("cards: [{}]", cards.collect::<Vec<_>>().join(", ")));
    let clouds: Vec<String> = state
        .clouds
        .iter()
        .map(|clouds| {
            let (cloud, by) = (json!(clouds.cloud), json!(clouds.camp));
            let (at, count, full) = (names::zone(scene, clouds.zone), clouds.count, clouds.full);
            format!("{{ cloud: {cloud}, at: {at}, count: {count}, by: {by}, full: {full} }}")
        })
        .collect();
    if !clouds.is_empty() {
        lines.push(format!("clouds: [{}]", clouds.join(", ")));
    }
    let walls = state.broken_walls.iter();
    let walls =
        walls.map(|&(one, other)| format!("{} and {}", names::zone(scene, one), names::zone(scene, other)));
    let walls: Vec<String> = walls.collect();
    if !walls.is_empty() {
        lines.push(format!("broken-walls: [{}]", walls.join(", ")));
    }
}

/// The players of heroes that are bits of a number, counted from 1.
fn players(state: &gotham::state::State, bits: u8) -> String {
    let said =
        (0..state.players).filter(|player| bits >> player & 1 == 1).map(|player| (player + 1).to_string());
    said.collect::<Vec<String>>().join(", ")
}
