//! Following every reference of a text box: to cards and traits, to names that earlier steps have bound, and to roles
//! that the occurrence binds.

mod constant;
mod nouns;

use content::{Checker, Span};

use super::{AllIds, Code};
use crate::card::ability::{
    Ability, Binding, Cost, Generate, Keyword, Later, Occurrence, Pick, Play, Ref, Step, Text, When, Who,
    Zone,
};
use crate::card::{ABILITIES, CardType, CounterId};
use crate::state::Counters;

/// What may be spoken of in an ability, beside names.
#[derive(Clone, Copy, Default)]
struct Setting {
    /// Something is about to happen that can be prevented, cancelled or replaced.
    interrupts: bool,
    /// It is a step of a sequence.
    special: bool,
    /// It holds, and nothing happens: names, zones and choices belong to steps.
    constant: bool,
    /// Another card gains it.
    gained: bool,
    /// It holds because of steps, of whose names it may speak.
    lasting: bool,
    /// It happens later, when what was paid is forgotten.
    later: bool,
    /// It says how many resources are spent.
    spends: bool,
}

/// Walks one text box and fills in what its references mean.
pub(crate) struct Link<'a, 'b> {
    check: &'a mut Checker<'b>,
    ids: &'a AllIds,
    /// Where a mistake is told that has no place of its own.
    span: Span,
    /// What type of card it stands on.
    kind: CardType,
    setting: Setting,
    bound: Vec<Binding>,
    /// The types of counter that the card has named so far, on this face or another.
    counters: &'a mut Vec<CounterId>,
}

impl<'a, 'b> Link<'a, 'b> {
    /// For one text box, told at `span` where a node has no place of its own.
    pub(crate) fn new(
        check: &'a mut Checker<'b>,
        ids: &'a AllIds,
        span: Span,
        kind: CardType,
        counters: &'a mut Vec<CounterId>,
    ) -> Link<'a, 'b> {
        Link { check, ids, span, kind, setting: Setting::default(), bound: Vec::new(), counters }
    }

    fn report(&mut self, code: Code, message: impl Into<String>, help: impl Into<String>) {
        self.check.report(code, self.span, message, Some(help.into()));
    }

    fn bind(&mut self, name: Option<Binding>) {
        self.bound.extend(name);
    }

    fn bound(&mut self, name: Binding, span: Span) {
        if !self.bound.contains(&name) {
            let message = format!("nothing here is called `{}`", name.0);
            let help = if self.bound.is_empty() {
                format!("write `bind: {}` on the step that it speaks of", name.0)
            } else {
                let names: Vec<&str> = self.bound.iter().map(|bound| bound.0.as_str()).collect();
                format!("there are `{}`", names.join("`, `"))
            };
            self.check.report(Code::Unbound, span, message, Some(help));
        }
    }

    /// A type of counter. A card names only a few, so that there is room for all that are ever put on it
    /// (keywords.counters-generic).
    fn counter(&mut self, counter: &mut Ref) {
        self.ids.counters.follow(self.check, counter);
        let named = CounterId(counter.place);
        if counter.place == Ref::NOWHERE || self.counters.contains(&named) {
            return;
        }
        self.counters.push(named);
        if self.counters.len() > Counters::NAMED {
            let message = format!("`{}` is one type of counter too many", counter.id.as_str());
            let help = format!("all faces of a card together name at most {}", Counters::NAMED);
            self.check.report(Code::TooMany, counter.id.span, message, Some(help));
        }
    }

    /// All of a text box.
    pub(crate) fn text(&mut self, text: &mut Text) {
        self.play(&mut text.play);
        for keyword in &mut text.keywords {
            match keyword {
                Keyword::Uses(counters) => self.counter(&mut counters.counter),
                Keyword::Surge | Keyword::Peril => self.only_when_revealed(),
                _ => {}
            }
        }
        for counters in &mut text.counters {
            self.counter(&mut counters.counter);
        }
        self.modifiers(&mut text.modifiers);
        if let Some(first_too_many) = text.abilities.get(ABILITIES) {
            let message = format!("{} abilities are too many", text.abilities.len());
            let help = Some(format!("at most {ABILITIES}"));
            self.check.report(Code::TooMany, first_too_many.when.span, message, help);
        }
        for ability in &mut text.abilities {
            self.ability(ability);
        }
    }

