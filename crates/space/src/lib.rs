//! The tabletop in inches: bases, bodies and blocks, and exact answers about them.
//!
//! This crate knows no game. It is asked about shapes and places and answers with a witness (where a walk ended, a
//! point that can be seen, the mil at which something was met) or with a reason (which block, which body, how high).
//! Games turn reasons into rules: who blocks, how high is too high, what a fall costs and what counts double.
//!
//! # What there is
//!
//! | ask | to learn |
//! | --- | --- |
//! | [`gap`], [`within`], [`touching`] | distances in space between bases, blocks and markers |
//! | [`rests`], [`surface_below`], [`fall`] | may a thing stand here, what is below it, where does it land |
//! | [`Stride`] | what a base overlaps on a straight way, from where to where |
//! | [`walk`], [`climb`], [`jump`], [`fly`], [`phase`] | what a move costs, or what is in its way |
//! | [`hidden`], [`sees`], [`blocks_on_line`] | sight in space among blocks |
//! | [`Spray`], [`beyond`] | areas: teardrops, and the line behind a target; a wave is [`within`] |
//! | [`Ribbon`], [`push`] | what a thrown or pushed thing meets, and where it comes to rest |
//! | [`Tool`], [`Lays`], [`Fan`] | how a hinged tool may lie, where a base may stand along it, and where it can be taken at all |
//! | [`Slide`], [`Cone`] | what a flat base meets that is moved straight, and which ways lead toward or away |
//! | [`free_line`], [`free_line_to`], [`Hull`] | sight from a base to a base or a footprint, and what lies between two bases |
//!
//! ```
//! use space::{Block, Body, Field, P, Rect, rests, walk, Surface};
//!
//! let blocks = [Block { foot: Rect::new(P::new(4000, 0), P::new(8000, 4000)), top: 900 }];
//! let body = Body::new(P::new(1000, 2000).at(0), 600, 2000);
//! let field = Field::new((36_000, 36_000), &blocks, &[]);
//!
//! let cost = walk(&field, &body, P::new(6000, 2000), 1000)?;
//! assert_eq!((cost.level, cost.rise, cost.end.z), (5000, 900, 900));
//! assert_eq!(rests(&field, &body.moved(cost.end)), Ok(Surface::Top(0)));
//! # Ok::<(), space::Blocked>(())
//! ```
//!
//! # Numbers
//!
//! Lengths are whole mils, thousandths of an inch, and a place is two or three of them: a journal holds exactly what
//! was judged. Directions are [`Turn`]s. Every verdict compares integer polynomials, with at most one root under
//! [`sign_root`], so it is the same on every machine; floats only say where along a path to look, and what they name
//! is judged again in integers. Where something has to be rounded, the item says which way. Places farther than
//! [`LIMIT`] from the corner are refused when they are read, and within it nothing overflows.
//!
//! # Slack
//!
//! Rounding moves a place by up to 0.7 mil, so two things never touch exactly by themselves. Therefore they
//! **overlap** when they lie deeper in each other than [`SLACK`], and **touch** when the gap is at most [`SLACK`]. A
//! base set against a wall slides along it and does not collide. Ranges have no slack: at 3.000 inches yes, at 3.001 no.
//!
//! # Paths
//!
//! A straight way is by definition a chain of places at most one mil apart, each judged exactly as a place at rest is.
//! What a path meets is kept as a [`Span`], from the first to the last place of overlap, never only its beginning: a
//! path that rises or falls may clear a thing when it reaches it and not when it leaves it.
//!
//! # What it does not do
//!
//! Blocks are solid from the ground up with flat tops: there are no bridges, slopes or rooms. A top carries a base only
//! if that one block carries all of it, even where two roofs of one height join. Nothing on a hot path allocates, except
//! the lists of what blocks a [`free_line`] and of what a [`Slide`] met.

mod area;
mod between;
mod climb;
mod convex;
mod disc;
mod edge;
mod fan;
mod field;
mod fly;
mod hull;
mod lays;
mod measure;
mod moves;
mod outline;
mod point;
mod push;
mod rect;
mod rest;
mod root;
mod sight;
mod slide;
mod slope;
mod stride;
mod throw;
mod tool;
mod turn;
mod walk;
mod wedge;

pub use area::{Segment, Spray, beyond};
pub use between::{free_line, free_line_to};
pub use climb::{climb, jump};
pub use convex::{Convex, NotConvex};
pub use disc::{Body, Disc};
pub use edge::Edge;
pub use fan::{Fan, Strip};
pub use field::{Block, Field, Passing, Set, Thing};
pub use fly::{fly, phase};
pub use hull::Hull;
pub use lays::{Arm, Lays};
pub use measure::{gap, gap_to_block, touching, touching_block, touching_marker, within, within_block};
pub use moves::{Blocked, Cost};
pub use outline::{Clip, Footprint, Outline, Share, Side, Through};
pub use point::{LIMIT, P, Spot, TooFar, V};
pub use push::{Met, Push, push};
pub use rect::Rect;
pub use rest::{Base, Landing, NoRest, RING, Surface, fall, fits, land, rests, surface_below};
pub use root::sign_root;
pub use sight::{Silhouette, blocks_on_line, hidden, sees};
pub use slide::{Slid, Slide};
pub use stride::{Span, Stride};
pub use throw::Ribbon;
pub use tool::{BadPose, Laid, Pose, Tool};
pub use turn::{ONE, Turn, at, unit};
pub use walk::walk;
pub use wedge::Cone;

/// Two things overlap when they lie deeper in each other than this, and touch when the gap is no wider.
pub const SLACK: i32 = 2;
