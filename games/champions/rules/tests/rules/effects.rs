//! What effects do: cancelled, delayed, lasting, searched for (chapter "Abilities", effects).

use champions::ask::{Ask, Chosen, Defend, Pay, TurnOption};
use champions::card::ability::{Amount, Cards, Filter, Keyword, Modifier, Noun, Stat, Status};
use champions::event::Event;
use champions::modifiers;
use champions::state::{Place, Thing};
use champions::timing::{Moment, Side};
use champions::{cites, rule};
use table::Seat;

use crate::given::Given;
use crate::kit::Table;

fn spider() -> Given {
    Given::new(&["spider"], "rhino")
}

fn homebrewed() -> Given {
    Given::homebrew(&["spider"], "rhino")
}

#[test]
fn a_cancelled_ability_was_used_and_paid_for() {
    cites!("effects.cancel.ability-counts", "effects.cancel.definition");
    let act = |given: Given| {
        let mut table = given.own(0, "tac-team").play();
        table.act("tac-team");
        table.settle();
        let (exhausted, counters) = (table.find("tac-team").exhausted, table.counters("tac-team", "attack"));
        (table.damage_on("rhino-1"), exhausted, counters, table.fired("tac-team"))
    };
    assert_eq!(act(homebrewed()), (2, true, 2, 1));
    assert_eq!(act(homebrewed().foe(None, "jammer")), (0, true, 2, 1));
}

#[test]
fn a_cancelled_treachery_was_revealed_and_surges() {
    cites!("effects.cancel.treachery", "effects.cancel.definition");
    let mut table = spider()
        .hand(0, &["enhanced-spider-sense", "energy"])
        .dealt(0, &["exhaustion"])
        .draws(&["shocker"])
        .play();
    table.window_on(|moment| matches!(moment, Moment::Reveal { .. }));
    table.event("enhanced-spider-sense");
    table.pay(&["energy"]);
    table.settle();
    assert!(!table.find("spider-man").exhausted && table.encounter_discarded("exhaustion"));
    let revealed = Event::Revealed { player: Seat(0), card: table.card("exhaustion") };
    let cancelled = Event::Cancelled { card: table.card("exhaustion") };
    assert!([revealed, cancelled].iter().all(|wanted| table.told().any(|(event, _)| event == wanted)));
    assert_eq!(table.find("shocker").engaged, Some(Seat(0)));
}

#[test]
fn a_cancelled_treachery_is_answered_as_revealed() {
    cites!("effects.cancel.treachery");
    let mut table = homebrewed()
        .own(0, "well-informed")
        .hand(0, &["enhanced-spider-sense", "energy"])
        .damage("rhino-1", 5)
        .dealt(0, &["hard-to-keep-down"])
        .play();
    table.window_on(|moment| matches!(moment, Moment::Reveal { .. }));
    table.event("enhanced-spider-sense");
    table.pay(&["energy"]);
    table.until(|ask| matches!(ask, Ask::Window { side: Side::After, .. } | Ask::Turn { .. }));
    table.ability("well-informed", 0);
    // Nothing was healed, and being informed has helped.
    assert_eq!(table.damage_on("rhino-1"), 6);
}

#[test]
fn what_lasts_counts_each_time_until_it_ends() {
    cites!("effects.lasting.as-constant", "effects.gain-stat-expiry");
    let mut table = homebrewed().own(0, "war-horn").own(0, "stronger-by-one").play();
    table.act("war-horn");
    // With the constant ability beside it, looked at once, again, and in an attack.
    let atk = |table: &Table| table.value("spider-man", Stat::Atk);
    assert_eq!((atk(&table), atk(&table)), (5, 5));
    table.attack("spider-man", "rhino-1");
    table.settle();
    assert_eq!((table.damage_on("rhino-1"), atk(&table)), (5, 5));
    table.end_turn();
    table.until(|ask| matches!(ask, Ask::Defend { .. }));
    assert_eq!(atk(&table), 3);
}

#[test]
fn what_lasts_for_a_group_is_for_whoever_joins_it() {
    cites!("effects.lasting.covers-later-cards");
    let mut table = Given::new(&["marvel", "spider"], "rhino")
        .own(1, "jessica-jones")
        .hand(0, &["lead-from-the-front", "energy", "mockingbird", "genius", "strength"])
        .play();
    table.play_card("lead-from-the-front", &["energy"]);
    table.answer(Seat(0));
    table.play_card("mockingbird", &["genius", "strength"]);
    table.settle();
    assert_eq!((table.value("mockingbird", Stat::Thw), table.value("mockingbird", Stat::Atk)), (2, 2));
    assert_eq!(table.value("jessica-jones", Stat::Atk), 2, "the other player is not led");
}

