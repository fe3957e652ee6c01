//! From what is given to a position, or to everything that keeps it off the table.

use std::sync::Arc;

use content::{Checker, Diagnostics, Id, Place, Source, Span, Spanned};
use crisis::Crisis;
use crisis::card::ability::Health;
use crisis::card::{Cards, CrisisType, Form};
use crisis::grunts;
use crisis::setup;
use crisis::state::{
    Activation, BySide, Edge, FIGURES, FigureId, Gems, Go, Numbers, Phase, Reading as _, Side, State, Token,
    Whereabouts,
};
use space::P;
use table::Scene;

use super::given::{Given, GivenFigure, GivenSquad};
use super::kept::Kept;
use super::names::{self, Names};
use super::own;
use super::then::RESERVED;
use crate::CrisisScript;
use scenario::suggestion;
use scenario::{Code, Position};

/// Sets up a position.
pub fn position(
    given: &Given,
    source: &Source,
    cards: &Cards,
    found: &mut Diagnostics,
) -> Option<Position<CrisisScript>> {
    let before = found.len();
    let mut cards = own::cards(given, source, cards, found)?;
    let battlefield = own::battlefield(given, source, &mut cards, found)?;
    let measures = measures(given, source, &cards, found)?;
    let state = setup::position(battlefield, measures);
    let names = Names::new(given.figures.iter().map(|(name, _)| name.value.clone()).collect());
    let mut setter = Setter { given, source, cards: &cards, names: &names, state, before, found };
    setter.pieces();
    setter.mission();
    setter.round();
    setter.figures();
    setter.squads();
    setter.tokens();
    setter.kept();
    setter.check();
    let state = setter.state;
    (found.len() == before).then(|| Position { content: Arc::new(cards), state, names })
}

