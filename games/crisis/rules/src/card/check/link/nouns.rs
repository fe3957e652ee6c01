//! The nouns of an ability: claims, amounts, filters and picks.

use content::Ids;

use super::{Link, Roles};
use crate::card::ability::{Amount, Claim, Counted, Direction, Figures, Filter, Pick, Ref, RollOf, Within};

impl Link<'_, '_> {
    /// Something that must be so.
    pub(crate) fn claim(&mut self, claim: &mut Claim) {
        match claim {
            Claim::Not(inner) => self.claim(inner),
            Claim::Happened(name) => self.bound(*name, None),
            Claim::DamageDealt | Claim::TargetFell => self.need(Roles::ATTACK, "target", None),
            Claim::Is { who, a } => {
                self.pick(who);
                self.figures(a);
            }
            Claim::Any(figures) => self.figures(figures),
            Claim::Shows { roll, .. } => self.roll(*roll),
            Claim::AtLeast(one, other) | Claim::AtMost(one, other) | Claim::MoreThan(one, other) => {
                self.amount(one);
                self.amount(other);
            }
            Claim::Behind(_) => {}
        }
    }

    pub(super) fn roll(&mut self, roll: RollOf) {
        match roll {
            RollOf::Attack | RollOf::Defence => self.need(Roles::ATTACK, "attacker", None),
            RollOf::Named(name) => self.bound(name, None),
        }
    }

    /// An amount.
    pub(crate) fn amount(&mut self, amount: &mut Amount) {
        let Amount::Counted(counted) = amount else { return };
        match &mut **counted {
            Counted::All | Counted::Any | Counted::RoundNumber => {}
            Counted::DamageDealt => self.need(Roles::ATTACK, "attacker", None),
            Counted::The(name) => self.bound(*name, None),
            Counted::UpTo(amount) | Counted::Half(amount) => self.amount(amount),
            Counted::SizeOf(who)
            | Counted::PowerOf(who)
            | Counted::ThreatOf(who)
            | Counted::TokensHeld(who)
            | Counted::DefenceOf { who, .. } => self.pick(who),
            Counted::Faces { roll, .. } => self.roll(*roll),
            Counted::Count(figures) => self.figures(figures),
            Counted::Times(several) | Counted::Sum(several) | Counted::AtLeast(several) => {
                for one in several {
                    self.amount(one);
                }
            }
        }
    }

    pub(super) fn direction(&mut self, direction: Option<&mut Direction>) {
        match direction {
            Some(Direction::Toward(who) | Direction::AwayFrom(who)) => self.pick(who),
            None => {}
        }
    }

    pub(super) fn within(&mut self, within: &mut Within) {
        if let Amount::Number(range) = within.range {
            self.range(range, self.span);
        }
        self.amount(&mut within.range);
        self.pick(&mut within.of);
    }

    pub(super) fn some_figures(&mut self, figures: Option<&mut Figures>) {
        if let Some(figures) = figures {
            self.figures(figures);
        }
    }

    /// A filter.
    pub(crate) fn figures(&mut self, figures: &mut Figures) {
        self.with(Roles::IT, |link| link.filter(&mut figures.0));
    }

    fn filter(&mut self, filter: &mut Filter) {
        let Filter {
            is, other_than, affiliation, alter_ego, named, has, attacked_this_turn_by, seen_by, ..
        } = filter;
        for pick in [is, other_than, attacked_this_turn_by, seen_by].into_iter().flatten() {
            self.pick(pick);
        }
        let followed: [(&mut Option<Ref>, &Ids); 3] = [
            (affiliation, &self.ids.affiliations),
            (named, &self.ids.characters),
            (has, &self.ids.superpowers),
        ];
        for (reference, ids) in followed {
            if let Some(reference) = reference {
                ids.follow(self.check, reference);
            }
        }
        if let Some(alter_ego) = alter_ego {
            self.ids.alter_egos.follow_if_known(self.check, alter_ego);
        }
        if let Some(among) = &filter.among {
            self.bound(among.value, Some(among.span));
        }
        if let Some(not) = &mut filter.not {
            self.figures(not);
        }
        for one in &mut filter.any_of {
            self.figures(one);
        }
        if let Some(claim) = &mut filter.provided {
            self.claim(claim);
        }
        if let Some(within) = &mut filter.within {
            self.within(within);
        }
    }

    pub(super) fn pick(&mut self, pick: &mut Pick) {
        match pick {
            Pick::Owner => self.need(Roles::OWNER, "self", None),
            Pick::It => self.need(Roles::IT, "it", None),
            Pick::Target => self.need(Roles::ATTACK, "target", None),
            Pick::Attacker => self.need(Roles::ATTACK, "attacker", None),
            Pick::Defender => self.need(Roles::ATTACK, "defender", None),
            Pick::Roller => self.need(Roles::ROLLER, "roller", None),
            Pick::Mover => self.need(Roles::MOVER, "mover", None),
            Pick::Fallen => self.need(Roles::FALLEN, "fallen", None),
            Pick::Player => self.need(Roles::PLAYER, "player", None),
            Pick::Partner => self.need(Roles::PARTNER, "partner", None),
            Pick::Payers => self.need(Roles::PAYERS, "payers", None),
            Pick::Token => self.need(Roles::TOKEN, "token", None),
            Pick::Tokens | Pick::OtherTokens => self.need(Roles::CRISIS, "tokens", None),
            Pick::Ally | Pick::Enemy | Pick::Players => {}
            Pick::The(name) => self.bound(name.value, Some(name.span)),
            Pick::Choose { from, bind, .. } => {
                self.figures(from);
                self.bind(*bind);
            }
            Pick::Each(figures) => self.figures(figures),
        }
    }
}
