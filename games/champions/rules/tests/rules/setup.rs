//! The chapter on setup.

use std::sync::Arc;

use champions::Champions;
use champions::ask::{Ask, FromHand, Opted};
use champions::card::ability::{Form, Keyword, Stat, Status, When};
use champions::card::{AbilityId, CardType, Cards, PerPlayer, SetKind};
use champions::cites;
use champions::deck_construction::Problem;
use champions::encounter_deck::Mode;
use champions::event::{Event, Spot};
use champions::rule;
use champions::setup::{Setup, SetupError};
use champions::state::{Place, Reading, State};
use table::{Fairness, Game, Kind, Match, Right, Script, Seat, Seed, Source};

use crate::kit::{Table, cards, setup};

#[test]
fn everybody_begins_as_an_alter_ego_with_a_full_hand() {
    cites!("setup.order", "setup.01-choose-heroes", "setup.08-villain", "setup.12-draw");
    let mut table = Table::new(&["spider-man-justice", "she-hulk-aggression"], "rhino");
    assert_eq!(table.ask(), Ask::Mulligan { player: Seat(0) });
    // The hands are those of the alter-egos already, before anybody has exchanged a card.
    assert_eq!([0, 1].map(|seat| table.state().player(Seat(seat)).hand.len()), [6, 6]);
    table.turn_of(0);
    let scene = table.game.now();
    for seat in [Seat(0), Seat(1)] {
        assert_eq!(scene.form(seat), Form::AlterEgo);
        assert_eq!((scene.state.player(seat).hand.len(), scene.state.player(seat).deck.len()), (6, 34));
        assert_eq!(scene.identity(seat).damage, 0);
    }
    assert_eq!(scene.printed(scene.villain().card).id, "rhino-1");
    assert_eq!(scene.state.round, 1);
}

#[test]
fn obligations_are_in_the_deck_and_nemeses_are_not() {
    cites!(
        "setup.04-obligations-aside",
        "setup.05-nemesis-aside",
        "setup.11-shuffle-encounter-deck",
        "setup.encounter-deck-content",
        "obligations.linked-to-hero",
        "nemesis.brought-in-by-cards"
    );
    let table = Table::new(&["spider-man-justice", "she-hulk-aggression"], "rhino");
    let encounter = &table.state().encounter;
    assert_eq!(encounter.deck.len(), 17 + 7 + 6 + 2);
    for id in ["eviction-notice", "legal-work"] {
        assert!(encounter.deck.has(table.card(id)), "{id}");
    }
    assert!(!encounter.deck.has(table.card("vulture")));
    assert_eq!(table.state().player(Seat(0)).nemesis.len(), 5);
    assert!(table.state().player(Seat(0)).nemesis.has(table.card("vulture")));
}

#[test]
fn the_main_scheme_shows_its_b_side() {
    cites!("setup.10-flip-to-1b");
    let mut table = Table::new(&["spider-man-justice"], "klaw");
    table.until(|ask| matches!(ask, Ask::Mulligan { .. }));
    let scene = table.game.now();
    assert_eq!((scene.main_scheme().face, scene.main_scheme().threat), (1, 0));
    assert_eq!(scene.kind(scene.main_scheme()), CardType::MainScheme);
    let shown = scene.main_scheme().card;
    let turned = |event: &Event| matches!(event, Event::SchemeTurned { card, .. } if *card == shown);
    assert!(table.told().any(|(event, _)| turned(event)));
}

