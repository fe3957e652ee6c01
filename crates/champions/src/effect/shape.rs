//! Steps that give others their shape: choices, players, sequences, what lasts and what comes later.

use table::{Flow, Question, Right, Scene, Seat, Verdict, need};

use super::could::{could, could_opt};
use super::perform::{Done, in_play, perform};
use super::pick::{Aim, pick};
use super::{Bound, Frame, Made, Node, Origin};
use crate::ask::{Ask, May, Opted};
use crate::card::AbilityId;
use crate::card::ability::{self, Binding, Cost, Duration, Label, Later, Opt, Pick, Step, When, Who};
use crate::players::in_player_order;
use crate::state::{DeedKind, Delayed, InPlayId, Lasting, Reading, State};
use crate::{Champions, Play, cost, initiate, limits, modifiers, rule};

/// The players who are meant; one of them, if one is to be chosen.
pub(super) fn who(play: &mut Play, frame: &mut Frame, who: &Who) -> Flow<Vec<Seat>> {
    if let Who::Choose(_) = who {
        return Ok(vec![choose_player(play, frame, Node::of(who))?]);
    }
    let seats = in_player_order(&play.state);
    let meant = |seat: &Seat| modifiers::is_player(play.scene(), frame.voice(), who, Some(*seat));
    Ok(seats.filter(meant).collect())
}

/// A player is chosen, unless one was beforehand; alone, nobody is asked.
pub(super) fn choose_player(play: &mut Play, frame: &mut Frame, node: Node) -> Flow<Seat> {
    if let Some(Made::Player(chosen)) = frame.made(node)
        && !play.state.is_out(chosen)
    {
        return Ok(chosen);
    }
    let seats: Vec<Seat> = in_player_order(&play.state).collect();
    let player = frame.asked(&play.state);
    let chosen = play.choose_if_any(&ChoosePlayer { player, ability: frame.ability, seats: &seats })?;
    Ok(chosen.unwrap_or(player))
}

/// Which player?
pub(crate) struct ChoosePlayer<'a> {
    pub player: Seat,
    pub ability: AbilityId,
    pub seats: &'a [Seat],
}

impl Question<Champions> for ChoosePlayer<'_> {
    type Answer = Seat;
    const EXACT: bool = true;

    fn ask(&self) -> Ask {
        Ask::ChoosePlayer { player: self.player, ability: self.ability }
    }

    fn candidates(&self, _scene: Scene<Champions>, emit: &mut impl FnMut(Seat)) {
        self.seats.iter().copied().for_each(emit);
    }

    fn verdict(&self, _scene: Scene<Champions>, seat: Seat) -> Verdict {
        need(self.seats.contains(&seat), rule!("abilities.choose.who"))
    }
}

/// abilities.may
pub(super) fn may(play: &mut Play, frame: &mut Frame, steps: &[Step]) -> Flow<Done> {
    if !could(play.scene(), frame, steps) {
        return Ok(Done::Part);
    }
    match play.choose(&Allowed { player: frame.you, ability: frame.ability })? {
        May::Yes => perform(play, frame, steps),
        May::No => Ok(Done::Part),
    }
}

/// Is it done?
struct Allowed {
    player: Seat,
    ability: AbilityId,
}

impl Question<Champions> for Allowed {
    type Answer = May;
    const EXACT: bool = true;

    fn ask(&self) -> Ask {
        Ask::May { player: self.player, ability: self.ability }
    }

    fn candidates(&self, _scene: Scene<Champions>, emit: &mut impl FnMut(May)) {
        emit(May::Yes);
        emit(May::No);
    }

    fn verdict(&self, _scene: Scene<Champions>, _answer: May) -> Verdict {
        Ok(())
    }
}

/// One of several, which must change something if one of them can (abilities.choose.must-change-state).
pub(super) fn choose_one(play: &mut Play, frame: &mut Frame, options: &[Opt]) -> Flow<Done> {
    let chosen = match frame.made(Node::of(options)) {
        Some(Made::Option(at)) => Some(at),
        _ => choose_option(play, frame, options)?,
    };
    let Some(at) = chosen else { return Ok(Done::Part) };
    let option = &options[usize::from(at)];
    if !option.cost.is_empty() {
        // What answers the payment may leave too little for it (initiating.step4-pay).
        initiate::about_to_pay(play, frame)?;
        let payable = cost::payable(play.scene(), frame, &option.cost);
        if !payable || !cost::pay(play, frame, &option.cost)? {
            return Ok(Done::Part);
        }
        initiate::has_paid(play, frame)?;
    }
    perform(play, frame, &option.steps)
}

