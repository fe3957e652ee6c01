//! What a net is shown of a question.

use arena::{Eyes, Features};
use table::{Game, Scene, Seat};

use super::{ANSWER_ROWS, SCENE_ROWS};

/// One question, as a net sees it.
#[derive(Clone, Copy, Debug)]
pub struct Seen<'a> {
    /// Rows of the scene's tokens.
    pub scene_tokens: &'a [u16],
    /// The scene's numbers.
    pub scene_numbers: &'a [f32],
    /// Rows of the tokens of all answers, one answer after the other.
    pub answer_tokens: &'a [u16],
    /// Where the tokens of each answer end.
    pub answer_ends: &'a [u32],
    /// The numbers of all answers, as many for each.
    pub answer_numbers: &'a [f32],
}

/// One answer, as a net sees it.
pub(crate) struct SeenAnswer<'a> {
    pub tokens: &'a [u16],
    pub numbers: &'a [f32],
}

impl<'a> Seen<'a> {
    /// The answers, in their order.
    pub(crate) fn answers(self) -> impl Iterator<Item = SeenAnswer<'a>> {
        let each = self.answer_numbers.len() / self.answer_ends.len().max(1);
        let mut from = 0;
        self.answer_ends.iter().enumerate().map(move |(at, &end)| {
            let tokens = &self.answer_tokens[from..end as usize];
            from = end as usize;
            SeenAnswer { tokens, numbers: &self.answer_numbers[at * each..(at + 1) * each] }
        })
    }
}

/// Looks at questions through a game's eyes, and holds what was seen last.
#[derive(Debug, Default)]
pub struct Sight {
    features: Features,
    scene_tokens: Vec<u16>,
    scene_numbers: Vec<f32>,
    answer_tokens: Vec<u16>,
    answer_ends: Vec<u32>,
    answer_numbers: Vec<f32>,
}

impl Sight {
    /// Looks at a scene from a seat; there is no answer in sight.
    pub fn scene<G: Game>(&mut self, eyes: &(impl Eyes<G> + ?Sized), scene: Scene<G>, seat: Seat) {
        self.features.clear();
        eyes.scene(scene, seat, &mut self.features);
        self.scene_numbers.clone_from(&self.features.numbers);
        self.scene_tokens.clear();
        self.scene_tokens.extend(self.features.tokens.iter().map(|&token| row(token, SCENE_ROWS)));
        self.answer_tokens.clear();
        self.answer_ends.clear();
        self.answer_numbers.clear();
    }

    /// Looks at a question from the asked seat.
    pub fn question<G: Game>(
        &mut self,
        eyes: &(impl Eyes<G> + ?Sized),
        scene: Scene<G>,
        ask: &G::Ask,
        options: &[G::Answer],
    ) {
        self.scene(eyes, scene, G::prompt(ask).seat);
        for option in options {
            self.features.clear();
            eyes.answer(scene, ask, option, &mut self.features);
            self.answer_numbers.extend_from_slice(&self.features.numbers);
            self.answer_tokens.extend(self.features.tokens.iter().map(|&token| row(token, ANSWER_ROWS)));
            self.answer_ends.push(self.answer_tokens.len() as u32);
        }
    }

    /// What was seen last.
    pub fn seen(&self) -> Seen<'_> {
        Seen {
            scene_tokens: &self.scene_tokens,
            scene_numbers: &self.scene_numbers,
            answer_tokens: &self.answer_tokens,
            answer_ends: &self.answer_ends,
            answer_numbers: &self.answer_numbers,
        }
    }
}

/// The row of a token.
fn row(token: u32, rows: usize) -> u16 {
    (token as usize % rows) as u16
}
