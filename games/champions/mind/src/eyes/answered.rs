//! One answer to a question: what is played, attacked, paid or chosen, and what comes of it.

use arena::Features;
use champions::Champions;
use champions::ask::{Answer, Ask, Chosen, Defend, FromHand, Opted, Pay, TurnOption, Use};
use champions::card::ability::{Ability, Resource, Stat, Status};
use champions::card::{AbilityId, CardId, CardType};
use champions::initiate::bill;
use champions::state::{InPlay, InPlayId, Place, Reading, Thing};
use table::{May, Scene, Seat};

use super::asked::{Question, ability_mark, question};
use super::board::{counters, name, number, packed_statuses, whose};
use super::doings::{Gist, ability, does};
use super::printed;
use super::word::{Word, flag, mark, say, steps};

/// The numbers of an answer.
#[derive(Default)]
pub(super) struct Seen {
    /// Of what the question is about: damage or threat on its way.
    pub amount: f32,
    /// What is to be paid.
    pub cost: f32,
    /// What is left of it, or of the hand once it is paid.
    pub left: f32,
    /// The resources that a card generates.
    pub resources: f32,
    /// What the ability does that is used, or that asks.
    pub gist: Gist,
    life: f32,
    life_after: f32,
    atk: f32,
    thw: f32,
    def: f32,
    threat: f32,
    threat_after: f32,
    lethal: f32,
    tough: f32,
    mine: f32,
    enemy: f32,
    ready: f32,
    stops: f32,
}

impl Seen {
    /// So many numbers come of it.
    pub(super) const NUMBERS: usize = 26;

    fn write(&self, out: &mut Features) {
        let Gist { damage, thwart, heal, draw, prevent, generate, ready, statuses, harm } = self.gist;
        let numbers = [
            self.amount / 6.0,
            self.cost / 4.0,
            self.left / 4.0,
            self.resources / 2.0,
            damage / 5.0,
            thwart / 4.0,
            heal / 4.0,
            draw / 3.0,
            prevent / 4.0,
            generate / 2.0,
            ready,
            statuses,
            harm / 4.0,
            self.life / 10.0,
            self.life_after / 10.0,
            self.atk / 4.0,
            self.thw / 4.0,
            self.def / 3.0,
            self.threat / 8.0,
            self.threat_after / 8.0,
            self.lethal,
            self.tough,
            self.mine,
            self.enemy,
            self.ready,
            self.stops,
        ];
        numbers.into_iter().for_each(|number| out.number(number));
    }
}

/// What is done to or with a card, as the first part of its tokens.
#[derive(Clone, Copy)]
enum Role {
    Kept,
    Played,
    Attacks,
    Thwarts,
    Acts,
    Uses,
    Retaliates,
    Defends,
    Pays,
    Chosen,
    Target,
    Player,
}

/// Looks at one answer.
pub(super) fn look(scene: Scene<Champions>, ask: &Ask, answer: &Answer, out: &mut Features) {
    let mut seen = Seen::default();
    let asked = question(scene, ask, out, &mut seen);
    let mut eye = Eye { scene, asked, seen, out };
    let variant = eye.answer(ask, *answer);
    say(eye.out, Word::Answer, [variant, asked.kind, 0]);
    say(eye.out, Word::Answer, [variant, asked.kind, asked.by]);
    eye.seen.write(eye.out);
}

struct Eye<'a> {
    scene: Scene<'a, Champions>,
    asked: Question,
    seen: Seen,
    out: &'a mut Features,
}

