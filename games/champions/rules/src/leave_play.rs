//! Leaving play (zones.leaves-play): what is attached and what lies under a card goes with it.

use table::{Flow, RuleId};

use crate::card::CardType;
use crate::enemy_attack::defends_no_more;
use crate::event::{Event, Spot};
use crate::state::{EVERYBODY, InPlayId, Place, Reading};
use crate::{Play, limits, rule, zones};

/// A card goes to its owner's discard pile. Whether it left play.
///
/// # Errors
/// A stop of the table.
pub fn discard(play: &mut Play, id: InPlayId, why: RuleId) -> Flow<bool> {
    let Some(card) = play.state.find(id) else { return Ok(false) };
    let pile = zones::discard_pile(card.owner);
    leave(play, id, pile, why)
}

/// A card leaves play. What lay on it is gone (zones.leaves-play-no-memory); cards attached to it are discarded
/// (attachments.leaves-with-host). Identities, the villain and the main scheme leave by rules of their own, never by this.
///
/// # Errors
/// A stop of the table.
pub fn leave(play: &mut Play, id: InPlayId, to: Place, why: RuleId) -> Flow<bool> {
    let scene = play.scene();
    let Some(card) = scene.state.find(id).copied() else { return Ok(false) };
    let stays = matches!(
        scene.kind(&card),
        CardType::Hero | CardType::AlterEgo | CardType::Villain | CardType::MainScheme
    );
    if stays {
        return Ok(false);
    }
    play.state.in_play.retain(|other| other.id != id);
    defends_no_more(&mut play.state, id);
    let known_by = if card.facedown.is_some() { 0 } else { EVERYBODY };
    zones::put(&mut play.state, to, card.card, card.owner, known_by);
    let from = card.facedown.map_or(Spot::InPlay(id), |of| Spot::Facedown(id, of));
    play.event(why, |_| Event::Moved { card: Some(card.card), from, to: Spot::Out(to) });
    lose_attached(play, id)?;
    limits::enforce(play)?;
    Ok(true)
}

/// What is attached to a card that leaves, and what lies under it, is discarded (attachments.leaves-with-host).
///
/// # Errors
/// A stop of the table.
pub(crate) fn lose_attached(play: &mut Play, id: InPlayId) -> Flow<()> {
    let attached: Vec<InPlayId> = play.state.attached(id).map(|other| other.id).collect();
    for other in attached {
        discard(play, other, rule!("attachments.leaves-with-host"))?;
    }
    for card in play.state.cards_in(Place::Under(id)) {
        let pile = zones::discard_pile_from(&play.state, Place::Under(id), card);
        zones::shift(play, Place::Under(id), card, pile, rule!("attachments.leaves-with-host"));
    }
    Ok(())
}
