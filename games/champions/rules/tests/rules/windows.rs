//! Who is asked in a window, and who is not; what lasts and what waits, and when that is over.

use champions::ask::{Ask, TurnOption, Use};
use champions::card::ability::{Form, Keyword, MaxPer, Status};
use champions::cites;
use champions::event::Event;
use champions::state::{Deed, DeedKind, Manner, Outcome, Phase, Under, VillainStep};
use champions::timing::{Happening, Moment, Occasion, Pending, Side, Window, occasion_of};
use table::{Scene, Seat};

use crate::given::Given;
use crate::kit::Table;

fn is_window(ask: &Ask) -> bool {
    matches!(ask, Ask::Window { .. } | Ask::Turn { .. })
}

/// Whether somebody is asked before the next turn.
#[track_caller]
fn somebody_is_asked(table: &mut Table) -> bool {
    table.until(is_window);
    matches!(table.ask(), Ask::Window { .. })
}

#[test]
fn who_is_locked_out_by_peril_is_not_even_asked() {
    cites!("keywords.peril.others-locked");
    // Both could cancel it. The first player is the one who may not.
    let revealed = |peril: bool| {
        let mut given = Given::new(&["spider", "panther"], "rhino")
            .print("stampede", |card| {
                if peril {
                    card.faces[0].text.keywords.push(Keyword::Peril);
                }
            })
            .hand(0, &["enhanced-spider-sense", "energy"])
            .hand(1, &["get-behind-me", "energy"])
            .dealt(0, &["stampede"]);
        given.state.first_player = Seat(1);
        given.play()
    };
    assert!(matches!(revealed(false).ask(), Ask::Window { player: Seat(1), .. }));
    let mut table = revealed(true);
    assert!(matches!(table.ask(), Ask::Window { player: Seat(0), .. }), "{:?}", table.ask());
    table.answer(Use::Pass);
    assert!(!matches!(table.ask(), Ask::Window { moment: Moment::Reveal { .. }, .. }), "{:?}", table.ask());
}

#[test]
fn nobody_is_asked_about_what_their_cards_do_not_wait_for() {
    cites!("timing.trigger-condition");
    // A minion is defeated by another player, and the room waits for those of its own.
    let room = |seat: u8| {
        let given = Given::new(&["hulk", "spider"], "rhino").own(seat, "interrogation-room");
        let mut table = given.foe(Some(0), "shocker").threat("the-break-in", 2).play();
        table.attack("she-hulk", "shocker");
        somebody_is_asked(&mut table)
    };
    assert_eq!((room(0), room(1)), (true, false));
    // A minion is no treachery.
    let sense = |id: &str| {
        let given = Given::new(&["spider"], "rhino").hand(0, &["enhanced-spider-sense", "energy"]);
        let mut table = given.dealt(0, &[id]).play();
        table.until(is_window);
        matches!(table.ask(), Ask::Window { moment: Moment::Reveal { .. }, .. })
    };
    assert_eq!((sense("stampede"), sense("hydra-mercenary")), (true, false));
    // She-Hulk lands with a blow, and not when Spider-Man does.
    let changes = |heroes: [&str; 2]| {
        let mut table = Given::new(&heroes, "rhino").alter_ego(0).play();
        table.answer(TurnOption::ChangeForm);
        somebody_is_asked(&mut table)
    };
    assert_eq!((changes(["hulk", "spider"]), changes(["spider", "hulk"])), (true, false));
    // A card for heroes is nothing for an alter-ego.
    let responsible = |form: Form| {
        let mut given = Given::new(&["spider"], "rhino").hand(0, &["great-responsibility"]);
        if form == Form::AlterEgo {
            given = given.alter_ego(0);
        }
        (given.state.active, given.state.phase) = (None, Phase::Villain(VillainStep::PlaceThreat));
        let mut table = given.play();
        table.until(|ask| is_window(ask) || matches!(ask, Ask::Defend { .. }));
        matches!(table.ask(), Ask::Window { moment: Moment::Threat { .. }, .. })
    };
    assert_eq!((responsible(Form::Hero), responsible(Form::AlterEgo)), (true, false));
}

