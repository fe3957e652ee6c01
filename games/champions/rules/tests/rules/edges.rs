//! Chapters on activations, revealing and turns: where players fall, enemies are gone, and something else happens instead.

use champions::ask::{Ask, TurnOption, Use};
use champions::card::AbilityId;
use champions::card::ability::{Ability, Cards, Filter, Form, Keyword, Noun, Occurrence, Status, When};
use champions::event::{Event, Spot};
use champions::player_phase::hand_size;
use champions::state::{DeedKind, Place};
use champions::{cites, rule};
use table::Seat;

use crate::given::Given;
use crate::kit::{Table, cards, homebrew};

fn spider() -> Given {
    Given::new(&["spider"], "rhino")
}

fn two() -> Given {
    Given::new(&["spider", "hulk"], "rhino")
}

/// An ability of a card of the core set.
fn ability(id: &str, place: usize) -> Ability {
    let cards = cards();
    cards.card(cards.find(id).expect(id)).front().text.abilities[place].clone()
}

/// An attack by such characters.
fn attack(by: Noun) -> Occurrence {
    let by = Cards(Box::new(Filter { kind: Some(by), ..Filter::default() }));
    Occurrence::Attack { by: Some(by), against: None, kind: None, defeats: None, damages: None }
}

/// How often something was told.
fn count(table: &Table, wanted: impl Fn(&Event) -> bool) -> usize {
    table.told().filter(|(event, _)| wanted(event)).count()
}

#[test]
fn attacks_and_thwarts_end_before_the_turn_goes_on() {
    cites!("attack.hero-basic", "thwart.hero-basic", "timing.response.immediately-after");
    let given = || spider().own(0, "mockingbird").threat("the-break-in", 3);
    for (kind, power) in
        [(DeedKind::Attack, TurnOption::Attack as fn(_) -> _), (DeedKind::Thwart, TurnOption::Thwart)]
    {
        let mut table = given().play();
        let by = table.id("spider-man");
        table.answer(power(by));
        table.settle();
        assert_eq!(count(&table, |event| *event == Event::Ended { kind, by }), 1);
        assert!(table.state().deeds.is_empty());
    }
}

#[test]
fn who_falls_to_the_first_of_several_attacks_is_not_attacked_again() {
    cites!("players.elimination.others-continue", "enemy-attack.by-card-ability");
    let mut table = two()
        .damage("spider-man", 9)
        .foe(Some(0), "shocker")
        .dealt(0, &["gang-up"])
        .draws(&["charge"])
        .play();
    let rhino = table.id("rhino-1");
    table.until(|ask| matches!(ask, Ask::Order { .. }));
    table.answer(rhino);
    table.until(|ask| matches!(ask, Ask::Turn { .. }));
    assert!(table.state().is_out(Seat(0)));
    assert_eq!(count(&table, |event| matches!(event, Event::Began { player: Seat(0), .. })), 1);
}

#[test]
fn an_enemy_that_fell_to_the_first_hero_does_not_attack_the_next() {
    cites!("enemy-attack.attacker-gone");
    // Whirlwind attacks each hero; the first of them retaliates.
    let mut table = Given::new(&["panther", "hulk"], "klaw")
        .status("klaw-1", Status::Stunned)
        .foe(Some(0), "whirlwind")
        .damage("whirlwind", 5)
        .villain_phase()
        .play();
    let whirlwind = table.id("whirlwind");
    table.until(|ask| matches!(ask, Ask::Turn { .. }));
    assert_eq!(table.there("whirlwind"), None);
    assert_eq!(count(&table, |event| matches!(event, Event::Began { by, .. } if *by == whirlwind)), 1);
}

#[test]
fn who_has_the_form_already_does_not_change_to_it() {
    cites!("identity.one-form-at-a-time");
    let given = || Given::homebrew(&["hulk"], "rhino").hand(0, &["stage-call"]);
    for (given, changes) in [(given(), 0), (given().alter_ego(0), 1)] {
        let mut table = given.play();
        table.play_card("stage-call", &[]);
        table.settle();
        assert_eq!((table.form(0), table.damage_on("rhino-1")), (Form::Hero, 1));
        assert_eq!(count(&table, |event| matches!(event, Event::FormChanged { .. })), changes);
    }
}

