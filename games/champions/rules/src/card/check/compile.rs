//! One thing after the other: from what a file says to what the rules read.

use content::{Checker, Id, Name, Names, Span, Spanned};

use super::link::Link;
use super::{AllIds, Code};
use crate::card::ability::{Ref, Resources, Text};
use crate::card::file::{self, PlayerType, ScenarioType};
use crate::card::{
    Card, CardId, CardType, Cards, Class, CounterId, Deck, Face, Icons, PerPlayer, Scenario, SetKind, Traits,
};
use crate::state::Counters;

/// The longest name that still fits on a card.
const LONGEST_NAME: usize = 60;

/// A name that can be printed in every language.
pub(crate) fn name(check: &mut Checker, name: &Spanned<Name>) -> Names {
    check.name(Code::Name, name, LONGEST_NAME)
}

/// A text box. The types of counter that it names are added to those that its card names elsewhere.
fn text(
    check: &mut Checker,
    written: &Text,
    ids: &AllIds,
    span: Span,
    kind: CardType,
    counters: &mut Vec<CounterId>,
) -> Text {
    let mut text = written.clone();
    Link::new(check, ids, span, kind, counters).text(&mut text);
    text
}

fn traits(check: &mut Checker, written: &[Ref], ids: &AllIds) -> Traits {
    let mut bits = 0;
    for reference in written {
        let mut reference = reference.clone();
        ids.traits.follow(check, &mut reference);
        if usize::from(reference.place) < Traits::MOST {
            bits |= 1 << reference.place;
        }
    }
    Traits(bits)
}

fn set(check: &mut Checker, written: &Ref, ids: &AllIds) -> Option<u16> {
    let mut reference = written.clone();
    ids.sets.follow(check, &mut reference);
    Some(reference.place).filter(|&place| place != Ref::NOWHERE)
}

fn hit_points(check: &mut Checker, number: &Spanned<u8>) -> Option<PerPlayer> {
    check.in_range(number, 1..=99, "hit points");
    Some(PerPlayer::Fixed(number.value))
}

/// Hit points of an enemy, possibly for each player (card-anatomy.scenario.hit-points).
fn scenario_hit_points(check: &mut Checker, points: PerPlayer, span: Span) -> Option<PerPlayer> {
    check.in_range(&Spanned { value: points.of(1), span }, 1..=99, "hit points");
    Some(points)
}

/// Icons, which only a card can print that stays in play: they work nowhere else (side-schemes.icons-only-in-play).
fn icons(check: &mut Checker, written: &Spanned<Icons>, kind: CardType) -> Icons {
    let leaves = matches!(kind, CardType::Treachery | CardType::Obligation);
    if leaves && written.value != Icons::default() {
        let help =
            "print icons on side schemes, main schemes, villains, minions, attachments and environments";
        check.report(
            Code::AbilityParts,
            written.span,
            "icons on a card that does not stay in play",
            Some(help.to_owned()),
        );
    }
    let Icons { crisis, acceleration, hazard } = written.value;
    for count in [crisis, acceleration, hazard] {
        check.in_range(&Spanned { value: count, span: written.span }, 0..=9, "icons");
    }
    written.value
}

