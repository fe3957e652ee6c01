//! The chapters on boost cards, on dealing and on revealing.

use champions::ask::{Ask, Defend};
use champions::card::CardId;
use champions::card::ability::{Keyword, Stat, Status};
use champions::cites;
use champions::event::{Event, Spot};
use champions::state::{Phase, Place, VillainStep};
use champions::timing::Moment;
use table::Seat;

use crate::given::Given;
use crate::kit::Table;

fn spider() -> Given {
    Given::new(&["spider"], "rhino")
}

fn two() -> Given {
    Given::new(&["spider", "hulk"], "rhino")
}

#[test]
fn every_activation_of_the_villain_takes_one_boost_card() {
    cites!("boost.one-per-activation");
    // One attack for each of two heroes, and one more by a treachery.
    let mut table = two()
        .villain_phase()
        .draws(&["hard-to-keep-down", "hard-to-keep-down", "assault", "im-tough", "charge"])
        .play();
    table.until(|ask| matches!(ask, Ask::Turn { .. }));
    let given = table.told().filter(|(event, _)| matches!(event, Event::Moved { to: Spot::Boosts, .. }));
    assert_eq!(given.count(), 3);
    assert_eq!((table.damage_on("spider-man"), table.damage_on("she-hulk")), (2 + 4, 2));
}

#[test]
fn an_activation_takes_its_boost_card_beside_those_that_cards_give() {
    cites!("boost.one-per-activation");
    // Klaw's own ability gives him one when he attacks.
    let mut table = Given::new(&["spider"], "klaw").villain_phase().play();
    table.until(|ask| matches!(ask, Ask::Defend { .. }));
    assert_eq!(table.state().encounter.boosts.len(), 2);
}

#[test]
fn boost_icons_count_for_one_activation_and_for_the_value_in_use() {
    cites!("boost.icons-add-atk-or-sch", "enemy-scheme.step2.sch-increase");
    // Two icons for the scheme against the first player, none for the attack on the second.
    let mut table =
        two().alter_ego(0).villain_phase().draws(&["charge", "hard-to-keep-down", "im-tough"]).play();
    table.until(|ask| matches!(ask, Ask::Defend { .. }));
    assert_eq!(table.threat_on("the-break-in"), 1 + 2);
    assert_eq!((table.value("rhino-1", Stat::Atk), table.value("rhino-1", Stat::Sch)), (2, 1));
    table.answer(Defend::No);
    assert_eq!(table.damage_on("she-hulk"), 2);
    let icons = table.told().filter_map(|(event, _)| match event {
        Event::Boosted { icons, .. } => Some(*icons),
        _ => None,
    });
    assert_eq!(icons.take(2).collect::<Vec<_>>(), [2, 0]);
}

#[test]
fn the_icons_of_an_attack_are_none_of_a_scheme_within_it() {
    cites!("boost.icons-add-atk-or-sch");
    // Two icons for the attack; for the scheme that the boost ability brings, a card without any.
    let mut table = spider()
        .says("charge", "{ when: boost, do: [{ enemy-schemes: { by: villain } }] }")
        .villain_phase()
        .draws(&["charge", "hard-to-keep-down", "im-tough"])
        .play();
    table.settle();
    assert_eq!((table.threat_on("the-break-in"), table.damage_on("spider-man")), (1, 2 + 2));
}

#[test]
fn a_scheme_places_sch_with_all_that_modifies_it() {
    cites!("enemy-scheme.step3.place-threat");
    // The transmitter adds 1.
    let mut table = spider()
        .alter_ego(0)
        .foe(None, "program-transmitter")
        .attached_to("rhino-1")
        .villain_phase()
        .draws(&["hard-to-keep-down", "im-tough"])
        .play();
    table.settle();
    assert_eq!(table.threat_on("the-break-in"), 1 + 1);
}

