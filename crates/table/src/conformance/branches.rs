//! The same games, however they are stepped: inline, as a live match, and as a branch with its chance drawn or open.

use std::collections::BTreeMap;
use std::sync::Arc;

use crate::recorded::{Next, Table};
use crate::{
    Branch, Chance, Chances, Counts, Die, Fast, Flow, Game, Match, RuleId, Scene, Script, Seat, Source,
    Trail, Turn, play_out,
};

/// Of so many questions, one is looked at closely.
const ONE_OF: u32 = 6;
/// So many answers are given in a belief, to see that the rules can live with it.
const ON: usize = 24;
/// Open chance is walked whole where it has no more outcomes than this, in a row; so often it is tried in a game.
const SMALL: usize = 600;
const TRIED: usize = 24;

/// A question of a game, as it was put inline.
struct Put<G: Game> {
    state: G::State,
    ask: G::Ask,
    options: Vec<G::Answer>,
    /// Which of them was taken.
    taken: usize,
}

/// What fell.
enum Fell {
    /// The faces of a roll.
    Faces(Counts),
    /// What was drawn.
    Drawn(usize),
}

/// A playout that notes everything.
struct Noted<G: Game> {
    chance: Fast,
    picks: Fast,
    put: Vec<Put<G>>,
    fell: Vec<Fell>,
    script: Script,
}

impl<G: Game> Noted<G> {
    fn new(number: u64) -> Self {
        let (chance, picks) = (Fast::new(number), Fast::of_game(number, 1));
        Noted { chance, picks, put: Vec::new(), fell: Vec::new(), script: Script::default() }
    }
}

impl<G: Game> Chance for Noted<G> {
    fn dice(&mut self, die: &'static Die, n: u8, why: RuleId) -> Flow<Counts> {
        let faces = self.chance.dice(die, n, why)?;
        if n > 0 {
            let side =
                |face: u8| die.sides.iter().position(|&shown| shown == face).map_or(0, |at| at as u8 + 1);
            let fallen =
                (0..8u8).flat_map(|face| std::iter::repeat_n(side(face), faces[usize::from(face)].into()));
            self.script.rolls.push_back(fallen.collect());
            self.fell.push(Fell::Faces(faces));
        }
        Ok(faces)
    }

    fn draw(&mut self, weights: &[u32], why: RuleId) -> Flow<usize> {
        let index = self.chance.draw(weights, why)?;
        self.script.draws.push_back(index);
        self.fell.push(Fell::Drawn(index));
        Ok(index)
    }
}

impl<G: Game> Table<G> for Noted<G> {
    fn next(&mut self, _: &mut G::State, _: &G::Ask) -> Flow<Next<G::Answer>> {
        Ok(Next::Open)
    }

    fn pick(&mut self, scene: Scene<G>, ask: &G::Ask, options: &[G::Answer]) -> Flow<usize> {
        let taken = if options.len() == 1 { 0 } else { self.picks.below(options.len() as u32) as usize };
        self.put.push(Put { state: scene.state.clone(), ask: *ask, options: options.to_vec(), taken });
        Ok(taken)
    }

    fn chance(&mut self) -> &mut dyn Chance {
        self
    }
}

/// One random game, played inline, as a match and as branches: the same questions with the same answers in the same states,
/// the same end.
pub(super) fn same_games<G: Game>(content: &Arc<G::Content>, setup: &G::Setup, number: u64) {
    let start = G::start(content, setup).expect("the setup was played before");
    let mut inline = Noted::<G>::new(number);
    let end = play_out(&**content, start.clone(), &mut inline).expect("a random game ends");
    as_a_match(content, &start, &inline, &end);
    let drawn = Branch::new(Arc::clone(content), start.clone(), Chances::Drawn(Fast::new(number)));
    as_a_branch(drawn.expect("it begins"), &inline, &end);
    let open = Branch::new(Arc::clone(content), start, Chances::Open);
    as_a_branch(open.expect("it begins"), &inline, &end);
}

fn as_a_match<G: Game>(content: &Arc<G::Content>, start: &G::State, inline: &Noted<G>, end: &G::State) {
    let source = Source::Script(inline.script.clone());
    let mut game = Match::<G>::from_state(Arc::clone(content), start.clone(), source);
    let mut put = inline.put.iter();
    while !game.pending().is_empty() {
        let together: Vec<&Put<G>> = put.by_ref().take(game.pending().len()).collect();
        assert_eq!(together.len(), game.pending().len(), "a match asks more than a playout");
        for (pending, put) in game.pending().iter().zip(&together) {
            assert_eq!(
                (&pending.ask, &pending.options),
                (&put.ask, &put.options),
                "a match asks another question"
            );
            assert_eq!(game.now().state, &put.state, "a match asks in another state");
        }
        for (which, put) in together.into_iter().enumerate() {
            game.answer_one(which, put.options[put.taken]).expect("a playout took it");
        }
    }
    assert_eq!(game.fault(), None);
    assert!(game.over() && put.next().is_none(), "a match is over sooner than a playout");
    assert_eq!(game.now().state, end, "a match ends elsewhere");
}

