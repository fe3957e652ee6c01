//! The loop of a game in the terminal: tell what happened, let bots answer, ask people.

use std::io::{BufRead, Write};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use anyhow::{Context as _, anyhow, bail};
use host::starts;
use host::text::{Extent, Menu, TextPage, Window};
use host::{Asked, Bot, Door, Lines, Record, Sitting, by_table};
use serde_json::Value;
use table::{Fairness, Seat, Seats};
use wire::table::LogLine;
use words::{Language, Message, Words};

use crate::autosave::Autosave;
use crate::programs::Programs;
use crate::saved::other_version;
use crate::screen::style;
use crate::seating::{Player, Seating, alone, people};
use crate::{laid, line};

/// Whether the loop goes on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Next {
    /// Ask again.
    Stay,
    /// Leave the game.
    Leave,
}

/// A game and those who play it.
pub struct Session {
    pub(crate) game: Arc<dyn Door>,
    pub(crate) sitting: Box<dyn Sitting>,
    pub(crate) words: Words,
    seating: Seating,
    players: Vec<Player>,
    programs: Programs,
    /// What everybody is called, by seat.
    names: Vec<String>,
    /// Who alone looks at a screen that several people share, while there are secrets.
    looking: Option<Seat>,
    /// How much each seat had been told when it looked last.
    left: Vec<usize>,
    autosave: Option<Autosave>,
    /// Files that this session wrote: it may write them again, and nobody else's.
    pub(crate) written: Vec<PathBuf>,
    /// How much of what happened has been told.
    told: usize,
    /// The number of the journal's next entry when the question was put last; an older question is put again.
    asked: Option<u32>,
    /// The round in which the table was drawn last without being asked for.
    drawn: u16,
}

impl Session {
    /// A new game.
    ///
    /// # Errors
    /// A setup that can't be played.
    pub fn begin(
        game: Arc<dyn Door>,
        setup: &Value,
        fairness: Fairness,
        seating: Seating,
        language: Language,
    ) -> anyhow::Result<Session> {
        let sitting = game.open(&Record::new(setup.clone(), fairness))?;
        let names = names(&*game, setup, language);
        let players = seated(&seating, &names)?;
        Ok(Session::of(game, sitting, names, seating, players, language))
    }

    /// A game of a file.
    ///
    /// # Errors
    /// As for [`Session::open`].
    pub fn load(
        game: Arc<dyn Door>,
        path: &Path,
        seating: Seating,
        language: Language,
    ) -> anyhow::Result<Session> {
        let (sitting, names) = read(&*game, path, language)?;
        let players = seated(&seating, &names).with_context(|| path.display().to_string())?;
        let mut session = Session::of(game, sitting, names, seating, players, language);
        session.catch_up();
        Ok(session)
    }

    fn of(
        game: Arc<dyn Door>,
        sitting: Box<dyn Sitting>,
        names: Vec<String>,
        seating: Seating,
        players: Vec<Player>,
        language: Language,
    ) -> Session {
        Session {
            game,
            sitting,
            words: Words::of(language),
            seating,
            left: vec![0; players.len()],
            players,
            programs: Programs::default(),
            names,
            looking: None,
            autosave: None,
            written: Vec::new(),
            told: 0,
            asked: None,
            drawn: 0,
        }
    }

    /// Puts the game of a file in the place of this one.
    ///
    /// # Errors
    /// A file that is no saved game of this one, or one that these rules and cards can't play.
    pub fn open(&mut self, path: &Path) -> anyhow::Result<()> {
        let (sitting, names) = read(&*self.game, path, self.language())?;
        self.players = seated(&self.seating, &names).with_context(|| path.display().to_string())?;
        (self.sitting, self.names) = (sitting, names);
        self.left = vec![0; self.players.len()];
        self.looking = None;
        self.catch_up();
        self.asked = None;
        Ok(())
    }

    /// Lets the table answer every question of setup: by the first line that answers it, else as a bot does.
    ///
    /// # Errors
    /// When an answer is not taken.
    pub fn set_up(&mut self, answers: &[String], bot: &str) -> anyhow::Result<()> {
        for _ in 0..starts::MOST {
            let asked = self.sitting.asked();
            let Some(asked) = asked.iter().find(|asked| asked.setup) else { break };
            let Some((which, answer)) = starts::set_up(&*self.sitting, asked, answers, bot) else { break };
            let answered = self.sitting.answer(asked.seat, which, &answer, self.language());
            answered.map_err(|refused| anyhow!("an answer to the setup was not taken: {refused:?}"))?;
        }
        Ok(())
    }

