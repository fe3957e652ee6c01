//! The trail of a game: a checkpoint, and what was answered and what fell since. From it the game is taken up elsewhere:
//! by running the step again ([`crate::Branch`]), or on a stack of its own, where a question suspends it.

use crate::recorded::{Next, Posed, Table};
use crate::{Chance, Counts, Die, Entry, Fast, Fault, Flow, Game, Match, Play, RuleId, Scene, Seat, Stop};

/// Where chance comes from.
#[derive(Clone, Debug)]
pub enum Chances {
    /// From a generator, at once.
    Drawn(Fast),
    /// From a generator, too, but each roll and each draw has its own, named by its rule and by how often the rule had one
    /// before: what is done differently changes nothing of what falls for other reasons.
    Fated(Fated),
    /// From whoever steps: each die and each draw is a node of the tree, with its outcomes and their weights.
    Open,
}

/// Chance that each rule has of its own, in worlds that are to be compared.
#[derive(Clone, Debug)]
pub struct Fated {
    seed: u64,
    /// How often each rule had a roll or a draw.
    met: Vec<(RuleId, u64)>,
}

impl Fated {
    /// The fate of a number.
    pub fn new(seed: u64) -> Fated {
        Fated { seed, met: Vec::new() }
    }

    /// The generator of the next roll or draw by a rule.
    fn of(&mut self, why: RuleId) -> Fast {
        let at = self.met.iter().position(|(rule, _)| *rule == why).unwrap_or_else(|| {
            self.met.push((why, 0));
            self.met.len() - 1
        });
        self.met[at].1 += 1;
        let fold = |hash: u64, byte: u8| (hash ^ u64::from(byte)).wrapping_mul(0x100_0000_01b3);
        let name = why.as_str().bytes().fold(0xcbf2_9ce4_8422_2325, fold);
        Fast::of_game(self.seed ^ name, self.met[at].1)
    }
}

/// One thing that the rules were given.
#[derive(Clone, Debug)]
enum Given<A> {
    Answer(A),
    /// The faces that a roll shows.
    Faces(Counts),
    /// The sides, counted from 1, on which dice fell at a live table.
    Sides(Box<[u8]>),
    Draw(u32),
    /// From here on, what this seat can't know is what it could believe.
    Imagined(Box<(Seat, Fast)>),
}

/// Questions asked together that are being answered.
#[derive(Clone, Copy, Debug)]
struct Together {
    /// Where in the trail they begin.
    start: usize,
    /// How many of them are left.
    left: usize,
}

/// Answers to questions asked together that are given anew in a belief: the believer's own as they were, those of others
/// at random, because nobody knows them yet.
#[derive(Clone, Debug)]
struct Anew<A> {
    believer: Seat,
    /// The last one first; `None` where the question was not answered yet.
    answers: Vec<Option<A>>,
    chance: Fast,
}

/// A checkpoint and what came from outside the rules since.
pub struct Trail<G: Game> {
    checkpoint: G::State,
    given: Vec<Given<G::Answer>>,
    /// How much of it was handed back.
    at: usize,
    /// How much of it lies before the last step that was begun.
    before_step: usize,
    /// So much may lie before the last step: a state is copied for every so many answers, and not for every step.
    slack: usize,
    chances: Chances,
    together: Option<Together>,
    anew: Option<Anew<G::Answer>>,
}

impl<G: Game> Clone for Trail<G> {
    fn clone(&self) -> Self {
        Trail {
            checkpoint: self.checkpoint.clone(),
            given: self.given.clone(),
            at: self.at,
            before_step: self.before_step,
            slack: self.slack,
            chances: self.chances.clone(),
            together: self.together,
            anew: self.anew.clone(),
        }
    }
}

/// Who says how an open question is answered.
pub trait Pausing<G: Game> {
    /// Whether anything new may be asked or rolled; if not, the run is cut at the end of the trail.
    const GOES_ON: bool = true;

