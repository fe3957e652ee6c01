//! What triggers an ability, for whom, and what does not (chapter "Abilities").

use champions::ask::{Ask, May, TurnOption};
use champions::card::ability::{Stat, Status};
use champions::modifiers::value;
use champions::timing::Side;
use champions::{cites, rule};
use table::Seat;

use crate::given::Given;

#[test]
fn a_card_does_everything_that_its_text_says() {
    cites!("abilities.definition");
    // The mayfly says two things: it grows, and it flies home.
    let mut table = Given::homebrew(&["spider"], "rhino").own(0, "mayfly").play();
    let card = table.id("mayfly");
    let [grows, leaves] = [0, 1].map(|place| TurnOption::Action { card, place });
    assert!(table.offers(grows) && table.offers(leaves));
    table.answer(grows);
    assert_eq!(table.value("mayfly", Stat::Atk), 4);
    table.answer(leaves);
    assert!(table.in_hand(0, "mayfly"));
}

#[test]
fn what_has_a_trigger_waits_for_it_and_the_rest_holds() {
    cites!("abilities.triggered-definition", "abilities.constant-definition");
    // Spider-Sense waits for an attack: it is no action.
    let mut table = Given::new(&["spider"], "rhino").play();
    let sense = TurnOption::Action { card: table.id("spider-man"), place: 0 };
    assert!(!table.offers(sense));
    assert_eq!(table.refused(sense), rule!("timing.trigger-condition"));
    // Superhuman Strength says one thing without a trigger, and another that waits for her attack.
    let table = Given::new(&["hulk"], "rhino").own(0, "superhuman-strength").play();
    let text = &table.cards.card(table.card("superhuman-strength")).front().text;
    assert_eq!((text.modifiers.len(), text.abilities.len()), (1, 1));
    assert_eq!(table.value("she-hulk", Stat::Atk), 3 + 2);
    assert!(!table.has("rhino-1", Status::Stunned));
}

#[test]
fn a_copy_that_speaks_of_itself_changes_no_other() {
    cites!("abilities.self-reference");
    let given = Given::homebrew(&["spider"], "rhino").own(0, "mayfly");
    let one = given.id("mayfly");
    let mut table = given.own(0, "mayfly").play();
    let other = table.id("mayfly");
    table.answer(TurnOption::Action { card: one, place: 0 });
    let atk = |id| value(table.game.now(), table.state().find(id).expect("in play"), Stat::Atk);
    assert_eq!((atk(one), atk(other)), (Some(4), Some(2)));
}

#[test]
fn when_defeated_needs_no_player_who_defeats() {
    cites!("abilities.forced-triggered-by-game");
    // An ally is not its player, so that no player has defeated the soldier.
    let mut table = Given::new(&["spider", "hulk"], "rhino")
        .own(0, "mockingbird")
        .foe(Some(1), "hydra-soldier")
        .damage("hydra-soldier", 3)
        .play();
    table.attack("mockingbird", "hydra-soldier");
    table.settle();
    assert!(table.there("hydra-soldier").is_none());
    assert_eq!(table.state().player(Seat(1)).dealt.len(), 1);
}

#[test]
fn the_form_of_the_first_player_is_nothing_to_the_others() {
    cites!("abilities.form-word");
    // The first player is an alter-ego, and the second a hero who may use what is for heroes.
    let given = || Given::new(&["spider", "panther"], "klaw").alter_ego(0);
    let mut table = given().own(1, "panther-claws").hand(1, &["wakanda-forever-wild", "energy"]).play();
    table.end_turn();
    assert_eq!(table.ask(), Ask::Turn { player: Seat(1) });
    assert!(table.offers(TurnOption::Play(table.card("wakanda-forever-wild"))));
    // What the second reveals attacks a hero, and takes no card of an alter-ego's hand.
    let mut table = given()
        .hand(1, &["energy"])
        .dealt(1, &["klaws-vengeance"])
        .draws(&["armored-guard", "armored-guard"])
        .play();
    table.until(|ask| matches!(ask, Ask::Turn { .. }));
    assert!(table.in_hand(1, "energy") && table.damage_on("black-panther") > 0);
}

#[test]
fn everything_that_a_card_says_when_revealed_resolves() {
    cites!("abilities.when-revealed");
    // Shocker says twice what he says once.
    let mut table = Given::new(&["spider"], "rhino")
        .print("shocker", |card| {
            let abilities = &mut card.faces[0].text.abilities;
            abilities.push(abilities[0].clone());
        })
        .dealt(0, &["shocker"])
        .play();
    table.settle();
    assert_eq!(table.damage_on("spider-man"), 2);
}

#[test]
fn what_hurts_an_ally_does_not_hurt_its_player() {
    cites!("abilities.you");
    // The lesson is for a player who takes damage.
    let learns = |defender: &str| {
        let given = Given::homebrew(&["spider"], "rhino").own(0, "lesson-learned").own(0, "hulk");
        let mut table = given.villain_phase().draws(&["charge"]).play();
        table.defend(defender);
        table.until(|ask| matches!(ask, Ask::Window { side: Side::After, .. } | Ask::Turn { .. }));
        (table.damage_on(defender) > 0, matches!(table.ask(), Ask::Window { .. }))
    };
    assert_eq!((learns("spider-man"), learns("hulk")), ((true, true), (true, false)));
}

#[test]
fn a_boost_ability_is_silent_when_its_card_is_revealed() {
    cites!("abilities.triggered.types");
    // As a boost card Tiger Shark makes the villain tough.
    let mut table = Given::new(&["spider"], "klaw").dealt(0, &["tiger-shark"]).play();
    table.settle();
    assert!(table.there("tiger-shark").is_some() && !table.has("klaw-1", Status::Tough));
    assert_eq!(table.fired("tiger-shark"), 0);
}

#[test]
fn an_ally_says_its_last_word_too() {
    cites!("abilities.when-defeated");
    let mut table = Given::new(&["spider"], "rhino")
        .says("mockingbird", "when: when-defeated\ndo: [{ draw: { count: 1 } }]")
        .own(0, "mockingbird")
        .villain_phase()
        .damage("mockingbird", 2)
        .play();
    table.defend("mockingbird");
    assert!(table.discarded(0, "mockingbird"));
    assert_eq!(table.hand(0), 1);
}

#[test]
fn a_player_who_may_do_something_may_leave_it() {
    cites!("abilities.may");
    let mut table = Given::homebrew(&["spider", "hulk"], "rhino")
        .own(1, "watchful")
        .with("she-hulk", |card| card.exhausted = true)
        .play();
    table.attack("spider-man", "rhino-1");
    table.may(May::No);
    assert!(table.find("she-hulk").exhausted);
}