#[test]
fn a_mulligan_is_made_once_and_its_cards_stay_discarded() {
    cites!("setup.13-mulligan", "setup.13-mulligan-no-reshuffle", "setup.13-one-mulligan");
    let mut table = Table::new(&["spider-man-justice"], "rhino");
    let hand: Vec<_> = table.state().player(Seat(0)).hand.iter().collect();
    let foreign = table.card("gamma-slam");
    assert_eq!(table.refused(FromHand::Card(foreign)), rule!("setup.13-mulligan"));
    table.answer(FromHand::Card(hand[0]));
    table.answer(FromHand::Card(hand[1]));
    table.answer(FromHand::Done);
    let player = table.state().player(Seat(0));
    assert_eq!(player.discard, hand[..2]);
    assert_eq!((player.hand.len(), player.deck.len()), (6, 32));
    assert_eq!(table.ask(), Ask::Turn { player: Seat(0) });
}

#[test]
fn what_cannot_be_played_is_refused_with_a_reason() {
    cites!("limits.unique.same-identity-barred");
    let cards = cards();
    let start = |change: &dyn Fn(&mut Setup)| {
        let mut setup = setup(&cards, &["spider-man-justice", "iron-man-aggression"], "rhino");
        change(&mut setup);
        Champions::start(&cards, &setup).expect_err("a setup that cannot be played")
    };
    let twice = start(&|setup| setup.players[1] = setup.players[0].clone());
    assert_eq!(twice, SetupError::SameIdentity(Seat(0), Seat(1)));
    let five = start(&|setup| setup.players = vec![setup.players[0].clone(); 5]);
    assert_eq!(five, SetupError::Players(5));
    let nobody = start(&|setup| setup.players.clear());
    assert_eq!(nobody, SetupError::Players(0));
    assert_eq!(start(&|setup| setup.first_player = Seat(2)), SetupError::FirstPlayer(Seat(2)));
    let rhyno = start(&|setup| setup.scenario = "rhyno".to_owned());
    assert_eq!(rhyno.to_string(), "there is no scenario `rhyno`, did you mean `rhino`?");
    let set = start(&|setup| setup.modular = vec!["standard".to_owned()]);
    assert!(matches!(set, SetupError::Unknown("modular set", ..)), "{set}");
    let near = start(&|setup| setup.modular = vec!["bomb-scar".to_owned()]);
    assert_eq!(near.to_string(), "there is no modular set `bomb-scar`, did you mean `bomb-scare`?");
    let short = start(&|setup| {
        setup.players[1].cards.remove("tac-team");
    });
    assert!(short.to_string().starts_with("the deck of player 2 is not legal; "), "{short}");
}

#[test]
fn decks_are_shuffled() {
    cites!("setup.06-shuffle-player-decks");
    let cards = cards();
    let agreed = setup(&cards, &["spider-man-justice", "she-hulk-aggression"], "rhino");
    let hands = |seed: u64| {
        let fairness = Fairness::alone(Seed::from_number(seed));
        let game = Match::<Champions>::new(cards.clone(), &agreed, fairness).expect("a setup in order");
        [0, 1].map(|seat| game.now().state.player(Seat(seat)).hand.iter().collect::<Vec<_>>())
    };
    // The same seed deals the same cards, another one others, to each player.
    assert_eq!(hands(1), hands(1));
    let ([one, other], [first, second]) = (hands(1), hands(2));
    assert!(one != first && other != second);
}

/// A game from a setup, with these draws first.
fn begun(agreed: &Setup, draws: &[usize]) -> Table {
    begun_with(cards(), agreed, draws)
}

fn begun_with(cards: Arc<Cards>, agreed: &Setup, draws: &[usize]) -> Table {
    let state = Champions::start(&cards, agreed).expect("a setup in order");
    let mut draws = draws.to_vec();
    draws.extend([0; 200]);
    let script = Script { draws: draws.into(), ..Script::default() };
    let game = Match::from_state(cards.clone(), state, Source::Script(script));
    Table { cards, game }
}