#[test]
fn what_lasts_for_an_attack_is_made_during_one() {
    cites!("effects.lasting.only-in-period", "effects.lasting.expiry", "effects.lasting.definition");
    let mut table = homebrewed().own(0, "all-out").own(0, "this-attack-only").play();
    assert_eq!(table.cannot_act("this-attack-only"), rule!("abilities.must-be-able-to-change-state"));
    table.attack("spider-man", "rhino-1");
    table.window_on(|moment| matches!(moment, Moment::Attack { .. }));
    table.ability("all-out", 0);
    assert_eq!(table.damage_on("rhino-1"), 2 + 3);
    table.settle();
    assert_eq!((table.value("spider-man", Stat::Atk), table.state().lasting.len()), (2, 0));
}

#[test]
fn what_was_left_for_later_comes_before_responses() {
    cites!("effects.delayed.automatic");
    // Sonic Boom as a boost waits for the damage, and so does the lesson.
    let mut table = Given::homebrew(&["spider"], "klaw")
        .own(0, "lesson-learned")
        .dealt(0, &["assault"])
        .draws(&["sonic-boom", "armored-guard"])
        .play();
    table.until(|ask| matches!(ask, Ask::Window { side: Side::After, moment: Moment::Damage { .. }, .. }));
    assert!(table.find("spider-man").exhausted && table.damage_on("spider-man") == 1);
    table.ability("lesson-learned", 0);
    assert_eq!(table.hand(0), 1);
}

#[test]
fn what_was_left_for_later_is_no_new_ability() {
    cites!("effects.delayed.not-new-ability");
    // The event is played before the silencer comes, which cancels events; the blow at the end of the round is none.
    let mut table = homebrewed()
        .stock(&["silencer"])
        .hand(0, &["last-roar", "first-shield", "energy", "genius", "strength", "backflip"])
        .draws(&["shocker", "silencer"])
        .play();
    table.play_card("last-roar", &[]);
    table.end_turn();
    table.keep();
    table.until(|ask| matches!(ask, Ask::Turn { .. }));
    assert!(table.there("silencer").is_some());
    assert_eq!((table.damage_on("rhino-1"), table.fired("last-roar")), (2, 1));
    // An event of the next turn is cancelled.
    table.play_card("first-shield", &[]);
    table.settle();
    assert!(table.state().delayed.is_empty());
}

/// Shuri searches a deck of just these cards.
#[track_caller]
fn shuri_searches(deck: &[&str]) -> Table {
    shuri_searches_at(Given::new(&["panther"], "rhino"), deck)
}

/// The same at a certain table.
#[track_caller]
fn shuri_searches_at(given: Given, deck: &[&str]) -> Table {
    let mut given = given.hand(0, &["shuri", "energy"]).discard(0, &["genius"]);
    let cards: Vec<_> = deck.iter().map(|id| given.card(id)).collect();
    let of = &mut given.state.player_mut(Seat(0)).deck;
    of.drain().for_each(drop);
    of.extend(cards);
    let mut table = given.play();
    table.play_card("shuri", &["energy"]);
    table.window();
    table.ability("shuri", 0);
    assert!(
        matches!(table.ask(), Ask::Choose { player: Seat(0), least: 1, most: 1, .. }),
        "{:?}",
        table.ask()
    );
    table
}

/// A card of the first player's deck, as an answer to which was found.
fn in_deck(table: &Table, id: &str) -> Chosen {
    Chosen::Card(Thing::Out(Place::Deck(Seat(0)), table.card(id)))
}

