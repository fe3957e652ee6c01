//! Initiating abilities and playing cards (chapter of that name): steps 1 to 7.

use table::{Flow, Question, Scene, Seat, Verdict, fit, need};

use crate::ask::{Ask, Use};
use crate::card::ability::{
    Ability, Claim, Cost, Doing, Label, Part, Resource, Status, Step, When, Who, parts, says_you,
};
use crate::card::{AbilityId, CardId, CardType};
use crate::effect::could::{could, unseen};
use crate::effect::pick::{choose_named, meant};
use crate::effect::{ChoosePlayer, Frame, Origin, beforehand, perform, tidy};
use crate::enter_play::{self, Entering};
use crate::event::Event;
use crate::modifiers::{Voice, is_player};
use crate::payment::{self, Bill};
use crate::players::{in_player_order, lies_before};
use crate::state::{InPlay, InPlayId, Place, Reading, State, Thing};
use crate::timing::{self, Happening, Occasion};
use crate::{Champions, Play, attack, cost, enemy_attack, limits, modifiers, rule, zones};

/// Whether a player could use an ability in play or an event in hand now (steps 1 and 2: initiating.both-checks-required).
pub fn usable(scene: Scene<Champions>, player: Seat, what: Use, occasion: Option<Occasion>) -> Verdict {
    match what {
        Use::Ability { card, place } => {
            let Some(source) = scene.state.find(card) else {
                return Err(rule!("abilities.source-in-play").into());
            };
            let mine = source.controller.is_none_or(|controller| controller == player);
            need(mine, rule!("abilities.optional-controller-decides"))?;
            let id = AbilityId { card: source.card, face: source.face, place };
            let Some((_, ability)) = scene.abilities(source).find(|(at, _)| *at == place) else {
                need(source.facedown.is_none(), rule!("abilities.source-in-play"))?;
                return Err(rule!("abilities.triggered-definition").into());
            };
            need(may_use(scene, player, source, ability), rule!("abilities.optional-controller-decides"))?;
            let triggered = match occasion {
                None => ability.when.value == When::Action,
                Some(_) => matches!(ability.when.value, When::Interrupt(_) | When::Response(_)),
            };
            need(triggered, rule!("timing.trigger-condition"))?;
            need(cost::below_limit(scene.state, source, place, ability), rule!("limits.limit"))?;
            let title = scene.printed(source.card).title;
            let below = limits::below_max_per(scene.state, title, Some((source.face, place)), ability.max);
            need(below, rule!("limits.max-in-ability"))?;
            let mut frame = Frame::new(id, Origin::InPlay(*source), player);
            frame.occasion = occasion;
            frame.label = ability.label;
            may_initiate(scene, &frame, ability, Bill::default())
        }
        Use::Event { card, place } => {
            need(scene.state.player(player).hand.has(card), rule!("initiating.play-from-hand"))?;
            let printed = scene.printed(card);
            need(printed.front().kind == CardType::Event, rule!("player-cards.event.definition"))?;
            let can = modifiers::can_play(scene, player, Place::Hand(player), card);
            need(can, rule!("precedence.cannot-is-absolute"))?;
            let id = AbilityId { card, face: 0, place };
            // One that is printed on it: only cards in play gain abilities (effects.gain-characteristic).
            let Some((_, ability)) = printed.front().abilities().find(|(at, _)| *at == place) else {
                return Err(rule!("abilities.triggered-definition").into());
            };
            let again = limits::below_max_per(scene.state, printed.title, Some((0, place)), ability.max);
            need(again, rule!("limits.max-in-ability"))?;
            let triggered = match occasion {
                None => ability.when.value == When::Action,
                Some(_) => matches!(ability.when.value, When::Interrupt(_) | When::Response(_)),
            };
            need(triggered, rule!("player-phase.turn.action-event"))?;
            need(limits::may_be_played_again(scene, card), rule!("limits.max-period"))?;
            in_form(scene, player, printed.front().text.play.form)?;
            let mut frame = Frame::new(id, Origin::Out(Place::Hand(player)), player);
            frame.occasion = occasion;
            frame.label = ability.label;
            may_initiate(scene, &frame, ability, bill(scene, player, card))
        }
        Use::Pass | Use::Retaliate(_) | Use::Delayed(_) => Err(rule!("abilities.optional-types").into()),
    }
}

