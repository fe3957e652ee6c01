//! One answer, with all that is shown of it: words, marks, checks, odds.

use crisis::Crisis;
use crisis::activation::Act;
use crisis::ask::{Answer, Ask, Effect, May, Thing};
use crisis::attack::{self, Order, Weapon};
use crisis::card::ability::{Face, Roll};
use crisis::dice::{Faces, Pool};
use crisis::effect::Source;
use crisis::movement::Advance;
use crisis::setup::{LeaderPick, SquadPick, TacticPick};
use crisis::state::{FigureId, Reading as _};
use host::Open;
use table::Scene;
use wire::odds::{Check, Odds};
use wire::table::{Choice, Mark};
use words::Message;

use super::{flight, marks, odds, question};
use crate::voice::Teller;

/// A choice whose odds are known.
pub(super) fn with_odds(open: &Open<Crisis>, teller: &Teller, answer: Answer, odds: Option<Odds>) -> Choice {
    let ask = &open.pending.ask;
    Choice {
        answer: serde_json::to_value(answer).expect("an answer is plain data with text keys"),
        label: teller.answer(ask, &answer),
        detail: detail(open.scene, teller, ask, &answer).or_else(|| left(open, &answer)),
        marks: marks_of(open, &answer),
        checks: checks_of(open, teller, &answer),
        odds,
        previews: Vec::new(),
        quiet: quiet(&answer),
        rank: wire::table::Rank::Main,
    }
}

/// Whether an answer ends something or declines.
pub(super) fn quiet(answer: &Answer) -> bool {
    matches!(
        answer,
        Answer::Act(Act::EndActivation | Act::EndTurn)
            | Answer::Squad(SquadPick::Done)
            | Answer::Tactics(TacticPick::Done)
            | Answer::Effect(Effect::Pass)
            | Answer::May(May::No)
            | Answer::Advance(Advance::Stay)
            | Answer::Dice(Faces::NONE)
    )
}

/// A second, smaller line: what the card says of it.
fn detail(scene: Scene<Crisis>, teller: &Teller, ask: &Ask, answer: &Answer) -> Option<String> {
    let printed = teller.printed();
    match (ask, answer) {
        (Ask::Attack { figure, .. }, Answer::Attack(weapon)) => {
            Some(printed.attack_line(weapon.entry(scene.content, scene.state, *figure)))
        }
        (Ask::Act { figure: Some(figure), .. }, Answer::Act(Act::Power(place))) => {
            scene.superpower(*figure, *place).map(|power| printed.superpower_text(power))
        }
        (_, Answer::Act(Act::Tactic(card)) | Answer::Tactics(TacticPick::Add(card))) => {
            Some(printed.tactic_text(scene.tactic(*card)))
        }
        (_, Answer::Effect(Effect::Use(source)) | Answer::Order(source)) => {
            question::text_of(scene, teller, *source)
        }
        (_, Answer::Condition(condition)) => Some(printed.condition_text(*condition)),
        _ => None,
    }
}

/// What is left to whoever ends an activation.
fn left(open: &Open<Crisis>, answer: &Answer) -> Option<String> {
    let actions = open.scene.state.activation?.actions;
    let message = Message::new("crisis-detail-left").with("actions", actions);
    let ends = *answer == Answer::Act(Act::EndActivation);
    (ends && actions > 0).then(|| open.reader.words.say(&message))
}

/// What an answer lights up on the board.
pub(super) fn marks_of(open: &Open<Crisis>, answer: &Answer) -> Vec<Mark> {
    let (scene, ask) = (open.scene, &open.pending.ask);
    match *answer {
        Answer::Edge(edge) => {
            vec![marks::area(marks::zone(edge.0, scene.range(3)), "zone", String::new())]
        }
        Answer::Squad(SquadPick::Add(place)) => vec![marks::card(place)],
        Answer::Tactics(TacticPick::Add(card)) => vec![marks::card(card)],
        Answer::Deploy(deployed) => match scene.state.figures.get(usize::from(deployed.figure.0)) {
            Some(_) => vec![
                marks::figure(deployed.figure),
                marks::place(deployed.at, scene.card(deployed.figure).radius),
            ],
            None => Vec::new(),
        },
        Answer::Leader(LeaderPick(figure)) => vec![marks::figure(figure)],
        Answer::Act(act) => act_marks(scene, ask, act),
        Answer::Attack(weapon) => match *ask {
            Ask::Attack { figure, .. } => weapon_marks(scene, figure, weapon),
            _ => Vec::new(),
        },
        Answer::Effect(Effect::Use(source)) | Answer::Order(source) => source_marks(source),
        Answer::Dice(faces) => match *ask {
            Ask::Dice { roll, .. } => dice_marks(scene, roll, faces),
            _ => Vec::new(),
        },
        Answer::Thing(thing) => {
            std::iter::once(marks::thing(thing)).chain(sight(scene, ask, thing)).collect()
        }
        Answer::Card(card) => match card {
            crisis::tactics::TacticCard(card) => vec![marks::card(card)],
        },
        Answer::Condition(_) => match *ask {
            Ask::Condition { figure, .. } => vec![marks::figure(figure)],
            _ => Vec::new(),
        },
        Answer::Advance(advance) => match *ask {
            Ask::Advance { figure, .. } => marks::laid(scene, figure, &advance),
            _ => Vec::new(),
        },
        Answer::Way(way) => flight::marks(scene, ask, way),
        Answer::Place(spot) => {
            let radius = match *ask {
                Ask::Place { figure, .. } => scene.card(figure).radius,
                _ => scene.measures().token,
            };
            vec![marks::place(spot.0, radius)]
        }
        Answer::Battlefield(_)
        | Answer::Lies(_)
        | Answer::CrisisType(_)
        | Answer::Threat(_)
        | Answer::Squad(SquadPick::Done)
        | Answer::Affiliation(_)
        | Answer::Tactics(TacticPick::Done)
        | Answer::Effect(Effect::Pass)
        | Answer::Face(_)
        | Answer::Amount(_)
        | Answer::Option(_)
        | Answer::May(_) => Vec::new(),
    }
}