#[test]
fn who_could_hold_the_card_is_asked_as_far_as_others_can_see() {
    // Nobody knows what is in the hand: it is asked about as long as a copy may be in it.
    let asked = |change: &dyn Fn(&mut Given)| {
        let mut given = Given::new(&["spider", "hulk"], "rhino").hand(0, &["energy"]).foe(None, "bomb-scare");
        let card = given.card("enhanced-spider-sense");
        while given.state.players[0].deck.take(card) {}
        change(&mut given);
        let table = given.dealt(0, &["stampede"]).play();
        matches!(table.ask(), Ask::Window { player: Seat(0), moment: Moment::Reveal { .. }, .. })
    };
    let under = |facedown: bool, owner: u8, id: &'static str| {
        move |given: &mut Given| {
            let (host, card) = (given.id("bomb-scare"), given.card(id));
            given.state.under.push(Under { host, card, owner: Some(Seat(owner)), facedown });
        }
    };
    let in_play = |facedown: bool, owner: u8, id: &'static str| {
        move |given: &mut Given| {
            let card = given.card(id);
            let entered = given.state.enter(card, Some(Seat(owner)));
            (entered.controller, entered.facedown) = (None, facedown.then_some(0));
        }
    };
    let sense = "enhanced-spider-sense";
    assert!(!asked(&|_| ()), "there is none");
    assert!(asked(&|given| {
        let card = given.card(sense);
        given.state.players[0].deck.add(card);
    }));
    assert!(!asked(&|given| {
        let card = given.card(sense);
        given.state.players[0].discard.push(card);
    }));
    assert!(asked(&under(true, 0, sense)) && asked(&in_play(true, 0, sense)));
    // Not if it is seen, if it is another's, or if it is another card.
    assert!(!asked(&under(false, 0, sense)));
    assert!(!asked(&under(true, 1, sense)) && !asked(&in_play(true, 1, sense)));
    assert!(!asked(&under(true, 0, "genius")) && !asked(&in_play(true, 0, "genius")));
    assert!(!asked(&in_play(false, 0, "tenacity")));
    // An empty hand holds nothing.
    assert!(!asked(&|given| {
        let (sense, energy) = (given.card(sense), given.card("energy"));
        given.state.players[0].deck.add(sense);
        given.state.players[0].hand.take(energy);
    }));
}

#[test]
fn what_could_be_used_answers_something_of_the_innermost_window() {
    cites!("timing.any-order-in-window");
    // She-Hulk has attacked, which is the second thing that the inner window is about.
    let mut given = Given::new(&["hulk"], "rhino").hand(0, &["one-two-punch", "chase-them-down"]);
    let (hero, player) = (given.id("she-hulk"), Seat(0));
    given.state.deeds = vec![Deed::new(DeedKind::Attack, hero, player, Manner::Basic)];
    let pending = |what| Pending { what, replaced: false, cancelled: None };
    let paid = Happening::Payment { player };
    let outer = Window { side: Side::After, pending: vec![pending(paid)] };
    let inner =
        Window { side: Side::After, pending: vec![pending(paid), pending(Happening::Attack { deed: 0 })] };
    given.state.windows = vec![outer, inner];
    let scene = Scene { state: &given.state, content: &*given.cards };
    let answers = |id: &str| occasion_of(scene, player, Use::Event { card: given.card(id), place: 0 });
    assert_eq!(answers("one-two-punch"), Some(Occasion { window: 1, at: 1 }));
    // Nobody was defeated.
    assert_eq!(answers("chase-them-down"), None);
}

