//! Whose turn it is within a squad, and what a character does with its activation.

use crisis::activation::Act;
use crisis::ask::Answer;
use crisis::card::ability::{Own, Pick, Step, Superpower, Tool};
use crisis::effect::window::superpower;
use crisis::effect::{Frame, Moment, Source};
use crisis::movement::{Advance, Climb, LayTool};
use crisis::state::{Battleground, FigureId, Reading, TokenId};
use crisis::tactics;
use space::P;
use table::Question;

use super::arms::Arms;
use super::ground::Ground;
use super::steps;
use super::worth::Outlook;

/// So many places are looked at closely, with line of sight.
const CLOSELY: usize = 5;
/// What an act must gain at least to be worth the while.
const WORTH_WHILE: f32 = 0.02;

/// A place where a character could go, and what it would have there.
#[derive(Clone, Copy)]
pub(super) struct Prospect {
    /// How good it is to stand there.
    pub ground: f32,
    /// What an attack from there gains.
    pub blow: f32,
}

impl Prospect {
    fn both(self) -> f32 {
        self.ground + self.blow
    }
}

/// What one character can do from where it stands.
pub(super) struct Chances<'a> {
    outlook: Outlook<'a>,
    figure: FigureId,
    pub arms: Arms,
    pub ground: Ground<'a>,
    here: Prospect,
}

