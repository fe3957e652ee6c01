//! From a message to a sentence.

use std::borrow::Cow;
use std::sync::{Arc, LazyLock};

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentMessage, FluentResource, FluentValue};
use rust_embed::RustEmbed;
use unic_langid::LanguageIdentifier;

use crate::number::{an, capital, with_comma, written};
use crate::{Arg, Join, Language, Message};

/// The files of all languages, as they were when this was built; but for those that only the pages read, which the
/// browser makes its own sentences of.
#[derive(RustEmbed)]
#[folder = "../../locales"]
#[include = "*.ftl"]
#[exclude = "*/table.ftl"]
#[exclude = "*/web.ftl"]
struct Locales;

/// The grammatical case of a phrase whose sentence asks for none.
const NO_CASE: &str = "plain";

/// A phrase around another one hands on the case in which it is said itself.
const SAME_CASE: &str = "same";

/// All words of one language, with the English ones behind them.
pub struct Words {
    language: Language,
    own: FluentBundle<Arc<FluentResource>>,
    english: FluentBundle<Arc<FluentResource>>,
}

impl Words {
    /// The words of a language that all games share.
    pub fn of(language: Language) -> Words {
        Words::with(language, &[], &[])
    }

    /// The words of a language that all games share, and those of one game: the code of a language with a Fluent text.
    pub fn of_game(language: Language, texts: &[(&str, &str)]) -> Words {
        let of = |language: Language| -> Vec<Arc<FluentResource>> {
            let own = texts.iter().filter(|(code, _)| *code == language.code());
            own.map(|(_, text)| resource((*text).to_owned())).collect()
        };
        Words::with(language, &of(language), &of(Language::En))
    }

    /// The words of a language that all games share, and those of one game: in this language, and in English behind it.
    pub(crate) fn with(
        language: Language,
        own: &[Arc<FluentResource>],
        english: &[Arc<FluentResource>],
    ) -> Words {
        Words { language, own: bundle(language, own), english: bundle(Language::En, english) }
    }

    /// The language.
    pub fn language(&self) -> Language {
        self.language
    }

    /// Says a message. What this language lacks is said in English, and what English lacks by its key.
    pub fn say(&self, message: &Message) -> String {
        let said = self.say_in(message, NO_CASE);
        // A name that ends in an exclamation mark ends the sentence, too.
        if said.contains("!.") { said.replace("!.", "!") } else { said }
    }

    /// Says a message that has no arguments.
    pub fn word(&self, key: &'static str) -> String {
        self.say(&Message::new(key))
    }

    /// Whether there are words for a key, in this language or in English.
    pub fn knows(&self, key: &str) -> bool {
        self.own.has_message(key) || self.english.has_message(key)
    }

    fn say_in(&self, message: &Message, case: &str) -> String {
        let found = [&self.own, &self.english].into_iter().find_map(|bundle| {
            let found = bundle.get_message(&message.key)?;
            Some((bundle, found.value()?, found))
        });
        let Some((bundle, pattern, found)) = found else { return message.key.to_string() };
        let mut args = FluentArgs::with_capacity(message.args.len() + 1);
        for (name, arg) in &message.args {
            let wanted = wanted_case(bundle, &found, name);
            let wanted = match wanted.as_deref() {
                Some(SAME_CASE) => case,
                Some(wanted) => wanted,
                None => NO_CASE,
            };
            args.set(*name, self.value(arg, wanted));
        }
        args.set("case", case);
        // A mistake in a file shows in the text, as `{$name}`; the tests of the locales find it before a player does.
        bundle.format_pattern(pattern, Some(&args), &mut Vec::new()).into_owned()
    }

