//! Cards as they were, which windows and deeds keep so that they can still be answered: what lies face down is secret there,
//! too.

use crate::state::{InPlay, Place, State};
use crate::timing::Happening;

/// Changes every card that is remembered and lies face down, or is about to.
pub(super) fn each_facedown(state: &mut State, change: &mut dyn FnMut(&mut InPlay, Option<Place>)) {
    let mut facedown = |card: &mut InPlay, from: Option<Place>| {
        if card.facedown.is_some() {
            change(card, from);
        }
    };
    let mut in_happening = |happening: &mut Happening| match happening {
        Happening::Damage { to: card, .. }
        | Happening::Defeat { what: card, .. }
        | Happening::EnterPlay { what: card }
        | Happening::Play { what: Some(card), .. } => facedown(card, None),
        Happening::Entering { what, from } => facedown(what, Some(*from)),
        _ => {}
    };
    for window in &mut state.windows {
        window.pending.iter_mut().for_each(|pending| in_happening(&mut pending.what));
    }
    for deed in &mut state.deeds {
        deed.aftermath.iter_mut().for_each(&mut in_happening);
    }
    for deed in &mut state.deeds {
        let once = deed.doer.iter_mut().chain(&mut deed.defended);
        once.chain(&mut deed.damaged).chain(&mut deed.defeated).for_each(|card| facedown(card, None));
    }
}