    /// Goes on to keep the game in this file.
    pub fn keep_in(&mut self, kept: PathBuf) {
        self.autosave = Some(Autosave::going_on(kept));
    }

    /// Plays until the game or the input ends, or somebody leaves.
    ///
    /// # Errors
    /// When nobody reads any more, or what is typed is not text.
    pub fn play(
        &mut self,
        input: &mut impl BufRead,
        out: &mut impl Write,
        prompt: bool,
    ) -> anyhow::Result<()> {
        if self.autosave.is_none() {
            self.keep_apart(out)?;
        }
        self.show_table(out)?;
        writeln!(out, "{}", self.words.word("terminal-play-welcome"))?;
        loop {
            self.tell(out)?;
            self.keep(out)?;
            if let Some(ending) = self.sitting.page(None, self.language()).standing().outcome {
                self.programs.over(&ending.scores);
                return self.end(&ending.text, out);
            }
            if self.sitting.asked().is_empty() {
                let kept = self.kept_in().map(|file| format!(": please send us {file}")).unwrap_or_default();
                bail!("the game can't go on, which is a mistake of ours{kept}");
            }
            let unasked = self.unasked()?;
            self.tell_faults(out)?;
            if let Some((seat, which, answer)) = unasked {
                let answered = self.sitting.answer(seat, which, &answer, self.language());
                answered.map_err(|refused| anyhow!("a listed answer was not taken: {refused:?}"))?;
                continue;
            }
            if let Some(seat) = self.next_to_look() {
                self.hand_over(seat, out)?;
                if next_line(input).is_none() {
                    return self.say_where_kept(out);
                }
                self.lift(seat, out)?;
            }
            self.ask(out)?;
            if prompt {
                let cyan = style::TYPED;
                write!(out, "{cyan}>{cyan:#} ")?;
            }
            out.flush()?;
            let Some(typed) = next_line(input) else {
                writeln!(out)?;
                return self.say_where_kept(out);
            };
            match line::read(&typed) {
                Ok(line) => {
                    if self.obey(line, input, out)? == Next::Leave {
                        return Ok(());
                    }
                }
                Err(misread) => self.misread(&typed, misread, out)?,
            }
        }
    }

    pub(crate) fn language(&self) -> Language {
        self.words.language()
    }

