//! A character in play.

use crisis::Crisis;
use crisis::attack::{self, Attack, Weapon};
use crisis::card::ability::{AttackType, Condition, Health, Roll, Tool};
use crisis::effect::modifiers;
use crisis::power;
use crisis::state::{Battleground as _, FigureId, Reading as _, State, Whereabouts};
use host::Reader;
use host::tabletop::ground;
use space::Footprint as _;
use table::Scene;

use crate::voice::Teller;
use crate::{code, drawing, emblem, marks};

/// The types of attack, in the order of the stat card.
const TYPES: [AttackType; 3] = [AttackType::Physical, AttackType::Energy, AttackType::Mystic];

pub(super) fn figure(reader: &Reader<Crisis>, teller: &Teller, id: FigureId) -> drawing::Figure {
    let scene = reader.scene();
    let (state, figure) = (scene.state, scene.state.figure(id));
    let (character, form) = (scene.character(id), scene.card(id));
    let on_table = figure.whereabouts == Whereabouts::Battlefield;
    let base = scene.base(id);
    let under = scene.terrain().find(|piece| on_table && piece.outline.carries(&base));
    let gems: Vec<&str> = figure
        .gems
        .iter()
        .map(|&gem| reader.words.language().name(&reader.content.gems[usize::from(gem)].name))
        .collect();
    let slow = figure.conditions.has(Condition::Slow);
    drawing::Figure {
        id: id.0.into(),
        seat: figure.side.seat().0,
        character: character.id.clone(),
        form: form.id.clone(),
        name: teller.figure(id),
        emblem: emblem::of(reader.content, character, reader.words),
        whereabouts: match figure.whereabouts {
            Whereabouts::Waiting => "waiting",
            Whereabouts::Battlefield => "table",
            Whereabouts::Gone => "gone",
        }
        .to_owned(),
        at: ground(figure.at),
        radius: form.radius,
        size: form.size,
        on: under.map(|piece| piece.id.0.into()),
        threat: character.threat,
        health: code(&figure.health),
        damage: figure.damage,
        stamina: scene.stamina(id),
        power: figure.power,
        most_power: power::MOST,
        // Who is gone was knocked out on its Injured side, or is a grunt.
        ko: figure.whereabouts == Whereabouts::Gone
            && (figure.health == Health::Injured || character.is_grunt()),
        dazed: figure.dazed,
        activated: figure.activated,
        leader: state.squads[figure.squad].leader == Some(id),
        grunt: character.is_grunt(),
        speed: marks::letter(if slow { Tool::Short } else { form.speed }).to_owned(),
        defences: TYPES
            .map(|kind| drawing::DefenceValue {
                nature: code(&kind),
                name: teller.printed().attack_type(kind),
                value: if on_table && !form.attacks.is_empty() {
                    defence(scene, id, kind)
                } else {
                    form.defence[kind]
                },
                printed: form.defence[kind],
            })
            .into(),
        conditions: conditions(scene, teller, id),
        holds: state.held_by(id).map(|token| token.0.into()).collect(),
        gem: (!gems.is_empty()).then(|| gems.join(", ")),
    }
}

/// The dice that a character would roll against a type of attack now, whoever attacks.
fn defence(scene: Scene<Crisis>, id: FigureId, kind: AttackType) -> u8 {
    let mut state: State = scene.state.clone();
    let imagined = Attack::new(scene, id, Weapon::Printed(0));
    state.attacks.push(Attack { target: id, kind, ..imagined });
    attack::defence_dice(Scene { state: &state, content: scene.content })
}

/// Special conditions, and what effects have left on a character for a while.
fn conditions(scene: Scene<Crisis>, teller: &Teller, id: FigureId) -> Vec<drawing::Condition> {
    let printed = teller.printed();
    let special = scene.state.figure(id).conditions.iter().map(|condition| drawing::Condition {
        code: code(&condition),
        name: printed.condition(condition),
        text: printed.condition_text(condition),
    });
    special.collect()
}

/// How many successes a roll shows.
pub(super) fn successes(scene: Scene<Crisis>, roll: Roll, roller: FigureId, pool: &crisis::dice::Pool) -> u8 {
    pool.successes(&modifiers::counting(scene, roll, roller))
}
