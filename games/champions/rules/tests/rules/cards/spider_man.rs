//! Spider-Man's cards.

use champions::ask::{Ask, Pay, TurnOption, Use};
use champions::card::ability::{Resources, Status};
use champions::event::Event;
use champions::timing::Moment;
use champions::{cites, rule};
use table::Seat;

use crate::given::Given;

fn spider() -> Given {
    Given::new(&["spider"], "rhino")
}

#[test]
fn spider_sense_draws_before_the_boost_card_is_given() {
    cites!("sample-cards.spider-sense", "timing.interrupt.definition", "abilities.optional-types");
    let mut table = spider().villain_phase().draws(&["black-cat", "stampede", "im-tough"]).play();
    table.window_on(|moment| matches!(moment, Moment::Attack { .. }));
    assert!(table.state().encounter.boosts.is_empty());
    table.ability("spider-man", 0);
    table.settle();
    assert!(table.in_hand(0, "black-cat"));
    // ATK 2 and one boost icon.
    assert_eq!((table.damage_on("spider-man"), table.fired("spider-man")), (3, 1));
}

#[test]
fn scientist_generates_once_a_round() {
    cites!("sample-cards.scientist", "costs.resource-ability", "limits.limit");
    let mut table = spider().alter_ego(0).hand(0, &["aunt-may", "web-shooter"]).play();
    let (aunt, peter) = (table.card("aunt-may"), table.id("spider-man"));
    table.answer(TurnOption::Play(aunt));
    table.answer(Pay::Ability { card: peter, place: 0 });
    table.answer(Pay::Done);
    assert!(table.there("aunt-may").is_some());
    let mental = Resources { mental: 1, ..Resources::default() };
    let generated = Event::Generated { player: Seat(0), resources: mental };
    assert!(table.told().any(|(event, _)| *event == generated));
    assert_eq!(table.cannot_play("web-shooter"), rule!("costs.play-cost-any-mix"));
}

#[test]
fn black_cat_keeps_what_prints_mental() {
    cites!("effects.printed", "timing.forced.mandatory", "zones.enters-play");
    let mut table =
        spider().hand(0, &["black-cat", "energy"]).draws(&["enhanced-spider-sense", "backflip"]).play();
    table.play_card("black-cat", &["energy"]);
    assert!(table.in_hand(0, "enhanced-spider-sense") && table.discarded(0, "backflip"));
}

#[test]
fn backflip_prevents_all_and_is_a_defence() {
    cites!("damage.prevent-damage", "defence.labelled-ability", "defence.labelled-no-exhaust");
    let mut table = spider().hand(0, &["backflip"]).villain_phase().draws(&["stampede", "im-tough"]).play();
    table.window_on_damage();
    table.event("backflip");
    let identity = table.id("spider-man");
    let defends = table.told().any(|(event, why)| {
        why == rule!("defence.labelled-ability") && *event == Event::Defends { by: identity }
    });
    assert!(defends);
    table.settle();
    assert_eq!((table.damage_on("spider-man"), table.find("spider-man").exhausted), (0, false));
    assert!(table.discarded(0, "backflip"));
}

#[test]
fn enhanced_spider_sense_cancels_what_a_treachery_does() {
    cites!("effects.cancel.definition", "effects.cancel.treachery", "timing.interrupt.definition");
    let mut table = spider().hand(0, &["enhanced-spider-sense", "energy"]).dealt(0, &["stampede"]).play();
    table.window_on(|moment| matches!(moment, Moment::Reveal { .. }));
    table.event("enhanced-spider-sense");
    table.pay(&["energy"]);
    table.settle();
    assert_eq!(table.damage_on("spider-man"), 0);
    assert!(table.encounter_discarded("stampede") && table.discarded(0, "enhanced-spider-sense"));
}

#[test]
fn swinging_web_kick_is_an_attack_for_eight() {
    cites!("attack.labelled-ability", "attack.labelled-no-exhaust", "initiating.step1-restrictions");
    let mut table = spider().hand(0, &["swinging-web-kick", "energy", "genius"]).play();
    table.play_card("swinging-web-kick", &["energy", "genius"]);
    assert_eq!((table.damage_on("rhino-1"), table.find("spider-man").exhausted), (8, false));
    assert!(table.discarded(0, "swinging-web-kick"));
    let mut table = spider().alter_ego(0).hand(0, &["swinging-web-kick", "energy", "genius"]).play();
    assert_eq!(table.cannot_play("swinging-web-kick"), rule!("abilities.form-word"));
}

