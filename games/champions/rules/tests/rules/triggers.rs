//! What triggers an ability, for whom, and what does not (chapter "Abilities").

use champions::ask::{Ask, Chosen, May, Pay, TurnOption, Use};
use champions::card::ability::{Claim, Form, Keyword, Modifier, Stat, Status};
use champions::modifiers::value;
use champions::state::{Place, Thing};
use champions::timing::Side;
use champions::{cites, rule};
use table::Seat;

use crate::given::Given;
use crate::kit::Table;

#[test]
fn a_card_does_everything_that_its_text_says() {
    cites!("abilities.definition");
    // The mayfly says two things: it grows, and it flies home.
    let mut table = Given::homebrew(&["spider"], "rhino").own(0, "mayfly").play();
    let card = table.id("mayfly");
    let [grows, leaves] = [0, 1].map(|place| TurnOption::Action { card, place });
    assert!(table.offers(grows) && table.offers(leaves));
    table.answer(grows);
    assert_eq!(table.value("mayfly", Stat::Atk), 4);
    table.answer(leaves);
    assert!(table.in_hand(0, "mayfly"));
}

#[test]
fn what_has_a_trigger_waits_for_it_and_the_rest_holds() {
    cites!("abilities.triggered-definition", "abilities.constant-definition");
    // Spider-Sense waits for an attack: it is no action.
    let mut table = Given::new(&["spider"], "rhino").play();
    let sense = TurnOption::Action { card: table.id("spider-man"), place: 0 };
    assert!(!table.offers(sense));
    assert_eq!(table.refused(sense), rule!("timing.trigger-condition"));
    // Superhuman Strength says one thing without a trigger, and another that waits for her attack.
    let table = Given::new(&["hulk"], "rhino").own(0, "superhuman-strength").play();
    let text = &table.cards.card(table.card("superhuman-strength")).front().text;
    assert_eq!((text.modifiers.len(), text.abilities.len()), (1, 1));
    assert_eq!(table.value("she-hulk", Stat::Atk), 3 + 2);
    assert!(!table.has("rhino-1", Status::Stunned));
}

#[test]
fn a_copy_that_speaks_of_itself_changes_no_other() {
    cites!("abilities.self-reference");
    let given = Given::homebrew(&["spider"], "rhino").own(0, "mayfly");
    let one = given.id("mayfly");
    let mut table = given.own(0, "mayfly").play();
    let other = table.id("mayfly");
    table.answer(TurnOption::Action { card: one, place: 0 });
    let atk = |id| value(table.game.now(), table.state().find(id).expect("in play"), Stat::Atk);
    assert_eq!((atk(one), atk(other)), (Some(4), Some(2)));
}

#[test]
fn when_defeated_needs_no_player_who_defeats() {
    cites!("abilities.forced-triggered-by-game");
    // An ally is not its player, so that no player has defeated the soldier.
    let mut table = Given::new(&["spider", "hulk"], "rhino")
        .own(0, "mockingbird")
        .foe(Some(1), "hydra-soldier")
        .damage("hydra-soldier", 3)
        .play();
    table.attack("mockingbird", "hydra-soldier");
    table.settle();
    assert!(table.there("hydra-soldier").is_none());
    assert_eq!(table.state().player(Seat(1)).dealt.len(), 1);
}

#[test]
fn the_form_of_the_first_player_is_nothing_to_the_others() {
    cites!("abilities.form-word");
    // The first player is an alter-ego, and the second a hero who may use what is for heroes.
    let given = || Given::new(&["spider", "panther"], "klaw").alter_ego(0);
    let mut table = given().own(1, "panther-claws").hand(1, &["wakanda-forever-wild", "energy"]).play();
    table.end_turn();
    assert_eq!(table.ask(), Ask::Turn { player: Seat(1) });
    assert!(table.offers(TurnOption::Play(table.card("wakanda-forever-wild"))));
    // What the second reveals attacks a hero, and takes no card of an alter-ego's hand.
    let mut table = given()
        .hand(1, &["energy"])
        .dealt(1, &["klaws-vengeance"])
        .draws(&["armored-guard", "armored-guard"])
        .play();
    table.until(|ask| matches!(ask, Ask::Turn { .. }));
    assert!(table.in_hand(1, "energy") && table.damage_on("black-panther") > 0);
}

