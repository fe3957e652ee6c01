//! The shape of a lesson file, the same for every game.

use content::{Names, Spanned, Spelled};
use schemars::JsonSchema;
use serde::Deserialize;
use serde::de::{Deserializer, Error};

use crate::file::Then;
use crate::schema::Question;
use crate::{Named, Scenic};

/// A lesson.
#[derive(Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields, bound(deserialize = ""))]
#[schemars(rename = "Lesson", bound = "")]
pub struct File<S: Scenic> {
    #[serde(default)]
    pub game: Option<Spanned<String>>,
    /// Its id: what stands behind the number in the file's name.
    pub lesson: Spanned<String>,
    pub title: Texts,
    pub minutes: Spanned<u8>,
    #[serde(default)]
    pub needs: Vec<Spanned<String>>,
    pub teaches: Vec<Spanned<String>>,
    /// What is agreed at the table, as a lobby offers it.
    #[serde(default)]
    pub table: Named<Spanned<String>>,
    /// And by each seat.
    #[serde(default)]
    pub seats: Vec<Named<Spanned<String>>>,
    #[serde(default)]
    pub given: S::Given,
    #[serde(default)]
    pub dice: Vec<Spanned<S::Roll>>,
    #[serde(default)]
    pub draws: Vec<Spanned<String>>,
    /// Questions to the learner that pass by themselves.
    #[serde(default)]
    #[schemars(with = "Vec<Question>")]
    pub pass: Vec<Spanned<String>>,
    pub steps: Spanned<Vec<Spanned<Step<S>>>>,
}

/// A step: something is said, one answer is sought, or something is to be reached.
#[derive(Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields, bound(deserialize = ""))]
#[schemars(rename = "Step", bound = "")]
pub struct Step<S: Scenic> {
    /// Lines that are said before it, by whoever they speak of.
    #[serde(default, rename = "do")]
    pub lines: Vec<Spanned<String>>,
    #[serde(default)]
    pub say: Option<Texts>,
    #[serde(default)]
    pub goal: Option<Texts>,
    #[serde(default)]
    pub task: Option<Texts>,
    #[serde(default)]
    pub show: Vec<Spanned<String>>,
    /// Of a goal: any of these lines; the first is the solution.
    #[serde(default)]
    pub right: Vec<Spanned<String>>,
    /// Of a goal: lines that are played on, told, and taken back.
    #[serde(default)]
    pub also: Vec<Also<S>>,
    /// Of a goal: what any other answer comes to.
    #[serde(default, rename = "else")]
    pub otherwise: Option<Otherwise>,
    /// Of a task: lines that reach it.
    #[serde(default)]
    pub solution: Vec<Spanned<String>>,
    /// Of a task: what is said when it was missed, the next one each time.
    #[serde(default)]
    pub nudges: Vec<Texts>,
    /// Of a task: it is missed after so many answers.
    #[serde(default)]
    pub answers_at_most: Option<Spanned<u8>>,
    /// The question or the event at which the step is over.
    #[serde(default)]
    pub until: Option<Spanned<String>>,
    #[serde(default)]
    pub then: Then<S>,
}

/// An answer that is legal and instructive.
#[derive(Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields, bound(deserialize = ""))]
#[schemars(rename = "Also", bound = "")]
pub struct Also<S: Scenic> {
    #[serde(rename = "try")]
    pub line: Spanned<String>,
    pub say: Texts,
    /// Its own dice, where those of the file do not fit it.
    #[serde(default)]
    pub dice: Vec<Spanned<S::Roll>>,
    #[serde(default)]
    pub draws: Vec<Spanned<String>>,
}

/// What an answer comes to that the step does not name.
pub enum Otherwise {
    /// It is taken back, with a nudge where there is one.
    Back(Option<Texts>),
    /// It stands.
    On,
}

/// How an `else` that is a map is written.
#[derive(Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
struct Nudge {
    say: Texts,
}

impl<'de> Deserialize<'de> for Otherwise {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Otherwise, D::Error> {
        content::spelled(deserializer)
    }
}

impl<'de> Spelled<'de> for Otherwise {
    const EXPECTED: &'static str = "`back`, `on`, or `say` with a nudge";

    fn of_word<E: Error>(word: &str) -> Result<Otherwise, E> {
        match word {
            "back" => Ok(Otherwise::Back(None)),
            "on" => Ok(Otherwise::On),
            _ => Err(E::unknown_variant(word, &["back", "on"])),
        }
    }

    fn of_map<D: Deserializer<'de>>(map: D) -> Result<Otherwise, D::Error> {
        Nudge::deserialize(map).map(|nudge| Otherwise::Back(Some(nudge.say)))
    }
}

impl JsonSchema for Otherwise {
    fn inline_schema() -> bool {
        true
    }

    fn schema_name() -> std::borrow::Cow<'static, str> {
        "Otherwise".into()
    }

    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        let word = serde_json::json!({ "enum": ["back", "on"] });
        crate::schema::either(word, generator.subschema_for::<Nudge>())
    }
}

/// A sentence in each of our languages.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(rename = "Texts")]
pub struct Texts {
    pub en: Spanned<String>,
    pub fr: Spanned<String>,
    pub de: Spanned<String>,
}

impl Texts {
    /// Each of them.
    pub fn each(&self) -> [&Spanned<String>; 3] {
        [&self.en, &self.fr, &self.de]
    }

    /// Without their places.
    pub fn names(&self) -> Names {
        let [en, fr, de] = self.each().map(|text| text.value.clone());
        Names { en, fr, de }
    }
}
