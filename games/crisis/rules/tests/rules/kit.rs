//! Setting up a position and playing it with dice that are known.

use std::path::Path;
use std::sync::Arc;

use crisis::Crisis;
use crisis::activation::Act;
use crisis::ask::{Answer, Ask, Effect, May, Thing};
use crisis::attack::Weapon;
use crisis::card::ability::{Condition, Health};
use crisis::card::{Cards, CrisisType, Edition, core, load};
use crisis::event::Event;
use crisis::grunts::figure;
use crisis::movement::Advance;
use crisis::setup::position;
use crisis::state::{
    Edge, Figure, FigureId, Go, Numbers, Phase, Reading, Side, State, Token, TokenId, Whereabouts,
};
use space::P;
use table::{Match, RuleId, Scene, Script, Source};

/// The cards of the core box, with its trees.
pub fn cards() -> Arc<Cards> {
    Arc::new(core(Edition::Print2023).unwrap_or_else(|problems| panic!("{problems}")))
}

/// The core box and the pack of our own, for what the box does not print.
pub fn homebrew() -> Arc<Cards> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/packs/homebrew");
    Arc::new(load(&[folder], Edition::Print2023).unwrap_or_else(|problems| panic!("{problems}")))
}

/// A position on its way to the table: an empty battlefield in A's turn of round 1, A with priority.
pub struct Position {
    pub cards: Arc<Cards>,
    pub state: State,
    rolls: Vec<Vec<u8>>,
}

/// Faces by their first letters, as `c w h k b f`: critical, wild, hit, block, blank, failure.
pub fn sides(faces: &str) -> Vec<u8> {
    faces
        .split_whitespace()
        .map(|face| match face {
            "c" => 1,
            "w" => 2,
            "h" => 3,
            "k" => 5,
            "b" => 6,
            "f" => 8,
            other => panic!("no face {other}"),
        })
        .collect()
}

impl Position {
    pub fn new() -> Position {
        let cards = cards();
        let mut state = position(
            cards.battlefield("museum-square").expect("in the core box"),
            cards.measure("physical-measured").expect("in the core box"),
        );
        state.destroyed = Numbers(u32::MAX);
        state.phase = Phase::Activation;
        state.round = 1;
        state.threat = 17;
        state.squads[Side::A].edge = Some(Edge::South);
        state.squads[Side::B].edge = Some(Edge::North);
        Position { cards, state, rolls: Vec::new() }
    }

    /// The same with our own pack, on its battlefield.
    pub fn vault() -> Position {
        let cards = homebrew();
        let mut position = Position::new();
        position.state.battlefield = cards.battlefield("vault").expect("in the pack");
        position.state.measures = cards.measure("physical-measured").expect("in the core box");
        position.cards = cards;
        position
    }

    /// A character of a side, in inches.
    pub fn add(&mut self, side: Side, id: &str, x: f64, y: f64) -> FigureId {
        let character = self.cards.character(id).unwrap_or_else(|| panic!("{id}"));
        let figure = Figure {
            at: P::new((x * 1000.0) as i32, (y * 1000.0) as i32),
            whereabouts: Whereabouts::Battlefield,
            ..figure(side, character)
        };
        self.state.figures.push(figure);
        FigureId(self.state.figures.len() as u8 - 1)
    }

    pub fn a(&mut self, id: &str, x: f64, y: f64) -> FigureId {
        self.add(Side::A, id, x, y)
    }

    pub fn b(&mut self, id: &str, x: f64, y: f64) -> FigureId {
        self.add(Side::B, id, x, y)
    }

    pub fn of(&mut self, id: FigureId) -> &mut Figure {
        self.state.figure_mut(id)
    }

    pub fn with_condition(&mut self, id: FigureId, condition: Condition) {
        self.of(id).conditions.add(condition);
    }

    pub fn injured(&mut self, id: FigureId) {
        self.of(id).health = Health::Injured;
    }

    /// Dice, roll by roll, in the order in which they will be rolled.
    pub fn dice(&mut self, rolls: &[&str]) {
        self.rolls.extend(rolls.iter().map(|roll| sides(roll)));
    }

    /// A crisis of the mission, without its tokens.
    pub fn crisis(&mut self, id: &str) -> CrisisType {
        let place = self.cards.crisis(id).unwrap_or_else(|| panic!("{id}"));
        let kind = self.cards.crises[usize::from(place)].kind;
        self.state.mission[kind as usize] = Some(place);
        kind
    }

    pub fn token(&mut self, crisis: CrisisType, x: f64, y: f64) -> TokenId {
        let at = P::new((x * 1000.0) as i32, (y * 1000.0) as i32);
        self.state.tokens.push(Token { crisis, at, lies: None, holder: None, controller: None, gone: false });
        TokenId(self.state.tokens.len() as u8 - 1)
    }

