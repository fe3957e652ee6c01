//! Chapter VII: defence, steps A to I.

use table::{Flow, Scene};

use crate::answer::Amount;
use crate::attack::AttackKind;
use crate::bearer::{PrintedFigure, Reading};
use crate::count::{self, Count};
use crate::dice::Handful;
use crate::energy::{HowMany, account, room, spend};
use crate::event::Event;
use crate::printed::skill::Counted;
use crate::printed::term::{CubeBox, LineTrigger, Trait};
use crate::printed::{AutomaticDefence, Characteristic};
use crate::roll::{self, Purpose};
use crate::state::{Body, FigureId, State};
use crate::{Gotham, Play, command_post, effect, material, rule, wounds};

/// The target of the attack that is being made defends, and suffers what is left (defence.mandatory).
///
/// # Errors
/// A stop of the table.
pub fn defend(play: &mut Play) -> Flow<()> {
    let Some(attack) = play.state.attack() else { return Ok(()) };
    let (attacker, defender, kind, successes) =
        (attack.attacker, attack.target, attack.kind, attack.successes);
    let hero = play.state.hero_of(defender);
    // A: the defence is declared; a hero may drop what hampers him.
    if let Some(hero) = hero {
        material::maybe_drop(play, hero)?;
    }
    // B: as many cubes as the defender likes, none included; a full box takes none (defence.b.saturated).
    let die = characteristic(play.scene(), defender);
    let mut cubes = 0;
    if die != Characteristic::Forbidden {
        let purse = account(&play.state, defender, CubeBox::Defence);
        let seat = play.state.seat_of(defender);
        let question = HowMany { seat, figure: defender, purse, least: 0, attack: successes };
        cubes = play.choose_if_any(&question)?.map_or(0, |Amount(cubes)| cubes);
        spend(play, purse, cubes, rule!("defence.b.spend"));
    }
    // C and D: dice for the cubes, those of automatic defence, and those of cards (defence.d.material).
    let mut handful = Handful::default();
    if let Characteristic::Die(die) = die {
        handful.add(die, cubes);
    }
    let mut automatic = match play.scene().printed(defender) {
        PrintedFigure::Character(tile) => tile.automatic_defence,
        PrintedFigure::Hero(sheet) => match sheet.automatic_defence {
            AutomaticDefence::None => 0,
            AutomaticDefence::Success => 1,
            AutomaticDefence::Die(die) => {
                handful.add(die, 1);
                0
            }
        },
    };
    if let Some(hero) = hero {
        material::take_up_all(play, hero, LineTrigger::Defence)?;
        automatic += material::bonus(play.scene(), hero, LineTrigger::Defence, &mut handful);
    }
    // E and F
    let rolled = roll::successes(play, defender, Purpose::Defence, handful, rule!("defence.e.roll"))?;
    // G: the dice, then what is automatic; never hindered (defence.g.no-hindrance).
    let of = match kind {
        AttackKind::Melee => Counted::DefenceAgainstMelee,
        AttackKind::Ranged => Counted::DefenceAgainstRanged,
    };
    let count = Count::of(defender, of, LineTrigger::Defence, rolled, automatic);
    let defence = count::result(play.scene(), &count);
    if let Some(hero) = hero {
        material::put_down(play, hero, LineTrigger::Defence);
    }
    if let Some(attack) = play.state.attacks.last_mut() {
        attack.defence = defence;
    }
    play.event(rule!("defence.g.count"), |_| Event::Defended {
        figure: defender,
        attack: successes,
        defence,
    });
    // Poison and Electricity, at the end of G.
    effect::poison(play, attacker, defender)?;
    // H and I
    apply(play, attacker, defender, successes.saturating_sub(defence))
}

/// Steps H and I: the wounds of the attack, or shackles in their place.
fn apply(play: &mut Play, attacker: FigureId, defender: FigureId, uncancelled: u8) -> Flow<()> {
    let harmless = play.scene().has(attacker, Trait::Harmless); // rulings.harmless.step-h
    let wounds = if harmless { 0 } else { uncancelled };
    let tokens = play.state.attack().map_or(0, |attack| attack.shackle);
    let life = life_left(&play.state, defender);
    let mut converted = 0;
    if wounds > 0 && tokens > 0 && life > 0 {
        // The wounds are ignored: they are used up all the same (skills.shackle.effect).
        converted = wounds;
        play.state.figure_mut(defender).shackles += tokens;
        play.event(rule!("skills.shackle.effect"), |_| Event::Shackled { figure: defender, tokens });
    } else if wounds > 0 {
        converted = wounds.min(life);
        wounds::suffer(play, defender, wounds, rule!("defence.h.wounds"))?;
        note_wounds(play, wounds);
    }
    // Only what the target could still take was turned into wounds (q.circular-leftover); what is left over of a target that
    // still stands is nothing (skills.circular-strike.condition-neutralised).
    let left = if play.state.is_neutralised(defender) { uncancelled - converted } else { 0 };
    if let Some(attack) = play.state.attacks.last_mut() {
        attack.leftover = left;
    }
    Ok(())
}

/// Remembers what the defender has suffered from the attack, for Immobilisation.
pub(crate) fn note_wounds(play: &mut Play, wounds: u8) {
    if let Some(attack) = play.state.attacks.last_mut() {
        attack.wounds += wounds;
    }
}

/// The wounds that a figure can still suffer.
fn life_left(state: &State, figure: FigureId) -> u8 {
    match state.figure(figure).body {
        Body::Hero(hero) => {
            let cubes = &state.hero(hero).cubes;
            cubes.total() - cubes.wounds
        }
        Body::Character(_) if state.is_neutralised(figure) => 0,
        Body::Character(_) => state.figure(figure).life,
    }
}

/// The cubes that a figure could spend on a defence just now (defence.b.spend, defence.b.saturated).
pub fn most_cubes(scene: Scene<Gotham>, defender: FigureId) -> u8 {
    match characteristic(scene, defender) {
        Characteristic::Forbidden => 0,
        _ => room(scene, account(scene.state, defender, CubeBox::Defence)),
    }
}

/// What a cube adds: the hero's characteristic, or the orange die of the command post and of allies
/// (skills.elite-command.defence-die).
fn characteristic(scene: Scene<Gotham>, defender: FigureId) -> Characteristic {
    match scene.printed(defender) {
        PrintedFigure::Hero(sheet) => sheet.characteristics[CubeBox::Defence.index()],
        PrintedFigure::Character(_) => Characteristic::Die(command_post::DEFENCE),
    }
}
