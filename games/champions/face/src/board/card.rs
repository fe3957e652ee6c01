//! Cards on the table, in play and out of it.

use champions::Champions;
use champions::card::ability::{Form, Resource, Resources, Stat, Status};
use champions::card::{Card, CardId, CardType, Class, Face};
use champions::initiate::bill;
use champions::modifiers::{can_lose_threat, can_take_damage, has_trait, keywords, value};
use champions::state::{InPlay, Reading as _};
use champions::view::InPlayView;
use host::Reader;
use host::code_of;
use table::Seat;

use super::{number, small};
use crate::drawing;
use crate::voice::{Printed, Teller};
use crate::{emblem, glossary};

/// The values that are shown of each type of card, with their codes.
fn stats(kind: CardType) -> &'static [(Stat, &'static str)] {
    const THWART: (Stat, &str) = (Stat::Thw, "thwart");
    const ATTACK: (Stat, &str) = (Stat::Atk, "attack");
    const DEFENCE: (Stat, &str) = (Stat::Def, "defence");
    const RECOVER: (Stat, &str) = (Stat::Rec, "recover");
    const SCHEME: (Stat, &str) = (Stat::Sch, "scheme");
    match kind {
        CardType::Hero => &[THWART, ATTACK, DEFENCE],
        CardType::AlterEgo => &[RECOVER],
        CardType::Ally => &[THWART, ATTACK],
        CardType::Villain | CardType::Minion => &[SCHEME, ATTACK],
        _ => &[],
    }
}

/// A card that is not in play, as it lies before a player if it is one's.
pub(super) fn out_of_play(reader: &Reader<Champions>, id: CardId, of: Option<Seat>) -> drawing::Card {
    let card = reader.content.card(id);
    let face = card.front();
    let playable = card.cost.map(|printed| match of {
        // Cards in a hand cost what they cost now.
        Some(seat) => bill(reader.scene(), seat, id).any,
        None => printed,
    });
    drawing::Card {
        id: id.0.into(),
        card: card.id.clone(),
        name: reader.words.language().name(&face.name).to_owned(),
        kind: code_of(&face.kind),
        kind_name: Printed::new(reader.words, reader.content).card_type(face.kind),
        class: class(card),
        cost: playable.map(|cost| cost.to_string()),
        resources: resources(card.resources),
        boost: (card.class == Class::Scenario).then_some(card.boost),
        emblem: emblem::of(reader.content, card, face, reader.words),
    }
}

/// Resources by their codes, one each.
pub(crate) fn resources(resources: Resources) -> Vec<String> {
    let each = Resource::ALL.iter();
    let each = each.flat_map(|&one| std::iter::repeat_n(one, usize::from(resources.of(one))));
    each.map(|one| code_of(&one)).collect()
}

pub(crate) fn class(card: &Card) -> String {
    match card.class {
        Class::Identity | Class::Hero => "hero".to_owned(),
        Class::Basic => "basic".to_owned(),
        Class::Aspect(aspect) => code_of(&aspect),
        Class::Scenario => "scenario".to_owned(),
    }
}

