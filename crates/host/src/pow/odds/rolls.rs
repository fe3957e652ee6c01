//! Odds from the middle of things: rerolls, dodges, tests, grabs and throws.

use pow::Pow;
use pow::ask::{Answer, Ask, Boost, Critical, Defend, May, Reroll, UsePower};
use pow::attack::{ToHit, roll_to_hit};
use pow::card::{Characteristic, Nature};
use pow::characteristic;
use pow::dice::Roll;
use pow::state::{FigureId, Whereabouts};
use table::{Game as _, Odds as Outcomes, Play, Scene, Stop, odds, odds_from};
use wire::odds::Odds;
use words::Words;

use super::{amounts, headlines, thresholds};
use crate::Asking;

/// What a figure suffers until the step is over.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(super) struct Suffered {
    damage: u8,
    ko: bool,
    removed: bool,
}

/// The step played to its end in every way it can go, from an answer on.
pub(super) fn played_out(
    asking: &Asking<Pow>,
    answer: Answer,
    target: FigureId,
) -> Option<Outcomes<Suffered>> {
    let before = asking.scene.state.figure(target);
    let (life, ko) = (before.life, before.ko);
    let checkpoint = Scene { state: asking.checkpoint, content: asking.scene.content };
    let asked = asking.pending.ask;
    let policy = |_: Scene<Pow>, ask: &Ask, options: &[Answer]| {
        // The very question that stands gets the answer; what follows is answered as a sensible player would.
        let wanted = if *ask == asked { answer } else { sensible(ask, options) };
        options.iter().position(|option| *option == wanted).unwrap_or(0)
    };
    odds_from(checkpoint, asking.since, policy, |play: &mut Play<Pow>| {
        match Pow::step(play) {
            Ok(()) | Err(Stop::Over) => {}
            Err(stop) => return Err(stop),
        }
        let after = play.state.figure(target);
        Ok(Suffered {
            damage: life.saturating_sub(after.life),
            ko: after.ko && !ko,
            removed: after.whereabouts == Whereabouts::Gone,
        })
    })
    .ok()
}

/// Rerolls what missed, tests what may be tested, takes the damage of a critical, and uses no powers, whose worth the
/// numbers do not show: as [`pow::odds`] plays it.
fn sensible(ask: &Ask, options: &[Answer]) -> Answer {
    match *ask {
        Ask::Boost { .. } => Answer::Boost(Boost::No),
        Ask::Defend { .. } => Answer::Defend(Defend::No),
        Ask::RerollAttack { roll, needed, .. } => Answer::Reroll(pow::odds::reroll(roll, needed, options)),
        Ask::RerollTest { .. } | Ask::Dodge { .. } | Ask::BrutalPush { .. } => Answer::May(May::Yes),
        Ask::Critical { .. } => Answer::Critical(Critical::Damage),
        Ask::React { .. } => Answer::React(UsePower::None),
        _ => options[0],
    }
}

/// What a figure suffers, as odds.
pub(super) fn suffered(
    scene: Scene<Pow>,
    words: &Words,
    target: FigureId,
    odds: &Outcomes<Suffered>,
) -> Odds {
    let hurt = odds.chance(|outcome| outcome.damage > 0);
    with_damage(scene, words, target, odds, ("hit", "host-pow-odds-hurt", hurt))
}

fn with_damage(
    scene: Scene<Pow>,
    words: &Words,
    target: FigureId,
    odds: &Outcomes<Suffered>,
    first: (&'static str, &'static str, f64),
) -> Odds {
    let mut damage = std::collections::BTreeMap::new();
    for (outcome, chance) in &odds.outcomes {
        *damage.entry(outcome.damage).or_insert(0.0) += chance;
    }
    let (ko, removed) = (odds.chance(|outcome| outcome.ko), odds.chance(|outcome| outcome.removed));
    let headlines = headlines(
        words,
        [first, ("ko", "host-pow-odds-ko", ko), ("removed", "host-pow-odds-removed", removed)],
    );
    Odds {
        headlines,
        amounts: amounts(damage.into_iter()),
        unit: words.word("host-pow-odds-damage"),
        mean: odds.mean(|outcome| f64::from(outcome.damage)),
        thresholds: thresholds(scene, words, target),
    }
}

