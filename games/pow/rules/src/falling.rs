//! Falling: the fall table, figures that lose what carried them, and leaping into the void.
//!
//! A fall is two things: the figure comes down somewhere, which [`settle`] and the modules of pushing and throwing
//! see to, and its height is read once on the table, which is [`read`].

use arrayvec::ArrayVec;
use space::{Body, Disc, P, Rect, SLACK, Spot, Surface};
use table::{Flow, Question, RuleId, Scene, Verdict, any_legal, need};

use crate::ask::Ask;
use crate::card::{Ability, Mils, Nature};
use crate::damage::{self, Damage, Guard};
use crate::event::Event;
use crate::state::{FIGURES, FigureId, Reading, Side, State};
use crate::{Play, Pow, ko, movement, pay, rule};

/// A leap needs an edge so near (rulings.leap.who).
const EDGE: Mils = 1_000;

/// One row of the fall table.
#[derive(Debug, PartialEq, Eq)]
pub struct Row {
    /// The highest fall that is read here.
    up_to: Mils,
    /// Damage, which is physical (rulings.fall.type).
    pub damage: u8,
    /// Whether the figure is Knocked down.
    pub knocked_down: bool,
    /// The rule it comes from.
    pub rule: RuleId,
}

/// The fall table, the mildest row first. Upper limits belong to their rows (falling.boundaries), except that a
/// fall of 3 inches is already in the second.
static ROWS: [Row; 6] = [
    Row { up_to: 2_999, damage: 0, knocked_down: false, rule: rule!("falling.under-3") },
    Row { up_to: 6_000, damage: 1, knocked_down: false, rule: rule!("falling.3-to-6") },
    Row { up_to: 9_000, damage: 2, knocked_down: true, rule: rule!("falling.6-to-9") },
    Row { up_to: 12_000, damage: 3, knocked_down: true, rule: rule!("falling.9-to-12") },
    Row { up_to: 16_000, damage: 5, knocked_down: true, rule: rule!("falling.12-to-16") },
    Row { up_to: Mils::MAX, damage: 7, knocked_down: true, rule: rule!("falling.over-16") },
];

/// The row that a fall of this height is read in.
pub fn fall_table(height: Mils) -> &'static Row {
    &ROWS[row_of(height)]
}

/// The row that a leap from this height is read in: one milder (falling.leap.one-row-less).
pub fn leap_table(height: Mils) -> &'static Row {
    &ROWS[row_of(height).saturating_sub(1)]
}

fn row_of(height: Mils) -> usize {
    // The last row has no upper limit that a height could exceed.
    ROWS.partition_point(|row| row.up_to < height)
}

/// Whether something carries a figure where it is: a surface, or a wall that a Wall-crawler holds on to.
pub fn supported(scene: Scene<Pow>, figure: FigureId) -> bool {
    let body = scene.state.body(figure);
    let field = scene.state.field_without(figure);
    space::rests(&field, body).is_ok() || movement::clings(scene, figure, body)
}

/// What a figure has against a fall, as it was before the event that makes it fall (rulings.fall.resistance).
#[derive(Clone, Copy)]
pub(crate) struct Footing {
    guard: Guard,
    flies: bool,
}

impl Footing {
    /// As things are now.
    pub(crate) fn of(scene: Scene<Pow>, figure: FigureId) -> Footing {
        let guarded = damage::guarded(scene, figure, Guard::Special);
        let guard = if guarded { Guard::Kept } else { Guard::None };
        Footing { guard, flies: scene.has(figure, Ability::Fly) }
    }

    /// The fall comes from being KO: a KO figure has lost Fly (rulings.fly.fall).
    pub(crate) fn grounded(self) -> Footing {
        Footing { flies: false, ..self }
    }
}

/// A figure that nothing carries any more falls to the surface below (rulings.fall.pushed,
/// rulings.wall-crawler.falls).
///
/// # Errors
/// A stop of the table.
pub(crate) fn drop_if_unsupported(play: &mut Play, figure: FigureId, footing: Footing) -> Flow<()> {
    match come_down(play, figure) {
        Some(height) => read_with(play, figure, height, footing),
        None => Ok(()),
    }
}

