//! The words of the game, each as a message of its own.

use champions::card::ability::{Aspect, Form, KeywordKind, Resource, Resources, Stat, Status};
use champions::card::{CardType, SetKind};
use champions::encounter_deck::Mode;
use champions::state::{DeedKind, Phase, VillainStep};
use words::{Arg, Join, Message};

/// Many parts as arguments of a list.
pub(super) fn parts<T: Into<Arg>>(parts: impl IntoIterator<Item = T>) -> Vec<Arg> {
    parts.into_iter().map(Into::into).collect()
}

pub(super) fn resource(resource: Resource) -> Message {
    Message::new(match resource {
        Resource::Energy => "champions-resource-energy",
        Resource::Mental => "champions-resource-mental",
        Resource::Physical => "champions-resource-physical",
        Resource::Wild => "champions-resource-wild",
    })
}

/// Resources as glyphs, which a page may draw: "[energy, energy, wild]".
pub(super) fn glyphs(resources: Resources) -> Message {
    if resources.total() == 0 {
        return Message::new("champions-glyphs-none");
    }
    let each = |&it: &Resource| (0..resources.of(it)).map(move |_| resource(it));
    let row = parts(Resource::ALL.iter().flat_map(each));
    Message::new("champions-glyphs").with("row", Arg::List(row, Join::Comma))
}

/// What is to be paid or is paid: a number of any resources, and some of certain types.
pub(super) fn cost(resources: Resources, any: u8) -> Message {
    match (resources.total(), any) {
        (0, any) => Message::new("champions-cost-any").with("any", any),
        (_, 0) => Message::new("champions-cost-of").with("resources", glyphs(resources)),
        (_, any) => Message::new("champions-cost-both").with("resources", glyphs(resources)).with("any", any),
    }
}

pub(super) fn form(form: Form) -> Message {
    Message::new(match form {
        Form::Hero => "champions-form-hero",
        Form::AlterEgo => "champions-form-alter-ego",
    })
}

pub(super) fn status(status: Status) -> Message {
    Message::new(match status {
        Status::Stunned => "champions-status-stunned",
        Status::Confused => "champions-status-confused",
        Status::Tough => "champions-status-tough",
    })
}

pub(super) fn aspect(aspect: Aspect) -> Message {
    Message::new(match aspect {
        Aspect::Aggression => "champions-aspect-aggression",
        Aspect::Justice => "champions-aspect-justice",
        Aspect::Leadership => "champions-aspect-leadership",
        Aspect::Protection => "champions-aspect-protection",
    })
}

pub(super) fn card_type(kind: CardType) -> Message {
    Message::new(match kind {
        CardType::Hero => "champions-type-hero",
        CardType::AlterEgo => "champions-type-alter-ego",
        CardType::Ally => "champions-type-ally",
        CardType::Event => "champions-type-event",
        CardType::Resource => "champions-type-resource",
        CardType::Support => "champions-type-support",
        CardType::Upgrade => "champions-type-upgrade",
        CardType::Attachment => "champions-type-attachment",
        CardType::Environment => "champions-type-environment",
        CardType::MainScheme => "champions-type-main-scheme",
        CardType::Minion => "champions-type-minion",
        CardType::Obligation => "champions-type-obligation",
        CardType::SideScheme => "champions-type-side-scheme",
        CardType::Treachery => "champions-type-treachery",
        CardType::Villain => "champions-type-villain",
    })
}

pub(super) fn set_kind(kind: SetKind) -> Message {
    Message::new(match kind {
        SetKind::Hero => "champions-set-hero",
        SetKind::Nemesis => "champions-set-nemesis",
        SetKind::Villain => "champions-set-villain",
        SetKind::Modular => "champions-set-modular",
        SetKind::Standard => "champions-set-standard",
        SetKind::Expert => "champions-set-expert",
    })
}

pub(super) fn mode(mode: Mode) -> Message {
    Message::new(match mode {
        Mode::Standard => "champions-mode-standard",
        Mode::Expert => "champions-mode-expert",
    })
}

