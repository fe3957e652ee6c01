//! In play and out of play, the decks, and whose a card is.

use champions::ask::{Ask, Chosen, TurnOption, Use};
use champions::card::CardId;
use champions::card::ability::{Form, Keyword, Pick, Stat, Status};
use champions::event::{Event, Spot};
use champions::state::{Place, State};
use champions::timing::{Moment, Side};
use champions::{cites, modifiers};
use table::Seat;

use crate::given::Given;
use crate::kit::Table;

fn spider() -> Given {
    Given::new(&["spider"], "rhino")
}

fn spider_and_hulk() -> Given {
    Given::new(&["spider", "hulk"], "rhino")
}

#[test]
fn what_was_played_is_there_in_the_next_round() {
    cites!("zones.in-play");
    let mut table = Given::new(&["marvel"], "rhino")
        .alter_ego(0)
        .hand(0, &["the-triskelion", "alpha-flight-station", "energy", "genius", "strength"])
        .play();
    table.play_card("the-triskelion", &["energy"]);
    table.play_card("alpha-flight-station", &["genius"]);
    let there = ["the-triskelion", "alpha-flight-station"].map(|id| table.id(id));
    table.end_turn();
    table.turn_of(0);
    assert_eq!(table.state().round, 2);
    assert!(there.iter().all(|id| table.state().find(*id).is_some()));
}

#[test]
fn whatever_is_in_play_stays_there_and_an_event_never_was() {
    cites!("zones.in-play");
    let mut table = spider()
        .own(0, "mockingbird")
        .own(0, "web-shooter")
        .foe(Some(0), "shocker")
        .foe(None, "crowd-control")
        .threat("crowd-control", 3)
        .foe(None, "enhanced-ivory-horn")
        .attached_to("rhino-1")
        .foe(None, "ultron-drones")
        .hand(0, &["swinging-web-kick", "energy", "genius"])
        .play();
    let cards =
        ["mockingbird", "web-shooter", "shocker", "crowd-control", "enhanced-ivory-horn", "ultron-drones"];
    let there = cards.map(|id| table.id(id));
    table.play_card("swinging-web-kick", &["energy", "genius"]);
    table.choose("rhino-1");
    assert!(table.there("swinging-web-kick").is_none() && table.discarded(0, "swinging-web-kick"));
    table.end_turn();
    table.turn_of(0);
    assert_eq!(table.state().round, 2);
    assert!(there.iter().all(|id| table.state().find(*id).is_some()));
}

#[test]
fn the_tops_of_the_villain_deck_and_the_main_scheme_deck_are_in_play() {
    cites!("zones.in-play");
    // No threat can be removed from Ultron's last scheme once it lies on top, and none of his drones harms him now.
    let may_thwart = |given: Given| {
        let table = given.play();
        let spider_man = table.id("spider-man");
        table.offers(TurnOption::Thwart(spider_man))
    };
    let ultron = || Given::new(&["spider"], "ultron");
    assert!(may_thwart(ultron().threat("the-crimson-cowl", 2)));
    let last = ultron().next_scheme().next_scheme();
    assert!(!may_thwart(last.threat("countdown-to-oblivion", 2)));
    let hurt = |given: Given, villain: &str| {
        let table = given.drone(0).play();
        modifiers::can_take_damage(table.game.now(), table.find(villain), None)
    };
    assert!(hurt(ultron(), "ultron-1"));
    let mut third = ultron().next_stage();
    let card = third.card("ultron-3");
    third = third.with("ultron-2", |villain| villain.card = card);
    assert!(!hurt(third, "ultron-3"));
    // So is each identity: Iron Man's hand grows with his armour.
    let hand_size = |given: Given| given.play().value("iron-man", Stat::HandSize);
    let iron = || Given::new(&["iron"], "rhino");
    assert_eq!((hand_size(iron()), hand_size(iron().own(0, "arc-reactor"))), (1, 2));
}

#[test]
fn keywords_of_the_next_stage_and_cards_in_the_pile_do_nothing() {
    cites!("zones.out-of-play");
    // Rhino's second stage retaliates.
    let retaliates =
        || spider().print("rhino-2", |card| card.faces[0].text.keywords.push(Keyword::Retaliate(1)));
    let mut table = retaliates().play();
    table.attack("spider-man", "rhino-1");
    table.settle();
    assert_eq!((table.damage_on("rhino-1"), table.damage_on("spider-man")), (2, 0));
    let mut table = retaliates().next_stage().play();
    table.attack("spider-man", "rhino-2");
    table.settle();
    assert_eq!((table.damage_on("rhino-2"), table.damage_on("spider-man")), (2, 1));
}

