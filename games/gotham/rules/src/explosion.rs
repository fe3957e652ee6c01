//! Chapter IX R: explosions.

use serde::{Deserialize, Serialize};
use table::Flow;

use crate::board::ZoneId;
use crate::event::Event;
use crate::printed::skill::Moment;
use crate::state::FigureId;
use crate::{Play, effect, rule, terrain};

/// An explosion: while everybody in the zone rolls, and until skills have added to it (explosion.followups-after).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Explosion {
    /// Where.
    pub zone: ZoneId,
    /// The wounds that each figure has suffered from it.
    pub wounds: Vec<(FigureId, u8)>,
}

/// An explosion of a level in a zone. Step 1: the zone becomes dangerous, or more so, and everybody in it rolls for the rise
/// (explosion.step1.safe-zone, explosion.step1.dangerous-zone); step 2: it is again what it was (explosion.step2.revert).
/// Since the rise is all that is rolled for, nothing has to be put there and taken away. Whoever caused it may then use
/// skills; with Blast and Cry he suffers nothing himself (skills.blast.immune).
///
/// # Errors
/// A stop of the table.
pub fn explode(
    play: &mut Play,
    zone: ZoneId,
    level: u8,
    by: Option<FigureId>,
    immune: Option<FigureId>,
) -> Flow<()> {
    play.event(rule!("explosion.definition"), |_| Event::Exploded { zone, level });
    let there: Vec<FigureId> = play.state.figures_in(zone).collect();
    play.state.explosion = Some(Explosion { zone, wounds: Vec::with_capacity(there.len()) });
    for figure in there.into_iter().filter(|&figure| Some(figure) != immune) {
        let suffered = terrain::hazard(play, figure, level, 0, rule!("explosion.step1.safe-zone"))?;
        if let Some(explosion) = &mut play.state.explosion {
            explosion.wounds.push((figure, suffered));
        }
    }
    if let Some(figure) = by {
        effect::window(play, figure, &[Moment::Exploded])?;
    }
    play.state.explosion = None;
    Ok(())
}
