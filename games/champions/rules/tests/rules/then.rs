//! Steps in full, in part and not at all, on which what comes after "then" depends; and what steps know of each other. A
//! support says what is tried.

use champions::ask::{Ask, Chosen};
use champions::card::ability::{Stat, Status};
use champions::event::Event;
use champions::state::{InPlay, Thing};
use champions::timing::Moment;
use champions::{cites, rule};
use table::Seat;

use crate::given::Given;
use crate::kit::Table;

pub fn spider() -> Given {
    Given::homebrew(&["spider"], "rhino")
}

pub fn spider_and_hulk() -> Given {
    Given::homebrew(&["spider", "hulk"], "rhino")
}

/// The table after an action of these steps.
#[track_caller]
pub fn after(given: Given, steps: &str) -> Table {
    let mut table = during(given, steps);
    table.settle();
    table
}

/// The same, as long as something of it is asked.
#[track_caller]
pub fn during(given: Given, steps: &str) -> Table {
    let ability = format!("{{ when: action, do: [{steps}] }}");
    let mut table = given.says("one-shot", &ability).own(0, "one-shot").play();
    table.act("one-shot");
    table
}

/// Whether what comes after "then" is carried out. A step before all others lets the ability begin.
#[track_caller]
pub fn goes_on(given: Given, step: &str) -> bool {
    let begun = "{ deal-encounter-card: { to: you } }";
    let table = after(given, &format!("{begun}, {step}, {{ then: [add-acceleration] }}"));
    let tokens = table.state().encounter.acceleration_tokens;
    assert!(tokens < 2);
    let told = table.told().any(|(event, _)| *event == Event::AccelerationAdded { tokens: 1 });
    assert_eq!(told, tokens == 1);
    told
}

fn tough(given: Given) -> Given {
    given.status("rhino-1", Status::Tough)
}

fn with_an_ally(given: Given) -> Given {
    given.own(0, "mockingbird")
}

pub fn exhausted(card: &mut InPlay) {
    card.exhausted = true;
}

#[test]
fn damage_and_threat_in_full_or_in_part() {
    cites!("effects.then.must-resolve-first", "effects.then.continues", "effects.then.stops");
    let strike = "{ deal-damage: { amount: 2, to: villain } }";
    assert!(goes_on(spider(), strike));
    assert!(!goes_on(tough(spider()), strike), "a tough card took it");
    assert!(!goes_on(spider(), "{ deal-damage: { amount: 2, to: { each: ally } } }"), "nobody took it");
    let shared = |amount: u8| format!("{{ assign-damage: {{ amount: {amount}, among: ally }} }}");
    assert!(goes_on(with_an_ally(spider()), &shared(3)));
    assert!(!goes_on(with_an_ally(spider()), &shared(4)), "three are all that an ally can take");
    let moved = |amount: u8| format!("{{ move-damage: {{ amount: {amount}, from: you, to: villain }} }}");
    assert!(goes_on(spider().damage("spider-man", 2), &moved(2)));
    assert!(goes_on(spider().damage("spider-man", 2), &moved(1)));
    assert!(!goes_on(spider().damage("spider-man", 2), &moved(3)));
    assert!(!goes_on(spider(), &moved(1)));
    let removed = |amount: u8| format!("{{ remove-threat: {{ amount: {amount}, from: main-scheme }} }}");
    assert!(goes_on(spider().threat("the-break-in", 2), &removed(2)));
    assert!(!goes_on(spider().threat("the-break-in", 2), &removed(3)));
    // Of what is not there, or cannot be removed, nothing is removed.
    let one = &format!("{{ deal-damage: {{ amount: 1, to: villain }} }}, {}", removed(1));
    assert!(goes_on(spider().threat("the-break-in", 1), one));
    assert!(!goes_on(spider().threat("the-break-in", 0), one));
    let crisis = || spider().threat("the-break-in", 1).foe(None, "crowd-control").threat("crowd-control", 2);
    assert!(!goes_on(crisis(), one), "a crisis keeps it there");
    // "All" is all that is there; nothing is not.
    let everything = "{ remove-threat: { amount: all, from: main-scheme } }";
    assert!(goes_on(spider().threat("the-break-in", 2), everything));
    assert!(!goes_on(spider().threat("the-break-in", 0), everything));
    let none = "{ remove-threat: { amount: { count: ally }, from: main-scheme } }";
    assert!(!goes_on(spider().threat("the-break-in", 2), none));
    let healed = |amount: &str| format!("{{ heal: {{ amount: {amount}, from: you }} }}");
    let hurt = || spider().damage("spider-man", 2);
    assert!(goes_on(hurt(), &healed("2")) && goes_on(hurt(), &healed("all")));
    assert!(!goes_on(hurt(), &healed("3")) && !goes_on(spider(), &healed("all")));
    for step in ["place-threat", "place-damage"] {
        let placed = |at: &str, amount: &str| format!("{{ {step}: {{ amount: {amount}, at: {at} }} }}");
        assert!(goes_on(spider(), &placed("main-scheme", "1")), "{step}");
        assert!(!goes_on(spider(), &placed("{ each: side-scheme }", "1")), "nowhere: {step}");
        assert!(!goes_on(spider(), &placed("main-scheme", "{ count: ally }")), "nothing: {step}");
    }
    // The villain schemes, unless he is confused.
    let schemes = "{ enemy-schemes: { by: villain } }";
    assert!(goes_on(spider(), schemes));
    assert!(!goes_on(spider().status("rhino-1", Status::Confused), schemes));
}