#[test]
fn boost_cards_are_turned_up_one_by_one_in_the_order_they_were_given() {
    cites!(
        "enemy-attack.step3.flip-one-at-a-time",
        "boost.multiple-cumulative",
        "enemy-attack.step3.discard"
    );
    // Klaw has two. Either is turned up, resolved and discarded before anything of the next.
    let mut table = Given::new(&["spider"], "klaw")
        .hand(0, &["energy"])
        .villain_phase()
        .draws(&["tiger-shark", "radioactive-man"])
        .chance(0)
        .draws(&["illegal-arms-factory"])
        .play();
    table.until(|ask| matches!(ask, Ask::Turn { .. }));
    let [shark, man] = ["tiger-shark", "radioactive-man"].map(|id| table.card(id));
    let tell = |event: &Event| match event {
        Event::Moved { card: Some(card), from: Spot::Boosts, .. } => Some((*card, "turned up")),
        Event::AbilityUsed { ability, .. } => Some((ability.card, "resolved")),
        Event::Moved { card: Some(card), to: Spot::Out(Place::EncounterDiscard), .. } => {
            Some((*card, "discarded"))
        }
        _ => None,
    };
    let of_these = |(card, _): &(CardId, &str)| [shark, man].contains(card);
    let told: Vec<_> = table.told().filter_map(|(event, _)| tell(event)).filter(of_these).collect();
    let each = |card| ["turned up", "resolved", "discarded"].map(|what| (card, what));
    assert_eq!(told, [each(shark), each(man)].concat());
    // Both abilities: he is tough, and a card of the hand is gone.
    assert!(table.has("klaw-1", Status::Tough) && table.discarded(0, "energy"));
}

#[test]
fn nothing_above_the_divider_of_a_boost_card_counts() {
    cites!("boost.only-lower-text-active");
    // Revealed, Exhaustion exhausts a hero and surges.
    let mut table = spider().dealt(0, &["exhaustion"]).draws(&["im-tough"]).play();
    table.settle();
    assert!(table.find("spider-man").exhausted && table.has("rhino-1", Status::Tough));
    // As a boost card it is two icons and nothing else.
    let mut table = spider().stock(&["exhaustion"]).villain_phase().draws(&["exhaustion", "im-tough"]).play();
    table.settle();
    assert_eq!((table.damage_on("spider-man"), table.find("spider-man").exhausted), (2 + 2, false));
    assert_eq!(table.revealed(), [(0, "im-tough")]);
    // Neither does a minion enter play by it, nor an attachment raise ATK.
    for id in ["sandman", "charge"] {
        let mut table = spider().villain_phase().draws(&[id, "im-tough"]).play();
        table.settle();
        assert_eq!((table.there(id), table.damage_on("spider-man")), (None, 2 + 2), "{id}");
    }
}

#[test]
fn the_boost_ability_is_what_stands_below_the_divider() {
    cites!("boost.ability-below-divider");
    // Above it, Tiger Shark makes himself tough; below it, the villain.
    let mut table = spider().stock(&["tiger-shark"]).villain_phase().draws(&["tiger-shark", "charge"]).play();
    table.settle();
    assert!(table.has("rhino-1", Status::Tough) && table.encounter_discarded("tiger-shark"));
}

#[test]
fn a_boost_ability_does_nothing_when_its_card_is_discarded_from_the_deck() {
    cites!("boost.star-means-ability");
    let mut table =
        spider().stock(&["tiger-shark"]).dealt(0, &["ritual-combat"]).draws(&["tiger-shark"]).play();
    table.option(0);
    table.settle();
    assert!(!table.has("rhino-1", Status::Tough) && table.encounter_discarded("tiger-shark"));
}

#[test]
fn a_boost_ability_speaks_to_who_defends() {
    cites!("boost.you", "enemy-attack.step2.new-target");
    // It costs somebody a card.
    let given = || {
        two()
            .own(1, "mockingbird")
            .hand(0, &["energy"])
            .hand(1, &["energy"])
            .stock(&["radioactive-man"])
            .villain_phase()
            .draws(&["radioactive-man"])
            .chance(0)
    };
    let hands = |table: &Table| (table.hand(0), table.hand(1));
    let asks_the_other = |table: &mut Table| {
        table.until(|ask| matches!(ask, Ask::Defend { player: Seat(1), target: Seat(0), .. }));
    };
    let mut table = given().play();
    asks_the_other(&mut table);
    table.defend("mockingbird");
    assert_eq!((hands(&table), table.damage_on("mockingbird")), ((1, 0), 2));
    let mut table = given().play();
    asks_the_other(&mut table);
    table.answer(Defend::No);
    assert_eq!((hands(&table), table.damage_on("spider-man")), ((0, 1), 2));
}

#[test]
fn what_was_said_before_the_defence_goes_on_meaning_the_first_target() {
    cites!("boost.you");
    // The second stage of Ultron: a drone for the one who is attacked, and ATK 2 with one more for each drone there.
    let mut table = Given::new(&["spider", "hulk"], "ultron")
        .next_stage()
        .foe(None, "ultron-drones")
        .drone(0)
        .villain_phase()
        .play();
    table.until(|ask| matches!(ask, Ask::Defend { player: Seat(1), target: Seat(0), .. }));
    let boost = table.state().encounter.boosts[0];
    let icons = u16::from(table.cards.card(boost).boost);
    let hulk = table.id("she-hulk");
    table.answer(Defend::With(hulk));
    // Two drones of the first player still count, against DEF 2.
    assert_eq!(table.damage_on("she-hulk"), 2 + 2 + icons - 2);
}

