//! The battlefield of Crisis Protocol drawn: terrain by its size, tokens, bases to scale.

use crisis::Crisis;
use crisis::card::ability::Health;
use crisis::state::{Battleground as _, FigureId, Reading as _};
use host::text::{Canvas, Glyphs, OBJECTIVE, SCENERY, Window, side_style};
use space::{Outline as _, P};
use table::Scene;

/// Draws the battlefield with everything on it.
pub(crate) fn draw(scene: Scene<Crisis>, glyphs: &Glyphs, window: Window) -> String {
    let mut canvas = Canvas::empty(window);
    for feature in scene.terrain() {
        canvas.fill(|place| feature.outline.reaches(place, 0), shade(feature.size), SCENERY);
        let corners: Vec<P> = feature.outline.corners().collect();
        let count = corners.len().max(1) as i32;
        let middle = P {
            x: corners.iter().map(|corner| corner.x).sum::<i32>() / count,
            y: corners.iter().map(|corner| corner.y).sum::<i32>() / count,
        };
        canvas.label(middle, &(feature.id.0 + 1).to_string(), SCENERY.bold());
    }
    for id in scene.state.tokens_lying() {
        let token = scene.state.token(id);
        let style = token.controller.map_or(OBJECTIVE, |side| side_style(side.seat()));
        canvas.label(token.at, &format!("◆{}", id.0 + 1), style);
    }
    for id in scene.state.on_battlefield() {
        figure(&mut canvas, scene, id, glyphs.of(id.0));
    }
    canvas.text()
}

/// How large terrain looks: below a character, as large, larger.
fn shade(size: u8) -> char {
    match size {
        ..=1 => '░',
        2..=3 => '▒',
        _ => '▓',
    }
}

fn figure(canvas: &mut Canvas, scene: Scene<Crisis>, id: FigureId, letter: char) {
    let (figure, base) = (scene.state.figure(id), scene.base(id));
    let mut style = side_style(figure.side.seat());
    if scene.state.activation.is_some_and(|activation| activation.figure == id) {
        style = style.invert();
    }
    let mark = match (figure.dazed, figure.health) {
        (true, _) => Some('×'),
        (false, Health::Injured) => Some('!'),
        (false, Health::Healthy) => None,
    };
    canvas.base(base.c, base.r, letter, mark, style);
}
