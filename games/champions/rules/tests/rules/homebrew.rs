//! Rules that no card of the core set needs, on cards of our own (tests/packs/homebrew).

use champions::ask::{Ask, Chosen, Defend, May, TurnOption};
use champions::card::ability::{Stat, Status};
use champions::event::{Event, Spot};
use champions::state::{Place, Thing};
use champions::timing::Moment;
use champions::{cites, rule};
use table::{Game, Seat};

use crate::given::Given;
use crate::kit::Table;

fn spider() -> Given {
    Given::homebrew(&["spider"], "rhino")
}

fn spider_and_hulk() -> Given {
    Given::homebrew(&["spider", "hulk"], "rhino")
}

/// Chooses a card in play for an ability.
#[track_caller]
fn choose(table: &mut Table, id: &str) {
    let id = table.id(id);
    table.answer(Chosen::Card(Thing::InPlay(id)));
}

#[test]
fn a_card_that_changes_control_stays_as_it_is() {
    cites!(
        "ownership.keep-state",
        "ownership.attached-cards-follow",
        "ownership.permanent",
        "zones.control-change-is-not-leaving"
    );
    let mut table = spider_and_hulk()
        .own(1, "mockingbird")
        .with("mockingbird", |card| (card.exhausted, card.damage) = (true, 1))
        .own(1, "bracelet")
        .attached_to("mockingbird")
        .hand(0, &["borrowed-friend"])
        .play();
    table.play_card("borrowed-friend", &[]);
    table.settle();
    let ally = *table.find("mockingbird");
    assert_eq!((ally.controller, ally.owner), (Some(Seat(0)), Some(Seat(1))));
    assert_eq!((ally.exhausted, ally.damage), (true, 1));
    assert_eq!(table.find("bracelet").controller, Some(Seat(0)));
    let id = ally.id;
    assert!(table.told().any(|(event, _)| *event == Event::ControlChanged { card: id, to: Some(Seat(0)) }));
    let came_or_went = table.told().any(|(event, _)| match event {
        Event::EnteredPlay { card, .. } => *card == id,
        Event::Moved { from, to, .. } => [*from, *to].contains(&Spot::InPlay(id)),
        _ => false,
    });
    assert!(!came_or_went);
    // Rounds go by, and nothing brings it back.
    for _ in 0..2 {
        table.until(|ask| *ask == Ask::Turn { player: Seat(1) });
        table.end_turn();
        table.until(|ask| matches!(ask, Ask::Turn { .. }));
    }
    assert_eq!(table.find("mockingbird").controller, Some(Seat(0)));
}

#[test]
fn a_borrowed_ally_goes_to_its_owners_pile_and_is_told_once() {
    cites!("ownership.no-interaction-with-second-place");
    let mut table = spider_and_hulk()
        .own(1, "mockingbird")
        .with("mockingbird", |card| card.controller = Some(Seat(0)))
        .damage("mockingbird", 2)
        .play();
    let id = table.id("mockingbird");
    table.attack("mockingbird", "rhino-1");
    table.settle();
    assert!(table.there("mockingbird").is_none());
    assert!(table.discarded(1, "mockingbird") && !table.discarded(0, "mockingbird"));
    let left = table
        .told()
        .filter(|(event, _)| matches!(event, Event::Moved { from, .. } if *from == Spot::InPlay(id)));
    let moves: Vec<Spot> = left
        .map(|(event, _)| match event {
            Event::Moved { to, .. } => *to,
            other => panic!("{other:?}"),
        })
        .collect();
    assert_eq!(moves, [Spot::Out(Place::Discard(Seat(1)))]);
}

