//! What holds: modifiers in force, and the questions the rules ask of them.

use table::Scene;

use super::{Frame, Source, count, who};
use crate::Crisis;
use crate::card::CrisisType;
use crate::card::ability::{
    Actor, Ban, Condition, DamageFrom, Keyword, Kind, Modifier, ModifierKind, Motion, MovedBy, Own, Payable,
    Roll,
};
use crate::dice::Counting;
use crate::state::{Battleground, FigureId, Numbers, Reading};

/// Every modifier in force of a wanted kind, with the frame of its owner: of superpowers that are on, of the attack that is
/// being made, of what lasts, and of the mission. It is asked for at every step of the game, and hardly any card has what is
/// wanted; so nothing is built for the others.
pub fn each(scene: Scene<Crisis>, wanted: ModifierKind, mut look: impl FnMut(&Frame, &Modifier)) {
    let holds = |modifiers: &[Modifier]| modifiers.iter().any(|modifier| modifier.kind() == wanted);
    let mut look_at = |frame: &Frame, modifiers: &[Modifier]| {
        modifiers
            .iter()
            .filter(|modifier| modifier.kind() == wanted)
            .for_each(|modifier| look(frame, modifier));
    };
    for figure in scene.state.on_battlefield() {
        // A quick look at the card first: most have nothing of the kind.
        if !scene.card(figure).superpowers.hold(wanted) && scene.state.figure(figure).gems.is_empty() {
            continue;
        }
        for (place, power) in scene.superpowers(figure) {
            if holds(&power.modifiers) && is_on(scene, figure, power.kind.value) {
                let side = scene.state.figure(figure).side;
                let frame = Frame::new(Source::Power { figure, power: place }, side, Some(figure));
                look_at(&frame, &power.modifiers);
            }
        }
    }
    for (figure, condition, modifiers) in of_conditions(scene) {
        if holds(modifiers) {
            let side = scene.state.figure(figure).side;
            let frame = Frame::new(Source::Condition { figure, condition }, side, Some(figure));
            look_at(&frame, modifiers);
        }
    }
    if let Some(attack) = scene.state.attacks.last() {
        for (place, rule) in (0..).zip(attack.rules(scene)).filter(|(_, rule)| holds(&rule.modifiers)) {
            if attack.has_rule(place) && (rule.icons.is_empty() || attack.met.has(place)) {
                let side = scene.state.figure(attack.attacker).side;
                let frame = Frame::new(Source::Rule(place), side, Some(attack.attacker));
                look_at(&frame, &rule.modifiers);
            }
        }
    }
    for lasting in &scene.state.lasting {
        look_at(&lasting.frame, &scene.content.lasting[usize::from(lasting.what)].modifiers);
    }
    for card in CrisisType::BOTH {
        let Some(crisis) = scene.crisis(card).filter(|crisis| holds(&crisis.modifiers)) else { continue };
        let frame = Frame::new(Source::Crisis { card, rule: 0 }, scene.state.priority, None);
        look_at(&frame, &crisis.modifiers);
    }
}

/// The modifiers of conditions that packs bring along, with the characters that have them (conditions.list-open).
fn of_conditions(scene: Scene<'_, Crisis>) -> impl Iterator<Item = (FigureId, Condition, &[Modifier])> {
    let figures = scene.state.figure_ids().filter(move |_| !scene.content.conditions.is_empty());
    let on_battlefield = figures.filter(move |&figure| scene.state.is_on_battlefield(figure));
    let had = on_battlefield.flat_map(move |figure| {
        scene.state.figure(figure).conditions.iter().map(move |condition| (figure, condition))
    });
    had.filter_map(move |(figure, condition)| {
        let Condition::Other(place) = condition else { return None };
        let printed = scene.content.conditions.get(usize::from(place))?;
        Some((figure, condition, printed.modifiers.as_slice()))
    })
}

