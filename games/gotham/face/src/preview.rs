//! What an answer would do to cubes for certain: the rules themselves are run on a copy, as far as nothing is left to
//! chance and nobody chooses anything more.

use gotham::Gotham;
use gotham::answer::Answer;
use gotham::ask::{Ask, Topic};
use gotham::energy;
use gotham::printed::term::CubeBox;
use gotham::state::{Cubes, HeroId, State};
use host::{Open, code_of};
use table::{Scene, trial};
use wire::table::Preview;
use words::{Message, Words};

use crate::marks;
use crate::voice::Printed;

pub(super) fn of(open: &Open<Gotham>, answer: Answer) -> Vec<Preview> {
    if !tells(&open.pending.ask) {
        return Vec::new();
    }
    let content = open.scene.content;
    let then = trial::<Gotham>(content, open.checkpoint.clone(), open.since, answer, only_answer);
    let Some(then) = then else { return Vec::new() };
    let now = open.scene.state;
    let owners = now.hero_ids().map(Some).chain([None]);
    owners.flat_map(|owner| changes(open, now, &then, owner)).collect()
}

/// Questions whose answers spend, pay or lose cubes.
fn tells(ask: &Ask) -> bool {
    matches!(
        ask.topic,
        Topic::State { .. }
            | Topic::Tile
            | Topic::Cubes { .. }
            | Topic::CubeFrom { .. }
            | Topic::Move { .. }
            | Topic::Push { .. }
            | Topic::Deed { .. }
    )
}

/// Where there is one answer it is given; everything else is somebody's choice.
fn only_answer(_scene: Scene<Gotham>, _ask: &Ask, options: &[Answer]) -> Option<usize> {
    (options.len() == 1).then_some(0)
}

fn changes(open: &Open<Gotham>, now: &State, then: &State, owner: Option<HeroId>) -> Vec<Preview> {
    let (before, after) = (energy::cubes(now, owner), energy::cubes(then, owner));
    let words = open.reader.words;
    let who = match owner {
        Some(hero) => {
            let sheet = &open.scene.content.heroes[usize::from(now.hero(hero).printed)];
            words.language().name(&sheet.name).to_owned()
        }
        None => words.word("gotham-villain"),
    };
    let fields = fields(before).into_iter().zip(fields(after)).filter(|(now, then)| now != then);
    let told = fields.map(|((field, now), (_, then))| {
        let name = field.name(words, open);
        let message = Message::new("gotham-preview-cubes")
            .with("who", who.clone())
            .with("field", name)
            .with("now", now)
            .with("then", then);
        Preview {
            at: marks::purse(open.scene.state, owner),
            code: format!("cubes-{}", field.code()),
            now: now.into(),
            then: then.into(),
            text: words.say(&message),
        }
    });
    told.collect()
}

/// Where cubes lie.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Field {
    Available,
    Fatigue,
    Wounds,
    Box(CubeBox),
}

impl Field {
    fn code(self) -> String {
        match self {
            Field::Available => "available".to_owned(),
            Field::Fatigue => "fatigue".to_owned(),
            Field::Wounds => "wounds".to_owned(),
            Field::Box(cube_box) => code_of(&cube_box),
        }
    }

    fn name(self, words: &Words, open: &Open<Gotham>) -> String {
        match self {
            Field::Available => words.word("gotham-field-available"),
            Field::Fatigue => words.word("gotham-field-fatigue"),
            Field::Wounds => words.word("gotham-field-wounds"),
            Field::Box(cube_box) => Printed::new(words, open.reader.content).cube_box(cube_box),
        }
    }
}

fn fields(cubes: &Cubes) -> Vec<(Field, u8)> {
    let areas =
        [(Field::Available, cubes.available), (Field::Fatigue, cubes.fatigue), (Field::Wounds, cubes.wounds)];
    let boxes = CubeBox::ALL.map(|cube_box| (Field::Box(cube_box), cubes.boxes[cube_box as usize]));
    areas.into_iter().chain(boxes).collect()
}
