//! What lies on the table, printed: the map, and the table in words.

use std::io::Write;

use host::text::{Extent, TextPage, Window};

use crate::screen::{fold, style, width};

/// Draws the table, or a part of it. Says whether it is a table that is drawn.
///
/// # Errors
/// When nobody reads any more.
pub fn draw(out: &mut impl Write, page: &dyn TextPage, window: Window) -> anyhow::Result<bool> {
    let drawn = page.map(window);
    if let Some(drawn) = &drawn {
        writeln!(out, "{drawn}")?;
    }
    Ok(drawn.is_some())
}

/// Writes the table out.
///
/// # Errors
/// When nobody reads any more.
pub fn write_out(out: &mut impl Write, page: &dyn TextPage, extent: Extent) -> anyhow::Result<()> {
    let heading = style::HEADING;
    for section in page.sections(extent) {
        writeln!(out, "{heading}{}{heading:#}", section.heading)?;
        for line in section.lines {
            writeln!(out, "{}", fold(&format!("  {line}"), width()))?;
        }
    }
    Ok(())
}
