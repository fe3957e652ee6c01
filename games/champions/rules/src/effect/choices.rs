//! Step 5 of initiating: the choices that an ability needs which a player initiates are made when its costs are paid, and
//! before any of it happens (initiating.step5-choices), so that whoever could cancel it in step 6 knows them
//! (initiating.step6-begins). What the game triggers is not initiated by anybody: there choices come sentence by sentence.
//!
//! Chosen beforehand are cards in play, players, options and shares of damage. What speaks of the outcome of a step waits
//! for that step; so does what stands behind `then`, `if` and `may`, because nobody knows yet whether it will be needed, and
//! what lies in a hand, a deck or a pile, where earlier sentences may bring cards (q.choices-beforehand).

use table::{Flow, Seat};

use super::could::{open, open_claim, unbound};
use super::perform::bind_cards;
use super::pick::{Aim, meant, pick};
use super::shape::{choose_option, name_player, who};
use super::{Frame, divide};
use crate::Play;
use crate::card::ability::{Doing, Opt, Pick, Step, Who};
use crate::modifiers::holds;
use crate::state::{InPlayId, Thing};

/// A node of a tree, by where it lies: trees never move while a game is played, and nodes are only ever told apart.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Node(usize);

impl Node {
    /// Of a part of a tree.
    pub(super) fn of<T: ?Sized>(part: &T) -> Node {
        Node(std::ptr::from_ref(part).addr())
    }
}

/// A choice that was made beforehand.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Made {
    /// Of cards.
    Things(Vec<Thing>),
    /// Of a player.
    Player(Seat),
    /// Of an option.
    Option(u8),
    /// How damage is divided.
    Shares(Vec<(InPlayId, u16)>),
}

impl Frame {
    fn keep(&mut self, node: Node, made: Made) {
        self.made.push((node, made));
    }

    /// The player who was chosen for a node beforehand.
    pub(super) fn made_player(&self, node: Node) -> Option<Seat> {
        self.made.iter().find_map(|(other, made)| match made {
            Made::Player(seat) if *other == node => Some(*seat),
            _ => None,
        })
    }

    /// What was chosen for a node beforehand, which counts once.
    pub(super) fn made(&mut self, node: Node) -> Option<Made> {
        let at = self.made.iter().position(|(other, _)| *other == node)?;
        Some(self.made.swap_remove(at).1)
    }
}

/// Makes the choices that can be made before anything happens.
///
/// # Errors
/// A stop of the table.
pub(crate) fn beforehand(play: &mut Play, frame: &mut Frame, steps: &[Step]) -> Flow<()> {
    // After a `may` everything may be otherwise.
    let until_may = steps.iter().enumerate().take_while(|(_, step)| !matches!(step, Step::May(_)));
    for (at, step) in until_may {
        if let Some(player) = chosen_player(step) {
            let chosen = who(play, frame, player, step)?;
            let made = chosen.first().map(|&seat| (Node::of(player), Made::Player(seat)));
            frame.made.extend(made);
        }
        match step {
            Step::ChooseOne(options) => option(play, frame, options)?,
            Step::ChoosePlayer { bind } => {
                let chosen = name_player(play, frame, bind, &steps[at + 1..])?;
                frame.made.extend(chosen.map(|seat| (Node::of(bind), Made::Player(seat))));
            }
            Step::AssignDamage { amount, among, by } if !open(play.scene(), frame, amount) => {
                let shares = divide::shares(play, frame, amount, among, by.as_ref())?;
                frame.keep(Node::of(among), Made::Shares(shares));
            }
            Step::MoveDamage { from, to, .. } => {
                let origin = target(play, frame, from, Aim::LoseDamage)?;
                if let Some(from) = origin.into_iter().find_map(Thing::in_play) {
                    target(play, frame, to, Aim::MoveDamage { from })?;
                }
            }
            Step::MoveThreat { from, to, .. } => {
                let origin = target(play, frame, from, Aim::LoseThreat)?;
                if let Some(from) = origin.into_iter().find_map(Thing::in_play) {
                    target(play, frame, to, Aim::MoveThreat { from })?;
                }
            }
            Step::ChooseCards { what, bind } => {
                let chosen = target(play, frame, what, Aim::Any)?;
                if !chosen.is_empty() {
                    bind_cards(frame, Some(*bind), chosen);
                }
            }
            step => {
                for (pick, aim) in targets(step, frame.you) {
                    target(play, frame, pick, aim)?;
                }
            }
        }
    }
    Ok(())
}

