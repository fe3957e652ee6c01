//! A tiny game with secrets: three cards in each hand, laid face down one after the other, shown at the end.

use std::sync::OnceLock;

use host::{Asking, Heard, Line, Look, Reach, Refused, Said, Shown};
use ledger::Ledger;
use serde::{Deserialize, Serialize};
use table::{
    Fast, Flow, Game, Kind, Match, Play, Prompt, Question, Right, RuleId, Scene, Seat, Stop, Told, Uniform,
    Verdict, Why, need,
};
use wire::board::Board;
use wire::cards::{CardFace, CardHead};
use wire::lobby::{Chosen, GameInfo};
use wire::odds::Comparison;
use wire::problem::Problem;
use wire::table::Choice;
use wire::teams::{Team, TeamVerdict};
use words::{Players, Spoken, Tells, Words};

pub struct SecretCards;

const RULE: RuleId = RuleId::checked(&["cards.lay"], "cards.lay");
const ROUNDS: usize = 3;

/// The two hands, which only their holders know.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Deal {
    pub hands: [[u8; ROUNDS]; 2],
}

#[derive(Debug, thiserror::Error)]
#[error("these hands can't be played")]
pub struct NoDeal;

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct State {
    hands: [[u8; ROUNDS]; 2],
    /// By place in the hand.
    laid: [Vec<u8>; 2],
    shown: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct Lay {
    seat: Seat,
}

/// A place in the hand, never a card: what is laid can't be told from the answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Slot(pub u8);

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Event {
    /// Only its holder hears which.
    Laid {
        seat: Seat,
        card: Option<u8>,
    },
    Shown {
        sums: [u8; 2],
    },
}

#[derive(PartialEq, Eq, Debug, Serialize)]
pub struct View {
    own: Option<[u8; ROUNDS]>,
    laid: [usize; 2],
    sums: Option<[u8; 2]>,
}

struct LayOne {
    seat: Seat,
}

impl Question<SecretCards> for LayOne {
    type Answer = Slot;

    fn ask(&self) -> Lay {
        Lay { seat: self.seat }
    }

    fn candidates(&self, _: Scene<SecretCards>, emit: &mut impl FnMut(Slot)) {
        (0..ROUNDS as u8).for_each(|slot| emit(Slot(slot)));
    }

    fn verdict(&self, scene: Scene<SecretCards>, Slot(slot): Slot) -> Verdict {
        let laid = &scene.state.laid[usize::from(self.seat.0)];
        need(usize::from(slot) < ROUNDS && !laid.contains(&slot), RULE)
    }
}

impl Game for SecretCards {
    const NAME: &'static str = "secret-cards";
    const HIDDEN: bool = true;
    type Setup = Deal;
    type SetupError = NoDeal;
    type State = State;
    type Ask = Lay;
    type Answer = Slot;
    type Event = Event;
    type Content = ();
    type View = View;

    fn start(_: &(), deal: &Deal) -> Result<State, NoDeal> {
        Ok(State { hands: deal.hands, laid: [Vec::new(), Vec::new()], shown: false })
    }

    fn step(play: &mut Play<SecretCards>) -> Flow<()> {
        if play.state.laid[0].len() == ROUNDS {
            play.state.shown = true;
            play.event(RULE, |state| Event::Shown { sums: sums(state) });
            return Err(Stop::Over);
        }
        let laid = play.choose_together(&[LayOne { seat: Seat(0) }, LayOne { seat: Seat(1) }])?;
        for (seat, Slot(slot)) in (0..).zip(laid) {
            play.state.laid[usize::from(seat)].push(slot);
            let card = play.state.hands[usize::from(seat)][usize::from(slot)];
            play.event(RULE, |_| Event::Laid { seat: Seat(seat), card: Some(card) });
        }
        Ok(())
    }

    fn prompt(ask: &Lay) -> Prompt {
        Prompt { seat: ask.seat, right: Right::Own, kind: Kind::One }
    }

    fn seats(_: &State) -> u8 {
        2
    }

    fn view(scene: Scene<SecretCards>, seat: Option<Seat>) -> View {
        let State { hands, laid, shown } = scene.state;
        View {
            own: seat.map(|seat| hands[usize::from(seat.0)]),
            laid: [laid[0].len(), laid[1].len()],
            sums: shown.then(|| sums(scene.state)),
        }
    }

    fn hears(event: &Event, seat: Option<Seat>) -> Option<Event> {
        Some(match event {
            Event::Laid { seat: by, .. } if Some(*by) != seat => Event::Laid { seat: *by, card: None },
            heard => heard.clone(),
        })
    }

    fn reveals(event: &Event) -> bool {
        matches!(event, Event::Shown { .. })
    }

    fn imagine(_: &(), state: &mut State, seat: Seat, chance: &mut Fast) {
        for card in &mut state.hands[usize::from(1 - seat.0)] {
            *card = chance.below(10) as u8;
        }
    }

    fn score(state: &State, seat: Seat) -> f32 {
        let sums = sums(state);
        let (own, other) = (sums[usize::from(seat.0)], sums[usize::from(1 - seat.0)]);
        match own.cmp(&other) {
            std::cmp::Ordering::Greater => 1.0,
            std::cmp::Ordering::Equal => 0.5,
            std::cmp::Ordering::Less => 0.0,
        }
    }

    fn any_answer(_: &(), _: &State, chance: &mut Fast) -> Slot {
        Slot(chance.below(5) as u8)
    }
}

/// Later cards count more.
fn sums(state: &State) -> [u8; 2] {
    [0, 1].map(|seat| {
        let laid = state.laid[seat].iter().map(|&slot| state.hands[seat][usize::from(slot)]);
        laid.zip(1..).map(|(card, times): (u8, u8)| card * times).sum()
    })
}

/// What the state shows of the world behind it, to catch whoever uses it: all of it.
fn trace(asking: &Asking<SecretCards>) -> String {
    format!("{:?}", asking.scene.state)
}

/// The plainest of tellers.
pub struct Plain;

impl Tells<SecretCards> for Plain {
    fn ask(&self, _: &Lay) -> String {
        "Which card?".into()
    }

    fn answer(&self, _: &Lay, answer: &Slot) -> String {
        format!("the card at {}", answer.0)
    }

    fn event(&self, told: &Told<Event>) -> String {
        format!("{:?}", told.event)
    }

    fn refusal(&self, why: &Why) -> String {
        why.rule.to_string()
    }
}

impl Spoken for SecretCards {
    type Teller<'a> = Plain;

    fn known(_: &Self::View) -> &Self::State {
        unreachable!("its teller looks at nothing")
    }

    fn teller<'a>(_: &'a Words, _: &'a (), _: &'a Self::State, _: &'a Players) -> Plain {
        Plain
    }
}