#[test]
fn what_lies_in_a_zone_out_of_play_is_not_in_play() {
    cites!("zones.out-of-play");
    // An explosion surges unless it finds Bomb Scare in play.
    let surges = |put: fn(&mut State, CardId)| {
        let mut given = spider();
        let scare = given.card("bomb-scare");
        given.state.encounter.deck.take(scare);
        put(&mut given.state, scare);
        let mut table = given.dealt(0, &["explosion"]).play();
        table.settle();
        table.told().any(|(event, _)| *event == Event::Surged { player: Seat(0) })
    };
    assert!(!surges(|state, card| state.enter(card, None).threat = 2));
    assert!(surges(|state, card| state.players[0].hand.add(card)), "a hand");
    assert!(surges(|state, card| state.players[0].deck.add(card)), "a player's deck");
    assert!(surges(|state, card| state.players[0].discard.push(card)), "a player's discard pile");
    assert!(surges(|state, card| state.encounter.deck.add(card)), "the encounter deck");
    assert!(surges(|state, card| state.encounter.discard.push(card)), "the encounter discard pile");
    assert!(surges(|state, card| state.encounter.set_aside.add(card)), "set aside");
    assert!(surges(|state, card| state.encounter.removed.push(card)), "removed");
}

#[test]
fn the_next_stage_of_the_main_scheme_says_nothing_yet() {
    cites!("zones.out-of-play");
    // Ultron's last scheme keeps its threat, the one before it does not.
    let may_thwart = |given: Given, scheme: &str| {
        let table = given.threat(scheme, 2).play();
        table.offers(TurnOption::Thwart(table.id("spider-man")))
    };
    let second = || Given::new(&["spider"], "ultron").next_scheme();
    assert!(may_thwart(second(), "assault-on-norad"));
    assert!(!may_thwart(second().next_scheme(), "countdown-to-oblivion"));
}

#[test]
fn an_ally_enters_play_by_being_played_and_by_being_put_into_play() {
    cites!("zones.enters-play");
    // Mockingbird answers when she enters play.
    let entered = |table: &Table| {
        let mockingbird = table.id("mockingbird");
        table.ask()
            == Ask::Window {
                player: Seat(0),
                side: Side::After,
                moment: Moment::EnterPlay { what: mockingbird },
            }
    };
    let mut table = spider().hand(0, &["mockingbird", "energy", "genius"]).play();
    table.play_card("mockingbird", &["energy", "genius"]);
    assert!(entered(&table), "{:?}", table.ask());
    let mut table =
        spider().hand(0, &["make-the-call", "energy", "genius"]).discard(0, &["mockingbird"]).play();
    table.play_card("make-the-call", &["energy", "genius"]);
    assert!(entered(&table), "{:?}", table.ask());
}

#[test]
fn cards_of_every_type_enter_play_when_they_are_revealed() {
    cites!("zones.enters-play");
    let seen = "{ when: { forced-response: { enter-play: { what: card } } }, do: [{ draw: { count: 1 } }] }";
    for id in ["shocker", "crowd-control", "charge", "ultron-drones"] {
        let given = Given::homebrew(&["spider"], "rhino").says("one-shot", seen).own(0, "one-shot");
        let mut table = given.dealt(0, &[id]).play();
        table.until(|ask| matches!(ask, Ask::Turn { .. }));
        assert!(table.there(id).is_some());
        assert_eq!(table.fired("one-shot"), 1, "{id}");
    }
}

#[test]
fn nothing_that_lay_on_a_card_is_on_it_when_it_comes_back() {
    cites!("zones.leaves-play-no-memory");
    let mut table = Given::new(&["hulk"], "rhino")
        .own(0, "hellcat")
        .damage("hellcat", 2)
        .status("hellcat", Status::Tough)
        .counters("hellcat", "web", 3)
        .with("hellcat", |card| card.used[0][0] = 1)
        .hand(0, &["energy", "genius"])
        .play();
    table.act("hellcat");
    table.play_card("hellcat", &["energy", "genius"]);
    let hellcat = *table.find("hellcat");
    assert_eq!((hellcat.damage, hellcat.counters), (0, Default::default()));
    assert_eq!((hellcat.statuses, hellcat.used), (Default::default(), Default::default()));
    // A side scheme that lost its last threat begins with its starting threat again.
    let back = "{ when: action, do: [{ put-into-play: \
                { what: { each: { kind: side-scheme, in: encounter-discard } } } }] }";
    let mut table = Given::homebrew(&["spider"], "rhino")
        .says("one-shot", back)
        .own(0, "one-shot")
        .foe(None, "crowd-control")
        .threat("crowd-control", 1)
        .play();
    table.thwart("spider-man", "crowd-control");
    assert!(table.encounter_discarded("crowd-control"));
    table.act("one-shot");
    assert_eq!(table.threat_on("crowd-control"), 2);
}

