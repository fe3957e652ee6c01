//! The few styles that everything printed is made of. They show on terminals alone.

use anstyle::{AnsiColor, Style};

/// Headings.
pub const HEADING: Style = Style::new().bold();
/// What can be typed.
pub const TYPED: Style = AnsiColor::Cyan.on_default();
/// What is there but does not matter now: forbidden options, sources.
pub const FAINT: Style = Style::new().dimmed();
/// Errors and refusals.
pub const WRONG: Style = AnsiColor::Red.on_default().bold();
/// What is in order.
pub const RIGHT: Style = AnsiColor::Green.on_default();
