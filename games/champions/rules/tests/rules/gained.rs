//! Text that cards gain: it works as if it were printed on them.

use champions::ask::{Ask, TurnOption, Use};
use champions::card::ability::{Stat, Status};
use champions::event::Event;
use champions::state::{InPlayId, Reading};
use champions::{cites, rule};
use table::Seat;

use crate::given::Given;
use crate::kit::Table;

fn spider() -> Given {
    Given::homebrew(&["spider"], "rhino")
}

/// The places of the abilities that a card has.
fn places(table: &Table, id: &str) -> Vec<u8> {
    table.game.now().abilities(table.find(id)).map(|(place, _)| place).collect()
}

/// An Action of a card, counted among all that the card has.
fn action(table: &Table, id: &str, nth: usize) -> TurnOption {
    let actions = table.game.now().abilities(table.find(id));
    let mut actions = actions.filter(|(_, it)| it.when.value == champions::card::ability::When::Action);
    TurnOption::Action { card: table.id(id), place: actions.nth(nth).expect("it has that many").0 }
}

#[test]
fn an_action_that_an_ally_has_gained_is_used_as_if_it_were_printed_there() {
    cites!("effects.gain-characteristic");
    let mut table = spider().own(0, "mockingbird").own(0, "drill-sergeant").play();
    let ally = table.id("mockingbird");
    table.answer(action(&table, "mockingbird", 0));
    assert_eq!(table.damage_on("rhino-1"), 1);
    // `self` is the ally, not the support that lets her gain it.
    table.answer(action(&table, "mockingbird", 1));
    assert!(table.has("mockingbird", Status::Tough) && !table.has("drill-sergeant", Status::Tough));
    let used = table.told().filter(|(event, _)| matches!(event, Event::AbilityUsed { .. })).count();
    assert_eq!((used, table.find("mockingbird").id), (2, ally));
}

#[test]
fn who_gains_text_has_it_only_while_the_card_says_so_that_lets_it_gain_it() {
    cites!("effects.gain-characteristic");
    let with = spider().own(0, "mockingbird").own(0, "drill-sergeant").play();
    let without = spider().own(0, "mockingbird").play();
    assert_eq!(places(&with, "mockingbird").len(), places(&without, "mockingbird").len() + 2);
    // One attack is one more with it, by the ally's own new text.
    assert_eq!(with.value("mockingbird", Stat::Atk), without.value("mockingbird", Stat::Atk) + 1);
    let mut table = with;
    let lost = action(&table, "mockingbird", 0);
    let mut other = spider().own(0, "mockingbird").play();
    assert_eq!(other.refused(lost), rule!("abilities.triggered-definition"));
    assert!(table.offers(lost));
    table.answer(lost);
}

#[test]
fn only_those_that_the_card_names_gain_text() {
    cites!("effects.gain-characteristic");
    // The allies of its controller, neither those of somebody else nor a support.
    let given = Given::homebrew(&["spider", "hulk"], "rhino").own(0, "mockingbird").own(1, "hulk");
    let table = given.own(0, "drill-sergeant").own(0, "helicarrier").play();
    assert_eq!(places(&table, "mockingbird").len(), 3);
    assert_eq!((places(&table, "hulk").len(), places(&table, "helicarrier").len()), (1, 1));
    assert_eq!(table.value("hulk", Stat::Atk), 3);
}

#[test]
fn an_ability_that_is_gained_twice_is_there_twice() {
    cites!("effects.gain-characteristic", "abilities.constant.stacking", "limits.limit");
    let given = spider().own(0, "mockingbird").own(0, "drill-sergeant").own(0, "drill-sergeant");
    let mut table = given.play();
    assert_eq!(table.value("mockingbird", Stat::Atk), 3);
    // Each has its own limit: once for each, and then no more.
    let uses = [0, 2].map(|nth| action(&table, "mockingbird", nth));
    for once in uses {
        table.answer(once);
        assert_eq!(table.refused(once), rule!("limits.limit"));
    }
    assert_eq!(table.damage_on("rhino-1"), 2);
}

#[test]
fn the_limit_of_a_gained_ability_is_each_cards_own_and_begins_anew_each_round() {
    cites!("limits.limit");
    let given = spider().own(0, "mockingbird").own(0, "hulk").own(0, "drill-sergeant");
    let mut table = given.play();
    let uses = ["mockingbird", "hulk"].map(|id| action(&table, id, 0));
    for once in uses {
        table.answer(once);
    }
    assert_eq!((table.damage_on("rhino-1"), table.refused(uses[0])), (2, rule!("limits.limit")));
    table.end_turn();
    table.until(|ask| matches!(ask, Ask::Turn { .. }));
    assert!(table.offers(action(&table, "mockingbird", 0)));
}

