//! States that reports keep whole, written down and read back.

use champions::Champions;
use champions::card::{CardId, CardType, Cards, CounterId};
use champions::state::{Counters, InPlay, InPlayId, Phase, State, VillainStep};
use table::{Game as _, Scene, Seat};

/// A position as `given` writes it: the whole state, in the engine's own words.
pub fn written(scene: Scene<Champions>) -> Vec<String> {
    let state = serde_json::to_string(scene.state).unwrap_or_default();
    vec![format!("state: '{state}'")]
}

/// Whether counters of these types leave room on a card for those that it names itself.
pub fn has_room(cards: &Cards, card: CardId, counters: impl Iterator<Item = CounterId>) -> bool {
    let others = counters.filter(|counter| !cards.card(card).counters.contains(counter));
    others.count() <= Counters::MOST - Counters::NAMED
}

/// Whether a state that somebody wrote down can be played on: everything that it names is there, and it stands at a
/// checkpoint.
pub fn fits_a_table(cards: &Cards, state: &State) -> Result<(), String> {
    let need = |fits: bool, wrong: &str| if fits { Ok(()) } else { Err(wrong.to_owned()) };
    let players = state.players.len();
    need((1..=4).contains(&players), "one to four may play")?;
    let seat = |seat: Seat| usize::from(seat.0) < players;
    let some = |of: Option<Seat>| of.is_none_or(seat);
    let known = |card: CardId| usize::from(card.0) < cards.cards.len();
    let phase = match state.phase {
        Phase::Villain(VillainStep::Villain(of) | VillainStep::Minions(of) | VillainStep::Reveal(of)) => {
            Some(of)
        }
        Phase::Turn => state.active.or(Some(Seat(u8::MAX))),
        _ => None,
    };
    need(seat(state.first_player) && some(state.active) && some(phase), "nobody sits there")?;
    let busy = state.deeds.len() + state.windows.len() + state.reveals.len() + state.falling.len();
    let mut decks = state.players.iter().map(|player| &player.deck).chain([&state.encounter.deck]);
    let looks = decks.any(|deck| (0..4).any(|seat| deck.looked_at(Seat(seat)).next().is_some()));
    need(busy == 0 && !looks, "it stands in the middle of something")?;
    for player in &state.players {
        let bags = player.deck.iter().chain(player.hand.iter()).chain(player.nemesis.iter());
        let piles = [&player.discard, &player.dealt, &player.turned, &player.playing, &player.paying];
        let piles = piles.into_iter().flatten().copied();
        need(bags.chain(piles).all(known), "there is no such card")?;
    }
    let encounter = &state.encounter;
    let bags = encounter.deck.iter().chain(encounter.set_aside.iter());
    let piles = [
        &encounter.discard,
        &encounter.villain_deck,
        &encounter.scheme_deck,
        &encounter.boosts,
        &encounter.resolving,
        &encounter.removed,
    ];
    need(bags.chain(piles.into_iter().flatten().copied()).all(known), "there is no such card")?;
    for card in &state.in_play {
        need(known(card.card), "there is no such card")?;
        need(usize::from(card.face) < cards.card(card.card).faces.len(), "a card has no such face")?;
        let mask = card.facedown.is_none_or(|mask| usize::from(mask) < cards.traits.len());
        need(mask, "there is no such trait")?;
        let counters = || card.counters.iter().map(|(counter, _)| counter);
        need(counters().all(|of| usize::from(of.0) < cards.counters.len()), "there is no such counter")?;
        need(has_room(cards, card.card, counters()), "there are too many types of counter on a card")?;
        need([card.owner, card.controller, card.engaged].into_iter().all(some), "nobody sits there")?;
    }
    need(state.under.iter().all(|under| known(under.card) && some(under.owner)), "there is no such card")?;
    let kind = |card: &InPlay| cards.card(card.card).faces[usize::from(card.face)].kind;
    let one = |wanted: CardType| state.in_play.iter().filter(|card| kind(card) == wanted).count() == 1;
    need(one(CardType::Villain) && one(CardType::MainScheme), "one villain and one main scheme are in play")?;
    let identity = |id: InPlayId| {
        let card = state.find(id);
        card.is_some_and(|card| matches!(kind(card), CardType::Hero | CardType::AlterEgo))
    };
    need(state.players.iter().all(|player| identity(player.identity)), "a player has no identity")?;
    let lasts = state.lasting.iter().all(|it| {
        let players = it.names.iter().all(|(_, bound)| some(bound.player));
        usize::from(it.place) < cards.lasting.len() && seat(it.you) && players && it.deed.is_none()
    });
    let waits = state.delayed.iter().all(|it| {
        usize::from(it.place) < cards.delayed.len() && seat(it.you) && known(it.card) && it.deed.is_none()
    });
    let lent = state.borrowed.iter().all(|it| some(it.from) && it.deed.is_none());
    need(lasts && waits && lent, "something lasts that no card says")?;
    Champions::sound(Scene { state, content: cards })
}

#[cfg(test)]
mod tests {
    use champions::Champions;
    use champions::card::ability::{Duration, End};
    use champions::card::core;
    use champions::deck_construction::Decklist;
    use champions::setup::Setup;
    use champions::state::{Borrowed, InPlayId, State};
    use table::{Game as _, Seat};

    use super::fits_a_table;

    #[test]
    fn what_is_lent_and_what_is_known_of_a_deck_is_kept_and_looked_at_before_it_is_believed() {
        let cards = core().unwrap_or_else(|found| panic!("{found}"));
        let setup = Setup::usual(
            cards.decks.iter().take(2).map(|deck| Decklist::of(&cards, deck)).collect(),
            "rhino",
        );
        let mut state = Champions::start(&cards, &setup).expect("a setup in order");
        state.cards = state.count_cards() as u16;
        let lent = |from: u8, deed: Option<u8>| {
            let card = InPlayId(0);
            Borrowed { card, from: Some(Seat(from)), until: Duration::Round, deed }
        };
        let deck = &mut state.player_mut(Seat(0)).deck;
        let top = deck.iter().next().expect("a card");
        deck.take(top);
        deck.put(End::Top, top, 1);
        state.borrowed.push(lent(1, None));
        let text = serde_json::to_string(&state).expect("a state can be written");
        assert_eq!(serde_json::from_str::<State>(&text).expect("and read"), state);
        assert_eq!(fits_a_table(&cards, &state), Ok(()));
        for wrong in [lent(4, None), lent(0, Some(0))] {
            let state = State { borrowed: vec![wrong], ..state.clone() };
            assert!(fits_a_table(&cards, &state).is_err(), "{wrong:?}");
        }
        state.player_mut(Seat(0)).deck.look(Seat(0), 1);
        assert!(fits_a_table(&cards, &state).is_err(), "somebody is looking at a deck");
    }
}
