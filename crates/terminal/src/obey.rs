//! What each line that can be typed does.

use std::collections::BTreeSet;
use std::io::{BufRead, Write};
use std::path::Path;

use content::did_you_mean;
use host::text::{Misread, Window};
use host::{Back, Refused};
use table::{RuleId, Seat};
use wire::table::Why;
use words::Message;

use crate::attempt::{Attempt, attempt};
use crate::autosave::write_whole;
use crate::line::{COMMANDS, Line};
use crate::screen::{percent, style, width, wrap};
use crate::session::{Next, Session, next_line};
use crate::{comparison, menu};

impl Session {
    /// Does what a line says.
    ///
    /// # Errors
    /// When nobody reads any more.
    pub(crate) fn obey(
        &mut self,
        line: Line,
        input: &mut impl BufRead,
        out: &mut impl Write,
    ) -> anyhow::Result<Next> {
        match line {
            Line::Nothing => self.ask_again(),
            Line::All => self.put_question(out, true)?,
            Line::Choice(number) => self.choose(number, out)?,
            Line::Other(line) => match attempt(&*self.sitting, &line, self.language()) {
                Attempt::Done(sitting) => self.sitting = sitting,
                Attempt::Refused(why) => self.refuse(&why, out)?,
                Attempt::NotAsked => self.say(out, "terminal-play-not-asked")?,
                Attempt::NoSuchFigure => self.say(out, "terminal-play-no-figure")?,
                Attempt::Misread(misread) => self.misread(&line, misread, out)?,
            },
            Line::Why(line) if line.is_empty() => self.put_question(out, true)?,
            Line::Why(line) => self.why(&line, out)?,
            Line::Map(None) => self.show_table(out)?,
            Line::Map(Some((x, y))) => self.zoom(out, Window::around(x, y))?,
            Line::Log(lines) => self.log(lines, out)?,
            Line::Rule(number) => {
                match number.checked_sub(1).and_then(|line| self.lines(line).into_iter().next()) {
                    Some(line) => self.rule(&line.rule, out)?,
                    None => self.say(out, "terminal-play-no-line")?,
                }
            }
            Line::RuleId(id) => self.rule(&id, out)?,
            Line::Odds => self.odds(out)?,
            Line::Hint(most) => self.hint(most, out)?,
            Line::Card(name) => self.card(&name, out)?,
            Line::Hand { shown } => self.show_hand(shown, out)?,
            Line::Undo(times) => self.undo(times, out)?,
            Line::Save(file) => {
                self.write(&file, self.sitting.save(), out)?;
            }
            Line::Load(file) => match self.open(Path::new(&file)) {
                Ok(()) => {
                    // What was played until now stays kept as it stood.
                    self.keep_apart(out)?;
                    self.show_table(out)?;
                }
                Err(error) => self.complain(&format!("{error:#}"), out)?,
            },
            Line::Report(file) => {
                let page = self.sitting.page(self.reader().or(self.asked_seat()), self.language());
                let report = page.report(self.sitting.journal(u32::MAX).next)?;
                drop(page);
                match report {
                    Some(scenario) => {
                        self.write(&file, scenario, out)?;
                    }
                    None => self.say(out, "terminal-play-no-report")?,
                }
            }
            Line::Help => self.help(out)?,
            Line::Quit => return self.quit(input, out),
        }
        Ok(Next::Stay)
    }

    /// Says what is wrong with a line that was not understood.
    ///
    /// # Errors
    /// When nobody reads any more.
    pub(crate) fn misread(&self, typed: &str, misread: Misread, out: &mut impl Write) -> anyhow::Result<()> {
        let word = cut(typed.split_whitespace().next().unwrap_or_default());
        let word = word.as_str();
        let message = match misread {
            Misread::Place => Message::new("terminal-misread-place"),
            Misread::Number => Message::new("terminal-misread-number"),
            Misread::Name => Message::new("terminal-misread-name"),
            Misread::Unknown => {
                let known = COMMANDS.into_iter().chain(self.page().commands().iter().copied());
                match did_you_mean(word, known) {
                    Some(near) => Message::new("terminal-misread-near").with("word", word).with("near", near),
                    None => Message::new("terminal-misread-unknown").with("word", word),
                }
            }
        };
        self.complain(&self.words.say(&message), out)
    }

