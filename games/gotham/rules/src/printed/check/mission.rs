//! Missions: everything that stands on the board fits there, every slot can be filled, and the game can end.

use content::{Checker, Ids, Seen, Span};

use super::board::zone_of;
use super::field::{count, name, number, number_at};
use super::{AllIds, Code};
use crate::board::{Board, Zone, ZoneId, Zones};
use crate::command_post::SLOTS;
use crate::printed::plot::{Condition, Effect, End, Modifier};
use crate::printed::term::Camp;
use crate::printed::{Hero, Mission, MissionEvent, Printed, Ref, RiverTile, Slot, Task, Tile, Token, file};
use crate::state::FIGURES;

/// One mission. Heroes, tiles, cards and boards are compiled by now.
pub(crate) fn mission(
    check: &mut Checker,
    written: &file::Mission,
    ids: &AllIds,
    printed: &Printed,
) -> Option<Mission> {
    let title = name(check, &written.name);
    let place = ids.boards.find(check, &written.board.id)?;
    let board = printed.boards.get(usize::from(place))?;
    let zones = Ids::inside("zone on this board", board.zones.iter().map(|zone| zone.id.clone()).collect());
    let token_ids = written.tokens.iter().map(|token| token.id.as_str().to_owned()).collect();
    let tokens = Ids::inside("token of this mission", token_ids);
    let mut reader = Reader { check, ids, zones, tokens };

    reader.lists_are_short(written);
    let slots = reader.slots(written);
    let closed: Zones = written.closed.iter().filter_map(|zone| reader.zone(zone)).collect();
    reader.starts_reach_everything(board, &slots, closed, written);
    let river = reader.river(written, &printed.tiles);
    let bystanders = reader.bystanders(written, &printed.tiles);
    let starts = Starts { slots: &slots, river: &river, bystanders: &bystanders };
    reader.starts_fit(board, &starts, printed, written);
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
        reinforcement_points: number_at(
            reader.check,
            written.reinforcement_points,
            written.id.span,
            0..=MOST_POINTS,
            "number of reinforcement points",
        ),
        events: reader.events(written),
        events_at_once: number(reader.check, &written.events_at_once, 1..=3, "number of events"),
        closed,
        bystanders,
        tokens: reader.tokens(written),
        tasks: reader.tasks(written),
        rules: reader.rules(written),
        modifiers: reader.modifiers(written),
        ends: reader.ends(written),
    })
}

