//! The table: the kernel on which every game of Crossover is played. It knows no game.
//!
//! **A rule is straight-line Rust in the order of the rulebook, and asks the table for every choice and every
//! die.** Rules are functions over [`Play`]; a question is a small struct that implements [`Question`]; where
//! the answers and the dice come from is decided by the [`Table`] behind the play:
//!
//! | table | choices from | chance from | serves |
//! | --- | --- | --- | --- |
//! | [`Match`] (live) | people and bots, over time | a committed seed | play |
//! | [`replay`] | the journal | the journal | replays, undo, restart |
//! | [`Script`] | a scenario | a scenario | rule tests |
//! | [`Playout`] | a policy, inline | a fast generator | search, simulation |
//! | [`Minded`] | a mind, inline | a fast generator | simulation, ladders |
//! | [`odds`] | a policy, or the best | every outcome, weighed | exact odds |
//! | [`Branch`] | whoever steps | a fast generator, or whoever steps | search, programs |
//!
//! Read on in this order: [`Game`] and [`Question`] say what a game brings, [`Play`] what a rule may ask for,
//! [`Stop`] why a rule is left early, [`Match`] how a live game goes on from a pause. Everything a game is, is
//! its setup and its transcript; the state is a cache of them.
//!
//! What is absent on purpose: input and output, the clock, threads, unseeded chance, and words for players.
#![warn(missing_docs)]

mod answer;
mod bot;
mod branch;
mod chance;
mod clouds;
pub mod conformance;
mod enumerate;
mod fair;
mod fit;
mod flow;
mod game;
#[doc(hidden)]
pub mod index;
mod journal;
mod late;
mod live;
mod mind;
mod minded;
mod overheard;
mod patience;
mod play;
mod playout;
mod question;
mod recorded;
mod rule;
mod save;
mod script;
mod sides;
mod trail;
mod trial;
mod verdict;

pub use answer::May;
pub use bot::{Bot, Named};
pub use branch::{Branch, Turn};
pub use chance::{Chance, Counts, Die, Fast};
pub use clouds::Clouds;
pub use enumerate::{Odds, Says, best, best_odds, odds, odds_from, odds_of_telling};
pub use fair::{Commitment, Fairness, Seed};
pub use fit::{Small, fit};
pub use flow::{Fault, Flow, Stop};
pub use game::{Game, Kind, Prompt, Right, Scene, Seat, Seats};
pub use journal::{Entry, Journal, MOST_ENTRIES, MOST_UNDOS, Numbered, Unsound};
pub use late::Late;
pub use live::{Match, Pending, Refusal, Replayed, Snapshot, Source, Told, Unplayable, replay};
pub use mind::{Mind, Past, Put, Reflex};
pub use minded::Minded;
pub use overheard::Overheard;
pub use patience::{Patience, still_wanted};
pub use play::Play;
pub use playout::{Picks, Playout, Policy, Transcript, Uniform, play_out};
pub use question::{Question, any_legal};
pub use recorded::{Next, Posed, Table};
pub use rule::{Measured, RuleId, Verdict, Why, need};
pub use save::{Save, SaveError, game_of};
pub use script::{Script, Scripted};
pub use sides::{BySide, Outcome, Side};
pub use trail::{Chances, Fated, Pausing, Trail};
pub use trial::{Assume, trial};
pub use verdict::verdict;
