//! What is in play: who owns and controls it, how long it stays, what it counts.

use champions::ask::{Answer, Ask, Defend, TurnOption};
use champions::card::ability::{
    Ability, Amount, Cards, Filter, Modifier, Noun, Occurrence, Stat, Status, When,
};
use champions::card::{CardId, PerPlayer};
use champions::event::{Event, Spot};
use champions::modifiers::{has_trait, value};
use champions::state::{DeedKind, Outcome, Place, Reading, State};
use champions::{cites, rule};
use table::Seat;

use crate::given::Given;
use crate::kit::{Table, cards};

fn spider() -> Given {
    Given::new(&["spider"], "rhino")
}

/// An ability of a card of the core set.
fn ability(id: &str, place: usize) -> Ability {
    let cards = cards();
    cards.card(cards.find(id).expect(id)).front().text.abilities[place].clone()
}

#[test]
fn players_who_fall_with_the_villain_have_lost() {
    cites!("precedence.grim-rule");
    // The Hulk's energy: one damage to each character, the last stage and the only player included.
    let mut table = Given::new(&["hulk"], "rhino")
        .next_stage()
        .damage("rhino-2", 11)
        .damage("she-hulk", 14)
        .own(0, "hulk")
        .draws(&["energy"])
        .play();
    table.attack("hulk", "rhino-2");
    let (event, why) = table.told().last().expect("something was told");
    assert_eq!((event, why), (&Event::GameOver { outcome: Outcome::Lost }, rule!("precedence.grim-rule")));
}

#[test]
fn there_is_no_end_to_tokens() {
    cites!(
        "precedence.tokens-unlimited",
        "setup.07-supply",
        "side-schemes.no-limit-no-advance",
        "main-scheme.threat-tokens"
    );
    let mut table =
        spider().foe(None, "bomb-scare").threat("bomb-scare", 60).dealt(0, &["masterplan"]).play();
    table.settle();
    assert_eq!((table.threat_on("bomb-scare"), table.find("bomb-scare").face), (64, 0));
    // Nor to status cards: four are stunned, and a fifth can be.
    let given = Given::new(&["spider", "hulk"], "rhino").own(0, "mockingbird").foe(Some(0), "shocker");
    let stunned = ["she-hulk", "mockingbird", "rhino-1", "shocker"];
    let given = stunned.iter().fold(given, |given, id| given.status(id, Status::Stunned));
    let mut table = given.dealt(0, &["sweeping-swoop"]).play();
    table.until(|ask| matches!(ask, Ask::Turn { .. }));
    assert!(stunned.iter().chain(&["spider-man"]).all(|id| table.has(id, Status::Stunned)));
    // Nor to damage and to counters.
    let mut table = Given::new(&["marvel", "spider"], "rhino")
        .damage("rhino-1", 20)
        .own(0, "energy-channel")
        .counters("energy-channel", "energy", 10)
        .hand(0, &["energy"])
        .play();
    table.attack("captain-marvel", "rhino-1");
    table.act("energy-channel");
    table.pay(&["energy"]);
    assert_eq!((table.damage_on("rhino-1"), table.counters("energy-channel", "energy")), (20 + 2, 10 + 2));
    // Nor to counters: thirty more lie on a card that had as many.
    let counters = "{ when: action, do: [{ add-counters: { counter: attack, count: 30 } }] }";
    let mut table =
        spider().says("tac-team", counters).own(0, "tac-team").counters("tac-team", "attack", 30).play();
    table.act("tac-team");
    assert_eq!(table.counters("tac-team", "attack"), 60);
    // Nor to acceleration tokens.
    let mut given = spider().says("tac-team", "{ when: action, do: [add-acceleration] }").own(0, "tac-team");
    given.state.encounter.acceleration_tokens = 30;
    let mut table = given.play();
    table.act("tac-team");
    assert_eq!(table.state().encounter.acceleration_tokens, 31);
}