    fn value(&self, arg: &Arg, case: &str) -> FluentValue<'static> {
        match arg {
            Arg::Number(number) => FluentValue::from(*number),
            Arg::Inches(inches) => FluentValue::from(inches.rounded()),
            Arg::Name(name) => FluentValue::from(name.clone()),
            Arg::Message(message) => FluentValue::from(self.say_in(message, case)),
            Arg::List(parts, join) => FluentValue::from(self.list(parts, *join, case)),
        }
    }

    fn list(&self, parts: &[Arg], join: Join, case: &str) -> String {
        let said: Vec<String> = parts.iter().map(|part| self.part(part, case)).collect();
        let last_two = match join {
            Join::And => "app-list-and",
            Join::Or => "app-list-or",
            Join::Comma => return said.join(", "),
            Join::Slash => return said.join("/"),
            Join::Space => return said.join(" "),
            Join::Dot => return said.join(" · "),
            Join::Lines => return said.iter().map(|line| format!("\n• {line}")).collect(),
            Join::Semicolon => {
                let two = |first: String, last: &String| {
                    self.say(&Message::new("app-list-semicolon").with("first", first).with("last", &**last))
                };
                let Some((first, others)) = said.split_first() else { return String::new() };
                return others.iter().fold(first.clone(), two);
            }
        };
        let Some((last, before @ [_, ..])) = said.split_last() else { return said.concat() };
        self.say(&Message::new(last_two).with("first", before.join(", ")).with("last", &**last))
    }

    /// One part of a list; numbers too are written as the language writes them.
    fn part(&self, part: &Arg, case: &str) -> String {
        match self.value(part, case) {
            FluentValue::String(text) => text.into_owned(),
            FluentValue::Number(number) => written(self.language, &number),
            _ => String::new(),
        }
    }
}

/// The case in which a message wants one of its arguments: an attribute of that argument's name.
fn wanted_case<'b>(
    bundle: &'b FluentBundle<Arc<FluentResource>>,
    message: &FluentMessage<'b>,
    name: &str,
) -> Option<Cow<'b, str>> {
    let attribute = message.get_attribute(name)?;
    Some(bundle.format_pattern(attribute.value(), None, &mut Vec::new()))
}

/// A file of words. What can be read of a broken one is used; that none is broken is held by the tests.
pub(crate) fn resource(text: String) -> Arc<FluentResource> {
    Arc::new(FluentResource::try_new(text).unwrap_or_else(|(readable, _)| readable))
}

/// The files that all games share, read once.
static SHARED: LazyLock<[Vec<Arc<FluentResource>>; Language::ALL.len()]> = LazyLock::new(|| {
    Language::ALL.map(|language| {
        let folder = format!("{language}/");
        let files = Locales::iter().filter(|path| path.starts_with(&folder));
        let files = files.filter_map(|path| Locales::get(&path));
        files.map(|file| resource(String::from_utf8_lossy(&file.data).into_owned())).collect()
    })
});

fn bundle(language: Language, of_game: &[Arc<FluentResource>]) -> FluentBundle<Arc<FluentResource>> {
    let mut bundle = FluentBundle::new_concurrent(vec![identifier(language)]);
    // Names are written from left to right in all our languages, and terminals show the isolation marks as boxes.
    bundle.set_use_isolating(false);
    match language {
        Language::En => {}
        Language::Fr | Language::De => bundle.set_formatter(Some(with_comma)),
    }
    // A name can be taken only once, and these are the first functions of a new bundle.
    let _ = bundle.add_function("CAPITAL", |positional, _named| capital(positional));
    let _ = bundle.add_function("AN", |positional, _named| an(positional));
    // `Language::ALL` lists the languages in the order of their declaration.
    for resource in SHARED[language as usize].iter().chain(of_game) {
        bundle.add_resource_overriding(Arc::clone(resource));
    }
    bundle
}

