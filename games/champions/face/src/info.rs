//! Champions in a lobby.

use champions::card::{Cards, Deck, Scenario, Set, SetKind};
use champions::encounter_deck::Mode;
use champions::state::PLAYERS;
use host::choosing::bots;
use host::code_of;
use host::naming::list;
use wire::lobby::{GameInfo, SetupOption, SetupValue};
use words::{Message, Words};

use crate::setup::{CLOSED, HANDS, MODE, MODULAR, OPEN, RANDOM, RECOMMENDED, SCENARIO, TEAM};
use crate::voice::Printed;

/// The game's bots, the best to begin with first, with their names and manners.
const BOTS: [(&str, &str, &str); 2] = [
    ("greedy", "champions-bot-greedy", "champions-bot-greedy-blurb"),
    ("random", "champions-bot-random", "champions-bot-random-blurb"),
];
/// The scenarios by how hard they are, the easiest first, as the booklet lists them.
const LADDER: [&str; 3] = ["rhino", "klaw", "ultron"];

pub(super) fn info(cards: &Cards, words: &Words) -> GameInfo {
    GameInfo {
        game: "champions".into(),
        name: words.word("champions-name"),
        blurb: words.word("champions-blurb"),
        least_seats: 1,
        most_seats: PLAYERS as u8,
        against: None,
        minutes: 60,
        bots: bots(words, BOTS),
        options: vec![scenarios(cards, words), modes(cards, words), modular(cards, words), hands(words)],
        seat_options: vec![starter_decks(cards, words)],
        starts: Vec::new(),
    }
}

fn option(words: &Words, id: &str, name: &'static str, values: Vec<SetupValue>) -> SetupOption {
    SetupOption { id: id.into(), name: words.word(name), values }
}

fn value(id: &str, name: String, blurb: String) -> SetupValue {
    SetupValue { id: id.to_owned(), name, blurb, shows: Vec::new(), excludes: Vec::new() }
}

fn scenarios(cards: &Cards, words: &Words) -> SetupOption {
    let rung = |id: &str| LADDER.iter().position(|other| *other == id).unwrap_or(LADDER.len());
    let mut all: Vec<&Scenario> = cards.scenarios.iter().collect();
    all.sort_by_key(|scenario| rung(&scenario.id));
    let values = all.into_iter().map(|scenario| SetupValue {
        shows: scenario.standard.iter().take(1).map(|&id| cards.card(id).id.clone()).collect(),
        ..value(&scenario.id, name(words, &scenario.name), scenario_line(cards, words, scenario))
    });
    option(words, SCENARIO, "champions-option-scenario", values.collect())
}

/// The stages of its main scheme, and its modular set.
pub(super) fn scenario_line(cards: &Cards, words: &Words, scenario: &Scenario) -> String {
    let line = Message::new("champions-scenario-line")
        .with("stages", scenario.main_scheme.len())
        .with("modular", name(words, &cards.sets[usize::from(scenario.modular)].name));
    words.say(&line)
}

fn modes(cards: &Cards, words: &Words) -> SetupOption {
    let printed = Printed::new(words, cards);
    let mode =
        |mode: Mode, blurb: &'static str| value(&code_of(&mode), printed.mode(mode), words.word(blurb));
    let values = vec![
        mode(Mode::Standard, "champions-mode-standard-blurb"),
        mode(Mode::Expert, "champions-mode-expert-blurb"),
    ];
    option(words, MODE, "champions-option-mode", values)
}

fn modular(cards: &Cards, words: &Words) -> SetupOption {
    let recommended = value(
        RECOMMENDED,
        words.word("champions-modular-recommended"),
        words.word("champions-modular-recommended-blurb"),
    );
    let sets = cards.sets.iter().filter(|set| set.kind == SetKind::Modular);
    let sets = sets.map(|set| value(&set.id, name(words, &set.name), set_line(words, set)));
    let random =
        value(RANDOM, words.word("champions-modular-random"), words.word("champions-modular-random-blurb"));
    let values = std::iter::once(recommended).chain(sets).chain([random]).collect();
    option(words, MODULAR, "champions-option-modular", values)
}

/// Whoever sits down at a table with open hands agrees to show one's own.
fn hands(words: &Words) -> SetupOption {
    let hand =
        |id: &str, name: &'static str, blurb: &'static str| value(id, words.word(name), words.word(blurb));
    let values = vec![
        hand(CLOSED, "champions-hands-closed", "champions-hands-closed-blurb"),
        hand(OPEN, "champions-hands-open", "champions-hands-open-blurb"),
    ];
    option(words, HANDS, "champions-option-hands", values)
}

pub(super) fn set_line(words: &Words, set: &Set) -> String {
    words.say(&Message::new("champions-set-line").with("cards", set.cards.len()))
}

/// The decks at hand. A hero can sit at one seat alone.
fn starter_decks(cards: &Cards, words: &Words) -> SetupOption {
    let values = cards.decks.iter().map(|deck| SetupValue {
        shows: vec![cards.card(deck.identity).id.clone()],
        ..value(&deck.id, name(words, &deck.name), deck_line(cards, words, deck))
    });
    option(words, TEAM, "champions-option-team", values.collect())
}

/// The allies that it brings, who tell most about how it plays.
pub(super) fn deck_line(cards: &Cards, words: &Words, deck: &Deck) -> String {
    let printed = Printed::new(words, cards);
    let ally =
        |id: &&champions::card::CardId| cards.card(**id).front().kind == champions::card::CardType::Ally;
    let mut allies: Vec<_> = deck.cards.iter().filter(ally).copied().collect();
    allies.sort_unstable();
    allies.dedup();
    let line = Message::new("champions-deck-line")
        .with("cards", deck.cards.len())
        .with("allies", list(allies.into_iter().map(|id| printed.card_name(id))));
    words.say(&line)
}

fn name(words: &Words, names: &content::Names) -> String {
    words.language().name(names).to_owned()
}

/// The deck at hand that has not been chosen yet, for a seat that chose none.
pub(super) fn free_deck<'a>(
    cards: &'a Cards,
    taken: &[champions::deck_construction::Decklist],
) -> Option<&'a Deck> {
    cards.decks.iter().find(|deck| {
        let identity = &cards.card(deck.identity).id;
        taken.iter().all(|other| other.identity != *identity)
    })
}
