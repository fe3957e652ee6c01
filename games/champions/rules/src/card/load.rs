//! The ways in: the core set inside the binary, and folders of homebrew beside it.

use std::path::Path;

use content::{Checker, Diagnostics, Entry, Ids, PackReader, Packs, Seen, Thing as _, all_ids, each, unique};
use table::fit;

use super::check::{self, AllIds, Code};
use super::number::Beyond;
use super::{Card, CardId, Cards, Class, Counter, GAINED, Set, Trait, Traits, file, number};
use crate::state::Counters;

/// The core set, as it was when this was built.
#[derive(rust_embed::RustEmbed)]
#[folder = "../content/core"]
struct Core;

/// Its name, and where it lies.
const CORE: (&str, &str) = ("core", "games/champions/content/core");

/// What saves call this pack: its fingerprint before its files moved, when their first lines, which tell editors where
/// the schemas lie, were others. Whoever changes a card ends this by itself.
const WAS: &str = "230c18823fa210e449b29b6616e988d3069b3e5984477dd8feae698764153ede";
/// The fingerprint of the same cards as their files are now.
const NOW: &str = "48ef5d7c7c98dfe5ce3a8c8fc1afdd183150512a3000be6ab2acc98dc04516bf";

fn embedded() -> PackReader {
    let files = Core::iter().filter_map(|path| Core::get(&path).map(|file| (path, file.data)));
    content::load_embedded(CORE.1, files).known_as(WAS, NOW)
}

/// Everything in the core set.
///
/// # Errors
///
/// None in a binary whose tests passed: they load this very pack.
pub fn core() -> Result<Cards, Diagnostics> {
    load::<&Path>(&[])
}

/// The core set and folders of homebrew, which may use what is in it. A folder called `core` stands in for the pack
/// inside the binary, so that the core set itself can be worked on.
///
/// # Errors
///
/// Everything that is wrong with any file of any pack.
pub fn load<P: AsRef<Path>>(folders: &[P]) -> Result<Cards, Diagnostics> {
    let mut shelf = Shelf::default();
    for (root, pack) in content::packs(folders, CORE, embedded) {
        shelf.add(&root, pack);
    }
    shelf.check()
}

/// All packs as they were read, before anything is checked.
#[derive(Default)]
pub(super) struct Shelf {
    traits: Vec<Entry<file::Trait>>,
    counters: Vec<Entry<file::Counter>>,
    sets: Vec<Entry<file::Set>>,
    identities: Vec<Entry<file::Identity>>,
    player_cards: Vec<Entry<file::PlayerCard>>,
    scenario_cards: Vec<Entry<file::ScenarioCard>>,
    scenarios: Vec<Entry<file::Scenario>>,
    decks: Vec<Entry<file::Deck>>,
    packs: Packs,
}

impl Shelf {
    /// Reads a pack and puts it on the shelf. `root` is where it lies, for messages.
    pub(crate) fn add(&mut self, root: &str, mut pack: PackReader) {
        self.traits.extend(pack.read());
        self.counters.extend(pack.read());
        self.sets.extend(pack.read());
        self.identities.extend(pack.read());
        self.player_cards.extend(pack.read());
        self.scenario_cards.extend(pack.read());
        self.scenarios.extend(pack.read());
        self.decks.extend(pack.read());
        self.packs.add(root, pack);
    }

    /// The cards, if every file of every pack is in order.
    pub(crate) fn check(mut self) -> Result<Cards, Diagnostics> {
        let mut found = std::mem::take(&mut self.packs.found);
        let unread = found.clone();
        let mut seen = Seen::default();
        unique("card", &mut self.identities, &mut seen, &mut found);
        unique("card", &mut self.player_cards, &mut seen, &mut found);
        unique("card", &mut self.scenario_cards, &mut seen, &mut found);
        unique("trait", &mut self.traits, &mut Seen::default(), &mut found);
        unique("counter", &mut self.counters, &mut Seen::default(), &mut found);
        unique("set", &mut self.sets, &mut Seen::default(), &mut found);
        unique("scenario", &mut self.scenarios, &mut Seen::default(), &mut found);
        unique("deck", &mut self.decks, &mut Seen::default(), &mut found);
        self.few_traits(&mut found);
        self.own_numbers(&mut found);
        let ids = self.ids(&unread);

        let mut cards = Cards {
            fingerprint: self.packs.fingerprint(),
            traits: each(&self.traits, &mut found, |check, it| Trait {
                id: it.id.as_str().to_owned(),
                name: check::name(check, &it.name),
            }),
            counters: each(&self.counters, &mut found, |check, it| Counter {
                id: it.id.as_str().to_owned(),
                name: check::name(check, &it.name),
            }),
            sets: each(&self.sets, &mut found, |check, it| Set {
                id: it.id.as_str().to_owned(),
                name: check::name(check, &it.name),
                kind: it.kind,
                cards: Vec::new(),
            }),
            ..Cards::default()
        };
        cards.cards = each(&self.identities, &mut found, |check, it| check::identity(check, it, &ids));
        cards
            .cards
            .extend(each(&self.player_cards, &mut found, |check, it| check::player_card(check, it, &ids)));
        cards.cards.extend(each(&self.scenario_cards, &mut found, |check, it| {
            check::scenario_card(check, it, &ids)
        }));
        cards.cards.sort_by(|one, other| one.id.cmp(&other.id));
        join(&mut cards);
        cards.scenarios =
            each(&self.scenarios, &mut found, |check, it| check::scenario(check, it, &ids, &cards));
        cards.decks = each(&self.decks, &mut found, |check, it| check::deck(check, it, &ids, &cards));
        let beyond = number::number(&mut cards);
        self.few_gained(beyond, &cards, &mut found);
        self.no_loops(&cards, &mut found);
        found.into_result(cards)
    }

