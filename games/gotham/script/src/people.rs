//! Heroes and characters, as `given` puts them.

use content::{Id, Spanned};
use gotham::bearer::Reading as _;
use gotham::printed::skill::Modifier;
use gotham::printed::term::{Camp, CubeBox, LineTrigger};
use gotham::state::{Body, Cubes, Figure, FigureId, Hero, HeroId, HeroState, TileId, Whereabouts};

use super::given::{GivenFigure, GivenHero, Marks};
use super::names::{self, BOXES, EVENT, Names};
use super::position::Setter;
use super::then::RESERVED;
use scenario::{Code, Named};

impl Setter<'_> {
    /// Characters, heroes, and last the characters that heroes command: as the setup of a mission puts them.
    pub fn people(&mut self) {
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
        // Who could not be put there was reported then.
        for (name, figure) in figures() {
            match at(self, name) {
                Some(id) => self.dress_character(id, name, figure),
                None if self.set_up() => {
                    let usual = Names::of(self.scene(), &[]);
                    self.unknown("character", name, usual.figures.iter().map(String::as_str));
                }
                None => {}
            }
        }
        for (name, hero) in heroes() {
            match self.find_hero(name) {
                Some(id) => self.dress_hero(id, name, hero),
                None if self.set_up() => {
                    self.hero(name);
                }
                None => {}
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

    pub fn boxes(&mut self, given: Option<&Named<Spanned<u8>>>) -> [u8; CubeBox::ALL.len()] {
        let mut boxes = [0; CubeBox::ALL.len()];
        for (name, cubes) in given.iter().flat_map(|boxes| boxes.iter()) {
            match BOXES.iter().find(|(known, _)| *known == name.as_str()) {
                Some((_, cube_box)) => boxes[*cube_box as usize] = cubes.value,
                None => self.unknown("box", name, BOXES.map(|(known, _)| known)),
            }
        }
        boxes
    }

    /// Imaginary friends of those who have the skill and stand nowhere in the file.
    pub fn friends(&mut self) {
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
