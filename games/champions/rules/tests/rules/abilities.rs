//! What abilities are, who uses them, and on what (chapter "Abilities").

use champions::ask::{Ask, Chosen, May, Opted, TurnOption, Use};
use champions::card::CardType;
use champions::card::ability::{Form, Stat, Status, When};
use champions::event::{Event, Spot};
use champions::state::{InPlayId, Place, Reading, Thing};
use champions::timing::{Moment, Side};
use champions::{cites, rule};
use table::Seat;

use crate::given::Given;
use crate::kit::{Table, cards};

fn spider() -> Given {
    Given::new(&["spider"], "rhino")
}

fn spider_and_hulk() -> Given {
    Given::new(&["spider", "hulk"], "rhino")
}

/// A card in play, as an answer to which is chosen.
fn chosen(table: &Table, id: &str) -> Chosen {
    Chosen::Card(Thing::InPlay(table.id(id)))
}

/// The places of what was told, by what it was about.
#[track_caller]
fn when_told(table: &Table, wanted: impl Fn(&Event) -> bool) -> usize {
    table.told().position(|(event, _)| wanted(event)).expect("it was told")
}

#[test]
fn a_text_box_is_read_as_it_is_printed() {
    cites!("abilities.definition", "abilities.triggered-definition", "abilities.constant-definition");
    let cards = cards();
    let text = |id: &str| &cards.card(cards.find(id).expect(id)).front().text;
    // Nothing is printed on Energy but what it generates.
    let energy = text("energy");
    assert!(energy.abilities.is_empty() && energy.modifiers.is_empty() && energy.keywords.is_empty());
    let kick = text("swinging-web-kick");
    let triggers: Vec<(&When, Option<Form>)> =
        kick.abilities.iter().map(|ability| (&ability.when.value, ability.form)).collect();
    assert_eq!((triggers, kick.modifiers.len()), (vec![(&When::Action, Some(Form::Hero))], 0));
    let triskelion = text("the-triskelion");
    assert_eq!((triskelion.abilities.len(), triskelion.modifiers.len()), (0, 1));
}

#[test]
fn a_choice_is_among_cards_in_play_unless_the_card_speaks_of_another_place() {
    cites!("abilities.in-play-targets");
    let given = || {
        Given::homebrew(&["spider", "hulk"], "rhino")
            .own(1, "hulk")
            .own(1, "tigra")
            .discard(0, &["mockingbird"])
            .hand(0, &["jessica-jones", "borrowed-friend", "make-the-call", "energy", "genius"])
    };
    let mut table = given().play();
    table.play_card("borrowed-friend", &[]);
    let out = |table: &Table, place, id: &str| Chosen::Card(Thing::Out(place, table.card(id)));
    let discarded = out(&table, Place::Discard(Seat(0)), "mockingbird");
    let held = out(&table, Place::Hand(Seat(0)), "jessica-jones");
    assert!(!table.offers(discarded) && !table.offers(held));
    assert_eq!(table.refused(discarded), rule!("abilities.in-play-targets"));
    assert_eq!(table.refused(held), rule!("abilities.in-play-targets"));
    let villain = chosen(&table, "rhino-1");
    assert_eq!(table.refused(villain), rule!("abilities.in-play-targets"), "it is no ally");
    let ally = chosen(&table, "tigra");
    assert!(table.offers(ally));
    // A card that speaks of the discard piles finds nothing in play.
    let mut table = given().discard(0, &["jessica-jones"]).play();
    let call = table.card("make-the-call");
    table.answer(TurnOption::Play(call));
    let ally = chosen(&table, "hulk");
    assert_eq!(table.refused(ally), rule!("abilities.in-play-targets"));
    assert!(table.offers(out(&table, Place::Discard(Seat(0)), "mockingbird")));
    // Neither does one that finds an upgrade there.
    let mut table = Given::homebrew(&["spider"], "rhino")
        .own(0, "lesson-learned")
        .discard(0, &["war-horn", "stronger-by-one"])
        .hand(0, &["lucky-find"])
        .play();
    table.play_card("lucky-find", &[]);
    let upgrade = chosen(&table, "lesson-learned");
    assert!(!table.offers(upgrade));
    assert!(table.offers(out(&table, Place::Discard(Seat(0)), "war-horn")));
    // An attack strikes nothing that has left play.
    let mut table = spider().foe(Some(0), "shocker").play();
    let hero = table.id("spider-man");
    table.answer(TurnOption::Attack(hero));
    assert_eq!(table.refused(InPlayId(99)), rule!("abilities.in-play-targets"));
}

