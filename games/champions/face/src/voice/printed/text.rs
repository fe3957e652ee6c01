//! The text box of a face: how it is played, its keywords, what always holds, and its abilities, a line each.

use champions::card::ability::{
    Ability, Binding, Form, Gained, Label, Limit, Max, MaxPer, Occurrence, Opt, Play, Step, When, Who,
};
use champions::card::{AbilityId, CounterId, Face, gained_at};
use words::{Arg, Join, Message};

use super::Printed;
use super::amount::Unit;
use super::occurrence::Tense;
use super::sentence::{Clause, ends_in_list, sentences};
use super::who::{Deed, Known};
use crate::voice::term;

/// A line of a text box. The lead is set apart from the text, on cards in bold: "Hero Action (attack)". What always holds
/// has none.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Line {
    /// When it may be used or happens; empty if it always holds.
    pub lead: String,
    /// What it says, as sentences.
    pub text: String,
}

/// Walks the trees of one face.
pub(in crate::voice) struct Telling<'a> {
    pub(super) printed: Printed<'a>,
    /// Whose text it is, if it is a face's.
    pub(super) face: Option<&'a Face>,
    /// What names stand for, the latest last.
    pub(super) names: Vec<(Binding, Known)>,
    /// What the steps of names do, the latest last.
    pub(super) deeds: Vec<(Binding, Deed)>,
    /// What there is to prevent, when an ability says so.
    pub(super) prevents: Unit<'static>,
    /// What an ability interrupts is a card that is played.
    pub(super) played: bool,
    /// The steps are those of another player than "you".
    pub(super) others: bool,
}

