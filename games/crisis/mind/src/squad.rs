//! Before the first round: the mission, who joins the squad, which cards come along, who leads.

use crisis::ask::Answer;
use crisis::card::ability::{Claim, Figures, Kind, Step};
use crisis::card::{Character, CrisisType, PlayedBy, Tactic};
use crisis::setup::{AffiliationPick, EdgePick, LeaderPick, SquadPick, TacticPick, ThreatPick};
use crisis::state::{Battleground, Edge, FigureId, Numbers, Reading, Side};

use super::worth::Outlook;
use minds::choose::best;

/// What one more body is worth in a squad, in points of threat: it contests, holds and activates.
const BODY: f32 = 0.6;
/// What a leadership that can be used is worth.
const LEADERSHIP: f32 = 1.5;
/// What an affiliation without a leader is worth: cards that need it.
const AFFILIATION: f32 = 0.3;

/// The characters of a side, before or after they are deployed.
pub(super) fn members(outlook: &Outlook, side: Side) -> Vec<u16> {
    let squad = &outlook.scene.state.squads[side];
    squad.chosen.iter().map(|place| squad.roster[usize::from(place)].0).collect()
}

/// The type of crisis to draw from: the one whose own three cards have more to fetch, so that the opponent's draw matters less.
pub(super) fn crisis_type(outlook: &Outlook, side: Side, options: &[Answer]) -> usize {
    let cards = outlook.scene.content;
    let crises = &outlook.scene.state.squads[side].roster_crises;
    best(options, |option| match option {
        Answer::CrisisType(kind) => {
            let own = crises.iter().map(|&place| &cards.crises[usize::from(place)]);
            let places = own.filter(|crisis| crisis.kind == kind).map(|crisis| crisis.places.len());
            places.sum::<usize>() as f32
        }
        _ => f32::NEG_INFINITY,
    })
}

/// The threat that the bot's roster fills best.
pub(super) fn threat(outlook: &Outlook, side: Side, options: &[Answer]) -> usize {
    let threat_of = |kind: CrisisType| outlook.scene.crisis(kind).map_or(0, |crisis| crisis.threat);
    best(options, |option| match option {
        Answer::Threat(ThreatPick(kind)) => {
            let limit = threat_of(kind);
            let (value, _) = best_squad(outlook, side, Numbers::default(), limit);
            // What every squad of this threat has is no advantage.
            value - f32::from(limit) * (1.0 + BODY / 4.0)
        }
        _ => f32::NEG_INFINITY,
    })
}

/// The edge from which the way to the tokens is shorter.
pub(super) fn edge(outlook: &Outlook, options: &[Answer]) -> usize {
    let state = outlook.scene.state;
    let places = state.mission.iter().flatten();
    let places = places.flat_map(|&place| &outlook.scene.content.crises[usize::from(place)].places);
    let middle = crisis::card::BATTLEFIELD / 2;
    let north: i32 = places.map(|at| at.y - middle).sum();
    best(options, |option| match option {
        Answer::Edge(EdgePick(Edge::North)) => north as f32,
        Answer::Edge(EdgePick(Edge::South)) => -north as f32,
        _ => f32::NEG_INFINITY,
    })
}

/// The next character of the best squad that holds those who have joined.
pub(super) fn join(outlook: &Outlook, side: Side, options: &[Answer]) -> usize {
    let state = outlook.scene.state;
    let chosen = state.squads[side].chosen;
    let (_, squad) = best_squad(outlook, side, chosen, state.threat);
    let next = squad.iter().find(|&place| !chosen.has(place)).map_or(SquadPick::Done, SquadPick::Add);
    minds::choose::find(options, Answer::Squad(next))
}

/// The best squad within the threat that holds some characters, and what it is worth in points of threat.
fn best_squad(outlook: &Outlook, side: Side, with: Numbers, limit: u8) -> (f32, Numbers) {
    let cards = outlook.scene.content;
    let roster = &outlook.scene.state.squads[side].roster;
    let character = |place: u8| &cards.characters[usize::from(roster[usize::from(place)].0)];
    let threat = |place: u8| {
        let gems = roster[usize::from(place)].1.iter().map(|&gem| cards.gems[usize::from(gem)].threat);
        character(place).threat + gems.sum::<u8>()
    };
    let mut best = (f32::NEG_INFINITY, with);
    for bits in 0..1u32 << roster.len() {
        let squad = Numbers(bits);
        if bits & with.0 != with.0
            || squad.iter().map(|place| u32::from(threat(place))).sum::<u32>() > limit.into()
        {
            continue;
        }
        let twice = squad.iter().any(|one| {
            squad.iter().any(|other| one < other && character(one).alter_ego == character(other).alter_ego)
        });
        if twice {
            continue;
        }
        let members: Vec<&Character> = squad.iter().map(character).collect();
        let value = squad_worth(outlook, &members);
        if value > best.0 {
            best = (value, squad);
        }
    }
    best
}