#[test]
fn who_searches_chooses_among_what_fits() {
    cites!("effects.search.choose-among", "effects.search.add");
    let mut table = shuri_searches(&["tenacity", "panther-claws", "strength", "indomitable"]);
    let found = ["tenacity", "panther-claws", "indomitable"].map(|id| in_deck(&table, id));
    assert!(found.iter().all(|&card| table.offers(card)));
    let (strength, gone) = (in_deck(&table, "strength"), in_deck(&table, "vibranium-suit"));
    assert_eq!(table.refused(strength), rule!("effects.search.choose-among"), "it is no upgrade");
    assert_eq!(table.refused(gone), rule!("effects.search.choose-among"), "it is not in the deck");
    let ally = Chosen::Card(Thing::InPlay(table.id("shuri")));
    assert_eq!(table.refused(ally), rule!("effects.search.choose-among"));
    assert_eq!(table.refused(Chosen::Done), rule!("effects.search.add"), "what was found is taken");
    table.choose_out(Place::Deck(Seat(0)), "panther-claws");
    assert!(table.in_hand(0, "panther-claws"));
    assert_eq!((table.hand(0), table.state().player(Seat(0)).deck.len()), (1, 3));
    // Another player is first, and has no part in it.
    let mut given = Given::new(&["panther", "spider"], "rhino");
    given.state.first_player = Seat(1);
    shuri_searches_at(given, &["tenacity", "panther-claws"]);
    // Nothing fits: there is nothing to take, and nobody else learns of it.
    let mut table = shuri_searches(&["strength", "energy"]);
    table.answer(Chosen::Done);
    assert_eq!((table.hand(0), table.state().player(Seat(0)).deck.len()), (0, 2));
}

#[test]
fn after_a_search_any_card_may_be_on_top() {
    cites!("effects.search.shuffle");
    // Whoever has just seen the deck does not know what the next draw brings.
    for (at, drawn) in ["energy", "indomitable", "strength"].into_iter().enumerate() {
        let given = Given::new(&["panther"], "rhino").own(0, "avengers-mansion").chance(at);
        let mut table = shuri_searches_at(given, &["tenacity", "energy", "strength", "indomitable"]);
        table.choose_out(Place::Deck(Seat(0)), "tenacity");
        table.settle();
        table.act("avengers-mansion");
        table.settle();
        assert!(table.in_hand(0, "tenacity") && table.in_hand(0, drawn), "{drawn}");
    }
}

#[test]
fn who_searches_sees_every_card_there() {
    cites!("effects.search.look");
    let table = shuri_searches(&["tenacity", "strength", "strength", "energy"]);
    let told = || table.told().map(|(event, _)| event);
    let searched = told().find(|event| matches!(event, Event::Searched { .. })).expect("it is told");
    let Event::Searched { player: Seat(0), seen, found } = searched else { panic!("{searched:?}") };
    let of = |ids: &[&str]| {
        let mut cards: Vec<_> = ids.iter().map(|id| table.card(id)).collect();
        cards.sort_unstable();
        cards
    };
    assert_eq!(*seen, of(&["tenacity", "strength", "strength", "energy"]));
    assert_eq!(*found, of(&["tenacity"]));
    // Nobody else sees them.
    let nothing = Event::Searched { player: Seat(0), seen: Vec::new(), found: Vec::new() };
    assert_eq!([searched.heard_by(Some(Seat(1))), searched.heard_by(None)], [nothing.clone(), nothing]);
    assert_eq!(searched.heard_by(Some(Seat(0))), *searched);
}

#[test]
fn cards_that_are_searched_are_still_in_their_deck() {
    cites!("effects.search.not-left-zone");
    let reformed = |table: &Table| table.told().any(|(event, _)| matches!(event, Event::DeckReformed { .. }));
    let left = |table: &Table| table.state().player(Seat(0)).deck.len();
    // All of them are being looked at, and the deck is not empty.
    let mut table = shuri_searches(&["tenacity", "panther-claws", "indomitable"]);
    assert!(left(&table) == 3 && !reformed(&table));
    table.choose_out(Place::Deck(Seat(0)), "tenacity");
    assert!(left(&table) == 2 && !reformed(&table));
    // It is when the last one is taken.
    let mut table = shuri_searches(&["tenacity"]);
    assert!(left(&table) == 1 && !reformed(&table));
    table.choose_out(Place::Deck(Seat(0)), "tenacity");
    assert!(reformed(&table) && table.in_hand(0, "tenacity"));
}

