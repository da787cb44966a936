//! A card with all drawings on it, as one SVG: each drawing is parsed alone and written with its own names.

use super::{
    elements::{self, Part},
    escape::escape,
    filled::{Filled, STANDS_FOR},
    limits,
    page::Page,
    scope::{Declared, Scope},
    source::SVG,
    work::{self, Excess},
};
use crate::art::packs::fonts::{self, Chosen};
use resvg::usvg::roxmltree::{Attribute, Document, Node, NodeType};
use svgtypes::FontShorthand;

/// Limit of the bytes of a card with all drawings on it.
const MOST_BYTES: usize = 4 * limits::TEXT_BYTES as usize;

/// The advice for saving a drawing so that its letters look the same everywhere.
pub(super) const AS_PATHS: &str = "choose Noto Sans, Libertinus Serif or DejaVu Sans Mono, or turn words that do not change into paths \
    (Inkscape: Path > Object to Path; Illustrator: Type > Create Outlines; Figma: export with \"Outline text\"; Affinity: export with \
    \"Export text as curves\")";

/// Properties of the outermost element that drawings inside it do not inherit, with their values without it: Figma
/// writes `fill="none"` there.
const OWN_PAINT: [(&str, &str); 8] = [
    ("fill", "black"),
    ("fill-opacity", "1"),
    ("fill-rule", "nonzero"),
    ("stroke", "none"),
    ("stroke-opacity", "1"),
    ("stroke-width", "1"),
    ("stroke-dasharray", "none"),
    ("text-anchor", "start"),
];

/// The refusal of a card that cannot be drawn: the file, and the fault in it.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Refused {
    pub file: String,
    pub excess: Excess,
}

/// A part that is drawn differently from the drawing: the byte of its text, and a sentence.
pub(super) type Note = (usize, String);

/// A card with all drawings on it.
#[derive(Debug, Default)]
pub(crate) struct Composed {
    pub svg: String,
    /// Notes on the outermost drawing.
    pub notes: Vec<Note>,
}

/// Combines a drawing with the drawings inside it; `font` is the family of texts that name none.
///
/// # Errors
/// One of the drawings cannot be drawn.
pub(crate) fn compose(font: &str, filled: &Filled) -> Result<Composed, Refused> {
    let head = format!("<svg xmlns=\"{SVG}\" viewBox=\"-15 -15 130 130\" font-family=\"{}\">", escape(font));
    let mut out = Out { font, drawings: 0, composed: Composed { svg: head, notes: Vec::new() } };
    out.drawing(filled, true)?;
    out.composed.svg.push_str("</svg>");
    Ok(out.composed)
}

struct Out<'a> {
    font: &'a str,
    /// The number of drawings begun.
    drawings: usize,
    composed: Composed,
}

/// One drawing that is being written.
struct Written<'a> {
    filled: &'a Filled,
    scope: Scope<'a>,
    /// Whether each of the drawings in it has been written: each is written once.
    done: Vec<bool>,
    /// Drawings inside a text, which are written after it.
    behind: Vec<usize>,
    tells: bool,
}

/// The properties that an element inherits.
#[derive(Clone, Default)]
struct Inherited {
    /// The font that was asked for but does not exist.
    missing: Option<String>,
    /// Whether texts are drawn here.
    words: bool,
}

