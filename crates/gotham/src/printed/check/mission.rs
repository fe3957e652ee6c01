//! Missions: everything that stands on the board fits there, every slot can be filled, and the game can end.

use content::{Checker, Seen, Span};

use super::board::zone_of;
use super::field::{count, name, number};
use super::{AllIds, Code, Ids};
use crate::board::{Board, Zone, ZoneId};
use crate::command_post::SLOTS;
use crate::printed::plot::{Condition, Effect, End};
use crate::printed::term::Camp;
use crate::printed::{Hero, Mission, MissionEvent, Printed, Ref, RiverTile, Slot, Task, Tile, Token, file};

/// One mission. Heroes, tiles, cards and boards are compiled by now.
pub fn mission(
    check: &mut Checker,
    written: &file::Mission,
    ids: &AllIds,
    printed: &Printed,
) -> Option<Mission> {
    let title = name(check, &written.name);
    let place = ids.boards.place(check, &written.board)?;
    let board = printed.boards.get(usize::from(place))?;
    let zones = Ids::inside("zone on this board", board.zones.iter().map(|zone| zone.id.clone()).collect());
    let token_ids = written.tokens.iter().map(|token| token.id.as_str().to_owned()).collect();
    let tokens = Ids::inside("token of this mission", token_ids);
    let mut reader = Reader { check, ids, zones, tokens };

    let slots = reader.slots(written);
    reader.starts_reach_everything(board, &slots, written);
    let river = reader.river(written, &printed.tiles);
    reader.starts_fit(board, &slots, &river, printed, written);
    for camp in [&written.initiative, &written.on_time] {
        if camp.value == Camp::Neutral {
            let help = Some("`heroes` or `villain`".to_owned());
            reader.check.report(Code::Parts, camp.span, "nobody plays the neutral camp", help);
        }
    }
    let has_event_tile = river.contains(&RiverTile::Event);
    if has_event_tile && written.events.is_empty() {
        let help = Some("write `events`, or leave the event tile out".to_owned());
        reader.check.report(Code::Parts, written.river.span, "the event tile has no event", help);
    }
    let cubes = number(reader.check, &written.villain.cubes, 6..=20, "number of cubes");
    let available = written.villain.available.as_ref();
    let available = available.map_or(cubes, |some| number(reader.check, some, 0..=cubes, "number of cubes"));
    let recovery = number(reader.check, &written.villain.recovery, 2..=(cubes - 1).min(8), "recovery");
    Some(Mission {
        id: written.id.as_str().to_owned(),
        name: title,
        board: place,
        initiative: written.initiative.value,
        last_turn: number(reader.check, &written.last_turn, 1..=12, "turn"),
        on_time: written.on_time.value,
        slots,
        river,
        cubes,
        available,
        recovery,
        reinforcement_zones: written
            .reinforcement_zones
            .iter()
            .filter_map(|zone| reader.zone(zone))
            .collect(),
        reinforcement_points: written.reinforcement_points,
        events: reader.events(written),
        tokens: reader.tokens(written),
        tasks: reader.tasks(written),
        rules: reader.rules(written),
        modifiers: written.modifiers.clone(),
        ends: reader.ends(written),
    })
}

/// Reads the parts of one mission.
struct Reader<'a, 'c> {
    check: &'a mut Checker<'c>,
    ids: &'a AllIds,
    zones: Ids,
    tokens: Ids,
}

impl Reader<'_, '_> {
    fn zone(&mut self, reference: &Ref) -> Option<ZoneId> {
        zone_of(self.check, &self.zones, reference)
    }

    /// One to three slots, each with somebody to fill it (setup.mission.heroes).
    fn slots(&mut self, written: &file::Mission) -> Vec<Slot> {
        count(self.check, written.heroes.len(), written.heroes.span, 1..=3, "hero slots");
        let mut slots = Vec::with_capacity(written.heroes.len());
        for slot in written.heroes.iter() {
            count(self.check, slot.allowed.len(), slot.allowed.span, 1..=12, "heroes for a slot");
            let mut allowed = Vec::with_capacity(slot.allowed.len());
            for one in slot.allowed.iter() {
                let materials = &self.ids.materials;
                let carries =
                    one.carries.iter().filter_map(|card| materials.place(self.check, card)).collect();
                allowed.extend(self.ids.heroes.place(self.check, &one.hero).map(|hero| (hero, carries)));
            }
            if let Some(start) = self.zone(&slot.start) {
                slots.push(Slot { allowed, start });
            }
        }
        slots
    }

