//! Modifiers and values (chapter of that name): what a number is at this moment.
//!
//! Nothing is cached: a value is counted from its base and all modifiers in force each time it is looked at
//! (modifiers.recalculate-from-base). Nothing here asks a question, so nothing here can pause.

mod meaning;

pub use meaning::{Voice, all, counted, fits, fits_played, fits_printed, holds, is_player, places};

use table::{Scene, Seat};

use crate::Champions;
use crate::card::ability::{
    Ability, Amount, Ban, Cards, Doing, Filter, Keyword, KeywordKind, Modifier, Stat,
};
use crate::card::{CardId, CardType, Concern, Concerns, gained_place};
use crate::damage::Source;
use crate::players::is_out;
use crate::state::{DeedKind, InPlay, InPlayId, Lasting, Place, Reading};

/// allies.limit.three
pub(crate) const ALLY_LIMIT: i32 = 3;

/// Calls `each` with every modifier in force that is `wanted`, with the voice in which it speaks: constant abilities of
/// cards in play and lasting effects (effects.lasting.as-constant), from the oldest to the latest.
///
/// Conditions are looked at only where something wanted depends on them. Else a modifier that holds while there is a
/// card of some trait would have to be judged to know who has that trait, and so on without end.
fn in_force<'a>(
    scene: Scene<'a, Champions>,
    concern: Concern,
    wanted: &impl Fn(&Modifier) -> bool,
    each: &mut impl FnMut(&'a Modifier, Voice),
) {
    let mut lasting = scene.state.lasting.iter().peekable();
    for card in speaking(scene, concern) {
        while let Some(earlier) = lasting.next_if(|lasting| lasting.since <= card.id) {
            speak(scene, modifiers_of(scene, earlier), Voice::of_lasting(earlier), wanted, each);
        }
        speak(scene, &scene.face(card).text.modifiers, Voice::of(scene, card), wanted, each);
    }
    for later in lasting {
        speak(scene, modifiers_of(scene, later), Voice::of_lasting(later), wanted, each);
    }
}

fn modifiers_of<'a>(scene: Scene<'a, Champions>, lasting: &Lasting) -> &'a [Modifier] {
    &scene.content.lasting[usize::from(lasting.place)].modifiers
}

/// What may be spoken of at all: nearly always that is nothing, and one look at the cards in play tells it.
pub(crate) fn spoken_of(scene: Scene<Champions>) -> impl Fn(Concern) -> bool {
    let faceup = scene.state.in_play.iter().filter(|card| card.facedown.is_none());
    let concerns = faceup.fold(Concerns::default(), |all, card| {
        all.and(scene.content.concerns[usize::from(card.card.0)][usize::from(card.face)])
    });
    let lasting = !scene.state.lasting.is_empty();
    move |concern| lasting || concerns.include(concern)
}

/// The cards in play that may have something to say about this; most have not, and are not read.
fn speaking<'a>(scene: Scene<'a, Champions>, concern: Concern) -> impl Iterator<Item = &'a InPlay> {
    let concerned = move |card: &&InPlay| {
        let faces = &scene.content.concerns[usize::from(card.card.0)];
        card.facedown.is_none() && faces[usize::from(card.face)].include(concern) && scene.speaks(card)
    };
    scene.state.in_play.iter().filter(concerned)
}

fn speak<'a>(
    scene: Scene<'a, Champions>,
    modifiers: &'a [Modifier],
    voice: Voice,
    wanted: &impl Fn(&Modifier) -> bool,
    each: &mut impl FnMut(&'a Modifier, Voice),
) {
    for modifier in modifiers {
        match modifier {
            Modifier::While { holds: claim, modifiers }
                if modifiers.iter().any(|inner| may_be(inner, wanted)) && holds(scene, voice, claim) =>
            {
                speak(scene, modifiers, voice, wanted, each);
            }
            // What is gained is said by each card that has gained it (effects.gain-characteristic).
            Modifier::Text { of, gains } if gains.modifiers.iter().any(|inner| may_be(inner, wanted)) => {
                for card in scene.state.in_play.iter().filter(|card| fits(scene, voice, of, card)) {
                    speak(scene, &gains.modifiers, Voice::of(scene, card), wanted, each);
                }
            }
            modifier if wanted(modifier) => each(modifier, voice),
            _ => {}
        }
    }
}

