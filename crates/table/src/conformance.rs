//! One suite for all games. A game joins it with one line in its tests:
//!
//! ```text
//! #[test]
//! fn conforms() { table::conformance::suite::<Chess>(content(), &setups(), 40); }
//! ```
//!
//! It proves by random play that every offered answer is accepted and others are refused with nothing changed,
//! that replay, snapshot, save and undo lead to the identical state, that the digest of many games is the same
//! on one thread and on several, that what a seat can't see leaves its view, events and questions alone, that the same
//! answers make the same game inline, as a match and as a [`crate::Branch`], whose open chance leads everywhere, that what a
//! seat believes in the middle of a game leaves alone what it saw, and that every game ends. What it can't see is an event that names a card just drawn in secret, since both worlds
//! draw the same: `Game::hears` of such events wants a test of its own.
//!
//! # Panics
//! Everything here panics with a description when a game does not conform: it is meant for tests.

mod branches;

use std::sync::Arc;

use rayon::prelude::*;
use sha2::{Digest, Sha256};

use crate::{
    Entry, Fairness, Fast, Fault, Game, Kind, Match, Pending, Playout, Save, Script, Seat, Seed, Source,
    Uniform, play_out, replay,
};

/// A game may go on for so many answers; beyond, it is taken to be endless.
const LONGEST: usize = 20_000;
/// Answers are tried on copies at each pause: so many of the offered, so many of any.
const TRIED: usize = 3;

/// Every check, on `games` random live games of each setup.
pub fn suite<G: Game>(content: Arc<G::Content>, setups: &[G::Setup], games: u64)
where
    G::Content: Send + Sync,
    G::Setup: Sync,
{
    for (index, setup) in setups.iter().enumerate() {
        for number in 0..games {
            let number = number + 1_000 * index as u64;
            random_game::<G>(&content, setup, number);
            branches::same_games::<G>(&content, setup, number);
            branches::beliefs_fit::<G>(&content, setup, number);
            branches::open_chance_reaches_everything::<G>(&content, setup, number);
        }
        threads_agree::<G>(&content, setup, games * 4);
    }
}

/// Random live games in which players have agreed on something beside the rules, as [`Match::agree`] has it: what a seat
/// can't see then leaves its view, events and questions alone as well.
pub fn secrets_are_kept<G: Game>(
    content: &Arc<G::Content>,
    setup: &G::Setup,
    agreed: impl Fn(&mut G::State),
    games: u64,
) {
    for number in 0..games {
        let begin = || {
            let fairness = Fairness::alone(Seed::from_number(number));
            let game = Match::<G>::new(Arc::clone(content), setup, fairness);
            let mut game = game.unwrap_or_else(|error| panic!("the setup can't be played: {error}"));
            game.agree(&agreed);
            game
        };
        let (mut game, mut chance) = (begin(), Fast::new(number));
        while let Some(pending) = game.pending().first() {
            let answer = pending.options[chance.below(pending.options.len() as u32) as usize];
            views_hold_no_secrets(&game, &mut chance);
            game.answer(answer).unwrap_or_else(|refusal| panic!("offered, yet refused: {refusal:?}"));
        }
        two_worlds(begin(), number);
    }
}

/// One random live game, with every check at every pause.
pub fn random_game<G: Game>(content: &Arc<G::Content>, setup: &G::Setup, number: u64) {
    let mut chance = Fast::new(number);
    let fairness = Fairness::alone(Seed::from_number(number));
    let mut game = Match::<G>::new(Arc::clone(content), setup, fairness.clone())
        .unwrap_or_else(|error| panic!("the setup can't be played: {error}"));
    let mut answers = 0;
    while let Some(pending) = game.pending().first().cloned() {
        answers += 1;
        assert!(answers < LONGEST, "game {number} does not end");
        let sound = G::sound(game.now());
        assert_eq!(sound, Ok(()), "game {number}, answer {answers}: {:?}", game.now().state);
        offered_answers_are_accepted(&game, &pending, &mut chance);
        other_answers_are_refused(&mut game, &pending, &mut chance);
        views_hold_no_secrets(&game, &mut chance);
        if chance.below(20) == 0 {
            undo_leads_back(&game, &pending, &mut chance);
            undo_goes_far(&game, setup, &mut chance);
            moves_house(&game, setup);
            branches::matches_are_believed(&game, &mut chance);
        }
        let which = chance.below(game.pending().len() as u32) as usize;
        let options = &game.pending()[which].options;
        let answer = options[chance.below(options.len() as u32) as usize];
        game.answer_one(which, answer).unwrap_or_else(|refusal| panic!("offered, yet refused: {refusal:?}"));
    }
    assert_eq!(game.fault(), None, "game {number} after {answers} answers: {:?}", game.now().state);
    assert!(game.over(), "game {number} neither asks nor is over");
    let replayed = replay::<G>(content, setup, game.journal());
    let replayed = replayed.unwrap_or_else(|error| panic!("game {number} can't be replayed: {error}"));
    assert_eq!(&replayed, game.now().state, "game {number}: the replay ends elsewhere");
    save_and_verify(&game, setup);
    if G::HIDDEN {
        let game = Match::<G>::new(Arc::clone(content), setup, fairness).expect("it began before");
        two_worlds(game, number);
    }
}

