//! The table as a listener sees it.

pub(super) mod card;
mod deed;

use champions::Champions;
use champions::card::ability::Stat;
use champions::card::{CardId, CardType, SetKind};
use champions::modifiers::value;
use champions::player_phase::hand_size;
use champions::players::in_player_order;
use champions::state::{Deck, InPlayId, Outcome, Phase, Reading as _, VillainStep};
use champions::view::{View, ZoneView};
use champions::{rule, villain_phase};
use host::Reader;
use table::{RuleId, Seat};

use crate::drawing;
use crate::voice::Teller;

/// The steps of the villain phase (villain-phase.step-order).
const STEPS: [(&str, RuleId); 5] = [
    ("champions-table-step-threat", rule!("villain-phase.step1.base-threat")),
    ("champions-table-step-activate", rule!("villain-phase.step2.player-order")),
    ("champions-table-step-deal", rule!("villain-phase.step3.deal-one-each")),
    ("champions-table-step-reveal", rule!("villain-phase.step4.first-player-first")),
    ("champions-table-step-end", rule!("villain-phase.step5.pass-first-player")),
];

pub(super) fn board(reader: &Reader<Champions>, teller: &Teller) -> drawing::Board {
    let (scene, view, words) = (reader.scene(), reader.view, reader.words);
    let printed = teller.printed();
    let (phase, step) = whereabouts(view.phase);
    let of_kind = |kind: CardType| {
        let found = scene.state.in_play.iter().find(|card| scene.kind(card) == kind);
        found.map(|card| number(card.id))
    };
    let cards = |ids: &[CardId]| ids.iter().map(|&id| card::out_of_play(reader, id, None)).collect();
    let running = of_kind(CardType::Villain).is_some() && of_kind(CardType::MainScheme).is_some();
    drawing::Board {
        scenario: scenario_name(reader),
        mode: printed.mode(reader.setup.mode),
        modular: modular(reader),
        stage: stage(view.phase).to_owned(),
        stage_name: printed.phase(view.phase),
        phases: vec![words.word("champions-phase-players"), words.word("champions-phase-villain")],
        phase,
        turn: view.round,
        steps: steps(reader, &STEPS),
        step,
        first_player: view.first_player.0,
        turn_of: turn_of(view).map(|seat| seat.0),
        outcome: view.outcome.map(|outcome| {
            match outcome {
                Outcome::Won => "won",
                Outcome::Lost => "lost",
            }
            .to_owned()
        }),
        sides: (0..scene.state.started()).map(|seat| side(reader, teller, Seat(seat))).collect(),
        figures: view
            .in_play
            .iter()
            .zip(&scene.state.in_play)
            .map(|(view, card)| card::in_play(reader, teller, view, card))
            .collect(),
        villain: of_kind(CardType::Villain),
        main_scheme: of_kind(CardType::MainScheme),
        acting: acting(view),
        next_threat: if running { villain_phase::threat_to_place(scene) } else { 0 },
        next_cards: next_cards(reader),
        encounter_deck: count(view.encounter_deck.count),
        encounter_deck_known: known_of_deck(reader, teller, &scene.state.encounter.deck),
        encounter_discard: cards(&view.encounter_discard),
        resolving: cards(&view.resolving),
        boosts: small(view.boosts),
        acceleration_tokens: view.acceleration_tokens,
        villain_stages_left: small(view.villain_stages_left),
        scheme_stages_left: small(view.scheme_stages_left),
        removed: cards(&view.removed),
        deed: deed::innermost(reader),
        windows: view.windows.iter().map(|window| deed::window(teller, window)).collect(),
        lasting: lasting(reader, teller),
        peril: scene.state.reveals.iter().rev().find(|reveal| reveal.peril).map(|reveal| reveal.player.0),
    }
}

pub(super) fn scenario_name(reader: &Reader<Champions>) -> String {
    let scenario = reader.content.scenario(&reader.setup.scenario);
    let name = scenario.map(|place| &reader.content.scenarios[usize::from(place)].name);
    name.map_or_else(|| reader.setup.scenario.clone(), |name| reader.words.language().name(name).to_owned())
}

/// The modular sets that were agreed on, else the recommended one.
fn modular(reader: &Reader<Champions>) -> Vec<String> {
    let modular = modular_sets(reader).into_iter().map(|place| &reader.content.sets[usize::from(place)]);
    modular.map(|set| reader.words.language().name(&set.name).to_owned()).collect()
}

/// The same by their places. Which set was picked face down, nobody knows: then there is none.
fn modular_sets(reader: &Reader<Champions>) -> Vec<u16> {
    let cards = reader.content;
    let scenario = cards.scenario(&reader.setup.scenario).map(|place| &cards.scenarios[usize::from(place)]);
    let chosen: Vec<u16> = reader.setup.modular.iter().filter_map(|id| cards.set_of(id)).collect();
    let mut sets = if chosen.is_empty() && !reader.setup.modular_at_random {
        scenario.map(|scenario| scenario.modular).into_iter().collect()
    } else {
        chosen
    };
    sets.retain(|&place| cards.sets[usize::from(place)].kind == SetKind::Modular);
    sets
}

/// Whether a card of this set may be in the encounter deck, by what was agreed on for all to hear.
fn in_use(reader: &Reader<Champions>, set: u16) -> bool {
    let cards = reader.content;
    match cards.sets[usize::from(set)].kind {
        SetKind::Villain => {
            let scenario = cards.scenario(&reader.setup.scenario);
            scenario.is_some_and(|place| cards.scenarios[usize::from(place)].set == set)
        }
        SetKind::Modular => reader.setup.modular_at_random || modular_sets(reader).contains(&set),
        _ => true,
    }
}

