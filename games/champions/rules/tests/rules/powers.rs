//! The chapters on attacking, thwarting, defending and recovering, and on allies.

use champions::ask::{Ask, Defend, TurnOption};
use champions::card::ability::{Keyword, Stat, Status};
use champions::event::Event;
use champions::timing::Side;
use champions::{cites, rule};
use table::Seat;

use crate::given::Given;

fn spider() -> Given {
    Given::new(&["spider"], "rhino")
}

fn homebrew() -> Given {
    Given::homebrew(&["spider"], "rhino")
}

#[test]
fn a_hero_thwarts_for_thw_and_not_below_zero() {
    cites!("thwart.hero-basic", "thwart.not-below-zero", "thwart.main-scheme-stays");
    let mut table = spider().threat("the-break-in", 4).play();
    table.thwart("spider-man", "the-break-in");
    table.settle();
    assert_eq!(table.threat_on("the-break-in"), 3);
    // THW 2 and four threat.
    let mut table = Given::new(&["marvel"], "rhino").threat("the-break-in", 4).play();
    table.thwart("captain-marvel", "the-break-in");
    table.settle();
    assert_eq!(table.threat_on("the-break-in"), 2);
    // THW 2 and one threat, on a side scheme: what is too much is lost.
    let mut table = Given::new(&["marvel"], "rhino")
        .threat("the-break-in", 4)
        .foe(None, "breakin-and-takin")
        .threat("breakin-and-takin", 1)
        .play();
    table.thwart("captain-marvel", "breakin-and-takin");
    table.settle();
    assert_eq!((table.there("breakin-and-takin").is_none(), table.threat_on("the-break-in")), (true, 4));
    // On the main scheme.
    let mut table = Given::new(&["marvel"], "rhino").threat("the-break-in", 1).play();
    table.thwart("captain-marvel", "the-break-in");
    table.settle();
    assert_eq!(table.threat_on("the-break-in"), 0);
    assert!(
        !table.told().any(|(event, _)| matches!(event, Event::Defeated { .. })),
        "it is not defeated by that"
    );
    // Where there is none, there is nothing to thwart.
    let mut table = spider()
        .foe(None, "bomb-scare")
        .threat("bomb-scare", 2)
        .foe(None, "breakin-and-takin")
        .threat("breakin-and-takin", 2)
        .play();
    let (by, empty) = (table.id("spider-man"), table.id("the-break-in"));
    table.answer(TurnOption::Thwart(by));
    assert_eq!(table.refused(empty), rule!("thwart.not-below-zero"));
}

#[test]
fn an_exhausted_hero_has_no_basic_power() {
    cites!("attack.hero-exhausts", "thwart.hero-exhausts");
    let given = || spider().threat("the-break-in", 4);
    let mut table = given().with("spider-man", |it| it.exhausted = true).play();
    let id = table.id("spider-man");
    for power in [TurnOption::Attack(id), TurnOption::Thwart(id)] {
        assert_eq!(table.refused(power), rule!("effects.exhausted.cannot-exhaust-again"));
        assert!(!table.offers(power) && given().play().offers(power));
    }
    for power in [TurnOption::Attack(id), TurnOption::Thwart(id)] {
        let mut table = given().play();
        table.answer(power);
        table.settle();
        assert!(table.find("spider-man").exhausted);
    }
}

#[test]
fn an_exhausted_hero_may_use_what_is_labelled() {
    cites!("attack.labelled-no-exhaust", "defence.labelled-no-exhaust");
    let tired = || spider().with("spider-man", |it| it.exhausted = true);
    let mut table = tired().hand(0, &["swinging-web-kick", "energy", "genius"]).play();
    table.play_card("swinging-web-kick", &["energy", "genius"]);
    table.settle();
    assert_eq!(table.damage_on("rhino-1"), 8);
    let mut table = tired().hand(0, &["backflip"]).villain_phase().draws(&["stampede", "im-tough"]).play();
    table.window_on_damage();
    table.event("backflip");
    table.settle();
    assert_eq!(table.damage_on("spider-man"), 0);
}

