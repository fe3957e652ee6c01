//! Attacks as they are printed.

use pow::card::{Attack, Bonus, Kind};
use words::{Arg, Inches, Join, Message};

use super::{Keyword, Printed, term};

impl Printed<'_> {
    /// An attack on one line: "Tail lash: melee, physical, 2 POW, damage 2 · Push 3".
    pub fn attack(&self, attack: &Attack) -> String {
        let name = self.name(&attack.name);
        self.say(&Message::new("pow-attack").with("name", name).with("parts", self.parts(attack)))
    }

    /// An attack without its name: "melee, physical, 2 POW, damage 2 · Push 3".
    pub fn profile(&self, attack: &Attack) -> String {
        self.say(&Message::new("host-phrase").with("text", self.parts(attack)))
    }

    /// What an attack does besides its plain values, in whole sentences; empty if that is nothing.
    pub fn attack_text(&self, attack: &Attack) -> String {
        let effects = self.effects(attack).into_iter().map(|Keyword { name, text, .. }| {
            self.say(&Message::new("pow-card-keyword").with("name", name).with("text", text))
        });
        let more =
            more(attack).into_iter().map(|part| self.say(&Message::new("host-sentence").with("text", part)));
        effects.chain(more).collect::<Vec<String>>().join(" ")
    }

    fn parts(&self, attack: &Attack) -> Arg {
        let mut parts = vec![Arg::List(
            vec![
                kind(attack.kind).into(),
                term::nature(attack.nature).into(),
                Message::new("pow-attack-cost").with("cost", attack.cost).into(),
                Message::new("pow-attack-damage").with("damage", attack.damage).into(),
            ],
            Join::Comma,
        )];
        let effects = term::parts(self.effects(attack).into_iter().map(|effect| effect.name));
        if !effects.is_empty() {
            parts.push(Arg::List(effects, Join::Comma));
        }
        parts.extend(more(attack));
        Arg::List(parts, Join::Dot)
    }
}

/// Options, frequency and what else is printed below an attack.
fn more(attack: &Attack) -> Vec<Arg> {
    let options = [("pow-attack-overload", &attack.overload), ("pow-attack-critical", &attack.critical)];
    let options = options.into_iter().filter(|(_, options)| !options.is_empty());
    let mut parts: Vec<Arg> = options
        .map(|(key, options)| Message::new(key).with("options", Arg::List(bonuses(options), Join::Or)).into())
        .collect();
    parts.extend(term::frequency(attack.frequency).map(Arg::from));
    if attack.special_power {
        parts.push(Message::new("pow-attack-special-power").into());
    }
    parts
}

fn kind(kind: Kind) -> Message {
    match kind {
        Kind::Melee => Message::new("pow-attack-melee"),
        Kind::Ranged(range) => Message::new("pow-attack-ranged").with("inches", Inches(range)),
        Kind::Wave(radius) => Message::new("pow-attack-wave").with("inches", Inches(radius)),
        Kind::Spray { length, width } => {
            Message::new("pow-attack-spray").with("length", Inches(length)).with("width", Inches(width))
        }
    }
}

fn bonuses(bonuses: &[Bonus]) -> Vec<Arg> {
    term::parts(bonuses.iter().copied().map(term::bonus))
}
