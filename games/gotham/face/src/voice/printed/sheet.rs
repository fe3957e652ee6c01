//! Hero sheets, tiles and material cards, line by line.

use gotham::printed::term::CubeBox;
use gotham::printed::{AutomaticDefence, BonusLine, Bulk, Characteristic, Hero, Line, Material, Tile};
use words::{Arg, Join, Message};

use super::Printed;
use crate::voice::term;

impl Printed<'_> {
    /// A hero sheet: its name, then a line for each value.
    pub fn hero(&self, hero: &Hero) -> String {
        let mut lines = vec![
            Message::new("gotham-sheet-name").with("name", self.name(&hero.name)),
            Message::new("gotham-sheet-energy")
                .with("energy", hero.energy)
                .with("active", hero.recovery_active)
                .with("rest", hero.recovery_rest),
            bulk(hero.size, hero.threat),
            automatic_defence(hero),
        ];
        if hero.bat_belt > 0 {
            lines.push(Message::new("gotham-sheet-belt").with("size", hero.bat_belt));
        }
        lines.extend(CubeBox::ALL.map(|cube_box| cube_box_line(hero, cube_box)));
        let bands = hero
            .encumbrance
            .iter()
            .map(|band| Message::new("gotham-sheet-band").with("upto", band.up_to).with("bonus", band.bonus));
        lines.push(Message::new("gotham-sheet-encumbrance").with("bands", term::list(bands)));
        lines.extend(traits(&hero.traits));
        lines.extend(self.skills(&hero.skills));
        self.lines(lines)
    }

    /// A tile: its name, then a line for each value.
    pub fn tile(&self, tile: &Tile) -> String {
        let mut lines = vec![
            Message::new("gotham-sheet-name").with("name", self.name(&tile.name)),
            Message::new("gotham-tile-kind")
                .with("camp", term::camp(tile.camp))
                .with("level", term::tile_level(tile.level))
                .with("figures", tile.figures),
            Message::new("gotham-tile-life").with("life", tile.life),
            bulk(tile.size, tile.threat),
            Message::new("gotham-sheet-defence-successes").with("count", tile.automatic_defence),
            Message::new("gotham-tile-first-bonus").with("points", tile.first_bonus),
        ];
        if tile.double.is_some() {
            lines.push(Message::new("gotham-tile-double"));
        }
        for (cube_box, of_box) in CubeBox::ALL.into_iter().zip(&tile.lines) {
            for line in of_box {
                lines.push(tile_line(cube_box, line));
            }
        }
        lines.extend(traits(&tile.traits));
        lines.extend(self.skills(&tile.skills));
        lines.push(match tile.reinforcement_cost {
            Some(cost) => Message::new("gotham-tile-reinforcement").with("cost", cost),
            None => Message::new("gotham-tile-no-reinforcement"),
        });
        self.lines(lines)
    }

    /// A material card: its name, then a line for each thing that is on it.
    pub fn material(&self, card: &Material) -> String {
        let mut lines = vec![
            Message::new("gotham-sheet-name").with("name", self.name(&card.name)),
            match card.bulk {
                Bulk::Equipment(encumbrance) => Message::new("gotham-card-equipment")
                    .with("kind", term::material(card.kind))
                    .with("encumbrance", encumbrance),
                Bulk::BatGadget(size) => Message::new("gotham-card-gadget")
                    .with("kind", term::material(card.kind))
                    .with("size", size),
            },
        ];
        if let Some(hero) = card.only_for {
            let hero = self.named(&self.content.heroes, hero, |hero| &hero.name);
            lines.push(Message::new("gotham-card-only-for").with("hero", hero));
        }
        if card.lethal {
            lines.push(Message::new("gotham-card-lethal"));
        }
        if card.single_use {
            lines.push(Message::new("gotham-card-single-use"));
        }
        for line in &card.lines {
            let when = term::trigger(line.when);
            lines.push(
                Message::new("gotham-card-line").with("when", when).with("bonuses", self.bonuses(line)),
            );
        }
        self.lines(lines)
    }

    /// What a cube in a box of a sheet is worth, and how many the box takes.
    pub fn hero_box(&self, hero: &Hero, cube_box: CubeBox) -> String {
        self.words.say(&cube_box_line(hero, cube_box))
    }

    /// What a hero has without spending anything on a defence.
    pub fn automatic_defence(&self, hero: &Hero) -> String {
        self.words.say(&automatic_defence(hero))
    }

    /// An attack or a deed of a tile.
    pub fn tile_line(&self, cube_box: CubeBox, line: &Line) -> String {
        self.words.say(&tile_line(cube_box, line))
    }

    /// A line of a card.
    pub fn card_line(&self, line: &BonusLine) -> String {
        let when = term::trigger(line.when);
        self.words
            .say(&Message::new("gotham-card-line").with("when", when).with("bonuses", self.bonuses(line)))
    }

    /// What a line of a card adds.
    pub(in crate::voice) fn bonuses(&self, line: &BonusLine) -> Arg {
        let mut parts: Vec<Arg> = Vec::new();
        if !line.dice.is_empty() {
            parts.push(term::dice(&line.dice).into());
        }
        parts.extend(line.skill.map(|has| Arg::from(self.has_skill(has))));
        if line.successes > 0 {
            parts.push(Message::new("gotham-line-successes").with("count", line.successes).into());
        }
        term::list(parts)
    }

    fn skills(&self, skills: &[gotham::printed::HasSkill]) -> Option<Message> {
        let each = skills.iter().map(|&has| self.has_skill(has));
        (!skills.is_empty()).then(|| {
            Message::new("gotham-sheet-skills")
                .with("skills", Arg::List(each.map(Arg::from).collect(), Join::Lines))
        })
    }
}

