//! Where the game stands: round, points, tokens, squads, what is under way.

use arena::{Features, flag, mark, steps};
use crisis::card::CrisisType;
use crisis::objectives::{points, secured_by};
use crisis::state::{Battleground, Edge, Phase, Reading, Side, TokenId};
use crisis::victory::{LAST_ROUND, SIXTEEN};

use super::look::Look;
use super::lying::Lying;
use super::word::{Word, say};

/// So many numbers come of it.
pub(super) const NUMBERS: usize = 30;

/// Looks at everything that is no character.
pub(super) fn look(look: Look, out: &mut Features) {
    let state = look.scene.state;
    let (me, other) = (look.me, look.me.other());
    let [mine, theirs] = [me, other].map(|side| state.points[side]);
    let lead = i32::from(mine) - i32::from(theirs);
    let left = (LAST_ROUND + 1).saturating_sub(state.round);
    let waiting = [me, other].map(|side| state.left_to_activate(side));
    let phase = phase(state.phase);
    let turn = look.of(Some(state.turn));
    let field = mark(&look.scene.battlefield().id);
    say(out, Word::Battlefield, [field, edge(look), 0]);
    say(out, Word::Round, [state.round.into(), phase, turn]);
    say(out, Word::Phase, [phase, turn, look.of(Some(state.priority))]);
    say(out, Word::Points, [(lead.clamp(-10, 10) + 10).unsigned_abs(), left.into(), 0]);
    say(out, Word::Points, [u32::from(mine.min(SIXTEEN)), u32::from(theirs.min(SIXTEEN)), 1]);
    say(out, Word::Left, [waiting[0].into(), waiting[1].into(), turn]);
    let mut scoring = [[0.0; 2]; 2];
    for kind in CrisisType::BOTH {
        let Some(crisis) = look.scene.crisis(kind) else { continue };
        let now = points(look.scene, kind);
        let [mine, theirs] = [me, other].map(|side| now[side]);
        scoring[kind.index()] = [f32::from(mine), f32::from(theirs)];
        say(out, Word::Crisis, [mark(&crisis.id), left.into(), 0]);
        say(out, Word::Scoring, [mark(&crisis.id), mine.into(), theirs.into()]);
    }
    tokens(look, out);
    for side in [me, other] {
        squad(look, side, out);
    }
    let margin = under_way(look, out);
    let acting = state.activation;
    let of = |kind: CrisisType, which: usize| scoring[kind.index()][which] / 4.0;
    let numbers = [
        f32::from(state.round) / 6.0,
        f32::from(left) / 6.0,
        f32::from(mine) / 16.0,
        f32::from(theirs) / 16.0,
        lead as f32 / 8.0,
        flag(lead > 0),
        flag(lead < 0),
        flag(state.priority == me),
        flag(state.turn == me),
        f32::from(waiting[0]) / 5.0,
        f32::from(waiting[1]) / 5.0,
        flag(waiting[0] > waiting[1]),
        flag(waiting[0] < waiting[1]),
        of(CrisisType::Secure, 0),
        of(CrisisType::Secure, 1),
        of(CrisisType::Extraction, 0),
        of(CrisisType::Extraction, 1),
        f32::from(state.threat) / 20.0,
        flag(state.go.is_some_and(|go| go.activated)),
        flag(state.go.is_some_and(|go| go.may_pass)),
        flag(acting.is_some_and(|now| look.mine(now.figure))),
        flag(acting.is_some_and(|now| !look.mine(now.figure))),
        acting.map_or(0.0, |now| f32::from(now.actions) / 2.0),
        acting.map_or(0.0, |now| f32::from(now.moves) / 2.0),
        acting.map_or(0.0, |now| f32::from(state.figure(now.figure).power) / 6.0),
        flag(!state.attacks.is_empty()),
        margin / 4.0,
        state.suffering.map_or(0.0, |damage| f32::from(damage) / 4.0),
        state.lasting.len() as f32 / 4.0,
        flag(state.phase == Phase::Deployment),
    ];
    numbers.into_iter().for_each(|number| out.number(number));
}

