//! The state as a seat may know it: what words and numbers are worked out from for whoever looks at the table.

use table::Seat;

use super::remembered;
use crate::card::CardId;
use crate::state::{Bag, Deck, Placed, State};

/// What stands for a card that nobody has shown. It is the first card that is printed, and means nothing.
const FILLER: CardId = CardId(0);

/// The state with a filler for every card that `seat` may not know: numbers of cards are right everywhere, and whatever
/// depends on what lies in the open is the same as in the state itself. These are the places that
/// [`super::imagine`] deals anew, and decks; the conformance suite holds the two together, since two worlds that differ
/// only in what was imagined must be known alike.
pub(super) fn known(state: &State, seat: Option<Seat>) -> State {
    let mut known = state.clone();
    for (of, player) in (0..).map(Seat).zip(&mut known.players) {
        deck_known(&mut player.deck, seat);
        player.dealt.fill(FILLER);
        // A hand is shown to the other players, not to watchers.
        let shown = state.shown_hands.has(of) && seat.is_some();
        if seat != Some(of) && !shown {
            player.hand = fillers(player.hand.len());
        }
        if seat != Some(of) {
            player.turned.fill(FILLER);
        }
    }
    deck_known(&mut known.encounter.deck, seat);
    known.encounter.boosts.fill(FILLER);
    for card in known.in_play.iter_mut().filter(|card| card.facedown.is_some()) {
        card.card = FILLER;
    }
    // A card that has left play lies in the open by now.
    remembered::each_facedown(&mut known, &mut |card, from| {
        if from.is_some() || state.find(card.id).is_some() {
            card.card = FILLER;
        }
    });
    for under in known.under.iter_mut().filter(|under| under.facedown) {
        under.card = FILLER;
    }
    known
}

fn deck_known(deck: &mut Deck, seat: Option<Seat>) {
    deck.put_rest(fillers(deck.rest().len()));
    let unknown = |placed: &&mut Placed| !seat.is_some_and(|seat| placed.is_known_by(seat));
    deck.placed_mut().filter(unknown).for_each(|placed| placed.card = FILLER);
}

fn fillers(count: usize) -> Bag {
    std::iter::repeat_n(FILLER, count).collect()
}
