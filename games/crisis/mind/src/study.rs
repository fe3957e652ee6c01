//! What Crisis Protocol tells its learner: every Secure crisis with every Extraction crisis, and games as people play them.

use crisis::Crisis;
use crisis::card::{Cards, CrisisType};
use crisis::objectives::{contests, disc, points};
use crisis::setup::{Roster, RosterCharacter, Setup};
use crisis::state::{BySide, FigureId, Reading, Side, State};
use minds::Study;
use table::{Fast, Scene, Seat};

use super::eyes::{Look, gap};

/// A lead of so many points is worth all that points can say.
const LEAD: f32 = 10.0;
/// What is so far off is not near at all.
const FAR_OFF: f32 = 24_000.0;
/// Of so many games, one is played with rosters that were put together out of all cards.
const MIXED: u64 = 4;
/// The last cell: the mission comes of both rosters, as in any other game (mission.step1-priority-draw).
const OWN: &str = "own-crises";

/// How the game is learned.
pub struct CrisisStudy;

impl Study<Crisis> for CrisisStudy {
    fn cells(&self, cards: &Cards) -> Vec<String> {
        let secure = of(cards, CrisisType::Secure).map(ToOwned::to_owned);
        secure.chain([OWN.to_owned()]).collect()
    }

    /// Rosters meet in every pairing, from both sides, also their own like; every fourth game is between others. The second
    /// crisis and the battlefield change from game to game.
    fn setup(&self, cards: &Cards, cell: usize, number: u64) -> Setup {
        let rosters = cards.rosters.len() as u64;
        let pairing = number - number / MIXED;
        let ready = |place: u64| cards.rosters[place as usize].roster.clone();
        let mut rosters = if number % MIXED == MIXED - 1 || rosters == 0 {
            [0, 1].map(|side| mixed(cards, 2 * number + side))
        } else {
            [ready(pairing % rosters), ready(pairing / rosters % rosters)]
        };
        if let Some(secure) = of(cards, CrisisType::Secure).nth(cell) {
            let extraction: Vec<&str> = of(cards, CrisisType::Extraction).collect();
            let extraction = extraction[(number % extraction.len() as u64) as usize];
            for roster in &mut rosters {
                roster.crises = vec![secure.to_owned(), extraction.to_owned()];
            }
        }
        let battlefields = &cards.battlefields;
        let battlefield = battlefields[(number % battlefields.len() as u64) as usize].id.clone();
        Setup { rosters: BySide(rosters), battlefield, demo: true, ..Setup::usual() }
    }

    fn clock(&self, state: &State) -> u32 {
        u32::from(state.round) + 1
    }

    /// A fifth of it is points, with those that are on their way, and a fifth what is left of the squads, each against the
    /// other side's. A fifth is how near the characters have come to tokens.
    fn standing(&self, scene: Scene<Crisis>, seat: Seat) -> f32 {
        let me = Side::at(seat).unwrap_or(Side::A);
        let [mine, theirs] = me.first().map(|side| left(scene, side));
        let next = CrisisType::BOTH.map(|kind| points(scene, kind));
        let all = |side: Side| {
            f32::from(scene.state.points[side]) + next.iter().map(|next| f32::from(next[side])).sum::<f32>()
        };
        let lead = ((all(me) - all(me.other())) / LEAD).clamp(-1.0, 1.0);
        0.4 + 0.2 * lead + 0.2 * (mine - theirs) + 0.2 * near(scene, me)
    }

    fn cast(&self, _: &Cards, setup: &Setup) -> Vec<String> {
        let characters = setup.rosters.0.iter().flat_map(|roster| &roster.characters);
        characters.map(|character| character.id.clone()).collect()
    }

    fn pack(&self, cards: &Cards) -> String {
        cards.fingerprint.clone()
    }
}

/// The crises of a type, by id.
fn of(cards: &Cards, kind: CrisisType) -> impl Iterator<Item = &str> {
    cards.crises.iter().filter(move |crisis| crisis.kind == kind).map(|crisis| &*crisis.id)
}

/// A roster drawn out of all cards: ten characters, ten team tactic cards, three crises of each type
/// (roster.contents), or as many as there are.
fn mixed(cards: &Cards, number: u64) -> Roster {
    let mut chance = Fast::of_game(0xC415, number);
    let mut draw = |mut left: Vec<&str>, count: usize| {
        let mut drawn = Vec::new();
        while drawn.len() < count && !left.is_empty() {
            drawn.push(left.swap_remove(chance.below(left.len() as u32) as usize).to_owned());
        }
        drawn
    };
    let able = cards.characters.iter().filter(|character| !character.is_grunt());
    let characters = draw(able.map(|character| &*character.id).collect(), 10);
    let tactics = draw(cards.tactics.iter().map(|card| &*card.id).collect(), 10);
    let crises = CrisisType::BOTH.map(|kind| draw(of(cards, kind).collect(), 3)).concat();
    let characters = characters.iter().map(|id| RosterCharacter::plain(id)).collect();
    Roster { characters, tactics, crises }
}

/// The part of a squad's stamina that is left, each character by its threat; whoever is dazed has lost half.
fn left(scene: Scene<Crisis>, side: Side) -> f32 {
    let (mut left, mut all) = (0.0, 0.0);
    let look = Look::new(scene, side);
    for id in scene.state.figure_ids().filter(|&id| scene.state.figure(id).squad == side) {
        let card = scene.card(id);
        let threat = f32::from(scene.character(id).threat);
        let whole = f32::from(card.healthy + card.injured.unwrap_or(0)).max(1.0);
        all += threat;
        if scene.state.is_on_battlefield(id) {
            let spare = if look.condition(id) & 4 == 0 { card.injured.unwrap_or(0) } else { 0 };
            left += threat * f32::from(look.left(id) + spare) / whole;
        }
    }
    if all > 0.0 { left / all } else { 0.0 }
}

/// How near a squad's characters are to tokens that they hold, contest or could gain something from, from 0 to 1.
fn near(scene: Scene<Crisis>, side: Side) -> f32 {
    let all = scene.state.figures.iter().filter(|figure| figure.squad == side).count();
    let look = Look::new(scene, side);
    let close = |id: FigureId| {
        if scene.state.held_by(id).next().is_some() {
            return 1.0;
        }
        let base = scene.base(id);
        let near = scene.state.tokens_lying().map(|token| {
            if contests(scene, id, token) || look.wants(id, token) {
                (1.0 - gap(&base, &disc(scene, token)) / FAR_OFF).max(0.0)
            } else {
                0.0
            }
        });
        near.fold(0.0, f32::max)
    };
    scene.state.squad(side).map(close).sum::<f32>() / all.max(1) as f32
}
