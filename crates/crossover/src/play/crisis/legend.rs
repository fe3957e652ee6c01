//! What stands on the map: the score, every character with damage, power and conditions, tokens and terrain.

use std::io::Write;

use crisis::Crisis;
use crisis::card::CrisisType;
use crisis::state::{FigureId, Reading as _, Side, TokenId, Whereabouts};
use crisis_face::voice::Teller;
use table::Scene;
use words::{Inches, Message, Words};

use crate::play::canvas::side_style;
use crate::play::glyphs::Glyphs;
use crate::screen::style;

/// Prints the score, the characters and the tokens: what changes from round to round.
///
/// # Errors
/// When nobody reads any more.
pub fn figures(
    out: &mut impl Write,
    scene: Scene<Crisis>,
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
    for id in (0..scene.state.tokens.len() as u8).map(TokenId) {
        token(out, scene, id, words, teller)?;
    }
    Ok(())
}

fn score(out: &mut impl Write, scene: Scene<Crisis>, words: &Words, teller: &Teller) -> anyhow::Result<()> {
    let state = scene.state;
    let line = Message::new("terminal-legend-round")
        .with("round", state.round)
        .with("phase", teller.printed().phase(state.phase))
        .with("a", teller.team(Side::A))
        .with("b", teller.team(Side::B))
        .with("points-a", state.points[Side::A])
        .with("points-b", state.points[Side::B]);
    let heading = style::HEADING;
    writeln!(out, "{heading}{}{heading:#}", words.say(&line))?;
    for kind in CrisisType::BOTH {
        if let Some(crisis) = scene.crisis(kind) {
            let printed = teller.printed();
            writeln!(out, "  {}: {}", printed.name(&crisis.name), printed.scoring(crisis))?;
        }
    }
    Ok(())
}

fn figure(
    out: &mut impl Write,
    scene: Scene<Crisis>,
    id: FigureId,
    letter: char,
    words: &Words,
    teller: &Teller,
) -> anyhow::Result<()> {
    let (figure, stamina) = (scene.state.figure(id), scene.stamina(id));
    let (colour, faint) = (side_style(figure.side.seat()), style::FAINT);
    let name = teller.figure(id);
    let left = stamina.saturating_sub(figure.damage);
    let bar: String = (0..stamina).map(|point| if point < left { '■' } else { '□' }).collect();
    let damage = Message::new("terminal-legend-damage").with("damage", figure.damage).with("of", stamina);
    let power = Message::new("terminal-legend-power").with("power", figure.power);
    let (damage, power) = (words.say(&damage), words.say(&power));
    let notes = notes(scene, id, words, teller).join(", ");
    writeln!(
        out,
        "  {colour}{letter}{colour:#} {name:<34} {damage:<14} {bar:<9} {power:<12} {faint}{notes}{faint:#}"
    )?;
    Ok(())
}

/// Where a character is, and everything about it that is not as it was at the start.
fn notes(scene: Scene<Crisis>, id: FigureId, words: &Words, teller: &Teller) -> Vec<String> {
    let (figure, printed) = (scene.state.figure(id), teller.printed());
    let mut notes = Vec::new();
    match figure.whereabouts {
        Whereabouts::Waiting => return vec![words.word("terminal-legend-waiting")],
        Whereabouts::Gone => return vec![words.word("terminal-legend-gone")],
        Whereabouts::Battlefield => {
            let place = Message::new("terminal-legend-at").with("x", Inches(figure.at.x));
            notes.push(words.say(&place.with("y", Inches(figure.at.y))));
        }
    }
    notes.push(printed.health(figure.health));
    if figure.dazed {
        notes.push(words.word("terminal-legend-dazed"));
    }
    if figure.activated {
        notes.push(words.word("terminal-legend-activated"));
    }
    notes.extend(figure.conditions.iter().map(|condition| printed.condition(condition)));
    notes.extend(scene.state.held_by(id).map(|token| teller.token(token)));
    notes
}

fn token(
    out: &mut impl Write,
    scene: Scene<Crisis>,
    id: TokenId,
    words: &Words,
    teller: &Teller,
) -> anyhow::Result<()> {
    let token = scene.state.token(id);
    if token.gone {
        return Ok(());
    }
    let place = Message::new("terminal-legend-at").with("x", Inches(token.at.x));
    let place = match token.holder {
        Some(holder) => teller.figure(holder),
        None => words.say(&place.with("y", Inches(token.at.y))),
    };
    let controller = token.controller.map(|side| format!(" · {}", teller.team(side))).unwrap_or_default();
    writeln!(out, "  ◆{} {} {place}{controller}", id.0 + 1, teller.token(id))?;
    Ok(())
}

/// Prints the terrain, with its sizes.
///
/// # Errors
/// When nobody reads any more.
pub fn terrain(
    out: &mut impl Write,
    scene: Scene<Crisis>,
    words: &Words,
    teller: &Teller,
) -> anyhow::Result<()> {
    let faint = style::FAINT;
    for feature in scene.terrain() {
        let line = Message::new("terminal-legend-terrain")
            .with("name", teller.piece(feature.id))
            .with("size", feature.size);
        writeln!(out, "  {faint}{:>2} {}{faint:#}", feature.id.0 + 1, words.say(&line))?;
    }
    Ok(())
}
