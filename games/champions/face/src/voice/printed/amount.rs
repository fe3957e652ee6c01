//! Amounts: bare, and of something.

use champions::card::CounterId;
use champions::card::ability::{Amount, Counted, Resources, Stat, Varies};
use words::{Arg, Join, Message};

use super::Telling;
use super::who::{Known, Mode};
use crate::voice::term;

/// What there is so much of.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Unit<'a> {
    Damage,
    Threat,
    Cards,
    /// Of a type, by its name.
    Counters(&'a str),
    /// A change of a number: "+1 ATK".
    Stat(Stat),
}

impl Unit<'_> {
    /// "3 damage"; "damage", "all damage" and "that much damage" by their form.
    fn of(self, form: &'static str, number: impl Into<Arg>) -> Message {
        let key = match self {
            Unit::Damage => "champions-unit-damage",
            Unit::Threat => "champions-unit-threat",
            Unit::Cards => "champions-unit-cards",
            Unit::Counters(name) => {
                return Message::new("champions-unit-counters")
                    .with("form", form)
                    .with("number", number)
                    .with("name", name);
            }
            Unit::Stat(stat) => {
                return Message::new("champions-unit-stat")
                    .with("form", form)
                    .with("number", number)
                    .with("stat", term::stat(stat));
            }
        };
        Message::new(key).with("form", form).with("number", number)
    }

    /// "5 damage", "3 ATK": without a sign.
    pub(super) fn unsigned(self, number: impl Into<Arg>) -> Message {
        self.of("number", number)
    }

    fn number(self, number: i16) -> Message {
        match self {
            Unit::Stat(_) => self.of("number", signed(number)),
            _ => self.of("number", number),
        }
    }
}

/// A number with its sign.
pub(super) fn signed(number: i16) -> String {
    if number < 0 { format!("−{}", number.unsigned_abs()) } else { format!("+{number}") }
}

