//! Positions and games for tests: the reference mission with every skill and trait taken off, so that a test says what it
//! needs and nothing else plays a part.
#![allow(dead_code, reason = "every test file uses a part of it")]

use std::sync::Arc;

use gotham::Gotham;
use gotham::answer::{
    Act, Amount, Answer, CharacterAct, CharacterPick, DiePick, DropPick, Go, May, Nature, Reinforcement,
    SkillPick, TilePick, Weapon,
};
use gotham::ask::Topic;
use gotham::bearer::Reading;
use gotham::board::ZoneId;
use gotham::printed::term::{Camp, Colour, CubeBox, Trait};
use gotham::printed::{HasSkill, Hero, Material, Mission, Printed, Tile, house};
use gotham::setup::Setup;
use gotham::state::{
    Body, Card, CardPlace, Cubes, FigureId, HeroId, HeroState, Stage, State, TileId, Token, Whereabouts,
};
use table::{Game as _, Match, RuleId, Scene, Script, Source};

pub const BATMAN: HeroId = HeroId(0);
pub const GORDON: HeroId = HeroId(1);
/// The tiles of the reference mission, by their place in the river.
pub const THUGS: TileId = TileId(0);
pub const BRUTES: TileId = TileId(1);
pub const EVENT: TileId = TileId(2);
pub const CROC: TileId = TileId(3);

/// A position that is being laid out.
pub struct Position {
    pub printed: Printed,
    pub state: State,
    rolls: Vec<Vec<u8>>,
}

impl Position {
    /// The reference mission with its pieces, without skills and traits.
    pub fn reference() -> Position {
        Position::of("two-charges", 1)
    }

    /// The same with no villain on the board, and nothing carried.
    pub fn bare() -> Position {
        let mut position = Position::reference();
        position.state.cards.clear();
        for figure in position.state.figures.iter_mut().filter(|figure| figure.camp == Camp::Villain) {
            figure.whereabouts = Whereabouts::Reserve;
        }
        position
    }

    pub fn of(mission: &str, players: u8) -> Position {
        let mut printed = house().unwrap_or_else(|problems| panic!("{problems}"));
        for hero in &mut printed.heroes {
            hero.skills.clear();
            hero.traits.clear();
        }
        for tile in &mut printed.tiles {
            tile.skills.clear();
            tile.traits.clear();
        }
        let place = printed.mission(mission).expect("a mission of the house");
        let mut setup = Setup::usual(&printed, &printed.missions[usize::from(place)]);
        setup.players = players;
        if players == 2 {
            setup.heroes[1].player = 1;
        }
        let mut state = Gotham::start(&printed, &setup).expect("the mission can be played");
        state.turn = 1;
        state.stage = Stage::HeroesAct;
        Position { printed, state, rolls: Vec::new() }
    }

