//! Messages: a key of the locales, and what its sentence is about.

use std::borrow::Cow;

/// Something to say: a key and its arguments. Which language it is said in is the listener's business.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Message {
    pub(crate) key: Cow<'static, str>,
    pub(crate) args: Vec<(&'static str, Arg)>,
}

/// One argument of a message.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Arg {
    /// A whole number.
    Number(i64),
    /// A distance.
    Inches(Inches),
    /// A name or a word that is the same whatever the sentence does to it.
    Name(String),
    /// A part of the sentence with words of its own.
    Message(Message),
    /// Several, as a sentence lists them.
    List(Vec<Arg>, Join),
}

/// A distance in mils, thousandths of an inch; said in inches with at most two decimals.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Inches(pub i32);

/// How a list is joined before its last part.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Join {
    /// "a, b and c".
    And,
    /// "a, b or c".
    Or,
    /// "a, b, c".
    Comma,
    /// "a/b/c", for values of one kind.
    Slash,
    /// "a b c", for sentences one after the other.
    Space,
    /// "a; b; c", for parts that have commas of their own.
    Semicolon,
    /// "a · b · c", for groups of values that have commas of their own.
    Dot,
    /// One below the other, each behind a dot, for alternatives and branches.
    Lines,
}

impl Message {
    /// A message without arguments so far. Keys are written out in full where they are used, so that they can be
    /// searched for.
    pub fn new(key: impl Into<Cow<'static, str>>) -> Message {
        Message { key: key.into(), args: Vec::new() }
    }

    /// The same message with one argument more.
    #[must_use]
    pub fn with(mut self, name: &'static str, arg: impl Into<Arg>) -> Message {
        self.args.push((name, arg.into()));
        self
    }

    /// Its key.
    pub fn key(&self) -> &str {
        &self.key
    }
}

/// Whole numbers of any width are arguments.
macro_rules! numbers {
    ($($type:ty),*) => {$(
        impl From<$type> for Arg {
            fn from(number: $type) -> Arg {
                Arg::Number(number.into())
            }
        }
    )*};
}
numbers!(u8, u16, u32, i8, i16, i32, i64);

impl From<usize> for Arg {
    fn from(number: usize) -> Arg {
        // A count beyond 2^63 can't be reached; what would not fit is shown as the largest number that does.
        Arg::Number(i64::try_from(number).unwrap_or(i64::MAX))
    }
}

impl From<Inches> for Arg {
    fn from(inches: Inches) -> Arg {
        Arg::Inches(inches)
    }
}

impl From<&str> for Arg {
    fn from(name: &str) -> Arg {
        Arg::Name(name.to_owned())
    }
}

impl From<String> for Arg {
    fn from(name: String) -> Arg {
        Arg::Name(name)
    }
}

impl From<Message> for Arg {
    fn from(message: Message) -> Arg {
        Arg::Message(message)
    }
}
