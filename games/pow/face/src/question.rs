//! Questions in words and marks.

use host::{Face, Open, Reader, Wording, forbidden};
use pow::Pow;
use pow::ask::{Act, Answer, Ask, Thing, ThrownAt};
use pow::card::{Ability, Kind};
use pow::state::{FigureId, Phase, Reading as _, State, Whereabouts};
use pow::view::View;
use table::{Scene, Why};
use wire::board::Board;
use wire::table::{Choice, Forbidden, Mark};
use words::{Inches, Message, Words};

use crate::voice::{self, Teller};
use crate::{PowFace, board, choice, marks, odds, outline};

/// No more than so many forbidden answers are sent.
const MOST_FORBIDDEN: usize = 40;
/// Of scenery that is out of the question, only the nearest pieces: nobody asks about the far ones.
const PIECES_FORBIDDEN: usize = 8;
/// One of so many suggested places for deployment is listed.
const DEPLOYMENT_SPACED: usize = 3;

impl Face<Pow> for PowFace {
    fn known<'v>(&self, view: &'v View) -> &'v State {
        &view.state
    }

    fn board(&self, reader: &Reader<Pow>) -> Board {
        Board::of("pow", &board::drawn(reader))
    }

    fn question(&self, open: &Open<Pow>) -> Wording {
        let teller = &voice::teller(&open.reader);
        let Open { scene, pending, .. } = *open;
        let ask = &pending.ask;
        let answers: Vec<Answer> = listed(ask, &pending.options).collect();
        let odds = odds::of_each(open, &answers);
        let choice = |(answer, odds)| choice::with_odds(open, teller, answer, odds);
        Wording {
            title: teller.ask(ask),
            because: because(scene, teller, ask),
            about: about(ask),
            areas: areas(open),
            choices: answers.into_iter().zip(odds).map(choice).collect(),
            forbidden: forbidden(scene, teller, ask, &pending.forbidden),
            payment: None,
            most: None,
        }
    }

    fn choice(&self, open: &Open<Pow>, answer: Answer) -> Choice {
        choice::choice(open, &voice::teller(&open.reader), answer)
    }

    fn of_setup(&self, state: &State, _ask: &Ask) -> bool {
        state.turn <= 1 && matches!(state.phase, Phase::Deployment | Phase::Power | Phase::Initiative)
    }

    fn quiet(&self, answer: &Answer) -> bool {
        choice::quiet(answer)
    }
}

/// The answers that are listed: all of them, but of the rows of places for deployment only some. Any place may be
/// pointed at.
fn listed(ask: &Ask, options: &[Answer]) -> impl Iterator<Item = Answer> {
    let spaced = if matches!(ask, Ask::Deploy { .. }) { DEPLOYMENT_SPACED } else { 1 };
    options.iter().copied().step_by(spaced)
}

/// What hangs on a question: the attack that is made or answered, as its card prints it.
fn because(scene: Scene<Pow>, teller: &Teller, ask: &Ask) -> Option<String> {
    let (figure, attack) = match *ask {
        Ask::Target { figure, attack, .. } | Ask::Aim { figure, attack, .. } => (figure, attack),
        Ask::Boost { figure, attack: Some(attack), .. } | Ask::Critical { figure, attack, .. } => {
            (figure, attack)
        }
        Ask::React { attacker, attack, .. } | Ask::Defend { attacker, attack: Some(attack), .. } => {
            (attacker, attack)
        }
        Ask::PowerTarget { figure, power, .. } => {
            let card = scene.card(figure);
            let power = card.powers.get(usize::from(power))?;
            return Some(teller.printed().power_text(card, power));
        }
        _ => return None,
    };
    let attack = scene.card(figure).attacks.get(usize::from(attack))?;
    Some(teller.printed().attack(attack))
}

/// The figures that a question is about, the one that acts first.
fn about(ask: &Ask) -> Vec<Mark> {
    let figures: Vec<FigureId> = match *ask {
        Ask::Edge { .. } | Ask::Deploy { .. } | Ask::Counter { .. } | Ask::First { .. } => Vec::new(),
        Ask::Activate { .. } | Ask::NextTest { .. } => Vec::new(),
        Ask::PerfectPlan { figure, .. } | Ask::CancelPlan { figure, .. } => vec![figure],
        Ask::Recover { figure, .. } | Ask::Act { figure, .. } | Ask::Route { figure, .. } => vec![figure],
        Ask::Target { figure, .. } | Ask::Aim { figure, .. } | Ask::Grab { figure, .. } => vec![figure],
        Ask::RerollTest { figure, .. } | Ask::Dodge { figure, .. } => vec![figure],
        Ask::Leap { figure, .. } | Ask::Follow { figure, .. } | Ask::PowerTarget { figure, .. } => {
            vec![figure]
        }
        Ask::React { attacker, target, .. } => vec![attacker, target],
        Ask::Defend { figure, attacker, .. } => vec![figure, attacker],
        Ask::Boost { figure, target, .. } | Ask::RerollAttack { figure, target, .. } => {
            vec![figure, target]
        }
        Ask::Critical { figure, target, .. } | Ask::BrutalPush { figure, target, .. } => {
            vec![figure, target]
        }
        Ask::PowerWalk { figure, moved, .. } => vec![figure, moved],
        Ask::Throw { figure, held, .. } => return vec![marks::figure(figure), marks::thing(held)],
    };
    figures.into_iter().map(marks::figure).collect()
}

