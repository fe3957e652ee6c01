//! Any game's runs, as programs ask for them. Inside everything is typed; here the types end.

use std::path::{Path, PathBuf};
use std::time::Duration;

use anyhow::{anyhow, bail};
use content::Diagnostics;
use minds::{Random, Roster, Seated};
use serde_json::Value;
use table::{Fast, Game, Mind, Put, Reflex};
use wire::lobby::Chosen;
use words::{Language, Words};

use crate::bench::{self, Beside, Measured, Speed};
use crate::calculator::{Sketch, Worked};
use crate::ladder::{self, Contest, Ladder};
use crate::part::Lab;
use crate::run::{Plan, run};
use crate::simulated::Simulated;
use crate::wish::{Wish, refuse_others};

/// A run that is asked for.
#[derive(Clone, Copy)]
pub struct Order<'a> {
    /// How many games, from which seed, on how many threads.
    pub plan: Plan,
    /// Bots by name: none for the best of the game, one for all seats, or those of the first seat and of all others.
    pub bots: &'a [String],
    /// Packs on top of what is printed.
    pub packs: &'a [PathBuf],
    /// What was asked for; the rest is drawn.
    pub wanted: &'a [Chosen],
    /// The start that every game of the run is, by its id; without one, games are dealt.
    pub start: Option<&'a str>,
}

/// What every game of a run begins from.
pub struct Begins<'a, G: Game> {
    /// What is agreed.
    pub setup: G::Setup,
    /// What is answered to a question whoever is asked, by its place among the options; nothing where the minds answer.
    pub said: &'a (dyn Fn(&Put<G>) -> Option<usize> + Sync),
}

/// Loads a game's content with packs on top.
pub type Load<'a, G> = &'a dyn Fn(&[PathBuf]) -> Result<<G as Game>::Content, Diagnostics>;

/// One game's runs, whatever it counts.
pub trait Runs<G: Game>: Sync {
    /// What can be asked for.
    fn wishes(&self) -> &'static [Wish];

    /// Plays a run. `done` is called after each game, on the thread that played it.
    ///
    /// # Errors
    /// Names that are not known; content that is not in order; no threads.
    fn simulate(
        &self,
        order: &Order,
        minds: &Roster<G>,
        load: Load<G>,
        done: &(dyn Fn() + Sync),
    ) -> anyhow::Result<Simulated>;

    /// The setups of a run's games, in order.
    ///
    /// # Errors
    /// Names that are not known; content that is not in order.
    fn setups(&self, order: &Order, load: Load<G>) -> anyhow::Result<Vec<G::Setup>>;

    /// Plays a run of games that begin alike.
    ///
    /// # Errors
    /// Names that are not known; no threads.
    fn simulate_start(
        &self,
        order: &Order,
        minds: &Roster<G>,
        content: &G::Content,
        begins: &Begins<G>,
        done: &(dyn Fn() + Sync),
    ) -> anyhow::Result<Simulated>;

    /// Lets minds play each other, or the game itself. `begun` is told how many games there are, `done` is called after
    /// each.
    ///
    /// # Errors
    /// Names that are not known; content that is not in order; no threads.
    fn ladder(
        &self,
        contest: &Contest,
        minds: &Roster<G>,
        load: Load<G>,
        begun: &dyn Fn(u64),
        done: &(dyn Fn() + Sync),
    ) -> anyhow::Result<Ladder>;

    /// Measures random games on one thread and on all, and single operations, each for about so long.
    ///
    /// # Errors
    /// A fault of the rules.
    fn bench(&self, load: Load<G>, length: Duration) -> anyhow::Result<Measured>;

    /// Somebody who plays random games on one thread for as long as is asked.
    ///
    /// # Errors
    /// When there is nothing to play with.
    fn pace(&self, load: Load<G>) -> anyhow::Result<Box<dyn Pace>>;

    /// The same odds by a library for dice that this Python has, in a game that can be compared.
    fn beside(&self, python: &Path, length: Duration) -> Option<anyhow::Result<Beside>>;
}