impl Out<'_> {
    fn drawing(&mut self, filled: &Filled, tells: bool) -> Result<(), Refused> {
        let refused = |excess| Refused { file: filled.file.clone(), excess };
        work::check_text(&filled.svg).map_err(refused)?;
        let document = Document::parse_with_options(&filled.svg, work::parsing());
        let document = document.map_err(|error| refused(Excess { at: None, why: error.to_string() }))?;
        work::check(&document).map_err(refused)?;
        let scope = Scope::new(self.drawings, &document);
        self.drawings += 1;
        let done = vec![false; filled.inner.len()];
        let mut written = Written { filled, scope, done, behind: Vec::new(), tells };
        self.root(&mut written, document.root_element())
    }

    /// Writes the outermost element of a drawing, which fits its page to its place.
    fn root(&mut self, drawing: &mut Written, root: Node) -> Result<(), Refused> {
        let at = |why| drawing.refused(root, why);
        if !(root.tag_name().name() == "svg" && elements::part(root) == Part::Drawn) {
            return Err(at(format!("<svg> is expected instead of <{}>", root.tag_name().name())));
        }
        let name = match Page::of(root, drawing.filled.kind).map_err(at)? {
            None => {
                self.put("<g");
                "g"
            }
            Some(page) => {
                let ([x, y, wide, high], [left, top, width, height]) = (page.place, page.view);
                self.put(&format!(
                    "<svg x=\"{x}\" y=\"{y}\" width=\"{wide}\" height=\"{high}\" viewBox=\"{left} {top} {width} {height}\""
                ));
                // Other programs cut a drawing at its page; our own page has room around it.
                if page.is_ours() {
                    self.put(" overflow=\"visible\"");
                }
                "svg"
            }
        };
        const PAGE: [&str; 7] = ["x", "y", "width", "height", "viewBox", "overflow", "version"];
        let inherited = self.attributes(drawing, root, &Inherited::default(), &PAGE)?;
        self.put(">");
        self.children(drawing, root, &inherited)?;
        self.put(&format!("</{name}>"));
        Ok(())
    }

    fn children(&mut self, drawing: &mut Written, node: Node, inherited: &Inherited) -> Result<(), Refused> {
        for child in node.children() {
            match child.node_type() {
                NodeType::Element => self.element(drawing, child, inherited)?,
                NodeType::Text => self.words(drawing, child, inherited),
                NodeType::PI => {
                    let Some(number) =
                        child.pi().filter(|pi| pi.target == STANDS_FOR).and_then(|pi| pi.value?.parse().ok())
                    else {
                        continue;
                    };
                    if inherited.words {
                        drawing.behind.push(number);
                    } else if elements::takes_no_drawing(node) {
                        let why = format!("a drawing cannot be inside <{}>", node.tag_name().name());
                        return Err(drawing.refused(child, why));
                    } else {
                        self.inner(drawing, number, node)?;
                    }
                }
                _ => {}
            }
            if self.composed.svg.len() > MOST_BYTES {
                let why =
                    format!("with its style sheets applied this drawing is longer than {MOST_BYTES} bytes");
                return Err(drawing.refused(node.document().root_element(), why));
            }
        }
        Ok(())
    }

    fn element(&mut self, drawing: &mut Written, node: Node, inherited: &Inherited) -> Result<(), Refused> {
        let name = node.tag_name().name();
        match elements::part(node) {
            Part::Drawn => {}
            // Drawings may be inside an element that is left out because it has no text.
            Part::LeftOut if name == "flowRoot" => return self.drawings_in(drawing, node),
            Part::LeftOut => return Ok(()),
            Part::Missed(why) => return Err(drawing.refused(node, why.to_owned())),
            Part::Unknown => {
                return Err(drawing.refused(node, format!("<{name}> is not an element that can be drawn")));
            }
        }
        let is_text = name == "text" && !inherited.words;
        let begin = self.composed.svg.len();
        self.put(&format!("<{name}"));
        let mut inner = self.attributes(drawing, node, inherited, &[])?;
        inner.words = elements::holds_words(node) && (is_text || inherited.words);
        self.put(">");
        self.children(drawing, node, &inner)?;
        self.put(&format!("</{name}>"));
        if is_text && !drawing.behind.is_empty() {
            if !node
                .descendants()
                .filter(Node::is_text)
                .any(|text| text.text().is_some_and(|text| !text.trim().is_empty()))
            {
                self.composed.svg.truncate(begin);
            }
            self.behind(drawing, node)?;
        }
        Ok(())
    }

    /// Writes the drawings inside a text: at its place, but not as a part of its words.
    fn behind(&mut self, drawing: &mut Written, text: Node) -> Result<(), Refused> {
        let Some(about) = text.parent_element() else { return Ok(()) };
        let moved = text.attribute("transform");
        if let Some(transform) = moved {
            self.put(&format!("<g transform=\"{}\">", escape(transform)));
        }
        for number in std::mem::take(&mut drawing.behind) {
            self.inner(drawing, number, about)?;
        }
        if moved.is_some() {
            self.put("</g>");
        }
        Ok(())
    }

    /// Writes only the drawings in an element.
    fn drawings_in(&mut self, drawing: &mut Written, node: Node) -> Result<(), Refused> {
        let pis = node.descendants().filter_map(|inner| inner.pi()).filter(|pi| pi.target == STANDS_FOR);
        drawing.behind.extend(pis.filter_map(|pi| pi.value?.parse::<usize>().ok()));
        self.behind(drawing, node)
    }

    /// Writes a drawing inside this one, in the element `about`.
    fn inner(&mut self, drawing: &mut Written, number: usize, about: Node) -> Result<(), Refused> {
        let (Some(done), Some((transform, inner))) =
            (drawing.done.get_mut(number), drawing.filled.inner.get(number))
        else {
            return Ok(());
        };
        if std::mem::replace(done, true) {
            return Ok(());
        }
        self.put(&format!("<g transform=\"{transform}\""));
        for (name, value) in OWN_PAINT.into_iter().filter(|(name, _)| drawing.only_root_says(about, name)) {
            self.put(&format!(" {name}=\"{value}\""));
        }
        self.put(">");
        self.drawing(inner, false)?;
        self.put("</g>");
        Ok(())
    }

    fn words(&mut self, drawing: &Written, node: Node, inherited: &Inherited) {
        let text = node.text().unwrap_or_default();
        if !inherited.words {
            return;
        }
        for letter in text.chars() {
            match letter {
                '&' => self.put("&amp;"),
                '<' => self.put("&lt;"),
                '>' => self.put("&gt;"),
                other => self.composed.svg.push(other),
            }
        }
        if text.trim().is_empty() {
            return;
        }
        if let Some(font) = &inherited.missing {
            let instead = self.font;
            let why = format!(
                "Kessel has no font \"{font}\", and cannot read fonts embedded in a drawing: this text is drawn in another, such \
                 as {instead}; {AS_PATHS}"
            );
            self.note(drawing, node, why);
        }
        if text.contains('{') {
            let words = text.trim();
            let why = format!(
                "\"{words}\" is printed literally: a placeholder must be in one run of letters (take kerning, colours and line \
                 breaks out of it)"
            );
            self.note(drawing, node, why);
        }
    }

    fn note(&mut self, drawing: &Written, node: Node, why: String) {
        let element = node.parent_element().unwrap_or(node);
        if drawing.tells && !self.composed.notes.iter().any(|(_, known)| *known == why) {
            self.composed.notes.push((element.range().start, why));
        }
    }

    /// Writes the attributes of an element except some, and its inherited values.
    fn attributes(
        &mut self,
        drawing: &Written,
        node: Node,
        inherited: &Inherited,
        without: &[&str],
    ) -> Result<Inherited, Refused> {
        let mut inherited = inherited.clone();
        let mut family = None;
        let is_own_link = |one: Attribute| one.namespace().is_none() && one.name() == "href";
        let has_own_link = node.attributes().any(is_own_link);
        for attribute in node.attributes() {
            let Some(name) = written_name(&attribute) else { continue };
            if without.contains(&name) || (name == "href" && has_own_link && attribute.namespace().is_some())
            {
                continue;
            }
            let value = match name {
                "id" => drawing.scope.id(attribute.value()),
                "href" => drawing.link(attribute.value()),
                "font-family" => {
                    family = fonts::chosen(attribute.value(), self.font);
                    continue;
                }
                _ => drawing.scope.value(attribute.value()),
            };
            self.attribute(name, &value);
        }
        let mut style = String::new();
        for declared in drawing.scope.declared(node) {
            let Declared { name, value, important } = declared;
            if let Some(found) = chosen_in(&name, &value, self.font) {
                family = Some(found);
                if name == "font-family" {
                    continue;
                }
            }
            style.push_str(&format!("{name}:{value}{};", if important { " !important" } else { "" }));
        }
        if let Some(Chosen { family, face, missing }) = family {
            inherited.missing = missing;
            let says_weight = ["font-weight:", "font:"].iter().any(|name| style.contains(name));
            let weight = face.filter(|_| node.attribute("font-weight").is_none() && !says_weight);
            style.push_str(&format!("font-family:{family};"));
            if let Some((weight, slanted)) = weight {
                style.push_str(&format!(
                    "font-weight:{weight};{}",
                    if slanted { "font-style:italic;" } else { "" }
                ));
            }
        }
        if !style.is_empty() {
            self.attribute("style", &style);
        }
        Ok(inherited)
    }

    fn attribute(&mut self, name: &str, value: &str) {
        self.put(&format!(" {name}=\""));
        for letter in value.chars() {
            match letter {
                '&' => self.put("&amp;"),
                '<' => self.put("&lt;"),
                '"' => self.put("&quot;"),
                other if other.is_control() => self.put(" "),
                other => self.composed.svg.push(other),
            }
        }
        self.put("\"");
    }

    fn put(&mut self, text: &str) {
        self.composed.svg.push_str(text);
    }
}

