//! The scope of a drawing's names: of definitions, classes and style sheets. Several drawings are combined on a
//! counter, and their programs give the same names to different things (`st0`, `clip0`). Each drawing's names are
//! therefore made unique, and its style sheets are written to its own elements, before they are combined.

use super::work::style::Sheet;
use resvg::usvg::roxmltree::{Document, Node};
use simplecss::DeclarationTokenizer;

/// A property with its value, and whether it overrides all others.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Declared {
    pub name: String,
    pub value: String,
    pub important: bool,
}

/// The names of one drawing.
pub(super) struct Scope<'a> {
    prefix: String,
    sheet: Sheet<'a>,
}

impl<'a> Scope<'a> {
    /// Makes the names of the drawing with this number on its counter.
    pub fn new(number: usize, document: &'a Document) -> Self {
        Self { prefix: format!("d{number}-"), sheet: Sheet::whole(document) }
    }

    /// Returns the name of a definition on the counter.
    pub fn id(&self, id: &str) -> String {
        format!("{}{id}", self.prefix)
    }

    /// Returns a value with its names replaced by those on the counter.
    pub fn value(&self, value: &str) -> String {
        let mut parts = value.split("url(");
        let mut renamed = parts.next().unwrap_or_default().to_owned();
        for part in parts {
            renamed.push_str("url(");
            let name = part.trim_start_matches([' ', '\t', '\n', '\r', '"', '\'']);
            let before = part.get(..part.len() - name.len()).unwrap_or_default();
            renamed.push_str(before);
            match name.strip_prefix('#') {
                Some(id) => renamed.push_str(&format!("#{}", self.id(id))),
                None => renamed.push_str(name),
            }
        }
        renamed
    }

    /// Returns everything that the style sheets and the element itself declare for it, the strongest last.
    pub fn declared(&self, node: Node) -> Vec<Declared> {
        let mut all = Vec::new();
        let mut take = |name: &str, value: &str, important: bool| {
            all.push(Declared { name: name.to_owned(), value: self.value(value), important });
        };
        self.sheet.rules(node, &mut take);
        for declaration in DeclarationTokenizer::from(node.attribute("style").unwrap_or_default()) {
            take(declaration.name, declaration.value, declaration.important);
        }
        all
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_made_the_drawings_own_wherever_they_stand() {
        let document = Document::parse("<svg/>").unwrap();
        let scope = Scope::new(3, &document);
        assert_eq!(scope.id("clip0"), "d3-clip0");
        for (value, renamed) in [
            ("url(#a)", "url(#d3-a)"),
            ("url('#a') blur(2)", "url('#d3-a') blur(2)"),
            ("url( \"#a\" ) url(#b)", "url( \"#d3-a\" ) url(#d3-b)"),
            ("url(#a) #FF0000", "url(#d3-a) #FF0000"),
            ("url(a.png)", "url(a.png)"),
            ("#FF0000", "#FF0000"),
            ("url(", "url("),
        ] {
            assert_eq!(scope.value(value), renamed);
        }
    }

    #[test]
    fn style_sheets_are_written_to_the_elements_they_speak_of() {
        let text = "<svg><style>.st0{fill:url(#a)} rect{stroke:red} #own{opacity:.5 !important}</style>\
                    <rect class='st0' id='own' style='fill-opacity:1'/><g/></svg>";
        let document = Document::parse(text).unwrap();
        let scope = Scope::new(0, &document);
        let said = |name: &str| {
            let node = document.descendants().find(|node| node.has_tag_name(name)).unwrap();
            scope
                .declared(node)
                .into_iter()
                .map(|one| format!("{}:{}{}", one.name, one.value, if one.important { "!" } else { "" }))
                .collect::<Vec<_>>()
        };
        assert_eq!(said("rect"), ["stroke:red", "fill:url(#d0-a)", "opacity:.5!", "fill-opacity:1"]);
        assert_eq!(said("g"), [""; 0]);
    }
}
