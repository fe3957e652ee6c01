//! Loops over characters and tokens.

use table::Flow;

use super::perform;
use crate::Play;
use crate::card::ability::{Binding, Figures, Step};
use crate::effect::{Bound, Frame, Things, who};
use crate::state::{FigureId, Numbers, Side};

/// A loop over characters or tokens.
pub(super) struct Loop<'a> {
    pub over: &'a Figures,
    pub most: u8,
    pub in_order: bool,
    pub name: Binding,
    pub body: &'a [Step],
}

/// Each in turn: in the order of the book where it says so, else as the player likes.
pub(super) fn for_each(play: &mut Play, frame: &mut Frame, over: &Loop) -> Flow<()> {
    let sides = if over.in_order { play.state.priority.first().to_vec() } else { vec![frame.side] };
    let mut done = 0;
    for side in sides {
        let asking = Frame { side, ..frame.clone() };
        let mut left = who::candidates(play.scene(), &asking, over.over);
        if over.in_order {
            left = of_side(play, left, side);
        }
        while done < over.most {
            let next = who::one_of(play, side, left, frame)?;
            if next.is_empty() {
                break;
            }
            left = without(left, next);
            done += 1;
            let mut inner = Frame { side, ..frame.clone() };
            inner.bind(Some(over.name), Bound::Things(next));
            perform(play, &mut inner, over.body)?;
            frame.names = inner.names;
        }
    }
    Ok(())
}

fn of_side(play: &Play, things: Things, side: Side) -> Things {
    let mine = things.figures.iter().filter(|&id| play.state.figure(FigureId(id)).side == side);
    Things { figures: mine.fold(Numbers::default(), Numbers::with), ..things }
}

fn without(all: Things, some: Things) -> Things {
    Things {
        figures: Numbers(all.figures.0 & !some.figures.0),
        pieces: Numbers(all.pieces.0 & !some.pieces.0),
        tokens: Numbers(all.tokens.0 & !some.tokens.0),
    }
}