fn squad_worth(outlook: &Outlook, members: &[&Character]) -> f32 {
    let fighters: f32 = members.iter().map(|member| fighter(member) + BODY).sum();
    let affiliations = (0..outlook.scene.content.affiliations.len() as u16).filter(|place| {
        2 * members.iter().filter(|it| it.affiliations.contains(place)).count() > members.len()
    });
    let bonds = affiliations.map(|place| if leads(members, place) { LEADERSHIP } else { AFFILIATION });
    fighters + bonds.fold(0.0, f32::max)
}

/// What a character is worth, in points of threat: what it costs, and a little for what its card has over the usual.
fn fighter(character: &Character) -> f32 {
    let form = &character.forms[0];
    let stamina = f32::from(form.healthy + form.injured.unwrap_or(0));
    let defence = f32::from(form.defence.physical + form.defence.energy + form.defence.mystic);
    let attack = form.attacks.iter().map(|attack| f32::from(attack.strength) - 0.7 * f32::from(attack.cost));
    let attack = attack.fold(0.0, f32::max);
    let speed = f32::from(form.speed as u8);
    let card = 0.12 * stamina + 0.12 * defence + 0.3 * attack + 0.3 * speed;
    0.8 * f32::from(character.threat) + 0.2 * card
}

fn leads(members: &[&Character], affiliation: u16) -> bool {
    let leadership = |member: &&Character| {
        member.forms[0].superpowers.iter().any(|power| {
            power.kind.value == Kind::Leadership
                && power.affiliation.as_ref().is_some_and(|of| of.place == affiliation)
        })
    };
    members.iter().any(leadership)
}

/// The affiliation with a leader, or the one with most members.
pub(super) fn affiliation(outlook: &Outlook, side: Side, options: &[Answer]) -> usize {
    let cards = outlook.scene.content;
    let members = members(outlook, side);
    let members: Vec<&Character> = members.iter().map(|&at| &cards.characters[usize::from(at)]).collect();
    best(options, |option| match option {
        Answer::Affiliation(AffiliationPick(Some(place))) => {
            let count = members.iter().filter(|it| it.affiliations.contains(&place)).count() as f32;
            let leader = if leads(&members, place) { LEADERSHIP } else { AFFILIATION };
            leader + 0.01 * count
        }
        _ => 0.0,
    })
}

/// The next team tactic card that somebody can play.
pub(super) fn tactics(outlook: &Outlook, side: Side, options: &[Answer]) -> usize {
    let squad = members(outlook, side);
    best(options, |option| match option {
        Answer::Tactics(TacticPick::Add(place)) => card(outlook, &squad, place),
        _ => 0.0,
    })
}

/// What a card is worth to a squad: less than nothing if nobody can play it.
pub(super) fn card(outlook: &Outlook, squad: &[u16], place: u16) -> f32 {
    let tactic = outlook.scene.tactic(place);
    let playable = match &tactic.played_by {
        None => true,
        Some(PlayedBy::One(who) | PlayedBy::Many(who) | PlayedBy::Active(who)) => some(outlook, squad, who),
        Some(PlayedBy::Pair(one, other)) => some(outlook, squad, one) && some(outlook, squad, other),
    };
    if !playable {
        return -1.0;
    }
    let cost = tactic.cost.as_ref().map_or(0, |cost| cost.power.least());
    1.0 + deeds(tactic) - 0.15 * f32::from(cost) + if tactic.affiliation.is_some() { 0.3 } else { 0.0 }
}

/// A card that does several things or hurts somebody is worth more than one that moves.
fn deeds(tactic: &Tactic) -> f32 {
    let deed = |step: &Step| match step {
        Step::Attack { .. } | Step::Suffer { .. } => 0.6,
        Step::Heal { .. } | Step::Lasting(_) => 0.4,
        _ => 0.2,
    };
    tactic.steps.iter().map(deed).fold(0.0, f32::max)
}

/// Whether somebody of the squad is such a one, as far as names tell.
fn some(outlook: &Outlook, squad: &[u16], who: &Figures) -> bool {
    let cards = outlook.scene.content;
    squad.iter().any(|&at| named(&cards.characters[usize::from(at)], at, who))
}

fn named(character: &Character, at: u16, who: &Figures) -> bool {
    let filter = &*who.0;
    let any_of = filter.any_of.is_empty() || filter.any_of.iter().any(|who| named(character, at, who));
    let threat = !matches!(filter.provided, Some(Claim::Not(_)));
    any_of
        && threat
        && filter.alter_ego.as_ref().is_none_or(|of| of.place == character.alter_ego)
        && filter.named.as_ref().is_none_or(|of| of.place == at)
        && filter.affiliation.as_ref().is_none_or(|of| character.affiliations.contains(&of.place))
}

/// Who leads: the one of most threat, who is the last to fall.
pub(super) fn leader(outlook: &Outlook, options: &[Answer]) -> usize {
    let threat = |figure: FigureId| f32::from(outlook.scene.character(figure).threat);
    best(options, |option| match option {
        Answer::Leader(LeaderPick(figure)) => threat(figure),
        _ => f32::NEG_INFINITY,
    })
}
