//! Any game's match in words.

use std::borrow::Cow;
use std::cmp::Reverse;

use serde_json::Value;
use table::{Game, Kind, Match, Pending, Seat, Seats, Told};
use wire::board::Section;
use wire::odds::Comparison;
use words::Words;

use super::{Called, Entry, Extent, Group, Happened, Meant, Menu, TextPage, Window};
use crate::{Line, Logged, Open, Parts, Reader, consider, forbidden};

/// A match in one listener's words.
pub(crate) struct Spelt<'a, G: Game> {
    pub parts: &'static Parts<G>,
    pub game: &'a Match<G>,
    pub setup: &'a G::Setup,
    pub seat: Option<Seat>,
    pub words: &'a Words,
}

impl<G: Game> Spelt<'_, G> {
    fn reading<R>(&self, read: impl FnOnce(&Reader<G>) -> R) -> R {
        let (view, content) = (self.game.view(self.seat), self.game.now().content);
        let players = self.parts.called(content, self.setup, self.words, self.seat);
        read(&Reader {
            content,
            setup: self.setup,
            view: &view,
            state: self.parts.face.known(&view),
            players: &players,
            seat: self.seat,
            words: self.words,
        })
    }

    fn pending(&self, which: u8) -> Option<&Pending<G::Ask, G::Answer>> {
        self.game.pending().get(usize::from(which))
    }

    fn asking<R>(&self, which: u8, ask: impl FnOnce(&Open<G>) -> R) -> Option<R> {
        consider(self.parts, self.game, self.setup, which.into(), self.words, ask)
    }

    fn written(answer: G::Answer) -> Value {
        serde_json::to_value(answer).expect("an answer is plain data with text keys")
    }

    /// The legal answers in the order in which they are listed: within a group the far ways come first, equals in the order
    /// of the rules.
    fn legal(&self, open: &Open<G>) -> Vec<(Group, G::Answer)> {
        let usual =
            |answer: &G::Answer| (if self.parts.face.quiet(answer) { Group::Last } else { Group::None }, 0);
        let sorted = |&answer: &G::Answer| {
            (self.parts.text.group(open, &answer).unwrap_or_else(|| usual(&answer)), answer)
        };
        let mut legal: Vec<((Group, i64), G::Answer)> = open.pending.options.iter().map(sorted).collect();
        legal.sort_by_key(|((group, reach), _)| (*group, Reverse(*reach)));
        legal.into_iter().map(|((group, _), answer)| (group, answer)).collect()
    }

    /// What a rule forbids, what no player would think of last; for a place that would be half the world.
    fn forbidden(&self, open: &Open<G>) -> Vec<(Group, G::Answer, table::Why)> {
        if open.pending.prompt.kind == Kind::Place {
            return Vec::new();
        }
        let group = |answer: &G::Answer| match self.parts.text.far_fetched(answer) {
            true => Group::FarFetched,
            false => Group::Forbidden,
        };
        let mut all: Vec<_> =
            open.pending.forbidden.iter().map(|&(answer, why)| (group(&answer), answer, why)).collect();
        all.sort_by_key(|(group, ..)| *group);
        all
    }
}

impl<G: Game> TextPage for Spelt<'_, G> {
    fn sections(&self, extent: Extent) -> Vec<Section> {
        self.reading(|reader| self.parts.text.sections(reader, extent))
    }

    fn map(&self, window: Window) -> Option<String> {
        self.reading(|reader| self.parts.text.map(reader, window))
    }

    fn named(&self) -> Vec<Called> {
        self.reading(|reader| self.parts.text.named(reader))
    }

    fn menu(&self, which: u8) -> Option<Menu> {
        let (voice, text) = (self.parts.voice, self.parts.text);
        self.asking(which, |open| {
            let (reader, ask) = (&open.reader, &open.pending.ask);
            let said = |answer: &G::Answer| voice.asked(reader, ask, Some(answer)).1.unwrap_or_default();
            let legal = self.legal(open).into_iter().map(|(group, answer)| Entry {
                text: said(&answer),
                answer: Self::written(answer),
                why: None,
                group,
            });
            let refused = self.forbidden(open).into_iter().map(|(group, answer, why)| Entry {
                text: said(&answer),
                answer: Self::written(answer),
                why: Some(forbidden::said(&why, voice.refusal(reader.content, &why, self.words))),
                group,
            });
            Menu {
                title: voice.asked(reader, ask, None).0,
                because: text.because(reader, ask),
                entries: legal.chain(refused).collect(),
            }
        })
    }

    fn typed(&self, which: u8, line: &str) -> Meant<Value> {
        let meant = self.asking(which, |open| self.parts.text.typed(open, line));
        meant.map_or(Meant::NotAsked, |meant| meant.map(Self::written))
    }

    fn commands(&self) -> &'static [&'static str] {
        self.parts.text.commands()
    }

    fn odds(&self, which: u8) -> Vec<Comparison> {
        let Some(odds) = self.parts.odds else { return Vec::new() };
        let all = self.asking(which, |open| {
            // Several answers that are set beside each other are compared once.
            let mut all: Vec<Comparison> = Vec::new();
            for &answer in &open.pending.options {
                let odds = odds.odds(open, answer);
                all.extend(odds.filter(|odds| all.iter().all(|known| known.variants != odds.variants)));
            }
            all
        });
        all.unwrap_or_default()
    }

    fn round(&self, which: u8) -> Option<u16> {
        let ask = &self.pending(which)?.ask;
        self.reading(|reader| self.parts.text.round(reader, ask))
    }

    fn secret(&self, people: Seats) -> bool {
        self.parts.text.secret(self.game.now().state, people)
    }

    fn card(&self, name: &str) -> Option<String> {
        self.parts.text.card(self.game.now().content, name, self.words)
    }

    fn happened(&self) -> Vec<Happened> {
        let told = self.game.told();
        let logged: Vec<Logged<G>> =
            told.iter().map(|told| Logged { told: Cow::Borrowed(told), answer: None }).collect();
        let lines = self.reading(|reader| self.parts.log.lines(reader, &logged, 0));
        let happened = |(told, line): (&Told<G::Event>, Line)| Happened {
            entry: told.entry,
            told: serde_json::to_value(told).expect("an event is plain data with text keys"),
            text: line.text,
        };
        told.iter().zip(lines).map(happened).collect()
    }
}
