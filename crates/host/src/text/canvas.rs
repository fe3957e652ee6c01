//! The battlefield in characters: a cell is twice as high as wide, so an inch is two cells across and one up.

use std::fmt::Write as _;

use anstyle::{AnsiColor, Style};
use space::P;
use table::Seat;

/// Tabletop games are played on a square yard.
const TABLE: (i32, i32) = (36_000, 36_000);

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

/// A picture of the table, or of a part of it.
pub struct Canvas {
    window: Window,
    cells: Vec<Cell>,
}

/// The colours of the two sides.
pub fn side_style(seat: Seat) -> Style {
    match seat {
        Seat(0) => AnsiColor::Cyan.on_default().bold(),
        _ => AnsiColor::Magenta.on_default().bold(),
    }
}

const GROUND: Style = Style::new().dimmed();
/// What stands around.
pub const SCENERY: Style = AnsiColor::Yellow.on_default();
/// What is played for.
pub const OBJECTIVE: Style = AnsiColor::Green.on_default().bold();

impl Canvas {
    /// The empty table.
    pub fn empty(window: Window) -> Canvas {
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
    pub fn label(&mut self, at: P, text: &str, style: Style) {
        let Some((column, row)) = self.window.cell(at) else { return };
        let start = column - text.chars().count() as i32 / 2;
        for (offset, symbol) in (0..).zip(text.chars()) {
            self.put(start + offset, row, symbol, style);
        }
    }

    /// Every cell whose middle is inside a shape.
    pub fn fill(&mut self, inside: impl Fn(P) -> bool, symbol: char, style: Style) {
        for row in 0..ROWS {
            for column in 0..COLUMNS {
                if inside(self.window.middle(column, row)) {
                    self.put(column, row, symbol, style);
                }
            }
        }
    }

    /// A base with its letter, and a mark behind it for how it fares.
    pub fn base(&mut self, at: P, radius: i32, letter: char, mark: Option<char>, style: Style) {
        let reach = i64::from(radius);
        // On the whole table a base is one letter; up close it is as wide as it is.
        if self.window != Window::WHOLE {
            let inside = |P { x, y }: P| {
                let (dx, dy) = (i64::from(x - at.x), i64::from(y - at.y));
                dx * dx + dy * dy <= reach * reach
            };
            self.fill(inside, letter, style);
        }
        if let Some((column, row)) = self.window.cell(at) {
            self.put(column, row, letter, style);
            if let Some(mark) = mark {
                self.put(column + 1, row, mark, style);
            }
        }
    }

    /// All of it, with inches along the edges.
    pub fn text(&self) -> String {
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