#[test]
fn an_ally_exhausts_to_attack_or_to_thwart() {
    cites!("attack.ally-basic", "thwart.ally-basic", "allies.exhaust-as-cost");
    let given = || spider().own(0, "daredevil").foe(None, "breakin-and-takin").threat("breakin-and-takin", 3);
    let mut table = given().play();
    let ally = table.id("daredevil");
    table.attack("daredevil", "rhino-1");
    table.settle();
    assert_eq!((table.damage_on("rhino-1"), table.find("daredevil").exhausted), (2, true));
    assert_eq!(table.refused(TurnOption::Thwart(ally)), rule!("effects.exhausted.cannot-exhaust-again"));
    let mut table = given().play();
    table.thwart("daredevil", "breakin-and-takin");
    table.settle();
    assert_eq!((table.threat_on("breakin-and-takin"), table.find("daredevil").exhausted), (1, true));
    assert_eq!(table.refused(TurnOption::Attack(ally)), rule!("effects.exhausted.cannot-exhaust-again"));
}

#[test]
fn an_ally_strikes_with_its_own_atk() {
    cites!("attack.ally-basic");
    // ATK 1, and the hero has 3.
    let mut table = Given::new(&["hulk"], "rhino").own(0, "mockingbird").play();
    table.attack("mockingbird", "rhino-1");
    table.settle();
    assert_eq!(table.damage_on("rhino-1"), 1);
}

#[test]
fn an_ally_that_falls_by_its_power_has_used_it() {
    cites!("allies.consequential.after-attack", "allies.consequential.after-thwart");
    let given = || spider().own(0, "mockingbird").damage("mockingbird", 2).threat("the-break-in", 4);
    let mut table = given().play();
    table.attack("mockingbird", "rhino-1");
    table.settle();
    assert_eq!((table.damage_on("rhino-1"), table.there("mockingbird").is_none()), (1, true));
    let mut table = given().play();
    table.thwart("mockingbird", "the-break-in");
    table.settle();
    assert_eq!((table.threat_on("the-break-in"), table.there("mockingbird").is_none()), (3, true));
}

#[test]
fn an_ally_pays_for_its_power_when_every_response_is_over() {
    cites!("allies.consequential.after-responses");
    for power in ["attack", "thwart"] {
        let heals = format!(
            "{{ when: {{ forced-response: {{ {power}: {{ by: ally }} }} }}, do: [{{ heal: {{ amount: 1, from: {{ each: ally }} }} }}] }}"
        );
        // One hit point is left, and she is healed before she loses it.
        let given = homebrew().says("aftershock", &heals).own(0, "aftershock");
        let given = given.own(0, "mockingbird").damage("mockingbird", 2).threat("the-break-in", 4);
        let mut table = given.play();
        match power {
            "attack" => table.attack("mockingbird", "rhino-1"),
            _ => table.thwart("mockingbird", "the-break-in"),
        }
        table.settle();
        assert_eq!((table.fired("aftershock"), table.damage_on("mockingbird")), (1, 2), "{power}");
    }
}

#[test]
fn a_dash_bars_a_power_and_zero_only_until_it_is_raised() {
    cites!("recovery.dash", "recovery.dash-is-not-zero", "thwart.hero-basic");
    // One ally has no ATK, the other a THW of 0.
    let given = || homebrew().own(0, "quick-blade").own(0, "late-riser").threat("the-break-in", 4);
    let mut table = given().play();
    let (blade, riser) = (table.id("quick-blade"), table.id("late-riser"));
    assert_eq!(table.refused(TurnOption::Attack(blade)), rule!("recovery.dash"));
    assert_eq!(table.refused(TurnOption::Thwart(riser)), rule!("thwart.hero-basic"));
    assert!(table.offers(TurnOption::Thwart(blade)) && table.offers(TurnOption::Attack(riser)));
    // Both get one more of each.
    let inspired = |given: Given, ally: &str| given.own(0, "inspired").attached_to(ally);
    let mut table = inspired(inspired(given(), "quick-blade"), "late-riser").play();
    assert_eq!(table.refused(TurnOption::Attack(blade)), rule!("recovery.dash"));
    table.thwart("late-riser", "the-break-in");
    table.settle();
    assert_eq!(table.threat_on("the-break-in"), 3);
}

