//! The chapter on modifiers and values.

use champions::ask::{Ask, TurnOption};
use champions::card::Cards as Content;
use champions::card::ability::{Amount, Cards, Filter, Form, Keyword, Modifier, Noun, Stat};
use champions::cites;
use champions::modifiers::{can_take_damage, has_trait, keywords, value};
use champions::state::{InPlay, InPlayId, Phase, Reading, State, VillainStep};
use table::Seat;

use crate::given::Given;
use crate::kit::Table;

/// Puts a card into play, taken from the deck of the first player if it is there.
fn put(cards: &Content, state: &mut State, id: &str, owner: Option<Seat>) -> InPlayId {
    state.enter(cards.find(id).expect(id), owner).id
}

fn in_play<'a>(table: &'a Table, id: &str) -> &'a InPlay {
    let card = table.card(id);
    table.state().in_play.iter().find(|other| other.card == card).unwrap_or_else(|| panic!("{id}"))
}

/// A game with some more cards in play, all under the control of the first player, who is a hero.
fn hero(deck: &str, scenario: &str, more: &'static [&'static str]) -> Table {
    Table::with(&[deck], scenario, move |cards, state| {
        state.in_play[0].face = Form::Hero as u8;
        for id in more {
            put(cards, state, id, Some(Seat(0)));
        }
        state.cards += more.len() as u16;
    })
}

fn of(table: &Table, id: &str, stat: Stat) -> Option<u16> {
    value(table.game.now(), in_play(table, id), stat)
}

#[test]
fn modifiers_add_up_and_count_from_the_base() {
    cites!(
        "modifiers.recalculate-from-base",
        "modifiers.base-value",
        "effects.gain-stat",
        "abilities.constant.stacking"
    );
    let table = hero("iron-man-aggression", "rhino", &["combat-training"]);
    assert_eq!(of(&table, "iron-man", Stat::Atk), Some(2));
    assert_eq!(of(&table, "iron-man", Stat::Thw), Some(2));
    let table = hero("iron-man-aggression", "rhino", &["combat-training", "combat-training", "mark-v-armor"]);
    assert_eq!(of(&table, "iron-man", Stat::Atk), Some(3));
    assert_eq!(of(&table, "iron-man", Stat::HitPoints), Some(15));
    assert_eq!(of(&table, "iron-man", Stat::PrintedHitPoints), Some(9));
}

#[test]
fn a_hand_size_that_counts_stops_at_its_limit() {
    cites!("modifiers.continuous", "player-phase.hand-size.current-form");
    let two = hero("iron-man-aggression", "rhino", &["arc-reactor", "mark-v-helmet"]);
    assert_eq!(of(&two, "iron-man", Stat::HandSize), Some(3));
    const MANY: &[&str] = &["rocket-boots"; 9];
    assert_eq!(of(&hero("iron-man-aggression", "rhino", MANY), "iron-man", Stat::HandSize), Some(7));
}

#[test]
fn a_dash_is_not_zero() {
    cites!("recovery.dash-is-not-zero", "allies.limit.modifiable", "allies.limit.three");
    let table = hero("she-hulk-aggression", "rhino", &["hulk", "the-triskelion"]);
    assert_eq!(of(&table, "hulk", Stat::Thw), None);
    assert_eq!(of(&table, "she-hulk", Stat::AllyLimit), Some(4));
    let without = hero("she-hulk-aggression", "rhino", &[]);
    assert_eq!(of(&without, "she-hulk", Stat::AllyLimit), Some(3));
}

#[test]
fn a_trait_that_is_gained_counts_for_other_cards() {
    cites!("effects.gain-characteristic", "abilities.constant.conditional");
    let helmet = hero("captain-marvel-leadership", "rhino", &["captain-marvels-helmet"]);
    assert_eq!(of(&helmet, "captain-marvel", Stat::Def), Some(2));
    let flying = hero("captain-marvel-leadership", "rhino", &["captain-marvels-helmet", "cosmic-flight"]);
    let aerial = flying.cards.trait_of("aerial").expect("in the core set");
    assert!(has_trait(flying.game.now(), in_play(&flying, "captain-marvel"), aerial));
    assert_eq!(of(&flying, "captain-marvel", Stat::Def), Some(3));
}

