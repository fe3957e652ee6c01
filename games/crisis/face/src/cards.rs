//! What is printed: characters with both sides of their cards, team tactics, crises, affiliations, gems and battlefields.

use std::path::PathBuf;

use content::{Diagnostics, Thing as _};
use crisis::Crisis;
use crisis::card::ability::{AttackType, Health, Kind, Reach as Range, Superpower};
use crisis::card::{
    Affiliation, Attack, Battlefield, Cards, Character, Crisis as CrisisCard, Edition, Form, Gem, Tactic,
    file,
};
use crisis::setup::Setup;
use crisis::state::Token;
use crisis::view::View;
use host::Reader;
use host::naming::card_head;
use space::P;
use table::Game as _;
use wire::board::Board;
use wire::cards::{CardFace, CardHead, CardLine, CardSide, CardValue};
use words::{Message, Players, Words};

use super::{CrisisFace, board, code, drawing, emblem, info, marks, rosters};
use crate::voice::{Printed, teller};

const CHARACTER: &str = "character";
const TACTIC: &str = "tactic";
const CRISIS: &str = "crisis";
const AFFILIATION: &str = "affiliation";
const GEM: &str = "gem";
const BATTLEFIELD: &str = "battlefield";

impl host::Printed<Crisis> for CrisisFace {
    fn load(&self, packs: &[PathBuf]) -> Result<Cards, Diagnostics> {
        crisis::card::load(packs, Edition::default())
    }

    fn fingerprint(&self, cards: &Cards) -> String {
        cards.fingerprint.clone()
    }