#[test]
fn what_is_gained_is_lost_with_what_gave_it() {
    cites!("effects.gain-characteristic", "effects.gained-not-printed", "effects.gain-stat-expiry");
    let mut table = Given::new(&["spider"], "ultron")
        .foe(None, "concussion-blasters")
        .attached_to("ultron-1")
        .hand(0, &["energy"])
        .play();
    let retaliates = |table: &Table| {
        modifiers::keywords(table.game.now(), table.find("ultron-1")).contains(&Keyword::Retaliate(1))
    };
    let printed = table.cards.card(table.card("ultron-1")).front();
    assert_eq!((printed.atk, printed.text.keywords.len()), (Some(2), 0));
    assert!(retaliates(&table) && table.value("ultron-1", Stat::Atk) == 3);
    table.act("concussion-blasters");
    table.pay(&["energy"]);
    assert!(!retaliates(&table) && table.value("ultron-1", Stat::Atk) == 2);
}

#[test]
fn hit_points_come_and_go_both_ways() {
    cites!("effects.gain-hit-points", "effects.gain-stat-expiry");
    let points = |table: &Table| {
        (table.value("iron-man", Stat::RemainingHitPoints), table.value("iron-man", Stat::HitPoints))
    };
    let given = || Given::new(&["iron"], "rhino").damage("iron-man", 3);
    assert_eq!(points(&given().play()), (6, 9));
    assert_eq!(points(&given().own(0, "mark-v-armor").play()), (12, 15));
    // The armour is discarded, and takes its hit points with it.
    let mut table = given().own(0, "mark-v-armor").dealt(0, &["caught-off-guard"]).play();
    table.settle();
    assert!(table.discarded(0, "mark-v-armor"));
    assert_eq!(points(&table), (6, 9));
    let weaker = Modifier::Stat {
        of: Cards(Box::new(Filter { kind: Some(Noun::Hero), ..Filter::default() })),
        is: Stat::HitPoints,
        by: Amount::Number(-2),
        up_to: None,
    };
    let table = given().print("the-break-in", move |card| card.faces[1].text.modifiers = vec![weaker]).play();
    assert_eq!(points(&table), (4, 7));
}

#[test]
fn printed_numbers_are_those_on_the_card() {
    cites!("effects.printed", "effects.gained-not-printed");
    let mut table = spider()
        .stock(&["biomechanical-upgrades"])
        .foe(Some(0), "sandman")
        .foe(Some(0), "shocker")
        .foe(None, "genetically-enhanced")
        .attached_to("shocker")
        .dealt(0, &["biomechanical-upgrades"])
        .play();
    // Shocker has more hit points now, but Sandman prints more.
    let points = |id: &str| (table.value(id, Stat::HitPoints), table.value(id, Stat::PrintedHitPoints));
    assert_eq!((points("shocker"), points("sandman")), ((6, 3), (4, 4)));
    table.until(|ask| matches!(ask, Ask::Turn { .. } | Ask::Choose { .. }));
    assert_eq!(table.find("biomechanical-upgrades").host, Some(table.id("sandman")));
    // A larger hand is not a larger printed one.
    let of = Cards(Box::new(Filter { kind: Some(Noun::Hero), ..Filter::default() }));
    let more = Modifier::Stat { of, is: Stat::HandSize, by: Amount::Number(2), up_to: None };
    let table = Given::new(&["hulk"], "rhino")
        .print("the-break-in", move |card| card.faces[1].text.modifiers = vec![more])
        .play();
    let hand = [Stat::HandSize, Stat::PrintedHandSize].map(|stat| table.value("she-hulk", stat));
    assert_eq!(hand, [6, 4]);
}

#[test]
fn what_asks_for_exhausted_cards_finds_those_that_are_turned() {
    cites!("effects.exhausted-definition");
    let hurts =
        "when: action\ndo: [{ deal-damage: { amount: 1, to: { each: { kind: ally, is: exhausted } } } }]";
    let mut table = homebrewed()
        .says("hit-and-read", hurts)
        .own(0, "mockingbird")
        .own(0, "jessica-jones")
        .with("jessica-jones", |card| card.exhausted = true)
        .hand(0, &["hit-and-read"])
        .play();
    table.play_card("hit-and-read", &[]);
    assert_eq!((table.damage_on("jessica-jones"), table.damage_on("mockingbird")), (1, 0));
}

#[test]
fn exhausted_cards_still_speak() {
    cites!("effects.exhausted.still-active", "effects.exhausted-definition");
    let mut table = spider().with("spider-man", |card| card.exhausted = true).villain_phase().play();
    table.window_on(|moment| matches!(moment, Moment::Attack { .. }));
    table.ability("spider-man", 0);
    assert_eq!((table.hand(0), table.find("spider-man").exhausted), (1, true));
    // Constant abilities too.
    let table = Given::new(&["marvel"], "rhino")
        .own(0, "the-triskelion")
        .with("the-triskelion", |card| card.exhausted = true)
        .play();
    assert_eq!(table.value("captain-marvel", Stat::AllyLimit), 4);
}

