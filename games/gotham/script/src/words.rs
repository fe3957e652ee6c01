//! Questions, answers and events in the words of scenarios.

use gotham::Gotham;
use gotham::answer::{
    Act, Amount, Answer, CharacterAct, CharacterPick, DiePick, DropPick, EventPick, Go, LinePick, May,
    Nature, OrderPick, Reinforcement, SkillPick, Sweep, TilePick, Weapon,
};
use gotham::ask::{Ask, Topic};
use gotham::bearer::Reading as _;
use gotham::board::ZoneId;
use gotham::dice::Pool;
use gotham::event::Event;
use gotham::printed::skill::Price;
use gotham::printed::term::Colour;
use gotham::state::{FigureId, HeroId, HeroState, TileId};
use serde_json::{Value, json};
use table::Scene;

use super::faces::colour_word;
use super::names::{self, Names, box_word};
use super::question::subject;
use scenario::vocabulary;
use scenario::{AskWords, EventWords};

vocabulary! { ASKS, ask_word, Topic {
    State: "state",
    Act: "act",
    Move: "move",
    Reroll: "reroll",
    CubeFrom: "cube-from",
    Tile: "tile",
    Character: "character",
    MayMove: "may-move",
    CharacterAct: "character-act",
    MayRepeat: "may-repeat",
    Target: "target",
    Weapon: "weapon",
    UseCard: "use-card",
    Line: "line",
    Cubes: "cubes",
    Push: "push",
    Deed: "deed",
    Consent: "consent",
    TakeContent: "take-content",
    Drop: "drop",
    Skill: "skill",
    Guide: "guide",
    Beside: "beside",
    Along: "along",
    Landing: "landing",
    Event: "event",
    CloudZone: "cloud-zone",
    ExplosionZone: "explosion-zone",
    Reinforce: "reinforce",
    Arrival: "arrival",
    Order: "order",
} }

/// A question in words.
pub fn ask(names: &Names, ask: &Ask) -> AskWords {
    let figure = subject(&ask.topic, |hero| names.hero(hero));
    let figure = figure.map(|figure| names.figure(figure).to_owned());
    AskWords { word: ask_word(&ask.topic), side: names.seat(ask.seat).into(), figure }
}

/// An offered answer in a few words: the name of what it is about, or what it is.
pub fn offer(scene: Scene<Gotham>, names: &Names, answer: &Answer) -> String {
    let hero = |hero: HeroId| names::hero_id(scene, hero);
    let zone = |zone: ZoneId| names::zone(scene, zone).to_owned();
    let tile = |tile: TileId| names::tile(scene, tile);
    let figure = |figure: FigureId| names.figure(figure).to_owned();
    let line = |what: &str, line: u8| format!("{what} line {}", line + 1);
    match *answer {
        Answer::State(HeroState::Active) => "active".to_owned(),
        Answer::State(HeroState::Rest) => "rest".to_owned(),
        Answer::Act(Act::Melee(it)) => format!("{} attacks", hero(it)),
        Answer::Act(Act::Ranged(it)) => format!("{} shoots", hero(it)),
        Answer::Act(Act::Manipulate(it)) => format!("{} manipulates", hero(it)),
        Answer::Act(Act::Think(it)) => format!("{} thinks", hero(it)),
        Answer::Act(Act::Move(it)) => format!("{} moves", hero(it)),
        Answer::Act(Act::Drop(card)) | Answer::Go(Go::Drop(card)) => {
            format!("drop {}", names::card(scene, card))
        }
        Answer::Act(Act::HandOver(player)) => format!("hand over to {}", player + 1),
        Answer::Act(Act::Pass) => "pass".to_owned(),
        Answer::Go(Go::To(to)) | Answer::Zone(to) => zone(to),
        Answer::Go(Go::Stop) => "stop".to_owned(),
        Answer::Die(DiePick::Die { colour, shown }) => format!("{} {shown}", colour_word(colour)),
        Answer::Die(DiePick::Done)
        | Answer::Drop(DropPick::Done)
        | Answer::Skill(SkillPick::Done)
        | Answer::Tile(TilePick::End)
        | Answer::Character(CharacterPick::End)
        | Answer::Reinforcement(Reinforcement::End) => "done".to_owned(),
        Answer::Box(cube_box) => box_word(cube_box).to_owned(),
        Answer::Tile(TilePick::Activate(it)) => tile(it).to_owned(),
        Answer::Tile(TilePick::Sweep(sweep)) | Answer::Character(CharacterPick::Sweep(sweep)) => {
            match sweep {
                Sweep::Clean(it) => format!("clean {}", tile(it)),
                Sweep::Demobilise(it) => format!("demobilise {}", tile(it)),
            }
        }
        Answer::Character(CharacterPick::Activate(it)) | Answer::Figure(it) => figure(it),
        Answer::May(May::Yes) => "yes".to_owned(),
        Answer::May(May::No) => "no".to_owned(),
        Answer::CharacterAct(CharacterAct::Melee(at)) => line("melee", at),
        Answer::CharacterAct(CharacterAct::Ranged(at)) => line("ranged", at),
        Answer::CharacterAct(CharacterAct::Manipulate(Some(at))) => line("manipulation", at),
        Answer::CharacterAct(CharacterAct::Think(Some(at))) => line("thought", at),
        Answer::CharacterAct(CharacterAct::Manipulate(None)) => "manipulation".to_owned(),
        Answer::CharacterAct(CharacterAct::Think(None)) => "thought".to_owned(),
        Answer::CharacterAct(CharacterAct::Nothing) => "nothing".to_owned(),
        Answer::Nature(it) => nature(scene, names, it),
        Answer::Weapon(Weapon::Card(card)) | Answer::Drop(DropPick::Card(card)) => names::card(scene, card),
        Answer::Weapon(Weapon::None) => "none".to_owned(),
        Answer::Line(LinePick(at)) => format!("line {}", at + 1),
        Answer::Amount(Amount(cubes)) => cubes.to_string(),
        Answer::Skill(SkillPick::Use { skill: it, .. }) => skill(scene, it).to_owned(),
        Answer::Event(EventPick(event)) => event_id(scene, event).to_owned(),
        Answer::Order(OrderPick::Rule(at)) => format!("rule {}", at + 1),
        Answer::Order(OrderPick::Dissipate) => "dissipation".to_owned(),
        Answer::Reinforcement(Reinforcement::Bring { tile: it, zone: to }) => {
            format!("{} to {}", tile(it), zone(to))
        }
    }
}

