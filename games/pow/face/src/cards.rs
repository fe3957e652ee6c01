//! What is printed: characters, teams, missions and battlefields.

use std::path::PathBuf;

use content::{Diagnostics, Thing as _};
use host::Reader;
use pow::Pow;
use pow::card::{
    Attack, Battlefield, Cards, Character, Frequency, Kind, Mission, Nature, Power, Team, Use, file,
};
use pow::ledger_ids::IDS;
use pow::setup::Setup;
use pow::view::View;
use wire::board::Board;
use wire::cards::{CardFace, CardHead, CardLine, CardValue};
use words::{Inches, Message, Players, Words};

use crate::voice::Printed;
use crate::{PowFace, board, drawing, emblem, info};

const CHARACTER: &str = "character";
const TEAM: &str = "team";
const MISSION: &str = "mission";
const BATTLEFIELD: &str = "battlefield";

impl host::Printed<Pow> for PowFace {
    fn load(&self, packs: &[PathBuf]) -> Result<Cards, Diagnostics> {
        pow::card::load(packs)
    }

    fn fingerprint(&self, cards: &Cards) -> String {
        cards.fingerprint.clone()
    }

    fn folders(&self) -> &'static [&'static str] {
        &[file::Team::FOLDER]
    }

    fn cards(&self, cards: &Cards, words: &Words) -> Vec<CardHead> {
        let characters = cards.characters.iter().map(|character| character_head(cards, words, character));
        let teams = cards.teams.iter().map(|team| team_head(cards, words, team));
        let missions = cards.missions.iter().map(|mission| mission_head(cards, words, mission));
        let battlefields = cards.battlefields.iter().map(|battlefield| battlefield_head(words, battlefield));
        characters.chain(teams).chain(missions).chain(battlefields).collect()
    }

    fn card(&self, cards: &Cards, kind: &str, id: &str, words: &Words) -> Option<CardFace> {
        match kind {
            CHARACTER => {
                let character = &cards.characters[usize::from(cards.character(id)?)];
                Some(character_face(cards, words, character))
            }
            TEAM => Some(team_face(cards, words, &cards.teams[usize::from(cards.team(id)?)])),
            MISSION => {
                let place = cards.mission(id)?;
                let mission = &cards.missions[usize::from(place)];
                let battlefield = mission.battlefields.first().copied();
                Some(CardFace {
                    head: mission_head(cards, words, mission),
                    values: vec![value(words, "turns", "pow-value-turns", mission.turns)],
                    lines: scoring_lines(cards, words, mission),
                    sides: Vec::new(),
                    board: battlefield.map(|battlefield| bare_board(cards, words, place, battlefield)),
                })
            }
            BATTLEFIELD => {
                let place = cards.battlefield(id)?;
                let battlefield = &cards.battlefields[usize::from(place)];
                let missions = (0u16..).zip(&cards.missions);
                let mission = missions.clone().find(|(_, mission)| mission.objectives.is_empty());
                let mission = mission.map_or(0, |(place, _)| place);
                Some(CardFace {
                    head: battlefield_head(words, battlefield),
                    values: vec![value(words, "pieces", "pow-value-pieces", battlefield.pieces.len())],
                    lines: Vec::new(),
                    sides: Vec::new(),
                    board: Some(bare_board(cards, words, mission, place)),
                })
            }
            _ => None,
        }
    }
}

fn character_head(cards: &Cards, words: &Words, character: &Character) -> CardHead {
    let printed = Printed::new(words, cards);
    let mut tags: Vec<String> = Vec::new();
    for attack in &character.attacks {
        for tag in [kind(words, attack.kind), printed.nature(attack.nature)] {
            if !tags.contains(&tag) {
                tags.push(tag);
            }
        }
    }
    let abilities = printed.abilities(character);
    tags.extend(abilities.iter().map(|ability| ability.name.clone()));
    let names: Vec<&str> = abilities.iter().map(|ability| ability.name.as_str()).collect();
    let line = Message::new("pow-character-line").with("level", character.level).with("life", character.life);
    let mut line = words.say(&line);
    if !names.is_empty() {
        line = format!("{line} · {}", names.join(", "));
    }
    CardHead {
        id: character.id.clone(),
        kind: CHARACTER.into(),
        name: printed.name(&character.name).to_owned(),
        line,
        tags,
        emblem: Some(emblem::of(cards, character, words)),
        corner: Some(value(words, "level", "pow-value-level", character.level)),
        shelf: None,
    }
}

