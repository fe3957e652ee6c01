//! What a position is worth to the players, all of them together: they win or lose as one (players.elimination.shared-result).

use champions::Champions;
use champions::card::ability::{Form, Keyword, Occurrence, Stat, Status, Step};
use champions::card::{CardId, CardType, Concern, CounterId, PerPlayer};
use champions::modifiers::{keywords, value};
use champions::players::in_player_order;
use champions::state::{InPlay, Outcome, PLAYERS, Reading, Statuses};
use table::{Scene, Seat};

use super::thumb::Thumb;
use super::weights::Weights;

/// What enemies can be expected to do in a round.
pub(super) struct Storm {
    /// The villain's ATK with a boost card, and the ATK of minions engaged with each player.
    blows: [f32; PLAYERS],
    /// Threat on the main scheme.
    threat: f32,
}

/// The worth of a position; more is better for the players.
pub(super) fn standing(scene: Scene<Champions>, weights: &Weights) -> f32 {
    match scene.state.outcome {
        Some(Outcome::Won) => return weights.game,
        Some(Outcome::Lost) => return -weights.game,
        None => {}
    }
    let storm = storm(scene);
    let encounter = &scene.state.encounter;
    let mut total = -weights.token * f32::from(encounter.acceleration_tokens);
    for player in &scene.state.players {
        if player.eliminated {
            total -= weights.hero;
            continue;
        }
        total -= weights.dealt * player.dealt.len() as f32;
        total += player.hand.iter().map(|card| in_hand(scene, weights, card)).sum::<f32>();
    }
    total + scene.state.in_play.iter().map(|card| share(scene, weights, card, &storm)).sum::<f32>()
}

/// What a card in play has to do with it.
pub(super) fn share(scene: Scene<Champions>, weights: &Weights, card: &InPlay, storm: &Storm) -> f32 {
    match scene.kind(card) {
        CardType::Hero | CardType::AlterEgo => identity(scene, weights, card, storm),
        CardType::Ally => ally(scene, weights, card),
        CardType::Upgrade | CardType::Support => permanent(scene, weights, card),
        CardType::Minion => -minion(scene, weights, card),
        CardType::Villain => -villain(scene, weights, card),
        CardType::MainScheme => -main_scheme(scene, weights, card, storm.threat),
        CardType::SideScheme => -side_scheme(scene, weights, card),
        CardType::Attachment | CardType::Obligation => -weights.attachment,
        CardType::Environment | CardType::Event | CardType::Resource | CardType::Treachery => 0.0,
    }
}

/// The chance that a position is won, going by its worth. What is nearly won or lost is not made more of by a little more,
/// and no gain is worth a risk to the game beyond what it is worth.
pub(super) fn chance_to_win(scene: Scene<Champions>, weights: &Weights) -> f32 {
    match scene.state.outcome {
        Some(Outcome::Won) => 1.0,
        Some(Outcome::Lost) => 0.0,
        None => {
            // A curve like the logistic one, of operations that are the same on all machines.
            let players = f32::from(scene.state.started().max(1));
            let lead = weights.slope * (standing(scene, weights) / players - weights.even);
            0.5 + 0.5 * lead / (1.0 + lead * lead).sqrt()
        }
    }
}

/// A card in hand, whatever it is: something to pay with.
pub(super) fn in_hand(scene: Scene<Champions>, weights: &Weights, card: CardId) -> f32 {
    let spare = scene.printed(card).resources.total().saturating_sub(1);
    weights.card + weights.resource * f32::from(spare)
}

/// What is left of a character.
pub(super) fn left(scene: Scene<Champions>, card: &InPlay) -> f32 {
    value(scene, card, Stat::RemainingHitPoints).map_or(0.0, f32::from)
}

/// A number of a card in play, 0 for a dash.
pub(super) fn number(scene: Scene<Champions>, card: &InPlay, stat: Stat) -> f32 {
    value(scene, card, stat).map_or(0.0, f32::from)
}

