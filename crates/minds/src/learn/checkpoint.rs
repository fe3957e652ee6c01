//! All that a learner knows, in a file: another machine with another number of threads goes on from it.

use std::path::Path;
use std::sync::Arc;

use arena::Sizes;

use super::Learner;
use super::adam::Adam;
use crate::bytes::{Bytes, Unreadable, file, push_row, push_text, seal, unseal};
use crate::net::{Net, Rows};
use crate::weights::{self, made_for, next_row, push_made_for};

/// What the file begins with; the last byte is its version.
const MAGIC: [u8; 8] = *b"learner\x01";
/// Machines that are rented hand back no larger files. Earlier selves are left out first, and then what the steps remember.
const MOST: u64 = 15 << 20;

/// How a cell went so far.
#[derive(Clone, PartialEq, Debug)]
pub struct Cell {
    /// Its name.
    pub name: String,
    /// Which share of the latest games was won.
    pub rate: f32,
    /// So many games were played.
    pub games: u64,
}

/// The file of a learner.
pub fn write(game: &str, learner: &Learner) -> Vec<u8> {
    let mut out = written(game, learner, true);
    if out.len() as u64 > MOST {
        out = written(game, learner, false);
    }
    let mut room = (MOST as usize).saturating_sub(out.len() + 64);
    let mut earlier = Vec::new();
    for net in learner.earlier.iter().rev().map(|net| weights::write(game, net)) {
        let Some(left) = room.checked_sub(net.len() + 4) else { break };
        room = left;
        earlier.push(net);
    }
    out.push(earlier.len() as u8);
    for net in earlier.iter().rev() {
        out.extend((net.len() as u32).to_le_bytes());
        out.extend(net);
    }
    seal(&mut out);
    out
}

fn written(game: &str, learner: &Learner, remembered: bool) -> Vec<u8> {
    let (net, adam, past) = (&learner.net, &learner.adam, &learner.past);
    let mut out = MAGIC.to_vec();
    push_made_for(&mut out, game, net);
    for number in [past.seed, past.decisions, past.games, past.begun, past.iterations, adam.steps] {
        out.extend(number.to_le_bytes());
    }
    out.extend(past.seconds.to_le_bytes());
    out.extend(learner.rate.to_le_bytes());
    out.extend((learner.cells.len() as u32).to_le_bytes());
    for cell in &learner.cells {
        push_text(&mut out, &cell.name);
        out.extend(cell.rate.to_le_bytes());
        out.extend(cell.games.to_le_bytes());
    }
    for row in [&net.dense, &adam.dense[0], &adam.dense[1]] {
        push_row(&mut out, row);
    }
    out.push(u8::from(remembered));
    push_rows(&mut out, &net.scene, &adam.scene, remembered);
    push_rows(&mut out, &net.answer, &adam.answer, remembered);
    out
}

/// What of the cells of a file still is a cell of the game takes their place in the learner.
///
/// # Errors
/// When it is not the whole and unchanged file of a learner of this game and these sizes.
pub fn load(game: &'static str, sizes: Sizes, cells: &[String], path: &Path) -> Result<Learner, Unreadable> {
    read(game, sizes, cells, &file(path, MOST + 1024)?)
}

fn read(game: &'static str, sizes: Sizes, cells: &[String], bytes: &[u8]) -> Result<Learner, Unreadable> {
    if !bytes.starts_with(&MAGIC) {
        return Err(Unreadable::Foreign { wanted: "checkpoint of a learner" });
    }
    let mut bytes = Bytes(unseal(bytes)?);
    bytes.take(MAGIC.len())?;
    made_for(game, &Net::zeros(sizes), &mut bytes)?;
    // Rows that were never learned are as they were by the seed.
    let mut learner = Learner::new(sizes, cells, bytes.u64()?);
    let past = &mut learner.past;
    for number in [&mut past.decisions, &mut past.games, &mut past.begun, &mut past.iterations] {
        *number = bytes.u64()?;
    }
    learner.adam.steps = bytes.u64()?;
    past.seconds = bytes.f64()?;
    learner.rate = bytes.f32()?;
    for _ in 0..bytes.u32()? {
        let cell = Cell { name: bytes.text()?.to_owned(), rate: bytes.f32()?, games: bytes.u64()? };
        if let Some(own) = learner.cells.iter_mut().find(|own| own.name == cell.name) {
            *own = cell;
        }
    }
    let [mean, square] = &mut learner.adam.dense;
    for row in [&mut learner.net.dense, mean, square] {
        bytes.row(row)?;
    }
    let remembered = bytes.array::<1>()? == [1];
    read_rows(&mut bytes, &mut learner.net.scene, &mut learner.adam.scene, remembered)?;
    read_rows(&mut bytes, &mut learner.net.answer, &mut learner.adam.answer, remembered)?;
    let [count] = bytes.array()?;
    for _ in 0..count {
        let length = bytes.u32()?;
        let net = bytes.take(length as usize)?;
        learner.earlier.push(Arc::new(weights::read(game, sizes, net)?));
    }
    bytes.end()?;
    if !possible(&learner.adam) {
        return Err(Unreadable::Absurd { what: "a square is less than 0" });
    }
    Ok(learner)
}

fn possible(adam: &Adam) -> bool {
    let rows = adam.scene[1].as_flattened().iter().chain(adam.answer[1].as_flattened());
    rows.chain(&adam.dense[1]).all(|&square| square >= 0.0)
}

