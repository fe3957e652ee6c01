//! The board in words, and actions that are typed: `move 1 3 2`, `attack 1 4`.

use host::text::{Called, Extent, Group, Meant, Misread};
use host::{Open, Reader, TextBoard, Voice as _};
use skirmish::{Act, Action, OBJECTIVES, SIDE, Skirmish, State};
use table::Seat;
use wire::board::Section;
use words::Message;

use crate::{SkirmishFace, voice};

impl TextBoard<Skirmish> for SkirmishFace {
    fn sections(&self, reader: &Reader<Skirmish>, _extent: Extent) -> Vec<Section> {
        sections(reader)
    }

    fn named(&self, reader: &Reader<Skirmish>) -> Vec<Called> {
        let called = |place: u8| {
            let name = voice::fighter(reader.words, place);
            Called { seat: Seat(place / 3), card: (place + 1).to_string(), shown: name.clone(), name }
        };
        (0..6).map(called).collect()
    }

    fn commands(&self) -> &'static [&'static str] {
        &["attack", "move"]
    }

    fn typed(&self, _open: &Open<Skirmish>, line: &str) -> Meant<Action> {
        let mut words = line.split_whitespace();
        let command = words.next().unwrap_or_default().to_lowercase();
        if !self.commands().contains(&command.as_str()) {
            return Meant::Unknown;
        }
        let Ok(numbers) = words.map(str::parse).collect::<Result<Vec<i8>, _>>() else {
            return Meant::Misread(Misread::Number);
        };
        let fighter = |number: i8| u8::try_from(number).ok()?.checked_sub(1).filter(|place| *place < 6);
        match (command.as_str(), &numbers[..]) {
            ("move", &[number, x, y]) => match fighter(number) {
                Some(fighter) => Meant::OneOf(vec![Action::Move { fighter, cell: (x, y) }]),
                None => Meant::NoSuchFigure,
            },
            ("attack", &[number, other]) => match (fighter(number), fighter(other)) {
                (Some(fighter), Some(target)) => Meant::OneOf(vec![Action::Attack { fighter, target }]),
                _ => Meant::NoSuchFigure,
            },
            _ => Meant::Misread(Misread::Number),
        }
    }

    fn group(&self, _open: &Open<Skirmish>, answer: &Action) -> Option<(Group, i64)> {
        match *answer {
            Action::Move { fighter, .. } => Some((Group::Figure(fighter), 0)),
            Action::Attack { .. } | Action::Pass => None,
        }
    }

    /// Each turn begins with a look at the board.
    fn round(&self, reader: &Reader<Skirmish>, ask: &Act) -> Option<u16> {
        let first = reader.state.actions == 0;
        first.then(|| u16::from(reader.state.round) * 2 + u16::from(ask.player) + 1)
    }
}

/// The board with its fighters, then each fighter.
pub(crate) fn sections(reader: &Reader<Skirmish>) -> Vec<Section> {
    let (words, state) = (reader.words, reader.state);
    let rows = (0..SIDE).map(|y| {
        let cells: Vec<String> = (0..SIDE).map(|x| cell(state, (x, y))).collect();
        format!("{y}  {}", cells.join(" "))
    });
    let columns: Vec<String> = (0..SIDE).map(|x| x.to_string()).collect();
    let fighters = (0..).zip(&state.fighters).map(|(place, fighter)| {
        let message = match fighter.health {
            0 => Message::new("skirmish-text-dead"),
            health => Message::new("skirmish-text-fighter")
                .with("health", health)
                .with("x", fighter.cell.0.to_string())
                .with("y", fighter.cell.1.to_string()),
        };
        let message = message.with("fighter", voice::fighter(words, place));
        words.say(&message.with("side", reader.players.name(Seat(place / 3))))
    });
    vec![
        Section {
            heading: SkirmishFace.standing(reader),
            lines: rows.chain([format!("   {}", columns.join(" "))]).collect(),
        },
        Section { heading: words.word("skirmish-text-fighters"), lines: fighters.collect() },
    ]
}

/// A living fighter by its number, an objective, or nothing.
fn cell(state: &State, at: (i8, i8)) -> String {
    let fighter = state.fighters.iter().position(|fighter| fighter.health > 0 && fighter.cell == at);
    match fighter {
        Some(place) => (place + 1).to_string(),
        None if OBJECTIVES.contains(&at) => "◆".to_owned(),
        None => "·".to_owned(),
    }
}
