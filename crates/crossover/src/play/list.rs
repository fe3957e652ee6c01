//! Everything that the options of a game can name, by id and with its name.

use std::io::Write;

use champions::card::{Card, Cards, Deck, SetKind};
use content::Names;
use gotham::printed::Printed;
use words::Words;

use crate::ending::Reply;
use crate::screen::style;

/// Of POW.
///
/// # Errors
/// When nobody reads any more.
pub fn pow(out: &mut impl Write, cards: &pow::card::Cards, words: &Words) -> anyhow::Result<Reply> {
    let name = |names: &Names| words.language().name(names).to_owned();
    let character = |&at: &u16| cards.characters[usize::from(at)].id.clone();
    let teams = cards.teams.iter().map(|team| {
        let members: Vec<String> = team.members.iter().map(character).collect();
        (&team.id, format!("{} ({}): {}", name(&team.name), team.levels(cards), members.join(", ")))
    });
    let characters =
        cards.characters.iter().map(|card| (&card.id, format!("{} ({})", name(&card.name), card.level)));
    let missions = cards.missions.iter().map(|mission| (&mission.id, name(&mission.name)));
    let battlefields = cards.battlefields.iter().map(|field| (&field.id, name(&field.name)));
    group(out, words, "terminal-list-teams", teams)?;
    group(out, words, "terminal-list-characters", characters)?;
    group(out, words, "terminal-list-missions", missions)?;
    group(out, words, "terminal-list-battlefields", battlefields)?;
    Ok(Reply::Well)
}

/// Of Crisis Protocol.
///
/// # Errors
/// When nobody reads any more.
pub fn crisis(out: &mut impl Write, cards: &crisis::card::Cards, words: &Words) -> anyhow::Result<Reply> {
    let name = |names: &Names| words.language().name(names).to_owned();
    let characters =
        cards.characters.iter().map(|card| (&card.id, format!("{} ({})", name(&card.name), card.threat)));
    let missions = cards.crises.iter().map(|crisis| (&crisis.id, name(&crisis.name)));
    let battlefields = cards.battlefields.iter().map(|field| (&field.id, name(&field.name)));
    group(out, words, "terminal-list-characters-threat", characters)?;
    group(out, words, "terminal-list-crises", missions)?;
    group(out, words, "terminal-list-battlefields", battlefields)?;
    Ok(Reply::Well)
}

/// Of Champions.
///
/// # Errors
/// When nobody reads any more.
pub fn champions(out: &mut impl Write, cards: &Cards, words: &Words) -> anyhow::Result<Reply> {
    let name = |names: &Names| words.language().name(names).to_owned();
    let hero = |deck: &Deck| cards.card(deck.identity);
    let mut heroes: Vec<&Card> = cards.decks.iter().map(hero).collect();
    heroes.dedup_by_key(|card| &card.id);
    let heroes = heroes.into_iter().map(|card| (&card.id, name(&card.front().name)));
    let decks = cards
        .decks
        .iter()
        .map(|deck| (&deck.id, format!("{} ({})", name(&deck.name), name(&hero(deck).front().name))));
    let villains = cards.scenarios.iter().map(|scenario| (&scenario.id, name(&scenario.name)));
    let modular = cards.sets.iter().filter(|set| set.kind == SetKind::Modular);
    let modular = modular.map(|set| (&set.id, name(&set.name)));
    group(out, words, "terminal-list-heroes", heroes)?;
    group(out, words, "terminal-list-decks", decks)?;
    group(out, words, "terminal-list-villains", villains)?;
    group(out, words, "terminal-list-modular", modular)?;
    Ok(Reply::Well)
}

/// Of Gotham City Chronicles.
///
/// # Errors
/// When nobody reads any more.
pub fn gotham(out: &mut impl Write, printed: &Printed, words: &Words) -> anyhow::Result<Reply> {
    let name = |names: &Names| words.language().name(names).to_owned();
    let heroes = printed.heroes.iter().map(|hero| (&hero.id, name(&hero.name)));
    let missions = printed.missions.iter().map(|mission| (&mission.id, name(&mission.name)));
    group(out, words, "terminal-list-heroes", heroes)?;
    group(out, words, "terminal-list-missions", missions)?;
    Ok(Reply::Well)
}

fn group<'a>(
    out: &mut impl Write,
    words: &Words,
    key: &'static str,
    things: impl Iterator<Item = (&'a String, String)>,
) -> anyhow::Result<()> {
    let heading = style::HEADING;
    writeln!(out, "{heading}{}{heading:#}", words.word(key))?;
    for (id, about) in things {
        writeln!(out, "  {id:<20} {about}")?;
    }
    Ok(())
}
