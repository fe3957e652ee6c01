//! Building the battlefield: the players agree on the terrain, and tokens and terrain make room for one another (chapters
//! "Creating the battlefield", "Objective tokens", "Terrain").

use serde::{Deserialize, Serialize};
use space::{Disc, Footprint, Outline, P, Turn, V, at};
use table::{Flow, Question, Scene, Verdict, fit, need};

use crate::ask::Ask;
use crate::card::{BATTLEFIELD, CrisisType};
use crate::event::Event;
use crate::state::{
    Agreement, Battleground, BySide, Feature, Lies, Numbers, Phase, PieceId, Side, Token, TokenId,
};
use crate::{Crisis, Play, objectives, rule};

/// What a player says about the terrain on the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum LayoutPick {
    /// This is what we play on.
    Agree,
    /// Rather this layout, as a place in [`crate::card::Cards::battlefields`].
    Instead(u16),
}

/// Both players agree on the terrain, with the size of each feature and what is interactive, before anything else is decided
/// (battlefield.terrain-agreement, battlefield.terrain-sizes-agreed, battlefield.before-mission). Each layout is proposed
/// once; where there is but one, sitting down at the table is agreeing.
pub(crate) fn agree_on_terrain(play: &mut Play) -> Flow<()> {
    let Agreement { layouts, agreed, .. } = play.state.agreement;
    let undecided = Side::BOTH.into_iter().find(|&side| !agreed[side]);
    let Some(side) = undecided.filter(|_| layouts != Numbers::default()) else {
        play.state.phase = Phase::Priority;
        let battlefield = play.state.battlefield;
        play.event(rule!("battlefield.terrain-agreement"), |_| Event::BattlefieldAgreed { battlefield });
        return Ok(());
    };
    match play.choose(&ChooseLayout { side })? {
        LayoutPick::Agree => play.state.agreement.agreed[side] = true,
        LayoutPick::Instead(layout) => {
            play.state.battlefield = layout;
            let agreement = &mut play.state.agreement;
            agreement.proposed = agreement.proposed.with(fit(layout));
            // A side that proposes a layout agrees to it.
            agreement.agreed = BySide([false; 2]);
            agreement.agreed[side] = true;
            play.event(rule!("battlefield.terrain-agreement"), |_| Event::BattlefieldProposed {
                side,
                battlefield: layout,
            });
        }
    }
    Ok(())
}

/// Do we play on this?
struct ChooseLayout {
    side: Side,
}

impl Question<Crisis> for ChooseLayout {
    type Answer = LayoutPick;

    fn ask(&self) -> Ask {
        Ask::Battlefield { side: self.side }
    }

    fn candidates(&self, scene: Scene<Crisis>, emit: &mut impl FnMut(LayoutPick)) {
        emit(LayoutPick::Agree);
        let layouts = scene.state.agreement.layouts;
        layouts.iter().for_each(|layout| emit(LayoutPick::Instead(u16::from(layout))));
    }

    fn verdict(&self, scene: Scene<Crisis>, pick: LayoutPick) -> Verdict {
        let LayoutPick::Instead(layout) = pick else { return Ok(()) };
        let agreement = &scene.state.agreement;
        let new = |all: Numbers| u8::try_from(layout).is_ok_and(|layout| all.has(layout));
        need(new(agreement.layouts) && !new(agreement.proposed), rule!("battlefield.terrain-agreement"))
    }
}

