//! What is told as one deed, and what attacks came to.

use std::ops::Range;

use crisis::Crisis;
use crisis::card::ability::{Face, Roll};
use crisis::dice::{Counting, Faces};
use crisis::event::Event;
use crisis::state::Side;
use host::reckoning::{Came, Reckoning};
use host::{Beats, Logged, Reader};
use wire::beat::Weight;
use words::Message;

use crate::voice::{Teller, teller};
use crate::{CrisisFace, marks};

impl Beats<Crisis> for CrisisFace {
    fn opens(&self, event: &Event) -> Option<Weight> {
        match event {
            Event::Compared { .. }
            | Event::SuperpowerUsed { .. }
            | Event::TacticPlayed { .. }
            | Event::TerrainThrown { .. }
            | Event::Scored { .. }
            | Event::Ended { .. } => Some(Weight::Big),
            Event::Deployed { .. }
            | Event::SquadReady { .. }
            | Event::SquadsRevealed { .. }
            | Event::TurnBegan { .. }
            | Event::Passed { .. }
            | Event::ActivationBegan { .. }
            | Event::Activated { .. }
            | Event::AttackChosen { .. }
            | Event::Moved { .. }
            | Event::Interacted { .. }
            | Event::PriorityPassed { .. } => Some(Weight::Small),
            _ => None,
        }
    }

    fn recaps(
        &self,
        reader: &Reader<Crisis>,
        logged: &[Logged<Crisis>],
        deeds: &[Range<usize>],
    ) -> Vec<Option<Came>> {
        let teller = teller(reader);
        deeds.iter().map(|deed| recap(reader, &teller, logged, deed)).collect()
    }
}

fn recap(
    reader: &Reader<Crisis>,
    teller: &Teller,
    logged: &[Logged<Crisis>],
    deed: &Range<usize>,
) -> Option<Came> {
    let words = reader.words;
    let (before, first) = (logged.get(..deed.start)?, logged.get(deed.start)?);
    let Event::Compared { attack, defence, damage } = first.told.event else { return None };
    let (attacker, target) = before.iter().rev().find_map(|logged| match logged.told.event {
        Event::AttackStep { attacker, target, .. } => Some((attacker, target)),
        _ => None,
    })?;
    let weapon = before.iter().rev().find_map(|logged| match logged.told.event {
        Event::AttackChosen { figure, weapon } if figure == attacker => Some(weapon),
        _ => None,
    })?;
    let title = Message::new("crisis-recap-attack").with("figure", teller.figure(attacker));
    let title =
        title.with("attack", teller.attack_name(attacker, weapon)).with("target", teller.figure(target));
    let side = reader.state.figures.get(usize::from(attacker.0)).map(|figure| figure.squad);
    let hits = successes(Roll::Attack, attack);
    let reckoning = Reckoning::new(side.map(Side::seat), words.say(&title), first.told.rule)
        .plus(words.say(&Message::new("crisis-recap-successes").with("count", hits)), hits)
        .minus_any(words.word("crisis-recap-defence"), successes(Roll::Defence, defence).min(hits));
    let suffered = logged.get(deed.start..deed.end)?.iter().find_map(|logged| match logged.told.event {
        Event::Damaged { figure, amount, .. } if figure == target => Some(amount),
        _ => None,
    });
    let came = i32::from(suffered.unwrap_or(damage));
    // What counts otherwise than the dice show, and what keeps damage away.
    let changed = came - reckoning.sum();
    let reckoning = reckoning
        .plus_any(words.word("crisis-recap-changed"), changed.max(0))
        .minus_any(words.word("crisis-recap-changed"), (-changed).max(0));
    let label = words.say(&Message::new("crisis-recap-damage").with("count", came));
    Some(reckoning.comes_to(label, Some(marks::figure(target))))
}

/// The successes that dice show by the book's counting.
fn successes(roll: Roll, faces: Faces) -> u8 {
    let counting = Counting::of(roll);
    Face::ALL.into_iter().filter(|&face| counting.is_success(face)).map(|face| faces[face]).sum()
}
