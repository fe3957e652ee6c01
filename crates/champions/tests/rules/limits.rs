//! The chapter on limits, maximums and uniqueness; numbers below nought.

use champions::Champions;
use champions::ask::{Ask, Chosen, TurnOption};
use champions::card::Cards;
use champions::card::ability::{self, Amount, Filter, Keyword, Max, Modifier, Noun, Stat};
use champions::deck_construction;
use champions::setup::SetupError;
use champions::state::{Place, Thing};
use champions::timing::Side;
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
    cites!("limits.unique.allies-exception", "limits.unique.cannot-enter");
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
fn numbers_stop_at_nought_but_only_in_the_end() {
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
