//! Lines: who does what, in the words of games/pow/docs/scenarios.md.

use pow::Pow;
use pow::ask::{Act, Boost, Critical, Defend, How, May, Reroll, Thing};
use pow::card::{Bonus, Kind, Nature};
use pow::state::{Edge, FigureId, ObjectiveId, Reading as _, Side};
use space::{P, Turn};
use table::Scene;

use super::names::{self, Names};
use super::verbs::{CALLS, DEEDS};
use scenario::line::{degrees, place};
use scenario::suggestion;
use scenario::{Misread, Sentence};

/// A line that was read.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Line {
    /// A figure does something, or its player does for it.
    Figure(FigureId, Deed),
    /// A player does something.
    Side(Side, Call),
    /// Everybody who is left is activated and does nothing.
    TurnEnds,
}

/// What a player does.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Call {
    Pass,
    Edge(Edge),
    /// Who makes the first activation.
    First(Side),
    /// Whose counter is this turn's.
    Counter(Side),
}

/// What a figure does.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Deed {
    Deploy(Point),
    Activate,
    End,
    Recover(May),
    /// An act by itself: what it is aimed at comes as a line of its own.
    Act(Act),
    Attack {
        attack: u8,
        at: Aim,
    },
    Aim(Aim),
    Move {
        pay: Option<u8>,
        way: Vec<(Option<How>, Point)>,
    },
    Grab {
        what: Thing,
        at: Option<Target>,
    },
    Throw(Target),
    Leap(Point),
    Use {
        power: u8,
        on: Option<FigureId>,
    },
    Choose(FigureId),
    WalkOther {
        moved: FigureId,
        to: Point,
    },
    UseNoPower,
    Defend(Defend),
    Boost(Boost),
    Reroll(Reroll),
    Critical(Critical),
    Push(May),
    Dodge(May),
    UsePlan(May),
    CancelPlan(May),
    TestNext,
    FollowNobody,
}

/// A place, and how high if that is said: else on the highest surface there, or as far up as a walk leads.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Point {
    pub at: P,
    pub z: Option<i32>,
}

/// What an attack is aimed at.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Aim {
    At(Thing),
    Way(Turn),
}

/// What a throw is aimed at.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Target {
    Thing(Thing),
    Point(Point),
}

/// Reads one line.
pub fn read(scene: Scene<Pow>, names: &Names, sentence: &Sentence) -> Result<Line, Misread> {
    let words = sentence.words();
    match words.as_slice() {
        [] => Err(sentence.misread(0, "the line is empty", None)),
        ["turn", "ends"] => Ok(Line::TurnEnds),
        [subject, rest @ ..] => {
            let reader = Reader { scene, names, sentence, rest };
            if let Some(side) = names::side_of(subject) {
                return reader.call().map(|call| Line::Side(side, call));
            }
            let Some(figure) = names.figure(subject) else {
                let known = names.figures().chain(["a", "b"]);
                let help = suggestion(subject, known);
                return Err(sentence.misread(0, format!("there is no figure or side `{subject}`"), help));
            };
            reader.deed(figure).map(|deed| Line::Figure(figure, deed))
        }
    }
}

/// The words after the subject.
struct Reader<'a> {
    scene: Scene<'a, Pow>,
    names: &'a Names,
    sentence: &'a Sentence,
    rest: &'a [&'a str],
}