#[test]
fn the_table_is_laid_out_before_anything_happens() {
    cites!(
        "setup.01-choose-heroes",
        "setup.02-hit-points",
        "setup.03-first-player",
        "setup.04-obligations-aside",
        "setup.05-nemesis-aside",
        "setup.08-villain"
    );
    let cards = cards();
    let mut agreed =
        setup(&cards, &["spider-man-justice", "she-hulk-aggression", "iron-man-aggression"], "rhino");
    agreed.first_player = Seat(2);
    let state: State = Champions::start(&cards, &agreed).expect("a setup in order");
    let card = |id: &str| cards.find(id).expect(id);
    assert_eq!(state.first_player, Seat(2));
    let aside: Vec<_> = state.encounter.set_aside.iter().collect();
    let mut obligations = ["eviction-notice", "legal-work", "business-problems"].map(card);
    obligations.sort_unstable();
    assert_eq!(aside, obligations);
    assert!(!obligations.iter().any(|obligation| state.encounter.deck.has(*obligation)));
    for player in &state.players {
        assert_eq!(player.nemesis.len(), 5);
        assert!(!player.nemesis.iter().any(|nemesis| state.encounter.deck.has(nemesis)));
    }
    assert!(
        state
            .in_play
            .iter()
            .all(|card| { card.damage == 0 && card.counters == Default::default() && !card.exhausted })
    );
    let laid = |id: &str| state.in_play.iter().find(|other| other.card == card(id)).map(|found| found.face);
    assert_eq!((laid("rhino-1"), laid("rhino-2")), (Some(0), None));
    // The A side is up, with no threat on it.
    assert_eq!(laid("the-break-in"), Some(0));
    // Of several main schemes the first is on top, and the others lie below in their order.
    let ultron = Champions::start(&cards, &setup(&cards, &["spider-man-justice"], "ultron"));
    let ultron = ultron.expect("a setup in order");
    assert!(ultron.in_play.iter().any(|other| other.card == card("the-crimson-cowl")));
    let below = ["countdown-to-oblivion", "assault-on-norad"].map(card);
    assert_eq!(
        (ultron.encounter.scheme_deck, ultron.encounter.villain_deck),
        (below.to_vec(), vec![card("ultron-2")])
    );
    // The one who was chosen is asked first, and has the first turn.
    let mut table = begun(&agreed, &[]);
    assert_eq!(table.ask(), Ask::Mulligan { player: Seat(2) });
    table.until(|ask| matches!(ask, Ask::Turn { .. }));
    assert_eq!((table.ask(), table.state().first_player), (Ask::Turn { player: Seat(2) }, Seat(2)));
}

#[test]
fn the_steps_of_setup_follow_each_other() {
    cites!("setup.order", "setup.11-shuffle-encounter-deck", "setup.14-character-setup");
    let cards = cards();
    let mut table = begun(&setup(&cards, &["black-panther-protection"], "klaw"), &[]);
    table.until(|ask| matches!(ask, Ask::Mulligan { .. }));
    // Up to the mulligan the identity has not spoken.
    assert_eq!(table.fired("black-panther"), 0);
    let first = table.state().player(Seat(0)).hand.iter().next().expect("a card in hand");
    table.answer(FromHand::Card(first));
    table.answer(FromHand::Done);
    assert!(matches!(table.ask(), Ask::Choose { .. }), "{:?}", table.ask());
    table.turn_of(0);
    let place = |wanted: &dyn Fn(&Event) -> bool| table.told().position(|(event, _)| wanted(event));
    let (hand, pile) = (Spot::Out(Place::Hand(Seat(0))), Spot::Out(Place::Discard(Seat(0))));
    let (network, panther) = (table.card("defense-network"), table.card("black-panther"));
    let steps = [
        // Step 10: side A, then side B.
        place(&|event| matches!(event, Event::Revealed { card, .. } if *card == network)),
        place(&|event| matches!(event, Event::SchemeTurned { .. })),
        place(&|event| matches!(event, Event::EnteredPlay { engaged: Some(_), .. })),
        // Step 11: the obligation.
        place(&|event| {
            matches!(event, Event::Moved { from: Spot::Out(Place::SetAside), to, .. }
            if *to == Spot::Out(Place::EncounterDeck))
        }),
        // Steps 12 to 14, and round 1.
        place(&|event| matches!(event, Event::Moved { to, .. } if *to == hand)),
        place(&|event| matches!(event, Event::Moved { from, to, .. } if (*from, *to) == (hand, pile))),
        place(&|event| matches!(event, Event::AbilityUsed { ability, .. } if ability.card == panther)),
        place(&|event| matches!(event, Event::RoundBegan { round: 1 })),
    ];
    assert!(steps.iter().all(Option::is_some) && steps.is_sorted(), "{steps:?}");
    // Each of the fourteen is told by its own rule before what happens in it, and none comes after round 1 has begun.
    let told = table.told().filter_map(|(event, rule)| match event {
        Event::SetUp { step, first_player: Seat(0) } => {
            let own = format!("setup.{step:02}-");
            Some((*step, rule.to_string().starts_with(&own)))
        }
        _ => None,
    });
    assert!(told.eq((1..=14).map(|step| (step, true))));
    let step = |wanted: u8| place(&|event| matches!(event, Event::SetUp { step, .. } if *step == wanted));
    let expected = [
        step(10),
        steps[2],
        step(11),
        steps[3],
        step(12),
        steps[4],
        step(13),
        steps[5],
        step(14),
        steps[6],
        steps[7],
    ];
    assert!(expected.is_sorted(), "{expected:?}");
}

