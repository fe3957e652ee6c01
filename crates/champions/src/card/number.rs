//! Giving numbers to what a state must be able to remember of the trees: things that last, and things that happen
//! later. The state holds the number, and the cards hold the list. Also which events wait for something in hands, whether
//! any card waits for what happens all the time, and what the modifiers of each card are about.

use super::ability::{Lasting, Occurrence, Step, Text};
use super::{Awaited, CardId, CardType, Cards, Concerns, DelayedEffect};

/// Numbers everything in all cards.
pub(super) fn number(cards: &mut Cards) {
    let mut lists = Lists::default();
    for face in cards.cards.iter_mut().flat_map(|card| &mut card.faces) {
        lists.text(&mut face.text);
    }
    let events = (0..).map(CardId).zip(&cards.cards).filter(|(_, card)| card.front().kind == CardType::Event);
    let abilities = events.flat_map(|(id, card)| card.front().abilities().map(move |it| (id, it)));
    let waiting = abilities.filter(|(_, (_, ability))| ability.when.value.occurrence().is_some());
    cards.events = waiting.map(|(id, (place, _))| (id, place)).collect();
    cards.awaited = awaited(cards);
    cards.concerns = Concerns::of_faces(&cards.cards);
    cards.lasting = lists.lasting;
    cards.delayed = lists.delayed;
}

fn awaited(cards: &Cards) -> Awaited {
    fn add(occurrence: &Occurrence, all: &mut Awaited) {
        match occurrence {
            Occurrence::Initiate { .. } => all.initiation = true,
            Occurrence::Payment { .. } => all.payment = true,
            Occurrence::AnyOf(several) => several.iter().for_each(|one| add(one, all)),
            _ => {}
        }
    }
    let mut all = Awaited::default();
    let abilities = cards.cards.iter().flat_map(|card| &card.faces).flat_map(|face| &face.text.abilities);
    let waiting = abilities.filter_map(|ability| ability.when.value.occurrence());
    waiting.for_each(|occurrence| add(occurrence, &mut all));
    all
}

#[derive(Default)]
struct Lists {
    lasting: Vec<Lasting>,
    delayed: Vec<DelayedEffect>,
}

impl Lists {
    fn text(&mut self, text: &mut Text) {
        self.steps(&mut text.play.otherwise);
        text.abilities.iter_mut().for_each(|ability| self.steps(&mut ability.steps));
    }

    fn steps(&mut self, steps: &mut [Step]) {
        for step in steps {
            match step {
                Step::Lasting(lasting) => {
                    lasting.place = self.lasting.len() as u16;
                    self.lasting.push(lasting.clone());
                }
                Step::Later { at, r#do, place } => {
                    self.steps(r#do);
                    *place = self.delayed.len() as u16;
                    self.delayed.push(DelayedEffect { at: at.clone(), steps: r#do.clone() });
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