fn may_be(modifier: &Modifier, wanted: &impl Fn(&Modifier) -> bool) -> bool {
    match modifier {
        Modifier::While { modifiers, .. } => modifiers.iter().any(|inner| may_be(inner, wanted)),
        Modifier::Text { gains, .. } => {
            wanted(modifier) || gains.modifiers.iter().any(|inner| may_be(inner, wanted))
        }
        modifier => wanted(modifier),
    }
}

/// A number of a card in play; of a player's numbers, the identity's. None where a dash is printed, which no modifier
/// changes (recovery.dash-is-not-zero). It is never below 0, and only the end result is brought up to it
/// (modifiers.floor-zero, modifiers.floor-after-all).
pub fn value(scene: Scene<Champions>, card: &InPlay, stat: Stat) -> Option<u16> {
    let face = Some(scene.face(card)).filter(|_| card.facedown.is_none());
    let players = scene.state.started();
    let number = |number: Option<u8>| number.map(i32::from);
    let printed = match stat {
        Stat::Atk | Stat::PrintedAtk => number(face.and_then(|face| face.atk)),
        Stat::Thw | Stat::PrintedThw => number(face.and_then(|face| face.thw)),
        Stat::Def | Stat::PrintedDef => number(face.and_then(|face| face.def)),
        Stat::Sch | Stat::PrintedSch => number(face.and_then(|face| face.sch)),
        Stat::Rec | Stat::PrintedRec => number(face.and_then(|face| face.rec)),
        Stat::HitPoints | Stat::PrintedHitPoints => {
            face.and_then(|face| face.hit_points).map(|points| i32::from(points.of(players)))
        }
        // With those above the maximum (damage.heal-cap). Who tries damage out has not taken it from them yet.
        Stat::RemainingHitPoints if card.beyond > 0 => {
            let most = value(scene, card, Stat::HitPoints)?.saturating_add(card.beyond);
            return Some(most.saturating_sub(card.damage));
        }
        Stat::RemainingHitPoints => {
            return Some(value(scene, card, Stat::HitPoints)?.saturating_sub(card.damage));
        }
        Stat::SustainedDamage | Stat::DamageHere => return Some(card.damage),
        Stat::ThreatHere => return Some(card.threat),
        Stat::HandSize | Stat::PrintedHandSize => number(face.map(|face| face.hand_size)),
        Stat::AllyLimit => Some(ALLY_LIMIT),
    };
    if !stat.is_modified() {
        return printed.and_then(|printed| u16::try_from(printed).ok());
    }
    let spoken_of = spoken_of(scene);
    let base = if spoken_of(Concern::Base) { base(scene, card, stat) } else { None };
    let base = base.or(printed)?;
    let boost = boost(scene, card, stat);
    if !spoken_of(Concern::Stat(stat)) {
        return u16::try_from((base + boost).max(0)).ok();
    }
    // All at once, but additions before multiplications and divisions (modifiers.add-before-multiply).
    let (mut sum, mut times, mut divided_by, mut set) = (base, 1_i32, 1_i32, None);
    sum += boost;
    let wanted = |modifier: &Modifier| changes(modifier, stat);
    in_force(scene, Concern::Stat(stat), &wanted, &mut |modifier, voice| match modifier {
        Modifier::Stat { of, by, up_to, .. } if fits(scene, voice, of, card) => {
            let change = counted(scene, voice, by);
            sum += match up_to {
                Some(most) => change.min((counted(scene, voice, most) - base).max(0)),
                None => change,
            };
        }
        Modifier::Multiply { of, times: by, .. } if fits(scene, voice, of, card) => {
            times = times.saturating_mul(i32::from(*by));
        }
        Modifier::Divide { of, by, .. } if fits(scene, voice, of, card) => {
            divided_by = divided_by.saturating_mul(i32::from(by.get()));
        }
        // The latest counts (modifiers.set-conflict).
        Modifier::Set { of, to, .. } if fits(scene, voice, of, card) => {
            set = Some(counted(scene, voice, to));
        }
        _ => {}
    });
    // Rounded up once, in the end (modifiers.round-up). A number that is set is that (modifiers.set).
    let product = sum.max(0).saturating_mul(times);
    let total = set.unwrap_or_else(|| product / divided_by + i32::from(product % divided_by > 0));
    Some(u16::try_from(total.max(0)).unwrap_or(u16::MAX))
}

