//! YAML as a tree of nodes that know their place, before any type looks at it.
//!
//! Everything that makes a text bad YAML for us, whatever it is to mean, is refused here: syntax,
//! depth, aliases that unfold without end, keys that are there twice, merge keys and tags.
//!
//! Why not a ready-made serde reader: the one we tried (serde-saphyr 2.0) gives a bare word that
//! needs arguments the *next entry of the list* as its arguments. `- draw` followed by `- 3` read
//! well as one step. A card that silently means something else is the one thing a loader must
//! never do, and with a tree the places of mistakes are exact instead of guessed.

use std::collections::{BTreeMap, BTreeSet};

use granit_parser::{ErrorKind, Event, Parser, ScalarStyle, ScanError, Span as EventSpan, Tag};

use crate::{Code, Diagnostic, Source, Span};

/// How deep lists and maps may stand in each other, aliases unfolded. The deepest ability tree of
/// the core sets needs 14.
const MAX_DEPTH: usize = 64;

/// How many values a file may hold, and how many once its aliases are unfolded.
const MAX_NODES: usize = 250_000;

/// Every node of a text. A node is named by its index; the root is the first.
pub(crate) struct Tree {
    nodes: Vec<Node>,
}

pub(crate) struct Node {
    pub span: Span,
    parent: Option<usize>,
    role: Role,
    pub shape: Shape,
    /// Whether [`Tree::rewrite`] put the text here.
    pub is_rewritten: bool,
    /// Values in this node once aliases are unfolded, itself included.
    unfolded: usize,
    /// Lists and maps in each other from here on down, once aliases are unfolded.
    height: usize,
}

enum Role {
    Root,
    Key,
    Value { key: usize },
    Item,
}

pub(crate) enum Shape {
    /// Without quotes or block marks, so that it may be a number.
    Plain(String),
    Quoted(String),
    List(Vec<usize>),
    Map(Vec<(usize, usize)>),
    /// The node that the alias stands for.
    Alias(usize),
}

impl Tree {
    /// Reads the one document of a source.
    ///
    /// # Errors
    ///
    /// The first thing that is wrong with it.
    pub fn parse(source: &Source) -> Result<Tree, Box<Diagnostic>> {
        let mut builder =
            Builder { source, tree: Tree { nodes: Vec::new() }, open: Vec::new(), anchors: BTreeMap::new() };
        for event in Parser::new_from_str(source.text()) {
            let (event, span) = event.map_err(|error| not_yaml(&error, source))?;
            builder.take(event, &span)?;
        }
        let tree = builder.tree;
        match tree.nodes.first().map(|root| &root.shape) {
            None => Err(empty(source)),
            Some(Shape::Plain(text)) if matches!(text.as_str(), "" | "~" | "null") => Err(empty(source)),
            Some(_) => Ok(tree),
        }
    }

    pub fn node(&self, index: usize) -> &Node {
        &self.nodes[index]
    }

    /// The node that is meant: what an alias stands for, any other node itself.
    pub fn resolve(&self, index: usize) -> usize {
        match self.nodes[index].shape {
            Shape::Alias(target) => target,
            _ => index,
        }
    }

    /// Puts another word in the place of one.
    pub fn rewrite(&mut self, index: usize, text: &str) {
        self.nodes[index].shape = Shape::Plain(text.to_owned());
        self.nodes[index].is_rewritten = true;
    }

    /// Whether the map around this key has a key of that name.
    pub fn has_sibling(&self, key: usize, name: &str) -> bool {
        let Some(Shape::Map(entries)) = self.nodes[key].parent.map(|parent| &self.nodes[parent].shape) else {
            return false;
        };
        entries.iter().any(|&(key, _)| self.nodes[key].text() == Some(name))
    }

    /// What an author would call this node: by its key, or by the list it is in.
    pub fn name(&self, index: usize) -> String {
        match self.nodes[index].role {
            Role::Root => "this file".to_owned(),
            Role::Value { key } => format!("`{}`", self.nodes[key].text().unwrap_or_default()),
            Role::Key => format!("a key of {}", self.owner(index)),
            Role::Item => format!("an entry of {}", self.owner(index)),
        }
    }

