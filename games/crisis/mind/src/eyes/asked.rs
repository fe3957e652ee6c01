//! What a question is about: its kind, who acts, by which effect, at what moment.

use arena::{Features, mark, steps};
use crisis::ask::Ask;
use crisis::attack::Weapon;
use crisis::card::Attack;
use crisis::card::ability::{Roll, Step};
use crisis::effect::{Moment, Source};
use crisis::state::{Battleground, FigureId, Reading};

use super::answered::Seen;
use super::doings::{Gist, does};
use super::look::Look;
use super::lying::Lying;
use super::printed;
use super::word::{Word, say};

/// A question as its answers need it.
#[derive(Clone, Copy)]
pub(super) struct Question<'a> {
    /// Its kind.
    pub kind: u32,
    /// Who acts or is moved.
    pub figure: Option<FigureId>,
    /// The attack that is made.
    pub attack: Option<&'a Attack>,
    /// With what it is made.
    pub weapon: Option<Weapon>,
    /// The effect that asks, as a mark; 0 if none does.
    pub by: u32,
    /// The roll that dice are chosen from.
    pub roll: Roll,
}

/// Reads a question, with the tokens that each of its answers gets.
pub(super) fn question<'a>(look: Look<'a>, ask: &Ask, out: &mut Features, seen: &mut Seen) -> Question<'a> {
    let scene = look.scene;
    let none = Question { kind: 0, figure: None, attack: None, weapon: None, by: 0, roll: Roll::Any };
    let kind = |kind| Question { kind, ..none };
    let of = |kind, figure| Question { kind, figure: Some(figure), ..none };
    let armed = |kind, figure, weapon: Weapon| Question {
        attack: Some(weapon.entry(scene.content, scene.state, figure)),
        weapon: Some(weapon),
        ..of(kind, figure)
    };
    let asks = |kind, by| Question { kind, by, ..none };
    let asked = match *ask {
        Ask::Battlefield { .. } => none,
        Ask::OnTerrain { .. } => kind(1),
        Ask::CrisisType { .. } => kind(2),
        Ask::Threat { .. } => kind(3),
        Ask::Edge { .. } => kind(4),
        Ask::Squad { .. } => kind(5),
        Ask::Affiliation { .. } => kind(6),
        Ask::Tactics { .. } => kind(7),
        Ask::Deploy { .. } => kind(8),
        Ask::DeployGrunts { figure, .. } => of(9, figure),
        Ask::Leader { .. } => kind(10),
        Ask::Act { figure: None, .. } => kind(11),
        Ask::Act { figure: Some(figure), .. } => of(12, figure),
        Ask::Attack { figure, .. } => of(13, figure),
        Ask::Target { figure, weapon, .. } => armed(14, figure, weapon),
        Ask::OtherTarget { figure, .. } => of(15, figure),
        Ask::Beam { figure, weapon, .. } => armed(16, figure, weapon),
        Ask::Effect { moment, .. } => {
            let (what, about) = happening(look, moment);
            say(out, Word::Moment, [17, what, about]);
            kind(17)
        }
        Ask::Dice { source, roll, least, most, .. } => {
            say(out, Word::About, [18, roll as u32, u32::from(least) * 16 + u32::from(most)]);
            Question { roll, ..asks(18, by(look, source, out, seen)) }
        }
        Ask::Face { source, roll, .. } => Question { roll, ..asks(19, by(look, source, out, seen)) },
        Ask::Thing { source, .. } => asks(20, by(look, source, out, seen)),
        Ask::Amount { source, .. } => asks(21, by(look, source, out, seen)),
        Ask::Option { source, .. } => asks(22, by(look, source, out, seen)),
        Ask::May { source, .. } => asks(23, by(look, source, out, seen)),
        Ask::PlayedBy { card, with, .. } => {
            say(out, Word::About, [24, mark(&scene.tactic(card).id), u32::from(with.is_some())]);
            kind(24)
        }
        Ask::JoinIn { card, figure, .. } => {
            say(out, Word::About, [25, mark(&scene.tactic(card).id), 0]);
            of(25, figure)
        }
        Ask::AddTactic { .. } => kind(26),
        Ask::Condition { figure, .. } => of(27, figure),
        Ask::Advance { figure, tool, wedge, .. } => {
            say(out, Word::About, [28, tool as u32, wedge.map_or(0, |wedge| 1 + u32::from(wedge.toward))]);
            of(28, figure)
        }
        Ask::Way { figure, wedge, tool, by, .. } => {
            say(out, Word::About, [29, tool as u32, wedge.map_or(0, |wedge| 1 + u32::from(wedge.toward))]);
            say(out, Word::About, [29, 8 + by.map_or(0, |by| look.whose(by)), look.whose(figure)]);
            of(29, figure)
        }
        Ask::Place { figure, range, .. } => {
            say(out, Word::About, [30, range.into(), look.whose(figure)]);
            of(30, figure)
        }
        Ask::Token { range, .. } => {
            say(out, Word::About, [31, range.into(), 0]);
            kind(31)
        }
        Ask::Order { .. } => kind(32),
    };
    if let Some(figure) = asked.figure {
        say(out, Word::Asked, [asked.kind, look.mark(figure), look.whose(figure)]);
    }
    if let Some(attack) = asked.attack {
        printed::profile(out, asked.kind, attack);
    }
    under_way(look, asked.kind, out, seen);
    asked
}

