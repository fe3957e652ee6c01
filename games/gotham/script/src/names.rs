//! What files call the things of a table: heroes and tiles by their ids, characters by the names they are given, cards and
//! tokens by their ids with a number where there are several.

use gotham::Gotham;
use gotham::bearer::Reading as _;
use gotham::board::ZoneId;
use gotham::printed::term::CubeBox;
use gotham::state::{Body, CardPlace, FigureId, HeroId, State, TileId};
use table::{Scene, Seat};

/// What the event tile is called.
pub const EVENT: &str = "event";

/// The names of figures, which questions speak of when no state is at hand.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Names {
    /// In the order of the figures.
    pub figures: Vec<String>,
    /// Each hero's figure.
    heroes: Vec<FigureId>,
    players: u8,
}

impl Names {
    /// Names that figures have by what they are; `given` are those that a file gives.
    pub fn of(scene: Scene<Gotham>, given: &[(FigureId, String)]) -> Names {
        let usual = |figure: FigureId| {
            let own = given.iter().find(|(of, _)| *of == figure).map(|(_, name)| name.clone());
            own.unwrap_or_else(|| usual_name(scene, figure))
        };
        Names {
            figures: scene.state.figure_ids().map(usual).collect(),
            heroes: scene.state.heroes.iter().map(|hero| hero.figure).collect(),
            players: scene.state.players,
        }
    }

    /// A figure's name.
    pub fn figure(&self, figure: FigureId) -> &str {
        self.figures.get(usize::from(figure.0)).map_or("nobody", String::as_str)
    }

    /// The figure of a name.
    pub fn find(&self, name: &str) -> Option<FigureId> {
        let at = self.figures.iter().position(|known| known == name)?;
        u8::try_from(at).ok().map(FigureId)
    }

    /// A hero's figure.
    pub fn hero(&self, hero: HeroId) -> Option<FigureId> {
        self.heroes.get(usize::from(hero.0)).copied()
    }

    /// Whoever sits somewhere: `heroes` or `player-2`, and `villain`.
    pub fn seat(&self, seat: Seat) -> String {
        match seat.0 {
            seat if seat >= self.players => "villain".to_owned(),
            _ if self.players == 1 => "heroes".to_owned(),
            seat => format!("player-{}", seat + 1),
        }
    }
}

/// The name of a figure by what it is: `batman`, `thug-with-crowbar`, `thug-with-crowbar-2`.
fn usual_name(scene: Scene<Gotham>, figure: FigureId) -> String {
    match scene.state.figure(figure).body {
        Body::Hero(hero) => hero_id(scene, hero).to_owned(),
        Body::Character(id) => {
            let before = scene.state.characters_of(id).take_while(|&other| other != figure).count();
            numbered(tile(scene, id), before)
        }
    }
}

/// A name, with a number for all but the first that has it.
fn numbered(name: &str, before: usize) -> String {
    if before == 0 { name.to_owned() } else { format!("{name}-{}", before + 1) }
}

/// A hero's id.
pub fn hero_id<'a>(scene: Scene<'a, Gotham>, hero: HeroId) -> &'a str {
    &scene.content.heroes[usize::from(scene.state.hero(hero).printed)].id
}

/// A zone's id.
pub fn zone<'a>(scene: Scene<'a, Gotham>, zone: ZoneId) -> &'a str {
    scene.board().zones.get(usize::from(zone.0)).map_or("nowhere", |zone| &zone.id)
}

/// The zone of an id.
pub fn find_zone(scene: Scene<Gotham>, id: &str) -> Option<ZoneId> {
    let board = scene.board();
    board.zone_ids().find(|&zone| board.zone(zone).id == id)
}

/// A tile's id.
pub fn tile<'a>(scene: Scene<'a, Gotham>, tile: TileId) -> &'a str {
    match scene.state.tiles.get(usize::from(tile.0)).map(|tile| tile.printed) {
        Some(Some(place)) => &scene.content.tiles[usize::from(place)].id,
        Some(None) => EVENT,
        None => "nothing",
    }
}

/// The tile of an id.
pub fn find_tile(scene: Scene<Gotham>, id: &str) -> Option<TileId> {
    tiles(scene.state).find(|&there| tile(scene, there) == id)
}