// (example.modifier-arithmetic)
#[test]
fn additions_come_before_multiplications_and_fractions_go_up() {
    cites!("modifiers.add-before-multiply", "modifiers.round-up", "modifiers.set");
    // She-Hulk has ATK 3.
    let atk = |upgrades: &[&str]| {
        let mut given = Given::homebrew(&["hulk"], "rhino");
        for upgrade in upgrades {
            given = given.own(0, upgrade);
        }
        given.play().value("she-hulk", Stat::Atk)
    };
    assert_eq!(atk(&[]), 3);
    assert_eq!(atk(&["double-or-nothing", "stronger-by-one"]), 8);
    assert_eq!(atk(&["stronger-by-one", "double-or-nothing"]), 8);
    assert_eq!((atk(&["half-hearted"]), atk(&["half-hearted", "stronger-by-one"])), (2, 2));
    // 5 halved is 2.5, rounded up.
    assert_eq!(atk(&["stronger-by-one", "half-hearted", "stronger-by-one"]), 3);
    // Rounded once, in the end: (3 + 1 + 1) * 2 / 4, not twice on the way.
    let both = ["half-hearted", "half-hearted", "double-or-nothing", "stronger-by-one", "stronger-by-one"];
    assert_eq!(atk(&both), 3);
    assert_eq!(atk(&["exactly-one", "stronger-by-one", "stronger-by-one"]), 1);
    assert_eq!(atk(&["double-or-nothing", "exactly-one"]), 1);
}

#[test]
fn a_maximum_counts_all_copies_and_all_players() {
    cites!("limits.max-period");
    let mut table = spider_and_hulk()
        .hand(0, &["once-a-round", "once-a-round", "energy", "genius"])
        .hand(1, &["once-a-round", "energy", "genius"])
        .play();
    table.play_card("once-a-round", &["energy"]);
    table.settle();
    assert_eq!(table.damage_on("rhino-1"), 1);
    assert_eq!(table.cannot_play("once-a-round"), rule!("limits.max-period"));
    table.end_turn();
    table.turn_of(1);
    assert_eq!(table.cannot_play("once-a-round"), rule!("limits.max-period"));
    table.end_turn();
    table.until(|ask| matches!(ask, Ask::Turn { .. }));
    table.turn_of(1);
    let card = table.card("once-a-round");
    assert!(table.offers(TurnOption::Play(card)), "the next round has its own maximum");
}

#[test]
fn a_maximum_inside_an_ability_counts_all_copies_of_the_card() {
    cites!("limits.max-in-ability");
    let mut table =
        spider_and_hulk().own(0, "night-shelter").own(0, "night-shelter").own(1, "night-shelter").play();
    let shelters: Vec<_> = table
        .state()
        .in_play
        .iter()
        .filter(|it| it.card == table.card("night-shelter"))
        .map(|it| it.id)
        .collect();
    table.answer(TurnOption::Action { card: shelters[0], place: 0 });
    let again = table.refused(TurnOption::Action { card: shelters[1], place: 0 });
    assert_eq!((again, table.damage_on("rhino-1")), (rule!("limits.max-in-ability"), 1));
    table.end_turn();
    table.turn_of(1);
    let others = table.refused(TurnOption::Action { card: shelters[2], place: 0 });
    assert_eq!(others, rule!("limits.max-in-ability"));
    table.end_turn();
    table.turn_of(1);
    assert!(table.offers(TurnOption::Action { card: shelters[2], place: 0 }), "in another phase");
}

#[test]
fn a_cancelled_event_was_played_and_counts() {
    cites!(
        "player-cards.event.cancelled-still-played",
        "player-cards.event.sequence",
        "effects.cancel.ability-counts",
        "limits.max-cancelled-counts",
        "initiating.step6-begins",
        "initiating.step7-resolves"
    );
    let mut table =
        spider().foe(None, "silencer").hand(0, &["once-a-round", "once-a-round", "energy", "genius"]).play();
    table.play_card("once-a-round", &["energy"]);
    table.settle();
    assert_eq!(table.damage_on("rhino-1"), 0);
    assert!(table.discarded(0, "once-a-round") && table.discarded(0, "energy"));
    let card = table.card("once-a-round");
    let played = Event::Played { player: Seat(0), card };
    let told: Vec<&Event> = table.told().map(|(event, _)| event).collect();
    assert!(told.contains(&&played) && told.contains(&&Event::Cancelled { card }));
    assert_eq!(table.cannot_play("once-a-round"), rule!("limits.max-period"));
}

