//! Skills that are deeds, that help in deeds, or that come of explosions, each with and without it.

mod common;

use common::{BATMAN, CROC, GORDON, Position, THUGS, uses_skill, with_and_without};
use gotham::answer::{Act, CharacterAct, Nature, TilePick};
use gotham::ask::Topic;
use gotham::printed::skill::{Price, Step};
use gotham::printed::term::{Cloud, Colour, CubeBox, Deed};
use gotham::setup::Setup;
use gotham::state::{HeroId, HeroState, Stage};
use gotham::{Gotham, cites, terrain};
use table::Game as _;

#[test]
fn attraction() {
    cites!(
        "skills.attraction.when",
        "skills.attraction.condition",
        "skills.attraction.effect",
        "skills.attraction.cost",
        "skills.attraction.target-sight",
        "skills.attraction.target-size",
        "skills.attraction.target-distance",
        "skills.attraction.target-saturation",
        "skills.attraction.any-camp",
        "rulings.placement.enters",
    );
    let (with, without) = with_and_without("attraction", |mut position, on| {
        let gordon = position.hero(GORDON);
        position.learn(gordon, "attraction", 1);
        position.carry(GORDON, "tonfa");
        let (near, far) = (position.thug(0, "street-mid"), position.thug(1, "street-east"));
        let (hidden, big) = (position.thug(2, "shed-west"), position.croc("street-mid"));
        let batman = position.put(position.hero(BATMAN), "street-mid");
        let mut game = position.heroes();
        game.say(Act::Manipulate(GORDON));
        if on {
            assert!(game.offers(Nature::Pull(batman)), "friends too");
            let out_of_reach = [far, hidden, big].map(|figure| game.refused(Nature::Pull(figure)).as_str());
            let rules = ["target-distance", "target-sight", "target-size"];
            for (refused, rule) in out_of_reach.iter().zip(rules) {
                assert!(refused.ends_with(rule), "{refused}");
            }
            game.say(Nature::Pull(near));
            assert_eq!(game.box_of(GORDON, CubeBox::Manipulation), 1);
            assert_eq!(game.state().figure(near).zone(), Some(game.zone("street-west")));
        }
        game.offers(Nature::Pull(near)) || on
    });
    assert_eq!((with, without), (true, false));
    // Who would not fit is not pulled.
    let mut position = Position::bare();
    let gordon = position.put(position.hero(GORDON), "crane");
    position.learn(gordon, "attraction", 2);
    position.put(position.hero(BATMAN), "crane");
    let thug = position.thug(0, "pier");
    let refused = gotham::deed::may(position.scene(), gordon, Nature::Pull(thug)).expect_err("full");
    assert_eq!(refused.rule.as_str(), "skills.attraction.target-saturation");
}

#[test]
fn blast() {
    cites!(
        "skills.blast.when",
        "skills.blast.condition",
        "skills.blast.once",
        "skills.blast.cost",
        "skills.blast.effect",
        "skills.blast.immune",
        "rulings.cry.two-explosions",
        "explosion.definition",
        "explosion.step1.safe-zone",
        "explosion.hits-everyone",
    );
    let (with, without) = with_and_without("blast", |mut position, on| {
        let gordon = position.hero(GORDON);
        position.learn(gordon, "blast", 1);
        position.carry(GORDON, "tonfa");
        let (here, beside) = (position.thug(0, "street-west"), position.thug(1, "street-mid"));
        position.put(position.hero(BATMAN), "street-mid");
        if on {
            for _ in 0..3 {
                position.roll(Colour::Yellow, &[1]);
            }
        }
        let mut game = position.heroes();
        game.say(Act::Manipulate(GORDON));
        if !on {
            return game.offers(Nature::Explode(Price::Usual));
        }
        game.say(Nature::Explode(Price::Usual)).settle();
        assert!(game.is_down(here) && game.is_down(beside));
        assert_eq!((game.wounds(GORDON), game.wounds(BATMAN)), (0, 1), "friends are hit, he himself is not");
        assert_eq!(game.box_of(GORDON, CubeBox::Manipulation), 1);
        game.say(Act::Manipulate(GORDON));
        assert_eq!(game.refused(Nature::Explode(Price::Usual)).as_str(), "rulings.once-per-turn");
        true
    });
    assert_eq!((with, without), (true, false));
}

