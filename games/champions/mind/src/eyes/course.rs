//! The course of the game: round and phase, what is under way, what lasts and what is still to come.

use arena::Features;
use champions::Champions;
use champions::state::{DeedKind, Phase, Reading, State, VillainStep};
use champions::timing::{Happening, Side};
use table::{Scene, Seat};

use super::board::{Board, name, whose};
use super::doings::{form, holding};
use super::printed::mark_of;
use super::word::{Word, flag, mark, say, steps};

/// So many numbers come of it.
pub(super) const NUMBERS: usize = 14;

/// Where the game stands.
pub(super) fn look(scene: Scene<Champions>, me: Seat, board: &Board, out: &mut Features) {
    let state = scene.state;
    let players = f32::from(state.started());
    let acts = state.active == Some(me);
    let (phase, of) = phase(state, me);
    say(out, Word::Phase, [phase, of, whose(state.active, me)]);
    say(out, Word::Round, [steps(i32::from(state.round)), 0, 0]);
    say(out, Word::Party, [state.started().into(), u32::from(state.first_player == me), 0]);
    say(
        out,
        Word::RoundsLeft,
        [steps((2.0 * board.rounds_left()) as i32), u32::from(board.mine.heroes > 0.0), 0],
    );
    say(out, Word::Pace, [steps((board.rate / players * 2.0) as i32), 0, 0]);
    say(out, Word::EncounterDeck, [steps(state.encounter.deck.len() as i32), 0, 0]);
    say(
        out,
        Word::Form,
        [
            u32::from(board.mine.heroes > 0.0),
            u32::from(state.player(me).changed_form),
            u32::from(board.mine.ready > 0.0),
        ],
    );
    under_way(scene, me, out);
    to_come(scene, me, out);
    let unseen = Unseen::of(scene);
    let deed = state.deed();
    let waiting = state.players.iter().filter(|player| !player.eliminated).count() as f32;
    let numbers = [
        f32::from(state.round) / 10.0,
        players / 4.0,
        flag(acts),
        flag(state.first_player == me),
        flag(phase >= 3),
        (f32::from(u8::from(state.had_part.count_ones() > 0)) * state.had_part.count_ones() as f32)
            / waiting.max(1.0),
        state.encounter.deck.len() as f32 / 20.0,
        f32::from(state.encounter.acceleration_tokens) / 3.0,
        unseen.boost,
        unseen.minions,
        unseen.side_schemes,
        state.encounter.boosts.len() as f32 / 3.0,
        deed.map_or(0.0, |deed| f32::from(deed.boost) / 4.0),
        deed.map_or(0.0, |deed| f32::from(deed.damage + deed.threat) / 6.0),
    ];
    numbers.into_iter().for_each(|number| out.number(number));
}

/// The phase as a number, and whose part of it it is.
fn phase(state: &State, me: Seat) -> (u32, u32) {
    match state.phase {
        Phase::Setup => (0, 0),
        Phase::Turn => (1, 0),
        Phase::EndOfPlayerPhase => (2, 0),
        Phase::Villain(VillainStep::PlaceThreat) => (3, 0),
        Phase::Villain(VillainStep::Villain(seat)) => (4, whose(Some(seat), me)),
        Phase::Villain(VillainStep::Minions(seat)) => (5, whose(Some(seat), me)),
        Phase::Villain(VillainStep::Deal) => (6, 0),
        Phase::Villain(VillainStep::Reveal(seat)) => (7, whose(Some(seat), me)),
        Phase::Villain(VillainStep::EndRound) => (8, 0),
    }
}

