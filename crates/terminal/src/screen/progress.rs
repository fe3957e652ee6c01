//! A progress bar on standard error, drawn on a terminal alone.

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};

/// A bar for so many things of a kind, such as `games`.
pub fn progress(length: u64, unit: &'static str) -> ProgressBar {
    // This target draws nothing when standard error is not a terminal.
    let bar = ProgressBar::with_draw_target(Some(length), ProgressDrawTarget::stderr());
    let template = format!("{{bar:40}} {{pos}}/{{len}} {unit}, {{eta}} left");
    match ProgressStyle::with_template(&template) {
        Ok(style) => bar.with_style(style),
        Err(_) => bar,
    }
}
