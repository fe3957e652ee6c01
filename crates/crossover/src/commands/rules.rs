//! `crossover rules`: what the ledger says, and which of it is proven.

use std::io::Write;
use std::path::Path;

use anyhow::Context as _;
use clap::builder::PossibleValuesParser;
use ledger::citations::Citation;
use ledger::{Coverage, Hit, Index, Ledger, Rule, Term, citations};
use scenario::Report;
use serde::Serialize;

use crate::ending::Reply;
use crate::examples::with_a_game;
use crate::home;
use words::{Language, Message, Words};

use crate::language;
use crate::screen::{self, style, width, wrap};

/// Read and search the rules of a game, in English, French or German.
///
/// Without words the chapters are listed. The id of a rule shows all that is known of it.
#[derive(clap::Args)]
#[command(after_help = with_a_game("\
Examples:
  crossover rules GAME                       the chapters
  crossover rules GAME critical hit          rules that speak of critical hits
  crossover rules GAME ligne de vue --lang fr
  crossover rules GAME ID                    one rule, with its source and its check
  crossover rules GAME --coverage            which rules no passing test cites"))]
pub struct Arguments {
    /// The game.
    #[arg(value_parser = PossibleValuesParser::new(games::names()))]
    game: String,
    /// Words that a rule must have, or the id of a rule.
    #[arg(conflicts_with = "coverage")]
    words: Vec<String>,
    /// Say which rules no passing scenario and no Rust test cites. Run it inside a checkout.
    #[arg(long)]
    coverage: bool,
    /// Show every rule that was found, not only the best.
    #[arg(long)]
    all: bool,
    /// Print figures for machines.
    #[arg(long)]
    json: bool,
}

/// How many rules are shown unless all are wanted.
const BEST: usize = 12;
/// How many terms are.
const TERMS: usize = 3;

/// Looks rules up.
///
/// # Errors
/// Coverage outside of a checkout, or with files in it that can't be read.
pub fn run(arguments: Arguments, language: Language) -> anyhow::Result<Reply> {
    let name = &arguments.game;
    let ledger = games::ledger(name).with_context(|| format!("the ledger of {name} is broken"))?;
    let (ledger, words) = ledger.zip(games::words(name, language)).context("the game is listed")?;
    let mut out = screen::out();
    if arguments.coverage {
        return coverage(&mut out, &arguments, &ledger);
    }
    let query = arguments.words.join(" ");
    if arguments.words.is_empty() {
        return chapters(&mut out, &arguments, &ledger, &words);
    }
    let reading = ledger.translated(language::of_ledger(language));
    match ledger.rule(&query) {
        Some(rule) if arguments.json => {
            let found = Found {
                game: name,
                language: reading.language(),
                found: 1,
                terms: Vec::new(),
                rules: vec![reading.rule(rule)],
            };
            screen::json(&mut out, &found)?;
        }
        Some(rule) => print_whole(&mut out, &reading.rule(rule), &words)?,
        None => return search(&mut out, &arguments, &ledger, &query, &words),
    }
    Ok(Reply::Well)
}

/// What a search found, for machines.
#[derive(Serialize)]
struct Found<'a> {
    game: &'a str,
    /// The language that the rules' texts are in.
    language: ledger::Language,
    found: usize,
    terms: Vec<&'a Term>,
    rules: Vec<Rule>,
}

/// The chapters, for machines.
#[derive(Serialize)]
struct Chapters<'a> {
    game: &'a str,
    /// The language that the titles are in.
    language: ledger::Language,
    title: &'a str,
    rules: usize,
    chapters: Vec<Chapter<'a>>,
}

#[derive(Serialize)]
struct Chapter<'a> {
    id: &'a str,
    title: &'a str,
    rules: usize,
}