#[test]
fn the_maximum_of_a_gained_ability_counts_all_cards_that_have_it() {
    cites!("limits.max-in-ability");
    let given = spider().own(0, "mockingbird").own(0, "hulk").own(0, "drill-sergeant");
    let mut table = given.own(0, "drill-sergeant").play();
    table.answer(action(&table, "mockingbird", 1));
    for (id, nth) in [("mockingbird", 1), ("mockingbird", 3), ("hulk", 1), ("hulk", 3)] {
        let again = action(&table, id, nth);
        assert_eq!(table.refused(again), rule!("limits.max-in-ability"), "{id}");
    }
}

#[test]
fn a_resource_ability_that_lasts_for_a_phase_pays() {
    cites!("effects.gain-characteristic", "effects.lasting.as-constant");
    let mut table = spider().own(0, "mockingbird").hand(0, &["pep-talk", "haymaker", "genius"]).play();
    table.play_card("pep-talk", &[]);
    let haymaker = table.card("haymaker");
    table.answer(TurnOption::Play(haymaker));
    let (ally, place) = (table.id("mockingbird"), *places(&table, "mockingbird").last().expect("gained"));
    table.answer(champions::ask::Pay::Ability { card: ally, place });
    assert!(table.find("mockingbird").exhausted);
    table.pay(&["genius"]);
    table.choose("rhino-1");
    assert_eq!(table.damage_on("rhino-1"), 3);
    // In the next phase she has it no more.
    table.end_turn();
    table.until(|ask| matches!(ask, Ask::Turn { .. }));
    assert!(!places(&table, "mockingbird").contains(&place));
}

#[test]
fn what_must_happen_is_gained_too_also_by_what_lies_face_down() {
    cites!("effects.gain-characteristic", "abilities.when-defeated");
    let given = spider().foe(None, "hive-mind").drone(0).villain_phase();
    let table = given.play();
    let drone = table.state().in_play.iter().find(|card| card.facedown.is_some()).expect("a drone").id;
    let abilities = |id: InPlayId| {
        let card = *table.state().find(id).expect("in play");
        table.game.now().abilities(&card).count()
    };
    assert_eq!(abilities(drone), 2);
    // It falls: the player with whom it is engaged is dealt a card.
    let says = "{ when: action, do: [{ deal-damage: { amount: 9, to: { each: minion } } }] }";
    let given = Given::homebrew(&["spider"], "ultron").foe(None, "ultron-drones").drone(0);
    let mut table = given.says("one-shot", says).own(0, "one-shot").foe(None, "hive-mind").play();
    table.act("one-shot");
    table.settle();
    assert_eq!(table.state().player(Seat(0)).dealt.len(), 1);
    // It attacks, and is tough after that.
    let given = spider().foe(None, "hive-mind").foe(Some(0), "hydra-mercenary").villain_phase();
    let mut table = given.draws(&["im-tough"]).play();
    table.until(|ask| matches!(ask, Ask::Turn { .. }));
    assert!(table.has("hydra-mercenary", Status::Tough));
}

#[test]
fn two_things_that_are_gained_and_forced_are_ordered_by_the_first_player() {
    cites!("timing.forced.first-player-orders", "effects.gain-characteristic");
    // Each of the two who fall has gained what deals a card.
    let says = "{ when: action, do: [{ deal-damage: { amount: 9, to: { each: minion } } }] }";
    let given = spider().says("one-shot", says).own(0, "one-shot").foe(None, "hive-mind");
    let mut table = given.foe(Some(0), "hydra-mercenary").foe(Some(0), "shocker").play();
    table.act("one-shot");
    let ids = ["hydra-mercenary", "shocker"].map(|id| table.id(id));
    let places = ids.map(|card| {
        let card = *table.state().find(card).expect("in play");
        let mut abilities = table.game.now().abilities(&card).map(|(place, _)| place);
        abilities.find(|place| usize::from(*place) >= champions::card::ABILITIES).expect("gained")
    });
    assert!(matches!(table.ask(), Ask::Forced { player: Seat(0), .. }));
    for (card, place) in ids.into_iter().zip(places) {
        assert!(table.offers(Use::Ability { card, place }));
    }
}

#[test]
fn an_event_has_no_action_that_cards_in_play_could_gain() {
    cites!("effects.gain-characteristic", "player-phase.turn.action-event");
    let action = "{ when: action, do: [{ deal-damage: { amount: 1, to: villain } }] }";
    let given = spider().says_all("overflow", &[action, action]).hand(0, &["overflow"]);
    let mut table = given.play();
    let card = table.card("overflow");
    table.answer(TurnOption::Play(card));
    assert_eq!(table.ask(), Ask::Action { player: Seat(0), card });
    let places = (0..table.cards.gained.len()).filter_map(|gained| champions::card::gained_place(gained, 0));
    for place in places.collect::<Vec<u8>>() {
        let refused = table.refused(Use::Event { card, place });
        assert_eq!(refused, rule!("abilities.triggered-definition"), "{place}");
    }
    table.answer(Use::Event { card, place: 1 });
    assert_eq!(table.damage_on("rhino-1"), 1);
}
