//! The log of a match: its lines, its chapters, and the curve of its scores.

use std::borrow::Cow;
use std::ops::Range;

use table::{Entry, Game, Match, Seat, Source, Told};
use wire::beat::Beat;
use wire::replay::Chapter;
use wire::table::LogLine;

use super::{Leaf, Played, beats};
use crate::reckoning::Came;
use crate::{Line, Logged, code_of};

impl<G: Game> Played<G> {
    /// How many lines the log has for a listener.
    pub(super) fn lines_told(&self, seat: Option<Seat>) -> u32 {
        let heard = match G::HIDDEN {
            false => self.game.told().len(),
            true => heard::<G>(&self.game, seat).count(),
        };
        self.lines_untold(seat) + u32::try_from(heard).unwrap_or(u32::MAX)
    }

    /// Each seat's score at each moment.
    pub(super) fn curve(&self) -> Vec<Vec<f32>> {
        let seats = G::seats(self.game.now().state);
        let moments = self.game.journal().next_number() as usize + 1;
        let mut curve = vec![vec![0.0; moments]; usize::from(seats)];
        for told in self.all().told() {
            for (Seat(seat), score) in self.stock.parts.log.scored(self.game.now().state, &told.event) {
                if let Some(curve) = curve.get_mut(usize::from(seat)) {
                    curve.iter_mut().skip(moment(told.entry) as usize).for_each(|at| *at = score);
                }
            }
        }
        curve
    }

    /// How many lines a snapshot left out for a listener.
    fn lines_untold(&self, seat: Option<Seat>) -> u32 {
        let listener = seat.map_or(self.untold.len().wrapping_sub(1), |seat| usize::from(seat.0));
        self.untold.get(listener).copied().unwrap_or(0)
    }

    /// The match with all that was ever told of it.
    fn all(&self) -> &Match<G> {
        if self.untold.iter().any(|&lines| lines > 0) { self.whole() } else { &self.game }
    }

    /// Plays a match that was opened from a snapshot once more from its beginning, so that from now on it tells all.
    pub(super) fn tell_all(&mut self) {
        // An early answer is nowhere but in the match; it goes on as it is until the others have answered.
        if self.untold.iter().all(|&lines| lines == 0) || !self.early.is_empty() {
            return;
        }
        let source = Source::Fair(self.fairness.clone());
        if let Ok(game) = self.open(source, self.game.journal().clone(), false) {
            self.game = game;
            self.untold.clear();
            self.lay_hands();
        }
    }

    fn whole(&self) -> &Match<G> {
        self.whole.get_or_init(|| {
            let journal = self.game.journal().clone();
            // What was opened from a snapshot is checked when it is verified; where its journal can't be played from
            // the beginning, what is told since the snapshot is all there is.
            Box::new(self.open(Source::Recorded, journal, false).unwrap_or_else(|_| self.game.clone()))
        })
    }
}

impl<G: Game> Leaf<'_, G> {
    /// The lines from one on, and the deeds to which they belong.
    pub(super) fn lines_from(&self, from: u32) -> (Vec<LogLine>, Vec<Beat>) {
        let log = self.played.stock.parts.log;
        // A line may speak of what came long before it, so all of them are heard.
        let heard: Vec<Logged<G>> = heard(self.played.all(), self.seat).collect();
        // A deed that had begun before is told whole.
        let deeds = beats::deeds(self.played.stock.parts, &heard, from as usize);
        let skipped = deeds.first().map_or(heard.len(), |deed| deed.lines.start);
        let lines = log.lines(&self.reader(), &heard, skipped);
        let numbered = (skipped..).zip(&heard[skipped..]).zip(lines);
        let mut lines: Vec<LogLine> = numbered
            .map(|((line, Logged { told, .. }), Line { text, seat, marks, dice, burst })| LogLine {
                line: u32::try_from(line).unwrap_or(u32::MAX),
                entry: told.entry,
                text,
                rule: told.rule.as_str().to_owned(),
                code: code_of(&told.event),
                seat: seat.map(|seat| seat.0),
                marks,
                dice,
                burst,
                heading: log.heading(&told.event).is_some(),
                unasked: None,
            })
            .collect();
        let places: Vec<Range<usize>> = deeds.iter().map(|deed| deed.lines.clone()).collect();
        let recaps = match self.played.stock.parts.beats {
            Some(beats) => beats.recaps(&self.reader(), &heard, &places),
            None => vec![None; places.len()],
        };
        let beat = |(deed, came): (beats::Deed, Option<Came>)| {
            let told = &lines[deed.lines.start - skipped..deed.lines.end - skipped];
            beats::beat(deed.weight, told, came)
        };
        let beats = deeds.into_iter().zip(recaps).filter_map(beat).collect();
        lines.drain(..(from as usize).saturating_sub(skipped).min(lines.len()));
        (lines, beats)
    }

    pub(super) fn chapters(&self) -> Vec<Chapter> {
        let log = self.played.stock.parts.log;
        let chapter = |Logged { told, .. }: Logged<G>| {
            let level = log.heading(&told.event)?;
            let name = log.chapter(&self.reader(), &told.event);
            Some(Chapter { entry: moment(told.entry), name, level })
        };
        heard(self.played.all(), self.seat).filter_map(chapter).collect()
    }
}

/// The moment right after an entry.
fn moment(entry: Option<u32>) -> u32 {
    entry.map_or(0, |number| number + 1)
}

/// What a listener hears of a match.
fn heard<G: Game>(game: &Match<G>, seat: Option<Seat>) -> impl Iterator<Item = Logged<'_, G>> {
    let entries = game.journal().entries();
    game.told().iter().filter_map(move |told| {
        let answer = match told.entry.and_then(|number| entries.get(number as usize)) {
            Some(Entry::Answer(by, answer)) if !G::HIDDEN || Some(*by) == seat => Some(answer),
            _ => None,
        };
        if !G::HIDDEN {
            return Some(Logged { told: Cow::Borrowed(told), answer });
        }
        let event = G::hears(&told.event, seat)?;
        Some(Logged { told: Cow::Owned(Told { entry: told.entry, rule: told.rule, event }), answer })
    })
}