#[test]
fn aunt_may_heals_peter_and_nobody_else() {
    cites!(
        "abilities.form-word",
        "costs.arrow",
        "costs.ability-cost",
        "identity.hero-form-hides-alter-ego",
        "effects.exhausted.cannot-exhaust-again"
    );
    let mut table = spider().own(0, "aunt-may").damage("spider-man", 5).play();
    assert_eq!(table.cannot_act("aunt-may"), rule!("abilities.form-word"));
    let mut table = spider().alter_ego(0).own(0, "aunt-may").damage("spider-man", 5).play();
    table.act("aunt-may");
    assert_eq!((table.damage_on("spider-man"), table.find("aunt-may").exhausted), (1, true));
    assert_eq!(table.cannot_act("aunt-may"), rule!("initiating.step2-determine-cost"));
}

#[test]
fn spider_tracer_removes_threat_when_its_minion_falls() {
    cites!("attachments.leaves-with-host", "damage.defeated-at-zero", "damage.ally-minion-at-zero");
    let mut table = spider()
        .foe(Some(0), "shocker")
        .damage("shocker", 1)
        .hand(0, &["spider-tracer", "energy"])
        .threat("the-break-in", 5)
        .play();
    table.play_card("spider-tracer", &["energy"]);
    assert_eq!(table.find("spider-tracer").host, Some(table.id("shocker")));
    table.attack("spider-man", "shocker");
    assert_eq!((table.threat_on("the-break-in"), table.there("shocker")), (2, None));
    assert!(table.encounter_discarded("shocker") && table.discarded(0, "spider-tracer"));
}

#[test]
fn web_shooter_pays_three_times() {
    cites!(
        "keywords.uses.enter-with-counters",
        "keywords.uses.spend",
        "keywords.uses.discard-when-empty",
        "costs.wild-any"
    );
    let mut table = spider().hand(0, &["web-shooter", "energy", "aunt-may"]).play();
    table.play_card("web-shooter", &["energy"]);
    let shooter = table.id("web-shooter");
    assert_eq!(table.counters("web-shooter", "web"), 3);
    let aunt = table.card("aunt-may");
    table.answer(TurnOption::Play(aunt));
    table.answer(Pay::Ability { card: shooter, place: 0 });
    table.answer(Pay::Done);
    assert_eq!((table.counters("web-shooter", "web"), table.find("web-shooter").exhausted), (2, true));

    let mut table =
        spider().own(0, "web-shooter").counters("web-shooter", "web", 1).hand(0, &["aunt-may"]).play();
    let shooter = table.id("web-shooter");
    table.answer(TurnOption::Play(aunt));
    table.answer(Pay::Ability { card: shooter, place: 0 });
    table.answer(Pay::Done);
    assert!(table.there("web-shooter").is_none() && table.discarded(0, "web-shooter"));
}

#[test]
fn webbed_up_stands_in_for_an_attack() {
    cites!(
        "effects.replacement.definition",
        "effects.replacement.timing",
        "timing.interrupt.changed-condition"
    );
    let mut table = spider()
        .hand(0, &["webbed-up", "energy", "genius"])
        .villain_phase()
        .own(0, "webbed-up")
        .attached_to("rhino-1")
        .draws(&["im-tough"])
        .play();
    // It was never initiated: no boost card, no Spider-Sense (q.spider-sense-timing).
    table.until(|ask| {
        assert!(!matches!(ask, Ask::Window { moment: Moment::Attack { .. }, .. }), "he senses something");
        matches!(ask, Ask::Turn { .. })
    });
    assert_eq!(table.damage_on("spider-man"), 0);
    assert!(table.has("rhino-1", Status::Stunned) && table.discarded(0, "webbed-up"));
    assert!(!table.told().any(|(event, _)| matches!(event, Event::Boosted { .. })));
    assert_eq!(table.fired("spider-man"), 0);
    // Only one on each enemy.
    let mut table = spider()
        .hand(0, &["webbed-up", "energy", "genius"])
        .own(0, "webbed-up")
        .attached_to("rhino-1")
        .play();
    assert_eq!(table.cannot_play("webbed-up"), rule!("attachments.illegal-stays-put"));
}

#[test]
fn great_responsibility_takes_threat_as_damage() {
    cites!("effects.replacement.definition", "enemy-scheme.step3.place-threat");
    let mut table = Given::new(&["spider", "hulk"], "rhino")
        .alter_ego(1)
        .with("spider-man", |it| it.exhausted = true)
        .hand(0, &["great-responsibility"])
        .villain_phase()
        .play();
    // The villain attacks the first player, then schemes against the second.
    table.window_on(|moment| matches!(moment, Moment::Threat { .. }));
    let before = table.damage_on("spider-man");
    let Ask::Window { moment: Moment::Threat { amount, .. }, .. } = table.ask() else { panic!() };
    assert!(table.offers(Use::Pass));
    let threat = table.threat_on("the-break-in");
    table.event("great-responsibility");
    assert_eq!(table.damage_on("spider-man"), before + amount);
    assert_eq!(table.threat_on("the-break-in"), threat);
}
