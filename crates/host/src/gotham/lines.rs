//! What happened, as lines of the log.

use gotham::Gotham;
use gotham::bearer::Reading as _;
use gotham::dice::Pool;
use gotham::event::Event;
use gotham::printed::term::Camp;
use gotham::state::{CardPlace, FigureId, HeroId, State};
use table::Seat;
use wire::table::{Burst, Dice, Mark};
use words::Message;
use words::gotham::{Printed, Teller};

use super::{code, marks, question, scene};
use crate::{Heard, Line, Look};

pub(super) fn lines(look: &Look<Gotham>, teller: &Teller, heard: &[Heard<Gotham>], from: usize) -> Vec<Line> {
    heard.iter().skip(from).map(|heard| line(look, teller, heard)).collect()
}

fn line(look: &Look<Gotham>, teller: &Teller, heard: &Heard<Gotham>) -> Line {
    let event = &heard.told.event;
    let About { seat, marks } = about(&look.view.state, event);
    Line { text: teller.event(&heard.told), seat, marks, dice: dice(event), burst: burst(look, event) }
}

/// Whom and what an event is about.
#[derive(Default)]
struct About {
    /// Whose deed it is, if a player's.
    seat: Option<Seat>,
    marks: Vec<Mark>,
}

impl About {
    fn and(mut self, mark: Mark) -> About {
        self.marks.push(mark);
        self
    }
}

/// Figures, tiles, cards and their owners are the same for a whole game: the state of now tells of any moment.
fn about(state: &State, event: &Event) -> About {
    let mark = |mark: Mark| About { seat: None, marks: vec![mark] };
    let by = |figure: FigureId| About { seat: owner(state, figure), marks: vec![marks::figure(figure)] };
    let hero = |hero: HeroId| by(state.hero(hero).figure);
    let purse = |owner: Option<HeroId>| match owner {
        Some(owner) => hero(owner),
        None => About { seat: Some(state.villain_seat()), marks: Vec::new() },
    };
    let villains = |mark: Mark| About { seat: Some(state.villain_seat()), marks: vec![mark] };
    match *event {
        Event::TurnBegan { .. } | Event::CampBegan { .. } | Event::Ended { .. } => About::default(),
        Event::CubesCollected { hero, .. }
        | Event::Recovered { hero, .. }
        | Event::CubesSpent { hero, .. } => purse(hero),
        Event::CubesGained { .. } | Event::ReinforcementPointsLost { .. } | Event::EventChosen { .. } => {
            purse(None)
        }
        Event::StateDeclared { hero: it, .. } | Event::Refused { hero: it, .. } => hero(it),
        Event::CardUsed { hero: it, card } | Event::CardGone { hero: it, card } => {
            hero(it).and(marks::card(card))
        }
        Event::LeadPassed { player } => {
            About { seat: Some(Seat(player)), marks: vec![marks::seat(Seat(player))] }
        }
        Event::Moved { figure, from, to, .. } => by(figure).and(marks::zone(from)).and(marks::zone(to)),
        Event::MovementBegan { figure, .. }
        | Event::MovementEnded { figure, .. }
        | Event::Rolled { figure, .. }
        | Event::Rerolled { figure, .. }
        | Event::Defended { figure, .. }
        | Event::Wounded { figure, .. }
        | Event::Unharmed { figure }
        | Event::Neutralised { figure }
        | Event::CharacterActivated { figure }
        | Event::SkillUsed { figure, .. }
        | Event::Healed { figure, .. }
        | Event::Shackled { figure, .. }
        | Event::ShacklesOff { figure }
        | Event::LaidDown { figure }
        | Event::StoodUp { figure }
        | Event::FriendVanished { figure }
        | Event::DeedBegan { figure, .. }
        | Event::DeedCounted { figure, .. }
        | Event::DeedDone { figure, .. } => by(figure),
        Event::Attacked { attacker, target, .. } => by(attacker).and(marks::figure(target)),
        Event::Pulled { figure, zone } => by(figure).and(marks::zone(zone)),
        Event::Reinforced { figure, zone } => by(figure).and(marks::zone(zone)),
        Event::TileActivated { tile, .. }
        | Event::TileSwept { tile, .. }
        | Event::Demobilised { tile }
        | Event::TileNeutralised { tile } => villains(marks::tile(tile)),
        Event::WallBroken { one, other } => mark(marks::zone(one)).and(marks::zone(other)),
        Event::CloudsPlaced { zone, .. }
        | Event::CloudsTurned { zone, .. }
        | Event::CloudsGone { zone, .. }
        | Event::Exploded { zone, .. }
        | Event::TokenPlaced { zone, .. } => mark(marks::zone(zone)),
        Event::TokenRemoved { token } => mark(marks::token(token)),
        Event::CardMoved { card, place } => match place {
            CardPlace::Carried(it) => hero(it).and(marks::card(card)),
            CardPlace::Lying(zone) => mark(marks::card(card)).and(marks::zone(zone)),
            CardPlace::Inside(_) | CardPlace::Gone => mark(marks::card(card)),
        },
    }
}

