//! Chapter IX O, P and Q: dissipation tokens, difficult terrain, dangerous terrain.

use table::{Flow, RuleId, Scene};

use crate::bearer::Reading;
use crate::board::ZoneId;
use crate::dice::Handful;
use crate::event::Event;
use crate::printed::skill::Modifier;
use crate::printed::term::{Camp, Cloud, DieType, LineTrigger, Trait};
use crate::roll::{self, Purpose};
use crate::state::{Clouds, FigureId};
use crate::{Gotham, Play, rule, wounds};

/// How many tokens of a kind lie in a zone, full and dissipating alike (dissipation.both-sides-effective).
pub fn tokens(scene: Scene<Gotham>, zone: ZoneId, cloud: Cloud) -> u8 {
    let there = scene.state.clouds.iter().filter(|clouds| clouds.zone == zone && clouds.cloud == cloud);
    there.map(|clouds| clouds.count).sum()
}

/// The tokens of a kind that mean anything to a figure (skills.flame-gas.immunity, skills.frost.immunity,
/// traits.gas-immunity.effect).
fn felt(scene: Scene<Gotham>, zone: ZoneId, cloud: Cloud, figure: FigureId) -> u8 {
    let there = tokens(scene, zone, cloud);
    if there == 0 || (cloud == Cloud::Gas && scene.has(figure, Trait::GasImmunity)) {
        return 0;
    }
    let immune = |modifier: &Modifier| *modifier == Modifier::IgnoreClouds(cloud);
    if scene.level(figure, LineTrigger::Permanent, immune) > 0 { 0 } else { there }
}

/// The total level of difficult terrain, for a figure that leaves (difficult-terrain.total).
pub fn difficult(scene: Scene<Gotham>, zone: ZoneId, figure: FigureId) -> u8 {
    scene.board().zone(zone).difficult + felt(scene, zone, Cloud::Frost, figure)
}

/// The total level of dangerous terrain, for a figure that enters (dangerous-terrain.total).
pub fn dangerous(scene: Scene<Gotham>, zone: ZoneId, figure: FigureId) -> u8 {
    let printed = scene.board().zone(zone).dangerous;
    printed + felt(scene, zone, Cloud::Gas, figure) + felt(scene, zone, Cloud::Flame, figure)
}

/// A figure has come into its zone (dangerous-terrain.entering, rulings.placement.enters).
///
/// # Errors
/// A stop of the table.
pub fn enter(play: &mut Play, figure: FigureId) -> Flow<()> {
    let Some(zone) = play.state.figure(figure).zone() else { return Ok(()) };
    let level = dangerous(play.scene(), zone, figure);
    hazard(play, figure, level, 0, rule!("dangerous-terrain.entering"))?;
    Ok(())
}

/// A figure rolls yellow dice and suffers a wound for each success, less those it may ignore; how many it suffered.
/// Neutralised figures roll nothing (rulings.neutralised.not-a-target), and there is no defence
/// (defence.only-vs-attacks).
///
/// # Errors
/// A stop of the table.
pub fn hazard(play: &mut Play, figure: FigureId, level: u8, ignored: u8, why: RuleId) -> Flow<u8> {
    if level == 0 || !play.state.stands(figure) {
        return Ok(0);
    }
    let handful = Handful::of(DieType::Yellow, level);
    let rolled = roll::successes(play, figure, Purpose::Hazard, handful, why)?; // rulings.reroll.hazards
    let suffered = rolled.saturating_sub(ignored);
    if suffered == 0 {
        play.event(why, |_| Event::Unharmed { figure });
    }
    wounds::suffer(play, figure, suffered, why)?;
    Ok(suffered)
}

/// A camp puts tokens into a zone. Where that makes the zone dangerous, or more so, everybody in it rolls for the rise
/// (dangerous-terrain.becomes, dangerous-terrain.increase).
///
/// # Errors
/// A stop of the table.
pub fn place_clouds(
    play: &mut Play,
    camp: Camp,
    cloud: Cloud,
    zone: ZoneId,
    count: u8,
    why: RuleId,
) -> Flow<()> {
    let there: Vec<FigureId> = play.state.figures_in(zone).collect();
    let before: Vec<u8> = there.iter().map(|&figure| dangerous(play.scene(), zone, figure)).collect();
    play.state.clouds.push(Clouds { cloud, zone, camp, count, full: true });
    play.event(why, |_| Event::CloudsPlaced { cloud, zone, count });
    for (figure, before) in there.into_iter().zip(before) {
        let rise = dangerous(play.scene(), zone, figure).saturating_sub(before);
        hazard(play, figure, rise, 0, rule!("dangerous-terrain.increase"))?;
    }
    Ok(())
}

/// The tokens of a camp turn over or go, at the start of its turn (dissipation.timing).
pub fn dissipate(play: &mut Play, camp: Camp) {
    let own: Vec<Clouds> = play.state.clouds.iter().filter(|clouds| clouds.camp == camp).copied().collect();
    play.state.clouds.retain(|clouds| clouds.camp != camp || clouds.full);
    for clouds in play.state.clouds.iter_mut().filter(|clouds| clouds.camp == camp) {
        clouds.full = false;
    }
    for Clouds { cloud, zone, count, full, .. } in own {
        if full {
            play.event(rule!("dissipation.flip"), |_| Event::CloudsTurned { cloud, zone, count });
        } else {
            play.event(rule!("dissipation.remove"), |_| Event::CloudsGone { cloud, zone, count });
        }
    }
}
