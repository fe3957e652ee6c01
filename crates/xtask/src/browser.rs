//! The browser in which the pages are tested.

use std::path::PathBuf;

use crate::command::{found, install};

/// Debian's Chromium, installed if it must be.
pub fn have() -> Result<PathBuf, String> {
    if let Some(chromium) = chromium() {
        return Ok(chromium);
    }
    install("Chromium", &["chromium", "fonts-liberation"])?;
    chromium().ok_or_else(|| "Chromium was installed and is not on the path".into())
}

fn chromium() -> Option<PathBuf> {
    ["chromium", "chromium-browser", "google-chrome"].into_iter().find_map(found)
}