    /// A card in play remembers abilities that it has gained by one number, and has room for a few types of counter that it does
    /// not name itself.
    fn few_gained(&self, beyond: Beyond, cards: &Cards, found: &mut Diagnostics) {
        let message = |_: &str| format!("{} abilities that cards gain are too many", cards.gained.len());
        let help = format!("at most {GAINED} in all packs");
        self.tell(beyond.abilities.as_slice(), cards, found, Code::TooMany, message, help);
        let message = |id: &str| format!("by `{id}` cards gain too many types of counter");
        let help = format!("at most {} in all packs", Counters::MOST - Counters::NAMED);
        self.tell(beyond.counters.as_slice(), cards, found, Code::TooMany, message, help);
    }

    /// No number and no trait depends on itself, else counting it would never end.
    fn no_loops(&self, cards: &Cards, found: &mut Diagnostics) {
        let looping = check::in_loops(cards);
        let message = |id: &str| format!("by `{id}` a number, a trait or a keyword depends on itself");
        let help = "let modifiers count by what they do not change".to_owned();
        self.tell(&looping, cards, found, Code::Loop, message, help);
    }

    /// Tells a mistake at the ids of cards.
    fn tell(
        &self,
        whose: &[CardId],
        cards: &Cards,
        found: &mut Diagnostics,
        code: Code,
        message: impl Fn(&str) -> String,
        help: String,
    ) {
        let named = |id: &str| whose.iter().any(|card| cards.card(*card).id == id);
        let identities = self.identities.iter().map(|entry| (&entry.source, &entry.value.id));
        let player_cards = self.player_cards.iter().map(|entry| (&entry.source, &entry.value.id));
        let scenario_cards = self.scenario_cards.iter().map(|entry| (&entry.source, &entry.value.id));
        for (source, id) in
            identities.chain(player_cards).chain(scenario_cards).filter(|(_, id)| named(id.as_str()))
        {
            let message = message(id.as_str());
            Checker::new(source, found).report(code, id.span, message, Some(help.clone()));
        }
    }

    fn ids(&self, unread: &Diagnostics) -> AllIds {
        let mut cards = all_ids(&self.identities);
        cards.extend(all_ids(&self.player_cards));
        cards.extend(all_ids(&self.scenario_cards));
        let folders = [file::Identity::FOLDER, file::PlayerCard::FOLDER, file::ScenarioCard::FOLDER];
        AllIds {
            cards: Ids::of_files("card", &folders, cards, unread),
            identities: Ids::of_files(
                "identity",
                &[file::Identity::FOLDER],
                all_ids(&self.identities),
                unread,
            ),
            traits: Ids::of_files("trait", &[file::Trait::FOLDER], all_ids(&self.traits), unread),
            counters: Ids::of_files("counter", &[file::Counter::FOLDER], all_ids(&self.counters), unread),
            sets: Ids::of_files("set", &[file::Set::FOLDER], all_ids(&self.sets), unread),
        }
    }

    /// Traits are bits.
    fn few_traits(&self, found: &mut Diagnostics) {
        if let Some(entry) = self.traits.get(Traits::MOST) {
            let message = format!("{} traits are too many", self.traits.len());
            let help = Some(format!("at most {}", Traits::MOST));
            Checker::new(&entry.source, found).report(Code::TooMany, entry.value.id.span, message, help);
        }
    }

    /// No two cards have one number in the box, else decks of other programs could not be read.
    fn own_numbers(&self, found: &mut Diagnostics) {
        let identities = self.identities.iter().map(|entry| (&entry.source, &entry.value.number));
        let player_cards = self.player_cards.iter().map(|entry| (&entry.source, &entry.value.number));
        let scenario_cards = self.scenario_cards.iter().map(|entry| (&entry.source, &entry.value.number));
        let mut taken: Vec<&str> = Vec::new();
        for (source, number) in identities.chain(player_cards).chain(scenario_cards) {
            if taken.contains(&number.value.as_str()) {
                let message = format!("another card has the number `{}`", number.value);
                let help = Some("give each card its own".to_owned());
                Checker::new(source, found).report(Code::Number, number.span, message, help);
            }
            taken.push(&number.value);
        }
    }
}

/// What one file says about things of another: which cards share a title, and which are in a set.
fn join(cards: &mut Cards) {
    let mut titles: Vec<&str> = cards.cards.iter().map(|card| card.front().name.en.as_str()).collect();
    titles.sort_unstable();
    titles.dedup();
    let title =
        |card: &Card| fit::<u16>(titles.binary_search(&card.front().name.en.as_str()).unwrap_or_default());
    let numbers: Vec<u16> = cards.cards.iter().map(title).collect();
    for (card, number) in cards.cards.iter_mut().zip(numbers) {
        card.title = number;
    }
    for (place, card) in (0..).zip(&cards.cards).filter(|(_, card)| card.class != Class::Identity) {
        if let Some(set) = card.set.and_then(|set| cards.sets.get_mut(usize::from(set))) {
            set.cards.extend([CardId(place)].into_iter().cycle().take(usize::from(card.copies)));
        }
    }
}
