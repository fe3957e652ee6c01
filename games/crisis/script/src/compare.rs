//! Whether the battlefield is as `then` says.

use std::fmt::Debug;

use content::{Inches, Place, Spanned};
use crisis::Crisis;
use crisis::card::Cards;
use crisis::card::ability::PowerCost;
use crisis::state::{Battleground as _, FigureId, Reading as _, Side, TokenId, Whereabouts};
use crisis::{cover, objectives, sight};
use serde_json::{Value, json};
use space::{Footprint as _, P};
use table::{Match, Scene};

use super::names::{self, Names};
use super::then::{CrisisThen, RESERVED, ThenAttack, ThenFigure, ThenPower, ThenSquad};
use super::words::{self, condition_word};
use scenario::Code;
use scenario::Expectations;
use scenario::sides::SideWord;

/// Looks at the battlefield.
pub fn compare(game: &Match<Crisis>, names: &Names, then: &CrisisThen, expect: &mut Expectations) {
    let scene = game.now();
    let state = scene.state;
    for (name, figure) in &then.figures {
        match names.figure(name) {
            Some(id) => Looker { scene, names, id, name, expect }.figure(figure),
            None => expect.unknown("character", name, names.figures().chain(RESERVED.iter().copied())),
        }
    }
    for (name, piece) in then.terrain.iter() {
        let Some(id) = names::piece(scene, name) else {
            expect.unknown("terrain", name, names::piece_names(scene));
            continue;
        };
        let printed = scene.piece(id);
        expect.same(format!("{name} gone"), piece.gone.as_ref(), state.destroyed.has(id.0));
        expect.number(format!("the size of {name}"), piece.size.as_ref(), printed.size);
        expect.same(format!("{name} interactive"), piece.interactive.as_ref(), printed.interactive);
    }
    tokens(scene, names, then, expect);
    cards(scene.content, then, expect);
    for (side, squad, points) in
        [(Side::A, &then.squads.a, &then.points.a), (Side::B, &then.squads.b, &then.points.b)]
    {
        expect.number(format!("the score of {}", names::side(side)), points.as_ref(), state.points[side]);
        compare_squad(scene, names, side, squad, expect);
    }
    if let Some(mission) = &then.mission {
        let crises = state.mission.iter().flatten().map(|&place| names::crisis_name(scene.content, place));
        same_list(expect, "the mission", mission, crises.map(str::to_owned).collect(), names::is_called);
    }
    expect.number("the maximum threat", then.threat.as_ref(), state.threat);
    expect.number("the round", then.round.as_ref(), state.round);
    same_word(expect, "the phase", then.phase.as_ref(), state.phase);
    expect.same("the priority", then.priority.as_ref(), Some(state.priority).into());
    expect.same("the turn", then.turn.as_ref(), Some(state.turn).into());
    expect.same("the outcome", then.outcome.as_ref(), state.outcome.into());
}

/// A word of the rules must be this one.
fn same_word<T: PartialEq + Debug + Copy>(
    expect: &mut Expectations,
    what: &str,
    expected: Option<&Spanned<T>>,
    actual: T,
) {
    if let Some(expected) = expected
        && expected.value != actual
    {
        let message = format!("{what} is {actual:?}, not {:?}", expected.value).to_lowercase();
        expect.report(Code::Differs, expected.span, message, None);
    }
}

/// These and no others, in any order.
fn same_list(
    expect: &mut Expectations,
    what: &str,
    expected: &Spanned<Vec<String>>,
    actual: Vec<String>,
    is_called: impl Fn(&str, &str) -> bool,
) {
    let all_there = expected.value.iter().all(|word| actual.iter().any(|name| is_called(name, word)));
    let all_named = actual.iter().all(|name| expected.value.iter().any(|word| is_called(name, word)));
    if !(all_there && all_named && expected.value.len() == actual.len()) {
        let message = format!("{what} is [{}]", actual.join(", "));
        expect.report(Code::Differs, expected.span, message, None);
    }
}

fn is(name: &str, word: &str) -> bool {
    name == word
}