/// Which option is taken, if one of them can be.
pub(super) fn choose_option(play: &mut Play, frame: &Frame, options: &[Opt]) -> Flow<Option<u8>> {
    // Where none can be paid for, nothing is chosen (costs.ability-cost).
    if !options.iter().any(|option| cost::payable(play.scene(), frame, &option.cost)) {
        return Ok(None);
    }
    let player = frame.asked(&play.state);
    let possible = options.iter().any(|option| could_opt(play.scene(), frame, option));
    let question = ChooseOne { player, frame, options, possible };
    Ok(play.choose_if_any(&question)?.map(|Opted(at)| at))
}

struct ChooseOne<'a> {
    player: Seat,
    frame: &'a Frame,
    options: &'a [Opt],
    /// One of them can be paid for and changes something.
    possible: bool,
}

impl Question<Champions> for ChooseOne<'_> {
    type Answer = Opted;

    fn ask(&self) -> Ask {
        Ask::ChooseOne { player: self.player, ability: self.frame.ability }
    }

    fn candidates(&self, _scene: Scene<Champions>, emit: &mut impl FnMut(Opted)) {
        (0..self.options.len() as u8).for_each(|at| emit(Opted(at)));
    }

    fn verdict(&self, scene: Scene<Champions>, Opted(at): Opted) -> Verdict {
        let Some(option) = self.options.get(usize::from(at)) else {
            return Err(rule!("abilities.choose.who").into());
        };
        need(cost::payable(scene, self.frame, &option.cost), rule!("costs.ability-cost"))?;
        let changes = !self.possible || could_opt(scene, self.frame, option);
        need(changes, rule!("abilities.choose.must-change-state"))
    }

    fn telling(&self) -> bool {
        // Whether resources can be spent depends on the hand.
        let spends = |option: &Opt| option.cost.iter().any(|cost| matches!(cost, Cost::Spend(_)));
        self.options.iter().any(spends)
    }
}

/// Each player does it, one by one in player order (q.each-player). A name means this pass inside, and all passes
/// together afterwards.
pub(super) fn each_player(play: &mut Play, frame: &mut Frame, steps: &[Step]) -> Flow<Done> {
    let you = frame.you;
    let before: Vec<(Binding, Bound)> = frame.names.clone();
    let mut gathered: Vec<(Binding, Bound)> = Vec::new();
    let mut done = Done::Full;
    for player in in_player_order(&play.state) {
        if play.state.is_out(player) {
            continue;
        }
        frame.you = player;
        frame.names.clone_from(&before);
        let flow = perform(play, frame, steps);
        frame.you = you;
        if flow? == Done::Part {
            done = Done::Part;
        }
        for (name, bound) in frame.names.drain(..).filter(|pair| !before.contains(pair)) {
            match gathered.iter_mut().find(|(other, _)| *other == name) {
                None => gathered.push((name, bound)),
                Some((_, all)) => {
                    all.things.extend(bound.things);
                    all.amount += bound.amount;
                    all.happened |= bound.happened;
                }
            }
        }
    }
    frame.names = before;
    for (name, bound) in gathered {
        frame.bind(Some(name), bound);
    }
    Ok(done)
}

/// Special abilities of other cards as steps of one sequence, in an order of the player's
/// (abilities.special, sample-cards.wakanda-forever).
pub(super) fn resolve(play: &mut Play, frame: &mut Frame, of: &Pick) -> Flow<Done> {
    let mut left = in_play(pick(play, frame, of, Aim::Any)?);
    let mut done = Done::Part;
    loop {
        left.retain(|id| !specials(play.scene(), *id, frame.you).is_empty());
        let question = NextInOrder { player: frame.you, right: Right::Own, left: &left };
        let Some(next) = play.choose_if_any(&question)? else { return Ok(done) };
        left.retain(|id| *id != next);
        // All that the card has, in their order.
        let mut places = specials(play.scene(), next, frame.you);
        while !places.is_empty() {
            let place = places.remove(0);
            let there = play.state.find(next).copied();
            let Some(card) = there.filter(|_| specials(play.scene(), next, frame.you).contains(&place))
            else {
                continue;
            };
            let ability = AbilityId { card: card.card, face: card.face, place };
            let mut step = Frame::new(ability, Origin::InPlay(card), frame.you);
            step.final_step = left.is_empty() && places.is_empty();
            initiate::carry_out(play, &mut step)?;
            done = Done::Full;
        }
    }
}

