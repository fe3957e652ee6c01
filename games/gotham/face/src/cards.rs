//! What is printed: hero sheets, tiles, material cards, skills and missions.

use std::path::PathBuf;

use content::{Diagnostics, Thing as _};
use gotham::Gotham;
use gotham::printed::skill::Skill;
use gotham::printed::{Bulk, HasSkill, Hero, Material, Mission, Printed as Content, Tile, file};
use gotham::setup::Setup;
use gotham::view::View;
use host::naming::card_head;
use host::{Face, Reader};
use table::Game as _;
use wire::board::Board;
use wire::cards::{CardFace, CardHead, CardLine, CardValue};
use words::{Message, Players, Words};

use crate::voice::Printed;
use crate::{GothamFace, emblem, info, names};

const HERO: &str = "hero";
const TILE: &str = "tile";
const CARD: &str = "card";
const SKILL: &str = "skill";
const MISSION: &str = "mission";

impl host::Printed<Gotham> for GothamFace {
    fn load(&self, packs: &[PathBuf]) -> Result<Content, Diagnostics> {
        gotham::printed::load(packs)
    }

    fn fingerprint(&self, content: &Content) -> String {
        content.fingerprint.clone()
    }

    fn folders(&self) -> &'static [&'static str] {
        &[file::Hero::FOLDER, file::Tile::FOLDER, file::Material::FOLDER, file::Board::FOLDER]
    }

    fn cards(&self, content: &Content, words: &Words) -> Vec<CardHead> {
        let press = Press { content, words, printed: Printed::new(words, content) };
        let heroes = content.heroes.iter().map(|hero| press.hero_head(hero));
        let tiles = content.tiles.iter().map(|tile| press.tile_head(tile));
        let cards = content.materials.iter().map(|card| press.card_head(card));
        let skills = content.skills.iter().map(|skill| press.skill_head(skill));
        let missions = content.missions.iter().map(|mission| press.mission_head(mission));
        heroes.chain(tiles).chain(cards).chain(skills).chain(missions).collect()
    }

    fn card(&self, content: &Content, kind: &str, id: &str, words: &Words) -> Option<CardFace> {
        let press = Press { content, words, printed: Printed::new(words, content) };
        Some(match kind {
            HERO => press.hero(&content.heroes[usize::from(content.hero(id)?)]),
            TILE => press.tile(&content.tiles[usize::from(content.tile(id)?)]),
            CARD => press.card(&content.materials[usize::from(content.material(id)?)]),
            SKILL => press.skill(&content.skills[usize::from(content.skill(id)?)]),
            MISSION => press.mission(&content.missions[usize::from(content.mission(id)?)]),
            _ => return None,
        })
    }
}

/// Prints sheets and cards in one language.
struct Press<'a> {
    content: &'a Content,
    words: &'a Words,
    printed: Printed<'a>,
}

