//! Paying with resources (chapter "Costs and resources"): discarding cards of the hand and using Resource abilities.

use table::{Flow, Question, Scene, Seat, Verdict, fit, need};

use crate::ask::{Ask, Pay};
use crate::card::ability::{
    Ability, Amount, Binding, Cards, Cost, Counted, Counters, Generate, Modifier, Pick, Resource, Resources,
    Spend, Step, When,
};
use crate::card::{AbilityId, CardId, Class, CounterId};
use crate::effect::{Frame, Origin, pick};
use crate::event::Event;
use crate::modifiers::{Voice, fits_printed};
use crate::state::{InPlay, InPlayId, Phase, Place, Player, Reading, State, Thing};
use crate::{Champions, Play, cost, limits, rule, timing, zones};

/// What is to be paid with resources: everything at once (costs.multiple-simultaneous).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Bill {
    /// Of any type (costs.play-cost-any-mix).
    pub any: u8,
    /// Of these types (costs.ability-resource-cost).
    pub typed: Resources,
    /// As many of a type as the player likes, but one at least; the name of that number.
    pub asked: Option<(Binding, Resource)>,
    /// The card that is paid for, if one is.
    pub card: Option<CardId>,
    /// The card asks what it was paid with, so that somebody may pay though it costs nothing (costs.overpay-allowed).
    pub open: bool,
}

impl Bill {
    /// Whether nothing must be paid.
    pub fn is_nothing(&self) -> bool {
        self.any == 0 && self.typed == Resources::default() && self.asked.is_none()
    }

    /// Adds what an ability asks for.
    pub fn add(&mut self, scene: Scene<Champions>, frame: &Frame, spend: &Spend) {
        let types = [
            (&spend.energy, Resource::Energy),
            (&spend.mental, Resource::Mental),
            (&spend.physical, Resource::Physical),
            (&spend.wild, Resource::Wild),
        ];
        for (amount, resource) in types {
            match amount {
                None => {}
                Some(Amount::Counted(node)) if matches!(**node, Counted::Ask(_)) => {
                    if let Counted::Ask(name) = **node {
                        self.asked = Some((name, resource));
                    }
                }
                Some(amount) => {
                    let number =
                        fit::<u8>(crate::modifiers::counted(scene, frame.voice(), amount).clamp(0, 99));
                    self.typed.add(resource, number);
                }
            }
        }
    }

    /// More sources than this are never needed: each generates one resource at least.
    fn most_sources(&self) -> u8 {
        self.least().total().saturating_add(self.any)
    }

    /// The typed resources that it takes at least.
    fn least(&self) -> Resources {
        let mut least = self.typed;
        if let Some((_, resource)) = self.asked {
            least.add(resource, 1);
        }
        least
    }

    /// Whether these resources pay it: a wild one stands for any one of the three types (costs.wild-any), surplus is lost
    /// (costs.excess-lost).
    pub fn paid_by(&self, generated: Resources) -> bool {
        let wanted = self.least();
        let lacking = |of: Resource| wanted.of(of).saturating_sub(generated.of(of));
        let as_wild = lacking(Resource::Energy) + lacking(Resource::Mental) + lacking(Resource::Physical);
        u16::from(as_wild) + u16::from(wanted.wild) <= u16::from(generated.wild)
            && u16::from(generated.total()) >= u16::from(wanted.total()) + u16::from(self.any)
    }
}

/// Whether a card is such, going by what it prints, wherever it lies and whoever has it.
fn prints(scene: Scene<Champions>, such: &Cards, card: CardId) -> bool {
    let voice = Voice { source: None, you: None, names: &[], frame: None };
    fits_printed(scene, voice, such, Place::Removed, card)
}

/// What a card generates when it is discarded for this: twice as much if it says so of the card that is paid for
/// (player-cards.resource.text-on-generation).
fn yields(scene: Scene<Champions>, card: CardId, bill: &Bill) -> Resources {
    let printed = scene.printed(card);
    let doubled = printed.front().text.modifiers.iter().any(|modifier| match modifier {
        Modifier::DoubledFor { aspect, card } => bill.card.is_some_and(|paid| {
            let of_aspect = aspect.is_none_or(|aspect| scene.printed(paid).class == Class::Aspect(aspect));
            of_aspect && card.as_ref().is_none_or(|such| prints(scene, such, paid))
        }),
        _ => false,
    });
    if doubled { printed.resources.plus(printed.resources) } else { printed.resources }
}