/// Whether a player could use an ability in play as far as the others can see: what the cards of a hand could pay, and what
/// could be done with them, is known to its player alone (players.table-talk.no-duty).
pub(crate) fn seems_usable(scene: Scene<Champions>, player: Seat, what: Use, occasion: Occasion) -> bool {
    let Err(why) = usable(scene, player, what, Some(occasion)) else { return true };
    let Use::Ability { card, place } = what else { return false };
    let of_hand = [rule!("abilities.must-be-able-to-change-state"), rule!("initiating.step2-determine-cost")];
    if !of_hand.contains(&why.rule) || scene.state.player(player).hand.is_empty() {
        return false;
    }
    let Some(source) = scene.state.find(card) else { return false };
    let id = AbilityId { card: source.card, face: source.face, place };
    let Some(ability) = scene.content.ability(id) else { return false };
    let begun = Frame::new(id, Origin::InPlay(*source), player);
    let frame = Frame { occasion: Some(occasion), label: ability.label, for_another: true, ..begun };
    let in_sight = |cost: &&Cost| match cost {
        Cost::Spend(_) | Cost::PayPrintedCost { .. } => false,
        Cost::Discard { what, .. } => !unseen(what),
        _ => true,
    };
    let costs: Vec<Cost> = ability.cost.iter().filter(in_sight).cloned().collect();
    could_change(scene, &frame, ability) && cost::payable(scene, &frame, &costs)
}

fn in_form(scene: Scene<Champions>, player: Seat, form: Option<crate::card::ability::Form>) -> Verdict {
    need(form.is_none_or(|form| scene.form(player) == form), rule!("abilities.form-word"))
}

/// Form, costs, and whether it can change the game (initiating.step1-restrictions, initiating.step2-determine-cost).
pub(crate) fn may_initiate(scene: Scene<Champions>, frame: &Frame, ability: &Ability, bill: Bill) -> Verdict {
    in_form(scene, frame.you, ability.form)?;
    let defends = ability.label == Some(Label::Defence);
    let may_defend = !defends || enemy_attack::may_defend_by_label(scene, frame.you, frame.occasion);
    need(may_defend, rule!("defence.labelled-ability"))?;
    need(can_do(scene, frame, ability.label), rule!("precedence.cannot-is-absolute"))?;
    let changes = could_change(scene, frame, ability);
    need(changes, rule!("abilities.must-be-able-to-change-state"))?;
    let payable = cost::payable_with(scene, frame, &ability.cost, bill);
    need(payable, rule!("initiating.step2-determine-cost"))
}

/// True if an ability could change the game now, whatever paying its cost does (abilities.must-be-able-to-change-state).
fn could_change(scene: Scene<Champions>, frame: &Frame, ability: &Ability) -> bool {
    discards_status(scene, frame, ability.label) || could(scene, frame, &ability.steps)
}

/// True if an ability's costs can and may be paid now: not where its effect could change nothing
/// (abilities.must-be-able-to-change-state). One without costs does as much as it can (q.change-state-encounter).
pub(crate) fn may_pay(scene: Scene<Champions>, frame: &Frame, ability: &Ability) -> bool {
    let costs = &ability.cost;
    costs.is_empty() || could_change(scene, frame, ability) && cost::payable(scene, frame, costs)
}

/// True if the character can make the attack, thwart or defence that an ability is labelled with
/// (precedence.cannot-is-absolute).
fn can_do(scene: Scene<Champions>, frame: &Frame, label: Option<Label>) -> bool {
    let (doer, doing) = match label {
        Some(Label::Attack) => (attack::doer(scene, frame), Doing::Attack),
        Some(Label::Thwart) => (attack::doer(scene, frame), Doing::Thwart),
        Some(Label::Defence) => (scene.identity(frame.you).id, Doing::Defend),
        None => return true,
    };
    scene.state.find(doer).is_none_or(|card| modifiers::can(scene, card, doing))
}

