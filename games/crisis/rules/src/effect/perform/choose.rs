//! Yes or no, and one of several.

use table::{Flow, Question, Scene, Verdict, fit, need};

use crate::ask::{Ask, Choice, May};
use crate::card::ability::Opt;
use crate::effect::Source;
use crate::state::Side;
use crate::{Crisis, Play, rule};

/// Whether a player does something that may be done.
///
/// # Errors
/// A stop of the table.
pub fn may(play: &mut Play, side: Side, source: Source) -> Flow<bool> {
    Ok(play.choose(&MayDo { side, source })? == May::Yes)
}

/// Do it?
struct MayDo {
    side: Side,
    source: Source,
}

impl Question<Crisis> for MayDo {
    type Answer = May;
    const EXACT: bool = true;

    fn ask(&self) -> Ask {
        Ask::May { side: self.side, source: self.source }
    }

    fn candidates(&self, _scene: Scene<Crisis>, emit: &mut impl FnMut(May)) {
        emit(May::Yes);
        emit(May::No);
    }

    fn verdict(&self, _scene: Scene<Crisis>, _answer: May) -> Verdict {
        Ok(())
    }
}

/// Which of these?
pub(super) struct ChooseOne<'a> {
    pub side: Side,
    pub source: Source,
    pub options: &'a [Opt],
}

impl Question<Crisis> for ChooseOne<'_> {
    type Answer = Choice;
    const EXACT: bool = true;

    fn ask(&self) -> Ask {
        Ask::Option { side: self.side, source: self.source, options: fit(self.options.len()) }
    }

    fn candidates(&self, _scene: Scene<Crisis>, emit: &mut impl FnMut(Choice)) {
        (0..fit::<u8>(self.options.len())).for_each(|which| emit(Choice(which)));
    }

    fn verdict(&self, _scene: Scene<Crisis>, choice: Choice) -> Verdict {
        need(usize::from(choice.0) < self.options.len(), rule!("effects.sources"))
    }
}
