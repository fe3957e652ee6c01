//! The table and its questions in words and marks.

use gotham::Gotham;
use gotham::answer::{Act, Answer, Nature};
use gotham::ask::{Ask, Topic};
use gotham::bearer::Reading as _;
use gotham::board::ZoneId;
use gotham::dice::{MOST_SUCCESSES, Pool};
use gotham::printed::term::Colour;
use gotham::state::{CardPlace, State};
use gotham::target::sees;
use gotham::view::View;
use host::{Face, Open, Reader, Wording, code, forbidden};
use table::{Game as _, Scene, Why};
use wire::board::Board;
use wire::table::{Choice, Forbidden, Mark};
use words::Message;

use crate::voice::{Teller, teller};
use crate::{GothamFace, board, choice, marks, odds};

/// No more than so many forbidden answers are sent.
const MOST_FORBIDDEN: usize = 60;

impl Face<Gotham> for GothamFace {
    fn known<'v>(&self, view: &'v View) -> &'v State {
        &view.state
    }

    fn board(&self, reader: &Reader<Gotham>) -> Board {
        Board::of(Gotham::NAME, &board::board(reader, &teller(reader)))
    }

    fn question(&self, open: &Open<Gotham>) -> Wording {
        let teller = teller(&open.reader);
        let Open { scene, pending, .. } = *open;
        let choices = pending.options.iter().map(|&answer| choice::choice(open, &teller, answer));
        Wording {
            title: teller.ask(&pending.ask),
            because: because(open, &teller),
            about: about(scene.state, &pending.ask),
            areas: Vec::new(),
            choices: choices.collect(),
            forbidden: forbidden(open, &teller),
            payment: None,
            most: None,
        }
    }

    fn choice(&self, open: &Open<Gotham>, answer: Answer) -> Choice {
        choice::choice(open, &teller(&open.reader), answer)
    }

    /// Everybody acts in the first turn: whether a hero does is no question for somebody who wants to play at once.
    fn of_setup(&self, state: &State, ask: &Ask) -> bool {
        state.turn <= 1 && matches!(ask.topic, Topic::State { .. })
    }

    fn quiet(&self, answer: &Answer) -> bool {
        choice::quiet(answer)
    }

    fn code(&self, ask: &Ask) -> &'static str {
        code(&ask.topic)
    }
}

/// What hangs on it: the attack under way, or the wishes of others.
fn because(open: &Open<Gotham>, teller: &Teller) -> Option<String> {
    let state = open.scene.state;
    let words = open.reader.words;
    match open.pending.ask.topic {
        Topic::Act if state.players > 1 => Some(words.word("gotham-because-lead")),
        Topic::Reroll { .. } => odds::standing(open, teller),
        Topic::Cubes { .. } | Topic::Skill { .. } | Topic::Drop { .. } => {
            let attack = state.attack()?;
            let message = Message::new("gotham-because-attack")
                .with("attacker", teller.figure(attack.attacker))
                .with("target", teller.figure(attack.target))
                .with("successes", attack.successes);
            Some(words.say(&message))
        }
        _ => None,
    }
}

/// What a question is about.
fn about(state: &State, ask: &Ask) -> Vec<Mark> {
    match ask.topic {
        Topic::State { hero }
        | Topic::Weapon { hero, .. }
        | Topic::Push { hero, .. }
        | Topic::Consent { hero, .. }
        | Topic::Drop { hero } => vec![marks::figure(state.hero(hero).figure)],
        Topic::TakeContent { hero, card } => {
            vec![marks::figure(state.hero(hero).figure), marks::card(card)]
        }
        Topic::Move { figure, .. }
        | Topic::MayMove { figure }
        | Topic::CharacterAct { figure }
        | Topic::MayRepeat { figure, .. }
        | Topic::Cubes { figure, .. }
        | Topic::Deed { figure, .. }
        | Topic::Skill { figure, .. }
        | Topic::Guide { figure }
        | Topic::Beside { figure }
        | Topic::Along { figure }
        | Topic::Landing { figure }
        | Topic::Arrival { figure } => vec![marks::figure(figure)],
        Topic::Target { attacker, .. } => vec![marks::figure(attacker)],
        // The dice that were picked so far.
        Topic::Reroll { figure, pool, picked, .. } => {
            let dice = picked_dice(&pool, &picked).into_iter().map(marks::die);
            std::iter::once(marks::figure(figure)).chain(dice).collect()
        }
        Topic::CubeFrom { hero, .. } => vec![marks::purse(state, hero)],
        Topic::Character { tile } => vec![marks::tile(tile)],
        Topic::UseCard { card, .. } | Topic::Line { card, .. } => vec![marks::card(card)],
        Topic::Act
        | Topic::Tile
        | Topic::Event
        | Topic::CloudZone { .. }
        | Topic::ExplosionZone { .. }
        | Topic::Reinforce { .. }
        | Topic::Order { .. } => vec![marks::seat(ask.seat)],
    }
}