#[test]
fn what_is_removed_is_no_card_of_a_discard_pile() {
    cites!("zones.removed-from-game");
    let back = "{ when: action, do: [{ put-into-play: \
                { what: { each: { kind: side-scheme, in: encounter-discard } } } }] }";
    let mut given = Given::homebrew(&["spider"], "rhino").says("one-shot", back).own(0, "one-shot");
    let [discarded, removed] = ["crowd-control", "bomb-scare"].map(|id| given.card(id));
    given.state.encounter.deck.take(discarded);
    given.state.encounter.deck.take(removed);
    given.state.encounter.discard.push(discarded);
    given.state.encounter.removed.push(removed);
    let mut table = given.play();
    table.act("one-shot");
    assert!(table.there("crowd-control").is_some() && table.there("bomb-scare").is_none());
    assert!(table.state().has(Place::Removed, removed));
}

#[test]
fn what_was_said_of_a_card_for_a_while_holds_for_who_takes_it() {
    cites!("zones.control-change-is-not-leaving");
    let mut table =
        Given::homebrew(&["spider", "hulk"], "rhino").own(1, "mayfly").hand(0, &["borrowed-friend"]).play();
    let mayfly = table.id("mayfly");
    table.answer(TurnOption::Request(Seat(1)));
    table.answer(Use::Ability { card: mayfly, place: 0 });
    assert_eq!(table.value("mayfly", Stat::Atk), 4);
    table.play_card("borrowed-friend", &[]);
    assert_eq!(table.find("mayfly").controller, Some(Seat(0)));
    assert_eq!((table.id("mayfly"), table.value("mayfly", Stat::Atk)), (mayfly, 4));
}

#[test]
fn who_goes_back_to_the_hand_has_left_play_like_who_is_discarded() {
    cites!("zones.leaves-play");
    let mut table =
        Given::new(&["hulk"], "rhino").own(0, "hellcat").own(0, "inspired").attached_to("hellcat").play();
    let (hellcat, inspired) = (table.id("hellcat"), table.id("inspired"));
    table.act("hellcat");
    assert!(table.in_hand(0, "hellcat") && table.state().find(hellcat).is_none());
    // What was attached to her has nothing to be attached to any more.
    assert!(table.state().find(inspired).is_none() && table.discarded(0, "inspired"));
    // So it is wherever she goes.
    for to in ["deck", "out-of-game"] {
        let goes = format!("{{ when: action, do: [{{ move: {{ what: self, to: {to} }} }}] }}");
        let mut table = Given::new(&["hulk"], "rhino")
            .says("hellcat", &goes)
            .own(0, "hellcat")
            .own(0, "inspired")
            .attached_to("hellcat")
            .play();
        table.act("hellcat");
        assert!(table.there("hellcat").is_none() && table.there("inspired").is_none(), "{to}");
        assert!(table.discarded(0, "inspired"), "{to}");
    }
    // And when she is defeated.
    let mut table = Given::new(&["hulk"], "rhino")
        .own(0, "hellcat")
        .damage("hellcat", 2)
        .own(0, "inspired")
        .attached_to("hellcat")
        .play();
    let (hellcat, inspired) = (table.id("hellcat"), table.id("inspired"));
    table.attack("hellcat", "rhino-1");
    table.settle();
    assert!(table.discarded(0, "hellcat") && table.state().find(hellcat).is_none());
    assert!(table.discarded(0, "inspired") && table.state().find(inspired).is_none());
}

