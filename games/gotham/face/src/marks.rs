//! Things of the table as marks: zones, figures, tiles, cards, tokens as objectives, dice, players.

use gotham::board::ZoneId;
use gotham::state::{FigureId, State, TileId};
use host::tabletop::thing;
use table::Seat;
use wire::table::{Mark, ThingKind};

pub(super) fn zone(id: ZoneId) -> Mark {
    thing(ThingKind::Zone, id.0)
}

pub(super) fn figure(id: FigureId) -> Mark {
    thing(ThingKind::Figure, id.0)
}

pub(super) fn tile(id: TileId) -> Mark {
    thing(ThingKind::Tile, id.0)
}

pub(super) fn card(at: u8) -> Mark {
    thing(ThingKind::Card, at)
}

pub(super) fn token(at: u8) -> Mark {
    thing(ThingKind::Objective, at)
}

pub(super) fn die(at: u8) -> Mark {
    thing(ThingKind::Die, at)
}

pub(super) fn seat(seat: Seat) -> Mark {
    thing(ThingKind::Seat, seat.0)
}

/// Where somebody's cubes lie: the hero's figure, or the villain's seat.
pub(super) fn purse(state: &State, hero: Option<gotham::state::HeroId>) -> Mark {
    match hero {
        Some(hero) => figure(state.hero(hero).figure),
        None => seat(state.villain_seat()),
    }
}