    fn help(&mut self, out: &mut impl Write) -> anyhow::Result<()> {
        let places = self.page().commands().contains(&"at");
        self.say(out, if places { "terminal-play-help" } else { "terminal-play-help-laid" })?;
        if self.sitting.hands().is_some() { self.say(out, "terminal-play-help-hands") } else { Ok(()) }
    }

    fn choose(&mut self, number: usize, out: &mut impl Write) -> anyhow::Result<()> {
        let Some((which, seat, menu)) = self.menu() else { return Ok(()) };
        let Some(entry) = number.checked_sub(1).and_then(|place| menu.entries.get(place)) else {
            let message = Message::new("terminal-play-no-choice")
                .with("number", number)
                .with("most", menu.entries.len());
            return self.complain(&self.words.say(&message), out);
        };
        if let Some(why) = &entry.why {
            return self.refuse(why, out);
        }
        match self.sitting.answer(seat, which, &entry.answer, self.language()) {
            Ok(_) => Ok(()),
            Err(Refused::Rule(why)) => self.refuse(&why, out),
            Err(_) => self.say(out, "terminal-play-not-asked"),
        }
    }

    fn why(&self, line: &str, out: &mut impl Write) -> anyhow::Result<()> {
        let why = match line.parse::<usize>() {
            Ok(number) => {
                let entries = self.menu().map(|(.., menu)| menu.entries).unwrap_or_default();
                match number.checked_sub(1).and_then(|place| entries.into_iter().nth(place)) {
                    Some(entry) => entry.why,
                    None => return self.say(out, "terminal-play-not-asked"),
                }
            }
            Err(_) => match attempt(&*self.sitting, line, self.language()) {
                Attempt::Refused(why) => Some(why),
                Attempt::Done(_) => None,
                Attempt::NoSuchFigure => return self.say(out, "terminal-play-no-figure"),
                Attempt::Misread(misread) if misread != Misread::Unknown => {
                    return self.misread(line, misread, out);
                }
                Attempt::NotAsked | Attempt::Misread(_) => return self.say(out, "terminal-play-not-asked"),
            },
        };
        match why {
            None => self.say(out, "terminal-play-allowed"),
            Some(why) => {
                self.refuse(&why, out)?;
                self.rule(&why.rule, out)
            }
        }
    }

    /// Shows the hand of whoever reads the screen to the others, or hides it again.
    fn show_hand(&mut self, shown: bool, out: &mut impl Write) -> anyhow::Result<()> {
        let Some(seat) = self.reader().or(self.asked_seat()) else { return Ok(()) };
        let hushed = self.sitting.page(Some(seat), self.language()).standing().hushed;
        let from = self.sitting.journal(u32::MAX).next;
        let Some(hands) = self.sitting.hands() else { return self.say(out, "terminal-play-no-hand") };
        let confers = shown && !hands.shown().has(seat);
        if let Some(why) = hushed.filter(|_| confers) {
            return self.refuse(&why, out);
        }
        hands.show(seat, shown, from);
        let key = if shown { "terminal-play-hand-shown" } else { "terminal-play-hand-hidden" };
        let message = Message::new(key).with("player", self.called(seat));
        writeln!(out, "{}", self.words.say(&message))?;
        Ok(())
    }

    fn log(&self, lines: usize, out: &mut impl Write) -> anyhow::Result<()> {
        let faint = style::FAINT;
        let from = self.heard().saturating_sub(lines);
        for (number, line) in (from + 1..).zip(self.lines(from)) {
            writeln!(out, "{faint}{number:>4}{faint:#}  {}  {faint}{}{faint:#}", line.text, line.rule)?;
        }
        Ok(())
    }