/// An identity. Its faces lie in the order of the forms: hero, alter-ego.
pub(crate) fn identity(check: &mut Checker, written: &file::Identity, ids: &AllIds) -> Card {
    let file::Identity { id, number, hero, alter_ego, .. } = written;
    let both = &written.hit_points;
    let hero_points = hit_points(check, hero.hit_points.as_ref().unwrap_or(both));
    let alter_ego_points = hit_points(check, alter_ego.hit_points.as_ref().unwrap_or(both));
    let power = |written: &Option<Spanned<u8>>| written.as_ref().map(|power| power.value);
    let mut counters = Vec::new();
    let hero_text = text(check, &hero.text, ids, id.span, CardType::Hero, &mut counters);
    let alter_ego_text = text(check, &alter_ego.text, ids, id.span, CardType::AlterEgo, &mut counters);
    let faces = vec![
        Face {
            thw: power(&hero.thw),
            atk: power(&hero.atk),
            def: power(&hero.def),
            hit_points: hero_points,
            hand_size: hero.hand_size.value,
            ..Face::plain(
                name(check, &hero.name),
                CardType::Hero,
                traits(check, &hero.traits, ids),
                hero_text,
            )
        },
        Face {
            rec: power(&alter_ego.rec),
            hit_points: alter_ego_points,
            hand_size: alter_ego.hand_size.value,
            ..Face::plain(
                name(check, &alter_ego.name),
                CardType::AlterEgo,
                traits(check, &alter_ego.traits, ids),
                alter_ego_text,
            )
        },
    ];
    Card {
        id: id.as_str().to_owned(),
        number: number.value.clone(),
        title: 0,
        // The alter-ego stands where an ally has its subtitle: that is what uniqueness compares
        // (limits.unique.hero-ally-exception).
        subtitle: Some(alter_ego.name.value.0.en.clone()),
        unique: true,
        class: Class::Identity,
        set: set(check, &written.set, ids),
        copies: 1,
        cost: None,
        resources: Resources::default(),
        boost: 0,
        stage: 0,
        nemesis: set(check, &written.nemesis, ids),
        requirement: written.deck,
        counters,
        faces,
    }
}

/// A card of a player deck.
pub(crate) fn player_card(check: &mut Checker, written: &file::PlayerCard, ids: &AllIds) -> Card {
    check.in_range(&written.copies, 1..=9, "copies");
    let (kind, cost) = match written.r#type {
        PlayerType::Ally { cost, .. } => (CardType::Ally, Some(cost)),
        PlayerType::Event { cost } => (CardType::Event, Some(cost)),
        PlayerType::Resource => (CardType::Resource, None),
        PlayerType::Support { cost } => (CardType::Support, Some(cost)),
        PlayerType::Upgrade { cost } => (CardType::Upgrade, Some(cost)),
    };
    let mut counters = Vec::new();
    let box_text = text(check, &written.text, ids, written.id.span, kind, &mut counters);
    let mut face =
        Face::plain(name(check, &written.name), kind, traits(check, &written.traits, ids), box_text);
    if let PlayerType::Ally { thw, atk, hit_points: points, .. } = &written.r#type {
        face.thw = thw.map(|power| power.value);
        face.atk = atk.map(|power| power.value);
        face.thw_marks = thw.map_or(0, |power| power.consequential);
        face.atk_marks = atk.map_or(0, |power| power.consequential);
        face.hit_points = hit_points(check, points);
    }
    let (class, set) = match &written.class {
        file::Class::Basic => (Class::Basic, None),
        file::Class::Aspect(aspect) => (Class::Aspect(*aspect), None),
        file::Class::Hero(reference) => (Class::Hero, set(check, reference, ids)),
    };
    Card {
        id: written.id.as_str().to_owned(),
        number: written.number.value.clone(),
        title: 0,
        subtitle: written.subtitle.clone(),
        unique: written.unique,
        class,
        set,
        copies: written.copies.value,
        cost,
        resources: written.resources,
        boost: 0,
        stage: 0,
        nemesis: None,
        requirement: None,
        counters,
        faces: vec![face],
    }
}

