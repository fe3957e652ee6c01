//! POW's table drawn: scenery by its height, objectives, figures.

use host::text::{Canvas, Glyphs, OBJECTIVE, SCENERY, Window, side_style};
use pow::Pow;
use pow::state::{FigureId, ObjectiveId};
use space::P;
use table::Scene;

/// Draws the table with everything on it.
pub(crate) fn draw(scene: Scene<Pow>, glyphs: &Glyphs, window: Window) -> String {
    let mut canvas = Canvas::empty(window);
    for id in scene.state.standing() {
        let block = scene.state.block(id);
        let (lo, hi) = (block.foot.lo, block.foot.hi);
        let inside = |P { x, y }: P| (lo.x..=hi.x).contains(&x) && (lo.y..=hi.y).contains(&y);
        canvas.fill(inside, shade(block.top), SCENERY);
        let middle = P { x: (lo.x + hi.x) / 2, y: (lo.y + hi.y) / 2 };
        canvas.label(middle, &(id.0 + 1).to_string(), SCENERY.bold());
    }
    objectives(&mut canvas, scene);
    for id in scene.state.on_table() {
        figure(&mut canvas, scene, id, glyphs.of(id.0));
    }
    canvas.text()
}

/// How tall scenery looks: up to a car, up to a house, beyond.
fn shade(height: i32) -> char {
    match height {
        ..=1_500 => '░',
        1_501..=4_000 => '▒',
        _ => '▓',
    }
}

fn objectives(canvas: &mut Canvas, scene: Scene<Pow>) {
    let carried = |index: usize| {
        let relic = ObjectiveId(index as u8);
        scene.state.on_table().any(|id| scene.state.figure(id).carries == Some(relic))
    };
    for (index, objective) in scene.state.objectives.iter().enumerate() {
        if !carried(index) {
            let style = objective.holder.map_or(OBJECTIVE, |side| side_style(side.seat()));
            canvas.label(objective.at.flat(), &format!("◆{}", index + 1), style);
        }
    }
}

fn figure(canvas: &mut Canvas, scene: Scene<Pow>, id: FigureId, letter: char) {
    let (figure, body) = (scene.state.figure(id), scene.state.body(id));
    let mut style = side_style(figure.side.seat());
    if scene.state.is_active(id) {
        style = style.invert();
    }
    let mark = match (figure.ko, figure.down) {
        (true, _) => Some('×'),
        (false, true) => Some('_'),
        (false, false) => None,
    };
    canvas.base(body.at.flat(), body.r, letter, mark, style);
}
