//! Setting up (chapter "Setup"): steps 1 to 9 lay the table out, steps 10 to 14 are played.

use std::fmt;

use arrayvec::ArrayVec;
use content::did_you_mean;
use serde::{Deserialize, Serialize};
use table::{Flow, Question, Right, RuleId, Scene, Seat, Seats, Verdict, fit, need};

use crate::ask::{Ask, FromHand};
use crate::card::ability::{Form, When};
use crate::card::{CardId, CardType, Cards, SetKind};
use crate::deck_construction::{self, Decklist, LegalDeck, Problem};
use crate::effect::NextInOrder;
use crate::encounter_deck::{self, Mode};
use crate::event::Event;
use crate::players::in_player_order;
use crate::state::{Bag, Encounter, InPlay, InPlayId, PLAYERS, Phase, Place, Player, Reading, State};
use crate::{Champions, Play, enter_play, limits, main_scheme, player_phase, revealing, round, rule, zones};

/// What is agreed before the game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Setup {
    /// The players' decks, by seat (setup.01-choose-heroes).
    pub players: Vec<Decklist>,
    /// Whom the players chose together (setup.03-first-player).
    #[serde(default = "first_seat")]
    pub first_player: Seat,
    /// The scenario, by id (setup.08-villain).
    pub scenario: String,
    /// Standard or expert.
    #[serde(default)]
    pub mode: Mode,
    /// Modular sets in place of the recommended one, by id.
    #[serde(default)]
    pub modular: Vec<String>,
    /// One modular set is picked face down, beside those named: nobody knows which (encounter-deck.modular-random).
    #[serde(default)]
    pub modular_at_random: bool,
    /// The players show each other their hands (players.table-talk.allowed).
    #[serde(default)]
    pub open_hands: bool,
}

impl Setup {
    /// These decks against a villain as it comes: standard, with the recommended modular set, hands closed.
    pub fn usual(players: Vec<Decklist>, scenario: &str) -> Setup {
        Setup {
            players,
            first_player: first_seat(),
            scenario: scenario.to_owned(),
            mode: Mode::default(),
            modular: Vec::new(),
            modular_at_random: false,
            open_hands: false,
        }
    }

    /// Whose hands are shown by what was agreed, before anybody shows or hides one.
    pub fn shown_hands(&self) -> Seats {
        if self.open_hands { Seats::all(fit::<u8>(self.players.len())) } else { Seats::NONE }
    }
}

fn first_seat() -> Seat {
    Seat(0)
}

/// Why a game can't begin.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SetupError {
    /// One to four may play.
    Players(usize),
    /// Nobody sits there.
    FirstPlayer(Seat),
    /// There is no such thing, but perhaps one of nearly that name.
    Unknown(&'static str, String, Option<String>),
    /// A deck breaks rules.
    Deck(Seat, Vec<Problem>),
    /// Two players chose one identity (limits.unique.same-identity-barred).
    SameIdentity(Seat, Seat),
    /// Every modular set is in the deck already, so none can be picked at random.
    NoModularSet,
}

impl fmt::Display for SetupError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SetupError::Players(players) => write!(f, "{players} players, but 1 to {PLAYERS} can play"),
            SetupError::FirstPlayer(seat) => {
                write!(f, "the first player sits at no seat of the table: {}", seat.0)
            }
            SetupError::Unknown(what, id, None) => write!(f, "there is no {what} `{id}`"),
            SetupError::Unknown(what, id, Some(nearest)) => {
                write!(f, "there is no {what} `{id}`, did you mean `{nearest}`?")
            }
            SetupError::Deck(seat, problems) => {
                write!(f, "the deck of player {} is not legal", seat.0 + 1)?;
                problems.iter().try_for_each(|problem| write!(f, "; {problem}"))
            }
            SetupError::SameIdentity(one, other) => {
                write!(f, "players {} and {} chose the same identity", one.0 + 1, other.0 + 1)
            }
            SetupError::NoModularSet => {
                f.write_str("every modular set is named already, so none is left to be picked at random")
            }
        }
    }
}

impl std::error::Error for SetupError {}

fn unknown<'a>(what: &'static str, id: &str, known: impl Iterator<Item = &'a str>) -> SetupError {
    SetupError::Unknown(what, id.to_owned(), did_you_mean(id, known).map(str::to_owned))
}

