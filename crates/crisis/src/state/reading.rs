//! What the rules read off state and cards together.

use space::Disc;
use table::Scene;

use super::{FigureId, PieceId, State};
use crate::Crisis;
use crate::card::ability::Superpower;
use crate::card::{Battlefield, Cards, Character, CrisisType, Form, Measures, Mils, Piece, Tactic};

/// What the rules read off state and cards together.
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

    /// The superpowers on the side of the card in use, with their places on the card
    /// (characters.abilities-on-card).
    fn superpowers(self, id: FigureId) -> impl Iterator<Item = (u8, &'a Superpower)> {
        let (state, _) = self.parts();
        let health = state.figure(id).health;
        let powers = (0..).zip(&self.card(id).superpowers);
        powers.filter(move |(_, power)| power.side.is_none_or(|side| side == health))
    }

    /// The tools.
    fn measures(self) -> &'a Measures {
        let (state, cards) = self.parts();
        &cards.measures[usize::from(state.measures)]
    }

    /// The battlefield.
    fn battlefield(self) -> &'a Battlefield {
        let (state, cards) = self.parts();
        &cards.battlefields[usize::from(state.battlefield)]
    }

    /// A terrain feature.
    fn piece(self, id: PieceId) -> &'a Piece {
        &self.battlefield().pieces[usize::from(id.0)]
    }

    /// The terrain that stands.
    fn terrain(self) -> impl Iterator<Item = (PieceId, &'a Piece)> {
        let (state, _) = self.parts();
        let pieces = (0..).map(PieceId).zip(&self.battlefield().pieces);
        pieces.filter(move |(id, _)| !state.destroyed.has(id.0))
    }

    /// A crisis of the mission.
    fn crisis(self, kind: CrisisType) -> Option<&'a crate::card::Crisis> {
        let (state, cards) = self.parts();
        state.mission[kind as usize].map(|place| &cards.crises[usize::from(place)])
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

impl<'a> Reading<'a> for Scene<'a, Crisis> {
    fn parts(self) -> (&'a State, &'a Cards) {
        (self.state, self.content)
    }
}
