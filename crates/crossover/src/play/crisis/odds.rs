//! The odds of the attacks at hand, before anything is paid.

use std::io::Write;

use crisis::Crisis;
use crisis::ask::{Answer, Ask, Thing};
use crisis::attack::{Order, Weapon, targetable};
use crisis::odds::{Choices, Summary};
use crisis::state::FigureId;
use crisis_face::voice::Teller;
use table::{Match, Pending, Scene};
use words::{Inches, Message, Words};

use crate::screen::{bar, percent, style};

/// Prints the odds of every attack that may be made now on everyone it may hit. Says whether there were any.
///
/// # Errors
/// When nobody reads any more.
pub fn print(
    out: &mut impl Write,
    game: &Match<Crisis>,
    words: &Words,
    teller: &Teller,
) -> anyhow::Result<bool> {
    let Some(pending) = game.pending().first() else { return Ok(false) };
    let scene = game.now();
    let mut any = false;
    for (attacker, weapon, target) in blows(scene, pending) {
        // An attack that can't be played from here has no odds to show.
        let Ok(odds) = crisis::odds::attack(scene, attacker, weapon, target, Choices::default()) else {
            continue;
        };
        any = true;
        let odds = Summary::from(&odds);
        let heading = Message::new("terminal-odds-heading")
            .with("attack", teller.attack_name(attacker, weapon))
            .with("target", teller.figure(target));
        let (bold, green) = (style::HEADING, style::RIGHT);
        writeln!(out, "{bold}{}{bold:#}", words.say(&heading))?;
        for (&amount, &chance) in &odds.damage {
            let name = words.say(&Message::new("terminal-odds-damage").with("amount", amount));
            let share = percent(words.language(), chance);
            writeln!(out, "  {name:<12} {share:>7}  {green}{}{green:#}", bar(chance, 30))?;
        }
        let line = Message::new("terminal-odds-fall-line")
            .with("mean", Inches((odds.mean * 1000.0).round() as i32))
            .with("falls", percent(words.language(), odds.falls));
        writeln!(out, "  {}", words.say(&line))?;
    }
    Ok(any)
}

/// The attacks that the question leaves open: of the character that acts, or the one that is aimed.
fn blows(scene: Scene<Crisis>, pending: &Pending<Ask, Answer>) -> Vec<(FigureId, Weapon, FigureId)> {
    let on_all = |attacker: FigureId, weapon: Weapon| {
        let order = Order::plain(attacker, weapon);
        let legal = move |target: &FigureId| targetable(scene, &order, *target).is_ok();
        scene.state.on_battlefield().filter(legal).map(move |target| (attacker, weapon, target))
    };
    match pending.ask {
        Ask::Act { figure: Some(attacker), .. } | Ask::Attack { figure: attacker, .. } => {
            let figure = scene.state.figure(attacker);
            let card =
                &scene.content.characters[usize::from(figure.character)].forms[usize::from(figure.form)];
            let weapons = (0u8..).zip(&card.attacks).filter(|(_, attack)| attack.cost <= figure.power);
            weapons.flat_map(|(place, _)| on_all(attacker, Weapon::Printed(place))).collect()
        }
        Ask::Target { figure: attacker, weapon, .. } => {
            let targets = pending.options.iter().filter_map(|option| match option {
                Answer::Thing(Thing::Figure(target)) => Some((attacker, weapon, *target)),
                _ => None,
            });
            targets.collect()
        }
        _ => Vec::new(),
    }
}