/// The boost icons of a card nobody has seen, on average.
pub(super) fn boost(scene: Scene<Champions>) -> f32 {
    let encounter = &scene.state.encounter;
    let dealt = scene.state.players.iter().flat_map(|player| player.dealt.iter().copied());
    let unseen = encounter.deck.iter().chain(encounter.boosts.iter().copied()).chain(dealt);
    let (mut icons, mut cards) = (0u32, 0u32);
    for card in unseen {
        icons += u32::from(scene.printed(card).boost);
        cards += 1;
    }
    if cards == 0 { 1.0 } else { icons as f32 / cards as f32 }
}

/// How many boost cards an attack of the villain gets: one, and those that the villain's own text adds
/// (enemy-attack.step1.boost-facedown).
fn boosts(scene: Scene<Champions>, villain: &InPlay) -> f32 {
    let attacks = scene
        .face(villain)
        .abilities()
        .filter(|(_, ability)| matches!(ability.when.value.occurrence(), Some(Occurrence::Attack { .. })));
    let more = attacks.flat_map(|(_, ability)| &ability.steps);
    1.0 + more.filter(|step| matches!(step, Step::GiveBoostCard { .. })).count() as f32
}

pub(super) fn storm(scene: Scene<Champions>) -> Storm {
    let boost = boost(scene);
    let mut blows = [0.0; PLAYERS];
    let mut threat = f32::from(scene.state.encounter.acceleration_tokens);
    for card in &scene.state.in_play {
        match scene.kind(card) {
            CardType::Villain => {
                let blow = number(scene, card, Stat::Atk) + boost * boosts(scene, card);
                blows.iter_mut().for_each(|blows| *blows += blow);
                // The villain schemes against players who are not heroes just then: now and then.
                threat += 0.5 * f32::from(scene.state.started()) * (number(scene, card, Stat::Sch) + boost);
            }
            CardType::Minion => {
                if let Some(Seat(seat)) = card.engaged {
                    blows[usize::from(seat)] += number(scene, card, Stat::Atk);
                }
            }
            CardType::MainScheme => {
                threat += f32::from(scene.face(card).acceleration.of(scene.state.started()));
            }
            _ if card.facedown.is_none() => threat += f32::from(scene.face(card).icons.acceleration),
            _ => {}
        }
    }
    Storm { blows, threat }
}

fn statuses(statuses: Statuses, weights: [f32; 3]) -> f32 {
    let each = [Status::Stunned, Status::Confused, Status::Tough].into_iter().zip(weights);
    each.filter(|(status, _)| statuses.has(*status)).map(|(_, weight)| weight).sum()
}

fn identity(scene: Scene<Champions>, weights: &Weights, card: &InPlay, storm: &Storm) -> f32 {
    let Some(Seat(seat)) = card.controller else { return 0.0 };
    if scene.state.is_out(Seat(seat)) {
        return 0.0;
    }
    let left = left(scene, card);
    if left <= 0.0 {
        return -weights.hero;
    }
    let rounds = left / storm.blows[usize::from(seat)].max(1.0);
    let power = number(scene, card, Stat::Atk).max(number(scene, card, Stat::Thw)).max(2.0);
    let ready = if card.exhausted { 0.0 } else { weights.ready[0] * power };
    weights.hand_size * hand_size_of_hero(scene, card) + weights.hit_point * left - weights.fear / rounds
        + statuses(card.statuses, weights.own_status)
        + ready
}

/// The hand size of the hero, also of one who is at home: cards in play may make a hero of few cards one of many.
fn hand_size_of_hero(scene: Scene<Champions>, identity: &InPlay) -> f32 {
    if scene.kind(identity) == CardType::Hero {
        return number(scene, identity, Stat::HandSize);
    }
    let mut state = scene.state.clone();
    let Some(hero) = state.find_mut(identity.id) else { return 0.0 };
    hero.face = Form::Hero as u8;
    let hero = *hero;
    number(Scene { state: &state, content: scene.content }, &hero, Stat::HandSize)
}