#[test]
fn a_minion_with_a_dash_deals_nothing_and_places_nothing() {
    cites!("recovery.dash-is-not-zero");
    // Where a dash is read as a number it is 0: ATK against a hero, SCH against an alter-ego.
    let activated = |given: Given| {
        let given = given.status("rhino-1", Status::Stunned).status("rhino-1", Status::Confused);
        let mut table = given.foe(Some(0), "shocker").villain_phase().draws(&["im-tough"]).play();
        table.settle();
        (table.damage_on("spider-man"), table.threat_on("the-break-in"))
    };
    let dashes =
        |given: Given| given.print("shocker", |card| (card.faces[0].atk, card.faces[0].sch) = (None, None));
    assert_eq!(activated(spider()), (2, 0));
    assert_eq!(activated(spider().alter_ego(0)), (0, 1));
    assert_eq!(activated(dashes(spider())), (0, 0));
    assert_eq!(activated(dashes(spider().alter_ego(0))), (0, 0));
}

#[test]
fn an_alter_ego_recovers_only_what_is_hurt() {
    cites!("recovery.exhaust-and-heal", "damage.heal-cap");
    let mut table = spider().alter_ego(0).play();
    assert_eq!(table.refused(TurnOption::Recover), rule!("damage.heal-cap"));
    assert!(!table.offers(TurnOption::Recover));
    let mut table = spider().alter_ego(0).damage("spider-man", 1).play();
    assert!(table.offers(TurnOption::Recover));
    table.answer(TurnOption::Recover);
    assert_eq!((table.damage_on("spider-man"), table.find("spider-man").exhausted), (0, true));
}

#[test]
fn a_thwart_that_was_replaced_has_no_consequences() {
    cites!("allies.consequential.after-thwart", "effects.replacement.definition");
    let mut table = homebrew()
        .own(0, "mockingbird")
        .own(0, "wandering-thoughts")
        .attached_to("mockingbird")
        .threat("the-break-in", 3)
        .play();
    table.thwart("mockingbird", "the-break-in");
    table.settle();
    assert_eq!((table.threat_on("the-break-in"), table.damage_on("mockingbird")), (3, 0));
    assert!(table.find("mockingbird").exhausted && table.discarded(0, "wandering-thoughts"));
}

#[test]
fn a_labelled_thwart_is_a_thwart_and_exhausts_nobody() {
    cites!("thwart.labelled-ability", "thwart.labelled-no-exhaust");
    let given = || spider().threat("the-break-in", 5).hand(0, &["for-justice", "energy"]);
    for exhausted in [false, true] {
        let mut table = given().with("spider-man", |it| it.exhausted = exhausted).play();
        table.play_card("for-justice", &["energy"]);
        table.settle();
        assert_eq!((table.threat_on("the-break-in"), table.find("spider-man").exhausted), (2, exhausted));
    }
    // So a confused hero does not get there.
    let mut table = given().status("spider-man", Status::Confused).play();
    table.play_card("for-justice", &["energy"]);
    table.settle();
    assert_eq!((table.threat_on("the-break-in"), table.has("spider-man", Status::Confused)), (5, false));
}

