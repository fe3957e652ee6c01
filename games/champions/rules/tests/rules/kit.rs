//! Setting up a game and playing it with draws that are known.

use std::sync::{Arc, OnceLock};

use champions::Champions;
use champions::ask::{Answer, Ask, Defend, FromHand, May, TurnOption, Use};
use champions::card::{CardId, Cards, core, load};
use champions::deck_construction::Decklist;
use champions::event::Event;
use champions::setup::Setup;
use champions::state::State;
use table::{Game, Match, RuleId, Script, Seat, Source};

/// The core set, with its trees, read once.
pub fn cards() -> Arc<Cards> {
    static CARDS: OnceLock<Arc<Cards>> = OnceLock::new();
    CARDS.get_or_init(|| Arc::new(core().unwrap_or_else(|found| panic!("{found}")))).clone()
}

/// The core set with the cards of `tests/packs/homebrew`.
pub fn homebrew() -> Arc<Cards> {
    static CARDS: OnceLock<Arc<Cards>> = OnceLock::new();
    let read = || {
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/packs/homebrew");
        Arc::new(load(&[folder]).unwrap_or_else(|found| panic!("{found}")))
    };
    CARDS.get_or_init(read).clone()
}

/// Starter decks against a villain.
pub fn setup(cards: &Cards, decks: &[&str], scenario: &str) -> Setup {
    let list = |id: &&str| Decklist::of(cards, &cards.decks[usize::from(cards.deck(id).expect(id))]);
    Setup::usual(decks.iter().map(list).collect(), scenario)
}

/// A game in play.
pub struct Table {
    pub cards: Arc<Cards>,
    pub game: Match<Champions>,
}

impl Table {
    /// From a setup. Every draw takes the first card by id that is there.
    #[track_caller]
    pub fn new(decks: &[&str], scenario: &str) -> Table {
        Table::with(decks, scenario, |_, _| {})
    }

    /// From a setup, with something changed before the first step.
    #[track_caller]
    pub fn with(decks: &[&str], scenario: &str, change: impl Fn(&Cards, &mut State)) -> Table {
        let cards = cards();
        let mut state = Champions::start(&cards, &setup(&cards, decks, scenario)).expect("a setup in order");
        change(&cards, &mut state);
        let script = Script { draws: vec![0; 1000].into(), ..Script::default() };
        let game = Match::from_state(cards.clone(), state, Source::Script(script));
        Table { cards, game }
    }

    pub fn card(&self, id: &str) -> CardId {
        self.cards.find(id).unwrap_or_else(|| panic!("{id}"))
    }

    pub fn state(&self) -> &State {
        self.game.now().state
    }

    #[track_caller]
    pub fn ask(&self) -> Ask {
        match self.game.pending().first() {
            Some(pending) => pending.ask,
            None => panic!("nothing is asked: {:?}", self.game.fault()),
        }
    }

    /// Gives an answer to the question that is open.
    #[track_caller]
    pub fn answer(&mut self, answer: impl Into<Answer>) {
        let (ask, answer) = (self.ask(), answer.into());
        if let Err(refusal) = self.game.answer(answer) {
            panic!("{ask:?} refused {answer:?}: {:?}", refusal.why);
        }
        assert_eq!(self.game.fault(), None, "after {answer:?} to {ask:?}");
    }

    /// The rule by which an answer is refused; nothing has changed then.
    #[track_caller]
    pub fn refused(&mut self, answer: impl Into<Answer>) -> RuleId {
        let answer = answer.into();
        match self.game.answer(answer) {
            Ok(()) => panic!("{answer:?} was not refused"),
            Err(refusal) => refusal.why.rule,
        }
    }

    /// Keeps every hand, ends every turn and discards nothing it need not, until `wanted` is asked or the game is over.
    #[track_caller]
    pub fn until(&mut self, wanted: impl Fn(&Ask) -> bool) {
        for _ in 0..500 {
            let Some(pending) = self.game.pending().first() else { return };
            if wanted(&pending.ask) {
                return;
            }
            let passes: [Answer; 5] = [
                FromHand::Done.into(),
                TurnOption::EndTurn.into(),
                Use::Pass.into(),
                Defend::No.into(),
                May::No.into(),
            ];
            let pass = passes.into_iter().find(|pass| pending.options.contains(pass));
            let answer = pass.unwrap_or(pending.options[0]);
            self.answer(answer);
        }
        panic!("too many questions");
    }

    /// On to a player's turn.
    #[track_caller]
    pub fn turn_of(&mut self, seat: u8) {
        self.until(|ask| *ask == Ask::Turn { player: Seat(seat) });
    }

    /// Where something is among everything that was told so far.
    #[track_caller]
    pub fn place(&self, wanted: impl Fn(&Event) -> bool) -> usize {
        self.told().position(|(event, _)| wanted(event)).expect("it was told")
    }

    /// Everything that was told so far, in order.
    pub fn told(&self) -> impl Iterator<Item = (&Event, RuleId)> {
        self.game.told().iter().map(|told| (&told.event, told.rule))
    }

    /// Which cards were revealed, and by whom.
    pub fn revealed(&self) -> Vec<(u8, &str)> {
        let of = self.told().filter_map(|(event, _)| match event {
            Event::Revealed { player, card } => Some((player.0, self.cards.card(*card).id.as_str())),
            _ => None,
        });
        of.collect()
    }
}