/// Steps 1 to 9: nobody is asked anything.
pub(crate) fn start(cards: &Cards, setup: &Setup) -> Result<State, SetupError> {
    let seats = setup.players.len();
    if !(1..=PLAYERS).contains(&seats) {
        return Err(SetupError::Players(seats));
    }
    if usize::from(setup.first_player.0) >= seats {
        return Err(SetupError::FirstPlayer(setup.first_player));
    }
    let scenario = cards.scenario(&setup.scenario).map(|place| &cards.scenarios[usize::from(place)]);
    let known = || cards.scenarios.iter().map(|scenario| scenario.id.as_str());
    let scenario = scenario.ok_or_else(|| unknown("scenario", &setup.scenario, known()))?;
    let modular = modular_sets(cards, setup, scenario.modular)?;
    let left = unused_modular_sets(cards, &modular);
    if setup.modular_at_random && left.is_empty() {
        return Err(SetupError::NoModularSet);
    }
    let decks = legal_decks(cards, setup)?;

    let mut state = State {
        round: 0,
        phase: Phase::Setup,
        first_player: setup.first_player,
        active: None,
        players: ArrayVec::new(),
        encounter: Encounter::default(),
        in_play: Vec::with_capacity(64),
        under: Vec::new(),
        lasting: Vec::new(),
        borrowed: Vec::new(),
        delayed: Vec::new(),
        tallies: Vec::new(),
        shown_hands: setup.shown_hands(),
        deeds: Vec::new(),
        windows: Vec::new(),
        reveals: Vec::new(),
        strays: Vec::new(),
        falling: Vec::new(),
        activated: Vec::new(),
        had_part: 0,
        gained_used: Vec::new(),
        declined: 0,
        next_id: 0,
        cards: 0,
        outcome: None,
    };
    // Steps 1, 2, 5 and 6: the identity in alter-ego form and undamaged, its nemesis aside, the deck.
    for (seat, deck) in (0..).map(Seat).zip(decks) {
        let player = player(cards, &mut state, seat, deck);
        state.players.push(player);
    }
    // Step 4: obligations. They lie in the hero sets.
    let hero_sets = state.in_play.iter().filter_map(|identity| cards.card(identity.card).set);
    let obligations = hero_sets.flat_map(|set| cards.sets[usize::from(set)].cards.iter().copied());
    let obligations: Vec<CardId> = obligations.filter(|&card| is_obligation(cards, card)).collect();
    state.encounter.set_aside.extend(obligations);
    // Steps 8 and 9: the villain, the main scheme with its A side up, and the deck (q.setup-order).
    state.encounter.villain_deck = encounter_deck::villain_deck(scenario, setup.mode);
    state.encounter.scheme_deck = scenario.main_scheme.iter().rev().copied().collect();
    state.encounter.deck =
        encounter_deck::compose(cards, scenario, setup.mode, &modular).into_iter().collect();
    state.encounter.set_aside.extend(encounter_deck::set_aside(cards, scenario));
    state.encounter.modular_at_random = setup.modular_at_random;
    if let Some(villain) = state.encounter.villain_deck.pop() {
        state.enter(villain, None);
    }
    if let Some(scheme) = state.encounter.scheme_deck.pop() {
        state.enter(scheme, None);
    }
    state.cards = fit(state.count_cards());
    Ok(state)
}

fn is_obligation(cards: &Cards, card: CardId) -> bool {
    cards.card(card).front().kind == CardType::Obligation
}

fn modular_sets(cards: &Cards, setup: &Setup, recommended: u16) -> Result<Vec<u16>, SetupError> {
    if setup.modular.is_empty() {
        return Ok(if setup.modular_at_random { Vec::new() } else { vec![recommended] });
    }
    let is_modular = |place: &u16| cards.sets[usize::from(*place)].kind == SetKind::Modular;
    let known = || cards.sets.iter().filter(|set| set.kind == SetKind::Modular).map(|set| set.id.as_str());
    let place = |id: &String| {
        let place = cards.set_of(id).filter(is_modular);
        place.ok_or_else(|| unknown("modular set", id, known()))
    };
    setup.modular.iter().map(place).collect()
}

/// The modular sets of which no card is in the game.
fn unused_modular_sets(cards: &Cards, used: &[u16]) -> Vec<u16> {
    let modular = (0..).zip(&cards.sets).filter(|(_, set)| set.kind == SetKind::Modular);
    modular.map(|(place, _)| place).filter(|place| !used.contains(place)).collect()
}

