//! What the mission wants, read from its conditions: how much effort is left until an end is reached, in cubes.

use arrayvec::ArrayVec;
use gotham::bearer::{PrintedFigure, Reading as _};
use gotham::board::ZoneId;
use gotham::hindrance::{are_enemies, are_friends};
use gotham::printed::Task;
use gotham::printed::plot::{Condition, Effect};
use gotham::printed::term::{Camp, CubeBox, LineTrigger};
use gotham::state::{Body, CardPlace, FigureId, HeroId};

use super::worth::Outlook;

/// A move point on the way to something that must be done, in cubes: the first of a turn are free.
const WAY: f32 = 0.7;
/// The same on the way to a zone where heroes have to gather, which comes after all that is to be done.
const HOME: f32 = 0.35;
/// A thing that has not been done yet, beside what it takes.
const UNDONE: f32 = 2.0;
/// What nobody can do at present.
const HOPELESS: f32 = 12.0;

impl Outlook<'_> {
    /// What it still takes until a condition holds that a camp wants. Conditions about heroes that are down are not looked
    /// at: the value of their cubes says it already.
    pub(super) fn effort(&self, condition: &Condition, camp: Camp) -> f32 {
        let state = self.scene.state;
        match condition {
            Condition::TokensAtMost { token, count } => {
                let there = self.tokens(token.place);
                let surplus = there.len().saturating_sub(usize::from(*count));
                let task = self.task(camp, |task| {
                    u16::from(task.token) == token.place && task.effects.contains(&Effect::RemoveToken)
                });
                least(there.into_iter().map(|zone| UNDONE + self.deed(task, zone, camp)), surplus)
            }
            Condition::TokensAtLeast { token, count } => {
                let missing = usize::from(*count).saturating_sub(self.tokens(token.place).len());
                let places = |effect: &Effect| matches!(effect, Effect::PlaceToken { token: placed, .. } if placed.place == token.place);
                let Some(task) = self.task(camp, |task| task.effects.iter().any(places)) else {
                    return missing as f32 * HOPELESS;
                };
                let there = self.tokens(u16::from(task.token));
                least(there.into_iter().map(|zone| UNDONE + self.deed(Some(task), zone, camp)), missing)
            }
            Condition::CardsIn { card, zone, count } => {
                let home = ZoneId(zone.place as u8);
                let cards = state.cards.iter().enumerate().filter(|(_, other)| other.printed == card.place);
                least(cards.map(|(_, card)| self.fetch(card.place, home, camp)), usize::from(*count))
            }
            Condition::HeroesHere { zone } => {
                let up = state.hero_ids().filter(|&hero| !state.hero(hero).is_neutralised());
                up.map(|hero| HOME * self.hero_to(hero, ZoneId(zone.place as u8))).sum()
            }
            Condition::HeroesIn { zone, count } => {
                let up = state.hero_ids().filter(|&hero| !state.hero(hero).is_neutralised());
                least(up.map(|hero| WAY * self.hero_to(hero, ZoneId(zone.place as u8))), usize::from(*count))
            }
            Condition::CharactersIn { camp, zone, count } => {
                let characters = self.standing(*camp).filter(|&figure| state.hero_of(figure).is_none());
                let ways = characters.map(|figure| WAY * self.figure_to(figure, ZoneId(zone.place as u8)));
                least(ways, usize::from(*count))
            }
            Condition::TileNeutralised(tile) => self.overcome(tile.place, camp),
            Condition::All(all) => all.iter().map(|condition| self.effort(condition, camp)).sum(),
            Condition::Any(any) => {
                any.iter().map(|condition| self.effort(condition, camp)).fold(HOPELESS, f32::min)
            }
            Condition::Not(_)
            | Condition::TurnReached(_)
            | Condition::HeroesDown
            | Condition::HeroesDownAtLeast(_) => 0.0,
        }
    }

    /// Where tokens of a kind lie.
    fn tokens(&self, kind: u16) -> ArrayVec<ZoneId, 32> {
        let there = self.scene.state.tokens.iter().filter(|token| u16::from(token.kind) == kind);
        there.filter_map(|token| token.at).take(32).collect()
    }

    fn task(&self, camp: Camp, wanted: impl Fn(&Task) -> bool) -> Option<&Task> {
        self.scene.mission().tasks.iter().find(|task| task.who == camp && wanted(task))
    }

    /// The cubes that a task in a zone takes whoever does it with the least trouble.
    fn deed(&self, task: Option<&Task>, zone: ZoneId, camp: Camp) -> f32 {
        let Some(task) = task else { return HOPELESS };
        let doers = self.standing(camp).filter_map(|figure| self.deed_by(task, zone, figure));
        doers.fold(HOPELESS, f32::min)
    }

    fn deed_by(&self, task: &Task, zone: ZoneId, figure: FigureId) -> Option<f32> {
        let scene = self.scene;
        let cube_box = task.deed.effort().cube_box();
        // What a cube, or an activation, brings.
        let mean = match scene.printed(figure) {
            PrintedFigure::Hero(_) => self.die(figure, cube_box)?,
            PrintedFigure::Character(tile) => {
                tile.lines[cube_box as usize].iter().map(|line| self.mean_of(&line.dice)).reduce(f32::max)?
            }
        };
        let way = WAY * self.figure_to(figure, zone);
        if !task.deed.is_complex() {
            return Some(way + 1.0);
        }
        let trigger = task.deed.effort().trigger();
        let named = scene.level_of(figure, trigger, |place, _| task.skills.contains(&place));
        let hindrance = self.hindrance(figure, zone, trigger);
        let wanted = (f32::from(task.difficulty) + hindrance - f32::from(named)).max(0.5);
        Some(way + wanted / mean.max(0.3))
    }

    /// Threat in a zone against a figure that would act there.
    fn hindrance(&self, figure: FigureId, zone: ZoneId, _trigger: LineTrigger) -> f32 {
        let scene = self.scene;
        let mut threat = 0.0;
        for other in scene.state.figures_in(zone) {
            if are_enemies(scene.state, figure, other) {
                threat += f32::from(scene.threat(other));
            } else if are_friends(scene.state, figure, other) {
                threat -= f32::from(scene.threat(other));
            }
        }
        threat.max(0.0)
    }

    /// Bringing a card to a zone.
    fn fetch(&self, place: CardPlace, home: ZoneId, camp: Camp) -> f32 {
        let state = self.scene.state;
        match place {
            CardPlace::Carried(hero) => {
                let down = if state.hero(hero).is_neutralised() { HOPELESS / 2.0 } else { 0.0 };
                down + WAY * self.hero_to(hero, home)
            }
            CardPlace::Lying(zone) => {
                let nearest = state.hero_ids().filter(|&hero| !state.hero(hero).is_neutralised());
                let way = nearest.map(|hero| WAY * self.hero_to(hero, zone)).fold(HOPELESS, f32::min);
                if zone == home { 0.0 } else { 1.0 + way + WAY * self.known.far().between(zone, home) }
            }
            CardPlace::Inside(token) => {
                let token = state.tokens[usize::from(token)];
                let Some(zone) = token.at else { return HOPELESS };
                let task = self.task(camp, |task| {
                    task.token == token.kind && task.effects.contains(&Effect::TakeContent)
                });
                UNDONE + self.deed(task, zone, camp) + WAY * self.known.far().between(zone, home)
            }
            CardPlace::Gone => HOPELESS,
        }
    }

    /// Neutralising every figure of a tile.
    fn overcome(&self, place: u16, camp: Camp) -> f32 {
        let state = self.scene.state;
        let of_tile = |figure: &FigureId| match state.figure(*figure).body {
            Body::Character(tile) => state.tile(tile).printed == Some(place),
            Body::Hero(_) => false,
        };
        let defence = f32::from(self.scene.content.tiles[usize::from(place)].automatic_defence);
        let mut effort = 0.0;
        for prey in state.figure_ids().filter(of_tile) {
            let Some(zone) = state.figure(prey).zone() else { continue };
            effort += UNDONE + f32::from(state.figure(prey).life) * (1.0 + 0.25 * defence);
            let ways = self.standing(camp).map(|hunter| WAY * 0.6 * self.figure_to(hunter, zone));
            effort += least(ways, 3);
        }
        effort
    }

    /// The figures of a camp that can act.
    pub(super) fn standing(&self, camp: Camp) -> impl Iterator<Item = FigureId> + '_ {
        let state = self.scene.state;
        state.figure_ids().filter(move |&figure| state.figure(figure).camp == camp && state.stands(figure))
    }

    fn hero_to(&self, hero: HeroId, to: ZoneId) -> f32 {
        self.figure_to(self.scene.state.hero(hero).figure, to)
    }

    /// How far a figure is from a zone.
    pub(super) fn figure_to(&self, figure: FigureId, to: ZoneId) -> f32 {
        self.scene.state.figure(figure).zone().map_or(HOPELESS, |from| self.known.far().between(from, to))
    }

    /// The average of the die that a hero rolls for each cube in a box.
    pub(super) fn die(&self, figure: FigureId, cube_box: CubeBox) -> Option<f32> {
        let PrintedFigure::Hero(sheet) = self.scene.printed(figure) else { return None };
        match sheet.characteristics[cube_box as usize] {
            gotham::printed::Characteristic::Die(die) => Some(self.mean_of(&[die])),
            _ => None,
        }
    }
}

/// The sum of the least of them, as many as are wanted; those that are not there are hopeless.
fn least(efforts: impl Iterator<Item = f32>, wanted: usize) -> f32 {
    let mut efforts: ArrayVec<f32, 80> = efforts.take(80).collect();
    efforts.sort_by(f32::total_cmp);
    let missing = wanted.saturating_sub(efforts.len());
    efforts.iter().take(wanted).sum::<f32>() + missing as f32 * HOPELESS
}