/// Offers that are no names of anything.
pub const PLAIN_OFFERS: &[&str] = &[
    "active",
    "dissipation",
    "done",
    "explode",
    "cry",
    "guide",
    "no",
    "none",
    "nothing",
    "pass",
    "rest",
    "stop",
    "yes",
];

/// Whether a word could be offered somewhere: each part of it is a name, a number or a word of offers.
pub fn is_offer(scene: Scene<Gotham>, names: &Names, word: &str) -> bool {
    const PARTS: &[&str] = &[
        "attacks",
        "shoots",
        "manipulates",
        "thinks",
        "moves",
        "drop",
        "hand",
        "over",
        "to",
        "clean",
        "demobilise",
        "melee",
        "ranged",
        "manipulation",
        "thought",
        "line",
        "rule",
        "movement",
        "defence",
        "reroll",
        "pick",
        "up",
        "give",
        "take",
        "throw",
        "grenade",
        "at",
        "pull",
        "command",
        "unshackle",
        "dispel",
        "white",
        "yellow",
        "orange",
        "red",
        "black",
    ];
    let known = |part: &str| {
        PLAIN_OFFERS.contains(&part)
            || PARTS.contains(&part)
            || part.parse::<u8>().is_ok()
            || names::is_known(scene, names, part)
    };
    word.split_whitespace().all(known)
}

/// What a manipulation or a thought is.
pub fn nature(scene: Scene<Gotham>, names: &Names, nature: Nature) -> String {
    let card = |card: u8| names::card(scene, card);
    let zone = |zone: ZoneId| names::zone(scene, zone);
    match nature {
        Nature::Task(task) => {
            scene.mission().tasks.get(usize::from(task)).map_or_else(String::new, |it| it.id.clone())
        }
        Nature::PickUp(it) => format!("pick up {}", card(it)),
        Nature::Give { card: it, to } => format!("give {} to {}", card(it), names::hero_id(scene, to)),
        Nature::Take(it) => format!("take {}", card(it)),
        Nature::Throw { card: it, zone: to } => format!("throw {} to {}", card(it), zone(to)),
        Nature::Explode(Price::Usual) => "explode".to_owned(),
        Nature::Explode(Price::Nothing) => "cry".to_owned(),
        Nature::Grenade(to) => format!("grenade at {}", zone(to)),
        Nature::Pull(it) => format!("pull {}", names.figure(it)),
        Nature::Guide => "guide".to_owned(),
        Nature::Command(it) => format!("command {}", names::tile(scene, it)),
        Nature::Unshackle(it) => format!("unshackle {}", names.figure(it)),
        Nature::Dispel(it) => format!("dispel {}", names.figure(it)),
    }
}

