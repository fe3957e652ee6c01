//! Chapter V D: material cards, what carrying them means, and when their lines help.

use serde::{Deserialize, Serialize};
use table::{Flow, Question, RuleId, Scene, Seat, Verdict, fit, need};

use crate::answer::{DropPick, LinePick, May, Weapon};
use crate::ask::{Ask, Topic};
use crate::bearer::Reading;
use crate::dice::Handful;
use crate::event::Event;
use crate::printed::skill::{Modifier, Step};
use crate::printed::term::{LineTrigger, MaterialType, Trait};
use crate::printed::{Bulk, HasSkill, Material};
use crate::state::{CardPlace, HeroId};
use crate::{Gotham, Play, rule};

/// A line of a card that helps its bearer in what he is doing.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct LineInUse {
    /// The card, by its place in the list of cards.
    pub card: u8,
    /// The line, by its place on the card.
    pub line: u8,
    /// What it helps in.
    pub when: LineTrigger,
}

/// A card of the game.
pub fn printed<'a>(scene: Scene<'a, Gotham>, card: u8) -> Option<&'a Material> {
    let card = scene.state.cards.get(usize::from(card))?;
    Some(&scene.content.materials[usize::from(card.printed)])
}

/// The cards that a hero carries, each with its place in the list of cards (material.carried-only).
pub fn carried<'a>(
    scene: Scene<'a, Gotham>,
    hero: HeroId,
) -> impl Iterator<Item = (u8, &'a Material)> + use<'a> {
    let cards = (0..).zip(&scene.state.cards).filter(move |(_, card)| card.place == CardPlace::Carried(hero));
    cards.map(move |(place, card)| (place, &scene.content.materials[usize::from(card.printed)]))
}

/// Total encumbrance (material.encumbrance.total).
pub fn encumbrance(scene: Scene<Gotham>, hero: HeroId) -> u8 {
    carried(scene, hero).map(|(_, card)| card.encumbrance()).sum()
}

/// Whether a hero can carry something more (material.encumbrance.max).
pub fn can_carry(scene: Scene<Gotham>, hero: HeroId, more: &Material) -> bool {
    let sheet = &scene.content.heroes[usize::from(scene.state.hero(hero).printed)];
    encumbrance(scene, hero) + more.encumbrance() <= sheet.max_encumbrance()
}

/// Whether a hero may benefit from a card; carrying it he may in any case (material.restricted-can-carry).
///
/// # Errors
/// The restriction of the card that forbids it.
pub fn may_use(scene: Scene<Gotham>, hero: HeroId, card: &Material) -> Verdict {
    let sheet = scene.state.hero(hero);
    let named = card.only_for.is_none_or(|only| only == sheet.printed);
    need(named, rule!("material.restriction.hero-name"))?;
    let moral = card.lethal && scene.has(sheet.figure, Trait::MoralCode);
    need(!moral, rule!("material.restriction.moral-code"))
}

/// The levels of a skill that cards give while a hero does something: by their permanent lines, and by those in use. Of
/// identical tools one counts (material.type.tool).
pub fn skill_level(
    scene: Scene<Gotham>,
    hero: HeroId,
    during: LineTrigger,
    gives: impl Fn(&HasSkill) -> bool,
) -> u8 {
    let mut level = 0;
    for (place, card) in carried(scene, hero) {
        for line in card.lines.iter().filter(|line| line.when == LineTrigger::Permanent) {
            let Some(has) = line.skill.filter(|has| gives(has)) else { continue };
            if may_use(scene, hero, card).is_ok() && !is_repeated(scene, hero, place) {
                level += has.level;
            }
        }
    }
    for line in in_use(scene, hero, during) {
        level += line.skill.filter(|has| gives(has)).map_or(0, |has| has.level);
    }
    let moves = scene.state.movement.is_some_and(|movement| movement.figure == scene.state.hero(hero).figure);
    if during == LineTrigger::Movement && !moves {
        level += before_moving(scene, hero, gives);
    }
    level
}

/// What a hero's cards would give him in a movement that he has not begun, for telling whether he can make one.
fn before_moving(scene: Scene<Gotham>, hero: HeroId, gives: impl Fn(&HasSkill) -> bool) -> u8 {
    let mut level = 0;
    for (place, card) in carried(scene, hero).filter(|(_, card)| !card.single_use) {
        let lines = card.lines.iter().filter(|line| line.when == LineTrigger::Movement);
        let best = lines.filter_map(|line| line.skill.filter(|has| gives(has)).map(|has| has.level)).max();
        if may_use(scene, hero, card).is_ok() && !is_repeated(scene, hero, place) {
            level += best.unwrap_or_default();
        }
    }
    level
}

/// Whether the hero carries the same tool at an earlier place.
fn is_repeated(scene: Scene<Gotham>, hero: HeroId, place: u8) -> bool {
    let Some(tool) = printed(scene, place).filter(|card| card.kind == MaterialType::Tool) else {
        return false;
    };
    carried(scene, hero).any(|(other, card)| other < place && card.id == tool.id)
}

/// The lines that help a hero in what he does.
fn in_use<'a>(
    scene: Scene<'a, Gotham>,
    hero: HeroId,
    when: LineTrigger,
) -> impl Iterator<Item = &'a crate::printed::BonusLine> {
    let his = move |line: &&LineInUse| {
        line.when == when && scene.state.cards[usize::from(line.card)].place == CardPlace::Carried(hero)
    };
    let lines = scene.state.lines.iter().filter(his);
    lines.filter_map(move |line| printed(scene, line.card)?.lines.get(usize::from(line.line)))
}

