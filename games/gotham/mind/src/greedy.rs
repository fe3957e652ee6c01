//! The greedy mind: what can be tried is tried to the end of the turn, everything else is answered by reflex.

use gotham::Gotham;
use gotham::answer::Answer;
use gotham::ask::{Ask, Topic};
use table::{Fast, Policy, Scene};

use super::known::Known;
use super::weights::Weights;
use super::worth::Outlook;

/// Plays for the best of its own turn. It answers by state and question alone: the dice it tries things out with are its own.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Greedy {
    /// What it makes of things.
    pub weights: Weights,
}

impl Policy<Gotham> for Greedy {
    fn pick(&mut self, scene: Scene<Gotham>, ask: &Ask, options: &[Answer], _: &mut Fast) -> usize {
        let known = Known::of(scene);
        let outlook = Outlook { scene, weights: &self.weights, known: &known };
        match ask.topic {
            // Both are asked at a checkpoint, before anything of the step has happened.
            Topic::Act | Topic::Tile => outlook.plan(ask, options),
            _ => outlook.reflex(ask, options),
        }
    }
}

/// Answers everything at once, as greedy expects everybody to where it plays on.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Reflexes {
    /// What it makes of things.
    pub weights: Weights,
}

impl Policy<Gotham> for Reflexes {
    fn pick(&mut self, scene: Scene<Gotham>, ask: &Ask, options: &[Answer], _: &mut Fast) -> usize {
        let known = Known::of(scene);
        Outlook { scene, weights: &self.weights, known: &known }.reflex(ask, options)
    }
}