#[test]
fn a_threat_that_completes_the_stage_was_placed_all_the_same() {
    cites!("timing.response.definition", "main-scheme.completion-any-source");
    let placed = |threat: u16, at: &str| {
        let given = Given::homebrew(&["spider"], "klaw").alter_ego(0).own(0, "dawn-watch");
        let given = given.foe(None, "defense-network").threat("underground-distribution", threat);
        let mut table = given.dealt(0, &[at]).draws(&["armored-guard"]).play();
        table.until(is_window);
        (matches!(table.ask(), Ask::Window { .. }), table.there("secret-rendezvous").is_some())
    };
    assert_eq!(placed(0, "advance"), (true, false));
    assert_eq!(placed(5, "advance"), (true, true));
    // What is placed on a side scheme is no threat on the main scheme.
    assert_eq!(placed(0, "masterplan"), (false, false));
}

#[test]
fn what_takes_the_place_of_something_is_told_and_waits_no_longer_than_it_may() {
    cites!("effects.replacement.latest-wins", "effects.lasting.expiry", "effects.replacement.definition");
    let mut table = Given::homebrew(&["spider"], "rhino").hand(0, &["first-shield"]).play();
    table.play_card("first-shield", &[]);
    table.end_turn();
    table.until(|ask| matches!(ask, Ask::Turn { .. }));
    assert!(table.told().any(|(event, _)| *event == Event::Replaced));
    assert_eq!(table.damage_on("spider-man"), 0);
    // Nobody struck in its round: in the next one it is gone.
    let mut given =
        Given::homebrew(&["spider"], "rhino").hand(0, &["first-shield"]).status("rhino-1", Status::Stunned);
    let harmless = given.card("hydra-mercenary");
    given.state.encounter.deck = vec![harmless; 9].into_iter().collect();
    let mut table = given.play();
    table.play_card("first-shield", &[]);
    assert_eq!(table.state().delayed.len(), 1);
    table.end_turn();
    table.until(|ask| matches!(ask, Ask::Turn { .. }));
    assert_eq!((table.damage_on("spider-man"), table.state().delayed.len()), (0, 0));
    table.end_turn();
    table.until(|ask| matches!(ask, Ask::Turn { .. }));
    assert!(table.damage_on("spider-man") > 0);
}

#[test]
fn nothing_takes_the_place_of_direct_damage() {
    cites!("allies.consequential.direct");
    let mut table =
        Given::homebrew(&["spider"], "rhino").own(0, "mockingbird").hand(0, &["shield-bearer"]).play();
    table.play_card("shield-bearer", &[]);
    table.attack("mockingbird", "rhino-1");
    table.settle();
    // What the attack costs her she takes; what Rhino would deal her is replaced.
    assert_eq!((table.damage_on("mockingbird"), table.hand(0)), (1, 0));
    let mut given = Given::homebrew(&["spider"], "rhino").own(0, "mockingbird");
    given.state.delayed = table.state().delayed.clone();
    let mut table = given.villain_phase().play();
    table.defend("mockingbird");
    assert_eq!((table.damage_on("mockingbird"), table.hand(0)), (0, 1));
}

#[test]
fn what_was_left_for_an_activation_is_over_with_it() {
    cites!("effects.delayed.automatic", "effects.lasting.expiry");
    // At the end of the activation, and once.
    let mut table = Given::homebrew(&["spider"], "rhino")
        .foe(None, "sore-head")
        .attached_to("rhino-1")
        .villain_phase()
        .draws(&["hydra-mercenary", "hydra-mercenary"])
        .play();
    table.until(|ask| matches!(ask, Ask::Defend { .. }));
    assert_eq!((table.damage_on("rhino-1"), table.state().delayed.len()), (0, 1));
    table.until(|ask| matches!(ask, Ask::Turn { .. }));
    assert_eq!((table.damage_on("rhino-1"), table.state().delayed.len()), (1, 0));
    // Beside something that waits for the end, what waits for the damage is not passed over.
    let mut table = Given::homebrew(&["spider"], "rhino")
        .stock(&["sweeping-swoop"])
        .foe(None, "sore-head")
        .attached_to("rhino-1")
        .villain_phase()
        .draws(&["sweeping-swoop", "hydra-mercenary"])
        .play();
    table.until(|ask| matches!(ask, Ask::Turn { .. }));
    assert!(table.has("spider-man", Status::Stunned));
    // A boost card stuns whoever this attack damages. It damages nobody, and the next attack is another one.
    let mut table = Given::new(&["spider"], "rhino")
        .stock(&["sweeping-swoop"])
        .status("spider-man", Status::Tough)
        .foe(Some(0), "shocker")
        .villain_phase()
        .draws(&["sweeping-swoop", "hydra-mercenary"])
        .play();
    table.until(|ask| matches!(ask, Ask::Turn { .. }));
    assert_eq!(table.damage_on("spider-man"), 2);
    assert!(!table.has("spider-man", Status::Stunned) && !table.has("spider-man", Status::Tough));
}

