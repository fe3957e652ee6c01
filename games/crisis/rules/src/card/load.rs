//! The ways in: the core box inside the binary, and folders of homebrew beside it.

use std::path::Path;
use std::sync::Arc;

use content::{Checker, Diagnostics, Entry, Ids, PackReader, Packs, Source, each, sorted};

use super::ability::{Condition, Ref, Superpower};
use super::check::{self, AllIds, Link, Roles};
use super::{Affiliation, Cards, Edition, Gem, ReadyRoster, file, number};
use crate::setup::{Roster, RosterCharacter, validate};

/// The core box, as it was when this was built.
#[derive(rust_embed::RustEmbed)]
#[folder = "../content/core"]
struct Core;

/// Its name, and where it lies.
const CORE: (&str, &str) = ("core", "games/crisis/content/core");

/// What saves call this pack: its fingerprint before its files moved, when their first lines, which tell editors where
/// the schemas lie, were others. Whoever changes a card ends this by itself.
const WAS: &str = "c26c1dfd67a64f4d29143de1e5d8736ac59cd6b1a4aa57bc3ea322ac4050c72a";
/// The fingerprint of the same cards as their files are now.
const NOW: &str = "2b8b512b9ddeedccfb0464efb74db465cbfc879c1161936aa432e201372c5792";

fn embedded() -> PackReader {
    let files = Core::iter().filter_map(|path| Core::get(&path).map(|file| (path, file.data)));
    content::load_embedded(CORE.1, files).known_as(WAS, NOW)
}

/// Everything in the core box.
///
/// # Errors
///
/// None in a binary whose tests passed: they load this very pack.
pub fn core(edition: Edition) -> Result<Cards, Diagnostics> {
    load::<&Path>(&[], edition)
}

/// The core box and folders of homebrew, which may use what is in it. A folder called `core` stands in for the pack
/// inside the binary, so that the core box itself can be worked on.
///
/// # Errors
///
/// Everything that is wrong with any file of any pack.
pub fn load<P: AsRef<Path>>(folders: &[P], edition: Edition) -> Result<Cards, Diagnostics> {
    let mut shelf = Shelf::default();
    for (root, pack) in content::packs(folders, CORE, embedded) {
        shelf.add(&root, pack);
    }
    shelf.check(edition)
}

/// Cards that exist for one occasion only, such as a scenario.
#[derive(Clone, Debug, Default)]
pub struct Own {
    /// Stat cards.
    pub characters: Vec<file::Character>,
    /// Team tactic cards.
    pub tactics: Vec<file::Tactic>,
    /// Crisis cards.
    pub crises: Vec<file::Crisis>,
}

/// The core box, and cards that stand in another file.
///
/// # Errors
///
/// Everything that is wrong with these cards.
pub fn core_and(source: &Arc<Source>, own: Own, edition: Edition) -> Result<Cards, Diagnostics> {
    let mut shelf = Shelf::core();
    fn entries<T>(source: &Arc<Source>, own: Vec<T>) -> impl Iterator<Item = Entry<T>> {
        own.into_iter().map(|value| Entry { value, source: Arc::clone(source) })
    }
    shelf.characters.extend(entries(source, own.characters));
    shelf.tactics.extend(entries(source, own.tactics));
    shelf.crises.extend(entries(source, own.crises));
    shelf.check(edition)
}

/// All packs as they were read, before anything is checked.
#[derive(Default)]
pub(super) struct Shelf {
    characters: Vec<Entry<file::Character>>,
    tactics: Vec<Entry<file::Tactic>>,
    crises: Vec<Entry<file::Crisis>>,
    affiliations: Vec<Entry<file::Affiliation>>,
    rosters: Vec<Entry<file::Roster>>,
    gems: Vec<Entry<file::Gem>>,
    conditions: Vec<Entry<file::Condition>>,
    battlefields: Vec<Entry<file::Battlefield>>,
    measures: Vec<Entry<file::Measures>>,
    packs: Packs,
}

