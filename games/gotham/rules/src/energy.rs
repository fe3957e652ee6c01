//! Chapter IX C and I: spending energy, boxes that are full, and cubes that are lost.

use table::{Flow, Question, RuleId, Scene, Seat, Verdict, need};

use crate::answer::{Amount, May};
use crate::ask::{Ask, Topic};
use crate::bearer::Reading;
use crate::event::Event;
use crate::printed::skill::Step;
use crate::printed::term::CubeBox;
use crate::state::{Body, Cubes, FigureId, HeroId, State};
use crate::{Gotham, Play, command_post, rule, wounds};

/// Whose cubes go into which box.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Account {
    /// The hero; the command post without one.
    pub hero: Option<HeroId>,
    /// The box.
    pub into: CubeBox,
}

/// Where a figure's side pays when it would use a box: heroes their own, the villain the command post's, and commanders
/// their thought box for allied characters (skills.elite-command.saturation-shared).
pub fn account(state: &State, figure: FigureId, into: CubeBox) -> Account {
    match state.figure(figure).body {
        Body::Hero(hero) => Account { hero: Some(hero), into },
        Body::Character(tile) => match state.tile(tile).commander {
            Some(hero) => Account { hero: Some(hero), into: CubeBox::Thought },
            None => Account { hero: None, into },
        },
    }
}

/// The cubes of an account.
pub fn cubes(state: &State, hero: Option<HeroId>) -> &Cubes {
    match hero {
        Some(hero) => &state.hero(hero).cubes,
        None => &state.post,
    }
}

fn cubes_mut(state: &mut State, hero: Option<HeroId>) -> &mut Cubes {
    match hero {
        Some(hero) => &mut state.hero_mut(hero).cubes,
        None => &mut state.post,
    }
}

/// How many cubes a box holds (general.box-saturation.test).
fn saturation(scene: Scene<Gotham>, account: Account) -> u8 {
    match account.hero {
        Some(hero) => {
            let sheet = &scene.content.heroes[usize::from(scene.state.hero(hero).printed)];
            sheet.saturation[account.into.index()]
        }
        None => command_post::saturation(account.into),
    }
}

/// How many cubes can still be spent there: no more than are available, and no more than the box holds
/// (general.box-saturation.check-first).
pub fn room(scene: Scene<Gotham>, account: Account) -> u8 {
    let cubes = cubes(scene.state, account.hero);
    cubes.available.min(saturation(scene, account).saturating_sub(cubes.boxes[account.into.index()]))
}

/// Moves cubes from available energy into a box (general.energy-spending.definition). There is room for them.
pub fn spend(play: &mut Play, account: Account, count: u8, why: RuleId) {
    if count == 0 {
        return;
    }
    let cubes = cubes_mut(&mut play.state, account.hero);
    cubes.available -= count;
    cubes.boxes[account.into.index()] += count;
    play.event(why, |_| Event::CubesSpent { hero: account.hero, into: account.into, count });
}

/// Takes cubes away: from fatigue, then from boxes of their owner's choice, then from available energy (wounds.hero.order,
/// river-cleaning.cost.order). A hero's go to his wound area, the villain's out of the game. How many were there to take.
///
/// # Errors
/// A stop of the table.
pub fn take_away(play: &mut Play, hero: Option<HeroId>, count: u8) -> Flow<u8> {
    let owned = cubes_mut(&mut play.state, hero);
    let from_fatigue = count.min(owned.fatigue);
    owned.fatigue -= from_fatigue;
    put_away(&mut play.state, hero, from_fatigue);
    let mut left = count - from_fatigue;
    let seat = hero.map_or(play.state.villain_seat(), |hero| Seat(play.state.hero(hero).player));
    while left > 0 {
        let Some(from) = play.choose_if_any(&CubeFrom { seat, hero, left })? else { break };
        cubes_mut(&mut play.state, hero).boxes[from.index()] -= 1;
        put_away(&mut play.state, hero, 1);
        left -= 1;
    }
    let owned = cubes_mut(&mut play.state, hero);
    let from_available = left.min(owned.available);
    owned.available -= from_available;
    put_away(&mut play.state, hero, from_available);
    Ok(count - left + from_available)
}

fn put_away(state: &mut State, hero: Option<HeroId>, count: u8) {
    match hero {
        Some(hero) => state.hero_mut(hero).cubes.wounds += count,
        None => state.cubes_gone += count,
    }
}

/// Whether a hero can begin to pay for an action (rulings.actions.no-empty): a cube, or Pushing Limits in its place.
pub fn can_pay(scene: Scene<Gotham>, hero: HeroId, into: CubeBox) -> bool {
    room(scene, Account { hero: Some(hero), into }) > 0 || push_level(scene, hero) > 0
}

/// The level of Pushing Limits that a hero can still use in this turn.
pub fn push_level(scene: Scene<Gotham>, hero: HeroId) -> u8 {
    scene.step_level(scene.state.hero(hero).figure, Step::SpendWounds)
}

/// The cubes that a hero could count as spent with Pushing Limits, if he gives the best of his boxes: the wounds, and then
/// what can still be spent. Their cubes come from fatigue, boxes and available energy like those of all wounds
/// (skills.pushing-limits.cube-source).
pub fn room_with_push(scene: Scene<Gotham>, hero: HeroId, into: CubeBox) -> u8 {
    let wounds = push_level(scene, hero);
    let cubes = &scene.state.hero(hero).cubes;
    let lives = cubes.total() - cubes.wounds;
    if wounds == 0 || wounds >= lives {
        return 0;
    }
    let from_boxes = wounds.saturating_sub(cubes.fatigue);
    let in_boxes = cubes.boxes.iter().sum::<u8>();
    let available = cubes.available - from_boxes.saturating_sub(in_boxes).min(cubes.available);
    let there = cubes.boxes[into.index()];
    let full = saturation(scene, Account { hero: Some(hero), into });
    let free = full.saturating_sub(there - from_boxes.min(there));
    wounds + available.min(free)
}