#[test]
fn who_lived_by_an_effect_for_a_while_falls_when_it_ends() {
    cites!("damage.hp-modifier-expiry-can-defeat", "effects.lasting.expiry", "modifiers.continuous");
    // He has three hit points more for a phase, and strikes at somebody who strikes back.
    let mut table = Given::homebrew(&["spider"], "rhino")
        .damage("spider-man", 9)
        .foe(Some(0), "whiplash")
        .hand(0, &["pumped-up"])
        .play();
    table.play_card("pumped-up", &[]);
    table.attack("spider-man", "whiplash");
    assert_eq!((table.damage_on("spider-man"), table.state().outcome), (10, None));
    table.end_turn();
    table.until(|_| false);
    assert_eq!(table.state().outcome, Some(Outcome::Lost));
    // That was before the villain did anything.
    let villain = |event: &Event| matches!(event, Event::PhaseBegan { phase: Phase::Villain(_) });
    assert!(!table.told().any(|(event, _)| villain(event)));
}

#[test]
fn a_maximum_for_a_phase_begins_anew_with_each_phase() {
    cites!("limits.max-in-ability");
    // The panther strikes back at whoever attacks him. One minion falls on his turn, and one in the villain phase.
    let given = Given::homebrew(&["panther"], "rhino")
        .print("lookout", |card| card.faces[0].text.abilities[1].max = Some(MaxPer::Phase(1)))
        .own(0, "lookout")
        .own(0, "lookout")
        .status("rhino-1", Status::Stunned)
        .foe(Some(0), "hydra-mercenary")
        .damage("hydra-mercenary", 2)
        .foe(Some(0), "shocker")
        .damage("shocker", 2);
    let mut table = given.play();
    table.attack("black-panther", "hydra-mercenary");
    table.ability("lookout", 1);
    // The other copy would be ready, but has its chance in another phase.
    assert_eq!(table.ask(), Ask::Turn { player: Seat(0) });
    table.end_turn();
    table.until(|ask| matches!(ask, Ask::Turn { .. } | Ask::Window { moment: Moment::Damage { .. }, .. }));
    assert!(table.there("shocker").is_none());
    table.ability("lookout", 1);
    assert_eq!(table.damage_on("rhino-1"), 2);
}

#[test]
fn you_are_whoever_does_or_suffers_what_is_answered() {
    cites!("abilities.you");
    // The first player has no part in it, neither when the other attacks nor when the other is attacked.
    let given = |foe: &str| {
        let mut given = Given::homebrew(&["hulk", "spider"], "rhino").foe(None, foe);
        given.state.first_player = Seat(1);
        given
    };
    let mut table = given("thorny-chain").attached_to("rhino-1").play();
    table.attack("she-hulk", "rhino-1");
    assert_eq!((table.damage_on("she-hulk"), table.damage_on("spider-man")), (2, 0));
    let mut attacked = given("ringing-ears");
    (attacked.state.active, attacked.state.phase) = (None, Phase::Villain(VillainStep::Villain(Seat(0))));
    let mut table = attacked.play();
    table.until(|ask| matches!(ask, Ask::Turn { .. }));
    let confused = |id: &str| {
        let id = table.id(id);
        let first = table.told().find_map(|(event, _)| match event {
            Event::StatusGiven { card, status: Status::Confused } => Some(*card),
            _ => None,
        });
        first == Some(id)
    };
    assert_eq!((confused("she-hulk"), confused("spider-man")), (true, false));
}

