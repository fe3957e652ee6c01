//! Which deeds a figure may declare: those of the mission, those of its skills, and what heroes do with equipment.

use table::{Scene, Verdict, fit, need};

use crate::answer::Nature;
use crate::bearer::Reading;
use crate::board::ZoneId;
use crate::hindrance::{are_enemies, are_friends};
use crate::printed::plot::Effect;
use crate::printed::skill::{Modifier, Price, Step};
use crate::printed::term::{Deed, Effort, LineTrigger};
use crate::state::{CardPlace, FigureId, HeroId, HeroState, TileId};
use crate::{Gotham, material, mission, movement, rule, target};

/// Which of the four kinds a deed is.
pub fn kind(scene: Scene<Gotham>, nature: Nature) -> Deed {
    match nature {
        Nature::Task(task) => {
            let task = scene.mission().tasks.get(usize::from(task));
            task.map_or(Deed::AutomaticManipulation, |task| task.deed)
        }
        Nature::PickUp(_) | Nature::Give { .. } | Nature::Take(_) | Nature::Explode(_) | Nature::Pull(_) => {
            Deed::AutomaticManipulation
        }
        Nature::Throw { .. } | Nature::Grenade(_) | Nature::Unshackle(_) => Deed::ComplexManipulation,
        Nature::Guide | Nature::Command(_) => Deed::AutomaticThought,
        Nature::Dispel(_) => Deed::ComplexThought,
    }
}

/// What a skill does in a deed, if it is done by a skill.
pub fn step(nature: Nature) -> Option<Step> {
    match nature {
        Nature::Explode(price) => Some(Step::ExplodeAround(price)),
        Nature::Grenade(_) => Some(Step::ThrowGrenade),
        Nature::Pull(_) => Some(Step::Pull),
        Nature::Guide => Some(Step::GrantMovement),
        _ => None,
    }
}

/// What a complex deed has to reach.
pub fn difficulty(scene: Scene<Gotham>, figure: FigureId, nature: Nature) -> u8 {
    match nature {
        Nature::Task(task) => scene.mission().tasks[usize::from(task)].difficulty,
        // material.throw.difficulty, skills.grenade.difficulty
        Nature::Throw { zone, .. } | Nature::Grenade(zone) => {
            distance(scene, figure, zone).unwrap_or_default()
        }
        Nature::Unshackle(shackled) => scene.state.figure(shackled).shackles,
        Nature::Dispel(owner) => {
            let friendly = |modifier: &Modifier| *modifier == Modifier::ImaginaryFriend;
            scene.level(owner, LineTrigger::Permanent, friendly)
        }
        _ => 0,
    }
}

fn distance(scene: Scene<Gotham>, figure: FigureId, zone: ZoneId) -> Option<u8> {
    let from = scene.state.figure(figure).zone()?;
    scene.board().distance(from, zone, &scene.state.broken_walls)
}

/// Every deed that might be possible.
pub fn candidates(scene: Scene<Gotham>, figure: FigureId, effort: Effort, emit: &mut impl FnMut(Nature)) {
    (0..fit::<u8>(scene.mission().tasks.len())).for_each(|task| emit(Nature::Task(task)));
    let zones = || scene.board().zone_ids();
    let figures = || scene.state.figure_ids();
    match effort {
        Effort::Manipulation => {
            for card in 0..fit::<u8>(scene.state.cards.len()) {
                emit(Nature::PickUp(card));
                emit(Nature::Take(card));
                let carried = scene.state.hero_of(figure).map(CardPlace::Carried);
                if Some(scene.state.cards[usize::from(card)].place) == carried {
                    scene.state.hero_ids().for_each(|to| emit(Nature::Give { card, to }));
                    zones().for_each(|zone| emit(Nature::Throw { card, zone }));
                }
            }
            emit(Nature::Explode(Price::Usual));
            emit(Nature::Explode(Price::Nothing));
            if declared_level(scene, figure, Step::ThrowGrenade, effort) > 0 {
                zones().for_each(|zone| emit(Nature::Grenade(zone)));
            }
            if declared_level(scene, figure, Step::Pull, effort) > 0 {
                figures().for_each(|other| emit(Nature::Pull(other)));
            }
            let shackled = figures().filter(|&other| scene.state.figure(other).shackles > 0);
            shackled.for_each(|other| emit(Nature::Unshackle(other)));
        }
        Effort::Thought => {
            emit(Nature::Guide);
            let tiles = (0..fit::<u8>(scene.state.tiles.len())).map(TileId);
            tiles.for_each(|tile| emit(Nature::Command(tile)));
            let owners = figures().filter(|&other| scene.state.figure(other).friend);
            owners.for_each(|other| emit(Nature::Dispel(other)));
        }
    }
}

