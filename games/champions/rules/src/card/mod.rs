//! What is printed: cards, traits, types of counter, sets, scenarios and decks, as the rules read them.
//!
//! What authors write is in [`file`]; [`check`] turns it into what is here or says what is wrong with it; [`core`] and
//! [`load`] are the ways in. Text boxes are trees of [`ability`], the same in files and in the rules. The engine names
//! no card: whatever a card does is said by its tree.

pub mod ability;
pub mod check;
mod concern;
pub mod file;
mod load;
mod mute;
mod number;
mod waiting;

pub use concern::{Concern, Concerns};
pub use load::{core, load};
pub use mute::{Part, PartId};
pub use waiting::Waits;

use content::Names;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use ability::{Ability, Aspect, Lasting, Later, Noun, Occurrence, Resources, Step, Text, When};

/// Most abilities of one face: a card in play remembers how often each was used.
pub const ABILITIES: usize = 3;

/// Most abilities that all packs together let cards gain.
pub const GAINED: usize = 20;

/// Most times that one card can have gained the same ability: three copies in each of four decks let it gain it.
const TIMES: usize = 12;

/// A card as it is printed, by its place in [`Cards::cards`]. Copies share it: there is nothing to tell two copies
/// apart by unless they are in play, and so nothing to leak by.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct CardId(pub u16);

/// A type of all-purpose counter, by its place in [`Cards::counters`].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct CounterId(pub u16);

/// One ability of one face of a card.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct AbilityId {
    /// Of which card.
    pub card: CardId,
    /// Of which of its faces.
    pub face: u8,
    /// Its place in the text box; of one that the card has gained, behind all places that a text box has.
    pub place: u8,
}

/// The place that an ability has on a card which has gained it: by its own place in [`Cards::gained`], and by how often the
/// card has gained the very same before.
pub fn gained_place(gained: usize, before: usize) -> Option<u8> {
    u8::try_from(ABILITIES + gained * TIMES + before).ok().filter(|_| before < TIMES)
}

/// The place in [`Cards::gained`] of the ability at a place on a card, if it is none of those that are printed there.
pub fn gained_at(place: u8) -> Option<usize> {
    usize::from(place).checked_sub(ABILITIES).map(|gained| gained / TIMES)
}

/// Something that a tree leaves for later.
#[derive(Clone, PartialEq, Debug)]
pub struct DelayedEffect {
    /// When.
    pub at: Later,
    /// What.
    pub steps: Vec<Step>,
}

/// What some card of all packs waits for, of the things that would otherwise open windows for nobody.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Awaited {
    /// An ability is about to take effect.
    pub initiation: bool,
    /// An ability was used.
    pub used: bool,
    /// A cost is about to be paid.
    pub payment: bool,
    /// A cost was paid.
    pub paid: bool,
    /// A card is about to be played.
    pub play: bool,
    /// A player is about to change form.
    pub form_change: bool,
    /// A defender was declared, and does not count yet.
    pub defence: bool,
    /// A card is about to enter play.
    pub entering: bool,
    /// A phase or the round has ended.
    pub end: bool,
}

/// Star icons, each of which points to an ability in the text box (timing.star.location).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Stars {
    /// Beside ATK: something comes with its attacks.
    pub atk: bool,
    /// Beside SCH: something comes with its schemes.
    pub sch: bool,
    /// In the boost field.
    pub boost: bool,
}

impl Stars {
    /// Something comes with this, which may be an attack or a scheme of the card's own.
    fn point_to(&mut self, occurrence: &Occurrence, own: impl Fn(&ability::Cards) -> bool) {
        match occurrence {
            Occurrence::Attack { by: Some(by), .. } if own(by) => self.atk = true,
            Occurrence::Scheme { by } if own(by) => self.sch = true,
            _ => {}
        }
    }
}

/// A number that may count for each player who started the scenario (modifiers.per-player).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum PerPlayer {
    /// The same for any number of players.
    Fixed(u8),
    /// So much for each.
    PerPlayer(u8),
}

impl PerPlayer {
    /// With so many players at the start.
    pub fn of(self, players: u8) -> u16 {
        match self {
            PerPlayer::Fixed(number) => u16::from(number),
            PerPlayer::PerPlayer(number) => u16::from(number) * u16::from(players),
        }
    }
}

