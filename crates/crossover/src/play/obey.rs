//! What each line that can be typed does.

use std::io::{BufRead, Write};
use std::path::Path;

use content::did_you_mean;
use table::{RuleId, Seat, Why};
use words::Message;

use super::autosave::write_whole;
use super::canvas::Window;
use super::line::{COMMANDS, Line, Misread};
use super::menu::Menu;
use super::session::{Next, Session, next_line};
use super::terminal::Terminal;
use super::tried::Tried;
use crate::language;
use crate::screen::{style, width, wrap};
use crate::spoken::Tells as _;

impl<G: Terminal> Session<G> {
    /// Does what a line says.
    ///
    /// # Errors
    /// When nobody reads any more.
    pub(super) fn obey(
        &mut self,
        line: Line,
        input: &mut impl BufRead,
        out: &mut impl Write,
    ) -> anyhow::Result<Next> {
        match line {
            Line::Nothing => self.ask_again(),
            Line::All => self.put_question(out, true)?,
            Line::Choice(number) => self.choose(number, out)?,
            Line::Move(_) | Line::At(_) | Line::Deploy(..) | Line::Aim(_) => match self.attempt(&line) {
                Some(Tried::Done(game)) => self.game = *game,
                Some(Tried::Refused(refusal)) => self.refuse(&refusal.why, out)?,
                Some(Tried::NotAsked) => self.say(out, "terminal-play-not-asked")?,
                None => self.say(out, "terminal-play-no-figure")?,
            },
            Line::Why(line) if *line == Line::Nothing => self.put_question(out, true)?,
            Line::Why(line) => self.why(&line, out)?,
            Line::Map(None) => self.show_table(out)?,
            Line::Map(Some((x, y))) => self.zoom(out, Window::around(x, y))?,
            Line::Log(lines) => self.log(lines, out)?,
            Line::Rule(number) => match self.heard().get(number.wrapping_sub(1)) {
                Some(told) => self.rule(told.rule.as_str(), out)?,
                None => self.say(out, "terminal-play-no-line")?,
            },
            Line::RuleId(id) => self.rule(&id, out)?,
            Line::Odds => {
                if !G::odds(out, &self.game, &self.setup, &self.words, &self.look().teller())? {
                    self.say(out, "terminal-play-no-odds")?;
                }
            }
            Line::Card(name) => self.card(&name, out)?,
            Line::Hand { shown } => self.show_hand(shown, out)?,
            Line::Undo(times) => self.undo(times, out)?,
            Line::Save(file) => {
                self.write(&file, self.save()?, out)?;
            }
            Line::Load(file) => match self.open(Path::new(&file)) {
                Ok(()) => {
                    // What was played until now stays kept as it stood.
                    self.keep_apart(out)?;
                    self.show_table(out)?;
                }
                Err(error) => self.complain(&format!("{error:#}"), out)?,
            },
            Line::Report(file) => match G::report(&self.game, self.reader().or(self.asked_seat())) {
                Some(scenario) => {
                    self.write(&file, scenario, out)?;
                }
                None => self.say(out, "terminal-play-no-report")?,
            },
            Line::Help => G::HELP.iter().try_for_each(|key| self.say(out, key))?,
            Line::Quit => return self.quit(input, out),
        }
        Ok(Next::Stay)
    }

    /// Says what is wrong with a line that was not understood.
    ///
    /// # Errors
    /// When nobody reads any more.
    pub(super) fn misread(
        &self,
        typed: &str,
        misread: Misread,
        out: &mut impl Write,
    ) -> anyhow::Result<Next> {
        let word = cut(typed.split_whitespace().next().unwrap_or_default());
        let word = word.as_str();
        let message = match misread {
            Misread::Place => Message::new("terminal-misread-place"),
            Misread::Number => Message::new("terminal-misread-number"),
            Misread::Name => Message::new("terminal-misread-name"),
            Misread::Unknown => match did_you_mean(word, COMMANDS) {
                Some(near) => Message::new("terminal-misread-near").with("word", word).with("near", near),
                None => Message::new("terminal-misread-unknown").with("word", word),
            },
        };
        self.complain(&self.words.say(&message), out)?;
        Ok(Next::Stay)
    }