/// The spend step of an attack or a complex deed: at least one cube, or what Pushing Limits counts as such. None when the
/// action is over before it began (rulings.pushing-limits.down).
///
/// # Errors
/// A stop of the table.
pub fn intensity(play: &mut Play, hero: HeroId, into: CubeBox, why: RuleId) -> Flow<Option<u8>> {
    let Some(pushed) = push(play, hero, into)? else { return Ok(None) };
    let purse = Account { hero: Some(hero), into };
    let seat = Seat(play.state.hero(hero).player);
    let figure = play.state.hero(hero).figure;
    let question = HowMany { seat, figure, purse, least: u8::from(pushed == 0), attack: 0 };
    // Nothing is asked when only one number is possible.
    let cubes = play.choose_if_any(&question)?.map_or(0, |Amount(cubes)| cubes);
    spend(play, purse, cubes, why);
    Ok(Some(cubes + pushed).filter(|&all| all > 0))
}

/// The spend step of an automatic deed: one cube (hero-manipulation.automatic.ii.one-cube), or Pushing Limits in its place
/// (rulings.pushing-limits.automatic). Whether the action goes on.
///
/// # Errors
/// A stop of the table.
pub fn one_cube(play: &mut Play, hero: HeroId, into: CubeBox, why: RuleId) -> Flow<bool> {
    let Some(pushed) = push(play, hero, into)? else { return Ok(false) };
    let purse = Account { hero: Some(hero), into };
    if pushed == 0 {
        if room(play.scene(), purse) == 0 {
            return Ok(false);
        }
        spend(play, purse, 1, why);
    }
    Ok(true)
}

/// Pushing Limits at the start of a spend step, if the hero has it and likes to (skills.pushing-limits.when). How many cubes
/// count as spent; none when he is neutralised by it.
///
/// # Errors
/// A stop of the table.
pub fn push(play: &mut Play, hero: HeroId, into: CubeBox) -> Flow<Option<u8>> {
    let wounds = push_level(play.scene(), hero);
    if wounds == 0 {
        return Ok(Some(0));
    }
    let seat = Seat(play.state.hero(hero).player);
    // With no other way to pay, declaring the action was saying yes.
    let only_way = room(play.scene(), Account { hero: Some(hero), into }) == 0;
    if !only_way && play.choose(&MayPush { seat, hero, into, wounds })? == May::No {
        return Ok(Some(0));
    }
    push_now(play, hero)
}

/// The same without asking: what was declared can't be paid otherwise.
///
/// # Errors
/// A stop of the table.
pub fn push_now(play: &mut Play, hero: HeroId) -> Flow<Option<u8>> {
    let wounds = push_level(play.scene(), hero);
    if wounds == 0 {
        return Ok(Some(0));
    }
    let figure = play.state.hero(hero).figure;
    play.state.once.push((figure, Step::SpendWounds));
    wounds::suffer(play, figure, wounds, rule!("skills.pushing-limits.effect"))?;
    Ok(if play.state.is_neutralised(figure) { None } else { Some(wounds) })
}

/// How many cubes?
pub(crate) struct HowMany {
    pub seat: Seat,
    pub figure: FigureId,
    pub purse: Account,
    pub least: u8,
    /// The successes to be met; 0 when the figure itself acts.
    pub attack: u8,
}

impl Question<Gotham> for HowMany {
    type Answer = Amount;

    fn ask(&self) -> Ask {
        let HowMany { seat, figure, purse, attack, .. } = *self;
        Ask { seat, topic: Topic::Cubes { figure, into: purse.into, attack } }
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
        need(cubes >= self.least, rule!("hero-melee.c.spend"))
    }
}

/// Suffer wounds instead?
struct MayPush {
    seat: Seat,
    hero: HeroId,
    into: CubeBox,
    wounds: u8,
}

impl Question<Gotham> for MayPush {
    type Answer = May;
    const EXACT: bool = true;

    fn ask(&self) -> Ask {
        let MayPush { seat, hero, into, wounds } = *self;
        Ask { seat, topic: Topic::Push { hero, into, wounds } }
    }

    fn candidates(&self, _scene: Scene<Gotham>, emit: &mut impl FnMut(May)) {
        emit(May::Yes);
        emit(May::No);
    }

    fn verdict(&self, _scene: Scene<Gotham>, _may: May) -> Verdict {
        Ok(())
    }
}

/// Which box gives the next cube?
struct CubeFrom {
    seat: Seat,
    hero: Option<HeroId>,
    left: u8,
}

impl Question<Gotham> for CubeFrom {
    type Answer = CubeBox;
    const EXACT: bool = true;

    fn ask(&self) -> Ask {
        Ask { seat: self.seat, topic: Topic::CubeFrom { hero: self.hero, left: self.left } }
    }

    fn candidates(&self, scene: Scene<Gotham>, emit: &mut impl FnMut(CubeBox)) {
        let boxes = cubes(scene.state, self.hero).boxes;
        CubeBox::ALL.into_iter().filter(|&cube_box| boxes[cube_box.index()] > 0).for_each(emit);
    }

    fn verdict(&self, scene: Scene<Gotham>, from: CubeBox) -> Verdict {
        let there = cubes(scene.state, self.hero).boxes[from.index()] > 0;
        need(there, rule!("wounds.hero.box-choice"))
    }
}