/// Whether a status card would answer it, which changes the game whatever else it does.
fn discards_status(scene: Scene<Champions>, frame: &Frame, label: Option<Label>) -> bool {
    let status = match label {
        Some(Label::Attack) => Status::Stunned,
        Some(Label::Thwart) => Status::Confused,
        _ => return false,
    };
    let doer = scene.state.find(attack::doer(scene, frame));
    doer.is_some_and(|card| card.statuses.has(status))
}

/// What a card costs a player now, with all modifiers (initiating.step3-apply-modifiers, modifiers.floor-zero).
pub fn bill(scene: Scene<Champions>, player: Seat, card: CardId) -> Bill {
    let printed = i32::from(scene.printed(card).cost.unwrap_or(0));
    let (change, _) = modifiers::cost_change(scene, player, card);
    Bill { any: fit((printed + change).clamp(0, 99)), card: Some(card), ..Bill::default() }
}

/// A player uses an ability in play or plays an event: steps 3 to 7.
///
/// # Errors
/// A stop of the table.
pub fn optional(play: &mut Play, player: Seat, what: Use, occasion: Option<Occasion>) -> Flow<()> {
    match what {
        Use::Ability { card, place } => {
            let Some(source) = play.state.find(card).copied() else { return Ok(()) };
            let id = AbilityId { card: source.card, face: source.face, place };
            let mut frame = Frame::new(id, Origin::InPlay(source), player);
            frame.occasion = occasion;
            carry_out(play, &mut frame)
        }
        Use::Event { card, place } => play_event(play, player, card, place, occasion),
        Use::Pass | Use::Retaliate(_) | Use::Delayed(_) => Ok(()),
    }
}

/// Carries an ability out: its costs, then what it does, as what it is labelled. One whose costs cannot be paid, or may not
/// be, does nothing.
///
/// # Errors
/// A stop of the table.
pub(crate) fn carry_out(play: &mut Play, frame: &mut Frame) -> Flow<()> {
    let Some(ability) = play.content.ability(frame.ability) else { return Ok(()) };
    let AbilityId { card, face, place } = frame.ability;
    let title = play.content.card(card).title;
    // What the game or another card triggers has limits and maximums, too (limits.limit, limits.max-in-ability).
    let source = frame.source().and_then(|source| play.state.find(source));
    let below_limit = source.is_none_or(|source| cost::below_limit(&play.state, source, place, ability));
    if !below_limit || !limits::below_max_per(&play.state, title, Some((face, place)), ability.max) {
        return Ok(());
    }
    let costs = !ability.cost.is_empty();
    if costs {
        about_to_pay(play, frame)?;
    }
    if !may_pay(play.scene(), frame, ability) {
        return Ok(());
    }
    cost::tell(play, frame);
    if let Some(card) = frame.source() {
        cost::mark_used(&mut play.state, card, frame.ability.place);
    }
    limits::count_towards_max(&mut play.state, title, Some((face, place)), ability.max);
    let mut used = None;
    if cost::pay(play, frame, &ability.cost)? {
        if costs {
            has_paid(play, frame)?;
        }
        used = was_used(play, frame);
        resolve(play, frame, ability)?;
    }
    if let Some(card) = frame.source() {
        cost::discard_if_used_up(play, card)?;
    }
    timing::happened(play, used.into_iter().collect())
}

/// An ability was used, cancelled or not; it is told only if some card waits for that (effects.cancel.ability-counts,
/// initiating.response-any-step). What answers a use is not answered by itself, or there would be no end to it.
fn was_used(play: &Play, frame: &Frame) -> Option<Happening> {
    let answers = frame.occasion.and_then(|occasion| play.state.pending(occasion));
    let answers_use = answers.is_some_and(|pending| matches!(pending.what, Happening::Initiate { .. }));
    let told = play.content.awaited.used && !answers_use && initiates(play, frame);
    told.then(|| initiation(frame))
}

/// Before a cost is paid, whatever waits for that has its say (initiating.interrupt-any-step). What it leads to may be that
/// the cost cannot be paid any more.
pub(crate) fn about_to_pay(play: &mut Play, frame: &Frame) -> Flow<()> {
    if !play.content.awaited.payment || answers_payment(&play.state, frame) {
        return Ok(());
    }
    timing::about_to_happen(play, vec![Happening::Payment { player: frame.you }]).map(drop)
}