#[test]
fn cards_in_full_or_in_part() {
    cites!("effects.then.continues", "effects.then.stops");
    let held = || spider().hand(0, &["energy"]);
    let pile = || spider().discard(0, &["mockingbird"]);
    let (all, twice) =
        ("{ each: { in: hand } }", "{ all-of: [{ each: { in: hand } }, { each: { in: hand } }] }");
    for step in ["discard: { what: ", "move: { to: discard, what: "] {
        assert!(goes_on(held(), &format!("{{ {step}{all} }} }}")), "{step}");
        assert!(!goes_on(held(), &format!("{{ {step}{twice} }} }}")), "it is there only once: {step}");
        assert!(!goes_on(spider(), &format!("{{ {step}{all} }} }}")), "{step}");
    }
    let until = |noun: &str| format!("{{ discard-until: {{ of: deck, for: {noun}, bind: found }} }}");
    assert!(goes_on(spider(), &until("ally")) && !goes_on(spider(), &until("villain")));
    let search = |noun: &str| format!("{{ search: {{ in: [deck], for: {noun}, bind: found }} }}");
    assert!(goes_on(spider(), &search("ally")) && !goes_on(spider(), &search("villain")));
    let look = |count: u8| {
        format!("{{ look-at: {{ what: {{ top: {{ of: deck, count: {count} }} }}, bind: seen }} }}")
    };
    assert!(goes_on(spider(), &look(1)) && !goes_on(spider(), &look(0)));
    let draw = "{ draw: { count: 1 } }";
    assert!(goes_on(spider(), draw));
    let mut empty = spider();
    empty.state.player_mut(Seat(0)).deck.drain().for_each(drop);
    assert!(!goes_on(empty, draw));
    // What is in play already does not enter it, nor does a second card of a unique title.
    let enters = "{ put-into-play: { what: { each: { kind: ally, in: discard } }, control: you } }";
    assert!(goes_on(pile(), enters) && !goes_on(spider(), enters));
    assert!(!goes_on(with_an_ally(pile()), enters));
    assert!(!goes_on(spider(), "{ put-into-play: { what: villain } }"));
    let reveal = "{ reveal: { what: { each: { in: encounter-discard } } } }";
    let mut scared = spider();
    let scare = scared.card("bomb-scare");
    scared.state.encounter.deck.take(scare);
    scared.state.encounter.discard.push(scare);
    assert!(goes_on(scared, reveal) && !goes_on(spider(), reveal));
}

