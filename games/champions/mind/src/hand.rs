//! Cards in hand: what they are worth, what a hand is best spent on, and which cards are not worth keeping.

use champions::Champions;
use champions::ask::{Answer, FromHand, Pay};
use champions::card::ability::{Form, Label, When};
use champions::card::{CardId, CardType};
use champions::initiate::{bill, play_card, playable};
use champions::limits::{barred_by_unique, below_max};
use champions::payment::offers;
use champions::player_phase::hand_size;
use champions::state::Reading;
use table::{Scene, Seat};

use super::habit::Habit;
use super::standing::{Prospect, in_hand, prospect};
use super::thumb::Thumb;
use super::trial::gross;
use minds::choose::{best, find};

/// What a hand pays for without other help.
const DEAREST: u8 = 5;

/// So many cards are looked at when a hand is planned; nearly always that is all of them.
const LOOKED_AT: usize = 8;

/// A hand, and what is urgent as its player sees it.
pub(super) struct Hand<'a> {
    scene: Scene<'a, Champions>,
    thumb: &'a Thumb,
    tries: &'a Tries,
    player: Seat,
    /// Whether the main scheme would be completed before the villain is beaten.
    pressed: bool,
}

impl<'a> Hand<'a> {
    pub fn of(habit: &'a Habit, scene: Scene<'a, Champions>, player: Seat) -> Hand<'a> {
        Hand::seen(habit, scene, player, &prospect(scene, player))
    }

    /// The same for who knows the prospect.
    pub fn seen(
        habit: &'a Habit,
        scene: Scene<'a, Champions>,
        player: Seat,
        prospect: &Prospect,
    ) -> Hand<'a> {
        let thumb = &habit.thumb;
        Hand { scene, thumb, tries: &habit.tries, player, pressed: prospect.pressed(thumb) }
    }

    /// What playing a card is worth: what it came to when it was tried out, or what such cards mostly are worth. What can't
    /// come into play, or costs more than a hand can pay, is worth nothing.
    pub fn worth(&self, card: CardId) -> f32 {
        if let Some(tried) = self.tries.of(card) {
            return tried;
        }
        let printed = self.scene.printed(card);
        let Some(cost) = printed.cost else { return 0.0 };
        let stands = printed.front().kind != CardType::Event;
        let barred = || barred_by_unique(self.scene, card) || !below_max(self.scene, card, self.player, None);
        if cost > DEAREST || (stands && barred()) {
            return 0.0;
        }
        match printed.front().kind {
            CardType::Ally => self.thumb.ally.at(cost),
            CardType::Upgrade | CardType::Support => self.thumb.permanent.at(cost),
            _ => (self.thumb.event.at(cost) + self.fit(card)).max(0.1),
        }
    }

    /// How well an event fits what is urgent.
    fn fit(&self, card: CardId) -> f32 {
        let mut abilities = self.scene.printed(card).front().abilities();
        let fits = match abilities.find_map(|(_, ability)| ability.label) {
            Some(Label::Thwart) => self.pressed,
            Some(Label::Attack) => !self.pressed,
            _ => return 0.0,
        };
        if fits { self.thumb.fits } else { -self.thumb.fits }
    }

    /// What it is worth to have a card in the next turn; one that generates more than one resource is as good as a play.
    fn keeping(&self, card: CardId) -> f32 {
        let spare = self.scene.printed(card).resources.total().saturating_sub(1);
        self.worth(card) + f32::from(spare)
    }

    /// Whether a card is one for its player's turn, in the form that the player is in.
    fn is_for_turns(&self, card: CardId) -> bool {
        let front = self.scene.printed(card).front();
        let form = self.scene.form(self.player);
        match front.kind {
            CardType::Event => front.abilities().any(|(_, ability)| {
                ability.when.value == When::Action && ability.form.is_none_or(|needed| needed == form)
            }),
            _ => front.text.play.form.is_none_or(|needed| needed == form),
        }
    }

    /// The cards that the hand is best spent on, when so much is due already for something else: they are played, and the
    /// others pay for them.
    pub fn plan(&self, due: u8, playable: impl Fn(CardId) -> bool) -> Vec<CardId> {
        let held: Vec<Held> = self.held(playable);
        let in_play = offers(self.scene, self.player, None);
        let abilities = in_play.iter().filter(|(offer, _)| matches!(offer, Pay::Ability { .. }));
        let table: u8 = abilities.map(|(_, gives)| gives.total()).sum();
        let (mut best, mut most) = (0u16, f32::NEG_INFINITY);
        for played in 0..1u16 << held.len() {
            if let Some(worth) = self.spent(&held, played, due, table)
                && worth > most
            {
                (best, most) = (played, worth);
            }
        }
        let chosen = held.iter().enumerate().filter(|(at, _)| best & (1 << at) != 0);
        chosen.map(|(_, held)| held.card).collect()
    }

    /// The hand as it is planned with, what is worth least first.
    fn held(&self, playable: impl Fn(CardId) -> bool) -> Vec<Held> {
        let hand = &self.scene.state.player(self.player).hand;
        let mut held: Vec<Held> = Vec::with_capacity(hand.len());
        for card in hand.iter() {
            let copies = held.iter().any(|held| held.card == card);
            let stands = self.scene.printed(card).front().kind != CardType::Event;
            let worth = if copies && stands { 0.0 } else { self.worth(card) };
            held.push(Held {
                card,
                worth,
                cost: bill(self.scene, self.player, card).any,
                gives: self.scene.printed(card).resources.total(),
                playable: worth > 0.0 && playable(card),
            });
        }
        held.sort_by(|one, other| one.worth.total_cmp(&other.worth));
        let more = held.len().saturating_sub(LOOKED_AT);
        held.drain(..more);
        held
    }

    /// What it is worth to play these cards; none if the others and what is in play can't pay for them.
    fn spent(&self, held: &[Held], played: u16, due: u8, table: u8) -> Option<f32> {
        let mut lacking = i16::from(due) - i16::from(table);
        let mut worth = 0.0;
        for (at, held) in held.iter().enumerate() {
            if played & (1 << at) != 0 {
                if !held.playable {
                    return None;
                }
                lacking += i16::from(held.cost);
                worth += held.worth;
            }
        }
        for (at, held) in held.iter().enumerate() {
            if played & (1 << at) == 0 {
                if lacking > 0 {
                    lacking -= i16::from(held.gives);
                } else {
                    worth += self.thumb.later * held.worth;
                }
            }
        }
        (lacking <= 0).then_some(worth)
    }

    /// The cards that are not to be spent on something that so much is due for.
    pub fn wanted(&self, due: u8) -> Vec<CardId> {
        self.plan(due, |card| self.is_for_turns(card))
    }
}