fn as_a_branch<G: Game>(mut branch: Branch<G>, inline: &Noted<G>, end: &G::State) {
    // What has one answer is answered by itself.
    let mut put = inline.put.iter().filter(|put| put.options.len() > 1);
    let mut fell = inline.fell.iter();
    loop {
        match branch.turn() {
            Turn::Over => break,
            Turn::Seat(prompt) => {
                let put = put.next().expect("a branch asks no more than a playout");
                assert_eq!(branch.ask(), Some(&put.ask), "a branch asks another question");
                assert_eq!(branch.options(), put.options, "a branch offers other answers");
                assert_eq!(branch.now().state, &put.state, "a branch asks in another state");
                assert_eq!(prompt, G::prompt(&put.ask));
                branch.apply(put.taken).expect("a playout took it");
            }
            Turn::Chance => match fell.next().expect("a branch rolls no more than a playout") {
                Fell::Drawn(index) => branch.apply(*index).expect("a playout drew it"),
                Fell::Faces(faces) => {
                    for (face, &count) in faces.iter().enumerate() {
                        (0..count).for_each(|_| branch.apply(face).expect("it fell in a playout"));
                    }
                }
            },
        }
    }
    assert!(put.next().is_none(), "a branch is over sooner than a playout");
    assert_eq!(branch.now().state, end, "a branch ends elsewhere");
    let score =
        |state: &G::State| (0..G::seats(state)).map(|seat| G::score(state, Seat(seat))).collect::<Vec<_>>();
    assert_eq!(score(branch.now().state), score(end));
}

/// Beliefs in the middle of random games: the asked seat sees its view, its question and the list of its answers as they
/// were, byte for byte, and the rules can live with what it believes.
pub(super) fn beliefs_fit<G: Game>(content: &Arc<G::Content>, setup: &G::Setup, number: u64) {
    let start = G::start(content, setup).expect("the setup was played before");
    let mut chance = Fast::of_game(number, 2);
    let drawn = Chances::Drawn(Fast::new(number));
    let mut branch = Branch::<G>::new(Arc::clone(content), start, drawn).expect("it begins");
    while let Turn::Seat(prompt) = branch.turn() {
        if chance.below(ONE_OF) == 0 {
            let believed = branch.believed(prompt.seat, &mut chance);
            let believed = believed.unwrap_or_else(|fault| panic!("{:?}: no belief: {fault}", branch.ask()));
            assert_eq!(believed.turn(), branch.turn());
            assert_eq!(believed.options(), branch.options(), "{:?}: other answers in a belief", branch.ask());
            as_seen(&believed, branch.now(), branch.ask(), prompt.seat);
            lives_on(believed, &mut chance);
        }
        let option = chance.below(branch.options().len() as u32) as usize;
        branch.apply(option).expect("it was offered");
    }
}

/// The same from a live match, for every seat that is asked.
pub(super) fn matches_are_believed<G: Game>(game: &Match<G>, chance: &mut Fast) {
    for pending in game.pending() {
        // What has one answer is answered by itself in a branch, so that the question does not stand.
        if pending.options.len() == 1 {
            continue;
        }
        let seat = pending.prompt.seat;
        let believed = Branch::take_up(Arc::clone(game.content()), game.believed(seat, chance));
        let believed = believed.unwrap_or_else(|fault| panic!("{:?}: no belief: {fault}", pending.ask));
        assert_eq!(believed.options(), pending.options, "{:?}: other answers in a belief", pending.ask);
        as_seen(&believed, game.now(), Some(&pending.ask), seat);
        lives_on(believed, chance);
    }
}