#[test]
fn everything_that_a_card_says_when_revealed_resolves() {
    cites!("abilities.when-revealed");
    // Shocker says twice what he says once.
    let mut table = Given::new(&["spider"], "rhino")
        .print("shocker", |card| {
            let abilities = &mut card.faces[0].text.abilities;
            abilities.push(abilities[0].clone());
        })
        .dealt(0, &["shocker"])
        .play();
    table.settle();
    assert_eq!(table.damage_on("spider-man"), 2);
}

#[test]
fn what_hurts_an_ally_does_not_hurt_its_player() {
    cites!("abilities.you");
    // The lesson is for a player who takes damage.
    let learns = |defender: &str| {
        let given = Given::homebrew(&["spider"], "rhino").own(0, "lesson-learned").own(0, "hulk");
        let mut table = given.villain_phase().draws(&["charge"]).play();
        table.defend(defender);
        table.until(|ask| matches!(ask, Ask::Window { side: Side::After, .. } | Ask::Turn { .. }));
        (table.damage_on(defender) > 0, matches!(table.ask(), Ask::Window { .. }))
    };
    assert_eq!((learns("spider-man"), learns("hulk")), ((true, true), (true, false)));
}

#[test]
fn a_boost_ability_is_silent_when_its_card_is_revealed() {
    cites!("abilities.triggered.types");
    // As a boost card Tiger Shark makes the villain tough.
    let mut table = Given::new(&["spider"], "klaw").dealt(0, &["tiger-shark"]).play();
    table.settle();
    assert!(table.there("tiger-shark").is_some() && !table.has("klaw-1", Status::Tough));
    assert_eq!(table.fired("tiger-shark"), 0);
}

#[test]
fn an_ally_says_its_last_word_too() {
    cites!("abilities.when-defeated");
    let mut table = Given::new(&["spider"], "rhino")
        .says("mockingbird", "when: when-defeated\ndo: [{ draw: { count: 1 } }]")
        .own(0, "mockingbird")
        .villain_phase()
        .damage("mockingbird", 2)
        .play();
    table.defend("mockingbird");
    assert!(table.discarded(0, "mockingbird"));
    assert_eq!(table.hand(0), 1);
}

#[test]
fn a_player_who_may_do_something_may_leave_it() {
    cites!("abilities.may");
    let mut table = Given::homebrew(&["spider", "hulk"], "rhino")
        .own(1, "watchful")
        .with("she-hulk", |card| card.exhausted = true)
        .play();
    table.attack("spider-man", "rhino-1");
    table.may(May::No);
    assert!(table.find("she-hulk").exhausted);
}

#[test]
fn what_is_said_without_a_trigger_holds_in_play_and_nowhere_else() {
    cites!("abilities.definition", "abilities.constant-definition", "abilities.source-in-play");
    let spider = || Given::homebrew(&["spider"], "rhino");
    let atk = |given: Given| given.play().value("spider-man", Stat::Atk);
    let printed = atk(spider());
    assert_eq!(atk(spider().own(0, "stronger-by-one")), printed + 1);
    // It does so when nobody has the turn.
    assert_eq!(atk(spider().own(0, "stronger-by-one").villain_phase()), printed + 1);
    assert_eq!(atk(spider().hand(0, &["stronger-by-one"])), printed);
    // Nor does a card say anything that lies facedown.
    let facedown =
        || spider().own(0, "stronger-by-one").with("stronger-by-one", |card| card.facedown = Some(0));
    assert_eq!(atk(facedown()), printed);
    assert_eq!(atk(facedown().own(0, "stronger-by-one")), printed + 1, "one of two lies so");
}