/// Keeping a roll, or rolling some of it again.
pub(super) fn reroll(
    asking: &Asking<Pow>,
    target: FigureId,
    roll: Roll,
    needed: i16,
    reroll: Reroll,
) -> Option<Odds> {
    let (scene, words) = (asking.scene, asking.look.words);
    let hits = odds(scene, table::Uniform, |play: &mut Play<Pow>| {
        let mut dice = roll;
        let again = match reroll {
            Reroll::No => 0,
            Reroll::All => {
                dice = Roll::default();
                roll.dice()
            }
            Reroll::One(face) => u8::from(dice.take(face)),
        };
        let counts = play.dice(&pow::dice::D8, again, pow::rule!("attack.step-4-roll"))?;
        let more: u8 = counts.iter().zip(1..).map(|(&shown, face): (&u8, u8)| shown * face).sum();
        Ok(i16::from(dice.total() + more) > needed)
    });
    let hit = hits.ok()?.chance(|hit| *hit);
    let odds = played_out(asking, Answer::Reroll(reroll), target)?;
    Some(with_damage(scene, words, target, &odds, ("hit", "host-pow-odds-hit", hit)))
}

/// A test, with the rerolls that the figure's abilities allow.
pub(super) fn test(scene: Scene<Pow>, words: &Words, figure: FigureId, of: Characteristic) -> Option<Odds> {
    let yes = |_: Scene<Pow>, _: &Ask, options: &[Answer]| {
        options.iter().position(|option| *option == Answer::May(May::Yes)).unwrap_or(0)
    };
    let passed = odds(scene, yes, |play: &mut Play<Pow>| characteristic::test(play, figure, of)).ok()?;
    Some(one_chance(words, "pass", "host-pow-odds-pass", passed.chance(|passed| *passed)))
}

/// One roll of a test, the last there will be.
pub(super) fn again(scene: Scene<Pow>, words: &Words, figure: FigureId, of: Characteristic) -> Option<Odds> {
    let no = |_: Scene<Pow>, _: &Ask, options: &[Answer]| {
        options.iter().position(|option| *option == Answer::May(May::No)).unwrap_or(0)
    };
    let passed = odds(scene, no, |play: &mut Play<Pow>| characteristic::test(play, figure, of)).ok()?;
    Some(one_chance(words, "pass", "host-pow-odds-pass", passed.chance(|passed| *passed)))
}

/// The roll of a grab: two dice or three against the physical defence.
pub(super) fn grab(
    scene: Scene<Pow>,
    words: &Words,
    attacker: FigureId,
    target: FigureId,
    boost: Boost,
) -> Option<Odds> {
    let dice = if boost == Boost::Die { 3 } else { 2 };
    let nature = Nature::Physical;
    let to_hit = ToHit { attacker, target, nature, bonus: 0, cover: false, dice, master: false };
    let sensibly = |_: Scene<Pow>, ask: &Ask, options: &[Answer]| {
        let wanted = sensible(ask, options);
        options.iter().position(|option| *option == wanted).unwrap_or(0)
    };
    let hits = odds(scene, sensibly, |play: &mut Play<Pow>| roll_to_hit(play, &to_hit)).ok()?;
    Some(one_chance(words, "hit", "host-pow-odds-hit", hits.chance(|hit| hit.hit)))
}

fn one_chance(words: &Words, code: &'static str, key: &'static str, chance: f64) -> Odds {
    Odds {
        headlines: headlines(words, [(code, key, chance)]),
        amounts: Vec::new(),
        unit: String::new(),
        mean: 0.0,
        thresholds: Vec::new(),
    }
}
