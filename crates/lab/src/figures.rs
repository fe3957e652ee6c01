//! Figures that a run comes to, beside who won.

use content::Names;
use serde::Serialize;

use crate::blows::Deeds;
use crate::run::Ended;

/// What a run shows beside who won: what its game has.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Tables {
    /// What each character did.
    pub characters: Vec<CharacterFigures>,
    /// How games with something in common ended.
    pub breakdowns: Vec<Breakdown>,
    /// How games ended by who played against whom.
    pub matrix: Option<Matrix>,
}

/// One character's figures over a run.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct CharacterFigures {
    /// Whose it was; nobody's where both sides draw from the same characters.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub side: Option<&'static str>,
    /// Which character.
    pub id: String,
    /// Its name in each language.
    #[serde(skip)]
    pub name: Names,
    /// Games it was in; twice where it was on both sides.
    pub games: u64,
    /// Games its side won.
    pub wins: u64,
    /// Damage dealt to enemies in its activations.
    pub damage_dealt: u64,
    /// Enemies that became KO, or dazed, after it had hurt them last.
    pub kos: u64,
    /// Damage it suffered, by whomever.
    pub damage_taken: u64,
    /// How often it became KO, or dazed.
    pub times_ko: u64,
    /// How often it was removed.
    pub removed: u64,
}

impl CharacterFigures {
    /// A character of which nothing is known yet.
    pub fn new(id: &str, name: &Names) -> CharacterFigures {
        CharacterFigures {
            side: None,
            id: id.to_owned(),
            name: name.clone(),
            games: 0,
            wins: 0,
            damage_dealt: 0,
            kos: 0,
            damage_taken: 0,
            times_ko: 0,
            removed: 0,
        }
    }

    /// Adds what it did and suffered.
    pub fn add(&mut self, deeds: &Deeds) {
        self.damage_dealt += deeds.damage_dealt;
        self.kos += deeds.falls;
        self.damage_taken += deeds.damage_taken;
        self.times_ko += deeds.fell;
        self.removed += deeds.removed;
    }
}

/// How many games ended how.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
pub struct Outcomes {
    /// Side A won.
    pub a: u64,
    /// Side B won.
    pub b: u64,
    /// Nobody did.
    pub draw: u64,
}

impl Outcomes {
    /// One more game.
    pub fn count(&mut self, ended: Ended) {
        match ended {
            Ended::A => self.a += 1,
            Ended::B => self.b += 1,
            Ended::Draw => self.draw += 1,
        }
    }

    /// The games of another run.
    pub fn add(&mut self, more: &Outcomes) {
        self.a += more.a;
        self.b += more.b;
        self.draw += more.draw;
    }

    /// All of them.
    pub fn games(&self) -> u64 {
        self.a + self.b + self.draw
    }
}

/// What a run was made up of, and how the games of each part ended.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Breakdown {
    /// By what the games are told apart: `mission`, `battlefield`, `affiliation`, `priority`; `villain`, `hero`, `matchup`, `players`.
    pub by: &'static str,
    /// Each part, in the order of ids.
    pub parts: Vec<Part>,
}

/// The games that have something in common.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Part {
    /// What they have in common.
    pub id: String,
    /// Its name in each language.
    #[serde(skip)]
    pub name: Names,
    /// How they ended.
    #[serde(flatten)]
    pub outcomes: Outcomes,
}

/// How games ended by two things at once: a table with a line for each of the one and a column for each of the other.
#[derive(Clone, PartialEq, Debug, Default, Serialize)]
pub struct Matrix {
    /// What the columns have in common, in the order of ids.
    pub columns: Vec<Heading>,
    /// The lines, in the order of ids and then of players.
    pub rows: Vec<Row>,
}

/// What the games of a line or of a column have in common.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Heading {
    /// By id.
    pub id: String,
    /// Its name in each language.
    #[serde(skip)]
    pub name: Names,
}

/// A line of a [`Matrix`].
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Row {
    /// Who played.
    #[serde(flatten)]
    pub of: Heading,
    /// How many players there were.
    pub players: usize,
    /// How the games of each column ended.
    pub cells: Vec<Outcomes>,
}
