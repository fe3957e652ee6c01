//! Whether new weights are better than those in a game's folder, and taking them in if they are.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use sha2::{Digest as _, Sha256};
use table::Game;

use super::cast::Cast;
use super::evaluate::{Measure, Outcome, evaluate, whole};
use super::room::Who;
use super::{School, card};
use crate::bytes;
use crate::ladder::interval;
use crate::net::Net;
use crate::weights;

/// What weights are called in a game's folder, unless another name is given: a game may have some for small tables beside them.
pub const USUAL: &str = "best";
/// A repository keeps every version of a file: no larger one is taken in.
const MOST: usize = 3 << 20;

/// What is taken in, and where.
pub struct Adoption<'a> {
    pub new: &'a Path,
    pub folder: &'a Path,
    /// What the weights and their card are called there.
    pub name: &'a str,
    pub cells: &'a [usize],
    pub games: u64,
    /// Whether one side plays, against the game itself.
    pub alone: bool,
    /// Minds that the new net is measured against for its card, each in so many games of a cell; where one side plays, they
    /// play in its place.
    pub ladder: &'a [usize],
    pub ladder_games: u64,
    pub threads: usize,
    /// Of the dice; without one, the new weights themselves say which, so that nobody picks lucky ones.
    pub seed: Option<u64>,
}

/// Measures the new weights and those that lie in the folder by the same games, and puts the new ones and their card there if
/// they are better. Says so in a line for people.
///
/// # Errors
/// Weights that can't be read, are too large or have no card of their own, and files that can't be written.
pub fn adopt<G: Game>(school: &School<G>, adoption: &Adoption) -> Result<String, String> {
    let bytes = file(adoption.new)?;
    if bytes.len() > MOST {
        return Err(format!("{} has {} bytes; at most {MOST} are kept", adoption.new.display(), bytes.len()));
    }
    let new = net(school, adoption.new, &bytes)?;
    let card = card_of(adoption.new, &bytes)?;
    let weights_path = adoption.folder.join(adoption.name).with_extension("weights");
    let card_path = beside(&weights_path);
    let old = if weights_path.exists() {
        let old = file(&weights_path).and_then(|bytes| net(school, &weights_path, &bytes));
        old.map_err(|error| println!("{error}; it is replaced")).ok()
    } else {
        None
    };

    let hash: [u8; 32] = Sha256::digest(&bytes).into();
    let [own, ..] = hash.as_chunks::<8>().0 else { unreachable!("a hash has 32 bytes") };
    let seed = adoption.seed.unwrap_or(u64::from_le_bytes(*own));
    let measured = |which: usize, net: &Net, field: &[Arc<Net>]| {
        let against = match field {
            [] => Who::Now,
            _ => Who::Earlier(0),
        };
        let measure = measure(adoption, net, field, against, adoption.games, seed);
        let names = school.study.cells(school.content);
        let title = ["new", "old"][which];
        evaluate(school, &measure, |one| println!("{title} {}", one.line(&names[one.cell])))
    };
    // Where two sides play, both have the old net on the other side; else they play the same games alone.
    let field: Vec<Arc<Net>> = old.iter().cloned().map(Arc::new).collect();
    let is = measured(0, &new, &field)?;
    let was = old.as_ref().map(|old| measured(1, old, &field)).transpose()?;
    if let Some(was) = &was {
        let (is, was) = (whole(&is), whole(was));
        if !better(&is, &was) {
            return Ok(format!(
                "the old weights stay: {:.1} % of the points against {:.1} %, which may be luck",
                100.0 * is.share(),
                100.0 * was.share(),
            ));
        }
    }

    let text = card + &told(school, adoption, &new, [&is, was.as_ref().unwrap_or(&Vec::new())], seed)?;
    std::fs::create_dir_all(adoption.folder)
        .map_err(|error| format!("{}: {error}", adoption.folder.display()))?;
    bytes::write(&weights_path, &bytes)?;
    bytes::write(&card_path, text.as_bytes())?;
    Ok(format!("taken in: {} and {}", weights_path.display(), card_path.display()))
}

