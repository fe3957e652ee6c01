//! Player order, the first player and elimination (chapters "First player, table talk and elimination" and "Timing windows").

use table::{Flow, Scene, Seat, Verdict, need};

use crate::card::CardType;
use crate::event::{Event, Spot};
use crate::state::{InPlay, InPlayId, Outcome, Place, Reading, State};
use crate::{Champions, Play, enemy_attack, enter_play, leave_play, rule, winning, zones};

/// The players still in the game, the first player first and then clockwise (timing.player-order.definition). Who is
/// eliminated is skipped (players.elimination.first-player-token).
pub fn in_player_order(state: &State) -> impl Iterator<Item = Seat> + use<> {
    let seats = state.started();
    let first = state.first_player.0;
    let out: Vec<bool> = state.players.iter().map(|player| player.eliminated).collect();
    (0..seats).map(move |step| Seat((first + step) % seats)).filter(move |seat| !out[usize::from(seat.0)])
}

/// The next player clockwise (timing.player-order.next-player); alone, that is oneself (villain-phase.step5.solo).
pub fn next_player(state: &State, seat: Seat) -> Seat {
    let seats = state.started();
    let following = (1..=seats).map(|step| Seat((seat.0 + step) % seats));
    following.into_iter().find(|&seat| !state.player(seat).eliminated).unwrap_or(seat)
}

/// Whether players may confer now: at any time (players.table-talk.allowed), but not while one of them resolves a card with
/// peril. To begin to show a hand is to confer; to hide it is not. Alone there is nobody to confer with.
///
/// # Errors
/// The rule that wants silence.
pub fn confer(state: &State) -> Verdict {
    let peril = state.reveals.iter().any(|reveal| reveal.peril) && state.started() > 1;
    need(!peril, rule!("keywords.peril.no-consulting"))
}

/// A player has had a part of what goes round the table; who is next, clockwise, of those who have not. A player who is
/// eliminated has no part, and whoever has become first player by that still has one.
pub(crate) fn next_part(state: &mut State, had: Seat) -> Option<Seat> {
    state.had_part |= 1 << had.0;
    let seats = state.started();
    let following = (1..=seats).map(|step| Seat((had.0 + step) % seats));
    following.into_iter().find(|&seat| !state.is_out(seat) && state.had_part & (1 << seat.0) == 0)
}

/// Whether a card is the identity of a player who is out of the game.
pub(crate) fn is_out(scene: Scene<Champions>, card: &InPlay) -> bool {
    let identity = |seat: Seat| scene.state.is_out(seat) && scene.state.player(seat).identity == card.id;
    card.owner.is_some_and(identity)
}

/// Before which player a card in play lies: who controls it, who is engaged with the minion, or whose card it is attached to
/// (q.encounter-optional-abilities).
pub(crate) fn lies_before(scene: Scene<Champions>, card: &InPlay) -> Option<Seat> {
    let host = || lies_before(scene, scene.state.find(card.host?)?);
    card.controller.or(card.engaged).or_else(host)
}

/// Players whose identities are defeated are out of the game, all of them at once (players.elimination.trigger). When nobody
/// is left, the game is lost.
///
/// # Errors
/// A stop of the table; [`table::Stop::Over`] when nobody is left.
pub(crate) fn eliminate(play: &mut Play, identities: &[InPlayId]) -> Flow<()> {
    let seats = (0..play.state.started()).map(Seat);
    let out: Vec<Seat> =
        seats.filter(|&seat| identities.contains(&play.state.player(seat).identity)).collect();
    for &player in &out {
        play.state.player_mut(player).eliminated = true;
        play.event(rule!("players.elimination.trigger"), |_| Event::Eliminated { player });
    }
    if play.state.players.iter().all(|player| player.eliminated) {
        return winning::end(play, Outcome::Lost, rule!("players.elimination.all"));
    }
    for player in out {
        lose_everything(play, player)?;
    }
    Ok(())
}

/// Hand, deck and everything that an eliminated player controls is discarded, dealt cards too, and enemies engage the next
/// player (players.elimination.cards, players.elimination.dealt-cards, players.elimination.enemies-move).
fn lose_everything(play: &mut Play, player: Seat) -> Flow<()> {
    let identity = play.state.player(player).identity;
    enemy_attack::defends_no_more(&mut play.state, identity);
    let why = rule!("players.elimination.cards");
    for place in [Place::Hand(player), Place::Deck(player), Place::Turned(player), Place::Paying(player)] {
        for card in play.state.cards_in(place) {
            zones::shift(play, place, card, Place::Discard(player), why);
        }
    }
    for card in std::mem::take(&mut play.state.player_mut(player).dealt) {
        play.state.encounter.discard.push(card);
        play.event(rule!("players.elimination.dealt-cards"), |_| Event::Moved {
            card: Some(card),
            from: Spot::Dealt(player),
            to: Spot::Out(Place::EncounterDiscard),
        });
    }
    if play.state.first_player == player {
        let to = next_player(&play.state, player);
        play.state.first_player = to;
        play.event(rule!("players.first-player.eliminated"), |_| Event::FirstPlayerPassed { to });
    }
    // Enemies first, so that they lose nothing by what is discarded.
    let to = next_player(&play.state, player);
    let engaged = play.state.in_play.iter().filter(|card| card.engaged == Some(player)).map(|card| card.id);
    let engaged: Vec<InPlayId> = engaged.collect();
    for &minion in &engaged {
        if let Some(card) = play.state.find_mut(minion) {
            card.engaged = Some(to);
        }
        play.event(rule!("players.elimination.enemies-move"), |_| Event::Engaged { minion, player: to });
    }
    let scene = play.scene();
    let own = scene.state.in_play.iter().filter(|card| {
        let attached = card.host == Some(identity);
        (card.controller == Some(player) || attached)
            && !matches!(scene.kind(card), CardType::Hero | CardType::AlterEgo)
    });
    let own: Vec<InPlayId> = own.map(|card| card.id).collect();
    for card in own {
        leave_play::discard(play, card, why)?;
    }
    // They have engaged another player (q.quickstrike-on-reengage).
    for minion in engaged {
        enter_play::quickstrike(play, minion)?;
    }
    Ok(())
}
