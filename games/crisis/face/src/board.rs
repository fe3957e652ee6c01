//! The battlefield and everything beside it, as a listener sees it.

mod attack;
mod figure;

use crisis::Crisis;
use crisis::card::ability::Kind;
use crisis::card::{BATTLEFIELD, CrisisType};
use crisis::objectives;
use crisis::state::{Battleground as _, Edge, FigureId, Phase, PieceId, Reading as _, Side, TokenId};
use crisis::victory::{LAST_ROUND, SIXTEEN};
use host::Reader;
use host::tabletop::ground;
use table::Scene;

use super::{code, emblem, marks};
use crate::drawing;
use crate::voice::{Printed, Teller};

/// The phases of a round.
const PHASES: [Phase; 3] = [Phase::Power, Phase::Activation, Phase::Cleanup];
/// Sizes have no heights; a picture needs some.
const HEIGHT_OF_SIZE: i32 = 1_000;

/// The whole of it.
pub(super) fn drawn(reader: &Reader<Crisis>, teller: &Teller) -> drawing::Board {
    let scene = reader.scene();
    let (state, printed) = (scene.state, teller.printed());
    let crises: Vec<drawing::Crisis> =
        CrisisType::BOTH.into_iter().filter_map(|kind| crisis(scene, &printed, kind)).collect();
    let phase = PHASES.iter().position(|&phase| phase == state.phase);
    let begun = !matches!(state.phase, Phase::Battlefield | Phase::Priority);
    drawing::Board {
        battlefield: printed.name(&scene.battlefield().name).to_owned(),
        mission: crises.iter().map(|crisis| crisis.name.as_str()).collect::<Vec<_>>().join(" · "),
        size: BATTLEFIELD,
        stage: code(&state.phase),
        stage_name: printed.phase(state.phase),
        phases: PHASES.map(|phase| printed.phase(phase)).into(),
        phase: phase.and_then(|phase| u8::try_from(phase).ok()),
        turn: state.round,
        turns: LAST_ROUND,
        goal: SIXTEEN,
        threat: (state.threat > 0).then_some(state.threat),
        crises,
        sides: Side::BOTH.map(|side| one_side(reader, teller, side)).into(),
        figures: state.figure_ids().map(|id| figure::figure(reader, teller, id)).collect(),
        pieces: (0..scene.battlefield().pieces.len() as u8)
            .map(|id| piece(scene, teller, PieceId(id)))
            .collect(),
        objectives: (0..state.tokens.len() as u8).map(|id| objective(scene, teller, TokenId(id))).collect(),
        rulers: rulers(scene),
        deployment_depth: scene.range(3),
        priority: begun.then_some(state.priority.seat().0),
        turn_of: begun.then_some(state.turn.seat().0),
        acting: state.activation.map(|activation| activation.figure.0.into()),
        activation: state.activation.map(|activation| drawing::Activation {
            figure: activation.figure.0.into(),
            actions_left: activation.actions,
            actions: activation.actions.saturating_add(activation.performed),
        }),
        attack: attack::attack(reader, teller),
        dodge: attack::dodge(scene),
    }
}

fn crisis(scene: Scene<Crisis>, printed: &Printed, kind: CrisisType) -> Option<drawing::Crisis> {
    let crisis = scene.crisis(kind)?;
    Some(drawing::Crisis {
        kind: code(&kind),
        id: crisis.id.clone(),
        name: printed.name(&crisis.name).to_owned(),
        threat: crisis.threat,
        text: printed.crisis_lines(crisis),
        scores: objectives::points(scene, kind).0.into(),
    })
}

fn one_side(reader: &Reader<Crisis>, teller: &Teller, side: Side) -> drawing::Side {
    let scene = reader.scene();
    let (squad, printed) = (&scene.state.squads[side], teller.printed());
    let tactics = |cards: &[u16]| cards.iter().map(|&card| tactic(scene, &printed, card)).collect();
    let roster: Vec<drawing::Recruit> =
        (0..squad.roster.len() as u8).map(|place| recruit(reader, side, place)).collect();
    let choosing = matches!(scene.state.phase, Phase::Squads);
    drawing::Side {
        seat: side.seat().0,
        name: teller.team(side).to_owned(),
        points: scene.state.points[side],
        goal: SIXTEEN,
        edge: squad.edge.map(|edge| code(&edge)),
        affiliation: squad
            .affiliation
            .map(|place| printed.name(&reader.content.affiliations[usize::from(place)].name).to_owned()),
        leader: squad.leader.map(|leader| leader.0.into()),
        leadership: squad.leader.and_then(|leader| leadership(scene, &printed, leader)),
        ready: squad.ready,
        threat: roster.iter().filter(|recruit| recruit.chosen).map(|recruit| recruit.threat).sum(),
        roster,
        tactics: tactics(&squad.tactics),
        roster_tactics: if choosing { tactics(&squad.roster_tactics) } else { Vec::new() },
        ready_left: scene.state.left_to_activate(side),
    }
}