/// What playing the cards of a hand came to when it was tried out: once a turn for each, since that is nearly always near
/// enough, and forms make the difference.
#[derive(Clone, Default, Debug)]
pub(super) struct Tries {
    turn: Option<(u16, Seat, Form)>,
    worths: Vec<(CardId, f32)>,
}

impl Tries {
    fn of(&self, card: CardId) -> Option<f32> {
        self.worths.iter().find(|(tried, _)| *tried == card).map(|(_, worth)| *worth)
    }

    pub fn try_hand(&mut self, habit: &Habit, scene: Scene<Champions>, player: Seat) {
        let turn = Some((scene.state.round, player, scene.form(player)));
        if self.turn != turn {
            *self = Tries { turn, worths: Vec::new() };
        }
        for (card, _) in scene.state.player(player).hand.kinds() {
            if self.of(card).is_none() && playable(scene, player, card).is_ok() {
                let worth = gross(scene, habit, |play| play_card(play, player, card));
                let own = in_hand(scene, &habit.weights, card);
                self.worths.extend(worth.map(|worth| (card, worth + own)));
            }
        }
    }
}

/// A card of a hand that is planned.
struct Held {
    card: CardId,
    worth: f32,
    cost: u8,
    gives: u8,
    playable: bool,
}

/// At the start, what costs more than half a hand goes back: cards that stay come first.
pub(super) fn mulligan(hand: &Hand, options: &[Answer]) -> usize {
    let most = hand_size(hand.scene, hand.player) as u8 / 2;
    best(options, |option| match option {
        Answer::FromHand(FromHand::Card(card)) => {
            let printed = hand.scene.printed(card);
            let dear = printed.cost.is_some_and(|cost| cost > most);
            if dear || hand.keeping(card) < hand.thumb.keep { 1.0 } else { -1.0 }
        }
        _ => 0.0,
    })
}

/// At the end of the phase, what is not worth keeping makes room; of too many, what is worth least.
pub(super) fn discard(hand: &Hand, options: &[Answer]) -> usize {
    let enough = options.contains(&Answer::FromHand(FromHand::Done));
    let least = best(options, |option| match option {
        Answer::FromHand(FromHand::Card(card)) => -hand.keeping(card),
        _ => f32::NEG_INFINITY,
    });
    match options[least] {
        Answer::FromHand(FromHand::Card(card)) if !enough || hand.keeping(card) < hand.thumb.keep => least,
        _ => find(options, Answer::FromHand(FromHand::Done)),
    }
}