#[test]
fn an_ability_works_only_while_its_card_is_in_play_and_face_up() {
    cites!("abilities.source-in-play");
    // A constant ability in the discard pile and in play.
    let klaw = |in_play: bool| {
        let mut given = Given::new(&["hulk"], "klaw");
        if in_play {
            return given.foe(None, "the-immortal-klaw").play();
        }
        let scheme = given.card("the-immortal-klaw");
        assert!(given.state.encounter.deck.take(scheme));
        given.state.encounter.discard.push(scheme);
        given.play()
    };
    assert_eq!(klaw(false).value("klaw-1", Stat::HitPoints), 12);
    assert_eq!(klaw(true).value("klaw-1", Stat::HitPoints), 22);
    // Hellcat's action brings her back to the hand, where it is nobody's to use.
    let mut table = Given::new(&["hulk"], "rhino").own(0, "hellcat").play();
    let action = TurnOption::Action { card: table.id("hellcat"), place: 0 };
    table.answer(action);
    assert!(table.in_hand(0, "hellcat") && !table.offers(action));
    assert_eq!(table.refused(action), rule!("abilities.source-in-play"));
    // What answers damage answers nothing from the hand.
    let mut table = Given::homebrew(&["spider"], "rhino").hand(0, &["lesson-learned"]).villain_phase().play();
    let lesson = Use::Event { card: table.card("lesson-learned"), place: 0 };
    table.until(|ask| matches!(ask, Ask::Window { side: Side::After, .. } | Ask::Turn { .. }));
    assert!(table.damage_on("spider-man") > 0 && !table.offers(lesson));
    // Face down she is a drone, and says nothing.
    let mut given = Given::new(&["hulk"], "ultron").own(0, "hellcat");
    let drone = given.cards.trait_of("drone");
    given = given.with("hellcat", |card| {
        (card.facedown, card.controller, card.engaged) = (drone, None, Some(Seat(0)));
    });
    let action = TurnOption::Action { card: given.id("hellcat"), place: 0 };
    assert_eq!(given.play().refused(action), rule!("abilities.source-in-play"));
}

#[test]
fn an_event_does_not_enter_play() {
    cites!("abilities.events-treacheries-from-out-of-play");
    let mut table = spider().hand(0, &["haymaker", "energy"]).play();
    table.play_card("haymaker", &["energy"]);
    table.settle();
    assert_eq!((table.damage_on("rhino-1"), table.discarded(0, "haymaker")), (3, true));
    assert!(!table.told().any(|(event, _)| matches!(event, Event::EnteredPlay { .. })));
}

#[test]
fn what_only_its_cost_would_make_possible_is_not_begun() {
    cites!("abilities.must-be-able-to-change-state");
    // Exhausting would give it something to ready, but the cost is not counted.
    let mut table = Given::homebrew(&["spider"], "rhino").own(0, "spring-back").play();
    assert_eq!(table.cannot_act("spring-back"), rule!("abilities.must-be-able-to-change-state"));
    assert!(!table.find("spider-man").exhausted);
    let mut table = spider().alter_ego(0).own(0, "aunt-may").play();
    assert_eq!(table.cannot_act("aunt-may"), rule!("abilities.must-be-able-to-change-state"));
    assert!(!table.find("aunt-may").exhausted, "nothing was paid for nothing");
}

