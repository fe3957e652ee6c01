//! Bars made of block characters.

/// A bar that fills `share` of `width` cells, to an eighth of a cell.
pub fn bar(share: f64, width: usize) -> String {
    const EIGHTHS: [&str; 8] = ["", "▏", "▎", "▍", "▌", "▋", "▊", "▉"];
    let eighths = (share.clamp(0.0, 1.0) * width as f64 * 8.0).round() as usize;
    format!("{}{}", "█".repeat(eighths / 8), EIGHTHS[eighths % 8])
}

#[cfg(test)]
mod tests {
    use super::bar;

    #[test]
    fn bars_fill_their_share() {
        assert_eq!(bar(0.0, 8), "");
        assert_eq!(bar(0.5, 8), "████");
        assert_eq!(bar(1.0 / 64.0, 8), "▏");
        assert_eq!(bar(7.0, 2), "██");
    }
}
