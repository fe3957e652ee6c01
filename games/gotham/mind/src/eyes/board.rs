//! The table as one of its sides sees it: heroes, characters and the river, what lies on the board, where the game stands and
//! what is under way.

use arena::Features;
use arrayvec::ArrayVec;
use gotham::bearer::{PrintedFigure, Reading as _};
use gotham::board::{ZoneId, Zones};
use gotham::command_post::activation_cost;
use gotham::printed::term::{Camp, CubeBox};
use gotham::roll::Purpose;
use gotham::state::{Body, CardPlace, FigureId, HeroState, Stage, Whereabouts};
use table::Seat;

use super::ground::{Ground, Lay, of_camp};
use super::printed::{self, Of};
use super::word::{Word, flag, mark, say_to, steps};
use crate::worth::Outlook;

/// So many numbers say how the table stands.
pub(super) const NUMBERS: usize = 60;

/// Collects what is seen of a table.
struct Eye<'a> {
    outlook: &'a Outlook<'a>,
    ground: &'a Ground<'a>,
    /// 0 for the heroes, 1 for the villain: each side has tokens of its own, since the two play different games.
    side: u32,
    board: u32,
    numbers: ArrayVec<f32, NUMBERS>,
}

/// Looks at the table from a seat.
pub(super) fn look(outlook: &Outlook, ground: &Ground, seat: Seat, out: &mut Features) {
    let state = outlook.scene.state;
    let side = u32::from(seat == state.villain_seat());
    let board = mark(&outlook.scene.board().id);
    let mut eye = Eye { outlook, ground, side, board, numbers: ArrayVec::new() };
    eye.course(seat, out);
    eye.heroes(seat, out);
    eye.characters(out);
    eye.river(out);
    eye.lying(out);
    eye.under_way(seat, out);
    // Each side has numbers of its own, too.
    assert_eq!(eye.numbers.len(), NUMBERS, "so many numbers are promised");
    for other in 0..2 {
        eye.numbers.iter().for_each(|&number| out.number(if other == side { number } else { 0.0 }));
    }
}

