//! A list of unit types as a sheet of values, each with a path: types are copied and values are typed.

#![warn(clippy::cast_possible_truncation, clippy::indexing_slicing)]

use super::{
    layout::{inline, lines_of},
    read_tree::read_tree,
    tree::{Group, Part, Tree},
};
use crate::engine::data::{DataError, Fault, Source};
use serde::{Serialize, de::DeserializeOwned};

/// The field with the symbol of a card, which is left out if a type names none.
const PICTURE: &str = "picture";
/// The word of a value that is left out.
const NONE: &str = "None";
/// The word before a value that may be left out.
const SOME: &str = "Some";

/// Reads a list of units, and returns its contents in RON, for [`UnitSheet::read`].
///
/// # Errors
/// Every fault of form, or of meaning as `check` finds it.
pub fn checked_list<F: Serialize + DeserializeOwned>(
    source: &Source,
    check: impl FnOnce(&F) -> Result<(), Vec<Fault>>,
) -> Result<String, Vec<DataError>> {
    let file: F = source.read()?;
    check(&file).map_err(|faults| source.places(faults))?;
    ron::to_string(&file).map_err(|error| vec![DataError::whole_file(&source.name, error.to_string())])
}

/// A list of unit types.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnitSheet(Tree);

impl UnitSheet {
    /// Reads the contents of a list, as `ron` writes them without spaces; none if they are something else.
    pub fn read(contents: &str) -> Option<Self> {
        read_tree(contents).map(Self)
    }

    /// Returns the ids and the names of the types, in the order of the file.
    pub fn types(&self) -> Vec<(String, String)> {
        let mut found = Vec::new();
        visit(&self.0, &mut |group| found.push((text_of(group, "id"), text_of(group, "name"))));
        found
    }

    /// Returns the values of a type with their paths, such as `gun.attack`, without its id.
    pub fn values(&self, id: &str) -> Vec<(String, String)> {
        let mut values = Vec::new();
        visit(&self.0, &mut |group| {
            if text_of(group, "id") == id {
                values.clear();
                leaves(group, "", &mut values);
            }
        });
        values.retain(|(path, _)| path != "id");
        if !values.is_empty() && values.iter().all(|(path, _)| path != PICTURE) {
            values.push((PICTURE.to_owned(), String::new()));
        }
        values
    }

    /// Returns the sheet with a copy of a type behind it, under another id and name; none if there is no such type.
    #[must_use]
    pub fn with_copy(&self, of: &str, id: &str, name: &str) -> Option<Self> {
        let mut sheet = self.clone();
        copy_in(&mut sheet.0, of, (id, name)).then_some(sheet)
    }

    /// Returns the sheet with another value at a path of a type, given as the file spells it, but texts without
    /// quotation marks; none if there is no such type or value. An empty text removes the picture.
    #[must_use]
    pub fn with_value(&self, id: &str, path: &str, text: &str) -> Option<Self> {
        let mut sheet = self.clone();
        let group = find_type(&mut sheet.0, id)?;
        if path == PICTURE {
            group.parts.retain(|part| part.name != PICTURE);
            if !text.is_empty() {
                let value = some(Tree::Plain(quoted(text)?));
                group.parts.push(Part { name: PICTURE.to_owned(), value });
            }
            return Some(sheet);
        }
        let value = value_at(group, path)?;
        *value = like(value, text)?;
        Some(sheet)
    }

    /// Returns the sheet without values that say nothing. It may be that the game reads it no longer.
    #[must_use]
    pub fn pruned(&self) -> Self {
        let mut sheet = self.clone();
        sheet.0.prune("", &[], &[]);
        sheet
    }

    /// Returns the text of its file, with this comment at the head.
    pub fn text(&self, comment: &str) -> String {
        format!("// {}\n{}", comment.replace(['\n', '\r'], " "), lines_of(&self.0))
    }
}

/// Whether a value is a type: a structure with an id within a list.
fn is_type(part: &Part) -> bool {
    match &part.value {
        Tree::Group(group) => part.name.is_empty() && group.parts.iter().any(|part| part.name == "id"),
        Tree::Plain(_) => false,
    }
}

