//! One answer to a question: what is done, by whom, to whom, and what comes of it.

use arena::{Features, flag, mark, steps};
use pow::ask::{
    Act, Activate, Answer, Ask, Boost, Critical, Defend, Deployed, How, Reroll, Route, Thing, ThrownAt,
    UsePower, Whom, Whose,
};
use pow::attack::{covered, defence};
use pow::attack_kinds::{in_wave, is_area, under_spray};
use pow::card::{Attack, Bonus, Characteristic, Kind, Mils, Nature};
use pow::falling::fall_table;
use pow::state::{Edge, FigureId, ObjectiveId, PieceId, Reading};
use space::{Spot, Turn};
use table::May;

use super::asked::{Question, question, size};
use super::look::{Look, band};
use super::strike::{Strike, danger, hope, strike};
use super::word::{Word, eighths, say};
use super::{place, printed};
use crate::blow::{Manner, REACTION};
use crate::chances::{Again, Dice, to_hit};
use crate::worth::test;

/// Numbers of a place.
const OF_PLACE: usize = 17;

/// The numbers of an answer.
#[derive(Default)]
pub(super) struct Seen {
    /// Of what the question is about: damage on its way, by how much a roll hits, the Size of what is held.
    pub amount: f32,
    /// Of somewhere to go.
    pub place: [f32; OF_PLACE],
    cost: f32,
    left: f32,
    strike: Strike,
    worth: f32,
    /// What friends in the way lose.
    harm: f32,
    chance: f32,
    life: f32,
    level: f32,
    pow: f32,
    mine: f32,
    theirs: f32,
    activated: f32,
    down: f32,
    out: f32,
    hope: f32,
    danger: f32,
    goal: f32,
    stops: f32,
}

impl Seen {
    /// So many numbers come of it.
    pub(super) const NUMBERS: usize = 23 + OF_PLACE;

    fn write(&self, out: &mut Features) {
        let Strike { hit, damage, kills, reddens } = self.strike;
        let numbers = [
            self.amount / 6.0,
            self.cost / 3.0,
            self.left / 6.0,
            hit,
            damage / 4.0,
            kills,
            reddens,
            self.worth,
            self.harm,
            self.chance,
            self.life,
            self.level / 8.0,
            self.pow / 6.0,
            self.mine,
            self.theirs,
            self.activated,
            self.down,
            self.out,
            self.hope,
            self.danger,
            self.goal,
            self.stops,
            flag(self.left > 0.0),
        ];
        numbers.into_iter().chain(self.place).for_each(|number| out.number(number));
    }
}

/// What is done to or with a figure, as the first part of its tokens.
#[derive(Clone, Copy)]
enum Role {
    Acts,
    Target,
    Caught,
    Grabbed,
    Hit,
    Follows,
    Chosen,
    Tests,
    Uses,
}

/// The damage of the falls on a route: a jump that lands lower is one.
fn falls(mut z: Mils, route: &Route) -> u8 {
    let mut damage = 0;
    for stretch in route.way() {
        if stretch.how == How::Jump {
            damage += fall_table((z - stretch.to.z).max(0)).damage;
        }
        z = stretch.to.z;
    }
    damage
}

/// Looks at one answer.
pub(super) fn look(look: Look, ask: &Ask, answer: Answer, out: &mut Features) {
    let mut seen = Seen::default();
    let asked = question(look, ask, out, &mut seen);
    let mut eye = Eye { look, asked, seen, out };
    let variant = eye.answer(ask, answer);
    let who = asked.figure.map_or(0, |figure| look.mark(figure));
    say(eye.out, Word::Answer, [variant, asked.kind, 0]);
    say(eye.out, Word::Answer, [variant, asked.kind, who]);
    eye.seen.write(eye.out);
}

struct Eye<'a> {
    look: Look<'a>,
    asked: Question<'a>,
    seen: Seen,
    out: &'a mut Features,
}

