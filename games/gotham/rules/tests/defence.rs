//! Defence, rerolls, wounds and what ends an attack (chapters VII, VIII, IX A and B).

mod common;

use common::{BATMAN, BRUTES, CROC, GORDON, Position, THUGS};
use gotham::answer::{Act, Amount, Answer, CharacterAct, CharacterPick, DiePick, TilePick, Weapon};
use gotham::ask::{RerollBy, Topic};
use gotham::printed::term::{Camp, Colour, CubeBox, DieType};
use gotham::printed::{AutomaticDefence, Characteristic};
use gotham::state::{Cubes, HeroState, Stage};
use gotham::{cites, rule};
use table::Seat;

#[test]
fn defence_step_by_step() {
    cites!(
        "defence.purpose",
        "defence.mandatory",
        "defence.steps",
        "defence.a.declare",
        "defence.b.spend",
        "defence.b.cap",
        "defence.b.saturated",
        "defence.c.pool",
        "defence.d.automatic-dice",
        "defence.d.material",
        "defence.e.roll",
        "defence.f.rerolls",
        "defence.g.count",
        "defence.g.no-hindrance",
        "defence.i.end",
        "general.automatic-success",
        "hero-sheet.automatic-defence",
        "hero-sheet.box.defence",
        "material.bonus.automatic-success",
        "rulings.actions.empty-pool",
        "general.negative.order",
    );
    let mut position = Position::bare();
    let croc = position.croc("street-west");
    // Enemies around do not hinder a defence.
    position.thug(0, "street-west");
    position.carry(BATMAN, "riot-shield");
    position.cubes(BATMAN).boxes[CubeBox::Defence as usize] = 2;
    position.cubes(BATMAN).available = 6;
    position.cubes(BATMAN).fatigue = 3;
    position.roll(Colour::Red, &[3]);
    position.roll(Colour::Black, &[3]);
    // Two cubes and the orange die of automatic defence.
    position.roll(Colour::Orange, &[1, 1, 1]);
    let batman = position.hero(BATMAN);
    let mut game = position.villain();
    game.activate(CROC, croc, CharacterAct::Melee(0)).say(batman).say(DiePick::Done);
    assert!(matches!(game.topic(), Topic::Cubes { into: CubeBox::Defence, attack: 6, .. }));
    assert!(
        game.offers(Amount(0)) && game.offers(Amount(2)) && !game.offers(Amount(3)),
        "4 less 2 that lie there"
    );
    game.say(Amount(2));
    assert!(matches!(game.topic(), Topic::Reroll { by: RerollBy::Cubes, .. }));
    game.settle();
    assert_eq!(game.wounds(BATMAN), 2, "6 against 3 on the dice and 1 of the shield");
    assert_eq!(game.box_of(BATMAN, CubeBox::Defence), 4);
    // A full box: the automatic die all the same. A success as automatic defence. More defence than attack: nothing.
    for (defence, dice, wounds) in
        [(AutomaticDefence::Die(DieType::Orange), true, 1), (AutomaticDefence::Success, false, 2)]
    {
        let mut position = Position::bare();
        let croc = position.croc("street-west");
        position.sheet(BATMAN).automatic_defence = defence;
        position.cubes(BATMAN).boxes[CubeBox::Defence as usize] = 4;
        position.cubes(BATMAN).available = 7;
        position.roll(Colour::Red, &[2]);
        position.roll(Colour::Black, &[1]);
        if dice {
            position.roll(Colour::Orange, &[2]);
        }
        let mut game = position.villain();
        game.activate(CROC, croc, CharacterAct::Melee(0)).say(batman).settle();
        assert_eq!(game.wounds(BATMAN), wounds);
    }
}

#[test]
fn the_villain_defends_with_the_command_post() {
    cites!(
        "defence.villain-defends",
        "command-post.defence-box",
        "command-post.available-energy",
        "command-post.boxes-persist",
        "rulings.house.post.boxes",
        "tiles.field.automatic-defence",
    );
    let mut position = Position::bare();
    let croc = position.croc("street-west");
    position.roll(Colour::Orange, &[2, 2, 2]);
    position.roll(Colour::Orange, &[2, 1]);
    position.roll(Colour::Orange, &[2]);
    let mut game = position.heroes();
    game.melee(GORDON, croc, 3).say(Amount(2)).settle_before_villain();
    assert_eq!(game.life(croc), 6, "6 against 3 + 3");
    assert_eq!(game.state().post.boxes[CubeBox::Defence as usize], 2);
    // They stay there until the villain's own upkeep.
    game.melee(BATMAN, croc, 1);
}

