//! Everything that changes in a game: plain data, cheap to clone.
//!
//! Out of play a card is only what it prints ([`CardId`]): two copies in a hand, a deck or a pile are the same to
//! everybody, so nothing tells them apart. In play it is an [`InPlay`] with a number of its own, which it gets anew
//! each time it enters play: a card that left and came back is another one (zones.leaves-play-no-memory).

mod bag;
mod counters;
mod deck;
mod deed;
mod place;

pub use bag::Bag;
pub use counters::Counters;
pub use deck::{Deck, EVERYBODY, Placed, bit};
pub use deed::{Deed, DeedKind, Manner};
pub use place::{Place, Thing};

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use table::{Scene, Seat, Seats, fit};

use crate::Champions;
use crate::card::ability::{Ability, Binding, Duration, Form, Status};
use crate::card::{ABILITIES, Card, CardId, CardType, Face};
use crate::effect::Bound;
use crate::timing::Window;
use crate::{modifiers, players};

/// Most players (one to four).
pub const PLAYERS: usize = 4;

/// A card in play, by the number it got when it entered.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct InPlayId(pub u16);

impl InPlayId {
    /// Of a card that is about to enter play and has no number yet. None ever gets this one.
    pub const NOT_YET: InPlayId = InPlayId(u16::MAX);
}

/// The status cards on a character, one of each type at most (status.one-of-each).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Statuses(u8);

impl Statuses {
    /// Whether it is there.
    pub fn has(self, status: Status) -> bool {
        self.0 & (1 << status.index()) != 0
    }

    /// Adds it; whether it was not there before.
    pub fn add(&mut self, status: Status) -> bool {
        let new = !self.has(status);
        self.0 |= 1 << status.index();
        new
    }

    /// Discards it; whether it was there.
    pub fn discard(&mut self, status: Status) -> bool {
        let there = self.has(status);
        self.0 &= !(1 << status.index());
        there
    }
}

/// A card in play.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct InPlay {
    /// Its number.
    pub id: InPlayId,
    /// What it is; nobody knows that of a card that lies face down.
    pub card: CardId,
    /// Which of its faces counts: [`Form`] of an identity, B of a main scheme.
    pub face: u8,
    /// It lies face down and is a minion of this trait, whatever is printed on it.
    pub facedown: Option<u16>,
    /// Whose deck it came from; nobody's if it is the scenario's (ownership.owner-scenario).
    pub owner: Option<Seat>,
    /// Who controls it; nobody if the scenario does (ownership.enter-under-owner).
    pub controller: Option<Seat>,
    /// With whom a minion is engaged (minions.stays-engaged).
    pub engaged: Option<Seat>,
    /// What it is attached to.
    pub host: Option<InPlayId>,
    /// Turned by 90 degrees (effects.exhausted-definition).
    pub exhausted: bool,
    /// Its status cards.
    pub statuses: Statuses,
    /// Damage on it; of a character, what it has sustained (damage.sustained-definition).
    pub damage: u16,
    /// Hit points above the maximum, by healing that says so (damage.heal-cap). Damage takes them first, so that whoever has
    /// them has sustained none.
    pub beyond: u16,
    /// Threat on a scheme.
    pub threat: u16,
    /// All-purpose counters, by their types (keywords.counters-generic).
    pub counters: Counters,
    /// How often each ability of each of its faces was used this round (limits.limit).
    pub used: [[u8; ABILITIES]; 2],
}

impl InPlay {
    /// A card as it enters play: ready and with nothing on it (effects.ready-definition).
    pub fn new(id: InPlayId, card: CardId, owner: Option<Seat>) -> InPlay {
        InPlay {
            id,
            card,
            face: 0,
            facedown: None,
            owner,
            controller: owner,
            engaged: None,
            host: None,
            exhausted: false,
            statuses: Statuses::default(),
            damage: 0,
            beyond: 0,
            threat: 0,
            counters: Counters::default(),
            used: [[0; ABILITIES]; 2],
        }
    }
}