/// The dice of a pool as they are laid out: by colour, from high to low.
pub(super) fn laid_out(pool: &Pool) -> Vec<(Colour, u8)> {
    let mut dice = Vec::with_capacity(pool.count().into());
    for colour in Colour::ALL {
        for shown in (0..=MOST_SUCCESSES).rev() {
            let count = pool.shown[colour as usize][usize::from(shown)];
            dice.extend((0..count).map(|_| (colour, shown)));
        }
    }
    dice
}

/// The places of dice that were picked: of those that look alike the first.
pub(super) fn picked_dice(pool: &Pool, picked: &Pool) -> Vec<u8> {
    let mut left = *picked;
    let places = (0..).zip(laid_out(pool)).filter(|(_, (colour, shown))| {
        let alike = &mut left.shown[*colour as usize][usize::from(*shown)];
        let is_picked = *alike > 0;
        *alike = alike.saturating_sub(1);
        is_picked
    });
    places.map(|(place, _)| place).collect()
}

/// What may not be answered and why, as far as a player would think of it.
fn forbidden(open: &Open<Gotham>, teller: &Teller) -> Vec<Forbidden> {
    let ask = &open.pending.ask;
    let worth = open.pending.forbidden.iter().filter(|(answer, _)| worth_a_word(open.scene, ask, answer));
    let mut worth: Vec<&(Answer, Why)> = worth.collect();
    worth.sort_by_key(|(answer, _)| remoteness(answer));
    let told = |(answer, why): &(Answer, Why)| {
        let marks = choice::marks_of(open.scene, ask, answer);
        forbidden::forbidden(teller.answer(ask, answer), why, teller.refusal(why), marks)
    };
    worth.into_iter().take(MOST_FORBIDDEN).map(told).collect()
}

/// What a player would think of first: what the mission is about, then what lies near, then what could be thrown somewhere.
fn remoteness(answer: &Answer) -> u8 {
    match answer {
        Answer::Nature(Nature::Throw { .. } | Nature::Grenade(_)) => 2,
        Answer::Nature(Nature::Task(_)) => 0,
        Answer::Nature(_) => 1,
        _ => 0,
    }
}

/// Nobody wonders why a card that lies elsewhere can't be picked up, or why another's hero does not obey.
fn worth_a_word(scene: Scene<Gotham>, ask: &Ask, answer: &Answer) -> bool {
    let state = scene.state;
    let here = |zone: ZoneId| match ask.topic {
        Topic::Deed { figure, .. } => state.figure(figure).zone() == Some(zone),
        _ => true,
    };
    let in_sight = |zone: ZoneId| match ask.topic {
        Topic::Deed { figure, .. } => state.figure(figure).zone().is_some_and(|from| sees(scene, from, zone)),
        _ => true,
    };
    let lies = |card: u8| state.cards.get(usize::from(card)).map(|card| card.place);
    match *answer {
        Answer::Act(
            Act::Melee(hero) | Act::Ranged(hero) | Act::Manipulate(hero) | Act::Think(hero) | Act::Move(hero),
        ) => state.hero(hero).player == ask.seat.0,
        Answer::Act(Act::Drop(card)) => {
            matches!(lies(card), Some(CardPlace::Carried(hero)) if state.hero(hero).player == ask.seat.0)
        }
        Answer::Nature(Nature::PickUp(card)) => {
            matches!(lies(card), Some(CardPlace::Lying(zone)) if here(zone))
        }
        Answer::Nature(Nature::Take(card)) => match lies(card) {
            Some(CardPlace::Carried(bearer)) => {
                state.figure(state.hero(bearer).figure).zone().is_some_and(here)
            }
            _ => false,
        },
        Answer::Nature(Nature::Task(task)) => {
            // A task of the other camp, or of the other kind of action, is no task for this figure.
            let (Topic::Deed { figure, effort }, Some(task)) =
                (ask.topic, scene.mission().tasks.get(usize::from(task)))
            else {
                return false;
            };
            task.who == state.figure(figure).camp && task.deed.effort() == effort
        }
        Answer::Nature(Nature::Command(tile)) => {
            state.tiles.get(usize::from(tile.0)).is_some_and(|tile| tile.commander.is_some())
        }
        Answer::Nature(Nature::Throw { card, zone }) => {
            matches!((lies(card), ask.topic), (Some(CardPlace::Carried(bearer)), Topic::Deed { figure, .. })
                if state.hero(bearer).figure == figure)
                && in_sight(zone)
        }
        Answer::Nature(Nature::Grenade(zone)) => in_sight(zone),
        Answer::Nature(Nature::Explode(_) | Nature::Guide) => false,
        _ => true,
    }
}
