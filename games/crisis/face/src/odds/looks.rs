//! What holds before any die: range, sight, cover, dice on both sides.

use crisis::Crisis;
use crisis::attack::{self, Attack, Weapon};
use crisis::card::ability::Reach as Range;
use crisis::state::{FigureId, Reading as _};
use crisis::{cover, sight};
use host::Reader;
use table::Scene;
use wire::odds::Check;
use wire::play::Measure;
use words::{Inches, Message};

use crate::voice::{Printed, Teller};

/// What was looked at for an attack on a character.
pub(crate) fn checks(
    reader: &Reader<Crisis>,
    scene: Scene<Crisis>,
    attacker: FigureId,
    weapon: Weapon,
    target: FigureId,
) -> Vec<Check> {
    let words = reader.words;
    let check = |code: &str, good: Option<bool>, message: Message| Check {
        code: code.to_owned(),
        label: words.say(&message),
        good,
    };
    let entry = weapon.entry(scene.content, scene.state, attacker);
    let (gap, range) = (scene.gap(attacker, target), scene.range(entry.reach.range()));
    let measured = match entry.reach {
        Range::Range(_) => "crisis-check-range",
        Range::Beam(_) => "crisis-check-beam",
        Range::Area(_) => "crisis-check-area",
    };
    let measured = Message::new(measured)
        .with("number", entry.reach.range())
        .with("gap", Inches(gap))
        .with("range", Inches(range));
    let sees = sight::sees(scene, attacker, target);
    let mut checks = vec![
        check("range", Some(gap <= range), measured),
        check(
            "sight",
            Some(sees),
            Message::new(if sees { "crisis-check-sight" } else { "crisis-check-no-sight" }),
        ),
    ];
    // The attack as it would stand at its dice.
    let mut state = scene.state.clone();
    state.attacks.push(Attack { target, ..Attack::new(scene, attacker, weapon) });
    let aimed = Scene { state: &state, content: scene.content };
    let covered = cover::has(aimed);
    let key = if covered { "crisis-check-cover" } else { "crisis-check-no-cover" };
    checks.push(check("cover", Some(!covered), Message::new(key)));
    let nature = Printed::new(words, scene.content).attack_type(state.attack().kind);
    let dice = Message::new("crisis-check-dice")
        .with("attack", attack::attack_dice(aimed))
        .with("defence", attack::defence_dice(aimed))
        .with("nature", nature);
    checks.push(check("defence", None, dice));
    let printed = Printed::new(words, scene.content);
    for rule in entry.rules.iter().filter(|rule| !rule.icons.is_empty()) {
        let name = printed.rule_name(rule);
        let label = if name.is_empty() { printed.rule_text(rule) } else { name };
        let icons: Vec<String> = rule.icons.iter().map(|&face| printed.face(face)).collect();
        let trigger =
            Message::new("crisis-check-trigger").with("icons", icons.join(" + ")).with("rule", label);
        checks.push(check("trigger", None, trigger));
    }
    checks
}

/// From character to character.
pub(crate) fn measure(reader: &Reader<Crisis>, teller: &Teller, from: u32, to: u32) -> Option<Measure> {
    let scene = reader.scene();
    let figure = |id: u32| {
        let id = FigureId(u8::try_from(id).ok()?);
        scene.state.is_on_battlefield(id).then_some(id)
    };
    let (from, to) = (figure(from)?, figure(to)?);
    if from == to {
        return None;
    }
    let gap = scene.gap(from, to);
    let (sees, covered) = (sight::sees(scene, from, to), cover::from_terrain(scene, from, to));
    let range = (1..=5).find(|&range| scene.within(from, range, to));
    let key = match (sees, covered) {
        (true, false) => "crisis-measure-seen",
        (true, true) => "crisis-measure-covered",
        (false, _) => "crisis-measure-unseen",
    };
    let message = Message::new(key)
        .with("from", teller.figure(from))
        .with("to", teller.figure(to))
        .with("inches", Inches(gap))
        // Beyond every tool there is no number to say.
        .with("range", range.unwrap_or(0));
    let text = reader.words.say(&message);
    // The page draws the tape itself, from base to base.
    Some(Measure { gap, sight: sees, cover: covered, text, rule: None, marks: Vec::new() })
}
