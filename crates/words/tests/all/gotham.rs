//! Everything that Gotham City Chronicles tells and asks, in every language.

use std::sync::Arc;

use ::table::{Fairness, Fast, Game, Match, RuleId, Seat, Seed};
use gotham::Gotham;
use gotham::printed::{Printed as Content, house};
use gotham::setup::Setup;
use words::gotham::{Printed, Teller};
use words::{Language, Players, Words};

use crate::golden::assert_golden;
use crate::support::assert_said;

fn printed() -> Arc<Content> {
    Arc::new(house().unwrap_or_else(|problems| panic!("{problems}")))
}

fn players() -> Players {
    Players { names: vec!["Ada".into(), "Ben".into(), "Cleo".into()], you: Some(Seat(0)) }
}

/// A whole random game, told with every option and every forbidden answer.
fn tell_whole_game(printed: &Arc<Content>, setup: &Setup, seed: u64, language: Language) {
    let (words, players) = (Words::of(language), players());
    let unknown = words.word("app-unknown");
    let fairness = Fairness::alone(Seed::from_number(seed));
    let mut game = Match::<Gotham>::new(printed.clone(), setup, fairness).unwrap();
    let mut chance = Fast::new(seed);
    while let Some(pending) = game.pending().first() {
        let teller = Teller::new(&words, printed, game.now().state, &players);
        let asked = teller.ask(&pending.ask);
        assert_said(&asked);
        assert!(!asked.contains(&unknown), "{asked}: {:?}", pending.ask);
        for answer in &pending.options {
            let said = teller.answer(&pending.ask, answer);
            assert_said(&said);
            assert!(!said.contains(&unknown), "{said}: {answer:?}");
        }
        for (answer, why) in &pending.forbidden {
            assert_said(&teller.answer(&pending.ask, answer));
            let refusal = teller.refusal(why);
            assert_said(&refusal);
            assert!(!refusal.contains(why.rule.as_str()), "no words of its own: {refusal}");
        }
        let answer = pending.options[chance.below(pending.options.len() as u32) as usize];
        game.answer(answer).unwrap();
    }
    assert!(game.over());
    let teller = Teller::new(&words, printed, game.now().state, &players);
    for told in game.told() {
        let said = teller.event(told);
        assert_said(&said);
        assert!(!said.contains(&unknown), "{said}: {told:?}");
    }
}

#[test]
fn whole_games_are_told_without_a_gap() {
    let printed = printed();
    for (seed, mission) in (0..).zip(&printed.missions) {
        let mut setup = Setup::usual(&printed, mission);
        if setup.heroes.len() > 1 {
            setup.players = 2;
            setup.heroes[1].player = 1;
        }
        for language in Language::ALL {
            tell_whole_game(&printed, &setup, seed, language);
        }
    }
}

#[test]
fn a_strangers_answer_is_said_too() {
    let (printed, words, players) = (printed(), Words::of(Language::En), players());
    let setup = Setup::usual(&printed, &printed.missions[0]);
    let game = Match::<Gotham>::new(printed.clone(), &setup, Fairness::alone(Seed::from_number(1))).unwrap();
    let teller = Teller::new(&words, &printed, game.now().state, &players);
    let ask = game.pending().first().unwrap().ask;
    let mut chance = Fast::new(1);
    for _ in 0..2_000 {
        let answer = Gotham::any_answer(&printed, game.now().state, &mut chance);
        assert_said(&teller.answer(&ask, &answer));
    }
    assert_eq!(teller.refusal(&RuleId::WRONG_KIND.into()), "This is no answer to the question.");
}

#[test]
fn figures_of_one_tile_are_told_apart() {
    let (printed, words, players) = (printed(), Words::of(Language::En), players());
    let mission = &printed.missions[usize::from(printed.mission("breakout").unwrap())];
    let setup = Setup::usual(&printed, mission);
    let game = Match::<Gotham>::new(printed.clone(), &setup, Fairness::alone(Seed::from_number(1))).unwrap();
    let state = game.now().state;
    let teller = Teller::new(&words, &printed, state, &players);
    let mut names: Vec<String> = state.figure_ids().map(|figure| teller.figure(figure)).collect();
    let figures = names.len();
    names.sort_unstable();
    names.dedup();
    assert_eq!(names.len(), figures, "{names:?}");
}

#[test]
fn what_is_printed_reads_as_committed() {
    let content = printed();
    for language in Language::ALL {
        let words = Words::of(language);
        let printed = Printed::new(&words, &content);
        let heroes = content.heroes.iter().map(|hero| printed.hero(hero));
        let tiles = content.tiles.iter().map(|tile| printed.tile(tile));
        let cards = content.materials.iter().map(|card| printed.material(card));
        let skills = content.skills.iter().map(|skill| {
            let name = words.language().name(&skill.name.value.0);
            format!("{name}\n{}", printed.skill(skill, None))
        });
        let missions = content.missions.iter().map(|mission| printed.mission(mission));
        let texts: Vec<String> = heroes.chain(tiles).chain(cards).chain(skills).chain(missions).collect();
        texts.iter().flat_map(|text| text.lines()).for_each(assert_said);
        assert_golden(&format!("gotham.{language}.txt"), &(texts.join("\n\n") + "\n"));
    }
}