/// The Resource abilities that a player could use now (costs.resource-ability).
fn sources(scene: Scene<Champions>, player: Seat) -> impl Iterator<Item = (InPlayId, u8)> {
    let own = scene.state.in_play.iter().filter(move |card| card.controller == Some(player));
    own.flat_map(move |card| {
        let usable = scene
            .abilities(card)
            .filter(move |(place, ability)| usable(scene, player, card, *place, ability));
        usable.map(|(place, _)| (card.id, place))
    })
}

fn usable(scene: Scene<Champions>, player: Seat, card: &InPlay, place: u8, ability: &Ability) -> bool {
    let frame = frame(card, place, player);
    ability.when.value == When::Resource
        && ability.form.is_none_or(|form| scene.form(player) == form)
        && limits::may_be_used_again(scene, card, place, ability)
        && cost::payable(scene, &frame, &ability.cost)
        && generates(scene, &frame, ability).total() > 0
        // During setup no ability of a player card is used (setup.no-player-abilities).
        && scene.state.phase != Phase::Setup
        // Nor is any while another player resolves a card with peril (keywords.peril.others-locked).
        && !timing::locked(scene, player)
}

fn frame(card: &InPlay, place: u8, player: Seat) -> Frame {
    Frame::new(AbilityId { card: card.card, face: card.face, place }, Origin::InPlay(*card), player)
}

/// What a Resource ability generates. A copy of the topmost card of the discard pile reads the pile as it was before this
/// payment, whatever has come there since (costs.generated-together).
fn generates(scene: Scene<Champions>, frame: &Frame, ability: &Ability) -> Resources {
    let grown = |player: &Player| player.pile_before.is_some_and(|before| player.discard.len() > before);
    if scene.state.players.iter().any(grown) {
        let as_before = |state: &mut State| {
            for player in &mut state.players {
                player.discard.truncate(player.pile_before.unwrap_or(usize::MAX));
            }
        };
        return cost::suppose(scene, as_before, |scene| generates(scene, frame, ability));
    }
    let mut all = Resources::default();
    for step in &ability.steps {
        match step {
            Step::Generate(Generate::Resources(resources)) => all = all.plus(*resources),
            Step::Generate(Generate::PrintedOn(on)) => {
                for thing in pick::meant(scene, frame, on) {
                    if let Thing::Out(_, card) = thing {
                        all = all.plus(scene.printed(card).resources);
                    }
                }
            }
            _ => {}
        }
    }
    all
}

/// Everything that a player could pay with now, and what each would generate; a card stands there once for all its copies
/// in hand. What is paid for matters, since some cards give more for some (player-cards.resource.text-on-generation).
pub fn offers(scene: Scene<Champions>, player: Seat, paid_for: Option<CardId>) -> Vec<(Pay, Resources)> {
    let bill = Bill { card: paid_for, ..Bill::default() };
    let hand = scene.state.player(player).hand.kinds();
    let cards = hand.map(|(card, _)| (Pay::Card(card), yields(scene, card, &bill)));
    let abilities = sources(scene, player).filter_map(|(card, place)| {
        let frame = frame(scene.state.find(card)?, place, player);
        let ability = scene.content.ability(frame.ability)?;
        Some((Pay::Ability { card, place }, generates(scene, &frame, ability)))
    });
    cards.chain(abilities).filter(|(_, gives)| gives.total() > 0).collect()
}

/// Whether a player could pay: everything that could be generated is enough. One copy of `spare` stays in hand, because it
/// is what is being paid for (costs.pay-with-itself).
pub fn can_pay(scene: Scene<Champions>, player: Seat, bill: &Bill, spare: Option<CardId>) -> bool {
    bill.is_nothing()
        || Search { player, bill, spare }.pays(scene, Resources::default(), bill.most_sources(), 0)
}

/// Whether a player could add enough to what was generated.
pub(crate) fn can_add(scene: Scene<Champions>, player: Seat, bill: &Bill, generated: Resources) -> bool {
    Search { player, bill, spare: None }.pays(scene, generated, bill.most_sources(), 0)
}

/// Whether a Resource ability takes nothing that anything else could pay with: then it can always be used beside all others.
fn stands_alone(scene: Scene<Champions>, card: &InPlay, ability: &Ability) -> bool {
    let of_its_own = |cost: &Cost| match cost {
        Cost::Exhaust(what) | Cost::Discard { what, .. } => *what == Pick::This,
        Cost::RemoveCounters(_) | Cost::TakeDamage { .. } => true,
        Cost::Heal { .. } | Cost::Spend(_) | Cost::PayPrintedCost { .. } => false,
    };
    let resource = |(_, other): &(u8, &Ability)| other.when.value == When::Resource;
    ability.cost.iter().all(of_its_own)
        && (ability.cost.is_empty() || scene.abilities(card).filter(resource).count() == 1)
}

