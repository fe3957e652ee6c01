//! What is under way: movements, the attack, dice.

use gotham::Gotham;
use gotham::attack::{AttackKind, Origin};
use gotham::energy::{account, room};
use gotham::movement::{self, FirstBonus};
use gotham::printed::term::{Colour, CubeBox, Effort};
use gotham::roll::Purpose;
use gotham::state::{FigureId, HeroState, Stage, State};
use host::code_of;
use table::Scene;
use words::Words;

use super::routes;
use crate::drawing::{Attack, Die, Movement, Roll};
use crate::question;

/// Who is moved, attacks or rolls; or else the character that is being activated.
pub(super) fn acting(state: &State) -> Option<u32> {
    let moves = state.movement.map(|movement| movement.figure);
    let attacks = state.attack().map(|attack| attack.attacker);
    let rolls = state.rolls.last().map(|roll| roll.figure);
    moves.or(attacks).or(rolls).or(state.activated).map(|figure| figure.0.into())
}

/// The movement that is being made; before an action of the heroes, those that each of them could make.
pub(super) fn movements(scene: Scene<Gotham>, words: &Words) -> Vec<Movement> {
    let state = scene.state;
    if let Some(now) = state.movement {
        return vec![movement_of(scene, words, now.figure, now.points, true)];
    }
    let idle = state.attacks.is_empty() && state.rolls.is_empty() && state.winner.is_none();
    if state.stage != Stage::HeroesAct || !idle {
        return Vec::new();
    }
    let may = state.heroes.iter().filter(|hero| hero.state == HeroState::Active && !hero.is_neutralised());
    let could = may.filter_map(|hero| {
        let points = movement::pool(scene, hero.figure, 0, FirstBonus::Counts);
        let can = movement::can_move(scene, hero.figure, points);
        can.then(|| movement_of(scene, words, hero.figure, points, false))
    });
    could.collect()
}

fn movement_of(scene: Scene<Gotham>, words: &Words, figure: FigureId, points: u8, begun: bool) -> Movement {
    Movement {
        figure: figure.0.into(),
        begun,
        points,
        points_per_cube: movement::points_per_cube(scene, figure),
        cubes: room(scene, account(scene.state, figure, CubeBox::Movement)),
        routes: routes::routes(scene, words, figure, points),
    }
}

/// The innermost attack.
pub(super) fn attack(scene: Scene<Gotham>, words: &Words) -> Option<Attack> {
    let attack = scene.state.attack()?;
    let purpose = scene.state.rolls.last().map(|roll| roll.purpose);
    let counted = attack.successes > 0 || purpose == Some(Purpose::Defence);
    let step = match purpose {
        Some(Purpose::Attack) => "roll",
        Some(Purpose::Defence) => "defence",
        _ if attack.wounds > 0 || attack.defence > 0 => "wounds",
        _ if counted => "defence",
        _ => "pool",
    };
    Some(Attack {
        attacker: attack.attacker.0.into(),
        target: attack.target.0.into(),
        kind: code_of(&attack.kind),
        kind_name: words.word(match attack.kind {
            AttackKind::Melee => "gotham-attack-melee",
            AttackKind::Ranged => "gotham-attack-ranged",
        }),
        origin: code_of(&attack.origin),
        origin_name: match attack.origin {
            Origin::Action => None,
            Origin::Answer => Some(words.word("gotham-attack-answer")),
            Origin::Combo => Some(words.word("gotham-attack-combo")),
            Origin::Deferred(_) => Some(words.word("gotham-attack-deferred")),
        },
        step: step.to_owned(),
        successes: counted.then_some(attack.successes),
        defence: (step == "wounds").then_some(attack.defence),
        wounds: attack.wounds,
    })
}

pub(super) fn rolls(scene: Scene<Gotham>, words: &Words) -> Vec<Roll> {
    let roll = |roll: &gotham::roll::Roll| {
        let pool = roll.pool.shown();
        let (purpose, name, needed) = match roll.purpose {
            Purpose::Attack => ("attack", "gotham-roll-attack", None),
            Purpose::Defence => {
                let attack = scene.state.attack().map(|attack| attack.successes);
                ("defence", "gotham-roll-defence", attack)
            }
            Purpose::Deed { effort: Effort::Manipulation, difficulty } => {
                ("deed", "gotham-roll-manipulation", Some(difficulty))
            }
            Purpose::Deed { effort: Effort::Thought, difficulty } => {
                ("deed", "gotham-roll-thought", Some(difficulty))
            }
            Purpose::Hazard => ("hazard", "gotham-roll-hazard", None),
        };
        let picked = question::picked_dice(pool, &roll.picked);
        let die = |(place, (colour, shown)): (u8, (Colour, u8))| Die {
            colour: code_of(&colour),
            shown,
            most: scene.content.dice[colour as usize].sides()[5],
            picked: picked.contains(&place),
        };
        Roll {
            figure: roll.figure.0.into(),
            purpose: purpose.to_owned(),
            purpose_name: words.word(name),
            dice: (0..).zip(question::laid_out(pool)).map(die).collect(),
            total: pool.successes(),
            needed,
            few: roll.purpose == Purpose::Hazard,
        }
    };
    scene.state.rolls.iter().map(roll).collect()
}
