//! What a seat may know, and what must hold at every pause.

use serde::Serialize;
use table::Scene;

use crate::Gotham;
use crate::bearer::Reading;
use crate::command_post;
use crate::printed::term::CubeBox;
use crate::state::State;

/// Everybody sees everything at all times (rulings.open-information).
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct View {
    /// The table.
    #[serde(flatten)]
    pub state: State,
}

pub(crate) fn view(scene: Scene<Gotham>) -> View {
    View { state: scene.state.clone() }
}

/// What must hold at every pause.
pub(crate) fn sound(scene: Scene<Gotham>) -> Result<(), String> {
    let board = scene.board();
    for zone in board.zone_ids() {
        let (there, most) = (scene.size_in(zone), board.zone(zone).saturation);
        if there > most {
            return Err(format!("`{}` holds {there} and may hold {most}", board.zone(zone).id));
        }
    }
    for hero in &scene.state.heroes {
        let sheet = &scene.content.heroes[usize::from(hero.printed)];
        if hero.cubes.total() != sheet.energy {
            return Err(format!("`{}` has {} cubes, not {}", sheet.id, hero.cubes.total(), sheet.energy));
        }
        if CubeBox::ALL.iter().any(|&it| hero.cubes.boxes[it.index()] > sheet.saturation[it.index()]) {
            return Err(format!("`{}` has a box beyond its saturation: {:?}", sheet.id, hero.cubes));
        }
    }
    let post = &scene.state.post;
    if post.total() + scene.state.cubes_gone != scene.mission().cubes {
        return Err(format!("the villain has {post:?}, not {} cubes", scene.mission().cubes));
    }
    if CubeBox::ALL.iter().any(|&it| post.boxes[it.index()] > command_post::saturation(it)) {
        return Err(format!("the command post has a box beyond its saturation: {post:?}"));
    }
    Ok(())
}
