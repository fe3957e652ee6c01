//! The player phase and a player's turn (chapter of that name).

use table::{Flow, Question, Scene, Seat, Verdict, fit, need};

use crate::ask::{Ask, FromHand, TurnOption, Use};
use crate::card::ability::{Doing, Duration, Form, Stat};
use crate::card::{CardId, CardType};
use crate::event::Event;
use crate::players::{in_player_order, next_part};
use crate::state::{InPlayId, Phase, Reading, VillainStep};
use crate::{
    Champions, Play, attack, cards_in_play, identity, initiate, limits, modifiers, players, round, rule,
    timing, zones,
};

/// Each player takes one turn, in player order (player-phase.turns-in-player-order).
pub(crate) fn begin(play: &mut Play) {
    play.state.had_part = 0;
    round::go_to(play, Phase::Turn);
    begin_turn(play, play.state.first_player);
}

fn begin_turn(play: &mut Play, player: Seat) {
    play.state.active = Some(player);
    play.event(rule!("player-phase.active-player"), |_| Event::TurnBegan { player });
}

/// One option of the active player's turn; options may be taken in any order (player-phase.turn.any-order).
pub(crate) fn turn(play: &mut Play) -> Flow<()> {
    let player = play.state.active.expect("a turn has an active player");
    let option = play.choose(&ChooseTurnOption { player })?;
    if !matches!(option, TurnOption::Request(_)) {
        play.state.declined = 0;
    }
    match option {
        TurnOption::ChangeForm => {
            play.state.player_mut(player).changed_form = true;
            let form = play.scene().form(player).other();
            identity::change_form(play, player, form)?;
        }
        TurnOption::Play(card) => initiate::play_card(play, player, card)?,
        TurnOption::PlayFromDiscard(card) => {
            initiate::play_permanent(play, player, card, crate::state::Place::Discard(player))?;
        }
        TurnOption::Attack(by) => attack::basic_attack(play, player, by)?,
        TurnOption::Thwart(by) => attack::basic_thwart(play, player, by)?,
        TurnOption::Recover => identity::recover(play, player),
        TurnOption::Action { card, place } => {
            initiate::optional(play, player, Use::Ability { card, place }, None)?;
        }
        TurnOption::Request(of) => request(play, player, of)?,
        TurnOption::EndTurn => {
            end_turn(play, player);
            return Ok(());
        }
    }
    // Who recovered may have lived by being ready (modifiers.continuous).
    limits::enforce(play)?;
    // A player who is eliminated on their turn takes no more of it.
    if play.state.is_out(player) {
        end_turn(play, player);
    }
    Ok(())
}

/// The active player asks another to trigger an Action; who is asked decides freely (player-phase.turn.request-action,
/// player-phase.turn.request-is-declinable). A player who would like to act says so, and is asked
/// (player-phase.turn.offer-action).
fn request(play: &mut Play, by: Seat, of: Seat) -> Flow<()> {
    play.event(rule!("player-phase.turn.request-action"), |_| Event::Requested { by, of });
    match play.choose(&Requested { player: of, by })? {
        Use::Pass => {
            play.state.declined |= 1 << of.0;
            Ok(())
        }
        what => {
            play.state.declined = 0;
            initiate::optional(play, of, what, None)
        }
    }
}

/// A turn is over before the next player's begins (player-phase.one-turn-each).
fn end_turn(play: &mut Play, player: Seat) {
    play.event(rule!("player-phase.turn.options-are-optional"), |_| Event::TurnEnded { player });
    match next_part(&mut play.state, player) {
        Some(next) => begin_turn(play, next),
        None => {
            play.state.active = None;
            round::go_to(play, Phase::EndOfPlayerPhase);
        }
    }
}

/// The hand size of the face that is up, with all modifiers (player-phase.hand-size.current-form).
pub fn hand_size(scene: Scene<Champions>, player: Seat) -> usize {
    modifiers::value(scene, scene.identity(player), Stat::HandSize).map_or(0, usize::from)
}