    /// Picks one of two options or more. The trail leads up to this question.
    ///
    /// # Errors
    /// [`Stop::Pause`], or whatever else leaves the rules.
    fn pick(
        &mut self,
        trail: &mut Trail<G>,
        scene: Scene<G>,
        ask: &G::Ask,
        options: &[G::Answer],
    ) -> Flow<usize>;

    /// Is told of open chance: so many dice of these weights, or one draw. The rules are left with a pause.
    fn chance(&mut self, _weights: &[u32], _dice: u8) {}
}

const DIVERGED: Stop = Stop::Fault(Fault::Diverged);

impl<G: Game> Trail<G> {
    /// A game at its beginning, or at any other checkpoint.
    pub fn new(checkpoint: G::State, chances: Chances) -> Trail<G> {
        let (given, together, anew) = (Vec::new(), None, None);
        Trail { checkpoint, given, at: 0, before_step: 0, slack: 0, chances, together, anew }
    }

    /// The same, where a state is copied only after so many answers and rolls: for who goes on most of the time and is
    /// taken up elsewhere seldom.
    #[must_use]
    pub fn with_slack(self, slack: usize) -> Trail<G> {
        Trail { slack, ..self }
    }

    /// The same, with its chance from elsewhere: what falls from here on is not what would have.
    #[must_use]
    pub fn with_chances(self, chances: Chances) -> Trail<G> {
        Trail { chances, ..self }
    }

    /// The state it sets out from.
    pub fn checkpoint(&self) -> &G::State {
        &self.checkpoint
    }

    /// What a seat could believe of this game: all that the seat saw, its question and the list of its answers are as they
    /// were, and what it can't know is something else.
    ///
    /// What is hidden is dealt anew at the question that stands and not at the checkpoint, where what the seat was shown
    /// since would have to be met by luck. Nothing hidden lies in the rules' own variables there; but for the answers to
    /// questions asked together, which the others give anew.
    #[must_use]
    pub fn believed(mut self, seat: Seat, chance: &mut Fast) -> Trail<G> {
        let start = self.together.map_or(self.given.len(), |together| together.start);
        let imagined = |given: &&Given<G::Answer>| matches!(given, Given::Imagined(_));
        let seam = start + self.given[start..].iter().take_while(imagined).count();
        let early = self.given.split_off(seam).into_iter().rev().filter_map(|given| match given {
            Given::Answer(answer) => Some(Some(answer)),
            _ => None,
        });
        let anew = early.collect();
        self.imagine(seat, anew, chance);
        self
    }

    fn imagine(&mut self, seat: Seat, answers: Vec<Option<G::Answer>>, chance: &mut Fast) {
        self.given.push(Given::Imagined(Box::new((seat, Fast::new(chance.bits())))));
        self.anew = Some(Anew { believer: seat, answers, chance: Fast::new(chance.bits()) });
        // Nobody knows what is going to fall.
        match &mut self.chances {
            Chances::Drawn(drawn) => *drawn = Fast::new(chance.bits()),
            Chances::Fated(fated) => *fated = Fated::new(chance.bits()),
            Chances::Open => {}
        }
    }

    /// Plays from the checkpoint along the trail and on from its end, until the rules are left; returns why, and the state
    /// as it stood then.
    pub fn play(&mut self, content: &G::Content, pausing: &mut impl Pausing<G>) -> (Stop, G::State) {
        self.at = 0;
        self.before_step = 0;
        self.together = None;
        let start = self.checkpoint.clone();
        let mut table = Trailing { content, trail: self, pausing, paused: false };
        let mut play = Play::new(content, start, &mut table);
        let stop = play.steps();
        (stop, play.state)
    }