impl Shelf {
    /// The pack inside the binary.
    fn core() -> Shelf {
        let mut shelf = Shelf::default();
        shelf.add(CORE.1, embedded());
        shelf
    }

    /// Reads a pack and puts it on the shelf. `root` is where it lies, for messages.
    pub(crate) fn add(&mut self, root: &str, mut pack: PackReader) {
        self.characters.extend(pack.read());
        self.tactics.extend(pack.read());
        self.crises.extend(pack.read());
        self.affiliations.extend(pack.read());
        self.rosters.extend(pack.read());
        self.gems.extend(pack.read());
        self.conditions.extend(pack.read());
        self.battlefields.extend(pack.read());
        self.measures.extend(pack.read());
        self.packs.add(root, pack);
    }

    /// The cards, if every file of every pack is in order.
    pub(crate) fn check(mut self, edition: Edition) -> Result<Cards, Diagnostics> {
        let mut found = std::mem::take(&mut self.packs.found);
        let unread = found.clone();
        let ids = AllIds {
            characters: sorted("character", &mut self.characters, &mut found, &unread),
            affiliations: sorted("affiliation", &mut self.affiliations, &mut found, &unread),
            gems: sorted("gem", &mut self.gems, &mut found, &unread),
            conditions: sorted("condition", &mut self.conditions, &mut found, &unread),
            alter_egos: alter_egos(&self.characters),
            superpowers: superpowers(&self.characters, &self.gems),
        };
        let tactics = sorted("team tactic card", &mut self.tactics, &mut found, &unread);
        let crises = sorted("crisis", &mut self.crises, &mut found, &unread);
        sorted("roster", &mut self.rosters, &mut found, &unread);
        sorted("battlefield", &mut self.battlefields, &mut found, &unread);
        sorted("set of tools", &mut self.measures, &mut found, &unread);

        let most = usize::from(Condition::MOST_OTHERS);
        if let Some(beyond) = self.conditions.get(most) {
            let message = format!("there are {} conditions beside the book's", self.conditions.len());
            let help = Some(format!("at most {most}"));
            let span = beyond.value.id.span;
            Checker::new(&beyond.source, &mut found).report(check::Code::TooMany, span, message, help);
        }
        let mut cards = Cards {
            edition,
            fingerprint: self.packs.fingerprint(),
            alter_egos: named_alter_egos(&ids.alter_egos, &self.characters),
            characters: each(&self.characters, &mut found, |check, it| {
                check::character(check, it, &ids, edition)
            }),
            tactics: each(&self.tactics, &mut found, |check, it| check::tactic(check, it, &ids)),
            crises: each(&self.crises, &mut found, |check, it| check::crisis(check, it, &ids)),
            affiliations: each(&self.affiliations, &mut found, |check, it| affiliation(check, it, &ids)),
            gems: each(&self.gems, &mut found, |check, it| gem(check, it, &ids)),
            conditions: each(&self.conditions, &mut found, |check, it| check::condition(check, it, &ids)),
            battlefields: each(&self.battlefields, &mut found, check::battlefield),
            measures: each(&self.measures, &mut found, check::measures),
            ..Cards::default()
        };
        join(&mut cards);
        let known = [&ids.characters, &tactics, &crises];
        cards.rosters = each(&self.rosters, &mut found, |check, it| roster(check, it, &cards, known));
        number::number(&mut cards);
        found.into_result(cards)
    }
}

fn alter_egos(characters: &[Entry<file::Character>]) -> Ids {
    let read = characters.iter().map(|entry| entry.value.alter_ego.id.as_str().to_owned()).collect();
    Ids::of_files("alter ego", &[], read, &Diagnostics::default())
}

fn named_alter_egos(ids: &Ids, characters: &[Entry<file::Character>]) -> Vec<(String, String)> {
    let named = |id: &str| {
        let bearer = characters.iter().find(|entry| entry.value.alter_ego.id.as_str() == id);
        (id.to_owned(), bearer.map(|entry| entry.value.alter_ego.name.clone()).unwrap_or_default())
    };
    ids.iter().map(named).collect()
}

