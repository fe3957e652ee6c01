//! Lines: who does what, in the words of games/crisis/docs/scenarios.md.

mod reading;

use crisis::Crisis;
use crisis::ask::Thing;
use crisis::card::CrisisType;
use crisis::card::ability::{Condition, Face, Tool};
use crisis::dice::Faces;
use crisis::state::{Edge, FigureId, Lies, Side, TokenId};
use space::{P, Pose, Turn};
use table::Scene;

use super::names::{self, Names};
use super::verbs::VERBS;
use scenario::suggestion;
use scenario::{Misread, Sentence};

/// A line that was read.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Line {
    /// Somebody does something.
    Done(Who, Deed),
    /// Everybody who is left is activated and does nothing; then the cleanup and the next Power phase.
    RoundEnds,
}

/// A player, or a character for which its player answers.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Who {
    pub side: Side,
    pub figure: Option<FigureId>,
}

/// What somebody does.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Deed {
    Activate,
    End,
    EndTurn,
    Pass,
    WillMove,
    WillAttack,
    Move(Move),
    Shake(Option<Condition>),
    Remove(Condition),
    Interact(TokenId),
    Attack {
        with: Option<String>,
        at: Option<Aim>,
        option: Option<u8>,
    },
    Aim(Aim),
    Use {
        effect: String,
        more: More,
    },
    UseNothing,
    Play {
        card: u16,
        more: More,
    },
    Choose(Thing),
    Option(u8),
    Pay(u8),
    Dice(Faces),
    Change {
        dice: Faces,
        to: Option<Face>,
    },
    Agree(bool),
    JoinIn(bool),
    /// Pushes or throws something in a direction.
    Send {
        what: Thing,
        toward: Heading,
    },
    Place(FigureId, P),
    PlaceToken(TokenId, P),
    Deploy(P),
    Draw(CrisisType),
    Threat(CrisisType),
    Edge(Edge),
    Pick(u16),
    Ready,
    Declare(Option<u16>),
    Take(u16),
    Lead(FigureId),
    Order(u16),
    /// Proposes another battlefield.
    Propose(u16),
    Lay(Lies),
}

/// What more an effect or a card is told: how much, which option, on what.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct More {
    pub amount: Option<u8>,
    pub option: Option<u8>,
    pub on: Option<Thing>,
}

/// How a character advances.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Move {
    /// It stays where it is.
    Stay,
    /// To a place, with whatever pose of the tool leads there.
    To { how: How, at: P },
    /// With the tool laid so.
    Laid { how: How, tool: Tool, pose: Pose, at: P },
}

/// By which action.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum How {
    /// A move action.
    Move,
    /// A move action that climbs.
    Climb,
    /// An advance that an effect grants.
    Granted,
}

/// What an attack is aimed at.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Aim {
    At(FigureId),
    Way(Turn),
}

/// A direction.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Heading {
    Turn(Turn),
    Toward(Thing),
    AwayFrom(Thing),
}

/// Reads one line.
pub fn read(scene: Scene<Crisis>, names: &Names, sentence: &Sentence) -> Result<Line, Misread> {
    let words = sentence.words();
    match words.as_slice() {
        [] => Err(sentence.misread(0, "the line is empty", None)),
        ["round", "ends"] => Ok(Line::RoundEnds),
        [subject, rest @ ..] => {
            let figure = names.figure(subject);
            let side = figure.map(|id| scene.state.figure(id).side).or_else(|| names::side_of(subject));
            let Some(side) = side else {
                let help = suggestion(subject, names.figures().chain(["a", "b"]));
                return Err(sentence.misread(
                    0,
                    format!("there is no character or player `{subject}`"),
                    help,
                ));
            };
            let reader = Reader { scene, names, sentence, rest };
            let deed = match figure {
                Some(figure) => reader.of_figure(figure)?,
                None => None,
            };
            let deed = match deed {
                Some(deed) => deed,
                None => reader.of_anybody(figure)?,
            };
            Ok(Line::Done(Who { side, figure }, deed))
        }
    }
}

/// The words after the subject.
struct Reader<'a> {
    scene: Scene<'a, Crisis>,
    names: &'a Names,
    sentence: &'a Sentence,
    rest: &'a [&'a str],
}

