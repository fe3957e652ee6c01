//! Odds as a picture for pages: one file, no scripts, no fonts to load.

use std::fmt::Write as _;

use lab::{Chart, Hue, Row};
use words::Words;

use crate::screen::percent;

const BAR: f64 = 360.0;
const ROW: usize = 26;
const LEFT: usize = 130;

/// The chances, as bars.
pub fn draw(words: &Words, chart: &Chart) -> String {
    let title = words.word("terminal-odds-title");
    let height = ROW * chart.rows.len() + 44;
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 580 {height}\" role=\"img\" \
         font-family=\"system-ui, sans-serif\" font-size=\"14\">\n<title>{title}</title>\n\
         <rect width=\"580\" height=\"{height}\" fill=\"#fff\"/>\n\
         <text x=\"16\" y=\"26\" font-weight=\"bold\">{title}</text>\n"
    );
    for (row, Row { name, chance, hue }) in chart.rows.iter().enumerate() {
        let colour = match hue {
            Hue::Hit => "#5b8def",
            Hue::Special => "#e0a030",
            Hue::Damage => "#c2504f",
            Hue::Down => "#7a4fc2",
        };
        let y = 40 + row * ROW;
        let (text_y, width) = (y + 15, chance * BAR);
        let (name_x, value_x) = (LEFT - 8, LEFT as f64 + width + 6.0);
        let value = percent(words.language(), *chance);
        // Writing to text never fails.
        let _ = writeln!(
            svg,
            "<text x=\"{name_x}\" y=\"{text_y}\" text-anchor=\"end\">{name}</text>\
             <rect x=\"{LEFT}\" y=\"{y}\" width=\"{width:.2}\" height=\"20\" fill=\"{colour}\"/>\
             <text x=\"{value_x:.2}\" y=\"{text_y}\">{value}</text>"
        );
    }
    svg.push_str("</svg>\n");
    svg
}
