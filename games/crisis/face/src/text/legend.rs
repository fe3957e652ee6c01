//! What stands on the map: the score, every character with damage, power and conditions, tokens and terrain.

use crisis::Crisis;
use crisis::card::CrisisType;
use crisis::state::{Battleground as _, FigureId, Reading as _, Side, TokenId, Whereabouts};
use host::text::{Extent, Glyphs};
use table::Scene;
use wire::board::Section;
use words::{Inches, Message, Words};

use crate::voice::Teller;

/// The score, and under it the crises, characters, tokens and terrain.
pub(crate) fn section(
    scene: Scene<Crisis>,
    glyphs: &Glyphs,
    words: &Words,
    teller: &Teller,
    extent: Extent,
) -> Section {
    let printed = teller.printed();
    let crises = CrisisType::BOTH.into_iter().filter_map(|kind| scene.crisis(kind));
    let mut lines: Vec<String> =
        crises.map(|crisis| format!("{}: {}", printed.name(&crisis.name), printed.scoring(crisis))).collect();
    for side in Side::BOTH {
        let ids = scene.state.figure_ids().filter(|&id| scene.state.figure(id).side == side);
        lines.extend(ids.map(|id| figure(scene, id, glyphs.of(id.0), words, teller)));
    }
    let tokens = (0..scene.state.tokens.len() as u8).map(TokenId);
    lines.extend(tokens.filter_map(|id| token(scene, id, words, teller)));
    if extent == Extent::All {
        lines.extend(scene.terrain().map(|feature| {
            let line = Message::new("crisis-text-terrain")
                .with("name", teller.piece(feature.id))
                .with("size", feature.size);
            format!("{:>2} {}", feature.id.0 + 1, words.say(&line))
        }));
    }
    Section { heading: score(scene, words, teller), lines }
}

fn score(scene: Scene<Crisis>, words: &Words, teller: &Teller) -> String {
    let state = scene.state;
    let line = Message::new("crisis-text-round")
        .with("round", state.round)
        .with("phase", teller.printed().phase(state.phase))
        .with("a", teller.team(Side::A))
        .with("b", teller.team(Side::B))
        .with("points-a", state.points[Side::A])
        .with("points-b", state.points[Side::B]);
    words.say(&line)
}

fn figure(scene: Scene<Crisis>, id: FigureId, letter: char, words: &Words, teller: &Teller) -> String {
    let (figure, stamina) = (scene.state.figure(id), scene.stamina(id));
    let name = teller.figure(id);
    let left = stamina.saturating_sub(figure.damage);
    let bar: String = (0..stamina).map(|point| if point < left { '■' } else { '□' }).collect();
    let damage = Message::new("crisis-text-damage").with("damage", figure.damage).with("of", stamina);
    let power = Message::new("crisis-text-power").with("power", figure.power);
    let (damage, power) = (words.say(&damage), words.say(&power));
    let notes = notes(scene, id, words, teller).join(", ");
    format!("{letter} {name:<34} {damage:<14} {bar:<9} {power:<12} {notes}")
}

/// Where a character is, and everything about it that is not as it was at the start.
fn notes(scene: Scene<Crisis>, id: FigureId, words: &Words, teller: &Teller) -> Vec<String> {
    let (figure, printed) = (scene.state.figure(id), teller.printed());
    let mut notes = Vec::new();
    match figure.whereabouts {
        Whereabouts::Waiting => return vec![words.word("crisis-text-waiting")],
        Whereabouts::Gone => return vec![words.word("crisis-text-gone")],
        Whereabouts::Battlefield => {
            let place = Message::new("crisis-text-at").with("x", Inches(figure.at.x));
            notes.push(words.say(&place.with("y", Inches(figure.at.y))));
        }
    }
    notes.push(printed.health(figure.health));
    if figure.dazed {
        notes.push(words.word("crisis-text-dazed"));
    }
    if figure.activated {
        notes.push(words.word("crisis-text-activated"));
    }
    notes.extend(figure.conditions.iter().map(|condition| printed.condition(condition)));
    notes.extend(scene.state.held_by(id).map(|token| teller.token(token)));
    notes
}

/// A token, and who holds or controls it.
fn token(scene: Scene<Crisis>, id: TokenId, words: &Words, teller: &Teller) -> Option<String> {
    let token = scene.state.token(id);
    if token.gone {
        return None;
    }
    let place = Message::new("crisis-text-at").with("x", Inches(token.at.x));
    let place = match token.holder {
        Some(holder) => teller.figure(holder),
        None => words.say(&place.with("y", Inches(token.at.y))),
    };
    let controller = token.controller.map(|side| format!(" · {}", teller.team(side))).unwrap_or_default();
    Some(format!("◆{} {} {place}{controller}", id.0 + 1, teller.token(id)))
}
