//! From what is given to a position, or to everything that keeps it off the table.

use std::sync::Arc;

use ::gotham::Gotham;
use ::gotham::bearer::Reading as _;
use ::gotham::board::ZoneId;
use ::gotham::printed::Printed;
use ::gotham::printed::skill::Modifier;
use ::gotham::printed::term::{Camp, CubeBox, LineTrigger};
use ::gotham::setup::Setup;
use ::gotham::state::{
    Body, Cubes, Figure, FigureId, Hero, HeroId, HeroState, Stage, State, Tile, TileId, Whereabouts,
};
use content::{Checker, Diagnostics, Id, Source, Span, Spanned};
use table::{Game as _, Scene};

use super::given::{Given, GivenFigure, GivenHero, GivenPost, Marks, StageWord};
use super::names::{self, BOXES, EVENT, Names};
use super::then::RESERVED;
use super::{own, pieces};
use crate::expect::suggestion;
use crate::{Code, Named, Position};

/// Sets up a position.
pub fn position(
    given: &Given,
    source: &Source,
    printed: &Printed,
    found: &mut Diagnostics,
) -> Option<Position<Gotham>> {
    let before = found.len();
    let mut printed = printed.clone();
    let mission = own::mission(given, source, &mut printed, found)?;
    own::sheets(given, source, &mut printed, found);
    if found.len() > before {
        return None;
    }
    let state = set_up(given, source, &printed, mission, found)?;
    let mut setter = Setter { given, source, printed, state, named: Vec::new(), found };
    setter.mission();
    setter.tiles();
    setter.people();
    setter.turn();
    setter.post();
    pieces::lay(&mut setter);
    setter.friends();
    setter.check(before);
    let Setter { printed, state, named, .. } = setter;
    let names = Names::of(Scene { state: &state, content: &printed }, &named);
    (found.len() == before).then(|| Position { content: Arc::new(printed), state, names })
}

/// The table before anything that is given stands on it: as the mission lays it out, or with nothing but its tokens.
fn set_up(
    given: &Given,
    source: &Source,
    printed: &Printed,
    mission: u16,
    found: &mut Diagnostics,
) -> Option<State> {
    let printed_mission = &printed.missions[usize::from(mission)];
    let mut setup = match &given.heroes {
        Some(heroes) if given.set_up == Some(true) => {
            let known = heroes.iter().filter_map(|(name, _)| printed.hero(name));
            Setup::of_heroes(printed, printed_mission, &known.collect::<Vec<_>>())
        }
        _ => Setup::usual(printed, printed_mission),
    };
    setup.players = given.players.map_or(1, |players| players.value);
    Gotham::start(printed, &setup)
        .map_err(|wrong| {
            let span = given.mission.as_ref().map(|mission| mission.span);
            let span = span.or(given.players.as_ref().map(|players| players.span)).unwrap_or(Span::FILE);
            Checker::new(source, found).report(Code::Impossible, span, wrong.to_string(), None);
        })
        .ok()
}

/// A table that is being laid out.
pub struct Setter<'a> {
    pub given: &'a Given,
    source: &'a Source,
    pub printed: Printed,
    pub state: State,
    /// Names that the file gives to characters.
    named: Vec<(FigureId, String)>,
    found: &'a mut Diagnostics,
}