#[test]
fn what_enters_play_during_setup_is_revealed_in_an_order_of_the_first_player() {
    cites!("setup.10-when-revealed", "timing.simultaneous.first-player", "setup.no-player-abilities");
    // Against Klaw with the bombers among his cards, the first minion found is one of them, and his second stage, with
    // which experts begin, searches for a scheme.
    let cards = cards();
    let mut agreed = setup(&cards, &["she-hulk-aggression", "spider-man-justice"], "klaw");
    (agreed.mode, agreed.first_player) = (Mode::Expert, Seat(1));
    agreed.modular = vec!["bomb-scare".to_owned()];
    let mut state = Champions::start(&cards, &agreed).expect("a setup in order");
    let card = |id: &str| cards.find(id).expect(id);
    state.encounter.deck.take(card("defense-network"));
    let bomber = state.encounter.deck.rest().kinds().position(|(kind, _)| kind == card("hydra-bomber"));
    let mut table = begun(&agreed, &[bomber.expect("in the deck")]);
    table.until(|ask| matches!(ask, Ask::Order { .. } | Ask::Mulligan { .. }));
    assert!(matches!(table.ask(), Ask::Order { player: Seat(1), .. }), "{:?}", table.ask());
    let (bomber, klaw) = (table.id("hydra-bomber"), table.id("klaw-2"));
    assert!(table.offers(bomber) && table.offers(klaw));
    assert!(table.there("the-immortal-klaw").is_none());
    table.answer(bomber);
    // The bomber asks the one with whom it is engaged, and is answered with threat, which Jennifer Walters could prevent
    // one of, were the game on.
    assert!(matches!(table.ask(), Ask::ChooseOne { player: Seat(1), .. }), "{:?}", table.ask());
    table.answer(Opted(1));
    // Then comes the other one, and it searches.
    assert!(matches!(table.ask(), Ask::Choose { .. }), "{:?}", table.ask());
    table.until(|ask| matches!(ask, Ask::Mulligan { .. }));
    assert_eq!(table.threat_on("underground-distribution"), 1);
    assert!(table.there("the-immortal-klaw").is_some());
    assert_eq!(table.fired("hydra-bomber"), 1);
}

