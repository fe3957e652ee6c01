//! Whether the table is as `then` says.

use champions::Champions;
use champions::card::CardId;
use champions::card::ability::{Stat, Status};
use champions::modifiers;
use champions::state::{InPlay, Outcome, Placed, Reading as _};
use content::Spanned;
use table::{Scene, Seat};

use super::counters::{CountersSaid, NotMeant};
use super::names;
use super::then::{ChampionsThen, OutcomeWord, RESERVED, ThenThing};
use super::words::word;
use scenario::Code;
use scenario::Expectations;

/// Looks at the table.
pub fn compare(scene: Scene<Champions>, then: &ChampionsThen, expect: &mut Expectations) {
    let state = scene.state;
    for (name, thing) in &then.things {
        Looker { scene, name, expect }.thing(thing);
    }
    expect.number("the encounter deck", then.encounter_deck.as_ref(), state.encounter.deck.len());
    let deck = &state.encounter.deck;
    same_order(scene, expect, "the top of the encounter deck", then.encounter_deck_top.as_ref(), deck.top());
    let bottom = then.encounter_deck_bottom.as_ref();
    same_order(scene, expect, "the bottom of the encounter deck", bottom, deck.bottom());
    let discarded = state.encounter.discard.iter().copied();
    same_cards(scene, expect, "the encounter discard pile", then.encounter_discard.as_ref(), discarded);
    let removed = state.encounter.removed.iter().copied();
    same_cards(scene, expect, "what is removed from the game", then.removed.as_ref(), removed);
    expect.number(
        "acceleration tokens",
        then.acceleration_tokens.as_ref(),
        state.encounter.acceleration_tokens,
    );
    expect.number("the round", then.round.as_ref(), state.round);
    let player = |seat: Seat| names::player(scene, seat).to_owned();
    expect.same("the first player", then.first_player.as_ref(), player(state.first_player));
    expect.same("the active player", then.active.as_ref(), state.active.map_or("nobody".to_owned(), player));
    let outcome = match state.outcome {
        Some(Outcome::Won) => OutcomeWord::Won,
        Some(Outcome::Lost) => OutcomeWord::Lost,
        None => OutcomeWord::None,
    };
    expect.same("the outcome", then.outcome.as_ref(), outcome);
}

/// These cards and no others, in any order.
fn same_cards(
    scene: Scene<Champions>,
    expect: &mut Expectations,
    what: impl Into<String>,
    expected: Option<&Spanned<Vec<String>>>,
    actual: impl Iterator<Item = CardId>,
) {
    let Some(expected) = expected else { return };
    let mut wanted: Vec<&str> = expected.value.iter().map(String::as_str).collect();
    wanted.sort_unstable();
    let mut there: Vec<&str> = actual.map(|card| names::card(scene, card)).collect();
    there.sort_unstable();
    if wanted != there {
        let there = if there.is_empty() { "nothing".to_owned() } else { there.join(", ") };
        let message = format!("{} is {there}, not {}", what.into(), wanted.join(", "));
        expect.report(Code::Differs, expected.span, message, None);
    }
}

/// These cards and no others lie at an end of a deck, the outermost first.
fn same_order<'a>(
    scene: Scene<Champions>,
    expect: &mut Expectations,
    what: impl Into<String>,
    expected: Option<&Spanned<Vec<String>>>,
    actual: impl Iterator<Item = &'a Placed>,
) {
    let Some(expected) = expected else { return };
    let there: Vec<&str> = actual.map(|placed| names::card(scene, placed.card)).collect();
    if expected.value != there {
        let there = if there.is_empty() { "not fixed".to_owned() } else { there.join(", ") };
        let message = format!("{} is {there}, not {}", what.into(), expected.value.join(", "));
        expect.report(Code::Differs, expected.span, message, None);
    }
}

/// So many counters of each type that is named.
fn counters(
    scene: Scene<Champions>,
    expect: &mut Expectations,
    name: &str,
    card: &InPlay,
    expected: &Spanned<CountersSaid>,
) {
    match CountersSaid::of(expected, scene.content, card.card) {
        Ok(all) => {
            for (counter, count) in all {
                let what = format!(
                    "the number of {} counters on {name}",
                    scene.content.counters[usize::from(counter.0)].id
                );
                let count = Spanned { value: i64::from(count), span: expected.span };
                expect.number(what, Some(&count), card.counters.of(counter));
            }
        }
        Err(NotMeant { code, span, message, help }) => expect.report(code, span, message, help),
    }
}

/// Looks at one thing.
struct Looker<'a, 'b, 'c> {
    scene: Scene<'a, Champions>,
    name: &'a Spanned<String>,
    expect: &'b mut Expectations<'c>,
}