#[test]
fn what_is_forced_has_its_form_too() {
    cites!("abilities.form-word");
    let tremor = |form: Form| {
        let given = Given::homebrew(&["hulk"], "rhino").own(0, "aftershock");
        let mut table =
            given.print("aftershock", |card| card.faces[0].text.abilities[0].form = Some(form)).play();
        table.attack("she-hulk", "rhino-1");
        table.damage_on("rhino-1")
    };
    assert_eq!((tremor(Form::Hero), tremor(Form::AlterEgo)), (3 + 2, 3));
}

#[test]
fn what_waits_for_something_else_does_not_keep_the_next_from_its_turn() {
    cites!("effects.delayed.automatic");
    // Its first effect waits for the end of the round, its second for an ally's damage, its third for the hero's.
    let mut table = Given::homebrew(&["spider"], "rhino")
        .stock(&["double-trouble"])
        .villain_phase()
        .draws(&["double-trouble", "im-tough"])
        .play();
    table.until(|ask| matches!(ask, Ask::Turn { .. }));
    assert_eq!((table.damage_on("spider-man"), table.find("spider-man").exhausted), (2, true));
}

#[test]
fn what_takes_the_place_of_damage_knows_whom_it_would_have_hurt() {
    cites!("effects.replacement.definition");
    let mut table = Given::homebrew(&["spider"], "rhino").hand(0, &["numb"]).draws(&["charge"]).play();
    table.play_card("numb", &[]);
    table.until(|ask| matches!(ask, Ask::Defend { .. }));
    table.answer(champions::ask::Defend::No);
    assert_eq!((table.damage_on("spider-man"), table.has("spider-man", Status::Tough)), (0, true));
}

/// Whether a response to this is offered after something was done.
#[track_caller]
fn responds(given: Given, occurrence: &str, act: impl Fn(&mut Table)) -> bool {
    let ability = format!("{{ when: {{ response: {{ {occurrence} }} }}, do: [{{ draw: {{ count: 1 }} }}] }}");
    let mut table = given.says("lookout", &ability).own(0, "lookout").play();
    act(&mut table);
    table.until(|ask| matches!(ask, Ask::Window { side: Side::After, .. } | Ask::Turn { .. }));
    matches!(table.ask(), Ask::Window { .. })
}

#[test]
fn what_is_waited_for_is_all_that_was_said() {
    cites!("timing.trigger-condition");
    let spider = || Given::homebrew(&["spider"], "rhino").own(0, "one-shot").foe(Some(0), "hydra-bomber");
    let strikes = |table: &mut Table| table.attack("spider-man", "rhino-1");
    let shoots = |table: &mut Table| table.act("one-shot");
    // Damage from an attack.
    let damage = "damage: { to: enemy, from: attack }";
    assert!(responds(spider(), damage, strikes) && !responds(spider(), damage, shoots));
    // A basic attack.
    let basic = "attack: { by: your-hero, kind: basic }";
    let sweeps = |table: &mut Table| table.play_card("sweep", &[]);
    assert!(responds(spider(), basic, strikes) && !responds(spider().hand(0, &["sweep"]), basic, sweeps));
    // An attack that defeats, or damages.
    let defeats = "attack: { by: your-hero, defeats: minion }";
    let kills = |table: &mut Table| table.attack("spider-man", "hydra-bomber");
    assert!(responds(spider(), defeats, kills) && !responds(spider(), defeats, strikes));
    let damages = "attack: { by: your-hero, damages: enemy }";
    let tough = || spider().status("rhino-1", Status::Tough);
    assert!(responds(spider(), damages, strikes) && !responds(tough(), damages, strikes));
    // A change to one form.
    let flips = |table: &mut Table| table.answer(TurnOption::ChangeForm);
    let form = "form-change: { who: you, to: alter-ego }";
    assert!(responds(spider(), form, flips) && !responds(spider().alter_ego(0), form, flips));
    // An ally that enters play.
    let enters = "enter-play: { what: ally }";
    let plays = |id: &'static str| move |table: &mut Table| table.play_card(id, &[]);
    let held = || spider().hand(0, &["mayfly", "night-shelter"]);
    assert!(responds(held(), enters, plays("mayfly")) && !responds(held(), enters, plays("night-shelter")));
    // Threat of step one.
    let threat = "threat: { to: main-scheme, during: villain-phase-step-1 }";
    let mut first = spider();
    (first.state.active, first.state.phase) = (None, Phase::Villain(VillainStep::PlaceThreat));
    let waits = |_: &mut Table| ();
    let places = "{ when: when-revealed, do: [{ place-threat: { amount: 1, at: main-scheme } }] }";
    let advances = || spider().says("advance", places).dealt(0, &["advance"]);
    assert!(responds(first, threat, waits) && !responds(advances(), threat, waits));
    // What comes before an attack does not come after it.
    let before = "{ when: { interrupt: { attack: { by: your-hero } } }, do: [{ draw: { count: 1 } }] }";
    let mut table = spider().says("lookout", before).own(0, "lookout").play();
    strikes(&mut table);
    assert!(matches!(table.ask(), Ask::Window { side: Side::Before, .. }));
    table.answer(Use::Pass);
    assert_eq!(table.ask(), Ask::Turn { player: Seat(0) });
}

