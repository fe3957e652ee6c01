//! The table in lines: the heroes with their cubes, the villain with the river, and the zones of the board.

use std::io::Write;

use gotham::Gotham;
use gotham::bearer::Reading as _;
use gotham::board::ZoneId;
use gotham::command_post::activation_cost;
use gotham::printed::term::{Camp, Cloud, CubeBox, SpecialKind};
use gotham::state::{Body, CardPlace, Cubes, FigureId, HeroId, HeroState, TileId};
use gotham_face::voice::Teller;
use table::{Scene, Seat};
use words::{Message, Words};

use crate::play::canvas::{OBJECTIVE, side_style};
use crate::play::terminal::Legend;
use crate::screen::{style, width, wrap};

/// Whatever a line is written from.
struct Table<'a> {
    scene: Scene<'a, Gotham>,
    words: &'a Words,
    teller: &'a Teller<'a>,
}

/// Prints the table: what changes from turn to turn, or all of it.
///
/// # Errors
/// When nobody reads any more.
pub fn print(
    out: &mut impl Write,
    scene: Scene<Gotham>,
    words: &Words,
    teller: &Teller,
    legend: Legend,
) -> anyhow::Result<()> {
    let table = Table { scene, words, teller };
    table.turn(out)?;
    for hero in scene.state.hero_ids() {
        table.hero(out, hero)?;
    }
    table.villain(out)?;
    for zone in (0..scene.board().zones.len() as u8).map(ZoneId) {
        table.zone(out, zone, legend)?;
    }
    if legend == Legend::Everything {
        let (faint, mission) = (style::FAINT, teller.printed().mission(scene.mission()));
        for line in mission.lines() {
            writeln!(out, "{faint}{}{faint:#}", wrap(line, 2, width()))?;
        }
    }
    Ok(())
}

