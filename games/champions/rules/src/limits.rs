//! Limits, maximums and uniqueness (chapter of that name), and what is looked at again whenever anything may have changed it:
//! the ally limit, restricted cards, hit points that a modifier gave or took.

use table::{Flow, Question, Scene, Seat, Verdict, fit, need};

use crate::ask::Ask;
use crate::card::ability::{Ability, Keyword, Limit, Max, MaxPer, Stat};
use crate::card::{Card, CardId, CardType, Class, Concern, gained_at, gained_place};
use crate::modifiers::ALLY_LIMIT;
use crate::players::in_player_order;
use crate::state::{InPlay, InPlayId, Reading, State, Tally};
use crate::{Champions, Play, cost, damage, leave_play, modifiers, players, rule, timing};

/// keywords.restricted.max-two
const RESTRICTED: usize = 2;

/// Looks again at everything that cards coming and going, and modifiers that begin or end, can break (modifiers.continuous). It
/// is done after every step, so it looks closely only where something could be wrong.
///
/// # Errors
/// A stop of the table.
pub(crate) fn enforce(play: &mut Play) -> Flow<()> {
    // Whom something saved from being defeated is not defeated over and over.
    let mut tried: Vec<InPlayId> = Vec::new();
    loop {
        // Losing a modifier can defeat (damage.hp-modifier-expiry-can-defeat).
        let fallen = damage::at_zero(play.scene());
        let fallen: Vec<InPlayId> = fallen.into_iter().filter(|id| !tried.contains(id)).collect();
        if !fallen.is_empty() {
            tried.extend(&fallen);
            let aftermath = damage::defeat(play, fallen, None, None)?;
            timing::happened(play, aftermath)?;
            continue;
        }
        let Some((player, beyond)) = beyond_limit(play.scene()) else { return Ok(()) };
        let Some(card) = play.choose_if_any(&TooMany { player, cards: &beyond })? else { return Ok(()) };
        leave_play::discard(play, card, rule!("allies.limit.three"))?;
    }
}

/// The first player who controls too many of something, with the cards to choose from.
fn beyond_limit(scene: Scene<Champions>) -> Option<(Seat, Vec<InPlayId>)> {
    let spoken_of = modifiers::spoken_of(scene);
    let (limits_change, gained) = (spoken_of(Concern::Stat(Stat::AllyLimit)), spoken_of(Concern::Keyword));
    in_player_order(scene.state).find_map(|player| {
        let own = || scene.state.in_play.iter().filter(|card| card.controller == Some(player));
        let allies = own().filter(|card| scene.kind(card) == CardType::Ally);
        if limits_change || fit::<i32>(allies.clone().count()) > ALLY_LIMIT {
            let allies: Vec<InPlayId> = allies.map(|card| card.id).collect();
            let limit =
                modifiers::value(scene, scene.identity(player), Stat::AllyLimit).map_or(0, usize::from);
            if allies.len() > limit {
                return Some((player, allies));
            }
        }
        let printed = |card: &InPlay| scene.face(card).text.keywords.contains(&Keyword::Restricted);
        let restricted = own()
            .filter(|card| gained || printed(card))
            .filter(|card| modifiers::keywords(scene, card).contains(&Keyword::Restricted));
        let restricted: Vec<InPlayId> = restricted.map(|card| card.id).collect();
        (restricted.len() > RESTRICTED).then_some((player, restricted))
    })
}

/// Which card beyond a limit is discarded? (q.ally-limit-exceeded)
struct TooMany<'a> {
    player: Seat,
    cards: &'a [InPlayId],
}

impl Question<Champions> for TooMany<'_> {
    type Answer = InPlayId;
    const EXACT: bool = true;

    fn ask(&self) -> Ask {
        Ask::TooMany { player: self.player }
    }

    fn candidates(&self, _scene: Scene<Champions>, emit: &mut impl FnMut(InPlayId)) {
        self.cards.iter().copied().for_each(emit);
    }

    fn verdict(&self, _scene: Scene<Champions>, id: InPlayId) -> Verdict {
        need(self.cards.contains(&id), rule!("allies.limit.three"))
    }
}

/// Whether two cards of players' may be in one deck and in play together. Two that are unique may not have a title in common,
/// and an identity has both of its titles (limits.unique.one-in-play, q.unique-by-side); but two identities, two allies, or a
/// hero and an ally may share a title if both say who they are otherwise and that differs
/// (limits.unique.identities-exception, limits.unique.allies-exception, limits.unique.hero-ally-exception). Who an alter-ego is
/// cannot be told apart any further (example.captain-america).
pub fn may_coexist(one: &Card, other: &Card) -> bool {
    fn title(card: &Card) -> &str {
        &card.front().name.en
    }
    fn alter_ego(card: &Card) -> Option<&str> {
        card.subtitle.as_deref().filter(|_| card.class == Class::Identity)
    }
    if !one.unique || !other.unique || one.class == Class::Scenario || other.class == Class::Scenario {
        return true;
    }
    let same_person = |one: &Card, other: &Card| {
        let known = alter_ego(one);
        known.is_some() && (known == alter_ego(other) || known == Some(title(other)))
    };
    let apart = one.subtitle.is_some() && other.subtitle.is_some() && one.subtitle != other.subtitle;
    !same_person(one, other) && !same_person(other, one) && (title(one) != title(other) || apart)
}

