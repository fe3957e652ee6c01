//! Several things that happen at once: which is answered first.

use champions::ask::{Ask, Chosen, Use};
use champions::cites;
use champions::event::Event;
use champions::state::{Place, Thing};
use table::{Right, Seat};

use crate::given::Given;
use crate::kit::Table;

/// Two allies are hurt at once, and the lookout can lessen that.
fn two_hurt_at_once() -> Table {
    let mut table = Given::homebrew(&["spider"], "rhino")
        .says("hit-and-read", "{ when: action, do: [{ deal-damage: { amount: 2, to: { each: ally } } }] }")
        .says("lookout", "{ when: { interrupt: { damage: { to: ally } } }, do: [{ prevent: 1 }] }")
        .own(0, "lookout")
        .own(0, "mockingbird")
        .own(0, "tigra")
        .hand(0, &["hit-and-read"])
        .play();
    table.play_card("hit-and-read", &[]);
    table.window();
    table
}

#[test]
fn of_two_things_at_once_the_player_chooses_which_is_answered() {
    cites!("timing.once-per-occurrence", "timing.one-window-per-occurrence");
    for (chosen, damage) in [("mockingbird", (1, 2)), ("tigra", (2, 1))] {
        let mut table = two_hurt_at_once();
        table.ability("lookout", 0);
        assert!(matches!(table.ask(), Ask::Choose { player: Seat(0), least: 1, most: 1, .. }));
        let nobody = Chosen::Card(Thing::InPlay(table.id("spider-man")));
        assert_eq!(table.refused(nobody), champions::rule!("timing.once-per-occurrence"));
        table.choose(chosen);
        table.answer(Use::Pass);
        assert_eq!((table.damage_on("mockingbird"), table.damage_on("tigra")), damage);
    }
}

#[test]
fn each_of_two_things_at_once_is_answered_once() {
    cites!("timing.once-per-occurrence");
    let mut table = two_hurt_at_once();
    table.ability("lookout", 0);
    table.choose("tigra");
    // The other is left, and nobody is asked which.
    table.ability("lookout", 0);
    assert_eq!(table.ask(), Ask::Turn { player: Seat(0) }, "there is no third");
    assert_eq!((table.damage_on("mockingbird"), table.damage_on("tigra"), table.fired("lookout")), (1, 1, 2));
}

/// Two minions have fallen at once, and the lookout says this.
fn two_fell_at_once(lookout: &str) -> Table {
    let mut table = Given::homebrew(&["spider"], "rhino")
        .says("hit-and-read", "{ when: action, do: [{ deal-damage: { amount: 9, to: { each: minion } } }] }")
        .says("lookout", lookout)
        .own(0, "lookout")
        .foe(Some(0), "shocker")
        .foe(Some(0), "hydra-mercenary")
        .hand(0, &["hit-and-read"])
        .play();
    table.play_card("hit-and-read", &[]);
    table
}

#[test]
fn a_response_to_one_of_two_who_fell_tells_them_apart_by_their_cards() {
    cites!("timing.once-per-occurrence", "timing.response.several");
    let learns = "{ when: { response: { defeat: { what: minion } } }, do: [{ draw: { count: 1 } }] }";
    let mut table = two_fell_at_once(learns);
    table.window();
    table.ability("lookout", 0);
    table.choose_out(Place::EncounterDiscard, "hydra-mercenary");
    table.ability("lookout", 0);
    assert_eq!((table.ask(), table.hand(0)), (Ask::Turn { player: Seat(0) }, 2));
}

#[test]
fn the_first_player_says_which_of_two_things_at_once_a_forced_ability_answers_first() {
    cites!("timing.forced.first-player-orders", "timing.once-per-occurrence");
    let heals = "{ when: { forced-response: { damage: { to: minion } } }, do: [{ heal: { amount: 1, from: { the: damaged } } }] }";
    for (first, second) in [("shocker", "titania"), ("titania", "shocker")] {
        let mut table = Given::homebrew(&["spider"], "rhino")
            .says(
                "hit-and-read",
                "{ when: action, do: [{ deal-damage: { amount: 1, to: { each: minion } } }] }",
            )
            .says("lookout", heals)
            .own(0, "lookout")
            .foe(Some(0), "shocker")
            .foe(Some(0), "titania")
            .hand(0, &["hit-and-read"])
            .play();
        table.play_card("hit-and-read", &[]);
        assert!(matches!(table.ask(), Ask::Choose { player: Seat(0), right: Right::Order, .. }));
        table.choose(first);
        let healed = ["shocker", "titania"].map(|id| (id, table.damage_on(id)));
        // With one left nobody is asked.
        assert_eq!(table.ask(), Ask::Turn { player: Seat(0) }, "{second} {healed:?}");
        let told = table.told().filter_map(|(event, _)| match event {
            Event::Healed { card, .. } => Some(*card),
            _ => None,
        });
        assert_eq!(told.collect::<Vec<_>>(), [first, second].map(|id| table.id(id)));
    }
}

