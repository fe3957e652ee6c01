use arena::{Size, Sizes};
use table::Fast;

use super::*;

const SIZES: Sizes = Sizes { scene: Size { numbers: 20, tokens: 0 }, answer: Size { numbers: 7, tokens: 0 } };

/// A question that was made up.
struct MadeUp {
    scene_tokens: Vec<u16>,
    scene_numbers: Vec<f32>,
    answer_tokens: Vec<u16>,
    answer_numbers: Vec<f32>,
    answer_ends: Vec<u32>,
}

impl MadeUp {
    fn new(chance: &mut Fast) -> MadeUp {
        let mut tokens =
            |count: usize, rows: usize| (0..count).map(|_| chance.below(rows as u32) as u16).collect();
        let (scene_tokens, answer_tokens) = (tokens(40, SCENE_ROWS), tokens(24, ANSWER_ROWS));
        let mut numbers = |count: usize| (0..count).map(|_| chance.below(1000) as f32 / 1000.0).collect();
        let (scene_numbers, answer_numbers) = (numbers(20), numbers(4 * 7));
        MadeUp { scene_tokens, scene_numbers, answer_tokens, answer_numbers, answer_ends: vec![6, 6, 18, 24] }
    }

    fn seen(&self) -> Seen<'_> {
        Seen {
            scene_tokens: &self.scene_tokens,
            scene_numbers: &self.scene_numbers,
            answer_tokens: &self.answer_tokens,
            answer_ends: &self.answer_ends,
            answer_numbers: &self.answer_numbers,
        }
    }
}

/// The surprise at answer 2 and at a win, and half the square by which the value is off 0.7.
fn loss(net: &Net, seen: Seen) -> f64 {
    let (mut pass, mut shared) = (Pass::default(), Vec::new());
    net.weigh(seen, &mut pass);
    shares(&pass.weights, 1.0, &mut shared);
    let off = f64::from(pass.value) - 0.7;
    0.5 * off * off - f64::from(shared[2]).ln() - f64::from(chance_of(pass.win)).ln()
}

#[test]
fn slopes_are_what_small_steps_show() {
    let mut chance = Fast::new(5);
    let mut net = Net::fresh(SIZES, 3);
    net.dense.iter_mut().for_each(|weight| *weight += 0.05 * (chance.below(200) as f32 / 100.0 - 1.0));
    let question = MadeUp::new(&mut chance);
    let seen = question.seen();
    let (mut pass, mut shared, mut slope) = (Pass::default(), Vec::new(), Slope::of(&net));
    net.weigh(seen, &mut pass);
    shares(&pass.weights, 1.0, &mut shared);
    shared[2] -= 1.0;
    let win = chance_of(pass.win) - 1.0;
    // What was summed up before is gone after it is cleared.
    let blame = Blame { weights: &shared, value: pass.value - 0.7, win };
    let turned = Turned::of(&net);
    net.blame(&turned, seen, &pass, blame, &mut slope);
    slope.clear();
    net.blame(&turned, seen, &pass, blame, &mut slope);
    slope.settle();

    let step = 1e-3;
    let shown = |weight: &dyn Fn(&mut Net) -> &mut f32| {
        let (mut up, mut down) = (net.clone(), net.clone());
        *weight(&mut up) += step;
        *weight(&mut down) -= step;
        (loss(&up, seen) - loss(&down, seen)) / (2.0 * f64::from(step))
    };
    let near = |what: &str, pairs: Vec<(f64, f32)>| {
        let most = pairs.iter().map(|(shown, _)| shown.abs()).fold(0.0, f64::max);
        assert!(most > 0.0, "{what}: none has anything to do with the loss");
        // A step may turn one of the hundreds of ReLUs on or off; then it shows something else.
        let far = |&&(shown, own): &&(f64, f32)| (shown - f64::from(own)).abs() > 0.02 * most + 1e-3;
        let far: Vec<_> = pairs.iter().filter(far).collect();
        assert!(far.len() <= 2, "{what}: of {most} at most, these were shown and reckoned: {far:?}");
    };
    let parts = net.parts.clone();
    let all = [
        ("numbers", parts.numbers),
        ("first bias", parts.first_bias),
        ("second", parts.second),
        ("second bias", parts.second_bias),
        ("query", parts.query),
        ("query bias", parts.query_bias),
        ("gate", parts.gate),
        ("gate bias", parts.gate_bias),
        ("answer", parts.answer),
        ("answer bias", parts.answer_bias),
        ("meet", parts.meet),
        ("weigh", parts.weigh),
        ("value", parts.value),
        ("win", parts.win),
        ("ends", parts.ends),
    ];
    for (what, part) in all {
        let spots = (0..12).map(|_| part.start + chance.below(part.len() as u32) as usize);
        near(what, spots.map(|spot| (shown(&|net| &mut net.dense[spot]), slope.dense[spot])).collect());
    }
    let mut spots = |tokens: &[u16], width: usize| -> Vec<(usize, usize)> {
        let mut below = |count: usize| chance.below(count as u32) as usize;
        (0..12).map(|_| (usize::from(tokens[below(tokens.len())]), below(width))).collect()
    };
    let scene = spots(&question.scene_tokens, SCENE);
    let answer = spots(&question.answer_tokens, ANSWER);
    let pairs = scene
        .into_iter()
        .map(|(row, at)| (shown(&|net| &mut net.scene.all[row][at]), slope.scene.all[row][at]));
    near("rows of scenes", pairs.collect());
    let pairs = answer
        .into_iter()
        .map(|(row, at)| (shown(&|net| &mut net.answer.all[row][at]), slope.answer.all[row][at]));
    near("rows of answers", pairs.collect());
}

#[test]
fn a_net_says_the_same_on_every_machine() {
    let mut chance = Fast::new(5);
    let net = Net::fresh(SIZES, 3);
    let question = MadeUp::new(&mut chance);
    let mut pass = Pass::default();
    net.weigh(question.seen(), &mut pass);
    let bits: Vec<u32> = pass.weights.iter().chain([&pass.value, &pass.win]).map(|x| x.to_bits()).collect();
    assert_eq!(bits, [1034000975, 1041606416, 1038295754, 1039960450, 1022194976, 980902400]);
}

#[test]
fn a_look_at_the_scene_alone_values_it_alike() {
    let net = Net::fresh(SIZES, 3);
    let question = MadeUp::new(&mut Fast::new(9));
    let (mut weighed, mut looked) = (Pass::default(), Pass::default());
    net.weigh(question.seen(), &mut weighed);
    net.weigh(question.seen(), &mut looked);
    net.look(question.seen(), &mut looked);
    assert_eq!((weighed.value, weighed.win), (looked.value, looked.win));
    assert_eq!((weighed.weights.len(), looked.weights.len()), (4, 0));
}
