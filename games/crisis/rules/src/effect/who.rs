//! The characters that are meant: filters and picks.

use space::{Footprint, Outline};
use table::{Flow, Question, Scene, Verdict, fit, need};

use super::{Bound, Frame, Things, count};
use crate::ask::{Ask, Thing};
use crate::card::CrisisType;
use crate::card::ability::{Actor, Figures, Filter, Leader, OwnedTokens, Pick, Terrain, Tokens, Within};
use crate::state::{Battleground, Feature, FigureId, Numbers, PieceId, Reading, Side, TokenId};
use crate::{Crisis, Play, control, objectives, rule, sight};

/// Whether a character is one of these. Distances are measured last.
pub fn is(scene: Scene<Crisis>, frame: &Frame, figures: &Figures, it: FigureId) -> bool {
    let filter: &Filter = &figures.0;
    let state = scene.state;
    let known = usize::from(it.0) < state.figures.len();
    if !known || filter.terrain.is_some() || filter.tokens.is_some() || filter.object {
        return false;
    }
    if control::overlooked(scene, frame, it) {
        return false;
    }
    let figure = state.figure(it);
    let (character, card) = (scene.character(it), scene.card(it));
    let picked = |pick: &Pick| things(scene, frame, pick, Some(it)).figures.has(it.0);
    filter.side.is_none_or(|side| (side == crate::card::ability::Side::Ally) == (figure.side == frame.side))
        && filter.is.as_ref().is_none_or(picked)
        && filter.other_than.as_ref().is_none_or(|other| !picked(other))
        && filter.size_at_most.is_none_or(|size| card.size <= size)
        && filter.grunt.is_none_or(|grunt| character.is_grunt() == grunt)
        && filter.dazed.is_none_or(|dazed| figure.dazed == dazed)
        && filter.health.is_none_or(|health| figure.health == health)
        && filter.affiliation.as_ref().is_none_or(|list| character.affiliations.contains(&list.place))
        && filter.alter_ego.as_ref().is_none_or(|alter_ego| character.alter_ego == alter_ego.place)
        && filter.named.as_ref().is_none_or(|named| figure.character == named.place)
        && filter.has.as_ref().is_none_or(|has| scene.superpowers(it).any(|(_, power)| power.id == has.id))
        && filter.leadership.is_none_or(|leader| leads(scene, it, leader))
        && filter.attacked_this_turn_by.as_ref().is_none_or(|by| {
            let by = things(scene, frame, by, Some(it)).figures;
            by.iter().any(|by| state.figure(FigureId(by)).attacked_this_turn.has(it.0))
        })
        && filter.not_targeted_this_round.is_none_or(|_| !targeted_before(scene, it))
        && filter.holds.is_none_or(|which| holds(scene, it, which))
        && filter.contests.is_none_or(|which| contests(scene, frame, it, which))
        && filter.among.as_ref().is_none_or(|among| frame.things(among.value).figures.has(it.0))
        && filter.not.as_ref().is_none_or(|not| !is(scene, frame, not, it))
        && (filter.any_of.is_empty() || filter.any_of.iter().any(|one| is(scene, frame, one, it)))
        && filter.provided.as_ref().is_none_or(|claim| count::holds(scene, frame, Some(it), claim))
        && filter.stands_on.is_none_or(|which| stands_on(scene, it, which))
        && filter.within.as_ref().is_none_or(|within| near(scene, frame, it, within))
        && filter.seen_by.as_ref().is_none_or(|by| {
            let by = things(scene, frame, by, Some(it)).figures;
            by.iter().any(|by| sight::sees(scene, FigureId(by), it))
        })
}

/// Whether a character stands on such terrain (terrain.on-top).
fn stands_on(scene: Scene<Crisis>, it: FigureId, which: Terrain) -> bool {
    let base = scene.base(it);
    scene.terrain().any(|feature| is_such(&feature, which) && feature.outline.carries(&base))
}

/// Only interactive terrain is ever spoken of (terrain.interactive).
fn is_such(feature: &Feature, which: Terrain) -> bool {
    feature.interactive
        && match which {
            Terrain::Interactive => true,
            Terrain::Kind(kind) => feature.kind == kind,
        }
}

