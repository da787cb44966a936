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

/// Whether a key of a pack means a unit of these: by its id, that of a counter, or a pattern with `*` for any letters.
pub(super) fn is_meant(units: &[Unit], key: &str) -> bool {
    let fits = |id: &String| if key.contains('*') { fits(key, id) } else { id == key };
    units.iter().any(|unit| fits(&unit.id) || unit.keys.iter().any(fits))
}

/// Whether a pattern with `*` fits a word.
fn fits(pattern: &str, word: &str) -> bool {
    let mut parts = pattern.split('*');
    let Some(mut rest) = word.strip_prefix(parts.next().unwrap_or_default()) else { return false };
    let Some(last) = parts.next_back() else { return rest.is_empty() };
    for part in parts {
        let Some((_, behind)) = rest.split_once(part) else { return false };
        rest = behind;
    }
    rest.ends_with(last)
}
