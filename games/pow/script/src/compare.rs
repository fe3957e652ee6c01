//! Whether the table is as `then` says.

use content::{Span, Spanned};
use pow::Pow;
use pow::attack::defence;
use pow::card::Nature;
use pow::card::file::{Inches, Place};
use pow::state::{FigureId, PieceId, Reading as _, Side, State, Whereabouts};
use pow::{movement, scenery, sight};
use space::{Spot, Surface};
use table::{Game as _, Match, Scene};

use super::names::{self, Names};
use super::then::{PowThen, RESERVED, ThenDefence, ThenFigure, ThenPiece};
use super::words;
use scenario::Code;
use scenario::Expectations;

/// Looks at the table.
pub fn compare(game: &Match<Pow>, names: &Names, then: &PowThen, expect: &mut Expectations) {
    let scene = game.now();
    let state = scene.state;
    for (name, figure) in &then.figures {
        match names.figure(name) {
            Some(id) => Looker { scene, names, id, name, expect }.figure(figure),
            None => expect.unknown("figure", name, names.figures().chain(RESERVED.iter().copied())),
        }
    }
    for (name, piece) in then.scenery.iter() {
        match names::piece(scene, name) {
            Some(id) => compare_piece(scene, id, name, piece, expect),
            None => expect.unknown("scenery", name, names::piece_names(scene)),
        }
    }
    for (name, objective) in then.objectives.iter() {
        let Some(id) = names::objective(state, name) else {
            let known = names::objective_names(state);
            expect.unknown("objective", name, known.iter().map(String::as_str));
            continue;
        };
        let actual = &state.objectives[usize::from(id.0)];
        expect.same(format!("the holder of {name}"), objective.holder.as_ref(), actual.holder.into());
        expect.number(format!("the streak of {name}"), objective.streak.as_ref(), actual.held_for());
        same_place(expect, name, objective.at.as_ref(), actual.at);
    }
    for (side, points, bag) in
        [(Side::A, &then.points.a, &then.bag.a), (Side::B, &then.points.b, &then.bag.b)]
    {
        let word = names::side(side);
        expect.number(format!("the score of {word}"), points.as_ref(), state.points[side]);
        expect.number(format!("the bag of {word}"), bag.as_ref(), state.bag[side]);
    }
    expect.number("the turn", then.turn.as_ref(), state.turn);
    if let Some(phase) = then.phase
        && phase.value != state.phase
    {
        let message = format!("the phase is {:?}, not {:?}", state.phase, phase.value).to_lowercase();
        expect.report(Code::Differs, phase.span, message, None);
    }
    expect.same("the go", then.go.as_ref(), Some(state.go).into());
    expect.same("the initiative", then.initiative.as_ref(), state.initiative.into());
    expect.same("the first to activate", then.first.as_ref(), state.first.into());
    expect.same("all-controlled", then.all_controlled.as_ref(), state.all_controlled);
    expect.same("the outcome", then.outcome.as_ref(), state.outcome.into());
}

fn compare_piece(scene: Scene<Pow>, id: PieceId, name: &str, then: &ThenPiece, expect: &mut Expectations) {
    let (block, printed) = (scene.state.block(id), scene.piece(id));
    let left = scene.state.scenery[usize::from(id.0)].structure;
    let foot = printed.foot;
    let across = [foot.hi.x - foot.lo.x, foot.hi.y - foot.lo.y];
    expect.number(format!("what is left of {name}"), then.left.as_ref(), left);
    expect.same(format!("{name} gone"), then.gone.as_ref(), !scene.state.stands(id));
    same_place(expect, name, then.at.as_ref(), block.foot.lo.at(block.top - printed.height));
    expect.same(format!("the top of {name}"), then.top.as_ref(), Inches(block.top));
    expect.number(format!("the size of {name}"), then.size.as_ref(), printed.size);
    expect.number(format!("the DA of {name}"), then.absorption.as_ref(), printed.absorption);
    expect.number(format!("the structure of {name}"), then.structure.as_ref(), printed.structure);
    expect.same(format!("the height of {name}"), then.height.as_ref(), Inches(printed.height));
    expect.same(format!("the length of {name}"), then.length.as_ref(), Inches(across[0].max(across[1])));
    expect.same(format!("the width of {name}"), then.width.as_ref(), Inches(across[0].min(across[1])));
}

