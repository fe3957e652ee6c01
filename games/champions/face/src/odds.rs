//! Exact odds: the damage of an enemy's attack, by what the unseen boost cards could show.
//!
//! Which cards of the encounter deck have not been seen is known to everybody; in which order they come is not, but for what a
//! seat has seen of it. Boost abilities (stars) may do more than their icons say, and are not in the figures.

use champions::Champions;
use champions::ask::{Answer, Ask, Defend};
use champions::card::CardType;
use champions::card::ability::{Stat, Status};
use champions::damage::Source;
use champions::modifiers::{can_take_damage, value};
use champions::state::{DeedKind, InPlay, InPlayId, Placed, Reading as _};
use host::Open;
use table::{Scene, Seat};
use wire::odds::{Chance, Check, Comparison, Headline, Odds, Threshold, Variant};
use words::{Message, Words};

use crate::ChampionsFace;
use crate::voice::{Teller, teller};

/// The odds of a defence, or of none.
pub(super) fn of(open: &Open<Champions>, teller: &Teller, answer: Answer) -> Option<Odds> {
    let blow = struck(open, answer)?;
    Some(blow.odds(teller, open.reader.words))
}

impl host::Odds<Champions> for ChampionsFace {
    /// Every way to defend, set beside the others.
    fn odds(&self, open: &Open<Champions>, answer: Answer) -> Option<Comparison> {
        let (scene, ask, words) = (open.scene, &open.pending.ask, open.reader.words);
        struck(open, answer)?;
        let teller = teller(&open.reader);
        let variant = |&option: &Answer| {
            let blow = struck(open, option)?;
            Some(Variant { label: teller.answer(ask, &option), price: None, odds: blow.odds(&teller, words) })
        };
        let unseen = words
            .say(&Message::new("champions-odds-unseen").with("cards", unseen(scene, open.reader.seat).len()));
        Some(Comparison {
            title: teller.answer(ask, &answer),
            checks: vec![Check { code: "boost".to_owned(), label: unseen, good: None }],
            variants: open.pending.options.iter().filter_map(variant).collect(),
            assumes: None,
        })
    }
}

/// Who would take how much, and how likely.
struct Blow {
    struck: InPlayId,
    left: u16,
    /// Chances by amount.
    amounts: Vec<f64>,
}

fn struck(open: &Open<Champions>, answer: Answer) -> Option<Blow> {
    let (scene, ask) = (open.scene, open.pending.ask);
    let (Ask::Defend { attacker, target, .. }, Answer::Defend(defend)) = (ask, answer) else { return None };
    scene.state.deeds.last().filter(|deed| deed.kind == DeedKind::EnemyAttack)?;
    let enemy = scene.state.find(attacker)?;
    let struck = match defend {
        Defend::No => scene.identity(target),
        Defend::With(id) => scene.state.find(id)?,
    };
    // Allies defend without DEF (enemy-attack.step4.ally-defends).
    let defence = match defend {
        Defend::With(_) if scene.kind(struck) == CardType::Hero => value(scene, struck, Stat::Def)?,
        _ => 0,
    };
    let atk = value(scene, enemy, Stat::Atk)?;
    let boosts = if scene.kind(enemy) == CardType::Villain { scene.state.encounter.boosts.len() } else { 0 };
    // Figures would tell which set was picked face down, of which nobody knows (encounter-deck.modular-random).
    if boosts > 0 && open.reader.setup.modular_at_random {
        return None;
    }
    let icons = icons(&unseen(scene, open.reader.seat), boosts);
    let mut amounts = vec![0.0; usize::from(atk) + icons.len()];
    for (icons, chance) in icons.iter().enumerate() {
        let dealt = (usize::from(atk) + icons).saturating_sub(defence.into());
        amounts[if takes(scene, struck, enemy) { dealt } else { 0 }] += chance;
    }
    Some(Blow {
        struck: struck.id,
        left: value(scene, struck, Stat::RemainingHitPoints).unwrap_or(0),
        amounts,
    })
}

