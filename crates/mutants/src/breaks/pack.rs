//! Breaks that go into the same copy, since none touches what another does.

use std::collections::BTreeSet;

use super::edit::Edit;
use super::file::{BROKEN, Break};

/// Breaks for one build, each with the number that chooses it. Breaks by the same edits have the same number.
#[derive(Default)]
pub struct Pack<'a> {
    pub breaks: Vec<(u32, &'a Break)>,
}

/// As few copies as will do: each break goes into the first in which there is room for it.
pub fn packs(breaks: &[Break]) -> Vec<Pack<'_>> {
    let mut packs: Vec<Pack<'_>> = Vec::new();
    for (number, broken) in (1..).zip(breaks) {
        let room =
            packs.iter_mut().find_map(|pack| pack.number_for(number, broken).map(|number| (pack, number)));
        match room {
            Some((pack, number)) => pack.breaks.push((number, broken)),
            None => packs.push(Pack { breaks: vec![(number, broken)] }),
        }
    }
    packs
}

impl Pack<'_> {
    /// The number that a break would have here, if there is room for it.
    fn number_for(&self, number: u32, broken: &Break) -> Option<u32> {
        let twin = self.breaks.iter().find(|(_, other)| other.edits == broken.edits);
        if let Some(&(number, _)) = twin {
            return Some(number);
        }
        let engine = |broken: &&'_ Break| broken.edits.clone().into_iter().filter(|edit| !edit.is_data());
        let meets =
            |edit: Edit| self.breaks.iter().any(|(_, other)| engine(other).any(|other| other.meets(&edit)));
        let confuses = |(_, other): &(u32, &Break)| confuses(broken, other) || confuses(other, broken);
        (!engine(&broken).any(meets) && !self.breaks.iter().any(confuses)).then_some(number)
    }

    /// A file with all breaks that concern it; none if nothing does.
    pub fn broken(&self, name: &str, text: &str) -> Option<String> {
        let edits = self.breaks.iter().flat_map(|(number, broken)| {
            broken.edits.iter().filter(|edit| edit.file == name).map(move |edit| (edit, *number))
        });
        let edits: BTreeSet<(&Edit, u32)> = edits.collect();
        let mut broken = text.to_owned();
        // From behind, so that what comes before stays where it was.
        for (edit, number) in edits.iter().rev() {
            let asked = edit.text.replace(BROKEN, &format!("crate::is_changed({number}u32)"));
            let new = if edit.is_data() { asked } else { format!(" {asked} ") };
            broken.replace_range(edit.at.0..edit.at.1, &new);
        }
        (!edits.is_empty()).then_some(broken)
    }

    /// Each break of these numbers in a line.
    pub fn told(&self, numbers: &BTreeSet<u32>) -> String {
        let breaks = self.breaks.iter().filter(|(number, _)| numbers.contains(number));
        let lines =
            breaks.map(|(number, Break { rule, broken, .. })| format!("{number}\t{rule}\t{broken}\n"));
        lines.collect()
    }
}

/// The words of a text, as far as Rust sees one.
fn words(text: &str) -> impl Iterator<Item = &str> {
    text.split(|char: char| !char.is_alphanumeric() && char != '_').filter(|word| !word.is_empty())
}

/// The names that an edit gives with `let`.
fn names(edit: &Edit) -> impl Iterator<Item = &str> {
    let mut words = words(&edit.text);
    std::iter::from_fn(move || {
        words.find(|word| *word == "let")?;
        words.find(|word| *word != "mut")
    })
}

/// Whether one break gives a name in one place and means it in another, while the other break gives that name to something
/// else in the same file and may stand between.
fn confuses(one: &Break, other: &Break) -> bool {
    one.edits.iter().any(|giving| {
        names(giving).any(|name| {
            let means = |edit: &Edit| words(&edit.text).any(|word| word == name);
            let elsewhere =
                one.edits.iter().any(|edit| edit != giving && edit.file == giving.file && means(edit));
            let again = |edit: &Edit| edit.file == giving.file && names(edit).any(|again| again == name);
            elsewhere && other.edits.iter().any(again)
        })
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    const ENGINE: &str = "heal(card); hurt(card);";

    fn breaking(here: &str, instead: &str) -> Break {
        let edits = Edit::of("damage.rs", ENGINE, here, instead).expect("it stands there once");
        Break { rule: "damage.some".to_owned(), broken: "Nobody is hurt.".to_owned(), edits }
    }

    #[test]
    fn neighbours_share_a_copy_and_those_who_meet_do_not() {
        let breaks = [
            breaking("hurt(card);", "if !BROKEN { hurt(card); }"),
            breaking("heal(card)", "heal(card, BROKEN)"),
            breaking("hurt(card)", "harm(card, BROKEN)"),
            breaking("hurt(card);", "if !BROKEN { hurt(card); }"),
        ];
        let packs = packs(&breaks);
        let numbers = |pack: &Pack<'_>| pack.breaks.iter().map(|(number, _)| *number).collect::<Vec<_>>();
        assert_eq!(packs.iter().map(numbers).collect::<Vec<_>>(), [vec![1, 2, 1], vec![3]]);
        insta::assert_snapshot!(
            packs[0].broken("damage.rs", ENGINE).unwrap().split_whitespace().collect::<Vec<_>>().join(" "),
            @"heal(card , crate::is_changed(2u32) ); if !crate::is_changed(1u32) { hurt(card); }"
        );
        assert_eq!(packs[0].broken("threat.rs", ENGINE), None);
    }

    #[test]
    fn those_who_give_a_name_twice_do_not_share_a_copy() {
        let mut lasting = breaking("heal(card);", "let mut once = BROKEN; heal(card);");
        lasting.edits.extend(breaking("hurt(card);", "hurt(card); again(once);").edits);
        let breaks = [
            lasting,
            breaking("heal(card)", "heal({ let once = BROKEN; card })"),
            breaking("heal(card)", "heal({ let twice = BROKEN; card })"),
        ];
        let together: Vec<usize> = packs(&breaks).iter().map(|pack| pack.breaks.len()).collect();
        assert_eq!(together, [2, 1], "the third goes with the first");
    }
}
