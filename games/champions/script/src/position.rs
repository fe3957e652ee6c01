//! Laying out a table as `given` says.

use std::fmt;
use std::sync::Arc;

use champions::Champions;
use champions::card::ability::{End, Form, Status};
use champions::card::{CardId, CardType, Cards};
use champions::deck_construction::Decklist;
use champions::encounter_deck::Mode;
use champions::setup::Setup;
use champions::state::{
    Bag, Counters, Deck, EVERYBODY, InPlay, InPlayId, Phase, State, Statuses, VillainStep, bit,
};
use content::{Diagnostic, Diagnostics, Source, Span, Spanned};
use table::{Game as _, Scene, Seat};

use super::counters::{CountersSaid, NotMeant};
use super::given::{Given, GivenCard, GivenPlayer, PhaseWord};
use super::kept;
use super::names::{self, Names};
use crate::ChampionsScript;
use scenario::suggestion;
use scenario::{Code, Position};

/// Sets up a position.
pub fn position(
    given: &Given,
    source: &Source,
    cards: &Cards,
    found: &mut Diagnostics,
) -> Option<Position<ChampionsScript>> {
    let mut layer = Layer { cards, source, found, sound: true };
    let state = match &given.state {
        Some(state) => layer.kept(state)?,
        None => layer.lay_out(given)?,
    };
    let sound = layer.sound;
    let names = Names::of(Scene { state: &state, content: cards });
    sound.then(|| Position { content: Arc::new(cards.clone()), state, names })
}

/// The index of a forced draw. Cards are taken from the decks as they are given, in the order in which the file names them; a
/// card that comes into a deck later is named by its place in what there is to draw, as `#0`.
pub fn draw(scene: Scene<Champions>, earlier: &[&str], word: &str) -> Result<usize, Vec<String>> {
    if let Some(index) = word.strip_prefix('#').and_then(|number| number.parse().ok()) {
        return Ok(index);
    }
    let players = (0..scene.state.started()).map(Seat);
    let mut decks: Vec<(String, Bag)> =
        vec![("encounter".to_owned(), scene.state.encounter.deck.rest().clone())];
    decks.extend(
        players.map(|seat| {
            (names::player(scene, seat).to_owned(), scene.state.player(seat).deck.rest().clone())
        }),
    );
    // Which deck, if two hold the card: `she-hulk energy`.
    let mut take = |word: &str| {
        let (of, name) = word.split_once(' ').map_or((None, word), |(of, name)| (Some(of), name));
        let card = scene.content.find(name)?;
        let mut fitting = decks.iter_mut().filter(|(owner, _)| of.is_none_or(|of| of == owner));
        let (_, deck) = fitting.find(|(_, deck)| deck.has(card))?;
        let index = deck.kinds().position(|(kind, _)| kind == card)?;
        deck.take(card);
        Some(index)
    };
    for word in earlier {
        let _ = take(word);
    }
    take(word).ok_or_else(|| {
        let names = decks.iter().flat_map(|(_, deck)| deck.kinds()).map(|(card, _)| names::card(scene, card));
        let mut all: Vec<String> = names.map(str::to_owned).collect();
        let near = content::did_you_mean(word, all.iter().map(String::as_str)).map(str::to_owned);
        all.truncate(12);
        near.map_or(all, |near| vec![near])
    })
}

/// Puts cards on top and at the bottom of a deck, the first of them outermost. Those of the deck are taken from there;
/// otherwise there is one more of each.
fn lay_at_ends(deck: &mut Deck, ends: [(End, Vec<CardId>); 2], known_by: u8) {
    // All of them first, so that no copy is taken from the other end.
    for card in ends.iter().flat_map(|(_, cards)| cards) {
        deck.take(*card);
    }
    for (end, cards) in ends {
        cards.into_iter().rev().for_each(|card| deck.put(end, card, known_by));
    }
}

/// Where a card can be.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Home {
    PlayerDeck,
    EncounterDeck,
    PlayArea,
    Engaged,
    Scenario,
}

