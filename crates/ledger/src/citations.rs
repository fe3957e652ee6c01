//! Which test proves which rule.
//!
//! A Rust test says so in its body, `cites!("tests.roll", "tests.success");`, through a macro of
//! its game that checks the ids when compiling. A scenario says so in its `cites:` list. Both are
//! found from the sources.

use std::path::{Path, PathBuf};

use content::{Checker, Diagnostic, Diagnostics, Source, Spanned, did_you_mean, load};
use serde::{Deserialize, Serialize};

use crate::Ledger;
use crate::rust_source::{Token, tokens};
use crate::validate::{OUTSIDE_TEST, UNKNOWN_RULE};

/// One test that cites one rule.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Serialize)]
pub struct Citation {
    pub rule: String,
    /// Relative to the root that was searched.
    pub file: String,
    pub line: u32,
    /// The test function, or the name of the scenario's file.
    pub test: String,
}

/// The citations of a game's rules in the Rust sources under `root/crates` and `root/games`, by file and line.
///
/// `cites!` belongs to the game whose crate it stands in; elsewhere it is written with the game's
/// name, `chess::cites!(..)`. Only what stands in a `#[test]` function counts, and not if that
/// function is ignored.
///
/// # Errors
///
/// A citation outside of a test, which would prove nothing; a file that can't be read.
pub fn in_rust_sources(root: &Path, game: &str) -> Result<Vec<Citation>, Diagnostics> {
    let mut found = Diagnostics::default();
    let mut citations = Vec::new();
    for path in ["crates", "games"].iter().flat_map(|folder| files_under(&root.join(folder), "rs")) {
        let source = match Source::read(&path) {
            Ok(source) => source,
            Err(diagnostics) => {
                found.extend(diagnostics);
                continue;
            }
        };
        let file = relative(&path, root);
        let is_of_game = file.starts_with(&format!("games/{game}/"));
        for call in calls(&source) {
            let is_ours = call.game.map_or(is_of_game, |named| named == game);
            match call.test {
                _ if !is_ours => {}
                None => found.push(
                    Diagnostic::new(OUTSIDE_TEST, &source, call.span, "this citation is in no test")
                        .with_help("only a `#[test]` function that is not ignored proves a rule"),
                ),
                Some(test) => citations.push(Citation {
                    rule: call.rule.to_owned(),
                    file: file.clone(),
                    line: call.span.line,
                    test: test.to_owned(),
                }),
            }
        }
    }
    found.into_result(citations)
}

/// The citations of one scenario, whatever else the file says.
///
/// # Errors
///
/// A citation of a rule that the ledger does not have.
pub fn in_scenario(source: &Source, ledger: &Ledger) -> Result<Vec<Citation>, Diagnostics> {
    #[derive(Deserialize)]
    struct Scenario {
        #[serde(default)]
        cites: Vec<Spanned<String>>,
    }

    let scenario: Scenario = load(source)?;
    let mut found = Diagnostics::default();
    check_known(&mut Checker::new(source, &mut found), ledger, &scenario.cites);
    let name = source.path().rsplit('/').next().unwrap_or(source.path());
    let cite = |rule: Spanned<String>| Citation {
        rule: rule.value,
        file: source.path().to_owned(),
        line: rule.span.line,
        test: name.trim_end_matches(".yaml").to_owned(),
    };
    found.into_result(scenario.cites.into_iter().map(cite).collect())
}

/// Reports each cited id that the ledger does not have.
pub fn check_known(check: &mut Checker<'_>, ledger: &Ledger, cites: &[Spanned<String>]) {
    for cited in cites.iter().filter(|cited| ledger.rule(cited).is_none()) {
        let near = did_you_mean(cited, ledger.rules().map(|rule| rule.id.as_str()));
        let help = near.map(|near| format!("did you mean `{near}`?"));
        let message = format!("the ledger of {} has no rule `{cited}`", ledger.game);
        check.report(UNKNOWN_RULE, cited.span, message, help);
    }
}

/// One id inside a `cites!(..)`.
struct Call<'a> {
    rule: &'a str,
    /// As in `chess::cites!(..)`.
    game: Option<&'a str>,
    /// The test around it; none if there is none, or if it is ignored.
    test: Option<&'a str>,
    span: content::Span,
}

/// A function whose body is open, or about to be.
#[derive(Clone, Copy)]
struct Function<'a> {
    name: &'a str,
    is_proof: bool,
    /// How many brackets of any kind were open where it began.
    depth: usize,
}

