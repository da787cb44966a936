//! Changes single entries in the text of a pack file: everything else in it stays, letter by letter, with its comments.

#![warn(clippy::cast_possible_truncation, clippy::indexing_slicing)]

use super::completion::{Entries, Item, Node, tree};
use std::ops::Range;

/// The indentation of a new line against the brackets around it.
const INDENT: &str = "    ";

/// Returns the text with this value at a path such as `units`, `so-t34-*`, `symbol`; what is missing on the way is added.
/// Without a value the entry is removed, and those around it that are then empty, except for the outermost. `value` is
/// RON. Returns none if the text is not RON up to there, or the path leads through something else than named entries.
///
/// The first and the third name of a path are fields, the second and the fourth are keys of a map.
pub fn put(text: &str, path: &[&str], value: Option<&str>) -> Option<String> {
    let root = tree(text)?;
    let mut around: Vec<(&Entries, &Item)> = Vec::new();
    let mut here = entries_of(&root)?;
    for (depth, name) in path.iter().enumerate() {
        here.close?;
        let Some(item) = here.items.iter().find(|item| item.name == *name) else {
            let Some(value) = value else { return Some(text.to_owned()) };
            return inserted(text, here, path.get(depth..)?, depth, value);
        };
        around.push((here, item));
        if depth + 1 < path.len() {
            here = entries_of(&item.node)?;
        }
    }
    let (_, last) = around.last()?;
    match value {
        Some(value) => {
            let old = text.get(last.value..last.span.end)?.trim_end();
            replaced(text, last.value..last.value + old.len(), value)
        }
        None => removed(text, &around),
    }
}

fn entries_of(node: &Node) -> Option<&Entries> {
    match node {
        Node::Entries(entries) => Some(entries),
        Node::Other => None,
    }
}

fn replaced(text: &str, place: Range<usize>, words: &str) -> Option<String> {
    let (before, after) = (text.get(..place.start)?, text.get(place.end..)?);
    Some(format!("{before}{words}{after}"))
}

/// Adds an entry at the end of these.
fn inserted(text: &str, here: &Entries, path: &[&str], depth: usize, value: &str) -> Option<String> {
    let close = here.close?;
    let line = text.get(..close)?.rfind('\n').map_or(0, |end| end + 1);
    let indent = text.get(line..close)?;
    let is_alone = line > 0 && indent.trim().is_empty();
    let inner = if is_alone { format!("{indent}{INDENT}") } else { INDENT.to_owned() };
    let entry = entry(path, depth, value, &inner)?;
    let (at, words) = match (is_alone, here.items.is_empty()) {
        (true, _) => (line, format!("{inner}{entry},\n")),
        (false, true) => (close, entry),
        (false, false) if here.wants_comma => (close, format!(", {entry}")),
        (false, false) => (close, format!(" {entry}")),
    };
    let with_entry = replaced(text, at..at, &words)?;
    // A comma comes right behind the last entry, before a comment.
    match here.items.last().filter(|_| is_alone && here.wants_comma) {
        Some(last) => {
            let end = last.span.start + text.get(last.span.clone())?.trim_end().len();
            replaced(&with_entry, end..end, ",")
        }
        None => Some(with_entry),
    }
}

/// Returns a new entry with those around it that are missing.
fn entry(path: &[&str], depth: usize, value: &str, indent: &str) -> Option<String> {
    let (name, rest) = path.split_first()?;
    let is_key = depth % 2 == 1;
    let name = if is_key { ron::to_string(name).ok()? } else { (*name).to_owned() };
    if rest.is_empty() {
        return Some(format!("{name}: {value}"));
    }
    let inner = entry(rest, depth + 1, value, indent)?;
    Some(match depth {
        0 => format!("{name}: {{\n{indent}{INDENT}{inner},\n{indent}}}"),
        _ if is_key => format!("{name}: ({inner})"),
        _ => format!("{name}: {{{inner}}}"),
    })
}