fn character_face(cards: &Cards, words: &Words, character: &Character) -> CardFace {
    let printed = Printed::new(words, cards);
    let speeds: Vec<String> = character.speed.iter().map(|&speed| number(words, speed)).collect();
    let speed =
        CardValue { code: "speed".into(), label: words.word("pow-value-speed"), value: speeds.join("/") };
    let defence = |nature: Nature| CardValue {
        code: format!("defence-{}", emblem::nature(nature)),
        label: printed.defence(nature),
        value: character.defence[nature].to_string(),
    };
    let mut values = vec![
        value(words, "level", "pow-value-level", character.level),
        value(words, "pow", "pow-value-pow", character.pow),
        value(words, "life", "pow-value-life", character.life),
        value(words, "red", "pow-value-red", character.red),
        speed,
        value(words, "attack", "pow-value-attack", character.attack),
        value(words, "strength", "pow-value-strength", character.strength),
    ];
    values.extend(Nature::ALL.map(defence));
    values.extend([
        value(words, "agility", "pow-value-agility", character.agility),
        value(words, "stamina", "pow-value-stamina", character.stamina),
        value(words, "willpower", "pow-value-willpower", character.willpower),
        value(words, "size", "pow-value-size", character.size),
    ]);
    let attacks = character.attacks.iter().map(|attack| attack_line(&printed, words, attack));
    let powers = character.powers.iter().map(|power| power_line(&printed, words, character, power));
    let abilities = printed.abilities(character).into_iter().map(|ability| CardLine {
        code: "ability".into(),
        rules: rules("abilities", ability.code),
        name: ability.name,
        values: Vec::new(),
        text: ability.text,
    });
    CardFace {
        head: character_head(cards, words, character),
        values,
        lines: attacks.chain(powers).chain(abilities).collect(),
        sides: Vec::new(),
        board: None,
    }
}

fn attack_line(printed: &Printed, words: &Words, attack: &Attack) -> CardLine {
    let nature = CardValue {
        code: format!("nature-{}", emblem::nature(attack.nature)),
        label: words.word("pow-value-nature"),
        value: printed.nature(attack.nature),
    };
    let kind = CardValue {
        code: "kind".into(),
        label: words.word("pow-value-kind"),
        value: kind(words, attack.kind),
    };
    let range = match attack.kind {
        Kind::Melee => None,
        Kind::Ranged(range) | Kind::Wave(range) => Some(number(words, range)),
        Kind::Spray { length, width } => Some(format!("{}×{}", number(words, length), number(words, width))),
    };
    let range =
        range.map(|value| CardValue { code: "range".into(), label: words.word("pow-value-range"), value });
    let prices = [
        value(words, "cost", "pow-value-cost", attack.cost),
        value(words, "damage", "pow-value-damage", attack.damage),
    ];
    let mut named = rules("attack-types", emblem::kind(attack.kind));
    named.extend(printed.effects(attack).iter().flat_map(|effect| rules("effects", effect.code)));
    CardLine {
        code: "attack".into(),
        name: printed.name(&attack.name).to_owned(),
        values: [nature, kind].into_iter().chain(range).chain(prices).collect(),
        text: printed.attack_text(attack),
        rules: named,
    }
}

fn power_line(printed: &Printed, words: &Words, owner: &Character, power: &Power) -> CardLine {
    let when = match power.when {
        Use::Active => "pow-value-active",
        Use::Reactive(_) => "pow-value-reactive",
        Use::Passive => "pow-value-passive",
    };
    let mut values =
        vec![CardValue { code: "when".into(), label: words.word("pow-value-when"), value: words.word(when) }];
    if power.when != Use::Passive {
        values.push(value(words, "cost", "pow-value-cost", power.cost));
    }
    if power.frequency != Frequency::Any {
        values.push(CardValue {
            code: "frequency".into(),
            label: words.word("pow-value-frequency"),
            value: printed.frequency(power.frequency).unwrap_or_default(),
        });
    }
    CardLine {
        code: "power".into(),
        name: printed.name(&power.name).to_owned(),
        values,
        text: printed.power_text(owner, power),
        rules: vec!["rulings.powers.window".into()],
    }
}

