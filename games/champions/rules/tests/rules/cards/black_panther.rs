//! Black Panther's cards.

use champions::ask::{Ask, Chosen, TurnOption};
use champions::state::{Place, Thing};
use champions::{cites, rule};
use table::Seat;

use crate::given::Given;
use crate::kit::Table;

fn panther() -> Given {
    Given::new(&["panther"], "rhino")
}

#[test]
fn he_retaliates() {
    cites!("keywords.retaliate", "keywords.retaliate.no-damage-needed");
    let mut table = panther().villain_phase().draws(&["hard-to-keep-down", "stampede"]).play();
    table.defend("black-panther");
    table.until(|ask| !matches!(ask, Ask::Defend { .. } | Ask::Window { .. }));
    // DEF 2 against ATK 2: no damage, but he was attacked.
    assert!(table.told().any(|(_, why)| why == rule!("keywords.retaliate")));
}

#[test]
fn foresight_finds_an_upgrade_in_setup() {
    cites!("setup.14-character-setup", "effects.search.add", "effects.search.choose-among");
    let mut table = Table::new(&["black-panther-protection"], "rhino");
    table.until(|ask| matches!(ask, Ask::Choose { .. }));
    // By chance of the script the suit is still in the deck.
    table.choose_out(Place::Deck(Seat(0)), "vibranium-suit");
    assert!(table.in_hand(0, "vibranium-suit"));
    table.turn_of(0);
    assert_eq!((table.hand(0), table.fired("black-panther")), (7, 1));
}

#[test]
fn shuri_brings_an_upgrade() {
    cites!("effects.search.add", "timing.response.definition");
    let mut table = panther().hand(0, &["shuri", "energy"]).play();
    table.play_card("shuri", &["energy"]);
    table.window();
    table.ability("shuri", 0);
    table.choose_out(Place::Deck(Seat(0)), "tenacity");
    assert!(table.in_hand(0, "tenacity"));
}

#[test]
fn ancestral_knowledge_returns_three_different_cards() {
    cites!("initiating.restrictions-all");
    let pile = ["vibranium", "vibranium", "shuri", "tenacity", "emergency"];
    let mut table =
        panther().alter_ego(0).hand(0, &["ancestral-knowledge", "energy"]).discard(0, &pile).play();
    let deck = table.state().player(Seat(0)).deck.len();
    table.play_card("ancestral-knowledge", &["energy"]);
    table.choose_out(Place::Discard(Seat(0)), "vibranium");
    let again = table.card("vibranium");
    let twice = Chosen::Card(Thing::Out(Place::Discard(Seat(0)), again));
    assert_eq!(table.refused(twice), rule!("initiating.restrictions-all"));
    table.choose_out(Place::Discard(Seat(0)), "shuri");
    table.choose_out(Place::Discard(Seat(0)), "tenacity");
    assert_eq!(table.state().player(Seat(0)).deck.len(), deck + 3);
}

#[test]
fn wakanda_forever_is_a_sequence_whose_last_step_is_stronger() {
    cites!(
        "sample-cards.wakanda-forever",
        "abilities.special",
        "damage.move.counts-as-dealt",
        "damage.move.dial-card"
    );
    for id in [
        "wakanda-forever-energy",
        "wakanda-forever-mental",
        "wakanda-forever-physical",
        "wakanda-forever-wild",
    ] {
        let upgrades = ["energy-daggers", "panther-claws", "tactical-genius", "vibranium-suit"];
        let given = upgrades.iter().fold(panther(), |given, id| given.own(0, id));
        let mut table = given
            .foe(Some(0), "shocker")
            .damage("black-panther", 5)
            .threat("the-break-in", 5)
            .hand(0, &[id, "energy"])
            .play();
        table.play_card(id, &["energy"]);
        let (suit, genius, daggers) =
            (table.id("vibranium-suit"), table.id("tactical-genius"), table.id("energy-daggers"));
        table.answer(suit);
        table.choose("rhino-1");
        table.until(|ask| matches!(ask, Ask::Order { .. }));
        table.answer(genius);
        table.until(|ask| matches!(ask, Ask::Order { .. }));
        table.answer(daggers);
        // The claws are last: 4 instead of 2.
        table.until(|ask| matches!(ask, Ask::Choose { .. }));
        table.choose("rhino-1");
        table.settle();
        assert_eq!(table.damage_on("black-panther"), 4);
        assert_eq!(table.threat_on("the-break-in"), 4);
        assert_eq!((table.damage_on("rhino-1"), table.damage_on("shocker")), (1 + 1 + 4, 1));
        // T'Challa does not cry it.
        let given = panther().alter_ego(0).own(0, "panther-claws").hand(0, &[id, "energy"]);
        assert_eq!(given.play().cannot_play(id), rule!("abilities.form-word"));
    }
}

#[test]
fn each_upgrade_is_stronger_as_the_last_step() {
    cites!("abilities.special");
    let alone = |upgrade: &str| {
        let mut table = panther()
            .own(0, upgrade)
            .foe(Some(0), "shocker")
            .damage("black-panther", 5)
            .threat("the-break-in", 5)
            .hand(0, &["wakanda-forever-wild", "energy"])
            .play();
        table.play_card("wakanda-forever-wild", &["energy"]);
        if matches!(table.ask(), Ask::Choose { .. }) {
            table.choose("rhino-1");
        }
        table.settle();
        let shocker = table.there("shocker").map_or(0, |card| card.damage);
        (
            table.damage_on("rhino-1"),
            shocker,
            table.threat_on("the-break-in"),
            table.damage_on("black-panther"),
        )
    };
    assert_eq!(alone("energy-daggers"), (2, 2, 5, 5));
    assert_eq!(alone("panther-claws"), (4, 0, 5, 5));
    assert_eq!(alone("tactical-genius"), (0, 0, 3, 5));
    assert_eq!(alone("vibranium-suit"), (2, 0, 5, 3));
}

#[test]
fn vibranium_is_two_of_anything() {
    cites!("costs.wild-any", "costs.play-cost-any-mix");
    let mut table = panther().hand(0, &["energy-daggers", "vibranium"]).play();
    table.play_card("energy-daggers", &["vibranium"]);
    assert!(table.there("energy-daggers").is_some() && table.discarded(0, "vibranium"));
}

#[test]
fn the_golden_city_draws_two() {
    cites!("zones.draw-top");
    let mut table = panther().alter_ego(0).own(0, "the-golden-city").play();
    table.act("the-golden-city");
    assert_eq!(table.hand(0), 2);
    assert_eq!(table.refused(TurnOption::Recover), rule!("damage.heal-cap"));
}
