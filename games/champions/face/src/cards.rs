//! What is printed: every card with all its faces, decks at hand, scenarios and sets.

use std::path::PathBuf;

use champions::Champions;
use champions::card::ability::Stat;
use champions::card::{Card, CardId, CardType, Cards, Class, Deck, Face, PerPlayer, Scenario, Set, file};
use content::{Diagnostics, Names, Thing as _};
use host::code_of;
use host::naming::card_head;
use wire::cards::{CardFace, CardHead, CardLine, CardSide, CardValue};
use words::{Message, Words};

use crate::board::card::{class, stage};
use crate::voice::{Line, Printed};
use crate::{ChampionsFace, decks, emblem, info};

const CARD: &str = "card";
const DECK: &str = "deck";
const SCENARIO: &str = "scenario";
const SET: &str = "set";

impl host::Printed<Champions> for ChampionsFace {
    fn load(&self, packs: &[PathBuf]) -> Result<Cards, Diagnostics> {
        champions::card::load(packs)
    }

    fn fingerprint(&self, cards: &Cards) -> String {
        cards.fingerprint.clone()
    }

    fn folders(&self) -> &'static [&'static str] {
        &[file::Identity::FOLDER, file::PlayerCard::FOLDER, file::ScenarioCard::FOLDER]
    }

    fn cards(&self, cards: &Cards, words: &Words) -> Vec<CardHead> {
        let press = Press { cards, words, printed: Printed::new(words, cards) };
        let all = (0..cards.cards.len() as u16).map(|place| press.card_head(CardId(place)));
        let decks = cards.decks.iter().map(|deck| press.deck_head(deck));
        let scenarios = cards.scenarios.iter().map(|scenario| press.scenario_head(scenario));
        let sets = cards.sets.iter().map(|set| press.set_head(set));
        all.chain(decks).chain(scenarios).chain(sets).collect()
    }

    fn card(&self, cards: &Cards, kind: &str, id: &str, words: &Words) -> Option<CardFace> {
        let press = Press { cards, words, printed: Printed::new(words, cards) };
        Some(match kind {
            CARD => press.card(cards.find(id)?),
            DECK => press.deck(&cards.decks[usize::from(cards.deck(id)?)]),
            SCENARIO => press.scenario(&cards.scenarios[usize::from(cards.scenario(id)?)]),
            SET => press.set(&cards.sets[usize::from(cards.set_of(id)?)]),
            _ => return None,
        })
    }
}

/// Prints cards in one language.
struct Press<'a> {
    cards: &'a Cards,
    words: &'a Words,
    printed: Printed<'a>,
}

