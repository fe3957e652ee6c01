//! Whether the table is as `then` says.

use content::Spanned;
use gotham::Gotham;
use gotham::bearer::Reading as _;
use gotham::board::ZoneId;
use gotham::command_post::activation_cost;
use gotham::printed::term::{Camp, CubeBox, LineTrigger};
use gotham::state::{Cubes, FigureId, HeroId, HeroState, Stage, Whereabouts};
use gotham::{hindrance, material, movement};
use table::Scene;

use super::names::{self, Names};
use super::then::{GothamThen, OutcomeWord, RESERVED, ThenFigure, ThenPost, ThenZone};
use scenario::Code;
use scenario::Expectations;

/// Looks at the table.
pub fn compare(scene: Scene<Gotham>, names: &Names, then: &GothamThen, expect: &mut Expectations) {
    for (name, figure) in &then.figures {
        match names.find(name) {
            Some(id) => self::figure(scene, id, name, figure, expect),
            None => {
                let known = names.figures.iter().map(String::as_str).chain(RESERVED.iter().copied());
                expect.unknown("figure", name, known);
            }
        }
    }
    if let Some(villain) = &then.villain {
        post(scene, villain, expect);
    }
    let river = scene.state.river.iter().map(|&tile| names::tile(scene, tile).to_owned());
    list(expect, "the river", then.river.as_ref(), river.collect());
    tiles(scene, then, expect);
    for (name, zone) in then.zones.iter() {
        match names::find_zone(scene, name) {
            Some(id) => self::zone(scene, id, name, zone, expect),
            None => expect.unknown("zone", name, scene.board().zones.iter().map(|zone| zone.id.as_str())),
        }
    }
    pieces(scene, then, expect);
    expect.number("the turn", then.turn.as_ref(), scene.state.turn);
    expect.same("the stage", then.stage.as_ref(), stage_word(scene.state.stage).to_owned());
    let outcome = match scene.state.winner {
        Some(Camp::Heroes) => OutcomeWord::Heroes,
        Some(_) => OutcomeWord::Villain,
        None => OutcomeWord::None,
    };
    expect.same("the outcome", then.outcome.as_ref(), outcome);
}

/// Where a turn stands, as `given` writes it.
pub fn stage_word(stage: Stage) -> &'static str {
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

/// These words in this order.
fn list(expect: &mut Expectations, what: &str, expected: Option<&Spanned<Vec<String>>>, actual: Vec<String>) {
    let Some(expected) = expected.filter(|expected| expected.value != actual) else { return };
    let words = |words: &[String]| if words.is_empty() { "nothing".to_owned() } else { words.join(", ") };
    let message = format!("{what} is {}, not {}", words(&actual), words(&expected.value));
    expect.report(Code::Differs, expected.span, message, None);
}

/// These words in any order.
fn set(
    expect: &mut Expectations,
    what: &str,
    expected: Option<&Spanned<Vec<String>>>,
    mut actual: Vec<String>,
) {
    let Some(expected) = expected else { return };
    let mut sorted = Spanned { value: expected.value.clone(), span: expected.span };
    sorted.value.sort_unstable();
    actual.sort_unstable();
    list(expect, what, Some(&sorted), actual);
}

fn figure(
    scene: Scene<Gotham>,
    id: FigureId,
    name: &Spanned<String>,
    then: &ThenFigure,
    expect: &mut Expectations,
) {
    let state = scene.state;
    let body = state.figure(id);
    let at = match body.whereabouts {
        Whereabouts::Zone(zone) => names::zone(scene, zone),
        Whereabouts::Reserve => "reserve",
        Whereabouts::Gone => "gone",
    };
    expect.same(format!("the place of {name}"), then.at.as_ref(), at.to_owned());
    expect.same(format!("{name} down"), then.down.as_ref(), state.is_neutralised(id));
    expect.same(format!("{name} lying"), then.lying.as_ref(), body.lying);
    expect.same(format!("{name} with a friend"), then.friend.as_ref(), body.friend);
    expect.same(format!("{name} moved"), then.moved.as_ref(), body.moved);
    expect.same(format!("{name} guided"), then.guided.as_ref(), body.guided);
    expect.number(format!("the shackles of {name}"), then.shackles.as_ref(), body.shackles);
    let moving = state.movement.filter(|movement| movement.figure == id);
    let points = moving.map_or(0, |movement| movement.points);
    expect.number(format!("the move points of {name}"), then.points.as_ref(), points);
    if then.first_bonus.is_some() {
        let bonus = movement::pool(scene, id, 0, movement::FirstBonus::Counts);
        expect.number(format!("the first-movement bonus of {name}"), then.first_bonus.as_ref(), bonus);
    }
    let to_moves = hindrance::to_moves(scene, id);
    expect.number(format!("the hindrance to moves of {name}"), then.hindrance_to_moves.as_ref(), to_moves);
    let to_actions = hindrance::to_actions(scene, id, LineTrigger::Permanent);
    expect.number(
        format!("the hindrance to actions of {name}"),
        then.hindrance_to_actions.as_ref(),
        to_actions,
    );
    let Some(hero) = state.hero_of(id) else {
        expect.number(format!("the life points of {name}"), then.life.as_ref(), body.life);
        return no_cubes(name, then, expect);
    };
    if let Some(life) = &then.life {
        let help = Some("a hero has cubes: write `wounds`".to_owned());
        expect.report(Code::Differs, life.span, format!("{name} has no life points"), help);
    }
    self::hero(scene, hero, name, then, expect);
}