/// Two worlds that differ in what a seat can't know give the same beliefs, which go on alike: neither the state nor a variable
/// of a rule holds anything back from being dealt anew.
pub(super) fn beliefs_are_alike<G: Game>(one: &Match<G>, two: &Match<G>, seat: Seat, chance: &mut Fast) {
    // What is drawn into a hand that lies open is shown, and need not be the same card in both.
    if one.view(Some(seat)) != two.view(Some(seat)) {
        return;
    }
    let seed = chance.bits();
    let belief = |game: &Match<G>| {
        let trail = game.believed(seat, &mut Fast::new(seed));
        Branch::take_up(Arc::clone(game.content()), trail).expect("what is asked can be believed")
    };
    let (mut one, mut two) = (belief(one), belief(two));
    for _ in 0..ON {
        assert_eq!(one.now().state, two.now().state, "what {seat:?} believes depends on what it can't know");
        assert_eq!((one.turn(), one.ask(), one.options()), (two.turn(), two.ask(), two.options()));
        let Turn::Seat(_) = one.turn() else { return };
        let option = chance.below(one.options().len() as u32) as usize;
        let taken = (one.apply(option), two.apply(option));
        assert_eq!(taken, (Ok(()), Ok(())), "a belief leads nowhere");
    }
}

fn as_seen<G: Game>(believed: &Branch<G>, real: Scene<G>, ask: Option<&G::Ask>, seat: Seat) {
    assert_eq!(believed.ask(), ask, "{seat:?} is asked something else in a belief");
    let written =
        |scene: Scene<G>| serde_json::to_string(&G::view(scene, Some(seat))).expect("a view is plain data");
    assert_eq!(written(believed.now()), written(real), "{ask:?}: {seat:?} sees something else in a belief");
}

fn lives_on<G: Game>(mut believed: Branch<G>, chance: &mut Fast) {
    for _ in 0..ON {
        let Turn::Seat(_) = believed.turn() else { return };
        let ask = believed.ask().copied();
        let option = chance.below(believed.options().len() as u32) as usize;
        believed.apply(option).unwrap_or_else(|fault| panic!("{ask:?}: a belief leads nowhere: {fault}"));
    }
}

/// Open chance reaches all that can come: wherever drawn chance leads, open chance leads, too, and its outcomes weigh one in
/// all.
pub(super) fn open_chance_reaches_everything<G: Game>(
    content: &Arc<G::Content>,
    setup: &G::Setup,
    number: u64,
) {
    let start = G::start(content, setup).expect("the setup was played before");
    let mut chance = Fast::of_game(number, 3);
    let drawn = Chances::Drawn(Fast::new(number));
    let mut branch = Branch::<G>::new(Arc::clone(content), start, drawn).expect("it begins");
    let (mut walked, mut tried) = (0, 0);
    while let Turn::Seat(_) = branch.turn()
        && walked < 2
        && tried < TRIED
    {
        let option = chance.below(branch.options().len() as u32) as usize;
        let at = |chances: Chances| {
            let trail: Trail<G> = branch.trail().clone().with_chances(chances);
            let mut there = Branch::take_up(Arc::clone(content), trail).expect("it was played before");
            there.apply(option).expect("it was offered");
            there
        };
        let open = at(Chances::Open);
        tried += usize::from(open.turn() == Turn::Chance);
        if open.turn() == Turn::Chance
            && let Some(ends) = walk(&open)
        {
            walked += 1;
            let all: f64 = ends.values().sum();
            assert!((all - 1.0).abs() < 1e-9, "the outcomes weigh {all} in all");
            for _ in 0..40 {
                let end = told(&at(Chances::Drawn(Fast::new(chance.bits()))));
                assert!(ends.contains_key(&end), "{:?}: open chance does not lead to {end}", branch.ask());
            }
        }
        branch.apply(option).expect("it was offered");
    }
}

/// Where open chance leads before somebody is asked, with how much it weighs; nothing if that is too much to walk.
fn walk<G: Game>(from: &Branch<G>) -> Option<BTreeMap<String, f64>> {
    let (mut ends, mut open, mut seen) = (BTreeMap::new(), vec![(from.clone(), 1.0)], 0);
    while let Some((branch, weight)) = open.pop() {
        if branch.turn() != Turn::Chance {
            *ends.entry(told(&branch)).or_insert(0.0) += weight;
            continue;
        }
        let weights = branch.weights().to_vec();
        seen += weights.len();
        if seen > SMALL {
            return None;
        }
        let all: f64 = weights.iter().map(|&weight| f64::from(weight)).sum();
        for (outcome, &share) in weights.iter().enumerate() {
            let mut next = branch.clone();
            let taken = next.apply(outcome);
            assert_eq!(taken.is_ok(), share > 0, "{outcome} of {weights:?}: {taken:?}");
            if share > 0 {
                open.push((next, weight * f64::from(share) / all));
            }
        }
    }
    Some(ends)
}

/// Where a branch stands, whole.
fn told<G: Game>(branch: &Branch<G>) -> String {
    let state = serde_json::to_string(branch.now().state).expect("a state is plain data");
    format!("{:?} {:?} {state}", branch.turn(), branch.ask())
}