/// Adds the dice of the lines in use to a pool; their automatic successes are returned (material.line.plus-mandatory: a
/// line is applied whole).
pub fn bonus(scene: Scene<Gotham>, hero: HeroId, when: LineTrigger, handful: &mut Handful) -> u8 {
    let mut successes = 0;
    for line in in_use(scene, hero, when) {
        line.dice.iter().for_each(|&die| handful.add(die, 1));
        successes += line.successes;
    }
    successes
}

/// Takes a card up for something that has begun: one of its lines that speak of it (material.line.choose-one).
fn take_up(play: &mut Play, hero: HeroId, card: u8, when: LineTrigger) -> Flow<()> {
    let seat = Seat(play.state.hero(hero).player);
    if let Some(LinePick(line)) = play.choose_if_any(&WhichLine { seat, card, when })? {
        play.state.lines.push(LineInUse { card, line, when });
        play.event(rule!("material.line.trigger"), |_| Event::CardUsed { hero, card });
    }
    Ok(())
}

/// Takes up the cards that give the skill by which a deed is done.
///
/// # Errors
/// A stop of the table.
pub fn take_up_for(play: &mut Play, hero: HeroId, when: LineTrigger, step: Step) -> Flow<()> {
    let scene = play.scene();
    let giving: Vec<(u8, u8)> =
        offering(scene, hero, when, step).map(|(card, line, _)| (card, line)).collect();
    for (card, line) in giving {
        play.state.lines.push(LineInUse { card, line, when });
        play.event(rule!("material.line.trigger"), |_| Event::CardUsed { hero, card });
    }
    Ok(())
}

/// The levels that cards would give of a skill with such a step, if they were taken up.
pub fn offered_level(scene: Scene<Gotham>, hero: HeroId, when: LineTrigger, step: Step) -> u8 {
    offering(scene, hero, when, step).map(|(_, _, level)| level).sum()
}