impl Table<'_> {
    fn turn(&self, out: &mut impl Write) -> anyhow::Result<()> {
        let (mission, language) = (self.scene.mission(), self.words.language());
        let turn = Message::new("terminal-gotham-turn")
            .with("turn", self.scene.state.turn)
            .with("turns", mission.last_turn)
            .with("mission", language.name(&mission.name))
            .with("board", language.name(&self.scene.board().name));
        let heading = style::HEADING;
        writeln!(out, "{heading}{}{heading:#}", self.words.say(&turn))?;
        Ok(())
    }

    /// A hero: where, with which cubes, carrying what.
    fn hero(&self, out: &mut impl Write, id: HeroId) -> anyhow::Result<()> {
        let (state, hero) = (self.scene.state, self.scene.state.hero(id));
        let mut notes = vec![self.words.word(match hero.state {
            HeroState::Active => "gotham-state-active",
            HeroState::Rest => "gotham-state-rest",
        })];
        if let Some(zone) = state.figure(hero.figure).zone() {
            notes.push(
                self.words.say(&Message::new("terminal-gotham-in").with("zone", self.teller.zone(zone))),
            );
        }
        let cubes = Message::new("terminal-gotham-cubes")
            .with("available", hero.cubes.available)
            .with("fatigue", hero.cubes.fatigue)
            .with("wounds", hero.cubes.wounds);
        notes.push(self.words.say(&cubes));
        notes.extend(self.boxes(&hero.cubes));
        notes.extend(self.conditions(hero.figure));
        let cards = (0..).zip(&state.cards).filter(|(_, card)| card.place == CardPlace::Carried(id));
        let cards: Vec<String> = cards.map(|(number, _)| self.teller.card(number)).collect();
        if !cards.is_empty() {
            let carried = Message::new("terminal-gotham-carries").with("cards", cards.join(", "));
            notes.push(self.words.say(&carried));
        }
        if state.players > 1 {
            notes.push(self.teller.player(Seat(hero.player)));
        }
        let (colour, name, notes) = (side_style(Seat(0)), self.teller.hero(id), notes.join(", "));
        writeln!(out, "  {colour}{name:<24}{colour:#} {notes}")?;
        Ok(())
    }

    /// What lies in the boxes.
    fn boxes<'c>(&'c self, cubes: &'c Cubes) -> impl Iterator<Item = String> + 'c {
        let filled = CubeBox::ALL.into_iter().zip(cubes.boxes).filter(|(_, count)| *count > 0);
        filled.map(|(cube_box, count)| {
            let name = Message::new(match cube_box {
                CubeBox::Melee => "gotham-box-melee",
                CubeBox::Ranged => "gotham-box-ranged",
                CubeBox::Manipulation => "gotham-box-manipulation",
                CubeBox::Thought => "gotham-box-thought",
                CubeBox::Movement => "gotham-box-movement",
                CubeBox::Defence => "gotham-box-defence",
                CubeBox::Reroll => "gotham-box-reroll",
            });
            self.words.say(&Message::new("terminal-gotham-box").with("box", name).with("count", count))
        })
    }

    /// Whatever about a figure is not as usual.
    fn conditions(&self, id: FigureId) -> Vec<String> {
        let figure = self.scene.state.figure(id);
        let mut notes = Vec::new();
        if self.scene.state.is_neutralised(id) {
            notes.push(self.words.word("terminal-gotham-neutralised"));
        }
        if figure.lying {
            notes.push(self.words.word("terminal-gotham-lying"));
        }
        if figure.shackles > 0 {
            let shackles = Message::new("terminal-gotham-shackles").with("count", figure.shackles);
            notes.push(self.words.say(&shackles));
        }
        if figure.friend {
            notes.push(self.words.word("terminal-gotham-friend"));
        }
        notes
    }

    /// The villain: cubes and the river, each tile with what it costs where it lies.
    fn villain(&self, out: &mut impl Write) -> anyhow::Result<()> {
        let post = &self.scene.state.post;
        let cubes = Message::new("terminal-gotham-post")
            .with("available", post.available)
            .with("fatigue", post.fatigue);
        let notes: Vec<String> = std::iter::once(self.words.say(&cubes)).chain(self.boxes(post)).collect();
        let (colour, name) = (side_style(Seat(1)), self.teller.player(self.scene.state.villain_seat()));
        writeln!(out, "  {colour}{name:<24}{colour:#} {}", notes.join(", "))?;
        for &tile in &self.scene.state.river {
            self.tile(out, tile)?;
        }
        Ok(())
    }

    fn tile(&self, out: &mut impl Write, id: TileId) -> anyhow::Result<()> {
        let (state, faint) = (self.scene.state, style::FAINT);
        let cost = activation_cost(self.scene, id).unwrap_or_default();
        let all = state.characters_of(id).count();
        let standing = state.characters_of(id).filter(|&figure| state.stands(figure)).count();
        let mut notes = Vec::new();
        if all > 0 {
            let figures = Message::new("terminal-gotham-figures").with("standing", standing).with("of", all);
            notes.push(self.words.say(&figures));
        }
        if state.tile(id).neutralised {
            notes.push(self.words.word("terminal-gotham-neutralised"));
        }
        let name = self.teller.tile(id);
        if notes.is_empty() {
            writeln!(out, "    {cost} {name}")?;
        } else {
            writeln!(out, "    {cost} {name:<22} {faint}{}{faint:#}", notes.join(", "))?;
        }
        Ok(())
    }

    /// A zone with whoever and whatever is in it; all of them, with their neighbours, if everything is wanted.
    fn zone(&self, out: &mut impl Write, id: ZoneId, legend: Legend) -> anyhow::Result<()> {
        let contents = self.contents(id);
        if contents.is_empty() && legend == Legend::Figures {
            return Ok(());
        }
        let (faint, name) = (style::FAINT, self.teller.zone(id));
        let zone = &self.scene.board().zones[usize::from(id.0)];
        let level = self.words.say(&Message::new("terminal-gotham-level").with("level", zone.elevation));
        let gap = if contents.is_empty() { "" } else { "  " };
        writeln!(out, "  {name:<28} {faint}{level}{faint:#}{gap}{}", contents.join(", "))?;
        if legend == Legend::Everything {
            let ways = self.ways(id).join(", ");
            writeln!(out, "{faint}{}{faint:#}", wrap(&ways, 6, width()))?;
        }
        Ok(())
    }

    fn contents(&self, id: ZoneId) -> Vec<String> {
        let (state, mission) = (self.scene.state, self.scene.mission());
        let mut contents = Vec::new();
        for figure in state.figures_in(id) {
            let colour = match state.figure(figure).camp {
                Camp::Heroes => side_style(Seat(0)),
                Camp::Villain => side_style(Seat(1)),
                Camp::Neutral => anstyle::Style::new(),
            };
            let mut notes = match state.figure(figure).body {
                // A hero's cubes and conditions stand in his own line.
                Body::Hero(_) => Vec::new(),
                Body::Character(_) => self.conditions(figure),
            };
            if matches!(state.figure(figure).body, Body::Character(_)) {
                let life = Message::new("terminal-gotham-life").with("life", state.figure(figure).life);
                notes.insert(0, self.words.say(&life));
            }
            let notes = if notes.is_empty() { String::new() } else { format!(" ({})", notes.join(", ")) };
            contents.push(format!("{colour}{}{colour:#}{notes}", self.teller.figure(figure)));
        }
        for token in state.tokens.iter().filter(|token| token.at == Some(id)) {
            let name = self.words.language().name(&mission.tokens[usize::from(token.kind)].name);
            contents.push(format!("{OBJECTIVE}◆ {name}{OBJECTIVE:#}"));
        }
        let lying = (0..).zip(&state.cards).filter(|(_, card)| card.place == CardPlace::Lying(id));
        contents.extend(lying.map(|(number, _)| self.teller.card(number)));
        for clouds in state.clouds.iter().filter(|clouds| clouds.zone == id) {
            let name = Message::new(match clouds.cloud {
                Cloud::Gas => "gotham-cloud-gas",
                Cloud::Flame => "gotham-cloud-flame",
                Cloud::Smoke => "gotham-cloud-smoke",
                Cloud::Frost => "gotham-cloud-frost",
            });
            let clouds = Message::new("terminal-gotham-box").with("box", name).with("count", clouds.count);
            contents.push(self.words.say(&clouds));
        }
        contents
    }

    /// Where one can go from a zone.
    fn ways(&self, id: ZoneId) -> Vec<String> {
        let board = self.scene.board();
        let adjacent = board.adjacent[usize::from(id.0)].iter().map(|zone| self.teller.zone(zone));
        let special = board.special_moves.iter().filter(|special| special.from == id).map(|special| {
            let key = match special.kind {
                SpecialKind::Fall => "terminal-gotham-fall",
                SpecialKind::Jump => "terminal-gotham-jump",
                SpecialKind::Climb => "terminal-gotham-climb",
            };
            let way =
                Message::new(key).with("zone", self.teller.zone(special.to)).with("level", special.level);
            self.words.say(&way)
        });
        adjacent.chain(special).collect()
    }
}
