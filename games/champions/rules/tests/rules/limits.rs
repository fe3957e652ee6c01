//! The chapter on limits, maximums and uniqueness; numbers below 0.

use champions::Champions;
use champions::ask::{Ask, Chosen, Pay, TurnOption, Use};
use champions::card::Cards;
use champions::card::ability::{self, Amount, Filter, Keyword, Limit, Max, Modifier, Noun, Stat};
use champions::deck_construction;
use champions::setup::SetupError;
use champions::state::{Place, Thing};
use champions::timing::{Moment, Side};
use champions::{cites, rule};
use table::{Game, Seat};

use crate::given::Given;
use crate::kit::{Table, cards, setup};

#[test]
fn the_players_share_unique_cards() {
    cites!(
        "limits.unique.one-in-play",
        "limits.unique.cannot-enter",
        "limits.unique.nonunique-free",
        "card-anatomy.player.unique"
    );
    let mut table = Given::new(&["spider", "hulk"], "rhino")
        .own(1, "mockingbird")
        .own(1, "helicarrier")
        .hand(0, &["mockingbird", "helicarrier", "energy", "genius", "strength"])
        .play();
    assert_eq!(table.cannot_play("mockingbird"), rule!("limits.unique.cannot-enter"));
    table.play_card("helicarrier", &["energy", "genius"]);
    assert!(table.there("helicarrier").is_some());
    // What would put it into play leaves it where it is.
    let mut table = Given::new(&["marvel", "hulk"], "rhino")
        .own(1, "mockingbird")
        .discard(0, &["mockingbird"])
        .hand(0, &["make-the-call", "energy", "genius"])
        .play();
    assert_eq!(table.cannot_play("make-the-call"), rule!("initiating.step2-determine-cost"));
    // Of two allies in the pile either may be called; with one of them in play, the other is the only choice.
    let pile = || {
        let given = Given::new(&["marvel", "hulk"], "rhino").discard(0, &["mockingbird", "jessica-jones"]);
        given.hand(0, &["make-the-call", "energy", "genius"])
    };
    let mut table = pile().play();
    table.answer(TurnOption::Play(table.card("make-the-call")));
    for id in ["mockingbird", "jessica-jones"] {
        let called = Chosen::Card(Thing::Out(Place::Discard(Seat(0)), table.card(id)));
        assert!(table.offers(called), "{id}");
    }
    let mut table = pile().own(1, "mockingbird").play();
    table.play_card("make-the-call", &["energy", "genius"]);
    assert!(table.there("jessica-jones").is_some() && table.discarded(0, "mockingbird"));
}

#[test]
fn each_copy_has_its_own_limit() {
    cites!("limits.limit");
    let given = Given::homebrew(&["spider"], "rhino").own(0, "one-shot");
    let one = given.id("one-shot");
    let mut table = given.own(0, "one-shot").play();
    let shots = [one, table.id("one-shot")].map(|card| TurnOption::Action { card, place: 0 });
    for shot in shots {
        table.answer(shot);
    }
    assert_eq!(table.damage_on("rhino-1"), 2);
    for shot in shots {
        assert_eq!(table.refused(shot), rule!("limits.limit"));
    }
}

#[test]
fn a_maximum_for_a_player_is_counted_for_each_of_them() {
    cites!("limits.max-per-player");
    // One has a copy, the other has none: it can only go to the other, and then to neither.
    let hand = ["combat-training", "combat-training", "energy", "genius", "strength"];
    let mut table = Given::new(&["hulk", "iron"], "rhino").own(0, "combat-training").hand(0, &hand).play();
    table.answer(TurnOption::Play(table.card("combat-training")));
    table.pay(&["energy"]);
    let controllers = |table: &Table| {
        let card = table.card("combat-training");
        let copies = table.state().in_play.iter().filter(move |other| other.card == card);
        copies.filter_map(|copy| copy.controller).map(|seat| seat.0).collect::<Vec<_>>()
    };
    assert_eq!(controllers(&table), [0, 1]);
    assert_eq!(table.cannot_play("combat-training"), rule!("limits.max-per-player"));

    // A card of one's own: that the other has one does not matter, but a second one is too many.
    let hand = ["interrogation-room", "interrogation-room", "energy", "genius"];
    let mut table =
        Given::new(&["spider", "hulk"], "rhino").own(1, "interrogation-room").hand(0, &hand).play();
    table.play_card("interrogation-room", &["energy"]);
    assert_eq!(table.cannot_play("interrogation-room"), rule!("limits.max-per-player"));
}

