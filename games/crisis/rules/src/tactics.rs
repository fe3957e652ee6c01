//! Team tactic cards (chapter "Team tactic cards").

use table::{Flow, Question, Scene, Verdict, need};

use crate::ask::{Ask, May, Thing};
use crate::card::PlayedBy;
use crate::card::ability::{Binding, Figures, Kind, Payable, Pick, PowerCost, Step};
use crate::effect::{
    Bound, Frame, Moment, Source, Things, answering, is_idle, modifiers, perform, who, window,
};
use crate::event::Event;
use crate::state::{FigureId, Numbers, Reading, Side};
use crate::{Crisis, Play, activation, power, rule};

/// What a card says that each player of it pays at least.
fn printed_price(scene: Scene<Crisis>, card: u16) -> u8 {
    scene.tactic(card).cost.as_ref().map_or(0, |cost| cost.power.least())
}

/// What each player of a card pays at least.
fn price(scene: Scene<Crisis>, card: u16, figure: FigureId) -> u8 {
    printed_price(scene, card) + modifiers::extra_cost(scene, figure, Payable::Tactic)
}

/// Whether a character may play and pay for cards: not dazed, no grunts, and in the squad (damage.dazed.no-tactics,
/// grunts.no-tactics, characters.control-no-squad).
fn may_play(scene: Scene<Crisis>, side: Side, card: u16, figure: FigureId) -> bool {
    scene.state.is_up(figure)
        && scene.state.figure(figure).side == side
        && !scene.state.figure(figure).is_controlled()
        && !scene.character(figure).is_grunt()
        && scene.state.figure(figure).power >= printed_price(scene, card)
        && scene.state.figure(figure).power >= price(scene, card, figure)
}

/// The characters that could play a card; of two, the first.
pub fn players(scene: Scene<Crisis>, side: Side, card: u16, moment: Moment) -> Numbers {
    let tactic = scene.tactic(card);
    let frame = answering(scene.state, moment, Source::Tactic { side, card }, side, None);
    let fits = |id: &FigureId| {
        // While a filter speaks of `player`, that is the one who is looked at.
        let is = |figures: &Figures| {
            let about = Frame { owner: Some(*id), ..frame.clone() };
            who::is(scene, &about, figures, *id)
        };
        match &tactic.played_by {
            None => true,
            Some(PlayedBy::One(who) | PlayedBy::Many(who) | PlayedBy::Active(who)) => is(who),
            Some(PlayedBy::Pair(one, _)) => is(one) && partners(scene, side, card, *id) != Numbers::default(),
        }
    };
    // Only the active character performs actions, and some cards are for it alone.
    let active = scene.state.activation.map(|activation| activation.figure);
    let for_active =
        tactic.kind == Kind::ActiveAction || matches!(tactic.played_by, Some(PlayedBy::Active(_)));
    let asked = scene.state.on_battlefield().filter(|&id| !for_active || active == Some(id));
    let able = asked.filter(|&id| may_play(scene, side, card, id));
    able.filter(fits).fold(Numbers::default(), |all, id| all.with(id.0))
}

/// Those who could play a card together with somebody.
fn partners(scene: Scene<Crisis>, side: Side, card: u16, player: FigureId) -> Numbers {
    let Some(PlayedBy::Pair(_, other)) = &scene.tactic(card).played_by else { return Numbers::default() };
    let frame = Frame::new(Source::Tactic { side, card }, side, Some(player));
    let able = scene.state.on_battlefield().filter(|&id| id != player && may_play(scene, side, card, id));
    able.filter(|&id| who::is(scene, &frame, other, id)).fold(Numbers::default(), |all, id| all.with(id.0))
}

/// Whether a card can be played now.
///
/// # Errors
/// The rule that forbids it.
pub fn playable(scene: Scene<Crisis>, side: Side, card: u16, moment: Moment) -> Verdict {
    need(scene.state.squads[side].tactics.contains(&card), rule!("team-tactics.discard"))?;
    let tactic = scene.tactic(card);
    if tactic.kind == Kind::ActiveAction {
        let left = scene.state.activation.map_or(0, |activation| activation.actions);
        need(left > 0, rule!("team-tactics.type.active-action"))?;
        let staggered = scene.state.activation.is_some_and(|it| activation::must_shake(scene, it.figure));
        need(!staggered, rule!("conditions.stagger"))?;
    }
    let able = players(scene, side, card, moment);
    need(able != Numbers::default(), rule!("team-tactics.play-sequence"))?;
    let frame = Frame::new(Source::Tactic { side, card }, side, None);
    let provided = tactic.provided.as_ref();
    need(
        provided.is_none_or(|claim| crate::effect::count::holds(scene, &frame, None, claim)),
        rule!("team-tactics.play-sequence"),
    )?;
    need(could_do_something(scene, side, card, able, moment), rule!("team-tactics.play-sequence"))
}