fn skill<'a>(scene: Scene<'a, Gotham>, skill: u16) -> &'a str {
    scene.content.skills.get(usize::from(skill)).map_or("nothing", |skill| skill.id.as_str())
}

fn event_id<'a>(scene: Scene<'a, Gotham>, event: u8) -> &'a str {
    scene.mission().events.get(usize::from(event)).map_or("nothing", |event| &event.id)
}

/// Dice one by one, as `yellow 1`.
fn pool(pool: &Pool) -> Value {
    let mut dice = Vec::new();
    for colour in Colour::ALL {
        for (shown, &count) in pool.shown[colour as usize].iter().enumerate() {
            dice.extend(std::iter::repeat_n(format!("{} {shown}", colour_word(colour)), usize::from(count)));
        }
    }
    json!(dice)
}

vocabulary! { EVENTS, event_word, Event {
    TurnBegan: "turn-began",
    CampBegan: "camp-began",
    CubesCollected: "cubes-collected",
    StateDeclared: "state-declared",
    Recovered: "recovered",
    LeadPassed: "lead-passed",
    MovementBegan: "movement-began",
    CubesSpent: "cubes-spent",
    Moved: "moved",
    WallBroken: "wall-broken",
    MovementEnded: "movement-ended",
    Rolled: "rolled",
    Rerolled: "rerolled",
    Attacked: "attacked",
    Defended: "defended",
    Wounded: "wounded",
    Unharmed: "unharmed",
    Neutralised: "neutralised",
    TileNeutralised: "tile-neutralised",
    TileActivated: "tile-activated",
    CharacterActivated: "character-activated",
    EventChosen: "event-chosen",
    Reinforced: "reinforced",
    ReinforcementPointsLost: "reinforcement-points-lost",
    CloudsPlaced: "clouds-placed",
    CloudsTurned: "clouds-turned",
    CloudsGone: "clouds-gone",
    SkillUsed: "skill-used",
    Healed: "healed",
    Shackled: "shackled",
    ShacklesOff: "shackles-off",
    LaidDown: "laid-down",
    StoodUp: "stood-up",
    FriendVanished: "friend-vanished",
    Pulled: "pulled",
    Exploded: "exploded",
    DeedBegan: "deed-began",
    DeedCounted: "deed-counted",
    DeedDone: "deed-done",
    Refused: "refused",
    CardUsed: "card-used",
    CardMoved: "card-moved",
    CardGone: "card-gone",
    TokenRemoved: "token-removed",
    TokenPlaced: "token-placed",
    TileSwept: "tile-swept",
    Demobilised: "demobilised",
    CubesGained: "cubes-gained",
    Ended: "ended",
} }

