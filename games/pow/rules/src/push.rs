//! Pushes: straight away from the attacker; whoever is pushed counts as thrown.

use space::{Met, Ribbon, Set};
use table::{Flow, fit};

use crate::card::{Mils, Modifier, Use};
use crate::event::Event;
use crate::grab_throw::flight::{cross, lift_figure, put_figure, rest, shortened};
use crate::state::{FigureId, PieceId, Reading};
use crate::{Play, falling, ko, rule, scenery};

/// Pushes a figure so many inches along the line from the middle of the attacker's base to the middle of its own
/// (effects.push, rulings.push.direction).
///
/// # Errors
/// A stop of the table.
pub fn push(play: &mut Play, target: FigureId, from: FigureId, inches: u8) -> Flow<()> {
    if !play.state.is_on_table(target) || ignores(play, target) {
        return Ok(());
    }
    let distance = shortened(play.scene(), target, Mils::from(inches) * 1_000);
    if distance == 0 {
        // Toughness has left nothing of it: who is not pushed is not knocked down either.
        return Ok(());
    }
    let start = *play.state.body(target);
    lift_figure(play, target);
    slide(play, target, from, distance)?;

    // Set down like a thrown one: at the last free place back along the way (rulings.throw.landing).
    let reached = play.state.body(target).at;
    let way = Ribbon { from: start.at, to: reached, half_width: start.r };
    let rest = rest(&way, &play.state.field(), &start.disc(), start.height, way.len());
    // Only a table without any free place has no rest for it; then it is where it was.
    let (length, at) = rest.unwrap_or((0, start.at));
    put_figure(play, target, at);
    let to = at.flat().at(start.at.z.max(at.z));
    play.event(rule!("effects.push"), |_| Event::Pushed { figure: target, to, length });
    if at.z < start.at.z {
        falling::read(play, target, start.at.z - at.z)?;
    }
    // It takes no damage from the push (effects.push.no-extra-damage) but is Knocked down by it.
    ko::knock_down(play, target, rule!("effects.push.as-thrown"))
}

/// Moves the lifted figure along the line, through characters and through scenery that it destroys, until
/// something holds: each takes its Size (effects.push.damage-given).
fn slide(play: &mut Play, target: FigureId, from: FigureId, distance: Mils) -> Flow<()> {
    let way = play.state.middle(target) - play.state.middle(from);
    let size = play.scene().size(target);
    let (mut left, mut crossed) = (distance, Set::EMPTY);
    loop {
        let mut field = play.state.field();
        field.passing.bodies.0 |= crossed.0;
        let pushed = space::push(&field, play.state.body(target), way, left);
        play.state.place(target, pushed.end);
        left -= pushed.moved;
        let Some(Met { blocks, bodies, table_edge }) = pushed.met else {
            return Ok(());
        };
        for body in bodies.iter() {
            crossed = crossed.with(body);
            cross(play, FigureId(fit(body)), size)?;
        }
        for block in blocks.iter() {
            scenery::damage(play, PieceId(fit(block)), size)?;
        }
        let held_up = blocks.iter().any(|block| play.state.stands(PieceId(fit(block))));
        if table_edge || held_up {
            // The table edge is an obstacle without Size (rulings.throw.edge).
            return Ok(());
        }
    }
}

/// Whether a passive power lets the figure ignore this push; it then has one less to ignore this turn.
fn ignores(play: &mut Play, figure: FigureId) -> bool {
    if play.state.figure(figure).ko {
        return false;
    }
    let powers = &play.scene().card(figure).powers;
    let passive = powers.iter().filter(|power| power.when == Use::Passive);
    let ignored: u8 = passive
        .flat_map(|power| &power.modifiers)
        .map(|modifier| match modifier {
            Modifier::IgnorePushes(pushes) => *pushes,
            _ => 0,
        })
        .sum();
    let so_far = &mut play.state.figure_mut(figure).pushes_ignored;
    if *so_far >= ignored {
        return false;
    }
    *so_far += 1;
    play.event(rule!("rulings.powers.window"), |_| Event::PushIgnored { figure });
    true
}
