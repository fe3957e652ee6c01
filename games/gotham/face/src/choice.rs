//! An answer with all that is shown of it.

use gotham::Gotham;
use gotham::answer::{
    Act, Amount, Answer, CharacterAct, CharacterPick, DiePick, DropPick, Go, May, Nature, Reinforcement,
    SkillPick, Sweep, TilePick, Weapon,
};
use gotham::ask::{Ask, Topic};
use gotham::bearer::Reading as _;
use gotham::board::ZoneId;
use gotham::command_post::activation_cost;
use gotham::deed;
use gotham::state::{CardPlace, HeroId, State};
use gotham::{mission, move_cost, movement};
use host::Open;
use table::{Scene, Seat};
use wire::odds::Check;
use wire::table::{Choice, Mark};
use words::{Message, Words};

use crate::board::routes;
use crate::voice::Teller;
use crate::{marks, odds, preview, question};

pub(super) fn choice(open: &Open<Gotham>, teller: &Teller, answer: Answer) -> Choice {
    let ask = &open.pending.ask;
    Choice {
        answer: serde_json::to_value(answer).expect("an answer is plain data with text keys"),
        label: teller.answer(ask, &answer),
        detail: detail(open, teller, &answer),
        marks: marks_of(open.scene, ask, &answer),
        checks: checks(open, teller, &answer),
        odds: odds::of(open, teller, answer),
        previews: preview::of(open, answer),
        quiet: quiet(&answer),
        rank: wire::table::Rank::Main,
    }
}

/// Whether an answer ends something or declines.
pub(super) fn quiet(answer: &Answer) -> bool {
    matches!(
        answer,
        Answer::Act(Act::Pass)
            | Answer::Go(Go::Stop)
            | Answer::Die(DiePick::Done)
            | Answer::Tile(TilePick::End)
            | Answer::Character(CharacterPick::End)
            | Answer::CharacterAct(CharacterAct::Nothing)
            | Answer::May(May::No)
            | Answer::Weapon(Weapon::None)
            | Answer::Drop(DropPick::Done)
            | Answer::Skill(SkillPick::Done)
            | Answer::Reinforcement(Reinforcement::End)
    )
}

/// A second, smaller line: a price, a difficulty, what a skill or an event does.
fn detail(open: &Open<Gotham>, teller: &Teller, answer: &Answer) -> Option<String> {
    let (scene, words) = (open.scene, open.reader.words);
    let ask = &open.pending.ask;
    let cubes = |count: u8| words.say(&Message::new("gotham-detail-cubes").with("count", count));
    match (*answer, ask.topic) {
        (Answer::Act(Act::Pass), _) => {
            let heroes = scene.state.hero_ids().map(|id| scene.state.hero(id));
            let own = heroes.filter(|hero| Seat(hero.player) == ask.seat);
            let left: u8 = own.map(|hero| hero.cubes.available).sum();
            let message = Message::new("gotham-detail-left").with("count", left);
            (left > 0).then(|| words.say(&message))
        }
        (Answer::Tile(TilePick::Activate(tile)), _) => activation_cost(scene, tile).map(cubes),
        (Answer::Go(Go::To(zone)), Topic::Move { figure, points }) => {
            let from = scene.state.figure(figure).zone()?;
            let way = movement::way(scene, figure, zone)?;
            let cost = movement::cost(scene, figure, from, zone, way);
            let missing = movement::cubes_for(scene, figure, cost.saturating_sub(points));
            let message = Message::new("gotham-detail-move").with("points", cost).with("cubes", missing);
            Some(words.say(&message))
        }
        (Answer::Nature(nature), Topic::Deed { figure, .. }) => {
            let kind = deed::kind(scene, nature);
            if !kind.is_complex() {
                return Some(words.word("gotham-detail-automatic"));
            }
            let difficulty = deed::difficulty(scene, figure, nature);
            Some(words.say(&Message::new("gotham-detail-difficulty").with("difficulty", difficulty)))
        }
        (Answer::Skill(SkillPick::Use { skill, .. }), _) => {
            let skill = scene.content.skills.get(usize::from(skill))?;
            Some(teller.printed().skill(skill, None))
        }
        (Answer::Event(event), _) => {
            let mission = scene.mission();
            let event = mission.events.get(usize::from(event.0))?;
            Some(teller.printed().event_text(mission, event))
        }
        (Answer::Weapon(Weapon::Card(card)) | Answer::Drop(DropPick::Card(card)), _) => {
            let card = scene.state.cards.get(usize::from(card))?;
            let card = scene.content.materials.get(usize::from(card.printed))?;
            let lines: Vec<String> = card.lines.iter().map(|line| teller.printed().card_line(line)).collect();
            (!lines.is_empty()).then(|| lines.join("; "))
        }
        (Answer::Reinforcement(Reinforcement::Bring { tile, .. }), _) => {
            let printed = scene.state.tile(tile).printed?;
            let cost = scene.content.tiles[usize::from(printed)].reinforcement_cost?;
            Some(words.say(&Message::new("gotham-detail-points").with("points", cost)))
        }
        _ => None,
    }
}