fn leads(scene: Scene<Crisis>, it: FigureId, leader: Leader) -> bool {
    let has = || {
        let kind = |power: &crate::card::ability::Superpower| power.kind.value;
        scene.superpowers(it).any(|(_, power)| kind(power) == crate::card::ability::Kind::Leadership)
    };
    match leader {
        Leader::Any => has(),
        Leader::Active => Side::BOTH.iter().any(|&side| scene.state.squads[side].leader == Some(it)),
    }
}

/// Whether the present attack has been aimed at this character in this round before.
fn targeted_before(scene: Scene<Crisis>, it: FigureId) -> bool {
    let Some(attack) = scene.state.attacks.last() else { return false };
    let by = scene.state.figure(attack.attacker);
    attack.weapon.printed().is_some_and(|which| by.targeted_this_round[usize::from(which)].has(it.0))
}

fn holds(scene: Scene<Crisis>, it: FigureId, which: Tokens) -> bool {
    let mut held = scene.state.held_by(it);
    match which {
        Tokens::Any | Tokens::Same | Tokens::Token => held.next().is_some(),
        Tokens::Secure => held.any(|token| scene.state.token(token).crisis == CrisisType::Secure),
    }
}

fn contests(scene: Scene<Crisis>, frame: &Frame, it: FigureId, which: Tokens) -> bool {
    let contests = |token: TokenId| objectives::contests(scene, it, token);
    match which {
        Tokens::Any => scene.state.tokens_lying().any(contests),
        Tokens::Secure => {
            let secure = |token: &TokenId| scene.state.token(*token).crisis == CrisisType::Secure;
            scene.state.tokens_lying().filter(secure).any(contests)
        }
        Tokens::Token => frame.token.is_some_and(contests),
        // The other character of the attack contests it too.
        Tokens::Same => {
            let target = scene.state.attacks.last().map(|attack| attack.target);
            let both = |token: TokenId| {
                contests(token) && target.is_some_and(|target| objectives::contests(scene, target, token))
            };
            scene.state.tokens_lying().any(both)
        }
    }
}

/// Whether a character is within a range of something.
fn near(scene: Scene<Crisis>, frame: &Frame, it: FigureId, within: &Within) -> bool {
    let range = scene.range(count::plain(scene, frame, Some(it), &within.range));
    let (base, of) = (scene.base(it), things(scene, frame, &within.of, Some(it)));
    let figures = of.figures.iter().map(FigureId);
    figures.into_iter().any(|other| other == it || base.within(&scene.base(other), range))
        || of.tokens.iter().map(TokenId).any(|token| base.within(&objectives::disc(scene, token), range))
        || of
            .pieces
            .iter()
            .map(PieceId)
            .any(|piece| scene.piece(piece).outline.reaches(base.c, base.r + range))
}

/// Whether a terrain feature is one of these.
pub fn is_piece(scene: Scene<Crisis>, frame: &Frame, figures: &Figures, it: PieceId) -> bool {
    let filter: &Filter = &figures.0;
    if !filter.any_of.is_empty() {
        return filter.any_of.iter().any(|one| is_piece(scene, frame, one, it));
    }
    let standing = usize::from(it.0) < scene.battlefield().pieces.len() && !scene.state.destroyed.has(it.0);
    if !(filter.terrain.is_some() || filter.object) || !standing {
        return false;
    }
    let piece = scene.piece(it);
    filter.terrain.is_none_or(|which| is_such(&piece, which))
        && filter.seen_by.as_ref().is_none_or(|by| {
            let by = things(scene, frame, by, None).figures;
            by.iter().any(|by| sight::sees_piece(scene, FigureId(by), it))
        })
        && filter.size_at_most.is_none_or(|size| piece.size <= size)
        && filter.within.as_ref().is_none_or(|within| {
            let range = scene.range(count::plain(scene, frame, None, &within.range));
            let of = things(scene, frame, &within.of, None).figures;
            of.iter()
                .map(|other| scene.base(FigureId(other)))
                .any(|base| piece.outline.reaches(base.c, base.r + range))
        })
}