#[test]
fn a_cancelled_ability_was_used() {
    cites!("limits.limit-cancelled-counts");
    let mut table = spider().foe(None, "jammer").own(0, "one-shot").play();
    table.act("one-shot");
    table.settle();
    assert_eq!((table.damage_on("rhino-1"), table.fired("one-shot")), (0, 1));
    assert_eq!(table.cannot_act("one-shot"), rule!("limits.limit"));
}

#[test]
fn what_waits_for_a_payment_comes_before_it() {
    cites!("initiating.interrupt-any-step");
    let mut table = spider()
        .own(0, "paymaster")
        .hand(0, &["helicarrier", "energy", "genius"])
        .draws(&["strength"])
        .play();
    let card = table.card("helicarrier");
    table.answer(TurnOption::Play(card));
    assert!(matches!(table.ask(), Ask::Window { moment: Moment::Payment { player: Seat(0) }, .. }));
    assert!(table.in_hand(0, "helicarrier"), "nothing was paid yet, nor was the card laid down");
    table.ability("paymaster", 0);
    assert!(table.in_hand(0, "strength"));
    table.until(|ask| matches!(ask, Ask::Pay { .. }));
    table.pay(&["strength", "energy"]);
    assert!(table.there("helicarrier").is_some());
}

// (example.permission-discard-pile)
#[test]
fn a_permission_lets_a_card_be_played_from_the_discard_pile() {
    cites!("initiating.permission", "initiating.play-from-hand");
    let given = || spider().discard(0, &["mockingbird", "helicarrier"]).hand(0, &["energy", "genius"]);
    let mut table = given().play();
    assert_eq!(
        table.refused(TurnOption::PlayFromDiscard(table.card("mockingbird"))),
        rule!("initiating.play-from-hand")
    );
    let mut table = given().own(0, "second-wind").play();
    let card = table.card("mockingbird");
    assert!(table.offers(TurnOption::PlayFromDiscard(card)) && table.offers(TurnOption::EndTurn));
    let support = table.card("helicarrier");
    assert_eq!(table.refused(TurnOption::PlayFromDiscard(support)), rule!("initiating.play-from-hand"));
    // An ally that lies elsewhere is not in the pile.
    let elsewhere = table.card("jessica-jones");
    assert_eq!(table.refused(TurnOption::PlayFromDiscard(elsewhere)), rule!("initiating.play-from-hand"));
    table.answer(TurnOption::PlayFromDiscard(card));
    table.pay(&["energy", "genius"]);
    table.settle();
    assert!(table.there("mockingbird").is_some() && !table.discarded(0, "mockingbird"));
}

#[test]
fn damage_is_moved_to_another_place() {
    cites!(
        "damage.move.elements",
        "damage.move.not-to-same-place",
        "damage.move.dial-card",
        "damage.move.card-to-dial"
    );
    let mut table =
        spider().own(0, "mockingbird").damage("mockingbird", 2).hand(0, &["shift-the-hurt"]).play();
    table.play_card("shift-the-hurt", &[]);
    // Where the damage comes from is settled: nobody else is hurt.
    let ally = table.id("mockingbird");
    assert_eq!(table.refused(Chosen::Card(Thing::InPlay(ally))), rule!("abilities.choose.must-change-state"));
    choose(&mut table, "rhino-1");
    table.settle();
    assert_eq!((table.damage_on("mockingbird"), table.damage_on("rhino-1")), (0, 2));
    assert_eq!(table.value("rhino-1", Stat::RemainingHitPoints), 12);
    assert!(table.told().any(|(event, _)| *event == Event::DamageMoved { from: ally, amount: 2 }));
}

