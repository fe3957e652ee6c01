//! Player order and the first player (chapters "First player, table talk and elimination" and "Timing windows").

use table::Seat;

use crate::state::State;

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