    fn choose(&mut self, number: usize, out: &mut impl Write) -> anyhow::Result<()> {
        let menu = Menu::of(&self.game);
        let Some(choice) = menu.get(number) else {
            let message =
                Message::new("terminal-play-no-choice").with("number", number).with("most", menu.len());
            return self.complain(&self.words.say(&message), out);
        };
        if let Some(why) = choice.why {
            return self.refuse(&why, out);
        }
        match self.game.answer(choice.answer) {
            Ok(()) => Ok(()),
            Err(refusal) => self.refuse(&refusal.why, out),
        }
    }

    /// Tries what was typed freely; `None` when a figure of that name is not known.
    fn attempt(&self, line: &Line) -> Option<Tried<G>> {
        G::attempt(&self.game, line, &|name| self.figure(name))
    }

    fn why(&self, line: &Line, out: &mut impl Write) -> anyhow::Result<()> {
        let why = match line {
            Line::Choice(number) => match Menu::of(&self.game).get(*number) {
                Some(choice) => choice.why,
                None => return self.say(out, "terminal-play-not-asked"),
            },
            line => match self.attempt(line) {
                Some(Tried::Refused(refusal)) => Some(refusal.why),
                Some(Tried::Done(_)) => None,
                Some(Tried::NotAsked) => return self.say(out, "terminal-play-not-asked"),
                None => return self.say(out, "terminal-play-no-figure"),
            },
        };
        match why {
            None => self.say(out, "terminal-play-allowed"),
            Some(why) => {
                self.refuse(&why, out)?;
                self.rule(why.rule.as_str(), out)
            }
        }
    }

    /// Shows the hand of whoever reads the screen to the others, or hides it again.
    fn show_hand(&mut self, shown: bool, out: &mut impl Write) -> anyhow::Result<()> {
        let Some(seat) = self.reader().or(self.asked_seat()) else { return Ok(()) };
        match G::show_hand(&mut self.game, seat, shown) {
            None => self.say(out, "terminal-play-no-hand"),
            Some(Err(why)) => self.refuse(&why, out),
            Some(Ok(())) => {
                let key = if shown { "terminal-play-hand-shown" } else { "terminal-play-hand-hidden" };
                let message = Message::new(key).with("player", self.called().name(seat));
                writeln!(out, "{}", self.words.say(&message))?;
                Ok(())
            }
        }
    }

    fn log(&self, lines: usize, out: &mut impl Write) -> anyhow::Result<()> {
        let (faint, heard, look) = (style::FAINT, self.heard(), self.look());
        let from = heard.len().saturating_sub(lines);
        let sentences = G::told(look.teller(), &heard, from);
        for ((number, told), sentence) in (1..).zip(&heard).skip(from).zip(sentences) {
            writeln!(out, "{faint}{number:>4}{faint:#}  {sentence}  {faint}{}{faint:#}", told.rule)?;
        }
        Ok(())
    }

    /// A rule with its text, in the ledger's own words, in the player's language.
    fn rule(&self, id: &str, out: &mut impl Write) -> anyhow::Result<()> {
        let heading = style::HEADING;
        match self.ledger.rule(id) {
            Some(rule) => {
                let reading = self.ledger.translated(language::of_ledger(self.words.language()));
                writeln!(out, "{heading}{id}{heading:#}\n{}", wrap(reading.text(rule), 2, width()))?;
            }
            // The kernel's own two laws are in no ledger.
            None if [RuleId::WRONG_KIND, RuleId::NOT_OFFERED].iter().any(|own| own.as_str() == id) => {
                self.say(out, "terminal-play-not-asked")?;
            }
            None => {
                let known = self.ledger.rules().map(|rule| rule.id.as_str());
                let message = match did_you_mean(id, known) {
                    Some(near) => Message::new("terminal-misread-near").with("word", id).with("near", near),
                    None => Message::new("terminal-play-no-rule").with("id", cut(id)),
                };
                self.complain(&self.words.say(&message), out)?;
            }
        }
        Ok(())
    }

    fn card(&self, name: &str, out: &mut impl Write) -> anyhow::Result<()> {
        let figures = self.look().figures();
        let of_figure = self.figure(name).and_then(|id| figures.get(usize::from(id)));
        let wanted = of_figure.map_or(name, |figure| figure.card.as_str());
        match G::card(&self.words, &self.content, wanted) {
            Some(card) => {
                writeln!(out, "{card}")?;
                Ok(())
            }
            None => self.say(out, "terminal-play-no-figure"),
        }
    }