/// Plays random games on one thread for about so long.
pub trait Pace {
    /// Plays.
    ///
    /// # Errors
    /// A fault of the rules.
    fn play(&mut self, length: Duration) -> anyhow::Result<Speed>;
}

impl<F: FnMut(Duration) -> anyhow::Result<Speed>> Pace for F {
    fn play(&mut self, length: Duration) -> anyhow::Result<Speed> {
        self(length)
    }
}

/// One game's laboratory, as programs hold it. It loads the content that it needs when it is asked.
pub trait Laboratory: Sync {
    /// The game's short name.
    fn game(&self) -> &'static str;

    /// The words to speak of it.
    fn words(&self, language: Language) -> Words;

    /// The names of its bots.
    fn bots(&self) -> Vec<&'static str>;

    /// What can be asked of its runs.
    fn wishes(&self) -> &'static [Wish];

    /// Plays a run; see [`Runs::simulate`].
    ///
    /// # Errors
    /// As there.
    fn simulate(&self, order: &Order, done: &(dyn Fn() + Sync)) -> anyhow::Result<Simulated>;

    /// The setups of a run's games, in order, as data; see [`Runs::setups`].
    ///
    /// # Errors
    /// As there.
    fn setups(&self, order: &Order) -> anyhow::Result<Vec<Value>>;

    /// Lets minds play each other; see [`Runs::ladder`].
    ///
    /// # Errors
    /// As there.
    fn ladder(
        &self,
        contest: &Contest,
        begun: &dyn Fn(u64),
        done: &(dyn Fn() + Sync),
    ) -> anyhow::Result<Ladder>;

    /// Measures the game; see [`Runs::bench`].
    ///
    /// # Errors
    /// As there.
    fn bench(&self, length: Duration) -> anyhow::Result<Measured>;

    /// Somebody who plays on demand; see [`Runs::pace`].
    ///
    /// # Errors
    /// As there.
    fn pace(&self) -> anyhow::Result<Box<dyn Pace>>;

    /// The same odds by a library for dice; see [`Runs::beside`].
    fn beside(&self, python: &Path, length: Duration) -> Option<anyhow::Result<Beside>>;

    /// What odds can be worked out of.
    fn sketches(&self) -> Vec<Sketch>;

    /// Works out the odds of a sketch, by its name.
    ///
    /// # Errors
    /// When there is none of this name, or what it is told can't be.
    fn odds(&self, sketch: &str, chosen: &[Chosen], words: &Words) -> anyhow::Result<Worked>;
}

