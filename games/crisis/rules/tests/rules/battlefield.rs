//! Building the battlefield, tokens among terrain, rules for terrain, measuring.

use std::sync::Arc;

use crisis::Crisis;
use crisis::activation::Act;
use crisis::ask::{Answer, Ask, Thing};
use crisis::card::CrisisType;
use crisis::cites;
use crisis::event::Event;
use crisis::movement::may_rest;
use crisis::setup::{EdgePick, LayoutPick, Setup, ThreatPick};
use crisis::sight::{sees_piece, sees_token};
use crisis::state::{Battleground, Edge, Lies, Phase, PieceId, Reading, Side, TokenId};
use space::{Disc, Footprint, Outline, P};
use table::{Game, Match, Script, Source};

use crate::kit::{Position, homebrew, sides};

/// A game at its first question, on the vault unless the players agree on something else.
fn game(layouts: &[&str]) -> Match<Crisis> {
    let cards = homebrew();
    let mut setup = Setup::usual();
    setup.battlefield = "vault".into();
    setup.layouts = layouts.iter().map(|&id| id.to_owned()).collect();
    for roster in &mut setup.rosters.0 {
        roster.crises[0] = "high-ground".into();
        roster.crises[3] = "low-tide".into();
    }
    let script = Script {
        rolls: [sides("h h h b b"), sides("h h b b b")].into(),
        draws: [0, 0].into(),
        ..Script::default()
    };
    let start = Crisis::start(&cards, &setup).unwrap_or_else(|error| panic!("{error}"));
    Match::from_state(Arc::clone(&cards), start, Source::Script(script))
}

#[track_caller]
fn answer(game: &mut Match<Crisis>, answer: impl Into<Answer>) {
    let ask = game.pending()[0].ask;
    game.answer(answer.into()).unwrap_or_else(|refusal| panic!("{ask:?}: {:?}", refusal.why));
}

#[test]
fn both_players_agree_on_the_terrain_before_anything_else() {
    cites!("battlefield.terrain-agreement", "battlefield.before-mission");
    let mut game = game(&["vault", "old-quarter", "night-market"]);
    let place = |game: &Match<Crisis>, id: &str| game.now().content.battlefield(id).expect("in the packs");
    let (vault, quarter) = (place(&game, "vault"), place(&game, "old-quarter"));
    let asked = |game: &Match<Crisis>| game.pending()[0].ask;
    assert_eq!(asked(&game), Ask::Battlefield { side: Side::A });
    assert_eq!((game.now().state.battlefield, game.now().state.phase), (vault, Phase::Battlefield));
    // What A has confirmed and B has not lets nothing go on, and no crisis is drawn.
    answer(&mut game, LayoutPick::Agree);
    assert_eq!(asked(&game), Ask::Battlefield { side: Side::B });
    assert!(game.answer(CrisisType::Secure.into()).is_err());
    assert_eq!(game.now().state.mission, [None, None]);
    // B would rather play elsewhere, so A is asked again; a layout is proposed but once.
    answer(&mut game, LayoutPick::Instead(quarter));
    assert_eq!(asked(&game), Ask::Battlefield { side: Side::A });
    let refusal = game.answer(LayoutPick::Instead(vault).into()).expect_err("it was on the table");
    assert_eq!(refusal.why.rule.as_str(), "battlefield.terrain-agreement");
    answer(&mut game, LayoutPick::Agree);
    assert!(matches!(asked(&game), Ask::CrisisType { .. }));
    assert_eq!(game.now().state.battlefield, quarter);
    let told: Vec<&Event> = game.told().iter().map(|told| &told.event).collect();
    assert!(told.contains(&&Event::BattlefieldAgreed { battlefield: quarter }));
}

/// Up to step 6 of the mission: High Ground has tokens in the middle and ten inches to either side.
fn mission() -> Match<Crisis> {
    let mut game = game(&[]);
    answer(&mut game, CrisisType::Secure);
    answer(&mut game, ThreatPick(CrisisType::Secure));
    answer(&mut game, EdgePick(Edge::North));
    game
}

