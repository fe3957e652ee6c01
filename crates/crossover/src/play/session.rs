//! The loop of a game in the terminal: tell what happened, let bots answer, ask people.

use std::io::{BufRead, Write};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use anyhow::{Context as _, anyhow, bail};
use ledger::Ledger;
use minds::Bot;
use table::{Fairness, Fast, Kind, Match, Save, Seat, Source};
use words::{Message, Words};

use super::autosave::Autosave;
use super::canvas::Window;
use super::glyphs::Glyphs;
use super::line;
use super::menu::Menu;
use super::terminal::{Legend, Speaks as _, Standing, Terminal};
use crate::bots::BotName;
use crate::commands::replay::other_version;
use crate::screen::style;

/// Who answers at a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Player {
    /// Whoever types.
    Person,
    /// A bot.
    Bot(BotName),
}

/// Whether the loop goes on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Next {
    /// Ask again.
    Stay,
    /// Leave the game.
    Leave,
}

/// A game and those who play it.
pub struct Session<G: Terminal> {
    pub(super) game: Match<G>,
    pub(super) setup: G::Setup,
    pub(super) content: Arc<G::Content>,
    pub(super) words: Words,
    pub(super) ledger: Ledger,
    pub(super) players: [Player; 2],
    sides: G::Sides,
    autosave: Option<Autosave>,
    /// Files that this session wrote: it may write them again, and nobody else's.
    pub(super) written: Vec<PathBuf>,
    /// How much of what happened has been told.
    pub(super) told: usize,
    /// The number of the journal's next entry when the question was put last; an older question is put again.
    asked: Option<u32>,
    /// The round in which the table was drawn last without being asked for.
    drawn: u8,
}

impl<G: Terminal> Session<G> {
    /// A new game.
    ///
    /// # Errors
    /// A setup that can't be played.
    pub fn begin(
        content: Arc<G::Content>,
        setup: G::Setup,
        fairness: Fairness,
        players: [Player; 2],
        words: Words,
        ledger: Ledger,
    ) -> anyhow::Result<Session<G>> {
        let sides = G::sides(&words, &content, &setup, you(players));
        let game = Match::<G>::new(Arc::clone(&content), &setup, fairness)
            .map_err(|error| anyhow!("{}", G::unplayable(&words, &content, &sides, &error)))?;
        Ok(Session {
            game,
            setup,
            content,
            words,
            ledger,
            players,
            sides,
            autosave: None,
            written: Vec::new(),
            told: 0,
            asked: None,
            drawn: 0,
        })
    }

    /// Puts the game of a file in the place of this one.
    ///
    /// # Errors
    /// A file that is no saved game of this one, or one that these rules and cards can't play.
    pub fn open(&mut self, path: &Path) -> anyhow::Result<()> {
        let place = || path.display().to_string();
        let bytes = std::fs::read(path).with_context(|| format!("{} can't be read", place()))?;
        let save = Save::<G>::read(&bytes).with_context(place)?;
        if save.content != G::fingerprint(&self.content) {
            bail!("{}: it was played with other cards: name their packs with --content", place());
        }
        let source = Source::Fair(save.fairness);
        let game = Match::<G>::open(Arc::clone(&self.content), &save.setup, source, save.journal, true);
        self.game = game.map_err(|error| anyhow!("{}: {error}{}", place(), other_version(&save.version)))?;
        self.setup = save.setup;
        self.sides = G::sides(&self.words, &self.content, &self.setup, you(self.players));
        self.told = self.game.told().len();
        self.asked = None;
        Ok(())
    }

