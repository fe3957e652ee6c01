//! Everything that Gotham City Chronicles tells and asks, in every language.

use std::path::Path;
use std::sync::Arc;

use gotham::Gotham;
use gotham::printed::{Printed as Content, house};
use gotham::setup::Setup;
use gotham_face::PARTS;
use gotham_face::voice::{Printed, Teller};
use table::{Fairness, Fast, Game, Match, RuleId, Seat, Seed};
use words::{Language, Players, Voices};

/// The words of the game by language.
fn voices() -> Voices {
    Voices::new(PARTS.locales)
}

/// A text that a player may see: no key, no placeholder, no isolation mark, nothing left empty.
fn assert_said(text: &str) {
    assert!(!text.trim().is_empty(), "nothing was said");
    assert!(!text.contains(['{', '}', '$']), "a placeholder shows: {text}");
    assert!(["app-", "host-", "gotham-"].iter().all(|key| !text.contains(key)), "a key shows: {text}");
    assert!(
        !text.contains(['\u{2066}', '\u{2067}', '\u{2068}', '\u{2069}']),
        "an isolation mark shows: {text}"
    );
    assert!(!text.contains("  "), "two spaces: {text}");
}

/// A text against the committed one: a change of a card, a tree or a word shows as a change of text. To accept it, run with
/// `CROSSOVER_BLESS=1` and read the diff.
fn assert_golden(name: &str, text: &str) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden").join(name);
    if std::env::var_os("CROSSOVER_BLESS").is_some() {
        std::fs::write(&path, text).unwrap();
    }
    let golden = std::fs::read_to_string(&path).unwrap_or_default();
    let differs = golden.lines().zip(text.lines()).find(|(golden, now)| golden != now);
    assert_eq!(differs, None, "{name} has changed");
    assert_eq!(golden.lines().count(), text.lines().count(), "{name} is longer or shorter");
}

fn printed() -> Arc<Content> {
    Arc::new(house().unwrap_or_else(|problems| panic!("{problems}")))
}

fn players() -> Players {
    Players { names: vec!["Ada".into(), "Ben".into(), "Cleo".into()], you: Some(Seat(0)) }
}

/// A whole random game, told with every option and every forbidden answer.
fn tell_whole_game(printed: &Arc<Content>, setup: &Setup, seed: u64, language: Language) {
    let (voices, players) = (voices(), players());
    let words = voices.of(language);
    let unknown = words.word("app-unknown");
    let fairness = Fairness::alone(Seed::from_number(seed));
    let mut game = Match::<Gotham>::new(printed.clone(), setup, fairness).unwrap();
    let mut chance = Fast::new(seed);
    while let Some(pending) = game.pending().first() {
        let teller = Teller::new(words, printed, game.now().state, &players);
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
    let teller = Teller::new(words, printed, game.now().state, &players);
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
    let (printed, voices, players) = (printed(), voices(), players());
    let words = voices.of(Language::En);
    let setup = Setup::usual(&printed, &printed.missions[0]);
    let game = Match::<Gotham>::new(printed.clone(), &setup, Fairness::alone(Seed::from_number(1))).unwrap();
    let teller = Teller::new(words, &printed, game.now().state, &players);
    let ask = game.pending().first().unwrap().ask;
    let mut chance = Fast::new(1);
    for _ in 0..2_000 {
        let answer = Gotham::any_answer(&printed, game.now().state, &mut chance);
        assert_said(&teller.answer(&ask, &answer));
    }
    assert_eq!(teller.refusal(&RuleId::WRONG_KIND.into()), "This does not answer the question.");
}

#[test]
fn figures_of_one_tile_are_told_apart() {
    let (printed, voices, players) = (printed(), voices(), players());
    let words = voices.of(Language::En);
    let mission = &printed.missions[usize::from(printed.mission("breakout").unwrap())];
    let setup = Setup::usual(&printed, mission);
    let game = Match::<Gotham>::new(printed.clone(), &setup, Fairness::alone(Seed::from_number(1))).unwrap();
    let state = game.now().state;
    let teller = Teller::new(words, &printed, state, &players);
    let mut names: Vec<String> = state.figure_ids().map(|figure| teller.figure(figure)).collect();
    let figures = names.len();
    names.sort_unstable();
    names.dedup();
    assert_eq!(names.len(), figures, "{names:?}");
}

#[test]
fn what_is_printed_reads_as_committed() {
    let (content, voices) = (printed(), voices());
    for language in Language::ALL {
        let words = voices.of(language);
        let printed = Printed::new(words, &content);
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