fn calls(source: &Source) -> Vec<Call<'_>> {
    let tokens = tokens(source.text());
    let token = |index: usize| tokens.get(index).map(|&(token, _)| token);
    let mut calls = Vec::new();
    let mut depth = 0_usize;
    let mut bodies: Vec<Function<'_>> = Vec::new();
    let mut announced: Option<Function<'_>> = None;
    let (mut is_test, mut is_ignored) = (false, false);

    let mut index = 0;
    while let Some(current) = token(index) {
        match current {
            Token::Mark('#') if token(index + 1) == Some(Token::Mark('[')) => {
                let end = closing(&tokens, index + 1);
                match attribute_name(&tokens[index + 2..end]) {
                    Some("test") => is_test = true,
                    Some("ignore") => is_ignored = true,
                    _ => {}
                }
                index = end;
            }
            Token::Name("fn") => {
                if let Some(Token::Name(name)) = token(index + 1) {
                    announced = Some(Function { name, is_proof: is_test && !is_ignored, depth });
                    (is_test, is_ignored) = (false, false);
                }
            }
            Token::Name("cites") if token(index + 1) == Some(Token::Mark('!')) => {
                let end = closing(&tokens, index + 2);
                let game = match (index.checked_sub(3).and_then(token), index.checked_sub(1).and_then(token))
                {
                    (Some(Token::Name(path)), Some(Token::Mark(':'))) if path != "crate" => Some(path),
                    _ => None,
                };
                let test = bodies.last().filter(|body| body.is_proof).map(|body| body.name);
                for &(token, start) in &tokens[index..end.min(tokens.len())] {
                    if let Token::Text(rule) = token {
                        // The string's token starts at its quote.
                        calls.push(Call { rule, game, test, span: source.span_at(start + 1, rule.len()) });
                    }
                }
                index = end;
            }
            Token::Mark('(' | '[') => depth += 1,
            Token::Mark('{') => {
                if let Some(function) = announced.take_if(|function| function.depth == depth) {
                    bodies.push(function);
                }
                (is_test, is_ignored) = (false, false);
                depth += 1;
            }
            Token::Mark(')' | ']' | '}') => {
                depth = depth.saturating_sub(1);
                if current == Token::Mark('}') {
                    bodies.pop_if(|body| body.depth == depth);
                }
            }
            // A function without a body. The `;` of an array in its signature is deeper.
            Token::Mark(';') => {
                announced.take_if(|function| function.depth == depth);
            }
            _ => {}
        }
        index += 1;
    }
    calls
}

/// The index of the bracket that closes the one at `open`, or the end.
fn closing(tokens: &[(Token<'_>, usize)], open: usize) -> usize {
    let mut depth = 0_usize;
    for (offset, (token, _)) in tokens.iter().enumerate().skip(open) {
        match token {
            Token::Mark('(' | '[' | '{') => depth += 1,
            Token::Mark(')' | ']' | '}') => {
                depth = depth.saturating_sub(1);
                if depth == 0 {
                    return offset;
                }
            }
            _ => {}
        }
    }
    tokens.len()
}

/// The last name of an attribute's path: `test` of `#[tokio::test(..)]`.
fn attribute_name<'a>(inside: &[(Token<'a>, usize)]) -> Option<&'a str> {
    let path = inside.iter().take_while(|(token, _)| matches!(token, Token::Name(_) | Token::Mark(':')));
    path.filter_map(|&(token, _)| match token {
        Token::Name(name) => Some(name),
        _ => None,
    })
    .last()
}

/// The files of one kind below a folder, sorted. A folder that is not there has none.
fn files_under(folder: &Path, extension: &str) -> Vec<PathBuf> {
    let mut files = Vec::new();
    let mut folders = vec![folder.to_owned()];
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(folder).into_iter().flatten().flatten() {
            let path = entry.path();
            // Links are not followed, so that a circle of them ends.
            match entry.file_type() {
                Ok(kind) if kind.is_dir() => folders.push(path),
                Ok(kind) if kind.is_file() && path.extension().is_some_and(|it| it == extension) => {
                    files.push(path)
                }
                _ => {}
            }
        }
    }
    files.sort();
    files
}

fn relative(path: &Path, root: &Path) -> String {
    path.strip_prefix(root).unwrap_or(path).to_string_lossy().replace('\\', "/")
}

#[cfg(test)]
mod tests {
    use content::Source;

    use super::calls;

    fn cited(text: &str) -> Vec<String> {
        let source = Source::from_text("a.rs", text).unwrap();
        let show = |call: super::Call<'_>| {
            let test = call.test.unwrap_or("no test");
            let game = call.game.map(|game| format!("{game}::")).unwrap_or_default();
            assert_eq!(source.slice(call.span), call.rule);
            format!("{}: {game}{} in {test}", call.span.line, call.rule)
        };
        calls(&source).into_iter().map(show).collect()
    }

    #[test]
    fn citations_belong_to_the_test_around_them() {
        let text = r#"
            #[test]
            fn first() {
                cites!("a.b", "a.c");
                if true { chess::cites!["a.d"]; }
            }
            #[cfg(test)]
            mod tests {
                #[tokio::test]
                #[expect(clippy::float_cmp, reason = "whole numbers")]
                async fn second<'a>(dice: [u8; 2]) -> Result<(), ()> { crate::cites!(
                    "a.e",
                ); }
            }
        "#;
        assert_eq!(
            cited(text),
            ["4: a.b in first", "4: a.c in first", "5: chess::a.d in first", "12: a.e in second"]
        );
    }

    #[test]
    fn what_proves_nothing_is_in_no_test() {
        let text = r#"
            fn helper() { cites!("a.b"); }
            #[test]
            #[ignore = "slow"]
            fn ignored() { cites!("a.c"); }
            #[test]
            fn test() { fn inner() { cites!("a.d"); } cites!("a.e"); }
            trait Later { fn later(x: [u8; 2]); }
            cites!("a.f");
        "#;
        assert_eq!(
            cited(text),
            [
                "2: a.b in no test",
                "5: a.c in no test",
                "7: a.d in no test",
                "7: a.e in test",
                "9: a.f in no test"
            ]
        );
    }

    #[test]
    fn comments_strings_and_the_macro_itself_cite_nothing() {
        let text = r##"
            macro_rules! cites { ($($id:literal),+ $(,)?) => { $( let _ = rule!($id); )+ } }
            #[test]
            fn test() {
                // cites!("a.b");
                /* cites!("a.c"); /* */ cites!("a.d"); */
                let text = "cites!(\"a.e\")";
                let raw = r#"cites!("a.f")"#;
                let cites = 3;
            }
        "##;
        assert_eq!(cited(text), Vec::<String>::new());
    }

    #[test]
    fn broken_sources_end() {
        for broken in ["cites!(", "#[", "fn", "fn x(", "}}}", "cites!", "#[test", "::cites!(\"a"] {
            cited(broken);
        }
    }
}