// (example.captain-america)
#[test]
fn a_title_may_be_shared_by_different_people() {
    cites!(
        "limits.unique.hero-ally-exception",
        "limits.unique.allies-exception",
        "card-anatomy.player.subtitle"
    );
    let renamed = |subtitle: &str| {
        let subtitle = subtitle.to_owned();
        let mut table = Given::new(&["spider"], "rhino")
            .print("mockingbird", move |card| {
                card.faces[0].name.en = "Spider-Man".to_owned();
                card.subtitle = Some(subtitle);
            })
            .hand(0, &["mockingbird", "energy", "genius"])
            .play();
        let card = table.card("mockingbird");
        table.game.answer(TurnOption::Play(card).into()).map_err(|refusal| refusal.why.rule)
    };
    assert_eq!(renamed("Miles Morales"), Ok(()));
    assert_eq!(renamed("Peter Parker"), Err(rule!("limits.unique.cannot-enter")));
}

#[test]
fn two_allies_may_share_a_title_but_not_a_subtitle_too() {
    cites!("limits.unique.allies-exception", "limits.unique.cannot-enter", "limits.unique.one-in-deck");
    // In one deck, and in play beside each other.
    let both = |subtitle: &'static str| {
        let mut given = Given::new(&["spider"], "rhino");
        let title = given.cards.card(given.card("mockingbird")).title;
        given = given.print("jessica-jones", move |card| {
            card.faces[0].name.en = "Mockingbird".to_owned();
            card.title = title;
            card.subtitle = Some(subtitle.to_owned());
        });
        let decks = setup(&given.cards, &["spider-man-justice"], "rhino");
        let built =
            deck_construction::build(&given.cards, &decks.players[0]).map_err(|found| found[0].rule());
        let mut table = given.own(0, "mockingbird").hand(0, &["jessica-jones", "energy", "genius"]).play();
        let play = TurnOption::Play(table.card("jessica-jones"));
        let played = table.game.answer(play.into()).map_err(|refusal| refusal.why.rule);
        (built.map(drop), played)
    };
    assert_eq!(both("Lance Hunter"), (Ok(()), Ok(())));
    let barred = (Err(rule!("limits.unique.one-in-deck")), Err(rule!("limits.unique.cannot-enter")));
    assert_eq!(both("Bobbi Morse"), barred);
}

#[test]
fn limits_begin_anew_with_the_round() {
    cites!("limits.limit", "limits.limit-resets");
    let mut table =
        Given::new(&["iron"], "rhino").alter_ego(0).draws(&["energy", "genius", "strength"]).play();
    table.act("iron-man");
    table.until(|ask| matches!(ask, Ask::Turn { .. }));
    assert_eq!(table.cannot_act("iron-man"), rule!("limits.limit"));
    table.end_turn();
    table.until(|ask| matches!(ask, Ask::Turn { .. }));
    table.act("iron-man");
}

#[test]
fn a_limit_for_the_round_holds_in_the_villain_phase_too() {
    cites!("limits.limit-resets");
    // He is hurt on his turn and learns from it; the villain hurts him again in the same round.
    let once =
        "when: { response: { damage: { to: you } } }\nlimit: { round: 1 }\ndo: [{ draw: { count: 1 } }]";
    let given = Given::homebrew(&["spider"], "rhino").says("lesson-learned", once).own(0, "lesson-learned");
    let mut table = given.foe(Some(0), "whiplash").play();
    table.attack("spider-man", "whiplash");
    table.ability("lesson-learned", 0);
    table.end_turn();
    table.until(|ask| matches!(ask, Ask::Window { side: Side::After, .. } | Ask::Turn { .. }));
    assert!(matches!(table.ask(), Ask::Turn { .. }) && table.damage_on("spider-man") > 1);
    // In the next round he learns again.
    table.until(|ask| matches!(ask, Ask::Window { side: Side::After, .. }));
    table.ability("lesson-learned", 0);
    assert_eq!(table.fired("lesson-learned"), 2);
}