/// Whether a token that lies on the battlefield is one of these: only a filter of objects speaks of them all. It has no size
/// (objectives.no-size), so that no limit of size lets it through.
fn is_token(scene: Scene<Crisis>, frame: &Frame, figures: &Figures, it: TokenId) -> bool {
    let filter: &Filter = &figures.0;
    filter.object
        && filter.size_at_most.is_none()
        && filter.seen_by.as_ref().is_none_or(|by| {
            let by = things(scene, frame, by, None).figures;
            by.iter().any(|by| sight::sees_token(scene, FigureId(by), it))
        })
        && filter.within.as_ref().is_none_or(|within| {
            let range = scene.range(count::plain(scene, frame, None, &within.range));
            let lies = objectives::disc(scene, it);
            let of = things(scene, frame, &within.of, None).figures;
            of.iter().any(|other| scene.base(FigureId(other)).within(&lies, range))
        })
}

/// Every character on the battlefield that is one of these.
pub fn all(scene: Scene<Crisis>, frame: &Frame, figures: &Figures) -> Numbers {
    let matching = scene.state.on_battlefield().filter(|&it| is(scene, frame, figures, it));
    matching.fold(Numbers::default(), |all, it| all.with(it.0))
}

/// The things that a pick names without asking anybody. What must be chosen names nothing here.
pub fn things(scene: Scene<Crisis>, frame: &Frame, pick: &Pick, it: Option<FigureId>) -> Things {
    let one = |id: Option<FigureId>| id.map_or(Things::default(), Things::figure);
    let attack = scene.state.attacks.last();
    match pick {
        Pick::Owner | Pick::Player => one(frame.owner),
        Pick::It => one(it),
        Pick::Target | Pick::Defender => one(attack.map(|attack| attack.target)),
        Pick::Attacker => one(attack.map(|attack| attack.attacker)),
        Pick::Roller => one(frame.roller),
        Pick::Mover | Pick::Fallen => one(frame.subject),
        Pick::Partner => one(frame.partner),
        Pick::Payers => frame.things(crate::card::ability::Binding::of("payers")),
        Pick::Token => frame.token.map_or(Things::default(), Things::token),
        Pick::Tokens | Pick::OtherTokens => {
            let of = crisis_of(frame);
            let other = |token: &TokenId| *pick == Pick::Tokens || frame.token != Some(*token);
            let lying = scene.state.tokens_lying().filter(other);
            let mine = lying.filter(|token| of.is_none_or(|of| scene.state.token(*token).crisis == of));
            mine.fold(Things::default(), |all, token| all.and(Things::token(token)))
        }
        Pick::The(name) => frame.things(name.value),
        Pick::Each(figures) => match figures.0.is {
            // `each: tokens` speaks of tokens, not of characters.
            Some(ref pick @ (Pick::Tokens | Pick::OtherTokens)) => things(scene, frame, pick, it),
            _ => Things { figures: all(scene, frame, figures), ..Things::default() },
        },
        Pick::Ally | Pick::Enemy => {
            let wanted =
                |id: &FigureId| (scene.state.figure(*id).side == frame.side) == (*pick == Pick::Ally);
            let matching = scene.state.on_battlefield().filter(wanted);
            matching.fold(Things::default(), |all, id| all.and(Things::figure(id)))
        }
        Pick::Players | Pick::Choose { .. } => Things::default(),
    }
}

/// The crisis card that speaks.
pub fn crisis_of(frame: &Frame) -> Option<CrisisType> {
    match frame.source {
        super::Source::Crisis { card, .. } | super::Source::Interact(card) => Some(card),
        _ => None,
    }
}

