//! The villain's turn: command post, river, tiles and their characters (chapter VI B to G).

mod common;

use common::{BRUTES, CROC, EVENT, GORDON, Game, Position, THUGS};
use gotham::answer::{
    Act, Amount, CharacterAct, CharacterPick, DiePick, EventPick, Go, May, Nature, Reinforcement, Sweep,
    TilePick,
};
use gotham::ask::Topic;
use gotham::command_post::activation_cost;
use gotham::printed::Indicator;
use gotham::printed::plot::Condition;
use gotham::printed::term::{Camp, Colour, CubeBox};
use gotham::state::{Cubes, HeroState, Stage, Whereabouts};
use gotham::{cites, rule};
use table::Seat;

/// Both heroes active, then everything passes until the villain chooses a tile.
fn to_villain(game: &mut Game) {
    while !matches!(game.topic(), Topic::Tile) {
        match game.topic() {
            Topic::State { .. } => game.say(HeroState::Active),
            Topic::Act => game.say(Act::Pass),
            _ => {
                let next = game.options()[0];
                game.say(next)
            }
        };
    }
}

#[test]
fn the_villain_recovers_and_pays_for_tiles() {
    cites!(
        "villain-turn.step1.collect",
        "villain-turn.step1.recover",
        "villain-turn.step3.optional",
        "villain-turn.step3.a.choose",
        "villain-turn.step3.b.pay",
        "villain-turn.step3.c.reposition",
        "villain-turn.step3.c.before-effects",
        "villain-turn.step3.e.end",
        "villain-turn.step4.second",
        "villain-turn.step4.cost-after-slide",
        "game-turn.villain.zero-to-two-tiles",
        "command-post.fatigue",
        "command-post.river",
        "command-post.activation-cost",
        "rulings.house.post.river",
        "rulings.house.post.start",
        "rulings.house.post.energy",
        "setup.villain.recovery",
        "setup.villain.river-order",
        "rulings.river.same-tile-twice",
    );
    let mut position = Position::reference();
    // The reference mission gives 11 cubes, 6 of them available, and a recovery of 5.
    assert_eq!((position.state.post.available, position.state.post.fatigue), (6, 5));
    position.state.post =
        Cubes { available: 1, fatigue: 7, boxes: [0, 0, 0, 0, 1, 1, 1], ..Cubes::default() };
    let game = position.begin(Stage::VillainBegins);
    assert_eq!(
        (game.state().post.available, game.state().post.fatigue),
        (6, 5),
        "10 in fatigue, 5 come back"
    );
    // The example of the ledger: thugs for 1, then Croc, who stands third by then, for 3.
    let mut game = Position::reference().villain();
    assert_eq!(game.state().river.as_slice(), [THUGS, BRUTES, EVENT, CROC]);
    assert_eq!(
        game.refused(TilePick::Activate(gotham::state::TileId(9))),
        rule!("villain-turn.step3.a.choose")
    );
    game.say(TilePick::Activate(THUGS));
    assert_eq!(game.state().river.as_slice(), [BRUTES, EVENT, CROC, THUGS], "before anybody acts");
    assert_eq!((game.state().post.available, game.state().post.fatigue), (5, 6));
    game.say(CharacterPick::End).say(TilePick::Activate(CROC)).say(CharacterPick::End);
    assert_eq!(game.state().post.available, 2);
    assert_eq!(game.state().river.as_slice(), [BRUTES, EVENT, THUGS, CROC]);
    // Two are all; what is too dear can't be chosen; the same tile twice can.
    if matches!(game.topic(), Topic::Tile) {
        assert_eq!(game.refused(TilePick::Activate(BRUTES)), rule!("game-turn.villain.zero-to-two-tiles"));
    }
    let mut position = Position::reference();
    position.state.post = Cubes { available: 5, fatigue: 6, ..Cubes::default() };
    let mut game = position.villain();
    game.say(TilePick::Activate(THUGS)).say(CharacterPick::End);
    assert!(game.offers(TilePick::Activate(THUGS)), "4 of 4");
    let mut position = Position::reference();
    position.state.post = Cubes { available: 3, fatigue: 8, ..Cubes::default() };
    let refused = position.villain().refused(TilePick::Activate(CROC));
    assert_eq!(refused, rule!("villain-turn.step3.a.choose"));
}