/// Whether a figure may declare a deed.
///
/// # Errors
/// The rule that forbids it.
pub fn may(scene: Scene<Gotham>, figure: FigureId, nature: Nature) -> Verdict {
    let Some(here) = scene.state.figure(figure).zone().filter(|_| scene.state.stands(figure)) else {
        return Err(rule!("neutralised.hero.no-actions").into());
    };
    match nature {
        Nature::Task(task) => may_do_task(scene, figure, here, task),
        Nature::PickUp(_) | Nature::Give { .. } | Nature::Take(_) | Nature::Throw { .. } => {
            let Some(hero) = scene.state.hero_of(figure) else {
                return Err(rule!("material.heroes-only").into());
            };
            may_handle(scene, hero, here, nature)
        }
        Nature::Explode(price) => {
            by_skill(scene, figure, Step::ExplodeAround(price), Effort::Manipulation).map(|_| ())
        }
        Nature::Grenade(zone) => {
            by_skill(scene, figure, Step::ThrowGrenade, Effort::Manipulation)?;
            may_aim_at(scene, here, zone)
        }
        Nature::Pull(other) => may_pull(scene, figure, here, other),
        Nature::Guide => {
            let level = by_skill(scene, figure, Step::GrantMovement, Effort::Thought)?;
            let mut friends = scene.state.figure_ids();
            let anybody = friends.any(|friend| may_guide(scene, figure, friend, level).is_ok());
            need(anybody, rule!("skills.tactician.target-friend"))
        }
        Nature::Command(tile) => {
            let tile = scene.state.tiles.get(usize::from(tile.0));
            let own =
                tile.filter(|tile| tile.commander.is_some() && tile.commander == scene.state.hero_of(figure));
            need(own.is_some(), rule!("skills.elite-command.activate"))?;
            need(own.is_some_and(|tile| !tile.neutralised), rule!("rulings.command.allied-lost"))
        }
        Nature::Unshackle(other) => {
            let there = scene.state.figures.get(usize::from(other.0));
            let shackled = there.is_some_and(|there| there.shackles > 0 && there.zone() == Some(here));
            let helped = other == figure || (shackled && are_friends(scene.state, figure, other));
            need(shackled && helped, rule!("skills.shackle.removal"))
        }
        Nature::Dispel(owner) => {
            let there = scene.state.figures.get(usize::from(owner.0));
            let haunted = there.is_some_and(|there| there.friend && there.zone() == Some(here));
            let hostile = haunted && are_enemies(scene.state, figure, owner);
            need(hostile, rule!("skills.imaginary-friend.removal"))
        }
    }
}

/// A task of the mission, by this camp, at such a token that still has what it takes (rulings.mission.tasks).
fn may_do_task(scene: Scene<Gotham>, figure: FigureId, here: ZoneId, task: u8) -> Verdict {
    let Some(printed) = scene.mission().tasks.get(usize::from(task)) else {
        return Err(rule!("rulings.mission.tasks").into());
    };
    need(printed.who == scene.state.figure(figure).camp, rule!("rulings.mission.tasks"))?;
    let provided = printed.provided.as_ref().is_none_or(|condition| mission::holds(scene, condition));
    need(provided, rule!("rulings.mission.tasks"))?;
    let token = mission::token_of(scene, printed, here);
    need(token.is_some(), rule!("hero-manipulation.complex.i.nature"))?;
    // Whoever could carry nothing would open a safe for nothing.
    let takes = printed.effects.contains(&Effect::TakeContent);
    need(!takes || scene.state.hero_of(figure).is_some(), rule!("material.heroes-only"))
}