/// Attacks and schemes, windows and revealed cards.
fn under_way(scene: Scene<Champions>, me: Seat, out: &mut Features) {
    let state = scene.state;
    for &card in &state.encounter.resolving {
        say(out, Word::Resolving, [mark_of(scene.content, card), 0, 0]);
    }
    if let Some(deed) = state.deed() {
        let kind = match deed.kind {
            DeedKind::Attack => 0,
            DeedKind::Thwart => 1,
            DeedKind::EnemyAttack => 2,
            DeedKind::EnemyScheme => 3,
        };
        let by = state.find(deed.by).map_or(0, |by| name(scene, by));
        say(out, Word::Deed, [kind, by, whose(Some(deed.player), me)]);
        let defends = u32::from(deed.defender.is_some()) * 2 + u32::from(deed.basic_defence);
        say(out, Word::DeedState, [kind, defends, deed.boost.into()]);
    }
    for window in &state.windows {
        for pending in window.pending.iter().filter(|pending| pending.open()) {
            let (what, about) = happening(scene, &pending.what, me);
            say(out, Word::Window, [what * 2 + u32::from(window.side == Side::After), about, 0]);
            say(out, Word::Amount, [what, steps(i32::from(pending.amount())), 0]);
        }
    }
}

/// What happens, and whose or what it is about.
fn happening(scene: Scene<Champions>, what: &Happening, me: Seat) -> (u32, u32) {
    let state = scene.state;
    let by = |deed: u8| state.deeds.get(usize::from(deed)).map_or(0, |deed| whose(Some(deed.player), me));
    match *what {
        Happening::Attack { deed } => (0, by(deed)),
        Happening::Scheme { deed } => (1, by(deed)),
        Happening::Thwart { deed } => (2, by(deed)),
        Happening::Defence { deed } => (3, by(deed)),
        Happening::Damage { to, .. } => (4, scene.kind(&to) as u32 * 4 + whose(to.controller, me)),
        Happening::Threat { at, .. } => (5, state.find(at).map_or(0, |at| scene.kind(at) as u32)),
        Happening::Defeat { what, .. } => (6, scene.kind(&what) as u32 * 4 + whose(what.controller, me)),
        Happening::Entering { what, .. } => (7, scene.kind(&what) as u32 * 4 + whose(what.controller, me)),
        Happening::EnterPlay { what } => (8, scene.kind(&what) as u32 * 4 + whose(what.controller, me)),
        Happening::Play { card, .. } => (9, mark_of(scene.content, card)),
        Happening::Initiate { ability, .. } => (10, mark_of(scene.content, ability.card)),
        Happening::Payment { player } => (11, whose(Some(player), me)),
        Happening::Reveal { card, .. } => (12, mark_of(scene.content, card)),
        Happening::FormChange { player, to } => (13, whose(Some(player), me) * 4 + form(Some(to))),
        Happening::EndOf { of } => (14, of as u32),
    }
}

/// What lasts and what was left for later.
fn to_come(scene: Scene<Champions>, me: Seat, out: &mut Features) {
    for lasting in &scene.state.lasting {
        for modifier in &scene.content.lasting[usize::from(lasting.place)].modifiers {
            let (verb, amount, on) = holding(modifier);
            let whose = whose(Some(lasting.you), me) * 16 + lasting.until as u32;
            say(out, Word::Lasting, [verb, amount * 1024 + on, whose]);
        }
    }
    for delayed in &scene.state.delayed {
        say(out, Word::Later, [mark(&scene.printed(delayed.card).id), whose(Some(delayed.you), me), 0]);
    }
}

/// What the encounter cards are like that nobody has seen: those of the deck, those dealt and those given as boosts. Nobody
/// knows which is where, but everybody which there are.
struct Unseen {
    boost: f32,
    minions: f32,
    side_schemes: f32,
}

impl Unseen {
    fn of(scene: Scene<Champions>) -> Unseen {
        use champions::card::CardType::{Minion, SideScheme};
        let encounter = &scene.state.encounter;
        let dealt = scene.state.players.iter().flat_map(|player| player.dealt.iter().copied());
        let (mut cards, mut icons, mut minions, mut schemes) = (0_u16, 0_u16, 0_u16, 0_u16);
        for card in encounter.deck.iter().chain(encounter.boosts.iter().copied()).chain(dealt) {
            let printed = scene.printed(card);
            let kind = printed.front().kind;
            cards += 1;
            icons += u16::from(printed.boost);
            minions += u16::from(kind == Minion);
            schemes += u16::from(kind == SideScheme);
        }
        let share = |count: u16| f32::from(count) / f32::from(cards.max(1));
        Unseen { boost: share(icons), minions: share(minions), side_schemes: share(schemes) }
    }
}