#[test]
fn what_was_used_once_is_used_again_when_it_happens_again() {
    cites!("timing.once-per-occurrence");
    let learns = "{ when: { response: { attack: { by: character } } }, do: [{ draw: { count: 1 } }] }";
    let given = Given::homebrew(&["spider"], "rhino").says("lookout", learns).own(0, "lookout");
    let mut table = given.own(0, "mockingbird").play();
    for by in ["spider-man", "mockingbird"] {
        table.attack(by, "rhino-1");
        table.ability("lookout", 0);
        assert_eq!(table.ask(), Ask::Turn { player: Seat(0) });
    }
    assert_eq!(table.hand(0), 2);
}

#[test]
fn what_was_replaced_triggers_nothing_that_is_forced_either() {
    cites!("timing.interrupt.changed-condition");
    let instead = "{ when: { forced-interrupt: { damage: { to: ally } } }, do: [{ instead: [{ draw: { count: 1 } }] }] }";
    let given = Given::homebrew(&["spider"], "rhino").says("bodyguard", instead);
    let given = given.own(0, "bodyguard").own(0, "bodyguard").own(0, "mockingbird");
    let mut table = given.villain_phase().draws(&["hydra-mercenary", "hydra-mercenary"]).play();
    table.defend("mockingbird");
    table.settle();
    assert_eq!((table.damage_on("mockingbird"), table.hand(0), table.fired("bodyguard")), (0, 1, 1));
}

#[test]
fn an_attack_is_answered_when_its_damage_has_been_dealt_and_by_the_first_player_first() {
    cites!("timing.response.definition", "timing.first-player.first-response");
    let answers = "{ when: { response: { attack: { by: villain } } }, do: [{ draw: { count: 1 } }] }";
    let given = Given::homebrew(&["spider", "hulk"], "rhino").says("lookout", answers);
    let mut given = given.own(0, "lookout").own(1, "lookout").draws(&["hydra-mercenary"]);
    (given.state.active, given.state.phase) = (None, Phase::Villain(VillainStep::Villain(Seat(1))));
    let mut table = given.play();
    table.until(|ask| matches!(ask, Ask::Window { side: Side::After, .. } | Ask::Turn { .. }));
    assert!(matches!(table.ask(), Ask::Window { player: Seat(0), .. }), "{:?}", table.ask());
    assert!(table.damage_on("she-hulk") > 0);
}

