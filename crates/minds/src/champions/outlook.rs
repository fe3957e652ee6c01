//! How a position looks at the start of a round, in numbers: what [`super::judge`] makes its judgement of.
//!
//! All of it is what the seat of any player may see, and nothing of it names a card. Numbers that grow with the party are
//! told for each player, so that a party of four is not a stranger to who has learnt from one; most are about one.

use ::champions::Champions;
use ::champions::card::CardType;
use ::champions::card::ability::{Cost, Form, Keyword, Stat, Status, When};
use ::champions::modifiers::keywords;
use ::champions::state::{InPlay, Reading};
use arrayvec::ArrayVec;
use table::{Scene, Seat};

use super::standing::{boost, left, number, room, storm, to_beat};

/// So many numbers are told.
pub const SIGHTS: usize = 64;

/// What is seen of a position.
pub type Outlook = [f32; SIGHTS];

/// What all cards of a kind come to.
#[derive(Default)]
struct Sums {
    minions: f32,
    minion_attack: f32,
    minion_scheme: f32,
    minion_hit_points: f32,
    minion_tough: f32,
    guards: f32,
    side_schemes: f32,
    side_threat: f32,
    crisis: f32,
    acceleration: f32,
    hazard: f32,
    on_villain: f32,
    on_others: f32,
    obligations: f32,
    environments: f32,
    allies: f32,
    ally_hit_points: f32,
    ally_attack: f32,
    ally_thwart: f32,
    upgrades: f32,
    upgrade_cost: f32,
    supports: f32,
    support_cost: f32,
    resources: f32,
    actions: f32,
    attack: f32,
    thwart: f32,
    defence: f32,
    hand_size: f32,
    recover: f32,
    hit_points: f32,
    weakest: f32,
    nearest: f32,
    dread: f32,
    at_home: f32,
    stunned: f32,
    confused: f32,
    tough: f32,
    out: f32,
    hand: f32,
    hand_resources: f32,
    deck: f32,
}

fn flag(is: bool) -> f32 {
    f32::from(u8::from(is))
}

/// What is seen of a position.
pub fn outlook(scene: Scene<Champions>) -> Outlook {
    let state = scene.state;
    let players = f32::from(state.started().max(1));
    let villain = scene.villain();
    let scheme = scene.main_scheme();
    let storm = storm(scene);
    let boost = boost(scene);
    let mut sums = Sums { weakest: 20.0, nearest: 6.0, ..Sums::default() };
    for card in &state.in_play {
        sums.add(scene, card, villain, &storm.blows);
    }
    for player in &state.players {
        if player.eliminated {
            sums.out += 1.0;
            continue;
        }
        sums.hand += player.hand.len() as f32;
        sums.hand_resources += player
            .hand
            .iter()
            .map(|card| f32::from(scene.printed(card).resources.total()))
            .sum::<f32>();
        sums.deck += player.deck.len() as f32 / (player.deck.len() + player.discard.len() + 1) as f32;
    }
    let each = 1.0 / players;
    let room = room(scene, scheme);
    let coming = storm.threat.max(0.5);
    let stage_left = left(scene, villain);
    let target = scene.face(scheme).target_threat.map_or(0.0, |target| f32::from(target.of(state.started())));
    let encounter = &state.encounter;
    let seen = ArrayVec::<f32, SIGHTS>::from([
        flag(state.started() == 2),
        flag(state.started() == 3),
        flag(state.started() == 4),
        to_beat(scene, villain) * each * 0.1,
        stage_left * each * 0.1,
        encounter.villain_deck.len() as f32,
        number(scene, villain, Stat::Atk) * 0.5,
        number(scene, villain, Stat::Sch) * 0.5,
        flag(villain.statuses.has(Status::Stunned)) * each,
        flag(villain.statuses.has(Status::Confused)) * each,
        flag(villain.statuses.has(Status::Tough)) * each,
        flag(keywords(scene, villain).iter().any(|keyword| matches!(keyword, Keyword::Retaliate(_)))),
        boost,
        room * each * 0.1,
        (target - f32::from(scheme.threat)) * each * 0.1,
        encounter.scheme_deck.len() as f32,
        storm.threat * each * 0.5,
        (room / coming).min(12.0) * 0.2,
        (coming / room.max(0.5)).min(2.0),
        f32::from(encounter.acceleration_tokens) * each,
        encounter.deck.len() as f32 * each * 0.05,
        sums.minions * each,
        sums.minion_attack * each * 0.5,
        sums.minion_scheme * each * 0.5,
        sums.minion_hit_points * each * 0.2,
        sums.minion_tough * each,
        sums.guards * each,
        sums.side_schemes * each,
        sums.side_threat * each * 0.2,
        sums.crisis.min(1.0),
        sums.acceleration * each,
        sums.hazard * each,
        sums.on_villain * each,
        sums.on_others * each,
        sums.obligations * each,
        sums.environments,
        sums.allies * each,
        sums.ally_hit_points * each * 0.3,
        sums.ally_attack * each * 0.5,
        sums.ally_thwart * each * 0.5,
        sums.upgrades * each * 0.3,
        sums.upgrade_cost * each * 0.2,
        sums.supports * each * 0.3,
        sums.support_cost * each * 0.2,
        sums.resources * each,
        sums.actions * each * 0.5,
        sums.attack * each * 0.5,
        sums.thwart * each * 0.5,
        sums.defence * each * 0.5,
        sums.hand_size * each * 0.5 - 2.0,
        sums.recover * each * 0.3,
        sums.hit_points * each * 0.1,
        sums.weakest * 0.1,
        sums.nearest * 0.3,
        sums.dread * each,
        sums.at_home * each,
        sums.stunned * each,
        sums.confused * each,
        sums.tough * each,
        sums.out * each,
        sums.hand * each * 0.5 - 2.5,
        sums.hand_resources * each * 0.3 - 2.0,
        sums.deck * each,
        f32::from(state.round.min(15)) * 0.2,
    ]);
    seen.into_inner().unwrap_or([0.0; SIGHTS])
}

