//! Names of copies that are kept of files which the user has changed.

/// The ending of such a copy, after the whole name of the file.
const ENDING: &str = ".mine";

/// Returns the names of copies of the file at this place, the first choice first.
pub(super) fn names_of_mine(place: &str) -> impl Iterator<Item = String> {
    (1..1000_u32).map(move |number| match number {
        1 => format!("{place}{ENDING}"),
        _ => format!("{place}{ENDING}-{number}"),
    })
}

/// Whether a file of this name is such a copy.
pub(super) fn is_mine(name: &str) -> bool {
    name.rsplit_once(ENDING).is_some_and(|(_, rest)| {
        let number = rest.strip_prefix('-');
        rest.is_empty() || number.is_some_and(|number| number.parse::<u32>().is_ok())
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn copies_are_known_by_their_names() {
        assert!(names_of_mine("packs/winter/pack.ron").take(3).all(|name| is_mine(&name)));
        assert!(!is_mine("mine.ron") && !is_mine("a.mine.svg") && !is_mine("gold.mine-shaft"));
    }
}
