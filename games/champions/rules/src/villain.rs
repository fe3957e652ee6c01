//! The villain and the villain deck (chapter of that name).

use table::Flow;

use crate::event::{Event, Spot};
use crate::state::{Outcome, Place, Reading};
use crate::timing::resolver;
use crate::{Play, enter_play, limits, revealing, rule, winning};

/// A stage is defeated: it leaves the game, and the next one is revealed; without one the players have won
/// (villain.next-stage, winning.players). Everything but damage stays on the villain (villain.carry-over), who is the same
/// card in play, so that an activation goes on (villain.stage-change-mid-activation).
///
/// # Errors
/// A stop of the table.
pub(crate) fn stage_defeated(play: &mut Play) -> Flow<()> {
    let villain = *play.scene().villain();
    let Some(next) = play.state.encounter.villain_deck.pop() else {
        return winning::end(play, Outcome::Won, rule!("winning.players"));
    };
    play.state.encounter.removed.push(villain.card);
    if let Some(card) = play.state.find_mut(villain.id) {
        // Excess damage is lost (villain.excess-damage-lost).
        (card.card, card.damage, card.used) = (next, 0, Default::default());
        card.beyond = 0;
    }
    let (out, stage) = (villain.card, villain.id);
    play.event(rule!("villain.next-stage"), |_| Event::Moved {
        card: Some(out),
        from: Spot::InPlay(stage),
        to: Spot::Out(Place::Removed),
    });
    play.event(rule!("villain.next-stage"), |_| Event::Moved {
        card: Some(next),
        from: Spot::VillainDeck,
        to: Spot::InPlay(stage),
    });
    play.event(rule!("villain.next-stage"), |_| Event::VillainStage { villain: stage, card: next });
    enter_play::toughness(play, villain.id);
    // What the old stage said holds no more (modifiers.continuous).
    limits::enforce(play)?;
    let you = resolver(play.scene());
    revealing::when_revealed(play, you, next, Some(villain.id))
}
