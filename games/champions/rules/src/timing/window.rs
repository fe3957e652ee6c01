//! Windows: the order in which whatever waits for something is carried out.

use table::{Flow, Question, Right, Scene, Seat, Verdict, fit, need};

use super::listen::{event_answers, occurs, resolving_player};
use super::{Happening, Occasion, Pending, Side, Window, answers};
use crate::ask::{Ask, Chosen, Use};
use crate::card::ability::{Ability, Keyword, Later, When};
use crate::card::{AbilityId, CardId, CardType, DelayedEffect, Waits};
use crate::damage::{self, Blow};
use crate::effect::could::could;
use crate::effect::{Frame, Origin, perform_delayed};
use crate::event::Event;
use crate::initiate;
use crate::modifiers::{self, Voice};
use crate::players::in_player_order;
use crate::state::{InPlay, InPlayId, Phase, Reading, Thing};
use crate::{Champions, Play, limits, rule};

/// Something is about to happen: interrupts. What has become of each of the things it is about comes back.
///
/// # Errors
/// A stop of the table.
pub fn about_to_happen(play: &mut Play, happenings: Vec<Happening>) -> Flow<Vec<Pending>> {
    open(play, Side::Before, happenings)
}

/// Something has happened: what was left for later, then responses.
///
/// # Errors
/// A stop of the table.
pub fn happened(play: &mut Play, happenings: Vec<Happening>) -> Flow<()> {
    open(play, Side::After, happenings).map(drop)
}

fn open(play: &mut Play, side: Side, happenings: Vec<Happening>) -> Flow<Vec<Pending>> {
    let pending = |what| Pending { what, replaced: false, cancelled: None };
    let window = Window { side, pending: happenings.into_iter().map(pending).collect() };
    if window.pending.is_empty() {
        return Ok(window.pending);
    }
    play.state.windows.push(window);
    let at = fit::<u8>(play.state.windows.len()) - 1;
    // At a pause the window stays open, for all to see what is about to happen or has happened.
    play.deeper(|play| {
        let mut done = Vec::new();
        forced(play, at, &mut done)?;
        optional(play, at, &mut done)
    })?;
    let window = play.state.windows.pop();
    Ok(window.map_or_else(Vec::new, |window| window.pending))
}

/// Something that answers, and what it answers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Listener {
    what: Use,
    occasion: Occasion,
}

/// What answers, each once.
fn uses(listeners: &[Listener]) -> Vec<Use> {
    let mut uses = Vec::new();
    for listener in listeners {
        if !uses.contains(&listener.what) {
            uses.push(listener.what);
        }
    }
    uses
}

/// Forced abilities, one after the other, each as completely as possible, in an order of the first player's
/// (timing.forced.first-player-orders, timing.forced.complete-each). After something, what was left for later comes
/// before them (effects.delayed.automatic).
///
/// One that answers several things which happen at once answers them one by one: each is an occurrence
/// (timing.once-per-occurrence), and which comes first is for the first player to say as well.
fn forced(play: &mut Play, window: u8, done: &mut Vec<Listener>) -> Flow<()> {
    let side = play.state.windows[usize::from(window)].side;
    match side {
        Side::Before => replaced(play, window)?,
        Side::After => delayed(play, window)?,
    }
    loop {
        let mut listeners = forced_listeners(play.scene(), window);
        listeners.retain(|listener| !done.contains(listener));
        let Some(first) = listeners.first() else { return Ok(()) };
        let moment = play.state.windows[usize::from(window)].pending[usize::from(first.occasion.at)]
            .what
            .moment(&play.state);
        let uses = uses(&listeners);
        let player = play.state.first_player;
        let question = NextForced { ask: Ask::Forced { player, side, moment }, uses: &uses };
        let Some(what) = play.choose_if_any(&question)? else { return Ok(()) };
        listeners.retain(|listener| listener.what == what);
        let Some(occasion) = one_of(play, player, Right::Order, &listeners)? else { return Ok(()) };
        done.push(Listener { what, occasion });
        carry_out(play, what, occasion)?;
    }
}