    /// What an author would call the map or list that this node stands in.
    pub fn owner(&self, index: usize) -> String {
        match self.nodes[index].parent {
            Some(parent) => self.name(parent),
            None => "this file".to_owned(),
        }
    }

    pub fn is_key(&self, index: usize) -> bool {
        matches!(self.nodes[index].role, Role::Key)
    }

    /// The innermost value around a byte of the text, as a JSON pointer; a key stands for its value.
    pub fn pointer(&self, byte: u32) -> String {
        let holds = |index: usize| {
            let Span { start, end, .. } = self.nodes[index].span;
            (start..end.max(start + 1)).contains(&byte)
        };
        let mut pointer = String::new();
        let mut here = 0;
        loop {
            let inside = match &self.nodes[here].shape {
                Shape::List(items) => {
                    items.iter().position(|&item| holds(item)).map(|at| (at.to_string(), items[at]))
                }
                Shape::Map(entries) => {
                    let entry = entries.iter().find(|&&(key, value)| holds(key) || holds(value));
                    entry.map(|&(key, value)| {
                        let name = self.nodes[key].text().unwrap_or_default();
                        (name.replace('~', "~0").replace('/', "~1"), value)
                    })
                }
                Shape::Plain(_) | Shape::Quoted(_) | Shape::Alias(_) => None,
            };
            let Some((name, value)) = inside else { return pointer };
            pointer.push('/');
            pointer.push_str(&name);
            if !holds(value) {
                return pointer;
            }
            here = value;
        }
    }
}

impl Node {
    pub fn text(&self) -> Option<&str> {
        match &self.shape {
            Shape::Plain(text) | Shape::Quoted(text) => Some(text),
            _ => None,
        }
    }
}

/// A tree on its way in.
struct Builder<'a> {
    source: &'a Source,
    tree: Tree,
    open: Vec<Open>,
    /// The parser's number of an anchor, and the node that has it.
    anchors: BTreeMap<usize, usize>,
}

/// A list or map that has begun and not ended.
struct Open {
    node: usize,
    pending_key: Option<usize>,
    keys: BTreeSet<String>,
}