    fn folders(&self) -> &'static [&'static str] {
        &[file::Tactic::FOLDER, file::Affiliation::FOLDER, file::Roster::FOLDER]
    }

    fn cards(&self, cards: &Cards, words: &Words) -> Vec<CardHead> {
        let press = Press { cards, words, printed: Printed::new(words, cards) };
        let characters = cards.characters.iter().map(|one| press.character_head(one));
        let tactics = cards.tactics.iter().map(|one| press.tactic_head(one));
        let crises = cards.crises.iter().map(|one| press.crisis_head(one));
        let affiliations = cards.affiliations.iter().map(|one| press.affiliation_head(one));
        let gems = cards.gems.iter().map(|one| press.gem_head(one));
        let battlefields = cards.battlefields.iter().map(|one| press.battlefield_head(one));
        characters.chain(tactics).chain(crises).chain(affiliations).chain(gems).chain(battlefields).collect()
    }

    fn card(&self, cards: &Cards, kind: &str, id: &str, words: &Words) -> Option<CardFace> {
        let press = Press { cards, words, printed: Printed::new(words, cards) };
        Some(match kind {
            CHARACTER => press.character(&cards.characters[usize::from(cards.character(id)?)]),
            TACTIC => press.tactic(&cards.tactics[usize::from(cards.tactic(id)?)]),
            CRISIS => press.crisis(cards.crisis(id)?),
            AFFILIATION => press.affiliation(&cards.affiliations[usize::from(cards.affiliation(id)?)]),
            GEM => press.gem(&cards.gems[usize::from(cards.gem(id)?)]),
            BATTLEFIELD => press.battlefield(cards.battlefield(id)?),
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
    fn name(&self, names: &content::Names) -> String {
        self.words.language().name(names).to_owned()
    }

    fn value(&self, code: &str, key: &'static str, value: impl ToString) -> CardValue {
        CardValue { code: code.to_owned(), label: self.words.word(key), value: value.to_string() }
    }

    fn head(&self, kind: &str, id: &str, name: &content::Names, line: String) -> CardHead {
        card_head(self.words, kind, id, name, line)
    }

    fn character_head(&self, character: &Character) -> CardHead {
        let affiliations: Vec<String> = character
            .affiliations
            .iter()
            .map(|&place| self.name(&self.cards.affiliations[usize::from(place)].name))
            .collect();
        let form = &character.forms[0];
        let line = Message::new("crisis-character-line")
            .with("threat", character.threat)
            .with("stamina", form.healthy)
            .with("size", form.size);
        CardHead {
            tags: affiliations,
            emblem: Some(emblem::of(self.cards, character, self.words)),
            corner: Some(self.value("threat", "crisis-value-threat", character.threat)),
            ..self.head(CHARACTER, &character.id, &character.name, self.words.say(&line))
        }
    }

    fn character(&self, character: &Character) -> CardFace {
        let several = character.forms.len() > 1;
        let sides = character.forms.iter().flat_map(|form| {
            let injured = form.injured.map(|_| Health::Injured);
            let sides = std::iter::once(Health::Healthy).chain(injured);
            sides.map(move |health| (form, health))
        });
        let sides: Vec<CardSide> =
            sides.map(|(form, health)| self.side(character, form, health, several)).collect();
        let first = &sides[0];
        CardFace {
            head: self.character_head(character),
            values: first.values.clone(),
            lines: first.lines.clone(),
            sides,
            board: None,
        }
    }

    /// One side of a stat card (stat-card.two-sides).
    fn side(&self, character: &Character, form: &Form, health: Health, several: bool) -> CardSide {
        let health_name = self.printed.health(health);
        let name = match several {
            true => self.words.say(
                &Message::new("crisis-side-of-form")
                    .with("form", self.printed.form(character, form))
                    .with("side", health_name),
            ),
            false => health_name,
        };
        let defences = [AttackType::Physical, AttackType::Energy, AttackType::Mystic].map(|kind| CardValue {
            code: format!("defence-{}", code(&kind)),
            label: self.printed.attack_type(kind),
            value: form.defence[kind].to_string(),
        });
        let values = [
            self.value("stamina", "crisis-value-stamina", form.stamina(health)),
            self.value("speed", "crisis-value-speed", marks::letter(form.speed)),
            self.value("size", "crisis-value-size", form.size),
            self.value("threat", "crisis-value-threat", character.threat),
        ];
        let attacks = form.attacks.iter().map(|attack| self.attack(attack));
        let on_side = |power: &&Superpower| power.side.is_none_or(|side| side == health);
        let powers = form.superpowers.iter().filter(on_side).map(|power| self.superpower(power));
        CardSide {
            code: code(&health),
            form: form.id.clone(),
            name,
            values: values.into_iter().chain(defences).collect(),
            lines: attacks.chain(powers).collect(),
        }
    }

    fn attack(&self, attack: &Attack) -> CardLine {
        let (kind, range) = match attack.reach {
            Range::Range(range) => ("range", range),
            Range::Beam(range) => ("beam", range),
            Range::Area(range) => ("area", range),
        };
        let range_label = match attack.reach {
            Range::Range(_) => "crisis-value-range",
            Range::Beam(_) => "crisis-value-beam",
            Range::Area(_) => "crisis-value-area",
        };
        let nature = CardValue {
            code: format!("nature-{}", code(&attack.kind)),
            label: self.words.word("crisis-value-nature"),
            value: self.printed.attack_type(attack.kind),
        };
        CardLine {
            code: "attack".to_owned(),
            name: self.printed.attack_name(attack),
            values: vec![
                nature,
                self.value(kind, range_label, range),
                self.value("strength", "crisis-value-strength", attack.strength),
                self.value("cost", "crisis-value-cost", attack.cost),
            ],
            text: self.printed.attack_text(attack),
            rules: vec!["attack-profile.type".into(), "attack-rules.icons".into()],
        }
    }

    fn superpower(&self, power: &Superpower) -> CardLine {
        let rule = match power.kind.value {
            Kind::Leadership => "leadership.needs-affiliation",
            Kind::Reactive => "superpowers.reactive.when",
            Kind::Innate => "superpowers.innate.always",
            Kind::Active | Kind::ActiveAction => "superpowers.active.when",
        };
        let mut values = vec![CardValue {
            code: format!("kind-{}", code(&power.kind.value)),
            label: self.words.word("crisis-value-kind"),
            value: self.printed.kind(power.kind.value),
        }];
        if let Some(cost) = power.cost.as_ref().map(|cost| cost.power.least()) {
            values.push(self.value("cost", "crisis-value-cost", cost));
        }
        CardLine {
            code: "power".to_owned(),
            name: self.printed.superpower_name(power),
            values,
            text: self.printed.superpower_text(power),
            rules: vec![rule.to_owned()],
        }
    }

    fn plain_line(&self, code: &str, text: String) -> CardLine {
        CardLine { code: code.to_owned(), name: String::new(), values: Vec::new(), text, rules: Vec::new() }
    }

    fn tactic_head(&self, tactic: &Tactic) -> CardHead {
        let affiliation = tactic.affiliation.map(|place| &self.cards.affiliations[usize::from(place)].name);
        CardHead {
            tags: affiliation.map(|name| self.name(name)).into_iter().collect(),
            ..self.head(TACTIC, &tactic.id, &tactic.name, self.printed.tactic_line(tactic))
        }
    }

    fn tactic(&self, tactic: &Tactic) -> CardFace {
        CardFace {
            head: self.tactic_head(tactic),
            values: Vec::new(),
            lines: vec![self.plain_line("effect", self.printed.tactic_text(tactic))],
            sides: Vec::new(),
            board: None,
        }
    }

    fn crisis_head(&self, crisis: &CrisisCard) -> CardHead {
        CardHead {
            tags: vec![self.printed.crisis_type(crisis.kind)],
            corner: Some(self.value("threat", "crisis-value-threat", crisis.threat)),
            ..self.head(CRISIS, &crisis.id, &crisis.name, info::crisis_line(self.cards, self.words, crisis))
        }
    }

    fn crisis(&self, place: u16) -> CardFace {
        let crisis = &self.cards.crises[usize::from(place)];
        let usual = self.cards.battlefield(&Setup::usual().battlefield).unwrap_or(0);
        CardFace {
            head: self.crisis_head(crisis),
            values: vec![self.value("threat", "crisis-value-threat", crisis.threat)],
            lines: self
                .printed
                .crisis_lines(crisis)
                .into_iter()
                .map(|text| self.plain_line("rule", text))
                .collect(),
            sides: Vec::new(),
            board: Some(self.bare_board(usual, Some(place))),
        }
    }

    fn affiliation_head(&self, affiliation: &Affiliation) -> CardHead {
        let members = Message::new("crisis-affiliation-line").with("members", affiliation.members.len());
        self.head(AFFILIATION, &affiliation.id, &affiliation.name, self.words.say(&members))
    }

    fn affiliation(&self, affiliation: &Affiliation) -> CardFace {
        let members = affiliation.members.iter().map(|&place| {
            let head = self.character_head(&self.cards.characters[usize::from(place)]);
            CardLine {
                code: CHARACTER.to_owned(),
                name: head.name,
                values: head.corner.into_iter().collect(),
                text: head.line,
                rules: Vec::new(),
            }
        });
        CardFace {
            head: self.affiliation_head(affiliation),
            values: Vec::new(),
            lines: members.collect(),
            sides: Vec::new(),
            board: None,
        }
    }

    fn gem_head(&self, gem: &Gem) -> CardHead {
        let line = Message::new("crisis-gem-line").with("threat", gem.threat);
        self.head(GEM, &gem.id, &gem.name, self.words.say(&line))
    }

    fn gem(&self, gem: &Gem) -> CardFace {
        CardFace {
            head: self.gem_head(gem),
            values: vec![self.value("threat", "crisis-value-threat", gem.threat)],
            lines: gem.superpowers.iter().map(|power| self.superpower(power)).collect(),
            sides: Vec::new(),
            board: None,
        }
    }

    fn battlefield_head(&self, battlefield: &Battlefield) -> CardHead {
        let line = info::battlefield_line(self.words, battlefield);
        self.head(BATTLEFIELD, &battlefield.id, &battlefield.name, line)
    }

    fn battlefield(&self, place: u16) -> CardFace {
        let battlefield = &self.cards.battlefields[usize::from(place)];
        CardFace {
            head: self.battlefield_head(battlefield),
            values: vec![self.value("pieces", "crisis-value-pieces", battlefield.pieces.len())],
            lines: Vec::new(),
            sides: Vec::new(),
            board: Some(self.bare_board(place, None)),
        }
    }

    /// A battlefield with a crisis's tokens and nobody on it.
    fn bare_board(&self, battlefield: u16, crisis: Option<u16>) -> Board {
        let setup = Setup::usual();
        let measures = self.cards.measure(&setup.measures).unwrap_or(0);
        let mut state = crisis::setup::position(battlefield, measures);
        if let Some(place) = crisis {
            let card = &self.cards.crises[usize::from(place)];
            state.mission[card.kind as usize] = Some(place);
            let token = |&at: &P| Token {
                crisis: card.kind,
                at,
                lies: None,
                holder: None,
                controller: None,
                gone: false,
            };
            state.tokens = card.places.iter().map(token).collect();
        }
        let view = View { state };
        let players = Players { names: rosters::names(self.words, self.cards, &setup).0.into(), you: None };
        let reader: Reader<Crisis> = Reader {
            content: self.cards,
            setup: &setup,
            view: &view,
            state: &view.state,
            players: &players,
            seat: None,
            words: self.words,
        };
        let drawn = board::drawn(&reader, &teller(&reader));
        Board::of(Crisis::NAME, &drawing::Board { sides: Vec::new(), ..drawn })
    }
}