/// Whether a card could do anything for one of those who could play it (q.idle-may). Where several play it together, what it
/// does depends on who they are, and it is not looked into.
fn could_do_something(scene: Scene<Crisis>, side: Side, card: u16, able: Numbers, moment: Moment) -> bool {
    let tactic = scene.tactic(card);
    if matches!(tactic.played_by, Some(PlayedBy::Many(_) | PlayedBy::Pair(..))) {
        return true;
    }
    let source = Source::Tactic { side, card };
    able.iter().any(|player| {
        let frame = answering(scene.state, moment, source, side, Some(FigureId(player)));
        !is_idle(scene, &frame, &tactic.steps)
    })
}

/// Plays a card: name the players, pay, do what it says, discard it (team-tactics.play-sequence).
///
/// # Errors
/// A stop of the table.
pub fn play_card(play: &mut Play, side: Side, card: u16, moment: Moment) -> Flow<()> {
    let cards = play.content;
    let tactic = &cards.tactics[usize::from(card)];
    let source = Source::Tactic { side, card };
    let able = players(play.scene(), side, card, moment);
    let player = if alike(play.scene(), side, card, able, moment) {
        able.iter().next().map(|first| Thing::Figure(FigureId(first)))
    } else {
        play.choose_if_any(&ChoosePlayer { side, card, with: None, able })?
    };
    let Some(Thing::Figure(player)) = player else { return Ok(()) };
    play.state.squads[side].tactics.retain(|other| *other != card);
    play.event(rule!("team-tactics.play-sequence"), |_| Event::TacticPlayed { side, card, player });

    let mut payers = Numbers::default().with(player.0);
    let mut frame = answering(&play.state, moment, source, side, Some(player));
    match &tactic.played_by {
        Some(PlayedBy::Many(_)) => {
            for other in able.iter().filter(|&id| id != player.0).map(FigureId) {
                if play.choose(&JoinIn { side, card, figure: other })? == May::Yes {
                    payers = payers.with(other.0);
                }
            }
        }
        Some(PlayedBy::Pair(..)) => {
            let able = partners(play.scene(), side, card, player);
            let question = ChoosePlayer { side, card, with: Some(player), able };
            frame.partner = match play.choose_if_any(&question)? {
                Some(Thing::Figure(partner)) => Some(partner),
                _ => None,
            };
            payers = frame.partner.map_or(payers, |partner| payers.with(partner.0));
        }
        _ => {}
    }
    if tactic.kind == Kind::ActiveAction
        && let Some(active) = &mut play.state.activation
    {
        active.actions -= 1;
        active.performed += 1;
    }
    let things = Things { figures: payers, ..Things::default() };
    frame.bind(Some(Binding::of("payers")), Bound::Things(things));
    let mut paid = 0;
    for payer in payers.iter().map(FigureId) {
        paid += pay(play, &mut frame, card, payer)?;
    }
    if paid > 0 {
        window(play, Moment::TacticPaid(payers))?;
    }
    perform::perform(play, &mut frame, &tactic.steps)
}

/// Whether it is all the same who plays a card: it costs nobody anything, and gives something to one of the same few whoever
/// it is.
fn alike(scene: Scene<Crisis>, side: Side, card: u16, able: Numbers, moment: Moment) -> bool {
    let tactic = scene.tactic(card);
    let free = able.iter().all(|id| price(scene, card, FigureId(id)) == 0);
    let given_to = |step: &Step, player: u8| match step {
        Step::Lasting(lasting) => match &lasting.who {
            Some(Pick::Choose { from, .. }) => {
                let source = Source::Tactic { side, card };
                let frame = answering(scene.state, moment, source, side, Some(FigureId(player)));
                Some(who::candidates(scene, &frame, from))
            }
            _ => None,
        },
        _ => None,
    };
    let same = |step: &Step| {
        let mut each = able.iter().map(|player| given_to(step, player));
        let first = each.next().flatten();
        first.is_some() && each.all(|other| other == first)
    };
    tactic.played_by.is_none() && free && tactic.steps.iter().all(same)
}

