//! Special powers.

use super::{character, only};
use crate::card::{Filter, FilterSide, Modifier, Moment, Nature, Power, Step, Use, Whom};

fn power(parts: &str) -> Result<Power, content::Diagnostics> {
    let powers = format!("[{{ id: p, name: P, {parts} }}]");
    character(&[("powers", &powers)]).map(|mut ann| ann.powers.remove(0))
}

#[test]
fn a_power_is_read_as_it_is_written() {
    let puppet = "when: active, cost: 3, frequency: once-per-turn, do: [{ test: { of: willpower, \
                  by: { choose: { side: enemy, within: 6, in-sight: true } }, fail: [{ walk: { who: it, up-to: 4 } }] } }]";
    let power = power(puppet).unwrap();
    let anyone = Filter { side: FilterSide::Enemy, within: Some(6_000), in_sight: true };
    let Step::Test { by, pass, fail, .. } = &power.steps[0] else {
        panic!("{:?}", power.steps);
    };
    assert_eq!((*by, pass.len()), (Whom::Choose(anyone), 0));
    assert_eq!(fail[..], [Step::Walk { who: Whom::It, up_to: 4_000 }]);
}

#[test]
fn a_trigger_says_whom_it_watches() {
    let wall = power(
        "when: { reactive: { hit: { side: friend, within: 2, special-power-only: true } } }, do: [{ less-damage: 1 }]",
    );
    let Use::Reactive(trigger) = wall.unwrap().when else {
        panic!("it is reactive");
    };
    assert_eq!((trigger.moment, trigger.special_power_only), (Moment::Hit, true));
    assert_eq!(trigger.whom, Filter { side: FilterSide::Friend, within: Some(2_000), in_sight: false });
}

#[test]
fn parts_that_contradict_each_other_are_refused() {
    let refused = |parts: &str, said: &str| {
        let told = only(power(parts));
        assert!(told.contains("pow.power-parts") && told.contains(said), "{told}");
    };
    let modifiers = "modifiers: [{ ignore-pushes: 1 }]";
    refused(
        &format!("when: passive, do: [{{ knock-down: owner }}], {modifiers}"),
        "does nothing step by step",
    );
    refused("when: passive", "without modifiers changes nothing");
    refused(&format!("when: passive, cost: 1, {modifiers}"), "costs nothing");
    refused(&format!("when: passive, frequency: once-per-game, {modifiers}"), "however often");
    refused("when: active", "must do something");
    refused(
        &format!("when: active, do: [{{ get-up: owner }}], {modifiers}"),
        "only a passive power has modifiers",
    );
    refused("when: { reactive: { hit: { side: own } } }", "must do something");
    refused("when: active, do: [{ less-damage: 1 }]", "there is no hit");
    refused("when: { reactive: { targeted: { side: own } } }, do: [{ less-damage: 1 }]", "there is no hit");
    refused("when: active, do: [{ test: { of: agility, by: owner } }]", "nothing follows");
    assert_eq!(power(&format!("when: passive, {modifiers}")).unwrap().modifiers, [Modifier::IgnorePushes(1)]);
}

#[test]
fn a_step_may_only_speak_of_figures_that_are_known() {
    let unbound = |steps: &str| only(power(&format!("when: active, do: [{steps}]")));
    let choose = "{ choose: { side: enemy } }";
    assert!(
        unbound("{ knock-down: it }")
            .contains("pow.unbound: nobody was chosen or tested whom `it` could mean")
    );
    assert!(unbound("{ knock-down: attacker }").contains("pow.unbound: there is no attack"));

    let bound = |steps: &str| power(&format!("when: active, do: [{steps}]")).unwrap();
    bound(&format!("{{ knock-down: {choose} }}, {{ damage: {{ to: it, amount: 1, nature: mental }} }}"));
    bound(&format!(
        "{{ test: {{ of: agility, by: {choose}, fail: [{{ knock-down: it }}] }} }}, {{ get-up: it }}"
    ));
    power("when: { reactive: { hit: { side: friend } } }, do: [{ knock-down: attacker }, { get-up: it }]")
        .unwrap();

    // Whoever was tested is known, in what follows and afterwards.
    bound("{ test: { of: agility, by: owner, fail: [{ knock-down: it }] } }, { get-up: it }");
    // Of each that is tested, this one is meant; there may be none, so that afterwards nobody is.
    let each = "{ test: { of: agility, by: { each: { side: enemy } }, pass: [{ get-up: it }], fail: [{ knock-down: it }] } }";
    bound(each);
    assert!(unbound(&format!("{each}, {{ get-up: it }}")).contains("whom `it` could mean"));
    // What is chosen on one outcome of a test of each is not known afterwards either.
    let chosen = format!(
        "{{ test: {{ of: agility, by: {{ each: {{ side: enemy }} }}, pass: [{{ knock-down: {choose} }}] }} }}"
    );
    assert!(unbound(&format!("{chosen}, {{ get-up: it }}")).contains("whom `it` could mean"));
}

#[test]
fn only_effects_on_a_figure_can_be_applied() {
    let apply =
        |effect: &str| power(&format!("when: active, do: [{{ apply: {{ to: owner, effect: {effect} }} }}]"));
    assert!(apply("{ stun: 1 }").is_ok());
    for effect in ["homing", "irresistible", "penetrative", "{ explosive: 1 }", "{ pierce: 1 }"] {
        assert!(only(apply(effect)).contains("pow.not-applied"), "{effect}");
    }
}

#[test]
fn modifiers_name_what_they_change() {
    let all = "when: passive, modifiers: [{ defence: { nature: mental, by: 1 } }, { less-damage: { nature: energy, by: 2 } }, \
               { melee-to-hit: 1 }, { speed: 1.5 }]";
    let expected = [
        Modifier::Defence(Nature::Mental, 1),
        Modifier::LessDamage(Nature::Energy, 2),
        Modifier::MeleeToHit(1),
        Modifier::Speed(1_500),
    ];
    assert_eq!(power(all).unwrap().modifiers, expected);
}
