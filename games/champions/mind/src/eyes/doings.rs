//! What trees say, in words: so that a card that nobody has seen before is known by what it does.

use arena::Features;
use champions::card::ability::{
    Ability, Amount, Ban, Cards, Claim, Cost, Counted, Form, Generate, Label, Modifier, Occurrence, Part,
    Pick, Status, Step, When, Who, Zone, parts,
};

use super::word::{Word, say, steps};

/// How much some steps do in all, as far as they name numbers.
#[derive(Clone, Copy, Default)]
pub(super) struct Gist {
    /// Damage to enemies, or to whomever.
    pub damage: f32,
    /// Threat that is removed.
    pub thwart: f32,
    /// Damage that is healed.
    pub heal: f32,
    /// Cards that are drawn.
    pub draw: f32,
    /// Damage or threat that is prevented.
    pub prevent: f32,
    /// Resources that are generated.
    pub generate: f32,
    /// Cards that are readied.
    pub ready: f32,
    /// Status cards that are given.
    pub statuses: f32,
    /// Threat that is placed, and damage to one's own side.
    pub harm: f32,
}

impl Gist {
    /// What some steps come to.
    pub(super) fn of(ability: &Ability) -> Gist {
        let mut gist = Gist::default();
        parts(&ability.steps, &mut |part| {
            if let Part::Step(step) = part {
                gist.add(step);
            }
        });
        gist
    }

    fn add(&mut self, step: &Step) {
        match step {
            Step::DealDamage { amount, to, .. } if is_own(to) => self.harm += usual(amount),
            Step::DealDamage { amount, .. } | Step::MoveDamage { amount, .. } => self.damage += usual(amount),
            Step::AssignDamage { amount, .. } => self.harm += usual(amount),
            Step::RemoveThreat { amount, .. } => self.thwart += usual(amount),
            Step::PlaceThreat { amount, .. } => self.harm += usual(amount),
            Step::Heal { amount, .. } => self.heal += usual(amount),
            Step::Draw { count, up_to, .. } => {
                self.draw += count.as_ref().or(up_to.as_ref()).map_or(1.0, usual);
            }
            Step::Prevent(amount) => self.prevent += usual(amount),
            Step::Generate(Generate::Resources(resources)) => self.generate += f32::from(resources.total()),
            Step::Generate(Generate::PrintedOn(_)) => self.generate += 1.0,
            Step::Ready(_) => self.ready += 1.0,
            Step::GiveStatus { .. } => self.statuses += 1.0,
            _ => {}
        }
    }
}

/// A number, or what a counted one mostly comes to.
fn usual(amount: &Amount) -> f32 {
    match amount {
        Amount::Number(number) => f32::from(*number),
        Amount::Counted(_) => 3.0,
    }
}

fn is_own(pick: &Pick) -> bool {
    matches!(pick, Pick::You | Pick::YourHero | Pick::YourAlterEgo | Pick::EngagedHero)
}

/// All of an ability: when, at what cost, and each thing that it does.
pub(super) fn ability(out: &mut Features, role: u32, ability: &Ability) {
    let label = match ability.label {
        None => 0,
        Some(Label::Attack) => 1,
        Some(Label::Thwart) => 2,
        Some(Label::Defence) => 3,
    };
    say(out, Word::When, [role, when(&ability.when.value), label * 4 + form(ability.form)]);
    for cost in &ability.cost {
        let (kind, amount) = price(cost);
        say(out, Word::Cost, [kind, amount, 0]);
    }
    does(out, Word::Does, &ability.steps);
}

/// Each thing that some steps do.
pub(super) fn does(out: &mut Features, word: Word, all: &[Step]) {
    parts(all, &mut |part| match part {
        Part::Step(step) => {
            let (verb, amount, on) = doing(step);
            if verb != SHAPE {
                say(out, word, [verb, amount, on]);
            }
        }
        Part::Claim(claim) => say(out, Word::Deep, [0, provided(claim), 0]),
        Part::Pick(_) | Part::Cards(_) | Part::Who(_) => {}
    });
}