#[test]
fn rerolls_step_by_step() {
    cites!(
        "reroll.not-an-action",
        "reroll.effect",
        "reroll.after-any-roll",
        "reroll.step-mandatory",
        "reroll.steps",
        "reroll.a.declare",
        "reroll.b.colour-only",
        "reroll.c.declare",
        "reroll.c.includes-free",
        "reroll.c.stop",
        "reroll.d.cost",
        "reroll.d.cap",
        "reroll.d.saturated",
        "reroll.e.roll",
        "reroll.e.loop",
        "reroll.f.end",
        "reroll.new-result-stands",
        "rulings.reroll.free-batch",
        "hero-sheet.box.reroll",
        "general.free-action.no-cube",
    );
    let mut position = Position::bare();
    let croc = position.croc("street-west");
    position.sheet(GORDON).characteristics[CubeBox::Melee as usize] =
        Characteristic::Die(DieType::OrangeReroll);
    position.sheet(GORDON).saturation[CubeBox::Reroll as usize] = 3;
    let tonfa = position.carry(GORDON, "tonfa");
    position.roll(Colour::Yellow, &[0]);
    position.roll(Colour::Orange, &[0, 0]);
    position.roll(Colour::Orange, &[0, 1]);
    position.roll(Colour::Yellow, &[2]);
    position.roll(Colour::Orange, &[0]);
    position.roll(Colour::Orange, &[2]);
    let mut game = position.heroes();
    game.melee(GORDON, croc, 2).say(Weapon::Card(tonfa));
    let (orange, yellow) = (
        DiePick::Die { colour: Colour::Orange, shown: 0 },
        DiePick::Die { colour: Colour::Yellow, shown: 0 },
    );
    // Two pictograms, both thrown together, and only orange dice.
    assert!(matches!(game.topic(), Topic::Reroll { by: RerollBy::Pictogram, .. }));
    assert_eq!(game.refused(yellow), rule!("reroll.c.declare"));
    game.say(orange).say(orange);
    // Paid: one that was thrown for free, and another colour, as often as there is room for cubes.
    assert!(matches!(game.topic(), Topic::Reroll { by: RerollBy::Cubes, .. }));
    game.say(yellow).say(orange).say(DiePick::Done);
    assert_eq!(game.box_of(GORDON, CubeBox::Reroll), 2);
    let Topic::Reroll { pool, .. } = game.topic() else { panic!("it may go on") };
    assert_eq!(pool.successes(), 3, "yellow 2, orange 0 for the 0, and 1");
    game.say(orange);
    assert_eq!(game.box_of(GORDON, CubeBox::Reroll), 3);
    assert!(matches!(game.topic(), Topic::Cubes { attack: 5, .. }), "the box is full: the rerolls are over");
    game.say(Amount(0)).settle();
    assert_eq!(game.life(croc), 4);
}

#[test]
fn the_villain_pays_for_rerolls_from_the_command_post() {
    cites!("command-post.reroll-box", "rulings.reroll.hazards", "defence.only-vs-attacks");
    let mut position = Position::bare();
    let thug = position.thug(0, "shed-east");
    position.roll(Colour::Yellow, &[1]);
    position.roll(Colour::Yellow, &[0]);
    let pier = position.zone("pier");
    let mut game = position.villain();
    game.say(TilePick::Activate(THUGS)).say(CharacterPick::Activate(thug)).say(gotham::answer::May::Yes);
    game.say(gotham::answer::Go::To(pier));
    // A hazard is rerolled too, by whoever wants fewer successes; nobody defends.
    game.say(DiePick::Die { colour: Colour::Yellow, shown: 1 });
    assert_eq!(game.state().post.boxes[CubeBox::Reroll as usize], 1);
    game.settle();
    assert!(!game.is_down(thug));
}

