//! What interrupts and responses wait for, as clauses with their own conjunction: "when ..", "after ..".

use champions::card::ability::{AttackKind, DamageFrom, Form, Moment, Noun, Occurrence, Who};
use words::{Arg, Join, Message};

use super::Telling;
use super::step::duration_code;
use super::who::Mode;

/// Before or after what happens, or in its place.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Tense {
    Before,
    Instead,
    After,
}

impl Telling<'_> {
    /// "when the villain attacks you"
    pub(super) fn occurrence(&mut self, occurrence: &Occurrence, tense: Tense) -> Message {
        let message = match occurrence {
            Occurrence::Attack { by, against, kind, defeats, damages } => {
                return self.attack(tense, by.as_ref(), against.as_ref(), *kind, [defeats, damages]);
            }
            Occurrence::Scheme { by } => self.doing("champions-when-scheme", by),
            Occurrence::Thwart { by } => self.doing("champions-when-thwart", by),
            Occurrence::Defence { by } => self.doing("champions-when-defence", by),
            Occurrence::Damage { to, from } => {
                let from = match from {
                    None => "any",
                    Some(DamageFrom::Attack) => "attack",
                    Some(DamageFrom::Activation) => "activation",
                };
                self.doing("champions-when-damage", to).with("from", from)
            }
            Occurrence::Threat { to, during } => {
                let during = match during {
                    None => "any",
                    Some(Moment::VillainPhaseStep1) => "step-one",
                };
                self.doing("champions-when-threat", to).with("during", during)
            }
            Occurrence::Defeat { what, by } => {
                let defeat = match by {
                    None => self.doing("champions-when-defeat", what),
                    Some(Who::You) => self.doing("champions-when-you-defeat", what),
                    Some(by) => self.doing("champions-when-defeat-by", what).with("player", self.player(by)),
                };
                // Only what is replaced does not come to pass: what is merely preceded does.
                return match tense {
                    Tense::Instead => defeat.with("when", "instead"),
                    _ => tensed(defeat, tense),
                };
            }
            Occurrence::EnterPlay { what } => self.doing("champions-when-enter-play", what),
            Occurrence::Play { what, by: Some(Who::You) } => self.doing("champions-when-play", what),
            // Whoever plays the card itself is who reads it.
            Occurrence::Play { what, by: None } if what.0.kind == Some(Noun::This) => {
                self.doing("champions-when-play", what)
            }
            Occurrence::Play { what, by } => {
                let player = self.player(by.as_ref().unwrap_or(&Who::Any));
                self.doing("champions-when-play-by", what).with("player", player)
            }
            Occurrence::Initiate { what, by: None } => self.doing("champions-when-initiate", what),
            Occurrence::Initiate { what, by: Some(by) } => {
                self.doing("champions-when-initiate-by", what).with("player", self.player(by))
            }
            Occurrence::Payment { by: Who::You } => Message::new("champions-when-you-pay"),
            Occurrence::Payment { by } => Message::new("champions-when-pay").with("player", self.player(by)),
            Occurrence::Reveal { what, from } => {
                self.doing("champions-when-reveal", what).with("zone", self.zone(*from, None))
            }
            Occurrence::FormChange { who: Who::You, to } => {
                Message::new("champions-when-you-change").with("form", form_code(*to))
            }
            Occurrence::FormChange { who, to } => Message::new("champions-when-change")
                .with("player", self.player(who))
                .with("form", form_code(*to)),
            Occurrence::EndOf(of) => Message::new("champions-when-end").with("of", duration_code(*of)),
            Occurrence::AnyOf(all) => {
                let all = all.iter().map(|one| self.occurrence(one, tense).into()).collect();
                return Message::new("champions-phrase").with("text", Arg::List(all, Join::Or));
            }
        };
        tensed(message, tense)
    }

    /// A clause about those that a filter fits.
    fn doing(&mut self, key: &'static str, who: &champions::card::ability::Cards) -> Message {
        Message::new(key).with("who", self.cards(who, Mode::One))
    }

    fn attack(
        &mut self,
        tense: Tense,
        by: Option<&champions::card::ability::Cards>,
        against: Option<&Who>,
        kind: Option<AttackKind>,
        [defeats, damages]: [&Option<champions::card::ability::Cards>; 2],
    ) -> Message {
        let by: Arg = match by {
            Some(by) => self.cards(by, Mode::One),
            None => Message::new("champions-who-anybody").into(),
        };
        let basic = match kind {
            Some(AttackKind::Basic) => "basic",
            None => "any",
        };
        let clause = match against {
            None => Message::new("champions-when-attack"),
            Some(Who::You) => Message::new("champions-when-attack-you"),
            Some(who) => Message::new("champions-when-attack-player").with("player", self.player(who)),
        };
        let mut clause = tensed(clause.with("who", by).with("basic", basic), tense);
        if let Some(who) = defeats {
            let who = self.cards(who, Mode::One);
            clause = Message::new("champions-when-and-defeats").with("clause", clause).with("who", who);
        }
        if let Some(who) = damages {
            let who = self.cards(who, Mode::One);
            clause = Message::new("champions-when-and-damages").with("clause", clause).with("who", who);
        }
        clause
    }
}

fn tensed(message: Message, tense: Tense) -> Message {
    message.with(
        "when",
        match tense {
            Tense::Before | Tense::Instead => "before",
            Tense::After => "after",
        },
    )
}

/// A form, for sentences that have a word of their own for each.
pub(super) fn form_code(form: Form) -> &'static str {
    match form {
        Form::Hero => "hero",
        Form::AlterEgo => "alter-ego",
    }
}