#[test]
fn a_search_does_not_find_what_is_removed() {
    cites!("zones.removed-from-game");
    // Klaw's second stage looks for a side scheme.
    let offered = |put: fn(&mut Given, CardId)| {
        let mut given = Given::new(&["spider"], "klaw").damage("klaw-1", 11);
        let wanted = given.card("the-immortal-klaw");
        given.state.encounter.deck.take(wanted);
        put(&mut given, wanted);
        let mut table = given.play();
        table.attack("spider-man", "klaw-1");
        table.until(|ask| matches!(ask, Ask::Choose { .. }));
        table.offers(Chosen::Done)
    };
    assert!(!offered(|given, card| given.state.encounter.discard.push(card)));
    assert!(offered(|given, card| given.state.encounter.removed.push(card)));
}

#[test]
fn each_draws_from_their_deck_whoever_s_turn_it_is() {
    cites!("zones.draw-top");
    let given = spider_and_hulk().own(0, "avengers-mansion");
    let decks = [0, 1].map(|seat| given.state.players[seat].deck.len());
    let mut table = given.play();
    table.act("avengers-mansion");
    table.answer(Seat(1));
    let player = |seat: u8| table.state().player(Seat(seat));
    assert_eq!((player(0).deck.len(), player(0).hand.len()), (decks[0], 0));
    assert_eq!((player(1).deck.len(), player(1).hand.len()), (decks[1] - 1, 1));
    let drawn = player(1).hand.iter().next().expect("a card");
    let (from, to) = (Spot::Out(Place::Deck(Seat(1))), Spot::Out(Place::Hand(Seat(1))));
    assert!(table.told().any(|(event, _)| *event == Event::Moved { card: Some(drawn), from, to }));
}

#[test]
fn the_one_whose_deck_ran_out_is_dealt_the_card() {
    cites!("zones.player-deck-empty.penalty", "zones.player-deck-empty.reshuffle");
    // It is the first player's turn, and the other draws the last card; both have a discard pile.
    let mut given = spider_and_hulk().own(0, "avengers-mansion").discard(0, &["mockingbird"]);
    let deck: Vec<CardId> = given.state.players[1].deck.drain().collect();
    given.state.players[1].deck.add(deck[0]);
    given.state.players[1].discard = deck[1..].to_vec();
    let mut table = given.play();
    table.act("avengers-mansion");
    table.answer(Seat(1));
    let dealt = |seat: u8| table.state().player(Seat(seat)).dealt.len();
    assert_eq!((dealt(0), dealt(1)), (0, 1));
    assert!(table.discarded(0, "mockingbird"));
    assert_eq!(table.state().player(Seat(1)).deck.len(), deck.len() - 1);
}

#[test]
fn drawing_goes_on_with_the_new_deck() {
    cites!("zones.player-deck-empty.keep-drawing");
    let mut given = Given::new(&["panther"], "rhino").alter_ego(0).own(0, "the-golden-city");
    let deck: Vec<CardId> = given.state.players[0].deck.drain().collect();
    given.state.players[0].deck.add(deck[0]);
    given.state.players[0].discard = deck[1..11].to_vec();
    let mut table = given.play();
    table.act("the-golden-city");
    // One was there, and two were to be drawn.
    let player = table.state().player(Seat(0));
    assert_eq!((player.hand.len(), player.deck.len(), player.discard.len()), (2, 9, 0));
}

#[test]
fn a_deck_whose_last_card_was_found_and_discarded_has_run_out() {
    cites!("zones.player-deck-empty.reshuffle", "zones.player-deck-empty.penalty");
    let search = "{ when: action, do: [{ search: { in: [deck], for: ally, bind: found } }, { discard: { what: { the: found } } }] }";
    let mut given = Given::homebrew(&["spider"], "rhino").says("one-shot", search).own(0, "one-shot");
    let last = given.card("black-cat");
    given.state.players[0].deck.take(last);
    let rest: Vec<CardId> = given.state.players[0].deck.drain().collect();
    given.state.players[0].deck.add(last);
    given.state.players[0].discard = rest[..5].to_vec();
    let mut table = given.play();
    table.act("one-shot");
    table.choose_out(Place::Deck(Seat(0)), "black-cat");
    let player = table.state().player(Seat(0));
    assert_eq!((player.deck.len(), player.discard.len(), player.dealt.len()), (6, 0, 1));
}

#[test]
fn a_number_of_cards_is_not_discarded_from_the_new_encounter_deck() {
    cites!("zones.encounter-deck-empty.no-further-discard");
    let five = "{ when: action, do: [{ discard-top: { of: encounter-deck, count: 5 } }] }";
    let mut given = Given::homebrew(&["spider"], "rhino").says("one-shot", five).own(0, "one-shot");
    let deck: Vec<CardId> = given.state.encounter.deck.drain().collect();
    given.state.encounter.deck = deck[..2].iter().copied().collect();
    given.state.encounter.discard = deck[2..6].to_vec();
    let mut table = given.play();
    table.act("one-shot");
    let encounter = &table.state().encounter;
    assert_eq!((encounter.deck.len(), encounter.discard.len(), encounter.acceleration_tokens), (6, 0, 1));
}

