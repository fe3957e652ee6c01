//! What a learner sees of Crisis Protocol, and which games it learns from.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::{Arc, LazyLock};

use arena::{Eyes, Features, Size};
use crisis::Crisis;
use crisis::ask::{Answer, Ask};
use crisis::card::ability::Health;
use crisis::card::{Cards, Edition, core};
use crisis::movement::Advance;
use crisis::state::{Phase, Side, State, Whereabouts};
use crisis_mind::{CrisisEyes, CrisisStudy, Greedy};
use minds::Study;
use minds::trials::start;
use space::P;
use table::{Fast, Game, Playout, Policy, Scene, Seat, play_out};

static CARDS: LazyLock<Arc<Cards>> =
    LazyLock::new(|| Arc::new(core(Edition::default()).unwrap_or_else(|problems| panic!("{problems}"))));

fn seen_scene(scene: Scene<Crisis>, seat: Seat) -> Features {
    let mut seen = Features::default();
    CrisisEyes.scene(scene, seat, &mut seen);
    fits(&seen, CrisisEyes.sizes().scene);
    seen
}

fn seen_answer(scene: Scene<Crisis>, ask: &Ask, answer: &Answer) -> Features {
    let mut seen = Features::default();
    CrisisEyes.answer(scene, ask, answer, &mut seen);
    fits(&seen, CrisisEyes.sizes().answer);
    seen
}

fn fits(seen: &Features, size: Size) {
    assert_eq!(seen.numbers.len(), size.numbers);
    let wild = seen.numbers.iter().find(|number| !number.is_finite() || number.abs() > 10.0);
    assert_eq!(wild, None, "a net wants small numbers: {:?}", seen.numbers);
}

/// Answers mostly as the greedy mind does, and looks at everything twice: as it is, and as each seat could believe it to be.
#[derive(Default)]
struct Looking {
    greedy: Greedy,
    questions: usize,
    dealt_otherwise: usize,
    tokens: usize,
    alike: usize,
    pairs: usize,
    kinds: BTreeMap<String, usize>,
}

impl Policy<Crisis> for Looking {
    fn pick(&mut self, scene: Scene<Crisis>, ask: &Ask, options: &[Answer], chance: &mut Fast) -> usize {
        let answers: Vec<Features> = options.iter().map(|it| seen_answer(scene, ask, it)).collect();
        for seat in Side::BOTH.map(Side::seat) {
            let seen = seen_scene(scene, seat);
            self.tokens += seen.tokens.len();
            let mut state = scene.state.clone();
            Crisis::imagine(scene.content, &mut state, seat, chance);
            if state == *scene.state {
                continue;
            }
            let imagined = Scene { state: &state, content: scene.content };
            assert_eq!(seen, seen_scene(imagined, seat), "{seat:?} at {ask:?}");
            self.dealt_otherwise += 1;
            if seat == ask.side().seat() {
                for (answer, seen) in options.iter().zip(&answers) {
                    assert_eq!(*seen, seen_answer(imagined, ask, answer), "{answer:?} to {ask:?}");
                }
            }
        }
        for (at, one) in answers.iter().enumerate() {
            for (before, other) in answers[..at].iter().enumerate() {
                if one == other && !comes_to_the_same(&options[before], &options[at]) {
                    self.alike += 1;
                    let kind = format!("{ask:?}");
                    let kind = kind.split(' ').next().unwrap_or_default().to_owned();
                    *self.kinds.entry(kind).or_default() += 1;
                }
            }
            self.pairs += at;
        }
        self.questions += 1;
        if chance.below(4) == 0 {
            chance.below(options.len() as u32) as usize
        } else {
            self.greedy.pick(scene, ask, options, chance)
        }
    }
}

/// Two ways to one place.
fn comes_to_the_same(one: &Answer, other: &Answer) -> bool {
    let (
        Answer::Advance(Advance::Along { to: one, climb: first, .. }),
        Answer::Advance(Advance::Along { to: other, climb: second, .. }),
    ) = (one, other)
    else {
        return false;
    };
    one == other && first == second
}

#[test]
fn eyes_tell_answers_apart_and_nobody_sees_what_nobody_may_know() {
    let cells = CrisisStudy.cells(&CARDS).len();
    let mut looked = Looking::default();
    for number in 0..cells {
        let setup = CrisisStudy.setup(&CARDS, number, number as u64);
        let mut table = Playout::<Crisis, _>::new(looked, Fast::of_game(4, number as u64));
        play_out::<Crisis>(&CARDS, start::<Crisis>(&CARDS, &setup), &mut table).expect("a game ends");
        looked = table.policy;
    }
    let Looking { questions, dealt_otherwise, tokens, alike, pairs, kinds, .. } = looked;
    assert!(questions > 500, "{questions} questions are few");
    assert!(dealt_otherwise > 5, "{dealt_otherwise}: while squads are chosen, they are secret");
    assert!(
        tokens < 2 * 300 * questions,
        "{tokens} tokens in {questions} scenes are more than a net has time for"
    );
    assert!(alike * 500 < pairs, "{alike} of {pairs} pairs of answers look the same: {kinds:?}");
}

