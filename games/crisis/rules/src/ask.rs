//! What is asked, and every answer there is.

pub use table::May;

use serde::{Deserialize, Serialize};
use space::{P, Pose, Turn};
use table::{Kind, Prompt, Right, fit};

use crate::activation::Act;
use crate::attack::Weapon;
use crate::card::CrisisType;
use crate::card::ability::{Condition, Face, Roll, Tool};
use crate::dice::Faces;
use crate::effect::{Moment, Source, Things};
use crate::movement::{Advance, Forced, Wedge};
use crate::setup::{AffiliationPick, EdgePick, LayoutPick, LeaderPick, SquadPick, TacticPick, ThreatPick};
use crate::state::{Edge, FigureId, Lies, PieceId, Side, State, TokenId};
use crate::tactics::TacticCard;

/// A question, as clients and bots see it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case", rename_all_fields = "kebab-case")]
#[allow(missing_docs, reason = "who is asked, and about what")]
pub enum Ask {
    /// Do we play on the terrain on the table? (battlefield.terrain-agreement)
    Battlefield { side: Side },
    /// Does the token lie on top of the terrain or under it? (objectives.on-or-under-terrain)
    OnTerrain { side: Side, token: TokenId, piece: PieceId },
    /// Which type of crisis is drawn? (mission.step1-priority-draw)
    CrisisType { side: Side },
    /// Whose maximum threat is used? (mission.step4-threat)
    Threat { side: Side },
    /// Which edge? (mission.step5-edge)
    Edge { side: Side },
    /// Who joins the squad?
    Squad { side: Side },
    /// Which affiliation? (affiliation.optional)
    Affiliation { side: Side },
    /// Which team tactic cards? (squad.tactics-up-to-five)
    Tactics { side: Side },
    /// Who is deployed, and where?
    Deploy { side: Side },
    /// Where do the grunts stand?
    DeployGrunts { side: Side, figure: FigureId },
    /// Whose leadership? (leadership.several-choose-one)
    Leader { side: Side },
    /// What next, in your turn?
    Act { side: Side, figure: Option<FigureId> },
    /// Which attack?
    Attack { side: Side, figure: FigureId },
    /// Which target?
    Target { side: Side, figure: FigureId, weapon: Weapon },
    /// The declared target is out of range: another one, or does the attack end? (attack.step2.out-of-range)
    OtherTarget { side: Side, figure: FigureId, target: FigureId },
    /// In which direction is the beam laid?
    Beam { side: Side, figure: FigureId, weapon: Weapon },
    /// Which effect next, or none?
    Effect { side: Side, moment: Moment },
    /// Which dice?
    Dice { side: Side, source: Source, roll: Roll, available: Faces, least: u8, most: u8 },
    /// To which face?
    Face { side: Side, source: Source, roll: Roll },
    /// Which of these?
    Thing { side: Side, source: Source, among: Things },
    /// How much?
    Amount { side: Side, source: Source, least: u8, most: u8 },
    /// Which of the options?
    Option { side: Side, source: Source, options: u8 },
    /// Do it?
    May { side: Side, source: Source },
    /// Who plays the card; with somebody, who plays it together with that one? (team-tactics.play-sequence)
    PlayedBy { side: Side, card: u16, with: Option<FigureId> },
    /// Does this one pay too?
    JoinIn { side: Side, card: u16, figure: FigureId },
    /// Which card is added?
    AddTactic { side: Side },
    /// Which condition?
    Condition { side: Side, figure: FigureId },
    /// How does it advance?
    Advance { side: Side, figure: FigureId, tool: Tool, wedge: Option<Wedge>, climb: bool },
    /// In which direction is it pushed or thrown, by whom, along which tool?
    Way {
        side: Side,
        figure: FigureId,
        wedge: Option<Wedge>,
        forced: Forced,
        tool: Tool,
        by: Option<FigureId>,
    },
    /// Where is it placed?
    Place { side: Side, figure: FigureId, range: u8, of: Things },
    /// Where does the token go?
    Token { side: Side, token: TokenId, from: P, range: u8 },
    /// Which effect of nobody is resolved first? (timing.non-player-last)
    Order { side: Side },
}