/// Whose effect, or which card.
pub(super) fn source_marks(source: Source) -> Vec<Mark> {
    match source {
        Source::Power { figure, .. } => vec![marks::figure(figure)],
        Source::Tactic { card, .. } => vec![marks::card(card)],
        _ => Vec::new(),
    }
}

/// Whom or what an act concerns.
fn act_marks(scene: Scene<Crisis>, ask: &Ask, act: Act) -> Vec<Mark> {
    match (act, ask) {
        (Act::Activate(figure), _) => vec![marks::figure(figure)],
        (Act::Interact(token), _) => vec![marks::token(token)],
        (Act::Tactic(card), _) => vec![marks::card(card)],
        (Act::Attack, Ask::Act { figure: Some(figure), .. }) => {
            let weapons = (0..scene.card(*figure).attacks.len() as u8).map(Weapon::Printed);
            let mut targets: Vec<FigureId> =
                weapons.flat_map(|weapon| targets(scene, *figure, weapon)).collect();
            targets.sort_unstable();
            targets.dedup();
            targets.into_iter().map(marks::figure).collect()
        }
        _ => Vec::new(),
    }
}

/// How far an attack reaches, and whom it could hit from here.
fn weapon_marks(scene: Scene<Crisis>, attacker: FigureId, weapon: Weapon) -> Vec<Mark> {
    let figures = targets(scene, attacker, weapon).into_iter().map(marks::figure);
    question::range_of(scene, attacker, weapon).into_iter().chain(figures).collect()
}

/// Every enemy that an attack could be aimed at from here; of a beam, that some direction of it touches.
pub(super) fn targets(scene: Scene<Crisis>, attacker: FigureId, weapon: Weapon) -> Vec<FigureId> {
    if scene.card(attacker).attacks.get(weapon.printed().map_or(0, usize::from)).is_none() {
        return Vec::new();
    }
    let order = Order::plain(attacker, weapon);
    let enemies = scene.state.squad(scene.state.figure(attacker).side.other());
    enemies.filter(|&target| attack::targetable(scene, &order, target).is_ok()).collect()
}

/// The dice that an answer takes, by their places on the board.
fn dice_marks(scene: Scene<Crisis>, roll: Roll, taken: Faces) -> Vec<Mark> {
    let Some(lying) = lying(scene, roll) else { return Vec::new() };
    let faces = lying.faces();
    let mut marks = Vec::new();
    let mut first = 0;
    for face in Face::ALL {
        let count = usize::from(faces[face]);
        // Dice that are only read as criticals lie first among them, so the last are taken.
        let taken = usize::from(taken[face]).min(count);
        marks.extend((first + count - taken..first + count).map(|n| marks::die(roll, n)));
        first += count;
    }
    marks
}

/// The dice of a roll as they lie.
fn lying(scene: Scene<Crisis>, roll: Roll) -> Option<Pool> {
    match roll {
        Roll::Attack => scene.state.attacks.last().map(|attack| *attack.attack_pool.shown()),
        Roll::Defence | Roll::Any => scene.state.attacks.last().map(|attack| *attack.defence_pool.shown()),
        Roll::Dodge => scene.state.dodge.as_ref().map(|dodge| *dodge.pool.shown()),
    }
}

/// The line along which a target is seen.
fn sight(scene: Scene<Crisis>, ask: &Ask, thing: Thing) -> Option<Mark> {
    let (Ask::Target { figure, .. }, Thing::Figure(target)) = (ask, thing) else { return None };
    if !scene.state.is_on_battlefield(target) {
        return None;
    }
    let (from, to) = crisis::sight::line(scene, *figure, target)?;
    Some(marks::line(from, to, "sight", String::new()))
}

/// What was looked at for an answer: range, sight and cover of a target, who is under a beam, what a throw hits.
fn checks_of(open: &Open<Crisis>, teller: &Teller, answer: &Answer) -> Vec<Check> {
    let scene = open.scene;
    match (open.pending.ask, *answer) {
        (Ask::Target { figure, weapon, .. }, Answer::Thing(Thing::Figure(target))) => {
            odds::checks(&open.reader, scene, figure, weapon, target)
        }
        (ask @ Ask::Way { .. }, Answer::Way(way)) => flight::checks(&open.reader, scene, teller, &ask, way),
        (Ask::Beam { figure, weapon, .. }, Answer::Way(way)) => {
            flight::under(&open.reader, scene, teller, figure, weapon, way)
        }
        _ => Vec::new(),
    }
}