/// Most of each kind of part. A pack may come from a stranger, and what is kept of a game has its limits.
const MOST_PARTS: usize = 32;
/// Most tokens that lie on the board at the start.
const MOST_TOKENS: usize = 64;
/// Most points, levels and counts that an effect gives at once; printed boards and tiles stay far below.
const MOST_POINTS: u8 = 20;

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

    fn lists_are_short(&mut self, written: &file::Mission) {
        let span = written.id.span;
        for (there, what) in [
            (written.events.len(), "events"),
            (written.tokens.len(), "kinds of token"),
            (written.tasks.len(), "tasks"),
            (written.rules.len(), "special rules"),
            (written.modifiers.len(), "modifiers"),
            (written.ends.len(), "ends"),
        ] {
            count(self.check, there, span, 0..=MOST_PARTS, what);
        }
        let tokens = written.tokens.iter().map(|token| token.at.len()).sum();
        count(self.check, tokens, span, 0..=MOST_TOKENS, "tokens at the start");
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
                    one.carries.iter().filter_map(|card| materials.find(self.check, &card.id)).collect();
                allowed.extend(self.ids.heroes.find(self.check, &one.hero.id).map(|hero| (hero, carries)));
            }
            if let Some(start) = self.zone(&slot.start) {
                slots.push(Slot { allowed, start });
            }
        }
        slots
    }

    /// rulings.board.reachable
    fn starts_reach_everything(
        &mut self,
        board: &Board,
        slots: &[Slot],
        closed: Zones,
        written: &file::Mission,
    ) {
        for (slot, written) in slots.iter().zip(written.heroes.iter()) {
            let reached = board.reachable(slot.start, closed);
            if let Some(zone) = board.zone_ids().find(|&zone| !reached.has(zone) && !closed.has(zone)) {
                let message = format!("no way leads from here to `{}`", board.zone(zone).id);
                let help = "give the board a limit or a special move that leads there, or close the zone";
                let help = Some(help.to_owned());
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
            let Some(tile) = self.ids.tiles.find(self.check, &tile.id) else { continue };
            let Some(printed) = tiles.get(usize::from(tile)) else { continue };
            if printed.camp != Camp::Villain {
                let help = Some("a tile of the villain's camp; neutral ones are `bystanders`".to_owned());
                self.check.report(Code::River, span, "the villain does not run this tile", help);
            }
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

    /// Neutral figures, of neutral tiles.
    fn bystanders(&mut self, written: &file::Mission, tiles: &[Tile]) -> Vec<(u16, Vec<ZoneId>)> {
        let mut bystanders = Vec::with_capacity(written.bystanders.len());
        for group in &written.bystanders {
            let span = group.tile.id.span;
            let Some(tile) = self.ids.tiles.find(self.check, &group.tile.id) else { continue };
            let Some(printed) = tiles.get(usize::from(tile)) else { continue };
            if printed.camp != Camp::Neutral {
                let help = Some("a tile of the neutral camp".to_owned());
                self.check.report(Code::Parts, span, "these are no bystanders", help);
            }
            let at: Vec<ZoneId> = group.at.iter().filter_map(|zone| self.zone(zone)).collect();
            count(self.check, at.len(), span, 1..=usize::from(printed.figures), "figures of this tile");
            bystanders.push((tile, at));
        }
        bystanders
    }

    /// rulings.mission.start-saturation; of a slot, the largest hero that may fill it.
    fn starts_fit(&mut self, board: &Board, starts: &Starts, printed: &Printed, written: &file::Mission) {
        let mut sizes = vec![0; board.zones.len()];
        for slot in starts.slots {
            let size = |&(hero, _): &(u16, Vec<u16>)| {
                printed.heroes.get(usize::from(hero)).map(|hero: &Hero| hero.size)
            };
            let largest = slot.allowed.iter().filter_map(size).max().unwrap_or_default();
            sizes[usize::from(slot.start.0)] += u16::from(largest);
        }
        let of_river = starts.river.iter().filter_map(|tile| match tile {
            RiverTile::Characters { tile, at, .. } => Some((*tile, at)),
            RiverTile::Event => None,
        });
        let others = starts.bystanders.iter().map(|(tile, at)| (*tile, at));
        let mut figures = starts.slots.len();
        for (tile, at) in of_river.chain(others) {
            figures += at.len();
            for zone in at {
                sizes[usize::from(zone.0)] += u16::from(printed.tiles[usize::from(tile)].size);
            }
        }
        count(self.check, figures, written.river.span, 1..=FIGURES - ALLIES, "figures at the start");
        let overfull = |(zone, size): &(&Zone, &u16)| **size > u16::from(zone.saturation);
        for (zone, size) in board.zones.iter().zip(&sizes).filter(overfull) {
            let message = format!("figures of size {size} start in `{}`", zone.id);
            let help = Some(format!("at most {}, its saturation", zone.saturation));
            self.check.report(Code::Saturation, written.river.span, message, help);
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
                provided: self.provided(event.provided.as_ref()),
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
                holds: token.holds.as_ref().and_then(|card| materials.find(self.check, &card.id)),
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
            let token = self.tokens.find(self.check, &task.token.id);
            let skills = &self.ids.skills;
            tasks.push(Task {
                id: task.id.as_str().to_owned(),
                name: name(self.check, &task.name),
                who: task.who,
                token: token.and_then(|token| u8::try_from(token).ok()).unwrap_or_default(),
                deed: task.deed,
                difficulty: difficulty.map_or(0, |level| number(self.check, level, 1..=9, "difficulty")),
                skills: task.skills.iter().filter_map(|skill| skills.find(self.check, &skill.id)).collect(),
                provided: self.provided(task.provided.as_ref()),
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

    /// A move that cost nothing would never end.
    fn modifiers(&mut self, written: &file::Mission) -> Vec<Modifier> {
        for modifier in &written.modifiers {
            let (Modifier::SimpleMoveCost(cost) | Modifier::MoveCost(cost)) = *modifier;
            number_at(self.check, cost, written.id.span, 1..=MOST_POINTS, "cost of a move");
        }
        written.modifiers.clone()
    }

    fn provided(&mut self, written: Option<&Condition>) -> Option<Condition> {
        let mut condition = written.cloned();
        if let Some(condition) = &mut condition {
            self.condition(condition);
        }
        condition
    }

    /// Ends that can come, and that a playing camp wins by.
    fn ends(&mut self, written: &file::Mission) -> Vec<End> {
        let mut ends = Vec::with_capacity(written.ends.len());
        for spanned in &written.ends {
            let mut end = spanned.value.clone();
            self.condition(&mut end.provided);
            if end.winner == Camp::Neutral {
                let help = Some("`heroes` or `villain`".to_owned());
                self.check.report(Code::End, spanned.span, "the neutral camp can't win", help);
            }
            if let Some(why) = impossible(&end.provided, written) {
                self.check.report(Code::End, spanned.span, "this end can never come", Some(why));
            }
            ends.push(end);
        }
        ends
    }

    fn effects(&mut self, written: &[Effect], span: Span, doer: Doer) -> Vec<Effect> {
        count(self.check, written.len(), span, 0..=MOST_PARTS, "effects");
        let mut effects = written.to_vec();
        for effect in &mut effects {
            if let Some((amount, what)) = amount(effect) {
                number_at(self.check, amount, span, 1..=MOST_POINTS, what);
            }
            let needs_doer = matches!(
                effect,
                Effect::RemoveToken | Effect::TakeContent | Effect::PlaceToken { zone: None, .. }
            );
            if needs_doer && doer == Doer::Nobody {
                let help = Some("only a task has somebody who does it, at a token".to_owned());
                self.check.report(Code::Parts, span, "nobody does this at a token", help);
            }
            match effect {
                Effect::PlaceToken { token, zone } => {
                    self.tokens.follow(self.check, token);
                    zone.iter_mut().for_each(|zone| self.zones.follow(self.check, zone));
                }
                Effect::Explode { zone, .. } => {
                    zone.iter_mut().for_each(|zone| self.zones.follow(self.check, zone));
                }
                Effect::Movement { tile, .. } => self.ids.tiles.follow(self.check, tile),
                Effect::RemoveToken
                | Effect::TakeContent
                | Effect::PlaceClouds { .. }
                | Effect::Recover(_)
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
            Condition::HeroesIn { zone, .. }
            | Condition::HeroesHere { zone }
            | Condition::CharactersIn { zone, .. } => self.zones.follow(self.check, zone),
            Condition::CardsIn { card, zone, .. } => {
                self.ids.materials.follow(self.check, card);
                self.zones.follow(self.check, zone);
            }
            Condition::TileNeutralised(tile) => self.ids.tiles.follow(self.check, tile),
            Condition::Not(part) => self.condition(part),
            Condition::All(parts) | Condition::Any(parts) => {
                parts.iter_mut().for_each(|part| self.condition(part));
            }
            Condition::HeroesDown | Condition::HeroesDownAtLeast(_) | Condition::TurnReached(_) => {}
        }
    }
}

/// How much an effect gives, and of what.
fn amount(effect: &Effect) -> Option<(u8, &'static str)> {
    match *effect {
        Effect::PlaceClouds { count, .. } => Some((count, "number of dissipation tokens")),
        Effect::Explode { level, .. } => Some((level, "level of the explosion")),
        Effect::Recover(cubes) => Some((cubes, "number of cubes")),
        Effect::ReinforcementPoints(points) => Some((points, "number of reinforcement points")),
        Effect::Movement { points, .. } => Some((points, "number of move points")),
        Effect::RemoveToken | Effect::TakeContent | Effect::PlaceToken { .. } => None,
    }
}

/// Why a condition can never be met in a mission, if that is plain to see.
fn impossible(condition: &Condition, mission: &file::Mission) -> Option<String> {
    let heroes = mission.heroes.len();
    match condition {
        Condition::TurnReached(turn) if *turn > mission.last_turn.value => {
            Some(format!("turn {} at most", mission.last_turn.value))
        }
        Condition::HeroesIn { count, .. } | Condition::HeroesDownAtLeast(count)
            if usize::from(*count) > heroes =>
        {
            Some(format!("there are {heroes} heroes"))
        }
        Condition::TileNeutralised(tile) => {
            let there = mission.river.iter().any(|other| match other {
                file::RiverTile::Characters { tile: other, .. } => other.id.value == tile.id.value,
                file::RiverTile::Event => false,
            });
            (!there).then(|| format!("`{}` is not in the river", tile.id.value))
        }
        Condition::TokensAtLeast { token, count } => {
            let there = tokens_at_start(token, mission);
            let places = |effect: &Effect| matches!(effect, Effect::PlaceToken { token: other, .. } if other.id.value == token.id.value);
            (usize::from(*count) > there && !effects_of(mission).any(places))
                .then(|| format!("{there} lie there, and nothing places more of `{}`", token.id.value))
        }
        Condition::TokensAtMost { token, count } => {
            let there = tokens_at_start(token, mission);
            let mut at_it = mission.tasks.iter().filter(|task| task.token.id.value == token.id.value);
            (there > usize::from(*count) && !at_it.any(|task| task.effects.contains(&Effect::RemoveToken)))
                .then(|| format!("{there} lie there, and nothing takes `{}` away", token.id.value))
        }
        Condition::All(parts) => parts.iter().find_map(|part| impossible(part, mission)),
        Condition::Any(parts) if !parts.is_empty() => {
            let all: Option<Vec<String>> = parts.iter().map(|part| impossible(part, mission)).collect();
            all.and_then(|all| all.into_iter().next())
        }
        Condition::Any(_) => Some("name at least one condition".to_owned()),
        _ => None,
    }
}

/// How many tokens of a kind lie on the board at the start.
fn tokens_at_start(token: &Ref, mission: &file::Mission) -> usize {
    let of_it = mission.tokens.iter().filter(|other| other.id.value == token.id.value);
    of_it.map(|other| other.at.len()).sum()
}

/// Everything that can happen in a mission.
fn effects_of(mission: &file::Mission) -> impl Iterator<Item = &Effect> {
    let tasks = mission.tasks.iter().flat_map(|task| &task.effects);
    let events = mission.events.iter().flat_map(|event| &event.effects);
    tasks.chain(events).chain(mission.rules.iter().flat_map(|rule| &rule.effects))
}

/// Everybody who starts on the board.
struct Starts<'a> {
    slots: &'a [Slot],
    river: &'a [RiverTile],
    bystanders: &'a [(u16, Vec<ZoneId>)],
}

/// Room that is kept for allied tiles.
const ALLIES: usize = 24;

/// Who brings an effect about.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Doer {
    /// A figure at a token.
    Figure,
    /// The mission itself.
    Nobody,
}