#[test]
fn what_lies_in_a_discard_pile_is_neither_counted_nor_chosen() {
    cites!("abilities.in-play-targets");
    let counts = "{ when: action, do: [{ draw: { count: { count: ally } } }] }";
    let given = Given::homebrew(&["spider"], "rhino").says("one-shot", counts).own(0, "one-shot");
    let mut table = given.own(0, "mockingbird").discard(0, &["jessica-jones"]).play();
    table.act("one-shot");
    assert_eq!(table.hand(0), 1);
    let strikes = "{ when: action, do: [{ deal-damage: { amount: 1, to: { choose: { from: minion } } } }] }";
    let mut given = Given::homebrew(&["spider"], "rhino").says("one-shot", strikes).own(0, "one-shot");
    let bomber = given.card("hydra-bomber");
    given.state.encounter.discard.push(bomber);
    let mut table = given.foe(Some(0), "shocker").foe(Some(0), "hydra-mercenary").play();
    table.act("one-shot");
    assert!(table.offers(Chosen::Card(Thing::InPlay(table.id("shocker")))));
    assert!(!table.offers(Chosen::Card(Thing::Out(Place::EncounterDiscard, bomber))));
    // Nor is what is in play, where a card speaks of the pile.
    let takes = "{ when: action, do: [{ move: { what: { choose: { from: { kind: ally, in: discard } } }, to: hand } }] }";
    let given = Given::homebrew(&["spider"], "rhino").says("one-shot", takes).own(0, "one-shot");
    let mut table = given.own(0, "tigra").discard(0, &["mockingbird", "jessica-jones"]).play();
    table.act("one-shot");
    assert!(!table.offers(Chosen::Card(Thing::InPlay(table.id("tigra")))));
    table.choose_out(Place::Discard(Seat(0)), "jessica-jones");
    assert!(table.in_hand(0, "jessica-jones"));
}

#[test]
fn what_changes_nothing_is_not_begun_be_it_an_event_or_a_response() {
    cites!("abilities.must-be-able-to-change-state");
    let nothing = rule!("abilities.must-be-able-to-change-state");
    let calm = || {
        Given::homebrew(&["spider"], "rhino")
            .threat("the-break-in", 0)
            .hand(0, &["calm-everywhere", "energy"])
    };
    assert_eq!(calm().play().cannot_play("calm-everywhere"), nothing);
    // That another card would respond to it is no change of its own.
    let responds = "{ when: { response: { play: { what: event } } }, do: [{ draw: { count: 1 } }] }";
    let mut table = calm().says("lookout", responds).own(0, "lookout").play();
    assert_eq!(table.cannot_play("calm-everywhere"), nothing);
    let readies = "{ when: { response: { attack: { by: your-hero } } }, do: [{ ready: { each: ally } }] }";
    let asked = |exhausted: bool| {
        let given = Given::homebrew(&["spider"], "rhino").says("lesson-learned", readies);
        let given = given.own(0, "lesson-learned").own(0, "mockingbird");
        let mut table = given.with("mockingbird", |card| card.exhausted = exhausted).play();
        table.attack("spider-man", "rhino-1");
        matches!(table.ask(), Ask::Window { .. })
    };
    assert_eq!((asked(true), asked(false)), (true, false));
}