impl Reader<'_> {
    /// What only a character does.
    fn of_figure(&self, figure: FigureId) -> Result<Option<Deed>, Misread> {
        Ok(Some(match self.rest {
            ["activates"] => Deed::Activate,
            ["ends"] => Deed::End,
            ["will", "move"] => Deed::WillMove,
            ["will", "attack"] => Deed::WillAttack,
            ["stays"] => Deed::Move(Move::Stay),
            ["moves", rest @ ..] => self.moves(How::Move, rest)?,
            ["climbs", rest @ ..] => self.moves(How::Climb, rest)?,
            ["advances", rest @ ..] => self.moves(How::Granted, rest)?,
            ["shakes"] => Deed::Shake(None),
            ["shakes", "off", condition] => Deed::Shake(Some(self.condition(condition, 3)?)),
            ["interacts", "with", token @ ..] if !token.is_empty() => Deed::Interact(self.token(token, 3)?),
            ["attacks", rest @ ..] if !rest.is_empty() => self.attacks(figure, rest)?,
            ["aims", "at", target] if self.names.figure(target).is_some() => {
                Deed::Aim(Aim::At(self.figure(target, 3)?))
            }
            ["aims", heading @ ..] if !heading.is_empty() => match self.heading(heading, 2)? {
                Heading::Turn(turn) => Deed::Aim(Aim::Way(turn)),
                Heading::Toward(Thing::Figure(target)) => Deed::Aim(Aim::At(target)),
                _ => return Err(self.unknown()),
            },
            ["deploys", "at", at] => Deed::Deploy(self.point(at, 3)?),
            ["is", "placed", "at", at] => Deed::Place(figure, self.point(at, 4)?),
            ["joins", "in"] => Deed::JoinIn(true),
            ["stays", "out"] => Deed::JoinIn(false),
            _ => return Ok(None),
        }))
    }

    /// What a player does, or a character's player for it.
    fn of_anybody(&self, figure: Option<FigureId>) -> Result<Deed, Misread> {
        Ok(match self.rest {
            ["ends", "turn"] => Deed::EndTurn,
            ["passes"] => Deed::Pass,
            ["uses", "nothing"] => Deed::UseNothing,
            ["uses", effect, more @ ..] => {
                let effect = self.effect(figure, effect, 2)?;
                Deed::Use { effect, more: self.more(more, 3)? }
            }
            ["plays", card, more @ ..] => {
                let card = self.card(names::tactics(self.scene.content), "team tactic card", card, 2)?;
                Deed::Play { card, more: self.more(more, 3)? }
            }
            ["removes", condition] => Deed::Remove(self.condition(condition, 2)?),
            ["chooses", "option", number] => Deed::Option(self.ordinal(number, 3)?),
            ["chooses", thing @ ..] if !thing.is_empty() => Deed::Choose(self.thing(thing, 2)?),
            ["pays", number] => Deed::Pay(self.count(number, 2)?),
            ["rerolls", "nothing"] | ["changes", "nothing"] => Deed::Dice(Faces::NONE),
            ["rerolls", dice @ ..] if !dice.is_empty() => Deed::Dice(self.faces(dice, 2)?),
            ["changes", dice @ .., "to", face] => {
                let to = self.face(face, self.rest.len())?;
                Deed::Change { dice: self.faces(dice, 2)?, to: Some(to) }
            }
            ["changes", dice @ ..] if !dice.is_empty() => {
                Deed::Change { dice: self.faces(dice, 2)?, to: None }
            }
            ["agrees"] => Deed::Agree(true),
            ["declines"] => Deed::Agree(false),
            ["pushes" | "throws", what, heading @ ..] if !heading.is_empty() => {
                Deed::Send { what: self.thing(&[what], 2)?, toward: self.heading(heading, 3)? }
            }
            // Grunts that come into play have no name yet.
            ["places", "grunts", "at", at] if self.names.figure("grunts").is_none() => {
                Deed::Place(FigureId(self.scene.state.figures.len() as u8), self.point(at, 4)?)
            }
            ["places", what, "at", at] if self.names.figure(what).is_some() => {
                Deed::Place(self.figure(what, 2)?, self.point(at, 4)?)
            }
            ["places", token @ .., "at", at] if !token.is_empty() => {
                Deed::PlaceToken(self.token(token, 2)?, self.point(at, self.rest.len())?)
            }
            ["draws", kind] => Deed::Draw(self.crisis_type(kind, 2)?),
            ["takes", "threat", "of", kind] => Deed::Threat(self.crisis_type(kind, 4)?),
            ["takes", "south", "edge"] => Deed::Edge(Edge::South),
            ["takes", "north", "edge"] => Deed::Edge(Edge::North),
            ["takes", card] => {
                Deed::Take(self.card(names::tactics(self.scene.content), "team tactic card", card, 2)?)
            }
            ["adds", card] => {
                Deed::Take(self.card(names::tactics(self.scene.content), "team tactic card", card, 2)?)
            }
            ["picks", card] => {
                Deed::Pick(self.card(names::characters(self.scene.content), "stat card", card, 2)?)
            }
            ["declares", "no", "affiliation"] => Deed::Declare(None),
            ["declares", list] => {
                let known = names::affiliations(self.scene.content);
                Deed::Declare(Some(self.card(known, "affiliation", list, 2)?))
            }
            ["proposes", layout] => {
                let known = self.scene.content.battlefields.iter().map(|known| known.id.as_str());
                Deed::Propose(self.card(known, "battlefield", layout, 2)?)
            }
            ["lays", "token", "on", "top"] => Deed::Lay(Lies::OnTop),
            ["lays", "token", "under"] => Deed::Lay(Lies::Under),
            ["is", "done"] => Deed::Ready,
            ["is", "led", "by", leader] => Deed::Lead(self.figure(leader, 4)?),
            ["resolves", crisis, "first"] => {
                Deed::Order(self.card(names::crises(self.scene.content), "crisis", crisis, 2)?)
            }
            _ => return Err(self.unknown()),
        })
    }

    /// The verb is not known, or something else follows it than may.
    fn unknown(&self) -> Misread {
        let Some(&verb) = self.rest.first() else {
            let known: Vec<&str> = VERBS.iter().map(|(verb, _)| *verb).collect();
            let help = format!("such as {}", known.join(", "));
            return self.sentence.misread(0, "nothing is said of it", Some(help));
        };
        match VERBS.iter().find(|(known, _)| *known == verb) {
            Some((_, usage)) => {
                let message = format!("`{verb}` is not followed by this, or not said of a player");
                self.sentence.misread_from(1, message, Some(format!("write {usage}")))
            }
            None => {
                let help = suggestion(verb, VERBS.iter().map(|(verb, _)| *verb));
                self.sentence.misread(1, format!("nobody `{verb}` in this game"), help)
            }
        }
    }

    /// `to [7, 3]`, or with the tool: `medium way 123 bend 45 to [7, 3]`.
    fn moves(&self, how: How, words: &[&str]) -> Result<Deed, Misread> {
        Ok(Deed::Move(match words {
            ["to", at] => Move::To { how, at: self.point(at, 3)? },
            [tool, "way", way, "bend", bend, "to", at] => {
                let pose = Pose { way: self.turn(way, 4)?, bend: self.number(bend, 6)? };
                Move::Laid { how, tool: self.tool(tool, 2)?, pose, at: self.point(at, 8)? }
            }
            _ => return Err(self.unknown()),
        }))
    }

    /// `TARGET with ATTACK option 2`, `with ATTACK`, `with ATTACK at 45 degrees`.
    fn attacks(&self, figure: FigureId, words: &[&str]) -> Result<Deed, Misread> {
        let (words, option) = match words {
            [words @ .., "option", number] => (words, Some(self.ordinal(number, self.rest.len())?)),
            words => (words, None),
        };
        let (with, at) = match words {
            [target] => (None, Some(Aim::At(self.figure(target, 2)?))),
            [target, "with", attack] => {
                (Some(self.attack(figure, attack, 4)?), Some(Aim::At(self.figure(target, 2)?)))
            }
            ["with", attack] => (Some(self.attack(figure, attack, 3)?), None),
            ["with", attack, heading @ ..] => {
                let Heading::Turn(turn) = self.heading(heading, 4)? else { return Err(self.unknown()) };
                (Some(self.attack(figure, attack, 3)?), Some(Aim::Way(turn)))
            }
            _ => return Err(self.unknown()),
        };
        Ok(Deed::Attack { with, at, option })
    }

    /// `for 2 option 1 on THING`, each part or none.
    fn more(&self, words: &[&str], at: usize) -> Result<More, Misread> {
        let mut more = More::default();
        let (mut words, mut at) = (words, at);
        loop {
            match words {
                [] => return Ok(more),
                ["for", amount, rest @ ..] if more.amount.is_none() => {
                    more.amount = Some(self.count(amount, at + 1)?);
                    words = rest;
                }
                ["option", number, rest @ ..] if more.option.is_none() => {
                    more.option = Some(self.ordinal(number, at + 1)?);
                    words = rest;
                }
                ["on", thing @ ..] if !thing.is_empty() => {
                    more.on = Some(self.thing(thing, at + 1)?);
                    return Ok(more);
                }
                _ => return Err(self.unknown()),
            }
            at += 2;
        }
    }
}