#[test]
fn a_card_is_exhausted_again_only_after_it_was_readied() {
    cites!("effects.exhausted.cannot-exhaust-again", "effects.ready-verb");
    let mut table = Given::new(&["hulk"], "rhino").own(0, "tac-team").play();
    let team = TurnOption::Action { card: table.id("tac-team"), place: 0 };
    table.answer(team);
    table.settle();
    assert!(!table.offers(team));
    assert_eq!(table.refused(team), rule!("initiating.step2-determine-cost"));
    table.end_turn();
    table.until(|ask| matches!(ask, Ask::Turn { .. }));
    assert!(table.offers(team), "the ready step has come");
    // Readied by an ability, a hero attacks once more.
    let mut table = Given::new(&["iron"], "rhino").own(0, "arc-reactor").play();
    table.attack("iron-man", "rhino-1");
    table.settle();
    let hero = table.id("iron-man");
    assert_eq!(table.refused(TurnOption::Attack(hero)), rule!("effects.exhausted.cannot-exhaust-again"));
    table.act("arc-reactor");
    table.attack("iron-man", "rhino-1");
    table.settle();
    assert_eq!((table.damage_on("rhino-1"), table.find("iron-man").exhausted), (2, true));
}

#[test]
fn a_card_that_is_cancelled_does_not_enter_play() {
    cites!("effects.cancel.definition");
    let cancels = "{ when: { forced-interrupt: { reveal: { what: card, from: encounter-deck } } }, do: [{ cancel: card }] }";
    let given = homebrewed().says("jammer", cancels).foe(None, "jammer");
    let mut table = given.dealt(0, &["shocker"]).play();
    table.settle();
    assert!(table.there("shocker").is_none() && table.encounter_discarded("shocker"));
    assert_eq!(table.damage_on("spider-man"), 0);
}

#[test]
fn a_cancelled_event_is_answered_as_played() {
    cites!("effects.cancel.ability-counts");
    let answers = "{ when: { response: { play: { what: event } } }, do: [{ draw: { count: 1 } }] }";
    let given = homebrewed().says("lookout", answers).own(0, "lookout").foe(None, "silencer");
    let mut table = given.hand(0, &["pumped-up"]).play();
    table.play_card("pumped-up", &[]);
    assert!(table.state().lasting.is_empty() && table.discarded(0, "pumped-up"));
    assert!(matches!(table.ask(), Ask::Window { side: Side::After, .. }), "{:?}", table.ask());
}

#[test]
fn what_lasts_adds_up_and_reaches_whoever_comes_to_be_meant() {
    cites!("effects.lasting.as-constant", "effects.lasting.covers-later-cards", "effects.lasting.definition");
    let hulk = || Given::homebrew(&["hulk"], "rhino");
    let mut table = hulk().own(0, "war-horn").own(0, "war-horn").play();
    table.act("war-horn");
    table.act("war-horn");
    assert_eq!(table.value("she-hulk", Stat::Atk), 3 + 2 + 2);
    // The roar is for her as a hero, which she is not yet.
    let mut table = hulk().alter_ego(0).hand(0, &["last-roar"]).play();
    table.play_card("last-roar", &[]);
    table.answer(TurnOption::ChangeForm);
    table.settle();
    assert_eq!(table.value("she-hulk", Stat::Atk), 3 + 1);
    // It lasts for the round, and not for this phase alone.
    table.end_turn();
    table.until(|ask| matches!(ask, Ask::Defend { .. }));
    assert_eq!(table.value("she-hulk", Stat::Atk), 3 + 1);
}

#[test]
fn what_lasts_for_an_attack_is_over_before_what_happens_at_its_end() {
    cites!("effects.lasting.expiry");
    let mut table = Given::homebrew(&["hulk"], "rhino").own(0, "swan-song").play();
    table.attack("she-hulk", "rhino-1");
    table.ability("swan-song", 0);
    // Three and three more, and in the end three.
    assert_eq!(table.damage_on("rhino-1"), 6 + 3);
}

