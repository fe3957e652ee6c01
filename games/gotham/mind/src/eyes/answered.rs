//! One answer to a question: who does what, where and to whom, and what may come of it.

use arena::Features;
use gotham::answer::{
    Act, Amount, Answer, CharacterAct, CharacterPick, DiePick, DropPick, EventPick, Go, LinePick, May,
    Nature, OrderPick, Reinforcement, SkillPick, Sweep, TilePick, Weapon,
};
use gotham::ask::{Ask, RerollBy, Topic};
use gotham::attack::AttackKind;
use gotham::bearer::{PrintedFigure, Reading as _};
use gotham::board::ZoneId;
use gotham::command_post::activation_cost;
use gotham::deed;
use gotham::dice::Handful;
use gotham::energy::{account, cubes, room};
use gotham::material;
use gotham::movement::{self, FirstBonus};
use gotham::printed::Characteristic;
use gotham::printed::plot::Effect;
use gotham::printed::term::{Camp, CubeBox, Effort};
use gotham::state::{FigureId, HeroId, HeroState, TileId};

use super::board::mark_of;
use super::ground::{Ground, Lay, PLACE};
use super::printed::{self, Of, moment, step_number};
use super::strike::{Strike, best_strike, strike, swing};
use super::word::{Word, flag, mark, say_to, steps};
use crate::chances::{self, Spread};
use crate::worth::Outlook;

/// The numbers of an answer.
#[derive(Default)]
pub(super) struct Seen {
    place: Option<[f32; PLACE]>,
    strike: Strike,
    /// How likely a deed succeeds, what it has to reach, and whether the mission wants it.
    deed: [f32; 3],
    /// What whoever pays has available, and what the box still holds.
    purse: [f32; 2],
    lives: f32,
    cost: f32,
    amount: f32,
    points: f32,
    /// Of a die: its average, what it shows, what the roll still lacks.
    die: [f32; 3],
    /// Of a card or a weapon: its dice on average and its successes.
    card: f32,
    stops: f32,
    /// Wounds that are to be expected of a defence with so many cubes, and how likely the defender falls.
    danger: [f32; 2],
    yes: f32,
}

impl Seen {
    /// So many numbers come of it.
    pub(super) const NUMBERS: usize = PLACE + 1 + Strike::NUMBERS + 18;

    fn write(&self, out: &mut Features) {
        out.number(flag(self.place.is_some()));
        self.place.unwrap_or_default().into_iter().for_each(|number| out.number(number));
        self.strike.numbers().into_iter().for_each(|number| out.number(number));
        let [chance, difficulty, wanted] = self.deed;
        let [mean, shown, lack] = self.die;
        let [wounds, falls] = self.danger;
        let rest = [
            chance,
            difficulty / 4.0,
            wanted,
            self.purse[0] / 8.0,
            self.purse[1] / 4.0,
            self.lives / 8.0,
            self.cost / 4.0,
            self.amount / 4.0,
            self.points / 6.0,
            mean,
            shown / 2.0,
            lack / 4.0,
            mean - shown,
            self.card / 4.0,
            self.stops,
            wounds / 3.0,
            falls,
            self.yes,
        ];
        rest.into_iter().for_each(|number| out.number(number));
    }
}

/// Looks at one answer.
pub(super) fn look(outlook: &Outlook, ground: &Ground, ask: &Ask, answer: &Answer, out: &mut Features) {
    let scene = outlook.scene;
    let camp = scene.state.camp_of(ask.seat);
    let topic = Asked::of(ask);
    let board = mark(&scene.board().id);
    let mut eye = Eye {
        outlook,
        ground,
        ask,
        camp,
        side: u32::from(camp != Camp::Heroes),
        board,
        seen: Seen::default(),
        out,
    };
    if let Some(actor) = topic.actor {
        eye.purse(actor, topic.into);
    }
    let variant = eye.answer(*answer, &topic);
    eye.say(Word::Answer, [topic.number, variant, 0]);
    if let Some(actor) = topic.actor {
        eye.say(Word::Answer, [topic.number, variant, mark_of(outlook, actor)]);
    }
    eye.seen.write(eye.out);
}

/// A question, as far as its answers have it in common.
struct Asked {
    number: u32,
    actor: Option<FigureId>,
    into: CubeBox,
}