    pub fn scene(&self) -> Scene<'_, Gotham> {
        Scene { state: &self.state, content: &self.printed }
    }

    pub fn zone(&self, id: &str) -> ZoneId {
        zone(self.scene(), id)
    }

    pub fn hero(&self, hero: HeroId) -> FigureId {
        self.state.hero(hero).figure
    }

    /// A character of a tile.
    pub fn of_tile(&self, tile: TileId, number: usize) -> FigureId {
        self.state.characters_of(tile).nth(number).expect("a figure of the tile")
    }

    pub fn put(&mut self, figure: FigureId, zone: &str) -> FigureId {
        let zone = self.zone(zone);
        self.state.figure_mut(figure).whereabouts = Whereabouts::Zone(zone);
        figure
    }

    /// A thug in a zone; others are numbered on.
    pub fn thug(&mut self, number: usize, zone: &str) -> FigureId {
        self.put(self.of_tile(THUGS, number), zone)
    }

    pub fn brute(&mut self, number: usize, zone: &str) -> FigureId {
        self.put(self.of_tile(BRUTES, number), zone)
    }

    pub fn croc(&mut self, zone: &str) -> FigureId {
        self.put(self.of_tile(CROC, 0), zone)
    }

    pub fn sheet(&mut self, hero: HeroId) -> &mut Hero {
        &mut self.printed.heroes[usize::from(self.state.hero(hero).printed)]
    }

    pub fn tile(&mut self, tile: TileId) -> &mut Tile {
        &mut self.printed.tiles[usize::from(self.state.tile(tile).printed.expect("a character tile"))]
    }

    pub fn mission(&mut self) -> &mut Mission {
        &mut self.printed.missions[usize::from(self.state.mission)]
    }

    pub fn cubes(&mut self, hero: HeroId) -> &mut Cubes {
        &mut self.state.hero_mut(hero).cubes
    }

    /// Gives a figure a skill.
    pub fn learn(&mut self, figure: FigureId, skill: &str, level: u8) {
        let skill = self.printed.skill(skill).expect("a skill of the house");
        let has = HasSkill { skill, level, below: None };
        match self.state.figure(figure).body {
            Body::Hero(hero) => self.sheet(hero).skills.push(has),
            Body::Character(tile) => self.tile(tile).skills.push(has),
        }
    }

    /// Takes everything away that a skill does, wherever it stands.
    pub fn forget(&mut self, skill: &str) {
        let skill = self.printed.skill(skill).expect("a skill of the house");
        let skill = &mut self.printed.skills[usize::from(skill)];
        skill.modifiers.clear();
        skill.abilities.clear();
    }

    pub fn grant(&mut self, figure: FigureId, wanted: Trait) {
        match self.state.figure(figure).body {
            Body::Hero(hero) => self.sheet(hero).traits.push(wanted),
            Body::Character(tile) => self.tile(tile).traits.push(wanted),
        }
    }

    /// Gives a hero a card of the house; its place in the list of cards.
    pub fn carry(&mut self, hero: HeroId, card: &str) -> u8 {
        self.card(card, CardPlace::Carried(hero))
    }

    pub fn card(&mut self, card: &str, place: CardPlace) -> u8 {
        let printed = self.printed.material(card).expect("a card of the house");
        self.state.cards.push(Card { printed, place });
        self.state.cards.len() as u8 - 1
    }

    pub fn material(&mut self, card: &str) -> &mut Material {
        let place = self.printed.material(card).expect("a card of the house");
        &mut self.printed.materials[usize::from(place)]
    }

    pub fn token(&mut self, kind: u8, zone: &str) {
        let at = Some(self.zone(zone));
        self.state.tokens.push(Token { kind, at });
    }

    /// Dice to come: one colour, and the successes that they show.
    pub fn roll(&mut self, colour: Colour, successes: &[u8]) {
        self.rolls.push(sides(&self.printed, colour, successes));
    }

    /// The heroes' turn, both active.
    pub fn heroes(self) -> Game {
        self.begin(Stage::HeroesAct)
    }

    /// The villain's turn, before the first tile.
    pub fn villain(self) -> Game {
        self.begin(Stage::VillainActs(0))
    }

    pub fn begin(mut self, stage: Stage) -> Game {
        self.state.stage = stage;
        for hero in &mut self.state.heroes {
            if !hero.is_neutralised() && stage == Stage::HeroesAct {
                hero.state = HeroState::Active;
            }
        }
        let script = Script { rolls: self.rolls.into(), ..Script::default() };
        Game { game: Match::from_state(Arc::new(self.printed), self.state, Source::Script(script)) }
    }
}

pub fn zone(scene: Scene<Gotham>, id: &str) -> ZoneId {
    let board = scene.board();
    board.zone_ids().find(|&zone| board.zone(zone).id == id).unwrap_or_else(|| panic!("no zone {id}"))
}

/// The sides that show so many successes.
fn sides(printed: &Printed, colour: Colour, successes: &[u8]) -> Vec<u8> {
    let faces = printed.dice[colour as usize].sides();
    let side = |wanted: &u8| {
        let at = faces.iter().position(|face| face == wanted);
        at.unwrap_or_else(|| panic!("{colour:?} has no face {wanted}")) as u8 + 1
    };
    successes.iter().map(side).collect()
}

