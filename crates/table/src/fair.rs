//! Provably fair dice: every roll follows from a seed that was committed to before anyone acted.
//!
//! The server publishes `SHA-256(seed)`, then each seat adds a nonce of its own. The bytes of entry `n` are
//! `SHA-256(seed ‖ nonces ‖ n ‖ block)`, with `n` and `block` as eight little-endian bytes and the block counting
//! from 0, so anybody can check a finished game with standard tools.

use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use crate::chance::pick_by_weight;

/// A server's secret: shown when the game has ended.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub struct Seed(pub [u8; 32]);

/// The hash of a seed, published before the first nonce.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub struct Commitment(pub [u8; 32]);

impl Seed {
    /// A seed for games that anyone may repeat: tests, simulations, `--seed`.
    pub fn from_number(number: u64) -> Seed {
        let mut hash = Sha256::new();
        hash.update(b"crossover seed ");
        hash.update(number.to_le_bytes());
        Seed(hash.finalize().into())
    }

    /// What is published before the game.
    pub fn commitment(&self) -> Commitment {
        Commitment(Sha256::digest(self.0).into())
    }
}

/// Where the chance of one live game comes from.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Fairness {
    /// The server's secret.
    pub seed: Seed,
    /// What the seats added, in seat order.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub nonces: Vec<String>,
    /// How many entries a game that goes on from another one took over from it: their chance came from that game's
    /// seed, and only what follows comes from this one.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub inherited: u32,
}

/// Games that inherit nothing keep the form that files had before any game could.
fn is_zero(number: &u32) -> bool {
    *number == 0
}

impl Fairness {
    /// Chance from a seed alone: a game against bots on one's own machine.
    pub fn alone(seed: Seed) -> Fairness {
        Fairness { seed, nonces: Vec::new(), inherited: 0 }
    }

    /// The bytes of entry `number`.
    fn bytes(&self, number: u64) -> impl Iterator<Item = u8> + '_ {
        (0u64..).flat_map(move |block| {
            let mut hash = Sha256::new();
            hash.update(self.seed.0);
            for nonce in &self.nonces {
                hash.update(nonce.as_bytes());
            }
            hash.update(number.to_le_bytes());
            hash.update(block.to_le_bytes());
            <[u8; 32]>::from(hash.finalize())
        })
    }

    /// The sides, counted from 1, on which `n` dice of entry `number` fall.
    pub fn roll(&self, number: u64, sides: u8, n: u8) -> Vec<u8> {
        // Bytes at or above the largest multiple of `sides` are passed over, so every side is equally likely.
        let fair = 256 - 256 % u16::from(sides);
        self.bytes(number)
            .filter(|&byte| u16::from(byte) < fair)
            .map(|byte| byte % sides + 1)
            .take(usize::from(n))
            .collect()
    }

    /// The index that entry `number` draws by weight.
    pub fn draw(&self, number: u64, weights: &[u32]) -> usize {
        let mut bytes = self.bytes(number);
        let mut word = move || {
            let mut next = || bytes.next().expect("the stream of hashes has no end");
            u32::from_le_bytes([next(), next(), next(), next()])
        };
        pick_by_weight(weights, |total| {
            let fair = u32::MAX - u32::MAX % total;
            loop {
                let word = word();
                if word < fair {
                    return word % total;
                }
            }
        })
    }
}

/// Thirty-two bytes as sixty-four hexadecimal digits, both ways.
macro_rules! hexadecimal {
    ($name:ident, $what:literal) => {
        impl From<$name> for String {
            fn from(value: $name) -> String {
                value.to_string()
            }
        }

        impl std::fmt::Display for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
            }
        }

        impl std::fmt::Debug for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                write!(f, "{self}")
            }
        }

        impl TryFrom<String> for $name {
            type Error = String;

            fn try_from(text: String) -> Result<$name, String> {
                let wrong = || format!(concat!($what, " is 64 hexadecimal digits, not `{}`"), text);
                if text.len() != 64 || !text.is_ascii() {
                    return Err(wrong());
                }
                let mut bytes = [0; 32];
                for (byte, digits) in bytes.iter_mut().zip(text.as_bytes().chunks_exact(2)) {
                    let digits = std::str::from_utf8(digits).map_err(|_| wrong())?;
                    *byte = u8::from_str_radix(digits, 16).map_err(|_| wrong())?;
                }
                Ok($name(bytes))
            }
        }
    };
}
hexadecimal!(Seed, "a seed");
hexadecimal!(Commitment, "a commitment");

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rolls_follow_from_seed_nonces_and_number_alone() {
        let fairness = Fairness { nonces: vec!["ada".into()], ..Fairness::alone(Seed::from_number(7)) };
        assert_eq!(fairness.roll(3, 8, 40), fairness.roll(3, 8, 40));
        assert_ne!(fairness.roll(3, 8, 40), fairness.roll(4, 8, 40));
        let other = Fairness { nonces: vec!["bob".into()], ..fairness.clone() };
        assert_ne!(fairness.roll(3, 8, 40), other.roll(3, 8, 40));
    }

    #[test]
    fn every_side_comes_up_about_equally_often() {
        let fairness = Fairness::alone(Seed::from_number(1));
        for sides in [6, 8, 10] {
            let mut counts = vec![0u32; usize::from(sides)];
            for number in 0..600 {
                for side in fairness.roll(number, sides, 50) {
                    counts[usize::from(side) - 1] += 1;
                }
            }
            let expected = 30_000 / u32::from(sides);
            assert!(counts.iter().all(|&n| n.abs_diff(expected) < expected / 10), "{counts:?}");
        }
    }

    #[test]
    fn weights_are_respected_and_zero_is_never_drawn() {
        let fairness = Fairness::alone(Seed::from_number(2));
        let mut counts = [0u32; 3];
        for number in 0..9_000 {
            counts[fairness.draw(number, &[1, 0, 2])] += 1;
        }
        assert_eq!(counts[1], 0);
        assert!(counts[0].abs_diff(3_000) < 250, "{counts:?}");
    }

    #[test]
    fn a_seed_reads_back_from_its_digits_and_nothing_else_does() {
        let seed = Seed::from_number(5);
        assert_eq!(Seed::try_from(seed.to_string()), Ok(seed));
        for wrong in ["", "xyz", &"g".repeat(64), &"é".repeat(32)] {
            assert!(Seed::try_from(wrong.to_string()).is_err(), "{wrong}");
        }
    }
}
