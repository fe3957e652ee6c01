//! What is told as one deed, and what attacks came to.

use std::ops::Range;

use gotham::Gotham;
use gotham::event::Event;
use host::reckoning::{Came, Reckoning};
use host::{Beats, Logged, Reader};
use wire::beat::Weight;
use words::Message;

use crate::lines::owner;
use crate::voice::{Teller, teller};
use crate::{GothamFace, marks};

impl Beats<Gotham> for GothamFace {
    fn opens(&self, event: &Event) -> Option<Weight> {
        match event {
            Event::Defended { .. }
            | Event::DeedCounted { .. }
            | Event::EventChosen { .. }
            | Event::Exploded { .. }
            | Event::Ended { .. } => Some(Weight::Big),
            Event::CubesCollected { .. }
            | Event::StateDeclared { .. }
            | Event::MovementBegan { .. }
            | Event::CubesSpent { .. }
            | Event::Rolled { .. }
            | Event::Attacked { .. }
            | Event::TileActivated { .. }
            | Event::CharacterActivated { .. }
            | Event::Reinforced { .. }
            | Event::SkillUsed { .. }
            | Event::DeedBegan { .. }
            | Event::CardUsed { .. }
            | Event::TileSwept { .. } => Some(Weight::Small),
            _ => None,
        }
    }

    fn recaps(
        &self,
        reader: &Reader<Gotham>,
        logged: &[Logged<Gotham>],
        deeds: &[Range<usize>],
    ) -> Vec<Option<Came>> {
        let teller = teller(reader);
        deeds.iter().map(|deed| recap(reader, &teller, logged, deed)).collect()
    }
}

fn recap(
    reader: &Reader<Gotham>,
    teller: &Teller,
    logged: &[Logged<Gotham>],
    deed: &Range<usize>,
) -> Option<Came> {
    let words = reader.words;
    let (before, first) = (logged.get(..deed.start)?, logged.get(deed.start)?);
    let Event::Defended { figure, attack, defence } = first.told.event else { return None };
    let attacker = before.iter().rev().find_map(|logged| match logged.told.event {
        Event::Attacked { attacker, target, .. } if target == figure => Some(attacker),
        _ => None,
    })?;
    let title = Message::new("gotham-recap-attack").with("figure", teller.figure(attacker));
    let title = words.say(&title.with("target", teller.figure(figure)));
    let reckoning = Reckoning::new(owner(reader.state, attacker), title, first.told.rule)
        .plus(words.say(&Message::new("gotham-recap-successes").with("count", attack)), attack)
        .minus_any(words.word("gotham-recap-defence"), defence.min(attack));
    let wounds = logged.get(deed.start..deed.end)?.iter().find_map(|logged| match logged.told.event {
        Event::Wounded { figure: it, wounds } if it == figure => Some(i32::from(wounds)),
        _ => None,
    });
    // The last deed of all may still wound.
    let wounds = wounds.unwrap_or(if deed.end < logged.len() { 0 } else { reckoning.sum() });
    let changed = wounds - reckoning.sum();
    let reckoning = reckoning
        .plus_any(words.word("gotham-recap-changed"), changed.max(0))
        .minus_any(words.word("gotham-recap-ignored"), (-changed).max(0));
    let label = words.say(&Message::new("gotham-recap-wounds").with("count", wounds));
    Some(reckoning.comes_to(label, Some(marks::figure(figure))))
}
