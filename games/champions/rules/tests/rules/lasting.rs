//! What outlives its ability, and what is printed beside what was gained.

use champions::ask::{Ask, TurnOption};
use champions::card::ability::{Stat, Status};
use champions::state::Place;
use champions::timing::{Moment, Side};
use champions::{cites, rule};
use table::Seat;

use crate::given::Given;
use crate::kit::Table;

fn homebrewed() -> Given {
    Given::homebrew(&["spider"], "rhino")
}

#[test]
fn what_happens_later_speaks_of_what_was_done_before() {
    cites!("effects.delayed.definition");
    let mut table = homebrewed().hand(0, &["overtime", "mockingbird", "jessica-jones"]).play();
    table.play_card("overtime", &[]);
    table.choose_out(Place::Hand(Seat(0)), "jessica-jones");
    table.settle();
    assert!(table.there("jessica-jones").is_some() && table.state().delayed.len() == 1);
    table.end_turn();
    table.until(|ask| matches!(ask, Ask::Defend { .. } | Ask::Turn { .. }));
    assert!(table.there("jessica-jones").is_none() && table.discarded(0, "jessica-jones"));
    assert!(table.state().delayed.is_empty());
    // It speaks of who attacked, too, when the attack is long over.
    let mut table = homebrewed().own(0, "grudge").foe(Some(0), "shocker").villain_phase().play();
    table.until(|ask| matches!(ask, Ask::Window { side: Side::After, .. }));
    table.ability("grudge", 0);
    table.until(|ask| matches!(ask, Ask::Turn { .. }));
    assert_eq!(table.damage_on("rhino-1"), 1);
}

#[test]
fn what_lasts_speaks_of_the_card_that_was_chosen() {
    cites!("effects.lasting.definition", "zones.leaves-play-no-memory");
    let given = || {
        let tired = |card: &mut champions::state::InPlay| card.exhausted = true;
        let given = homebrewed().own(0, "mockingbird").own(0, "tigra").hand(0, &["second-shift"]);
        given.with("mockingbird", tired).with("tigra", tired)
    };
    let atk = |table: &Table, id: &str| (table.value(id, Stat::Atk), table.value(id, Stat::Thw));
    let mut table = given().play();
    let before = [atk(&table, "mockingbird"), atk(&table, "tigra")];
    table.play_card("second-shift", &[]);
    table.choose("tigra");
    let after = [atk(&table, "mockingbird"), atk(&table, "tigra")];
    assert_eq!(after, [(before[0].0, before[0].1 + 1), (before[1].0 + 1, before[1].1)]);
    table.end_turn();
    table.until(|ask| matches!(ask, Ask::Defend { .. } | Ask::Turn { .. }));
    assert_eq!([atk(&table, "mockingbird"), atk(&table, "tigra")], before);
    // A card that comes back is another one.
    let mut table =
        given().hand(0, &["second-wind", "energy", "genius", "strength"]).damage("tigra", 2).play();
    table.play_card("second-shift", &[]);
    table.choose("tigra");
    table.attack("tigra", "rhino-1");
    table.settle();
    assert!(table.discarded(0, "tigra"));
    table.play_card("second-wind", &[]);
    let card = table.card("tigra");
    table.answer(TurnOption::PlayFromDiscard(card));
    table.pay(&["energy", "genius"]);
    table.settle();
    assert_eq!(atk(&table, "tigra"), (before[1].0, before[1].1 + 1));
}

#[test]
fn what_lasts_knows_every_player_by_name() {
    cites!("effects.lasting.definition");
    let mut table = Given::homebrew(&["spider", "hulk"], "rhino").hand(0, &["two-teams"]).play();
    let of = |table: &Table, id: &str| (table.value(id, Stat::Atk), table.value(id, Stat::Thw));
    let before = [of(&table, "spider-man"), of(&table, "she-hulk")];
    table.play_card("two-teams", &[]);
    table.answer(Seat(1));
    table.answer(Seat(0));
    let after = [of(&table, "spider-man"), of(&table, "she-hulk")];
    assert_eq!(after, [(before[0].0, before[0].1 + 1), (before[1].0 + 1, before[1].1)]);
}

