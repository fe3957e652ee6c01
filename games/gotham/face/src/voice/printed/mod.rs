//! What is printed: sheets, tiles and cards as lines of text, skills and missions as sentences from their trees.

mod mission;
mod setup;
mod sheet;
mod skill;
mod term;

use gotham::printed::{HasSkill, Printed as Content};
use table::Why;
use words::refusal::reason;
use words::{Message, Words};

/// Reads out what is printed, in one language. It needs no table.
#[derive(Clone, Copy)]
pub struct Printed<'a> {
    words: &'a Words,
    content: &'a Content,
}

impl<'a> Printed<'a> {
    /// A reader of everything printed.
    pub fn new(words: &'a Words, content: &'a Content) -> Printed<'a> {
        Printed { words, content }
    }

    /// Why an answer is refused: the rule in short.
    pub fn refusal(&self, why: &Why) -> String {
        self.words.say(&reason(self.words, "gotham-why-", why))
    }

    fn name(&self, names: &content::Names) -> String {
        self.words.language().name(names).to_owned()
    }

    /// The name of what stands at a place of a list.
    fn named<T>(&self, list: &[T], place: u16, names: impl Fn(&T) -> &content::Names) -> String {
        let thing = list.get(usize::from(place));
        thing.map_or_else(|| self.words.word("app-unknown"), |thing| self.name(names(thing)))
    }

    /// A skill with its level.
    fn has_skill(&self, has: HasSkill) -> Message {
        let skill = self.named(&self.content.skills, has.skill, |skill| &skill.name.value.0);
        let message = Message::new(match has.below {
            Some(_) => "gotham-skill-below",
            None => "gotham-skill",
        });
        let message = message.with("skill", skill).with("level", has.level);
        match has.below {
            Some(below) => message.with("below", below),
            None => message,
        }
    }

    /// Messages as lines, each said by itself.
    fn lines(&self, lines: impl IntoIterator<Item = Message>) -> String {
        let said: Vec<String> = lines.into_iter().map(|line| self.words.say(&line)).collect();
        said.join("\n")
    }
}
