//! Grabbing and throwing: once per activation, for 2 POW together.

pub(crate) mod flight;
mod landing;
mod throw;

use table::{Flow, Question, Scene, Verdict, any_legal, need};

use crate::ask::{Ask, Boost, Thing};
use crate::attack::{self, ToHit};
use crate::card::Nature;
use crate::event::Event;
use crate::state::{FigureId, Reading, Side};
use crate::{Play, Pow, pay, rule, scenery};

/// What grabbing and throwing cost (grab-throw.grab.cost).
const PRICE: u8 = 2;

/// May the figure grab something?
///
/// # Errors
/// The rule that forbids it.
pub fn may_grab(scene: Scene<Pow>, figure: FigureId) -> Verdict {
    let state = scene.state.figure(figure);
    let grabbed = scene.state.activation.is_some_and(|activation| activation.grabbed);
    need(!grabbed, rule!("grab-throw.grab.once"))?;
    need(!state.down, rule!("rulings.down.no-grab"))?;
    need(state.pow >= PRICE, rule!("grab-throw.grab.cost"))?;
    let question = ChooseGrab { side: state.side, figure };
    need(any_legal(&question, scene, |_| true), rule!("grab-throw.grab.contact"))
}

/// Grabs something in contact and throws it.
///
/// # Errors
/// A stop of the table.
pub fn grab_and_throw(play: &mut Play, figure: FigureId) -> Flow<()> {
    let side = play.state.figure(figure).side;
    let held = play.choose(&ChooseGrab { side, figure })?;
    pay(play, figure, PRICE, rule!("grab-throw.grab.cost"));
    if let Some(activation) = &mut play.state.activation {
        activation.grabbed = true;
    }
    if !takes_hold(play, figure, held)? {
        play.event(rule!("grab-throw.grab.enemy-roll"), |_| Event::GrabFailed { figure, held });
        return Ok(());
    }
    play.event(rule!("grab-throw.grab.what"), |_| Event::Grabbed { figure, held });
    match held {
        Thing::Figure(grabbed) => flight::lift_figure(play, grabbed),
        // Who stands on it falls before it flies, and that may be the thrower (rulings.grab.occupied).
        Thing::Piece(piece) => scenery::take_away(play, piece)?,
    }
    let state = play.state.figure(figure);
    if play.state.is_on_table(figure) && !state.down && !state.ko {
        throw::throw(play, figure, held)
    } else {
        landing::put_back(play, held);
        Ok(())
    }
}

/// Allies and scenery are grabbed without a roll (grab-throw.grab.ally-scenery-auto), an enemy with one against
/// its Physical Defence; no damage, so no critical (rulings.grab.roll-type).
fn takes_hold(play: &mut Play, figure: FigureId, held: Thing) -> Flow<bool> {
    let Thing::Figure(grabbed) = held else {
        return Ok(true);
    };
    if play.state.figure(grabbed).side == play.state.figure(figure).side {
        return Ok(true);
    }
    let hit = roll_to_hit(play, figure, grabbed, Cover::None)?;
    Ok(hit.hit)
}

/// Whether scenery hides half of the target.
enum Cover {
    /// No, or it does not matter.
    None,
    /// It counts if it is there (rulings.throw.roll-type).
    Counts,
}

/// The roll of a grab or throw: a reaction, a boost with the extra die, then 2D8 and Attack. Abilities that speak
/// of attacks do not apply (rulings.throw.no-attack-abilities).
fn roll_to_hit(play: &mut Play, attacker: FigureId, target: FigureId, cover: Cover) -> Flow<attack::Hit> {
    let nature = Nature::Physical;
    attack::defensive_reaction(play, target, attacker, None, nature)?;
    let boost = attack::boost(play, attacker, None, target)?;
    let cover = match cover {
        Cover::None => false,
        Cover::Counts => attack::in_cover(play.scene(), attacker, target),
    };
    let dice = if boost == Boost::Die { 3 } else { 2 };
    let to_hit = ToHit { attacker, target, nature, bonus: 0, cover, dice, master: false };
    attack::roll_to_hit(play, &to_hit)
}

/// What is grabbed?
struct ChooseGrab {
    side: Side,
    figure: FigureId,
}

impl Question<Pow> for ChooseGrab {
    type Answer = Thing;

    fn ask(&self) -> Ask {
        Ask::Grab { side: self.side, figure: self.figure }
    }

    fn candidates(&self, scene: Scene<Pow>, emit: &mut impl FnMut(Thing)) {
        scene.state.on_table().for_each(|figure| emit(Thing::Figure(figure)));
        scene.state.standing().for_each(|piece| emit(Thing::Piece(piece)));
    }

    fn verdict(&self, scene: Scene<Pow>, thing: Thing) -> Verdict {
        let contact = match thing {
            Thing::Figure(other) => {
                let another = other != self.figure && scene.state.is_on_table(other);
                need(another, rule!("grab-throw.grab.what"))?;
                scene.state.in_contact(self.figure, other)
            }
            Thing::Piece(piece) => {
                need(scene.state.stands(piece), rule!("grab-throw.grab.what"))?;
                scenery::touches(scene, self.figure, piece)
            }
        };
        need(contact, rule!("grab-throw.grab.contact"))?;
        let (size, strength) = (flight::size(scene, thing), scene.card(self.figure).strength);
        need(size <= strength, rule!("grab-throw.grab.size"))
    }
}
