//! Every answer of the game, one type for each question of [`crate::ask`].

pub use table::May;

use serde::{Deserialize, Serialize};
use table::fit;

use crate::board::ZoneId;
use crate::printed::skill::{Price, Step};
use crate::printed::term::{Cloud, Colour, CubeBox};
use crate::state::{FigureId, HeroId, HeroState, TileId};

/// What a player of heroes does next.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Act {
    /// A hero of his makes a melee attack.
    Melee(HeroId),
    /// A hero of his makes a ranged attack.
    Ranged(HeroId),
    /// A hero of his manipulates something.
    Manipulate(HeroId),
    /// A hero of his thinks.
    Think(HeroId),
    /// A hero of his makes a movement.
    Move(HeroId),
    /// A hero of his drops a card, by its place in the list of cards; no action (material.drop.not-an-action).
    Drop(u8),
    /// Another player takes the lead (game-turn.heroes.pass-the-lead).
    HandOver(u8),
    /// He has no wish to act.
    Pass,
}

/// The next move of a movement.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Go {
    /// To this zone.
    To(ZoneId),
    /// The hero drops a card first, by its place in the list of cards.
    Drop(u8),
    /// No further (movement.j.end-of-move).
    Stop,
}

/// A die to be thrown again.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum DiePick {
    /// One that looks like this.
    Die {
        /// Its colour.
        colour: Colour,
        /// The successes it shows.
        shown: u8,
    },
    /// No more.
    Done,
}

/// Taking a tile out of the river for good.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Sweep {
    /// A neutralised one (river-cleaning.what).
    Clean(TileId),
    /// One that still has figures on the board, once a game (demobilisation.effect).
    Demobilise(TileId),
}

/// A tile, or none.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum TilePick {
    /// This one is activated.
    Activate(TileId),
    /// The river is swept first; no action (river-cleaning.not-an-action).
    Sweep(Sweep),
    /// None, or none any more.
    End,
}

/// A character, or none.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum CharacterPick {
    /// This one.
    Activate(FigureId),
    /// The river is swept first (river-cleaning.when).
    Sweep(Sweep),
    /// None, or none any more.
    End,
}

/// What a character does beside moving, each with a characteristic by its place on the tile.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum CharacterAct {
    /// A melee attack.
    Melee(u8),
    /// A ranged attack.
    Ranged(u8),
    /// A manipulation; without a characteristic only by a skill (rulings.skill-action.no-characteristic).
    Manipulate(Option<u8>),
    /// A thought; without a characteristic only by a skill.
    Think(Option<u8>),
    /// Nothing.
    Nothing,
}

/// What a manipulation or a thought is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Nature {
    /// A task of the mission, by its place (rulings.mission.tasks).
    Task(u8),
    /// Picking up equipment, by the card's place in the list of cards (material.pick-up.type).
    PickUp(u8),
    /// Giving equipment (material.give.type).
    Give {
        /// The card.
        card: u8,
        /// To whom.
        to: HeroId,
    },
    /// Taking equipment from its bearer (material.take.type).
    Take(u8),
    /// Throwing equipment (material.throw.type).
    Throw {
        /// The card.
        card: u8,
        /// Where to.
        zone: ZoneId,
    },
    /// Blast, or Cry when it costs nothing (skills.blast.effect, skills.cry.effect).
    Explode(Price),
    /// Grenade (skills.grenade.condition).
    Grenade(ZoneId),
    /// Attraction (skills.attraction.effect).
    Pull(FigureId),
    /// Tactician (skills.tactician.when).
    Guide,
    /// Activating an allied tile (skills.elite-command.activate).
    Command(TileId),
    /// Taking the shackles off a figure (skills.shackle.removal).
    Unshackle(FigureId),
    /// Making somebody's imaginary friend vanish (skills.imaginary-friend.removal).
    Dispel(FigureId),
}

/// A weapon, or none.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Weapon {
    /// A card, by its place in the list of cards.
    Card(u8),
    /// Bare hands, or no second one.
    None,
}

/// A line of a card, by its place.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct LinePick(pub u8);

/// A number of cubes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Amount(pub u8);

/// A card that is dropped, or none.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum DropPick {
    /// This one, by its place in the list of cards.
    Card(u8),
    /// None, or none any more.
    Done,
}

/// What a figure does by a skill, or nothing.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum SkillPick {
    /// This, by the skill's place among all skills.
    Use {
        /// The skill.
        skill: u16,
        /// What it does.
        step: Step,
    },
    /// Nothing, or nothing any more.
    Done,
}

/// An event of the mission, by its place.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct EventPick(pub u8);

/// What happens next of what happens at once.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum OrderPick {
    /// A special rule of the mission, by its place.
    Rule(u8),
    /// The camp's dissipation tokens advance (dissipation.timing).
    Dissipate,
}