#[test]
fn wounds_take_cubes_in_order() {
    cites!(
        "wounds.hero.place",
        "wounds.hero.order",
        "wounds.hero.box-choice",
        "wounds.hero.neutralised",
        "wounds.hero.excess",
        "hero-sheet.wounds",
        "hero-sheet.fatigue",
        "hero-sheet.available-energy",
        "components.cubes.meaning",
        "neutralised.hero.stays-on-board",
        "neutralised.hero.no-actions",
        "rulings.neutralised.indices",
    );
    let mut position = Position::bare();
    let croc = position.croc("street-west");
    let boxes = [1, 0, 0, 0, 1, 0, 0];
    *position.cubes(GORDON) = Cubes { available: 6, fatigue: 1, wounds: 1, boxes };
    position.roll(Colour::Red, &[1]);
    position.roll(Colour::Black, &[1]);
    let gordon = position.hero(GORDON);
    let mut game = position.villain();
    game.activate(CROC, croc, CharacterAct::Melee(0)).say(gordon).say(Amount(0));
    // One from fatigue; for the other his player names a box.
    assert!(matches!(game.topic(), Topic::CubeFrom { left: 1, .. }));
    assert_eq!(game.seat(), Seat(0));
    game.say(CubeBox::Movement).settle();
    let cubes = game.state().hero(GORDON).cubes;
    assert_eq!((cubes.wounds, cubes.fatigue, cubes.available), (3, 0, 6));
    assert_eq!(cubes.boxes, [1, 0, 0, 0, 0, 0, 0]);
    // More wounds than cubes: he is neutralised, stays where he is, and fills his place.
    let mut position = Position::bare();
    let croc = position.croc("street-west");
    *position.cubes(GORDON) = Cubes { available: 1, wounds: 9, ..Cubes::default() };
    position.roll(Colour::Red, &[3]);
    position.roll(Colour::Black, &[3]);
    let mut game = position.villain();
    game.activate(CROC, croc, CharacterAct::Melee(0)).say(gordon).say(Amount(0)).settle();
    assert!(game.is_down(gordon) && game.wounds(GORDON) == 10);
    let street = game.zone("street-west");
    assert_eq!(game.state().figure(gordon).zone(), Some(street));
    assert_eq!(gotham::bearer::Reading::size_in(game.scene(), street), 4, "two heroes and Croc");
    assert_eq!(gotham::hindrance::to_moves(game.scene(), croc), 2);
    let mut position = Position::bare();
    *position.cubes(GORDON) = Cubes { wounds: 10, ..Cubes::default() };
    position.state.hero_mut(GORDON).state = HeroState::Active;
    let mut game = position.heroes();
    assert_eq!(game.refused(Act::Move(GORDON)), rule!("neutralised.hero.no-actions"));
}

#[test]
fn life_points_and_tiles_that_lose_them() {
    cites!(
        "wounds.character.track",
        "wounds.character.excess",
        "command-post.life-track",
        "tiles.field.life-points",
        "tiles.attributes-per-character",
        "neutralised.tile.definition",
        "neutralised.tile.reposition",
        "neutralised.tile.costs-change",
        "rulings.river.neutralised-not-activated",
    );
    let mut position = Position::bare();
    let croc = position.croc("street-west");
    let (one, other) = (position.brute(0, "street-west"), position.brute(1, "street-west"));
    position.roll(Colour::Orange, &[2, 2]);
    position.roll(Colour::Red, &[3, 3, 3]);
    position.roll(Colour::Red, &[3]);
    let mut game = position.heroes();
    game.melee(GORDON, croc, 2).settle_before_villain();
    assert_eq!(game.life(croc), 5, "one of six");
    game.melee(BATMAN, one, 3).settle_before_villain();
    assert!(game.is_down(one) && !game.is_down(other), "each for himself, and 7 wounds on one life are one");
    assert!(!game.state().tile(BRUTES).neutralised);
    let river = |game: &common::Game| game.state().river.to_vec();
    assert_eq!(river(&game), [THUGS, BRUTES, common::EVENT, CROC]);
    game.say(Act::Melee(BATMAN)).say(other).settle();
    assert!(game.state().tile(BRUTES).neutralised);
    assert_eq!(river(&game), [THUGS, common::EVENT, CROC, BRUTES], "in the heroes' turn, at once");
    let cost = |tile| gotham::command_post::activation_cost(game.scene(), tile);
    assert_eq!((cost(CROC), cost(BRUTES)), (Some(3), Some(4)));
    game.say(Act::Pass);
    assert_eq!(game.refused(TilePick::Activate(BRUTES)), rule!("rulings.river.neutralised-not-activated"));
}

