//! Answers that are had in mind as one: who acts, and with what. Each is asked and given as ever; a page sends one after
//! the other.

use table::{Game, Kind, Match, Seat};
use wire::table::{Choice, Plan};
use words::Message;

use super::json;
use super::leaf::Leaf;
use crate::{Open, Parts, consider};

/// More plans than this are no help.
const MOST: usize = 120;

/// The answers that are offered together with one that led to the question that stands: it went to the same seat at
/// once, and shows nothing that was hidden.
pub(super) fn after<G: Game>(
    parts: &Parts<G>,
    game: &Match<G>,
    seat: Seat,
    ask: &G::Ask,
    answer: &G::Answer,
) -> Vec<G::Answer> {
    let (Some(comfort), [next]) = (parts.comfort, game.pending()) else { return Vec::new() };
    let same = next.prompt.seat == seat && next.prompt.kind != Kind::Place && !game.over();
    if !same || !comfort.leads_on(ask, answer) {
        return Vec::new();
    }
    next.options.iter().copied().filter(|answer| comfort.joins(&next.ask, answer)).collect()
}

/// Whether the question that stands goes on with a run of picks, or with a payment: a page lets one pick all of a set at
/// once, and choose what pays for all of a cost.
pub(super) fn goes_on<G: Game>(
    parts: &Parts<G>,
    game: &Match<G>,
    seat: Seat,
    (ask, kind): (&G::Ask, Kind),
    answer: &G::Answer,
) -> bool {
    let [next] = game.pending() else { return false };
    let alike = match (kind, next.prompt.kind) {
        (Kind::Some { least, .. }, Kind::Some { .. }) => least == 0 && !parts.face.quiet(answer),
        (Kind::Payment, Kind::Payment) => true,
        _ => false,
    };
    alike && next.prompt.seat == seat && parts.face.code(&next.ask) == parts.face.code(ask) && !game.over()
}

impl<G: Game> Leaf<'_, G> {
    /// The runs of answers that begin with one of these choices.
    pub(super) fn plans(&self, open: &Open<G>, choices: &[Choice]) -> Vec<Plan> {
        let parts = self.played.stock.parts;
        let Some(comfort) = parts.comfort else { return Vec::new() };
        let (seat, ask) = (open.pending.prompt.seat, &open.pending.ask);
        let mut plans = Vec::new();
        for first in &open.pending.options {
            if !comfort.leads_on(ask, first) || plans.len() >= MOST {
                continue;
            }
            let written = json(first);
            let at = choices.iter().position(|choice| choice.answer == written);
            let Some((at, ahead)) = at.zip(self.played.game.ahead(*first)) else { continue };
            if ahead.told().iter().skip(self.told_in_step()).any(|told| G::reveals(&told.event)) {
                continue;
            }
            for then in after(parts, &ahead, seat, ask, first) {
                let Some(last) = self.choice_in(&ahead, then) else { continue };
                let label = Message::new("host-joined")
                    .with("first", choices[at].label.as_str())
                    .with("then", last.label.as_str());
                let (label, answers) = (self.words.say(&label), vec![written.clone(), last.answer.clone()]);
                let choice = u8::try_from(at).unwrap_or(u8::MAX);
                plans.push(Plan { choice, label, last, answers });
            }
        }
        plans
    }

    /// How much was told in the step that is played.
    fn told_in_step(&self) -> usize {
        self.played.game.told().len() - self.played.game.told_before_checkpoint().len()
    }

    /// An answer to the question that stands in a match ahead, as the asked seat would read it there.
    fn choice_in(&self, ahead: &Match<G>, answer: G::Answer) -> Option<Choice> {
        let played = self.played;
        let seat = ahead.pending().first()?.prompt.seat;
        let view = ahead.view(Some(seat));
        let players = played.stock.parts.called(&*played.content, &played.setup, self.words, Some(seat));
        let state = played.stock.parts.face.known(&view);
        let reader = crate::Reader {
            content: &*played.content,
            setup: &played.setup,
            view: &view,
            state,
            players: &players,
            seat: Some(seat),
            words: self.words,
        };
        consider::open(reader, ahead, 0, |open| {
            let mut choices = [played.stock.parts.face.choice(open, answer)];
            self.rank(open, &mut choices);
            let [choice] = choices;
            choice
        })
    }
}
