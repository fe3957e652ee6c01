//! Enemy schemes (chapter of that name), in the order of their steps.

use table::{Flow, Seat, fit};

use crate::card::ability::{Doing, Stat};
use crate::event::Event;
use crate::modifiers::{self, value};
use crate::state::{Deed, DeedKind, InPlayId, Manner, Reading};
use crate::timing::{self, Happening};
use crate::{Play, attack as deed, boost, rule, status, threat, zones};

/// An enemy schemes, against a player who resolves it. None if it did not; else how much threat it placed.
///
/// # Errors
/// A stop of the table.
pub fn scheme(play: &mut Play, enemy: InPlayId, player: Seat) -> Flow<Option<u16>> {
    if play.state.find(enemy).is_none() {
        return Ok(None);
    }
    // An enemy that cannot scheme does not, confused or not (precedence.cannot-is-absolute).
    let scene = play.scene();
    if !scene.state.find(enemy).is_some_and(|card| modifiers::can(scene, card, Doing::Scheme)) {
        return Ok(None);
    }
    // All of it is replaced, its first step included (q.stunned-villain-boost).
    if status::confused_answers(play, enemy) {
        return Ok(None);
    }
    let place = deed::begin(play, Deed::new(DeedKind::EnemyScheme, enemy, player, Manner::Other));
    let pending = timing::about_to_happen(play, vec![Happening::Scheme { deed: place }])?;
    if !pending.first().is_some_and(|pending| pending.open()) {
        deed::never_made(play);
    }
    let initiated = pending.first().is_some_and(|pending| pending.open()) && play.state.find(enemy).is_some();
    let schemed = initiated && steps(play, place)?;
    let over = deed::end(play)?;
    Ok(schemed.then_some(over.threat))
}

/// enemy-scheme.sequence; whether the enemy has schemed, which it has not if it fell before (enemy-attack.attacker-gone).
fn steps(play: &mut Play, place: u8) -> Flow<bool> {
    let enemy = play.state.deeds[usize::from(place)].by;
    // Steps 1 and 2 are the villain's alone.
    if play.scene().villain().id == enemy {
        zones::give_boost(play, rule!("enemy-scheme.step1.boost-facedown"))?;
        boost::turn_up(play, place)?;
    }
    // Step 3: on the main scheme, and on no other (enemy-scheme.main-scheme-only).
    let scene = play.scene();
    let Some(card) = scene.state.find(enemy) else { return Ok(false) };
    let sch = i32::from(value(scene, card, Stat::Sch).unwrap_or(0));
    let amount = fit::<u16>((sch + modifiers::threat_placed(scene, card)).max(0));
    let main = scene.main_scheme().id;
    let boost = scene.state.deeds[usize::from(place)].boost.min(amount);
    deed::done_by(play, place);
    play.event(rule!("enemy-scheme.step3.place-threat"), |_| Event::Reckoned {
        kind: DeedKind::EnemyScheme,
        by: enemy,
        at: main,
        power: amount - boost,
        boost,
        defence: 0,
    });
    let (when, why) = (threat::When::Scheming(enemy), rule!("enemy-scheme.step3.place-threat"));
    let placed = threat::place(play, main, amount, when, why)?;
    play.state.deeds[usize::from(place)].threat = placed;
    if placed == 0 && play.state.find(enemy).is_none() {
        return Ok(false);
    }
    timing::happened(play, vec![Happening::Scheme { deed: place }])?;
    Ok(true)
}
