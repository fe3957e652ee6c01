//! What waits for something: whether an occurrence that a card prints is one that happens now.

use table::{Scene, Seat};

use super::{Happening, Side};
use crate::Champions;
use crate::card::ability::{AttackKind, DamageFrom, Duration, Occurrence, When};
use crate::card::{CardId, CardType};
use crate::modifiers::{Voice, fits, fits_played, fits_printed, is_player};
use crate::players::lies_before;
use crate::state::{Deed, DeedKind, InPlay, InPlayId, Manner, Place, Reading};

/// Whether an ability with this trigger answers that, in the voice of its card. When Defeated stands in the place of a
/// forced interrupt (abilities.when-defeated-before-leaving).
pub(crate) fn answers(
    scene: Scene<Champions>,
    voice: Voice,
    when: &When,
    side: Side,
    happening: &Happening,
) -> bool {
    match (when, side) {
        (When::Interrupt(of) | When::ForcedInterrupt(of), Side::Before)
        | (When::Response(of) | When::ForcedResponse(of), Side::After) => occurs(scene, voice, of, happening),
        (When::WhenDefeated, Side::Before) => {
            matches!(happening, Happening::Defeat { what, .. } if voice.source == Some(what.id))
        }
        _ => false,
    }
}

/// Whether this is what an occurrence speaks of.
pub(super) fn occurs(scene: Scene<Champions>, voice: Voice, of: &Occurrence, happening: &Happening) -> bool {
    let deed = |place: u8| &scene.state.deeds[usize::from(place)];
    // Who did it may be gone by now; it has done it all the same (timing.response.definition).
    let now_or_then = |id: InPlayId, then: Option<InPlay>| scene.state.find(id).copied().or(then);
    let by = |cards, deed: &Deed| {
        now_or_then(deed.by, deed.doer).is_some_and(|doer| fits(scene, voice, cards, &doer))
    };
    let any = |cards, of: &[InPlay]| of.iter().any(|card| fits(scene, voice, cards, card));
    match (of, *happening) {
        (Occurrence::AnyOf(several), _) => several.iter().any(|one| occurs(scene, voice, one, happening)),
        (
            Occurrence::Attack { by: attacker, against, kind, defeats, damages },
            Happening::Attack { deed: at },
        ) => {
            let deed = deed(at);
            let enemy = deed.kind == DeedKind::EnemyAttack;
            attacker.as_ref().is_none_or(|cards| by(cards, deed))
                && against.as_ref().is_none_or(|who| enemy && is_player(scene, voice, who, Some(deed.player)))
                && kind.is_none_or(|AttackKind::Basic| deed.manner == Manner::Basic)
                && defeats.as_ref().is_none_or(|cards| any(cards, &deed.defeated))
                && damages.as_ref().is_none_or(|cards| any(cards, &deed.damaged))
        }
        (Occurrence::Scheme { by: cards }, Happening::Scheme { deed: at })
        | (Occurrence::Thwart { by: cards }, Happening::Thwart { deed: at }) => by(cards, deed(at)),
        (Occurrence::Defence { by: cards }, Happening::Defence { deed: at }) => {
            let Deed { defender, defended, .. } = *deed(at);
            let defender = defender.and_then(|defender| now_or_then(defender, defended));
            defender.is_some_and(|defender| fits(scene, voice, cards, &defender))
        }
        (Occurrence::Damage { to, from }, Happening::Damage { to: struck, deed: at, .. }) => {
            let kind = at.map(|at| deed(at).kind);
            fits(scene, voice, to, &struck)
                && from.is_none_or(|from| match from {
                    DamageFrom::Attack => kind.is_some_and(DeedKind::is_attack),
                    DamageFrom::Activation => kind.is_some_and(DeedKind::is_activation),
                })
        }
        (Occurrence::Threat { to, during }, Happening::Threat { at, card, step_one, .. }) => {
            // A stage that has come since was not there when the threat was placed.
            let there = |scheme: &&InPlay| scheme.card == card || voice.source != Some(at);
            let scheme = scene.state.find(at).filter(there);
            scheme.is_some_and(|scheme| fits(scene, voice, to, scheme)) && (during.is_none() || step_one)
        }
        (Occurrence::Defeat { what, by }, Happening::Defeat { what: fallen, by: player }) => {
            fits(scene, voice, what, &fallen)
                && by.as_ref().is_none_or(|who| is_player(scene, voice, who, player))
        }
        (Occurrence::EnterPlay { what }, Happening::EnterPlay { what: entered }) => {
            now_or_then(entered.id, Some(entered)).is_some_and(|card| fits(scene, voice, what, &card))
        }
        (Occurrence::EnterPlay { what }, Happening::Entering { what: entering, .. }) => {
            fits(scene, voice, what, &entering)
        }
        (Occurrence::Play { what, by }, Happening::Play { what: played, card, player }) => {
            let fits = match played {
                Some(played) => {
                    now_or_then(played.id, Some(played)).is_some_and(|card| fits(scene, voice, what, &card))
                }
                None => fits_played(scene, voice, what, player, card),
            };
            fits && by.as_ref().is_none_or(|who| is_player(scene, voice, who, Some(player)))
        }
        (Occurrence::Initiate { what, by }, Happening::Initiate { ability, source, player }) => {
            let fits = match source.and_then(|source| scene.state.find(source)) {
                Some(card) => fits(scene, voice, what, card),
                None => fits_played(scene, voice, what, player, ability.card),
            };
            fits && by.as_ref().is_none_or(|who| is_player(scene, voice, who, Some(player)))
        }
        (Occurrence::Payment { by }, Happening::Payment { player }) => {
            is_player(scene, voice, by, Some(player))
        }
        (Occurrence::Reveal { what, from }, Happening::Reveal { card, from: zone, .. }) => {
            *from == zone && fits_printed(scene, voice, what, Place::Resolving, card)
        }
        (Occurrence::FormChange { who, to }, Happening::FormChange { player, to: form }) => {
            *to == form && is_player(scene, voice, who, Some(player))
        }
        (Occurrence::EndOf(awaited), Happening::EndOf { of }) => {
            *awaited == of || *awaited == Duration::Phase && of != Duration::Round
        }
        _ => false,
    }
}

