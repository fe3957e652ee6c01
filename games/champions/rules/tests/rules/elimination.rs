//! Elimination, winning and losing; decks that run out; control.

use champions::Champions;
use champions::ask::{Ask, May};
use champions::card::ability::{Stat, Status};
use champions::event::{Event, Spot};
use champions::players::in_player_order;
use champions::state::{Outcome, Phase, Place, VillainStep};
use champions::{cites, rule};
use table::{Game, Seat};

use crate::given::Given;

/// Spider-Man has one hit point left and is attacked.
fn dying() -> Given {
    Given::new(&["spider", "hulk"], "rhino")
        .damage("spider-man", 9)
        .with("she-hulk", |it| it.exhausted = true)
        .with("spider-man", |it| it.exhausted = true)
}

#[test]
fn who_falls_is_out_and_the_others_go_on() {
    cites!(
        "players.elimination.trigger",
        "players.elimination.cards",
        "players.elimination.dealt-cards",
        "players.elimination.enemies-move",
        "players.elimination.others-continue",
        "players.elimination.first-player-token",
        "players.first-player.eliminated",
        "villain-phase.step2.eliminated-skipped",
        "modifiers.per-player-elimination",
        "timing.player-order.next-player"
    );
    let mut given = dying()
        .hand(0, &["energy"])
        .own(1, "hellcat")
        .with("hellcat", |it| (it.controller, it.exhausted) = (Some(Seat(0)), true))
        .own(0, "mockingbird")
        .foe(Some(0), "sandman")
        .damage("sandman", 2)
        .status("sandman", Status::Confused);
    let card = given.card("im-tough");
    let other = given.card("stampede");
    given.state.players[0].dealt.extend([card, other]);
    let deck = given.state.players[0].deck.len();
    let mut table = given.with("mockingbird", |it| it.exhausted = true).villain_phase().play();
    table.until(|ask| matches!(ask, Ask::Turn { .. }));
    let state = table.state();
    assert!(state.is_out(Seat(0)) && !table.game.over());
    // Hand, deck and what he controlled lie in his pile.
    assert_eq!(state.player(Seat(0)).discard.len(), deck + 2);
    assert!(table.discarded(0, "mockingbird") && state.player(Seat(0)).dealt.is_empty());
    // What he had of another's lies in the pile of the other.
    assert!(table.there("hellcat").is_none() && table.discarded(1, "hellcat"));
    // The card dealt to him is discarded, and nobody resolves it.
    assert!(table.encounter_discarded("im-tough") && table.encounter_discarded("stampede"));
    let revealed =
        |event: &Event| matches!(event, Event::Revealed { card: it, .. } if [card, other].contains(it));
    assert!(!table.told().any(|(event, _)| revealed(event)) && !table.has("rhino-1", Status::Tough));
    // The minion engages the next player and keeps its damage and its status cards.
    assert_eq!((table.find("sandman").engaged, table.damage_on("sandman")), (Some(Seat(1)), 2));
    assert!(table.has("sandman", Status::Confused));
    assert_eq!((state.first_player, table.ask()), (Seat(1), Ask::Turn { player: Seat(1) }));
    assert_eq!(table.value("rhino-1", Stat::HitPoints), 28);
    let activations =
        table.told().filter(|(event, _)| matches!(event, Event::Began { player: Seat(0), .. })).count();
    assert_eq!(activations, 1);
    // All of it is told.
    let told = |wanted: Event| table.told().any(|(event, _)| *event == wanted);
    let (player, to, minion) = (Seat(0), Seat(1), table.id("sandman"));
    let (from, pile) = (Spot::Dealt(player), Spot::Out(Place::EncounterDiscard));
    assert!(told(Event::Eliminated { player }));
    let passed = (&Event::FirstPlayerPassed { to }, rule!("players.first-player.eliminated"));
    assert!(table.told().any(|told| told == passed));
    assert!(told(Event::Engaged { minion, player: to }));
    assert!(told(Event::Moved { card: Some(card), from, to: pile }));
    // The one who became first player by that still has a part: the villain, then the minion.
    let activations =
        table.told().filter(|(event, _)| matches!(event, Event::Began { player: Seat(1), .. })).count();
    assert!(activations >= 2);
}

