//! One answer, with all that is shown of it: words, marks, odds.

use host::Open;
use pow::Pow;
use pow::ask::{Act, Activate, Answer, Ask, Boost, Defend, May, Reroll, Thing, ThrownAt, UsePower, Whom};
use pow::attack_kinds;
use pow::card::{Attack, Kind};
use pow::state::{Edge, FigureId, Reading as _};
use space::{Spot, Turn};
use table::Scene;
use wire::odds::Odds;
use wire::table::{Choice, Mark};
use words::Message;

use crate::voice::Teller;
use crate::{marks, odds};

pub(crate) fn choice(open: &Open<Pow>, teller: &Teller, answer: Answer) -> Choice {
    with_odds(open, teller, answer, odds::of(open, answer))
}

/// A choice whose odds are known.
pub(crate) fn with_odds(open: &Open<Pow>, teller: &Teller, answer: Answer, odds: Option<Odds>) -> Choice {
    let ask = &open.pending.ask;
    Choice {
        answer: serde_json::to_value(answer).expect("an answer is plain data with text keys"),
        label: teller.answer(ask, &answer),
        detail: detail(open, teller, &answer),
        marks: marks_of(open.scene, ask, &answer),
        checks: Vec::new(),
        odds,
        previews: Vec::new(),
        quiet: quiet(&answer),
        rank: wire::table::Rank::Main,
    }
}

/// Whether an answer ends something or declines.
pub(crate) fn quiet(answer: &Answer) -> bool {
    matches!(
        answer,
        Answer::Act(Act::End)
            | Answer::Activate(Activate::Pass)
            | Answer::Whom(Whom::Nobody)
            | Answer::React(UsePower::None)
            | Answer::Defend(Defend::No)
            | Answer::Boost(Boost::No)
            | Answer::Reroll(Reroll::No)
            | Answer::May(May::No)
    )
}

/// A second, smaller line: what the card says of it.
fn detail(open: &Open<Pow>, teller: &Teller, answer: &Answer) -> Option<String> {
    let scene = open.scene;
    let printed = teller.printed();
    let power_of = |figure: FigureId, power: u8| {
        let card = scene.card(figure);
        card.powers.get(usize::from(power)).map(|power| printed.power_text(card, power))
    };
    match (&open.pending.ask, answer) {
        (Ask::Act { figure, .. }, Answer::Act(Act::Attack(index))) => {
            let attack = scene.card(*figure).attacks.get(usize::from(*index))?;
            let caution = caution(scene, *figure, attack).map(|key| open.reader.words.word(key));
            let lines = std::iter::once(printed.profile(attack)).chain(caution);
            Some(lines.collect::<Vec<String>>().join(" · "))
        }
        (Ask::Act { figure, .. }, Answer::Act(Act::Power(power))) => power_of(*figure, *power),
        (Ask::Act { figure, .. }, Answer::Act(Act::End)) => {
            let left = scene.state.figure(*figure).pow;
            let message = Message::new("pow-detail-left").with("pow", left);
            (left > 0).then(|| open.reader.words.say(&message))
        }
        (_, Answer::React(UsePower::Power { figure, power })) => power_of(*figure, *power),
        _ => None,
    }
}

/// Whom an attack could reach.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Reached {
    Enemies,
    FriendsToo,
    FriendsOnly,
    SceneryOnly,
}

/// What whoever attacks should know first: an attack may be made at scenery alone (rulings.scenery.attack), and a wave asks
/// nobody whom it reaches (attack-types.wave.targets).
fn caution(scene: Scene<Pow>, attacker: FigureId, attack: &Attack) -> Option<&'static str> {
    match reached(scene, attacker, attack) {
        Reached::Enemies => None,
        Reached::FriendsToo => Some("pow-caution-friends-too"),
        Reached::FriendsOnly => Some("pow-caution-friends-only"),
        Reached::SceneryOnly => Some("pow-caution-scenery-only"),
    }
}

/// Whom it could reach.
pub(crate) fn reached(scene: Scene<Pow>, attacker: FigureId, attack: &Attack) -> Reached {
    let side = |figure: FigureId| scene.state.figure(figure).side;
    let reached = targets(scene, attacker, attack);
    let friends = reached.iter().any(|&figure| side(figure) == side(attacker));
    let enemies = reached.iter().any(|&figure| side(figure) != side(attacker));
    match (enemies, friends) {
        (true, false) => Reached::Enemies,
        (true, true) => Reached::FriendsToo,
        (false, true) => Reached::FriendsOnly,
        (false, false) => Reached::SceneryOnly,
    }
}

