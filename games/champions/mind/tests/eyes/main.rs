//! What a learner sees of Champions, and which games it learns from.

use std::collections::BTreeSet;
use std::sync::{Arc, LazyLock};

use arena::{Eyes, Features, Size};
use champions::Champions;
use champions::ask::{Answer, Ask, Chosen, TurnOption};
use champions::card::{Cards, core};
use champions::state::{Outcome, Thing};
use champions_mind::{ChampionsEyes, ChampionsStudy};
use minds::Study;
use minds::trials::start;
use table::{Fast, Game, Playout, Policy, Scene, Seat, play_out};

static CARDS: LazyLock<Arc<Cards>> =
    LazyLock::new(|| Arc::new(core().unwrap_or_else(|problems| panic!("{problems}"))));

fn seen_scene(scene: Scene<Champions>, seat: Seat) -> Features {
    let mut seen = Features::default();
    ChampionsEyes.scene(scene, seat, &mut seen);
    fits(&seen, ChampionsEyes.sizes().scene);
    seen
}

fn seen_answer(scene: Scene<Champions>, ask: &Ask, answer: &Answer) -> Features {
    let mut seen = Features::default();
    ChampionsEyes.answer(scene, ask, answer, &mut seen);
    fits(&seen, ChampionsEyes.sizes().answer);
    seen
}

fn fits(seen: &Features, size: Size) {
    assert_eq!(seen.numbers.len(), size.numbers);
    let wild = seen.numbers.iter().find(|number| !number.is_finite() || number.abs() > 20.0);
    assert_eq!(wild, None, "a net wants small numbers: {:?}", seen.numbers);
}

/// Answers by chance, and looks at everything twice: as it is, and as each seat could believe it to be.
#[derive(Default)]
struct Blindfolded {
    questions: usize,
    dealt_otherwise: usize,
    tokens: usize,
    alike: usize,
    pairs: usize,
}

impl Policy<Champions> for Blindfolded {
    fn pick(&mut self, scene: Scene<Champions>, ask: &Ask, options: &[Answer], chance: &mut Fast) -> usize {
        let asked = Champions::prompt(ask).seat;
        for seat in (0..Champions::seats(scene.state)).map(Seat) {
            let mut state = scene.state.clone();
            Champions::imagine(scene.content, &mut state, seat, chance);
            let imagined = Scene { state: &state, content: scene.content };
            assert_eq!(seen_scene(scene, seat), seen_scene(imagined, seat), "{seat:?} at {ask:?}");
            self.dealt_otherwise += usize::from(state != *scene.state);
            if seat == asked {
                let answers: Vec<Features> = options.iter().map(|it| seen_answer(scene, ask, it)).collect();
                for (answer, seen) in options.iter().zip(&answers) {
                    assert_eq!(*seen, seen_answer(imagined, ask, answer), "{answer:?} to {ask:?}");
                }
                let known: Vec<&Features> = options
                    .iter()
                    .zip(&answers)
                    .filter(|(it, _)| !is_drone(scene, it))
                    .map(|(_, seen)| seen)
                    .collect();
                for (at, one) in known.iter().enumerate() {
                    self.alike += known[..at].iter().filter(|other| *other == one).count();
                    self.pairs += at;
                }
                self.tokens += seen_scene(scene, seat).tokens.len();
            }
        }
        self.questions += 1;
        chance.below(options.len() as u32) as usize
    }
}

/// Minions that lie face down are really all alike.
fn is_drone(scene: Scene<Champions>, answer: &Answer) -> bool {
    let (Answer::InPlay(id) | Answer::Chosen(Chosen::Card(Thing::InPlay(id)))) = *answer else {
        return false;
    };
    scene.state.find(id).is_some_and(|card| card.facedown.is_some())
}

#[test]
fn nobody_sees_what_nobody_may_know() {
    let cells = ChampionsStudy.cells(&CARDS).len();
    let mut looked = Blindfolded::default();
    for number in 0..cells {
        let setup = ChampionsStudy.setup(&CARDS, number, number as u64);
        let mut table = Playout::<Champions, _>::new(looked, Fast::of_game(4, number as u64));
        play_out::<Champions>(&CARDS, start::<Champions>(&CARDS, &setup), &mut table).expect("a game ends");
        looked = table.policy;
    }
    let Blindfolded { questions, dealt_otherwise, tokens, alike, pairs } = looked;
    assert!(
        dealt_otherwise * 2 > questions,
        "{dealt_otherwise} of {questions}: nearly always something is hidden"
    );
    assert!(
        tokens < 150 * questions,
        "{tokens} tokens in {questions} scenes are more than a net has time for"
    );
    assert!(alike * 500 < pairs, "{alike} of {pairs} pairs of answers look the same");
}

