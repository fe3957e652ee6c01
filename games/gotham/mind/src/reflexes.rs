//! Answers given at once: what seems best by expected values, without trying it out.
//!
//! Whatever is asked in the middle of an action is answered here, in earnest and while [`super::plan`] plays on.

use gotham::answer::{
    Act, Amount, Answer, CharacterAct, CharacterPick, DiePick, DropPick, Go, May, Nature, Reinforcement,
    SkillPick, TilePick, Weapon,
};
use gotham::ask::{Ask, RerollBy, Topic};
use gotham::attack::AttackKind;
use gotham::bearer::{PrintedFigure, Reading as _};
use gotham::board::ZoneId;
use gotham::deed;
use gotham::dice::{Handful, Pool};
use gotham::material;
use gotham::movement::{self, FirstBonus};
use gotham::printed::Characteristic;
use gotham::printed::plot::Effect;
use gotham::printed::skill::Step;
use gotham::printed::term::{Camp, Cloud, CubeBox, Effort};
use gotham::roll::Purpose;
use gotham::state::{FigureId, HeroId, HeroState, Whereabouts};
use table::Scene;

use super::chances::{self, Spread};
use super::errand::is_wanted;
use super::worth::Outlook;
use minds::choose::{best, find};

/// What a task that the mission wants is worth in cubes, beside the goal itself.
const TASK: f32 = 4.0;
/// Whoever has no more lives than this does not hurt himself.
const SAFE: u8 = 2;
/// What a deed is worth that may be of some use.
const SOME_USE: f32 = 0.6;