/// What a set of cards is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum SetKind {
    /// deck-construction.hero-set-required
    Hero,
    /// nemesis.linked-set
    Nemesis,
    /// The cards of a villain.
    Villain,
    /// encounter-deck.modular-swap
    Modular,
    /// In every game of the scenarios that use it.
    Standard,
    /// encounter-deck.expert-set
    Expert,
}

/// abilities.card-types; the two faces of an identity are two types.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs, reason = "the book's own words")]
pub enum CardType {
    Hero,
    AlterEgo,
    Ally,
    Event,
    Resource,
    Support,
    Upgrade,
    Attachment,
    Environment,
    MainScheme,
    Minion,
    Obligation,
    SideScheme,
    Treachery,
    Villain,
}

impl CardType {
    /// identity.character
    pub fn is_character(self) -> bool {
        matches!(
            self,
            CardType::Hero | CardType::AlterEgo | CardType::Ally | CardType::Minion | CardType::Villain
        )
    }

    /// identity.enemy
    pub fn is_enemy(self) -> bool {
        matches!(self, CardType::Minion | CardType::Villain)
    }

    /// Whether such cards can be put into play: events, resources, treacheries and obligations never are, and identities and
    /// stages are there by rules of their own (zones.in-play, treachery.definition).
    pub fn enters_play(self) -> bool {
        use CardType::{Ally, Attachment, Environment, Minion, SideScheme, Support, Upgrade};
        matches!(self, Ally | Attachment | Environment | Minion | SideScheme | Support | Upgrade)
    }

    /// Whether it is played from a hand, so that it is paid for.
    pub fn is_played(self) -> bool {
        matches!(self, CardType::Ally | CardType::Event | CardType::Support | CardType::Upgrade)
    }

    /// Main or side.
    pub fn is_scheme(self) -> bool {
        matches!(self, CardType::MainScheme | CardType::SideScheme)
    }
}

/// The traits of a face, as bits.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Traits(pub u64);

impl Traits {
    /// Most traits that all packs together can have.
    pub const MOST: usize = 64;

    /// Whether a trait is among them, by its place in [`Cards::traits`].
    pub fn has(self, of: u16) -> bool {
        usize::from(of) < Traits::MOST && self.0 & (1 << of) != 0
    }
}

/// Icons of a card, which work while it is in play (side-schemes.icons-only-in-play, q.hazard-which-cards).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields, default)]
pub struct Icons {
    /// side-schemes.crisis
    pub crisis: u8,
    /// villain-phase.step1.extra-threat
    pub acceleration: u8,
    /// villain-phase.step3.hazard-extra
    pub hazard: u8,
}

/// One face of a card. What its type does not print is left out.
#[derive(Clone, PartialEq, Debug)]
pub struct Face {
    /// Its title in each language.
    pub name: Names,
    /// Its type.
    pub kind: CardType,
    /// Its traits.
    pub traits: Traits,
    /// THW; none for a dash (recovery.dash).
    pub thw: Option<u8>,
    /// ATK; none for a dash, or an X that a modifier says.
    pub atk: Option<u8>,
    /// DEF.
    pub def: Option<u8>,
    /// REC.
    pub rec: Option<u8>,
    /// SCH.
    pub sch: Option<u8>,
    /// Marks under THW (allies.consequential.after-thwart).
    pub thw_marks: u8,
    /// Marks under ATK (allies.consequential.after-attack).
    pub atk_marks: u8,
    /// Hit points.
    pub hit_points: Option<PerPlayer>,
    /// Hand size.
    pub hand_size: u8,
    /// side-schemes.starting-threat, main-scheme.new-stage-starting-threat
    pub starting_threat: PerPlayer,
    /// villain-phase.step1.base-threat
    pub acceleration: PerPlayer,
    /// main-scheme.advance-at-target
    pub target_threat: Option<PerPlayer>,
    /// Crisis, acceleration, hazard.
    pub icons: Icons,
    /// What it says.
    pub text: Text,
}