impl Home {
    fn takes(self, kind: CardType) -> bool {
        use CardType::{
            Ally, Attachment, Environment, Event, Minion, Obligation, Resource, SideScheme, Support,
            Treachery, Upgrade,
        };
        match self {
            Home::PlayerDeck => matches!(kind, Ally | Event | Resource | Support | Upgrade),
            Home::EncounterDeck => {
                matches!(kind, Attachment | Environment | Minion | Obligation | SideScheme | Treachery)
            }
            Home::PlayArea => matches!(kind, Ally | Support | Upgrade),
            Home::Engaged => kind == Minion,
            Home::Scenario => matches!(kind, Attachment | Environment | SideScheme),
        }
    }
}

impl fmt::Display for Home {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Home::PlayerDeck => "in a player's deck",
            Home::EncounterDeck => "in the encounter deck",
            Home::PlayArea => "in a player's play area",
            Home::Engaged => "engaged with anybody",
            Home::Scenario => "in play for itself",
        })
    }
}

/// A table being laid out.
struct Layer<'a> {
    cards: &'a Cards,
    source: &'a Source,
    found: &'a mut Diagnostics,
    sound: bool,
}

impl Layer<'_> {
    fn wrong(&mut self, code: Code, span: Span, message: impl Into<String>, help: Option<String>) {
        self.found.push(Diagnostic::new(code, self.source, span, message).with_any_help(help));
        self.sound = false;
    }

    /// A state that a report has kept, if it is one.
    fn kept(&mut self, text: &Spanned<String>) -> Option<State> {
        let state: State = match serde_json::from_str(&text.value) {
            Ok(state) => state,
            Err(wrong) => {
                self.wrong(Code::Shape, text.span, format!("this is no state: {wrong}"), None);
                return None;
            }
        };
        match kept::fits_a_table(self.cards, &state) {
            Ok(()) => Some(state),
            Err(wrong) => {
                let help = Some("reports fit the cards and rules that they were written with".to_owned());
                self.wrong(Code::Shape, text.span, format!("this state fits no table: {wrong}"), help);
                None
            }
        }
    }

    fn card(&mut self, name: &Spanned<String>, span: Span) -> Option<CardId> {
        let card = self.cards.find(name);
        if card.is_none() {
            let help = suggestion(name, self.cards.cards.iter().map(|card| card.id.as_str()));
            self.wrong(Code::UnknownName, span, format!("there is no card `{name}`"), help);
        }
        card
    }

    /// Cards that belong where they are named.
    fn cards_of(&mut self, names: Option<&Vec<Spanned<String>>>, place: Home) -> Vec<CardId> {
        names.into_iter().flatten().filter_map(|name| self.card_at(name, name.span, place)).collect()
    }

    /// A card that can be where it is named.
    fn card_at(&mut self, name: &Spanned<String>, span: Span, place: Home) -> Option<CardId> {
        let card = self.card(name, span)?;
        if !place.takes(self.cards.card(card).front().kind) {
            self.wrong(Code::Impossible, span, format!("`{name}` is never {place}"), None);
            return None;
        }
        Some(card)
    }

    fn lay_out(&mut self, given: &Given) -> Option<State> {
        let mut state = self.sit_down(given)?;
        (state.round, state.phase, state.active) =
            (given.round.unwrap_or(u16::from(given.phase != Some(PhaseWord::Setup))), Phase::Turn, None);
        self.scenario(&mut state, given);
        let players = given.players.iter().flat_map(|players| players.iter());
        for (seat, (_, player)) in (0..).map(Seat).zip(players) {
            self.player(&mut state, seat, player);
        }
        for card in given.in_play.iter().flatten() {
            self.in_play(&mut state, card, None, None);
        }
        if let Some(named) = &given.encounter_deck {
            let deck = self.cards_of(Some(named), Home::EncounterDeck);
            state.encounter.deck = deck.into_iter().collect();
        }
        let more = self.cards_of(given.also_in_encounter_deck.as_ref(), Home::EncounterDeck);
        state.encounter.deck.extend(more);
        let ends = [
            (End::Top, given.encounter_deck_top.as_ref()),
            (End::Bottom, given.encounter_deck_bottom.as_ref()),
        ];
        let ends = ends.map(|(end, named)| (end, self.cards_of(named, Home::EncounterDeck)));
        lay_at_ends(&mut state.encounter.deck, ends, EVERYBODY);
        state.cards = u16::try_from(state.count_cards()).unwrap_or(u16::MAX);
        self.moment(&mut state, given);
        self.sound.then_some(state)
    }

    /// Steps 1 to 9 of setup, as the rules do them, and step 11.
    fn sit_down(&mut self, given: &Given) -> Option<State> {
        let cards = self.cards;
        let everywhere = given.players.iter().flat_map(|players| players.iter());
        let mut players = Vec::new();
        for (name, player) in everywhere {
            let identity = cards.find(name).filter(|card| cards.card(*card).front().kind == CardType::Hero);
            let Some(identity) = identity else {
                let heroes = cards.cards.iter().filter(|card| card.front().kind == CardType::Hero);
                let help = suggestion(name, heroes.map(|card| card.id.as_str()));
                self.wrong(Code::UnknownName, name.span, format!("there is no identity `{name}`"), help);
                return None;
            };
            let mut decks = cards.decks.iter();
            let deck = match &player.deck {
                Some(id) => decks.find(|deck| deck.id == id.value),
                None => decks.find(|deck| deck.identity == identity),
            };
            let Some(deck) = deck else {
                let span = player.deck.as_ref().map_or(name.span, |deck| deck.span);
                let help = suggestion(name, cards.decks.iter().map(|deck| deck.id.as_str()));
                self.wrong(Code::UnknownName, span, "there is no such deck", help);
                return None;
            };
            players.push(Decklist::of(cards, deck));
        }
        let scenario = given.scenario.as_ref().map_or("rhino", |scenario| scenario.as_str());
        let setup = Setup {
            mode: given.mode.map_or(Mode::Standard, Mode::from),
            modular: given.modular.iter().flatten().map(|set| set.value.clone()).collect(),
            ..Setup::usual(players, scenario)
        };
        let span = given.scenario.as_ref().map_or(Span::FILE, |scenario| scenario.span);
        let mut state = match Champions::start(cards, &setup) {
            Ok(state) => state,
            Err(wrong) => {
                let help = Some("`players: { spider-man: {} }` sits one player down".to_owned());
                self.wrong(Code::Shape, span, wrong.to_string(), help);
                return None;
            }
        };
        if given.phase != Some(PhaseWord::Setup) {
            // Step 11 is over: what was aside for it is in the deck.
            let aside: Vec<CardId> = state.encounter.set_aside.drain().collect();
            let is_obligation = |card: &CardId| cards.card(*card).front().kind == CardType::Obligation;
            let (obligations, aside): (Vec<CardId>, Vec<CardId>) = aside.into_iter().partition(is_obligation);
            state.encounter.deck.extend(obligations);
            state.encounter.set_aside.extend(aside);
            for card in state.in_play.iter_mut().filter(|card| card.owner.is_some()) {
                card.face = Form::Hero as u8;
            }
        }
        Some(state)
    }

    /// Villain, main scheme, piles.
    fn scenario(&mut self, state: &mut State, given: &Given) {
        let cards = self.cards;
        let of = |state: &State, kind: CardType| {
            state.in_play.iter().find(|card| cards.card(card.card).front().kind == kind).map(|card| card.id)
        };
        let stages = [
            (CardType::Villain, &given.stage, &given.villain),
            (CardType::MainScheme, &given.scheme_stage, &given.main_scheme),
        ];
        for (kind, stage, on) in stages {
            let Some(id) = of(state, kind) else { continue };
            while let Some(wanted) = stage {
                let now = state.find(id).map_or(0, |card| cards.card(card.card).stage);
                if now == wanted.value {
                    break;
                }
                let deck = match kind {
                    CardType::Villain => &mut state.encounter.villain_deck,
                    _ => &mut state.encounter.scheme_deck,
                };
                let Some(next) = deck.pop() else {
                    self.wrong(Code::Shape, wanted.span, format!("there is no stage {}", wanted.value), None);
                    break;
                };
                let before = state.find_mut(id).map(|card| std::mem::replace(&mut card.card, next));
                state.encounter.removed.extend(before);
            }
            if let Some(card) = state.find_mut(id) {
                if kind == CardType::MainScheme && given.phase != Some(PhaseWord::Setup) {
                    card.face = 1;
                }
                on.iter().for_each(|on| self.lay(card, on));
            }
        }
        for card in self.cards_of(given.encounter_discard.as_ref(), Home::EncounterDeck) {
            state.encounter.deck.take(card);
            state.encounter.discard.push(card);
        }
        state.encounter.acceleration_tokens = given.acceleration_tokens.unwrap_or(0).into();
    }

    fn player(&mut self, state: &mut State, seat: Seat, given: &GivenPlayer) {
        let identity = state.player(seat).identity;
        if let Some(card) = state.find_mut(identity) {
            if let Some(form) = given.form {
                card.face = form as u8;
            }
            card.damage = given.damage.unwrap_or(0);
            card.exhausted = given.exhausted.unwrap_or(false);
            card.statuses = statuses(given.status.as_deref().unwrap_or_default());
        }
        for card in self.cards_of(given.hand.as_ref(), Home::PlayerDeck) {
            state.player_mut(seat).deck.take(card);
            state.player_mut(seat).hand.add(card);
        }
        for card in self.cards_of(given.discard.as_ref(), Home::PlayerDeck) {
            state.player_mut(seat).deck.take(card);
            state.player_mut(seat).discard.push(card);
        }
        for card in self.cards_of(given.dealt.as_ref(), Home::EncounterDeck) {
            state.encounter.deck.take(card);
            state.player_mut(seat).dealt.push(card);
        }
        for card in given.in_play.iter().flatten() {
            self.in_play(state, card, Some(seat), None);
        }
        for card in given.engaged.iter().flatten() {
            self.in_play(state, card, None, Some(seat));
        }
        if let Some(named) = &given.cards {
            let deck = self.cards_of(Some(named), Home::PlayerDeck);
            state.player_mut(seat).deck = deck.into_iter().collect();
        }
        let ends = [(End::Top, given.deck_top.as_ref()), (End::Bottom, given.deck_bottom.as_ref())];
        let ends = ends.map(|(end, named)| (end, self.cards_of(named, Home::PlayerDeck)));
        lay_at_ends(&mut state.player_mut(seat).deck, ends, bit(seat));
        if let (Some(drones), Some(mask)) = (given.drones, self.cards.trait_of("drone")) {
            for _ in 0..drones {
                // None of which a copy lies on top: that would be taken instead.
                let deck = &state.player(seat).deck;
                let on_top = |card: CardId| deck.top().any(|placed| placed.card == card);
                let any = deck.rest().iter().find(|card| !on_top(*card));
                let Some(card) = any else { break };
                state.player_mut(seat).deck.take(card);
                let entered = state.enter(card, Some(seat));
                (entered.facedown, entered.controller, entered.engaged) = (Some(mask), None, Some(seat));
            }
        }
        let player = state.player_mut(seat);
        player.changed_form = given.changed_form.unwrap_or(false);
        player.eliminated = given.eliminated.unwrap_or(false);
    }

    /// A card enters play as it is given. One of a deck is taken from there; otherwise there is one more of it.
    fn in_play(
        &mut self,
        state: &mut State,
        given: &Spanned<GivenCard>,
        owner: Option<Seat>,
        engaged: Option<Seat>,
    ) {
        let Some(name) = &given.value.card else {
            let help = Some("write `{ card: mockingbird, damage: 1 }`".to_owned());
            self.wrong(Code::Shape, given.span, "which card?", help);
            return;
        };
        let span = if name.span == Span::FILE { given.span } else { name.span };
        let home = match (owner, engaged) {
            (Some(_), _) => Home::PlayArea,
            (None, Some(_)) => Home::Engaged,
            (None, None) => Home::Scenario,
        };
        let Some(card) = self.card_at(name, span, home) else { return };
        match owner {
            Some(seat) => state.player_mut(seat).deck.take(card),
            None => state.encounter.deck.take(card) || state.encounter.set_aside.take(card),
        };
        let control = given.value.control.as_ref().and_then(|name| self.seat(state, name));
        let host = given.value.on.as_ref().and_then(|name| self.host(state, name));
        let front = self.cards.card(card).front();
        let players = state.started();
        let entered = state.enter(card, owner);
        (entered.engaged, entered.host) = (engaged, host);
        entered.counters = Counters::entering(&front.text);
        entered.controller = control.or(owner);
        entered.threat = front.starting_threat.of(players);
        self.lay(entered, &given.value);
    }

    /// What lies on a card.
    fn lay(&mut self, card: &mut InPlay, given: &GivenCard) {
        card.damage = given.damage.unwrap_or(card.damage);
        card.threat = given.threat.unwrap_or(card.threat);
        card.exhausted = given.exhausted.unwrap_or(card.exhausted);
        if let Some(status) = &given.status {
            card.statuses = statuses(status);
        }
        let Some(said) = &given.counters else { return };
        match CountersSaid::of(said, self.cards, card.card) {
            Ok(all) if kept::has_room(self.cards, card.card, all.iter().map(|(counter, _)| *counter)) => {
                all.into_iter().for_each(|(counter, count)| card.counters.set(counter, count.into()));
            }
            Ok(_) => {
                let help = "a card has room for three types of counter that it does not name itself";
                self.wrong(Code::Impossible, said.span, "too many types of counter", Some(help.to_owned()));
            }
            Err(NotMeant { code, span, message, help }) => self.wrong(code, span, message, help),
        }
    }

    fn seat(&mut self, state: &State, name: &Spanned<String>) -> Option<Seat> {
        let scene = Scene { state, content: self.cards };
        let seat = names::seat(scene, name);
        if seat.is_none() {
            let seats = (0..state.started()).map(Seat);
            let help = suggestion(name, seats.map(|seat| names::player(scene, seat)));
            self.wrong(Code::UnknownName, name.span, format!("no player is called `{name}`"), help);
        }
        seat
    }

    fn host(&mut self, state: &State, name: &Spanned<String>) -> Option<InPlayId> {
        let host = names::find_in(state, self.cards, name);
        if host.is_none() {
            let help = Some("cards are laid out in the order of the file, players first".to_owned());
            self.wrong(Code::UnknownName, name.span, format!("`{name}` is not in play yet"), help);
        }
        host
    }

    /// Where the round stands.
    fn moment(&mut self, state: &mut State, given: &Given) {
        if let Some(seat) = given.first_player.as_ref().and_then(|name| self.seat(state, name)) {
            state.first_player = seat;
        }
        let active = given.active.as_ref().and_then(|name| self.seat(state, name));
        let seat = active.unwrap_or(state.first_player);
        state.phase = match given.phase.unwrap_or(PhaseWord::Turn) {
            PhaseWord::Setup => Phase::Setup,
            PhaseWord::Turn => Phase::Turn,
            PhaseWord::EndOfPlayerPhase => Phase::EndOfPlayerPhase,
            PhaseWord::Threat => Phase::Villain(VillainStep::PlaceThreat),
            PhaseWord::Villain => Phase::Villain(VillainStep::Villain(seat)),
            PhaseWord::Minions => Phase::Villain(VillainStep::Minions(seat)),
            PhaseWord::Deal => Phase::Villain(VillainStep::Deal),
            PhaseWord::Reveal => Phase::Villain(VillainStep::Reveal(seat)),
            PhaseWord::EndOfRound => Phase::Villain(VillainStep::EndRound),
        };
        if state.phase == Phase::Turn {
            state.active = Some(seat);
        }
        if [seat, state.first_player].into_iter().any(|seat| state.is_out(seat)) {
            let span =
                given.active.as_ref().or(given.first_player.as_ref()).map_or(Span::FILE, |name| name.span);
            let help = Some("say in `first-player` and `active` who is still in the game".to_owned());
            self.wrong(Code::Impossible, span, "an eliminated player is neither first nor active", help);
        }
    }
}

fn statuses(all: &[Status]) -> Statuses {
    let mut statuses = Statuses::default();
    for status in all {
        statuses.add(*status);
    }
    statuses
}