/// A figure that comes in, or none.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Reinforcement {
    /// One of a tile's figures, at a reinforcement zone.
    Bring {
        /// Whose figure.
        tile: TileId,
        /// The reinforcement zone.
        zone: ZoneId,
    },
    /// Nobody, or nobody any more.
    End,
}

/// Every answer of the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs, reason = "named after the question it answers")]
pub enum Answer {
    State(HeroState),
    Act(Act),
    Go(Go),
    Die(DiePick),
    Box(CubeBox),
    Tile(TilePick),
    Character(CharacterPick),
    May(May),
    CharacterAct(CharacterAct),
    Nature(Nature),
    Figure(FigureId),
    Weapon(Weapon),
    Line(LinePick),
    Amount(Amount),
    Drop(DropPick),
    Skill(SkillPick),
    Event(EventPick),
    Order(OrderPick),
    Zone(ZoneId),
    Reinforcement(Reinforcement),
}

table::answers! {
    Answer:
    State(HeroState), Act(Act), Go(Go), Die(DiePick), Box(CubeBox), Tile(TilePick), Character(CharacterPick), May(May),
    CharacterAct(CharacterAct), Nature(Nature), Figure(FigureId), Weapon(Weapon), Line(LinePick), Amount(Amount),
    Drop(DropPick), Skill(SkillPick), Event(EventPick), Order(OrderPick), Zone(ZoneId), Reinforcement(Reinforcement),
}

/// Any answer at all, legal or not: what a stranger might send.
pub(crate) fn any_answer(chance: &mut table::Fast) -> Answer {
    let mut below = |n: u32| fit::<u8>(chance.below(n));
    let (small, zone, yes) = (below(4), ZoneId(below(66)), below(2) == 0);
    let (figure, tile, card, hero) = (FigureId(below(82)), TileId(below(18)), below(40), HeroId(below(4)));
    let line = yes.then_some(small);
    let sweep = if yes { Sweep::Clean(tile) } else { Sweep::Demobilise(tile) };
    let one_of = |answers: &[Answer], at: u8| answers[usize::from(at) % answers.len()];
    match below(20) {
        0 => Answer::State(if yes { HeroState::Active } else { HeroState::Rest }),
        1 | 2 => {
            let acts = [
                Act::Melee(hero),
                Act::Ranged(hero),
                Act::Manipulate(hero),
                Act::Think(hero),
                Act::Move(hero),
                Act::Drop(card),
                Act::HandOver(small),
                Act::Pass,
            ];
            Answer::Act(acts[usize::from(below(8))])
        }
        3 => one_of(&[Go::To(zone).into(), Go::Drop(card).into(), Go::Stop.into()], below(3)),
        4 => Answer::Die(DiePick::Die { colour: Colour::ALL[usize::from(below(5))], shown: below(6) }),
        5 => Answer::Box(CubeBox::ALL[usize::from(below(7))]),
        6 => one_of(
            &[TilePick::Activate(tile).into(), TilePick::Sweep(sweep).into(), TilePick::End.into()],
            below(3),
        ),
        7 => one_of(&[CharacterPick::Activate(figure).into(), CharacterPick::Sweep(sweep).into()], below(2)),
        8 => Answer::May(if yes { May::Yes } else { May::No }),
        9 => Answer::Event(EventPick(small)),
        10 => Answer::Zone(zone),
        11 => {
            let acts = [
                CharacterAct::Melee(small),
                CharacterAct::Ranged(small),
                CharacterAct::Manipulate(line),
                CharacterAct::Think(line),
                CharacterAct::Nothing,
            ];
            Answer::CharacterAct(acts[usize::from(below(5))])
        }
        12 => Answer::Figure(figure),
        13 => Answer::Weapon(if yes { Weapon::Card(card) } else { Weapon::None }),
        14 => Answer::Amount(Amount(below(8))),
        15 => {
            let natures = [
                Nature::Task(small),
                Nature::PickUp(card),
                Nature::Give { card, to: hero },
                Nature::Take(card),
                Nature::Throw { card, zone },
                Nature::Explode(if yes { Price::Usual } else { Price::Nothing }),
                Nature::Grenade(zone),
                Nature::Pull(figure),
                Nature::Guide,
                Nature::Command(tile),
                Nature::Unshackle(figure),
                Nature::Dispel(figure),
            ];
            Answer::Nature(natures[usize::from(below(12))])
        }
        16 => Answer::Drop(if yes { DropPick::Card(card) } else { DropPick::Done }),
        17 => {
            let steps = [Step::StrikeOn, Step::StrikeBack, Step::PlaceClouds(Cloud::Gas), Step::Heal];
            let step = steps[usize::from(small)];
            Answer::Skill(if yes { SkillPick::Use { skill: card.into(), step } } else { SkillPick::Done })
        }
        18 => one_of(
            &[LinePick(small).into(), OrderPick::Rule(small).into(), OrderPick::Dissipate.into()],
            small,
        ),
        _ => {
            Answer::Reinforcement(if yes { Reinforcement::Bring { tile, zone } } else { Reinforcement::End })
        }
    }
}
