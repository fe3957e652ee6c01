//! What a learner sees of POW, and which games it learns from.

use std::collections::BTreeSet;
use std::sync::{Arc, LazyLock};

use arena::{Eyes, Features, Size};
use minds::Study;
use minds::trials::start;
use pow::Pow;
use pow::ask::{Activate, Answer, Ask};
use pow::card::{Cards, house};
use pow::state::{BySide, Side, State, Whereabouts};
use pow_mind::{Greedy, PowEyes, PowStudy};
use space::Spot;
use table::{Fast, Playout, Policy, Scene, Seat, play_out};

static CARDS: LazyLock<Arc<Cards>> =
    LazyLock::new(|| Arc::new(house().unwrap_or_else(|problems| panic!("{problems}"))));

fn seen_scene(scene: Scene<Pow>, seat: Seat) -> Features {
    let mut seen = Features::default();
    PowEyes.scene(scene, seat, &mut seen);
    fits(&seen, PowEyes.sizes().scene);
    seen
}

fn seen_answer(scene: Scene<Pow>, ask: &Ask, answer: &Answer) -> Features {
    let mut seen = Features::default();
    PowEyes.answer(scene, ask, answer, &mut seen);
    fits(&seen, PowEyes.sizes().answer);
    seen
}

fn fits(seen: &Features, size: Size) {
    assert_eq!(seen.numbers.len(), size.numbers);
    let wild = seen.numbers.iter().find(|number| !number.is_finite() || number.abs() > 10.0);
    assert_eq!(wild, None, "a net wants small numbers: {:?}", seen.numbers);
}

/// The same state with the players in each other's places.
fn swapped(state: &State) -> State {
    fn turn<T: Copy>(BySide([a, b]): BySide<T>) -> BySide<T> {
        BySide([b, a])
    }
    let mut other = state.clone();
    other.figures.iter_mut().for_each(|figure| figure.side = figure.side.other());
    for objective in &mut other.objectives {
        objective.holder = objective.holder.map(Side::other);
        objective.streak_of = objective.streak_of.map(Side::other);
    }
    (other.bag, other.full_bag, other.points) = (turn(state.bag), turn(state.full_bag), turn(state.points));
    (other.edges, other.passing) = (turn(state.edges), turn(state.passing));
    for side in [&mut other.deploys_first, &mut other.initiative, &mut other.first] {
        *side = side.map(Side::other);
    }
    other.go = state.go.other();
    other
}

/// Answers mostly as the greedy mind does, and looks at everything.
#[derive(Default)]
struct Looking {
    greedy: Greedy,
    questions: usize,
    tokens: usize,
    alike: usize,
    pairs: usize,
    kinds: BTreeSet<String>,
}

impl Policy<Pow> for Looking {
    fn pick(&mut self, scene: Scene<Pow>, ask: &Ask, options: &[Answer], chance: &mut Fast) -> usize {
        let other = swapped(scene.state);
        let other = Scene { state: &other, content: scene.content };
        for side in Side::BOTH {
            let seen = seen_scene(scene, side.seat());
            assert_eq!(seen, seen_scene(other, side.other().seat()), "{side:?} at {ask:?}");
            self.tokens += seen.tokens.len();
        }
        let answers: Vec<Features> = options.iter().map(|it| seen_answer(scene, ask, it)).collect();
        for (at, one) in answers.iter().enumerate() {
            for (before, other) in answers[..at].iter().enumerate() {
                if one == other && !comes_to_the_same(&options[before], &options[at]) {
                    self.alike += 1;
                    let kind = format!("{ask:?}");
                    self.kinds.insert(kind.split(' ').next().unwrap_or_default().to_owned());
                }
            }
            self.pairs += at;
        }
        self.questions += 1;
        let wild = chance.below(4) == 0;
        if wild {
            chance.below(options.len() as u32) as usize
        } else {
            self.greedy.pick(scene, ask, options, chance)
        }
    }
}

/// Two ways to one place for one price.
fn comes_to_the_same(one: &Answer, other: &Answer) -> bool {
    let (Answer::Route(one), Answer::Route(other)) = (one, other) else { return false };
    one.pay == other.pay && one.way().last().map(|end| end.to) == other.way().last().map(|end| end.to)
}