impl Eye<'_> {
    /// Which answer it is, as a number; all else is put down.
    fn answer(&mut self, ask: &Ask, answer: Answer) -> u32 {
        match answer {
            Answer::Edge(edge) => {
                let field = mark(&self.look.scene.battlefield().id);
                say(self.out, Word::Battlefield, [field, u32::from(edge == Edge::North), 1]);
                u32::from(edge == Edge::North)
            }
            Answer::Deploy(deployed) => self.deployed(deployed),
            Answer::May(may) => self.may(ask, may),
            Answer::Whose(Whose(side)) => 8 + self.look.of(Some(side)),
            Answer::Activate(Activate::Figure(figure)) => self.ready(Role::Acts, figure, 12),
            Answer::Activate(Activate::Pass) => self.stop(13),
            Answer::Act(act) => self.act(act),
            Answer::Route(route) => self.route(&route),
            Answer::Target(Thing::Figure(target)) => self.aimed(target),
            Answer::Target(Thing::Piece(piece)) => self.piece(piece, 26),
            Answer::Aim(way) => self.aim(way),
            Answer::React(UsePower::Power { figure, power }) => self.reacts(figure, power),
            Answer::React(UsePower::None) => self.stop(29),
            Answer::Defend(Defend::With(nature)) => self.defends(ask, Some(nature)),
            Answer::Defend(Defend::No) => self.defends(ask, None),
            Answer::Boost(boost) => self.boost(boost),
            Answer::Reroll(reroll) => self.reroll(ask, reroll),
            Answer::Critical(critical) => self.critical(critical),
            Answer::Throw(at) => self.thrown(at),
            Answer::Place(to) => self.goes(to),
            Answer::Whom(Whom::Figure(figure)) => self.whom(ask, figure),
            Answer::Whom(Whom::Nobody) => self.stop(46),
        }
    }

    /// An answer that ends something or leaves it alone.
    fn stop(&mut self, variant: u32) -> u32 {
        self.seen.stops = 1.0;
        variant
    }

    /// A figure, and what is left of it.
    fn figure(&mut self, role: Role, figure: FigureId) {
        let (look, scene) = (self.look, self.look.scene);
        let (state, card) = (scene.state.figure(figure), scene.card(figure));
        let (role, whose, mark) = (role as u32, look.whose(figure), look.mark(figure));
        let activated = u32::from(state.activated);
        say(self.out, Word::Figure, [role * 4 + whose, mark, self.asked.kind]);
        say(self.out, Word::Figure, [role * 4 + whose, 0, look.condition(figure) * 2 + activated]);
        say(self.out, Word::FigureLife, [role * 4 + whose, steps(state.life.into()), activated]);
        let seen = &mut self.seen;
        seen.life = f32::from(state.life) / f32::from(card.life.max(1));
        seen.level = f32::from(card.level);
        seen.pow = f32::from(state.pow);
        (seen.mine, seen.theirs) = (flag(look.mine(figure)), flag(!look.mine(figure)));
        (seen.activated, seen.down, seen.out) = (flag(state.activated), flag(state.down), flag(state.ko));
    }

    /// A figure that may act: what it can hope to do.
    fn ready(&mut self, role: Role, figure: FigureId, variant: u32) -> u32 {
        self.figure(role, figure);
        let (look, scene) = (self.look, self.look.scene);
        let (state, body) = (scene.state.figure(figure), scene.state.body(figure));
        let here = hope(look, figure, body, 0.0, state.pow);
        let moved = hope(look, figure, body, look.walks(figure), state.pow.saturating_sub(2));
        let danger = danger(look, figure, body);
        let mark = look.mark(figure);
        say(self.out, Word::Pow, [mark, state.pow.into(), look.condition(figure)]);
        say(self.out, Word::Strike, [variant, eighths(here.worth), eighths(moved.worth)]);
        say(self.out, Word::Danger, [variant, danger.enemies * 8 + danger.waiting, eighths(danger.worth)]);
        let goal = super::figures::to_goal(look, figure, body);
        say(self.out, Word::Goal, [mark, band(goal), u32::from(state.carries.is_some())]);
        printed::character(self.out, 4, scene.card(figure));
        self.seen.worth = here.worth;
        self.seen.strike.kills = here.kills.max(moved.kills);
        self.seen.hope = moved.worth;
        self.seen.danger = danger.worth;
        self.seen.goal = goal / 16_000.0;
        variant
    }

    /// What is paid of a figure's POW.
    fn pays(&mut self, figure: FigureId, cost: u8) {
        let pow = self.look.scene.state.figure(figure).pow;
        let left = pow.saturating_sub(cost);
        say(self.out, Word::Purse, [cost.into(), left.into(), self.asked.kind]);
        (self.seen.cost, self.seen.left) = (f32::from(cost), f32::from(left));
    }

    fn goes_to(&mut self, figure: FigureId, to: Spot, left: u8) {
        place::look(self.look, figure, to, left, self.out, &mut self.seen);
    }

    fn deployed(&mut self, Deployed { figure, at }: Deployed) -> u32 {
        let card = self.look.scene.card(figure);
        self.goes_to(figure, at, card.pow);
        let far = card.attacks.iter().map(pow::attack::reach).max().unwrap_or(0) / 4_000;
        let cell = self.look.cell(at.flat(), 3_000);
        say(self.out, Word::Place, [far.unsigned_abs() + 8, cell, 0]);
        printed::character(self.out, 4, card);
        2
    }

    fn may(&mut self, ask: &Ask, may: May) -> u32 {
        let Some(figure) = self.asked.figure else { return 3 };
        let scene = self.look.scene;
        let tests = match *ask {
            Ask::Recover { .. } => Some(Characteristic::Stamina),
            Ask::RerollTest { of, .. } => Some(of),
            Ask::Dodge { .. } => Some(Characteristic::Agility),
            _ => None,
        };
        self.figure(Role::Tests, self.asked.target.unwrap_or(figure));
        match may {
            May::Yes => {
                self.seen.chance = tests.map_or(1.0, |of| test(scene, figure, of));
                4
            }
            May::No => self.stop(5),
        }
    }

    fn act(&mut self, act: Act) -> u32 {
        let Some(figure) = self.asked.figure else { return 14 };
        let (look, scene) = (self.look, self.look.scene);
        let state = scene.state.figure(figure);
        let moved = scene.state.activation.is_some_and(|now| now.moved);
        let (variant, cost) = match act {
            Act::Move => {
                let body = scene.state.body(figure);
                for pay in 1..=state.pow.min(3) {
                    let far = pow::movement::allowance(scene, figure, pay).unwrap_or(0) as f32;
                    let hope = hope(look, figure, body, far.max(1.0), state.pow - pay);
                    if hope.worth > self.seen.hope {
                        self.seen.hope = hope.worth;
                    }
                }
                say(self.out, Word::Strike, [14, eighths(self.seen.hope), state.pow.into()]);
                let goal = super::figures::to_goal(look, figure, body);
                say(self.out, Word::Goal, [14, band(goal), state.pow.into()]);
                self.seen.goal = goal / 16_000.0;
                (14, 1)
            }
            Act::Attack(index) => (15, self.attacks(figure, index)),
            Act::Grab => (16, 2),
            Act::GetUp => (17, 1),
            Act::Leap => (18, 0),
            Act::Interact(id) => {
                self.interacts(id);
                (19, 2)
            }
            Act::LayDown => (20, 0),
            Act::Power(index) => (21, self.power(figure, index)),
            Act::End => {
                let danger = danger(look, figure, scene.state.body(figure));
                self.seen.danger = danger.worth;
                say(self.out, Word::Danger, [22, danger.enemies, state.pow.into()]);
                (self.stop(22), 0)
            }
        };
        say(self.out, Word::Pay, [variant, state.pow.into(), u32::from(moved)]);
        self.pays(figure, cost);
        variant
    }

    fn interacts(&mut self, id: ObjectiveId) {
        let Some(objective) = self.look.scene.state.objectives.get(usize::from(id.0)) else { return };
        say(self.out, Word::Objective, [objective.kind as u32, self.look.of(objective.holder), 0]);
        let at = self.look.flat(objective.at.flat());
        self.seen.place[0] = at.x as f32 / super::look::FAR;
        self.seen.place[1] = at.y as f32 / super::look::FAR;
    }

    /// An attack that is chosen, and the best that it promises from here.
    fn attacks(&mut self, figure: FigureId, index: u8) -> u8 {
        let (look, scene) = (self.look, self.look.scene);
        let Some(attack) = pow::attack::profile(scene, figure, index) else { return 0 };
        say(self.out, Word::Attack, [look.mark(figure), mark(&attack.id), 0]);
        printed::attack(self.out, 0, attack);
        if let Kind::Wave(radius) = attack.kind {
            let caught = in_wave(scene, figure, radius);
            self.all_of(figure, attack, &caught);
        } else {
            let body = scene.state.body(figure);
            let far = pow::attack::reach(attack) as f32 + 5.0;
            for enemy in scene.state.team(look.me.other()) {
                if crate::ground::gap(body, scene.state.body(enemy)) <= far {
                    self.better(strike(scene, figure, attack, enemy, Manner::PLAIN), enemy);
                }
            }
        }
        say(self.out, Word::Strike, [15, eighths(self.seen.worth), attack.cost.into()]);
        attack.cost
    }

    /// The blow counts if it is the best so far.
    fn better(&mut self, strike: Strike, target: FigureId) {
        let worth = strike.worth(self.look.scene, target);
        if worth > self.seen.worth {
            (self.seen.worth, self.seen.strike) = (worth, strike);
        }
    }

    /// A blow against everybody in an area.
    fn all_of(&mut self, figure: FigureId, attack: &Attack, caught: &[FigureId]) {
        let scene = self.look.scene;
        let manner = Manner { area: true, ..Manner::PLAIN };
        for &target in caught {
            let strike = strike(scene, figure, attack, target, manner);
            let worth = strike.worth(scene, target);
            let seen = &mut self.seen;
            if self.look.mine(target) {
                seen.harm += worth;
            } else {
                seen.worth += worth;
                seen.strike.hit = seen.strike.hit.max(strike.hit);
                seen.strike.damage += strike.damage;
                seen.strike.kills += strike.kills;
                seen.strike.reddens += strike.reddens;
            }
            let caught = [Role::Caught as u32 * 4 + self.look.whose(target), self.look.mark(target), 0];
            say(self.out, Word::Figure, caught);
        }
    }

    fn power(&mut self, figure: FigureId, index: u8) -> u8 {
        let Some(power) = self.look.scene.card(figure).powers.get(usize::from(index)) else { return 0 };
        say(self.out, Word::Attack, [self.look.mark(figure), mark(&power.id), 1]);
        printed::power(self.out, 0, power);
        power.cost
    }

    fn route(&mut self, route: &Route) -> u32 {
        let Some(figure) = self.asked.figure else { return 23 };
        let from = self.look.scene.state.body(figure).at;
        let to = route.way().last().map_or(from, |stretch| stretch.to);
        let left = self.look.scene.state.figure(figure).pow.saturating_sub(route.pay);
        self.pays(figure, route.pay);
        self.goes_to(figure, to, left);
        self.seen.amount = f32::from(falls(from.z, route));
        if to == from {
            self.seen.stops = 1.0;
        }
        23
    }

    fn goes(&mut self, to: Spot) -> u32 {
        let Some(figure) = self.asked.figure else { return 24 };
        let pow = self.look.scene.state.figure(figure).pow;
        self.goes_to(figure, to, pow);
        24
    }

    /// Whom an attack is aimed at, or whom somebody grabs.
    fn aimed(&mut self, target: FigureId) -> u32 {
        let Some(figure) = self.asked.figure else { return 25 };
        let scene = self.look.scene;
        let Some(attack) = self.asked.attack else {
            self.figure(Role::Grabbed, target);
            let needed =
                defence(scene, target, Nature::Physical, figure) - i16::from(scene.card(figure).attack);
            self.seen.chance = to_hit(needed, Dice::Two, Again::Nothing).hit;
            say(
                self.out,
                Word::Chance,
                [25, eighths(self.seen.chance), size(self.look, Thing::Figure(target))],
            );
            return 25;
        };
        self.figure(Role::Target, target);
        let cover = covered(scene, figure, target, attack);
        self.better(strike(scene, figure, attack, target, Manner { cover, ..Manner::PLAIN }), target);
        let Strike { hit, kills, .. } = self.seen.strike;
        say(self.out, Word::Chance, [25, eighths(hit), eighths(kills)]);
        say(self.out, Word::Strike, [25, eighths(self.seen.worth), u32::from(cover)]);
        25
    }

    fn piece(&mut self, piece: PieceId, variant: u32) -> u32 {
        let scene = self.look.scene;
        let printed = scene.piece(piece);
        say(
            self.out,
            Word::Piece,
            [variant, self.asked.kind * 8 + printed.class as u32, printed.size.into()],
        );
        let at = self.look.flat(scene.state.block(piece).foot.middle());
        self.seen.place[0] = at.x as f32 / super::look::FAR;
        self.seen.place[1] = at.y as f32 / super::look::FAR;
        self.seen.amount = f32::from(printed.size);
        self.seen.life = f32::from(scene.state.scenery[usize::from(piece.0)].structure) / 4.0;
        variant
    }

    fn aim(&mut self, way: Turn) -> u32 {
        let (Some(figure), Some(attack)) = (self.asked.figure, self.asked.attack) else { return 27 };
        let caught = under_spray(self.look.scene, figure, attack, way);
        self.all_of(figure, attack, &caught);
        say(self.out, Word::Strike, [27, eighths(self.seen.worth), eighths(self.seen.harm)]);
        // Ways that catch the same figures differ by what they point at.
        let dir = way.dir();
        let turned = if self.look.flat(space::P::new(0, 0)).y > 0 { -1.0 } else { 1.0 };
        self.seen.place[0] = turned * dir.x as f32 / space::ONE as f32;
        self.seen.place[1] = turned * dir.y as f32 / space::ONE as f32;
        27
    }

    /// What the attack promises that is answered.
    fn met(&mut self, target: FigureId) {
        let (Some(attacker), Some(attack)) = (self.asked.attacker, self.asked.attack) else { return };
        let manner = Manner { area: is_area(attack.kind), ..Manner::PLAIN };
        self.better(strike(self.look.scene, attacker, attack, target, manner), target);
    }

    fn reacts(&mut self, figure: FigureId, index: u8) -> u32 {
        if let Some(target) = self.asked.target {
            self.figure(Role::Target, target);
            self.met(target);
        }
        let cost = self.power(figure, index);
        say(self.out, Word::Figure, [Role::Uses as u32 * 4, self.look.mark(figure), index.into()]);
        self.pays(figure, cost);
        28
    }

    /// A defence that is raised, or none.
    fn defends(&mut self, ask: &Ask, with: Option<Nature>) -> u32 {
        let (Some(figure), Ask::Defend { attacker, nature, .. }) = (self.asked.figure, *ask) else {
            return 30;
        };
        self.figure(Role::Target, figure);
        let scene = self.look.scene;
        let kind = self.asked.attack.map_or(Kind::Melee, |attack| attack.kind);
        let added = i16::from(scene.card(attacker).attack) + pow::attack::to_hit_bonus(scene, attacker, kind);
        let raised = if with == Some(nature) { REACTION } else { 0 };
        let needed = defence(scene, figure, nature, attacker) + raised - added;
        let hit = to_hit(needed, Dice::Two, Again::Nothing).hit;
        self.met(figure);
        self.seen.chance = hit;
        say(self.out, Word::Chance, [30, eighths(hit), eighths(self.seen.worth)]);
        match with {
            Some(with) => {
                say(self.out, Word::About, [30, with as u32, nature as u32]);
                self.pays(figure, 1);
                30
            }
            None => {
                self.pays(figure, 0);
                self.stop(31)
            }
        }
    }

    fn boost(&mut self, boost: Boost) -> u32 {
        let (Some(figure), Some(target)) = (self.asked.figure, self.asked.target) else { return 32 };
        self.figure(Role::Target, target);
        let scene = self.look.scene;
        let option = |index: u8| self.asked.attack?.overload.get(usize::from(index)).copied();
        let (variant, dice, overload) = match boost {
            Boost::No => (32, Dice::Two, None),
            Boost::Die => (33, Dice::Three, None),
            Boost::Option(index) => (34, Dice::Two, option(index)),
        };
        match self.asked.attack {
            Some(attack) => {
                let area = is_area(attack.kind);
                let manner = Manner { dice, overload, area, ..Manner::PLAIN };
                self.better(strike(scene, figure, attack, target, manner), target);
            }
            None => {
                let needed =
                    defence(scene, target, Nature::Physical, figure) - i16::from(scene.card(figure).attack);
                self.seen.chance = to_hit(needed, dice, Again::Nothing).hit;
            }
        }
        self.bonus(variant, overload);
        let Strike { hit, kills, .. } = self.seen.strike;
        say(self.out, Word::Chance, [variant, eighths(hit.max(self.seen.chance)), eighths(kills)]);
        self.pays(figure, u8::from(variant != 32));
        if variant == 32 { self.stop(variant) } else { variant }
    }

    fn bonus(&mut self, variant: u32, bonus: Option<Bonus>) {
        if let Some((which, much)) = bonus.map(printed::bonus) {
            say(self.out, Word::Bonus, [variant, which, much]);
            self.seen.amount = much as f32;
        }
    }

    fn reroll(&mut self, ask: &Ask, reroll: Reroll) -> u32 {
        let Ask::RerollAttack { target, roll, needed, .. } = *ask else { return 35 };
        self.figure(Role::Target, target);
        let over = |needed: i32| (8 - needed).clamp(0, 8) as f32 / 8.0;
        let total = i32::from(roll.total());
        let (variant, chance) = match reroll {
            Reroll::No => (self.stop(35), flag(total > i32::from(needed))),
            Reroll::All => {
                let dice = if roll.dice() == 3 { Dice::Three } else { Dice::Two };
                (36, to_hit(needed, dice, Again::Nothing).hit)
            }
            Reroll::One(face) => {
                self.seen.amount = f32::from(face);
                (37, over(i32::from(needed) - (total - i32::from(face))))
            }
        };
        self.seen.chance = chance;
        say(self.out, Word::Chance, [variant, eighths(chance), 0]);
        variant
    }

    fn critical(&mut self, critical: Critical) -> u32 {
        let (Some(attack), Some(target)) = (self.asked.attack, self.asked.target) else { return 38 };
        self.figure(Role::Target, target);
        let bonus = match critical {
            Critical::Damage => Some(Bonus::Damage(1)),
            Critical::Option(index) => attack.critical.get(usize::from(index)).copied(),
        };
        self.bonus(38, bonus);
        let life = self.look.scene.state.figure(target).life;
        let amount = attack.damage + bonus.map_or(0, Bonus::damage);
        self.seen.strike.kills = flag(amount >= life);
        say(self.out, Word::Chance, [38, steps(i32::from(life) - i32::from(amount)), 0]);
        38 + u32::from(matches!(critical, Critical::Option(_)))
    }

    fn thrown(&mut self, at: ThrownAt) -> u32 {
        let scene = self.look.scene;
        match at {
            ThrownAt::Thing(Thing::Figure(target)) => {
                self.figure(Role::Hit, target);
                if let Some(figure) = self.asked.figure {
                    let added = i16::from(scene.card(figure).attack);
                    let needed = defence(scene, target, Nature::Physical, figure) - added;
                    self.seen.chance = to_hit(needed, Dice::Two, Again::Nothing).hit;
                }
                say(self.out, Word::Chance, [40, eighths(self.seen.chance), self.seen.amount as u32]);
                40
            }
            ThrownAt::Thing(Thing::Piece(piece)) => self.piece(piece, 41),
            ThrownAt::Spot(spot) => {
                let Some(figure) = self.asked.figure else { return 42 };
                let way = spot.flat() - scene.state.middle(figure);
                let apart = (way.len2() as f32).sqrt();
                let at = self.look.flat(spot.flat());
                self.seen.place[0] = at.x as f32 / super::look::FAR;
                self.seen.place[1] = at.y as f32 / super::look::FAR;
                self.seen.place[2] = spot.z as f32 / 10_000.0;
                self.seen.place[3] = apart / 16_000.0;
                say(self.out, Word::Place, [42, band(apart), u32::from(spot.z > 0)]);
                42
            }
        }
    }

    fn whom(&mut self, ask: &Ask, figure: FigureId) -> u32 {
        match ask {
            Ask::Follow { .. } => self.ready(Role::Follows, figure, 43),
            Ask::NextTest { .. } => {
                self.figure(Role::Tests, figure);
                44
            }
            _ => {
                self.figure(Role::Chosen, figure);
                45
            }
        }
    }
}