fn push_rows<const WIDTH: usize>(
    out: &mut Vec<u8>,
    rows: &Rows<WIDTH>,
    [means, squares]: &[Vec<[f32; WIDTH]>; 2],
    remembered: bool,
) {
    let learned = || (0..rows.all.len()).filter(|&row| rows.learned[row]);
    out.extend((learned().count() as u32).to_le_bytes());
    for row in learned() {
        out.extend((row as u16).to_le_bytes());
        push_row(out, &rows.all[row]);
        if remembered {
            let both = means[row].iter().chain(&squares[row]);
            out.extend(both.flat_map(|&number| short(number).to_le_bytes()));
        }
    }
}

fn read_rows<const WIDTH: usize>(
    bytes: &mut Bytes,
    rows: &mut Rows<WIDTH>,
    [means, squares]: &mut [Vec<[f32; WIDTH]>; 2],
    remembered: bool,
) -> Result<(), Unreadable> {
    for _ in 0..bytes.u32()? {
        let row = next_row(bytes, rows)?;
        bytes.row(&mut rows.all[row])?;
        if remembered {
            for number in means[row].iter_mut().chain(&mut squares[row]) {
                *number = long(bytes.u16()?)?;
            }
        }
    }
    Ok(())
}

/// The upper half of a number: what the steps remember need not be exact.
fn short(number: f32) -> u16 {
    ((number.to_bits().saturating_add(0x8000)) >> 16) as u16
}

fn long(short: u16) -> Result<f32, Unreadable> {
    let number = f32::from_bits(u32::from(short) << 16);
    if number.is_finite() { Ok(number) } else { Err(Unreadable::Absurd { what: "a number is none" }) }
}

#[cfg(test)]
mod tests {
    use arena::Size;
    use table::Fast;

    use super::*;
    use crate::weights::as_played;

    const SIZES: Sizes =
        Sizes { scene: Size { numbers: 5, tokens: 0 }, answer: Size { numbers: 3, tokens: 0 } };

    fn cells() -> Vec<String> {
        vec!["easy".to_owned(), "hard".to_owned()]
    }

    /// A learner with a past: a few rows that have moved, a cell that was played, one earlier self.
    fn learner() -> Learner {
        let mut learner = Learner::new(SIZES, &cells(), 7);
        let mut chance = Fast::new(1);
        for row in [3, 900] {
            learner.net.scene.learned[row] = true;
            learner.net.scene.all[row].fill(chance.below(100) as f32 / 7.0);
            learner.adam.scene[1][row].fill(0.25);
            learner.net.answer.learned[row] = true;
        }
        learner.cells[1] = Cell { name: "hard".to_owned(), rate: 0.125, games: 40 };
        learner.past.decisions = 123_456;
        learner.past.seconds = 9.5;
        learner.adam.steps = 77;
        learner.earlier.push(Arc::new(as_played(&learner.net)));
        learner
    }

    #[test]
    fn a_learner_goes_on_as_it_was() {
        let learner = learner();
        let read = read("tag", SIZES, &cells(), &write("tag", &learner)).expect("it was just written");
        assert!(read.net == learner.net && read.earlier == learner.earlier);
        assert!(read.adam.scene == learner.adam.scene && read.adam.dense == learner.adam.dense);
        assert_eq!((read.past, read.cells), (learner.past, learner.cells));
        assert_eq!((read.rate, read.adam.steps), (learner.rate, learner.adam.steps));
    }

    #[test]
    fn a_learner_that_goes_on_from_weights_plays_as_they_do() {
        let learned = as_played(&learner().net);
        let on = Learner::of(learned.clone(), SIZES, &cells(), 3);
        assert!(as_played(&on.net) == learned, "what was learned is kept");
        let fresh = Learner::new(SIZES, &cells(), 3);
        assert!(
            on.net.scene.all[4] == fresh.net.scene.all[4],
            "rows that nobody has met can still be learned"
        );
    }

    #[test]
    fn cells_that_are_new_begin_anew_and_those_that_are_gone_are_forgotten() {
        let now = ["hard".to_owned(), "harder".to_owned()];
        let read = read("tag", SIZES, &now, &write("tag", &learner())).expect("cells may change");
        let told: Vec<_> = read.cells.iter().map(|cell| (cell.name.as_str(), cell.games)).collect();
        assert_eq!(told, [("hard", 40), ("harder", 0)]);
    }

    #[test]
    fn checkpoints_that_were_cut_or_are_for_something_else_are_refused() {
        let bytes = write("tag", &learner());
        let refused = |bytes: &[u8]| read("tag", SIZES, &cells(), bytes).err().expect("it is not whole");
        for length in [0, 7, 20, 39, bytes.len() / 2, bytes.len() - 1] {
            let refused = refused(&bytes[..length]);
            let meant = [Unreadable::Length, Unreadable::Damaged];
            assert!(meant.contains(&refused) || matches!(refused, Unreadable::Foreign { .. }), "{length}");
        }
        let other = read("chess", SIZES, &cells(), &bytes).err();
        assert!(matches!(other, Some(Unreadable::OtherGame { .. })));
        let wider = Sizes { answer: Size { numbers: 4, tokens: 0 }, ..SIZES };
        assert!(matches!(read("tag", wider, &cells(), &bytes).err(), Some(Unreadable::OtherEyes { .. })));
    }
}
