//! What stands on the map: the score, every figure with its life and POW, scenery and objectives.

use host::text::{Extent, Glyphs};
use pow::Pow;
use pow::card::{Nature, ObjectiveKind};
use pow::state::{FigureId, ObjectiveId, Reading as _, Side, Whereabouts};
use table::Scene;
use wire::board::Section;
use words::{Inches, Message, Words};

use crate::voice::Teller;

/// The score, and under it figures, objectives and scenery.
pub(crate) fn section(
    scene: Scene<Pow>,
    glyphs: &Glyphs,
    words: &Words,
    teller: &Teller,
    extent: Extent,
) -> Section {
    let mut lines = Vec::new();
    for side in Side::BOTH {
        let ids = scene.state.figure_ids().filter(|&id| scene.state.figure(id).side == side);
        lines.extend(ids.map(|id| figure(scene, id, glyphs.of(id.0), words, teller)));
    }
    lines.extend(objectives(scene, words, teller));
    if extent == Extent::All {
        lines.extend(scenery(scene, words));
    }
    Section { heading: score(scene, words, teller), lines }
}

fn score(scene: Scene<Pow>, words: &Words, teller: &Teller) -> String {
    let state = scene.state;
    let line = Message::new("pow-text-score")
        .with("turn", state.turn)
        .with("turns", scene.mission().turns)
        .with("phase", teller.printed().phase(state.phase))
        .with("a", teller.team(Side::A))
        .with("b", teller.team(Side::B))
        .with("points-a", state.points[Side::A])
        .with("points-b", state.points[Side::B]);
    words.say(&line)
}

fn figure(scene: Scene<Pow>, id: FigureId, letter: char, words: &Words, teller: &Teller) -> String {
    let (figure, card) = (scene.state.figure(id), scene.card(id));
    let name = teller.figure(id);
    let bar: String = (0..card.life).map(|point| if point < figure.life { '■' } else { '□' }).collect();
    let life = Message::new("pow-text-life").with("life", figure.life).with("of", card.life);
    let (life, pow) = (words.say(&life), words.say(&Message::new("pow-text-pow").with("pow", figure.pow)));
    let notes = notes(scene, id, words, teller).join(", ");
    format!("{letter} {name:<22} {life:<12} {bar:<16} {pow:<7} {notes}")
}

/// Everything about a figure that is not as it was at the start.
fn notes(scene: Scene<Pow>, id: FigureId, words: &Words, teller: &Teller) -> Vec<String> {
    let figure = scene.state.figure(id);
    let mut notes = Vec::new();
    match figure.whereabouts {
        Whereabouts::Waiting => return vec![words.word("pow-text-waiting")],
        Whereabouts::Gone => return vec![words.word("pow-text-gone")],
        Whereabouts::Table => {
            let at = scene.state.body(id).at;
            let place = Message::new("pow-text-at").with("x", Inches(at.x)).with("y", Inches(at.y));
            notes.push(words.say(&place));
            if at.z > 0 {
                notes.push(words.say(&Message::new("pow-text-height").with("height", Inches(at.z))));
            }
        }
    }
    let states = [
        (figure.ko, "pow-text-ko"),
        (figure.down && !figure.ko, "pow-text-down"),
        (figure.activated, "pow-text-activated"),
    ];
    notes.extend(states.iter().filter(|(holds, _)| *holds).map(|&(_, key)| words.word(key)));
    for nature in Nature::ALL {
        let change = i16::from(figure.raised[nature]) - i16::from(figure.lowered[nature]);
        if change != 0 {
            let defence = Message::new("pow-text-defence").with("nature", teller.printed().nature(nature));
            notes.push(words.say(&defence.with("change", format!("{change:+}"))));
        }
    }
    if figure.ensnared > 0 {
        notes.push(words.say(&Message::new("pow-text-ensnared").with("inches", figure.ensnared)));
    }
    for nature in [figure.reaction, figure.older_reaction].into_iter().flatten() {
        notes.push(
            words.say(&Message::new("pow-text-reaction").with("nature", teller.printed().nature(nature))),
        );
    }
    if let Some(ObjectiveId(relic)) = figure.carries {
        notes.push(words.say(&Message::new("pow-text-carries").with("number", relic + 1)));
    }
    notes
}

fn objectives<'a>(
    scene: Scene<'a, Pow>,
    words: &'a Words,
    teller: &'a Teller<'_>,
) -> impl Iterator<Item = String> + 'a {
    (1u8..).zip(&scene.state.objectives).map(|(number, objective)| {
        let key = match objective.kind {
            ObjectiveKind::Pillar => "pow-text-pillar",
            ObjectiveKind::Relic => "pow-text-relic",
        };
        let line = Message::new(key).with("x", Inches(objective.at.x)).with("y", Inches(objective.at.y));
        let holder = objective.holder.map(|side| format!(" · {}", teller.team(side))).unwrap_or_default();
        format!("◆{number} {}{holder}", words.say(&line))
    })
}

fn scenery<'a>(scene: Scene<'a, Pow>, words: &'a Words) -> impl Iterator<Item = String> + 'a {
    scene.state.standing().map(move |id| {
        let piece = scene.piece(id);
        let line = Message::new("pow-text-piece")
            .with("name", words.language().name(&piece.name))
            .with("height", Inches(scene.state.block(id).top))
            .with("size", piece.size)
            .with("structure", scene.state.scenery[usize::from(id.0)].structure);
        format!("{:>2} {}", id.0 + 1, words.say(&line))
    })
}
