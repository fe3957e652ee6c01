//! Odds from the middle of things: rerolls, dodges, tests, grabs and throws.

use std::cell::Cell;

use host::Open;
use host::chances::{amounts, headlines};
use pow::Pow;
use pow::ask::{Act, Answer, Ask, Boost, May, Reroll};
use pow::attack::{ToHit, roll_to_hit};
use pow::card::{Characteristic, Nature};
use pow::characteristic;
use pow::dice::Roll;
use pow::odds::{Choices, Result as Struck, policy, sensible};
use pow::state::{FigureId, Whereabouts};
use table::{Entry, Game as _, Numbered, Odds as Outcomes, Picks, Play, Scene, Stop, odds, odds_from};
use wire::odds::Odds;
use words::Words;

use super::thresholds;

/// So many ways are played before it is given up: exact odds, or none.
const MOST_PATHS: u32 = 64;

/// What a figure suffers until the step is over.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(super) struct Suffered {
    damage: u8,
    ko: bool,
    removed: bool,
}

/// The step played to its end in every way it can go, from an answer on; nothing when that takes too long, as with many
/// still to be rolled for.
pub(super) fn played_out(open: &Open<Pow>, answer: Answer, target: FigureId) -> Option<Outcomes<Suffered>> {
    let before = open.scene.state.figure(target);
    let (life, ko) = (before.life, before.ko);
    let checkpoint = Scene { state: open.checkpoint, content: open.scene.content };
    let asked = open.pending.ask;
    let policy = |_: Scene<Pow>, ask: &Ask, options: &[Answer]| {
        // The very question that stands gets the answer; what follows is answered as a sensible player would.
        let wanted = if *ask == asked { answer } else { sensible(Choices::default(), ask, options) };
        options.iter().position(|option| *option == wanted).unwrap_or(0)
    };
    let paths = Cell::new(0);
    odds_from(checkpoint, open.since, Picks(policy), |play: &mut Play<Pow>| {
        paths.set(paths.get() + 1);
        if paths.get() > MOST_PATHS {
            return Err(Stop::Cut);
        }
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

/// What a figure suffers, as odds.
pub(super) fn suffered(
    scene: Scene<Pow>,
    words: &Words,
    target: FigureId,
    odds: &Outcomes<Suffered>,
) -> Odds {
    let hurt = odds.chance(|outcome| outcome.damage > 0);
    with_damage(scene, words, target, odds, ("hit", "pow-odds-hurt", hurt))
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
    let headlines =
        headlines(words, [first, ("ko", "pow-odds-ko", ko), ("removed", "pow-odds-removed", removed)]);
    Odds {
        headlines,
        amounts: amounts(damage.into_iter()),
        unit: words.word("pow-odds-damage"),
        mean: odds.mean(|outcome| f64::from(outcome.damage)),
        thresholds: thresholds(scene, words, target),
        otherwise: None,
    }
}

/// A roll that lies on the table, and what comes of each way it may be rolled again.
pub(super) struct Rerolls<'a, 'b> {
    open: &'a Open<'b, Pow>,
    target: FigureId,
    roll: Roll,
    needed: i16,
    /// The whole attack, for what a hit does; a grab or a throw has no damage of its own to be told.
    whole: Option<Outcomes<Struck>>,
}

impl<'a, 'b> Rerolls<'a, 'b> {
    pub fn new(
        open: &'a Open<'b, Pow>,
        attacker: FigureId,
        target: FigureId,
        roll: Roll,
        needed: i16,
    ) -> Self {
        let whole = attack_in_hand(open.since).and_then(|(attack, boost)| {
            let mut before = super::unpaid(open.scene, attacker, attack);
            // What a hit does is the same however its dice came to lie, so no reroll by Luck needs to be looked at.
            before.figure_mut(attacker).luck_used = true;
            let scene = Scene { state: &before, ..open.scene };
            let choices = Choices { boost, defends: false };
            pow::odds::attack(scene, attacker, attack, target, choices).ok()
        });
        Rerolls { open, target, roll, needed, whole }
    }

    /// Keeping the roll, or rolling some of it again.
    pub fn of(&self, reroll: Reroll) -> Option<Odds> {
        let words = self.open.reader.words;
        let shown = self.shown(reroll)?;
        let hit = ("hit", "pow-odds-hit", shown.chance(|(hit, _)| *hit));
        let critical = ("critical", "pow-odds-critical", shown.chance(|(_, critical)| *critical));
        let Some(whole) = &self.whole else { return Some(one_chance(words, hit.0, hit.1, hit.2)) };
        let mut suffered: Outcomes<Suffered> = Outcomes { outcomes: Vec::new(), paths: whole.paths };
        for (class, chance) in &shown.outcomes {
            // What a hit does depends on the dice by being one, and by being critical, alone.
            let alike = |result: &Struck| (result.hit, result.critical) == *class;
            let of_class = whole.chance(alike);
            if of_class <= 0.0 {
                let none = Suffered { damage: 0, ko: false, removed: false };
                suffered.outcomes.push((none, *chance));
                continue;
            }
            for (result, weight) in whole.outcomes.iter().filter(|(result, _)| alike(result)) {
                let outcome = Suffered { damage: result.damage, ko: result.ko, removed: result.removed };
                suffered.outcomes.push((outcome, chance * weight / of_class));
            }
        }
        let mut odds = with_damage(self.open.scene, words, self.target, &suffered, hit);
        if critical.2 > 0.0 {
            odds.headlines.splice(1..1, headlines(words, [critical]));
        }
        Some(odds)
    }

    /// Whether the dice hit, and whether they do so with a double.
    fn shown(&self, reroll: Reroll) -> Option<Outcomes<(bool, bool)>> {
        let shown = odds(self.open.scene, table::Uniform, |play: &mut Play<Pow>| {
            let mut dice = Vec::from(self.roll);
            let again = match reroll {
                Reroll::No => 0,
                Reroll::All => std::mem::take(&mut dice).len() as u8,
                Reroll::One(face) => {
                    let die = dice.iter().position(|&shown| shown == face);
                    die.map_or(0, |die| u8::from(dice.swap_remove(die) > 0))
                }
            };
            let fallen = play.dice(&pow::dice::D8, again, pow::rule!("attack.step-4-roll"))?;
            let faces = fallen.iter().zip(1..);
            dice.extend(faces.flat_map(|(&count, face)| std::iter::repeat_n(face, usize::from(count))));
            let shown = Roll::try_from(dice).unwrap_or_default();
            let hit = i16::from(shown.total()) > self.needed;
            Ok((hit, hit && shown.double()))
        });
        shown.ok()
    }
}

/// The attack that is being made and its boost, from what was answered since it began.
fn attack_in_hand(since: &[Numbered<Answer>]) -> Option<(u8, Boost)> {
    let mut attack = None;
    let mut boost = Boost::No;
    for (_, entry) in since {
        match entry {
            Entry::Answer(_, Answer::Act(Act::Attack(index))) => attack = Some(*index),
            Entry::Answer(_, Answer::Boost(bought)) => boost = *bought,
            _ => {}
        }
    }
    Some((attack?, boost))
}

/// A test, with the rerolls that the figure's abilities allow.
pub(super) fn test(scene: Scene<Pow>, words: &Words, figure: FigureId, of: Characteristic) -> Option<Odds> {
    let yes = |_: Scene<Pow>, _: &Ask, options: &[Answer]| {
        options.iter().position(|option| *option == Answer::May(May::Yes)).unwrap_or(0)
    };
    let passed =
        odds(scene, Picks(yes), |play: &mut Play<Pow>| characteristic::test(play, figure, of)).ok()?;
    Some(one_chance(words, "pass", "pow-odds-pass", passed.chance(|passed| *passed)))
}

/// One roll of a test, the last there will be.
pub(super) fn again(scene: Scene<Pow>, words: &Words, figure: FigureId, of: Characteristic) -> Option<Odds> {
    let no = |_: Scene<Pow>, _: &Ask, options: &[Answer]| {
        options.iter().position(|option| *option == Answer::May(May::No)).unwrap_or(0)
    };
    let passed =
        odds(scene, Picks(no), |play: &mut Play<Pow>| characteristic::test(play, figure, of)).ok()?;
    Some(one_chance(words, "pass", "pow-odds-pass", passed.chance(|passed| *passed)))
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
    let sensibly = policy(Choices::default());
    let hits = odds(scene, Picks(sensibly), |play: &mut Play<Pow>| roll_to_hit(play, &to_hit)).ok()?;
    Some(one_chance(words, "hit", "pow-odds-hit", hits.chance(|hit| hit.hit)))
}

fn one_chance(words: &Words, code: &'static str, key: &'static str, chance: f64) -> Odds {
    Odds {
        headlines: headlines(words, [(code, key, chance)]),
        amounts: Vec::new(),
        unit: String::new(),
        mean: 0.0,
        thresholds: Vec::new(),
        otherwise: None,
    }
}
