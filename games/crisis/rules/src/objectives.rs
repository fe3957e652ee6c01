//! Objective tokens: interact, hold, drop, contest, secure, control (chapter "Objective tokens").

use space::{Disc, Footprint, P};
use table::{Flow, Question, Scene, Verdict, fit, need};

use crate::ask::{Ask, Spot};
use crate::card::ability::Health;
use crate::card::{BATTLEFIELD, CrisisType, Scored};
use crate::effect::{Frame, Source, count, effect_over, modifiers, perform, who};
use crate::event::Event;
use crate::state::{Battleground, BySide, FigureId, Lies, Reading, Side, TokenId};
use crate::{Crisis, Play, power, rule};

/// A token on the battlefield.
pub fn disc(scene: Scene<Crisis>, token: TokenId) -> Disc {
    Disc::new(scene.state.token(token).at, scene.measures().token)
}

/// Whether a character contests a token: within range 1, not dazed, and not forbidden to (objectives.contest).
pub fn contests(scene: Scene<Crisis>, figure: FigureId, token: TokenId) -> bool {
    let state = scene.state.token(token);
    !state.gone
        && state.holder.is_none()
        && scene.state.is_up(figure)
        && scene.base(figure).within(&disc(scene, token), scene.range(1))
        && !modifiers::cannot_use_tokens(scene, figure)
}

/// Who secures a token: more Healthy characters contesting it; if there are none, more Injured ones
/// (objectives.secure.healthy, objectives.secure.injured-only).
pub fn secured_by(scene: Scene<Crisis>, token: TokenId) -> Option<Side> {
    let contesting = |side: Side, health: Health| {
        let theirs = scene.state.squad(side).filter(|&id| scene.state.figure(id).health == health);
        theirs.filter(|&id| contests(scene, id, token)).count()
    };
    let compare = |health: Health| {
        let [a, b] = Side::BOTH.map(|side| contesting(side, health));
        match a.cmp(&b) {
            std::cmp::Ordering::Greater => Some(Side::A),
            std::cmp::Ordering::Less => Some(Side::B),
            std::cmp::Ordering::Equal => None,
        }
    };
    let healthy = Side::BOTH.iter().any(|&side| contesting(side, Health::Healthy) > 0);
    compare(if healthy { Health::Healthy } else { Health::Injured })
}

/// What an interaction with a token costs a character.
fn interact_cost(scene: Scene<Crisis>, figure: FigureId, token: TokenId) -> u8 {
    let kind = scene.state.token(token).crisis;
    let cost = scene.crisis(kind).and_then(|crisis| crisis.interact_cost.as_ref());
    let frame = Frame::new(Source::Interact(kind), scene.state.figure(figure).side, Some(figure));
    cost.map_or(1, |cost| count::plain(scene, &frame, None, cost))
}

/// Whether a character may interact with a token now (objectives.interact.when).
///
/// # Errors
/// The rule that forbids it.
pub fn may_interact(scene: Scene<Crisis>, figure: FigureId, token: TokenId) -> Verdict {
    let Some(state) = scene.state.tokens.get(usize::from(token.0)) else {
        return Err(rule!("objectives.interact.when").into());
    };
    need(!state.gone && state.holder.is_none(), rule!("objectives.hold"))?;
    let crisis = scene.crisis(state.crisis);
    need(crisis.is_some_and(|crisis| !crisis.interact.is_empty()), rule!("crisis-card.rules-text"))?;
    let (base, lies, range) = (scene.base(figure), disc(scene, token), scene.range(1));
    if !base.within(&lies, range) {
        return Err(rule!("objectives.interact.when").measured(base.gap(&lies), range));
    }
    need(!modifiers::cannot_use_tokens(scene, figure), rule!("effects.cannot-beats-can"))?;
    let before = scene.state.activation.is_some_and(|activation| activation.interacted.has(token.0));
    need(!before, rule!("objectives.interact.once-per-token"))?;
    let limit = crisis.and_then(|crisis| crisis.hold_limit);
    let held =
        scene.state.held_by(figure).filter(|&held| scene.state.token(held).crisis == state.crisis).count();
    need(limit.is_none_or(|limit| held < usize::from(limit)), rule!("objectives.hold-many"))?;
    let (there, cost) = (scene.state.figure(figure).power, interact_cost(scene, figure, token));
    if there >= cost { Ok(()) } else { Err(rule!("power.no-overspend").measured(there.into(), cost.into())) }
}

/// Interacts with a token: pays, then does what the crisis card says (objectives.interact.effect).
///
/// # Errors
/// A stop of the table.
pub fn interact(play: &mut Play, figure: FigureId, token: TokenId) -> Flow<()> {
    let cost = interact_cost(play.scene(), figure, token);
    power::spend(play, figure, cost);
    if let Some(activation) = &mut play.state.activation {
        activation.interacted = activation.interacted.with(token.0);
    }
    play.event(rule!("objectives.interact.when"), |_| Event::Interacted { figure, token });
    let kind = play.state.token(token).crisis;
    let cards = play.content;
    let side = play.state.figure(figure).side;
    let mut frame = Frame { token: Some(token), ..Frame::new(Source::Interact(kind), side, Some(figure)) };
    if let Some(place) = play.state.mission[kind.index()] {
        perform::perform(play, &mut frame, &cards.crises[usize::from(place)].interact)?;
    }
    effect_over(play)
}

/// A character picks a token up and holds it (objectives.hold).
pub fn pick_up(play: &mut Play, figure: FigureId, token: TokenId) {
    if play.state.is_up(figure) && play.state.token(token).holder.is_none() {
        play.state.tokens[usize::from(token.0)].holder = Some(figure);
        play.event(rule!("objectives.hold"), |_| Event::PickedUp { figure, token });
    }
}