#[test]
fn a_player_who_falls_on_their_turn_leaves_the_others_theirs() {
    cites!("players.elimination.others-continue", "player-phase.turns-in-player-order");
    // The first player attacks somebody who retaliates.
    let mut table =
        Given::new(&["spider", "hulk"], "rhino").damage("spider-man", 9).foe(Some(1), "whiplash").play();
    table.attack("spider-man", "whiplash");
    table.until(|ask| matches!(ask, Ask::Turn { .. }));
    assert!(table.state().is_out(Seat(0)));
    assert_eq!((table.ask(), table.state().first_player), (Ask::Turn { player: Seat(1) }, Seat(1)));
    assert_eq!(table.state().round, 1, "it is her turn of the same round");
}

#[test]
fn a_minion_with_quickstrike_strikes_whom_it_engages_next() {
    cites!("keywords.quickstrike", "players.elimination.enemies-move");
    // Spider-Man falls on his own turn, and the Vulture turns to She-Hulk.
    let mut table = Given::new(&["spider", "hulk"], "rhino")
        .damage("spider-man", 9)
        .foe(Some(0), "vulture")
        .foe(Some(1), "whiplash")
        .play();
    table.attack("spider-man", "whiplash");
    table.until(|ask| matches!(ask, Ask::Turn { .. }));
    let vulture = table.find("vulture");
    let strikes =
        |event: &Event| matches!(event, Event::Began { by, player: Seat(1), .. } if *by == vulture.id);
    assert_eq!(
        (vulture.engaged, table.told().filter(|(event, _)| strikes(event)).count()),
        (Some(Seat(1)), 1)
    );
}

#[test]
fn when_all_have_fallen_the_game_is_lost() {
    cites!("players.elimination.all", "players.elimination.shared-result", "winning.immediate");
    let mut table = Given::new(&["spider"], "rhino").damage("spider-man", 9).villain_phase().play();
    table.until(|_| false);
    assert_eq!((table.game.over(), table.state().outcome), (true, Some(Outcome::Lost)));
    // It ends with the last of them, and nothing comes after.
    let told: Vec<_> = table.told().collect();
    let [.., (Event::Eliminated { player: Seat(0) }, _), (Event::GameOver { .. }, why)] = told[..] else {
        panic!("{told:?}");
    };
    assert_eq!(why, rule!("players.elimination.all"));
    assert_eq!(Champions::score(table.state(), Seat(0)), 0.0);
    // With several players it is lost when the last of them falls and not before, for all of them.
    let mut table = dying().villain_phase().play();
    table.until(|ask| matches!(ask, Ask::Turn { .. }));
    assert!(table.state().is_out(Seat(0)) && table.state().outcome.is_none() && !table.game.over());
    let mut table = dying().damage("she-hulk", 14).villain_phase().play();
    table.until(|_| false);
    let out = |event: &Event| matches!(event, Event::Eliminated { .. });
    assert_eq!(table.told().filter(|(event, _)| out(event)).count(), 2);
    assert_eq!(table.state().outcome, Some(Outcome::Lost));
    assert_eq!([0, 1].map(|seat| Champions::score(table.state(), Seat(seat))), [0.0, 0.0]);
    // A player who is out wins with the others.
    let mut given = Given::new(&["spider", "hulk"], "rhino").next_stage().damage("rhino-2", 29);
    given.state.players[0].eliminated = true;
    (given.state.first_player, given.state.active) = (Seat(1), Some(Seat(1)));
    let mut table = given.play();
    table.attack("she-hulk", "rhino-2");
    assert_eq!(table.state().outcome, Some(Outcome::Won));
    assert_eq!([0, 1].map(|seat| Champions::score(table.state(), Seat(seat))), [1.0, 1.0]);
}

