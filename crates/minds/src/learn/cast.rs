//! Who may take part: heroes and characters are held out of learning, to see how a net plays what it never met.

use table::Game;

use super::School;
use super::options::Options;

/// Setups are drawn so often until one fits.
const TRIES: usize = 4096;

/// Names of those who may not take part, and of those one of which must.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Cast {
    pub without: Vec<String>,
    pub only: Vec<String>,
}

impl Cast {
    /// What `without=` and `only=` say, of names that are met in some game.
    pub fn read<G: Game>(school: &School<G>, options: &mut Options) -> Result<Cast, String> {
        let mut list = |key| options.list(key).unwrap_or_default();
        let cast = Cast { without: list("without"), only: list("only") };
        let mut met: Vec<String> = Vec::new();
        for name in cast.without.iter().chain(&cast.only) {
            if met.is_empty() {
                met = all(school);
            }
            if !met.contains(name) {
                let known = if met.is_empty() { "nobody".to_owned() } else { met.join(", ") };
                return Err(format!("`{name}` can't be held out of this game; {known} can be"));
            }
        }
        Ok(cast)
    }

    /// Whether everybody may take part.
    pub fn is_open(&self) -> bool {
        self.without.is_empty() && self.only.is_empty()
    }

    fn fits(&self, names: &[String]) -> bool {
        let is_one_of = |list: &[String]| names.iter().any(|name| list.contains(name));
        !is_one_of(&self.without) && (self.only.is_empty() || is_one_of(&self.only))
    }

    /// The first of these setups of a cell that fits.
    fn first<G: Game>(
        &self,
        school: &School<G>,
        cell: usize,
        numbers: impl Iterator<Item = u64>,
    ) -> Result<(u64, G::Setup), String> {
        for number in numbers.take(TRIES) {
            let setup = school.study.setup(school.content, cell, number);
            if self.is_open() || self.fits(&school.study.cast(school.content, &setup)) {
                return Ok((number, setup));
            }
        }
        let names = school.study.cells(school.content);
        let (without, only) = (self.without.join(","), self.only.join(","));
        Err(format!("{}: no setup is found with without={without} and only={only}", names[cell]))
    }

    /// The state before the first step of the first of these games that fits.
    pub fn start<G: Game>(
        &self,
        school: &School<G>,
        cell: usize,
        numbers: impl Iterator<Item = u64>,
    ) -> Result<G::State, String> {
        let (number, setup) = self.first(school, cell, numbers)?;
        G::start(school.content, &setup).map_err(|error| format!("cell {cell}, setup {number}: {error}"))
    }

    /// So many numbers of setups of a cell that fit, in their order.
    pub fn numbers<G: Game>(&self, school: &School<G>, cell: usize, count: u64) -> Result<Vec<u64>, String> {
        if self.is_open() {
            return Ok((0..count).collect());
        }
        let mut from = 0;
        let mut next = || {
            let (number, _) = self.first(school, cell, from..)?;
            from = number + 1;
            Ok(number)
        };
        (0..count).map(|_| next()).collect()
    }
}

/// Everybody who takes part in one of the first setups of a cell.
fn all<G: Game>(school: &School<G>) -> Vec<String> {
    let cells = school.study.cells(school.content).len();
    let setups = (0..cells).flat_map(|cell| (0..200).map(move |number| (cell, number)));
    let mut names: Vec<String> = setups
        .flat_map(|(cell, number)| {
            let setup = school.study.setup(school.content, cell, number);
            school.study.cast(school.content, &setup)
        })
        .collect();
    names.sort_unstable();
    names.dedup();
    names
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nobody_who_is_held_out_takes_part_and_one_of_those_who_must_does() {
        let names = |names: &[&str]| names.iter().map(|&name| name.to_owned()).collect::<Vec<_>>();
        let cast = Cast { without: names(&["a"]), only: names(&["b", "c"]) };
        assert!(cast.fits(&names(&["b", "d"])) && cast.fits(&names(&["c"])));
        assert!(!cast.fits(&names(&["a", "b"])) && !cast.fits(&names(&["d"])) && !cast.fits(&[]));
        assert!(Cast { without: names(&["a"]), only: Vec::new() }.fits(&names(&["d"])));
    }
}