/// A character has no cubes and carries nothing.
fn no_cubes(name: &Spanned<String>, then: &ThenFigure, expect: &mut Expectations) {
    let numbers = [&then.available, &then.fatigue, &then.wounds, &then.encumbrance, &then.max_encumbrance];
    let boxes = [&then.melee, &then.ranged, &then.manipulation, &then.thought, &then.movement, &then.defence];
    let spans = numbers.into_iter().chain(boxes).chain([&then.reroll]).flatten().map(|number| number.span);
    let others = then.carries.iter().map(|it| it.span).chain(then.state.iter().map(|it| it.span));
    if let Some(span) = spans.chain(others).next() {
        let message = format!("{name} is a character: it has life points, and no sheet");
        expect.report(Code::Differs, span, message, None);
    }
}

fn hero(
    scene: Scene<Gotham>,
    id: HeroId,
    name: &Spanned<String>,
    then: &ThenFigure,
    expect: &mut Expectations,
) {
    let hero = scene.state.hero(id);
    let Cubes { available, fatigue, wounds, boxes } = hero.cubes;
    let in_box = |cube_box: CubeBox| boxes[cube_box as usize];
    let cubes = [
        ("available energy", &then.available, available),
        ("fatigue", &then.fatigue, fatigue),
        ("wounds", &then.wounds, wounds),
        ("melee box", &then.melee, in_box(CubeBox::Melee)),
        ("ranged box", &then.ranged, in_box(CubeBox::Ranged)),
        ("manipulation box", &then.manipulation, in_box(CubeBox::Manipulation)),
        ("thought box", &then.thought, in_box(CubeBox::Thought)),
        ("movement box", &then.movement, in_box(CubeBox::Movement)),
        ("defence box", &then.defence, in_box(CubeBox::Defence)),
        ("reroll box", &then.reroll, in_box(CubeBox::Reroll)),
    ];
    for (what, expected, actual) in cubes {
        expect.number(format!("the {what} of {name}"), expected.as_ref(), actual);
    }
    let carried: Vec<String> = material::carried(scene, id).map(|(_, card)| card.id.clone()).collect();
    set(expect, &format!("what {name} carries"), then.carries.as_ref(), carried);
    let encumbrance = material::encumbrance(scene, id);
    expect.number(format!("the encumbrance of {name}"), then.encumbrance.as_ref(), encumbrance);
    let most = scene.content.heroes[usize::from(hero.printed)].max_encumbrance();
    expect.number(format!("the most that {name} carries"), then.max_encumbrance.as_ref(), most);
    let state = match hero.state {
        HeroState::Active => "active",
        HeroState::Rest => "rest",
    };
    expect.same(format!("the state of {name}"), then.state.as_ref(), state.to_owned());
    expect.same(format!("{name} dazed"), then.dazed.as_ref(), hero.dazed);
}

fn post(scene: Scene<Gotham>, then: &ThenPost, expect: &mut Expectations) {
    let Cubes { available, fatigue, boxes, .. } = scene.state.post;
    let cubes = [
        ("available energy", &then.available, available),
        ("fatigue", &then.fatigue, fatigue),
        ("movement box", &then.movement, boxes[CubeBox::Movement as usize]),
        ("defence box", &then.defence, boxes[CubeBox::Defence as usize]),
        ("reroll box", &then.reroll, boxes[CubeBox::Reroll as usize]),
        ("cubes gone", &then.gone, scene.state.cubes_gone),
    ];
    for (what, expected, actual) in cubes {
        expect.number(format!("the {what} of the villain"), expected.as_ref(), actual);
    }
    expect.same("demobilised", then.demobilised.as_ref(), scene.state.demobilised);
}

