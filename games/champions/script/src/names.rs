//! How files call things. A player is called by the id of the identity; a card in play by its own, and the second, third ..
//! copy of it in play with `-2`, `-3` behind; a card that lies face down by the trait it has. `villain` and `main-scheme`
//! mean whichever stage is in play.

use champions::Champions;
use champions::card::ability::End;
use champions::card::{CardId, Cards};
use champions::state::{InPlay, InPlayId, Place, Reading as _, State};
use table::{Scene, Seat};

/// The players' names by seat: questions speak of them when no state is at hand.
pub struct Names(Vec<String>);

impl Names {
    /// Of everybody at the table.
    pub fn of(scene: Scene<Champions>) -> Names {
        Names((0..scene.state.started()).map(|seat| player(scene, Seat(seat)).to_owned()).collect())
    }

    /// A player's name.
    pub fn player(&self, seat: Seat) -> String {
        self.0.get(usize::from(seat.0)).cloned().unwrap_or_else(|| format!("seat {}", seat.0))
    }
}

/// A player's name.
pub fn player(scene: Scene<'_, Champions>, seat: Seat) -> &str {
    match scene.state.find(scene.state.player(seat).identity) {
        Some(identity) => &scene.content.card(identity.card).id,
        None => "nobody",
    }
}

/// The player of a name.
pub fn seat(scene: Scene<Champions>, name: &str) -> Option<Seat> {
    (0..scene.state.started()).map(Seat).find(|&seat| player(scene, seat) == name)
}

/// What a card in play is called without a number.
fn plain<'a>(cards: &'a Cards, card: &InPlay) -> &'a str {
    match card.facedown {
        Some(mask) => &cards.traits[usize::from(mask)].id,
        None => &cards.card(card.card).id,
    }
}

/// The name of a card in play; of one that is gone, its number.
pub fn in_play(scene: Scene<Champions>, id: InPlayId) -> String {
    let (state, cards) = (scene.state, scene.content);
    let Some(card) = state.find(id) else { return format!("#{}", id.0) };
    let name = plain(cards, card);
    let before = state.in_play.iter().filter(|other| other.id < id && plain(cards, other) == name).count();
    if before == 0 { name.to_owned() } else { format!("{name}-{}", before + 1) }
}

/// The card in play of a name.
pub fn find(scene: Scene<Champions>, name: &str) -> Option<InPlayId> {
    find_in(scene.state, scene.content, name)
}

/// The same while a table is laid out.
pub fn find_in(state: &State, cards: &Cards, name: &str) -> Option<InPlayId> {
    let scene = Scene::<Champions> { state, content: cards };
    match name {
        "villain" => return Some(scene.villain().id),
        "main-scheme" => return Some(scene.main_scheme().id),
        _ => {}
    }
    let called = |name: &str| {
        let such = state.in_play.iter().filter(|card| plain(cards, card) == name).map(|card| card.id);
        such.collect::<Vec<_>>()
    };
    if let Some(&first) = called(name).first() {
        return Some(first);
    }
    let (name, number) = name.rsplit_once('-')?;
    let number: usize = number.parse().ok().filter(|number| *number > 1)?;
    called(name).get(number - 1).copied()
}

/// Whether a word is the name of a player, of a card, in play or not, or of a card's second copy.
pub fn is_known(scene: Scene<Champions>, word: &str) -> bool {
    let cards = scene.content;
    let known = |word: &str| {
        matches!(word, "villain" | "main-scheme")
            || cards.find(word).is_some()
            || cards.trait_of(word).is_some()
    };
    let copy = || {
        let (name, number) = word.rsplit_once('-')?;
        number.parse::<u8>().ok().filter(|_| known(name))
    };
    known(word) || copy().is_some()
}

/// All names, for suggestions.
pub fn all<'a>(scene: Scene<'a, Champions>) -> impl Iterator<Item = &'a str> {
    let cards = scene.content.cards.iter().map(|card| card.id.as_str());
    cards.chain(["villain", "main-scheme"])
}

/// A printed card's id.
pub fn card<'a>(scene: Scene<'a, Champions>, card: CardId) -> &'a str {
    &scene.content.card(card).id
}

/// A place that is no play area, in words.
pub fn place(scene: Scene<Champions>, place: Place) -> String {
    let of = |seat: Seat, zone: &str| format!("{}/{zone}", player(scene, seat));
    match place {
        Place::Hand(seat) => of(seat, "hand"),
        Place::Deck(seat) => of(seat, "deck"),
        Place::Discard(seat) => of(seat, "discard"),
        Place::DeckEnd(seat, End::Top) => of(seat, "deck-top"),
        Place::DeckEnd(seat, End::Bottom) => of(seat, "deck-bottom"),
        Place::LookedAt(seat) => of(seat, "looked-at"),
        Place::Peeked(seat) => of(seat, "peeked"),
        Place::Turned(seat) => of(seat, "turned"),
        Place::Playing(seat) => of(seat, "playing"),
        Place::Paying(seat) => of(seat, "paying"),
        Place::Nemesis(seat) => of(seat, "nemesis"),
        Place::EncounterDeck => "encounter-deck".to_owned(),
        Place::EncounterDeckEnd(End::Top) => "encounter-deck-top".to_owned(),
        Place::EncounterDeckEnd(End::Bottom) => "encounter-deck-bottom".to_owned(),
        Place::EncounterDiscard => "encounter-discard".to_owned(),
        Place::SetAside => "set-aside".to_owned(),
        Place::Resolving => "resolving".to_owned(),
        Place::Under(host) => format!("under/{}", in_play(scene, host)),
        Place::Removed => "removed".to_owned(),
    }
}
