//! Who plays whom: the heroes of each player, laid out on the slots of a mission.
//!
//! A squad's members are `hero:ID`, and behind a hero `gadget:ID` for what is on the belt and `ally:ID` for a tile that he
//! commands; a bare id is a hero's.

use gotham::printed::{Mission, Printed as Content};
use gotham::setup::{ChosenHero, Setup, SetupError};

pub(super) const HERO: &str = "hero";
pub(super) const GADGET: &str = "gadget";
pub(super) const ALLY: &str = "ally";

/// A hero that somebody wishes to play.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Wish {
    pub hero: String,
    pub gadgets: Vec<String>,
    /// The tiles that he shall command; without any, the first that he may.
    pub allies: Vec<String>,
}

/// What is wrong with a squad before any mission looks at it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Flaw {
    /// A gadget or an ally of no hero.
    Nobodys(String),
    /// There is no such hero.
    NoHero(String),
    /// No mission, or not this one, has places for these heroes together.
    NoPlace(String),
    /// More players than there are heroes.
    TooManyPlayers { players: usize, slots: usize },
    /// The rules say no.
    Rules(SetupError),
}

/// The wishes that members spell.
pub(super) fn of_members<'a>(
    content: &Content,
    members: impl IntoIterator<Item = &'a str>,
) -> Result<Vec<Wish>, Flaw> {
    let mut wishes: Vec<Wish> = Vec::new();
    for member in members {
        let (kind, id) = member.split_once(':').unwrap_or((HERO, member));
        let id = id.to_owned();
        match (kind, wishes.last_mut()) {
            (GADGET, Some(wish)) => wish.gadgets.push(id),
            (ALLY, Some(wish)) => wish.allies.push(id),
            (GADGET | ALLY, None) => return Err(Flaw::Nobodys(id)),
            _ if content.hero(&id).is_none() => return Err(Flaw::NoHero(id)),
            _ => wishes.push(Wish { hero: id, gadgets: Vec::new(), allies: Vec::new() }),
        }
    }
    Ok(wishes)
}

/// A setup in which every player has the heroes wished for. Slots that nobody wishes to fill get the first hero that may
/// and is free, run by whoever has the fewest.
pub(super) fn lay_out(content: &Content, mission: &Mission, players: &[Vec<Wish>]) -> Result<Setup, Flaw> {
    let slots = mission.slots.len();
    if players.len() > slots {
        return Err(Flaw::TooManyPlayers { players: players.len(), slots });
    }
    let wishes: Vec<(u8, &Wish)> = (0..)
        .zip(players)
        .flat_map(|(player, wishes)| wishes.iter().map(move |wish| (player, wish)))
        .collect();
    if wishes.len() > slots {
        return Err(Flaw::Rules(SetupError::Slots { wanted: slots, chosen: wishes.len() }));
    }
    let heroes: Vec<u16> = wishes.iter().filter_map(|(_, wish)| content.hero(&wish.hero)).collect();
    let mut seats: Vec<Option<usize>> = vec![None; slots];
    if !place(mission, &heroes, 0, &mut seats) {
        return Err(why_not(mission, &wishes, &heroes));
    }
    // Everybody's own heroes first, so that those that are left over can be shared out evenly.
    let mut run: Vec<usize> = players.iter().map(Vec::len).collect();
    let mut filled: Vec<(u16, u8, Option<&Wish>)> = Vec::new();
    for (slot, seat) in mission.slots.iter().zip(&seats) {
        if let Some(at) = *seat {
            filled.push((heroes[at], wishes[at].0, Some(wishes[at].1)));
            continue;
        }
        let taken = |hero: u16| heroes.contains(&hero) || filled.iter().any(|(other, ..)| *other == hero);
        let Some((hero, _)) = slot.allowed.iter().find(|(hero, _)| !taken(*hero)) else {
            return Err(Flaw::Rules(SetupError::Slots { wanted: slots, chosen: filled.len() }));
        };
        let player = (0..run.len()).min_by_key(|&player| run[player]).unwrap_or_default();
        run[player] += 1;
        filled.push((*hero, player as u8, None));
    }
    let chosen: Vec<u16> = filled.iter().map(|(hero, ..)| *hero).collect();
    let mut setup = Setup::of_heroes(content, mission, &chosen);
    setup.players = players.len() as u8;
    for (hero, (_, player, wish)) in setup.heroes.iter_mut().zip(filled) {
        hero.player = player;
        if let Some(wish) = wish {
            equip(hero, wish);
        }
    }
    Ok(setup)
}

fn equip(hero: &mut ChosenHero, wish: &Wish) {
    hero.gadgets.clone_from(&wish.gadgets);
    if !wish.allies.is_empty() {
        hero.allies.clone_from(&wish.allies);
    }
}

/// Finds a slot for every hero from `at` on. There are three of them at most.
fn place(mission: &Mission, heroes: &[u16], at: usize, seats: &mut [Option<usize>]) -> bool {
    let Some(&hero) = heroes.get(at) else { return true };
    for slot in 0..seats.len() {
        let allowed = mission.slots[slot].allowed.iter().any(|(other, _)| *other == hero);
        if seats[slot].is_none() && allowed {
            seats[slot] = Some(at);
            if place(mission, heroes, at + 1, seats) {
                return true;
            }
            seats[slot] = None;
        }
    }
    false
}

/// A hero whom no slot allows, one that was chosen twice, or the last of those who can't all be placed.
fn why_not(mission: &Mission, wishes: &[(u8, &Wish)], heroes: &[u16]) -> Flaw {
    let allowed = |hero: u16| mission.slots.iter().any(|slot| slot.allowed.iter().any(|(it, _)| *it == hero));
    for (at, (hero, (_, wish))) in heroes.iter().zip(wishes).enumerate() {
        if !allowed(*hero) {
            return Flaw::Rules(SetupError::NotAllowed(wish.hero.clone()));
        }
        if heroes[..at].contains(hero) {
            return Flaw::Rules(SetupError::Twice(wish.hero.clone()));
        }
    }
    let last = wishes.last().map(|(_, wish)| wish.hero.clone());
    Flaw::NoPlace(last.unwrap_or_default())
}