/// Which phase of a round it is, and which step of the villain's.
fn whereabouts(phase: Phase) -> (Option<u8>, Option<u8>) {
    match phase {
        Phase::Setup => (None, None),
        Phase::Turn | Phase::EndOfPlayerPhase => (Some(0), None),
        Phase::Villain(step) => {
            let step = match step {
                VillainStep::PlaceThreat => 0,
                VillainStep::Villain(_) | VillainStep::Minions(_) => 1,
                VillainStep::Deal => 2,
                VillainStep::Reveal(_) => 3,
                VillainStep::EndRound => 4,
            };
            (Some(1), Some(step))
        }
    }
}

fn stage(phase: Phase) -> &'static str {
    match phase {
        Phase::Setup => "setup",
        Phase::Turn => "turn",
        Phase::EndOfPlayerPhase => "end-of-player-phase",
        Phase::Villain(VillainStep::PlaceThreat) => "place-threat",
        Phase::Villain(VillainStep::Villain(_)) => "villain",
        Phase::Villain(VillainStep::Minions(_)) => "minions",
        Phase::Villain(VillainStep::Deal) => "deal",
        Phase::Villain(VillainStep::Reveal(_)) => "reveal",
        Phase::Villain(VillainStep::EndRound) => "end-round",
    }
}

/// Whose turn it is, or whose part of a step of the villain phase.
fn turn_of(view: &View) -> Option<Seat> {
    match view.phase {
        Phase::Villain(
            VillainStep::Villain(seat) | VillainStep::Minions(seat) | VillainStep::Reveal(seat),
        ) => Some(seat),
        _ => view.active,
    }
}

fn acting(view: &View) -> Option<u32> {
    let by = view.deeds.last().map(|deed| deed.by);
    let active = turn_of(view).and_then(|seat| view.players.get(usize::from(seat.0)));
    by.or_else(|| active.map(|player| player.identity)).map(number)
}

/// One encounter card each, and one more in player order for each hazard icon.
fn next_cards(reader: &Reader<Champions>) -> Vec<u8> {
    let scene = reader.scene();
    let mut dealt = vec![0; reader.view.players.len()];
    let players: Vec<Seat> = in_player_order(scene.state).collect();
    let each = players.iter().chain(players.iter().cycle().take(villain_phase::hazards(scene)));
    each.for_each(|seat| dealt[usize::from(seat.0)] += 1);
    dealt
}

/// What holds for a while, and what will happen.
fn lasting(reader: &Reader<Champions>, teller: &Teller) -> Vec<String> {
    let state = reader.scene().state;
    let lasting = state.lasting.iter().map(|lasting| teller.lasting(lasting));
    lasting.chain(state.delayed.iter().map(|delayed| teller.delayed(delayed))).collect()
}

fn steps(reader: &Reader<Champions>, steps: &[(&'static str, RuleId)]) -> Vec<drawing::Step> {
    let step = |(name, rule): &(&'static str, RuleId)| drawing::Step {
        name: reader.words.word(name),
        rule: rule.as_str().to_owned(),
    };
    steps.iter().map(step).collect()
}

fn side(reader: &Reader<Champions>, teller: &Teller, seat: Seat) -> drawing::Side {
    let scene = reader.scene();
    let player = &reader.view.players[usize::from(seat.0)];
    let cards = |ids: &[CardId]| ids.iter().map(|&id| card::out_of_play(reader, id, Some(seat))).collect();
    let zone = |zone: &ZoneView| match zone {
        ZoneView::Open(ids) => (Some(cards(ids)), ids.len()),
        ZoneView::Closed { count } => (None, *count),
    };
    let (hand, hand_count) = zone(&player.hand);
    let aspect = reader.setup.players.get(usize::from(seat.0)).and_then(|deck| deck.aspect);
    drawing::Side {
        seat: seat.0,
        name: teller.player(seat),
        identity: number(player.identity),
        aspect: aspect.map(|aspect| teller.printed().aspect(aspect)),
        hand,
        hand_count: small(hand_count),
        shown: player.shown,
        hand_size: small(hand_size(scene, seat)),
        deck: count(player.deck.count),
        deck_known: known_of_deck(reader, teller, &scene.state.player(seat).deck),
        discard: cards(&player.discard),
        playing: cards(&player.playing),
        paying: cards(&player.paying),
        looked_at: zone(&player.looked_at).0,
        dealt: small(player.dealt),
        nemesis: small(player.nemesis),
        ally_limit: small(value(scene, scene.identity(seat), Stat::AllyLimit).unwrap_or(0).into()),
        changed_form: player.changed_form,
        eliminated: player.eliminated,
    }
}

/// What the listener knows of the order of a deck.
fn known_of_deck(reader: &Reader<Champions>, teller: &Teller, deck: &Deck) -> Vec<String> {
    reader.seat.map_or_else(Vec::new, |seat| teller.known_of_deck(deck, seat))
}

fn number(id: InPlayId) -> u32 {
    id.0.into()
}

fn count(cards: usize) -> u16 {
    u16::try_from(cards).unwrap_or(u16::MAX)
}

fn small(cards: usize) -> u8 {
    u8::try_from(cards).unwrap_or(u8::MAX)
}
