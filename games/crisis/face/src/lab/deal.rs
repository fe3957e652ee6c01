//! What each game of a run is played with: a mission, a battlefield and two rosters, drawn from the cards.

use anyhow::{anyhow, bail};
use crisis::Crisis;
use crisis::card::{Cards, CrisisType};
use crisis::setup::{Roster, RosterCharacter, Setup};
use table::{Fast, Game as _};

/// So many characters are in a roster beside those of its affiliation: enough that a squad can be filled up.
const OTHERS: usize = 2;
/// So many team tactic cards come along.
const TACTICS: usize = 10;
/// A tie is played on for so many rounds, then it is a draw (q.endless-tie).
const EXTRA_ROUNDS: u8 = 3;

/// What games are drawn from. Game `n` depends on the seed and on `n` alone.
pub struct Deal<'a> {
    cards: &'a Cards,
    seed: u64,
    crises: [Vec<&'a str>; 2],
    battlefields: Vec<&'a str>,
    teams: [Option<Vec<String>>; 2],
}

/// What was asked for; the rest is drawn.
#[derive(Default)]
pub struct Wanted {
    /// Crises to draw from; without any, those of the core box.
    pub crises: Option<Vec<String>>,
    /// The one battlefield.
    pub battlefield: Option<String>,
    /// The characters of each roster.
    pub teams: [Option<Vec<String>>; 2],
}

impl<'a> Deal<'a> {
    /// Draws from what was asked for, or from all there is.
    ///
    /// # Errors
    /// When a type of crisis is missing, or a roster that was asked for is not legal.
    pub fn new(cards: &'a Cards, seed: u64, wanted: Wanted) -> anyhow::Result<Deal<'a>> {
        let Wanted { crises, battlefield, teams } = wanted;
        let core = Setup::usual().rosters.0[0].crises.clone();
        let wanted = |id: &str| crises.as_ref().unwrap_or(&core).iter().any(|wanted| wanted == id);
        let of = |kind: CrisisType| -> Vec<&str> {
            let all = cards.crises.iter().filter(|crisis| crisis.kind == kind);
            let all: Vec<&str> = all.map(|crisis| crisis.id.as_str()).collect();
            let some: Vec<&str> = all.iter().copied().filter(|id| wanted(id)).collect();
            if some.is_empty() { all } else { some }
        };
        let crises = CrisisType::BOTH.map(of);
        if crises.iter().any(Vec::is_empty) {
            bail!("a mission needs a Secure and an Extraction crisis, and the packs lack one of them");
        }
        let all = cards.battlefields.iter().map(|it| it.id.as_str());
        let battlefields = all.filter(|id| battlefield.as_ref().is_none_or(|wanted| wanted == id)).collect();
        let deal = Deal { cards, seed, crises, battlefields, teams };
        Crisis::start(cards, &deal.setup(0)).map_err(|why| anyhow!("such rosters can't be played: {why}"))?;
        Ok(deal)
    }

    /// What a game is played with.
    pub fn setup(&self, number: u64) -> Setup {
        // The dice of game `n` follow from the seed itself; what it is dealt must not follow from the same numbers.
        let mut chance = Fast::of_game(!self.seed, number);
        let battlefield = one_of(&self.battlefields, &mut chance).to_owned();
        let crises = [0, 1].map(|kind| one_of(&self.crises[kind], &mut chance).to_owned());
        let roster = |chance: &mut Fast, side: usize| Roster {
            characters: self.characters(chance, side),
            tactics: self.tactics(chance),
            crises: crises.to_vec(),
        };
        let rosters = [roster(&mut chance, 0), roster(&mut chance, 1)];
        Setup {
            rosters: crisis::state::BySide(rosters),
            battlefield,
            extra_rounds: Some(EXTRA_ROUNDS),
            demo: true,
            ..Setup::usual()
        }
    }

    /// Those that were asked for; else the members of an affiliation that could fill a squad, or anybody, and some others.
    fn characters(&self, chance: &mut Fast, side: usize) -> Vec<RosterCharacter> {
        if let Some(team) = &self.teams[side] {
            return team.iter().map(|id| RosterCharacter::plain(id)).collect();
        }
        let mut order: Vec<u16> = (0..self.cards.characters.len() as u16).collect();
        order.retain(|&at| !self.cards.characters[usize::from(at)].is_grunt());
        shuffle(&mut order, chance);
        let affiliation = chance.below(self.cards.affiliations.len() as u32 + 1) as usize;
        let members = self.cards.affiliations.get(affiliation).map_or(&[][..], |it| &it.members[..]);
        // Those of the affiliation first, in the order in which they were shuffled.
        order.sort_by_key(|at| !members.contains(at));
        let fellows = order.iter().filter(|at| members.contains(at)).count();
        let count = (fellows + OTHERS).clamp(5, 7);
        let chosen = order.iter().take(count).map(|&at| &self.cards.characters[usize::from(at)]);
        chosen.map(|character| RosterCharacter::plain(&character.id)).collect()
    }

    fn tactics(&self, chance: &mut Fast) -> Vec<String> {
        let mut all: Vec<&str> = self.cards.tactics.iter().map(|tactic| tactic.id.as_str()).collect();
        shuffle(&mut all, chance);
        all.into_iter().take(TACTICS).map(str::to_owned).collect()
    }
}

fn one_of<'a>(all: &[&'a str], chance: &mut Fast) -> &'a str {
    all[chance.below(all.len() as u32) as usize]
}