#[test]
fn the_state_of_cards_in_full_or_in_part() {
    cites!("effects.then.continues", "effects.then.stops", "effects.exhausted.cannot-exhaust-again");
    let (exhausts, readies) = ("{ exhaust: { each: ally } }", "{ ready: { each: ally } }");
    assert!(goes_on(with_an_ally(spider()), exhausts) && !goes_on(with_an_ally(spider()), readies));
    let tired = || with_an_ally(spider()).with("mockingbird", exhausted);
    assert!(goes_on(tired(), readies) && !goes_on(tired(), exhausts));
    assert!(!goes_on(spider(), exhausts) && !goes_on(spider(), readies));
    let makes_tough = "{ give-status: { status: tough, to: { each: enemy } } }";
    assert!(goes_on(spider(), makes_tough));
    assert!(!goes_on(tough(spider()), makes_tough), "he is already");
    assert!(!goes_on(tough(spider()).foe(Some(0), "shocker"), makes_tough), "one of two is");
    assert!(!goes_on(spider(), "{ give-status: { status: tough, to: { each: minion } } }"));
    assert!(!goes_on(spider(), "gain-surge"), "no card is revealed");
    // Of several players, all of them must.
    let each = "{ each-player: { do: [{ exhaust: you }] } }";
    assert!(goes_on(spider_and_hulk(), each));
    assert!(!goes_on(spider_and_hulk().with("spider-man", exhausted), each));
    let all = "{ as-player: { who: any, do: [{ exhaust: you }] } }";
    assert!(goes_on(spider_and_hulk(), all) && !goes_on(spider_and_hulk().with("she-hulk", exhausted), all));
}

#[test]
fn a_step_knows_what_came_of_an_earlier_one() {
    cites!("abilities.sentence-by-sentence");
    let drawn = |given: Given, steps: &str| after(given, steps).hand(0);
    let hurt = || spider().damage("spider-man", 5);
    let if_so = |name: &str| {
        format!("{{ if: {{ holds: {{ happened: {name} }}, then: [{{ draw: {{ count: 1 }} }}] }} }}")
    };
    let draw = |name: &str| format!("{{ draw: {{ count: {{ the: {name} }} }} }}");
    // How much, and whether at all.
    let healed = "{ heal: { amount: 1, from: you, bind: healed } }";
    assert_eq!(
        (
            drawn(hurt(), &format!("{healed}, {}", if_so("healed"))),
            drawn(spider(), &format!("{healed}, {}", if_so("healed")))
        ),
        (1, 0)
    );
    let struck = "{ deal-damage: { amount: 1, to: { each: enemy }, bind: struck } }";
    let two = || spider().foe(Some(0), "hydra-mercenary");
    assert_eq!(
        (
            drawn(two(), &format!("{struck}, {}", draw("struck"))),
            drawn(tough(two()), &format!("{struck}, {}", draw("struck")))
        ),
        (2, 1)
    );
    assert_eq!(
        (
            drawn(spider(), &format!("{struck}, {}", if_so("struck"))),
            drawn(tough(spider()), &format!("{struck}, {}", if_so("struck")))
        ),
        (1, 0)
    );
    // Who took it.
    let table = after(
        tough(two()),
        &format!("{struck}, {{ give-status: {{ status: stunned, to: {{ the: struck }} }} }}"),
    );
    assert!(table.has("hydra-mercenary", Status::Stunned) && !table.has("rhino-1", Status::Stunned));
    let picked = "{ ready: { choose: { from: ally, bind: picked } } }";
    assert_eq!(drawn(with_an_ally(spider()), &format!("{picked}, {}", if_so("picked"))), 1);
    assert_eq!(drawn(spider(), &format!("{picked}, {}", if_so("picked"))), 0);
    let revealed = "{ reveal: { what: { top: { of: encounter-deck } }, bind: turned } }";
    assert_eq!(drawn(spider().draws(&["im-tough"]), &format!("{revealed}, {}", draw("turned"))), 1);
    // A name means what it meant last, and nothing before it was given.
    let twice = "{ heal: { amount: 1, from: you, bind: x } }, { heal: { amount: 2, from: you, bind: x } }";
    assert_eq!(drawn(hurt(), &format!("{twice}, {}", draw("x"))), 2);
    let never = "{ if: { holds: { form: alter-ego }, then: [{ heal: { amount: 1, from: you, bind: x } }] } }";
    assert_eq!(drawn(hurt(), &format!("{never}, {}", draw("x"))), 0);
    assert_eq!(drawn(spider(), "{ draw: {} }, add-acceleration"), 0, "no number is none");
    assert_eq!(
        after(spider(), "{ deal-damage: { amount: { count: ally }, to: villain } }, add-acceleration")
            .damage_on("rhino-1"),
        0
    );
}

