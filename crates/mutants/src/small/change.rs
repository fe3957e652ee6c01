//! What may be changed in an engine's source: small faults of the kind that people make.
//!
//! Every change is written into the source at once, so that one build holds them all, and trying one costs no more than
//! running the tests.

use std::collections::BTreeSet;

use proc_macro2::Span;
use quote::{ToTokens, quote};
use syn::spanned::Spanned;
use syn::visit_mut::{self, VisitMut};
use syn::{
    Arm, Attribute, BinOp, Block, Expr, ExprBinary, ExprLit, ExprMethodCall, File, Ident, ImplItemFn,
    ItemConst, ItemEnum, ItemFn, ItemImpl, ItemMod, ItemStatic, ItemStruct, Lit, LitInt, Local, Macro, Pat,
    Stmt, Type, UnOp, parse_quote,
};

/// How long a piece of source may be in a description.
const LONGEST: usize = 100;

/// One change of the source.
#[derive(Debug, Clone)]
pub struct Change {
    /// What chooses it; no two of a game have the same.
    pub number: u32,
    /// Relative to the source folder of the game.
    pub file: String,
    pub line: usize,
    /// `expression: before → after`, or `without` a statement.
    pub what: String,
    /// The rules that the statement around it names.
    pub rules: Vec<String>,
}

impl Change {
    /// What it is called as long as neither it nor its file is written in another way.
    pub fn name(&self) -> String {
        format!("{}: {}", self.file, self.what)
    }
}

/// Changes by their names.
pub type LeftOut = BTreeSet<String>;

/// Writes changes into one file after the other.
pub struct Changer<'a> {
    /// Changes that are left out, since the compiler does not take them.
    left_out: &'a LeftOut,
    file: String,
    lines: Vec<String>,
    next: u32,
    /// What the statement around names, innermost last.
    rules: Vec<Vec<String>>,
    pub changes: Vec<Change>,
}