#[test]
fn costs_are_paid_with_what_one_controls() {
    cites!("costs.own-elements");
    let mut table = spider_and_hulk().own(1, "mockingbird").hand(0, &["send-a-friend"]).play();
    assert_eq!(table.cannot_play("send-a-friend"), rule!("initiating.step2-determine-cost"));
    let mut table = spider_and_hulk()
        .own(1, "hulk")
        .own(0, "mockingbird")
        .own(0, "jessica-jones")
        .hand(0, &["send-a-friend"])
        .play();
    table.play_card("send-a-friend", &[]);
    let others = table.id("hulk");
    assert_eq!(table.refused(Chosen::Card(Thing::InPlay(others))), rule!("costs.own-elements"));
    choose(&mut table, "jessica-jones");
    table.settle();
    assert!(table.find("jessica-jones").exhausted && !table.find("mockingbird").exhausted);
    assert_eq!(table.damage_on("rhino-1"), 2);
}

#[test]
fn what_is_put_into_play_obeys_the_rules_for_playing_it() {
    cites!(
        "initiating.put-into-play.legal-state",
        "initiating.put-into-play",
        "attachments.illegal-stays-put"
    );
    let given = || spider().discard(0, &["bracelet"]).hand(0, &["lucky-find"]);
    let mut table = given().play();
    assert_eq!(table.cannot_play("lucky-find"), rule!("abilities.must-be-able-to-change-state"));
    let mut table = given().own(0, "mockingbird").play();
    table.play_card("lucky-find", &[]);
    table.until(|ask| !matches!(ask, Ask::Choose { .. }));
    assert_eq!(table.find("bracelet").host, Some(table.id("mockingbird")));
    // A unique card enters beside no other of its title.
    let given = || spider().discard(0, &["arc-reactor"]).hand(0, &["lucky-find"]);
    let mut table = given().own(0, "arc-reactor").play();
    assert_eq!(table.cannot_play("lucky-find"), rule!("abilities.must-be-able-to-change-state"));
    let mut table = given().play();
    table.play_card("lucky-find", &[]);
    table.settle();
    // It costs two, and nothing was paid for it.
    assert_eq!((table.cards.card(table.card("arc-reactor")).cost, table.hand(0)), (Some(2), 0));
    assert!(table.there("arc-reactor").is_some());
}

#[test]
fn the_controller_decides_what_may_be_done() {
    cites!("abilities.may-default-player");
    let mut table =
        spider_and_hulk().own(1, "watchful").with("she-hulk", |card| card.exhausted = true).play();
    table.attack("spider-man", "rhino-1");
    table.until(|ask| matches!(ask, Ask::May { .. }));
    assert!(matches!(table.ask(), Ask::May { player: Seat(1), .. }), "it is the first player's turn");
    table.answer(May::Yes);
    assert!(!table.find("she-hulk").exhausted && table.find("spider-man").exhausted);
}

// (example.qualifier-ready)
#[test]
fn a_qualifier_is_asked_of_every_kind_in_a_list() {
    cites!("abilities.qualifier");
    let mut table = spider()
        .own(0, "mockingbird")
        .own(0, "jessica-jones")
        .with("jessica-jones", |card| card.exhausted = true)
        .foe(None, "armored-rhino-suit")
        .attached_to("rhino-1")
        .with("armored-rhino-suit", |card| card.exhausted = true)
        .foe(None, "charge")
        .attached_to("rhino-1")
        .hand(0, &["clear-the-field"])
        .play();
    table.play_card("clear-the-field", &[]);
    table.settle();
    let there =
        ["mockingbird", "jessica-jones", "armored-rhino-suit", "charge"].map(|id| table.there(id).is_some());
    assert_eq!(there, [false, true, true, false]);
}

