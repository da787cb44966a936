//! The messages of a file, with what the checks ask of them.

use fluent_syntax::{
    ast::{self, Entry, Expression, InlineExpression, Pattern, PatternElement},
    parser, serializer,
};
use std::collections::{BTreeMap, BTreeSet};

/// A message or an attribute of one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Message {
    /// The id, with the name of the attribute after a full stop.
    pub id: String,
    /// The arguments that its text uses.
    pub variables: BTreeSet<String>,
    /// Its text, as it stands in the file.
    pub text: String,
    /// The English text that it was made from, which stands above it as a comment; empty without one.
    pub made_from: String,
    /// The line of the message, from 1.
    pub line: usize,
}

/// A part of a file that is no message.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unreadable {
    /// From 1.
    pub line: usize,
    pub column: usize,
    pub sentence: String,
}

/// The deepest braces and brackets of a message that are read: the parser calls itself for each.
const DEEPEST: usize = 100;

/// Returns the place in a damaged file at which its braces are nested too deeply to be read.
pub(super) fn too_deep(source: &str) -> Option<Unreadable> {
    let mut depth = 0_usize;
    let plain = |line: &str, depth| line.starts_with('#') || depth == 0 && !line.contains('{');
    for (number, line) in source.lines().enumerate() {
        if plain(line, depth) {
            continue;
        }
        for (column, letter) in line.replace("{ \"{\" }", "").replace("{ \"}\" }", "").chars().enumerate() {
            match letter {
                '{' => depth += 1,
                '(' if depth > 0 => depth += 1,
                '}' | ')' => depth = depth.saturating_sub(1),
                _ => {}
            }
            if depth > DEEPEST {
                let sentence = "braces are nested too deeply here".to_owned();
                return Some(Unreadable { line: number + 1, column: column + 1, sentence });
            }
        }
    }
    None
}

/// Returns the messages of a file and what of it cannot be read.
pub fn messages_of(source: &str) -> (Vec<Message>, Vec<Unreadable>) {
    if let Some(place) = too_deep(source) {
        return (Vec::new(), vec![place]);
    }
    let (resource, errors) = match parser::parse(source) {
        Ok(resource) => (resource, Vec::new()),
        Err((resource, errors)) => (resource, errors),
    };
    let places = places(source);
    let line = |id: &str| places.get(id).copied().unwrap_or(1);
    let mut messages = Vec::new();
    for entry in &resource.body {
        let Entry::Message(message) = entry else { continue };
        let comment = message.comment.as_ref().map(|comment| comment.content.join("\n")).unwrap_or_default();
        let id = message.id.name;
        let one = |id: String, pattern: &Pattern<&str>, made_from: &str| Message {
            line: line(message.id.name),
            id,
            variables: variables(pattern),
            text: written(pattern),
            made_from: made_from.to_owned(),
        };
        let parts = english_parts(&comment);
        let from = |part: &str| parts.get(part).map(String::as_str).unwrap_or_default();
        messages.extend(message.value.as_ref().map(|value| one(id.to_owned(), value, from(""))));
        let attributes = message.attributes.iter();
        messages.extend(attributes.map(|attribute| {
            one(format!("{id}.{}", attribute.id.name), &attribute.value, from(attribute.id.name))
        }));
    }
    let unreadable = errors.into_iter().map(|error| {
        let before = source.get(..error.pos.start).unwrap_or(source);
        let start = before.rfind('\n').map_or(0, |end| end + 1);
        Unreadable {
            line: before.matches('\n').count() + 1,
            column: before[start..].chars().count() + 1,
            sentence: format!("this is no message: {}", error.kind),
        }
    });
    (messages, unreadable.collect())
}

/// Returns the line of each message.
fn places(source: &str) -> BTreeMap<&str, usize> {
    let lines = source.lines().enumerate();
    let begun = lines.filter_map(|(number, line)| {
        let (id, _) = line.split_once('=')?;
        let id = id.trim_end();
        let is_id = id.starts_with(|first: char| first.is_ascii_alphabetic());
        is_id.then_some((id, number + 1))
    });
    begun.collect()
}

/// Returns the parts of the comment above a translated message: the English text, and that of each attribute after its
/// name (`.hint = …`).
fn english_parts(comment: &str) -> BTreeMap<String, String> {
    let mut parts: BTreeMap<String, String> = BTreeMap::new();
    let mut part = String::new();
    for line in comment.lines() {
        let attribute = line.strip_prefix('.').and_then(|line| line.split_once(" = "));
        let words = match attribute {
            Some((name, words)) => {
                name.clone_into(&mut part);
                words
            }
            None => line,
        };
        let text = parts.entry(part.clone()).or_default();
        if !text.is_empty() {
            text.push('\n');
        }
        text.push_str(words);
    }
    parts
}

/// Returns a pattern as it is written in a file, without its indentation.
fn written(pattern: &Pattern<&str>) -> String {
    let message = ast::Message {
        id: ast::Identifier { name: "x" },
        value: Some(pattern.clone()),
        attributes: Vec::new(),
        comment: None,
    };
    let resource = ast::Resource { body: vec![Entry::Message(message)] };
    let text = serializer::serialize(&resource);
    let text = text.strip_prefix("x =").unwrap_or(&text).trim();
    text.lines().map(|line| line.strip_prefix("    ").unwrap_or(line)).collect::<Vec<_>>().join("\n")
}

/// Returns the arguments that a pattern uses.
fn variables(pattern: &Pattern<&str>) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    in_pattern(pattern, &mut found);
    found
}

fn in_pattern(pattern: &Pattern<&str>, found: &mut BTreeSet<String>) {
    for element in &pattern.elements {
        match element {
            PatternElement::TextElement { .. } => {}
            PatternElement::Placeable { expression } => in_expression(expression, found),
        }
    }
}

fn in_expression(expression: &Expression<&str>, found: &mut BTreeSet<String>) {
    match expression {
        Expression::Inline(inline) => in_inline(inline, found),
        Expression::Select { selector, variants } => {
            in_inline(selector, found);
            variants.iter().for_each(|variant| in_pattern(&variant.value, found));
        }
    }
}

fn in_inline(inline: &InlineExpression<&str>, found: &mut BTreeSet<String>) {
    match inline {
        InlineExpression::VariableReference { id } => {
            found.insert(id.name.to_owned());
        }
        InlineExpression::FunctionReference { arguments, .. } => {
            arguments.positional.iter().for_each(|argument| in_inline(argument, found));
        }
        InlineExpression::Placeable { expression } => in_expression(expression, found),
        InlineExpression::StringLiteral { .. }
        | InlineExpression::NumberLiteral { .. }
        | InlineExpression::MessageReference { .. }
        | InlineExpression::TermReference { .. } => {}
    }
}
