//! Style sheets of a drawing: their declarations for each element.

use super::{Excess, Node};
use crate::art::packs::drawing::limits;
use resvg::usvg::roxmltree::Document;
use simplecss::{AttributeOperator, Element, PseudoClass, StyleSheet};

/// The style sheets of a drawing.
pub struct Sheet<'a>(StyleSheet<'a>);

impl<'a> Sheet<'a> {
    /// Reads the declarations of style sheets that name other elements, unless matching all selectors would take too
    /// long.
    pub fn of(document: &'a Document) -> Result<Self, Excess> {
        let texts = || texts(document);
        let declarations: u64 = texts().map(|text| text.matches([';', '}', ',']).count() as u64).sum();
        let elements = document.descendants().filter(Node::is_element).count() as u64;
        let work = declarations.saturating_mul(elements);
        if work > limits::STYLES {
            let why = format!(
                "{declarations} declarations in style sheets for {elements} elements are too many: one times the \
                 other may be {} at most",
                limits::STYLES
            );
            return Err(Excess { at: None, why });
        }
        let mut sheet = StyleSheet::new();
        for text in texts() {
            let heads =
                text.split('{').flat_map(|part| part.rsplit('}').next()).flat_map(|head| head.split(','));
            if heads.into_iter().any(|head| {
                head.split([' ', '\n', '\t', '\r', '>', '+']).filter(|part| !part.is_empty()).count()
                    > limits::SELECTORS
            }) {
                let why = format!("a selector of a style sheet has more than {} parts", limits::SELECTORS);
                return Err(Excess { at: None, why });
            }
            sheet.parse_more(text);
        }
        sheet
            .rules
            .retain(|rule| rule.declarations.iter().any(|declaration| declaration.value.contains("url(")));
        Ok(Self(sheet))
    }

    /// Reads the style sheets of a drawing that has been checked.
    pub fn whole(document: &'a Document) -> Self {
        let mut sheet = StyleSheet::new();
        texts(document).for_each(|text| sheet.parse_more(text));
        Self(sheet)
    }

    /// Gives `take` the name and value of every declaration for an element, the strongest last, and whether it
    /// overrides all others.
    pub fn rules(&self, node: Node, take: &mut impl FnMut(&str, &str, bool)) {
        for rule in self.0.rules.iter().filter(|rule| rule.selector.matches(&Styled(node))) {
            let declared = rule.declarations.iter();
            declared.for_each(|declared| take(declared.name, declared.value, declared.important));
        }
    }

    /// Gives `take` the name and value of every declaration for an element.
    pub fn declared(&self, node: Node, take: &mut impl FnMut(&str, &str)) {
        for rule in self.0.rules.iter().filter(|rule| rule.selector.matches(&Styled(node))) {
            rule.declarations.iter().for_each(|declaration| take(declaration.name, declaration.value));
        }
    }
}

fn texts<'a>(document: &'a Document) -> impl Iterator<Item = &'a str> {
    let styles = document.descendants().filter(|node| node.tag_name().name() == "style");
    styles.filter_map(|node| node.text())
}

/// An element as style sheets see it.
struct Styled<'a, 'i>(Node<'a, 'i>);

impl Element for Styled<'_, '_> {
    fn parent_element(&self) -> Option<Self> {
        self.0.parent_element().map(Self)
    }

    fn prev_sibling_element(&self) -> Option<Self> {
        self.0.prev_sibling_element().map(Self)
    }

    fn has_local_name(&self, name: &str) -> bool {
        self.0.tag_name().name() == name
    }

    fn attribute_matches(&self, name: &str, operator: AttributeOperator<'_>) -> bool {
        self.0.attribute(name).is_some_and(|value| operator.matches(value))
    }

    fn pseudo_class_matches(&self, class: PseudoClass<'_>) -> bool {
        matches!(class, PseudoClass::FirstChild) && self.prev_sibling_element().is_none()
    }
}