impl Written<'_> {
    fn refused(&self, node: Node, why: String) -> Refused {
        Refused { file: self.filled.file.clone(), excess: Excess { at: Some(node.range().start), why } }
    }

    /// Returns the target of a link on the counter.
    fn link(&self, link: &str) -> String {
        match link.trim().strip_prefix('#') {
            Some(id) => format!("#{}", self.scope.id(id)),
            None => self.filled.links.get(link.trim()).cloned().unwrap_or_else(|| link.to_owned()),
        }
    }

    /// Whether the outermost element sets a property, and no element between it and the contents of the element `about`
    /// does.
    fn only_root_says(&self, about: Node, property: &str) -> bool {
        let says = |node: Node| {
            node.attribute(property).is_some()
                || self.scope.declared(node).iter().any(|declared| declared.name == property)
        };
        let root = about.document().root_element();
        says(root) && !about.ancestors().filter(|node| node.is_element() && *node != root).any(says)
    }
}

/// Returns the name of an attribute that has a meaning in a drawing.
fn written_name<'a>(attribute: &Attribute<'a, '_>) -> Option<&'a str> {
    const XLINK: &str = "http://www.w3.org/1999/xlink";
    const XML: &str = "http://www.w3.org/XML/1998/namespace";
    match (attribute.namespace(), attribute.name()) {
        (None | Some(SVG), "class" | "style") => None,
        (None | Some(SVG), name) => Some(name),
        (Some(XLINK), "href") => Some("href"),
        (Some(XML), "space") => Some("xml:space"),
        _ => None,
    }
}

/// Returns the family that a property selects, also from the short form of all font properties.
fn chosen_in(name: &str, value: &str, usual: &str) -> Option<Chosen> {
    match name {
        "font-family" => fonts::chosen(value, usual),
        "font" => {
            let families = FontShorthand::from_str(value).ok()?.font_family.to_owned();
            fonts::chosen(&families, usual)
        }
        _ => None,
    }
}
