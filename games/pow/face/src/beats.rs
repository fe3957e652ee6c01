//! What is told as one deed, and what attacks came to.

use std::ops::Range;

use host::reckoning::{Came, Reckoning};
use host::{Beats, Logged, Reader};
use pow::Pow;
use pow::dice::Roll;
use pow::event::Event;
use pow::state::Side;
use wire::beat::Weight;
use words::Message;

use crate::voice::{Teller, teller};
use crate::{PowFace, marks};

/// The dice have so many sides.
const SIDES: usize = 8;

impl Beats<Pow> for PowFace {
    fn opens(&self, event: &Event) -> Option<Weight> {
        match event {
            Event::Rolled { .. }
            | Event::PowerUsed { .. }
            | Event::Thrown { .. }
            | Event::Scored { .. }
            | Event::Ended { .. } => Some(Weight::Big),
            Event::EdgeChosen { .. }
            | Event::Deployed { .. }
            | Event::CounterDrawn { .. }
            | Event::Activated { .. }
            | Event::ActivationEnded { .. }
            | Event::Passed { .. }
            | Event::Moved { .. }
            | Event::AttackDeclared { .. }
            | Event::Controlled { .. }
            | Event::PickedUp { .. } => Some(Weight::Small),
            _ => None,
        }
    }

    fn recaps(
        &self,
        reader: &Reader<Pow>,
        logged: &[Logged<Pow>],
        deeds: &[Range<usize>],
    ) -> Vec<Option<Came>> {
        let teller = teller(reader);
        deeds.iter().map(|deed| recap(reader, &teller, logged, deed)).collect()
    }
}

fn recap(reader: &Reader<Pow>, teller: &Teller, logged: &[Logged<Pow>], deed: &Range<usize>) -> Option<Came> {
    let words = reader.words;
    let (before, first) = (logged.get(..deed.start)?, logged.get(deed.start)?);
    let Event::Rolled { figure, target, roll, total, defence, hit, .. } = first.told.event else {
        return None;
    };
    // What is thrown has no name among the attacks.
    let attack = before.iter().rev().find_map(|logged| match logged.told.event {
        Event::AttackDeclared { figure: it, attack } if it == figure => Some(Some(attack)),
        Event::Thrown { figure: it, .. } if it == figure => Some(None),
        _ => None,
    });
    let titled = |key: &'static str| {
        Message::new(key).with("figure", teller.figure(figure)).with("target", teller.figure(target))
    };
    let title = match attack.flatten() {
        Some(attack) => titled("pow-recap-attack").with("attack", teller.attack_name(figure, attack)),
        None => titled("pow-recap-throw"),
    };
    let added = i32::from(total) - i32::from(roll.total());
    let dice = Vec::<u8>::from(roll);
    let side = reader.state.figures.get(usize::from(figure.0)).map(|figure| figure.side);
    let thrown = Reckoning::new(side.map(Side::seat), words.say(&title), first.told.rule);
    let thrown = dice.iter().fold(thrown, |thrown, &face| thrown.plus(words.word("pow-recap-die"), face));
    let reckoning = thrown
        .plus_any(words.word("pow-recap-added"), added.max(0))
        .minus_any(words.word("pow-recap-cover"), (-added).max(0))
        .against(words.word("pow-recap-total"), words.word("pow-recap-defence"), defence)
        .likely(words.word("pow-recap-to-hit"), chance_to_beat(roll, i32::from(defence) - added));
    let lost = logged.get(deed.start..deed.end)?.iter().find_map(|logged| match logged.told.event {
        Event::Damaged { figure: it, amount, .. } if hit && it == target => Some(amount),
        _ => None,
    });
    let lost = lost.unwrap_or(0);
    let label = words.say(&Message::new("pow-recap-damage").with("count", lost));
    let result = words.word(if hit { "pow-recap-hit" } else { "pow-recap-miss" });
    Some(reckoning.plus(result, lost).comes_to(label, Some(marks::figure(target))))
}

/// How likely as many dice add up to more than a number.
fn chance_to_beat(roll: Roll, needed: i32) -> f64 {
    let mut ways = vec![1_u32];
    for _ in 0..roll.dice() {
        let mut more = vec![0; ways.len() + SIDES];
        for (sum, many) in ways.iter().enumerate() {
            (1..=SIDES).for_each(|face| more[sum + face] += many);
        }
        ways = more;
    }
    let all: u32 = ways.iter().sum();
    let beating = (0..).zip(&ways).filter(|(sum, _)| *sum > needed).map(|(_, many)| many);
    f64::from(beating.sum::<u32>()) / f64::from(all)
}
