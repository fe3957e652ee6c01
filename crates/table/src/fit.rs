//! Numbers in the small types in which states hold them.

/// A type for small numbers.
pub trait Small {
    /// The highest number that it holds.
    const MOST: Self;
}

macro_rules! small {
    ($($number:ty),*) => { $(impl Small for $number { const MOST: Self = <$number>::MAX; })* };
}

small!(u8, u16, u32, u64, usize, i8, i16, i32, i64);

/// A number, which is not below 0, in a smaller type. One that is too high for it becomes the highest that it holds: no list
/// of a game is that long.
#[inline]
#[must_use]
pub fn fit<N: Small>(number: impl TryInto<N>) -> N {
    number.try_into().unwrap_or(N::MOST)
}

#[cfg(test)]
mod tests {
    use super::fit;

    #[test]
    fn a_number_that_fits_stays_and_a_higher_one_becomes_the_highest() {
        assert_eq!((fit::<u8>(7_usize), fit::<u8>(300_usize)), (7, 255));
        assert_eq!((fit::<u16>(70_000_i32), fit::<usize>(70_000_u32)), (65_535, 70_000));
    }
}