#[test]
fn a_labelled_attack_is_made_by_the_identity_or_by_the_ally_it_stands_on() {
    cites!("attack.labelled-attacker");
    // On an upgrade: the hero is stunned, and the ally is not.
    let mut table = Given::new(&["iron"], "rhino")
        .own(0, "powered-gauntlets")
        .own(0, "mockingbird")
        .status("iron-man", Status::Stunned)
        .play();
    table.act("powered-gauntlets");
    table.settle();
    assert_eq!((table.damage_on("rhino-1"), table.has("iron-man", Status::Stunned)), (0, false));
    table.attack("mockingbird", "rhino-1");
    table.settle();
    assert_eq!(table.damage_on("rhino-1"), 1);
    // On an event.
    let given = spider().status("spider-man", Status::Stunned);
    let mut table = given.hand(0, &["swinging-web-kick", "energy", "genius"]).play();
    table.play_card("swinging-web-kick", &["energy", "genius"]);
    table.settle();
    assert_eq!((table.damage_on("rhino-1"), table.has("spider-man", Status::Stunned)), (0, false));
    // On an ally: her own stunned card answers it, and that of the hero does not.
    let given = || homebrew().own(0, "quick-blade").status("spider-man", Status::Stunned);
    let mut table = given().play();
    table.act("quick-blade");
    table.settle();
    assert_eq!((table.damage_on("rhino-1"), table.has("spider-man", Status::Stunned)), (1, true));
    let mut table = given().status("quick-blade", Status::Stunned).play();
    table.act("quick-blade");
    table.settle();
    assert_eq!((table.damage_on("rhino-1"), table.has("quick-blade", Status::Stunned)), (0, false));
    assert!(table.has("spider-man", Status::Stunned));
    // Even if she is discarded for it.
    let last = "{ when: action, label: attack, cost: [{ discard: { what: self } }], do: [{ deal-damage: { amount: 1, to: villain } }] }";
    let mut table = given().says("quick-blade", last).play();
    table.act("quick-blade");
    table.settle();
    assert_eq!((table.damage_on("rhino-1"), table.has("spider-man", Status::Stunned)), (1, true));
}

#[test]
fn what_is_labelled_on_a_support_is_nobodys_and_on_an_attached_upgrade_its_hosts() {
    cites!("attack.labelled-attacker");
    let strike = "{ when: action, label: attack, do: [{ deal-damage: { amount: 1, to: villain } }] }";
    // The hero is stunned, and the villain retaliates.
    let given = || homebrew().status("spider-man", Status::Stunned);
    let given = || given().foe(None, "concussion-blasters").attached_to("rhino-1");
    let mut table = given().says("one-shot", strike).own(0, "one-shot").play();
    table.act("one-shot");
    table.settle();
    assert!(table.has("spider-man", Status::Stunned));
    assert_eq!((table.damage_on("rhino-1"), table.damage_on("spider-man")), (1, 0));
    let worn = || given().own(0, "mockingbird").says("bracelet", strike).own(0, "bracelet");
    let worn = || worn().attached_to("mockingbird");
    let mut table = worn().play();
    table.act("bracelet");
    table.settle();
    assert!(table.has("spider-man", Status::Stunned));
    assert_eq!((table.damage_on("rhino-1"), table.damage_on("mockingbird")), (1, 1));
    let mut table = worn().status("mockingbird", Status::Stunned).play();
    table.act("bracelet");
    table.settle();
    assert_eq!((table.damage_on("rhino-1"), table.has("mockingbird", Status::Stunned)), (0, false));
}

#[test]
fn one_attack_on_several_enemies_is_an_attack_on_each() {
    cites!("attack.labelled-one-attack");
    let sweep = "{ when: action, label: attack, do: [{ deal-damage: { amount: 1, to: { each: enemy } } }] }";
    let given = homebrew().says("aftershock", sweep).own(0, "aftershock").foe(Some(0), "whiplash");
    let mut table = given.foe(None, "concussion-blasters").attached_to("rhino-1").play();
    table.act("aftershock");
    table.settle();
    assert_eq!((table.damage_on("rhino-1"), table.damage_on("whiplash")), (1, 1));
    assert_eq!(table.damage_on("spider-man"), 2, "both retaliate");
}

