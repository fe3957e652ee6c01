//! Learning a game by self-play. Its learner is built for this very machine and learns; its weights come into the game's folder
//! if they play better than those that lie there.

use std::fs;
use std::path::PathBuf;
use std::process::Command;

use crate::command::{Done, root, run, target};

/// What is said to the measurement and not to the learner.
const OF_ADOPTING: [&str; 2] = ["games=", "ladder="];
/// What is said to both.
const OF_BOTH: &str = "threads=";

/// Learns a game, as the words say.
pub fn learn(words: &[&str]) -> Done {
    let [game, words @ ..] = words else { return Err(format!("which game? {}", known()?)) };
    if !example(game).is_file() {
        return Err(format!("`{game}` has no learner; {}", known()?));
    }
    if words.iter().any(|word| word.starts_with("out=")) {
        return Err("`out=` is the chore's own; `from=` takes up a checkpoint".to_owned());
    }
    let learner = built(game)?;
    let folder = target().join("learned");
    fs::create_dir_all(&folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    let out = folder.join(game);
    let (learning, adopting) = parted(words);
    told(&learner, "learn", &[&[format!("out={}", out.display())], &learning[..]].concat())?;
    let weights = format!("weights={}.weights", out.display());
    let into = format!("into={}", root().join("games").join(game).join("mind/weights").display());
    told(&learner, "adopt", &[&[weights, into], &adopting[..]].concat())?;
    eprintln!("`cargo xtask learn {game} from={}.ckpt` goes on from here", out.display());
    Ok(())
}

/// What is for the learner, and what is for the measurement.
fn parted(words: &[&str]) -> (Vec<String>, Vec<String>) {
    let of_adopting = |word: &str| OF_ADOPTING.iter().any(|key| word.starts_with(key));
    let all = || words.iter().map(|&word| word.to_owned());
    (
        all().filter(|word| !of_adopting(word)).collect(),
        all().filter(|word| of_adopting(word) || word.starts_with(OF_BOTH)).collect(),
    )
}

/// The program that learns a game.
fn example(game: &str) -> PathBuf {
    root().join("games").join(game).join("mind/examples/learn.rs")
}

/// Which games have a learner, for people.
fn known() -> Result<String, String> {
    let games = root().join("games");
    let told = |error: std::io::Error| format!("{}: {error}", games.display());
    let mut names = Vec::new();
    for entry in fs::read_dir(&games).map_err(told)? {
        names.push(entry.map_err(told)?.file_name().to_string_lossy().into_owned());
    }
    names.retain(|name| example(name).is_file());
    names.sort();
    Ok(format!("these have one: {}", names.join(", ")))
}

/// Builds the learner with all that this machine's processor can do, aside from what everybody builds. A net says the same on
/// every machine however it is built.
fn built(game: &str) -> Result<PathBuf, String> {
    let package = format!("{game}-mind");
    let aside = target().join("learners");
    let arguments = ["build", "--release", "--locked", "--package", &package, "--example", "learn"];
    let flags = std::env::var("RUSTFLAGS").unwrap_or_default() + " -C target-cpu=native";
    let mut command = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    command.current_dir(root()).args(arguments).env("RUSTFLAGS", flags).env("CARGO_TARGET_DIR", &aside);
    run("cargo", &arguments, &mut command)?;
    // Another game's learner is called the same.
    let learner = aside.join(format!("learn-{game}"));
    let from = aside.join("release/examples/learn");
    fs::copy(&from, &learner).map_err(|error| format!("{}: {error}", from.display()))?;
    Ok(learner)
}

fn told(learner: &PathBuf, what: &str, words: &[String]) -> Done {
    let mut command = Command::new(learner);
    command.current_dir(root()).arg(what).args(words);
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    run(what, &words, &mut command)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_word_comes_to_whom_it_is_for() {
        let (learning, adopting) = parted(&["seconds=60", "threads=2", "games=100"]);
        assert_eq!(learning, ["seconds=60", "threads=2"]);
        assert_eq!(adopting, ["threads=2", "games=100"]);
    }

    #[test]
    fn a_game_without_a_learner_is_refused_with_those_that_have_one() {
        let refused = learn(&["chess"]).expect_err("nobody plays chess here");
        assert!(refused.starts_with("`chess` has no learner; these have one: "), "{refused}");
        assert!(learn(&[]).expect_err("no game was named").starts_with("which game?"));
    }
}