#[test]
fn a_villain_with_toughness_begins_tough() {
    cites!("keywords.toughness");
    let tough = |toughness: bool| {
        let mut cards = (*cards()).clone();
        let rhino = cards.find("rhino-1").expect("in the core set");
        if toughness {
            cards.cards[usize::from(rhino.0)].faces[0].text.keywords.push(Keyword::Toughness);
        }
        let agreed = setup(&cards, &["spider-man-justice"], "rhino");
        begun_with(Arc::new(cards), &agreed, &[]).has("rhino-1", Status::Tough)
    };
    assert_eq!((tough(true), tough(false)), (true, false));
}

#[test]
fn the_encounter_deck_is_what_was_agreed() {
    cites!(
        "encounter-deck.recommended-list",
        "encounter-deck.expert-set",
        "encounter-deck.modular-swap",
        "encounter-deck.modular-multiple",
        "setup.encounter-deck-content"
    );
    let cards = cards();
    // Of each set that could be in it, how many cards are.
    let sets = ["rhino", "standard", "expert", "bomb-scare", "under-attack", "masters-of-evil", "klaw"];
    let deck = |change: &dyn Fn(&mut Setup)| {
        let mut agreed = setup(&cards, &["spider-man-justice"], "rhino");
        change(&mut agreed);
        let mut table = begun(&agreed, &[]);
        table.until(|ask| matches!(ask, Ask::Mulligan { .. }));
        let deck = table.state().encounter.deck.clone();
        let of = |id: &&str| {
            let set = cards.set_of(id).expect(id);
            deck.iter().filter(|card| cards.card(*card).set == Some(set)).count()
        };
        (sets.iter().map(of).collect::<Vec<_>>(), deck.len())
    };
    assert_eq!(deck(&|_| ()), (vec![17, 7, 0, 6, 0, 0, 0], 31));
    let other = deck(&|agreed| agreed.modular = vec!["under-attack".to_owned()]);
    assert_eq!(other, (vec![17, 7, 0, 0, 5, 0, 0], 30));
    let both =
        deck(&|agreed| agreed.modular = ["under-attack", "masters-of-evil"].map(str::to_owned).to_vec());
    assert_eq!(both, (vec![17, 7, 0, 0, 5, 7, 0], 37));
    // One of Rhino's is in play: his second stage brings it.
    let expert = deck(&|agreed| agreed.mode = Mode::Expert);
    assert_eq!(expert, (vec![16, 7, 3, 6, 0, 0, 0], 33));
}

#[test]
fn only_a_modular_set_takes_the_place_of_a_modular_set() {
    cites!("encounter-deck.modular-swap");
    let cards = cards();
    for set in &cards.sets {
        let mut agreed = setup(&cards, &["spider-man-justice"], "rhino");
        agreed.modular = vec![set.id.clone()];
        let may = Champions::start(&cards, &agreed).is_ok();
        assert_eq!(may, set.kind == SetKind::Modular, "{}", set.id);
    }
}

#[test]
fn what_the_scenario_sets_aside_is_not_shuffled_in() {
    cites!("setup.encounter-deck-content");
    let cards = cards();
    let mut table = begun(&setup(&cards, &["spider-man-justice"], "ultron"), &[]);
    table.until(|ask| matches!(ask, Ask::Mulligan { .. }));
    let encounter = &table.state().encounter;
    assert!(!encounter.deck.has(table.card("ultron-drones")));
    assert_eq!(encounter.deck.len(), 18 + 7 + 5 + 1);
}

#[test]
fn each_draws_up_to_their_hand_size() {
    cites!("setup.12-draw");
    let mut cards = (*cards()).clone();
    let hulk = cards.find("she-hulk").expect("in the core set");
    cards.cards[usize::from(hulk.0)].faces[Form::AlterEgo as usize].hand_size = 5;
    let agreed = setup(&cards, &["spider-man-justice", "she-hulk-aggression"], "rhino");
    let table = begun_with(Arc::new(cards), &agreed, &[]);
    assert_eq!([0, 1].map(|seat| table.hand(seat)), [6, 5]);
}

