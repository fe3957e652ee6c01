//! The chapters on dealing and revealing encounter cards: when a dealt card is revealed, and everything that is resolved then.

use champions::ask::Ask;
use champions::card::CardType;
use champions::card::ability::{Keyword, Pick, Status};
use champions::cites;
use champions::event::Event;
use champions::state::{Phase, VillainStep};
use table::{Game, Seat};

use crate::given::Given;
use crate::kit::Table;

fn spider() -> Given {
    Given::new(&["spider"], "rhino")
}

fn two() -> Given {
    Given::new(&["spider", "hulk"], "rhino")
}

fn waiting(table: &Table, seat: u8) -> usize {
    table.state().player(Seat(seat)).dealt.len()
}

/// An ability that deals an encounter card to its player.
fn deals(when: &str) -> String {
    format!("{{ when: {when}, do: [{{ deal-encounter-card: {{ to: you }} }}] }}")
}

#[test]
fn an_effect_deals_to_the_player_it_is_for() {
    cites!("dealing.procedure");
    let mut table = two().says("aunt-may", &deals("action")).own(1, "aunt-may").play();
    table.end_turn();
    table.act("aunt-may");
    assert_eq!((waiting(&table, 0), waiting(&table, 1), table.revealed().len()), (0, 1, 0));
}

#[test]
fn the_card_for_an_empty_deck_waits_like_any_other() {
    cites!("dealing.not-revealed-at-once");
    let mut given = spider().own(0, "avengers-mansion");
    let deck: Vec<_> = given.state.players[0].deck.drain().collect();
    given.state.players[0].deck.add(deck[0]);
    given.state.players[0].discard = deck[1..].to_vec();
    let mut table = given.play();
    table.act("avengers-mansion");
    assert_eq!((waiting(&table, 0), table.revealed().len()), (1, 0));
}

#[test]
fn a_card_dealt_in_the_player_phase_waits_for_the_fourth_step_of_the_villain_phase() {
    cites!("dealing.not-revealed-at-once");
    let given = spider().says("aunt-may", &deals("action")).own(0, "aunt-may");
    let mut table = given.draws(&["im-tough"]).play();
    table.act("aunt-may");
    table.end_turn();
    table.until(|ask| matches!(ask, Ask::Defend { .. }));
    assert_eq!((waiting(&table, 0), table.revealed().len()), (1, 0));
    table.until(|ask| matches!(ask, Ask::Turn { .. } | Ask::ChooseOne { .. }));
    assert_eq!(table.revealed()[0], (0, "im-tough"));
}

#[test]
fn a_card_dealt_while_cards_are_revealed_comes_after_those_that_wait() {
    cites!("dealing.during-steps-3-4");
    let given = spider().alter_ego(0).says("advance", &deals("when-revealed"));
    let mut table = given.dealt(0, &["advance", "shocker"]).draws(&["im-tough"]).play();
    table.settle();
    assert_eq!(table.revealed(), [(0, "advance"), (0, "shocker"), (0, "im-tough")]);
}

#[test]
fn a_card_dealt_in_step_one_or_two_is_revealed_with_that_of_step_three() {
    cites!("dealing.during-steps-1-2");
    let answers = [
        "{ forced-response: { threat: { to: main-scheme } } }",
        "{ forced-response: { attack: { by: villain } } }",
        "{ forced-response: { attack: { by: self } } }",
    ];
    for (step, when) in answers.iter().enumerate() {
        // The card is dealt in step 1, after the attack of the villain, or after that of the minion itself.
        let mut given = spider().says("hydra-bomber", &deals(when)).foe(Some(0), "hydra-bomber");
        (given.state.active, given.state.phase) = (None, Phase::Villain(VillainStep::PlaceThreat));
        let draws = [["im-tough", "stampede", "charge"], ["stampede", "im-tough", "charge"]];
        let mut table = given.draws(&draws[step.min(1)]).play();
        table.settle();
        assert_eq!(table.revealed(), [(0, "im-tough"), (0, "charge")], "{when}");
        let deal = Event::PhaseBegan { phase: Phase::Villain(VillainStep::Deal) };
        let first = table.place(|event| matches!(event, Event::Revealed { .. }));
        assert!(table.place(|event| *event == deal) < first, "{when}");
    }
}

#[test]
fn every_when_revealed_of_a_card_resolves_whatever_its_type() {
    cites!("revealing.procedure");
    let hurts = "{ when: when-revealed, do: [{ deal-damage: { amount: 1, to: you } }] }";
    for id in ["hydra-mercenary", "crowd-control", "charge", "ultron-drones", "advance"] {
        for times in [1, 2] {
            let twice = |card: &mut champions::card::Card| {
                let ability = card.faces[0].text.abilities[0].clone();
                card.faces[0].text.abilities = vec![ability; times];
            };
            // It speaks to the player who reveals it.
            let mut table = two().says(id, hurts).print(id, twice).dealt(1, &[id]).play();
            table.until(|ask| matches!(ask, Ask::Turn { .. }));
            let damage = ["she-hulk", "spider-man"].map(|hero| usize::from(table.damage_on(hero)));
            assert_eq!(damage, [times, 0], "{id}");
        }
    }
}

