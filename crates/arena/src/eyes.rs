//! What a learner sees: fixed sizes, no words, nothing that the seat may not know.

use table::{Game, Scene, Seat};

/// How a game looks to a learner. It lies in the game's mind.
///
/// The suite proves that what it writes stays the same, whatever is swapped of what the seat can't know.
pub trait Eyes<G: Game>: Sync {
    /// How large the arrays are that features are written into.
    fn sizes(&self) -> Sizes;

    /// What a seat sees of the game.
    fn scene(&self, scene: Scene<G>, seat: Seat, out: &mut Features);

    /// What the asked seat sees of one of the answers to its question.
    fn answer(&self, scene: Scene<G>, ask: &G::Ask, answer: &G::Answer, out: &mut Features);
}

/// Eyes that are lent see the same.
impl<G: Game, E: Eyes<G> + ?Sized> Eyes<G> for &E {
    fn sizes(&self) -> Sizes {
        (**self).sizes()
    }

    fn scene(&self, scene: Scene<G>, seat: Seat, out: &mut Features) {
        (**self).scene(scene, seat, out);
    }

    fn answer(&self, scene: Scene<G>, ask: &G::Ask, answer: &G::Answer, out: &mut Features) {
        (**self).answer(scene, ask, answer, out);
    }
}

/// How large the arrays are that features are written into; 0 for a game without eyes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Sizes {
    /// Of a scene.
    pub scene: Size,
    /// Of an answer.
    pub answer: Size,
}

/// How large one array is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Size {
    /// So many numbers, which come first.
    pub numbers: usize,
    /// So many counts, of the tokens that fall into each.
    pub tokens: usize,
}

impl Size {
    /// All of it.
    pub fn total(self) -> usize {
        self.numbers + self.tokens
    }
}

/// What is seen: numbers, each with its place, and tokens, which are hashed words of what is there ("a fighter of mine with
/// three health"). Nets take the tokens as a bag; [`Features::write`] lays both into an array of fixed size.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Features {
    /// The numbers, in the order of their places.
    pub numbers: Vec<f32>,
    /// The tokens, in any order.
    pub tokens: Vec<u32>,
}

impl Features {
    /// Nothing is seen any more.
    pub fn clear(&mut self) {
        self.numbers.clear();
        self.tokens.clear();
    }

    /// One more number.
    pub fn number(&mut self, number: f32) {
        self.numbers.push(number);
    }

    /// One more token: a word of a few numbers, the first of which says what the others mean. The same on every machine.
    pub fn token<const N: usize>(&mut self, word: [u32; N]) {
        let mix = |hash: u64, part: u32| {
            let hash = (hash ^ u64::from(part)).wrapping_mul(0x9E37_79B9_7F4A_7C15);
            hash ^ (hash >> 29)
        };
        let hash = word.into_iter().fold(N as u64, mix).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        self.tokens.push((hash >> 32) as u32);
    }

    /// Lays the numbers and then the counts of the tokens into an array; it is filled with noughts first.
    ///
    /// # Panics
    /// When the array or the numbers are not of this size.
    pub fn write(&self, size: Size, out: &mut [f32]) {
        assert_eq!(
            (out.len(), self.numbers.len()),
            (size.total(), size.numbers),
            "not of this size: {size:?}"
        );
        let (numbers, counts) = out.split_at_mut(size.numbers);
        numbers.copy_from_slice(&self.numbers);
        counts.fill(0.0);
        if !counts.is_empty() {
            for &token in &self.tokens {
                counts[token as usize % size.tokens] += 1.0;
            }
        }
    }
}

/// A number for what has an id, to be a part of a token. It is the same whatever else is loaded: places in lists are not.
pub fn mark(id: &str) -> u32 {
    let mut hash = id.len() as u64;
    for part in id.as_bytes().chunks(8) {
        let mut bytes = [0; 8];
        bytes[..part.len()].copy_from_slice(part);
        hash = (hash ^ u64::from_le_bytes(bytes)).wrapping_mul(0x9E37_79B9_7F4A_7C15);
        hash ^= hash >> 29;
    }
    (hash >> 32) as u32 ^ hash as u32
}

/// An amount as a part of a token, in steps that grow: 5 and 6 are worlds apart, 40 and 41 are not.
pub fn steps(amount: i32) -> u32 {
    let step = match amount {
        i32::MIN..=0 => 0,
        1..=12 => amount,
        13..=24 => 13 + (amount - 13) / 2,
        25..=60 => 19 + (amount - 25) / 4,
        _ => 29,
    };
    step.unsigned_abs()
}

/// What is so, as a number.
pub fn flag(is: bool) -> f32 {
    f32::from(u8::from(is))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_come_first_and_tokens_are_counted_after_them() {
        let mut seen = Features::default();
        seen.number(0.5);
        seen.token([1, 2]);
        seen.token([1, 2]);
        seen.token([2, 1]);
        let size = Size { numbers: 1, tokens: 64 };
        let mut out = [9.0; 65];
        seen.write(size, &mut out);
        assert_eq!(out[0], 0.5);
        let counts: Vec<f32> = out[1..].iter().copied().filter(|&count| count > 0.0).collect();
        assert_eq!(counts.iter().sum::<f32>(), 3.0);
        assert!(counts.contains(&2.0), "equal words fall together and others apart: {counts:?}");
        assert_eq!(seen.tokens[0], 0x5209_4ee5, "tokens are the same on every machine and for ever");
    }

    #[test]
    fn marks_tell_ids_apart_and_never_change() {
        let ids = ["", "a", "b", "ab", "ba", "long-sword", "long-sword-2", "nine-bytes", "nine-byte"];
        for (at, one) in ids.iter().enumerate() {
            assert!(ids[..at].iter().all(|other| mark(one) != mark(other)), "{one} is like another");
        }
        assert_eq!(mark("long-sword"), mark(&["long", "-sword"].concat()));
    }

    #[test]
    fn steps_grow_and_never_fall() {
        assert!((-3..200).is_sorted_by_key(steps));
        assert_eq!([0, 5, 6, 14, 60, 61].map(steps), [0, 5, 6, 13, 27, 29]);
    }
}