/// A card of the scenario.
pub(crate) fn scenario_card(check: &mut Checker, written: &file::ScenarioCard, ids: &AllIds) -> Card {
    check.in_range(&written.copies, 1..=9, "copies");
    let kind = match written.r#type {
        ScenarioType::Attachment => CardType::Attachment,
        ScenarioType::Environment => CardType::Environment,
        ScenarioType::MainScheme { .. } => CardType::MainScheme,
        ScenarioType::Minion { .. } => CardType::Minion,
        ScenarioType::Obligation => CardType::Obligation,
        ScenarioType::SideScheme { .. } => CardType::SideScheme,
        ScenarioType::Treachery => CardType::Treachery,
        ScenarioType::Villain { .. } => CardType::Villain,
    };
    let title = name(check, &written.name);
    let traits = traits(check, &written.traits, ids);
    let mut counters = Vec::new();
    let box_text = text(check, &written.text, ids, written.id.span, kind, &mut counters);
    let mut face = Face::plain(title.clone(), kind, traits, box_text);
    face.icons = icons(check, &written.icons, kind);
    let mut faces = Vec::new();
    let mut number_of_stage = 0;
    match &written.r#type {
        ScenarioType::MainScheme { stage, a_side, starting_threat, acceleration, target_threat } => {
            number_of_stage = *stage;
            let a_side = text(check, a_side, ids, written.id.span, kind, &mut counters);
            faces.push(Face::plain(title, kind, traits, a_side));
            face.starting_threat = *starting_threat;
            face.acceleration = *acceleration;
            face.target_threat = Some(*target_threat);
        }
        ScenarioType::Minion { sch, atk, hit_points: points } => {
            face.sch = Some(*sch);
            face.atk = *atk;
            face.hit_points = scenario_hit_points(check, points.value.0, points.span);
        }
        ScenarioType::SideScheme { starting_threat, crisis, acceleration, hazard } => {
            face.starting_threat = *starting_threat;
            let icons = &mut face.icons;
            icons.crisis = icons.crisis.saturating_add(*crisis);
            icons.acceleration = icons.acceleration.saturating_add(*acceleration);
            icons.hazard = icons.hazard.saturating_add(*hazard);
        }
        ScenarioType::Villain { stage, sch, atk, hit_points } => {
            number_of_stage = *stage;
            face.sch = Some(*sch);
            face.atk = Some(*atk);
            face.hit_points = scenario_hit_points(check, hit_points.value, hit_points.span);
        }
        ScenarioType::Attachment
        | ScenarioType::Environment
        | ScenarioType::Obligation
        | ScenarioType::Treachery => {}
    }
    faces.push(face);
    Card {
        id: written.id.as_str().to_owned(),
        number: written.number.value.clone(),
        title: 0,
        subtitle: None,
        unique: written.unique,
        class: Class::Scenario,
        set: set(check, &written.set, ids),
        copies: written.copies.value,
        cost: None,
        resources: Resources::default(),
        boost: written.boost,
        stage: number_of_stage,
        nemesis: None,
        requirement: None,
        counters,
        faces,
    }
}

/// Follows references to cards, all of which must be of one type.
fn all_of(
    check: &mut Checker,
    written: &[Ref],
    ids: &AllIds,
    cards: &Cards,
    kind: Option<CardType>,
) -> Vec<CardId> {
    let mut all = Vec::new();
    for reference in written {
        let mut reference = reference.clone();
        ids.cards.follow(check, &mut reference);
        let Some(card) = cards.cards.get(usize::from(reference.place)) else { continue };
        if kind.is_some_and(|kind| card.front().kind != kind) {
            let message = format!("`{}` is another type of card", reference.id.as_str());
            let help = Some("games/champions/docs/content.md says which type belongs here".to_owned());
            check.report(Code::WrongKind, reference.id.span, message, help);
        }
        all.push(CardId(reference.place));
    }
    all
}

/// The stages of a deck that is played in its order: there is one at least, all of one type (villain.sequential-deck,
/// main-scheme.definition).
fn stages(
    check: &mut Checker,
    id: &Spanned<Id>,
    written: &[Ref],
    ids: &AllIds,
    cards: &Cards,
    kind: CardType,
) -> Vec<CardId> {
    if written.is_empty() {
        let message = format!("`{}` has a deck without any stage", id.as_str());
        check.report(Code::TooFew, id.span, message, Some("name one stage at least".to_owned()));
    }
    let stages = all_of(check, written, ids, cards, Some(kind));
    few_counters(check, id, cards, &stages);
    stages
}

/// One stage takes the place of another, and the counters stay where they are (villain.carry-over): all of them together
/// name no more types than one card may.
fn few_counters(check: &mut Checker, id: &Spanned<Id>, cards: &Cards, stages: &[CardId]) {
    let stages = stages.iter().map(|&stage| cards.card(stage));
    let mut named: Vec<CounterId> = stages.flat_map(|stage| &stage.counters).copied().collect();
    named.sort_unstable();
    named.dedup();
    if named.len() > Counters::NAMED {
        let message = format!("the stages of `{}` name {} types of counter", id.as_str(), named.len());
        let help = format!("all stages of a deck together name at most {}", Counters::NAMED);
        check.report(Code::TooMany, id.span, message, Some(help));
    }
}