/// What an answer lights up on the board.
pub(crate) fn marks_of(scene: Scene<Pow>, ask: &Ask, answer: &Answer) -> Vec<Mark> {
    let state = scene.state;
    let radius = |figure: FigureId| state.bodies.get(usize::from(figure.0)).map_or(0, |body| body.r);
    match *answer {
        Answer::Edge(edge) => vec![marks::area(marks::zone(edge), "zone", String::new())],
        Answer::Deploy(deployed) => {
            vec![marks::figure(deployed.figure), marks::place(deployed.at, radius(deployed.figure))]
        }
        Answer::Whose(whose) => vec![marks::seat(whose.0)],
        Answer::Activate(Activate::Figure(figure)) => vec![marks::figure(figure)],
        Answer::Act(act) => act_marks(scene, ask, act),
        Answer::Route(route) => match *ask {
            Ask::Route { figure, .. } => vec![marks::path(state.body(figure), &route)],
            _ => Vec::new(),
        },
        Answer::Target(thing) => vec![marks::thing(thing)],
        Answer::Aim(way) => aim_marks(scene, ask, way),
        Answer::React(UsePower::Power { figure, .. }) => vec![marks::figure(figure)],
        Answer::Throw(ThrownAt::Thing(thing)) => vec![marks::thing(thing)],
        Answer::Throw(ThrownAt::Spot(spot)) => vec![marks::place(spot, 0)],
        Answer::Place(to) => place_marks(scene, ask, to),
        Answer::Whom(Whom::Figure(figure)) => vec![marks::figure(figure)],
        Answer::Activate(Activate::Pass) | Answer::React(UsePower::None) | Answer::Whom(Whom::Nobody) => {
            Vec::new()
        }
        Answer::May(_) => match *ask {
            Ask::BrutalPush { target, .. } => vec![marks::figure(target)],
            _ => Vec::new(),
        },
        Answer::Defend(_) | Answer::Boost(_) | Answer::Reroll(_) | Answer::Critical(_) => Vec::new(),
    }
}

/// Whom an action could concern from here.
fn act_marks(scene: Scene<Pow>, ask: &Ask, act: Act) -> Vec<Mark> {
    let Ask::Act { figure, .. } = *ask else { return Vec::new() };
    let body = scene.state.body(figure);
    match act {
        Act::Attack(index) => {
            let Some(attack) = scene.card(figure).attacks.get(usize::from(index)) else { return Vec::new() };
            let mut marks: Vec<Mark> =
                targets(scene, figure, attack).into_iter().map(marks::figure).collect();
            if let Kind::Wave(radius) = attack.kind {
                let outline = marks::around(&body.disc(), radius, body.at.z);
                marks.push(marks::area(outline, "template", String::new()));
            }
            marks
        }
        Act::Interact(objective) => vec![marks::objective(objective)],
        Act::LayDown => scene.state.figure(figure).carries.map(marks::objective).into_iter().collect(),
        Act::Move | Act::Grab | Act::GetUp | Act::Leap | Act::Power(_) | Act::End => Vec::new(),
    }
}

/// Every figure that an attack could hit from here.
pub(crate) fn targets(scene: Scene<Pow>, attacker: FigureId, attack: &Attack) -> Vec<FigureId> {
    let enemies = || scene.state.team(scene.state.figure(attacker).side.other());
    match attack.kind {
        Kind::Melee | Kind::Ranged(_) => {
            let eligible = |&target: &FigureId| {
                attack_kinds::eligible(scene, attacker, attack, Thing::Figure(target)).is_ok()
            };
            enemies().filter(eligible).collect()
        }
        Kind::Wave(radius) => attack_kinds::in_wave(scene, attacker, radius).into_iter().collect(),
        Kind::Spray { length, width } => {
            let from = scene.state.body(attacker).disc();
            let reached = |&target: &FigureId| {
                let aims = space::Spray::aims(&from, length, width, &scene.state.body(target).disc());
                aims.iter()
                    .any(|&way| attack_kinds::under_spray(scene, attacker, attack, way).contains(&target))
            };
            enemies().filter(reached).collect()
        }
    }
}

fn aim_marks(scene: Scene<Pow>, ask: &Ask, way: Turn) -> Vec<Mark> {
    let Ask::Aim { figure, attack, .. } = *ask else { return Vec::new() };
    let Some(attack) = scene.card(figure).attacks.get(usize::from(attack)) else { return Vec::new() };
    let covered = attack_kinds::under_spray(scene, figure, attack, way);
    let template = attack_kinds::template(scene, figure, attack, way);
    let outline = template.map(|spray| marks::template(&spray, scene.state.body(figure).at.z));
    let outline = outline.map(|points| marks::area(points, "template", String::new()));
    outline.into_iter().chain(covered.into_iter().map(marks::figure)).collect()
}

fn place_marks(scene: Scene<Pow>, ask: &Ask, to: Spot) -> Vec<Mark> {
    match *ask {
        Ask::Leap { figure, .. } => vec![marks::place(to, scene.state.body(figure).r)],
        Ask::PowerWalk { moved, .. } => vec![marks::walk(scene.state.body(moved), to)],
        _ => vec![marks::place(to, 0)],
    }
}

/// Both edges, to be shown where the question is about one.
pub(crate) const EDGES: [Edge; 2] = [Edge::South, Edge::North];