#[test]
fn sentences_go_from_the_first_to_the_last_and_each_for_itself() {
    cites!("abilities.sentence-by-sentence");
    let after = |steps: &str| {
        let ability = format!("{{ when: action, do: [{steps}] }}");
        let given = Given::homebrew(&["spider"], "rhino").says("one-shot", &ability).own(0, "one-shot");
        let mut table = given.play();
        table.act("one-shot");
        (table.damage_on("rhino-1"), table.hand(0))
    };
    let strikes = "{ deal-damage: { amount: 1, to: villain } }";
    // The second sentence counts what the first one did.
    let counts = "{ draw: { count: { stat: { of: villain, is: sustained-damage } } } }";
    assert_eq!(after(&format!("{strikes}, {counts}")), (1, 1));
    // There is no ally to exhaust, and the villain is struck all the same.
    assert_eq!(after(&format!("{{ exhaust: {{ each: ally }} }}, {strikes}")), (1, 0));
}

#[test]
fn an_action_is_not_for_the_windows_of_interrupts_and_responses() {
    cites!("abilities.triggered-definition");
    let mut table = Given::homebrew(&["spider"], "rhino").own(0, "one-shot").villain_phase().play();
    table.window();
    let shot = Use::Ability { card: table.id("one-shot"), place: 0 };
    assert!(table.offers(Use::Ability { card: table.id("spider-man"), place: 0 }) && !table.offers(shot));
}

#[test]
fn nobody_has_to_use_what_is_optional() {
    cites!("abilities.optional-types");
    let spider = || Given::homebrew(&["spider"], "rhino");
    // An action.
    let table = spider().own(0, "one-shot").play();
    let shot = TurnOption::Action { card: table.id("one-shot"), place: 0 };
    assert!(table.offers(shot) && table.offers(TurnOption::EndTurn));
    // What generates resources.
    let mut table = spider().own(0, "courier").hand(0, &["helicarrier", "energy", "genius"]).play();
    table.answer(TurnOption::Play(table.card("helicarrier")));
    let [card, ability] =
        [Pay::Card(table.card("energy")), Pay::Ability { card: table.id("courier"), place: 0 }];
    assert!(table.offers(card) && table.offers(ability));
    // An interrupt of a card in play.
    let mut table = spider().villain_phase().play();
    table.window();
    assert!(table.offers(Use::Ability { card: table.id("spider-man"), place: 0 }) && table.offers(Use::Pass));
    // An event.
    let mut table = spider().hand(0, &["enhanced-spider-sense", "energy"]).dealt(0, &["stampede"]).play();
    table.window();
    let sense = Use::Event { card: table.card("enhanced-spider-sense"), place: 0 };
    assert!(table.offers(sense) && table.offers(Use::Pass));
}

#[test]
fn who_controls_a_card_uses_it_and_nobody_else() {
    cites!("abilities.optional-controller-decides");
    let given = |id: &str| Given::homebrew(&["spider", "hulk"], "rhino").own(1, id);
    let lent = |id: &str| given(id).with(id, |card| card.controller = Some(Seat(0)));
    let mut table = given("one-shot").play();
    assert_eq!(table.cannot_act("one-shot"), rule!("abilities.optional-controller-decides"));
    // It does not matter whose it was.
    let mut table = lent("one-shot").play();
    table.act("one-shot");
    assert_eq!(table.damage_on("rhino-1"), 1);
    let asked = |given: Given| {
        let mut table = given.foe(Some(0), "shocker").damage("shocker", 2).play();
        table.attack("spider-man", "shocker");
        match table.ask() {
            Ask::Window { player, .. } => Some(player),
            _ => None,
        }
    };
    assert_eq!((asked(given("lookout")), asked(lent("lookout"))), (Some(Seat(1)), Some(Seat(0))));
    let pays = |given: Given| {
        let mut table = given.hand(0, &["helicarrier", "energy", "genius", "strength"]).play();
        table.answer(TurnOption::Play(table.card("helicarrier")));
        table.offers(Pay::Ability { card: table.id("courier"), place: 0 })
    };
    assert_eq!((pays(given("courier")), pays(lent("courier"))), (false, true));
}

