//! A start as its file has it.

use std::collections::BTreeMap;

use content::{Code, Diagnostic, Diagnostics, Id, Name, Source, Spanned};
use schemars::JsonSchema;
use serde::Deserialize;
use wire::lobby::{Chosen, NewSeat, NewSitter, SetUp, StartInfo, StartUse};
use words::Language;

/// Everything that is chosen before a game, with the answers to the questions of setup.
#[derive(Clone, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Start {
    /// The file's name.
    pub id: Spanned<Id>,
    /// What players call it.
    pub name: Name,
    /// Which buttons may use it.
    #[serde(rename = "for")]
    pub uses: Spanned<Vec<For>>,
    /// What is chosen for the table; the rest is as usual.
    #[serde(default)]
    pub options: BTreeMap<String, Spanned<String>>,
    /// Who sits where.
    pub seats: Spanned<Vec<Spanned<Seat>>>,
    /// Who answers the questions of setup.
    pub setup: Spanned<By>,
    /// Lines of scenarios, each said to the questions of setup that it answers. What no line answers, a bot does.
    #[serde(default)]
    pub answers: Vec<Spanned<String>>,
    /// The level of every bot.
    #[serde(default = "beginner")]
    pub bot: Spanned<u8>,
    /// Whether somebody explains while it is played.
    #[serde(default)]
    pub coach: bool,
    /// About how long it takes.
    pub minutes: u16,
}

/// A seat of a start.
#[derive(Clone, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Seat {
    /// Who sits there.
    pub sitter: Sitter,
    /// What the seat chooses; the rest is as usual.
    #[serde(default)]
    pub options: BTreeMap<String, Spanned<String>>,
}

/// Who sits at a seat.
#[derive(Clone, Copy, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Sitter {
    /// Whoever presses the button.
    You,
    /// A bot.
    Bot,
    /// Whoever gets the link.
    Anyone,
}

/// Which button a start is for.
#[derive(Clone, Copy, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum For {
    /// Somebody's first game.
    First,
    /// A game with a bot.
    Bot,
    /// A game with a friend who gets a link.
    Friend,
    /// A game with a stranger.
    Pair,
}

/// Who answers the questions of setup.
#[derive(Clone, Copy, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum By {
    /// The table, at once.
    Quick,
    /// Whoever is asked.
    Mine,
}

fn beginner() -> Spanned<u8> {
    Spanned::unplaced(2)
}

/// Reads a start; its id is its file's name.
///
/// # Errors
/// Everything that is wrong with the shape of the file.
pub fn read(source: &Source) -> Result<Start, Diagnostics> {
    let start: Start = content::load(source)?;
    let file = source.path().rsplit('/').next().unwrap_or_default();
    let name = file.strip_suffix(".yaml").unwrap_or(file);
    if start.id.as_str() == name {
        return Ok(start);
    }
    let message = format!("the id `{}` is not the file's name", *start.id);
    let help = format!("write `{name}`, or call the file {}.yaml", *start.id);
    Err(Diagnostic::new(Code::FileName, source, start.id.span, message).with_help(help).into())
}

fn chosen(options: &BTreeMap<String, Spanned<String>>) -> Vec<Chosen> {
    let chosen = |(option, value): (&String, &Spanned<String>)| Chosen {
        option: option.clone(),
        value: value.value.clone(),
    };
    options.iter().map(chosen).collect()
}

impl Start {
    /// Whether the table answers the questions of setup.
    pub fn is_quick(&self) -> bool {
        *self.setup == By::Quick
    }

    /// The bot of the level that it names.
    pub fn bot(&self) -> String {
        format!("level-{}", *self.bot)
    }

    /// What is chosen for the table.
    pub fn table(&self) -> Vec<Chosen> {
        chosen(&self.options)
    }

    /// What each seat chooses.
    pub fn chosen(&self) -> Vec<Vec<Chosen>> {
        self.seats.iter().map(|seat| chosen(&seat.options)).collect()
    }

    /// The lines that answer questions of setup.
    pub fn answers(&self) -> Vec<String> {
        self.answers.iter().map(|line| line.value.clone()).collect()
    }

    /// What a lobby shows of it.
    pub fn info(&self, language: Language) -> StartInfo {
        let seat = |seat: &Spanned<Seat>| NewSeat {
            sitter: match seat.sitter {
                Sitter::You => NewSitter::You,
                Sitter::Bot => NewSitter::Bot { bot: self.bot() },
                Sitter::Anyone => NewSitter::Anyone,
            },
            options: chosen(&seat.options),
        };
        let uses = |of: &For| match of {
            For::First => StartUse::First,
            For::Bot => StartUse::Bot,
            For::Friend => StartUse::Friend,
            For::Pair => StartUse::Pair,
        };
        StartInfo {
            id: self.id.to_string(),
            name: language.name(&self.name.0).to_owned(),
            uses: self.uses.iter().map(uses).collect(),
            options: self.table(),
            seats: self.seats.iter().map(seat).collect(),
            setup: match *self.setup {
                By::Quick => SetUp::Quick,
                By::Mine => SetUp::Mine,
            },
            coach: self.coach,
            minutes: self.minutes,
        }
    }
}