/// What was looked at: each part of a move's cost with its rule, and what may wound on the way.
fn checks(open: &Open<Gotham>, teller: &Teller, answer: &Answer) -> Vec<Check> {
    let scene = open.scene;
    let (Answer::Go(Go::To(zone)), Topic::Move { figure, .. }) = (answer, open.pending.ask.topic) else {
        return Vec::new();
    };
    let from = scene.state.figure(figure).zone();
    let (Some(from), Some(way)) = (from, movement::way(scene, figure, *zone)) else { return Vec::new() };
    let parts = move_cost::parts(scene, figure, from, *zone, way);
    let parts = parts.iter().map(|part| Check {
        code: routes::part_code(part.source).to_owned(),
        label: routes::part_text(open.reader.words, part),
        good: None,
    });
    parts.chain(danger(scene, teller, open.reader.words, figure, *zone, way)).collect()
}

/// The dice that a fall and dangerous terrain are rolled with.
fn danger(
    scene: Scene<Gotham>,
    teller: &Teller,
    words: &Words,
    figure: gotham::state::FigureId,
    zone: ZoneId,
    way: movement::Way,
) -> Option<Check> {
    let dice = movement::danger(scene, figure, zone, way);
    let message = Message::new("gotham-check-danger").with("dice", dice).with("zone", teller.zone(zone));
    (dice > 0).then(|| Check { code: "danger".to_owned(), label: words.say(&message), good: Some(false) })
}