#[test]
fn a_copy_speaks_for_itself_alone() {
    cites!("abilities.self-reference");
    // Of two soldiers one falls, and says its last word.
    let given = Given::new(&["hulk"], "rhino").foe(Some(0), "hydra-soldier").foe(Some(0), "hydra-soldier");
    let mut table = given.damage("hydra-soldier", 3).play();
    table.attack("she-hulk", "hydra-soldier");
    assert_eq!(table.state().player(Seat(0)).dealt.len(), 1);
    // A counter is put on the copy that was used.
    let counts = "{ when: action, do: [{ add-counters: { counter: energy, count: 1 } }] }";
    let given = Given::homebrew(&["spider"], "rhino").says("one-shot", counts).own(0, "one-shot");
    let other = given.id("one-shot");
    let mut table = given.own(0, "one-shot").play();
    table.act("one-shot");
    let energy = table.cards.counter("energy").expect("a type of counter");
    let counters = |id| table.state().find(id).map(|card| card.counters.of(energy));
    assert_eq!((counters(table.id("one-shot")), counters(other)), (Some(1), Some(0)));
}

#[test]
fn a_resource_ability_has_its_form_too() {
    cites!("abilities.form-word");
    let pays = |form: Form| {
        let given = Given::homebrew(&["spider"], "rhino").own(0, "courier");
        let given = given.print("courier", |card| card.faces[0].text.abilities[0].form = Some(form));
        let mut table = given.hand(0, &["helicarrier", "energy", "genius", "strength"]).play();
        table.answer(TurnOption::Play(table.card("helicarrier")));
        table.offers(Pay::Ability { card: table.id("courier"), place: 0 })
    };
    assert_eq!((pays(Form::Hero), pays(Form::AlterEgo)), (true, false));
    // So has an action.
    let acts = |form: Form| {
        let given = Given::homebrew(&["spider"], "rhino").own(0, "one-shot");
        let given = given.print("one-shot", |card| card.faces[0].text.abilities[0].form = Some(form));
        let table = given.play();
        table.offers(TurnOption::Action { card: table.id("one-shot"), place: 0 })
    };
    assert_eq!((acts(Form::Hero), acts(Form::AlterEgo)), (true, false));
}

#[test]
fn cards_of_every_type_say_what_they_say_when_revealed_and_nothing_if_it_is_cancelled() {
    cites!("abilities.when-revealed", "effects.cancel.definition");
    let says = "{ when: when-revealed, do: [{ draw: { count: 1 } }] }";
    let cancels = "{ when: { forced-interrupt: { reveal: { what: card, from: encounter-deck } } }, do: [{ cancel: when-revealed }] }";
    for id in ["stampede", "shocker", "bomb-scare", "charge", "eviction-notice"] {
        let given = || Given::homebrew(&["spider"], "rhino").says(id, says).says("jammer", cancels);
        let mut table = given().dealt(0, &[id]).play();
        table.settle();
        assert_eq!(table.hand(0), 1, "{id}");
        let mut table = given().foe(None, "jammer").dealt(0, &[id]).play();
        table.settle();
        assert_eq!((table.hand(0), table.fired(id)), (0, 0), "{id}");
    }
}

#[test]
fn all_that_a_card_says_when_defeated_resolves_and_only_then() {
    cites!("abilities.when-defeated");
    let given = Given::new(&["hulk"], "rhino").print("hydra-soldier", |card| {
        let abilities = &mut card.faces[0].text.abilities;
        abilities.push(abilities[0].clone());
    });
    let mut table = given.foe(Some(0), "hydra-soldier").damage("hydra-soldier", 3).play();
    table.attack("she-hulk", "hydra-soldier");
    table.settle();
    assert_eq!(table.state().player(Seat(0)).dealt.len(), 2);
    // Who is discarded is not defeated.
    let given = Given::homebrew(&["spider"], "rhino")
        .says("mockingbird", "{ when: when-defeated, do: [{ draw: { count: 1 } }] }")
        .own(0, "mockingbird");
    let mut table = given.hand(0, &["clear-the-field"]).play();
    table.play_card("clear-the-field", &[]);
    assert!(table.discarded(0, "mockingbird") && table.hand(0) == 0);
}