fn tokens(scene: Scene<Crisis>, names: &Names, then: &CrisisThen, expect: &mut Expectations) {
    for (name, token) in then.tokens.iter() {
        let Some(id) = names::token(scene, name) else {
            let known = names::token_names(scene);
            expect.unknown("token", name, known.iter().map(String::as_str));
            continue;
        };
        let actual = scene.state.token(id);
        same_place(expect, name, token.at.as_ref(), actual.at);
        let holder = actual.holder.map_or("nobody", |id| names.of(id)).to_owned();
        expect.same(format!("the holder of {name}"), token.holder.as_ref(), holder);
        let controller: SideWord = actual.controller.into();
        expect.same(format!("the controller of {name}"), token.controller.as_ref(), controller);
        expect.same(format!("{name} gone"), token.gone.as_ref(), actual.gone);
        let lies = actual.lies.map_or("open", words::lies).to_owned();
        expect.same(format!("how {name} lies"), token.lies.as_ref(), lies);
        let secured: SideWord = objectives::secured_by(scene, id).into();
        expect.same(format!("who secures {name}"), token.secured_by.as_ref(), secured);
    }
}

/// What is printed on crisis and team tactic cards.
fn cards(cards: &Cards, then: &CrisisThen, expect: &mut Expectations) {
    for (name, crisis) in then.crisis_cards.iter() {
        let Some(place) = names::find(names::crises(cards), name) else {
            expect.unknown("crisis card", name, names::crises(cards));
            continue;
        };
        let printed = &cards.crises[usize::from(place)];
        same_word(expect, &format!("the type of {name}"), crisis.r#type.as_ref(), printed.kind);
        expect.number(format!("the threat of {name}"), crisis.threat.as_ref(), printed.threat);
        expect.number(format!("the tokens of {name}"), crisis.tokens.as_ref(), printed.places.len());
        same_word(expect, &format!("the kind of tokens of {name}"), crisis.kind.as_ref(), printed.token);
    }
    for (name, tactic) in then.tactic_cards.iter() {
        let Some(place) = names::find(names::tactics(cards), name) else {
            expect.unknown("team tactic card", name, names::tactics(cards));
            continue;
        };
        let printed = &cards.tactics[usize::from(place)];
        let affiliation = affiliation(cards, printed.affiliation);
        expect.same(format!("the affiliation of {name}"), tactic.affiliation.as_ref(), affiliation);
        same_word(expect, &format!("the kind of {name}"), tactic.kind.as_ref(), printed.kind);
    }
}

fn affiliation(cards: &Cards, place: Option<u16>) -> String {
    place.map_or("none", |place| cards.affiliations[usize::from(place)].id.as_str()).to_owned()
}

fn compare_squad(
    scene: Scene<Crisis>,
    names: &Names,
    side: Side,
    then: &ThenSquad,
    expect: &mut Expectations,
) {
    let (squad, word) = (&scene.state.squads[side], names::side(side));
    let actual = affiliation(scene.content, squad.affiliation);
    expect.same(format!("the affiliation of {word}"), then.affiliation.as_ref(), actual);
    let leader = squad.leader.map_or("nobody", |id| names.of(id)).to_owned();
    expect.same(format!("the leader of {word}"), then.leader.as_ref(), leader);
    if let Some(tactics) = &then.tactics {
        let actual = squad.tactics.iter().map(|&card| names::tactic_name(scene.content, card).to_owned());
        let what = format!("the team tactic cards of {word}");
        same_list(expect, &what, tactics, actual.collect(), names::is_called);
    }
    if let Some(edge) = then.edge
        && squad.edge != edge.value.into()
    {
        let message = format!("the edge of {word} is {:?}", squad.edge).to_lowercase();
        expect.report(Code::Differs, edge.span, message, None);
    }
}

fn same_place(expect: &mut Expectations, what: &str, expected: Option<&Spanned<Place>>, actual: P) {
    let Some(expected) = expected else { return };
    let numbers: Vec<i32> = expected.value.0.iter().map(|number| number.value.0).collect();
    if numbers != [actual.x, actual.y] {
        let message = format!("{what} is at [{}, {}]", Inches(actual.x), Inches(actual.y));
        expect.report(Code::Differs, expected.span, message, None);
    }
}

/// One character being looked at.
struct Looker<'a, 'e, 'd> {
    scene: Scene<'a, Crisis>,
    names: &'a Names,
    id: FigureId,
    name: &'a str,
    expect: &'e mut Expectations<'d>,
}