#[test]
fn the_token_and_the_enemies_of_who_falls_go_on_clockwise() {
    cites!("players.first-player.eliminated", "players.elimination.enemies-move");
    // Of three players the one in the middle falls on their turn, by the retaliation of a third one's minion.
    let fallen = |first: u8| {
        let mut given = Given::new(&["hulk", "spider", "iron"], "rhino")
            .damage("spider-man", 9)
            .foe(Some(1), "sandman")
            .foe(Some(2), "whiplash");
        (given.state.first_player, given.state.active) = (Seat(first), Some(Seat(1)));
        given.state.had_part = if first == 0 { 1 } else { 0 };
        let mut table = given.play();
        table.attack("spider-man", "whiplash");
        table.until(|ask| matches!(ask, Ask::Turn { .. }));
        assert!(table.state().is_out(Seat(1)));
        (table.state().first_player, table.find("sandman").engaged)
    };
    assert_eq!(fallen(0), (Seat(0), Some(Seat(2))));
    assert_eq!(fallen(1), (Seat(2), Some(Seat(2))));
}

#[test]
fn the_token_and_the_enemies_go_past_who_is_out_already() {
    cites!("players.first-player.eliminated", "players.elimination.enemies-move");
    // Of three players the second is out, and the first falls on their turn.
    let mut given = Given::new(&["spider", "hulk", "iron"], "rhino")
        .damage("spider-man", 9)
        .foe(Some(0), "sandman")
        .foe(Some(2), "whiplash");
    given.state.players[1].eliminated = true;
    let mut table = given.play();
    table.attack("spider-man", "whiplash");
    table.until(|ask| matches!(ask, Ask::Turn { .. }));
    assert!(table.state().is_out(Seat(0)));
    assert_eq!((table.state().first_player, table.find("sandman").engaged), (Seat(2), Some(Seat(2))));
}

#[test]
fn everything_of_who_falls_goes_to_the_piles_of_its_owners() {
    cites!("players.elimination.cards");
    let mut table = dying()
        .hand(0, &["energy"])
        .own(0, "web-shooter")
        .own(0, "avengers-mansion")
        .foe(None, "charge")
        .attached_to("spider-man")
        .own(0, "mockingbird")
        .with("mockingbird", |card| (card.controller, card.exhausted) = (Some(Seat(1)), true))
        .villain_phase()
        .play();
    table.until(|ask| matches!(ask, Ask::Turn { .. }));
    assert!(table.state().is_out(Seat(0)));
    let (hand, deck) = (table.hand(0), table.state().player(Seat(0)).deck.len());
    assert_eq!((hand, deck, table.discarded(0, "energy")), (0, 0, true));
    assert!(table.discarded(0, "web-shooter") && table.discarded(0, "avengers-mansion"));
    // An encounter card on the identity goes, too.
    assert!(table.there("charge").is_none() && table.encounter_discarded("charge"));
    // What another player controls stays, whoever owns it.
    assert_eq!(table.find("mockingbird").controller, Some(Seat(1)));
}

#[test]
fn all_enemies_of_who_falls_engage_the_next_player_as_they_are() {
    cites!("players.elimination.enemies-move");
    let mut table = Given::new(&["spider", "hulk"], "rhino")
        .damage("spider-man", 9)
        .foe(Some(0), "sandman")
        .damage("sandman", 1)
        .counters("sandman", "web", 2)
        .foe(Some(0), "shocker")
        .status("shocker", Status::Stunned)
        .drone(0)
        .foe(Some(1), "whiplash")
        .play();
    table.attack("spider-man", "whiplash");
    table.until(|ask| matches!(ask, Ask::Turn { .. }));
    assert!(table.state().is_out(Seat(0)));
    let enemies = table.state().in_play.iter().filter(|card| card.engaged == Some(Seat(1))).count();
    assert_eq!(enemies, 4);
    assert_eq!((table.counters("sandman", "web"), table.damage_on("sandman")), (2, 1));
    assert!(table.has("shocker", Status::Stunned));
}