#[test]
fn what_is_printed_is_read_without_what_modifiers_add() {
    cites!("effects.printed");
    let strike = "{ when: action, do: [{ deal-damage: { amount: { stat: { of: your-hero, is: printed-atk } }, to: villain } }] }";
    let mut table = homebrewed()
        .modifies("hero-camp", "stat: { of: your-hero, is: atk, by: 1 }")
        .own(0, "hero-camp")
        .says("one-shot", strike)
        .own(0, "one-shot")
        .play();
    let atk = [Stat::Atk, Stat::PrintedAtk].map(|stat| table.value("spider-man", stat));
    assert_eq!(atk, [3, 2]);
    table.act("one-shot");
    assert_eq!(table.damage_on("rhino-1"), 2);
    let printed = [Stat::PrintedThw, Stat::PrintedDef].map(|stat| table.value("spider-man", stat));
    assert_eq!(printed, [1, 3]);
    let rhino = [Stat::PrintedAtk, Stat::PrintedSch].map(|stat| table.value("rhino-1", stat));
    assert_eq!(rhino, [2, 1]);
    let table = homebrewed()
        .modifies("hero-camp", "stat: { of: you, is: rec, by: 1 }")
        .own(0, "hero-camp")
        .alter_ego(0)
        .play();
    assert_eq!([Stat::Rec, Stat::PrintedRec].map(|stat| table.value("spider-man", stat)), [4, 3]);
}

#[test]
fn a_keyword_that_was_gained_is_not_printed() {
    cites!("effects.gained-not-printed", "effects.gain-characteristic");
    let stunned = |filter: &str| {
        let stun = format!(
            "{{ when: action, do: [{{ give-status: {{ status: stunned, to: {{ each: {{ kind: minion, {filter} }} }} }} }}] }}"
        );
        let mut table = homebrewed()
            .modifies("hero-camp", "keyword: { of: { kind: minion, is: exhausted }, gains: guard }")
            .own(0, "hero-camp")
            .says("one-shot", &stun)
            .own(0, "one-shot")
            .foe(Some(0), "hydra-mercenary")
            .foe(Some(0), "shocker")
            .with("shocker", |card| card.exhausted = true)
            .foe(Some(0), "hydra-bomber")
            .play();
        table.act("one-shot");
        ["hydra-mercenary", "shocker", "hydra-bomber"].map(|id| table.has(id, Status::Stunned))
    };
    assert_eq!(stunned("keyword: guard"), [true, true, false]);
    assert_eq!(stunned("printed-keyword: guard"), [true, false, false]);
}

#[test]
fn what_lasts_for_a_phase_is_made_in_that_phase_alone() {
    cites!("effects.lasting.only-in-period", "effects.lasting.expiry");
    let mut table = homebrewed().own(0, "short-burst").own(0, "long-night").draws(&["im-tough"]).play();
    assert_eq!(table.cannot_act("long-night"), rule!("abilities.must-be-able-to-change-state"));
    table.act("short-burst");
    assert_eq!(table.value("spider-man", Stat::Atk), 3);
    table.end_turn();
    table.until(|ask| matches!(ask, Ask::Window { moment: Moment::Attack { .. }, .. }));
    // The player phase is over, and what lasts for it can be made no more; what lasts for the villain phase can.
    assert_eq!(table.value("spider-man", Stat::Atk), 2);
    let uses =
        ["short-burst", "long-night"].map(|id| champions::ask::Use::Ability { card: table.id(id), place: 1 });
    assert_eq!(uses.map(|what| table.offers(what)), [false, true]);
    table.ability("long-night", 1);
    assert_eq!((table.value("spider-man", Stat::Def), table.damage_on("rhino-1")), (4, 0));
    table.settle();
    // The round goes on with the next player phase: both ends are over.
    assert_eq!((table.value("spider-man", Stat::Def), table.damage_on("rhino-1")), (3, 1));
    assert!(table.state().lasting.is_empty() && table.state().delayed.is_empty());
}