/// What heroes do with equipment.
fn may_handle(scene: Scene<Gotham>, hero: HeroId, here: ZoneId, nature: Nature) -> Verdict {
    let stands = |other: HeroId| {
        let figure = scene.state.hero(other).figure;
        scene.state.figure(figure).zone() == Some(here)
    };
    let asked_before = |card: u8| scene.state.refused.contains(&(hero, card));
    match nature {
        Nature::PickUp(card) => {
            let place = scene.state.cards.get(usize::from(card)).map(|card| card.place);
            need(place == Some(CardPlace::Lying(here)), rule!("material.pick-up.conditions"))?;
            let fits = material::printed(scene, card).is_some_and(|it| material::can_carry(scene, hero, it));
            need(fits, rule!("material.encumbrance.max"))
        }
        Nature::Give { card, to } => {
            material::may_part_with(scene, hero, card)?;
            let other = to != hero && usize::from(to.0) < scene.state.heroes.len();
            need(other && stands(to), rule!("material.give.same-zone"))?;
            let fits = material::printed(scene, card).is_some_and(|it| material::can_carry(scene, to, it));
            need(fits, rule!("material.give.max"))?;
            need(!asked_before(card), rule!("material.give.consent"))
        }
        Nature::Take(card) => {
            let place = scene.state.cards.get(usize::from(card)).map(|card| card.place);
            let Some(CardPlace::Carried(bearer)) = place.filter(|place| *place != CardPlace::Carried(hero))
            else {
                return Err(rule!("material.take.type").into());
            };
            material::may_part_with(scene, bearer, card)?;
            need(stands(bearer), rule!("material.take.same-zone"))?;
            let fits = material::printed(scene, card).is_some_and(|it| material::can_carry(scene, hero, it));
            need(fits, rule!("material.take.max"))?;
            need(!asked_before(card), rule!("material.take.consent"))
        }
        Nature::Throw { card, zone } => {
            material::may_part_with(scene, hero, card)?;
            may_aim_at(scene, here, zone)
        }
        _ => Err(rule!("hero-manipulation.complex.i.nature").into()),
    }
}

/// A zone in sight that moves lead to (material.throw.type, rulings.distance.unreachable).
fn may_aim_at(scene: Scene<Gotham>, here: ZoneId, zone: ZoneId) -> Verdict {
    need(usize::from(zone.0) < scene.board().zones.len(), rule!("boards.zone.definition"))?;
    need(target::sees(scene, here, zone), rule!("material.throw.type"))?;
    let distance = scene.board().distance(here, zone, &scene.state.broken_walls);
    need(distance.is_some(), rule!("rulings.distance.unreachable"))
}

fn may_pull(scene: Scene<Gotham>, figure: FigureId, here: ZoneId, other: FigureId) -> Verdict {
    let level = by_skill(scene, figure, Step::Pull, Effort::Manipulation)?;
    let there = scene.state.figures.get(usize::from(other.0)).and_then(|there| there.zone());
    let Some(there) = there.filter(|&there| there != here) else {
        return Err(rule!("skills.attraction.effect").into());
    };
    need(target::sees(scene, here, there), rule!("skills.attraction.target-sight"))?;
    need(scene.size(other) <= scene.size(figure), rule!("skills.attraction.target-size"))?;
    let distance = scene.board().distance(here, there, &scene.state.broken_walls);
    let near = distance.is_some_and(|distance| distance <= level);
    need(near, rule!("skills.attraction.target-distance"))?;
    need(!scene.oversaturates(other, here), rule!("skills.attraction.target-saturation"))
}

/// Whether somebody may be moved by Tactician: a friend that has not been, if a hero an active one, and one that can make a
/// move (rulings.actions.no-empty).
///
/// # Errors
/// The rule that forbids it.
pub fn may_guide(scene: Scene<Gotham>, figure: FigureId, friend: FigureId, level: u8) -> Verdict {
    let there = usize::from(friend.0) < scene.state.figures.len() && scene.state.stands(friend);
    let friendly = there && are_friends(scene.state, figure, friend);
    need(friendly, rule!("skills.tactician.target-friend"))?;
    need(!scene.state.figure(friend).guided, rule!("skills.tactician.target-character"))?;
    let hero = scene.state.hero_of(friend);
    let active = hero.is_none_or(|hero| scene.state.hero(hero).state == HeroState::Active);
    need(active, rule!("skills.tactician.target-hero"))?;
    let points = level + movement::first_bonus_of_guided(scene, friend);
    need(movement::can_move(scene, friend, points), rule!("rulings.actions.no-empty"))
}

/// The level of the skill by which a figure would do something.
fn by_skill(scene: Scene<Gotham>, figure: FigureId, step: Step, effort: Effort) -> Result<u8, table::Why> {
    need(!scene.state.once.contains(&(figure, step)), rule!("rulings.once-per-turn"))?;
    let level = declared_level(scene, figure, step, effort);
    need(level > 0, rule!("hero-manipulation.complex.i.nature"))?;
    Ok(level)
}

/// What a figure has of a skill when it declares: its own, and that of the cards it would take up.
fn declared_level(scene: Scene<Gotham>, figure: FigureId, step: Step, effort: Effort) -> u8 {
    let own = scene.step_level(figure, step);
    let hero = scene.state.hero_of(figure).filter(|&hero| !scene.state.hero(hero).dazed);
    own + hero.map_or(0, |hero| material::offered_level(scene, hero, effort.trigger(), step))
}