#[test]
fn an_enemy_that_is_gone_is_no_longer_among_those_to_be_ordered() {
    cites!("timing.simultaneous.first-player", "enemy-attack.attacker-gone");
    // One damage to each enemy, before an attack: that is the end of one of three attackers.
    let mut stomp = ability("ground-stomp", 0);
    stomp.when.value = When::Interrupt(attack(Noun::Villain));
    let mut table = Given::new(&["panther"], "rhino")
        .print("black-panther", |card| card.faces[0].text.abilities = vec![stomp])
        .foe(Some(0), "hydra-bomber")
        .damage("hydra-bomber", 1)
        .foe(Some(0), "shocker")
        .dealt(0, &["gang-up"])
        .draws(&["hard-to-keep-down"])
        .play();
    let rhino = table.id("rhino-1");
    table.until(|ask| matches!(ask, Ask::Order { .. }));
    table.answer(rhino);
    table.window();
    table.ability("black-panther", 0);
    assert_eq!(table.there("hydra-bomber"), None);
    // One is left: there is nothing to be ordered.
    table.until(|ask| matches!(ask, Ask::Order { .. } | Ask::Turn { .. }));
    assert!(matches!(table.ask(), Ask::Turn { .. }), "{:?}", table.ask());
    assert_eq!(table.damage_on("black-panther"), 2 + 2);
}

#[test]
fn a_defender_that_is_gone_leaves_the_attack_undefended() {
    cites!("enemy-attack.defender-gone", "enemy-attack.undefended.definition");
    // Rhino schemes a little whenever his attack was undefended.
    let mut gloats = ability("kree-manipulator", 1);
    gloats.when.value = When::ForcedResponse(attack(Noun::This));
    let given = || {
        spider()
            .print("rhino-1", |card| card.faces[0].text.abilities = vec![gloats.clone()])
            .stock(&["concussive-blast"])
            .own(0, "mockingbird")
            .villain_phase()
            .draws(&["concussive-blast", "im-tough"])
    };
    let mut table = given().play();
    table.defend("mockingbird");
    table.settle();
    assert_eq!((table.there("mockingbird").is_some(), table.threat_on("the-break-in")), (false, 0));
    // The boost ability is the end of her, before the damage.
    let mut table = given().damage("mockingbird", 2).play();
    table.defend("mockingbird");
    table.settle();
    assert_eq!((table.there("mockingbird").is_some(), table.threat_on("the-break-in")), (false, 1));
}

#[test]
fn another_player_may_defend_by_a_labelled_ability_and_nobody_after_that() {
    cites!(
        "defence.labelled-ability",
        "enemy-attack.step2.new-target",
        "enemy-attack.step2.one-defender",
        "boost.you"
    );
    let mut table = Given::homebrew(&["spider", "hulk"], "rhino")
        .hand(0, &["stand-fast", "energy"])
        .hand(1, &["stand-fast", "energy"])
        .stock(&["radioactive-man"])
        .villain_phase()
        .draws(&["radioactive-man"])
        .chance(0)
        .play();
    let use_it = Use::Event { card: table.card("stand-fast"), place: 0 };
    table.window();
    assert!(table.offers(use_it));
    table.until(|ask| matches!(ask, Ask::Window { player: Seat(1), .. }));
    table.answer(use_it);
    // The first player could use the spider-sense, but not defend against what another defends against.
    assert!(matches!(table.ask(), Ask::Window { player: Seat(0), .. }));
    assert!(!table.offers(use_it));
    assert_eq!(table.refused(use_it), rule!("defence.labelled-ability"));
    table.answer(Use::Pass);
    // The second player is the target now, of the damage and of the boost ability.
    assert_eq!((table.damage_on("she-hulk"), table.damage_on("spider-man")), (2, 0));
    assert_eq!((table.hand(0), table.hand(1)), (2, 0));
}