#[test]
fn cards_face_down_have_the_values_that_the_environment_gives() {
    cites!("sample-cards.ultron-drones.stats");
    let drones = |with_third_stage: bool| {
        Table::with(&["spider-man-justice"], "ultron", move |cards, state| {
            let drone = cards.trait_of("drone");
            let environment = cards.find("ultron-drones").expect("in the core set");
            assert!(state.encounter.set_aside.take(environment));
            state.enter(environment, None);
            let card = state.players[0].deck.iter().next().expect("a deck");
            state.players[0].deck.take(card);
            let minion = state.enter(card, Some(Seat(0)));
            (minion.facedown, minion.controller, minion.engaged) = (drone, None, Some(Seat(0)));
            if with_third_stage {
                let villain = state
                    .in_play
                    .iter_mut()
                    .find(|other| cards.card(other.card).stage == 1)
                    .expect("a stage");
                villain.card = cards.find("ultron-3").expect("in the core set");
            }
        })
    };
    let values = |table: &Table| {
        let minion = table.state().in_play.iter().find(|card| card.facedown.is_some()).expect("a drone");
        [Stat::Atk, Stat::Sch, Stat::HitPoints].map(|stat| value(table.game.now(), minion, stat))
    };
    let table = drones(false);
    assert_eq!(values(&table), [Some(1); 3]);
    assert!(can_take_damage(table.game.now(), table.game.now().villain(), None));
    let table = drones(true);
    assert_eq!(values(&table), [Some(2), Some(1), Some(2)]);
    assert!(!can_take_damage(table.game.now(), table.game.now().villain(), None));
}

#[test]
fn an_x_follows_what_it_counts() {
    cites!("damage.remaining-card", "damage.sustained-tokens");
    let table = Table::with(&["she-hulk-aggression"], "rhino", |cards, state| {
        let titania = cards.find("titania").expect("in the core set");
        assert!(state.players[0].nemesis.take(titania));
        state.enter(titania, None).damage = 2;
    });
    assert_eq!(of(&table, "titania", Stat::Atk), Some(4));
    assert_eq!(of(&table, "titania", Stat::SustainedDamage), Some(2));
}

#[test]
fn an_attachment_speaks_of_its_host() {
    cites!("attachments.modify-villain");
    let table = Table::with(&["she-hulk-aggression"], "rhino", |cards, state| {
        let charge = cards.find("charge").expect("in the core set");
        let blasters = cards.find("concussion-blasters").expect("in the core set");
        let villain = state.in_play[1].id;
        assert!(state.encounter.deck.take(charge));
        state.enter(charge, None).host = Some(villain);
        state.enter(blasters, None).host = Some(villain);
        state.cards += 1;
    });
    assert_eq!(of(&table, "rhino-1", Stat::Atk), Some(2 + 3 + 1));
    assert_eq!(keywords(table.game.now(), in_play(&table, "rhino-1")), [Keyword::Retaliate(1)]);
}

#[test]
fn a_number_is_counted_anew_when_something_goes() {
    cites!("modifiers.continuous", "modifiers.recalculate-from-base");
    // Jessica Jones thwarts better for each side scheme, and worse again as soon as one is defeated.
    let mut table = Given::new(&["spider"], "rhino")
        .own(0, "jessica-jones")
        .foe(None, "bomb-scare")
        .threat("bomb-scare", 1)
        .play();
    assert_eq!(table.value("jessica-jones", Stat::Thw), 2);
    table.thwart("spider-man", "bomb-scare");
    assert_eq!((table.there("bomb-scare"), table.value("jessica-jones", Stat::Thw)), (None, 1));

    // (3 + 2) times 2 for a phase, and then 3 times 2: what is gone was doubled too.
    let mut table = Given::homebrew(&["hulk"], "rhino").own(0, "war-horn").own(0, "double-or-nothing").play();
    table.act("war-horn");
    assert_eq!(table.value("she-hulk", Stat::Atk), 10);
    table.end_turn();
    table.until(|ask| matches!(ask, Ask::Defend { .. } | Ask::Turn { .. }));
    assert_eq!(table.value("she-hulk", Stat::Atk), 6);
}