#[test]
fn cry() {
    cites!(
        "skills.cry.when",
        "skills.cry.condition",
        "skills.cry.once",
        "skills.cry.no-cube",
        "skills.cry.effect",
        "skills.cry.immune",
        "rulings.cry.single-zone",
        "rulings.once-per-turn",
    );
    let (with, without) = with_and_without("cry", |mut position, on| {
        let gordon = position.put(position.hero(GORDON), "roof");
        position.learn(gordon, "cry", 1);
        position.carry(GORDON, "tonfa");
        let thug = position.thug(0, "roof");
        *position.cubes(GORDON) =
            gotham::state::Cubes { available: 6, boxes: [0, 0, 4, 0, 0, 0, 0], ..Default::default() };
        if on {
            position.roll(Colour::Yellow, &[1]);
        }
        let mut game = position.heroes();
        if !on {
            return game.offers(Act::Manipulate(GORDON));
        }
        // The box is full, and it costs nothing; no zone lies beside the roof.
        game.deed(Act::Manipulate(GORDON), Nature::Explode(Price::Nothing), 0).settle();
        assert!(game.is_down(thug));
        assert_eq!(game.box_of(GORDON, CubeBox::Manipulation), 4);
        assert!(!game.offers(Act::Manipulate(GORDON)), "once a turn");
        assert!(game.state().once.contains(&(gordon, Step::ExplodeAround(Price::Nothing))));
        game.say(Act::Pass).settle();
        assert!(
            game.state().once.iter().any(|(figure, _)| *figure == gordon),
            "the villain's turn renews nothing"
        );
        game.say(TilePick::End).settle();
        assert!(game.state().once.is_empty(), "the next turn of his camp does");
        true
    });
    assert_eq!((with, without), (true, false));
}

#[test]
fn grenade() {
    cites!(
        "skills.grenade.when",
        "skills.grenade.condition",
        "skills.grenade.difficulty",
        "skills.grenade.hindered",
        "skills.grenade.success",
        "skills.grenade.failure",
        "rulings.throw.landing-zone",
    );
    let (with, without) = with_and_without("grenade", |mut position, on| {
        let gordon = position.hero(GORDON);
        position.learn(gordon, "grenade", 1);
        position.carry(GORDON, "tonfa");
        position.put(position.hero(BATMAN), "roof");
        let thug = position.thug(0, "street-east");
        let east = position.zone("street-east");
        if on {
            position.roll(Colour::Orange, &[2]);
            position.roll(Colour::Yellow, &[1]);
        }
        let mut game = position.heroes();
        if !on {
            game.say(Act::Manipulate(GORDON));
            return game.offers(Nature::Grenade(east));
        }
        game.deed(Act::Manipulate(GORDON), Nature::Grenade(east), 1).settle();
        game.is_down(thug)
    });
    assert_eq!((with, without), (true, false));
    // Too short by one: it goes off half way. An enemy beside him is in the way.
    let mut position = Position::bare();
    let gordon = position.hero(GORDON);
    position.learn(gordon, "grenade", 1);
    position.put(position.hero(BATMAN), "roof");
    position.brute(0, "street-west");
    let (half_way, east) = (position.thug(0, "street-mid"), position.zone("street-east"));
    position.roll(Colour::Orange, &[2]);
    position.roll(Colour::Yellow, &[1]);
    let mut game = position.heroes();
    game.deed(Act::Manipulate(GORDON), Nature::Grenade(east), 1).settle();
    assert!(game.is_down(half_way));
}