impl Face {
    /// A face of a type that prints no numbers.
    pub fn plain(name: Names, kind: CardType, traits: Traits, text: Text) -> Face {
        Face {
            name,
            kind,
            traits,
            thw: None,
            atk: None,
            def: None,
            rec: None,
            sch: None,
            thw_marks: 0,
            atk_marks: 0,
            hit_points: None,
            hand_size: 0,
            starting_threat: PerPlayer::Fixed(0),
            acceleration: PerPlayer::Fixed(0),
            target_threat: None,
            icons: Icons::default(),
            text,
        }
    }

    /// Its star icons: an enemy's or attachment's abilities that come with attacks or schemes of it or its host, and
    /// boost abilities.
    pub fn stars(&self) -> Stars {
        let mut stars = Stars::default();
        let own = |cards: &ability::Cards| {
            matches!(cards.0.kind, Some(Noun::This | Noun::Host)) && cards.0.r#trait.is_none()
        };
        for (_, ability) in self.abilities() {
            match (&ability.when.value, ability.when.value.occurrence()) {
                (When::Boost, _) => stars.boost = true,
                (_, Some(Occurrence::AnyOf(several))) => {
                    several.iter().for_each(|one| stars.point_to(one, own));
                }
                (_, Some(occurrence)) => stars.point_to(occurrence, own),
                _ => {}
            }
        }
        stars
    }

    /// Its abilities with their places: the only door to them, which keeps those shut that are switched off.
    pub fn abilities(&self) -> impl Iterator<Item = (u8, &Ability)> {
        (0..).zip(&self.text.abilities).filter(|(_, ability)| !ability.muted)
    }
}

/// Into which decks a card may go, and where it lies when it is none of a player's.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Class {
    /// An identity.
    Identity,
    /// For every deck.
    Basic,
    /// For decks of this aspect.
    Aspect(Aspect),
    /// For the identity of this hero set.
    Hero,
    /// A card of the scenario (card-anatomy.player-vs-scenario).
    Scenario,
}

/// What an identity asks of its deck, in the place of one aspect (deck-construction.identity-requirements).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Requirement {
    /// Cards of so many aspects, equally many of each.
    EqualAspects(u8),
}

/// A card.
#[derive(Clone, PartialEq, Debug)]
pub struct Card {
    /// Its id, unique among all packs.
    pub id: String,
    /// Its number in the box, which other programs call its code.
    pub number: String,
    /// Cards of one number here have one title (limits.unique.one-in-play).
    pub title: u16,
    /// An ally's alternate identity.
    pub subtitle: Option<String>,
    /// card-anatomy.player.unique
    pub unique: bool,
    /// Into which decks it may go.
    pub class: Class,
    /// Its set; basic and aspect cards have none.
    pub set: Option<u16>,
    /// How many the box holds.
    pub copies: u8,
    /// Its cost; none if it cannot be played (player-cards.resource.cannot-be-played).
    pub cost: Option<u8>,
    /// What it generates.
    pub resources: Resources,
    /// Its boost icons.
    pub boost: u8,
    /// card-anatomy.scenario.stage
    pub stage: u8,
    /// Its nemesis set, if it is an identity.
    pub nemesis: Option<u16>,
    /// What an identity asks of its deck (deck-construction.identity-requirements).
    pub requirement: Option<Requirement>,
    /// The types of counter that its text boxes name.
    pub counters: Vec<CounterId>,
    /// Its faces: hero then alter-ego, A side then B side, or just one.
    pub faces: Vec<Face>,
}

impl Card {
    /// The face that counts while it is in no play area; of a main scheme, its A side.
    pub fn front(&self) -> &Face {
        &self.faces[0]
    }
}

/// A trait.
#[derive(Clone, PartialEq, Debug)]
pub struct Trait {
    /// Its id, unique among all packs.
    pub id: String,
    /// As it is printed.
    pub name: Names,
}

/// A type of all-purpose counter (keywords.counters-generic).
#[derive(Clone, PartialEq, Debug)]
pub struct Counter {
    /// Its id, unique among all packs.
    pub id: String,
    /// As it stands beside the word counter.
    pub name: Names,
}

