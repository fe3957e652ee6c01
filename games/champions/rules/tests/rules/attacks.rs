//! The chapters on attacking, thwarting, defending and recovering: whom it is aimed at, by whom it is made, what counts.

use champions::ask::{Chosen, TurnOption};
use champions::card::ability::{Amount, Modifier, Stat, Status};
use champions::state::Thing;
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
fn nobody_but_an_enemy_can_be_attacked() {
    cites!("attack.hero-basic", "attack.any-enemy");
    let given = Given::new(&["spider", "hulk"], "rhino").foe(Some(0), "shocker");
    let mut table = given.own(0, "mockingbird").own(1, "tigra").play();
    table.answer(TurnOption::Attack(table.id("spider-man")));
    for friend in ["mockingbird", "tigra", "she-hulk", "spider-man"] {
        let friend = table.id(friend);
        assert!(!table.offers(friend));
        assert_eq!(table.refused(friend), rule!("attack.any-enemy"));
    }
    assert!(["rhino-1", "shocker"].iter().all(|id| table.offers(table.id(id))));
}

#[test]
fn a_minion_without_guard_keeps_nobody_from_the_villain() {
    cites!("attack.any-enemy");
    let given = spider().foe(Some(0), "shocker").own(0, "mockingbird");
    let mut table = given.hand(0, &["swinging-web-kick", "energy", "genius"]).play();
    table.attack("spider-man", "rhino-1");
    table.settle();
    table.attack("mockingbird", "rhino-1");
    table.settle();
    table.play_card("swinging-web-kick", &["energy", "genius"]);
    table.choose("rhino-1");
    table.settle();
    assert_eq!((table.damage_on("rhino-1"), table.damage_on("shocker")), (2 + 1 + 8, 0));
}

#[test]
fn whatever_raises_atk_counts_for_a_basic_attack() {
    cites!("attack.damage-equals-atk-modified");
    // An upgrade on the ally, and something that lasts for the hero.
    let given = homebrew().own(0, "war-horn").own(0, "mockingbird").own(0, "inspired");
    let mut table = given.attached_to("mockingbird").play();
    table.attack("mockingbird", "rhino-1");
    table.settle();
    assert_eq!(table.damage_on("rhino-1"), 1 + 1);
    table.act("war-horn");
    table.attack("spider-man", "rhino-1");
    table.settle();
    assert_eq!(table.damage_on("rhino-1"), 2 + 2 + 2);
}

#[test]
fn a_response_that_is_labelled_is_an_attack_or_a_thwart_as_well() {
    cites!("attack.labelled-ability", "thwart.labelled-ability");
    let deeds = [
        ("attack", "deal-damage: { amount: 1, to: villain }", Status::Stunned),
        ("thwart", "remove-threat: { amount: 1, from: main-scheme }", Status::Confused),
    ];
    for (label, does, status) in deeds {
        let says = format!(
            "{{ when: {{ response: {{ {label}: {{ by: ally }} }} }}, label: {label}, do: [{{ {does} }}] }}"
        );
        let acts = |given: Given| {
            let given = given.says("aftershock", &says).own(0, "aftershock").own(0, "mockingbird");
            let mut table = given.threat("the-break-in", 5).play();
            match label {
                "attack" => table.attack("mockingbird", "rhino-1"),
                _ => table.thwart("mockingbird", "the-break-in"),
            }
            table.ability("aftershock", 0);
            table.settle();
            let done = table.damage_on("rhino-1") + (5 - table.threat_on("the-break-in"));
            (done, table.has("spider-man", status))
        };
        assert_eq!(acts(homebrew()), (2, false), "{label}");
        // The hero makes it, and is kept from it.
        assert_eq!(acts(homebrew().status("spider-man", status)), (1, false), "{label}");
    }
}

#[test]
fn an_enemy_whose_tough_card_took_the_damage_was_attacked() {
    cites!("attack.labelled-one-attack");
    let sweep = "{ when: action, label: attack, do: [{ deal-damage: { amount: 1, to: { each: enemy } } }] }";
    let given = homebrew().says("aftershock", sweep).own(0, "aftershock").foe(Some(0), "whiplash");
    let mut table = given.status("whiplash", Status::Tough).play();
    table.act("aftershock");
    table.settle();
    assert_eq!((table.damage_on("rhino-1"), table.damage_on("whiplash")), (1, 0));
    assert_eq!(table.damage_on("spider-man"), 1, "he retaliates");
}

