//! Characters of one scenario beside those of the packs.

use content::{Checker, Diagnostics, Ids, Seen, Source, fingerprint};

use super::check::{self, Code};
use super::file::{self, Sketch};
use super::{Cards, Character};

/// As many sketches as one scenario may have; with those of the packs their places still fit a `u16`.
const MOST: usize = 100;

impl Cards {
    /// These cards and some sketched in a scenario file, which `source` is. They may name each other and the
    /// characters of the packs as Comrades.
    ///
    /// # Errors
    ///
    /// Everything that is wrong with the sketches.
    pub fn with(&self, source: &Source, sketches: &[Sketch]) -> Result<Cards, Diagnostics> {
        let mut found = Diagnostics::default();
        let mut checker = Checker::new(source, &mut found);
        if let Some(first_too_many) = sketches.get(MOST) {
            let message = format!("{} sketches are too many", sketches.len());
            let help = Some(format!("at most {MOST} in a scenario"));
            checker.report(Code::TooMany, first_too_many.id.span, message, help);
            return Err(found);
        }
        let mut seen = Seen::default();
        for Sketch { id, .. } in sketches {
            checker.unique(&mut seen, id, "the character id");
            if self.character(id.as_str()).is_some() {
                let message = format!("there is a character `{id}` in the packs");
                let help = "give the sketch another id".to_owned();
                checker.report(content::Code::NotUnique, id.span, message, Some(help));
            }
        }
        let known = self.characters.iter().map(|character| character.id.as_str());
        let sketched = sketches.iter().map(|sketch| sketch.id.as_str());
        let all = known.chain(sketched).map(str::to_owned).collect();
        let ids = Ids::of_files("character", &[], all, &Diagnostics::default());

        let mut cards = self.clone();
        let moved = |place: &mut u16| {
            let id = self.characters[usize::from(*place)].id.as_str();
            *place = ids.place(id).expect("every character of the packs is among all ids");
        };
        cards.characters.iter_mut().flat_map(|character| &mut character.abilities.comrades).for_each(moved);
        cards.teams.iter_mut().flat_map(|team| &mut team.members).for_each(moved);
        for sketch in sketches {
            let card = file::Character::from(sketch.clone());
            cards.characters.push(check::character(&mut checker, &card, &ids));
        }
        cards.characters.sort_by(|one: &Character, other| one.id.cmp(&other.id));
        cards.fingerprint = with_sketches(&self.fingerprint, sketches);
        found.into_result(cards)
    }
}

/// A game with sketches is not a game with the packs alone.
fn with_sketches(packs: &str, sketches: &[Sketch]) -> String {
    let written = sketches.iter().map(|sketch| {
        let text = serde_json::to_string(sketch).expect("a sketch is plain data with text keys");
        (sketch.id.as_str(), text)
    });
    let written: Vec<(&str, String)> = written.collect();
    let sketches = written.iter().map(|(id, text)| (*id, text.as_str()));
    fingerprint(sketches.chain([("", packs)]))
}