/// Whether a character's superpowers of a kind are on. A dazed character has none (damage.dazed.no-superpowers); its
/// leadership goes on while it is on the battlefield and was chosen (leadership.on-battlefield, q.dazed-leader).
pub fn is_on(scene: Scene<Crisis>, figure: FigureId, kind: Kind) -> bool {
    let state = scene.state.figure(figure);
    match kind {
        Kind::Leadership => scene.state.squads[state.side].leader == Some(figure),
        _ => !state.dazed,
    }
}

fn applies(roll: Roll, to: Roll) -> bool {
    roll == to || roll == Roll::Any
}

/// Dice that modifiers add to a pool of the attack (attack.step4.attack-pool, attack.step5.defense-pool).
pub fn dice(scene: Scene<Crisis>, of_roll: Roll, roller: FigureId) -> u8 {
    let mut added = 0u8;
    each(scene, ModifierKind::Dice, |frame, modifier| {
        let Modifier::Dice { roll, of, with, by, provided } = modifier else { return };
        let rolling = Frame { roller: Some(roller), ..frame.clone() };
        let theirs =
            of.as_ref().map_or(frame.owner == Some(roller), |of| who::is(scene, &rolling, of, roller));
        let weapon = |with: &crate::card::ability::Ref| {
            let attack = scene.state.attack();
            let printed = attack.weapon.printed().map(usize::from);
            printed.is_some_and(|at| scene.card(roller).attacks[at].id == with.id.as_str())
        };
        if applies(*roll, of_roll)
            && theirs
            && with.as_ref().is_none_or(weapon)
            && provided.as_ref().is_none_or(|claim| count::holds(scene, &rolling, Some(roller), claim))
        {
            added = added.saturating_add(count::plain(scene, &rolling, Some(roller), by));
        }
    });
    added
}

/// How many dice each critical of the attack roll adds (attack.step8.extra-rules).
pub fn criticals_add(scene: Scene<Crisis>) -> u8 {
    let mut dice = 1;
    each(scene, ModifierKind::CriticalsAdd, |frame, modifier| {
        if let (Modifier::CriticalsAdd { dice: more }, Source::Rule(_)) = (modifier, frame.source) {
            dice = dice.max(*more);
        }
    });
    dice
}

