//! Aspect and basic cards.

use champions::ask::{Ask, TurnOption, Use};
use champions::card::ability::{Keyword, Resource, Stat, Status};
use champions::timing::Moment;
use champions::{cites, rule};
use table::Seat;

use crate::given::Given;

fn hulk() -> Given {
    Given::new(&["hulk"], "rhino")
}

fn spider() -> Given {
    Given::new(&["spider"], "rhino")
}

fn marvel() -> Given {
    Given::new(&["marvel"], "rhino")
}

fn panther() -> Given {
    Given::new(&["panther"], "rhino")
}

// Aggression.

#[test]
fn hulk_turns_a_card_after_his_attack() {
    cites!(
        "recovery.dash",
        "recovery.dash-is-not-zero",
        "allies.consequential.after-attack",
        "attack.ally-basic"
    );
    let given = || hulk().own(0, "hulk");
    let mut table = given().draws(&["strength"]).play();
    let id = table.id("hulk");
    assert_eq!(table.refused(TurnOption::Thwart(id)), rule!("recovery.dash"));
    table.attack("hulk", "rhino-1");
    table.settle();
    // Physical: 2 more; and one mark under his ATK.
    assert_eq!((table.damage_on("rhino-1"), table.damage_on("hulk")), (5, 1));
    let mut table = given().draws(&["energy"]).play();
    table.attack("hulk", "rhino-1");
    table.settle();
    // Energy: 1 to each character.
    assert_eq!((table.damage_on("rhino-1"), table.damage_on("hulk"), table.damage_on("she-hulk")), (4, 2, 1));
    let mut table = given().draws(&["genius"]).play();
    table.attack("hulk", "rhino-1");
    table.settle();
    // Mental: he is discarded.
    assert_eq!((table.damage_on("rhino-1"), table.there("hulk")), (3, None));
}

#[test]
fn tigra_heals_when_she_defeats_a_minion() {
    cites!("allies.consequential.after-responses");
    let mut table =
        hulk().own(0, "tigra").damage("tigra", 1).foe(Some(0), "shocker").damage("shocker", 1).play();
    table.attack("tigra", "shocker");
    table.window();
    table.ability("tigra", 0);
    table.settle();
    assert_eq!(table.damage_on("tigra"), 1);
}

#[test]
fn chase_them_down_thwarts_after_a_defeat() {
    let mut table =
        hulk().foe(Some(0), "shocker").threat("the-break-in", 5).hand(0, &["chase-them-down"]).play();
    table.attack("she-hulk", "shocker");
    table.window();
    table.event("chase-them-down");
    table.settle();
    assert_eq!(table.threat_on("the-break-in"), 3);
}

#[test]
fn responses_to_one_attack_are_used_in_any_order() {
    cites!("timing.any-order-in-window");
    // The room answers the defeat that the attack brought, the punch answers the attack.
    for order in [["interrogation-room", "one-two-punch"], ["one-two-punch", "interrogation-room"]] {
        let mut table = hulk()
            .own(0, "interrogation-room")
            .foe(Some(0), "shocker")
            .threat("the-break-in", 5)
            .hand(0, &["one-two-punch", "energy"])
            .play();
        table.attack("she-hulk", "shocker");
        for id in order {
            table.window();
            match id {
                "one-two-punch" => {
                    table.event(id);
                    table.pay(&["energy"]);
                }
                _ => table.ability(id, 0),
            }
        }
        table.settle();
        assert_eq!((table.threat_on("the-break-in"), table.find("she-hulk").exhausted), (4, false));
    }
}

#[test]
fn relentless_assault_overkills_when_paid_with_physical() {
    cites!(
        "keywords.overkill.minion",
        "keywords.overkill.no-excess",
        "keywords.overkill.not-an-attack",
        "effects.gain-characteristic"
    );
    let given = || hulk().foe(Some(0), "shocker").hand(0, &["relentless-assault", "strength", "energy"]);
    let mut table = given().play();
    table.play_card("relentless-assault", &["strength"]);
    table.settle();
    assert_eq!((table.there("shocker"), table.damage_on("rhino-1")), (None, 2));
    // What is passed on is no attack on the villain: his retaliate does not answer it, and guard does not stop it.
    let mut table = given()
        .print("rhino-1", |card| card.faces[0].text.keywords.push(Keyword::Retaliate(1)))
        .print("shocker", |card| card.faces[0].text.keywords.push(Keyword::Guard))
        .play();
    table.play_card("relentless-assault", &["strength"]);
    table.settle();
    assert_eq!((table.damage_on("rhino-1"), table.damage_on("she-hulk")), (2, 0));
    let mut table = given().play();
    table.play_card("relentless-assault", &["energy"]);
    table.settle();
    assert_eq!((table.there("shocker"), table.damage_on("rhino-1")), (None, 0));
}