impl Sums {
    fn add(&mut self, scene: Scene<Champions>, card: &InPlay, villain: &InPlay, blows: &[f32]) {
        match scene.kind(card) {
            CardType::Hero | CardType::AlterEgo => self.identity(scene, card, blows),
            CardType::Ally => {
                self.allies += 1.0;
                self.ally_hit_points += left(scene, card);
                self.ally_attack += number(scene, card, Stat::Atk);
                self.ally_thwart += number(scene, card, Stat::Thw);
                self.abilities(scene, card);
            }
            CardType::Upgrade => {
                let part = part_left(scene, card);
                self.upgrades += part;
                self.upgrade_cost += part * f32::from(scene.printed(card.card).cost.unwrap_or(0));
                self.abilities(scene, card);
            }
            CardType::Support => {
                let part = part_left(scene, card);
                self.supports += part;
                self.support_cost += part * f32::from(scene.printed(card.card).cost.unwrap_or(0));
                self.abilities(scene, card);
            }
            CardType::Minion => {
                self.minions += 1.0;
                self.minion_attack += number(scene, card, Stat::Atk);
                self.minion_scheme += number(scene, card, Stat::Sch);
                self.minion_hit_points += left(scene, card);
                self.minion_tough += flag(card.statuses.has(Status::Tough));
                self.guards += flag(keywords(scene, card).contains(&Keyword::Guard));
            }
            CardType::SideScheme => {
                let icons = scene.face(card).icons;
                self.side_schemes += 1.0;
                self.side_threat += f32::from(card.threat);
                self.crisis += f32::from(icons.crisis);
                self.acceleration += f32::from(icons.acceleration);
                self.hazard += f32::from(icons.hazard);
            }
            CardType::Attachment if card.host == Some(villain.id) => self.on_villain += 1.0,
            CardType::Attachment => self.on_others += 1.0,
            CardType::Obligation => self.obligations += 1.0,
            CardType::Environment => self.environments += 1.0,
            _ => {}
        }
    }

    fn identity(&mut self, scene: Scene<Champions>, card: &InPlay, blows: &[f32]) {
        let Some(Seat(seat)) = card.controller.filter(|&seat| !scene.state.is_out(seat)) else { return };
        let left = left(scene, card);
        let blows = blows[usize::from(seat)].max(1.0);
        self.hit_points += left;
        self.weakest = self.weakest.min(left);
        self.nearest = self.nearest.min(left / blows);
        self.dread += (blows / left.max(0.5)).min(2.0);
        self.at_home += flag(scene.form(Seat(seat)) == Form::AlterEgo);
        self.stunned += flag(card.statuses.has(Status::Stunned));
        self.confused += flag(card.statuses.has(Status::Confused));
        self.tough += flag(card.statuses.has(Status::Tough));
        let mut state = scene.state.clone();
        for (face, hero) in [(Form::Hero, true), (Form::AlterEgo, false)] {
            let Some(turned) = state.find_mut(card.id) else { return };
            turned.face = face as u8;
            let turned = *turned;
            let scene = Scene { state: &state, content: scene.content };
            if hero {
                self.attack += number(scene, &turned, Stat::Atk);
                self.thwart += number(scene, &turned, Stat::Thw);
                self.defence += number(scene, &turned, Stat::Def);
                self.hand_size += number(scene, &turned, Stat::HandSize);
            } else {
                self.recover += number(scene, &turned, Stat::Rec);
            }
        }
    }

    fn abilities(&mut self, scene: Scene<Champions>, card: &InPlay) {
        for (_, ability) in scene.face(card).abilities() {
            match ability.when.value {
                When::Resource => self.resources += 1.0,
                When::Action if ability.cost.iter().any(|cost| matches!(cost, Cost::Exhaust(_))) => {
                    self.actions += 1.0;
                }
                _ => {}
            }
        }
    }
}

/// The part of a card with uses that is left.
fn part_left(scene: Scene<Champions>, card: &InPlay) -> f32 {
    let uses = scene.face(card).text.keywords.iter().find_map(|keyword| match keyword {
        Keyword::Uses(counters) => Some(f32::from(counters.count.max(1))),
        _ => None,
    });
    uses.map_or(1.0, |uses| f32::from(card.counters) / uses)
}
