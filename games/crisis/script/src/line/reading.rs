//! The words of a line: names, places, directions, dice and numbers, each with what would be right where it is wrong.

use crisis::ask::Thing;
use crisis::card::CrisisType;
use crisis::card::ability::{Condition, Face, Tool};
use crisis::dice::Faces;
use crisis::state::{FigureId, Reading as _, TokenId};
use space::{P, Turn};

use super::super::words::{condition_word, tool_word};
use super::super::{faces, names};
use super::{Heading, Reader};
use scenario::Misread;
use scenario::line::{degrees, place};
use scenario::suggestion;

impl Reader<'_> {
    /// The number of a word in the sentence is that in `rest`, and one more for the subject.
    pub(super) fn figure(&self, word: &str, at: usize) -> Result<FigureId, Misread> {
        self.names.figure(word).ok_or_else(|| {
            let help = suggestion(word, self.names.figures());
            self.sentence.misread(at, format!("there is no character `{word}`"), help)
        })
    }

    pub(super) fn thing(&self, words: &[&str], at: usize) -> Result<Thing, Misread> {
        let name = words.join(" ");
        let figure = self.names.figure(&name).map(Thing::Figure);
        let piece = || names::piece(self.scene, &name).map(Thing::Piece);
        let token = || names::token(self.scene, &name).map(Thing::Token);
        figure.or_else(piece).or_else(token).ok_or_else(|| {
            let tokens = names::token_names(self.scene);
            let known = self.names.figures().chain(names::piece_names(self.scene));
            let help = suggestion(&name, known.chain(tokens.iter().map(String::as_str)));
            self.sentence.misread_from(at, format!("there is no character, terrain or token `{name}`"), help)
        })
    }

    pub(super) fn token(&self, words: &[&str], at: usize) -> Result<TokenId, Misread> {
        let name = words.join(" ");
        names::token(self.scene, &name).ok_or_else(|| {
            let known = names::token_names(self.scene);
            let help = suggestion(&name, known.iter().map(String::as_str));
            self.sentence.misread_from(at, format!("there is no token `{name}`, or more than one"), help)
        })
    }

    pub(super) fn attack(&self, figure: FigureId, word: &str, at: usize) -> Result<String, Misread> {
        let forms = || self.scene.character(figure).forms.iter();
        let ids = forms().flat_map(|form| form.attacks.iter().map(|attack| attack.id.as_str()));
        let known = forms()
            .any(|form| names::find(form.attacks.iter().map(|attack| attack.id.as_str()), word).is_some());
        if known {
            return Ok(word.to_owned());
        }
        let help = suggestion(word, ids);
        Err(self.sentence.misread(at, format!("its card has no attack `{word}`"), help))
    }

    /// An effect that somebody of the side could use; whether it can is for the rules to say.
    pub(super) fn effect(&self, figure: Option<FigureId>, word: &str, at: usize) -> Result<String, Misread> {
        // Its own come first; it may also profit from those of others, such as a leadership.
        let all = figure.into_iter().chain(self.scene.state.figure_ids());
        let own: Vec<String> = all.flat_map(|id| names::effects_of(self.scene.character(id))).collect();
        let others: Vec<String> = names::other_effects(self.scene.content).collect();
        let mut known = own.iter().chain(&others).map(String::as_str);
        if known.clone().any(|name| names::is_called(name, word)) {
            return Ok(word.to_owned());
        }
        let help = suggestion(word, known.by_ref().take(40));
        let message = format!("nothing that could be used is called `{word}`");
        Err(self.sentence.misread(at, message, help))
    }

    pub(super) fn card<'k>(
        &self,
        known: impl Iterator<Item = &'k str> + Clone,
        what: &str,
        word: &str,
        at: usize,
    ) -> Result<u16, Misread> {
        names::find(known.clone(), word).ok_or_else(|| {
            let help = suggestion(word, known);
            self.sentence.misread(at, format!("there is no {what} `{word}`, or more than one"), help)
        })
    }

    pub(super) fn point(&self, word: &str, at: usize) -> Result<P, Misread> {
        let numbers = place(word).filter(|numbers| numbers.iter().all(|n| n.abs() <= 200_000));
        match numbers.as_deref() {
            Some(&[x, y]) => Ok(P::new(x, y)),
            _ => {
                let help = Some("write `[x, y]`, in inches with at most three decimals".to_owned());
                Err(self.sentence.misread(at, format!("`{word}` is no place"), help))
            }
        }
    }

    pub(super) fn heading(&self, words: &[&str], at: usize) -> Result<Heading, Misread> {
        const WAYS: [&str; 8] =
            ["east", "north-east", "north", "north-west", "west", "south-west", "south", "south-east"];
        Ok(match words {
            [way] if WAYS.contains(way) => {
                let eighths = (0u16..).zip(WAYS).find(|(_, known)| known == way).map_or(0, |(it, _)| it);
                Heading::Turn(Turn(eighths << 13))
            }
            ["at", degrees, "degrees"] | [degrees, "degrees"] => Heading::Turn(self.degrees(degrees, at)?),
            ["turn", turn] => Heading::Turn(self.turn(turn, at + 1)?),
            ["toward", thing @ ..] if !thing.is_empty() => Heading::Toward(self.thing(thing, at + 1)?),
            ["away", "from", thing @ ..] if !thing.is_empty() => {
                Heading::AwayFrom(self.thing(thing, at + 2)?)
            }
            _ => {
                let help = "`north`, `at 45 degrees`, `toward THING` or `away from THING`".to_owned();
                return Err(self.sentence.misread_from(at, "this is no direction", Some(help)));
            }
        })
    }

    pub(super) fn faces(&self, words: &[&str], at: usize) -> Result<Faces, Misread> {
        faces::read(words.iter().copied()).map_err(|word| {
            let help = suggestion(&word, Face::ALL.map(faces::face_word));
            self.sentence.misread_from(at, format!("`{word}` is no face"), help)
        })
    }

    pub(super) fn face(&self, word: &str, at: usize) -> Result<Face, Misread> {
        faces::face(word).ok_or_else(|| {
            let help = suggestion(word, Face::ALL.map(faces::face_word));
            self.sentence.misread(at, format!("`{word}` is no face"), help)
        })
    }

    pub(super) fn condition(&self, word: &str, at: usize) -> Result<Condition, Misread> {
        let found = Condition::every().find(|&known| condition_word(known) == word);
        found.ok_or_else(|| {
            let help = suggestion(word, Condition::ALL.map(condition_word));
            self.sentence.misread(at, format!("there is no condition `{word}`"), help)
        })
    }

    pub(super) fn tool(&self, word: &str, at: usize) -> Result<Tool, Misread> {
        let found = Tool::ALL.into_iter().find(|&known| tool_word(known) == word);
        found.ok_or_else(|| {
            let help = suggestion(word, Tool::ALL.map(tool_word));
            self.sentence.misread(at, format!("there is no {word} tool"), help)
        })
    }

    pub(super) fn crisis_type(&self, word: &str, at: usize) -> Result<CrisisType, Misread> {
        let found = CrisisType::BOTH.into_iter().find(|&known| names::crisis_type(known) == word);
        found.ok_or_else(|| {
            let help = Some("`secure` or `extraction`".to_owned());
            self.sentence.misread(at, format!("there is no crisis type `{word}`"), help)
        })
    }

    pub(super) fn number<N: std::str::FromStr>(&self, word: &str, at: usize) -> Result<N, Misread> {
        let help = Some("a small number".to_owned());
        word.parse().map_err(|_| self.sentence.misread(at, format!("`{word}` is no number"), help))
    }

    pub(super) fn count(&self, word: &str, at: usize) -> Result<u8, Misread> {
        self.number(word, at)
    }

    /// Options are counted from 1 in files and from 0 in the rules.
    pub(super) fn ordinal(&self, word: &str, at: usize) -> Result<u8, Misread> {
        let number = self.count(word, at)?;
        let help = Some("options are counted from 1".to_owned());
        number.checked_sub(1).ok_or_else(|| self.sentence.misread(at, "there is no option 0", help))
    }

    pub(super) fn degrees(&self, word: &str, at: usize) -> Result<Turn, Misread> {
        let help = Some("degrees, anticlockwise from east".to_owned());
        degrees(word).ok_or_else(|| self.sentence.misread(at, format!("`{word}` is no direction"), help))
    }

    pub(super) fn turn(&self, word: &str, at: usize) -> Result<Turn, Misread> {
        let help = Some("a 65,536th of a turn, anticlockwise from east".to_owned());
        let turn = word.parse().map(Turn);
        turn.map_err(|_| self.sentence.misread(at, format!("`{word}` is no direction"), help))
    }
}
