//! Every trap that a rule can fall into, and the guard that catches it.

use std::cell::Cell;
use std::sync::Arc;

use serde::{Deserialize, Serialize};
use table::{
    Die, Entry, Fairness, Fast, Fault, Flow, Game, Journal, Kind, Match, Play, Prompt, Question, Right,
    RuleId, Save, SaveError, Scene, Seat, Seed, Snapshot, Source, Stop, Unplayable, Verdict, game_of,
};

const RULE: RuleId = RuleId::checked(&["trap.any"], "trap.any");
static COIN: Die = Die { sides: &[0, 1], faces: 2 };

/// How the game misbehaves.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
enum Trap {
    None,
    SwallowsThePause,
    ReadsSomethingOutside,
    DigsWithoutEnd,
    RollsWithoutEnd,
    AsksWithoutAnOption,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
struct State {
    trap: Trap,
    sum: u32,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
struct Number;

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
struct N(u32);

thread_local! { static OUTSIDE: Cell<u32> = const { Cell::new(0) }; }

struct Traps;

impl Game for Traps {
    const NAME: &'static str = "traps";
    type Setup = Trap;
    type SetupError = std::convert::Infallible;
    type State = State;
    type Ask = Number;
    type Answer = N;
    type Event = u32;
    type Content = ();
    type View = u32;

    fn start(_: &(), trap: &Trap) -> Result<State, Self::SetupError> {
        Ok(State { trap: *trap, sum: 0 })
    }

    fn step(play: &mut Play<Self>) -> Flow<()> {
        match play.state.trap {
            Trap::SwallowsThePause => {
                let n = play.choose(&Number).unwrap_or(N(7));
                play.state.sum += n.0;
                return Ok(());
            }
            Trap::ReadsSomethingOutside => {
                OUTSIDE.set(OUTSIDE.get() + 1);
                play.event(RULE, |_| OUTSIDE.get());
            }
            Trap::DigsWithoutEnd => return dig(play),
            Trap::RollsWithoutEnd => loop {
                play.dice(&COIN, 1, RULE)?;
            },
            Trap::None | Trap::AsksWithoutAnOption => {}
        }
        let N(number) = play.choose(&Number)?;
        let rolled = play.dice(&COIN, 2, RULE)?;
        play.state.sum += number + u32::from(rolled[1]);
        let sum = play.state.sum;
        play.event(RULE, |_| sum);
        let N(more) = play.choose(&Number)?;
        play.state.sum += more;
        if play.state.sum > 20 { Err(Stop::Over) } else { Ok(()) }
    }

    fn prompt(_: &Number) -> Prompt {
        Prompt { seat: Seat(0), right: Right::Own, kind: Kind::Amount }
    }

    fn seats(_: &State) -> u8 {
        1
    }

    fn view(scene: Scene<Self>, _: Option<Seat>) -> u32 {
        scene.state.sum
    }

    fn score(_: &State, _: Seat) -> f32 {
        1.0
    }

    fn any_answer(_: &(), _: &State, chance: &mut Fast) -> N {
        N(chance.below(20))
    }
}

fn dig(play: &mut Play<Traps>) -> Flow<()> {
    play.deeper(dig)
}

impl Question<Traps> for Number {
    type Answer = N;

    fn ask(&self) -> Number {
        Number
    }

    fn candidates(&self, _: Scene<Traps>, emit: &mut impl FnMut(N)) {
        (1..=3).for_each(|n| emit(N(n)));
    }