#[test]
fn one_sentence_is_over_before_the_next_begins() {
    cites!("abilities.sentence-by-sentence");
    let mut table = Given::homebrew(&["spider"], "rhino")
        .foe(Some(0), "hydra-bomber")
        .damage("hydra-bomber", 1)
        .hand(0, &["hit-and-read"])
        .play();
    let bomber = table.id("hydra-bomber");
    table.play_card("hit-and-read", &[]);
    table.settle();
    let dealt = when_told(&table, |event| matches!(event, Event::DamageDealt { .. }));
    let left = when_told(
        &table,
        |event| matches!(event, Event::Moved { from, .. } if *from == Spot::InPlay(bomber)),
    );
    let drew = when_told(&table, |event| matches!(event, Event::Drew { .. }));
    assert!(dealt < left && left < drew, "{dealt}, {left}, {drew}");
}

#[test]
fn who_controls_a_card_is_asked_about_it_and_may_pass() {
    cites!("abilities.optional-controller-decides", "abilities.optional-types", "sample-cards.spider-sense");
    let given = || {
        Given::new(&["hulk", "spider"], "rhino")
            .foe(Some(1), "hydra-mercenary")
            .with("spider-man", |card| card.exhausted = true)
            .villain_phase()
    };
    let attacks = |ask: &Ask| matches!(ask, Ask::Window { moment: Moment::Attack { .. }, .. });
    // Rhino attacks She-Hulk first, which is nothing to Spider-Man.
    let mut table = given().play();
    let rhino = table.id("rhino-1");
    table.until(attacks);
    assert!(
        matches!(table.ask(), Ask::Window { player: Seat(1), moment: Moment::Attack { by }, .. } if by == rhino)
    );
    assert_eq!(table.state().deeds[0].player, Seat(1));
    assert!(table.offers(Use::Pass));
    table.answer(Use::Pass);
    // Rhino goes on, and the mercenary's attack that follows is no villain's.
    let mercenary = table.id("hydra-mercenary");
    table.until(|ask| attacks(ask) || matches!(ask, Ask::Defend { attacker, .. } if *attacker == mercenary));
    assert!(matches!(table.ask(), Ask::Defend { target: Seat(1), .. }), "{:?}", table.ask());
    assert_eq!((table.fired("spider-man"), table.hand(1)), (0, 0));
}

#[test]
fn a_card_that_speaks_of_itself_means_the_copy_that_is_used() {
    cites!("abilities.self-reference");
    for used in [0, 1] {
        let mut table = Given::new(&["hulk"], "klaw").own(0, "tac-team").own(0, "tac-team").play();
        let team = table.card("tac-team");
        let teams: Vec<_> =
            table.state().in_play.iter().filter(|card| card.card == team).map(|card| card.id).collect();
        table.answer(TurnOption::Action { card: teams[used], place: 0 });
        table.settle();
        let attack = table.cards.counter("attack").expect("a type of counter");
        let state = |id| table.state().find(id).map(|card| (card.exhausted, card.counters.of(attack)));
        assert_eq!(state(teams[used]), Some((true, 2)));
        assert_eq!(state(teams[1 - used]), Some((false, 3)));
    }
}

#[test]
fn a_constant_ability_begins_and_ends_with_its_card() {
    cites!("abilities.constant.active-while-in-play");
    let mut table = Given::new(&["marvel"], "rhino").hand(0, &["the-triskelion", "energy"]).play();
    assert_eq!(table.value("captain-marvel", Stat::AllyLimit), 3);
    table.play_card("the-triskelion", &["energy"]);
    assert_eq!(table.value("captain-marvel", Stat::AllyLimit), 4);
    let mut table =
        Given::new(&["marvel"], "rhino").own(0, "the-triskelion").dealt(0, &["caught-off-guard"]).play();
    table.settle();
    assert!(table.discarded(0, "the-triskelion"));
    assert_eq!(table.value("captain-marvel", Stat::AllyLimit), 3);
}

