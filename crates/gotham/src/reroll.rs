//! Chapter VIII: rerolls, steps A to F.

use table::{Flow, Question, RuleId, Scene, Seat, Verdict, need};

use crate::ask::{Ask, DiePick, RerollBy};
use crate::bearer::Reading;
use crate::dice::{Handful, MOST_SUCCESSES, Pool};
use crate::energy::{account, room, spend};
use crate::event::Event;
use crate::hindrance::{are_enemies, are_friends};
use crate::printed::skill::{Modifier, Whose};
use crate::printed::term::{Colour, CubeBox, LineTrigger};
use crate::state::FigureId;
use crate::{Gotham, Play, rule};

/// The reroll step after a figure's roll. An empty pool has none (rulings.actions.empty-pool).
///
/// # Errors
/// A stop of the table.
pub fn rerolls(play: &mut Play, figure: FigureId, handful: &Handful, pool: &mut Pool) -> Flow<()> {
    if handful.is_empty() {
        return Ok(());
    }
    let seat = play.state.seat_of(figure);

    // B: first the rerolls of skills, one die at a time, the same die as often as one likes.
    for _ in 0..from_skills(play.scene(), figure) {
        let picked = pick(play, seat, figure, RerollBy::Skill, pool, Pool::default(), |_| 1)?;
        if picked.count() == 0 {
            break;
        }
        throw(play, figure, pool, &picked, rule!("reroll.b.skill-rerolls-first"))?;
    }
    // B: then those of pictograms, chosen together and thrown together (rulings.reroll.free-batch).
    let free = |colour: Colour| handful.free[colour as usize];
    let picked = pick(play, seat, figure, RerollBy::Pictogram, pool, Pool::default(), free)?;
    throw(play, figure, pool, &picked, rule!("reroll.b.any-die-of-colour"))?;

    // C: an enemy's Misfortune comes first.
    for enemy in unlucky_company(play.scene(), figure) {
        let dice = play.scene().level(enemy, LineTrigger::Permanent, |it| *it == Modifier::ForceRerolls);
        let seat = play.state.seat_of(enemy);
        let picked = pick_at_most(play, seat, figure, RerollBy::Misfortune, pool, dice)?;
        throw(play, figure, pool, &picked, rule!("skills.misfortune.effect"))?;
    }
    // C to E: paid rerolls, as long as there is somebody to pay for them.
    let purse = account(&play.state, figure, CubeBox::Reroll);
    loop {
        let affordable = room(play.scene(), purse);
        let picked = pick_at_most(play, seat, figure, RerollBy::Cubes, pool, affordable)?;
        if picked.count() == 0 {
            return Ok(());
        }
        spend(play, purse, picked.count(), rule!("reroll.d.cost"));
        throw(play, figure, pool, &picked, rule!("reroll.e.roll"))?;
    }
}

/// The rerolls of Luck and of every Support in the zone (rulings.reroll.skills-add).
fn from_skills(scene: Scene<Gotham>, figure: FigureId) -> u8 {
    let gives = |whose: Whose| {
        move |modifier: &Modifier| match modifier {
            Modifier::FreeRerolls { of, provided } => *of == whose && provided.is_empty(),
            _ => false,
        }
    };
    let own = scene.level(figure, LineTrigger::Permanent, gives(Whose::Own));
    let Some(zone) = scene.state.figure(figure).zone() else { return own };
    let friends = scene.state.figures_in(zone).filter(|&other| are_friends(scene.state, figure, other));
    let support = |friend| scene.level(friend, LineTrigger::Permanent, gives(Whose::FriendInZone));
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

fn throw(play: &mut Play, figure: FigureId, pool: &mut Pool, picked: &Pool, why: RuleId) -> Flow<()> {
    if picked.count() == 0 {
        return Ok(());
    }
    let printed = play.content;
    pool.reroll(printed, picked, |die, count| play.dice(die, count, why))?;
    let (picked, pool) = (*picked, *pool);
    play.event(why, |_| Event::Rerolled { figure, picked, pool });
    Ok(())
}

fn pick_at_most(
    play: &mut Play,
    seat: Seat,
    figure: FigureId,
    by: RerollBy,
    pool: &Pool,
    most: u8,
) -> Flow<Pool> {
    let mut picked = Pool::default();
    while picked.count() < most {
        let question = WhichDie { seat, figure, by, pool: *pool, picked, most: [most; Colour::ALL.len()] };
        if !question.add(play.choose(&question)?, &mut picked) {
            break;
        }
        if picked == *pool {
            break;
        }
    }
    Ok(picked)
}

/// Picks dice, of each colour no more than `most` says.
fn pick(
    play: &mut Play,
    seat: Seat,
    figure: FigureId,
    by: RerollBy,
    pool: &Pool,
    mut picked: Pool,
    most: impl Fn(Colour) -> u8,
) -> Flow<Pool> {
    let most = Colour::ALL.map(most);
    loop {
        let question = WhichDie { seat, figure, by, pool: *pool, picked, most };
        if !question.leaves_any() || !question.add(play.choose(&question)?, &mut picked) {
            return Ok(picked);
        }
        if by == RerollBy::Skill {
            return Ok(picked);
        }
    }
}

/// Which die again?
struct WhichDie {
    seat: Seat,
    figure: FigureId,
    by: RerollBy,
    pool: Pool,
    picked: Pool,
    most: [u8; Colour::ALL.len()],
}

impl WhichDie {
    /// Whether a die of this look can still be picked.
    fn may(&self, colour: Colour, shown: u8) -> bool {
        let (at, colour) = (usize::from(shown), colour as usize);
        let of_colour: u8 = self.picked.shown[colour].iter().sum();
        shown <= MOST_SUCCESSES
            && self.picked.shown[colour][at] < self.pool.shown[colour][at]
            && of_colour < self.most[colour]
    }

    fn leaves_any(&self) -> bool {
        Colour::ALL.into_iter().any(|colour| (0..=MOST_SUCCESSES).any(|shown| self.may(colour, shown)))
    }

    /// Adds what was picked; whether it was a die.
    fn add(&self, pick: DiePick, picked: &mut Pool) -> bool {
        match pick {
            DiePick::Die { colour, shown } => {
                picked.shown[colour as usize][usize::from(shown)] += 1;
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
        Ask::Reroll {
            seat: self.seat,
            figure: self.figure,
            by: self.by,
            pool: self.pool,
            picked: self.picked,
        }
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
