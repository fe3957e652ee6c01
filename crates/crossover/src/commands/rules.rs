//! `crossover rules`: what the ledger says, and which of it is proven.

use std::io::Write;

use ledger::citations::Citation;
use ledger::{Coverage, Hit, Index, Ledger, Rule, Term, citations};
use serde::Serialize;

use crate::ending::Reply;
use crate::game::GameName;
use crate::home;
use words::Language;

use crate::language;
use crate::screen::{self, style, width, wrap};

/// Search the rules of a game, in English, French or German words.
///
/// Without words the chapters are listed. The id of a rule shows all that is known of it.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  crossover rules pow                        the chapters
  crossover rules pow critical hit           rules that speak of critical hits
  crossover rules pow mise en commun --lang fr
  crossover rules pow attack.step-4-beat     one rule, with its source and its check
  crossover rules pow --coverage             which rules no passing test cites")]
pub struct Arguments {
    /// The game.
    game: GameName,
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

/// Looks rules up.
///
/// # Errors
/// Coverage outside of a checkout, or with files in it that can't be read.
pub fn run(arguments: Arguments, language: Language) -> anyhow::Result<Reply> {
    let ledger = arguments.game.ledger()?;
    if arguments.coverage {
        return coverage(&arguments, &ledger);
    }
    let mut out = anstream::stdout().lock();
    let query = arguments.words.join(" ");
    if let Some(rule) = ledger.rule(&query) {
        if arguments.json {
            screen::json(&mut out, &Found::one(&ledger, rule))?;
        } else {
            print_whole(&mut out, rule)?;
        }
        return Ok(Reply::Well);
    }
    if arguments.words.is_empty() {
        return chapters(&mut out, &ledger, arguments.json);
    }
    search(&mut out, &arguments, &ledger, &query, language)
}

/// What a search found, for machines.
#[derive(Serialize)]
struct Found<'a> {
    game: &'a str,
    found: usize,
    terms: Vec<&'a Term>,
    rules: Vec<&'a Rule>,
}

impl<'a> Found<'a> {
    fn one(ledger: &'a Ledger, rule: &'a Rule) -> Found<'a> {
        Found { game: &ledger.game, found: 1, terms: Vec::new(), rules: vec![rule] }
    }
}

fn search(
    out: &mut impl Write,
    arguments: &Arguments,
    ledger: &Ledger,
    query: &str,
    language: Language,
) -> anyhow::Result<Reply> {
    let index = Index::new(ledger);
    let hits = index.search(query, language::of_ledger(language));
    let terms = index.terms(query, language::of_ledger(language));
    let shown = if arguments.all { hits.len() } else { hits.len().min(BEST) };
    let reply = Reply::from_yes(!hits.is_empty() || !terms.is_empty());
    if arguments.json {
        let rules = hits[..shown].iter().map(|hit| hit.rule).collect();
        screen::json(out, &Found { game: &ledger.game, found: hits.len(), terms, rules })?;
        return Ok(reply);
    }
    for term in terms.iter().take(if arguments.all { terms.len() } else { 3 }) {
        let names = [Some(&term.en), Some(&term.fr), term.de.as_ref()];
        let names: Vec<&str> = names.into_iter().flatten().map(String::as_str).collect();
        let heading = style::HEADING;
        writeln!(out, "{heading}{}{heading:#}", names.join(" · "))?;
        writeln!(out, "{}\n", wrap(&term.meaning, 2, width()))?;
    }
    for Hit { rule, .. } in &hits[..shown] {
        print_short(out, rule)?;
    }
    if hits.is_empty() && terms.is_empty() {
        writeln!(out, "no rule of {} speaks of `{query}`", arguments.game)?;
    } else if shown < hits.len() {
        let faint = style::FAINT;
        writeln!(out, "{faint}the best {shown} of {}; --all shows the others{faint:#}", hits.len())?;
    }
    Ok(reply)
}

fn chapters(out: &mut impl Write, ledger: &Ledger, json: bool) -> anyhow::Result<Reply> {
    #[derive(Serialize)]
    struct Chapter<'a> {
        id: &'a str,
        title: &'a str,
        rules: usize,
    }
    let chapter =
        |section: &'_ ledger::Section| (section.rules.len(), section.id.value.clone(), section.title.clone());
    if json {
        let list = ledger.sections.iter().map(|section| Chapter {
            id: &section.id,
            title: &section.title,
            rules: section.rules.len(),
        });
        let list: Vec<Chapter> = list.collect();
        screen::json(
            out,
            &serde_json::json!({ "game": ledger.game, "title": ledger.title, "chapters": list }),
        )?;
        return Ok(Reply::Well);
    }
    let heading = style::HEADING;
    writeln!(out, "{heading}{}{heading:#}\n", ledger.title)?;
    for (rules, id, title) in ledger.sections.iter().map(chapter) {
        writeln!(out, "{rules:>4}  {id:<16} {title}")?;
    }
    writeln!(out, "{:>4}  in all", ledger.rules().count())?;
    Ok(Reply::Well)
}

fn print_short(out: &mut impl Write, rule: &Rule) -> anyhow::Result<()> {
    let heading = style::HEADING;
    writeln!(out, "{heading}{}{heading:#}", rule.id.value)?;
    writeln!(out, "{}\n", wrap(&rule.text, 2, width()))?;
    Ok(())
}

fn print_whole(out: &mut impl Write, rule: &Rule) -> anyhow::Result<()> {
    print_short(out, rule)?;
    let parts =
        [("check", Some(&rule.check)), ("notes", rule.notes.as_ref()), ("source", Some(&rule.source))];
    for (name, text) in parts {
        if let Some(text) = text {
            let faint = style::FAINT;
            writeln!(out, "{faint}{name}{faint:#}\n{}\n", wrap(text, 2, width()))?;
        }
    }
    Ok(())
}

fn coverage(arguments: &Arguments, ledger: &Ledger) -> anyhow::Result<Reply> {
    let root = home::repository()?;
    let mut citations = citations::in_rust_sources(&root, arguments.game.crate_name())?;
    if arguments.game == GameName::Pow {
        let report = scenario::run_dir(&root.join("scenarios").join("pow"))?;
        let passing = |rule| Citation { rule, file: "scenarios/pow".into(), line: 0, test: String::new() };
        citations.extend(report.proven.into_iter().map(passing));
    }
    let mut coverage = Coverage::of(ledger, &citations);
    coverage.game = arguments.game.as_str().to_owned();
    let mut out = anstream::stdout().lock();
    if arguments.json {
        screen::json(&mut out, &coverage)?;
        return Ok(Reply::Well);
    }
    for id in &coverage.unproven {
        writeln!(out, "{id}")?;
    }
    let heading = style::HEADING;
    writeln!(
        out,
        "{heading}{} of {} rules of {} are proven{heading:#}",
        coverage.proven, coverage.rules, coverage.game
    )?;
    Ok(Reply::Well)
}