#[test]
fn a_number_is_looked_at_as_soon_as_it_changes() {
    cites!("modifiers.continuous");
    // Without the Triskelion four allies are one too many, at once.
    let allies = ["hawkeye", "vision", "mockingbird", "jessica-jones"];
    let given = allies.iter().fold(Given::new(&["marvel"], "rhino"), |given, id| given.own(0, id));
    let mut table = given.own(0, "the-triskelion").dealt(0, &["caught-off-guard"]).play();
    table.until(|ask| matches!(ask, Ask::TooMany { .. } | Ask::Turn { .. }));
    assert_eq!(table.ask(), Ask::TooMany { player: Seat(0) });
    assert!(table.discarded(0, "the-triskelion"));
    // What an attack deals is counted when it is dealt: what gave one more is gone by then.
    let leaves =
        "when: { forced-interrupt: { attack: { by: your-hero } } }\ndo: [{ discard: { what: self } }]";
    let given = Given::homebrew(&["hulk"], "rhino").says("stronger-by-one", leaves);
    let mut table = given.own(0, "stronger-by-one").play();
    assert_eq!(table.value("she-hulk", Stat::Atk), 4);
    table.attack("she-hulk", "rhino-1");
    assert_eq!(table.damage_on("rhino-1"), 3);
}

#[test]
fn a_base_that_a_card_gives_stands_in_the_place_of_the_printed_one() {
    cites!("modifiers.base-value");
    let such = || Cards(Box::new(Filter { kind: Some(Noun::Minion), ..Filter::default() }));
    let base = Modifier::Base { of: such(), atk: Some(Amount::Number(4)), sch: None, hit_points: None };
    let more = Modifier::Stat { of: such(), is: Stat::Atk, by: Amount::Number(1), up_to: None };
    let atk = |modifiers: Vec<Modifier>| {
        let given = Given::new(&["spider"], "rhino").foe(Some(0), "shocker");
        let given = given.print("the-break-in", move |card| card.faces[1].text.modifiers = modifiers);
        given.play().value("shocker", Stat::Atk)
    };
    let printed = atk(Vec::new());
    assert_eq!(atk(vec![more.clone()]), printed + 1);
    // Modifiers come on top of it.
    assert_eq!((atk(vec![base.clone()]), atk(vec![more, base])), (4, 5));
}

#[test]
fn what_counts_for_each_player_goes_on_counting_who_is_out() {
    cites!("modifiers.per-player-elimination", "modifiers.per-player");
    // Three began, and two are left: the target is three times seven, and not twice.
    let mut given = Given::new(&["spider", "hulk", "iron"], "rhino").threat("the-break-in", 14);
    given.state.players[2].eliminated = true;
    let mut table = given.dealt(0, &["advance"]).draws(&["im-tough"]).play();
    table.until(|ask| matches!(ask, Ask::Turn { .. }));
    assert_eq!((table.threat_on("the-break-in"), table.state().outcome), (15, None));
}

#[test]
fn of_numbers_that_are_set_the_latest_counts() {
    cites!("modifiers.set-conflict");
    let atk = |upgrades: [&str; 2]| {
        let given = Given::homebrew(&["hulk"], "rhino");
        upgrades.iter().fold(given, |given, id| given.own(0, id)).play().value("she-hulk", Stat::Atk)
    };
    assert_eq!(atk(["exactly-one", "exactly-four"]), 4);
    assert_eq!(atk(["exactly-four", "exactly-one"]), 1);
    // An effect for a while is later than the cards that lie there, and earlier than one that comes after it.
    let mut table = Given::homebrew(&["hulk"], "rhino")
        .own(0, "exactly-four")
        .hand(0, &["weak-for-now", "exactly-four"])
        .play();
    table.play_card("weak-for-now", &[]);
    assert_eq!(table.value("she-hulk", Stat::Atk), 1);
    table.play_card("exactly-four", &[]);
    assert_eq!(table.value("she-hulk", Stat::Atk), 4);
    // Where nothing is set, all of it counts, whenever it came.
    let mut table =
        Given::homebrew(&["hulk"], "rhino").own(0, "war-horn").hand(0, &["stronger-by-one"]).play();
    table.act("war-horn");
    table.play_card("stronger-by-one", &[]);
    assert_eq!(table.value("she-hulk", Stat::Atk), 3 + 2 + 1);
}