/// Everything that a filter lets through: characters, terrain and tokens.
pub fn candidates(scene: Scene<Crisis>, frame: &Frame, figures: &Figures) -> Things {
    let filter: &Filter = &figures.0;
    if let Some(owned) = filter.tokens {
        return owned_tokens(scene, frame, owned);
    }
    let speaks_of_terrain = filter.terrain.is_some() || filter.object || !filter.any_of.is_empty();
    let most = if speaks_of_terrain { fit::<u8>(scene.battlefield().pieces.len()) } else { 0 };
    let pieces = (0..most).map(PieceId);
    let pieces = pieces.filter(|&piece| is_piece(scene, frame, figures, piece));
    let pieces = pieces.fold(Numbers::default(), |all, piece| all.with(piece.0));
    let mut chosen = all(scene, frame, figures);
    if let super::Source::Tactic { side, .. } = frame.source {
        // Allied cards never choose grunts (grunts.not-chosen-by-tactics).
        let barred = |id: FigureId| scene.state.figure(id).side == side && scene.character(id).is_grunt();
        chosen = chosen.iter().filter(|&id| !barred(FigureId(id))).fold(Numbers::default(), Numbers::with);
    }
    let tokens = scene.state.tokens_lying().filter(|&token| is_token(scene, frame, figures, token));
    let tokens = tokens.fold(Numbers::default(), |all, token| all.with(token.0));
    Things { figures: chosen, pieces, tokens }
}

fn owned_tokens(scene: Scene<Crisis>, frame: &Frame, owned: OwnedTokens) -> Things {
    let mine = |token: &TokenId| {
        crisis_of(frame).is_none_or(|of| scene.state.token(*token).crisis == of)
            && match owned {
                OwnedTokens::Controlled => scene.state.token(*token).controller == Some(frame.side),
                OwnedTokens::SecuredByOpponent => {
                    objectives::secured_by(scene, *token) == Some(frame.side.other())
                }
            }
    };
    let tokens = scene.state.tokens_lying().filter(mine);
    tokens.fold(Things::default(), |all, token| all.and(Things::token(token)))
}

/// The things that a pick names, asking where somebody must choose. Nothing, if nothing fits.
///
/// # Errors
/// A stop of the table.
pub fn pick(play: &mut Play, frame: &mut Frame, pick: &Pick) -> Flow<Things> {
    let Pick::Choose { from, by, bind } = pick else { return Ok(things(play.scene(), frame, pick, None)) };
    let among = candidates(play.scene(), frame, from);
    let side = chooser(frame, *by);
    let chosen = one_of(play, side, among, frame)?;
    frame.bind(*bind, Bound::Things(chosen));
    Ok(chosen)
}

/// Whose player decides.
pub fn chooser(frame: &Frame, by: Option<Actor>) -> Side {
    match by {
        None | Some(Actor::You) => frame.side,
        Some(Actor::Opponent) => frame.side.other(),
    }
}

/// One of several things, as a player chooses; nothing if there is nothing.
///
/// # Errors
/// A stop of the table.
pub fn one_of(play: &mut Play, side: Side, among: Things, frame: &Frame) -> Flow<Things> {
    let question = ChooseThing { side, source: frame.source, among };
    let chosen = play.choose_if_any(&question)?;
    Ok(chosen.map_or(Things::default(), Thing::things))
}

/// Which of these?
pub struct ChooseThing {
    /// Who chooses.
    pub side: Side,
    /// For which effect.
    pub source: super::Source,
    /// Among what.
    pub among: Things,
}

impl Question<Crisis> for ChooseThing {
    type Answer = Thing;
    const EXACT: bool = true;

    fn ask(&self) -> Ask {
        Ask::Thing { side: self.side, source: self.source, among: self.among }
    }

    fn candidates(&self, _scene: Scene<Crisis>, emit: &mut impl FnMut(Thing)) {
        self.among.figures.iter().for_each(|id| emit(Thing::Figure(FigureId(id))));
        self.among.pieces.iter().for_each(|id| emit(Thing::Piece(PieceId(id))));
        self.among.tokens.iter().for_each(|id| emit(Thing::Token(TokenId(id))));
    }

    fn verdict(&self, _scene: Scene<Crisis>, thing: Thing) -> Verdict {
        let among = match thing {
            Thing::Figure(id) => self.among.figures.has(id.0),
            Thing::Piece(id) => self.among.pieces.has(id.0),
            Thing::Token(id) => self.among.tokens.has(id.0),
        };
        need(among, rule!("effects.sources"))
    }
}