impl<G: Game, L: Lab<G>> Runs<G> for L {
    fn wishes(&self) -> &'static [Wish] {
        Lab::wishes(self)
    }

    fn simulate(
        &self,
        order: &Order,
        minds: &Roster<G>,
        load: Load<G>,
        done: &(dyn Fn() + Sync),
    ) -> anyhow::Result<Simulated> {
        let names = bots(order.bots, minds)?;
        refuse_others(G::NAME, Lab::wishes(self), order.wanted)?;
        let content = match self.content(order.packs, order.wanted) {
            Some(content) => content?,
            None => load(order.packs).map_err(not_in_order)?,
        };
        let deal = self.deal(&content, order.wanted, order.plan.seed)?;
        let start = |number| G::start(&content, &deal(number)).map_err(|error| error.to_string());
        let bot = |at: usize| mind(minds, names[at]).expect("both names were tried before the first game");
        let seated = || Seated { a: bot(0), b: bot(1) };
        let run = run(self, &content, order.plan, start, seated, done)?;
        Ok(Simulated::of(G::NAME, order.plan, names, self.together(), self.tables(&content, &run), &run))
    }

    fn setups(&self, order: &Order, load: Load<G>) -> anyhow::Result<Vec<G::Setup>> {
        refuse_others(G::NAME, Lab::wishes(self), order.wanted)?;
        let content = match self.content(order.packs, order.wanted) {
            Some(content) => content?,
            None => load(order.packs).map_err(not_in_order)?,
        };
        let deal = self.deal(&content, order.wanted, order.plan.seed)?;
        Ok((0..order.plan.games).map(deal).collect())
    }

    fn simulate_start(
        &self,
        order: &Order,
        minds: &Roster<G>,
        content: &G::Content,
        begins: &Begins<G>,
        done: &(dyn Fn() + Sync),
    ) -> anyhow::Result<Simulated> {
        let names = bots(order.bots, minds)?;
        let start = |_| G::start(content, &begins.setup).map_err(|error| error.to_string());
        let bot = |at: usize| mind(minds, names[at]).expect("both names were tried before the first game");
        let told = || Told { said: begins.said, inner: Seated { a: bot(0), b: bot(1) } };
        let run = run(self, content, order.plan, start, told, done)?;
        Ok(Simulated::of(G::NAME, order.plan, names, self.together(), self.tables(content, &run), &run))
    }

    fn ladder(
        &self,
        contest: &Contest,
        minds: &Roster<G>,
        load: Load<G>,
        begun: &dyn Fn(u64),
        done: &(dyn Fn() + Sync),
    ) -> anyhow::Result<Ladder> {
        let content = match self.content(&[], &[]) {
            Some(content) => content?,
            None => load(&[]).map_err(not_in_order)?,
        };
        ladder::ladder(self, contest, minds, &content, begun, done)
    }

    fn bench(&self, load: Load<G>, length: Duration) -> anyhow::Result<Measured> {
        bench::measure_game::<G>(Lab::bench(self), load(&[]).map_err(not_in_order)?, length)
    }

    fn pace(&self, load: Load<G>) -> anyhow::Result<Box<dyn Pace>> {
        let content = load(&[]).map_err(not_in_order)?;
        let starts = bench::starts::<G>(Lab::bench(self), &content)?;
        Ok(Box::new(move |length| {
            bench::measure(length, |number| bench::playout::<G>(&content, &starts, number))
        }))
    }

    fn beside(&self, python: &Path, length: Duration) -> Option<anyhow::Result<Beside>> {
        Lab::bench(self).beside(python, length)
    }
}

/// Minds that are told what to answer to some questions.
struct Told<'a, G: Game, M> {
    said: &'a (dyn Fn(&Put<G>) -> Option<usize> + Sync),
    inner: M,
}

impl<G: Game, M: Mind<G>> Mind<G> for Told<'_, G, M> {
    fn looks_back(&self) -> bool {
        self.inner.looks_back()
    }

    fn answer(&mut self, put: &Put<G>, chance: &mut Fast) -> usize {
        (self.said)(put).unwrap_or_else(|| self.inner.answer(put, chance))
    }
}

fn not_in_order(found: Diagnostics) -> anyhow::Error {
    anyhow!("the content is not in order\n{found}")
}

/// Every game has this bot, whether it lists it or not.
const RANDOM: &str = "random";

/// The mind of a name.
fn mind<G: Game>(minds: &Roster<G>, name: &str) -> Option<Box<dyn Mind<G> + Send>> {
    let random = || -> Box<dyn Mind<G> + Send> { Box::new(Reflex(Random)) };
    minds.mind(name).or_else(|| (name == RANDOM).then(random))
}

/// The bots of the first seat and of all others.
fn bots<G: Game>(asked: &[String], minds: &Roster<G>) -> anyhow::Result<[&'static str; 2]> {
    let known = |name: &String| {
        let named = minds.names().chain([RANDOM]).find(|known| known == name);
        named.ok_or_else(|| anyhow!("{} has no {name} bot: use random", G::NAME))
    };
    match asked {
        // The weakest comes first.
        [] => Ok([minds.policies.last().map_or(RANDOM, |named| named.name); 2]),
        [both] => Ok([known(both)?; 2]),
        [a, b] => Ok([known(a)?, known(b)?]),
        _ => bail!("{} bots are too many: name one for each side, such as greedy,random", asked.len()),
    }
}
