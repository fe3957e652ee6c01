//! What a question is about: its kind, who acts, with what, against whom.

use arena::{Features, mark, steps};
use pow::ask::{Ask, FollowBy, RerollBy, Thing};
use pow::attack::profile;
use pow::card::Attack;
use pow::state::{FigureId, Reading};

use super::answered::Seen;
use super::look::Look;
use super::printed;
use super::word::{Word, say};

/// A question as its answers need it.
#[derive(Clone, Copy)]
pub(super) struct Question<'a> {
    /// Its kind.
    pub kind: u32,
    /// Who acts, tests, defends or is moved.
    pub figure: Option<FigureId>,
    /// The attack that is made or met.
    pub attack: Option<&'a Attack>,
    /// Who makes it, if it is met.
    pub attacker: Option<FigureId>,
    /// Whom it is made against.
    pub target: Option<FigureId>,
}

/// Reads a question, with the tokens that each of its answers gets.
pub(super) fn question<'a>(look: Look<'a>, ask: &Ask, out: &mut Features, seen: &mut Seen) -> Question<'a> {
    let scene = look.scene;
    let none = Question { kind: 0, figure: None, attack: None, attacker: None, target: None };
    let of = |kind, figure| Question { kind, figure: Some(figure), ..none };
    let strikes = |kind, attacker, index, target| Question {
        attack: profile(scene, attacker, index),
        target: Some(target),
        ..of(kind, attacker)
    };
    let asked = match *ask {
        Ask::Edge { .. } => none,
        Ask::Deploy { .. } => Question { kind: 1, ..none },
        Ask::PerfectPlan { figure, .. } => of(2, figure),
        Ask::CancelPlan { figure, .. } => of(3, figure),
        Ask::Counter { .. } => Question { kind: 4, ..none },
        Ask::First { .. } => Question { kind: 5, ..none },
        Ask::Activate { .. } => Question { kind: 6, ..none },
        Ask::Recover { figure, .. } => of(7, figure),
        Ask::Act { figure, .. } => of(8, figure),
        Ask::Route { figure, .. } => of(9, figure),
        Ask::Target { figure, attack, .. } => {
            Question { attack: profile(scene, figure, attack), ..of(10, figure) }
        }
        Ask::Aim { figure, attack, .. } => {
            Question { attack: profile(scene, figure, attack), ..of(11, figure) }
        }
        Ask::React { attacker, attack, target, hit, .. } => {
            let asked = strikes(12 + u32::from(hit), attacker, attack, target);
            Question { figure: None, attacker: Some(attacker), ..asked }
        }
        Ask::Defend { figure, attacker, attack, nature, .. } => {
            say(out, Word::About, [14, nature as u32, look.mark(attacker)]);
            let attack = attack.and_then(|attack| profile(scene, attacker, attack));
            Question { attack, attacker: Some(attacker), ..of(14, figure) }
        }
        Ask::Boost { figure, attack, target, .. } => {
            let attack = attack.and_then(|attack| profile(scene, figure, attack));
            Question { attack, target: Some(target), ..of(15, figure) }
        }
        Ask::RerollAttack { figure, target, roll, needed, .. } => {
            let over = i32::from(roll.total()) - i32::from(needed);
            say(out, Word::About, [16, steps(over + 8), roll.double().into()]);
            seen.amount = over as f32;
            Question { target: Some(target), ..of(16, figure) }
        }
        Ask::RerollTest { figure, of: tested, by, .. } => {
            let by = match by {
                RerollBy::Acrobat | RerollBy::Soldier | RerollBy::Scientific => 0,
                RerollBy::Luck => 1,
            };
            say(out, Word::About, [17, tested as u32, by]);
            of(17, figure)
        }
        Ask::Dodge { figure, damage, .. } => {
            say(out, Word::About, [18, damage.into(), 0]);
            seen.amount = f32::from(damage);
            of(18, figure)
        }
        Ask::Critical { figure, attack, target, .. } => strikes(19, figure, attack, target),
        Ask::BrutalPush { figure, target, .. } => Question { target: Some(target), ..of(20, figure) },
        Ask::Grab { figure, .. } => of(21, figure),
        Ask::Throw { figure, held, .. } => {
            say(out, Word::About, [22, size(look, held), u32::from(matches!(held, Thing::Figure(_)))]);
            seen.amount = size(look, held) as f32;
            of(22, figure)
        }
        Ask::Leap { figure, .. } => of(23, figure),
        Ask::Follow { figure, by, .. } => {
            let by = match by {
                FollowBy::Comrade => 0,
                FollowBy::Order => 1,
                FollowBy::MasterTactician => 2,
            };
            say(out, Word::About, [24, by, 0]);
            of(24, figure)
        }
        Ask::NextTest { .. } => Question { kind: 25, ..none },
        Ask::PowerTarget { figure, power, .. } => {
            if let Some(power) = scene.card(figure).powers.get(usize::from(power)) {
                printed::power(out, 26, power);
                say(out, Word::About, [26, mark(&power.id), 0]);
            }
            of(26, figure)
        }
        Ask::PowerWalk { figure, moved, up_to, .. } => {
            say(out, Word::About, [27, look.whose(moved), steps(up_to / 1_000)]);
            say(out, Word::About, [27, look.mark(figure), 1 << 16]);
            of(27, moved)
        }
    };
    if let Some(figure) = asked.figure {
        say(out, Word::Asked, [asked.kind, look.mark(figure), look.whose(figure)]);
    }
    if let (Some(attack), true) = (asked.attack, asked.kind != 11) {
        printed::profile(out, asked.kind, attack);
    }
    asked
}

/// The Size of what is held, grabbed or hit.
pub(super) fn size(look: Look, thing: Thing) -> u32 {
    match thing {
        Thing::Figure(figure) => look.scene.size(figure).into(),
        Thing::Piece(piece) => look.scene.piece(piece).size.into(),
    }
}