fn offered_answers_are_accepted<G: Game>(
    game: &Match<G>,
    pending: &Pending<G::Ask, G::Answer>,
    chance: &mut Fast,
) {
    assert!(!pending.options.is_empty(), "nothing is legal: {:?}", pending.ask);
    for (answer, _) in &pending.forbidden {
        assert!(!pending.options.contains(answer), "both legal and not: {answer:?}");
    }
    for _ in 0..TRIED {
        let answer = pending.options[chance.below(pending.options.len() as u32) as usize];
        let mut copy = game.clone();
        let taken = copy.answer(answer);
        assert!(taken.is_ok(), "{answer:?} was offered to {:?}, yet {taken:?}", pending.ask);
        assert_eq!(copy.fault(), None, "after {answer:?} to {:?}", pending.ask);
    }
}

fn other_answers_are_refused<G: Game>(
    game: &mut Match<G>,
    pending: &Pending<G::Ask, G::Answer>,
    chance: &mut Fast,
) {
    for _ in 0..TRIED {
        let answer = G::any_answer(game.content(), game.now().state, chance);
        if pending.options.contains(&answer) {
            continue;
        }
        let (state, entries) = (game.now().state.clone(), game.journal().clone());
        let mut copy = game.clone();
        match copy.answer(answer) {
            // Of a place only suggestions are listed; any other may be legal too.
            Ok(()) => assert_eq!(pending.prompt.kind, Kind::Place, "not offered, yet taken: {answer:?}"),
            Err(refusal) => {
                assert_eq!(refusal.answer, answer);
                assert_eq!(copy.now().state, &state, "a refusal changed the state: {answer:?}");
                assert_eq!(copy.journal(), &entries, "a refusal was recorded: {answer:?}");
                assert_eq!(copy.pending(), game.pending(), "a refusal changed the question");
            }
        }
    }
}

/// Takes back to an earlier answer: the same question must stand there as did then.
fn undo_leads_back<G: Game>(game: &Match<G>, pending: &Pending<G::Ask, G::Answer>, chance: &mut Fast) {
    let standing = game.journal().standing();
    let mut copy = game.clone();
    let here = game.journal().next_number();
    let answer = pending.options[chance.below(pending.options.len() as u32) as usize];
    if game.pending().len() > 1 || copy.answer(answer).is_err() {
        return;
    }
    copy.undo(here).unwrap_or_else(|error| panic!("can't take back {answer:?}: {error}"));
    assert_eq!(copy.now().state, game.now().state, "undo leads elsewhere");
    assert_eq!(copy.pending(), game.pending(), "undo leads to another question");
    assert_eq!(copy.told(), game.told(), "undo tells another story");
    assert_eq!(copy.journal().standing(), standing);
    let last = copy.journal().entries().last();
    assert!(matches!(last, Some(Entry::Undo(to)) if *to == here), "an undo is an entry itself");
}

/// Takes back any answer and all that followed: whoever opens the journal finds the same game and hears the same story,
/// though the undo itself played only from a checkpoint on.
fn undo_goes_far<G: Game>(game: &Match<G>, setup: &G::Setup, chance: &mut Fast) {
    let answers: Vec<u32> = game
        .journal()
        .standing_back()
        .filter_map(|(number, entry)| matches!(entry, Entry::Answer(..)).then_some(number))
        .collect();
    if answers.is_empty() || game.pending().len() > 1 {
        return;
    }
    let to = answers[chance.below(answers.len() as u32) as usize];
    let mut copy = game.clone();
    copy.undo(to).unwrap_or_else(|error| panic!("can't take back entry {to}: {error}"));
    let (content, journal) = (Arc::clone(game.content()), copy.journal().clone());
    let opened = Match::<G>::open(content, setup, game.source().clone(), journal, true);
    let opened = opened.unwrap_or_else(|error| panic!("the journal can't be opened: {error}"));
    assert_eq!(copy.now().state, opened.now().state, "undo to {to} leads elsewhere");
    assert_eq!(copy.pending(), opened.pending(), "undo to {to} leads to another question");
    assert_eq!(copy.told(), opened.told(), "undo to {to} tells another story");
    assert_eq!(copy.snapshot(), opened.snapshot(), "undo to {to} leaves another checkpoint");
}