#[test]
fn of_two_replacements_the_later_is_used() {
    cites!("effects.replacement.latest-wins");
    let mut table = spider()
        .hand(0, &["first-shield", "second-shield"])
        .stock(&["hydra-soldier"])
        .foe(Some(0), "shocker")
        .play();
    table.play_card("first-shield", &[]);
    table.play_card("second-shield", &[]);
    table.settle();
    assert_eq!(table.game.now().state.delayed.len(), 2);
    table.end_turn();
    table.until(|ask| matches!(ask, Ask::Defend { .. }));
    let hand = table.hand(0);
    table.answer(Defend::No);
    // Rhino strikes: two cards instead of the damage, and the first shield still waits.
    table.until(|ask| matches!(ask, Ask::Defend { .. } | Ask::Turn { .. }));
    assert_eq!((table.damage_on("spider-man"), table.hand(0) - hand), (0, 2));
    assert_eq!(table.game.now().state.delayed.len(), 1);
    table.answer(Defend::No);
    table.until(|ask| matches!(ask, Ask::Turn { .. }));
    // Shocker's attack met the first shield; then the round is over.
    assert_eq!(table.hand(0) - hand, 3);
    assert!(table.game.now().state.delayed.is_empty());
}

#[test]
fn nobody_else_takes_consequential_damage() {
    cites!("allies.consequential.direct");
    let mut table = spider().own(0, "bodyguard").own(0, "mockingbird").play();
    table.attack("mockingbird", "rhino-1");
    // Nobody is asked whether to take it over.
    assert!(matches!(table.ask(), Ask::Turn { .. }), "{:?}", table.ask());
    assert_eq!((table.damage_on("mockingbird"), table.damage_on("spider-man")), (1, 0));
    assert_eq!(table.fired("bodyguard"), 0);
    // From an enemy it can be taken over.
    let mut table =
        spider().own(0, "bodyguard").own(0, "mockingbird").villain_phase().draws(&["im-tough"]).play();
    table.defend("mockingbird");
    table.window_on_damage();
    table.ability("bodyguard", 0);
    table.settle();
    assert_eq!((table.damage_on("mockingbird"), table.damage_on("spider-man")), (0, 1));
}

#[test]
fn what_lasts_for_a_period_is_made_in_it() {
    cites!("effects.lasting.only-in-period");
    let mut table = spider().own(0, "this-attack-only").play();
    assert_eq!(table.cannot_act("this-attack-only"), rule!("abilities.must-be-able-to-change-state"));
}

#[test]
fn what_lasts_goes_on_without_the_card_it_comes_from() {
    cites!("effects.lasting.independent-of-source");
    let mut table = spider().own(0, "war-horn").play();
    table.act("war-horn");
    assert!(table.discarded(0, "war-horn") && table.there("war-horn").is_none());
    assert_eq!(table.value("spider-man", Stat::Atk), 4);
    table.end_turn();
    table.until(|ask| matches!(ask, Ask::Defend { .. }));
    assert_eq!(table.value("spider-man", Stat::Atk), 2, "the phase is over");
}

#[test]
fn a_crisis_stops_whatever_would_take_threat_from_the_main_scheme() {
    cites!("side-schemes.crisis", "precedence.cannot-is-absolute");
    let mut table = spider()
        .foe(None, "crowd-control")
        .threat("crowd-control", 2)
        .threat("the-break-in", 5)
        .hand(0, &["calm-everywhere", "for-justice", "energy", "genius"])
        .play();
    table.play_card("calm-everywhere", &[]);
    assert_eq!((table.threat_on("crowd-control"), table.threat_on("the-break-in")), (1, 5));
    // A labelled thwart has one scheme left to choose, so nobody is asked.
    table.play_card("for-justice", &["energy", "genius"]);
    table.settle();
    assert_eq!((table.there("crowd-control"), table.threat_on("the-break-in")), (None, 5));
    // With the crisis gone, the main scheme can be thwarted.
    table.thwart("spider-man", "the-break-in");
    assert_eq!(table.threat_on("the-break-in"), 4);
}