/// What takes the place of the next such thing: of several, the one that was made last; the others go on waiting, since
/// what they wait for has not happened (effects.replacement.latest-wins).
fn replaced(play: &mut Play, window: u8) -> Flow<()> {
    let cards = play.content;
    for at in 0..fit::<u8>(play.state.windows[usize::from(window)].pending.len()) {
        let occasion = Occasion { window, at };
        let scene = play.scene();
        let Some(pending) = scene.state.pending(occasion) else { continue };
        let latest = scene.state.delayed.iter().rposition(|effect| {
            let voice = Voice::of_delayed(effect);
            let DelayedEffect { at, steps } = &cards.delayed[usize::from(effect.place)];
            match at {
                Later::Instead { of, .. } => {
                    pending.replaceable(steps) && occurs(scene, voice, &of.value, &pending.what)
                }
                Later::EndOf(_) | Later::After(_) => false,
            }
        });
        let Some(latest) = latest else { continue };
        let effect = play.state.delayed.remove(latest);
        if let Some(pending) = play.state.pending_mut(occasion) {
            pending.replaced = true;
        }
        play.event(rule!("effects.replacement.latest-wins"), |_| Event::Replaced);
        perform_delayed(play, &effect, Some(occasion))?;
    }
    Ok(())
}

/// What was left for after this, within the activation under way.
fn delayed(play: &mut Play, window: u8) -> Flow<()> {
    let cards = play.content;
    let mut at = 0;
    while at < play.state.delayed.len() {
        let scene = play.scene();
        let effect = &scene.state.delayed[at];
        let Later::After(occurrence) = &cards.delayed[usize::from(effect.place)].at else {
            at += 1;
            continue;
        };
        let voice = Voice::of_delayed(effect);
        let pending = &scene.state.windows[usize::from(window)].pending;
        let answered = pending.iter().position(|pending| {
            let within = match pending.what {
                Happening::Damage { deed, .. } => deed == effect.deed,
                _ => true,
            };
            within && occurs(scene, voice, &occurrence.value, &pending.what)
        });
        let Some(answered) = answered else {
            at += 1;
            continue;
        };
        let effect = play.state.delayed.remove(at);
        perform_delayed(play, &effect, Some(Occasion { window, at: fit(answered) }))?;
    }
    Ok(())
}

/// Whether a face of a card may have an ability for what a window is about; where cards can gain text, any may.
fn waiting(scene: Scene<Champions>, window: u8) -> impl Fn(CardId, u8) -> bool {
    let Window { side, pending } = &scene.state.windows[usize::from(window)];
    let kinds = Waits::for_all(*side, pending.iter().map(|pending| &pending.what));
    let gained = !scene.content.gained.is_empty();
    move |card, face| gained || scene.content.waits[usize::from(card.0)][usize::from(face)].meet(kinds)
}

