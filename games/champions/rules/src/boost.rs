//! Boost cards (chapter of that name).

use table::Flow;

use crate::card::AbilityId;
use crate::card::ability::{Ability, When};
use crate::effect::{Frame, Origin};
use crate::event::{Event, Spot};
use crate::state::{Place, Reading};
use crate::{Play, initiate, rule, zones};

/// The villain's boost cards are turned up one at a time, in the order they were given; those given meanwhile too
/// (enemy-attack.step3.flip-one-at-a-time, boost.added-during-step). Icons count at once, then the boost ability is
/// resolved, then the card is discarded (q.boost-star-timing).
///
/// # Errors
/// A stop of the table.
pub(crate) fn turn_up(play: &mut Play, deed: u8) -> Flow<()> {
    while !play.state.encounter.boosts.is_empty() {
        let card = play.state.encounter.boosts.remove(0);
        play.state.encounter.resolving.push(card);
        let to = Spot::Out(Place::Resolving);
        play.event(rule!("enemy-attack.step3.flip-one-at-a-time"), |_| Event::Moved {
            card: Some(card),
            from: Spot::Boosts,
            to,
        });
        let printed = play.content.card(card);
        let activation = &mut play.state.deeds[usize::from(deed)];
        activation.boost += u16::from(printed.boost);
        // The player resolving the activation, who changes with the defender (boost.you).
        let you = activation.player;
        play.event(rule!("boost.icons-add-atk-or-sch"), |_| Event::Boosted { card, icons: printed.boost });
        // Of those for one form, the form of the player who resolves the activation counts (abilities.form-word).
        let form = play.scene().form(you);
        let in_form = |(_, ability): &(u8, &Ability)| ability.form.is_none_or(|of| of == form);
        // Only what stands below the divider is active (boost.only-lower-text-active).
        let abilities = printed.front().abilities();
        let abilities = abilities.filter(in_form);
        for (place, _) in abilities.filter(|(_, ability)| ability.when.value == When::Boost) {
            let ability = AbilityId { card, face: 0, place };
            let mut frame = Frame::new(ability, Origin::Out(Place::Resolving), you);
            initiate::carry_out(play, &mut frame)?;
        }
        // Unless it has gone elsewhere by that.
        zones::shift(
            play,
            Place::Resolving,
            card,
            Place::EncounterDiscard,
            rule!("enemy-attack.step3.discard"),
        );
    }
    Ok(())
}