/// Every tile of the table.
pub fn tiles(state: &State) -> impl Iterator<Item = TileId> + use<> {
    (0..state.tiles.len() as u8).map(TileId)
}

/// A card's name: its id, with a number where it is not the first of its kind.
pub fn card(scene: Scene<Gotham>, card: u8) -> String {
    let Some(there) = scene.state.cards.get(usize::from(card)) else { return "nothing".to_owned() };
    let before = &scene.state.cards[..usize::from(card)];
    let before = before.iter().filter(|other| other.printed == there.printed).count();
    numbered(&scene.content.materials[usize::from(there.printed)].id, before)
}

/// The card of a name.
pub fn find_card(scene: Scene<Gotham>, name: &str) -> Option<u8> {
    (0..scene.state.cards.len() as u8).find(|&there| card(scene, there) == name)
}

/// The same, of those that a hero carries first: whoever has a second katana calls it a katana.
pub fn find_card_of(scene: Scene<Gotham>, hero: Option<HeroId>, name: &str) -> Option<u8> {
    let place = hero.map(CardPlace::Carried);
    let printed = scene.content.material(name);
    let carried = (0..)
        .zip(&scene.state.cards)
        .find(|(_, card)| Some(card.place) == place && Some(card.printed) == printed);
    carried.map(|(at, _)| at).or_else(|| find_card(scene, name))
}

/// A mission token's name: the id of its kind, with a number where it is not the first.
pub fn token(scene: Scene<Gotham>, token: u8) -> String {
    let Some(there) = scene.state.tokens.get(usize::from(token)) else { return "nothing".to_owned() };
    let before = &scene.state.tokens[..usize::from(token)];
    let before = before.iter().filter(|other| other.kind == there.kind).count();
    numbered(token_kind(scene, there.kind), before)
}

/// The id of a kind of token.
pub fn token_kind<'a>(scene: Scene<'a, Gotham>, kind: u8) -> &'a str {
    scene.mission().tokens.get(usize::from(kind)).map_or("nothing", |kind| &kind.id)
}

/// Where a card is, in words.
pub fn place(scene: Scene<Gotham>, place: CardPlace) -> String {
    match place {
        CardPlace::Carried(hero) => hero_id(scene, hero).to_owned(),
        CardPlace::Lying(at) => zone(scene, at).to_owned(),
        CardPlace::Inside(at) => token(scene, at),
        CardPlace::Gone => "gone".to_owned(),
    }
}

/// What the boxes are called.
pub const BOXES: [(&str, CubeBox); 7] = [
    ("melee", CubeBox::Melee),
    ("ranged", CubeBox::Ranged),
    ("manipulation", CubeBox::Manipulation),
    ("thought", CubeBox::Thought),
    ("movement", CubeBox::Movement),
    ("defence", CubeBox::Defence),
    ("reroll", CubeBox::Reroll),
];

/// The name of a box.
pub fn box_word(of: CubeBox) -> &'static str {
    BOXES[of as usize].0
}

/// Every name of something that is there, for suggestions.
pub fn all<'a>(scene: Scene<'a, Gotham>, names: &'a Names) -> Vec<&'a str> {
    let mission = scene.mission();
    let mut all: Vec<&str> = names.figures.iter().map(String::as_str).collect();
    all.extend(scene.board().zones.iter().map(|zone| zone.id.as_str()));
    all.extend(tiles(scene.state).map(|id| tile(scene, id)));
    all.extend(
        scene.state.cards.iter().map(|card| scene.content.materials[usize::from(card.printed)].id.as_str()),
    );
    all.extend(mission.tasks.iter().map(|task| task.id.as_str()));
    all.extend(mission.events.iter().map(|event| event.id.as_str()));
    all.extend(scene.content.skills.iter().map(|skill| skill.id.as_str()));
    all
}

/// Whether a word names something that is there.
pub fn is_known(scene: Scene<Gotham>, names: &Names, word: &str) -> bool {
    all(scene, names).contains(&word)
        || find_card(scene, word).is_some()
        || (0..scene.state.tokens.len() as u8).any(|there| token(scene, there) == word)
}
