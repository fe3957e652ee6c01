//! Crisis Protocol in words: the legend of the map, and places that are typed.

mod legend;
mod map;

use crisis::Crisis;
use crisis::activation::Act;
use crisis::ask::{Answer, Ask, Deployed, Effect, Spot};
use crisis::card::Cards;
use crisis::movement::{Advance, Climb, LayTool};
use crisis::setup::{SquadPick, TacticPick};
use crisis::state::{FigureId, Phase, State};
use host::text::places::{self, Leg, Order};
use host::text::{Called, Extent, Glyphs, Group, Meant, Misread, Window, named};
use host::{Open, Reader, TextBoard};
use space::{P, Pose, Turn};
use table::Seats;
use wire::board::Section;
use words::Words;

use crate::CrisisFace;
use crate::voice::{Printed, teller};

impl TextBoard<Crisis> for CrisisFace {
    fn sections(&self, reader: &Reader<Crisis>, extent: Extent) -> Vec<Section> {
        let glyphs = Glyphs::of_all(&self.named(reader));
        vec![legend::section(reader.scene(), &glyphs, reader.words, &teller(reader), extent)]
    }

    fn map(&self, reader: &Reader<Crisis>, window: Window) -> Option<String> {
        Some(map::draw(reader.scene(), &Glyphs::of_all(&self.named(reader)), window))
    }

    fn named(&self, reader: &Reader<Crisis>) -> Vec<Called> {
        let teller = teller(reader);
        let called = |(number, figure): (u8, &crisis::state::Figure)| {
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

    fn typed(&self, open: &Open<Crisis>, line: &str) -> Meant<Answer> {
        match (places::read(line), open.pending.ask) {
            (Ok(Order::Move(legs)), _) => match legs[..] {
                [leg] => go(open, leg),
                _ => Meant::NotAsked,
            },
            (Ok(Order::At(leg)), _) => go(open, leg),
            (Ok(Order::Deploy(name, leg)), Ask::Deploy { .. }) => {
                let figures = self.named(&open.reader);
                match Called::find(&figures, &name, open.reader.seat).map(FigureId) {
                    Some(figure) => Meant::OneOf(vec![Answer::Deploy(Deployed { figure, at: at(leg) })]),
                    None => Meant::NoSuchFigure,
                }
            }
            (Ok(Order::Aim(turn)), Ask::Way { .. } | Ask::Beam { .. }) => {
                Meant::OneOf(vec![Answer::Way(turn)])
            }
            (Ok(_), _) => Meant::NotAsked,
            (Err(Misread::Unknown), _) => Meant::Unknown,
            (Err(misread), _) => Meant::Misread(misread),
        }
    }

    fn group(&self, open: &Open<Crisis>, answer: &Answer) -> Option<(Group, i64)> {
        if let Answer::Deploy(deployed) = answer {
            return Some((Group::Figure(deployed.figure.0), 0));
        }
        let from = match open.pending.ask {
            Ask::Advance { figure, .. } | Ask::Place { figure, .. } => {
                Some(open.scene.state.figure(figure).at)
            }
            Ask::Token { from, .. } => Some(from),
            _ => None,
        };
        let to = match answer {
            Answer::Advance(Advance::Along { to, .. }) => Some(*to),
            Answer::Place(Spot(to)) => Some(*to),
            _ => None,
        };
        Some(match (from, to, answer) {
            (Some(from), Some(to), _) => Group::of_way(to - from),
            (_, _, Answer::Advance(Advance::Stay)) => (Group::Here, 0),
            _ => (if is_last(answer) { Group::Last } else { Group::None }, 0),
        })
    }

    fn far_fetched(&self, answer: &Answer) -> bool {
        // A character that is too far from a token, a card whose moment has not come: no player thinks of those.
        matches!(answer, Answer::Act(Act::Interact(_) | Act::Tactic(_) | Act::Activate(_) | Act::Shake))
    }

    fn round(&self, reader: &Reader<Crisis>, ask: &Ask) -> Option<u16> {
        let first = matches!(ask, Ask::Act { figure: None, .. }) && reader.state.phase == Phase::Activation;
        first.then_some(reader.state.round.into())
    }

    fn secret(&self, state: &State, _people: Seats) -> bool {
        // Squads are chosen in secret (squad.secret-until-deploy).
        state.phase == Phase::Squads
    }

    fn card(&self, cards: &Cards, name: &str, words: &Words) -> Option<String> {
        let (language, printed) = (words.language(), Printed::new(words, cards));
        let characters =
            cards.characters.iter().map(|card| (card.id.as_str(), language.name(&card.name), card));
        let tactics = cards.tactics.iter().map(|card| (card.id.as_str(), language.name(&card.name), card));
        let crises = cards.crises.iter().map(|card| (card.id.as_str(), language.name(&card.name), card));
        (named::best(name, characters).map(|card| printed.card(card)))
            .or_else(|| named::best(name, tactics).map(|card| printed.tactic(card)))
            .or_else(|| named::best(name, crises).map(|card| printed.crisis(card)))
    }
}

fn at(leg: Leg) -> P {
    P::new(leg.x, leg.y)
}

/// A place for whatever wants one. A character that has only been asked what it does begins to move first.
fn go(open: &Open<Crisis>, leg: Leg) -> Meant<Answer> {
    match open.pending.ask {
        Ask::Act { figure: Some(_), .. } => Meant::First(Answer::Act(Act::Move)),
        Ask::Advance { side, figure, tool, wedge, climb } => {
            let climb = if climb { Climb::Allowed } else { Climb::Barred };
            let question = LayTool { side, figure, tool, wedge, climb };
            let found = question.find(open.scene, at(leg));
            // Where no lay of the tool leads there, the straight one says why.
            let way = Turn::of(at(leg) - open.scene.state.figure(figure).at);
            let straight = way.map(|way| Advance::Along {
                tool,
                pose: Pose { way, bend: 0 },
                to: at(leg),
                climb: false,
            });
            Meant::OneOf(found.into_iter().chain(straight).map(Answer::Advance).collect())
        }
        Ask::Place { .. } | Ask::Token { .. } => Meant::OneOf(vec![Answer::Place(Spot(at(leg)))]),
        Ask::DeployGrunts { figure, .. } => {
            Meant::OneOf(vec![Answer::Deploy(Deployed { figure, at: at(leg) })])
        }
        _ => Meant::NotAsked,
    }
}

/// True if an answer ends something, and is best looked for at the end of the list.
fn is_last(answer: &Answer) -> bool {
    matches!(
        answer,
        Answer::Act(Act::EndActivation | Act::EndTurn)
            | Answer::Effect(Effect::Pass)
            | Answer::Squad(SquadPick::Done)
            | Answer::Tactics(TacticPick::Done)
    )
}