pub(super) fn stat(stat: Stat) -> Message {
    let printed = |of: Stat| Message::new("champions-stat-printed-power").with("stat", self::stat(of));
    Message::new(match stat {
        Stat::PrintedAtk => return printed(Stat::Atk),
        Stat::PrintedThw => return printed(Stat::Thw),
        Stat::PrintedDef => return printed(Stat::Def),
        Stat::PrintedSch => return printed(Stat::Sch),
        Stat::PrintedRec => return printed(Stat::Rec),
        Stat::Atk => "champions-stat-atk",
        Stat::Thw => "champions-stat-thw",
        Stat::Def => "champions-stat-def",
        Stat::Sch => "champions-stat-sch",
        Stat::Rec => "champions-stat-rec",
        Stat::HitPoints => "champions-stat-hit-points",
        Stat::RemainingHitPoints => "champions-stat-remaining",
        Stat::PrintedHitPoints => "champions-stat-printed-hit-points",
        Stat::SustainedDamage => "champions-stat-sustained",
        Stat::DamageHere => "champions-stat-damage",
        Stat::ThreatHere => "champions-stat-threat",
        Stat::HandSize => "champions-stat-hand-size",
        Stat::PrintedHandSize => "champions-stat-printed-hand-size",
        Stat::AllyLimit => "champions-stat-ally-limit",
    })
}

/// A keyword by its name alone.
pub(super) fn keyword_kind(kind: KeywordKind) -> Message {
    Message::new(match kind {
        KeywordKind::Guard => "champions-keyword-guard",
        KeywordKind::Overkill => "champions-keyword-overkill",
        KeywordKind::Peril => "champions-keyword-peril",
        KeywordKind::Quickstrike => "champions-keyword-quickstrike",
        KeywordKind::Restricted => "champions-keyword-restricted",
        KeywordKind::Retaliate => "champions-keyword-retaliate-any",
        KeywordKind::Surge => "champions-keyword-surge",
        KeywordKind::Toughness => "champions-keyword-toughness",
        KeywordKind::Uses => "champions-keyword-uses-any",
    })
}

pub(super) fn phase(phase: Phase) -> Message {
    Message::new(match phase {
        Phase::Setup => "champions-phase-setup",
        Phase::Turn => "champions-phase-player",
        Phase::EndOfPlayerPhase => "champions-phase-end",
        Phase::Villain(VillainStep::PlaceThreat) => "champions-phase-threat",
        Phase::Villain(VillainStep::Villain(_) | VillainStep::Minions(_)) => "champions-phase-activations",
        Phase::Villain(VillainStep::Deal) => "champions-phase-deal",
        Phase::Villain(VillainStep::Reveal(_)) => "champions-phase-reveal",
        Phase::Villain(VillainStep::EndRound) => "champions-phase-end-round",
    })
}

/// The key of how a deed begins.
pub(super) fn begins(kind: DeedKind) -> &'static str {
    match kind {
        DeedKind::Attack => "champions-event-attack",
        DeedKind::Thwart => "champions-event-thwart",
        DeedKind::EnemyAttack => "champions-event-enemy-attack",
        DeedKind::EnemyScheme => "champions-event-enemy-scheme",
    }
}

/// The key of what a deed comes to.
pub(super) fn reckons(kind: DeedKind) -> &'static str {
    match kind {
        DeedKind::Attack | DeedKind::EnemyAttack => "champions-event-reckoned-attack",
        DeedKind::Thwart | DeedKind::EnemyScheme => "champions-event-reckoned-scheme",
    }
}

/// The key of how a deed ends.
pub(super) fn ends(kind: DeedKind) -> &'static str {
    match kind {
        DeedKind::Attack | DeedKind::EnemyAttack => "champions-event-attack-ended",
        DeedKind::Thwart => "champions-event-thwart-ended",
        DeedKind::EnemyScheme => "champions-event-scheme-ended",
    }
}

/// Several cards or phrases as a list.
pub(super) fn all(of: Vec<Arg>) -> Arg {
    Arg::List(of, Join::And)
}
