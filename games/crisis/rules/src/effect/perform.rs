//! Performing the steps of an effect: one arm a step, each arm a call of the rulebook function.

mod choose;
mod each;
mod granted;
mod reroll;

pub use choose::may;
pub(super) use granted::{GrantedAttack, granted_weapons};
pub(super) use reroll::lasting_rerolls;

use choose::ChooseOne;
use each::{Loop, for_each};
use granted::{attack_step, start_lasting};
use reroll::{change, own_roll, reroll};
use table::{Flow, fit};

use super::count::{self, Bounds};
use super::{Bound, Frame, Source, Things, idle, who};
use crate::ask::Choice;
use crate::attack::{self, BUT_FAILURES, ChooseFace, pick_dice, pool};
use crate::card::ability::{
    self, Changed, Condition, ConditionRef, Direction, Face, MovedBy, Own, Pick, Roll, Step, Tool, Whose,
};
use crate::damage::{self, Cause};
use crate::dice::{Faces, plain_die};
use crate::event::Event;
use crate::movement::{self, Mover, Wedge};
use crate::state::{Battleground, FigureId, Numbers, PieceId, Side, TokenId};
use crate::{Play, conditions, control, dodge, grunts, objectives, power, rule, transform, victory};

/// Performs steps, one after the other.
///
/// # Errors
/// A stop of the table.
pub fn perform(play: &mut Play, frame: &mut Frame, steps: &[Step]) -> Flow<()> {
    for step in steps {
        play.deeper(|play| perform_step(play, frame, step))?;
    }
    Ok(())
}

