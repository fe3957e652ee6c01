//! What a seat may know, and what must hold at every pause.

use serde::Serialize;
use space::Surface;
use table::{Scene, Seat};

use crate::card::Ability;
use crate::state::{FigureId, Reading, State, Whereabouts};
use crate::{Pow, movement};

/// Nothing is hidden in POW, the contents of the bag included (rulings.open-information): which counter comes next
/// is not decided before it is drawn, so it is nowhere to be found. Everybody sees the state.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct View {
    /// The table.
    #[serde(flatten)]
    pub state: State,
    /// The figures whose places are shown with a marker, since they cannot be stood there
    /// (abilities.wall-crawler.marker).
    pub markers: Vec<FigureId>,
}

/// What `seat` may know.
pub(crate) fn view(scene: Scene<Pow>, _seat: Option<Seat>) -> View {
    let marked = |&figure: &FigureId| movement::marked(scene, figure);
    View { state: scene.state.clone(), markers: scene.state.figure_ids().filter(marked).collect() }
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
