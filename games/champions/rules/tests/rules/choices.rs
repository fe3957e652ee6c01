//! Step 5 and step 6 of initiating: what is chosen before anybody could cancel, and what is cancelled.

use champions::ask::Ask;
use champions::cites;
use champions::event::Event;
use champions::state::Place;
use champions::timing::Moment;
use table::Seat;

use crate::given::Given;
use crate::kit::Table;

/// A support that could cancel what events and abilities of upgrades do.
const CANCELS: &str =
    "{ when: { interrupt: { initiate: { what: { any: [event, upgrade] } } } }, do: [{ cancel: effects }] }";

/// An upgrade that does this as an action, with somebody about who could cancel it.
fn could_be_cancelled(steps: &str) -> Given {
    let given = Given::homebrew(&["spider", "hulk"], "rhino").says("one-shot", CANCELS).own(0, "one-shot");
    given.says("bracelet", &format!("{{ when: action, do: {steps} }}")).own(0, "bracelet")
}

/// Whether somebody is asked now who could cancel a card or an ability.
fn is_step_six(table: &Table) -> bool {
    matches!(table.ask(), Ask::Window { moment: Moment::Play { .. } | Moment::Initiate { .. }, .. })
}

#[test]
fn whom_an_event_strikes_is_chosen_before_anybody_could_cancel_it() {
    cites!("initiating.step5-choices", "initiating.step6-begins");
    for cancelled in [false, true] {
        let given = Given::homebrew(&["spider"], "rhino").says("one-shot", CANCELS).own(0, "one-shot");
        let given = given.foe(Some(0), "shocker").hand(0, &["haymaker", "energy"]);
        let mut table = given.play();
        table.play_card("haymaker", &["energy"]);
        assert!(matches!(table.ask(), Ask::Choose { player: Seat(0), .. }));
        table.choose("shocker");
        assert!(is_step_six(&table) && table.damage_on("shocker") == 0);
        if cancelled {
            table.ability("one-shot", 0);
        }
        // Nobody is asked again.
        table.until(|ask| matches!(ask, Ask::Choose { .. } | Ask::Turn { .. }));
        assert_eq!(table.ask(), Ask::Turn { player: Seat(0) });
        assert_eq!((table.there("shocker").is_some(), table.damage_on("rhino-1")), (cancelled, 0));
    }
}

#[test]
fn whatever_an_ability_needs_to_be_chosen_is_chosen_before_anybody_could_cancel_it() {
    cites!("initiating.step5-choices", "initiating.step6-begins");
    // A player, an option with a target in it, targets of two sentences, and shares of damage.
    let mut table = could_be_cancelled("[{ draw: { who: { choose: any }, count: 1 } }]").play();
    table.act("bracelet");
    table.answer(Seat(1));
    assert!(is_step_six(&table) && table.hand(1) == 0);
    table.settle();
    assert_eq!((table.hand(0), table.hand(1)), (0, 1));
    let named = "[{ choose-player: { bind: friend } }, { draw: { who: { the: friend }, count: 1 } }]";
    let mut table = could_be_cancelled(named).play();
    table.act("bracelet");
    table.answer(Seat(1));
    assert!(is_step_six(&table));
    table.settle();
    assert_eq!((table.hand(0), table.hand(1)), (0, 1));
    let options = "[{ choose-one: [{ do: [{ draw: { count: 1 } }] }, \
                   { do: [{ deal-damage: { amount: 1, to: { choose: { from: enemy } } } }] }] }]";
    let mut table = could_be_cancelled(options).foe(Some(0), "shocker").play();
    table.act("bracelet");
    table.option(1);
    table.choose("shocker");
    assert!(is_step_six(&table));
    table.settle();
    assert_eq!((table.damage_on("shocker"), table.damage_on("rhino-1"), table.hand(0)), (1, 0, 0));
    let twice = "[{ deal-damage: { amount: 1, to: { choose: { from: enemy, bind: first } } } }, \
                 { deal-damage: { amount: 2, to: { choose: { from: { kind: enemy, other-than: { the: first } } } } } }]";
    let mut table = could_be_cancelled(twice).foe(Some(0), "shocker").foe(Some(0), "titania").play();
    table.act("bracelet");
    table.choose("shocker");
    table.choose("titania");
    assert!(is_step_six(&table));
    table.settle();
    let damage = ["shocker", "titania", "rhino-1"].map(|id| table.damage_on(id));
    assert_eq!(damage, [1, 2, 0]);
    let shares = "[{ assign-damage: { amount: 2, among: enemy } }]";
    let mut table = could_be_cancelled(shares).foe(Some(0), "shocker").play();
    table.act("bracelet");
    for id in ["shocker", "rhino-1"] {
        let id = table.id(id);
        table.answer(id);
    }
    assert!(is_step_six(&table));
    table.settle();
    assert_eq!((table.damage_on("shocker"), table.damage_on("rhino-1")), (1, 1));
    let moved =
        "[{ move-damage: { amount: 1, from: { choose: { from: ally } }, to: { choose: { from: enemy } } } }]";
    let given = could_be_cancelled(moved).own(0, "mockingbird").own(0, "hulk").foe(Some(0), "shocker");
    let mut table = given.damage("mockingbird", 1).damage("hulk", 1).play();
    table.act("bracelet");
    table.choose("hulk");
    table.choose("shocker");
    assert!(is_step_six(&table));
    table.settle();
    assert_eq!((table.damage_on("hulk"), table.damage_on("shocker")), (0, 1));
}

