//! Cards, players, amounts and claims: the parts of a tree that speak of things.

use super::Link;
use crate::card::CardType;
use crate::card::ability::{Amount, Cards, Claim, Counted, Pick, Ref, Who};
use crate::card::check::Code;

impl Link<'_, '_> {
    pub(super) fn cards(&mut self, cards: &mut Cards) {
        let filter = &mut *cards.0;
        let made = |pick: &Pick| {
            use Pick::{Host, MainScheme, The, This, Villain, You, YourAlterEgo, YourHero};
            !matches!(pick, This | Host | You | YourHero | YourAlterEgo | Villain | MainScheme | The(_))
        };
        let of_steps = filter.r#in.is_some() || filter.of.is_some();
        if of_steps || filter.other_than.as_deref().is_some_and(made) {
            self.only_in_steps();
        }
        let named = |pick: &Pick| matches!(pick, Pick::The(_));
        if filter.among.is_some() || filter.other_than.as_deref().is_some_and(named) {
            self.only_where_steps_are();
        }
        for reference in [&mut filter.r#trait, &mut filter.without_trait].into_iter().flatten() {
            self.ids.traits.follow(self.check, reference);
        }
        for title in [&mut filter.named, &mut filter.without_attached].into_iter().flatten() {
            self.ids.cards.follow(self.check, title);
        }
        if let Some(identity) = &mut filter.alter_ego {
            // The place is one among all cards; only identities have a second title.
            self.ids.identities.find(self.check, &identity.id);
            identity.place = self.ids.cards.place(identity.id.as_str()).unwrap_or(Ref::NOWHERE);
        }
        if filter.named.is_some() && filter.alter_ego.is_some() {
            let help = "a face has one title";
            self.report(Code::AbilityParts, "`named` and `alter-ego` are two titles", help);
        }
        for who in [&mut filter.control, &mut filter.engaged, &mut filter.of].into_iter().flatten() {
            self.who(who);
        }
        if let Some(name) = &filter.among {
            self.bound(name.value, name.span);
        }
        if let Some(other) = &mut filter.other_than {
            self.pick(other);
        }
        if filter.kind.is_some() && !filter.any.is_empty() {
            self.report(Code::AbilityParts, "`kind` and `any` say the same thing twice", "write one of them");
        }
    }

    pub(super) fn who(&mut self, who: &mut Who) {
        match who {
            Who::The(name) => self.bound(name.value, name.span),
            Who::Choose(among) => {
                self.who(among);
                self.only_in_steps();
            }
            Who::You | Who::Any | Who::FirstPlayer | Who::EngagedPlayer => {}
        }
    }

    pub(super) fn pick(&mut self, pick: &mut Pick) {
        match pick {
            Pick::The(name) => self.bound(name.value, name.span),
            Pick::Choose { from, up_to, different: _, by, bind } => {
                self.cards(from);
                if let Some(most) = up_to {
                    self.amount(most);
                }
                if let Some(who) = by {
                    self.who(who);
                }
                self.bind(*bind);
            }
            Pick::Each(cards)
            | Pick::Random { from: cards }
            | Pick::Highest { of: _, among: cards }
            | Pick::Topmost(cards) => self.cards(cards),
            Pick::Top { of: _, count } => {
                if let Some(count) = count {
                    self.amount(count);
                }
            }
            Pick::AllOf(picks) => picks.iter_mut().for_each(|pick| self.pick(pick)),
            Pick::Varies(varies) => {
                self.pick(&mut varies.usually);
                self.pick(&mut varies.but);
                self.claim(&mut varies.provided);
            }
            Pick::This
            | Pick::Host
            | Pick::You
            | Pick::YourHero
            | Pick::YourAlterEgo
            | Pick::EngagedHero
            | Pick::Villain
            | Pick::MainScheme => {}
        }
    }

    pub(super) fn amount(&mut self, amount: &mut Amount) {
        let Amount::Counted(counted) = amount else { return };
        let of_steps = matches!(
            &**counted,
            Counted::All
                | Counted::Ask(_)
                | Counted::BoostIcons(_)
                | Counted::Icons(_)
                | Counted::ResourceTypes(_)
        );
        if of_steps {
            self.only_in_steps();
        }
        if matches!(&**counted, Counted::The(_)) {
            self.only_where_steps_are();
        }
        match &mut **counted {
            Counted::The(name) | Counted::ResourceTypes(name) | Counted::BoostIcons(name) => {
                self.bound(name.value, name.span);
            }
            Counted::Ask(name) => {
                if !self.setting.spends {
                    let help = "`ask` stands in what is spent: `spend: { energy: { ask: x } }`";
                    self.report(Code::AbilityParts, "nobody is asked for a number here", help);
                }
                self.bind(Some(*name));
            }
            Counted::Count(cards) | Counted::Icons(cards) | Counted::Stat { of: cards, is: _ } => {
                self.cards(cards);
            }
            Counted::Counters(counter) => self.counter(counter),
            Counted::Times(amounts) | Counted::Sum(amounts) | Counted::AtMost(amounts) => {
                amounts.iter_mut().for_each(|amount| self.amount(amount));
            }
            Counted::Varies(varies) => {
                self.amount(&mut varies.usually);
                self.amount(&mut varies.but);
                self.claim(&mut varies.provided);
            }
            Counted::All | Counted::PerPlayer(_) => {}
        }
    }

    pub(super) fn claim(&mut self, claim: &mut Claim) {
        let of_steps = matches!(
            claim,
            Claim::PaidWith(_)
                | Claim::Happened(_)
                | Claim::Printed { .. }
                | Claim::FinalStep
                | Claim::Undefended
        );
        if of_steps {
            self.only_in_steps();
        }
        match claim {
            Claim::Not(claim) => self.claim(claim),
            Claim::Trait(reference) => self.ids.traits.follow(self.check, reference),
            Claim::InPlay(cards) => self.cards(cards),
            Claim::Happened(name) | Claim::Printed { what: name, any: _ } => {
                self.bound(name.value, name.span)
            }
            Claim::AtLeast(least, most) => {
                self.amount(least);
                self.amount(most);
            }
            Claim::PaidWith(resource) => {
                if self.kind != CardType::Event || self.setting.gained || self.setting.later {
                    let help = "`paid-with` stands on events, in what they do at once".to_owned();
                    let message = "what was paid is known only while an event resolves";
                    self.check.report(Code::AbilityParts, resource.span, message, Some(help));
                }
            }
            Claim::FinalStep => {
                if !self.setting.special {
                    self.report(
                        Code::AbilityParts,
                        "this is no step of a sequence",
                        "`final-step` stands in an ability with `when: special`",
                    );
                }
            }
            Claim::Form(_) | Claim::Undefended => {}
        }
    }
}
