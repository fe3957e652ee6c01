//! Picking among options by a score.

/// The option that scores highest, the first of equals.
pub fn best<A: Copy>(options: &[A], score: impl Fn(A) -> f32) -> usize {
    let mut best = (0, f32::NEG_INFINITY);
    for (index, &option) in options.iter().enumerate() {
        let score = score(option);
        if score > best.1 {
            best = (index, score);
        }
    }
    best.0
}

/// Where an answer is among the options; the first of them if it is not.
pub fn find<A: PartialEq>(options: &[A], wanted: A) -> usize {
    options.iter().position(|option| *option == wanted).unwrap_or(0)
}
