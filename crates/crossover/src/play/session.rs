//! The loop of a game in the terminal: tell what happened, let bots answer, ask people.

use std::io::{BufRead, Write};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use anyhow::{Context as _, anyhow, bail};
use ledger::Ledger;
use table::{Bot, Fairness, Fast, Game, Kind, Match, Save, Scene, Seat, Source, Told};
use words::{Message, Players, Words};

use super::autosave::Autosave;
use super::canvas::Window;
use super::glyphs::Glyphs;
use super::line;
use super::menu::Menu;
use super::seating::{Player, Seating, alone, people};
use super::terminal::{Called, Legend, Seen, Terminal};
use crate::commands::replay::other_version;
use crate::screen::{style, width, wrap};
use crate::spoken::Tells as _;

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
    seating: Seating,
    players: Vec<Player>,
    called: Players,
    /// Who alone looks at a screen that several people share, while there are secrets.
    looking: Option<Seat>,
    /// How much each seat had been told when it looked last.
    left: Vec<usize>,
    autosave: Option<Autosave>,
    /// Files that this session wrote: it may write them again, and nobody else's.
    pub(super) written: Vec<PathBuf>,
    /// How much of what happened has been told.
    pub(super) told: usize,
    /// The number of the journal's next entry when the question was put last; an older question is put again.
    asked: Option<u32>,
    /// The round in which the table was drawn last without being asked for.
    drawn: u16,
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
        seating: Seating,
        words: Words,
        ledger: Ledger,
    ) -> anyhow::Result<Session<G>> {
        let game = Match::<G>::new(Arc::clone(&content), &setup, fairness).map_err(|error| {
            let called = G::players(&words, &content, &setup, None);
            anyhow!("{}", G::unplayable(&words, &content, &called, &error))
        })?;
        let players = seated(&seating, &game)?;
        let called = G::players(&words, &content, &setup, alone(&players));
        Ok(Session {
            game,
            setup,
            content,
            words,
            ledger,
            seating,
            left: vec![0; players.len()],
            players,
            called,
            looking: None,
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
        let game = game.map_err(|error| anyhow!("{}: {error}{}", place(), other_version(&save.version)))?;
        self.players = seated(&self.seating, &game).with_context(place)?;
        self.game = game;
        self.setup = save.setup;
        self.called = G::players(&self.words, &self.content, &self.setup, alone(&self.players));
        self.left = vec![0; self.players.len()];
        self.looking = None;
        self.catch_up();
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
        self.print_log(self.told, out)?;
        self.catch_up();
        Ok(())
    }

    /// Lines of the log with their numbers, from one on.
    fn print_log(&self, from: usize, out: &mut impl Write) -> anyhow::Result<()> {
        let (faint, heard, look) = (style::FAINT, self.heard(), self.look());
        for (number, line) in (from + 1..).zip(G::told(look.teller(), &heard, from)) {
            writeln!(out, "{faint}{number:>4}{faint:#}  {line}")?;
        }
        Ok(())
    }

    /// Everything has been told up to now.
    pub(super) fn catch_up(&mut self) {
        self.told = self.heard().len();
    }

    /// What happened, as those who share the screen may all hear it.
    pub(super) fn heard(&self) -> Vec<Told<G::Event>> {
        let listener = alone(&self.players);
        let hears = |told: &Told<G::Event>| {
            Some(Told { entry: told.entry, rule: told.rule, event: G::hears(&told.event, listener)? })
        };
        self.game.told().iter().filter_map(hears).collect()
    }

    /// The one person at the table, or the one who alone looks at the screen.
    pub(super) fn reader(&self) -> Option<Seat> {
        alone(&self.players).or(self.looking)
    }

    /// Whose turn it is to look at the screen, if several people share it, there are secrets, and another looks.
    fn next_to_look(&mut self) -> Option<Seat> {
        let asked = self.game.pending().first()?.prompt.seat;
        let shared = people(&self.players).count() > 1;
        if !shared || !G::is_secret(self.game.now().state, self.people()) {
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
        let message = Message::new("terminal-play-hand-over").with("player", self.called.name(to));
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
        let (heading, faint) = (style::HEADING, style::FAINT);
        let look = self.look();
        let teller = look.teller();
        writeln!(out, "\n{heading}{}{heading:#}", teller.ask(&pending.ask))?;
        if let Some(because) = G::because(&teller, &pending.ask) {
            writeln!(out, "{faint}{}{faint:#}", wrap(&because, 2, width()))?;
        }
        Menu::of(&self.game).print(out, &pending.ask, &self.words, &teller, &look.figures(), all)
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

    /// Draws the table, or a part of it, if it is a table that is drawn.
    fn draw(&self, out: &mut impl Write, window: Window) -> anyhow::Result<bool> {
        let look = self.look();
        let drawn = G::draw(look.scene(), &look.glyphs(), window);
        if let Some(drawn) = &drawn {
            writeln!(out, "{drawn}")?;
        }
        Ok(drawn.is_some())
    }

    /// A closer look at a part of the table, where there is one.
    pub(super) fn zoom(&self, out: &mut impl Write, window: Window) -> anyhow::Result<()> {
        if self.draw(out, window)? { Ok(()) } else { self.legend(out, Legend::Everything) }
    }

    fn legend(&self, out: &mut impl Write, legend: Legend) -> anyhow::Result<()> {
        let look = self.look();
        let seen = Seen { scene: look.scene(), reader: self.reader() };
        G::legend(out, &seen, &look.glyphs(), &self.words, &look.teller(), legend)
    }

    /// The table as whoever reads the screen may know it.
    pub(super) fn look(&self) -> Look<'_, G> {
        Look { session: self, view: self.game.view(self.reader()) }
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

    /// What everybody is called.
    pub(super) fn called(&self) -> &Players {
        &self.called
    }

    /// The seats at which people sit.
    pub(super) fn people(&self) -> impl Iterator<Item = Seat> + '_ {
        people(&self.players)
    }

    fn end(&self, out: &mut impl Write) -> anyhow::Result<()> {
        self.show_table(out)?;
        let (heading, look) = (style::HEADING, self.look());
        let ending = G::ending(&self.words, look.scene().state, &look.teller());
        writeln!(out, "\n{heading}{ending}{heading:#}")?;
        self.say_where_kept(out)
    }
}

/// Who sits at the seats of a game.
fn seated<G: Game>(seating: &Seating, game: &Match<G>) -> anyhow::Result<Vec<Player>> {
    seating.players(G::seats(game.now().state))
}

/// A table as whoever reads the screen may know it, and whoever tells it in words.
pub(super) struct Look<'s, G: Terminal> {
    session: &'s Session<G>,
    view: G::View,
}

impl<G: Terminal> Look<'_, G> {
    /// State and content.
    pub fn scene(&self) -> Scene<'_, G> {
        Scene { state: G::PARTS.face.known(&self.view), content: &self.session.content }
    }

    /// Whoever tells it all in words.
    pub fn teller(&self) -> G::Teller<'_> {
        G::teller(
            &self.session.words,
            &self.session.content,
            G::PARTS.face.known(&self.view),
            &self.session.called,
        )
    }

    /// The figures that are there now: squads may be chosen in the game itself.
    pub fn figures(&self) -> Vec<Called> {
        G::figures(self.scene(), &self.session.words, &self.teller())
    }

    /// Their letters.
    pub fn glyphs(&self) -> Glyphs {
        Glyphs::of_all(&self.figures())
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
