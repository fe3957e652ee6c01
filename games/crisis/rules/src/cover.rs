//! Cover (chapter "Cover").

use space::{Hull, Outline};
use table::{Flow, Scene};

use crate::attack::{BUT_FAILURES, better_dice};
use crate::card::ability::{Face, Roll};
use crate::effect::count::Bounds;
use crate::effect::{Source, modifiers};
use crate::event::Event;
use crate::state::{Battleground, FigureId, Reading, Side};
use crate::{Crisis, Play, rule};

/// Whether the defender of the attack that is being made has cover, from terrain or from an effect.
pub fn has(scene: Scene<Crisis>) -> bool {
    let Some(attack) = scene.state.attacks.last() else { return false };
    from_terrain(scene, attack.attacker, attack.target)
        || modifiers::cover(scene, attack.attacker, attack.target)
}

/// Cover from terrain: near a feature that is large enough, with a line through that same feature, and the attacker not
/// within range 2 (cover.all-three).
pub fn from_terrain(scene: Scene<Crisis>, attacker: FigureId, defender: FigureId) -> bool {
    if scene.within(attacker, 2, defender) {
        return false;
    }
    let (from, to) = (scene.base(attacker), scene.base(defender));
    let size = scene.card(defender).size;
    let near = scene.range(1);
    scene.terrain().any(|piece| {
        piece.size >= size
            && piece.outline.reaches(to.c, to.r + near)
            && Hull::new(from, to).meets(piece.outline)
    })
}

/// One defence die becomes a block (cover.effect).
///
/// # Errors
/// A stop of the table.
pub fn apply(play: &mut Play, side: Side) -> Flow<()> {
    // A block or better gains nothing, but may be chosen.
    let one = Bounds { least: 1, most: 1 };
    let whose = (side, Source::Cover);
    let chosen = better_dice(play, whose, Roll::Defence, &BUT_FAILURES, one, |pool, chosen, _| {
        pool.change(chosen, Face::Block);
        Ok(())
    })?;
    play.event(rule!("cover.effect"), |_| Event::DiceChanged {
        roll: Roll::Defence,
        chosen,
        to: Face::Block,
    });
    Ok(())
}
