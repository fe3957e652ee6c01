//! Hero sheets, and the material cards of the game.

use gotham::Gotham;
use gotham::command_post;
use gotham::material;
use gotham::printed::term::{CubeBox, DieType};
use gotham::printed::{AutomaticDefence, Bulk, Characteristic, Hero as Sheet};
use gotham::state::{CardPlace, HeroId, TileId};
use host::{Reader, code_of};
use table::Scene;
use words::{Message, Words};

use super::{skills, traits};
use crate::drawing::{Band, Card, CardLine, CubeBox as Box, Cubes, Hero};
use crate::emblem;
use crate::voice::{Printed, Teller};

pub(super) fn heroes(reader: &Reader<Gotham>, teller: &Teller) -> Vec<Hero> {
    reader.state.hero_ids().map(|id| hero(reader, teller, id)).collect()
}

fn hero(reader: &Reader<Gotham>, teller: &Teller, id: HeroId) -> Hero {
    let scene = reader.scene();
    let (state, printed) = (scene.state, teller.printed());
    let it = state.hero(id);
    let sheet = &reader.content.heroes[usize::from(it.printed)];
    let load = material::encumbrance(scene, id);
    // neutralised.hero.skills-off, material.encumbrance.skill-limit
    let awake = !it.dazed && !it.is_neutralised();
    Hero {
        id: id.0.into(),
        card: sheet.id.clone(),
        name: teller.hero(id),
        seat: it.player,
        figure: it.figure.0.into(),
        emblem: emblem::hero(reader.content, sheet, reader.words),
        state: code_of(&it.state),
        state_name: printed.hero_state(it.state),
        dazed: it.dazed,
        neutralised: it.is_neutralised(),
        cubes: Cubes {
            available: it.cubes.available,
            fatigue: it.cubes.fatigue,
            wounds: it.cubes.wounds,
            boxes: CubeBox::ALL.map(|of| sheet_box(sheet, &printed, of, it.cubes.boxes[of as usize])).into(),
        },
        recovery_active: sheet.recovery_active,
        recovery_rest: sheet.recovery_rest,
        automatic_defence: match sheet.automatic_defence {
            AutomaticDefence::None | AutomaticDefence::Die(_) => 0,
            AutomaticDefence::Success => 1,
        },
        automatic_defence_text: printed.automatic_defence(sheet),
        move_points: sheet.move_points,
        first_bonus: sheet.first_bonus(load),
        load,
        most_load: sheet.max_encumbrance(),
        bands: sheet.encumbrance.iter().map(|band| Band { up_to: band.up_to, bonus: band.bonus }).collect(),
        traits: traits(&printed, &sheet.traits),
        skills: skills(reader, &printed, &sheet.skills, |has| {
            awake && has.below.is_none_or(|below| load < below)
        }),
        carries: material::carried(scene, id).map(|(card, _)| card.into()).collect(),
        commands: (0..state.tiles.len() as u8)
            .map(TileId)
            .filter(|&tile| state.tile(tile).commander == Some(id))
            .map(|tile| tile.0.into())
            .collect(),
    }
}

fn sheet_box(sheet: &Sheet, printed: &Printed, of: CubeBox, cubes: u8) -> Box {
    let die = match sheet.characteristics[of as usize] {
        Characteristic::Die(die) if !matches!(of, CubeBox::Movement | CubeBox::Reroll) => Some(code_of(&die)),
        _ => None,
    };
    Box {
        code: code_of(&of),
        name: printed.cube_box(of),
        cubes,
        most: sheet.saturation[of as usize],
        die,
        forbidden: sheet.characteristics[of as usize] == Characteristic::Forbidden
            && !matches!(of, CubeBox::Movement | CubeBox::Reroll),
        text: printed.hero_box(sheet, of),
    }
}

/// The boxes of the command post (rulings.house.post.boxes).
pub(super) fn post_boxes(scene: Scene<Gotham>, words: &Words) -> Vec<Box> {
    let printed = Printed::new(words, scene.content);
    let boxes = CubeBox::ALL.into_iter().filter(|&of| command_post::saturation(of) > 0);
    boxes
        .map(|of| {
            let die: Option<DieType> = (of == CubeBox::Defence).then_some(command_post::DEFENCE);
            let text = match of {
                CubeBox::Movement => {
                    Message::new("gotham-post-movement").with("points", command_post::MOVE_POINTS)
                }
                CubeBox::Defence => {
                    Message::new("gotham-post-defence").with("dice", printed.dice(&[command_post::DEFENCE]))
                }
                _ => Message::new("gotham-post-reroll"),
            };
            Box {
                code: code_of(&of),
                name: printed.cube_box(of),
                cubes: scene.state.post.boxes[of as usize],
                most: command_post::saturation(of),
                die: die.map(|die| code_of(&die)),
                forbidden: false,
                text: words.say(&text),
            }
        })
        .collect()
}

pub(super) fn cards(reader: &Reader<Gotham>, teller: &Teller) -> Vec<Card> {
    let scene = reader.scene();
    let printed = teller.printed();
    let card = |(place, card): (u8, &gotham::state::Card)| {
        let it = &reader.content.materials[usize::from(card.printed)];
        let (where_, hero, zone, token) = match card.place {
            CardPlace::Carried(hero) => ("carried", Some(hero.0), None, None),
            CardPlace::Lying(zone) => ("lying", None, Some(zone.0), None),
            CardPlace::Inside(token) => ("inside", None, None, Some(token)),
            CardPlace::Gone => ("gone", None, None, None),
        };
        Card {
            id: place.into(),
            card: it.id.clone(),
            name: teller.card(place),
            kind: code_of(&it.kind),
            kind_name: printed.material_type(it.kind),
            gadget: it.is_gadget(),
            bulk: match it.bulk {
                Bulk::Equipment(bulk) | Bulk::BatGadget(bulk) => bulk,
            },
            single_use: it.single_use,
            place: where_.to_owned(),
            hero: hero.map(u32::from),
            zone: zone.map(u32::from),
            token: token.map(u32::from),
            in_use: scene.state.lines.iter().any(|line| line.card == place),
            lines: it
                .lines
                .iter()
                .map(|line| CardLine {
                    when: code_of(&line.when),
                    dice: line.dice.iter().map(code_of).collect(),
                    text: printed.card_line(line),
                })
                .collect(),
        }
    };
    (0..).zip(&scene.state.cards).map(card).collect()
}