    fn verdict(&self, scene: Scene<Traps>, N(n): N) -> Verdict {
        table::need((1..=3).contains(&n) && scene.state.trap != Trap::AsksWithoutAnOption, RULE)
    }
}

fn begin(trap: Trap) -> Match<Traps> {
    Match::new(Arc::new(()), &trap, Fairness::alone(Seed::from_number(1))).expect("any trap can be set")
}

fn finished() -> Match<Traps> {
    let mut game = begin(Trap::None);
    while !game.over() {
        game.answer(N(2)).expect("legal");
    }
    game
}

#[test]
fn conforms_when_there_is_no_trap() {
    table::conformance::suite::<Traps>(Arc::new(()), &[Trap::None], 20);
}

#[test]
fn a_swallowed_pause_is_a_fault() {
    assert_eq!(begin(Trap::SwallowsThePause).fault(), Some(Fault::Swallowed));
}

#[test]
fn a_rule_that_reads_something_outside_the_state_is_a_fault_at_the_first_rerun() {
    let mut game = begin(Trap::ReadsSomethingOutside);
    assert_eq!(game.fault(), None);
    game.answer(N(1)).expect("legal");
    assert_eq!(game.fault(), Some(Fault::Diverged));
}

#[test]
fn triggers_without_end_are_a_fault_and_no_overflow() {
    assert_eq!(begin(Trap::DigsWithoutEnd).fault(), Some(Fault::TooDeep));
}

#[test]
fn rolling_without_end_is_a_fault() {
    assert_eq!(begin(Trap::RollsWithoutEnd).fault(), Some(Fault::Endless));
}

#[test]
fn a_question_without_an_answer_is_a_fault() {
    assert_eq!(begin(Trap::AsksWithoutAnOption).fault(), Some(Fault::NoOption));
}

#[test]
fn a_journal_that_breaks_a_rule_is_refused_with_its_entry() {
    let game = finished();
    let mut entries = game.journal().entries().to_vec();
    entries[2] = Entry::Answer(Seat(0), N(9));
    let opened =
        Match::<Traps>::open(Arc::new(()), &Trap::None, Source::Recorded, Journal::new(entries), false);
    match opened.err() {
        Some(Unplayable::Refused { entry, rule }) => assert_eq!((entry, rule), (2, RULE)),
        other => panic!("{other:?}"),
    }
}

#[test]
fn a_roll_that_the_seed_did_not_give_is_found_by_verifying() {
    let game = finished();
    let mut entries = game.journal().entries().to_vec();
    let Entry::Dice(sides) = &mut entries[1] else { panic!("the second entry is a roll") };
    sides[0] = 3 - sides[0];
    let open = |verify| {
        let journal = Journal::new(entries.clone());
        Match::<Traps>::open(Arc::new(()), &Trap::None, game.source().clone(), journal, verify).err()
    };
    assert!(matches!(open(true), Some(Unplayable::Fault { fault: Fault::Diverged, .. })));
}

#[test]
fn what_was_inherited_comes_from_another_seed_and_the_rest_from_this_one() {
    let inherited = finished().journal().entries()[..2].to_vec();
    let fairness = Fairness { inherited: 2, ..Fairness::alone(Seed::from_number(99)) };
    let open = |fairness: &Fairness, entries: &[Entry<N>]| {
        let source = Source::Fair(fairness.clone());
        Match::<Traps>::open(Arc::new(()), &Trap::None, source, Journal::new(entries.to_vec()), true)
    };
    let mut game = open(&fairness, &inherited).expect("what was inherited is taken as it is recorded");
    while !game.over() {
        game.answer(N(1)).expect("legal");
    }
    let entries = game.journal().entries().to_vec();
    assert_eq!(entries[..2], inherited);
    open(&fairness, &entries).expect("every later roll follows from the new seed");
    let mut changed = entries.clone();
    let later = changed.iter().rposition(|entry| matches!(entry, Entry::Dice(_))).expect("it rolled");
    assert!(later >= 2);
    let Entry::Dice(sides) = &mut changed[later] else { panic!("this is a roll") };
    sides[0] = 3 - sides[0];
    assert!(open(&fairness, &changed).is_err());
}

#[test]
fn a_snapshot_and_what_came_after_it_resume_the_game() {
    let mut game = begin(Trap::None);
    for _ in 0..5 {
        game.answer(N(1)).expect("legal");
    }
    let snapshot: Snapshot<State> = game.snapshot();
    assert!(snapshot.before > 0, "a step is over");
    let journal = game.journal().clone();
    let resumed = Match::<Traps>::resume(Arc::new(()), &Trap::None, game.source().clone(), snapshot, journal);
    let mut resumed = resumed.expect("it fits");
    assert_eq!(resumed.now().state, game.now().state);
    for _ in 0..2 {
        game.answer(N(3)).expect("legal");
        resumed.answer(N(3)).expect("legal");
    }
    assert_eq!(resumed.now().state, game.now().state);
    assert_eq!(resumed.journal(), game.journal());
}

fn saved() -> String {
    Save::of(&finished(), &Trap::None, "no content".into()).expect("a seeded game").write()
}

#[test]
fn a_save_reads_back_and_names_its_game() {
    let text = saved();
    assert_eq!(game_of(text.as_bytes()).as_deref(), Ok("traps"));
    let save = Save::<Traps>::read(text.as_bytes()).expect("it was just written");
    assert_eq!(save.write(), text);
    assert_eq!(save.journal, *finished().journal());
}

#[test]
fn a_save_that_was_changed_cut_off_or_is_no_save_says_so() {
    let text = saved();
    let read = |bytes: &[u8]| Save::<Traps>::read(bytes).err();
    assert_eq!(read(text.replacen("2]", "3]", 1).as_bytes()), Some(SaveError::Tampered));
    let other_game = text.replace("\"traps\"", "\"chess\"");
    assert!(matches!(read(other_game.as_bytes()), Some(SaveError::OtherGame { .. })));
    let later = text.replace("\"crossover\": 1", "\"crossover\": 2");
    assert_eq!(read(later.as_bytes()), Some(SaveError::OtherFormat { found: 2 }));
    let version = format!("\"version\": \"{}\"", env!("CARGO_PKG_VERSION"));
    let other_rules = text.replace(&version, "\"version\": \"99.1.0\"");
    let other_rules = Save::<Traps>::read(other_rules.as_bytes()).expect("games of other versions are read");
    assert_eq!(other_rules.version, "99.1.0");
    assert!(matches!(read(b"\xff\xfe"), Some(SaveError::Malformed { line: 1, .. })));
    assert!(matches!(read(&vec![b' '; 40 << 20]), Some(SaveError::TooLarge { .. })));
    for cut in 0..text.len() - 2 {
        assert!(matches!(read(&text.as_bytes()[..cut]), Some(SaveError::Malformed { .. })), "cut at {cut}");
    }
}

#[test]
fn no_bytes_make_reading_a_save_panic() {
    let good = saved().into_bytes();
    let mut chance = Fast::new(4);
    for _ in 0..20_000 {
        let mut bytes = good.clone();
        for _ in 0..=chance.below(4) {
            let at = chance.below(bytes.len() as u32) as usize;
            match chance.below(3) {
                0 => bytes[at] = chance.below(256) as u8,
                1 => drop(bytes.remove(at)),
                _ => bytes.insert(at, chance.below(256) as u8),
            }
        }
        if let Ok(save) = Save::<Traps>::read(&bytes) {
            assert_eq!(save.journal, *finished().journal(), "a changed save was taken for the real one");
        }
    }
}
