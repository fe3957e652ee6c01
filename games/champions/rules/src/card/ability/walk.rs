//! One walk over all parts of a tree, for questions such as "does it ask anywhere what was paid?".

use super::{
    Ability, Amount, Cards, Claim, Cost, Counted, Generate, Later, Noun, Occurrence, Opt, Pick, Step, Varies,
    Who,
};

/// A part of a tree.
#[derive(Clone, Copy, Debug)]
pub enum Part<'a> {
    /// A step.
    Step(&'a Step),
    /// A claim.
    Claim(&'a Claim),
    /// A pick.
    Pick(&'a Pick),
    /// A filter.
    Cards(&'a Cards),
    /// A player.
    Who(&'a Who),
}

/// Whether an ability says `you` anywhere: in what it waits for, in its costs or in what it does (abilities.you).
pub fn says_you(ability: &Ability) -> bool {
    let mut says = false;
    let noun = |noun: &Noun| matches!(noun, Noun::You | Noun::YourHero | Noun::YourAlterEgo);
    let mut each = |part: Part| {
        says |= match part {
            Part::Step(_) => false,
            Part::Claim(claim) => matches!(claim, Claim::Trait(_) | Claim::Form(_)),
            Part::Pick(pick) => matches!(pick, Pick::You | Pick::YourHero | Pick::YourAlterEgo),
            Part::Cards(cards) => cards.0.kind.iter().chain(&cards.0.any).any(noun),
            Part::Who(who) => *who == Who::You,
        };
    };
    ability.when.value.occurrence().into_iter().for_each(|of| in_occurrence(of, &mut each));
    ability.cost.iter().for_each(|cost| in_cost(cost, &mut each));
    parts(&ability.steps, &mut each);
    says
}

/// Calls `each` with every step among these and inside them, and with every claim, pick, filter and player that stands there,
/// in options and amounts, too. What holds for a while is no part of what is done.
pub fn parts<'a>(steps: &'a [Step], each: &mut dyn FnMut(Part<'a>)) {
    steps.iter().for_each(|step| step_parts(step, each));
}

fn step_parts<'a>(step: &'a Step, each: &mut dyn FnMut(Part<'a>)) {
    each(Part::Step(step));
    match step {
        Step::DealDamage { amount, to: at, .. }
        | Step::Heal { amount, from: at, .. }
        | Step::RemoveThreat { amount, from: at }
        | Step::PlaceThreat { amount, at }
        | Step::PlaceDamage { amount, at } => {
            in_amount(amount, each);
            in_pick(at, each);
        }
        Step::AssignDamage { amount, among, by } => {
            in_amount(amount, each);
            in_cards(among, each);
            by.iter().for_each(|who| each(Part::Who(who)));
        }
        Step::MoveDamage { amount, from, to } | Step::MoveThreat { amount, from, to } => {
            in_amount(amount, each);
            in_pick(from, each);
            in_pick(to, each);
        }
        Step::Draw { count, up_to, who } => {
            who.iter().for_each(|who| each(Part::Who(who)));
            [count, up_to].into_iter().flatten().for_each(|amount| in_amount(amount, each));
        }
        Step::DiscardTop { count, .. } | Step::AddCounters { count, .. } | Step::Prevent(count) => {
            in_amount(count, each);
        }
        Step::Discard { what: pick, .. }
        | Step::LookAt { what: pick, .. }
        | Step::ChooseCards { what: pick, .. }
        | Step::Move { what: pick, .. }
        | Step::Reveal { what: pick, .. }
        | Step::GiveBoostCard { to: pick }
        | Step::Generate(Generate::PrintedOn(pick))
        | Step::Exhaust(pick)
        | Step::Ready(pick)
        | Step::Defeat(pick)
        | Step::GiveStatus { to: pick, .. }
        | Step::EnemySchemes { by: pick, .. }
        | Step::Resolve { of: pick, .. } => in_pick(pick, each),
        Step::PutIntoPlay { what, engaged, control, .. } => {
            in_pick(what, each);
            [engaged, control].into_iter().flatten().for_each(|who| each(Part::Who(who)));
        }
        Step::TakeControl { of, who, .. } => {
            in_pick(of, each);
            who.iter().for_each(|who| each(Part::Who(who)));
        }
        Step::DealEncounterCard { to } => each(Part::Who(to)),
        Step::Engage { what, with } => {
            in_pick(what, each);
            each(Part::Who(with));
        }
        Step::EnemyAttacks { by, against, .. } | Step::AlsoAttack { by, against } => {
            in_pick(by, each);
            in_pick(against, each);
        }
        Step::DiscardUntil { r#for: cards, .. } | Step::Search { r#for: cards, .. } => in_cards(cards, each),
        Step::Instead(steps) | Step::Then(steps) | Step::May(steps) | Step::EachPlayer { r#do: steps } => {
            parts(steps, each)
        }
        Step::AsPlayer { who, r#do } => {
            each(Part::Who(who));
            parts(r#do, each);
        }
        Step::If { holds, then, r#else } => {
            in_claim(holds, each);
            parts(then, each);
            parts(r#else, each);
        }
        Step::ChooseOne(options) => {
            for Opt { cost, steps } in options {
                cost.iter().for_each(|cost| in_cost(cost, each));
                parts(steps, each);
            }
        }
        Step::Later { at, r#do, .. } => {
            if let Later::After(of) | Later::Instead { of, .. } = at {
                in_occurrence(&of.value, each);
            }
            parts(r#do, each);
        }
        Step::AddAcceleration
        | Step::Shuffle(_)
        | Step::Generate(Generate::Resources(_))
        | Step::ChangeForm { .. }
        | Step::GainSurge
        | Step::Advance
        | Step::LoseGame
        | Step::Cancel(_)
        | Step::ChoosePlayer { .. }
        | Step::Lasting(_) => {}
    }
}

fn in_cost<'a>(cost: &'a Cost, each: &mut dyn FnMut(Part<'a>)) {
    match cost {
        Cost::Exhaust(pick) | Cost::Discard { what: pick, .. } | Cost::PayPrintedCost { of: pick } => {
            in_pick(pick, each);
        }
        Cost::Spend(spend) => {
            let types = [&spend.energy, &spend.mental, &spend.physical, &spend.wild];
            types.into_iter().flatten().for_each(|amount| in_amount(amount, each));
        }
        Cost::TakeDamage { amount, who } => {
            in_amount(amount, each);
            who.iter().for_each(|who| in_pick(who, each));
        }
        Cost::Heal { amount, from } => {
            in_amount(amount, each);
            in_pick(from, each);
        }
        Cost::RemoveCounters(_) => {}
    }
}

fn in_occurrence<'a>(occurrence: &'a Occurrence, each: &mut dyn FnMut(Part<'a>)) {
    match occurrence {
        Occurrence::Attack { by, against, defeats, damages, .. } => {
            against.iter().for_each(|who| each(Part::Who(who)));
            [by, defeats, damages].into_iter().flatten().for_each(|cards| in_cards(cards, each));
        }
        Occurrence::Scheme { by: cards }
        | Occurrence::Thwart { by: cards }
        | Occurrence::Defence { by: cards }
        | Occurrence::Damage { to: cards, .. }
        | Occurrence::Threat { to: cards, .. }
        | Occurrence::EnterPlay { what: cards }
        | Occurrence::Reveal { what: cards, .. } => in_cards(cards, each),
        Occurrence::AnyOf(several) => several.iter().for_each(|one| in_occurrence(one, each)),
        Occurrence::Defeat { what, by }
        | Occurrence::Play { what, by }
        | Occurrence::Initiate { what, by } => {
            in_cards(what, each);
            by.iter().for_each(|who| each(Part::Who(who)));
        }
        Occurrence::Payment { by: who } | Occurrence::FormChange { who, .. } => each(Part::Who(who)),
        Occurrence::EndOf(_) => {}
    }
}

fn in_amount<'a>(amount: &'a Amount, each: &mut dyn FnMut(Part<'a>)) {
    let Amount::Counted(node) = amount else { return };
    match &**node {
        Counted::Count(cards) | Counted::Icons(cards) | Counted::Stat { of: cards, .. } => {
            in_cards(cards, each)
        }
        Counted::Times(amounts) | Counted::Sum(amounts) | Counted::AtMost(amounts) => {
            amounts.iter().for_each(|amount| in_amount(amount, each));
        }
        Counted::Varies(Varies { usually, but, provided }) => {
            in_amount(usually, each);
            in_amount(but, each);
            in_claim(provided, each);
        }
        Counted::All
        | Counted::The(_)
        | Counted::Ask(_)
        | Counted::PerPlayer(_)
        | Counted::Counters(_)
        | Counted::ResourceTypes(_)
        | Counted::BoostIcons(_) => {}
    }
}

fn in_cards<'a>(cards: &'a Cards, each: &mut dyn FnMut(Part<'a>)) {
    each(Part::Cards(cards));
    let players = [&cards.0.control, &cards.0.engaged, &cards.0.of];
    players.into_iter().flatten().for_each(|who| each(Part::Who(who)));
    cards.0.other_than.iter().for_each(|pick| in_pick(pick, each));
}

fn in_pick<'a>(pick: &'a Pick, each: &mut dyn FnMut(Part<'a>)) {
    each(Part::Pick(pick));
    match pick {
        Pick::Choose { from, up_to, by, .. } => {
            by.iter().for_each(|who| each(Part::Who(who)));
            in_cards(from, each);
            up_to.iter().for_each(|amount| in_amount(amount, each));
        }
        Pick::Each(cards)
        | Pick::Random { from: cards }
        | Pick::Highest { among: cards, .. }
        | Pick::Topmost(cards) => in_cards(cards, each),
        Pick::Top { count, .. } => count.iter().for_each(|amount| in_amount(amount, each)),
        Pick::AllOf(picks) => picks.iter().for_each(|pick| in_pick(pick, each)),
        Pick::Varies(varies) => {
            in_pick(&varies.usually, each);
            in_pick(&varies.but, each);
            in_claim(&varies.provided, each);
        }
        Pick::This
        | Pick::Host
        | Pick::You
        | Pick::YourHero
        | Pick::YourAlterEgo
        | Pick::EngagedHero
        | Pick::Villain
        | Pick::MainScheme
        | Pick::The(_) => {}
    }
}

fn in_claim<'a>(claim: &'a Claim, each: &mut dyn FnMut(Part<'a>)) {
    each(Part::Claim(claim));
    match claim {
        Claim::Not(claim) => in_claim(claim, each),
        Claim::InPlay(cards) => in_cards(cards, each),
        Claim::AtLeast(amount, least) => {
            in_amount(amount, each);
            in_amount(least, each);
        }
        Claim::Trait(_)
        | Claim::Form(_)
        | Claim::PaidWith(_)
        | Claim::Happened(_)
        | Claim::Printed { .. }
        | Claim::FinalStep
        | Claim::Undefended => {}
    }
}