#[test]
fn a_condition_is_asked_each_time() {
    cites!("abilities.constant.conditional");
    // Madame Hydra takes no damage while her legions are there.
    let mut table = spider()
        .stock(&["madame-hydra", "legions-of-hydra"])
        .foe(Some(0), "madame-hydra")
        .foe(None, "legions-of-hydra")
        .threat("legions-of-hydra", 1)
        .own(0, "tigra")
        .own(0, "mockingbird")
        .play();
    table.attack("tigra", "madame-hydra");
    table.settle();
    assert_eq!(table.damage_on("madame-hydra"), 0);
    table.thwart("spider-man", "legions-of-hydra");
    table.settle();
    table.attack("mockingbird", "madame-hydra");
    table.settle();
    assert_eq!((table.there("legions-of-hydra"), table.damage_on("madame-hydra")), (None, 1));
}

#[test]
fn a_form_word_asks_for_the_form_of_who_uses_it() {
    cites!("abilities.form-word");
    let mut table = Given::new(&["panther"], "rhino")
        .alter_ego(0)
        .own(0, "panther-claws")
        .hand(0, &["wakanda-forever-wild", "energy"])
        .play();
    let wakanda = TurnOption::Play(table.card("wakanda-forever-wild"));
    assert!(!table.offers(wakanda));
    assert_eq!(table.refused(wakanda), rule!("abilities.form-word"));
    table.answer(TurnOption::ChangeForm);
    assert!(table.offers(wakanda));
    // An upgrade may ask for a form too.
    let mut table = spider().alter_ego(0).hand(0, &["webbed-up", "energy", "genius"]).play();
    assert_eq!(table.cannot_play("webbed-up"), rule!("abilities.form-word"));
    table.answer(TurnOption::ChangeForm);
    assert!(table.offers(TurnOption::Play(table.card("webbed-up"))));
}

#[test]
fn what_enters_play_without_being_revealed_reveals_nothing() {
    cites!("abilities.when-revealed");
    // Whirlwind does what Shocker does when he is revealed.
    let given = || {
        let cards = cards();
        let shocks = cards.card(cards.find("shocker").expect("in the core set")).front().text.clone();
        Given::new(&["spider"], "klaw").print("whirlwind", |card| card.faces[0].text = shocks)
    };
    let mut table = given().dealt(0, &["whirlwind"]).play();
    table.settle();
    assert_eq!((table.find("whirlwind").engaged, table.damage_on("spider-man")), (Some(Seat(0)), 1));
    let mut table = given().dealt(0, &["the-masters-of-evil"]).draws(&["whirlwind"]).play();
    table.settle();
    assert_eq!((table.find("whirlwind").engaged, table.damage_on("spider-man")), (Some(Seat(0)), 0));
}

#[test]
fn what_is_defeated_says_its_last_word_before_it_leaves() {
    cites!("abilities.when-defeated-before-leaving");
    // The soldier is engaged with the second player, and it is still when the first defeats it.
    let mut table = spider_and_hulk().foe(Some(1), "hydra-soldier").damage("hydra-soldier", 2).play();
    let soldier = table.id("hydra-soldier");
    table.attack("spider-man", "hydra-soldier");
    table.settle();
    let dealt = |seat: u8| table.state().player(Seat(seat)).dealt.len();
    assert_eq!((dealt(0), dealt(1)), (0, 1));
    assert!(table.encounter_discarded("hydra-soldier"));
    let deals = when_told(&table, |event| matches!(event, Event::Moved { to: Spot::Dealt(Seat(1)), .. }));
    let leaves = when_told(
        &table,
        |event| matches!(event, Event::Moved { from, .. } if *from == Spot::InPlay(soldier)),
    );
    assert!(deals < leaves, "{deals}, {leaves}");
}

#[test]
fn nobody_uses_a_special_ability_of_their_own_accord() {
    cites!("abilities.special");
    let mut table = Given::new(&["panther"], "rhino").own(0, "panther-claws").play();
    let claws = TurnOption::Action { card: table.id("panther-claws"), place: 0 };
    assert!(!table.offers(claws));
    assert_eq!(table.refused(claws), rule!("timing.trigger-condition"));
}