#[test]
fn skills_that_tasks_name() {
    cites!(
        "skills.munitions-specialist.when",
        "skills.munitions-specialist.condition-actor",
        "skills.munitions-specialist.condition-named",
        "skills.munitions-specialist.effect",
        "skills.lock-picking.when",
        "skills.lock-picking.condition-actor",
        "skills.lock-picking.condition-named",
        "skills.lock-picking.effect",
        "skills.hacking.when",
        "skills.hacking.condition-actor",
        "skills.hacking.condition-named",
        "skills.hacking.effect",
        "skills.investigation.when",
        "skills.investigation.condition-actor",
        "skills.investigation.condition-named",
        "skills.investigation.effect",
        "hero-thought.complex.sequence",
        "hero-thought.complex.spend",
        "hero-thought.complex.pool",
    );
    let skills = [
        ("munitions-specialist", Deed::ComplexManipulation),
        ("lock-picking", Deed::ComplexManipulation),
        ("hacking", Deed::ComplexThought),
        ("investigation", Deed::ComplexThought),
    ];
    for (skill, deed) in skills {
        let play = |named: bool, skilled: HeroId| {
            move |mut position: Position, _on: bool| {
                position.put(position.hero(GORDON), "shed-mid");
                position.put(position.hero(BATMAN), "shed-mid");
                position.learn(position.hero(skilled), skill, 1);
                let place = position.printed.skill(skill).expect("a skill");
                let task = &mut position.mission().tasks[0];
                task.deed = deed;
                task.skills = if named { vec![place] } else { Vec::new() };
                position.roll(Colour::Orange, &[1, 1]);
                let mut game = position.heroes();
                let thinks = deed == Deed::ComplexThought;
                let act = if thinks { Act::Think(GORDON) } else { Act::Manipulate(GORDON) };
                game.deed(act, Nature::Task(0), 2).settle();
                let cube_box = if thinks { CubeBox::Thought } else { CubeBox::Manipulation };
                assert_eq!(game.box_of(GORDON, cube_box), 2);
                game.state().tokens[0].at.is_none()
            }
        };
        let (named, unnamed) = (play(true, GORDON), play(false, GORDON));
        assert_eq!(with_and_without(skill, named), (true, false), "2 + 1 against 3: {skill}");
        assert_eq!(with_and_without(skill, unnamed), (false, false), "the task does not name {skill}");
        let looks_on = play(true, BATMAN);
        assert_eq!(with_and_without(skill, looks_on), (false, false), "{skill} of a friend who looks on");
    }
}

#[test]
fn imaginary_friend() {
    cites!(
        "skills.imaginary-friend.when",
        "skills.imaginary-friend.condition",
        "skills.imaginary-friend.place",
        "skills.imaginary-friend.indices",
        "skills.imaginary-friend.no-camp",
        "skills.imaginary-friend.untargetable",
        "skills.imaginary-friend.follows",
        "skills.imaginary-friend.effect",
        "skills.imaginary-friend.no-pool",
        "skills.imaginary-friend.removal",
        "rulings.imaginary-friend.owner-down",
        "rulings.mission.setup-order",
    );
    let (with, without) = with_and_without("imaginary-friend", |mut position, on| {
        let gordon = position.hero(GORDON);
        position.learn(gordon, "imaginary-friend", 2);
        let mission = &position.printed.missions[usize::from(position.state.mission)];
        let setup = Setup::usual(&position.printed, mission);
        let laid = Gotham::start(&position.printed, &setup).expect("it can be played");
        assert_eq!(laid.figure(gordon).friend, on, "it comes with the end of the setup");
        assert_eq!(
            laid.figures.len(),
            position.state.figures.len(),
            "it fills no zone and is nobody's target"
        );
        position.state.figure_mut(gordon).friend = on;
        let croc = position.croc("street-west");
        if on {
            position.roll(Colour::Yellow, &[2]);
        }
        position.roll(Colour::Orange, &[2]);
        let mut game = position.heroes();
        game.melee(GORDON, croc, 1).settle();
        game.life(croc)
    });
    assert_eq!((with, without), (5, 6));
    // An enemy in the zone thinks it away; its owner can't be helped while he is down.
    let mut position = Position::bare();
    let gordon = position.hero(GORDON);
    position.learn(gordon, "imaginary-friend", 1);
    position.state.figure_mut(gordon).friend = true;
    let thug = position.thug(0, "street-west");
    position.thug(1, "street-west");
    position.roll(Colour::White, &[1]);
    let mut game = position.villain();
    game.activate(THUGS, thug, CharacterAct::Think(Some(0))).settle();
    assert!(game.state().figure(gordon).friend, "1 less a hindrance of 1");
    let mut position = Position::bare();
    let gordon = position.hero(GORDON);
    position.learn(gordon, "imaginary-friend", 1);
    position.state.figure_mut(gordon).friend = true;
    position.put(position.hero(BATMAN), "roof");
    for number in 0..2 {
        position.thug(number, "street-west");
    }
    position.roll(Colour::White, &[1]);
    let thug = position.of_tile(THUGS, 0);
    let mut game = position.villain();
    game.activate(THUGS, thug, CharacterAct::Think(Some(0))).settle();
    assert!(!game.state().figure(gordon).friend, "the other thug makes up for Gordon");
}