/// After a cost was paid, whatever waits for that has its say (initiating.response-any-step).
pub(crate) fn has_paid(play: &mut Play, frame: &Frame) -> Flow<()> {
    if !play.content.awaited.paid || answers_payment(&play.state, frame) {
        return Ok(());
    }
    timing::happened(play, vec![Happening::Payment { player: frame.you }])
}

/// What answers a payment is not answered by itself, or there would be no end to it.
fn answers_payment(state: &State, frame: &Frame) -> bool {
    let pending = frame.occasion.and_then(|occasion| state.pending(occasion));
    pending.is_some_and(|pending| matches!(pending.what, Happening::Payment { .. }))
}

/// Before a card starts being played and an ability takes effect, whatever waits for that has its say; whether it goes on
/// then (initiating.step6-begins, initiating.interrupt-any-step, effects.cancel.definition).
fn takes_effect(play: &mut Play, frame: &Frame) -> Flow<bool> {
    let (card, player) = (frame.card(), frame.you);
    // A status card answers before anything else could (status.timing-priority, status.replaces-whole-ability).
    if discards_status(play.scene(), frame, frame.label) {
        return Ok(true);
    }
    let awaited = play.content.awaited;
    let mut starting = Vec::new();
    if awaited.play && frame.origin == Origin::Out(Place::Playing(player)) {
        starting.push(Happening::Play { what: None, card, player });
    }
    if awaited.initiation && initiates(play, frame) {
        starting.push(initiation(frame));
    }
    let pending = timing::about_to_happen(play, starting)?;
    Ok(pending.iter().all(|pending| pending.open()))
}

/// What is played and stays in play initiates nothing by that.
fn initiates(play: &Play, frame: &Frame) -> bool {
    frame.source().is_some() || play.content.card(frame.card()).front().kind == CardType::Event
}

fn initiation(frame: &Frame) -> Happening {
    Happening::Initiate { ability: frame.ability, source: frame.source(), player: frame.you }
}

/// What an ability does, as the attack, thwart or defence that it is labelled.
fn resolve(play: &mut Play, frame: &mut Frame, ability: &Ability) -> Flow<()> {
    frame.label = ability.label;
    if !can_do(play.scene(), frame, ability.label) {
        return Ok(());
    }
    // Step 5, then step 6. A status card answers all of it, and leaves nothing to choose.
    let by_player = matches!(ability.when.value, When::Action | When::Interrupt(_) | When::Response(_));
    if by_player && !discards_status(play.scene(), frame, ability.label) {
        beforehand(play, frame, &ability.steps)?;
    }
    if !takes_effect(play, frame)? {
        return Ok(());
    }
    match ability.label {
        Some(label @ (Label::Attack | Label::Thwart)) => {
            attack::labelled(play, frame, label, &ability.steps)?
        }
        Some(Label::Defence) => {
            enemy_attack::defend_by_label(play, frame.you, frame.occasion)?;
            perform(play, frame, &ability.steps)?;
        }
        None => {
            perform(play, frame, &ability.steps)?;
        }
    }
    tidy(play, frame);
    Ok(())
}