#[test]
fn a_sequence_takes_only_what_has_the_trait() {
    cites!("abilities.traits", "abilities.special", "sample-cards.wakanda-forever");
    // The claws lose their trait, and the other player's daggers are not one's own.
    let mut table = Given::new(&["panther", "spider"], "rhino")
        .print("panther-claws", |card| card.faces[0].traits = Default::default())
        .own(0, "panther-claws")
        .own(0, "tactical-genius")
        .own(1, "energy-daggers")
        .threat("the-break-in", 5)
        .hand(0, &["wakanda-forever-wild", "energy"])
        .play();
    table.play_card("wakanda-forever-wild", &["energy"]);
    table.settle();
    // Tactical Genius was the first step and the last.
    assert_eq!((table.threat_on("the-break-in"), table.damage_on("rhino-1")), (3, 0));
}

#[test]
fn what_may_be_done_may_be_left() {
    cites!(
        "abilities.may",
        "abilities.mandatory-with-may",
        "sample-cards.business-problems.may-flip",
        "sample-cards.business-problems.option-exhaust-needs-alter-ego",
        "sample-cards.business-problems.option-upgrades"
    );
    // The first player reveals it, and it is Iron Man's.
    let given = || {
        Given::new(&["spider", "iron"], "rhino")
            .own(0, "web-shooter")
            .own(1, "arc-reactor")
            .own(1, "rocket-boots")
            .dealt(0, &["business-problems"])
    };
    let asked = |mut table: Table| {
        table.until(|ask| matches!(ask, Ask::May { .. }));
        assert!(matches!(table.ask(), Ask::May { player: Seat(1), .. }), "{:?}", table.ask());
        assert!(table.offers(May::Yes) && table.offers(May::No));
        table
    };
    let exhausted = |table: &Table| {
        ["web-shooter", "arc-reactor", "rocket-boots", "iron-man"].map(|id| table.find(id).exhausted)
    };
    // Iron Man stays: what is left is to exhaust the upgrades, and nobody is asked.
    let mut table = asked(given().play());
    table.answer(May::No);
    table.until(|ask| matches!(ask, Ask::ChooseOne { .. } | Ask::Turn { .. }));
    assert!(matches!(table.ask(), Ask::Turn { .. }));
    assert_eq!((table.form(1), exhausted(&table)), (Form::Hero, [false, true, true, false]));
    assert!(table.encounter_discarded("business-problems"));
    // Tony Stark comes: one of the two must be done.
    let mut table = asked(given().play());
    table.answer(May::Yes);
    assert!(matches!(table.ask(), Ask::ChooseOne { player: Seat(1), .. }));
    assert_eq!(table.game.pending()[0].options, [Opted(0).into(), Opted(1).into()]);
    table.answer(Opted(1));
    table.settle();
    assert_eq!((table.form(1), exhausted(&table)), (Form::AlterEgo, [false, true, true, false]));
    // He is there already, but exhausted: there is nothing to decide.
    let mut table = given().alter_ego(1).with("iron-man", |card| card.exhausted = true).play();
    table.until(|ask| matches!(ask, Ask::May { .. } | Ask::ChooseOne { .. } | Ask::Turn { .. }));
    assert!(matches!(table.ask(), Ask::Turn { .. }));
    assert_eq!(exhausted(&table), [false, true, true, true]);
    assert!(table.encounter_discarded("business-problems"));
}