/// The attack that is being made, where it matters to the answers.
fn under_way(look: Look, kind: u32, out: &mut Features, seen: &mut Seen) {
    let Some(lying) = Lying::of(look.scene) else { return };
    let mine = look.mine(lying.attacker);
    let (margin, left) = (lying.margin(), look.left(lying.target));
    let [attack, defence] = lying.dice();
    let rolled = u32::from(attack > 0) * 2 + u32::from(defence > 0);
    say(out, Word::Margin, [kind * 2 + u32::from(mine), rolled, steps(margin + 8)]);
    say(out, Word::Margin, [kind * 2 + u32::from(mine), 8 + rolled, steps(margin + 12 - i32::from(left))]);
    seen.margin = if mine { margin as f32 } else { -margin as f32 };
    seen.fells = arena::flag(margin >= i32::from(left));
}

/// What asks, as a mark, with what it says.
fn by(look: Look, source: Source, out: &mut Features, seen: &mut Seen) -> u32 {
    let by = source_mark(look, source);
    let steps = crate::steps::of(look.scene, source);
    says(steps, 2, out, seen);
    by
}

/// What an effect does, in a role.
pub(super) fn says(steps: &[Step], role: u32, out: &mut Features, seen: &mut Seen) {
    does(out, role, steps);
    seen.gist = Gist::of(steps);
}

/// An effect as a number that is the same whatever else is loaded.
pub(super) fn source_mark(look: Look, source: Source) -> u32 {
    let (scene, state) = (look.scene, look.scene.state);
    let with = |id: &str, place: u32| mark(id).wrapping_mul(31).wrapping_add(1 + place);
    match source {
        Source::Power { figure, power } => {
            let printed = scene.superpower(figure, power);
            printed.map_or(0, |power| with(power.id.value.as_str(), look.mark(figure)))
        }
        Source::Rule(place) => match state.attacks.last() {
            Some(attack) => {
                let entry = attack.weapon.entry(scene.content, state, attack.attacker);
                with(&entry.id, u32::from(place) * 8 + look.mark(attack.attacker))
            }
            None => 1,
        },
        Source::Tactic { card, .. } => with(&scene.tactic(card).id, 0),
        Source::Crisis { card, rule } => {
            scene.crisis(card).map_or(0, |crisis| with(&crisis.id, u32::from(rule) + 1))
        }
        Source::Interact(card) => scene.crisis(card).map_or(0, |crisis| with(&crisis.id, 0)),
        Source::Condition { condition, .. } => 16 + u32::from(condition.bit()),
        Source::Lasting(id) => match state.lasting(id) {
            // What holds may have been made by something that holds.
            Some(lasting) if !matches!(lasting.frame.source, Source::Lasting(_) | Source::Later(_)) => {
                source_mark(look, lasting.frame.source).wrapping_add(1)
            }
            _ => 2,
        },
        Source::Cover => 3,
        Source::Book => 4,
        Source::Later(_) => 5,
    }
}

/// What happens, and whose or what it is about.
fn happening(look: Look, moment: Moment) -> (u32, u32) {
    let of = |figure: FigureId| look.whose(figure);
    match moment {
        Moment::ChooseTarget => (0, 0),
        Moment::Targeted => (1, 0),
        Moment::Pool(roll) => (2, roll as u32),
        Moment::Rolled(roll) => (3, roll as u32),
        Moment::OwnDice(roll) => (4, roll as u32),
        Moment::TheirDice(roll) => (5, roll as u32),
        Moment::ModifyEnd => (6, 0),
        Moment::BeforeDamage => (7, 0),
        Moment::Damage { to, .. } => (8, of(to)),
        Moment::AfterDamage(to) => (9, of(to)),
        Moment::AfterAttack => (10, 0),
        Moment::EffectOver(figure) => (11, of(figure)),
        Moment::Collision(figure) => (12, of(figure)),
        Moment::Activation(figure) => (13, of(figure)),
        Moment::ActivationEnd(figure) => (14, of(figure)),
        Moment::Phase(phase) => (15, phase as u32),
        Moment::PowerGone(figure) => (16, of(figure)),
        Moment::Moved { who, .. } => (17, of(who)),
        Moment::Destroyed(side) => (18, look.of(Some(side))),
        Moment::Removed(figure) => (19, of(figure)),
        Moment::Fell { who, .. } => (20, of(who)),
        Moment::TacticPaid(_) => (21, 0),
        Moment::OwnTurn => (22, 0),
        Moment::SquadChosen(side) => (23, look.of(Some(side))),
        Moment::LeadershipChosen(side) => (24, look.of(Some(side))),
    }
}
