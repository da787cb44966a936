//! Trying every drawing of a pack alone, at every size and in every state, so that a fault is told
//! with its own file.

#![warn(clippy::cast_possible_truncation, clippy::indexing_slicing)]

use super::drawing::{self, Shown};
use super::error::{PackError, Place};
use super::face::{Face, sample};
use super::kind::Kind;
use super::limits;
use super::pack::{Colouring, Pack};
use super::reading::instead;
use super::template::Template;
use super::work::{self, Excess};
use resvg::tiny_skia::Transform;
use resvg::usvg::roxmltree;
use std::collections::HashSet;
use std::sync::Arc;
use std::time::Instant;

/// A card at each detail, in pixels.
const SIZES: [u32; 3] = [12, 24, 96];

/// Elements of SVG that draw or serve drawing.
const ELEMENTS: [&str; 60] = [
    "a",
    "circle",
    "clipPath",
    "defs",
    "desc",
    "ellipse",
    "feBlend",
    "feColorMatrix",
    "feComponentTransfer",
    "feComposite",
    "feConvolveMatrix",
    "feDiffuseLighting",
    "feDisplacementMap",
    "feDistantLight",
    "feDropShadow",
    "feFlood",
    "feFuncA",
    "feFuncB",
    "feFuncG",
    "feFuncR",
    "feGaussianBlur",
    "feImage",
    "feMerge",
    "feMergeNode",
    "feMorphology",
    "feOffset",
    "fePointLight",
    "feSpecularLighting",
    "feSpotLight",
    "feTile",
    "feTurbulence",
    "filter",
    "g",
    "image",
    "line",
    "linearGradient",
    "marker",
    "mask",
    "metadata",
    "path",
    "pattern",
    "polygon",
    "polyline",
    "radialGradient",
    "rect",
    "stop",
    "style",
    "svg",
    "switch",
    "symbol",
    "text",
    "textPath",
    "title",
    "tref",
    "tspan",
    "use",
    "view",
    "cursor",
    "solidColor",
    "hatch",
];

impl Pack {
    /// Tries every drawing; one that cannot be drawn is told, and replaced by what it was in `last` or by
    /// the standard pack's. What is the same as there is not tried again: every word in it means something.
    pub(super) fn try_drawings(&mut self, last: Option<&Self>, standard: &Self, faults: &mut Vec<PackError>) {
        let names: Vec<_> = self.drawings.keys().cloned().collect();
        let (start, mut slow) = (Instant::now(), 0);
        for (kind, name) in names {
            let Some(drawing) = self.find(kind, &name) else { continue };
            let tried =
                [last, Some(standard)].into_iter().flatten().filter_map(|pack| pack.find(kind, &name));
            if tried.into_iter().any(|tried| tried.text == drawing.text && tried.pieces == drawing.pieces) {
                continue;
            }
            // Drawings that take long one by one must not take an hour together.
            let is_enough = slow >= limits::TOO_SLOW || start.elapsed() > limits::PACK_TIME;
            let fault = if is_enough {
                Some(fault_at(head_of(drawing), too_long()))
            } else {
                self.try_drawing(kind, &name, drawing).err()
            };
            let Some(fault) = fault else { continue };
            slow += usize::from(matches!(fault, PackError::Slow { .. }));
            faults.push(fault);
            let drawing = instead(kind, &name, last, Some(standard));
            self.drawings.insert((kind, name), drawing);
        }
    }

    fn try_drawing(&self, kind: Kind, name: &str, drawing: &Template) -> Result<(), PackError> {
        let card = self.colouring(kind, name);
        let start = Instant::now();
        for face in faces(self, kind, name) {
            let mut filled = Vec::new();
            for size in SIZES {
                filled.push(self.fill(drawing, &card, &face, size).map_err(|error| match error {
                    error @ (PackError::Fault { .. } | PackError::Slow { .. }) => error,
                    other => fault_at(head_of(drawing), other.to_string()),
                })?);
            }
            let trial =
                Trial { head: self.head(), drawing: drawing.clone(), shown: Arc::clone(&self.pictures) };
            let left = limits::TIME.saturating_sub(start.elapsed());
            drawing::soon(&drawing.file, left, move || {
                SIZES.into_iter().zip(&filled).try_for_each(|(size, filled)| trial.of_svg(filled, size))
            })?;
        }
        Ok(())
    }

    /// The colour words that hold in a drawing: those of its card, or of the first card for what stands in
    /// any.
    pub(super) fn colouring(&self, kind: Kind, name: &str) -> Colouring {
        let own = if kind == Kind::Card { self.cards.get(name) } else { None };
        own.or_else(|| self.cards.values().next()).cloned().unwrap_or_default()
    }
}

fn head_of(drawing: &Template) -> Place {
    Place { file: drawing.file.clone(), line: 1, column: 1 }
}

fn too_long() -> String {
    let most = limits::PACK_TIME.as_secs();
    format!(
        "this was not tried: {} drawings of the pack took too long, or all together longer than {most} seconds",
        limits::TOO_SLOW
    )
}

/// A drawing that is tried, on a thread of its own.
struct Trial {
    /// What the program writes before it.
    head: String,
    drawing: Template,
    shown: Shown,
}

