//! From what is given to a position, or to everything that keeps it off the table.

use std::sync::Arc;

use content::{Checker, Diagnostics, Id, Source, Span, Spanned};
use pow::Pow;
use pow::card::file;
use pow::card::{Cards, Mils, Nature, ObjectiveKind, TABLE};
use pow::setup;
use pow::state::{Activation, BySide, Edge, FIGURES, FigureId, Passing, Phase, Reading as _, Side, State};
use space::{Block, P, Rect};
use table::Scene;

use super::given::{Given, GivenFigure, GivenPassing};
use super::names::{self, Names};
use super::own;
use super::then::RESERVED;
use crate::PowScript;
use scenario::sides::Sides;
use scenario::suggestion;
use scenario::{Code, Named, Position};

/// Powers are counted behind the attacks, as [`pow::state::Figure::used_this_turn`] says.
const POWERS: u8 = 8;

/// Sets up a position.
pub fn position(
    given: &Given,
    source: &Source,
    cards: &Cards,
    found: &mut Diagnostics,
) -> Option<Position<PowScript>> {
    let before = found.len();
    let mut cards = own::sketched(given, source, cards, found)?;
    let battlefield = own::battlefield(given, source, &mut cards, found)?;
    let mission = own::mission(given, source, &mut cards, found)?;
    let state = setup::empty(&cards, mission, battlefield);
    let names = Names::new(in_order(&given.figures).map(|(name, _)| name.value.clone()).collect());
    let mut setter = Setter { given, source, cards: &cards, names: &names, state, before, found };
    setter.pieces();
    setter.turn();
    setter.figures();
    setter.objectives();
    setter.counters();
    setter.check();
    let state = setter.state;
    (found.len() == before).then(|| Position { content: Arc::new(cards), state, names })
}

/// A's figures first, as in every game; within a side as in the file.
pub fn in_order(figures: &Named<GivenFigure>) -> impl Iterator<Item = &(Spanned<String>, GivenFigure)> {
    let of = |side: Option<Side>| figures.iter().filter(move |(_, figure)| figure.side == side);
    of(Some(Side::A)).chain(of(Some(Side::B)))
}

/// Everything that a position is set up with.
pub struct Setter<'a> {
    pub given: &'a Given,
    source: &'a Source,
    cards: &'a Cards,
    pub names: &'a Names,
    pub state: State,
    /// How many mistakes were found before anything was set up.
    before: usize,
    found: &'a mut Diagnostics,
}