impl Builder<'_> {
    fn take(&mut self, event: Event<'_>, span: &EventSpan) -> Result<(), Box<Diagnostic>> {
        match event {
            Event::DocumentStart(..) if !self.tree.nodes.is_empty() => Err(self
                .refuse(Code::SeveralDocuments, self.span(span), "a second document begins here")
                .with_help("write one thing in one file, without `---` between")
                .into()),
            Event::Scalar(text, style, anchor, tag) => {
                let shape = match style {
                    ScalarStyle::Plain => Shape::Plain(text.into_owned()),
                    _ => Shape::Quoted(text.into_owned()),
                };
                self.add(shape, span, anchor, tag.as_deref()).map(|_| ())
            }
            Event::SequenceStart(_, anchor, tag) => {
                self.begin(Shape::List(Vec::new()), span, anchor, tag.as_deref())
            }
            Event::MappingStart(_, anchor, tag) => {
                self.begin(Shape::Map(Vec::new()), span, anchor, tag.as_deref())
            }
            Event::Alias(anchor) => self.add_alias(anchor, span),
            Event::SequenceEnd | Event::MappingEnd => self.end(span),
            _ => Ok(()),
        }
    }

    fn begin(
        &mut self,
        shape: Shape,
        span: &EventSpan,
        anchor: usize,
        tag: Option<&Tag>,
    ) -> Result<(), Box<Diagnostic>> {
        let node = self.add(shape, span, anchor, tag)?;
        self.open.push(Open { node, pending_key: None, keys: BTreeSet::new() });
        if self.open.len() > MAX_DEPTH {
            return Err(too_deep(self.source, self.span(span)));
        }
        Ok(())
    }

    /// A list or map is whole: what it unfolds to is known, and its parent grows by it.
    fn end(&mut self, span: &EventSpan) -> Result<(), Box<Diagnostic>> {
        let Some(closed) = self.open.pop() else {
            return Ok(());
        };
        self.tree.nodes[closed.node].span.end = self.span(span).end;
        self.tree.nodes[closed.node].height += 1;
        self.grow_parent(closed.node)
    }

    fn add_alias(&mut self, anchor: usize, span: &EventSpan) -> Result<(), Box<Diagnostic>> {
        let target = self.anchors.get(&anchor).copied();
        // An alias inside what it stands for would unfold for ever.
        let Some(target) = target.filter(|target| self.open.iter().all(|open| open.node != *target)) else {
            return Err(too_many_aliases(self.source, self.span(span)));
        };
        let node = self.add(Shape::Alias(target), span, 0, None)?;
        self.tree.nodes[node].unfolded = self.tree.nodes[target].unfolded;
        self.tree.nodes[node].height = self.tree.nodes[target].height;
        self.grow_parent(node)
    }

    fn add(
        &mut self,
        shape: Shape,
        span: &EventSpan,
        anchor: usize,
        tag: Option<&Tag>,
    ) -> Result<usize, Box<Diagnostic>> {
        let span = self.span(span);
        if let Some(tag) = tag {
            let message = format!("the tag `{tag}` is not allowed");
            return Err(self
                .refuse(Code::Tag, span, message)
                .with_help("write a key with its arguments")
                .into());
        }
        let index = self.tree.nodes.len();
        if index >= MAX_NODES {
            let message = format!("holds more than {MAX_NODES} values");
            return Err(self
                .refuse(Code::TooComplex, span, message)
                .with_help("write one thing in one file")
                .into());
        }
        let role = self.place(index, &shape, span)?;
        let parent = self.open.last().map(|open| open.node);
        let is_scalar = matches!(shape, Shape::Plain(_) | Shape::Quoted(_));
        self.tree.nodes.push(Node { span, parent, role, shape, is_rewritten: false, unfolded: 1, height: 0 });
        if anchor != 0 {
            self.anchors.insert(anchor, index);
        }
        if is_scalar {
            self.grow_parent(index)?;
        }
        Ok(index)
    }

    /// Hangs a new node into the list or map that is open.
    fn place(&mut self, index: usize, shape: &Shape, span: Span) -> Result<Role, Box<Diagnostic>> {
        let Some(open) = self.open.last_mut() else {
            return Ok(Role::Root);
        };
        match &mut self.tree.nodes[open.node].shape {
            Shape::List(items) => {
                items.push(index);
                return Ok(Role::Item);
            }
            Shape::Map(entries) => {
                if let Some(key) = open.pending_key.take() {
                    entries.push((key, index));
                    return Ok(Role::Value { key });
                }
            }
            _ => {}
        }
        open.pending_key = Some(index);
        let (code, message, help) = match shape {
            Shape::Plain(text) if text == "<<" => {
                (Code::MergeKey, "the merge key `<<` is not allowed".to_owned(), "write the fields out")
            }
            Shape::Plain(text) | Shape::Quoted(text) => {
                if open.keys.insert(text.clone()) {
                    return Ok(Role::Key);
                }
                (
                    Code::DuplicateKey,
                    format!("`{text}` is written twice in {}", self.tree.name(open.node)),
                    "keep one of them",
                )
            }
            _ => (Code::WrongType, "a key must be a single word".to_owned(), "write `key: value`"),
        };
        Err(self.refuse(code, span, message).with_help(help).into())
    }

    fn grow_parent(&mut self, index: usize) -> Result<(), Box<Diagnostic>> {
        let (unfolded, height) = (self.tree.nodes[index].unfolded, self.tree.nodes[index].height);
        let span = self.tree.nodes[index].span;
        if let Some(open) = self.open.last() {
            let parent = &mut self.tree.nodes[open.node];
            parent.unfolded = parent.unfolded.saturating_add(unfolded);
            parent.height = parent.height.max(height);
            if parent.unfolded > MAX_NODES {
                return Err(too_many_aliases(self.source, span));
            }
        }
        if self.open.len() + height > MAX_DEPTH {
            return Err(too_deep(self.source, span));
        }
        Ok(())
    }

    fn span(&self, span: &EventSpan) -> Span {
        let narrow = |wide: usize| u32::try_from(wide).unwrap_or(u32::MAX);
        let start = span.start.byte_offset().unwrap_or(0);
        let end = span.end.byte_offset().unwrap_or(start);
        // A block list or map ends where the next thing begins; ours ends with its last word.
        let text = self.source.text().get(start..end).unwrap_or("");
        Span {
            line: narrow(span.start.line()),
            column: narrow(span.start.col() + 1),
            start: narrow(start),
            end: narrow(start + text.trim_end().len()),
        }
    }

    fn refuse(&self, code: Code, span: Span, message: impl Into<String>) -> Diagnostic {
        Diagnostic::new(code, self.source, span, message)
    }
}