impl Asked {
    fn of(ask: &Ask) -> Asked {
        let at = |number: u32, actor: Option<FigureId>| Asked { number, actor, into: CubeBox::Movement };
        match ask.topic {
            Topic::State { .. } => at(0, None),
            Topic::Act => at(1, None),
            Topic::Move { figure, .. } => at(2, Some(figure)),
            Topic::Reroll { figure, by, .. } => {
                Asked { into: CubeBox::Reroll, ..at(3 + 32 * by as u32, Some(figure)) }
            }
            Topic::CubeFrom { .. } => at(4, None),
            Topic::Tile => at(5, None),
            Topic::Character { .. } => at(6, None),
            Topic::MayMove { figure } => at(7, Some(figure)),
            Topic::CharacterAct { figure } => at(8, Some(figure)),
            Topic::MayRepeat { figure, .. } => at(9, Some(figure)),
            Topic::Target { attacker, kind } => at(10 + 32 * kind as u32, Some(attacker)),
            Topic::Weapon { when, second, .. } => at(11 + 32 * (when as u32 * 2 + u32::from(second)), None),
            Topic::UseCard { when, .. } => at(12 + 32 * when as u32, None),
            Topic::Line { when, .. } => at(13 + 32 * when as u32, None),
            Topic::Cubes { figure, into, .. } => Asked { into, ..at(14 + 32 * into as u32, Some(figure)) },
            Topic::Push { into, .. } => at(15 + 32 * into as u32, None),
            Topic::Deed { figure, effort } => {
                Asked { into: effort.cube_box(), ..at(16 + 32 * effort as u32, Some(figure)) }
            }
            Topic::Consent { .. } => at(17, None),
            Topic::TakeContent { .. } => at(18, None),
            Topic::Drop { .. } => at(19, None),
            Topic::Skill { figure, moment: when } => at(20 + 32 * moment(when), Some(figure)),
            Topic::Guide { figure } => at(21, Some(figure)),
            Topic::Beside { figure } => at(22, Some(figure)),
            Topic::Along { figure } => at(23, Some(figure)),
            Topic::Landing { figure } => at(24, Some(figure)),
            Topic::Event => at(25, None),
            Topic::CloudZone { cloud } => at(26 + 32 * cloud as u32, None),
            Topic::ExplosionZone { .. } => at(27, None),
            Topic::Reinforce { .. } => at(28, None),
            Topic::Arrival { figure } => at(29, Some(figure)),
            Topic::Order { occasion } => at(30 + 32 * occasion as u32, None),
        }
    }
}

struct Eye<'a> {
    outlook: &'a Outlook<'a>,
    ground: &'a Ground<'a>,
    ask: &'a Ask,
    camp: Camp,
    side: u32,
    board: u32,
    seen: Seen,
    out: &'a mut Features,
}

