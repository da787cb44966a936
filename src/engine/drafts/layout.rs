//! Lays a value out in lines, as in the shipped files: on one line if it fits, otherwise a field a line; hexes and
//! numbers of units fill their lines.

#![warn(clippy::cast_possible_truncation, clippy::indexing_slicing)]

use super::tree::{Group, Part, Tree};

/// Limit of the letters of a line, unless one value is longer.
const WIDTH: usize = 120;
const INDENT: &str = "    ";
/// Values in a list that are not longer than this share lines.
const SHORT: usize = 60;

/// Returns the lines of a file with this value, whose fields have lines of their own.
pub(super) fn lines_of(tree: &Tree) -> String {
    let mut text = String::new();
    match tree {
        Tree::Plain(plain) => text += plain,
        Tree::Group(group) => broken(group, 0, &mut text),
    }
    text.push('\n');
    text
}

/// Returns a value on one line.
pub(super) fn inline(tree: &Tree) -> String {
    match tree {
        Tree::Plain(plain) => plain.clone(),
        Tree::Group(Group { word, brackets: (open, close), parts }) => {
            let parts: Vec<String> = parts.iter().map(part_inline).collect();
            format!("{word}{open}{}{close}", parts.join(", "))
        }
    }
}

fn part_inline(part: &Part) -> String {
    match part.name.as_str() {
        "" => inline(&part.value),
        name => format!("{name}: {}", inline(&part.value)),
    }
}

/// Adds values in brackets, each on a line of its own or sharing lines, at this depth.
fn broken(group: &Group, depth: usize, text: &mut String) {
    let Group { word, brackets: (open, close), parts } = group;
    text.push_str(word);
    text.push(*open);
    if let ([Part { name, value: Tree::Group(only) }], '(') = (parts.as_slice(), *open)
        && name.is_empty()
    {
        // `Some((` and `Held([` stay together.
        broken(only, depth, text);
    } else {
        text.push('\n');
        match share_lines(parts) {
            true => fill(parts, depth + 1, text),
            false => parts.iter().for_each(|part| line(part, depth + 1, text)),
        }
        text.push_str(&INDENT.repeat(depth));
    }
    text.push(*close);
}

/// Adds a value on a line of its own, or on several if it is too long for one.
fn line(part: &Part, depth: usize, text: &mut String) {
    let indent = INDENT.repeat(depth);
    let short = part_inline(part);
    let fits = indent.len() + short.chars().count() < WIDTH;
    text.push_str(&indent);
    match &part.value {
        Tree::Group(group) if !fits && !group.parts.is_empty() => {
            if !part.name.is_empty() {
                text.push_str(&part.name);
                text.push_str(": ");
            }
            broken(group, depth, text);
        }
        _ => text.push_str(&short),
    }
    text.push_str(",\n");
}

/// Whether values share lines: they are short, and neither structures nor sentences.
fn share_lines(parts: &[Part]) -> bool {
    parts.iter().all(|part| {
        let is_plain = match &part.value {
            Tree::Plain(plain) => !plain.contains(' '),
            Tree::Group(group) => group.parts.iter().all(|part| part.name.is_empty()),
        };
        part.name.is_empty() && is_plain && inline(&part.value).chars().count() <= SHORT
    })
}

/// Adds values that share lines.
fn fill(parts: &[Part], depth: usize, text: &mut String) {
    let indent = INDENT.repeat(depth);
    let mut line = String::new();
    for part in parts {
        let value = inline(&part.value) + ",";
        let long = indent.len() + line.chars().count() + 1 + value.chars().count();
        if !line.is_empty() && long > WIDTH {
            text.push_str(&format!("{indent}{line}\n"));
            line.clear();
        }
        if !line.is_empty() {
            line.push(' ');
        }
        line.push_str(&value);
    }
    text.push_str(&format!("{indent}{line}\n"));
}