fn identifier(language: Language) -> LanguageIdentifier {
    // The code of a language is an identifier by itself; one that could not be read would only cost its plurals.
    language.code().parse().unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Inches, Voices};

    fn list(count: i64, join: Join) -> Arg {
        Arg::List((1..=count).map(Arg::Number).collect(), join)
    }

    /// The words of a made-up game.
    fn tiny() -> Voices {
        Voices::new(&[
            (
                "en",
                "done = They complete { $card }.\nranged = ranged { $inches } { $inches ->\n    [one] inch\n   *[other] inches\n }",
            ),
            (
                "fr",
                "ranged = à distance { $inches } { $inches ->\n    [one] pouce\n   *[other] pouces\n }\nbegan = { CAPITAL($phase) }.\nsetup = déploiement",
            ),
            (
                "de",
                "ranged = Fernkampf { $inches } Zoll\n\
                 enemy = { $case ->\n    [accusative] einen Gegner\n   *[plain] ein Gegner\n }\n\
                 small = { $who } der Größe { $size }\n    .who = same\n\
                 walk = bewege { $whom }\n    .whom = accusative\n\
                 up = { $whom } steht auf\n    .whom = plain",
            ),
        ])
    }

    #[test]
    fn a_name_that_ends_in_an_exclamation_mark_ends_its_sentence() {
        let voices = tiny();
        let completes = |card: &str| voices.of(Language::En).say(&Message::new("done").with("card", card));
        assert_eq!(completes("Secret Rendezvous"), "They complete Secret Rendezvous.");
        assert_eq!(completes("The Break-In!"), "They complete The Break-In!");
    }

    /// A list as a sentence shows it.
    fn joined(language: Language, list: Arg) -> String {
        Words::of(language).say(&Message::new("app-name-quoted").with("name", list))
    }

    #[test]
    fn one_set_of_words_serves_all_threads() {
        fn shared<T: Send + Sync>(_: &T) {}
        shared(&Words::of(Language::En));
    }

    #[test]
    fn lists_end_with_a_word() {
        assert_eq!(joined(Language::En, list(0, Join::And)), "“”");
        assert_eq!(joined(Language::En, list(1, Join::And)), "“1”");
        assert_eq!(joined(Language::De, list(2, Join::And)), "„1 und 2“");
        assert_eq!(joined(Language::En, list(3, Join::Or)), "“1, 2 or 3”");
        assert_eq!(joined(Language::Fr, list(3, Join::Semicolon)), "«\u{a0}1\u{a0}; 2\u{a0}; 3\u{a0}»");
        assert_eq!(joined(Language::De, list(3, Join::Dot)), "„1 · 2 · 3“");
        assert_eq!(joined(Language::En, list(2, Join::Lines)), "“\n• 1\n• 2”");
        let speeds = Arg::List(vec![Inches(4_500).into(), Inches(7_000).into()], Join::Slash);
        assert_eq!(joined(Language::De, speeds), "„4,5/7“");
    }

    #[test]
    fn inches_have_the_decimal_sign_and_the_plural_of_the_language() {
        let voices = tiny();
        let ranged =
            |language, mils| voices.of(language).say(&Message::new("ranged").with("inches", Inches(mils)));
        assert_eq!(ranged(Language::En, 1_000), "ranged 1 inch");
        assert_eq!(ranged(Language::En, 1_500), "ranged 1.5 inches");
        assert_eq!(ranged(Language::Fr, 1_500), "à distance 1,5 pouce");
        assert_eq!(ranged(Language::Fr, 2_000), "à distance 2 pouces");
        assert_eq!(ranged(Language::De, 12_346), "Fernkampf 12,35 Zoll");
    }

    #[test]
    fn a_sentence_asks_for_the_case_of_its_phrases() {
        let voices = tiny();
        let german = voices.of(Language::De);
        let about = |key| Message::new(key).with("whom", Message::new("enemy"));
        assert_eq!(german.say(&about("walk")), "bewege einen Gegner");
        assert_eq!(german.say(&about("up")), "ein Gegner steht auf");
    }

    #[test]
    fn a_phrase_hands_its_case_on_to_the_phrase_inside() {
        let voices = tiny();
        let small = Message::new("small").with("who", Message::new("enemy")).with("size", 2);
        let walk = Message::new("walk").with("whom", small);
        assert_eq!(voices.of(Language::De).say(&walk), "bewege einen Gegner der Größe 2");
    }

    #[test]
    fn a_phrase_that_begins_a_sentence_has_a_capital() {
        let voices = tiny();
        let began = Message::new("began").with("phase", Message::new("setup"));
        assert_eq!(voices.of(Language::Fr).say(&began), "Déploiement.");
    }

    #[test]
    fn what_nobody_has_words_for_is_said_by_its_key() {
        assert_eq!(Words::of(Language::Fr).say(&Message::new("nothing").with("x", 1)), "nothing");
    }
}
