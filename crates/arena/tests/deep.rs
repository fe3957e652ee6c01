//! The stacks of games in progress: rules inside rules fit, a chain without end is a fault, and who leaves a game in the
//! middle leaves nothing behind.

use std::hint::black_box;
use std::sync::Arc;

use arena::{Live, Stepped};
use serde::{Deserialize, Serialize};
use table::{
    Fast, Fault, Flow, Game, Kind, Play, Prompt, Question, Right, RuleId, Scene, Seat, Stop, Turn, Verdict,
    need,
};

const RULE: RuleId = RuleId::checked(&["well.bucket"], "well.bucket");

/// A well so deep that a question is asked at its bottom.
struct Well;

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
struct State {
    depth: u16,
    drawn: u8,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
struct HowMuch;

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
struct Bucket(u8);

impl Question<Well> for HowMuch {
    type Answer = Bucket;

    fn ask(&self) -> HowMuch {
        *self
    }

    fn candidates(&self, _: Scene<Well>, emit: &mut impl FnMut(Bucket)) {
        (1..=2).for_each(|bucket| emit(Bucket(bucket)));
    }

    fn verdict(&self, _: Scene<Well>, Bucket(bucket): Bucket) -> Verdict {
        need((1..=2).contains(&bucket), RULE)
    }
}

impl Game for Well {
    const NAME: &'static str = "well";
    type Setup = u16;
    type SetupError = std::convert::Infallible;
    type State = State;
    type Ask = HowMuch;
    type Answer = Bucket;
    type Event = u8;
    type Content = ();
    type View = u8;

    fn start(_: &(), depth: &u16) -> Result<State, Self::SetupError> {
        Ok(State { depth: *depth, drawn: 0 })
    }

    fn step(play: &mut Play<Self>) -> Flow<()> {
        let depth = play.state.depth;
        let Bucket(drawn) = climb_down(play, depth)?;
        play.state.drawn += drawn;
        if play.state.drawn >= 4 { Err(Stop::Over) } else { Ok(()) }
    }

    fn prompt(_: &HowMuch) -> Prompt {
        Prompt { seat: Seat(0), right: Right::Own, kind: Kind::Amount }
    }

    fn seats(_: &State) -> u8 {
        1
    }

    fn view(scene: Scene<Self>, _: Option<Seat>) -> u8 {
        scene.state.drawn
    }

    fn score(state: &State, _: Seat) -> f32 {
        f32::from(state.drawn) / 4.0
    }

    fn any_answer(_: &(), _: &State, chance: &mut Fast) -> Bucket {
        Bucket(chance.below(4) as u8)
    }
}

/// Every level takes as much of the stack as the longest rules do.
fn climb_down(play: &mut Play<Well>, depth: u16) -> Flow<Bucket> {
    let carried = black_box([depth as u8; 4096]);
    let drawn = match depth {
        0 => play.choose(&HowMuch)?,
        _ => play.deeper(|play| climb_down(play, depth - 1))?,
    };
    black_box(carried);
    Ok(drawn)
}

fn at(depth: u16) -> Result<Live<Well>, Fault> {
    Live::new(Arc::new(()), State { depth, drawn: 0 }, Fast::new(1))
}

#[test]
fn a_question_at_the_bottom_of_the_longest_chain_is_answered() {
    let mut live = at(200).expect("the stack is deep enough");
    for _ in 0..2 {
        assert_eq!(live.options(), 2);
        live.apply(1).expect("it was offered");
    }
    assert_eq!(live.turn(), Turn::Over);
    assert_eq!(live.look(|scene, _| scene.state.drawn), 4);
}

#[test]
fn a_chain_without_end_is_a_fault_and_no_overflow() {
    assert_eq!(at(u16::MAX).err(), Some(Fault::TooDeep));
}

#[test]
fn who_leaves_in_the_middle_leaves_nothing_behind() {
    let content = Arc::new(());
    for _ in 0..3 {
        let live = Live::<Well>::new(Arc::clone(&content), State { depth: 3, drawn: 0 }, Fast::new(1));
        let live = live.expect("it begins");
        assert!(Arc::strong_count(&content) > 1);
        let copy = live.copy();
        assert_eq!(copy.options(), 2);
        drop(live);
        // The other still waits where it was.
        assert_eq!(copy.look(|_, options| options.len()), 2);
        drop(copy);
        assert_eq!(Arc::strong_count(&content), 1);
    }
}

#[test]
fn what_is_not_offered_changes_nothing() {
    let mut live = at(0).expect("it begins");
    assert_eq!(live.apply(2), Err(Fault::NotOffered));
    assert_eq!((live.options(), live.look(|scene, _| scene.state.drawn)), (2, 0));
    live.apply(0).expect("it was offered");
    assert_eq!(live.look(|scene, _| scene.state.drawn), 1);
}
