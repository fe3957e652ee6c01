//! Steps that give others their shape: choices, players, sequences, what lasts and what comes later.

use table::{Flow, Question, Right, Scene, Seat, Verdict, fit, need};

use super::could::{could, could_opt, could_step};
use super::perform::{Done, in_play, perform};
use super::pick::{Aim, pick};
use super::{Bound, Frame, Made, Node, Origin};
use crate::ask::{Ask, May, Opted};
use crate::card::AbilityId;
use crate::card::ability::{self, Binding, Cost, Duration, Label, Later, Opt, Pick, Step, When, Who};
use crate::payment::Bill;
use crate::players::in_player_order;
use crate::state::{DeedKind, Delayed, InPlayId, Lasting, Phase, Reading, State};
use crate::{Champions, Play, cost, initiate, limits, modifiers, rule};

/// The players who are meant in a step; one of them, if one is to be chosen: somebody for whom the step changes something, if
/// there is anybody (abilities.choose.must-change-state).
pub(super) fn who(play: &mut Play, frame: &mut Frame, who: &Who, step: &Step) -> Flow<Vec<Seat>> {
    if let Who::Choose(among) = who {
        let scene = play.scene();
        let meant = |seat: &Seat| modifiers::is_player(scene, frame.voice(), among, Some(*seat));
        let seats: Vec<Seat> = in_player_order(&play.state).filter(meant).collect();
        let helps = |frame: &Frame, seat: Seat| {
            let mut with = frame.clone();
            with.made.push((Node::of(who), Made::Player(seat)));
            could_step(scene, &with, step)
        };
        let helped: Vec<Seat> = seats.iter().copied().filter(|&seat| helps(frame, seat)).collect();
        return Ok(choose_player(play, frame, Node::of(who), [&seats, &helped])?.into_iter().collect());
    }
    let seats = in_player_order(&play.state);
    let meant = |seat: &Seat| modifiers::is_player(play.scene(), frame.voice(), who, Some(*seat));
    Ok(seats.filter(meant).collect())
}

/// A player is chosen and gets a name: somebody for whom what follows changes something, if there is anybody
/// (abilities.choose.must-change-state).
pub(super) fn name_player(
    play: &mut Play,
    frame: &mut Frame,
    name: &Binding,
    following: &[Step],
) -> Flow<Option<Seat>> {
    let scene = play.scene();
    let helps = |frame: &Frame, seat: Seat| {
        let mut with = frame.clone();
        with.bind(Some(*name), Bound { player: Some(seat), happened: true, ..Bound::default() });
        could(scene, &with, following)
    };
    let seats: Vec<Seat> = in_player_order(&play.state).collect();
    let helped: Vec<Seat> = seats.iter().copied().filter(|&seat| helps(frame, seat)).collect();
    let chosen = choose_player(play, frame, Node::of(name), [&seats, &helped])?;
    frame.bind(Some(*name), Bound { player: chosen, happened: chosen.is_some(), ..Bound::default() });
    Ok(chosen)
}

/// A player is chosen, unless one was beforehand; of one, nobody is asked.
fn choose_player(
    play: &mut Play,
    frame: &mut Frame,
    node: Node,
    [seats, helped]: [&[Seat]; 2],
) -> Flow<Option<Seat>> {
    if let Some(Made::Player(chosen)) = frame.made(node)
        && !play.state.is_out(chosen)
    {
        return Ok(Some(chosen));
    }
    let player = frame.asked(&play.state);
    play.choose_if_any(&ChoosePlayer { player, ability: frame.ability, seats, helped })
}

/// Which player?
pub(crate) struct ChoosePlayer<'a> {
    pub player: Seat,
    pub ability: AbilityId,
    pub seats: &'a [Seat],
    /// Those for whom something changes, if it does for anybody (abilities.choose.must-change-state).
    pub helped: &'a [Seat],
}

impl Question<Champions> for ChoosePlayer<'_> {
    type Answer = Seat;

    fn ask(&self) -> Ask {
        Ask::ChoosePlayer { player: self.player, ability: self.ability }
    }

    fn candidates(&self, _scene: Scene<Champions>, emit: &mut impl FnMut(Seat)) {
        self.seats.iter().copied().for_each(emit);
    }

    fn verdict(&self, _scene: Scene<Champions>, seat: Seat) -> Verdict {
        need(self.seats.contains(&seat), rule!("abilities.choose.who"))?;
        let useful = self.helped.is_empty() || self.helped.contains(&seat);
        need(useful, rule!("abilities.choose.must-change-state"))
    }
}

