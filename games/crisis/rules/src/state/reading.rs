//! What the rules read off state and cards together.

use space::{Convex, Disc};
use table::Scene;

use super::{FigureId, PieceId, State};
use crate::Crisis;
use crate::card::ability::Superpower;
use crate::card::{
    Battlefield, Cards, Character, CrisisType, Form, Measures, Mils, Piece, Tactic, TerrainKind,
};

/// A terrain feature as it stands: what its layout says, wherever it was shifted to.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Feature<'a> {
    /// Which.
    pub id: PieceId,
    /// What it is.
    pub kind: TerrainKind,
    /// Its size (terrain.size-value).
    pub size: u8,
    /// Its footprint.
    pub outline: &'a Convex,
    /// Whether it can be thrown and destroyed.
    pub interactive: bool,
    /// Whether a miniature can stand on it.
    pub standable: bool,
}

/// What the rules read off state and cards together of characters and their cards, and with the tools.
pub trait Reading<'a>: Copy {
    /// The two.
    fn parts(self) -> (&'a State, &'a Cards);

    /// A character's card.
    fn character(self, id: FigureId) -> &'a Character {
        let (state, cards) = self.parts();
        &cards.characters[usize::from(state.figure(id).character)]
    }

    /// The card of the form that a character is in (transform.normal-values, transform.transformed-values).
    fn card(self, id: FigureId) -> &'a Form {
        let (state, _) = self.parts();
        &self.character(id).forms[usize::from(state.figure(id).form)]
    }

    /// A character's stamina on the side in use.
    fn stamina(self, id: FigureId) -> u8 {
        let (state, _) = self.parts();
        self.card(id).stamina(state.figure(id).health)
    }

    /// A character's base.
    fn base(self, id: FigureId) -> Disc {
        let (state, _) = self.parts();
        Disc::new(state.figure(id).at, self.card(id).radius)
    }

    /// The superpowers on the side of the card in use, with their places (characters.abilities-on-card): first those of
    /// the card, then those of the gems that lie beside it (infinity-gems.card-beside).
    fn superpowers(self, id: FigureId) -> impl Iterator<Item = (u8, &'a Superpower)> {
        let (state, cards) = self.parts();
        let figure = state.figure(id);
        let health = figure.health;
        let gems = figure.gems.iter().flat_map(|&gem| &cards.gems[usize::from(gem)].superpowers);
        let powers = (0..).zip(self.card(id).superpowers.iter().chain(gems));
        powers.filter(move |(_, power)| power.side.is_none_or(|side| side == health))
    }

    /// A superpower by its place, on the card or on a gem beside it.
    fn superpower(self, id: FigureId, place: u8) -> Option<&'a Superpower> {
        let (state, cards) = self.parts();
        let (printed, place) = (&self.card(id).superpowers, usize::from(place));
        if let Some(power) = printed.get(place) {
            return Some(power);
        }
        let gems = state.figure(id).gems.iter();
        gems.flat_map(|&gem| &cards.gems[usize::from(gem)].superpowers).nth(place - printed.len())
    }

    /// The tools.
    fn measures(self) -> &'a Measures {
        let (state, cards) = self.parts();
        &cards.measures[usize::from(state.measures)]
    }

    /// A team tactic card.
    fn tactic(self, place: u16) -> &'a Tactic {
        let (_, cards) = self.parts();
        &cards.tactics[usize::from(place)]
    }

    /// The length of a range tool.
    fn range(self, range: u8) -> Mils {
        self.measures().range(range.clamp(1, 5))
    }

    /// Whether two characters are within a range of each other (measuring.within, measuring.horizontal); of itself
    /// each one is (measuring.self-in-range).
    fn within(self, one: FigureId, range: u8, other: FigureId) -> bool {
        one == other || self.base(one).within(&self.base(other), self.range(range))
    }

    /// The gap between two bases, for those who ask why.
    fn gap(self, one: FigureId, other: FigureId) -> Mils {
        self.base(one).gap(&self.base(other))
    }
}

/// What the rules read off state and cards together of the battlefield and the mission.
pub trait Battleground<'a>: Reading<'a> {
    /// The battlefield.
    fn battlefield(self) -> &'a Battlefield {
        let (state, cards) = self.parts();
        &cards.battlefields[usize::from(state.battlefield)]
    }

    /// A terrain feature, standing or not.
    fn piece(self, id: PieceId) -> Feature<'a> {
        let (state, _) = self.parts();
        feature(state, id, &self.battlefield().pieces[usize::from(id.0)])
    }

    /// The terrain that stands.
    fn terrain(self) -> impl Iterator<Item = Feature<'a>> {
        let (state, _) = self.parts();
        let pieces = (0..).map(PieceId).zip(&self.battlefield().pieces);
        let standing = pieces.filter(move |(id, _)| !state.destroyed.has(id.0));
        standing.map(move |(id, piece)| feature(state, id, piece))
    }

    /// A crisis of the mission.
    fn crisis(self, kind: CrisisType) -> Option<&'a crate::card::Crisis> {
        let (state, cards) = self.parts();
        state.mission[kind.index()].map(|place| &cards.crises[usize::from(place)])
    }
}

impl<'a, R: Reading<'a>> Battleground<'a> for R {}

fn feature<'a>(state: &'a State, id: PieceId, piece: &'a Piece) -> Feature<'a> {
    let Piece { kind, size, interactive, standable, .. } = *piece;
    let shifted = state.shifted.iter().find(|(other, _)| *other == id).map(|(_, outline)| outline);
    Feature { id, kind, size, outline: shifted.unwrap_or(&piece.outline), interactive, standable }
}

impl<'a> Reading<'a> for Scene<'a, Crisis> {
    fn parts(self) -> (&'a State, &'a Cards) {
        (self.state, self.content)
    }
}