/// By how much boost icons raise a number of an enemy: ATK for the attack that it is making, SCH for the scheme
/// (enemy-attack.step3.atk-increase, enemy-scheme.step2.sch-increase).
fn boost(scene: Scene<Champions>, card: &InPlay, stat: Stat) -> i32 {
    let activation =
        || scene.state.deeds.iter().rev().find(|deed| deed.kind.is_activation() && deed.by == card.id);
    let kind = match stat {
        Stat::Atk => DeedKind::EnemyAttack,
        Stat::Sch => DeedKind::EnemyScheme,
        _ => return 0,
    };
    activation().filter(|deed| deed.kind == kind).map_or(0, |deed| i32::from(deed.boost))
}

/// Whether a modifier changes such a number.
fn changes(modifier: &Modifier, stat: Stat) -> bool {
    match modifier {
        Modifier::Stat { is, .. }
        | Modifier::Set { is, .. }
        | Modifier::Multiply { is, .. }
        | Modifier::Divide { is, .. } => *is == stat,
        _ => false,
    }
}

/// The value that a card gives to cards that print none, or an X (modifiers.base-value); the latest counts
/// (modifiers.set-conflict).
fn base(scene: Scene<Champions>, card: &InPlay, stat: Stat) -> Option<i32> {
    let mut base = None;
    let part = |modifier: &Modifier| -> Option<Amount> {
        match (modifier, stat) {
            (Modifier::Base { atk, .. }, Stat::Atk) => atk.clone(),
            (Modifier::Base { sch, .. }, Stat::Sch) => sch.clone(),
            (Modifier::Base { hit_points, .. }, Stat::HitPoints) => hit_points.clone(),
            _ => None,
        }
    };
    let wanted = |modifier: &Modifier| matches!(modifier, Modifier::Base { .. });
    in_force(scene, Concern::Base, &wanted, &mut |modifier, voice| {
        if let Modifier::Base { of, .. } = modifier
            && let Some(amount) = part(modifier)
            && fits(scene, voice, of, card)
        {
            base = Some(counted(scene, voice, &amount));
        }
    });
    base
}

/// Whether a card has a trait, printed, gained (effects.gain-characteristic), or as the minion that lies face down.
pub fn has_trait(scene: Scene<Champions>, card: &InPlay, of: u16) -> bool {
    if let Some(mask) = card.facedown {
        return mask == of;
    }
    let mut has = scene.face(card).traits.has(of);
    let wanted = |modifier: &Modifier| matches!(modifier, Modifier::Trait { gains, .. } if gains.place == of);
    in_force(scene, Concern::Trait, &wanted, &mut |modifier, voice| {
        if let Modifier::Trait { of: cards, .. } = modifier {
            has = has || fits(scene, voice, cards, card);
        }
    });
    has
}

/// The keywords of a card, printed or gained.
pub fn keywords(scene: Scene<Champions>, card: &InPlay) -> Vec<Keyword> {
    if is_out(scene, card) {
        return Vec::new();
    }
    let printed: &[Keyword] = if card.facedown.is_none() { &scene.face(card).text.keywords } else { &[] };
    let mut all = printed.to_vec();
    let wanted = |modifier: &Modifier| matches!(modifier, Modifier::Keyword { .. });
    in_force(scene, Concern::Keyword, &wanted, &mut |modifier, voice| {
        if let Modifier::Keyword { of, gains } = modifier
            && fits(scene, voice, of, card)
        {
            all.push(gains.clone());
        }
    });
    all
}

/// The keywords of a card that is being revealed and is not in play, printed or gained.
pub fn keywords_revealed(scene: Scene<Champions>, card: CardId) -> Vec<Keyword> {
    let mut keywords = scene.printed(card).front().text.keywords.clone();
    let wanted = |modifier: &Modifier| matches!(modifier, Modifier::Keyword { .. });
    in_force(scene, Concern::Keyword, &wanted, &mut |modifier, voice| {
        if let Modifier::Keyword { of, gains } = modifier
            && fits_printed(scene, voice, of, Place::Resolving, card)
        {
            keywords.push(gains.clone());
        }
    });
    keywords
}

