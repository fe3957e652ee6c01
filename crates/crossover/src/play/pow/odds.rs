//! The odds of the attacks at hand, before anything is paid: plain, boosted, and against a defensive reaction.

use std::io::Write;

use pow::Pow;
use pow::ask::{Act, Answer, Ask, Boost, Thing};
use pow::attack_kinds;
use pow::card::{Attack, Kind};
use pow::odds::{Choices, Summary};
use pow::state::{FigureId, Reading as _};
use pow_face::voice::Teller;
use table::{Match, Pending, Scene};
use words::{Message, Words};

use crate::screen::{bar, percent, style};

/// One attack on one figure.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Blow {
    attacker: FigureId,
    attack: u8,
    target: FigureId,
}

/// Prints the odds of every attack that may be made now on everyone it may hit. Says whether there were any.
///
/// # Errors
/// When nobody reads any more.
pub fn print(
    out: &mut impl Write,
    game: &Match<Pow>,
    words: &Words,
    teller: &Teller,
) -> anyhow::Result<bool> {
    let Some(pending) = game.pending().first() else { return Ok(false) };
    let scene = game.now();
    let blows = blows(scene, pending);
    for blow in &blows {
        let attack = &scene.card(blow.attacker).attacks[usize::from(blow.attack)];
        let heading = Message::new("terminal-odds-heading")
            .with("attack", words.language().name(&attack.name))
            .with("target", teller.figure(blow.target));
        let bold = style::HEADING;
        writeln!(out, "{bold}{}{bold:#}", words.say(&heading))?;
        variants(out, scene, *blow, attack, words)?;
    }
    Ok(!blows.is_empty())
}

/// The attacks that the question leaves open.
fn blows(scene: Scene<Pow>, pending: &Pending<Ask, Answer>) -> Vec<Blow> {
    let mut blows = Vec::new();
    match pending.ask {
        Ask::Act { figure: attacker, .. } => {
            for option in &pending.options {
                if let Answer::Act(Act::Attack(attack)) = *option {
                    let targets = targets(scene, attacker, attack);
                    blows.extend(targets.into_iter().map(|target| Blow { attacker, attack, target }));
                }
            }
        }
        Ask::Target { figure: attacker, attack, .. } => {
            for option in &pending.options {
                if let Answer::Target(Thing::Figure(target)) = *option {
                    blows.push(Blow { attacker, attack, target });
                }
            }
        }
        Ask::Aim { figure: attacker, attack, .. } => {
            let targets = targets(scene, attacker, attack);
            blows.extend(targets.into_iter().map(|target| Blow { attacker, attack, target }));
        }
        _ => {}
    }
    blows
}

/// Everyone that an attack could hit from here.
fn targets(scene: Scene<Pow>, attacker: FigureId, index: u8) -> Vec<FigureId> {
    let attack = &scene.card(attacker).attacks[usize::from(index)];
    let enemies = || scene.state.team(scene.state.figure(attacker).side.other());
    match attack.kind {
        Kind::Wave(radius) => attack_kinds::in_wave(scene, attacker, radius).into_iter().collect(),
        Kind::Spray { length, width } => {
            let (from, reaches) =
                (scene.state.body(attacker).disc(), |way: &space::Turn, target: FigureId| {
                    attack_kinds::under_spray(scene, attacker, attack, *way).contains(&target)
                });
            let aims = |target| space::Spray::aims(&from, length, width, &scene.state.body(target).disc());
            enemies().filter(|&target| aims(target).iter().any(|way| reaches(way, target))).collect()
        }
        Kind::Melee | Kind::Ranged(_) => {
            let eligible = |&target: &FigureId| {
                attack_kinds::eligible(scene, attacker, attack, Thing::Figure(target)).is_ok()
            };
            enemies().filter(eligible).collect()
        }
    }
}

fn variants(
    out: &mut impl Write,
    scene: Scene<Pow>,
    blow: Blow,
    attack: &Attack,
    words: &Words,
) -> anyhow::Result<()> {
    let odds = |choices: Choices| -> Option<Summary> {
        let odds = pow::odds::attack(scene, blow.attacker, blow.attack, blow.target, choices).ok()?;
        Some(Summary::from(&odds))
    };
    let plain = Choices::default();
    let boosted = Choices { boost: Boost::Die, ..plain };
    let can_boost = scene.state.figure(blow.attacker).pow > attack.cost;
    let rows = [
        ("terminal-odds-plain", plain, true),
        ("terminal-odds-defended", Choices { defends: true, ..plain }, true),
        ("terminal-odds-boosted", boosted, can_boost),
        ("terminal-odds-boosted-defended", Choices { defends: true, ..boosted }, can_boost),
    ];
    let base = odds(plain);
    for (key, choices, possible) in rows {
        let summary = if choices == plain { base.clone() } else { odds(choices) };
        let Some(summary) = summary.filter(|_| possible) else { continue };
        // A reaction that the target can't make changes nothing and is not worth a line.
        if choices != plain && base.as_ref() == Some(&summary) {
            continue;
        }
        line(out, &words.word(key), &summary, words)?;
    }
    if let Some(summary) = base {
        damage(out, &summary, words)?;
    }
    Ok(())
}

fn line(out: &mut impl Write, name: &str, odds: &Summary, words: &Words) -> anyhow::Result<()> {
    let share = |chance: f64| percent(words.language(), chance);
    let said = Message::new("terminal-odds-line")
        .with("hit", share(odds.hit))
        .with("critical", share(odds.critical))
        .with("mean", words::Inches((odds.mean * 1000.0).round() as i32))
        .with("ko", share(odds.ko));
    writeln!(out, "  {name:<22} {}", words.say(&said))?;
    Ok(())
}

fn damage(out: &mut impl Write, odds: &Summary, words: &Words) -> anyhow::Result<()> {
    let green = style::RIGHT;
    for (&amount, &chance) in &odds.damage {
        let name = words.say(&Message::new("terminal-odds-damage").with("amount", amount));
        let share = percent(words.language(), chance);
        writeln!(out, "    {name:<20} {share:>7} {green}{}{green:#}", bar(chance, 30))?;
    }
    Ok(())
}
