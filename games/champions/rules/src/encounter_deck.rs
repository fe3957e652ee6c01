//! What the encounter deck is made of (chapter "Encounter deck composition").

use serde::{Deserialize, Serialize};

use crate::card::{CardId, CardType, Cards, Scenario, SetKind};

/// How hard it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Mode {
    /// As the scenario comes.
    #[default]
    Standard,
    /// encounter-deck.expert-stages, encounter-deck.expert-set
    Expert,
}

/// The stages of the villain deck, the first one last (encounter-deck.expert-stages).
pub fn villain_deck(scenario: &Scenario, mode: Mode) -> Vec<CardId> {
    let stages = match mode {
        Mode::Standard => &scenario.standard,
        Mode::Expert => &scenario.expert,
    };
    stages.iter().rev().copied().collect()
}

/// The encounter deck without obligations, which join it in step 11: the villain's own set, the scenario's Standard set, in
/// expert mode its Expert set too, and modular sets (encounter-deck.recommended-list, encounter-deck.expert-set,
/// encounter-deck.modular-swap, encounter-deck.modular-multiple).
pub fn compose(cards: &Cards, scenario: &Scenario, mode: Mode, modular: &[u16]) -> Vec<CardId> {
    let in_it = |(place, set): &(u16, &crate::card::Set)| match set.kind {
        SetKind::Villain => *place == scenario.set,
        SetKind::Standard => scenario.standard_set == Some(*place),
        SetKind::Expert => mode == Mode::Expert && scenario.expert_set == Some(*place),
        SetKind::Modular => modular.contains(place),
        SetKind::Hero | SetKind::Nemesis => false,
    };
    let sets = (0..).zip(&cards.sets).filter(in_it);
    let encounter = |card: &CardId| {
        let kind = cards.card(*card).front().kind;
        !matches!(kind, CardType::Villain | CardType::MainScheme) && !scenario.set_aside.contains(card)
    };
    sets.flat_map(|(_, set)| set.cards.iter().copied().filter(encounter)).collect()
}

/// The cards that start set aside, in all their copies.
pub fn set_aside(cards: &Cards, scenario: &Scenario) -> Vec<CardId> {
    let copies = |&card: &CardId| std::iter::repeat_n(card, usize::from(cards.card(card).copies));
    scenario.set_aside.iter().flat_map(copies).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::card::core;
    use crate::cites;

    #[test]
    fn sets_add_up() {
        cites!(
            "encounter-deck.recommended-list",
            "encounter-deck.expert-set",
            "encounter-deck.expert-stages",
            "encounter-deck.modular-swap",
            "encounter-deck.modular-multiple"
        );
        let cards = core().unwrap_or_else(|found| panic!("{found}"));
        let scenario = |id: &str| &cards.scenarios[usize::from(cards.scenario(id).expect(id))];
        let size = |id: &str, mode, modular: &[&str]| {
            let sets: Vec<u16> = modular.iter().map(|id| cards.set_of(id).expect(id)).collect();
            compose(&cards, scenario(id), mode, &sets).len()
        };
        assert_eq!(size("rhino", Mode::Standard, &["bomb-scare"]), 17 + 7 + 6);
        assert_eq!(size("rhino", Mode::Expert, &["bomb-scare"]), 17 + 7 + 3 + 6);
        assert_eq!(size("klaw", Mode::Standard, &["under-attack"]), 16 + 7 + 5);
        assert_eq!(size("klaw", Mode::Standard, &["under-attack", "masters-of-evil"]), 16 + 7 + 5 + 7);
        // The environment starts set aside, in all its copies.
        let mut two = cards.clone();
        let drones = usize::from(two.find("ultron-drones").expect("in the core set").0);
        two.cards[drones].copies = 2;
        assert_eq!(set_aside(&two, scenario("ultron")).len(), 2);
        assert_eq!(size("ultron", Mode::Standard, &["under-attack"]), 18 + 7 + 5);
        // A second Standard set of somebody's own is in no deck of a scenario that does not name it.
        let mut more = cards.clone();
        let standard = usize::from(more.set_of("standard").expect("in the core set"));
        let another = more.sets[standard].clone();
        more.sets.push(another);
        let rhino = &cards.scenarios[usize::from(cards.scenario("rhino").expect("in the core set"))];
        assert_eq!(compose(&more, rhino, Mode::Standard, &[]).len(), 17 + 7);
        let stages = |id, mode| {
            villain_deck(scenario(id), mode).iter().map(|&c| cards.card(c).stage).collect::<Vec<_>>()
        };
        for id in ["rhino", "klaw", "ultron"] {
            assert_eq!(
                (stages(id, Mode::Standard), stages(id, Mode::Expert)),
                (vec![2, 1], vec![3, 2]),
                "{id}"
            );
        }
        // What the booklet recommends.
        let modular = |id| cards.sets[usize::from(scenario(id).modular)].id.as_str();
        let recommended = ["rhino", "klaw", "ultron"].map(modular);
        assert_eq!(recommended, ["bomb-scare", "masters-of-evil", "under-attack"]);
    }
}