/// The cards that give a skill with such a step: card, line and level, the best line of each card.
fn offering<'a>(
    scene: Scene<'a, Gotham>,
    hero: HeroId,
    when: LineTrigger,
    step: Step,
) -> impl Iterator<Item = (u8, u8, u8)> + use<'a> {
    let gives = move |has: &HasSkill| {
        let skill = &scene.content.skills[usize::from(has.skill)];
        skill.abilities.iter().any(|ability| ability.steps.contains(&step))
    };
    let usable = carried(scene, hero)
        .filter(move |(place, card)| may_use(scene, hero, card).is_ok() && !is_repeated(scene, hero, *place));
    usable.filter_map(move |(place, card)| {
        let lines = (0..).zip(&card.lines).filter(|(_, line)| line.when == when);
        let levels =
            lines.filter_map(|(at, line)| line.skill.filter(gives).map(|has| (place, at, has.level)));
        levels.max_by_key(|&(_, _, level)| level)
    })
}

/// Takes up every card that helps in something other than an attack: tools always, weapons of one type one at a time
/// (hero-manipulation.complex.iv.tools, material.type.melee-weapon). What is gone after use is asked for.
///
/// # Errors
/// A stop of the table.
pub fn take_up_all(play: &mut Play, hero: HeroId, when: LineTrigger) -> Flow<()> {
    let helps = |scene: Scene<Gotham>, card: &Material| {
        card.lines.iter().any(|line| line.when == when) && may_use(scene, hero, card).is_ok()
    };
    let scene = play.scene();
    let usable = carried(scene, hero).filter(|(_, card)| helps(scene, card));
    let cards: Vec<(u8, MaterialType, bool)> = usable
        .filter(|(place, _)| !is_repeated(scene, hero, *place))
        .filter(|(place, _)| !scene.state.lines.iter().any(|line| (line.card, line.when) == (*place, when)))
        .map(|(place, card)| (place, card.kind, card.single_use))
        .collect();
    let seat = Seat(play.state.hero(hero).player);
    for &(card, kind, single_use) in &cards {
        let rivals = cards.iter().filter(|(_, other, _)| *other == kind).count();
        let weapon = matches!(kind, MaterialType::MeleeWeapon | MaterialType::RangedWeapon);
        if weapon && in_use_of(play.scene(), hero, when, kind) {
            continue;
        }
        let asks = single_use || (weapon && rivals > 1);
        if !asks || play.choose(&MayUse { seat, card, when })? == May::Yes {
            take_up(play, hero, card, when)?;
        }
    }
    Ok(())
}

fn in_use_of(scene: Scene<Gotham>, hero: HeroId, when: LineTrigger, kind: MaterialType) -> bool {
    let mut lines = scene.state.lines.iter().filter(|line| line.when == when);
    lines.any(|line| {
        let card = &scene.state.cards[usize::from(line.card)];
        card.place == CardPlace::Carried(hero)
            && scene.content.materials[usize::from(card.printed)].kind == kind
    })
}

/// Steps [e] of attacks: a weapon, and a second one for the ambidextrous.
///
/// # Errors
/// A stop of the table.
pub fn take_up_weapons(play: &mut Play, hero: HeroId, when: LineTrigger) -> Flow<()> {
    let seat = Seat(play.state.hero(hero).player);
    let first = WhichWeapon { seat, hero, when, first: None };
    let Some(Weapon::Card(card)) = play.choose_if_any(&first)? else { return Ok(()) };
    let second = WhichWeapon { first: Some(card), ..first };
    let second = play.choose_if_any(&second)?;
    take_up(play, hero, card, when)?;
    if let Some(Weapon::Card(card)) = second {
        take_up(play, hero, card, when)?;
    }
    Ok(())
}

/// What a hero took up is put down again, and what can be used but once is gone (material.restriction.single-use).
pub fn put_down(play: &mut Play, hero: HeroId, when: LineTrigger) {
    let mut spent = Vec::new();
    let (state, materials) = (&mut play.state, &play.content.materials);
    let cards = &mut state.cards;
    state.lines.retain(|line| {
        let card = &mut cards[usize::from(line.card)];
        let his = line.when == when && card.place == CardPlace::Carried(hero);
        if his && materials[usize::from(card.printed)].single_use {
            card.place = CardPlace::Gone;
            spent.push(line.card);
        }
        !his
    });
    for card in spent {
        play.event(rule!("material.restriction.single-use"), |_| Event::CardGone { hero, card });
    }
}