    /// Moves the checkpoint up to where the step in progress began, so that the trail is short.
    pub fn settle(&mut self, content: &G::Content) {
        let dropped = self.before_step;
        if dropped == 0 {
            return;
        }
        let later = self.given.split_off(dropped);
        let (slack, together) = (std::mem::take(&mut self.slack), self.together);
        let (stop, _) = self.play(content, &mut Nobody);
        debug_assert!(stop == Stop::Cut && self.given.is_empty(), "a trail was played before: {stop:?}");
        self.slack = slack;
        self.together = together.map(|together| Together { start: together.start - dropped, ..together });
        self.given = later;
        self.at = self.given.len();
        self.before_step = 0;
    }

    /// Takes an answer to the question that stands.
    pub(crate) fn answered(&mut self, answer: G::Answer) {
        self.push(Given::Answer(answer));
    }

    /// Takes a whole roll.
    pub(crate) fn rolled(&mut self, faces: Counts) {
        self.push(Given::Faces(faces));
    }

    /// Takes a draw.
    pub(crate) fn drew(&mut self, index: u32) {
        self.push(Given::Draw(index));
    }

    /// Hears that a step begins, and from which state.
    pub(crate) fn stands_at(&mut self, state: &G::State) {
        if self.at > self.slack {
            self.checkpoint = state.clone();
            self.given.drain(..self.at);
            self.at = 0;
        }
        self.before_step = self.at;
    }

    /// Hears that so many questions follow that are asked together.
    pub(crate) fn asks_together(&mut self, questions: usize) {
        self.together = (questions > 0).then_some(Together { start: self.at, left: questions });
    }

    fn push(&mut self, given: Given<G::Answer>) {
        if matches!(given, Given::Answer(_)) {
            self.one_less();
        }
        self.given.push(given);
        self.at = self.given.len();
    }

    /// One of the questions asked together has its answer.
    fn one_less(&mut self) {
        if let Some(together) = &mut self.together {
            together.left -= 1;
            if together.left == 0 {
                self.together = None;
            }
        }
    }
}

impl<G: Game> Match<G> {
    /// What a seat could believe of this match, to be taken up elsewhere; see [`Trail::believed`]. The next question is the
    /// seat's own if it is asked.
    pub fn believed(&self, seat: Seat, chance: &mut Fast) -> Trail<G> {
        let (checkpoint, since) = self.since_checkpoint();
        let mut trail = Trail::new(checkpoint.clone(), Chances::Drawn(Fast::new(0)));
        trail.given.extend(since.iter().filter_map(|(_, entry)| match entry {
            Entry::Answer(_, answer) => Some(Given::Answer(*answer)),
            Entry::Dice(sides) => Some(Given::Sides(sides.as_slice().into())),
            Entry::Draw(index) => Some(Given::Draw(*index)),
            Entry::Undo(_) => None,
        }));
        let others = self.pending().iter().position(|pending| pending.prompt.seat == seat);
        trail.imagine(seat, vec![None; others.unwrap_or(0)], chance);
        trail
    }
}

/// Hands back a trail, then goes on as its chances and a [`Pausing`] say.
struct Trailing<'t, G: Game, P> {
    content: &'t G::Content,
    trail: &'t mut Trail<G>,
    pausing: &'t mut P,
    /// After a pause, the other questions asked together still come by.
    paused: bool,
}

impl<G: Game, P: Pausing<G>> Trailing<'_, G, P> {
    fn pause(&mut self, weights: &[u32], dice: u8) -> Stop {
        self.paused = true;
        self.pausing.chance(weights, dice);
        Stop::Pause
    }
}