/// An ally's last use is to stand in the way of a blow; what it can do before that comes on top.
fn ally(scene: Scene<Champions>, weights: &Weights, card: &InPlay) -> f32 {
    let left = left(scene, card);
    if left <= 0.0 {
        return 0.0;
    }
    let face = scene.face(card);
    let strength = number(scene, card, Stat::Atk).max(number(scene, card, Stat::Thw));
    let marks = f32::from(face.atk_marks.min(face.thw_marks).max(1));
    let uses = ((left - 1.0) / marks).ceil().min(3.0);
    let ready = if card.exhausted { 0.0 } else { weights.ready[1] };
    let tough = if card.statuses.has(Status::Tough) { 1.0 } else { 0.0 };
    weights.ally * (1.0 + tough) + weights.ally_use * strength * uses + ready
}

/// A card with uses is worth as much of them as is left.
fn permanent(scene: Scene<Champions>, weights: &Weights, card: &InPlay) -> f32 {
    let cost = f32::from(scene.printed(card.card).cost.unwrap_or(0));
    let uses = scene.face(card).text.keywords.iter().find_map(Keyword::uses);
    let part = uses.map_or(1.0, |uses| {
        f32::from(card.counters.of(CounterId(uses.counter.place))) / f32::from(uses.count.max(1))
    });
    let ready = if card.exhausted { 0.0 } else { weights.ready[2] };
    part * (weights.permanent + weights.permanent_cost * cost) + ready
}

fn minion(scene: Scene<Champions>, weights: &Weights, card: &InPlay) -> f32 {
    let left = left(scene, card);
    if left <= 0.0 {
        return 0.0;
    }
    let guard = keywords(scene, card).contains(&Keyword::Guard);
    weights.minion
        + if guard { weights.guard } else { 0.0 }
        + weights.minion_attack * number(scene, card, Stat::Atk)
        + weights.minion_scheme * number(scene, card, Stat::Sch)
        + weights.minion_hit_point * left
        - statuses(card.statuses, weights.minion_status)
}

/// All that is left of the villain, later stages included.
fn villain(scene: Scene<Champions>, weights: &Weights, card: &InPlay) -> f32 {
    let players = f32::from(scene.state.started());
    let stages = scene.state.encounter.villain_deck.len() as f32;
    weights.villain * to_beat(scene, card) + weights.stage * stages * players
        - statuses(card.statuses, weights.villain_status)
}

/// The hit points of the villain that are to be beaten down.
fn to_beat(scene: Scene<Champions>, villain: &InPlay) -> f32 {
    let players = scene.state.started();
    let later = scene.state.encounter.villain_deck.iter();
    let points = later.filter_map(|&stage| scene.printed(stage).front().hit_points);
    let later: f32 = points.map(|points| f32::from(points.of(players))).sum();
    left(scene, villain) + later
}

/// How near the last stage is to its end.
fn main_scheme(scene: Scene<Champions>, weights: &Weights, card: &InPlay, threat: f32) -> f32 {
    let players = f32::from(scene.state.started());
    weights.scheme * players / rounds_left(scene, card, threat) + weights.threat * f32::from(card.threat)
}

/// In how many rounds the last stage is completed if nobody thwarts.
fn rounds_left(scene: Scene<Champions>, card: &InPlay, threat: f32) -> f32 {
    (room(scene, card) / threat.max(0.5)).max(0.3)
}

/// The threat that the main scheme can take before its last stage is completed.
fn room(scene: Scene<Champions>, card: &InPlay) -> f32 {
    let players = scene.state.started();
    let of = |target: Option<PerPlayer>| target.map_or(0.0, |target| f32::from(target.of(players)));
    let stages = scene.state.encounter.scheme_deck.iter();
    let faces = stages.filter_map(|&stage| scene.printed(stage).faces.last());
    let later: f32 = faces.map(|face| of(face.target_threat)).sum();
    of(scene.face(card).target_threat) + later - f32::from(card.threat)
}

