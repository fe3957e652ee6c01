//! Reading a line: who does what.

use gotham::Gotham;
use gotham::answer::{LinePick, OrderPick};
use gotham::attack::AttackKind;
use gotham::bearer::Reading as _;
use gotham::board::ZoneId;
use gotham::printed::term::{Camp, Colour, CubeBox};
use gotham::state::{Body, FigureId, HeroId, TileId};
use table::Scene;

use super::faces;
use super::names::{self, BOXES, Names};
use scenario::suggestion;
use scenario::{Misread, Sentence};

/// A line that was read.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Line {
    /// Everybody passes until the turn pawn moves.
    TurnEnds,
    /// Somebody does something.
    Done(Who, Deed),
}

/// Who does it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Who {
    /// A hero or a character.
    Figure(FigureId),
    /// A camp, for what no figure does.
    Camp(Camp),
    /// One of the heroes' players, from 0.
    Player(u8),
}

/// What somebody does.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Deed {
    Active,
    Rest,
    /// An attack, on whom if it has to be said.
    Attack(AttackKind, Option<FigureId>, Extras),
    /// A manipulation or a thought.
    Act(What, Extras),
    /// A movement, or more moves of the one that is being made.
    Move(Vec<ZoneId>, Extras),
    Drop(String),
    Pass,
    HandOver(u8),
    /// A tile, or a character of the one that is being activated.
    Activate(Option<TileId>, Option<FigureId>),
    Clean(TileId),
    Demobilise(TileId),
    Bring(TileId, ZoneId),
    /// No more of this.
    End,
    /// No more of this in this turn.
    Done,
    Spend(u8),
    Reroll(Vec<(Colour, u8)>),
    Lose(Vec<CubeBox>),
    Agree,
    Decline,
    Choose(Choice),
    /// The answer that is offered in these words, and no other.
    Answer(String, Names),
}

/// What is said besides of an action.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Extras {
    /// So many cubes.
    pub spending: Option<u8>,
    /// Cards that are used.
    pub with: Vec<String>,
    /// Which characteristic of a tile, or which line of a card, from 0.
    pub line: Option<u8>,
    /// A skill that is declared with an attack.
    pub using: Option<u16>,
    /// Pushing Limits is used.
    pub pushing: bool,
}

/// What a manipulation or a thought is.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum What {
    Task(u8),
    PickUp(String),
    Give(String, HeroId),
    Take(String),
    Throw(String, ZoneId),
    /// By a skill, on somebody or somewhere.
    Skill(u16, Option<FigureId>, Option<ZoneId>),
    Command(TileId),
    Unshackle(FigureId),
    Dispel(FigureId),
}

/// Something that is chosen.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Choice {
    /// By its name, and the figure of that name.
    Named(String, Option<FigureId>),
    Order(OrderPick),
    Line(LinePick),
}

/// What may stand behind an action.
const EXTRAS: &str = "then, where it matters: spending N, with CARD and CARD, line N, using SKILL, pushing";

/// Every verb, with what may follow it. WHO is a figure, or `heroes`, `player-2` or `villain` for what no figure does.
const VERBS: &[(&str, &str)] = &[
    ("activates", "villain activates TILE, villain activates FIGURE"),
    ("agrees", "WHO agrees"),
    ("answer", "heroes answer OFFER"),
    ("answers", "WHO answers OFFER, in the words of `offers`"),
    ("are", "heroes are done"),
    ("attacks", "WHO attacks FIGURE"),
    ("brings", "villain brings TILE to ZONE"),
    (
        "chooses",
        "WHO chooses ZONE, FIGURE, CARD or EVENT, WHO chooses line 2, WHO chooses rule 1 or dissipation",
    ),
    ("cleans", "villain cleans TILE"),
    ("commands", "HERO commands TILE"),
    ("declines", "WHO declines"),
    ("demobilises", "villain demobilises TILE"),
    ("dispels", "WHO dispels FIGURE"),
    ("does", "WHO does TASK"),
    ("drops", "HERO drops CARD"),
    ("ends", "WHO ends, turn ends"),
    ("gives", "HERO gives CARD to HERO"),
    ("hands", "WHO hands over to 2"),
    ("is", "HERO is active, villain is done"),
    ("loses", "WHO loses melee, defence"),
    ("moves", "WHO moves to ZONE, ZONE"),
    ("passes", "WHO passes"),
    ("picks", "HERO picks up CARD"),
    ("rerolls", "WHO rerolls yellow 0, orange 1"),
    ("rests", "HERO rests"),
    ("shoots", "WHO shoots FIGURE"),
    ("spends", "WHO spends 2"),
    ("takes", "HERO takes CARD"),
    ("throws", "HERO throws CARD to ZONE"),
    ("unshackles", "WHO unshackles FIGURE"),
    ("uses", "WHO uses SKILL, WHO uses SKILL on FIGURE, WHO uses SKILL at ZONE"),
];