#[test]
fn double_tiles_take_two_slots() {
    cites!(
        "tiles.double.two-slots",
        "tiles.double.cost-indicator",
        "tiles.double.reposition",
        "components.tiles.three-types"
    );
    let mut position = Position::reference();
    position.tile(BRUTES).double = Some(Indicator::Left);
    let cost = |position: &Position, tile| activation_cost(position.scene(), tile);
    assert_eq!(
        [THUGS, BRUTES, EVENT, CROC].map(|tile| cost(&position, tile)),
        [Some(1), Some(2), Some(4), Some(5)]
    );
    position.tile(BRUTES).double = Some(Indicator::Right);
    assert_eq!(cost(&position, BRUTES), Some(3));
    let mut game = position.villain();
    game.say(TilePick::Activate(BRUTES)).say(CharacterPick::End);
    let cost = |tile| activation_cost(game.scene(), tile);
    assert_eq!([THUGS, EVENT, CROC, BRUTES].map(cost), [Some(1), Some(2), Some(3), Some(5)]);
}

#[test]
fn characters_are_activated_one_after_the_other() {
    cites!(
        "villain-turn.step3.d.characters",
        "character-activation.once-per-tile-activation",
        "character-activation.step1.name",
        "character-activation.step2.optional-move",
        "character-activation.step2.rules",
        "character-activation.step6.optional-move",
        "character-activation.step6.first-bonus",
        "tiles.control",
        "tiles.controlled-by-villain",
        "tiles.field.first-bonus",
        "command-post.movement-box",
        "components.figures.villain-definition",
    );
    let mut position = Position::bare();
    let (one, other) = (position.thug(0, "shed-west"), position.thug(1, "shed-west"));
    let croc = position.croc("pier");
    let (mid, west) = (position.zone("shed-mid"), position.zone("shed-west"));
    let mut game = position.villain();
    game.say(TilePick::Activate(THUGS));
    assert_eq!(game.refused(CharacterPick::Activate(croc)), rule!("tiles.control"));
    game.say(CharacterPick::Activate(one)).say(May::Yes);
    assert!(matches!(game.topic(), Topic::Move { points: 3, .. }));
    game.say(Go::To(mid)).say(Go::Stop);
    // The second movement of this activation has no bonus: the cube comes from the command post.
    game.say(May::Yes);
    assert!(matches!(game.topic(), Topic::Move { points: 0, .. }));
    game.say(Go::To(west)).say(Go::Stop);
    assert_eq!(game.state().post.boxes[CubeBox::Movement as usize], 1);
    assert!(matches!(game.topic(), Topic::Character { .. }));
    assert_eq!(game.refused(CharacterPick::Activate(one)), rule!("character-activation.step1.name"));
    // Without the first movement the bonus is there for the second.
    game.say(CharacterPick::Activate(other)).say(May::No).say(May::Yes);
    assert!(matches!(game.topic(), Topic::Move { points: 3, .. }));
}