/// Who plays the card?
struct ChoosePlayer {
    side: Side,
    card: u16,
    with: Option<FigureId>,
    able: Numbers,
}

impl Question<Crisis> for ChoosePlayer {
    type Answer = Thing;
    const EXACT: bool = true;

    fn ask(&self) -> Ask {
        Ask::PlayedBy { side: self.side, card: self.card, with: self.with }
    }

    fn candidates(&self, _scene: Scene<Crisis>, emit: &mut impl FnMut(Thing)) {
        self.able.iter().for_each(|id| emit(Thing::Figure(FigureId(id))));
    }

    fn verdict(&self, _scene: Scene<Crisis>, player: Thing) -> Verdict {
        let able = matches!(player, Thing::Figure(id) if self.able.has(id.0));
        need(able, rule!("team-tactics.play-sequence"))
    }
}

/// One of the players of a card pays; how much.
fn pay(play: &mut Play, frame: &mut Frame, card: u16, payer: FigureId) -> Flow<u8> {
    let extra = modifiers::extra_cost(play.scene(), payer, Payable::Tactic);
    let cost = play.content.tactics[usize::from(card)].cost.as_ref();
    let amount = match cost.map(|cost| &cost.power) {
        None => 0,
        Some(PowerCost::Fixed(power)) => *power,
        Some(PowerCost::Chosen(chosen)) => {
            let most = chosen.to.min(play.state.figure(payer).power - extra);
            let question =
                power::ChooseAmount { side: frame.side, source: frame.source, least: chosen.from, most };
            let amount = play.choose_if_any(&question)?.map_or(chosen.from, |amount| amount.0);
            frame.bind(Some(chosen.bind), Bound::Amount(amount));
            amount
        }
    };
    power::spend(play, payer, amount + extra);
    Ok(amount + extra)
}

/// An unused card of the roster joins those that can be played.
///
/// # Errors
/// A stop of the table.
pub(crate) fn add_card(play: &mut Play, question: &AddCard) -> Flow<()> {
    let side = question.side;
    if let Some(TacticCard(card)) = play.choose_if_any(question)? {
        let _full = play.state.squads[side].tactics.try_push(card);
        play.event(rule!("effects.sources"), |_| Event::TacticAdded { side, card });
    }
    Ok(())
}

/// A team tactic card, as a place in the cards.
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize, serde::Deserialize)]
pub struct TacticCard(pub u16);

/// Which card is added?
pub(crate) struct AddCard<'a> {
    /// Whose it will be.
    pub side: Side,
    /// A card of one of these lists, as places in the cards.
    pub affiliations: &'a [u16],
    /// Or one of no list.
    pub unaffiliated: bool,
}

impl Question<Crisis> for AddCard<'_> {
    type Answer = TacticCard;

    fn ask(&self) -> Ask {
        Ask::AddTactic { side: self.side }
    }

    fn candidates(&self, scene: Scene<Crisis>, emit: &mut impl FnMut(TacticCard)) {
        scene.state.squads[self.side].roster_tactics.iter().for_each(|&card| emit(TacticCard(card)));
    }

    fn verdict(&self, scene: Scene<Crisis>, TacticCard(card): TacticCard) -> Verdict {
        let squad = &scene.state.squads[self.side];
        need(
            squad.roster_tactics.contains(&card) && !squad.tactics.contains(&card),
            rule!("squad.tactics-up-to-five"),
        )?;
        let wanted = match scene.tactic(card).affiliation {
            None => self.unaffiliated,
            Some(affiliation) => self.affiliations.contains(&affiliation),
        };
        need(wanted, rule!("team-tactics.affiliation-required"))
    }
}

/// Does this one pay for the card too?
struct JoinIn {
    side: Side,
    card: u16,
    figure: FigureId,
}

impl Question<Crisis> for JoinIn {
    type Answer = May;
    const EXACT: bool = true;

    fn ask(&self) -> Ask {
        Ask::JoinIn { side: self.side, card: self.card, figure: self.figure }
    }

    fn candidates(&self, _scene: Scene<Crisis>, emit: &mut impl FnMut(May)) {
        emit(May::Yes);
        emit(May::No);
    }

    fn verdict(&self, _scene: Scene<Crisis>, _answer: May) -> Verdict {
        Ok(())
    }
}
