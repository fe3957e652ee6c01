//! Sight from zone to zone, explained: every line between markers, and what is in its way.

use gotham::Gotham;
use gotham::answer::Answer;
use gotham::bearer::Reading as _;
use gotham::board::ZoneId;
use gotham::geometry::Point;
use gotham::rule;
use gotham::sight::{Explanation, MarkerLine, Means, Obstacle};
use host::{Open, Reach, Reader, Refused, Tabletop};
use wire::play::Measure;
use wire::table::Mark;
use words::Message;

use crate::voice::{Teller, teller};
use crate::{GothamFace, marks};

impl Tabletop<Gotham> for GothamFace {
    fn reach(&self, _open: &Open<Gotham>, _at: &Reach) -> Result<Vec<Answer>, Refused> {
        // Zones are listed: no question of this game is for a place.
        Err(Refused::NotAsked)
    }

    /// From zone to zone: the distance in moves, and whether they see each other and why.
    fn measure(&self, reader: &Reader<Gotham>, from: u32, to: u32) -> Option<Measure> {
        let teller = teller(reader);
        let scene = reader.scene();
        let board = scene.board();
        let zone = |id: u32| {
            let id = u8::try_from(id).ok()?;
            (usize::from(id) < board.zones.len()).then_some(ZoneId(id))
        };
        let (from, to) = (zone(from)?, zone(to)?);
        let broken = &scene.state.broken_walls;
        let seen = Explanation::of(board, from, to, broken);
        let why = match (&seen.by, seen.sees()) {
            (Some(Means::OwnZone), _) => Message::new("gotham-sight-own"),
            (Some(Means::Orange), _) => Message::new("gotham-sight-orange"),
            (Some(Means::Letter(letter)), _) => {
                Message::new("gotham-sight-letter").with("letter", letter_of(*letter))
            }
            (Some(Means::BrokenWall), _) => Message::new("gotham-sight-broken-wall"),
            (None, true) => Message::new("gotham-sight-line"),
            (None, false) => blocked(&teller, &seen.lines),
        };
        let distance = board.distance(from, to, broken);
        let message = Message::new("gotham-measure")
            .with("from", teller.zone(from))
            .with("to", teller.zone(to))
            .with("why", why);
        let message = match distance {
            Some(distance) => message.with("moves", distance),
            None => message.with("moves", -1),
        };
        let obstacles = seen.lines.iter().filter_map(|line| line.blocked).filter(|_| !seen.sees());
        let in_the_way = obstacles.clone().filter_map(|obstacle| match obstacle {
            Obstacle::Wall(..) => None,
            Obstacle::Promontory(zone) | Obstacle::Higher(zone) => Some(marks::zone(zone)),
        });
        let lines = seen.lines.iter().map(|line| drawn(reader, &teller, line));
        let rule = match &seen.by {
            Some(means) => Some(means.rule()),
            None if seen.sees() => Some(rule!("line-of-sight.marker-line")),
            None => obstacles.clone().next().map(Obstacle::rule),
        };
        Some(Measure {
            gap: distance.map_or(-1, i32::from),
            sight: seen.sees(),
            cover: false,
            text: reader.words.say(&message),
            rule: rule.map(|rule| rule.as_str().to_owned()),
            marks: lines.chain(in_the_way).collect(),
        })
    }
}

/// `A` for 0 and so on.
fn letter_of(letter: u32) -> String {
    u8::try_from(letter)
        .ok()
        .and_then(|letter| b'A'.checked_add(letter))
        .map_or_else(String::new, |letter| char::from(letter).to_string())
}

/// What is in the way of the line that came nearest: the first.
fn blocked(teller: &Teller, lines: &[MarkerLine]) -> Message {
    let obstacle = lines.iter().find_map(|line| line.blocked);
    obstacle.map_or_else(|| Message::new("gotham-sight-none"), |obstacle| in_the_way(teller, obstacle))
}

fn in_the_way(teller: &Teller, obstacle: Obstacle) -> Message {
    match obstacle {
        Obstacle::Wall(one, other) => {
            Message::new("gotham-sight-wall").with("one", teller.zone(one)).with("other", teller.zone(other))
        }
        Obstacle::Promontory(zone) => Message::new("gotham-sight-promontory").with("zone", teller.zone(zone)),
        Obstacle::Higher(zone) => Message::new("gotham-sight-higher").with("zone", teller.zone(zone)),
    }
}

fn drawn(reader: &Reader<Gotham>, teller: &Teller, line: &MarkerLine) -> Mark {
    let at = |point: Point| wire::table::Point { x: point.x, y: point.y, z: 0 };
    Mark::Line {
        from: at(line.drawn.from),
        to: at(line.drawn.to),
        look: if line.blocked.is_some() { "blocked" } else { "sight" }.to_owned(),
        label: line
            .blocked
            .map_or_else(String::new, |obstacle| reader.words.say(&in_the_way(teller, obstacle))),
    }
}