fn forced_listeners(scene: Scene<Champions>, window: u8) -> Vec<Listener> {
    let Window { side, pending } = &scene.state.windows[usize::from(window)];
    let mut listeners = Vec::new();
    let waiting = waiting(scene, window);
    let setting_up = scene.state.phase == Phase::Setup;
    let open = (0..).zip(pending).filter(|(_, pending)| pending.open());
    for (at, pending) in open {
        let occasion = Occasion { window, at };
        for card in scene.state.in_play.iter().filter(|card| waiting(card.card, card.face)) {
            // During setup no ability of a player card is used (setup.no-player-abilities).
            if setting_up && card.owner.is_some() {
                continue;
            }
            for (place, ability) in scene.abilities(card) {
                let when = &ability.when.value;
                let forced =
                    matches!(when, When::ForcedInterrupt(_) | When::ForcedResponse(_) | When::WhenDefeated);
                if !forced {
                    continue;
                }
                if !limits::may_be_used_again(scene, card, place, ability) {
                    continue;
                }
                let you = card.controller.unwrap_or_else(|| resolving_player(scene, card, &pending.what));
                let voice = Voice { you: Some(you), ..Voice::of(scene, card) };
                let in_form = ability.form.is_none_or(|form| scene.form(you) == form);
                let answering = in_form && answers(scene, voice, when, *side, &pending.what);
                if !answering {
                    continue;
                }
                let id = AbilityId { card: card.card, face: card.face, place };
                let frame = Frame::new(id, Origin::InPlay(*card), you);
                let frame = Frame { occasion: Some(occasion), label: ability.label, ..frame };
                if initiate::may_pay(scene, &frame, ability) {
                    listeners.push(Listener { what: Use::Ability { card: card.id, place }, occasion });
                }
            }
        }
        if let (Side::After, Happening::Attack { deed }) = (side, pending.what) {
            let deed = &scene.state.deeds[usize::from(deed)];
            let attacked = deed.attacked.iter().filter_map(|&attacked| scene.state.find(attacked));
            let retaliating = attacked.filter(|card| retaliate(scene, card.id).is_some());
            // A stage of the villain that fell has not survived, though the next one lies in its place
            // (keywords.retaliate.must-survive, q.retaliate-next-stage).
            let survived = |card: &&InPlay| !deed.has_defeated(card.id);
            let retaliating = retaliating.filter(survived);
            listeners.extend(retaliating.map(|card| Listener { what: Use::Retaliate(card.id), occasion }));
        }
    }
    listeners
}

/// How much damage a character's retaliate deals, if it has it (keywords.retaliate).
fn retaliate(scene: Scene<Champions>, id: InPlayId) -> Option<u8> {
    let card = scene.state.find(id)?;
    let keywords = modifiers::keywords(scene, card);
    let amounts = keywords.iter().filter_map(|keyword| match keyword {
        Keyword::Retaliate(amount) => Some(*amount),
        _ => None,
    });
    Some(amounts.sum()).filter(|amount| *amount > 0)
}

/// Carries out something that must happen.
fn carry_out(play: &mut Play, what: Use, occasion: Occasion) -> Flow<()> {
    match what {
        Use::Ability { card, place } => {
            let scene = play.scene();
            let Some(source) = scene.state.find(card).copied() else { return Ok(()) };
            let Some(pending) = scene.state.pending(occasion) else { return Ok(()) };
            let you = source.controller.unwrap_or_else(|| resolving_player(scene, &source, &pending.what));
            let ability = AbilityId { card: source.card, face: source.face, place };
            let mut frame = Frame::new(ability, Origin::InPlay(source), you);
            frame.occasion = Some(occasion);
            initiate::carry_out(play, &mut frame)
        }
        Use::Retaliate(card) => {
            let Some(amount) = retaliate(play.scene(), card) else { return Ok(()) };
            let attacker = match play.state.pending(occasion).map(|pending| pending.what) {
                Some(Happening::Attack { deed }) => play.state.deeds[usize::from(deed)].by,
                _ => return Ok(()),
            };
            let blow = Blow::by_card(play.scene(), card);
            damage::deal(play, &[(attacker, u16::from(amount))], blow, rule!("keywords.retaliate")).map(drop)
        }
        Use::Pass | Use::Event { .. } | Use::Delayed(_) => Ok(()),
    }
}

/// Optional abilities: round the table in player order until all have passed in a row
/// (timing.interrupt.player-order-until-all-pass, timing.response.player-order-until-all-pass).
fn optional(play: &mut Play, window: u8, done: &mut Vec<Listener>) -> Flow<()> {
    if play.state.phase == Phase::Setup {
        return Ok(());
    }
    let mut passed = 0;
    let mut next = play.state.first_player;
    while passed < in_player_order(&play.state).count() {
        let player = next;
        next = crate::players::next_player(&play.state, player);
        if play.state.is_out(player) || locked(play.scene(), player) {
            // A player who has fallen since the last use need not pass.
            passed += usize::from(!play.state.is_out(player));
            continue;
        }
        match opportunity(play, window, player, done)? {
            Use::Pass => passed += 1,
            what => {
                passed = 0;
                if let Some(occasion) = which(play, window, player, what, done)? {
                    done.push(Listener { what, occasion });
                    initiate::optional(play, player, what, Some(occasion))?;
                }
            }
        }
    }
    Ok(())
}