#[test]
fn hazards_are_dealt_round_the_table_and_lie_face_down() {
    cites!(
        "villain-phase.step3.hazard-extra",
        "villain-phase.step3.hazard-player-order",
        "villain-phase.step3.deal-one-each",
        "dealing.procedure"
    );
    let mut given = two()
        .alter_ego(0)
        .alter_ego(1)
        .foe(None, "breakin-and-takin")
        .foe(None, "illegal-arms-factory")
        .foe(None, "usurp-the-throne");
    (given.state.first_player, given.state.active) = (Seat(1), None);
    given.state.phase = Phase::Villain(VillainStep::Deal);
    let before = given.state.encounter.deck.len();
    // The first that is revealed asks something, so that the rest can be seen.
    let mut table = given.draws(&["hydra-bomber", "sandman", "shocker", "charge", "stampede"]).play();
    table.until(|ask| matches!(ask, Ask::ChooseOne { .. }));
    let dealt = table.told().filter_map(|(event, _)| match event {
        Event::Moved { from: Spot::Out(Place::EncounterDeck), to: Spot::Dealt(seat), .. } => {
            Some((seat.0, event.clone()))
        }
        _ => None,
    });
    let dealt: Vec<(u8, Event)> = dealt.collect();
    // One each, then three in all, and always the first player first.
    assert_eq!(dealt.iter().map(|(seat, _)| *seat).collect::<Vec<_>>(), [1, 0, 1, 0, 1]);
    assert_eq!(before - table.state().encounter.deck.len(), 5);
    for seat in [None, Some(Seat(0)), Some(Seat(1))] {
        for (_, event) in &dealt {
            assert!(matches!(event.heard_by(seat), Event::Moved { card: None, .. }));
        }
        let known = table.game.view(seat).known.players;
        for (known, player) in known.iter().zip(&table.state().players) {
            assert!(known.dealt.iter().all(|card| !player.dealt.contains(card)));
        }
        let view = serde_json::to_value(table.game.view(seat)).expect("a view is plain data");
        assert_eq!((&view["players"][0]["dealt"], &view["players"][1]["dealt"]), (&2.into(), &2.into()));
    }
}

#[test]
fn a_card_dealt_in_the_player_phase_waits_and_comes_first() {
    cites!("dealing.not-revealed-at-once", "dealing.queue-order", "villain-phase.step3.deal-one-each");
    let hand = ["energy", "genius", "strength", "backflip", "for-justice"];
    let mut table = spider()
        .foe(Some(0), "hydra-soldier")
        .damage("hydra-soldier", 2)
        .hand(0, &hand)
        .draws(&["im-tough", "hard-to-keep-down", "charge"])
        .play();
    table.attack("spider-man", "hydra-soldier");
    table.settle();
    assert_eq!((table.state().player(Seat(0)).dealt.len(), table.revealed().len()), (1, 0));
    table.end_turn();
    table.keep();
    table.until(|ask| matches!(ask, Ask::Turn { .. }));
    assert_eq!(table.revealed(), [(0, "im-tough"), (0, "charge")]);
}

#[test]
fn dealt_cards_are_revealed_from_the_first_player_on() {
    cites!("villain-phase.step4.then-others");
    let mut given = Given::new(&["spider", "hulk", "iron"], "rhino").alter_ego(0).alter_ego(1).alter_ego(2);
    for (seat, id) in [(0, "shocker"), (1, "sandman"), (1, "im-tough"), (2, "hydra-mercenary")] {
        let card = given.card(id);
        given.state.encounter.deck.take(card);
        given.state.players[seat].dealt.push(card);
    }
    given.state.first_player = Seat(1);
    let mut table = given.dealt(1, &[]).play();
    table.until(|ask| matches!(ask, Ask::Turn { .. }));
    let order = [(1, "sandman"), (1, "im-tough"), (2, "hydra-mercenary"), (0, "shocker")];
    assert_eq!(table.revealed(), order);
}