#[test]
fn a_labelled_thwart_of_several_schemes_is_one_thwart() {
    cites!("attack.labelled-one-attack", "thwart.labelled-ability");
    let everywhere =
        "{ when: action, label: thwart, do: [{ remove-threat: { amount: 1, from: { each: scheme } } }] }";
    let answer = "{ when: { forced-response: { thwart: { by: your-hero } } }, do: [{ draw: { count: 1 } }] }";
    let mut table = homebrew()
        .says("aftershock", everywhere)
        .own(0, "aftershock")
        .says("stronger-by-one", answer)
        .own(0, "stronger-by-one")
        .foe(None, "breakin-and-takin")
        .threat("breakin-and-takin", 3)
        .threat("the-break-in", 3)
        .play();
    table.act("aftershock");
    table.settle();
    assert_eq!((table.threat_on("breakin-and-takin"), table.threat_on("the-break-in")), (2, 2));
    assert_eq!(table.hand(0), 1);
}

#[test]
fn two_blows_of_one_attack_are_answered_once() {
    cites!("attack.labelled-one-attack", "attack.labelled-ability");
    let turned = ["arc-reactor", "uppercut", "mark-v-armor", "pepper-potts", "rocket-boots"];
    let mut table = Given::new(&["iron"], "rhino")
        .foe(Some(0), "whiplash")
        .hand(0, &["repulsor-blast", "genius"])
        .draws(&turned)
        .play();
    table.play_card("repulsor-blast", &["genius"]);
    table.choose("whiplash");
    table.settle();
    // 1, then twice the icon of the Arc Reactor; he retaliates for 1 in all.
    assert_eq!((table.damage_on("whiplash"), table.damage_on("iron-man")), (3, 1));
}

#[test]
fn a_labelled_defence_makes_the_hero_the_defender_without_def() {
    cites!(
        "defence.labelled-ability",
        "defence.labelled-no-exhaust",
        "defence.labelled-no-def",
        "enemy-attack.undefended.definition"
    );
    // Used before defenders are declared; the boost ability looks for an undefended attack.
    let mut table = homebrew()
        .stock(&["kree-manipulator"])
        .hand(0, &["stand-fast", "counter-punch"])
        .villain_phase()
        .draws(&["kree-manipulator", "im-tough"])
        .play();
    table.window();
    table.event("stand-fast");
    // Nobody else is asked to defend, and the hero's defence is answered.
    table.until(|ask| {
        matches!(ask, Ask::Defend { .. } | Ask::Window { side: Side::After, .. } | Ask::Turn { .. })
    });
    assert!(matches!(table.ask(), Ask::Window { .. }), "{:?}", table.ask());
    table.event("counter-punch");
    table.settle();
    // DEF 3 would have left nothing of ATK 2.
    assert_eq!((table.damage_on("spider-man"), table.find("spider-man").exhausted), (2, false));
    assert_eq!((table.damage_on("rhino-1"), table.threat_on("the-break-in")), (1 + 2, 0));
}

#[test]
fn consequential_damage_goes_by_the_marks_under_the_power_used() {
    cites!("allies.consequential.after-attack", "allies.consequential.after-thwart");
    // One mark under her THW, none under her ATK.
    let mut table = spider().own(0, "black-cat").threat("the-break-in", 3).play();
    table.thwart("black-cat", "the-break-in");
    table.settle();
    assert_eq!((table.threat_on("the-break-in"), table.damage_on("black-cat")), (2, 1));
    let mut table = spider().own(0, "black-cat").play();
    table.attack("black-cat", "rhino-1");
    table.settle();
    assert_eq!((table.damage_on("rhino-1"), table.damage_on("black-cat")), (1, 0));
}

#[test]
fn consequential_damage_is_no_attack_on_the_ally() {
    cites!("allies.consequential.not-an-attack");
    let given = || {
        let retaliates = |card: &mut champions::card::Card| {
            card.faces[0].text.keywords.push(Keyword::Retaliate(1));
        };
        spider().print("mockingbird", retaliates).own(0, "mockingbird")
    };
    let mut table = given().play();
    table.attack("mockingbird", "rhino-1");
    table.settle();
    assert_eq!((table.damage_on("mockingbird"), table.damage_on("rhino-1")), (1, 1));
    // An attack she does answer.
    let mut table = given().villain_phase().draws(&["hard-to-keep-down", "im-tough"]).play();
    table.defend("mockingbird");
    table.settle();
    assert_eq!((table.damage_on("mockingbird"), table.damage_on("rhino-1")), (2, 1));
}