    /// A rule with its text, in the ledger's own words, in the player's language.
    fn rule(&self, id: &str, out: &mut impl Write) -> anyhow::Result<()> {
        let heading = style::HEADING;
        let book = self.game.book().read(self.language());
        match book.rules.iter().find(|rule| rule.id == id) {
            Some(rule) => writeln!(out, "{heading}{id}{heading:#}\n{}", wrap(&rule.text, 2, width()))?,
            // The kernel's own two laws are in no ledger.
            None if [RuleId::WRONG_KIND, RuleId::NOT_OFFERED].iter().any(|own| own.as_str() == id) => {
                self.say(out, "terminal-play-not-asked")?;
            }
            None => {
                let known = book.rules.iter().map(|rule| rule.id.as_str());
                let message = match did_you_mean(id, known) {
                    Some(near) => Message::new("terminal-misread-near").with("word", id).with("near", near),
                    None => Message::new("terminal-play-no-rule").with("id", cut(id)),
                };
                self.complain(&self.words.say(&message), out)?;
            }
        }
        Ok(())
    }

    fn odds(&self, out: &mut impl Write) -> anyhow::Result<()> {
        let asked = self.sitting.asked().first().map(|asked| asked.which);
        let odds = asked.map(|which| self.page().odds(which)).unwrap_or_default();
        if odds.is_empty() {
            return self.say(out, "terminal-play-no-odds");
        }
        comparison::print(out, &odds, &self.words)
    }

    /// The best answers to the question that stands, with the chance to win after each.
    fn hint(&self, most: usize, out: &mut impl Write) -> anyhow::Result<()> {
        let Some(asked) = self.sitting.asked().into_iter().next() else { return Ok(()) };
        let page = self.sitting.page(Some(asked.seat), self.language());
        let most = u8::try_from(most.max(1)).unwrap_or(u8::MAX);
        let Ok(best) = page.best(asked.which, most) else {
            return self.say(out, "terminal-play-no-hint");
        };
        let entries = self.menu().map(|(.., menu)| menu.entries).unwrap_or_default();
        for advice in best {
            let number = entries.iter().position(|entry| entry.answer == advice.answer);
            let said = number.map_or(advice.label, |place| format!("{} {}", place + 1, entries[place].text));
            let share = |share: f32| percent(self.language(), f64::from(share));
            let message = Message::new("terminal-play-hint")
                .with("answer", said)
                .with("win", share(advice.prospect.win))
                .with("error", share(advice.prospect.error));
            writeln!(out, "  {}", self.words.say(&message))?;
        }
        Ok(())
    }

    fn card(&self, name: &str, out: &mut impl Write) -> anyhow::Result<()> {
        let page = self.page();
        let figures = page.named();
        let figure = host::text::Called::find(&figures, name, self.asked_seat());
        let figure = figure.and_then(|place| figures.get(usize::from(place)));
        match page.card(figure.map_or(name, |figure| figure.card.as_str())) {
            Some(card) => {
                writeln!(out, "{card}")?;
                Ok(())
            }
            None => self.say(out, "terminal-play-no-figure"),
        }
    }

    /// The question with its choices.
    pub(crate) fn put_question(&self, out: &mut impl Write, all: bool) -> anyhow::Result<()> {
        let Some((.., question)) = self.menu() else { return Ok(()) };
        let page = self.page();
        menu::print(out, &question, &self.words, &page.named(), page.commands(), all)
    }

    pub(crate) fn asked_seat(&self) -> Option<Seat> {
        self.sitting.asked().first().map(|asked| asked.seat)
    }

    /// Takes answers of people back, with all that came after them; against bots any distance.
    fn undo(&mut self, times: usize, out: &mut impl Write) -> anyhow::Result<()> {
        let mut undone = 0;
        // Which answers the table gave is nowhere kept; they are known by their questions.
        let nobodys = BTreeSet::new();
        while undone < times {
            let Some(last) =
                self.people().filter_map(|seat| self.sitting.back(seat, Back::LastAnswer, &nobodys)).max()
            else {
                break;
            };
            if let Err(error) = self.sitting.undo(last) {
                return self.complain(&error.to_string(), out);
            }
            // Where the table answered nobody was asked, so that is nowhere to come back to.
            undone += usize::from(self.by_table().is_none());
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
            Some(file) if self.write(file, self.sitting.save(), out)? => {
                self.forget();
                Ok(Next::Leave)
            }
            Some(_) => Ok(Next::Stay),
        }
    }

    fn refuse(&self, why: &Why, out: &mut impl Write) -> anyhow::Result<()> {
        self.complain(&why.text, out)
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