/// A game in progress.
pub struct Game {
    game: Match<Gotham>,
}

impl Game {
    pub fn state(&self) -> &State {
        self.game.now().state
    }

    pub fn scene(&self) -> Scene<'_, Gotham> {
        self.game.now()
    }

    pub fn zone(&self, id: &str) -> ZoneId {
        zone(self.scene(), id)
    }

    pub fn over(&self) -> bool {
        self.game.over()
    }

    /// The question that stands, with what was said and rolled since the checkpoint.
    pub fn moment(&self) -> gotham::odds::Moment<'_> {
        let (checkpoint, since) = self.game.since_checkpoint();
        gotham::odds::Moment { checkpoint, since, ask: self.game.pending()[0].ask }
    }

    /// Passes until a question of some kind is asked.
    #[track_caller]
    pub fn wait_for(&mut self, wanted: impl Fn(Topic) -> bool) -> &mut Game {
        for _ in 0..20 {
            if wanted(self.topic()) {
                return self;
            }
            self.pass("the question that is waited for");
        }
        panic!("it was never asked; now it is {:?}", self.topic());
    }

    /// What is asked now.
    pub fn topic(&self) -> Topic {
        self.game.pending()[0].ask.topic
    }

    pub fn seat(&self) -> table::Seat {
        self.game.pending()[0].ask.seat
    }

    pub fn options(&self) -> Vec<Answer> {
        self.game.pending().first().map(|pending| pending.options.clone()).unwrap_or_default()
    }

    pub fn offers(&self, answer: impl Into<Answer>) -> bool {
        self.options().contains(&answer.into())
    }

    /// Gives an answer to the first question that takes it; questions before that are passed.
    #[track_caller]
    pub fn say(&mut self, answer: impl Into<Answer>) -> &mut Game {
        let answer = answer.into();
        for _ in 0..40 {
            assert!(!self.over(), "the game is over before {answer:?}");
            if self.offers(answer) {
                self.give(answer);
                return self;
            }
            self.pass(&format!("{answer:?}"));
        }
        panic!("nobody takes {answer:?}");
    }

    /// Why an answer to the present question is refused.
    #[track_caller]
    pub fn refused(&mut self, answer: impl Into<Answer>) -> RuleId {
        self.game.answer(answer.into()).expect_err("a refusal").why.rule
    }

    #[track_caller]
    fn give(&mut self, answer: Answer) {
        self.game.answer(answer).unwrap_or_else(|refused| panic!("{answer:?}: {refused:?}"));
        if let (Some(fault), Source::Script(script)) = (self.game.fault(), self.game.source()) {
            panic!("{fault}: {:?}", script.missing);
        }
    }

    /// Declines whatever is asked.
    #[track_caller]
    fn pass(&mut self, wanted: &str) {
        let options = self.options();
        let idle = |answer: &Answer| {
            matches!(
                answer,
                Answer::Die(DiePick::Done)
                    | Answer::May(May::No)
                    | Answer::Skill(SkillPick::Done)
                    | Answer::Weapon(Weapon::None)
                    | Answer::Drop(DropPick::Done)
                    | Answer::Go(Go::Stop)
                    | Answer::Character(CharacterPick::End)
                    | Answer::CharacterAct(CharacterAct::Nothing)
                    | Answer::Reinforcement(Reinforcement::End)
                    | Answer::Amount(Amount(0))
            )
        };
        let topic = self.topic();
        assert!(
            !matches!(
                topic,
                Topic::Act | Topic::Tile | Topic::State { .. } | Topic::Deed { .. } | Topic::Target { .. }
            ),
            "{topic:?} does not offer {wanted}, but {options:?}"
        );
        let answer = options.iter().find(|answer| idle(answer)).copied().unwrap_or(options[0]);
        self.give(answer);
    }

    /// Passes everything until somebody is to act again, or a tile to be chosen. Nobody is offered a skill on the way: a test
    /// that declines one says so.
    #[track_caller]
    pub fn settle(&mut self) -> &mut Game {
        while !self.over()
            && !matches!(
                self.topic(),
                Topic::Act | Topic::Tile | Topic::State { .. } | Topic::Character { .. }
            )
        {
            assert!(!matches!(self.topic(), Topic::Skill { .. }), "a skill is offered: {:?}", self.options());
            self.pass("to settle");
        }
        if let Source::Script(script) = self.game.source() {
            assert!(script.used_up(), "dice are left: {:?}", script.rolls);
        }
        self
    }

    /// Passes everything until a hero is to act again, whatever dice are left for later.
    #[track_caller]
    pub fn settle_before_villain(&mut self) -> &mut Game {
        while !matches!(self.topic(), Topic::Act) {
            self.pass("to settle");
        }
        self
    }

    /// A hero's melee attack, up to the cubes.
    #[track_caller]
    pub fn melee(&mut self, hero: HeroId, target: FigureId, cubes: u8) -> &mut Game {
        self.attack(Act::Melee(hero), target, cubes)
    }

    #[track_caller]
    pub fn ranged(&mut self, hero: HeroId, target: FigureId, cubes: u8) -> &mut Game {
        self.attack(Act::Ranged(hero), target, cubes)
    }

    #[track_caller]
    fn attack(&mut self, act: Act, target: FigureId, cubes: u8) -> &mut Game {
        self.say(act);
        if matches!(self.topic(), Topic::Skill { .. }) {
            self.pass("the target");
        }
        if matches!(self.topic(), Topic::Target { .. }) {
            self.say(target);
        }
        self.say(Amount(cubes))
    }

    /// A hero's deed, with so many cubes if it is complex.
    #[track_caller]
    pub fn deed(&mut self, act: Act, nature: Nature, cubes: u8) -> &mut Game {
        self.say(act);
        if matches!(self.topic(), Topic::Deed { .. }) {
            self.say(nature);
        }
        if cubes > 0 { self.say(Amount(cubes)) } else { self }
    }

    /// The villain activates a character of a tile for one action.
    #[track_caller]
    pub fn activate(&mut self, tile: TileId, figure: FigureId, act: CharacterAct) -> &mut Game {
        self.say(TilePick::Activate(tile));
        self.say(CharacterPick::Activate(figure));
        self.say(act)
    }

    pub fn box_of(&self, hero: HeroId, cube_box: CubeBox) -> u8 {
        self.state().hero(hero).cubes.boxes[cube_box as usize]
    }

    pub fn wounds(&self, hero: HeroId) -> u8 {
        self.state().hero(hero).cubes.wounds
    }

    pub fn life(&self, figure: FigureId) -> u8 {
        self.state().figure(figure).life
    }

    pub fn is_down(&self, figure: FigureId) -> bool {
        self.state().is_neutralised(figure)
    }
}