#[test]
fn the_villain_begins_with_the_hit_points_of_the_stage_that_is_up() {
    cites!("setup.09-villain-hit-points");
    let cards = cards();
    let mut agreed = setup(&cards, &["spider-man-justice", "she-hulk-aggression"], "rhino");
    let left = |agreed: &Setup, id: &str| begun(agreed, &[]).value(id, Stat::RemainingHitPoints);
    assert_eq!(left(&agreed, "rhino-1"), 28);
    agreed.mode = Mode::Expert;
    assert_eq!(left(&agreed, "rhino-2"), 30);
}

#[test]
fn every_player_may_exchange_cards() {
    cites!("setup.13-mulligan");
    let cards = cards();
    let mut table = begun(&setup(&cards, &["spider-man-justice", "she-hulk-aggression"], "rhino"), &[]);
    table.answer(FromHand::Done);
    assert_eq!(table.ask(), Ask::Mulligan { player: Seat(1) });
    let card = table.state().player(Seat(1)).hand.iter().next().expect("a card in hand");
    table.answer(FromHand::Card(card));
    table.answer(FromHand::Done);
    let player = table.state().player(Seat(1));
    assert_eq!((player.hand.len(), player.discard.clone()), (6, vec![card]));
}

#[test]
fn an_a_side_that_says_nothing_is_turned_all_the_same() {
    cites!("setup.10-flip-to-1b");
    let mut cards = (*cards()).clone();
    let scheme = cards.find("the-break-in").expect("in the core set");
    cards.cards[usize::from(scheme.0)].faces[0].text.abilities.clear();
    let agreed = setup(&cards, &["spider-man-justice"], "rhino");
    assert_eq!(begun_with(Arc::new(cards), &agreed, &[]).find("the-break-in").face, 1);
}

#[test]
fn the_b_side_comes_with_its_starting_threat() {
    cites!("setup.10-flip-to-1b", "main-scheme.new-stage-starting-threat");
    let mut cards = (*cards()).clone();
    let scheme = cards.find("the-break-in").expect("in the core set");
    cards.cards[usize::from(scheme.0)].faces[1].starting_threat = PerPlayer::PerPlayer(2);
    let agreed = setup(&cards, &["spider-man-justice", "she-hulk-aggression"], "rhino");
    assert_eq!(begun_with(Arc::new(cards), &agreed, &[]).threat_on("the-break-in"), 4);
}

#[test]
fn every_identity_is_set_up_not_only_the_first_player_s() {
    cites!("setup.14-character-setup");
    let cards = cards();
    let mut table = begun(&setup(&cards, &["spider-man-justice", "black-panther-protection"], "rhino"), &[]);
    table.until(|ask| matches!(ask, Ask::Choose { player: Seat(1), .. }));
    assert!(!table.game.over() && table.state().round == 0, "Black Panther searches before round 1");
    table.turn_of(0);
    assert_eq!(table.fired("black-panther"), 1);
}

#[test]
fn the_first_player_says_which_identity_is_set_up_first() {
    cites!("setup.14-character-setup", "timing.simultaneous.first-player");
    let mut cards = (*cards()).clone();
    let of = |cards: &Cards, id: &str| usize::from(cards.find(id).expect(id).0);
    let (panther, spider) = (of(&cards, "black-panther"), of(&cards, "spider-man"));
    let alter_ego = Form::AlterEgo as usize;
    let says = cards.cards[panther].faces[alter_ego].text.abilities.clone();
    cards.cards[spider].faces[alter_ego].text.abilities = says;
    let mut agreed = setup(&cards, &["spider-man-justice", "black-panther-protection"], "rhino");
    agreed.first_player = Seat(1);
    let mut table = begun_with(Arc::new(cards), &agreed, &[]);
    table.until(|ask| matches!(ask, Ask::Order { .. }));
    assert!(matches!(table.ask(), Ask::Order { player: Seat(1), .. }));
    let spider = table.id("spider-man");
    table.answer(spider);
    assert_eq!((table.fired("spider-man"), table.fired("black-panther")), (1, 0));
    table.turn_of(1);
    assert_eq!(table.fired("black-panther"), 1);
}