#[test]
fn each_player_has_names_of_their_own_and_leaves_them_to_all() {
    cites!("abilities.sentence-by-sentence");
    let hurt = || spider_and_hulk().damage("she-hulk", 3);
    let heal = "{ heal: { amount: 1, from: you, bind: healed } }";
    let each = format!("{{ each-player: {{ do: [{heal}] }} }}");
    let draw = "{ draw: { count: { the: healed } } }";
    let hands = |table: Table| (table.hand(0), table.hand(1));
    // Afterwards it is the acting player who draws, for all that was healed.
    assert_eq!(hands(after(hurt().damage("spider-man", 3), &format!("{each}, {draw}"))), (2, 0));
    let if_so = "{ if: { holds: { happened: healed }, then: [{ draw: { count: 1 } }] } }";
    assert_eq!(hands(after(hurt(), &format!("{each}, {if_so}"))), (1, 0), "one of them is enough");
    // Inside, everybody knows what came before, and nobody what the others did.
    let before = "{ heal: { amount: 2, from: { each: character }, bind: before } }";
    let all = "{ draw: { count: { the: before } } }";
    assert_eq!(hands(after(hurt(), &format!("{before}, {{ each-player: {{ do: [{all}] }} }}"))), (2, 2));
    assert_eq!(hands(after(hurt(), &format!("{before}, {each}, {all}"))), (2, 0));
    // So it is when somebody else acts for a while.
    let other = "{ as-player: { who: any, do: [{ heal: { amount: 1, from: you } }] } }";
    assert_eq!(hands(after(hurt(), &format!("{other}, {{ draw: {{ count: 1 }} }}"))), (1, 0));
}

#[test]
fn up_to_so_many_are_chosen_one_by_one_and_none_twice() {
    cites!("abilities.choose.who", "abilities.in-play-targets");
    let given = || {
        let allies = ["mockingbird", "jessica-jones", "tigra"];
        allies.into_iter().fold(spider(), |given, id| given.own(0, id).with(id, exhausted))
    };
    let chosen = |table: &Table, id: &str| Chosen::Card(Thing::InPlay(table.id(id)));
    let mut table = during(given(), "{ ready: { choose: { from: ally, up-to: 2 } } }");
    assert!(matches!(table.ask(), Ask::Choose { least: 1, most: 2, .. }), "{:?}", table.ask());
    assert!(!table.offers(Chosen::Done));
    let (first, second) = (chosen(&table, "mockingbird"), chosen(&table, "tigra"));
    table.answer(first);
    assert!(matches!(table.ask(), Ask::Choose { least: 0, most: 1, .. }), "{:?}", table.ask());
    assert!(table.offers(Chosen::Done) && !table.offers(first));
    assert_eq!(table.refused(first), rule!("abilities.in-play-targets"));
    table.answer(second);
    let ready = |table: &Table| ["mockingbird", "jessica-jones", "tigra"].map(|id| !table.find(id).exhausted);
    assert_eq!(ready(&table), [true, false, true]);
    let mut table = during(given(), "{ ready: { choose: { from: ally, up-to: 2 } } }");
    table.answer(first);
    table.answer(Chosen::Done);
    assert_eq!(ready(&table), [true, false, false]);
    // Up to none is none.
    let table = during(
        given(),
        "{ ready: { choose: { from: ally, up-to: { count: side-scheme } } } }, add-acceleration",
    );
    assert_eq!((ready(&table), table.state().encounter.acceleration_tokens), ([false; 3], 1));
}