#[test]
fn who_defends_by_exhausting_does_not_become_the_defender_again() {
    cites!("defence.labelled-ability", "enemy-attack.step2.one-defender");
    let mut table = spider().hand(0, &["backflip"]).villain_phase().draws(&["charge", "im-tough"]).play();
    table.defend("spider-man");
    table.window_on_damage();
    table.event("backflip");
    table.settle();
    assert_eq!(
        (table.damage_on("spider-man"), count(&table, |event| matches!(event, Event::Defends { .. }))),
        (0, 1)
    );
}

#[test]
fn a_scheme_that_was_replaced_gives_no_boost_card_and_no_threat() {
    cites!("enemy-scheme.sequence", "effects.replacement.definition", "effects.replacement.timing");
    let mut table = Given::homebrew(&["spider"], "rhino")
        .alter_ego(0)
        .own(0, "night-watch")
        .villain_phase()
        .draws(&["im-tough"])
        .play();
    table.window();
    table.ability("night-watch", 0);
    table.settle();
    assert_eq!((table.threat_on("the-break-in"), table.discarded(0, "night-watch")), (0, true));
    assert_eq!(count(&table, |event| matches!(event, Event::Moved { to: Spot::Boosts, .. })), 0);
}

#[test]
fn a_scheme_may_come_to_nothing() {
    cites!("enemy-scheme.step3.place-threat", "modifiers.floor-zero");
    // SCH 0, and SCH 1 less two.
    let mut table = spider()
        .alter_ego(0)
        .hand(0, &["emergency", "emergency"])
        .foe(Some(0), "hydra-mercenary")
        .villain_phase()
        .draws(&["hard-to-keep-down", "im-tough"])
        .play();
    for _ in 0..2 {
        table.window();
        table.event("emergency");
    }
    table.settle();
    assert_eq!(table.threat_on("the-break-in"), 0);
    assert_eq!(count(&table, |event| matches!(event, Event::Began { kind: DeedKind::EnemyScheme, .. })), 2);
}

#[test]
fn what_lasts_for_a_villain_phase_ends_with_it() {
    cites!("effects.lasting.expiry", "villain-phase.step5.end-round");
    // One card more for the phase, and at its end the hero exhausts: here before an attack of the villain.
    let cards = homebrew();
    let mut breath =
        cards.card(cards.find("deep-breath").expect("homebrew")).front().text.abilities[0].clone();
    breath.when.value = When::Interrupt(attack(Noun::Villain));
    let mut table = Given::homebrew(&["spider"], "rhino")
        .print("spider-man", |card| card.faces[0].text.abilities = vec![breath])
        .villain_phase()
        .draws(&["hard-to-keep-down", "im-tough"])
        .play();
    let size = |table: &Table| hand_size(table.game.now(), Seat(0));
    table.window();
    table.ability("spider-man", 0);
    assert_eq!((size(&table), table.find("spider-man").exhausted), (6, false));
    table.until(|ask| matches!(ask, Ask::Turn { .. }));
    assert_eq!((size(&table), table.find("spider-man").exhausted), (5, true));
}

#[test]
fn rounds_bring_everybody_a_turn_and_minions_an_activation() {
    cites!("round.repeat", "player-phase.one-turn-each", "activation.minions-activate-too");
    let mut table = two().alter_ego(0).alter_ego(1).foe(Some(0), "hydra-bomber").play();
    table.until(|_| false);
    let bomber = table.there("hydra-bomber").map(|card| card.id);
    for round in 1..=2 {
        let turns: Vec<u8> = in_round(&table, round)
            .filter_map(|event| match event {
                Event::TurnEnded { player } => Some(player.0),
                _ => None,
            })
            .collect();
        assert_eq!(turns.len(), 2, "{round}: {turns:?}");
        let schemes = in_round(&table, round)
            .filter(|event| matches!(event, Event::Began { by, .. } if Some(*by) == bomber));
        assert_eq!(schemes.count(), 1, "{round}");
    }
}

/// What was told in a round of a game that began in the first.
fn in_round(table: &Table, round: u16) -> impl Iterator<Item = &Event> {
    let mut now = 1;
    table.told().map(|(event, _)| event).filter(move |event| {
        if let Event::RoundBegan { round } = event {
            now = *round;
        }
        now == round
    })
}

