//! Claims, as clauses that follow "if" or "while".

use champions::card::ability::{Amount, Claim, Counted, Form, Resource, Resources, Stat};
use words::{Arg, Join, Message};

use super::Telling;
use super::amount::Unit;
use super::who::{Deed, Known, Mode};
use crate::voice::term;

impl Telling<'_> {
    /// Something that may be so.
    pub(super) fn claim(&mut self, claim: &Claim) -> Message {
        self.claimed(claim, true)
    }

    fn claimed(&mut self, claim: &Claim, so: bool) -> Message {
        let message = match claim {
            Claim::Not(claim) => return self.claimed(claim, !so),
            Claim::Trait(of) => {
                Message::new("champions-claim-trait").with("trait", self.printed.trait_name(of.place))
            }
            Claim::Form(form) => Message::new(match form {
                Form::Hero => "champions-claim-hero",
                Form::AlterEgo => "champions-claim-alter-ego",
            }),
            Claim::InPlay(cards) if cards.0.named.is_some() || so => {
                Message::new("champions-claim-in-play").with("who", self.cards(cards, Mode::One))
            }
            Claim::InPlay(cards) => {
                Message::new("champions-claim-none-in-play").with("who", self.cards(cards, Mode::No))
            }
            Claim::PaidWith(resource) => {
                Message::new("champions-claim-paid").with("resource", term::glyphs(one(resource.value)))
            }
            Claim::Happened(name) => Message::new(match self.deed(name.value) {
                Some(Deed::Attacked) => "champions-claim-attacked",
                Some(Deed::Discarded) => "champions-claim-discarded",
                Some(Deed::Given) => "champions-claim-given",
                Some(Deed::Healed) => "champions-claim-healed",
                Some(Deed::Revealed) => "champions-claim-revealed",
                None => "champions-claim-happened",
            })
            .with("who", self.the(name.value)),
            Claim::AtLeast(amount, least) => self.at_least(amount, least),
            Claim::Printed { what, any } => {
                let any = term::parts(any.iter().map(|&resource| term::glyphs(one(resource))));
                Message::new("champions-claim-printed")
                    .with("who", self.the(what.value))
                    .with("resources", Arg::List(any, Join::Or))
            }
            Claim::FinalStep => Message::new("champions-claim-final-step"),
            Claim::Undefended => Message::new("champions-claim-undefended"),
        };
        message.with("so", if so { "yes" } else { "no" })
    }
}

impl Telling<'_> {
    /// That there is so much: of a number of a card, of what an attack or a scheme brought, or of anything else.
    fn at_least(&mut self, amount: &Amount, least: &Amount) -> Message {
        let number: Arg = match least {
            Amount::Number(number) => (*number).into(),
            Amount::Counted(_) => self.bare(least).into(),
        };
        if let Amount::Counted(counted) = amount {
            match &**counted {
                Counted::Stat { of, is } => {
                    let unit = match is {
                        Stat::DamageHere | Stat::SustainedDamage => Unit::Damage,
                        Stat::ThreatHere => Unit::Threat,
                        _ => Unit::Stat(*is),
                    };
                    return Message::new("champions-claim-has")
                        .with("who", self.cards(of, Mode::One))
                        .with("quantity", unit.unsigned(number));
                }
                Counted::The(name) if self.known(name.value) == Some(Known::Damaged) => {
                    let damage = Unit::Damage.unsigned(number);
                    return Message::new("champions-claim-dealt").with("quantity", damage);
                }
                _ => {}
            }
        }
        Message::new("champions-claim-at-least").with("amount", self.bare(amount)).with("least", number)
    }
}

fn one(resource: Resource) -> Resources {
    let mut one = Resources::default();
    one.add(resource, 1);
    one
}
