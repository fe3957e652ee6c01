//! The shape of a YAML text without its meaning: which node stands where, under which key.
//!
//! Only made once something is wrong. serde knows the place of a mistake but not what surrounds
//! it; an author wants to read "not a field of `deal-damage`", and that name comes from here.

use serde_saphyr::granit_parser::{Event, Parser, ScanError, Span as EventSpan};

/// Every node of a text, in the order of their first characters.
pub(crate) struct Outline {
    nodes: Vec<Node>,
}

pub(crate) struct Node {
    pub start: usize,
    pub end: usize,
    parent: Option<usize>,
    role: Role,
    shape: Shape,
}

enum Role {
    Root,
    Key,
    Value { key: usize },
    Item,
}

#[derive(PartialEq)]
enum Shape {
    Scalar(String),
    List,
    Map,
    Alias,
}

impl Node {
    pub fn shape_in_words(&self) -> &'static str {
        match self.shape {
            Shape::Scalar(_) => "a single value",
            Shape::List => "a list",
            Shape::Map => "a map of fields",
            Shape::Alias => "an alias",
        }
    }
}

impl Outline {
    /// # Errors
    ///
    /// The parser's own, if the text is not YAML.
    pub fn of(text: &str) -> Result<Outline, ScanError> {
        let mut nodes: Vec<Node> = Vec::new();
        let mut open: Vec<Open> = Vec::new();
        for event in Parser::new_from_str(text) {
            let (event, span) = event?;
            let shape = match event {
                Event::Scalar(value, ..) => Shape::Scalar(value.into_owned()),
                Event::Alias(_) => Shape::Alias,
                Event::SequenceStart(..) => Shape::List,
                Event::MappingStart(..) => Shape::Map,
                Event::SequenceEnd | Event::MappingEnd => {
                    if let Some(closed) = open.pop() {
                        nodes[closed.node].end = bytes_of(&span).1;
                    }
                    continue;
                }
                _ => continue,
            };
            let (start, end) = bytes_of(&span);
            let (parent, role) = match open.last_mut() {
                None => (None, Role::Root),
                Some(container) => (Some(container.node), container.role_of_next(nodes.len())),
            };
            if matches!(shape, Shape::List | Shape::Map) {
                let is_map = shape == Shape::Map;
                open.push(Open {
                    node: nodes.len(),
                    is_map,
                    pending_key: None,
                });
            }
            nodes.push(Node {
                start,
                end,
                parent,
                role,
                shape,
            });
        }
        Ok(Outline { nodes })
    }

    /// Whether the text holds no value at all: nothing, blanks, comments, or a bare `null`.
    pub fn is_blank(&self) -> bool {
        match self.nodes.as_slice() {
            [] => true,
            [only] => {
                matches!(&only.shape, Shape::Scalar(text) if text.is_empty() || text == "~" || text == "null")
            }
            _ => false,
        }
    }

    /// The key or other scalar that starts at this byte.
    pub fn scalar_at(&self, start: usize) -> Option<&Node> {
        self.nodes
            .iter()
            .find(|node| node.start == start && matches!(node.shape, Shape::Scalar(_)))
    }

    /// The map that starts at this byte. In block style it shares its start with its first key.
    pub fn map_at(&self, start: usize) -> Option<&Node> {
        self.nodes
            .iter()
            .find(|node| node.start == start && node.shape == Shape::Map)
    }

    pub fn node_at(&self, start: usize) -> Option<&Node> {
        self.map_at(start)
            .or_else(|| self.nodes.iter().find(|node| node.start == start))
    }

    /// The value that belongs to the key starting at this byte.
    pub fn value_of_key_at(&self, start: usize) -> Option<&Node> {
        let is_key = |node: &Node| node.start == start && matches!(node.role, Role::Key);
        let key = self.nodes.iter().position(is_key)?;
        self.nodes
            .iter()
            .find(|node| matches!(node.role, Role::Value { key: of } if of == key))
    }

    /// Whether the map around this node has such a key already.
    pub fn has_sibling(&self, node: &Node, name: &str) -> bool {
        self.nodes.iter().any(|other| {
            other.parent == node.parent
                && matches!(other.role, Role::Key)
                && matches!(&other.shape, Shape::Scalar(text) if text == name)
        })
    }

    /// What an author would call this node: by its key, or by the list it is in.
    pub fn name(&self, node: &Node) -> String {
        match node.role {
            Role::Root => "this file".to_owned(),
            Role::Value { key } => self.quoted(key),
            Role::Key => format!("a key of {}", self.owner(node)),
            Role::Item => format!("an entry of {}", self.owner(node)),
        }
    }

    /// What an author would call the map or list that this node stands in.
    pub fn owner(&self, node: &Node) -> String {
        match node.parent {
            Some(parent) => self.name(&self.nodes[parent]),
            None => "this file".to_owned(),
        }
    }

    /// What an author would call the thing that a word was meant to choose: the value itself, or,
    /// where the word is a key, the whole step it opens.
    pub fn chosen_for(&self, node: &Node) -> String {
        match (&node.role, node.parent) {
            (Role::Key, Some(_)) => self.owner(node),
            _ => self.name(node),
        }
    }

    fn quoted(&self, key: usize) -> String {
        match &self.nodes[key].shape {
            Shape::Scalar(text) => format!("`{text}`"),
            _ => "this key".to_owned(),
        }
    }
}

/// A map or list that has begun and not ended.
struct Open {
    node: usize,
    is_map: bool,
    pending_key: Option<usize>,
}

impl Open {
    fn role_of_next(&mut self, node: usize) -> Role {
        match (self.is_map, self.pending_key.take()) {
            (false, _) => Role::Item,
            (true, Some(key)) => Role::Value { key },
            (true, None) => {
                self.pending_key = Some(node);
                Role::Key
            }
        }
    }
}

fn bytes_of(span: &EventSpan) -> (usize, usize) {
    let start = span.start.byte_offset().unwrap_or(0);
    (start, span.end.byte_offset().unwrap_or(start))
}

#[cfg(test)]
mod tests {
    use super::Outline;

    fn name_at(text: &str, needle: &str) -> String {
        let outline = Outline::of(text).unwrap();
        let node = outline.node_at(text.find(needle).unwrap()).unwrap();
        outline.name(node)
    }

    #[test]
    fn nodes_are_called_by_their_key_or_list() {
        let text = "id: a\ndo:\n  - draw: 3\n  - [x, {y: z}]\n";
        assert_eq!(name_at(text, "a"), "`id`");
        assert_eq!(name_at(text, "3"), "`draw`");
        assert_eq!(name_at(text, "x"), "an entry of an entry of `do`");
        assert_eq!(name_at(text, "z"), "`y`");
        assert_eq!(name_at(text, "y"), "a key of an entry of an entry of `do`");
        assert_eq!(name_at(text, "draw"), "an entry of `do`");
        assert_eq!(name_at(text, "id"), "this file");
    }

    #[test]
    fn comments_and_nulls_are_blank() {
        for blank in ["", "\n\n", "# nothing\n", "---\n", "~", "null\n"] {
            assert!(Outline::of(blank).unwrap().is_blank(), "{blank:?}");
        }
        assert!(!Outline::of("a").unwrap().is_blank());
    }
}
