//! Modifiers, which hold and never happen, and text that cards gain by them.

use super::Link;
use crate::card::ability::{Ban, Gained, Modifier, Stat, When};
use crate::card::check::Code;

impl Link<'_, '_> {
    pub(super) fn modifiers(&mut self, modifiers: &mut [Modifier]) {
        let before = std::mem::replace(&mut self.setting.constant, true);
        for modifier in modifiers {
            match modifier {
                Modifier::Stat { of, is, by, up_to } => {
                    self.modified(*is);
                    self.cards(of);
                    self.amount(by);
                    if let Some(most) = up_to {
                        self.amount(most);
                    }
                }
                Modifier::Set { of, is, to } => {
                    self.modified(*is);
                    self.cards(of);
                    self.amount(to);
                }
                Modifier::Multiply { of, is, .. } | Modifier::Divide { of, is, .. } => {
                    self.modified(*is);
                    self.cards(of);
                }
                Modifier::PlayFromDiscard { what } => self.cards(what),
                Modifier::Base { of, atk, sch, hit_points } => {
                    self.cards(of);
                    [atk, sch, hit_points].into_iter().flatten().for_each(|amount| self.amount(amount));
                }
                Modifier::Trait { of, gains } => {
                    self.cards(of);
                    self.ids.traits.follow(self.check, gains);
                }
                Modifier::Text { of, gains } => {
                    self.cards(of);
                    self.gained(gains);
                }
                Modifier::Keyword { of, gains } => {
                    self.cards(of);
                    if let Some(uses) = gains.uses() {
                        let message =
                            "`uses` cannot be gained: its counters are put on a card that enters play";
                        let help = "write it among the `keywords` of the card itself".to_owned();
                        self.check.report(Code::AbilityParts, uses.counter.id.span, message, Some(help));
                    }
                }
                Modifier::Cannot(Ban::TakeDamage { who, from }) => {
                    self.cards(who);
                    if let Some(from) = from {
                        self.cards(from);
                    }
                }
                Modifier::Cannot(
                    Ban::LoseThreat { who }
                    | Ban::Attack { who }
                    | Ban::Thwart { who }
                    | Ban::Scheme { who }
                    | Ban::Defend { who }
                    | Ban::Ready { who }
                    | Ban::Exhaust { who }
                    | Ban::ChangeForm { who }
                    | Ban::BeHealed { who }
                    | Ban::GetStatus { who, status: _ }
                    | Ban::GainThreat { who }
                    | Ban::Draw { who }
                    | Ban::Play { what: who },
                ) => self.cards(who),
                Modifier::MustDefend { against, with } => {
                    self.cards(against);
                    self.cards(with);
                }
                Modifier::Cost { of: cards, by: amount }
                | Modifier::ThreatPlaced { by: cards, change: amount } => {
                    self.cards(cards);
                    self.amount(amount);
                }
                Modifier::DoubledFor { aspect, card } => {
                    if aspect.is_some() == card.is_some() {
                        let help = "write `aspect` or `card`";
                        self.report(Code::AbilityParts, "what it is doubled for is said once", help);
                    }
                    if let Some(card) = card {
                        self.cards(card);
                    }
                }
                Modifier::While { holds, modifiers } => {
                    self.claim(holds);
                    self.modifiers(modifiers);
                }
            }
        }
        self.setting.constant = before;
    }

    /// Reports a name, which a modifier cannot speak of unless steps have made it hold.
    pub(super) fn only_where_steps_are(&mut self) {
        if !self.setting.lasting {
            self.only_in_steps();
        }
    }

    /// A number that a modifier is to change.
    pub(super) fn modified(&mut self, stat: Stat) {
        if !stat.is_modified() {
            self.report(
                Code::AbilityParts,
                "no modifier changes this number",
                "what is printed or lies on a card stays; change `atk`, `thw`, `def`, `sch`, `rec`, `hit-points`, `hand-size` or `ally-limit`",
            );
        }
    }

    /// Reports something that a modifier cannot speak of.
    pub(super) fn only_in_steps(&mut self) {
        if self.setting.constant {
            self.report(
                Code::AbilityParts,
                "a modifier holds at every moment, so it speaks only of what can be seen in play",
                "names of outcomes, zones and choices stand in steps",
            );
        }
    }

    /// Text that cards in play gain.
    pub(super) fn gained(&mut self, gained: &mut Gained) {
        let before = self.setting;
        if before.gained {
            let help = "let the first card say all of it";
            self.report(Code::AbilityParts, "text that is gained lets nobody gain text", help);
        }
        if gained.modifiers.is_empty() && gained.abilities.is_empty() {
            let help = "write `modifiers` or `abilities` that the cards gain";
            self.report(Code::AbilityParts, "text that says nothing", help);
        }
        let (bound, span) = (std::mem::take(&mut self.bound), self.span);
        (self.setting.gained, self.setting.lasting) = (true, false);
        self.modifiers(&mut gained.modifiers);
        for ability in &mut gained.abilities {
            let when = &ability.when.value;
            if matches!(when, When::Setup | When::WhenRevealed | When::WhenCompleted | When::Boost) {
                self.check.report(
                    Code::AbilityParts,
                    ability.when.span,
                    "no card in play can gain this",
                    Some("only what works while a card is in play can be gained".to_owned()),
                );
            }
            self.ability(ability);
        }
        (self.bound, self.span, self.setting) = (bound, span, before);
    }
}
