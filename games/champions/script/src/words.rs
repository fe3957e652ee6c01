//! Questions, answers and events in the words of scenarios.

use std::fmt::Debug;

use champions::Champions;
use champions::ask::{Answer, Ask, Chosen, Defend, FromHand, May, Opted, Pay, TurnOption, Use};
use champions::card::ability::{Form, Resource, Resources, Status};
use champions::card::{AbilityId, CardId, CounterId};
use champions::event::{Event, Spot};
use champions::state::{DeedKind, InPlayId, Outcome, Phase, Place, Thing};
use serde_json::{Value, json};
use table::{Scene, Seat};

use super::names::{self, Names};
use scenario::vocabulary;
use scenario::{AskWords, EventWords};

vocabulary! { ASKS, ask_word, Ask {
    Mulligan: "mulligan",
    Turn: "turn",
    Requested: "requested",
    Action: "action",
    EndOfPhaseDiscard: "discard",
    Window: "window",
    Forced: "forced",
    Defend: "defend",
    Pay: "pay",
    Declare: "declare",
    Choose: "choose",
    PutNext: "put-next",
    Target: "target",
    ChoosePlayer: "choose-player",
    ChooseOne: "choose-one",
    May: "may",
    Divide: "divide",
    Order: "order",
    TooMany: "too-many",
} }

/// Offers that are no names of anything.
pub const PLAIN_OFFERS: &[&str] = &[
    "done",
    "pass",
    "change form",
    "recover",
    "end turn",
    "no",
    "yes",
    "energy",
    "mental",
    "physical",
    "wild",
    "option 1",
    "option 2",
    "option 3",
    "option 4",
];

/// A question in words.
pub fn ask(names: &Names, ask: &Ask) -> AskWords {
    AskWords { word: ask_word(ask), side: names.player(ask.prompt().seat).into(), figure: None }
}

/// An offered answer in a few words: the name of what it is about, or what it is.
pub fn offer(scene: Scene<Champions>, answer: &Answer) -> String {
    let in_play = |id: InPlayId| names::in_play(scene, id);
    let card = |card: CardId| names::card(scene, card).to_owned();
    match *answer {
        Answer::FromHand(FromHand::Done) | Answer::Pay(Pay::Done) | Answer::Chosen(Chosen::Done) => {
            "done".to_owned()
        }
        Answer::FromHand(FromHand::Card(id))
        | Answer::Turn(TurnOption::Play(id) | TurnOption::PlayFromDiscard(id))
        | Answer::Use(Use::Event { card: id, .. })
        | Answer::Pay(Pay::Card(id))
        | Answer::Chosen(Chosen::Card(Thing::Out(_, id))) => card(id),
        Answer::Turn(TurnOption::ChangeForm) => "change form".to_owned(),
        Answer::Turn(TurnOption::Recover) => "recover".to_owned(),
        Answer::Turn(TurnOption::EndTurn) => "end turn".to_owned(),
        Answer::Turn(TurnOption::Attack(id)) => format!("{} attacks", in_play(id)),
        Answer::Turn(TurnOption::Thwart(id)) => format!("{} thwarts", in_play(id)),
        Answer::Turn(TurnOption::Request(seat)) | Answer::Player(seat) => {
            names::player(scene, seat).to_owned()
        }
        Answer::Turn(TurnOption::Action { card: id, .. })
        | Answer::Use(Use::Ability { card: id, .. } | Use::Retaliate(id))
        | Answer::Pay(Pay::Ability { card: id, .. })
        | Answer::Defend(Defend::With(id))
        | Answer::Chosen(Chosen::Card(Thing::InPlay(id)))
        | Answer::InPlay(id) => in_play(id),
        Answer::Use(Use::Pass) => "pass".to_owned(),
        Answer::Use(Use::Delayed(at)) => format!("delayed {at}"),
        Answer::Defend(Defend::No) | Answer::May(May::No) => "no".to_owned(),
        Answer::May(May::Yes) => "yes".to_owned(),
        Answer::Opted(Opted(at)) => format!("option {}", at + 1),
        Answer::Resource(resource) => resource_word(resource).to_owned(),
    }
}

/// A resource as lines call it.
pub fn resource_word(resource: Resource) -> &'static str {
    match resource {
        Resource::Energy => "energy",
        Resource::Mental => "mental",
        Resource::Physical => "physical",
        Resource::Wild => "wild",
    }
}

/// A part of an event as files write it.
trait Said {
    fn said(&self, scene: Scene<Champions>) -> Value;
}

impl Said for InPlayId {
    fn said(&self, scene: Scene<Champions>) -> Value {
        names::in_play(scene, *self).into()
    }
}

impl Said for CardId {
    fn said(&self, scene: Scene<Champions>) -> Value {
        names::card(scene, *self).into()
    }
}

impl Said for CounterId {
    fn said(&self, scene: Scene<Champions>) -> Value {
        scene.content.counters[usize::from(self.0)].id.as_str().into()
    }
}

