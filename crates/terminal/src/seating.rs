//! Who sits where.

use anyhow::bail;
use lab::Stranger;
use table::Seat;

/// Who answers at a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Player {
    /// Whoever types.
    Person,
    /// The bot of this name.
    Bot(String),
    /// A program of somebody's own.
    Program(Stranger),
}

/// Which end of the table somebody sits at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum End {
    /// At the first seat.
    First,
    /// At the last.
    Last,
}

/// Who sits where, at a table of any size: a saved game has its own.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Seating {
    /// One person at an end, and this player at all other seats.
    Alone(End, Player),
    /// People at all seats.
    People,
    /// As they are listed, by seat.
    Listed(Vec<Player>),
}

impl Seating {
    /// Who sits at each of so many seats.
    ///
    /// # Errors
    /// When more or fewer are listed.
    pub fn players(&self, seats: u8) -> anyhow::Result<Vec<Player>> {
        Ok(match self {
            Seating::Alone(end, other) => {
                let own = match end {
                    End::First => 0,
                    End::Last => seats.saturating_sub(1),
                };
                let player = |seat| if seat == own { Player::Person } else { other.clone() };
                (0..seats).map(player).collect()
            }
            Seating::People => vec![Player::Person; usize::from(seats)],
            Seating::Listed(players) if players.len() == usize::from(seats) => players.clone(),
            Seating::Listed(players) => {
                bail!("--seats names {}, and the table has {seats}", players.len())
            }
        })
    }
}

/// The seats at which people sit.
pub fn people(players: &[Player]) -> impl Iterator<Item = Seat> + '_ {
    (0u8..).zip(players).filter(|(_, player)| **player == Player::Person).map(|(seat, _)| Seat(seat))
}

/// The seat of the one person at the table; nobody's where several share the keyboard, or none is there.
pub fn alone(players: &[Player]) -> Option<Seat> {
    let mut people = people(players);
    people.next().filter(|_| people.next().is_none())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn bot() -> Player {
        Player::Bot("greedy".to_owned())
    }

    #[test]
    fn a_table_of_any_size_is_seated() {
        let seated = |seating: &Seating, seats| seating.players(seats).expect("they fit");
        let last = Seating::Alone(End::Last, bot());
        assert_eq!(seated(&last, 3), [bot(), bot(), Player::Person]);
        assert_eq!(seated(&last, 1), [Player::Person]);
        assert_eq!(alone(&seated(&last, 3)), Some(Seat(2)));
        assert_eq!(alone(&seated(&Seating::People, 2)), None);
        let listed = Seating::Listed(vec![Player::Person, bot()]);
        assert_eq!(people(&seated(&listed, 2)).collect::<Vec<_>>(), [Seat(0)]);
        let refused = listed.players(3).expect_err("two are not three").to_string();
        assert_eq!(refused, "--seats names 2, and the table has 3");
    }
}
