//! What is under way: the innermost attack, thwart or scheme, and open windows.

use champions::card::ability::Stat;
use champions::card::{CardType, Class};
use champions::modifiers::value;
use champions::state::{Deed, DeedKind, Reading as _};
use champions::timing::{Happening, Side};
use champions::view::WindowView;
use champions::{Champions, rule};
use host::Reader;
use host::code_of;
use table::RuleId;

use super::{number, small};
use crate::drawing;
use crate::marks;
use crate::voice::Teller;

/// enemy-attack.sequence
const ATTACK: [(&str, RuleId); 4] = [
    ("champions-deed-boost", rule!("enemy-attack.step1.boost-facedown")),
    ("champions-deed-defend", rule!("enemy-attack.step2.declare-defender")),
    ("champions-deed-turn-up", rule!("enemy-attack.step3.flip-one-at-a-time")),
    ("champions-deed-damage", rule!("enemy-attack.step4.damage-amount")),
];
/// enemy-scheme.sequence
const SCHEME: [(&str, RuleId); 3] = [
    ("champions-deed-boost", rule!("enemy-scheme.step1.boost-facedown")),
    ("champions-deed-turn-up", rule!("enemy-scheme.step2.sch-increase")),
    ("champions-deed-threat", rule!("enemy-scheme.step3.place-threat")),
];

pub(super) fn innermost(reader: &Reader<Champions>) -> Option<drawing::Deed> {
    let scene = reader.scene();
    let deed = scene.state.deeds.last()?;
    let by = scene.state.find(deed.by);
    let stat = match deed.kind {
        DeedKind::Attack | DeedKind::EnemyAttack => Stat::Atk,
        DeedKind::Thwart => Stat::Thw,
        DeedKind::EnemyScheme => Stat::Sch,
    };
    let counts = by.and_then(|card| value(scene, card, stat)).unwrap_or(0);
    let boosted = deed.kind.is_activation() && by.is_some_and(|card| scene.kind(card) == CardType::Villain);
    let boosts = if boosted { small(reader.view.boosts) } else { 0 };
    let defence = defence(reader, deed);
    let most = counts + u16::from(boosts) * most_icons(reader);
    let steps: &[(&'static str, RuleId)] = match deed.kind {
        DeedKind::EnemyAttack => &ATTACK,
        DeedKind::EnemyScheme => &SCHEME,
        DeedKind::Attack | DeedKind::Thwart => &[],
    };
    Some(drawing::Deed {
        kind: code_of(&deed.kind),
        kind_name: reader.words.word(match deed.kind {
            DeedKind::Attack => "champions-deed-kind-attack",
            DeedKind::Thwart => "champions-deed-kind-thwart",
            DeedKind::EnemyAttack => "champions-deed-kind-enemy-attack",
            DeedKind::EnemyScheme => "champions-deed-kind-enemy-scheme",
        }),
        by: number(deed.by),
        seat: deed.player.0,
        defender: deed.defender.map(number),
        // What is turned up already counts in it, and is shown beside it.
        value: counts.saturating_sub(deed.boost),
        boost: deed.boost,
        boosts,
        defence,
        least: counts.saturating_sub(defence),
        most: most.saturating_sub(defence),
        steps: super::steps(reader, steps),
        step: step(reader, deed),
    })
}

/// The DEF of a hero that exhausted to defend (enemy-attack.step4.hero-defends).
fn defence(reader: &Reader<Champions>, deed: &Deed) -> u16 {
    let scene = reader.scene();
    let defender = deed.defender.filter(|_| deed.basic_defence).and_then(|id| scene.state.find(id));
    let hero = defender.filter(|card| scene.kind(card) == CardType::Hero);
    hero.and_then(|card| value(scene, card, Stat::Def)).unwrap_or(0)
}

/// The most boost icons on any card that the encounter deck could hold.
fn most_icons(reader: &Reader<Champions>) -> u16 {
    let scenario = reader.content.cards.iter().filter(|card| card.class == Class::Scenario);
    let possible = scenario.filter(|card| card.set.is_none_or(|set| super::in_use(reader, set)));
    possible.map(|card| u16::from(card.boost)).max().unwrap_or(0)
}

/// Which step an enemy's deed is at, by what lies on the table.
fn step(reader: &Reader<Champions>, deed: &Deed) -> u8 {
    let state = reader.scene().state;
    let place = state.deeds.len() as u8 - 1;
    let begins = |happening: &Happening| {
        *happening == (Happening::Attack { deed: place }) || *happening == (Happening::Scheme { deed: place })
    };
    let beginning = state.windows.iter().any(|window| {
        window.side == Side::Before && window.pending.iter().any(|pending| begins(&pending.what))
    });
    let turned_up = deed.boost > 0 || !state.encounter.resolving.is_empty();
    let struck = !deed.damaged.is_empty()
        || deed.threat > 0
        || state.windows.iter().any(|window| {
            window.pending.iter().any(|pending| match pending.what {
                Happening::Damage { deed, .. } => deed == Some(place),
                Happening::Threat { .. } => true,
                _ => window.side == Side::After && begins(&pending.what),
            })
        });
    match deed.kind {
        DeedKind::EnemyAttack if struck => 3,
        DeedKind::EnemyAttack if turned_up => 2,
        DeedKind::EnemyAttack => u8::from(!beginning),
        DeedKind::EnemyScheme if struck => 2,
        DeedKind::EnemyScheme => u8::from(turned_up),
        DeedKind::Attack | DeedKind::Thwart => 0,
    }
}

pub(super) fn window(teller: &Teller, window: &WindowView) -> drawing::Window {
    let moment = |&moment: &champions::timing::Moment| drawing::Moment {
        code: code_of(&moment),
        text: teller.window(window.side, moment),
        marks: marks::moment(moment),
    };
    drawing::Window { side: code_of(&window.side), moments: window.moments.iter().map(moment).collect() }
}
