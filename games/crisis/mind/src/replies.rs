//! Answers inside an effect: whom, how much, which of several.

use crisis::ask::{Amount, Answer, Choice, Thing};
use crisis::attack::Weapon;
use crisis::card::ability::{Cost, PowerCost, Step};
use crisis::effect::window::superpower;
use crisis::effect::{Bound, Frame, Moment, Source};
use crisis::state::{FigureId, Reading, Side};
use crisis::tactics::TacticCard;

use super::blow::{Covered, Range};
use super::effects::owner_of;
use super::worth::Outlook;
use super::{plan, steps};
use minds::choose::best;

/// The attack that gains most from here.
pub(super) fn attack(outlook: &Outlook, figure: FigureId, options: &[Answer]) -> usize {
    let power = outlook.scene.state.figure(figure).power;
    let arms = super::arms::Arms::new(outlook, figure, power);
    best(options, |option| match option {
        Answer::Attack(weapon) => arms.with(outlook.scene, weapon),
        _ => f32::NEG_INFINITY,
    })
}

/// The target from whom an attack takes most.
pub(super) fn target(outlook: &Outlook, figure: FigureId, weapon: Weapon, options: &[Answer]) -> usize {
    let mut range = Range::new(outlook.scene);
    let value = |&option: &Answer| match option {
        Answer::Thing(Thing::Figure(target)) => {
            range.value(outlook, figure, weapon, target, Covered::AsTheyStand)
        }
        _ => f32::NEG_INFINITY,
    };
    let values: Vec<f32> = options.iter().map(value).collect();
    best(&values, |value| value)
}

/// One of several things.
pub(super) fn thing(outlook: &Outlook, source: Source, options: &[Answer]) -> usize {
    best(options, |option| match option {
        Answer::Thing(thing) => match source {
            Source::Book => by_the_book(outlook, thing),
            source => about(outlook, source, thing),
        },
        _ => f32::NEG_INFINITY,
    })
}

/// Who plays a card, alone or together with somebody who has been named.
pub(super) fn player(outlook: &Outlook, card: u16, with: Option<FigureId>, options: &[Answer]) -> usize {
    best(options, |option| match (option, with) {
        (Answer::Thing(Thing::Figure(player)), None) => {
            plan::played_by(outlook, card, Moment::OwnTurn, player)
        }
        (Answer::Thing(partner), Some(_)) => by_the_book(outlook, partner),
        _ => f32::NEG_INFINITY,
    })
}

/// What it gains that an effect is about this one.
fn about(outlook: &Outlook, source: Source, thing: Thing) -> f32 {
    let frame = frame(outlook, source);
    let chosen = steps::choosing(outlook, &frame, steps::of(outlook.scene, source), thing.things());
    chosen.unwrap_or_else(|| by_the_book(outlook, thing))
}

/// The order of a series, what a throw strikes, whose power is spent: enemies who are about to fall before others, then
/// terrain, then those of one's own who have most to spare.
fn by_the_book(outlook: &Outlook, thing: Thing) -> f32 {
    let state = outlook.scene.state;
    match thing {
        Thing::Figure(figure) if outlook.sign(figure) < 0.0 => 1.0 + outlook.loss(figure, 2),
        Thing::Figure(figure) => {
            let it = state.figure(figure);
            let spare = f32::from(it.power) * 0.01 + if it.activated { 0.1 } else { 0.0 };
            spare - 0.5
        }
        Thing::Piece(_) => 0.2,
        Thing::Token(_) => 0.0,
    }
}

fn frame(outlook: &Outlook, source: Source) -> Frame {
    let state = outlook.scene.state;
    let owner = owner_of(outlook, source);
    let side = owner.map_or(outlook.side, |owner| state.figure(owner).side);
    Frame { roller: state.attacks.last().map(|attack| attack.attacker), ..Frame::new(source, side, owner) }
}