/// Whether a card has a keyword, printed or gained.
pub fn has_keyword(scene: Scene<Champions>, card: &InPlay, of: KeywordKind) -> bool {
    let mut has = prints_keyword(scene, card, of);
    let wanted =
        |modifier: &Modifier| matches!(modifier, Modifier::Keyword { gains, .. } if gains.kind() == of);
    in_force(scene, Concern::Keyword, &wanted, &mut |modifier, voice| {
        if let Modifier::Keyword { of: such, .. } = modifier {
            has = has || fits(scene, voice, such, card);
        }
    });
    has
}

/// Whether a keyword is printed on a card: what it has gained is not (effects.gained-not-printed).
pub fn prints_keyword(scene: Scene<Champions>, card: &InPlay, of: KeywordKind) -> bool {
    card.facedown.is_none() && scene.face(card).text.keywords.iter().any(|keyword| keyword.kind() == of)
}

/// The abilities that a card in play has gained, with their places: each as often as it has gained it
/// (effects.gain-characteristic, abilities.constant.stacking).
pub fn gained<'a>(scene: Scene<'a, Champions>, card: &InPlay) -> Vec<(u8, &'a Ability)> {
    let mut all: Vec<(u8, &Ability)> = Vec::new();
    if scene.content.gained.is_empty() {
        return all;
    }
    let mut times = vec![0; scene.content.gained.len()];
    let wanted = |modifier: &Modifier| matches!(modifier, Modifier::Text { .. });
    in_force(scene, Concern::Text, &wanted, &mut |modifier, voice| {
        if let Modifier::Text { of, gains } = modifier
            && fits(scene, voice, of, card)
        {
            for (at, ability) in (usize::from(gains.place)..).zip(&gains.abilities) {
                let place = gained_place(at, times[at]);
                all.extend(place.map(|place| (place, ability)));
                times[at] += 1;
            }
        }
    });
    all
}

/// Whether a card can take damage from a source, if it has one (precedence.cannot-is-absolute).
pub fn can_take_damage(scene: Scene<Champions>, card: &InPlay, from: Option<&Source>) -> bool {
    let mut can = true;
    let wanted = |modifier: &Modifier| matches!(modifier, Modifier::Cannot(_));
    in_force(scene, Concern::Ban, &wanted, &mut |modifier, voice| {
        if let Modifier::Cannot(Ban::TakeDamage { who, from: only }) = modifier {
            let is = |only, from: &Source| match from {
                Source::InPlay(from) => fits(scene, voice, only, from),
                Source::Out(place, from) => fits_printed(scene, voice, only, *place, *from),
            };
            let by_this = only.as_ref().is_none_or(|only| from.is_some_and(|from| is(only, from)));
            can = can && !(by_this && fits(scene, voice, who, card));
        }
    });
    can
}

/// Whether threat can be removed from a scheme: a crisis icon keeps it on the main scheme, and a card may say so
/// (side-schemes.crisis, side-schemes.crisis-multiple, precedence.cannot-is-absolute).
pub fn can_lose_threat(scene: Scene<Champions>, card: &InPlay) -> bool {
    let faceup = || scene.state.in_play.iter().filter(|other| other.facedown.is_none());
    if scene.kind(card) == CardType::MainScheme && faceup().any(|other| scene.face(other).icons.crisis > 0) {
        return false;
    }
    can(scene, card, Doing::LoseThreat)
}

/// Whether a card can do something, or have it done to it: "cannot" is absolute (precedence.cannot-is-absolute).
pub fn can(scene: Scene<Champions>, card: &InPlay, doing: Doing) -> bool {
    let mut can = true;
    let wanted =
        |modifier: &Modifier| matches!(modifier, Modifier::Cannot(ban) if ban.keeps_from(doing).is_some());
    in_force(scene, Concern::Ban, &wanted, &mut |modifier, voice| {
        if let Modifier::Cannot(ban) = modifier
            && let Some(who) = ban.keeps_from(doing)
        {
            can = can && !fits(scene, voice, who, card);
        }
    });
    can
}