/// An event: its cost is paid, it lies on the table while it resolves, then it goes to its owner's discard pile
/// (player-cards.event.sequence, player-cards.event.not-in-discard-while-resolving).
fn play_event(
    play: &mut Play,
    player: Seat,
    card: CardId,
    place: u8,
    occasion: Option<Occasion>,
) -> Flow<()> {
    let id = AbilityId { card, face: 0, place };
    let Some(ability) = play.content.ability(id) else { return Ok(()) };
    let declared = Frame::new(id, Origin::Out(Place::Hand(player)), player);
    about_to_pay(play, &declared)?;
    if play.content.awaited.payment
        && usable(play.scene(), player, Use::Event { card, place }, occasion).is_err()
    {
        return Ok(());
    }
    let (mut bill, used) = begin_to_play(play, player, card, Place::Hand(player));
    bill.open = !paid_with(&ability.steps).is_empty();
    let mut played = Vec::new();
    let mut frame = Frame::new(id, Origin::Out(Place::Playing(player)), player);
    frame.occasion = occasion;
    if cost::pay_with(play, &mut frame, &ability.cost, bill)? {
        played.push(Happening::Play { what: None, card, player });
        use_up(play, &used);
        frame.paid = payment::declare(play, player, frame.paid, &paid_with(&ability.steps))?;
        has_paid(play, &frame)?;
        play.event(rule!("player-cards.event.sequence"), |_| Event::Played { player, card });
        played.extend(was_used(play, &frame));
        let printed = play.content.card(card);
        limits::count_towards_max(&mut play.state, printed.title, Some((0, place)), ability.max);
        limits::count_play(play, card);
        cost::tell(play, &frame);
        resolve(play, &mut frame, ability)?;
    }
    let (from, to) = (Place::Playing(player), Place::Discard(player));
    zones::shift(play, from, card, to, rule!("player-cards.event.sequence"));
    // An event whose cost was not paid was not played (initiating.play-definition).
    timing::happened(play, played)
}

/// Takes a card from the hand, so that it cannot pay for itself, or from where else it may be played, and says what it
/// costs and which lasting effects that uses.
fn begin_to_play(play: &mut Play, player: Seat, card: CardId, from: Place) -> (Bill, Vec<usize>) {
    let bill = bill(play.scene(), player, card);
    let (_, used) = modifiers::cost_change(play.scene(), player, card);
    zones::shift(play, from, card, Place::Playing(player), rule!("initiating.declare"));
    (bill, used)
}

/// Lasting effects that hold for so many uses are used, and those without any left end.
fn use_up(play: &mut Play, used: &[usize]) {
    for &place in used {
        if let Some(uses) = play.state.lasting.get_mut(place).and_then(|lasting| lasting.uses.as_mut()) {
            *uses = uses.saturating_sub(1);
        }
    }
    play.state.lasting.retain(|lasting| lasting.uses != Some(0));
}

/// The types of resource that steps ask about, wherever they do (costs.wild-must-specify).
fn paid_with(steps: &[Step]) -> Vec<Resource> {
    let mut found = Vec::new();
    parts(steps, &mut |part| {
        if let Part::Claim(Claim::PaidWith(resource)) = part {
            found.push(resource.value);
        }
    });
    found
}

/// True if a player could play a card from hand on their turn: an ally, an upgrade, a support, or an event with an
/// action (player-phase.turn.play-permanents, player-phase.turn.action-event).
pub fn playable(scene: Scene<Champions>, player: Seat, card: CardId) -> Verdict {
    need(scene.state.player(player).hand.has(card), rule!("initiating.play-from-hand"))?;
    let printed = scene.printed(card);
    match printed.front().kind {
        CardType::Ally | CardType::Support | CardType::Upgrade => {
            permanent_playable(scene, player, card, Place::Hand(player))
        }
        CardType::Event => {
            let mut verdict = Err(rule!("player-phase.turn.action-event").into());
            for place in actions_of(scene, card) {
                verdict = usable(scene, player, Use::Event { card, place }, None);
                if verdict.is_ok() {
                    break;
                }
            }
            verdict
        }
        CardType::Resource => Err(rule!("player-cards.resource.cannot-be-played").into()),
        _ => Err(rule!("initiating.play-definition").into()),
    }
}

/// The same from the player's discard pile, which only a card in play permits (initiating.permission).
pub fn playable_from_discard(scene: Scene<Champions>, player: Seat, card: CardId) -> Verdict {
    let pile = Place::Discard(player);
    need(scene.state.has(pile, card), rule!("initiating.play-from-hand"))?;
    let kind = scene.printed(card).front().kind;
    let permanent = matches!(kind, CardType::Ally | CardType::Support | CardType::Upgrade);
    let may = permanent && modifiers::may_play_from_discard(scene, player, card);
    need(may, rule!("initiating.play-from-hand"))?;
    permanent_playable(scene, player, card, pile)
}