#[test]
fn cards_come_from_the_encounter_deck_and_not_from_its_pile() {
    cites!("zones.top-of-deck-encounter");
    // Of two cards one is in the deck and one lies in the pile.
    let given = || {
        let mut given = spider();
        let discarded = given.card("shocker");
        given.state.encounter.deck.take(discarded);
        given.state.encounter.discard.push(discarded);
        given
    };
    // A boost card.
    let mut table = given().villain_phase().draws(&["hard-to-keep-down"]).play();
    table.until(|ask| matches!(ask, Ask::Defend { .. }));
    let boost = table.card("hard-to-keep-down");
    assert_eq!(table.state().encounter.boosts, [boost]);
    // A card that is dealt.
    let mut table = given().villain_phase().draws(&["hard-to-keep-down", "im-tough"]).play();
    table.until(|ask| matches!(ask, Ask::Turn { .. }));
    let dealt = table.card("im-tough");
    let (from, to) = (Spot::Out(Place::EncounterDeck), Spot::Dealt(Seat(0)));
    assert!(table.told().any(|(event, _)| *event == Event::Moved { card: Some(dealt), from, to }));
    // A card that an ability reveals.
    let reveal = "when: when-revealed\ndo: [{ reveal: { what: { top: { of: encounter-deck } } } }]";
    let mut table = given().says("advance", reveal).dealt(0, &["advance"]).draws(&["sandman"]).play();
    table.until(|ask| matches!(ask, Ask::Turn { .. }));
    assert!(table.there("sandman").is_some() && table.encounter_discarded("shocker"));
    // A card that is revealed by surge.
    let mut table = given().dealt(0, &["explosion"]).draws(&["sandman"]).play();
    table.until(|ask| matches!(ask, Ask::Turn { .. }));
    assert!(table.there("sandman").is_some() && table.encounter_discarded("shocker"));
}

#[test]
fn minions_belong_to_the_scenario_and_nemeses_too() {
    cites!("ownership.owner-scenario", "ownership.enter-under-owner");
    // One is revealed, the other put into play from the nemesis set; both are defeated.
    let nemesis = "when: when-revealed\n\
                   do: [{ put-into-play: { what: { each: { kind: minion, in: nemesis-set } } } }]";
    let mut table = spider().alter_ego(0).says("advance", nemesis).dealt(0, &["advance", "shocker"]).play();
    table.until(|ask| matches!(ask, Ask::Turn { .. }));
    let minions = ["vulture", "shocker"];
    assert_eq!(minions.map(|id| (table.find(id).owner, table.find(id).engaged)), [(None, Some(Seat(0))); 2]);
    assert_eq!(minions.map(|id| table.find(id).controller), [None; 2]);
    let state = table.state().clone();
    for id in minions {
        let mut given = spider();
        given.state = state.clone();
        let left = given.cards.card(given.card(id)).front().hit_points.expect("a minion").of(1);
        let mut table = given.damage(id, left - 1).play();
        if table.form(0) == Form::AlterEgo {
            table.answer(TurnOption::ChangeForm);
        }
        table.attack("spider-man", id);
        table.settle();
        assert!(
            table.there(id).is_none() && table.encounter_discarded(id) && !table.discarded(0, id),
            "{id}"
        );
    }
}

#[test]
fn what_another_s_turn_brings_into_play_is_its_owner_s() {
    cites!("ownership.enter-under-owner");
    // On the first player's turn each player puts an ally into play.
    let allies = "when: action\n\
                  do:\n\
                  - each-player:\n\
                  \x20   do: [{ put-into-play: { what: { choose: { from: { kind: ally, in: discard } } } } }]";
    let mut table = spider_and_hulk()
        .says("swinging-web-kick", allies)
        .hand(0, &["swinging-web-kick", "energy", "genius"])
        .discard(0, &["mockingbird"])
        .discard(1, &["hellcat"])
        .play();
    table.play_card("swinging-web-kick", &["energy", "genius"]);
    table.until(|ask| matches!(ask, Ask::Turn { .. }));
    let of = |id: &str| (table.find(id).owner, table.find(id).controller);
    let (first, second) = (Some(Seat(0)), Some(Seat(1)));
    assert_eq!((of("mockingbird"), of("hellcat")), ((first, first), (second, second)));
}