/// One of the modular sets that are not in the deck joins it, without anybody's looking (encounter-deck.modular-random).
fn modular_at_random(play: &mut Play) -> Flow<()> {
    let cards = play.content;
    let deck = &play.state.encounter.deck;
    let used = |place: &u16| cards.sets[usize::from(*place)].cards.iter().any(|card| deck.has(*card));
    let all = unused_modular_sets(cards, &[]);
    let left: Vec<u16> = all.into_iter().filter(|place| !used(place)).collect();
    let at = play.draw(&vec![1; left.len()], rule!("encounter-deck.modular-random"))?;
    let picked = &cards.sets[usize::from(left[at])].cards;
    play.state.encounter.deck.extend(picked.iter().copied());
    play.state.cards += fit::<u16>(picked.len());
    Ok(())
}

fn legal_decks(cards: &Cards, setup: &Setup) -> Result<Vec<LegalDeck>, SetupError> {
    let mut decks: Vec<LegalDeck> = Vec::new();
    for (seat, list) in (0..).map(Seat).zip(&setup.players) {
        let deck =
            deck_construction::build(cards, list).map_err(|problems| SetupError::Deck(seat, problems))?;
        let identity = cards.card(deck.identity);
        let same = |other: &LegalDeck| !limits::may_coexist(identity, cards.card(other.identity));
        if let Some(other) = decks.iter().position(same) {
            return Err(SetupError::SameIdentity(Seat(fit(other)), seat));
        }
        decks.push(deck);
    }
    Ok(decks)
}

fn player(cards: &Cards, state: &mut State, seat: Seat, deck: LegalDeck) -> Player {
    let identity = state.enter(deck.identity, Some(seat));
    identity.face = Form::AlterEgo.face();
    let identity: InPlayId = identity.id;
    let nemesis = cards.card(deck.identity).nemesis.map(|set| &cards.sets[usize::from(set)].cards);
    Player {
        identity,
        deck: deck.cards.into_iter().collect(),
        hand: Bag::default(),
        discard: Vec::new(),
        dealt: Vec::new(),
        turned: Vec::new(),
        playing: Vec::new(),
        paying: Vec::new(),
        pile_before: None,
        nemesis: nemesis.into_iter().flatten().copied().collect(),
        changed_form: false,
        without_deck: false,
        eliminated: false,
    }
}

/// The steps that lay the table out before anything is played ([`start`]), in their order.
const LAID_OUT: [RuleId; 9] = [
    rule!("setup.01-choose-heroes"),
    rule!("setup.02-hit-points"),
    rule!("setup.03-first-player"),
    rule!("setup.04-obligations-aside"),
    rule!("setup.05-nemesis-aside"),
    rule!("setup.06-shuffle-player-decks"),
    rule!("setup.07-supply"),
    rule!("setup.08-villain"),
    rule!("setup.09-villain-hit-points"),
];

/// A step of setup is told before what happens in it (setup.order).
fn step(play: &mut Play, step: u8, why: RuleId) {
    play.event(why, |state| Event::SetUp { step, first_player: state.first_player });
}

