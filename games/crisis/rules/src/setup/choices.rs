//! The questions of the setup.

use serde::{Deserialize, Serialize};
use space::{Disc, P};
use table::{Question, Scene, Verdict, fit, need};

use super::can_lead;
use crate::ask::{Ask, Deployed};
use crate::card::{BATTLEFIELD, CrisisType};
use crate::movement::{Ground, rest};
use crate::state::{Edge, FigureId, Gems, Reading, Side, Squad, Whereabouts};
use crate::{Crisis, rule};

/// Whose maximum threat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct ThreatPick(pub CrisisType);

/// An edge.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct EdgePick(pub Edge);

/// A character for the squad, by its place in the roster; or no more.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum SquadPick {
    /// This one too.
    Add(u8),
    /// The squad is complete.
    Done,
}

/// An affiliation, or none (affiliation.optional).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct AffiliationPick(pub Option<u16>);

/// A team tactic card, or no more.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum TacticPick {
    /// This one too.
    Add(u16),
    /// No more.
    Done,
}

/// A leader.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct LeaderPick(pub FigureId);

/// Which type of crisis is drawn?
pub(crate) struct ChooseCrisisType {
    pub side: Side,
}

impl Question<Crisis> for ChooseCrisisType {
    type Answer = CrisisType;
    const EXACT: bool = true;

    fn ask(&self) -> Ask {
        Ask::CrisisType { side: self.side }
    }

    fn candidates(&self, _scene: Scene<Crisis>, emit: &mut impl FnMut(CrisisType)) {
        CrisisType::BOTH.into_iter().for_each(emit);
    }

    fn verdict(&self, _scene: Scene<Crisis>, _kind: CrisisType) -> Verdict {
        Ok(())
    }
}

/// Whose maximum threat?
pub(crate) struct ChooseThreat {
    pub side: Side,
}

impl Question<Crisis> for ChooseThreat {
    type Answer = ThreatPick;
    const EXACT: bool = true;

    fn ask(&self) -> Ask {
        Ask::Threat { side: self.side }
    }

    fn candidates(&self, _scene: Scene<Crisis>, emit: &mut impl FnMut(ThreatPick)) {
        CrisisType::BOTH.into_iter().map(ThreatPick).for_each(emit);
    }

    fn verdict(&self, _scene: Scene<Crisis>, _pick: ThreatPick) -> Verdict {
        Ok(())
    }
}

/// Which edge?
pub(crate) struct ChooseEdge {
    pub side: Side,
}

impl Question<Crisis> for ChooseEdge {
    type Answer = EdgePick;
    const EXACT: bool = true;

    fn ask(&self) -> Ask {
        Ask::Edge { side: self.side }
    }

    fn candidates(&self, _scene: Scene<Crisis>, emit: &mut impl FnMut(EdgePick)) {
        [Edge::South, Edge::North].into_iter().map(EdgePick).for_each(emit);
    }

    fn verdict(&self, _scene: Scene<Crisis>, _pick: EdgePick) -> Verdict {
        Ok(())
    }
}

/// The threat of a character of the roster, with its gem (infinity-gems.threat-increase).
fn threat(scene: Scene<Crisis>, (character, gems): &(u16, Gems)) -> u8 {
    let gems: u8 = gems.iter().map(|&gem| scene.content.gems[usize::from(gem)].threat).sum();
    scene.content.characters[usize::from(*character)].threat + gems
}

fn chosen(squad: &Squad) -> impl Iterator<Item = &(u16, Gems)> + '_ {
    squad.chosen.iter().map(|place| &squad.roster[usize::from(place)])
}

/// Who joins the squad?
pub(crate) struct ChooseSquad {
    pub side: Side,
}

impl Question<Crisis> for ChooseSquad {
    type Answer = SquadPick;

    fn ask(&self) -> Ask {
        Ask::Squad { side: self.side }
    }

    fn candidates(&self, scene: Scene<Crisis>, emit: &mut impl FnMut(SquadPick)) {
        let count = fit::<u8>(scene.state.squads[self.side].roster.len());
        (0..count).for_each(|place| emit(SquadPick::Add(place)));
        emit(SquadPick::Done);
    }

