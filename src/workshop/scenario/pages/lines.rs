//! Lines with numbers that stay while the pointer is over them: a line whose number is 0 would be gone at once, and the
//! next one would slide under the pointer.

use crate::engine::drafts::{Extra, UnitsOf};

/// The list that a line belongs to, and the thing that it counts; no list for units.
pub(crate) type Counted = (Option<Extra>, String);

/// The lines of a group or an arrival of a side: those of its units, or those of its other lists.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Lines {
    pub side: usize,
    pub of: UnitsOf,
    pub is_extras: bool,
}

/// The lines under the pointer, in their order.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct KeptLines(Option<(Lines, Vec<Counted>)>);

impl KeptLines {
    /// Returns the lines to draw: those under the pointer, and those that are new.
    pub fn of(&self, place: Lines, now: Vec<Counted>) -> Vec<Counted> {
        let Some((_, kept)) = self.0.as_ref().filter(|(known, _)| *known == place) else { return now };
        let mut lines = kept.clone();
        for line in now {
            if lines.contains(&line) {
                continue;
            }
            // A new line is behind the others of its list.
            let last = lines.iter().rposition(|(list, _)| *list == line.0);
            lines.insert(last.map_or(lines.len(), |last| last + 1), line);
        }
        lines
    }

    /// Notes the lines that were drawn, and whether the pointer is over them.
    pub fn note(&mut self, place: Lines, lines: Vec<Counted>, is_under_pointer: bool) {
        if is_under_pointer {
            self.0 = Some((place, lines));
        } else if self.0.as_ref().is_some_and(|(known, _)| *known == place) {
            self.0 = None;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_stays_until_the_pointer_has_left_the_list() {
        let units = |names: &[&str]| -> Vec<Counted> {
            names.iter().map(|name| (None, (*name).to_owned())).collect()
        };
        let place = Lines { side: 0, of: UnitsOf::Group(0), is_extras: false };
        let other = Lines { is_extras: true, ..place };
        let mut kept = KeptLines::default();
        kept.note(place, units(&["rifle", "mortar"]), true);
        assert_eq!(kept.of(place, units(&["mortar"])), units(&["rifle", "mortar"]));
        assert_eq!(kept.of(place, units(&["mortar", "gun"])), units(&["rifle", "mortar", "gun"]));
        assert_eq!(kept.of(other, units(&["mortar"])), units(&["mortar"]));
        kept.note(other, Vec::new(), false);
        assert_eq!(kept.of(place, Vec::new()).len(), 2, "the pointer is over the first list");
        kept.note(place, units(&["rifle", "mortar"]), false);
        assert_eq!(kept.of(place, units(&["mortar"])), units(&["mortar"]));
    }
}