fn recruit(reader: &Reader<Crisis>, side: Side, place: u8) -> drawing::Recruit {
    let squad = &reader.state.squads[side];
    let (character, gems) = &squad.roster[usize::from(place)];
    let character = &reader.content.characters[usize::from(*character)];
    let gems: Vec<&crisis::card::Gem> =
        gems.iter().map(|&gem| &reader.content.gems[usize::from(gem)]).collect();
    let name = |names: &content::Names| reader.words.language().name(names).to_owned();
    let gem_names: Vec<String> = gems.iter().map(|gem| name(&gem.name)).collect();
    drawing::Recruit {
        place,
        character: character.id.clone(),
        name: name(&character.name),
        emblem: emblem::of(reader.content, character, reader.words),
        threat: character.threat + gems.iter().map(|gem| gem.threat).sum::<u8>(),
        gem: (!gem_names.is_empty()).then(|| gem_names.join(", ")),
        chosen: squad.chosen.has(place),
    }
}

/// A team tactic card, as it lies in a hand.
fn tactic(scene: Scene<Crisis>, printed: &Printed, place: u16) -> drawing::Card {
    let tactic = scene.tactic(place);
    drawing::Card {
        id: place.into(),
        card: tactic.id.clone(),
        name: printed.name(&tactic.name).to_owned(),
        kind: code(&tactic.kind),
        line: printed.tactic_line(tactic),
        text: printed.tactic_text(tactic),
    }
}

/// The leadership of whoever leads.
fn leadership(scene: Scene<Crisis>, printed: &Printed, leader: FigureId) -> Option<drawing::Card> {
    let affiliation = scene.state.squads[scene.state.figure(leader).squad].affiliation;
    let (_, power) = scene.superpowers(leader).find(|(_, power)| {
        power.kind.value == Kind::Leadership && power.affiliation.as_ref().map(|of| of.place) == affiliation
    })?;
    Some(drawing::Card {
        id: leader.0.into(),
        card: scene.character(leader).id.clone(),
        name: printed.superpower_name(power),
        kind: code(&power.kind.value),
        line: printed.superpower_line(power),
        text: printed.superpower_text(power),
    })
}

fn piece(scene: Scene<Crisis>, teller: &Teller, id: PieceId) -> drawing::Piece {
    let piece = scene.piece(id);
    drawing::Piece {
        id: id.0.into(),
        name: teller.piece(id),
        look: code(&piece.kind),
        size: piece.size,
        corners: marks::polygon(piece.outline),
        base: 0,
        height: i32::from(piece.size) * HEIGHT_OF_SIZE,
        interactive: piece.interactive,
        standable: piece.standable,
        destroyed: scene.state.destroyed.has(id.0),
    }
}

fn objective(scene: Scene<Crisis>, teller: &Teller, id: TokenId) -> drawing::Objective {
    let (state, token) = (scene.state, scene.state.token(id));
    let contesting = Side::BOTH.map(|side| {
        let theirs = state.squad(side).filter(|&figure| objectives::contests(scene, figure, id));
        u8::try_from(theirs.count()).unwrap_or(u8::MAX)
    });
    let lies = !token.gone && token.holder.is_none();
    let secured = if lies { objectives::secured_by(scene, id) } else { None };
    let carried = token.holder.map(|holder| state.figure(holder).side);
    let seat = |side: Side| side.seat().0;
    let before = &state.tokens[..=usize::from(id.0)];
    drawing::Objective {
        id: id.0.into(),
        crisis: token.crisis as u8,
        kind: scene.crisis(token.crisis).map(|crisis| code(&crisis.token)).unwrap_or_default(),
        name: teller.token(id),
        number: before.iter().filter(|other| other.crisis == token.crisis).count() as u8,
        at: ground(token.holder.map_or(token.at, |holder| state.figure(holder).at)),
        radius: scene.measures().token,
        holder: carried.or(token.controller).or(secured).map(seat),
        carrier: token.holder.map(|holder| holder.0.into()),
        controller: token.controller.map(seat),
        secured_by: secured.map(seat),
        contested: contesting.iter().all(|&count| count > 0),
        contesting: contesting.into(),
        gone: token.gone,
    }
}

fn rulers(scene: Scene<Crisis>) -> drawing::Rulers {
    let measures = scene.measures();
    drawing::Rulers {
        ranges: measures.ranges.into(),
        range_width: measures.range_width,
        tools: measures.tools.into(),
        tool_width: measures.tool_width,
    }
}

/// Both edges, for a question that is about one.
pub(super) const EDGES: [Edge; 2] = [Edge::South, Edge::North];