#[test]
fn the_form_at_the_moment_counts() {
    cites!("activation.form-checked-when-resolving");
    // A boost ability turns the hero into an alter-ego: the minion schemes.
    let mut boost = ability("split-personality", 0);
    boost.when.value = When::Boost;
    let mut table = Given::new(&["hulk"], "rhino")
        .print("hard-to-keep-down", |card| card.faces[0].text.abilities.push(boost))
        .foe(Some(0), "shocker")
        .villain_phase()
        .draws(&["hard-to-keep-down"])
        .play();
    table.until(|ask| matches!(ask, Ask::Turn { .. }));
    let began = table.told().filter_map(|(event, _)| match event {
        Event::Began { kind, by, .. } => Some((*kind, *by)),
        _ => None,
    });
    let began: Vec<_> = began.take(2).collect();
    let (rhino, shocker) = (table.id("rhino-1"), table.id("shocker"));
    assert_eq!(began, [(DeedKind::EnemyAttack, rhino), (DeedKind::EnemyScheme, shocker)]);
}

/// Spider-Man strikes whoever is about to attack.
fn strikes_first() -> Given {
    let mut sense = ability("counter-punch", 0);
    (sense.label, sense.form) = (None, None);
    let any = Occurrence::Attack { by: None, against: None, kind: None, defeats: None, damages: None };
    sense.when.value = When::Interrupt(any);
    spider().print("spider-man", |card| card.faces[0].text.abilities = vec![sense])
}

#[test]
fn an_attacker_that_is_gone_attacks_no_more() {
    cites!("enemy-attack.attacker-gone");
    let mut table = strikes_first()
        .status("rhino-1", Status::Stunned)
        .foe(Some(0), "shocker")
        .damage("shocker", 1)
        .villain_phase()
        .draws(&["im-tough"])
        .play();
    table.window();
    table.ability("spider-man", 0);
    let asked = matches!(table.ask(), Ask::Defend { .. });
    table.settle();
    assert_eq!((asked, table.there("shocker"), table.damage_on("spider-man")), (false, None, 0));
}

#[test]
fn a_schemer_that_is_gone_places_no_threat() {
    cites!("enemy-attack.attacker-gone");
    // Somebody on the other side of the table shoots a minion that schemes.
    let mut shot = ability("ground-stomp", 0);
    let by = Cards(Box::new(Filter { kind: Some(Noun::Minion), ..Filter::default() }));
    shot.when.value = When::Interrupt(Occurrence::Scheme { by });
    let given = || {
        Given::new(&["spider", "hulk"], "rhino")
            .print("she-hulk", |card| card.faces[0].text.abilities = vec![shot.clone()])
            .alter_ego(0)
            .status("rhino-1", Status::Confused)
            .foe(Some(0), "shocker")
            .damage("shocker", 2)
            .villain_phase()
            .draws(&["hard-to-keep-down"])
    };
    let mut table = given().play();
    table.window();
    table.ability("she-hulk", 0);
    table.until(|ask| matches!(ask, Ask::Defend { .. }));
    assert_eq!((table.there("shocker"), table.threat_on("the-break-in")), (None, 0));
    let mut table = given().play();
    table.until(|ask| matches!(ask, Ask::Defend { .. }));
    assert_eq!(table.threat_on("the-break-in"), 1);
}

#[test]
fn an_ally_that_is_gone_deals_no_damage_and_removes_no_threat() {
    cites!("attack.damage-equals-atk-modified");
    // One damage to each friendly character, before the attack or the thwart of an ally.
    let by = || Cards(Box::new(Filter { kind: Some(Noun::Ally), ..Filter::default() }));
    let attack =
        Occurrence::Attack { by: Some(by()), against: None, kind: None, defeats: None, damages: None };
    for before in [attack, Occurrence::Thwart { by: by() }] {
        let mut blast = ability("concussive-blast", 0);
        blast.when.value = When::Interrupt(before.clone());
        let mut table = spider()
            .print("spider-man", |card| card.faces[0].text.abilities = vec![blast])
            .own(0, "mockingbird")
            .damage("mockingbird", 2)
            .threat("the-break-in", 3)
            .play();
        match before {
            Occurrence::Attack { .. } => table.attack("mockingbird", "rhino-1"),
            _ => table.thwart("mockingbird", "the-break-in"),
        }
        table.window();
        table.ability("spider-man", 0);
        table.settle();
        assert_eq!(table.there("mockingbird"), None);
        assert_eq!((table.damage_on("rhino-1"), table.threat_on("the-break-in")), (0, 3));
    }
}