#[test]
fn an_ally_limit_is_a_players_own_and_sinks_when_its_card_leaves() {
    cites!("allies.limit.modifiable", "allies.limit.three");
    let allies = ["hawkeye", "vision", "spider-woman", "maria-hill"];
    let given = Given::new(&["marvel", "hulk"], "rhino").own(0, "the-triskelion");
    let given = allies.iter().fold(given, |given, id| given.own(0, id));
    let mut table = given.dealt(0, &["caught-off-guard"]).play();
    assert!(table.there("the-triskelion").is_none());
    assert_eq!(table.ask(), Ask::TooMany { player: Seat(0) });
    assert_eq!(table.value("she-hulk", Stat::AllyLimit), 3);
    let vision = table.id("vision");
    table.answer(vision);
    assert!(!matches!(table.ask(), Ask::TooMany { .. }));
    let left = allies.iter().filter(|id| table.there(id).is_some());
    assert_eq!(left.collect::<Vec<_>>(), [&"hawkeye", &"spider-woman", &"maria-hill"]);
    // As long as it is there, it is one more, and one player's.
    let table = Given::new(&["marvel", "hulk"], "rhino").own(0, "the-triskelion").play();
    let limits = ["captain-marvel", "she-hulk"].map(|id| table.value(id, Stat::AllyLimit));
    assert_eq!(limits, [4, 3]);
}

#[test]
fn what_other_players_control_has_no_part_in_the_ally_limit() {
    cites!("allies.limit.three", "allies.limit.modifiable");
    let given = || {
        let given = Given::new(&["marvel", "hulk"], "rhino").hand(0, &["maria-hill", "energy"]);
        given.own(0, "hawkeye").own(0, "vision").own(1, "tigra").own(1, "mockingbird")
    };
    // Her third ally, and the fifth of all.
    let mut table = given().play();
    table.play_card("maria-hill", &["energy"]);
    assert!(!matches!(table.ask(), Ask::TooMany { .. }), "{:?}", table.ask());
    // Her fourth, and there is room for another one elsewhere.
    let mut table = given().own(0, "spider-woman").own(1, "the-triskelion").play();
    table.play_card("maria-hill", &["energy"]);
    assert_eq!(table.ask(), Ask::TooMany { player: Seat(0) });
}

#[test]
fn an_identity_does_not_use_a_power_for_which_it_prints_a_dash() {
    cites!("recovery.dash", "recovery.dash-is-not-zero");
    let dash = |change: fn(&mut champions::card::Card)| {
        homebrew()
            .print("spider-man", change)
            .modifies("hero-camp", "stat: { of: you, is: atk, by: 1 }")
            .own(0, "hero-camp")
    };
    let mut table = dash(|card| (card.faces[0].atk, card.faces[0].thw) = (None, None)).play();
    let by = table.id("spider-man");
    assert_eq!(table.refused(TurnOption::Attack(by)), rule!("recovery.dash"));
    assert_eq!(table.refused(TurnOption::Thwart(by)), rule!("recovery.dash"));
    let mut table = dash(|card| card.faces[0].def = None).own(0, "mockingbird").villain_phase().play();
    table.until(|ask| matches!(ask, Ask::Defend { .. }));
    assert_eq!(table.refused(Defend::With(by)), rule!("recovery.dash"));
    // An ally prints no DEF at all, and no dash.
    table.defend("mockingbird");
    let mut table = dash(|card| card.faces[1].rec = None).alter_ego(0).damage("spider-man", 3).play();
    assert_eq!(table.refused(TurnOption::Recover), rule!("recovery.dash"));
}