#[test]
fn uppercut_and_haymaker_are_attacks() {
    cites!(
        "attack.labelled-ability",
        "status.stunned.friendly",
        "status.stunned.costs-paid",
        "status.replaces-whole-ability"
    );
    let mut table = hulk().hand(0, &["uppercut", "energy", "genius"]).play();
    table.play_card("uppercut", &["energy", "genius"]);
    assert_eq!(table.damage_on("rhino-1"), 5);
    let mut table = hulk().hand(0, &["haymaker", "energy"]).play();
    table.play_card("haymaker", &["energy"]);
    assert_eq!(table.damage_on("rhino-1"), 3);
    let mut table = hulk().status("she-hulk", Status::Stunned).hand(0, &["haymaker", "energy"]).play();
    table.play_card("haymaker", &["energy"]);
    assert_eq!(table.damage_on("rhino-1"), 0);
    assert!(!table.has("she-hulk", Status::Stunned) && table.discarded(0, "haymaker") && table.hand(0) == 0);
}

#[test]
fn powers_count_twice_for_their_aspect() {
    cites!("player-cards.resource.text-on-generation");
    let doubled = |hero: &str, power: &str, own: &str| {
        // Something to attach it to, if it must be attached.
        let given = Given::new(&[hero], "rhino").own(0, "mockingbird");
        let mut table = given.hand(0, &[power, own]).play();
        let (power, card) = (table.card(power), table.card(own));
        table.answer(TurnOption::Play(card));
        table.answer(champions::ask::Pay::Card(power));
        let Ask::Pay { generated, .. } = table.ask() else { panic!("{:?}", table.ask()) };
        generated.wild
    };
    assert_eq!(doubled("hulk", "the-power-of-aggression", "combat-training"), 2);
    assert_eq!(doubled("spider", "the-power-of-justice", "surveillance-team"), 2);
    assert_eq!(doubled("marvel", "the-power-of-leadership", "inspired"), 2);
    assert_eq!(doubled("panther", "the-power-of-protection", "indomitable"), 2);
    // For a basic card it is one wild, so Tenacity at cost 2 cannot be paid with it alone.
    let mut table = hulk().hand(0, &["the-power-of-aggression", "tenacity"]).play();
    assert_eq!(table.cannot_play("tenacity"), rule!("costs.play-cost-any-mix"));
}

#[test]
fn teams_have_three_uses() {
    cites!("keywords.uses.none-left", "keywords.uses.discard-when-empty");
    let mut table = hulk().own(0, "tac-team").play();
    table.act("tac-team");
    assert_eq!((table.damage_on("rhino-1"), table.counters("tac-team", "attack")), (2, 2));
    let mut table = spider().own(0, "surveillance-team").threat("the-break-in", 3).play();
    table.act("surveillance-team");
    assert_eq!((table.threat_on("the-break-in"), table.counters("surveillance-team", "snoop")), (2, 2));
    let mut table = panther().own(0, "med-team").damage("black-panther", 3).play();
    table.act("med-team");
    assert_eq!((table.damage_on("black-panther"), table.counters("med-team", "medical")), (1, 2));
    let mut table = hulk().own(0, "tac-team").counters("tac-team", "attack", 1).play();
    table.act("tac-team");
    assert!(table.discarded(0, "tac-team"));
}

#[test]
fn upgrades_for_any_hero_raise_a_number() {
    cites!("player-cards.upgrade.next-to-identity", "initiating.step5-choices");
    let raised = |deck: &str, upgrade: &str, with: &[&str], stat: Stat| {
        let mut hand = vec![upgrade];
        hand.extend(with);
        let mut table = Given::new(&[deck, "iron"], "rhino").hand(0, &hand).play();
        let before = table.value("iron-man", stat);
        table.play_card(upgrade, with);
        table.answer(Seat(1));
        table.value("iron-man", stat) - before
    };
    assert_eq!(raised("hulk", "combat-training", &["energy"], Stat::Atk), 1);
    assert_eq!(raised("spider", "heroic-intuition", &["energy"], Stat::Thw), 1);
    assert_eq!(raised("panther", "armored-vest", &["energy"], Stat::Def), 1);
}

