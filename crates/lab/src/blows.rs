//! Who hurt whom, in any game whose pieces have numbers.

/// A count for each piece by which something was done, and each to which; and what was nobody's doing.
#[derive(Clone)]
struct ByAndTo<const N: usize> {
    by: [[u64; N]; N],
    by_nobody: [u64; N],
}

impl<const N: usize> ByAndTo<N> {
    const NONE: ByAndTo<N> = ByAndTo { by: [[0; N]; N], by_nobody: [0; N] };

    fn count(&mut self, by: Option<u8>, to: u8, more: u64) {
        let row = match by {
            Some(by) => &mut self.by[usize::from(by)],
            None => &mut self.by_nobody,
        };
        row[usize::from(to)] += more;
    }

    fn add(&mut self, more: &ByAndTo<N>) {
        let (own, others) = (self.by.as_flattened_mut(), more.by.as_flattened());
        own.iter_mut().zip(others).for_each(|(count, more)| *count += more);
        self.by_nobody.iter_mut().zip(more.by_nobody).for_each(|(count, more)| *count += more);
    }

    fn suffered(&self, to: u8) -> u64 {
        let to = usize::from(to);
        self.by.iter().map(|row| row[to]).sum::<u64>() + self.by_nobody[to]
    }
}

/// Who hurt whom. Damage is the doing of the piece that was acting; a fall that of whoever hurt the piece last, since it may
/// come of a test or a bleeding later on.
#[derive(Clone)]
pub struct Blows<const N: usize> {
    acting: Option<u8>,
    last_to_hurt: [Option<u8>; N],
    damage: ByAndTo<N>,
    falls: ByAndTo<N>,
    removed: [u64; N],
}

/// What one piece did and suffered.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Deeds {
    /// Damage dealt to those it counts as enemies while it acted.
    pub damage_dealt: u64,
    /// Enemies that fell after it had hurt them last.
    pub falls: u64,
    /// Damage it suffered, by whomever.
    pub damage_taken: u64,
    /// How often it fell.
    pub fell: u64,
    /// How often it was removed.
    pub removed: u64,
}

impl Deeds {
    /// What it did and suffered in another game.
    pub fn add(&mut self, more: &Deeds) {
        self.damage_dealt += more.damage_dealt;
        self.falls += more.falls;
        self.damage_taken += more.damage_taken;
        self.fell += more.fell;
        self.removed += more.removed;
    }
}

impl<const N: usize> Default for Blows<N> {
    fn default() -> Blows<N> {
        Blows {
            acting: None,
            last_to_hurt: [None; N],
            damage: ByAndTo::NONE,
            falls: ByAndTo::NONE,
            removed: [0; N],
        }
    }
}

impl<const N: usize> Blows<N> {
    /// From now on this piece acts, or nobody.
    pub fn acts(&mut self, piece: Option<u8>) {
        self.acting = piece;
    }

    /// A piece suffers damage.
    pub fn hurt(&mut self, victim: u8, amount: u8) {
        self.damage.count(self.acting, victim, u64::from(amount));
        if amount > 0 {
            self.last_to_hurt[usize::from(victim)] = self.acting;
        }
    }

    /// A piece is knocked out, for now or for good.
    pub fn falls(&mut self, victim: u8) {
        self.falls.count(self.last_to_hurt[usize::from(victim)], victim, 1);
    }

    /// A piece leaves the game.
    pub fn leaves(&mut self, victim: u8) {
        self.removed[usize::from(victim)] += 1;
    }

    /// Adds what happened in another game.
    pub fn add(&mut self, more: &Blows<N>) {
        self.damage.add(&more.damage);
        self.falls.add(&more.falls);
        self.removed.iter_mut().zip(more.removed).for_each(|(count, more)| *count += more);
    }

    /// What one piece did and suffered, given who its enemies are.
    pub fn deeds(&self, piece: u8, enemies: impl Iterator<Item = u8>) -> Deeds {
        let at = usize::from(piece);
        let mut deeds = Deeds {
            damage_taken: self.damage.suffered(piece),
            fell: self.falls.suffered(piece),
            removed: self.removed[at],
            ..Deeds::default()
        };
        for enemy in enemies.map(usize::from) {
            deeds.damage_dealt += self.damage.by[at][enemy];
            deeds.falls += self.falls.by[at][enemy];
        }
        deeds
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_fall_belongs_to_whoever_hurt_the_piece_last() {
        let mut blows = Blows::<6>::default();
        let (first, second, victim) = (0, 1, 4);
        blows.acts(Some(first));
        blows.hurt(victim, 3);
        blows.acts(Some(second));
        blows.hurt(victim, 0);
        blows.acts(None);
        blows.falls(victim);
        blows.hurt(first, 1);
        let mut twice = Blows::default();
        twice.add(&blows);
        twice.add(&blows);
        let of = |piece: u8| twice.deeds(piece, [victim].into_iter());
        assert_eq!((of(first).damage_dealt, of(first).falls, of(first).damage_taken), (6, 2, 2));
        assert_eq!((of(second).damage_dealt, of(second).falls), (0, 0));
        assert_eq!((of(victim).damage_taken, of(victim).fell), (6, 2));
    }
}
