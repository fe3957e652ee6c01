//! Attacks as they are printed.

use pow::card::{Attack, Bonus, Kind};

use super::{Printed, term};
use crate::{Arg, Inches, Join, Message};

impl Printed<'_> {
    /// An attack on one line: "Tail lash: melee, physical, 2 POW, damage 2; Push 3".
    pub fn attack(&self, attack: &Attack) -> String {
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
        let options = [("pow-attack-overload", &attack.overload), ("pow-attack-critical", &attack.critical)];
        for (key, options) in options.into_iter().filter(|(_, options)| !options.is_empty()) {
            let options = Arg::List(bonuses(options), Join::Or);
            parts.push(Message::new(key).with("options", options).into());
        }
        parts.extend(term::frequency(attack.frequency).map(Arg::from));
        if attack.special_power {
            parts.push(Message::new("pow-attack-special-power").into());
        }
        let name = self.name(&attack.name);
        self.say(
            &Message::new("pow-attack").with("name", name).with("parts", Arg::List(parts, Join::Semicolon)),
        )
    }
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