#[test]
fn who_is_out_has_no_place_in_player_order() {
    cites!("players.elimination.first-player-token");
    let mut given = Given::new(&["hulk", "spider", "iron"], "rhino");
    given.state.players[1].eliminated = true;
    assert_eq!(in_player_order(&given.state).collect::<Vec<_>>(), [Seat(0), Seat(2)]);
    // In step 3 each player is dealt a card, in player order.
    (given.state.active, given.state.phase) = (None, Phase::Villain(VillainStep::Deal));
    let mut table = given.play();
    table.until(|ask| matches!(ask, Ask::Turn { .. }));
    let dealt = table.told().filter_map(|(event, _)| match event {
        Event::Moved { to: Spot::Dealt(player), .. } => Some(*player),
        _ => None,
    });
    assert_eq!(dealt.collect::<Vec<_>>(), [Seat(0), Seat(2)]);
    assert_eq!(table.state().first_player, Seat(2));
    // Turns go past the seat, too.
    assert_eq!(table.ask(), Ask::Turn { player: Seat(2) });
    table.end_turn();
    assert_eq!(table.ask(), Ask::Turn { player: Seat(0) });
    table.end_turn();
    assert!(!matches!(table.ask(), Ask::Turn { .. }), "{:?}", table.ask());
}

#[test]
fn what_somebody_who_fell_would_have_to_choose_is_chosen_all_the_same() {
    cites!("players.elimination.finish-ability");
    // Spider-Man falls by the first sentence; the second one lets somebody choose.
    let storm = "{ when: when-revealed, do: [{ deal-damage: { amount: 9, to: you } }, \
                 { give-status: { status: tough, to: { choose: { from: minion } } } }] }";
    let mut table = Given::new(&["spider", "hulk"], "rhino")
        .says("advance", storm)
        .damage("spider-man", 5)
        .foe(Some(1), "sandman")
        .foe(Some(1), "shocker")
        .dealt(0, &["advance"])
        .play();
    table.until(|ask| matches!(ask, Ask::Choose { .. } | Ask::Turn { .. }));
    assert!(table.state().is_out(Seat(0)));
    assert!(matches!(table.ask(), Ask::Choose { player: Seat(1), .. }), "{:?}", table.ask());
    table.choose("shocker");
    assert!(table.has("shocker", Status::Tough) && !table.has("sandman", Status::Tough));
}

#[test]
fn what_somebody_who_fell_would_have_given_to_a_player_another_one_gets() {
    cites!("players.elimination.finish-ability");
    let storm = "{ when: when-revealed, do: [{ deal-damage: { amount: 9, to: you } }, \
                 { draw: { who: { choose: any }, count: 2 } }] }";
    let given = Given::new(&["spider", "hulk"], "rhino").says("advance", storm).damage("spider-man", 5);
    let mut table = given.dealt(0, &["advance"]).play();
    table.until(|ask| matches!(ask, Ask::Turn { .. }));
    assert!(table.state().is_out(Seat(0)));
    assert_eq!((table.hand(0), table.hand(1)), (0, 2));
}

#[test]
fn an_obligation_of_somebody_who_is_out_is_replaced() {
    cites!("obligations.linked-hero-eliminated");
    let mut given = Given::new(&["spider", "hulk"], "rhino").alter_ego(1);
    given.state.players[0].eliminated = true;
    given.state.first_player = Seat(1);
    let mut table = given.dealt(1, &["eviction-notice"]).draws(&["shocker"]).play();
    table.until(|ask| matches!(ask, Ask::Turn { .. }));
    assert!(table.state().has(Place::Removed, table.card("eviction-notice")));
    assert_eq!(table.find("shocker").engaged, Some(Seat(1)));
}

#[test]
fn an_obligation_of_nobody_is_its_drawers() {
    cites!("obligations.no-linked-hero");
    let table = Given::new(&["spider", "hulk"], "rhino").dealt(1, &["business-problems"]).play();
    let Ask::May { player, .. } = table.ask() else { panic!("{:?}", table.ask()) };
    assert_eq!(player, Seat(1));
}