/// A set of cards.
#[derive(Clone, PartialEq, Debug)]
pub struct Set {
    /// Its id, unique among all packs.
    pub id: String,
    /// As it is printed.
    pub name: Names,
    /// What it is for.
    pub kind: SetKind,
    /// Its cards, each as often as it is in it.
    pub cards: Vec<CardId>,
}

/// A scenario.
#[derive(Clone, PartialEq, Debug)]
pub struct Scenario {
    /// Its id, unique among all packs.
    pub id: String,
    /// Its name.
    pub name: Names,
    /// The set of its villain.
    pub set: u16,
    /// The villain deck of a standard game.
    pub standard: Vec<CardId>,
    /// The villain deck in expert mode.
    pub expert: Vec<CardId>,
    /// The main scheme deck.
    pub main_scheme: Vec<CardId>,
    /// Cards of the set that start set aside, each named once.
    pub set_aside: Vec<CardId>,
    /// The modular set that the booklet recommends.
    pub modular: u16,
    /// Its Standard set, if there is one.
    pub standard_set: Option<u16>,
    /// Its Expert set, if there is one.
    pub expert_set: Option<u16>,
}

/// A deck.
#[derive(Clone, PartialEq, Debug)]
pub struct Deck {
    /// Its id, unique among all packs.
    pub id: String,
    /// Its name.
    pub name: Names,
    /// Whose.
    pub identity: CardId,
    /// Its aspect.
    pub aspect: Option<Aspect>,
    /// All its cards, those of the hero set first.
    pub cards: Vec<CardId>,
}

/// Everything that is printed, from all packs: loaded once, never changed. Every list is in the order of its ids.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Cards {
    /// All cards.
    pub cards: Vec<Card>,
    /// All traits.
    pub traits: Vec<Trait>,
    /// All types of counter.
    pub counters: Vec<Counter>,
    /// All sets.
    pub sets: Vec<Set>,
    /// All scenarios.
    pub scenarios: Vec<Scenario>,
    /// All decks.
    pub decks: Vec<Deck>,
    /// Everything that can hold for a while, from all trees.
    pub lasting: Vec<Lasting>,
    /// Everything that can happen later, from all trees.
    pub delayed: Vec<DelayedEffect>,
    /// Every ability that cards can gain, from all trees.
    pub gained: Vec<Ability>,
    /// Interrupts and responses of events, which wait in hands: card and place of the ability.
    pub events: Vec<(CardId, u8)>,
    /// What happens all the time and opens a window only if some card waits for it.
    pub awaited: Awaited,
    /// What the modifiers on each face of each card are about.
    pub concerns: Vec<[Concerns; 2]>,
    /// What the abilities on each face of each card wait for.
    pub waits: Vec<[Waits; 2]>,
    /// What saves remember of all this.
    pub fingerprint: String,
}

content::places! {
    Cards:
    /// The place of a trait.
    trait_of in traits,
    /// The place of a set.
    set_of in sets,
    /// The place of a scenario.
    scenario in scenarios,
    /// The place of a deck.
    deck in decks,
}

impl Cards {
    /// A card by its id.
    pub fn find(&self, id: &str) -> Option<CardId> {
        content::place_of(&self.cards, |card| &card.id, id).map(CardId)
    }

    /// A type of counter by its id.
    pub fn counter(&self, id: &str) -> Option<CounterId> {
        content::place_of(&self.counters, |counter| &counter.id, id).map(CounterId)
    }

    /// Looks at what is printed on all faces, once they are as they will stay.
    pub fn read_faces(&mut self) {
        self.concerns = Concerns::of_faces(&self.cards);
        self.waits = Waits::of_faces(&self.cards);
    }

    /// An ability, printed or gained, unless it is switched off.
    pub fn ability(&self, id: AbilityId) -> Option<&Ability> {
        if let Some(gained) = gained_at(id.place) {
            return self.gained.get(gained);
        }
        let face = self.card(id.card).faces.get(usize::from(id.face))?;
        face.text.abilities.get(usize::from(id.place)).filter(|ability| !ability.muted)
    }

    /// A card as it is printed.
    pub fn card(&self, id: CardId) -> &Card {
        &self.cards[usize::from(id.0)]
    }
}

#[cfg(test)]
mod tests;
