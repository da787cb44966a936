//! The keys of `units` in a pack file: ids of units, ids of unit types, and patterns such as `so-t34-*`.

#![warn(clippy::cast_possible_truncation, clippy::indexing_slicing)]

use std::{cmp::Reverse, collections::BTreeSet};

/// The keys of a pack. For each counter one of them counts: its id, otherwise its type, otherwise the longest pattern
/// that matches one of them; of two patterns of the same length, the first by the alphabet.
#[derive(Clone, Debug, Default)]
pub struct UnitKeys {
    all: BTreeSet<String>,
    /// The patterns among them, the strongest first.
    patterns: Vec<String>,
}

impl UnitKeys {
    pub fn new<'a>(keys: impl Iterator<Item = &'a String>) -> Self {
        let all: BTreeSet<String> = keys.cloned().collect();
        let mut patterns: Vec<String> = all.iter().filter(|key| is_pattern(key)).cloned().collect();
        patterns.sort_by_key(|pattern| Reverse(pattern.len()));
        Self { all, patterns }
    }

    /// Returns the key that counts for the unit with this id and type, either of which may be empty.
    pub fn find(&self, unit: &str, kind: &str) -> Option<&str> {
        self.exact(unit).or_else(|| self.exact(kind)).or_else(|| self.matching(unit, kind).next())
    }

    fn exact(&self, name: &str) -> Option<&str> {
        self.all.get(name).map(String::as_str)
    }

    fn matching(&self, unit: &str, kind: &str) -> impl Iterator<Item = &str> {
        self.patterns.iter().map(String::as_str).filter(move |pattern| {
            [unit, kind].into_iter().any(|name| !name.is_empty() && matches(pattern, name))
        })
    }

    /// Returns the two patterns of the same length that match this unit, if one of them counts for it.
    pub fn rivals(&self, unit: &str, kind: &str) -> Option<(&str, &str)> {
        if self.exact(unit).or_else(|| self.exact(kind)).is_some() {
            return None;
        }
        let mut matching = self.matching(unit, kind);
        let (first, second) = (matching.next()?, matching.next()?);
        (first.len() == second.len()).then_some((first, second))
    }
}

/// Whether a key is a pattern.
pub fn is_pattern(key: &str) -> bool {
    key.contains(['*', '?'])
}

/// Whether a pattern matches a whole name: `*` is any number of letters, `?` is one.
pub fn matches(pattern: &str, name: &str) -> bool {
    let (pattern, name) = (pattern.as_bytes(), name.as_bytes());
    let (mut at, mut here) = (0, 0);
    // The place after the last `*`, and the letters of the name before which that star ends.
    let mut star: Option<(usize, usize)> = None;
    while let Some(letter) = name.get(here) {
        match pattern.get(at) {
            Some(b'*') => {
                at += 1;
                star = Some((at, here));
            }
            Some(wanted) if *wanted == b'?' || wanted == letter => {
                at += 1;
                here += 1;
            }
            _ => {
                let Some((after, end)) = star else { return false };
                star = Some((after, end + 1));
                (at, here) = (after, end + 1);
            }
        }
    }
    pattern.iter().skip(at).all(|left| *left == b'*')
}

#[cfg(test)]
mod tests {
    use super::*;

    fn keys(keys: &[&str]) -> UnitKeys {
        let keys: Vec<String> = keys.iter().map(|key| (*key).to_owned()).collect();
        UnitKeys::new(keys.iter())
    }

    #[test]
    fn a_pattern_matches_whole_names() {
        for (pattern, name) in [
            ("*", "so-t34-76-1"),
            ("so-t34-*", "so-t34-76-1"),
            ("so-t34-*", "so-t34-"),
            ("*-1", "so-t34-1-1"),
            ("so-t34-??-?", "so-t34-76-1"),
            ("*t34*1", "so-t34-76-1"),
            ("**", "a"),
        ] {
            assert!(matches(pattern, name), "{pattern} {name}");
        }
        for (pattern, name) in
            [("so-t34-*", "so-t35-1"), ("?", ""), ("?", "ab"), ("*-1", "so-1-2"), ("so", "so-1"), ("", "a")]
        {
            assert!(!matches(pattern, name), "{pattern} {name}");
        }
        // Many stars take no time.
        assert!(!matches(&"*a".repeat(30), &"a".repeat(29)));
    }

    #[test]
    fn the_most_specific_key_counts() {
        let keys = keys(&["so-*", "so-t34-*", "*-76-1", "so-t34-76", "so-t34-85-2", "ge-????"]);
        assert_eq!(keys.find("so-t34-85-2", "so-t34-85"), Some("so-t34-85-2"));
        assert_eq!(keys.find("so-t34-76-1", "so-t34-76"), Some("so-t34-76"));
        assert_eq!(keys.find("so-t34-85-1", "so-t34-85"), Some("so-t34-*"));
        assert_eq!(keys.find("so-rifle-1", "so-rifle"), Some("so-*"));
        assert_eq!(keys.find("", "so-rifle"), Some("so-*"), "a unit that nobody knows has its type");
        assert_eq!(keys.find("ge-tiger-1", "ge-hmg"), None);
        assert_eq!(keys.find("", ""), None);
        // A key that was found is found again.
        assert_eq!(keys.find("so-t34-*", ""), Some("so-t34-*"));
    }

    #[test]
    fn patterns_of_the_same_length_that_meet_are_known() {
        let keys = keys(&["so-t34-*", "so-*-76*", "so-*", "ge-1"]);
        assert_eq!(keys.find("so-t34-76-1", ""), Some("so-*-76*"), "the first by the alphabet");
        assert_eq!(keys.rivals("so-t34-76-1", "so-t34-76"), Some(("so-*-76*", "so-t34-*")));
        assert_eq!(keys.rivals("so-t34-85-1", "so-t34-85"), None);
        assert_eq!(keys.rivals("ge-1", ""), None);
    }
}
