//! What a learner sees of Gotham, and which games it learns from.

use std::collections::BTreeSet;
use std::sync::LazyLock;

use arena::{Eyes, Features, Size};
use gotham::Gotham;
use gotham::answer::{Answer, CharacterPick, Go, TilePick};
use gotham::ask::{Ask, Topic};
use gotham::bearer::Reading as _;
use gotham::printed::term::Camp;
use gotham::printed::{Printed, house};
use gotham::state::{FigureId, State};
use gotham_mind::{GothamEyes, GothamStudy};
use minds::Study;
use minds::trials::start;
use table::{Fast, Playout, Policy, Scene, Seat, play_out};

static PRINTED: LazyLock<Printed> = LazyLock::new(|| house().expect("the house pack is in order"));

fn seen_scene(scene: Scene<Gotham>, seat: Seat) -> Features {
    let mut seen = Features::default();
    GothamEyes.scene(scene, seat, &mut seen);
    fits(&seen, GothamEyes.sizes().scene);
    seen
}

fn seen_answer(scene: Scene<Gotham>, ask: &Ask, answer: &Answer) -> Features {
    let mut seen = Features::default();
    GothamEyes.answer(scene, ask, answer, &mut seen);
    fits(&seen, GothamEyes.sizes().answer);
    seen
}

fn fits(seen: &Features, size: Size) {
    assert_eq!(seen.numbers.len(), size.numbers);
    let wild = seen.numbers.iter().find(|number| !number.is_finite() || number.abs() > 10.0);
    assert_eq!(wild, None, "a net wants small numbers: {:?}", seen.numbers);
}

/// Answers by chance, and counts what looks the same.
#[derive(Default)]
struct Looking {
    questions: usize,
    answers: usize,
    scene_tokens: usize,
    answer_tokens: usize,
    alike: Vec<String>,
    pairs: usize,
}

impl Policy<Gotham> for Looking {
    fn pick(&mut self, scene: Scene<Gotham>, ask: &Ask, options: &[Answer], chance: &mut Fast) -> usize {
        self.scene_tokens += seen_scene(scene, ask.seat).tokens.len();
        let answers: Vec<Features> = options.iter().map(|it| seen_answer(scene, ask, it)).collect();
        for (at, one) in answers.iter().enumerate() {
            self.answer_tokens += one.tokens.len();
            for (before, other) in answers[..at].iter().enumerate() {
                self.pairs += 1;
                if one == other && !are_twins(scene, options[before], options[at]) {
                    self.alike.push(format!("{:?}: {:?} and {:?}", ask.topic, options[before], options[at]));
                }
            }
        }
        self.questions += 1;
        self.answers += options.len();
        chance.below(options.len() as u32) as usize
    }
}

/// Figures of one tile that stand together and have suffered the same are really alike.
fn are_twins(scene: Scene<Gotham>, one: Answer, other: Answer) -> bool {
    let figure = |answer: Answer| match answer {
        Answer::Figure(figure) | Answer::Character(CharacterPick::Activate(figure)) => {
            Some(*scene.state.figure(figure))
        }
        _ => None,
    };
    let (Some(mut one), Some(other)) = (figure(one), figure(other)) else { return false };
    (one.moved, one.activated, one.guided) = (other.moved, other.activated, other.guided);
    one == other
}

#[test]
fn different_answers_look_different() {
    let mut looking = Looking::default();
    for cell in 0..GothamStudy.cells(&PRINTED).len() {
        for number in 0..3 {
            let setup = GothamStudy.setup(&PRINTED, cell, number);
            let chance = Fast::of_game(4, 100 * cell as u64 + number);
            let mut table = Playout::<Gotham, _>::new(looking, chance);
            play_out::<Gotham>(&PRINTED, start::<Gotham>(&PRINTED, &setup), &mut table).expect("a game ends");
            looking = table.policy;
        }
    }
    let Looking { questions, answers, scene_tokens, answer_tokens, alike, pairs } = looking;
    assert!(questions > 1000, "{questions}");
    assert!(
        scene_tokens < 200 * questions,
        "{scene_tokens} tokens in {questions} scenes are too many for a net"
    );
    assert!(
        answer_tokens < 25 * answers,
        "{answer_tokens} tokens in {answers} answers are too many for a net"
    );
    let few: Vec<_> = alike.iter().take(20).collect();
    assert!(alike.len() * 500 < pairs, "{} of {pairs} pairs look the same: {few:#?}", alike.len());
}

#[test]
fn a_figure_of_another_name_is_known_by_what_is_printed() {
    let setup = GothamStudy.setup(&PRINTED, 0, 0);
    let state = start::<Gotham>(&PRINTED, &setup);
    let mut strange = Printed::clone(&PRINTED);
    let ask = Ask { seat: state.villain_seat(), topic: Topic::Tile };
    let tile = state.river[0];
    let printed = usize::from(state.tile(tile).printed.expect("the first tile is one of characters"));
    strange.tiles[printed].id = "never-met".to_owned();
    let seen = |content: &Printed| {
        let answer = Answer::Tile(TilePick::Activate(tile));
        seen_answer(Scene { state: &state, content }, &ask, &answer)
    };
    let (known, unknown) = (seen(&PRINTED), seen(&strange));
    assert_eq!(known.numbers, unknown.numbers);
    let [known, unknown]: [BTreeSet<u32>; 2] = [known, unknown].map(|seen| seen.tokens.into_iter().collect());
    assert!(known != unknown, "it has a name, too");
    assert!(known.intersection(&unknown).count() * 2 > known.len(), "most of it is what is printed");
}