// Justice.

#[test]
fn daredevil_strikes_after_his_thwart() {
    cites!("thwart.ally-basic", "allies.consequential.after-thwart");
    let mut table = spider().own(0, "daredevil").threat("the-break-in", 5).play();
    table.thwart("daredevil", "the-break-in");
    table.window();
    table.ability("daredevil", 0);
    table.settle();
    assert_eq!(
        (table.threat_on("the-break-in"), table.damage_on("rhino-1"), table.damage_on("daredevil")),
        (3, 1, 1)
    );
}

#[test]
fn jessica_jones_thwarts_more_with_side_schemes() {
    cites!("modifiers.continuous");
    let given = spider().own(0, "jessica-jones").foe(None, "bomb-scare").foe(None, "breakin-and-takin");
    assert_eq!(given.play().value("jessica-jones", Stat::Thw), 3);
}

#[test]
fn for_justice_removes_more_when_paid_with_mental() {
    cites!("costs.wild-must-specify");
    let mut table = spider().threat("the-break-in", 6).hand(0, &["for-justice", "genius"]).play();
    table.play_card("for-justice", &["genius"]);
    assert_eq!(table.threat_on("the-break-in"), 2);
    let mut table = spider().threat("the-break-in", 6).hand(0, &["for-justice", "energy"]).play();
    table.play_card("for-justice", &["energy"]);
    assert_eq!(table.threat_on("the-break-in"), 3);
    let mut table =
        spider().threat("the-break-in", 6).hand(0, &["for-justice", "the-power-of-justice"]).play();
    table.play_card("for-justice", &["the-power-of-justice"]);
    table.declare(Resource::Mental);
    assert_eq!(table.threat_on("the-break-in"), 2);
}

#[test]
fn the_interrogation_room_answers_a_defeat() {
    let mut table = spider()
        .own(0, "interrogation-room")
        .foe(Some(0), "shocker")
        .damage("shocker", 1)
        .threat("the-break-in", 4)
        .play();
    table.attack("spider-man", "shocker");
    table.window();
    table.ability("interrogation-room", 0);
    table.settle();
    assert_eq!((table.threat_on("the-break-in"), table.find("interrogation-room").exhausted), (3, true));
}

// Leadership.

#[test]
fn hawkeye_shoots_minions_and_stays_without_arrows() {
    cites!("keywords.counters-generic", "zones.enters-play");
    let mut table = marvel().own(0, "hawkeye").counters("hawkeye", "arrow", 1).dealt(0, &["shocker"]).play();
    table.window_on(|moment| matches!(moment, Moment::EnterPlay { .. }));
    table.ability("hawkeye", 0);
    table.settle();
    assert_eq!((table.damage_on("shocker"), table.counters("hawkeye", "arrow")), (2, 0));
}

#[test]
fn maria_hill_lets_everybody_draw() {
    cites!("abilities.optional-controller-decides");
    let mut table = Given::new(&["marvel", "spider"], "rhino").hand(0, &["maria-hill", "energy"]).play();
    table.play_card("maria-hill", &["energy"]);
    table.window();
    table.ability("maria-hill", 0);
    table.settle();
    assert_eq!((table.hand(0), table.hand(1)), (1, 1));
}

#[test]
fn vision_raises_one_of_two_numbers_for_the_phase() {
    cites!("effects.lasting.definition", "effects.gain-stat-expiry");
    let mut table = marvel().own(0, "vision").hand(0, &["energy"]).play();
    table.act("vision");
    table.pay(&["energy"]);
    table.option(1);
    assert_eq!((table.value("vision", Stat::Thw), table.value("vision", Stat::Atk)), (1, 4));
    table.end_turn();
    table.until(|ask| matches!(ask, Ask::Turn { .. }));
    assert_eq!(table.value("vision", Stat::Atk), 2);
    let mut table = marvel().own(0, "vision").hand(0, &["energy"]).play();
    table.act("vision");
    table.pay(&["energy"]);
    table.option(0);
    assert_eq!((table.value("vision", Stat::Thw), table.value("vision", Stat::Atk)), (3, 2));
}

