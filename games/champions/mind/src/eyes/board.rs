//! The cards in play: the villain and its scheme, one's own side, the partners', and what stands against them.

use arena::Features;
use champions::Champions;
use champions::card::ability::{Keyword, Stat, Status};
use champions::card::{CardType, Face};
use champions::modifiers::value;
use champions::state::{InPlay, Reading, Statuses};
use table::{Scene, Seat};

use super::printed::{FACEDOWN, gist, mark_of};
use super::word::{Word, flag, say, steps};

/// A number of a card in play.
pub(super) fn number(scene: Scene<Champions>, card: &InPlay, stat: Stat) -> i32 {
    value(scene, card, stat).map_or(0, i32::from)
}

/// The status cards, packed.
pub(super) fn packed_statuses(statuses: Statuses) -> u32 {
    Status::ALL.into_iter().fold(0, |all, status| all * 2 + u32::from(statuses.has(status)))
}

/// What a card in play is called: all that lie face down as minions of one trait are the same.
pub(super) fn name(scene: Scene<Champions>, card: &InPlay) -> u32 {
    if card.facedown.is_some() {
        return FACEDOWN;
    }
    mark_of(scene.content, card.card).wrapping_add(u32::from(card.face))
}

/// Whose a card is, or whom it stands against: 0 nobody's, 1 mine, 2 a partner's.
pub(super) fn whose(of: Option<Seat>, me: Seat) -> u32 {
    match of {
        None => 0,
        Some(seat) if seat == me => 1,
        Some(_) => 2,
    }
}

/// How many counters lie on a card, whatever their types.
pub(super) fn counters(card: &InPlay) -> i32 {
    card.counters.iter().map(|(_, count)| i32::from(count)).sum()
}

/// The villain.
#[derive(Default)]
struct Villain {
    left: f32,
    later: f32,
    atk: f32,
    sch: f32,
    statuses: [f32; 3],
}

/// The identities and the cards of a player, or those of the partners together.
#[derive(Default)]
pub(super) struct Party {
    identities: f32,
    left: f32,
    least: f32,
    atk: f32,
    thw: f32,
    def: f32,
    rec: f32,
    pub(super) ready: f32,
    pub(super) heroes: f32,
    statuses: [f32; 3],
    allies: f32,
    ally_atk: f32,
    ally_thw: f32,
    ally_left: f32,
    upgrades: f32,
    supports: f32,
    usable: f32,
}

/// Minions engaged with a player, or with the others.
#[derive(Default)]
struct Minions {
    count: f32,
    atk: f32,
    sch: f32,
    left: f32,
    guards: f32,
}

/// Everything in play, added up while it is looked at.
#[derive(Default)]
pub(super) struct Board {
    villain: Villain,
    room: f32,
    later_room: f32,
    pub(super) rate: f32,
    pub(super) mine: Party,
    theirs: Party,
    at_me: Minions,
    at_them: Minions,
    side_schemes: f32,
    side_threat: f32,
    crisis: f32,
    hazard: f32,
    attachments: f32,
}

impl Board {
    /// So many numbers come of it.
    pub(super) const NUMBERS: usize = 7 + 2 * 19 + 2 * 5 + 9;

    /// Looks at all cards in play.
    pub(super) fn look(scene: Scene<Champions>, me: Seat, out: &mut Features) -> Board {
        let mut board =
            Board { rate: f32::from(scene.state.encounter.acceleration_tokens), ..Board::default() };
        for card in &scene.state.in_play {
            let kind = scene.kind(card);
            let face = Some(scene.face(card)).filter(|_| card.facedown.is_none());
            match kind {
                CardType::Villain => board.villain(scene, card, out),
                CardType::MainScheme => board.main_scheme(scene, card, out),
                CardType::Hero | CardType::AlterEgo => board.identity(scene, card, me, out),
                CardType::Ally => board.ally(scene, card, me, out),
                CardType::Upgrade | CardType::Support => board.permanent(scene, card, me, out),
                CardType::Minion => board.minion(scene, card, me, out),
                CardType::SideScheme => board.side_scheme(scene, card, out),
                CardType::Attachment
                | CardType::Environment
                | CardType::Obligation
                | CardType::Treachery
                | CardType::Event
                | CardType::Resource => board.other(scene, card, me, out),
            }
            if let Some(face) = face {
                board.crisis += f32::from(face.icons.crisis);
                board.hazard += f32::from(face.icons.hazard);
                board.rate += f32::from(face.icons.acceleration);
            }
        }
        board
    }