#[test]
fn two_identities_of_one_alter_ego_do_not_play_together() {
    cites!("limits.unique.same-identity-barred");
    let mut cards = (*cards()).clone();
    let of = |cards: &Cards, id: &str| usize::from(cards.find(id).expect(id).0);
    let (iron, spider) = (of(&cards, "iron-man"), of(&cards, "spider-man"));
    cards.cards[iron].subtitle = cards.cards[spider].subtitle.clone();
    let agreed = setup(&cards, &["spider-man-justice", "iron-man-aggression"], "rhino");
    assert!(matches!(Champions::start(&cards, &agreed), Err(SetupError::SameIdentity(..))));
}

#[test]
fn everything_that_an_identity_prints_for_setup_is_done() {
    cites!("setup.14-character-setup");
    let mut cards = (*cards()).clone();
    let panther = cards.find("black-panther").expect("in the core set");
    let face = &mut cards.cards[usize::from(panther.0)].faces[Form::AlterEgo as usize];
    let again = face.text.abilities.iter().find(|ability| ability.when.value == When::Setup).cloned();
    face.text.abilities.extend(again);
    let agreed = setup(&cards, &["black-panther-protection"], "rhino");
    let mut table = begun_with(Arc::new(cards), &agreed, &[]);
    table.turn_of(0);
    assert_eq!(table.fired("black-panther"), 2);
}

#[test]
fn any_number_of_cards_goes_back_from_none_to_all() {
    cites!("setup.13-mulligan");
    let cards = cards();
    let mut table = begun(&setup(&cards, &["spider-man-justice"], "rhino"), &[]);
    assert_eq!(table.ask().prompt().kind, Kind::Some { least: 0, most: u8::MAX });
    // Where up to so many are chosen it is the same, and where one is, one.
    let choose = |most: u8| {
        let ability = AbilityId { card: table.card("energy"), face: 0, place: 0 };
        Ask::Choose { player: Seat(0), ability, right: Right::Own, least: 1, most }.prompt().kind
    };
    assert_eq!((choose(1), choose(2)), (Kind::One, Kind::Some { least: 1, most: 2 }));
    for _ in 0..6 {
        let card = table.state().player(Seat(0)).hand.iter().next().expect("a card in hand");
        assert!(table.offers(FromHand::Card(card)) && table.offers(FromHand::Done));
        table.answer(FromHand::Card(card));
    }
    // Nothing is left to ask about.
    assert_eq!(table.ask(), Ask::Turn { player: Seat(0) });
    let player = table.state().player(Seat(0));
    assert_eq!((player.hand.len(), player.discard.len(), player.deck.len()), (6, 6, 28));
}

#[test]
fn what_is_forced_on_a_card_of_a_player_waits_until_the_game_is_on() {
    cites!("setup.no-player-abilities");
    // Whoever prints this shoots at each minion that enters play; Klaw's scheme begins with one.
    let shot = |id: &str, face: usize| {
        let mut cards = (*cards()).clone();
        let of = |id: &str| usize::from(cards.find(id).expect(id).0);
        let (hawkeye, shooter) = (of("hawkeye"), of(id));
        let mut ability = cards.cards[hawkeye].faces[0].text.abilities[0].clone();
        let When::Response(minion_enters) = ability.when.value else { panic!("{:?}", ability.when) };
        ability.when.value = When::ForcedResponse(minion_enters);
        ability.cost.clear();
        cards.cards[shooter].faces[face].text.abilities.push(ability);
        cards.read_faces();
        let agreed = setup(&cards, &["spider-man-justice"], "klaw");
        let mut table = begun_with(Arc::new(cards), &agreed, &[]);
        table.until(|ask| matches!(ask, Ask::Mulligan { .. }));
        table.fired(id)
    };
    let alter_ego = Form::AlterEgo as usize;
    assert_eq!((shot("klaw-1", 0), shot("spider-man", alter_ego)), (1, 0));
}