impl Said for AbilityId {
    fn said(&self, scene: Scene<Champions>) -> Value {
        names::card(scene, self.card).into()
    }
}

impl Said for Seat {
    fn said(&self, scene: Scene<Champions>) -> Value {
        names::player(scene, *self).into()
    }
}

impl Said for Place {
    fn said(&self, scene: Scene<Champions>) -> Value {
        names::place(scene, *self).into()
    }
}

impl Said for Spot {
    fn said(&self, scene: Scene<Champions>) -> Value {
        match *self {
            Spot::InPlay(_) => "in-play".into(),
            Spot::Facedown(..) => "facedown".into(),
            Spot::Out(place) => place.said(scene),
            Spot::Dealt(seat) => format!("{}/dealt", names::player(scene, seat)).into(),
            Spot::Boosts => "boosts".into(),
            Spot::VillainDeck => "villain-deck".into(),
            Spot::SchemeDeck => "scheme-deck".into(),
        }
    }
}

impl<T: Said> Said for Option<T> {
    fn said(&self, scene: Scene<Champions>) -> Value {
        self.as_ref().map_or(Value::Null, |some| some.said(scene))
    }
}

impl<T: Said> Said for Vec<T> {
    fn said(&self, scene: Scene<Champions>) -> Value {
        self.iter().map(|one| one.said(scene)).collect::<Vec<Value>>().into()
    }
}

/// Numbers and words of the rules are written as they are.
macro_rules! plain {
    ($($type:ty),*) => {$(
        impl Said for $type {
            fn said(&self, _: Scene<Champions>) -> Value {
                json!(self)
            }
        }
    )*};
}
plain!(u8, u16, Form, Status, Resources, Outcome, Phase, DeedKind);

/// Writes down the word and the fields of each event: one without a word does not compile.
macro_rules! events {
    ($($variant:ident { $($field:ident),* }: $text:literal,)*) => {
        pub const EVENTS: &[&str] = &[$($text),*];

        /// An event in words.
        pub fn event(scene: Scene<Champions>, event: &Event) -> EventWords {
            match event {
                $(Event::$variant { $($field),* } => EventWords {
                    word: $text,
                    fields: vec![$((stringify!($field).to_owned(), Said::said($field, scene))),*],
                },)*
            }
        }
    };
}
events! {
    SetUp { step, first_player }: "set-up",
    PhaseBegan { phase }: "phase-began",
    RoundBegan { round }: "round-began",
    TurnBegan { player }: "turn-began",
    TurnEnded { player }: "turn-ended",
    FirstPlayerPassed { to }: "first-player-passed",
    Requested { by, of }: "requested",
    GameOver { outcome }: "game-over",
    Eliminated { player }: "eliminated",
    Moved { card, from, to }: "moved",
    Drew { player, cards }: "drew",
    DeckReformed { player, cards }: "deck-reformed",
    EncounterDeckReformed { tokens, cards }: "encounter-deck-reformed",
    Played { player, card }: "played",
    AbilityUsed { player, ability }: "ability-used",
    Generated { player, resources }: "generated",
    Revealed { player, card }: "revealed",
    Surged { player }: "surged",
    Cancelled { card }: "cancelled",
    Searched { player, seen, found }: "searched",
    LookedAt { player, deck, count, cards }: "looked-at",
    EnteredPlay { card, controller, engaged, host }: "entered-play",
    Engaged { minion, player }: "engaged",
    ControlChanged { card, to }: "control-changed",
    Exhausted { card }: "exhausted",
    Readied { card }: "readied",
    StatusGiven { card, status }: "status-given",
    StatusDiscarded { card, status }: "status-discarded",
    CountersChanged { card, counter, now }: "counters-changed",
    FormChanged { player, form }: "form-changed",
    DamageDealt { to, dealt, taken }: "damage-dealt",
    DamagePlaced { at, amount }: "damage-placed",
    DamageMoved { from, amount }: "damage-moved",
    Prevented { amount }: "prevented",
    Replaced {}: "replaced",
    Healed { card, amount }: "healed",
    HealedBeyond { card, amount }: "healed-beyond",
    Defeated { card }: "defeated",
    ThreatPlaced { scheme, amount, now }: "threat-placed",
    ThreatRemoved { scheme, amount, now }: "threat-removed",
    AccelerationAdded { tokens }: "acceleration-added",
    Began { kind, by, player }: "began",
    Ended { kind, by }: "ended",
    Defends { by }: "defends",
    Reckoned { kind, by, at, power, boost, defence }: "reckoned",
    Boosted { card, icons }: "boosted",
    SchemeTurned { scheme, card, threat }: "scheme-turned",
    StageCompleted { card }: "stage-completed",
    StageRevealed { card }: "stage-revealed",
    VillainStage { villain, card }: "villain-stage",
}

/// A word of the rules, in lower case, for messages.
pub fn word(of: impl Debug) -> String {
    format!("{of:?}").to_lowercase()
}