fn weaker(by: i16) -> Modifier {
    let of = ability::Cards(Box::new(Filter { kind: Some(Noun::Villain), ..Filter::default() }));
    Modifier::Stat { of, is: Stat::Atk, by: Amount::Number(by), up_to: None }
}

#[test]
fn numbers_stop_at_zero_but_only_in_the_end() {
    cites!(
        "modifiers.floor-zero",
        "modifiers.floor-after-all",
        "abilities.constant.stacking",
        "effects.gain-stat",
        "modifiers.recalculate-from-base"
    );
    let given = |changes: &[i16]| {
        let changes: Vec<Modifier> = changes.iter().map(|by| weaker(*by)).collect();
        Given::new(&["spider"], "rhino")
            .print("the-break-in", move |card| card.faces[1].text.modifiers = changes)
            .play()
    };
    assert_eq!(given(&[-1]).value("rhino-1", Stat::Atk), 1);
    assert_eq!(given(&[-5]).value("rhino-1", Stat::Atk), 0);
    // 2 - 5 + 4: not 4, as it would be were the floor in between.
    assert_eq!(given(&[-5, 4]).value("rhino-1", Stat::Atk), 1);
    assert_eq!(given(&[1, 1]).value("rhino-1", Stat::Atk), 4);
}

#[test]
fn two_heroes_of_one_title_may_play_if_they_are_different_people() {
    cites!("limits.unique.identities-exception", "limits.unique.same-identity-barred");
    let mut cards = (*cards()).clone();
    let agreed = setup(&cards, &["spider-man-justice", "iron-man-aggression"], "rhino");
    let of = |cards: &Cards, id: &str| usize::from(cards.find(id).expect(id).0);
    let (spider, iron) = (of(&cards, "spider-man"), of(&cards, "iron-man"));
    cards.cards[iron].title = cards.cards[spider].title;
    assert!(Champions::start(&cards, &agreed).is_ok());
    cards.cards[iron].subtitle = cards.cards[spider].subtitle.clone();
    assert_eq!(Champions::start(&cards, &agreed).err(), Some(SetupError::SameIdentity(Seat(0), Seat(1))));
}

#[test]
fn only_cards_of_players_that_are_seen_keep_a_unique_card_out() {
    cites!("limits.unique.one-in-play", "limits.unique.cannot-enter");
    let mockingbird = |given: Given| {
        let mut table = given.hand(0, &["mockingbird", "energy", "genius"]).play();
        let play = TurnOption::Play(table.card("mockingbird"));
        table.game.answer(play.into()).map_err(|refusal| refusal.why.rule)
    };
    let called = |card: &mut champions::card::Card| card.faces[0].name.en = "Mockingbird".to_owned();
    let spider = || Given::new(&["spider"], "rhino");
    let barred = Err(rule!("limits.unique.cannot-enter"));
    assert_eq!(mockingbird(spider().own(0, "mockingbird")), barred);
    // A villain's henchman of that name is not the players', and a card that lies face down has no name.
    assert_eq!(mockingbird(spider().print("shocker", called).foe(Some(0), "shocker")), Ok(()));
    let drone = spider().own(0, "mockingbird").with("mockingbird", |it| {
        (it.facedown, it.controller, it.engaged) = (Some(0), None, Some(Seat(0)));
    });
    assert_eq!(mockingbird(drone), Ok(()));
    // Nor do the players keep the scenario's cards out.
    let mut table = spider().own(0, "mockingbird").print("shocker", called).dealt(0, &["shocker"]).play();
    table.until(|ask| matches!(ask, Ask::Turn { .. }));
    assert!(table.there("shocker").is_some());
    // Without a subtitle there is nothing in which two of one title differ, and one that is not unique is free.
    let renamed = |unique: bool| {
        let jones = move |card: &mut champions::card::Card| {
            called(card);
            (card.subtitle, card.unique) = (None, unique);
        };
        mockingbird(spider().print("jessica-jones", jones).own(0, "jessica-jones"))
    };
    assert_eq!((renamed(true), renamed(false)), (barred, Ok(())));
}