/// How the faces of a roll count (attack.step10.counting-rules).
pub fn counting(scene: Scene<Crisis>, of_roll: Roll, roller: FigureId) -> Counting {
    let mut counting = Counting::of(of_roll);
    each(scene, ModifierKind::Counts, |frame, modifier| {
        let Modifier::Counts { roll, of, against, provided, face, r#as } = modifier else { return };
        let rolling = Frame { roller: Some(roller), ..frame.clone() };
        let theirs =
            of.as_ref().map_or(frame.owner == Some(roller), |of| who::is(scene, &rolling, of, roller));
        let kind = scene.state.attacks.last().map(|attack| attack.kind);
        if applies(*roll, of_roll)
            && theirs
            && (against.is_empty() || kind.is_some_and(|kind| against.contains(&kind)))
            && provided.as_ref().is_none_or(|claim| count::holds(scene, &rolling, Some(roller), claim))
        {
            counting.count(*face, *r#as);
        }
    });
    counting
}

/// Whether an effect gives the defender cover (cover.other-sources).
pub fn cover(scene: Scene<Crisis>, attacker: FigureId, defender: FigureId) -> bool {
    let mut covered = false;
    each(scene, ModifierKind::Cover, |frame, modifier| {
        let Modifier::Cover { of, vs } = modifier else { return };
        covered |= who::is(scene, frame, of, defender)
            && vs.as_ref().is_none_or(|vs| who::is(scene, frame, vs, attacker));
    });
    covered
}

/// Whether a character may not be moved in this way by this (effects.cannot-beats-can).
pub fn cannot_be_moved(scene: Scene<Crisis>, who: FigureId, motion: Motion, by: MovedBy) -> bool {
    let mut banned = false;
    each(scene, ModifierKind::CannotBeMoved, |frame, modifier| {
        let Modifier::Cannot(Ban::BeMoved { who: whom, by: ways, from }) = modifier else { return };
        let source = from.contains(&by) || from.contains(&MovedBy::Effects);
        banned |= source && ways.contains(&motion) && who::is(scene, frame, whom, who);
    });
    banned
}

/// Whether a character may not pick up, hold, contest or interact with tokens.
pub fn cannot_use_tokens(scene: Scene<Crisis>, who: FigureId) -> bool {
    let mut banned = false;
    each(scene, ModifierKind::CannotUseTokens, |frame, modifier| {
        let Modifier::Cannot(Ban::UseTokens { who: whom }) = modifier else { return };
        banned |= who::is(scene, frame, whom, who);
    });
    banned
}

/// Whether a character counts as size 5 when it advances (keywords.flight, keywords.wall-crawler).
pub fn crosses(scene: Scene<Crisis>, who: FigureId) -> bool {
    let mut crosses = scene.card(who).keywords.crosses && !scene.state.figure(who).dazed;
    each(scene, ModifierKind::Keyword, |frame, modifier| {
        let Modifier::Keyword { of, gains: Keyword::Flight | Keyword::WallCrawler } = modifier else {
            return;
        };
        crosses |= who::is(scene, frame, of, who);
    });
    crosses
}

/// How much more something costs a character.
pub fn extra_cost(scene: Scene<Crisis>, who: FigureId, what: Payable) -> u8 {
    let mut extra = 0;
    each(scene, ModifierKind::ExtraCost, |frame, modifier| {
        let Modifier::ExtraCost { of, r#for, power } = modifier else { return };
        if *r#for == what && who::is(scene, frame, of, who) {
            extra += power;
        }
    });
    extra
}

/// The others whose power a character may spend.
pub fn may_pay_from(scene: Scene<Crisis>, who: FigureId, what: Payable) -> Numbers {
    let mut others = Numbers::default();
    each(scene, ModifierKind::MayPayFrom, |frame, modifier| {
        let Modifier::MayPayFrom { who: payer, r#for, from } = modifier else { return };
        if r#for.contains(&what) && who::is(scene, frame, payer, who) {
            others = Numbers(others.0 | who::all(scene, frame, from).0);
        }
    });
    others
}

/// Who places the tokens that a character drops, and within which range (objectives.drop.placement).
pub fn dropped_tokens(scene: Scene<Crisis>, who: FigureId) -> (crate::state::Side, u8) {
    let side = scene.state.figure(who).side;
    let (mut placer, mut range) = (side.other(), 2);
    each(scene, ModifierKind::DroppedTokens, |frame, modifier| {
        let Modifier::DroppedTokens { of, placed_by, within } = modifier else { return };
        if who::is(scene, frame, of, who) {
            placer = if *placed_by == Actor::You { frame.side } else { frame.side.other() };
            range = within.unwrap_or(range);
        }
    });
    (placer, range)
}

/// Whether a character suffers no damage from this.
pub fn no_damage(scene: Scene<Crisis>, who: FigureId, from: DamageFrom) -> bool {
    let mut spared = false;
    each(scene, ModifierKind::NoDamage, |frame, modifier| {
        let Modifier::NoDamage { of, from: spared_from } = modifier else { return };
        spared |= *spared_from == from && who::is(scene, frame, of, who);
    });
    spared
}

/// How often a character may take an action in a turn, if that is limited.
pub fn action_limit(scene: Scene<Crisis>, who: FigureId, what: Own) -> Option<u8> {
    let mut limit: Option<u8> = None;
    each(scene, ModifierKind::LimitActions, |frame, modifier| {
        let Modifier::LimitActions { of, action, count, .. } = modifier else { return };
        if *action == what && who::is(scene, frame, of, who) {
            limit = Some(limit.map_or(*count, |least| least.min(*count)));
        }
    });
    limit
}
