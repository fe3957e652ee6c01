//! Hidden zones stay hidden: two worlds that differ only in what a listener may not know are the same to that listener, byte
//! for byte.

use std::collections::BTreeSet;
use std::sync::Arc;

use champions::Champions;
use champions::card::Cards;
use champions::setup::Setup;
use champions::state::State;
use champions_face::PARTS;
use host::{Asked, Bot, Reader, Record, Sitting};
use serde_json::Value;
use table::{Fairness, Fast, Game as _, Match, Scene, Seat, Seats, Seed, Snapshot};
use words::Language;

use crate::support::play::{champions, chosen};
use crate::support::text::{cards, words};

type World = Match<Champions>;

/// Who shows the hand at the table where somebody does.
const SHOWS: Seat = Seat(1);

/// Everything that a listener gets out of a match at one moment.
fn logged(game: &dyn Sitting, seat: Option<Seat>) -> String {
    let position = game.page(seat, Language::En).position();
    let own = seat.map(|seat| {
        let refused =
            game.asked().into_iter().filter(|asked| asked.seat == seat).map(|Asked { which, .. }| {
                let strange = serde_json::json!({ "turn": { "play": 3 } });
                format!("{:?}", game.copy().answer(seat, which, &strange, Language::Fr))
            });
        (refused.collect::<Vec<_>>(), game.bot(seat, Bot::Safe), game.bot(seat, Bot::Called("random")))
    });
    let page = game.page(seat, Language::De);
    let report = page.report(game.journal(u32::MAX).next).unwrap();
    let told = (page.log(0).lines, game.page(None, Language::Fr).standing().line, report);
    serde_json::to_string(&(position, told)).unwrap() + &format!("{own:?}")
}

/// The board of a state, as a listener sees it.
fn drawn(content: &Cards, setup: &Setup, state: &State, seat: Option<Seat>) -> String {
    let view = Champions::view(Scene { state, content }, seat);
    let words = words(Language::De);
    let players = PARTS.called(content, setup, words, seat);
    let state = PARTS.face.known(&view);
    let reader = Reader { content, setup, view: &view, state, players: &players, seat, words };
    serde_json::to_string(&PARTS.face.board(&reader)).unwrap()
}

/// What a snapshot of a match holds: the version of its bytes, of the rules and of the content; how many entries were
/// undoings; how many entries were before it, and how many lines each listener had heard by then; and the state.
type Kept = (u32, String, String, u32, u32, Vec<u32>, State);

/// A match that goes on from another state than the one to which its entries lead; nothing was told of it yet.
fn going_on(setup: &Value, game: &World, fairness: &Fairness, from: Snapshot<State>) -> Box<dyn Sitting> {
    let begun = champions().open(&Record::new(setup.clone(), fairness.clone())).unwrap().snapshot();
    let (format, rules, content, undone, ..): Kept = postcard::from_bytes(&begun).unwrap();
    let kept = (format, rules, content, undone, from.before, Vec::<u32>::new(), &from.state);
    let kept = postcard::to_allocvec(&kept).unwrap();
    let entries = game.journal().entries().iter().map(|entry| serde_json::to_string(entry).unwrap());
    let begins = Record::new(setup.clone(), fairness.clone());
    let record = Record { entries: entries.collect(), snapshot: Some(kept), ..begins };
    let world = champions().open(&record).unwrap();
    let (.., before, _, state): Kept = postcard::from_bytes(&world.snapshot()).unwrap();
    assert!(before == from.before && state == from.state, "the match goes on from the state");
    world
}

/// Where two texts part.
fn apart(one: &str, other: &str) -> String {
    let same = one.bytes().zip(other.bytes()).take_while(|(one, other)| one == other).count();
    let near = |text: &str| {
        String::from_utf8_lossy(&text.as_bytes()[same.saturating_sub(80)..])
            .chars()
            .take(200)
            .collect::<String>()
    };
    format!("…{}… or …{}…", near(one), near(other))
}