#[test]
fn get_ready_readies_an_ally() {
    cites!("abilities.choose.must-change-state", "abilities.choose.no-valid", "effects.ready-verb");
    let mut table = marvel()
        .own(0, "hawkeye")
        .own(0, "vision")
        .with("vision", |it| it.exhausted = true)
        .hand(0, &["get-ready"])
        .play();
    table.play_card("get-ready", &[]);
    assert!(!table.find("vision").exhausted);
    let mut table = marvel().own(0, "hawkeye").hand(0, &["get-ready"]).play();
    assert_eq!(table.cannot_play("get-ready"), rule!("abilities.must-be-able-to-change-state"));
}

#[test]
fn lead_from_the_front_raises_a_players_characters() {
    cites!("effects.lasting.covers-later-cards");
    let mut table = marvel().own(0, "vision").hand(0, &["lead-from-the-front", "energy"]).play();
    table.play_card("lead-from-the-front", &["energy"]);
    assert_eq!((table.value("vision", Stat::Thw), table.value("captain-marvel", Stat::Atk)), (2, 3));
}

#[test]
fn make_the_call_pays_for_an_ally_in_a_discard_pile() {
    cites!(
        "initiating.put-into-play.controller-area",
        "initiating.put-into-play",
        "initiating.put-into-play.not-played",
        "ownership.owner-player"
    );
    let mut table = Given::new(&["marvel", "spider"], "rhino")
        .hand(0, &["make-the-call", "energy"])
        .discard(1, &["black-cat"])
        .play();
    let card = table.card("make-the-call");
    table.answer(TurnOption::Play(card));
    table.pay(&["energy"]);
    table.settle();
    let cat = table.find("black-cat");
    assert_eq!((cat.owner, cat.controller), (Some(Seat(1)), Some(Seat(0))));
    // She was not played, so her response to that does not come.
    assert_eq!(table.fired("black-cat"), 0);
}

#[test]
fn the_triskelion_makes_room_for_a_fourth_ally() {
    cites!("allies.limit.three", "allies.limit.modifiable", "precedence.card-beats-rules");
    let three = || {
        marvel().own(0, "hawkeye").own(0, "vision").own(0, "spider-woman").hand(0, &["maria-hill", "energy"])
    };
    let mut table = three().play();
    table.play_card("maria-hill", &["energy"]);
    assert!(matches!(table.ask(), Ask::TooMany { .. }));
    // Any of the four, before anything answers that she has entered play.
    assert!(table.offers(table.id("maria-hill")) && table.fired("maria-hill") == 0);
    let hawkeye = table.id("hawkeye");
    table.answer(hawkeye);
    assert!(table.there("hawkeye").is_none() && table.there("maria-hill").is_some());
    let mut table = three().own(0, "the-triskelion").play();
    table.play_card("maria-hill", &["energy"]);
    assert!(!matches!(table.ask(), Ask::TooMany { .. }));
}

#[test]
fn inspired_raises_the_ally_it_is_attached_to() {
    cites!(
        "player-cards.upgrade.attached",
        "attachments.attach-on-entering",
        "player-cards.upgrade.enters-under-player"
    );
    let mut table = marvel().own(0, "vision").hand(0, &["inspired", "inspired", "energy", "genius"]).play();
    table.play_card("inspired", &["energy"]);
    assert_eq!((table.value("vision", Stat::Thw), table.value("vision", Stat::Atk)), (2, 3));
    assert_eq!(table.cannot_play("inspired"), rule!("attachments.illegal-stays-put"));
}

// Protection.

#[test]
fn black_widow_cancels_a_card_for_another() {
    cites!("effects.cancel.definition", "zones.top-of-deck-encounter");
    let mut table = panther()
        .own(0, "black-widow")
        .hand(0, &["genius"])
        .dealt(0, &["sandman"])
        .draws(&["im-tough"])
        .play();
    table.window_on(|moment| matches!(moment, Moment::Reveal { .. }));
    table.ability("black-widow", 0);
    table.pay(&["genius"]);
    table.settle();
    assert!(table.there("sandman").is_none() && table.encounter_discarded("sandman"));
    assert!(table.has("rhino-1", Status::Tough));
}

#[test]
fn luke_cage_is_tough() {
    cites!("keywords.toughness", "keywords.toughness-vs-tough", "status.tough.prevent-all");
    let mut table = panther().hand(0, &["luke-cage", "energy", "genius"]).play();
    table.play_card("luke-cage", &["energy", "genius"]);
    assert!(table.has("luke-cage", Status::Tough));
    // Consequential damage is prevented like any other.
    table.attack("luke-cage", "rhino-1");
    table.settle();
    assert_eq!((table.damage_on("luke-cage"), table.has("luke-cage", Status::Tough)), (0, false));
}

