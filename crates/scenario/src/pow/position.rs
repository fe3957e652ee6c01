//! From what is given to a position, or to everything that keeps it off the table.

use std::sync::Arc;

use ::pow::Pow;
use ::pow::card::check::scenery;
use ::pow::card::file::{self, Name};
use ::pow::card::{Battlefield, Cards, Mils, Mission, Nature, Objective, ObjectiveKind, TABLE};
use ::pow::setup;
use ::pow::state::{
    Activation, BySide, FIGURES, FigureId, OBJECTIVES, PIECES, Passing, Phase, Reading as _, Side, State,
    Whereabouts,
};
use content::{Checker, Diagnostics, Id, Names as Translated, Source, Span, Spanned};
use space::{Block, Disc, NoRest, P, Rect, Spot};
use table::{Game, Scene};

use super::given::{Given, GivenFigure, GivenMission, GivenPassing, OwnMission, Sides, Way};
use super::names::{self, Names};
use super::then::RESERVED;
use crate::expect::suggestion;
use crate::{Code, Named, Position};

/// Sorts behind every id that a pack can have, so that nothing else changes its place.
const OWN: &str = "~scenario";

/// Powers are counted behind the attacks, as [`::pow::state::Figure::used_this_turn`] says.
const POWERS: u8 = 8;

/// Higher than anything on a table.
const SKY: Mils = 200_000;