#[test]
fn a_last_word_is_said_in_play_and_before_players_interrupt() {
    cites!("abilities.when-defeated-before-leaving");
    // The scheme counts itself.
    let counts =
        "{ when: when-defeated, do: [{ deal-damage: { amount: { count: side-scheme }, to: villain } }] }";
    let given = Given::new(&["spider"], "rhino").says("bomb-scare", counts);
    let mut table = given.foe(None, "bomb-scare").threat("bomb-scare", 1).play();
    table.thwart("spider-man", "bomb-scare");
    assert_eq!((table.there("bomb-scare"), table.damage_on("rhino-1")), (None, 1));
    // The card is dealt before anybody is asked.
    let interrupts = "{ when: { interrupt: { defeat: { what: minion } } }, do: [{ draw: { count: 1 } }] }";
    let given = Given::homebrew(&["hulk"], "rhino").says("lookout", interrupts).own(0, "lookout");
    let mut table = given.foe(Some(0), "hydra-soldier").damage("hydra-soldier", 3).play();
    table.attack("she-hulk", "hydra-soldier");
    assert!(matches!(table.ask(), Ask::Window { side: Side::Before, .. }), "{:?}", table.ask());
    assert_eq!(table.state().player(Seat(0)).dealt.len(), 1);
}

#[test]
fn who_controls_a_card_may_do_what_it_allows() {
    cites!("abilities.may", "abilities.may-default-player");
    let given = Given::homebrew(&["spider", "hulk"], "rhino").own(0, "watchful");
    let given = given.with("watchful", |card| card.controller = Some(Seat(1)));
    let mut table = given.with("she-hulk", |card| card.exhausted = true).play();
    table.attack("spider-man", "rhino-1");
    assert!(matches!(table.ask(), Ask::May { player: Seat(1), .. }), "{:?}", table.ask());
    table.answer(May::Yes);
    assert!(!table.find("she-hulk").exhausted);
}

#[test]
fn what_hits_a_player_hits_the_identity_and_what_an_ally_does_the_player_has_not_done() {
    cites!("abilities.you");
    let hits = "{ when: when-revealed, do: [{ give-status: { status: stunned, to: you } }, { exhaust: you }, { discard: { what: { each: { in: hand } } } }] }";
    let given = Given::new(&["hulk", "spider"], "rhino").says("advance", hits).own(1, "mockingbird");
    let given = given.hand(0, &["energy"]).hand(1, &["genius"]);
    let mut table = given.dealt(1, &["advance"]).play();
    table.settle();
    assert!(table.has("spider-man", Status::Stunned) && table.find("spider-man").exhausted);
    assert!(!table.has("mockingbird", Status::Stunned) && !table.find("mockingbird").exhausted);
    assert_eq!((table.hand(0), table.hand(1)), (1, 0));
    // After you thwart, after you defend: the identity, and no ally.
    let asked = |occurrence: &str, act: &dyn Fn(&mut Table)| {
        let ability = format!(
            "{{ when: {{ response: {{ {occurrence}: {{ by: you }} }} }}, do: [{{ draw: {{ count: 1 }} }}] }}"
        );
        let given = Given::homebrew(&["spider"], "rhino").says("lesson-learned", &ability);
        let given =
            given.own(0, "lesson-learned").own(0, "mockingbird").own(0, "hulk").threat("the-break-in", 5);
        let given = if occurrence == "defence" { given.villain_phase() } else { given };
        let mut table = given.draws(&["hydra-mercenary"]).play();
        act(&mut table);
        table.until(|ask| matches!(ask, Ask::Window { side: Side::After, .. } | Ask::Turn { .. }));
        matches!(table.ask(), Ask::Window { .. })
    };
    for (by, answered) in [("spider-man", true), ("mockingbird", false)] {
        assert_eq!(asked("thwart", &|table| table.thwart(by, "the-break-in")), answered, "{by}");
    }
    for (by, answered) in [("spider-man", true), ("hulk", false)] {
        assert_eq!(asked("defence", &|table| table.defend(by)), answered, "{by}");
    }
}