/// A player controls a token (objectives.control.marker).
pub fn control(play: &mut Play, side: Side, token: TokenId) {
    play.state.tokens[usize::from(token.0)].controller = Some(side);
    play.event(rule!("objectives.control.marker"), |_| Event::Controlled { side, token });
}

/// A token leaves the game.
pub fn remove(play: &mut Play, token: TokenId) {
    let state = &mut play.state.tokens[usize::from(token.0)];
    state.gone = true;
    state.holder = None;
}

/// A character drops all its tokens; the opponent places each within range 2 of it, unless an effect says otherwise
/// (objectives.drop.placement).
///
/// # Errors
/// A stop of the table.
pub fn drop_all(play: &mut Play, figure: FigureId) -> Flow<()> {
    let placing = modifiers::dropped_tokens(play.scene(), figure);
    drop_by(play, figure, placing)
}

/// The same for a character for which it was settled before who places the tokens, and within which range: its own abilities
/// count when it is dazed, and are gone once it is.
///
/// # Errors
/// A stop of the table.
pub(crate) fn drop_by(play: &mut Play, figure: FigureId, (side, range): (Side, u8)) -> Flow<()> {
    let held: Vec<TokenId> = play.state.held_by(figure).collect();
    for token in held {
        let from = play.scene().base(figure);
        let Spot(at) = play.choose(&PlaceToken { side, token, from, range })?;
        let lies = where_terrain_stands(play.scene(), at);
        let state = &mut play.state.tokens[usize::from(token.0)];
        state.holder = None;
        state.at = at;
        state.lies = lies;
        play.event(rule!("objectives.drop.placement"), |_| Event::Dropped { figure, token, at });
    }
    Ok(())
}

/// A player moves a token that lies on the battlefield.
///
/// # Errors
/// A stop of the table.
pub fn move_token(play: &mut Play, side: Side, token: TokenId, range: u8) -> Flow<()> {
    let from = disc(play.scene(), token);
    let Spot(at) = play.choose(&PlaceToken { side, token, from, range })?;
    let lies = where_terrain_stands(play.scene(), at);
    let state = &mut play.state.tokens[usize::from(token.0)];
    (state.at, state.lies) = (at, lies);
    play.event(rule!("place.anywhere-within"), |_| Event::TokenMoved { token, at });
    Ok(())
}

/// A token that a player puts down where terrain stands lies on top, where everybody sees it
/// (objectives.on-or-under-terrain).
fn where_terrain_stands(scene: Scene<Crisis>, at: P) -> Option<Lies> {
    let lies = Disc::new(at, scene.measures().token);
    scene.terrain().any(|it| it.outline.overlaps_disc(&lies)).then_some(Lies::OnTop)
}

/// Where does the token go?
struct PlaceToken {
    side: Side,
    token: TokenId,
    from: Disc,
    range: u8,
}

impl Question<Crisis> for PlaceToken {
    type Answer = Spot;

    fn ask(&self) -> Ask {
        Ask::Token { side: self.side, token: self.token, from: self.from.c, range: self.range }
    }

    fn candidates(&self, scene: Scene<Crisis>, emit: &mut impl FnMut(Spot)) {
        emit(Spot(self.from.c));
        let far = i64::from(self.from.r + scene.measures().token + scene.range(self.range));
        for i in 0..16u16 {
            emit(Spot(space::at(self.from.c, space::Turn(i * 4096).dir(), far, 0)));
        }
    }

    fn verdict(&self, scene: Scene<Crisis>, Spot(at): Spot) -> Verdict {
        let lies = Disc::new(at, scene.measures().token);
        need(lies.on_table((BATTLEFIELD, BATTLEFIELD)), rule!("objectives.drop.placement"))?;
        let range = scene.range(self.range);
        if self.from.within(&lies, range) {
            Ok(())
        } else {
            Err(rule!("objectives.drop.placement").measured(self.from.gap(&lies), range))
        }
    }
}

/// What both players score for one crisis (cleanup.step1). Dazed characters never count (damage.dazed.no-scoring); they
/// hold nothing.
pub fn points(scene: Scene<Crisis>, kind: CrisisType) -> BySide<u8> {
    let mut points = BySide([0; 2]);
    let Some(crisis) = scene.crisis(kind) else { return points };
    let tokens = || (0..fit::<u8>(scene.state.tokens.len())).map(TokenId);
    let mine = || {
        tokens().filter(|&token| scene.state.token(token).crisis == kind && !scene.state.token(token).gone)
    };
    let holder = |token: TokenId| scene.state.token(token).holder;
    for score in &crisis.score {
        let mut give = |side: Option<Side>| {
            if let Some(side) = side {
                points[side] += score.vp;
            }
        };
        match score.each {
            Scored::Controlled => mine().for_each(|token| give(scene.state.token(token).controller)),
            Scored::Secured => mine()
                .filter(|&token| holder(token).is_none())
                .for_each(|token| give(secured_by(scene, token))),
            Scored::Held => {
                mine().for_each(|token| give(holder(token).map(|id| scene.state.figure(id).side)))
            }
            Scored::Holder => {
                let mut holders: Vec<FigureId> = mine().filter_map(holder).collect();
                holders.sort_unstable();
                holders.dedup();
                holders.into_iter().for_each(|id| give(Some(scene.state.figure(id).side)));
            }
        }
    }
    points
}

/// A crisis scores something else this time: for the player of those that its rule speaks of.
pub(crate) fn score_instead(play: &mut Play, frame: &Frame, vp: u8) {
    if let Some(kind) = who::crisis_of(frame) {
        play.state.scored_instead[kind.index()] = Some((frame.side, vp));
    }
}
