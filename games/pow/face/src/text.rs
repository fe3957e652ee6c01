//! POW in words: the legend of the map, and places that are typed.

mod legend;
mod map;
mod place;

use host::text::places::{self, Order};
use host::text::{Called, Extent, Glyphs, Group, Meant, Misread, Window, named};
use host::{Open, Reader, TextBoard};
use pow::Pow;
use pow::ask::{Act, Activate, Answer, Ask, Thing, UsePower, Whom};
use pow::card::Cards;
use pow::state::FigureId;
use space::{Spot, V};
use table::Scene;
use wire::board::Section;
use words::Words;

use crate::PowFace;
use crate::voice::{Printed, teller};

impl TextBoard<Pow> for PowFace {
    fn sections(&self, reader: &Reader<Pow>, extent: Extent) -> Vec<Section> {
        let glyphs = Glyphs::of_all(&self.named(reader));
        vec![legend::section(reader.scene(), &glyphs, reader.words, &teller(reader), extent)]
    }

    fn map(&self, reader: &Reader<Pow>, window: Window) -> Option<String> {
        Some(map::draw(reader.scene(), &Glyphs::of_all(&self.named(reader)), window))
    }

    fn named(&self, reader: &Reader<Pow>) -> Vec<Called> {
        let teller = teller(reader);
        let called = |(number, figure): (u8, &pow::state::Figure)| {
            let card = &reader.content.characters[usize::from(figure.character)];
            let name = reader.words.language().name(&card.name).to_owned();
            let shown = teller.figure(FigureId(number));
            Called { seat: figure.side.seat(), card: card.id.clone(), name, shown }
        };
        (0..).zip(&reader.state.figures).map(called).collect()
    }

    fn commands(&self) -> &'static [&'static str] {
        places::COMMANDS
    }

    fn typed(&self, open: &Open<Pow>, line: &str) -> Meant<Answer> {
        match places::read(line) {
            Ok(Order::Move(legs)) => place::movement(open, &legs),
            Ok(Order::At(leg)) => place::at(open, leg),
            Ok(Order::Deploy(name, leg)) => {
                let figures = self.named(&open.reader);
                match Called::find(&figures, &name, open.reader.seat) {
                    Some(figure) => place::deploy(open, FigureId(figure), leg),
                    None => Meant::NoSuchFigure,
                }
            }
            Ok(Order::Aim(turn)) => Meant::OneOf(vec![Answer::Aim(turn)]),
            Err(Misread::Unknown) => Meant::Unknown,
            Err(misread) => Meant::Misread(misread),
        }
    }

    fn group(&self, open: &Open<Pow>, answer: &Answer) -> Option<(Group, i64)> {
        let ask = &open.pending.ask;
        if let (Ask::Deploy { .. }, Answer::Deploy(deployed)) = (ask, answer) {
            return Some((Group::Figure(deployed.figure.0), 0));
        }
        if mover(ask).is_none() {
            return Some((if is_last(answer) { Group::Last } else { Group::None }, 0));
        }
        Some(way(open.scene, ask, answer).map_or((Group::Here, 0), Group::of_way))
    }

    fn far_fetched(&self, answer: &Answer) -> bool {
        matches!(
            answer,
            Answer::Act(Act::GetUp | Act::Leap | Act::LayDown | Act::Interact(_))
                | Answer::Target(Thing::Piece(_))
        )
    }

    fn round(&self, reader: &Reader<Pow>, ask: &Ask) -> Option<u16> {
        matches!(ask, Ask::Activate { .. }).then_some(reader.state.turn.into())
    }

    fn card(&self, cards: &Cards, name: &str, words: &Words) -> Option<String> {
        let called =
            cards.characters.iter().map(|card| (card.id.as_str(), words.language().name(&card.name), card));
        named::best(name, called).map(|card| Printed::new(words, cards).card(card))
    }
}

/// Where an answer leads, if it is a place.
fn place(answer: &Answer) -> Option<Spot> {
    match answer {
        Answer::Route(route) => route.way().last().map(|stretch| stretch.to),
        Answer::Place(spot) => Some(*spot),
        _ => None,
    }
}

/// The figure that an answer about a place starts from.
fn mover(ask: &Ask) -> Option<FigureId> {
    match *ask {
        Ask::Route { figure, .. } | Ask::Leap { figure, .. } => Some(figure),
        Ask::PowerWalk { moved, .. } => Some(moved),
        _ => None,
    }
}

fn way(scene: Scene<Pow>, ask: &Ask, answer: &Answer) -> Option<V> {
    let from = scene.state.body(mover(ask)?).at;
    Some(place(answer)?.flat() - from.flat())
}

/// True if an answer ends something, and is best looked for at the end of the list.
fn is_last(answer: &Answer) -> bool {
    matches!(
        answer,
        Answer::Act(Act::End)
            | Answer::Activate(Activate::Pass)
            | Answer::Whom(Whom::Nobody)
            | Answer::React(UsePower::None)
    )
}