#[test]
fn a_change_of_form_is_told_and_may_leave_too_many_allies() {
    cites!("allies.limit.modifiable", "player-phase.turn.change-form", "modifiers.continuous");
    // One ally more, for a hero.
    let given = Given::homebrew(&["marvel"], "rhino").own(0, "hero-camp");
    let allies = ["hawkeye", "vision", "spider-woman", "maria-hill"];
    let mut table = allies.iter().fold(given, |given, id| given.own(0, id)).play();
    assert!(table.offers(TurnOption::ChangeForm));
    table.answer(TurnOption::ChangeForm);
    assert_eq!(table.ask(), Ask::TooMany { player: Seat(0) });
    let changed = table.told().any(|(event, _)| matches!(event, Event::FormChanged { player: Seat(0), .. }));
    assert!(changed);
    let vision = table.id("vision");
    table.answer(vision);
    assert!(matches!(table.ask(), Ask::Turn { .. }));
}

#[test]
fn a_card_that_can_be_played_from_the_discard_pile_is_offered_once() {
    cites!("player-phase.turn.play-permanents", "precedence.card-beats-rules");
    let mut given = Given::homebrew(&["marvel"], "rhino").own(0, "second-wind");
    let [hawkeye, vision] = ["hawkeye", "vision"].map(|id| given.card(id));
    given.state.players[0].discard.extend([hawkeye, vision, hawkeye]);
    let table = given.hand(0, &["energy", "genius"]).play();
    let offered = &table.game.pending().first().expect("a turn").options;
    for card in [hawkeye, vision] {
        let again = TurnOption::PlayFromDiscard(card).into();
        assert_eq!(offered.iter().filter(|option| **option == again).count(), 1);
    }
}

#[test]
fn only_players_in_the_game_are_asked() {
    cites!("player-phase.turn.request-action");
    let mut given =
        Given::new(&["spider", "hulk", "iron"], "rhino").damage("iron-man", 9).own(1, "helicarrier");
    given.state.players[2].eliminated = true;
    let mut table = given.play();
    for seat in [0, 2, 3] {
        let request = TurnOption::Request(Seat(seat));
        assert_eq!(table.refused(request), rule!("player-phase.turn.request-action"), "{seat}");
        assert!(!table.offers(request));
    }
    assert!(table.offers(TurnOption::Request(Seat(1))));
    table.answer(TurnOption::Request(Seat(1)));
    assert_eq!(count(&table, |event| *event == Event::Requested { by: Seat(0), of: Seat(1) }), 1);
    let helicarrier = table.id("helicarrier");
    assert!(table.offers(Use::Ability { card: helicarrier, place: 0 }));
}

#[test]
fn who_reveals_by_an_effect_is_the_one_who_reveals() {
    cites!("revealing.from-card-effect", "revealing.minion", "keywords.surge");
    // Under Fire reveals another card, and surges.
    let mut table = two().dealt(1, &["under-fire"]).draws(&["sandman", "hydra-mercenary"]).play();
    table.until(|ask| matches!(ask, Ask::Turn { .. }));
    let engaged = ["sandman", "hydra-mercenary"].map(|id| table.find(id).engaged);
    assert_eq!(engaged, [Some(Seat(1)), Some(Seat(1))]);
    assert_eq!(count(&table, |event| *event == Event::Surged { player: Seat(1) }), 1);
}

#[test]
fn a_reveal_is_answered_when_the_card_is_resolved_unless_it_was_cancelled() {
    cites!("revealing.procedure", "effects.cancel.definition");
    let given = || {
        Given::homebrew(&["spider"], "rhino")
            .own(0, "well-informed")
            .own(0, "black-widow")
            .hand(0, &["genius"])
            .damage("rhino-1", 5)
            .dealt(0, &["hard-to-keep-down"])
            .draws(&["charge"])
    };
    let mut table = given().play();
    table.until(|ask| matches!(ask, Ask::Window { side: champions::timing::Side::After, .. }));
    assert_eq!(table.damage_on("rhino-1"), 1);
    assert!(table.encounter_discarded("hard-to-keep-down"));
    table.ability("well-informed", 0);
    table.settle();
    assert_eq!(table.damage_on("rhino-1"), 2);
    // Black Widow cancels it, and reveals another, which is no treachery.
    let mut table = given().play();
    table.window();
    table.ability("black-widow", 0);
    table.pay(&["genius"]);
    table.until(|ask| matches!(ask, Ask::Window { .. } | Ask::Turn { .. }));
    assert!(matches!(table.ask(), Ask::Turn { .. }), "{:?}", table.ask());
    assert_eq!(table.damage_on("rhino-1"), 5);
}