#[test]
fn a_new_stage_goes_on_with_the_attack() {
    cites!("villain.stage-change-mid-activation");
    let mut table = strikes_first()
        .damage("rhino-1", 13)
        .foe(None, "breakin-and-takin")
        .threat("breakin-and-takin", 1)
        .villain_phase()
        .draws(&["hard-to-keep-down", "im-tough"])
        .play();
    table.window();
    table.ability("spider-man", 0);
    table.until(|ask| matches!(ask, Ask::Defend { .. }));
    assert!(table.there("rhino-2").is_some());
    table.settle();
    assert_eq!(table.damage_on("spider-man"), 3);
    // With the boost card that the old stage was given: ATK 3 and one icon.
    let mut given = strikes_first().damage("rhino-1", 13).foe(None, "breakin-and-takin");
    let boost = given.card("stampede");
    given.state.encounter.deck.take(boost);
    given.state.encounter.boosts.push(boost);
    let given = given.threat("breakin-and-takin", 1).villain_phase();
    let mut table = given.draws(&["hard-to-keep-down", "im-tough"]).play();
    table.window();
    table.ability("spider-man", 0);
    table.settle();
    assert_eq!(table.damage_on("spider-man"), 3 + 1);
}

#[test]
fn a_title_means_one_face() {
    cites!("identity.title-reference", "abilities.constant.active-while-in-play");
    let mut table = Given::new(&["marvel"], "rhino").alter_ego(0).own(0, "cosmic-flight").play();
    let aerial = table.cards.trait_of("aerial").expect("a trait");
    let flies = |table: &Table| has_trait(table.game.now(), table.find("captain-marvel"), aerial);
    assert!(!flies(&table));
    table.answer(TurnOption::ChangeForm);
    assert!(flies(&table));
    let mut table = Given::new(&["marvel"], "rhino").hand(0, &["the-triskelion", "energy"]).play();
    table.play_card("the-triskelion", &["energy"]);
    assert_eq!(table.value("captain-marvel", Stat::AllyLimit), 4);
    // Spider-Man has three hit points more, and Peter Parker has not.
    let mut table = Given::homebrew(&["spider"], "rhino").alter_ego(0).own(0, "spider-crest").play();
    assert_eq!(table.value("spider-man", Stat::HitPoints), 10);
    table.answer(TurnOption::ChangeForm);
    assert_eq!(table.value("spider-man", Stat::HitPoints), 13);
}

#[test]
fn cards_stay_until_something_makes_them_leave() {
    cites!(
        "allies.stay-in-play",
        "attack.any-enemy",
        "minions.stays-in-play",
        "minions.stays-engaged",
        "effects.ready-definition",
        "zones.in-play",
        "ownership.control-constant"
    );
    let mut table = Given::new(&["spider", "hulk"], "klaw")
        .foe(Some(0), "tiger-shark")
        .hand(1, &["mockingbird", "energy", "genius"])
        .threat("underground-distribution", 11)
        .play();
    table.end_turn();
    table.play_card("mockingbird", &["energy", "genius"]);
    table.settle();
    // It entered ready, and attacks another player's minion.
    table.attack("mockingbird", "tiger-shark");
    table.settle();
    assert_eq!((table.damage_on("tiger-shark"), table.find("tiger-shark").engaged), (1, Some(Seat(0))));
    table.end_turn();
    table.until(|ask| matches!(ask, Ask::Turn { .. }));
    assert!(table.there("secret-rendezvous").is_some() && table.there("tiger-shark").is_some());
    assert_eq!(table.find("mockingbird").controller, Some(Seat(1)));
    let state = table.state();
    assert!(state.players.iter().all(|player| state.find(player.identity).is_some()));
    let scene = table.game.now();
    assert!(state.find(scene.villain().id).is_some() && state.find(scene.main_scheme().id).is_some());
}