/// An event in words.
pub fn event(scene: Scene<Gotham>, names: &Names, event: &Event) -> EventWords {
    let figure = |it: &FigureId| json!(names.figure(*it));
    let hero = |it: &HeroId| json!(names::hero_id(scene, *it));
    let owner = |it: &Option<HeroId>| it.as_ref().map_or(json!("villain"), hero);
    let zone = |it: &ZoneId| json!(names::zone(scene, *it));
    let tile = |it: &TileId| json!(names::tile(scene, *it));
    let card = |it: &u8| json!(names::card(scene, *it));
    let deed = |it: &Nature| json!(nature(scene, names, *it));
    let fields = match event {
        Event::TurnBegan { turn } => vec![("turn", json!(turn))],
        Event::CampBegan { camp } => vec![("camp", json!(camp))],
        Event::CubesCollected { hero: of, count } => vec![("of", owner(of)), ("count", json!(count))],
        Event::StateDeclared { hero: of, state } => vec![("hero", hero(of)), ("state", json!(state))],
        Event::Recovered { hero: of, from_fatigue, from_wounds } => vec![
            ("of", owner(of)),
            ("from-fatigue", json!(from_fatigue)),
            ("from-wounds", json!(from_wounds)),
        ],
        Event::LeadPassed { player } => vec![("player", json!(player + 1))],
        Event::MovementBegan { figure: it, points } => {
            vec![("figure", figure(it)), ("points", json!(points))]
        }
        Event::CubesSpent { hero: of, into, count } => {
            vec![("of", owner(of)), ("into", json!(box_word(*into))), ("count", json!(count))]
        }
        Event::Moved { figure: it, from, to, cost } => {
            vec![("figure", figure(it)), ("from", zone(from)), ("to", zone(to)), ("cost", json!(cost))]
        }
        Event::WallBroken { one, other } => vec![("one", zone(one)), ("other", zone(other))],
        Event::MovementEnded { figure: it, lost } => vec![("figure", figure(it)), ("lost", json!(lost))],
        Event::Rolled { figure: it, pool: dice } => vec![("figure", figure(it)), ("dice", pool(dice))],
        Event::Rerolled { figure: it, picked, pool: dice } => {
            vec![("figure", figure(it)), ("picked", pool(picked)), ("dice", pool(dice))]
        }
        Event::Attacked { attacker, target, successes } => {
            vec![("attacker", figure(attacker)), ("target", figure(target)), ("successes", json!(successes))]
        }
        Event::Defended { figure: it, attack, defence } => {
            vec![("figure", figure(it)), ("attack", json!(attack)), ("defence", json!(defence))]
        }
        Event::Wounded { figure: it, wounds } => vec![("figure", figure(it)), ("wounds", json!(wounds))],
        Event::Unharmed { figure: it }
        | Event::Neutralised { figure: it }
        | Event::CharacterActivated { figure: it }
        | Event::ShacklesOff { figure: it }
        | Event::LaidDown { figure: it }
        | Event::StoodUp { figure: it }
        | Event::FriendVanished { figure: it } => vec![("figure", figure(it))],
        Event::TileNeutralised { tile: it } | Event::Demobilised { tile: it } => vec![("tile", tile(it))],
        Event::TileActivated { tile: it, cost } => vec![("tile", tile(it)), ("cost", json!(cost))],
        Event::EventChosen { event } => vec![("event", json!(event_id(scene, *event)))],
        Event::Reinforced { figure: it, zone: at } => vec![("figure", figure(it)), ("zone", zone(at))],
        Event::ReinforcementPointsLost { count } | Event::CubesGained { count } => {
            vec![("count", json!(count))]
        }
        Event::CloudsPlaced { cloud, zone: at, count }
        | Event::CloudsTurned { cloud, zone: at, count }
        | Event::CloudsGone { cloud, zone: at, count } => {
            vec![("cloud", json!(cloud)), ("zone", zone(at)), ("count", json!(count))]
        }
        Event::SkillUsed { figure: it, skill: used } => {
            vec![("figure", figure(it)), ("skill", json!(skill(scene, *used)))]
        }
        Event::Healed { figure: it, healed } => vec![("figure", figure(it)), ("healed", json!(healed))],
        Event::Shackled { figure: it, tokens } => vec![("figure", figure(it)), ("tokens", json!(tokens))],
        Event::Pulled { figure: it, zone: at } => vec![("figure", figure(it)), ("zone", zone(at))],
        Event::Exploded { zone: at, level } => vec![("zone", zone(at)), ("level", json!(level))],
        Event::DeedBegan { figure: it, nature } | Event::DeedDone { figure: it, nature } => {
            vec![("figure", figure(it)), ("deed", deed(nature))]
        }
        Event::DeedCounted { figure: it, successes, difficulty } => {
            vec![("figure", figure(it)), ("successes", json!(successes)), ("difficulty", json!(difficulty))]
        }
        Event::Refused { hero: by, nature } => vec![("hero", hero(by)), ("deed", deed(nature))],
        Event::CardUsed { hero: by, card: it } | Event::CardGone { hero: by, card: it } => {
            vec![("hero", hero(by)), ("card", card(it))]
        }
        Event::CardMoved { card: it, place } => {
            vec![("card", card(it)), ("place", json!(names::place(scene, *place)))]
        }
        Event::TokenRemoved { token } => vec![("token", json!(names::token(scene, *token)))],
        Event::TokenPlaced { kind, zone: at } => {
            vec![("token", json!(names::token_kind(scene, *kind))), ("zone", zone(at))]
        }
        Event::TileSwept { tile: it, cubes } => vec![("tile", tile(it)), ("cubes", json!(cubes))],
        Event::Ended { winner } => vec![("winner", json!(winner))],
    };
    let fields = fields.into_iter().map(|(name, value)| (name.to_owned(), value)).collect();
    EventWords { word: event_word(event), fields }
}
