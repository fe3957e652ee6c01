//! Places on a tabletop as they are typed: `move 12.5 8; climb 12 10 4`, `at 3 4`, `deploy ironbrow 10 3`, `aim 90`.

use space::{LIMIT, Turn};

use super::Misread;

/// What can be typed on a tabletop, by first words.
pub const COMMANDS: &[&str] = &["aim", "at", "deploy", "move"];

/// How a typed stretch is to be made.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum By {
    /// On foot.
    Walk,
    /// Up or down a wall.
    Climb,
    /// From one height to another.
    Jump,
    /// Through the air.
    Fly,
}

/// One stretch as it was typed, in mils. Without a height, the surfaces at that place are tried.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Leg {
    /// How, if it was said.
    pub by: Option<By>,
    /// Where to.
    pub x: i32,
    /// Where to.
    pub y: i32,
    /// How high, if it was said.
    pub z: Option<i32>,
}

/// A typed order, understood.
#[derive(Clone, PartialEq, Debug)]
pub enum Order {
    /// Go somewhere, by one or more straight stretches.
    Move(Vec<Leg>),
    /// A place, for whatever is asked.
    At(Leg),
    /// Put a figure of this name at a place.
    Deploy(String, Leg),
    /// Point a spray.
    Aim(Turn),
}

/// Reads an order.
///
/// # Errors
/// What is wrong with it.
pub fn read(line: &str) -> Result<Order, Misread> {
    let (command, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
    let rest = rest.trim();
    match command.to_lowercase().as_str() {
        "move" | "m" => legs(rest).map(Order::Move),
        "at" => leg(rest).map(Order::At),
        "deploy" => {
            let start = rest.find(|letter: char| letter.is_ascii_digit()).ok_or(Misread::Place)?;
            let name = rest[..start].trim();
            if name.is_empty() {
                return Err(Misread::Name);
            }
            Ok(Order::Deploy(name.to_owned(), leg(&rest[start..])?))
        }
        "aim" => turn(rest).map(Order::Aim),
        // A bare place is one for whatever is asked.
        _ => leg(line).map(Order::At).map_err(|_| Misread::Unknown),
    }
}

/// Reads a place.
///
/// # Errors
/// When it is none.
pub fn place(text: &str) -> Result<Leg, Misread> {
    leg(text)
}

/// Stretches with semicolons between them, since a comma may stand in a number: `walk 12,5 8; climb 12 10 4`.
fn legs(rest: &str) -> Result<Vec<Leg>, Misread> {
    rest.split(';').map(leg).collect()
}

/// One stretch: how, if it is said, then two or three numbers in inches.
fn leg(text: &str) -> Result<Leg, Misread> {
    let mut words = text.split_whitespace().peekable();
    let by = match words.peek().map(|word| word.to_lowercase()).as_deref() {
        Some("walk") => Some(By::Walk),
        Some("climb") => Some(By::Climb),
        Some("jump") => Some(By::Jump),
        Some("fly") => Some(By::Fly),
        _ => None,
    };
    if by.is_some() {
        words.next();
    }
    let numbers: Vec<i32> = words.map(mils).collect::<Result<_, _>>()?;
    match numbers[..] {
        [x, y] => Ok(Leg { by, x, y, z: None }),
        [x, y, z] => Ok(Leg { by, x, y, z: Some(z) }),
        _ => Err(Misread::Place),
    }
}

/// Inches with a point or a comma, in mils. No table is as wide as the limit.
fn mils(word: &str) -> Result<i32, Misread> {
    let inches: f64 = word.replace(',', ".").parse().map_err(|_| Misread::Place)?;
    let mils = (inches * 1000.0).round();
    if mils.abs() <= f64::from(LIMIT) { Ok(mils as i32) } else { Err(Misread::Place) }
}

/// Degrees, anticlockwise from the east.
fn turn(word: &str) -> Result<Turn, Misread> {
    let degrees: f64 = word.replace(',', ".").parse().map_err(|_| Misread::Number)?;
    if !degrees.is_finite() {
        return Err(Misread::Number);
    }
    Ok(Turn((degrees.rem_euclid(360.0) / 360.0 * 65_536.0).round() as i64 as u16))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(x: i32, y: i32) -> Leg {
        Leg { by: None, x, y, z: None }
    }

    #[test]
    fn orders_are_understood() {
        assert_eq!(read("move 12.5 8"), Ok(Order::Move(vec![at(12_500, 8_000)])));
        assert_eq!(read("move 12,5 8"), Ok(Order::Move(vec![at(12_500, 8_000)])));
        let climb = Leg { by: Some(By::Climb), x: 12_000, y: 10_000, z: Some(4_000) };
        assert_eq!(read("MOVE 12 8; climb 12 10 4"), Ok(Order::Move(vec![at(12_000, 8_000), climb])));
        assert_eq!(read("deploy tin vicar 10 3"), Ok(Order::Deploy("tin vicar".into(), at(10_000, 3_000))));
        assert_eq!(read("aim 90"), Ok(Order::Aim(Turn(16_384))));
        assert_eq!(read("aim -90"), Ok(Order::Aim(Turn(49_152))));
        assert_eq!(read("10 5"), Ok(Order::At(at(10_000, 5_000))));
    }

    #[test]
    fn whatever_is_typed_is_answered() {
        assert_eq!(read("dance"), Err(Misread::Unknown));
        assert_eq!(read("move"), Err(Misread::Place));
        assert_eq!(read("move nan 3"), Err(Misread::Place));
        assert_eq!(read("move 1e300 3"), Err(Misread::Place));
        assert_eq!(read("aim inf"), Err(Misread::Number));
        assert_eq!(read("deploy 3"), Err(Misread::Name));
    }

    #[test]
    fn every_command_is_listed() {
        for command in COMMANDS {
            assert_ne!(read(command), Err(Misread::Unknown), "{command}");
        }
    }
}