#[test]
fn a_character_of_another_name_is_known_by_what_it_does() {
    let mut state = on_battlefield();
    state.figures[0].at = P::new(10_000, 10_000);
    let mut strange = Cards::clone(&CARDS);
    strange.characters[usize::from(state.figures[0].character)].id = "never-met".to_owned();
    let seen = |content: &Cards| {
        let scene = Scene { state: &state, content };
        let activated = Answer::Act(crisis::activation::Act::Activate(crisis::state::FigureId(0)));
        seen_answer(scene, &Ask::Act { side: Side::A, figure: None }, &activated)
    };
    let (known, unknown) = (seen(&CARDS), seen(&strange));
    assert_eq!(known.numbers, unknown.numbers);
    let [known, unknown]: [BTreeSet<u32>; 2] = [known, unknown].map(|seen| seen.tokens.into_iter().collect());
    assert!(known != unknown, "it has a name, too");
    assert!(known.intersection(&unknown).count() * 2 > known.len(), "most of it is what it does");
}

/// A game played by chance until both squads stand on the battlefield.
fn on_battlefield() -> State {
    struct Until(Option<State>);
    impl Policy<Crisis> for Until {
        fn pick(&mut self, scene: Scene<Crisis>, _: &Ask, options: &[Answer], chance: &mut Fast) -> usize {
            if self.0.is_none() && scene.state.phase == Phase::Activation {
                self.0 = Some(scene.state.clone());
            }
            chance.below(options.len() as u32) as usize
        }
    }
    let setup = CrisisStudy.setup(&CARDS, 0, 1);
    let mut table = Playout::<Crisis, _>::new(Until(None), Fast::of_game(4, 1));
    play_out::<Crisis>(&CARDS, start::<Crisis>(&CARDS, &setup), &mut table).expect("a game ends");
    table.policy.0.expect("every game has an Activation phase")
}

#[test]
fn every_cell_has_games_of_all_rosters_and_of_mixed_ones() {
    let cells = CrisisStudy.cells(&CARDS);
    assert!(cells.contains(&"own-crises".to_owned()), "{cells:?}");
    assert!(cells.contains(&"riots-spark-over-extremis".to_owned()), "{cells:?}");
    assert_eq!(cells.iter().collect::<BTreeSet<_>>().len(), cells.len(), "each name once: {cells:?}");
    let rosters = CARDS.rosters.len();
    for (cell, name) in cells.iter().enumerate() {
        let (mut pairings, mut fields, mut crises) = (BTreeSet::new(), BTreeSet::new(), BTreeSet::new());
        let mut mixed = 0;
        for number in 0..96 {
            let setup = CrisisStudy.setup(&CARDS, cell, number);
            start::<Crisis>(&CARDS, &setup);
            let ready = setup.rosters.0.each_ref().map(|roster| {
                CARDS.rosters.iter().position(|ready| ready.roster.characters == roster.characters)
            });
            match ready {
                [Some(one), Some(other)] => {
                    pairings.insert((one, other));
                }
                _ => mixed += 1,
            }
            fields.insert(setup.battlefield);
            crises.extend(setup.rosters.0[0].crises.clone());
        }
        assert_eq!((pairings.len(), mixed), (rosters * rosters, 24), "{name}");
        assert_eq!(fields.len(), CARDS.battlefields.len(), "{name}");
        assert!(crises.len() >= 7, "{name}: {crises:?}");
    }
}

#[test]
fn who_leads_who_is_healthy_and_who_comes_near_stands_better() {
    let mut state = on_battlefield();
    let standing = |state: &State, seat| CrisisStudy.standing(Scene { state, content: &CARDS }, Seat(seat));
    let first = [0, 1].map(|seat| standing(&state, seat));
    state.points[Side::A] += 3;
    assert!(standing(&state, 0) > first[0] && standing(&state, 1) < first[1]);
    let leads = standing(&state, 0);
    let own = |state: &State| state.figures.iter().position(|figure| figure.squad == Side::A);
    let figure = own(&state).expect("there is somebody");
    state.figures[figure].health = Health::Injured;
    let hurt = standing(&state, 0);
    assert!(hurt < leads);
    state.figures[figure].whereabouts = Whereabouts::Gone;
    assert!(standing(&state, 0) < hurt);
    state.figures[figure].whereabouts = Whereabouts::Battlefield;
    let token = state.tokens.first().expect("there is a token").at;
    state.figures[figure].at = token;
    let beside = standing(&state, 0);
    state.figures[figure].at = P::new(1_000, 1_000);
    assert!(standing(&state, 0) <= beside && beside < 1.0);
    assert_eq!([0, 1].map(|seat| CrisisStudy.side(&state, Seat(seat))), [0, 1]);
}