impl Press<'_> {
    fn head(&self, kind: &str, id: &str, name: &content::Names, line: String) -> CardHead {
        card_head(self.words, kind, id, name, line)
    }

    fn value(&self, code: &str, key: &'static str, value: impl ToString) -> CardValue {
        CardValue { code: code.to_owned(), label: self.words.word(key), value: value.to_string() }
    }

    /// The lines below the name that a sheet is read out in.
    fn lines(&self, text: &str) -> Vec<CardLine> {
        let line = |text: &str| CardLine {
            code: "text".to_owned(),
            name: String::new(),
            values: Vec::new(),
            text: text.to_owned(),
            rules: Vec::new(),
        };
        text.lines().skip(1).map(line).collect()
    }

    /// What each skill of a sheet does at its level.
    fn skills<'s>(&self, skills: impl IntoIterator<Item = &'s HasSkill>) -> Vec<CardLine> {
        let line = |has: &HasSkill| {
            let skill = self.content.skills.get(usize::from(has.skill))?;
            Some(CardLine {
                code: "ability".to_owned(),
                name: self.printed.skill_name(*has),
                values: Vec::new(),
                text: self.printed.skill(skill, Some(has.level)),
                rules: Vec::new(),
            })
        };
        skills.into_iter().filter_map(line).collect()
    }

    fn traits(&self, traits: &[gotham::printed::term::Trait]) -> Vec<CardLine> {
        let line = |it: &gotham::printed::term::Trait| CardLine {
            code: "ability".to_owned(),
            name: self.printed.trait_name(*it),
            values: Vec::new(),
            text: self.printed.trait_text(*it),
            rules: Vec::new(),
        };
        traits.iter().map(line).collect()
    }

    fn hero_head(&self, hero: &Hero) -> CardHead {
        CardHead {
            tags: vec![self.words.word("gotham-kind-hero")],
            emblem: Some(emblem::hero(self.content, hero, self.words)),
            corner: Some(self.value("energy", "gotham-value-energy", hero.energy)),
            shelf: Some(HERO.to_owned()),
            ..self.head(HERO, &hero.id, &hero.name, info::hero_line(hero, self.words))
        }
    }

    fn hero(&self, hero: &Hero) -> CardFace {
        let mut lines = self.lines(&self.printed.hero(hero));
        lines.extend(self.traits(&hero.traits));
        lines.extend(self.skills(&hero.skills));
        CardFace {
            head: self.hero_head(hero),
            values: vec![
                self.value("energy", "gotham-value-energy", hero.energy),
                self.value("recovery", "gotham-value-active", hero.recovery_active),
                self.value("recovery", "gotham-value-rest", hero.recovery_rest),
                self.value("size", "gotham-value-size", hero.size),
                self.value("threat", "gotham-value-threat", hero.threat),
                self.value("belt", "gotham-value-belt", hero.bat_belt),
            ],
            lines,
            sides: Vec::new(),
            board: None,
        }
    }

    fn tile_head(&self, tile: &Tile) -> CardHead {
        let (camp, level) = (self.printed.camp(tile.camp), self.printed.tile_level(tile.level));
        let line = Message::new("gotham-tile-head")
            .with("level", level.clone())
            .with("camp", camp.clone())
            .with("figures", tile.figures);
        CardHead {
            tags: vec![self.words.word("gotham-kind-tile"), level, camp],
            emblem: Some(emblem::tile(self.content, tile, self.words)),
            corner: Some(self.value("life", "gotham-value-life", tile.life)),
            shelf: (tile.camp == gotham::printed::term::Camp::Heroes).then(|| "ally".to_owned()),
            ..self.head(TILE, &tile.id, &tile.name, self.words.say(&line))
        }
    }

    fn tile(&self, tile: &Tile) -> CardFace {
        let mut lines = self.lines(&self.printed.tile(tile));
        lines.extend(self.traits(&tile.traits));
        lines.extend(self.skills(&tile.skills));
        CardFace {
            head: self.tile_head(tile),
            values: vec![
                self.value("life", "gotham-value-life", tile.life),
                self.value("figures", "gotham-value-figures", tile.figures),
                self.value("defence", "gotham-value-defence", tile.automatic_defence),
                self.value("movement", "gotham-value-movement", tile.first_bonus),
                self.value("size", "gotham-value-size", tile.size),
                self.value("threat", "gotham-value-threat", tile.threat),
            ],
            lines,
            sides: Vec::new(),
            board: None,
        }
    }

    fn card_head(&self, card: &Material) -> CardHead {
        let kind = self.printed.material_type(card.kind);
        let gadget = card.is_gadget().then(|| self.words.word("gotham-kind-gadget"));
        let corner = match card.bulk {
            Bulk::Equipment(load) => self.value("load", "gotham-value-load", load),
            Bulk::BatGadget(size) => self.value("belt", "gotham-value-belt", size),
        };
        CardHead {
            tags: [Some(self.words.word("gotham-kind-card")), Some(kind.clone()), gadget]
                .into_iter()
                .flatten()
                .collect(),
            emblem: Some(emblem::material(self.content, card, self.words)),
            corner: Some(corner),
            shelf: card.is_gadget().then(|| "gadget".to_owned()),
            ..self.head(CARD, &card.id, &card.name, kind)
        }
    }

    fn card(&self, card: &Material) -> CardFace {
        let mut lines = self.lines(&self.printed.material(card));
        lines.extend(self.skills(card.lines.iter().filter_map(|line| line.skill.as_ref())));
        let head = self.card_head(card);
        CardFace {
            values: head.corner.clone().into_iter().collect(),
            head,
            lines,
            sides: Vec::new(),
            board: None,
        }
    }

    fn skill_head(&self, skill: &Skill) -> CardHead {
        CardHead {
            tags: vec![self.words.word("gotham-kind-skill")],
            ..self.head(SKILL, skill.id.as_str(), &skill.name.value.0, self.printed.skill(skill, None))
        }
    }

    fn skill(&self, skill: &Skill) -> CardFace {
        let head = self.skill_head(skill);
        let text = CardLine {
            code: "text".to_owned(),
            name: String::new(),
            values: Vec::new(),
            text: head.line.clone(),
            rules: Vec::new(),
        };
        CardFace { head, values: Vec::new(), lines: vec![text], sides: Vec::new(), board: None }
    }

    fn mission_head(&self, mission: &Mission) -> CardHead {
        let line = info::mission_line(self.content, mission, self.words);
        CardHead {
            tags: vec![self.words.word("gotham-kind-mission")],
            ..self.head(MISSION, &mission.id, &mission.name, line)
        }
    }

    fn mission(&self, mission: &Mission) -> CardFace {
        CardFace {
            head: self.mission_head(mission),
            values: vec![
                self.value("heroes", "gotham-value-heroes", mission.slots.len()),
                self.value("turns", "gotham-value-turns", mission.last_turn),
                self.value("cubes", "gotham-value-cubes", mission.cubes),
            ],
            lines: self.lines(&self.printed.mission(mission)),
            sides: Vec::new(),
            board: self.laid_out(mission),
        }
    }

    /// The board as the usual heroes find it.
    fn laid_out(&self, mission: &Mission) -> Option<Board> {
        let setup = Setup::usual(self.content, mission);
        let state = Gotham::start(self.content, &setup).ok()?;
        let players = Players { names: names::of_seats(self.content, &setup, self.words), you: None };
        let view = View { state };
        let reader = Reader {
            content: self.content,
            setup: &setup,
            view: &view,
            state: &view.state,
            players: &players,
            seat: None,
            words: self.words,
        };
        Some(Face::board(&GothamFace, &reader))
    }
}
