//! What the mission adds to the game: tasks, effects, special rules, end conditions.

use table::{Flow, Question, Scene, Seat, Stop, Verdict, fit, need};

use crate::answer::{May, OrderPick};
use crate::ask::{Ask, Topic};
use crate::bearer::Reading;
use crate::board::ZoneId;
use crate::event::Event;
use crate::movement::{self, FirstBonus};
use crate::printed::plot::{Condition, Effect, Occasion, Watch};
use crate::printed::term::Camp;
use crate::printed::{Ref, Task};
use crate::state::{CardPlace, FigureId, Hero, State, TileId, Token};
use crate::{Gotham, Play, explosion, material, rule, terrain};

/// What happens at an occasion: special rules whose conditions are met (game-turn.upkeep.effects,
/// game-turn.upkeep.effects-unmet), and at the start of a camp's turn its dissipation tokens. Of several the camp chooses
/// the order (game-turn.upkeep.simultaneous, hero-turn.step2.effects, villain-turn.step2.effects).
///
/// # Errors
/// A stop of the table.
pub fn occasion(play: &mut Play, occasion: Occasion, camp: Camp) -> Flow<()> {
    let mission = &play.content.missions[usize::from(play.state.mission)];
    let seat = seat_of(&play.state, camp);
    let begins = matches!(occasion, Occasion::HeroesTurnBegins | Occasion::VillainTurnBegins);
    let mut due: Vec<OrderPick> = Vec::new();
    if begins && play.state.clouds.iter().any(|clouds| clouds.camp == camp) {
        due.push(OrderPick::Dissipate);
    }
    for (place, special) in (0..).zip(&mission.rules) {
        let met = special.provided.as_ref().is_none_or(|condition| holds(play.scene(), condition));
        if special.when == occasion && met {
            due.push(OrderPick::Rule(place));
        }
    }
    while let Some(next) = play.choose_if_any(&WhatFirst { seat, occasion, due: due.clone() })? {
        due.retain(|other| *other != next);
        match next {
            OrderPick::Dissipate => terrain::dissipate(play, camp),
            OrderPick::Rule(place) => {
                effects(play, &mission.rules[usize::from(place)].effects, camp)?;
            }
        }
    }
    watch(play)
}

/// Who chooses for a camp.
fn seat_of(state: &State, camp: Camp) -> Seat {
    if camp == Camp::Heroes { Seat(state.lead) } else { state.villain_seat() }
}

/// Carries out effects that nobody in particular brings about.
///
/// # Errors
/// A stop of the table.
pub fn effects(play: &mut Play, effects: &[Effect], camp: Camp) -> Flow<()> {
    effects.iter().try_for_each(|effect| carry_out(play, effect, camp, None))
}

/// A figure that did a task, at this token.
#[derive(Clone, Copy)]
struct Doer {
    figure: FigureId,
    zone: ZoneId,
    token: u8,
}

/// The effects of a task that somebody has done (rulings.mission.tasks).
///
/// # Errors
/// A stop of the table.
pub fn do_task(play: &mut Play, figure: FigureId, task: u8) -> Flow<()> {
    let mission = &play.content.missions[usize::from(play.state.mission)];
    let task = &mission.tasks[usize::from(task)];
    let Some(zone) = play.state.figure(figure).zone() else { return Ok(()) };
    let Some(token) = token_of(play.scene(), task, zone) else { return Ok(()) };
    let doer = Some(Doer { figure, zone, token });
    let camp = play.state.figure(figure).camp;
    task.effects.iter().try_for_each(|effect| carry_out(play, effect, camp, doer))?;
    watch(play)
}

/// The token at which a task can be done in a zone: of its kind, and with something in it if that is what is taken.
pub fn token_of(scene: Scene<Gotham>, task: &Task, zone: ZoneId) -> Option<u8> {
    let takes = task.effects.contains(&Effect::TakeContent);
    let full = |token: u8| scene.state.cards.iter().any(|card| card.place == CardPlace::Inside(token));
    let here = |(_, token): &(u8, &Token)| token.kind == task.token && token.at == Some(zone);
    let mut tokens = (0..).zip(&scene.state.tokens).filter(here).map(|(place, _)| place);
    tokens.find(|&token| !takes || full(token))
}

/// Most tokens of a game, those that left the board included: their places fit into a byte. No printed mission comes near.
const MOST_TOKENS: usize = 250;