fn tiles(scene: Scene<Gotham>, then: &GothamThen, expect: &mut Expectations) {
    for (name, tile) in then.tiles.iter() {
        let Some(id) = names::find_tile(scene, name) else {
            let known: Vec<&str> = names::tiles(scene.state).map(|tile| names::tile(scene, tile)).collect();
            expect.unknown("tile", name, known);
            continue;
        };
        let there = scene.state.tile(id);
        expect.same(format!("{name} neutralised"), tile.neutralised.as_ref(), there.neutralised);
        let reserve = scene.state.characters_of(id);
        let reserve =
            reserve.filter(|&it| scene.state.figure(it).whereabouts == Whereabouts::Reserve).count();
        expect.number(format!("the reserve of {name}"), tile.reserve.as_ref(), reserve);
        if let Some(expected) = &tile.cost {
            match activation_cost(scene, id) {
                Some(cost) => expect.number(format!("the cost of {name}"), Some(expected), cost),
                None => {
                    let message = format!("{name} is not in the river");
                    expect.report(Code::Differs, expected.span, message, None);
                }
            }
        }
    }
}

fn zone(
    scene: Scene<Gotham>,
    id: ZoneId,
    name: &Spanned<String>,
    then: &ThenZone,
    expect: &mut Expectations,
) {
    let (board, broken) = (scene.board(), &scene.state.broken_walls);
    let adjacent = board.adjacent(id, broken).iter().map(|zone| names::zone(scene, zone).to_owned());
    set(expect, &format!("what is adjacent to {name}"), then.adjacent.as_ref(), adjacent.collect());
    for (listed, wanted) in [(&then.sees, true), (&then.sees_not, false)] {
        let Some(listed) = listed else { continue };
        for other in &listed.value {
            let other = Spanned { value: other.clone(), span: listed.span };
            let Some(there) = names::find_zone(scene, &other) else {
                expect.unknown("zone", &other, board.zones.iter().map(|zone| zone.id.as_str()));
                continue;
            };
            if board.sight.between(id, there, broken) != wanted {
                let message = format!("{name} {} {other}", if wanted { "does not see" } else { "sees" });
                expect.report(Code::Differs, listed.span, message, None);
            }
        }
    }
    expect.number(format!("the size in {name}"), then.size.as_ref(), scene.size_in(id));
    for (other, expected) in then.distance.iter() {
        let Some(there) = names::find_zone(scene, other) else {
            expect.unknown("zone", other, board.zones.iter().map(|zone| zone.id.as_str()));
            continue;
        };
        match board.distance(id, there, broken) {
            Some(moves) => {
                expect.number(format!("the distance from {name} to {other}"), Some(expected), moves)
            }
            None => {
                let message = format!("no moves lead from {name} to {other}");
                expect.report(Code::Differs, expected.span, message, None);
            }
        }
    }
}

/// Tokens, cards, clouds and walls.
fn pieces(scene: Scene<Gotham>, then: &GothamThen, expect: &mut Expectations) {
    for (name, expected) in then.tokens.iter() {
        let kinds = &scene.mission().tokens;
        let Some(kind) = kinds.iter().position(|kind| kind.id == name.as_str()) else {
            expect.unknown("token of this mission", name, kinds.iter().map(|kind| kind.id.as_str()));
            continue;
        };
        let there = scene.state.tokens.iter().filter(|token| usize::from(token.kind) == kind);
        let zones = there.filter_map(|token| token.at).map(|zone| names::zone(scene, zone).to_owned());
        set(expect, &format!("where {name} lies"), Some(expected), zones.collect());
    }
    for (name, expected) in then.cards.iter() {
        let Some(card) = names::find_card(scene, name) else {
            let known: Vec<String> =
                (0..scene.state.cards.len() as u8).map(|card| names::card(scene, card)).collect();
            expect.unknown("card", name, known.iter().map(String::as_str));
            continue;
        };
        let place = names::place(scene, scene.state.cards[usize::from(card)].place);
        expect.same(format!("the place of {name}"), Some(expected), place);
    }
    let clouds = scene.state.clouds.iter().map(|clouds| {
        let cloud = serde_json::to_value(clouds.cloud);
        let cloud = cloud.ok().and_then(|word| word.as_str().map(str::to_owned)).unwrap_or_default();
        let side = if clouds.full { "" } else { " fading" };
        format!("{} {cloud}{side} at {}", clouds.count, names::zone(scene, clouds.zone))
    });
    set(expect, "what lies in clouds", then.clouds.as_ref(), clouds.collect());
    let walls = scene.state.broken_walls.iter();
    let walls =
        walls.map(|&(one, other)| format!("{} and {}", names::zone(scene, one), names::zone(scene, other)));
    set(expect, "what is broken", then.broken_walls.as_ref(), walls.collect());
}
