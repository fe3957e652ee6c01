//! Reading a line: who does what.

use champions::Champions;
use champions::card::CardId;
use champions::card::ability::Resource;
use table::{Scene, Seat};

use super::names;
use scenario::suggestion;
use scenario::{Misread, Sentence};

/// A line that was read.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Line {
    /// Every turn is ended and everything let pass until the next round.
    RoundEnds,
    /// Somebody does something.
    Done(Seat, Deed),
}

/// A thing of the table by the word for it, which is looked up when the line's turn comes: it may enter play until then.
pub type Word = String;

/// What somebody does.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Deed {
    ChangeForm,
    Recover,
    EndTurn,
    Pass,
    Done,
    Agree,
    Decline,
    /// An attack or a thwart, at whom if it has to be said.
    Attack(Word, Option<Word>),
    Thwart(Word, Option<Word>),
    /// Another player is asked for an action.
    Ask(Seat),
    /// A card of the hand, or of the discard pile where a card allows it.
    Play(Using),
    PlayFromDiscard(Using),
    /// An ability of a card in play.
    Use(Using),
    /// What must happen comes next: retaliate of a card, or a delayed effect.
    Retaliate(Word),
    Delayed(u8),
    Defend(Word),
    /// The whole payment.
    Pay(Vec<Word>),
    /// One part of it.
    Add(Word),
    /// Cards of the hand are discarded, then no more.
    Discard(Vec<CardId>),
    /// One more of them.
    Drop(CardId),
    Declare(Resource),
    Option(u8),
    /// A card in play or a player, or a card elsewhere.
    Choose(Word, Option<Word>),
}

/// A card that is used: which, which of its abilities, what it is paid with and what it is used on.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Using {
    pub what: Word,
    pub ability: Option<u8>,
    pub paying: Vec<Word>,
    pub on: Option<Word>,
}

impl Using {
    /// Whether more than one question is answered by it.
    pub fn goes_on(&self) -> bool {
        !self.paying.is_empty() || self.on.is_some()
    }
}

/// Every verb, with what may follow it. WHO is a player, by the identity, or a character that a player controls.
const VERBS: &[(&str, &str)] = &[
    ("adds", "WHO adds CARD"),
    ("agrees", "WHO agrees"),
    ("asks", "WHO asks PLAYER"),
    ("attacks", "WHO attacks ENEMY, WHO attacks, PLAYER attacks ENEMY with ALLY"),
    ("changes", "WHO changes form"),
    ("chooses", "WHO chooses THING, WHO chooses CARD from PLACE, WHO chooses option 2"),
    ("declares", "WHO declares energy, mental or physical"),
    ("declines", "WHO declines"),
    ("defends", "WHO defends, WHO defends with CHARACTER"),
    ("discards", "WHO discards CARD, CARD"),
    ("drops", "WHO drops CARD"),
    ("ends", "WHO ends the turn"),
    ("is", "WHO is done"),
    ("passes", "WHO passes"),
    ("pays", "WHO pays with CARD, CARD"),
    ("plays", "WHO plays CARD paying CARD, CARD on THING, WHO plays CARD from discard"),
    ("recovers", "WHO recovers"),
    ("resolves", "WHO resolves CARD, WHO resolves retaliate of CARD, WHO resolves delayed 1"),
    ("thwarts", "WHO thwarts SCHEME, WHO thwarts, PLAYER thwarts SCHEME with ALLY"),
    ("uses", "WHO uses CARD, WHO uses CARD ability 2 paying CARD on THING"),
];

/// Reads one line.
pub fn read(scene: Scene<Champions>, sentence: &Sentence) -> Result<Line, Misread> {
    let words = sentence.words();
    if words == ["round", "ends"] {
        return Ok(Line::RoundEnds);
    }
    let [who, verb, rest @ ..] = words.as_slice() else {
        let help = "such as `spider-man attacks rhino-1`, or `the round ends`".to_owned();
        return Err(sentence.misread(0, "a line says who does what", Some(help)));
    };
    let reader = Reader { scene, sentence };
    let (seat, by) = reader.who(who)?;
    let Some((_, usage)) = VERBS.iter().find(|(known, _)| known == verb) else {
        let help = suggestion(verb, VERBS.iter().map(|(known, _)| *known));
        return Err(sentence.misread(1, format!("nobody can do this: `{verb}`"), help));
    };
    let deed = reader.deed(verb, by, rest)?;
    let wrong = || sentence.misread_from(1, "this can't be understood", Some(format!("write: {usage}")));
    deed.map(|deed| Line::Done(seat, deed)).ok_or_else(wrong)
}

struct Reader<'a> {
    scene: Scene<'a, Champions>,
    sentence: &'a Sentence,
}