/// A player, with the zones that are no play area (zones.out-of-play).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Player {
    /// The identity in play.
    pub identity: InPlayId,
    /// The deck. It has an order only as far as it is known to anybody.
    pub deck: Deck,
    /// The hand.
    pub hand: Bag,
    /// The discard pile, its top last.
    pub discard: Vec<CardId>,
    /// Encounter cards dealt face down, in the order they will be revealed (dealing.queue-order).
    pub dealt: Vec<CardId>,
    /// Cards from the top of the deck that wait for what is done to them, which only this player sees.
    pub turned: Vec<CardId>,
    /// Events being played, from outside to inside (player-cards.event.not-in-discard-while-resolving).
    pub playing: Vec<CardId>,
    /// Cards discarded for the payment that is being made (costs.generated-together).
    pub paying: Vec<CardId>,
    /// How many cards were in the discard pile before the payment that is being made (costs.generated-together).
    pub pile_before: Option<usize>,
    /// The nemesis set, set aside.
    pub nemesis: Bag,
    /// Has changed form this round (player-phase.turn.change-form-once).
    pub changed_form: bool,
    /// The deck ran out and no new one could be formed, for which the card was dealt (q.both-piles-empty).
    pub without_deck: bool,
    /// Out of the game (players.elimination.trigger).
    pub eliminated: bool,
}

/// How often a card of a title was played or an ability of such cards used, where there is a maximum for it
/// (limits.max-period, limits.max-in-ability).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Tally {
    /// Which title, as [`crate::card::Card::title`].
    pub title: u16,
    /// Which face and ability; none if playing it is meant.
    pub ability: Option<(u8, u8)>,
    /// This phase.
    pub phase: u8,
    /// This round.
    pub round: u8,
}

/// How often a card in play has used an ability this round that it does not print (limits.limit).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct GainedUse {
    /// Which card.
    pub card: InPlayId,
    /// The place of the ability on it.
    pub place: u8,
    /// How often.
    pub times: u8,
}

/// The zones of the scenario.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Encounter {
    /// The encounter deck. It has an order only as far as it is known to anybody.
    pub deck: Deck,
    /// The encounter discard pile, its top last.
    pub discard: Vec<CardId>,
    /// The villain's later stages, the next one last.
    pub villain_deck: Vec<CardId>,
    /// Later stages of the main scheme, the next one last.
    pub scheme_deck: Vec<CardId>,
    /// Boost cards on the villain, face down, in the order they were given.
    pub boosts: Vec<CardId>,
    /// The card that is being revealed or turned up, from outside to inside.
    pub resolving: Vec<CardId>,
    /// Set aside during setup.
    pub set_aside: Bag,
    /// Put into play during setup without being revealed, and still to be (setup.10-when-revealed).
    pub unrevealed: Vec<InPlayId>,
    /// One modular set is still to be picked face down (encounter-deck.modular-random).
    pub modular_at_random: bool,
    /// Removed from the game (zones.removed-from-game).
    pub removed: Vec<CardId>,
    /// By the main scheme deck (zones.encounter-deck-empty.token).
    pub acceleration_tokens: u16,
}

/// A card under a card in play (Highway Robbery keeps cards of hands there).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Under {
    /// Under which.
    pub host: InPlayId,
    /// What.
    pub card: CardId,
    /// Whose.
    pub owner: Option<Seat>,
    /// Nobody may look at it.
    pub facedown: bool,
}

/// A player's card that lies among those of the scenario: set aside, removed, being resolved (ownership.owner-player).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Stray {
    /// Where.
    pub place: Place,
    /// What.
    pub card: CardId,
    /// Whose.
    pub owner: Seat,
}

/// A card that somebody controls for a while (ownership.permanent). Of several such times of one card, the last is that of who
/// has it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Borrowed {
    /// Which.
    pub card: InPlayId,
    /// Who had it before; nobody if it was the scenario's.
    pub from: Option<Seat>,
    /// Until when.
    pub until: Duration,
    /// The attack or activation that it ends with, as a place in [`State::deeds`].
    pub deed: Option<u8>,
}

/// Modifiers that hold for a while (effects.lasting.as-constant).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Lasting {
    /// Which, as a place in [`crate::card::Cards::lasting`].
    pub place: u16,
    /// The `you` of the ability that made it.
    pub you: Seat,
    /// What the names of that ability meant, of which its modifiers may speak.
    pub names: Vec<(Binding, Bound)>,
    /// The card that made it; it need not be in play any more (effects.lasting.independent-of-source).
    pub source: Option<InPlayId>,
    /// The number that the next card to enter play had then: that one came later (modifiers.set-conflict).
    pub since: InPlayId,
    /// Until when.
    pub until: Duration,
    /// The attack or activation that it ends with, as a place in [`State::deeds`].
    pub deed: Option<u8>,
    /// How many uses are left, if they are counted.
    pub uses: Option<u8>,
}

/// Something that will happen (effects.delayed.definition).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Delayed {
    /// What and when, as a place in [`crate::card::Cards::delayed`].
    pub place: u16,
    /// The `you` of the ability that made it.
    pub you: Seat,
    /// What the card was that made it.
    pub card: CardId,
    /// The card in play that made it; it may be gone by then.
    pub source: Option<InPlayId>,
    /// What the names of that ability meant, of which its steps may speak.
    pub names: Vec<(Binding, Bound)>,
    /// The attack or activation within which it happens, as a place in [`State::deeds`].
    pub deed: Option<u8>,
}

