//! What was seen and done in games, packed for learning.

use crate::net::{Seen, Sight};

/// One question that the learner answered, and what came of it.
#[derive(Debug)]
pub struct Step {
    scene_tokens: (u32, u32),
    answer_tokens: (u32, u32),
    answers: (u32, u32),
    /// Which answer it took.
    pub chosen: usize,
    pub seat: u8,
    pub cell: usize,
    /// The logarithm of how likely that answer was.
    pub likely: f32,
    /// What the net expected of the game.
    pub value: f32,
    /// How much better it went than expected.
    pub gain: f32,
    /// What the value should have been.
    pub target: f32,
    /// How the game ended for the seat: 1 won, 0 lost, a half drawn.
    pub score: f32,
}

/// Steps of many games, with all that was seen.
#[derive(Debug, Default)]
pub struct Steps {
    /// In the order in which they were taken.
    pub all: Vec<Step>,
    scene_tokens: Vec<u16>,
    scene_numbers: Vec<f32>,
    answer_tokens: Vec<u16>,
    answer_ends: Vec<u32>,
    answer_numbers: Vec<f32>,
    /// How many numbers a scene and an answer have.
    numbers: [usize; 2],
}

impl Steps {
    /// Room for steps with so many numbers in a scene and in an answer.
    pub fn new(numbers: [usize; 2]) -> Steps {
        Steps { numbers, ..Steps::default() }
    }

    /// How many answers were looked at.
    pub fn answers(&self) -> u64 {
        self.answer_ends.len() as u64
    }

    /// Forgets all steps.
    pub fn clear(&mut self) {
        self.truncate(0);
    }

    /// Forgets all steps but so many.
    pub fn truncate(&mut self, count: usize) {
        let (scene, tokens, answers) = match self.all.get(count) {
            Some(step) => (step.scene_tokens.0, step.answer_tokens.0, step.answers.0),
            None if count == 0 => (0, 0, 0),
            None => return,
        };
        self.all.truncate(count);
        self.scene_tokens.truncate(scene as usize);
        self.scene_numbers.truncate(count * self.numbers[0]);
        self.answer_tokens.truncate(tokens as usize);
        self.answer_ends.truncate(answers as usize);
        self.answer_numbers.truncate(answers as usize * self.numbers[1]);
    }

    /// One more step.
    pub fn push(&mut self, sight: &Sight, seat: u8, cell: usize, chosen: usize, likely: f32, value: f32) {
        let seen = sight.seen();
        let grown = |kept: &mut Vec<u16>, more: &[u16]| {
            let from = kept.len() as u32;
            kept.extend_from_slice(more);
            (from, kept.len() as u32)
        };
        let scene_tokens = grown(&mut self.scene_tokens, seen.scene_tokens);
        let answer_tokens = grown(&mut self.answer_tokens, seen.answer_tokens);
        self.scene_numbers.extend_from_slice(seen.scene_numbers);
        let from = self.answer_ends.len() as u32;
        self.answer_ends.extend_from_slice(seen.answer_ends);
        self.answer_numbers.extend_from_slice(seen.answer_numbers);
        let answers = (from, self.answer_ends.len() as u32);
        let (gain, target, score) = (0.0, 0.0, 0.0);
        self.all.push(Step {
            scene_tokens,
            answer_tokens,
            answers,
            chosen,
            seat,
            cell,
            likely,
            value,
            gain,
            target,
            score,
        });
    }

    /// What was seen at a step.
    pub fn seen(&self, at: usize) -> Seen<'_> {
        let step = &self.all[at];
        let range = |(from, to): (u32, u32)| from as usize..to as usize;
        let numbers = |from: u32| from as usize * self.numbers[1];
        Seen {
            scene_tokens: &self.scene_tokens[range(step.scene_tokens)],
            scene_numbers: &self.scene_numbers[at * self.numbers[0]..(at + 1) * self.numbers[0]],
            answer_tokens: &self.answer_tokens[range(step.answer_tokens)],
            answer_ends: &self.answer_ends[range(step.answers)],
            answer_numbers: &self.answer_numbers[numbers(step.answers.0)..numbers(step.answers.1)],
        }
    }

    /// Says how much better each step of the last game went than expected, each seat's by themselves: mostly by what the
    /// seat expected at its next questions, and in the end by its reward.
    pub fn credit(&mut self, from: usize, rewards: [f32; 8], scores: [f32; 8], trust: f32) {
        let mut next = rewards.map(|reward| (reward, 0.0));
        for step in self.all[from..].iter_mut().rev() {
            let seat = usize::from(step.seat);
            let (value, gain) = &mut next[seat];
            step.gain = *value - step.value + trust * *gain;
            step.target = step.value + step.gain;
            step.score = scores[seat];
            (*value, *gain) = (step.value, step.gain);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_seat_is_credited_by_its_own_questions() {
        let mut steps = Steps::new([0, 0]);
        for (seat, value) in [(0, 0.5), (1, 0.2), (0, 0.75)] {
            steps.push(&Sight::default(), seat, 0, 0, 0.0, value);
        }
        steps.credit(
            0,
            [1.0, 0.1, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0],
            [1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0],
            0.5,
        );
        let told: Vec<_> = steps.all.iter().map(|step| (step.gain, step.target, step.score)).collect();
        assert_eq!(told, [(0.375, 0.875, 1.0), (-0.1, 0.1, 0.0), (0.25, 1.0, 1.0)]);
        steps.truncate(1);
        steps.push(&Sight::default(), 1, 0, 0, 0.0, 0.0);
        assert_eq!(steps.all.len(), 2);
    }
}