/// Everybody who has lost what carried them comes down, all at once, and then each fall is read: the active
/// player's first (rulings.simultaneous).
///
/// # Errors
/// A stop of the table.
pub(crate) fn settle(play: &mut Play) -> Flow<()> {
    let mut falls: ArrayVec<(FigureId, Mils), FIGURES> = ArrayVec::new();
    for side in [play.state.go, play.state.go.other()] {
        let team: ArrayVec<FigureId, FIGURES> = play.state.team(side).collect();
        for figure in team {
            falls.extend(come_down(play, figure).map(|height| (figure, height)));
        }
    }
    for (figure, height) in falls {
        read(play, figure, height)?;
    }
    Ok(())
}

/// Puts an unsupported figure on the surface below and says how high the fall was (rulings.fall.measure).
fn come_down(play: &mut Play, figure: FigureId) -> Option<Mils> {
    let in_flight = play.state.absent.contains(usize::from(figure.0));
    if in_flight || !play.state.is_on_table(figure) || supported(play.scene(), figure) {
        return None;
    }
    let landing = space::fall(&play.state.field_without(figure), play.state.body(figure))?;
    play.state.place(figure, landing.at);
    Some(landing.drop)
}

/// Reads a fall that has ended where the figure is now, and that nothing else came with.
///
/// # Errors
/// A stop of the table.
pub(crate) fn read(play: &mut Play, figure: FigureId, height: Mils) -> Flow<()> {
    let footing = Footing::of(play.scene(), figure);
    read_with(play, figure, height, footing)
}

/// Reads a fall that is part of something greater.
///
/// # Errors
/// A stop of the table.
pub(crate) fn read_with(play: &mut Play, figure: FigureId, height: Mils, footing: Footing) -> Flow<()> {
    if !play.state.is_on_table(figure) {
        return Ok(());
    }
    let row = fall_table(height);
    play.event(row.rule, |state| Event::Fell { figure, height, at: state.body(figure).at });
    suffer(play, figure, row, footing)
}

/// Damage first, with the special defences the figure had before it fell, then Knocked down
/// (rulings.fall.resistance). A figure that flies ignores the table (rulings.fly.fall).
fn suffer(play: &mut Play, figure: FigureId, row: &Row, footing: Footing) -> Flow<()> {
    if footing.flies {
        return Ok(());
    }
    if row.damage > 0 {
        let (nature, guard) = (Nature::Physical, footing.guard);
        damage::deal(play, figure, Damage { amount: row.damage, nature, guard, why: row.rule })?;
    }
    if row.knocked_down {
        ko::knock_down(play, figure, row.rule)?;
    }
    Ok(())
}

/// May the figure leap into the void?
///
/// # Errors
/// The rule that forbids it.
pub fn may_leap(scene: Scene<Pow>, figure: FigureId) -> Verdict {
    let state = scene.state.figure(figure);
    need(!state.down, rule!("rulings.leap.who"))?;
    need(state.pow >= 1, rule!("falling.leap.cost"))?;
    let question = ChooseLeap { side: state.side, figure };
    roof_under(scene.state, figure).ok_or(rule!("falling.leap.place"))?;
    need(any_legal(&question, scene, |_| true), rule!("rulings.leap.who"))
}

/// Leaps: 1 POW, down to the foot of the scenery, one row milder than a fall. It is no movement
/// (rulings.leap.who).
///
/// # Errors
/// A stop of the table.
pub fn leap(play: &mut Play, figure: FigureId) -> Flow<()> {
    let side = play.state.figure(figure).side;
    let at = play.choose(&ChooseLeap { side, figure })?;
    pay(play, figure, 1, rule!("falling.leap.cost"));
    let footing = Footing::of(play.scene(), figure);
    let height = play.state.body(figure).at.z - at.z;
    play.state.place(figure, at);
    play.event(rule!("falling.leap.place"), |_| Event::Leapt { figure, height, at });
    suffer(play, figure, leap_table(height), footing)
}

