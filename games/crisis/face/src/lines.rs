//! What happened, as lines of the log.

use crisis::Crisis;
use crisis::ask::Thing;
use crisis::card::ability::{Face, Motion, Roll};
use crisis::dice::{Counting, Faces};
use crisis::event::Event;
use crisis::state::{FigureId, Outcome, Phase, Side, State};
use host::{Line, Log, Logged, Reader};
use table::{Seat, Told};
use wire::table::{Burst, Dice, Mark};
use words::Message;

use super::{CrisisFace, faces, marks};
use crate::voice::{Printed, Teller, teller};

/// The dice have so many sides.
const SIDES: u8 = 8;

impl Log<Crisis> for CrisisFace {
    fn lines(&self, reader: &Reader<Crisis>, logged: &[Logged<Crisis>], from: usize) -> Vec<Line> {
        let teller = teller(reader);
        logged.iter().skip(from).map(|logged| line(reader, &teller, &logged.told)).collect()
    }

    /// A round or a phase by its name.
    fn chapter(&self, reader: &Reader<Crisis>, event: &Event) -> String {
        match *event {
            Event::RoundBegan { round } => {
                reader.words.say(&Message::new("crisis-chapter-round").with("round", round))
            }
            Event::PhaseBegan { phase } => Printed::new(reader.words, reader.content).phase(phase),
            _ => String::new(),
        }
    }

    fn heading(&self, event: &Event) -> Option<u8> {
        match event {
            Event::RoundBegan { .. } => Some(1),
            // A round begins with its Power phase, which needs no heading of its own.
            Event::PhaseBegan { phase: Phase::Power } => None,
            Event::PhaseBegan { .. } => Some(2),
            _ => None,
        }
    }

    fn turn_begins(&self, event: &Event) -> bool {
        matches!(event, Event::ActivationBegan { .. })
    }

    fn units(&self, _state: &State, event: &Event) -> Vec<Seat> {
        match event {
            Event::RoundBegan { .. } => Side::BOTH.map(Side::seat).into(),
            _ => Vec::new(),
        }
    }

    fn scored(&self, _state: &State, event: &Event) -> Vec<(Seat, f32)> {
        match event {
            Event::Scored { total, .. } => {
                Side::BOTH.map(|side| (side.seat(), f32::from(total[side]))).into()
            }
            _ => Vec::new(),
        }
    }

    fn scores(&self, state: &State) -> Vec<f32> {
        Side::BOTH.map(|side| f32::from(state.points[side])).into()
    }
}

fn line(reader: &Reader<Crisis>, teller: &Teller, told: &Told<Event>) -> Line {
    let About { side, figure, marks } = About::of(reader, &told.event);
    let of_figure = |id: FigureId| Some(reader.state.figures.get(usize::from(id.0))?.squad);
    Line {
        text: teller.event(told),
        seat: side.or_else(|| figure.and_then(of_figure)).map(Side::seat),
        marks,
        dice: dice(&told.event),
        burst: burst(reader, &told.event),
    }
}

/// Whom and what an event is about.
#[derive(Default)]
struct About {
    /// Whose deed it is, if a side's.
    side: Option<Side>,
    /// Whose deed it is, if a character's.
    figure: Option<FigureId>,
    marks: Vec<Mark>,
}

impl About {
    fn side(side: Side) -> About {
        About { side: Some(side), ..About::default() }
    }

    fn figure(figure: FigureId) -> About {
        About { figure: Some(figure), marks: vec![marks::figure(figure)], side: None }
    }

    fn and(mut self, mark: Mark) -> About {
        self.marks.push(mark);
        self
    }

    fn mark(mark: Mark) -> About {
        About::default().and(mark)
    }

