//! Estimates the work of a drawing from its text before anything is drawn.
//!
//! `use`, masks, patterns and similar elements draw other elements again, each of which may do the same: 30 lines can
//! mean a million elements. Each element is therefore counted as often as it is drawn, in one walk that visits each
//! once.

use super::{entities, limits};
use resvg::usvg::roxmltree::{Attribute, Document, Node, NodeId, ParsingOptions};
use std::collections::{HashMap, HashSet};

mod path;
pub(crate) mod style;

/// The refusal of a drawing: the place in its text, if it is known, and a sentence.
#[derive(Debug, PartialEq, Eq)]
pub struct Excess {
    /// Byte in the text.
    pub at: Option<usize>,
    /// The amount, and the limit.
    pub why: String,
}

impl Excess {
    fn new(at: Option<usize>, why: impl Into<String>) -> Self {
        Self { at, why: why.into() }
    }
}

/// Returns the options for parsing a drawing.
pub fn parsing<'a>() -> ParsingOptions<'a> {
    parsing_of(1)
}

/// Returns the options for parsing this many nested drawings.
fn parsing_of<'a>(drawings: u32) -> ParsingOptions<'a> {
    let nodes_limit = 8 * drawings * limits::ELEMENTS as u32;
    ParsingOptions { allow_dtd: true, nodes_limit, ..ParsingOptions::default() }
}

/// Returns the options for parsing a card with all drawings on it.
pub fn parsing_all<'a>() -> ParsingOptions<'a> {
    parsing_of(limits::DRAWINGS_DEEP as u32)
}

/// Checks a text before it is parsed: a text that would make the parser itself slow or large is refused.
pub fn check_text(text: &str) -> Result<(), Excess> {
    let bytes = text.len() as u64;
    if bytes > 2 * limits::TEXT_BYTES {
        let why = format!("this drawing is {bytes} bytes long; {} is the limit", 2 * limits::TEXT_BYTES);
        return Err(Excess::new(None, why));
    }
    entities::check(text).map_err(|(at, why)| Excess::new(Some(at), why))?;
    if let Some((at, _)) = text.match_indices("xmlns").nth(limits::DEPTH) {
        let why = format!("more than {} namespaces are declared", limits::DEPTH);
        return Err(Excess::new(Some(at), why));
    }
    let mut at = 0;
    for tag in text.split('<') {
        let quotes = tag.bytes().filter(|byte| matches!(byte, b'"' | b'\'')).count();
        if quotes > 2 * limits::ATTRIBUTES {
            let why = format!("this element has more than {} attributes", limits::ATTRIBUTES);
            return Err(Excess::new(Some(at.min(text.len())), why));
        }
        at += tag.len() + 1;
    }
    Ok(())
}

/// The work of drawing an element.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Sum {
    elements: u64,
    letters: u64,
    segments: u64,
    filters: u64,
    octaves: u64,
    depth: usize,
}

impl Sum {
    fn add(&mut self, other: Self, times: u64) {
        let put = |sum: &mut u64, more: u64| *sum = sum.saturating_add(more.saturating_mul(times));
        put(&mut self.elements, other.elements);
        put(&mut self.letters, other.letters);
        put(&mut self.segments, other.segments);
        put(&mut self.filters, other.filters);
        put(&mut self.octaves, other.octaves);
        self.depth = self.depth.max(other.depth);
    }
}

/// Checks that a drawing can be drawn quickly; otherwise returns what is too much.
pub fn check(document: &Document) -> Result<(), Excess> {
    check_times(document, 1)
}

/// Checks that a card with all drawings on it can be drawn quickly. Each drawing alone is within its own limits. The
/// limit of all is higher, so that an allowed symbol is allowed on every card.
pub fn check_all(document: &Document) -> Result<(), Excess> {
    check_times(document, limits::DRAWINGS_DEEP)
}

fn check_times(document: &Document, times: usize) -> Result<(), Excess> {
    let style = style::Sheet::of(document)?;
    let ids = document.descendants().filter_map(|node| Some((node.attribute("id")?, node)));
    let mut by_id = HashMap::new();
    ids.for_each(|(id, node)| {
        by_id.entry(id).or_insert(node);
    });
    // The elements that the program writes around a drawing in another one are nested too.
    let deepest = if times == 1 { limits::DEPTH } else { times * (limits::DEPTH + 4) };
    let mut count = Count { style: &style, by_id, known: HashMap::new(), open: HashSet::new(), deepest };
    let sum = count.visit(document.root_element(), 1)?;
    let limits = [
        (sum.elements, limits::ELEMENTS, "elements, each counted as often as it is drawn"),
        (sum.letters, limits::LETTERS, "letters"),
        (sum.segments, limits::SEGMENTS, "segments of lines"),
        (sum.filters, limits::FILTERS, "steps of filters"),
        (sum.octaves, limits::OCTAVES, "octaves of feTurbulence"),
    ];
    let limits = limits.map(|(number, most, what)| (number, most * times as u64, what));
    match limits.into_iter().find(|(number, most, _)| number > most) {
        Some((u64::MAX, most, what)) => {
            Err(Excess::new(None, format!("this drawing has countless {what}; {most} is the limit")))
        }
        Some((number, most, what)) => {
            Err(Excess::new(None, format!("this drawing has {number} {what}; {most} is the limit")))
        }
        None => Ok(()),
    }
}

