//! What a position is worth to the heroes: ends of the mission, cubes, figures, and who stands where.

use gotham::Gotham;
use gotham::bearer::{PrintedFigure, Reading as _};
use gotham::printed::Tile;
use gotham::printed::plot::Condition;
use gotham::printed::term::{Camp, CubeBox, DieType, TileLevel, Trait};
use gotham::state::{Body, FigureId, HeroId, Whereabouts};
use gotham::target;
use table::Scene;

use super::errand::is_hunted;
use super::known::Known;
use super::weights::Weights;

/// Winning, beside which nothing else counts.
const WON: f32 = 1000.0;
/// A hero with fewer cubes than this is in danger.
const SAFE: f32 = 4.0;
/// Cubes that are kept for the opponent's turn: more are hardly ever used.
const KEPT: u8 = 3;
/// Enemies farther off than this are not pressed.
const NEAR: f32 = 7.0;

/// A position as the greedy mind looks at it.
#[derive(Clone, Copy)]
pub(super) struct Outlook<'a> {
    pub scene: Scene<'a, Gotham>,
    pub weights: &'a Weights,
    pub known: &'a Known<'a>,
}

impl<'a> Outlook<'a> {
    /// The same eyes on another position.
    pub fn at<'b>(&self, scene: Scene<'b, Gotham>) -> Outlook<'b>
    where
        'a: 'b,
    {
        Outlook { scene, weights: self.weights, known: self.known }
    }

    /// What the position is worth to a camp.
    pub fn value(&self, camp: Camp) -> f32 {
        let heroes = match self.scene.state.winner {
            Some(Camp::Heroes) => WON,
            Some(Camp::Villain | Camp::Neutral) => -WON,
            None => self.stand() + self.means(),
        };
        if camp == Camp::Heroes { heroes } else { -heroes }
    }

    /// How many turns are still to come, this one included.
    fn turns_left(&self) -> f32 {
        f32::from(self.scene.mission().last_turn.saturating_sub(self.scene.state.turn) + 1)
    }

    /// What depends on who stands where, and on what is left to do.
    pub fn stand(&self) -> f32 {
        let weights = self.weights;
        let goal = weights.goal * (1.0 + weights.hurry / self.turns_left());
        let ends = self.scene.mission().ends.iter().map(|end| {
            let effort = goal * self.effort(&end.provided, end.winner);
            if end.winner == Camp::Heroes { -effort } else { effort }
        });
        ends.sum::<f32>() - self.exposure() - self.pressure()
    }

    /// What depends on cubes, life and figures alone.
    fn means(&self) -> f32 {
        let heroes: f32 = self.scene.state.hero_ids().map(|hero| self.hero(hero)).sum();
        let figures: f32 = self.scene.state.figure_ids().map(|figure| self.character(figure)).sum();
        heroes + figures - self.post()
    }

    fn hero(&self, id: HeroId) -> f32 {
        let (weights, hero) = (self.weights, self.scene.state.hero(id));
        let sheet = &self.scene.content.heroes[usize::from(hero.printed)];
        let alive = hero.cubes.total() - hero.cubes.wounds;
        if alive == 0 {
            return 0.0;
        }
        // Near the end of the game wounds are no longer felt.
        let lasting = (0.3 + 0.2 * self.turns_left()).min(1.0);
        let whole = f32::from(alive);
        let danger = 0.5 * (SAFE - whole).max(0.0);
        let next = (hero.cubes.available + sheet.recovery_active).min(alive);
        let energy = weights.energy * f32::from(next) * lasting;
        let reserve = weights.reserve * f32::from(hero.cubes.available.min(KEPT));
        weights.standing * self.gravity() + lasting * weights.health * (whole - danger) + energy + reserve
    }

    /// How much a hero who falls brings the end nearer.
    fn gravity(&self) -> f32 {
        let falls = |condition: &Condition| matches!(condition, Condition::HeroesDownAtLeast(_));
        if self.scene.mission().ends.iter().any(|end| falls(&end.provided)) { 1.8 } else { 1.0 }
    }

    fn post(&self) -> f32 {
        let (weights, post) = (self.weights, &self.scene.state.post);
        let all = post.total();
        let next = (post.available + self.scene.mission().recovery).min(all);
        let lasting = (0.3 + 0.2 * self.turns_left()).min(1.0);
        weights.energy * lasting * f32::from(next)
            + weights.reserve * f32::from(post.available.min(KEPT))
            + weights.energy * 0.5 * f32::from(all)
    }

    /// A character, to the heroes.
    fn character(&self, id: FigureId) -> f32 {
        let figure = self.scene.state.figure(id);
        let PrintedFigure::Character(tile) = self.scene.printed(id) else { return 0.0 };
        let worth = match figure.whereabouts {
            Whereabouts::Zone(_) => self.of_character(tile, figure.life),
            Whereabouts::Reserve if tile.reinforcement_cost.is_some() => {
                self.weights.in_reserve * self.of_character(tile, tile.life)
            }
            Whereabouts::Reserve | Whereabouts::Gone => 0.0,
        };
        match figure.camp {
            Camp::Heroes => worth,
            Camp::Villain => -worth,
            Camp::Neutral => 0.0,
        }
    }

    /// What a character of a tile is worth to its own camp.
    fn of_character(&self, tile: &Tile, life: u8) -> f32 {
        let weights = self.weights;
        let rank = if tile.level == TileLevel::Leader { 1.5 } else { 1.0 };
        rank * (weights.life * f32::from(life) + weights.character + weights.attack * self.strength(tile))
    }

    /// What a target's camp loses by so many wounds.
    pub fn wounds(&self, target: FigureId, wounds: u8) -> f32 {
        let state = self.scene.state;
        match (state.figure(target).body, self.scene.printed(target)) {
            (Body::Hero(hero), _) => {
                let cubes = &state.hero(hero).cubes;
                let alive = cubes.total() - cubes.wounds;
                let falls = if wounds >= alive { self.weights.standing * self.gravity() } else { 0.0 };
                self.weights.health * f32::from(wounds.min(alive)) + falls
            }
            (Body::Character(tile), PrintedFigure::Character(printed)) => {
                let life = state.figure(target).life;
                let lost = wounds.min(life);
                let left = if lost == life { 0.0 } else { self.of_character(printed, life - lost) };
                let hunted = state.tile(tile).printed.is_some_and(|place| is_hunted(self.scene, place));
                let share = 1.0 + 0.25 * f32::from(printed.automatic_defence);
                let goal = if hunted { self.weights.goal * share * f32::from(lost) } else { 0.0 };
                goal + self.of_character(printed, life) - left
            }
            (Body::Character(_), PrintedFigure::Hero(_)) => 0.0,
        }
    }

    /// The successes of a tile's best attack, all its repetitions together.
    fn strength(&self, tile: &Tile) -> f32 {
        self.attack(tile, CubeBox::Melee).max(self.attack(tile, CubeBox::Ranged))
    }

    fn attack(&self, tile: &Tile, cube_box: CubeBox) -> f32 {
        let lines = tile.lines[cube_box as usize].iter();
        // Each repetition is defended against.
        lines
            .map(|line| (self.mean_of(&line.dice) - 0.5).max(0.1) * f32::from(line.times))
            .fold(0.0, f32::max)
    }

    /// What dice show on average.
    pub fn mean_of(&self, dice: &[DieType]) -> f32 {
        self.known.mean_of(dice)
    }

    /// What the villain's characters could do to the heroes where they stand.
    fn exposure(&self) -> f32 {
        let mut sum = 0.0;
        let state = self.scene.state;
        for enemy in self.standing(Camp::Villain) {
            let PrintedFigure::Character(tile) = self.scene.printed(enemy) else { continue };
            let Some(from) = state.figure(enemy).zone() else { continue };
            if tile.traits.contains(&Trait::Harmless) {
                continue;
            }
            let (melee, ranged) = (self.attack(tile, CubeBox::Melee), self.attack(tile, CubeBox::Ranged));
            // It attacks one of them.
            let mut worst: f32 = 0.0;
            for hero in self.standing(Camp::Heroes) {
                let Some(to) = state.figure(hero).zone() else { continue };
                let reached = self.known.far().between(from, to) <= f32::from(tile.first_bonus);
                let struck = if from == to {
                    melee
                } else if reached {
                    0.8 * melee
                } else {
                    0.0
                };
                let shot =
                    if ranged > 0.0 && target::sees(self.scene, from, to) { 0.9 * ranged } else { 0.0 };
                worst = worst.max(struck.max(shot));
            }
            sum += worst;
        }
        self.weights.exposed * sum
    }

    /// How near the villain's characters are to the heroes.
    fn pressure(&self) -> f32 {
        let mut sum = 0.0;
        for enemy in self.standing(Camp::Villain) {
            let Some(from) = self.scene.state.figure(enemy).zone() else { continue };
            let heroes = self.standing(Camp::Heroes).filter_map(|hero| self.scene.state.figure(hero).zone());
            let nearest = heroes.map(|to| self.known.far().between(from, to)).fold(NEAR, f32::min);
            sum += NEAR - nearest;
        }
        self.weights.pressure * sum
    }
}