/// One of several options, and what the option needs, unless it is paid for first.
fn option(play: &mut Play, frame: &mut Frame, options: &[Opt]) -> Flow<()> {
    let Some(at) = choose_option(play, frame, options)? else { return Ok(()) };
    frame.keep(Node::of(options), Made::Option(at));
    let option = &options[usize::from(at)];
    if option.cost.is_empty() { beforehand(play, frame, &option.steps) } else { Ok(()) }
}

/// Chooses cards in play; what was chosen comes back.
fn target(play: &mut Play, frame: &mut Frame, among: &Pick, aim: Aim) -> Flow<Vec<Thing>> {
    if let Pick::AllOf(picks) = among {
        let mut all = Vec::new();
        for one in picks {
            all.extend(target(play, frame, one, aim)?);
        }
        return Ok(all);
    }
    let known = match among {
        Pick::Choose { from, up_to, .. } => {
            let counted = up_to.as_ref().is_none_or(|most| !open(play.scene(), frame, most));
            from.0.r#in.is_none() && counted
        }
        Pick::Highest { among, .. } => among.0.r#in.is_none(),
        Pick::Varies(varies) if !open_claim(play.scene(), frame, &varies.provided) => {
            let but = holds(play.scene(), frame.voice(), &varies.provided);
            return target(play, frame, if but { &varies.but } else { &varies.usually }, aim);
        }
        // Nobody chooses it: it is meant.
        _ => return Ok(meant(play.scene(), frame, among)),
    };
    if !known || unbound(play.scene(), frame, among) {
        return Ok(Vec::new());
    }
    let chosen = pick(play, frame, among, aim)?;
    if !chosen.is_empty() {
        frame.keep(Node::of(among), Made::Things(chosen.clone()));
    }
    Ok(chosen)
}

/// The player whom a step lets somebody choose.
fn chosen_player(step: &Step) -> Option<&Who> {
    let player = match step {
        Step::Draw { who, .. } | Step::TakeControl { who, .. } => who.as_ref(),
        Step::PutIntoPlay { engaged, control, .. } => engaged.as_ref().or(control.as_ref()),
        Step::DealEncounterCard { to: who } | Step::AsPlayer { who, .. } | Step::Engage { with: who, .. } => {
            Some(who)
        }
        _ => None,
    };
    player.filter(|player| matches!(player, Who::Choose(_)))
}

/// What a step is done to, and what is done to it.
fn targets(step: &Step, you: Seat) -> Vec<(&Pick, Aim)> {
    match step {
        Step::DealDamage { to, .. } => vec![(to, Aim::Damage)],
        Step::Heal { from, .. } => vec![(from, Aim::Heal)],
        Step::RemoveThreat { from, .. } => vec![(from, Aim::LoseThreat)],
        Step::Exhaust(what) => vec![(what, Aim::Exhaust)],
        Step::Ready(what) => vec![(what, Aim::Ready)],
        Step::GiveStatus { status, to, .. } => vec![(to, Aim::Status(*status))],
        Step::TakeControl { of, who: None | Some(Who::You), .. } => vec![(of, Aim::Control(you))],
        Step::PlaceDamage { at: what, .. } | Step::Discard { what, .. } | Step::Move { what, .. } => {
            vec![(what, Aim::Else)]
        }
        Step::GiveBoostCard { to } => vec![(to, Aim::Any)],
        Step::PlaceThreat { at, .. } => vec![(at, Aim::Do(Doing::GainThreat))],
        Step::EnemySchemes { by, .. } => vec![(by, Aim::Do(Doing::Scheme))],
        Step::Engage { what, with: Who::You } => vec![(what, Aim::Engage(you))],
        Step::Resolve { of, .. } => vec![(of, Aim::Resolve)],
        Step::EnemyAttacks { by, against, .. } | Step::AlsoAttack { by, against } => {
            vec![(by, Aim::Do(Doing::Attack)), (against, Aim::Any)]
        }
        _ => Vec::new(),
    }
}
