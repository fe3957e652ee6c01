//! The builder: what the rules say to a squad. It may play if there is a mission that it may play in.

use gotham::Gotham;
use gotham::printed::Printed as Content;
use gotham::state::HEROES;
use host::Teams;
use table::{Game as _, RuleId};
use wire::table::Why;
use wire::teams::{CannotAdd, Team, TeamVerdict, Total};
use words::Words;

use crate::GothamFace;
use crate::setup::{rule_of, text};
use crate::squad::{self, Flaw, Wish};

/// More members than this are not even looked at.
const MOST: usize = 64;

impl Teams<Gotham> for GothamFace {
    fn judge(&self, content: &Content, team: &Team, words: &Words) -> TeamVerdict {
        let members: Vec<&str> = team.members.iter().take(MOST).map(String::as_str).collect();
        let flaw = flaw(content, &members);
        let why = |flaw: &Flaw| Why {
            rule: rule_of(content, flaw, words).unwrap_or(RuleId::NOT_OFFERED).as_str().to_owned(),
            text: text(content, flaw, words),
            value: None,
            limit: None,
        };
        let cannot_add = candidates(content).filter_map(|member| {
            let joined: Vec<&str> = members.iter().copied().chain([member.as_str()]).collect();
            let new = self::flaw(content, &joined).filter(|new| Some(new) != flaw.as_ref())?;
            Some(CannotAdd { why: why(&new), member })
        });
        let heroes = squad::of_members(content, members.iter().copied()).map_or(0, |wishes| wishes.len());
        TeamVerdict {
            legal: flaw.is_none() && heroes > 0,
            totals: vec![Total {
                code: "heroes".into(),
                name: words.word("gotham-total-heroes"),
                value: u32::try_from(heroes).unwrap_or(u32::MAX),
                least: 1,
                most: HEROES as u32,
            }],
            cannot_add: cannot_add.collect(),
            flaws: flaw.iter().map(why).collect(),
        }
    }
}

/// What is wrong with a squad in every mission; told of the mission that comes nearest to letting it play.
fn flaw(content: &Content, members: &[&str]) -> Option<Flaw> {
    let wishes: Vec<Wish> = match squad::of_members(content, members.iter().copied()) {
        Ok(wishes) => wishes,
        Err(flaw) => return Some(flaw),
    };
    let mut nearest: Option<(u8, Flaw)> = None;
    for mission in &content.missions {
        let flaw = match squad::lay_out(content, mission, std::slice::from_ref(&wishes)) {
            Err(flaw) => (0, flaw),
            Ok(setup) => match Gotham::start(content, &setup) {
                Ok(_) => return None,
                Err(error) => (1, Flaw::Rules(error)),
            },
        };
        if nearest.as_ref().is_none_or(|(near, _)| flaw.0 > *near) {
            nearest = Some(flaw);
        }
    }
    nearest.map(|(_, flaw)| flaw)
}

/// Everything that may stand in a squad.
fn candidates(content: &Content) -> impl Iterator<Item = String> + '_ {
    let heroes = content.heroes.iter().map(|hero| format!("{}:{}", squad::HERO, hero.id));
    let gadgets = content.materials.iter().filter(|card| card.is_gadget());
    let gadgets = gadgets.map(|card| format!("{}:{}", squad::GADGET, card.id));
    let allies = content.tiles.iter().filter(|tile| tile.camp == gotham::printed::term::Camp::Heroes);
    let allies = allies.map(|tile| format!("{}:{}", squad::ALLY, tile.id));
    heroes.chain(gadgets).chain(allies)
}