/// Whether what a player could generate depends on this card being there and ready: it is a card of the hand, it has a
/// Resource ability, or something else takes other cards to generate resources.
pub(crate) fn depends_on(scene: Scene<Champions>, player: Seat, thing: Thing) -> bool {
    let Thing::InPlay(id) = thing else { return true };
    let mut own = scene.state.in_play.iter().filter(|card| card.controller == Some(player));
    own.any(|card| {
        let mut abilities = scene.abilities(card);
        abilities.any(|(_, ability)| {
            ability.when.value == When::Resource && (card.id == id || !stands_alone(scene, card, ability))
        })
    })
}

/// Whether some source takes what another could pay with, so that the order of a payment matters.
fn entangled(scene: Scene<Champions>, player: Seat) -> bool {
    sources(scene, player).any(|(id, place)| {
        let card = scene.state.find(id);
        card.zip(ability_of(scene, id, place)).is_some_and(|(card, it)| !stands_alone(scene, card, it))
    })
}

fn ability_of<'a>(scene: Scene<'a, Champions>, id: InPlayId, place: u8) -> Option<&'a Ability> {
    let card = scene.state.find(id)?;
    scene.content.ability(AbilityId { card: card.card, face: card.face, place })
}

/// The search for sources that pay a bill together.
#[derive(Clone, Copy)]
struct Search<'a> {
    player: Seat,
    bill: &'a Bill,
    spare: Option<CardId>,
}

impl Search<'_> {
    /// Whether what was generated can be made enough: with all of the hand but one copy of `spare`, with every Resource
    /// ability that stands alone, and with some of the others, at most so many and none that lies before a place in the order.
    fn pays(self, scene: Scene<Champions>, generated: Resources, most: u8, from: usize) -> bool {
        let mut all = generated;
        let mut spared = self.spare;
        for card in scene.state.player(self.player).hand.iter() {
            if spared == Some(card) {
                spared = None;
            } else {
                all = all.plus(yields(scene, card, self.bill));
            }
        }
        let mut counted: Vec<(u16, (u8, u8))> = Vec::new();
        let mut others: Vec<(InPlayId, u8)> = Vec::new();
        for (id, place) in sources(scene, self.player) {
            let Some(card) = scene.state.find(id) else { continue };
            let frame = frame(card, place, self.player);
            let Some(ability) = scene.content.ability(frame.ability) else { continue };
            if !stands_alone(scene, card, ability) {
                others.push((id, place));
                continue;
            }
            for _ in 0..times(scene, card, place, ability, self.bill) {
                // Copies that have a maximum together generate no more than that (limits.max-in-ability).
                let (title, of) = (scene.printed(card.card).title, (card.face, place));
                let before = counted.iter().filter(|other| **other == (title, of)).count();
                let most = ability.max.map(|max| max.after(fit::<u8>(before)));
                if limits::below_max_per(scene.state, title, Some(of), most) {
                    all = all.plus(generates(scene, &frame, ability));
                    counted.push((title, of));
                }
            }
        }
        self.bill.paid_by(all)
            || most > 0 && !others.is_empty() && self.pays_with(scene, generated, most, from, &others)
    }

    /// The same with one of the sources that take what others could pay with.
    fn pays_with(
        self,
        scene: Scene<Champions>,
        generated: Resources,
        most: u8,
        from: usize,
        others: &[(InPlayId, u8)],
    ) -> bool {
        // What is paid for is no card of the hand any more, and is not discarded for a resource either.
        if let Some(card) = self.spare {
            let player = self.player;
            let played = |state: &mut State| {
                state.player_mut(player).hand.take(card);
            };
            let search = Search { spare: None, ..self };
            return cost::suppose(scene, played, |scene| search.pays(scene, generated, most, from));
        }
        let in_order = |(id, place): (InPlayId, u8)| usize::from(id.0) * 256 + usize::from(place);
        let mut later = others.iter().copied().filter(|&other| in_order(other) >= from);
        later.any(|other| {
            used(scene, self.player, other, &|scene, gives| {
                self.pays(scene, generated.plus(gives), most - 1, in_order(other))
            })
        })
    }
}

