//! Missions: who plays, what may be done, what happens, how it ends.

use gotham::board::ZoneId;
use gotham::printed::plot::{Condition, Effect, End, Modifier, Occasion, Special, Watch};
use gotham::printed::term::{Camp, Deed};
use gotham::printed::{Mission, MissionEvent, RiverTile, Task};
use words::{Arg, Join, Message};

use super::Printed;
use crate::voice::term;

impl Printed<'_> {
    /// A mission: its name, then a line for each thing to know.
    pub fn mission(&self, mission: &Mission) -> String {
        let board = self.named(&self.content.boards, mission.board, |board| &board.name);
        let mut lines = vec![
            Message::new("gotham-sheet-name").with("name", self.name(&mission.name)),
            Message::new("gotham-mission-board").with("board", board),
            Message::new("gotham-mission-initiative").with("camp", term::camp(mission.initiative)),
        ];
        for slot in &mission.slots {
            let heroes = slot.allowed.iter();
            let heroes = heroes.map(|(hero, _)| self.named(&self.content.heroes, *hero, |hero| &hero.name));
            lines.push(
                Message::new("gotham-mission-slot")
                    .with("heroes", Arg::List(heroes.map(Arg::from).collect(), Join::Or))
                    .with("zone", self.zone(mission, slot.start.0.into())),
            );
        }
        let river = mission.river.iter().map(|tile| match tile {
            RiverTile::Event => self.words.word("gotham-tile-event"),
            RiverTile::Characters { tile, .. } => self.named(&self.content.tiles, *tile, |tile| &tile.name),
        });
        lines.push(Message::new("gotham-mission-river").with("tiles", term::list(river)));
        lines.push(
            Message::new("gotham-mission-villain")
                .with("cubes", mission.cubes)
                .with("available", mission.available)
                .with("recovery", mission.recovery),
        );
        let zone = |&zone: &ZoneId| self.zone(mission, zone.0.into());
        let zones = mission.reinforcement_zones.iter().map(zone);
        lines.push(
            Message::new("gotham-mission-reinforcements")
                .with("points", mission.reinforcement_points)
                .with("zones", term::list(zones)),
        );
        for event in &mission.events {
            let does = self.effects(mission, &event.effects);
            let event = Message::new("gotham-mission-event").with("event", self.name(&event.name));
            lines.push(event.with("does", does));
        }
        lines.extend(mission.tasks.iter().map(|task| self.task(mission, task)));
        lines.extend(mission.rules.iter().map(|rule| self.special(mission, rule)));
        lines.extend(mission.modifiers.iter().map(holds));
        lines.extend(mission.ends.iter().map(|end| self.end(mission, end)));
        lines.push(on_time(mission));
        self.lines(lines)
    }

    /// The special rules of a mission, a sentence each: those that happen, then those that hold.
    pub fn special_rules(&self, mission: &Mission) -> Vec<String> {
        let happen = mission.rules.iter().map(|rule| self.special(mission, rule));
        happen.chain(mission.modifiers.iter().map(holds)).map(|rule| self.words.say(&rule)).collect()
    }

    /// The ways in which a mission ends, a sentence each; the last is what happens when its time is up.
    pub fn ends(&self, mission: &Mission) -> Vec<String> {
        let ends = mission.ends.iter().map(|end| self.end(mission, end)).chain([on_time(mission)]);
        ends.map(|end| self.words.say(&end)).collect()
    }

    /// What a mission lets figures do, in a sentence.
    pub fn task_text(&self, mission: &Mission, task: &Task) -> String {
        self.words.say(&self.task(mission, task))
    }

    /// What an event of a mission does, in a sentence.
    pub fn event_text(&self, mission: &Mission, event: &MissionEvent) -> String {
        let does = Message::new("gotham-line").with("text", self.effects(mission, &event.effects));
        self.words.say(&self.provided(mission, does, event.provided.as_ref()))
    }

    /// Something that must be so.
    pub fn condition_text(&self, mission: &Mission, condition: &Condition) -> String {
        self.words.say(&Message::new("gotham-line").with("text", self.condition(mission, condition)))
    }

    fn special(&self, mission: &Mission, rule: &Special) -> Message {
        let does = Message::new("gotham-mission-rule")
            .with("when", occasion(rule.when))
            .with("does", self.effects(mission, &rule.effects));
        self.provided(mission, does, rule.provided.as_ref())
    }

    fn task(&self, mission: &Mission, task: &Task) -> Message {
        let key = match task.deed {
            Deed::ComplexManipulation => "gotham-task-complex-manipulation",
            Deed::AutomaticManipulation => "gotham-task-automatic-manipulation",
            Deed::ComplexThought => "gotham-task-complex-thought",
            Deed::AutomaticThought => "gotham-task-automatic-thought",
        };
        let token = self.token(mission, task.token.into());
        let mut message = Message::new(key)
            .with("task", self.name(&task.name))
            .with("who", term::camp(task.who))
            .with("token", token)
            .with("does", self.effects(mission, &task.effects));
        if task.deed.is_complex() {
            message = message.with("difficulty", task.difficulty);
        }
        if !task.skills.is_empty() {
            let skills = task.skills.iter();
            let skills =
                skills.map(|&skill| self.named(&self.content.skills, skill, |skill| &skill.name.value.0));
            message =
                Message::new("gotham-task-skills").with("does", message).with("skills", term::list(skills));
        }
        self.provided(mission, message, task.provided.as_ref())
    }

    fn end(&self, mission: &Mission, end: &End) -> Message {
        // Several conditions at once are a list.
        if let Condition::All(all) = &end.provided
            && all.len() > 1
        {
            let does = match end.watch {
                Watch::Checks => won("gotham-end-heroes-list", "gotham-end-villain-list", end.winner),
                Watch::Always => {
                    won("gotham-end-heroes-at-once-list", "gotham-end-villain-at-once-list", end.winner)
                }
            };
            let line =
                |claim| Message::new("gotham-sentence").with("does", self.condition(mission, claim)).into();
            return does.with("claims", Arg::List(all.iter().map(line).collect(), Join::Lines));
        }
        let does = match end.watch {
            Watch::Checks => won("gotham-end-heroes", "gotham-end-villain", end.winner),
            Watch::Always => won("gotham-end-heroes-at-once", "gotham-end-villain-at-once", end.winner),
        };
        does.with("claim", self.condition(mission, &end.provided))
    }

    fn provided(&self, mission: &Mission, does: Message, condition: Option<&Condition>) -> Message {
        match condition {
            Some(condition) => Message::new("gotham-provided-line")
                .with("does", does)
                .with("claim", self.condition(mission, condition)),
            None => does,
        }
    }

    /// What is done by a mission, an event or a task, in sentences.
    fn effects(&self, mission: &Mission, effects: &[Effect]) -> Arg {
        let sentence =
            |effect| Message::new("gotham-sentence").with("does", self.effect(mission, effect)).into();
        Arg::List(effects.iter().map(sentence).collect(), Join::Space)
    }

    /// The same within an answer.
    pub(in crate::voice) fn order(&self, mission: &Mission, effects: &[Effect]) -> Arg {
        let each = effects.iter().map(|effect| Arg::from(self.effect(mission, effect)));
        Arg::List(each.collect(), Join::And)
    }

    fn effect(&self, mission: &Mission, effect: &Effect) -> Message {
        match effect {
            Effect::RemoveToken => Message::new("gotham-effect-remove-token"),
            Effect::TakeContent => Message::new("gotham-effect-take-content"),
            Effect::PlaceToken { token, zone: Some(zone) } => Message::new("gotham-effect-place-token-in")
                .with("token", self.token(mission, token.place))
                .with("zone", self.zone(mission, zone.place)),
            Effect::PlaceToken { token, zone: None } => {
                Message::new("gotham-effect-place-token").with("token", self.token(mission, token.place))
            }
            Effect::PlaceClouds { cloud, count } => {
                Message::new("gotham-effect-clouds").with("cloud", term::cloud(*cloud)).with("count", *count)
            }
            Effect::Explode { level, zone: Some(zone) } => Message::new("gotham-effect-explode-in")
                .with("level", *level)
                .with("zone", self.zone(mission, zone.place)),
            Effect::Explode { level, zone: None } => {
                Message::new("gotham-effect-explode").with("level", *level)
            }
            Effect::Recover(count) => Message::new("gotham-effect-recover").with("count", *count),
            Effect::ReinforcementPoints(points) => {
                Message::new("gotham-effect-points").with("points", *points)
            }
            Effect::Movement { tile, points } => Message::new("gotham-effect-movement")
                .with("tile", self.named(&self.content.tiles, tile.place, |tile| &tile.name))
                .with("points", *points),
        }
    }

    fn condition(&self, mission: &Mission, condition: &Condition) -> Message {
        let all = |conditions: &[Condition], join: Join| {
            let each = conditions.iter().map(|it| Arg::from(self.condition(mission, it)));
            Message::new("gotham-if-several").with("claims", Arg::List(each.collect(), join))
        };
        match condition {
            Condition::TokensAtMost { token, count } => Message::new("gotham-if-tokens-at-most")
                .with("token", self.token(mission, token.place))
                .with("count", *count),
            Condition::TokensAtLeast { token, count } => Message::new("gotham-if-tokens-at-least")
                .with("token", self.token(mission, token.place))
                .with("count", *count),
            Condition::HeroesDown => Message::new("gotham-if-heroes-down"),
            Condition::HeroesDownAtLeast(count) => {
                Message::new("gotham-if-heroes-down-at-least").with("count", *count)
            }
            Condition::HeroesHere { zone } => {
                Message::new("gotham-if-heroes-here").with("zone", self.zone(mission, zone.place))
            }
            Condition::CharactersIn { camp, zone, count } => Message::new("gotham-if-characters-in")
                .with("camp", term::camp(*camp))
                .with("zone", self.zone(mission, zone.place))
                .with("count", *count),
            Condition::CardsIn { card, zone, count } => Message::new("gotham-if-cards-in")
                .with("card", self.named(&self.content.materials, card.place, |card| &card.name))
                .with("zone", self.zone(mission, zone.place))
                .with("count", *count),
            Condition::HeroesIn { zone, count } => Message::new("gotham-if-heroes-in")
                .with("zone", self.zone(mission, zone.place))
                .with("count", *count),
            Condition::TileNeutralised(tile) => Message::new("gotham-if-tile-neutralised")
                .with("tile", self.named(&self.content.tiles, tile.place, |tile| &tile.name)),
            Condition::TurnReached(turn) => Message::new("gotham-if-turn").with("turn", *turn),
            Condition::Not(condition) => {
                Message::new("gotham-if-not").with("claim", self.condition(mission, condition))
            }
            Condition::All(conditions) => all(conditions, Join::And),
            Condition::Any(conditions) => all(conditions, Join::Or),
        }
    }

    fn zone(&self, mission: &Mission, zone: u16) -> String {
        let board = self.content.boards.get(usize::from(mission.board));
        self.named(board.map_or(&[][..], |board| &board.zones), zone, |zone| &zone.name)
    }

    fn token(&self, mission: &Mission, token: u16) -> String {
        self.named(&mission.tokens, token, |token| &token.name)
    }
}

