//! Paying with resources (chapter "Costs and resources"): discarding cards of the hand and using Resource abilities.

use table::{Flow, Question, Scene, Seat, Verdict, need};

use crate::ask::{Ask, Pay};
use crate::card::ability::{
    Ability, Amount, Binding, Cards, Cost, Counted, Generate, Modifier, Resource, Resources, Spend, Step,
    When,
};
use crate::card::{AbilityId, CardId, Class};
use crate::effect::{Frame, Origin, pick};
use crate::event::Event;
use crate::modifiers::{Voice, fits_printed};
use crate::state::{InPlay, InPlayId, Place, Reading, Thing};
use crate::{Champions, Play, cost, limits, rule, zones};

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
    /// So many cards must be left in the hand for costs that are paid at the same time (costs.multiple-simultaneous).
    pub keep: u8,
}

impl Bill {
    /// Whether there is nothing to pay.
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
                    let number = crate::modifiers::counted(scene, frame.voice(), amount).clamp(0, 99) as u8;
                    self.typed.add(resource, number);
                }
            }
        }
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
        && ability.cost.iter().all(|one| !matches!(one, Cost::Spend(_)))
        && cost::payable(scene, &frame, &ability.cost)
        && generates(scene, &frame, ability).total() > 0
}

fn frame(card: &InPlay, place: u8, player: Seat) -> Frame {
    Frame::new(AbilityId { card: card.card, face: card.face, place }, Origin::InPlay(*card), player)
}

/// What a Resource ability generates. A copy of the topmost card of the discard pile reads the pile as it was before this
/// payment, since cards that are paid with have not come there yet (costs.generated-together).
fn generates(scene: Scene<Champions>, frame: &Frame, ability: &Ability) -> Resources {
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
/// is what is being paid for (costs.pay-with-itself); so do as many cards as other costs take from the hand.
pub fn can_pay(
    scene: Scene<Champions>,
    player: Seat,
    bill: &Bill,
    spare: Option<CardId>,
    taken: usize,
) -> bool {
    if bill.is_nothing() && taken == 0 {
        return true;
    }
    can_add(scene, player, bill, Resources::default(), spare, taken)
}

/// Whether a player could add enough to what was generated: with every Resource ability, and every card of the hand but one
/// copy of `spare` and as many as other costs take, whichever these are.
fn can_add(
    scene: Scene<Champions>,
    player: Seat,
    bill: &Bill,
    generated: Resources,
    spare: Option<CardId>,
    taken: usize,
) -> bool {
    let mut hand: Vec<Resources> = Vec::new();
    let mut spared = spare;
    for card in scene.state.player(player).hand.iter() {
        if spared == Some(card) {
            spared = None;
        } else {
            hand.push(yields(scene, card, bill));
        }
    }
    let mut all = generated;
    let mut counted: Vec<(u16, (u8, u8))> = Vec::new();
    for (id, place) in sources(scene, player) {
        if let Some(card) = scene.state.find(id) {
            let frame = frame(card, place, player);
            if let Some(ability) = scene.content.ability(frame.ability) {
                // Copies that have a maximum together generate no more than that (limits.max-in-ability).
                let (title, of) = (scene.printed(card.card).title, (card.face, place));
                let before = counted.iter().filter(|other| **other == (title, of)).count();
                let most = ability.max.map(|max| max.after(before as u8));
                if limits::below_max_per(scene.state, title, Some(of), most) {
                    all = all.plus(generates(scene, &frame, ability));
                    counted.push((title, of));
                }
            }
        }
    }
    pays(bill, all, &hand, taken)
}

/// Whether these cards pay the rest of a bill when so many of them, whichever, are left out.
fn pays(bill: &Bill, generated: Resources, hand: &[Resources], taken: usize) -> bool {
    match hand {
        [] => taken == 0 && bill.paid_by(generated),
        [card, rest @ ..] => {
            let kept = taken > 0 && pays(bill, generated, rest, taken - 1);
            kept || pays(bill, generated.plus(*card), rest, taken)
        }
    }
}

/// A player pays. What was generated comes back; surplus is lost with this payment (costs.excess-lost).
///
/// # Errors
/// A stop of the table.
pub fn pay(play: &mut Play, player: Seat, bill: &Bill) -> Flow<Resources> {
    let mut generated = Resources::default();
    let mut emptied = Vec::new();
    while !bill.is_nothing() {
        match play.choose(&PayWith { player, bill, generated })? {
            Pay::Card(card) => {
                generated = generated.plus(yields(play.scene(), card, bill));
                let (from, to) = (Place::Hand(player), Place::Paying(player));
                zones::shift(play, from, card, to, rule!("costs.generate-by-discard"));
            }
            Pay::Ability { card, place } => {
                let Some(source) = play.state.find(card).copied() else { continue };
                let mut frame = frame(&source, place, player);
                let Some(ability) = play.content.ability(frame.ability) else { continue };
                generated = generated.plus(generates(play.scene(), &frame, ability));
                play.event(rule!("costs.resource-ability"), |_| Event::AbilityUsed {
                    player,
                    ability: frame.ability,
                });
                cost::mark_used(play, card, place);
                let title = play.content.card(source.card).title;
                limits::count_towards_max(play, title, Some((source.face, place)), ability.max);
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
    Ok(generated)
}

/// With what next?
struct PayWith<'a> {
    player: Seat,
    bill: &'a Bill,
    generated: Resources,
}

impl PayWith<'_> {
    /// Whether everything can still be paid once this card is gone: the rest of the bill, and the cards that other costs
    /// take from the hand.
    fn leaves_enough(&self, scene: Scene<Champions>, card: CardId) -> bool {
        if self.bill.keep == 0 {
            return true;
        }
        let generated = self.generated.plus(yields(scene, card, self.bill));
        can_add(scene, self.player, self.bill, generated, Some(card), usize::from(self.bill.keep))
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
                let usable = sources(scene, self.player).any(|source| source == (card, place));
                need(usable, rule!("costs.resource-ability"))
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