#[test]
fn who_reveals_a_treachery_resolves_it() {
    cites!(
        "treachery.definition",
        "treachery.revealer-resolves",
        "abilities.events-treacheries-from-out-of-play",
        "abilities.you"
    );
    let given = Given::new(&["spider", "hulk"], "klaw").damage("klaw-1", 2).own(1, "mockingbird");
    let mut table = given.dealt(1, &["sound-manipulation"]).play();
    table.until(|ask| matches!(ask, Ask::Turn { .. }));
    // The revealing player is the identity, and neither another player nor an ally.
    let damage = ["she-hulk", "spider-man", "mockingbird"].map(|id| table.damage_on(id));
    assert_eq!(damage, [2, 0, 0]);
    assert!(!table.told().any(|(event, _)| matches!(event, Event::EnteredPlay { .. })));
}

#[test]
fn every_crisis_must_be_gone() {
    cites!("side-schemes.crisis-multiple");
    let mut table = spider()
        .foe(None, "crowd-control")
        .threat("crowd-control", 1)
        .foe(None, "defense-network")
        .threat("defense-network", 1)
        .own(0, "jessica-jones")
        .threat("the-break-in", 3)
        .play();
    table.thwart("spider-man", "crowd-control");
    table.settle();
    let (jessica, main) = (table.id("jessica-jones"), table.id("the-break-in"));
    table.answer(TurnOption::Thwart(jessica));
    table.settle();
    // The second one was the only scheme she could thwart.
    assert_eq!((table.there("defense-network"), table.threat_on("the-break-in")), (None, 3));
    assert_eq!(table.id("the-break-in"), main);
}

#[test]
fn a_stage_begins_with_its_starting_threat() {
    cites!("main-scheme.new-stage-starting-threat", "main-scheme.excess-lost", "modifiers.per-player");
    // Two more than the target, which are lost.
    let mut table = Given::new(&["spider", "hulk"], "klaw")
        .print("secret-rendezvous", |card| card.faces[1].starting_threat = PerPlayer::PerPlayer(2))
        .threat("underground-distribution", 12)
        .dealt(0, &["advance"])
        .play();
    table.until(|ask| matches!(ask, Ask::Turn { .. }));
    assert_eq!(table.threat_on("secret-rendezvous"), 4);
}

#[test]
fn damage_takes_hit_points_away_and_can_be_moved() {
    cites!(
        "damage.reduces-hit-points",
        "damage.dial-for-identity-and-villain",
        "damage.tokens-for-allies-and-minions",
        "damage.move.dial-card",
        "damage.move.dial-to-card",
        "damage.move.elements"
    );
    let mut table = Given::new(&["panther"], "rhino")
        .own(0, "vibranium-suit")
        .foe(Some(0), "sandman")
        .damage("black-panther", 3)
        .hand(0, &["wakanda-forever-wild", "energy"])
        .play();
    assert_eq!(table.value("black-panther", Stat::RemainingHitPoints), 8);
    table.play_card("wakanda-forever-wild", &["energy"]);
    table.choose("sandman");
    table.settle();
    assert_eq!(table.value("black-panther", Stat::RemainingHitPoints), 10);
    assert_eq!((table.damage_on("sandman"), table.value("sandman", Stat::RemainingHitPoints)), (2, 2));
}

#[test]
fn an_attachment_needs_something_to_be_attached_to_but_only_once() {
    cites!("attachments.illegal-stays-put", "attachments.check-once");
    let mut table = Given::new(&["marvel"], "rhino").hand(0, &["inspired", "energy"]).play();
    assert_eq!(table.cannot_play("inspired"), rule!("attachments.illegal-stays-put"));
    assert_eq!(table.hand(0), 2);
    // Sandman has more hit points than its host, but came later.
    let mut table =
        spider().foe(Some(0), "shocker").dealt(0, &["biomechanical-upgrades"]).draws(&["sandman"]).play();
    table.settle();
    assert!(table.there("sandman").is_some());
    assert_eq!(table.find("biomechanical-upgrades").host, Some(table.id("shocker")));
}