/// Sets up a position.
pub fn position(
    given: &Given,
    source: &Source,
    cards: &Cards,
    found: &mut Diagnostics,
) -> Option<Position<Pow>> {
    let before = found.len();
    let mut cards = sketched(given, source, cards, found)?;
    let battlefield = battlefield(given, source, &mut cards, found)?;
    let mission = mission(given, source, &mut cards, found)?;
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
fn in_order(figures: &Named<GivenFigure>) -> impl Iterator<Item = &(Spanned<String>, GivenFigure)> {
    let of = |side: Option<Side>| figures.iter().filter(move |(_, figure)| figure.side == side);
    of(Some(Side::A)).chain(of(Some(Side::B)))
}

/// The cards of the packs and those of the scenario.
fn sketched(given: &Given, source: &Source, cards: &Cards, found: &mut Diagnostics) -> Option<Cards> {
    let mut sketches = Vec::new();
    for (name, card) in given.characters.iter() {
        match Id::new(name) {
            Ok(id) => sketches.push(card.under(&Spanned { value: id, span: name.span })),
            Err(wrong) => Checker::new(source, found).report(Code::UnknownName, name.span, wrong, None),
        }
    }
    match cards.with(source, &sketches) {
        Ok(cards) => Some(cards),
        Err(wrong) => {
            found.extend(wrong);
            None
        }
    }
}

fn untranslated() -> Translated {
    Translated { en: OWN.into(), fr: OWN.into(), de: OWN.into() }
}

/// A battlefield of the packs, or one for this scenario with the scenery given.
fn battlefield(given: &Given, source: &Source, cards: &mut Cards, found: &mut Diagnostics) -> Option<u16> {
    let mut check = Checker::new(source, found);
    if let Some(id) = &given.battlefield {
        check.reference(id, cards.battlefields.iter().map(|known| known.id.as_str()), "battlefield");
        return cards.battlefield(id);
    }
    let mut pieces = Vec::new();
    for (name, piece) in given.scenery.iter() {
        let id = match Id::new(name) {
            Ok(id) => Spanned { value: id, span: name.span },
            Err(wrong) => {
                check.report(Code::UnknownName, name.span, wrong, None);
                continue;
            }
        };
        let (Some(class), Some(at)) = (piece.class, piece.at.clone()) else {
            let help = "such as `{ class: t2, at: [10, 10] }`".to_owned();
            check.report(Code::Impossible, name.span, "a piece needs its `class` and its `at`", Some(help));
            continue;
        };
        let name = Spanned { value: Name::everywhere(id.as_str()), span: id.span };
        let written = file::Piece {
            id,
            name,
            class,
            at,
            turn: piece.turn.unwrap_or_default(),
            size: piece.size,
            structure: piece.structure,
            measures: piece.measures(),
        };
        pieces.push(Spanned { span: written.id.span, value: written });
    }
    let pieces = scenery(&mut check, &pieces);
    if pieces.len() > PIECES {
        return None;
    }
    cards.battlefields.push(Battlefield { id: OWN.into(), name: untranslated(), pieces });
    u16::try_from(cards.battlefields.len() - 1).ok()
}

/// A mission of the packs, or one for this scenario. Brawl unless said (rulings.scenario.default).
fn mission(given: &Given, source: &Source, cards: &mut Cards, found: &mut Diagnostics) -> Option<u16> {
    let mut check = Checker::new(source, found);
    let brawl = Spanned::unplaced(GivenMission::House("brawl".to_owned()));
    let written = given.mission.as_ref().unwrap_or(&brawl);
    let own = match &written.value {
        GivenMission::House(id) => {
            let id = Spanned { value: id.clone(), span: written.span };
            check.reference(&id, cards.missions.iter().map(|known| known.id.as_str()), "mission");
            return cards.mission(&id);
        }
        GivenMission::Own(own) => own,
    };
    let mission = own_mission(own, &mut check)?;
    cards.missions.push(mission);
    u16::try_from(cards.missions.len() - 1).ok()
}

fn own_mission(own: &OwnMission, check: &mut Checker) -> Option<Mission> {
    let turns = own.turns.unwrap_or(Spanned::unplaced(6));
    let fits = check.in_range(&turns, 1..=20, "turns");
    let mut objectives = Vec::new();
    for written in &own.objectives {
        let (kind, at) = match &written.value {
            file::Objective::Pillar(at) => (ObjectiveKind::Pillar, at),
            file::Objective::Relic(at) => (ObjectiveKind::Relic, at),
        };
        objectives.push(Objective { kind, at: spot(at, check)?.0 });
    }
    if objectives.len() > OBJECTIVES {
        let message = format!("{} objectives are too many", objectives.len());
        let span = own.objectives[OBJECTIVES].span;
        check.report(Code::Impossible, span, message, Some(format!("at most {OBJECTIVES}")));
        return None;
    }
    fits.then(|| Mission {
        id: OWN.into(),
        name: untranslated(),
        turns: turns.value,
        objectives,
        scoring: own.scoring.clone(),
        battlefields: Vec::new(),
    })
}

/// A place: where, and how high if that is said.
fn spot(place: &Spanned<file::Place>, check: &mut Checker) -> Option<(P, Option<Mils>)> {
    match place.value.0.as_slice() {
        [x, y] => Some((P::new(x.value.0, y.value.0), None)),
        [x, y, z] => Some((P::new(x.value.0, y.value.0), Some(z.value.0))),
        other => {
            let message = format!("a place is two or three numbers, not {}", other.len());
            let help = "write `[x, y]` or `[x, y, z]`, in inches".to_owned();
            check.report(Code::Impossible, place.span, message, Some(help));
            None
        }
    }
}

/// Everything that a position is set up with.
struct Setter<'a> {
    given: &'a Given,
    source: &'a Source,
    cards: &'a Cards,
    names: &'a Names,
    state: State,
    /// How many mistakes were found before anything was set up.
    before: usize,
    found: &'a mut Diagnostics,
}

