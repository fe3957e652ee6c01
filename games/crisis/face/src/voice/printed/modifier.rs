//! What holds while a card is in force, as clauses.

use crisis::card::ability::{
    Actor, Ban, DamageFrom, Figures, Keyword, Modifier, MovedBy, Own, Payable, Pick, Roll,
};
use words::{Arg, Join, Message};

use super::Telling;
use super::occurrence::{against_types, motion};
use super::sentence::Unit;
use super::who::{Mode, Referent, plain};
use crate::voice::term;

impl Telling<'_> {
    /// A modifier as a sentence, under what it demands.
    pub(super) fn holding(&mut self, modifier: &Modifier) -> Unit {
        let provided = match modifier {
            Modifier::Dice { provided, .. } | Modifier::Counts { provided, .. } => provided.as_ref(),
            _ => None,
        };
        let lead = provided.map(|claim| self.provided(claim));
        let unit = Unit::clause(self.modifier(modifier));
        match lead {
            Some(lead) => unit.under(lead),
            None => unit,
        }
    }

    /// Several modifiers, each a sentence.
    pub(super) fn holdings(&mut self, modifiers: &[Modifier]) -> Vec<Unit> {
        modifiers.iter().map(|modifier| self.holding(modifier)).collect()
    }

    /// Only with one attack; nothing for any.
    fn armed_with(&self, with: Option<&crisis::card::ability::Ref>) -> Message {
        match with {
            Some(with) => {
                Message::new("crisis-holds-with").with("attack", self.attack_called(with.id.value.as_str()))
            }
            None => Message::new("crisis-against-any"),
        }
    }

    /// A modifier.
    fn modifier(&mut self, modifier: &Modifier) -> Message {
        match modifier {
            Modifier::CriticalsAdd { dice } => Message::new("crisis-holds-criticals").with("dice", *dice),
            Modifier::Dice { roll, of, with, by, .. } => {
                let whose = self.whose(of.as_ref(), *roll);
                let armed = self.armed_with(with.as_ref());
                self.with_amount("crisis-holds-dice", "crisis-holds-dice-counted", by, |dice| {
                    dice.with("who", whose)
                        .with("die", term::roll(*roll))
                        .with("dice", term::roll(*roll))
                        .with("armed", armed)
                })
            }
            Modifier::Counts { roll, of, against, face, r#as, .. } => Message::new("crisis-holds-counts")
                .with("who", self.whose(of.as_ref(), *roll))
                .with("roll", term::roll(*roll))
                .with("against", against_types(against))
                .with("face", term::face(*face))
                .with("as", *r#as),
            Modifier::Rerolls { roll, of, vs, count, failures } => {
                let whose = self.whose(of.as_ref(), *roll);
                let vs = match vs {
                    Some(vs) => Message::new("crisis-holds-vs").with("vs", self.figures(vs, Mode::One)),
                    None => Message::new("crisis-against-any"),
                };
                self.with_amount("crisis-holds-rerolls", "crisis-holds-rerolls-counted", count, |rerolls| {
                    rerolls
                        .with("who", whose)
                        .with("die", term::roll(*roll))
                        .with("dice", term::roll(*roll))
                        .with("vs", vs)
                        .with("failures", failures_too(*failures))
                })
            }
            Modifier::Cannot(Ban::BeMoved { who, by, from }) => Message::new("crisis-holds-not-moved")
                .with("who", self.of_figures(who))
                .with("ways", Arg::List(term::parts(by.iter().map(|&by| motion(by))), Join::Or))
                .with("from", Arg::List(term::parts(from.iter().map(|&from| moved_by(from))), Join::Or)),
            Modifier::Cannot(Ban::UseTokens { who }) => {
                Message::new("crisis-holds-no-tokens").with("who", self.of_figures(who))
            }
            Modifier::Cover { of, vs } => {
                let cover = Message::new("crisis-holds-cover").with("who", self.figures(of, Mode::Each));
                let vs = match vs {
                    Some(vs) => Message::new("crisis-holds-cover-vs").with("vs", self.figures(vs, Mode::One)),
                    None => Message::new("crisis-against-any"),
                };
                cover.with("vs", vs)
            }
            Modifier::Keyword { of, gains } => Message::new("crisis-holds-keyword")
                .with("who", self.figures(of, Mode::Each))
                .with("keyword", self.keyword_called(gains)),
            Modifier::MayPayFrom { who, r#for, from } => Message::new("crisis-holds-pay-from")
                .with("who", self.of_figures(who))
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

    /// One of some, or the one that is meant, who is "it" from then on.
    fn of_figures(&mut self, who: &Figures) -> Arg {
        match plain(&who.0) {
            Some(pick) => self.subject(pick),
            None => self.figures(who, Mode::One),
        }
    }

    /// Whose dice: each of those named, or whoever makes this attack.
    fn whose(&mut self, of: Option<&Figures>, roll: Roll) -> Arg {
        match (of.map(|of| &*of.0), roll) {
            (Some(filter), _) => match (plain(filter), of) {
                (Some(pick), _) => self.subject(pick),
                (None, Some(of)) => {
                    let each = self.figures(of, Mode::Each);
                    self.last = Some(Referent::Roller);
                    each
                }
                (None, None) => Message::new(self.owner.key()).into(),
            },
            (None, Roll::Defence) => Message::new("crisis-who-defender").into(),
            (None, _) => self.subject(&Pick::Owner),
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