/// Every order is as likely as the next.
fn shuffle<T>(things: &mut [T], chance: &mut Fast) {
    for last in (1..things.len()).rev() {
        things.swap(last, chance.below(last as u32 + 1) as usize);
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn every_core_crisis_character_and_battlefield_is_dealt() {
        let cards = crisis::card::core(Default::default()).expect("the core pack is in order");
        let deal = Deal::new(&cards, 3, Wanted::default()).expect("there are crises of both types");
        let (mut crises, mut characters, mut battlefields) =
            (BTreeSet::new(), BTreeSet::new(), BTreeSet::new());
        for number in 0..200 {
            let setup = deal.setup(number);
            Crisis::start(&cards, &setup).expect("a dealt roster is legal");
            assert_eq!(setup, deal.setup(number));
            for roster in setup.rosters.0 {
                crises.extend(roster.crises);
                characters.extend(roster.characters.into_iter().map(|character| character.id));
            }
            battlefields.insert(setup.battlefield);
        }
        assert_eq!((crises.len(), battlefields.len()), (6, cards.battlefields.len()));
        let grunts = cards.characters.iter().filter(|character| character.is_grunt()).count();
        assert_eq!(characters.len(), cards.characters.len() - grunts);
    }

    #[test]
    fn a_roster_that_was_asked_for_is_played_and_an_illegal_one_is_refused() {
        let cards = crisis::card::core(Default::default()).expect("the core pack is in order");
        let mut teams = [None, None];
        let asked: Vec<String> =
            cards.characters.iter().filter(|it| !it.is_grunt()).map(|it| it.id.clone()).collect();
        teams[1] = Some(asked[..6].to_vec());
        let deal =
            Deal::new(&cards, 3, Wanted { teams, ..Wanted::default() }).expect("six characters are a roster");
        for number in 0..5 {
            let [drawn, fixed] = deal.setup(number).rosters.0.map(|roster| roster.characters);
            assert_eq!(fixed.iter().map(|it| it.id.clone()).collect::<Vec<_>>(), asked[..6]);
            assert_ne!(drawn, fixed);
        }
        let twice = vec![asked[0].clone(), asked[0].clone()];
        let refused = Deal::new(&cards, 3, Wanted { teams: [Some(twice), None], ..Wanted::default() });
        assert!(refused.is_err_and(|why| why.to_string().contains("can't be played")));
    }
}