#[test]
fn the_last_stage_of_the_scheme_loses_even_without_a_word() {
    cites!("winning.villain");
    let mut table = Given::new(&["spider"], "rhino")
        .alter_ego(0)
        .print("the-break-in", |card| card.faces[1].text.abilities.clear())
        .threat("the-break-in", 6)
        .dealt(0, &["advance"])
        .play();
    table.until(|_| false);
    let (_, why) = table.told().last().expect("something was told");
    assert_eq!((table.state().outcome, why), (Some(Outcome::Lost), rule!("winning.villain")));
    // A stage that is not the last one loses nothing.
    let mut table = Given::new(&["spider"], "klaw")
        .alter_ego(0)
        .threat("underground-distribution", 5)
        .dealt(0, &["advance"])
        .play();
    table.until(|ask| matches!(ask, Ask::Turn { .. }));
    assert_eq!((table.state().outcome, table.there("secret-rendezvous").is_some()), (None, true));
}

#[test]
fn a_stage_that_says_so_loses_although_it_is_not_the_last() {
    cites!("winning.card-states-loss");
    let loses = "{ when: when-completed, do: [lose-game] }";
    let mut table = Given::new(&["spider"], "klaw")
        .print("underground-distribution", |card| card.faces.swap(0, 1))
        .says("underground-distribution", loses)
        .print("underground-distribution", |card| card.faces.swap(0, 1))
        .alter_ego(0)
        .threat("underground-distribution", 5)
        .dealt(0, &["advance"])
        .play();
    table.until(|_| false);
    let (_, why) = table.told().last().expect("something was told");
    assert_eq!((table.state().outcome, why), (Some(Outcome::Lost), rule!("winning.card-states-loss")));
    assert_eq!(table.state().encounter.scheme_deck.len(), 1, "there would be another stage");
}

#[test]
fn an_alter_ego_who_falls_is_out_too() {
    cites!("players.elimination.trigger");
    // One hit point is one too many, and none is none too few.
    let out = |damage: u16| {
        let given = Given::new(&["hulk", "spider"], "rhino").alter_ego(1).damage("spider-man", damage);
        let mut table = given.dealt(1, &["hydra-bomber"]).play();
        table.option(0);
        table.state().is_out(Seat(1))
    };
    assert_eq!((out(7), out(8)), (false, true));
}

#[test]
fn cards_of_a_pile_come_back_as_soon_as_the_last_one_is_drawn() {
    cites!("zones.player-deck-empty.reshuffle", "zones.player-deck-empty.penalty", "zones.draw-top");
    let mut given = Given::new(&["panther", "spider"], "rhino").alter_ego(0).own(0, "the-golden-city");
    let deck: Vec<_> = given.state.players[0].deck.drain().collect();
    given.state.players[0].deck = deck[..2].iter().copied().collect();
    given.state.players[0].discard = deck[2..14].to_vec();
    let others = given.state.players[1].deck.len();
    let mut table = given.play();
    table.act("the-golden-city");
    // Two were drawn, which were all: nothing has to be drawn after them for the pile to become the deck.
    let player = table.state().player(Seat(0));
    assert_eq!((player.hand.iter().collect::<Vec<_>>(), player.deck.len()), (deck[..2].to_vec(), 12));
    assert_eq!((player.discard.len(), player.dealt.len()), (0, 1));
    let other = table.state().player(Seat(1));
    assert_eq!((other.deck.len(), other.hand.len(), other.dealt.len()), (others, 0, 0));
}

#[test]
fn a_deck_that_runs_out_while_searching_ends_the_search() {
    cites!("zones.encounter-deck-empty.search-fails", "zones.encounter-deck-empty.no-further-discard");
    let mut given = Given::new(&["spider"], "rhino");
    let side_schemes = ["bomb-scare", "breakin-and-takin", "crowd-control"];
    for id in side_schemes {
        let card = given.card(id);
        while given.state.encounter.deck.take(card) {}
    }
    let size = given.state.encounter.deck.len();
    let mut table = given.dealt(0, &["masterplan"]).play();
    table.until(|ask| matches!(ask, Ask::Turn { .. }));
    let encounter = &table.state().encounter;
    // All were discarded once, and shuffled; nothing was discarded from the new deck.
    assert_eq!((encounter.acceleration_tokens, encounter.deck.len()), (1, size));
}