/// How often a Resource ability that stands alone could be used in one payment.
fn times(scene: Scene<Champions>, card: &InPlay, place: u8, ability: &Ability, bill: &Bill) -> u8 {
    let by_cost = ability.cost.iter().map(|cost| match cost {
        Cost::RemoveCounters(Counters { counter, count }) if *count > 0 => {
            let times = card.counters.of(CounterId(counter.place)) / u16::from(*count);
            u8::try_from(times).unwrap_or(u8::MAX)
        }
        Cost::Exhaust(_) | Cost::Discard { .. } => 1,
        _ => u8::MAX,
    });
    let by_limit = cost::left_of_limit(scene.state, card, place, ability).unwrap_or(u8::MAX);
    by_cost.min().unwrap_or(u8::MAX).min(by_limit).min(bill.most_sources().max(1))
}

/// Whether something holds after one of the ways to use a Resource ability, with what it generates.
fn used(
    scene: Scene<Champions>,
    player: Seat,
    (id, place): (InPlayId, u8),
    holds: &dyn Fn(Scene<Champions>, Resources) -> bool,
) -> bool {
    let Some(card) = scene.state.find(id) else { return false };
    let frame = frame(card, place, player);
    let Some(ability) = scene.content.ability(frame.ability) else { return false };
    let gives = generates(scene, &frame, ability);
    let counted = |state: &mut State| count_use(state, scene.printed(card.card).title, card, place, ability);
    cost::suppose(scene, counted, |scene| {
        cost::payable_so_that(scene, &frame, &ability.cost, &|scene| holds(scene, gives))
    })
}

/// Notes that a Resource ability is used (limits.limit, limits.max-in-ability).
fn count_use(state: &mut State, title: u16, card: &InPlay, place: u8, ability: &Ability) {
    cost::mark_used(state, card.id, place);
    limits::count_towards_max(state, title, Some((card.face, place)), ability.max);
}

/// A player pays the resources of some costs, which are paid together. What was generated comes back; surplus is lost with
/// this payment (costs.excess-lost). Nothing comes back if it turns out that it cannot be paid.
///
/// # Errors
/// A stop of the table.
pub fn pay(play: &mut Play, frame: &Frame, bill: &Bill, costs: &[Cost]) -> Flow<Option<Resources>> {
    let could_pay = || {
        let empty = play.state.player(frame.you).hand.is_empty();
        bill.open && (!empty || sources(play.scene(), frame.you).next().is_some())
    };
    if bill.is_nothing() && !could_pay() {
        return Ok(Some(Resources::default()));
    }
    let before: Vec<Option<usize>> = play.state.players.iter().map(|player| player.pile_before).collect();
    for player in &mut play.state.players {
        player.pile_before = Some(player.discard.len());
    }
    let generated = generate(play, frame, bill, costs)?;
    for (player, before) in play.state.players.iter_mut().zip(before) {
        player.pile_before = before;
    }
    Ok(generated)
}

/// All that pays is generated, and then discarded.
fn generate(play: &mut Play, frame: &Frame, bill: &Bill, costs: &[Cost]) -> Flow<Option<Resources>> {
    let player = frame.you;
    let mut generated = Resources::default();
    let mut emptied = Vec::new();
    loop {
        if !bill.paid_by(generated) && !cost::rest_payable(play.scene(), frame, costs, bill, generated) {
            // What was chosen on the way has left too little: the cards stay in hand (initiating.step4-pay).
            for card in play.state.cards_in(Place::Paying(player)) {
                let (from, to) = (Place::Paying(player), Place::Hand(player));
                zones::shift(play, from, card, to, rule!("initiating.step4-pay"));
            }
            return Ok(None);
        }
        let discards = costs.iter().any(|cost| matches!(cost, Cost::Discard { .. }));
        let in_any_order = !discards && !entangled(play.scene(), player);
        match play.choose(&PayWith { player, frame, bill, costs, in_any_order, generated })? {
            Pay::Card(card) => {
                generated = generated.plus(yields(play.scene(), card, bill));
                let (from, to) = (Place::Hand(player), Place::Paying(player));
                zones::shift(play, from, card, to, rule!("costs.generate-by-discard"));
            }
            Pay::Ability { card, place } => {
                let Some(source) = play.state.find(card).copied() else { continue };
                let mut frame = self::frame(&source, place, player);
                let Some(ability) = play.content.ability(frame.ability) else { continue };
                generated = generated.plus(generates(play.scene(), &frame, ability));
                play.event(rule!("costs.resource-ability"), |_| Event::AbilityUsed {
                    player,
                    ability: frame.ability,
                });
                let title = play.content.card(source.card).title;
                count_use(&mut play.state, title, &source, place, ability);
                cost::pay(play, &mut frame, &ability.cost)?;
                emptied.push(card);
            }
            Pay::Done => break,
        }
    }
    if generated.total() > 0 {
        play.event(rule!("costs.excess-lost"), |_| Event::Generated { player, resources: generated });
    }
    for card in play.state.cards_in(Place::Paying(player)) {
        let (from, to) = (Place::Paying(player), Place::Discard(player));
        zones::shift(play, from, card, to, rule!("costs.discarded-card-not-played"));
    }
    for card in emptied {
        cost::discard_if_used_up(play, card)?;
    }
    Ok(Some(generated))
}