/// Whether a card with peril keeps a player from acting (keywords.peril.others-locked).
pub(crate) fn locked(scene: Scene<Champions>, player: Seat) -> bool {
    scene.state.reveals.iter().any(|reveal| reveal.peril && reveal.player != player)
}

/// Asks one player, if the player has something to use, or could have as far as the others can see: otherwise being
/// asked would betray what is in the hand.
fn opportunity(play: &mut Play, window: u8, player: Seat, done: &[Listener]) -> Flow<Use> {
    let scene = play.scene();
    let listeners = still_optional(scene, window, player, done);
    let usable =
        |listener: &&Listener| initiate::seems_usable(scene, player, listener.what, listener.occasion);
    let seen = listeners.iter().filter(|it| matches!(it.what, Use::Ability { .. })).any(|it| usable(&it));
    if !seen && !could_hold(scene, window, player) {
        return Ok(Use::Pass);
    }
    let Window { side, pending } = &scene.state.windows[usize::from(window)];
    let Some(about) = pending.iter().find(|pending| pending.open()) else { return Ok(Use::Pass) };
    let ask = Ask::Window { player, side: *side, moment: about.what.moment(scene.state) };
    let question = UseOrPass { ask, player, listeners: &listeners };
    play.choose(&question)
}

/// Which of several things that happen at once is answered: each is an occurrence of its own, and the player chooses
/// (timing.once-per-occurrence).
fn which(play: &mut Play, window: u8, player: Seat, what: Use, done: &[Listener]) -> Flow<Option<Occasion>> {
    let scene = play.scene();
    let mut listeners = still_optional(scene, window, player, done);
    listeners.retain(|listener| {
        listener.what == what && initiate::usable(scene, player, what, Some(listener.occasion)).is_ok()
    });
    one_of(play, player, Right::Own, &listeners)
}

/// Which of several things that one ability waits for a player says comes first; with one of them nobody is asked, nor where
/// nothing tells them apart.
fn one_of(play: &mut Play, player: Seat, right: Right, listeners: &[Listener]) -> Flow<Option<Occasion>> {
    let Some(&Listener { what, occasion: first }) = listeners.first() else { return Ok(None) };
    let scene = play.scene();
    let Some(ability) = ability_of(scene, what) else { return Ok(Some(first)) };
    let about = |listener: &Listener| {
        let pending = scene.state.pending(listener.occasion)?;
        Some((pending.what.about(scene.state)?, listener.occasion))
    };
    let several: Vec<(Thing, Occasion)> = listeners.iter().filter_map(about).collect();
    // What can do nothing any more does it in any order.
    if !listeners.iter().any(|listener| could_do(scene, player, right, listener)) {
        return Ok(Some(first));
    }
    let question = Which { player, right, ability, several: &several };
    let Some(chosen) = play.choose_if_any(&question)? else { return Ok(Some(first)) };
    let chosen = several.iter().find(|(thing, _)| Chosen::Card(*thing) == chosen);
    Ok(Some(chosen.map_or(first, |(_, occasion)| *occasion)))
}

/// Whether an ability could change anything by answering this, as far as everybody can see: who is asked must not betray what
/// is in a hand (players.table-talk.no-duty).
fn could_do(scene: Scene<Champions>, player: Seat, right: Right, listener: &Listener) -> bool {
    let Listener { what: Use::Ability { card, .. }, occasion } = *listener else { return true };
    let (Some(id), Some(source)) = (ability_of(scene, listener.what), scene.state.find(card)) else {
        return false;
    };
    let Some(pending) = scene.state.pending(occasion) else { return false };
    // The player who orders forced abilities is not always the one who controls them.
    let you = match (source.controller, right) {
        (Some(controller), _) => controller,
        (None, Right::Order) => resolving_player(scene, source, &pending.what),
        (None, _) => player,
    };
    let mut frame = Frame::new(id, Origin::InPlay(*source), you);
    (frame.occasion, frame.for_another) = (Some(occasion), true);
    scene.content.ability(id).is_some_and(|ability| could(scene, &frame, &ability.steps))
}