#[test]
fn who_revealed_the_obligation_of_somebody_who_is_out_reveals_the_next_card() {
    cites!("obligations.linked-hero-eliminated");
    let mut given = Given::new(&["spider", "hulk", "iron"], "rhino");
    given.state.players[0].eliminated = true;
    given.state.first_player = Seat(1);
    let mut table = given.dealt(2, &["eviction-notice"]).draws(&["sandman"]).play();
    table.until(|ask| matches!(ask, Ask::Turn { .. }));
    assert_eq!(table.find("sandman").engaged, Some(Seat(2)));
}

/// The Black Panther has one hit point left, is attacked and cannot defend.
fn fallen_panther(given: Given) -> crate::kit::Table {
    let mut table = given
        .damage("black-panther", 10)
        .with("black-panther", |it| it.exhausted = true)
        .with("she-hulk", |it| it.exhausted = true)
        .villain_phase()
        .play();
    table.until(|ask| matches!(ask, Ask::Turn { .. }));
    assert!(table.state().is_out(Seat(0)) && table.there("black-panther").is_some());
    table
}

#[test]
fn an_identity_leaves_the_game_with_its_player() {
    cites!("players.elimination.cards", "keywords.retaliate.must-survive");
    let two = || Given::new(&["panther", "hulk"], "rhino");
    // He retaliates no more, and his constant abilities hold no more.
    let table = fallen_panther(two().modifies("black-panther", "{ stat: { of: villain, is: atk, by: 5 } }"));
    assert_eq!((table.damage_on("rhino-1"), table.value("rhino-1", Stat::Atk)), (0, 2));
    // Nor is anything forced any more.
    let strikes = "{ when: { forced-response: { attack: { by: villain } } }, do: [
        { deal-damage: { amount: 1, to: villain } }] }";
    let table = fallen_panther(two().says("black-panther", strikes));
    assert_eq!((table.fired("black-panther"), table.damage_on("rhino-1")), (0, 0));
    // A unique card of his title may enter play.
    let namesake = two().print("hellcat", |card| card.faces[0].name.en = "Black Panther".to_owned());
    let table = fallen_panther(namesake);
    assert!(!champions::limits::barred_by_unique(table.game.now(), table.card("hellcat")));
}

#[test]
fn who_falls_before_the_damage_of_an_attack_does_not_retaliate() {
    cites!("players.elimination.cards", "keywords.retaliate.must-survive");
    let given = Given::new(&["panther", "hulk"], "rhino").stock(&["concussive-blast"]);
    let given = given.draws(&["concussive-blast"]);
    assert_eq!(fallen_panther(given).damage_on("rhino-1"), 0);
}

#[test]
fn who_falls_together_leaves_together() {
    cites!("damage.multiple-characters-one-source", "players.elimination.enemies-move");
    let blast = "{ when: when-revealed, do: [{ deal-damage: { amount: 9, to: { each: character } } }] }";
    let notes = "{ when: { forced-response: { defeat: { what: ally } } }, do: [{ place-threat: { amount: 1, at: main-scheme } }] }";
    let given = Given::new(&["spider", "hulk"], "rhino")
        .says("stampede", blast)
        .says("rhino-1", notes)
        .damage("spider-man", 1)
        .own(0, "mockingbird")
        .foe(Some(0), "vulture")
        .dealt(0, &["stampede"]);
    let (vulture, ally) = (given.id("vulture"), given.id("mockingbird"));
    let mut table = given.play();
    table.until(|ask| matches!(ask, Ask::Turn { .. }));
    assert!(table.state().is_out(Seat(0)) && table.there("vulture").is_none());
    // The minion that fell with him engages nobody, and the ally was defeated, not just swept off.
    let told = |wanted: &dyn Fn(&Event) -> bool| table.told().any(|(event, _)| wanted(event));
    assert!(!told(&|event| matches!(event, Event::Engaged { minion, .. } if *minion == vulture)));
    assert!(!told(&|event| matches!(event, Event::Began { by, .. } if *by == vulture)));
    assert!(told(&|event| *event == Event::Defeated { card: ally }));
    assert_eq!((table.fired("rhino-1"), table.threat_on("the-break-in")), (1, 1));
}

