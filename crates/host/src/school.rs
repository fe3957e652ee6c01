//! The lessons of a game, played without anything that is kept: a lesson's position is short, so that it is played again from
//! its beginning with all that was done in it.

use std::sync::Arc;

use content::{Diagnostics, Names};
use table::{Fairness, Game, Match, Seat, Seed};
use wire::lessons::{LessonHead, LessonMove, LessonVerdict, LessonView, StepKind};
use wire::lobby::Chosen;
use wire::play::{Ask, FromServer};
use wire::problem::{Code, Problem};
use wire::table::{Fair, Mark, SeatView, Sitter, Status, TableView, Undo};
use words::Language;

use crate::host::Stock;
use crate::played::Played;
use crate::{Reach, Reached, Refused, Sitting as _, forbidden, problem};

/// The lessons of a game, for a reader of one language.
pub trait School {
    /// All of them, in the order in which they are learned.
    ///
    /// # Errors
    /// None in a binary whose tests passed.
    fn lessons(&self) -> Result<Vec<LessonHead>, Problem>;

    /// How a lesson stands after all that was done in it.
    ///
    /// # Errors
    /// When there is no such lesson, or what was done can't be read.
    fn play(&self, id: &str, moves: &[LessonMove]) -> Result<LessonView, Problem>;

    /// What somebody wants to know then: where a place leads, what the odds are, how far it is.
    ///
    /// # Errors
    /// When there is no such lesson, nobody is asked, or lessons have no answer to such a wish.
    fn ask(&self, id: &str, moves: &[LessonMove], ask: &Ask) -> Result<FromServer, Problem>;
}

/// What a lesson says about itself.
pub struct LessonAbout {
    /// Its id.
    pub id: String,
    /// Its title.
    pub title: Names,
    /// About how long it takes.
    pub minutes: u8,
    /// The lessons before it.
    pub needs: Vec<String>,
    /// The rules it teaches.
    pub teaches: Vec<String>,
    /// How many steps it has.
    pub steps: u8,
    /// What is agreed at its table, and by each seat: nothing but names and headings hangs on it.
    pub table: Vec<Chosen>,
    /// By each seat.
    pub seats: Vec<Vec<Chosen>>,
}

/// A lesson as it stands.
pub struct Lesson<G: Game> {
    /// What it says about itself.
    pub about: LessonAbout,
    /// The game.
    pub game: Match<G>,
    /// Where the learner sits.
    pub seat: Seat,
    /// The step that stands.
    pub step: Step,
    /// What came of the last thing that was done.
    pub verdict: Option<Outcry<G::Answer>>,
    /// How many stars it comes to.
    pub stars: u8,
}

/// The step that stands.
pub struct Step {
    /// Its number, from 0.
    pub number: u8,
    /// What kind it is.
    pub kind: StepKind,
    /// What the coach says.
    pub text: Option<Names>,
    /// What the coach points at on the board.
    pub show: Vec<Mark>,
    /// What the coach points at beside it.
    pub parts: Vec<String>,
    /// What was done is only shown, and taken back next.
    pub aside: bool,
    /// Whether a question may be answered now.
    pub asks: bool,
}

/// What came of something that was done, as the rules know it.
#[derive(Clone, Debug)]
pub enum Outcry<A> {
    /// It was right.
    Right,
    /// It is instructive.
    Told(Names),
    /// It is not what is sought.
    Back(Option<Names>),
    /// What was to be reached was not.
    Missed(Option<Names>),
    /// The rules forbid it.
    Refused(table::Why),
    /// It can't be read as an answer.
    Malformed(String),
    /// What to do.
    Hint(Option<A>),
}

/// The school of a game.
pub(crate) struct Taught<'a, G: Game> {
    pub stock: &'a Arc<Stock<G>>,
    pub language: Language,
}

/// The id of a lesson by its file: `games/GAME/lessons/01-hit.yaml` is `hit`, the first.
fn numbered(path: &str) -> Option<(u8, &str)> {
    let name = path.rsplit('/').next()?.strip_suffix(".yaml")?;
    let (number, id) = name.split_once('-')?;
    Some((number.parse().ok()?, id))
}