/// With what next?
struct PayWith<'a> {
    player: Seat,
    frame: &'a Frame,
    bill: &'a Bill,
    /// The costs that are paid together with it.
    costs: &'a [Cost],
    /// Whatever is used first, the rest can still be paid.
    in_any_order: bool,
    generated: Resources,
}

impl PayWith<'_> {
    /// Whether everything can still be paid with what is there and this generated besides: the rest of the bill, and the
    /// cards that other costs take (costs.multiple-simultaneous).
    fn goes_on(&self, scene: Scene<Champions>, gives: Resources) -> bool {
        cost::rest_payable(scene, self.frame, self.costs, self.bill, self.generated.plus(gives))
    }

    fn leaves_enough(&self, scene: Scene<Champions>, card: CardId) -> bool {
        let player = self.player;
        let gives = yields(scene, card, self.bill);
        let paid = |state: &mut State| {
            state.player_mut(player).hand.take(card);
        };
        self.in_any_order || cost::suppose(scene, paid, |scene| self.goes_on(scene, gives))
    }
}

impl Question<Champions> for PayWith<'_> {
    type Answer = Pay;

    fn ask(&self) -> Ask {
        Ask::Pay {
            player: self.player,
            card: self.bill.card,
            cost: self.bill.least(),
            any: self.bill.any,
            generated: self.generated,
        }
    }

    fn candidates(&self, scene: Scene<Champions>, emit: &mut impl FnMut(Pay)) {
        scene.state.player(self.player).hand.kinds().for_each(|(card, _)| emit(Pay::Card(card)));
        sources(scene, self.player).for_each(|(card, place)| emit(Pay::Ability { card, place }));
        emit(Pay::Done);
    }

    fn verdict(&self, scene: Scene<Champions>, answer: Pay) -> Verdict {
        match answer {
            Pay::Card(card) => {
                let there = scene.state.player(self.player).hand.has(card);
                need(there, rule!("costs.own-out-of-play"))?;
                let some = yields(scene, card, self.bill).total() > 0;
                need(some, rule!("costs.generate-by-discard"))?;
                need(self.leaves_enough(scene, card), rule!("costs.multiple-simultaneous"))
            }
            Pay::Ability { card, place } => {
                let player = self.player;
                let usable = sources(scene, player).any(|source| source == (card, place));
                need(usable, rule!("costs.resource-ability"))?;
                let enough = self.in_any_order
                    || used(scene, player, (card, place), &|scene, gives| self.goes_on(scene, gives));
                need(enough, rule!("costs.multiple-simultaneous"))
            }
            Pay::Done => need(self.bill.paid_by(self.generated), rule!("costs.play-cost-any-mix")),
        }
    }

    fn telling(&self) -> bool {
        true
    }
}

/// Each wild resource must be declared (costs.wild-must-specify); it is asked only as long as the card asks for a type that
/// it was not paid with yet.
///
/// # Errors
/// A stop of the table.
pub fn declare(play: &mut Play, player: Seat, generated: Resources, wanted: &[Resource]) -> Flow<Resources> {
    let mut paid = generated;
    while paid.wild > 0 && wanted.iter().any(|&resource| paid.of(resource) == 0) {
        let declared = play.choose(&Declare { player })?;
        paid.add(declared, 1);
        paid.wild -= 1;
    }
    Ok(paid)
}

struct Declare {
    player: Seat,
}

impl Question<Champions> for Declare {
    type Answer = Resource;
    const EXACT: bool = true;

    fn ask(&self) -> Ask {
        Ask::Declare { player: self.player }
    }

    fn candidates(&self, _scene: Scene<Champions>, emit: &mut impl FnMut(Resource)) {
        [Resource::Energy, Resource::Mental, Resource::Physical].into_iter().for_each(emit);
    }

    fn verdict(&self, _scene: Scene<Champions>, resource: Resource) -> Verdict {
        need(resource != Resource::Wild, rule!("costs.wild-must-specify"))
    }
}