#[test]
fn counter_punch_strikes_back_after_a_defence() {
    cites!("abilities.you", "enemy-attack.step4.hero-defends");
    let mut table =
        panther().hand(0, &["counter-punch"]).villain_phase().draws(&["charge", "im-tough"]).play();
    table.defend("black-panther");
    table.window_on(|_| true);
    table.event("counter-punch");
    table.settle();
    // ATK 4 with the boost against DEF 2; 1 for retaliate, 2 for the punch.
    assert_eq!((table.damage_on("black-panther"), table.damage_on("rhino-1")), (2, 3));
}

#[test]
fn get_behind_me_trades_a_treachery_for_an_attack() {
    cites!("activation.from-card-abilities", "boost.one-per-activation");
    let mut table =
        panther().hand(0, &["get-behind-me", "energy"]).dealt(0, &["im-tough"]).draws(&["charge"]).play();
    table.window_on(|moment| matches!(moment, Moment::Reveal { .. }));
    table.event("get-behind-me");
    table.pay(&["energy"]);
    table.settle();
    assert_eq!((table.damage_on("black-panther"), table.has("rhino-1", Status::Tough)), (4, false));
}

#[test]
fn indomitable_readies_after_a_defence() {
    cites!("timing.response.definition");
    let mut table = panther().own(0, "indomitable").villain_phase().draws(&["charge", "im-tough"]).play();
    table.defend("black-panther");
    table.window_on(|_| true);
    table.ability("indomitable", 0);
    assert!(!table.find("black-panther").exhausted && table.discarded(0, "indomitable"));
}

// Basic.

#[test]
fn mockingbird_stuns_an_enemy() {
    cites!("status.stun-verb", "abilities.choose.who");
    let mut table = hulk().foe(Some(0), "shocker").hand(0, &["mockingbird", "energy", "genius"]).play();
    table.play_card("mockingbird", &["energy", "genius"]);
    table.window();
    table.ability("mockingbird", 0);
    table.choose("shocker");
    assert!(table.has("shocker", Status::Stunned));
}

#[test]
fn nick_fury_helps_and_is_gone_at_the_end_of_the_round() {
    cites!("effects.delayed.definition", "effects.delayed.not-new-ability", "villain-phase.step5.end-round");
    let given = || hulk().threat("the-break-in", 4).hand(0, &["nick-fury", "energy", "genius"]);
    let mut table = given().play();
    table.play_card("nick-fury", &["energy", "genius"]);
    table.option(0);
    assert_eq!(table.threat_on("the-break-in"), 2);
    let mut table = given().play();
    table.play_card("nick-fury", &["energy", "genius"]);
    table.option(1);
    assert_eq!(table.hand(0), 3);
    let mut table = given().play();
    table.play_card("nick-fury", &["energy", "genius"]);
    table.option(2);
    assert_eq!(table.damage_on("rhino-1"), 4);
    assert!(table.there("nick-fury").is_some());
    table.end_turn();
    table.until(|ask| matches!(ask, Ask::Turn { .. }));
    assert!(table.there("nick-fury").is_none() && table.discarded(0, "nick-fury"));
}

#[test]
fn emergency_lowers_what_a_scheme_places() {
    cites!("enemy-scheme.step3.place-threat");
    let mut table =
        hulk().alter_ego(0).hand(0, &["emergency"]).villain_phase().draws(&["charge", "im-tough"]).play();
    table.window_on(|moment| matches!(moment, Moment::Scheme { .. }));
    table.event("emergency");
    table.settle();
    // SCH 1, two boost icons, one less.
    assert_eq!(table.threat_on("the-break-in"), 2);
    assert!(table.state().lasting.is_empty());
}

#[test]
fn first_aid_heals_two() {
    cites!("damage.heal", "damage.heal-cap");
    let mut table = hulk().damage("she-hulk", 1).hand(0, &["first-aid", "energy"]).play();
    table.play_card("first-aid", &["energy"]);
    assert_eq!(table.damage_on("she-hulk"), 0);
    let mut table = hulk().hand(0, &["first-aid", "energy"]).play();
    assert_eq!(table.cannot_play("first-aid"), rule!("abilities.must-be-able-to-change-state"));
}