#[test]
fn one_of_the_highest_is_the_first_players_choice() {
    cites!("players.first-player.breaks-target-ties");
    let stun = "{ give-status: { status: stunned, to: { highest: { of: hit-points, among: minion } } } }";
    let given =
        || spider().foe(Some(0), "hydra-mercenary").foe(Some(0), "shocker").foe(Some(0), "hydra-bomber");
    let mut table = during(given(), stun);
    let lowest = Chosen::Card(Thing::InPlay(table.id("hydra-bomber")));
    assert!(
        matches!(table.ask(), Ask::Choose { player: Seat(0), least: 1, most: 1, .. })
            && !table.offers(lowest)
    );
    table.choose("shocker");
    assert!(matches!(table.ask(), Ask::Turn { .. }), "one is enough");
    let stunned = ["hydra-mercenary", "shocker", "hydra-bomber"].map(|id| table.has(id, Status::Stunned));
    assert_eq!(stunned, [false, true, false]);
    // So it is when another player resolves the card.
    let mut table = Given::new(&["hulk", "spider"], "rhino")
        .says("advance", &format!("{{ when: when-revealed, do: [{stun}] }}"))
        .foe(Some(1), "hydra-mercenary")
        .foe(Some(1), "shocker")
        .dealt(1, &["advance"])
        .play();
    table.until(|ask| matches!(ask, Ask::Choose { .. } | Ask::Turn { .. }));
    assert!(matches!(table.ask(), Ask::Choose { player: Seat(0), .. }), "{:?}", table.ask());
}

#[test]
fn only_characters_get_a_share() {
    cites!("damage.indirect.distribute");
    let shared =
        |among: &str| format!("{{ assign-damage: {{ amount: 1, among: {among} }} }}, add-acceleration");
    let given = || spider().own(0, "night-shelter").own(0, "mockingbird").own(0, "tigra");
    let table = during(given(), &shared("ally"));
    assert!(matches!(table.ask(), Ask::Divide { .. }));
    // There are two supports, and nobody is asked which of them is hurt.
    let table = during(given(), &shared("support"));
    assert!(matches!(table.ask(), Ask::Turn { .. }), "{:?}", table.ask());
}

#[test]
fn a_card_face_down_has_no_title_that_could_be_in_play_twice() {
    cites!("abilities.card-type-change");
    let mut given = Given::new(&["spider"], "ultron").own(0, "mockingbird");
    let unique = given.card("mockingbird");
    given.state.player_mut(Seat(0)).deck.add(unique);
    let mut table = given.dealt(0, &["drone-factory"]).draws(&["mockingbird"]).play();
    table.until(|ask| matches!(ask, Ask::Turn { .. }));
    let drones = table.state().in_play.iter().filter(|card| card.facedown.is_some());
    assert_eq!(drones.map(|card| card.card).collect::<Vec<_>>(), [unique]);
}

#[test]
fn who_gets_no_share_of_an_attack_was_not_attacked() {
    cites!("damage.indirect.distribute", "keywords.retaliate");
    let ability = "{ when: action, label: attack, do: [{ assign-damage: { amount: 2, among: enemy } }] }";
    let given = || {
        spider()
            .says("aftershock", ability)
            .own(0, "aftershock")
            .foe(Some(0), "shocker")
            .foe(None, "concussion-blasters")
            .attached_to("rhino-1")
    };
    for (share, back) in [("shocker", 0), ("rhino-1", 1)] {
        let mut table = given().play();
        let id = table.id(share);
        table.act("aftershock");
        assert!(matches!(table.ask(), Ask::Divide { left: 2, .. }));
        table.answer(id);
        assert!(matches!(table.ask(), Ask::Divide { left: 1, .. }));
        table.answer(id);
        table.settle();
        assert_eq!((table.damage_on(share), table.damage_on("spider-man")), (2, back), "{share}");
    }
}

#[test]
fn an_attack_on_each_enemy_passes_over_whom_a_guard_protects() {
    cites!("keywords.guard", "keywords.guard.allies-included");
    let ability =
        "{ when: action, label: attack, do: [{ deal-damage: { amount: 1, to: { each: enemy } } }] }";
    let struck = |label: &str| {
        let ability = ability.replace(", label: attack", label);
        let mut table =
            spider().says("aftershock", &ability).own(0, "aftershock").foe(Some(0), "hydra-mercenary").play();
        table.act("aftershock");
        table.settle();
        (table.damage_on("hydra-mercenary"), table.damage_on("rhino-1"))
    };
    assert_eq!((struck(", label: attack"), struck("")), ((1, 0), (1, 1)));
}