#[test]
fn a_maximum_of_two_is_reached_after_two() {
    cites!("limits.max-period", "limits.max-in-ability");
    let spider = |max: Max| {
        Given::homebrew(&["spider"], "rhino")
            .print("once-a-round", move |card| card.faces[0].text.play.max = Some(max))
            .hand(0, &["once-a-round", "once-a-round", "once-a-round", "energy", "genius", "strength"])
    };
    for max in [Max::Round(2), Max::Phase(2)] {
        let mut table = spider(max).play();
        table.play_card("once-a-round", &["energy"]);
        table.play_card("once-a-round", &["genius"]);
        assert_eq!(table.damage_on("rhino-1"), 2);
        assert_eq!(table.cannot_play("once-a-round"), rule!("limits.max-period"));
    }
    // Two printings of one title count together.
    let once = |card: &mut champions::card::Card| card.faces[0].text.play.max = Some(Max::Round(1));
    let given = Given::new(&["panther"], "rhino").own(0, "panther-claws");
    let given = given.print("wakanda-forever-energy", once).print("wakanda-forever-mental", once);
    let hand = ["wakanda-forever-energy", "wakanda-forever-mental", "energy", "genius"];
    let mut table = given.hand(0, &hand).play();
    table.play_card("wakanda-forever-energy", &["energy"]);
    table.settle();
    assert_eq!(table.cannot_play("wakanda-forever-mental"), rule!("limits.max-period"));
    // Each title has its own maximum, and so has playing a card beside using one.
    let mut table = spider(Max::Round(1)).own(0, "night-shelter").play();
    table.play_card("once-a-round", &["energy"]);
    table.act("night-shelter");
    assert_eq!(table.cannot_play("once-a-round"), rule!("limits.max-period"));
    assert_eq!(table.cannot_act("night-shelter"), rule!("limits.max-in-ability"));
}

#[test]
fn two_restricted_cards_are_not_too_many() {
    cites!("keywords.restricted.max-two");
    let restricted = |id: &'static str, given: Given| {
        given.print(id, |card| card.faces[0].text.keywords.push(Keyword::Restricted))
    };
    let given = restricted("tenacity", restricted("helicarrier", Given::new(&["hulk"], "rhino")));
    let mut table = given.own(0, "helicarrier").hand(0, &["tenacity", "tenacity", "energy", "genius"]).play();
    table.play_card("tenacity", &["energy"]);
    assert_eq!(table.ask(), Ask::Turn { player: Seat(0) });
    assert!(table.there("tenacity").is_some() && table.there("helicarrier").is_some());
}

#[test]
fn a_minion_that_falls_with_its_hit_points_is_answered() {
    cites!("damage.hp-modifier-expiry-can-defeat");
    let mut table = Given::homebrew(&["hulk"], "rhino")
        .own(0, "lookout")
        .foe(Some(0), "hydra-mercenary")
        .damage("hydra-mercenary", 4)
        .foe(None, "genetically-enhanced")
        .attached_to("hydra-mercenary")
        .hand(0, &["clear-the-field"])
        .play();
    table.play_card("clear-the-field", &[]);
    assert!(table.there("hydra-mercenary").is_none());
    table.ability("lookout", 1);
    assert_eq!(table.damage_on("rhino-1"), 1);
}

#[test]
fn each_ability_has_its_own_limit_as_often_as_it_says() {
    cites!("limits.limit", "limits.limit-resets");
    let given = Given::homebrew(&["spider"], "rhino").print("one-shot", |card| {
        let abilities = &mut card.faces[0].text.abilities;
        abilities.push(abilities[0].clone());
        abilities[0].limit = Some(Limit::Round(2));
    });
    let mut table = given.own(0, "one-shot").play();
    let [twice, once] = [0, 1].map(|place| TurnOption::Action { card: table.id("one-shot"), place });
    table.answer(twice);
    table.answer(twice);
    assert_eq!(table.refused(twice), rule!("limits.limit"));
    table.answer(once);
    assert_eq!(table.refused(once), rule!("limits.limit"));
    // Neither another player's turn nor a change of form begins it anew.
    let learns =
        "when: { response: { attack: { by: hero } } }\nlimit: { round: 1 }\ndo: [{ draw: { count: 1 } }]";
    let given = Given::homebrew(&["spider", "hulk"], "rhino").says("lookout", learns);
    let mut table = given.own(0, "lookout").play();
    table.attack("spider-man", "rhino-1");
    table.ability("lookout", 0);
    table.end_turn();
    table.attack("she-hulk", "rhino-1");
    assert_eq!(table.ask(), Ask::Turn { player: Seat(1) });
    let flips = "{ when: action, do: [{ change-form: {} }] }";
    let given = Given::homebrew(&["iron"], "rhino").alter_ego(0).says("one-shot", flips).own(0, "one-shot");
    let mut table = given.play();
    table.act("iron-man");
    table.settle();
    table.act("one-shot");
    table.act("one-shot");
    assert_eq!(table.cannot_act("iron-man"), rule!("limits.limit"));
}