fn measures(given: &Given, source: &Source, cards: &Cards, found: &mut Diagnostics) -> Option<u16> {
    let usual = Spanned::unplaced("physical-measured".to_owned());
    let id = given.measures.as_ref().unwrap_or(&usual);
    let known = cards.measures.iter().map(|known| known.id.as_str());
    Checker::new(source, found).reference(id, known, "set of tools");
    cards.measure(id)
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

impl<'a> Setter<'a> {
    /// The card of a character's form, by a reference that outlives changes of the state.
    fn form(&self, id: FigureId) -> &'a Form {
        let figure = self.state.figure(id);
        &self.cards.characters[usize::from(figure.character)].forms[usize::from(figure.form)]
    }

    pub fn scene(&self) -> Scene<'_, Crisis> {
        Scene { state: &self.state, content: self.cards }
    }

    /// Whether everything so far can be on a table.
    pub fn is_well(&self) -> bool {
        self.found.len() == self.before
    }

    pub fn report(&mut self, code: Code, span: Span, message: impl Into<String>, help: Option<String>) {
        Checker::new(self.source, self.found).report(code, span, message, help);
    }

    pub fn spot(&mut self, place: &Spanned<Place>) -> Option<P> {
        own::spot(place, &mut Checker::new(self.source, self.found))
    }

    /// Something by its id or a part of it; what nothing is called is reported.
    fn find<'k>(
        &mut self,
        known: impl Iterator<Item = &'k str> + Clone,
        what: &str,
        word: &Spanned<String>,
    ) -> Option<u16> {
        let place = names::find(known.clone(), word);
        if place.is_none() {
            let help = suggestion(word, known);
            let message = format!("there is no {what} `{word}`, or more than one");
            self.report(Code::UnknownName, word.span, message, help);
        }
        place
    }

    /// A character of the file; one that is not there is reported.
    pub fn figure(&mut self, name: &Spanned<String>) -> Option<FigureId> {
        let figure = self.names.figure(name);
        if figure.is_none() {
            let known: Vec<&str> = self.names.figures().collect();
            let help = suggestion(name, known);
            self.report(Code::UnknownName, name.span, format!("there is no character `{name}`"), help);
        }
        figure
    }

    fn figures_of(&mut self, listed: &[Spanned<String>]) -> Numbers {
        let mut numbers = Numbers::default();
        for name in listed {
            if let Some(FigureId(id)) = self.figure(name) {
                numbers = numbers.with(id);
            }
        }
        numbers
    }

    /// What has become of the terrain.
    fn pieces(&mut self) {
        for (name, piece) in self.given.terrain.iter() {
            let Some(id) = names::piece(self.scene(), name) else {
                let help = suggestion(name, names::piece_names(self.scene()));
                let message = format!("the battlefield has no terrain `{name}`");
                self.report(Code::UnknownName, name.span, message, help);
                continue;
            };
            if piece.gone == Some(true) {
                self.state.destroyed = self.state.destroyed.with(id.0);
            }
        }
    }

    /// The crises and their tokens, as their cards lay them.
    fn mission(&mut self) {
        let cards = self.cards;
        for id in self.given.mission.as_deref().unwrap_or_default() {
            let Some(place) = self.find(names::crises(cards), "crisis", id) else { continue };
            let kind = cards.crises[usize::from(place)].kind;
            if self.state.mission[kind as usize].is_some() {
                let message = format!("there is another {} crisis", names::crisis_type(kind));
                self.report(Code::Impossible, id.span, message, None);
            }
            self.state.mission[kind as usize] = Some(place);
        }
        for kind in CrisisType::BOTH {
            let Some(place) = self.state.mission[kind as usize] else { continue };
            for &at in &cards.crises[usize::from(place)].places {
                let token =
                    Token { crisis: kind, at, holder: None, controller: None, gone: false, lies: None };
                let _full = self.state.tokens.try_push(token);
            }
        }
    }

    /// Round, phase, whose turn it is, and the score.
    fn round(&mut self) {
        let given = self.given;
        let phase = given.phase.unwrap_or(Phase::Activation);
        let playing = matches!(phase, Phase::Power | Phase::Activation | Phase::Cleanup);
        self.state.phase = phase;
        self.state.round = given.round.map_or(u8::from(playing), |round| round.value);
        if let Some(round) = given.round.filter(|round| (round.value == 0) == playing) {
            let message = "rounds are counted from 1, and there is none before the first Power phase";
            self.report(Code::Impossible, round.span, message, None);
        }
        self.state.priority = given.priority.unwrap_or(Side::A);
        let active =
            given.figures.iter().find(|(_, figure)| figure.active.as_ref().is_some_and(|it| it.active));
        let turn = given.turn.or(active.and_then(|(_, figure)| figure.side));
        self.state.turn = turn.unwrap_or(self.state.priority);
        self.state.points = given.points.map_or(BySide([0; 2]), |points| BySide([points.a, points.b]));
        let threats = self.state.mission.iter().flatten();
        let threats = threats.map(|&place| self.cards.crises[usize::from(place)].threat);
        self.state.threat = given.threat.or(threats.max()).unwrap_or(17);
        self.state.last_activated = given.last_activated.and_then(Into::into);
        self.state.extra_rounds = given.extra_rounds;
        self.state.go = given.go.map(|go| Go { activated: go.activated, may_pass: go.may_pass });
    }

    fn figures(&mut self) {
        let count = self.given.figures.0.len();
        if let Some((name, _)) = self.given.figures.0.get(FIGURES) {
            let help = Some(format!("at most {FIGURES}"));
            self.report(Code::Impossible, name.span, format!("{count} characters are too many"), help);
            return;
        }
        for (name, figure) in self.given.figures.iter() {
            self.add(name, figure);
        }
        if self.state.figures.len() < count {
            return;
        }
        self.place_all();
        for (id, (name, figure)) in (0..).map(FigureId).zip(self.given.figures.iter()) {
            self.dress(id, name, figure);
        }
    }

    /// Puts a character beside the table.
    fn add(&mut self, name: &Spanned<String>, given: &GivenFigure) {
        if let Err(wrong) = Id::new(name) {
            self.report(Code::UnknownName, name.span, wrong, None);
        }
        if RESERVED.contains(&name.as_str()) {
            let message = format!("`{name}` has a meaning of its own in `then`");
            self.report(Code::UnknownName, name.span, message, Some("give it another name".into()));
        }
        let Some(side) = given.side else {
            let help = Some("write `side: a` or `side: b`".to_owned());
            self.report(Code::Impossible, name.span, format!("`{name}` has no side"), help);
            return;
        };
        let cards = self.cards;
        let card = given.card.as_ref().unwrap_or(name);
        let Some(character) = self.find(names::characters(cards), "stat card", card) else { return };
        let mut figure = grunts::figure(side, character);
        let forms = &cards.characters[usize::from(character)].forms;
        if let Some(form) = &given.form {
            let ids = forms.iter().map(|form| form.id.as_str());
            figure.form = self.find(ids, "form", form).map_or(0, |form| form as u8);
        }
        for gem in given.gems.as_deref().unwrap_or_default() {
            let gem = self.find(names::gems(cards), "gem", gem);
            figure.gems.extend(gem.filter(|_| !figure.gems.is_full()));
        }
        figure.squad = given.squad.unwrap_or(side);
        figure.controlled_until = given.controlled_until;
        self.state.figures.push(figure);
    }

    /// Everything else that is given of a character.
    fn dress(&mut self, id: FigureId, name: &Spanned<String>, given: &GivenFigure) {
        let used_this_turn = self.powers(id, given.used_this_turn.as_deref().unwrap_or_default());
        let attacked = self.figures_of(given.attacked_this_turn.as_deref().unwrap_or_default());
        let mut targeted = [Numbers::default(); 4];
        for (attack, whom) in given.targeted_this_round.iter().flat_map(|named| named.iter()) {
            let ids = self.form(id).attacks.iter().map(|attack| attack.id.as_str());
            let place = self.find(ids, "attack", attack);
            let whom = self.figures_of(whom);
            if let Some(slot) = place.and_then(|place| targeted.get_mut(usize::from(place))) {
                *slot = whom;
            }
        }
        let figure = self.state.figure_mut(id);
        figure.health = given.health.unwrap_or(Health::Healthy);
        figure.damage = given.damage.map_or(0, |damage| damage.value);
        figure.power = given.power.map_or(0, |power| power.value);
        for &condition in given.conditions.as_deref().unwrap_or_default() {
            figure.conditions.add(condition);
        }
        figure.activated = given.activated.unwrap_or(false);
        figure.dazed = given.dazed.unwrap_or(false);
        figure.used_this_turn = used_this_turn;
        figure.attacked_this_turn = attacked;
        figure.targeted_this_round = targeted;
        let (side, dazed) = (figure.side, figure.dazed);
        let stamina = self.scene().stamina(id);
        if dazed && given.damage.is_none() {
            self.state.figure_mut(id).damage = stamina;
        }
        let Some(active) = given.active.as_ref().filter(|active| active.active) else { return };
        let acting = self.state.phase == Phase::Activation && self.state.is_up(id);
        if !acting || self.state.activation.is_some() || self.state.turn != side {
            let message =
                "only one character is active, in its player's turn, on the battlefield and not dazed";
            self.report(Code::Impossible, name.span, message, None);
            return;
        }
        let done = &active.done;
        let mut interacted = Numbers::default();
        for token in &done.interacted {
            match names::token(self.scene(), token) {
                Some(token) => interacted = interacted.with(token.0),
                None => self.no_token(token),
            }
        }
        let parent = done.parent.as_ref().and_then(|parent| self.figure(parent));
        let actions = done.actions.unwrap_or(2);
        self.state.go = Some(Go { activated: true, may_pass: done.may_pass });
        self.state.activation = Some(Activation {
            figure: id,
            actions,
            performed: done.performed.unwrap_or(2u8.saturating_sub(actions)),
            moves: done.moves,
            interacted,
            parent,
        });
    }

    fn no_token(&mut self, name: &Spanned<String>) {
        let known = names::token_names(self.scene());
        let help = suggestion(name, known.iter().map(String::as_str));
        self.report(Code::UnknownName, name.span, format!("the mission has no token `{name}`"), help);
    }

    /// Superpowers of a character's present form.
    fn powers(&mut self, id: FigureId, listed: &[Spanned<String>]) -> Numbers {
        let mut numbers = Numbers::default();
        for word in listed {
            let ids = names::power_ids(self.scene(), id);
            if let Some(place) = self.find(ids.iter().map(String::as_str), "superpower", word) {
                numbers = numbers.with(place as u8);
            }
        }
        numbers
    }

    /// What each player has beside the characters.
    fn squads(&mut self) {
        let (a, b) = (&self.given.squads.a, &self.given.squads.b);
        for (side, squad, usual) in [(Side::A, a, Edge::South), (Side::B, b, Edge::North)] {
            self.squad(side, squad, usual);
        }
    }

    fn squad(&mut self, side: Side, given: &GivenSquad, usual: Edge) {
        let cards = self.cards;
        let affiliation = given.affiliation.as_ref();
        let affiliation = affiliation.and_then(|id| self.find(names::affiliations(cards), "affiliation", id));
        let leader = given.leader.as_ref().and_then(|leader| self.figure(leader));
        let leadership_used = match leader {
            Some(leader) => self.powers(leader, given.leadership_used.as_deref().unwrap_or_default()),
            None => Numbers::default(),
        };
        let mut squad = crisis::state::Squad::default();
        for id in given.tactics.as_deref().unwrap_or_default() {
            let card = self.find(names::tactics(cards), "team tactic card", id);
            squad.tactics.extend(card.filter(|_| !squad.tactics.is_full()));
        }
        for entry in given.roster.as_deref().unwrap_or_default() {
            let (card, carried) = entry.split_once(" with ").unwrap_or((entry, ""));
            let word = |text: &str| Spanned { value: text.to_owned(), span: entry.span };
            let card = self.find(names::characters(cards), "stat card", &word(card));
            let mut gems = Gems::new();
            for gem in carried.split(" and ").filter(|gem| !gem.is_empty()) {
                let gem = self.find(names::gems(cards), "gem", &word(gem));
                gems.extend(gem.filter(|_| !gems.is_full()));
            }
            squad.roster.extend(card.filter(|_| !squad.roster.is_full()).map(|card| (card, gems)));
        }
        for id in given.roster_tactics.as_deref().unwrap_or_default() {
            let card = self.find(names::tactics(cards), "team tactic card", id);
            squad.roster_tactics.extend(card.filter(|_| !squad.roster_tactics.is_full()));
        }
        for id in given.roster_crises.as_deref().unwrap_or_default() {
            let card = self.find(names::crises(cards), "crisis", id);
            squad.roster_crises.extend(card.filter(|_| !squad.roster_crises.is_full()));
        }
        for id in given.chosen.as_deref().unwrap_or_default() {
            let chosen = self.find(names::characters(cards), "stat card", id);
            let place = (0..).zip(&squad.roster).find(|(_, (card, _))| Some(*card) == chosen);
            match place {
                Some((place, _)) => squad.chosen = squad.chosen.with(place),
                None if chosen.is_some() => {
                    let message = format!("`{id}` is not in the roster");
                    self.report(Code::Impossible, id.span, message, None);
                }
                None => {}
            }
        }
        let early = matches!(self.state.phase, Phase::Battlefield | Phase::Priority | Phase::Mission);
        squad.edge = match given.edge {
            Some(edge) => edge.into(),
            None => (!early).then_some(usual),
        };
        squad.ready = given.ready.unwrap_or(!early && self.state.phase != Phase::Squads);
        (squad.affiliation, squad.leader, squad.leadership_used) = (affiliation, leader, leadership_used);
        self.state.squads[side] = squad;
    }

    fn tokens(&mut self) {
        for (name, given) in self.given.tokens.iter() {
            let Some(id) = names::token(self.scene(), name) else {
                self.no_token(name);
                continue;
            };
            let at = given.at.as_ref().and_then(|at| self.spot(at));
            let holder = given.holder.as_ref().and_then(|holder| self.figure(holder));
            let token = &mut self.state.tokens[usize::from(id.0)];
            token.at = at.unwrap_or(token.at);
            token.holder = holder;
            token.controller = given.controller.and_then(Into::into);
            token.gone = given.gone.unwrap_or(false);
            token.lies = given.lies;
        }
    }

    /// What the rules keep besides.
    fn kept(&mut self) {
        let Some(written) = &self.given.kept else { return };
        match serde_json::from_value::<Kept>(written.value.clone()) {
            Err(wrong) => self.report(Code::Impossible, written.span, wrong.to_string(), None),
            Ok(kept) if !kept.fits(&self.state, self.cards) => {
                let message = "this speaks of cards or characters that are not there";
                self.report(Code::Impossible, written.span, message, None);
            }
            Ok(kept) => kept.into_state(&mut self.state),
        }
    }

    /// Puts a character on the battlefield.
    pub fn put(&mut self, id: FigureId, at: P) {
        let figure = self.state.figure_mut(id);
        figure.whereabouts = Whereabouts::Battlefield;
        figure.at = at;
    }
}
