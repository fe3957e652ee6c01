//! A tiny game with secrets: three cards in each hand, laid face down one after the other, shown at the end.

use std::path::PathBuf;

use host::text::Extent;
use host::{
    Face, Line, Log, Logged, Open, Parts, Player, Printed, Reader, Setups, TextBoard, Voice, Wording,
};
use minds::{Roster, Thumb};
use serde::{Deserialize, Serialize};
use table::{
    Fast, Flow, Game, Kind, Named, Play, Prompt, Question, Right, RuleId, Scene, Seat, Stop, Uniform,
    Verdict, Why, need,
};
use wire::board::{Board, Section};
use wire::cards::{CardFace, CardHead};
use wire::lobby::{Chosen, GameInfo};
use wire::problem::Problem;
use wire::table::Choice;
use words::Words;

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
    /// The state with no cards in its hands, for what a part may look at.
    known: State,
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
        let known = State { hands: Default::default(), ..scene.state.clone() };
        View {
            known,
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

/// Random ones, and levels that know nothing of the game.
static MINDS: Roster<SecretCards> = Roster::new(
    &[Named { name: "random", mind: || Box::new(Uniform) }],
    Thumb::of(|| Box::new(Uniform)),
    None,
);

/// Its ledger and words are those of nothing; its parts tell all that they are shown.
pub static PARTS: Parts<SecretCards> = Parts {
    ledger: &[("cards.yaml", include_str!("cards.yaml"))],
    locales: &[],
    starts: &[],
    lessons: &[],
    minds: &MINDS,
    printed: &Plain,
    setups: &Plain,
    face: &Plain,
    voice: &Plain,
    log: &Plain,
    beats: None,
    text: &Plain,
    script: None,
    odds: None,
    tabletop: None,
    teams: None,
    eyes: None,
    exchange: None,
    packs: None,
    hands: None,
    claims: None,
    comfort: None,
    lab: None,
    calculators: &[],
};

/// The plainest of faces.
struct Plain;

impl TextBoard<SecretCards> for Plain {
    fn sections(&self, reader: &Reader<SecretCards>, _: Extent) -> Vec<Section> {
        vec![Section { heading: String::new(), lines: vec![format!("{:?}", reader.state)] }]
    }

    fn round(&self, _: &Reader<SecretCards>, _: &Lay) -> Option<u16> {
        None
    }
}

/// What the state shows of the world behind it, to catch whoever uses it: all of it.
fn trace(open: &Open<SecretCards>) -> String {
    format!("{:?}", open.scene.state)
}

impl Printed<SecretCards> for Plain {
    fn load(&self, _: &[PathBuf]) -> Result<(), content::Diagnostics> {
        Ok(())
    }

    fn fingerprint(&self, (): &()) -> String {
        "none".into()
    }

    fn cards(&self, (): &(), _: &Words) -> Vec<CardHead> {
        Vec::new()
    }

    fn card(&self, (): &(), _: &str, _: &str, _: &Words) -> Option<CardFace> {
        None
    }
}

impl Setups<SecretCards> for Plain {
    fn info(&self, (): &(), _: &Words) -> GameInfo {
        unreachable!("no lobby shows it")
    }

    fn choose(&self, (): &(), _: &[Chosen], _: &[Vec<Chosen>], _: &Words) -> Result<Deal, Problem> {
        unreachable!("no lobby shows it")
    }

    fn players(&self, (): &(), _: &Deal, _: &Words) -> Vec<Player> {
        Player::apart(["A", "B"].map(String::from))
    }
}

impl Face<SecretCards> for Plain {
    fn known<'v>(&self, view: &'v View) -> &'v State {
        &view.known
    }

    fn board(&self, reader: &Reader<SecretCards>) -> Board {
        Board::of(SecretCards::NAME, reader.view)
    }

    fn question(&self, open: &Open<SecretCards>) -> Wording {
        let options = open.pending.options.iter();
        let choices = options.map(|&answer| self.choice(open, answer)).collect();
        Wording { title: trace(open), choices, ..Wording::default() }
    }

    fn choice(&self, open: &Open<SecretCards>, answer: Slot) -> Choice {
        Choice {
            answer: serde_json::to_value(answer).unwrap(),
            label: format!("{} of {}", answer.0, trace(open)),
            detail: None,
            marks: Vec::new(),
            odds: None,
            checks: Vec::new(),
            previews: Vec::new(),
            quiet: false,
            rank: wire::table::Rank::Main,
        }
    }

    fn quiet(&self, _: &Slot) -> bool {
        false
    }
}

impl Voice<SecretCards> for Plain {
    fn asked(&self, _: &Reader<SecretCards>, _: &Lay, answer: Option<&Slot>) -> (String, Option<String>) {
        ("Which card?".into(), answer.map(|answer| format!("the card at {}", answer.0)))
    }

    fn refusal(&self, (): &(), why: &Why, _: &Words) -> String {
        why.rule.to_string()
    }

    fn standing(&self, reader: &Reader<SecretCards>) -> String {
        format!("{:?}", reader.view.laid)
    }

    fn ending(&self, reader: &Reader<SecretCards>) -> String {
        format!("{:?}", reader.view.sums)
    }
}

impl Log<SecretCards> for Plain {
    fn lines(&self, _: &Reader<SecretCards>, logged: &[Logged<SecretCards>], from: usize) -> Vec<Line> {
        let text =
            |logged: &Logged<SecretCards>| format!("{:?} after {:?}", logged.told.event, logged.answer);
        logged[from..].iter().map(|logged| Line { text: text(logged), ..Line::default() }).collect()
    }

    fn chapter(&self, _: &Reader<SecretCards>, _: &Event) -> String {
        String::new()
    }

    fn heading(&self, _: &Event) -> Option<u8> {
        None
    }

    fn turn_begins(&self, _: &Event) -> bool {
        false
    }

    fn scored(&self, _: &State, _: &Event) -> Vec<(Seat, f32)> {
        Vec::new()
    }

    fn scores(&self, _: &State) -> Vec<f32> {
        vec![0.0, 0.0]
    }
}
