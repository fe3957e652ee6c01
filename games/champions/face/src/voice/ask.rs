//! The questions, put to the player who answers them.

use champions::ask::Ask;
use champions::card::AbilityId;
use champions::timing::Side;
use words::Message;

use super::{Teller, term};

impl Teller<'_> {
    /// The question, as its player is asked it.
    pub fn ask(&self, ask: &Ask) -> String {
        self.words.say(&self.asked(*ask))
    }

    fn asked(&self, ask: Ask) -> Message {
        match ask {
            Ask::Mulligan { .. } => Message::new("champions-ask-mulligan"),
            Ask::Turn { .. } => Message::new("champions-ask-turn"),
            Ask::Requested { by, .. } => {
                Message::new("champions-ask-requested").with("player", self.player(by))
            }
            Ask::Action { card, .. } => self.of_printed("champions-ask-action", card),
            Ask::EndOfPhaseDiscard { .. } => Message::new("champions-ask-discard"),
            Ask::Window { side, moment, .. } => {
                let key = match side {
                    Side::Before => "champions-ask-interrupt",
                    Side::After => "champions-ask-response",
                };
                Message::new(key).with("moment", self.moment(side, moment))
            }
            Ask::Forced { side, moment, .. } => {
                Message::new("champions-ask-forced").with("moment", self.moment(side, moment))
            }
            Ask::Defend { player, attacker, target } if player == target => {
                Message::new("champions-ask-defend").with("attacker", self.card(attacker))
            }
            Ask::Defend { attacker, target, .. } => Message::new("champions-ask-defend-other")
                .with("attacker", self.card(attacker))
                .with("player", self.player(target)),
            Ask::Pay { cost, any, generated, card, .. } => match card {
                Some(card) => self.of_printed("champions-ask-pay-for", card),
                None => Message::new("champions-ask-pay"),
            }
            .with("cost", term::cost(cost, any))
            .with("generated", term::cost(generated, 0)),
            Ask::Declare { .. } => Message::new("champions-ask-declare"),
            Ask::PutNext { ability, .. } => self.by("champions-ask-put-next", ability),
            Ask::Choose { ability, least, most, .. } => {
                let key = match (least, most) {
                    (_, 1) => "champions-ask-choose",
                    (_, u8::MAX) => "champions-ask-choose-any",
                    (least, most) if least == most => "champions-ask-choose-exactly",
                    _ => "champions-ask-choose-up-to",
                };
                Message::new(key).with("source", self.source(ability)).with("most", most)
            }
            Ask::Target { by, .. } => self.of("champions-ask-target", by),
            Ask::ChoosePlayer { ability, .. } => self.by("champions-ask-player", ability),
            Ask::ChooseOne { ability, .. } => self.by("champions-ask-choose-one", ability),
            Ask::May { ability, .. } => match self.printed().allowed(ability) {
                Some(steps) => self.by("champions-ask-may-do", ability).with("steps", steps),
                None => self.by("champions-ask-may", ability),
            },
            Ask::Divide { ability, left, .. } => self.by("champions-ask-divide", ability).with("left", left),
            Ask::Order { .. } => Message::new("champions-ask-order"),
            Ask::TooMany { .. } => Message::new("champions-ask-too-many"),
        }
    }

    /// A message about an ability, by the name of what it stands on.
    pub(super) fn by(&self, key: &'static str, ability: AbilityId) -> Message {
        Message::new(key).with("source", self.source(ability))
    }
}
