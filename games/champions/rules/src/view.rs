//! What a seat may know, what it could believe of the rest, and what must hold at every pause.

mod known;
mod remembered;

use serde::Serialize;
use table::{Fast, Scene, Seat, fit};

use crate::Champions;
use crate::card::ability::Duration;
use crate::card::{CardId, CardType};
use crate::state::{
    Bag, Counters, Deck, Deed, DeedKind, Delayed, InPlay, InPlayId, Lasting, Outcome, Phase, Placed, Player,
    Reading, State, Statuses,
};
use crate::timing::{Moment, Side, Window};

/// A zone as one seat may know it. There is no third variant, so there is nothing to leak by.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case", rename_all_fields = "kebab-case")]
pub enum ZoneView {
    /// Every card.
    Open(Vec<CardId>),
    /// Only how many.
    Closed {
        /// So many.
        count: usize,
    },
}

/// A deck as one seat may know it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct DeckView {
    /// So many cards.
    pub count: usize,
    /// What is fixed from the top downwards: a card that this seat knows, or one that others know at most.
    pub top: Vec<Option<CardId>>,
    /// What is fixed from the bottom upwards.
    pub bottom: Vec<Option<CardId>>,
}

fn deck_view(deck: &Deck, seat: Option<Seat>) -> DeckView {
    let known = |placed: &Placed| seat.filter(|&seat| placed.is_known_by(seat)).map(|_| placed.card);
    DeckView {
        count: deck.len(),
        top: deck.top().map(known).collect(),
        bottom: deck.bottom().map(known).collect(),
    }
}

/// A card in play.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs, reason = "as in `InPlay`")]
pub struct InPlayView {
    pub id: InPlayId,
    /// What it is, unless it lies face down.
    pub card: Option<CardId>,
    pub face: u8,
    pub facedown: Option<u16>,
    pub owner: Option<Seat>,
    pub controller: Option<Seat>,
    pub engaged: Option<Seat>,
    pub host: Option<InPlayId>,
    pub exhausted: bool,
    pub statuses: Statuses,
    pub damage: u16,
    pub threat: u16,
    pub counters: Counters,
    /// How many cards lie under it.
    pub under: usize,
    /// In which row of a play area it lies; none if it is the scenario's.
    pub row: Option<Row>,
}

/// A row of a player's play area.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Row {
    /// With the identity: allies and upgrades.
    Front,
    /// Behind it: supports (player-cards.support.back-row).
    Back,
}

/// A player.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs, reason = "as in `Player`")]
pub struct PlayerView {
    pub identity: InPlayId,
    pub deck: DeckView,
    pub hand: ZoneView,
    /// The hand is shown to the other players (players.table-talk.allowed).
    pub shown: bool,
    pub discard: Vec<CardId>,
    pub playing: Vec<CardId>,
    pub paying: Vec<CardId>,
    pub dealt: usize,
    pub looked_at: ZoneView,
    pub nemesis: usize,
    pub changed_form: bool,
    pub eliminated: bool,
}

/// An attack, a thwart or a scheme under way.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs, reason = "as in `Deed`")]
pub struct DeedView {
    pub kind: DeedKind,
    pub by: InPlayId,
    pub player: Seat,
    pub defender: Option<InPlayId>,
    pub boost: u16,
}

fn deed_view(deed: &Deed) -> DeedView {
    let Deed { kind, by, player, defender, boost, .. } = *deed;
    DeedView { kind, by, player, defender, boost }
}

/// An open window: what is about to happen or has happened, as it stands now.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct WindowView {
    /// Before or after.
    pub side: Side,
    /// What can still be answered.
    pub moments: Vec<Moment>,
}

fn window_view(state: &State, window: &Window) -> WindowView {
    let open = window.pending.iter().filter(|pending| pending.open());
    WindowView { side: window.side, moments: open.map(|pending| pending.what.moment(state)).collect() }
}

/// Modifiers that hold for a while.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs, reason = "as in `Lasting`")]
pub struct LastingView {
    pub place: u16,
    pub you: Seat,
    pub bound: Option<Seat>,
    pub until: Duration,
    pub uses: Option<u8>,
}

fn lasting_view(lasting: &Lasting) -> LastingView {
    let Lasting { place, you, ref names, until, uses, .. } = *lasting;
    let bound = names.iter().rev().find_map(|(_, bound)| bound.player);
    LastingView { place, you, bound, until, uses }
}

/// Something that will happen.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs, reason = "as in `Delayed`")]
pub struct DelayedView {
    pub place: u16,
    pub you: Seat,
    pub card: CardId,
    pub source: Option<InPlayId>,
}