    /// Puts a game that was kept in the place of this one, and goes on to keep it there.
    ///
    /// # Errors
    /// As for [`Session::open`].
    pub fn resume(&mut self, kept: PathBuf) -> anyhow::Result<()> {
        self.open(&kept)?;
        self.autosave = Some(Autosave::going_on(kept));
        Ok(())
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
            if let Some(fault) = self.game.fault() {
                let kept = self.kept_in().map(|file| format!(": please send us {file}")).unwrap_or_default();
                bail!("the game can't go on, which is a mistake of ours ({fault}){kept}");
            }
            if self.game.over() {
                return self.end(out);
            }
            if let Some((which, answer)) = self.unasked() {
                self.game
                    .answer_one(which, answer)
                    .map_err(|refusal| anyhow!("{} refused a listed answer", refusal.why.rule))?;
                continue;
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
            let next = match line::read(&typed) {
                Ok(line) => self.obey(line, input, out)?,
                Err(misread) => self.misread(&typed, misread, out)?,
            };
            if next == Next::Leave {
                return Ok(());
            }
        }
    }

    /// An answer that no person has to give: a bot's, or the only one there is.
    fn unasked(&self) -> Option<(usize, G::Answer)> {
        let pending = self.game.pending().first()?;
        if let Player::Bot(name) = self.players[usize::from(pending.prompt.seat.0)] {
            let chance = Fast::of_game(self.bot_seed(), self.game.journal().next_number().into());
            let mut bot = Bot::new(pending.prompt.seat, G::bot(name)?, chance);
            return bot.answer(&self.game);
        }
        // For a place, the listed answers are suggestions and one of them is no force.
        match pending.options[..] {
            [only] if pending.prompt.kind != Kind::Place => Some((0, only)),
            _ => None,
        }
    }

    /// A bot answers the same after a restart: its chance follows from the seed, but by another way than the dice.
    fn bot_seed(&self) -> u64 {
        match self.game.source() {
            Source::Fair(fairness) => {
                let bytes = fairness.seed.commitment().0;
                bytes.iter().take(8).fold(0, |seed, &byte| seed << 8 | u64::from(byte))
            }
            Source::Script(_) | Source::Recorded => 0,
        }
    }

    /// Tells what has happened since it was told last.
    fn tell(&mut self, out: &mut impl Write) -> anyhow::Result<()> {
        let faint = style::FAINT;
        {
            let teller = self.teller();
            for (number, told) in (1..).zip(self.game.told()).skip(self.told) {
                writeln!(out, "{faint}{number:>4}{faint:#}  {}", teller.event(told))?;
            }
        }
        self.told = self.game.told().len();
        Ok(())
    }

    /// Puts the question, unless it has been put and nothing was answered since.
    fn ask(&mut self, out: &mut impl Write) -> anyhow::Result<()> {
        let number = self.game.journal().next_number();
        if self.asked == Some(number) {
            return Ok(());
        }
        self.asked = Some(number);
        // Once a round, before the first activation, everyone wants to see the table.
        let pending = self.game.pending().first();
        let round = pending.and_then(|pending| G::round(self.game.now(), &pending.ask));
        if let Some(round) = round.filter(|&round| round != self.drawn) {
            self.drawn = round;
            self.draw(out, Window::WHOLE)?;
            self.legend(out, Legend::Figures)?;
        }
        self.put_question(out, false)
    }

    /// The question with its choices.
    pub(super) fn put_question(&self, out: &mut impl Write, all: bool) -> anyhow::Result<()> {
        let Some(pending) = self.game.pending().first() else { return Ok(()) };
        let heading = style::HEADING;
        let teller = self.teller();
        writeln!(out, "\n{heading}{}{heading:#}", teller.ask(&pending.ask))?;
        Menu::of(&self.game).print(out, &pending.ask, &self.words, &teller, all)
    }

    /// Puts the question anew even though nothing was answered.
    pub(super) fn ask_again(&mut self) {
        self.asked = None;
    }

    /// Draws the whole table with its legend.
    pub(super) fn show_table(&self, out: &mut impl Write) -> anyhow::Result<()> {
        self.draw(out, Window::WHOLE)?;
        self.legend(out, Legend::Everything)
    }

    /// Draws the table, or a part of it.
    pub(super) fn draw(&self, out: &mut impl Write, window: Window) -> anyhow::Result<()> {
        writeln!(out, "{}", G::draw(self.game.now(), &self.glyphs(), window))?;
        Ok(())
    }

