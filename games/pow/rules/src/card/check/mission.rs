//! Missions: objectives on the table, and scoring that has something to score.

use content::{Checker, Ids, Seen, Spanned};
use space::Disc;

use super::Code;
use super::battlefield::MARKER_RADIUS;
use super::field::{at_most, name, number, place};
use crate::card::file::{self, word};
use crate::card::{Mission, Objective, ObjectiveKind, Scoring, TABLE};

/// As many objectives as a mission has room for.
const ROOM: usize = 4;

/// One mission, and the battlefields it is played on if it lists them.
pub(crate) fn mission(
    check: &mut Checker,
    mission: &file::Mission,
    battlefields: &Ids,
) -> (Mission, Option<Vec<u16>>) {
    let turns = number(check, &mission.turns, 1..=20, "turns");
    let objectives = objectives(check, &mission.objectives);
    if mission.scoring.is_empty() {
        let help = "such as `first-ko: 1`".to_owned();
        check.report(
            Code::NothingToScore,
            mission.scoring.span,
            "nothing scores in this mission",
            Some(help),
        );
    }
    let mut seen = Seen::default();
    let mut scored = Vec::with_capacity(mission.scoring.len());
    for listed in mission.scoring.iter() {
        let word = Spanned { value: word(&listed.value), span: listed.span };
        check.unique(&mut seen, &word, "scoring");
        scored.push(scoring(check, listed, &objectives, turns));
    }
    let listed = mission.battlefields.as_ref();
    let played_on =
        listed.map(|listed| listed.iter().filter_map(|id| battlefields.find(check, id)).collect());
    let compiled = Mission {
        id: mission.id.as_str().to_owned(),
        name: name(check, &mission.name),
        turns,
        objectives,
        scoring: scored,
        battlefields: Vec::new(),
    };
    (compiled, played_on)
}

fn objectives(check: &mut Checker, listed: &[Spanned<file::Objective>]) -> Vec<Objective> {
    at_most(check, listed, ROOM, "objectives");
    let mut placed: Vec<Objective> = Vec::with_capacity(listed.len());
    for objective in listed {
        let (kind, at) = match &objective.value {
            file::Objective::Pillar(at) => (ObjectiveKind::Pillar, at),
            file::Objective::Relic(at) => (ObjectiveKind::Relic, at),
        };
        let Some(middle) = place(check, at) else {
            continue;
        };
        let marker = Disc::new(middle, MARKER_RADIUS);
        if !marker.on_table(TABLE) {
            let message = format!("the {} lies over the edge of the table", word(&objective.value));
            let help = "the marker is 1.2 inches across and the table 36 by 36".to_owned();
            check.report(Code::OffTable, at.span, message, Some(help));
        }
        if placed.iter().any(|other| Disc::new(other.at, MARKER_RADIUS).overlaps(&marker)) {
            let message = format!("the {} lies on another objective", word(&objective.value));
            check.report(
                Code::Overlap,
                at.span,
                message,
                Some("leave 1.2 inches between middles".to_owned()),
            );
        }
        placed.push(Objective { kind, at: middle });
    }
    placed
}

fn scoring(check: &mut Checker, scoring: &Spanned<file::Scoring>, there: &[Objective], turns: u8) -> Scoring {
    let mut wants = |kind: ObjectiveKind| {
        if !there.iter().any(|objective| objective.kind == kind) {
            let missing = word(&kind);
            let message = format!("`{}` scores a {missing}, and this mission has none", word(&scoring.value));
            let help = format!("add one under `objectives`: `{missing}: [18, 18]`");
            check.report(Code::NothingToScore, scoring.span, message, Some(help));
        }
    };
    match &scoring.value {
        file::Scoring::FirstKo(_) | file::Scoring::Removed(_) => {}
        file::Scoring::ControlAll(_) | file::Scoring::Held { .. } | file::Scoring::MostAtEnd(_) => {
            wants(ObjectiveKind::Pillar);
        }
        file::Scoring::Carried { .. } | file::Scoring::CarriedAtEnd(_) => wants(ObjectiveKind::Relic),
    }
    let points = |check: &mut Checker, points: &Spanned<i64>| number(check, points, 1..=20, "points");
    match &scoring.value {
        file::Scoring::FirstKo(each) => Scoring::FirstKo(points(check, each)),
        file::Scoring::Removed(each) => Scoring::Removed(points(check, each)),
        file::Scoring::ControlAll(once) => Scoring::ControlAll(points(check, once)),
        file::Scoring::Held { turns: in_a_row, points: each } => {
            Scoring::Held { turns: number(check, in_a_row, 1..=turns, "turns"), points: points(check, each) }
        }
        file::Scoring::MostAtEnd(once) => Scoring::MostAtEnd(points(check, once)),
        file::Scoring::Carried { from_turn, points: each } => Scoring::Carried {
            from_turn: number(check, from_turn, 1..=turns, "from-turn"),
            points: points(check, each),
        },
        file::Scoring::CarriedAtEnd(each) => Scoring::CarriedAtEnd(points(check, each)),
    }
}
