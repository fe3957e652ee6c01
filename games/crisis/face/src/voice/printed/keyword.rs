//! Keywords: innate superpowers whose text is in the book.

use crisis::card::ability::{self, Condition};
use words::{Arg, Join, Message};

use super::Printed;
use crate::voice::term;

/// A keyword or a condition, and what it does.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Keyword {
    /// "Healing Factor 2".
    pub name: String,
    /// What it does, in a sentence.
    pub text: String,
}

impl Printed<'_> {
    /// A keyword.
    pub fn keyword(&self, keyword: &ability::Keyword) -> Keyword {
        let (name, text) = match keyword {
            ability::Keyword::Flight => {
                (Message::new("crisis-keyword-flight"), Message::new("crisis-keyword-flight-text"))
            }
            ability::Keyword::WallCrawler => (
                Message::new("crisis-keyword-wall-crawler"),
                Message::new("crisis-keyword-wall-crawler-text"),
            ),
            ability::Keyword::Stealth => {
                (Message::new("crisis-keyword-stealth"), Message::new("crisis-keyword-stealth-text"))
            }
            ability::Keyword::Immunity(conditions) => {
                let all = conditions.iter().map(|it| self.condition_phrase(it.condition));
                let all = Arg::List(all.collect(), Join::Comma);
                (
                    Message::new("crisis-keyword-immunity").with("conditions", all.clone()),
                    Message::new("crisis-keyword-immunity-text").with("conditions", all),
                )
            }
            ability::Keyword::HealingFactor(x) => (
                Message::new("crisis-keyword-healing-factor").with("x", *x),
                Message::new("crisis-keyword-healing-factor-text").with("x", *x),
            ),
            ability::Keyword::GemBearer(gems) => {
                let names = gems.iter().map(|gem| match self.cards.gems.get(usize::from(gem.place)) {
                    Some(printed) => self.name(&printed.name).to_owned(),
                    None => gem.id.value.to_string(),
                });
                let names = Arg::List(term::parts(names.collect::<Vec<_>>()), Join::Comma);
                (
                    Message::new("crisis-keyword-gem-bearer").with("gems", names.clone()),
                    Message::new("crisis-keyword-gem-bearer-text").with("gems", names),
                )
            }
            ability::Keyword::SeveralGems(count) => (
                Message::new("crisis-keyword-several-gems").with("count", *count),
                Message::new("crisis-keyword-several-gems-text").with("count", *count),
            ),
            ability::Keyword::Grunts(parents) => {
                let names =
                    parents.iter().map(|parent| match self.cards.characters.get(usize::from(parent.place)) {
                        Some(card) => self.name(&card.name).to_owned(),
                        None => parent.id.value.to_string(),
                    });
                let names = Arg::List(term::parts(names.collect::<Vec<_>>()), Join::Comma);
                (
                    Message::new("crisis-keyword-grunts").with("parents", names.clone()),
                    Message::new("crisis-keyword-grunts-text").with("parents", names),
                )
            }
        };
        Keyword { name: self.say(&name), text: self.say(&text) }
    }

    /// The ten conditions of the book, then those of the packs.
    pub fn conditions(&self) -> Vec<Keyword> {
        let others = (0..self.cards.conditions.len()).filter_map(|place| u8::try_from(place).ok());
        Condition::ALL
            .into_iter()
            .chain(others.map(Condition::Other))
            .map(|condition| Keyword {
                name: self.condition(condition),
                text: self.condition_text(condition),
            })
            .collect()
    }
}