fn delayed_view(effect: &Delayed) -> DelayedView {
    let Delayed { place, you, card, source, .. } = *effect;
    DelayedView { place, you, card, source }
}

/// The table as one seat may know it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs, reason = "as in `State`")]
pub struct View {
    pub round: u16,
    pub phase: Phase,
    pub first_player: Seat,
    pub active: Option<Seat>,
    pub players: Vec<PlayerView>,
    pub in_play: Vec<InPlayView>,
    pub encounter_deck: DeckView,
    pub encounter_discard: Vec<CardId>,
    pub boosts: usize,
    pub resolving: Vec<CardId>,
    pub deeds: Vec<DeedView>,
    pub windows: Vec<WindowView>,
    pub lasting: Vec<LastingView>,
    pub delayed: Vec<DelayedView>,
    /// Who resolves a card with peril and may not confer with the others (keywords.peril.no-consulting).
    pub peril: Option<Seat>,
    pub villain_stages_left: usize,
    pub scheme_stages_left: usize,
    pub removed: Vec<CardId>,
    pub acceleration_tokens: u16,
    pub outcome: Option<Outcome>,
    /// All of it once more as a state, with fillers for hidden cards: for what is worked out from the table.
    pub known: State,
}

/// What `seat` may know, built up and never cut down.
pub(crate) fn view(scene: Scene<Champions>, seat: Option<Seat>) -> View {
    let State { encounter, .. } = scene.state;
    let players = (0..).map(Seat).zip(&scene.state.players);
    View {
        round: scene.state.round,
        phase: scene.state.phase,
        first_player: scene.state.first_player,
        active: scene.state.active,
        players: players.map(|(of, player)| player_view(scene.state, of, player, seat)).collect(),
        in_play: scene.state.in_play.iter().map(|card| in_play_view(scene, card)).collect(),
        encounter_deck: deck_view(&encounter.deck, seat),
        encounter_discard: encounter.discard.clone(),
        boosts: encounter.boosts.len(),
        resolving: encounter.resolving.clone(),
        deeds: scene.state.deeds.iter().map(deed_view).collect(),
        windows: scene.state.windows.iter().map(|window| window_view(scene.state, window)).collect(),
        lasting: scene.state.lasting.iter().map(lasting_view).collect(),
        delayed: scene.state.delayed.iter().map(delayed_view).collect(),
        peril: scene.state.reveals.iter().rev().find(|reveal| reveal.peril).map(|reveal| reveal.player),
        villain_stages_left: encounter.villain_deck.len(),
        scheme_stages_left: encounter.scheme_deck.len(),
        removed: encounter.removed.clone(),
        acceleration_tokens: encounter.acceleration_tokens,
        outcome: scene.state.outcome,
        known: known::known(scene.state, seat),
    }
}

fn closed(cards: &[CardId]) -> ZoneView {
    ZoneView::Closed { count: cards.len() }
}

/// A player as the one who looks sees them. Hands are shown to players, not to watchers.
fn player_view(state: &State, of: Seat, player: &Player, seat: Option<Seat>) -> PlayerView {
    let own = seat == Some(of);
    let (shown, plays) = (state.shown_hands.has(of), seat.is_some());
    let looked_at = player.deck.looked_at(of).chain(state.encounter.deck.looked_at(of));
    let looked_at: Vec<CardId> = player.turned.iter().copied().chain(looked_at).collect();
    let hand: Vec<CardId> = player.hand.iter().collect();
    PlayerView {
        identity: player.identity,
        deck: deck_view(&player.deck, seat),
        hand: if own || shown && plays { ZoneView::Open(hand) } else { closed(&hand) },
        shown,
        discard: player.discard.clone(),
        playing: player.playing.clone(),
        paying: player.paying.clone(),
        dealt: player.dealt.len(),
        looked_at: if own { ZoneView::Open(looked_at) } else { closed(&looked_at) },
        nemesis: player.nemesis.len(),
        changed_form: player.changed_form,
        eliminated: player.eliminated,
    }
}

fn in_play_view(scene: Scene<Champions>, card: &InPlay) -> InPlayView {
    let row = if scene.kind(card) == CardType::Support { Row::Back } else { Row::Front };
    InPlayView {
        id: card.id,
        card: Some(card.card).filter(|_| card.facedown.is_none()),
        face: card.face,
        facedown: card.facedown,
        owner: card.owner,
        controller: card.controller,
        engaged: card.engaged,
        host: card.host,
        exhausted: card.exhausted,
        statuses: card.statuses,
        damage: card.damage,
        threat: card.threat,
        counters: card.counters,
        under: scene.state.under.iter().filter(|under| under.host == card.id).count(),
        row: card.controller.map(|_| row),
    }
}

