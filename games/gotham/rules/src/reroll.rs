//! Chapter VIII: rerolls, steps A to F.

use table::{Flow, Question, RuleId, Scene, Seat, Verdict, need};

use crate::answer::DiePick;
use crate::ask::{Ask, RerollBy, Topic};
use crate::bearer::Reading;
use crate::claim::{self, Context};
use crate::dice::{Handful, MOST_SUCCESSES, Pool};
use crate::energy::{account, room, spend};
use crate::event::Event;
use crate::hindrance::{are_enemies, are_friends};
use crate::printed::SkillPlace;
use crate::printed::skill::{Modifier, Skill, Whose};
use crate::printed::term::{Colour, CubeBox, LineTrigger};
use crate::roll::{self, Purpose};
use crate::state::FigureId;
use crate::{Gotham, Play, rule};

/// The reroll step after a figure's roll; there are dice.
///
/// # Errors
/// A stop of the table.
pub fn rerolls(play: &mut Play, figure: FigureId, handful: &Handful) -> Flow<()> {
    let seat = play.state.seat_of(figure);

    // B: first the rerolls of skills, one die at a time, the same die as often as one likes.
    for _ in 0..from_skills(play.scene(), figure) {
        let picked = pick(play, seat, figure, RerollBy::Skill, 1, [1; Colour::ALL.len()])?;
        if picked.count() == 0 {
            break;
        }
        throw(play, figure, picked, rule!("reroll.b.skill-rerolls-first"))?;
    }
    // B: then those of pictograms, chosen together and thrown together (rulings.reroll.free-batch).
    let free = handful.free.iter().sum();
    let picked = pick(play, seat, figure, RerollBy::Pictogram, free, handful.free)?;
    throw(play, figure, picked, rule!("reroll.b.any-die-of-colour"))?;

    // C: an enemy's Misfortune comes first.
    for enemy in unlucky_company(play.scene(), figure) {
        let dice = play.scene().level(enemy, LineTrigger::Permanent, |it| *it == Modifier::ForceRerolls);
        let seat = play.state.seat_of(enemy);
        let picked = pick(play, seat, figure, RerollBy::Misfortune, dice, [dice; Colour::ALL.len()])?;
        throw(play, figure, picked, rule!("skills.misfortune.effect"))?;
    }
    // C to E: paid rerolls, as long as there is somebody to pay for them.
    let purse = account(&play.state, figure, CubeBox::Reroll);
    loop {
        let affordable = room(play.scene(), purse);
        let most = [affordable; Colour::ALL.len()];
        let picked = pick(play, seat, figure, RerollBy::Cubes, affordable, most)?;
        if picked.count() == 0 {
            return Ok(());
        }
        spend(play, purse, picked.count(), rule!("reroll.d.cost"));
        throw(play, figure, picked, rule!("reroll.e.roll"))?;
    }
}

/// The rerolls of Luck, of Point Blank and of every Support in the zone (rulings.reroll.skills-add).
fn from_skills(scene: Scene<Gotham>, figure: FigureId) -> u8 {
    let gives = |whose: Whose| {
        move |place: SkillPlace, skill: &Skill| {
            skill.modifiers.iter().any(|modifier| match modifier {
                Modifier::FreeRerolls { of, provided } => {
                    let context = Context { rolled: 0, named: &[], skill: place };
                    *of == whose && provided.iter().all(|claim| claim::holds(scene, figure, *claim, context))
                }
                _ => false,
            })
        }
    };
    let during = scene.state.rolls.last().map_or(LineTrigger::Permanent, |roll| match roll.purpose {
        Purpose::Attack => scene.state.attack().map_or(LineTrigger::Permanent, |attack| attack.trigger()),
        Purpose::Defence => LineTrigger::Defence,
        Purpose::Deed { effort, .. } => effort.trigger(),
        Purpose::Hazard => LineTrigger::Permanent,
    });
    let own = scene.level_of(figure, during, gives(Whose::Own));
    let Some(zone) = scene.state.figure(figure).zone() else { return own };
    let friends = scene.state.figures_in(zone).filter(|&other| are_friends(scene.state, figure, other));
    let support = |friend| scene.level_of(friend, LineTrigger::Permanent, gives(Whose::FriendInZone));
    own + friends.map(support).sum::<u8>()
}

