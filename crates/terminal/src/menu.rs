//! The choices at a question, numbered: the legal ones, then those that a rule forbids.

use std::io::Write;

use host::text::{Called, Group, Menu};
use words::{Message, Words};

use crate::screen::{style, width, wrap};

/// So many of each group of places are shown until all are wanted.
const SHOWN: usize = 3;
/// Places for a figure are suggested in rows; one of so many is shown until all are wanted.
const SPACED: usize = 5;

/// Whether the choice of this number in its group is shown before all are wanted.
fn shows(group: Group, number: usize) -> bool {
    match group {
        Group::None | Group::Last | Group::Here | Group::Forbidden => true,
        Group::Direction(_) => number <= SHOWN,
        Group::Figure(_) => number % SPACED == 1 && number / SPACED < SHOWN,
        Group::FarFetched => false,
    }
}

/// Prints a question with its choices; unless `all`, only the first of each large group.
///
/// # Errors
/// When nobody reads any more.
pub fn print(
    out: &mut impl Write,
    menu: &Menu,
    words: &Words,
    figures: &[Called],
    commands: &[&str],
    all: bool,
) -> anyhow::Result<()> {
    let (bold, faint, typed) = (style::HEADING, style::FAINT, style::TYPED);
    writeln!(out, "\n{bold}{}{bold:#}", menu.title)?;
    if let Some(because) = &menu.because {
        writeln!(out, "{faint}{}{faint:#}", wrap(because, 2, width()))?;
    }
    let (mut hidden, mut of_figures, mut in_group) = (0, false, 0);
    let mut last: Option<Group> = None;
    for (number, entry) in (1..).zip(&menu.entries) {
        if last != Some(entry.group) {
            last = Some(entry.group);
            in_group = 0;
            if let Some(heading) = heading(entry.group, words, figures) {
                writeln!(out, "  {heading}")?;
            }
        }
        in_group += 1;
        if !all && !shows(entry.group, in_group) {
            hidden += usize::from(entry.why.is_none());
            of_figures |= matches!(entry.group, Group::Figure(_));
            continue;
        }
        let text = &entry.text;
        match &entry.why {
            None => writeln!(out, "{typed}{number:>4}{typed:#}  {text}")?,
            Some(why) => writeln!(out, "{faint}{number:>4}  {text} ({}){faint:#}", why.text)?,
        }
    }
    if hidden > 0 {
        let more = Message::new(hint(of_figures, commands)).with("count", hidden);
        writeln!(out, "{faint}      {}{faint:#}", words.say(&more))?;
    }
    Ok(())
}

/// What to type for a place of one's own: the key of the hint.
fn hint(of_figures: bool, commands: &[&str]) -> &'static str {
    match of_figures {
        true if commands.contains(&"deploy") => "terminal-menu-more-deploy",
        false if commands.contains(&"at") => "terminal-menu-more",
        _ => "terminal-menu-more-listed",
    }
}

fn heading(group: Group, words: &Words, figures: &[Called]) -> Option<String> {
    const DIRECTIONS: [&str; 8] = [
        "app-direction-east",
        "app-direction-north-east",
        "app-direction-north",
        "app-direction-north-west",
        "app-direction-west",
        "app-direction-south-west",
        "app-direction-south",
        "app-direction-south-east",
    ];
    match group {
        Group::None | Group::Last | Group::Forbidden | Group::FarFetched => None,
        Group::Here => Some(words.word("terminal-menu-here")),
        Group::Direction(eighth) => {
            let direction = Message::new(DIRECTIONS[usize::from(eighth) % 8]);
            Some(words.say(&Message::new("terminal-menu-direction").with("direction", direction)))
        }
        Group::Figure(number) => figures.get(usize::from(number)).map(|figure| figure.shown.clone()),
    }
}

#[cfg(test)]
mod tests {
    use host::text::Entry;
    use wire::table::Why;
    use words::Language;

    use super::*;

    fn entry(text: &str, group: Group) -> Entry {
        let refused = matches!(group, Group::Forbidden | Group::FarFetched);
        let why = Why { rule: "a.rule".into(), text: "no".into(), value: None, limit: None };
        Entry { answer: serde_json::Value::Null, text: text.to_owned(), why: refused.then_some(why), group }
    }

    fn printed(entries: &[Entry], all: bool) -> String {
        let menu = Menu { title: "What?".into(), because: None, entries: entries.to_vec() };
        let mut out = Vec::new();
        print(&mut out, &menu, &Words::of(Language::En), &[], &["at"], all)
            .expect("a list of bytes can be written to");
        anstream::adapter::strip_str(&String::from_utf8(out).expect("words are text")).to_string()
    }

    #[test]
    fn what_no_player_thinks_of_waits_for_all() {
        let entries = [
            entry("the figure", Group::None),
            entry("a figure out of reach", Group::Forbidden),
            entry("a car out of reach", Group::FarFetched),
        ];
        let (few, all) = (printed(&entries, false), printed(&entries, true));
        assert!(few.contains("   2  a figure out of reach (no)") && !few.contains("a car"), "{few}");
        assert!(all.contains("   3  a car out of reach (no)"), "{all}");
        assert!(!few.contains("more:"), "what is forbidden is not counted: {few}");
    }

    #[test]
    fn of_each_direction_a_few_places_are_shown_and_the_others_counted() {
        let places: Vec<Entry> =
            (0..5).map(|place| entry(&format!("place {place}"), Group::Direction(0))).collect();
        let few = printed(&places, false);
        assert!(few.contains("place 2") && !few.contains("place 3"), "{few}");
        assert!(few.contains("2 more: type all to see them, or a place of your own"), "{few}");
    }
}
