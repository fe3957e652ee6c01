//! A turn by rules of thumb: cards first, then the powers of hero and allies; home to recover when it gets dangerous and the
//! main scheme can wait.

use champions::Champions;
use champions::ask::{Answer, TurnOption, Use};
use champions::card::ability::{Cost, Form, Keyword};
use champions::card::{AbilityId, CardId, CardType};
use champions::initiate::optional;
use champions::modifiers::keywords;
use champions::state::{InPlay, InPlayId, Reading};
use table::{Scene, Seat};

use super::effects::power_gains;
use super::habit::Habit;
use super::hand::Hand;
use super::standing::{Prospect, Storm, prospect, storm};
use super::thumb::Thumb;
use super::trial::gross;
use super::windows::gains;
use minds::choose::best;

/// How much sooner a basic power comes for each point that it gains: never as soon as cards.
const POWER: f32 = 0.05;

/// How the player stands.
struct Plight<'a> {
    habit: &'a Habit,
    scene: Scene<'a, Champions>,
    thumb: &'a Thumb,
    player: Seat,
    prospect: Prospect,
    storm: Storm,
    hand: Hand<'a>,
    /// What the hand is spent on.
    plan: Vec<CardId>,
}

/// The next option of a turn.
pub(super) fn option(habit: &Habit, scene: Scene<Champions>, player: Seat, options: &[Answer]) -> usize {
    let thumb = &habit.thumb;
    let prospect = prospect(scene, player);
    let hand = Hand::seen(habit, scene, player, &prospect);
    let plan = hand.plan(0, |card| options.contains(&Answer::Turn(TurnOption::Play(card))));
    let storm = storm(scene);
    let plight = Plight { habit, scene, thumb, player, prospect, storm, hand, plan };
    best(options, |option| match option {
        Answer::Turn(option) => plight.urge(option),
        _ => f32::NEG_INFINITY,
    })
}

impl Plight<'_> {
    /// How soon an option comes; ending the turn is 0, and what is below is left alone.
    fn urge(&self, option: TurnOption) -> f32 {
        match option {
            TurnOption::EndTurn => 0.0,
            // Others know themselves what to do on their turns.
            TurnOption::Request(_) => -1.0,
            TurnOption::Play(card) if !self.plan.contains(&card) => -1.0,
            TurnOption::Play(card) | TurnOption::PlayFromDiscard(card) => 6.0 + self.hand.worth(card),
            TurnOption::Action { card, place } => self.action(card, place),
            TurnOption::Attack(by) => self.attack(by),
            TurnOption::Thwart(by) => self.thwart(by),
            TurnOption::Recover => self.recover(),
            TurnOption::ChangeForm => self.change_form(),
        }
    }

    /// An action is tried out: some of them are better left alone. What costs nothing but a use comes before everything else,
    /// since it may help with the rest; what costs resources waits until the cards of the hand have been played, and is paid
    /// with what would be left over.
    fn action(&self, card: InPlayId, place: u8) -> f32 {
        let ability = self.scene.state.find(card).and_then(|card| {
            self.scene.content.ability(AbilityId { card: card.card, face: card.face, place })
        });
        let spends =
            ability.is_some_and(|ability| ability.cost.iter().any(|cost| matches!(cost, Cost::Spend(_))));
        let what = Use::Ability { card, place };
        if spends {
            let gain = gross(self.scene, self.habit, |play| optional(play, self.player, what, None));
            return if gain.is_some_and(|gain| gain > self.habit.weights.worthwhile) { 3.0 } else { -1.0 };
        }
        if gains(self.habit, self.scene, self.player, what, None) { 20.0 } else { -1.0 }
    }

    /// A basic power is worth what is gained where it does most.
    fn power(&self, by: InPlayId, on: impl Fn(&InPlay) -> bool) -> f32 {
        let targets = self.scene.state.in_play.iter().filter(|card| card.facedown.is_some() || on(card));
        let gains = targets.map(|target| power_gains(self.habit, self.scene, by, target, &self.storm));
        let gain = gains.fold(f32::NEG_INFINITY, f32::max);
        if gain > 0.0 { 4.0 + POWER * gain } else { -1.0 }
    }

    /// Guards stand before the villain (keywords.guard).
    fn attack(&self, by: InPlayId) -> f32 {
        let guards = |card: &InPlay| {
            card.engaged == Some(self.player) && keywords(self.scene, card).contains(&Keyword::Guard)
        };
        let guarded = self.scene.state.in_play.iter().any(guards);
        self.power(by, |card| match self.scene.kind(card) {
            CardType::Minion => true,
            CardType::Villain => !guarded,
            _ => false,
        })
    }

    /// A crisis icon keeps threat on the main scheme (side-schemes.crisis).
    fn thwart(&self, by: InPlayId) -> f32 {
        let crisis = |card: &InPlay| card.facedown.is_none() && self.scene.face(card).icons.crisis > 0;
        let crisis = self.scene.state.in_play.iter().any(crisis);
        self.power(by, |card| match self.scene.kind(card) {
            CardType::SideScheme => true,
            CardType::MainScheme => !crisis,
            _ => false,
        })
    }

    /// A hero goes home when everything else is done and the main scheme can wait, before it becomes dangerous outside.
    fn goes_home(&self) -> bool {
        let dangerous = self.prospect.left <= self.thumb.home * self.prospect.blows + self.thumb.surprise;
        dangerous && !self.prospect.scheme_may_end(self.thumb, self.prospect.scheming)
    }

    /// An alter-ego who would not survive outside stays, if the main scheme can wait.
    fn stays_home(&self) -> bool {
        let changed = self.scene.state.player(self.player).changed_form;
        let fatal = self.prospect.hero_may_fall(self.thumb);
        changed || (fatal && !self.prospect.scheme_may_end(self.thumb, self.prospect.scheming))
    }

    /// An alter-ego goes out as soon as actions for alter-egos have been used, before cards are played.
    fn change_form(&self) -> f32 {
        match self.scene.form(self.player) {
            Form::Hero if self.goes_home() => 1.0,
            Form::AlterEgo if !self.stays_home() => 19.0,
            Form::Hero | Form::AlterEgo => -1.0,
        }
    }

    /// Who goes out has better things to do than to recover.
    fn recover(&self) -> f32 {
        if self.stays_home() { 20.0 } else { -1.0 }
    }
}
