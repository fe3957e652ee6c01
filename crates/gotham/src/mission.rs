//! What the mission adds to the game turn: effects, special rules, end conditions.

use table::{Flow, Question, Scene, Seat, Stop, Verdict, need};

use crate::ask::Ask;
use crate::bearer::Reading;
use crate::board::ZoneId;
use crate::event::Event;
use crate::movement::{self, FirstBonus};
use crate::printed::plot::{Condition, Effect, Occasion, Watch};
use crate::printed::term::{Camp, Cloud};
use crate::state::{FigureId, State, TileId};
use crate::{Gotham, Play, rule, terrain};

/// The special rules of an occasion whose conditions are met, one after the other (game-turn.upkeep.effects,
/// game-turn.upkeep.effects-unmet).
///
/// # Errors
/// A stop of the table.
pub fn occasion(play: &mut Play, occasion: Occasion, camp: Camp) -> Flow<()> {
    let mission = &play.content.missions[usize::from(play.state.mission)];
    for special in mission.rules.iter().filter(|special| special.when == occasion) {
        if special.provided.as_ref().is_none_or(|condition| holds(play.scene(), condition)) {
            effects(play, &special.effects, camp)?;
        }
    }
    watch(play)
}

/// Carries out effects that nobody in particular brings about.
///
/// # Errors
/// A stop of the table.
pub fn effects(play: &mut Play, effects: &[Effect], camp: Camp) -> Flow<()> {
    let seat = if camp == Camp::Heroes { Seat(play.state.lead) } else { play.state.villain_seat() };
    for effect in effects {
        match effect {
            Effect::PlaceClouds { cloud, count } => {
                let zone = play.choose(&CloudZone { seat, cloud: *cloud })?;
                terrain::place_clouds(play, camp, *cloud, zone, *count, rule!("dissipation.definition"))?;
            }
            Effect::ReinforcementPoints(points) => play.state.reinforcement_points += points,
            Effect::Movement { tile, points } => free_movements(play, tile.place, *points)?,
            // Tokens are the affair of whoever does a task; the check lets them stand nowhere else.
            Effect::RemoveToken | Effect::TakeContent | Effect::PlaceToken(_) => {}
        }
    }
    Ok(())
}

/// Every character of a tile makes a free movement, if it can.
fn free_movements(play: &mut Play, printed: u16, points: u8) -> Flow<()> {
    let tiles = (0..play.state.tiles.len() as u8).map(TileId);
    let tile = tiles.into_iter().find(|&tile| play.state.tile(tile).printed == Some(printed));
    let Some(tile) = tile else { return Ok(()) };
    let characters: Vec<FigureId> = play.state.characters_of(tile).collect();
    for figure in characters {
        if !play.state.is_neutralised(figure) && movement::can_move(play.scene(), figure, points) {
            movement::movement(play, figure, points, FirstBonus::Never)?;
        }
    }
    Ok(())
}

/// Whether a condition is met.
pub fn holds(scene: Scene<Gotham>, condition: &Condition) -> bool {
    let tokens = |kind: u16| {
        let there = |token: &&crate::state::Token| u16::from(token.kind) == kind && token.at.is_some();
        scene.state.tokens.iter().filter(there).count()
    };
    match condition {
        Condition::TokensAtMost { token, count } => tokens(token.place) <= usize::from(*count),
        Condition::TokensAtLeast { token, count } => tokens(token.place) >= usize::from(*count),
        Condition::HeroesDown => scene.state.heroes.iter().all(|hero| hero.is_neutralised()),
        Condition::HeroesIn { zone, count } => {
            let here = |hero: &&crate::state::Hero| {
                let at = scene.state.figure(hero.figure).zone();
                !hero.is_neutralised() && at.is_some_and(|at| u16::from(at.0) == zone.place)
            };
            scene.state.heroes.iter().filter(here).count() >= usize::from(*count)
        }
        Condition::TileNeutralised(tile) => {
            scene.state.tiles.iter().any(|other| other.printed == Some(tile.place) && other.neutralised)
        }
        Condition::TurnReached(turn) => scene.state.turn >= *turn,
        Condition::All(parts) => parts.iter().all(|part| holds(scene, part)),
        Condition::Any(parts) => parts.iter().any(|part| holds(scene, part)),
    }
}

/// Ends the game if a condition is met that is watched at every moment (game-turn.check-any-time).
///
/// # Errors
/// [`Stop::Over`] when the game has ended.
pub fn watch(play: &mut Play) -> Flow<()> {
    let mission = play.scene().mission();
    let met =
        mission.ends.iter().find(|end| end.watch == Watch::Always && holds(play.scene(), &end.provided));
    match met.map(|end| end.winner) {
        Some(winner) => end(play, winner, rule!("game-turn.check-any-time")),
        None => Ok(()),
    }
}

/// Steps C and E: the first condition that is met decides (rulings.mission.condition-order); at the end of the last turn
/// somebody has won in any case (rulings.mission.turn-limit).
///
/// # Errors
/// [`Stop::Over`] when the game has ended.
pub fn check(play: &mut Play) -> Flow<()> {
    let mission = play.scene().mission();
    let met = mission.ends.iter().find(|end| holds(play.scene(), &end.provided));
    if let Some(winner) = met.map(|end| end.winner) {
        let second = play.state.second_half;
        let why = if second { rule!("game-turn.check-2") } else { rule!("game-turn.check-1") };
        return end(play, winner, why);
    }
    if holds(play.scene(), &Condition::HeroesDown) {
        return end(play, Camp::Villain, rule!("rulings.mission.all-heroes-down"));
    }
    if play.state.second_half && play.state.turn >= mission.last_turn {
        let winner = mission.on_time;
        return end(play, winner, rule!("rulings.mission.turn-limit"));
    }
    Ok(())
}

fn end(play: &mut Play, winner: Camp, why: table::RuleId) -> Flow<()> {
    play.state.winner = Some(winner);
    play.event(why, |_: &State| Event::Ended { winner });
    Err(Stop::Over)
}

/// Where do the tokens go?
struct CloudZone {
    seat: Seat,
    cloud: Cloud,
}

impl Question<Gotham> for CloudZone {
    type Answer = ZoneId;
    const EXACT: bool = true;

    fn ask(&self) -> Ask {
        Ask::CloudZone { seat: self.seat, cloud: self.cloud }
    }

    fn candidates(&self, scene: Scene<Gotham>, emit: &mut impl FnMut(ZoneId)) {
        scene.board().zone_ids().for_each(emit);
    }

    fn verdict(&self, scene: Scene<Gotham>, zone: ZoneId) -> Verdict {
        need(usize::from(zone.0) < scene.board().zones.len(), rule!("boards.zone.definition"))
    }
}