/// Whether a player could play an ally, an upgrade or a support that lies in a place.
fn permanent_playable(scene: Scene<Champions>, player: Seat, card: CardId, from: Place) -> Verdict {
    let printed = scene.printed(card);
    need(limits::may_be_played_again(scene, card), rule!("limits.max-period"))?;
    need(modifiers::can_play(scene, player, from, card), rule!("precedence.cannot-is-absolute"))?;
    in_form(scene, player, printed.front().text.play.form)?;
    need(!limits::barred_by_unique(scene, card), rule!("limits.unique.cannot-enter"))?;
    need(!controllers(scene, player, card).is_empty(), rule!("limits.max-per-player"))?;
    let placed = !attaches(scene, card) || !hosts(scene, player, card).is_empty();
    need(placed, rule!("attachments.illegal-stays-put"))?;
    let frame = Frame::new(AbilityId { card, face: 0, place: 0 }, Origin::Out(from), player);
    let payable = cost::payable_with(scene, &frame, &[], bill(scene, player, card));
    need(payable, rule!("costs.play-cost-any-mix"))
}

/// The places of an event's actions.
fn actions_of(scene: Scene<Champions>, card: CardId) -> impl Iterator<Item = u8> {
    let abilities = scene.printed(card).front().abilities();
    abilities.filter(|(_, ability)| ability.when.value == When::Action).map(|(place, _)| place)
}

/// Which of an event's actions?
struct WhichAction {
    player: Seat,
    card: CardId,
}

impl Question<Champions> for WhichAction {
    type Answer = Use;

    fn ask(&self) -> Ask {
        Ask::Action { player: self.player, card: self.card }
    }

    fn candidates(&self, scene: Scene<Champions>, emit: &mut impl FnMut(Use)) {
        let card = self.card;
        actions_of(scene, card).for_each(|place| emit(Use::Event { card, place }));
    }

    fn verdict(&self, scene: Scene<Champions>, what: Use) -> Verdict {
        let its_own = matches!(what, Use::Event { card, .. } if card == self.card);
        need(its_own, rule!("player-phase.turn.action-event"))?;
        usable(scene, self.player, what, None)
    }
}

/// Under whose control a card may enter play: its player's, unless it says whose.
fn controllers(scene: Scene<Champions>, player: Seat, card: CardId) -> Vec<Seat> {
    let says = scene.printed(card).front().text.play.control.as_ref().unwrap_or(&Who::You);
    let voice = Voice::of_player(player);
    let seats = in_player_order(scene.state).filter(|&seat| is_player(scene, voice, says, Some(seat)));
    seats.filter(|&seat| limits::below_max(scene, card, seat, None)).collect()
}

/// Whether a card is attached to another as it enters play.
pub(crate) fn attaches(scene: Scene<Champions>, card: CardId) -> bool {
    scene.printed(card).front().text.play.attach.is_some()
}

/// To what a card may be attached.
pub(crate) fn hosts(scene: Scene<Champions>, player: Seat, card: CardId) -> Vec<Thing> {
    let Some(attach) = &scene.printed(card).front().text.play.attach else { return Vec::new() };
    let frame = Frame::new(AbilityId { card, face: 0, place: 0 }, Origin::Out(Place::Hand(player)), player);
    let mut all = meant(scene, &frame, attach);
    all.retain(|thing| limits::below_max(scene, card, player, thing.in_play()));
    all
}

/// What the card of a frame is attached to as it enters play, if to anything (attachments.attach-on-entering).
///
/// # Errors
/// A stop of the table.
pub(crate) fn choose_host(play: &mut Play, frame: &Frame) -> Flow<Option<InPlayId>> {
    let Some(attach) = &play.content.card(frame.card()).front().text.play.attach else { return Ok(None) };
    let fitting = hosts(play.scene(), frame.you, frame.card());
    choose_named(play, frame, attach, fitting)
}

/// A player plays a card on their turn.
///
/// # Errors
/// A stop of the table.
pub fn play_card(play: &mut Play, player: Seat, card: CardId) -> Flow<()> {
    let kind = play.content.card(card).front().kind;
    if kind == CardType::Event {
        return match play.choose_if_any(&WhichAction { player, card })? {
            Some(what) => optional(play, player, what, None),
            None => Ok(()),
        };
    }
    play_permanent(play, player, card, Place::Hand(player))
}