/// Visits the types of a list.
fn visit<'a>(tree: &'a Tree, work: &mut dyn FnMut(&'a Group)) {
    let Tree::Group(group) = tree else { return };
    for part in &group.parts {
        match &part.value {
            Tree::Group(inner) if is_type(part) => work(inner),
            value => visit(value, work),
        }
    }
}

fn find_type<'a>(tree: &'a mut Tree, id: &str) -> Option<&'a mut Group> {
    let Tree::Group(group) = tree else { return None };
    group.parts.iter_mut().find_map(|part| {
        if !is_type(part) {
            return find_type(&mut part.value, id);
        }
        let Tree::Group(inner) = &mut part.value else { return None };
        (text_of(inner, "id") == id).then_some(inner)
    })
}

/// Puts a copy of a type behind it; returns whether there is such a type.
fn copy_in(tree: &mut Tree, of: &str, (id, name): (&str, &str)) -> bool {
    let Tree::Group(group) = tree else { return false };
    let is_it = |part: &Part| match &part.value {
        Tree::Group(inner) => is_type(part) && text_of(inner, "id") == of,
        Tree::Plain(_) => false,
    };
    let Some(place) = group.parts.iter().position(is_it) else {
        return group.parts.iter_mut().any(|part| copy_in(&mut part.value, of, (id, name)));
    };
    let Some(mut copy) = group.parts.get(place).cloned() else { return false };
    if let Some(fields) = copy.value.fields() {
        for (field, text) in [("id", id), ("name", name)] {
            let value = quoted(text).map(Tree::Plain);
            let known = fields.iter_mut().find(|part| part.name == field);
            if let (Some(part), Some(value)) = (known, value) {
                part.value = value;
            }
        }
    }
    group.parts.insert(place + 1, copy);
    true
}

/// Returns the text in a field; empty if it has none.
fn text_of(group: &Group, field: &str) -> String {
    match group.parts.iter().find(|part| part.name == field).map(|part| &part.value) {
        Some(Tree::Plain(plain)) => ron::from_str(plain).unwrap_or_default(),
        _ => String::new(),
    }
}

/// Adds the values of a structure, those of structures within it with longer paths.
fn leaves(group: &Group, within: &str, found: &mut Vec<(String, String)>) {
    for part in &group.parts {
        let path = if within.is_empty() { part.name.clone() } else { format!("{within}.{}", part.name) };
        match structure(&part.value) {
            Some(inner) => leaves(inner, &path, found),
            None => found.push((path, shown(&part.value))),
        }
    }
}

/// Returns the structure that a value is, also behind `Some`.
fn structure(value: &Tree) -> Option<&Group> {
    match value {
        Tree::Group(group) if group.word.is_empty() => {
            let is_structure =
                !group.parts.is_empty() && group.parts.iter().all(|part| !part.name.is_empty());
            (is_structure && group.brackets.0 == '(').then_some(group)
        }
        Tree::Group(group) if group.word == SOME => structure(&group.parts.first()?.value),
        _ => None,
    }
}

/// Returns the value at a path in a structure.
fn value_at<'a>(group: &'a mut Group, path: &str) -> Option<&'a mut Tree> {
    let (name, rest) = path.split_once('.').map_or((path, None), |(name, rest)| (name, Some(rest)));
    let value = &mut group.parts.iter_mut().find(|part| part.name == name)?.value;
    let Some(rest) = rest else { return Some(value) };
    let Tree::Group(inner) = value else { return None };
    if inner.word != SOME {
        return value_at(inner, rest);
    }
    match &mut inner.parts.first_mut()?.value {
        Tree::Group(inner) => value_at(inner, rest),
        Tree::Plain(_) => None,
    }
}