#[test]
fn what_generates_resources_has_limits_and_maximums_too() {
    cites!("limits.limit", "limits.max-in-ability");
    let given = |times: &str| {
        let ability = format!(
            "{{ when: resource, {times}: {{ round: 1 }}, do: [{{ generate: {{ resources: {{ wild: 1 }} }} }}] }}"
        );
        Given::homebrew(&["spider"], "rhino").says("courier", &ability).own(0, "courier")
    };
    for (times, other_too) in [("limit", true), ("max", false)] {
        let given = given(times).hand(0, &["helicarrier", "energy", "genius"]);
        let one = given.id("courier");
        let mut table = given.own(0, "courier").play();
        let [one, other] = [one, table.id("courier")].map(|card| Pay::Ability { card, place: 0 });
        table.answer(TurnOption::Play(table.card("helicarrier")));
        assert!(table.offers(one) && table.offers(other));
        table.answer(one);
        assert_eq!((table.offers(one), table.offers(other)), (false, other_too), "{times}");
    }
    // Nobody begins to pay with what they could not use.
    let broke = |times: &str| {
        let mut table = given(times).own(0, "courier").hand(0, &["once-a-round"]).play();
        let play = TurnOption::Play(table.card("once-a-round"));
        table.game.answer(play.into()).map_err(|refusal| refusal.why.rule)
    };
    assert_eq!((broke("limit"), broke("max")), (Ok(()), Err(rule!("initiating.step2-determine-cost"))));
}

#[test]
fn what_is_forced_has_limits_and_maximums_too() {
    cites!("limits.limit", "limits.max-in-ability");
    // Two players attack in one round, and one of them has two copies.
    let drawn = |times: &str| {
        let ability = format!(
            "{{ when: {{ forced-response: {{ attack: {{ by: hero }} }} }}, {times} do: [{{ draw: {{ count: 1 }} }}] }}"
        );
        let given = Given::homebrew(&["spider", "hulk"], "rhino").says("aftershock", &ability);
        let mut table = given.own(0, "aftershock").own(0, "aftershock").play();
        table.attack("spider-man", "rhino-1");
        table.settle();
        table.end_turn();
        table.attack("she-hulk", "rhino-1");
        table.settle();
        table.hand(0)
    };
    assert_eq!([drawn(""), drawn("limit: { round: 1 },"), drawn("max: { round: 1 },")], [4, 2, 1]);
}

#[test]
fn a_maximum_is_for_what_is_played_in_its_period() {
    cites!("limits.max-period");
    // A card for the phase can be played in the villain phase again.
    let draws = "{ when: { interrupt: { attack: { by: character } } }, do: [{ draw: { count: 1 } }] }";
    let given = Given::homebrew(&["hulk"], "rhino").says("stand-fast", draws);
    let given = given.print("stand-fast", |card| card.faces[0].text.play.max = Some(Max::Phase(1)));
    let mut table = given.hand(0, &["stand-fast", "stand-fast"]).play();
    table.attack("she-hulk", "rhino-1");
    table.event("stand-fast");
    let event = Use::Event { card: table.card("stand-fast"), place: 0 };
    assert!(!table.offers(event));
    table.settle();
    table.end_turn();
    table.until(|ask| matches!(ask, Ask::Window { side: Side::Before, .. }));
    assert!(table.offers(event));
    // What is put into play was not played.
    let given = Given::homebrew(&["spider"], "rhino").discard(0, &["stronger-by-one"]);
    let given = given.print("stronger-by-one", |card| card.faces[0].text.play.max = Some(Max::Round(1)));
    let mut table = given.hand(0, &["lucky-find", "stronger-by-one", "stronger-by-one"]).play();
    table.play_card("lucky-find", &[]);
    table.play_card("stronger-by-one", &[]);
    assert_eq!(table.cannot_play("stronger-by-one"), rule!("limits.max-period"));
}

