//! The one question, and its answers.

use host::{Face, Open, Reader, Wording, forbidden};
use skirmish::{Act, Action, Skirmish, State};
use table::Game as _;
use wire::board::{Board, TextBoard as Text};
use wire::table::Choice;

use crate::{SkirmishFace, text, voice};

impl Face<Skirmish> for SkirmishFace {
    fn known<'v>(&self, view: &'v State) -> &'v State {
        view
    }

    fn board(&self, reader: &Reader<Skirmish>) -> Board {
        Board::of(Skirmish::NAME, &Text { sections: text::sections(reader) })
    }

    fn question(&self, open: &Open<Skirmish>) -> Wording {
        let words = open.reader.words;
        let refused = open.pending.forbidden.iter().map(|(action, why)| {
            forbidden::forbidden(voice::action(words, action), why, voice::refusal(words, why), Vec::new())
        });
        Wording {
            title: voice::question(&open.reader, open.pending.ask),
            choices: open.pending.options.iter().map(|&action| self.choice(open, action)).collect(),
            forbidden: refused.collect(),
            ..Wording::default()
        }
    }

    fn choice(&self, open: &Open<Skirmish>, answer: Action) -> Choice {
        Choice {
            answer: serde_json::to_value(answer).expect("an action is plain data"),
            label: voice::action(open.reader.words, &answer),
            detail: None,
            marks: Vec::new(),
            checks: Vec::new(),
            odds: None,
            previews: Vec::new(),
            quiet: self.quiet(&answer),
            rank: wire::table::Rank::Main,
        }
    }

    fn quiet(&self, answer: &Action) -> bool {
        *answer == Action::Pass
    }

    fn code(&self, _ask: &Act) -> &'static str {
        "act"
    }
}
