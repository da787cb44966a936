//! Tries every drawing of a pack alone, at every size and in every state, so that a fault is reported with its own
//! file.

#![warn(clippy::cast_possible_truncation, clippy::indexing_slicing)]

use crate::art::packs::{
    drawing::{
        self, Shown,
        canvas::{is_seen, margin},
        composing::{Refused, compose},
        elements::{Part, part},
        filled::Filled,
        limits,
        template::Template,
        work::{self, Excess},
    },
    error::{PackError, Place},
    face::{Face, sample},
    pack::{Colouring, Pack, kind::Kind, reading::instead},
};
use resvg::tiny_skia::Transform;
use resvg::usvg::{
    Tree,
    roxmltree::{self, Document},
};
use std::collections::HashSet;
use std::sync::Arc;
use std::time::Instant;

/// A card at each level of detail, in pixels.
const SIZES: [u32; 3] = [12, 24, 96];

impl Pack {
    /// Tries every drawing. One that cannot be drawn is reported, and replaced by its version in `last` or in the
    /// standard pack. Drawings with unchanged text and placeholders are not tried again. Returns notes on drawings that
    /// differ from their files when drawn.
    pub(crate) fn try_drawings(
        &mut self,
        last: Option<&Self>,
        standard: &Self,
        faults: &mut Vec<PackError>,
    ) -> Vec<PackError> {
        let mut notes = Vec::new();
        let names: Vec<_> = self.drawings.keys().cloned().collect();
        let (start, mut slow) = (Instant::now(), 0);
        for (kind, name) in names {
            let Some(drawing) = self.find(kind, &name) else { continue };
            // Its picture is tried alone, and the marks over it are the program's own.
            if drawing.shows_picture() {
                continue;
            }
            let tried =
                [last, Some(standard)].into_iter().flatten().filter_map(|pack| pack.find(kind, &name));
            if tried.into_iter().any(|tried| tried.text == drawing.text && tried.pieces == drawing.pieces) {
                continue;
            }
            // The sum of many slow drawings must not take an hour.
            let is_enough = slow >= limits::TOO_SLOW || start.elapsed() > limits::PACK_TIME;
            let tried = if is_enough {
                Err(fault_at(head_of(drawing), too_long()))
            } else {
                self.try_drawing(kind, &name, drawing)
            };
            let fault = match tried {
                Ok(told) => {
                    notes.extend(told);
                    continue;
                }
                Err(fault) => fault,
            };
            slow += usize::from(matches!(fault, PackError::Slow { .. }));
            faults.push(fault);
            match instead(kind, &name, last, Some(standard)) {
                Some(drawing) => self.drawings.insert((kind, name), drawing),
                None => {
                    // A card without its front is the usual one.
                    if kind == Kind::UnitFront {
                        self.drawings.remove(&(Kind::UnitCard, name.clone()));
                    }
                    self.drawings.remove(&(kind, name))
                }
            };
        }
        notes
    }

    /// Tries a drawing with every face that its conditions distinguish. Returns notes on parts that are drawn
    /// differently, or cannot be seen at every size.
    fn try_drawing(&self, kind: Kind, name: &str, drawing: &Template) -> Result<Vec<PackError>, PackError> {
        let card = self.colouring(kind, name);
        let start = Instant::now();
        let mut notes: Vec<PackError> = Vec::new();
        for face in faces_for(self, kind, name, drawing) {
            let mut filled = Vec::new();
            for size in SIZES {
                filled.push(self.fill(kind, drawing, &card, &face, size).map_err(|error| match error {
                    error @ (PackError::Fault { .. } | PackError::Slow { .. }) => error,
                    other => fault_at(head_of(drawing), other.to_string()),
                })?);
            }
            let trial = Trial {
                font: self.font.clone(),
                drawing: drawing.clone(),
                shown: Arc::clone(&self.pictures),
            };
            let left = limits::TIME.saturating_sub(start.elapsed());
            let told = drawing::soon(&drawing.file, left, move || trial.of_sizes(&filled))?;
            notes.extend(told.into_iter().filter(|note| !notes.contains(note)).collect::<Vec<_>>());
        }
        Ok(notes)
    }

    /// Returns the colour words of a drawing: those of its card, or of the first card for drawings that can be on any.
    pub(crate) fn colouring(&self, kind: Kind, name: &str) -> Colouring {
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
        "this was not checked: {} drawings of the pack took too long, or all together longer than {most} seconds",
        limits::TOO_SLOW
    )
}

/// A drawing that is being tried, on a thread of its own.
struct Trial {
    /// The font family of texts that name none.
    font: String,
    drawing: Template,
    shown: Shown,
}

impl Trial {
    /// Tries a drawing filled for each size, and returns notes on parts that are drawn differently.
    fn of_sizes(&self, filled: &[Filled]) -> Result<Vec<PackError>, PackError> {
        let (mut notes, mut unseen) = (Vec::new(), Vec::new());
        let mut last: Option<(&Filled, Tree)> = None;
        for (size, filled) in SIZES.into_iter().zip(filled) {
            // Most drawings are the same at every size.
            let tree = match last.take().filter(|(same, _)| *same == filled) {
                Some((_, tree)) => tree,
                None => self.read(filled, &mut notes)?,
            };
            let is_seen = self.paint(filled.kind, &tree, size)?;
            last = Some((filled, tree));
            unseen.extend((!is_seen).then_some(size));
        }
        if unseen.len() == SIZES.len() {
            let why =
                format!("this {} draws nothing", filled.first().map_or(Kind::Card, |filled| filled.kind));
            return Err(fault_at(head_of(&self.drawing), why));
        }
        for size in unseen {
            let why =
                format!("this drawing shows nothing at {size} pixels: the standard pack's is drawn there");
            notes.push(fault_at(head_of(&self.drawing), why));
        }
        Ok(notes)
    }