/// The end of the player phase: discarding, drawing, readying (player-phase.end.step-order).
pub(crate) fn end(play: &mut Play) -> Flow<()> {
    // Step 1, in player order.
    for player in in_player_order(&play.state) {
        // Of an empty hand nothing is asked.
        while !play.state.player(player).hand.is_empty()
            && let FromHand::Card(card) = play.choose(&EndOfPhaseDiscard { player })?
        {
            zones::discard_from_hand(play, player, card, rule!("player-phase.end.discard-any"));
        }
    }
    // Step 2, all at once; only the order of the dealt cards of decks that run out can tell.
    for player in in_player_order(&play.state) {
        let missing = hand_size(play.scene(), player).saturating_sub(play.state.player(player).hand.len());
        zones::draw(play, player, missing)?;
    }
    // Step 3: what players control, and nothing of the scenario (player-phase.end.encounter-cards-not-readied).
    let own = play.state.in_play.iter().filter(|card| card.controller.is_some()).map(|card| card.id);
    for card in own.collect::<Vec<InPlayId>>() {
        // An eliminated player readies no more (players.elimination.cards).
        if play.state.find(card).is_some_and(|card| players::is_out(play.scene(), card)) {
            continue;
        }
        cards_in_play::ready(play, card, rule!("player-phase.end.ready-all"));
    }
    // What lasts until the end of the phase ends after all of that (player-phase.end.effects-end-last).
    timing::at_end_of(play, Duration::Phase)?;
    round::go_to(play, Phase::Villain(VillainStep::PlaceThreat));
    Ok(())
}

/// What next, in your turn?
struct ChooseTurnOption {
    player: Seat,
}

impl Question<Champions> for ChooseTurnOption {
    type Answer = TurnOption;

    fn ask(&self) -> Ask {
        Ask::Turn { player: self.player }
    }

    fn candidates(&self, scene: Scene<Champions>, emit: &mut impl FnMut(TurnOption)) {
        let player = self.player;
        emit(TurnOption::ChangeForm);
        scene.state.player(player).hand.kinds().for_each(|(card, _)| emit(TurnOption::Play(card)));
        let discarded = &scene.state.player(player).discard;
        for (at, &card) in discarded.iter().enumerate() {
            let again = !discarded[..at].contains(&card);
            if again && modifiers::may_play_from_discard(scene, player, card) {
                emit(TurnOption::PlayFromDiscard(card));
            }
        }
        let own = scene.state.in_play.iter().filter(|card| card.controller == Some(player));
        for card in own.filter(|card| scene.kind(card).is_character()) {
            emit(TurnOption::Attack(card.id));
            emit(TurnOption::Thwart(card.id));
        }
        emit(TurnOption::Recover);
        initiate::actions(scene, player).for_each(|(card, place)| emit(TurnOption::Action { card, place }));
        let others = in_player_order(scene.state).filter(|&seat| seat != player);
        others.for_each(|seat| emit(TurnOption::Request(seat)));
        emit(TurnOption::EndTurn);
    }

