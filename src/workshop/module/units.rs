//! The units of a game for which a pack may have cards. A game says them; the workshop knows none by name.

/// A unit type, or a unit that is the only one of its type.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Unit {
    pub id: String,
    pub name: String,
    /// The names of the cards on which it is drawn; they tell its nation.
    pub templates: Vec<String>,
    /// The ids of its counters.
    pub keys: Vec<String>,
}

impl Unit {
    /// Whether it is a type of several counters.
    pub fn is_type(&self) -> bool {
        self.keys != [self.id.as_str()]
    }
}

/// Whether a key of a pack means a unit of these: by its id, that of a counter, or a pattern with `*` for any number of
/// letters and `?` for one.
pub(super) fn is_meant(units: &[Unit], key: &str) -> bool {
    let is_pattern = key.contains(['*', '?']);
    let is_it = |id: &String| if is_pattern { fits(key, id) } else { id == key };
    units.iter().any(|unit| is_it(&unit.id) || unit.keys.iter().any(is_it))
}

/// Whether a pattern fits a word.
fn fits(pattern: &str, word: &str) -> bool {
    let (mut pattern, mut word) = (pattern.chars(), word.chars());
    // The rests behind the last star, and where the word goes on if it stands for one letter more.
    let mut again = None;
    loop {
        match pattern.clone().next() {
            Some('*') => {
                pattern.next();
                again = Some((pattern.clone(), word.clone()));
                continue;
            }
            None if word.as_str().is_empty() => return true,
            Some(letter) if word.clone().next().is_some_and(|own| letter == '?' || letter == own) => {
                pattern.next();
                word.next();
                continue;
            }
            _ => {}
        }
        let Some((after, mut from)) = again.take() else { return false };
        if from.next().is_none() {
            return false;
        }
        (pattern, word) = (after.clone(), from.clone());
        again = Some((after, from));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn patterns_stand_for_letters() {
        for (pattern, word) in
            [("so-*", "so-t34-1"), ("*-1", "so-t34-1"), ("s*t*1", "so-t34-1"), ("a-?", "a-7"), ("**", "")]
        {
            assert!(fits(pattern, word), "{pattern} {word}");
        }
        for (pattern, word) in
            [("so-*", "ge-tank"), ("*-2", "so-t34-1"), ("a-?", "a-"), ("a-?", "a-12"), ("", "a"), ("*b", "")]
        {
            assert!(!fits(pattern, word), "{pattern} {word}");
        }
    }
}
