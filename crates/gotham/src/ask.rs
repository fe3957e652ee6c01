//! Every question of the game and every answer to one.

use serde::{Deserialize, Serialize};
use table::{Kind, Prompt, Right, Seat};

use crate::board::ZoneId;
use crate::dice::Pool;
use crate::printed::term::{Cloud, Colour, CubeBox};
use crate::state::{FigureId, HeroId, HeroState, TileId};

/// What is asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case", rename_all_fields = "kebab-case")]
pub enum Ask {
    /// Active or at rest? (hero-turn.step3.declare)
    State {
        /// His player.
        seat: Seat,
        /// Who.
        hero: HeroId,
    },
    /// Which hero acts, and how? (hero-turn.step4.choose)
    Act {
        /// Who has the lead.
        seat: Seat,
    },
    /// Where to, with the points that are left? (movement.d.start-destination)
    Move {
        /// Who decides for the figure.
        seat: Seat,
        /// Who moves.
        figure: FigureId,
        /// The move-point pool.
        points: u8,
    },
    /// Which die again? (reroll.steps)
    Reroll {
        /// Who decides.
        seat: Seat,
        /// Whose roll it is.
        figure: FigureId,
        /// By what right.
        by: RerollBy,
        /// The dice as they lie.
        pool: Pool,
        /// Those picked so far.
        picked: Pool,
    },
    /// Which box gives the next cube? (wounds.hero.box-choice)
    WoundFrom {
        /// His player.
        seat: Seat,
        /// Who is wounded.
        hero: HeroId,
        /// How many cubes are still to go.
        left: u8,
    },
    /// Which tile? (villain-turn.step3.a.choose)
    Tile {
        /// The villain.
        seat: Seat,
    },
    /// Which character of the tile? (character-activation.step1.name)
    Character {
        /// Who commands the tile.
        seat: Seat,
        /// The tile.
        tile: TileId,
    },
    /// Move? (character-activation.step2.optional-move)
    MayMove {
        /// Who commands the character.
        seat: Seat,
        /// Who would move.
        figure: FigureId,
    },
    /// Which action, and with which characteristic? (character-activation.step3.optional-action)
    CharacterAct {
        /// Who commands the character.
        seat: Seat,
        /// Who would act.
        figure: FigureId,
    },
    /// The same action again? (character-activation.step5.repeat)
    MayRepeat {
        /// Who commands the character.
        seat: Seat,
        /// Who would act.
        figure: FigureId,
        /// How often it still may.
        left: u8,
    },
    /// Who is the target? (hero-melee.b.defender)
    MeleeTarget {
        /// Who decides.
        seat: Seat,
        /// Who attacks.
        attacker: FigureId,
    },
    /// Which weapon? (hero-melee.e.optional-weapon)
    MeleeWeapon {
        /// His player.
        seat: Seat,
        /// Who attacks.
        hero: HeroId,
    },
    /// How many cubes? (hero-melee.c.spend, defence.b.spend)
    Cubes {
        /// Who pays.
        seat: Seat,
        /// For whom.
        figure: FigureId,
        /// Into which box.
        into: CubeBox,
        /// The successes that a defence has to meet.
        attack: u8,
    },
    /// Which event? (villain-turn.step3.d.event)
    Event {
        /// The villain.
        seat: Seat,
    },
    /// Where do the tokens go? (dissipation.definition)
    CloudZone {
        /// Who places them.
        seat: Seat,
        /// Which.
        cloud: Cloud,
    },
    /// Whom do the points bring back, and where? (reinforcements.zone-choice)
    Reinforce {
        /// The villain.
        seat: Seat,
        /// The points that are left.
        points: u8,
    },
}

impl Ask {
    /// Who must answer.
    pub fn seat(&self) -> Seat {
        match *self {
            Ask::State { seat, .. }
            | Ask::Act { seat }
            | Ask::Move { seat, .. }
            | Ask::Reroll { seat, .. }
            | Ask::WoundFrom { seat, .. }
            | Ask::Tile { seat }
            | Ask::Character { seat, .. }
            | Ask::MayMove { seat, .. }
            | Ask::CharacterAct { seat, .. }
            | Ask::MayRepeat { seat, .. }
            | Ask::MeleeTarget { seat, .. }
            | Ask::MeleeWeapon { seat, .. }
            | Ask::Cubes { seat, .. }
            | Ask::Event { seat }
            | Ask::CloudZone { seat, .. }
            | Ask::Reinforce { seat, .. } => seat,
        }
    }