/// Step 6 of the mission: tokens go where the crisis cards show. Size 6 terrain makes room for them
/// (objectives.size6-terrain-moves); about other terrain the players agree (objectives.on-or-under-terrain).
pub(super) fn place_tokens(play: &mut Play) -> Flow<()> {
    for kind in CrisisType::BOTH {
        let places = play.scene().crisis(kind).map(|crisis| crisis.places.clone()).unwrap_or_default();
        for at in places {
            let token = Token { crisis: kind, at, lies: None, holder: None, controller: None, gone: false };
            let _full = play.state.tokens.try_push(token);
        }
    }
    make_room(play);
    for token in (0..fit::<u8>(play.state.tokens.len())).map(TokenId) {
        let lies = objectives::disc(play.scene(), token);
        let under = play.scene().terrain().find(|it| it.outline.overlaps_disc(&lies)).map(|it| it.id);
        if let Some(piece) = under {
            let lies = on_or_under(play, token, piece)?;
            play.state.tokens[usize::from(token.0)].lies = Some(lies);
            play.event(rule!("objectives.on-or-under-terrain"), |_| Event::TokenLaid { token, piece, lies });
        }
    }
    Ok(())
}

/// On top, where it is most visible, unless both players want it under the terrain.
fn on_or_under(play: &mut Play, token: TokenId, piece: PieceId) -> Flow<Lies> {
    for side in play.state.priority.first() {
        if play.choose(&LayToken { side, token, piece })? == Lies::OnTop {
            return Ok(Lies::OnTop);
        }
    }
    Ok(Lies::Under)
}

/// On top of the terrain, or under it?
struct LayToken {
    side: Side,
    token: TokenId,
    piece: PieceId,
}

impl Question<Crisis> for LayToken {
    type Answer = Lies;
    const EXACT: bool = true;

    fn ask(&self) -> Ask {
        Ask::OnTerrain { side: self.side, token: self.token, piece: self.piece }
    }

    fn candidates(&self, _scene: Scene<Crisis>, emit: &mut impl FnMut(Lies)) {
        emit(Lies::OnTop);
        emit(Lies::Under);
    }

    fn verdict(&self, _scene: Scene<Crisis>, _lies: Lies) -> Verdict {
        Ok(())
    }
}

/// Terrain of size 6, on which nobody ever stands, is moved off the tokens.
fn make_room(play: &mut Play) {
    let size6: Vec<PieceId> = play.scene().terrain().filter(|it| it.size == 6).map(|it| it.id).collect();
    for piece in size6 {
        let Some(by) = shortest_shift(play.scene(), piece) else { continue };
        if by == V::ZERO {
            continue;
        }
        let outline = play.scene().piece(piece).outline.moved(by);
        play.state.shifted.push((piece, outline));
        play.event(rule!("objectives.size6-terrain-moves"), |_| Event::TerrainShifted { piece, outline });
    }
}

/// The shortest way to a place where a feature overlaps no token and no other terrain; of equal ones the first, anticlockwise
/// from the east. None at all if the battlefield is too full for it.
fn shortest_shift(scene: Scene<Crisis>, piece: PieceId) -> Option<V> {
    let feature = scene.piece(piece);
    let tokens: Vec<Disc> = (0..fit::<u8>(scene.state.tokens.len()))
        .map(|token| objectives::disc(scene, TokenId(token)))
        .collect();
    let others: Vec<Feature> = scene.terrain().filter(|it| it.id != piece).collect();
    let fits = |by: V| {
        let moved = feature.outline.moved(by);
        let bounds = moved.bounds();
        let inside =
            bounds.lo.x >= 0 && bounds.lo.y >= 0 && bounds.hi.x <= BATTLEFIELD && bounds.hi.y <= BATTLEFIELD;
        inside
            && !tokens.iter().any(|token| moved.overlaps_disc(token))
            && !others.iter().any(|other| moved.overlaps(other.outline))
    };
    let origin = P::new(0, 0);
    let ways = || (0..64u16).map(|i| Turn(i * 1_024).dir());
    (0..=i64::from(BATTLEFIELD / STEP))
        .flat_map(|step| ways().map(move |way| at(origin, way, step * i64::from(STEP), 0) - origin))
        .find(|&by| fits(by))
}

/// How finely the way of a shifted feature is sought, in mils.
const STEP: i32 = 20;