/// Reads one line.
pub fn read(scene: Scene<Gotham>, names: &Names, sentence: &Sentence) -> Result<Line, Misread> {
    let words = sentence.words();
    if words == ["turn", "ends"] {
        return Ok(Line::TurnEnds);
    }
    let [who, verb, rest @ ..] = words.as_slice() else {
        let help = "such as `batman attacks thug spending 2`, or `the turn ends`".to_owned();
        return Err(sentence.misread(0, "a line says who does what", Some(help)));
    };
    let reader = Reader { scene, names, sentence };
    let who = reader.who(who)?;
    let Some((_, usage)) = VERBS.iter().find(|(known, _)| known == verb) else {
        let help = suggestion(verb, VERBS.iter().map(|(known, _)| *known));
        return Err(sentence.misread(1, format!("nobody can do this: `{verb}`"), help));
    };
    let deed = reader.deed(verb, rest)?;
    let wrong = || {
        let help = format!("write: {usage}; {EXTRAS}");
        sentence.misread_from(1, "this can't be understood", Some(help))
    };
    deed.map(|deed| Line::Done(who, deed)).ok_or_else(wrong)
}

struct Reader<'a> {
    scene: Scene<'a, Gotham>,
    names: &'a Names,
    sentence: &'a Sentence,
}