#[test]
fn what_speaks_of_an_outcome_or_of_a_hand_is_chosen_when_its_sentence_comes() {
    cites!("initiating.step5-choices", "abilities.sentence-by-sentence");
    // Who may be discarded is known once the card is drawn.
    let drawn = "[{ draw: { count: 1 } }, { discard: { what: { choose: { from: { in: hand } } } } }]";
    let given = could_be_cancelled(drawn).hand(0, &["energy"]).draws(&["genius"]);
    let mut table = given.play();
    table.act("bracelet");
    assert!(is_step_six(&table));
    table.until(|ask| matches!(ask, Ask::Choose { .. }));
    table.choose_out(Place::Hand(Seat(0)), "genius");
    table.settle();
    assert!(table.in_hand(0, "energy") && table.discarded(0, "genius"));
    // What stands behind `then` is chosen then.
    let then = "[{ deal-damage: { amount: 9, to: { choose: { from: minion } } } }, \
                { then: [{ deal-damage: { amount: 1, to: { choose: { from: enemy } } } }] }]";
    let given = could_be_cancelled(then).foe(Some(0), "shocker").foe(Some(0), "titania");
    let mut table = given.play();
    table.act("bracelet");
    table.choose("titania");
    assert!(is_step_six(&table));
}

#[test]
fn a_card_that_is_to_stay_in_play_can_be_cancelled_as_it_starts_being_played() {
    cites!("initiating.step6-begins", "initiating.step7-resolves");
    let given = || Given::homebrew(&["spider"], "rhino").foe(None, "customs-post");
    let mut table = given().hand(0, &["mockingbird", "energy", "genius"]).play();
    table.play_card("mockingbird", &["energy", "genius"]);
    table.settle();
    assert!(table.there("mockingbird").is_none() && table.discarded(0, "mockingbird"));
    assert!(table.discarded(0, "energy") && table.discarded(0, "genius"), "it stays paid");
    let card = table.card("mockingbird");
    let told: Vec<&Event> = table.told().map(|(event, _)| event).collect();
    assert!(told.contains(&&Event::Played { player: Seat(0), card }));
    assert!(told.contains(&&Event::Cancelled { card }));
    // To whom an upgrade is attached is chosen before, and a support is none of its business.
    let given = given().own(0, "mockingbird").own(0, "hulk").hand(0, &["bracelet", "one-shot"]);
    let mut table = given.play();
    table.play_card("bracelet", &[]);
    assert!(matches!(table.ask(), Ask::Choose { .. }));
    table.choose("hulk");
    table.settle();
    assert!(table.there("bracelet").is_none() && table.discarded(0, "bracelet"));
    table.play_card("one-shot", &[]);
    assert!(table.there("one-shot").is_some());
}