impl Eye<'_> {
    /// Which answer it is, as a number; all else is put down.
    fn answer(&mut self, ask: &Ask, answer: Answer) -> u32 {
        match answer {
            Answer::FromHand(FromHand::Card(card)) => {
                self.card(Role::Kept, card, 0);
                0
            }
            Answer::FromHand(FromHand::Done) => self.stop(1),
            Answer::Turn(option) => self.turn(option),
            Answer::Use(used) => self.used(used),
            Answer::Defend(Defend::No) => self.stop(16),
            Answer::Defend(Defend::With(id)) => {
                self.defends(ask, id);
                17
            }
            Answer::Pay(Pay::Card(card)) => {
                self.card(Role::Pays, card, 0);
                if let Ask::Pay { card: Some(paid), .. } = *ask {
                    let [paid, card] = [paid, card].map(|card| printed::mark_of(self.scene.content, card));
                    say(self.out, Word::For, [paid, 18, card]);
                }
                18
            }
            Answer::Pay(Pay::Ability { card, place }) => {
                self.thing(Role::Pays, card, (0.0, 0.0));
                self.ability(card, place);
                19
            }
            Answer::Pay(Pay::Done) => self.stop(20),
            Answer::Resource(resource) => {
                let type_ = match resource {
                    Resource::Energy => 0,
                    Resource::Mental => 1,
                    Resource::Physical => 2,
                    Resource::Wild => 3,
                };
                say(self.out, Word::Option, [21, type_, 0]);
                21
            }
            Answer::Chosen(Chosen::Card(Thing::InPlay(id))) => {
                let power = self.asked.power;
                self.thing(Role::Chosen, id, power);
                22
            }
            Answer::Chosen(Chosen::Card(Thing::Out(place, card))) => {
                self.card(Role::Chosen, card, place_of(place, self.asked.me));
                23
            }
            Answer::Chosen(Chosen::Done) => self.stop(24),
            Answer::InPlay(id) => {
                let power = self.asked.power;
                self.thing(Role::Target, id, power);
                25
            }
            Answer::Player(seat) => {
                self.player(seat);
                26
            }
            Answer::Opted(Opted(option)) => {
                say(self.out, Word::Option, [27, option.into(), self.asked.by]);
                self.option(ask, option);
                27
            }
            Answer::May(May::Yes) => 28,
            Answer::May(May::No) => self.stop(29),
        }
    }

    /// An answer that ends something or leaves it alone.
    fn stop(&mut self, variant: u32) -> u32 {
        self.seen.stops = 1.0;
        variant
    }

    fn turn(&mut self, option: TurnOption) -> u32 {
        match option {
            TurnOption::ChangeForm => {
                let identity = self.scene.state.player(self.asked.me).identity;
                self.thing(Role::Player, identity, (0.0, 0.0));
                2
            }
            TurnOption::Play(card) => {
                self.played(card);
                3
            }
            TurnOption::PlayFromDiscard(card) => {
                self.played(card);
                4
            }
            TurnOption::Attack(id) => {
                self.thing(Role::Attacks, id, (0.0, 0.0));
                self.best_blow(id);
                5
            }
            TurnOption::Thwart(id) => {
                self.thing(Role::Thwarts, id, (0.0, 0.0));
                self.best_thwart(id);
                6
            }
            TurnOption::Recover => {
                let identity = self.scene.state.player(self.asked.me).identity;
                self.thing(Role::Player, identity, (0.0, 0.0));
                7
            }
            TurnOption::Action { card, place } => {
                self.thing(Role::Acts, card, (0.0, 0.0));
                self.ability(card, place);
                8
            }
            TurnOption::Request(seat) => {
                self.player(seat);
                9
            }
            TurnOption::EndTurn => self.stop(10),
        }
    }

    fn used(&mut self, used: Use) -> u32 {
        match used {
            Use::Pass => self.stop(11),
            Use::Ability { card, place } => {
                self.thing(Role::Uses, card, (0.0, 0.0));
                self.ability(card, place);
                12
            }
            Use::Event { card, place } => {
                self.cost_of(card);
                self.card(Role::Uses, card, place.into());
                let face = self.scene.printed(card).front();
                if let Some((_, used)) = face.abilities().find(|(at, _)| *at == place) {
                    self.does(used);
                }
                13
            }
            Use::Retaliate(id) => {
                self.thing(Role::Retaliates, id, (0.0, 0.0));
                14
            }
            Use::Delayed(place) => {
                let delayed = self.scene.state.delayed.get(usize::from(place));
                if let Some(delayed) = delayed {
                    let mark = mark(&self.scene.printed(delayed.card).id);
                    say(self.out, Word::Later, [mark, 15, 0]);
                    let steps = &self.scene.content.delayed[usize::from(delayed.place)].steps;
                    does(self.out, Word::Does, steps);
                }
                15
            }
        }
    }

    /// A card that is played: all that it says.
    fn played(&mut self, card: CardId) {
        self.cost_of(card);
        self.card(Role::Played, card, 0);
        let face = self.scene.printed(card).front();
        printed::text(self.scene.content, self.out, 0, face);
        for (_, ability) in face.abilities() {
            let gist = Gist::of(ability);
            if face.kind == CardType::Event {
                self.seen.gist = gist;
            }
        }
        let plain = |number: Option<u8>| number.map_or(0.0, f32::from);
        (self.seen.atk, self.seen.thw) = (plain(face.atk), plain(face.thw));
        self.seen.life = face.hit_points.map_or(0.0, |points| f32::from(points.of(1)));
    }

    /// What a card costs now, and what the hand could still pay after that.
    fn cost_of(&mut self, card: CardId) {
        let cost = bill(self.scene, self.asked.me, card).any;
        let hand = self.scene.state.player(self.asked.me).hand.iter();
        let purse: u8 = hand.map(|held| self.scene.printed(held).resources.total()).sum();
        let own = self.scene.printed(card).resources.total();
        let left = i32::from(purse) - i32::from(own) - i32::from(cost);
        say(self.out, Word::Left, [u32::from(cost), steps(left), u32::from(left < 0)]);
        (self.seen.cost, self.seen.left) = (f32::from(cost), left as f32);
    }

    fn card(&mut self, role: Role, card: CardId, place: u32) {
        self.seen.resources = f32::from(self.scene.printed(card).resources.total());
        printed::card(self.scene, self.out, role as u32 * 64 + place, card);
        if self.asked.by != 0 {
            let mark = printed::mark_of(self.scene.content, card);
            say(self.out, Word::Card, [role as u32 * 64 + place, mark, self.asked.by]);
        }
    }

    /// The ability of a card in play that is used.
    fn ability(&mut self, card: InPlayId, place: u8) {
        let Some(card) = self.scene.state.find(card) else { return };
        if card.facedown.is_some() && usize::from(place) < champions::card::ABILITIES {
            return;
        }
        let id = AbilityId { card: card.card, face: card.face, place };
        if card.facedown.is_none() {
            say(self.out, Word::AskedBy, [ability_mark(self.scene, id), 99, self.asked.kind]);
        }
        if let Some(used) = self.scene.content.ability(id) {
            self.does(used);
        }
    }

    fn does(&mut self, used: &Ability) {
        ability(self.out, 0, used);
        self.seen.gist = Gist::of(used);
    }

    /// A card in play, and what is left of it when it is hit.
    fn thing(&mut self, role: Role, id: InPlayId, (damage, thwart): (f32, f32)) {
        let role = role as u32;
        let Some(card) = self.scene.state.find(id) else {
            say(self.out, Word::Thing, [role, 0, 0]);
            return;
        };
        let (kind, name) = (self.scene.kind(card), name(self.scene, card));
        let (me, type_) = (self.asked.me, kind as u32);
        let whose = whose(card.controller, me) * 4 + whose(card.engaged, me);
        let state = u32::from(card.exhausted) * 8 + packed_statuses(card.statuses);
        say(self.out, Word::Thing, [role, name, 0]);
        say(self.out, Word::ThingKind, [role, type_, whose]);
        say(self.out, Word::ThingState, [role, type_, state]);
        if self.asked.by != 0 {
            say(self.out, Word::Thing, [role, name, self.asked.by]);
        }
        let lying = counters(card);
        if lying > 0 {
            say(self.out, Word::ThingCounters, [role, name, steps(lying)]);
        }
        self.seen.mine = flag(card.controller == Some(me));
        self.seen.enemy = flag(kind.is_enemy());
        self.seen.ready = flag(!card.exhausted);
        self.seen.tough = flag(card.statuses.has(Status::Tough));
        self.seen.threat = f32::from(card.threat);
        if kind.is_character() {
            self.character(role, card, kind, damage);
        } else if kind.is_scheme() {
            let after = f32::from(card.threat) - thwart;
            self.seen.threat_after = after.max(0.0);
            self.seen.lethal = flag(thwart > 0.0 && after <= 0.0);
            say(self.out, Word::ThingLife, [role, type_, steps(card.threat.into())]);
            say(self.out, Word::Hit, [type_, u32::from(after <= 0.0), steps(thwart as i32)]);
        }
    }

    fn character(&mut self, role: u32, card: &InPlay, kind: CardType, damage: f32) {
        let scene = self.scene;
        let left = number(scene, card, Stat::RemainingHitPoints);
        let power = if kind.is_enemy() { Stat::Sch } else { Stat::Thw };
        self.seen.life = left as f32;
        self.seen.atk = number(scene, card, Stat::Atk) as f32;
        self.seen.thw = number(scene, card, power) as f32;
        self.seen.def = match kind {
            CardType::Hero => number(scene, card, Stat::Def) as f32,
            CardType::AlterEgo => number(scene, card, Stat::Rec) as f32,
            _ => 0.0,
        };
        let taken = if card.statuses.has(Status::Tough) { 0.0 } else { damage };
        let after = left as f32 - taken;
        self.seen.life_after = after.max(0.0);
        self.seen.lethal = flag(taken > 0.0 && after <= 0.0);
        say(self.out, Word::ThingLife, [role, kind as u32, steps(left)]);
        if damage > 0.0 {
            say(self.out, Word::Hit, [kind as u32, u32::from(after <= 0.0), u32::from(taken == 0.0)]);
        }
    }

    /// The enemy that an attacker would rather hit: one that falls.
    fn best_blow(&mut self, by: InPlayId) {
        let scene = self.scene;
        let Some(by) = scene.state.find(by) else { return };
        let atk = number(scene, by, Stat::Atk);
        let falls = |card: &&InPlay| {
            scene.kind(card).is_enemy()
                && !card.statuses.has(Status::Tough)
                && number(scene, card, Stat::RemainingHitPoints) <= atk
        };
        let fall = scene.state.in_play.iter().filter(falls).count();
        self.seen.lethal = flag(fall > 0);
        let marks =
            u32::from(scene.kind(by) == CardType::Ally && number(scene, by, Stat::RemainingHitPoints) <= 1);
        say(self.out, Word::Hit, [100, fall.min(3) as u32, steps(atk) * 2 + marks]);
    }

    /// Whether a thwart would clear a side scheme.
    fn best_thwart(&mut self, by: InPlayId) {
        let scene = self.scene;
        let Some(by) = scene.state.find(by) else { return };
        let thw = number(scene, by, Stat::Thw);
        let cleared =
            |card: &&InPlay| scene.kind(card) == CardType::SideScheme && i32::from(card.threat) <= thw;
        let clear = scene.state.in_play.iter().filter(cleared).count();
        self.seen.lethal = flag(clear > 0);
        let marks =
            u32::from(scene.kind(by) == CardType::Ally && number(scene, by, Stat::RemainingHitPoints) <= 1);
        say(self.out, Word::Hit, [101, clear.min(3) as u32, steps(thw) * 2 + marks]);
    }

    /// A defender, and what would be left of it.
    fn defends(&mut self, ask: &Ask, id: InPlayId) {
        self.thing(Role::Defends, id, (0.0, 0.0));
        let Ask::Defend { attacker, .. } = *ask else { return };
        let scene = self.scene;
        let (Some(enemy), Some(own)) = (scene.state.find(attacker), scene.state.find(id)) else { return };
        let kind = scene.kind(own);
        let atk = number(scene, enemy, Stat::Atk) as f32;
        let boosts = scene.state.encounter.boosts.len() as f32;
        let taken = (atk + boosts - self.seen.def).max(0.0);
        let after = self.seen.life - taken;
        self.seen.life_after = after.max(0.0);
        self.seen.lethal = flag(after <= 0.0 && self.seen.tough == 0.0);
        say(self.out, Word::Hit, [kind as u32 + 32, steps(after as i32), steps(taken as i32)]);
    }

    /// A player who is chosen or asked.
    fn player(&mut self, seat: Seat) {
        let player = self.scene.state.player(seat);
        let hand = steps(player.hand.len() as i32);
        say(self.out, Word::Player, [whose(Some(seat), self.asked.me), self.asked.by, 0]);
        say(self.out, Word::Player, [whose(Some(seat), self.asked.me), self.asked.kind, hand]);
        self.thing(Role::Player, player.identity, self.asked.power);
    }

    /// One of several options of an ability: what it does.
    fn option(&mut self, ask: &Ask, option: u8) {
        use champions::card::ability::{Part, Step, parts};
        let Some(asking) = ask.ability().and_then(|id| self.scene.content.ability(id)) else { return };
        let mut offered = None;
        parts(&asking.steps, &mut |part| {
            if let Part::Step(Step::ChooseOne(options)) = part
                && offered.is_none()
            {
                offered = options.get(usize::from(option));
            }
        });
        if let Some(offered) = offered {
            does(self.out, Word::Does, &offered.steps);
        }
    }
}

/// Where a card lies that is chosen.
fn place_of(place: Place, me: Seat) -> u32 {
    let of = |seat: Seat| u32::from(seat == me);
    match place {
        Place::Hand(seat) => of(seat),
        Place::Deck(seat) | Place::DeckEnd(seat, _) => 2 + of(seat),
        Place::Discard(seat) => 4 + of(seat),
        Place::LookedAt(seat) => 6 + of(seat),
        Place::Peeked(seat) => 8 + of(seat),
        Place::Turned(seat) => 10 + of(seat),
        Place::Playing(seat) => 12 + of(seat),
        Place::Paying(seat) => 14 + of(seat),
        Place::Nemesis(seat) => 16 + of(seat),
        Place::EncounterDeck | Place::EncounterDeckEnd(_) => 18,
        Place::EncounterDiscard => 19,
        Place::SetAside => 20,
        Place::Resolving => 21,
        Place::Under(_) => 22,
        Place::Removed => 23,
    }
}