#[test]
fn a_labelled_thwart_is_made_by_the_identity_the_ally_or_nobody() {
    cites!("attack.labelled-attacker");
    let thwart = "{ when: action, label: thwart, do: [{ remove-threat: { amount: 1, from: main-scheme } }] }";
    let given = || homebrew().threat("the-break-in", 3).status("spider-man", Status::Confused);
    // On an upgrade and on an event the confused hero makes it, on an ally and on a support he does not.
    for (id, by_hero) in [("aftershock", true), ("quick-blade", false), ("one-shot", false)] {
        let mut table = given().says(id, thwart).own(0, id).play();
        table.act(id);
        table.settle();
        assert_eq!(table.has("spider-man", Status::Confused), !by_hero, "{id}");
        assert_eq!(table.threat_on("the-break-in"), if by_hero { 3 } else { 2 }, "{id}");
    }
    let mut table = given().hand(0, &["for-justice", "energy"]).play();
    table.play_card("for-justice", &["energy"]);
    table.settle();
    assert_eq!((table.threat_on("the-break-in"), table.has("spider-man", Status::Confused)), (3, false));
    // The ally's own card keeps her from it.
    let confused = given().says("quick-blade", thwart).own(0, "quick-blade");
    let mut table = confused.status("quick-blade", Status::Confused).play();
    table.act("quick-blade");
    table.settle();
    assert_eq!((table.threat_on("the-break-in"), table.has("quick-blade", Status::Confused)), (3, false));
    assert!(table.has("spider-man", Status::Confused));
}

#[test]
fn every_scheme_can_be_thwarted_by_a_power_and_by_what_is_labelled() {
    cites!("thwart.any-scheme", "side-schemes.removal-means");
    let schemes = ["the-break-in", "bomb-scare", "breakin-and-takin"];
    let given = || {
        let given = spider().foe(None, "bomb-scare").foe(None, "breakin-and-takin");
        let given = schemes.iter().fold(given, |given, id| given.threat(id, 5));
        given.hand(0, &["for-justice", "energy"])
    };
    for scheme in schemes {
        let mut table = given().play();
        table.thwart("spider-man", scheme);
        table.settle();
        assert_eq!(table.threat_on(scheme), 4);
        table.play_card("for-justice", &["energy"]);
        table.choose(scheme);
        table.settle();
        assert_eq!(table.threat_on(scheme), 1);
    }
}

#[test]
fn a_hero_who_has_exhausted_to_defend_keeps_def_whatever_else_is_a_defence() {
    cites!("defence.labelled-no-def");
    let shield =
        "{ when: { interrupt: { damage: { to: your-hero } } }, label: defence, do: [{ prevent: all }] }";
    let attacked = |defends: bool, shielded: bool| {
        let given = homebrew().says("stand-fast", shield).foe(None, "charge").attached_to("rhino-1");
        let given = given.stock(&["concussive-blast"]).hand(0, &["stand-fast"]).villain_phase();
        let mut table = given.draws(&["concussive-blast", "im-tough"]).play();
        if defends {
            table.defend("spider-man");
        }
        // The boost card has no icon, and does one damage of its own before the attack does any.
        table.window_on_damage();
        assert_eq!(table.damage_on("spider-man"), 0);
        if shielded {
            table.event("stand-fast");
        }
        table.settle();
        table.damage_on("spider-man")
    };
    // ATK 2 and 3 of the attachment, DEF 3.
    assert_eq!((attacked(false, false), attacked(false, true)), (1 + 5, 5));
    assert_eq!((attacked(true, false), attacked(true, true)), (1 + 5 - 3, 5 - 3));
    // So it is with a labelled defence against this very attack, besides the basic one.
    let braced = "{ when: { interrupt: { defence: { by: your-hero } } }, label: defence, do: [{ heal: { amount: 1, from: your-hero } }] }";
    let given = homebrew().says("stand-fast", braced).foe(None, "charge").attached_to("rhino-1");
    let given = given.damage("spider-man", 4).hand(0, &["stand-fast"]).villain_phase();
    let mut table = given.draws(&["hard-to-keep-down", "im-tough"]).play();
    table.defend("spider-man");
    table.event("stand-fast");
    table.settle();
    assert_eq!(table.damage_on("spider-man"), 4 - 1 + 5 - 3);
}

