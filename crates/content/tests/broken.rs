//! Every code has a broken file, the text that is drawn for it, and a place in docs/diagnostics.md.
//!
//! `tests/broken/CODE.yaml` is loaded as a card, `tests/broken/CODE/` as a pack of cards;
//! `tests/broken/CODE.txt` is what an author must see. Rewrite those with `CROSSOVER_BLESS=1`.

use std::fs;
use std::path::{Path, PathBuf};

use content::{Checker, Code, Diagnostics, Id, Seen, Source, Spanned, Thing, assert_fresh, load, load_dir};
use serde::Deserialize;

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
struct Card {
    id: Spanned<Id>,
    cost: Spanned<u8>,
    #[serde(default)]
    allies: Vec<Spanned<Id>>,
    #[serde(default, rename = "abilities")]
    _abilities: Vec<Ability>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
struct Ability {
    #[serde(rename = "when")]
    _when: When,
    #[serde(rename = "do")]
    _steps: Vec<Step>,
}

#[derive(Debug, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum When {
    Action,
    Interrupt,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
enum Step {
    DealDamage {
        #[serde(rename = "amount")]
        _amount: u8,
        #[serde(rename = "to")]
        _target: String,
    },
    Ready,
}

impl Thing for Card {
    const FOLDER: &'static str = "cards";

    fn id(&self) -> &Spanned<Id> {
        &self.id
    }
}

fn check_card(card: &Card, check: &mut Checker<'_>) {
    check.in_range(&card.cost, 0..=9, "cost");
    let mut seen = Seen::default();
    for ally in &card.allies {
        check.reference(ally, ["gale", "ironbrow"], "ally");
        check.unique(&mut seen, ally, "ally");
    }
}

fn read_card(source: &Source) -> Result<Card, Diagnostics> {
    let card: Card = load(source)?;
    let mut found = Diagnostics::default();
    check_card(&card, &mut Checker::new(source, &mut found));
    found.into_result(card)
}

fn read_card_file(path: &Path) -> Result<Card, Diagnostics> {
    read_card(&Source::read(path)?)
}

fn read_pack(root: &Path) -> Result<(), Diagnostics> {
    let mut reader = load_dir(root);
    for card in reader.read::<Card>() {
        check_card(&card.value, &mut reader.check(&card.source));
    }
    reader.finish().map(|_| ())
}

fn fixtures() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/broken")
}

/// What is wrong with the fixture of a code. Files too big to commit are made on the spot.
fn break_it(code: Code) -> Diagnostics {
    let name = code.as_str().trim_start_matches("content.");
    let (file, folder) = (fixtures().join(format!("{name}.yaml")), fixtures().join(name));
    let broken = match code {
        Code::TooLarge => {
            let path = std::env::temp_dir().join(format!("crossover-too-large-{}.yaml", std::process::id()));
            let sparse = fs::File::create(&path).expect("a temporary file");
            sparse.set_len(100 * 1024 * 1024 * 1024).expect("a sparse file");
            let refused = Source::read(&path).expect_err("a file of 100 GiB is refused unread");
            fs::remove_file(&path).expect("our own file");
            return refused;
        }
        Code::TooComplex => {
            let text = format!("id: sky-lance\ncost: [{}]\n", "1,".repeat(1_000_000));
            return content::read_any_bytes("too-complex.yaml", text.as_bytes())
                .expect_err("a million values are refused");
        }
        _ if folder.is_dir() => read_pack(&folder),
        _ => read_card_file(&file).map(|_| ()),
    };
    broken.expect_err("a broken file is refused")
}

/// The drawing, with paths as they are inside the repository.
fn drawing(diagnostics: &Diagnostics) -> String {
    let fixtures = format!("{}/", fixtures().to_string_lossy().replace('\\', "/"));
    let drawing = diagnostics.to_string().replace(&fixtures, "");
    let is_temporary = |line: &&str| line.contains("crossover-too-large-");
    match drawing.lines().find(is_temporary) {
        Some(line) => drawing.replace(line, "  too-large.yaml"),
        None => drawing,
    }
}

#[test]
fn every_code_has_a_broken_file_and_its_drawing() {
    for code in Code::ALL {
        let found = break_it(code);
        assert!(
            found.iter().all(|diagnostic| diagnostic.code == code.as_str()),
            "{}: {found}",
            code.as_str()
        );
        let name = code.as_str().trim_start_matches("content.");
        assert_fresh(&fixtures().join(format!("{name}.txt")), &drawing(&found));
    }
}

#[test]
fn every_code_is_on_the_page_of_diagnostics_with_its_drawing() {
    let page = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/diagnostics.md");
    let page = fs::read_to_string(page).unwrap().replace("\r\n", "\n");
    for code in Code::ALL {
        let heading = format!("\n### {}\n", code.as_str());
        let (_, section) = page.split_once(&heading).unwrap_or_else(|| panic!("no section {heading}"));
        let section = section.split("\n### ").next().unwrap();
        let drawing = drawing(&break_it(code));
        assert!(section.contains(&drawing), "{} shows another drawing than:\n{drawing}", code.as_str());
    }
    let sections = page.matches("\n### content.").count();
    assert_eq!(sections, Code::ALL.len(), "the page lists a code that does not exist");
}

#[test]
fn all_mistakes_of_all_files_are_told_at_once() {
    let files = [
        ("pack.yaml", "id: house\nnam: x\n"),
        ("cards/a.yaml", "id: a\ncost: two\n"),
        ("cards/b.yaml", "id: b\ncost: 12\nallies: [gael]\n"),
        ("cards/c.yaml", "id: d\ncost: 1\n"),
        ("cards/e.yaml", "\u{0}"),
    ];
    let mut reader = content::load_embedded("games/chess/content/house", files);
    for card in reader.read::<Card>() {
        check_card(&card.value, &mut reader.check(&card.source));
    }
    let found = reader.finish().unwrap_err();
    let told: Vec<String> = found
        .iter()
        .map(|one| format!("{}:{}:{} {}", one.path, one.line(), one.column(), one.code))
        .collect();
    insta::assert_snapshot!(told.join("\n"));
}

#[test]
fn for_machines_a_diagnostic_is_five_fields() {
    let source = Source::from_text("a.yaml", "id: a\ncots: 2\n").unwrap();
    let found = read_card(&source).unwrap_err();
    insta::assert_snapshot!(
        serde_json::to_string(&found).unwrap(),
        @r#"[{"file":"a.yaml","line":2,"column":1,"code":"content.unknown-field","message":"`cots` is not a field of this file"}]"#
    );
}
