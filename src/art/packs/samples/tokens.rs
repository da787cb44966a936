//! The tags of a drawing, of which placeholders may be a part, and the placeholders in a text.

#![warn(clippy::cast_possible_truncation, clippy::indexing_slicing)]

use crate::art::packs::drawing::template::placeholder;

/// A piece of a drawing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Token<'a> {
    /// From `<` to `>`.
    Tag(&'a str),
    /// Between tags.
    Text(&'a str),
    /// A comment, an instruction or a declaration.
    Other(&'a str),
}

/// Returns the pieces of a drawing in order; together they are the whole text.
pub(super) fn tokens(text: &str) -> Vec<Token<'_>> {
    let mut all = Vec::new();
    let mut rest = text;
    while !rest.is_empty() {
        let note = end_of_note(rest);
        let is_tag = rest.starts_with('<');
        let length = || if is_tag { end_of_tag(rest) } else { rest.find('<').unwrap_or(rest.len()) };
        let (token, behind) = rest.split_at(note.unwrap_or_else(length));
        all.push(match (note, is_tag) {
            (Some(_), _) => Token::Other(token),
            (None, true) => Token::Tag(token),
            (None, false) => Token::Text(token),
        });
        rest = behind;
    }
    all
}

/// Returns the length of the comment, instruction or declaration that begins here.
fn end_of_note(text: &str) -> Option<usize> {
    const NOTES: [(&str, &str); 3] = [("<!--", "-->"), ("<?", "?>"), ("<![CDATA[", "]]>")];
    let up_to = |end: &str| text.find(end).map_or(text.len(), |at| at + end.len());
    if let Some((_, end)) = NOTES.into_iter().find(|(begin, _)| text.starts_with(begin)) {
        return Some(up_to(end));
    }
    text.starts_with("<!").then(|| {
        let end = text.find('>').unwrap_or(text.len());
        let has_list = text.find('[').is_some_and(|list| list < end);
        if has_list { text.find("]>").map_or(text.len(), |at| at + 2) } else { up_to(">") }
    })
}

/// Returns the length of the tag that begins here: a `>` in quotation marks does not end it.
fn end_of_tag(text: &str) -> usize {
    let mut quote = None;
    for (at, letter) in text.char_indices() {
        match (quote, letter) {
            (None, '>') => return at + 1,
            (None, '"' | '\'') => quote = Some(letter),
            (Some(open), letter) if open == letter => quote = None,
            _ => {}
        }
    }
    text.len()
}

/// A part of a text with placeholders.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Part<'a> {
    Plain(&'a str),
    /// The words between the brackets.
    Placeholder(&'a str),
}

/// Returns the parts of a text in order.
pub(super) fn parts(text: &str) -> impl Iterator<Item = Part<'_>> {
    let mut rest = text;
    std::iter::from_fn(move || {
        if rest.is_empty() {
            return None;
        }
        if let Some(words) = rest.strip_prefix('{').and_then(placeholder) {
            rest = rest.get(words.len() + 2..).unwrap_or_default();
            return Some(Part::Placeholder(words));
        }
        // The first letter may be a bracket without a meaning.
        let begins = |at: &usize| rest.get(at + 1..).and_then(placeholder).is_some();
        let next = rest.match_indices('{').map(|(at, _)| at).find(begins);
        let (plain, behind) = rest.split_at(next.unwrap_or(rest.len()));
        rest = behind;
        Some(Part::Plain(plain))
    })
}

/// Whether a tag ends an element.
pub(super) fn is_closing(tag: &str) -> bool {
    tag.starts_with("</")
}

/// Whether a tag is an element of its own, without contents.
pub(super) fn is_empty(tag: &str) -> bool {
    tag.ends_with("/>")
}

/// Returns the name of an element without its prefix.
pub(super) fn name_of(tag: &str) -> &str {
    let name = tag.trim_start_matches(['<', '/']);
    let end =
        name.find(|letter: char| letter.is_whitespace() || "/>{".contains(letter)).unwrap_or(name.len());
    let name = name.get(..end).unwrap_or_default();
    name.rsplit_once(':').map_or(name, |(_, local)| local)
}

/// An attribute as it is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Attribute<'a> {
    pub name: &'a str,
    /// The value, with the escapes of XML.
    pub value: &'a str,
    /// Name and value with its quotation marks.
    pub whole: &'a str,
}

/// Returns the attributes of a tag; none if something else is in it, such as a condition.
pub(super) fn attributes(tag: &str) -> Option<Vec<Attribute<'_>>> {
    let end = if is_empty(tag) { "/>" } else { ">" };
    let inner = tag.strip_prefix('<')?.strip_suffix(end)?;
    let name = inner.find(char::is_whitespace).unwrap_or(inner.len());
    let mut rest = inner.get(name..)?.trim_start();
    let mut all = Vec::new();
    while !rest.is_empty() {
        let (name, behind) = rest.split_once('=')?;
        let value = behind.trim_start();
        let quote = value.chars().next().filter(|quote| matches!(quote, '"' | '\''))?;
        let (value, behind) = value.get(1..)?.split_once(quote)?;
        let is_name = |letter: char| letter.is_alphanumeric() || "_-.:".contains(letter);
        let name = name.trim_end();
        if name.is_empty() || !name.chars().all(is_name) {
            return None;
        }
        let whole = rest.get(..rest.len() - behind.len())?;
        all.push(Attribute { name, value, whole });
        rest = behind.trim_start();
    }
    Some(all)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_drawing_is_taken_apart_without_a_loss() {
        let text = "<?xml v='>'?><!DOCTYPE svg [<!ENTITY a 'b'>]><svg><!-- <a> --><path d='>'/> a {b}<![CDATA[<]]></svg>";
        let all = tokens(text);
        let joined: String = all
            .iter()
            .map(|token| match token {
                Token::Tag(text) | Token::Text(text) | Token::Other(text) => *text,
            })
            .collect();
        assert_eq!(joined, text);
        let tags = all.iter().filter(|token| matches!(token, Token::Tag(_))).count();
        assert_eq!((tags, all.contains(&Token::Tag("<path d='>'/>"))), (3, true));
        for broken in ["<", "<svg", "<!--", "<svg a='", "a"] {
            assert_eq!(tokens(broken).len(), 1, "{broken}");
        }
    }

    #[test]
    fn placeholders_and_attributes_are_found() {
        let all: Vec<Part> = parts("a {b:c} {fit strength 9 8}{end}").collect();
        let expected =
            [Part::Plain("a {b:c} "), Part::Placeholder("fit strength 9 8"), Part::Placeholder("end")];
        assert_eq!(all, expected);
        let tag = "<svg:path d=\"M0 0\"  fill='{card}' />";
        let found = attributes(tag).unwrap();
        assert_eq!((found[0].name, found[0].value, found[1].whole), ("d", "M0 0", "fill='{card}'"));
        assert_eq!((found.len(), name_of(tag), name_of("</g>")), (2, "path", "g"));
        assert_eq!(attributes("<path {if a}d='x'{end}/>"), None);
        assert_eq!(attributes("<g>").map(|all| all.len()), Some(0));
    }
}