/// Which zones differ between two states.
fn differing(one: &State, other: &State) -> BTreeSet<&'static str> {
    let mut zones = BTreeSet::new();
    let mut check = |zone, differs: bool| {
        if differs {
            zones.insert(zone);
        }
    };
    for (one, other) in one.players.iter().zip(&other.players) {
        check("hand", one.hand != other.hand);
        check("deck", one.deck != other.deck);
        check("dealt", one.dealt != other.dealt);
        check("turned", one.turned != other.turned);
    }
    check("encounter deck", one.encounter.deck != other.encounter.deck);
    check("boosts", one.encounter.boosts != other.encounter.boosts);
    check("facedown", one.in_play != other.in_play);
    check("under", one.under != other.under);
    zones
}

#[test]
fn no_zone_leaks_what_a_listener_may_not_know() {
    let content = &cards();
    let mut zones = BTreeSet::new();
    let (mut compared, mut shown_and_same) = (0, 0);
    // At the last table one of three players shows the hand.
    for (seed, scenario) in (0..).zip(["rhino", "klaw", "ultron", "ultron", "klaw"]) {
        let shows = (seed == 4).then_some(SHOWS);
        let seats = vec![Vec::new(); 2 + seed as usize % 3];
        let table = champions().setup(&[chosen("scenario", scenario)], &seats, Language::En).unwrap();
        let setup: Setup = serde_json::from_value(table.clone()).unwrap();
        let fairness = Fairness::alone(Seed::from_number(seed));
        let mut game: World = Match::new(Arc::clone(content), &setup, fairness.clone()).unwrap();
        if let Some(seat) = shows {
            game.agree(|state| state.shown_hands = Seats::NONE.with(seat, true));
        }
        let mut chance = Fast::new(seed);
        for asked in 0.. {
            let Some(pending) = game.pending().first() else { break };
            let options = &pending.options;
            let answer = options[chance.below(options.len() as u32) as usize];
            let listener = Seat(chance.below(u32::from(Champions::seats(game.now().state))) as u8);
            if asked % 3 == 0 {
                let now = game.now().state;
                let mut dealt_anew = now.clone();
                Champions::imagine(content, &mut dealt_anew, listener, &mut Fast::new(asked));
                zones.extend(differing(now, &dealt_anew));
                for (of, player) in (0..).map(Seat).zip(&dealt_anew.players) {
                    let same = player.hand == now.player(of).hand;
                    assert!(
                        same || of != listener && Some(of) != shows,
                        "{listener:?} knows the hand of {of:?}"
                    );
                    shown_and_same += usize::from(Some(of) == shows && of != listener && same);
                }
                for listener in [Some(listener), None] {
                    let [one, other] =
                        [now, &dealt_anew].map(|state| drawn(content, &setup, state, listener));
                    assert!(one == other, "{listener:?} can tell the boards apart: {}", apart(&one, &other));
                    compared += 1;
                }
                // Where the step has just begun, the match may go on from the state as it was dealt anew.
                let Snapshot { state, before } = game.snapshot();
                if state == *now {
                    let worlds = [state, dealt_anew].map(|state| {
                        let from = Snapshot { state, before };
                        let mut played = going_on(&table, &game, &fairness, from);
                        if let Some(seat) = shows {
                            played.hands().unwrap().show(seat, true, before);
                        }
                        played
                    });
                    for listener in [Some(listener), None] {
                        let [one, other] = worlds.each_ref().map(|world| logged(&**world, listener));
                        assert!(
                            one == other,
                            "{listener:?} can tell the worlds apart: {}",
                            apart(&one, &other)
                        );
                        compared += 1;
                    }
                }
            }
            game.answer(answer).unwrap();
        }
    }
    for zone in ["hand", "deck", "dealt", "encounter deck", "boosts", "facedown"] {
        assert!(zones.contains(zone), "no two worlds differed in `{zone}`: {zones:?}");
    }
    assert!(compared > 200, "{compared} comparisons");
    assert!(shown_and_same > 10, "{shown_and_same} looks at a hand that is shown");
}
