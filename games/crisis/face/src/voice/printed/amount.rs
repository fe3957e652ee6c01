//! How many, how much.

use crisis::card::ability::{Amount, Counted, RollOf};
use words::{Arg, Join, Message};

use super::Telling;
use super::who::Mode;
use crate::voice::term;

impl Telling<'_> {
    /// An amount as a number or as a phrase: "3", "the damage dealt".
    pub(super) fn amount(&mut self, amount: &Amount) -> Arg {
        match amount {
            Amount::Number(number) => (*number).into(),
            Amount::Counted(counted) => self.counted(counted),
        }
    }

    /// A sentence with an amount: one key for a plain number, which has its plural, another for what is counted.
    pub(super) fn with_amount(
        &mut self,
        plain: &'static str,
        counted: &'static str,
        amount: &Amount,
    ) -> Message {
        let key = if matches!(amount, Amount::Number(_)) { plain } else { counted };
        Message::new(key).with("amount", self.amount(amount))
    }

    fn counted(&mut self, counted: &Counted) -> Arg {
        match counted {
            Counted::All => Message::new("crisis-amount-all"),
            Counted::Any => Message::new("crisis-amount-any"),
            Counted::DamageDealt => Message::new("crisis-amount-damage-dealt"),
            Counted::RoundNumber => Message::new("crisis-amount-round"),
            Counted::The(name) => match self.names.iter().any(|(known, _)| known == name) {
                true => Message::new("crisis-amount-the"),
                // What was paid is X on the card.
                false => Message::new("crisis-amount-x"),
            },
            Counted::UpTo(amount) => {
                self.with_amount("crisis-amount-up-to", "crisis-amount-up-to-counted", amount)
            }
            Counted::SizeOf(who) => Message::new("crisis-amount-size").with("who", self.pick(who)),
            Counted::PowerOf(who) => Message::new("crisis-amount-power").with("who", self.pick(who)),
            Counted::ThreatOf(who) => Message::new("crisis-amount-threat").with("who", self.pick(who)),
            Counted::TokensHeld(who) => Message::new("crisis-amount-tokens").with("who", self.pick(who)),
            Counted::DefenceOf { who, r#type } => Message::new("crisis-amount-defence")
                .with("who", self.pick(who))
                .with("kind", term::attack_type(*r#type)),
            Counted::Faces { roll, any } => Message::new("crisis-amount-faces")
                .with("roll", roll_of(*roll))
                .with("faces", Arg::List(term::parts(any.iter().map(|&face| term::face(face))), Join::Or)),
            Counted::Count(figures) => {
                Message::new("crisis-amount-count").with("who", self.figures(figures, Mode::Many))
            }
            Counted::Times(amounts) => return self.joined("crisis-amount-times", amounts),
            Counted::Sum(amounts) => return self.joined("crisis-amount-sum", amounts),
            Counted::AtLeast(amounts) => return self.joined("crisis-amount-at-least", amounts),
            Counted::Half(amount) => Message::new("crisis-amount-half").with("amount", self.amount(amount)),
        }
        .into()
    }

    /// Several amounts put together, two at a time.
    fn joined(&mut self, key: &'static str, amounts: &[Amount]) -> Arg {
        let said: Vec<Arg> = amounts.iter().map(|amount| self.amount(amount)).collect();
        let two = |first, second| Arg::Message(Message::new(key).with("first", first).with("second", second));
        said.into_iter().reduce(two).unwrap_or(Arg::Number(0))
    }
}

/// A roll that is looked at.
pub(super) fn roll_of(roll: RollOf) -> Message {
    Message::new(match roll {
        RollOf::Attack => "crisis-roll-attack",
        RollOf::Defence => "crisis-roll-defence",
        RollOf::Named(_) => "crisis-roll-any",
    })
}