#[test]
fn who_resolves_a_card_chooses_players_and_shares_too() {
    cites!("abilities.choose.who");
    let revealed = |steps: &str| {
        let ability = format!("{{ when: when-revealed, do: [{steps}] }}");
        let given = Given::new(&["hulk", "spider"], "rhino").says("advance", &ability);
        let mut table = given.own(1, "mockingbird").dealt(1, &["advance"]).play();
        table.until(|ask| matches!(ask, Ask::ChoosePlayer { .. } | Ask::Divide { .. } | Ask::Turn { .. }));
        table.ask()
    };
    let player = "{ choose-player: { bind: whom } }, { draw: { who: { the: whom }, count: 1 } }";
    assert!(matches!(revealed(player), Ask::ChoosePlayer { player: Seat(1), .. }));
    let shares = "{ assign-damage: { amount: 1, among: friendly } }";
    assert!(matches!(revealed(shares), Ask::Divide { player: Seat(1), .. }));
}

#[test]
fn the_only_choice_that_changes_something_is_made() {
    cites!("abilities.choose.must-change-state");
    let given = || {
        let given = Given::homebrew(&["spider"], "rhino").foe(Some(0), "shocker").foe(None, "bomb-scare");
        given.status("rhino-1", Status::Stunned).damage("shocker", 1).threat("the-break-in", 1)
    };
    let after = |step: &str| {
        let ability = format!("{{ when: action, do: [{step}] }}");
        let mut table = given().says("one-shot", &ability).own(0, "one-shot").play();
        table.act("one-shot");
        assert!(matches!(table.ask(), Ask::Turn { .. }), "{:?}", table.ask());
        table
    };
    let table = after("{ give-status: { status: stunned, to: { choose: { from: enemy } } } }");
    assert!(table.has("shocker", Status::Stunned));
    let table = after("{ heal: { amount: 1, from: { choose: { from: enemy } } } }");
    assert_eq!(table.damage_on("shocker"), 0);
    let table = after("{ remove-threat: { amount: 1, from: { choose: { from: scheme } } } }");
    assert_eq!(table.threat_on("the-break-in"), 0);
}

#[test]
fn without_anything_to_choose_nothing_is_begun() {
    cites!("abilities.choose.no-valid");
    let offered = |given: Given, step: &str| {
        let ability = format!("{{ when: action, do: [{step}] }}");
        let table = given.says("one-shot", &ability).own(0, "one-shot").play();
        table.offers(TurnOption::Action { card: table.id("one-shot"), place: 0 })
    };
    let spider = || Given::homebrew(&["spider"], "rhino");
    let takes = "{ move: { what: { choose: { from: { kind: ally, in: discard } } }, to: hand } }";
    assert!(offered(spider().discard(0, &["mockingbird"]), takes));
    assert!(!offered(spider().discard(0, &["energy"]), takes));
    // Neither of two options can be taken.
    let either = "{ choose-one: [{ do: [{ ready: you }] }, { do: [{ heal: { amount: 1, from: you } }] }] }";
    assert!(offered(spider().damage("spider-man", 1), either) && !offered(spider(), either));
}

#[test]
fn whose_cards_are_meant_is_asked_of_every_kind_in_a_list() {
    cites!("abilities.qualifier");
    let tires = "{ when: action, do: [{ exhaust: { each: { any: [support, ally], control: you } } }] }";
    let given = Given::homebrew(&["spider", "hulk"], "rhino").says("one-shot", tires).own(0, "one-shot");
    let mut table = given.own(0, "mockingbird").own(1, "tigra").play();
    table.act("one-shot");
    assert!(table.find("mockingbird").exhausted && !table.find("tigra").exhausted);
}