/// An encounter card that is being revealed (revealing.procedure).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Reveal {
    /// Which.
    pub card: CardId,
    /// Who resolves it.
    pub player: Seat,
    /// Another card will be revealed after it (keywords.surge).
    pub surge: bool,
    /// The others may neither confer nor act (keywords.peril.others-locked).
    pub peril: bool,
}

/// Where the round stands (round.sequence). Each is a checkpoint.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    /// Setup, up to the mulligans.
    Setup,
    /// A player's turn; the active player is next to choose an option.
    Turn,
    /// The end of the player phase.
    EndOfPlayerPhase,
    /// A step of the villain phase.
    Villain(VillainStep),
}

/// villain-phase.step-order
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum VillainStep {
    /// Step 1.
    PlaceThreat,
    /// Step 2: the villain activates against this player.
    Villain(Seat),
    /// Step 2: a minion engaged with this player activates.
    Minions(Seat),
    /// Step 3.
    Deal,
    /// Step 4: this player reveals a card.
    Reveal(Seat),
    /// Step 5.
    EndRound,
}

/// How the game ended, for all players together (players.elimination.shared-result).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Outcome {
    /// winning.players
    Won,
    /// winning.villain, players.elimination.all
    Lost,
}

/// The whole game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct State {
    /// The round, from 1.
    pub round: u16,
    /// Where it stands.
    pub phase: Phase,
    /// The player with the first player token.
    pub first_player: Seat,
    /// Whose turn it is (player-phase.active-player).
    pub active: Option<Seat>,
    /// The players, by seat; those eliminated too (modifiers.per-player-elimination).
    pub players: ArrayVec<Player, PLAYERS>,
    /// The scenario's zones.
    pub encounter: Encounter,
    /// All cards in play, in the order they entered.
    pub in_play: Vec<InPlay>,
    /// Cards under cards in play.
    pub under: Vec<Under>,
    /// Whose the cards are that lie among those of the scenario without being its own.
    pub strays: Vec<Stray>,
    /// What holds for a while.
    pub lasting: Vec<Lasting>,
    /// What is controlled for a while.
    pub borrowed: Vec<Borrowed>,
    /// What will happen.
    pub delayed: Vec<Delayed>,
    /// What has a maximum for the phase or the round and was done.
    pub tallies: Vec<Tally>,
    /// Who shows the hand to the other players (players.table-talk.allowed). Only what a seat may know depends on it.
    pub shown_hands: Seats,
    /// Attacks, thwarts and schemes under way, from outside to inside.
    pub deeds: Vec<Deed>,
    /// Open windows, from outside to inside.
    pub windows: Vec<Window>,
    /// Cards being revealed, from outside to inside.
    pub reveals: Vec<Reveal>,
    /// Characters that are being defeated and stages that are being completed, and have not left play yet.
    pub falling: Vec<InPlayId>,
    /// Minions that have activated in step 2, against the player whose part of it this is.
    pub activated: Vec<InPlayId>,
    /// Players who have had their part of what goes round the table, turns or activations, as bits. The first player
    /// may change on the way (players.first-player.eliminated).
    pub had_part: u8,
    /// How often abilities that cards have gained were used this round.
    pub gained_used: Vec<GainedUse>,
    /// Players who declined to act in this turn since anything changed, as bits (player-phase.turn.request-is-declinable).
    pub declined: u8,
    /// The number of the next card that enters play.
    pub next_id: u16,
    /// How many cards there are in all: none is ever lost.
    pub cards: u16,
    /// How it ended.
    pub outcome: Option<Outcome>,
}

impl State {
    /// A player.
    pub fn player(&self, seat: Seat) -> &Player {
        &self.players[usize::from(seat.0)]
    }