    fn of(reader: &Reader<Crisis>, event: &Event) -> About {
        match *event {
            Event::BattlefieldProposed { side, .. }
            | Event::CrisisTypeChosen { side, .. }
            | Event::EdgeChosen { side, .. }
            | Event::SquadReady { side }
            | Event::TurnBegan { side }
            | Event::Passed { side } => About::side(side),
            Event::BattlefieldAgreed { .. }
            | Event::MissionRevealed { .. }
            | Event::ThreatChosen { .. }
            | Event::SquadsRevealed { .. }
            | Event::RoundBegan { .. }
            | Event::PhaseBegan { .. }
            | Event::Scored { .. } => About::default(),
            Event::PriorityRolled { winner, .. } => About { side: winner, ..About::default() },
            Event::PriorityPassed { to } => About::side(to),
            Event::Ended { outcome: Outcome::Won(side) } => About::side(side),
            Event::Ended { outcome: Outcome::Drawn } => About::default(),
            Event::TerrainShifted { piece, .. } | Event::Destroyed { piece } => {
                About::mark(marks::piece(piece))
            }
            Event::TokenLaid { token, piece, .. } => {
                About::mark(marks::token(token)).and(marks::piece(piece))
            }
            Event::Deployed { figure, at } | Event::Transformed { figure, at, .. } => {
                About::figure(figure).and(marks::place(at, radius(reader, figure)))
            }
            Event::LeadershipDeclared { side, leader } => {
                About { marks: leader.map(marks::figure).into_iter().collect(), ..About::side(side) }
            }
            Event::TacticPlayed { side, card, player } => {
                About::side(side).and(marks::figure(player)).and(marks::card(card))
            }
            Event::TacticAdded { side, card } => About::side(side).and(marks::card(card)),
            Event::ActivationBegan { figure }
            | Event::Activated { figure }
            | Event::SuperpowerUsed { figure, .. }
            | Event::AttackChosen { figure, .. }
            | Event::AllyInTheWay { figure }
            | Event::PowerGained { figure, .. }
            | Event::PowerSpent { figure, .. }
            | Event::Damaged { figure, .. }
            | Event::Healed { figure, .. }
            | Event::Dazed { figure }
            | Event::Removed { figure }
            | Event::Injured { figure }
            | Event::ConditionGained { figure, .. }
            | Event::ConditionRemoved { figure, .. }
            | Event::ControlChanged { figure, .. } => About::figure(figure),
            Event::AttackAborted { attacker } => About::figure(attacker),
            Event::TargetOutOfRange { attacker, target, .. } | Event::AttackStep { attacker, target, .. } => {
                About::figure(attacker).and(marks::figure(target))
            }
            Event::Rolled { .. }
            | Event::DiceRerolled { .. }
            | Event::DiceChanged { .. }
            | Event::Compared { .. } => About::default(),
            Event::Moved { figure, from, to, motion } => {
                let how = match motion {
                    Motion::Advance => "walk",
                    Motion::Climb => "climb",
                    Motion::Place => "jump",
                    Motion::Push => "push",
                    Motion::Throw => "throw",
                };
                let radius = radius(reader, figure);
                About::figure(figure).and(marks::place(to, radius)).and(marks::path(from, to, how, radius))
            }
            Event::Collided { figure, with } => About::figure(figure).and(marks::thing(with)),
            Event::TerrainThrown { figure, piece, struck, .. } => {
                let thrown = About::figure(figure).and(marks::piece(piece));
                struck.map(marks::thing).into_iter().fold(thrown, About::and)
            }
            Event::Interacted { figure, token }
            | Event::PickedUp { figure, token }
            | Event::Dropped { figure, token, .. } => About::figure(figure).and(marks::token(token)),
            Event::TokenMoved { token, .. } => About::mark(marks::token(token)),
            Event::Controlled { side, token } => About::side(side).and(marks::token(token)),
        }
    }
}

fn radius(reader: &Reader<Crisis>, figure: FigureId) -> i32 {
    let state = reader.state;
    let card = state.figures.get(usize::from(figure.0)).and_then(|figure| {
        let character = reader.content.characters.get(usize::from(figure.character))?;
        character.forms.get(usize::from(figure.form))
    });
    card.map_or(0, |form| form.radius)
}

/// Dice as they fell, with the successes that they show by the book's counting.
fn dice(event: &Event) -> Option<Dice> {
    match *event {
        Event::Rolled { roll, faces } => Some(fallen(code_of(roll), faces, successes(roll, faces))),
        Event::PriorityRolled { dice, winner } => {
            let winner = winner.unwrap_or(Side::A);
            let faces = dice[winner];
            let total = faces.showing(&[Face::Critical, Face::Wild, Face::Hit]);
            Some(fallen("priority", faces, total))
        }
        _ => None,
    }
}

fn fallen(roll: &str, lying: Faces, total: u8) -> Dice {
    Dice {
        sides: SIDES,
        faces: Vec::new(),
        symbols: faces(lying),
        roll: Some(roll.to_owned()),
        bonus: 0,
        total: total.into(),
        needed: None,
        good: None,
    }
}

fn successes(roll: Roll, faces: Faces) -> u8 {
    let counting = Counting::of(roll);
    Face::ALL.into_iter().filter(|&face| counting.is_success(face)).map(|face| faces[face]).sum()
}

fn code_of(roll: Roll) -> &'static str {
    match roll {
        Roll::Attack => "attack",
        Roll::Defence | Roll::Any => "defence",
        Roll::Dodge => "dodge",
    }
}

fn burst(reader: &Reader<Crisis>, event: &Event) -> Option<Burst> {
    let words = reader.words;
    let number = |amount: u8| words.say(&Message::new("host-number").with("number", amount));
    let (at, text, code) = match *event {
        Event::Damaged { figure, amount, .. } if amount > 0 => {
            (Thing::Figure(figure), number(amount), "damage")
        }
        Event::Healed { figure, amount, .. } => (Thing::Figure(figure), number(amount), "heal"),
        Event::Dazed { figure } => (Thing::Figure(figure), words.word("crisis-burst-dazed"), "ko"),
        Event::Removed { figure } => (Thing::Figure(figure), words.word("crisis-burst-ko"), "ko"),
        Event::Destroyed { piece } => (Thing::Piece(piece), words.word("crisis-burst-destroyed"), "damage"),
        _ => return None,
    };
    Some(Burst { at: marks::thing(at), text, look: code.to_owned() })
}