#[test]
fn the_event_tile_brings_an_event_and_reinforcements() {
    cites!(
        "villain-turn.step3.d.event",
        "villain-turn.step3.d.event-multiple",
        "villain-turn.step3.d.event-mission-data",
        "tiles.event.in-river",
        "tiles.event.effect",
        "tiles.categories",
        "rulings.mission.event-order",
        "rulings.mission.event-choice",
        "reinforcements.spend-now",
        "reinforcements.lose-rest",
        "reinforcements.from-reserve",
        "reinforcements.zones",
        "reinforcements.zone-choice",
        "reinforcements.eligible",
        "reinforcements.reserve.definition",
        "reinforcements.same-turn-activation",
        "tiles.field.reinforcement-cost",
        "tiles.field.no-reinforcement-cost",
        "setup.reserve.preloaded",
        "rulings.reinforcement.full-life",
    );
    let mut position = Position::reference();
    let (thug, croc) = (position.of_tile(THUGS, 3), position.of_tile(CROC, 0));
    position.state.figure_mut(thug).life = 0;
    position.state.figure_mut(croc).whereabouts = Whereabouts::Reserve;
    position.mission().events[2].provided = Some(Condition::TurnReached(5));
    let mut game = position.villain();
    game.say(TilePick::Activate(EVENT));
    assert!(matches!(game.topic(), Topic::Event));
    assert_eq!(game.refused(EventPick(2)), rule!("villain-turn.step3.d.event-mission-data"));
    // Backup: one point more than the two of the mission, after the event.
    game.say(EventPick(1));
    assert!(matches!(game.topic(), Topic::Reinforce { points: 3 }));
    let (quay, east, roof) = (game.zone("quay"), game.zone("street-east"), game.zone("roof"));
    let bring = |tile, zone| Reinforcement::Bring { tile, zone };
    assert_eq!(game.refused(bring(CROC, quay)), rule!("tiles.field.no-reinforcement-cost"));
    assert_eq!(
        game.refused(bring(BRUTES, quay)),
        rule!("reinforcements.from-reserve"),
        "both are on the board"
    );
    assert_eq!(game.refused(bring(THUGS, roof)), rule!("reinforcements.zones"));
    assert!(game.offers(bring(THUGS, quay)));
    game.say(bring(THUGS, east));
    assert_eq!(game.state().figure(thug).zone(), Some(east));
    assert_eq!(game.life(thug), 1);
    // Nobody else can come: the other points are lost at once. The newcomer may be activated in the same turn.
    assert_eq!(game.state().reinforcement_points, 0);
    game.say(TilePick::Activate(THUGS));
    assert!(game.offers(CharacterPick::Activate(thug)));
    // Of two that wait, only the one comes whose cost the points cover.
    let mut position = Position::reference();
    position.state.figure_mut(position.of_tile(BRUTES, 0)).whereabouts = Whereabouts::Reserve;
    position.tile(BRUTES).reinforcement_cost = Some(3);
    let mut game = position.villain();
    game.say(TilePick::Activate(EVENT))
        .say(EventPick(0))
        .wait_for(|it| matches!(it, Topic::Reinforce { .. }));
    assert!(matches!(game.topic(), Topic::Reinforce { points: 2 }), "{:?}", game.topic());
    assert_eq!(game.refused(bring(BRUTES, quay)), rule!("reinforcements.eligible"));
    assert!(game.offers(bring(THUGS, quay)));
    // A mission may let two events happen, the same one twice.
    let mut position = Position::reference();
    position.mission().events_at_once = 2;
    position.mission().reinforcement_points = 0;
    let mut game = position.villain();
    game.say(TilePick::Activate(EVENT)).say(EventPick(1));
    assert!(matches!(game.topic(), Topic::Event));
    game.say(EventPick(1));
    assert!(matches!(game.topic(), Topic::Reinforce { points: 2 }));
}

#[test]
fn reinforcements_find_room_or_stay_away() {
    cites!(
        "reinforcements.no-oversaturation",
        "reinforcements.fallback-adjacent",
        "reinforcements.fallback-none",
        "reinforcements.flip-tile-back",
        "rulings.reinforcement.no-room-no-charge",
        "general.oversaturation.placement",
        "general.oversaturation.no-placement",
        "rulings.reserve.start-neutralised",
        "setup.reserve.default-zero",
    );
    let mut position = Position::bare();
    for tile in [THUGS, BRUTES, CROC] {
        position.state.tiles[usize::from(tile.0)].neutralised = true;
    }
    // Four thugs' worth of bystanders fill the quay; beside it are the west shed and the pier.
    position.croc("quay");
    position.brute(0, "quay");
    position.brute(1, "quay");
    position.put(position.hero(GORDON), "quay");
    let quay = position.zone("quay");
    let mut game = position.villain();
    game.say(TilePick::Activate(EVENT)).say(EventPick(1));
    game.say(Reinforcement::Bring { tile: THUGS, zone: quay });
    assert!(matches!(game.topic(), Topic::Arrival { .. }));
    let (west, pier, roof) = (game.zone("shed-west"), game.zone("pier"), game.zone("roof"));
    assert!(game.offers(west) && game.offers(pier));
    assert_eq!(game.refused(roof), rule!("reinforcements.fallback-adjacent"));
    game.say(west);
    assert!(!game.state().tile(THUGS).neutralised);
    assert_eq!(game.state().river[0], THUGS, "it keeps its slot");
    // No room anywhere: the figure can't be bought, and its points stay.
    let mut position = Position::bare();
    position.mission().reinforcement_zones.truncate(1);
    let board = usize::from(position.mission().board);
    position.printed.boards[board].zones.iter_mut().for_each(|zone| zone.saturation = 0);
    let mut game = position.villain();
    game.say(TilePick::Activate(EVENT)).say(EventPick(1));
    assert!(matches!(game.topic(), Topic::Tile), "nobody is offered");
    // A tile whose figures are all in the reserve starts neutralised.
    let mut printed = gotham::printed::house().unwrap_or_else(|found| panic!("{found}"));
    let place = usize::from(printed.mission("two-charges").expect("a mission"));
    let gotham::printed::RiverTile::Characters { at, reserve, .. } = &mut printed.missions[place].river[0]
    else {
        panic!("thugs")
    };
    (*reserve, *at) = (4, Vec::new());
    let setup = gotham::setup::Setup::usual(&printed, &printed.missions[place]);
    let state = <gotham::Gotham as table::Game>::start(&printed, &setup).expect("it can be played");
    assert!(state.tile(THUGS).neutralised && !state.tile(BRUTES).neutralised);
    let reserve = state.figures.iter().filter(|figure| figure.whereabouts == Whereabouts::Reserve);
    assert_eq!(reserve.count(), 4, "the mission names no other");
}

