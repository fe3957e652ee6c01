//! Chapter VI B: the villain's turn, steps 1 to 5.

use table::{Flow, Question, Scene, Seat, Verdict, fit, need};

use crate::answer::{EventPick, TilePick};
use crate::ask::{Ask, Topic};
use crate::bearer::Reading;
use crate::command_post::{activation_cost, reposition};
use crate::event::Event;
use crate::printed::plot::Occasion;
use crate::printed::term::Camp;
use crate::state::Stage;
use crate::{Gotham, Play, activation, hero_turn, mission, reinforcements, river, rule};

/// How many tiles the villain activates in a turn at most (game-turn.villain.zero-to-two-tiles).
pub const MOST_TILES: u8 = 2;

/// Steps 1 and 2.
///
/// # Errors
/// A stop of the table.
pub fn begin(play: &mut Play) -> Flow<()> {
    // Step 1: what was used goes to fatigue, then some of it comes back.
    let count = play.state.post.collect();
    if count > 0 {
        play.event(rule!("villain-turn.step1.collect"), |_| Event::CubesCollected { hero: None, count });
    }
    let from_fatigue = play.scene().mission().recovery.min(play.state.post.fatigue);
    play.state.post.fatigue -= from_fatigue;
    play.state.post.available += from_fatigue;
    if from_fatigue > 0 {
        let why = rule!("villain-turn.step1.recover");
        play.event(why, |_| Event::Recovered { hero: None, from_fatigue, from_wounds: 0 });
    }

    hero_turn::begin_turn_of(play, Camp::Villain);

    // Step 2: effects of the start of the turn, among them the villain's dissipation tokens.
    mission::occasion(play, Occasion::VillainTurnBegins, Camp::Villain)?;
    play.state.stage = Stage::VillainActs(0);
    Ok(())
}

/// Steps 3 and 4: a tile, if the villain likes. The second's cost is read after the first has moved
/// (villain-turn.step4.cost-after-slide). The river may be swept before, between and after (river-cleaning.when).
///
/// # Errors
/// A stop of the table.
pub fn activate(play: &mut Play, activated: u8) -> Flow<()> {
    let seat = play.state.villain_seat();
    let tile = match play.choose_if_any(&WhichTile { seat, activated })? {
        Some(TilePick::Activate(tile)) => tile,
        Some(TilePick::Sweep(sweep)) => return river::sweep(play, sweep),
        Some(TilePick::End) | None => {
            play.state.stage = Stage::VillainEnds;
            return Ok(());
        }
    };
    // [b]: straight to fatigue.
    let cost = activation_cost(play.scene(), tile).unwrap_or_default();
    play.state.post.available -= cost;
    play.state.post.fatigue += cost;
    // [c]: before anybody acts (villain-turn.step3.c.before-effects).
    reposition(&mut play.state, tile);
    play.event(rule!("villain-turn.step3.b.pay"), |_| Event::TileActivated { tile, cost });
    // [d]
    match play.state.tile(tile).printed {
        Some(_) => activation::tile(play, tile)?,
        None => event_tile(play)?,
    }
    play.state.stage = Stage::VillainActs(activated + 1);
    Ok(())
}

/// The event tile: events, then reinforcements (rulings.mission.event-order).
fn event_tile(play: &mut Play) -> Flow<()> {
    let seat = play.state.villain_seat();
    let mission = &play.content.missions[usize::from(play.state.mission)];
    play.state.reinforcement_points = mission.reinforcement_points;
    // villain-turn.step3.d.event-multiple
    for _ in 0..mission.events_at_once {
        let Some(EventPick(event)) = play.choose_if_any(&WhichEvent { seat })? else { break };
        play.event(rule!("villain-turn.step3.d.event"), |_| Event::EventChosen { event });
        mission::effects(play, &mission.events[usize::from(event)].effects, Camp::Villain)?;
    }
    reinforcements::spend(play)
}

/// Step 5.
///
/// # Errors
/// A stop of the table.
pub fn end(play: &mut Play) -> Flow<()> {
    mission::occasion(play, Occasion::VillainTurnEnds, Camp::Villain)?;
    play.state.stage = Stage::Check;
    Ok(())
}

/// Which tile?
struct WhichTile {
    seat: Seat,
    activated: u8,
}

impl Question<Gotham> for WhichTile {
    type Answer = TilePick;

    fn ask(&self) -> Ask {
        Ask { seat: self.seat, topic: Topic::Tile }
    }

    fn candidates(&self, scene: Scene<Gotham>, emit: &mut impl FnMut(TilePick)) {
        emit(TilePick::End);
        scene.state.river.iter().for_each(|&tile| emit(TilePick::Activate(tile)));
        river::sweeps(scene, &mut |sweep| emit(TilePick::Sweep(sweep)));
    }

    fn verdict(&self, scene: Scene<Gotham>, pick: TilePick) -> Verdict {
        let tile = match pick {
            TilePick::End => return Ok(()),
            TilePick::Sweep(sweep) => return river::may_sweep(scene, sweep),
            TilePick::Activate(tile) => tile,
        };
        need(self.activated < MOST_TILES, rule!("game-turn.villain.zero-to-two-tiles"))?;
        let Some(cost) = activation_cost(scene, tile) else {
            return Err(rule!("villain-turn.step3.a.choose").into());
        };
        need(!scene.state.tile(tile).neutralised, rule!("rulings.river.neutralised-not-activated"))?;
        let available = scene.state.post.available;
        if cost > available {
            return Err(rule!("villain-turn.step3.a.choose").measured(i32::from(cost), i32::from(available)));
        }
        Ok(())
    }
}

/// Which event?
struct WhichEvent {
    seat: Seat,
}

impl Question<Gotham> for WhichEvent {
    type Answer = EventPick;

    fn ask(&self) -> Ask {
        Ask { seat: self.seat, topic: Topic::Event }
    }

    fn candidates(&self, scene: Scene<Gotham>, emit: &mut impl FnMut(EventPick)) {
        (0..fit::<u8>(scene.mission().events.len())).map(EventPick).for_each(emit);
    }

    fn verdict(&self, scene: Scene<Gotham>, EventPick(event): EventPick) -> Verdict {
        let event = scene.mission().events.get(usize::from(event));
        let Some(event) = event else { return Err(rule!("rulings.mission.event-choice").into()) };
        let met = event.provided.as_ref().is_none_or(|condition| mission::holds(scene, condition));
        need(met, rule!("villain-turn.step3.d.event-mission-data"))
    }
}
