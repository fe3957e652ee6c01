//! The file of a net that has learned: small enough for a repository, and the same net on every machine.
//!
//! A row of a token is kept in whole numbers of one byte and one scale; rows that never took part in learning are left out
//! and say nothing. Bots play with what was read from here and never with what the learner holds.

use arena::Sizes;

use crate::bytes::{Bytes, Unreadable, push_row, push_text, seal, unseal};
use crate::net::{ANSWER, MEET, Net, Rows, SCENE};

/// What the file begins with; the last byte is its version.
const MAGIC: [u8; 8] = *b"minds:\0\x01";
/// No file of weights is larger.
pub const MOST: u64 = 4 << 20;

/// The file of a net for a game.
pub fn write(game: &str, net: &Net) -> Vec<u8> {
    let mut out = MAGIC.to_vec();
    push_made_for(&mut out, game, net);
    push_row(&mut out, &net.dense);
    write_rows(&mut out, &net.scene);
    write_rows(&mut out, &net.answer);
    seal(&mut out);
    out
}

/// The net of a file.
///
/// # Errors
/// When it is not the whole and unchanged file of a net for this game and these sizes.
pub fn read(game: &'static str, sizes: Sizes, bytes: &[u8]) -> Result<Net, Unreadable> {
    if bytes.len() as u64 > MOST {
        return Err(Unreadable::Large { found: bytes.len() as u64, most: MOST });
    }
    if !bytes.starts_with(&MAGIC) {
        return Err(Unreadable::Foreign { wanted: "file of weights" });
    }
    let mut bytes = Bytes(unseal(bytes)?);
    bytes.take(MAGIC.len())?;
    // All sizes are the game's own: nothing is made by a stranger's word.
    let mut net = Net::zeros(sizes);
    made_for(game, &net, &mut bytes)?;
    bytes.row(&mut net.dense)?;
    read_rows(&mut bytes, &mut net.scene)?;
    read_rows(&mut bytes, &mut net.answer)?;
    bytes.end()?;
    Ok(net)
}

/// The net of a file on disk.
///
/// # Errors
/// As [`read`], or when the file can't be read.
#[cfg(not(target_arch = "wasm32"))]
pub fn load(game: &'static str, sizes: Sizes, path: &std::path::Path) -> Result<Net, Unreadable> {
    read(game, sizes, &crate::bytes::file(path, MOST)?)
}

/// The net as it will be played.
pub fn as_played(net: &Net) -> Net {
    let mut played = net.clone();
    rounded(&mut played.scene);
    rounded(&mut played.answer);
    played
}

/// What must fit: the numbers of scenes and answers, the rows of their tokens, and how wide the layers are.
fn fingerprint(net: &Net) -> [u32; 8] {
    let parts = &net.parts;
    let all = [
        parts.scene_numbers,
        net.scene.all.len(),
        parts.answer_numbers,
        net.answer.all.len(),
        SCENE,
        ANSWER,
        MEET,
        parts.total,
    ];
    all.map(|number| number as u32)
}

/// Writes for which game and which eyes it is.
pub(crate) fn push_made_for(out: &mut Vec<u8>, game: &str, net: &Net) {
    push_text(out, game);
    fingerprint(net).iter().for_each(|number| out.extend(number.to_le_bytes()));
}

/// Whether it is for this game and these eyes.
pub(crate) fn made_for(game: &'static str, net: &Net, bytes: &mut Bytes) -> Result<(), Unreadable> {
    let found = bytes.text()?;
    if found != game {
        return Err(Unreadable::OtherGame { found: found.to_owned(), wanted: game });
    }
    let wanted = fingerprint(net);
    let found: Vec<u32> = wanted.iter().map(|_| bytes.u32()).collect::<Result<_, _>>()?;
    if found == wanted { Ok(()) } else { Err(Unreadable::OtherEyes { found, wanted: wanted.to_vec() }) }
}

/// A row in whole numbers, and what they are to be multiplied by.
fn whole<const WIDTH: usize>(row: &[f32; WIDTH]) -> (f32, [i8; WIDTH]) {
    let most = row.iter().fold(0.0f32, |most, weight| most.max(weight.abs()));
    let scale = most / 127.0;
    if scale == 0.0 {
        return (0.0, [0; WIDTH]);
    }
    (scale, row.map(|weight| (weight / scale).round() as i8))
}

fn parted<const WIDTH: usize>((scale, whole): (f32, [i8; WIDTH])) -> [f32; WIDTH] {
    whole.map(|number| scale * f32::from(number))
}

fn rounded<const WIDTH: usize>(rows: &mut Rows<WIDTH>) {
    for (row, &learned) in rows.all.iter_mut().zip(&rows.learned) {
        *row = if learned { parted(whole(row)) } else { [0.0; WIDTH] };
    }
}

fn write_rows<const WIDTH: usize>(out: &mut Vec<u8>, rows: &Rows<WIDTH>) {
    let learned = || (0..rows.all.len()).filter(|&row| rows.learned[row]);
    out.extend((learned().count() as u32).to_le_bytes());
    for row in learned() {
        let (scale, whole) = whole(&rows.all[row]);
        out.extend((row as u16).to_le_bytes());
        out.extend(scale.to_le_bytes());
        out.extend(whole.iter().flat_map(|number| number.to_le_bytes()));
    }
}

fn read_rows<const WIDTH: usize>(bytes: &mut Bytes, rows: &mut Rows<WIDTH>) -> Result<(), Unreadable> {
    for _ in 0..bytes.u32()? {
        let row = next_row(bytes, rows)?;
        let scale = bytes.f32()?;
        let whole = bytes.array::<WIDTH>()?.map(|byte| i8::from_le_bytes([byte]));
        rows.all[row] = parted((scale, whole));
    }
    Ok(())
}

/// The number of a row that was not read before.
pub(crate) fn next_row<const WIDTH: usize>(
    bytes: &mut Bytes,
    rows: &mut Rows<WIDTH>,
) -> Result<usize, Unreadable> {
    let row = usize::from(bytes.u16()?);
    let learned = rows.learned.get_mut(row).ok_or(Unreadable::Absurd { what: "there is no such row" })?;
    if std::mem::replace(learned, true) {
        return Err(Unreadable::Absurd { what: "a row is there twice" });
    }
    Ok(row)
}

#[cfg(test)]
mod tests;
