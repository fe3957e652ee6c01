//! Giving numbers to what a state must be able to remember of the trees: things that last, things that happen later, and
//! abilities that cards gain. The state holds the number, and the cards hold the list. Also which events wait for something in hands, whether
//! any card waits for what happens all the time, and what the modifiers of each card are about.

use super::ability::{Ability, Lasting, Later, Modifier, Occurrence, Step, Text};
use super::{Awaited, CardId, CardType, Cards, CounterId, DelayedEffect, GAINED};
use crate::state::Counters;
use crate::timing::Side;
use table::fit;

/// The first cards, if there are any, whose texts let cards gain more than they have room for.
#[derive(Clone, Copy, Default)]
pub(super) struct Beyond {
    /// More abilities.
    pub abilities: Option<CardId>,
    /// More types of counter.
    pub counters: Option<CardId>,
}

/// Numbers everything in all cards.
pub(super) fn number(cards: &mut Cards) -> Beyond {
    let mut lists = Lists::default();
    let mut beyond = Beyond::default();
    for (id, card) in (0..).map(CardId).zip(&mut cards.cards) {
        card.faces.iter_mut().for_each(|face| lists.text(&mut face.text));
        if lists.gained.len() > GAINED {
            beyond.abilities.get_or_insert(id);
        }
        if lists.counters.len() > Counters::MOST - Counters::NAMED {
            beyond.counters.get_or_insert(id);
        }
    }
    let events = (0..).map(CardId).zip(&cards.cards).filter(|(_, card)| card.front().kind == CardType::Event);
    let abilities = events.flat_map(|(id, card)| card.front().abilities().map(move |it| (id, it)));
    let waiting = abilities.filter(|(_, (_, ability))| ability.when.value.occurrence().is_some());
    cards.events = waiting.map(|(id, (place, _))| (id, place)).collect();
    cards.read_faces();
    cards.lasting = lists.lasting;
    cards.delayed = lists.delayed;
    cards.gained = lists.gained;
    cards.awaited = awaited(cards);
    beyond
}

fn awaited(cards: &Cards) -> Awaited {
    fn add(occurrence: &Occurrence, side: Side, all: &mut Awaited) {
        let before = side == Side::Before;
        match occurrence {
            Occurrence::Initiate { .. } if before => all.initiation = true,
            Occurrence::Initiate { .. } => all.used = true,
            Occurrence::Payment { .. } if before => all.payment = true,
            Occurrence::Payment { .. } => all.paid = true,
            Occurrence::Play { .. } => all.play |= before,
            Occurrence::FormChange { .. } => all.form_change |= before,
            Occurrence::Defence { .. } => all.defence |= before,
            Occurrence::EnterPlay { .. } => all.entering |= before,
            Occurrence::EndOf(_) => all.end = true,
            Occurrence::AnyOf(several) => several.iter().for_each(|one| add(one, side, all)),
            _ => {}
        }
    }
    let mut all = Awaited::default();
    // What is left for later may take the place of something, or come after it.
    for DelayedEffect { at, .. } in &cards.delayed {
        match at {
            Later::Instead { of, .. } => add(&of.value, Side::Before, &mut all),
            Later::After(of) => add(&of.value, Side::After, &mut all),
            Later::EndOf(_) => {}
        }
    }
    let printed = cards.cards.iter().flat_map(|card| &card.faces).flat_map(|face| &face.text.abilities);
    for ability in printed.chain(&cards.gained) {
        let when = &ability.when.value;
        let side = if when.interrupts() { Side::Before } else { Side::After };
        when.occurrence().into_iter().for_each(|occurrence| add(occurrence, side, &mut all));
    }
    all
}

#[derive(Default)]
struct Lists {
    lasting: Vec<Lasting>,
    delayed: Vec<DelayedEffect>,
    gained: Vec<Ability>,
    /// The types of counter that gained abilities put on cards.
    counters: Vec<CounterId>,
    /// It is a gained ability that is being read.
    gaining: bool,
}

impl Lists {
    fn text(&mut self, text: &mut Text) {
        self.steps(&mut text.play.otherwise);
        self.modifiers(&mut text.modifiers);
        text.abilities.iter_mut().for_each(|ability| self.steps(&mut ability.steps));
    }

    fn modifiers(&mut self, modifiers: &mut [Modifier]) {
        for modifier in modifiers {
            match modifier {
                Modifier::While { modifiers, .. } => self.modifiers(modifiers),
                Modifier::Text { gains, .. } => {
                    self.gaining = true;
                    gains.abilities.iter_mut().for_each(|ability| self.steps(&mut ability.steps));
                    self.gaining = false;
                    // The check sees to it that there are no more than a `u8` can tell apart.
                    gains.place = fit(self.gained.len());
                    self.gained.extend_from_slice(&gains.abilities);
                }
                _ => {}
            }
        }
    }

    fn steps(&mut self, steps: &mut [Step]) {
        for step in steps {
            match step {
                Step::Lasting(lasting) => {
                    self.modifiers(&mut lasting.modifiers);
                    lasting.place = fit(self.lasting.len());
                    self.lasting.push(lasting.clone());
                }
                Step::Later { at, r#do, place } => {
                    self.steps(r#do);
                    *place = fit(self.delayed.len());
                    self.delayed.push(DelayedEffect { at: at.clone(), steps: r#do.clone() });
                }
                Step::AddCounters { counter, .. } if self.gaining => {
                    let counter = CounterId(counter.place);
                    if !self.counters.contains(&counter) {
                        self.counters.push(counter);
                    }
                }
                Step::If { then, r#else, .. } => {
                    self.steps(then);
                    self.steps(r#else);
                }
                Step::Instead(inner) | Step::Then(inner) | Step::May(inner) => self.steps(inner),
                Step::AsPlayer { r#do, .. } | Step::EachPlayer { r#do } => self.steps(r#do),
                Step::ChooseOne(options) => {
                    options.iter_mut().for_each(|option| self.steps(&mut option.steps));
                }
                _ => {}
            }
        }
    }
}
