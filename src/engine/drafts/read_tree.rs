//! Reads the text that `ron` writes, without spaces and comments, as a tree.

#![warn(clippy::cast_possible_truncation, clippy::indexing_slicing)]

use super::tree::{Group, Part, Tree};
use std::{iter::Peekable, str::Chars};

/// Returns a value that `ron` has written; none if the text is something else.
pub(super) fn read_tree(text: &str) -> Option<Tree> {
    let mut letters = text.chars().peekable();
    let tree = value(&mut letters)?;
    letters.next().is_none().then_some(tree)
}

fn value(letters: &mut Peekable<Chars<'_>>) -> Option<Tree> {
    if letters.peek() == Some(&'"') {
        return Some(Tree::Plain(quoted(letters, '"')?));
    }
    if letters.peek() == Some(&'\'') {
        return Some(Tree::Plain(quoted(letters, '\'')?));
    }
    let word = word(letters);
    match letters.peek() {
        Some('(') => group(letters, word, ('(', ')')),
        Some('[') if word.is_empty() => group(letters, word, ('[', ']')),
        Some('{') if word.is_empty() => group(letters, word, ('{', '}')),
        _ => (!word.is_empty()).then_some(Tree::Plain(word)),
    }
}

/// Reads a number or a word, up to a bracket, a comma or a colon.
fn word(letters: &mut Peekable<Chars<'_>>) -> String {
    let mut word = String::new();
    while let Some(letter) = letters.next_if(|letter| !"()[]{},:\"'".contains(*letter)) {
        word.push(letter);
    }
    word
}

/// Reads a text with its quotation marks. An apostrophe in it needs no backslash.
fn quoted(letters: &mut Peekable<Chars<'_>>, mark: char) -> Option<String> {
    let mut text = String::from(letters.next()?);
    loop {
        match letters.next()? {
            '\\' => match letters.next()? {
                '\'' if mark == '"' => text.push('\''),
                letter => text.extend(['\\', letter]),
            },
            letter if letter == mark => {
                text.push(mark);
                return Some(text);
            }
            letter => text.push(letter),
        }
    }
}

fn group(letters: &mut Peekable<Chars<'_>>, word: String, brackets: (char, char)) -> Option<Tree> {
    letters.next()?;
    let mut parts = Vec::new();
    while letters.next_if_eq(&brackets.1).is_none() {
        let first = value(letters)?;
        let part = match (letters.next_if_eq(&':'), first) {
            (None, value) => Part { name: String::new(), value },
            // The keys of a map may be texts.
            (Some(_), Tree::Plain(name)) => Part { name, value: value(letters)? },
            (Some(_), Tree::Group(_)) => return None,
        };
        parts.push(part);
        letters.next_if_eq(&',');
    }
    Some(Tree::Group(Group { word, brackets, parts }))
}