/// Another node opens the game: from the journal, and from a snapshot and what came after it.
fn moves_house<G: Game>(game: &Match<G>, setup: &G::Setup) {
    let source = || game.source().clone();
    let content = || Arc::clone(game.content());
    let opened = Match::<G>::open(content(), setup, source(), game.journal().clone(), true);
    let opened = opened.unwrap_or_else(|error| panic!("the journal can't be opened: {error}"));
    // In the bytes that a server keeps: they name no fields, so a state that leaves one out does not read back.
    let packed = postcard::to_allocvec(&game.snapshot()).expect("a snapshot is plain data");
    let snapshot = postcard::from_bytes(&packed).expect("a snapshot reads back");
    assert_eq!(snapshot, game.snapshot(), "a snapshot does not read back as it was");
    let resumed = Match::<G>::resume(content(), setup, source(), snapshot, game.journal().clone());
    let resumed = resumed.unwrap_or_else(|error| panic!("the snapshot can't be resumed: {error}"));
    let told_again = &game.told()[game.told_before_checkpoint().len()..];
    assert_eq!(resumed.told(), told_again, "a snapshot tells another story");
    let after_first = game.told().iter().skip_while(|told| told.entry.is_none());
    assert!(after_first.is_sorted_by_key(|told| told.entry), "what happened has no place in the journal");
    for other in [opened, resumed] {
        assert_eq!(other.now().state, game.now().state);
        assert_eq!(other.pending(), game.pending());
    }
}

fn save_and_verify<G: Game>(game: &Match<G>, setup: &G::Setup) {
    let save = Save::of(game, setup, "suite".into()).expect("a live game has a seed");
    let text = save.write();
    let read = Save::<G>::read(text.as_bytes()).unwrap_or_else(|error| panic!("{error}\n{text}"));
    let content = Arc::clone(game.content());
    let source = Source::Fair(read.fairness);
    let opened = Match::<G>::open(content, &read.setup, source, read.journal, true);
    let opened = opened.unwrap_or_else(|error| panic!("a save can't be verified: {error}"));
    assert_eq!(opened.now().state, game.now().state);
}

/// What a seat can't know may be anything: its view stays the same.
fn views_hold_no_secrets<G: Game>(game: &Match<G>, chance: &mut Fast) {
    if !G::HIDDEN {
        return;
    }
    for seat in 0..G::seats(game.now().state) {
        let mut other = game.now().state.clone();
        G::imagine(game.content(), &mut other, Seat(seat), chance);
        let imagined = crate::Scene { state: &other, content: game.now().content };
        let (view, imagined) = (game.view(Some(Seat(seat))), G::view(imagined, Some(Seat(seat))));
        assert_eq!(view, imagined, "seat {seat} sees what it can't know");
    }
}

/// Two worlds that differ in what a seat can't know, played in step with the same answers: what the seat hears
/// and is asked, who is asked when, and what it is refused are the same until something hidden is shown.
fn two_worlds<G: Game>(mut game: Match<G>, number: u64) {
    let mut chance = Fast::new(number ^ 0xB0B);
    let fairness = Fairness::alone(Seed::from_number(number));
    let content = &Arc::clone(game.content());
    let mut last = None;
    while !game.over() {
        let (checkpoint, _) = game.since_checkpoint();
        let number = game.snapshot().before;
        if last.replace(number) != Some(number) {
            for seat in (0..G::seats(checkpoint)).map(Seat) {
                let mut imagined = checkpoint.clone();
                G::imagine(content, &mut imagined, seat, &mut chance);
                in_step::<G>(content, checkpoint.clone(), imagined, &fairness, seat, &mut chance);
            }
        }
        let which = chance.below(game.pending().len() as u32) as usize;
        let options = &game.pending()[which].options;
        let answer = options[chance.below(options.len() as u32) as usize];
        game.answer_one(which, answer).expect("offered, so legal");
    }
}