    /// The match as whoever reads the screen may know it.
    pub(crate) fn page(&self) -> Box<dyn TextPage + '_> {
        self.sitting.text(self.reader(), self.language())
    }

    /// The question that stands, with its place and its seat.
    pub(crate) fn menu(&self) -> Option<(u8, Seat, Menu)> {
        let &Asked { which, seat, .. } = self.sitting.asked().first()?;
        Some((which, seat, self.page().menu(which)?))
    }

    /// What the table answers itself to the question that stands: where being asked would tell others what a hand
    /// holds, only if one person plays.
    pub(crate) fn by_table(&self) -> Option<Value> {
        let asked = *self.sitting.asked().first()?;
        let alone = self.people().count() <= 1;
        let (_, answer) = by_table::answer(&*self.sitting, &asked, |asked, _| alone || !asked.telling)?;
        Some(answer)
    }

    /// An answer that no person has to give: a bot's, a program's, or the table's.
    fn unasked(&self) -> anyhow::Result<Option<(Seat, u8, Value)>> {
        let asked = self.sitting.asked();
        let Some(&Asked { which, seat, .. }) = asked.first() else { return Ok(None) };
        if let Some(answer) = self.by_table() {
            return Ok(Some((seat, which, answer)));
        }
        let answered = match self.players.get(usize::from(seat.0)) {
            Some(Player::Bot(bot)) => self.sitting.bot(seat, Bot::Called(bot)),
            Some(Player::Program(stranger)) => {
                let program = self.programs.asking(stranger, self.game.about().name)?;
                self.sitting.bot(seat, Bot::Outside(&program)).or_else(|| self.stand_in(seat))
            }
            Some(Player::Person) | None => None,
        };
        Ok(answered.map(|(which, answer)| (seat, which, answer)))
    }

    /// What the game's own bot answers where a program said nothing of use.
    fn stand_in(&self, seat: Seat) -> Option<(u8, Value)> {
        let bots = self.game.lobby(self.language()).bots;
        self.sitting.bot(seat, bots.first().map_or(Bot::Safe, |bot| Bot::Called(&bot.id)))
    }

    /// Says what programs did wrong.
    fn tell_faults(&self, out: &mut impl Write) -> anyhow::Result<()> {
        let red = style::WRONG;
        for fault in self.programs.untold() {
            let told = self.words.say(&Message::new("terminal-program-fault").with("fault", fault));
            writeln!(out, "{red}{told}{red:#}")?;
        }
        Ok(())
    }

    /// Tells what has happened since it was told last.
    fn tell(&mut self, out: &mut impl Write) -> anyhow::Result<()> {
        self.print_log(self.told, out)?;
        self.catch_up();
        Ok(())
    }

    /// Lines of the log with their numbers, from one on.
    fn print_log(&self, from: usize, out: &mut impl Write) -> anyhow::Result<()> {
        let faint = style::FAINT;
        for (number, line) in (from + 1..).zip(self.lines(from)) {
            writeln!(out, "{faint}{number:>4}{faint:#}  {}", line.text)?;
        }
        Ok(())
    }

    /// Everything has been told up to now.
    pub(crate) fn catch_up(&mut self) {
        self.told = self.heard();
    }

    /// How much happened, as those who share the screen may all hear it.
    pub(crate) fn heard(&self) -> usize {
        self.log_from(u32::MAX).length as usize
    }

    /// What happened from a line on, as those who share the screen may all hear it.
    pub(crate) fn lines(&self, from: usize) -> Vec<LogLine> {
        let from = u32::try_from(from).unwrap_or(u32::MAX);
        self.log_from(from).lines
    }

    fn log_from(&self, from: u32) -> Lines {
        self.sitting.page(alone(&self.players), self.language()).log(from)
    }

    /// The one person at the table, or the one who alone looks at the screen.
    pub(crate) fn reader(&self) -> Option<Seat> {
        alone(&self.players).or(self.looking)
    }

    /// Whose turn it is to look at the screen, if several people share it, there are secrets, and another looks.
    fn next_to_look(&mut self) -> Option<Seat> {
        let asked = self.asked_seat()?;
        let shared = people(&self.players).count() > 1;
        let sharers = people(&self.players).fold(Seats::NONE, |seats, seat| seats.with(seat, true));
        if !shared || !self.page().secret(sharers) {
            // Who shares the screen without secrets sees it with the eyes of whoever is asked: the others know as much.
            self.looking = shared.then_some(asked);
            return None;
        }
        (self.looking != Some(asked)).then_some(asked)
    }

    /// Clears the screen and calls the next player to it.
    fn hand_over(&mut self, to: Seat, out: &mut impl Write) -> anyhow::Result<()> {
        if let Some(seat) = self.looking.take() {
            self.left[usize::from(seat.0)] = self.told;
        }
        // Clears what is seen and what could be scrolled back to; a pipe gets none of it.
        write!(out, "\x1b[2J\x1b[3J\x1b[H")?;
        let message = Message::new("terminal-play-hand-over").with("player", self.called(to));
        writeln!(out, "{}", self.words.say(&message))?;
        out.flush()?;
        Ok(())
    }

    /// Shows a player who has come to the screen the table, and what happened in the meantime.
    fn lift(&mut self, seat: Seat, out: &mut impl Write) -> anyhow::Result<()> {
        self.looking = Some(seat);
        self.asked = None;
        self.show_table(out)?;
        self.print_log(self.left[usize::from(seat.0)], out)
    }

    /// Puts the question, unless it has been put and nothing was answered since.
    fn ask(&mut self, out: &mut impl Write) -> anyhow::Result<()> {
        let number = self.sitting.journal(u32::MAX).next;
        if self.asked == Some(number) {
            return Ok(());
        }
        self.asked = Some(number);
        // Once a round, before the first activation, everyone wants to see the table.
        let asked = self.sitting.asked().first().map(|asked| asked.which);
        let round = asked.and_then(|which| self.page().round(which));
        if let Some(round) = round.filter(|&round| round != self.drawn) {
            self.drawn = round;
            let page = self.page();
            laid::draw(out, &*page, Window::WHOLE)?;
            laid::write_out(out, &*page, Extent::Changing)?;
        }
        self.put_question(out, false)
    }

    /// Puts the question anew even though nothing was answered.
    pub(crate) fn ask_again(&mut self) {
        self.asked = None;
    }

    /// Draws the whole table and writes it out.
    pub(crate) fn show_table(&self, out: &mut impl Write) -> anyhow::Result<()> {
        let page = self.page();
        laid::draw(out, &*page, Window::WHOLE)?;
        laid::write_out(out, &*page, Extent::All)
    }

    /// A closer look at a part of the table, where there is one.
    pub(crate) fn zoom(&self, out: &mut impl Write, window: Window) -> anyhow::Result<()> {
        let page = self.page();
        if laid::draw(out, &*page, window)? { Ok(()) } else { laid::write_out(out, &*page, Extent::All) }
    }

    /// From now on keeps the game in a file of its own.
    pub(crate) fn keep_apart(&mut self, out: &mut impl Write) -> anyhow::Result<()> {
        match Autosave::new(self.game.about().name) {
            Ok(autosave) => self.autosave = Some(autosave),
            Err(error) => {
                self.autosave = None;
                self.say_unkept(&error, out)?;
            }
        }
        Ok(())
    }

    /// Keeps the game as it stands. A full disk must not end it, so it goes on unkept.
    fn keep(&mut self, out: &mut impl Write) -> anyhow::Result<()> {
        if let Some(autosave) = &self.autosave
            && let Err(error) = autosave.keep(&self.sitting.save())
        {
            self.autosave = None;
            self.say_unkept(&error, out)?;
        }
        Ok(())
    }

    fn say_unkept(&self, why: &anyhow::Error, out: &mut impl Write) -> anyhow::Result<()> {
        let faint = style::FAINT;
        let note = Message::new("terminal-autosave-off").with("why", format!("{why:#}"));
        writeln!(out, "{faint}{}{faint:#}", self.words.say(&note))?;
        Ok(())
    }

    /// Where the game is kept, if it is.
    pub(crate) fn kept_in(&self) -> Option<String> {
        self.autosave.as_ref().map(|autosave| autosave.path().display().to_string())
    }

    fn say_where_kept(&self, out: &mut impl Write) -> anyhow::Result<()> {
        if let Some(file) = self.kept_in() {
            writeln!(out, "{}", self.words.say(&Message::new("terminal-play-kept").with("file", file)))?;
        }
        Ok(())
    }

    /// The game was saved by its player and needs no keeping.
    pub(crate) fn forget(&self) {
        if let Some(autosave) = &self.autosave {
            autosave.forget();
        }
    }

    /// What a player is called.
    pub(crate) fn called(&self, seat: Seat) -> &str {
        self.names.get(usize::from(seat.0)).map_or("", String::as_str)
    }

    /// The seats at which people sit.
    pub(crate) fn people(&self) -> impl Iterator<Item = Seat> + '_ {
        people(&self.players)
    }

    fn end(&self, ending: &str, out: &mut impl Write) -> anyhow::Result<()> {
        self.show_table(out)?;
        let heading = style::HEADING;
        writeln!(out, "\n{heading}{ending}{heading:#}")?;
        self.say_where_kept(out)
    }
}

