//! What POW buys around a roll to hit: the target's defensive reaction in step 3, the attacker's boost before step 4.

use table::{Flow, Question, Scene, Verdict, fit, need};

use super::profile;
use crate::ask::{Ask, Boost, Defend};
use crate::card::Nature;
use crate::event::Event;
use crate::state::{FigureId, Side};
use crate::{Play, Pow, pay, rule};

/// Offers the target of an attack, grab or throw a defensive reaction: 1 POW for +2 on one defence until its next
/// activation, once per turn (attack.reaction.offer). A grab or throw is no attack of the card.
///
/// # Errors
/// A stop of the table.
pub fn defensive_reaction(
    play: &mut Play,
    target: FigureId,
    attacker: FigureId,
    attack: Option<u8>,
    nature: Nature,
) -> Flow<()> {
    let figure = play.state.figure(target);
    if figure.pow == 0 || figure.reacted {
        return Ok(());
    }
    let side = figure.side;
    let question = DefendWith { side, figure: target, attacker, attack, nature };
    let Defend::With(nature) = play.choose(&question)? else {
        return Ok(());
    };
    let figure = play.state.figure_mut(target);
    figure.reacted = true;
    // One of the last turn lasts on beside it, until the next activation (attack.reaction.duration).
    figure.older_reaction = figure.reaction.replace(nature);
    pay(play, target, 1, rule!("attack.reaction.cost"));
    play.event(rule!("attack.reaction.bonus"), |_| Event::Defended { figure: target, nature });
    Ok(())
}

/// Offers a boost before the roll: 1 POW for a die or an option of the attack (attack-types.overload.when). A
/// grab or throw has no options.
///
/// # Errors
/// A stop of the table.
pub fn boost(play: &mut Play, attacker: FigureId, attack: Option<u8>, target: FigureId) -> Flow<Boost> {
    let figure = play.state.figure(attacker);
    if !play.state.is_on_table(attacker) || figure.pow == 0 {
        return Ok(Boost::No);
    }
    let options = attack.and_then(|attack| profile(play.scene(), attacker, attack));
    let options = options.map_or(0, |attack| fit::<u8>(attack.overload.len()));
    let boost = play.choose(&ChooseBoost { side: figure.side, figure: attacker, attack, target, options })?;
    if boost != Boost::No {
        pay(play, attacker, 1, rule!("attack-types.overload.cost"));
        play.event(rule!("attack-types.overload.die"), |_| Event::Boosted {
            figure: attacker,
            attack,
            boost,
        });
    }
    Ok(boost)
}

/// Which defence, if any?
struct DefendWith {
    side: Side,
    figure: FigureId,
    attacker: FigureId,
    attack: Option<u8>,
    nature: Nature,
}

impl Question<Pow> for DefendWith {
    type Answer = Defend;
    const EXACT: bool = true;

    fn ask(&self) -> Ask {
        let DefendWith { side, figure, attacker, attack, nature } = *self;
        Ask::Defend { side, figure, attacker, attack, nature }
    }

    fn candidates(&self, _scene: Scene<Pow>, emit: &mut impl FnMut(Defend)) {
        // The one that is under attack comes first.
        emit(Defend::With(self.nature));
        for nature in Nature::ALL {
            if nature != self.nature {
                emit(Defend::With(nature));
            }
        }
        emit(Defend::No);
    }

    fn verdict(&self, _scene: Scene<Pow>, _answer: Defend) -> Verdict {
        Ok(())
    }
}

/// Boost the attack?
struct ChooseBoost {
    side: Side,
    figure: FigureId,
    attack: Option<u8>,
    target: FigureId,
    options: u8,
}

impl Question<Pow> for ChooseBoost {
    type Answer = Boost;
    const EXACT: bool = true;

    fn ask(&self) -> Ask {
        let ChooseBoost { side, figure, attack, target, .. } = *self;
        Ask::Boost { side, figure, attack, target }
    }

    fn candidates(&self, _scene: Scene<Pow>, emit: &mut impl FnMut(Boost)) {
        emit(Boost::No);
        emit(Boost::Die);
        (0..self.options).for_each(|option| emit(Boost::Option(option)));
    }

    fn verdict(&self, _scene: Scene<Pow>, boost: Boost) -> Verdict {
        match boost {
            Boost::No | Boost::Die => Ok(()),
            Boost::Option(option) => need(option < self.options, rule!("attack-types.overload.option")),
        }
    }
}