/// Whether a card can be dropped, given away or thrown by a hero: equipment that he carries, and that is not in use.
///
/// # Errors
/// The rule that forbids it.
pub fn may_part_with(scene: Scene<Gotham>, hero: HeroId, card: u8) -> Verdict {
    let there = scene.state.cards.get(usize::from(card));
    let carried = there.is_some_and(|card| card.place == CardPlace::Carried(hero));
    need(carried, rule!("material.carried-only"))?;
    let gadget = printed(scene, card).is_some_and(Material::is_gadget);
    need(!gadget, rule!("material.gadget.never-exchanged"))?;
    need(!scene.state.lines.iter().any(|line| line.card == card), rule!("rulings.drop.moment"))
}

/// A hero drops a card in his zone; not an action, and free (material.drop.not-an-action).
pub fn drop(play: &mut Play, hero: HeroId, card: u8) {
    let figure = play.state.hero(hero).figure;
    if let Some(zone) = play.state.figure(figure).zone() {
        lay(play, card, CardPlace::Lying(zone), rule!("material.drop.not-an-action"));
    }
}

/// Puts a card somewhere.
pub fn lay(play: &mut Play, card: u8, place: CardPlace, why: RuleId) {
    play.state.cards[usize::from(card)].place = place;
    play.event(why, |_| Event::CardMoved { card, place });
}

/// Before a hero defends he may drop what keeps a skill of his from working (rulings.drop.moment). Outside his own turn
/// nothing else depends on what he carries, so he is asked only then.
///
/// # Errors
/// A stop of the table.
pub fn maybe_drop(play: &mut Play, hero: HeroId) -> Flow<()> {
    let seat = Seat(play.state.hero(hero).player);
    while has_suspended_skill(play.scene(), hero) {
        let DropPick::Card(card) = play.choose(&WhatToDrop { seat, hero })? else { break };
        drop(play, hero, card);
    }
    Ok(())
}

fn has_suspended_skill(scene: Scene<Gotham>, hero: HeroId) -> bool {
    let sheet = &scene.content.heroes[usize::from(scene.state.hero(hero).printed)];
    let carries = encumbrance(scene, hero);
    let dazed = scene.state.hero(hero).dazed;
    carries > 0 && !dazed && sheet.skills.iter().any(|has| has.below.is_some_and(|below| carries >= below))
}

/// Which line?
struct WhichLine {
    seat: Seat,
    card: u8,
    when: LineTrigger,
}

impl Question<Gotham> for WhichLine {
    type Answer = LinePick;

    fn ask(&self) -> Ask {
        Ask { seat: self.seat, topic: Topic::Line { card: self.card, when: self.when } }
    }

    fn candidates(&self, scene: Scene<Gotham>, emit: &mut impl FnMut(LinePick)) {
        let lines = printed(scene, self.card).map_or(0, |card| fit::<u8>(card.lines.len()));
        (0..lines).map(LinePick).for_each(emit);
    }

    fn verdict(&self, scene: Scene<Gotham>, LinePick(line): LinePick) -> Verdict {
        let line = printed(scene, self.card).and_then(|card| card.lines.get(usize::from(line)));
        need(line.is_some_and(|line| line.when == self.when), rule!("material.line.trigger"))
    }
}

/// Use this card?
struct MayUse {
    seat: Seat,
    card: u8,
    when: LineTrigger,
}

impl Question<Gotham> for MayUse {
    type Answer = May;
    const EXACT: bool = true;

    fn ask(&self) -> Ask {
        Ask { seat: self.seat, topic: Topic::UseCard { card: self.card, when: self.when } }
    }

    fn candidates(&self, _scene: Scene<Gotham>, emit: &mut impl FnMut(May)) {
        emit(May::Yes);
        emit(May::No);
    }