#[test]
fn terrain_of_size_6_makes_room_for_a_token() {
    cites!("objectives.size6-terrain-moves");
    let mut game = mission();
    let scene = game.now();
    let (tower, middle) = (scene.piece(PieceId(0)), P::new(18_000, 18_000));
    assert_eq!((tower.size, scene.state.tokens[0].at), (6, middle), "the token keeps its place");
    let token = Disc::new(middle, scene.measures().token);
    assert!(!tower.outline.overlaps_disc(&token));
    // It moves no farther than it must: half its width and the token's radius, to the next fifth of a tenth of an inch.
    let printed = &scene.battlefield().pieces[0].outline;
    assert!(printed.overlaps_disc(&token));
    let (before, after) = (printed.bounds(), tower.outline.bounds());
    let shift = (after.lo - before.lo).len2().isqrt();
    assert!((2_480..=2_520).contains(&shift), "{shift}");
    assert!(
        game.told().iter().any(|told| matches!(told.event, Event::TerrainShifted { piece: PieceId(0), .. }))
    );
    // And that is where it stands from now on: nobody can rest there, and the old place is free.
    while matches!(game.pending()[0].ask, Ask::OnTerrain { .. }) {
        answer(&mut game, Lies::OnTop);
    }
    let mut position = Position::vault();
    position.state.shifted = game.now().state.shifted.clone();
    position.stands("tower");
    let jewel = position.a("jewel", 4.0, 4.0);
    let middle_of_tower = P::new((after.lo.x + after.hi.x) / 2, (after.lo.y + after.hi.y) / 2);
    let partly = P::new(after.lo.x, middle_of_tower.y);
    assert!(may_rest(position.scene(), jewel, partly).is_err());
    assert!(
        may_rest(position.scene(), jewel, P::new(2 * 18_000 - middle_of_tower.x, 36_000 - middle_of_tower.y))
            .is_ok()
    );
}

#[test]
fn players_agree_whether_a_token_lies_on_terrain_or_under_it() {
    cites!("objectives.on-or-under-terrain");
    // The wall and the lamp stand where the other two tokens go.
    let wall = TokenId(1);
    for (answers, lies) in [
        (&[Lies::OnTop][..], Lies::OnTop),
        (&[Lies::Under, Lies::OnTop], Lies::OnTop),
        (&[Lies::Under, Lies::Under], Lies::Under),
    ] {
        let mut game = mission();
        let first = game.now().state.priority;
        for (&said, side) in answers.iter().zip(first.first()) {
            assert_eq!(game.pending()[0].ask, Ask::OnTerrain { side, token: wall, piece: PieceId(1) });
            answer(&mut game, said);
        }
        assert_eq!(game.now().state.token(wall).lies, Some(lies));
        assert_eq!(game.now().state.token(wall).at, P::new(8_000, 18_000));
        assert_eq!(game.now().state.token(TokenId(0)).lies, None);
    }
}

#[test]
fn a_token_on_broken_terrain_lies_on_the_ground() {
    cites!("objectives.on-or-under-terrain");
    let mut position = Position::new();
    let skull = position.a("red-skull-master-of-the-world", 20.6, 12.0);
    position.b("invincible-iron-man", 33.0, 33.0);
    let kiosk = position.stands("kiosk-1");
    let kind = position.crisis("riots-spark-over-extremis");
    let token = position.token(kind, f64::from(kiosk.x) / 1000.0, f64::from(kiosk.y) / 1000.0);
    position.state.tokens[0].lies = Some(Lies::OnTop);
    position.of(skull).power = 3;
    position.activated(skull, 2);
    let mut table = position.play();
    table.act(Act::Power(1));
    table.until(|ask| matches!(ask, Ask::Way { .. }));
    table.answer(space::Turn(16_384));
    table.next_act();
    assert_eq!((table.state().token(token).lies, table.state().token(token).at), (None, kiosk));
}