impl<G: Game> Taught<'_, G> {
    fn file(&self, id: &str) -> Result<(u8, (&'static str, &'static str)), Problem> {
        let files = self.stock.parts.lessons.iter();
        let mut known = files.filter_map(|file| Some((numbered(file.0)?, *file)));
        let found = known.find(|((_, called), _)| *called == id).map(|((number, _), file)| (number, file));
        found.ok_or_else(|| problem(Code::NoSuchThing, format!("`{}` has no lesson `{id}`", G::NAME)))
    }

    fn open(&self, file: (&str, &str), moves: &[LessonMove]) -> Result<Lesson<G>, Problem> {
        let script = self.stock.parts.script;
        let script =
            script.ok_or_else(|| problem(Code::NoSuchThing, format!("`{}` has no lessons", G::NAME)))?;
        let wrong =
            |found: Diagnostics| problem(Code::Internal, format!("a lesson is not in order\n{found}"));
        let lesson = script.lesson(file, &self.stock.content, moves).map_err(wrong)?;
        match &lesson.verdict {
            Some(Outcry::Malformed(why)) => Err(problem(Code::Malformed, why.clone())),
            _ => Ok(lesson),
        }
    }

    fn head(&self, number: u8, about: &LessonAbout) -> LessonHead {
        LessonHead {
            game: G::NAME.to_owned(),
            id: about.id.clone(),
            number,
            title: self.language.name(&about.title).to_owned(),
            minutes: about.minutes,
            needs: about.needs.clone(),
            teaches: about.teaches.clone(),
            steps: about.steps,
        }
    }

    /// The match of a lesson as any other is held.
    fn played(&self, about: &LessonAbout, game: Match<G>) -> Result<Played<G>, Problem> {
        let (parts, words) = (self.stock.parts, self.stock.voices.of(self.language));
        let seats = usize::from(G::seats(game.now().state));
        let chosen: Vec<Vec<Chosen>> =
            (0..seats).map(|seat| about.seats.get(seat).cloned().unwrap_or_default()).collect();
        let setup = parts.setups.choose(game.content(), &about.table, &chosen, words)?;
        let (stock, content) = (Arc::clone(self.stock), Arc::clone(game.content()));
        // Nothing of a lesson is secret, and what is rolled stands in its file.
        let fairness = Fairness::alone(Seed::from_number(0));
        Ok(Played::new(stock, content, setup, fairness, game, Vec::new()))
    }

    fn view(
        &self,
        lesson: &LessonHead,
        played: &Played<G>,
        seat: Seat,
        asks: bool,
        moves: usize,
    ) -> TableView {
        let page = played.page(Some(seat), self.language);
        let mut position = page.position();
        if !asks {
            position.questions.clear();
        }
        let (standing, told) = (page.standing(), page.log(0));
        let seats = (0u8..).zip(played.players(self.language)).map(|(place, plays)| SeatView {
            seat: place,
            sitter: if place == seat.0 {
                Sitter::Person { name: plays.clone(), here: true }
            } else {
                Sitter::Bot { bot: "lesson".to_owned(), name: plays.clone() }
            },
            stand_in: false,
            you: place == seat.0,
            plays,
            clock: None,
        });
        TableView {
            table: format!("{}/{}", lesson.game, lesson.id),
            game: lesson.game.clone(),
            name: lesson.title.clone(),
            seq: u32::try_from(moves).unwrap_or(u32::MAX),
            status: match standing.outcome {
                Some(result) if !asks => Status::Over { result },
                _ => Status::Playing,
            },
            public: false,
            seats: seats.collect(),
            position: Some(position),
            log: told.lines,
            log_from: 0,
            beats: told.beats,
            undo: Undo { free: false, by_consent: false, asked: None },
            fair: Fair { commitment: String::new(), nonces: Vec::new(), inherited: 0, seed: None },
            frozen: None,
            start: None,
            watchers: 0,
            invitations: Vec::new(),
        }
    }

    fn verdict(&self, content: &G::Content, outcry: Outcry<G::Answer>) -> Option<LessonVerdict> {
        let said =
            |text: Option<Names>| text.map_or(String::new(), |text| self.language.name(&text).to_owned());
        Some(match outcry {
            Outcry::Right => LessonVerdict::Right,
            Outcry::Told(text) => LessonVerdict::Told { text: said(Some(text)) },
            Outcry::Back(text) => LessonVerdict::Back { text: said(text) },
            Outcry::Missed(text) => LessonVerdict::Missed { text: said(text) },
            Outcry::Refused(why) => {
                let words = self.stock.voices.of(self.language);
                let sentence = self.stock.parts.voice.refusal(content, &why, words);
                LessonVerdict::Refused { why: forbidden::said(&why, sentence) }
            }
            Outcry::Malformed(_) => return None,
            Outcry::Hint(answer) => {
                let answer = serde_json::to_value(answer).expect("an answer is plain data with text keys");
                LessonVerdict::Hint { answer }
            }
        })
    }
}