    fn verdict(&self, _scene: Scene<Gotham>, _may: May) -> Verdict {
        Ok(())
    }
}

/// Which weapon?
struct WhichWeapon {
    seat: Seat,
    hero: HeroId,
    when: LineTrigger,
    /// The other hand's.
    first: Option<u8>,
}

impl WhichWeapon {
    fn kind(&self) -> MaterialType {
        match self.when {
            LineTrigger::RangedAttack => MaterialType::RangedWeapon,
            _ => MaterialType::MeleeWeapon,
        }
    }

    /// Two of at most the level each (skills.ambidexterity.condition-weapons).
    fn both_hands(&self, scene: Scene<Gotham>, first: u8, second: u8) -> Verdict {
        let two = |modifier: &Modifier| *modifier == Modifier::TwoWeapons;
        let figure = scene.state.hero(self.hero).figure;
        let level = scene.level(figure, LineTrigger::Permanent, two);
        let light = |card: u8| {
            printed(scene, card).is_some_and(|card| match card.bulk {
                Bulk::Equipment(bulk) | Bulk::BatGadget(bulk) => bulk <= level,
            })
        };
        let rule = rule!("skills.ambidexterity.condition-weapons");
        need(level > 0 && first != second && light(first) && light(second), rule)
    }
}

impl Question<Gotham> for WhichWeapon {
    type Answer = Weapon;

    fn ask(&self) -> Ask {
        let second = self.first.is_some();
        Ask { seat: self.seat, topic: Topic::Weapon { hero: self.hero, when: self.when, second } }
    }

    fn candidates(&self, scene: Scene<Gotham>, emit: &mut impl FnMut(Weapon)) {
        emit(Weapon::None);
        carried(scene, self.hero).for_each(|(card, _)| emit(Weapon::Card(card)));
    }

    fn verdict(&self, scene: Scene<Gotham>, weapon: Weapon) -> Verdict {
        let Weapon::Card(card) = weapon else {
            // A ranged attack takes one (hero-ranged.e.must-pick-weapon); a second one is never compulsory.
            let bare = self.when != LineTrigger::RangedAttack || self.first.is_some();
            return need(bare, rule!("hero-ranged.e.must-pick-weapon"));
        };
        may_wield(scene, self.hero, card, self.kind())?;
        self.first.map_or(Ok(()), |first| self.both_hands(scene, first, card))
    }
}

/// Whether a hero may attack with a card: a weapon of this type that he carries and may use.
///
/// # Errors
/// The rule that forbids it.
pub fn may_wield(scene: Scene<Gotham>, hero: HeroId, card: u8, kind: MaterialType) -> Verdict {
    let there = scene.state.cards.get(usize::from(card));
    let carried = there.is_some_and(|card| card.place == CardPlace::Carried(hero));
    let Some(printed) = printed(scene, card).filter(|_| carried) else {
        return Err(rule!("material.carried-only").into());
    };
    need(printed.kind == kind, rule!("hero-melee.e.optional-weapon"))?;
    may_use(scene, hero, printed)
}

/// Drop what?
struct WhatToDrop {
    seat: Seat,
    hero: HeroId,
}

impl Question<Gotham> for WhatToDrop {
    type Answer = DropPick;

    fn ask(&self) -> Ask {
        Ask { seat: self.seat, topic: Topic::Drop { hero: self.hero } }
    }

    fn candidates(&self, scene: Scene<Gotham>, emit: &mut impl FnMut(DropPick)) {
        emit(DropPick::Done);
        carried(scene, self.hero).for_each(|(card, _)| emit(DropPick::Card(card)));
    }

    fn verdict(&self, scene: Scene<Gotham>, pick: DropPick) -> Verdict {
        match pick {
            DropPick::Done => Ok(()),
            DropPick::Card(card) => may_part_with(scene, self.hero, card),
        }
    }
}