impl Press<'_> {
    fn name(&self, names: &Names) -> String {
        self.words.language().name(names).to_owned()
    }

    fn value(&self, code: &str, label: String, value: impl ToString) -> CardValue {
        CardValue { code: code.to_owned(), label, value: value.to_string() }
    }

    fn head(&self, kind: &str, id: &str, name: &Names, line: String) -> CardHead {
        card_head(self.words, kind, id, name, line)
    }

    fn card_head(&self, id: CardId) -> CardHead {
        let card = self.cards.card(id);
        let face = card.front();
        let kind = self
            .words
            .say(&Message::new("champions-card-kind").with("kind", self.printed.card_type(face.kind)));
        let traits: Vec<String> =
            emblem::traits_of(self.cards, face.traits).map(|of| self.name(&of.name)).collect();
        let line = match traits.is_empty() {
            true => kind.clone(),
            false => self.words.say(
                &Message::new("champions-card-line")
                    .with("kind", kind.clone())
                    .with("traits", traits.join(", ")),
            ),
        };
        let cost = card.cost.filter(|_| card.class != Class::Scenario);
        CardHead {
            tags: [Some(kind), self.class_name(card), card.set.map(|set| self.set_name(set))]
                .into_iter()
                .flatten()
                .chain(traits)
                .collect(),
            emblem: Some(emblem::of(self.cards, card, face, self.words)),
            corner: cost.map(|cost| self.value("cost", self.words.word("champions-value-cost"), cost)),
            shelf: match card.class {
                Class::Identity => Some(decks::IDENTITY.to_owned()),
                Class::Basic | Class::Aspect(_) => Some(class(card)),
                Class::Hero | Class::Scenario => None,
            },
            ..self.head(CARD, &card.id, &face.name, line)
        }
    }

    /// The aspect of a card, or that it is basic; of others the set says all.
    fn class_name(&self, card: &Card) -> Option<String> {
        match card.class {
            Class::Aspect(aspect) => Some(self.printed.aspect(aspect)),
            Class::Basic => Some(self.words.word("champions-card-class-basic")),
            Class::Identity | Class::Hero | Class::Scenario => None,
        }
    }

    fn set_name(&self, set: u16) -> String {
        self.name(&self.cards.sets[usize::from(set)].name)
    }

    fn card(&self, id: CardId) -> CardFace {
        let card = self.cards.card(id);
        let sides: Vec<CardSide> =
            (0..).zip(&card.faces).map(|(place, face)| self.side(card, face, place)).collect();
        let first = &sides[0];
        CardFace {
            head: self.card_head(id),
            values: first.values.clone(),
            lines: first.lines.clone(),
            sides: if sides.len() > 1 { sides } else { Vec::new() },
            board: None,
        }
    }

    fn side(&self, card: &Card, face: &Face, place: u8) -> CardSide {
        CardSide {
            code: match face.kind {
                CardType::MainScheme if place == 0 => "a".to_owned(),
                CardType::MainScheme => "b".to_owned(),
                kind => code_of(&kind),
            },
            form: card.id.clone(),
            name: match stage(card, face.kind, place) {
                Some(stage) => self.words.say(
                    &Message::new("champions-side-stage")
                        .with("name", self.name(&face.name))
                        .with("stage", stage),
                ),
                None => self.name(&face.name),
            },
            values: self.values(card, face),
            lines: self.lines(face),
        }
    }

    /// The text box; the lead of a line is its name.
    fn lines(&self, face: &Face) -> Vec<CardLine> {
        let line = |line: Line| CardLine {
            code: "text".to_owned(),
            name: line.lead,
            values: Vec::new(),
            text: line.text,
            rules: Vec::new(),
        };
        self.printed.lines(face).into_iter().map(line).collect()
    }

    /// The numbers of a face, those that its type prints.
    fn values(&self, card: &Card, face: &Face) -> Vec<CardValue> {
        let word = |key: &'static str| self.words.word(key);
        let mut values = Vec::new();
        if let Some(class) = self.class_name(card).or_else(|| card.set.map(|set| self.set_name(set))) {
            values.push(self.value("class", word("champions-value-class"), class));
        }
        if let Some(stage) = stage(card, face.kind, u8::from(face != card.front())) {
            values.push(self.value("stage", word("champions-value-stage"), stage));
        }
        if let Some(cost) = card.cost.filter(|_| card.class != Class::Scenario) {
            values.push(self.value("cost", word("champions-value-cost"), cost));
        }
        let stats = [
            ("thwart", Stat::Thw, face.thw, face.thw_marks),
            ("attack", Stat::Atk, face.atk, face.atk_marks),
            ("defence", Stat::Def, face.def, 0),
            ("recover", Stat::Rec, face.rec, 0),
            ("scheme", Stat::Sch, face.sch, 0),
        ];
        for (code, stat, number, marks) in stats {
            if let Some(number) = number {
                let star = "*".repeat(marks.into());
                values.push(self.value(code, self.printed.stat(stat), format!("{number}{star}")));
            }
        }
        if let Some(points) = face.hit_points {
            values.push(self.value(
                "hit-points",
                self.printed.stat(Stat::HitPoints),
                self.per_player(points),
            ));
        }
        if face.hand_size > 0 {
            values.push(self.value("hand-size", self.printed.stat(Stat::HandSize), face.hand_size));
        }
        let threats = [
            ("starting-threat", "champions-value-starting-threat", Some(face.starting_threat)),
            ("acceleration", "champions-value-acceleration", Some(face.acceleration)),
            ("target-threat", "champions-value-target-threat", face.target_threat),
        ];
        for (code, label, number) in threats {
            if let Some(number) = number.filter(|_| face.kind.is_scheme()) {
                values.push(self.value(code, word(label), self.per_player(number)));
            }
        }
        let icons = [
            ("icon-crisis", face.icons.crisis),
            ("icon-acceleration", face.icons.acceleration),
            ("icon-hazard", face.icons.hazard),
        ];
        for ((code, count), icon) in icons.into_iter().zip(self.printed.icons()) {
            if count > 0 {
                values.push(self.value(code, icon.name, count));
            }
        }
        if card.resources.total() > 0 {
            let resources = self.printed.resources(card.resources);
            values.push(self.value("resources", word("champions-value-resource"), resources));
        }
        if card.class == Class::Scenario && !matches!(face.kind, CardType::Villain | CardType::MainScheme) {
            values.push(self.value("boost", word("champions-value-boost"), card.boost));
        }
        values
    }

    /// A number, with the sign for "each player" where it is counted so (modifiers.per-player).
    fn per_player(&self, number: PerPlayer) -> String {
        match number {
            PerPlayer::Fixed(number) => number.to_string(),
            PerPlayer::PerPlayer(number) => {
                self.words.say(&Message::new("champions-number-per-player").with("number", number))
            }
        }
    }

    /// Cards, each once with the number of its copies.
    fn list(&self, cards: &[CardId]) -> Vec<CardLine> {
        let mut sorted = cards.to_vec();
        sorted.sort_unstable();
        let line = |copies: &[CardId]| {
            let head = self.card_head(copies[0]);
            let label = self.words.word("champions-value-copies");
            CardLine {
                code: CARD.to_owned(),
                name: head.name,
                values: vec![self.value("copies", label, copies.len())],
                text: head.line,
                rules: Vec::new(),
            }
        };
        sorted.chunk_by(|one, other| one == other).map(line).collect()
    }

    fn listing(&self, head: CardHead, cards: &[CardId]) -> CardFace {
        CardFace {
            head,
            values: vec![self.value("cards", self.words.word("champions-total-cards"), cards.len())],
            lines: self.list(cards),
            sides: Vec::new(),
            board: None,
        }
    }

    fn deck_head(&self, deck: &Deck) -> CardHead {
        let identity = self.cards.card(deck.identity);
        CardHead {
            tags: deck.aspect.map(|aspect| self.printed.aspect(aspect)).into_iter().collect(),
            emblem: Some(emblem::of(self.cards, identity, identity.front(), self.words)),
            ..self.head(DECK, &deck.id, &deck.name, info::deck_line(self.cards, self.words, deck))
        }
    }

    fn deck(&self, deck: &Deck) -> CardFace {
        self.listing(self.deck_head(deck), &deck.cards)
    }

    fn scenario_head(&self, scenario: &Scenario) -> CardHead {
        let line = info::scenario_line(self.cards, self.words, scenario);
        let villain = scenario.standard.first().map(|&id| self.cards.card(id));
        CardHead {
            emblem: villain.map(|card| emblem::of(self.cards, card, card.front(), self.words)),
            ..self.head(SCENARIO, &scenario.id, &scenario.name, line)
        }
    }

    /// The villain's stages, the main scheme, and the villain's own set.
    fn scenario(&self, scenario: &Scenario) -> CardFace {
        let set = &self.cards.sets[usize::from(scenario.set)].cards;
        let stages = scenario.standard.iter().chain(&scenario.expert).chain(&scenario.main_scheme);
        let mut all: Vec<CardId> = stages.chain(set).copied().collect();
        let mut seen = Vec::new();
        // A stage may be in both villain decks and in the set.
        all.retain(|id| {
            let single =
                matches!(self.cards.card(*id).front().kind, CardType::Villain | CardType::MainScheme);
            let new = !single || !seen.contains(id);
            seen.push(*id);
            new
        });
        self.listing(self.scenario_head(scenario), &all)
    }

    fn set_head(&self, set: &Set) -> CardHead {
        CardHead {
            tags: vec![self.printed.set_kind(set.kind)],
            ..self.head(SET, &set.id, &set.name, info::set_line(self.words, set))
        }
    }

    fn set(&self, set: &Set) -> CardFace {
        self.listing(self.set_head(set), &set.cards)
    }
}
