//! What each game of a run is played with: villains, modes, sizes of party and heroes take turns unless they were asked for, so
//! that a run of any length has about as many games of each. Who else is in a party is drawn.

use anyhow::bail;
use champions::card::{Cards, Deck};
use champions::deck_construction::Decklist;
use champions::encounter_deck::Mode;
use champions::setup::Setup;
use champions::state::PLAYERS;
use table::{Fast, Seat};

use super::asked::Asked;

/// What games are drawn from. Game `n` depends on the seed and on `n` alone.
pub struct Deal<'a> {
    cards: &'a Cards,
    seed: u64,
    asked: Asked<'a>,
    /// One deck of each hero that has one: two players can't be the same hero.
    starters: Vec<&'a Deck>,
}

impl<'a> Deal<'a> {
    /// Draws what was not asked for.
    ///
    /// # Errors
    /// When there are no scenarios, or fewer heroes than are to be drawn.
    pub fn new(cards: &'a Cards, seed: u64, asked: Asked<'a>) -> anyhow::Result<Deal<'a>> {
        let mut starters: Vec<&Deck> = Vec::new();
        for deck in &cards.decks {
            if starters.iter().all(|other| other.identity != deck.identity) {
                starters.push(deck);
            }
        }
        if cards.scenarios.is_empty() {
            bail!("the packs have no scenario");
        }
        let players = usize::from(asked.players.unwrap_or(1));
        if asked.decks.is_empty() && starters.len() < players {
            bail!("{players} heroes are to be drawn, but the packs have decks for {}", starters.len());
        }
        Ok(Deal { cards, seed, asked, starters })
    }

    /// What a game is played with.
    pub fn setup(&self, number: u64) -> Setup {
        let mut turns = Turns(number);
        let scenarios = &self.cards.scenarios;
        let scenario = self.asked.scenario.unwrap_or_else(|| &scenarios[turns.next(scenarios.len())]);
        let mode = self.asked.mode.unwrap_or_else(|| [Mode::Standard, Mode::Expert][turns.next(2)]);
        // The chance of game `n` follows from the seed itself; what it is dealt must not follow from the same numbers.
        let mut chance = Fast::of_game(!self.seed, number);
        let decks = self.decks(&mut turns, &mut chance);
        let first_player = Seat(chance.below(decks.len() as u32) as u8);
        Setup { first_player, mode, ..Setup::usual(decks, &scenario.id) }
    }

    fn decks(&self, turns: &mut Turns, chance: &mut Fast) -> Vec<Decklist> {
        if !self.asked.decks.is_empty() {
            return self.asked.decks.clone();
        }
        let most = PLAYERS.min(self.starters.len());
        let count = self.asked.players.map_or_else(|| 1 + turns.next(most), usize::from);
        let mut left = self.starters.clone();
        let first = left.swap_remove(turns.next(left.len()));
        let others = (1..count).map(|_| left.swap_remove(chance.below(left.len() as u32) as usize));
        let drawn = std::iter::once(first).chain(others);
        drawn.map(|deck| Decklist::of(self.cards, deck)).collect()
    }
}

/// Things that take turns: the first of them from game to game, the next when all of the first had theirs, and so on.
struct Turns(u64);

impl Turns {
    /// Whose turn it is, of so many.
    fn next(&mut self, of: usize) -> usize {
        let of = of as u64;
        let turn = self.0 % of;
        self.0 /= of;
        turn as usize
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use champions::Champions;
    use table::Game as _;

    use super::*;

    #[test]
    fn every_hero_villain_mode_and_size_of_party_is_dealt() {
        let cards = champions::card::core().expect("the core set is in order");
        let deal = Deal::new(&cards, 3, Asked::default()).expect("there are heroes and villains");
        let (mut heroes, mut tables) = (BTreeSet::new(), BTreeSet::new());
        for number in 0..3 * 2 * 4 * 5 {
            let setup = deal.setup(number);
            Champions::start(&cards, &setup).expect("a dealt game is legal");
            assert_eq!(setup, deal.setup(number));
            let expert = setup.mode == Mode::Expert;
            let first = setup.players[0].identity.clone();
            tables.insert((setup.scenario, expert, setup.players.len(), first));
            heroes.extend(setup.players.into_iter().map(|deck| deck.identity));
        }
        // Each of them exactly once.
        assert_eq!((heroes.len(), tables.len()), (5, 3 * 2 * 4 * 5));
    }
}