    fn verdict(&self, scene: Scene<Crisis>, pick: SquadPick) -> Verdict {
        let squad = &scene.state.squads[self.side];
        let SquadPick::Add(place) = pick else {
            return need(squad.chosen.iter().next().is_some(), rule!("squad.from-roster"));
        };
        let entry = squad.roster.get(usize::from(place));
        let Some(entry) = entry.filter(|_| !squad.chosen.has(place)) else {
            return Err(rule!("squad.from-roster").into());
        };
        let alter_ego = |character: u16| scene.content.characters[usize::from(character)].alter_ego;
        let taken = chosen(squad).any(|(other, _)| alter_ego(*other) == alter_ego(entry.0));
        need(!taken, rule!("squad.unique-alter-ego"))?;
        let total = chosen(squad).map(|it| threat(scene, it)).sum::<u8>() + threat(scene, entry);
        if total <= scene.state.threat {
            Ok(())
        } else {
            Err(rule!("squad.threat-limit").measured(total.into(), scene.state.threat.into()))
        }
    }
}

/// Which affiliation?
pub(crate) struct ChooseAffiliation {
    pub side: Side,
}

impl Question<Crisis> for ChooseAffiliation {
    type Answer = AffiliationPick;

    /// Whether there is anything to choose would betray the squad.
    fn telling(&self) -> bool {
        true
    }

    fn ask(&self) -> Ask {
        Ask::Affiliation { side: self.side }
    }

    fn candidates(&self, scene: Scene<Crisis>, emit: &mut impl FnMut(AffiliationPick)) {
        (0..fit::<u16>(scene.content.affiliations.len()))
            .for_each(|place| emit(AffiliationPick(Some(place))));
        emit(AffiliationPick(None));
    }

    /// More than half of the characters must be on its list (affiliation.more-than-half).
    fn verdict(&self, scene: Scene<Crisis>, AffiliationPick(pick): AffiliationPick) -> Verdict {
        let Some(affiliation) = pick else { return Ok(()) };
        let squad = &scene.state.squads[self.side];
        let on_list = |(character, _): &&(u16, Gems)| {
            scene.content.characters[usize::from(*character)].affiliations.contains(&affiliation)
        };
        let (members, all) = (chosen(squad).filter(on_list).count(), chosen(squad).count());
        if members * 2 > all {
            Ok(())
        } else {
            Err(rule!("affiliation.more-than-half").measured(fit::<i32>(members), fit::<i32>(all)))
        }
    }
}

/// Which team tactic cards?
pub(crate) struct ChooseTactics {
    pub side: Side,
}

impl Question<Crisis> for ChooseTactics {
    type Answer = TacticPick;

    /// Whether there is anything to choose would betray the squad.
    fn telling(&self) -> bool {
        true
    }

    fn ask(&self) -> Ask {
        Ask::Tactics { side: self.side }
    }

    fn candidates(&self, scene: Scene<Crisis>, emit: &mut impl FnMut(TacticPick)) {
        scene.state.squads[self.side].roster_tactics.iter().for_each(|&card| emit(TacticPick::Add(card)));
        emit(TacticPick::Done);
    }

    fn verdict(&self, scene: Scene<Crisis>, pick: TacticPick) -> Verdict {
        let TacticPick::Add(card) = pick else { return Ok(()) };
        let squad = &scene.state.squads[self.side];
        let there = squad.roster_tactics.contains(&card) && !squad.tactics.contains(&card);
        need(there, rule!("squad.from-roster"))?;
        need(squad.tactics.len() < 5, rule!("squad.tactics-up-to-five"))?;
        let affiliation = scene.tactic(card).affiliation;
        let fits = affiliation.is_none() || affiliation == squad.affiliation;
        need(fits, rule!("team-tactics.affiliation-required"))
    }
}

/// Who is deployed, and where?
pub(crate) struct Deploy {
    pub side: Side,
    /// Only these grunts, together with their parent.
    pub grunts: Option<FigureId>,
}

