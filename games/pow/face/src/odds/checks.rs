//! What holds before any die: range, sight, cover, what is added and what must be beaten.

use host::{Open, Reader};
use pow::Pow;
use pow::attack::{covered, defence, in_cover};
use pow::card::{Attack, Kind};
use pow::sight;
use pow::state::{FigureId, Reading as _};
use wire::odds::Check;
use wire::play::Measure;
use words::{Inches, Message};

use super::{Blow, is_area};
use crate::voice;

pub(super) fn of(open: &Open<Pow>, attack: &Attack, on: Blow) -> Vec<Check> {
    let (scene, words) = (open.scene, open.reader.words);
    let Blow { attacker, target, .. } = on;
    let check = |code: &str, good: Option<bool>, message: Message| Check {
        code: code.to_owned(),
        label: words.say(&message),
        good,
    };
    let gap = Inches(scene.state.gap(attacker, target));
    let mut checks = Vec::new();
    match attack.kind {
        Kind::Melee => checks.push(check("range", Some(true), Message::new("pow-check-contact"))),
        Kind::Ranged(range) | Kind::Wave(range) => {
            let within = Message::new("pow-check-range").with("gap", gap).with("range", Inches(range));
            checks.push(check("range", Some(true), within));
        }
        Kind::Spray { .. } => {
            checks.push(check("range", Some(true), Message::new("pow-check-template")));
        }
    }
    if !matches!(attack.kind, Kind::Melee | Kind::Wave(_)) {
        let sees = sight::sees(scene, attacker, target);
        let key = if sees { "pow-check-sight" } else { "pow-check-no-sight" };
        checks.push(check("sight", Some(sees), Message::new(key)));
    }
    if matches!(attack.kind, Kind::Ranged(_) | Kind::Wave(_)) {
        let cover = covered(scene, attacker, target, attack);
        let key = if cover { "pow-check-cover" } else { "pow-check-no-cover" };
        checks.push(check("cover", Some(!cover), Message::new(key)));
    }
    let bonus = pow::attack::to_hit_bonus(scene, attacker, attack.kind);
    if bonus != 0 {
        checks.push(check("bonus", Some(bonus > 0), Message::new("pow-check-bonus").with("bonus", bonus)));
    }
    let defence = defence(scene, target, attack.nature, attacker);
    let cover = i16::from(covered(scene, attacker, target, attack));
    let needed = defence - i16::from(scene.card(attacker).attack) - bonus + cover + 1;
    let roll = Message::new("pow-check-roll")
        .with("attack", scene.card(attacker).attack)
        .with("defence", defence)
        .with("needed", needed.max(0));
    checks.push(check("defence", None, roll));
    if is_area(attack) {
        checks.push(check("bonus", None, Message::new("pow-check-each")));
    }
    checks
}

/// From figure to figure.
pub(crate) fn measure(reader: &Reader<Pow>, from: u32, to: u32) -> Option<Measure> {
    let scene = reader.scene();
    let figure = |id: u32| {
        let id = FigureId(u8::try_from(id).ok()?);
        scene.state.is_on_table(id).then_some(id)
    };
    let (from, to) = (figure(from)?, figure(to)?);
    if from == to {
        return None;
    }
    let gap = scene.state.gap(from, to);
    let (sees, cover) = (sight::sees(scene, from, to), in_cover(scene, from, to));
    let key = match (sees, cover) {
        (true, false) => "pow-measure-seen",
        (true, true) => "pow-measure-covered",
        (false, _) => "pow-measure-unseen",
    };
    let teller = voice::teller(reader);
    let message = Message::new(key)
        .with("from", teller.figure(from))
        .with("to", teller.figure(to))
        .with("inches", Inches(gap));
    let text = reader.words.say(&message);
    // The page draws the tape itself, from base to base.
    Some(Measure { gap, sight: sees, cover, text, rule: None, marks: Vec::new() })
}