impl Reader<'_> {
    fn call(&self) -> Result<Call, Misread> {
        let side = |word: &str, at: usize| {
            let help = Some("`a` or `b`".to_owned());
            names::side_of(word)
                .ok_or_else(|| self.sentence.misread(at, format!("`{word}` is no side"), help))
        };
        match self.rest {
            ["passes"] => Ok(Call::Pass),
            ["goes", "first"] => {
                let own = self.sentence.words().first().and_then(|word| names::side_of(word));
                Ok(Call::First(own.unwrap_or(Side::A)))
            }
            ["lets", other, "go", "first"] => Ok(Call::First(side(other, 2)?)),
            ["picks", "counter", "of", other] => Ok(Call::Counter(side(other, 4)?)),
            ["takes", "south", "edge"] | ["takes", "south"] => Ok(Call::Edge(Edge::South)),
            ["takes", "north", "edge"] | ["takes", "north"] => Ok(Call::Edge(Edge::North)),
            _ => Err(self.unknown(CALLS)),
        }
    }

    fn deed(&self, figure: FigureId) -> Result<Deed, Misread> {
        Ok(match self.rest {
            ["deploys", "at", at] => Deed::Deploy(self.point(at, 3)?),
            ["activates"] | ["follows"] => Deed::Activate,
            ["ends"] => Deed::End,
            ["recovers"] => Deed::Recover(May::Yes),
            ["stays", "out"] => Deed::Recover(May::No),
            ["will", "move"] => Deed::Act(Act::Move),
            ["will", "grab"] => Deed::Act(Act::Grab),
            ["will", "leap"] => Deed::Act(Act::Leap),
            ["gets", "up"] => Deed::Act(Act::GetUp),
            ["lays", "down"] | ["lays", "down", ..] => Deed::Act(Act::LayDown),
            ["controls", objective @ ..] => Deed::Act(Act::Interact(self.objective(objective, 2)?)),
            ["picks", "up", objective @ ..] => Deed::Act(Act::Interact(self.objective(objective, 3)?)),

            ["declares", attack] => Deed::Act(Act::Attack(self.attack(figure, attack, 2)?)),
            ["attacks", "with", attack] | ["waves", "with", attack] => {
                Deed::Act(Act::Attack(self.attack(figure, attack, 3)?))
            }
            ["waves"] => Deed::Act(Act::Attack(self.only_attack(figure)?)),
            ["attacks", target] => {
                let attack = self.only_attack(figure)?;
                self.aimed(figure, attack, target, 2)?
            }
            ["attacks", target, "with", attack] => {
                let attack = self.attack(figure, attack, 4)?;
                self.aimed(figure, attack, target, 2)?
            }
            ["sprays", "at", target, "with", attack] | ["sprays", target, "with", attack] => {
                let last = self.rest.len();
                let attack = self.attack(figure, attack, last)?;
                self.aimed(figure, attack, target, last - 2)?
            }
            ["sprays", "at", degrees, "degrees", "with", attack] => {
                let attack = self.attack(figure, attack, 6)?;
                Deed::Attack { attack, at: Aim::Way(self.degrees(degrees, 3)?) }
            }
            ["sprays", "at", "turn", turn, "with", attack] => {
                let attack = self.attack(figure, attack, 6)?;
                Deed::Attack { attack, at: Aim::Way(self.turn(turn, 4)?) }
            }
            ["aims", "at", degrees, "degrees"] => Deed::Aim(Aim::Way(self.degrees(degrees, 3)?)),
            ["aims", "at", "turn", turn] => Deed::Aim(Aim::Way(self.turn(turn, 4)?)),
            ["aims", "at", target] => Deed::Aim(Aim::At(self.thing(target, 3)?)),

            ["moves", "to", to] => Deed::Move { pay: None, way: vec![(None, self.point(to, 3)?)] },
            ["moves", price, "POW" | "pow", way @ ..] => {
                let pay = self.count(price, 2)?;
                Deed::Move { pay: Some(pay), way: self.way(way, 4)? }
            }
            ["moves", way @ ..] if !way.is_empty() => Deed::Move { pay: None, way: self.way(way, 2)? },
            ["walks", "to", to] => self.stretch(How::Walk, to)?,
            ["climbs", "to", to] => self.stretch(How::Climb, to)?,
            ["jumps", "to", to] => self.stretch(How::Jump, to)?,
            ["flies", "to", to] => self.stretch(How::Fly, to)?,
            ["leaps", "to", to] => Deed::Leap(self.point(to, 3)?),

            ["grabs", what] => Deed::Grab { what: self.thing(what, 2)?, at: None },
            ["grabs", what, "and", "throws", "it", "at" | "to", at] => {
                Deed::Grab { what: self.thing(what, 2)?, at: Some(self.target(at, 7)?) }
            }
            ["throws", "it", "at" | "to", at] => Deed::Throw(self.target(at, 4)?),

            ["uses", "perfect", "plan"] => Deed::UsePlan(May::Yes),
            ["cancels", "plan"] => Deed::CancelPlan(May::Yes),
            ["uses", power] => Deed::Use { power: self.power(figure, power, 2)?, on: None },
            ["uses", power, "on", other] => {
                Deed::Use { power: self.power(figure, power, 2)?, on: Some(self.figure(other, 4)?) }
            }
            ["chooses", other] => Deed::Choose(self.figure(other, 2)?),
            ["walks", other, "to", to] => {
                Deed::WalkOther { moved: self.figure(other, 2)?, to: self.point(to, 4)? }
            }

            ["defends", nature] => Deed::Defend(Defend::With(self.nature(nature, 2)?)),
            ["boosts", "with", "a", "die"] | ["boosts", "with", "die"] | ["boosts"] => {
                Deed::Boost(Boost::Die)
            }
            ["boosts", "with", "option", number] => Deed::Boost(Boost::Option(self.ordinal(number, 4)?)),
            ["boosts", "with", bonus] => Deed::Boost(Boost::Option(self.bonus(figure, bonus, 3, true)?)),
            ["rerolls"] | ["rerolls", "all"] => Deed::Reroll(Reroll::All),
            ["rerolls", "nothing"] => Deed::Reroll(Reroll::No),
            ["rerolls", face] => Deed::Reroll(Reroll::One(self.count(face, 2)?)),
            ["takes", "damage"] => Deed::Critical(Critical::Damage),
            ["takes", "option", number] => Deed::Critical(Critical::Option(self.ordinal(number, 3)?)),
            ["takes", bonus] => Deed::Critical(Critical::Option(self.bonus(figure, bonus, 2, false)?)),
            ["pushes"] => Deed::Push(May::Yes),
            ["dodges"] => Deed::Dodge(May::Yes),
            ["tests", "next"] => Deed::TestNext,

            ["does", "not", "defend"] => Deed::Defend(Defend::No),
            ["does", "not", "boost"] => Deed::Boost(Boost::No),
            ["does", "not", "reroll"] => Deed::Reroll(Reroll::No),
            ["does", "not", "push"] => Deed::Push(May::No),
            ["does", "not", "dodge"] => Deed::Dodge(May::No),
            ["does", "not", "use", "a", "power"] => Deed::UseNoPower,
            ["does", "not", "use", "perfect", "plan"] => Deed::UsePlan(May::No),
            ["does", "not", "cancel", "plan"] => Deed::CancelPlan(May::No),
            ["does", "not", "call", "anybody"] => Deed::FollowNobody,
            _ => return Err(self.unknown(DEEDS)),
        })
    }

    /// The verb is not known, or something else follows it than may.
    fn unknown(&self, verbs: &[(&str, &str)]) -> Misread {
        let Some(&verb) = self.rest.first() else {
            let known: Vec<&str> = verbs.iter().map(|(verb, _)| *verb).collect();
            let help = format!("such as {}", known.join(", "));
            return self.sentence.misread(0, "nothing is said of it", Some(help));
        };
        match verbs.iter().find(|(known, _)| *known == verb) {
            Some((_, usage)) => {
                let message = format!("`{verb}` is not followed by this");
                self.sentence.misread_from(1, message, Some(format!("write {usage}")))
            }
            None => {
                let help = suggestion(verb, verbs.iter().map(|(verb, _)| *verb));
                self.sentence.misread(1, format!("nobody `{verb}` in this game"), help)
            }
        }
    }

    /// The number of a word in the sentence is that in `rest`, and one more for the subject.
    fn figure(&self, word: &str, at: usize) -> Result<FigureId, Misread> {
        self.names.figure(word).ok_or_else(|| {
            let help = suggestion(word, self.names.figures());
            self.sentence.misread(at, format!("there is no figure `{word}`"), help)
        })
    }

    fn thing(&self, word: &str, at: usize) -> Result<Thing, Misread> {
        let figure = self.names.figure(word).map(Thing::Figure);
        figure.or_else(|| names::piece(self.scene, word).map(Thing::Piece)).ok_or_else(|| {
            let known = self.names.figures().chain(names::piece_names(self.scene));
            let help = suggestion(word, known);
            self.sentence.misread(at, format!("there is no figure or scenery `{word}`"), help)
        })
    }

    fn target(&self, word: &str, at: usize) -> Result<Target, Misread> {
        match place(word) {
            Some(_) => self.point(word, at).map(Target::Point),
            None => self.thing(word, at).map(Target::Thing),
        }
    }

    fn point(&self, word: &str, at: usize) -> Result<Point, Misread> {
        let numbers = place(word).filter(|numbers| numbers.iter().all(|n| n.abs() <= 200_000));
        match numbers.as_deref() {
            Some(&[x, y]) => Ok(Point { at: P::new(x, y), z: None }),
            Some(&[x, y, z]) => Ok(Point { at: P::new(x, y), z: Some(z) }),
            _ => {
                let help =
                    Some("write `[x, y]` or `[x, y, z]`, in inches with at most three decimals".to_owned());
                Err(self.sentence.misread(at, format!("`{word}` is no place"), help))
            }
        }
    }

    fn stretch(&self, how: How, to: &str) -> Result<Deed, Misread> {
        Ok(Deed::Move { pay: None, way: vec![(Some(how), self.point(to, 3)?)] })
    }

    /// `walk [7, 3] climb [7, 5, 3]`, from the word with number `at`.
    fn way(&self, words: &[&str], at: usize) -> Result<Vec<(Option<How>, Point)>, Misread> {
        let mut way = Vec::new();
        let mut how = None;
        for (number, &word) in (at..).zip(words) {
            match word {
                "walk" => how = Some(How::Walk),
                "climb" => how = Some(How::Climb),
                "jump" => how = Some(How::Jump),
                "fly" => how = Some(How::Fly),
                "to" | "and" | "then" => {}
                _ => way.push((how, self.point(word, number)?)),
            }
        }
        let most = pow::ask::STRETCHES;
        if way.len() > most {
            let message = format!("{} stretches are too many", way.len());
            return Err(self.sentence.misread_from(at, message, Some(format!("at most {most}"))));
        }
        Ok(way)
    }

    fn objective(&self, words: &[&str], at: usize) -> Result<ObjectiveId, Misread> {
        let name = words.join(" ").replace('-', " ");
        let known = names::objective_names(self.scene.state);
        // Where there is one of a kind, its number may be left out.
        let alone = format!("{name} 1");
        let only = known.iter().filter(|known| known.starts_with(&format!("{name} "))).count() == 1;
        let found = names::objective(self.scene.state, if only { &alone } else { &name });
        found.ok_or_else(|| {
            let help = suggestion(&name, known.iter().map(String::as_str));
            self.sentence.misread_from(at, format!("there is no objective `{name}`"), help)
        })
    }

    fn attack(&self, figure: FigureId, id: &str, at: usize) -> Result<u8, Misread> {
        names::attack(self.scene, figure, id).ok_or_else(|| {
            let known = self.scene.card(figure).attacks.iter().map(|attack| attack.id.as_str());
            let help = suggestion(id, known);
            self.sentence.misread(at, format!("its card has no attack `{id}`"), help)
        })
    }

    fn only_attack(&self, figure: FigureId) -> Result<u8, Misread> {
        match self.scene.card(figure).attacks.as_slice() {
            [_] => Ok(0),
            [] => Err(self.sentence.misread(0, "its card has no attack", None)),
            several => {
                let ids: Vec<&str> = several.iter().map(|attack| attack.id.as_str()).collect();
                let help = Some(format!("say `with` which: {}", ids.join(", ")));
                Err(self.sentence.misread_from(1, "its card has several attacks", help))
            }
        }
    }

    fn aimed(&self, figure: FigureId, attack: u8, target: &str, at: usize) -> Result<Deed, Misread> {
        let thing = self.thing(target, at)?;
        let kind = self.scene.card(figure).attacks.get(usize::from(attack)).map(|attack| attack.kind);
        if let Some(Kind::Wave(_)) = kind {
            let help = Some("write `FIGURE waves with ATTACK`: it reaches everyone".to_owned());
            return Err(self.sentence.misread(at, "a wave is aimed at nobody", help));
        }
        Ok(Deed::Attack { attack, at: Aim::At(thing) })
    }

    fn power(&self, figure: FigureId, id: &str, at: usize) -> Result<u8, Misread> {
        names::power(self.scene, figure, id).ok_or_else(|| {
            let known = self.scene.card(figure).powers.iter().map(|power| power.id.as_str());
            let help = suggestion(id, known.chain(["perfect plan"]));
            self.sentence.misread(at, format!("its card has no power `{id}`"), help)
        })
    }

    fn nature(&self, word: &str, at: usize) -> Result<Nature, Misread> {
        match word {
            "physical" => Ok(Nature::Physical),
            "mental" => Ok(Nature::Mental),
            "energy" => Ok(Nature::Energy),
            _ => {
                let help = suggestion(word, ["physical", "mental", "energy"]);
                Err(self.sentence.misread(at, format!("there is no {word} defence"), help))
            }
        }
    }

    fn count(&self, word: &str, at: usize) -> Result<u8, Misread> {
        let help = Some("a small number".to_owned());
        word.parse().map_err(|_| self.sentence.misread(at, format!("`{word}` is no number"), help))
    }

    /// Options are counted from 1 in files and from 0 in the rules.
    fn ordinal(&self, word: &str, at: usize) -> Result<u8, Misread> {
        let number = self.count(word, at)?;
        let help = Some("options are counted from 1".to_owned());
        number.checked_sub(1).ok_or_else(|| self.sentence.misread(at, "there is no option 0", help))
    }

    /// An option by what it gives: the first such option of any attack of the card.
    fn bonus(&self, figure: FigureId, word: &str, at: usize, boost: bool) -> Result<u8, Misread> {
        let attacks = self.scene.card(figure).attacks.iter();
        let lists = attacks.map(|attack| if boost { &attack.overload } else { &attack.critical });
        let mut options = lists.filter_map(|list| list.iter().position(|bonus| bonus_word(*bonus) == word));
        let option = options.next().and_then(|option| u8::try_from(option).ok());
        option.ok_or_else(|| {
            let help =
                Some("`a die`, `damage`, `option 1`, or what an option gives, such as `stun`".to_owned());
            self.sentence.misread(at, format!("no attack of its card has the option `{word}`"), help)
        })
    }

    fn degrees(&self, word: &str, at: usize) -> Result<Turn, Misread> {
        let help = Some("degrees, anticlockwise from east".to_owned());
        degrees(word).ok_or_else(|| self.sentence.misread(at, format!("`{word}` is no direction"), help))
    }

    fn turn(&self, word: &str, at: usize) -> Result<Turn, Misread> {
        let help = Some("a 65,536th of a turn, anticlockwise from east".to_owned());
        let turn = word.parse().map(Turn);
        turn.map_err(|_| self.sentence.misread(at, format!("`{word}` is no direction"), help))
    }
}

/// What an option gives, in one word.
pub fn bonus_word(bonus: Bonus) -> &'static str {
    match bonus {
        Bonus::Damage(_) => "damage",
        Bonus::Awkwardness(_) => "awkwardness",
        Bonus::Dazzle(_) => "dazzle",
        Bonus::Distract(_) => "distract",
        Bonus::Ensnare(_) => "ensnare",
        Bonus::Push(_) => "push",
        Bonus::Stun(_) => "stun",
    }
}