impl<'a> Changer<'a> {
    pub fn new(left_out: &'a LeftOut) -> Changer<'a> {
        Changer {
            left_out,
            file: String::new(),
            lines: Vec::new(),
            next: 1,
            rules: Vec::new(),
            changes: Vec::new(),
        }
    }

    /// A file of the game, with every change that can be made in it.
    pub fn file(&mut self, name: &str, text: &str) -> syn::Result<String> {
        let mut file: File = syn::parse_file(text)?;
        self.file = name.to_owned();
        self.lines = text.lines().map(|line| short(line.trim())).collect();
        self.visit_file_mut(&mut file);
        Ok(prettyplease::unparse(&file))
    }

    /// The number of a new change, unless it is one of those that are left out.
    fn change(&mut self, span: Span, what: String) -> Option<u32> {
        let (number, line) = (self.next, span.start().line);
        let rules = self.rules.last().cloned().unwrap_or_default();
        let change = Change { number, file: self.file.clone(), line, what, rules };
        if self.left_out.contains(&change.name()) {
            return None;
        }
        self.next += 1;
        self.changes.push(change);
        Some(number)
    }

    /// `a < b` as `a <= b` and the like.
    fn operator(&mut self, span: Span, binary: &ExprBinary, text: &str) -> Option<Expr> {
        let ExprBinary { left, op, right, .. } = binary;
        let other = opposite(op)?;
        let (was, is) = (op.to_token_stream(), other.to_token_stream());
        let number = self.change(span, format!("{text}: {was} → {is}"))?;
        Some(match op {
            // The right side may be worth nothing, or do something, unless the left side asks for it.
            BinOp::And(_) => parse_quote!(match (#left) {
                left => if left != crate::is_changed(#number) { #right } else { left }
            }),
            BinOp::Or(_) => parse_quote!(match (#left) {
                left => if left == crate::is_changed(#number) { #right } else { left }
            }),
            BinOp::Add(_) | BinOp::Sub(_) => parse_quote!(match (#left, #right) {
                (left, right) => if crate::is_changed(#number) { left #other right } else { left #op right }
            }),
            _ => parse_quote!(match (&(#left), &(#right)) {
                (left, right) => if crate::is_changed(#number) { left #other right } else { left #op right }
            }),
        })
    }

    /// A yes as a no.
    fn negated(&mut self, span: Span, condition: &Expr, text: &str) -> Option<Expr> {
        let number = self.change(span, format!("{text} → not so"))?;
        Some(parse_quote!((crate::is_changed(#number) != (#condition))))
    }

    fn call(&mut self, span: Span, call: &ExprMethodCall, text: &str) -> Option<Expr> {
        let method = call.method.to_string();
        if asks(&method) {
            return self.negated(span, &Expr::MethodCall(call.clone()), text);
        }
        let other = match method.as_str() {
            "min" => "max",
            "max" => "min",
            "saturating_sub" => "saturating_add",
            _ => return None,
        };
        let (receiver, argument) = (&call.receiver, call.args.first().filter(|_| call.args.len() == 1)?);
        let number = self.change(span, format!("{text}: {method} → {other}"))?;
        let (method, other) = (&call.method, Ident::new(other, call.method.span()));
        Some(parse_quote!(match (#receiver, #argument) {
            (left, right) => if crate::is_changed(#number) { left.#other(right) } else { left.#method(right) }
        }))
    }

    /// A number as one more; a number alone says little, so its line is told.
    fn number(&mut self, literal: &LitInt) -> Option<Expr> {
        let value: u64 = literal.suffix().is_empty().then(|| literal.base10_parse().ok())??;
        let more = LitInt::new(&(value + 1).to_string(), literal.span());
        let line = self.lines.get(literal.span().start().line - 1).map_or("", String::as_str);
        let number = self.change(literal.span(), format!("{line}: {value} → {}", value + 1))?;
        Some(parse_quote!((if crate::is_changed(#number) { #more } else { #literal })))
    }
}

impl VisitMut for Changer<'_> {
    fn visit_expr_mut(&mut self, expr: &mut Expr) {
        // What has to be known when compiling cannot depend on a choice.
        if matches!(expr, Expr::Const(_) | Expr::Repeat(_)) {
            return;
        }
        let (span, text) = (expr.span(), source(expr));
        let plain = is_plain(expr);
        visit_mut::visit_expr_mut(self, expr);
        let changed = match expr {
            Expr::Binary(binary) if !has_let(&binary.left) && !has_let(&binary.right) => {
                self.operator(span, binary, &text)
            }
            Expr::Unary(unary) if matches!(unary.op, UnOp::Not(_)) && plain => {
                self.negated(span, &Expr::Unary(unary.clone()), &text)
            }
            Expr::Lit(ExprLit { lit: Lit::Int(literal), .. }) => self.number(literal),
            Expr::MethodCall(call) => self.call(span, call, &text),
            Expr::If(branch) if plain && !has_let(&branch.cond) => {
                let text = source(&branch.cond);
                if let Some(condition) = self.negated(span, &branch.cond, &format!("if {text}")) {
                    *branch.cond = condition;
                }
                None
            }
            _ => None,
        };
        if let Some(changed) = changed {
            *expr = changed;
        }
    }

    fn visit_arm_mut(&mut self, arm: &mut Arm) {
        let guard = arm.guard.as_ref().map(|(_, guard)| (guard.span(), source(guard), is_shown(guard)));
        visit_mut::visit_arm_mut(self, arm);
        if let (Some((_, guard)), Some((span, text, false))) = (&mut arm.guard, guard)
            && !has_let(guard)
            && let Some(negated) = self.negated(span, guard, &format!("if {text}"))
        {
            **guard = negated;
        }
    }

    fn visit_stmt_mut(&mut self, statement: &mut Stmt) {
        let (span, text) = (statement.span(), source(statement));
        self.rules.push(named_rules(statement));
        visit_mut::visit_stmt_mut(self, statement);
        if let Stmt::Expr(expr, Some(_)) = statement
            && does_something(expr)
            && let Some(number) = self.change(span, format!("without {text}"))
        {
            let done = statement.clone();
            *statement = parse_quote!(if !crate::is_changed(#number) { #done });
        }
        self.rules.pop();
    }

    fn visit_local_mut(&mut self, local: &mut Local) {
        if let Some(init) = &mut local.init {
            self.visit_expr_mut(&mut init.expr);
            if let Some((_, diverge)) = &mut init.diverge {
                self.visit_expr_mut(diverge);
            }
        }
    }

    fn visit_item_fn_mut(&mut self, function: &mut ItemFn) {
        if function.sig.constness.is_none() && !is_test(&function.attrs) {
            self.visit_block_mut(&mut function.block);
        }
    }

    fn visit_impl_item_fn_mut(&mut self, function: &mut ImplItemFn) {
        if function.sig.constness.is_none() {
            self.visit_block_mut(&mut function.block);
        }
    }

    fn visit_item_mod_mut(&mut self, module: &mut ItemMod) {
        if !is_test(&module.attrs) {
            visit_mut::visit_item_mod_mut(self, module);
        }
    }

    /// How something is written down for people or files is not a rule.
    fn visit_item_impl_mut(&mut self, item: &mut ItemImpl) {
        let of = item.trait_.as_ref().map(|(_, path, _)| path.to_token_stream().to_string());
        let written = ["Debug", "Display", "Serialize", "Deserialize", "JsonSchema"];
        if !of.is_some_and(|of| written.iter().any(|name| of.contains(name))) {
            visit_mut::visit_item_impl_mut(self, item);
        }
    }

    fn visit_item_const_mut(&mut self, _: &mut ItemConst) {}
    fn visit_item_static_mut(&mut self, _: &mut ItemStatic) {}
    fn visit_item_enum_mut(&mut self, _: &mut ItemEnum) {}
    fn visit_item_struct_mut(&mut self, _: &mut ItemStruct) {}
    fn visit_type_mut(&mut self, _: &mut Type) {}
    fn visit_pat_mut(&mut self, _: &mut Pat) {}
    fn visit_attribute_mut(&mut self, _: &mut Attribute) {}
    fn visit_macro_mut(&mut self, _: &mut Macro) {}
}

fn opposite(op: &BinOp) -> Option<BinOp> {
    let opposite: BinOp = match op {
        BinOp::Lt(_) => parse_quote!(<=),
        BinOp::Le(_) => parse_quote!(<),
        BinOp::Gt(_) => parse_quote!(>=),
        BinOp::Ge(_) => parse_quote!(>),
        BinOp::Eq(_) => parse_quote!(!=),
        BinOp::Ne(_) => parse_quote!(==),
        BinOp::Add(_) => parse_quote!(-),
        BinOp::Sub(_) => parse_quote!(+),
        BinOp::And(_) => parse_quote!(||),
        BinOp::Or(_) => parse_quote!(&&),
        _ => return None,
    };
    Some(opposite)
}

/// Whether a method answers with yes or no, as far as its name tells.
fn asks(method: &str) -> bool {
    ["any", "all", "contains", "has"].contains(&method) || method.starts_with("is_")
}

/// Whether a change of an expression itself already turns it around.
fn is_shown(expr: &Expr) -> bool {
    match expr {
        Expr::Binary(binary) => opposite(&binary.op).is_some(),
        Expr::MethodCall(call) => asks(&call.method.to_string()),
        Expr::Unary(unary) => matches!(unary.op, UnOp::Not(_)),
        Expr::Paren(paren) => is_shown(&paren.expr),
        _ => false,
    }
}

/// Whether turning around the condition of an `if`, or what a `!` stands before, is a change of its own.
fn is_plain(expr: &Expr) -> bool {
    match expr {
        Expr::If(branch) => !is_shown(&branch.cond),
        Expr::Unary(unary) => !is_shown(&unary.expr),
        _ => false,
    }
}

fn has_let(expr: &Expr) -> bool {
    match expr {
        Expr::Let(_) => true,
        Expr::Binary(binary) => has_let(&binary.left) || has_let(&binary.right),
        Expr::Paren(paren) => has_let(&paren.expr),
        _ => false,
    }
}

/// Whether a statement can be left out: a call, or a change of a value.
fn does_something(expr: &Expr) -> bool {
    match expr {
        Expr::Try(inner) => does_something(&inner.expr),
        Expr::Call(_) | Expr::MethodCall(_) | Expr::Assign(_) => true,
        Expr::Binary(binary) => matches!(
            binary.op,
            BinOp::AddAssign(_) | BinOp::SubAssign(_) | BinOp::BitOrAssign(_) | BinOp::BitAndAssign(_)
        ),
        _ => false,
    }
}

fn is_test(attributes: &[Attribute]) -> bool {
    attributes.iter().any(|attribute| {
        let text = quote!(#attribute).to_string();
        text.contains("cfg (test)") || text.contains("# [test]")
    })
}

/// The rules that a statement names, unless statements of its own stand in it.
fn named_rules(statement: &Stmt) -> Vec<String> {
    struct Blocks(bool);
    impl VisitMut for Blocks {
        fn visit_block_mut(&mut self, _: &mut Block) {
            self.0 = true;
        }
    }
    let mut blocks = Blocks(false);
    blocks.visit_stmt_mut(&mut statement.clone());
    if blocks.0 {
        return Vec::new();
    }
    let text = statement.to_token_stream().to_string();
    let named = text
        .split("rule ! (")
        .skip(1)
        .filter_map(|rest| rest.trim_start().strip_prefix('"')?.split('"').next());
    named.map(str::to_owned).collect()
}

/// A piece of source as it was written, in one line.
fn source(piece: &(impl Spanned + ToTokens)) -> String {
    let text = piece.span().source_text().unwrap_or_else(|| piece.to_token_stream().to_string());
    short(&text.split_whitespace().collect::<Vec<_>>().join(" "))
}

fn short(text: &str) -> String {
    match text.char_indices().nth(LONGEST) {
        Some((end, _)) => format!("{}…", &text[..end]),
        None => text.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ENGINE: &str = r#"
pub fn hurt(card: &mut Card, amount: u8) -> Result<(), Refusal> {
    need(amount > 0 && !card.tough, rule!("damage.some"))?;
    let taken = amount.min(card.left);
    if card.falls() {
        card.leave();
    }
    match taken {
        taken if card.is_hero() => card.damage += taken + 1,
        _ => {}
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    fn untouched() -> bool { 1 < 2 }
}
"#;

    fn changed(left_out: &LeftOut) -> (Vec<Change>, String) {
        let mut changer = Changer::new(left_out);
        let text = changer.file("damage.rs", ENGINE).expect("the engine is Rust");
        (changer.changes, text)
    }

    #[test]
    fn every_small_fault_is_offered_once_with_its_place_and_its_rule() {
        let (changes, _) = changed(&LeftOut::new());
        let told = changes.iter().map(|change| format!("{change}\t{}\n", change.rules.join(", ")));
        insta::assert_snapshot!(told.collect::<String>());
    }

    #[test]
    fn the_changed_source_asks_for_each_number_and_is_rust() {
        let (changes, text) = changed(&LeftOut::new());
        syn::parse_file(&text).expect("the changed source is Rust");
        for Change { number, .. } in changes {
            let asked = text.matches(&format!("is_changed({number}u32)")).count();
            assert_eq!(asked, 1, "{number} in\n{text}");
        }
    }

    #[test]
    fn what_the_compiler_refuses_is_left_out_by_name() {
        let (all, _) = changed(&LeftOut::new());
        let (rest, text) = changed(&LeftOut::from([all[0].name()]));
        assert_eq!(rest.len(), all.len() - 1);
        assert!(rest.iter().all(|change| change.name() != all[0].name()));
        assert!(text.contains("is_changed(1u32)"), "numbers have no gaps");
    }
}