impl<'a> Telling<'a> {
    pub(in crate::voice) fn new(printed: Printed<'a>, face: Option<&'a Face>) -> Telling<'a> {
        Telling {
            printed,
            face,
            names: Vec::new(),
            deeds: Vec::new(),
            prevents: Unit::Damage,
            played: false,
            others: false,
        }
    }

    /// The lines of the text box.
    fn lines(&mut self, face: &'a Face) -> Vec<Line> {
        let text = &face.text;
        let mut lines = self.play(&text.play);
        if !text.keywords.is_empty() {
            let keywords = text.keywords.iter().map(|keyword| {
                Message::new("champions-sentence").with("clause", self.printed.keyword_name(keyword))
            });
            lines.push(Arg::List(term::parts(keywords), Join::Space));
        }
        if !text.counters.is_empty() {
            let counters = text.counters.iter();
            let counters =
                counters.map(|of| self.printed.counters_said(CounterId(of.counter.place), of.count.into()));
            let counters = Arg::List(term::parts(counters), Join::And);
            lines.push(Message::new("champions-line-counters").with("counters", counters).into());
        }
        for clause in self.modifier_clauses(&text.modifiers) {
            lines.push(Message::new("champions-sentence").with("clause", clause).into());
        }
        let holds = |line: Arg| Line { lead: String::new(), text: self.printed.phrase(line) };
        let mut lines: Vec<Line> = lines.into_iter().map(holds).collect();
        for ability in &text.abilities {
            let lead = self.printed.say(&lead(ability, Some(face)));
            let text = self.ability(ability);
            lines.push(Line { lead, text: self.printed.phrase(text) });
        }
        lines
    }

    /// Text that other cards gain, as sentences.
    pub(super) fn gained(&mut self, gained: &Gained) -> Arg {
        let mut lines: Vec<Arg> = Vec::new();
        for clause in self.modifier_clauses(&gained.modifiers) {
            lines.push(Message::new("champions-sentence").with("clause", clause).into());
        }
        for ability in &gained.abilities {
            let line = Message::new("champions-gained").with("lead", lead(ability, self.face));
            lines.push(line.with("text", self.ability(ability)).into());
        }
        Arg::List(lines, Join::Space)
    }

    /// How it is played or enters play.
    fn play(&mut self, play: &Play) -> Vec<Arg> {
        let Play { form, attach, otherwise, max, control, engaged, must } = play;
        let mut lines: Vec<Message> = Vec::new();
        if let Some(form) = form {
            lines.push(Message::new(match form {
                Form::Hero => "champions-play-hero",
                Form::AlterEgo => "champions-play-alter-ego",
            }));
        }
        match attach {
            Some(attach) if otherwise.is_empty() => {
                lines.push(Message::new("champions-play-attach").with("who", self.pick(attach)));
            }
            Some(attach) => {
                let who = self.pick(attach);
                let otherwise = self.steps(otherwise);
                lines.push(
                    Message::new("champions-play-attach-else").with("who", who).with("steps", otherwise),
                );
            }
            None => {}
        }
        match control {
            None | Some(Who::You) => {}
            Some(Who::Any) => lines.push(Message::new("champions-play-control-any")),
            Some(who) => {
                lines.push(Message::new("champions-play-control").with("player", self.player(who)));
            }
        }
        if let Some(engaged) = engaged {
            lines.push(Message::new("champions-play-engaged").with("who", self.pick(engaged)));
        }
        if *must {
            lines.push(Message::new("champions-play-must"));
        }
        if let Some(max) = max {
            lines.push(match *max {
                Max::Host(count) => Message::new("champions-play-max-host").with("count", count),
                Max::Player(count) => Message::new("champions-play-max-player").with("count", count),
                Max::Deck(count) => Message::new("champions-play-max-deck").with("count", count),
                Max::Round(count) => Message::new("champions-play-max-round").with("count", count),
                Max::Phase(count) => Message::new("champions-play-max-phase").with("count", count),
            });
        }
        match lines.is_empty() {
            true => Vec::new(),
            false => vec![Arg::List(term::parts(lines), Join::Space)],
        }
    }

    /// What an ability waits for, costs and does.
    pub(in crate::voice) fn ability(&mut self, ability: &Ability) -> Arg {
        self.names.clear();
        self.deeds.clear();
        let when = &ability.when.value;
        let replaces = ability.steps.iter().any(|step| matches!(step, Step::Instead(_)));
        let tense = match when.interrupts() {
            true if replaces => Tense::Instead,
            true => Tense::Before,
            false => Tense::After,
        };
        self.played = matches!(when.occurrence(), Some(Occurrence::Play { .. }));
        self.prevents = match when.occurrence() {
            Some(Occurrence::Threat { .. }) => Unit::Threat,
            _ => Unit::Damage,
        };
        let condition = when.occurrence().map(|occurrence| self.occurrence(occurrence, tense));
        let cost = (!ability.cost.is_empty()).then(|| self.costs_of(&ability.cost));
        // What comes first has the capital; sentences that follow a condition or a cost begin in the middle of one.
        let (effect, goes_on) = match (&condition, &cost) {
            (None, None) => return self.limited(ability),
            _ => self.following(&ability.steps),
        };
        let effect = match cost {
            Some(cost) => Message::new("champions-paid").with("cost", cost).with("effect", effect).into(),
            None => effect,
        };
        let line = match condition {
            Some(condition) => {
                let key = match goes_on && ability.cost.is_empty() {
                    true => "champions-line-when-on",
                    false => "champions-line-when",
                };
                Message::new(key).with("condition", condition).with("effect", effect)
            }
            None => Message::new("champions-line").with("effect", effect),
        };
        self.with_limit(line.into(), ability)
    }

    fn limited(&mut self, ability: &Ability) -> Arg {
        let sentences = self.sentences(&ability.steps);
        self.with_limit(sentences, ability)
    }

    fn with_limit(&self, text: Arg, ability: &Ability) -> Arg {
        let after = if ability.steps.last().is_some_and(ends_in_list) { "list" } else { "text" };
        let text = match ability.limit {
            Some(Limit::Round(uses)) => Message::new("champions-line-limit-round")
                .with("after", after)
                .with("text", text)
                .with("uses", uses)
                .into(),
            Some(Limit::Phase(uses)) => Message::new("champions-line-limit-phase")
                .with("after", after)
                .with("text", text)
                .with("uses", uses)
                .into(),
            None => text,
        };
        match ability.max {
            Some(MaxPer::Round(count)) => Message::new("champions-line-max-round")
                .with("after", after)
                .with("text", text)
                .with("count", count)
                .into(),
            Some(MaxPer::Phase(count)) => Message::new("champions-line-max-phase")
                .with("after", after)
                .with("text", text)
                .with("count", count)
                .into(),
            None => text,
        }
    }

    /// Steps after a condition or a cost: the first goes on with the sentence and ends it. Also whether it does so without a
    /// colon before it.
    fn following(&mut self, steps: &[Step]) -> (Arg, bool) {
        let clauses = self.clauses_of(steps);
        let goes_on = clauses.first().is_some_and(Clause::goes_on);
        let keys = std::iter::once("champions-sentence-on").chain(std::iter::repeat("champions-sentence"));
        (sentences(clauses.into_iter().zip(keys).map(|(clause, key)| clause.sentence(key))), goes_on)
    }
}

