//! What the steps of an ability are worth to somebody: a walk over the tree, with round figures for what would have to be
//! played out.
//!
//! Where a player would choose, the best is chosen; where dice decide, their chance counts.

use crisis::Crisis;
use crisis::card::ability::{
    Amount, Binding, Claim, Counted, Figures, Lasting, Modifier, Own, Pick, Step, Whose,
};
use crisis::effect::{Bound, Frame, Source, Things, count, who};
use crisis::state::{Battleground, FigureId, Numbers, PieceId, TokenId};
use table::Scene;

use super::arms::Arms;
use super::chances::at_least;
use super::worth::Outlook;
use super::{aims, dice, throwing};

/// What a claim about dice is taken to be worth that nobody worked out.
const PERHAPS: f32 = 0.55;
/// So many deep, abilities that grant attacks that grant attacks are not followed.
const DEEP: u8 = 3;

/// What the steps are worth to the side that looks.
pub(super) fn value(outlook: &Outlook, frame: &mut Frame, steps: &[Step]) -> f32 {
    Walk { outlook, attacks: Attacks::Weighed, depth: 0 }.steps(frame, steps)
}

/// The same for a rule of an attack that is only tried on: what attacks it grants in turn is not followed.
pub(super) fn within_attack(outlook: &Outlook, frame: &mut Frame, steps: &[Step]) -> f32 {
    Walk { outlook, attacks: Attacks::Flat, depth: 0 }.steps(frame, steps)
}

