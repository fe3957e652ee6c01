//! What trees say, in words: so that a card that nobody has met before is known by what it does.

use arena::{Features, steps};
use crisis::card::ability::{
    Amount, Changed, Claim, Cost, Counted, Figures, Modifier, Occurrence, Pick, Side, Step, With,
};

use super::word::{Word, say};
use crate::steps::inside;

/// So deep steps inside steps are looked at.
const DEEP: u32 = 3;

/// How much some steps do in all, as far as they name numbers.
#[derive(Clone, Copy, Default)]
pub(super) struct Gist {
    /// Damage to enemies, or to whomever.
    pub damage: f32,
    pub healing: f32,
    pub power: f32,
    /// Dice that are added, rolled again or changed.
    pub dice: f32,
    /// Damage that is prevented.
    pub less: f32,
    /// Moves of one's own, and of others.
    pub moves: f32,
    pub attacks: f32,
}

impl Gist {
    pub fn of(all: &[Step]) -> Gist {
        let mut gist = Gist::default();
        gist.add(all, 0);
        gist
    }

    fn add(&mut self, all: &[Step], deep: u32) {
        for step in all {
            match step {
                Step::Suffer { amount, .. } => self.damage += usual(amount),
                Step::Heal { amount, .. } => self.healing += usual(amount),
                Step::GainPower { amount, .. } => self.power += usual(amount),
                Step::LosePower { amount, .. } => self.power -= usual(amount),
                Step::AddDice { count, .. } | Step::Reroll { count, .. } | Step::ChangeDice { count, .. } => {
                    self.dice += usual(count);
                }
                Step::ReduceDamage { by, .. } => self.less += usual(by),
                Step::Advance { .. } | Step::Push { .. } | Step::Throw { .. } | Step::Place { .. } => {
                    self.moves += 1.0;
                }
                Step::Attack { .. } | Step::Action(_) => self.attacks += 1.0,
                _ => {}
            }
            if deep < DEEP {
                inside(step).into_iter().for_each(|inner| self.add(inner, deep + 1));
            }
        }
    }
}

/// A number, or what a counted one mostly comes to.
fn usual(amount: &Amount) -> f32 {
    match amount {
        Amount::Number(number) => f32::from(*number),
        Amount::Counted(_) => 2.0,
    }
}

/// Each thing that some steps do, in a role.
pub(super) fn does(out: &mut Features, role: u32, all: &[Step]) {
    deeper(out, role * 4, all);
}

fn deeper(out: &mut Features, role: u32, all: &[Step]) {
    for step in all {
        let (verb, much, on) = doing(step);
        say(out, Word::Does, [role * 64 + verb, much, on]);
        if role % 4 < DEEP {
            inside(step).into_iter().for_each(|inner| deeper(out, role + 1, inner));
        }
    }
}

/// The first thing that some steps do.
pub(super) fn first(all: &[Step]) -> u32 {
    all.first().map_or(0, |step| doing(step).0)
}