fn automatic_defence(hero: &Hero) -> Message {
    match hero.automatic_defence {
        AutomaticDefence::None => Message::new("gotham-sheet-defence-none"),
        AutomaticDefence::Die(die) => {
            Message::new("gotham-sheet-defence-die").with("die", term::dice(&[die]))
        }
        AutomaticDefence::Success => Message::new("gotham-sheet-defence-successes").with("count", 1_u8),
    }
}

fn tile_line(cube_box: CubeBox, line: &Line) -> Message {
    Message::new("gotham-tile-line")
        .with("box", term::cube_box(cube_box))
        .with("dice", term::dice(&line.dice))
        .with("times", line.times)
}

fn bulk(size: u8, threat: u8) -> Message {
    Message::new("gotham-sheet-size").with("size", size).with("threat", threat)
}

fn traits(traits: &[gotham::printed::term::Trait]) -> Option<Message> {
    let each = traits.iter().map(|&it| term::of_trait(it));
    (!traits.is_empty()).then(|| Message::new("gotham-sheet-traits").with("traits", term::list(each)))
}

/// A box of a hero sheet: what a cube in it buys, and how many cubes it takes.
fn cube_box_line(hero: &Hero, cube_box: CubeBox) -> Message {
    let saturation = hero.saturation[cube_box as usize];
    let message = match (cube_box, hero.characteristics[cube_box as usize]) {
        (CubeBox::Movement, _) => Message::new("gotham-sheet-movement").with("points", hero.move_points),
        (CubeBox::Reroll, _) => Message::new("gotham-sheet-reroll"),
        (_, Characteristic::Die(die)) => Message::new("gotham-sheet-box").with("die", term::dice(&[die])),
        (_, Characteristic::Empty) => Message::new("gotham-sheet-box-empty"),
        (_, Characteristic::Forbidden) => {
            return Message::new("gotham-sheet-box-forbidden").with("box", term::cube_box(cube_box));
        }
    };
    message.with("box", term::cube_box(cube_box)).with("saturation", saturation)
}
