//! The state as a seat may know it: what words and numbers are worked out from for whoever looks at the table.

use table::Seat;

use crate::card::CardId;
use crate::state::{Bag, State};

/// What stands for a card that nobody has shown. It is the first card that is printed, and means nothing.
const FILLER: CardId = CardId(0);

/// The state with a filler for every card that `seat` may not know: numbers of cards are right everywhere, and whatever
/// depends on what lies in the open is the same as in the state itself. These are the places that
/// [`super::imagine`] deals anew, and decks; the conformance suite holds the two together, since two worlds that differ
/// only in what was imagined must be known alike.
pub(super) fn known(state: &State, seat: Option<Seat>) -> State {
    let mut known = state.clone();
    for (of, player) in (0..).map(Seat).zip(&mut known.players) {
        player.deck = fillers(player.deck.len());
        player.dealt.fill(FILLER);
        // Who has agreed to show the hand shows it to the other players, and not to who only watches.
        let shown = state.open_hands && seat.is_some();
        if seat != Some(of) && !shown {
            player.hand = fillers(player.hand.len());
        }
        if seat != Some(of) {
            player.looked_at.fill(FILLER);
            player.peeked.fill(FILLER);
        }
    }
    known.encounter.deck = fillers(known.encounter.deck.len());
    known.encounter.boosts.fill(FILLER);
    for card in known.in_play.iter_mut().filter(|card| card.facedown.is_some()) {
        card.card = FILLER;
    }
    for under in known.under.iter_mut().filter(|under| under.facedown) {
        under.card = FILLER;
    }
    known
}

fn fillers(count: usize) -> Bag {
    std::iter::repeat_n(FILLER, count).collect()
}
