//! What happened, as lines of the log.

use host::{Line, Log, Logged, Reader};
use skirmish::{Event, Skirmish, State};
use table::Seat;
use words::Message;

use crate::{SkirmishFace, voice};

impl Log<Skirmish> for SkirmishFace {
    fn lines(&self, reader: &Reader<Skirmish>, logged: &[Logged<Skirmish>], from: usize) -> Vec<Line> {
        logged.iter().skip(from).map(|logged| line(reader, &logged.told.event)).collect()
    }

    /// No event opens a chapter, so none has a name.
    fn chapter(&self, _reader: &Reader<Skirmish>, _event: &Event) -> String {
        String::new()
    }

    fn heading(&self, _event: &Event) -> Option<u8> {
        None
    }

    fn turn_begins(&self, _event: &Event) -> bool {
        false
    }

    fn scored(&self, _state: &State, event: &Event) -> Vec<(Seat, f32)> {
        match *event {
            Event::Scored { player, points } => vec![(Seat(player), points.into())],
            Event::Moved { .. } | Event::Hurt { .. } => Vec::new(),
        }
    }

    fn scores(&self, state: &State) -> Vec<f32> {
        state.points.map(f32::from).into()
    }
}

fn line(reader: &Reader<Skirmish>, event: &Event) -> Line {
    let words = reader.words;
    let (message, player) = match *event {
        Event::Moved { fighter, cell } => {
            let message = Message::new("skirmish-event-moved")
                .with("fighter", voice::fighter(words, fighter))
                .with("x", cell.0.to_string())
                .with("y", cell.1.to_string());
            (message, fighter / 3)
        }
        Event::Hurt { target, damage } => {
            let message = Message::new("skirmish-event-hurt")
                .with("target", voice::fighter(words, target))
                .with("damage", damage);
            (message, 1 - target / 3)
        }
        Event::Scored { player, points } => {
            let message = Message::new("skirmish-event-scored")
                .with("side", reader.players.name(Seat(player)))
                .with("points", points);
            (message, player)
        }
    };
    Line { text: words.say(&message), seat: Some(Seat(player)), ..Line::default() }
}
