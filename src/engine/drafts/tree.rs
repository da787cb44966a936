//! A value of a data file as a tree, and what of it is as usual and need not be written.

#![warn(clippy::cast_possible_truncation, clippy::indexing_slicing)]

/// A value.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Tree {
    /// A number, a text with its quotation marks, or a word.
    Plain(String),
    /// Values in brackets.
    Group(Group),
}

/// Values in brackets: a list, a structure, or the values of a word such as `Some(…)`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Group {
    /// The word before the brackets; may be empty.
    pub(super) word: String,
    pub(super) brackets: (char, char),
    pub(super) parts: Vec<Part>,
}

/// A value, with its name in a structure, or its key in a map; otherwise the name is empty.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Part {
    pub(super) name: String,
    pub(super) value: Tree,
}

impl Tree {
    /// Whether it says nothing: it is empty, none, false or 0.
    fn is_usual(&self) -> bool {
        match self {
            Self::Plain(text) => matches!(text.as_str(), "None" | "false" | "0" | "\"\""),
            Self::Group(Group { word, parts, .. }) => word.is_empty() && parts.is_empty(),
        }
    }

    /// The fields of a structure; none for any other value.
    pub(super) fn fields(&mut self) -> Option<&mut Vec<Part>> {
        match self {
            Self::Group(Group { word, parts, .. }) if word.is_empty() => Some(parts),
            _ => None,
        }
    }

    /// Removes the fields that say nothing, except those that must be in the file and what is within the fields
    /// `whole`. `within` is the field that it is the value of.
    pub(super) fn prune(&mut self, within: &str, kept: &[&str], whole: &[&str]) {
        let Self::Group(group) = self else { return };
        let is_map = group.brackets.0 == '{';
        for part in &mut group.parts {
            if !whole.contains(&part.name.as_str()) {
                let name = if part.name.is_empty() || is_map { within } else { part.name.as_str() };
                part.value.prune(name, kept, whole);
            }
        }
        let is_kept = |part: &Part| {
            let path = format!("{within}.{}", part.name);
            let must = kept.iter().any(|kept| *kept == part.name || *kept == path);
            part.name.is_empty() || is_map || must || !part.value.is_usual()
        };
        group.parts.retain(is_kept);
    }

    /// Removes from every structure in a field of this name what is as in the usual one, except within the field
    /// `whole`.
    pub(super) fn prune_like(&mut self, name: &str, usual: &Self, whole: &str) {
        let Self::Group(group) = self else { return };
        for part in group.parts.iter_mut().filter(|part| part.name != whole) {
            match (&mut part.value, usual) {
                (Self::Group(of_name), Self::Group(usual)) if part.name == name => {
                    of_name.parts.retain(|part| part.name.is_empty() || !usual.parts.contains(part));
                }
                (value, _) => value.prune_like(name, usual, whole),
            }
        }
    }
}
