//! How many, how much.

use crisis::card::ability::{Amount, AttackType, Counted, Face, Figures, Pick, RollOf};
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

    /// A clause with an amount before its noun: "3", "up to 3", "X", "all". What is measured stands behind it, "equal to"
    /// something, and what is counted at the end, "for each" of something.
    pub(super) fn with_amount(
        &mut self,
        plain: &'static str,
        counted: &'static str,
        amount: &Amount,
        finish: impl FnOnce(Message) -> Message,
    ) -> Message {
        if let Some((number, up_to, things)) = for_each(amount) {
            let each = self.each_of(things);
            // "You may change 1 die for each wild" lets the player change fewer as it is.
            let number = if up_to && number > 1 { up_to_number(number) } else { number.into() };
            let clause = finish(Message::new(plain).with("amount", number));
            return Message::new("crisis-for-each").with("does", clause).with("each", each);
        }
        let inner = match amount {
            Amount::Counted(counted) => match &**counted {
                Counted::UpTo(inner) => Some(inner),
                _ => None,
            },
            Amount::Number(_) => None,
        };
        let said = match (inner, amount) {
            (Some(Amount::Number(most)), _) => up_to_number(*most),
            (Some(Amount::Counted(_)), _) => {
                let most = self.amount(inner.unwrap_or(amount));
                let most = Message::new("crisis-amount-up-to-counted").with("amount", most);
                return finish(Message::new(counted).with("amount", most));
            }
            (None, Amount::Number(number)) => (*number).into(),
            (None, Amount::Counted(what)) => match &**what {
                Counted::All | Counted::Any | Counted::The(_) => self.counted(what),
                _ => {
                    let equal = Message::new("crisis-amount-equal").with("amount", self.counted(what));
                    return finish(Message::new(counted).with("amount", equal));
                }
            },
        };
        finish(Message::new(plain).with("amount", said))
    }

    /// What is counted, after "for each".
    fn each_of(&mut self, things: Things<'_>) -> Arg {
        match things {
            Things::Faces(roll, any) => Message::new("crisis-each-face")
                .with("roll", roll_of(roll))
                .with("faces", Arg::List(term::parts(any.iter().map(|&face| term::face(face))), Join::Or))
                .into(),
            Things::Tokens(who) => Message::new("crisis-each-token").with("who", self.pick(who)).into(),
            Things::Figures(figures) => self.figures(figures, Mode::Each),
        }
    }

    pub(super) fn counted(&mut self, counted: &Counted) -> Arg {
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
            Counted::UpTo(amount) => Message::new("crisis-amount-up-to").with("amount", self.amount(amount)),
            Counted::SizeOf(who) => Message::new("crisis-amount-size").with("who", self.full(who)),
            Counted::PowerOf(who) => Message::new("crisis-amount-power").with("who", self.full(who)),
            Counted::ThreatOf(who) => Message::new("crisis-amount-threat").with("who", self.full(who)),
            Counted::TokensHeld(who) => Message::new("crisis-amount-tokens").with("who", self.full(who)),
            Counted::DefenceOf { who, r#type } => Message::new(match r#type {
                AttackType::Physical => "crisis-amount-defence-physical",
                AttackType::Energy => "crisis-amount-defence-energy",
                AttackType::Mystic => "crisis-amount-defence-mystic",
            })
            .with("who", self.full(who)),
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

/// Things that an amount counts one by one.
#[derive(Clone, Copy)]
enum Things<'a> {
    Faces(RollOf, &'a [Face]),
    Tokens(&'a Pick),
    Figures(&'a Figures),
}

/// An amount that is so many for each of some things, and whether the player may take fewer.
fn for_each(amount: &Amount) -> Option<(u8, bool, Things<'_>)> {
    let Amount::Counted(counted) = amount else { return None };
    match &**counted {
        Counted::UpTo(inner) => for_each(inner).map(|(number, _, things)| (number, true, things)),
        Counted::Faces { roll, any } => Some((1, false, Things::Faces(*roll, any))),
        Counted::TokensHeld(who) => Some((1, false, Things::Tokens(who))),
        Counted::Count(figures) => Some((1, false, Things::Figures(figures))),
        Counted::Times(amounts) => match &amounts[..] {
            [Amount::Number(number), counted] => match for_each(counted) {
                Some((1, false, things)) => Some((*number, false, things)),
                _ => None,
            },
            _ => None,
        },
        _ => None,
    }
}

fn up_to_number(most: u8) -> Arg {
    Message::new("crisis-amount-up-to").with("amount", most).into()
}

/// A roll that is looked at.
pub(super) fn roll_of(roll: RollOf) -> Message {
    Message::new(match roll {
        RollOf::Attack => "crisis-roll-attack",
        RollOf::Defence => "crisis-roll-defence",
        RollOf::Named(_) => "crisis-roll-any",
    })
}