/// What they are worth if the first thing that a player chooses in them is this one; nothing if none is chosen.
pub(super) fn choosing(outlook: &Outlook, frame: &Frame, steps: &[Step], chosen: Things) -> Option<f32> {
    let walk = Walk { outlook, attacks: Attacks::Weighed, depth: 0 };
    for (index, step) in steps.iter().enumerate() {
        let mut frame = frame.clone();
        if let Step::Choose { bind, .. } = step {
            frame.bind(Some(*bind), Bound::Things(chosen));
            return Some(walk.steps(&mut frame, &steps[index + 1..]));
        }
        if let Step::ForEach { r#as, r#do, .. } = step {
            frame.bind(Some(*r#as), Bound::Things(chosen));
            return Some(walk.steps(&mut frame, r#do));
        }
        if let Some(Pick::Choose { bind, .. }) = subject(step) {
            let one = walk.about(&mut frame, step, chosen);
            frame.bind(*bind, Bound::Things(chosen));
            return Some(one + walk.steps(&mut frame, &steps[index + 1..]));
        }
        for inner in inside(step) {
            if let Some(value) = choosing(outlook, &frame, inner, chosen) {
                return Some(value);
            }
        }
    }
    None
}

/// Whether a claim may hold: whatever the dice decide may.
pub(super) fn may_hold(scene: Scene<Crisis>, frame: &Frame, claim: &Claim) -> bool {
    match claim {
        Claim::Shows { .. } | Claim::DamageDealt | Claim::TargetFell | Claim::Happened(_) => true,
        Claim::Not(inner) => !matches!(**inner, Claim::Is { .. }) || count::holds(scene, frame, None, claim),
        _ => count::holds(scene, frame, None, claim),
    }
}

/// Steps inside a step.
pub(super) fn inside(step: &Step) -> Vec<&[Step]> {
    match step {
        Step::If { then, r#else, .. } => vec![then, r#else],
        Step::May(steps) | Step::Later { r#do: steps, .. } | Step::ForEach { r#do: steps, .. } => vec![steps],
        Step::Offer { paid, r#else, .. } => vec![paid, r#else],
        Step::ChooseOne(options) => options.iter().map(|option| option.r#do.as_slice()).collect(),
        _ => Vec::new(),
    }
}

/// Whom or what a step is about.
fn subject(step: &Step) -> Option<&Pick> {
    match step {
        Step::GainPower { who, .. } => who.as_ref(),
        Step::LosePower { who, .. }
        | Step::Suffer { who, .. }
        | Step::Heal { who, .. }
        | Step::GainConditions { who, .. }
        | Step::RemoveConditions { who, .. }
        | Step::KnockOut { who }
        | Step::TakeControl { who, .. }
        | Step::Advance { who, .. }
        | Step::Push { who, .. }
        | Step::Place { who, .. }
        | Step::Collide { who, .. }
        | Step::DropTokens { who } => Some(who),
        Step::Throw { what, .. } | Step::Destroy { what, .. } => Some(what),
        Step::PickUp { token }
        | Step::Control { token }
        | Step::PlaceToken { token, .. }
        | Step::RemoveTokens { token } => Some(token),
        Step::Attack { by, .. } => by.as_ref(),
        Step::Lasting(lasting) => lasting.who.as_ref(),
        _ => None,
    }
}

/// Whether attacks that a step grants are worked out.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Attacks {
    Weighed,
    Flat,
}

/// A walk over steps.
struct Walk<'o, 'a> {
    outlook: &'o Outlook<'a>,
    attacks: Attacks,
    depth: u8,
}

impl Walk<'_, '_> {
    fn steps(&self, frame: &mut Frame, steps: &[Step]) -> f32 {
        if self.depth > DEEP {
            return 0.0;
        }
        let mut sum = 0.0;
        let mut rolled = 0;
        for (index, step) in steps.iter().enumerate() {
            match step {
                // What follows depends on who is chosen.
                Step::Choose { who, bind } => {
                    let candidates = who::candidates(self.outlook.scene, frame, who);
                    let rest = each(candidates).map(|one| {
                        let mut frame = frame.clone();
                        frame.bind(Some(*bind), Bound::Things(one));
                        self.deeper().steps(&mut frame, &steps[index + 1..])
                    });
                    return sum + rest.fold(0.0, f32::max);
                }
                Step::Roll { dice, .. } => rolled = count::plain(self.outlook.scene, frame, None, dice),
                Step::If { holds, then, r#else } => {
                    let chance = self.chance(frame, holds, rolled);
                    let branch = |steps: &[Step]| self.deeper().steps(&mut frame.clone(), steps);
                    sum += chance * branch(then) + (1.0 - chance) * branch(r#else);
                }
                step => sum += self.step(frame, step),
            }
        }
        sum
    }

    fn deeper(&self) -> Walk<'_, '_> {
        Walk { outlook: self.outlook, attacks: self.attacks, depth: self.depth + 1 }
    }

    /// How likely a claim is.
    fn chance(&self, frame: &Frame, claim: &Claim, rolled: u8) -> f32 {
        match claim {
            Claim::Not(inner) => 1.0 - self.chance(frame, inner, rolled),
            Claim::MoreThan(Amount::Counted(faces), than) if matches!(**faces, Counted::Faces { .. }) => {
                let than = count::plain(self.outlook.scene, frame, None, than);
                at_least(than + 1, rolled, share(faces))
            }
            Claim::Shows { faces, any, .. } => {
                let sides = faces.iter().map(|&face| side_of(face)).sum::<f32>();
                if *any || faces.len() == 1 { at_least(1, rolled.max(1), sides.min(1.0)) } else { PERHAPS }
            }
            Claim::DamageDealt | Claim::Happened(_) => PERHAPS,
            Claim::TargetFell => 0.25,
            claim => f32::from(u8::from(count::holds(self.outlook.scene, frame, None, claim))),
        }
    }

    /// One step: about those it names, or about the best that could be chosen.
    fn step(&self, frame: &mut Frame, step: &Step) -> f32 {
        match subject(step) {
            Some(Pick::Choose { from, bind, .. }) => {
                let candidates = who::candidates(self.outlook.scene, frame, from);
                let mut best: Option<(f32, Things)> = None;
                for one in each(candidates) {
                    let value = self.about(frame, step, one);
                    if best.is_none_or(|(known, _)| value > known) {
                        best = Some((value, one));
                    }
                }
                let (value, chosen) = best.unwrap_or((0.0, Things::default()));
                frame.bind(*bind, Bound::Things(chosen));
                value
            }
            Some(pick) => {
                let named = self.things(frame, pick);
                self.about(frame, step, named)
            }
            None => {
                let owner = frame.owner.map_or(Things::default(), Things::figure);
                self.about(frame, step, owner)
            }
        }
    }

    /// Those whom a pick names. A name that is not bound here is taken for the owner.
    fn things(&self, frame: &Frame, pick: &Pick) -> Things {
        match pick {
            Pick::The(name) if frame.the(name.value).is_none() => {
                frame.owner.map_or(Things::default(), Things::figure)
            }
            pick => who::things(self.outlook.scene, frame, pick, None),
        }
    }

    fn about(&self, frame: &mut Frame, step: &Step, things: Things) -> f32 {
        let outlook = self.outlook;
        let weights = outlook.weights;
        let scene = outlook.scene;
        let amount = |of: &Amount| count::plain(scene, frame, things.figures.iter().next().map(FigureId), of);
        let figures = || things.figures.iter().map(FigureId);
        let good =
            |value: &dyn Fn(FigureId) -> f32| figures().map(|it| outlook.sign(it) * value(it)).sum::<f32>();
        match step {
            Step::GainPower { amount: of, .. } => {
                let amount = amount(of);
                good(&|it| outlook.power(it, amount))
            }
            Step::LosePower { amount: of, .. } => {
                let amount = amount(of);
                good(&|it| -outlook.price(it, amount.min(scene.state.figure(it).power)))
            }
            Step::Suffer { amount: of, .. } => {
                let amount = amount(of);
                good(&|it| -outlook.loss(it, amount))
            }
            Step::Heal { amount: of, .. } => {
                let amount = amount(of);
                good(&|it| outlook.healing(it, amount))
            }
            Step::GainConditions { all, .. } => {
                good(&|it| all.iter().map(|named| -outlook.condition(it, named.condition)).sum())
            }
            Step::RemoveConditions { any, .. } => good(&|it| {
                let there = scene.state.figure(it).conditions.iter();
                let there = there.filter(|condition| {
                    any.is_empty() || any.iter().any(|named| named.condition == *condition)
                });
                there.map(|condition| outlook.plight(it, condition)).fold(0.0, f32::max)
            }),
            Step::ReduceDamage { by, .. } => {
                let dealt = || scene.state.attacks.last().map_or(0, |attack| attack.damage);
                let (by, suffering) = (amount(by), scene.state.suffering.unwrap_or_else(dealt));
                good(&|it| outlook.loss(it, suffering) - outlook.loss(it, suffering.saturating_sub(by)))
            }
            Step::KnockOut { .. } => good(&|it| -outlook.loss(it, u8::MAX)),
            // Whom one controls is no enemy for so long.
            Step::TakeControl { .. } => good(&|it| if outlook.sign(it) < 0.0 { -1.0 } else { 0.0 }),
            Step::Transform { .. } => weights.shift,
            Step::DeployGrunts { .. } => 0.5,
            Step::AddDice { to, count } => {
                let count = amount(count);
                dice::added(outlook, frame, *to == Whose::Attack, count)
            }
            Step::Reroll { .. } | Step::ChangeDice { .. } | Step::TreatDice { .. } => {
                dice::modified(outlook, frame, step)
            }
            Step::Advance { .. } | Step::Place { .. } => good(&|it| match outlook.sign(it) > 0.0 {
                true => weights.shift,
                false => -weights.shift,
            }),
            Step::Push { .. } => figures().map(|it| throwing::pushed(outlook, it)).sum(),
            Step::Throw { tool, .. } => {
                let by = frame.owner;
                let bodies = figures().map(|it| throwing::thrown(outlook, it)).sum::<f32>();
                let pieces = things.pieces.iter().map(PieceId);
                bodies + pieces.map(|piece| throwing::terrain(outlook, by, piece, *tool)).sum::<f32>()
            }
            Step::Destroy { bind, .. } => {
                frame.bind(*bind, Bound::Things(things));
                0.02
            }
            Step::Collide { with, .. } => {
                let pieces = self.things(frame, with).pieces;
                let size = pieces.iter().next().map_or(2, |piece| scene.piece(PieceId(piece)).size);
                good(&|it| -throwing::collision(outlook, it, size))
            }
            Step::Attack { .. } | Step::Action(Own::Attack) => {
                figures().filter(|&it| outlook.sign(it) > 0.0).map(|it| self.attack(it)).sum()
            }
            Step::Action(Own::Move) => weights.shift,
            Step::PickUp { .. } => tokens(things).map(|token| aims::held(outlook, token)).sum(),
            Step::Control { .. } => {
                tokens(things).map(|token| aims::controlled(outlook, frame.side, token)).sum::<f32>()
                    * if frame.side == outlook.side { 1.0 } else { -1.0 }
            }
            Step::DropTokens { .. } => good(&|it| -outlook.carried(it)),
            Step::Score { by, vp } => {
                let vp = f32::from(amount(vp));
                if who::chooser(frame, Some(*by)) == outlook.side { vp } else { -vp }
            }
            Step::ScoreInstead { vp } => f32::from(*vp) * if frame.side == outlook.side { 1.0 } else { -1.0 },
            Step::AddTacticCard { .. } => weights.card,
            Step::May(steps) | Step::Later { r#do: steps, .. } => {
                let value = self.deeper().steps(&mut frame.clone(), steps);
                if matches!(step, Step::May(_)) { value.max(0.0) } else { value }
            }
            Step::Offer { by, cost, paid, r#else } => self.offer(frame, by, cost.power.least(), paid, r#else),
            Step::ChooseOne(options) => {
                let option =
                    options.iter().map(|option| self.deeper().steps(&mut frame.clone(), &option.r#do));
                option.fold(f32::NEG_INFINITY, f32::max).max(0.0)
            }
            Step::ForEach { r#in, count, r#as, r#do, .. } => {
                let most = count.as_ref().map_or(u8::MAX, amount);
                self.for_each(frame, r#in, most, *r#as, r#do)
            }
            Step::Lasting(lasting) => self.lasting(frame, lasting),
            Step::SetType(_)
            | Step::Roll { .. }
            | Step::If { .. }
            | Step::Choose { .. }
            | Step::PlaceToken { .. }
            | Step::RemoveTokens { .. } => 0.0,
        }
    }

    /// An attack that is granted to somebody.
    fn attack(&self, figure: FigureId) -> f32 {
        match self.attacks {
            Attacks::Flat => 0.4,
            Attacks::Weighed => {
                let arms = Arms::new(self.outlook, figure, self.outlook.scene.state.figure(figure).power);
                arms.here(self.outlook.scene).map_or(0.0, |blow| blow.value.max(0.0))
            }
        }
    }

    /// Somebody else decides, and takes what is better for them.
    fn offer(&self, frame: &Frame, by: &Pick, price: u8, paid: &[Step], unpaid: &[Step]) -> f32 {
        let mut sum = 0.0;
        for figure in self.things(frame, by).figures.iter().map(FigureId) {
            let branch = |steps: &[Step]| self.deeper().steps(&mut frame.clone(), steps);
            let able = self.outlook.scene.state.figure(figure).power >= price;
            let refused = branch(unpaid);
            let payment = self.outlook.sign(figure) * -self.outlook.price(figure, price);
            let accepted = if able { payment + branch(paid) } else { refused };
            sum +=
                if self.outlook.sign(figure) > 0.0 { accepted.max(refused) } else { accepted.min(refused) };
        }
        sum
    }

    fn for_each(&self, frame: &Frame, over: &Figures, most: u8, name: Binding, body: &[Step]) -> f32 {
        let candidates = who::candidates(self.outlook.scene, frame, over);
        let mut values: Vec<f32> = each(candidates)
            .map(|one| {
                let mut frame = frame.clone();
                frame.bind(Some(name), Bound::Things(one));
                self.deeper().steps(&mut frame, body)
            })
            .collect();
        values.sort_by(|one, other| other.total_cmp(one));
        values.into_iter().take(usize::from(most)).sum()
    }

    /// Something that holds for a while, in round figures.
    fn lasting(&self, frame: &Frame, lasting: &Lasting) -> f32 {
        let scene = self.outlook.scene;
        let counted = |of: &Option<Figures>| {
            let all = of.as_ref().map_or(Numbers::default(), |of| who::all(scene, frame, of));
            f32::from(all.iter().count().clamp(1, 4) as u8)
        };
        let once = if lasting.uses.is_some() { 1.0 } else { 1.4 };
        let modifiers = lasting.modifiers.iter().map(|modifier| match modifier {
            Modifier::Dice { of, by, .. } => {
                let by = f32::from(count::plain(scene, frame, frame.owner, by).clamp(1, 3));
                0.14 * by * once * if lasting.uses.is_some() { 1.0 } else { counted(of) }
            }
            Modifier::Rerolls { .. } => 0.3 * once,
            Modifier::NoDamage { .. } => 0.3,
            Modifier::DroppedTokens { .. } | Modifier::Cannot(_) | Modifier::Cover { .. } => 0.12,
            _ => 0.05,
        });
        let superpower = if lasting.superpower.is_some() { 0.3 } else { 0.0 };
        let value = modifiers.sum::<f32>() + superpower;
        if frame.side == self.outlook.side { value } else { -value }
    }
}

fn tokens(things: Things) -> impl Iterator<Item = TokenId> {
    things.tokens.iter().map(TokenId)
}

/// Things one by one.
pub(super) fn each(things: Things) -> impl Iterator<Item = Things> {
    let figures = things.figures.iter().map(|it| Things::figure(FigureId(it)));
    let tokens = things.tokens.iter().map(|it| Things::token(TokenId(it)));
    let pieces = things.pieces.iter();
    let pieces = pieces.map(|it| Things { pieces: Numbers::default().with(it), ..Things::default() });
    figures.chain(tokens).chain(pieces)
}

/// The part of the sides that show what is counted.
fn share(faces: &Counted) -> f32 {
    match faces {
        Counted::Faces { any, .. } => any.iter().map(|&face| side_of(face)).sum(),
        _ => PERHAPS,
    }
}

fn side_of(face: crisis::card::ability::Face) -> f32 {
    crisis::dice::SIDES.iter().filter(|side| **side == face).count() as f32 / 8.0
}

/// The steps of an effect, wherever it is printed.
pub(super) fn of<'t>(scene: Scene<'t, Crisis>, source: Source) -> &'t [Step] {
    let (state, cards) = (scene.state, scene.content);
    match source {
        Source::Power { figure, power } => {
            crisis::effect::window::superpower(cards, state, figure, power).map_or(&[], |power| &power.steps)
        }
        Source::Rule(place) => match state.attacks.last() {
            Some(attack) => {
                attack.rules_of(cards, state).get(usize::from(place)).map_or(&[], |rule| &rule.steps)
            }
            None => &[],
        },
        Source::Tactic { card, .. } => &cards.tactics[usize::from(card)].steps,
        Source::Crisis { card, rule } => match scene.crisis(card) {
            Some(crisis) => crisis.rules.get(usize::from(rule)).map_or(&[], |rule| &rule.steps),
            None => &[],
        },
        Source::Interact(card) => scene.crisis(card).map_or(&[], |crisis| &crisis.interact),
        Source::Lasting(id) => {
            let what = state.lasting(id).map(|lasting| &cards.lasting[usize::from(lasting.what)]);
            what.and_then(|what| what.superpower.as_ref()).map_or(&[], |power| &power.steps)
        }
        Source::Later(place) => match state.attacks.last().and_then(|it| it.later.get(usize::from(place))) {
            Some(frame) => of(scene, frame.source),
            None => &[],
        },
        Source::Cover | Source::Book | Source::Condition { .. } => &[],
    }
}