    /// rulings.board.reachable
    fn starts_reach_everything(&mut self, board: &Board, slots: &[Slot], written: &file::Mission) {
        for (slot, written) in slots.iter().zip(written.heroes.iter()) {
            let reached = board.reachable(slot.start);
            if let Some(zone) = board.zone_ids().find(|&zone| !reached.has(zone)) {
                let message = format!("no way leads from here to `{}`", board.zone(zone).id);
                let help = Some("give the board a limit or a special move that leads there".to_owned());
                self.check.report(Code::Unreachable, written.start.id.span, message, help);
            }
        }
    }

    fn river(&mut self, written: &file::Mission, tiles: &[Tile]) -> Vec<RiverTile> {
        let mut river = Vec::with_capacity(written.river.len());
        let mut width = 0;
        for tile in written.river.iter() {
            let file::RiverTile::Characters { tile, at, reserve } = tile else {
                width += 1;
                river.push(RiverTile::Event);
                continue;
            };
            let span = tile.id.span;
            let Some(tile) = self.ids.tiles.place(self.check, tile) else { continue };
            let Some(printed) = tiles.get(usize::from(tile)) else { continue };
            let at: Vec<ZoneId> = at.iter().filter_map(|zone| self.zone(zone)).collect();
            let figures = at.len() + usize::from(*reserve);
            count(self.check, figures, span, 1..=usize::from(printed.figures), "figures of this tile");
            width += if printed.double.is_some() { 2 } else { 1 };
            river.push(RiverTile::Characters { tile, at, reserve: *reserve });
        }
        if width > SLOTS {
            let message = format!("the tiles take up {width} slots");
            self.check.report(Code::River, written.river.span, message, Some(format!("at most {SLOTS}")));
        }
        if river.iter().filter(|tile| **tile == RiverTile::Event).count() > 1 {
            let help = Some("there is one event tile".to_owned());
            self.check.report(Code::River, written.river.span, "the event tile is there twice", help);
        }
        river
    }

    /// rulings.mission.start-saturation; of a slot, the largest hero that may fill it.
    fn starts_fit(
        &mut self,
        board: &Board,
        slots: &[Slot],
        river: &[RiverTile],
        printed: &Printed,
        written: &file::Mission,
    ) {
        let mut sizes = vec![0; board.zones.len()];
        for slot in slots {
            let size = |&(hero, _): &(u16, Vec<u16>)| {
                printed.heroes.get(usize::from(hero)).map(|hero: &Hero| hero.size)
            };
            let largest = slot.allowed.iter().filter_map(size).max().unwrap_or_default();
            sizes[usize::from(slot.start.0)] += u16::from(largest);
        }
        for tile in river {
            let RiverTile::Characters { tile, at, .. } = tile else { continue };
            for zone in at {
                sizes[usize::from(zone.0)] += u16::from(printed.tiles[usize::from(*tile)].size);
            }
        }
        let overfull = |(zone, size): &(&Zone, &u16)| **size > u16::from(zone.saturation);
        for (zone, size) in board.zones.iter().zip(&sizes).filter(overfull) {
            let message = format!("figures of size {size} start in `{}`", zone.id);
            let help = Some(format!("at most {}, its saturation", zone.saturation));
            self.check.report(Code::Saturation, written.id.span, message, help);
        }
    }

    fn events(&mut self, written: &file::Mission) -> Vec<MissionEvent> {
        let mut seen = Seen::default();
        let mut events = Vec::with_capacity(written.events.len());
        for event in &written.events {
            self.check.unique(&mut seen, &event.id, "the event");
            events.push(MissionEvent {
                id: event.id.as_str().to_owned(),
                name: name(self.check, &event.name),
                effects: self.effects(&event.effects, event.id.span, Doer::Nobody),
            });
        }
        events
    }