/// Returns a value as it is shown and typed: texts without quotation marks, and without `Some`.
fn shown(value: &Tree) -> String {
    match value {
        Tree::Plain(plain) if plain.starts_with('"') => ron::from_str(plain).unwrap_or_default(),
        Tree::Plain(plain) => plain.clone(),
        Tree::Group(group) if group.word == SOME && group.parts.len() == 1 => {
            group.parts.first().map_or_else(String::new, |part| shown(&part.value))
        }
        value => inline(value),
    }
}

/// Returns a typed value in the form of the present one.
fn like(present: &Tree, text: &str) -> Option<Tree> {
    let text = text.trim();
    match present {
        Tree::Plain(plain) if plain.starts_with('"') => Some(Tree::Plain(quoted(text)?)),
        Tree::Plain(plain) if plain == NONE && text != NONE && !text.starts_with(SOME) => {
            Some(some(Tree::Plain(text.to_owned())))
        }
        Tree::Group(group) if group.word == SOME && text != NONE => {
            Some(some(like(&group.parts.first()?.value, text)?))
        }
        _ => Some(Tree::Plain(text.to_owned())),
    }
}

fn some(value: Tree) -> Tree {
    let part = Part { name: String::new(), value };
    Tree::Group(Group { word: SOME.to_owned(), brackets: ('(', ')'), parts: vec![part] })
}

/// Returns a text with quotation marks, as a file has it.
fn quoted(text: &str) -> Option<String> {
    // An apostrophe needs no backslash.
    ron::to_string(text).ok().map(|quoted| quoted.replace("\\'", "'"))
}

#[cfg(test)]
mod tests {
    use super::*;

    const LIST: &str = r#"(id:"list",types:[(id:"a",name:"An \"A\"",gun:Some((attack:3,least:1)),letter:None,arm:(B,C),fast:false)],more:[(name:"1",units:[(id:"b",name:"B",steps:[2,1])])])"#;

    fn sheet() -> UnitSheet {
        UnitSheet::read(LIST).expect("a list")
    }

    fn values(sheet: &UnitSheet, id: &str) -> String {
        let words = |(path, text): (String, String)| format!("{path}={text}");
        sheet.values(id).into_iter().map(words).collect::<Vec<_>>().join(" | ")
    }

    #[test]
    fn types_and_their_values_are_listed() {
        let of = |id: &str, name: &str| (id.to_owned(), name.to_owned());
        assert_eq!(sheet().types(), [of("a", "An \"A\""), of("b", "B")]);
        assert_eq!(
            values(&sheet(), "a"),
            r#"name=An "A" | gun.attack=3 | gun.least=1 | letter=None | arm=(B, C) | fast=false | picture="#
        );
        assert!(sheet().values("c").is_empty());
    }

    #[test]
    fn a_type_is_copied_behind_itself() {
        let copied = sheet().with_copy("b", "b-2", "It’s \"B\"").expect("a copy");
        let ids: Vec<String> = copied.types().into_iter().map(|(id, _)| id).collect();
        assert_eq!(ids, ["a", "b", "b-2"]);
        assert!(values(&copied, "b-2").starts_with("name=It’s \"B\" | steps="));
        assert_eq!(sheet().with_copy("c", "d", "D"), None);
    }

    #[test]
    fn values_keep_their_form() {
        let mut sheet = sheet();
        for (path, text) in
            [("name", "C \"c\""), ("gun.attack", "5"), ("letter", "D"), ("fast", "true"), (PICTURE, "armour")]
        {
            sheet = sheet.with_value("a", path, text).expect(path);
        }
        assert!(sheet.types().contains(&("a".to_owned(), "C \"c\"".to_owned())));
        let text = sheet.text("Mine.");
        for words in
            ["attack: 5", "letter: Some(D)", "fast: true", "picture: Some(\"armour\")", "// Mine.\n("]
        {
            assert!(text.contains(words), "{words}: {text}");
        }
        let without = sheet.with_value("a", PICTURE, "").expect("a sheet");
        assert!(!without.text("").contains(PICTURE) && !without.pruned().text("").contains("None"));
        assert_eq!(sheet.with_value("a", "gun.moon", "1"), None);
        assert_eq!(sheet.with_value("z", "name", "1"), None);
    }
}