#[test]
fn a_crisis_gives_terrain_a_rule() {
    cites!("terrain.crisis-rules");
    // Whoever stands on a building gains a point more, until it is gone; the kiosk is no building.
    for (piece, destroyed, power) in
        [("building-1", false, 2), ("building-1", true, 1), ("kiosk-1", false, 1)]
    {
        let mut position = Position::vault();
        position.state.battlefield = position.cards.battlefield("museum-square").expect("in the core box");
        let roof = position.stands(piece);
        let cap = position.a("captain-america-first-avenger", 0.0, 0.0);
        position.b("invincible-iron-man", 33.0, 33.0);
        position.of(cap).at = roof;
        if destroyed {
            position.state.destroyed = crisis::state::Numbers(u32::MAX);
        }
        position.crisis("high-ground");
        position.state.phase = Phase::Power;
        let mut table = position.play();
        table.next_act();
        assert_eq!(table.figure(cap).power, power, "{piece} {destroyed}");
    }
}

#[test]
fn targets_of_opportunity_move() {
    cites!("objectives.target-of-opportunity");
    let mut position = Position::vault();
    let kind = position.crisis("missing-witnesses");
    let witness = position.token(kind, 18.0, 26.0);
    let cap = position.a("captain-america-first-avenger", 18.0, 25.0);
    let skull = position.b("red-skull-master-of-the-world", 30.0, 30.0);
    for figure in [cap, skull] {
        position.of(figure).activated = true;
    }
    position.state.phase = Phase::Cleanup;
    let mut table = position.play();
    // A secures it, so B places it.
    assert!(matches!(table.ask(), Ask::Token { side: Side::B, token, .. } if token == witness));
    let far = crisis::ask::Spot(P::new(18_000, 31_000));
    assert_eq!(table.refused(far).as_str(), "objectives.drop.placement");
    table.answer(crisis::ask::Spot(P::new(18_000, 30_000)));
    assert_eq!(table.state().token(witness).at, P::new(18_000, 30_000));
}

#[test]
fn objects_are_seen_by_their_own_size() {
    cites!("line-of-sight.object-without-size");
    // A shop of size 4 behind a kiosk of size 3, and the other way about.
    let sees = |between: &str, target: &str| {
        let mut position = Position::new();
        let (middle, behind) = (position.stands(between), position.stands(target));
        let viewer = position.a("invincible-iron-man", 0.0, 0.0);
        // On the line from the target through the middle of what stands between, on the far side of it.
        let away = middle - behind;
        let length = away.len2().isqrt().max(1);
        let scale = 4_500;
        position.of(viewer).at =
            P::new(middle.x + (away.x * scale / length) as i32, middle.y + (away.y * scale / length) as i32);
        let pieces = &position.scene().battlefield().pieces;
        let target = pieces.iter().position(|it| it.id == target).expect("on the battlefield");
        sees_piece(position.scene(), viewer, PieceId(target as u8))
    };
    assert!(sees("kiosk-1", "shop-1"));
    assert!(!sees("shop-1", "kiosk-1"));
    // A token has no size, so that a bench hides it (q.los-to-token).
    let token = |standing: bool| {
        let mut position = Position::new();
        let at = if standing { position.stands("kiosk-1") } else { P::new(18_000, 12_000) };
        let viewer = position.a("invincible-iron-man", 0.0, 0.0);
        position.of(viewer).at = P::new(at.x - 4_000, at.y);
        let kind = position.crisis("riots-spark-over-extremis");
        let token = position.token(kind, f64::from(at.x + 3_000) / 1000.0, f64::from(at.y) / 1000.0);
        sees_token(position.scene(), viewer, token)
    };
    assert!(token(false) && !token(true));
}

