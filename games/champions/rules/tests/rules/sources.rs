//! Where the rules come from, and looking them up; what is printed where.

use std::path::Path;
use std::sync::Arc;

use champions::card::{CardId, Requirement, Stars};
use champions::deck_construction::{self, Decklist, Problem};
use champions::event::Event;
use champions::setup::SetupError;
use champions::{Champions, cites, rule};
use ledger::{Index, Language, Ledger};
use table::{Game, Match, Script, Seat, Source};

use crate::kit::{cards, homebrew, setup};

fn book() -> Ledger {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../ledger/champions.yaml");
    Ledger::read(&path).unwrap_or_else(|found| panic!("{found}"))
}

#[test]
fn every_rule_comes_from_the_reference() {
    cites!("precedence.reference-beats-learn-to-play");
    let book = book();
    for rule in book.rules() {
        assert!(rule.source.starts_with("001"), "{} comes from elsewhere: {}", rule.id.value, rule.source);
    }
    // What only the booklet says is marked: which sets a scenario recommends.
    let recommended = book.rule("encounter-deck.recommended-list").expect("a rule of the book");
    assert!(recommended.text.contains("Learn to Play"));
}

#[test]
fn every_word_of_the_game_can_be_looked_up() {
    cites!("precedence.reference-role");
    let book = book();
    let index = Index::new(&book);
    for term in &book.terms {
        // What stands in brackets tells two words apart, and behind a comma stand other forms of a word.
        let word = term.en.split(&['(', ','][..]).next().unwrap_or(&term.en).trim();
        let meanings = index.terms(word, Language::En);
        assert!(meanings.iter().any(|it| it.en == term.en && !it.meaning.is_empty()), "{word}");
        let used = book.rules().any(|rule| rule.text.contains(word));
        assert!(!used || !index.search(word, Language::En).is_empty(), "rules that speak of {word}");
    }
}

#[test]
fn stars_stand_beside_attacks_and_schemes_and_in_the_boost_field() {
    cites!("timing.star.location");
    let cards = cards();
    let stars = |id: &str| cards.card(cards.find(id).expect(id)).front().stars();
    let (atk, sch, boost) = (true, true, true);
    assert_eq!(stars("klaw-1"), Stars { atk, ..Stars::default() });
    assert_eq!(stars("rhino-1"), Stars::default());
    let all = cards.cards.iter().map(|card| card.front().stars());
    let all: Vec<Stars> = all.collect();
    assert!(
        all.contains(&Stars { sch, ..Stars::default() })
            && all.contains(&Stars { boost, ..Stars::default() })
    );
}

#[test]
fn an_identity_may_ask_for_two_aspects_in_equal_numbers() {
    cites!("deck-construction.identity-requirements");
    let mut cards = (*cards()).clone();
    let starter = &cards.decks[usize::from(cards.deck("spider-man-justice").expect("a starter deck"))];
    let list = Decklist::of(&cards, starter);
    let identity = cards.find("spider-man").expect("in the core set");
    cards.cards[usize::from(identity.0)].requirement = Some(Requirement::EqualAspects(2));
    let problems = deck_construction::build(&cards, &list).expect_err("all its aspect cards are of one");
    assert!(matches!(problems[..], [Problem::UnequalAspects { wants: 2, .. }]), "{problems:?}");
    assert_eq!(problems[0].rule(), rule!("deck-construction.identity-requirements"));
    // Half of them of the other aspect: then it is legal.
    let of = |aspect| {
        let such =
            cards.cards.iter().filter(move |card| card.class == champions::card::Class::Aspect(aspect));
        such.filter(|card| !card.unique).map(|card| (card.id.clone(), 3))
    };
    use champions::card::ability::Aspect::{Aggression, Justice};
    let aspect = |id: &str| cards.card(cards.find(id).expect("a card")).class;
    let mut even = list.clone();
    even.cards.retain(|id, _| !matches!(aspect(id), champions::card::Class::Aspect(_)));
    even.cards.extend(of(Justice).take(3));
    even.cards.extend(of(Aggression).take(3));
    assert_eq!(deck_construction::build(&cards, &even).map(|deck| deck.identity), Ok(identity));
    // One card less of one of them, and it is not.
    let mut uneven = even.clone();
    let less = of(Aggression).next().expect("a card of that aspect").0;
    uneven.cards.insert(less, 2);
    let problems = deck_construction::build(&cards, &uneven).expect_err("nine and eight");
    let unequal = |problem: &Problem| matches!(problem, Problem::UnequalAspects { wants: 2, .. });
    assert!(problems.iter().any(unequal), "{problems:?}");
    // Nor with a single card of a third.
    let mut third = even.clone();
    third.cards.insert("get-ready".to_owned(), 1);
    let problems = deck_construction::build(&cards, &third).expect_err("nine, nine and one");
    assert!(problems.iter().any(unequal), "{problems:?}");
}

