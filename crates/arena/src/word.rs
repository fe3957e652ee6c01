//! How names and amounts are put into the numbers that tokens are made of.

/// A number for what has an id, which is the same whatever else is loaded: places in lists are not.
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

/// An amount in steps that grow: 5 and 6 are worlds apart, 40 and 41 are not.
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

#[cfg(test)]
mod tests {
    use super::{mark, steps};

    #[test]
    fn marks_tell_ids_apart_and_never_change() {
        let ids = ["", "a", "b", "ab", "ba", "spider-man", "spider-man-2", "nine-bytes", "nine-byte"];
        for (at, one) in ids.iter().enumerate() {
            assert!(ids[..at].iter().all(|other| mark(one) != mark(other)), "{one} is like another");
        }
        assert_eq!(mark("spider-man"), mark(&["spider", "-man"].concat()));
    }

    #[test]
    fn steps_grow_and_never_fall() {
        assert!((-3..200).is_sorted_by_key(steps));
        assert_eq!([0, 5, 6, 14, 60, 61].map(steps), [0, 5, 6, 13, 27, 29]);
    }
}
