//! From what is given to a position, or to everything that keeps it off the table.

use std::sync::Arc;

use content::{Checker, Diagnostics, Source, Span, Spanned};
use gotham::Gotham;
use gotham::bearer::Reading as _;
use gotham::board::ZoneId;
use gotham::printed::Printed;
use gotham::printed::term::Camp;
use gotham::setup::Setup;
use gotham::state::{Cubes, FigureId, HeroId, Stage, State, Tile};
use table::{Game as _, Scene};

use super::given::{Given, GivenFigure, GivenPost, StageWord};
use super::names::{self, EVENT, Names};
use super::{own, pieces};
use crate::GothamScript;
use scenario::suggestion;
use scenario::{Code, Position};

/// Sets up a position.
pub fn position(
    given: &Given,
    source: &Source,
    printed: &Printed,
    found: &mut Diagnostics,
) -> Option<Position<GothamScript>> {
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
    pub named: Vec<(FigureId, String)>,
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

    /// A hero at the table, by the id of his sheet.
    pub fn find_hero(&self, name: &str) -> Option<HeroId> {
        let scene = self.scene();
        scene.state.hero_ids().find(|&hero| names::hero_id(scene, hero) == name)
    }

    /// The same; one who is not there is reported.
    pub fn hero(&mut self, name: &Spanned<String>) -> Option<HeroId> {
        let hero = self.find_hero(name);
        if hero.is_none() {
            let scene = self.scene();
            let heroes = scene.state.hero_ids().map(|hero| names::hero_id(scene, hero).to_owned());
            let known: Vec<String> = heroes.collect();
            self.unknown("hero here called", name, known.iter().map(String::as_str));
        }
        hero
    }

    pub fn set_up(&self) -> bool {
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
    pub fn tile_name(&self, name: &Spanned<String>, figure: &GivenFigure) -> Option<Spanned<String>> {
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

    /// What must hold at any table.
    fn check(&mut self, before: usize) {
        if self.found.len() == before
            && let Err(wrong) = Gotham::sound(self.scene())
        {
            self.impossible(Span::FILE, wrong, None);
        }
    }
}