#[test]
fn a_revealed_card_is_resolved_completely_before_the_next() {
    cites!("villain-phase.step4.first-player-first", "revealing.procedure");
    let mut table = spider().dealt(0, &["vulture", "charge"]).play();
    let (vulture, charge) = (table.id("vulture"), table.card("charge"));
    // It attacks at once, and the next card still lies face down.
    assert!(matches!(table.ask(), Ask::Defend { .. }));
    assert_eq!(table.state().player(Seat(0)).dealt, [charge]);
    table.settle();
    let at = |wanted: &dyn Fn(&Event) -> bool| {
        table.told().position(|(event, _)| wanted(event)).expect("it was told")
    };
    let attacked = at(&|event| matches!(event, Event::Ended { by, .. } if *by == vulture));
    assert!(attacked < at(&|event| matches!(event, Event::Revealed { card, .. } if *card == charge)));
    assert_eq!(table.damage_on("spider-man"), 3);
    let turned_up = table.told().filter(|(event, _)| {
        matches!(event, Event::Moved { from: Spot::Dealt(Seat(0)), to: Spot::Out(Place::Resolving), .. })
    });
    assert_eq!(turned_up.count(), 2);
}

#[test]
fn a_card_dealt_to_somebody_who_was_done_is_revealed_too() {
    cites!("villain-phase.step4.until-none-left", "dealing.during-steps-3-4");
    // The last card of the first player's deck becomes a drone by what the second player reveals.
    let mut given =
        Given::new(&["spider", "hulk"], "ultron").foe(None, "ultron-drones").alter_ego(0).alter_ego(1);
    let deck: Vec<_> = given.state.players[0].deck.drain().collect();
    given.state.players[0].deck.add(deck[0]);
    given.state.players[0].discard = deck[1..4].to_vec();
    let id = given.card("android-efficiency-energy");
    given.state.encounter.deck.take(id);
    given.state.players[1].dealt.push(id);
    let mut table = given.dealt(0, &["upgraded-drones"]).play();
    table.until(|ask| matches!(ask, Ask::Turn { .. }));
    let revealed = table.revealed();
    assert_eq!(revealed[..2], [(0, "upgraded-drones"), (1, "android-efficiency-energy")]);
    assert_eq!(revealed[2].0, 0);
    assert_eq!(table.state().round, 2);
}

#[test]
fn a_revealed_minion_resolves_its_keywords_and_abilities_and_engages_who_revealed_it() {
    cites!("revealing.procedure", "revealing.minion");
    let mut table = two()
        .print("shocker", |card| card.faces[0].text.keywords.push(Keyword::Toughness))
        .dealt(1, &["shocker"])
        .play();
    table.until(|ask| matches!(ask, Ask::Turn { .. }));
    assert_eq!((table.find("shocker").engaged, table.has("shocker", Status::Tough)), (Some(Seat(1)), true));
    assert_eq!((table.damage_on("spider-man"), table.damage_on("she-hulk")), (1, 1));
}

#[test]
fn a_revealed_minion_waits_for_step_two_to_attack() {
    cites!("enemy-attack.when-step2-villain-phase");
    let mut table = spider().dealt(0, &["hydra-mercenary"]).play();
    table.until(|ask| matches!(ask, Ask::Turn { .. }));
    assert_eq!((table.find("hydra-mercenary").engaged, table.damage_on("spider-man")), (Some(Seat(0)), 0));
    assert!(!table.told().any(|(event, _)| matches!(event, Event::Began { .. })));
}

#[test]
fn side_schemes_lie_beside_the_main_scheme_as_many_as_come() {
    cites!("revealing.side-scheme");
    let mut table = two().dealt(1, &["bomb-scare", "crowd-control"]).play();
    table.until(|ask| matches!(ask, Ask::Turn { .. }));
    for id in ["bomb-scare", "crowd-control"] {
        let scheme = table.find(id);
        assert_eq!((scheme.controller, scheme.engaged, scheme.host), (None, None, None), "{id}");
    }
}

#[test]
fn a_card_that_an_effect_reveals_is_answered_and_surges_like_any_other() {
    cites!("revealing.from-card-effect");
    // Under Fire reveals Exhaustion, and both surge; what Exhaustion does is cancelled.
    let mut table = spider()
        .stock(&["exhaustion"])
        .hand(0, &["enhanced-spider-sense", "energy"])
        .dealt(0, &["under-fire"])
        .draws(&["exhaustion", "shocker", "sandman"])
        .play();
    let exhaustion = table.card("exhaustion");
    table.window_on(|moment| *moment == Moment::Reveal { card: exhaustion });
    table.event("enhanced-spider-sense");
    table.pay(&["energy"]);
    table.settle();
    assert!(!table.find("spider-man").exhausted);
    assert_eq!(table.revealed(), [(0, "under-fire"), (0, "exhaustion"), (0, "shocker"), (0, "sandman")]);
}