    /// Reads a drawing, and adds notes on parts that are drawn differently.
    fn read(&self, filled: &Filled, notes: &mut Vec<PackError>) -> Result<Tree, PackError> {
        let place = |at: usize| self.place(filled, Place::of_byte("", &filled.svg, at));
        let refused =
            |excess: Excess| fault_at(excess.at.map_or_else(|| head_of(&self.drawing), place), excess.why);
        work::check_text(&filled.svg).map_err(refused)?;
        let parsed = Document::parse_with_options(&filled.svg, work::parsing());
        let document = parsed.map_err(|error| {
            let ends =
                matches!(error, roxmltree::Error::UnclosedRootNode | roxmltree::Error::UnexpectedEndOfStream);
            let (text, at) = (&self.drawing.text, error.pos());
            let place = if ends {
                Place::of_byte(&self.drawing.file, text, text.trim_end().len())
            } else {
                let at = Place { file: String::new(), line: at.row as usize, column: at.col as usize };
                self.place(filled, at)
            };
            fault_at(place, xml_words(&error))
        })?;
        work::check(&document).map_err(refused)?;
        self.known_names(&document, &place)?;
        let composed = compose(&self.font, filled).map_err(|Refused { file, excess }| {
            // Drawings inside this one have been tried by themselves.
            if file == self.drawing.file { refused(excess) } else { Refused { file, excess }.at_head() }
        })?;
        let told = composed.notes.into_iter().map(|(at, why)| fault_at(place(at), why));
        notes.extend(told.filter(|note| !notes.contains(note)).collect::<Vec<_>>());
        drawing::read_all(&composed.svg, &self.shown).map_err(|excess| {
            let at = excess.at.and_then(|_| filled.svg.find("data:"));
            refused(Excess { at, ..excess })
        })
    }

    /// Paints a drawing at this size, and returns whether it can be seen.
    fn paint(&self, kind: Kind, tree: &Tree, size: u32) -> Result<bool, PackError> {
        let (side, scale) = (size + 2 * margin(size), size as f32 / 100.0);
        let picture = drawing::paint(tree, Transform::from_scale(scale, scale), side, side)
            .map_err(|why| fault_at(head_of(&self.drawing), why))?;
        Ok(!kind.is_counter() || is_seen(&picture.take_demultiplied(), size))
    }

    /// Returns the place in its file for a place in the filled drawing.
    fn place(&self, filled: &Filled, at: Place) -> Place {
        // The text that the program adds before the drawing is on the first line.
        let shift = if at.line == 1 { filled.head } else { 0 };
        let body = filled.svg.get(filled.head..).unwrap_or_default();
        self.drawing.place(body, at.line, at.column.saturating_sub(shift).max(1))
    }

    /// Checks that everything that the drawing names is known.
    fn known_names(&self, document: &Document, place: &impl Fn(usize) -> Place) -> Result<(), PackError> {
        let ids: HashSet<&str> = document.descendants().filter_map(|node| node.attribute("id")).collect();
        for node in document.descendants().filter(|node| part(*node) == Part::Drawn) {
            let at = || place(node.range().start);
            if let Some(attribute) = node.attributes().find(has_bracket) {
                let why = format!(
                    "{}=\"{}\" has an unmatched bracket: a placeholder cannot be inside another",
                    attribute.name(),
                    attribute.value()
                );
                return Err(fault_at(at(), why));
            }
            if let Some(wrong) = node.attributes().find_map(|attribute| lost(&ids, &attribute)) {
                return Err(fault_at(at(), format!("\"#{wrong}\" is used here, but nothing has this id")));
            }
        }
        Ok(())
    }
}

/// Whether an attribute that may contain a placeholder contains a bracket.
fn has_bracket(attribute: &roxmltree::Attribute) -> bool {
    let name = attribute.name();
    let is_name = name == "id" || name.starts_with("data-") || name.starts_with("aria-");
    let is_strange =
        attribute.namespace().is_some_and(|namespace| !namespace.starts_with("http://www.w3.org/"));
    !is_name && !is_strange && attribute.value().contains(['{', '}'])
}

fn fault_at(place: Place, why: String) -> PackError {
    PackError::Fault { place, why }
}

/// Returns the id that an attribute refers to, if no element has it.
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

/// Returns the fault of the XML, in a sentence.
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
            // The place is already given before the sentence.
            words.rsplit_once(" at ").map_or(words.clone(), |(sentence, _)| sentence.to_owned())
        }
    }
}

/// Returns the faces in which this drawing is tried: one is enough for a drawing without placeholders.
pub(crate) fn faces_for(pack: &Pack, kind: Kind, name: &str, drawing: &Template) -> Vec<Face> {
    let mut all = faces(pack, kind, name);
    if drawing.is_plain() {
        all.truncate(1);
    }
    all
}

/// Returns the faces in which a drawing is tried: all cases that its conditions distinguish.
fn faces(pack: &Pack, kind: Kind, name: &str) -> Vec<Face> {
    let plain = Face { template: "marker".to_owned(), title: "Name".to_owned(), ..sample() };
    if !kind.is_card() {
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
