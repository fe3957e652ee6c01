//! Chapter VI B: the villain's turn, steps 1 to 5.

use table::{Flow, Question, Scene, Seat, Verdict, need};

use crate::ask::{Ask, EventPick, TilePick};
use crate::bearer::Reading;
use crate::command_post::{activation_cost, reposition};
use crate::event::Event;
use crate::printed::plot::Occasion;
use crate::printed::term::Camp;
use crate::state::Stage;
use crate::{Gotham, Play, activation, mission, reinforcements, rule, terrain};

/// Steps 1 and 2.
///
/// # Errors
/// A stop of the table.
pub fn begin(play: &mut Play) -> Flow<()> {
    // Step 1: what was used goes to fatigue, then some of it comes back.
    let count = play.state.post.collect();
    play.event(rule!("villain-turn.step1.collect"), |_| Event::CubesCollected { hero: None, count });
    let from_fatigue = play.scene().mission().recovery.min(play.state.post.fatigue);
    play.state.post.fatigue -= from_fatigue;
    play.state.post.available += from_fatigue;
    play.event(rule!("villain-turn.step1.recover"), |_| Event::Recovered {
        hero: None,
        from_fatigue,
        from_wounds: 0,
    });

    // Step 2: effects of the start of the turn, among them the villain's dissipation tokens.
    terrain::dissipate(play, Camp::Villain);
    mission::occasion(play, Occasion::VillainTurnBegins, Camp::Villain)?;
    play.state.stage = Stage::VillainActs(0);
    Ok(())
}

/// Steps 3 and 4: a tile, if the villain likes. The second's cost is read after the first has moved
/// (villain-turn.step4.cost-after-slide).
///
/// # Errors
/// A stop of the table.
pub fn activate(play: &mut Play, activated: u8) -> Flow<()> {
    let seat = play.state.villain_seat();
    let TilePick::Activate(tile) = play.choose(&WhichTile { seat })? else {
        play.state.stage = Stage::VillainEnds;
        return Ok(());
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
    play.state.stage = if activated == 0 { Stage::VillainActs(1) } else { Stage::VillainEnds };
    Ok(())
}

/// The event tile: an event, then reinforcements (rulings.mission.event-order).
fn event_tile(play: &mut Play) -> Flow<()> {
    let seat = play.state.villain_seat();
    play.state.reinforcement_points = play.scene().mission().reinforcement_points;
    if let Some(EventPick(event)) = play.choose_if_any(&WhichEvent { seat })? {
        play.event(rule!("villain-turn.step3.d.event"), |_| Event::EventChosen { event });
        let mission = &play.content.missions[usize::from(play.state.mission)];
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
}

impl Question<Gotham> for WhichTile {
    type Answer = TilePick;

    fn ask(&self) -> Ask {
        Ask::Tile { seat: self.seat }
    }

    fn candidates(&self, scene: Scene<Gotham>, emit: &mut impl FnMut(TilePick)) {
        emit(TilePick::End);
        scene.state.river.iter().for_each(|&tile| emit(TilePick::Activate(tile)));
    }

    fn verdict(&self, scene: Scene<Gotham>, pick: TilePick) -> Verdict {
        let TilePick::Activate(tile) = pick else { return Ok(()) };
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
    const EXACT: bool = true;

    fn ask(&self) -> Ask {
        Ask::Event { seat: self.seat }
    }

    fn candidates(&self, scene: Scene<Gotham>, emit: &mut impl FnMut(EventPick)) {
        (0..scene.mission().events.len() as u8).map(EventPick).for_each(emit);
    }

    fn verdict(&self, scene: Scene<Gotham>, EventPick(event): EventPick) -> Verdict {
        need(usize::from(event) < scene.mission().events.len(), rule!("rulings.mission.event-choice"))
    }
}