/// A special rule that holds.
fn holds(modifier: &Modifier) -> Message {
    match *modifier {
        Modifier::SimpleMoveCost(cost) => Message::new("gotham-mission-simple-cost").with("cost", cost),
        Modifier::MoveCost(cost) => Message::new("gotham-mission-move-cost").with("cost", cost),
    }
}

/// Who wins when the last turn is over.
fn on_time(mission: &Mission) -> Message {
    won("gotham-mission-on-time-heroes", "gotham-mission-on-time-villain", mission.on_time)
        .with("turn", mission.last_turn)
}

/// Who wins; missions are won by heroes or villain.
fn won(heroes: &'static str, villain: &'static str, winner: Camp) -> Message {
    Message::new(match winner {
        Camp::Heroes => heroes,
        Camp::Villain | Camp::Neutral => villain,
    })
}

fn occasion(occasion: Occasion) -> Message {
    Message::new(match occasion {
        Occasion::Upkeep => "gotham-occasion-upkeep",
        Occasion::HeroesTurnBegins => "gotham-occasion-heroes-begin",
        Occasion::HeroesTurnEnds => "gotham-occasion-heroes-end",
        Occasion::VillainTurnBegins => "gotham-occasion-villain-begins",
        Occasion::VillainTurnEnds => "gotham-occasion-villain-ends",
    })
}
