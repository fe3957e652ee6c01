//! Questions: what may be answered, and which rule says no.

use crate::{Game, Scene, Verdict};

/// One kind of question of a game.
///
/// The law is [`Question::verdict`] alone: listing is the candidates it lets pass, a refusal is what it says to
/// the answer given, and greyed-out options are the candidates that failed, so nothing is stated twice.
pub trait Question<G: Game> {
    /// The answers to this question.
    type Answer: Copy + Into<G::Answer> + TryFrom<G::Answer>;

    /// The candidates are exactly the legal answers, so that listing need not judge them. The conformance suite
    /// proves the claim.
    const EXACT: bool = false;
    /// Most candidates are legal: a table that picks blindly may pick first and judge after.
    const MOSTLY: bool = false;

    /// The question as clients and bots see it.
    fn ask(&self) -> G::Ask;

    /// At least every legal answer, in a fixed order; of a place, suggestions.
    fn candidates(&self, scene: Scene<G>, emit: &mut impl FnMut(Self::Answer));

    /// The law, for any answer at all, also one that was never a candidate.
    ///
    /// # Errors
    /// The rule that forbids the answer.
    fn verdict(&self, scene: Scene<G>, answer: Self::Answer) -> Verdict;

    /// The candidates that the law lets pass, in their order. A question of many candidates may find them at less cost than
    /// judging each by itself; the conformance suite holds the two against each other.
    #[inline]
    fn legal(&self, scene: Scene<G>, emit: &mut impl FnMut(Self::Answer)) {
        self.candidates(scene, &mut |answer| {
            if Self::EXACT || self.verdict(scene, answer).is_ok() {
                emit(answer);
            }
        });
    }

    /// Whether being asked at all would betray something hidden; then it is asked even with one option.
    fn telling(&self) -> bool {
        false
    }
}

/// Whether some legal answer satisfies `wanted`: for rules such as "pass, if nothing else is legal".
pub fn any_legal<G: Game, Q: Question<G>>(
    question: &Q,
    scene: Scene<G>,
    wanted: impl Fn(Q::Answer) -> bool,
) -> bool {
    let mut found = false;
    question.candidates(scene, &mut |answer| {
        found = found || (wanted(answer) && question.verdict(scene, answer).is_ok());
    });
    found
}