    fn tokens(&mut self, written: &file::Mission) -> Vec<Token> {
        let mut seen = Seen::default();
        let mut tokens = Vec::with_capacity(written.tokens.len());
        for token in &written.tokens {
            self.check.unique(&mut seen, &token.id, "the token");
            let materials = &self.ids.materials;
            tokens.push(Token {
                id: token.id.as_str().to_owned(),
                name: name(self.check, &token.name),
                holds: token.holds.as_ref().and_then(|card| materials.place(self.check, card)),
                at: token.at.iter().filter_map(|zone| self.zone(zone)).collect(),
            });
        }
        tokens
    }

    fn tasks(&mut self, written: &file::Mission) -> Vec<Task> {
        let mut seen = Seen::default();
        let mut tasks = Vec::with_capacity(written.tasks.len());
        for task in &written.tasks {
            self.check.unique(&mut seen, &task.id, "the task");
            let complex = task.deed.is_complex();
            if complex != task.difficulty.is_some() {
                let help = Some("complex deeds have a `difficulty`, automatic ones have none".to_owned());
                self.check.report(Code::Parts, task.id.span, "deed and difficulty do not fit", help);
            }
            let difficulty = task.difficulty.as_ref();
            let token = self.tokens.place(self.check, &task.token);
            let skills = &self.ids.skills;
            tasks.push(Task {
                id: task.id.as_str().to_owned(),
                name: name(self.check, &task.name),
                who: task.who,
                token: token.and_then(|token| u8::try_from(token).ok()).unwrap_or_default(),
                deed: task.deed,
                difficulty: difficulty.map_or(0, |level| number(self.check, level, 1..=9, "difficulty")),
                skills: task.skills.iter().filter_map(|skill| skills.place(self.check, skill)).collect(),
                effects: self.effects(&task.effects, task.id.span, Doer::Figure),
            });
        }
        tasks
    }

    fn rules(&mut self, written: &file::Mission) -> Vec<crate::printed::plot::Special> {
        let mut rules = written.rules.clone();
        for rule in &mut rules {
            rule.effects = self.effects(&rule.effects, written.id.span, Doer::Nobody);
            if let Some(condition) = &mut rule.provided {
                self.condition(condition);
            }
        }
        rules
    }

    fn ends(&mut self, written: &file::Mission) -> Vec<End> {
        let mut ends = written.ends.clone();
        for end in &mut ends {
            self.condition(&mut end.provided);
            if end.winner == Camp::Neutral {
                let help = Some("`heroes` or `villain`".to_owned());
                self.check.report(Code::End, written.id.span, "the neutral camp can't win", help);
            }
            if let Condition::TurnReached(turn) = end.provided
                && turn > written.last_turn.value
            {
                let help = Some(format!("turn {} at most", written.last_turn.value));
                self.check.report(Code::End, written.id.span, "this end can never come", help);
            }
        }
        ends
    }

    fn effects(&mut self, written: &[Effect], span: Span, doer: Doer) -> Vec<Effect> {
        let mut effects = written.to_vec();
        for effect in &mut effects {
            match effect {
                Effect::RemoveToken | Effect::TakeContent | Effect::PlaceToken(_) if doer == Doer::Nobody => {
                    let help = Some("only a task has somebody who does it, at a token".to_owned());
                    self.check.report(Code::Parts, span, "nobody does this at a token", help);
                }
                Effect::PlaceToken(token) => self.tokens.follow(self.check, token),
                Effect::Movement { tile, .. } => self.ids.tiles.follow(self.check, tile),
                Effect::RemoveToken
                | Effect::TakeContent
                | Effect::PlaceClouds { .. }
                | Effect::ReinforcementPoints(_) => {}
            }
        }
        effects
    }

    fn condition(&mut self, condition: &mut Condition) {
        match condition {
            Condition::TokensAtMost { token, .. } | Condition::TokensAtLeast { token, .. } => {
                self.tokens.follow(self.check, token);
            }
            Condition::HeroesIn { zone, .. } => self.zones.follow(self.check, zone),
            Condition::TileNeutralised(tile) => self.ids.tiles.follow(self.check, tile),
            Condition::All(parts) | Condition::Any(parts) => {
                parts.iter_mut().for_each(|part| self.condition(part));
            }
            Condition::HeroesDown | Condition::TurnReached(_) => {}
        }
    }
}

/// Who brings an effect about.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Doer {
    /// A figure at a token.
    Figure,
    /// The mission itself.
    Nobody,
}