#[test]
fn prevention_in_full_or_not_at_all() {
    cites!("damage.prevent-damage", "effects.then.continues", "effects.then.stops");
    for (amount, prevented) in [("1", 1), ("{ count: side-scheme }", 0)] {
        let ability = format!(
            "{{ when: {{ interrupt: {{ damage: {{ to: ally }} }} }}, do: [{{ draw: {{ count: 1 }} }}, {{ prevent: {amount} }}, {{ then: [add-acceleration] }}] }}"
        );
        let mut table = spider()
            .says("bodyguard", &ability)
            .own(0, "bodyguard")
            .own(0, "mockingbird")
            .villain_phase()
            .draws(&["im-tough"])
            .play();
        table.defend("mockingbird");
        table.window_on_damage();
        table.ability("bodyguard", 0);
        table.settle();
        assert_eq!(table.damage_on("mockingbird"), 2 - prevented);
        assert_eq!(table.state().encounter.acceleration_tokens, prevented);
        let told = Event::Prevented { amount: prevented };
        assert!(table.told().any(|(event, _)| *event == told));
    }
}

#[test]
fn control_that_is_taken_may_be_of_too_many() {
    cites!("allies.limit.three");
    let mut given = spider_and_hulk().own(1, "mockingbird").hand(0, &["borrowed-friend"]);
    for id in ["jessica-jones", "tigra", "hawkeye"] {
        given = given.own(0, id);
    }
    let mut table = given.play();
    table.play_card("borrowed-friend", &[]);
    table.choose("mockingbird");
    assert!(matches!(table.ask(), Ask::TooMany { player: Seat(0) }), "{:?}", table.ask());
    let tigra = table.id("tigra");
    table.answer(tigra);
    assert!(table.there("tigra").is_none() && table.find("mockingbird").controller == Some(Seat(0)));
}

#[test]
fn what_was_turned_up_and_not_used_goes_back_or_is_discarded() {
    cites!("effects.search.not-left-zone", "zones.out-of-play");
    // Looked at and left: it is in the deck.
    let mut given = spider();
    let cards = given.state.player(Seat(0)).deck.len();
    let table = after(given, "{ look-at: { what: { top: { of: deck, count: 2 } }, bind: seen } }");
    assert_eq!((table.state().player(Seat(0)).deck.len(), table.hand(0)), (cards, 0));
    assert_eq!(table.state().player(Seat(0)).deck.looked_at(Seat(0)).count(), 0);
    // Nothing is looked at.
    given = spider();
    let table = after(
        given,
        "{ discard: { what: { top: { of: deck, count: { count: ally } } } } }, add-acceleration",
    );
    assert_eq!(table.state().player(Seat(0)).deck.len(), cards);
    // A minion that is turned up for nothing is discarded.
    let found = "{ discard-until: { of: encounter-deck, for: minion, bind: found } }";
    let table = after(spider().draws(&["shocker"]), found);
    assert!(table.state().encounter.resolving.is_empty() && table.encounter_discarded("shocker"));
}

#[test]
fn a_sequence_is_of_those_that_have_something_to_do() {
    cites!("abilities.special", "sample-cards.wakanda-forever", "effects.then.continues");
    let event = "{ when: action, do: [{ resolve: { abilities: special, of: { each: upgrade } } }, { then: [{ draw: { count: 1 } }] }] }";
    let given =
        || Given::homebrew(&["panther"], "rhino").says("first-shield", event).hand(0, &["first-shield"]);
    // The claws are the first step and the last, since the horn says nothing that would be one.
    let mut table = given().own(0, "war-horn").own(0, "panther-claws").play();
    table.play_card("first-shield", &[]);
    table.settle();
    assert_eq!((table.damage_on("rhino-1"), table.hand(0)), (4, 1));
    let mut table = given().own(0, "war-horn").play();
    assert_eq!(table.cannot_play("first-shield"), rule!("abilities.must-be-able-to-change-state"));
}