#[test]
fn you_are_the_player_and_your_identity() {
    cites!("abilities.you");
    // What hits whoever reveals it hits that identity.
    let mut table = Given::new(&["hulk", "spider"], "rhino")
        .stock(&["sweeping-swoop"])
        .own(1, "mockingbird")
        .dealt(1, &["sweeping-swoop"])
        .play();
    table.until(|ask| matches!(ask, Ask::Turn { .. }));
    let stunned = ["spider-man", "she-hulk", "mockingbird"].map(|id| table.has(id, Status::Stunned));
    assert_eq!(stunned, [true, false, false]);
    // An ally's attack is none of yours.
    for (by, yours) in [("she-hulk", true), ("mockingbird", false)] {
        let mut table = Given::new(&["hulk"], "rhino")
            .own(0, "mockingbird")
            .with("she-hulk", |card| card.exhausted = !yours)
            .hand(0, &["one-two-punch", "energy"])
            .play();
        table.attack(by, "rhino-1");
        table.until(|ask| matches!(ask, Ask::Window { side: Side::After, .. } | Ask::Turn { .. }));
        let punch = Use::Event { card: table.card("one-two-punch"), place: 0 };
        assert_eq!((table.offers(punch), table.find("she-hulk").exhausted), (yours, true));
    }
    // An enemy attacks you even if your ally defends.
    let mut table =
        Given::new(&["spider", "hulk"], "ultron").alter_ego(0).own(1, "mockingbird").villain_phase().play();
    table.defend("mockingbird");
    table.until(|ask| matches!(ask, Ask::ChooseOne { .. } | Ask::Turn { .. }));
    assert!(matches!(table.ask(), Ask::ChooseOne { player: Seat(1), .. }), "{:?}", table.ask());
    // A minion speaks to the player with whom it is engaged, whoever's turn it is.
    let given = Given::homebrew(&["spider", "hulk"], "rhino");
    let thorns = given.cards.card(given.card("thorny-chain")).front().text.abilities.clone();
    let mut table = given
        .print("hydra-soldier", |card| card.faces[0].text.abilities = thorns)
        .foe(Some(1), "hydra-soldier")
        .play();
    table.attack("spider-man", "rhino-1");
    table.settle();
    assert_eq!((table.damage_on("spider-man"), table.damage_on("she-hulk")), (0, 2));
}

#[test]
fn who_resolves_an_ability_chooses() {
    cites!("abilities.choose.who");
    // It is the first player's game, but the second reveals the bomber.
    let mut table = spider_and_hulk().dealt(1, &["hydra-bomber"]).play();
    table.until(|ask| matches!(ask, Ask::ChooseOne { .. }));
    assert!(matches!(table.ask(), Ask::ChooseOne { player: Seat(1), .. }));
    assert_eq!(table.refused(Opted(2)), rule!("abilities.choose.who"), "there are two options");
    table.answer(Opted(0));
    assert_eq!((table.damage_on("she-hulk"), table.damage_on("spider-man")), (2, 0));
    // A card in play: one must be chosen.
    let mut table =
        spider_and_hulk().foe(Some(0), "shocker").hand(1, &["mockingbird", "energy", "genius"]).play();
    table.end_turn();
    table.play_card("mockingbird", &["energy", "genius"]);
    table.window();
    table.ability("mockingbird", 0);
    assert!(matches!(table.ask(), Ask::Choose { player: Seat(1), .. }));
    assert_eq!(table.refused(Chosen::Done), rule!("abilities.choose.who"));
    table.choose("shocker");
    assert!(table.has("shocker", Status::Stunned) && !table.has("rhino-1", Status::Stunned));
    // A player: one of those who play.
    let mut table = Given::new(&["spider", "marvel"], "rhino").alter_ego(1).play();
    table.end_turn();
    table.act("captain-marvel");
    assert!(matches!(table.ask(), Ask::ChoosePlayer { player: Seat(1), .. }));
    assert_eq!(table.refused(Seat(2)), rule!("abilities.choose.who"));
    table.answer(Seat(0));
    assert_eq!((table.hand(0), table.hand(1)), (1, 0));
}