#[test]
fn the_first_seat_begins_if_nothing_is_said() {
    cites!("setup.03-first-player");
    let setup: Setup = serde_json::from_str(r#"{ "players": [], "scenario": "rhino" }"#).expect("a setup");
    assert_eq!(setup.first_player, Seat(0));
}

#[test]
fn what_is_put_into_play_later_does_not_wait_to_be_revealed() {
    cites!("setup.10-when-revealed");
    let mut table = crate::given::Given::homebrew(&["spider"], "rhino").dealt(0, &["ambush"]).play();
    table.settle();
    assert!(table.state().in_play.iter().any(|card| card.engaged == Some(Seat(0))));
    assert!(table.state().encounter.unrevealed.is_empty());
}

#[test]
fn what_is_hidden_is_imagined_anew_and_what_is_known_is_not() {
    let table = Table::new(&["spider-man-justice", "she-hulk-aggression"], "rhino");
    let known = table.state();
    let imagined: Vec<State> = (0..20)
        .map(|number| {
            let mut state = known.clone();
            Champions::imagine(&table.cards, &mut state, Seat(0), &mut table::Fast::new(number));
            state
        })
        .collect();
    assert!(imagined.iter().all(|state| state.player(Seat(0)).hand == known.player(Seat(0)).hand));
    assert!(imagined.iter().any(|state| state.player(Seat(1)).hand != known.player(Seat(1)).hand));
}

#[test]
fn who_plays_is_the_identity_that_was_chosen_and_no_other_card() {
    cites!("identity.role");
    let cards = cards();
    let start = |identity: &str| {
        let mut setup = setup(&cards, &["she-hulk-aggression"], "rhino");
        setup.players[0].identity = identity.to_owned();
        Champions::start(&cards, &setup)
    };
    let state = start("she-hulk").expect("a setup in order");
    let identity = state.find(state.player(Seat(0)).identity).expect("an identity in play");
    assert_eq!(cards.card(identity.card).id, "she-hulk");
    for none in ["hulk", "rhino-1", ""] {
        let problem = Problem::NoIdentity(none.to_owned());
        assert_eq!(start(none), Err(SetupError::Deck(Seat(0), vec![problem])));
    }
}

#[test]
fn every_obligation_of_every_hero_is_set_aside() {
    cites!("obligations.linked-to-hero");
    // Peter Parker is evicted twice.
    let mut cards = Cards::clone(&cards());
    let notice = cards.find("eviction-notice").expect("an obligation");
    let set = cards.card(notice).set.expect("the set of its hero");
    cards.sets[usize::from(set)].cards.push(notice);
    let setup = setup(&cards, &["she-hulk-aggression", "spider-man-justice"], "rhino");
    let state = Champions::start(&cards, &setup).expect("a setup in order");
    let aside: Vec<&str> = state.encounter.set_aside.iter().map(|id| cards.card(id).id.as_str()).collect();
    assert_eq!(aside, ["eviction-notice", "eviction-notice", "legal-work"]);
}

#[test]
fn each_hero_has_a_nemesis_of_its_own() {
    cites!("nemesis.linked-set");
    let cards = cards();
    let setup = setup(&cards, &["spider-man-justice", "she-hulk-aggression"], "rhino");
    let state = Champions::start(&cards, &setup).expect("a setup in order");
    for (seat, set) in [(0, "spider-man-nemesis"), (1, "she-hulk-nemesis")] {
        let linked = &cards.sets[usize::from(cards.set_of(set).expect(set))].cards;
        assert_eq!(state.cards_in(Place::Nemesis(Seat(seat))), *linked, "{set}");
    }
}