impl Eye<'_> {
    fn say(&self, out: &mut Features, word: Word, says: [u32; 3]) {
        say_to(out, self.side, word, says);
    }

    fn zone(&self, zone: ZoneId) -> u32 {
        self.board ^ mark(&self.outlook.scene.board().zone(zone).id)
    }

    fn course(&mut self, seat: Seat, out: &mut Features) {
        let (scene, state) = (self.outlook.scene, self.outlook.scene.state);
        let mission = scene.mission();
        let left = mission.last_turn.saturating_sub(state.turn);
        let (stage, acted) = stage_of(state.stage);
        let mine = flag(state.stage.camp() == Some(state.camp_of(seat)));
        let name = mark(&mission.id);
        let half = u32::from(state.second_half);
        self.say(out, Word::Mission, [name, 0, 0]);
        self.say(out, Word::Mission, [name, 1 + u32::from(state.turn), half]);
        self.say(out, Word::Clock, [left.into(), stage, half]);
        self.say(out, Word::Stage, [stage, acted.into(), 0]);
        let time = [
            f32::from(state.turn) / 8.0,
            f32::from(left) / 8.0,
            1.0 / (1.0 + f32::from(left)),
            flag(state.second_half),
            flag(mission.on_time == Camp::Heroes),
            mine,
            flag(stage == 2),
            f32::from(acted) / 2.0,
            f32::from(state.players) / 3.0,
            flag(state.lead == seat.0),
            f32::from(state.reinforcement_points) / 3.0,
            flag(state.demobilised),
        ];
        self.numbers.extend(time);
        for (camp, errand) in (0..).zip(&self.ground.errands) {
            let (tenths, left) = ((errand.done * 10.0) as u32, u32::from(errand.left));
            self.say(out, Word::Errand, [camp, tenths, left]);
            self.say(out, Word::Errand, [2 + camp, name, left]);
            self.say(
                out,
                Word::Errand,
                [4 + camp, tenths, u32::from(mission.last_turn - mission.last_turn.min(state.turn))],
            );
            let count = |zones: Zones| zones.0.count_ones() as f32 / 4.0;
            let work = [errand.done, f32::from(errand.left) / 4.0, count(errand.work), count(errand.home)];
            self.numbers.extend(work);
        }
    }

    fn heroes(&mut self, seat: Seat, out: &mut Features) {
        let scene = self.outlook.scene;
        let state = scene.state;
        let (mut up, mut available, mut fatigue, mut alive, mut wounds, mut active) =
            (0.0, 0.0, 0.0, 0.0, 0.0, 0.0);
        let mut weakest = 1.0f32;
        let mut nearest = Lay { work: 15, home: 15, prey: 15, enemy: 15, friend: 15, theirs: 15 };
        let mut carriers = 0.0;
        for id in state.hero_ids() {
            let hero = state.hero(id);
            let sheet = &scene.content.heroes[usize::from(hero.printed)];
            let name = mark(&sheet.id);
            let cubes = &hero.cubes;
            let own = u32::from(hero.player == seat.0);
            let carries = self.ground.carries(id);
            let standing = !hero.is_neutralised();
            let rests = hero.state == HeroState::Rest;
            self.say(out, Word::Hero, [name, own, u32::from(standing)]);
            let how = u32::from(rests) * 2 + u32::from(hero.dazed);
            self.say(out, Word::HeroState, [name, how, carries.into()]);
            self.say(out, Word::HeroCubes, [name, cubes.available.into(), u32::from(rests)]);
            self.say(out, Word::HeroWounds, [name, u32::from(cubes.total() - cubes.wounds), 0]);
            printed::hero(self.outlook, Of::Hero, sheet, out);
            for (place, &spent) in (0..).zip(&cubes.boxes) {
                if spent > 0 {
                    self.say(out, Word::HeroBoxes, [name, place, spent.into()]);
                }
            }
            let whole = f32::from(cubes.total().max(1));
            up += flag(standing);
            available += f32::from(cubes.available);
            fatigue += f32::from(cubes.fatigue);
            wounds += f32::from(cubes.wounds);
            active += flag(standing && !rests);
            carriers += flag(carries);
            if standing {
                let share = f32::from(cubes.total() - cubes.wounds) / whole;
                alive += share;
                weakest = weakest.min(share);
            }
            let figure = state.figure(hero.figure);
            if let Some(zone) = figure.zone().filter(|_| standing) {
                let lay = self.ground.lay(zone, Camp::Heroes);
                nearest = nearest_of(&nearest, &lay);
                self.say(out, Word::HeroAt, [name, self.zone(zone), 0]);
                let goal = if carries { 16 + lay.home } else { lay.work };
                self.say(out, Word::HeroNear, [name, goal, lay.enemy.min(6)]);
                self.say(out, Word::HeroNear, [1, lay.work.min(lay.prey), lay.home]);
            }
        }
        self.numbers.extend([
            up / 3.0,
            available / 12.0,
            fatigue / 12.0,
            wounds / 12.0,
            alive / 3.0,
            weakest,
            active / 3.0,
            carriers / 2.0,
            nearest.work as f32 / 10.0,
            nearest.home as f32 / 10.0,
            nearest.prey as f32 / 10.0,
            nearest.enemy as f32 / 10.0,
        ]);
    }

    fn characters(&mut self, out: &mut Features) {
        let scene = self.outlook.scene;
        let state = scene.state;
        // Of allies and of the villain's: figures, lives, those in reserve.
        let mut tally = [[0.0f32; 3]; 2];
        let mut nearest = Lay { work: 15, home: 15, prey: 15, enemy: 15, friend: 15, theirs: 15 };
        let mut leaders = 0.0;
        for id in state.figure_ids() {
            let figure = state.figure(id);
            let (Body::Character(tile), PrintedFigure::Character(sheet)) = (figure.body, scene.printed(id))
            else {
                continue;
            };
            let name = mark(&sheet.id);
            let camp = of_camp(figure.camp);
            let neutral = u32::from(figure.camp == Camp::Neutral);
            match figure.whereabouts {
                Whereabouts::Zone(zone) => {
                    if neutral == 0 {
                        tally[camp][0] += 1.0;
                        tally[camp][1] += f32::from(figure.life);
                        leaders += flag(sheet.level == gotham::printed::term::TileLevel::Leader && camp == 1);
                    }
                    self.say(out, Word::FigureAt, [name, self.zone(zone), 0]);
                    if neutral == 1 {
                        continue;
                    }
                    let lay = self.ground.lay(zone, figure.camp);
                    if camp == 1 {
                        nearest = nearest_of(&nearest, &lay);
                    }
                    self.say(out, Word::FigureLife, [name, figure.life.into(), 0]);
                    self.say(out, Word::FigureNear, [name, lay.enemy.min(6), lay.theirs.min(4)]);
                    let odd = u32::from(figure.lying) * 4 + u32::from(figure.shackles.min(3));
                    let acts = u32::from(state.activated == Some(id)) * 2 + u32::from(figure.activated);
                    if odd + acts > 0 {
                        self.say(out, Word::FigureState, [name, odd, acts]);
                    }
                }
                Whereabouts::Reserve => {
                    tally[camp][2] += 1.0;
                    self.say(out, Word::Figure, [name, 1, u32::from(state.tile(tile).neutralised)]);
                }
                Whereabouts::Gone => {}
            }
        }
        let [allies, villains] = tally;
        self.numbers.extend([
            allies[0] / 4.0,
            allies[1] / 6.0,
            villains[0] / 6.0,
            villains[1] / 10.0,
            villains[2] / 4.0,
            leaders,
            nearest.work as f32 / 10.0,
            nearest.home as f32 / 10.0,
            nearest.enemy as f32 / 10.0,
            nearest.theirs as f32 / 10.0,
        ]);
    }

    fn river(&mut self, out: &mut Features) {
        let scene = self.outlook.scene;
        let (state, post) = (scene.state, &scene.state.post);
        let (mut affordable, mut cheapest) = (0.0, 9u8);
        for (slot, &id) in (0..).zip(&state.river) {
            let tile = state.tile(id);
            let cost = activation_cost(scene, id).unwrap_or_default();
            let sheet = tile.printed.map(|place| &scene.content.tiles[usize::from(place)]);
            let name = sheet.map_or(0, |sheet| mark(&sheet.id));
            let up = state.characters_of(id).filter(|&figure| state.stands(figure)).count() as u32;
            let can = cost <= post.available && !tile.neutralised;
            affordable += flag(can);
            if !tile.neutralised {
                cheapest = cheapest.min(cost);
            }
            self.say(out, Word::River, [slot, name, u32::from(tile.neutralised)]);
            self.say(out, Word::TileCost, [name, cost.into(), can.into()]);
            self.say(out, Word::TileLeft, [name, up, 0]);
            if let Some(sheet) = sheet {
                printed::tile(self.outlook, Of::Villain, sheet, out);
            }
        }
        let allied = state.tiles.iter().filter(|tile| tile.commander.is_some());
        for tile in allied.filter_map(|tile| tile.printed) {
            printed::tile(self.outlook, Of::Ally, &scene.content.tiles[usize::from(tile)], out);
        }
        let cube = |cube_box: CubeBox| post.boxes[cube_box as usize];
        self.say(out, Word::Post, [0, post.available.into(), 0]);
        let guard = u32::from(cube(CubeBox::Defence)) * 8 + u32::from(cube(CubeBox::Reroll));
        self.say(out, Word::Post, [1, guard, cube(CubeBox::Movement).into()]);
        self.numbers.extend([
            f32::from(post.available) / 10.0,
            f32::from(post.fatigue) / 10.0,
            f32::from(post.total()) / 20.0,
            f32::from(cube(CubeBox::Movement)) / 5.0,
            f32::from(cube(CubeBox::Defence)) / 5.0,
            f32::from(cube(CubeBox::Reroll)) / 3.0,
            f32::from(state.cubes_gone) / 5.0,
            f32::from(scene.mission().recovery) / 8.0,
            affordable / 4.0,
            f32::from(cheapest) / 8.0,
        ]);
    }

    fn lying(&mut self, out: &mut Features) {
        let scene = self.outlook.scene;
        let state = scene.state;
        let tokens = &scene.mission().tokens;
        for token in &state.tokens {
            let kind = tokens.get(usize::from(token.kind)).map_or(0, |kind| mark(&kind.id));
            if let Some(zone) = token.at {
                self.say(out, Word::Object, [kind, self.zone(zone), 0]);
                let guards =
                    state.figures_in(zone).filter(|&it| state.figure(it).camp == Camp::Villain).count();
                self.say(out, Word::Crowd, [kind, guards as u32, 0]);
            }
        }
        for (at, card) in state.cards.iter().enumerate() {
            let name = mark(&scene.content.materials[usize::from(card.printed)].id);
            let wanted = at < 64 && self.ground.wanted >> at & 1 == 1;
            match card.place {
                CardPlace::Carried(hero) => {
                    let hero = &scene.content.heroes[usize::from(state.hero(hero).printed)];
                    self.say(out, Word::Card, [name, 1, mark(&hero.id)]);
                }
                CardPlace::Lying(zone) => self.say(out, Word::Card, [name, 2, self.zone(zone)]),
                CardPlace::Inside(_) => self.say(out, Word::Card, [name, 3, wanted.into()]),
                CardPlace::Gone => {}
            }
        }
        for clouds in &state.clouds {
            let kind = clouds.cloud as u32 * 2 + u32::from(clouds.full);
            self.say(out, Word::Cloud, [kind, self.zone(clouds.zone), clouds.count.into()]);
        }
    }

    fn under_way(&mut self, seat: Seat, out: &mut Features) {
        let scene = self.outlook.scene;
        let state = scene.state;
        let mine = |figure: FigureId| state.camp_of(seat) == state.figure(figure).camp;
        if let Some(movement) = state.movement {
            let acts = mark_of(self.outlook, movement.figure);
            self.say(out, Word::Moving, [acts, movement.points.into(), mine(movement.figure).into()]);
        }
        let mut attack_numbers = [0.0; 5];
        if let Some(attack) = state.attack() {
            let (by, on) = (mark_of(self.outlook, attack.attacker), mark_of(self.outlook, attack.target));
            let kind = attack.kind as u32 * 2 + u32::from(mine(attack.attacker));
            self.say(out, Word::Attack, [kind, by, 0]);
            self.say(out, Word::Attack, [4 + kind, on, 0]);
            let lives = self.outlook.fatal(attack.target);
            let shown = steps(attack.successes.into()) * 32 + steps(lives.into());
            self.say(out, Word::Successes, [kind, shown, attack.defence.into()]);
            attack_numbers = [
                1.0,
                f32::from(attack.successes) / 5.0,
                f32::from(attack.defence) / 5.0,
                f32::from(lives) / 8.0,
                flag(mine(attack.attacker)),
            ];
        }
        self.numbers.extend(attack_numbers);
        let mut roll_numbers = [0.0; 3];
        if let Some(roll) = state.rolls.last() {
            let shown = roll.pool.shown().successes();
            let (purpose, wanted) = match roll.purpose {
                Purpose::Attack => (0, 0),
                Purpose::Defence => (1, state.attack().map_or(0, |attack| attack.successes)),
                Purpose::Deed { effort, difficulty } => (2 + effort as u32, difficulty),
                Purpose::Hazard => (4, 0),
            };
            self.say(out, Word::Roll, [purpose, shown.into(), wanted.into()]);
            roll_numbers = [f32::from(shown) / 5.0, f32::from(wanted) / 5.0, flag(mine(roll.figure))];
        }
        self.numbers.extend(roll_numbers);
        if let Some(figure) = state.activated {
            self.say(out, Word::Doing, [mark_of(self.outlook, figure), 0, 0]);
        }
    }
}

/// The stage as a number, and how many tiles were activated.
fn stage_of(stage: Stage) -> (u32, u8) {
    match stage {
        Stage::Upkeep => (0, 0),
        Stage::HeroesBegin => (1, 0),
        Stage::HeroesAct => (2, 0),
        Stage::HeroesEnd => (3, 0),
        Stage::VillainBegins => (4, 0),
        Stage::VillainActs(acted) => (5, acted),
        Stage::VillainEnds => (6, 2),
        Stage::Check => (7, 0),
    }
}

fn nearest_of(one: &Lay, other: &Lay) -> Lay {
    Lay {
        work: one.work.min(other.work),
        home: one.home.min(other.home),
        prey: one.prey.min(other.prey),
        enemy: one.enemy.min(other.enemy),
        friend: one.friend.min(other.friend),
        theirs: one.theirs.min(other.theirs),
    }
}

/// The mark of a figure's sheet or tile.
pub(super) fn mark_of(outlook: &Outlook, figure: FigureId) -> u32 {
    match outlook.scene.printed(figure) {
        PrintedFigure::Hero(sheet) => mark(&sheet.id),
        PrintedFigure::Character(tile) => mark(&tile.id),
    }
}