#[test]
fn smoke() {
    cites!(
        "skills.smoke.when",
        "skills.smoke.condition",
        "skills.smoke.effect",
        "skills.smoke.count",
        "skills.smoke.penalty",
        "skills.smoke.no-sight-block",
        "skills.smoke.own-side-too",
        "rulings.smoke.counted-zones",
        "explosion.followups-after",
    );
    let (with, without) = with_and_without("smoke", |mut position, on| {
        let gordon = position.hero(GORDON);
        position.learn(gordon, "grenade", 1);
        position.learn(gordon, "smoke", 2);
        position.carry(GORDON, "crossbow");
        let (croc, mid) = (position.croc("street-east"), position.zone("street-mid"));
        position.roll(Colour::Orange, &[1]);
        position.roll(Colour::Orange, &[2, 2, 2]);
        let mut game = position.heroes();
        game.deed(Act::Manipulate(GORDON), Nature::Grenade(mid), 1);
        if on {
            uses_skill(&mut game);
        }
        game.ranged(GORDON, croc, 2).settle();
        game.life(croc)
    });
    assert_eq!((with, without), (5, 3), "6 less 2 of smoke against 3, or 6");
}

#[test]
fn tactician() {
    cites!(
        "skills.tactician.when",
        "skills.tactician.condition",
        "skills.tactician.resolve",
        "skills.tactician.target-hero",
        "skills.tactician.target-friend",
        "skills.tactician.hero.effect",
        "skills.tactician.buy-more",
        "skills.tactician.uses-first-movement",
        "hero-thought.automatic.sequence",
        "hero-thought.automatic.cost",
    );
    let (with, without) = with_and_without("tactician", |mut position, on| {
        let gordon = position.hero(GORDON);
        position.learn(gordon, "tactician", 2);
        let batman = position.hero(BATMAN);
        let mut game = position.heroes();
        if on {
            game.deed(Act::Think(GORDON), Nature::Guide, 0);
            assert!(
                matches!(game.topic(), Topic::Move { figure, points: 4 } if figure == batman),
                "2 and his bonus of 2"
            );
            let mid = game.zone("street-mid");
            game.say(gotham::answer::Go::To(mid)).settle();
            assert_eq!(game.box_of(GORDON, CubeBox::Thought), 1);
            assert!(game.state().figure(batman).moved && game.state().figure(batman).guided);
            assert!(!game.offers(Act::Think(GORDON)), "once for each figure");
            game.say(Act::Move(BATMAN));
            assert!(matches!(game.topic(), Topic::Move { points: 0, .. }), "the bonus is used up");
        }
        on || game.offers(Act::Think(GORDON))
    });
    assert_eq!((with, without), (true, false));
    // A hero at rest is not moved.
    let mut position = Position::bare();
    let gordon = position.hero(GORDON);
    position.learn(gordon, "tactician", 2);
    let mut game = position.begin(Stage::HeroesBegin);
    game.say(HeroState::Rest).say(HeroState::Active);
    assert!(!game.offers(Act::Think(GORDON)));
}

#[test]
fn tactician_moves_characters_without_using_up_their_activation() {
    cites!(
        "skills.tactician.target-character",
        "skills.tactician.character.activation",
        "skills.tactician.character.points",
        "rulings.tactician.one-movement",
        "rulings.tactician.keeps-activation",
        "rulings.skill-action.no-characteristic",
        "rulings.skill-action.counts",
    );
    let mut position = Position::bare();
    let (croc, thug) = (position.croc("pier"), position.thug(0, "quay"));
    position.learn(croc, "tactician", 1);
    position.tile(CROC).lines[CubeBox::Thought as usize].clear();
    position.state.post.available = 9;
    position.state.post.fatigue = 2;
    let mut game = position.villain();
    game.activate(CROC, croc, CharacterAct::Think(None));
    assert!(
        matches!(game.topic(), Topic::Move { figure, points: 4 } if figure == thug),
        "1 and its bonus of 3"
    );
    let west = game.zone("shed-west");
    game.say(gotham::answer::Go::To(west)).say(gotham::answer::Go::Stop).settle();
    assert!(!game.state().figure(thug).activated);
    game.say(TilePick::Activate(THUGS)).say(gotham::answer::CharacterPick::Activate(thug)).settle();
}

