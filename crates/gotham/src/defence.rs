//! Chapter VII: defence, steps A to I.

use table::{Flow, Question, Scene, Seat, Verdict};

use crate::ask::{Amount, Ask};
use crate::bearer::{PrintedFigure, Reading};
use crate::count::{Count, automatic_successes};
use crate::dice::{Handful, Pool};
use crate::energy::{Account, account, room, spend};
use crate::event::Event;
use crate::printed::skill::Counted;
use crate::printed::term::{CubeBox, LineTrigger, Trait};
use crate::printed::{AutomaticDefence, Characteristic};
use crate::state::FigureId;
use crate::{Gotham, Play, command_post, reroll, rule, wounds};

/// A figure defends against an attack of so many successes, and suffers what is left. `against` is
/// [`Counted::DefenceAgainstMelee`] or [`Counted::DefenceAgainstRanged`].
///
/// # Errors
/// A stop of the table.
pub fn defend(
    play: &mut Play,
    defender: FigureId,
    attacker: FigureId,
    attack: u8,
    against: Counted,
) -> Flow<()> {
    // A and B: as many cubes as the defender likes, none included.
    let die = characteristic(play.scene(), defender);
    let purse = account(&play.state, defender, CubeBox::Defence);
    let mut cubes = 0;
    if die != Characteristic::Forbidden {
        let question =
            HowMany { seat: play.state.seat_of(defender), figure: defender, purse, least: 0, attack };
        cubes = play.choose_if_any(&question)?.map_or(0, |Amount(cubes)| cubes);
        spend(play, purse, cubes, rule!("defence.b.spend"));
    }
    // C and D: dice for the cubes, and those of automatic defence.
    let mut handful = Handful::default();
    if let Characteristic::Die(die) = die {
        handful.add(die, cubes);
    }
    let automatic = match play.scene().printed(defender) {
        PrintedFigure::Character(tile) => tile.automatic_defence,
        PrintedFigure::Hero(sheet) => match sheet.automatic_defence {
            AutomaticDefence::None => 0,
            AutomaticDefence::Success => 1,
            AutomaticDefence::Die(die) => {
                handful.add(die, 1);
                0
            }
        },
    };
    // E and F
    let printed = play.content;
    let why = rule!("defence.e.roll");
    let mut pool = Pool::roll(printed, &handful, |die, count| play.dice(die, count, why))?;
    if !handful.is_empty() {
        play.event(why, |_| Event::Rolled { figure: defender, pool });
    }
    reroll::rerolls(play, defender, &handful, &mut pool)?;
    // G: the dice, then what is automatic; never hindered (defence.g.no-hindrance).
    let during = LineTrigger::Defence;
    let count = Count { figure: defender, of: against, during, opponent: attacker, pool };
    let defence = pool.successes() + automatic + automatic_successes(play.scene(), &count);
    // H and I
    let harmless = play.scene().has(attacker, Trait::Harmless); // rulings.harmless.step-h
    let suffered = if harmless { 0 } else { attack.saturating_sub(defence) };
    play.event(rule!("defence.h.wounds"), |_| Event::Defended { figure: defender, attack, defence });
    wounds::suffer(play, defender, suffered, rule!("defence.i.end"))
}

/// What a cube adds: the hero's characteristic, or the orange die of the command post and of allies
/// (skills.elite-command.defence-die).
fn characteristic(scene: Scene<Gotham>, defender: FigureId) -> Characteristic {
    match scene.printed(defender) {
        PrintedFigure::Hero(sheet) => sheet.characteristics[CubeBox::Defence as usize],
        PrintedFigure::Character(_) => Characteristic::Die(command_post::DEFENCE),
    }
}

/// How many cubes?
pub(crate) struct HowMany {
    pub seat: Seat,
    pub figure: FigureId,
    pub purse: Account,
    pub least: u8,
    /// The successes to be met; 0 when the figure itself attacks.
    pub attack: u8,
}

impl Question<Gotham> for HowMany {
    type Answer = Amount;

    fn ask(&self) -> Ask {
        Ask::Cubes { seat: self.seat, figure: self.figure, into: self.purse.into, attack: self.attack }
    }

    fn candidates(&self, scene: Scene<Gotham>, emit: &mut impl FnMut(Amount)) {
        (self.least..=room(scene, self.purse)).map(Amount).for_each(emit);
    }

    fn verdict(&self, scene: Scene<Gotham>, Amount(cubes): Amount) -> Verdict {
        let room = room(scene, self.purse);
        if cubes > room {
            return Err(
                rule!("general.box-saturation.check-first").measured(i32::from(cubes), i32::from(room))
            );
        }
        table::need(cubes >= self.least, rule!("hero-melee.c.spend"))
    }
}
