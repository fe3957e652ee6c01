//! Things by the names that people type.

/// Of things with an id and a name, the one that is meant: the one called so, else the first whose name begins so.
pub fn best<'n, T>(typed: &str, things: impl Iterator<Item = (&'n str, &'n str, T)>) -> Option<T> {
    let wanted = typed.to_lowercase();
    let fits = |(id, name, thing): (&str, &str, T)| {
        let name = name.to_lowercase();
        let worse = match () {
            () if id == wanted || name == wanted => 0,
            () if name.starts_with(&wanted) => 1,
            () => return None,
        };
        Some((worse, thing))
    };
    // Of equals the first is the least.
    things.filter_map(fits).min_by_key(|(worse, _)| *worse).map(|(_, thing)| thing)
}

#[cfg(test)]
mod tests {
    use super::best;

    #[test]
    fn a_whole_name_is_better_than_a_beginning() {
        let things = || [("a-1", "Rhino's Horn", 1), ("a-2", "Rhino", 2), ("horn", "Rhubarb", 3)].into_iter();
        assert_eq!(best("rhino", things()), Some(2));
        assert_eq!(best("RHI", things()), Some(1));
        assert_eq!(best("horn", things()), Some(3));
        assert_eq!(best("klaw", things()), None);
    }
}