/// At which edge one sits: terrain does not turn with it.
fn edge(look: Look) -> u32 {
    match look.scene.state.squads[look.me].edge {
        None => 0,
        Some(Edge::South) => 1,
        Some(Edge::North) => 2,
    }
}

fn phase(phase: Phase) -> u32 {
    match phase {
        Phase::Battlefield => 0,
        Phase::Priority => 1,
        Phase::Mission => 2,
        Phase::Squads => 3,
        Phase::Deployment => 4,
        Phase::Leadership => 5,
        Phase::Power => 6,
        Phase::Activation => 7,
        Phase::Cleanup => 8,
    }
}

/// Where tokens lie, and who has what of them.
fn tokens(look: Look, out: &mut Features) {
    let state = look.scene.state;
    for (id, token) in (0..).map(TokenId).zip(&state.tokens) {
        if token.gone {
            continue;
        }
        let kind = look.scored(token.crisis).map_or(0, |scored| 1 + scored as u32);
        if let Some(holder) = token.holder {
            say(out, Word::Held, [look.whose(holder), kind, look.mark(holder)]);
            continue;
        }
        let secures = look.of(secured_by(look.scene, id));
        let whose = look.of(token.controller) * 4 + secures;
        say(out, Word::Token, [kind, look.cell(token.at, 6_000), whose]);
    }
}

/// What a seat may know of a squad beside its characters: cards, affiliation, leader.
fn squad(look: Look, side: Side, out: &mut Features) {
    let (scene, state) = (look.scene, look.scene.state);
    let (squad, whose) = (&state.squads[side], look.of(Some(side)));
    if !look.reveals(side) {
        return;
    }
    if let Some(affiliation) = squad.affiliation {
        let id = &scene.content.affiliations[usize::from(affiliation)].id;
        say(out, Word::Affiliation, [whose, mark(id), 0]);
    }
    for &card in &squad.tactics {
        say(out, Word::Tactic, [whose, mark(&scene.tactic(card).id), 0]);
    }
    if let Some(leader) = squad.leader {
        say(out, Word::Leader, [whose, look.mark(leader), 0]);
    }
    if state.figures.is_empty() {
        for place in squad.chosen.iter() {
            let character = &scene.content.characters[usize::from(squad.roster[usize::from(place)].0)];
            say(out, Word::Squad, [whose, mark(&character.id), 0]);
        }
    }
}

/// The activation and the attack that are under way; by how much the attack beats the defence, for the seat.
fn under_way(look: Look, out: &mut Features) -> f32 {
    let state = look.scene.state;
    if let Some(now) = state.activation {
        let done = u32::from(now.actions) * 4 + u32::from(now.moves.min(3));
        say(out, Word::Activation, [look.whose(now.figure), look.mark(now.figure), done]);
        let power = u32::from(state.figure(now.figure).power);
        say(out, Word::Activation, [look.whose(now.figure), done, (1 << 16) + power]);
    }
    for lasting in &state.lasting {
        let what = &look.scene.content.lasting[usize::from(lasting.what)];
        let first = what.modifiers.first().map_or(0, super::doings::holds);
        say(out, Word::Lasting, [look.of(Some(lasting.frame.side)), first, lasting.until as u32]);
    }
    let Some(attack) = state.attacks.last() else { return 0.0 };
    let whose = look.whose(attack.attacker);
    say(out, Word::Attack, [whose, look.mark(attack.attacker), look.mark(attack.target)]);
    say(out, Word::Attack, [whose, attack.step.map_or(0, |step| 1 + step as u32), 1]);
    let Some(lying) = Lying::of(look.scene) else { return 0.0 };
    let margin = lying.margin();
    say(out, Word::Margin, [whose, steps(margin + 8), steps(i32::from(look.left(attack.target)))]);
    if look.mine(attack.attacker) { margin as f32 } else { -margin as f32 }
}