    fn play(&mut self, play: &mut Play) {
        if let Some(attach) = &mut play.attach {
            self.pick(attach);
        }
        if let Some(control) = &mut play.control {
            if matches!(control, Who::EngagedPlayer | Who::The(_)) {
                let help = "write `you`, `any` or `first-player`";
                self.report(Code::AbilityParts, "nobody is meant by this before the card is in play", help);
            }
            self.who(control);
        }
        if let Some(engaged) = &mut play.engaged {
            self.pick(engaged);
        }
        if play.attach.is_none() && !play.otherwise.is_empty() {
            self.report(Code::AbilityParts, "`else` without `attach`", "say to what the card is attached");
        }
        let enters = matches!(
            self.kind,
            CardType::Ally
                | CardType::Support
                | CardType::Upgrade
                | CardType::Attachment
                | CardType::Environment
                | CardType::Minion
                | CardType::SideScheme
        );
        if play.attach.is_some() && !enters {
            let help = "only a card that a player plays or reveals into play is attached to something";
            self.report(Code::AbilityParts, "`attach` on a card that never enters play so", help);
        }
        if play.engaged.is_some() && self.kind != CardType::Minion {
            self.report(
                Code::AbilityParts,
                "`engaged` on a card that is no minion",
                "only minions engage a player",
            );
        }
        if play.must && self.kind != CardType::Event {
            let help = "only an event can say that it must be played";
            self.report(Code::AbilityParts, "`must` on a card that is no event", help);
        }
        self.steps(&mut play.otherwise);
        self.bound.clear();
    }

    /// Surge and peril are said of a card that a player reveals from the encounter deck, which stages are not (keywords.surge,
    /// keywords.peril).
    fn only_when_revealed(&mut self) {
        if matches!(self.kind, CardType::Villain | CardType::MainScheme) && !self.setting.gained {
            let help = "only cards of the encounter deck have surge or peril";
            self.report(Code::AbilityParts, "no player reveals this card", help);
        }
    }

    fn ability(&mut self, ability: &mut Ability) {
        self.span = ability.when.span;
        self.bound.clear();
        let when = &mut ability.when.value;
        let before = self.setting;
        self.setting = Setting {
            interrupts: when.interrupts(),
            special: *when == When::Special,
            gained: before.gained,
            ..Setting::default()
        };
        match when {
            When::Interrupt(of)
            | When::Response(of)
            | When::ForcedInterrupt(of)
            | When::ForcedResponse(of) => {
                let roles = self.occurrence(of);
                self.bound.extend(roles.iter().map(|role| Binding::of(role)));
            }
            _ => {}
        }
        let when = &ability.when.value;
        if when.interrupts() && when.occurrence().is_some_and(only_afterwards) {
            self.report(
                Code::AbilityParts,
                "nothing interrupts this: what is for the end of a phase or round comes after it",
                "write a response",
            );
        }
        if ability.steps.is_empty() {
            self.report(Code::AbilityParts, "an ability that does nothing", "write what it does under `do`");
        }
        let generates = ability.steps.iter().any(|step| matches!(step, Step::Generate(_)));
        if generates != (ability.when.value == When::Resource) {
            self.report(
                Code::AbilityParts,
                "resources are generated by Resource abilities, and by nothing else",
                "write `when: resource` and `do: [generate: ..]`",
            );
        }
        let spends =
            ability.cost.iter().any(|cost| matches!(cost, Cost::Spend(_) | Cost::PayPrintedCost { .. }));
        if generates && spends {
            self.report(
                Code::AbilityParts,
                "resources are not paid with resources while something is paid",
                "write another cost, such as `exhaust: self`",
            );
        }
        self.costs(&mut ability.cost);
        self.steps(&mut ability.steps);
        self.setting = before;
    }