impl Ask {
    /// The side that is asked.
    pub fn side(&self) -> Side {
        match *self {
            Ask::Battlefield { side }
            | Ask::OnTerrain { side, .. }
            | Ask::OtherTarget { side, .. }
            | Ask::CrisisType { side }
            | Ask::Threat { side }
            | Ask::Edge { side }
            | Ask::Squad { side }
            | Ask::Affiliation { side }
            | Ask::Tactics { side }
            | Ask::Deploy { side }
            | Ask::DeployGrunts { side, .. }
            | Ask::Leader { side }
            | Ask::Act { side, .. }
            | Ask::Attack { side, .. }
            | Ask::Target { side, .. }
            | Ask::Beam { side, .. }
            | Ask::Effect { side, .. }
            | Ask::Dice { side, .. }
            | Ask::Face { side, .. }
            | Ask::Thing { side, .. }
            | Ask::Amount { side, .. }
            | Ask::Option { side, .. }
            | Ask::May { side, .. }
            | Ask::PlayedBy { side, .. }
            | Ask::JoinIn { side, .. }
            | Ask::AddTactic { side }
            | Ask::Condition { side, .. }
            | Ask::Advance { side, .. }
            | Ask::Way { side, .. }
            | Ask::Place { side, .. }
            | Ask::Token { side, .. }
            | Ask::Order { side } => side,
        }
    }

    /// Who must answer, by what right, with what.
    pub fn prompt(&self) -> Prompt {
        let (right, kind) = match self {
            Ask::Deploy { .. }
            | Ask::DeployGrunts { .. }
            | Ask::Advance { .. }
            | Ask::Way { .. }
            | Ask::Beam { .. }
            | Ask::Place { .. }
            | Ask::Token { .. } => (Right::Own, Kind::Place),
            Ask::Amount { .. } => (Right::Own, Kind::Amount),
            Ask::Effect { .. } => (Right::Order, Kind::One),
            Ask::Order { .. } => (Right::Order, Kind::Order),
            Ask::Squad { .. } => (Right::Own, Kind::Some { least: 1, most: 10 }),
            Ask::Tactics { .. } => (Right::Own, Kind::Some { least: 0, most: 5 }),
            _ => (Right::Own, Kind::One),
        };
        Prompt { seat: self.side().seat(), right, kind }
    }
}

/// A character, a terrain feature or a token.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Thing {
    /// A character.
    Figure(FigureId),
    /// A terrain feature.
    Piece(PieceId),
    /// A token.
    Token(TokenId),
}

impl Thing {
    /// As a set of one.
    pub fn things(self) -> Things {
        match self {
            Thing::Figure(id) => Things::figure(id),
            Thing::Token(id) => Things::token(id),
            Thing::Piece(id) => {
                Things { pieces: crate::state::Numbers::default().with(id.0), ..Things::default() }
            }
        }
    }
}

/// An effect, or none.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Effect {
    /// This one.
    Use(Source),
    /// None, or none any more.
    Pass,
}

/// A number.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Amount(pub u8);

/// One of several options, by its place.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Choice(pub u8);

/// A place on the battlefield.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Spot(pub P);

/// A character and the place where it is deployed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Deployed {
    /// Who.
    pub figure: FigureId,
    /// Where.
    pub at: P,
}

/// Every answer of the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs, reason = "named after the question it answers")]
pub enum Answer {
    Battlefield(LayoutPick),
    Lies(Lies),
    CrisisType(CrisisType),
    Threat(ThreatPick),
    Edge(EdgePick),
    Squad(SquadPick),
    Affiliation(AffiliationPick),
    Tactics(TacticPick),
    Deploy(Deployed),
    Leader(LeaderPick),
    Act(Act),
    Attack(Weapon),
    Effect(Effect),
    Dice(Faces),
    Face(Face),
    Thing(Thing),
    Amount(Amount),
    Option(Choice),
    May(May),
    Card(TacticCard),
    Condition(Condition),
    Advance(Advance),
    Way(Turn),
    Place(Spot),
    Order(Source),
}