/// Who sits at the seats of a game.
fn seated(seating: &Seating, names: &[String]) -> anyhow::Result<Vec<Player>> {
    seating.players(u8::try_from(names.len()).unwrap_or(u8::MAX))
}

/// The match of a file, with what the players are called.
fn read(game: &dyn Door, path: &Path, language: Language) -> anyhow::Result<(Box<dyn Sitting>, Vec<String>)> {
    let place = || path.display().to_string();
    let bytes = std::fs::read(path).with_context(|| format!("{} can't be read", place()))?;
    let unplayable = |why: &dyn std::fmt::Display| anyhow!("{}: {why}{}", place(), other_version(&bytes));
    let saved = game.import(&bytes).map_err(|problem| unplayable(&problem.message))?;
    let sitting = game.open(&saved).map_err(|error| unplayable(&error))?;
    Ok((sitting, names(game, &saved.setup, language)))
}

/// What is played at each seat.
fn names(game: &dyn Door, setup: &Value, language: Language) -> Vec<String> {
    game.players(setup, language).into_iter().map(|player| player.name).collect()
}

/// One line, or nothing at the end of the input; a terminal that was closed has ended too. Bytes that are no text are
/// replaced, since a slip of the keyboard must not end a game.
pub(crate) fn next_line(input: &mut impl BufRead) -> Option<String> {
    /// No command is near this long; what is longer is cut, so that a device as input can't fill the memory.
    const LONGEST: u64 = 4096;
    let mut bytes = Vec::new();
    match std::io::Read::take(input, LONGEST).read_until(b'\n', &mut bytes) {
        Ok(1..) => Some(String::from_utf8_lossy(&bytes).into_owned()),
        Ok(0) | Err(_) => None,
    }
}