#[test]
fn an_attack_may_make_what_lasts_until_its_own_end() {
    cites!("effects.lasting.only-in-period");
    let mut table = homebrewed().hand(0, &["feint"]).play();
    table.play_card("feint", &[]);
    let atk = table.value("spider-man", Stat::Atk);
    assert_eq!((table.damage_on("rhino-1"), table.state().lasting.len()), (atk + 1, 0));
}

#[test]
fn what_was_left_for_later_comes_before_what_is_forced() {
    cites!("effects.delayed.automatic");
    // The boost card stuns whom the attack damages, and the ringing confuses them.
    let given = homebrewed().stock(&["sweeping-swoop"]).foe(None, "ringing-ears").villain_phase();
    let mut table = given.draws(&["sweeping-swoop", "hydra-mercenary"]).play();
    table.settle();
    let given = |wanted: Status| {
        table.place(|event| matches!(event, Event::StatusGiven { status, .. } if *status == wanted))
    };
    assert!(given(Status::Stunned) < given(Status::Confused));
}

#[test]
fn a_search_of_several_zones_sees_and_takes_from_each() {
    cites!("effects.search.look", "effects.search.add");
    let searches = "{ when: action, do: [{ search: { in: [deck, discard], for: ally, bind: found } }, { move: { what: { the: found }, to: hand } }] }";
    let given =
        homebrewed().says("one-shot", searches).own(0, "one-shot").discard(0, &["mockingbird", "energy"]);
    let cards = given.state.player(Seat(0)).deck.len() + 2;
    let mut table = given.play();
    table.act("one-shot");
    let seen = table.told().find_map(|(event, _)| match event {
        Event::Searched { seen, .. } => Some(seen.len()),
        _ => None,
    });
    assert_eq!(seen, Some(cards));
    table.choose_out(Place::Discard(Seat(0)), "mockingbird");
    assert!(table.in_hand(0, "mockingbird") && !table.discarded(0, "mockingbird"));
}

#[test]
fn an_encounter_deck_that_is_searched_is_there_meanwhile_and_shuffled_then() {
    cites!("effects.search.not-left-zone", "effects.search.shuffle");
    let searches = "{ when: action, do: [{ search: { in: [encounter-deck], for: minion, bind: found } }, { deal-encounter-card: { to: you } }] }";
    for (at, dealt) in ["advance", "assault", "shocker"].into_iter().enumerate() {
        let mut given = homebrewed().says("one-shot", searches).own(0, "one-shot").chance(at);
        let deck = ["advance", "assault", "shocker"].map(|id| given.card(id));
        given.state.encounter.deck = deck.into_iter().collect();
        let mut table = given.play();
        table.act("one-shot");
        table.choose_out(Place::EncounterDeck, "shocker");
        assert_eq!((table.state().outcome, table.state().encounter.acceleration_tokens), (None, 0));
        // Any of the three may be on top.
        assert_eq!(table.state().player(Seat(0)).dealt, [table.card(dealt)]);
    }
}

#[test]
fn a_deck_in_which_nothing_was_found_is_shuffled_all_the_same() {
    cites!("effects.search.shuffle");
    let searches = "{ when: action, do: [{ search: { in: [deck], for: minion, bind: found } }, { draw: { count: 1 } }] }";
    for (at, drawn) in ["energy", "genius", "strength"].into_iter().enumerate() {
        let mut given = homebrewed().says("one-shot", searches).own(0, "one-shot").chance(at);
        let deck = ["energy", "genius", "strength"].map(|id| given.card(id));
        given.state.player_mut(Seat(0)).deck = deck.into_iter().collect();
        let mut table = given.play();
        table.act("one-shot");
        table.answer(Chosen::Done);
        assert!(table.in_hand(0, drawn), "{drawn}");
    }
}