#[test]
fn what_is_left_for_later_asks_in_the_name_of_its_card() {
    cites!("effects.delayed.definition");
    let mut table = spider().foe(Some(0), "shocker").hand(0, &["late-aim"]).play();
    table.play_card("late-aim", &[]);
    assert!(matches!(table.ask(), Ask::Turn { .. }));
    table.end_turn();
    table.until(|ask| matches!(ask, Ask::Choose { .. }));
    let Ask::Choose { player: Seat(0), ability, .. } = table.ask() else { panic!("{:?}", table.ask()) };
    assert_eq!((ability.card, ability.face, ability.place), (table.card("late-aim"), 0, 0));
    table.choose("shocker");
    table.until(|ask| matches!(ask, Ask::Turn { .. }));
    assert_eq!((table.damage_on("shocker"), table.value("shocker", Stat::RemainingHitPoints)), (1, 2));
}

#[test]
fn threat_that_was_taken_as_damage_was_not_placed() {
    cites!("effects.then.stops", "enemy-scheme.step3.place-threat");
    // As many cards are drawn as threat is placed: one, unless Spider-Man takes it upon himself.
    let steps = "{ enemy-schemes: { by: villain, bind: placed } }, { draw: { count: { the: placed } } }";
    let given = || spider().hand(0, &["great-responsibility"]).draws(&["hard-to-keep-down"]);
    assert_eq!(after(given(), steps).hand(0), 1 + 1);
    // A minion with SCH 0 places none.
    let minion = steps.replace("villain", "{ each: minion }");
    assert_eq!(after(given().foe(Some(0), "hydra-mercenary"), &minion).hand(0), 1);
    let mut table = during(given(), steps);
    table.window_on(|moment| matches!(moment, Moment::Threat { .. }));
    table.event("great-responsibility");
    table.settle();
    assert_eq!((table.hand(0), table.damage_on("spider-man"), table.threat_on("the-break-in")), (0, 1, 0));
}

#[test]
fn some_of_it_is_not_all_of_it() {
    cites!("effects.then.stops");
    // One card is left, and two should be drawn.
    let draws = |deck: usize| {
        let mut given = spider();
        let energy = given.card("energy");
        given.state.player_mut(Seat(0)).deck = vec![energy; deck].into_iter().collect();
        goes_on(given, "{ draw: { count: 2 } }")
    };
    assert!(draws(3) && !draws(1));
    // One of two points is prevented.
    let strikes = "{ deal-damage: { amount: 2, to: { each: ally } } }, { then: [add-acceleration] }";
    let prevents = "{ when: { interrupt: { damage: { to: ally } } }, do: [{ prevent: 1 }] }";
    for (prevented, tokens) in [(false, 1), (true, 0)] {
        let given = with_an_ally(spider()).says("bodyguard", prevents).own(0, "bodyguard");
        let mut table = during(given, strikes);
        table.window_on_damage();
        if prevented {
            table.ability("bodyguard", 0);
        }
        table.settle();
        assert_eq!(table.damage_on("mockingbird"), 2 - u16::from(prevented));
        assert_eq!(table.state().encounter.acceleration_tokens, tokens);
    }
}

#[test]
fn all_of_the_text_before_then_counts() {
    cites!("effects.then.must-resolve-first", "effects.then.stops");
    // Two are to be healed. The card that is drawn after that is drawn in full.
    let both = "{ heal: { amount: 2, from: you } }, { draw: { count: 1 } }";
    let hurt = |damage: u16| spider().damage("spider-man", damage);
    assert!(goes_on(hurt(2), both) && !goes_on(hurt(1), both));
    // What cannot be reached is nothing for which an ability could be used.
    let unhurt = "{ when: action, do: [{ heal: { amount: 2, from: you } }, { shuffle: deck }, { then: [add-acceleration] }] }";
    let mut table = spider().says("one-shot", unhurt).own(0, "one-shot").play();
    assert_eq!(table.cannot_act("one-shot"), rule!("abilities.must-be-able-to-change-state"));
}
