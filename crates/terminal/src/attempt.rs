//! What was typed freely, tried on a copy of the match: the game says what it means, and the rules judge it.

use host::text::{Meant, Misread};
use host::{Asked, Refused, Sitting};
use wire::table::Why;
use words::Language;

/// What came of trying.
pub enum Attempt {
    /// A match in which it was done.
    Done(Box<dyn Sitting>),
    /// No way of doing it is legal; this reason says the most.
    Refused(Why),
    /// Nothing of the kind is asked now.
    NotAsked,
    /// No figure is called so.
    NoSuchFigure,
    /// The game could not read it, or does not know it.
    Misread(Misread),
}

/// How many questions one line may lead through.
const STEPS: usize = 4;

/// Tries what a line means at the question that stands.
pub fn attempt(sitting: &dyn Sitting, line: &str, language: Language) -> Attempt {
    let mut sitting = sitting.copy();
    for _ in 0..STEPS {
        let Some(&Asked { which, seat, .. }) = sitting.asked().first() else { return Attempt::NotAsked };
        let meant = sitting.text(Some(seat), language).typed(which, line);
        match meant {
            Meant::First(answer) => match sitting.answer(seat, which, &answer, language) {
                Ok(_) => {}
                Err(Refused::Rule(why)) => return Attempt::Refused(*why),
                Err(_) => return Attempt::NotAsked,
            },
            Meant::OneOf(answers) => {
                let mut said: Option<Why> = None;
                for answer in answers {
                    let mut tried = sitting.copy();
                    match tried.answer(seat, which, &answer, language) {
                        Ok(_) => return Attempt::Done(tried),
                        // A measure says more than a plain no; among equals the first is what was most likely meant.
                        Err(Refused::Rule(why)) => {
                            let says_more =
                                said.as_ref().is_none_or(|said| said.value.is_none() && why.value.is_some());
                            if says_more {
                                said = Some(*why);
                            }
                        }
                        Err(_) => {}
                    }
                }
                return said.map_or(Attempt::NotAsked, Attempt::Refused);
            }
            Meant::NotAsked => return Attempt::NotAsked,
            Meant::NoSuchFigure => return Attempt::NoSuchFigure,
            Meant::Misread(misread) => return Attempt::Misread(misread),
            Meant::Unknown => return Attempt::Misread(Misread::Unknown),
        }
    }
    Attempt::NotAsked
}