impl Blow {
    fn odds(&self, teller: &Teller, words: &Words) -> Odds {
        let possible = self.amounts.iter().enumerate().filter(|(_, chance)| **chance > 0.0);
        let amounts: Vec<Chance> =
            possible.map(|(amount, &chance)| Chance { amount: amount as i32, chance }).collect();
        let chance_from = |least: i32| {
            amounts
                .iter()
                .filter(|one| one.amount >= least)
                .map(|one| one.chance)
                .fold(0.0, |sum, chance| sum + chance)
        };
        let fatal = i32::from(self.left);
        let headline = |code: &str, key: &'static str, chance: f64| Headline {
            code: code.to_owned(),
            label: words.word(key),
            chance,
        };
        let threshold = Message::new("champions-threshold-defeated")
            .with("amount", fatal)
            .with("card", teller.card(self.struck));
        Odds {
            headlines: vec![
                headline("hit", "champions-odds-hurt", chance_from(1)),
                headline("ko", "champions-odds-defeated", chance_from(fatal)),
            ],
            unit: words.word("champions-odds-damage"),
            mean: amounts.iter().map(|one| f64::from(one.amount) * one.chance).sum(),
            thresholds: vec![Threshold { amount: fatal, label: words.say(&threshold) }],
            amounts,
            otherwise: None,
        }
    }
}

/// A tough character takes nothing (status.tough.definition).
fn takes(scene: Scene<Champions>, struck: &InPlay, enemy: &InPlay) -> bool {
    !struck.statuses.has(Status::Tough) && can_take_damage(scene, struck, Some(&Source::InPlay(*enemy)))
}

/// The boost icons of every encounter card that the seat has not seen: what is in the deck, and what was dealt from it face
/// down. What the seat knows to lie in the deck has been dealt to nobody.
fn unseen(scene: Scene<Champions>, seat: Option<Seat>) -> Vec<u8> {
    let encounter = &scene.state.encounter;
    let dealt = scene.state.players.iter().flat_map(|player| player.dealt.iter().copied());
    let unknown = |placed: &&Placed| !seat.is_some_and(|seat| placed.is_known_by(seat));
    let placed = encounter.deck.placed().filter(unknown).map(|placed| placed.card);
    let deck = encounter.deck.rest().iter().chain(placed);
    let hidden = deck.chain(encounter.boosts.iter().copied()).chain(dealt);
    let mut icons: Vec<u8> = hidden.map(|card| scene.content.card(card).boost).collect();
    icons.sort_unstable();
    icons
}

/// The chance of each sum of icons on so many cards of these, none of them twice.
fn icons(unseen: &[u8], cards: usize) -> Vec<f64> {
    let most: usize = unseen.iter().rev().take(cards).map(|&icons| usize::from(icons)).sum();
    // ways[n][sum]: in how many ways n of the cards looked at so far show that sum. Decks are far too small for an f64 to
    // run out of whole numbers.
    let mut ways = vec![vec![0.0; most + 1]; cards + 1];
    ways[0][0] = 1.0;
    for &icon in unseen {
        for n in (1..=cards).rev() {
            for sum in (usize::from(icon)..=most).rev() {
                ways[n][sum] += ways[n - 1][sum - usize::from(icon)];
            }
        }
    }
    let all: f64 = ways[cards].iter().sum();
    // Fewer cards than are to be turned up: the rest comes from a deck that is yet to be formed.
    if all == 0.0 { vec![1.0] } else { ways[cards].iter().map(|ways| ways / all).collect() }
}

#[cfg(test)]
mod tests {
    use champions::Champions;
    use champions::card::ability::End;
    use champions::card::core;
    use champions::deck_construction::Decklist;
    use champions::setup::Setup;
    use champions::state::bit;
    use table::{Game as _, Scene, Seat};

    use super::{icons, unseen};

    #[test]
    fn what_a_seat_knows_to_lie_in_the_deck_is_no_boost_card() {
        let cards = core().unwrap_or_else(|found| panic!("{found}"));
        let setup = Setup::usual(
            cards.decks.iter().take(2).map(|deck| Decklist::of(&cards, deck)).collect(),
            "rhino",
        );
        let mut state = Champions::start(&cards, &setup).expect("a setup in order");
        let deck = &mut state.encounter.deck;
        let all = deck.len();
        let card = deck.iter().next().expect("a card");
        deck.take(card);
        deck.put(End::Top, card, bit(Seat(0)));
        let scene = Scene { state: &state, content: &cards };
        let left = [Some(Seat(0)), Some(Seat(1)), None].map(|seat| unseen(scene, seat).len());
        assert_eq!(left, [all - 1, all, all]);
    }

    #[test]
    fn boost_icons_are_drawn_without_putting_back() {
        assert_eq!(icons(&[0, 1, 1, 2], 1), [0.25, 0.5, 0.25]);
        // Of six pairs: 0+1 twice, 0+2, 1+1, 1+2 twice.
        let sixth = 1.0 / 6.0;
        assert_eq!(icons(&[0, 1, 1, 2], 2), [0.0, 2.0 * sixth, 2.0 * sixth, 2.0 * sixth]);
        assert_eq!(icons(&[0, 1], 0), [1.0], "a minion gets no boost card");
    }
}
