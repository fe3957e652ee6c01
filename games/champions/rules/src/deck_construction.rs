//! Player deck construction (chapter of that name): which decks are legal, and every reason why one is not.

use std::collections::BTreeMap;
use std::fmt;

use content::did_you_mean;
use serde::{Deserialize, Serialize};
use table::RuleId;

use crate::card::ability::{Aspect, Max};
use crate::card::{Card, CardId, CardType, Cards, Class, Deck, Requirement};
use crate::limits::may_coexist;
use crate::rule;

/// deck-construction.size
const SIZE: std::ops::RangeInclusive<usize> = 40..=50;
/// deck-construction.three-copies
const COPIES: u8 = 3;

/// A deck as it is written down: every card with the number of its copies, the hero set among them.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Decklist {
    /// The identity, by id (deck-construction.one-identity).
    pub identity: String,
    /// The aspect; none for a deck of basic cards (q.no-aspect).
    #[serde(default)]
    pub aspect: Option<Aspect>,
    /// Cards by id, and how many of each.
    pub cards: BTreeMap<String, u8>,
}

impl Decklist {
    /// A deck of a pack, written down.
    pub fn of(cards: &Cards, deck: &Deck) -> Decklist {
        let mut list = BTreeMap::new();
        for card in &deck.cards {
            *list.entry(cards.card(*card).id.clone()).or_default() += 1;
        }
        Decklist { identity: cards.card(deck.identity).id.clone(), aspect: deck.aspect, cards: list }
    }
}

/// Why a deck is not legal. Cards are named by their ids.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Problem {
    /// No card has this id.
    Unknown {
        /// The id.
        id: String,
        /// The nearest that there is.
        nearest: Option<String>,
    },
    /// The identity is none.
    NoIdentity(String),
    /// Too few or too many cards.
    Size(usize),
    /// A card of the hero set is missing, or there are more of it than the set has.
    HeroSet {
        /// The card.
        id: String,
        /// So many are in the deck.
        has: u8,
        /// So many are in the set.
        needs: u8,
    },
    /// A card of another hero, of the scenario, or an identity.
    Foreign(String),
    /// A card of an aspect that is not the deck's.
    OtherAspect(String, Aspect),
    /// The identity asks for cards of so many aspects, equally many of each.
    UnequalAspects {
        /// So many aspects.
        wants: u8,
        /// How many cards of each aspect there are.
        has: Vec<(Aspect, usize)>,
    },
    /// More copies of a title than the deck may have.
    Copies {
        /// A card of that title.
        id: String,
        /// So many are in the deck.
        has: u8,
        /// So many may be.
        most: u8,
        /// The rule that says so.
        rule: RuleId,
    },
}

impl Problem {
    /// The rule that is broken.
    pub fn rule(&self) -> RuleId {
        match self {
            Problem::Unknown { .. } | Problem::Foreign(_) => rule!("deck-construction.rest-basic-or-aspect"),
            Problem::NoIdentity(_) => rule!("deck-construction.one-identity"),
            Problem::Size(_) => rule!("deck-construction.size"),
            Problem::HeroSet { .. } => rule!("deck-construction.hero-set-required"),
            Problem::OtherAspect(..) => rule!("deck-construction.one-aspect"),
            Problem::UnequalAspects { .. } => rule!("deck-construction.identity-requirements"),
            Problem::Copies { rule, .. } => *rule,
        }
    }
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Problem::Unknown { id, nearest: Some(nearest) } => {
                write!(f, "there is no card `{id}`, did you mean `{nearest}`?")
            }
            Problem::Unknown { id, nearest: None } => write!(f, "there is no card `{id}`"),
            Problem::NoIdentity(id) => write!(f, "`{id}` is no identity"),
            Problem::Size(size) => {
                write!(f, "{size} cards, but a deck has {} to {}", SIZE.start(), SIZE.end())
            }
            Problem::HeroSet { id, has, needs } => write!(f, "{has} of `{id}`, but the hero set has {needs}"),
            Problem::Foreign(id) => write!(f, "`{id}` belongs in no deck of this identity"),
            Problem::OtherAspect(id, aspect) => write!(f, "`{id}` is of another aspect: {aspect:?}"),
            Problem::UnequalAspects { wants, has } => {
                write!(f, "the identity asks for {wants} aspects with equally many cards, but there are")?;
                has.iter().try_for_each(|(aspect, cards)| write!(f, " {cards} of {aspect:?}"))
            }
            Problem::Copies { id, has, most, .. } => write!(f, "{has} of `{id}`, but at most {most}"),
        }
    }
}

