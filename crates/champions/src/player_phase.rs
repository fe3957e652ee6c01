//! The player phase and a player's turn (chapter of that name).

use table::{Flow, Question, Scene, Seat, Verdict, need};

use crate::ask::{Ask, FromHand, TurnOption};
use crate::card::ability::{Duration, Stat};
use crate::event::Event;
use crate::players::in_player_order;
use crate::state::{Phase, Reading, VillainStep};
use crate::{Champions, Play, modifiers, round, rule, zones};

/// Each player takes one turn, in player order (player-phase.turns-in-player-order).
pub(crate) fn begin(play: &mut Play) {
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
    match play.choose(&ChooseTurnOption { player })? {
        TurnOption::ChangeForm => {
            play.state.player_mut(player).changed_form = true;
            change_form(play, player);
        }
        TurnOption::EndTurn => end_turn(play, player),
    }
    Ok(())
}

/// Only the form changes: damage, status cards and everything else stay (identity.change-form.keeps-everything).
fn change_form(play: &mut Play, player: Seat) {
    let form = play.scene().form(player).other();
    let identity = play.state.player(player).identity;
    if let Some(identity) = play.state.find_mut(identity) {
        identity.face = form as u8;
    }
    play.event(rule!("player-phase.turn.change-form"), |_| Event::FormChanged { player, form });
}

/// A turn is over before the next player's begins (player-phase.one-turn-each).
fn end_turn(play: &mut Play, player: Seat) {
    play.event(rule!("player-phase.turn.options-are-optional"), |_| Event::TurnEnded { player });
    let next = in_player_order(&play.state).skip_while(|&seat| seat != player).nth(1);
    match next {
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
        while let Some(FromHand::Card(card)) = play.choose_if_any(&EndOfPhaseDiscard { player })? {
            zones::discard_from_hand(play, player, card, rule!("player-phase.end.discard-any"));
        }
    }
    // Step 2, all at once; only the order of the dealt cards of decks that run out can tell.
    for player in in_player_order(&play.state) {
        let missing = hand_size(play.scene(), player).saturating_sub(play.state.player(player).hand.len());
        zones::draw(play, player, missing)?;
    }
    // Step 3: what players control, and nothing of the scenario (player-phase.end.encounter-cards-not-readied).
    for card in play.state.in_play.iter_mut().filter(|card| card.controller.is_some()) {
        card.exhausted = false;
    }
    for player in in_player_order(&play.state) {
        play.event(rule!("player-phase.end.ready-all"), |_| Event::Readied { player });
    }
    // What lasts until the end of the phase ends after all of that (player-phase.end.effects-end-last).
    play.state.lasting.retain(|lasting| lasting.until != Duration::Phase);
    round::go_to(play, Phase::Villain(VillainStep::PlaceThreat));
    Ok(())
}

/// What next, in the own turn?
struct ChooseTurnOption {
    player: Seat,
}

impl Question<Champions> for ChooseTurnOption {
    type Answer = TurnOption;

    fn ask(&self) -> Ask {
        Ask::Turn { player: self.player }
    }

    fn candidates(&self, _scene: Scene<Champions>, emit: &mut impl FnMut(TurnOption)) {
        emit(TurnOption::ChangeForm);
        emit(TurnOption::EndTurn);
    }

    fn verdict(&self, scene: Scene<Champions>, option: TurnOption) -> Verdict {
        match option {
            TurnOption::ChangeForm => {
                let changed = scene.state.player(self.player).changed_form;
                need(!changed, rule!("player-phase.turn.change-form-once"))
            }
            TurnOption::EndTurn => Ok(()),
        }
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
                let size = hand_size(scene, self.player) as i32;
                match self.too_many(scene) {
                    0 => Ok(()),
                    more => Err(rule!("player-phase.end.discard-down").measured(size + more as i32, size)),
                }
            }
        }
    }
}