#[test]
fn an_attachment_on_a_hero_is_the_scenario_s() {
    cites!("ownership.enter-under-owner", "ownership.owner-scenario");
    let mut table = spider()
        .print("charge", |card| card.faces[0].text.play.attach = Some(Pick::YourHero))
        .dealt(0, &["charge"])
        .play();
    table.until(|ask| matches!(ask, Ask::Turn { .. }));
    let charge = table.find("charge");
    assert_eq!((charge.host, charge.owner, charge.controller), (Some(table.id("spider-man")), None, None));
}

#[test]
fn an_upgrade_on_another_s_ally_is_controlled_by_who_played_it() {
    cites!("ownership.enter-under-owner");
    let mut table =
        Given::new(&["marvel", "hulk"], "rhino").own(1, "hellcat").hand(0, &["inspired", "energy"]).play();
    table.play_card("inspired", &["energy"]);
    let inspired = table.find("inspired");
    assert_eq!((inspired.host, inspired.controller), (Some(table.id("hellcat")), Some(Seat(0))));
}

#[test]
fn the_cards_of_a_hand_are_under_their_player_s_control() {
    cites!("ownership.control-out-of-play");
    // The next card that the chosen player controls costs one less: that is one of their hand.
    let mut table =
        spider_and_hulk().own(0, "helicarrier").hand(0, &["jessica-jones"]).hand(1, &["hellcat"]).play();
    table.act("helicarrier");
    table.answer(Seat(1));
    let scene = table.game.now();
    let costs = |seat: u8, id: &str| champions::initiate::bill(scene, Seat(seat), table.card(id)).any;
    let printed = |id: &str| table.cards.card(table.card(id)).cost.expect("a cost");
    assert_eq!(costs(0, "jessica-jones"), printed("jessica-jones"));
    assert_eq!(costs(1, "hellcat"), printed("hellcat") - 1);
}

#[test]
fn who_changes_control_does_not_enter_play_and_keeps_all_that_is_on_it() {
    cites!(
        "zones.control-change-is-not-leaving",
        "ownership.owner-player",
        "ownership.keep-state",
        "ownership.attached-cards-follow"
    );
    // Mockingbird stuns somebody when she enters play. What she can do so often a round she has done already.
    let mut table = Given::homebrew(&["spider", "hulk"], "rhino")
        .own(1, "mockingbird")
        .with("mockingbird", |card| (card.exhausted, card.used[0][0]) = (true, 1))
        .counters("mockingbird", "web", 2)
        .status("mockingbird", Status::Tough)
        .own(1, "inspired")
        .attached_to("mockingbird")
        .foe(None, "charge")
        .attached_to("mockingbird")
        .hand(0, &["borrowed-friend"])
        .play();
    table.play_card("borrowed-friend", &[]);
    assert_eq!(table.ask(), Ask::Turn { player: Seat(0) }, "she did not enter play");
    let ally = *table.find("mockingbird");
    assert_eq!((ally.owner, ally.controller), (Some(Seat(1)), Some(Seat(0))));
    assert!(ally.exhausted && ally.statuses.has(Status::Tough));
    assert_eq!((table.counters("mockingbird", "web"), ally.used[0][0]), (2, 1));
    // The upgrade and the attachment come with her, and are whose they were.
    let of = |id: &str| (table.find(id).owner, table.find(id).controller, table.find(id).host);
    assert_eq!(of("inspired"), (Some(Seat(1)), Some(Seat(0)), Some(ally.id)));
    assert_eq!(of("charge"), (None, Some(Seat(0)), Some(ally.id)));
}

#[test]
fn a_discard_pile_is_its_player_s_alone() {
    cites!("ownership.control-out-of-play");
    let allies =
        "{ when: action, do: [{ move: { what: { each: { kind: ally, in: discard } }, to: hand } }] }";
    let mut table = Given::homebrew(&["spider", "hulk"], "rhino")
        .says("one-shot", allies)
        .own(0, "one-shot")
        .discard(0, &["mockingbird", "jessica-jones"])
        .discard(1, &["hellcat"])
        .play();
    table.act("one-shot");
    assert!(table.in_hand(0, "mockingbird") && table.in_hand(0, "jessica-jones"));
    assert!(table.discarded(1, "hellcat"));
}
