//! What a seat may know, and what must hold at every pause.

use space::Surface;
use table::{Scene, Seat};

use crate::card::Ability;
use crate::state::{FigureId, Reading, State, Whereabouts};
use crate::Pow;

/// Nothing is hidden in POW, the contents of the bag included (rulings.open-information): which counter comes next
/// is not decided before it is drawn, so it is nowhere to be found. Everybody sees the state.
pub type View = State;

/// What `seat` may know.
pub(crate) fn view(scene: Scene<Pow>, _seat: Option<Seat>) -> View {
    scene.state.clone()
}

/// What must hold at every pause.
pub(crate) fn sound(scene: Scene<Pow>) -> Result<(), String> {
    for id in scene.state.figure_ids() {
        figure_is_sound(scene, id)?;
    }
    Ok(())
}

fn figure_is_sound(scene: Scene<Pow>, id: FigureId) -> Result<(), String> {
    let state = scene.state;
    let (figure, card) = (state.figure(id), scene.card(id));
    let problem = |what: &str| Err(format!("{} ({id:?}): {what}: {figure:?}", card.id));
    if figure.life > card.life {
        return problem("more life than the bar has");
    }
    if figure.ko && (figure.pow > 0 || !figure.down) {
        return problem("KO with POW, or standing");
    }
    let absent = state.absent.contains(usize::from(id.0));
    match figure.whereabouts {
        Whereabouts::Table if figure.life == 0 => problem("on the table without life"),
        // In flight, while those on its path are tested.
        Whereabouts::Table if absent => Ok(()),
        Whereabouts::Table => match space::rests(&state.field_without(id), state.body(id)) {
            Ok(Surface::Ground | Surface::Top(_)) => Ok(()),
            Err(space::NoRest::NoSurface) if scene.card(id).abilities.has(Ability::WallCrawler) => Ok(()),
            Err(reason) => problem(&format!("cannot be where it is: {reason:?} {:?}", state.body(id))),
        },
        Whereabouts::Waiting | Whereabouts::Gone if !absent => problem("not on the table, yet not absent"),
        Whereabouts::Gone if figure.carries.is_some() => problem("gone with a relic"),
        Whereabouts::Waiting | Whereabouts::Gone => Ok(()),
    }
}