#[test]
fn a_maximum_of_an_ability_counts_by_title_and_whatever_was_cancelled() {
    cites!("limits.max-in-ability", "limits.max-cancelled-counts");
    let given = Given::homebrew(&["spider"], "rhino");
    let shelter = given.cards.card(given.card("night-shelter")).clone();
    let given = given.print("night-watch", |card| {
        (card.title, card.faces[0].text) = (shelter.title, shelter.faces[0].text.clone());
    });
    let mut table = given.own(0, "night-shelter").own(0, "night-watch").play();
    table.act("night-shelter");
    assert_eq!(table.cannot_act("night-watch"), rule!("limits.max-in-ability"));
    let mut table = Given::homebrew(&["spider"], "rhino").own(0, "night-shelter").foe(None, "jammer").play();
    table.act("night-shelter");
    assert_eq!(table.damage_on("rhino-1"), 0);
    assert_eq!(table.cannot_act("night-shelter"), rule!("limits.max-in-ability"));
}

#[test]
fn copies_elsewhere_do_not_count_towards_the_maximum_of_a_player() {
    cites!("limits.max-per-player");
    let spider = || Given::new(&["spider", "hulk"], "rhino").hand(0, &["interrogation-room", "energy"]);
    // One in the discard pile, and one that another player controls.
    let elsewhere = spider().discard(0, &["interrogation-room"]).own(0, "interrogation-room");
    let mut table = elsewhere.with("interrogation-room", |card| card.controller = Some(Seat(1))).play();
    table.play_card("interrogation-room", &["energy"]);
    assert_eq!(table.find("interrogation-room").controller, Some(Seat(0)));
    let lent = Given::new(&["spider", "hulk"], "rhino").own(1, "interrogation-room");
    let lent = lent.with("interrogation-room", |card| card.controller = Some(Seat(0)));
    let mut table = lent.hand(0, &["interrogation-room", "energy"]).play();
    assert_eq!(table.cannot_play("interrogation-room"), rule!("limits.max-per-player"));
}

#[test]
fn both_sides_of_an_identity_keep_their_titles_to_themselves() {
    cites!("limits.unique.one-in-play", "limits.unique.nonunique-free");
    let plays = |unique: bool, alter_ego: bool| {
        let given = Given::new(&["spider"], "rhino").print("mockingbird", |card| {
            card.faces[0].name.en = "Peter Parker".to_owned();
            (card.subtitle, card.unique) = (None, unique);
        });
        let given = if alter_ego { given.alter_ego(0) } else { given };
        let mut table = given.hand(0, &["mockingbird", "energy", "genius"]).play();
        let play = TurnOption::Play(table.card("mockingbird"));
        table.game.answer(play.into()).map_err(|refusal| refusal.why.rule)
    };
    let barred = Err(rule!("limits.unique.cannot-enter"));
    assert_eq!((plays(true, false), plays(true, true)), (barred, barred));
    // Without the icon it may be there beside him.
    assert_eq!((plays(false, false), plays(false, true)), (Ok(()), Ok(())));
}

#[test]
fn what_cannot_enter_play_stays_where_it_is_and_is_no_choice_beside_what_can() {
    cites!("limits.unique.cannot-enter", "abilities.choose.must-change-state");
    let enters = |what: &str| {
        format!("{{ when: action, do: [{{ put-into-play: {{ what: {what} }} }}, add-acceleration] }}")
    };
    let given = |what: &str| {
        let given = Given::homebrew(&["spider", "hulk"], "rhino").says("one-shot", &enters(what));
        given.own(0, "one-shot").own(1, "mockingbird")
    };
    let mut table = given("{ each: { kind: ally, in: hand } }").hand(0, &["mockingbird", "tigra"]).play();
    table.act("one-shot");
    assert!(table.in_hand(0, "mockingbird") && table.there("tigra").is_some());
    // One of two in the pile: nobody is asked, since the other one cannot enter.
    let given = given("{ choose: { from: { kind: ally, in: discard } } }");
    let mut table = given.discard(0, &["tigra", "mockingbird"]).play();
    table.act("one-shot");
    assert_eq!(table.ask(), Ask::Turn { player: Seat(0) });
    assert!(table.there("tigra").is_some() && table.discarded(0, "mockingbird"));
}