impl Outlook<'_> {
    /// The answer to any question, by its place among the options.
    pub(super) fn reflex(&self, ask: &Ask, options: &[Answer]) -> usize {
        let camp = self.scene.state.camp_of(ask.seat);
        match ask.topic {
            Topic::State { hero } => find(options, Answer::State(self.declare(hero))),
            Topic::Act => best(options, |option| self.act(option)),
            Topic::Move { figure, points } => self.go(figure, points, options),
            Topic::Reroll { figure, by, pool, picked } => self.reroll(figure, by, &pool, &picked, options),
            // A full box stands in the way of the next defence.
            Topic::CubeFrom { .. } => best(options, |option| match option {
                Answer::Box(CubeBox::Defence) => 2.0,
                Answer::Box(CubeBox::Reroll) => 1.0,
                _ => 0.0,
            }),
            Topic::Tile => find(options, Answer::Tile(TilePick::End)),
            Topic::Character { .. } => best(options, |option| {
                if matches!(option, Answer::Character(CharacterPick::Activate(_))) { 1.0 } else { 0.0 }
            }),
            Topic::MayMove { figure } => {
                let points = movement::pool(self.scene, figure, 0, FirstBonus::Counts);
                may(options, self.best_goal(figure, points, false).is_some())
            }
            Topic::CharacterAct { figure } => best(options, |option| self.character_act(figure, option)),
            Topic::MayRepeat { .. } => may(options, true),
            Topic::Target { attacker, kind } => best(options, |option| match option {
                Answer::Figure(target) => self.at_target(attacker, target, kind),
                _ => 0.0,
            }),
            Topic::Weapon { .. } => best(options, |option| self.weapon(option)),
            Topic::UseCard { .. } | Topic::Consent { .. } | Topic::TakeContent { .. } => may(options, true),
            Topic::Cubes { figure, into, attack } => best(options, |option| match option {
                Answer::Amount(Amount(cubes)) => self.cubes(figure, into, attack, cubes),
                _ => 0.0,
            }),
            // A wound is dearer than a cube, until nobody feels it any more.
            Topic::Push { hero, wounds, .. } => {
                let cubes = &self.scene.state.hero(hero).cubes;
                let lives = cubes.total() - cubes.wounds;
                let last = self.scene.state.turn >= self.scene.mission().last_turn;
                may(options, last && lives > wounds + SAFE)
            }
            Topic::Deed { figure, .. } => best(options, |option| match option {
                Answer::Nature(nature) => self.nature(figure, nature),
                _ => 0.0,
            }),
            Topic::Drop { .. } => find(options, Answer::Drop(DropPick::Done)),
            Topic::Skill { figure, .. } => best(options, |option| self.skill(figure, option)),
            Topic::Guide { figure } => {
                let level = self.scene.step_level(figure, Step::GrantMovement);
                best(options, |option| self.guided(level, option))
            }
            Topic::Line { .. } | Topic::Order { .. } | Topic::Along { .. } => 0,
            Topic::Beside { .. } | Topic::Landing { .. } | Topic::ExplosionZone { .. } => {
                best(options, |option| self.zone(option, camp, 1.0))
            }
            Topic::Event => best(options, |option| self.event(option)),
            // Smoke hides whoever stands in it, all else is a plague.
            Topic::CloudZone { cloud } => {
                let sign = if cloud == Cloud::Smoke { -1.0 } else { 1.0 };
                best(options, |option| self.zone(option, camp, sign))
            }
            Topic::Reinforce { .. } => best(options, |option| self.reinforcement(option)),
            Topic::Arrival { figure } => best(options, |option| match option {
                Answer::Zone(zone) => self.standing_at(figure, zone),
                _ => 0.0,
            }),
        }
    }

    /// Active, unless there is little to act with and much to recover.
    fn declare(&self, hero: HeroId) -> HeroState {
        let state = self.scene.state;
        let cubes = &state.hero(hero).cubes;
        let sheet = &self.scene.content.heroes[usize::from(state.hero(hero).printed)];
        let spent = cubes.total() - cubes.available;
        let last = state.turn >= self.scene.mission().last_turn;
        let poor = cubes.available + sheet.recovery_active < self.weights.rest_below;
        if poor && !last && spent > sheet.recovery_active { HeroState::Rest } else { HeroState::Active }
    }

    /// What an action of a hero seems to gain; -1 if it is of no use at all.
    pub(super) fn act(&self, option: Answer) -> f32 {
        let Answer::Act(act) = option else { return 0.0 };
        let figure = |hero: HeroId| self.scene.state.hero(hero).figure;
        let blow = |hero, kind| self.best_of_kind(figure(hero), kind).map_or(-1.0, |blow| blow.gain);
        match act {
            Act::Pass => self.weights.bother,
            Act::Melee(hero) => blow(hero, AttackKind::Melee),
            Act::Ranged(hero) => blow(hero, AttackKind::Ranged),
            Act::Manipulate(hero) => self.deeds(figure(hero), Effort::Manipulation),
            Act::Think(hero) => self.deeds(figure(hero), Effort::Thought),
            Act::Move(hero) => {
                let points = movement::pool(self.scene, figure(hero), 0, FirstBonus::Counts);
                self.best_goal(figure(hero), points, false).map_or(-1.0, |(_, gain)| gain)
            }
            Act::Drop(_) | Act::HandOver(_) => -1.0,
        }
    }

    /// The best that a figure could do by manipulation or thought, the cube deducted. Deeds of no use to the mission are left
    /// to those who try them out.
    pub(super) fn deeds(&self, figure: FigureId, effort: Effort) -> f32 {
        let tasks = (0..self.scene.mission().tasks.len() as u8).map(Nature::Task);
        let cards = (0..self.scene.state.cards.len() as u8).map(Nature::PickUp);
        let wanted = tasks.chain(cards).filter(|&nature| {
            deed::kind(self.scene, nature).effort() == effort && deed::may(self.scene, figure, nature).is_ok()
        });
        let gains = wanted.map(|nature| self.nature(figure, nature) - self.weights.energy);
        gains.filter(|gain| *gain > SOME_USE).fold(-1.0, f32::max)
    }

    /// What a deed seems to gain.
    fn nature(&self, figure: FigureId, nature: Nature) -> f32 {
        match nature {
            Nature::Task(task) => {
                let task = &self.scene.mission().tasks[usize::from(task)];
                let cube_box = task.deed.effort().cube_box();
                let cubes = self.best_effort(figure, cube_box);
                TASK * self.succeeds(figure, nature, cube_box, cubes)
            }
            Nature::PickUp(card) => {
                let wanted = is_wanted(self.scene, self.scene.state.cards[usize::from(card)].printed);
                if wanted { TASK } else { 0.1 }
            }
            Nature::Command(_) => 2.0 * SOME_USE,
            Nature::Guide | Nature::Unshackle(_) | Nature::Dispel(_) => SOME_USE,
            Nature::Explode(_) | Nature::Pull(_) => SOME_USE,
            Nature::Grenade(zone) => self.crowd(zone, self.scene.state.figure(figure).camp),
            Nature::Throw { card, .. } => {
                let wanted = is_wanted(self.scene, self.scene.state.cards[usize::from(card)].printed);
                if wanted { -0.2 } else { -0.5 }
            }
            Nature::Give { .. } | Nature::Take(_) => 0.0,
        }
    }

    /// The cubes that a hero would put into a deed.
    fn best_effort(&self, figure: FigureId, cube_box: CubeBox) -> u8 {
        use gotham::energy::{account, room};
        room(self.scene, account(self.scene.state, figure, cube_box)).min(4)
    }

    /// How likely a complex deed succeeds with so many cubes, or with a character's best characteristic.
    pub(super) fn succeeds(&self, figure: FigureId, nature: Nature, cube_box: CubeBox, cubes: u8) -> f32 {
        let scene = self.scene;
        if !deed::kind(scene, nature).is_complex() {
            return 1.0;
        }
        let mut handful = Handful::default();
        match scene.printed(figure) {
            PrintedFigure::Hero(sheet) => {
                if let Characteristic::Die(die) = sheet.characteristics[cube_box as usize] {
                    handful.add(die, cubes);
                }
            }
            PrintedFigure::Character(tile) => {
                let lines = tile.lines[cube_box as usize].iter();
                let best =
                    lines.max_by(|one, other| self.mean_of(&one.dice).total_cmp(&self.mean_of(&other.dice)));
                best.into_iter().flat_map(|line| &line.dice).for_each(|&die| handful.add(die, 1));
            }
        }
        let effort = deed::kind(scene, nature).effort();
        let hindrance = gotham::hindrance::to_actions(scene, figure, effort.trigger());
        let named = match nature {
            Nature::Task(task) => {
                let skills = &scene.mission().tasks[usize::from(task)].skills;
                scene.level_of(figure, effort.trigger(), |place, _| skills.contains(&place))
            }
            _ => 0,
        };
        // A skill helps only whoever has rolled a success.
        let spread = Spread::of(scene.content, &handful);
        let difficulty = deed::difficulty(scene, figure, nature) + hindrance;
        spread.worth(|shown| {
            let result = if shown > 0 { shown + named } else { 0 };
            if result >= difficulty { 1.0 } else { 0.0 }
        })
    }

    fn go(&self, figure: FigureId, points: u8, options: &[Answer]) -> usize {
        let stop = Answer::Go(Go::Stop);
        let must = !options.contains(&stop);
        match self.best_goal(figure, points, must) {
            Some((goal, _)) => {
                let first = Answer::Go(Go::To(goal.first));
                options.iter().position(|option| *option == first).unwrap_or_else(|| find(options, stop))
            }
            None => find(options, stop),
        }
    }

    /// Dice below their average are thrown again where that is free; where it costs a cube, only blanks that may matter.
    fn reroll(
        &self,
        figure: FigureId,
        by: RerollBy,
        pool: &Pool,
        picked: &Pool,
        options: &[Answer],
    ) -> usize {
        let done = find(options, Answer::Die(DiePick::Done));
        let Some(roll) = self.scene.state.rolls.last() else { return done };
        // Whoever picks dice for an enemy, or rolls a hazard, wants fewer successes.
        let sign = if (by == RerollBy::Misfortune) != (roll.purpose == Purpose::Hazard) { -1.0 } else { 1.0 };
        let least = match by {
            RerollBy::Cubes => 0.75,
            RerollBy::Skill | RerollBy::Pictogram | RerollBy::Misfortune => 0.01,
        };
        if by == RerollBy::Cubes && !self.is_worth_cubes(figure, roll.purpose, pool, picked) {
            return done;
        }
        let gain = |option: Answer| match option {
            Answer::Die(DiePick::Die { colour, shown }) => {
                sign * (chances::mean(self.scene.content, colour) - f32::from(shown))
            }
            _ => least,
        };
        best(options, gain)
    }

    /// Whether more successes than these would be worth a cube.
    fn is_worth_cubes(&self, figure: FigureId, purpose: Purpose, pool: &Pool, picked: &Pool) -> bool {
        if picked.count() >= 2 || self.spare(figure) < 2 {
            return false;
        }
        let shown = pool.successes();
        match purpose {
            Purpose::Deed { difficulty, .. } => shown < difficulty && shown + 2 >= difficulty,
            Purpose::Defence => {
                let attack = self.scene.state.attack().map_or(0, |attack| attack.successes);
                shown < attack
            }
            Purpose::Attack | Purpose::Hazard => false,
        }
    }

    /// What is available to whoever pays for a figure.
    fn spare(&self, figure: FigureId) -> u8 {
        let purse = gotham::energy::account(self.scene.state, figure, CubeBox::Reroll);
        gotham::energy::cubes(self.scene.state, purse.hero).available
    }

    fn character_act(&self, figure: FigureId, option: Answer) -> f32 {
        let Answer::CharacterAct(act) = option else { return 0.0 };
        let state = self.scene.state;
        let attack = |kind: AttackKind, line: u8| {
            let enemies = state
                .figure_ids()
                .filter(|&other| gotham::target::may_target(self.scene, figure, other, kind).is_ok());
            let blows = enemies.filter_map(|target| self.best_at(figure, target, kind));
            // A line that is not the best is worth a little less, whichever it is.
            blows.map(|blow| if blow.line == line { blow.gain } else { 0.5 * blow.gain }).fold(0.0, f32::max)
        };
        match act {
            CharacterAct::Nothing => 0.05,
            CharacterAct::Melee(line) => attack(AttackKind::Melee, line),
            CharacterAct::Ranged(line) => attack(AttackKind::Ranged, line),
            CharacterAct::Manipulate(_) => self.deeds(figure, Effort::Manipulation),
            CharacterAct::Think(_) => self.deeds(figure, Effort::Thought),
        }
    }

    /// What a friend gains by a movement with so many points more.
    fn guided(&self, level: u8, option: Answer) -> f32 {
        let Answer::Figure(friend) = option else { return 0.0 };
        let points = level + movement::first_bonus_of_guided(self.scene, friend);
        self.best_goal(friend, points, false).map_or(0.0, |(_, gain)| gain)
    }

    fn at_target(&self, attacker: FigureId, target: FigureId, kind: AttackKind) -> f32 {
        // Deferred attacks are answered here too, when only what is left over counts.
        self.best_at(attacker, target, kind).map_or(self.wounds(target, 1), |blow| blow.gain)
    }

    fn weapon(&self, option: Answer) -> f32 {
        let Answer::Weapon(Weapon::Card(card)) = option else { return 0.0 };
        let lines = material::printed(self.scene, card).map_or(&[][..], |card| &card.lines[..]);
        lines
            .iter()
            .map(|line| 0.1 + self.mean_of(&line.dice) + f32::from(line.successes))
            .fold(0.1, f32::max)
    }

    /// What so many cubes are worth for an attack, a deed or a defence.
    fn cubes(&self, figure: FigureId, into: CubeBox, attack: u8, cubes: u8) -> f32 {
        let price = self.weights.energy * f32::from(cubes);
        match into {
            CubeBox::Melee => self.strike(figure, AttackKind::Melee, cubes),
            CubeBox::Ranged => self.strike(figure, AttackKind::Ranged, cubes),
            CubeBox::Defence => {
                let lost = self
                    .guarded(figure, cubes)
                    .worth(|defence| self.wounds(figure, attack.saturating_sub(defence)));
                -lost - price
            }
            CubeBox::Manipulation | CubeBox::Thought => {
                let here = self.scene.state.figure(figure).zone();
                let tasks = (0..self.scene.mission().tasks.len() as u8).filter(|&task| {
                    let printed = &self.scene.mission().tasks[usize::from(task)];
                    let fits = printed.deed.effort().cube_box() == into && printed.deed.is_complex();
                    let token = here.and_then(|here| gotham::mission::token_of(self.scene, printed, here));
                    fits && token.is_some()
                });
                let chances = tasks.map(|task| self.succeeds(figure, Nature::Task(task), into, cubes));
                TASK * chances.fold(0.0, f32::max) * 1.5 - price
            }
            CubeBox::Movement | CubeBox::Reroll => -price,
        }
    }

    /// The same target that was named a moment ago, with another number of cubes.
    fn strike(&self, attacker: FigureId, kind: AttackKind, cubes: u8) -> f32 {
        let Some(blow) = self.best_of_kind(attacker, kind) else { return -f32::from(cubes) };
        // The best number is known; the others are the worse the farther they are off.
        -f32::from(blow.cubes.abs_diff(cubes))
    }

    /// A defence with so many cubes.
    fn guarded(&self, figure: FigureId, cubes: u8) -> Spread {
        use gotham::printed::AutomaticDefence;
        let mut handful = Handful::default();
        let mut automatic = 0;
        match self.scene.printed(figure) {
            PrintedFigure::Hero(sheet) => {
                match sheet.automatic_defence {
                    AutomaticDefence::None => {}
                    AutomaticDefence::Success => automatic += 1,
                    AutomaticDefence::Die(die) => handful.add(die, 1),
                }
                if let Characteristic::Die(die) = sheet.characteristics[CubeBox::Defence as usize] {
                    handful.add(die, cubes);
                }
            }
            PrintedFigure::Character(tile) => {
                automatic += tile.automatic_defence;
                handful.add(gotham::command_post::DEFENCE, cubes);
            }
        }
        Spread::of(self.scene.content, &handful).plus(automatic)
    }

    fn skill(&self, figure: FigureId, option: Answer) -> f32 {
        match option {
            Answer::Skill(SkillPick::Use { step, .. }) => match step {
                // Wounds are worth more than tokens, and a friend's wounds no more than one's own.
                Step::Shackle => -1.0,
                Step::Intercept => {
                    let hero = self.scene.state.hero_of(figure);
                    let friend =
                        self.scene.state.attack().and_then(|attack| self.scene.state.hero_of(attack.target));
                    let alive = |hero: Option<HeroId>| {
                        hero.map_or(0, |hero| {
                            let cubes = &self.scene.state.hero(hero).cubes;
                            cubes.total() - cubes.wounds
                        })
                    };
                    if alive(hero) > alive(friend) + 4 { 1.0 } else { -1.0 }
                }
                Step::SpendWounds => -1.0,
                _ => 1.0,
            },
            _ => 0.0,
        }
    }

    /// How much worse off the other camp is in a zone.
    fn zone(&self, option: Answer, camp: Camp, sign: f32) -> f32 {
        match option {
            Answer::Zone(zone) => sign * self.crowd(zone, camp),
            _ => 0.0,
        }
    }

    /// Enemies of a camp in a zone, less its friends.
    fn crowd(&self, zone: ZoneId, camp: Camp) -> f32 {
        let state = self.scene.state;
        let weight = |figure: FigureId| {
            let worth = self.wounds(figure, 1);
            if state.figure(figure).camp == camp { -1.2 * worth } else { worth }
        };
        let there = state.figures_in(zone).filter(|&figure| state.figure(figure).camp != Camp::Neutral);
        there.map(weight).sum()
    }

    fn event(&self, option: Answer) -> f32 {
        let Answer::Event(event) = option else { return 0.0 };
        let effects = &self.scene.mission().events[usize::from(event.0)].effects;
        effects.iter().map(|effect| self.effect(effect)).sum()
    }

    fn effect(&self, effect: &Effect) -> f32 {
        let state = self.scene.state;
        let waiting =
            state.figures.iter().filter(|figure| figure.whereabouts == Whereabouts::Reserve).count();
        match effect {
            Effect::PlaceClouds { cloud: Cloud::Smoke, .. } => 0.2,
            Effect::PlaceClouds { count, .. } => 0.5 + 0.4 * f32::from(*count),
            Effect::Explode { level, .. } => 0.8 * f32::from(*level),
            Effect::Recover(count) => 0.4 * f32::from((*count).min(state.post.fatigue)),
            Effect::ReinforcementPoints(points) => 0.9 * f32::from((*points).min(waiting as u8)),
            Effect::Movement { points, .. } => 0.5 * f32::from(*points),
            Effect::RemoveToken | Effect::TakeContent | Effect::PlaceToken { .. } => 0.0,
        }
    }

    fn reinforcement(&self, option: Answer) -> f32 {
        match option {
            Answer::Reinforcement(Reinforcement::Bring { tile, zone }) => {
                let waits =
                    |figure: &FigureId| self.scene.state.figure(*figure).whereabouts == Whereabouts::Reserve;
                let figure = self.scene.state.characters_of(tile).find(waits);
                1000.0 + figure.map_or(0.0, |figure| self.standing_at(figure, zone))
            }
            _ => 0.0,
        }
    }

    /// What it is worth to a figure's camp that it stands in a zone.
    fn standing_at(&self, figure: FigureId, zone: ZoneId) -> f32 {
        let mut state = self.scene.state.clone();
        state.figure_mut(figure).whereabouts = Whereabouts::Zone(zone);
        let there = self.at(Scene { state: &state, content: self.scene.content });
        let camp = state.figure(figure).camp;
        there.value(camp)
    }
}

fn may(options: &[Answer], wanted: bool) -> usize {
    find(options, Answer::May(if wanted { May::Yes } else { May::No }))
}