impl Telling<'_> {
    /// So much of something: "2 damage for each upgrade that you control".
    pub(super) fn quantity(&mut self, amount: &Amount, unit: Unit<'_>) -> Message {
        if let Some((number, each)) = self.per(amount) {
            return Message::new("champions-for-each").with("base", unit.number(number)).with("each", each);
        }
        let counted = match amount {
            Amount::Number(number) => return unit.number(*number),
            Amount::Counted(counted) => &**counted,
        };
        match counted {
            Counted::All => unit.of("all", 0),
            Counted::The(name) => match self.known(name.value) {
                Some(Known::X) => unit.of("number", "X"),
                Some(Known::Damaged | Known::Placed) => self.equal(amount, unit),
                _ => unit.of("that", 0),
            },
            Counted::Ask(name) => {
                self.name(Some(*name), Known::X);
                unit.of("number", "X")
            }
            Counted::PerPlayer(number) => {
                Message::new("champions-per-player").with("base", unit.number(i16::from(*number)))
            }
            Counted::Sum(parts) => self.sum(parts, |telling, first| telling.quantity(first, unit)),
            Counted::AtMost(parts) => self.at_most(parts, |telling, first| telling.quantity(first, unit)),
            Counted::Varies(varies) => {
                let usually = self.quantity(&varies.usually, unit);
                let but = match (unit, &varies.but) {
                    (Unit::Stat(_), Amount::Number(number)) => {
                        Message::new("champions-amount").with("number", signed(*number))
                    }
                    (_, but) => self.bare(but),
                };
                self.varied(usually, but, varies)
            }
            Counted::Stat { .. }
            | Counted::Count(_)
            | Counted::Counters(_)
            | Counted::Icons(_)
            | Counted::ResourceTypes(_)
            | Counted::BoostIcons(_)
            | Counted::Times(_) => self.equal(amount, unit),
        }
    }

    /// "damage equal to the ATK of your hero"
    fn equal(&mut self, amount: &Amount, unit: Unit<'_>) -> Message {
        Message::new("champions-equal-to").with("unit", unit.of("bare", 0)).with("amount", self.bare(amount))
    }

    /// A step that does so much of something. What is counted one by one stands behind the step, so that nobody takes it
    /// for a part of those to whom the step is done.
    pub(super) fn so_much(&mut self, step: Message, amount: &Amount, unit: Unit<'_>) -> Message {
        if let Some((number, each)) = self.per(amount) {
            let step = step.with("quantity", unit.number(number));
            return Message::new("champions-for-each").with("base", step).with("each", each);
        }
        if let Amount::Counted(counted) = amount
            && let Counted::AtMost(parts) = &**counted
            && let [first @ Amount::Counted(_), most @ Amount::Number(_)] = &parts[..]
            && let Some((number, each)) = self.per(first)
        {
            let step = step.with("quantity", unit.number(number));
            let step = Message::new("champions-for-each").with("base", step).with("each", each);
            return Message::new("champions-amount-at-most")
                .with("first", step)
                .with("most", self.bare(most));
        }
        step.with("quantity", self.quantity(amount, unit))
    }

    /// How many, of nothing in particular.
    pub(super) fn bare(&mut self, amount: &Amount) -> Message {
        if let Some((number, each)) = self.per(amount) {
            let base = Message::new("champions-amount").with("number", number);
            return Message::new("champions-for-each").with("base", base).with("each", each);
        }
        let counted = match amount {
            Amount::Number(number) => return Message::new("champions-amount").with("number", *number),
            Amount::Counted(counted) => &**counted,
        };
        match counted {
            Counted::All => Message::new("champions-amount-all"),
            Counted::The(name) => match self.known(name.value) {
                Some(Known::X) => Message::new("champions-amount").with("number", "X"),
                Some(Known::Damaged) => Message::new("champions-amount-dealt"),
                Some(Known::Placed) => Message::new("champions-amount-placed"),
                _ => Message::new("champions-amount-that"),
            },
            Counted::Ask(name) => {
                self.name(Some(*name), Known::X);
                Message::new("champions-amount").with("number", "X")
            }
            Counted::PerPlayer(number) => {
                let base = Message::new("champions-amount").with("number", *number);
                Message::new("champions-per-player").with("base", base)
            }
            Counted::Stat { of, is } => {
                let key = match is {
                    Stat::DamageHere | Stat::ThreatHere => "champions-amount-stat-on",
                    _ => "champions-amount-stat",
                };
                let who = self.cards(of, Mode::One);
                Message::new(key).with("stat", term::stat(*is)).with("who", who)
            }
            Counted::Sum(parts) => self.sum(parts, |telling, first| telling.bare(first)),
            Counted::AtMost(parts) => self.at_most(parts, |telling, first| telling.bare(first)),
            Counted::Varies(varies) => {
                let (usually, but) = (self.bare(&varies.usually), self.bare(&varies.but));
                self.varied(usually, but, varies)
            }
            Counted::Times(parts) => self.product(parts),
            // Whatever is counted one by one was told as "1 for each" above.
            Counted::Count(cards) | Counted::Icons(cards) => {
                Message::new("champions-amount-number").with("who", self.cards(cards, Mode::Many))
            }
            Counted::Counters(_) | Counted::ResourceTypes(_) | Counted::BoostIcons(_) => {
                Message::new("champions-amount-that")
            }
        }
    }

    /// What is counted one by one, and how much for each.
    fn per(&mut self, amount: &Amount) -> Option<(i16, Arg)> {
        let Amount::Counted(counted) = amount else { return None };
        let each: Arg = match &**counted {
            Counted::Count(cards) => self.cards(cards, Mode::Each),
            Counted::Counters(counter) => {
                let name = self.printed.counter_name(CounterId(counter.place));
                Message::new("champions-each-counter").with("name", name).into()
            }
            Counted::Icons(cards) => {
                let mut cards = cards.clone();
                let icon = cards.0.printed.take();
                let who = self.cards(&cards, Mode::Many);
                match icon {
                    Some(icon) => {
                        let mut one = Resources::default();
                        one.add(icon, 1);
                        let key = Message::new("champions-each-icon-of").with("icon", term::glyphs(one));
                        key.with("who", who).into()
                    }
                    None => Message::new("champions-each-icon").with("who", who).into(),
                }
            }
            Counted::ResourceTypes(name) => {
                Message::new("champions-each-type").with("who", self.the(name.value)).into()
            }
            Counted::BoostIcons(name) => {
                Message::new("champions-each-boost").with("who", self.the(name.value)).into()
            }
            Counted::Times(parts) => match &parts[..] {
                [Amount::Number(number), other] | [other, Amount::Number(number)] => {
                    let (each, what) = self.per(other)?;
                    return Some((number.saturating_mul(each), what));
                }
                _ => return None,
            },
            _ => return None,
        };
        Some((1, each))
    }

    /// Factors; what is counted is a number among them, and not "1 for each".
    fn product(&mut self, factors: &[Amount]) -> Message {
        let mut product: Option<Message> = None;
        for factor in factors {
            let factor = match factor {
                Amount::Counted(counted) => match &**counted {
                    Counted::Count(cards) => {
                        Message::new("champions-amount-number").with("who", self.cards(cards, Mode::Many))
                    }
                    _ => self.bare(factor),
                },
                Amount::Number(_) => self.bare(factor),
            };
            product = Some(match product {
                Some(first) => {
                    Message::new("champions-amount-times").with("first", first).with("second", factor)
                }
                None => factor,
            });
        }
        product.unwrap_or_else(|| Message::new("champions-amount-none"))
    }

    fn sum(&mut self, parts: &[Amount], tell: impl Fn(&mut Self, &Amount) -> Message) -> Message {
        let Some((first, others)) = parts.split_first() else { return Message::new("champions-amount-none") };
        let first = tell(self, first);
        let others = others.iter().map(|part| self.bare(part).into()).collect();
        Message::new("champions-amount-sum").with("first", first).with("others", Arg::List(others, Join::And))
    }

    fn at_most(&mut self, parts: &[Amount], tell: impl Fn(&mut Self, &Amount) -> Message) -> Message {
        let Some((first, others)) = parts.split_first() else { return Message::new("champions-amount-none") };
        let first = tell(self, first);
        let others = others.iter().map(|part| self.bare(part).into()).collect();
        Message::new("champions-amount-at-most")
            .with("first", first)
            .with("most", Arg::List(others, Join::Or))
    }

    fn varied(&mut self, usually: Message, but: Message, varies: &Varies<Amount>) -> Message {
        Message::new("champions-amount-varies")
            .with("usually", usually)
            .with("but", but)
            .with("claim", self.claim(&varies.provided))
    }
}