/// A scenario, once all cards are compiled.
pub(crate) fn scenario(
    check: &mut Checker,
    written: &file::Scenario,
    ids: &AllIds,
    cards: &Cards,
) -> Scenario {
    let modular = set(check, &written.modular, ids);
    if let Some(found) = modular.and_then(|place| cards.sets.get(usize::from(place)))
        && found.kind != SetKind::Modular
    {
        let message = format!("`{}` is no modular set", found.id);
        let help = Some("write a set with `kind: modular`".to_owned());
        check.report(Code::WrongKind, written.modular.id.span, message, help);
    }
    Scenario {
        id: written.id.as_str().to_owned(),
        name: name(check, &written.name),
        set: set(check, &written.set, ids).unwrap_or_default(),
        standard: stages(check, &written.id, &written.standard, ids, cards, CardType::Villain),
        expert: stages(check, &written.id, &written.expert, ids, cards, CardType::Villain),
        main_scheme: stages(check, &written.id, &written.main_scheme, ids, cards, CardType::MainScheme),
        set_aside: set_aside(check, written, ids, cards),
        modular: modular.unwrap_or_default(),
        standard_set: one_set(
            check,
            &written.id,
            written.standard_set.as_ref(),
            ids,
            cards,
            SetKind::Standard,
        ),
        expert_set: one_set(check, &written.id, written.expert_set.as_ref(), ids, cards, SetKind::Expert),
    }
}

fn set_aside(check: &mut Checker, written: &file::Scenario, ids: &AllIds, cards: &Cards) -> Vec<CardId> {
    let mut all = all_of(check, &written.set_aside, ids, cards, None);
    all.sort_unstable();
    all.dedup();
    all
}

/// The Standard or Expert set of a scenario: the one that it names, or the only one there is
/// (encounter-deck.recommended-list).
fn one_set(
    check: &mut Checker,
    id: &Spanned<Id>,
    written: Option<&Ref>,
    ids: &AllIds,
    cards: &Cards,
    kind: SetKind,
) -> Option<u16> {
    let (key, name) = match kind {
        SetKind::Expert => ("expert-set", "expert"),
        _ => ("standard-set", "standard"),
    };
    let Some(written) = written else {
        let mut such = (0..).zip(&cards.sets).filter(|(_, set)| set.kind == kind);
        let (first, second) = (such.next(), such.next());
        if let (Some((_, one)), Some((_, other))) = (first, second) {
            let message = format!("there are several {name} sets: `{}` and `{}`", one.id, other.id);
            check.report(Code::TooMany, id.span, message, Some(format!("write `{key}: {}`", one.id)));
        }
        return first.map(|(place, _)| place);
    };
    let place = set(check, written, ids)?;
    if cards.sets.get(usize::from(place)).is_some_and(|set| set.kind != kind) {
        let message = format!("`{}` is no {name} set", written.id.as_str());
        check.report(
            Code::WrongKind,
            written.id.span,
            message,
            Some(format!("write a set with `kind: {name}`")),
        );
    }
    Some(place)
}

/// A deck, once all cards are compiled. Whether it is legal is a question of the rules.
pub(crate) fn deck(check: &mut Checker, written: &file::Deck, ids: &AllIds, cards: &Cards) -> Deck {
    let identity = std::slice::from_ref(&written.identity);
    let identity = all_of(check, identity, ids, cards, Some(CardType::Hero)).first().copied();
    let hero_set = identity.and_then(|id| cards.card(id).set);
    let in_hero_set = |card: &&Card| card.class == Class::Hero && card.set == hero_set;
    let mut all = Vec::new();
    for card in cards.cards.iter().filter(in_hero_set) {
        all.extend(cards.find(&card.id).into_iter().cycle().take(usize::from(card.copies)));
    }
    for slot in &written.cards {
        check.in_range(&slot.copies, 1..=50, "copies");
        let card = all_of(check, std::slice::from_ref(&slot.card), ids, cards, None);
        all.extend(card.into_iter().cycle().take(usize::from(slot.copies.value)));
    }
    Deck {
        id: written.id.as_str().to_owned(),
        name: name(check, &written.name),
        identity: identity.unwrap_or(CardId(0)),
        aspect: written.aspect,
        cards: all,
    }
}