#[test]
fn a_number_that_grows_up_to_something_never_shrinks_by_that() {
    cites!("modifiers.continuous");
    let atk = |up_to: i16| {
        let grows = Modifier::Stat {
            of: Cards(Box::new(Filter { kind: Some(Noun::Villain), ..Filter::default() })),
            is: Stat::Atk,
            by: Amount::Number(3),
            up_to: Some(Amount::Number(up_to)),
        };
        let given = Given::new(&["spider"], "rhino");
        given
            .print("the-break-in", |card| card.faces[1].text.modifiers = vec![grows])
            .play()
            .value("rhino-1", Stat::Atk)
    };
    assert_eq!([atk(9), atk(4), atk(2), atk(1)], [5, 4, 2, 2]);
}

#[test]
fn a_card_may_make_others_cheaper_as_long_as_it_lies_there() {
    cites!("modifiers.continuous", "initiating.step3-apply-modifiers");
    let cost = |given: Given, seat: u8| {
        let mut given = given.hand(seat, &["helicarrier", "energy", "genius"]);
        given.state.active = Some(Seat(seat));
        let mut table = given.play();
        table.answer(TurnOption::Play(table.card("helicarrier")));
        let Ask::Pay { any, .. } = table.ask() else { panic!("{:?}", table.ask()) };
        any
    };
    let given = || Given::homebrew(&["spider", "hulk"], "rhino");
    assert_eq!(cost(given(), 0), 3);
    assert_eq!(cost(given().own(0, "bulk-discount"), 0), 2);
    assert_eq!(cost(given().own(0, "bulk-discount").own(0, "bulk-discount"), 0), 1);
    // It speaks of the cards of its player only.
    assert_eq!(cost(given().own(0, "bulk-discount"), 1), 3);
}

#[test]
fn a_cost_is_never_below_zero() {
    cites!("modifiers.floor-zero");
    let given = Given::new(&["hulk"], "rhino").own(0, "helicarrier");
    let one = given.id("helicarrier");
    let mut table = given.own(0, "helicarrier").hand(0, &["interrogation-room", "energy"]).play();
    let other = table.id("helicarrier");
    for card in [one, other] {
        table.answer(TurnOption::Action { card, place: 0 });
    }
    // One, two less: nothing is asked for, and nothing is given.
    table.play_card("interrogation-room", &[]);
    assert!(table.there("interrogation-room").is_some());
    assert_eq!(table.hand(0), 1);
}

#[test]
fn the_numbers_of_thwarts_and_of_enemies_are_looked_at_when_they_count() {
    cites!("modifiers.continuous");
    // What gave one more THW is gone before the threat is removed.
    let leaves =
        "when: { forced-interrupt: { thwart: { by: your-hero } } }\ndo: [{ discard: { what: self } }]";
    let given = Given::homebrew(&["hulk"], "rhino").says("stronger-by-one", leaves);
    let more = Modifier::Stat {
        of: Cards(Box::new(Filter { kind: Some(Noun::You), ..Filter::default() })),
        is: Stat::Thw,
        by: Amount::Number(1),
        up_to: None,
    };
    let given = given.print("stronger-by-one", |card| card.faces[0].text.modifiers = vec![more]);
    let mut table = given.own(0, "stronger-by-one").threat("the-break-in", 5).play();
    assert_eq!(table.value("she-hulk", Stat::Thw), 2);
    table.thwart("she-hulk", "the-break-in");
    assert_eq!(table.threat_on("the-break-in"), 4);
    // The boost card makes the villain stronger while he attacks.
    let given = Given::homebrew(&["spider"], "rhino").stock(&["bad-omen"]).villain_phase();
    let mut table = given.draws(&["bad-omen", "hydra-mercenary"]).play();
    let boost = u16::from(table.cards.card(table.card("bad-omen")).boost);
    table.settle();
    assert_eq!(table.damage_on("spider-man"), 2 + 1 + boost);
}