/// A card in play: as it is seen, and as the state has it that its numbers are worked out from.
pub(super) fn in_play(
    reader: &Reader<Champions>,
    teller: &Teller,
    view: &InPlayView,
    card: &InPlay,
) -> drawing::InPlay {
    let scene = reader.scene();
    let (kind, printed) = (scene.kind(card), teller.printed());
    let shown = view.card.map(|id| reader.content.card(id));
    let face = shown.map(|card| &card.faces[usize::from(view.face)]);
    let number_of = |stat: Stat| value(scene, card, stat);
    let character = kind.is_character();
    drawing::InPlay {
        id: number(view.id),
        card: shown.map(|card| card.id.clone()),
        card_id: view.card.map(|id| id.0.into()),
        face: view.face,
        name: teller.card(view.id),
        kind: code_of(&kind),
        kind_name: printed.card_type(kind),
        class: shown.map_or_else(|| "scenario".to_owned(), class),
        emblem: match (shown, face) {
            (Some(card), Some(face)) => emblem::of(reader.content, card, face, reader.words),
            _ => wire::cards::Emblem {
                seed: "facedown".into(),
                initials: "?".into(),
                traits: vec![code_of(&kind)],
                size: 2,
            },
        },
        cost: shown
            .filter(|card| card.class != Class::Scenario)
            .and_then(|card| card.cost)
            .map(|cost| cost.to_string()),
        seat: view.controller.map(|seat| seat.0),
        owner: view.owner.map(|seat| seat.0),
        engaged: view.engaged.map(|seat| seat.0),
        host: view.host.map(number),
        facedown: view.facedown.is_some(),
        form: match kind {
            CardType::Hero => Some(code_of(&Form::Hero)),
            CardType::AlterEgo => Some(code_of(&Form::AlterEgo)),
            _ => None,
        },
        stage: shown.and_then(|shown| stage(shown, kind, view.face)),
        exhausted: view.exhausted,
        statuses: [Status::Stunned, Status::Confused, Status::Tough]
            .into_iter()
            .filter(|&status| view.statuses.has(status))
            .map(|status| glossary::status(&printed, status))
            .collect(),
        keywords: keywords(scene, card).iter().map(|keyword| glossary::keyword(&printed, keyword)).collect(),
        traits: traits(reader, card),
        left: number_of(Stat::RemainingHitPoints).filter(|_| character),
        full: number_of(Stat::HitPoints).filter(|_| character),
        threat: kind.is_scheme().then_some(view.threat),
        target: face.and_then(|face| face.target_threat).map(|target| target.of(scene.state.started())),
        locked: match kind {
            kind if kind.is_scheme() => !can_lose_threat(scene, card),
            kind if kind.is_character() => !can_take_damage(scene, card, None),
            _ => false,
        },
        icons: face.map_or_else(Vec::new, |face| icons(reader, face)),
        values: stats(kind)
            .iter()
            .map(|&(stat, code)| drawing::Value {
                code: code.to_owned(),
                name: printed.stat(stat),
                value: number_of(stat),
                printed: face.and_then(|face| printed_value(face, stat)).map(u16::from),
                consequential: face.map_or(0, |face| marks_under(face, stat)),
            })
            .collect(),
        counters: view
            .counters
            .iter()
            .map(|(counter, count)| drawing::Counters {
                code: reader.content.counters[usize::from(counter.0)].id.clone(),
                name: printed.counter_name(counter),
                count,
            })
            .collect(),
        under: small(view.under),
    }
}

/// The stage of a villain, or the stage and side of a main scheme, as they are printed.
pub(crate) fn stage(card: &Card, kind: CardType, face: u8) -> Option<String> {
    match kind {
        CardType::Villain => Some("I".repeat(card.stage.into())),
        CardType::MainScheme => Some(format!("{}{}", card.stage, if face == 0 { "A" } else { "B" })),
        _ => None,
    }
}

/// The traits that it has now, printed and given.
fn traits(reader: &Reader<Champions>, card: &InPlay) -> Vec<String> {
    let all = (0..).zip(&reader.content.traits);
    let has = all.filter(|(place, _)| has_trait(reader.scene(), card, *place));
    has.map(|(_, of)| reader.words.language().name(&of.name).to_owned()).collect()
}

fn icons(reader: &Reader<Champions>, face: &Face) -> Vec<drawing::Icon> {
    let printed = Printed::new(reader.words, reader.content);
    // They are told in the order crisis, acceleration, hazard; those of boosts come after.
    let kinds = [
        ("crisis", face.icons.crisis),
        ("acceleration", face.icons.acceleration),
        ("hazard", face.icons.hazard),
    ];
    let told = kinds.into_iter().zip(printed.icons()).filter(|((_, count), _)| *count > 0);
    told.map(|((code, count), icon)| drawing::Icon {
        code: code.to_owned(),
        count,
        name: icon.name,
        text: icon.text,
    })
    .collect()
}

fn printed_value(face: &Face, stat: Stat) -> Option<u8> {
    match stat {
        Stat::Thw => face.thw,
        Stat::Atk => face.atk,
        Stat::Def => face.def,
        Stat::Rec => face.rec,
        Stat::Sch => face.sch,
        _ => None,
    }
}

/// allies.consequential.after-thwart, allies.consequential.after-attack
fn marks_under(face: &Face, stat: Stat) -> u8 {
    match stat {
        Stat::Thw => face.thw_marks,
        Stat::Atk => face.atk_marks,
        _ => 0,
    }
}
