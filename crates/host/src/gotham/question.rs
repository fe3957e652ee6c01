//! Questions in words and marks.

use gotham::Gotham;
use gotham::answer::{Act, Answer, Nature};
use gotham::ask::{Ask, Topic};
use gotham::bearer::Reading as _;
use gotham::board::ZoneId;
use gotham::dice::{MOST_SUCCESSES, Pool};
use gotham::printed::term::{Camp, Colour};
use gotham::state::{CardPlace, Hero, HeroState, State};
use gotham::target::sees;
use table::{Scene, Why};
use wire::table::{Choice, Forbidden, Mark};
use words::Message;
use words::gotham::Teller;

use super::{choice, marks, odds};
use crate::{Asking, Look, Said, forbidden};

/// No more than so many forbidden answers are sent.
const MOST_FORBIDDEN: usize = 60;

pub(super) fn said(asking: &Asking<Gotham>, teller: &Teller) -> Said {
    let Asking { scene, pending, .. } = *asking;
    let choices = pending.options.iter().map(|&answer| choice::choice(asking, teller, answer));
    Said {
        title: teller.ask(&pending.ask),
        because: because(asking, teller),
        about: about(scene.state, &pending.ask),
        areas: Vec::new(),
        choices: choices.collect(),
        forbidden: forbidden(asking, teller),
        payment: None,
        most: None,
    }
}

/// Any player of an active hero may claim the next action (rulings.heroes-agree): the lead is handed over to who says so.
pub(super) fn claim(look: &Look<Gotham>, teller: &Teller, ask: &Ask) -> Option<(Answer, Said)> {
    let (state, seat) = (&look.view.state, look.seat?);
    let active =
        |hero: &Hero| hero.player == seat.0 && hero.state == HeroState::Active && !hero.is_neutralised();
    if ask.topic != Topic::Act || state.camp_of(seat) != Camp::Heroes || !state.heroes.iter().any(active) {
        return None;
    }
    let answer = Answer::Act(Act::HandOver(seat.0));
    let title = Message::new("host-gotham-claim").with("player", teller.player(ask.seat));
    let choice = Choice {
        answer: serde_json::to_value(answer).expect("an answer is plain data with text keys"),
        label: look.words.word("host-gotham-claim-go"),
        detail: None,
        marks: vec![marks::seat(seat)],
        checks: Vec::new(),
        odds: None,
        previews: Vec::new(),
        quiet: true,
    };
    let said = Said { title: look.words.say(&title), choices: vec![choice], ..Said::default() };
    Some((answer, said))
}

/// What hangs on it: the attack under way, or the wishes of others.
fn because(asking: &Asking<Gotham>, teller: &Teller) -> Option<String> {
    let state = asking.scene.state;
    let words = asking.look.words;
    match asking.pending.ask.topic {
        Topic::Act if state.players > 1 => Some(words.word("host-gotham-because-lead")),
        Topic::Reroll { .. } => odds::standing(asking, teller),
        Topic::Cubes { .. } | Topic::Skill { .. } | Topic::Drop { .. } => {
            let attack = state.attack()?;
            let message = Message::new("host-gotham-because-attack")
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
fn forbidden(asking: &Asking<Gotham>, teller: &Teller) -> Vec<Forbidden> {
    let ask = &asking.pending.ask;
    let worth = asking.pending.forbidden.iter().filter(|(answer, _)| worth_a_word(asking.scene, ask, answer));
    let mut worth: Vec<&(Answer, Why)> = worth.collect();
    worth.sort_by_key(|(answer, _)| remoteness(answer));
    let said = |one| forbidden::forbidden(teller, ask, one, choice::marks_of(asking.scene, ask, &one.0));
    worth.into_iter().take(MOST_FORBIDDEN).map(said).collect()
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