/// The enemies with Misfortune in the figure's zone (skills.misfortune.condition-zone).
fn unlucky_company(scene: Scene<Gotham>, figure: FigureId) -> Vec<FigureId> {
    let Some(zone) = scene.state.figure(figure).zone() else { return Vec::new() };
    let unlucky = |enemy: &FigureId| {
        are_enemies(scene.state, figure, *enemy)
            && scene.level(*enemy, LineTrigger::Permanent, |it| *it == Modifier::ForceRerolls) > 0
    };
    scene.state.figures_in(zone).filter(unlucky).collect()
}

fn throw(play: &mut Play, figure: FigureId, picked: Pool, why: RuleId) -> Flow<()> {
    if picked.count() == 0 {
        return Ok(());
    }
    let printed = play.content;
    roll::put_aside(&mut play.state, Pool::default());
    play.change(roll::lying, |pool, chance| {
        pool.reroll(printed, &picked, |die, count| chance.dice(die, count, why))
    })?;
    play.event(why, |state| Event::Rerolled { figure, picked, pool: roll::shown(state) });
    Ok(())
}

/// Picks dice: so many in all, and of each colour no more than `of_colour` says. Nobody looks at the dice who could not
/// pick any.
fn pick(
    play: &mut Play,
    seat: Seat,
    figure: FigureId,
    by: RerollBy,
    most: u8,
    of_colour: [u8; Colour::ALL.len()],
) -> Flow<Pool> {
    let mut picked = Pool::default();
    if most == 0 {
        return Ok(picked);
    }
    let pool = play.see(roll::lying, |pool| *pool)?;
    while picked.count() < most {
        let question = WhichDie { seat, figure, by, pool, picked, of_colour };
        if !question.leaves_any() || !question.add(play.choose(&question)?, &mut picked) {
            break;
        }
        roll::put_aside(&mut play.state, picked);
    }
    Ok(picked)
}

/// Which die again?
struct WhichDie {
    seat: Seat,
    figure: FigureId,
    by: RerollBy,
    pool: Pool,
    picked: Pool,
    of_colour: [u8; Colour::ALL.len()],
}

impl WhichDie {
    /// Whether a die of this look can still be picked.
    fn may(&self, colour: Colour, shown: u8) -> bool {
        let (at, colour) = (usize::from(shown), colour.index());
        let of_colour: u8 = self.picked.shown[colour].iter().sum();
        shown <= MOST_SUCCESSES
            && self.picked.shown[colour][at] < self.pool.shown[colour][at]
            && of_colour < self.of_colour[colour]
    }

    fn leaves_any(&self) -> bool {
        Colour::ALL.into_iter().any(|colour| (0..=MOST_SUCCESSES).any(|shown| self.may(colour, shown)))
    }

    /// Adds what was picked; whether it was a die.
    fn add(&self, pick: DiePick, picked: &mut Pool) -> bool {
        match pick {
            DiePick::Die { colour, shown } => {
                picked.shown[colour.index()][usize::from(shown)] += 1;
                true
            }
            DiePick::Done => false,
        }
    }
}

impl Question<Gotham> for WhichDie {
    type Answer = DiePick;
    const EXACT: bool = true;

    fn ask(&self) -> Ask {
        let WhichDie { seat, figure, by, pool, picked, .. } = *self;
        Ask { seat, topic: Topic::Reroll { figure, by, pool, picked } }
    }

    fn candidates(&self, _scene: Scene<Gotham>, emit: &mut impl FnMut(DiePick)) {
        emit(DiePick::Done);
        for colour in Colour::ALL {
            let looks = (0..=MOST_SUCCESSES).filter(|&shown| self.may(colour, shown));
            looks.for_each(|shown| emit(DiePick::Die { colour, shown }));
        }
    }

    fn verdict(&self, _scene: Scene<Gotham>, pick: DiePick) -> Verdict {
        match pick {
            DiePick::Done => Ok(()),
            DiePick::Die { colour, shown } => need(self.may(colour, shown), rule!("reroll.c.declare")),
        }
    }
}