impl Eye<'_> {
    fn say(&mut self, word: Word, says: [u32; 3]) {
        say_to(self.out, self.side, word, says);
    }

    fn zone_mark(&self, zone: ZoneId) -> u32 {
        self.board ^ mark(&self.outlook.scene.board().zone(zone).id)
    }

    /// Which answer it is, as a number; all else is put down.
    fn answer(&mut self, answer: Answer, topic: &Asked) -> u32 {
        match answer {
            Answer::State(state) => {
                if let Topic::State { hero } = self.ask.topic {
                    self.declared(hero, state);
                }
                state as u32
            }
            Answer::Act(act) => self.act(act),
            Answer::Go(go) => self.go(go),
            Answer::Die(pick) => self.die(pick),
            Answer::Box(from) => {
                self.box_of(from);
                20 + from as u32
            }
            Answer::Tile(TilePick::Activate(tile)) => {
                self.tile(tile);
                28
            }
            Answer::Tile(TilePick::Sweep(sweep)) | Answer::Character(CharacterPick::Sweep(sweep)) => {
                self.sweep(sweep)
            }
            Answer::Tile(TilePick::End) | Answer::Character(CharacterPick::End) => self.stop(31),
            Answer::Character(CharacterPick::Activate(figure)) => {
                self.actor(figure);
                self.stands(figure, figure_zone(self.outlook, figure));
                self.attacks(figure);
                32
            }
            Answer::May(may) => self.may(may, topic),
            Answer::CharacterAct(act) => self.character_act(act, topic),
            Answer::Nature(nature) => {
                if let Some(actor) = topic.actor {
                    self.nature(actor, nature);
                }
                40
            }
            Answer::Figure(figure) => {
                self.figure(figure, topic);
                41
            }
            Answer::Weapon(Weapon::Card(card)) => {
                self.card(42, card);
                42
            }
            Answer::Weapon(Weapon::None) => self.stop(43),
            Answer::Line(LinePick(line)) => {
                self.line(line);
                44
            }
            Answer::Amount(Amount(amount)) => self.amount(amount),
            Answer::Drop(DropPick::Card(card)) => {
                self.card(46, card);
                46
            }
            Answer::Drop(DropPick::Done) | Answer::Skill(SkillPick::Done) => self.stop(47),
            Answer::Skill(SkillPick::Use { skill, step }) => {
                let id = mark(self.outlook.scene.content.skills[usize::from(skill)].id.as_str());
                self.say(Word::Picked, [48, id, step_number(step)]);
                self.say(Word::Picked, [49, 0, step_number(step)]);
                self.under_attack();
                48
            }
            Answer::Event(EventPick(event)) => {
                self.event(event);
                50
            }
            Answer::Order(OrderPick::Rule(rule)) => {
                self.say(Word::Picked, [51, rule.into(), 0]);
                51
            }
            Answer::Order(OrderPick::Dissipate) => 52,
            Answer::Zone(zone) => {
                self.zone(zone, topic);
                53
            }
            Answer::Reinforcement(Reinforcement::Bring { tile, zone }) => {
                self.tile_name(tile);
                let figure = self.outlook.scene.state.characters_of(tile).next();
                figure.into_iter().for_each(|figure| self.stands(figure, Some(zone)));
                54
            }
            Answer::Reinforcement(Reinforcement::End) => self.stop(55),
        }
    }

    /// An answer that ends something or leaves it alone.
    fn stop(&mut self, variant: u32) -> u32 {
        self.seen.stops = 1.0;
        variant
    }

    /// What whoever pays for a figure still has.
    fn purse(&mut self, figure: FigureId, into: CubeBox) {
        let scene = self.outlook.scene;
        let purse = account(scene.state, figure, into);
        let available = cubes(scene.state, purse.hero).available;
        self.seen.purse = [f32::from(available), f32::from(room(scene, purse))];
        self.seen.lives = f32::from(self.outlook.fatal(figure));
    }

    /// Whoever does it.
    fn actor(&mut self, figure: FigureId) {
        let name = mark_of(self.outlook, figure);
        self.say(Word::Actor, [0, name, 0]);
        self.purse(figure, CubeBox::Movement);
        let lives = u32::from(self.outlook.fatal(figure));
        self.say(Word::ActorCubes, [name, self.seen.purse[0] as u32, lives]);
        match self.outlook.scene.printed(figure) {
            PrintedFigure::Hero(sheet) => {
                self.say(Word::Gist, [sheet.energy.into(), sheet.move_points.into(), 0]);
            }
            PrintedFigure::Character(tile) => {
                self.say(Word::Gist, [64 + u32::from(tile.life), tile.level as u32, tile.first_bonus.into()]);
            }
        }
    }

    /// A figure in a zone, now or after it went there.
    fn stands(&mut self, figure: FigureId, zone: Option<ZoneId>) {
        let Some(zone) = zone else { return };
        let scene = self.outlook.scene;
        let camp = scene.state.figure(figure).camp;
        let lay = self.ground.lay(zone, camp);
        self.seen.place = Some(self.ground.place(figure, zone, &lay));
        let carries = scene.state.hero_of(figure).is_some_and(|hero| self.ground.carries(hero));
        self.lay(&lay, carries);
        let (name, there) = (mark_of(self.outlook, figure), self.zone_mark(zone));
        self.say(Word::To, [name, there, carries.into()]);
        self.say(Word::To, [0, there, carries.into()]);
    }

    fn lay(&mut self, lay: &Lay, carries: bool) {
        let carries = u32::from(carries);
        self.say(Word::Lay, [carries * 8, lay.work, 0]);
        self.say(Word::Lay, [carries * 8 + 1, lay.home, 0]);
        self.say(Word::Lay, [2, lay.prey.min(8), lay.enemy.min(3)]);
        self.say(Word::Lay, [3, lay.enemy, 0]);
        self.say(Word::Lay, [4, lay.theirs, 0]);
    }

    fn declared(&mut self, hero: HeroId, state: HeroState) {
        let scene = self.outlook.scene;
        let sheet = scene.state.hero(hero);
        let printed = &scene.content.heroes[usize::from(sheet.printed)];
        let gain = match state {
            HeroState::Active => printed.recovery_active,
            HeroState::Rest => printed.recovery_rest,
        };
        self.actor(sheet.figure);
        self.seen.amount = f32::from(gain.min(sheet.cubes.fatigue + sheet.cubes.wounds));
        let name = mark(&printed.id);
        self.say(Word::Cubes, [name, state as u32, sheet.cubes.available.into()]);
        self.say(Word::Cubes, [1, state as u32 * 16 + u32::from(gain), sheet.cubes.available.into()]);
        self.stands(sheet.figure, figure_zone(self.outlook, sheet.figure));
    }

    fn act(&mut self, act: Act) -> u32 {
        let figure = |hero: HeroId| self.outlook.scene.state.hero(hero).figure;
        match act {
            Act::Melee(hero) => {
                let figure = figure(hero);
                self.actor(figure);
                self.attack(figure, AttackKind::Melee, None);
                2
            }
            Act::Ranged(hero) => {
                let figure = figure(hero);
                self.actor(figure);
                self.attack(figure, AttackKind::Ranged, None);
                3
            }
            Act::Manipulate(hero) => {
                let figure = figure(hero);
                self.actor(figure);
                self.deeds(figure, Effort::Manipulation);
                4
            }
            Act::Think(hero) => {
                let figure = figure(hero);
                self.actor(figure);
                self.deeds(figure, Effort::Thought);
                5
            }
            Act::Move(hero) => {
                let figure = figure(hero);
                self.actor(figure);
                let points = movement::pool(self.outlook.scene, figure, 0, FirstBonus::Counts);
                self.seen.points = f32::from(points);
                self.say(Word::Way, [0, points.into(), 0]);
                self.stands(figure, figure_zone(self.outlook, figure));
                6
            }
            Act::Drop(card) => {
                self.card(7, card);
                7
            }
            Act::HandOver(player) => {
                self.say(Word::Picked, [8, player.into(), 0]);
                8
            }
            Act::Pass => {
                // What the heroes of the player could still spend.
                let state = self.outlook.scene.state;
                let own = state.heroes.iter().filter(|hero| hero.player == self.ask.seat.0);
                let spare: u8 = own.map(|hero| hero.cubes.available).sum();
                self.seen.purse[0] = f32::from(spare);
                self.say(Word::Picked, [9, steps(spare.into()), u32::from(state.passed != 0)]);
                self.stop(9)
            }
        }
    }

    fn go(&mut self, go: Go) -> u32 {
        let Topic::Move { figure, points } = self.ask.topic else { return 10 };
        let scene = self.outlook.scene;
        self.seen.points = f32::from(points);
        match go {
            Go::To(zone) => {
                if let (Some(start), Some(way)) =
                    (figure_zone(self.outlook, figure), movement::way(scene, figure, zone))
                {
                    let cost = movement::cost(scene, figure, start, zone, way);
                    let spent = movement::cubes_for(scene, figure, cost.saturating_sub(points));
                    let danger = movement::danger(scene, figure, zone, way);
                    self.seen.points = f32::from(points.saturating_sub(cost));
                    self.seen.cost = f32::from(spent);
                    self.seen.danger[0] = 0.7 * f32::from(danger);
                    self.say(Word::Way, [1, u32::from(spent) * 16 + u32::from(danger), cost.into()]);
                    self.say(Word::Way, [2, spent.into(), self.seen.purse[0] as u32]);
                }
                self.stands(figure, Some(zone));
                10
            }
            Go::Drop(card) => {
                self.card(11, card);
                11
            }
            Go::Stop => {
                self.stands(figure, figure_zone(self.outlook, figure));
                self.say(Word::Way, [3, points.into(), 0]);
                self.stop(12)
            }
        }
    }

    fn die(&mut self, pick: DiePick) -> u32 {
        let Topic::Reroll { by, pool, picked, .. } = self.ask.topic else { return 13 };
        let lack = self.lack(pool.successes(), by);
        self.seen.die[2] = lack;
        match pick {
            DiePick::Die { colour, shown } => {
                let mean = chances::mean(self.outlook.scene.content, colour);
                self.seen.die = [mean, f32::from(shown), lack];
                let towards = steps(lack as i32) * 2 + u32::from(lack > 0.0);
                self.say(Word::Die, [by as u32, colour as u32 * 8 + u32::from(shown), towards]);
                13
            }
            DiePick::Done => {
                self.say(Word::Die, [8 + by as u32, steps(lack as i32), picked.count().into()]);
                self.stop(14)
            }
        }
    }

    /// How many more successes whoever rolls would like; for hazards and misfortune how many are too many.
    fn lack(&self, shown: u8, by: RerollBy) -> f32 {
        use gotham::roll::Purpose;
        let state = self.outlook.scene.state;
        let Some(roll) = state.rolls.last() else { return 0.0 };
        let shown = f32::from(shown);
        let lack = match roll.purpose {
            Purpose::Attack => {
                let lives = state.attack().map_or(0, |attack| self.outlook.fatal(attack.target));
                f32::from(lives) + 1.0 - shown
            }
            Purpose::Defence => f32::from(state.attack().map_or(0, |attack| attack.successes)) - shown,
            Purpose::Deed { difficulty, .. } => f32::from(difficulty) - shown,
            Purpose::Hazard => -shown,
        };
        if by == RerollBy::Misfortune { -shown } else { lack }
    }

    fn box_of(&mut self, from: CubeBox) {
        let Topic::CubeFrom { hero, left } = self.ask.topic else { return };
        let there = cubes(self.outlook.scene.state, hero).boxes[from as usize];
        self.seen.amount = f32::from(there);
        self.seen.cost = f32::from(left);
        self.say(Word::Cubes, [2, from as u32, there.into()]);
    }

    /// What a tile has on the board, and what it costs.
    fn tile(&mut self, tile: TileId) {
        let scene = self.outlook.scene;
        let cost = activation_cost(scene, tile).unwrap_or_default();
        let post = &scene.state.post;
        self.seen.cost = f32::from(cost);
        self.seen.purse[0] = f32::from(post.available.saturating_sub(cost));
        let name = self.tile_name(tile);
        self.say(Word::Tile, [name, cost.into(), 0]);
        self.say(Word::Tile, [name, 16 + u32::from(post.available), 0]);
        let figures = scene.state.characters_of(tile).filter(|&figure| scene.state.stands(figure));
        let (mut count, mut best) = (0u8, Strike::default());
        let mut nearest: Option<(FigureId, u32)> = None;
        for figure in figures {
            count += 1;
            for kind in [AttackKind::Melee, AttackKind::Ranged] {
                let swung = swing(self.outlook, figure, kind, None, None);
                let strike = best_strike(self.outlook, figure, kind, swung);
                if strike.wounds * f32::from(strike.times) > best.wounds * f32::from(best.times) {
                    best = strike;
                }
            }
            if let Some(zone) = figure_zone(self.outlook, figure) {
                let lay = self.ground.lay(zone, self.camp);
                let way = lay.enemy.min(lay.work);
                if nearest.is_none_or(|(_, least)| way < least) {
                    nearest = Some((figure, way));
                }
            }
        }
        self.seen.amount = f32::from(count);
        self.seen.strike = best;
        self.say(Word::Tile, [name, 64 + u32::from(count), nearest.map_or(15, |(_, way)| way.min(6))]);
        if let Some((figure, _)) = nearest {
            self.stands(figure, figure_zone(self.outlook, figure));
        }
    }

    fn tile_name(&mut self, tile: TileId) -> u32 {
        let scene = self.outlook.scene;
        let sheet = scene.state.tile(tile).printed.map(|place| &scene.content.tiles[usize::from(place)]);
        let name = sheet.map_or(0, |sheet| mark(&sheet.id));
        self.say(Word::Tile, [name, 0, 0]);
        if let Some(sheet) = sheet {
            printed::tile(self.outlook, Of::Actor, sheet, self.out);
        }
        name
    }

    fn sweep(&mut self, sweep: Sweep) -> u32 {
        let (tile, variant) = match sweep {
            Sweep::Clean(tile) => (tile, 29),
            Sweep::Demobilise(tile) => (tile, 30),
        };
        self.tile_name(tile);
        self.seen.purse[0] = f32::from(self.outlook.scene.state.post.available);
        variant
    }

    fn may(&mut self, may: May, topic: &Asked) -> u32 {
        self.seen.yes = flag(may == May::Yes);
        let variant = 33 + u32::from(may == May::Yes);
        let scene = self.outlook.scene;
        match self.ask.topic {
            Topic::MayMove { figure } => {
                self.stands(figure, figure_zone(self.outlook, figure));
                self.attacks(figure);
                let points = movement::pool(scene, figure, 0, FirstBonus::Counts);
                self.seen.points = f32::from(points);
                self.say(
                    Word::Way,
                    [4, points.into(), variant * 16 + u32::from(self.seen.strike.targets.min(3))],
                );
                if let Some(zone) = figure_zone(self.outlook, figure) {
                    let lay = self.ground.lay(zone, self.camp);
                    self.say(Word::Way, [5, lay.enemy.min(5) * 16 + lay.work.min(8), variant]);
                }
            }
            Topic::MayRepeat { figure, left } => {
                self.attacks(figure);
                self.seen.amount = f32::from(left);
            }
            Topic::UseCard { card, .. } | Topic::TakeContent { card, .. } => self.card(variant, card),
            Topic::Push { hero, wounds, .. } => {
                self.actor(scene.state.hero(hero).figure);
                self.seen.amount = f32::from(wounds);
            }
            Topic::Consent { nature, .. } => {
                self.say(Word::Deed, [32 + variant, nature_number(nature), 0]);
            }
            _ => {}
        }
        let name = topic.actor.map_or(0, |actor| mark_of(self.outlook, actor));
        self.say(Word::Picked, [variant, topic.number, name]);
        variant
    }

    fn character_act(&mut self, act: CharacterAct, topic: &Asked) -> u32 {
        let Some(figure) = topic.actor else { return 35 };
        match act {
            CharacterAct::Melee(line) => {
                self.attack(figure, AttackKind::Melee, Some(line));
                self.say(Word::Picked, [35, line.into(), mark_of(self.outlook, figure)]);
                35
            }
            CharacterAct::Ranged(line) => {
                self.attack(figure, AttackKind::Ranged, Some(line));
                self.say(Word::Picked, [36, line.into(), mark_of(self.outlook, figure)]);
                36
            }
            CharacterAct::Manipulate(line) => {
                self.say(Word::Picked, [37, line.map_or(0, |line| 1 + u32::from(line)), 0]);
                self.deeds(figure, Effort::Manipulation);
                37
            }
            CharacterAct::Think(line) => {
                self.say(Word::Picked, [38, line.map_or(0, |line| 1 + u32::from(line)), 0]);
                self.deeds(figure, Effort::Thought);
                38
            }
            CharacterAct::Nothing => {
                self.stands(figure, figure_zone(self.outlook, figure));
                self.stop(39)
            }
        }
    }

    /// The best attack of either kind from where a figure stands.
    fn attacks(&mut self, figure: FigureId) {
        let of = |kind: AttackKind| {
            best_strike(self.outlook, figure, kind, swing(self.outlook, figure, kind, None, None))
        };
        let (melee, ranged) = (of(AttackKind::Melee), of(AttackKind::Ranged));
        let better = if ranged.wounds * f32::from(ranged.times) > melee.wounds * f32::from(melee.times) {
            ranged
        } else {
            melee
        };
        self.struck(better);
    }

    fn attack(&mut self, figure: FigureId, kind: AttackKind, line: Option<u8>) {
        let swung = swing(self.outlook, figure, kind, None, line);
        let best = best_strike(self.outlook, figure, kind, swung);
        self.struck(best);
    }

    fn struck(&mut self, strike: Strike) {
        let Some(target) = strike.target else { return };
        let name = mark_of(self.outlook, target);
        self.say(
            Word::Strike,
            [(strike.wounds * 4.0) as u32, (strike.falls * 4.0) as u32, strike.times.into()],
        );
        self.say(Word::Target, [0, name, u32::from(strike.hunted)]);
        self.seen.strike = strike;
    }

    /// The attack that is being made, for whoever may do something about it.
    fn under_attack(&mut self) {
        let Some(attack) = self.outlook.scene.state.attack() else { return };
        let lives = self.outlook.fatal(attack.target);
        let beaten = attack.successes.saturating_sub(attack.defence);
        self.seen.danger = [f32::from(beaten), flag(beaten >= lives)];
        self.seen.amount = f32::from(attack.leftover);
        self.say(Word::Target, [1, mark_of(self.outlook, attack.target), u32::from(lives)]);
    }

    /// What a figure could do by hand or by head.
    fn deeds(&mut self, figure: FigureId, effort: Effort) {
        let scene = self.outlook.scene;
        let mut best = [0.0f32; 3];
        for (place, task) in (0u8..).zip(&scene.mission().tasks) {
            let nature = Nature::Task(place);
            if task.deed.effort() != effort || deed::may(scene, figure, nature).is_err() {
                continue;
            }
            let chance = self.chance(figure, nature);
            self.say(Word::Deed, [0, mark(&task.id), (chance * 4.0) as u32]);
            if chance > best[0] {
                best = [chance, f32::from(task.difficulty), self.is_wanted(nature)];
            }
        }
        if effort == Effort::Manipulation && scene.state.hero_of(figure).is_some() {
            for (card, _) in
                (0u8..).zip(&scene.state.cards).filter(|(at, _)| self.ground.wanted >> at & 1 == 1)
            {
                if deed::may(scene, figure, Nature::PickUp(card)).is_ok() {
                    self.say(Word::Deed, [1, 1, 0]);
                    best = [1.0, 0.0, 1.0];
                }
            }
        }
        self.seen.deed = best;
        self.say(Word::Deed, [2, u32::from(best[0] > 0.0), best[2] as u32]);
    }

    fn chance(&self, figure: FigureId, nature: Nature) -> f32 {
        let into = deed::kind(self.outlook.scene, nature).effort().cube_box();
        let cubes = room(self.outlook.scene, account(self.outlook.scene.state, figure, into));
        self.outlook.succeeds(figure, nature, into, cubes.min(4))
    }

    /// Whether a deed brings its doer nearer to an end of the mission.
    fn is_wanted(&self, nature: Nature) -> f32 {
        let scene = self.outlook.scene;
        let wanted = match nature {
            Nature::Task(task) => {
                let effects = &scene.mission().tasks[usize::from(task)].effects;
                let helps = |effect: &Effect| {
                    matches!(effect, Effect::RemoveToken | Effect::PlaceToken { .. } | Effect::TakeContent)
                };
                effects.iter().any(helps)
            }
            Nature::PickUp(card) | Nature::Take(card) => card < 64 && self.ground.wanted >> card & 1 == 1,
            _ => false,
        };
        flag(wanted)
    }

    fn nature(&mut self, figure: FigureId, nature: Nature) {
        let scene = self.outlook.scene;
        let number = nature_number(nature);
        self.seen.deed = [
            self.chance(figure, nature),
            f32::from(deed::difficulty(scene, figure, nature)),
            self.is_wanted(nature),
        ];
        let chance = (self.seen.deed[0] * 4.0) as u32;
        self.say(Word::Deed, [3, number, chance]);
        match nature {
            Nature::Task(task) => {
                let id = mark(&scene.mission().tasks[usize::from(task)].id);
                self.say(Word::Deed, [4, id, chance]);
            }
            Nature::PickUp(card) | Nature::Take(card) => self.card(number, card),
            Nature::Give { card, to } => {
                self.card(number, card);
                self.say(Word::Target, [2, mark_of(self.outlook, scene.state.hero(to).figure), 0]);
            }
            Nature::Throw { card, zone } => {
                self.card(number, card);
                self.stands(figure, Some(zone));
            }
            Nature::Grenade(zone) => self.stands(figure, Some(zone)),
            Nature::Pull(other) | Nature::Unshackle(other) | Nature::Dispel(other) => {
                self.say(Word::Target, [3, mark_of(self.outlook, other), number]);
                self.stands(other, figure_zone(self.outlook, other));
            }
            Nature::Command(tile) => {
                self.tile_name(tile);
            }
            Nature::Explode(_) => self.stands(figure, figure_zone(self.outlook, figure)),
            Nature::Guide => {}
        }
    }

    /// A figure that is chosen: the target of an attack, or a friend who moves.
    fn figure(&mut self, figure: FigureId, topic: &Asked) {
        let name = mark_of(self.outlook, figure);
        let lives = self.outlook.fatal(figure);
        self.say(Word::Target, [4, name, topic.number]);
        self.say(Word::Target, [5, name, lives.into()]);
        match self.outlook.scene.printed(figure) {
            PrintedFigure::Hero(sheet) => printed::hero(self.outlook, Of::Target, sheet, self.out),
            PrintedFigure::Character(tile) => printed::tile(self.outlook, Of::Target, tile, self.out),
        }
        if let Topic::Target { attacker, kind } = self.ask.topic {
            // What is left of an attack goes on as it is.
            let over = self.outlook.scene.state.attack().filter(|attack| attack.attacker == attacker);
            match over {
                Some(attack) => self.seen.amount = f32::from(attack.leftover),
                None => {
                    if let Some(swing) = swing(self.outlook, attacker, kind, None, None) {
                        let strike = strike(self.outlook, attacker, figure, kind, &swing);
                        self.struck(strike);
                    }
                }
            }
        }
        self.stands(figure, figure_zone(self.outlook, figure));
        self.seen.lives = f32::from(lives);
    }

    fn card(&mut self, role: u32, card: u8) {
        let Some(printed) = material::printed(self.outlook.scene, card) else { return };
        printed::card(self.outlook, role, printed, self.out);
        let worth =
            |line: &gotham::printed::BonusLine| self.outlook.mean_of(&line.dice) + f32::from(line.successes);
        self.seen.card = printed.lines.iter().map(worth).fold(0.0, f32::max);
        let wanted = card < 64 && self.ground.wanted >> card & 1 == 1;
        self.seen.deed[2] = self.seen.deed[2].max(flag(wanted));
        self.say(Word::Card, [role, 2048 + u32::from(wanted), 0]);
    }

    fn line(&mut self, line: u8) {
        let Topic::Line { card, .. } = self.ask.topic else { return };
        let printed = material::printed(self.outlook.scene, card);
        let Some(line) = printed.and_then(|card| card.lines.get(usize::from(line))) else { return };
        self.seen.card = self.outlook.mean_of(&line.dice) + f32::from(line.successes);
        printed::line_of(self.outlook, 44, line, self.out);
    }

    /// A number of cubes: what they would roll.
    fn amount(&mut self, amount: u8) -> u32 {
        let Topic::Cubes { figure, into, attack } = self.ask.topic else { return 45 };
        self.seen.amount = f32::from(amount);
        let name = mark_of(self.outlook, figure);
        let left = (self.seen.purse[0] as u32).saturating_sub(amount.into());
        self.say(Word::Cubes, [16 + into as u32, amount.into(), left]);
        self.say(Word::Cubes, [32 + into as u32, amount.into(), name]);
        match into {
            CubeBox::Melee | CubeBox::Ranged => {
                let kind = if into == CubeBox::Melee { AttackKind::Melee } else { AttackKind::Ranged };
                let swung = swing(self.outlook, figure, kind, Some(amount), None);
                let best = best_strike(self.outlook, figure, kind, swung);
                self.struck(best);
            }
            CubeBox::Defence => {
                let defence = self.defence(figure, amount);
                let lives = self.outlook.fatal(figure);
                let (wounds, falls) = Spread::certain(attack).against(&defence, lives);
                self.seen.danger = [wounds, falls];
                self.seen.lives = f32::from(lives);
                self.say(Word::Cubes, [48 + u32::from(attack.min(15)), amount.into(), (falls * 4.0) as u32]);
            }
            CubeBox::Manipulation | CubeBox::Thought => {
                let effort = if into == CubeBox::Thought { Effort::Thought } else { Effort::Manipulation };
                let tasks = 0..self.outlook.scene.mission().tasks.len() as u8;
                let mine = tasks.map(Nature::Task).filter(|&nature| {
                    deed::kind(self.outlook.scene, nature).effort() == effort
                        && deed::may(self.outlook.scene, figure, nature).is_ok()
                });
                let chances = mine.map(|nature| self.outlook.succeeds(figure, nature, into, amount));
                self.seen.deed[0] = chances.fold(0.0, f32::max);
            }
            CubeBox::Movement | CubeBox::Reroll => {}
        }
        45
    }

    /// What a defender rolls with so many cubes.
    fn defence(&self, figure: FigureId, amount: u8) -> Spread {
        use gotham::printed::AutomaticDefence;
        let scene = self.outlook.scene;
        let (mut handful, mut automatic) = (Handful::default(), 0);
        match scene.printed(figure) {
            PrintedFigure::Hero(sheet) => {
                match sheet.automatic_defence {
                    AutomaticDefence::None => {}
                    AutomaticDefence::Success => automatic = 1,
                    AutomaticDefence::Die(die) => handful.add(die, 1),
                }
                if let Characteristic::Die(die) = sheet.characteristics[CubeBox::Defence as usize] {
                    handful.add(die, amount);
                }
            }
            PrintedFigure::Character(tile) => {
                automatic = tile.automatic_defence;
                handful.add(gotham::command_post::DEFENCE, amount);
            }
        }
        Spread::of(scene.content, &handful).plus(automatic)
    }

    fn event(&mut self, event: u8) {
        let Some(event) = self.outlook.scene.mission().events.get(usize::from(event)) else { return };
        self.say(Word::Picked, [50, mark(&event.id), 0]);
        for effect in &event.effects {
            let (kind, much) = match effect {
                Effect::RemoveToken => (0, 0),
                Effect::TakeContent => (1, 0),
                Effect::PlaceToken { .. } => (2, 0),
                Effect::PlaceClouds { cloud, count } => (8 + *cloud as u32, u32::from(*count)),
                Effect::Explode { level, .. } => (3, u32::from(*level)),
                Effect::Recover(count) => (4, u32::from(*count)),
                Effect::ReinforcementPoints(points) => (5, u32::from(*points)),
                Effect::Movement { points, .. } => (6, u32::from(*points)),
            };
            self.say(Word::Effect, [kind, much, 0]);
        }
    }

    /// A zone that is chosen: where something explodes, comes down or comes in.
    fn zone(&mut self, zone: ZoneId, topic: &Asked) {
        let there = self.zone_mark(zone);
        self.say(Word::Zone, [topic.number, there, 0]);
        let state = self.outlook.scene.state;
        let (mut mine, mut theirs) = (0u32, 0u32);
        for figure in state.figures_in(zone) {
            let camp = state.figure(figure).camp;
            mine += u32::from(camp == self.camp);
            theirs += u32::from(Some(camp) == self.camp.opponent());
        }
        self.say(Word::Zone, [1024 + topic.number, mine, theirs]);
        let leader = || state.figure_ids().find(|&figure| state.figure(figure).camp == self.camp);
        if let Some(figure) = topic.actor.or_else(leader) {
            self.stands(figure, Some(zone));
        }
    }
}

fn figure_zone(outlook: &Outlook, figure: FigureId) -> Option<ZoneId> {
    outlook.scene.state.figure(figure).zone()
}

fn nature_number(nature: Nature) -> u32 {
    match nature {
        Nature::Task(task) => 16 + u32::from(task),
        Nature::PickUp(_) => 0,
        Nature::Give { .. } => 1,
        Nature::Take(_) => 2,
        Nature::Throw { .. } => 3,
        Nature::Explode(_) => 4,
        Nature::Grenade(_) => 5,
        Nature::Pull(_) => 6,
        Nature::Guide => 7,
        Nature::Command(_) => 8,
        Nature::Unshackle(_) => 9,
        Nature::Dispel(_) => 10,
    }
}