/// The ability that is used.
fn ability_of(scene: Scene<Champions>, what: Use) -> Option<AbilityId> {
    match what {
        Use::Ability { card, place } => {
            let card = scene.state.find(card)?;
            Some(AbilityId { card: card.card, face: card.face, place })
        }
        Use::Event { card, place } => Some(AbilityId { card, face: 0, place }),
        Use::Pass | Use::Retaliate(_) | Use::Delayed(_) => None,
    }
}

/// Which of the things that happen is answered?
struct Which<'a> {
    player: Seat,
    right: Right,
    ability: AbilityId,
    several: &'a [(Thing, Occasion)],
}

impl Question<Champions> for Which<'_> {
    type Answer = Chosen;
    const EXACT: bool = true;

    fn ask(&self) -> Ask {
        let Which { player, right, ability, .. } = *self;
        Ask::Choose { player, ability, right, least: 1, most: 1 }
    }

    fn candidates(&self, _scene: Scene<Champions>, emit: &mut impl FnMut(Chosen)) {
        let mut told: Vec<Thing> = Vec::new();
        for &(thing, _) in self.several {
            if !told.contains(&thing) {
                told.push(thing);
                emit(Chosen::Card(thing));
            }
        }
    }

    fn verdict(&self, _scene: Scene<Champions>, answer: Chosen) -> Verdict {
        let one = self.several.iter().any(|(thing, _)| Chosen::Card(*thing) == answer);
        need(one, rule!("timing.once-per-occurrence"))
    }
}

/// Whether a player could hold an event for this: there is one somewhere among the cards that only this player can know,
/// or nobody, and the hand is not empty.
fn could_hold(scene: Scene<Champions>, window: u8, player: Seat) -> bool {
    let Window { side, pending } = &scene.state.windows[usize::from(window)];
    let of = scene.state.player(player);
    let hidden_in_play = |card| {
        let mut in_play = scene.state.in_play.iter();
        let mut under = scene.state.under.iter();
        in_play.any(|it| it.card == card && it.facedown.is_some() && it.owner == Some(player))
            || under.any(|it| it.card == card && it.facedown && it.owner == Some(player))
    };
    let unseen = |card| of.hand.has(card) || of.deck.has(card) || hidden_in_play(card);
    let open = || pending.iter().filter(|pending| pending.open());
    let waiting = waiting(scene, window);
    !of.hand.is_empty()
        && scene.content.events.iter().filter(|(card, _)| waiting(*card, 0)).any(|&(card, place)| {
            open().any(|pending| event_answers(scene, player, card, place, *side, &pending.what))
                && unseen(card)
        })
}

/// What a player could use that has not been used for it yet; of an event each copy is another card.
fn still_optional(scene: Scene<Champions>, window: u8, player: Seat, done: &[Listener]) -> Vec<Listener> {
    let mut listeners = optional_listeners(scene, window, player);
    listeners.retain(|listener| matches!(listener.what, Use::Event { .. }) || !done.contains(listener));
    listeners
}