table::answers! {
    Answer:
    Battlefield(LayoutPick), Lies(Lies), CrisisType(CrisisType), Threat(ThreatPick), Edge(EdgePick), Squad(SquadPick), Affiliation(AffiliationPick),
    Tactics(TacticPick), Deploy(Deployed), Leader(LeaderPick), Act(Act), Attack(Weapon), Effect(Effect),
    Dice(Faces), Face(Face), Thing(Thing), Amount(Amount), Option(Choice), May(May), Card(TacticCard),
    Condition(Condition), Advance(Advance), Way(Turn), Place(Spot), Order(Source),
}

/// Any answer at all, legal or not: what a stranger might send.
pub(crate) fn any_answer(state: &State, chance: &mut table::Fast) -> Answer {
    let mut below = |n: u32| fit::<u8>(chance.below(n));
    let figure = FigureId(below(fit::<u32>(state.figures.len()) + 2));
    let (token, piece) = (TokenId(below(8)), PieceId(below(16)));
    let (number, kind) = (below(8), below(26));
    let thing = [Thing::Figure(figure), Thing::Piece(piece), Thing::Token(token)][usize::from(below(3))];
    let face = Face::ALL[usize::from(below(6))];
    let source =
        [Source::Cover, Source::Rule(number), Source::Power { figure, power: number }][usize::from(below(3))];
    let at = P::new(fit::<i32>(chance.below(40_000)) - 2_000, fit::<i32>(chance.below(40_000)) - 2_000);
    let way = Turn(fit(chance.below(65_536)));
    let act = [
        Act::Activate(figure),
        Act::Move,
        Act::Attack,
        Act::Shake,
        Act::Power(number),
        Act::Interact(token),
        Act::Tactic(u16::from(number)),
        Act::EndActivation,
        Act::EndTurn,
    ];
    match kind {
        0 => Answer::CrisisType(CrisisType::BOTH[usize::from(number % 2)]),
        1 => Answer::Threat(ThreatPick(CrisisType::BOTH[usize::from(number % 2)])),
        2 => Answer::Edge(EdgePick(if number % 2 == 0 { Edge::North } else { Edge::South })),
        3 => Answer::Squad(SquadPick::Add(number)),
        4 => Answer::Affiliation(AffiliationPick(Some(u16::from(number)))),
        5 => Answer::Tactics(TacticPick::Add(u16::from(number))),
        6 | 7 => Answer::Deploy(Deployed { figure, at }),
        8 => Answer::Leader(LeaderPick(figure)),
        9 | 10 => Answer::Act(act[usize::from(number) % act.len()]),
        11 => Answer::Attack(Weapon::Printed(number)),
        12 => Answer::Effect(Effect::Use(source)),
        13 => Answer::Dice(Faces([number % 3, 0, number % 2, 1, 0, number % 4])),
        14 => Answer::Face(face),
        15 => Answer::Thing(thing),
        16 => Answer::Amount(Amount(number)),
        17 => Answer::Option(Choice(number)),
        18 => Answer::Condition(Condition::ALL[usize::from(number)]),
        19 | 20 => {
            let pose = Pose { way, bend: way.0.cast_signed() };
            Answer::Advance(Advance::Along {
                tool: Tool::ALL[usize::from(number) % 3],
                pose,
                to: at,
                climb: number > 5,
            })
        }
        21 => Answer::Way(way),
        22 => Answer::Place(Spot(at)),
        23 => Answer::Battlefield(LayoutPick::Instead(u16::from(number))),
        24 => Answer::Lies(if number % 2 == 0 { Lies::OnTop } else { Lies::Under }),
        _ => Answer::Effect(Effect::Pass),
    }
}
