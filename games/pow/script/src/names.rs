//! How a file calls figures, pieces of scenery, objectives, attacks and powers.

use pow::Pow;
use pow::card::{ObjectiveKind, Piece};
use pow::state::{FigureId, ObjectiveId, PieceId, Reading as _, State};
use table::Scene;

pub use scenario::sides::{side, side_of};

/// The names of the figures, in the order of the figures.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Names {
    figures: Vec<String>,
}

impl Names {
    pub fn new(figures: Vec<String>) -> Names {
        Names { figures }
    }

    pub fn figure(&self, name: &str) -> Option<FigureId> {
        let at = self.figures.iter().position(|known| known == name)?;
        u8::try_from(at).ok().map(FigureId)
    }

    pub fn of(&self, id: FigureId) -> &str {
        self.figures.get(usize::from(id.0)).map_or("nobody", String::as_str)
    }

    pub fn figures(&self) -> impl Iterator<Item = &str> {
        self.figures.iter().map(String::as_str)
    }
}

fn pieces(scene: Scene<'_, Pow>) -> &[Piece] {
    &scene.battlefield().pieces
}

/// A piece of scenery by its id.
pub fn piece(scene: Scene<Pow>, name: &str) -> Option<PieceId> {
    let at = pieces(scene).iter().position(|piece| piece.id == name)?;
    u8::try_from(at).ok().map(PieceId)
}

/// The id of a piece.
pub fn piece_name(scene: Scene<'_, Pow>, id: PieceId) -> &str {
    pieces(scene).get(usize::from(id.0)).map_or("nothing", |piece| &piece.id)
}

/// The ids of all pieces.
pub fn piece_names(scene: Scene<'_, Pow>) -> impl Iterator<Item = &str> {
    pieces(scene).iter().map(|piece| piece.id.as_str())
}

fn kind(kind: ObjectiveKind) -> &'static str {
    match kind {
        ObjectiveKind::Pillar => "pillar",
        ObjectiveKind::Relic => "relic",
    }
}

/// The name of an objective: its kind, and its number among its kind.
pub fn objective_name(state: &State, id: ObjectiveId) -> String {
    let at = usize::from(id.0);
    let Some(objective) = state.objectives.get(at) else { return "nothing".to_owned() };
    let number = state.objectives[..=at].iter().filter(|other| other.kind == objective.kind).count();
    format!("{} {number}", kind(objective.kind))
}

/// An objective by its name.
pub fn objective(state: &State, name: &str) -> Option<ObjectiveId> {
    let all = (0..state.objectives.len()).filter_map(|at| u8::try_from(at).ok()).map(ObjectiveId);
    let mut named = all.filter(|&id| objective_name(state, id) == name);
    named.next()
}

/// The names of all objectives.
pub fn objective_names(state: &State) -> Vec<String> {
    let all = (0..state.objectives.len()).filter_map(|at| u8::try_from(at).ok()).map(ObjectiveId);
    all.map(|id| objective_name(state, id)).collect()
}

/// An attack of a figure by its id.
pub fn attack(scene: Scene<Pow>, figure: FigureId, id: &str) -> Option<u8> {
    let at = scene.card(figure).attacks.iter().position(|attack| attack.id == id)?;
    u8::try_from(at).ok()
}

/// The id of an attack.
pub fn attack_name(scene: Scene<'_, Pow>, figure: FigureId, attack: u8) -> &str {
    scene.card(figure).attacks.get(usize::from(attack)).map_or("nothing", |attack| &attack.id)
}

/// A special power of a figure by its id.
pub fn power(scene: Scene<Pow>, figure: FigureId, id: &str) -> Option<u8> {
    let at = scene.card(figure).powers.iter().position(|power| power.id == id)?;
    u8::try_from(at).ok()
}

/// The id of a special power.
pub fn power_name(scene: Scene<'_, Pow>, figure: FigureId, power: u8) -> &str {
    scene.card(figure).powers.get(usize::from(power)).map_or("nothing", |power| &power.id)
}

/// Whether some figure on the table or off it has an attack or a power of this id.
pub fn attack_or_power(scene: Scene<Pow>, id: &str) -> bool {
    let mut figures = scene.state.figure_ids();
    figures.any(|figure| attack(scene, figure, id).is_some() || power(scene, figure, id).is_some())
}

/// The ids of the attacks and powers among the uses of a figure.
pub fn used(scene: Scene<Pow>, id: FigureId, bits: u16) -> Vec<String> {
    let card = scene.card(id);
    let attacks = (0..8).zip(card.attacks.iter().map(|attack| &attack.id));
    let powers = (8..16).zip(card.powers.iter().map(|power| &power.id));
    let all = attacks.chain(powers);
    all.filter(|(bit, _)| bits >> bit & 1 == 1).map(|(_, id)| id.clone()).collect()
}