/// Whether a player can play a card, as far as bans go (precedence.cannot-is-absolute). A card that is being played is
/// controlled by its player (ownership.control-out-of-play).
pub fn can_play(scene: Scene<Champions>, player: Seat, from: Place, card: CardId) -> bool {
    let mut can = true;
    let wanted = |modifier: &Modifier| matches!(modifier, Modifier::Cannot(Ban::Play { .. }));
    in_force(scene, Concern::Ban, &wanted, &mut |modifier, voice| {
        if let Modifier::Cannot(Ban::Play { what }) = modifier {
            let such = Cards(Box::new(Filter { control: None, ..(*what.0).clone() }));
            let by_this =
                what.0.control.as_ref().is_none_or(|who| is_player(scene, voice, who, Some(player)));
            can = can && !(by_this && fits_printed(scene, voice, &such, from, card));
        }
    });
    can
}

/// By how much more or less a card costs to play for a player; lasting effects that speak of this card say so by their
/// places, since their uses may be counted (modifiers.recalculate-from-base, initiating.step3-apply-modifiers).
pub fn cost_change(scene: Scene<Champions>, player: Seat, played: CardId) -> (i32, Vec<usize>) {
    let (mut change, mut used) = (0, Vec::new());
    let wanted = |modifier: &Modifier| matches!(modifier, Modifier::Cost { .. });
    let meant = |of: &Cards, voice: Voice| fits_played(scene, voice, of, player, played);
    for card in speaking(scene, Concern::Cost) {
        speak(
            scene,
            &scene.face(card).text.modifiers,
            Voice::of(scene, card),
            &wanted,
            &mut |modifier, voice| {
                if let Modifier::Cost { of, by } = modifier
                    && meant(of, voice)
                {
                    change += counted(scene, voice, by);
                }
            },
        );
    }
    for (place, lasting) in scene.state.lasting.iter().enumerate() {
        let modifiers = modifiers_of(scene, lasting);
        speak(scene, modifiers, Voice::of_lasting(lasting), &wanted, &mut |modifier, voice| {
            if let Modifier::Cost { of, by } = modifier
                && meant(of, voice)
            {
                change += counted(scene, voice, by);
                used.push(place);
            }
        });
    }
    // An effect is used once, however many of its modifiers speak of the card.
    used.dedup();
    (change, used)
}

/// True if a card in play lets a player play a card from their discard pile (initiating.permission).
pub fn may_play_from_discard(scene: Scene<Champions>, player: Seat, card: CardId) -> bool {
    let mut may = false;
    let wanted = |modifier: &Modifier| matches!(modifier, Modifier::PlayFromDiscard { .. });
    in_force(scene, Concern::PlayFromDiscard, &wanted, &mut |modifier, voice| {
        if let Modifier::PlayFromDiscard { what } = modifier {
            let pile = Place::Discard(player);
            may = may || (voice.you == Some(player) && fits_printed(scene, voice, what, pile, card));
        }
    });
    may
}

/// By how much more or less threat the activation of an enemy places.
pub fn threat_placed(scene: Scene<Champions>, enemy: &InPlay) -> i32 {
    let mut change = 0;
    let wanted = |modifier: &Modifier| matches!(modifier, Modifier::ThreatPlaced { .. });
    in_force(scene, Concern::ThreatPlaced, &wanted, &mut |modifier, voice| {
        if let Modifier::ThreatPlaced { by, change: more } = modifier
            && fits(scene, voice, by, enemy)
        {
            change += counted(scene, voice, more);
        }
    });
    change
}

/// Whether a character must defend against an attacker, if it can.
pub fn must_defend(scene: Scene<Champions>, attacker: InPlayId, card: &InPlay) -> bool {
    let Some(attacker) = scene.state.find(attacker) else { return false };
    let mut must = false;
    let wanted = |modifier: &Modifier| matches!(modifier, Modifier::MustDefend { .. });
    in_force(scene, Concern::MustDefend, &wanted, &mut |modifier, voice| {
        if let Modifier::MustDefend { against, with } = modifier {
            must = must || (fits(scene, voice, against, attacker) && fits(scene, voice, with, card));
        }
    });
    must
}
