//! Odds as a picture for pages: one file, no scripts, no fonts to load.

use std::fmt::Write as _;

use pow::odds::Summary;
use words::{Message, Words};

use crate::screen::percent;

const BAR: f64 = 360.0;
const ROW: usize = 26;
const LEFT: usize = 130;

/// The chances of each damage, as bars.
pub fn draw(words: &Words, odds: &Summary) -> String {
    let title = words.word("terminal-odds-title");
    let mut rows = vec![
        (words.word("terminal-odds-hit"), odds.hit, "#5b8def"),
        (words.word("terminal-odds-critical"), odds.critical, "#e0a030"),
    ];
    for (&amount, &chance) in &odds.damage {
        let name = words.say(&Message::new("terminal-odds-damage").with("amount", amount));
        rows.push((name, chance, "#c2504f"));
    }
    let height = ROW * rows.len() + 44;
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 580 {height}\" role=\"img\" \
         font-family=\"system-ui, sans-serif\" font-size=\"14\">\n<title>{title}</title>\n\
         <rect width=\"580\" height=\"{height}\" fill=\"#fff\"/>\n\
         <text x=\"16\" y=\"26\" font-weight=\"bold\">{title}</text>\n"
    );
    for (row, (name, chance, colour)) in rows.iter().enumerate() {
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
