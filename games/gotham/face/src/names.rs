//! What players are called.

use gotham::printed::term::TileLevel;
use gotham::printed::{Mission, Printed as Content, RiverTile};
use gotham::setup::Setup;
use words::{Arg, Join, Words};

/// The name of each seat: the heroes that a player runs, and the leader of the river for the villain.
pub(super) fn of_seats(content: &Content, setup: &Setup, words: &Words) -> Vec<String> {
    let players = (0..setup.players).map(|player| {
        let own = setup.heroes.iter().filter(|chosen| chosen.player == player);
        let names = own.map(|chosen| hero(content, &chosen.hero, words));
        words.say(
            &words::Message::new("host-phrase")
                .with("text", Arg::List(names.map(Arg::from).collect(), Join::Comma)),
        )
    });
    let mission = content.mission(&setup.mission).map(|place| &content.missions[usize::from(place)]);
    players.chain([villain(content, mission, words)]).collect()
}

fn hero(content: &Content, id: &str, words: &Words) -> String {
    let name = content.hero(id).map(|place| &content.heroes[usize::from(place)].name);
    name.map_or_else(|| id.to_owned(), |name| words.language().name(name).to_owned())
}

/// The first leader of the river lends the villain a name.
fn villain(content: &Content, mission: Option<&Mission>, words: &Words) -> String {
    let tiles = mission.into_iter().flat_map(|mission| &mission.river).filter_map(|tile| match tile {
        RiverTile::Event => None,
        RiverTile::Characters { tile, .. } => content.tiles.get(usize::from(*tile)),
    });
    let leader = tiles.into_iter().find(|tile| tile.level == TileLevel::Leader);
    match leader {
        Some(leader) => words.language().name(&leader.name).to_owned(),
        None => words.word("gotham-villain"),
    }
}