#[test]
fn nobody_takes_control_beyond_a_maximum_nor_chooses_what_they_have() {
    cites!("limits.max-per-player", "abilities.choose.must-change-state");
    let given = |of: &str| {
        let takes = format!("{{ when: action, do: [{{ take-control: {{ of: {of} }} }}] }}");
        let given = Given::homebrew(&["spider", "hulk"], "rhino").says("one-shot", &takes).own(0, "one-shot");
        given.own(0, "interrogation-room").own(1, "interrogation-room")
    };
    let of = |table: &Table, id: &str| table.find(id).controller;
    for which in ["{ choose: { from: support } }", "{ each: support }"] {
        let mut table = given(which).own(1, "helicarrier").play();
        table.act("one-shot");
        assert_eq!(table.ask(), Ask::Turn { player: Seat(0) }, "there is nothing else to choose");
        assert_eq!(of(&table, "helicarrier"), Some(Seat(0)), "{which}");
        assert_eq!(of(&table, "interrogation-room"), Some(Seat(1)), "{which}");
    }
    let mut table = given("{ choose: { from: support } }").play();
    assert_eq!(table.cannot_act("one-shot"), rule!("abilities.must-be-able-to-change-state"));
}

#[test]
fn a_maximum_for_each_player_is_that_of_who_will_control_the_card() {
    cites!("limits.max-per-player");
    let says = |control: &str| {
        let what = "{ each: { kind: support, in: hand } }";
        format!("{{ when: action, do: [{{ put-into-play: {{ what: {what}{control} }} }}] }}")
    };
    let given = |control: &str| {
        let given = Given::homebrew(&["spider", "hulk"], "rhino").says("aftershock", &says(control));
        given.own(0, "aftershock").own(0, "helicarrier").hand(0, &["helicarrier"])
    };
    let mut table = given(", control: { choose: any }").play();
    table.act("aftershock");
    table.settle();
    assert_eq!(table.find("helicarrier").controller, Some(Seat(1)), "only they can");
    let mut table = given("").play();
    assert_eq!(table.cannot_act("aftershock"), rule!("abilities.must-be-able-to-change-state"));
}

#[test]
fn a_limit_for_the_phase_begins_anew_with_the_next() {
    cites!("limits.limit", "limits.limit-resets");
    let note = "{ when: { interrupt: { attack: {} } }, limit: { phase: 1 }, do: [{ draw: { count: 1 } }] }";
    let given = || Given::homebrew(&["spider"], "rhino").says("one-shot", note).own(0, "one-shot");
    let offered = |table: &Table| table.offers(Use::Ability { card: table.id("one-shot"), place: 0 });
    let mut table = given().own(0, "mockingbird").play();
    table.attack("spider-man", "rhino-1");
    assert!(offered(&table));
    table.ability("one-shot", 0);
    table.settle();
    // Once is enough for this phase,
    table.attack("mockingbird", "rhino-1");
    assert!(matches!(table.ask(), Ask::Turn { .. }), "{:?}", table.ask());
    table.end_turn();
    // but the villain attacks in the next.
    let attack = |ask: &Ask| matches!(ask, Ask::Window { moment: Moment::Attack { .. }, .. });
    table.until(attack);
    assert!(offered(&table));
    table.ability("one-shot", 0);
    table.turn_of(0);
    table.attack("spider-man", "rhino-1");
    assert!(offered(&table));
    // Where the limit is for the round, the villain phase is the same round.
    let mut table = given()
        .print("one-shot", |card| card.faces[0].text.abilities[0].limit = Some(Limit::Round(1)))
        .play();
    table.attack("spider-man", "rhino-1");
    table.ability("one-shot", 0);
    table.settle();
    table.end_turn();
    // Spider-Man has his own sense of attacks, and nothing else answers this one.
    table.until(attack);
    assert!(!offered(&table));
}
