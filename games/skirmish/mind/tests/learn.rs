//! The learner learns the mini skirmish from nothing.

use std::path::PathBuf;
use std::sync::Arc;

use arena::Eyes as _;
use minds::learn::{School, run};
use minds::{Learned, trials, weights};
use skirmish::Skirmish;
use skirmish_mind::{MINDS, SkirmishEyes, SkirmishStudy};
use table::Game as _;

const SCHOOL: School<Skirmish> =
    School { eyes: &SkirmishEyes, study: &SkirmishStudy, content: &(), minds: MINDS };

/// A folder that is gone when the test is over.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Folder {
        let path = std::env::temp_dir().join(format!("skirmish-{name}-{}", std::process::id()));
        std::fs::create_dir_all(&path).expect("a temporary folder");
        Folder(path)
    }

    fn file(&self, name: &str) -> String {
        self.0.join(name).display().to_string()
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        // What is left of it is the system's to clear away.
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

fn told(line: &str) -> Result<(), String> {
    run(&SCHOOL, line.split(' ').map(str::to_owned))
}

/// How a file of weights does against the random mind: won, drawn, lost.
fn against_random(path: &str, games: u64) -> [u64; 3] {
    let net = weights::load(Skirmish::NAME, SkirmishEyes.sizes(), path.as_ref());
    let mind = Learned::new(&SkirmishEyes, Arc::new(net.expect("the learner has written them")));
    trials::against_random::<Skirmish>(&(), mind, games, |_| ())
}

#[test]
fn the_learner_learns_the_game_from_nothing() {
    let folder = Folder::new("learned");
    let out = folder.file("net");
    told(&format!("learn out={out} decisions=30000 iteration=3000 batch=512 threads=2 seed=1"))
        .expect("it learns");
    let [won, drawn, lost] = against_random(&format!("{out}.weights"), 400);
    assert!(won >= 380, "won {won}, drawn {drawn}, lost {lost}");
}

#[test]
fn only_better_weights_are_taken_in() {
    let folder = Folder::new("taken-in");
    let [beginner, learned, best] = ["beginner", "learned", "best"].map(|name| folder.file(name));
    told(&format!("learn out={beginner} decisions=1 iteration=100 threads=2")).expect("it begins");
    told(&format!(
        "learn out={learned} decisions=6000 iteration=2000 batch=512 threads=2 from={beginner}.ckpt"
    ))
    .expect("it goes on");
    let adopt =
        |name: &str| told(&format!("adopt weights={name}.weights into={best} games=60 ladder=random"));
    let lies_there = || std::fs::read(format!("{best}/best.weights")).expect("weights were taken in");
    let of = |name: &str| std::fs::read(format!("{name}.weights")).expect("they were learned");
    adopt(&beginner).expect("nothing lies there yet");
    assert!(lies_there() == of(&beginner));
    adopt(&learned).expect("it is measured");
    assert!(lies_there() == of(&learned), "what has learned is better");
    adopt(&beginner).expect("it is measured");
    assert!(lies_there() == of(&learned), "the better weights stay");

    let card = std::fs::read_to_string(format!("{best}/best.yaml")).expect("the card lies beside them");
    for line in [
        "game: skirmish",
        "pack: none",
        "weights: sha256-",
        "measured:",
        "  new-against-old:",
        "  against-random:",
    ] {
        assert!(card.lines().any(|there| there.starts_with(line)), "`{line}` is missing in\n{card}");
    }
    std::fs::copy(format!("{beginner}.yaml"), format!("{learned}.yaml")).expect("a file is copied");
    let refused = adopt(&learned).expect_err("that is the card of others");
    assert!(refused.contains("is the card of other weights"), "{refused}");
    std::fs::remove_file(format!("{learned}.yaml")).expect("it was there");
    assert!(adopt(&learned).expect_err("weights without a card").contains("the learner writes a card"));
}

#[test]
fn what_is_measured_is_written_for_programs() {
    let folder = Folder::new("measured");
    let json = folder.file("table.json");
    told(&format!("evaluate mind=random games=40 cells=all json={json}")).expect("it is measured");
    let text = std::fs::read_to_string(&json).expect("it was written");
    for part in ["\"cell\": \"skirmish\"", "\"games\": 40", "\"low\": ", "\"high\": ", "\"who\": \"random\""]
    {
        assert!(text.contains(part), "`{part}` is missing in {text}");
    }
}

#[test]
fn words_that_are_not_understood_are_refused() {
    for (line, said) in [
        ("", "what is ``?"),
        ("learn seconds=1", "where to?"),
        ("learn out=x seconds=soon", "`seconds=soon`: this is not understood"),
        ("learn out=x cells=castle", "no cell begins with `castle`; there are skirmish"),
        ("learn out=x without=hulk", "`hulk` can't be held out of this game; nobody can be"),
        ("learn out=x pool=clever", "no mind is called `clever`; there are random"),
        ("learn out=x from=/nowhere/net.ckpt", "/nowhere/net.ckpt: this can't be read"),
        ("evaluate games=3", "who plays?"),
        ("evaluate weights=/nowhere/net.weights", "/nowhere/net.weights: this can't be read"),
        ("evaluate mind=random colour=red", "nobody knows `colour=`"),
        ("adopt into=x", "which ones?"),
    ] {
        let refused = told(line).expect_err(line);
        assert!(refused.starts_with(said), "`{line}`: {refused}");
    }
}