impl<'a> Chances<'a> {
    pub fn new(outlook: &Outlook<'a>, figure: FigureId) -> Chances<'a> {
        let state = outlook.scene.state.figure(figure);
        let arms = Arms::new(outlook, figure, state.power);
        let ground = Ground::new(outlook, figure, &arms);
        let blow = arms.here(outlook.scene).map_or(0.0, |blow| blow.value.max(0.0));
        let here = Prospect { ground: ground.standing(state.at), blow };
        Chances { outlook: *outlook, figure, arms, ground, here }
    }

    /// What the character has at some places: all by distances, the most promising by what it sees from there.
    pub fn prospects(&self, places: &[P], with_attack: f32) -> Vec<Prospect> {
        let far =
            |&at: &P| Prospect { ground: self.ground.standing(at), blow: with_attack * self.arms.from(at) };
        let mut prospects: Vec<Prospect> = places.iter().map(far).collect();
        let mut order: Vec<usize> = (0..places.len()).filter(|&at| prospects[at].blow > 0.0).collect();
        order.sort_by(|&one, &other| prospects[other].both().total_cmp(&prospects[one].both()));
        let mut state = self.outlook.scene.state.clone();
        for (rank, &index) in order.iter().enumerate() {
            let seen = if rank < CLOSELY {
                with_attack * self.arms.seen_from(&mut state, self.outlook.scene.content, places[index])
            } else {
                // Nobody looked: it may well be out of sight.
                0.5 * prospects[index].blow
            };
            prospects[index].blow = seen;
        }
        prospects
    }

    /// The places that a move takes the character to.
    fn moves(&self, tool: Tool, climb: Climb) -> Vec<P> {
        let scene = self.outlook.scene;
        let question = LayTool { side: self.outlook.side, figure: self.figure, tool, wedge: None, climb };
        let mut places = Vec::new();
        question.candidates(scene, &mut |answer| {
            if let Advance::Along { to, .. } = answer
                && question.verdict(scene, answer).is_ok()
            {
                places.push(to);
            }
        });
        places
    }

    /// What the best first act of the rest of an activation is, and what the whole of it gains.
    fn plan(&self, actions: u8) -> Plan {
        let (here, again) = (self.here, self.outlook.weights.again);
        let speed = self.outlook.scene.card(self.figure).speed;
        let there =
            if actions > 0 { self.prospects(&self.moves(speed, Climb::Allowed), 1.0) } else { Vec::new() };
        let most = |value: fn(&Prospect) -> f32| there.iter().map(value).fold(f32::NEG_INFINITY, f32::max);
        let (ground, both) = (most(|it| it.ground), most(|it| it.both()));
        let (stay, attack) = (here.ground, here.blow);
        // What the best place has left after two moves is not looked at: it is a little better than after one.
        let two_moves = ground + 0.6 * (ground - stay).max(0.0);
        let (mut attacks, mut moves, mut charge) = match actions {
            0 => (f32::NEG_INFINITY, f32::NEG_INFINITY, f32::NEG_INFINITY),
            1 => (stay + attack, ground, both),
            _ => {
                let attack_first = (stay + attack * (1.0 + again)).max(attack + ground.max(stay));
                (attack_first, both.max(two_moves), both + again * (both - ground).max(0.0))
            }
        };
        if attack <= 0.0 {
            attacks = f32::NEG_INFINITY;
        }
        for value in [&mut attacks, &mut moves, &mut charge] {
            *value -= stay;
        }
        Plan { attacks, moves, charge, shoot_and_go: attack + (ground - stay).max(0.0) }
    }
}

/// What the ways to go on gain, over staying and doing nothing.
#[derive(Clone, Copy)]
struct Plan {
    /// An attack first.
    attacks: f32,
    /// A move first.
    moves: f32,
    /// A move and an attack for one action, first.
    charge: f32,
    /// An attack and a move for one action.
    shoot_and_go: f32,
}

impl Plan {
    fn most(self) -> f32 {
        self.attacks.max(self.moves).max(0.0)
    }
}

/// What a side does in its turn.
pub(super) fn act(outlook: &Outlook, figure: Option<FigureId>, options: &[Answer]) -> usize {
    match figure {
        Some(figure) => in_activation(outlook, figure, options),
        None => between_activations(outlook, options),
    }
}

/// Who is activated, or whether to pass.
fn between_activations(outlook: &Outlook, options: &[Answer]) -> usize {
    let mut best = (f32::NEG_INFINITY, 0);
    let mut end = None;
    for (index, option) in options.iter().enumerate() {
        let value = match option {
            Answer::Act(Act::Activate(figure)) => {
                let chances = Chances::new(outlook, *figure);
                let danger = chances.ground.danger(outlook.scene.state.figure(*figure).at);
                chances.plan(2).most() + outlook.weights.hurry * danger
            }
            Answer::Act(Act::Tactic(card)) => match tactic(outlook, *card, Moment::OwnTurn) {
                // Most cards are best played in somebody's activation; this one is as good now.
                gain if gain > 0.0 => gain,
                _ => f32::NEG_INFINITY,
            },
            Answer::Act(Act::EndTurn) => {
                end = Some(index);
                continue;
            }
            _ => continue,
        };
        if value > best.0 {
            best = (value, index);
        }
    }
    match end {
        Some(end) if best.0 < outlook.weights.waits => end,
        _ => best.1,
    }
}

/// What the activated character does next.
fn in_activation(outlook: &Outlook, figure: FigureId, options: &[Answer]) -> usize {
    let actions = outlook.scene.state.activation.map_or(0, |activation| activation.actions);
    let chances = Chances::new(outlook, figure);
    let plan = chances.plan(actions);
    let mut best = (WORTH_WHILE, None);
    for (index, option) in options.iter().enumerate() {
        let Answer::Act(act) = option else { continue };
        let value = match *act {
            Act::Attack => plan.attacks,
            Act::Move => plan.moves,
            Act::Shake => shake(outlook, &chances, figure, actions),
            // What costs no action comes first: it takes nothing away from the rest.
            Act::Interact(token) => free(interact(outlook, figure, token), plan.most()),
            Act::Power(place) => power(outlook, &chances, plan, place, actions),
            Act::Tactic(card) => free(tactic(outlook, card, Moment::OwnTurn), plan.most()),
            Act::EndActivation | Act::EndTurn | Act::Activate(_) => continue,
        };
        if value > best.0 {
            best = (value, Some(index));
        }
    }
    let end = options.iter().position(|option| *option == Answer::Act(Act::EndActivation));
    best.1.or(end).unwrap_or(0)
}

/// What something gains that leaves the rest of the activation as it is.
fn free(gain: f32, rest: f32) -> f32 {
    if gain > 0.0 { gain + rest } else { f32::NEG_INFINITY }
}

/// Getting rid of a condition, and what can be done with the other action.
fn shake(outlook: &Outlook, chances: &Chances, figure: FigureId, actions: u8) -> f32 {
    let conditions = outlook.scene.state.figure(figure).conditions;
    let worst = conditions.iter().map(|condition| outlook.plight(figure, condition)).fold(0.0, f32::max);
    worst + chances.plan(actions.saturating_sub(1)).most()
}

/// What it gains to interact with a token, its price taken off (objectives.interact.effect).
pub(super) fn interact(outlook: &Outlook, figure: FigureId, token: TokenId) -> f32 {
    let kind = outlook.scene.state.token(token).crisis;
    let Some(crisis) = outlook.scene.crisis(kind) else { return 0.0 };
    if !super::aims::wanted(outlook, figure, token) {
        return 0.0;
    }
    let side = outlook.scene.state.figure(figure).side;
    let mut frame = Frame { token: Some(token), ..Frame::new(Source::Interact(kind), side, Some(figure)) };
    let cost = crisis.interact_cost.as_ref();
    let cost = cost.map_or(1, |cost| crisis::effect::count::plain(outlook.scene, &frame, None, cost));
    steps::value(outlook, &mut frame, &crisis.interact) - outlook.price(figure, cost)
}

/// What an active superpower gains, and the rest of the activation with it.
fn power(outlook: &Outlook, chances: &Chances, plan: Plan, place: u8, actions: u8) -> f32 {
    let figure = chances.figure;
    let Some(power) = superpower(outlook.scene.content, outlook.scene.state, figure, place) else {
        return f32::NEG_INFINITY;
    };
    let cost = power.cost.as_ref().map_or(0, |cost| cost.power.least());
    let price = outlook.price(figure, cost);
    if let Some(gain) = two_in_one(power, plan) {
        return gain - price;
    }
    if let Some(tool) = own_advance(power) {
        return shift(chances, plan, tool, actions) - price;
    }
    let side = outlook.scene.state.figure(figure).side;
    let mut frame = Frame::new(Source::Power { figure, power: place }, side, Some(figure));
    let gain = steps::value(outlook, &mut frame, &power.steps) - price;
    if power.action {
        gain + chances.plan(actions.saturating_sub(1)).most()
    } else {
        free(gain - WORTH_WHILE, plan.most())
    }
}

/// A move and an attack for one action, in one order or the other.
fn two_in_one(power: &Superpower, plan: Plan) -> Option<f32> {
    match power.steps[..] {
        [Step::Action(Own::Move), Step::Action(Own::Attack)] => Some(plan.charge),
        [Step::Action(Own::Attack), Step::Action(Own::Move)] => Some(plan.shoot_and_go),
        _ => None,
    }
}

/// A superpower that only moves its owner, and how far.
fn own_advance(power: &Superpower) -> Option<Tool> {
    match &power.steps[..] {
        [Step::Advance { who: Pick::Owner, tool, direction: None, by: None }] => Some(*tool),
        // Placed within range 3 of itself, a character gets farther than by any other tool.
        [Step::Place { who: Pick::Owner, by: None, .. }] => Some(Tool::Long),
        _ => None,
    }
}

/// What it gains to move for no action, and do the rest from there.
fn shift(chances: &Chances, plan: Plan, tool: Tool, actions: u8) -> f32 {
    let attack = if actions > 0 { 1.0 } else { 0.0 };
    let there = chances.prospects(&chances.moves(tool, Climb::Barred), attack);
    let rest = if actions > 1 { 1.0 + chances.outlook.weights.again } else { 1.0 };
    let best = there.iter().map(|it| it.ground + rest * it.blow).fold(f32::NEG_INFINITY, f32::max);
    let gain = best - chances.here.ground;
    if gain > plan.most() + WORTH_WHILE { gain } else { f32::NEG_INFINITY }
}

/// What a team tactic card gains, played by whoever plays it best, over keeping it.
pub(super) fn tactic(outlook: &Outlook, card: u16, moment: Moment) -> f32 {
    let players = tactics::players(outlook.scene, outlook.side, card, moment);
    let played = players.iter().map(|player| played_by(outlook, card, moment, FigureId(player)));
    let keep = outlook.weights.card * (outlook.rounds_left() - 1.0).min(4.0) / 4.0;
    played.fold(f32::NEG_INFINITY, f32::max) - keep
}

/// What a card gains if this character plays it, its price taken off.
pub(super) fn played_by(outlook: &Outlook, card: u16, moment: Moment, player: FigureId) -> f32 {
    let tactic = outlook.scene.tactic(card);
    let source = Source::Tactic { side: outlook.side, card };
    let mut frame =
        crisis::effect::answering(outlook.scene.state, moment, source, outlook.side, Some(player));
    let payers = crisis::effect::Bound::Things(crisis::effect::Things::figure(player));
    frame.bind(Some(crisis::card::ability::Binding::of("payers")), payers);
    let cost = tactic.cost.as_ref().map_or(0, |cost| cost.power.least());
    // An amount that is paid at will is taken at its least here; how much is asked for later.
    if let Some(crisis::card::ability::PowerCost::Chosen(chosen)) = tactic.cost.as_ref().map(|it| &it.power) {
        let least = crisis::effect::Bound::Amount(chosen.from.max(1));
        frame.bind(Some(chosen.bind), least);
    }
    steps::value(outlook, &mut frame, &tactic.steps) - outlook.price(player, cost)
}