/// A kind of attack without its measures.
fn kind(words: &Words, kind: Kind) -> String {
    words.word(match kind {
        Kind::Melee => "pow-kind-melee",
        Kind::Ranged(_) => "pow-kind-ranged",
        Kind::Wave(_) => "pow-kind-wave",
        Kind::Spray { .. } => "pow-kind-spray",
    })
}

/// A distance as a bare number of inches.
fn number(words: &Words, mils: i32) -> String {
    words.say(&Message::new("host-number").with("number", Inches(mils)))
}

/// The rules of a chapter that are about one keyword.
fn rules(chapter: &str, code: &str) -> Vec<String> {
    let (whole, beginning) = (format!("{chapter}.{code}"), format!("{chapter}.{code}."));
    let about = |id: &&&str| **id == whole || id.starts_with(&beginning);
    IDS.iter().filter(about).map(|id| (*id).to_owned()).collect()
}

fn value(words: &Words, code: &str, key: &'static str, number: impl ToString) -> CardValue {
    CardValue { code: code.into(), label: words.word(key), value: number.to_string() }
}

fn team_head(cards: &Cards, words: &Words, team: &Team) -> CardHead {
    CardHead {
        id: team.id.clone(),
        kind: TEAM.into(),
        name: words.language().name(&team.name).to_owned(),
        line: info::team_line(cards, words, team),
        tags: Vec::new(),
        emblem: None,
        corner: None,
        shelf: None,
    }
}

fn team_face(cards: &Cards, words: &Words, team: &Team) -> CardFace {
    let members = team.members.iter().map(|&member| &cards.characters[usize::from(member)]);
    let lines = members.map(|member| {
        let CardHead { name, line, .. } = character_head(cards, words, member);
        let level = value(words, "level", "pow-value-level", member.level);
        CardLine { code: CHARACTER.into(), name, values: vec![level], text: line, rules: Vec::new() }
    });
    CardFace {
        head: team_head(cards, words, team),
        values: vec![value(words, "level", "pow-total-levels", team.levels(cards))],
        lines: lines.collect(),
        sides: Vec::new(),
        board: None,
    }
}

fn mission_head(cards: &Cards, words: &Words, mission: &Mission) -> CardHead {
    let printed = Printed::new(words, cards);
    CardHead {
        id: mission.id.clone(),
        kind: MISSION.into(),
        name: printed.name(&mission.name).to_owned(),
        line: info::mission_line(cards, words, mission),
        tags: Vec::new(),
        emblem: None,
        corner: None,
        shelf: None,
    }
}

fn scoring_lines(cards: &Cards, words: &Words, mission: &Mission) -> Vec<CardLine> {
    let printed = Printed::new(words, cards);
    let line = |text: String| CardLine {
        code: "scoring".into(),
        name: String::new(),
        values: Vec::new(),
        text,
        rules: Vec::new(),
    };
    printed.scoring(mission).into_iter().map(line).collect()
}

fn battlefield_head(words: &Words, battlefield: &Battlefield) -> CardHead {
    let pieces = Message::new("pow-battlefield-blurb").with("pieces", battlefield.pieces.len());
    CardHead {
        id: battlefield.id.clone(),
        kind: BATTLEFIELD.into(),
        name: words.language().name(&battlefield.name).to_owned(),
        line: words.say(&pieces),
        tags: Vec::new(),
        emblem: None,
        corner: None,
        shelf: None,
    }
}

/// A battlefield with a mission's markers and nobody on it.
fn bare_board(cards: &Cards, words: &Words, mission: u16, battlefield: u16) -> Board {
    let view = View { state: pow::setup::empty(cards, mission, battlefield), markers: Vec::new() };
    let setup = Setup { teams: Vec::new(), ..Setup::usual(cards) };
    let players = Players { names: Vec::new(), you: None };
    let reader = Reader {
        content: cards,
        setup: &setup,
        view: &view,
        state: &view.state,
        players: &players,
        seat: None,
        words,
    };
    Board::of("pow", &drawing::Board { sides: Vec::new(), ..board::drawn(&reader) })
}
