//! Secrets of join links. A seat's secret follows from the table's seed, so the maker can be shown it again while only
//! its hash is kept. By the time the seed is shown, every seat has long been taken.

use sha2::{Digest, Sha256};
use store::{Hash, TableId};
use table::Seed;

/// The secret that lets one sit down at a seat: 32 hexadecimal digits.
pub fn secret(seed: &Seed, table: &TableId, seat: u8) -> String {
    // The text before the seed keeps this apart from the hashes that dice come from, which begin with the seed.
    let mut hash = Sha256::new();
    hash.update(b"crossover invitation ");
    hash.update(seed.0);
    hash.update(table.as_str().as_bytes());
    hash.update([seat]);
    let digest: [u8; 32] = hash.finalize().into();
    digest[..16].iter().map(|byte| format!("{byte:02x}")).collect()
}

/// What the store keeps of a secret.
pub fn hash(secret: &str) -> Hash {
    Hash(Sha256::digest(secret.as_bytes()).into())
}

/// Whether a secret is the one of this hash, in a time that tells nothing.
pub fn fits(secret: &str, kept: &Hash) -> bool {
    subtle::ConstantTimeEq::ct_eq(&hash(secret).0[..], &kept.0[..]).into()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_seat_of_each_table_has_its_own_secret() {
        let (seed, other) = (Seed::from_number(1), Seed::from_number(2));
        let (table, elsewhere) = (TableId::from("a"), TableId::from("b"));
        let one = secret(&seed, &table, 0);
        assert_eq!(one, secret(&seed, &table, 0));
        assert_eq!(one.len(), 32);
        for another in [secret(&seed, &table, 1), secret(&other, &table, 0), secret(&seed, &elsewhere, 0)] {
            assert_ne!(one, another);
            assert!(!fits(&another, &hash(&one)));
        }
        assert!(fits(&one, &hash(&one)));
    }
}