#[test]
fn only_what_is_in_play_does_anything() {
    cites!(
        "abilities.source-in-play",
        "abilities.self-reference",
        "ownership.owner-scenario",
        "ownership.enter-under-owner"
    );
    let mut given = Given::new(&["hulk"], "klaw").hand(0, &["hellcat"]).own(0, "tac-team").own(0, "tac-team");
    let immortal = given.card("the-immortal-klaw");
    given.state.encounter.deck.take(immortal);
    given.state.encounter.discard.push(immortal);
    let mut table = given.play();
    assert_eq!(table.value("klaw-1", Stat::HitPoints), 12);
    // Two actions are offered, those of the teams, and none of her who is in hand.
    let teams = table.card("tac-team");
    let team = |id| table.state().find(id).is_some_and(|card| card.card == teams);
    let actions = table.game.pending()[0].options.iter().filter_map(|option| match option {
        Answer::Turn(TurnOption::Action { card, .. }) => Some(team(*card)),
        _ => None,
    });
    assert_eq!(actions.collect::<Vec<_>>(), [true, true]);
    table.act("tac-team");
    // Only the copy that was used is exhausted.
    let exhausted = table.state().in_play.iter().filter(|card| card.exhausted).count();
    assert_eq!(exhausted, 1);
    let team = table.find("tac-team");
    assert_eq!((team.owner, team.controller), (Some(Seat(0)), Some(Seat(0))));
    let klaw = table.find("klaw-1");
    assert_eq!((klaw.owner, klaw.controller), (None, None));
}

#[test]
fn a_quoted_word_is_no_trigger() {
    cites!("abilities.quoted-trigger");
    let cards = cards();
    let wakanda = cards.card(cards.find("wakanda-forever-wild").expect("in the core set")).front();
    let triggers: Vec<&When> = wakanda.abilities().map(|(_, ability)| &ability.when.value).collect();
    assert_eq!(triggers, [&When::Action]);
}

#[test]
fn what_is_removed_does_not_come_back() {
    cites!("zones.removed-duration", "zones.removed-from-game");
    let mut given = spider().alter_ego(0);
    let obligation = given.card("eviction-notice");
    given.state.encounter.deck.take(obligation);
    given.state.encounter.removed.push(obligation);
    // The deck runs out by the next card.
    let rest: Vec<_> = given.state.encounter.deck.drain().collect();
    let (last, others) = rest.split_last().expect("an encounter deck");
    given.state.encounter.discard = others.to_vec();
    given.state.encounter.deck.add(*last);
    let mut table = given.dealt(0, &["advance"]).play();
    table.until(|ask| matches!(ask, Ask::Turn { .. }));
    assert_eq!(table.state().encounter.acceleration_tokens, 1);
    assert!(table.state().has(Place::Removed, obligation) && !table.state().encounter.deck.has(obligation));
}

#[test]
fn an_ability_is_finished_even_when_its_player_is_out() {
    cites!("players.elimination.finish-ability");
    let mut table = Given::new(&["spider", "hulk"], "klaw")
        .alter_ego(1)
        .damage("spider-man", 9)
        .with("spider-man", |it| it.exhausted = true)
        .dealt(0, &["klaws-vengeance"])
        .draws(&["armored-guard", "armored-guard"])
        .play();
    table.until(|ask| matches!(ask, Ask::Turn { .. }));
    assert!(table.state().is_out(Seat(0)));
    assert_eq!(table.threat_on("underground-distribution"), 1);
    assert!(
        table
            .told()
            .any(|(event, _)| matches!(event, Event::Moved { to: Spot::Out(Place::Discard(Seat(0))), .. }))
    );
}