impl Reader<'_> {
    /// Who acts: a player, or a character of one.
    fn who(&self, word: &str) -> Result<(Seat, Word), Misread> {
        if let Some(seat) = names::seat(self.scene, word) {
            return Ok((seat, word.to_owned()));
        }
        let card = names::find(self.scene, word).and_then(|id| self.scene.state.find(id));
        if let Some(seat) = card.and_then(|card| card.controller) {
            return Ok((seat, word.to_owned()));
        }
        // Whoever enters play later acts for the only player there is.
        if self.scene.state.started() == 1 && names::is_known(self.scene, word) {
            return Ok((Seat(0), word.to_owned()));
        }
        let seats = (0..self.scene.state.started()).map(Seat);
        let players = seats.map(|seat| names::player(self.scene, seat));
        let message = format!("no player and no character of one is called `{word}`");
        Err(self.sentence.misread(0, message, suggestion(word, players)))
    }

    /// A word that must be a name; `at` is its place in the line, for the message.
    fn name(&self, word: &str) -> Result<Word, Misread> {
        if names::is_known(self.scene, word) {
            return Ok(word.to_owned());
        }
        let at = self.sentence.words().iter().position(|other| *other == word).unwrap_or_default();
        let help = suggestion(word, names::all(self.scene));
        Err(self.sentence.misread(at, format!("nothing is called `{word}`"), help))
    }

    fn names(&self, words: &[&str]) -> Result<Vec<Word>, Misread> {
        let names = words.iter().filter(|word| **word != "and");
        names.map(|word| self.name(word)).collect()
    }

    fn cards(&self, words: &[&str]) -> Result<Vec<CardId>, Misread> {
        let names = self.names(words)?;
        Ok(names.iter().filter_map(|name| self.scene.content.find(name)).collect())
    }

    fn deed(&self, verb: &str, by: Word, rest: &[&str]) -> Result<Option<Deed>, Misread> {
        let deed = match (verb, rest) {
            ("changes", ["form"]) => Deed::ChangeForm,
            ("recovers", []) => Deed::Recover,
            ("ends", ["turn"]) => Deed::EndTurn,
            ("passes", []) => Deed::Pass,
            ("is", ["done"]) => Deed::Done,
            ("agrees", []) => Deed::Agree,
            ("declines", []) => Deed::Decline,
            ("attacks", []) => Deed::Attack(by, None),
            ("attacks", [target, "with", by]) => Deed::Attack(self.name(by)?, Some(self.name(target)?)),
            ("attacks", [target]) => Deed::Attack(by, Some(self.name(target)?)),
            ("thwarts", []) => Deed::Thwart(by, None),
            ("thwarts", [target, "with", by]) => Deed::Thwart(self.name(by)?, Some(self.name(target)?)),
            ("thwarts", [target]) => Deed::Thwart(by, Some(self.name(target)?)),
            ("asks", [player]) => match names::seat(self.scene, player) {
                Some(seat) => Deed::Ask(seat),
                None => return Ok(None),
            },
            ("plays", [card, "from", "discard", rest @ ..]) => Deed::PlayFromDiscard(self.using(card, rest)?),
            ("plays", [card, rest @ ..]) => Deed::Play(self.using(card, rest)?),
            ("uses", [card, rest @ ..]) => Deed::Use(self.using(card, rest)?),
            ("resolves", ["retaliate", "of", card]) => Deed::Retaliate(self.name(card)?),
            ("resolves", ["delayed", number]) => match number.parse() {
                Ok(number) => Deed::Delayed(number),
                Err(_) => return Ok(None),
            },
            ("resolves", [card, rest @ ..]) => Deed::Use(self.using(card, rest)?),
            ("defends", []) => Deed::Defend(by),
            ("defends", ["with", card]) => Deed::Defend(self.name(card)?),
            ("pays", ["with", cards @ ..]) if !cards.is_empty() => Deed::Pay(self.names(cards)?),
            ("adds", [card]) => Deed::Add(self.name(card)?),
            ("discards", cards) if !cards.is_empty() => Deed::Discard(self.cards(cards)?),
            ("drops", [card]) => match self.cards(&[card])?[..] {
                [card] => Deed::Drop(card),
                _ => return Ok(None),
            },
            ("declares", ["energy"]) => Deed::Declare(Resource::Energy),
            ("declares", ["mental"]) => Deed::Declare(Resource::Mental),
            ("declares", ["physical"]) => Deed::Declare(Resource::Physical),
            ("declares", ["wild"]) => Deed::Declare(Resource::Wild),
            ("chooses", ["option", number]) => match number.parse::<u8>() {
                Ok(number @ 1..) => Deed::Option(number - 1),
                _ => return Ok(None),
            },
            ("chooses", [thing, "from", place]) => Deed::Choose(self.name(thing)?, Some((*place).to_owned())),
            ("chooses", [thing]) => Deed::Choose(self.name(thing)?, None),
            _ => return Ok(None),
        };
        Ok(Some(deed))
    }

    /// What comes behind a card that is used: `ability 2 paying A, B on C`.
    fn using(&self, card: &str, rest: &[&str]) -> Result<Using, Misread> {
        let mut using = Using { what: self.name(card)?, ..Using::default() };
        let mut rest = rest;
        if let ["ability", number, more @ ..] = rest {
            using.ability = number.parse::<u8>().ok().and_then(|number| number.checked_sub(1));
            rest = more;
        }
        if let [before @ .., "on", target] = rest {
            using.on = Some(self.name(target)?);
            rest = before;
        }
        match rest {
            [] => {}
            ["paying", cards @ ..] if !cards.is_empty() => using.paying = self.names(cards)?,
            [stray, ..] => {
                let words = self.sentence.words();
                let at = words.iter().position(|other| other == stray).unwrap_or_default();
                let help = "write: WHO uses CARD ability 2 paying CARD, CARD on THING".to_owned();
                return Err(self.sentence.misread(at, "this can't be understood", Some(help)));
            }
        }
        Ok(using)
    }
}
