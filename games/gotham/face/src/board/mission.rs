//! What the mission is about, and how near its ends are.

use gotham::Gotham;
use gotham::bearer::Reading as _;
use gotham::board::ZoneId;
use gotham::mission::holds;
use gotham::printed::Ref;
use gotham::printed::plot::{Condition, Watch};
use gotham::state::{CardPlace, FigureId, Hero, TileId};
use host::{Reader, code_of};
use table::Scene;
use wire::table::Mark;

use crate::drawing::{End, Event, Goal, Task};
use crate::marks;
use crate::voice::Printed;

pub(super) fn ends(reader: &Reader<Gotham>, printed: &Printed) -> Vec<End> {
    let scene = reader.scene();
    let mission = scene.mission();
    let texts = printed.ends(mission);
    let (on_time, of_ends) = texts.split_last().map_or(("", &[][..]), |(last, ends)| (last.as_str(), ends));
    let ends = mission.ends.iter().zip(of_ends).map(|(end, text)| End {
        winner: code_of(&end.winner),
        text: text.clone(),
        watch: match end.watch {
            Watch::Checks => "checks",
            Watch::Always => "always",
        }
        .to_owned(),
        met: holds(scene, &end.provided),
        goals: goals(scene, printed, &end.provided),
    });
    let turn = Condition::TurnReached(mission.last_turn);
    let last = End {
        winner: code_of(&mission.on_time),
        text: on_time.to_owned(),
        watch: "checks".to_owned(),
        met: false,
        goals: goals(scene, printed, &turn),
    };
    ends.chain([last]).collect()
}

/// The parts of a condition, one by one.
fn goals(scene: Scene<Gotham>, printed: &Printed, condition: &Condition) -> Vec<Goal> {
    match condition {
        Condition::All(parts) | Condition::Any(parts) => {
            parts.iter().flat_map(|part| goals(scene, printed, part)).collect()
        }
        part => {
            let (now, needed, marks) = count(scene, part);
            let text = printed.condition_text(scene.mission(), part);
            vec![Goal { text, now: small(now), needed: small(needed), met: holds(scene, part), marks }]
        }
    }
}

fn small(count: usize) -> u8 {
    u8::try_from(count).unwrap_or(u8::MAX)
}

/// How much of a condition there is, how much it takes, and where.
fn count(scene: Scene<Gotham>, condition: &Condition) -> (usize, usize, Vec<Mark>) {
    let state = scene.state;
    let zone = |zone: &Ref| u8::try_from(zone.place).ok().map(ZoneId);
    let at = |place: &Ref| zone(place).map(marks::zone).into_iter().collect::<Vec<_>>();
    let up = |hero: &&Hero| !hero.is_neutralised();
    let down = || state.heroes.iter().filter(|hero| hero.is_neutralised()).count();
    let hero_marks = || state.heroes.iter().map(|hero| marks::figure(hero.figure)).collect::<Vec<_>>();
    let in_zone = |figure: FigureId, place: &Ref| state.figure(figure).zone() == zone(place);
    match condition {
        Condition::TokensAtMost { token, count } => {
            let of_kind = || (0u8..).zip(&state.tokens).filter(|(_, it)| u16::from(it.kind) == token.place);
            let there: Vec<u8> =
                of_kind().filter(|(_, it)| it.at.is_some()).map(|(place, _)| place).collect();
            let all = of_kind().count();
            let marks = there.iter().copied().map(marks::token).collect();
            (all - there.len(), all.saturating_sub(usize::from(*count)), marks)
        }
        Condition::TokensAtLeast { token, count } => {
            let there = (0u8..).zip(&state.tokens);
            let there = there.filter(|(_, it)| u16::from(it.kind) == token.place && it.at.is_some());
            let marks: Vec<Mark> = there.map(|(place, _)| marks::token(place)).collect();
            (marks.len(), usize::from(*count), marks)
        }
        Condition::HeroesDown => (down(), state.heroes.len(), hero_marks()),
        Condition::HeroesDownAtLeast(count) => (down(), usize::from(*count), hero_marks()),
        Condition::HeroesHere { zone } => {
            let standing = || state.heroes.iter().filter(up);
            let here = standing().filter(|hero| in_zone(hero.figure, zone)).count();
            (here, standing().count().max(1), at(zone))
        }
        Condition::HeroesIn { zone, count } => {
            let here = state.heroes.iter().filter(up).filter(|hero| in_zone(hero.figure, zone)).count();
            (here, usize::from(*count), at(zone))
        }
        Condition::CharactersIn { camp, zone, count } => {
            let here = |figure: &FigureId| {
                state.hero_of(*figure).is_none()
                    && state.figure(*figure).camp == *camp
                    && in_zone(*figure, zone)
            };
            (state.figure_ids().filter(here).count(), usize::from(*count), at(zone))
        }
        Condition::CardsIn { card, zone: place, count } => {
            let here = |it: &&gotham::state::Card| {
                it.printed == card.place
                    && match it.place {
                        CardPlace::Lying(lies) => Some(lies) == zone(place),
                        CardPlace::Carried(hero) => {
                            up(&state.hero(hero)) && in_zone(state.hero(hero).figure, place)
                        }
                        CardPlace::Inside(_) | CardPlace::Gone => false,
                    }
            };
            (state.cards.iter().filter(here).count(), usize::from(*count), at(place))
        }
        Condition::TileNeutralised(tile) => {
            let mut tiles = (0..state.tiles.len() as u8).map(TileId);
            let Some(tile) = tiles.find(|&id| state.tile(id).printed == Some(tile.place)) else {
                return (0, 1, Vec::new());
            };
            let off = state.characters_of(tile).filter(|&figure| state.figure(figure).zone().is_none());
            (off.count(), state.characters_of(tile).count(), vec![marks::tile(tile)])
        }
        Condition::TurnReached(turn) => (state.turn.into(), usize::from(*turn), Vec::new()),
        Condition::Not(_) | Condition::All(_) | Condition::Any(_) => {
            (usize::from(holds(scene, condition)), 1, Vec::new())
        }
    }
}

pub(super) fn tasks(reader: &Reader<Gotham>, printed: &Printed) -> Vec<Task> {
    let scene = reader.scene();
    let mission = scene.mission();
    let task = |task: &gotham::printed::Task| Task {
        name: reader.words.language().name(&task.name).to_owned(),
        who: code_of(&task.who),
        text: printed.task_text(mission, task),
        tokens: (0u32..)
            .zip(&scene.state.tokens)
            .filter(|(_, token)| token.kind == task.token && token.at.is_some())
            .map(|(place, _)| place)
            .collect(),
    };
    mission.tasks.iter().map(task).collect()
}

pub(super) fn events(reader: &Reader<Gotham>, printed: &Printed) -> Vec<Event> {
    let scene = reader.scene();
    let mission = scene.mission();
    let event = |event: &gotham::printed::MissionEvent| Event {
        name: reader.words.language().name(&event.name).to_owned(),
        text: printed.event_text(mission, event),
        possible: event.provided.as_ref().is_none_or(|condition| holds(scene, condition)),
    };
    mission.events.iter().map(event).collect()
}