/// A side scheme weighs less with each threat that is taken from it, although its icons work until the last: else nobody
/// would begin to thwart what takes several thwarts.
fn side_scheme(scene: Scene<Champions>, weights: &Weights, card: &InPlay) -> f32 {
    if card.threat == 0 {
        return 0.0;
    }
    let face = scene.face(card);
    let icons =
        [face.icons.crisis, face.icons.acceleration, face.icons.hazard].into_iter().zip(weights.icons);
    let icons: f32 = icons.map(|(icons, weight)| f32::from(icons) * weight).sum();
    let starting = face.starting_threat.of(scene.state.started()).max(card.threat);
    let part = (1.0 + f32::from(card.threat)) / (1.0 + f32::from(starting));
    let shield = weights.villain * shield(scene, card) * (1.0 - part);
    weights.side_threat * f32::from(card.threat) + (weights.side_scheme + icons) * part - shield
}

/// The hit points that the villain has for as long as a scheme is in play.
fn shield(scene: Scene<Champions>, scheme: &InPlay) -> f32 {
    if !scene.content.concerns[usize::from(scheme.card.0)][usize::from(scheme.face)]
        .include(Concern::Stat(Stat::HitPoints))
    {
        return 0.0;
    }
    let mut state = scene.state.clone();
    state.in_play.retain(|card| card.id != scheme.id);
    let without = Scene { state: &state, content: scene.content };
    to_beat(scene, scene.villain()) - to_beat(without, without.villain())
}

/// What a player has to reckon with.
pub(super) struct Prospect {
    /// What is left of the identity.
    pub left: f32,
    /// The damage that a hero who does not defend takes in the next villain phase.
    pub blows: f32,
    /// The threat that the main scheme can still take.
    pub room: f32,
    /// The threat that comes in the next villain phase whatever this player does.
    pub threat: f32,
    /// What the villain would add by scheming.
    pub scheming: f32,
    /// What is left of the villain for each player, later stages included.
    pub villain: f32,
    /// How many encounter cards may bring something that nobody reckoned with.
    pub surprises: f32,
}

impl Prospect {
    /// Whether the main scheme could be completed in the next villain phase, with so much more threat.
    pub fn scheme_may_end(&self, thumb: &Thumb, more: f32) -> bool {
        self.room <= self.threat + thumb.surprise * self.surprises + more
    }

    /// Whether a hero might not survive the next villain phase.
    pub fn hero_may_fall(&self, thumb: &Thumb) -> bool {
        self.left <= self.blows + thumb.surprise
    }

    /// Whether the main scheme would be completed before the villain is beaten.
    pub fn pressed(&self, thumb: &Thumb) -> bool {
        let time = self.room / self.threat.max(0.5);
        time < self.villain / thumb.pace + thumb.margin || self.scheme_may_end(thumb, self.scheming)
    }
}

/// What a player has to reckon with in the next villain phase.
pub(super) fn prospect(scene: Scene<Champions>, player: Seat) -> Prospect {
    let storm = storm(scene);
    let scheme = scene.main_scheme();
    let villain = scene.villain();
    let scheming = number(scene, villain, Stat::Sch) + boost(scene);
    let players = f32::from(scene.state.started().max(1));
    let others = in_player_order(scene.state).filter(|&seat| seat != player);
    let others = others.filter(|&seat| scene.form(seat) == Form::AlterEgo).count() as f32;
    Prospect {
        left: left(scene, scene.identity(player)),
        blows: storm.blows[usize::from(player.0)],
        room: room(scene, scheme),
        threat: storm.threat + (others - 0.5 * players) * scheming,
        scheming,
        villain: to_beat(scene, villain) / players,
        surprises: players,
    }
}