#[test]
fn the_river_is_cleaned_for_two_cubes() {
    cites!(
        "river-cleaning.not-an-action",
        "river-cleaning.when",
        "river-cleaning.what",
        "river-cleaning.cost",
        "river-cleaning.cost.order",
        "river-cleaning.no-limit",
        "river-cleaning.figures-gone",
        "river-cleaning.slide",
    );
    let mut position = Position::bare();
    position.croc("pier");
    for tile in [THUGS, BRUTES] {
        position.state.tiles[usize::from(tile.0)].neutralised = true;
    }
    position.state.post =
        Cubes { available: 6, fatigue: 1, boxes: [0, 0, 0, 0, 2, 2, 0], ..Cubes::default() };
    let mut game = position.villain();
    assert_eq!(game.refused(TilePick::Sweep(Sweep::Clean(CROC))), rule!("river-cleaning.what"));
    game.say(TilePick::Sweep(Sweep::Clean(THUGS)));
    // One from fatigue, one from a box that he names.
    assert!(matches!(game.topic(), Topic::CubeFrom { hero: None, left: 1 }));
    game.say(CubeBox::Defence);
    let post = game.state().post;
    assert_eq!((post.available, post.fatigue, post.boxes), (6, 0, [0, 0, 0, 0, 2, 1, 0]));
    assert_eq!(game.state().cubes_gone, 2);
    assert_eq!(game.state().river.as_slice(), [BRUTES, EVENT, CROC]);
    assert!(
        game.state().characters_of(THUGS).all(|it| game.state().figure(it).whereabouts == Whereabouts::Gone)
    );
    // Another, as often as it can be paid; still both activations are left, and it goes on between characters.
    game.say(TilePick::Activate(CROC));
    assert!(game.offers(CharacterPick::Sweep(Sweep::Clean(BRUTES))));
    game.say(CharacterPick::Sweep(Sweep::Clean(BRUTES)));
    assert_eq!(game.state().cubes_gone, 4);
    assert!(matches!(game.topic(), Topic::Character { .. }));
}

#[test]
fn one_tile_is_demobilised_in_a_game() {
    cites!(
        "demobilisation.once-per-game",
        "demobilisation.when",
        "demobilisation.which",
        "demobilisation.effect",
        "demobilisation.cost",
        "tiles.field.level",
    );
    let mut game = Position::reference().villain();
    assert_eq!(game.refused(TilePick::Sweep(Sweep::Demobilise(CROC))), rule!("demobilisation.which"));
    assert_eq!(game.refused(TilePick::Sweep(Sweep::Demobilise(EVENT))), rule!("demobilisation.which"));
    game.say(TilePick::Sweep(Sweep::Demobilise(THUGS)));
    assert_eq!(game.state().cubes_gone, 2);
    assert!(game.state().characters_of(THUGS).all(|it| game.state().figure(it).zone().is_none()));
    assert_eq!(game.state().river.as_slice(), [BRUTES, EVENT, CROC]);
    assert_eq!(
        game.refused(TilePick::Sweep(Sweep::Demobilise(BRUTES))),
        rule!("demobilisation.once-per-game")
    );
    // With fewer than two cubes it can't be paid.
    let mut position = Position::reference();
    position.state.post = Cubes { available: 1, ..Cubes::default() };
    position.mission().cubes = 1;
    let refused = position.villain().refused(TilePick::Sweep(Sweep::Demobilise(THUGS)));
    assert_eq!(refused, rule!("river-cleaning.cost"));
}

