//! Knocked out, knocked down and incapacitated.

use table::{Flow, Question, RuleId, Scene, Verdict};

use crate::ask::{Ask, May};
use crate::card::Characteristic;
use crate::event::Event;
use crate::falling::Footing;
use crate::state::{FigureId, Side, Whereabouts};
use crate::{Play, Pow, characteristic, falling, gain_pow, objectives, rule, victory};

/// The life bar has entered the red: a Stamina test at once, or KO (ko.enter-red). One who is KO already stays
/// so and makes no test.
///
/// # Errors
/// A stop of the table.
pub fn enter_red(play: &mut Play, figure: FigureId) -> Flow<()> {
    if play.state.figure(figure).ko {
        return Ok(());
    }
    if !characteristic::test(play, figure, Characteristic::Stamina)? {
        knock_out(play, figure, rule!("ko.enter-red.fail"))?;
    }
    Ok(())
}

/// A character becomes KO: no POW (ko.effect.lose-pow), Knocked down (ko.effect.knocked-down), what it carries
/// falls (rulings.objective.ko), and its own activation is over (rulings.ko.ends-effects).
///
/// # Errors
/// A stop of the table.
pub fn knock_out(play: &mut Play, figure: FigureId, why: RuleId) -> Flow<()> {
    let footing = Footing::of(play.scene(), figure).grounded();
    let state = play.state.figure_mut(figure);
    let first = !state.was_ko;
    let lost = state.pow;
    state.ko = true;
    state.was_ko = true;
    state.pow = 0;
    let enemy = state.side.other();
    play.event(why, |_| Event::KnockedOut { figure });
    if lost > 0 {
        play.event(rule!("ko.effect.lose-pow"), |_| Event::PowLost { figure, count: lost, now: 0 });
    }
    if first {
        victory::score_first_ko(play, enemy);
    }
    // A Wall-crawler falls now, and what it carries lies where it came down.
    put_marker(play, figure, rule!("ko.effect.knocked-down"), footing)?;
    objectives::drop_relic(play, figure, rule!("rulings.objective.ko"));
    Ok(())
}

/// A character is knocked down by a throw, a push, a fall or a power.
///
/// # Errors
/// A stop of the table.
pub fn knock_down(play: &mut Play, figure: FigureId, why: RuleId) -> Flow<()> {
    let footing = Footing::of(play.scene(), figure);
    put_marker(play, figure, why, footing)
}

/// One marker is enough (rulings.down.again). A Wall-crawler that held on to a wall falls
/// (rulings.wall-crawler.falls).
fn put_marker(play: &mut Play, figure: FigureId, why: RuleId, footing: Footing) -> Flow<()> {
    if !play.state.is_on_table(figure) {
        return Ok(());
    }
    if !play.state.figure(figure).down {
        play.state.figure_mut(figure).down = true;
        play.event(why, |_| Event::KnockedDown { figure });
    }
    play.deeper(|play| falling::drop_if_unsupported(play, figure, footing))
}

/// Discards the Knocked-down marker (ko.down.stand-up); the price was paid.
pub fn get_up(play: &mut Play, figure: FigureId) {
    play.state.figure_mut(figure).down = false;
    play.event(rule!("ko.down.stand-up"), |_| Event::GotUp { figure });
}

/// Removes a figure from the game (ko.incapacitated).
pub fn remove(play: &mut Play, figure: FigureId) {
    objectives::drop_relic(play, figure, rule!("rulings.relic.carry"));
    let state = play.state.figure_mut(figure);
    state.whereabouts = Whereabouts::Gone;
    state.pow = 0;
    let enemy = state.side.other();
    play.state.absent = play.state.absent.with(usize::from(figure.0));
    play.event(rule!("ko.incapacitated"), |_| Event::Removed { figure });
    victory::score_removed(play, enemy);
}

/// A KO character is to be activated: its player may test Stamina, or let the activation pass
/// (rulings.ko.may-skip). Returns whether it has recovered and goes on (ko.recover.activate).
///
/// # Errors
/// A stop of the table.
pub fn recover(play: &mut Play, figure: FigureId) -> Flow<bool> {
    let side = play.state.figure(figure).side;
    let tries = play.choose(&TryToRecover { side, figure })? == May::Yes;
    if !tries || !characteristic::test(play, figure, Characteristic::Stamina)? {
        play.event(rule!("ko.recover.fail"), |_| Event::StayedOut { figure });
        return Ok(false);
    }
    play.state.figure_mut(figure).ko = false;
    play.event(rule!("ko.recover.marker"), |_| Event::Recovered { figure });
    let card = crate::card(play, figure);
    gain_pow(play, figure, card.pow.saturating_sub(1), rule!("ko.recover.pow"));
    if card.abilities.rage > 0 {
        gain_pow(play, figure, card.abilities.rage, rule!("abilities.rage"));
    }
    Ok(true)
}

/// Test to recover, or let the activation pass?
struct TryToRecover {
    side: Side,
    figure: FigureId,
}

impl Question<Pow> for TryToRecover {
    type Answer = May;
    const EXACT: bool = true;

    fn ask(&self) -> Ask {
        Ask::Recover { side: self.side, figure: self.figure }
    }

    fn candidates(&self, _scene: Scene<Pow>, emit: &mut impl FnMut(May)) {
        emit(May::Yes);
        emit(May::No);
    }

    fn verdict(&self, _scene: Scene<Pow>, _answer: May) -> Verdict {
        Ok(())
    }
}