/// Where a place may be chosen, and how far something reaches.
fn areas(open: &Open<Pow>) -> Vec<Mark> {
    let (scene, words) = (open.scene, open.reader.words);
    match open.pending.ask {
        Ask::Edge { .. } => {
            choice::EDGES.map(|edge| marks::area(marks::zone(edge), "zone", String::new())).into()
        }
        Ask::Deploy { side } => {
            let mut zones = Vec::new();
            if let Some(edge) = scene.state.edges[side] {
                zones.push(marks::area(marks::zone(edge), "zone", String::new()));
            }
            let waits = |id: &FigureId| {
                let figure = scene.state.figure(*id);
                figure.side == side && figure.whereabouts == Whereabouts::Waiting
            };
            let mut waiting = scene.state.figure_ids().filter(waits);
            if let Some(infiltrator) = waiting.find(|&id| scene.has(id, Ability::Infiltrator)) {
                let name = words.language().name(&scene.card(infiltrator).name);
                zones.push(marks::area(marks::table(), "zone", name.to_owned()));
            }
            zones
        }
        Ask::Route { figure, .. } => outline::reach(scene, figure, words),
        Ask::PowerWalk { moved, up_to, .. } => outline::walk(open, moved, up_to),
        Ask::Target { figure, attack, .. } => {
            let body = scene.state.body(figure);
            let attack = scene.card(figure).attacks.get(usize::from(attack));
            match attack.map(|attack| attack.kind) {
                Some(Kind::Ranged(range)) => {
                    let points = marks::around(&body.disc(), range, body.at.z);
                    vec![marks::area(points, "range", inches(words, range))]
                }
                _ => Vec::new(),
            }
        }
        Ask::Throw { figure, .. } => {
            let body = scene.state.body(figure);
            let range = i32::from(scene.card(figure).strength) * 2_000;
            let points = marks::around(&body.disc(), range, body.at.z);
            vec![marks::area(points, "range", inches(words, range))]
        }
        _ => Vec::new(),
    }
}

/// A distance as a label.
pub(crate) fn inches(words: &Words, mils: i32) -> String {
    words.say(&Message::new("host-inches").with("inches", Inches(mils)))
}

/// The forbidden answers that a player would think of, each with its reason.
fn forbidden(scene: Scene<Pow>, teller: &Teller, ask: &Ask, all: &[(Answer, Why)]) -> Vec<Forbidden> {
    let mut worth: Vec<&(Answer, Why)> =
        all.iter().filter(|(answer, why)| worth_a_word(scene, ask, answer, why)).collect();
    // Far scenery last, so that it is what is left out.
    worth.sort_by_key(|(answer, _)| piece_gap(scene, ask, answer));
    let mut pieces = 0;
    worth.retain(|(answer, _)| {
        pieces += usize::from(piece_gap(scene, ask, answer).is_some());
        pieces <= PIECES_FORBIDDEN || piece_gap(scene, ask, answer).is_none()
    });
    let worth = worth.into_iter().take(MOST_FORBIDDEN);
    let said = worth.map(|(answer, why)| {
        let marks = choice::marks_of(scene, ask, answer);
        forbidden::forbidden(teller.answer(ask, answer), why, teller.refusal(why), marks)
    });
    forbidden::each_once(said)
}

/// Places are many and every one says the same, so a place is asked about by pointing at it. And nobody wonders why a
/// figure that stands can't get up.
fn worth_a_word(scene: Scene<Pow>, ask: &Ask, answer: &Answer, why: &Why) -> bool {
    match answer {
        Answer::Route(_) | Answer::Deploy(_) | Answer::Place(_) | Answer::Aim(_) => false,
        Answer::Throw(ThrownAt::Spot(_)) => false,
        Answer::Act(Act::GetUp) => asked_about(ask).is_some_and(|figure| scene.state.figure(figure).down),
        Answer::Act(Act::LayDown | Act::Leap) => false,
        // Friends are no targets, and everybody knows.
        Answer::Target(Thing::Figure(_)) => why.rule != pow::rule!("rulings.friendly-fire"),
        _ => true,
    }
}

fn asked_about(ask: &Ask) -> Option<FigureId> {
    match *ask {
        Ask::Act { figure, .. } | Ask::Target { figure, .. } | Ask::Grab { figure, .. } => Some(figure),
        Ask::Throw { figure, .. } => Some(figure),
        _ => None,
    }
}

/// How far a piece of scenery is that an answer is about, nearest first when sorted; nothing for other answers, which
/// come before all pieces.
fn piece_gap(scene: Scene<Pow>, ask: &Ask, answer: &Answer) -> Option<i32> {
    let piece = match answer {
        Answer::Target(Thing::Piece(piece)) | Answer::Throw(ThrownAt::Thing(Thing::Piece(piece))) => *piece,
        _ => return None,
    };
    let body = scene.state.body(asked_about(ask)?);
    Some(space::gap_to_block(body, scene.state.block(piece)))
}