impl Setter<'_> {
    pub fn scene(&self) -> Scene<'_, Gotham> {
        Scene { state: &self.state, content: &self.printed }
    }

    pub fn checker(&mut self) -> Checker<'_> {
        Checker::new(self.source, self.found)
    }

    pub fn impossible(&mut self, span: Span, message: impl Into<String>, help: Option<String>) {
        self.checker().report(Code::Impossible, span, message, help);
    }

    /// Says that nothing is called so.
    pub fn unknown<'k>(
        &mut self,
        what: &str,
        name: &Spanned<String>,
        known: impl IntoIterator<Item = &'k str>,
    ) {
        let help = suggestion(name, known);
        self.checker().report(Code::UnknownName, name.span, format!("there is no {what} `{name}`"), help);
    }

    /// A zone of the board.
    pub fn zone(&mut self, name: &Spanned<String>) -> Option<ZoneId> {
        let zone = names::find_zone(self.scene(), name);
        if zone.is_none() {
            let known: Vec<String> = self.scene().board().zones.iter().map(|zone| zone.id.clone()).collect();
            self.unknown("zone", name, known.iter().map(String::as_str));
        }
        zone
    }

    /// A hero at the table.
    pub fn hero(&mut self, name: &Spanned<String>) -> Option<HeroId> {
        let scene = self.scene();
        let hero = scene.state.hero_ids().find(|&hero| names::hero_id(scene, hero) == name.as_str());
        if hero.is_none() {
            let known: Vec<String> =
                scene.state.hero_ids().map(|hero| names::hero_id(scene, hero).to_owned()).collect();
            self.unknown("hero here called", name, known.iter().map(String::as_str));
        }
        hero
    }

    fn set_up(&self) -> bool {
        self.given.set_up == Some(true)
    }

    /// What the file changes in the mission.
    fn mission(&mut self) {
        let place = usize::from(self.state.mission);
        if let Some(zones) = &self.given.reinforcement_zones {
            let zones = zones.iter().filter_map(|zone| self.zone(zone)).collect();
            self.printed.missions[place].reinforcement_zones = zones;
        }
        if let Some(points) = self.given.reinforcement_points {
            self.checker().in_range(&points, 0..=8, "number of points");
            self.printed.missions[place].reinforcement_points = points.value;
        }
    }

    /// The tiles, in the order in which the file first speaks of them, and the river.
    fn tiles(&mut self) {
        let given = self.given;
        for (name, _) in given.tiles.iter().flat_map(|tiles| tiles.iter()) {
            self.add_tile(name);
        }
        for name in given.river.iter().flatten() {
            self.add_tile(name);
        }
        for (name, figure) in given.figures.iter().flat_map(|figures| figures.iter()) {
            if let Some(tile) = self.tile_name(name, figure) {
                self.add_tile(&tile);
            }
        }
        if let Some(river) = &given.river {
            self.state.river.clear();
            for name in river {
                let Some(tile) = names::find_tile(self.scene(), name) else { continue };
                if self.state.river.contains(&tile) || self.state.river.try_push(tile).is_err() {
                    let message = format!("`{name}` does not fit into the river");
                    self.impossible(name.span, message, Some("at most 8 tiles, each once".to_owned()));
                }
            }
        } else if !self.set_up() {
            for tile in names::tiles(&self.state) {
                let villains = match self.state.tile(tile).printed {
                    None => true,
                    Some(place) => self.printed.tiles[usize::from(place)].camp == Camp::Villain,
                };
                if villains && self.state.river.try_push(tile).is_err() {
                    self.impossible(Span::FILE, "more tiles than the river has slots", None);
                    return;
                }
            }
        }
    }

    fn add_tile(&mut self, name: &Spanned<String>) {
        if names::find_tile(self.scene(), name).is_some() {
            return;
        }
        let printed = self.printed.tile(name);
        if printed.is_none() && name.as_str() != EVENT {
            let known: Vec<String> = self.printed.tiles.iter().map(|tile| tile.id.clone()).collect();
            self.unknown("tile", name, known.iter().map(String::as_str).chain([EVENT]));
        } else if self.state.tiles.try_push(Tile { printed, commander: None, neutralised: false }).is_err() {
            self.impossible(name.span, "there are too many tiles", Some("at most 16".to_owned()));
        }
    }

    /// The id of the tile that a character is of: the one it says, or the one it is named after, a number behind it or not.
    fn tile_name(&self, name: &Spanned<String>, figure: &GivenFigure) -> Option<Spanned<String>> {
        if let Some(tile) = &figure.tile {
            return Some(tile.clone());
        }
        if self.set_up() && self.printed.tile(name).is_none() {
            return None;
        }
        let plain = name
            .rsplit_once('-')
            .filter(|(tile, number)| number.parse::<u8>().is_ok() && self.printed.tile(tile).is_some());
        let tile = plain.map_or(name.as_str(), |(tile, _)| tile);
        Some(Spanned { value: tile.to_owned(), span: name.span })
    }

    /// Characters, heroes, and last the characters that heroes command: as the setup of a mission puts them.
    fn people(&mut self) {
        let given = self.given;
        let commanded = |tile: &str| {
            let tiles = given.tiles.iter().flat_map(|tiles| tiles.iter());
            tiles.into_iter().any(|(name, it)| name.as_str() == tile && it.commander.is_some())
        };
        let figures = || given.figures.iter().flat_map(|figures| figures.iter());
        let heroes = || given.heroes.iter().flat_map(|heroes| heroes.iter());
        if !self.set_up() {
            for allied in [false, true] {
                if allied {
                    heroes().for_each(|(name, hero)| self.add_hero(name, hero));
                }
                for (name, figure) in figures() {
                    let tile = self.tile_name(name, figure);
                    if let Some(tile) = tile.filter(|tile| commanded(tile) == allied) {
                        self.add_figure(name, &tile);
                    }
                }
            }
        }
        let at = |setter: &Self, name: &str| {
            let named = setter.named.iter().find(|(_, known)| known == name).map(|(figure, _)| *figure);
            named.or_else(|| Names::of(setter.scene(), &[]).find(name))
        };
        for (name, figure) in figures() {
            match at(self, name) {
                Some(id) => self.dress_character(id, name, figure),
                None => {
                    let usual = Names::of(self.scene(), &[]);
                    self.unknown("character", name, usual.figures.iter().map(String::as_str));
                }
            }
        }
        for (name, hero) in heroes() {
            if let Some(id) = self.hero(name) {
                self.dress_hero(id, name, hero);
            }
        }
        for (name, tile) in given.tiles.iter().flat_map(|tiles| tiles.iter()) {
            let Some(id) = names::find_tile(self.scene(), name) else { continue };
            let commander = tile.commander.as_ref().and_then(|hero| self.hero(hero));
            let there = self.state.tiles[usize::from(id.0)].commander;
            self.state.tiles[usize::from(id.0)].commander = commander.or(there);
        }
        for id in names::tiles(&self.state) {
            self.turn_tile(id);
        }
    }

    /// A tile lies on its neutralised side while all its characters are in the reserve.
    fn turn_tile(&mut self, id: TileId) {
        let name = names::tile(self.scene(), id).to_owned();
        let mut given = self.given.tiles.iter().flat_map(|tiles| tiles.iter());
        let said = given.find(|(tile, _)| tile.as_str() == name).and_then(|(_, tile)| tile.neutralised);
        let characters: Vec<FigureId> = self.state.characters_of(id).collect();
        let away = |figure: &FigureId| self.state.figure(*figure).zone().is_none();
        let off = !characters.is_empty() && characters.iter().all(away);
        self.state.tiles[usize::from(id.0)].neutralised = said.unwrap_or(off);
    }

    fn add_hero(&mut self, name: &Spanned<String>, given: &GivenHero) {
        let Some(printed) = self.printed.hero(name) else {
            let known: Vec<String> = self.printed.heroes.iter().map(|hero| hero.id.clone()).collect();
            self.unknown("hero", name, known.iter().map(String::as_str));
            return;
        };
        if given.at.is_none() {
            let message = format!("`{name}` is nowhere");
            self.impossible(name.span, message, Some("write `at: ZONE`".to_owned()));
        }
        let hero = HeroId(self.state.heroes.len() as u8);
        let figure = FigureId(self.state.figures.len() as u8);
        let energy = self.printed.heroes[usize::from(printed)].energy;
        let cubes = Cubes { available: energy, ..Cubes::default() };
        let sheet = Hero { printed, player: 0, figure, cubes, state: HeroState::Active, dazed: false };
        let body = unmoved(Body::Hero(hero), Camp::Heroes, 0);
        if self.state.heroes.try_push(sheet).is_err() || self.state.figures.try_push(body).is_err() {
            self.impossible(name.span, "there are too many heroes", Some("at most 3".to_owned()));
        }
    }

    fn add_figure(&mut self, name: &Spanned<String>, tile: &Spanned<String>) {
        if let Err(wrong) = Id::new(name) {
            self.checker().report(Code::UnknownName, name.span, wrong, None);
        }
        let taken = RESERVED.contains(&name.as_str()) || self.printed.hero(name).is_some();
        if taken {
            let message = format!("`{name}` has a meaning of its own");
            let help = Some("give it another name".to_owned());
            self.checker().report(Code::UnknownName, name.span, message, help);
        }
        let printed = self.printed.tile(tile);
        let (Some(printed), Some(id)) = (printed, names::find_tile(self.scene(), tile)) else {
            if tile.as_str() == EVENT {
                self.impossible(name.span, "the event tile has no characters", None);
            }
            return;
        };
        let sheet = &self.printed.tiles[usize::from(printed)];
        let (camp, life) = (sheet.camp, sheet.life);
        let figure = FigureId(self.state.figures.len() as u8);
        if self.state.figures.try_push(unmoved(Body::Character(id), camp, life)).is_err() {
            self.impossible(name.span, "there are too many figures", Some("at most 80".to_owned()));
            return;
        }
        self.named.push((figure, name.value.clone()));
    }

    fn dress_character(&mut self, id: FigureId, name: &Spanned<String>, given: &GivenFigure) {
        let whereabouts = match given.at.as_ref().map(|at| (at, at.as_str())) {
            Some((_, "reserve")) => Some(Whereabouts::Reserve),
            Some((_, "gone")) => Some(Whereabouts::Gone),
            Some((at, _)) => self.zone(at).map(Whereabouts::Zone),
            None if self.set_up() => None,
            None => {
                let help = Some("write `at: ZONE`, `at: reserve` or `at: gone`".to_owned());
                self.impossible(name.span, format!("`{name}` is nowhere"), help);
                None
            }
        };
        if let Some(life) = given.life {
            self.checker().in_range(&life, 0..=8, "number of life points");
        }
        let figure = self.state.figure_mut(id);
        figure.whereabouts = whereabouts.unwrap_or(figure.whereabouts);
        figure.life = given.life.map_or(figure.life, |life| life.value);
        if let (0, Some(_), Some(life)) = (figure.life, figure.zone(), given.life) {
            self.impossible(life.span, "a character without life points is not on the board", None);
        }
        self.mark(id, given.marks.as_ref());
    }

    fn mark(&mut self, id: FigureId, given: Option<&Marks>) {
        let Some(marks) = given else { return };
        if let Some(shackles) = marks.shackles {
            self.checker().in_range(&shackles, 0..=8, "number of shackles");
        }
        let figure = self.state.figure_mut(id);
        figure.moved = marks.moved.unwrap_or(figure.moved);
        figure.activated = marks.activated.unwrap_or(figure.activated);
        figure.lying = marks.lying.unwrap_or(figure.lying);
        figure.bonus_lost = marks.bonus_lost.unwrap_or(figure.bonus_lost);
        figure.shackles = marks.shackles.map_or(figure.shackles, |shackles| shackles.value);
        figure.guided = marks.guided.unwrap_or(figure.guided);
        figure.friend = marks.friend.unwrap_or(figure.friend);
    }

    fn dress_hero(&mut self, id: HeroId, name: &Spanned<String>, given: &GivenHero) {
        let figure = self.state.hero(id).figure;
        if let Some(zone) = given.at.as_ref().and_then(|at| self.zone(at)) {
            self.state.figure_mut(figure).whereabouts = Whereabouts::Zone(zone);
        }
        if let Some(player) = given.player {
            let players = self.state.players;
            if self.checker().in_range(&player, 1..=players, "player") {
                self.state.hero_mut(id).player = player.value - 1;
            }
        }
        let energy = self.printed.heroes[usize::from(self.state.hero(id).printed)].energy;
        let boxes = self.boxes(given.boxes.as_ref());
        let number = |given: Option<Spanned<u8>>| given.map_or(0, |given| given.value);
        let (fatigue, wounds) = (number(given.fatigue), number(given.wounds));
        let elsewhere: u16 = boxes.iter().chain([&fatigue, &wounds]).map(|&cubes| u16::from(cubes)).sum();
        let rest = u16::from(energy).checked_sub(elsewhere).and_then(|rest| u8::try_from(rest).ok());
        match (given.available, rest) {
            (None, Some(rest)) => {
                self.state.hero_mut(id).cubes = Cubes { available: rest, fatigue, wounds, boxes };
            }
            (Some(said), Some(rest)) if said.value == rest => {
                self.state.hero_mut(id).cubes = Cubes { available: rest, fatigue, wounds, boxes };
            }
            (said, rest) => {
                let said = u16::from(number(said)) + elsewhere;
                let help = match rest {
                    Some(rest) => {
                        format!("available energy holds the other {rest}; or write `energy: {said}`")
                    }
                    None => format!("write `energy: {said}` if he is to have them"),
                };
                let message = format!("`{name}` has {energy} cubes, not {said}");
                self.impossible(name.span, message, Some(help));
            }
        }
        let hero = self.state.hero_mut(id);
        hero.state = given.state.unwrap_or(hero.state);
        hero.dazed = given.dazed.unwrap_or(hero.is_neutralised());
        self.mark(figure, given.marks.as_ref());
    }

    fn boxes(&mut self, given: Option<&Named<Spanned<u8>>>) -> [u8; CubeBox::ALL.len()] {
        let mut boxes = [0; CubeBox::ALL.len()];
        for (name, cubes) in given.iter().flat_map(|boxes| boxes.iter()) {
            match BOXES.iter().find(|(known, _)| *known == name.as_str()) {
                Some((_, cube_box)) => boxes[*cube_box as usize] = cubes.value,
                None => self.unknown("box", name, BOXES.map(|(known, _)| known)),
            }
        }
        boxes
    }

    /// Where the turn stands.
    fn turn(&mut self) {
        let given = self.given;
        let begins = self.set_up() && given.stage.is_none();
        self.state.turn = given.turn.map_or(u8::from(!begins), |turn| turn.value);
        if let Some(turn) = given.turn {
            self.checker().in_range(&turn, 0..=12, "turn");
        }
        let stage = given.stage.unwrap_or(StageWord::HeroesAct);
        let activated = given.activated.map_or(0, |activated| activated.value);
        if let Some(activated) = given.activated {
            self.checker().in_range(&activated, 0..=2, "number of tiles");
        }
        if !begins {
            self.state.stage = match stage {
                StageWord::Upkeep => Stage::Upkeep,
                StageWord::HeroesBegin => Stage::HeroesBegin,
                StageWord::HeroesAct => Stage::HeroesAct,
                StageWord::HeroesEnd => Stage::HeroesEnd,
                StageWord::VillainBegins => Stage::VillainBegins,
                StageWord::VillainActs => Stage::VillainActs(activated),
                StageWord::VillainEnds => Stage::VillainEnds,
                StageWord::Check => Stage::Check,
            };
        }
        let initiative = self.scene().mission().initiative;
        let second = self.state.stage.camp().is_some_and(|camp| camp != initiative);
        self.state.second_half = given.second_half.unwrap_or(second);
        let players = self.state.players;
        if let Some(lead) = given.lead
            && self.checker().in_range(&lead, 1..=players, "player")
        {
            self.state.lead = lead.value - 1;
        }
        self.state.passed = self.players(given.passed.as_deref());
        self.state.handed_over = self.players(given.handed_over.as_deref());
        self.state.demobilised = given.demobilised.unwrap_or_default();
    }

    /// Players of heroes, who are counted from 1, as bits.
    fn players(&mut self, given: Option<&[Spanned<u8>]>) -> u8 {
        let all = 1..=self.state.players;
        let known = given
            .unwrap_or_default()
            .iter()
            .filter(|player| self.checker().in_range(player, all.clone(), "player"));
        known.fold(0, |bits, player| bits | 1 << (player.value - 1))
    }

    /// The villain's cubes. Without a mission there are as many as the file says.
    fn post(&mut self) {
        let usual = GivenPost::default();
        let given = self.given.villain.as_ref().unwrap_or(&usual);
        let boxes = self.boxes(given.boxes.as_ref());
        let mission = usize::from(self.state.mission);
        if let Some(recovery) = given.recovery {
            self.checker().in_range(&recovery, 0..=12, "recovery");
            self.printed.missions[mission].recovery = recovery.value;
        }
        for cubes in [given.available, given.fatigue, given.gone].into_iter().flatten() {
            self.checker().in_range(&cubes, 0..=20, "number of cubes");
        }
        let number = |given: Option<Spanned<u8>>| given.map_or(0, |given| given.value);
        let gone = number(given.gone);
        let all = self.printed.missions[mission].cubes;
        let placed: u16 = boxes.iter().chain([&gone]).map(|&cubes| u16::from(cubes)).sum();
        let left = u16::from(all).saturating_sub(placed) as u8;
        let (available, fatigue) = match (given.available, given.fatigue) {
            (None, None) => {
                let available = self.state.post.available.min(left);
                (available, left - available)
            }
            (Some(available), None) => (available.value, left.saturating_sub(available.value)),
            (None, Some(fatigue)) => (left.saturating_sub(fatigue.value), fatigue.value),
            (Some(available), Some(fatigue)) => (available.value, fatigue.value),
        };
        let total = placed + u16::from(available) + u16::from(fatigue);
        if total != u16::from(all) {
            if self.given.mission.is_some() {
                let span = given.available.or(given.fatigue).map_or(Span::FILE, |cubes| cubes.span);
                let message = format!("the villain of this mission has {all} cubes, not {total}");
                self.impossible(span, message, None);
            }
            self.printed.missions[mission].cubes = u8::try_from(total).unwrap_or(u8::MAX);
        }
        self.state.cubes_gone = gone;
        self.state.post = Cubes { available, fatigue, wounds: 0, boxes };
    }

    /// Imaginary friends of those who have the skill and of whom nothing is said.
    fn friends(&mut self) {
        let given = self.given;
        let marks = |name: &str| {
            let heroes = given.heroes.iter().flat_map(|heroes| heroes.iter());
            let figures = given.figures.iter().flat_map(|figures| figures.iter());
            let hero =
                heroes.into_iter().find(|(it, _)| it.as_str() == name).and_then(|(_, it)| it.marks.clone());
            let figure = figures.into_iter().find(|(it, _)| it.as_str() == name);
            hero.or_else(|| figure.and_then(|(_, it)| it.marks.clone()))
        };
        let names = Names::of(self.scene(), &self.named);
        for figure in self.state.figure_ids() {
            let said = marks(names.figure(figure)).and_then(|marks| marks.friend);
            let friendly = |modifier: &Modifier| *modifier == Modifier::ImaginaryFriend;
            let has = self.state.figure(figure).zone().is_some()
                && self.scene().level(figure, LineTrigger::Permanent, friendly) > 0;
            self.state.figure_mut(figure).friend = said.unwrap_or(has);
        }
    }

    /// What must hold at any table.
    fn check(&mut self, before: usize) {
        if self.found.len() == before
            && let Err(wrong) = Gotham::sound(self.scene())
        {
            self.impossible(Span::FILE, wrong, None);
        }
    }
}

/// A figure of which nothing is said.
fn unmoved(body: Body, camp: Camp, life: u8) -> Figure {
    Figure {
        body,
        camp,
        whereabouts: Whereabouts::Gone,
        life,
        moved: false,
        activated: false,
        lying: false,
        bonus_lost: false,
        shackles: 0,
        guided: false,
        friend: false,
    }
}