#[test]
fn a_neutralised_hero_comes_back_by_resting() {
    cites!(
        "neutralised.hero.recovers",
        "hero-turn.step3.neutralised-must-rest",
        "rulings.neutralised.skills-until",
        "rulings.mission.all-heroes-down",
    );
    let mut position = Position::bare();
    *position.cubes(GORDON) = Cubes { wounds: 10, ..Cubes::default() };
    position.state.hero_mut(GORDON).dazed = true;
    let mut game = position.begin(Stage::HeroesBegin);
    game.say(HeroState::Active);
    // Nobody asked Gordon: he rests, and has cubes in fatigue.
    let gordon = *game.state().hero(GORDON);
    assert_eq!((gordon.state, gordon.cubes.wounds, gordon.cubes.fatigue), (HeroState::Rest, 5, 5));
    assert!(gordon.dazed && !gordon.is_neutralised(), "no skills in this turn");
    assert_eq!(game.refused(Act::Move(GORDON)), rule!("hero-turn.step3.rest.restriction"));
    game.say(Act::Pass).say(TilePick::End);
    assert!(!game.state().hero(GORDON).dazed, "in the next turn he has them again");
    // With all of them down at a check the villain has won.
    let mut position = Position::bare();
    for hero in [BATMAN, GORDON] {
        let energy = position.sheet(hero).energy;
        *position.cubes(hero) = Cubes { wounds: energy, ..Cubes::default() };
    }
    let game = position.begin(Stage::Check);
    assert!(game.over());
    assert_eq!(game.state().winner, Some(Camp::Villain));
}

#[test]
fn successes_are_counted_in_order() {
    cites!("rulings.actions.count-order");
    // The example of the ledger: 4, Marksman 1, hindrance 2, a shackle, and smoke on the line.
    let mut position = Position::bare();
    let gordon = position.hero(GORDON);
    position.put(position.hero(BATMAN), "roof");
    position.learn(gordon, "marksman", 1);
    position.state.figure_mut(gordon).shackles = 1;
    let (_, _) = (position.thug(0, "street-west"), position.thug(1, "street-west"));
    let (croc, zone) = (position.croc("street-east"), position.zone("street-mid"));
    let smoke = gotham::printed::term::Cloud::Smoke;
    position.state.clouds.push(gotham::state::Clouds {
        cloud: smoke,
        zone,
        camp: Camp::Villain,
        count: 1,
        full: true,
    });
    position.carry(GORDON, "crossbow");
    position.roll(Colour::Orange, &[2, 2]);
    let mut game = position.heroes();
    game.ranged(GORDON, croc, 1).say(DiePick::Done);
    assert!(matches!(game.topic(), Topic::Cubes { attack: 1, .. }), "{:?}", game.topic());
}

#[test]
fn the_side_whose_turn_it_is_ends_the_attack_first() {
    cites!("rulings.end-step.order");
    for villains_turn in [false, true] {
        let mut position = Position::bare();
        let (croc, gordon) = (position.croc("street-west"), position.hero(GORDON));
        position.put(position.hero(BATMAN), "roof");
        position.learn(gordon, "frost", 1);
        position.learn(croc, "frost", 1);
        position.learn(gordon, "counterattack", 1);
        position.learn(croc, "counterattack", 1);
        let mut game = if villains_turn {
            position.roll(Colour::Red, &[0]);
            position.roll(Colour::Black, &[1]);
            let mut game = position.villain();
            game.activate(CROC, croc, CharacterAct::Melee(0)).say(Amount(0));
            game
        } else {
            position.roll(Colour::Orange, &[0]);
            let mut game = position.heroes();
            game.melee(GORDON, croc, 1).say(Amount(0));
            game
        };
        while !matches!(game.topic(), Topic::Skill { .. }) {
            let next = game.options()[0];
            game.say(next);
        }
        let first = if villains_turn { croc } else { gordon };
        assert!(matches!(game.topic(), Topic::Skill { figure, .. } if figure == first));
        game.say(Answer::Skill(gotham::answer::SkillPick::Done));
        assert!(matches!(game.topic(), Topic::Skill { figure, .. } if figure != first));
    }
}