/// A player plays an ally, an upgrade or a support from the hand, or from where else it may be played.
///
/// # Errors
/// A stop of the table.
pub(crate) fn play_permanent(play: &mut Play, player: Seat, card: CardId, from: Place) -> Flow<()> {
    let ability = AbilityId { card, face: 0, place: 0 };
    let declared = Frame::new(ability, Origin::Out(from), player);
    about_to_pay(play, &declared)?;
    if play.content.awaited.payment && permanent_playable(play.scene(), player, card, from).is_err() {
        return Ok(());
    }
    let (bill, used) = begin_to_play(play, player, card, from);
    let frame = Frame::new(ability, Origin::Out(Place::Playing(player)), player);
    // Step 4, then step 5: choices come after costs (initiating.step5-choices).
    let paid = payment::pay(play, &frame, &bill, &[])?;
    if paid.is_none() {
        zones::shift(play, Place::Playing(player), card, from, rule!("initiating.step4-pay"));
        return Ok(());
    }
    use_up(play, &used);
    play.event(rule!("initiating.play-definition"), |_| Event::Played { player, card });
    limits::count_play(play, card);
    has_paid(play, &frame)?;
    let controller = choose_controller(play, player, card)?;
    let host = choose_host(play, &frame)?;
    if attaches(play.scene(), card) && host.is_none() {
        // What it was to be attached to has paid for it: it cannot stay where it is (attachments.illegal-discarded).
        let (from, to) = (Place::Playing(player), Place::Discard(player));
        zones::shift(play, from, card, to, rule!("attachments.illegal-discarded"));
        return Ok(());
    }
    let entering =
        Entering { controller: Some(controller), host, ..Entering::new(card, Place::Playing(player)) };
    let entered = if takes_effect(play, &frame)? { enter_play::enter(play, entering)? } else { None };
    let Some(what) = entered else {
        // What was cancelled or kept from entering play was played all the same, and paid for (limits.limit-cancelled-counts).
        let (from, to) = (Place::Playing(player), Place::Discard(player));
        zones::shift(play, from, card, to, rule!("initiating.step7-resolves"));
        return timing::happened(play, vec![Happening::Play { what: None, card, player }]);
    };
    let played = Happening::Play { what: Some(what), card, player };
    timing::happened(play, vec![Happening::EnterPlay { what }, played])
}

/// Under whose control it enters play, where the card leaves that open.
fn choose_controller(play: &mut Play, player: Seat, card: CardId) -> Flow<Seat> {
    let fitting = controllers(play.scene(), player, card);
    match fitting[..] {
        [only] => Ok(only),
        _ => {
            let ability = AbilityId { card, face: 0, place: 0 };
            play.choose(&ChoosePlayer { player, ability, seats: &fitting, helped: &[] })
        }
    }
}

/// Whether an optional ability of a card in play is a player's to use: its controller's; that of a card that nobody controls
/// is everybody's, unless it says `you` and lies before one player, or at a card that does (q.encounter-optional-abilities).
pub(crate) fn may_use(scene: Scene<Champions>, player: Seat, card: &InPlay, ability: &Ability) -> bool {
    match card.controller {
        Some(controller) => controller == player,
        None => lies_before(scene, card).is_none_or(|seat| seat == player) || !says_you(ability),
    }
}

/// The Action abilities in play that a player could try to use on a turn.
pub(crate) fn actions(scene: Scene<Champions>, player: Seat) -> impl Iterator<Item = (InPlayId, u8)> {
    let in_play = scene.state.in_play.iter();
    let open = in_play.filter(move |card| card.controller.is_none_or(|controller| controller == player));
    open.flat_map(move |card| {
        let abilities = scene.abilities(card);
        let actions = abilities.filter(|(_, ability)| ability.when.value == When::Action);
        let actions = actions.filter(move |(_, ability)| may_use(scene, player, card, ability));
        actions.map(|(place, _)| (card.id, place))
    })
}
