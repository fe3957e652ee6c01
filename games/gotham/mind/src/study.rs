//! What Gotham tells its learner: every mission, its heroes run by one player, by two or by three.

use gotham::Gotham;
use gotham::bearer::Reading as _;
use gotham::printed::term::Camp;
use gotham::printed::{Mission, Printed};
use gotham::setup::Setup;
use gotham::state::State;
use minds::Study;
use table::{Scene, Seat};

use super::errand::Errand;

/// What lasting to the end of the game is worth to the side that wins then, beside what it does.
const LASTING: f32 = 0.4;

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

    /// What is done of a side's errand, less what the other side has done of its own. The side that wins when the time is over
    /// is nearer to it with every turn.
    fn standing(&self, scene: Scene<Gotham>, seat: Seat) -> f32 {
        let camp = scene.state.camp_of(seat);
        if scene.state.winner == Some(camp) {
            return 1.0;
        }
        let errands = Errand::both(scene);
        let mission = scene.mission();
        let late = f32::from(scene.state.turn) / f32::from(mission.last_turn.max(1));
        let lead = |camp: Camp, errand: &Errand| {
            if mission.on_time == camp {
                (1.0 - LASTING) * errand.done + LASTING * late.min(1.0)
            } else {
                errand.done
            }
        };
        let heroes = lead(Camp::Heroes, &errands[0]) - lead(Camp::Villain, &errands[1]);
        0.5 + 0.45 * if camp == Camp::Heroes { heroes } else { -heroes }
    }

    fn side(&self, state: &State, seat: Seat) -> u8 {
        u8::from(seat == state.villain_seat())
    }
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