fn carry_out(play: &mut Play, effect: &Effect, camp: Camp, doer: Option<Doer>) -> Flow<()> {
    let seat = seat_of(&play.state, camp);
    match effect {
        Effect::PlaceClouds { cloud, count } => {
            let zone = play.choose(&WhichZone { seat, what: Topic::CloudZone { cloud: *cloud } })?;
            terrain::place_clouds(play, camp, *cloud, zone, *count, rule!("dissipation.definition"))
        }
        Effect::Explode { level, zone } => {
            let zone = match (zone, doer) {
                (Some(zone), _) => zone_of(zone),
                (None, Some(doer)) => doer.zone,
                (None, None) => {
                    play.choose(&WhichZone { seat, what: Topic::ExplosionZone { level: *level } })?
                }
            };
            explosion::explode(play, zone, *level, None, None)
        }
        Effect::ReinforcementPoints(points) => {
            play.state.reinforcement_points = play.state.reinforcement_points.saturating_add(*points);
            Ok(())
        }
        Effect::Recover(count) => {
            let count = play.state.post.fatigue.min(*count);
            play.state.post.fatigue -= count;
            play.state.post.available += count;
            if count > 0 {
                play.event(rule!("villain-turn.step3.d.event"), |_| Event::CubesGained { count });
            }
            Ok(())
        }
        Effect::Movement { tile, points } => free_movements(play, tile.place, *points),
        Effect::PlaceToken { token, zone } => {
            let at = zone.as_ref().map(zone_of).or(doer.map(|doer| doer.zone));
            let (Some(at), Ok(kind)) = (at, u8::try_from(token.place)) else { return Ok(()) };
            if play.state.tokens.len() >= MOST_TOKENS {
                return Ok(());
            }
            play.state.tokens.push(Token { kind, at: Some(at) });
            play.event(rule!("rulings.mission.tasks"), |_| Event::TokenPlaced { kind, zone: at });
            Ok(())
        }
        Effect::RemoveToken => {
            let Some(Doer { token, .. }) = doer else { return Ok(()) };
            play.state.tokens[usize::from(token)].at = None;
            play.event(rule!("rulings.mission.tasks"), |_| Event::TokenRemoved { token });
            Ok(())
        }
        Effect::TakeContent => match doer {
            Some(doer) => take_content(play, doer),
            None => Ok(()),
        },
    }
}

/// Whoever opened it may take what is in it, if he can carry it and wants to; else it stays there.
fn take_content(play: &mut Play, doer: Doer) -> Flow<()> {
    let inside = CardPlace::Inside(doer.token);
    let Some(hero) = play.state.hero_of(doer.figure) else { return Ok(()) };
    let Some(card) = (0..).zip(&play.state.cards).find(|(_, card)| card.place == inside).map(|(at, _)| at)
    else {
        return Ok(());
    };
    let scene = play.scene();
    let fits = material::printed(scene, card).is_some_and(|it| material::can_carry(scene, hero, it));
    let seat = Seat(play.state.hero(hero).player);
    if fits && play.choose(&MayTake { seat, hero, card })? == May::Yes {
        material::lay(play, card, CardPlace::Carried(hero), rule!("rulings.mission.tasks"));
    }
    Ok(())
}

/// Every character of a tile makes a free movement, if it can and likes to.
fn free_movements(play: &mut Play, printed: u16, points: u8) -> Flow<()> {
    let tiles = (0..fit::<u8>(play.state.tiles.len())).map(TileId);
    let tile = tiles.into_iter().find(|&tile| play.state.tile(tile).printed == Some(printed));
    let Some(tile) = tile else { return Ok(()) };
    let characters: Vec<FigureId> = play.state.characters_of(tile).collect();
    for figure in characters {
        if play.state.stands(figure) && movement::can_move(play.scene(), figure, points) {
            movement::movement(play, figure, points, FirstBonus::Never)?;
        }
    }
    Ok(())
}