/// What an ability comes to in one number: when it happens and the first thing that it does.
pub(super) fn gist_of(ability: &Ability) -> u32 {
    let mut first = SHAPE;
    parts(&ability.steps, &mut |part| {
        if let Part::Step(step) = part
            && first == SHAPE
        {
            first = doing(step).0;
        }
    });
    when(&ability.when.value) * 64 + first
}

/// A step that only says in what order or whether others happen.
const SHAPE: u32 = 0;

/// A step as a verb, how much, and on whom.
fn doing(step: &Step) -> (u32, u32, u32) {
    match step {
        Step::DealDamage { amount, to, .. } => (1, size(amount), target(to)),
        Step::AssignDamage { amount, among, .. } => (2, size(amount), such(among)),
        Step::MoveDamage { amount, to, .. } => (3, size(amount), target(to)),
        Step::MoveThreat { amount, to, .. } => (4, size(amount), target(to)),
        Step::PlaceDamage { amount, at } => (5, size(amount), target(at)),
        Step::Heal { amount, from, .. } => (6, size(amount), target(from)),
        Step::Defeat(pick) => (7, 0, target(pick)),
        Step::RemoveThreat { amount, from } => (8, size(amount), target(from)),
        Step::PlaceThreat { amount, at } => (9, size(amount), target(at)),
        Step::AddAcceleration => (10, 0, 0),
        Step::Draw { who, count, up_to } => {
            let amount = count.as_ref().or(up_to.as_ref()).map_or(1, size);
            (11, amount, who.as_ref().map_or(0, player))
        }
        Step::Discard { what, .. } => (12, 0, target(what)),
        Step::DiscardTop { of, count, .. } => (13, size(count), of.map_or(0, zone)),
        Step::DiscardUntil { of, r#for: cards, .. } => (14, zone(*of), such(cards)),
        Step::LookAt { what, .. } => (15, 0, target(what)),
        Step::Search { r#for: cards, .. } => (16, 0, such(cards)),
        Step::Move { what, to, .. } => (17, zone(*to), target(what)),
        Step::Shuffle(_) => (SHAPE, 0, 0),
        Step::PutIntoPlay { what, engaged, .. } => (18, u32::from(engaged.is_some()), target(what)),
        Step::Reveal { what, .. } => (19, 0, target(what)),
        Step::DealEncounterCard { to } => (20, 0, player(to)),
        Step::GiveBoostCard { to } => (21, 0, target(to)),
        Step::Generate(Generate::Resources(resources)) => (22, u32::from(resources.total()), 0),
        Step::Generate(Generate::PrintedOn(pick)) => (23, 0, target(pick)),
        Step::Exhaust(pick) => (24, 0, target(pick)),
        Step::Ready(pick) => (25, 0, target(pick)),
        Step::GiveStatus { status: given, to, .. } => (26, status(*given), target(to)),
        Step::ChangeForm { to } => (27, form(*to), 0),
        Step::AddCounters { count, .. } => (28, size(count), 0),
        Step::TakeControl { of, .. } => (29, 0, target(of)),
        Step::Engage { what, with } => (30, player(with), target(what)),
        Step::GainSurge => (31, 0, 0),
        Step::EnemyAttacks { by, .. } => (32, 0, target(by)),
        Step::EnemySchemes { by, .. } => (33, 0, target(by)),
        Step::AlsoAttack { by, .. } => (34, 0, target(by)),
        Step::Advance => (35, 0, 0),
        Step::LoseGame => (36, 0, 0),
        Step::Prevent(amount) => (37, size(amount), 0),
        Step::Cancel(_) => (38, 0, 0),
        Step::Instead(_) => (39, 0, 0),
        Step::Resolve { of, .. } => (40, 0, target(of)),
        Step::Lasting(lasting) => {
            let first = lasting.modifiers.first().map_or((0, 0, 0), holding);
            (41, first.0, first.1)
        }
        Step::Later { .. } => (42, 0, 0),
        Step::May(_) => (43, 0, 0),
        Step::ChooseOne(options) => (44, options.len() as u32, 0),
        Step::ChoosePlayer { .. } => (45, 0, 0),
        Step::EachPlayer { .. } => (46, 0, 0),
        Step::AsPlayer { who, .. } => (47, player(who), 0),
        Step::Then(_) | Step::If { .. } | Step::ChooseCards { .. } => (SHAPE, 0, 0),
    }
}

/// What holds, for whom, and how much.
pub(super) fn holding(modifier: &Modifier) -> (u32, u32, u32) {
    match modifier {
        Modifier::Stat { of, is, by, .. } => (1 + 32 * *is as u32, size(by), such(of)),
        Modifier::Set { of, is, to } => (2 + 32 * *is as u32, size(to), such(of)),
        Modifier::Multiply { of, is, times } => (3 + 32 * *is as u32, u32::from(*times), such(of)),
        Modifier::Divide { of, is, by } => (4 + 32 * *is as u32, u32::from(by.get()), such(of)),
        Modifier::Base { of, .. } => (5, 0, such(of)),
        Modifier::Trait { of, .. } => (6, 0, such(of)),
        Modifier::Keyword { of, gains } => (7, gains.kind() as u32, such(of)),
        Modifier::Text { of, gains } => (8, gains.abilities.first().map_or(0, gist_of), such(of)),
        Modifier::Cannot(ban) => (9, banned(ban), 0),
        Modifier::MustDefend { .. } => (10, 0, 0),
        Modifier::Cost { of, by } => (11, size(by), such(of)),
        Modifier::PlayFromDiscard { what } => (12, 0, such(what)),
        Modifier::DoubledFor { .. } => (13, 0, 0),
        Modifier::ThreatPlaced { by, change } => (14, size(change), such(by)),
        Modifier::While { modifiers, .. } => {
            let (verb, amount, on) = modifiers.first().map_or((0, 0, 0), holding);
            (verb + (1 << 16), amount, on)
        }
    }
}

fn banned(ban: &Ban) -> u32 {
    match ban {
        Ban::TakeDamage { .. } => 1,
        Ban::LoseThreat { .. } => 2,
        Ban::Attack { .. } => 3,
        Ban::Thwart { .. } => 4,
        Ban::Scheme { .. } => 5,
        Ban::Defend { .. } => 6,
        Ban::Ready { .. } => 7,
        Ban::Exhaust { .. } => 8,
        Ban::ChangeForm { .. } => 9,
        Ban::BeHealed { .. } => 10,
        Ban::GetStatus { .. } => 11,
        Ban::GainThreat { .. } => 12,
        Ban::Draw { .. } => 13,
        Ban::Play { .. } => 14,
    }
}

/// When an ability happens, and what it waits for.
pub(super) fn when(when: &When) -> u32 {
    let kind = match when {
        When::Action => 1,
        When::Resource => 2,
        When::Special => 3,
        When::Setup => 4,
        When::WhenRevealed => 5,
        When::WhenDefeated => 6,
        When::WhenCompleted => 7,
        When::Boost => 8,
        When::Interrupt(_) => 9,
        When::Response(_) => 10,
        When::ForcedInterrupt(_) => 11,
        When::ForcedResponse(_) => 12,
    };
    kind * 32 + when.occurrence().map_or(0, occurrence)
}

fn occurrence(occurrence_: &Occurrence) -> u32 {
    match occurrence_ {
        Occurrence::Attack { .. } => 1,
        Occurrence::Scheme { .. } => 2,
        Occurrence::Thwart { .. } => 3,
        Occurrence::Defence { .. } => 4,
        Occurrence::Damage { .. } => 5,
        Occurrence::Threat { .. } => 6,
        Occurrence::Defeat { .. } => 7,
        Occurrence::EnterPlay { .. } => 8,
        Occurrence::Play { .. } => 9,
        Occurrence::Initiate { .. } => 10,
        Occurrence::Payment { .. } => 11,
        Occurrence::Reveal { .. } => 12,
        Occurrence::FormChange { .. } => 13,
        Occurrence::EndOf(_) => 14,
        Occurrence::AnyOf(several) => 16 + several.first().map_or(0, occurrence) % 16,
    }
}

fn price(cost: &Cost) -> (u32, u32) {
    match cost {
        Cost::Exhaust(pick) => (1, target(pick)),
        Cost::Spend(spend) => {
            let all = [&spend.energy, &spend.mental, &spend.physical, &spend.wild];
            let amounts = all.map(|amount| amount.as_ref().map_or(0, size));
            (2, amounts.into_iter().fold(0, |all, amount| all * 32 + amount))
        }
        Cost::Discard { what, .. } => (3, target(what)),
        Cost::RemoveCounters(counters) => (4, u32::from(counters.count)),
        Cost::TakeDamage { amount, .. } => (5, size(amount)),
        Cost::Heal { amount, .. } => (6, size(amount)),
        Cost::PayPrintedCost { of } => (7, target(of)),
    }
}

fn provided(claim: &Claim) -> u32 {
    match claim {
        Claim::Not(claim) => 16 + provided(claim) % 16,
        Claim::Trait(_) => 1,
        Claim::Form(shown) => 2 + form(Some(*shown)),
        Claim::InPlay(_) => 5,
        Claim::PaidWith(_) => 6,
        Claim::Happened(_) => 7,
        Claim::AtLeast(..) => 8,
        Claim::Printed { .. } => 9,
        Claim::FinalStep => 10,
        Claim::Undefended => 11,
    }
}

/// A number, or in what way it is counted.
fn size(amount: &Amount) -> u32 {
    let counted = match amount {
        Amount::Number(number) if *number < 0 => return 64 + steps(-i32::from(*number)),
        Amount::Number(number) => return steps(i32::from(*number)),
        Amount::Counted(counted) => counted,
    };
    match **counted {
        Counted::All => 32,
        Counted::The(_) => 33,
        Counted::Ask(_) => 34,
        Counted::PerPlayer(each) => 48 + u32::from(each).min(15),
        Counted::Count(_) => 35,
        Counted::Stat { .. } => 36,
        Counted::Counters(_) => 37,
        Counted::Icons(_) => 38,
        Counted::ResourceTypes(_) => 39,
        Counted::BoostIcons(_) => 40,
        Counted::Times(_) => 41,
        Counted::Sum(_) => 42,
        Counted::AtMost(_) => 43,
        Counted::Varies(_) => 44,
    }
}

/// On whom something is done.
fn target(pick: &Pick) -> u32 {
    match pick {
        Pick::This => 1,
        Pick::Host => 2,
        Pick::You => 3,
        Pick::YourHero => 4,
        Pick::YourAlterEgo => 5,
        Pick::EngagedHero => 6,
        Pick::Villain => 7,
        Pick::MainScheme => 8,
        Pick::The(_) => 9,
        Pick::Choose { from, .. } => 64 + such(from),
        Pick::Each(cards) => 128 + such(cards),
        Pick::Random { from } => 192 + such(from),
        Pick::Highest { among, .. } => 256 + such(among),
        Pick::Topmost(cards) => 320 + such(cards),
        Pick::Top { of, .. } => 384 + zone(*of),
        Pick::AllOf(picks) => 10 + (picks.len() as u32).min(4),
        Pick::Varies(varies) => target(&varies.usually),
    }
}

/// What kind of card is meant.
fn such(cards: &Cards) -> u32 {
    let kind = cards.0.kind.or_else(|| cards.0.any.first().copied());
    kind.map_or(0, |noun| noun as u32 + 1)
}

fn player(who: &Who) -> u32 {
    match who {
        Who::You => 1,
        Who::Any => 2,
        Who::FirstPlayer => 3,
        Who::EngagedPlayer => 4,
        Who::The(_) => 5,
        Who::Choose(_) => 6,
    }
}

fn zone(zone: Zone) -> u32 {
    match zone {
        Zone::Hand => 1,
        Zone::Deck => 2,
        Zone::Discard => 3,
        Zone::EncounterDeck => 4,
        Zone::EncounterDiscard => 5,
        Zone::SetAside => 6,
        Zone::NemesisSet => 7,
        Zone::Here => 8,
        Zone::FacedownHere => 9,
        Zone::OutOfGame => 10,
    }
}

pub(super) fn status(status: Status) -> u32 {
    match status {
        Status::Stunned => 1,
        Status::Confused => 2,
        Status::Tough => 3,
    }
}

pub(super) fn form(form: Option<Form>) -> u32 {
    match form {
        None => 0,
        Some(Form::Hero) => 1,
        Some(Form::AlterEgo) => 2,
    }
}