/// What a player could use: abilities of cards in play and events in hand. An optional ability of a scenario card is open
/// to every player, or to the one before whom it lies (q.encounter-optional-abilities).
fn optional_listeners(scene: Scene<Champions>, window: u8, player: Seat) -> Vec<Listener> {
    let Window { side, pending } = &scene.state.windows[usize::from(window)];
    let waiting = waiting(scene, window);
    let mut listeners: Vec<Listener> = Vec::new();
    let open = (0..).zip(pending).filter(|(_, pending)| pending.open());
    for (at, pending) in open {
        let occasion = Occasion { window, at };
        let mut add = |what| listeners.push(Listener { what, occasion });
        for card in scene.state.in_play.iter().filter(|card| waiting(card.card, card.face)) {
            if card.controller.is_some_and(|controller| controller != player) {
                continue;
            }
            let usable = |(_, ability): &(u8, &Ability)| initiate::may_use(scene, player, card, ability);
            for (place, ability) in scene.abilities(card).filter(usable) {
                let when = &ability.when.value;
                let voice = Voice { you: Some(player), ..Voice::of(scene, card) };
                if matches!(when, When::Interrupt(_) | When::Response(_))
                    && answers(scene, voice, when, *side, &pending.what)
                {
                    add(Use::Ability { card: card.id, place });
                }
            }
        }
        for (card, _) in scene.state.player(player).hand.kinds().filter(|(card, _)| waiting(*card, 0)) {
            let printed = scene.printed(card).front();
            if printed.kind != CardType::Event {
                continue;
            }
            for (place, _) in printed.abilities() {
                if event_answers(scene, player, card, place, *side, &pending.what) {
                    add(Use::Event { card, place });
                }
            }
        }
    }
    listeners
}

/// What an optional ability that a player could use would answer, in the window that was opened last: for those who try
/// out what comes of it.
pub fn occasion_of(scene: Scene<Champions>, player: Seat, what: Use) -> Option<Occasion> {
    let window = u8::try_from(scene.state.windows.len()).ok()?.checked_sub(1)?;
    let mut listeners = optional_listeners(scene, window, player).into_iter();
    listeners.find(|listener| listener.what == what).map(|listener| listener.occasion)
}

/// Which forced ability is next?
struct NextForced<'a> {
    ask: Ask,
    uses: &'a [Use],
}

impl Question<Champions> for NextForced<'_> {
    type Answer = Use;
    const EXACT: bool = true;

    fn ask(&self) -> Ask {
        self.ask
    }

    fn candidates(&self, _scene: Scene<Champions>, emit: &mut impl FnMut(Use)) {
        self.uses.iter().copied().for_each(emit);
    }

    fn verdict(&self, _scene: Scene<Champions>, what: Use) -> Verdict {
        need(self.uses.contains(&what), rule!("timing.forced.mandatory"))
    }
}

/// Is something used, and what?
struct UseOrPass<'a> {
    ask: Ask,
    player: Seat,
    listeners: &'a [Listener],
}

impl UseOrPass<'_> {
    /// Whether it is an event that says that it must be played, and can be (player-cards.event.optional).
    fn must(&self, scene: Scene<Champions>, listener: &Listener) -> bool {
        let Use::Event { card, .. } = listener.what else { return false };
        scene.printed(card).front().text.play.must
            && initiate::usable(scene, self.player, listener.what, Some(listener.occasion)).is_ok()
    }
}

impl Question<Champions> for UseOrPass<'_> {
    type Answer = Use;

    fn ask(&self) -> Ask {
        self.ask
    }

    fn candidates(&self, _scene: Scene<Champions>, emit: &mut impl FnMut(Use)) {
        for (at, listener) in self.listeners.iter().enumerate() {
            if !self.listeners[..at].iter().any(|other| other.what == listener.what) {
                emit(listener.what);
            }
        }
        emit(Use::Pass);
    }

    fn verdict(&self, scene: Scene<Champions>, what: Use) -> Verdict {
        if what == Use::Pass {
            let must = self.listeners.iter().any(|listener| self.must(scene, listener));
            return need(!must, rule!("player-cards.event.optional"));
        }
        let mut verdict = Err(rule!("timing.trigger-condition").into());
        for listener in self.listeners.iter().filter(|listener| listener.what == what) {
            verdict = initiate::usable(scene, self.player, what, Some(listener.occasion));
            if verdict.is_ok() {
                break;
            }
        }
        verdict
    }

    fn telling(&self) -> bool {
        true
    }
}