#[test]
fn a_card_of_another_name_is_known_by_what_it_does() {
    let setup = ChampionsStudy.setup(&CARDS, 0, 0);
    let mut state = start::<Champions>(&CARDS, &setup);
    let card =
        CARDS.cards.iter().position(|card| !card.front().text.abilities.is_empty() && card.cost.is_some());
    let card = champions::card::CardId(card.expect("some card does something") as u16);
    let mut strange = Cards::clone(&CARDS);
    strange.cards[usize::from(card.0)].id = "never-met".to_owned();
    state.players[0].hand.add(card);
    let seen = |content: &Cards| {
        let scene = Scene { state: &state, content };
        let ask = Ask::Turn { player: Seat(0) };
        seen_answer(scene, &ask, &Answer::Turn(TurnOption::Play(card)))
    };
    let (known, unknown) = (seen(&CARDS), seen(&strange));
    assert_eq!(known.numbers, unknown.numbers);
    let [known, unknown]: [BTreeSet<u32>; 2] = [known, unknown].map(|seen| seen.tokens.into_iter().collect());
    assert!(known != unknown, "it has a name, too");
    assert!(known.intersection(&unknown).count() * 2 > known.len(), "most of it is what it does");
}

#[test]
fn every_cell_has_games_for_every_number() {
    let cells = ChampionsStudy.cells(&CARDS);
    assert_eq!(cells.len(), 24);
    assert!(cells.contains(&"klaw-2-expert".to_owned()), "{cells:?}");
    assert_eq!(cells.iter().collect::<BTreeSet<_>>().len(), 24, "each name once: {cells:?}");
    for (cell, name) in cells.iter().enumerate() {
        let mut parties = BTreeSet::new();
        for number in 0..20 {
            let setup = ChampionsStudy.setup(&CARDS, cell, number);
            let state = start::<Champions>(&CARDS, &setup);
            assert!(name.contains(&format!("-{}-", state.started())), "{name}");
            parties.insert(setup.players.iter().map(|deck| deck.identity.clone()).collect::<Vec<_>>());
        }
        let least = if name.contains("-1-") { 5 } else { 20 };
        assert_eq!(parties.len(), least, "{name}: decks come in turn, parties in all combinations");
    }
}

#[test]
fn who_wins_stands_best_and_who_lasts_and_hurts_the_villain_stands_better() {
    let setup = ChampionsStudy.setup(&CARDS, 0, 0);
    let mut state = start::<Champions>(&CARDS, &setup);
    let standing = |state: &_| ChampionsStudy.standing(Scene { state, content: &CARDS }, Seat(0));
    let first = standing(&state);
    assert_eq!(first, 0.0);
    state.round = 6;
    let later = standing(&state);
    let villain = Scene { state: &state, content: &**CARDS };
    let villain = champions::state::Reading::villain(villain).id;
    state.find_mut(villain).expect("there is a villain").damage = 5;
    let hurt = standing(&state);
    assert!(first < later && later < hurt && hurt < 1.0, "{first} {later} {hurt}");
    state.outcome = Some(Outcome::Won);
    assert_eq!(standing(&state), 1.0);
    assert_eq!([0, 1].map(|seat| ChampionsStudy.side(&state, Seat(seat))), [0, 0]);
}

#[test]
fn heroes_can_be_held_out() {
    for (cell, name) in ChampionsStudy.cells(&CARDS).iter().enumerate() {
        let heroes: BTreeSet<String> = (0..60)
            .flat_map(|number| {
                let setup = ChampionsStudy.setup(&CARDS, cell, number);
                let cast = ChampionsStudy.cast(&CARDS, &setup);
                assert_eq!(cast.len(), setup.players.len(), "{name}");
                cast
            })
            .collect();
        let known = CARDS.decks.iter().map(|deck| CARDS.card(deck.identity).id.clone()).collect();
        assert_eq!(heroes, known, "{name}: everybody takes part in some setup");
    }
}
