//! Where everybody stands, and whether anybody can stand there.

use content::{Span, Spanned};
use pow::Pow;
use pow::card::file::Inches;
use pow::card::{Mils, TABLE};
use pow::falling;
use pow::state::{FigureId, Phase, PieceId, Reading as _, Side, Whereabouts};
use space::{Disc, NoRest, P, Spot};
use table::Game;

use super::given::GivenFigure;
use super::names;
use super::position::{Setter, in_order};
use scenario::Code;
use scenario::shared::Way;
use scenario::suggestion;

/// Higher than anything on a table.
const SKY: Mils = 200_000;

impl Setter<'_> {
    /// Puts everybody somewhere: first those who say where, then those who stand by them, then the others.
    pub fn place_all(&mut self) {
        let all: Vec<(FigureId, &Spanned<String>, &GivenFigure)> = (0..)
            .map(FigureId)
            .zip(in_order(&self.given.figures))
            .map(|(id, (name, figure))| (id, name, figure))
            .collect();
        let deploying = self.state.phase == Phase::Deployment;
        let mut waiting = Vec::new();
        for &(id, name, figure) in &all {
            let says_where = figure.at.is_some() || figure.on.is_some() || figure.contact.is_some();
            let says_where = says_where || figure.from.is_some();
            if figure.gone == Some(true) {
                self.state.figure_mut(id).whereabouts = Whereabouts::Gone;
                if let Some(at) = &figure.at
                    && let Some((at, z)) = self.spot(at)
                {
                    self.state.bodies[usize::from(id.0)].at = at.at(z.unwrap_or(0));
                }
            } else if figure.waiting.unwrap_or(deploying && !says_where) {
                // It stays as it was added: beside the table.
            } else if figure.at.is_some() || figure.on.is_some() {
                if let Some(at) = self.told_where(id, figure) {
                    self.put(id, at);
                }
            } else {
                waiting.push((id, name, figure));
            }
        }
        while !waiting.is_empty() {
            let before = waiting.len();
            waiting.retain(|&(id, _, figure)| !self.put_beside(id, figure));
            if waiting.len() == before {
                break;
            }
        }
        for (id, name, figure) in waiting {
            match figure.contact.as_ref().or(figure.from.as_ref()) {
                None => self.put_anywhere(id, name),
                Some(other) if self.names.figure(other).is_none() => {
                    let known: Vec<&str> = self.names.figures().collect();
                    let help = suggestion(other, known);
                    self.report(Code::UnknownName, other.span, format!("there is no figure `{other}`"), help);
                }
                Some(other) => {
                    let message = format!("`{other}` is nowhere, so nobody can stand beside it");
                    self.report(Code::Impossible, other.span, message, None);
                }
            }
        }
    }

    fn put(&mut self, id: FigureId, at: Spot) {
        self.state.figure_mut(id).whereabouts = Whereabouts::Table;
        self.state.absent.0 &= !space::Set::of(usize::from(id.0)).0;
        self.state.bodies[usize::from(id.0)].at = at;
    }

    /// The highest surface that carries the figure here.
    fn surface(&self, id: FigureId, at: P, below: Mils) -> Mils {
        let disc = Disc::new(at, self.state.body(id).r);
        space::surface_below(&self.state.field(), &disc, below).1
    }

    fn told_where(&mut self, id: FigureId, figure: &GivenFigure) -> Option<Spot> {
        let told = match &figure.at {
            Some(at) => Some(self.spot(at)?),
            None => None,
        };
        let Some(on) = &figure.on else {
            let (at, z) = told?;
            return Some(at.at(z.unwrap_or_else(|| self.surface(id, at, SKY))));
        };
        let Some(piece) = names::piece(self.scene(), on) else {
            let help = suggestion(on, names::piece_names(self.scene()));
            self.report(Code::UnknownName, on.span, format!("there is no scenery `{on}`"), help);
            return None;
        };
        let block = self.state.block(piece);
        let at = told.map_or(block.foot.middle(), |(at, _)| at);
        Some(at.at(block.top))
    }

    /// Puts a figure beside another that is on the table already; whether it could.
    fn put_beside(&mut self, id: FigureId, figure: &GivenFigure) -> bool {
        let gap = match (&figure.contact, &figure.from) {
            (Some(_), _) => 0,
            (None, Some(_)) => figure.gap.map_or(0, |gap| gap.value.0),
            (None, None) => return false,
        };
        let other = figure.contact.as_ref().or(figure.from.as_ref());
        let Some(other) = other.and_then(|other| self.names.figure(other)) else { return false };
        if !self.state.is_on_table(other) {
            return false;
        }
        let beside = *self.state.body(other);
        let apart = i64::from(beside.r) + i64::from(self.state.body(id).r) + i64::from(gap);
        let way = figure.way.map_or(Way::East, |way| way.value);
        let at = space::at(beside.at.flat(), way.turn().dir(), apart, 0);
        let z = self.surface(id, at, beside.at.z);
        self.put(id, at.at(z));
        true
    }

    /// Puts a figure on a free place at its own edge, for scenarios in which it does not matter where.
    fn put_anywhere(&mut self, id: FigureId, name: &Spanned<String>) {
        let y = match self.state.figure(id).side {
            Side::A => 3_000,
            Side::B => TABLE.1 - 3_000,
        };
        for x in (3_000..TABLE.0).step_by(3_000) {
            let at = P::new(x, y).at(0);
            let body = self.state.body(id).moved(at);
            if space::rests(&self.state.field(), &body).is_ok() {
                self.put(id, at);
                return;
            }
        }
        let help = Some("say where with `at`".to_owned());
        self.report(Code::Impossible, name.span, format!("there is no room for `{name}`"), help);
    }

    /// Nobody may stand where nobody can.
    pub fn check(&mut self) {
        if !self.is_well() {
            return;
        }
        for (id, (name, figure)) in (0..).map(FigureId).zip(in_order(&self.given.figures)) {
            let span = figure.at.as_ref().map_or(name.span, |at| at.span);
            if self.state.is_on_table(id)
                && let Err(reason) = space::rests(&self.state.field_without(id), self.state.body(id))
            {
                let clings = falling::supported(self.scene(), id);
                let message = match reason {
                    NoRest::OffTable => format!("`{name}` stands over the edge of the table"),
                    NoRest::OnBody(other) => {
                        let other = u8::try_from(other).map_or("somebody", |it| self.names.of(FigureId(it)));
                        format!("`{name}` stands on `{other}`")
                    }
                    NoRest::InBlock(piece) => {
                        let piece = u8::try_from(piece).unwrap_or(u8::MAX);
                        let piece = names::piece_name(self.scene(), PieceId(piece));
                        format!("`{name}` stands inside `{piece}`")
                    }
                    NoRest::NoSurface if clings => continue,
                    NoRest::NoSurface => format!("nothing carries `{name}` there"),
                };
                let at = self.state.body(id).at;
                let place = [at.x, at.y, at.z].map(Inches);
                let help = Some(format!("it would be at [{}, {}, {}]", place[0], place[1], place[2]));
                self.report(Code::Impossible, span, message, help);
            }
            let (life, printed) = (self.state.figure(id).life, self.scene().card(id).life);
            if let Some(given) = figure.life
                && (life > printed || (life == 0) != (figure.gone == Some(true)))
            {
                let help = Some("who has no life left is `gone: true`".to_owned());
                let message = format!("`{name}` can't have {life} of {printed} life");
                self.report(Code::Impossible, given.span, message, help);
            }
            if let Some(ko) = figure.ko.filter(|ko| ko.value)
                && (self.state.figure(id).pow > 0 || !self.state.figure(id).down)
            {
                let message = "a KO character has no POW and is Knocked down";
                self.report(Code::Impossible, ko.span, message, None);
            }
        }
        if self.is_well()
            && let Err(wrong) = Pow::sound(self.scene())
        {
            let span = self.given.figures.0.first().map_or(Span::FILE, |(name, _)| name.span);
            self.report(Code::Impossible, span, wrong, None);
        }
    }
}