#[test]
fn commands() {
    cites!(
        "skills.elite-command.when",
        "skills.elite-command.condition",
        "skills.elite-command.tile",
        "skills.elite-command.tile-unique",
        "skills.elite-command.figures",
        "skills.elite-command.start-zone",
        "skills.elite-command.several",
        "skills.henchman-command.effect",
        "tiles.controlled-by-heroes",
    );
    for (skill, tile) in [("elite-command", "swat"), ("henchman-command", "drones")] {
        let start = |position: &Position, allies: &[&str]| {
            let mission = &position.printed.missions[usize::from(position.state.mission)];
            let mut setup = Setup::usual(&position.printed, mission);
            setup.heroes[1].allies = allies.iter().map(|&id| id.to_owned()).collect();
            Gotham::start(&position.printed, &setup)
        };
        let mut position = Position::bare();
        let gordon = position.hero(GORDON);
        position.learn(gordon, skill, 2);
        let state = start(&position, &[tile]).expect("he commands it");
        let ally = state.tiles.iter().find(|tile| tile.commander == Some(GORDON)).expect("an allied tile");
        assert_eq!(ally.printed, position.printed.tile(tile));
        let zone = state.figure(gordon).zone();
        assert_eq!(
            state.figures.iter().filter(|it| it.zone() == zone).count(),
            4,
            "two heroes and two allies"
        );
        assert!(start(&position, &[tile, tile]).is_err(), "not twice");
        assert!(start(&position, &["thug-with-crowbar"]).is_err(), "not the villain's");
        let wrong = if skill == "elite-command" { "drones" } else { "swat" };
        assert!(start(&position, &[wrong]).is_err(), "not of another level");
        position.forget(skill);
        assert!(start(&position, &[tile]).is_err(), "not without the skill");
    }
}

#[test]
fn a_friend_is_no_help_to_who_is_down_and_goes_with_a_character() {
    cites!("rulings.imaginary-friend.owner-down");
    let mut position = Position::bare();
    let (gordon, croc) = (position.hero(GORDON), position.croc("street-west"));
    position.learn(gordon, "imaginary-friend", 1);
    position.learn(croc, "imaginary-friend", 1);
    for figure in [gordon, croc] {
        position.state.figure_mut(figure).friend = true;
    }
    let dice = |position: &Position| {
        let mut handful = gotham::dice::Handful::default();
        gotham::attack::friends_die(position.scene(), gordon, &mut handful);
        handful.dice.iter().sum::<u8>()
    };
    assert_eq!(dice(&position), 1);
    position.state.hero_mut(GORDON).dazed = true;
    assert_eq!(dice(&position), 0);
    position.state.hero_mut(GORDON).dazed = false;
    position.state.figure_mut(croc).life = 1;
    position.roll(Colour::Yellow, &[2]);
    position.roll(Colour::Orange, &[2]);
    let mut game = position.heroes();
    game.melee(GORDON, croc, 1).settle();
    assert!(game.is_down(croc) && !game.state().figure(croc).friend);
    assert!(game.state().figure(gordon).friend);
}

#[test]
fn both_explosions_of_a_blast_may_be_followed_up() {
    cites!("rulings.cry.two-explosions", "skills.flame-gas.when");
    let mut position = Position::bare();
    let gordon = position.hero(GORDON);
    position.put(position.hero(BATMAN), "roof");
    position.learn(gordon, "blast", 1);
    position.learn(gordon, "frost", 1);
    let mut game = position.heroes();
    game.say(Act::Manipulate(GORDON));
    uses_skill(&mut game);
    uses_skill(&mut game);
    game.settle();
    let tokens = |id: &str| terrain::tokens(game.scene(), game.zone(id), Cloud::Frost);
    assert_eq!((tokens("street-west"), tokens("street-mid")), (1, 1));
}

#[test]
fn allies_that_do_not_fit_start_beside_their_commander() {
    cites!("skills.elite-command.start-zone", "rulings.mission.setup-order");
    let mut position = Position::bare();
    let gordon = position.hero(GORDON);
    position.learn(gordon, "elite-command", 3);
    let (board, west) = (usize::from(position.mission().board), position.zone("street-west"));
    position.printed.boards[board].zones[usize::from(west.0)].saturation = 3;
    let mission = &position.printed.missions[usize::from(position.state.mission)];
    let mut setup = Setup::usual(&position.printed, mission);
    setup.heroes[1].allies = vec!["swat".to_owned()];
    let state = Gotham::start(&position.printed, &setup).expect("a setup");
    let zones: Vec<_> = state.figures.iter().rev().take(3).map(|figure| figure.zone()).collect();
    let mid = Some(position.zone("street-mid"));
    assert_eq!(zones, [mid, mid, Some(west)], "after both heroes there is room for one");
}