struct Count<'d, 'i, 's> {
    style: &'s style::Sheet<'s>,
    by_id: HashMap<&'d str, Node<'d, 'i>>,
    known: HashMap<NodeId, Sum>,
    /// The elements being counted: one that contains itself would be drawn without end.
    open: HashSet<NodeId>,
    deepest: usize,
}

impl<'d, 'i> Count<'d, 'i, '_> {
    fn visit(&mut self, node: Node<'d, 'i>, depth: usize) -> Result<Sum, Excess> {
        if let Some(sum) = self.known.get(&node.id()) {
            if depth + sum.depth > self.deepest + 1 {
                return Err(self.too_deep(node));
            }
            return Ok(*sum);
        }
        if depth > self.deepest {
            return Err(self.too_deep(node));
        }
        if !self.open.insert(node.id()) {
            let why = format!("<{}> is drawn within itself", node.tag_name().name());
            return Err(Excess::new(Some(node.range().start), why));
        }
        let mut sum = own(node);
        let mut inner = Sum::default();
        for child in node.children().filter(Node::is_element) {
            let mut child_sum = self.visit(child, depth + 1)?;
            if is_definition(child) {
                // It is not drawn at its place, but it must be read.
                let Sum { elements, depth, .. } = child_sum;
                child_sum = Sum { elements, depth, ..Sum::default() };
            }
            inner.add(child_sum, 1);
        }
        let mut paints = Sum::default();
        let mut marks = Sum::default();
        for (name, target) in self.references(node) {
            let target = self.visit(target, depth + 1)?;
            match name {
                // The paint also applies to its contents, and each corner has its marker.
                "fill" | "stroke" => paints.add(target, 1),
                marker if marker.starts_with("marker") => marks.add(target, 1),
                _ => inner.add(target, 1),
            }
        }
        sum.add(inner, 1);
        let (elements, corners) = (sum.elements, sum.segments.saturating_add(sum.elements));
        sum.add(paints, elements);
        sum.add(marks, corners);
        sum.depth = 1 + inner.depth.max(paints.depth).max(marks.depth);
        self.open.remove(&node.id());
        self.known.insert(node.id(), sum);
        Ok(sum)
    }

    /// Returns the elements that are drawn because this one names them, with the name of the attribute.
    fn references(&self, node: Node<'d, 'i>) -> Vec<(&'static str, Node<'d, 'i>)> {
        let mut found = Vec::new();
        let mut take = |name: &str, value: &str| {
            let kind = match name {
                "fill" => "fill",
                "stroke" => "stroke",
                marker if marker.starts_with("marker") => "marker",
                _ => "",
            };
            found.extend(named(value).filter_map(|id| Some((kind, *self.by_id.get(id)?))));
        };
        for attribute in node.attributes() {
            if is_link(&attribute) && node.tag_name().name() != "a" {
                take("href", attribute.value());
            } else if attribute.name() == "style" {
                for declaration in attribute.value().split(';') {
                    let (name, value) = declaration.split_once(':').unwrap_or_default();
                    take(name.trim(), value);
                }
            } else {
                take(attribute.name(), attribute.value());
            }
        }
        self.style.declared(node, &mut take);
        found
    }

    fn too_deep(&self, node: Node) -> Excess {
        let why = format!("elements are nested more than {} deep here", self.deepest);
        Excess::new(Some(node.range().start), why)
    }
}

/// Whether an element is drawn only if others name it.
fn is_definition(node: Node) -> bool {
    const DEFINITIONS: [&str; 9] = [
        "defs",
        "symbol",
        "filter",
        "mask",
        "clipPath",
        "pattern",
        "marker",
        "linearGradient",
        "radialGradient",
    ];
    DEFINITIONS.contains(&node.tag_name().name())
}

fn is_link(attribute: &Attribute) -> bool {
    attribute.name() == "href"
}

/// Returns the ids in a value: `#id`, or any number of `url(#id)`.
fn named(value: &str) -> impl Iterator<Item = &str> {
    let whole = value.trim().strip_prefix('#').into_iter();
    let urls = value.split("url(").skip(1).filter_map(|rest| {
        let inner = rest.split(')').next()?.trim_matches(['"', '\'', ' ']);
        inner.strip_prefix('#')
    });
    whole.chain(urls)
}

/// Returns the work of an element alone.
fn own(node: Node) -> Sum {
    let name = node.tag_name().name();
    let number = |attribute: &str| node.attribute(attribute).unwrap_or_default().trim().parse::<f64>().ok();
    let is_words = matches!(name, "text" | "tspan" | "textPath" | "tref" | "a");
    let words = node.children().filter(|child| is_words && child.is_text());
    let letters = words.filter_map(|child| child.text()).map(|text| text.chars().count() as u64).sum();
    let lines = ["d", "points"].into_iter().filter_map(|attribute| node.attribute(attribute));
    let octaves = number("numOctaves").unwrap_or(1.0).clamp(0.0, 1e15) as u64;
    let functions = node
        .attribute("filter")
        .map_or(0, |filter| (filter.matches('(').count() - filter.matches("url(").count()) as u64);
    let is_shape = matches!(name, "rect" | "circle" | "ellipse" | "line");
    Sum {
        elements: 1,
        letters,
        segments: lines.map(path::segments).sum::<u64>() + if is_shape { 4 } else { 0 },
        filters: functions + u64::from(name.starts_with("fe")),
        octaves: if name == "feTurbulence" { octaves } else { 0 },
        depth: 1,
    }
}

#[cfg(test)]
mod tests;