/// The Special abilities of a card in play that can be carried out: in the form of who does it, and no more often than they
/// say (abilities.form-word, limits.limit, limits.max-in-ability).
fn specials(scene: Scene<Champions>, id: InPlayId, you: Seat) -> Vec<u8> {
    let Some(card) = scene.state.find(id) else { return Vec::new() };
    let open = scene.abilities(card).filter(|(place, ability)| {
        ability.when.value == When::Special
            && ability.form.is_none_or(|form| scene.form(you) == form)
            && limits::may_be_used_again(scene, card, *place, ability)
    });
    open.map(|(place, _)| place).collect()
}

/// Which is next?
pub(crate) struct NextInOrder<'a> {
    pub player: Seat,
    pub right: Right,
    pub left: &'a [InPlayId],
}

impl Question<Champions> for NextInOrder<'_> {
    type Answer = InPlayId;
    const EXACT: bool = true;

    fn ask(&self) -> Ask {
        Ask::Order { player: self.player, right: self.right }
    }

    fn candidates(&self, _scene: Scene<Champions>, emit: &mut impl FnMut(InPlayId)) {
        self.left.iter().copied().for_each(emit);
    }

    fn verdict(&self, _scene: Scene<Champions>, id: InPlayId) -> Verdict {
        need(self.left.contains(&id), rule!("timing.simultaneous.first-player"))
    }
}

/// The attack or activation that something made now ends with, as a place in the deeds.
fn deed_of(state: &State, frame: &Frame, until: Duration) -> Option<u8> {
    let deeds = &state.deeds;
    let innermost = |fits: fn(DeedKind) -> bool| {
        deeds.iter().rposition(|deed| fits(deed.kind)).and_then(|place| u8::try_from(place).ok())
    };
    match until {
        Duration::Attack => frame.deed.or_else(|| innermost(DeedKind::is_attack)),
        Duration::Activation => innermost(DeedKind::is_activation),
        Duration::Phase | Duration::Round => None,
    }
}

/// Whether something can be made that ends with a certain attack or activation: only while there is one, be it the attack
/// that this very ability is (effects.lasting.only-in-period).
pub(super) fn in_period(scene: Scene<Champions>, frame: &Frame, until: Duration) -> bool {
    match until {
        Duration::Phase | Duration::Round => true,
        Duration::Attack if frame.label == Some(Label::Attack) => true,
        Duration::Attack | Duration::Activation => deed_of(scene.state, frame, until).is_some(),
    }
}

/// With what ends the wait of something that is left for later.
pub(super) fn waits_until(at: &Later) -> Duration {
    match at {
        Later::EndOf(duration) | Later::Instead { until: duration, .. } => *duration,
        Later::After(_) => Duration::Activation,
    }
}

/// effects.lasting.definition
pub(super) fn lasting(play: &mut Play, frame: &Frame, effect: &ability::Lasting) -> Done {
    if !in_period(play.scene(), frame, effect.until) {
        return Done::Part;
    }
    let deed = deed_of(&play.state, frame, effect.until);
    play.state.lasting.push(Lasting {
        place: effect.place,
        you: frame.you,
        bound: frame.any_player(),
        source: frame.source(),
        since: InPlayId(play.state.next_id),
        until: effect.until,
        deed,
        uses: effect.uses,
    });
    Done::Full
}

/// effects.delayed.definition
pub(super) fn later(play: &mut Play, frame: &Frame, at: &Later, place: u16) -> Done {
    let until = waits_until(at);
    if !in_period(play.scene(), frame, until) {
        return Done::Part;
    }
    let deed = deed_of(&play.state, frame, until);
    let source = frame.source();
    play.state.delayed.push(Delayed { place, you: frame.you, card: frame.card(), source, deed });
    Done::Full
}