impl Setter<'_> {
    fn scene(&self) -> Scene<'_, Pow> {
        Scene { state: &self.state, content: self.cards }
    }

    /// Whether everything so far can be on a table.
    fn is_well(&self) -> bool {
        self.found.len() == self.before
    }

    fn report(&mut self, code: Code, span: Span, message: impl Into<String>, help: Option<String>) {
        Checker::new(self.source, self.found).report(code, span, message, help);
    }

    fn spot(&mut self, place: &Spanned<file::Place>) -> Option<(P, Option<Mils>)> {
        spot(place, &mut Checker::new(self.source, self.found))
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
            None => BySide([Some(::pow::state::Edge::South), Some(::pow::state::Edge::North)]),
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

    /// Puts everybody somewhere: first those who say where, then those who stand by them, then the others.
    fn place_all(&mut self) {
        let all: Vec<(FigureId, &Spanned<String>, &GivenFigure)> = (0..)
            .map(FigureId)
            .zip(in_order(&self.given.figures))
            .map(|(id, (name, figure))| (id, name, figure))
            .collect();
        let deploying = self.state.phase == Phase::Deployment;
        let mut waiting = Vec::new();
        for &(id, name, figure) in &all {
            let says_where = figure.at.is_some() || figure.on.is_some() || figure.contact.is_some();
            let says_where = says_where || figure.from.is_some();
            if figure.gone == Some(true) {
                self.state.figure_mut(id).whereabouts = Whereabouts::Gone;
                if let Some(at) = &figure.at
                    && let Some((at, z)) = self.spot(at)
                {
                    self.state.bodies[usize::from(id.0)].at = at.at(z.unwrap_or(0));
                }
            } else if figure.waiting.unwrap_or(deploying && !says_where) {
                // It stays as it was added: beside the table.
            } else if figure.at.is_some() || figure.on.is_some() {
                if let Some(at) = self.told_where(id, figure) {
                    self.put(id, at);
                }
            } else {
                waiting.push((id, name, figure));
            }
        }
        while !waiting.is_empty() {
            let before = waiting.len();
            waiting.retain(|&(id, _, figure)| !self.put_beside(id, figure));
            if waiting.len() == before {
                break;
            }
        }
        for (id, name, figure) in waiting {
            match figure.contact.as_ref().or(figure.from.as_ref()) {
                None => self.put_anywhere(id, name),
                Some(other) if self.names.figure(other).is_none() => {
                    let known: Vec<&str> = self.names.figures().collect();
                    let help = suggestion(other, known);
                    self.report(Code::UnknownName, other.span, format!("there is no figure `{other}`"), help);
                }
                Some(other) => {
                    let message = format!("`{other}` is nowhere, so nobody can stand beside it");
                    self.report(Code::Impossible, other.span, message, None);
                }
            }
        }
    }

    fn put(&mut self, id: FigureId, at: Spot) {
        self.state.figure_mut(id).whereabouts = Whereabouts::Table;
        self.state.absent.0 &= !space::Set::of(usize::from(id.0)).0;
        self.state.bodies[usize::from(id.0)].at = at;
    }

    /// The highest surface that carries the figure here.
    fn surface(&self, id: FigureId, at: P, below: Mils) -> Mils {
        let disc = Disc::new(at, self.state.body(id).r);
        space::surface_below(&self.state.field(), &disc, below).1
    }

    fn told_where(&mut self, id: FigureId, figure: &GivenFigure) -> Option<Spot> {
        let told = match &figure.at {
            Some(at) => Some(self.spot(at)?),
            None => None,
        };
        let Some(on) = &figure.on else {
            let (at, z) = told?;
            return Some(at.at(z.unwrap_or_else(|| self.surface(id, at, SKY))));
        };
        let Some(piece) = names::piece(self.scene(), on) else {
            let help = suggestion(on, names::piece_names(self.scene()));
            self.report(Code::UnknownName, on.span, format!("there is no scenery `{on}`"), help);
            return None;
        };
        let block = self.state.block(piece);
        let at = told.map_or(block.foot.middle(), |(at, _)| at);
        Some(at.at(block.top))
    }

    /// Puts a figure beside another that is on the table already; whether it could.
    fn put_beside(&mut self, id: FigureId, figure: &GivenFigure) -> bool {
        let gap = match (&figure.contact, &figure.from) {
            (Some(_), _) => 0,
            (None, Some(_)) => figure.gap.map_or(0, |gap| gap.value.0),
            (None, None) => return false,
        };
        let other = figure.contact.as_ref().or(figure.from.as_ref());
        let Some(other) = other.and_then(|other| self.names.figure(other)) else { return false };
        if !self.state.is_on_table(other) {
            return false;
        }
        let beside = *self.state.body(other);
        let apart = i64::from(beside.r) + i64::from(self.state.body(id).r) + i64::from(gap);
        let way = figure.way.map_or(Way::East, |way| way.value);
        let at = space::at(beside.at.flat(), way.turn().dir(), apart, 0);
        let z = self.surface(id, at, beside.at.z);
        self.put(id, at.at(z));
        true
    }

    /// Puts a figure on a free place at its own edge, for scenarios in which it does not matter where.
    fn put_anywhere(&mut self, id: FigureId, name: &Spanned<String>) {
        let y = match self.state.figure(id).side {
            Side::A => 3_000,
            Side::B => TABLE.1 - 3_000,
        };
        for x in (3_000..TABLE.0).step_by(3_000) {
            let at = P::new(x, y).at(0);
            let body = self.state.body(id).moved(at);
            if space::rests(&self.state.field(), &body).is_ok() {
                self.put(id, at);
                return;
            }
        }
        let help = Some("say where with `at`".to_owned());
        self.report(Code::Impossible, name.span, format!("there is no room for `{name}`"), help);
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

    /// Nobody may stand where nobody can.
    fn check(&mut self) {
        if !self.is_well() {
            return;
        }
        for (id, (name, figure)) in (0..).map(FigureId).zip(in_order(&self.given.figures)) {
            let span = figure.at.as_ref().map_or(name.span, |at| at.span);
            if self.state.is_on_table(id)
                && let Err(reason) = space::rests(&self.state.field_without(id), self.state.body(id))
            {
                let clings = ::pow::falling::supported(self.scene(), id);
                let message = match reason {
                    NoRest::OffTable => format!("`{name}` stands over the edge of the table"),
                    NoRest::OnBody(other) => {
                        let other = u8::try_from(other).map_or("somebody", |it| self.names.of(FigureId(it)));
                        format!("`{name}` stands on `{other}`")
                    }
                    NoRest::InBlock(piece) => {
                        let piece = u8::try_from(piece).unwrap_or(u8::MAX);
                        let piece = names::piece_name(self.scene(), ::pow::state::PieceId(piece));
                        format!("`{name}` stands inside `{piece}`")
                    }
                    NoRest::NoSurface if clings => continue,
                    NoRest::NoSurface => format!("nothing carries `{name}` there"),
                };
                let at = self.state.body(id).at;
                let place = [at.x, at.y, at.z].map(file::Inches);
                let help = Some(format!("it would be at [{}, {}, {}]", place[0], place[1], place[2]));
                self.report(Code::Impossible, span, message, help);
            }
            let (life, printed) = (self.state.figure(id).life, self.scene().card(id).life);
            if let Some(given) = figure.life
                && (life > printed || (life == 0) != (figure.gone == Some(true)))
            {
                let help = Some("who has no life left is `gone: true`".to_owned());
                let message = format!("`{name}` can't have {life} of {printed} life");
                self.report(Code::Impossible, given.span, message, help);
            }
            if let Some(ko) = figure.ko.filter(|ko| ko.value)
                && (self.state.figure(id).pow > 0 || !self.state.figure(id).down)
            {
                let message = "a KO character has no POW and is Knocked down";
                self.report(Code::Impossible, ko.span, message, None);
            }
        }
        if self.is_well()
            && let Err(wrong) = Pow::sound(self.scene())
        {
            let span = self.given.figures.0.first().map_or(Span::FILE, |(name, _)| name.span);
            self.report(Code::Impossible, span, wrong, None);
        }
    }
}