    /// A player, to be changed.
    pub fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[usize::from(seat.0)]
    }

    /// How many players started the scenario (modifiers.per-player).
    pub fn started(&self) -> u8 {
        fit::<u8>(self.players.len())
    }

    /// A card in play, if it still is.
    pub fn find(&self, id: InPlayId) -> Option<&InPlay> {
        let at = self.in_play.binary_search_by_key(&id, |card| card.id).ok()?;
        Some(&self.in_play[at])
    }

    /// A card in play, to be changed, if it still is.
    pub fn find_mut(&mut self, id: InPlayId) -> Option<&mut InPlay> {
        let at = self.in_play.binary_search_by_key(&id, |card| card.id).ok()?;
        Some(&mut self.in_play[at])
    }

    /// The attack, thwart or scheme under way that is innermost.
    pub fn deed(&self) -> Option<&Deed> {
        self.deeds.last()
    }

    /// Whether a player is out of the game.
    pub fn is_out(&self, seat: Seat) -> bool {
        self.player(seat).eliminated
    }

    /// The cards attached to a card, in the order they entered.
    pub fn attached(&self, host: InPlayId) -> impl Iterator<Item = &InPlay> {
        self.in_play.iter().filter(move |card| card.host == Some(host))
    }

    /// A card enters play; its number is the highest so far, so that the list stays in order.
    pub fn enter(&mut self, card: CardId, owner: Option<Seat>) -> &mut InPlay {
        let id = InPlayId(self.next_id);
        self.next_id += 1;
        self.in_play.push(InPlay::new(id, card, owner));
        let at = self.in_play.len() - 1;
        &mut self.in_play[at]
    }

    /// Where every card is, counted.
    pub fn count_cards(&self) -> usize {
        let of = |player: &Player| {
            let Player { deck, hand, discard, dealt, turned, playing, paying, nemesis, .. } = player;
            let bags = deck.len() + hand.len() + nemesis.len();
            bags + discard.len() + dealt.len() + turned.len() + playing.len() + paying.len()
        };
        let Encounter {
            deck, discard, villain_deck, scheme_deck, boosts, resolving, set_aside, removed, ..
        } = &self.encounter;
        let scenario = deck.len()
            + discard.len()
            + villain_deck.len()
            + scheme_deck.len()
            + boosts.len()
            + resolving.len()
            + set_aside.len()
            + removed.len();
        self.players.iter().map(of).sum::<usize>() + scenario + self.in_play.len() + self.under.len()
    }
}

/// Reading state and cards together.
pub trait Reading<'a> {
    /// A card as it is printed.
    fn printed(self, card: CardId) -> &'a Card;
    /// The face of a card in play that counts.
    fn face(self, card: &InPlay) -> &'a Face;
    /// Whether what a card in play prints is in force: it lies face up, and its player has not left the game with it
    /// (players.elimination.cards).
    fn speaks(self, card: &InPlay) -> bool;
    /// The abilities of a card in play with their places: those of the face that counts, if it is in force, and those that
    /// it has gained.
    fn abilities(self, card: &InPlay) -> impl Iterator<Item = (u8, &'a Ability)>;
    /// What type of card it is; face down it is a minion.
    fn kind(self, card: &InPlay) -> CardType;
    /// A player's form.
    fn form(self, seat: Seat) -> Form;
    /// The identity of a player.
    fn identity(self, seat: Seat) -> &'a InPlay;
    /// The villain.
    fn villain(self) -> &'a InPlay;
    /// The main scheme.
    fn main_scheme(self) -> &'a InPlay;
}

impl<'a> Reading<'a> for Scene<'a, Champions> {
    fn printed(self, card: CardId) -> &'a Card {
        self.content.card(card)
    }

    fn face(self, card: &InPlay) -> &'a Face {
        &self.content.card(card.card).faces[usize::from(card.face)]
    }

    fn speaks(self, card: &InPlay) -> bool {
        card.facedown.is_none() && !players::is_out(self, card)
    }

    fn abilities(self, card: &InPlay) -> impl Iterator<Item = (u8, &'a Ability)> {
        let face = Some(self.face(card)).filter(|_| self.speaks(card));
        face.into_iter().flat_map(Face::abilities).chain(modifiers::gained(self, card))
    }

    fn kind(self, card: &InPlay) -> CardType {
        if card.facedown.is_some() { CardType::Minion } else { self.face(card).kind }
    }

    fn form(self, seat: Seat) -> Form {
        match self.kind(self.identity(seat)) {
            CardType::Hero => Form::Hero,
            _ => Form::AlterEgo,
        }
    }

    fn identity(self, seat: Seat) -> &'a InPlay {
        let id = self.state.player(seat).identity;
        self.state.find(id).expect("an identity stays in play, even when its player is eliminated")
    }

    fn villain(self) -> &'a InPlay {
        let villain = self.state.in_play.iter().find(|card| self.kind(card) == CardType::Villain);
        villain.expect("there is a villain until the game is over")
    }

    fn main_scheme(self) -> &'a InPlay {
        let scheme = self.state.in_play.iter().find(|card| self.kind(card) == CardType::MainScheme);
        scheme.expect("there is a main scheme until the game is over")
    }
}
