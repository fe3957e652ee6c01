//! The villain phase (chapter of that name), step by step.

use table::{Flow, Question, Scene, Seat, Verdict, need};

use crate::ask::Ask;
use crate::card::CardType;
use crate::card::ability::{Duration, Form};
use crate::event::Event;
use crate::players::{in_player_order, next_part, next_player};
use crate::state::{InPlayId, Phase, Reading, VillainStep};
use crate::{Champions, Play, enemy_attack, enemy_scheme, revealing, round, rule, threat, timing, zones};

/// Step 1: threat from the main scheme itself, and one more for each acceleration icon in play and each acceleration
/// token (villain-phase.step1.base-threat, villain-phase.step1.extra-threat).
pub(crate) fn place_threat(play: &mut Play) -> Flow<()> {
    let (id, amount) = (play.scene().main_scheme().id, threat_to_place(play.scene()));
    let why = rule!("villain-phase.step1.base-threat");
    threat::place(play, id, amount, threat::When::StepOne, why)?;
    play.state.had_part = 0;
    let first = play.state.first_player;
    round::go_to(play, Phase::Villain(VillainStep::Villain(first)));
    Ok(())
}

/// How much threat step 1 places, as things stand.
pub fn threat_to_place(scene: Scene<Champions>) -> u16 {
    let base = scene.face(scene.main_scheme()).acceleration.of(scene.state.started());
    let faceup = scene.state.in_play.iter().filter(|card| card.facedown.is_none());
    let icons: u16 = faceup.map(|card| u16::from(scene.face(card).icons.acceleration)).sum();
    base + icons + scene.state.encounter.acceleration_tokens
}

/// Step 2, for one player: the villain attacks a hero and schemes against an alter-ego (activation.hero-means-attack,
/// activation.alter-ego-means-scheme).
pub(crate) fn villain_activates(play: &mut Play, player: Seat) -> Flow<()> {
    let villain = play.scene().villain().id;
    activate(play, villain, player)?;
    round::go_to(play, Phase::Villain(VillainStep::Minions(player)));
    Ok(())
}

/// The form that counts is the one at this moment (activation.form-checked-when-resolving, activation.minion-form). Nobody
/// activates against a player who is out (villain-phase.step2.eliminated-skipped).
fn activate(play: &mut Play, enemy: InPlayId, player: Seat) -> Flow<()> {
    if play.state.is_out(player) {
        return Ok(());
    }
    match play.scene().form(player) {
        Form::Hero => enemy_attack::attack(play, enemy, player).map(drop),
        Form::AlterEgo => enemy_scheme::scheme(play, enemy, player).map(drop),
    }
}

/// Step 2, for one player: one minion engaged with the player activates, those that engaged meanwhile too; when all have,
/// it is the next player's part (villain-phase.step2.minions-one-at-a-time, villain-phase.step2.newly-engaged-minion).
pub(crate) fn a_minion_activates(play: &mut Play, player: Seat) -> Flow<()> {
    let left = minions_left(play.scene(), player);
    let next = play.choose_if_any(&NextMinion { player, left: &left })?;
    match next {
        Some(minion) => {
            play.state.activated.push(minion);
            activate(play, minion, player)
        }
        None => {
            play.state.activated.clear();
            let next = next_part(&mut play.state, player);
            let phase = next.map_or(VillainStep::Deal, VillainStep::Villain);
            round::go_to(play, Phase::Villain(phase));
            Ok(())
        }
    }
}

fn minions_left(scene: Scene<Champions>, player: Seat) -> Vec<InPlayId> {
    let engaged = scene.state.in_play.iter().filter(|card| card.engaged == Some(player));
    let minions = engaged.filter(|card| scene.kind(card) == CardType::Minion);
    let left = minions.filter(|card| !scene.state.activated.contains(&card.id));
    left.map(|card| card.id).collect()
}

/// Which minion is next? The player with whom they are engaged says so (q.minion-order).
struct NextMinion<'a> {
    player: Seat,
    left: &'a [InPlayId],
}

impl Question<Champions> for NextMinion<'_> {
    type Answer = InPlayId;
    const EXACT: bool = true;

    fn ask(&self) -> Ask {
        Ask::Order { player: self.player, right: table::Right::ForScenario }
    }

    fn candidates(&self, _scene: Scene<Champions>, emit: &mut impl FnMut(InPlayId)) {
        self.left.iter().copied().for_each(emit);
    }

    fn verdict(&self, _scene: Scene<Champions>, id: InPlayId) -> Verdict {
        need(self.left.contains(&id), rule!("villain-phase.step2.minions-one-at-a-time"))
    }
}

/// Step 3: one encounter card to each player, then one in all for each hazard icon, in player order
/// (villain-phase.step3.deal-one-each, villain-phase.step3.hazard-player-order).
pub(crate) fn deal(play: &mut Play) -> Flow<()> {
    let hazards = hazards(play.scene());
    let players: Vec<_> = in_player_order(&play.state).collect();
    for &player in &players {
        zones::deal(play, player, rule!("villain-phase.step3.deal-one-each"))?;
    }
    for &player in players.iter().cycle().take(hazards) {
        zones::deal(play, player, rule!("villain-phase.step3.hazard-extra"))?;
    }
    let first = play.state.first_player;
    round::go_to(play, Phase::Villain(VillainStep::Reveal(first)));
    Ok(())
}

/// Hazard icons in play.
pub fn hazards(scene: Scene<Champions>) -> usize {
    let faceup = scene.state.in_play.iter().filter(|card| card.facedown.is_none());
    faceup.map(|card| usize::from(scene.face(card).icons.hazard)).sum()
}

/// Step 4: a player reveals the next dealt card and resolves it completely; after the last one it is the next player's
/// part, round and round until no card is left (villain-phase.step4.first-player-first, villain-phase.step4.then-others,
/// villain-phase.step4.until-none-left).
pub(crate) fn reveal(play: &mut Play, player: Seat) -> Flow<()> {
    if !play.state.player(player).dealt.is_empty() {
        return revealing::reveal_dealt(play, player);
    }
    let left = |seat: &Seat| !play.state.player(*seat).dealt.is_empty();
    let seats = play.state.started();
    let following = (1..=seats).map(|step| Seat((player.0 + step) % seats));
    match following.into_iter().find(left) {
        Some(next) => round::go_to(play, Phase::Villain(VillainStep::Reveal(next))),
        None => round::go_to(play, Phase::Villain(VillainStep::EndRound)),
    }
    Ok(())
}

/// Step 5: the first player token is passed, and the round ends; what lasts until then is over, and then what was left for
/// then happens (villain-phase.step5.pass-first-player, villain-phase.step5.end-round).
pub(crate) fn end_round(play: &mut Play) -> Flow<()> {
    let to = next_player(&play.state, play.state.first_player);
    play.state.first_player = to;
    play.event(rule!("villain-phase.step5.pass-first-player"), |_| Event::FirstPlayerPassed { to });
    timing::at_end_of(play, Duration::Phase)?;
    timing::at_end_of(play, Duration::Round)?;
    for player in &mut play.state.players {
        player.changed_form = false;
    }
    for card in &mut play.state.in_play {
        card.used = Default::default();
    }
    play.state.gained_used.clear();
    round::begin(play);
    Ok(())
}