#[test]
fn who_recovers_heals_as_much_as_rec_is_by_then() {
    cites!("recovery.exhaust-and-heal");
    let given = homebrew().print("stronger-by-one", |card| {
        if let Modifier::Stat { is, .. } = &mut card.faces[0].text.modifiers[0] {
            *is = Stat::Rec;
        }
    });
    let mut table = given.alter_ego(0).own(0, "stronger-by-one").damage("spider-man", 6).play();
    table.answer(TurnOption::Recover);
    assert_eq!(table.damage_on("spider-man"), 6 - (3 + 1));
}

#[test]
fn an_atk_of_zero_is_no_dash() {
    cites!("recovery.dash-is-not-zero");
    let given = || spider().print("mockingbird", |card| card.faces[0].atk = Some(0)).own(0, "mockingbird");
    let mut table = given().play();
    table.attack("mockingbird", "rhino-1");
    table.settle();
    assert_eq!((table.damage_on("rhino-1"), table.find("mockingbird").exhausted), (0, true));
    // It can be raised, which a dash cannot.
    let mut table = given().own(0, "inspired").attached_to("mockingbird").play();
    table.attack("mockingbird", "rhino-1");
    table.settle();
    assert_eq!(table.damage_on("rhino-1"), 1);
}

#[test]
fn what_is_labelled_exhausts_the_hero_if_it_says_so() {
    cites!("attack.labelled-no-exhaust", "thwart.labelled-no-exhaust", "defence.labelled-no-exhaust");
    let says = |when: &str, label: &str, does: &str| {
        format!("{{ when: {when}, label: {label}, cost: [{{ exhaust: your-hero }}], do: [{{ {does} }}] }}")
    };
    let strike = "deal-damage: { amount: 1, to: villain }";
    let thwart = "remove-threat: { amount: 1, from: main-scheme }";
    for (label, does) in [("attack", strike), ("thwart", thwart)] {
        let given = homebrew().says("aftershock", &says("action", label, does)).own(0, "aftershock");
        let mut table = given.threat("the-break-in", 3).play();
        table.act("aftershock");
        table.settle();
        assert!(table.find("spider-man").exhausted, "{label}");
        assert_eq!(table.cannot_act("aftershock"), rule!("initiating.step2-determine-cost"));
    }
    let parry = says("{ interrupt: { attack: { by: villain } } }", "defence", strike);
    let given = homebrew().says("stand-fast", &parry).hand(0, &["stand-fast"]).villain_phase();
    let mut table = given.draws(&["hard-to-keep-down", "im-tough"]).play();
    table.window();
    table.event("stand-fast");
    table.settle();
    assert_eq!((table.damage_on("rhino-1"), table.find("spider-man").exhausted), (1, true));
}

#[test]
fn who_attacks_or_thwarts_is_exhausted_before_anything_comes_of_it() {
    cites!("attack.hero-exhausts", "thwart.hero-exhausts", "allies.exhaust-as-cost");
    for power in ["attack", "thwart"] {
        // Whoever has exhausted readies as the attack or the thwart begins, and stays ready.
        let rouse = format!(
            "{{ when: {{ forced-interrupt: {{ {power}: {{ by: friendly }} }} }}, do: [{{ ready: {{ each: friendly }} }}] }}"
        );
        for by in ["spider-man", "mockingbird"] {
            let given = homebrew().says("aftershock", &rouse).own(0, "aftershock").own(0, "mockingbird");
            let mut table = given.threat("the-break-in", 3).play();
            match power {
                "attack" => table.attack(by, "rhino-1"),
                _ => table.thwart(by, "the-break-in"),
            }
            table.settle();
            assert_eq!((table.fired("aftershock"), table.find(by).exhausted), (1, false), "{power} by {by}");
        }
    }
}