#[test]
fn surge_and_peril_of_a_revealed_card_count() {
    cites!("revealing.procedure");
    // The other player could answer that a minion enters play.
    let answer = "{ when: { response: { enter-play: { what: minion } } }, do: [{ draw: { count: 1 } }] }";
    for peril in [false, true] {
        let keywords = |card: &mut champions::card::Card| {
            let gained = if peril { vec![Keyword::Surge, Keyword::Peril] } else { Vec::new() };
            card.faces[0].text.keywords = gained;
        };
        let mut table = two()
            .print("hydra-mercenary", keywords)
            .says("tenacity", answer)
            .own(1, "tenacity")
            .dealt(0, &["hydra-mercenary"])
            .draws(&["im-tough"])
            .play();
        table.until(|ask| matches!(ask, Ask::Window { .. } | Ask::Turn { .. }));
        assert_eq!(matches!(table.ask(), Ask::Window { player: Seat(1), .. }), !peril);
        table.until(|ask| matches!(ask, Ask::Turn { .. }));
        assert_eq!(table.revealed().len(), if peril { 2 } else { 1 });
    }
}

#[test]
fn an_attachment_is_nobodys_to_control() {
    cites!("revealing.attachment");
    let mut table = two().dealt(1, &["charge"]).play();
    table.until(|ask| matches!(ask, Ask::Turn { .. }));
    let charge = table.find("charge");
    assert_eq!((charge.host, charge.controller), (Some(table.id("rhino-1")), None));
}

#[test]
fn an_attachment_goes_to_the_hero_of_who_reveals_it() {
    cites!("revealing.attachment");
    let given = two().print("charge", |card| card.faces[0].text.play.attach = Some(Pick::YourHero));
    let mut table = given.dealt(1, &["charge"]).play();
    table.until(|ask| matches!(ask, Ask::Turn { .. }));
    assert_eq!(table.find("charge").host, Some(table.id("she-hulk")));
}

#[test]
fn a_minion_that_strikes_quickly_strikes_who_revealed_it() {
    cites!("revealing.minion", "villain-phase.step4.first-player-first");
    // The second player reveals it, when the first has no card left.
    let given = two().stock(&["vulture"]).dealt(0, &[]);
    let mut given = given.dealt(1, &["vulture"]);
    given.state.phase = Phase::Villain(VillainStep::Reveal(Seat(0)));
    let mut table = given.play();
    table.until(|ask| matches!(ask, Ask::Defend { .. }));
    assert!(matches!(table.ask(), Ask::Defend { target: Seat(1), .. }), "{:?}", table.ask());
    table.until(|ask| matches!(ask, Ask::Turn { .. }));
    assert_eq!((table.damage_on("she-hulk"), table.damage_on("spider-man")), (3, 0));
}

#[test]
fn minions_engage_who_reveals_them_by_surge_too_and_as_many_as_come() {
    cites!("revealing.minion");
    let surges = |card: &mut champions::card::Card| card.faces[0].text.keywords.push(Keyword::Surge);
    let given = two().alter_ego(1).print("shocker", surges);
    let mut table = given.dealt(1, &["shocker"]).draws(&["sandman"]).play();
    table.until(|ask| matches!(ask, Ask::Turn { .. }));
    assert_eq!(["shocker", "sandman"].map(|id| table.find(id).engaged), [Some(Seat(1)); 2]);
}

#[test]
fn a_treachery_does_not_stay_in_play() {
    cites!("revealing.treachery");
    let mut table = spider().dealt(0, &["im-tough"]).play();
    table.settle();
    assert!(table.has("rhino-1", Status::Tough));
    assert!(table.there("im-tough").is_none() && table.encounter_discarded("im-tough"));
}

#[test]
fn environments_lie_side_by_side() {
    cites!("revealing.environment", "environments.stays");
    let environment = |card: &mut champions::card::Card| card.faces[0].kind = CardType::Environment;
    let mut table = Given::new(&["spider"], "ultron")
        .print("repair-sequence", environment)
        .foe(None, "ultron-drones")
        .dealt(0, &["repair-sequence"])
        .play();
    table.settle();
    assert!(table.there("ultron-drones").is_some() && table.there("repair-sequence").is_some());
}

#[test]
fn a_revealed_side_scheme_has_its_threat() {
    cites!("revealing.side-scheme");
    // Two, and one for each player when it is revealed.
    let mut table = two().dealt(1, &["bomb-scare"]).play();
    table.until(|ask| matches!(ask, Ask::Turn { .. }));
    assert_eq!(table.threat_on("bomb-scare"), 2 + 2);
}

