//! Indices: places in the lists of a game, each a type of its own, so that no two lists are mixed up.

#[doc(hidden)]
pub use serde;

/// Makes an index: a newtype that is written as a bare number, and that lists of its kind take between brackets.
///
/// ```ignore
/// table::index! {
///     /// A figure on the table, by its place in the list of figures.
///     pub FigureId(u8): Figure, FigureView
/// }
/// let figure = &state.figures[FigureId(3)];
/// ```
///
/// Behind the colon stand the entries of its lists. An index without any is a name for something that lies elsewhere.
#[macro_export]
macro_rules! index {
    ($($(#[$meta:meta])* $vis:vis $name:ident($number:ty) $(: $($entry:ty),+)?);+ $(;)?) => { $(
        $(#[$meta])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        $vis struct $name(pub $number);

        #[allow(dead_code, reason = "each index has the same functions; not every game needs them all")]
        impl $name {
            /// Returns the index of a place in a list.
            #[inline]
            #[must_use]
            $vis fn at(place: usize) -> $name {
                $name($crate::fit(place))
            }

            /// Returns the place in the list.
            #[inline]
            #[must_use]
            $vis fn place(self) -> usize {
                usize::from(self.0)
            }

            /// Returns the indices of a list of this length, in order.
            $vis fn all(length: usize) -> impl DoubleEndedIterator<Item = $name> + ExactSizeIterator + Clone {
                (0..length).map($name::at)
            }
        }

        impl $crate::index::serde::Serialize for $name {
            fn serialize<S: $crate::index::serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
                $crate::index::serde::Serialize::serialize(&self.0, to)
            }
        }

        impl<'de> $crate::index::serde::Deserialize<'de> for $name {
            fn deserialize<D: $crate::index::serde::Deserializer<'de>>(from: D) -> Result<$name, D::Error> {
                $crate::index::serde::Deserialize::deserialize(from).map($name)
            }
        }

        $($(
            impl ::std::ops::Index<$name> for [$entry] {
                type Output = $entry;
                #[inline]
                fn index(&self, index: $name) -> &$entry {
                    &self[index.place()]
                }
            }

            impl ::std::ops::IndexMut<$name> for [$entry] {
                #[inline]
                fn index_mut(&mut self, index: $name) -> &mut $entry {
                    &mut self[index.place()]
                }
            }

            impl ::std::ops::Index<$name> for ::std::vec::Vec<$entry> {
                type Output = $entry;
                #[inline]
                fn index(&self, index: $name) -> &$entry {
                    &self[index.place()]
                }
            }

            impl ::std::ops::IndexMut<$name> for ::std::vec::Vec<$entry> {
                #[inline]
                fn index_mut(&mut self, index: $name) -> &mut $entry {
                    &mut self[index.place()]
                }
            }
        )+)?
    )+ };
}

#[cfg(test)]
mod tests {
    #[derive(PartialEq, Debug)]
    struct Deed(&'static str);

    crate::index! {
        /// A deed.
        DeedId(u8): Deed;
        /// Something that lies elsewhere.
        #[derive(Default)]
        CardId(u16)
    }

    #[test]
    fn an_index_takes_its_entry_out_of_a_list() {
        let mut deeds = vec![Deed("attack"), Deed("thwart")];
        assert_eq!(deeds[DeedId(1)], Deed("thwart"));
        deeds[DeedId::at(0)] = Deed("scheme");
        assert_eq!(deeds.as_slice()[DeedId(0)], Deed("scheme"));
        assert_eq!(DeedId::all(deeds.len()).rev().collect::<Vec<_>>(), [DeedId(1), DeedId(0)]);
    }

    #[test]
    fn an_index_is_written_as_a_bare_number() {
        assert_eq!(serde_json::to_string(&[CardId::default(), CardId(7)]).unwrap(), "[0,7]");
        assert_eq!(serde_json::from_str::<Vec<CardId>>("[3]").unwrap(), [CardId(3)]);
        let packed = postcard::to_allocvec(&CardId(300)).unwrap();
        assert_eq!(packed, postcard::to_allocvec(&300_u16).unwrap());
    }

    #[test]
    #[should_panic(expected = "the len is 1")]
    fn an_index_past_the_end_is_a_fault() {
        let _ = &[Deed("attack")][..][DeedId(1)];
    }
}