#[test]
fn the_mansion_lets_a_player_draw() {
    cites!("player-cards.support.active-in-play");
    let mut table = hulk().own(0, "avengers-mansion").play();
    table.act("avengers-mansion");
    assert_eq!((table.hand(0), table.find("avengers-mansion").exhausted), (1, true));
}

#[test]
fn the_helicarrier_makes_one_card_cheaper() {
    cites!("initiating.step3-apply-modifiers", "initiating.step2-determine-cost");
    let mut table = hulk().own(0, "helicarrier").hand(0, &["tenacity", "combat-training", "energy"]).play();
    table.act("helicarrier");
    let tenacity = table.card("tenacity");
    table.answer(TurnOption::Play(tenacity));
    let Ask::Pay { any, .. } = table.ask() else { panic!() };
    assert_eq!(any, 1);
    table.pay(&["energy"]);
    assert!(table.state().lasting.is_empty());
}

#[test]
fn tenacity_readies_a_hero() {
    cites!("costs.multiple-simultaneous");
    let mut table =
        hulk().own(0, "tenacity").with("she-hulk", |it| it.exhausted = true).hand(0, &["strength"]).play();
    table.act("tenacity");
    table.pay(&["strength"]);
    assert!(!table.find("she-hulk").exhausted && table.discarded(0, "tenacity"));
    let mut table =
        hulk().own(0, "tenacity").with("she-hulk", |it| it.exhausted = true).hand(0, &["energy"]).play();
    assert_eq!(table.cannot_act("tenacity"), rule!("initiating.step2-determine-cost"));
}

#[test]
fn basic_resources_are_two_of_a_type() {
    cites!("costs.three-types", "costs.generate-by-discard");
    for (id, resource) in
        [("energy", Resource::Energy), ("genius", Resource::Mental), ("strength", Resource::Physical)]
    {
        let mut table = hulk().hand(0, &["tenacity", id]).play();
        let (tenacity, card) = (table.card("tenacity"), table.card(id));
        table.answer(TurnOption::Play(tenacity));
        table.answer(champions::ask::Pay::Card(card));
        let Ask::Pay { generated, .. } = table.ask() else { panic!() };
        assert_eq!((generated.of(resource), generated.total()), (2, 2));
        // Surplus could be added, but the card that is played is not in hand any more.
        assert_eq!(table.refused(champions::ask::Pay::Card(tenacity)), rule!("costs.own-out-of-play"));
    }
}

#[test]
fn an_action_can_be_asked_of_another_player() {
    cites!(
        "player-phase.turn.offer-action",
        "player-phase.turn.request-action",
        "player-phase.turn.request-is-declinable",
        "player-phase.turn.requested-action-form",
        "player-phase.turn.permanents-only-own-turn",
        "abilities.optional-controller-decides"
    );
    let mut table = Given::new(&["hulk", "spider"], "rhino")
        .alter_ego(1)
        .own(1, "aunt-may")
        .damage("spider-man", 5)
        .hand(1, &["haymaker", "web-shooter", "energy", "genius"])
        .play();
    // Nobody asks themselves, or uses what is another's.
    let (may, hulk) = (table.id("aunt-may"), table.id("she-hulk"));
    assert_eq!(table.refused(TurnOption::Request(Seat(0))), rule!("player-phase.turn.request-action"));
    assert_eq!(
        table.refused(TurnOption::Action { card: may, place: 0 }),
        rule!("abilities.optional-controller-decides")
    );
    table.answer(TurnOption::Request(Seat(1)));
    assert_eq!(table.ask(), Ask::Requested { player: Seat(1), by: Seat(0) });
    assert_eq!(
        table.refused(Use::Ability { card: hulk, place: 0 }),
        rule!("player-phase.turn.request-action")
    );
    // A form word asks for the form of who triggers it, and upgrades wait for their player's turn.
    let (kick, shooter) = (table.card("haymaker"), table.card("web-shooter"));
    assert_eq!(table.refused(Use::Event { card: kick, place: 0 }), rule!("abilities.form-word"));
    assert_eq!(table.refused(Use::Event { card: shooter, place: 0 }), rule!("player-cards.event.definition"));
    table.ability("aunt-may", 0);
    assert_eq!(table.damage_on("spider-man"), 1);
    table.answer(TurnOption::Request(Seat(1)));
    table.answer(Use::Pass);
    assert_eq!(table.refused(TurnOption::Request(Seat(1))), rule!("player-phase.turn.request-is-declinable"));
}
