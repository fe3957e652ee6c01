//! The chapter on enemy schemes, and the boost cards that go with them: several boost cards, stars, what is printed above the divider, and whom a
//! boost ability means.

use champions::ask::Ask;
use champions::card::ability::Status;
use champions::cites;
use champions::event::{Event, Spot};
use champions::state::{Phase, VillainStep};
use table::Seat;

use crate::given::Given;
use crate::kit::Table;

fn spider() -> Given {
    Given::new(&["spider"], "rhino")
}

fn two() -> Given {
    Given::new(&["spider", "hulk"], "rhino")
}

/// These lie on the villain as boost cards already.
fn boosted(mut given: Given, ids: &[&str]) -> Given {
    for id in ids {
        let card = given.card(id);
        given.state.encounter.deck.take(card);
        given.state.encounter.boosts.push(card);
    }
    given
}

/// What the villain does to a hero and to an alter-ego with these boost cards: damage, and threat.
fn both(given: impl Fn() -> Given, draws: &[&str]) -> (u16, u16) {
    let done = |given: Given| {
        let mut table = given.villain_phase().draws(draws).play();
        table.settle();
        (table.damage_on("spider-man"), table.threat_on("the-break-in"))
    };
    let ((damage, none), (unhurt, threat)) = (done(given()), done(given().alter_ego(0)));
    assert_eq!((none, unhurt), (0, 0));
    (damage, threat)
}

/// Which boost cards were turned up, in order.
fn turned_up(table: &Table) -> Vec<&str> {
    let of = table.told().filter_map(|(event, _)| match event {
        Event::Boosted { card, .. } => Some(table.cards.card(*card).id.as_str()),
        _ => None,
    });
    of.collect()
}

#[test]
fn the_icons_of_all_boost_cards_count_in_attacks_and_in_schemes() {
    cites!("boost.multiple-cumulative", "enemy-scheme.step2.sch-increase");
    // Two icons on the card that is there already, one on that of the activation.
    assert_eq!(both(|| boosted(spider(), &["charge"]), &["stampede", "im-tough"]), (2 + 3, 1 + 3));
}

#[test]
fn the_abilities_of_all_boost_cards_resolve_in_schemes_too() {
    cites!("boost.multiple-cumulative", "enemy-scheme.step2.star-effect");
    let given = boosted(spider().alter_ego(0), &["concussive-blast"]).stock(&["tiger-shark"]).villain_phase();
    let mut table = given.draws(&["tiger-shark", "charge"]).play();
    table.settle();
    assert!(table.has("rhino-1", Status::Tough));
    assert_eq!((table.damage_on("spider-man"), table.threat_on("the-break-in")), (1, 1));
}

#[test]
fn beside_a_star_the_icons_count_and_the_star_is_none() {
    cites!("enemy-attack.step3.star-effect", "enemy-scheme.step2.star-effect", "boost.star-is-not-icon");
    // Two icons, and an ability by which the villain is tough.
    let tough = "{ when: boost, do: [{ give-status: { status: tough, to: villain } }] }";
    let given = || spider().says("charge", tough);
    assert_eq!(both(given, &["charge", "hydra-mercenary"]), (2 + 2, 1 + 2));
    let mut table = given().villain_phase().draws(&["charge", "hydra-mercenary"]).play();
    table.settle();
    assert!(table.has("rhino-1", Status::Tough));
}

#[test]
fn a_boost_ability_resolves_once_and_not_when_its_card_is_dealt() {
    cites!("boost.star-means-ability");
    // One damage by the ability and two by the attack.
    let given = spider().stock(&["concussive-blast"]).villain_phase();
    let mut table = given.draws(&["concussive-blast", "charge"]).play();
    table.settle();
    assert_eq!(table.damage_on("spider-man"), 1 + 2);
    // However many icons stand beside the star.
    let hurts = "{ when: boost, do: [{ deal-damage: { amount: 1, to: you } }] }";
    let given = spider().says("charge", hurts).villain_phase();
    let mut table = given.draws(&["charge", "im-tough"]).play();
    table.settle();
    assert_eq!(table.damage_on("spider-man"), 1 + 2 + 2);
    let mut given = spider().alter_ego(0).stock(&["tiger-shark"]).draws(&["tiger-shark"]);
    (given.state.active, given.state.phase) = (None, Phase::Villain(VillainStep::Deal));
    let mut table = given.play();
    table.settle();
    assert!(table.there("tiger-shark").is_some() && !table.has("rhino-1", Status::Tough));
}

#[test]
fn what_stands_above_the_divider_is_no_part_of_the_boost_ability() {
    cites!("boost.ability-below-divider");
    // Above it, one threat whatever happens; below it, one if the attack is undefended.
    for (defender, placed) in [(None, 1), (Some("spider-man"), 0)] {
        let given = spider().stock(&["kree-manipulator"]).villain_phase();
        let mut table = given.draws(&["kree-manipulator", "im-tough"]).play();
        if let Some(defender) = defender {
            table.defend(defender);
        }
        table.settle();
        assert_eq!(table.threat_on("the-break-in"), placed, "{defender:?}");
    }
}

#[test]
fn a_minion_schemes_with_all_that_modifies_it() {
    cites!("enemy-scheme.step3.place-threat");
    let given = spider().alter_ego(0).foe(Some(0), "hydra-bomber").foe(None, "program-transmitter");
    let given = given.attached_to("hydra-bomber").status("rhino-1", Status::Confused).villain_phase();
    let mut table = given.draws(&["im-tough"]).play();
    table.settle();
    assert_eq!(table.threat_on("the-break-in"), 1 + 1);
}

