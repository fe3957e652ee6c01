//! One answer to a question: what is done, by whom, to whom, and what comes of it.

use arena::{Features, flag, mark, steps};
use crisis::activation::Act;
use crisis::ask::{Amount, Answer, Ask, Choice, Deployed, Effect, Spot, Thing};
use crisis::attack::{Weapon, under_beam};
use crisis::card::ability::Face;
use crisis::card::{BATTLEFIELD, CrisisType};
use crisis::dice::Faces;
use crisis::effect::Source;
use crisis::movement::Advance;
use crisis::setup::{AffiliationPick, EdgePick, LayoutPick, LeaderPick, SquadPick, TacticPick, ThreatPick};
use crisis::state::{Battleground, Edge, FigureId, PieceId, Reading, TokenId};
use crisis::tactics::TacticCard;
use space::{Disc, Footprint as _, Outline as _, P, Turn, at};
use table::May;

use super::asked::{Question, question, says, source_mark};
use super::doings::Gist;
use super::figures::to_goal;
use super::look::{FAR, Look, gap};
use super::lying::{Lying, successes};
use super::strike::{Strike, danger, hope, is_area, reach, strike};
use super::word::{Word, eighths, say};
use super::{place, printed};

/// A push or throw is drawn with a tool about so long.
const THROW: i64 = 4_500;

/// The numbers of an answer.
#[derive(Default)]
pub(super) struct Seen {
    /// By how much the attack that is made beats the defence, for the seat.
    pub margin: f32,
    /// Whether it would fell its target.
    pub fells: f32,
    /// What the effect does that is used, or that asks.
    pub gist: Gist,
    /// Of somewhere to go.
    pub place: [f32; place::NUMBERS],
    amount: f32,
    cost: f32,
    left: f32,
    strike: Strike,
    worth: f32,
    /// What friends in the way lose.
    harm: f32,
    life: f32,
    threat: f32,
    power: f32,
    mine: f32,
    theirs: f32,
    activated: f32,
    dazed: f32,
    injured: f32,
    hope: f32,
    danger: f32,
    goals: [f32; 2],
    stops: f32,
}

impl Seen {
    /// So many numbers come of it.
    pub(super) const NUMBERS: usize = 30 + place::NUMBERS;

    fn write(&self, out: &mut Features) {
        let Strike { damage, falls } = self.strike;
        let Gist { damage: dealt, healing, power, dice, less, moves, attacks } = self.gist;
        let numbers = [
            self.margin / 4.0,
            self.fells,
            dealt / 3.0,
            healing / 3.0,
            power / 3.0,
            dice / 3.0,
            less / 2.0,
            moves / 2.0,
            attacks,
            self.amount / 4.0,
            self.cost / 4.0,
            self.left / 6.0,
            damage / 4.0,
            falls,
            self.worth,
            self.harm,
            self.life,
            self.threat / 4.0,
            self.power / 6.0,
            self.mine,
            self.theirs,
            self.activated,
            self.dazed,
            self.injured,
            self.hope,
            self.danger,
            self.goals[0],
            self.goals[1],
            self.stops,
            flag(self.left > 0.0),
        ];
        numbers.into_iter().chain(self.place).for_each(|number| out.number(number.clamp(-4.0, 4.0)));
    }
}

/// What is done to or with a character, as the first part of its tokens.
#[derive(Clone, Copy)]
enum Role {
    Activated,
    Target,
    Caught,
    Chosen,
    Uses,
    Leads,
    Asked,
    Met,
}

