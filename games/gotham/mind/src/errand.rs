//! How far the ends of the mission are: what is done of each, and in which zones the rest has to be done.

use arrayvec::ArrayVec;
use gotham::Gotham;
use gotham::bearer::Reading as _;
use gotham::board::{ZoneId, Zones};
use gotham::printed::plot::{Condition, Effect};
use gotham::printed::term::Camp;
use gotham::printed::{Ref, Task};
use gotham::state::{Body, CardPlace, HEROES, Hero};
use table::Scene;

/// What a card is worth that somebody carries and has not brought home yet, as a share of one that is there.
const CARRIED: f32 = 0.6;
/// The same of a card that was taken out of its token and lies somewhere.
const LYING: f32 = 0.4;

/// What a camp has to do to win.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Errand {
    /// The part of it that is done, from 0 to 1, of the end that is nearest.
    pub done: f32,
    /// Where something has to be taken, opened or overcome with one's hands.
    pub work: Zones,
    /// Where heroes and cards have to be brought.
    pub home: Zones,
    /// Where those stand who have to fall.
    pub prey: Zones,
    /// So many tokens, cards and figures are left.
    pub left: u8,
}

impl Errand {
    /// The errands of the heroes and of the villain.
    pub fn both(scene: Scene<Gotham>) -> [Errand; 2] {
        [Camp::Heroes, Camp::Villain].map(|camp| {
            let mut errand = Errand::default();
            for end in scene.mission().ends.iter().filter(|end| end.winner == camp) {
                let done = errand.look(scene, &end.provided, camp);
                errand.done = errand.done.max(done);
            }
            errand
        })
    }

    /// Whether there is anything to do in a zone or to bring there.
    pub fn names(&self, zone: ZoneId) -> bool {
        Zones(self.work.0 | self.home.0 | self.prey.0).has(zone)
    }

    /// Puts down what is left of a condition; how much of it is done.
    fn look(&mut self, scene: Scene<Gotham>, condition: &Condition, camp: Camp) -> f32 {
        let state = scene.state;
        match condition {
            Condition::TokensAtMost { token, count } => {
                let first = usize::from(token.place);
                let whole = scene.mission().tokens.get(first).map_or(0, |kind| kind.at.len());
                let there = self.tokens(scene, token);
                let surplus = there.saturating_sub(usize::from(*count));
                self.left += surplus as u8;
                1.0 - share(surplus, whole.saturating_sub(usize::from(*count)))
            }
            Condition::TokensAtLeast { token, count } => {
                let kind = |at: u8| u16::from(at) == token.place;
                let there = state.tokens.iter().filter(|it| kind(it.kind) && it.at.is_some()).count();
                let missing = usize::from(*count).saturating_sub(there);
                self.left += missing as u8;
                let places = |effect: &Effect| matches!(effect, Effect::PlaceToken { token: placed, .. } if placed.place == token.place);
                let brings = |task: &&Task| task.who == camp && task.effects.iter().any(places);
                if let Some(task) = scene.mission().tasks.iter().find(brings) {
                    let open = state.tokens.iter().filter(|it| it.kind == task.token);
                    open.filter_map(|it| it.at).for_each(|zone| self.work.add(zone));
                }
                1.0 - share(missing, usize::from(*count))
            }
            Condition::CardsIn { card, zone, count } => self.cards(scene, card, zone, usize::from(*count)),
            Condition::HeroesHere { zone } => {
                let up = state.heroes.iter().filter(|hero| !hero.is_neutralised());
                let there = up.clone().filter(|hero| stands_in(scene, hero, zone)).count();
                self.gather(zone, up.clone().count() - there);
                share(there, up.count())
            }
            Condition::HeroesIn { zone, count } => {
                let up = state.heroes.iter().filter(|hero| !hero.is_neutralised());
                let there = up.filter(|hero| stands_in(scene, hero, zone)).count();
                self.gather(zone, usize::from(*count).saturating_sub(there));
                share(there.min((*count).into()), usize::from(*count))
            }
            Condition::CharactersIn { camp, zone, count } => {
                let here = state.figures.iter().filter(|figure| {
                    figure.camp == *camp
                        && matches!(figure.body, Body::Character(_))
                        && figure.zone() == Some(zone_of(zone))
                });
                let there = here.count();
                self.gather(zone, usize::from(*count).saturating_sub(there));
                share(there.min((*count).into()), usize::from(*count))
            }
            Condition::TileNeutralised(tile) => self.hunt(scene, tile),
            Condition::HeroesDown => self.fell(scene, state.heroes.len()),
            Condition::HeroesDownAtLeast(count) => self.fell(scene, usize::from(*count)),
            Condition::TurnReached(turn) => f32::from(state.turn.min(*turn)) / f32::from((*turn).max(1)),
            Condition::Not(inner) => 1.0 - Errand::default().look(scene, inner, camp),
            Condition::All(all) => {
                let done: f32 = all.iter().map(|inner| self.look(scene, inner, camp)).sum();
                if all.is_empty() { 1.0 } else { done / all.len() as f32 }
            }
            Condition::Any(any) => any.iter().map(|inner| self.look(scene, inner, camp)).fold(0.0, f32::max),
        }
    }