    fn verdict(&self, scene: Scene<Champions>, option: TurnOption) -> Verdict {
        match option {
            TurnOption::ChangeForm => {
                let changed = scene.state.player(self.player).changed_form;
                need(!changed, rule!("player-phase.turn.change-form-once"))?;
                need(identity::can_change_form(scene, self.player), rule!("precedence.cannot-is-absolute"))
            }
            TurnOption::Play(card) => initiate::playable(scene, self.player, card),
            TurnOption::PlayFromDiscard(card) => initiate::playable_from_discard(scene, self.player, card),
            TurnOption::Attack(by) => attack::may_attack(scene, self.player, by),
            TurnOption::Thwart(by) => attack::may_thwart(scene, self.player, by),
            TurnOption::Recover => {
                let identity = scene.identity(self.player);
                need(scene.form(self.player) == Form::AlterEgo, rule!("recovery.alter-ego-only"))?;
                need(!identity.exhausted, rule!("effects.exhausted.cannot-exhaust-again"))?;
                cards_in_play::may_exhaust(scene, identity)?;
                need(scene.face(identity).rec.is_some(), rule!("recovery.dash"))?;
                let can = modifiers::can(scene, identity, Doing::BeHealed);
                need(can, rule!("precedence.cannot-is-absolute"))?;
                need(identity.damage > 0, rule!("damage.heal-cap"))
            }
            TurnOption::Action { card, place } => {
                initiate::usable(scene, self.player, Use::Ability { card, place }, None)
            }
            TurnOption::Request(of) => {
                let there = in_player_order(scene.state).any(|seat| seat == of) && of != self.player;
                need(there, rule!("player-phase.turn.request-action"))?;
                let declined = scene.state.declined & (1 << of.0) != 0;
                need(!declined, rule!("player-phase.turn.request-is-declinable"))
            }
            // An event that must be played, and can be, is played first (player-cards.event.optional).
            TurnOption::EndTurn => {
                let mut hand = scene.state.player(self.player).hand.kinds();
                let must = |(card, _): (CardId, u32)| {
                    scene.printed(card).front().text.play.must
                        && initiate::playable(scene, self.player, card).is_ok()
                };
                need(!hand.any(must), rule!("player-cards.event.optional"))
            }
        }
    }
}

/// An action, at the request of the active player, or none? It is asked whatever is in the hand, which nobody else knows.
struct Requested {
    player: Seat,
    by: Seat,
}

impl Question<Champions> for Requested {
    type Answer = Use;

    fn ask(&self) -> Ask {
        Ask::Requested { player: self.player, by: self.by }
    }

    fn candidates(&self, scene: Scene<Champions>, emit: &mut impl FnMut(Use)) {
        let actions = initiate::actions(scene, self.player);
        actions.for_each(|(card, place)| emit(Use::Ability { card, place }));
        for (card, _) in scene.state.player(self.player).hand.kinds() {
            let printed = scene.printed(card).front();
            if printed.kind == CardType::Event {
                printed.abilities().for_each(|(place, _)| emit(Use::Event { card, place }));
            }
        }
        emit(Use::Pass);
    }

    fn verdict(&self, scene: Scene<Champions>, what: Use) -> Verdict {
        if what == Use::Pass {
            return Ok(());
        }
        // Only cards that the other player controls (q.request-on-encounter-card).
        if let Use::Ability { card, .. } = what {
            let own = scene.state.find(card).is_some_and(|card| card.controller == Some(self.player));
            need(own, rule!("player-phase.turn.request-action"))?;
        }
        initiate::usable(scene, self.player, what, None)
    }

    fn telling(&self) -> bool {
        true
    }
}

/// Which card is discarded at the end of the player phase, one by one until done?
struct EndOfPhaseDiscard {
    player: Seat,
}

impl EndOfPhaseDiscard {
    /// So many cards are above hand size (player-phase.end.discard-down).
    fn too_many(&self, scene: Scene<Champions>) -> usize {
        scene.state.player(self.player).hand.len().saturating_sub(hand_size(scene, self.player))
    }
}

impl Question<Champions> for EndOfPhaseDiscard {
    type Answer = FromHand;

    fn ask(&self) -> Ask {
        Ask::EndOfPhaseDiscard { player: self.player }
    }

    fn candidates(&self, scene: Scene<Champions>, emit: &mut impl FnMut(FromHand)) {
        scene.state.player(self.player).hand.kinds().for_each(|(card, _)| emit(FromHand::Card(card)));
        emit(FromHand::Done);
    }

    fn verdict(&self, scene: Scene<Champions>, answer: FromHand) -> Verdict {
        match answer {
            FromHand::Card(card) => {
                need(scene.state.player(self.player).hand.has(card), rule!("player-phase.end.discard-any"))
            }
            FromHand::Done => {
                let size = fit::<i32>(hand_size(scene, self.player));
                match self.too_many(scene) {
                    0 => Ok(()),
                    more => {
                        Err(rule!("player-phase.end.discard-down").measured(size + fit::<i32>(more), size))
                    }
                }
            }
        }
    }

    fn telling(&self) -> bool {
        true
    }
}