/// The outcome with a skill, and with everything that it does taken away.
pub fn with_and_without<T>(skill: &str, play: impl Fn(Position, bool) -> T) -> (T, T) {
    let mut forgotten = Position::bare();
    forgotten.forget(skill);
    (play(Position::bare(), true), play(forgotten, false))
}

/// Gordon beside some thugs in the west street.
pub fn gordon_and_thugs(position: &mut Position, thugs: usize) -> Vec<FigureId> {
    (0..thugs).map(|number| position.thug(number, "street-west")).collect()
}

/// Uses the one skill that is offered.
#[track_caller]
pub fn uses_skill(game: &mut Game) {
    for _ in 0..20 {
        let used =
            game.options().into_iter().find(|option| matches!(option, Answer::Skill(SkillPick::Use { .. })));
        if let Some(used) = used {
            game.say(used);
            return;
        }
        let next = game.options()[0];
        assert!(!matches!(game.topic(), Topic::Act | Topic::Tile), "no skill is offered");
        game.say(match game.topic() {
            Topic::Reroll { .. } => DiePick::Done.into(),
            Topic::Cubes { .. } => Amount(0).into(),
            Topic::Weapon { .. } => Weapon::None.into(),
            _ => next,
        });
    }
    panic!("no skill is offered");
}