    /// Who must answer, by what right, with what.
    pub fn prompt(&self) -> Prompt {
        let kind = match self {
            Ask::Reroll { pool, .. } => Kind::Some { least: 0, most: pool.count() },
            Ask::WoundFrom { .. } => Kind::Payment,
            Ask::Cubes { .. } => Kind::Amount,
            _ => Kind::One,
        };
        Prompt { seat: self.seat(), right: Right::Own, kind }
    }
}

/// By what right dice are thrown again.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum RerollBy {
    /// Luck, Support and their like (reroll.b.skill-rerolls-first).
    Skill,
    /// Pictograms (reroll.b.icon).
    Pictogram,
    /// An enemy's Misfortune (skills.misfortune.effect).
    Misfortune,
    /// Cubes (reroll.c.declare).
    Cubes,
}

/// What a player of heroes does next.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Act {
    /// A hero of his makes a melee attack.
    Melee(HeroId),
    /// A hero of his makes a movement.
    Move(HeroId),
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

/// A tile, or none.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum TilePick {
    /// This one.
    Activate(TileId),
    /// None, or none any more.
    End,
}

/// A character, or none.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum CharacterPick {
    /// This one.
    Activate(FigureId),
    /// None, or none any more.
    End,
}

/// What a character does beside moving.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum CharacterAct {
    /// A melee attack with a characteristic, by its place on the tile.
    Melee(u8),
    /// Nothing.
    Nothing,
}

/// A weapon, or none.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Weapon {
    /// A card, by its place in the list of cards.
    Card(u8),
    /// Bare hands.
    None,
}

/// A number of cubes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Amount(pub u8);

/// Yes or no.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum May {
    /// Do it.
    Yes,
    /// Do not.
    No,
}

/// An event of the mission, by its place.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct EventPick(pub u8);

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
    Target(FigureId),
    Weapon(Weapon),
    Amount(Amount),
    Event(EventPick),
    Zone(ZoneId),
    Reinforcement(Reinforcement),
}

/// Answers of each question into the game's answer and back.
macro_rules! answers {
    ($($variant:ident($type:ty)),* $(,)?) => {$(
        impl From<$type> for Answer {
            fn from(answer: $type) -> Answer {
                Answer::$variant(answer)
            }
        }

        impl TryFrom<Answer> for $type {
            type Error = ();

            fn try_from(answer: Answer) -> Result<$type, ()> {
                match answer {
                    Answer::$variant(answer) => Ok(answer),
                    _ => Err(()),
                }
            }
        }
    )*};
}
answers! {
    State(HeroState), Act(Act), Go(Go), Die(DiePick), Box(CubeBox), Tile(TilePick), Character(CharacterPick), May(May),
    CharacterAct(CharacterAct), Target(FigureId), Weapon(Weapon), Amount(Amount), Event(EventPick), Zone(ZoneId),
    Reinforcement(Reinforcement),
}

/// Any answer at all, legal or not: what a stranger might send.
pub(crate) fn any_answer(chance: &mut table::Fast) -> Answer {
    let mut below = |n: u32| chance.below(n) as u8;
    let (small, zone, yes) = (below(4), ZoneId(below(66)), below(2) == 0);
    let (figure, tile) = (FigureId(below(82)), TileId(below(16)));
    match below(18) {
        0 => Answer::State(if yes { HeroState::Active } else { HeroState::Rest }),
        1 if yes => Answer::Act(Act::Melee(HeroId(small))),
        1 => Answer::Act(Act::Move(HeroId(small))),
        2 => Answer::Act(Act::HandOver(small)),
        3 => Answer::Act(Act::Pass),
        4 => Answer::Go(Go::To(zone)),
        5 => Answer::Go(Go::Stop),
        6 => Answer::Die(DiePick::Die { colour: Colour::ALL[usize::from(below(5))], shown: below(6) }),
        7 => Answer::Box(CubeBox::ALL[usize::from(below(7))]),
        8 => Answer::Tile(if yes { TilePick::Activate(tile) } else { TilePick::End }),
        9 => Answer::Character(if yes { CharacterPick::Activate(figure) } else { CharacterPick::End }),
        10 => Answer::May(if yes { May::Yes } else { May::No }),
        11 => Answer::Event(EventPick(small)),
        12 => Answer::Zone(zone),
        13 => Answer::CharacterAct(CharacterAct::Melee(small)),
        14 => Answer::Target(figure),
        15 => Answer::Weapon(if yes { Weapon::Card(small) } else { Weapon::None }),
        16 => Answer::Amount(Amount(below(8))),
        _ => {
            Answer::Reinforcement(if yes { Reinforcement::Bring { tile, zone } } else { Reinforcement::End })
        }
    }
}
