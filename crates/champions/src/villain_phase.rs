//! The villain phase (chapter of that name): its steps 1, 3 and 5.

use table::Flow;

use crate::card::ability::Duration;
use crate::event::Event;
use crate::players::{in_player_order, next_player};
use crate::state::{Phase, Reading, VillainStep};
use crate::{Play, main_scheme, round, rule, zones};

/// Step 1: threat from the main scheme itself, and one more for each acceleration icon in play and each acceleration
/// token (villain-phase.step1.base-threat, villain-phase.step1.extra-threat).
pub(crate) fn place_threat(play: &mut Play) -> Flow<()> {
    let scene = play.scene();
    let base = scene.face(scene.main_scheme()).acceleration.of(scene.state.started());
    let faceup = scene.state.in_play.iter().filter(|card| card.facedown.is_none());
    let icons: u16 = faceup.map(|card| u16::from(scene.face(card).icons.acceleration)).sum();
    let tokens = u16::from(scene.state.encounter.acceleration_tokens);
    main_scheme::place_threat(play, base + icons + tokens, rule!("villain-phase.step1.base-threat"))?;
    round::go_to(play, Phase::Villain(VillainStep::Deal));
    Ok(())
}

/// Step 3: one encounter card to each player, then one in all for each hazard icon, in player order
/// (villain-phase.step3.deal-one-each, villain-phase.step3.hazard-player-order).
pub(crate) fn deal(play: &mut Play) -> Flow<()> {
    let scene = play.scene();
    let faceup = scene.state.in_play.iter().filter(|card| card.facedown.is_none());
    let hazards: usize = faceup.map(|card| usize::from(scene.face(card).icons.hazard)).sum();
    let players: Vec<_> = in_player_order(&play.state).collect();
    for &player in &players {
        zones::deal(play, player, rule!("villain-phase.step3.deal-one-each"))?;
    }
    for &player in players.iter().cycle().take(hazards) {
        zones::deal(play, player, rule!("villain-phase.step3.hazard-extra"))?;
    }
    round::go_to(play, Phase::Villain(VillainStep::EndRound));
    Ok(())
}

/// Step 5: the first player token is passed, and the round ends; what lasts until then is over
/// (villain-phase.step5.pass-first-player, villain-phase.step5.end-round).
pub(crate) fn end_round(play: &mut Play) -> Flow<()> {
    let to = next_player(&play.state, play.state.first_player);
    play.state.first_player = to;
    play.event(rule!("villain-phase.step5.pass-first-player"), |_| Event::FirstPlayerPassed { to });
    play.state.lasting.retain(|lasting| !matches!(lasting.until, Duration::Phase | Duration::Round));
    for player in &mut play.state.players {
        player.changed_form = false;
    }
    for card in &mut play.state.in_play {
        card.used = Default::default();
    }
    round::begin(play);
    Ok(())
}