/// Removes the last of these entries, or the outermost around it that contains nothing else.
fn removed(text: &str, around: &[(&Entries, &Item)]) -> Option<String> {
    let mut left = around;
    while let [.., _, (here, _)] = left
        && here.items.len() == 1
        && left.len() > 2
    {
        left = left.split_last()?.1;
    }
    let (_, item) = left.last()?;
    let start = item.span.start;
    let line = text.get(..start)?.rfind('\n').map_or(0, |end| end + 1);
    let begins_line = line > 0 && text.get(line..start)?.trim().is_empty();
    let behind = text.get(item.after..)?;
    let spaces = behind.len() - behind.trim_start_matches([' ', '\t']).len();
    let ends_line =
        ["\n", "\r\n"].into_iter().find(|end| behind.get(spaces..).is_some_and(|rest| rest.starts_with(end)));
    match ends_line.filter(|_| begins_line) {
        Some(end) => replaced(text, line..item.after + spaces + end.len(), ""),
        None => replaced(text, start..item.after + spaces, ""),
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a test may stop at once")]

    use super::*;

    const TEXT: &str = "// mine\n(\n    name: \"Mine\", // said\n    units: {\n        \"a-1\": (symbol: File(\"a.svg\")), // first\n        \
                        /* } */ \"b\": (\n            // its colours\n            colours: {\"card\": \"#FFFFFF\"},\n        )\n    },\n)\n";

    #[test]
    fn a_value_is_replaced_and_everything_else_stays() {
        let changed = put(TEXT, &["units", "a-1", "symbol"], Some("File(\"b.svg\")")).unwrap();
        assert_eq!(changed, TEXT.replace("a.svg", "b.svg"));
        let changed = put(TEXT, &["units", "b", "colours", "card"], Some("\"grey\"")).unwrap();
        assert_eq!(changed, TEXT.replace("#FFFFFF", "grey"));
    }

    #[test]
    fn what_is_missing_is_added_where_it_belongs() {
        let changed = put(TEXT, &["units", "b", "colours", "ink"], Some("\"white\"")).unwrap();
        assert_eq!(changed, TEXT.replace("\"#FFFFFF\"}", "\"#FFFFFF\", \"ink\": \"white\"}"));
        let changed = put(TEXT, &["units", "a-1", "card"], Some("(front: \"a.png\")")).unwrap();
        assert_eq!(changed, TEXT.replace("(\"a.svg\"))", "(\"a.svg\"), card: (front: \"a.png\"))"));
        let changed = put(TEXT, &["units", "c", "colours", "ink"], Some("\"white\"")).unwrap();
        let added = "        ),\n        \"c\": (colours: {\"ink\": \"white\"}),\n    },";
        assert_eq!(changed, TEXT.replace("        )\n    },", added), "the comma before it too");
        let changed = put(TEXT, &["palette", "red"], Some("\"#FF0000\"")).unwrap();
        let added = "    },\n    palette: {\n        \"red\": \"#FF0000\",\n    },\n)\n";
        assert_eq!(changed, TEXT.replace("    },\n)\n", added));
        let short = "(name: \"x\")";
        let changed = put(short, &["units", "a", "symbol"], Some("File(\"a.svg\")")).unwrap();
        assert_eq!(changed, "(name: \"x\", units: {\n        \"a\": (symbol: File(\"a.svg\")),\n    })");
        assert_eq!(
            put("(units: {},)", &["units", "a", "symbol"], Some("1")).unwrap(),
            "(units: {\"a\": (symbol: 1)},)"
        );
    }

    #[test]
    fn an_entry_goes_with_those_that_are_empty_without_it() {
        let changed = put(TEXT, &["units", "a-1", "symbol"], None).unwrap();
        assert_eq!(changed, TEXT.replace("\"a-1\": (symbol: File(\"a.svg\")), ", ""), "the comment stays");
        let both = put(TEXT, &["units", "a-1", "card"], Some("(front: \"a.png\")")).unwrap();
        let one = put(&both, &["units", "a-1", "symbol"], None).unwrap();
        assert!(one.contains("\"a-1\": (card: (front: \"a.png\")), // first"), "{one}");
        let twice = put(&one, &["units", "b", "colours", "card"], None).unwrap();
        assert!(!twice.contains("\"b\"") && twice.contains("\"a-1\""), "{twice}");
        assert_eq!(put(TEXT, &["units", "c", "symbol"], None).unwrap(), TEXT, "it is not there");
        let line = "(\n    units: {\n        \"a\": (symbol: 1),\n    },\n)";
        assert_eq!(put(line, &["units", "a", "symbol"], None).unwrap(), "(\n    units: {\n    },\n)");
    }

    #[test]
    fn a_text_that_cannot_be_followed_is_not_changed() {
        for broken in ["", "(", "(units: {\"a\": (", "(units: 7)", "[1, 2]", "(units: {\"a\": 7})"] {
            assert_eq!(put(broken, &["units", "a", "symbol"], Some("1")), None, "{broken}");
        }
    }
}