/// Whether a unique card cannot enter play, because the players have one in play with which it may not coexist
/// (limits.unique.cannot-enter).
pub fn barred_by_unique(scene: Scene<Champions>, card: CardId) -> bool {
    let printed = scene.printed(card);
    let players =
        |other: &&InPlay| other.owner.is_some() && other.facedown.is_none() && !players::is_out(scene, other);
    let mut there = scene.state.in_play.iter().filter(players);
    printed.unique && there.any(|other| !may_coexist(printed, scene.printed(other.card)))
}

/// Whether a card may come to lie at a host or under a controller, as far as maximums go (limits.max-per-player).
pub fn below_max(scene: Scene<Champions>, card: CardId, controller: Seat, host: Option<InPlayId>) -> bool {
    let printed = scene.printed(card);
    let copies = |fits: &dyn Fn(&InPlay) -> bool| {
        let same = scene.state.in_play.iter().filter(|other| {
            other.facedown.is_none() && scene.printed(other.card).title == printed.title && fits(other)
        });
        same.count()
    };
    match printed.front().text.play.max {
        Some(Max::Player(most)) => copies(&|other| other.controller == Some(controller)) < usize::from(most),
        Some(Max::Host(most)) => {
            copies(&|other| other.host.is_some() && other.host == host) < usize::from(most)
        }
        Some(Max::Deck(_) | Max::Round(_) | Max::Phase(_)) | None => true,
    }
}

/// Whether a player may take control of a card in play, as far as a maximum for each player goes (limits.max-per-player).
pub fn may_control(scene: Scene<Champions>, card: &InPlay, to: Seat) -> bool {
    let counted = matches!(scene.printed(card.card).front().text.play.max, Some(Max::Player(_)));
    !counted || card.facedown.is_some() || below_max(scene, card.card, to, None)
}

/// Of what title and ability a maximum is counted: of one that cards have gained, of that itself, whichever card has it and
/// however often (limits.max-in-ability).
fn counted_as(title: u16, ability: Option<(u8, u8)>) -> (u16, Option<(u8, u8)>) {
    match ability.and_then(|(_, place)| gained_at(place)).and_then(|gained| gained_place(gained, 0)) {
        Some(place) => (u16::MAX, Some((0, place))),
        None => (title, ability),
    }
}

/// Whether something of a title, playing it or one of its abilities, was done less often than its maximum for a period
/// allows: all copies and all players count together (limits.max-period, limits.max-in-ability).
pub fn below_max_per(state: &State, title: u16, ability: Option<(u8, u8)>, most: Option<MaxPer>) -> bool {
    let whose = counted_as(title, ability);
    let tally = state.tallies.iter().find(|tally| (tally.title, tally.ability) == whose);
    let (phase, round) = tally.map_or((0, 0), |tally| (tally.phase, tally.round));
    match most {
        None => true,
        Some(MaxPer::Phase(most)) => phase < most,
        Some(MaxPer::Round(most)) => round < most,
    }
}

/// Whether an ability of a card in play may be used once more, as far as its limit and its maximum go; one that is forced
/// has them, too, and so has one that generates resources (limits.limit, limits.max-in-ability).
pub fn may_be_used_again(scene: Scene<Champions>, card: &InPlay, place: u8, ability: &Ability) -> bool {
    let title = scene.printed(card.card).title;
    cost::below_limit(scene.state, card, place, ability)
        && below_max_per(scene.state, title, Some((card.face, place)), ability.max)
}

/// Whether a card may be played once more, as far as maximums for a period go.
pub fn may_be_played_again(scene: Scene<Champions>, card: CardId) -> bool {
    let printed = scene.printed(card);
    let most = printed.front().text.play.max.and_then(Max::per);
    below_max_per(scene.state, printed.title, None, most)
}

/// Counts something that has a maximum for a period; a cancelled one too (limits.max-cancelled-counts).
pub(crate) fn count_towards_max(
    state: &mut State,
    title: u16,
    ability: Option<(u8, u8)>,
    most: Option<MaxPer>,
) {
    if most.is_none() {
        return;
    }
    let (title, ability) = counted_as(title, ability);
    let tallies = &mut state.tallies;
    let known = tallies.iter().position(|tally| (tally.title, tally.ability) == (title, ability));
    let at = known.unwrap_or_else(|| {
        tallies.push(Tally { title, ability, phase: 0, round: 0 });
        tallies.len() - 1
    });
    let Tally { phase, round, .. } = &mut tallies[at];
    (*phase, *round) = (phase.saturating_add(1), round.saturating_add(1));
}

/// A phase is over, and with it the uses that count towards limits for a phase (limits.limit-resets).
pub(crate) fn begin_anew(play: &mut Play) {
    let cards = play.content;
    let of_phase = |ability: &Ability| matches!(ability.limit, Some(Limit::Phase(_)));
    for card in &mut play.state.in_play {
        for (face, used) in cards.card(card.card).faces.iter().zip(&mut card.used) {
            let abilities = face.text.abilities.iter().zip(used);
            abilities.filter(|(ability, _)| of_phase(ability)).for_each(|(_, used)| *used = 0);
        }
    }
    let gained = |place: u8| gained_at(place).and_then(|at| cards.gained.get(at));
    play.state.gained_used.retain(|used| !gained(used.place).is_some_and(of_phase));
}

/// Counts a card that is played.
pub(crate) fn count_play(play: &mut Play, card: CardId) {
    let printed = play.content.card(card);
    let most = printed.front().text.play.max.and_then(Max::per);
    count_towards_max(&mut play.state, printed.title, None, most);
}