#[test]
fn a_scheme_places_as_much_threat_as_sch_says_however_many_players_there_are() {
    cites!("enemy-scheme.step3.place-threat", "enemy-scheme.no-defence");
    // SCH 1 for the villain and 2 for the minion; a hero stands by and is asked nothing.
    let given = two().alter_ego(0).foe(Some(0), "sandman").villain_phase();
    let mut table = given.draws(&["hard-to-keep-down"]).play();
    table.until(|ask| matches!(ask, Ask::Defend { .. }));
    assert!(matches!(table.ask(), Ask::Defend { target: Seat(1), .. }), "{:?}", table.ask());
    assert_eq!(table.threat_on("the-break-in"), 1 + 2);
}

#[test]
fn a_minion_schemes_on_the_main_scheme() {
    cites!("enemy-scheme.main-scheme-only");
    let given = spider().alter_ego(0).foe(Some(0), "hydra-bomber").foe(None, "bomb-scare");
    let given = given.threat("bomb-scare", 2).status("rhino-1", Status::Confused).villain_phase();
    let mut table = given.draws(&["im-tough"]).play();
    table.settle();
    assert_eq!((table.threat_on("the-break-in"), table.threat_on("bomb-scare")), (1, 2));
}

#[test]
fn every_scheme_of_the_villain_takes_one_boost_card() {
    cites!("boost.one-per-activation");
    let given = two().alter_ego(0).alter_ego(1).villain_phase();
    let mut table = given.draws(&["charge", "stampede", "im-tough", "hydra-mercenary"]).play();
    table.until(|ask| matches!(ask, Ask::Turn { .. }));
    let given = table.told().filter(|(event, _)| matches!(event, Event::Moved { to: Spot::Boosts, .. }));
    assert_eq!((given.count(), table.threat_on("the-break-in")), (2, 1 + 2 + 1 + 1));
}

#[test]
fn an_attack_within_an_attack_has_a_boost_card_and_icons_of_its_own() {
    cites!("boost.one-per-activation", "boost.icons-add-atk-or-sch");
    // Two icons for the outer attack and one for the inner one.
    let again = "{ when: boost, do: [{ enemy-attacks: { by: villain, against: you } }] }";
    let given = spider().says("charge", again).villain_phase();
    let mut table = given.draws(&["charge", "stampede", "im-tough"]).play();
    table.settle();
    assert_eq!(turned_up(&table), ["charge", "stampede"]);
    let dealt = table.told().filter_map(|(event, _)| match event {
        Event::DamageDealt { taken, .. } => Some(*taken),
        _ => None,
    });
    assert_eq!(dealt.collect::<Vec<_>>(), [2 + 1, 2 + 2]);
}

#[test]
fn of_what_a_boost_card_prints_above_the_divider_no_number_and_no_forced_ability_counts() {
    cites!("boost.only-lower-text-active");
    // Two icons each: a minion with ATK 3 and SCH 2, a side scheme with threat.
    for id in ["sandman", "breakin-and-takin"] {
        assert_eq!(both(spider, &[id, "im-tough"]), (2 + 2, 1 + 2), "{id}");
    }
    let strikes = "{ when: { forced-response: { attack: { by: villain } } }, do: [{ deal-damage: { amount: 3, to: you } }] }";
    let given = || spider().says("hydra-mercenary", strikes);
    assert_eq!(both(given, &["hydra-mercenary", "im-tough"]), (2 + 1, 1 + 1));
}

#[test]
fn no_keyword_of_a_boost_card_counts() {
    cites!("boost.only-lower-text-active");
    // Revealed, it would be tough itself.
    let mut table = spider().villain_phase().draws(&["sandman", "hydra-mercenary"]).play();
    table.settle();
    assert!(!table.has("rhino-1", Status::Tough) && table.encounter_discarded("sandman"));
}

#[test]
fn a_boost_card_that_another_brings_comes_after_those_that_are_there() {
    cites!("boost.added-during-step");
    let given = || boosted(spider().stock(&["titanias-fury"]), &["titanias-fury"]);
    for given in [given(), given().alter_ego(0)] {
        let mut table = given.villain_phase().draws(&["charge", "stampede", "im-tough"]).play();
        table.settle();
        assert_eq!(turned_up(&table), ["titanias-fury", "charge", "stampede"]);
        assert!(table.state().encounter.boosts.is_empty());
    }
    assert_eq!(both(given, &["charge", "stampede", "im-tough"]), (2 + 1 + 2 + 1, 1 + 1 + 2 + 1));
    // Even if the one that brings it is the last.
    let given = || spider().stock(&["titanias-fury"]);
    assert_eq!(both(given, &["titanias-fury", "charge", "im-tough"]), (2 + 1 + 2, 1 + 1 + 2));
}

#[test]
fn a_boost_ability_speaks_to_who_is_schemed_against() {
    cites!("boost.you");
    // It costs the second player a card, against whom the villain schemes.
    let given = two().alter_ego(1).hand(0, &["energy"]).hand(1, &["energy"]).stock(&["radioactive-man"]);
    let given = given.villain_phase().draws(&["hard-to-keep-down", "radioactive-man"]).chance(0);
    let mut table = given.draws(&["im-tough", "charge"]).play();
    table.until(|ask| matches!(ask, Ask::Turn { .. }));
    assert_eq!((table.hand(0), table.hand(1)), (1, 0));
}