    /// An occurrence, and the roles that it binds.
    fn occurrence(&mut self, occurrence: &mut Occurrence) -> &'static [&'static str] {
        match occurrence {
            Occurrence::Attack { by, against, defeats, damages, kind: _ } => {
                [by, defeats, damages].into_iter().flatten().for_each(|cards| self.cards(cards));
                if let Some(who) = against {
                    self.who(who);
                }
                &["attacker", "attacked", "damaged"]
            }
            Occurrence::Scheme { by } | Occurrence::Thwart { by } => {
                self.cards(by);
                &[]
            }
            Occurrence::Defence { by } => {
                self.cards(by);
                &["attacker"]
            }
            Occurrence::Damage { to, from: _ } => {
                self.cards(to);
                &["damaged", "damage"]
            }
            Occurrence::Threat { to, during: _ } => {
                self.cards(to);
                &["threat"]
            }
            Occurrence::Defeat { what, by } => {
                self.cards(what);
                if let Some(who) = by {
                    self.who(who);
                }
                &["defeated"]
            }
            Occurrence::EnterPlay { what } => {
                self.cards(what);
                &["entered"]
            }
            Occurrence::Play { what, by } | Occurrence::Initiate { what, by } => {
                self.cards(what);
                if let Some(who) = by {
                    self.who(who);
                }
                &[]
            }
            Occurrence::Payment { by } => {
                self.who(by);
                &[]
            }
            Occurrence::Reveal { what, from: _ } => {
                self.cards(what);
                &["revealed"]
            }
            Occurrence::FormChange { who, to: _ } => {
                self.who(who);
                &[]
            }
            Occurrence::EndOf(of) => {
                if !of.is_period() {
                    self.report(
                        Code::AbilityParts,
                        "an ability waits for the end of a phase or round",
                        "write `phase`, `player-phase`, `villain-phase` or `round`, or wait for an `attack` or a `scheme`",
                    );
                }
                &[]
            }
            Occurrence::AnyOf(several) => {
                // Only what every one of them binds could be spoken of; in no card is there anything.
                several.iter_mut().for_each(|one| {
                    self.occurrence(one);
                });
                &[]
            }
        }
    }

    fn costs(&mut self, costs: &mut [Cost]) {
        for cost in costs {
            match cost {
                Cost::Exhaust(pick) | Cost::PayPrintedCost { of: pick } => self.pick(pick),
                Cost::Spend(spend) => {
                    let types = [&mut spend.energy, &mut spend.mental, &mut spend.physical, &mut spend.wild];
                    self.setting.spends = true;
                    types.into_iter().flatten().for_each(|amount| self.amount(amount));
                    self.setting.spends = false;
                }
                Cost::Discard { what, bind } => {
                    self.pick(what);
                    self.bind(*bind);
                }
                Cost::RemoveCounters(counters) => self.counter(&mut counters.counter),
                Cost::TakeDamage { amount, who } => {
                    self.amount(amount);
                    if let Some(who) = who {
                        self.pick(who);
                    }
                }
                Cost::Heal { amount, from } => {
                    self.amount(amount);
                    self.pick(from);
                }
            }
        }
    }

    /// Steps in their order: what one binds, the next may speak of.
    fn steps(&mut self, steps: &mut [Step]) {
        if matches!(steps.first(), Some(Step::Then(_))) {
            self.report(Code::AbilityParts, "`then` needs a step before it", "leave the `then` out");
        }
        for step in steps {
            self.step(step);
        }
    }

    fn step(&mut self, step: &mut Step) {
        match step {
            Step::Heal { amount, from, bind, beyond_maximum } => {
                if *beyond_maximum && amount.is_all() {
                    let help = "write a number, or leave `beyond-maximum` out";
                    self.report(Code::AbilityParts, "all the damage that is there is never beyond it", help);
                }
                self.amount(amount);
                self.pick(from);
                self.bind(*bind);
            }
            Step::DealDamage { amount, to: at, bind } => {
                self.amount(amount);
                self.pick(at);
                self.bind(*bind);
            }
            Step::AssignDamage { amount, among, by } => {
                self.amount(amount);
                self.cards(among);
                if let Some(who) = by {
                    self.who(who);
                }
            }
            Step::MoveDamage { amount, from, to } | Step::MoveThreat { amount, from, to } => {
                self.amount(amount);
                self.pick(from);
                self.pick(to);
            }
            Step::PlaceDamage { amount, at }
            | Step::RemoveThreat { amount, from: at }
            | Step::PlaceThreat { amount, at } => {
                self.amount(amount);
                self.pick(at);
            }
            Step::Draw { who, count, up_to } => {
                if count.is_some() == up_to.is_some() {
                    self.report(
                        Code::AbilityParts,
                        "how many cards are drawn is said once",
                        "write `count` or `up-to`",
                    );
                }
                if let Some(who) = who {
                    self.who(who);
                }
                [count, up_to].into_iter().flatten().for_each(|amount| self.amount(amount));
            }
            Step::Discard { what, bind } => {
                self.pick(what);
                self.bind(*bind);
            }
            Step::Reveal { what, bind } => {
                if of_player(what) {
                    self.report(
                        Code::AbilityParts,
                        "only encounter cards are revealed",
                        "write `look-at`, or name a zone of the scenario",
                    );
                }
                self.pick(what);
                self.bind(*bind);
            }
            Step::DiscardTop { of: _, count, bind } => {
                self.amount(count);
                self.bind(*bind);
            }
            Step::DiscardUntil { of: _, r#for, bind } | Step::Search { r#in: _, r#for, bind } => {
                self.cards(r#for);
                self.bind(Some(*bind));
            }
            Step::LookAt { what, bind } | Step::ChooseCards { what, bind } => {
                self.pick(what);
                self.bind(Some(*bind));
            }
            Step::Move { what, to, at } => {
                self.pick(what);
                if at.is_some() && !matches!(to, Zone::Deck | Zone::EncounterDeck) {
                    self.report(
                        Code::AbilityParts,
                        "only a deck has a top and a bottom",
                        "leave `at` out, or write `to: deck` or `to: encounter-deck`",
                    );
                }
            }
            Step::GiveBoostCard { to: pick }
            | Step::Exhaust(pick)
            | Step::Ready(pick)
            | Step::Defeat(pick)
            | Step::Resolve { abilities: _, of: pick } => self.pick(pick),
            Step::PutIntoPlay { what, engaged, control, facedown_as, bind } => {
                self.pick(what);
                [engaged, control].into_iter().flatten().for_each(|who| self.who(who));
                if let Some(facedown) = facedown_as {
                    self.ids.traits.follow(self.check, facedown);
                }
                self.bind(*bind);
            }
            Step::TakeControl { of, who, until: _ } => {
                self.pick(of);
                if let Some(who) = who {
                    self.who(who);
                }
            }
            Step::Engage { what, with } => {
                self.pick(what);
                self.who(with);
            }
            Step::DealEncounterCard { to } => self.who(to),
            Step::Generate(Generate::PrintedOn(pick)) => self.pick(pick),
            Step::GiveStatus { status: _, to, bind } => {
                self.pick(to);
                self.bind(*bind);
            }
            Step::AddCounters { counter, count } => {
                self.counter(counter);
                self.amount(count);
            }
            Step::EnemyAttacks { by, against, bind } => {
                self.pick(by);
                self.pick(against);
                self.bind(*bind);
            }
            Step::EnemySchemes { by, bind } => {
                self.pick(by);
                self.bind(*bind);
            }
            Step::AlsoAttack { by, against } => {
                self.pick(by);
                self.pick(against);
            }
            Step::Prevent(_) | Step::Cancel(_) | Step::Instead(_) => self.on_what_is_interrupted(step),
            Step::Then(steps) | Step::May(steps) => self.steps(steps),
            Step::If { holds, then, r#else } => {
                self.claim(holds);
                self.steps(then);
                self.steps(r#else);
            }
            Step::ChooseOne(options) => {
                if options.len() < 2 {
                    self.report(
                        Code::AbilityParts,
                        "a choice of fewer than two",
                        "write two options or more",
                    );
                }
                for option in options {
                    self.costs(&mut option.cost);
                    self.steps(&mut option.steps);
                }
            }
            Step::ChoosePlayer { bind } => self.bind(Some(*bind)),
            Step::AsPlayer { who, r#do } => {
                self.who(who);
                self.steps(r#do);
            }
            Step::EachPlayer { r#do } => self.steps(r#do),
            Step::Lasting(lasting) => {
                let before = std::mem::replace(&mut self.setting.lasting, true);
                self.modifiers(&mut lasting.modifiers);
                self.setting.lasting = before;
            }
            Step::Later { at, r#do, place: _ } => {
                if let Later::After(occurrence) | Later::Instead { of: occurrence, .. } = at {
                    let roles = self.occurrence(&mut occurrence.value);
                    self.bound.extend(roles.iter().map(|role| Binding::of(role)));
                    if only_afterwards(&occurrence.value) {
                        let help = "write `at: { end-of: .. }`";
                        self.report(Code::AbilityParts, "what is left for an end says so by itself", help);
                    }
                }
                let before = std::mem::replace(&mut self.setting.later, true);
                self.steps(r#do);
                self.setting.later = before;
            }
            Step::GainSurge => self.only_when_revealed(),
            Step::AddAcceleration
            | Step::Shuffle(_)
            | Step::Generate(Generate::Resources(_))
            | Step::ChangeForm { to: _ }
            | Step::Advance
            | Step::LoseGame => {}
        }
    }

    /// Steps that change what is about to happen stand in interrupts (damage.prevent-damage, effects.cancel.definition,
    /// effects.replacement.definition).
    fn on_what_is_interrupted(&mut self, step: &mut Step) {
        if !self.setting.interrupts {
            self.report(
                Code::AbilityParts,
                "nothing is about to happen here",
                "`prevent`, `cancel` and `instead` stand in an interrupt",
            );
        }
        match step {
            Step::Prevent(amount) => self.amount(amount),
            Step::Instead(steps) => self.steps(steps),
            _ => {}
        }
    }
}

/// Whether cards of a player's zone are meant.
fn of_player(pick: &Pick) -> bool {
    let own = |zone: Option<Zone>| matches!(zone, Some(Zone::Hand | Zone::Deck | Zone::Discard));
    match pick {
        Pick::Each(cards) | Pick::Choose { from: cards, .. } | Pick::Random { from: cards } => {
            own(cards.0.r#in)
        }
        Pick::Topmost(cards) => own(cards.0.r#in),
        Pick::Top { of, .. } => own(Some(*of)),
        Pick::AllOf(picks) => picks.iter().any(of_player),
        Pick::Varies(varies) => of_player(&varies.usually) || of_player(&varies.but),
        _ => false,
    }
}

/// Whether an occurrence opens a window only after it.
fn only_afterwards(occurrence: &Occurrence) -> bool {
    match occurrence {
        Occurrence::EndOf(_) => true,
        Occurrence::AnyOf(several) => several.iter().any(only_afterwards),
        _ => false,
    }
}