#[test]
fn a_card_is_revealed_from_the_discard_pile_as_from_the_deck() {
    cites!("revealing.from-card-effect");
    // The second player is told to, on their turn, and it happens at once.
    let says = "{ when: action, do: [{ reveal: { what: { each: { in: encounter-discard } } } }] }";
    let mut given = two().says("aunt-may", says).own(1, "aunt-may");
    let minion = given.card("shocker");
    given.state.encounter.deck.take(minion);
    given.state.encounter.discard.push(minion);
    let mut table = given.play();
    table.end_turn();
    table.act("aunt-may");
    assert_eq!((table.revealed(), waiting(&table, 1)), (vec![(1, "shocker")], 0));
    assert_eq!(table.find("shocker").engaged, Some(Seat(1)));
    assert_eq!((table.damage_on("spider-man"), table.damage_on("she-hulk")), (1, 1));
}

#[test]
fn a_minion_that_an_effect_reveals_strikes_quickly() {
    cites!("revealing.from-card-effect");
    let says = "{ when: action, do: [{ reveal: { what: { top: { of: encounter-deck } } } }] }";
    let given = spider().says("aunt-may", says).own(0, "aunt-may").stock(&["vulture"]);
    let mut table = given.draws(&["vulture"]).play();
    table.act("aunt-may");
    table.settle();
    assert_eq!((table.find("vulture").engaged, table.damage_on("spider-man")), (Some(Seat(0)), 3));
}

#[test]
fn what_surges_comes_before_the_other_dealt_cards() {
    cites!("villain-phase.step4.first-player-first", "revealing.procedure");
    let surges = |card: &mut champions::card::Card| card.faces[0].text.keywords.push(Keyword::Surge);
    let given = spider().print("shocker", surges).dealt(0, &["shocker", "hydra-mercenary"]);
    let mut table = given.draws(&["sandman"]).play();
    table.settle();
    assert_eq!(table.revealed(), [(0, "shocker"), (0, "sandman"), (0, "hydra-mercenary")]);
}

#[test]
fn cards_of_one_step_are_revealed_as_they_were_dealt() {
    cites!("dealing.queue-order", "villain-phase.step3.hazard-extra");
    // One for the player, one for the hazard icon.
    let mut given = spider().alter_ego(0).foe(None, "breakin-and-takin").draws(&["sandman", "shocker"]);
    (given.state.active, given.state.phase) = (None, Phase::Villain(VillainStep::Deal));
    let mut table = given.play();
    table.settle();
    assert_eq!(table.revealed(), [(0, "sandman"), (0, "shocker")]);
}

#[test]
fn a_card_that_gains_surge_surges() {
    cites!("keywords.surge", "effects.gain-characteristic");
    let surges = [("treachery", "im-tough"), ("{ kind: minion, engaged: you }", "shocker")];
    for (of, card) in surges {
        let modifier = format!("{{ keyword: {{ of: {of}, gains: surge }} }}");
        let given = spider().modifies("aunt-may", &modifier).own(0, "aunt-may");
        let mut table = given.dealt(0, &[card]).draws(&["breakin-and-takin"]).play();
        table.until(|ask| matches!(ask, Ask::Turn { .. }));
        assert_eq!(table.revealed(), [(0, card), (0, "breakin-and-takin")], "{of}");
    }
}

#[test]
fn a_card_that_gains_peril_leaves_its_player_alone() {
    cites!("keywords.peril.others-locked", "effects.gain-characteristic");
    let asks = "{ when: when-revealed, do: [{ may: [{ draw: { count: 1 } }] }] }";
    for (of, alone) in [("treachery", true), ("minion", false)] {
        let modifier = format!("{{ keyword: {{ of: {of}, gains: peril }} }}");
        let given = two().says("stampede", asks).modifies("aunt-may", &modifier).own(0, "aunt-may");
        let table = given.dealt(0, &["stampede"]).play();
        assert!(matches!(table.ask(), Ask::May { .. }), "{:?}", table.ask());
        let peril = champions::Champions::view(table.game.now(), Some(Seat(1))).peril;
        assert_eq!(peril.is_some(), alone, "{of}");
    }
}

#[test]
fn what_was_discarded_is_not_revealed_from_the_deck() {
    cites!("revealing.from-card-effect", "zones.out-of-play");
    // The same treachery turned up from the top of the deck, and looked for by discarding.
    let top = "{ when: when-revealed, do: [{ reveal: { what: { top: { of: encounter-deck } } } }] }";
    let until =
        "{ when: when-revealed, do: [{ discard-until: { of: encounter-deck, for: treachery, bind: found } },
        { reveal: { what: { the: found } } }] }";
    for (says, asked) in [(top, true), (until, false)] {
        let given = spider().says("stampede", says).hand(0, &["enhanced-spider-sense", "energy"]);
        let mut table = given.dealt(0, &["stampede"]).draws(&["im-tough"]).play();
        let tough = table.card("im-tough");
        let about = |ask: &Ask| matches!(ask, Ask::Window { moment: champions::timing::Moment::Reveal { card }, .. } if *card == tough);
        table.until(|ask| about(ask) || matches!(ask, Ask::Turn { .. }));
        assert_eq!(about(&table.ask()), asked, "{says}");
        table.settle();
        assert!(table.has("rhino-1", Status::Tough) && table.encounter_discarded("im-tough"));
    }
}