/// A deck that obeys every rule.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LegalDeck {
    /// Whose.
    pub identity: CardId,
    /// All its cards.
    pub cards: Vec<CardId>,
}

/// Builds a deck, or tells everything that is wrong with it.
///
/// # Errors
/// Every problem, in the order of the cards' ids.
pub fn build(cards: &Cards, list: &Decklist) -> Result<LegalDeck, Vec<Problem>> {
    let identity = cards.find(&list.identity).filter(|&id| cards.card(id).front().kind == CardType::Hero);
    let Some(identity) = identity else { return Err(vec![Problem::NoIdentity(list.identity.clone())]) };
    let mut problems = Vec::new();
    let mut all = Vec::new();
    for (id, &copies) in &list.cards {
        match cards.find(id) {
            Some(card) => all.extend([card].into_iter().cycle().take(usize::from(copies))),
            None => {
                let nearest = did_you_mean(id, cards.cards.iter().map(|card| card.id.as_str()));
                problems.push(Problem::Unknown { id: id.clone(), nearest: nearest.map(str::to_owned) });
            }
        }
    }
    all.sort_unstable();

    if !SIZE.contains(&all.len()) {
        problems.push(Problem::Size(all.len()));
    }
    let hero_set = cards.card(identity).set;
    hero_set_is_whole(cards, hero_set, &all, &mut problems);
    for &id in &distinct(&all) {
        let card = cards.card(id);
        match card.class {
            Class::Basic => {}
            Class::Hero if card.set == hero_set => {}
            Class::Aspect(_) if cards.card(identity).requirement.is_some() => {}
            Class::Aspect(aspect) if list.aspect == Some(aspect) => {}
            Class::Aspect(aspect) => problems.push(Problem::OtherAspect(card.id.clone(), aspect)),
            Class::Hero | Class::Scenario | Class::Identity => {
                problems.push(Problem::Foreign(card.id.clone()))
            }
        }
    }
    if let Some(Requirement::EqualAspects(wants)) = cards.card(identity).requirement {
        aspects_are_equal(cards, wants, &all, &mut problems);
    }
    titles_are_few(cards, cards.card(identity), &all, &mut problems);
    if problems.is_empty() { Ok(LegalDeck { identity, cards: all }) } else { Err(problems) }
}

fn distinct(sorted: &[CardId]) -> Vec<CardId> {
    let mut once = sorted.to_vec();
    once.dedup();
    once
}

fn copies_of(all: &[CardId], wanted: impl Fn(CardId) -> bool) -> u8 {
    all.iter().filter(|&&card| wanted(card)).count().try_into().unwrap_or(u8::MAX)
}

/// deck-construction.hero-set-required; no further copies may be added (q.copies-in-hero-set).
fn hero_set_is_whole(cards: &Cards, hero_set: Option<u16>, all: &[CardId], problems: &mut Vec<Problem>) {
    for card in cards.cards.iter().filter(|card| card.class == Class::Hero && card.set == hero_set) {
        let has = copies_of(all, |id| cards.card(id).id == card.id);
        if has != card.copies {
            problems.push(Problem::HeroSet { id: card.id.clone(), has, needs: card.copies });
        }
    }
}

/// What an identity asks for in the place of one aspect (deck-construction.identity-requirements).
fn aspects_are_equal(cards: &Cards, wants: u8, all: &[CardId], problems: &mut Vec<Problem>) {
    let of = |aspect: Aspect| all.iter().filter(|&&id| cards.card(id).class == Class::Aspect(aspect)).count();
    let counted = Aspect::ALL.into_iter().map(|aspect| (aspect, of(aspect)));
    let has: Vec<(Aspect, usize)> = counted.filter(|(_, cards)| *cards > 0).collect();
    let equal = has.windows(2).all(|pair| pair[0].1 == pair[1].1);
    if has.len() != usize::from(wants) || !equal {
        problems.push(Problem::UnequalAspects { wants, has });
    }
}

