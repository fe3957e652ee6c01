//! Where everybody stands, and whether anybody can stand there.

use content::{Inches, Span, Spanned};
use crisis::Crisis;
use crisis::card::BATTLEFIELD;
use crisis::movement::may_rest;
use crisis::power;
use crisis::state::{Battleground as _, FigureId, Phase, Reading as _, Side, Whereabouts};
use space::{Outline as _, P};
use table::Game as _;

use super::given::GivenFigure;
use super::names;
use super::position::Setter;
use scenario::Code;
use scenario::shared::Way;
use scenario::suggestion;

impl Setter<'_> {
    /// Puts everybody somewhere: first those who say where, then those who stand by them, then the others.
    pub fn place_all(&mut self) {
        let all: Vec<(FigureId, &Spanned<String>, &GivenFigure)> = (0..)
            .map(FigureId)
            .zip(self.given.figures.iter())
            .map(|(id, (name, figure))| (id, name, figure))
            .collect();
        let early = matches!(
            self.state.phase,
            Phase::Battlefield | Phase::Priority | Phase::Mission | Phase::Squads | Phase::Deployment
        );
        let mut left = Vec::new();
        for &(id, name, figure) in &all {
            if figure.gone == Some(true) || figure.waiting.unwrap_or(early && !figure.says_where()) {
                let gone = figure.gone == Some(true);
                let at = figure.at.as_ref().and_then(|at| self.spot(at));
                let state = self.state.figure_mut(id);
                state.whereabouts = if gone { Whereabouts::Gone } else { Whereabouts::Waiting };
                state.at = at.unwrap_or(state.at);
            } else if figure.at.is_some() || figure.on.is_some() {
                if let Some(at) = self.told_where(figure) {
                    self.put(id, at);
                }
            } else {
                left.push((id, name, figure));
            }
        }
        while !left.is_empty() {
            let before = left.len();
            left.retain(|&(id, _, figure)| !self.put_beside(id, figure));
            if left.len() == before {
                break;
            }
        }
        for (id, name, figure) in left {
            match figure.contact.as_ref().or(figure.from.as_ref()) {
                None => self.put_anywhere(id, name),
                Some(other) => {
                    if self.figure(other).is_some() {
                        let message = format!("`{other}` is nowhere, so nobody can stand beside it");
                        self.report(Code::Impossible, other.span, message, None);
                    }
                }
            }
        }
    }

    fn told_where(&mut self, figure: &GivenFigure) -> Option<P> {
        if let Some(at) = &figure.at {
            return self.spot(at);
        }
        let on = figure.on.as_ref()?;
        let Some(piece) = names::piece(self.scene(), on) else {
            let help = suggestion(on, names::piece_names(self.scene()));
            self.report(Code::UnknownName, on.span, format!("there is no terrain `{on}`"), help);
            return None;
        };
        let bounds = self.scene().piece(piece).outline.bounds();
        Some(P::new((bounds.lo.x + bounds.hi.x) / 2, (bounds.lo.y + bounds.hi.y) / 2))
    }

    /// Puts a character beside another that is on the battlefield already; whether it could.
    fn put_beside(&mut self, id: FigureId, figure: &GivenFigure) -> bool {
        let gap = match (&figure.contact, &figure.from) {
            (Some(_), _) => 0,
            (None, Some(_)) => figure.gap.map_or(0, |gap| gap.value.0),
            (None, None) => return false,
        };
        let other = figure.contact.as_ref().or(figure.from.as_ref());
        let Some(other) = other.and_then(|other| self.names.figure(other)) else { return false };
        if !self.state.is_on_battlefield(other) {
            return false;
        }
        let beside = self.scene().base(other);
        let apart = i64::from(beside.r) + i64::from(self.scene().card(id).radius) + i64::from(gap);
        let way = figure.way.map_or(Way::East, |way| way.value);
        self.put(id, space::at(beside.c, way.turn().dir(), apart, 0));
        true
    }

    /// Puts a character on a free place at its own edge, for scenarios in which it does not matter where.
    fn put_anywhere(&mut self, id: FigureId, name: &Spanned<String>) {
        let y = match self.state.figure(id).side {
            Side::A => 3_000,
            Side::B => BATTLEFIELD - 3_000,
        };
        for x in (3_000..BATTLEFIELD).step_by(3_000) {
            let at = P::new(x, y);
            if may_rest(self.scene(), id, at).is_ok() {
                self.put(id, at);
                return;
            }
        }
        let help = Some("say where with `at`".to_owned());
        self.report(Code::Impossible, name.span, format!("there is no room for `{name}`"), help);
    }

    /// Nobody may stand where nobody can, or have more than anybody can.
    pub fn check(&mut self) {
        if !self.is_well() {
            return;
        }
        for (id, (name, given)) in (0..).map(FigureId).zip(self.given.figures.iter()) {
            let span = given.at.as_ref().map_or(name.span, |at| at.span);
            let figure = self.state.figure(id);
            let (at, damage, held) = (figure.at, figure.damage, figure.power);
            let stamina = self.scene().stamina(id);
            if self.state.is_on_battlefield(id)
                && let Err(why) = may_rest(self.scene(), id, at)
            {
                let message = format!("`{name}` can't stand there ({})", why.rule);
                let help = Some(format!("it would be at [{}, {}]", Inches(at.x), Inches(at.y)));
                self.report(Code::Impossible, span, message, help);
            }
            let down = self.state.figure(id).dazed || !self.state.is_on_battlefield(id);
            if let Some(given) = given.damage
                && (damage > stamina || (damage == stamina && !down))
            {
                let message = format!("`{name}` can't have {damage} damage with a stamina of {stamina}");
                let help = Some("who has that much is `dazed: true` or `gone: true`".to_owned());
                self.report(Code::Impossible, given.span, message, help);
            }
            if let Some(given) = given.power.filter(|_| held > power::MOST) {
                let message = format!("`{name}` can't have {held} power");
                self.report(Code::Impossible, given.span, message, Some(format!("at most {}", power::MOST)));
            }
        }
        if self.is_well()
            && let Err(wrong) = Crisis::sound(self.scene())
        {
            let span = self.given.figures.0.first().map_or(Span::FILE, |(name, _)| name.span);
            self.report(Code::Impossible, span, wrong, None);
        }
    }
}