impl Looker<'_, '_, '_> {
    fn number(&mut self, field: &str, expected: Option<&Spanned<i64>>, actual: impl TryInto<i64>) {
        self.expect.number(format!("{field} of {}", self.name), expected, actual);
    }

    fn flag(&mut self, field: &str, expected: Option<&Spanned<bool>>, actual: bool) {
        self.expect.same(format!("{field} of {}", self.name), expected, actual);
    }

    fn figure(&mut self, then: &ThenFigure) {
        self.marks(then);
        self.printed(then);
        self.surroundings(then);
    }

    fn marks(&mut self, then: &ThenFigure) {
        let state = self.scene.state;
        let figure = state.figure(self.id);
        let activation = state.activation.filter(|activation| activation.figure == self.id);
        self.number("damage", then.damage.as_ref(), figure.damage);
        self.number("power", then.power.as_ref(), figure.power);
        if let Some(expected) = &then.conditions {
            let wanted: Vec<String> =
                expected.value.iter().map(|&condition| condition_word(condition).to_owned()).collect();
            let actual = figure.conditions.iter().map(|condition| condition_word(condition).to_owned());
            let expected = Spanned { value: wanted, span: expected.span };
            let what = format!("conditions of {}", self.name);
            same_list(self.expect, &what, &expected, actual.collect(), is);
        }
        same_word(self.expect, &format!("the health of {}", self.name), then.health.as_ref(), figure.health);
        let side: SideWord = Some(figure.side).into();
        self.expect.same(format!("the side of {}", self.name), then.side.as_ref(), side);
        self.flag("dazed", then.dazed.as_ref(), figure.dazed);
        self.flag("gone", then.gone.as_ref(), figure.whereabouts == Whereabouts::Gone);
        self.flag("waiting", then.waiting.as_ref(), figure.whereabouts == Whereabouts::Waiting);
        self.flag("activated", then.activated.as_ref(), figure.activated);
        self.flag("active", then.active.as_ref(), activation.is_some());
        self.number("actions", then.actions.as_ref(), activation.map_or(0, |it| it.actions));
        let form = self.scene.card(self.id).id.clone();
        self.expect.same(format!("the form of {}", self.name), then.form.as_ref(), form);
        if let Some(expected) = &then.used_this_turn {
            let used = figure.used_this_turn.iter();
            let actual = used.map(|place| names::power_name(self.scene, self.id, place).to_owned());
            let what = format!("what {} has used", self.name);
            same_list(self.expect, &what, expected, actual.collect(), names::is_called);
        }
    }

    fn printed(&mut self, then: &ThenFigure) {
        let card = self.scene.card(self.id);
        self.number("stamina", then.stamina.as_ref(), self.scene.stamina(self.id));
        self.number("threat", then.threat.as_ref(), self.scene.character(self.id).threat);
        self.number("size", then.size.as_ref(), card.size);
        same_word(self.expect, &format!("the speed of {}", self.name), then.speed.as_ref(), card.speed);
        if let Some(defence) = &then.defence {
            self.number("physical defence", defence.physical.as_ref(), card.defence.physical);
            self.number("energy defence", defence.energy.as_ref(), card.defence.energy);
            self.number("mystic defence", defence.mystic.as_ref(), card.defence.mystic);
        }
        for (name, attack) in then.attacks.iter() {
            match names::attack(self.scene, self.id, name) {
                Some(place) => self.attack(name, place, attack),
                None => self.expect.unknown("attack", name, names::attacks(self.scene, self.id)),
            }
        }
        for (name, power) in then.superpowers.iter() {
            match names::power(self.scene, self.id, name) {
                Some(place) => self.power(name, place, power),
                None => {
                    let known = card.superpowers.iter().map(|power| power.id.as_str());
                    self.expect.unknown("superpower", name, known);
                }
            }
        }
    }

    fn attack(&mut self, name: &str, place: u8, then: &ThenAttack) {
        let printed = &self.scene.card(self.id).attacks[usize::from(place)];
        same_word(self.expect, &format!("the type of {name}"), then.r#type.as_ref(), printed.kind);
        self.expect.number(format!("the range of {name}"), then.range.as_ref(), printed.reach.range());
        self.expect.number(format!("the strength of {name}"), then.strength.as_ref(), printed.strength);
        self.expect.number(format!("the cost of {name}"), then.cost.as_ref(), printed.cost);
    }

    fn power(&mut self, name: &str, place: u8, then: &ThenPower) {
        let Some(printed) = names::superpower(self.scene, self.id, place) else { return };
        same_word(self.expect, &format!("the kind of {name}"), then.kind.as_ref(), printed.kind.value);
        let cost = match printed.cost.as_ref().map(|cost| &cost.power) {
            None => json!("none"),
            Some(PowerCost::Fixed(power)) => json!(power),
            Some(PowerCost::Chosen(_)) => json!("X"),
        };
        let same = |expected: &Value| *expected == cost;
        if let Some(expected) = then.cost.as_ref().filter(|expected| !same(&expected.value)) {
            let message = format!("the cost of {name} is {cost}");
            self.expect.report(Code::Differs, expected.span, message, None);
        }
        self.expect.same(format!("{name} an action"), then.action.as_ref(), printed.action);
        let affiliation = printed.affiliation.as_ref().map_or("none", |list| list.id.as_str());
        self.expect.same(
            format!("the affiliation of {name}"),
            then.affiliation.as_ref(),
            affiliation.to_owned(),
        );
    }

    /// Another character by its name; one that nobody has is reported.
    fn other(&mut self, name: &Spanned<String>) -> Option<FigureId> {
        let other = self.names.figure(name);
        if other.is_none() {
            self.expect.unknown("character", name, self.names.figures());
        }
        other
    }

    fn token(&mut self, name: &Spanned<String>) -> Option<TokenId> {
        let token = names::token(self.scene, name);
        if token.is_none() {
            let known = names::token_names(self.scene);
            self.expect.unknown("token", name, known.iter().map(String::as_str));
        }
        token
    }

    fn surroundings(&mut self, then: &ThenFigure) {
        let (scene, id) = (self.scene, self.id);
        same_place(self.expect, self.name, then.at.as_ref(), scene.state.figure(id).at);
        if let Some(on) = &then.on {
            let under = scene.terrain().find(|piece| piece.outline.carries(&scene.base(id)));
            let actual = under.map_or("ground", |piece| names::piece_name(scene, piece.id)).to_owned();
            self.expect.same(format!("what {} stands on", self.name), Some(on), actual);
        }
        if let Some(expected) = &then.holds {
            let held = scene.state.held_by(id).map(|token| names::token_name(scene, token));
            let what = format!("what {} holds", self.name);
            let is_token = |name: &str, word: &str| {
                let found = names::token(scene, word).map(|token| names::token_name(scene, token));
                found.as_deref() == Some(name)
            };
            same_list(self.expect, &what, expected, held.collect(), is_token);
        }
        self.each(&then.sees, true, "sees", |other| sight::sees(scene, id, other));
        self.each(&then.sees_not, false, "sees", |other| sight::sees(scene, id, other));
        let covered = |other: FigureId| cover::from_terrain(scene, other, id);
        self.each(&then.cover_from, true, "has cover from", covered);
        self.each(&then.cover_from_not, false, "has cover from", covered);
        for (name, expected) in then.gap.iter() {
            let Some(other) = self.other(name) else { continue };
            let gap = Inches(scene.gap(id, other));
            self.expect.same(format!("the gap from {} to {name}", self.name), Some(expected), gap);
        }
        for (name, expected) in then.range.iter() {
            let Some(other) = self.other(name) else { continue };
            let range = (1..=5).find(|&range| scene.within(id, range, other)).unwrap_or(6);
            self.expect.number(format!("the range from {} to {name}", self.name), Some(expected), range);
        }
        for (tokens, expected) in [(&then.contests, true), (&then.contests_not, false)] {
            for name in tokens {
                let Some(token) = self.token(name) else { continue };
                if objectives::contests(scene, id, token) != expected {
                    let not = if expected { "does not contest" } else { "contests" };
                    let message = format!("{} {not} {name}", self.name);
                    self.expect.report(Code::Differs, name.span, message, None);
                }
            }
        }
    }

    fn each(
        &mut self,
        others: &[Spanned<String>],
        expected: bool,
        verb: &str,
        holds: impl Fn(FigureId) -> bool,
    ) {
        for name in others {
            let Some(other) = self.other(name) else { continue };
            if holds(other) != expected {
                let not = if expected { "not so: " } else { "" };
                let message = format!("{not}{} {verb} {name}", self.name);
                self.expect.report(Code::Differs, name.span, message, None);
            }
        }
    }
}