fn in_step<G: Game>(
    content: &Arc<G::Content>,
    world: G::State,
    imagined: G::State,
    fairness: &Fairness,
    seat: Seat,
    chance: &mut Fast,
) {
    let mut one = Match::<G>::from_state(Arc::clone(content), world, Source::Fair(fairness.clone()));
    // The other world gets the same dice and draws, as far as they are possible there.
    let mut handed_on = 0;
    let mut chance_of = |one: &Match<G>| {
        let entries = one.journal().entries();
        let mut script = Script::default();
        for entry in &entries[handed_on..] {
            match entry {
                Entry::Dice(sides) => script.rolls.push_back(sides.clone()),
                Entry::Draw(index) => script.draws.push_back(*index as usize),
                Entry::Answer(..) | Entry::Undo(_) => {}
            }
        }
        handed_on = entries.len();
        script
    };
    let mut two = Match::<G>::from_state(Arc::clone(content), imagined, Source::Script(chance_of(&one)));
    for _ in 0..12 {
        // A draw that the other world can't make ends the comparison there.
        if one.over() || two.over() || two.fault() == Some(Fault::ScriptEnded) {
            return;
        }
        if shown_apart(&one, &two, seat) {
            return;
        }
        let asked = |game: &Match<G>| -> Vec<Seat> { game.pending().iter().map(|p| p.prompt.seat).collect() };
        assert_eq!(asked(&one), asked(&two), "who is asked betrays something to {seat:?}");
        for (left, right) in one.pending().iter().zip(two.pending()) {
            if left.prompt.seat == seat {
                assert_eq!(left, right, "{seat:?} is asked by what it can't know");
            }
        }
        let probe = G::any_answer(content, one.now().state, chance);
        if asked(&one).first() == Some(&seat) {
            let (mut left, mut right) = (one.clone(), two.clone());
            assert_eq!(left.answer(probe), right.answer(probe), "a refusal betrays something to {seat:?}");
            branches::beliefs_are_alike(&one, &two, seat, chance);
        }
        let picks: Vec<G::Answer> = one
            .pending()
            .iter()
            .map(|pending| pending.options[chance.below(pending.options.len() as u32) as usize])
            .collect();
        for (which, &answer) in picks.iter().enumerate() {
            one.answer_one(which, answer).expect("offered, so legal");
        }
        two.hand_on(chance_of(&one));
        for (which, &answer) in picks.iter().enumerate() {
            if two.answer_one(which, answer).is_err() {
                // Another seat used what it holds in one world only; from here the worlds may differ.
                return;
            }
        }
    }
}

/// Whether the worlds have parted lawfully: something hidden was shown and is not the same in both. Any other
/// difference in what the seat hears is a leak.
fn shown_apart<G: Game>(one: &Match<G>, two: &Match<G>, seat: Seat) -> bool {
    let (mut left, mut right) = (one.told().iter(), two.told().iter());
    loop {
        let (told, other) = match (left.next(), right.next()) {
            (None, None) => return false,
            (Some(told), Some(other)) => (told, other),
            _ => panic!("{seat:?} hears more in one world than in the other"),
        };
        let heard = |event| G::hears(event, Some(seat));
        if (told.rule, heard(&told.event)) != (other.rule, heard(&other.event)) {
            let shown = G::reveals(&told.event) || G::reveals(&other.event);
            assert!(shown, "{seat:?} hears what it can't know: {told:?} or {other:?}");
            return true;
        }
    }
}

/// The digest over all transcripts in game order, on a pool of so many threads.
pub fn digest<G: Game>(content: &G::Content, setup: &G::Setup, games: u64, threads: usize) -> [u8; 32]
where
    G::Content: Sync,
    G::Setup: Sync,
{
    let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build().expect("threads can be had");
    let digests: Vec<[u8; 32]> = pool.install(|| {
        (0..games)
            .into_par_iter()
            .map(|number| {
                let start = G::start(content, setup).expect("the setup was played before");
                let mut table = Playout::<G, _>::transcribed(Uniform, Fast::of_game(7, number));
                play_out(content, start, &mut table)
                    .unwrap_or_else(|stop| panic!("playout {number} stops: {stop:?}"));
                table.transcript.map(|transcript| transcript.digest()).expect("it was asked for")
            })
            .collect()
    });
    let mut hash = Sha256::new();
    digests.iter().for_each(|digest| hash.update(digest));
    hash.finalize().into()
}

fn threads_agree<G: Game>(content: &Arc<G::Content>, setup: &G::Setup, games: u64)
where
    G::Content: Send + Sync,
    G::Setup: Sync,
{
    let alone = digest::<G>(content, setup, games, 1);
    assert_eq!(alone, digest::<G>(content, setup, games, 3), "the number of threads changes the games");
}