#[test]
fn what_comes_of_a_forced_ability_is_answered_before_the_next_one_begins() {
    cites!("timing.forced.complete-each");
    let [sweeps, learns] = [
        "{ when: { forced-response: { attack: { by: your-hero } } }, do: [{ deal-damage: { amount: 1, to: { each: minion } } }] }",
        "{ when: { forced-response: { attack: { by: your-hero } } }, do: [{ draw: { count: 1 } }] }",
    ];
    let given =
        Given::homebrew(&["spider"], "rhino").says("aftershock", sweeps).says("lesson-learned", learns);
    let given = given.own(0, "aftershock").own(0, "lesson-learned").own(0, "lookout");
    let mut table = given.foe(Some(0), "shocker").damage("shocker", 2).play();
    table.attack("spider-man", "rhino-1");
    assert!(matches!(table.ask(), Ask::Forced { player: Seat(0), .. }), "{:?}", table.ask());
    table.ability("aftershock", 0);
    // The minion has fallen, which the lookout may answer; the lesson waits.
    assert_eq!(table.hand(0), 0);
    assert!(matches!(table.ask(), Ask::Window { moment: Moment::Damage { .. }, .. }), "{:?}", table.ask());
    table.ability("lookout", 1);
    assert_eq!((table.hand(0), table.damage_on("rhino-1")), (1, 2 + 1));
}

#[test]
fn cards_for_hazards_go_round_until_all_are_dealt() {
    cites!("timing.player-order.wraps");
    let given = Given::new(&["spider", "hulk"], "rhino");
    let mut given = (0..4).fold(given, |given, _| given.foe(None, "breakin-and-takin"));
    (given.state.active, given.state.phase) = (None, Phase::Villain(VillainStep::Deal));
    let mut table = given.play();
    table.until(|ask| matches!(ask, Ask::Turn { .. }));
    let dealt = |seat: u8| {
        let to = champions::event::Spot::Dealt(Seat(seat));
        table.told().filter(|(event, _)| matches!(event, Event::Moved { to: at, .. } if *at == to)).count()
    };
    assert_eq!((dealt(0), dealt(1)), (3, 3));
}

#[test]
fn a_star_beside_sch_is_a_minions_or_an_attachments_for_its_own_enemy() {
    cites!("timing.star.scheme", "timing.star.attachment");
    let own = "{ when: { forced-response: { scheme: { by: self } } }, do: [{ deal-damage: { amount: 1, to: villain } }] }";
    let hosts = "{ when: { forced-response: { scheme: { by: host } } }, do: [{ deal-damage: { amount: 1, to: villain } }] }";
    let given =
        Given::homebrew(&["spider"], "rhino").alter_ego(0).says("shocker", own).says("sore-head", hosts);
    let given = given.foe(Some(0), "shocker").foe(None, "sore-head").attached_to("rhino-1");
    let mut table = given.villain_phase().draws(&["hydra-mercenary", "hydra-mercenary"]).play();
    table.settle();
    assert_eq!((table.fired("shocker"), table.fired("sore-head")), (1, 1));
}

#[test]
fn who_falls_in_a_window_has_not_passed_in_it() {
    cites!("timing.response.player-order-until-all-pass", "timing.interrupt.player-order-until-all-pass");
    // The first of two answers fells the other player, who would have been asked next. The second may be used all the same.
    let others = "{ each: { kind: hero, other-than: your-hero } }";
    for when in ["response", "interrupt"] {
        let fells = format!(
            "{{ when: {{ {when}: {{ attack: {{ by: your-hero }} }} }}, do: [{{ deal-damage: {{ amount: 20, to: {others} }} }}] }}"
        );
        let draws = format!(
            "{{ when: {{ {when}: {{ attack: {{ by: your-hero }} }} }}, do: [{{ draw: {{ count: 1 }} }}] }}"
        );
        let given = Given::homebrew(&["spider", "hulk"], "rhino").says_all("lookout", &[&fells, &draws]);
        let mut table = given.own(0, "lookout").play();
        table.attack("spider-man", "rhino-1");
        table.ability("lookout", 0);
        assert!(table.state().is_out(Seat(1)), "{when}");
        table.ability("lookout", 1);
        assert_eq!((table.ask(), table.hand(0)), (Ask::Turn { player: Seat(0) }, 1), "{when}");
    }
}
