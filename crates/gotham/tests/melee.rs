//! Melee attacks and defences, with dice that are known.

use std::sync::Arc;

use gotham::answer::{Act, Amount, Answer, DiePick, Weapon};
use gotham::bearer::Reading;
use gotham::printed::house;
use gotham::printed::term::CubeBox;
use gotham::setup::Setup;
use gotham::state::{CardPlace, FigureId, HeroId, Stage, State, Whereabouts};
use gotham::{Gotham, cites, rule};
use table::{Game, Match, Scene, Script, Source};

const GORDON: HeroId = HeroId(1);

/// The reference mission in the heroes' turn, Gordon in a zone, with these rolls to come.
fn game(zone: &str, rolls: &[&[u8]]) -> Match<Gotham> {
    let printed = Arc::new(house().unwrap_or_else(|problems| panic!("{problems}")));
    let mission = printed.mission("two-charges").expect("the reference mission");
    let setup = Setup::usual(&printed, &printed.missions[usize::from(mission)]);
    let mut state = Gotham::start(&printed, &setup).expect("the reference mission can be played");
    let board = Scene::<Gotham> { state: &state, content: &printed }.board();
    let zone = board.zone_ids().find(|&it| board.zone(it).id == zone).expect("a zone of the board");
    let gordon = state.hero(GORDON).figure;
    state.figure_mut(gordon).whereabouts = Whereabouts::Zone(zone);
    state.turn = 1;
    state.stage = Stage::HeroesAct;
    let rolls = rolls.iter().map(|roll| roll.to_vec()).collect();
    Match::from_state(printed, state, Source::Script(Script { rolls, ..Script::default() }))
}

fn thug(state: &State) -> FigureId {
    state.characters_of(state.river[0]).next().expect("a thug")
}

#[test]
fn gordon_strikes_down_a_thug_with_his_tonfa() {
    cites!(
        "hero-melee.steps",
        "hero-melee.c.spend",
        "hero-melee.d.pool",
        "hero-melee.e.optional-weapon",
        "material.bonus.die",
        "defence.g.count",
        "defence.h.wounds",
        "wounds.character.single",
        "neutralised.character.removed",
    );
    // The tonfa's yellow die shows 1, the two orange dice 1 each.
    let mut game = game("shed-mid", &[&[3], &[2, 2]]);
    let thug = thug(game.now().state);
    let cards = &game.now().state.cards;
    let tonfa = cards.iter().position(|card| card.place == CardPlace::Carried(GORDON)).expect("a tonfa");
    let answers = [
        Answer::Act(Act::Melee(GORDON)),
        Answer::Figure(thug),
        Answer::Amount(Amount(2)),
        Answer::Weapon(Weapon::Card(tonfa as u8)),
        Answer::Die(DiePick::Done),
    ];
    for answer in answers {
        game.answer(answer).unwrap_or_else(|refused| panic!("{answer:?}: {refused:?}"));
    }
    assert_eq!(game.now().state.hero(GORDON).cubes.boxes[CubeBox::Melee as usize], 2);
    // The villain spends nothing: 3 successes against 1 automatic one are 2 wounds for 1 life point.
    game.answer(Answer::Amount(Amount(0))).expect("no cube is enough");
    assert_eq!(game.fault(), None);
    assert_eq!(game.now().state.figure(thug).whereabouts, Whereabouts::Reserve);
    assert_eq!(game.now().state.post.boxes[CubeBox::Defence as usize], 0);
}

#[test]
fn an_attack_without_a_target_is_refused() {
    cites!("hero-melee.b.no-target", "rulings.actions.no-empty");
    let mut game = game("street-west", &[]);
    let refused = game.answer(Answer::Act(Act::Melee(GORDON))).expect_err("nobody is there");
    assert_eq!(refused.why.rule, rule!("hero-melee.b.no-target"));
}

#[test]
fn a_box_takes_no_more_than_its_saturation() {
    cites!("hero-melee.c.cap", "general.box-saturation.check-first");
    let mut game = game("shed-mid", &[]);
    let thug = thug(game.now().state);
    game.answer(Answer::Act(Act::Melee(GORDON))).expect("a thug is there");
    game.answer(Answer::Figure(thug)).expect("he can be named");
    let refused = game.answer(Answer::Amount(Amount(4))).expect_err("the box holds three");
    assert_eq!(refused.why, rule!("general.box-saturation.check-first").measured(4, 3));
    let refused = game.answer(Answer::Amount(Amount(0))).expect_err("one at least");
    assert_eq!(refused.why.rule, rule!("hero-melee.c.spend"));
}