#[test]
fn an_attachment_resolves_what_it_says_when_revealed() {
    cites!("revealing.attachment", "revealing.procedure");
    let tough = ability("im-tough", 0);
    let mut table = spider()
        .print("charge", |card| card.faces[0].text.abilities.push(tough))
        .dealt(0, &["charge"])
        .play();
    table.settle();
    assert_eq!(table.find("charge").host, Some(table.id("rhino-1")));
    assert!(table.has("rhino-1", Status::Tough));
}

#[test]
fn a_player_who_reveals_an_attachment_chooses_between_hosts() {
    cites!("revealing.attachment");
    let mut table = spider()
        .foe(Some(0), "shocker")
        .foe(Some(0), "hydra-mercenary")
        .dealt(0, &["biomechanical-upgrades"])
        .draws(&["charge"])
        .play();
    let card = table.card("biomechanical-upgrades");
    table.until(|ask| matches!(ask, Ask::Choose { .. }));
    assert_eq!(table.ask().ability(), Some(AbilityId { card, face: 0, place: 0 }));
    table.choose("shocker");
    table.settle();
    assert_eq!(table.find("biomechanical-upgrades").host, Some(table.id("shocker")));
}

#[test]
fn the_last_card_of_the_encounter_deck_may_be_found_and_revealed() {
    cites!(
        "revealing.from-card-effect",
        "revealing.procedure",
        "villain.next-stage",
        "zones.encounter-deck-empty.reshuffle",
        "zones.encounter-deck-empty.token"
    );
    // The next stage finds its side scheme, and that was all there was.
    let mut given = spider().damage("rhino-1", 13);
    let found = given.card("breakin-and-takin");
    given.state.encounter.discard =
        given.state.encounter.deck.drain().filter(|card| *card != found).collect();
    given.state.encounter.deck.add(found);
    let mut table = given.play();
    table.attack("spider-man", "rhino-1");
    table.settle();
    assert!(table.there("breakin-and-takin").is_some());
    assert_eq!(table.state().encounter.acceleration_tokens, 1);
    assert!(!table.state().encounter.deck.is_empty() && table.state().encounter.discard.is_empty());
    // The stage before has left the game.
    let [first, second] = ["rhino-1", "rhino-2"].map(|id| table.card(id));
    assert!(table.state().encounter.removed.contains(&first));
    let villain = table.id("rhino-2");
    assert_eq!(count(&table, |event| *event == Event::VillainStage { villain, card: second }), 1);
    let moved = |card, from, to| count(&table, |event| *event == Event::Moved { card: Some(card), from, to });
    assert_eq!(moved(first, Spot::InPlay(villain), Spot::Out(Place::Removed)), 1);
    assert_eq!(moved(second, Spot::VillainDeck, Spot::InPlay(villain)), 1);
}

#[test]
fn what_overkill_damages_counts_as_damaged_too() {
    cites!("keywords.overkill.ally", "timing.star.attachment");
    // The converter stuns every character that his attack damaged.
    let mut table = Given::new(&["spider"], "klaw")
        .foe(None, "sonic-converter")
        .attached_to("klaw-1")
        .print("klaw-1", |card| card.faces[0].text.keywords.push(Keyword::Overkill))
        .own(0, "mockingbird")
        .damage("mockingbird", 2)
        .villain_phase()
        .draws(&["armored-guard", "armored-guard", "illegal-arms-factory"])
        .play();
    table.defend("mockingbird");
    table.settle();
    assert_eq!((table.there("mockingbird"), table.damage_on("spider-man")), (None, 2));
    assert!(table.has("spider-man", Status::Stunned));
}
