//! The battlefield with everything on it.

use host::Reader;
use pow::card::{Effect, Nature, ObjectiveKind, TABLE};
use pow::deployment::DEPTH;
use pow::state::{Edge, Figure, FigureId, ObjectiveId, Phase, PieceId, Reading as _, Side, Whereabouts};
use pow::{Pow, attack, movement};
use table::Scene;
use words::{Message, Words};

use crate::voice::{self, Keyword, Printed, Teller};
use crate::{drawing, emblem, marks, scenery};

/// The phases of a turn, in order.
const PHASES: [Phase; 4] = [Phase::Power, Phase::Initiative, Phase::Action, Phase::Final];

/// The board as it is drawn for a reader.
pub(crate) fn drawn(reader: &Reader<Pow>) -> drawing::Board {
    let teller = &voice::teller(reader);
    let scene = reader.scene();
    let (state, printed) = (scene.state, Printed::new(reader.words, reader.content));
    let phase = PHASES.iter().position(|&phase| phase == state.phase);
    drawing::Board {
        battlefield: printed.name(&scene.battlefield().name).to_owned(),
        mission: printed.name(&scene.mission().name).to_owned(),
        aims: printed.scoring(scene.mission()),
        size: TABLE.0,
        turn: state.turn,
        turns: Some(scene.mission().turns),
        phases: PHASES.map(|phase| printed.phase(phase)).into(),
        phase: phase.and_then(|phase| u8::try_from(phase).ok()),
        sides: Side::BOTH.map(|side| one_side(scene, teller, side)).into(),
        figures: state.figure_ids().map(|id| figure(reader, teller, id)).collect(),
        pieces: (0..state.blocks.len() as u8).map(|id| piece(scene, reader.words, PieceId(id))).collect(),
        objectives: (0..state.objectives.len() as u8)
            .map(|id| objective(scene, teller, ObjectiveId(id)))
            .collect(),
        deployment_depth: DEPTH,
        bag: state.bag.0.into(),
        initiative: state.initiative.map(|side| side.seat().0),
        acting: state.activation.map(|activation| activation.figure.0.into()),
    }
}

fn one_side(scene: Scene<Pow>, teller: &Teller, side: Side) -> drawing::Side {
    drawing::Side {
        seat: side.seat().0,
        name: teller.team(side).to_owned(),
        points: scene.state.points[side],
        // No number of points ends a game before its last turn (rulings.game.length).
        goal: None,
        edge: scene.state.edges[side].map(|edge| {
            match edge {
                Edge::South => "south",
                Edge::North => "north",
            }
            .to_owned()
        }),
    }
}

fn figure(reader: &Reader<Pow>, teller: &Teller, id: FigureId) -> drawing::Figure {
    let scene = reader.scene();
    let (figure, card, body) = (scene.state.figure(id), scene.card(id), scene.state.body(id));
    let printed = Printed::new(reader.words, reader.content);
    drawing::Figure {
        id: id.0.into(),
        seat: figure.side.seat().0,
        character: card.id.clone(),
        name: teller.figure(id),
        emblem: emblem::of(reader.content, card, reader.words),
        whereabouts: match figure.whereabouts {
            Whereabouts::Waiting => "waiting",
            Whereabouts::Table => "table",
            Whereabouts::Gone => "gone",
        }
        .to_owned(),
        at: marks::point(body.at),
        radius: body.r,
        height: body.height,
        life: figure.life,
        full_life: card.life,
        red: card.red,
        pow: figure.pow,
        ko: figure.ko,
        down: figure.down,
        activated: figure.activated,
        defences: Nature::ALL
            .map(|nature| drawing::DefenceValue {
                nature: emblem::nature(nature).to_owned(),
                name: printed.defence(nature),
                // Against an attacker that flies if it does: what Fly adds depends on who attacks.
                value: attack::defence(scene, id, nature, id).into(),
                printed: card.defence[nature].into(),
            })
            .into(),
        speeds: (1..=3).map_while(|pay| movement::allowance(scene, id, pay)).collect(),
        conditions: conditions(reader, figure, id),
        carries: figure.carries.map(|relic| relic.0.into()),
    }
}

/// Everything that a figure is under, as long as it lasts.
fn conditions(reader: &Reader<Pow>, figure: &Figure, id: FigureId) -> Vec<drawing::Condition> {
    let mut all = Vec::new();
    let mut add = |code: &str, message: Message| {
        all.push(drawing::Condition { code: code.to_owned(), text: reader.words.say(&message) });
    };
    if figure.ko {
        add("ko", Message::new("pow-condition-ko"));
    }
    if figure.down {
        add("down", Message::new("pow-condition-down"));
    }
    let printed = Printed::new(reader.words, reader.content);
    let suffered = [
        Effect::Distract(figure.lowered[Nature::Physical]),
        Effect::Dazzle(figure.lowered[Nature::Mental]),
        Effect::Awkwardness(figure.lowered[Nature::Energy]),
        Effect::Ensnare(figure.ensnared),
    ];
    for effect in suffered {
        let (Effect::Distract(x) | Effect::Dazzle(x) | Effect::Awkwardness(x) | Effect::Ensnare(x)) = effect
        else {
            continue;
        };
        if x > 0 {
            let Keyword { code, name, text } = printed.effect(effect);
            add(code, Message::new("pow-card-keyword").with("name", name).with("text", text));
        }
    }
    for nature in [figure.reaction, figure.older_reaction].into_iter().flatten() {
        let defence = printed.defence(nature);
        add("reaction", Message::new("pow-condition-reaction").with("defence", defence));
    }
    for nature in Nature::ALL {
        if figure.raised[nature] > 0 {
            let raised = Message::new("pow-condition-raised").with("x", figure.raised[nature]);
            add("raised", raised.with("defence", printed.defence(nature)));
        }
    }
    if reader.view.markers.contains(&id) {
        add("clings", Message::new("pow-condition-clings"));
    }
    all
}

fn piece(scene: Scene<Pow>, words: &Words, id: PieceId) -> drawing::Piece {
    let (block, printed) = (scene.state.block(id), scene.piece(id));
    let structure = scene.state.scenery.get(usize::from(id.0)).map_or(0, |left| left.structure);
    drawing::Piece {
        id: id.0.into(),
        name: words.language().name(&printed.name).to_owned(),
        look: scenery::look(printed).to_owned(),
        corners: marks::rectangle(block.foot.lo, block.foot.hi),
        base: block.top - printed.height,
        height: printed.height,
        size: printed.size,
        armour: printed.absorption,
        structure,
        full_structure: printed.structure,
        destroyed: !scene.state.stands(id),
    }
}

fn objective(scene: Scene<Pow>, teller: &Teller, id: ObjectiveId) -> drawing::Objective {
    let objective = &scene.state.objectives[usize::from(id.0)];
    let carrier = scene.state.on_table().find(|&figure| scene.state.figure(figure).carries == Some(id));
    drawing::Objective {
        id: id.0.into(),
        kind: match objective.kind {
            ObjectiveKind::Pillar => "pillar",
            ObjectiveKind::Relic => "relic",
        }
        .to_owned(),
        name: teller.objective(id),
        at: marks::point(objective.at),
        holder: objective.holder.map(|side| side.seat().0),
        carrier: carrier.map(|figure| figure.0.into()),
        held_for: objective.held_for(),
    }
}