/// Who decides for a figure; nobody for bystanders.
pub(super) fn owner(state: &State, figure: FigureId) -> Option<Seat> {
    (state.figure(figure).camp != Camp::Neutral).then(|| state.seat_of(figure))
}

fn dice(event: &Event) -> Option<Dice> {
    let (Event::Rolled { pool, .. } | Event::Rerolled { pool, .. }) = event else { return None };
    Some(of_pool(pool))
}

/// Dice as they lie: what each shows, and of which colour it is.
fn of_pool(pool: &Pool) -> Dice {
    let dice = question::laid_out(pool);
    Dice {
        sides: 6,
        faces: dice.iter().map(|(_, shown)| *shown).collect(),
        symbols: dice.iter().map(|(colour, _)| code(colour)).collect(),
        roll: None,
        bonus: 0,
        total: pool.successes().into(),
        needed: None,
        good: None,
    }
}

fn burst(look: &Look<Gotham>, event: &Event) -> Option<Burst> {
    let words = look.words;
    let number = |amount: u8| words.say(&Message::new("host-number").with("number", amount));
    let (at, text, code) = match *event {
        Event::Wounded { figure, wounds } if wounds > 0 => (marks::figure(figure), number(wounds), "damage"),
        Event::Healed { figure, healed } if healed > 0 => (marks::figure(figure), number(healed), "heal"),
        Event::Neutralised { figure } => {
            (marks::figure(figure), words.word("host-gotham-burst-neutralised"), "ko")
        }
        Event::Exploded { zone, .. } => {
            (marks::zone(zone), words.word("host-gotham-burst-explosion"), "damage")
        }
        Event::Defended { figure, attack, defence } if defence >= attack => {
            (marks::figure(figure), words.word("host-gotham-burst-parried"), "miss")
        }
        _ => return None,
    };
    Some(Burst { at, text, look: code.to_owned() })
}

/// A turn, or a camp's part of it, by its name.
pub(super) fn chapter(look: &Look<Gotham>, event: &Event) -> String {
    match *event {
        Event::TurnBegan { turn } => {
            look.words.say(&Message::new("host-gotham-chapter-turn").with("turn", turn))
        }
        Event::CampBegan { camp } => {
            let camp = Printed::new(look.words, look.content).camp(camp);
            look.words.say(&Message::new("host-gotham-chapter-camp").with("camp", camp))
        }
        _ => String::new(),
    }
}

/// Whether an event opens a chapter: a turn, or within it a camp's part.
pub(super) fn heading(event: &Event) -> Option<u8> {
    match event {
        Event::TurnBegan { .. } => Some(1),
        Event::CampBegan { .. } => Some(2),
        _ => None,
    }
}

pub(super) fn ending(look: &Look<Gotham>) -> String {
    let key = match look.view.state.winner {
        Some(Camp::Heroes) => "host-gotham-ending-heroes",
        _ => "host-gotham-ending-villain",
    };
    let message = Message::new(key).with("mission", mission(look)).with("turn", look.view.state.turn);
    look.words.say(&message)
}

pub(super) fn standing(look: &Look<Gotham>) -> String {
    let message = Message::new("host-gotham-standing")
        .with("mission", mission(look))
        .with("turn", look.view.state.turn)
        .with("last", scene(look).mission().last_turn);
    look.words.say(&message)
}

pub(super) fn mission(look: &Look<Gotham>) -> String {
    look.words.language().name(&scene(look).mission().name).to_owned()
}