impl<G: Game, P: Pausing<G>> Chance for Trailing<'_, G, P> {
    #[inline]
    fn dice(&mut self, die: &'static Die, n: u8, why: RuleId) -> Flow<Counts> {
        if n == 0 {
            return Ok([0; 8]);
        }
        let trail = &mut *self.trail;
        if let Some(given) = trail.given.get(trail.at) {
            trail.at += 1;
            return match given {
                Given::Faces(faces) => Ok(*faces),
                Given::Sides(sides) => die.count(sides).ok_or(DIVERGED),
                _ => Err(DIVERGED),
            };
        }
        if !P::GOES_ON {
            return Err(Stop::Cut);
        }
        let faces = match &mut trail.chances {
            Chances::Drawn(chance) => chance.dice(die, n, why)?,
            Chances::Fated(fated) => fated.of(why).dice(die, n, why)?,
            Chances::Open => {
                let mut weights = [0; 8];
                die.sides.iter().for_each(|&face| weights[usize::from(face)] += 1);
                return Err(self.pause(&weights[..die.faces], n));
            }
        };
        trail.rolled(faces);
        Ok(faces)
    }

    #[inline]
    fn draw(&mut self, weights: &[u32], why: RuleId) -> Flow<usize> {
        let trail = &mut *self.trail;
        if let Some(given) = trail.given.get(trail.at) {
            trail.at += 1;
            let Given::Draw(index) = given else { return Err(DIVERGED) };
            let index = *index as usize;
            return if weights.get(index).is_some_and(|&weight| weight > 0) {
                Ok(index)
            } else {
                Err(DIVERGED)
            };
        }
        if !P::GOES_ON {
            return Err(Stop::Cut);
        }
        let index = match &mut trail.chances {
            Chances::Drawn(chance) => chance.draw(weights, why)?,
            Chances::Fated(fated) => fated.of(why).draw(weights, why)?,
            Chances::Open => return Err(self.pause(weights, 0)),
        };
        trail.drew(index as u32);
        Ok(index)
    }
}

impl<G: Game, P: Pausing<G>> Table<G> for Trailing<'_, G, P> {
    #[inline]
    fn next(&mut self, state: &mut G::State, ask: &G::Ask) -> Flow<Next<G::Answer>> {
        let trail = &mut *self.trail;
        while let Some(given) = trail.given.get(trail.at) {
            trail.at += 1;
            match given {
                Given::Answer(answer) => {
                    let answer = *answer;
                    trail.one_less();
                    return Ok(Next::Given(answer));
                }
                Given::Imagined(imagined) => {
                    let (seat, chance) = &**imagined;
                    G::imagine(self.content, state, *seat, &mut chance.clone());
                }
                _ => return Err(DIVERGED),
            }
        }
        if !P::GOES_ON {
            return Err(Stop::Cut);
        }
        if let Some(anew) = &mut trail.anew
            && let Some(Some(own)) = anew.answers.last().copied()
            && G::prompt(ask).seat == anew.believer
        {
            anew.answers.pop();
            trail.answered(own);
            return Ok(Next::Given(own));
        }
        Ok(Next::Open)
    }

    #[inline]
    fn pick(&mut self, scene: Scene<G>, ask: &G::Ask, options: &[G::Answer]) -> Flow<usize> {
        if self.paused {
            return Err(Stop::Pause);
        }
        let trail = &mut *self.trail;
        let anew = trail.anew.as_mut().and_then(|anew| anew.answers.pop().map(|_| &mut anew.chance));
        let index = match anew {
            Some(chance) => chance.below(options.len() as u32) as usize,
            None if options.len() == 1 => 0,
            None => {
                let picked = self.pausing.pick(trail, scene, ask, options);
                self.paused = picked == Err(Stop::Pause);
                picked?
            }
        };
        trail.answered(options[index]);
        Ok(index)
    }

    #[inline]
    fn checkpoint(&mut self, state: &G::State) {
        self.trail.stands_at(state);
    }

    fn posed(&mut self, how: Posed) {
        if let Posed::Together(questions) = how {
            self.trail.asks_together(questions);
        }
    }

    fn chance(&mut self) -> &mut dyn Chance {
        self
    }
}

/// Answers nothing: the run is cut at the end of the trail.
struct Nobody;

impl<G: Game> Pausing<G> for Nobody {
    const GOES_ON: bool = false;

    fn pick(&mut self, _: &mut Trail<G>, _: Scene<G>, _: &G::Ask, _: &[G::Answer]) -> Flow<usize> {
        Err(Stop::Cut)
    }
}
