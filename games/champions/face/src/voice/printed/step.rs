//! Steps, as orders: each is a clause without a capital and without a full stop.

use champions::card::CounterId;
use champions::card::ability::{
    Amount, Cancel, Cards, Cost, Counters, Duration, Generate, Lasting, Later, Modifier, Noun, Opt, Pick,
    Resolved, Resource, Resources, Spend, Step, Who, Zone,
};
use words::{Arg, Join, Message};

use super::Telling;
use super::amount::Unit;
use super::occurrence::{Tense, form_code};
use super::sentence::{Clause, JOINED, ends_in_list, sentences};
use super::who::{Deed, Known, Mode, known};
use crate::voice::term;

impl Telling<'_> {
    /// Steps one after the other, each as a sentence of its own.
    pub(in crate::voice) fn sentences(&mut self, steps: &[Step]) -> Arg {
        let clauses = self.clauses_of(steps);
        sentences(clauses.into_iter().map(|clause| clause.sentence("champions-sentence")))
    }

    /// Steps one after the other, each as a clause.
    pub(super) fn clauses_of(&mut self, steps: &[Step]) -> Vec<Clause> {
        let mut clauses = Vec::new();
        self.clauses(steps, &mut clauses);
        clauses
    }

    fn clauses(&mut self, steps: &[Step], clauses: &mut Vec<Clause>) {
        for step in steps {
            match step {
                // Only the first of several takes the place of what was to happen; the others follow it.
                Step::Instead(inner) => {
                    let Some((first, others)) = inner.split_first() else { continue };
                    let list = ends_in_list(first);
                    let first = self.step(first);
                    let says = Message::new("champions-step-instead").with("steps", first);
                    clauses.push(Clause { says, list });
                    self.clauses(others, clauses);
                }
                _ => clauses.push(Clause { list: ends_in_list(step), says: self.step(step) }),
            }
        }
    }

    /// Steps inside a sentence.
    pub(super) fn steps(&mut self, steps: &[Step]) -> Arg {
        let clauses = steps.iter().map(|step| self.step(step).into()).collect();
        Arg::List(clauses, Join::And)
    }

    /// Steps after a condition. Only the first has the order of words that a condition before it asks for.
    fn steps_then(&mut self, steps: &[Step]) -> Arg {
        let clauses = steps.iter().enumerate().map(|(place, step)| match place {
            0 => self.step(step).into(),
            _ => Message::new("champions-clause-plain").with("clause", self.step(step)).into(),
        });
        Arg::List(clauses.collect(), Join::And)
    }

    /// A step about certain cards.
    fn on(&mut self, key: &'static str, pick: &Pick) -> Message {
        Message::new(key).with("who", self.pick(pick))
    }

    #[expect(
        clippy::too_many_lines,
        reason = "one arm for each step of the vocabulary, so that none is forgotten"
    )]
    fn step(&mut self, step: &Step) -> Message {
        match step {
            Step::DealDamage { amount, to, bind } => {
                let step = match to {
                    Pick::You => Message::new("champions-step-take"),
                    _ => self.on("champions-step-deal", to),
                };
                let step = self.so_much(step, amount, Unit::Damage);
                self.name(*bind, Known::Damaged);
                step
            }
            Step::AssignDamage { amount, among, by } => {
                let divided = match by {
                    None | Some(Who::You) => Message::new("champions-step-assign"),
                    Some(by) => Message::new("champions-step-assign-by").with("player", self.player(by)),
                };
                let quantity = self.quantity(amount, Unit::Damage);
                divided.with("quantity", quantity).with("who", self.cards(among, Mode::Many))
            }
            Step::MoveDamage { amount, from, to } => Message::new("champions-step-move-damage")
                .with("quantity", self.quantity(amount, Unit::Damage))
                .with("from", self.pick(from))
                .with("to", self.pick(to)),
            Step::MoveThreat { amount, from, to } => Message::new("champions-step-move-damage")
                .with("quantity", self.quantity(amount, Unit::Threat))
                .with("from", self.pick(from))
                .with("to", self.pick(to)),
            Step::PlaceDamage { amount, at } => {
                let step = self.on("champions-step-place", at);
                self.so_much(step, amount, Unit::Damage)
            }
            Step::Defeat(what) => self.on("champions-step-defeat", what),
            Step::Heal { amount, from, beyond_maximum, bind } => {
                let step = self.on(
                    if *beyond_maximum { "champions-step-heal-beyond" } else { "champions-step-heal" },
                    from,
                );
                let step = self.so_much(step, amount, Unit::Damage);
                self.name(*bind, Known::Character);
                self.did(*bind, Deed::Healed);
                step
            }
            Step::RemoveThreat { amount, from } => {
                let step = self.on("champions-step-remove-threat", from);
                self.so_much(step, amount, Unit::Threat)
            }
            Step::PlaceThreat { amount, at } => {
                let step = self.on("champions-step-place", at);
                self.so_much(step, amount, Unit::Threat)
            }
            Step::AddAcceleration => Message::new("champions-step-acceleration"),
            Step::Draw { who, count, up_to } => self.draw(who.as_ref(), count.as_ref(), up_to.as_ref()),
            Step::Discard { what, bind } => {
                let message = self.on("champions-step-discard", what);
                self.name(*bind, Known::Card);
                self.did(*bind, Deed::Discarded);
                message
            }
            Step::DiscardTop { of, count, bind } => {
                let message = Message::new("champions-step-discard-top")
                    .with("quantity", self.quantity(count, Unit::Cards))
                    .with("zone", self.zone(of.unwrap_or(Zone::Deck), None));
                let one = *count == Amount::Number(1);
                self.name(*bind, if one { Known::Card } else { Known::Cards });
                message
            }
            Step::DiscardUntil { of, r#for, bind } => {
                let message = Message::new("champions-step-discard-until")
                    .with("zone", self.zone(*of, None))
                    .with("who", self.cards(r#for, Mode::One));
                self.name(Some(*bind), found(r#for));
                message
            }
            Step::LookAt { what, bind } => {
                let message = self.on("champions-step-look-at", what);
                self.name(Some(*bind), Known::Cards);
                message
            }
            Step::Search { r#in, r#for, bind } => {
                let zones = r#in.iter().map(|zone| self.zone(*zone, None)).collect::<Vec<_>>();
                let message = Message::new("champions-step-search")
                    .with("zones", Arg::List(term::parts(zones), Join::And))
                    .with("who", self.cards(r#for, Mode::One));
                self.name(Some(*bind), found(r#for));
                message
            }
            Step::Move { what, to: Zone::OutOfGame, .. } => self.on("champions-step-remove", what),
            Step::Move { what, to, at: Some(end) } => {
                let owner = self.owner(what);
                let zone = self.end(*to, *end, owner);
                self.on("champions-step-move", what).with("zone", zone)
            }
            Step::Move { what, to, at: None } => {
                let owner = self.owner(what);
                let zone = self.zone(*to, owner);
                let key = match (to, owner) {
                    (Zone::Hand, None) => "champions-step-move-to-hand",
                    _ => "champions-step-move",
                };
                self.on(key, what).with("zone", zone)
            }
            Step::Shuffle(zone) => {
                Message::new("champions-step-shuffle").with("zone", self.zone(*zone, None))
            }
            Step::PutIntoPlay { what, engaged, control, facedown_as, bind: _ } => {
                let mut put = self.on("champions-step-put", what);
                if let Some(of) = facedown_as {
                    put = Message::new("champions-step-put-facedown")
                        .with("step", put)
                        .with("number", Telling::number(what))
                        .with("trait", self.printed.trait_name(of.place));
                }
                if let Some(engaged) = engaged {
                    let player = self.player(engaged);
                    let number = Telling::number(what);
                    let key = match (facedown_as, number) {
                        (Some(_), _) => "champions-step-put-engaged-facedown",
                        (None, "many") => "champions-step-put-engaged-many",
                        (None, _) => "champions-step-put-engaged",
                    };
                    put = Message::new(key).with("step", put).with("number", number).with("player", player);
                }
                if let Some(control) = control {
                    put = match control {
                        Who::You => Message::new("champions-step-put-yours").with("step", put),
                        _ => Message::new("champions-step-put-control")
                            .with("step", put)
                            .with("player", self.player(control)),
                    };
                }
                put
            }
            Step::Reveal { what, bind } => {
                let message = self.on("champions-step-reveal", what);
                let which = match what {
                    Pick::Each(cards) => known(cards),
                    _ => Known::Card,
                };
                self.name(*bind, which);
                self.did(*bind, Deed::Revealed);
                message
            }
            Step::DealEncounterCard { to } => {
                Message::new("champions-step-deal-encounter").with("player", self.player(to))
            }
            Step::GiveBoostCard { to } => self.on("champions-step-boost", to),
            Step::Generate(Generate::Resources(resources)) => {
                Message::new("champions-step-generate").with("resources", term::glyphs(*resources))
            }
            Step::Generate(Generate::PrintedOn(pick)) => self.on("champions-step-generate-printed", pick),
            Step::Exhaust(pick) => self.on("champions-step-exhaust", pick),
            Step::Ready(pick) => self.on("champions-step-ready", pick),
            Step::GiveStatus { status, to, bind } => {
                let message = match to {
                    Pick::You => Message::new("champions-step-status-you"),
                    _ => self.on("champions-step-status", to),
                };
                self.name(*bind, Known::Character);
                self.did(*bind, Deed::Given);
                message.with("status", term::status(*status))
            }
            Step::ChangeForm { to: None } => Message::new("champions-step-change-form"),
            Step::ChangeForm { to: Some(form) } => {
                Message::new("champions-step-change-form-to").with("form", form_code(*form))
            }
            Step::AddCounters { counter, count } => {
                let name = self.printed.counter_name(CounterId(counter.place));
                self.so_much(Message::new("champions-step-counters"), count, Unit::Counters(&name))
            }
            Step::TakeControl { of, who, until } => {
                let taken = match who {
                    None | Some(Who::You) => self.on("champions-step-take-control", of),
                    Some(who) => {
                        let player = self.player(who);
                        self.on("champions-step-gives-control", of).with("player", player)
                    }
                };
                match until {
                    Some(until) => Message::new(lasting_key(*until)).with("holds", taken),
                    None => taken,
                }
            }
            Step::Engage { what, with } => {
                let player = self.player(with);
                self.on("champions-step-engage", what).with("player", player)
            }
            Step::GainSurge => Message::new("champions-step-surge"),
            Step::EnemyAttacks { by, against, bind } => {
                let message =
                    self.enemy(by, against, ["champions-step-attacks-you", "champions-step-attacks"]);
                self.name(*bind, Known::Damaged);
                self.did(*bind, Deed::Attacked);
                message
            }
            Step::EnemySchemes { by, bind } => {
                let message = self.on("champions-step-schemes", by).with("number", Telling::number(by));
                self.name(*bind, Known::Placed);
                message
            }
            Step::AlsoAttack { by, against } => {
                self.enemy(by, against, ["champions-step-also-attacks-you", "champions-step-also-attacks"])
            }
            Step::Advance => Message::new("champions-step-advance"),
            Step::LoseGame => Message::new("champions-step-lose"),
            Step::Prevent(amount) => {
                let unit = self.prevents;
                Message::new("champions-step-prevent").with("quantity", self.quantity(amount, unit))
            }
            Step::Cancel(Cancel::WhenRevealed) => Message::new("champions-step-cancel-revealed"),
            Step::Cancel(Cancel::Card) if self.played => Message::new("champions-step-cancel-played"),
            Step::Cancel(Cancel::Card) => Message::new("champions-step-cancel-card"),
            Step::Cancel(Cancel::Effects) => Message::new("champions-step-cancel-effects"),
            Step::Instead(steps) => Message::new("champions-step-instead").with("steps", self.steps(steps)),
            Step::Then(steps) => Message::new("champions-step-then").with("steps", self.steps(steps)),
            Step::If { holds, then, r#else } if r#else.is_empty() && then.len() > JOINED => {
                let claim = self.claim(holds);
                Message::new("champions-step-if-list").with("claim", claim).with("lines", self.lines_of(then))
            }
            Step::If { holds, then, r#else } => {
                let (claim, steps) = (self.claim(holds), self.steps_then(then));
                // What is one plain order can stand before its condition; several would leave open which of them it is for.
                let plain = matches!(&then[..], [step] if !has_shape(step));
                match (r#else.is_empty(), plain) {
                    (true, true) => Message::new("champions-step-if-after"),
                    (true, false) => Message::new("champions-step-if"),
                    (false, _) => {
                        Message::new("champions-step-if-else").with("else", self.steps_then(r#else))
                    }
                }
                .with("claim", claim)
                .with("then", steps)
            }
            Step::May(steps) => Message::new("champions-step-may").with("steps", self.steps(steps)),
            Step::ChooseOne(options) => {
                Message::new("champions-step-choose-one").with("options", self.options(options))
            }
            Step::ChooseCards { what, bind } => {
                let message = self.on("champions-step-choose", what);
                self.name(Some(*bind), Known::Card);
                message
            }
            Step::ChoosePlayer { bind } => {
                self.name(Some(*bind), Known::Player);
                Message::new("champions-step-choose-player")
            }
            Step::AsPlayer { who, r#do } => {
                let player = self.player(who);
                let steps = self.of_others(r#do);
                Message::new("champions-step-as-player").with("player", player).with("steps", steps)
            }
            Step::EachPlayer { r#do } => {
                let message = match &r#do[..] {
                    [Step::ChooseOne(options)] => Message::new("champions-step-each-player-chooses")
                        .with("options", self.options(options)),
                    _ => Message::new("champions-step-each-player").with("steps", self.of_others(r#do)),
                };
                // Afterwards a name means what it meant for all players together.
                for (_, known) in &mut self.names {
                    if *known == Known::Card {
                        *known = Known::Cards;
                    }
                }
                message
            }
            Step::Resolve { abilities: Resolved::Special, of } => self.on("champions-step-resolve", of),
            Step::Lasting(lasting) => self.lasting(lasting),
            Step::Later { at, r#do, .. } => self.later(at, r#do),
        }
    }

    fn draw(&mut self, who: Option<&Who>, count: Option<&Amount>, up_to: Option<&Amount>) -> Message {
        let one = Amount::Number(1);
        let message = match (who, up_to) {
            (None | Some(Who::You), Some(_)) => Message::new("champions-step-draw-up-to"),
            (None | Some(Who::You), None) => Message::new("champions-step-draw"),
            (Some(who), Some(_)) => {
                Message::new("champions-step-player-draws-up-to").with("player", self.player(who))
            }
            (Some(who), None) => Message::new("champions-step-player-draws").with("player", self.player(who)),
        };
        match up_to {
            Some(most) => message.with("most", self.bare(most)),
            None => message.with("quantity", self.quantity(count.unwrap_or(&one), Unit::Cards)),
        }
    }

    /// Whose zone cards go to: what lies under a card, or was defeated, goes back to its owner.
    fn owner(&self, what: &Pick) -> Option<&'static Who> {
        match what {
            Pick::Each(cards) if matches!(cards.0.r#in, Some(Zone::Here | Zone::FacedownHere)) => {
                Some(&Who::Any)
            }
            Pick::The(name) if self.known(name.value).is_none() => Some(&Who::Any),
            _ => None,
        }
    }

    /// An enemy attacks you, or somebody else.
    fn enemy(&mut self, by: &Pick, against: &Pick, [you, others]: [&'static str; 2]) -> Message {
        let number = Telling::number(by);
        match against {
            Pick::You => self.on(you, by).with("number", number),
            _ => {
                let attacks = self.on(others, by).with("number", number);
                attacks.with("against", self.pick(against))
            }
        }
    }

    /// Steps that another player takes than the one whom the text calls "you".
    fn of_others(&mut self, steps: &[Step]) -> Arg {
        let before = std::mem::replace(&mut self.others, true);
        let steps = self.steps(steps);
        self.others = before;
        steps
    }

    /// Steps under what leads to them, a line each.
    fn lines_of(&mut self, steps: &[Step]) -> Arg {
        let lines = steps.iter().map(|step| {
            let clause = Clause { list: ends_in_list(step), says: self.step(step) };
            clause.sentence("champions-sentence").0
        });
        Arg::List(lines.collect(), Join::Lines)
    }

    fn options(&mut self, options: &[Opt]) -> Arg {
        let line = |option: &Opt| -> Arg {
            let option = match &option.steps[..] {
                steps if option.cost.is_empty() && steps.len() > JOINED => return self.sentences(steps),
                _ => self.option(option),
            };
            Message::new("champions-sentence").with("clause", option).into()
        };
        Arg::List(options.iter().map(line).collect(), Join::Lines)
    }

    /// One option: what it costs, what it does.
    pub(super) fn option(&mut self, option: &Opt) -> Message {
        match (option.cost.is_empty(), option.steps.is_empty()) {
            (true, true) => Message::new("champions-step-nothing"),
            (true, false) => {
                let steps = match option.steps.len() > JOINED {
                    true => self.sentences(&option.steps),
                    false => self.steps(&option.steps),
                };
                Message::new("champions-phrase").with("text", steps)
            }
            (false, true) => Message::new("champions-phrase").with("text", self.costs_of(&option.cost)),
            (false, false) => {
                let cost = self.costs_of(&option.cost);
                Message::new("champions-paid").with("cost", cost).with("effect", self.steps(&option.steps))
            }
        }
    }

    /// All costs at once.
    pub(super) fn costs_of(&mut self, costs: &[Cost]) -> Arg {
        let costs = costs.iter().map(|cost| self.cost(cost).into()).collect();
        Arg::List(costs, Join::Comma)
    }

    fn cost(&mut self, cost: &Cost) -> Message {
        match cost {
            Cost::Exhaust(pick) => self.on("champions-step-exhaust", pick),
            Cost::Spend(spend) => self.spend(spend),
            Cost::Discard { what, bind } => {
                let message = self.on("champions-step-discard", what);
                self.name(*bind, Known::Cards);
                message
            }
            Cost::RemoveCounters(Counters { counter, count }) => {
                let quantity = self.printed.counters_said(CounterId(counter.place), (*count).into());
                Message::new("champions-cost-counters").with("quantity", quantity)
            }
            Cost::TakeDamage { amount, who } => {
                let quantity = self.quantity(amount, Unit::Damage);
                match who {
                    None | Some(Pick::You) => Message::new("champions-step-take"),
                    Some(who) => self.on("champions-step-deal", who),
                }
                .with("quantity", quantity)
            }
            Cost::Heal { amount, from } => {
                let quantity = self.quantity(amount, Unit::Damage);
                self.on("champions-step-heal", from).with("quantity", quantity)
            }
            Cost::PayPrintedCost { of } => self.on("champions-cost-printed", of),
        }
    }

    /// Resources of certain types; an amount that is asked for is an X before its glyph.
    fn spend(&mut self, spend: &Spend) -> Message {
        let Spend { energy, mental, physical, wild } = spend;
        let mut certain = Resources::default();
        let mut parts: Vec<Arg> = Vec::new();
        for (resource, amount) in Resource::ALL.into_iter().zip([energy, mental, physical, wild]) {
            match amount {
                None => {}
                Some(Amount::Number(number)) => {
                    certain.add(resource, u8::try_from(*number).unwrap_or(0));
                }
                Some(amount @ Amount::Counted(_)) => {
                    let mut one = Resources::default();
                    one.add(resource, 1);
                    let amount = self.bare(amount);
                    let part = Message::new("champions-spend-counted").with("amount", amount);
                    parts.push(part.with("resource", term::glyphs(one)).into());
                }
            }
        }
        if certain.total() > 0 {
            parts.insert(0, term::glyphs(certain).into());
        }
        Message::new("champions-cost-spend").with("resources", Arg::List(parts, Join::And))
    }

    /// Something that holds for a while.
    pub(in crate::voice) fn lasting(&mut self, lasting: &Lasting) -> Message {
        let holds = self.modifiers(&lasting.modifiers);
        // "This attack gains overkill" says by itself for how long.
        let of_attack = |modifier: &Modifier| matches!(modifier, Modifier::Keyword { of, .. } if of.0.kind == Some(Noun::Attack));
        if lasting.until == Duration::Attack && lasting.modifiers.iter().all(of_attack) {
            return Message::new("champions-phrase").with("text", holds);
        }
        let message = Message::new(lasting_key(lasting.until)).with("holds", holds);
        match lasting.uses {
            Some(uses) => Message::new("champions-lasting-uses").with("lasting", message).with("uses", uses),
            None => message,
        }
    }

    fn later(&mut self, at: &Later, steps: &[Step]) -> Message {
        let message = match at {
            Later::EndOf(Duration::Attack) => Message::new("champions-later-attack"),
            Later::EndOf(Duration::Activation) => Message::new("champions-later-activation"),
            Later::EndOf(Duration::Phase) => Message::new("champions-later-phase"),
            Later::EndOf(Duration::PlayerPhase) => Message::new("champions-later-player-phase"),
            Later::EndOf(Duration::VillainPhase) => Message::new("champions-later-villain-phase"),
            Later::EndOf(Duration::Round) => Message::new("champions-later-round"),
            Later::After(occurrence) => Message::new("champions-later-after")
                .with("occurrence", self.occurrence(&occurrence.value, Tense::After)),
            Later::Instead { of, until } => {
                let occurrence = self.occurrence(&of.value, Tense::Instead);
                Message::new("champions-later-instead")
                    .with("occurrence", occurrence)
                    .with("until", duration_code(*until))
            }
        };
        message.with("steps", self.steps(steps))
    }
}

/// "until the end of the round, .."
fn lasting_key(until: Duration) -> &'static str {
    match until {
        Duration::Attack => "champions-lasting-attack",
        Duration::Activation => "champions-lasting-activation",
        Duration::Phase => "champions-lasting-phase",
        Duration::PlayerPhase => "champions-lasting-player-phase",
        Duration::VillainPhase => "champions-lasting-villain-phase",
        Duration::Round => "champions-lasting-round",
    }
}

/// A duration, for messages that tell them apart.
pub(in crate::voice) fn duration_code(duration: Duration) -> &'static str {
    match duration {
        Duration::Attack => "attack",
        Duration::Activation => "activation",
        Duration::Phase => "phase",
        Duration::PlayerPhase => "player-phase",
        Duration::VillainPhase => "villain-phase",
        Duration::Round => "round",
    }
}

/// Whether a step is made of others, or has so much to say that a condition after it would be lost.
fn has_shape(step: &Step) -> bool {
    matches!(
        step,
        Step::Instead(_)
            | Step::Then(_)
            | Step::If { .. }
            | Step::May(_)
            | Step::ChooseOne(_)
            | Step::AsPlayer { .. }
            | Step::EachPlayer { .. }
            | Step::Later { .. }
            | Step::PutIntoPlay { .. }
    )
}

/// What a card that was sought is spoken of as.
fn found(cards: &Cards) -> Known {
    match known(cards) {
        Known::Minion => Known::Minion,
        _ => Known::Found,
    }
}
