//! The log in deeds: which lines are told together.

use std::ops::Range;

use table::Game;
use wire::beat::{Beat, Weight};
use wire::table::{LogLine, Mark};

use crate::reckoning::Came;
use crate::{Logged, Parts};

/// A deed is about no more things than these: all of them shall be in view, and a beat stays small.
const MOST_ABOUT: usize = 4;

/// Events that are told together.
pub(super) struct Deed {
    /// Their places.
    pub lines: Range<usize>,
    /// How much of a reader's time they deserve.
    pub weight: Weight,
}

/// Everything that was heard in deeds, from the one on to which the `from`-th event belongs.
pub(super) fn deeds<G: Game>(parts: &Parts<G>, heard: &[Logged<G>], from: usize) -> Vec<Deed> {
    let mut deeds: Vec<Deed> = Vec::new();
    for (place, logged) in heard.iter().enumerate() {
        let event = &logged.told.event;
        let heading = parts.log.heading(event).map(|_| Weight::Small);
        let before = place.checked_sub(1).and_then(|before| heard.get(before));
        let opened = match parts.beats {
            Some(beats) => beats.opens(event).or(heading),
            // A game that says nothing is told an entry at a time.
            None if before.is_some_and(|before| before.told.entry == logged.told.entry) => heading,
            None => heading.or(Some(Weight::Big)),
        };
        match deeds.last_mut() {
            Some(deed) if opened.is_none() => deed.lines.end = place + 1,
            // What came before the lines that are wanted is not told again.
            _ => {
                if deeds.last().is_some_and(|deed| deed.lines.end <= from) {
                    deeds.clear();
                }
                deeds.push(Deed { lines: place..place + 1, weight: opened.unwrap_or(Weight::Small) });
            }
        }
    }
    deeds
}

/// A deed as pages hear of it; none without lines.
pub(super) fn beat(weight: Weight, lines: &[LogLine], came: Option<Came>) -> Option<Beat> {
    let (first, last) = (lines.first()?, lines.last()?);
    Some(Beat {
        from: first.line,
        to: last.line,
        seat: came.as_ref().map_or(first.seat, |came| came.by.map(|seat| seat.0)),
        about: about(lines),
        code: first.code.clone(),
        weight,
        recap: came.map(|came| came.recap),
    })
}

/// The things on the board that lines are about, each once.
fn about(lines: &[LogLine]) -> Vec<Mark> {
    let mut about: Vec<Mark> = Vec::new();
    let things = lines.iter().flat_map(|line| &line.marks).filter(|mark| matches!(mark, Mark::Thing { .. }));
    for thing in things {
        if about.len() < MOST_ABOUT && !about.contains(thing) {
            about.push(thing.clone());
        }
    }
    about
}