#[test]
fn a_tile_that_loses_its_last_character_ends_its_activation() {
    cites!("rulings.river.lost-during-activation");
    let mut position = Position::bare();
    let thug = position.thug(0, "shed-east");
    position.roll(Colour::Yellow, &[2]);
    let pier = position.zone("pier");
    let mut game = position.villain();
    game.say(TilePick::Activate(THUGS)).say(CharacterPick::Activate(thug)).say(May::Yes).say(Go::To(pier));
    game.settle();
    assert!(game.state().tile(THUGS).neutralised);
    assert!(matches!(game.topic(), Topic::Tile));
}

#[test]
fn allied_tiles_act_for_their_commander() {
    cites!(
        "skills.elite-command.activate",
        "skills.elite-command.activation-rules",
        "skills.elite-command.defence-box",
        "skills.elite-command.defence-die",
        "skills.elite-command.reroll-box",
        "skills.elite-command.move-box",
        "skills.elite-command.move-characteristic",
        "skills.elite-command.free-first",
        "skills.elite-command.saturation-shared",
        "rulings.command.repeat",
        "rulings.command.allied-lost",
    );
    let lay = || {
        let mut printed = Position::bare();
        let gordon = printed.hero(GORDON);
        printed.learn(gordon, "elite-command", 2);
        let mission = &printed.printed.missions[usize::from(printed.state.mission)];
        let mut setup = gotham::setup::Setup::usual(&printed.printed, mission);
        setup.heroes[1].allies = vec!["swat".to_owned()];
        printed.state = <gotham::Gotham as table::Game>::start(&printed.printed, &setup).expect("a setup");
        printed.state.turn = 1;
        printed.state.cards.clear();
        for figure in printed.state.figures.iter_mut().filter(|figure| figure.camp == Camp::Villain) {
            figure.whereabouts = Whereabouts::Reserve;
        }
        printed
    };
    let allies = |position: &Position| {
        let tile =
            position.state.tiles.iter().position(|tile| tile.commander == Some(GORDON)).expect("allies");
        gotham::state::TileId(tile as u8)
    };
    let position = lay();
    let tile = allies(&position);
    let ally = position.of_tile(tile, 0);
    let (mid, east) = (position.zone("street-mid"), position.zone("street-east"));
    let mut game = position.heroes();
    game.deed(Act::Think(GORDON), Nature::Command(tile), 0);
    assert_eq!(game.box_of(GORDON, CubeBox::Thought), 1);
    assert_eq!(game.seat(), Seat(0));
    // Its own bonus of 2, then cubes of Gordon's thought box, a point each.
    game.say(CharacterPick::Activate(ally)).say(May::Yes);
    assert!(matches!(game.topic(), Topic::Move { points: 2, .. }));
    game.say(Go::To(mid)).say(Go::To(east)).say(Go::To(mid)).say(Go::Stop);
    assert_eq!(game.box_of(GORDON, CubeBox::Thought), 2);
    game.say(CharacterPick::End);
    assert!(game.offers(Act::Think(GORDON)), "again, for another cube");
    // It defends with orange dice for cubes of that box, beside its automatic 2, and rerolls from it.
    let mut position = lay();
    let (ally, croc) = (position.of_tile(tile, 0), position.croc("street-west"));
    position.roll(Colour::Red, &[2]);
    position.roll(Colour::Black, &[3]);
    position.roll(Colour::Orange, &[0, 1]);
    position.roll(Colour::Orange, &[1]);
    let mut game = position.villain();
    game.activate(CROC, croc, CharacterAct::Melee(0)).say(ally).say(Amount(2));
    assert_eq!(game.box_of(GORDON, CubeBox::Thought), 2);
    game.say(DiePick::Die { colour: Colour::Orange, shown: 0 }).say(DiePick::Done);
    assert_eq!(game.box_of(GORDON, CubeBox::Thought), 3);
    game.settle();
    assert!(game.is_down(ally), "5 against 2 + 2");
    assert_eq!(game.state().figure(ally).whereabouts, Whereabouts::Gone, "it does not come back");
    assert!(!game.state().river.contains(&tile));
    // With the last of them gone nothing is left to command.
    let mut position = lay();
    position.state.tiles[usize::from(tile.0)].neutralised = true;
    let mut game = position.heroes();
    assert!(!game.offers(Act::Think(GORDON)));
    to_villain(&mut game);
}