#[test]
fn a_card_that_lies_face_down_is_a_minion_and_nothing_of_what_it_prints() {
    cites!("abilities.card-type-change");
    let facedown = |id: &'static str| {
        Given::homebrew(&["spider"], "ultron").foe(None, "ultron-drones").own(0, id).with(id, |card| {
            (card.facedown, card.controller, card.engaged) = (Some(0), None, Some(Seat(0)));
        })
    };
    let given = facedown("stronger-by-one");
    let printed = Given::homebrew(&["spider"], "ultron").play().value("spider-man", Stat::Atk);
    let by_drone = given.cards.trait_of("drone").expect("a trait");
    let given = given.with("stronger-by-one", |card| card.facedown = Some(by_drone));
    assert_eq!(given.play().value("spider-man", Stat::Atk), printed);
    // A keyword on its front does not guard the villain.
    let given = facedown("late-riser").with("late-riser", |card| card.facedown = Some(by_drone));
    let given = given.print("late-riser", |card| card.faces[0].text.keywords.push(Keyword::Guard));
    let mut table = given.play();
    table.answer(TurnOption::Attack(table.id("spider-man")));
    assert!(table.offers(table.id("ultron-1")));
    // What speaks of minions speaks of it.
    let sweeps = "{ when: action, do: [{ deal-damage: { amount: 1, to: { each: minion } } }] }";
    let given = facedown("late-riser").with("late-riser", |card| card.facedown = Some(by_drone));
    let mut table = given.says("one-shot", sweeps).own(0, "one-shot").play();
    table.act("one-shot");
    assert!(table.discarded(0, "late-riser"));
}

#[test]
fn resources_are_no_action_and_a_boost_card_reveals_nothing() {
    cites!("abilities.triggered.types");
    let mut table = Given::homebrew(&["spider"], "rhino").own(0, "courier").play();
    let action = TurnOption::Action { card: table.id("courier"), place: 0 };
    assert!(!table.offers(action));
    assert_eq!(table.refused(action), rule!("timing.trigger-condition"));
    let says = "{ when: when-revealed, do: [{ draw: { count: 1 } }] }";
    let given = Given::new(&["spider"], "rhino").says("shocker", says).villain_phase();
    let mut table = given.draws(&["shocker", "hydra-mercenary"]).play();
    table.settle();
    assert_eq!((table.fired("shocker"), table.hand(0)), (0, 0));
}

#[test]
fn what_an_ally_defeats_its_player_has_not_defeated() {
    cites!("abilities.you");
    let asked = |by: &str| {
        let given = Given::new(&["spider"], "rhino").own(0, "interrogation-room").own(0, "mockingbird");
        let given = given.foe(Some(0), "shocker").damage("shocker", 2).threat("the-break-in", 2);
        let mut table = given.play();
        table.attack(by, "shocker");
        assert!(table.there("shocker").is_none());
        matches!(table.ask(), Ask::Window { .. })
    };
    assert_eq!((asked("spider-man"), asked("mockingbird")), (true, false));
}

#[test]
fn the_form_in_a_condition_is_that_of_who_controls_the_card() {
    cites!("abilities.constant.conditional");
    // The first player is an alter-ego, and the second a hero whose card holds for heroes.
    let given = || {
        let given = Given::homebrew(&["spider", "hulk"], "rhino").alter_ego(0).own(1, "stronger-by-one");
        given.print("stronger-by-one", |card| {
            let modifiers = std::mem::take(&mut card.faces[0].text.modifiers);
            card.faces[0].text.modifiers =
                vec![Modifier::While { holds: Claim::Form(Form::Hero), modifiers }];
        })
    };
    assert_eq!(given().play().value("she-hulk", Stat::Atk), 3 + 1);
}
