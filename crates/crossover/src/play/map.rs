//! The battlefield in characters: a cell is twice as high as wide, so an inch is two cells across and one up.

use std::fmt::Write as _;

use anstyle::{AnsiColor, Style};
use pow::Pow;
use pow::card::TABLE;
use pow::state::{FigureId, Side};
use space::P;
use table::Scene;

use super::glyphs::Glyphs;

/// Cells across and up.
const COLUMNS: i32 = 72;
const ROWS: i32 = 36;
/// How many inches a closer look shows.
const ZOOMED: i32 = 12;

/// Which part of the table is drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Window {
    left: i32,
    bottom: i32,
    /// How wide and deep, in mils.
    side: i32,
}

impl Window {
    /// The whole table.
    pub const WHOLE: Window = Window { left: 0, bottom: 0, side: TABLE.0 };

    /// Twelve inches around a place, inside the table.
    pub fn around(x: i32, y: i32) -> Window {
        let side = ZOOMED * 1000;
        let start = |middle: i32, whole: i32| (middle - side / 2).clamp(0, whole - side);
        Window { left: start(x, TABLE.0), bottom: start(y, TABLE.1), side }
    }

    /// The place in the middle of a cell, counted from the upper left.
    fn middle(self, column: i32, row: i32) -> P {
        P {
            x: self.left + (2 * column + 1) * self.side / (2 * COLUMNS),
            y: self.bottom + self.side - (2 * row + 1) * self.side / (2 * ROWS),
        }
    }

    /// The cell that a place is in.
    fn cell(self, place: P) -> Option<(i32, i32)> {
        let column = (place.x - self.left) * COLUMNS / self.side;
        let row = ROWS - 1 - (place.y - self.bottom) * ROWS / self.side;
        ((0..COLUMNS).contains(&column) && (0..ROWS).contains(&row)).then_some((column, row))
    }
}

#[derive(Clone, Copy, PartialEq, Eq)]
struct Cell {
    symbol: char,
    style: Style,
}

struct Canvas {
    window: Window,
    cells: Vec<Cell>,
}

/// The colours of the two sides.
pub fn side_style(side: Side) -> Style {
    match side {
        Side::A => AnsiColor::Cyan.on_default().bold(),
        Side::B => AnsiColor::Magenta.on_default().bold(),
    }
}

const GROUND: Style = Style::new().dimmed();
const SCENERY: Style = AnsiColor::Yellow.on_default();
const OBJECTIVE: Style = AnsiColor::Green.on_default().bold();