#[test]
fn an_attached_card_exhausts_by_itself() {
    cites!("attachments.exhaust-independent");
    let mut table = spider().own(0, "mockingbird").own(0, "bracelet").attached_to("mockingbird").play();
    table.act("bracelet");
    table.settle();
    assert!(table.find("bracelet").exhausted && !table.find("mockingbird").exhausted);
    table.attack("mockingbird", "rhino-1");
    table.settle();
    assert!(table.find("mockingbird").exhausted);
    // Nor does the ally exhaust what is attached to it.
    let mut table = spider().own(0, "mockingbird").own(0, "bracelet").attached_to("mockingbird").play();
    table.attack("mockingbird", "rhino-1");
    table.settle();
    assert!(table.find("mockingbird").exhausted && !table.find("bracelet").exhausted);
}

#[test]
fn everything_of_the_scenario_is_an_enemy_card() {
    cites!("identity.enemy-adjective");
    let given = || spider().foe(None, "thorny-chain").attached_to("rhino-1");
    let mut table = given().play();
    table.attack("spider-man", "rhino-1");
    table.settle();
    assert_eq!(table.damage_on("spider-man"), 2);
    let mut table = given().own(0, "immune-to-enemies").play();
    table.attack("spider-man", "rhino-1");
    table.settle();
    assert_eq!((table.fired("thorny-chain"), table.damage_on("spider-man")), (1, 0));
}

#[test]
fn cards_of_one_effect_are_drawn_at_once() {
    cites!("zones.draw-simultaneous");
    let mut table = spider().hand(0, &["nick-fury", "energy", "genius", "strength"]).play();
    table.play_card("nick-fury", &["energy", "genius"]);
    table.option(1);
    table.settle();
    let draws: Vec<&Event> =
        table.told().map(|(event, _)| event).filter(|event| matches!(event, Event::Drew { .. })).collect();
    assert_eq!(draws, [&Event::Drew { player: Seat(0), cards: 3 }]);
    // Delayed effects are for everybody to see.
    let view = champions::Champions::view(table.game.now(), None);
    assert_eq!(view.delayed.iter().map(|it| it.card).collect::<Vec<_>>(), [table.card("nick-fury")]);
}

#[test]
fn supports_lie_in_the_back_row() {
    cites!("player-cards.support.back-row");
    use champions::view::Row;
    let table = spider().own(0, "one-shot").own(0, "mockingbird").play();
    let view = champions::Champions::view(table.game.now(), None);
    let row = |id: &str| view.in_play.iter().find(|it| it.id == table.id(id)).expect(id).row;
    assert_eq!(
        [row("one-shot"), row("mockingbird"), row("spider-man"), row("rhino-1")],
        [Some(Row::Back), Some(Row::Front), Some(Row::Front), None]
    );
}

#[test]
fn the_supply_is_never_empty() {
    cites!("setup.07-supply");
    let mut given = Given::new(&["spider", "hulk", "iron", "panther"], "rhino");
    let names = ["spider-man", "she-hulk", "iron-man", "black-panther", "rhino-1"];
    for id in names {
        for status in Status::ALL {
            given = given.status(id, status);
        }
    }
    // More tokens than any box holds.
    let given = given.damage("rhino-1", 20).threat("the-break-in", 900).counters("rhino-1", "web", 200);
    let mut table = given.play();
    table.state().in_play.iter().for_each(|card| assert!(card.threat == 0 || card.threat == 900));
    assert!(names.iter().all(|id| Status::ALL.iter().all(|status| table.has(id, *status))));
    table.thwart("spider-man", "the-break-in");
    assert!(!table.has("spider-man", Status::Confused), "the card went back to the supply");
}