impl Setter<'_> {
    pub fn scene(&self) -> Scene<'_, Pow> {
        Scene { state: &self.state, content: self.cards }
    }

    /// Whether everything so far can be on a table.
    pub fn is_well(&self) -> bool {
        self.found.len() == self.before
    }

    pub fn report(&mut self, code: Code, span: Span, message: impl Into<String>, help: Option<String>) {
        Checker::new(self.source, self.found).report(code, span, message, help);
    }

    pub fn spot(&mut self, place: &Spanned<file::Place>) -> Option<(P, Option<Mils>)> {
        own::spot(place, &mut Checker::new(self.source, self.found))
    }

    /// What has become of the scenery.
    fn pieces(&mut self) {
        for (name, piece) in self.given.scenery.iter() {
            let Some(id) = names::piece(self.scene(), name) else {
                if self.given.battlefield.is_some() {
                    let help = suggestion(name, names::piece_names(self.scene()));
                    let message = format!("the battlefield has no piece `{name}`");
                    self.report(Code::UnknownName, name.span, message, help);
                }
                continue;
            };
            let at = usize::from(id.0);
            if let Some(left) = piece.left {
                self.state.scenery[at].structure = left.value;
            }
            if piece.gone == Some(true) {
                self.state.cleared = self.state.cleared.with(at);
            }
            if let Some(moved_to) = &piece.moved_to
                && let Some((lo, z)) = self.spot(moved_to)
            {
                let printed = self.scene().piece(id);
                let height = printed.height;
                let size = printed.foot.hi - printed.foot.lo;
                let foot = Rect::new(lo, lo + size);
                if !foot.on_table(TABLE) {
                    let message = format!("`{name}` lies over the edge of the table");
                    self.report(Code::Impossible, moved_to.span, message, None);
                    continue;
                }
                self.state.blocks[at] = Block { foot, top: z.unwrap_or(0) + height };
            }
        }
    }

    /// Turn, phase and whose go it is.
    fn turn(&mut self) {
        let given = self.given;
        let phase = given.phase.unwrap_or(Phase::Action);
        let deploying = phase == Phase::Deployment;
        self.state.phase = phase;
        self.state.turn = match given.turn {
            Some(turn) => turn.value,
            None if deploying => 0,
            None => 2,
        };
        let turns = self.scene().mission().turns;
        if let Some(turn) = given.turn
            && (turn.value > turns || (turn.value == 0) != deploying)
        {
            let message = format!("the mission has turns 1 to {turns}, and none during deployment");
            self.report(Code::Impossible, turn.span, message, None);
        }
        let active =
            given.figures.iter().find(|(_, figure)| figure.active.as_ref().is_some_and(|it| it.active));
        let go = given.go.or(active.and_then(|(_, figure)| figure.side)).unwrap_or(Side::A);
        self.state.go = go;
        let drawn = !deploying && (self.state.turn > 1 || matches!(phase, Phase::Action | Phase::Final));
        let usual = drawn.then_some(go);
        self.state.initiative = given.initiative.map_or(usual, Into::into);
        self.state.first = given.first.map_or(usual, Into::into);
        let deployer = (!deploying).then_some(Side::A);
        self.state.deploys_first = given.deploys_first.map_or(deployer, Into::into);
        self.state.edges = match given.edges {
            Some(Sides { a, b }) => BySide([a.into(), b.into()]),
            None if deploying => BySide::default(),
            None => BySide([Some(Edge::South), Some(Edge::North)]),
        };
    }

    fn figures(&mut self) {
        let sideless: Vec<&Spanned<String>> = self
            .given
            .figures
            .iter()
            .filter(|(_, figure)| figure.side.is_none())
            .map(|(name, _)| name)
            .collect();
        for name in sideless {
            let help = Some("write `side: a` or `side: b`".to_owned());
            self.report(Code::Impossible, name.span, format!("`{name}` has no side"), help);
        }
        let count = self.given.figures.0.len();
        if let Some((name, _)) = self.given.figures.0.get(FIGURES) {
            let span = name.span;
            let help = Some(format!("at most {FIGURES}"));
            self.report(Code::Impossible, span, format!("{count} figures are too many"), help);
            return;
        }
        if !self.is_well() {
            return;
        }
        for (name, figure) in in_order(&self.given.figures) {
            self.add(name, figure);
        }
        if self.state.figures.len() < count {
            return;
        }
        self.place_all();
        for (id, (name, figure)) in (0..).map(FigureId).zip(in_order(&self.given.figures)) {
            self.dress(id, name, figure);
        }
    }

    /// Puts a figure beside the table.
    fn add(&mut self, name: &Spanned<String>, figure: &GivenFigure) {
        if let Err(wrong) = Id::new(name) {
            self.report(Code::UnknownName, name.span, wrong, None);
        }
        if RESERVED.contains(&name.as_str()) {
            let message = format!("`{name}` has a meaning of its own in `then`");
            self.report(Code::UnknownName, name.span, message, Some("give the figure another name".into()));
        }
        let card = figure.card.as_ref().unwrap_or(name);
        let Some(character) = self.cards.character(card) else {
            let known = self.cards.characters.iter().map(|known| known.id.as_str());
            let help = suggestion(card, known);
            let help = help.or(Some("sketch it under `characters`, or name another with `card`".to_owned()));
            self.report(Code::UnknownName, card.span, format!("there is no card `{card}`"), help);
            return;
        };
        setup::add_figure(self.cards, &mut self.state, figure.side.unwrap_or(Side::A), character);
    }

    /// Everything else that is given of a figure.
    fn dress(&mut self, id: FigureId, name: &Spanned<String>, given: &GivenFigure) {
        let card = self.scene().card(id);
        let (printed_life, printed_pow) = (card.life, card.pow);
        let acting = self.state.phase == Phase::Action;
        let ko = given.ko.is_some_and(|ko| ko.value);
        let active = given.active.as_ref().filter(|active| active.active);
        let used_this_turn = self.used(id, given.used_this_turn.as_deref().unwrap_or_default());
        let used_this_game = self.used(id, given.used_this_game.as_deref().unwrap_or_default());
        let carries = given.carries.as_ref().and_then(|relic| {
            let found = names::objective(&self.state, relic);
            if found.is_none() {
                let known = names::objective_names(&self.state);
                let help = suggestion(relic, known.iter().map(String::as_str));
                self.report(Code::UnknownName, relic.span, format!("there is no objective `{relic}`"), help);
            }
            found
        });
        if let Some(relic) = carries {
            let kind = self.state.objectives[usize::from(relic.0)].kind;
            let taken = self.state.figures.iter().any(|other| other.carries == Some(relic));
            if let (Some(span), true) =
                (given.carries.as_ref().map(|it| it.span), taken || kind != ObjectiveKind::Relic)
            {
                self.report(Code::Impossible, span, "this can't be carried by it", None);
            }
        }
        let gone = given.gone == Some(true);
        let at = self.state.body(id).at;
        let figure = self.state.figure_mut(id);
        let fresh_pow = if ko || gone || !acting { 0 } else { printed_pow };
        figure.life = given.life.map_or(if gone { 0 } else { printed_life }, |life| life.value);
        figure.pow = given.pow.map_or(fresh_pow, |pow| pow.value);
        figure.ko = ko;
        figure.down = given.down.unwrap_or(ko);
        figure.activated = given.activated.unwrap_or(active.is_some());
        figure.lowered[Nature::Physical] = given.distract.unwrap_or(0);
        figure.lowered[Nature::Mental] = given.dazzle.unwrap_or(0);
        figure.lowered[Nature::Energy] = given.awkwardness.unwrap_or(0);
        figure.ensnared = given.ensnare.unwrap_or(0);
        let raised = given.raised.unwrap_or_default();
        figure.raised[Nature::Physical] = raised.physical;
        figure.raised[Nature::Mental] = raised.mental;
        figure.raised[Nature::Energy] = raised.energy;
        figure.reaction = given.reaction.and_then(Into::into);
        figure.older_reaction = given.older_reaction.and_then(Into::into);
        figure.reacted = given.reacted.unwrap_or(figure.reaction.is_some());
        figure.luck_used = given.luck_used.unwrap_or(false);
        figure.plan_used = given.plan_used.unwrap_or(false);
        figure.pushes_ignored = given.pushes_ignored.unwrap_or(0);
        figure.used_this_turn = used_this_turn;
        figure.used_this_game = used_this_game;
        figure.was_ko = given.was_ko.unwrap_or(ko);
        figure.carries = carries;
        if let Some(relic) = carries {
            self.state.objectives[usize::from(relic.0)].at = at;
        }
        if let Some(active) = active {
            let used = self.used(id, &active.done.used);
            let span = name.span;
            if !self.state.is_on_table(id) || !acting || self.state.activation.is_some() || ko {
                let message = "only one figure acts, in the action phase, on the table and not KO";
                self.report(Code::Impossible, span, message, None);
                return;
            }
            let done = &active.done;
            let (moved, grabbed, extra) = (done.moved, done.grabbed, done.extra);
            self.state.activation = Some(Activation { figure: id, moved, grabbed, used, extra });
        }
    }

    /// Attacks and powers that were used, as the figure remembers them.
    fn used(&mut self, id: FigureId, listed: &[Spanned<String>]) -> u16 {
        let mut bits = 0;
        for word in listed {
            let attack = names::attack(self.scene(), id, word);
            let power = names::power(self.scene(), id, word).map(|power| POWERS + power);
            match attack.or(power) {
                Some(index) => bits |= 1 << (index & 15),
                None => {
                    let card = self.scene().card(id);
                    let attacks = card.attacks.iter().map(|attack| attack.id.as_str());
                    let known = attacks.chain(card.powers.iter().map(|power| power.id.as_str()));
                    let help = suggestion(word, known);
                    let message = format!("its card has no attack or power `{word}`");
                    self.report(Code::UnknownName, word.span, message, help);
                }
            }
        }
        bits
    }

    fn objectives(&mut self) {
        for (name, given) in self.given.objectives.iter() {
            let Some(id) = names::objective(&self.state, name) else {
                let known = names::objective_names(&self.state);
                let help = suggestion(name, known.iter().map(String::as_str));
                let message = format!("the mission has no objective `{name}`");
                self.report(Code::UnknownName, name.span, message, help);
                continue;
            };
            let at = given.at.as_ref().and_then(|at| self.spot(at));
            let objective = &mut self.state.objectives[usize::from(id.0)];
            if let Some((at, z)) = at {
                objective.at = at.at(z.unwrap_or(0));
            }
            if let Some(holder) = given.holder {
                objective.holder = holder.into();
            }
            objective.streak = given.streak.unwrap_or(objective.streak);
            objective.streak_of = given.streak_of.map_or(objective.holder, Into::into);
        }
    }

    /// Bag, points and passing.
    fn counters(&mut self) {
        let given = self.given;
        let deploying = self.state.phase == Phase::Deployment;
        let both = |sides: Sides<u8>| BySide([sides.a, sides.b]);
        let usual = if deploying { BySide::default() } else { setup::bag(self.scene()) };
        self.state.full_bag = given.full_bag.map_or(usual, both);
        self.state.bag = given.bag.map_or(self.state.full_bag, both);
        self.state.points = given.points.map_or(BySide::default(), both);
        self.state.all_controlled = given.all_controlled.unwrap_or(false);
        let [a, b] = Side::BOTH.map(|side| self.state.team(side).count());
        let passing = |given: GivenPassing, own: usize, other: usize| Passing {
            used: given.used,
            limit: given.limit.unwrap_or(if deploying { 0 } else { other.saturating_sub(own) as u8 }),
            strategist_used: given.strategist_used,
            last: given.last,
        };
        let sides = given.passing.unwrap_or_default();
        self.state.passing = BySide([passing(sides.a, a, b), passing(sides.b, b, a)]);
    }
}