/// Deals anew what `seat` cannot know: other hands, cards face down in play or under cards, dealt and boost cards, and of decks
/// what lies where it is known to others at most.
pub(crate) fn imagine(state: &mut State, seat: Seat, chance: &mut Fast) {
    for of in (0..fit::<u8>(state.players.len())).map(Seat) {
        let mut hidden = state.player_mut(of).deck.take_rest();
        unknown_to(&mut state.player_mut(of).deck, seat).for_each(|placed| hidden.add(placed.card));
        let hand = state.player(of).hand.len();
        let hand_hidden = of != seat && !state.shown_hands.has(of);
        if hand_hidden {
            let cards = std::mem::take(&mut state.player_mut(of).hand);
            hidden.extend(cards.iter());
        }
        if of != seat {
            hidden.extend(state.player(of).turned.iter().copied());
        }
        let facedown = |card: &&mut InPlay| card.facedown.is_some() && card.owner == Some(of);
        state.in_play.iter_mut().filter(facedown).for_each(|card| hidden.add(card.card));
        let under = |under: &&mut crate::state::Under| under.facedown && under.owner == Some(of);
        state.under.iter_mut().filter(under).for_each(|under| hidden.add(under.card));

        state.in_play.iter_mut().filter(facedown).for_each(|card| card.card = any(&mut hidden, chance));
        state.under.iter_mut().filter(under).for_each(|under| under.card = any(&mut hidden, chance));
        let player = state.player_mut(of);
        if of != seat {
            player.turned.iter_mut().for_each(|card| *card = any(&mut hidden, chance));
        }
        if hand_hidden {
            player.hand = (0..hand).map(|_| any(&mut hidden, chance)).collect();
        }
        unknown_to(&mut player.deck, seat).for_each(|placed| placed.card = any(&mut hidden, chance));
        player.deck.put_rest(hidden);
    }
    let mut hidden = state.encounter.deck.take_rest();
    let dealt = |state: &mut State, change: &mut dyn FnMut(&mut CardId)| {
        for player in &mut state.players {
            player.dealt.iter_mut().for_each(&mut *change);
        }
        state.encounter.boosts.iter_mut().for_each(&mut *change);
        unknown_to(&mut state.encounter.deck, seat).for_each(|placed| change(&mut placed.card));
    };
    dealt(state, &mut |card| hidden.add(*card));
    dealt(state, &mut |card| *card = any(&mut hidden, chance));
    state.encounter.deck.put_rest(hidden);
    as_imagined(state);
}

/// What windows and deeds remember of cards that lie face down is what these are taken for.
fn as_imagined(state: &mut State) {
    let mut any = false;
    remembered::each_facedown(state, &mut |_, _| any = true);
    if !any {
        return;
    }
    let now = state.clone();
    remembered::each_facedown(state, &mut |card, from| {
        let there = now.find(card.id).map(|there| there.card);
        let coming = || from.and_then(|from| now.cards_in(from).last().copied());
        card.card = there.or_else(coming).unwrap_or(card.card);
    });
}

/// What lies fixed in a deck without a seat's knowing it.
fn unknown_to(deck: &mut Deck, seat: Seat) -> impl Iterator<Item = &mut Placed> {
    deck.placed_mut().filter(move |placed| !placed.is_known_by(seat))
}

/// Any card of a bag that is not empty: as many are put in as are taken out.
fn any(bag: &mut Bag, chance: &mut Fast) -> CardId {
    let at = fit::<usize>(chance.below(fit::<u32>(bag.len())));
    let card = bag.iter().nth(at).expect("a number below its length");
    bag.take(card);
    card
}

/// What must hold at every pause.
pub(crate) fn sound(scene: Scene<Champions>) -> Result<(), String> {
    let State { cards, in_play, next_id, .. } = scene.state;
    let counted = scene.state.count_cards();
    if counted != usize::from(*cards) {
        return Err(format!("{counted} cards, but there are {cards}"));
    }
    if !in_play.is_sorted_by_key(|card| card.id) || in_play.last().is_some_and(|card| card.id.0 >= *next_id) {
        return Err("cards in play are out of order".to_owned());
    }
    let lost = in_play.iter().find(|card| card.host.is_some_and(|host| scene.state.find(host).is_none()));
    lost.map_or(Ok(()), |card| Err(format!("attached to what is not in play: {card:?}")))
}
