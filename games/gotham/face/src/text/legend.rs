//! The table in lines: the heroes with their cubes, the villain with the river, and the zones of the board.

use gotham::Gotham;
use gotham::bearer::Reading as _;
use gotham::board::ZoneId;
use gotham::command_post::activation_cost;
use gotham::printed::term::{Cloud, CubeBox, SpecialKind};
use gotham::state::{Body, CardPlace, Cubes, FigureId, HeroId, HeroState, TileId};
use host::Reader;
use host::text::Extent;
use table::{Scene, Seat};
use wire::board::Section;
use words::{Message, Words};

use crate::voice::Teller;

/// Whatever a line is written from.
struct Table<'a> {
    scene: Scene<'a, Gotham>,
    words: &'a Words,
    teller: &'a Teller<'a>,
}

/// The table: what changes from turn to turn, or all of it.
pub(crate) fn section(reader: &Reader<Gotham>, teller: &Teller, extent: Extent) -> Section {
    let (scene, words) = (reader.scene(), reader.words);
    let table = Table { scene, words, teller };
    let mut lines: Vec<String> = scene.state.hero_ids().map(|hero| table.hero(hero)).collect();
    lines.extend(table.villain());
    let zones = (0..scene.board().zones.len() as u8).map(ZoneId);
    lines.extend(zones.flat_map(|zone| table.zone(zone, extent)));
    if extent == Extent::All {
        lines.extend(teller.printed().mission(scene.mission()).lines().map(str::to_owned));
    }
    Section { heading: table.turn(), lines }
}

