//! What happened, as lines of the log.

use gotham::Gotham;
use gotham::dice::Pool;
use gotham::event::Event;
use gotham::printed::term::Camp;
use gotham::state::{CardPlace, FigureId, HeroId, State};
use host::{Line, Log, Logged, Reader, code_of};
use table::{Game as _, Seat};
use wire::table::{Burst, Dice, Mark};
use words::Message;

use crate::voice::{Printed, Teller, teller};
use crate::{GothamFace, marks, question};

impl Log<Gotham> for GothamFace {
    fn lines(&self, reader: &Reader<Gotham>, logged: &[Logged<Gotham>], from: usize) -> Vec<Line> {
        let teller = teller(reader);
        logged.iter().skip(from).map(|logged| line(reader, &teller, logged)).collect()
    }

    /// A turn, or a camp's part of it, by its name.
    fn chapter(&self, reader: &Reader<Gotham>, event: &Event) -> String {
        match *event {
            Event::TurnBegan { turn } => {
                reader.words.say(&Message::new("gotham-chapter-turn").with("turn", turn))
            }
            Event::CampBegan { camp } => {
                let camp = Printed::new(reader.words, reader.content).camp(camp);
                reader.words.say(&Message::new("gotham-chapter-camp").with("camp", camp))
            }
            _ => String::new(),
        }
    }

    /// A turn, or within it a camp's part.
    fn heading(&self, event: &Event) -> Option<u8> {
        match event {
            Event::TurnBegan { .. } => Some(1),
            Event::CampBegan { .. } => Some(2),
            _ => None,
        }
    }

    fn turn_begins(&self, event: &Event) -> bool {
        matches!(event, Event::CampBegan { .. })
    }

    fn units(&self, state: &State, event: &Event) -> Vec<Seat> {
        // The villain's turns are not what heroes are asked in.
        let Event::CampBegan { camp: Camp::Heroes } = event else { return Vec::new() };
        let seats = (0..Gotham::seats(state)).map(Seat);
        seats.filter(|&seat| state.camp_of(seat) == Camp::Heroes).collect()
    }

    fn scored(&self, state: &State, event: &Event) -> Vec<(Seat, f32)> {
        let Event::Ended { winner } = event else { return Vec::new() };
        let seats = (0..Gotham::seats(state)).map(Seat);
        seats.filter(|&seat| state.camp_of(seat) == *winner).map(|seat| (seat, 1.0)).collect()
    }

    fn scores(&self, state: &State) -> Vec<f32> {
        let won = |seat: Seat| state.winner == Some(state.camp_of(seat));
        (0..Gotham::seats(state)).map(|seat| f32::from(u8::from(won(Seat(seat))))).collect()
    }
}

fn line(reader: &Reader<Gotham>, teller: &Teller, logged: &Logged<Gotham>) -> Line {
    let event = &logged.told.event;
    let About { seat, marks } = about(reader.state, event);
    Line { text: teller.event(&logged.told), seat, marks, dice: dice(event), burst: burst(reader, event) }
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
        symbols: dice.iter().map(|(colour, _)| code_of(colour)).collect(),
        roll: None,
        bonus: 0,
        total: pool.successes().into(),
        needed: None,
        good: None,
    }
}

fn burst(reader: &Reader<Gotham>, event: &Event) -> Option<Burst> {
    let words = reader.words;
    let number = |amount: u8| words.say(&Message::new("host-number").with("number", amount));
    let (at, text, code) = match *event {
        Event::Wounded { figure, wounds } if wounds > 0 => (marks::figure(figure), number(wounds), "damage"),
        Event::Healed { figure, healed } if healed > 0 => (marks::figure(figure), number(healed), "heal"),
        Event::Neutralised { figure } => {
            (marks::figure(figure), words.word("gotham-burst-neutralised"), "ko")
        }
        Event::Exploded { zone, .. } => (marks::zone(zone), words.word("gotham-burst-explosion"), "damage"),
        Event::Defended { figure, attack, defence } if defence >= attack => {
            (marks::figure(figure), words.word("gotham-burst-parried"), "miss")
        }
        _ => return None,
    };
    Some(Burst { at, text, look: code.to_owned() })
}
