//! Who "you" are on a card of the scenario that lies before one player: at a player's card, or engaged with one.

use champions::ask::{Ask, TurnOption};
use champions::card::ability::Status;
use champions::{cites, rule};
use table::Seat;

use crate::given::Given;

fn spider_and_hulk() -> Given {
    Given::new(&["spider", "hulk"], "rhino")
}

#[test]
fn what_is_forced_at_a_players_card_speaks_to_that_player() {
    cites!("abilities.you");
    let stings = "{ when: { forced-response: { attack: { by: your-hero } } }, do: [{ deal-damage: { amount: 1, to: you } }] }";
    let given = || spider_and_hulk().says("charge", stings).foe(None, "charge").attached_to("she-hulk");
    // It is not that player's turn, nor that player's attack.
    let mut table = given().play();
    table.attack("spider-man", "rhino-1");
    assert_eq!((table.damage_on("spider-man"), table.damage_on("she-hulk")), (0, 0));
    let mut given = given();
    given.state.active = Some(Seat(1));
    let mut table = given.play();
    table.attack("she-hulk", "rhino-1");
    assert_eq!((table.damage_on("spider-man"), table.damage_on("she-hulk")), (0, 1));
}

#[test]
fn what_always_holds_at_a_players_card_speaks_of_that_player() {
    cites!("abilities.you");
    let bound = "{ cannot: { change-form: { who: you } } }";
    let given = || spider_and_hulk().modifies("charge", bound).foe(None, "charge");
    let mut table = given().attached_to("spider-man").play();
    assert_eq!(table.refused(TurnOption::ChangeForm), rule!("precedence.cannot-is-absolute"));
    // At another player's card it is nothing to this one, and at the villain it speaks of nobody.
    for host in ["she-hulk", "rhino-1"] {
        let mut table = given().attached_to(host).play();
        table.answer(TurnOption::ChangeForm);
    }
    // At a minion it speaks of who is engaged with it.
    let engaged = |seat: u8| {
        let given = spider_and_hulk().modifies("charge", bound).foe(Some(seat), "shocker");
        given.foe(None, "charge").attached_to("shocker").play()
    };
    assert_eq!(engaged(0).refused(TurnOption::ChangeForm), rule!("precedence.cannot-is-absolute"));
    engaged(1).answer(TurnOption::ChangeForm);
}

#[test]
fn a_minion_speaks_to_who_is_engaged_with_it_unless_it_attacks_another_itself() {
    cites!("abilities.you");
    let jeers = "{ when: { forced-interrupt: { attack: { by: enemy, against: you } } }, do: [{ give-status: { status: confused, to: you } }] }";
    // The villain attacks one player, and then the other, with whom the minion is engaged.
    let given =
        spider_and_hulk().says("shocker", jeers).foe(Some(1), "shocker").status("shocker", Status::Stunned);
    let mut table = given.villain_phase().play();
    table.until(|ask| matches!(ask, Ask::Defend { target: Seat(1), .. }));
    assert!(!table.has("spider-man", Status::Confused) && table.has("she-hulk", Status::Confused));
    // Its own attack speaks to whom it attacks: another player who defends is the target by then.
    let says = "{ when: { forced-response: { attack: { by: self, against: you } } }, do: [{ give-status: { status: confused, to: you } }] }";
    let given =
        spider_and_hulk().says("shocker", says).foe(Some(1), "shocker").status("rhino-1", Status::Stunned);
    let mut given = given.with("she-hulk", |it| it.exhausted = true).villain_phase();
    given.state.phase = champions::state::Phase::Villain(champions::state::VillainStep::Minions(Seat(1)));
    let mut table = given.play();
    table.defend("spider-man");
    table.until(|ask| matches!(ask, Ask::Turn { .. }));
    assert!(table.has("spider-man", Status::Confused) && !table.has("she-hulk", Status::Confused));
}