#[test]
fn a_modular_set_is_picked_at_random_and_nobody_knows_which() {
    cites!("encounter-deck.modular-random");
    let cards = homebrew();
    let mut agreed = setup(&cards, &["spider-man-justice"], "rhino");
    agreed.modular_at_random = true;
    let picked = |at: usize| {
        let state = Champions::start(&cards, &agreed).expect("a setup in order");
        let mut draws = vec![at];
        draws.extend([0; 100]);
        let script = Script { draws: draws.into(), ..Script::default() };
        let game = Match::<Champions>::from_state(Arc::clone(&cards), state, Source::Script(script));
        let deck = game.now().state.encounter.deck.clone();
        let modular = cards.sets.iter().filter(|set| set.kind == champions::card::SetKind::Modular);
        let there = modular.filter(|set| set.cards.iter().all(|card| deck.has(*card)));
        let names: Vec<String> = there.map(|set| set.id.clone()).collect();
        let told = format!("{:?}{:?}", game.told(), Champions::view(game.now(), None));
        assert!(!names.iter().any(|name| told.contains(name.as_str())), "the name is told");
        // Nor does anybody hear of one of its cards.
        let cards_of =
            |name: &String| cards.sets[usize::from(cards.set_of(name).expect("a set"))].cards.clone();
        let picked: Vec<CardId> = names.iter().flat_map(cards_of).collect();
        let heard = |seat: Option<Seat>| {
            let moved = game.told().iter().filter_map(move |told| match told.event.heard_by(seat) {
                Event::Moved { card, .. } => card,
                _ => None,
            });
            moved.collect::<Vec<CardId>>()
        };
        assert!(!heard(None).iter().chain(&heard(Some(Seat(0)))).any(|card| picked.contains(card)));
        names
    };
    assert_eq!((picked(0), picked(1)), (vec!["bomb-scare".to_owned()], vec!["legions-of-hydra".to_owned()]));
    // It is one of those that are not in the deck, and it is there in full.
    let in_deck = |modular: &[&str]| {
        let mut agreed = agreed.clone();
        agreed.modular = modular.iter().map(|id| (*id).to_owned()).collect();
        let state = Champions::start(&cards, &agreed).expect("a setup in order");
        let script = Script { draws: vec![0; 100].into(), ..Script::default() };
        let game = Match::<Champions>::from_state(Arc::clone(&cards), state, Source::Script(script));
        let deck = game.now().state.encounter.deck.clone();
        ["bomb-scare", "legions-of-hydra"].map(|id| {
            let set = cards.set_of(id);
            deck.iter().filter(|card| cards.card(*card).set == set).count()
        })
    };
    assert_eq!((in_deck(&[]), in_deck(&["bomb-scare"])), ([6, 0], [6, 6]));
    // Where every set is in the deck already, none can be picked.
    let modular = cards.sets.iter().filter(|set| set.kind == champions::card::SetKind::Modular);
    agreed.modular = modular.map(|set| set.id.clone()).collect();
    assert_eq!(Champions::start(&cards, &agreed).err(), Some(SetupError::NoModularSet));
}