/// By more than what luck does to either: one standard error of the difference.
fn better(is: &Outcome, was: &Outcome) -> bool {
    let spread = |one: &Outcome| one.share() * (1.0 - one.share()) / one.games.max(1) as f64;
    is.share() > was.share() + (spread(is) + spread(was)).sqrt()
}

fn measure<'a>(
    adoption: &Adoption<'a>,
    net: &'a Net,
    others: &'a [Arc<Net>],
    against: Who,
    games: u64,
    seed: u64,
) -> Measure<'a> {
    const EVERYBODY: &Cast = &Cast { without: Vec::new(), only: Vec::new() };
    Measure {
        net,
        others,
        who: Who::Now,
        against,
        cells: adoption.cells,
        cast: EVERYBODY,
        games,
        threads: adoption.threads,
        seed,
        temperature: 0.0,
    }
}

/// What the card says of these games, and of some against the game's other minds.
fn told<G: Game>(
    school: &School<G>,
    adoption: &Adoption,
    new: &Net,
    [is, was]: [&Vec<Outcome>; 2],
    seed: u64,
) -> Result<String, String> {
    let names = school.study.cells(school.content);
    let mut text = format!(
        "# When they were taken in, by dice that were never learned from, at its first choice: the share that was won, and\n\
         # between which ones the true one lies, 95 times in a hundred.\nmeasured:\n  seed: {seed}\n"
    );
    let mut part = |name: &str, outcomes: &[Outcome]| {
        if outcomes.is_empty() {
            return;
        }
        text += &format!("  {name}:\n");
        for one in outcomes {
            let (low, high) = interval(one.won, one.games.max(1));
            let won = one.won as f64 / one.games.max(1) as f64;
            let (cell, games, drawn) = (&names[one.cell], one.games, one.drawn);
            writeln!(
                text,
                "    {cell}: {{games: {games}, won: {won:.3}, drawn: {drawn}, low: {low:.3}, high: {high:.3}}}"
            )
            .expect("a text takes whatever is written");
        }
    };
    part(if was.is_empty() { "new" } else { "new-against-old" }, is);
    part("old", was);
    for &mind in adoption.ladder {
        let (name, games) = (school.minds[mind].name, adoption.ladder_games);
        let mut measure = measure(adoption, new, &[], Who::Other(mind), games, seed);
        if adoption.alone {
            measure.who = Who::Other(mind);
        }
        let name = format!("{}{name}", if adoption.alone { "" } else { "against-" });
        let outcomes = evaluate(school, &measure, |one| println!("{name} {}", one.line(&names[one.cell])))?;
        part(&name, &outcomes);
    }
    Ok(text)
}

fn file(path: &Path) -> Result<Vec<u8>, String> {
    bytes::file(path, weights::MOST).map_err(|error| format!("{}: {error}", path.display()))
}

fn net<G: Game>(school: &School<G>, path: &Path, bytes: &[u8]) -> Result<Net, String> {
    let net = weights::read(G::NAME, school.eyes.sizes(), bytes);
    net.map_err(|error| format!("{}: {error}", path.display()))
}

/// The card that lies beside weights.
pub fn beside(weights: &Path) -> PathBuf {
    weights.with_extension("yaml")
}

/// The card of these very weights.
fn card_of(path: &Path, bytes: &[u8]) -> Result<String, String> {
    let beside = beside(path);
    let text = std::fs::read_to_string(&beside).map_err(|error| {
        format!("{}: {error}; the learner writes a card beside weights", beside.display())
    })?;
    let hash = card::hash(bytes);
    match card::said(&text, "weights") {
        Some(of) if of == hash => Ok(text),
        _ => Err(format!("{} is the card of other weights, not of {hash}", beside.display())),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_may_be_luck_is_not_better() {
        let of = |won, games| Outcome { won, games, ..whole(&[]) };
        assert!(!better(&of(52, 100), &of(50, 100)) && better(&of(60, 100), &of(50, 100)));
        assert!(better(&of(5200, 10_000), &of(5000, 10_000)) && !better(&of(50, 100), &of(60, 100)));
    }
}
