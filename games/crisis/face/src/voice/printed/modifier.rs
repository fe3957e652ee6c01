//! What holds while a card is in force, as clauses.

use crisis::card::ability::{
    Actor, Ban, DamageFrom, Figures, Keyword, Modifier, MovedBy, Own, Payable, Roll,
};
use words::{Arg, Join, Message};

use super::Telling;
use super::occurrence::{against_types, motion};
use super::who::Mode;
use crate::voice::term;

impl Telling<'_> {
    /// A modifier.
    pub(super) fn modifier(&mut self, modifier: &Modifier) -> Message {
        match modifier {
            Modifier::CriticalsAdd { dice } => Message::new("crisis-holds-criticals").with("dice", *dice),
            Modifier::Dice { roll, of, with, by, provided } => {
                let whose = self.whose(of.as_ref(), *roll);
                let dice = self
                    .with_amount("crisis-holds-dice", "crisis-holds-dice-counted", by)
                    .with("who", whose)
                    .with("roll", term::roll(*roll));
                let dice = match with {
                    Some(with) => Message::new("crisis-holds-with")
                        .with("holds", dice)
                        .with("attack", self.attack_called(with.id.value.as_str())),
                    None => dice,
                };
                self.provided(dice, provided.as_ref())
            }
            Modifier::Counts { roll, of, against, provided, face, r#as } => {
                let counts = Message::new("crisis-holds-counts")
                    .with("who", self.whose(of.as_ref(), *roll))
                    .with("roll", term::roll(*roll))
                    .with("against", against_types(against))
                    .with("face", term::face(*face))
                    .with("as", *r#as);
                self.provided(counts, provided.as_ref())
            }
            Modifier::Rerolls { roll, of, vs, count, failures } => {
                let whose = self.whose(of.as_ref(), *roll);
                let rerolls = self
                    .with_amount("crisis-holds-rerolls", "crisis-holds-rerolls-counted", count)
                    .with("who", whose)
                    .with("roll", term::roll(*roll))
                    .with("failures", failures_too(*failures));
                match vs {
                    Some(vs) => Message::new("crisis-holds-vs")
                        .with("holds", rerolls)
                        .with("vs", self.figures(vs, Mode::One)),
                    None => rerolls,
                }
            }
            Modifier::Cannot(Ban::BeMoved { who, by, from }) => Message::new("crisis-holds-not-moved")
                .with("who", self.figures(who, Mode::One))
                .with("ways", Arg::List(term::parts(by.iter().map(|&by| motion(by))), Join::Or))
                .with("from", Arg::List(term::parts(from.iter().map(|&from| moved_by(from))), Join::Or)),
            Modifier::Cannot(Ban::UseTokens { who }) => {
                Message::new("crisis-holds-no-tokens").with("who", self.figures(who, Mode::One))
            }
            Modifier::Cover { of, vs } => {
                let cover = Message::new("crisis-holds-cover").with("who", self.figures(of, Mode::Each));
                match vs {
                    Some(vs) => Message::new("crisis-holds-cover-vs")
                        .with("holds", cover)
                        .with("vs", self.figures(vs, Mode::One)),
                    None => cover,
                }
            }
            Modifier::Keyword { of, gains } => Message::new("crisis-holds-keyword")
                .with("who", self.figures(of, Mode::Each))
                .with("keyword", self.keyword_called(gains)),
            Modifier::MayPayFrom { who, r#for, from } => Message::new("crisis-holds-pay-from")
                .with("who", self.figures(who, Mode::One))
                .with("what", Arg::List(term::parts(r#for.iter().map(|&what| payable(what))), Join::Or))
                .with("from", self.figures(from, Mode::One)),
            Modifier::ExtraCost { of, r#for, power } => Message::new("crisis-holds-extra-cost")
                .with("who", self.figures(of, Mode::Each))
                .with("what", payable(*r#for))
                .with("power", *power),
            Modifier::DroppedTokens { of, placed_by, within } => {
                let key = match placed_by {
                    Actor::You => "crisis-holds-dropped-you",
                    Actor::Opponent => "crisis-holds-dropped-opponent",
                };
                // The book's own range is 2 (objectives.drop.placement).
                Message::new(key).with("who", self.figures(of, Mode::One)).with("range", within.unwrap_or(2))
            }
            Modifier::NoDamage { of, from: DamageFrom::Collision } => {
                Message::new("crisis-holds-no-collision").with("who", self.figures(of, Mode::Each))
            }
            Modifier::LimitActions { of, action, per, count } => {
                let key = match action {
                    Own::Move => "crisis-holds-limit-moves",
                    Own::Attack => "crisis-holds-limit-attacks",
                };
                Message::new(key)
                    .with("who", self.figures(of, Mode::Each))
                    .with("count", *count)
                    .with("per", super::text::per(*per))
            }
        }
    }

    /// Several modifiers.
    pub(super) fn modifiers(&mut self, modifiers: &[Modifier]) -> Arg {
        let all: Vec<Arg> = modifiers.iter().map(|modifier| self.modifier(modifier).into()).collect();
        Arg::List(all, Join::Semicolon)
    }

    /// Whose dice: each of those named, or whoever makes this attack.
    fn whose(&mut self, of: Option<&Figures>, roll: Roll) -> Arg {
        match (of, roll) {
            (Some(of), _) => self.figures(of, Mode::Each),
            (None, Roll::Defence) => Message::new("crisis-who-defender").into(),
            (None, _) => Message::new("crisis-who-attacker").into(),
        }
    }

    fn provided(&mut self, holds: Message, claim: Option<&crisis::card::ability::Claim>) -> Message {
        match claim {
            Some(claim) => {
                Message::new("crisis-holds-if").with("holds", holds).with("claim", self.claim(claim))
            }
            None => holds,
        }
    }

    /// A keyword by its name.
    pub(super) fn keyword_called(&self, keyword: &Keyword) -> String {
        self.printed.keyword(keyword).name
    }
}

/// Failures may be rerolled too; nothing where they may not.
pub(super) fn failures_too(failures: bool) -> Message {
    Message::new(if failures { "crisis-failures-too" } else { "crisis-failures-not" })
}

fn moved_by(by: MovedBy) -> Message {
    Message::new(match by {
        MovedBy::MysticAttackRules => "crisis-moved-by-mystic",
        MovedBy::EnemySuperpowers => "crisis-moved-by-enemy-superpowers",
        MovedBy::Effects => "crisis-moved-by-effects",
    })
}

fn payable(what: Payable) -> Message {
    Message::new(match what {
        Payable::Attack => "crisis-payable-attack",
        Payable::Superpower => "crisis-payable-superpower",
        Payable::Tactic => "crisis-payable-tactic",
    })
}
