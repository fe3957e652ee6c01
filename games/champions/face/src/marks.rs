//! Things of the table as marks: a card in play is a `figure`, a card elsewhere a `card`, a player a `seat`.

use champions::card::CardId;
use champions::state::{InPlayId, Thing};
use champions::timing::Moment;
use host::tabletop;
use table::Seat;
use wire::table::{Mark, ThingKind};

pub(super) fn in_play(id: InPlayId) -> Mark {
    tabletop::thing(ThingKind::Figure, id.0)
}

pub(super) fn card(id: CardId) -> Mark {
    tabletop::thing(ThingKind::Card, id.0)
}

pub(super) fn seat(seat: Seat) -> Mark {
    tabletop::thing(ThingKind::Seat, seat.0)
}

pub(super) fn thing(thing: Thing) -> Mark {
    match thing {
        Thing::InPlay(id) => in_play(id),
        Thing::Out(_, id) => card(id),
    }
}

/// What a window is about.
pub(super) fn moment(moment: Moment) -> Vec<Mark> {
    match moment {
        Moment::Attack { by: id }
        | Moment::Scheme { by: id }
        | Moment::Thwart { by: id }
        | Moment::Defence { by: id }
        | Moment::Damage { to: id, .. }
        | Moment::Threat { at: id, .. }
        | Moment::Defeat { what: id }
        | Moment::EnterPlay { what: id } => vec![in_play(id)],
        Moment::Play { card: id } | Moment::Reveal { card: id } | Moment::Entering { card: Some(id) } => {
            vec![card(id)]
        }
        Moment::Initiate { ability } => vec![card(ability.card)],
        Moment::FormChange { player } | Moment::Payment { player } => vec![seat(player)],
        Moment::EndOf { .. } | Moment::Entering { card: None } => Vec::new(),
    }
}
