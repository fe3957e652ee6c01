//! Writing a position as `given` reads it.

use std::fmt::Write as _;

use pow::Pow;
use pow::card::file::Inches;
use pow::card::{Nature, ObjectiveKind};
use pow::state::{BySide, FigureId, ObjectiveId, PieceId, Reading as _, Side, State, Whereabouts};
use space::Spot;
use table::Scene;

use super::names::{self, Names};
use super::then::RESERVED;
use super::words;
use scenario::sides::{self, SideWord};

/// What everybody is called.
pub fn figure_names(scene: Scene<Pow>) -> Names {
    let figures =
        scene.state.figure_ids().map(|id| (scene.state.figure(id).side, scene.card(id).id.as_str()));
    Names::new(sides::figure_names(&figures.collect::<Vec<_>>(), RESERVED))
}

/// Everything under `given`, one line for each.
pub fn position(scene: Scene<Pow>, names: &Names) -> Vec<String> {
    let state = scene.state;
    let mut lines = vec![
        format!("mission: {}", scene.mission().id),
        format!("battlefield: {}", scene.battlefield().id),
        format!("turn: {}", state.turn),
        format!("phase: {}", format!("{:?}", state.phase).to_lowercase()),
        format!("go: {}", names::side(state.go)),
        format!("initiative: {}", SideWord::from(state.initiative)),
        format!("first: {}", SideWord::from(state.first)),
        format!("deploys-first: {}", SideWord::from(state.deploys_first)),
        format!("bag: {}", sides(state.bag)),
        format!("full-bag: {}", sides(state.full_bag)),
        format!("points: {}", sides(state.points)),
        format!("all-controlled: {}", state.all_controlled),
    ];
    let edge = |side| state.edges[side].map_or("none", words::edge);
    lines.push(format!("edges: {{ a: {}, b: {} }}", edge(Side::A), edge(Side::B)));
    let passing = Side::BOTH.map(|side| {
        let it = state.passing[side];
        format!(
            "{{ used: {}, limit: {}, strategist-used: {}, last: {} }}",
            it.used, it.limit, it.strategist_used, it.last
        )
    });
    lines.push(format!("passing: {{ a: {}, b: {} }}", passing[0], passing[1]));
    objectives(state, &mut lines);
    scenery(scene, &mut lines);
    lines.push("figures:".to_owned());
    lines.extend(state.figure_ids().map(|id| format!("  {}: {}", names.of(id), figure(scene, names, id))));
    lines
}

fn sides(both: BySide<u8>) -> String {
    format!("{{ a: {}, b: {} }}", both[Side::A], both[Side::B])
}

pub fn place(Spot { x, y, z }: Spot) -> String {
    format!("[{}, {}, {}]", Inches(x), Inches(y), Inches(z))
}

fn objectives(state: &State, lines: &mut Vec<String>) {
    if state.objectives.is_empty() {
        return;
    }
    lines.push("objectives:".to_owned());
    for (number, objective) in (0..).zip(&state.objectives) {
        let name = names::objective_name(state, ObjectiveId(number));
        let mut written = format!("  {name}: {{ at: {}", place(objective.at));
        if objective.kind == ObjectiveKind::Pillar || objective.holder.is_some() || objective.streak > 0 {
            let holder = SideWord::from(objective.holder);
            // Writing to a string does not fail.
            let _ = write!(written, ", holder: {holder}, streak: {}", objective.streak);
            if objective.streak_of != objective.holder {
                let _ = write!(written, ", streak-of: {}", SideWord::from(objective.streak_of));
            }
        }
        lines.push(written + " }");
    }
}

/// What has become of the battlefield's pieces; one that is as it was is not mentioned.
fn scenery(scene: Scene<Pow>, lines: &mut Vec<String>) {
    let mut changed = Vec::new();
    for (number, piece) in (0..).zip(&scene.battlefield().pieces) {
        let id = PieceId(number);
        let (block, left) = (scene.state.block(id), scene.state.scenery[usize::from(number)].structure);
        let mut fields = Vec::new();
        if left != piece.structure {
            fields.push(format!("left: {left}"));
        }
        if !scene.state.stands(id) {
            fields.push("gone: true".to_owned());
        }
        if block.foot != piece.foot || block.top != piece.height {
            fields.push(format!("moved-to: {}", place(block.foot.lo.at(block.top - piece.height))));
        }
        if !fields.is_empty() {
            changed.push(format!("  {}: {{ {} }}", piece.id, fields.join(", ")));
        }
    }
    if !changed.is_empty() {
        lines.push("scenery:".to_owned());
        lines.append(&mut changed);
    }
}

fn figure(scene: Scene<Pow>, names: &Names, id: FigureId) -> String {
    let state = scene.state;
    let (figure, card) = (state.figure(id), scene.card(id));
    let mut fields = vec![format!("side: {}", names::side(figure.side))];
    if names.of(id) != card.id {
        fields.push(format!("card: {}", card.id));
    }
    match figure.whereabouts {
        Whereabouts::Waiting => fields.push("waiting: true".to_owned()),
        Whereabouts::Gone => fields.push(format!("gone: true, at: {}", place(state.body(id).at))),
        Whereabouts::Table => fields.push(format!("at: {}", place(state.body(id).at))),
    }
    fields.push(format!("life: {}, pow: {}", figure.life, figure.pow));
    let flags = [
        ("ko", figure.ko, false),
        ("down", figure.down, figure.ko),
        ("was-ko", figure.was_ko, figure.ko),
        ("activated", figure.activated, state.is_active(id)),
        ("reacted", figure.reacted, figure.reaction.is_some()),
        ("luck-used", figure.luck_used, false),
        ("plan-used", figure.plan_used, false),
    ];
    fields.extend(
        flags.into_iter().filter(|(_, is, usual)| is != usual).map(|(name, is, _)| format!("{name}: {is}")),
    );
    let counts = [
        ("distract", figure.lowered[Nature::Physical]),
        ("dazzle", figure.lowered[Nature::Mental]),
        ("awkwardness", figure.lowered[Nature::Energy]),
        ("ensnare", figure.ensnared),
        ("pushes-ignored", figure.pushes_ignored),
    ];
    fields
        .extend(counts.into_iter().filter(|(_, count)| *count > 0).map(|(name, it)| format!("{name}: {it}")));
    let raised = figure.raised.0;
    if raised != [0; 3] {
        fields.push(format!(
            "raised: {{ physical: {}, mental: {}, energy: {} }}",
            raised[0], raised[1], raised[2]
        ));
    }
    for (name, nature) in [("reaction", figure.reaction), ("older-reaction", figure.older_reaction)] {
        if let Some(nature) = nature {
            fields.push(format!("{name}: {}", words::nature(nature)));
        }
    }
    for (name, bits) in [("used-this-turn", figure.used_this_turn), ("used-this-game", figure.used_this_game)]
    {
        if bits != 0 {
            fields.push(format!("{name}: [{}]", names::used(scene, id, bits).join(", ")));
        }
    }
    if let Some(relic) = figure.carries {
        fields.push(format!("carries: {}", names::objective_name(state, relic)));
    }
    if let Some(activation) = state.activation.filter(|it| it.figure == id) {
        fields.push(format!(
            "active: {{ moved: {}, grabbed: {}, used: [{}], extra: {} }}",
            activation.moved,
            activation.grabbed,
            names::used(scene, id, activation.used).join(", "),
            activation.extra
        ));
    }
    format!("{{ {} }}", fields.join(", "))
}
