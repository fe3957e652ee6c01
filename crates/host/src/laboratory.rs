//! A game's parts as a laboratory: what is played and measured, with the content that each run asks for.

use std::path::Path;
use std::time::Duration;

use anyhow::{Context as _, anyhow};
use lab::bench::{Beside, Measured};
use lab::{Begins, Contest, Laboratory, Ladder, Order, Pace, Runs, Simulated, Sketch, Wish, Worked};
use serde_json::Value;
use table::{Game, Pending, Put};
use wire::lobby::Chosen;
use words::{Language, Words};

use crate::Parts;
use crate::starts::Starts;

impl<G: Game> Parts<G> {
    /// The laboratory of a game that bots play.
    pub fn laboratory(&self) -> Option<&dyn Laboratory> {
        self.lab.is_some().then_some(self as &dyn Laboratory)
    }

    fn runs(&self) -> anyhow::Result<&'static dyn Runs<G>> {
        self.lab.with_context(|| format!("{} is played by no bots", G::NAME))
    }
}

impl<G: Game> Parts<G> {
    /// What the first line that answers a question of setup answers to it.
    fn told(&self, lines: &[String], put: &Put<G>) -> Option<usize> {
        if !self.face.of_setup(put.scene.state, put.ask) {
            return None;
        }
        let pending = Pending {
            ask: *put.ask,
            prompt: G::prompt(put.ask),
            options: put.options.to_vec(),
            forbidden: Vec::new(),
            // A line says what it says, whoever may infer something from being asked.
            telling: false,
        };
        let script = self.script?;
        let option = |answer: &G::Answer| put.options.iter().position(|option| option == answer);
        lines.iter().find_map(|line| script.said(put.scene, &pending, line).iter().find_map(option))
    }
}

impl<G: Game> Laboratory for Parts<G> {
    fn game(&self) -> &'static str {
        G::NAME
    }

    fn words(&self, language: Language) -> Words {
        Parts::words(self, language)
    }

    fn bots(&self) -> Vec<&'static str> {
        self.minds.names().collect()
    }

    fn wishes(&self) -> &'static [Wish] {
        self.lab.map_or(&[], Runs::wishes)
    }

    fn simulate(&self, order: &Order, done: &(dyn Fn() + Sync)) -> anyhow::Result<Simulated> {
        let runs = self.runs()?;
        let Some(id) = order.start else {
            return runs.simulate(order, self.minds, &|packs| self.printed.load(packs), done);
        };
        let not_in_order = |found| anyhow!("the content is not in order\n{found}");
        let content = self.printed.load(order.packs).map_err(not_in_order)?;
        let starts = Starts::of_packs(self.starts, order.packs).map_err(not_in_order)?;
        let start = starts.get(id).with_context(|| starts.unknown(G::NAME, id))?;
        let words = Parts::words(self, Language::En);
        let setup = self.setups.choose(&content, &start.table(), &start.chosen(), &words);
        let setup = setup.map_err(|problem| anyhow!("{}", problem.said.unwrap_or(problem.message)))?;
        let lines = start.answers();
        let said = |put: &Put<G>| self.told(&lines, put);
        runs.simulate_start(order, self.minds, &content, &Begins { setup, said: &said }, done)
    }

    fn setups(&self, order: &Order) -> anyhow::Result<Vec<Value>> {
        let setups = self.runs()?.setups(order, &|packs| self.printed.load(packs))?;
        let written = |setup| serde_json::to_value(setup).expect("a setup is plain data with text keys");
        Ok(setups.into_iter().map(written).collect())
    }

    fn ladder(
        &self,
        contest: &Contest,
        begun: &dyn Fn(u64),
        done: &(dyn Fn() + Sync),
    ) -> anyhow::Result<Ladder> {
        self.runs()?.ladder(contest, self.minds, &|packs| self.printed.load(packs), begun, done)
    }

    fn bench(&self, length: Duration) -> anyhow::Result<Measured> {
        self.runs()?.bench(&|packs| self.printed.load(packs), length)
    }

    fn pace(&self) -> anyhow::Result<Box<dyn Pace>> {
        self.runs()?.pace(&|packs| self.printed.load(packs))
    }

    fn beside(&self, python: &Path, length: Duration) -> Option<anyhow::Result<Beside>> {
        self.lab?.beside(python, length)
    }

    fn sketches(&self) -> Vec<Sketch> {
        self.calculators.iter().map(|calculator| calculator.sketch()).collect()
    }

    fn odds(&self, sketch: &str, chosen: &[Chosen], words: &Words) -> anyhow::Result<Worked> {
        let calculator = self.calculators.iter().find(|calculator| calculator.sketch().name == sketch);
        let calculator = calculator.with_context(|| format!("{} has no odds of `{sketch}`", G::NAME))?;
        let content =
            self.printed.load(&[]).map_err(|found| anyhow!("the content is not in order\n{found}"))?;
        calculator.odds(&content, chosen, words)
    }
}
