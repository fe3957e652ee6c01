//! What is printed on the cards, as far as no game needs to be going on.
//!
//! A card's text is made from the tree that the rules walk, so that the two can't drift apart. [`Telling`] walks it: `who`
//! makes noun phrases, `amount` numbers, `claim`, `occurrence`, `modifier` and `step`
//! clauses; `sentence` makes sentences and lists of them, `text` whole abilities.

mod amount;
mod claim;
mod keyword;
mod modifier;
mod occurrence;
mod sentence;
mod sheet;
mod step;
mod text;
mod who;

use content::Names;
use crisis::card::ability::{AttackType, Condition, Face, Health, Kind, Superpower, Tool};
use crisis::card::{Attack, Cards, CrisisType, TerrainKind, TokenKind};
use crisis::event::Step;
use crisis::state::{Edge, Phase};

pub use keyword::Keyword;
pub(super) use text::Telling;

use super::term;
use words::{Arg, Message, Words};

/// What is printed on the cards of Crisis Protocol, in one language.
#[derive(Clone, Copy)]
pub struct Printed<'a> {
    pub(super) words: &'a Words,
    pub(super) cards: &'a Cards,
}

impl<'a> Printed<'a> {
    /// These cards in these words.
    pub fn new(words: &'a Words, cards: &'a Cards) -> Printed<'a> {
        Printed { words, cards }
    }

    /// A printed name.
    pub fn name<'n>(&self, names: &'n Names) -> &'n str {
        self.words.language().name(names)
    }

    /// The name of an attack; one that a card brings along has none.
    pub fn attack_name(&self, attack: &Attack) -> String {
        match self.name(&attack.name) {
            "" => self.words.word("crisis-attack-unnamed"),
            name => name.to_owned(),
        }
    }

    /// The name of a superpower or a keyword.
    pub fn superpower_name(&self, power: &Superpower) -> String {
        match &power.name {
            Some(name) => self.name(&name.0).to_owned(),
            None => match &power.keyword {
                Some(keyword) => self.keyword(keyword).name,
                None => power.id.value.to_string(),
            },
        }
    }

    /// A face of the die: "critical".
    pub fn face(&self, face: Face) -> String {
        self.say(&term::face(face))
    }

    /// A type of attack: "energy".
    pub fn attack_type(&self, kind: AttackType) -> String {
        self.say(&term::attack_type(kind))
    }

    /// A movement tool, which is also a speed: "Short".
    pub fn tool(&self, tool: Tool) -> String {
        self.say(&term::tool(tool))
    }

    /// A condition: "Bleed".
    pub fn condition(&self, condition: Condition) -> String {
        self.say(&Message::new("host-phrase").with("text", self.condition_phrase(condition)))
    }

    /// A condition as a part of a sentence: one of the book's, or one by its printed name.
    pub(super) fn condition_phrase(&self, condition: Condition) -> Arg {
        match (term::condition(condition), condition) {
            (Some((name, _)), _) => Message::new(name).into(),
            (None, Condition::Other(place)) => match self.cards.conditions.get(usize::from(place)) {
                Some(printed) => self.name(&printed.name).into(),
                None => Message::new("app-unknown").into(),
            },
            (None, _) => Message::new("app-unknown").into(),
        }
    }

    /// What a condition does, as a sentence.
    pub fn condition_text(&self, condition: Condition) -> String {
        match term::condition(condition) {
            Some((_, text)) => self.words.word(text),
            None => self.other_condition_text(condition),
        }
    }

    /// A side of a stat card: "Healthy".
    pub fn health(&self, health: Health) -> String {
        self.say(&term::health(health))
    }

    /// A kind of superpower or team tactic card: "reactive".
    pub fn kind(&self, kind: Kind) -> String {
        self.say(&term::kind(kind))
    }

    /// A phase of the game: "Power phase".
    pub fn phase(&self, phase: Phase) -> String {
        self.say(&term::phase(phase))
    }

    /// An edge of the battlefield: "northern edge".
    pub fn edge(&self, edge: Edge) -> String {
        self.say(&term::edge(edge))
    }

    /// A type of crisis: "Secure".
    pub fn crisis_type(&self, kind: CrisisType) -> String {
        self.say(&term::crisis_type(kind))
    }

    /// A kind of objective token: "civilian".
    pub fn token_kind(&self, kind: TokenKind) -> String {
        self.say(&term::token_kind(kind))
    }

    /// What a terrain feature is: "food truck".
    pub fn terrain(&self, kind: TerrainKind) -> String {
        self.say(&term::terrain(kind))
    }

    /// A step of an attack: "Defence roll".
    pub fn step(&self, step: Step) -> String {
        self.say(&term::step(step))
    }

    pub(super) fn say(&self, message: &Message) -> String {
        self.words.say(message)
    }
}