impl Shown for SecretCards {
    type Mind = Uniform;

    fn load() -> Result<(), content::Diagnostics> {
        Ok(())
    }

    fn ledger() -> Result<Ledger, content::Diagnostics> {
        static LEDGER: OnceLock<Ledger> = OnceLock::new();
        Ok(LEDGER.get_or_init(|| <pow::Pow as Shown>::ledger().unwrap()).clone())
    }

    fn fingerprint(_: &()) -> String {
        "none".into()
    }

    fn mind(name: &str) -> Option<Uniform> {
        (name == "random").then_some(Uniform)
    }

    fn info(_: &(), _: &Words) -> GameInfo {
        unreachable!("no lobby shows it")
    }

    fn choose(_: &(), _: &[Chosen], _: &[Vec<Chosen>], _: &Words) -> Result<Deal, Problem> {
        unreachable!("no lobby shows it")
    }

    fn plays(_: &(), _: &Deal, _: &Words) -> Vec<String> {
        vec!["A".into(), "B".into()]
    }

    fn cards(_: &(), _: &Words) -> Vec<CardHead> {
        Vec::new()
    }

    fn card(_: &(), _: &str, _: &str, _: &Words) -> Option<CardFace> {
        None
    }

    fn judge_team(_: &(), _: &Team, _: &Words) -> TeamVerdict {
        unreachable!("it has no teams")
    }

    fn telling<R>(_: &Look<SecretCards>, tell: impl FnOnce(&Plain) -> R) -> R {
        tell(&Plain)
    }

    fn board(look: &Look<SecretCards>, _: &Plain) -> Board {
        let pow = crate::support::pow();
        let face = pow.card("battlefield", "crossing", words::Language::En).unwrap();
        let Some(Board::Pow(mut board)) = face.board else { unreachable!("battlefields have boards") };
        board.pieces.clear();
        board.mission = format!("{:?}", look.view);
        Board::Pow(board)
    }

    fn question(asking: &Asking<SecretCards>, plain: &Plain) -> Said {
        let options = asking.pending.options.iter();
        let choices = options.map(|&answer| Self::choice(asking, plain, answer)).collect();
        Said { title: trace(asking), choices, ..Said::default() }
    }

    fn choice(asking: &Asking<SecretCards>, _: &Plain, answer: Slot) -> Choice {
        Choice {
            answer: serde_json::to_value(answer).unwrap(),
            label: format!("{} of {}", answer.0, trace(asking)),
            detail: None,
            marks: Vec::new(),
            odds: None,
            checks: Vec::new(),
            previews: Vec::new(),
            quiet: false,
        }
    }

    fn quiet(_: &Slot) -> bool {
        false
    }

    fn refusal(_: &(), why: &Why, _: &Words) -> String {
        why.rule.to_string()
    }

    fn reach(_: &Asking<SecretCards>, _: &Reach) -> Result<Vec<Slot>, Refused> {
        Err(Refused::NotAsked)
    }

    fn odds(_: &Asking<SecretCards>, _: &Plain, _: Slot) -> Option<Comparison> {
        None
    }

    fn measure(_: &Look<SecretCards>, _: u32, _: u32) -> Option<wire::play::Measure> {
        None
    }

    fn lines(_: &Look<SecretCards>, heard: &[Heard<SecretCards>], from: usize) -> Vec<Line> {
        let text = |heard: &Heard<SecretCards>| format!("{:?} after {:?}", heard.told.event, heard.answer);
        heard[from..].iter().map(|heard| Line { text: text(heard), ..Line::default() }).collect()
    }

    fn chapter(_: &Look<SecretCards>, _: &Event) -> String {
        String::new()
    }

    fn heading(_: &Event) -> Option<u8> {
        None
    }

    fn turn_begins(_event: &Self::Event) -> bool {
        false
    }

    fn scored(_: &State, _: &Event) -> Vec<(Seat, f32)> {
        Vec::new()
    }

    fn scores(_: &State) -> Vec<f32> {
        vec![0.0, 0.0]
    }

    fn ending(look: &Look<SecretCards>) -> String {
        format!("{:?}", look.view.sums)
    }

    fn standing(look: &Look<SecretCards>) -> String {
        format!("{:?}", look.view.laid)
    }

    fn report(_: &Match<SecretCards>, _: Option<Seat>) -> Option<String> {
        None
    }
}
