//! What POW tells its learner: every mission on every battlefield, between all teams and teams that were put together.

use minds::Study;
use pow::Pow;
use pow::card::{Cards, Mission};
use pow::setup::Setup;
use pow::state::{Reading, Side, State};
use table::{Fast, Scene, Seat};

use super::eyes::{Look, nearest, to_goal};

/// A lead of so many points is worth all that points can say.
const LEAD: f32 = 4.0;
/// What is so far off is not near at all.
const FAR_OFF: f32 = 24_000.0;
/// Of so many games, one is played by teams that were put together out of all characters.
const MIXED: u64 = 4;

/// How the game is learned.
pub struct PowStudy;

impl Study<Pow> for PowStudy {
    fn cells(&self, cards: &Cards) -> Vec<String> {
        let name =
            |(mission, field): (&Mission, u16)| format!("{}-{}", mission.id, battlefield(cards, field));
        cells(cards).map(name).collect()
    }

    /// Ready teams meet in every pairing, from both sides, also their own like; every fourth game is between others.
    fn setup(&self, cards: &Cards, cell: usize, number: u64) -> Setup {
        let (mission, field) = cells(cards).nth(cell).expect("the learner asks for cells that there are");
        let usual = Setup::usual(cards);
        let count = cards.teams.len() as u64;
        let pairing = number - number / MIXED;
        let ready = |team: u64| ids(cards, &cards.teams[team as usize].members);
        let teams = if number % MIXED == MIXED - 1 || count == 0 {
            (0..2).map(|side| mixed(cards, usual.levels, 2 * number + side)).collect()
        } else {
            vec![ready(pairing % count), ready(pairing / count % count)]
        };
        let (mission, battlefield) = (mission.id.clone(), battlefield(cards, field).to_owned());
        Setup { mission, battlefield, teams, ..usual }
    }

    fn clock(&self, state: &State) -> u32 {
        u32::from(state.turn) + 1
    }

    /// A fifth of it is points, with what is held of objectives, and a fifth what is left of the figures' life, each against
    /// the other side's. A fifth is how near the figures have come to what they could do something with: beginners who stay
    /// at their edges score nothing and learn nothing.
    fn standing(&self, scene: Scene<Pow>, seat: Seat) -> f32 {
        let me = Side::at(seat).unwrap_or(Side::A);
        let [mine, theirs] = me.first().map(|side| left(scene, side));
        let points = |side: Side| f32::from(scene.state.points[side]) + held(scene, side);
        let lead = ((points(me) - points(me.other())) / LEAD).clamp(-1.0, 1.0);
        0.4 + 0.2 * lead + 0.2 * (mine - theirs) + 0.2 * near(scene, me)
    }

    fn cast(&self, _: &Cards, setup: &Setup) -> Vec<String> {
        setup.teams.concat()
    }

    fn pack(&self, cards: &Cards) -> String {
        cards.fingerprint.clone()
    }
}

/// Half a point for each objective that is controlled or carried.
fn held(scene: Scene<Pow>, side: Side) -> f32 {
    let carried = scene.state.team(side).filter(|&id| scene.state.figure(id).carries.is_some());
    let controlled = scene.state.objectives.iter().filter(|objective| objective.holder == Some(side));
    0.5 * (carried.count() + controlled.count()) as f32
}

/// How near a side's figures are to enemies and objectives, from 0 to 1.
fn near(scene: Scene<Pow>, side: Side) -> f32 {
    let all = scene.state.figures.iter().filter(|figure| figure.side == side).count();
    let look = Look::new(scene, side);
    let near = scene.state.team(side).map(|id| {
        let body = scene.state.body(id);
        let enemies = scene.state.team(side.other()).map(|enemy| scene.state.body(enemy));
        let gap = nearest(body, enemies).min(to_goal(look, id, body));
        if scene.state.figure(id).carries.is_some() { 1.0 } else { (1.0 - gap / FAR_OFF).max(0.0) }
    });
    near.sum::<f32>() / all.max(1) as f32
}

/// Every mission wherever it can be played.
fn cells(cards: &Cards) -> impl Iterator<Item = (&Mission, u16)> {
    cards.missions.iter().flat_map(|mission| mission.battlefields.iter().map(move |&field| (mission, field)))
}

fn battlefield(cards: &Cards, place: u16) -> &str {
    &cards.battlefields[usize::from(place)].id
}

fn ids(cards: &Cards, members: &[u16]) -> Vec<String> {
    members.iter().map(|&member| cards.characters[usize::from(member)].id.clone()).collect()
}

/// A team drawn out of all characters, as many as fit into the levels (rulings.team.level).
fn mixed(cards: &Cards, levels: u16, number: u64) -> Vec<String> {
    let mut chance = Fast::of_game(0x7EA3, number);
    let mut left: Vec<u16> = (0..cards.characters.len() as u16).collect();
    let (mut members, mut names, mut total) = (Vec::new(), Vec::new(), 0);
    while !left.is_empty() && members.len() < 8 {
        let member = left.swap_remove(chance.below(left.len() as u32) as usize);
        let character = &cards.characters[usize::from(member)];
        let level = u16::from(character.level);
        if total + level <= levels && !names.contains(&&character.true_name) {
            total += level;
            names.push(&character.true_name);
            members.push(member);
        }
    }
    ids(cards, &members)
}

/// The part of a side's life that is left, each figure by its level.
fn left(scene: Scene<Pow>, side: Side) -> f32 {
    let (mut left, mut all) = (0.0, 0.0);
    for id in scene.state.figure_ids() {
        let (figure, card) = (scene.state.figure(id), scene.card(id));
        if figure.side == side {
            let level = f32::from(card.level);
            left += level * f32::from(figure.life) / f32::from(card.life.max(1));
            all += level;
        }
    }
    if all > 0.0 { left / all } else { 0.0 }
}