/// Whether a condition is met.
pub fn holds(scene: Scene<Gotham>, condition: &Condition) -> bool {
    let state = scene.state;
    let tokens = |kind: u16| {
        let there = |token: &&Token| u16::from(token.kind) == kind && token.at.is_some();
        state.tokens.iter().filter(there).count()
    };
    let in_zone = |figure: FigureId, zone: &Ref| state.figure(figure).zone() == Some(zone_of(zone));
    let at_least = |there: usize, count: u8| there >= usize::from(count);
    match condition {
        Condition::TokensAtMost { token, count } => tokens(token.place) <= usize::from(*count),
        Condition::TokensAtLeast { token, count } => at_least(tokens(token.place), *count),
        Condition::HeroesDown => state.heroes.iter().all(Hero::is_neutralised),
        Condition::HeroesDownAtLeast(count) => {
            at_least(state.heroes.iter().filter(|hero| hero.is_neutralised()).count(), *count)
        }
        Condition::HeroesIn { zone, count } => {
            let here = |hero: &&Hero| !hero.is_neutralised() && in_zone(hero.figure, zone);
            at_least(state.heroes.iter().filter(here).count(), *count)
        }
        Condition::HeroesHere { zone } => {
            let up = || state.heroes.iter().filter(|hero| !hero.is_neutralised());
            up().count() > 0 && up().all(|hero| in_zone(hero.figure, zone))
        }
        Condition::CharactersIn { camp, zone, count } => {
            let here = |figure: &FigureId| {
                state.hero_of(*figure).is_none()
                    && state.figure(*figure).camp == *camp
                    && in_zone(*figure, zone)
            };
            at_least(state.figure_ids().filter(here).count(), *count)
        }
        Condition::CardsIn { card, zone, count } => {
            let at = zone_of(zone);
            let here = |place: CardPlace| match place {
                CardPlace::Lying(zone) => zone == at,
                CardPlace::Carried(hero) => {
                    let hero = state.hero(hero);
                    !hero.is_neutralised() && in_zone(hero.figure, zone)
                }
                CardPlace::Inside(_) | CardPlace::Gone => false,
            };
            let cards = state.cards.iter().filter(|it| it.printed == card.place && here(it.place));
            at_least(cards.count(), *count)
        }
        Condition::TileNeutralised(tile) => {
            state.tiles.iter().any(|other| other.printed == Some(tile.place) && other.neutralised)
        }
        Condition::TurnReached(turn) => state.turn >= *turn,
        Condition::Not(part) => !holds(scene, part),
        Condition::All(parts) => parts.iter().all(|part| holds(scene, part)),
        Condition::Any(parts) => parts.iter().any(|part| holds(scene, part)),
    }
}

/// A zone of the mission's board; the check has followed the reference.
fn zone_of(reference: &Ref) -> ZoneId {
    ZoneId(u8::try_from(reference.place).unwrap_or(u8::MAX))
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

/// What comes first?
struct WhatFirst {
    seat: Seat,
    occasion: Occasion,
    due: Vec<OrderPick>,
}

impl Question<Gotham> for WhatFirst {
    type Answer = OrderPick;
    const EXACT: bool = true;

    fn ask(&self) -> Ask {
        Ask { seat: self.seat, topic: Topic::Order { occasion: self.occasion } }
    }

    fn candidates(&self, _scene: Scene<Gotham>, emit: &mut impl FnMut(OrderPick)) {
        self.due.iter().for_each(|&pick| emit(pick));
    }

    fn verdict(&self, _scene: Scene<Gotham>, pick: OrderPick) -> Verdict {
        need(self.due.contains(&pick), rule!("game-turn.upkeep.simultaneous"))
    }
}

/// Take it?
struct MayTake {
    seat: Seat,
    hero: crate::state::HeroId,
    card: u8,
}

impl Question<Gotham> for MayTake {
    type Answer = May;
    const EXACT: bool = true;

    fn ask(&self) -> Ask {
        Ask { seat: self.seat, topic: Topic::TakeContent { hero: self.hero, card: self.card } }
    }

    fn candidates(&self, _scene: Scene<Gotham>, emit: &mut impl FnMut(May)) {
        emit(May::Yes);
        emit(May::No);
    }

    fn verdict(&self, _scene: Scene<Gotham>, _may: May) -> Verdict {
        Ok(())
    }
}

/// In which zone?
struct WhichZone {
    seat: Seat,
    what: Topic,
}

impl Question<Gotham> for WhichZone {
    type Answer = ZoneId;
    const EXACT: bool = true;

    fn ask(&self) -> Ask {
        Ask { seat: self.seat, topic: self.what }
    }

    fn candidates(&self, scene: Scene<Gotham>, emit: &mut impl FnMut(ZoneId)) {
        scene.board().zone_ids().for_each(emit);
    }

    fn verdict(&self, scene: Scene<Gotham>, zone: ZoneId) -> Verdict {
        need(usize::from(zone.0) < scene.board().zones.len(), rule!("boards.zone.definition"))
    }
}
