//! What is told as one deed, and what blows and schemes came to.

use std::ops::Range;

use champions::Champions;
use champions::card::ability::Status;
use champions::event::{Event, Spot};
use champions::state::{DeedKind, InPlayId, Place};
use host::reckoning::{Came, Reckoning};
use host::{Beats, Logged, Reader};
use table::Seat;
use wire::beat::Weight;
use words::{Message, Words};

use crate::voice::{Teller, teller};
use crate::{ChampionsFace, marks};

impl Beats<Champions> for ChampionsFace {
    fn opens(&self, event: &Event) -> Option<Weight> {
        match event {
            // What an enemy does is told when it strikes; until then it only begins.
            Event::Began { kind, .. } if kind.is_activation() => Some(Weight::Small),
            Event::Reckoned { .. }
            | Event::Began { .. }
            | Event::Played { .. }
            | Event::Revealed { .. }
            | Event::SchemeTurned { .. }
            | Event::StageCompleted { .. }
            | Event::VillainStage { .. }
            | Event::Eliminated { .. }
            | Event::GameOver { .. } => Some(Weight::Big),
            Event::AbilityUsed { .. }
            | Event::FormChanged { .. }
            | Event::Drew { .. }
            | Event::Requested { .. }
            | Event::TurnEnded { .. }
            | Event::Exhausted { .. }
            | Event::Moved { to: Spot::Dealt(_) | Spot::Out(Place::Paying(_)), .. } => Some(Weight::Small),
            _ => None,
        }
    }

    fn recaps(
        &self,
        reader: &Reader<Champions>,
        logged: &[Logged<Champions>],
        deeds: &[Range<usize>],
    ) -> Vec<Option<Came>> {
        let mut teller = teller(reader).recalling(logged.iter().map(|logged| &logged.told.event));
        let mut heard = 0;
        let recap = |deed: &Range<usize>| {
            // Whoever does it has the name of that time.
            logged[heard..deed.start].iter().for_each(|logged| teller.hears(&logged.told.event));
            heard = deed.start;
            recap(reader.words, &teller, &logged[deed.clone()])
        };
        deeds.iter().map(recap).collect()
    }
}

fn recap(words: &Words, teller: &Teller, deed: &[Logged<Champions>]) -> Option<Came> {
    let (first, after) = deed.split_first()?;
    match first.told.event {
        Event::Reckoned { kind, by, at, power, boost, defence } => {
            let (title, of, result) = match kind {
                DeedKind::EnemyScheme | DeedKind::Thwart => {
                    ("champions-recap-scheme", "champions-stat-sch", "champions-recap-threat")
                }
                DeedKind::EnemyAttack | DeedKind::Attack => {
                    ("champions-recap-attack", "champions-stat-atk", "champions-recap-damage")
                }
            };
            let reckoning = Reckoning::new(None, titled(words, teller, title, by, at), first.told.rule)
                .plus(words.word(of), power)
                .plus_any(words.word("champions-recap-boost"), boost)
                .minus_any(words.word("champions-stat-def"), defence);
            let came = came_of(after, kind, at).map_or_else(|| reckoning.sum(), i32::from);
            Some(settled(words, reckoning, came, result, at))
        }
        Event::Began { kind: DeedKind::Attack, by, player } => {
            let blow = |event: &Event| match *event {
                Event::DamageDealt { to, dealt, taken } => Some((to, dealt, taken)),
                _ => None,
            };
            done(
                words,
                teller,
                (first, player, by),
                after,
                blow,
                ["champions-recap-attack", "champions-recap-damage"],
            )
        }
        Event::Began { kind: DeedKind::Thwart, by, player } => {
            let removed = |event: &Event| match *event {
                Event::ThreatRemoved { scheme, amount, .. } => Some((scheme, amount, amount)),
                _ => None,
            };
            done(
                words,
                teller,
                (first, player, by),
                after,
                removed,
                ["champions-recap-thwart", "champions-recap-removed"],
            )
        }
        _ => None,
    }
}

/// What an enemy's deed came to, as far as it is told; a tough card prevents all of it (status.tough.prevent-all).
fn came_of(after: &[Logged<Champions>], kind: DeedKind, at: InPlayId) -> Option<u16> {
    after.iter().find_map(|logged| match logged.told.event {
        Event::DamageDealt { to, taken, .. } if kind.is_attack() && to == at => Some(taken),
        Event::StatusDiscarded { card, status: Status::Tough } if kind.is_attack() && card == at => Some(0),
        Event::ThreatPlaced { scheme, amount, .. } if !kind.is_attack() && scheme == at => Some(amount),
        _ => None,
    })
}

/// What a player's attack or thwart came to: one number for each whom it met.
fn done(
    words: &Words,
    teller: &Teller,
    (first, player, by): (&Logged<Champions>, Seat, InPlayId),
    after: &[Logged<Champions>],
    met: impl Fn(&Event) -> Option<(InPlayId, u16, u16)>,
    [title, result]: [&'static str; 2],
) -> Option<Came> {
    let met: Vec<(InPlayId, u16, u16)> = after.iter().filter_map(|logged| met(&logged.told.event)).collect();
    let (at, dealt, taken) = *met.first()?;
    let reckoning = Reckoning::new(Some(player), titled(words, teller, title, by, at), first.told.rule);
    if met.len() == 1 {
        let reckoning = reckoning.plus(words.word("champions-recap-dealt"), dealt);
        return Some(settled(words, reckoning, taken.into(), result, at));
    }
    let all = met.iter().fold(reckoning, |reckoning, &(at, _, taken)| reckoning.plus(teller.card(at), taken));
    let came = all.sum();
    Some(settled(words, all, came, result, at))
}

fn titled(words: &Words, teller: &Teller, key: &'static str, by: InPlayId, at: InPlayId) -> String {
    words.say(&Message::new(key).with("card", teller.card(by)).with("at", teller.card(at)))
}

/// With what cards changed about it.
fn settled(words: &Words, reckoning: Reckoning, came: i32, result: &'static str, at: InPlayId) -> Came {
    let changed = came - reckoning.sum();
    let reckoning = reckoning
        .plus_any(words.word("champions-recap-changed"), changed.max(0))
        .minus_any(words.word("champions-recap-prevented"), (-changed).max(0));
    let label = words.say(&Message::new(result).with("count", came));
    reckoning.comes_to(label, Some(marks::in_play(at)))
}