fn search(
    out: &mut impl Write,
    arguments: &Arguments,
    ledger: &Ledger,
    query: &str,
    words: &Words,
) -> anyhow::Result<Reply> {
    let index = Index::new(ledger);
    let language = language::of_ledger(words.language());
    let reading = ledger.translated(language);
    let (hits, terms) = (index.search(query, language), index.terms(query, language));
    let shown = if arguments.all { hits.len() } else { hits.len().min(BEST) };
    let reply = Reply::from_yes(!hits.is_empty() || !terms.is_empty());
    if arguments.json {
        let rules = hits[..shown].iter().map(|hit| reading.rule(hit.rule)).collect();
        let (game, language, found) = (&arguments.game, reading.language(), hits.len());
        screen::json(out, &Found { game, language, found, terms, rules })?;
        return Ok(reply);
    }
    let terms_shown = if arguments.all { terms.len() } else { TERMS };
    for term in terms.iter().take(terms_shown) {
        let names = [Some(&term.en), Some(&term.fr), term.de.as_ref()];
        let names: Vec<&str> = names.into_iter().flatten().map(String::as_str).collect();
        let heading = style::HEADING;
        writeln!(out, "{heading}{}{heading:#}", names.join(" · "))?;
        writeln!(out, "{}\n", wrap(&term.meaning, 2, width()))?;
    }
    for Hit { rule, .. } in &hits[..shown] {
        print_short(out, &reading.rule(rule))?;
    }
    if reply == Reply::No {
        writeln!(out, "{}", words.say(&Message::new("terminal-rules-none").with("words", query)))?;
    } else if shown < hits.len() {
        let faint = style::FAINT;
        let best = Message::new("terminal-rules-best").with("shown", shown).with("found", hits.len());
        writeln!(out, "{faint}{}{faint:#}", words.say(&best))?;
    }
    Ok(reply)
}

fn chapters(
    out: &mut impl Write,
    arguments: &Arguments,
    ledger: &Ledger,
    words: &Words,
) -> anyhow::Result<Reply> {
    let reading = ledger.translated(language::of_ledger(words.language()));
    let chapters = ledger.sections.iter().map(|section| Chapter {
        id: &section.id,
        title: reading.section(section),
        rules: section.rules.len(),
    });
    let chapters = Chapters {
        game: &arguments.game,
        language: reading.language(),
        title: reading.title(),
        rules: ledger.rules().count(),
        chapters: chapters.collect(),
    };
    if arguments.json {
        screen::json(out, &chapters)?;
        return Ok(Reply::Well);
    }
    let heading = style::HEADING;
    writeln!(out, "{heading}{}{heading:#}\n", chapters.title)?;
    for Chapter { id, title, rules } in &chapters.chapters {
        writeln!(out, "{rules:>4}  {id:<16} {title}")?;
    }
    writeln!(out, "{:>4}  {}", chapters.rules, words.word("terminal-rules-all"))?;
    Ok(Reply::Well)
}

fn print_short(out: &mut impl Write, rule: &Rule) -> anyhow::Result<()> {
    let heading = style::HEADING;
    writeln!(out, "{heading}{}{heading:#}", rule.id.value)?;
    writeln!(out, "{}\n", wrap(&rule.text, 2, width()))?;
    Ok(())
}

fn print_whole(out: &mut impl Write, rule: &Rule, words: &Words) -> anyhow::Result<()> {
    print_short(out, rule)?;
    let parts = [
        ("terminal-rules-check", Some(&rule.check)),
        ("terminal-rules-notes", rule.notes.as_ref()),
        ("terminal-rules-source", Some(&rule.source)),
    ];
    for (key, text) in parts {
        if let Some(text) = text {
            let faint = style::FAINT;
            writeln!(out, "{faint}{}{faint:#}\n{}\n", words.word(key), wrap(text, 2, width()))?;
        }
    }
    Ok(())
}

/// Who proves what: Rust tests by what they cite, scenarios by what those that pass cite.
fn coverage(out: &mut impl Write, arguments: &Arguments, ledger: &Ledger) -> anyhow::Result<Reply> {
    let root = home::repository()?;
    let mut citations = citations::in_rust_sources(&root, &arguments.game)?;
    let folder = Path::new("games").join(&arguments.game).join("scenarios");
    let played = root.join(&folder);
    let games = games::all()?;
    let scripts = games.get(&arguments.game).and_then(|game| game.scripts());
    let report = scripts.map_or_else(Report::default, |scripts| {
        Report::of_folder(&played, |path, bytes| scripts.run(path, bytes))
    });
    let file = folder.to_string_lossy();
    let passing = |rule| Citation { rule, file: file.to_string(), line: 0, test: String::new() };
    citations.extend(report.proven.into_iter().map(passing));
    let mut coverage = Coverage::of(ledger, &citations);
    coverage.game.clone_from(&arguments.game);
    if arguments.json {
        screen::json(out, &coverage)?;
        return Ok(Reply::Well);
    }
    for id in &coverage.unproven {
        writeln!(out, "{id}")?;
    }
    let (heading, Coverage { game, rules, proven, .. }) = (style::HEADING, &coverage);
    writeln!(out, "{heading}{proven} of {rules} rules of {game} are proven{heading:#}")?;
    Ok(Reply::Well)
}