#[test]
fn what_is_subtracted_is_subtracted_first_and_what_is_set_is_not_divided() {
    cites!("modifiers.add-before-multiply", "modifiers.set");
    let atk = |upgrades: &[&str]| {
        let given = Given::homebrew(&["hulk"], "rhino").print("stronger-by-one", |card| {
            if let Modifier::Stat { by, .. } = &mut card.faces[0].text.modifiers[0] {
                *by = Amount::Number(-1);
            }
        });
        upgrades.iter().fold(given, |given, id| given.own(0, id)).play().value("she-hulk", Stat::Atk)
    };
    // (3 - 1) times 2, whichever came first.
    assert_eq!(atk(&["stronger-by-one", "double-or-nothing"]), 4);
    assert_eq!(atk(&["double-or-nothing", "stronger-by-one"]), 4);
    assert_eq!((atk(&["half-hearted", "exactly-four"]), atk(&["exactly-four", "half-hearted"])), (4, 4));
}

#[test]
fn texts_and_schemes_go_on_counting_who_is_out() {
    cites!("modifiers.per-player-elimination", "modifiers.per-player");
    let places =
        "{ when: when-revealed, do: [{ place-threat: { amount: { per-player: 1 }, at: main-scheme } }] }";
    let given = || {
        let mut given = Given::new(&["spider", "hulk", "iron"], "klaw").says("advance", places);
        given.state.players[2].eliminated = true;
        given
    };
    let mut table = given().dealt(0, &["advance"]).play();
    table.settle();
    assert_eq!(table.threat_on("underground-distribution"), 3);
    // Step one.
    let mut first = given();
    (first.state.active, first.state.phase) = (None, Phase::Villain(VillainStep::PlaceThreat));
    let mut table = first.play();
    table.until(|ask| matches!(ask, Ask::Window { .. } | Ask::Defend { .. }));
    assert_eq!(table.threat_on("underground-distribution"), 3);
    // A side scheme that enters play.
    let mut table = Given::new(&["spider", "hulk", "iron"], "rhino");
    table.state.players[2].eliminated = true;
    let mut table = table.dealt(0, &["crowd-control"]).play();
    table.settle();
    assert_eq!(table.threat_on("crowd-control"), 2 * 3);
}

#[test]
fn boost_icons_are_counted_with_everything_else_that_changes_a_number() {
    cites!(
        "modifiers.floor-after-all",
        "modifiers.add-before-multiply",
        "modifiers.set",
        "enemy-attack.step3.atk-increase",
        "enemy-scheme.step2.sch-increase"
    );
    // Rhino has ATK 2 and SCH 1, and two icons are turned up.
    let kinds = [("stat", "by: -3", [1, 0]), ("stat", "by: -2", [2, 1]), ("multiply", "times: 2", [8, 6])];
    for (kind, how, amounts) in kinds.into_iter().chain([("set", "to: 1", [1, 1])]) {
        for (stat, amount) in ["atk", "sch"].into_iter().zip(amounts) {
            let modifier = format!("{{ {kind}: {{ of: villain, is: {stat}, {how} }} }}");
            let given = Given::new(&["spider"], "rhino").modifies("aunt-may", &modifier).own(0, "aunt-may");
            let given = if stat == "sch" { given.alter_ego(0) } else { given };
            let mut table = given.villain_phase().draws(&["charge", "im-tough"]).play();
            table.settle();
            let did = table.damage_on("spider-man") + table.threat_on("the-break-in");
            assert_eq!(did, amount, "{modifier}");
        }
    }
}