#[test]
fn a_labelled_attack_reaches_the_minions_of_other_players() {
    cites!("attack.any-enemy");
    let given = Given::new(&["spider", "hulk"], "rhino").foe(Some(1), "sandman");
    let mut table = given.hand(0, &["swinging-web-kick", "energy", "genius"]).play();
    let sandman = table.id("sandman");
    table.play_card("swinging-web-kick", &["energy", "genius"]);
    table.choose("sandman");
    table.settle();
    assert_eq!(table.damage_on("rhino-1"), 0);
    assert!(table.state().find(sandman).is_none_or(|minion| minion.damage > 0));
}

#[test]
fn what_lowers_a_power_counts_for_it() {
    cites!("attack.damage-equals-atk-modified", "thwart.hero-basic");
    let weaker = |given: Given, stat: Stat| {
        let given = given.print("stronger-by-one", |card| {
            if let Modifier::Stat { is, by, .. } = &mut card.faces[0].text.modifiers[0] {
                (*is, *by) = (stat, Amount::Number(-1));
            }
        });
        given.own(0, "stronger-by-one").threat("the-break-in", 5).play()
    };
    // She has THW 2 and ATK 2.
    let marvel = || Given::homebrew(&["marvel"], "rhino");
    let mut table = weaker(marvel(), Stat::Atk);
    table.attack("captain-marvel", "rhino-1");
    table.settle();
    assert_eq!(table.damage_on("rhino-1"), 1);
    let mut table = weaker(marvel(), Stat::Thw);
    table.thwart("captain-marvel", "the-break-in");
    table.settle();
    assert_eq!(table.threat_on("the-break-in"), 5 - 1);
}

#[test]
fn the_def_of_a_hero_helps_no_ally() {
    cites!("defence.labelled-no-def");
    let given = spider().own(0, "mockingbird").villain_phase();
    let mut table = given.draws(&["hard-to-keep-down", "im-tough"]).play();
    table.defend("mockingbird");
    table.settle();
    // ATK 2, and Spider-Man has DEF 3.
    assert_eq!((table.damage_on("mockingbird"), table.damage_on("spider-man")), (2, 0));
}

#[test]
fn a_guard_that_another_player_faces_keeps_nobody_else_from_the_villain() {
    cites!("attack.any-enemy");
    let mut table = Given::new(&["spider", "hulk"], "rhino").foe(Some(1), "hydra-mercenary").play();
    table.attack("spider-man", "rhino-1");
    table.settle();
    assert_eq!(table.damage_on("rhino-1"), 2);
}

#[test]
fn damage_by_an_ability_of_an_ally_that_is_not_labelled_is_no_attack() {
    cites!("attack.unlabelled-damage-is-not-attack");
    let strike = "{ when: action, do: [{ deal-damage: { amount: 1, to: { each: minion } } }] }";
    let given = homebrew().says("quick-blade", strike).own(0, "quick-blade").foe(Some(0), "whiplash");
    let mut table = given.status("quick-blade", Status::Stunned).play();
    table.act("quick-blade");
    table.settle();
    // He does not retaliate, and she is stunned as before.
    assert_eq!((table.damage_on("whiplash"), table.damage_on("quick-blade")), (1, 0));
    assert!(table.has("quick-blade", Status::Stunned));
}

#[test]
fn who_is_asked_to_act_makes_the_attack_and_discards_the_event() {
    cites!("attack.labelled-attacker", "player-cards.event.sequence");
    let given = Given::homebrew(&["spider", "iron"], "rhino").own(1, "powered-gauntlets");
    let mut table = given.status("iron-man", Status::Stunned).hand(1, &["stage-call"]).play();
    table.answer(TurnOption::Request(Seat(1)));
    table.ability("powered-gauntlets", 0);
    table.settle();
    assert_eq!((table.damage_on("rhino-1"), table.has("iron-man", Status::Stunned)), (0, false));
    table.answer(TurnOption::Request(Seat(1)));
    table.event("stage-call");
    table.settle();
    assert_eq!(table.damage_on("rhino-1"), 1);
    assert!(table.discarded(1, "stage-call") && !table.discarded(0, "stage-call"));
}

