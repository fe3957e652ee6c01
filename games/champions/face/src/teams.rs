//! The builder: what the rules say to a deck.

use champions::Champions;
use champions::card::{CardType, Cards, Class};
use champions::deck_construction::{Problem as Wrong, build};
use host::Teams;
use wire::table::Why;
use wire::teams::{CannotAdd, Team, TeamVerdict, Total};
use words::Words;

use crate::voice::Printed;
use crate::{ChampionsFace, decks};

/// deck-construction.size
const LEAST: u32 = 40;
const MOST_CARDS: u32 = 50;
/// More members than this are not even looked at.
const MOST: usize = 64;

impl Teams<Champions> for ChampionsFace {
    fn judge(&self, cards: &Cards, team: &Team, words: &Words) -> TeamVerdict {
        let members: Vec<&str> = team.members.iter().take(MOST).map(String::as_str).collect();
        let deck = decks::of_members(cards, members.iter().copied());
        let printed = Printed::new(words, cards);
        let why = |wrong: &Wrong| {
            let (value, limit) = measure(wrong);
            Why { rule: wrong.rule().as_str().to_owned(), text: printed.problem(wrong), value, limit }
        };
        let problems = build(cards, &deck).err().unwrap_or_default();
        let cannot_add = candidates(cards).filter_map(|member| {
            let joined = decks::of_members(cards, members.iter().copied().chain([member.as_str()]));
            let new = build(cards, &joined).err().unwrap_or_default();
            // What was wrong before and what only time will mend are not in the way of any card.
            let new = new.into_iter().find(|wrong| too_much(wrong) && !problems.contains(wrong))?;
            Some(CannotAdd { why: why(&new), member })
        });
        TeamVerdict {
            legal: problems.is_empty(),
            totals: vec![Total {
                code: "cards".into(),
                name: words.word("champions-total-cards"),
                value: deck.cards.values().map(|&copies| u32::from(copies)).sum(),
                least: LEAST,
                most: MOST_CARDS,
            }],
            cannot_add: cannot_add.collect(),
            flaws: problems.iter().map(why).collect(),
        }
    }
}

/// Every card that may stand in some deck and does not come with an identity.
fn candidates(cards: &Cards) -> impl Iterator<Item = String> {
    let free = cards.cards.iter().filter(|card| {
        matches!(card.class, Class::Basic | Class::Aspect(_)) && card.front().kind != CardType::Hero
    });
    free.map(|card| format!("{}:{}", decks::CARD, card.id))
}

/// What one more card can't mend.
fn too_much(wrong: &Wrong) -> bool {
    match wrong {
        Wrong::Size(size) => *size > MOST_CARDS as usize,
        Wrong::HeroSet { has, needs, .. } => has > needs,
        Wrong::NoIdentity(_) => false,
        _ => true,
    }
}

/// How many there are, and how many there may be.
fn measure(wrong: &Wrong) -> (Option<i32>, Option<i32>) {
    match wrong {
        Wrong::Size(size) => {
            let limit = if *size < LEAST as usize { LEAST } else { MOST_CARDS };
            (i32::try_from(*size).ok(), i32::try_from(limit).ok())
        }
        Wrong::HeroSet { has, needs, .. } => (Some((*has).into()), Some((*needs).into())),
        Wrong::Copies { has, most, .. } => (Some((*has).into()), Some((*most).into())),
        _ => (None, None),
    }
}