fn perform_step(play: &mut Play, frame: &mut Frame, step: &Step) -> Flow<()> {
    match step {
        // Bodies.
        Step::GainPower { who, amount } => {
            let amount = count::amount(play, frame, amount)?;
            let owner = Pick::Owner;
            for figure in figures(play, frame, who.as_ref().unwrap_or(&owner))? {
                power::gain(play, figure, amount, rule!("power.other-sources"));
            }
            Ok(())
        }
        Step::LosePower { who, amount, bind } => {
            let amount = count::amount(play, frame, amount)?;
            let mut lost = 0u8;
            for figure in figures(play, frame, who)? {
                lost = lost.saturating_add(power::lose(play, figure, amount, rule!("power.lose-all")));
            }
            frame.bind(*bind, Bound::Amount(lost));
            Ok(())
        }
        Step::Suffer { who, amount, bind } => {
            let mut suffered = 0u8;
            let cause = cause(frame);
            for figure in figures(play, frame, who)? {
                let about = about(frame, figure);
                let amount = count::amount(play, &about, amount)?;
                suffered = suffered.saturating_add(damage::suffer(play, figure, amount, cause)?);
            }
            frame.bind(*bind, Bound::Amount(suffered));
            Ok(())
        }
        Step::Heal { who, amount } => {
            let bounds = count::bounds(play, frame, amount)?;
            for figure in figures(play, frame, who)? {
                let most = bounds.most.min(play.state.figure(figure).damage);
                let amount = choose_amount(play, frame, Bounds { least: bounds.least.min(most), most })?;
                damage::heal(play, figure, amount);
            }
            Ok(())
        }
        Step::GainConditions { who, all } => {
            for figure in figures(play, frame, who)? {
                for named in all {
                    conditions::gain(play, figure, named.condition);
                }
            }
            Ok(())
        }
        Step::RemoveConditions { who, count, any } => remove_conditions(play, frame, who, count, any),
        Step::ReduceDamage { by, least } => {
            let by = count::amount(play, frame, by)?;
            // A minimum never raises the damage (q.minimum-reduction).
            let reduced = |damage: u8| damage.saturating_sub(by).max(least.unwrap_or(0).min(damage));
            // While damage is suffered, that is meant; in step 11, what the attack will deal.
            if let Some(suffering) = &mut play.state.suffering {
                *suffering = reduced(*suffering);
            } else if let Some(attack) = play.state.attacks.last_mut() {
                attack.damage = reduced(attack.damage);
            }
            Ok(())
        }
        Step::TakeControl { who, until } => {
            for figure in figures(play, frame, who)? {
                control::take(play, frame.side, figure, *until)?;
            }
            Ok(())
        }
        Step::KnockOut { who } => {
            for figure in figures(play, frame, who)? {
                objectives::drop_all(play, figure)?;
                damage::remove(play, figure)?;
            }
            Ok(())
        }
        Step::Transform { to } => match frame.owner {
            Some(owner) => transform::transform(play, owner, to),
            None => Ok(()),
        },
        Step::DeployGrunts { within, bind } => {
            let range = count::plain(play.scene(), frame, None, &within.range);
            let made = match frame.owner {
                Some(owner) => grunts::bring(play, owner, range)?,
                None => None,
            };
            frame.bind(*bind, Bound::Things(made.map_or(Things::default(), Things::figure)));
            Ok(())
        }

        // Dice.
        Step::AddDice { to, count } => {
            let dice = count::amount(play, frame, count)?;
            if play.state.attacks.is_empty() {
                return Ok(());
            }
            let attacking = frame.roller == Some(play.state.attack().attacker);
            let pool = match to {
                Whose::Attack => 0,
                Whose::Defence => 1,
                Whose::Own => usize::from(!attacking),
            };
            let added = &mut play.state.attack_mut().added[pool];
            *added = added.saturating_add(dice);
            Ok(())
        }
        Step::Reroll { roll, count, failures } => {
            let bounds = count::bounds(play, frame, count)?;
            let roll = roll.unwrap_or_else(|| own_roll(play, frame));
            // All dice or none may be left out; of a number, the player may take fewer.
            let least = if bounds.least == u8::MAX { u8::MAX } else { 0 };
            reroll(play, frame, roll, Bounds { least, most: bounds.most }, (*failures).into())
        }
        Step::ChangeDice { roll, count, any, to, bind } => {
            let bounds = count::bounds(play, frame, count)?;
            let any = if any.is_empty() { &BUT_FAILURES[..] } else { any };
            let chosen = pick_dice(play, frame.side, frame.source, *roll, any, bounds)?;
            frame.bind(*bind, Bound::Amount(chosen.total()));
            if chosen == Faces::NONE {
                return Ok(());
            }
            let to = match to {
                Changed::Critical => Face::Critical,
                Changed::Block => Face::Block,
                Changed::Blank => Face::Blank,
                Changed::Any => {
                    play.choose(&ChooseFace { side: frame.side, source: frame.source, roll: *roll })?
                }
            };
            change(play, *roll, chosen, to)
        }
        Step::TreatDice { roll, count, any, .. } => {
            let bounds = count::bounds(play, frame, count)?;
            let chosen = pick_dice(play, frame.side, frame.source, *roll, any, bounds)?;
            let roll = *roll;
            play.change(
                move |state| pool(state, roll),
                move |pool, _| {
                    Face::ALL.into_iter().for_each(|face| pool.treat(face, chosen[face]));
                    Ok(())
                },
            )
        }
        Step::SetType(kind) => {
            if let Some(attack) = play.state.attacks.last_mut() {
                attack.kind = *kind;
            }
            Ok(())
        }
        Step::Roll { dice, bind } => {
            let dice = count::amount(play, frame, dice)?;
            let counts = play.dice(plain_die(), dice, rule!("dice.extra-dice-only-three-rolls"))?;
            let mut faces = Faces::NONE;
            faces.0.copy_from_slice(&counts[..6]);
            play.event(rule!("dice.extra-dice-only-three-rolls"), |_| Event::Rolled {
                roll: Roll::Any,
                faces,
            });
            if let Some(roller) = frame.owner.filter(|_| faces[Face::Critical] > 0) {
                let rolled = &mut play.state.aftermath.rolled_critical;
                *rolled = rolled.with(roller.0);
            }
            frame.bind(Some(*bind), Bound::Dice(faces));
            Ok(())
        }

        // The table.
        Step::Advance { who, tool, direction, by } => {
            let side = who::chooser(frame, *by);
            for figure in figures(play, frame, who)? {
                let wedge = wedge(play, frame, figure, direction.as_ref());
                movement::advance(play, &mover(frame, side, figure), *tool, wedge)?;
            }
            Ok(())
        }
        Step::Push { who, tool, direction, by, bind } => {
            let side = who::chooser(frame, *by);
            let mut moved = Numbers::default();
            for figure in figures(play, frame, who)? {
                let wedge = wedge(play, frame, figure, direction.as_ref());
                if movement::push(play, &mover(frame, side, figure), *tool, wedge)? {
                    moved = moved.with(figure.0);
                }
            }
            frame.bind(*bind, Bound::Things(Things { figures: moved, ..Things::default() }));
            Ok(())
        }
        Step::Throw { what, tool, direction } => throw(play, frame, what, *tool, direction.as_ref()),
        Step::Place { who, within, by } => {
            let side = who::chooser(frame, *by);
            for figure in figures(play, frame, who)? {
                let about = about(frame, figure);
                let range = count::plain(play.scene(), &about, Some(figure), &within.range);
                let of = who::things(play.scene(), &about, &within.of, Some(figure));
                movement::place(play, &mover(frame, side, figure), range, of)?;
            }
            Ok(())
        }
        Step::Destroy { what, bind } => {
            let pieces = who::pick(play, frame, what)?.pieces;
            for piece in pieces.iter().map(PieceId) {
                crate::terrain::destroy(play, piece, frame.side)?;
            }
            frame.bind(*bind, Bound::Things(Things { pieces, ..Things::default() }));
            Ok(())
        }
        Step::Collide { who, with } => {
            let pieces = who::things(play.scene(), frame, with, None).pieces;
            let Some(piece) = pieces.iter().next().map(PieceId) else { return Ok(()) };
            let size = play.scene().piece(piece).size;
            let cause = cause(frame);
            for figure in figures(play, frame, who)? {
                dodge::collide(play, figure, size, cause)?;
            }
            Ok(())
        }

        // More deeds.
        Step::Attack { by, with, without, free, target, reach, granted, .. } => {
            let attack = GrantedAttack {
                by: by.as_ref(),
                with,
                without: without.is_some(),
                free: *free,
                target: target.as_ref(),
                reach: reach.as_ref(),
            };
            attack_step(play, frame, &attack, *granted)
        }
        Step::Action(action) => {
            let Some(owner) = frame.owner.filter(|&owner| play.state.is_up(owner)) else { return Ok(()) };
            match action {
                Own::Move => movement::action(play, owner),
                Own::Attack => attack::action(play, owner),
            }
        }
        Step::PickUp { token } => {
            for token in tokens(play, frame, token)? {
                if let Some(owner) = frame.owner {
                    objectives::pick_up(play, owner, token);
                }
            }
            Ok(())
        }
        Step::Control { token } => {
            for token in tokens(play, frame, token)? {
                objectives::control(play, frame.side, token);
            }
            Ok(())
        }
        Step::DropTokens { who } => {
            for figure in figures(play, frame, who)? {
                objectives::drop_all(play, figure)?;
            }
            Ok(())
        }
        Step::PlaceToken { token, within, bind } => {
            let range = count::plain(play.scene(), frame, None, &within.range);
            let mut placed = bind.map_or(Things::default(), |name| frame.things(name));
            for token in tokens(play, frame, token)? {
                objectives::move_token(play, frame.side, token, range)?;
                placed = placed.and(Things::token(token));
            }
            frame.bind(*bind, Bound::Things(placed));
            Ok(())
        }
        Step::RemoveTokens { token } => {
            for token in tokens(play, frame, token)? {
                objectives::remove(play, token);
            }
            Ok(())
        }
        Step::Score { by, vp } => {
            let vp = count::amount(play, frame, vp)?;
            victory::score(play, who::chooser(frame, Some(*by)), vp)
        }
        Step::ScoreInstead { vp } => {
            objectives::score_instead(play, frame, *vp);
            Ok(())
        }
        Step::AddTacticCard { affiliation } => {
            let lists: Vec<u16> = affiliation.iter().map(|list| list.place).collect();
            let unaffiliated = affiliation.iter().any(|list| list.id.as_str() == "unaffiliated");
            crate::tactics::add_card(
                play,
                &crate::tactics::AddCard { side: frame.side, affiliations: &lists, unaffiliated },
            )
        }

        // Shapes.
        Step::If { holds, then, r#else } => {
            let steps = if count::claim(play, frame, holds)? { then } else { r#else };
            perform(play, frame, steps)
        }
        Step::May(steps) => {
            if !idle::is_idle(play.scene(), frame, steps) && may(play, frame.side, frame.source)? {
                perform(play, frame, steps)
            } else {
                Ok(())
            }
        }
        Step::Offer { by, cost, paid, r#else } => {
            for figure in figures(play, frame, by)? {
                let side = play.state.figure(figure).side;
                let price = cost.power.least();
                let able = play.state.figure(figure).power >= price && play.state.is_up(figure);
                let pays = able && may(play, side, frame.source)?;
                if pays {
                    power::spend(play, figure, price);
                }
                perform(play, frame, if pays { paid } else { r#else })?;
            }
            Ok(())
        }
        Step::Choose { who, bind } => {
            let among = who::candidates(play.scene(), frame, who);
            let chosen = who::one_of(play, frame.side, among, frame)?;
            frame.bind(Some(*bind), Bound::Things(chosen));
            Ok(())
        }
        Step::ChooseOne(options) => {
            let question = ChooseOne { side: frame.side, source: frame.source, options };
            match play.choose_if_any(&question)? {
                Some(Choice(which)) => perform(play, frame, &options[usize::from(which)].r#do),
                None => Ok(()),
            }
        }
        Step::ForEach { r#in, count, order, r#as, r#do } => {
            let most = match count {
                Some(count) => count::amount(play, frame, count)?,
                None => u8::MAX,
            };
            for_each(
                play,
                frame,
                &Loop { over: r#in, most, in_order: order.is_some(), name: *r#as, body: r#do },
            )
        }
        Step::Lasting(lasting) => {
            let who = match &lasting.who {
                Some(pick) => match figures(play, frame, pick)?.first() {
                    Some(&found) => Some(found),
                    // Nobody is there who could have it.
                    None => return Ok(()),
                },
                None => frame.owner,
            };
            start_lasting(play, frame, lasting.place, lasting.until, lasting.uses, who);
            Ok(())
        }
        Step::Later { .. } => {
            let later = frame.clone();
            if let Some(attack) = play.state.attacks.last_mut() {
                attack.later.push(later);
            }
            Ok(())
        }
    }
}

/// The characters that a pick names.
fn figures(play: &mut Play, frame: &mut Frame, pick: &Pick) -> Flow<Vec<FigureId>> {
    let things = who::pick(play, frame, pick)?;
    Ok(things.figures.iter().map(FigureId).collect())
}

/// The tokens that a pick names.
fn tokens(play: &mut Play, frame: &mut Frame, pick: &Pick) -> Flow<Vec<TokenId>> {
    let things = who::pick(play, frame, pick)?;
    Ok(things.tokens.iter().map(TokenId).collect())
}

/// Whose effect it is: nobody's on a crisis card or of a condition (effects.crisis-neutral, conditions.neutral).
fn cause(frame: &Frame) -> Cause {
    match (frame.source, frame.owner) {
        (Source::Crisis { .. } | Source::Interact(_) | Source::Condition { .. }, _) | (_, None) => {
            Cause::neutral()
        }
        (_, Some(owner)) => Cause::effect(owner),
    }
}

/// The frame in which amounts of one of several characters are counted.
fn about(frame: &Frame, figure: FigureId) -> Frame {
    Frame { subject: frame.subject.or(Some(figure)), ..frame.clone() }
}

fn mover(frame: &Frame, side: Side, figure: FigureId) -> Mover {
    let by = match frame.source {
        Source::Rule(_) => MovedBy::MysticAttackRules,
        Source::Power { .. } => MovedBy::EnemySuperpowers,
        _ => MovedBy::Effects,
    };
    Mover { side, figure, by: Some(by), owner: frame.owner }
}

fn wedge(play: &Play, frame: &Frame, figure: FigureId, direction: Option<&Direction>) -> Option<Wedge> {
    let (pick, toward) = match direction? {
        Direction::Toward(pick) => (pick, true),
        Direction::AwayFrom(pick) => (pick, false),
    };
    let of = who::things(play.scene(), frame, pick, Some(figure)).figures.iter().next().map(FigureId)?;
    Some(Wedge { of: play.state.figure(of).at, toward })
}

fn choose_amount(play: &mut Play, frame: &Frame, bounds: Bounds) -> Flow<u8> {
    let question = power::ChooseAmount {
        side: frame.side,
        source: frame.source,
        least: bounds.least,
        most: bounds.most,
    };
    Ok(play.choose_if_any(&question)?.map_or(0, |amount| amount.0))
}

fn remove_conditions(
    play: &mut Play,
    frame: &mut Frame,
    who: &Pick,
    count: &ability::Amount,
    any: &[ConditionRef],
) -> Flow<()> {
    let any: Vec<Condition> = any.iter().map(|named| named.condition).collect();
    let most = count::amount(play, frame, count)?;
    for figure in figures(play, frame, who)? {
        if !play.state.is_up(figure) {
            continue;
        }
        for _ in 0..most.min(fit::<u8>(Condition::every().count())) {
            if !conditions::choose_and_remove(play, frame.side, figure, &any)? {
                break;
            }
        }
    }
    Ok(())
}

fn throw(
    play: &mut Play,
    frame: &mut Frame,
    what: &Pick,
    tool: Tool,
    direction: Option<&Direction>,
) -> Flow<()> {
    let things = who::pick(play, frame, what)?;
    let thrower = frame.owner;
    for figure in things.figures.iter().map(FigureId) {
        let wedge = wedge(play, frame, figure, direction);
        movement::throw_character(play, &mover(frame, frame.side, figure), thrower, tool, wedge)?;
    }
    for piece in things.pieces.iter().map(PieceId) {
        if let Some(thrower) = thrower {
            movement::throw_terrain(play, frame.side, thrower, piece, tool)?;
        }
    }
    Ok(())
}