#[test]
fn no_enemy_engages_somebody_who_falls_at_the_same_time() {
    cites!("damage.multiple-characters-one-source", "players.elimination.enemies-move");
    let blast = "{ when: when-revealed, do: [{ deal-damage: { amount: 9, to: { each: hero } } }] }";
    let mut table = Given::new(&["spider", "hulk", "panther"], "rhino")
        .says("stampede", blast)
        .damage("spider-man", 1)
        .damage("she-hulk", 6)
        .foe(Some(0), "vulture")
        .dealt(2, &["stampede"])
        .play();
    let vulture = table.id("vulture");
    table.until(|ask| matches!(ask, Ask::Turn { .. }));
    assert!(table.state().is_out(Seat(0)) && table.state().is_out(Seat(1)));
    let engaged: Vec<Seat> = table
        .told()
        .filter_map(|(event, _)| match event {
            Event::Engaged { minion, player } if *minion == vulture => Some(*player),
            _ => None,
        })
        .collect();
    assert_eq!((engaged, table.state().first_player), (vec![Seat(2)], Seat(2)));
}

#[test]
fn the_next_stage_finds_no_minion_that_fell_with_the_one_before() {
    cites!("damage.multiple-characters-one-source");
    let blast = "{ when: when-revealed, do: [{ deal-damage: { amount: 9, to: { each: enemy } } }] }";
    let counts =
        "{ when: when-revealed, do: [{ place-threat: { amount: { count: minion }, at: main-scheme } }] }";
    let mut table = Given::new(&["spider"], "rhino")
        .says("stampede", blast)
        .says("rhino-2", counts)
        .damage("rhino-1", 10)
        .foe(Some(0), "vulture")
        .dealt(0, &["stampede"])
        .play();
    table.until(|ask| matches!(ask, Ask::Turn { .. }));
    assert!(table.there("rhino-2").is_some() && table.there("vulture").is_none());
    assert_eq!(table.threat_on("the-break-in"), 0);
}

#[test]
fn the_obligation_of_somebody_who_is_out_is_replaced_and_does_not_surge_besides() {
    cites!("obligations.linked-hero-eliminated");
    let surges = |card: &mut champions::card::Card| {
        card.faces[0].text.keywords = vec![champions::card::ability::Keyword::Surge];
    };
    let mut given = Given::new(&["spider", "hulk"], "rhino").print("eviction-notice", surges);
    given.state.players[0].eliminated = true;
    given.state.first_player = Seat(1);
    let mut table = given.dealt(1, &["eviction-notice"]).draws(&["sandman"]).play();
    table.until(|ask| matches!(ask, Ask::Turn { .. }));
    assert_eq!(table.revealed(), [(1, "eviction-notice"), (1, "sandman")]);
}

#[test]
fn the_first_player_decides_what_an_ability_allows_whose_player_is_out() {
    cites!("players.elimination.finish-ability");
    let falls = "{ deal-damage: { amount: 9, to: you } }";
    let after = |steps: &str| {
        let ability = format!("{{ when: when-revealed, do: [{falls}, {steps}] }}");
        let mut given = Given::homebrew(&["panther", "hulk"], "rhino").says("ambush", &ability);
        given.state.first_player = Seat(1);
        given
            .damage("black-panther", 9)
            .own(0, "panther-claws")
            .own(1, "panther-claws")
            .own(1, "energy-daggers")
    };
    let mut table =
        after("{ may: [{ deal-damage: { amount: 1, to: villain } }] }").dealt(0, &["ambush"]).play();
    table.until(|ask| matches!(ask, Ask::May { .. }));
    assert!(matches!(table.ask(), Ask::May { player: Seat(1), .. }), "{:?}", table.ask());
    table.may(May::Yes);
    assert_eq!(table.damage_on("rhino-1"), 1);
    // Nor is anybody asked for an order who is out.
    let resolves = "{ resolve: { abilities: special, of: { each: upgrade } } }";
    let mut table = after(resolves).dealt(0, &["ambush"]).play();
    table.until(|ask| matches!(ask, Ask::Order { .. } | Ask::Turn { .. }));
    assert!(matches!(table.ask(), Ask::Order { player: Seat(1), .. }), "{:?}", table.ask());
}