/// Looks at one answer.
pub(super) fn look(look: Look, ask: &Ask, answer: Answer, out: &mut Features) {
    let mut seen = Seen::default();
    let asked = question(look, ask, out, &mut seen);
    let mut eye = Eye { look, asked, seen, out };
    let variant = eye.answer(ask, answer);
    let who = asked.figure.map_or(0, |figure| look.mark(figure));
    say(eye.out, Word::Answer, [variant, asked.kind, 0]);
    say(eye.out, Word::Answer, [variant, asked.kind, 1_u32.wrapping_add(who ^ asked.by)]);
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
        let scene = self.look.scene;
        match answer {
            Answer::Battlefield(LayoutPick::Agree) => 0,
            Answer::Battlefield(LayoutPick::Instead(place)) => {
                let field = mark(&scene.content.battlefields[usize::from(place)].id);
                say(self.out, Word::Battlefield, [field, 0, 1]);
                1
            }
            Answer::Lies(lies) => 2 + lies as u32,
            Answer::CrisisType(kind) => self.drawn(kind),
            Answer::Threat(ThreatPick(kind)) => self.limits(kind),
            Answer::Edge(EdgePick(edge)) => self.edge(edge),
            Answer::Squad(pick) => self.joins(pick),
            Answer::Affiliation(AffiliationPick(pick)) => self.affiliation(pick),
            Answer::Tactics(TacticPick::Add(card)) | Answer::Card(TacticCard(card)) => self.tactic(card, 12),
            Answer::Tactics(TacticPick::Done) => self.stop(13),
            Answer::Deploy(deployed) => self.deployed(deployed),
            Answer::Leader(LeaderPick(figure)) => {
                self.figure(Role::Leads, figure);
                15
            }
            Answer::Act(act) => self.act(act),
            Answer::Attack(weapon) => self.attacks(weapon),
            Answer::Effect(Effect::Use(source)) => self.used(source, 26),
            Answer::Effect(Effect::Pass) => self.stop(27),
            Answer::Order(source) => self.used(source, 28),
            Answer::Dice(faces) => self.dice(faces),
            Answer::Face(face) => self.face(face),
            Answer::Thing(Thing::Figure(figure)) => self.chosen(figure),
            Answer::Thing(Thing::Piece(piece)) => self.piece(piece),
            Answer::Thing(Thing::Token(token)) => self.token(token, 33),
            Answer::Amount(Amount(amount)) => {
                say(self.out, Word::Amount, [34, amount.into(), self.asked.by]);
                self.seen.amount = f32::from(amount);
                34
            }
            Answer::Option(Choice(option)) => {
                say(self.out, Word::Amount, [35, option.into(), self.asked.by]);
                35
            }
            Answer::May(may) => self.may(ask, may),
            Answer::Condition(condition) => {
                say(self.out, Word::Condition, [38, condition.bit().into(), 0]);
                38
            }
            Answer::Advance(advance) => self.advances(advance),
            Answer::Way(way) => self.way(way),
            Answer::Place(Spot(to)) => self.placed(to),
        }
    }

    /// An answer that ends something or leaves it alone.
    fn stop(&mut self, variant: u32) -> u32 {
        self.seen.stops = 1.0;
        variant
    }

    /// The crises of one's own roster among which one of a type is drawn.
    fn drawn(&mut self, kind: CrisisType) -> u32 {
        let (scene, me) = (self.look.scene, self.look.me);
        for &place in &scene.state.squads[me].roster_crises {
            let crisis = &scene.content.crises[usize::from(place)];
            if crisis.kind == kind {
                say(self.out, Word::Crisis, [mark(&crisis.id), 1, 0]);
                self.seen.amount += crisis.places.len() as f32 / 3.0;
            }
        }
        4 + kind as u32
    }

    /// Whose threat is the limit.
    fn limits(&mut self, kind: CrisisType) -> u32 {
        let Some(crisis) = self.look.scene.crisis(kind) else { return 6 };
        say(self.out, Word::Crisis, [mark(&crisis.id), 2, crisis.threat.into()]);
        let other = self.look.scene.crisis(kind.other()).map_or(0, |crisis| crisis.threat);
        self.seen.amount = f32::from(crisis.threat) - f32::from(other);
        self.seen.left = f32::from(crisis.threat) / 4.0;
        6
    }

    fn edge(&mut self, edge: Edge) -> u32 {
        let (scene, state) = (self.look.scene, self.look.scene.state);
        let north = edge == Edge::North;
        say(self.out, Word::Battlefield, [mark(&scene.battlefield().id), u32::from(north), 2]);
        let mut nearer = 0;
        for kind in CrisisType::BOTH {
            if let Some(crisis) = scene.crisis(kind) {
                say(self.out, Word::Crisis, [mark(&crisis.id), 3, u32::from(north)]);
            }
        }
        for token in &state.tokens {
            nearer += if north { token.at.y - BATTLEFIELD / 2 } else { BATTLEFIELD / 2 - token.at.y };
        }
        self.seen.amount = nearer as f32 / 20_000.0;
        7 + u32::from(north)
    }

    /// Who joins the squad.
    fn joins(&mut self, pick: SquadPick) -> u32 {
        let (scene, state) = (self.look.scene, self.look.scene.state);
        let squad = &state.squads[self.look.me];
        let member = |place: u8| &scene.content.characters[usize::from(squad.roster[usize::from(place)].0)];
        let spent: u8 = squad.chosen.iter().map(|place| member(place).threat).sum();
        let free = state.threat.saturating_sub(spent);
        let SquadPick::Add(place) = pick else {
            self.seen.left = f32::from(free);
            say(self.out, Word::Join, [0, free.into(), 0]);
            return self.stop(9);
        };
        let joins = member(place);
        let left = free.saturating_sub(joins.threat);
        let who = mark(&joins.id);
        say(self.out, Word::Join, [who, 0, 0]);
        say(self.out, Word::Join, [who, 1, left.into()]);
        say(self.out, Word::Join, [1, joins.threat.into(), left.into()]);
        for kind in CrisisType::BOTH {
            if let Some(crisis) = scene.crisis(kind) {
                say(self.out, Word::Join, [who, 2, mark(&crisis.id)]);
            }
        }
        for other in squad.chosen.iter() {
            say(self.out, Word::With, [who, mark(&member(other).id), 0]);
        }
        let shares =
            |other: &u8| member(*other).affiliations.iter().any(|of| joins.affiliations.contains(of));
        let allied = squad.chosen.iter().filter(shares).count();
        say(self.out, Word::With, [0, allied as u32, squad.chosen.iter().count() as u32]);
        if let Some(form) = joins.forms.first() {
            printed::character(self.out, 4, joins, form);
        }
        self.seen.threat = f32::from(joins.threat);
        self.seen.left = f32::from(left);
        self.seen.amount = allied as f32;
        10
    }

    fn affiliation(&mut self, pick: Option<u16>) -> u32 {
        let Some(place) = pick else { return self.stop(11) };
        let (scene, squad) = (self.look.scene, &self.look.scene.state.squads[self.look.me]);
        let members = squad.chosen.iter().filter(|&at| {
            let character = &scene.content.characters[usize::from(squad.roster[usize::from(at)].0)];
            character.affiliations.contains(&place)
        });
        self.seen.amount = members.count() as f32;
        let id = mark(&scene.content.affiliations[usize::from(place)].id);
        say(self.out, Word::Affiliation, [0, id, 1]);
        11
    }

    /// A team tactic card that is chosen or played.
    fn tactic(&mut self, place: u16, variant: u32) -> u32 {
        let (scene, state) = (self.look.scene, self.look.scene.state);
        let card = scene.tactic(place);
        let id = mark(&card.id);
        say(self.out, Word::Tactic, [variant, id, 0]);
        printed::tactic(self.out, 3, card);
        self.seen.gist = Gist::of(&card.steps);
        self.seen.cost = card.cost.as_ref().map_or(0.0, |cost| f32::from(cost.power.least()));
        if state.figures.is_empty() {
            let squad = &state.squads[self.look.me];
            for member in squad.chosen.iter() {
                let member = &scene.content.characters[usize::from(squad.roster[usize::from(member)].0)];
                say(self.out, Word::With, [id, mark(&member.id), 1]);
            }
        }
        variant
    }

    fn deployed(&mut self, Deployed { figure, at }: Deployed) -> u32 {
        self.goes_to(figure, at);
        let (scene, card) = (self.look.scene, self.look.scene.card(figure));
        let far = card.attacks.iter().map(|attack| attack.reach.range()).max().unwrap_or(0);
        say(self.out, Word::Place, [8 + u32::from(far), self.look.cell(at, 3_000), 0]);
        printed::character(self.out, 4, scene.character(figure), card);
        14
    }

    fn goes_to(&mut self, figure: FigureId, to: P) {
        place::look(self.look, figure, to, self.out, &mut self.seen);
    }

    /// A character, and what is left of it.
    fn figure(&mut self, role: Role, figure: FigureId) {
        let (look, scene) = (self.look, self.look.scene);
        let state = scene.state.figure(figure);
        let (role, whose, mark) = (role as u32, look.whose(figure), look.mark(figure));
        let condition = look.condition(figure);
        let left = look.left(figure);
        say(self.out, Word::Figure, [role * 4 + whose, mark, self.asked.kind]);
        say(self.out, Word::Figure, [role * 4 + whose, 0, condition]);
        say(self.out, Word::FigureLife, [role * 4 + whose, steps(left.into()), condition]);
        if self.asked.by != 0 {
            say(self.out, Word::Figure, [role * 4 + whose, mark, self.asked.by]);
        }
        let holds = scene.state.held_by(figure).count() as u32;
        if holds > 0 {
            say(self.out, Word::Held, [role * 4 + whose, holds, self.asked.kind]);
        }
        let seen = &mut self.seen;
        seen.life = f32::from(left) / f32::from(scene.stamina(figure).max(1));
        seen.threat = f32::from(scene.character(figure).threat);
        seen.power = f32::from(state.power);
        (seen.mine, seen.theirs) = (flag(look.mine(figure)), flag(!look.mine(figure)));
        (seen.activated, seen.dazed) = (flag(state.activated), flag(state.dazed));
        seen.injured = flag(condition & 4 != 0);
    }

    /// What is spent of a character's power.
    fn pays(&mut self, figure: FigureId, cost: u8) {
        let power = self.look.scene.state.figure(figure).power;
        let left = power.saturating_sub(cost);
        say(self.out, Word::Purse, [cost.into(), left.into(), self.asked.kind]);
        (self.seen.cost, self.seen.left) = (f32::from(cost), f32::from(left));
    }

    fn act(&mut self, act: Act) -> u32 {
        let (look, scene) = (self.look, self.look.scene);
        if let Act::Activate(figure) = act {
            return self.activates(figure);
        }
        let variant = match act {
            Act::Activate(_) | Act::Move => 17,
            Act::Attack => 18,
            Act::Shake => 19,
            Act::Power(_) => 20,
            Act::Interact(_) => 21,
            Act::Tactic(card) => return self.tactic(card, 22),
            Act::EndActivation => self.stop(23),
            Act::EndTurn => return self.stop(24),
        };
        let Some(figure) = self.asked.figure else { return variant };
        let (state, base) = (scene.state.figure(figure), scene.base(figure));
        let actions = scene.state.activation.map_or(0, |now| u32::from(now.actions));
        let mut cost = 0;
        match act {
            Act::Power(index) => {
                if let Some(power) = scene.superpower(figure, index) {
                    let id = mark(power.id.value.as_str());
                    say(self.out, Word::Source, [20, id, look.mark(figure)]);
                    printed::superpower(self.out, 3, power);
                    self.seen.gist = Gist::of(&power.steps);
                    cost = power.cost.as_ref().map_or(0, |cost| cost.power.least());
                }
            }
            Act::Interact(token) => {
                self.token(token, 21);
                cost = 1;
            }
            Act::Attack | Act::Move | Act::EndActivation => {
                let slack = if act == Act::Move { look.walks(figure) } else { 0.0 };
                let hope = hope(look, figure, &base, slack, state.power);
                (self.seen.hope, self.seen.strike.falls) = (hope.worth, hope.falls);
                self.seen.danger = danger(look, figure, &base).worth;
                say(self.out, Word::Strike, [variant, eighths(hope.worth), actions]);
                self.goals(figure, &base, variant);
            }
            _ => {}
        }
        say(self.out, Word::Activation, [variant, actions, u32::from(state.power)]);
        say(self.out, Word::Activation, [variant, look.condition(figure), actions + 8]);
        self.pays(figure, cost);
        variant
    }

    fn goals(&mut self, figure: FigureId, base: &Disc, variant: u32) {
        for kind in CrisisType::BOTH {
            let (goal, count) = to_goal(self.look, figure, base, kind);
            let scored = self.look.scored(kind).map_or(0, |scored| 1 + scored as u32);
            if goal < FAR {
                say(self.out, Word::Goal, [64 + variant, scored, self.look.band(goal) * 8 + count.min(7)]);
            }
            self.seen.goals[kind.index()] = goal / 16_000.0;
        }
    }

    /// A character that may be activated: what it can hope to do.
    fn activates(&mut self, figure: FigureId) -> u32 {
        self.figure(Role::Activated, figure);
        let (look, scene) = (self.look, self.look.scene);
        let (state, base) = (scene.state.figure(figure), scene.base(figure));
        let here = hope(look, figure, &base, 0.0, state.power);
        let moved = hope(look, figure, &base, look.walks(figure), state.power);
        let danger = danger(look, figure, &base);
        say(self.out, Word::Power, [16, look.mark(figure), state.power.into()]);
        say(self.out, Word::Strike, [16, eighths(here.worth), eighths(moved.worth)]);
        say(self.out, Word::Danger, [16, danger.enemies * 8 + danger.waiting, eighths(danger.worth)]);
        self.goals(figure, &base, 16);
        printed::character(self.out, 4, scene.character(figure), scene.card(figure));
        self.seen.worth = here.worth;
        self.seen.strike.falls = here.falls.max(moved.falls);
        self.seen.hope = moved.worth;
        self.seen.danger = danger.worth;
        16
    }

    /// An attack that is chosen, and the best that it promises from here.
    fn attacks(&mut self, weapon: Weapon) -> u32 {
        let (look, scene) = (self.look, self.look.scene);
        let Some(figure) = self.asked.figure else { return 25 };
        let attack = weapon.entry(scene.content, scene.state, figure);
        say(self.out, Word::Source, [25, look.mark(figure), mark(&attack.id)]);
        printed::attack(self.out, 0, attack);
        let base = scene.base(figure);
        let side = scene.state.figure(figure).side;
        for enemy in scene.state.squad(side.other()).filter(|&id| scene.state.is_up(id)) {
            if gap(&base, &scene.base(enemy)) <= reach(scene, attack, enemy) {
                let strike = strike(look, figure, attack, enemy);
                let worth = strike.worth(scene, enemy);
                if is_area(attack) {
                    self.seen.worth += worth;
                    self.seen.strike.damage += strike.damage;
                    self.seen.strike.falls += strike.falls;
                } else if worth > self.seen.worth {
                    (self.seen.worth, self.seen.strike) = (worth, strike);
                }
            }
        }
        say(self.out, Word::Strike, [25, eighths(self.seen.worth), attack.cost.into()]);
        self.pays(figure, attack.cost);
        25
    }

    /// An effect that is used.
    fn used(&mut self, source: Source, variant: u32) -> u32 {
        let (look, scene) = (self.look, self.look.scene);
        let id = source_mark(look, source);
        say(self.out, Word::Source, [variant, id, 0]);
        let margin = (self.seen.margin.clamp(-6.0, 6.0) + 6.0) as u32;
        say(self.out, Word::Source, [variant, id, 1 + margin * 2 + u32::from(self.seen.fells > 0.0)]);
        match source {
            Source::Power { figure, power } => {
                if let Some(printed) = scene.superpower(figure, power) {
                    printed::superpower(self.out, 3, printed);
                    self.seen.gist = Gist::of(&printed.steps);
                    self.pays(figure, printed.cost.as_ref().map_or(0, |cost| cost.power.least()));
                }
                self.figure(Role::Uses, figure);
            }
            Source::Tactic { card, .. } => {
                self.tactic(card, variant);
            }
            Source::Condition { figure, .. } => self.figure(Role::Uses, figure),
            Source::Lasting(which) => {
                says(crate::steps::of(scene, source), 3, self.out, &mut self.seen);
                let owner = scene.state.lasting(which).and_then(|lasting| lasting.frame.owner);
                if let Some(owner) = owner {
                    self.figure(Role::Uses, owner);
                }
            }
            source => says(crate::steps::of(scene, source), 3, self.out, &mut self.seen),
        }
        variant
    }

    /// Dice that are taken up, changed or rolled again.
    fn dice(&mut self, faces: Faces) -> u32 {
        let roll = self.asked.roll;
        let total = faces.total();
        let good = successes(roll, faces);
        for face in Face::ALL {
            if faces[face] > 0 {
                say(self.out, Word::Dice, [roll as u32, face as u32, faces[face].into()]);
                say(self.out, Word::Dice, [64 + face as u32, faces[face].into(), self.asked.by]);
            }
        }
        say(self.out, Word::Dice, [32 + roll as u32, total.into(), steps(good)]);
        self.seen.amount = f32::from(total);
        self.seen.worth = good as f32 / 3.0;
        29
    }

    fn face(&mut self, face: Face) -> u32 {
        let scene = self.look.scene;
        say(self.out, Word::Face, [self.asked.roll as u32, face as u32, self.asked.by]);
        if let (Some(lying), Some(attack)) = (Lying::of(scene), scene.state.attacks.last()) {
            let mut with = lying.faces(self.asked.roll);
            let met = |faces: &Faces| {
                let rules = attack.rules(scene).iter();
                rules.filter(|rule| !rule.icons.is_empty() && faces.hold(&rule.icons)).count()
            };
            let before = met(&with);
            with[face] += 1;
            self.seen.amount = (met(&with) - before) as f32;
            say(self.out, Word::Face, [32 + self.asked.roll as u32, face as u32, self.seen.amount as u32]);
        }
        30
    }

    /// A character that is attacked or chosen.
    fn chosen(&mut self, figure: FigureId) -> u32 {
        let (look, scene) = (self.look, self.look.scene);
        let (Some(attacker), Some(attack)) = (self.asked.figure, self.asked.attack) else {
            self.figure(Role::Chosen, figure);
            self.seen.danger = danger(look, figure, &scene.base(figure)).worth;
            return 31;
        };
        self.figure(Role::Target, figure);
        let strike = strike(look, attacker, attack, figure);
        (self.seen.strike, self.seen.worth) = (strike, strike.worth(scene, figure));
        let apart = gap(&scene.base(attacker), &scene.base(figure));
        say(self.out, Word::Strike, [32, eighths(strike.falls), eighths(self.seen.worth)]);
        say(self.out, Word::Reach, [32, look.band(apart), 0]);
        self.seen.place[2] = apart / 16_000.0;
        32
    }

    fn piece(&mut self, piece: PieceId) -> u32 {
        let feature = self.look.scene.piece(piece);
        say(self.out, Word::Piece, [feature.size.into(), self.asked.kind, self.asked.by]);
        self.spot(feature.outline.bounds().middle());
        self.seen.amount = f32::from(feature.size);
        36
    }

    fn spot(&mut self, to: P) {
        let at = self.look.flat(to);
        (self.seen.place[0], self.seen.place[1]) = (at.x as f32 / FAR, at.y as f32 / FAR);
    }

    fn token(&mut self, token: TokenId, variant: u32) -> u32 {
        let (look, scene) = (self.look, self.look.scene);
        let state = scene.state.token(token);
        let scored = look.scored(state.crisis).map_or(0, |scored| 1 + scored as u32);
        say(self.out, Word::Token, [variant, scored, look.of(state.controller)]);
        if let Some(crisis) = scene.crisis(state.crisis) {
            say(self.out, Word::Token, [variant, mark(&crisis.id), look.of(state.controller)]);
        }
        self.spot(state.at);
        variant
    }

    fn may(&mut self, ask: &Ask, may: May) -> u32 {
        let target =
            if let Ask::OtherTarget { target, .. } = *ask { Some(target) } else { self.asked.figure };
        if let Some(figure) = target {
            self.figure(Role::Asked, figure);
        }
        match may {
            May::Yes => 37,
            May::No => self.stop(39),
        }
    }

    fn advances(&mut self, advance: Advance) -> u32 {
        let Some(figure) = self.asked.figure else { return 40 };
        match advance {
            Advance::Stay => {
                let here = self.look.scene.state.figure(figure).at;
                self.goes_to(figure, here);
                self.stop(40)
            }
            Advance::Along { tool, to, climb, .. } => {
                say(self.out, Word::Way, [41, tool as u32, u32::from(climb)]);
                self.goes_to(figure, to);
                41
            }
        }
    }

    /// A direction: of a beam who is under it, else where it leads.
    fn way(&mut self, way: Turn) -> u32 {
        let (look, scene) = (self.look, self.look.scene);
        let Some(figure) = self.asked.figure else { return 42 };
        let dir = way.dir();
        if let (Some(attack), Some(weapon)) = (self.asked.attack, self.asked.weapon) {
            for id in under_beam(scene, figure, weapon, way).iter().map(FigureId) {
                let strike = strike(look, figure, attack, id);
                let worth = strike.worth(scene, id);
                if look.mine(id) {
                    self.seen.harm += worth;
                } else {
                    self.seen.worth += worth;
                    self.seen.strike.damage += strike.damage;
                    self.seen.strike.falls += strike.falls;
                }
                say(self.out, Word::Figure, [Role::Caught as u32 * 4 + look.whose(id), look.mark(id), 0]);
            }
            say(self.out, Word::Strike, [43, eighths(self.seen.worth), eighths(self.seen.harm)]);
        } else {
            let base = scene.base(figure);
            let end = at(base.c, dir, THROW, 0);
            let [x, y] = [end.x, end.y].map(|along| along.clamp(0, BATTLEFIELD));
            self.goes_to(figure, P::new(x, y));
            self.meets(figure, &base, end);
        }
        // Ways that lead alike differ by where they point.
        let sense = look.sense() / space::ONE as f32;
        self.seen.place[place::NUMBERS - 2] = sense * dir.x as f32;
        self.seen.place[place::NUMBERS - 1] = sense * dir.y as f32;
        42
    }

    /// The first character on a straight way.
    fn meets(&mut self, mover: FigureId, base: &Disc, end: P) {
        let scene = self.look.scene;
        let (dx, dy) = ((end.x - base.c.x) as f32, (end.y - base.c.y) as f32);
        let length = (dx * dx + dy * dy).sqrt().max(1.0);
        let mut first: Option<(f32, FigureId)> = None;
        for other in scene.state.on_battlefield().filter(|&other| other != mover) {
            let disc = scene.base(other);
            let (x, y) = ((disc.c.x - base.c.x) as f32, (disc.c.y - base.c.y) as f32);
            let (ahead, aside) = ((x * dx + y * dy) / length, (x * dy - y * dx) / length);
            let touches = ahead > 0.0 && ahead < length && aside.abs() < (disc.r + base.r) as f32;
            if touches && first.is_none_or(|(known, _)| ahead < known) {
                first = Some((ahead, other));
            }
        }
        let pieces = scene.terrain().any(|piece| piece.outline.overlaps_disc(&Disc::new(end, base.r)));
        say(self.out, Word::Way, [42, u32::from(pieces), first.map_or(0, |(_, met)| self.look.whose(met))]);
        if let Some((_, met)) = first {
            let (look, whose) = (self.look, self.look.whose(met));
            say(self.out, Word::Figure, [Role::Met as u32 * 4 + whose, look.mark(met), look.condition(met)]);
            self.seen.harm = if look.mine(met) { 0.5 } else { 0.0 };
            self.seen.worth = if look.mine(met) { 0.0 } else { 0.5 };
        }
    }

    fn placed(&mut self, to: P) -> u32 {
        if let Some(figure) = self.asked.figure {
            self.goes_to(figure, to);
            return 44;
        }
        // A token that is laid down: how near it lies to those of both sides.
        let (look, scene) = (self.look, self.look.scene);
        let base = Disc::new(to, scene.measures().token);
        for (which, side) in look.me.first().into_iter().enumerate() {
            let others = scene.state.squad(side).filter(|&id| scene.state.is_up(id));
            let near = others.map(|id| gap(&base, &scene.base(id))).fold(FAR, f32::min);
            self.seen.goals[which] = near / 16_000.0;
            say(self.out, Word::Place, [32 + which as u32, look.band(near), 0]);
        }
        say(self.out, Word::Place, [34, look.cell(to, 3_000), 0]);
        self.spot(to);
        45
    }
}