/// Steps 10 to 14, then round 1.
pub(crate) fn set_up(play: &mut Play) -> Flow<()> {
    for (number, why) in (1..).zip(LAID_OUT) {
        step(play, number, why);
    }
    // Step 8, where chance decides which cards the villain's deck has.
    if std::mem::take(&mut play.state.encounter.modular_at_random) {
        modular_at_random(play)?;
    }
    step(play, 10, rule!("setup.10-scheme-setup"));
    // Step 10: side 1A, then side 1B, then the villain and whatever else entered play (q.setup-order).
    let first = play.state.first_player;
    let scheme = *play.scene().main_scheme();
    revealing::carry_out_all(play, first, scheme.card, Some(scheme.id), &When::Setup)?;
    if play.scene().main_scheme().face == 0 {
        revealing::when_revealed(play, first, scheme.card, Some(scheme.id))?;
    }
    main_scheme::next_side(play)?;
    let villain = play.scene().villain().id;
    enter_play::toughness(play, villain);
    play.state.encounter.unrevealed.push(villain);
    reveal_what_entered(play)?;

    // Step 11: the obligations join the encounter deck.
    step(play, 11, rule!("setup.11-shuffle-encounter-deck"));
    let cards = play.content;
    for card in play.state.cards_in(Place::SetAside) {
        if is_obligation(cards, card) {
            let why = rule!("setup.11-shuffle-encounter-deck");
            zones::shift(play, Place::SetAside, card, Place::EncounterDeck, why);
        }
    }

    // Step 12: each player draws.
    step(play, 12, rule!("setup.12-draw"));
    let players: Vec<Seat> = in_player_order(&play.state).collect();
    for &player in &players {
        let size = player_phase::hand_size(play.scene(), player);
        zones::draw(play, player, size)?;
    }

    // Step 13: each may discard any number of cards and draw back up, once.
    step(play, 13, rule!("setup.13-mulligan"));
    for &player in &players {
        while !play.state.player(player).hand.is_empty()
            && let FromHand::Card(card) = play.choose(&Mulligan { player })?
        {
            zones::discard_from_hand(play, player, card, rule!("setup.13-mulligan"));
        }
        let hand = play.state.player(player).hand.len();
        let missing = player_phase::hand_size(play.scene(), player).saturating_sub(hand);
        zones::draw(play, player, missing)?;
    }

    // Step 14: what identities print for setup, in an order of the first player's (timing.simultaneous.first-player).
    step(play, 14, rule!("setup.14-character-setup"));
    let mut left = identities_with_setup(play.scene());
    let next = |play: &mut Play, left: &[InPlayId]| {
        play.choose_if_any(&NextInOrder { player: first, right: Right::Order, left })
    };
    while let Some(id) = next(play, &left)? {
        left.retain(|other| *other != id);
        let Some(identity) = play.state.find(id).copied() else { continue };
        let player = identity.owner.unwrap_or(first);
        revealing::carry_out_all(play, player, identity.card, Some(id), &When::Setup)?;
    }
    round::begin(play);
    Ok(())
}

/// The identities that have something to do in setup, in player order.
fn identities_with_setup(scene: Scene<Champions>) -> Vec<InPlayId> {
    let identities = in_player_order(scene.state).map(|player| scene.identity(player));
    let says = |card: &&InPlay| scene.abilities(card).any(|(_, ability)| ability.when.value == When::Setup);
    identities.filter(says).map(|card| card.id).collect()
}

/// When Revealed abilities of encounter cards that entered play without being revealed, in an order of the first player's
/// (setup.10-when-revealed, timing.simultaneous.first-player).
fn reveal_what_entered(play: &mut Play) -> Flow<()> {
    loop {
        let scene = play.scene();
        let player = scene.state.first_player;
        let says = |id: &InPlayId| {
            let mut abilities =
                scene.state.find(*id).into_iter().flat_map(|card| scene.face(card).abilities());
            abilities.any(|(_, ability)| ability.when.value == When::WhenRevealed)
        };
        let mut left: Vec<InPlayId> = scene.state.encounter.unrevealed.iter().copied().filter(says).collect();
        let next = play.choose_if_any(&NextInOrder { player, right: Right::Order, left: &left })?;
        left.retain(|id| Some(*id) != next);
        play.state.encounter.unrevealed = left;
        let Some(card) = next.and_then(|id| play.state.find(id)).copied() else { return Ok(()) };
        revealing::when_revealed(play, card.engaged.unwrap_or(player), card.card, Some(card.id))?;
    }
}

/// Which card is exchanged, one by one until done?
struct Mulligan {
    player: Seat,
}

impl Question<Champions> for Mulligan {
    type Answer = FromHand;
    const EXACT: bool = true;

    fn ask(&self) -> Ask {
        Ask::Mulligan { player: self.player }
    }

    fn candidates(&self, scene: Scene<Champions>, emit: &mut impl FnMut(FromHand)) {
        scene.state.player(self.player).hand.kinds().for_each(|(card, _)| emit(FromHand::Card(card)));
        emit(FromHand::Done);
    }

    fn verdict(&self, scene: Scene<Champions>, answer: FromHand) -> Verdict {
        match answer {
            FromHand::Card(card) => {
                need(scene.state.player(self.player).hand.has(card), rule!("setup.13-mulligan"))
            }
            FromHand::Done => Ok(()),
        }
    }

    fn telling(&self) -> bool {
        true
    }
}