impl Trial {
    fn of_svg(&self, filled: &str, size: u32) -> Result<(), PackError> {
        let head = self.head.chars().count();
        // What the program writes before the drawing stands on the first line.
        let body = filled.get(self.head.len()..).unwrap_or_default();
        let place = |row: usize, column: usize| {
            let shift = if row == 1 { head } else { 0 };
            self.drawing.place(body, row, column.saturating_sub(shift).max(1))
        };
        let refused = |excess: Excess| {
            let at = excess.at.map_or_else(
                || head_of(&self.drawing),
                |at| {
                    let there = Place::of_byte("", filled, at);
                    place(there.line, there.column)
                },
            );
            fault_at(at, excess.why)
        };
        work::check_text(filled).map_err(refused)?;
        let parsed = roxmltree::Document::parse_with_options(filled, work::parsing());
        let document = parsed.map_err(|error| {
            let at = error.pos();
            let ends =
                matches!(error, roxmltree::Error::UnclosedRootNode | roxmltree::Error::UnexpectedEndOfStream);
            let row = if ends { filled.lines().count() } else { at.row as usize };
            fault_at(place(row, at.col as usize), xml_words(&error))
        })?;
        self.known_elements(&document, &place)?;
        let tree = drawing::read_document(&document, &self.shown).map_err(refused)?;
        let scale = size as f32 / 100.0;
        drawing::paint(&tree, Transform::from_scale(scale, scale), size, size)
            .map(drop)
            .map_err(|why| fault_at(head_of(&self.drawing), why))
    }

    /// Whether all elements and what they name are known.
    fn known_elements(
        &self,
        document: &roxmltree::Document,
        place: &impl Fn(usize, usize) -> Place,
    ) -> Result<(), PackError> {
        let ids: HashSet<&str> = document.descendants().filter_map(|node| node.attribute("id")).collect();
        for node in document.descendants().filter(roxmltree::Node::is_element) {
            let at = || {
                let at = document.text_pos_at(node.range().start);
                place(at.row as usize, at.col as usize)
            };
            let name = node.tag_name();
            let is_svg = name.namespace() == Some("http://www.w3.org/2000/svg");
            if is_svg && !ELEMENTS.contains(&name.name()) {
                return Err(fault_at(at(), format!("<{}> is no element that can be drawn", name.name())));
            }
            if let Some(attribute) =
                node.attributes().find(|attribute| attribute.value().contains(['{', '}']))
            {
                let why = format!(
                    "{}=\"{}\" has a bracket left over: a placeholder cannot stand inside another",
                    attribute.name(),
                    attribute.value()
                );
                return Err(fault_at(at(), why));
            }
            if let Some(wrong) = node.attributes().find_map(|attribute| lost(&ids, &attribute)) {
                return Err(fault_at(at(), format!("\"#{wrong}\" is used here, and nothing has this id")));
            }
        }
        Ok(())
    }
}

fn fault_at(place: Place, why: String) -> PackError {
    PackError::Fault { place, why }
}

/// The id that an attribute refers to, if nothing has it.
fn lost(ids: &HashSet<&str>, attribute: &roxmltree::Attribute) -> Option<String> {
    let value = attribute.value().trim();
    let id = match attribute.name() {
        "href" => value.strip_prefix('#')?,
        "fill" | "stroke" | "filter" | "clip-path" | "mask" => {
            value.strip_prefix("url(")?.split(')').next()?.trim_matches(['"', '\'', ' ']).strip_prefix('#')?
        }
        _ => return None,
    };
    (!ids.contains(id)).then(|| id.to_owned())
}

/// What is wrong with the XML, in a sentence.
fn xml_words(error: &roxmltree::Error) -> String {
    match error {
        roxmltree::Error::UnexpectedCloseTag(open, ..) => {
            format!("another element ends here while <{open}> is still open")
        }
        roxmltree::Error::UnclosedRootNode | roxmltree::Error::UnexpectedEndOfStream => {
            "the drawing ends before all its elements are closed".to_owned()
        }
        roxmltree::Error::DuplicatedAttribute(name, _) => format!("{name} is given twice here"),
        roxmltree::Error::UnknownNamespace(name, _) => {
            format!("the prefix \"{name}:\" is not declared: xmlns:{name}=\"…\" is missing in the <svg>")
        }
        other => {
            let words = other.to_string();
            // The place stands before the sentence already.
            words.rsplit_once(" at ").map_or(words.clone(), |(sentence, _)| sentence.to_owned())
        }
    }
}

/// Faces in which a drawing is tried: everything that its conditions can ask for.
pub(super) fn faces(pack: &Pack, kind: Kind, name: &str) -> Vec<Face> {
    let plain = Face { template: "marker".to_owned(), title: "Name".to_owned(), ..sample() };
    if !matches!(kind, Kind::Card | Kind::UnitCard) {
        let counted = Face { badges: vec!["count:4".to_owned()], ..plain.clone() };
        let bare = Face::default();
        return if kind == Kind::Badge { vec![counted] } else { vec![plain, bare] };
    }
    let band = pack.palette.keys().find(|colour| colour.starts_with("corps_")).cloned().unwrap_or_default();
    let labelled = if band.is_empty() { String::new() } else { "39".to_owned() };
    let conditions = ["disrupted", "out_of_supply", "moved", "attacked", "halted"];
    let badges = conditions.into_iter().filter(|badge| pack.find(Kind::Badge, badge).is_some());
    let banded = Face { band, band_label: labelled, ..plain.clone() };
    let worst = Face {
        steps: 4,
        steps_lost: 2,
        dimmed: true,
        badges: badges.map(str::to_owned).collect(),
        ..banded.clone()
    };
    let variants = pack.cards.get(name).into_iter().flat_map(|card| card.variants.keys());
    let varied = variants.map(|variant| Face { variant: variant.clone(), ..banded.clone() });
    let carried = pack.names(Kind::Symbol).next().unwrap_or_default().to_owned();
    let laden = Face { carried, ..plain.clone() };
    let mut faces = vec![plain.clone(), laden, banded.clone(), worst];
    faces.extend(varied);
    faces
}