#[test]
fn every_number_can_be_got_and_lost() {
    cites!("effects.gain-stat");
    let numbers = |by: i16| {
        let of = || Cards(Box::new(Filter { kind: Some(Noun::Character), ..Filter::default() }));
        let stats = [Stat::Atk, Stat::Thw, Stat::Def, Stat::Sch, Stat::Rec];
        let change = |is: Stat| Modifier::Stat { of: of(), is, by: Amount::Number(by), up_to: None };
        let modifiers: Vec<Modifier> = stats.into_iter().map(change).collect();
        let given = Given::new(&["spider", "hulk"], "rhino").alter_ego(1);
        let given = given.print("the-break-in", |card| card.faces[1].text.modifiers = modifiers);
        let table = given.play();
        let hero = [Stat::Atk, Stat::Thw, Stat::Def].map(|stat| table.value("spider-man", stat));
        (hero, table.value("rhino-1", Stat::Sch), table.value("she-hulk", Stat::Rec))
    };
    let ([atk, thw, def], sch, rec) = numbers(0);
    assert_eq!(numbers(1), ([atk + 1, thw + 1, def + 1], sch + 1, rec + 1));
    assert_eq!(numbers(-1), ([atk - 1, thw - 1, def - 1], sch - 1, rec - 1));
}

#[test]
fn a_printed_cost_is_paid_as_it_is_printed() {
    cites!("effects.printed");
    // What makes her cards cheaper does not make the ally cheaper that she calls.
    let given = Given::homebrew(&["marvel"], "rhino").own(0, "bulk-discount").discard(0, &["mockingbird"]);
    let mut table = given.hand(0, &["make-the-call", "energy", "genius", "strength"]).play();
    table.answer(TurnOption::Play(table.card("make-the-call")));
    let Ask::Pay { any, .. } = table.ask() else { panic!("{:?}", table.ask()) };
    assert_eq!(Some(any), table.cards.card(table.card("mockingbird")).cost);
}

#[test]
fn an_exhausted_character_neither_defends_nor_pays_by_exhausting() {
    cites!("effects.exhausted.cannot-exhaust-again");
    let exhausted = |card: &mut champions::state::InPlay| card.exhausted = true;
    let given = || homebrewed().own(0, "mockingbird").own(0, "tigra");
    let mut table = given().with("mockingbird", exhausted).villain_phase().play();
    table.until(|ask| matches!(ask, Ask::Defend { .. }));
    let [tired, fresh] = ["mockingbird", "tigra"].map(|id| Defend::With(table.id(id)));
    assert!(!table.offers(tired) && table.offers(fresh));
    let mut table = given().with("mockingbird", exhausted).hand(0, &["send-a-friend"]).play();
    table.play_card("send-a-friend", &[]);
    assert!(table.find("tigra").exhausted && table.damage_on("rhino-1") == 2);
    let given = given().with("mockingbird", exhausted).with("tigra", exhausted);
    let mut table = given.hand(0, &["send-a-friend"]).play();
    assert_eq!(table.cannot_play("send-a-friend"), rule!("initiating.step2-determine-cost"));
}

#[test]
fn everything_on_an_exhausted_card_goes_on_but_what_exhausts_it() {
    cites!("effects.exhausted.still-active");
    let exhausted = |card: &mut champions::state::InPlay| card.exhausted = true;
    // An action, and what is forced.
    let given = homebrewed().own(0, "one-shot").with("one-shot", exhausted);
    let mut table = given.own(0, "aftershock").with("aftershock", exhausted).play();
    table.act("one-shot");
    table.attack("spider-man", "rhino-1");
    assert_eq!(table.damage_on("rhino-1"), 1 + 2 + 2);
    // What generates resources.
    let free = "{ when: resource, do: [{ generate: { resources: { wild: 1 } } }] }";
    let given = homebrewed().says("courier", free).own(0, "courier").with("courier", exhausted);
    let mut table = given.hand(0, &["helicarrier", "energy"]).play();
    table.answer(TurnOption::Play(table.card("helicarrier")));
    assert!(table.offers(Pay::Ability { card: table.id("courier"), place: 0 }));
    // A keyword.
    let given = Given::new(&["panther"], "rhino").with("black-panther", exhausted).villain_phase();
    let mut table = given.draws(&["hydra-mercenary", "hydra-mercenary"]).play();
    table.settle();
    assert_eq!(table.damage_on("rhino-1"), 1);
}

#[test]
fn whatever_enters_play_is_ready() {
    cites!("effects.ready-definition");
    let given = homebrewed()
        .discard(0, &["stronger-by-one"])
        .hand(0, &["lucky-find", "night-shelter", "spring-back"]);
    let mut table = given.play();
    for id in ["lucky-find", "night-shelter", "spring-back"] {
        table.play_card(id, &[]);
    }
    for id in ["stronger-by-one", "night-shelter", "spring-back"] {
        assert!(!table.find(id).exhausted, "{id}");
    }
}