/// What an answer lights up on the table.
pub(super) fn marks_of(scene: Scene<Gotham>, ask: &Ask, answer: &Answer) -> Vec<Mark> {
    let state = scene.state;
    let hero = |hero: HeroId| marks::figure(state.hero(hero).figure);
    match *answer {
        Answer::State(_) => match ask.topic {
            Topic::State { hero: it } => vec![hero(it)],
            _ => Vec::new(),
        },
        Answer::Act(act) => match act {
            Act::Melee(it) | Act::Ranged(it) | Act::Manipulate(it) | Act::Think(it) | Act::Move(it) => {
                vec![hero(it)]
            }
            Act::Drop(card) => vec![marks::card(card)],
            Act::HandOver(player) => vec![marks::seat(Seat(player))],
            Act::Pass => Vec::new(),
        },
        Answer::Go(Go::To(zone)) => match ask.topic {
            Topic::Move { figure, .. } => {
                let way = routes::drawn(scene, state.figure(figure).zone(), &[zone]);
                std::iter::once(marks::zone(zone)).chain(way).collect()
            }
            _ => vec![marks::zone(zone)],
        },
        Answer::Go(Go::Drop(card))
        | Answer::Drop(DropPick::Card(card))
        | Answer::Weapon(Weapon::Card(card)) => {
            vec![marks::card(card)]
        }
        Answer::Die(DiePick::Die { colour, shown }) => match ask.topic {
            Topic::Reroll { pool, picked, .. } => {
                let taken = question::picked_dice(&pool, &picked);
                let alike = (0..).zip(question::laid_out(&pool)).filter(|(_, die)| *die == (colour, shown));
                let free = alike.map(|(place, _)| place).filter(|place: &u8| !taken.contains(place));
                free.map(marks::die).collect()
            }
            _ => Vec::new(),
        },
        Answer::Box(_) => match ask.topic {
            Topic::CubeFrom { hero, .. } => vec![marks::purse(state, hero)],
            _ => Vec::new(),
        },
        Answer::Tile(TilePick::Activate(tile)) => with_figures(state, tile),
        Answer::Tile(TilePick::Sweep(sweep)) | Answer::Character(CharacterPick::Sweep(sweep)) => {
            match sweep {
                Sweep::Clean(tile) | Sweep::Demobilise(tile) => with_figures(state, tile),
            }
        }
        Answer::Character(CharacterPick::Activate(figure)) | Answer::Figure(figure) => {
            vec![marks::figure(figure)]
        }
        Answer::Nature(nature) => nature_marks(scene, ask, nature),
        Answer::Line(_) => match ask.topic {
            Topic::Line { card, .. } => vec![marks::card(card)],
            _ => Vec::new(),
        },
        Answer::Amount(Amount(_)) => match ask.topic {
            Topic::Cubes { figure, .. } => vec![marks::figure(figure)],
            _ => Vec::new(),
        },
        Answer::Zone(zone) => vec![marks::zone(zone)],
        Answer::Reinforcement(Reinforcement::Bring { tile, zone }) => {
            vec![marks::tile(tile), marks::zone(zone)]
        }
        Answer::Go(Go::Stop)
        | Answer::Die(DiePick::Done)
        | Answer::Tile(TilePick::End)
        | Answer::Character(CharacterPick::End)
        | Answer::May(_)
        | Answer::CharacterAct(_)
        | Answer::Weapon(Weapon::None)
        | Answer::Drop(DropPick::Done)
        | Answer::Skill(_)
        | Answer::Event(_)
        | Answer::Order(_)
        | Answer::Reinforcement(Reinforcement::End) => Vec::new(),
    }
}

/// A tile, and its characters on the board.
fn with_figures(state: &State, tile: gotham::state::TileId) -> Vec<Mark> {
    if usize::from(tile.0) >= state.tiles.len() {
        return Vec::new();
    }
    let figures = state.characters_of(tile).filter(|&figure| state.figure(figure).zone().is_some());
    std::iter::once(marks::tile(tile)).chain(figures.map(marks::figure)).collect()
}

fn nature_marks(scene: Scene<Gotham>, ask: &Ask, nature: Nature) -> Vec<Mark> {
    let state = scene.state;
    match nature {
        Nature::Task(task) => {
            let here = match ask.topic {
                Topic::Deed { figure, .. } => state.figure(figure).zone(),
                _ => None,
            };
            let task = scene.mission().tasks.get(usize::from(task));
            let token = here.zip(task).and_then(|(zone, task)| mission::token_of(scene, task, zone));
            token.into_iter().map(marks::token).collect()
        }
        Nature::PickUp(card) => vec![marks::card(card)],
        Nature::Give { card, to } => {
            let to = state.heroes.get(usize::from(to.0)).map(|hero| marks::figure(hero.figure));
            std::iter::once(marks::card(card)).chain(to).collect()
        }
        Nature::Take(card) => {
            let bearer = match state.cards.get(usize::from(card)).map(|card| card.place) {
                Some(CardPlace::Carried(hero)) => Some(marks::figure(state.hero(hero).figure)),
                _ => None,
            };
            std::iter::once(marks::card(card)).chain(bearer).collect()
        }
        Nature::Throw { card, zone } => vec![marks::card(card), marks::zone(zone)],
        Nature::Grenade(zone) => vec![marks::zone(zone)],
        Nature::Pull(figure) | Nature::Unshackle(figure) | Nature::Dispel(figure) => {
            vec![marks::figure(figure)]
        }
        Nature::Command(tile) => with_figures(state, tile),
        Nature::Explode(_) => match ask.topic {
            Topic::Deed { figure, .. } => state.figure(figure).zone().into_iter().map(marks::zone).collect(),
            _ => Vec::new(),
        },
        Nature::Guide => Vec::new(),
    }
}
