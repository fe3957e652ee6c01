//! What stands on the map: the score, every figure with its life and POW, scenery and objectives.

use std::io::Write;

use pow::Pow;
use pow::card::{Nature, ObjectiveKind};
use pow::state::{FigureId, ObjectiveId, Reading as _, Side, Whereabouts};
use pow_face::voice::Teller;
use table::Scene;
use words::{Inches, Message, Words};

use crate::play::canvas::side_style;
use crate::play::glyphs::Glyphs;
use crate::screen::style;

/// Prints the score, the figures, objectives and scenery.
///
/// # Errors
/// When nobody reads any more.
pub fn print(
    out: &mut impl Write,
    scene: Scene<Pow>,
    glyphs: &Glyphs,
    words: &Words,
    teller: &Teller,
) -> anyhow::Result<()> {
    figures(out, scene, glyphs, words, teller)?;
    scenery(out, scene, words)
}

/// Prints the score, the figures and the objectives: what changes from turn to turn.
///
/// # Errors
/// When nobody reads any more.
pub fn figures(
    out: &mut impl Write,
    scene: Scene<Pow>,
    glyphs: &Glyphs,
    words: &Words,
    teller: &Teller,
) -> anyhow::Result<()> {
    score(out, scene, words, teller)?;
    for side in Side::BOTH {
        for id in scene.state.figure_ids().filter(|&id| scene.state.figure(id).side == side) {
            figure(out, scene, id, glyphs.of(id.0), words, teller)?;
        }
    }
    objectives(out, scene, words, teller)
}

fn score(out: &mut impl Write, scene: Scene<Pow>, words: &Words, teller: &Teller) -> anyhow::Result<()> {
    let state = scene.state;
    let line = Message::new("terminal-legend-score")
        .with("turn", state.turn)
        .with("turns", scene.mission().turns)
        .with("phase", teller.printed().phase(state.phase))
        .with("a", teller.team(Side::A))
        .with("b", teller.team(Side::B))
        .with("points-a", state.points[Side::A])
        .with("points-b", state.points[Side::B]);
    let heading = style::HEADING;
    writeln!(out, "{heading}{}{heading:#}", words.say(&line))?;
    Ok(())
}

fn figure(
    out: &mut impl Write,
    scene: Scene<Pow>,
    id: FigureId,
    letter: char,
    words: &Words,
    teller: &Teller,
) -> anyhow::Result<()> {
    let (figure, card) = (scene.state.figure(id), scene.card(id));
    let (colour, faint) = (side_style(figure.side.seat()), style::FAINT);
    let name = teller.figure(id);
    let bar: String = (0..card.life).map(|point| if point < figure.life { '■' } else { '□' }).collect();
    let life = Message::new("terminal-legend-life").with("life", figure.life).with("of", card.life);
    let (life, pow) =
        (words.say(&life), words.say(&Message::new("terminal-legend-pow").with("pow", figure.pow)));
    let notes = notes(scene, id, words, teller).join(", ");
    writeln!(
        out,
        "  {colour}{letter}{colour:#} {name:<22} {life:<12} {bar:<16} {pow:<7} {faint}{notes}{faint:#}"
    )?;
    Ok(())
}

/// Everything about a figure that is not as it was at the start.
fn notes(scene: Scene<Pow>, id: FigureId, words: &Words, teller: &Teller) -> Vec<String> {
    let figure = scene.state.figure(id);
    let mut notes = Vec::new();
    match figure.whereabouts {
        Whereabouts::Waiting => return vec![words.word("terminal-legend-waiting")],
        Whereabouts::Gone => return vec![words.word("terminal-legend-gone")],
        Whereabouts::Table => {
            let at = scene.state.body(id).at;
            let place = Message::new("terminal-legend-at").with("x", Inches(at.x)).with("y", Inches(at.y));
            notes.push(words.say(&place));
            if at.z > 0 {
                notes.push(words.say(&Message::new("terminal-legend-height").with("height", Inches(at.z))));
            }
        }
    }
    let states = [
        (figure.ko, "terminal-legend-ko"),
        (figure.down && !figure.ko, "terminal-legend-down"),
        (figure.activated, "terminal-legend-activated"),
    ];
    notes.extend(states.iter().filter(|(holds, _)| *holds).map(|&(_, key)| words.word(key)));
    for nature in Nature::ALL {
        let change = i16::from(figure.raised[nature]) - i16::from(figure.lowered[nature]);
        if change != 0 {
            let defence =
                Message::new("terminal-legend-defence").with("nature", teller.printed().nature(nature));
            notes.push(words.say(&defence.with("change", format!("{change:+}"))));
        }
    }
    if figure.ensnared > 0 {
        notes.push(words.say(&Message::new("terminal-legend-ensnared").with("inches", figure.ensnared)));
    }
    for nature in [figure.reaction, figure.older_reaction].into_iter().flatten() {
        notes.push(
            words.say(
                &Message::new("terminal-legend-reaction").with("nature", teller.printed().nature(nature)),
            ),
        );
    }
    if let Some(ObjectiveId(relic)) = figure.carries {
        notes.push(words.say(&Message::new("terminal-legend-carries").with("number", relic + 1)));
    }
    notes
}

fn objectives(out: &mut impl Write, scene: Scene<Pow>, words: &Words, teller: &Teller) -> anyhow::Result<()> {
    for (number, objective) in (1u8..).zip(&scene.state.objectives) {
        let key = match objective.kind {
            ObjectiveKind::Pillar => "terminal-legend-pillar",
            ObjectiveKind::Relic => "terminal-legend-relic",
        };
        let line = Message::new(key).with("x", Inches(objective.at.x)).with("y", Inches(objective.at.y));
        let holder = objective.holder.map(|side| format!(" · {}", teller.team(side))).unwrap_or_default();
        writeln!(out, "  ◆{number} {}{holder}", words.say(&line))?;
    }
    Ok(())
}

fn scenery(out: &mut impl Write, scene: Scene<Pow>, words: &Words) -> anyhow::Result<()> {
    let faint = style::FAINT;
    for id in scene.state.standing() {
        let piece = scene.piece(id);
        let line = Message::new("terminal-legend-piece")
            .with("name", words.language().name(&piece.name))
            .with("height", Inches(scene.state.block(id).top))
            .with("size", piece.size)
            .with("structure", scene.state.scenery[usize::from(id.0)].structure);
        writeln!(out, "{faint}  {:>2} {}{faint:#}", id.0 + 1, words.say(&line))?;
    }
    Ok(())
}