impl Table<'_> {
    fn turn(&self) -> String {
        let (mission, language) = (self.scene.mission(), self.words.language());
        let turn = Message::new("gotham-text-turn")
            .with("turn", self.scene.state.turn)
            .with("turns", mission.last_turn)
            .with("mission", language.name(&mission.name))
            .with("board", language.name(&self.scene.board().name));
        self.words.say(&turn)
    }

    /// A hero: where, with which cubes, carrying what.
    fn hero(&self, id: HeroId) -> String {
        let (state, hero) = (self.scene.state, self.scene.state.hero(id));
        let mut notes = vec![self.words.word(match hero.state {
            HeroState::Active => "gotham-state-active",
            HeroState::Rest => "gotham-state-rest",
        })];
        if let Some(zone) = state.figure(hero.figure).zone() {
            notes.push(self.words.say(&Message::new("gotham-text-in").with("zone", self.teller.zone(zone))));
        }
        let cubes = Message::new("gotham-text-cubes")
            .with("available", hero.cubes.available)
            .with("fatigue", hero.cubes.fatigue)
            .with("wounds", hero.cubes.wounds);
        notes.push(self.words.say(&cubes));
        notes.extend(self.boxes(&hero.cubes));
        notes.extend(self.conditions(hero.figure));
        let cards = (0..).zip(&state.cards).filter(|(_, card)| card.place == CardPlace::Carried(id));
        let cards: Vec<String> = cards.map(|(number, _)| self.teller.card(number)).collect();
        if !cards.is_empty() {
            let carried = Message::new("gotham-text-carries").with("cards", cards.join(", "));
            notes.push(self.words.say(&carried));
        }
        if state.players > 1 {
            notes.push(self.teller.player(Seat(hero.player)));
        }
        format!("{:<24} {}", self.teller.hero(id), notes.join(", "))
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
            self.words.say(&Message::new("gotham-text-box").with("box", name).with("count", count))
        })
    }

    /// Whatever about a figure is not as usual.
    fn conditions(&self, id: FigureId) -> Vec<String> {
        let figure = self.scene.state.figure(id);
        let mut notes = Vec::new();
        if self.scene.state.is_neutralised(id) {
            notes.push(self.words.word("gotham-text-neutralised"));
        }
        if figure.lying {
            notes.push(self.words.word("gotham-text-lying"));
        }
        if figure.shackles > 0 {
            let shackles = Message::new("gotham-text-shackles").with("count", figure.shackles);
            notes.push(self.words.say(&shackles));
        }
        if figure.friend {
            notes.push(self.words.word("gotham-text-friend"));
        }
        notes
    }

    /// The villain: cubes and the river, each tile with what it costs where it lies.
    fn villain(&self) -> Vec<String> {
        let post = &self.scene.state.post;
        let cubes =
            Message::new("gotham-text-post").with("available", post.available).with("fatigue", post.fatigue);
        let notes: Vec<String> = std::iter::once(self.words.say(&cubes)).chain(self.boxes(post)).collect();
        let name = self.teller.player(self.scene.state.villain_seat());
        let own = format!("{name:<24} {}", notes.join(", "));
        std::iter::once(own).chain(self.scene.state.river.iter().map(|&tile| self.tile(tile))).collect()
    }

    fn tile(&self, id: TileId) -> String {
        let state = self.scene.state;
        let cost = activation_cost(self.scene, id).unwrap_or_default();
        let all = state.characters_of(id).count();
        let standing = state.characters_of(id).filter(|&figure| state.stands(figure)).count();
        let mut notes = Vec::new();
        if all > 0 {
            let figures = Message::new("gotham-text-figures").with("standing", standing).with("of", all);
            notes.push(self.words.say(&figures));
        }
        if state.tile(id).neutralised {
            notes.push(self.words.word("gotham-text-neutralised"));
        }
        let name = self.teller.tile(id);
        match notes.is_empty() {
            true => format!("  {cost} {name}"),
            false => format!("  {cost} {name:<22} {}", notes.join(", ")),
        }
    }

    /// A zone with whoever and whatever is in it; all of them, with their neighbours, if everything is wanted.
    fn zone(&self, id: ZoneId, extent: Extent) -> Vec<String> {
        let contents = self.contents(id);
        if contents.is_empty() && extent == Extent::Changing {
            return Vec::new();
        }
        let zone = &self.scene.board().zones[usize::from(id.0)];
        let level = self.words.say(&Message::new("gotham-text-level").with("level", zone.elevation));
        let gap = if contents.is_empty() { "" } else { "  " };
        let mut lines = vec![format!("{:<28} {level}{gap}{}", self.teller.zone(id), contents.join(", "))];
        if extent == Extent::All {
            lines.push(format!("    {}", self.ways(id).join(", ")));
        }
        lines
    }

    fn contents(&self, id: ZoneId) -> Vec<String> {
        let (state, mission) = (self.scene.state, self.scene.mission());
        let mut contents = Vec::new();
        for figure in state.figures_in(id) {
            let mut notes = match state.figure(figure).body {
                // A hero's cubes and conditions stand in his own line.
                Body::Hero(_) => Vec::new(),
                Body::Character(_) => self.conditions(figure),
            };
            if matches!(state.figure(figure).body, Body::Character(_)) {
                let life = Message::new("gotham-text-life").with("life", state.figure(figure).life);
                notes.insert(0, self.words.say(&life));
            }
            let notes = if notes.is_empty() { String::new() } else { format!(" ({})", notes.join(", ")) };
            contents.push(format!("{}{notes}", self.teller.figure(figure)));
        }
        for token in state.tokens.iter().filter(|token| token.at == Some(id)) {
            let name = self.words.language().name(&mission.tokens[usize::from(token.kind)].name);
            contents.push(format!("◆ {name}"));
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
            let clouds = Message::new("gotham-text-box").with("box", name).with("count", clouds.count);
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
                SpecialKind::Fall => "gotham-text-fall",
                SpecialKind::Jump => "gotham-text-jump",
                SpecialKind::Climb => "gotham-text-climb",
            };
            let way =
                Message::new(key).with("zone", self.teller.zone(special.to)).with("level", special.level);
            self.words.say(&way)
        });
        adjacent.chain(special).collect()
    }
}