#[test]
fn every_cell_has_games_for_every_number() {
    let cells = GothamStudy.cells(&PRINTED);
    assert!(cells.contains(&"deadly-vats-3".to_owned()), "{cells:?}");
    assert!(!cells.contains(&"rooftop-duel-2".to_owned()), "a lone hero has one player: {cells:?}");
    assert_eq!(cells.iter().collect::<BTreeSet<_>>().len(), cells.len(), "each name once: {cells:?}");
    for (cell, name) in cells.iter().enumerate() {
        let mut squads = BTreeSet::new();
        for number in 0..16 {
            let setup = GothamStudy.setup(&PRINTED, cell, number);
            let state = start::<Gotham>(&PRINTED, &setup);
            assert_eq!(*name, format!("{}-{}", setup.mission, state.players));
            let runs = |player: u8| state.heroes.iter().any(|hero| hero.player == player);
            assert!((0..state.players).all(runs), "{name}: everybody has a hero");
            let sides = [Seat(0), Seat(state.players - 1), state.villain_seat()];
            assert_eq!(sides.map(|seat| GothamStudy.side(&state, seat)), [0, 0, 1], "{name}");
            squads.insert(setup.heroes.iter().map(|hero| hero.hero.clone()).collect::<Vec<_>>());
        }
        let mission = &PRINTED.missions
            [usize::from(start::<Gotham>(&PRINTED, &GothamStudy.setup(&PRINTED, cell, 0)).mission)];
        let all: usize = mission.slots.iter().map(|slot| slot.allowed.len()).product();
        assert_eq!(squads.len(), all, "{name}: heroes come in all combinations");
    }
}

fn standing(state: &State, camp: Camp) -> f32 {
    let seat = if camp == Camp::Heroes { Seat(0) } else { state.villain_seat() };
    GothamStudy.standing(Scene { state, content: &PRINTED }, seat)
}

/// The state of a mission's first setup.
fn of_mission(name: &str) -> State {
    let cell =
        GothamStudy.cells(&PRINTED).iter().position(|cell| cell == name).expect("there is such a cell");
    start::<Gotham>(&PRINTED, &GothamStudy.setup(&PRINTED, cell, 0))
}

#[test]
fn who_does_what_the_mission_asks_stands_better() {
    let mut state = of_mission("two-charges-1");
    let (first, villain) = (standing(&state, Camp::Heroes), standing(&state, Camp::Villain));
    state.tokens[0].at = None;
    let disarmed = standing(&state, Camp::Heroes);
    assert!(standing(&state, Camp::Villain) < villain, "what one gains the other loses");
    assert!(disarmed > first + 0.1, "{first} {disarmed}");
    state.turn += 3;
    let later = standing(&state, Camp::Heroes);
    assert!(later < disarmed, "the villain wins when the time is over: {later}");
    let cubes = &mut state.heroes[0].cubes;
    (cubes.wounds, cubes.available) = (6, cubes.available - 6);
    assert!(standing(&state, Camp::Heroes) < later, "wounds count");
    state.winner = Some(Camp::Villain);
    assert_eq!(standing(&state, Camp::Villain), 1.0);
    assert!(standing(&state, Camp::Heroes) < 1.0);
}

#[test]
fn who_comes_nearer_to_the_errand_stands_better() {
    let mut state = of_mission("two-charges-1");
    let first = standing(&state, Camp::Heroes);
    let (figure, charge) = (state.heroes[0].figure, state.tokens[0].at.expect("it lies there"));
    state.figure_mut(figure).whereabouts = gotham::state::Whereabouts::Zone(charge);
    let there = standing(&state, Camp::Heroes);
    assert!(there > first, "{first} {there}");
    state.tokens[0].at = None;
    assert!(standing(&state, Camp::Heroes) > there, "being there is less than doing it");
}

#[test]
fn blood_and_cards_count_where_the_mission_asks_for_them() {
    let mut duel = of_mission("rooftop-duel-1");
    let first = standing(&duel, Camp::Heroes);
    let boss = duel.river[0];
    let boss: FigureId = duel.characters_of(boss).next().expect("the first tile has a figure");
    duel.figure_mut(boss).life -= 3;
    assert!(standing(&duel, Camp::Heroes) > first + 0.1);

    let mut hotel = of_mission("hotel-hostages-1");
    let first = standing(&hotel, Camp::Heroes);
    let inside = |card: &&mut gotham::state::Card| matches!(card.place, gotham::state::CardPlace::Inside(_));
    let hostage = hotel.cards.iter_mut().find(inside).expect("somebody is bound");
    hostage.place = gotham::state::CardPlace::Carried(gotham::state::HeroId(0));
    // The heroes start where hostages are brought.
    let carried = standing(&hotel, Camp::Heroes);
    assert!(carried > first + 0.1, "{first} {carried}");
}

#[test]
fn a_zone_nearer_to_the_errand_is_seen_to_be_nearer() {
    let state = of_mission("two-charges-1");
    let scene = Scene::<Gotham> { state: &state, content: &PRINTED };
    let figure = state.heroes[0].figure;
    let ask = Ask { seat: Seat(0), topic: Topic::Move { figure, points: 2 } };
    let from = state.figure(figure).zone().expect("heroes start on the board");
    let near = scene.board().adjacent(from, &state.broken_walls);
    // The first number says that a place is told, and the second how far the work is.
    let work = |answer: Go| seen_answer(scene, &ask, &answer.into()).numbers[1];
    let stays = work(Go::Stop);
    let best = near.iter().map(|zone| work(Go::To(zone))).fold(stays, f32::min);
    assert!(best < stays, "{best} {stays}");
}