/// Copies by title: three, one of a unique card, or what the card says; the hero set is exempt (q.copies-in-hero-set).
fn titles_are_few(cards: &Cards, identity: &Card, all: &[CardId], problems: &mut Vec<Problem>) {
    let mut seen = Vec::new();
    for &id in &distinct(all) {
        let card = cards.card(id);
        // Two allies of one title and different subtitles are different cards (limits.unique.allies-exception).
        let alike = |other: &Card| match card.unique && other.unique {
            true => !may_coexist(card, other),
            false => other.title == card.title,
        };
        if card.class == Class::Hero || seen.iter().any(|other: &&Card| alike(other)) {
            continue;
        }
        seen.push(card);
        let has = copies_of(all, |other| alike(cards.card(other)));
        let (most, rule) = match card.front().text.play.max {
            Some(Max::Deck(most)) if most < COPIES => (most, rule!("limits.max-per-deck")),
            // The identity counts among unique cards.
            _ if !may_coexist(card, identity) => (0, rule!("limits.unique.one-in-deck")),
            _ if card.unique => (1, rule!("limits.unique.one-in-deck")),
            _ => (COPIES, rule!("deck-construction.three-copies")),
        };
        if has > most {
            problems.push(Problem::Copies { id: card.id.clone(), has, most, rule });
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::card::core;
    use crate::cites;

    fn spider_man(cards: &Cards) -> Decklist {
        Decklist::of(cards, &cards.decks[usize::from(cards.deck("spider-man-justice").unwrap())])
    }

    fn problems(change: impl Fn(&mut Decklist)) -> Vec<Problem> {
        let cards = core().unwrap_or_else(|found| panic!("{found}"));
        let mut list = spider_man(&cards);
        change(&mut list);
        build(&cards, &list).err().unwrap_or_default()
    }

    #[test]
    fn starter_decks_are_legal() {
        cites!(
            "deck-construction.one-identity",
            "deck-construction.size",
            "deck-construction.rest-basic-or-aspect"
        );
        let cards = core().unwrap_or_else(|found| panic!("{found}"));
        for deck in &cards.decks {
            let legal = build(&cards, &Decklist::of(&cards, deck)).unwrap_or_else(|why| panic!("{why:?}"));
            assert_eq!((legal.identity, legal.cards.len()), (deck.identity, 40), "{}", deck.id);
        }
    }

    #[test]
    fn a_deck_has_forty_to_fifty_cards() {
        cites!("deck-construction.size");
        let without = |list: &mut Decklist| {
            list.cards.remove("haymaker");
        };
        assert_eq!(problems(without), [Problem::Size(39)]);
        let ten_more = |list: &mut Decklist| {
            list.cards
                .extend(["first-aid", "haymaker", "emergency", "tenacity"].map(|id| (id.to_owned(), 3)));
            list.cards.insert("interrogation-room".to_owned(), 3);
            list.cards.insert("surveillance-team".to_owned(), 3);
        };
        assert_eq!(problems(ten_more), []);
        let eleven_more = |list: &mut Decklist| {
            ten_more(list);
            list.cards.insert("heroic-intuition".to_owned(), 3);
        };
        assert_eq!(problems(eleven_more), [Problem::Size(51)]);
    }

    #[test]
    fn the_hero_set_is_there_in_full_and_no_more_of_it() {
        cites!("deck-construction.hero-set-required");
        let kicks = |copies| {
            problems(move |list| {
                list.cards.insert("swinging-web-kick".to_owned(), copies);
            })
        };
        let wrong = |has| [Problem::HeroSet { id: "swinging-web-kick".to_owned(), has, needs: 3 }];
        assert_eq!(kicks(4), wrong(4));
        assert_eq!(kicks(2)[1..], wrong(2));
        // It is that of the chosen identity.
        let hulk = problems(|list| list.identity = "she-hulk".to_owned());
        assert!(
            hulk.contains(&Problem::HeroSet { id: "gamma-slam".to_owned(), has: 0, needs: 1 }),
            "{hulk:?}"
        );
        // Nor may a card of which there is one be left out.
        let alone = problems(|list| {
            list.cards.remove("aunt-may");
            list.cards.insert("haymaker".to_owned(), 2);
        });
        assert_eq!(alone, [Problem::HeroSet { id: "aunt-may".to_owned(), has: 0, needs: 1 }]);
    }

    #[test]
    fn one_aspect_and_nobody_elses_cards() {
        cites!(
            "deck-construction.one-aspect",
            "deck-construction.rest-basic-or-aspect",
            "card-anatomy.player.classification"
        );
        let other = problems(|list| {
            list.cards.insert("uppercut".to_owned(), 1);
        });
        assert_eq!(other, [Problem::OtherAspect("uppercut".to_owned(), Aspect::Aggression)]);
        // Of several copies it is said once.
        let others = problems(|list| {
            list.cards.insert("uppercut".to_owned(), 2);
        });
        assert_eq!(others, other);
        for id in ["gamma-slam", "hydra-soldier", "iron-man"] {
            let foreign = problems(|list| {
                list.cards.insert(id.to_owned(), 1);
            });
            assert_eq!(foreign, [Problem::Foreign(id.to_owned())]);
        }
    }

    #[test]
    fn only_the_chosen_aspect_goes_into_a_deck() {
        cites!("deck-construction.one-aspect");
        let cards = core().unwrap_or_else(|found| panic!("{found}"));
        // A card of each aspect in each starter deck.
        for deck in &cards.decks {
            for aspect in Aspect::ALL {
                let such = |card: &&Card| card.class == Class::Aspect(aspect) && !card.unique;
                let card = cards.cards.iter().find(such).expect("a card of that aspect");
                let mut list = Decklist::of(&cards, deck);
                list.cards.insert(card.id.clone(), 1);
                let found = build(&cards, &list).err().unwrap_or_default();
                let other = found.contains(&Problem::OtherAspect(card.id.clone(), aspect));
                assert_eq!(other, deck.aspect != Some(aspect), "{} in {}", card.id, deck.id);
            }
        }
    }

    #[test]
    fn a_deck_may_be_of_basic_cards_alone() {
        cites!("deck-construction.one-aspect", "deck-construction.rest-basic-or-aspect");
        // Spider-Man's cards of Justice are basic ones here.
        let mut cards = core().unwrap_or_else(|found| panic!("{found}"));
        let mut list = spider_man(&cards);
        for card in &mut cards.cards {
            if card.class == Class::Aspect(Aspect::Justice) {
                card.class = Class::Basic;
            }
        }
        assert_eq!(build(&cards, &list).err(), None, "an aspect of which there is no card");
        list.aspect = None;
        assert_eq!(build(&cards, &list).err(), None, "no aspect at all");
        // Without an aspect no card of any will do.
        list.cards.insert("uppercut".to_owned(), 1);
        let other = Problem::OtherAspect("uppercut".to_owned(), Aspect::Aggression);
        assert_eq!(build(&cards, &list).err(), Some(vec![other]));
    }

    #[test]
    fn a_deck_has_one_identity() {
        cites!("deck-construction.one-identity");
        for id in ["", "haymaker", "rhino-1"] {
            let none = problems(|list| list.identity = id.to_owned());
            assert_eq!(none, [Problem::NoIdentity(id.to_owned())]);
            assert_eq!(none[0].rule(), rule!("deck-construction.one-identity"));
        }
        let two = problems(|list| {
            list.cards.insert("she-hulk".to_owned(), 1);
        });
        assert_eq!(two, [Problem::Foreign("she-hulk".to_owned())]);
    }

    #[test]
    fn cards_of_one_title_count_together() {
        cites!(
            "deck-construction.three-copies",
            "limits.max-per-deck",
            "limits.unique.one-in-deck",
            "limits.unique.hero-ally-exception"
        );
        let mut cards = core().unwrap_or_else(|found| panic!("{found}"));
        let of = |cards: &Cards, id: &str| usize::from(cards.find(id).unwrap().0);
        let copies = |cards: &Cards, some: &[(&str, u8)]| {
            let mut list = spider_man(cards);
            list.cards.extend(some.iter().map(|(id, has)| ((*id).to_owned(), *has)));
            let found = build(cards, &list).err().unwrap_or_default();
            found.iter().map(Problem::rule).collect::<Vec<_>>()
        };
        // Two cards that differ in nothing but their pictures.
        let two_of_each = [("first-aid", 2), ("haymaker", 2)];
        assert_eq!(copies(&cards, &two_of_each), []);
        let (one, other) = (of(&cards, "first-aid"), of(&cards, "haymaker"));
        cards.cards[other].title = cards.cards[one].title;
        assert_eq!(copies(&cards, &two_of_each), [rule!("deck-construction.three-copies")]);
        assert_eq!(copies(&cards, &[("first-aid", 2), ("haymaker", 1)]), []);
        // An ally of the hero's title: another person may come along, the same one is there already. An ally of another
        // title is somebody else, whoever is behind it.
        let (hero, ally) = (of(&cards, "spider-man"), of(&cards, "mockingbird"));
        let same = cards.cards[hero].subtitle.clone();
        let own = std::mem::replace(&mut cards.cards[ally].subtitle, same.clone());
        assert_eq!(copies(&cards, &[]), []);
        cards.cards[ally].subtitle = own;
        cards.cards[ally].title = cards.cards[hero].title;
        cards.cards[ally].faces[0].name = cards.cards[hero].faces[0].name.clone();
        assert_eq!(copies(&cards, &[]), []);
        cards.cards[ally].subtitle = same;
        assert_eq!(copies(&cards, &[]), [rule!("limits.unique.one-in-deck")]);
        // An ally by the name of the alter-ego is that person, whatever else it says (q.unique-by-side).
        cards.cards[ally].faces[0].name = cards.cards[hero].faces[1].name.clone();
        cards.cards[ally].subtitle = Some("Somebody".to_owned());
        assert_eq!(copies(&cards, &[]), [rule!("limits.unique.one-in-deck")]);
    }

    #[test]
    fn one_who_says_nothing_more_is_not_told_apart_from_others_of_the_title() {
        cites!("limits.unique.one-in-deck", "limits.unique.allies-exception");
        let mut cards = core().unwrap_or_else(|found| panic!("{found}"));
        let of = |cards: &Cards, id: &str| usize::from(cards.find(id).unwrap().0);
        let (one, other) = (of(&cards, "mockingbird"), of(&cards, "nick-fury"));
        let mut list = spider_man(&cards);
        list.cards.extend([("mockingbird".to_owned(), 1), ("nick-fury".to_owned(), 1)]);
        cards.cards[other].title = cards.cards[one].title;
        cards.cards[other].faces[0].name = cards.cards[one].faces[0].name.clone();
        let rules = |cards: &Cards| {
            let found = build(cards, &list).err().unwrap_or_default();
            found.iter().map(Problem::rule).collect::<Vec<_>>()
        };
        cards.cards[one].subtitle = Some("One".to_owned());
        for (subtitle, problems) in [(None, 1), (Some("One".to_owned()), 1), (Some("Another".to_owned()), 0)]
        {
            cards.cards[other].subtitle = subtitle.clone();
            assert_eq!(rules(&cards), vec![rule!("limits.unique.one-in-deck"); problems], "{subtitle:?}");
        }
    }

    #[test]
    fn copies_are_counted_by_title() {
        cites!("deck-construction.three-copies", "limits.unique.one-in-deck", "limits.max-per-deck");
        let copies = |id: &str, has| {
            problems(move |list| {
                list.cards.insert(id.to_owned(), has);
            })
        };
        let rule_of = |problems: Vec<Problem>| problems.iter().map(Problem::rule).collect::<Vec<_>>();
        assert_eq!(copies("first-aid", 3), []);
        // It is the same for a card of the aspect.
        assert_eq!(copies("interrogation-room", 3), []);
        assert_eq!(rule_of(copies("interrogation-room", 4)), [rule!("deck-construction.three-copies")]);
        assert_eq!(rule_of(copies("first-aid", 4)), [rule!("deck-construction.three-copies")]);
        assert_eq!(rule_of(copies("mockingbird", 2)), [rule!("limits.unique.one-in-deck")]);
        assert_eq!(rule_of(copies("energy", 2)), [rule!("limits.max-per-deck")]);
        assert_eq!(rule_of(copies("the-power-of-justice", 3)), [rule!("limits.max-per-deck")]);
    }

    #[test]
    fn an_unknown_card_is_named_with_the_nearest() {
        let found = problems(|list| {
            list.cards.insert("frist-aid".to_owned(), 1);
        });
        assert_eq!(found[0].to_string(), "there is no card `frist-aid`, did you mean `first-aid`?");
    }
}