impl Looker<'_, '_, '_> {
    fn thing(&mut self, then: &ThenThing) {
        let (scene, name) = (self.scene, self.name);
        if !names::is_known(scene, name) {
            let known = names::all(scene).chain(RESERVED.iter().copied());
            self.expect.unknown("card or player", name, known);
            return;
        }
        let card = names::find(scene, name).and_then(|id| scene.state.find(id));
        self.expect.same(format!("{name} gone"), then.gone.as_ref(), card.is_none());
        match card {
            Some(card) => self.card(card, then),
            None if then.gone.is_none() => {
                let message = format!("{name} is not in play");
                self.expect.report(Code::Differs, name.span, message, None);
            }
            None => {}
        }
        if let Some(seat) = names::seat(scene, name) {
            self.player(seat, then);
        }
    }

    fn card(&mut self, card: &InPlay, then: &ThenThing) {
        let (scene, name) = (self.scene, self.name);
        let expect = &mut *self.expect;
        expect.number(format!("the damage of {name}"), then.damage.as_ref(), card.damage);
        expect.number(format!("the threat of {name}"), then.threat.as_ref(), card.threat);
        expect.same(format!("{name} exhausted"), then.exhausted.as_ref(), card.exhausted);
        if let Some(expected) = &then.counters {
            counters(scene, expect, name, card, expected);
        }
        if let Some(expected) = &then.status {
            let has: Vec<Status> =
                Status::ALL.into_iter().filter(|status| card.statuses.has(*status)).collect();
            let same =
                has.len() == expected.value.len() && has.iter().all(|status| expected.value.contains(status));
            if !same {
                let message =
                    format!("the status cards of {name} are {}, not {}", word(&has), word(&expected.value));
                expect.report(Code::Differs, expected.span, message, None);
            }
        }
        let player = |seat: Option<Seat>| {
            seat.map_or_else(|| "nobody".to_owned(), |seat| names::player(scene, seat).to_owned())
        };
        let host = card.host.map_or_else(|| "nothing".to_owned(), |host| names::in_play(scene, host));
        expect.same(format!("what {name} is attached to"), then.on.as_ref(), host);
        expect.same(format!("who {name} is engaged with"), then.engaged.as_ref(), player(card.engaged));
        expect.same(format!("who controls {name}"), then.control.as_ref(), player(card.controller));
        let under = scene.state.under.iter().filter(|under| under.host == card.id).count();
        expect.number(format!("the number of cards under {name}"), then.under.as_ref(), under);
        let numbers = [
            ("ATK", &then.atk, Stat::Atk),
            ("THW", &then.thw, Stat::Thw),
            ("DEF", &then.def, Stat::Def),
            ("SCH", &then.sch, Stat::Sch),
            ("REC", &then.rec, Stat::Rec),
            ("hit points", &then.hit_points, Stat::HitPoints),
            ("remaining hit points", &then.remaining, Stat::RemainingHitPoints),
            ("hand size", &then.hand_size, Stat::HandSize),
        ];
        for (what, expected, stat) in numbers {
            let Some(expected) = expected else { continue };
            match modifiers::value(scene, card, stat) {
                Some(value) => expect.number(format!("{what} of {name}"), Some(expected), value),
                None => {
                    let message = format!("{name} has no {what}");
                    expect.report(Code::Differs, expected.span, message, None);
                }
            }
        }
    }

    fn player(&mut self, seat: Seat, then: &ThenThing) {
        let (scene, name) = (self.scene, self.name);
        let expect = &mut *self.expect;
        let player = scene.state.player(seat);
        if let Some(expected) = &then.form
            && expected.value != scene.form(seat)
        {
            let message = format!("the form of {name} is {}", word(scene.form(seat)));
            expect.report(Code::Differs, expected.span, message, None);
        }
        same_cards(scene, expect, format!("the hand of {name}"), then.hand.as_ref(), player.hand.iter());
        let (top, bottom) = (then.deck_top.as_ref(), then.deck_bottom.as_ref());
        same_order(scene, expect, format!("the top of the deck of {name}"), top, player.deck.top());
        same_order(scene, expect, format!("the bottom of the deck of {name}"), bottom, player.deck.bottom());
        let discarded = player.discard.iter().copied();
        same_cards(scene, expect, format!("the discard pile of {name}"), then.discard.as_ref(), discarded);
        let minions = scene.state.in_play.iter().filter(|card| card.engaged == Some(seat)).count();
        let counts = [
            ("the hand", &then.hand_count, player.hand.len()),
            ("the discard pile", &then.discard_count, player.discard.len()),
            ("the deck", &then.deck, player.deck.len()),
            ("the dealt cards", &then.dealt, player.dealt.len()),
            ("the nemesis set", &then.nemesis, player.nemesis.len()),
            ("the number of minions", &then.minions, minions),
        ];
        for (what, expected, actual) in counts {
            expect.number(format!("{what} of {name}"), expected.as_ref(), actual);
        }
        expect.same(format!("{name} eliminated"), then.eliminated.as_ref(), player.eliminated);
    }
}