#[test]
fn the_latest_of_two_settings_counts() {
    cites!("modifiers.set-conflict");
    let to = |atk: i16| {
        let of = Cards(Box::new(Filter { kind: Some(Noun::This), ..Filter::default() }));
        Modifier::Base { of, atk: Some(Amount::Number(atk)), sch: None, hit_points: None }
    };
    let table = spider()
        .print("shocker", |card| card.faces[0].text.modifiers = vec![to(1), to(4)])
        .foe(Some(0), "shocker")
        .play();
    assert_eq!(value(table.game.now(), table.find("shocker"), Stat::Atk), Some(4));
}

#[test]
fn damage_that_is_not_there_is_not_moved() {
    cites!("damage.move.needs-valid-ends");
    let mut table = Given::new(&["panther"], "rhino")
        .own(0, "vibranium-suit")
        .own(0, "panther-claws")
        .hand(0, &["wakanda-forever-wild", "energy"])
        .play();
    table.play_card("wakanda-forever-wild", &["energy"]);
    let claws = table.id("panther-claws");
    table.answer(claws);
    table.settle();
    assert_eq!((table.damage_on("rhino-1"), table.damage_on("black-panther")), (2, 0));
    assert_eq!(table.fired("vibranium-suit"), 1);
}

#[test]
fn later_stages_and_cards_elsewhere_say_nothing() {
    cites!("zones.out-of-play");
    // Everything prints that Rhino attacks for one more.
    let stronger = || {
        let of = Cards(Box::new(Filter { kind: Some(Noun::Villain), ..Filter::default() }));
        vec![Modifier::Stat { of, is: Stat::Atk, by: Amount::Number(1), up_to: None }]
    };
    let printed = |id: &str| spider().print(id, |card| card.faces[0].text.modifiers = stronger());
    let atk = |given: Given| given.play().value("rhino-1", Stat::Atk);
    let elsewhere = |id: &str, put: fn(&mut State, CardId)| {
        let mut given = printed(id);
        let card = given.card(id);
        given.state.player_mut(Seat(0)).deck.take(card);
        given.state.encounter.deck.take(card);
        put(&mut given.state, card);
        atk(given)
    };
    assert_eq!(atk(printed("tenacity").own(0, "tenacity")), 3);
    assert_eq!(elsewhere("tenacity", |state, card| state.players[0].hand.add(card)), 2);
    assert_eq!(elsewhere("tenacity", |state, card| state.players[0].deck.add(card)), 2);
    assert_eq!(elsewhere("tenacity", |state, card| state.players[0].discard.push(card)), 2);
    let drone = printed("tenacity").own(0, "tenacity");
    assert_eq!(atk(drone.with("tenacity", |it| (it.facedown, it.controller) = (Some(0), None))), 2);
    assert_eq!(atk(printed("shocker").foe(Some(0), "shocker")), 3);
    assert_eq!(elsewhere("shocker", |state, card| state.encounter.deck.add(card)), 2);
    assert_eq!(elsewhere("shocker", |state, card| state.encounter.discard.push(card)), 2);
    assert_eq!(elsewhere("shocker", |state, card| state.encounter.set_aside.add(card)), 2);
    assert_eq!(elsewhere("shocker", |state, card| state.encounter.removed.push(card)), 2);
    // His next stage lies below him.
    assert_eq!(printed("rhino-2").state.encounter.villain_deck, [cards().find("rhino-2").expect("a stage")]);
    assert_eq!(atk(printed("rhino-2")), 2);
    assert_eq!(printed("rhino-2").next_stage().play().value("rhino-2", Stat::Atk), 3 + 1);
}