    fn legend(&self, out: &mut impl Write, legend: Legend) -> anyhow::Result<()> {
        G::legend(out, self.game.now(), &self.glyphs(), &self.words, &self.teller(), legend)
    }

    /// The letters of the figures that are there now: squads may be chosen in the game itself.
    pub(super) fn glyphs(&self) -> Glyphs {
        let figures = G::figures(self.game.now(), &self.words);
        Glyphs::new(figures.iter().map(|figure| (figure.seat, figure.name.as_str())))
    }

    /// Whoever tells it all in words.
    pub(super) fn teller(&self) -> G::Teller<'_> {
        G::teller(&self.words, &self.content, self.game.now().state, &self.sides)
    }

    /// The game as a file.
    pub(super) fn save(&self) -> anyhow::Result<String> {
        let save = Save::of(&self.game, &self.setup, G::fingerprint(&self.content).to_owned());
        Ok(save.context("only a game with a seed can be saved")?.write())
    }

    /// From now on keeps the game in a file of its own.
    pub(super) fn keep_apart(&mut self, out: &mut impl Write) -> anyhow::Result<()> {
        match Autosave::new(G::NAME) {
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
            && let Err(error) = autosave.keep(&self.save()?)
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
    pub(super) fn kept_in(&self) -> Option<String> {
        self.autosave.as_ref().map(|autosave| autosave.path().display().to_string())
    }

    fn say_where_kept(&self, out: &mut impl Write) -> anyhow::Result<()> {
        if let Some(file) = self.kept_in() {
            writeln!(out, "{}", self.words.say(&Message::new("terminal-play-kept").with("file", file)))?;
        }
        Ok(())
    }

    /// The game was saved by its player and needs no keeping.
    pub(super) fn forget(&self) {
        if let Some(autosave) = &self.autosave {
            autosave.forget();
        }
    }

    /// The seats at which people sit.
    pub(super) fn people(&self) -> impl Iterator<Item = Seat> + '_ {
        let seated = (0u8..).zip(&self.players);
        seated.filter(|(_, player)| **player == Player::Person).map(|(seat, _)| Seat(seat))
    }

    fn end(&self, out: &mut impl Write) -> anyhow::Result<()> {
        self.show_table(out)?;
        let teller = self.teller();
        let Standing { winner, points } = G::standing(self.game.now().state);
        let message = match winner {
            Some(seat) => Message::new("terminal-play-won").with("side", teller.team(seat)),
            None => Message::new("terminal-play-drawn"),
        };
        // The winner's points come first.
        let [a, b] = if winner == Some(Seat(1)) { [points[1], points[0]] } else { points };
        let message = message.with("a", a).with("b", b);
        let heading = style::HEADING;
        writeln!(out, "\n{heading}{}{heading:#}", self.words.say(&message))?;
        self.say_where_kept(out)
    }
}

/// The seat of the one person at the table; nobody's where two share the keyboard.
fn you(players: [Player; 2]) -> Option<Seat> {
    let mut people =
        [Seat(0), Seat(1)].into_iter().zip(players).filter(|(_, player)| *player == Player::Person);
    match (people.next(), people.next()) {
        (Some((seat, _)), None) => Some(seat),
        _ => None,
    }
}

/// One line, or nothing at the end of the input; a terminal that was closed has ended too. Bytes that are no text are
/// replaced, since a slip of the keyboard must not end a game.
pub(super) fn next_line(input: &mut impl BufRead) -> Option<String> {
    /// No command is near this long; what is longer is cut, so that a device as input can't fill the memory.
    const LONGEST: u64 = 4096;
    let mut bytes = Vec::new();
    match std::io::Read::take(input, LONGEST).read_until(b'\n', &mut bytes) {
        Ok(1..) => Some(String::from_utf8_lossy(&bytes).into_owned()),
        Ok(0) | Err(_) => None,
    }
}
