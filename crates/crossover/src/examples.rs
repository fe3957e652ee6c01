//! Examples in the help of the commands.

/// The examples with the list's first game for GAME, so that they can be typed as they stand.
///
/// # Panics
/// When the list has no game, which the tests of `games` rule out.
pub fn with_a_game(examples: &str) -> String {
    let names = games::names();
    let first = names.first().expect("the list has a game");
    // The columns of what stands behind an example stay where they are.
    let padded = |line: &str| match line.split_once("   ") {
        Some((typed, told)) if typed.contains("GAME") => {
            let typed = typed.replace("GAME", first);
            let width = line.len() - told.trim_start().len();
            format!("{typed:width$}{}", told.trim_start())
        }
        _ => line.replace("GAME", first),
    };
    examples.lines().map(padded).collect::<Vec<_>>().join("\n")
}

#[cfg(test)]
mod tests {
    use super::with_a_game;

    #[test]
    fn a_game_of_the_list_stands_in_the_examples_and_the_columns_stay() {
        let told =
            with_a_game("Examples:\n  play GAME        it\n  check it         that\n  rules GAME --all");
        let first = games::names()[0];
        let column = 2 + "play GAME        ".len();
        assert_eq!(told.lines().nth(1), Some(&*format!("{:column$}it", format!("  play {first}"))));
        assert_eq!(told.lines().nth(2), Some("  check it         that"));
        assert!(told.ends_with(&format!("rules {first} --all")), "{told}");
    }
}