impl<G: Game> School for Taught<'_, G> {
    fn lessons(&self) -> Result<Vec<LessonHead>, Problem> {
        let files = self.stock.parts.lessons.iter();
        let known = files.filter_map(|file| Some((numbered(file.0)?.0, *file)));
        known.map(|(number, file)| Ok(self.head(number, &self.open(file, &[])?.about))).collect()
    }

    fn play(&self, id: &str, moves: &[LessonMove]) -> Result<LessonView, Problem> {
        let (number, file) = self.file(id)?;
        let Lesson { about, game, seat, step, verdict, stars } = self.open(file, moves)?;
        let head = self.head(number, &about);
        let content = Arc::clone(game.content());
        let played = self.played(&about, game)?;
        let view = self.view(&head, &played, seat, step.asks, moves.len());
        Ok(LessonView {
            lesson: head,
            view,
            step: step.number,
            kind: step.kind,
            text: step.text.map_or(String::new(), |text| self.language.name(&text).to_owned()),
            show: step.show,
            parts: step.parts,
            verdict: verdict.and_then(|outcry| self.verdict(&content, outcry)),
            aside: step.aside,
            stars,
        })
    }

    fn ask(&self, id: &str, moves: &[LessonMove], ask: &Ask) -> Result<FromServer, Problem> {
        let (_, file) = self.file(id)?;
        let Lesson { about, game, seat, .. } = self.open(file, moves)?;
        let played = self.played(&about, game)?;
        let page = played.page(Some(seat), self.language);
        let not_asked =
            |_: Refused| problem(Code::NotAsked, "nobody is asked that in this lesson now".to_owned());
        match ask {
            Ask::Reach { which, x, y, z, figure, via, .. } => {
                let at = Reach { x: *x, y: *y, z: *z, figure: *figure, via: via.clone() };
                let Reached { choices, why } = page.reach(*which, &at).map_err(not_asked)?;
                Ok(FromServer::Reached { re: 0, choices, why })
            }
            Ask::Odds { which, answer, .. } => {
                let comparison = page.odds(*which, answer).map_err(not_asked)?;
                Ok(FromServer::Odds { re: 0, comparison })
            }
            Ask::Measure { from, to, .. } => {
                let measure = page.measure(*from, *to);
                let none = || problem(Code::NoSuchThing, "there is nothing to measure between".to_owned());
                Ok(FromServer::Measured { re: 0, measure: measure.ok_or_else(none)? })
            }
            _ => Err(problem(Code::NoSuchThing, "a lesson answers `reach`, `odds` and `measure`".to_owned())),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::numbered;

    #[test]
    fn a_lesson_is_called_by_its_file() {
        assert_eq!(numbered("games/x/lessons/01-two-actions.yaml"), Some((1, "two-actions")));
        assert_eq!(numbered("games/x/lessons/defend.yaml"), None);
    }
}