#[test]
fn whatever_comes_into_play_enters_it_under_its_owner() {
    cites!("zones.enters-play", "ownership.enter-under-owner");
    // An ally is played, another put into play, and a minion and an attachment are revealed.
    let mut table = Given::new(&["marvel"], "rhino")
        .hand(0, &["hawkeye", "make-the-call", "energy", "genius", "strength", "energy"])
        .discard(0, &["mockingbird"])
        .play();
    table.play_card("hawkeye", &["energy", "genius"]);
    table.play_card("make-the-call", &["strength", "energy"]);
    let entered = |table: &Table| {
        let entered = table.told().filter_map(|(event, _)| match event {
            Event::EnteredPlay { card, controller, .. } => Some((*card, *controller)),
            _ => None,
        });
        entered.collect::<Vec<_>>()
    };
    let own = Some(Seat(0));
    assert_eq!(entered(&table), [(table.id("hawkeye"), own), (table.id("mockingbird"), own)]);
    assert_eq!((table.find("hawkeye").owner, table.find("hawkeye").controller), (own, own));

    let mut table = spider().dealt(0, &["hydra-mercenary", "charge"]).play();
    table.until(|ask| matches!(ask, Ask::Turn { .. }));
    assert_eq!(entered(&table), [(table.id("hydra-mercenary"), None), (table.id("charge"), None)]);
    assert_eq!((table.find("charge").owner, table.find("charge").controller), (None, None));
}

#[test]
fn a_card_that_comes_back_remembers_nothing() {
    cites!("zones.leaves-play", "zones.leaves-play-no-memory");
    let mut table = Given::homebrew(&["spider"], "rhino").own(0, "mayfly").play();
    let old = table.id("mayfly");
    table.answer(TurnOption::Action { card: old, place: 0 });
    assert_eq!(table.value("mayfly", Stat::Atk), 4);
    table.attack("mayfly", "rhino-1");
    let mut given = Given::homebrew(&["spider"], "rhino").own(0, "mayfly");
    given.state = table.state().clone();
    let mut table = given.status("mayfly", Status::Stunned).play();
    assert_eq!((table.damage_on("mayfly"), table.find("mayfly").exhausted), (1, true));
    table.answer(TurnOption::Action { card: old, place: 1 });
    let left = |event: &Event| matches!(event, Event::Moved { from, .. } if *from == Spot::InPlay(old));
    assert_eq!(table.told().filter(|(event, _)| left(event)).count(), 1);
    table.play_card("mayfly", &[]);
    let new = *table.find("mayfly");
    assert_ne!(new.id, old);
    assert_eq!((new.damage, new.exhausted, table.has("mayfly", Status::Stunned)), (0, false, false));
    // What was to last for the phase was about the one that left.
    assert_eq!(table.value("mayfly", Stat::Atk), 2);
}

#[test]
fn an_ally_that_defends_for_another_player_stays_who_it_was() {
    cites!("ownership.control-constant");
    let mut table = Given::new(&["spider", "hulk"], "rhino").own(1, "mockingbird").villain_phase().play();
    table.until(|ask| matches!(ask, Ask::Defend { player: Seat(1), .. }));
    let mockingbird = table.id("mockingbird");
    table.answer(Defend::With(mockingbird));
    table.until(|ask| matches!(ask, Ask::Turn { .. }));
    let defended = table.told().any(|(event, _)| *event == Event::Defends { by: mockingbird });
    let ally = table.state().find(mockingbird).map(|ally| (ally.owner, ally.controller));
    assert_eq!((defended, ally), (true, Some((Some(Seat(1)), Some(Seat(1))))));
}

#[test]
fn a_borrowed_card_that_goes_home_goes_to_its_owner() {
    cites!("ownership.changed-control-leaves-play", "ownership.control-out-of-play");
    let mut table = Given::new(&["spider", "hulk"], "rhino")
        .own(1, "hellcat")
        .with("hellcat", |it| it.controller = Some(Seat(0)))
        .play();
    table.act("hellcat");
    assert_eq!((table.in_hand(0, "hellcat"), table.in_hand(1, "hellcat")), (false, true));
    // Each has the cards of their pile: the tower gives the other what lies in the other's.
    let mut table = Given::new(&["iron", "spider"], "rhino")
        .alter_ego(0)
        .own(0, "stark-tower")
        .discard(0, &["arc-reactor"])
        .discard(1, &["web-shooter"])
        .play();
    table.act("stark-tower");
    table.answer(Seat(1));
    assert_eq!((table.in_hand(1, "web-shooter"), table.discarded(0, "arc-reactor")), (true, true));
}