/// A step as a verb, how much, and on whom.
fn doing(step: &Step) -> (u32, u32, u32) {
    match step {
        Step::GainPower { who, amount } => (1, size(amount), who.as_ref().map_or(0, pick)),
        Step::LosePower { who, amount, .. } => (2, size(amount), pick(who)),
        Step::Suffer { who, amount, .. } => (3, size(amount), pick(who)),
        Step::Heal { who, amount } => (4, size(amount), pick(who)),
        Step::GainConditions { who, all } => (5, conditions(all.iter().map(|one| one.condition)), pick(who)),
        Step::RemoveConditions { who, count, .. } => (6, size(count), pick(who)),
        Step::TakeControl { who, until } => (7, *until as u32, pick(who)),
        Step::ReduceDamage { by, least } => (8, size(by), least.map_or(0, u32::from)),
        Step::KnockOut { who } => (9, 0, pick(who)),
        Step::Transform { to } => (10, to.place.into(), 0),
        Step::DeployGrunts { within, .. } => (11, size(&within.range), 0),
        Step::AddDice { to, count } => (12, size(count), *to as u32),
        Step::Reroll { roll, count, failures } => {
            (13, size(count), roll.map_or(0, |roll| 1 + roll as u32) * 2 + u32::from(*failures))
        }
        Step::ChangeDice { roll, count, to, .. } => (14, size(count), *roll as u32 * 8 + changed(*to)),
        Step::TreatDice { roll, count, r#as, .. } => (15, size(count), *roll as u32 * 8 + *r#as as u32),
        Step::SetType(kind) => (16, *kind as u32, 0),
        Step::Roll { dice, .. } => (17, size(dice), 0),
        Step::Advance { who, tool, .. } => (18, *tool as u32, pick(who)),
        Step::Push { who, tool, direction, .. } => {
            (19, *tool as u32 * 2 + u32::from(direction.is_some()), pick(who))
        }
        Step::Throw { what, tool, .. } => (20, *tool as u32, pick(what)),
        Step::Place { who, within, .. } => (21, size(&within.range), pick(who)),
        Step::Destroy { what, .. } => (22, 0, pick(what)),
        Step::Collide { who, .. } => (23, 0, pick(who)),
        Step::Attack { with, free, .. } => (24, armed(with), u32::from(*free)),
        Step::Action(own) => (25, *own as u32, 0),
        Step::PickUp { .. } => (26, 0, 0),
        Step::Control { .. } => (27, 0, 0),
        Step::DropTokens { who } => (28, 0, pick(who)),
        Step::PlaceToken { within, .. } => (29, size(&within.range), 0),
        Step::RemoveTokens { .. } => (30, 0, 0),
        Step::Score { by, vp } => (31, size(vp), *by as u32),
        Step::ScoreInstead { vp } => (32, (*vp).into(), 0),
        Step::AddTacticCard { .. } => (33, 0, 0),
        Step::If { holds, .. } => (34, claim(holds), 0),
        Step::May(_) => (35, 0, 0),
        Step::Offer { by, cost, .. } => (36, price(cost), pick(by)),
        Step::Choose { who, .. } => (37, such(who), 0),
        Step::ChooseOne(options) => (38, options.len() as u32, 0),
        Step::ForEach { r#in, count, .. } => (39, count.as_ref().map_or(0, size), such(r#in)),
        Step::Lasting(lasting) => (40, lasting.modifiers.first().map_or(0, holds), lasting.until as u32),
        Step::Later { .. } => (41, 0, 0),
    }
}

/// A cost, one more than its least power.
pub(super) fn price(cost: &Cost) -> u32 {
    1 + u32::from(cost.power.least())
}

/// What holds, as a number.
pub(super) fn holds(modifier: &Modifier) -> u32 {
    match modifier {
        Modifier::CriticalsAdd { .. } => 1,
        Modifier::Dice { roll, by, .. } => 2 + 64 * (*roll as u32 * 64 + size(by)),
        Modifier::Counts { roll, face, .. } => 3 + 64 * (*roll as u32 * 8 + *face as u32),
        Modifier::Rerolls { roll, count, .. } => 4 + 64 * (*roll as u32 * 64 + size(count)),
        Modifier::Cannot(_) => 5,
        Modifier::Cover { .. } => 6,
        Modifier::Keyword { .. } => 7,
        Modifier::MayPayFrom { .. } => 8,
        Modifier::ExtraCost { r#for, power, .. } => 9 + 64 * (*r#for as u32 * 8 + u32::from(*power)),
        Modifier::DroppedTokens { .. } => 10,
        Modifier::NoDamage { .. } => 11,
        Modifier::LimitActions { action, count, .. } => 12 + 64 * (*action as u32 * 8 + u32::from(*count)),
    }
}

/// What an ability answers, as a number.
pub(super) fn occurrence(of: &Occurrence) -> u32 {
    match of {
        Occurrence::Targeted { who } => 1 + 64 * such(who),
        Occurrence::Pool { roll, .. } => 2 + 64 * *roll as u32,
        Occurrence::Rolled { roll, .. } => 3 + 64 * *roll as u32,
        Occurrence::Modify { roll, by, .. } => 4 + 64 * (*roll as u32 * 8 + such(by)),
        Occurrence::ModifyEnd { .. } => 5,
        Occurrence::BeforeDamage { .. } => 6,
        Occurrence::Damage { to, .. } => 7 + 64 * such(to),
        Occurrence::AfterDamage { to, .. } => 8 + 64 * such(to),
        Occurrence::AfterAttack { against, .. } => 9 + 64 * such(against),
        Occurrence::EffectOver { .. } => 10,
        Occurrence::Collision { .. } => 11,
        Occurrence::Activation { start } => 12 + 64 * such(start),
        Occurrence::ActivationEnd { who } => 13 + 64 * such(who),
        Occurrence::Phase(phase) => 14 + 64 * *phase as u32,
        Occurrence::Scoring => 15,
        Occurrence::PowerGone { .. } => 16,
        Occurrence::Moved { who, .. } => 17 + 64 * such(who),
        Occurrence::Destroyed { .. } => 18,
        Occurrence::Removed { .. } => 19,
        Occurrence::Fell { who, .. } => 20 + 64 * such(who),
        Occurrence::TacticPaid { .. } => 21,
        Occurrence::SquadChosen => 22,
        Occurrence::LeadershipChosen { .. } => 23,
        Occurrence::LeadershipActive => 24,
        Occurrence::AnyOf(several) => 32 + several.first().map_or(0, occurrence),
    }
}

fn changed(to: Changed) -> u32 {
    to as u32
}

fn armed(with: &With) -> u32 {
    match with {
        With::This => 0,
        With::Named(_) => 1,
        With::CostAtMost(cost) => 2 + u32::from(*cost),
        With::Profile(profile) => 16 + u32::from(profile.strength),
    }
}

/// Special conditions as bits.
pub(super) fn conditions(all: impl Iterator<Item = crisis::card::ability::Condition>) -> u32 {
    all.fold(0, |bits, one| bits | u32::from(one.bit()))
}

/// A number, or in what way it is counted.
fn size(amount: &Amount) -> u32 {
    let counted = match amount {
        Amount::Number(number) => return steps(i32::from(*number)),
        Amount::Counted(counted) => counted,
    };
    match **counted {
        Counted::All => 32,
        Counted::Any => 33,
        Counted::DamageDealt => 34,
        Counted::RoundNumber => 35,
        Counted::The(_) => 36,
        Counted::UpTo(ref amount) => 48 + size(amount) % 16,
        Counted::SizeOf(_) => 37,
        Counted::PowerOf(_) => 38,
        Counted::ThreatOf(_) => 39,
        Counted::TokensHeld(_) => 40,
        Counted::DefenceOf { .. } => 41,
        Counted::Faces { .. } => 42,
        Counted::Count(_) => 43,
        Counted::Times(_) => 44,
        Counted::Sum(_) => 45,
        Counted::Half(_) => 46,
        Counted::AtLeast(_) => 47,
    }
}

/// On whom something is done.
fn pick(pick: &Pick) -> u32 {
    match pick {
        Pick::Owner => 1,
        Pick::It => 2,
        Pick::Target => 3,
        Pick::Attacker => 4,
        Pick::Defender => 5,
        Pick::Roller => 6,
        Pick::Mover => 7,
        Pick::Fallen => 8,
        Pick::Player => 9,
        Pick::Partner => 10,
        Pick::Payers => 11,
        Pick::Ally => 12,
        Pick::Enemy => 13,
        Pick::Players => 14,
        Pick::Token => 15,
        Pick::Tokens => 16,
        Pick::OtherTokens => 17,
        Pick::The(_) => 18,
        Pick::Choose { from, .. } => 32 + such(from),
        Pick::Each(figures) => 64 + such(figures),
    }
}

/// Such characters: of which side, or which one.
fn such(figures: &Figures) -> u32 {
    let filter = &*figures.0;
    let side = match filter.side {
        None => 0,
        Some(Side::Ally) => 1,
        Some(_) => 2,
    };
    let one = filter.is.as_ref().map_or(0, pick);
    if one > 0 { one } else { 24 + side * 2 + u32::from(filter.terrain.is_some() || filter.object) }
}

fn claim(claimed: &Claim) -> u32 {
    match claimed {
        Claim::Not(inner) => 16 + claim(inner) % 16,
        Claim::Happened(_) => 1,
        Claim::DamageDealt => 2,
        Claim::TargetFell => 3,
        Claim::Is { .. } => 4,
        Claim::Any(_) => 5,
        Claim::Shows { .. } => 6,
        Claim::AtLeast(..) => 7,
        Claim::AtMost(..) => 8,
        Claim::MoreThan(..) => 9,
        Claim::Behind(_) => 10,
    }
}