#[test]
fn an_ability_may_ask_for_sight_of_an_object() {
    cites!("line-of-sight.object-without-size");
    let mut position = Position::vault();
    let mesmer = position.a("mesmer", 18.0, 12.0);
    position.b("red-skull-master-of-the-world", 33.0, 33.0);
    position.stands("tower");
    let kind = position.crisis("high-ground");
    let hidden = position.token(kind, 18.0, 24.0);
    let seen = position.token(kind, 12.0, 14.0);
    position.activated(mesmer, 2);
    let behold = position.power_of(mesmer, "behold");
    let mut table = position.play();
    table.act(Act::Power(behold));
    assert!(table.offers(Thing::Token(seen)) && table.offers(Thing::Piece(PieceId(0))));
    assert_eq!(table.refused(Thing::Token(hidden)).as_str(), "effects.sources");
}

#[test]
fn anybody_may_measure_at_any_time_over_anything() {
    cites!("measuring.any-time", "measuring.obstructed", "measuring.from-base");
    let mut position = Position::new();
    let kiosk = position.stands("kiosk-1");
    let iron_man = position.a("invincible-iron-man", 0.0, 0.0);
    let ultron = position.b("ultron-metal-tyrant", 0.0, 0.0);
    position.of(iron_man).at = P::new(kiosk.x - 4_000, kiosk.y);
    position.of(ultron).at = P::new(kiosk.x + 4_000, kiosk.y);
    position.activated(iron_man, 2);
    let mut table = position.play();
    table.next_act();
    let before = table.state().clone();
    // From edge to edge: 8 inches less a radius of 689 and one of 984 mils, whatever stands between.
    let scene = table.game.now();
    assert_eq!((scene.gap(iron_man, ultron), scene.gap(ultron, iron_man)), (6_327, 6_327));
    assert!(scene.within(iron_man, 4, ultron) && !scene.within(iron_man, 3, ultron));
    assert_eq!(table.state(), &before);
    let mut open = Position::new();
    open.state.figures = before.figures.clone();
    assert_eq!(open.scene().gap(iron_man, ultron), 6_327);
}

#[test]
fn one_measurement_is_one_tool() {
    cites!("measuring.one-tool");
    // Seven inches are within range 4 and not within range 3, though 2 and 3 end to end would reach.
    let mut position = Position::new();
    let widow = position.a("the-black-widow", 10.0, 10.0);
    let skull = position.b("red-skull-master-of-the-world", 10.0, 10.0 + 7.0 + 2.0 * 0.689);
    assert_eq!(position.scene().gap(widow, skull), 7_000);
    assert!(!position.scene().within(widow, 3, skull) && position.scene().within(widow, 4, skull));
    // A Long character does not go as far as S and M laid end to end.
    let tools = position.scene().measures().tools;
    assert!(tools[0] + tools[1] > tools[2]);
    position.activated(widow, 2);
    let mut table = position.play();
    table.act(Act::Move);
    let pose = space::Pose { way: space::Turn(0), bend: 0 };
    let far = P::new(10_000 + tools[0] + tools[1] + 2 * 630, 10_000);
    let tool = crisis::card::ability::Tool::Long;
    let answer = crisis::movement::Advance::Along { tool, pose, to: far, climb: false };
    assert_eq!(table.refused(answer).as_str(), "advance.end-anywhere");
}

#[test]
fn bases_overlap_when_they_share_space_and_not_when_they_touch() {
    cites!("movement.overlap");
    let mut position = Position::new();
    let cap = position.a("captain-america-first-avenger", 10.0, 10.0);
    position.b("red-skull-master-of-the-world", 20.0, 10.0);
    let rest = |x: i32| may_rest(position.scene(), cap, P::new(x, 10_000)).map_err(|why| why.rule.as_str());
    assert_eq!(rest(20_000 - 2 * 689), Ok(()));
    assert_eq!(rest(20_000 - 2 * 689 + 10), Err("movement.no-base-overlap-end"));
}