fn empty(source: &Source) -> Box<Diagnostic> {
    Diagnostic::of_file(Code::Empty, source.path(), "holds no content").into()
}

fn not_yaml(error: &ScanError, source: &Source) -> Box<Diagnostic> {
    let span = source.span_at(error.marker().byte_offset().unwrap_or(0), 1);
    if matches!(error.kind(), ErrorKind::RecursionLimitExceeded) {
        return too_deep(source, span);
    }
    let message = format!("this is not YAML: {}", error.info());
    let diagnostic = Diagnostic::new(Code::Syntax, source, span, message);
    let line = source.line(span.line).unwrap_or("");
    let indent = &line[..line.len() - line.trim_start().len()];
    if indent.contains('\t') {
        return diagnostic.with_help("indent with spaces, not with tabs").into();
    }
    diagnostic.into()
}

fn too_deep(source: &Source, span: Span) -> Box<Diagnostic> {
    let message = format!("lists and maps stand more than {MAX_DEPTH} deep in each other");
    Diagnostic::new(Code::TooDeep, source, span, message).into()
}

fn too_many_aliases(source: &Source, span: Span) -> Box<Diagnostic> {
    Diagnostic::new(Code::TooManyAliases, source, span, "aliases (`*name`) unfold into too much")
        .with_help("write the values out")
        .into()
}

#[cfg(test)]
mod tests {
    use super::Tree;
    use crate::Source;

    fn tree(text: &str) -> Result<Tree, &'static str> {
        Tree::parse(&Source::from_text("a.yaml", text).unwrap()).map_err(|refused| refused.code)
    }

    fn names(text: &str) -> Vec<String> {
        let tree = tree(text).unwrap();
        (0..tree.nodes.len()).map(|index| tree.name(index)).collect()
    }

    #[test]
    fn nodes_are_called_by_their_key_or_list() {
        assert_eq!(
            names("do:\n  - draw: 3\n  - [x]\n"),
            [
                "this file",
                "a key of this file",
                "`do`",
                "an entry of `do`",
                "a key of an entry of `do`",
                "`draw`",
                "an entry of `do`",
                "an entry of an entry of `do`",
            ]
        );
    }

    #[test]
    fn spans_cover_the_words() {
        let source = Source::from_text("a.yaml", "a: >-\n  two\n  lines\n\nb: [1, 'x y']\n").unwrap();
        let tree = Tree::parse(&source).unwrap();
        let texts: Vec<&str> = tree.nodes[1..].iter().map(|node| source.slice(node.span)).collect();
        assert_eq!(texts, ["a", "two\n  lines", "b", "[1, 'x y']", "1", "'x y'"]);
    }

    #[test]
    fn aliases_may_be_used_but_not_piled_up() {
        assert!(tree("a: &x [1, 2]\nb: [*x, *x]\n").is_ok());
        assert_eq!(tree("a: &x [*x]\n").err(), Some("content.too-many-aliases"));
        let mut bomb = "a0: &a0 [x, x]\n".to_owned();
        for level in 1..30 {
            let before = level - 1;
            bomb += &format!("a{level}: &a{level} [*a{before}, *a{before}]\n");
        }
        assert_eq!(tree(&bomb).err(), Some("content.too-many-aliases"));
        let mut tower = "a0: &a0 [x]\n".to_owned();
        for level in 1..70 {
            tower += &format!("a{level}: &a{level} [*a{}]\n", level - 1);
        }
        assert_eq!(tree(&tower).err(), Some("content.too-deep"));
    }

    #[test]
    fn comments_and_nulls_are_empty() {
        for empty in ["", "\n\n", "# nothing\n", "---\n", "~", "null\n"] {
            assert_eq!(tree(empty).err(), Some("content.empty"), "{empty:?}");
        }
        assert!(tree("''").is_ok());
    }
}