/// Draws the table with everything on it.
pub fn draw(scene: Scene<Pow>, glyphs: &Glyphs, window: Window) -> String {
    let mut canvas = Canvas::empty(window);
    canvas.scenery(scene);
    canvas.objectives(scene);
    for id in scene.state.on_table() {
        canvas.figure(scene, id, glyphs.of(id));
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

impl Canvas {
    fn empty(window: Window) -> Canvas {
        let mut cells = vec![Cell { symbol: ' ', style: GROUND }; (COLUMNS * ROWS) as usize];
        // A dot at every third inch, so that distances can be judged by eye.
        for x in (0..=TABLE.0).step_by(3_000) {
            for y in (0..=TABLE.1).step_by(3_000) {
                if let Some((column, row)) = window.cell(P { x, y }) {
                    cells[(row * COLUMNS + column) as usize].symbol = '·';
                }
            }
        }
        Canvas { window, cells }
    }

    fn put(&mut self, column: i32, row: i32, symbol: char, style: Style) {
        if (0..COLUMNS).contains(&column) && (0..ROWS).contains(&row) {
            self.cells[(row * COLUMNS + column) as usize] = Cell { symbol, style };
        }
    }

    /// Text with its middle at a place.
    fn label(&mut self, at: P, text: &str, style: Style) {
        let Some((column, row)) = self.window.cell(at) else { return };
        let start = column - text.chars().count() as i32 / 2;
        for (offset, symbol) in (0..).zip(text.chars()) {
            self.put(start + offset, row, symbol, style);
        }
    }

    fn scenery(&mut self, scene: Scene<Pow>) {
        for id in scene.state.standing() {
            let block = scene.state.block(id);
            let (lo, hi) = (block.foot.lo, block.foot.hi);
            for row in 0..ROWS {
                for column in 0..COLUMNS {
                    let P { x, y } = self.window.middle(column, row);
                    if (lo.x..=hi.x).contains(&x) && (lo.y..=hi.y).contains(&y) {
                        self.put(column, row, shade(block.top), SCENERY);
                    }
                }
            }
            let middle = P { x: (lo.x + hi.x) / 2, y: (lo.y + hi.y) / 2 };
            self.label(middle, &(id.0 + 1).to_string(), SCENERY.bold());
        }
    }

    fn objectives(&mut self, scene: Scene<Pow>) {
        let carried = |index: usize| {
            let relic = pow::state::ObjectiveId(index as u8);
            scene.state.on_table().any(|id| scene.state.figure(id).carries == Some(relic))
        };
        for (index, objective) in scene.state.objectives.iter().enumerate() {
            if !carried(index) {
                let style = objective.holder.map_or(OBJECTIVE, side_style);
                self.label(objective.at.flat(), &format!("◆{}", index + 1), style);
            }
        }
    }

    fn figure(&mut self, scene: Scene<Pow>, id: FigureId, letter: char) {
        let figure = scene.state.figure(id);
        let body = scene.state.body(id);
        let mut style = side_style(figure.side);
        if scene.state.is_active(id) {
            style = style.invert();
        }
        let reach = i64::from(body.r);
        for row in 0..ROWS {
            for column in 0..COLUMNS {
                let P { x, y } = self.window.middle(column, row);
                let (dx, dy) = (i64::from(x - body.at.x), i64::from(y - body.at.y));
                // On the whole table a base is one letter; up close it is as wide as it is.
                if self.window != Window::WHOLE && dx * dx + dy * dy <= reach * reach {
                    self.put(column, row, letter, style);
                }
            }
        }
        if let Some((column, row)) = self.window.cell(body.at.flat()) {
            self.put(column, row, letter, style);
            let mark = match (figure.ko, figure.down) {
                (true, _) => '×',
                (false, true) => '_',
                (false, false) => return,
            };
            self.put(column + 1, row, mark, style);
        }
    }

    fn text(&self) -> String {
        let mut text = String::new();
        let inches = |mils: i32| mils as f64 / 1000.0;
        for (row, cells) in (0..).zip(self.cells.chunks(COLUMNS as usize)) {
            let upper = self.window.bottom + self.window.side - row * self.window.side / ROWS;
            let label = if row % 6 == 0 { format!("{:>5}", inches(upper)) } else { " ".repeat(5) };
            // Writing to text never fails, here and below.
            let _ = write!(text, "{label} ");
            let mut style = Style::new();
            for cell in cells {
                if cell.style != style {
                    let _ = write!(text, "{style:#}{}", cell.style);
                    style = cell.style;
                }
                text.push(cell.symbol);
            }
            let _ = writeln!(text, "{style:#}");
        }
        let _ = write!(text, "{:>5} ", inches(self.window.bottom));
        for tick in 0..=6 {
            let x = self.window.left + tick * self.window.side / 6;
            let _ = write!(text, "{:<12}", inches(x));
        }
        text.truncate(text.trim_end().len());
        text.push('\n');
        text
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_and_cells_agree() {
        for window in [Window::WHOLE, Window::around(10_000, 30_000), Window::around(0, 36_000)] {
            for (column, row) in [(0, 0), (71, 35), (36, 18), (5, 30)] {
                assert_eq!(window.cell(window.middle(column, row)), Some((column, row)), "{window:?}");
            }
        }
        assert_eq!(Window::WHOLE.cell(P { x: 0, y: 35_999 }), Some((0, 0)));
        assert_eq!(Window::WHOLE.cell(P { x: 40_000, y: 0 }), None);
    }
}