    fn gather(&mut self, zone: &Ref, missing: usize) {
        self.left += missing as u8;
        if missing > 0 {
            self.home.add(zone_of(zone));
        }
    }

    /// Puts down where tokens of a kind lie; how many.
    fn tokens(&mut self, scene: Scene<Gotham>, kind: &Ref) -> usize {
        let tokens = scene.state.tokens.iter().filter(|token| u16::from(token.kind) == kind.place);
        let zones = tokens.filter_map(|token| token.at);
        zones.map(|zone| self.work.add(zone)).count()
    }

    /// Cards that have to be brought to a zone.
    fn cards(&mut self, scene: Scene<Gotham>, card: &Ref, zone: &Ref, count: usize) -> f32 {
        let state = scene.state;
        let home = zone_of(zone);
        let mut worth: ArrayVec<f32, 16> = ArrayVec::new();
        for other in state.cards.iter().filter(|other| other.printed == card.place).take(16) {
            worth.push(match other.place {
                CardPlace::Lying(at) if at == home => 1.0,
                CardPlace::Lying(at) => {
                    self.work.add(at);
                    LYING
                }
                CardPlace::Carried(hero) if stands_in(scene, state.hero(hero), zone) => 1.0,
                CardPlace::Carried(_) => CARRIED,
                CardPlace::Inside(token) => {
                    let at = state.tokens.get(usize::from(token)).and_then(|token| token.at);
                    at.into_iter().for_each(|at| self.work.add(at));
                    0.0
                }
                CardPlace::Gone => 0.0,
            });
        }
        worth.sort_by(|one, other| other.total_cmp(one));
        let best = &worth[..count.min(worth.len())];
        let there = best.iter().filter(|worth| **worth == 1.0).count();
        self.gather(zone, count.saturating_sub(there));
        if count == 0 { 1.0 } else { best.iter().sum::<f32>() / count as f32 }
    }

    /// Figures of a tile that have to fall: the life they have lost.
    fn hunt(&mut self, scene: Scene<Gotham>, wanted: &Ref) -> f32 {
        let state = scene.state;
        let sheet = &scene.content.tiles[usize::from(wanted.place)];
        let (mut life, mut figures) = (0u16, 0u8);
        for id in state.figure_ids() {
            let Body::Character(tile) = state.figure(id).body else { continue };
            let Some(zone) =
                state.figure(id).zone().filter(|_| state.tile(tile).printed == Some(wanted.place))
            else {
                continue;
            };
            self.prey.add(zone);
            life += u16::from(state.figure(id).life);
            figures += 1;
        }
        self.left += figures;
        let whole = f32::from(sheet.life) * f32::from(sheet.figures.max(figures).max(1));
        (1.0 - f32::from(life) / whole.max(1.0)).clamp(0.0, 1.0)
    }

    /// Heroes who have to fall, those first who have suffered most.
    fn fell(&mut self, scene: Scene<Gotham>, count: usize) -> f32 {
        let state = scene.state;
        let mut wounds: ArrayVec<f32, HEROES> = ArrayVec::new();
        let mut down = 0;
        for hero in &state.heroes {
            wounds.push(f32::from(hero.cubes.wounds) / f32::from(hero.cubes.total().max(1)));
            down += usize::from(hero.is_neutralised());
            if let Some(zone) = state.figure(hero.figure).zone().filter(|_| !hero.is_neutralised()) {
                self.prey.add(zone);
            }
        }
        self.left += count.saturating_sub(down) as u8;
        wounds.sort_by(|one, other| other.total_cmp(one));
        let worst = &wounds[..count.min(wounds.len())];
        if count == 0 { 1.0 } else { worst.iter().sum::<f32>() / count as f32 }
    }
}

/// Whether a camp wins by neutralising a tile.
pub(super) fn is_hunted(scene: Scene<Gotham>, tile: u16) -> bool {
    is_named(
        scene,
        &|condition| matches!(condition, Condition::TileNeutralised(named) if named.place == tile),
    )
}

/// Whether a card is wanted somewhere.
pub(super) fn is_wanted(scene: Scene<Gotham>, wanted: u16) -> bool {
    is_named(scene, &|condition| matches!(condition, Condition::CardsIn { card, .. } if card.place == wanted))
}

/// Whether an end of the mission has such a condition.
fn is_named(scene: Scene<Gotham>, wanted: &dyn Fn(&Condition) -> bool) -> bool {
    fn names(condition: &Condition, wanted: &dyn Fn(&Condition) -> bool) -> bool {
        match condition {
            Condition::All(all) | Condition::Any(all) => all.iter().any(|inner| names(inner, wanted)),
            other => wanted(other),
        }
    }
    scene.mission().ends.iter().any(|end| names(&end.provided, wanted))
}

fn stands_in(scene: Scene<Gotham>, hero: &Hero, zone: &Ref) -> bool {
    !hero.is_neutralised() && scene.state.figure(hero.figure).zone() == Some(zone_of(zone))
}

/// A zone of the mission's board.
fn zone_of(reference: &Ref) -> ZoneId {
    ZoneId(reference.place as u8)
}

fn share(part: usize, whole: usize) -> f32 {
    if whole == 0 { 0.0 } else { (part as f32 / whole as f32).min(1.0) }
}
