//! Activations right after another: Comrade, Order and Master tactician.

use table::{Flow, Question, Scene, Verdict, need};

use crate::ask::{Ask, FollowBy, Whom};
use crate::card::{Ability, Characteristic, Mils};
use crate::state::{FigureId, Reading, Side};
use crate::{Play, Pow, activation, characteristic, rule, sight};

/// An order is heard this far (abilities.order).
const ORDER: Mils = 5_000;

/// Offers the abilities of a figure whose activation has ended; whether another figure was activated. Two in
/// succession are the limit of one go (rulings.extra-activation.once).
///
/// # Errors
/// A stop of the table.
pub fn follow(play: &mut Play, figure: FigureId) -> Flow<bool> {
    for by in [FollowBy::Comrade, FollowBy::Order, FollowBy::MasterTactician] {
        if !play.state.is_on_table(figure) || !able(play.scene(), figure, by) {
            continue;
        }
        let side = play.state.figure(figure).side;
        let question = WhoFollows { side, figure, by };
        if !table::any_legal(&question, play.scene(), |answer| answer != Whom::Nobody) {
            continue;
        }
        if by == FollowBy::MasterTactician && !characteristic::test(play, figure, Characteristic::Willpower)?
        {
            // The alternation goes on as usual (abilities.master-tactician.fail).
            continue;
        }
        if let Whom::Figure(next) = play.choose(&question)? {
            activation::begin(play, next, Some(by))?;
            return Ok(true);
        }
    }
    Ok(false)
}

fn able(scene: Scene<Pow>, figure: FigureId, by: FollowBy) -> bool {
    match by {
        FollowBy::Comrade => {
            !scene.state.figure(figure).ko && !scene.card(figure).abilities.comrades.is_empty()
        }
        FollowBy::Order => scene.has(figure, Ability::Order),
        FollowBy::MasterTactician => scene.has(figure, Ability::MasterTactician),
    }
}

/// Who acts next, out of turn?
struct WhoFollows {
    side: Side,
    figure: FigureId,
    by: FollowBy,
}

impl Question<Pow> for WhoFollows {
    type Answer = Whom;

    fn ask(&self) -> Ask {
        Ask::Follow { side: self.side, figure: self.figure, by: self.by }
    }

    fn candidates(&self, scene: Scene<Pow>, emit: &mut impl FnMut(Whom)) {
        emit(Whom::Nobody);
        scene.state.team(self.side).filter(|&id| id != self.figure).for_each(|id| emit(Whom::Figure(id)));
    }

    fn verdict(&self, scene: Scene<Pow>, answer: Whom) -> Verdict {
        let Whom::Figure(next) = answer else {
            // A successful Willpower test activates another figure: it is no longer a choice whether.
            return need(self.by != FollowBy::MasterTactician, rule!("abilities.master-tactician"));
        };
        let state = scene.state;
        let friend = state.is_on_table(next) && state.figure(next).side == self.side && next != self.figure;
        match self.by {
            FollowBy::Comrade => {
                let named = friend
                    && scene.card(self.figure).abilities.comrades.contains(&state.figure(next).character);
                need(named, rule!("abilities.comrade"))?;
                need(!state.figure(next).activated, rule!("rulings.extra-activation.not-twice"))
            }
            FollowBy::Order => {
                need(friend, rule!("abilities.order"))?;
                need(!state.figure(next).activated, rule!("abilities.order.not-yet"))?;
                if !state.within(self.figure, next, ORDER) {
                    return Err(rule!("abilities.order").measured(state.gap(self.figure, next), ORDER));
                }
                need(sight::sees(scene, self.figure, next), rule!("abilities.order.line-of-sight"))
            }
            FollowBy::MasterTactician => {
                need(friend, rule!("abilities.master-tactician"))?;
                need(!state.figure(next).activated, rule!("rulings.extra-activation.not-twice"))
            }
        }
    }
}