/// Who the `you` of a scenario card is when it answers something: the target of its own activation; the player before whom it
/// lies; or else the target of the activation, the player who reveals, or who resolves whatever is being resolved
/// (abilities.you).
pub(super) fn resolving_player(scene: Scene<Champions>, card: &InPlay, happening: &Happening) -> Seat {
    let deed = |place: u8| &scene.state.deeds[usize::from(place)];
    let of_deed =
        |place: u8| Some(deed(place)).filter(|deed| deed.kind.is_activation()).map(|deed| deed.player);
    let by_happening = match *happening {
        Happening::Attack { deed } | Happening::Scheme { deed } | Happening::Defence { deed } => {
            of_deed(deed)
        }
        Happening::Reveal { player, .. }
        | Happening::Initiate { player, .. }
        | Happening::Payment { player } => Some(player),
        _ => None,
    };
    let own = match *happening {
        Happening::Attack { deed: at } | Happening::Scheme { deed: at } | Happening::Defence { deed: at } => {
            let by = deed(at).by;
            by_happening.filter(|_| by == card.id || Some(by) == card.host)
        }
        _ => None,
    };
    own.or(lies_before(scene, card)).or(by_happening).unwrap_or_else(|| resolver(scene))
}

/// The player who resolves whatever is being resolved; the first player if nothing is.
pub(crate) fn resolver(scene: Scene<Champions>) -> Seat {
    let revealing = scene.state.reveals.last().map(|reveal| reveal.player);
    let activation = scene.state.deeds.iter().rev().find(|deed| deed.kind.is_activation());
    let player = revealing.or(activation.map(|deed| deed.player)).or(scene.state.active);
    player.filter(|&seat| !scene.state.is_out(seat)).unwrap_or(scene.state.first_player)
}

/// Whether a card of a hand could answer this, as far as everybody can see: it is an event that waits for it, in a form
/// that its player is in.
pub(super) fn event_answers(
    scene: Scene<Champions>,
    player: Seat,
    card: CardId,
    place: u8,
    side: Side,
    happening: &Happening,
) -> bool {
    let printed = scene.printed(card).front();
    let Some((_, ability)) = printed.abilities().find(|(at, _)| *at == place) else { return false };
    printed.kind == CardType::Event
        && ability.form.is_none_or(|form| scene.form(player) == form)
        && answers(scene, Voice::of_player(player), &ability.when.value, side, happening)
}