impl Question<Crisis> for Deploy {
    type Answer = Deployed;
    const MOSTLY: bool = true;

    fn ask(&self) -> Ask {
        match self.grunts {
            None => Ask::Deploy { side: self.side },
            Some(figure) => Ask::DeployGrunts { side: self.side, figure },
        }
    }

    /// A row along the edge, as far forward as can be, and one behind it.
    fn candidates(&self, scene: Scene<Crisis>, emit: &mut impl FnMut(Deployed)) {
        let north = scene.state.squads[self.side].edge == Some(Edge::North);
        for figure in scene.state.figure_ids().filter(|&id| self.deployable(scene, id).is_ok()) {
            let r = scene.card(figure).radius;
            for depth in [scene.range(3) + r, scene.range(3) - r, r + 500] {
                for column in 0..11 {
                    let y = if north { BATTLEFIELD - depth } else { depth };
                    emit(Deployed { figure, at: P::new(3_000 + column * 3_000, y) });
                }
            }
        }
    }

    /// Who and what is there is the same for all of one size.
    fn legal(&self, scene: Scene<Crisis>, emit: &mut impl FnMut(Deployed)) {
        let mut ground: Option<(i32, Ground)> = None;
        self.candidates(scene, &mut |answer| {
            let r = scene.card(answer.figure).radius;
            if ground.as_ref().is_none_or(|(radius, _)| *radius != r) {
                ground = Some((r, Ground::whole(scene, r, |_| false)));
            }
            let rests = ground.as_ref().is_some_and(|(_, ground)| ground.carries(answer.at));
            if rests && self.within_reach(scene, r, answer.at).is_ok() {
                emit(answer);
            }
        });
    }

    fn verdict(&self, scene: Scene<Crisis>, Deployed { figure, at }: Deployed) -> Verdict {
        self.deployable(scene, figure)?;
        let base = Disc::new(at, scene.card(figure).radius);
        self.within_reach(scene, base.r, at)?;
        rest(scene, &base, |_| false).map_err(|_| rule!("deployment.legal-position").into())
    }
}

impl Deploy {
    /// Any part of the base within range 3 of the edge counts (q.deploy-within).
    fn within_reach(&self, scene: Scene<Crisis>, radius: i32, at: P) -> Verdict {
        let from_edge = match scene.state.squads[self.side].edge {
            Some(Edge::North) => BATTLEFIELD - at.y,
            _ => at.y,
        };
        let (gap, range) = (from_edge - radius, scene.range(3));
        if gap > range {
            return Err(rule!("deployment.within-3").measured(gap, range));
        }
        Ok(())
    }

    fn deployable(&self, scene: Scene<Crisis>, figure: FigureId) -> Verdict {
        let state = scene.state.figures.get(usize::from(figure.0));
        let mine = state.is_some_and(|it| it.side == self.side && it.whereabouts == Whereabouts::Waiting);
        need(mine, rule!("deployment.alternate"))?;
        match self.grunts {
            Some(grunts) => need(figure == grunts, rule!("grunts.deployed-with-parent")),
            None => need(!scene.character(figure).is_grunt(), rule!("grunts.deployed-with-parent")),
        }
    }
}

/// Whose leadership?
pub(crate) struct ChooseLeader {
    pub side: Side,
}

impl Question<Crisis> for ChooseLeader {
    type Answer = LeaderPick;

    fn ask(&self) -> Ask {
        Ask::Leader { side: self.side }
    }

    fn candidates(&self, scene: Scene<Crisis>, emit: &mut impl FnMut(LeaderPick)) {
        scene.state.squad(self.side).map(LeaderPick).for_each(emit);
    }

    fn verdict(&self, scene: Scene<Crisis>, LeaderPick(figure): LeaderPick) -> Verdict {
        let affiliation = scene.state.squads[self.side].affiliation;
        let mine = scene.state.is_on_battlefield(figure) && scene.state.figure(figure).side == self.side;
        let leads = mine && affiliation.is_some_and(|affiliation| can_lead(scene, figure, affiliation));
        need(leads, rule!("leadership.needs-affiliation"))
    }
}
