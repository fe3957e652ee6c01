//! Picks that are the same for the same seed.

/// SplitMix64 (Steele, Lea and Flood): plenty for picking, and three lines long.
#[derive(Clone, Debug)]
pub struct Pick {
    state: u64,
}

impl Pick {
    /// Picks for a seed and a number, such as that of a table or seat.
    pub fn new(seed: u64, number: u64) -> Pick {
        let mut pick = Pick { state: seed ^ number.wrapping_mul(0xd134_2543_de82_ef95) };
        pick.next();
        pick
    }

    fn next(&mut self) -> u64 {
        self.state = self.state.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.state;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 31)
    }

    /// A number below another, which is above 0.
    pub fn below(&mut self, most: u64) -> u64 {
        self.next() % most.max(1)
    }

    /// One of several.
    pub fn of<'a, T>(&mut self, several: &'a [T]) -> Option<&'a T> {
        let at = self.below(several.len() as u64);
        several.get(usize::try_from(at).ok()?)
    }
}