    fn villain(&mut self, scene: Scene<Champions>, card: &InPlay, out: &mut Features) {
        let players = scene.state.started();
        let stages = scene.state.encounter.villain_deck.iter();
        let points = stages.filter_map(|&stage| scene.printed(stage).front().hit_points);
        let later: u16 = points.map(|points| points.of(players)).sum();
        let left = number(scene, card, Stat::RemainingHitPoints);
        let (atk, sch) = (number(scene, card, Stat::Atk), number(scene, card, Stat::Sch));
        self.villain = Villain {
            left: left as f32,
            later: f32::from(later),
            atk: atk as f32,
            sch: sch as f32,
            statuses: Status::ALL.map(|status| flag(card.statuses.has(status))),
        };
        let name = name(scene, card);
        let stages = scene.state.encounter.villain_deck.len() as u32;
        say(out, Word::Villain, [name, stages, 0]);
        say(out, Word::Stage, [stages, scene.printed(card.card).stage.into(), 0]);
        say(out, Word::VillainLeft, [name, steps(left / i32::from(players)), 0]);
        say(out, Word::VillainPower, [steps(atk), steps(sch), 0]);
        say(out, Word::VillainStatus, [packed_statuses(card.statuses), 0, 0]);
    }

    fn main_scheme(&mut self, scene: Scene<Champions>, card: &InPlay, out: &mut Features) {
        let players = scene.state.started();
        let target = |face: &Face| face.target_threat.map_or(0, |target| i32::from(target.of(players)));
        let face = scene.face(card);
        let room = target(face) - i32::from(card.threat);
        let stages = scene.state.encounter.scheme_deck.iter();
        let later: i32 = stages.filter_map(|&stage| scene.printed(stage).faces.last()).map(target).sum();
        (self.room, self.later_room) = (room as f32, later as f32);
        self.rate += f32::from(face.acceleration.of(players));
        let stages = scene.state.encounter.scheme_deck.len() as u32;
        let name = name(scene, card);
        say(out, Word::Scheme, [name, stages, 0]);
        say(out, Word::Room, [name, steps(room / i32::from(players)), 0]);
        say(out, Word::Stages, [stages, steps((room + later) / i32::from(players)), 0]);
    }

    fn identity(&mut self, scene: Scene<Champions>, card: &InPlay, me: Seat, out: &mut Features) {
        if card.controller.is_some_and(|seat| scene.state.is_out(seat)) {
            return;
        }
        let mine = card.controller == Some(me);
        let kind = scene.kind(card);
        let hero = kind == CardType::Hero;
        let left = number(scene, card, Stat::RemainingHitPoints);
        let of = |stat: Stat, so: bool| if so { number(scene, card, stat) as f32 } else { 0.0 };
        let party = self.party(mine);
        party.identities += 1.0;
        party.left += left as f32;
        party.least = if party.identities > 1.0 { party.least.min(left as f32) } else { left as f32 };
        party.atk += of(Stat::Atk, hero);
        party.thw += of(Stat::Thw, hero);
        party.def += of(Stat::Def, hero && mine);
        party.rec += of(Stat::Rec, !hero && mine);
        party.ready += flag(!card.exhausted);
        party.heroes += flag(hero);
        let statuses = Status::ALL.map(|status| flag(card.statuses.has(status)));
        party.statuses.iter_mut().zip(statuses).for_each(|(all, one)| *all += one);
        let who = u32::from(mine) * 2 + u32::from(hero);
        say(out, Word::Identity, [who, name(scene, card), 0]);
        say(out, Word::Life, [who, steps(left), 0]);
        say(out, Word::Ready, [who, u32::from(card.exhausted), packed_statuses(card.statuses)]);
        if mine {
            said_of(scene, card, out);
        }
    }

    fn ally(&mut self, scene: Scene<Champions>, card: &InPlay, me: Seat, out: &mut Features) {
        let mine = card.controller == Some(me);
        let left = number(scene, card, Stat::RemainingHitPoints);
        let party = self.party(mine);
        party.allies += 1.0;
        party.ally_left += left as f32;
        if !card.exhausted {
            party.ally_atk += number(scene, card, Stat::Atk) as f32;
            party.ally_thw += number(scene, card, Stat::Thw) as f32;
        }
        let name = name(scene, card);
        say(out, Word::Ally, [u32::from(mine), name, u32::from(card.exhausted)]);
        say(out, Word::AllyLife, [u32::from(mine), name, steps(left)]);
    }

    fn permanent(&mut self, scene: Scene<Champions>, card: &InPlay, me: Seat, out: &mut Features) {
        let mine = card.controller == Some(me);
        let cost = f32::from(scene.printed(card.card).cost.unwrap_or(0));
        let support = scene.kind(card) == CardType::Support;
        let party = self.party(mine);
        *(if support { &mut party.supports } else { &mut party.upgrades }) += cost;
        party.usable += flag(!card.exhausted);
        let name = name(scene, card);
        say(out, Word::Permanent, [u32::from(mine), name, u32::from(card.exhausted)]);
        said_of(scene, card, out);
    }