#[test]
fn an_option_that_changes_nothing_is_taken_only_if_none_does() {
    cites!("abilities.choose.must-change-state", "abilities.choose.no-valid");
    // One of two exhausted allies, not the one that is ready.
    let mut table = Given::new(&["marvel"], "rhino")
        .own(0, "hawkeye")
        .own(0, "vision")
        .own(0, "mockingbird")
        .with("vision", |card| card.exhausted = true)
        .with("mockingbird", |card| card.exhausted = true)
        .hand(0, &["get-ready"])
        .play();
    table.play_card("get-ready", &[]);
    let (ready, vision) = (chosen(&table, "hawkeye"), chosen(&table, "vision"));
    assert!(!table.offers(ready) && table.offers(vision));
    assert_eq!(table.refused(ready), rule!("abilities.choose.must-change-state"));
    // Nobody there to choose.
    let mut table = Given::new(&["marvel"], "rhino").hand(0, &["get-ready"]).play();
    assert_eq!(table.cannot_play("get-ready"), rule!("abilities.must-be-able-to-change-state"));
    // The whip strikes a hero or an upgrade; an alter-ego has no choice.
    let given = || Given::new(&["iron"], "rhino").stock(&["electric-whip-attack"]);
    let struck = |given: Given| {
        let mut table = given.dealt(0, &["electric-whip-attack"]).play();
        table.until(|ask| matches!(ask, Ask::ChooseOne { .. } | Ask::Turn { .. }));
        table
    };
    let table = struck(given().own(0, "arc-reactor"));
    assert!(table.offers(Opted(0)) && table.offers(Opted(1)));
    let table = struck(given().alter_ego(0).own(0, "arc-reactor"));
    assert!(matches!(table.ask(), Ask::Turn { .. }) && table.discarded(0, "arc-reactor"));
    // With nothing to lose, either will do.
    let table = struck(given().alter_ego(0));
    assert!(table.offers(Opted(0)) && table.offers(Opted(1)));
}

#[test]
fn an_option_that_cannot_be_paid_for_is_not_taken() {
    cites!("costs.ability-cost", "abilities.choose.must-change-state");
    let boom = |exhausted: bool, hand: &[&str]| {
        let mut table = Given::new(&["spider"], "klaw")
            .with("spider-man", |card| card.exhausted = exhausted)
            .hand(0, hand)
            .dealt(0, &["sonic-boom"])
            .play();
        table.until(|ask| matches!(ask, Ask::ChooseOne { .. }));
        table
    };
    let mut table = boom(false, &["energy", "genius"]);
    assert!(!table.offers(Opted(0)) && table.offers(Opted(1)));
    assert_eq!(table.refused(Opted(0)), rule!("costs.ability-cost"));
    // Not even if the other option changes nothing.
    let mut table = boom(true, &["energy", "genius"]);
    assert_eq!(table.refused(Opted(0)), rule!("costs.ability-cost"));
    assert!(table.offers(Opted(1)));
    // Paying counts as a change, so that it is the only option for who is exhausted.
    let mut table = boom(true, &["energy", "genius", "strength"]);
    assert_eq!(table.refused(Opted(1)), rule!("abilities.choose.must-change-state"));
    assert!(table.offers(Opted(0)));
}

#[test]
fn a_card_of_another_type_has_no_other_type() {
    cites!("abilities.card-type-change");
    // An ally under a player's control, and the same face down as a drone.
    let given = |facedown: bool| {
        let given = Given::homebrew(&["spider", "hulk"], "ultron")
            .own(1, "mockingbird")
            .hand(0, &["borrowed-friend"]);
        let drone = given.cards.trait_of("drone");
        let change = |card: &mut champions::state::InPlay| {
            (card.facedown, card.controller, card.engaged) = (drone, None, Some(Seat(1)));
        };
        if facedown { given.with("mockingbird", change) } else { given }
    };
    let mut table = given(true).play();
    let scene = table.game.now();
    assert_eq!(scene.kind(scene.state.in_play.last().expect("a drone")), CardType::Minion);
    assert_eq!(table.cannot_play("borrowed-friend"), rule!("abilities.must-be-able-to-change-state"));
    let mut table = given(false).play();
    table.play_card("borrowed-friend", &[]);
    assert_eq!(table.find("mockingbird").controller, Some(Seat(0)));
}