impl Reader<'_> {
    fn who(&self, word: &str) -> Result<Who, Misread> {
        match word {
            "heroes" => return Ok(Who::Camp(Camp::Heroes)),
            "villain" => return Ok(Who::Camp(Camp::Villain)),
            _ => {}
        }
        let player = word.strip_prefix("player-").and_then(|number| number.parse::<u8>().ok());
        if let Some(player) = player.filter(|player| (1..=self.scene.state.players).contains(player)) {
            return Ok(Who::Player(player - 1));
        }
        if let Some(figure) = self.names.find(word) {
            return Ok(Who::Figure(figure));
        }
        let known = self.names.figures.iter().map(String::as_str).chain(["heroes", "villain"]);
        let message = format!("nobody here is called `{word}`");
        Err(self.sentence.misread(0, message, suggestion(word, known)))
    }

    /// Says that a word names nothing of a kind.
    fn unknown<'k>(&self, what: &str, word: &str, known: impl IntoIterator<Item = &'k str>) -> Misread {
        let at = self.sentence.words().iter().position(|other| *other == word).unwrap_or_default();
        self.sentence.misread(at, format!("there is no {what} `{word}`"), suggestion(word, known))
    }

    fn figure(&self, word: &str) -> Result<FigureId, Misread> {
        let known = || self.names.figures.iter().map(String::as_str);
        self.names.find(word).ok_or_else(|| self.unknown("figure", word, known()))
    }

    fn hero(&self, word: &str) -> Result<HeroId, Misread> {
        let hero = self.names.find(word).and_then(|figure| self.scene.state.hero_of(figure));
        let known = || self.scene.state.hero_ids().map(|hero| names::hero_id(self.scene, hero));
        hero.ok_or_else(|| self.unknown("hero here called", word, known()))
    }

    fn zone(&self, word: &str) -> Result<ZoneId, Misread> {
        let known = || self.scene.board().zones.iter().map(|zone| zone.id.as_str());
        names::find_zone(self.scene, word).ok_or_else(|| self.unknown("zone", word, known()))
    }

    fn tile(&self, word: &str) -> Result<TileId, Misread> {
        let known = || names::tiles(self.scene.state).map(|tile| names::tile(self.scene, tile));
        names::find_tile(self.scene, word).ok_or_else(|| self.unknown("tile here called", word, known()))
    }

    /// A card by its name; which of several it is depends on who has it when the line's turn comes.
    fn card(&self, word: &str) -> Result<String, Misread> {
        let known =
            names::find_card(self.scene, word).is_some() || self.scene.content.material(word).is_some();
        let ids = || self.scene.content.materials.iter().map(|card| card.id.as_str());
        if known { Ok(word.to_owned()) } else { Err(self.unknown("card", word, ids())) }
    }

    fn skill(&self, word: &str) -> Result<u16, Misread> {
        let known = || self.scene.content.skills.iter().map(|skill| skill.id.as_str());
        self.scene.content.skill(word).ok_or_else(|| self.unknown("skill", word, known()))
    }

    fn task(&self, word: &str) -> Result<u8, Misread> {
        let tasks = &self.scene.mission().tasks;
        let place = tasks.iter().position(|task| task.id == word);
        let known = || tasks.iter().map(|task| task.id.as_str());
        place.map(|place| place as u8).ok_or_else(|| self.unknown("task of this mission", word, known()))
    }

    fn deed(&self, verb: &str, rest: &[&str]) -> Result<Option<Deed>, Misread> {
        let deed = match (verb, rest) {
            ("is", ["active"]) => Deed::Active,
            ("is" | "are", ["done"]) => Deed::Done,
            ("rests", []) => Deed::Rest,
            ("attacks", rest) => return self.attack(AttackKind::Melee, rest),
            ("shoots", rest) => return self.attack(AttackKind::Ranged, rest),
            ("does", [task, rest @ ..]) => return self.act(What::Task(self.task(task)?), rest),
            ("picks", ["up", card, rest @ ..]) => return self.act(What::PickUp(self.card(card)?), rest),
            ("gives", [card, "to", hero, rest @ ..]) => {
                return self.act(What::Give(self.card(card)?, self.hero(hero)?), rest);
            }
            ("takes", [card, rest @ ..]) => return self.act(What::Take(self.card(card)?), rest),
            ("throws", [card, "to", zone, rest @ ..]) => {
                return self.act(What::Throw(self.card(card)?, self.zone(zone)?), rest);
            }
            ("uses", [skill, "on", figure, rest @ ..]) => {
                return self.act(What::Skill(self.skill(skill)?, Some(self.figure(figure)?), None), rest);
            }
            ("uses", [skill, "at", zone, rest @ ..]) => {
                return self.act(What::Skill(self.skill(skill)?, None, Some(self.zone(zone)?)), rest);
            }
            ("uses", [skill, rest @ ..]) => {
                return self.act(What::Skill(self.skill(skill)?, None, None), rest);
            }
            ("commands", [tile, rest @ ..]) => return self.act(What::Command(self.tile(tile)?), rest),
            ("unshackles", [figure, rest @ ..]) => {
                return self.act(What::Unshackle(self.figure(figure)?), rest);
            }
            ("dispels", [figure, rest @ ..]) => return self.act(What::Dispel(self.figure(figure)?), rest),
            ("moves", ["to", rest @ ..]) => return self.movement(rest),
            ("drops", [card]) => Deed::Drop(self.card(card)?),
            ("passes", []) => Deed::Pass,
            ("hands", ["over", "to", player]) => match player.parse::<u8>() {
                Ok(player @ 1..) => Deed::HandOver(player - 1),
                _ => return Ok(None),
            },
            ("activates", [name]) => {
                let figure = self.names.find(name);
                let tile = if figure.is_some() {
                    names::find_tile(self.scene, name)
                } else {
                    Some(self.tile(name)?)
                };
                Deed::Activate(tile, figure)
            }
            ("cleans", [tile]) => Deed::Clean(self.tile(tile)?),
            ("demobilises", [tile]) => Deed::Demobilise(self.tile(tile)?),
            ("brings", [tile, "to", zone]) => Deed::Bring(self.tile(tile)?, self.zone(zone)?),
            ("ends", []) => Deed::End,
            ("answer" | "answers", [_, ..]) => Deed::Answer(rest.join(" "), self.names.clone()),
            ("agrees", []) => Deed::Agree,
            ("declines", []) => Deed::Decline,
            ("spends", [number]) => match number.parse() {
                Ok(number) => Deed::Spend(number),
                Err(_) => return Ok(None),
            },
            ("rerolls", dice) => return Ok(rerolled(dice).map(Deed::Reroll)),
            ("loses", boxes) => return self.loses(boxes),
            ("chooses", ["line", number]) => match number.parse::<u8>() {
                Ok(number @ 1..) => Deed::Choose(Choice::Line(LinePick(number - 1))),
                _ => return Ok(None),
            },
            ("chooses", ["rule", number]) => match number.parse::<u8>() {
                Ok(number @ 1..) => Deed::Choose(Choice::Order(OrderPick::Rule(number - 1))),
                _ => return Ok(None),
            },
            ("chooses", ["dissipation"]) => Deed::Choose(Choice::Order(OrderPick::Dissipate)),
            ("chooses", [name]) => {
                if !names::is_known(self.scene, self.names, name) && *name != "none" {
                    return Err(self.unknown("thing called", name, names::all(self.scene, self.names)));
                }
                Deed::Choose(Choice::Named((*name).to_owned(), self.names.find(name)))
            }
            _ => return Ok(None),
        };
        Ok(Some(deed))
    }

    fn attack(&self, kind: AttackKind, rest: &[&str]) -> Result<Option<Deed>, Misread> {
        let (target, rest) = match rest {
            [] => (None, rest),
            [word, ..] if is_extra(word) => (None, rest),
            [target, rest @ ..] => (Some(self.figure(target)?), rest),
        };
        Ok(self.extras(rest)?.map(|extras| Deed::Attack(kind, target, extras)))
    }

    fn act(&self, what: What, rest: &[&str]) -> Result<Option<Deed>, Misread> {
        Ok(self.extras(rest)?.map(|extras| Deed::Act(what, extras)))
    }

    fn movement(&self, rest: &[&str]) -> Result<Option<Deed>, Misread> {
        let count = rest.iter().position(|word| is_extra(word)).unwrap_or(rest.len());
        let zones: Vec<ZoneId> =
            rest[..count].iter().map(|zone| self.zone(zone)).collect::<Result<_, _>>()?;
        if zones.is_empty() {
            return Ok(None);
        }
        Ok(self.extras(&rest[count..])?.map(|extras| Deed::Move(zones, extras)))
    }

    /// What is said besides, if all of it can be understood.
    fn extras(&self, mut rest: &[&str]) -> Result<Option<Extras>, Misread> {
        let mut extras = Extras::default();
        loop {
            rest = match rest {
                [] => return Ok(Some(extras)),
                ["spending", number, rest @ ..] => match number.parse() {
                    Ok(number) => {
                        extras.spending = Some(number);
                        rest
                    }
                    Err(_) => return Ok(None),
                },
                ["line", number, rest @ ..] => match number.parse::<u8>() {
                    Ok(number @ 1..) => {
                        extras.line = Some(number - 1);
                        rest
                    }
                    _ => return Ok(None),
                },
                ["with" | "and", card, rest @ ..] => {
                    extras.with.push(self.card(card)?);
                    rest
                }
                ["using", skill, rest @ ..] => {
                    extras.using = Some(self.skill(skill)?);
                    rest
                }
                ["pushing", rest @ ..] => {
                    extras.pushing = true;
                    rest
                }
                _ => return Ok(None),
            };
        }
    }

    fn loses(&self, boxes: &[&str]) -> Result<Option<Deed>, Misread> {
        let known = |word: &&str| {
            let there = BOXES.iter().find(|(known, _)| known == word).map(|(_, cube_box)| *cube_box);
            there.ok_or_else(|| self.unknown("box", word, BOXES.map(|(known, _)| known)))
        };
        let boxes: Vec<CubeBox> =
            boxes.iter().filter(|word| **word != "and").map(known).collect::<Result<_, _>>()?;
        Ok((!boxes.is_empty()).then_some(Deed::Lose(boxes)))
    }
}

/// Whether a word begins what is said besides.
fn is_extra(word: &str) -> bool {
    matches!(word, "spending" | "with" | "line" | "using" | "pushing")
}

/// Dice such as `yellow 0, orange 1`.
fn rerolled(words: &[&str]) -> Option<Vec<(Colour, u8)>> {
    let words: Vec<&&str> = words.iter().filter(|word| **word != "and").collect();
    if words.is_empty() || words.len() % 2 == 1 {
        return None;
    }
    let die = |pair: &[&&str]| Some((faces::colour(pair[0])?, pair[1].parse().ok()?));
    words.chunks(2).map(die).collect()
}

/// The tile that a character is of.
pub fn tile_of(scene: Scene<Gotham>, figure: FigureId) -> Option<TileId> {
    match scene.state.figure(figure).body {
        Body::Character(tile) => Some(tile),
        Body::Hero(_) => None,
    }
}