    fn minion(&mut self, scene: Scene<Champions>, card: &InPlay, me: Seat, out: &mut Features) {
        let at = whose(card.engaged, me);
        let left = number(scene, card, Stat::RemainingHitPoints);
        let guards = card.facedown.is_none() && scene.face(card).text.keywords.contains(&Keyword::Guard);
        let minions = if at == 1 { &mut self.at_me } else { &mut self.at_them };
        minions.count += 1.0;
        minions.atk += number(scene, card, Stat::Atk) as f32;
        minions.sch += number(scene, card, Stat::Sch) as f32;
        minions.left += left as f32;
        minions.guards += flag(guards);
        let name = name(scene, card);
        say(out, Word::Minion, [at, name, u32::from(guards)]);
        say(out, Word::MinionLife, [at, steps(left), 0]);
        if card.statuses != Statuses::default() {
            say(out, Word::MinionStatus, [at, name, packed_statuses(card.statuses)]);
        }
        said_of(scene, card, out);
    }

    fn side_scheme(&mut self, scene: Scene<Champions>, card: &InPlay, out: &mut Features) {
        self.side_schemes += 1.0;
        self.side_threat += f32::from(card.threat);
        let name = name(scene, card);
        say(out, Word::SideScheme, [name, 0, 0]);
        let threat = i32::from(card.threat) / i32::from(scene.state.started());
        say(out, Word::SideThreat, [name, steps(threat), 0]);
        said_of(scene, card, out);
    }

    fn other(&mut self, scene: Scene<Champions>, card: &InPlay, me: Seat, out: &mut Features) {
        self.attachments += 1.0;
        let host = card.host.and_then(|host| scene.state.find(host));
        let on = host.map_or(0, |host| 1 + scene.kind(host) as u32 * 4 + whose(host.controller, me));
        let of = whose(card.controller, me);
        say(out, Word::Other, [name(scene, card), on, of]);
        said_of(scene, card, out);
    }

    fn party(&mut self, mine: bool) -> &mut Party {
        if mine { &mut self.mine } else { &mut self.theirs }
    }

    /// In how many rounds the stage is completed if nobody thwarts.
    pub(super) fn rounds_left(&self) -> f32 {
        (self.room / self.rate.max(0.5)).clamp(0.0, 16.0)
    }

    /// Puts down the numbers.
    pub(super) fn write(&self, players: f32, out: &mut Features) {
        let villain = &self.villain;
        let [stunned, confused, tough] = villain.statuses;
        let whole = villain.left + villain.later;
        let of_villain = [
            villain.left / (20.0 * players),
            whole / (40.0 * players),
            villain.atk / 4.0,
            villain.sch / 4.0,
            stunned,
            confused,
            tough,
        ];
        of_villain.into_iter().for_each(|number| out.number(number));
        for party in [&self.mine, &self.theirs] {
            party.write(out);
        }
        for minions in [&self.at_me, &self.at_them] {
            let Minions { count, atk, sch, left, guards } = *minions;
            [count / 3.0, atk / 5.0, sch / 3.0, left / 10.0, guards]
                .into_iter()
                .for_each(|it| out.number(it));
        }
        let rest = [
            self.room / (12.0 * players),
            (self.room + self.later_room) / (24.0 * players),
            self.rate / (3.0 * players),
            self.rounds_left() / 8.0,
            self.side_schemes / 2.0,
            self.side_threat / (6.0 * players),
            self.crisis,
            self.hazard / 2.0,
            self.attachments / 4.0,
        ];
        rest.into_iter().for_each(|number| out.number(number));
    }
}

impl Party {
    fn write(&self, out: &mut Features) {
        let [stunned, confused, tough] = self.statuses;
        let numbers = [
            self.identities / 3.0,
            self.left / 10.0,
            self.least / 10.0,
            self.atk / 3.0,
            self.thw / 3.0,
            self.def / 3.0,
            self.rec / 4.0,
            self.ready,
            self.heroes,
            stunned,
            confused,
            tough,
            self.allies / 3.0,
            self.ally_atk / 4.0,
            self.ally_thw / 4.0,
            self.ally_left / 8.0,
            self.upgrades / 10.0,
            self.supports / 10.0,
            self.usable / 8.0,
        ];
        numbers.into_iter().for_each(|number| out.number(number));
    }
}

/// What a card in play comes to, for whoever never met it; what lies on it, and whether it was used this round.
fn said_of(scene: Scene<Champions>, card: &InPlay, out: &mut Features) {
    if card.facedown.is_some() {
        return;
    }
    let face = scene.face(card);
    let used = card.used[usize::from(card.face)].iter().any(|&times| times > 0);
    say(out, Word::Used, [scene.kind(card) as u32, gist(face), u32::from(used)]);
    let counters = counters(card);
    if counters > 0 {
        say(out, Word::Counters, [name(scene, card), steps(counters), 0]);
    }
}