#[test]
fn what_is_labelled_on_an_upgrade_is_an_attack_or_a_thwart_and_exhausts_no_hero() {
    cites!(
        "attack.labelled-ability",
        "attack.labelled-no-exhaust",
        "thwart.labelled-ability",
        "thwart.labelled-no-exhaust"
    );
    let deeds = [
        ("attack", "deal-damage: { amount: 1, to: villain }", Status::Stunned),
        ("thwart", "remove-threat: { amount: 1, from: main-scheme }", Status::Confused),
    ];
    for (label, does, status) in deeds {
        let says = format!("{{ when: action, label: {label}, do: [{{ {does} }}] }}");
        let given = || homebrew().says("aftershock", &says).own(0, "aftershock").threat("the-break-in", 3);
        let acts = |given: Given| {
            let mut table = given.play();
            table.act("aftershock");
            table.settle();
            let done = table.damage_on("rhino-1") + (3 - table.threat_on("the-break-in"));
            (done, table.find("spider-man").exhausted, table.has("spider-man", status))
        };
        assert_eq!(acts(given()), (1, false, false), "{label}");
        assert_eq!(acts(given().with("spider-man", |it| it.exhausted = true)), (1, true, false), "{label}");
        assert_eq!(acts(given().status("spider-man", status)), (0, false, false), "{label}");
    }
}

#[test]
fn an_attack_is_one_whatever_it_does_to_the_enemy() {
    cites!(
        "attack.any-enemy",
        "attack.labelled-one-attack",
        "keywords.guard.allies-included",
        "keywords.retaliate"
    );
    let steps = [
        "give-status: { status: stunned, to: { choose: { from: enemy } } }",
        "exhaust: { choose: { from: enemy } }",
        "place-damage: { amount: 1, at: { choose: { from: enemy } } }",
    ];
    for step in steps {
        let says = format!("{{ when: action, label: attack, do: [{{ {step} }}] }}");
        let given = || homebrew().says("first-shield", &says).hand(0, &["first-shield"]);
        // Who retaliates does so, though no damage was dealt.
        let mut table = given().foe(Some(0), "whiplash").play();
        table.play_card("first-shield", &[]);
        table.choose("whiplash");
        table.settle();
        assert_eq!(table.damage_on("spider-man"), 1, "{step}");
        // A guard keeps the attack from the villain.
        let mut table = given().foe(Some(0), "hydra-mercenary").foe(Some(0), "shocker").play();
        table.play_card("first-shield", &[]);
        let villain = table.id("rhino-1");
        assert!(!table.offers(Chosen::Card(Thing::InPlay(villain))), "{step}");
        table.choose("shocker");
        table.settle();
    }
    // An attack that could only be aimed at who is guarded is not begun.
    let says = "{ when: action, label: attack, do: [{ give-status: { status: stunned, to: villain } }] }";
    let given = || homebrew().says("first-shield", says).hand(0, &["first-shield"]);
    let mut table = given().foe(Some(0), "hydra-mercenary").play();
    assert_eq!(table.cannot_play("first-shield"), rule!("abilities.must-be-able-to-change-state"));
    let mut table = given().foe(Some(0), "shocker").play();
    table.play_card("first-shield", &[]);
    assert!(table.has("rhino-1", Status::Stunned));
    // What is aimed at all of them passes over the villain.
    let all = "{ when: action, label: attack, do: [{ discard: { what: { each: minion } } }, { give-status: { status: stunned, to: { each: enemy } } }] }";
    let given = homebrew().says("first-shield", all).hand(0, &["first-shield"]);
    let mut table = given.foe(Some(0), "shocker").play();
    table.play_card("first-shield", &[]);
    assert!(table.there("shocker").is_none() && table.has("rhino-1", Status::Stunned));
    let says =
        "{ when: action, label: attack, do: [{ give-status: { status: stunned, to: { each: enemy } } }] }";
    let given = homebrew().says("first-shield", says).hand(0, &["first-shield"]);
    let mut table = given.foe(Some(0), "hydra-mercenary").play();
    table.play_card("first-shield", &[]);
    table.settle();
    assert!(table.has("hydra-mercenary", Status::Stunned) && !table.has("rhino-1", Status::Stunned));
}