#[test]
fn what_must_happen_answers_each_of_two_things_at_once() {
    cites!("timing.once-per-occurrence", "timing.forced.mandatory");
    let alarm = "{ when: { forced-response: { defeat: { what: minion } } }, do: [add-acceleration] }";
    let mut table = two_fell_at_once(alarm);
    table.settle();
    assert_eq!(table.state().encounter.acceleration_tokens, 2);
}

#[test]
fn who_is_being_defeated_is_not_defeated_once_more() {
    cites!("abilities.when-defeated", "timing.one-window-per-occurrence");
    // Each of two minions takes the other along when it falls.
    let bursts = "{ when: when-defeated, do: [{ defeat: { each: { kind: minion, other-than: self } } }] }";
    let given = Given::new(&["spider"], "rhino").says("hydra-bomber", bursts);
    let mut table = given.foe(Some(0), "hydra-bomber").foe(Some(0), "hydra-bomber").play();
    table.attack("spider-man", "hydra-bomber");
    let fallen =
        |table: &Table| table.told().filter(|(event, _)| matches!(event, Event::Defeated { .. })).count();
    assert!(table.there("hydra-bomber").is_none());
    assert_eq!((table.fired("hydra-bomber"), fallen(&table)), (2, 2));
    // A scheme that takes all of them along takes itself along once.
    let bursts = "{ when: when-defeated, do: [{ defeat: { each: side-scheme } }] }";
    let given = Given::new(&["spider"], "rhino").says("bomb-scare", bursts);
    let given = given.foe(None, "bomb-scare").threat("bomb-scare", 1).foe(None, "crowd-control");
    let mut table = given.threat("crowd-control", 2).play();
    table.thwart("spider-man", "bomb-scare");
    assert!(table.there("bomb-scare").is_none() && table.there("crowd-control").is_none());
    assert_eq!((table.fired("bomb-scare"), fallen(&table)), (1, 2));
}

#[test]
fn whether_a_minion_s_ability_can_do_anything_is_asked_of_the_player_it_is_engaged_with() {
    cites!("timing.once-per-occurrence", "timing.forced.first-player-orders");
    // The first player has no card to lose; the other one has.
    let loses = "{ when: { forced-response: { damage: { to: ally } } }, do: [{ discard: { what: { random: { from: { in: hand } } } } }] }";
    let given = Given::homebrew(&["spider", "hulk"], "rhino")
        .says("hit-and-read", "{ when: action, do: [{ deal-damage: { amount: 1, to: { each: ally } } }] }")
        .says("hydra-mercenary", loses)
        .foe(Some(1), "hydra-mercenary")
        .own(0, "mockingbird")
        .own(0, "tigra")
        .hand(1, &["energy", "strength"]);
    let mut table = given.hand(0, &["hit-and-read"]).play();
    table.play_card("hit-and-read", &[]);
    assert!(
        matches!(table.ask(), Ask::Choose { player: Seat(0), right: Right::Order, .. }),
        "{:?}",
        table.ask()
    );
    table.choose("tigra");
    assert_eq!((table.hand(1), table.fired("hydra-mercenary")), (0, 2));
}

#[test]
fn whether_an_order_is_asked_for_betrays_nothing_of_a_hand() {
    cites!("timing.once-per-occurrence", "players.table-talk.no-duty");
    let loses = "{ when: { forced-response: { damage: { to: ally } } }, do: [{ discard: { what: { each: { in: hand, kind: ally } } } }] }";
    for held in ["energy", "black-cat"] {
        let given = Given::homebrew(&["hulk", "spider"], "rhino")
            .says(
                "hit-and-read",
                "{ when: action, do: [{ deal-damage: { amount: 1, to: { each: ally } } }] }",
            )
            .says("lookout", loses)
            .own(1, "lookout")
            .own(0, "mockingbird")
            .own(0, "tigra")
            .hand(1, &[held]);
        let mut table = given.hand(0, &["hit-and-read"]).play();
        table.play_card("hit-and-read", &[]);
        assert!(matches!(table.ask(), Ask::Choose { player: Seat(0), .. }), "{held}: {:?}", table.ask());
    }
}