    /// The terrain feature of the battlefield that stands again.
    pub fn stands(&mut self, piece: &str) -> P {
        let pieces = &self.cards.battlefields[usize::from(self.state.battlefield)].pieces;
        let at = pieces.iter().position(|it| it.id == piece).unwrap_or_else(|| panic!("{piece}"));
        self.state.destroyed = Numbers(self.state.destroyed.0 & !(1 << at));
        let bounds = space::Outline::bounds(&pieces[at].outline);
        P::new((bounds.lo.x + bounds.hi.x) / 2, (bounds.lo.y + bounds.hi.y) / 2)
    }

    pub fn tactic(&mut self, side: Side, id: &str) -> u16 {
        let card = self.cards.tactic(id).unwrap_or_else(|| panic!("{id}"));
        self.state.squads[side].tactics.push(card);
        card
    }

    /// In the middle of an activation with so many actions left.
    pub fn activated(&mut self, figure: FigureId, actions: u8) {
        let side = self.state.figure(figure).side;
        self.state.turn = side;
        self.state.go = Some(Go { activated: true, may_pass: false });
        self.state.activation = Some(crisis::state::Activation {
            figure,
            actions,
            performed: 2 - actions,
            moves: 0,
            interacted: Numbers::default(),
            parent: None,
        });
    }

    /// The place of a superpower on a character's card.
    pub fn power_of(&self, figure: FigureId, id: &str) -> u8 {
        let powers = &self.scene().card(figure).superpowers;
        powers.iter().position(|power| power.id.as_str() == id).unwrap_or_else(|| panic!("{id}")) as u8
    }

    pub fn scene(&self) -> Scene<'_, Crisis> {
        Scene { state: &self.state, content: &self.cards }
    }

    pub fn play(self) -> Table {
        let script = Script { rolls: self.rolls.into(), ..Script::default() };
        let game = Match::<Crisis>::from_state(self.cards, self.state, Source::Script(script));
        Table { game }
    }
}

/// A game in play.
pub struct Table {
    pub game: Match<Crisis>,
}

impl Table {
    pub fn state(&self) -> &State {
        self.game.now().state
    }

    pub fn figure(&self, id: FigureId) -> &Figure {
        self.state().figure(id)
    }

    pub fn stamina(&self, id: FigureId) -> u8 {
        self.game.now().stamina(id)
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

    /// Answers questions that nobody mentions, until `wanted` is asked: windows pass, and a single option is taken.
    #[track_caller]
    pub fn until(&mut self, wanted: impl Fn(&Ask) -> bool) {
        for _ in 0..500 {
            let Some(pending) = self.game.pending().first() else {
                panic!("it was never asked: {:?}", self.game.fault())
            };
            if wanted(&pending.ask) {
                return;
            }
            let passes = [Answer::Effect(Effect::Pass), Answer::May(May::No), Answer::Advance(Advance::Stay)];
            let pass = passes.into_iter().find(|pass| pending.options.contains(pass));
            let answer = pass.unwrap_or(pending.options[0]);
            self.answer(answer);
        }
        panic!("too many questions");
    }

    /// On to the next thing that somebody does in a turn.
    #[track_caller]
    pub fn next_act(&mut self) {
        self.until(|ask| matches!(ask, Ask::Act { .. }));
    }

    #[track_caller]
    pub fn act(&mut self, act: Act) {
        self.next_act();
        self.answer(act);
    }

    /// The activated character attacks somebody with an attack of its card.
    #[track_caller]
    pub fn attack(&mut self, weapon: u8, target: FigureId) {
        self.act(Act::Attack);
        if matches!(self.game.pending().first().map(|it| it.ask), Some(Ask::Attack { .. })) {
            self.answer(Weapon::Printed(weapon));
        }
        if self.game.over() {
            return;
        }
        self.until(|ask| !matches!(ask, Ask::Option { .. }));
        if matches!(self.game.pending().first().map(|it| it.ask), Some(Ask::Target { .. })) {
            self.answer(Thing::Figure(target));
        }
    }

    /// Whether an act is offered now.
    pub fn offers(&self, answer: impl Into<Answer>) -> bool {
        let answer = answer.into();
        self.game.pending().first().is_some_and(|pending| pending.options.contains(&answer))
    }

    /// What was told, in order.
    pub fn told(&self) -> impl Iterator<Item = &Event> {
        self.game.told().iter().map(|told| &told.event)
    }

    pub fn at(&self, id: FigureId) -> (f64, f64) {
        let at = self.figure(id).at;
        (f64::from(at.x) / 1000.0, f64::from(at.y) / 1000.0)
    }
}