#[test]
fn eyes_tell_answers_apart_and_both_players_see_the_same_game() {
    let cells = PowStudy.cells(&CARDS).len();
    let mut looked = Looking::default();
    for number in 0..2 * cells {
        let setup = PowStudy.setup(&CARDS, number % cells, number as u64);
        let mut table = Playout::<Pow, _>::new(looked, Fast::of_game(4, number as u64));
        play_out::<Pow>(&CARDS, start::<Pow>(&CARDS, &setup), &mut table).expect("a game ends");
        looked = table.policy;
    }
    let Looking { questions, tokens, alike, pairs, kinds, .. } = looked;
    assert!(questions > 1_000, "{questions} questions are few");
    assert!(
        tokens < 2 * 300 * questions,
        "{tokens} tokens in {questions} scenes are more than a net has time for"
    );
    assert!(alike * 1_000 < pairs, "{alike} of {pairs} pairs of answers look the same: {kinds:?}");
}

#[test]
fn a_character_of_another_name_is_known_by_what_it_does() {
    let mut state = start::<Pow>(&CARDS, &PowStudy.setup(&CARDS, 0, 1));
    state.figures.iter_mut().for_each(|figure| figure.whereabouts = Whereabouts::Table);
    let mut strange = Cards::clone(&CARDS);
    strange.characters[usize::from(state.figures[0].character)].id = "never-met".to_owned();
    let seen = |content: &Cards| {
        let scene = Scene { state: &state, content };
        let activated = Answer::Activate(Activate::Figure(pow::state::FigureId(0)));
        seen_answer(scene, &Ask::Activate { side: Side::A }, &activated)
    };
    let (known, unknown) = (seen(&CARDS), seen(&strange));
    assert_eq!(known.numbers, unknown.numbers);
    let [known, unknown]: [BTreeSet<u32>; 2] = [known, unknown].map(|seen| seen.tokens.into_iter().collect());
    assert!(known != unknown, "it has a name, too");
    assert!(known.intersection(&unknown).count() * 2 > known.len(), "most of it is what it does");
}

#[test]
fn every_cell_has_games_of_all_pairings_and_of_mixed_teams() {
    let cells = PowStudy.cells(&CARDS);
    assert!(cells.contains(&"two-relics-crossing".to_owned()), "{cells:?}");
    assert_eq!(cells.iter().collect::<BTreeSet<_>>().len(), cells.len(), "each name once: {cells:?}");
    let teams = CARDS.teams.len();
    for (cell, name) in cells.iter().enumerate() {
        let (mut pairings, mut mixed) = (BTreeSet::new(), 0);
        for number in 0..2 * (teams * teams) as u64 {
            let setup = PowStudy.setup(&CARDS, cell, number);
            assert_eq!(*name, format!("{}-{}", setup.mission, setup.battlefield));
            start::<Pow>(&CARDS, &setup);
            if setup.teams.iter().all(|team| CARDS.team_of(team).is_some()) {
                pairings.insert(setup.teams);
            } else {
                mixed += 1;
            }
        }
        assert_eq!(pairings.len(), teams * teams, "{name}");
        assert_eq!(mixed, teams * teams / 2, "{name}");
    }
}

#[test]
fn who_leads_who_is_healthy_and_who_comes_near_stands_better() {
    let mut state = start::<Pow>(&CARDS, &PowStudy.setup(&CARDS, 0, 1));
    let standing = |state: &State, seat| PowStudy.standing(Scene { state, content: &CARDS }, Seat(seat));
    let first = standing(&state, 0);
    assert_eq!(first, standing(&state, 1));
    state.points[Side::A] = 2;
    let leads = standing(&state, 0);
    assert!(standing(&state, 1) < first && first < leads);
    state.figures[0].life -= 3;
    let hurt = standing(&state, 0);
    assert!(first < hurt && hurt < leads, "{first} {hurt} {leads}");
    let other = state.figures.iter().position(|figure| figure.side == Side::B).expect("there are two sides");
    for (figure, y) in [(0, 2_000), (other, 20_000)] {
        state.figures[figure].whereabouts = Whereabouts::Table;
        state.bodies[figure].at = Spot { x: 18_000, y, z: 0 };
    }
    let far = standing(&state, 0);
    state.bodies[0].at.y = 15_000;
    assert!(far < standing(&state, 0) && standing(&state, 0) < 1.0);
    assert_eq!([0, 1].map(|seat| PowStudy.side(&state, Seat(seat))), [0, 1]);
}