/// How much: what it buys, less what it costs.
pub(super) fn amount(outlook: &Outlook, source: Source, options: &[Answer]) -> usize {
    let scene = outlook.scene;
    let cost: Option<&Cost> = match source {
        Source::Power { figure, power } => {
            superpower(scene.content, scene.state, figure, power).and_then(|power| power.cost.as_ref())
        }
        Source::Tactic { card, .. } => scene.tactic(card).cost.as_ref(),
        _ => None,
    };
    let chosen = cost.and_then(|cost| match &cost.power {
        PowerCost::Chosen(chosen) => Some(chosen.bind),
        PowerCost::Fixed(_) => None,
    });
    best(options, |option| {
        let Answer::Amount(Amount(amount)) = option else { return f32::NEG_INFINITY };
        let mut frame = frame(outlook, source);
        match chosen {
            Some(name) => {
                frame.bind(Some(name), Bound::Amount(amount));
                let price = frame.owner.map_or(0.0, |owner| outlook.price(owner, amount));
                steps::value(outlook, &mut frame, steps::of(scene, source)) - price
            }
            // What is not paid for is as much as there can be: healing, dice.
            None => f32::from(amount),
        }
    })
}

/// Which of several options.
pub(super) fn option(outlook: &Outlook, source: Source, count: u8, options: &[Answer]) -> usize {
    let printed = steps::of(outlook.scene, source);
    let Some(choices) = choose_one(printed, usize::from(count)) else { return 0 };
    best(options, |option| match option {
        Answer::Option(Choice(which)) => match choices.get(usize::from(which)) {
            Some(option) => value_of_option(outlook, source, &option.r#do),
            None => f32::NEG_INFINITY,
        },
        _ => f32::NEG_INFINITY,
    })
}

fn value_of_option(outlook: &Outlook, source: Source, chosen: &[Step]) -> f32 {
    if let [Step::SetType(kind)] = chosen {
        // Against the weakest defence; the target is chosen afterwards, so that of whoever is nearest.
        let scene = outlook.scene;
        let Some(attacker) = owner_of(outlook, source) else { return 0.0 };
        let side = scene.state.figure(attacker).side;
        let enemies = scene.state.squad(side.other()).filter(|&id| scene.state.is_up(id));
        let nearest = enemies.min_by_key(|&id| scene.gap(attacker, id));
        return nearest.map_or(0.0, |id| -f32::from(scene.card(id).defence[*kind]));
    }
    steps::value(outlook, &mut frame(outlook, source), chosen)
}

/// The first choice of so many options among some steps.
fn choose_one(printed: &[Step], count: usize) -> Option<&[crisis::card::ability::Opt]> {
    printed.iter().find_map(|step| match step {
        Step::ChooseOne(options) if options.len() == count => Some(options.as_slice()),
        step => steps::inside(step).into_iter().find_map(|inner| choose_one(inner, count)),
    })
}

/// Whether one more pays for a card: whoever has power to spare.
pub(super) fn join_in(outlook: &Outlook, card: u16, figure: FigureId) -> bool {
    let state = outlook.scene.state.figure(figure);
    let reactive = outlook.scene.tactic(card).when.is_some();
    reactive || !state.activated || state.power >= 3
}

/// The condition that is worst for an ally, least for an enemy.
pub(super) fn condition(outlook: &Outlook, figure: FigureId, options: &[Answer]) -> usize {
    best(options, |option| match option {
        Answer::Condition(condition) => outlook.sign(figure) * outlook.plight(figure, condition),
        _ => f32::NEG_INFINITY,
    })
}

/// The card that can be played most widely.
pub(super) fn add_tactic(outlook: &Outlook, side: Side, options: &[Answer]) -> usize {
    let squad = super::squad::members(outlook, side);
    best(options, |option| match option {
        Answer::Card(TacticCard(card)) => super::squad::card(outlook, &squad, card),
        _ => f32::NEG_INFINITY,
    })
}