    /// The figure that is called so: by its letter, its id, or the beginning of its name.
    fn figure(&self, name: &str) -> Option<u8> {
        let mut letters = name.chars();
        if let (Some(letter), None) = (letters.next(), letters.next()) {
            return self.look().glyphs().figure(letter);
        }
        let wanted = name.to_lowercase();
        let figures = self.look().figures();
        let called = |number: &u8| {
            let figure = &figures[usize::from(*number)];
            figure.card == wanted || figure.shown.to_lowercase().starts_with(&wanted)
        };
        // Where both sides have one of that name, the one whose player is asked is meant.
        let asked = self.asked_seat();
        let found = || (0..figures.len() as u8).filter(called);
        found().find(|&number| Some(figures[usize::from(number)].seat) == asked).or_else(|| found().next())
    }

    fn asked_seat(&self) -> Option<Seat> {
        self.game.pending().first().map(|pending| pending.prompt.seat)
    }

    /// Takes answers of people back, with all that came after them; against bots any distance.
    fn undo(&mut self, times: usize, out: &mut impl Write) -> anyhow::Result<()> {
        let mut undone = 0;
        while undone < times {
            let Some(last) = self.people().filter_map(|seat| self.game.last_answer_of(seat)).max() else {
                break;
            };
            if let Err(error) = self.game.undo(last) {
                return self.complain(&error.to_string(), out);
            }
            // Where there was only one answer nobody was asked, so that is nowhere to come back to.
            let pending = self.game.pending().first();
            let forced = pending.is_some_and(|pending| pending.options.len() == 1);
            undone += usize::from(!forced);
        }
        self.catch_up();
        let message = Message::new("terminal-play-undone").with("count", undone);
        writeln!(out, "{}", self.words.say(&message))?;
        Ok(())
    }

    /// Writes a file and says so; a file that can't be written is told and the game goes on. What is there already
    /// and not from this session stays as it is.
    fn write(&mut self, file: &str, text: String, out: &mut impl Write) -> anyhow::Result<bool> {
        let path = Path::new(file);
        if path.exists() && !self.written.iter().any(|written| written == path) {
            let message = Message::new("terminal-play-exists").with("file", file);
            writeln!(out, "{}", self.words.say(&message))?;
            return Ok(false);
        }
        match write_whole(path, &text) {
            Ok(()) => {
                self.written.push(path.to_owned());
                let message = Message::new("terminal-play-written").with("file", file);
                writeln!(out, "{}", self.words.say(&message))?;
                Ok(true)
            }
            Err(error) => {
                self.complain(&format!("{error:#}"), out)?;
                Ok(false)
            }
        }
    }

    /// Leaves the game, saved where its player wants it.
    fn quit(&mut self, input: &mut impl BufRead, out: &mut impl Write) -> anyhow::Result<Next> {
        let question = match self.kept_in() {
            Some(file) => Message::new("terminal-play-quit").with("file", file),
            None => Message::new("terminal-play-quit-unkept"),
        };
        writeln!(out, "{}", self.words.say(&question))?;
        out.flush()?;
        match next_line(input).as_deref().map(str::trim) {
            None | Some("") => Ok(Next::Leave),
            Some(file) if self.write(file, self.save()?, out)? => {
                self.forget();
                Ok(Next::Leave)
            }
            Some(_) => Ok(Next::Stay),
        }
    }

    fn refuse(&self, why: &Why, out: &mut impl Write) -> anyhow::Result<()> {
        self.complain(&self.look().teller().refusal(why), out)
    }

    fn complain(&self, text: &str, out: &mut impl Write) -> anyhow::Result<()> {
        let red = style::WRONG;
        writeln!(out, "{red}{text}{red:#}")?;
        Ok(())
    }

    fn say(&self, out: &mut impl Write, key: &'static str) -> anyhow::Result<()> {
        writeln!(out, "{}", self.words.word(key))?;
        Ok(())
    }
}

/// A word as it is said back to whoever typed it: a slip of the keyboard must not fill the screen.
fn cut(word: &str) -> String {
    const LONGEST: usize = 40;
    match word.char_indices().nth(LONGEST) {
        Some((end, _)) => format!("{}…", &word[..end]),
        None => word.to_owned(),
    }
}