fn superpowers(characters: &[Entry<file::Character>], gems: &[Entry<file::Gem>]) -> Ids {
    let forms = characters.iter().flat_map(|entry| &entry.value.forms);
    let of_gems = gems.iter().flat_map(|entry| &entry.value.superpowers);
    let powers = forms.flat_map(|form| &form.superpowers).chain(of_gems);
    let read = powers.map(|power: &Superpower| power.id.as_str().to_owned()).collect();
    Ids::of_files("superpower", &[], read, &Diagnostics::default())
}

fn affiliation(check: &mut Checker, written: &file::Affiliation, ids: &AllIds) -> Affiliation {
    let mut written = written.clone();
    for member in &mut written.members {
        ids.characters.follow(check, member);
    }
    Affiliation {
        id: written.id.as_str().to_owned(),
        name: check::name(check, &written.name),
        members: written.members.iter().map(|member| member.place).collect(),
    }
}

/// A roster names what there is, and keeps the rules of rosters (roster.contents and what follows it).
fn roster(check: &mut Checker, written: &file::Roster, cards: &Cards, known: [&Ids; 3]) -> ReadyRoster {
    let mut written = written.clone();
    let mut lists = [&mut written.characters, &mut written.tactics, &mut written.crises];
    for (list, ids) in lists.iter_mut().zip(known) {
        list.iter_mut().for_each(|one| ids.follow(check, one));
    }
    let lost = lists.iter().flat_map(|list| list.iter()).any(|one| one.place == Ref::NOWHERE);
    let names = |list: &[Ref]| list.iter().map(|one| one.id.as_str().to_owned()).collect();
    let roster = Roster {
        characters: written.characters.iter().map(|one| RosterCharacter::plain(one.id.as_str())).collect(),
        tactics: names(&written.tactics),
        crises: names(&written.crises),
    };
    // What names nothing has been reported already, where it stands.
    let problems: Vec<String> = validate(cards, &roster).iter().map(ToString::to_string).collect();
    if !lost && !problems.is_empty() {
        let message = format!("this is no roster: {}", problems.join(", "));
        let help =
            "ten characters, ten team tactic cards, three Secure and three Extraction crises, none twice";
        check.report(check::Code::Roster, written.id.span, message, Some(help.to_owned()));
    }
    ReadyRoster { id: written.id.as_str().to_owned(), name: check::name(check, &written.name), roster }
}

fn gem(check: &mut Checker, written: &file::Gem, ids: &AllIds) -> Gem {
    let mut written = written.clone();
    let none = Ids::default();
    // Six gems beside a full card: a figure remembers up to 32 superpowers that were used.
    check::at_most(check, &written.superpowers, 2, "superpowers of a gem", |power| power.id.span);
    for power in &mut written.superpowers {
        Link::new(check, ids, &none, &none, written.id.span, Roles::OWNER).superpower(power);
    }
    check.in_range(&written.threat, 0..=5, "threat");
    Gem {
        id: written.id.as_str().to_owned(),
        name: check::name(check, &written.name),
        threat: written.threat.value,
        superpowers: written.superpowers,
    }
}

/// What one file says about things of another: who is on which list, who brings which grunts.
fn join(cards: &mut Cards) {
    for (place, affiliation) in (0..).zip(&cards.affiliations) {
        for &member in &affiliation.members {
            if let Some(character) = cards.characters.get_mut(usize::from(member)) {
                character.affiliations.push(place);
            }
        }
    }
    for grunt in 0..cards.characters.len() {
        for parent in cards.characters[grunt].parents.clone() {
            if let (Some(parent), Ok(grunt)) =
                (cards.characters.get_mut(usize::from(parent)), u16::try_from(grunt))
            {
                parent.grunt = Some(grunt);
            }
        }
    }
}