/// abilities.may
pub(super) fn may(play: &mut Play, frame: &mut Frame, steps: &[Step]) -> Flow<Done> {
    if !could(play.scene(), frame, steps) {
        return Ok(Done::Part);
    }
    // Of an ability whose player is out of the game, the first player decides (players.elimination.finish-ability).
    let player = frame.asked(&play.state);
    match play.choose(&Allowed { player, ability: frame.ability })? {
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
        (0..fit::<u8>(self.options.len())).for_each(|at| emit(Opted(at)));
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

/// Whether it matters in which order players do these steps: not where each only draws, readies or the like, and nobody
/// chooses (q.each-player).
fn order_matters(steps: &[Step]) -> bool {
    let chooses = |pick: &Pick| matches!(pick, Pick::Choose { .. } | Pick::AllOf(_) | Pick::Varies(_));
    steps.iter().any(|step| match step {
        Step::Draw { who, .. } => matches!(who, Some(Who::Choose(_))),
        Step::Ready(pick) | Step::Exhaust(pick) | Step::Heal { from: pick, .. } => chooses(pick),
        // What is put on one deck later lies further out.
        Step::Move { at: Some(_), .. } => true,
        Step::GiveStatus { to: pick, .. } | Step::Move { what: pick, .. } => chooses(pick),
        // Nobody knows what they are, so they are all alike.
        Step::PutIntoPlay { what, facedown_as: Some(_), .. } => chooses(what),
        Step::Shuffle(_) | Step::AddCounters { .. } | Step::Lasting(_) | Step::Later { .. } => false,
        Step::Then(steps) => order_matters(steps),
        Step::If { then, r#else, .. } => order_matters(then) || order_matters(r#else),
        _ => true,
    })
}

/// The next of several players who do the same: the first player says in which order, where that can matter, else it is
/// player order (q.each-player, timing.simultaneous.first-player).
fn next_player(play: &mut Play, left: &mut Vec<Seat>, steps: &[Step]) -> Flow<Option<Seat>> {
    left.retain(|seat| !play.state.is_out(*seat));
    let Some(&next) = left.first() else { return Ok(None) };
    let next = if order_matters(steps) {
        let identities: Vec<InPlayId> = left.iter().map(|seat| play.state.player(*seat).identity).collect();
        let player = play.state.first_player;
        let question = NextInOrder { player, right: Right::Order, left: &identities };
        let chosen = play.choose_if_any(&question)?;
        let at = identities.iter().position(|identity| Some(*identity) == chosen);
        at.map_or(next, |at| left[at])
    } else {
        next
    };
    left.retain(|seat| *seat != next);
    Ok(Some(next))
}

/// Each player does it, one by one (q.each-player). A name means this pass inside, and all passes together afterwards.
pub(super) fn each_player(play: &mut Play, frame: &mut Frame, steps: &[Step]) -> Flow<Done> {
    let you = frame.you;
    let before: Vec<(Binding, Bound)> = frame.names.clone();
    let mut gathered: Vec<(Binding, Bound)> = Vec::new();
    let mut done = Done::Full;
    let mut left: Vec<Seat> = in_player_order(&play.state).collect();
    while let Some(player) = next_player(play, &mut left, steps)? {
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

/// Another player does it, or several do.
pub(super) fn as_player(play: &mut Play, frame: &mut Frame, step: &Step) -> Flow<Done> {
    let Step::AsPlayer { who: other, r#do } = step else { return Ok(Done::Part) };
    let mut left = who(play, frame, other, step)?;
    let mut done = Done::Part;
    while let Some(player) = next_player(play, &mut left, r#do)? {
        let you = std::mem::replace(&mut frame.you, player);
        let flow = perform(play, frame, r#do);
        frame.you = you;
        done = flow?;
    }
    Ok(done)
}

/// Special abilities of other cards as steps of one sequence, in an order of the player's
/// (abilities.special, sample-cards.wakanda-forever).
pub(super) fn resolve(play: &mut Play, frame: &mut Frame, of: &Pick) -> Flow<Done> {
    let mut left = in_play(pick(play, frame, of, Aim::Resolve)?);
    let mut done = Done::Part;
    loop {
        left.retain(|id| !specials(play.scene(), *id, frame.you).is_empty());
        let player = frame.asked(&play.state);
        let question = NextInOrder { player, right: Right::Own, left: &left };
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

/// The Special abilities of a card in play that can be carried out: in the form of its player, and no more often than they
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

/// Whether carrying out a Special ability of a card could change the game.
pub(super) fn resolvable(scene: Scene<Champions>, you: Seat, id: InPlayId) -> bool {
    let Some(&card) = scene.state.find(id) else { return false };
    specials(scene, id, you).into_iter().any(|place| {
        let id = AbilityId { card: card.card, face: card.face, place };
        let mut step = Frame::new(id, Origin::InPlay(card), you);
        scene.content.ability(id).is_some_and(|ability| {
            step.label = ability.label;
            initiate::may_initiate(scene, &step, ability, Bill::default()).is_ok()
        })
    })
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
pub(super) fn deed_of(state: &State, frame: &Frame, until: Duration) -> Option<u8> {
    let deeds = &state.deeds;
    let innermost = |fits: fn(DeedKind) -> bool| {
        deeds.iter().rposition(|deed| fits(deed.kind)).and_then(|place| u8::try_from(place).ok())
    };
    match until {
        Duration::Attack => frame.deed.or_else(|| innermost(DeedKind::is_attack)),
        Duration::Activation => innermost(DeedKind::is_activation),
        Duration::Phase | Duration::PlayerPhase | Duration::VillainPhase | Duration::Round => None,
    }
}

/// Whether something can be made that ends with a certain phase, attack or activation: only while there is one, be it the
/// attack that this very ability is (effects.lasting.only-in-period).
pub(super) fn in_period(scene: Scene<Champions>, frame: &Frame, until: Duration) -> bool {
    match until {
        Duration::Phase | Duration::Round => true,
        Duration::PlayerPhase => matches!(scene.state.phase, Phase::Turn | Phase::EndOfPlayerPhase),
        Duration::VillainPhase => matches!(scene.state.phase, Phase::Villain(_)),
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
    let names = frame.kept_names(play.scene());
    play.state.lasting.push(Lasting {
        place: effect.place,
        you: frame.you,
        names,
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
    let (source, names) = (frame.source(), frame.kept_names(play.scene()));
    play.state.delayed.push(Delayed { place, you: frame.you, card: frame.card(), source, names, deed });
    Done::Full
}
