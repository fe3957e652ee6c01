//! What Gotham tells its learner: every mission, its heroes run by one player, by two or by three.

use arrayvec::ArrayVec;
use gotham::Gotham;
use gotham::bearer::Reading as _;
use gotham::board::Zones;
use gotham::printed::term::Camp;
use gotham::printed::{Mission, Printed};
use gotham::setup::Setup;
use gotham::state::{CardPlace, FIGURES, State};
use minds::Study;
use table::{Scene, Seat};

use super::errand::{Errand, is_wanted};
use super::walk::{FAR, Walk};

/// What lasting to the end of the game is worth to the side that wins then, beside what it does.
const LASTING: f32 = 0.4;

/// Being where something is to be done is worth so much of doing it.
const NEAR: f32 = 0.4;

/// How the game is learned.
pub struct GothamStudy;

impl Study<Gotham> for GothamStudy {
    fn cells(&self, printed: &Printed) -> Vec<String> {
        cells(printed).map(|(mission, players)| format!("{}-{players}", mission.id)).collect()
    }

    fn setup(&self, printed: &Printed, cell: usize, number: u64) -> Setup {
        let (mission, players) = cells(printed).nth(cell).expect("the learner asks for cells that there are");
        let mut setup = Setup::of_heroes(printed, mission, &squad(mission, number));
        setup.players = players;
        for (at, hero) in (0..).zip(&mut setup.heroes) {
            hero.player = at % players;
        }
        setup
    }

    fn clock(&self, state: &State) -> u32 {
        2 * u32::from(state.turn) + u32::from(state.second_half)
    }

    /// What is done of a side's own errand counts most, and then that the other side has not done its own. The side that wins
    /// when the time is over is nearer to it with every turn.
    fn standing(&self, scene: Scene<Gotham>, seat: Seat) -> f32 {
        let camp = scene.state.camp_of(seat);
        if scene.state.winner == Some(camp) {
            return 1.0;
        }
        let [heroes, villain] = Errand::both(scene);
        let [heroes, villain] = [lead(scene, Camp::Heroes, &heroes), lead(scene, Camp::Villain, &villain)];
        let (own, other) = if camp == Camp::Heroes { (heroes, villain) } else { (villain, heroes) };
        0.2 + 0.6 * own - 0.2 * other
    }

    fn side(&self, state: &State, seat: Seat) -> u8 {
        u8::from(seat == state.villain_seat())
    }
}

/// How far a camp is with its errand, from 0 to 1.
fn lead(scene: Scene<Gotham>, camp: Camp, errand: &Errand) -> f32 {
    let mission = scene.mission();
    let done = errand.done + (1.0 - errand.done) * NEAR * nearness(scene, camp, errand);
    if mission.on_time != camp {
        return done;
    }
    let late = f32::from(scene.state.turn) / f32::from(mission.last_turn.max(1));
    (1.0 - LASTING) * done + LASTING * late.min(1.0)
}

/// How near the figures of a camp are to what they have to do: those who can do it best count, one for each hero.
fn nearness(scene: Scene<Gotham>, camp: Camp, errand: &Errand) -> f32 {
    let state = scene.state;
    let mut near: ArrayVec<f32, FIGURES> = ArrayVec::new();
    for id in state.figure_ids().filter(|&id| state.figure(id).camp == camp && state.stands(id)) {
        let Some(zone) = state.figure(id).zone() else { continue };
        let brings = state.hero_of(id).is_some_and(|hero| {
            let carried = state.cards.iter().filter(|card| card.place == CardPlace::Carried(hero));
            carried.into_iter().any(|card| is_wanted(scene, card.printed))
        });
        let todo = Zones(errand.work.0 | errand.prey.0);
        let goal = if brings || todo == Zones::default() { errand.home } else { todo };
        near.push(1.0 - Walk::from(scene, zone).to(goal) as f32 / FAR as f32);
    }
    near.sort_by(|one, other| other.total_cmp(one));
    let count = state.heroes.len().min(near.len());
    if count == 0 { 0.0 } else { near[..count].iter().sum::<f32>() / state.heroes.len() as f32 }
}

/// Every mission with as many players as it has heroes, and fewer.
fn cells(printed: &Printed) -> impl Iterator<Item = (&Mission, u8)> {
    let numbers = |mission: &Mission| 1..=mission.slots.len() as u8;
    (1..=gotham::state::HEROES as u8).flat_map(move |players| {
        let missions = printed.missions.iter().filter(move |mission| numbers(mission).contains(&players));
        missions.map(move |mission| (mission, players))
    })
}

/// A hero for each slot, in turn and in every order, no hero twice.
fn squad(mission: &Mission, mut number: u64) -> Vec<u16> {
    let mut heroes: Vec<u16> = Vec::new();
    for slot in &mission.slots {
        let count = slot.allowed.len() as u64;
        let turn = (number % count.max(1)) as usize;
        number /= count.max(1);
        let allowed = slot.allowed.iter().cycle().skip(turn).take(slot.allowed.len());
        heroes.extend(allowed.map(|(hero, _)| *hero).find(|hero| !heroes.contains(hero)));
    }
    heroes
}
