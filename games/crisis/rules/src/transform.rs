//! Transforming (appendix "Transforming characters").

use table::{Flow, any_legal, fit};

use crate::ask::Spot;
use crate::card::ability::Ref;
use crate::effect::Things;
use crate::event::Event;
use crate::movement::ChoosePlace;
use crate::state::{FigureId, Reading};
use crate::{Play, damage, rule};

/// Transforms a character: the new miniature is placed within range 1 of the old one, and everything on the character stays
/// (transform.step-place, transform.same-character). Where it does not fit, nothing happens (q.transform-size-base).
///
/// # Errors
/// A stop of the table.
pub fn transform(play: &mut Play, figure: FigureId, to: &Ref) -> Flow<()> {
    let forms = &play.scene().character(figure).forms;
    let Some(form) = forms.iter().position(|form| form.id == to.id.as_str()) else { return Ok(()) };
    let side = play.state.figure(figure).side;
    let radius = Some(forms[form].radius);
    let question = ChoosePlace { side, figure, radius, range: 1, of: Things::figure(figure) };
    if !play.state.is_up(figure) || !any_legal(&question, play.scene(), |_| true) {
        return Ok(());
    }
    let Spot(at) = play.choose(&question)?;
    let state = play.state.figure_mut(figure);
    state.at = at;
    state.form = fit(form);
    // The superpowers of the new form are others, and none of them was used.
    state.used_this_turn = crate::state::Numbers::default();
    play.event(rule!("transform.step-place"), |_| Event::Transformed { figure, form: fit(form), at });
    let immune = play.scene().card(figure).keywords.immune;
    play.state.figure_mut(figure).conditions.remove_all(immune);
    // Damage stays; if the new form has less stamina, it falls at once (q.transform-stamina).
    let stamina = play.scene().stamina(figure);
    if play.state.figure(figure).damage >= stamina {
        play.state.figure_mut(figure).damage = stamina;
        damage::fall(play, figure, None)?;
    }
    Ok(())
}