/// The footprint of the scenery that a figure stands on.
fn roof_under(state: &State, figure: FigureId) -> Option<Rect> {
    let body = state.body(figure);
    if body.at.z <= SLACK {
        return None;
    }
    match space::rests(&state.field_without(figure), body) {
        Ok(Surface::Top(piece)) => Some(state.blocks[piece].foot),
        _ => None,
    }
}

/// Where does it land when leaping?
struct ChooseLeap {
    side: Side,
    figure: FigureId,
}

impl Question<Pow> for ChooseLeap {
    type Answer = Spot;
    const MOSTLY: bool = true;

    fn ask(&self) -> Ask {
        Ask::Leap { side: self.side, figure: self.figure }
    }

    /// Straight over each near edge, and a little to either side of that.
    fn candidates(&self, scene: Scene<Pow>, emit: &mut impl FnMut(Spot)) {
        let Some(roof) = roof_under(scene.state, self.figure) else { return };
        let Body { at, r, .. } = *scene.state.body(self.figure);
        let field = scene.state.field_without(self.figure);
        let mut below = |place: P| {
            let (_, z) = space::surface_below(&field, &Disc::new(place, r), at.z - SLACK - 1);
            emit(place.at(z));
        };
        for aside in [0, -r, r] {
            for (beyond, edge) in [(roof.lo.x - r, at.x - roof.lo.x), (roof.hi.x + r, roof.hi.x - at.x)] {
                if edge - r <= EDGE {
                    below(P::new(beyond, at.y + aside));
                }
            }
            for (beyond, edge) in [(roof.lo.y - r, at.y - roof.lo.y), (roof.hi.y + r, roof.hi.y - at.y)] {
                if edge - r <= EDGE {
                    below(P::new(at.x + aside, beyond));
                }
            }
        }
    }

    /// At the foot, on a free place, and no farther than the edge may be.
    fn verdict(&self, scene: Scene<Pow>, to: Spot) -> Verdict {
        let at_foot = rule!("falling.leap.place");
        let roof = roof_under(scene.state, self.figure).ok_or(at_foot)?;
        let body = scene.state.body(self.figure);
        let landed = body.moved(to);
        need(to.z < body.at.z - SLACK, at_foot)?;
        need(space::Footprint::touches(&roof, &landed.disc()), at_foot)?;
        let free = space::rests(&scene.state.field_without(self.figure), &landed).is_ok();
        need(free, at_foot)?;
        // The edge lies between the two bases, seen from above.
        let gap = body.disc().gap(&landed.disc());
        if body.disc().within(&landed.disc(), EDGE) {
            Ok(())
        } else {
            Err(rule!("rulings.leap.who").measured(gap, EDGE))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cites;

    fn read(row: &Row) -> (u8, bool) {
        (row.damage, row.knocked_down)
    }

    #[test]
    fn upper_limits_are_read_in_the_milder_row() {
        cites!(
            "falling.under-3",
            "falling.3-to-6",
            "falling.6-to-9",
            "falling.9-to-12",
            "falling.12-to-16",
            "falling.over-16",
            "falling.boundaries",
        );
        let rows = [
            (0, 2_900, (0, false)),
            (3_000, 6_000, (1, false)),
            (6_001, 9_000, (2, true)),
            (9_001, 12_000, (3, true)),
            (12_001, 16_000, (5, true)),
            (16_001, 200_000, (7, true)),
        ];
        for (from, to, expected) in rows {
            assert_eq!((read(fall_table(from)), read(fall_table(to))), (expected, expected), "{from}");
        }
        assert_eq!(read(fall_table(2_999)), (0, false));
    }

    #[test]
    fn a_leap_is_read_one_row_milder() {
        cites!("falling.leap.one-row-less");
        let leaps = [5_000, 8_000, 11_000, 14_000, 20_000].map(|height| read(leap_table(height)));
        assert_eq!(leaps, [(0, false), (1, false), (2, true), (3, true), (5, true)]);
        assert_eq!(read(leap_table(1_000)), (0, false), "there is nothing milder than the first row");
    }
}