/// A place must be this one; without a height, at whatever height.
fn same_place(expect: &mut Expectations, what: &str, expected: Option<&Spanned<Place>>, actual: Spot) {
    let Some(expected) = expected else { return };
    let numbers: Vec<i32> = expected.value.0.iter().map(|number| number.value.0).collect();
    let there = match numbers.as_slice() {
        [x, y] => (*x, *y) == (actual.x, actual.y),
        [x, y, z] => (*x, *y, *z) == (actual.x, actual.y, actual.z),
        _ => false,
    };
    if !there {
        let [x, y, z] = [actual.x, actual.y, actual.z].map(Inches);
        let message = format!("{what} is at [{x}, {y}, {z}]");
        expect.report(Code::Differs, expected.span, message, None);
    }
}

/// One figure being looked at.
struct Looker<'a, 'e, 'd> {
    scene: Scene<'a, Pow>,
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
        self.uses(then);
        self.values(then);
        self.surroundings(then);
    }

    fn marks(&mut self, then: &ThenFigure) {
        let state: &State = self.scene.state;
        let figure = state.figure(self.id);
        let activation = state.activation.filter(|activation| activation.figure == self.id);
        self.number("life", then.life.as_ref(), figure.life);
        self.number("POW", then.pow.as_ref(), figure.pow);
        self.flag("ko", then.ko.as_ref(), figure.ko);
        self.flag("down", then.down.as_ref(), figure.down);
        self.flag("red", then.red.as_ref(), self.scene.in_red(self.id));
        self.flag("gone", then.gone.as_ref(), figure.whereabouts == Whereabouts::Gone);
        self.flag("waiting", then.waiting.as_ref(), figure.whereabouts == Whereabouts::Waiting);
        self.flag("activated", then.activated.as_ref(), figure.activated);
        self.flag("active", then.active.as_ref(), activation.is_some());
        self.flag("moved", then.moved.as_ref(), activation.is_some_and(|it| it.moved));
        self.flag("grabbed", then.grabbed.as_ref(), activation.is_some_and(|it| it.grabbed));
        self.number("distract", then.distract.as_ref(), figure.lowered[Nature::Physical]);
        self.number("dazzle", then.dazzle.as_ref(), figure.lowered[Nature::Mental]);
        self.number("awkwardness", then.awkwardness.as_ref(), figure.lowered[Nature::Energy]);
        self.number("ensnare", then.ensnare.as_ref(), figure.ensnared);
        if let Some(raised) = &then.raised {
            self.number("raised physical", raised.physical.as_ref(), figure.raised[Nature::Physical]);
            self.number("raised mental", raised.mental.as_ref(), figure.raised[Nature::Mental]);
            self.number("raised energy", raised.energy.as_ref(), figure.raised[Nature::Energy]);
        }
        let what = format!("reaction of {}", self.name);
        self.expect.same(what, then.reaction.as_ref(), figure.reaction.into());
        let what = format!("older reaction of {}", self.name);
        self.expect.same(what, then.older_reaction.as_ref(), figure.older_reaction.into());
        self.flag("reacted", then.reacted.as_ref(), figure.reacted);
        self.flag("luck-used", then.luck_used.as_ref(), figure.luck_used);
        self.flag("plan-used", then.plan_used.as_ref(), figure.plan_used);
        self.flag("was-ko", then.was_ko.as_ref(), figure.was_ko);
        self.number("pushes-ignored", then.pushes_ignored.as_ref(), figure.pushes_ignored);
        let carried = figure.carries.map(|relic| names::objective_name(state, relic));
        let carried = carried.unwrap_or_else(|| "nothing".to_owned());
        self.expect.same(format!("what {} carries", self.name), then.carries.as_ref(), carried);
    }

    fn uses(&mut self, then: &ThenFigure) {
        let figure = self.scene.state.figure(self.id);
        let lists = [
            ("used-this-turn", &then.used_this_turn, figure.used_this_turn),
            ("used-this-game", &then.used_this_game, figure.used_this_game),
        ];
        for (field, expected, bits) in lists {
            let Some(expected) = expected else { continue };
            let (mut wanted, mut actual) = (expected.value.clone(), names::used(self.scene, self.id, bits));
            wanted.sort();
            actual.sort();
            if wanted != actual {
                let message = format!("{field} of {} is [{}]", self.name, actual.join(", "));
                self.expect.report(Code::Differs, expected.span, message, None);
            }
        }
    }

    fn values(&mut self, then: &ThenFigure) {
        let card = self.scene.card(self.id);
        self.number("size", then.size.as_ref(), self.scene.size(self.id));
        self.number("agility", then.agility.as_ref(), card.agility);
        self.number("stamina", then.stamina.as_ref(), card.stamina);
        self.number("willpower", then.willpower.as_ref(), card.willpower);
        let height = Inches(self.scene.height_in_sight(self.id));
        self.expect.same(format!("height of {}", self.name), then.height.as_ref(), height);
        self.expect.same(format!("base of {}", self.name), then.base.as_ref(), Inches(card.radius * 2));
        if let Some(expected) = &then.speed {
            let speeds = (1..).map_while(|pay| movement::allowance(self.scene, self.id, pay));
            let actual: Vec<Inches> = speeds.map(Inches).collect();
            if actual != expected.value {
                let actual: Vec<String> = actual.iter().map(ToString::to_string).collect();
                let message = format!("speed of {} is [{}]", self.name, actual.join(", "));
                self.expect.report(Code::Differs, expected.span, message, None);
            }
        }
        if let Some(expected) = &then.defence {
            self.defence(expected);
        }
    }

    fn defence(&mut self, then: &ThenDefence) {
        let own = self.scene.state.figure(self.id).side;
        let attacker = match &then.against {
            Some(name) => self.other(name),
            None => self.scene.state.team(own.other()).next(),
        };
        let Some(attacker) = attacker else {
            let spans = [&then.physical, &then.mental, &then.energy];
            let span = spans.iter().find_map(|it| it.as_ref().map(|it| it.span));
            if then.against.is_none() {
                let message = format!("nobody is there to attack {}", self.name);
                self.expect.report(Code::Differs, span.unwrap_or(Span::FILE), message, None);
            }
            return;
        };
        let expected = [
            (Nature::Physical, &then.physical),
            (Nature::Mental, &then.mental),
            (Nature::Energy, &then.energy),
        ];
        for (nature, expected) in expected {
            let actual = defence(self.scene, self.id, nature, attacker);
            self.number(&format!("{} defence", words::nature(nature)), expected.as_ref(), actual);
        }
    }

    /// Another figure by its name; one that nobody has is reported.
    fn other(&mut self, name: &Spanned<String>) -> Option<FigureId> {
        let other = self.names.figure(name);
        if other.is_none() {
            self.expect.unknown("figure", name, self.names.figures());
        }
        other
    }

    /// Whether it touches a figure or a piece of scenery; a name that nothing has is reported.
    fn touches(&mut self, name: &Spanned<String>) -> Option<bool> {
        let state = self.scene.state;
        let piece = names::piece(self.scene, name).filter(|&piece| state.stands(piece));
        match (self.names.figure(name), piece) {
            (Some(other), _) => Some(state.in_contact(self.id, other)),
            (None, Some(piece)) => Some(scenery::touches(self.scene, self.id, piece)),
            (None, None) => {
                let known = self.names.figures().chain(names::piece_names(self.scene));
                self.expect.unknown("figure or standing scenery", name, known);
                None
            }
        }
    }

    fn surroundings(&mut self, then: &ThenFigure) {
        let (scene, id) = (self.scene, self.id);
        let at = scene.state.body(id).at;
        same_place(self.expect, self.name, then.at.as_ref(), at);
        if let Some(on) = &then.on {
            let actual = match space::rests(&scene.state.field_without(id), scene.state.body(id)) {
                Ok(Surface::Ground) => "ground",
                Ok(Surface::Top(piece)) => {
                    names::piece_name(scene, PieceId(u8::try_from(piece).unwrap_or(u8::MAX)))
                }
                Err(_) => "nothing",
            };
            let actual = actual.to_owned();
            self.expect.same(format!("what {} stands on", self.name), Some(on), actual);
        }
        self.flag("marker", then.marker.as_ref(), Pow::view(scene, None).markers.contains(&id));
        for (others, expected) in [(&then.sees, true), (&then.sees_not, false)] {
            for name in others {
                let Some(other) = self.other(name) else { continue };
                if sight::sees(scene, id, other) != expected {
                    let not = if expected { "does not see" } else { "sees" };
                    let message = format!("{} {not} {name}", self.name);
                    self.expect.report(Code::Differs, name.span, message, None);
                }
            }
        }
        for (name, expected) in then.hidden_from.iter() {
            let Some(viewer) = self.other(name) else { continue };
            let hidden = sight::hidden(scene, viewer, id);
            self.number(&format!("points hidden from {name}"), Some(expected), hidden);
        }
        for (name, expected) in then.gap.iter() {
            let Some(other) = self.other(name) else { continue };
            let gap = Inches(scene.state.gap(id, other));
            self.expect.same(format!("the gap from {} to {name}", self.name), Some(expected), gap);
        }
        for (others, expected) in [(&then.contact, true), (&then.contact_not, false)] {
            for name in others {
                let Some(touches) = self.touches(name) else { continue };
                if touches != expected {
                    let not = if expected { "not " } else { "" };
                    let message = format!("{} is {not}in contact with {name}", self.name);
                    self.expect.report(Code::Differs, name.span, message, None);
                }
            }
        }
    }
}