impl<'a> Printed<'a> {
    /// The text box of a face.
    pub fn lines(&self, face: &'a Face) -> Vec<Line> {
        Telling::new(*self, Some(face)).lines(face)
    }

    /// What one ability waits for, costs and does.
    pub fn effect(&self, id: AbilityId) -> Option<String> {
        let (face, ability) = self.ability(id)?;
        let text = Telling::new(*self, Some(face)).ability(ability);
        Some(self.phrase(text))
    }

    /// An option of the choice that an ability gives.
    pub(in crate::voice) fn option(&self, id: AbilityId, option: u8) -> Option<Message> {
        let (face, ability) = self.ability(id)?;
        let options = choices(&ability.steps)?;
        Some(Telling::new(*self, Some(face)).option(options.get(usize::from(option))?))
    }

    /// What an ability lets a player do or leave.
    pub(in crate::voice) fn allowed(&self, id: AbilityId) -> Option<Arg> {
        let (face, ability) = self.ability(id)?;
        let steps = allowed(&ability.steps)?;
        Some(Telling::new(*self, Some(face)).steps(steps))
    }

    fn ability(&self, id: AbilityId) -> Option<(&'a Face, &'a Ability)> {
        let face = self.cards.cards.get(usize::from(id.card.0))?.faces.get(usize::from(id.face))?;
        let ability = match gained_at(id.place) {
            Some(gained) => self.cards.gained.get(gained),
            None => face.text.abilities.get(usize::from(id.place)),
        };
        Some((face, ability?))
    }

    /// A phrase by itself.
    pub(in crate::voice) fn phrase(&self, text: Arg) -> String {
        self.say(&Message::new("champions-phrase").with("text", text))
    }
}

/// The bold word before an ability: "Hero Action (attack)".
fn lead(ability: &Ability, face: Option<&Face>) -> Message {
    let key = match &ability.when.value {
        When::Action => "champions-lead-action",
        When::Resource => "champions-lead-resource",
        When::Special => "champions-lead-special",
        When::Setup => "champions-lead-setup",
        When::WhenRevealed => "champions-lead-when-revealed",
        When::WhenDefeated => "champions-lead-when-defeated",
        When::WhenCompleted => "champions-lead-when-completed",
        When::Boost => "champions-lead-boost",
        When::Interrupt(_) => "champions-lead-interrupt",
        When::Response(_) => "champions-lead-response",
        When::ForcedInterrupt(_) => "champions-lead-forced-interrupt",
        When::ForcedResponse(_) => "champions-lead-forced-response",
    };
    let form = match ability.form {
        None => "none",
        Some(Form::Hero) => "hero",
        Some(Form::AlterEgo) => "alter-ego",
    };
    let of = if face.is_some_and(|face| face.kind.is_scheme()) { "scheme" } else { "other" };
    let lead = Message::new(key).with("form", form).with("of", of);
    match ability.label {
        None => lead,
        Some(Label::Attack) => Message::new("champions-lead-attack").with("lead", lead),
        Some(Label::Thwart) => Message::new("champions-lead-thwart").with("lead", lead),
        Some(Label::Defence) => Message::new("champions-lead-defence").with("lead", lead),
    }
}

/// The first choice among several options.
fn choices(steps: &[Step]) -> Option<&[Opt]> {
    steps.iter().find_map(|step| match step {
        Step::ChooseOne(options) => Some(&options[..]),
        _ => inner(step).find_map(choices),
    })
}

/// The first thing that may be done or left.
fn allowed(steps: &[Step]) -> Option<&[Step]> {
    steps.iter().find_map(|step| match step {
        Step::May(steps) => Some(&steps[..]),
        _ => inner(step).find_map(allowed),
    })
}

/// The lists of steps within a step, save those of options.
fn inner(step: &Step) -> impl Iterator<Item = &[Step]> {
    let lists: [&[Step]; 2] = match step {
        Step::Instead(steps) | Step::Then(steps) | Step::May(steps) => [steps, &[]],
        Step::If { then, r#else, .. } => [then, r#else],
        Step::AsPlayer { r#do, .. } | Step::EachPlayer { r#do } | Step::Later { r#do, .. } => [r#do, &[]],
        _ => [&[], &[]],
    };
    lists.into_iter()
}