#[test]
fn who_resolves_a_peril_card_is_alone_with_it() {
    cites!("keywords.peril.no-consulting");
    let mut table = spider_and_hulk()
        .print("caught-off-guard", |card| {
            card.faces[0].text.keywords.push(champions::card::ability::Keyword::Peril);
        })
        .own(0, "one-shot")
        .own(0, "night-shelter")
        .dealt(0, &["caught-off-guard"])
        .play();
    let peril = |table: &Table| champions::Champions::view(table.game.now(), Some(Seat(1))).peril;
    table.until(|ask| matches!(ask, Ask::Choose { .. } | Ask::ChooseOne { .. } | Ask::Turn { .. }));
    assert_eq!(peril(&table), Some(Seat(0)));
    table.until(|ask| matches!(ask, Ask::Turn { .. }));
    assert_eq!(peril(&table), None);
}

// (example.end-of-round-expiry)
#[test]
fn what_lasts_until_the_end_of_the_round_is_over_before_what_happens_then() {
    cites!("effects.lasting.expiry", "effects.delayed.automatic", "villain-phase.step5.end-round");
    let hand = ["last-roar", "energy", "genius", "strength", "backflip", "for-justice"];
    let mut table = spider().hand(0, &hand).draws(&["hard-to-keep-down", "hydra-bomber"]).play();
    table.play_card("last-roar", &[]);
    table.settle();
    assert_eq!(table.value("spider-man", Stat::Atk), 3);
    table.end_turn();
    // The last encounter card is being resolved.
    table.until(|ask| matches!(ask, Ask::ChooseOne { .. }));
    assert_eq!(table.value("spider-man", Stat::Atk), 3);
    table.until(|ask| matches!(ask, Ask::Turn { .. }));
    assert_eq!(table.value("spider-man", Stat::Atk), 2);
    // ATK 2 again when the blow falls.
    let blows: Vec<&Event> = table
        .told()
        .map(|(event, _)| event)
        .filter(|event| matches!(event, Event::DamageDealt { to, .. } if *to == table.id("rhino-1")))
        .collect();
    assert!(matches!(blows[..], [Event::DamageDealt { dealt: 2, .. }]), "{blows:?}");
}

#[test]
fn the_new_first_player_orders_what_happens_at_the_end_of_the_round() {
    cites!("villain-phase.step5.end-round");
    let hand = ["last-roar", "last-roar", "energy", "genius", "strength", "backflip", "for-justice"];
    let mut table = spider_and_hulk().hand(0, &hand).play();
    table.play_card("last-roar", &[]);
    table.play_card("last-roar", &[]);
    table.until(|ask| matches!(ask, Ask::Forced { moment: Moment::EndOf { .. }, .. }));
    assert!(matches!(table.ask(), Ask::Forced { player: Seat(1), .. }), "{:?}", table.ask());
}

// (example.one-labelled-attack)
#[test]
fn one_labelled_ability_is_one_attack_on_everybody_it_strikes() {
    cites!("attack.labelled-one-attack", "keywords.retaliate", "status.replaces-whole-ability");
    let given = || {
        spider()
            .foe(Some(0), "whiplash")
            .foe(None, "concussion-blasters")
            .attached_to("rhino-1")
            .damage("rhino-1", 2)
            .hand(0, &["twin-strike"])
    };
    let mut table = given().play();
    table.play_card("twin-strike", &[]);
    choose(&mut table, "whiplash");
    table.settle();
    assert_eq!((table.damage_on("whiplash"), table.value("rhino-1", Stat::RemainingHitPoints)), (3, 9));
    assert_eq!(table.value("spider-man", Stat::RemainingHitPoints), 8);
    let attacks = table.told().filter(|(event, _)| matches!(event, Event::Began { .. })).count();
    assert_eq!(attacks, 1);
    // Stunned, the whole of it is lost for one card.
    let mut table = given().status("spider-man", Status::Stunned).play();
    table.play_card("twin-strike", &[]);
    table.settle();
    assert_eq!((table.damage_on("whiplash"), table.damage_on("rhino-1")), (0, 2));
    assert!(!table.has("spider-man", Status::Stunned));
}
