//! The pieces of a module with their pictures: which is the front, and which the back of a reduced or flipped piece.

use super::{
    limits::{FACES, LETTERS},
    traits::{Expanded, Layer},
};
use serde::Serialize;
use std::collections::{BTreeMap, BTreeSet};

/// A picture that a piece can show.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct PieceFace {
    /// The name of the picture in the module.
    pub image: String,
    /// What the module calls this side of the piece; empty without a name.
    pub label: String,
}

/// A piece of a module.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Piece {
    pub name: String,
    /// The names of the parts of the module around it, the outermost first: palette, side, formation.
    pub above: Vec<String>,
    /// The number that the module gives it.
    pub gpid: String,
    /// The name of the picture of its front; empty if it has none.
    pub front: String,
    /// The name of the picture of its back; empty if it has none or none was recognized.
    pub back: String,
    /// Every picture that it can show, the front first.
    pub faces: Vec<PieceFace>,
}

impl Piece {
    /// The name with those of the parts of the module around it: "German / 7th / 25/7 Pz".
    pub fn path(&self) -> String {
        let parts: Vec<&str> = self
            .above
            .iter()
            .map(String::as_str)
            .chain([self.name.as_str()])
            .filter(|part| !part.is_empty())
            .collect();
        parts.join(" / ")
    }
}

/// The names of the pictures of a module.
#[derive(Clone, Debug, Default)]
pub(super) struct ImageNames {
    /// Each name, by itself in small letters.
    by_lower: BTreeMap<String, String>,
    exact: BTreeSet<String>,
}

/// Endings that a piece may leave out.
const ENDINGS: [&str; 5] = [".gif", ".png", ".jpg", ".jpeg", ".svg"];

impl ImageNames {
    pub fn of<'a>(names: impl Iterator<Item = &'a str>) -> Self {
        let mut all = Self::default();
        for name in names.filter(|name| !name.is_empty()) {
            all.exact.insert(name.to_owned());
            all.by_lower.entry(name.to_lowercase()).or_insert_with(|| name.to_owned());
        }
        all
    }

    /// The names, in order.
    pub fn all(&self) -> impl Iterator<Item = &str> {
        self.exact.iter().map(String::as_str)
    }

    /// Returns the picture that a piece means by a name: old modules leave out the ending, and capitals may differ.
    pub fn find(&self, given: &str) -> Option<&str> {
        let given = given.trim();
        let given = given.strip_prefix("images/").unwrap_or(given);
        if given.is_empty() {
            return None;
        }
        if let Some(exact) = self.exact.get(given) {
            return Some(exact);
        }
        let lower = given.to_lowercase();
        let with_ending = || ENDINGS.iter().find_map(|ending| self.by_lower.get(&format!("{lower}{ending}")));
        self.by_lower.get(&lower).or_else(with_ending).map(String::as_str)
    }
}

/// Words of a layer, a level or a picture that tell the other side of a piece.
const OTHER_SIDE: [&str; 19] = [
    "flip",
    "flop",
    "reduc",
    "step",
    "loss",
    "back",
    "revers",
    "half",
    "weak",
    "turn over",
    "other side",
    "side 2",
    "invert",
    "ruckseite",
    "rückseite",
    "umdreh",
    "reduz",
    "broken",
    "deplet",
];
/// Words that tell a marker or a state that passes.
const MARKER: [&str; 16] = [
    "moved",
    "fired",
    "marker",
    "mark ",
    "disrupt",
    "supply",
    "pinned",
    "suppress",
    "mask",
    "hidden",
    "conceal",
    "fatigue",
    "activat",
    "attacked",
    "status",
    "highlight",
];

/// A picture that a piece can show, and how much speaks for its being the back.
struct Candidate {
    face: PieceFace,
    points: i32,
}

/// Least points with which a picture is taken for the back.
const LEAST: i32 = 2;

/// Fills in the pictures of a piece; returns the names of those that the module does not have.
pub(super) fn fill_faces(piece: &mut Piece, found: &Expanded, images: &ImageNames) -> Vec<String> {
    let mut missing: Vec<String> = Vec::new();
    let mut known = |given: &str| {
        let image = images.find(given).map(str::to_owned);
        if image.is_none() && !given.trim().is_empty() && missing.len() < FACES {
            missing.push(given.chars().take(LETTERS).collect());
        }
        image
    };
    let base = known(&found.image);
    let front_layer = front_layer(found, base.is_some(), images);
    let drawn = front_layer.and_then(|number| {
        let layer = found.layers.get(number)?;
        let level = layer.shown.unwrap_or_default();
        let seen = layer.images.get(level).and_then(|image| images.find(image));
        seen.or_else(|| layer.images.iter().find_map(|image| images.find(image))).map(str::to_owned)
    });
    piece.front = drawn.or_else(|| base.clone()).unwrap_or_default();
    let mut candidates = Vec::new();
    for (number, layer) in found.layers.iter().enumerate() {
        for (level, given) in layer.images.iter().enumerate().take(FACES) {
            let Some(image) = known(given) else { continue };
            let label: String =
                layer.labels.get(level).map_or("", String::as_str).chars().take(LETTERS).collect();
            let points = points(layer, &label, &image, &piece.front, front_layer == Some(number));
            candidates.push(Candidate { face: PieceFace { image, label }, points });
        }
    }
    let masks = found.masks.iter().filter_map(|mask| known(mask));
    let masks: Vec<PieceFace> = masks.map(|image| PieceFace { image, label: "mask".to_owned() }).collect();
    candidates.retain(|candidate| candidate.face.image != piece.front);
    // Of equal ones the first counts.
    let best =
        candidates.iter().filter(|candidate| candidate.points >= LEAST).rev().max_by_key(|one| one.points);
    piece.back = best.map(|best| best.face.image.clone()).unwrap_or_default();
    let front = PieceFace { image: piece.front.clone(), label: String::new() };
    let base = base.map(|image| PieceFace { image, label: String::new() });
    let all = [front].into_iter().chain(base).chain(candidates.into_iter().map(|one| one.face)).chain(masks);
    for face in all.filter(|face| !face.image.is_empty()) {
        if piece.faces.len() < FACES && !piece.faces.iter().any(|known| known.image == face.image) {
            piece.faces.push(face);
        }
    }
    missing
}

/// Returns the number of the layer that is the front of a piece: one that is always seen, over a piece without a picture
/// or over one that is only paper.
fn front_layer(found: &Expanded, has_base: bool, images: &ImageNames) -> Option<usize> {
    let shows = |layer: &Layer| layer.images.iter().any(|image| images.find(image).is_some());
    let shows_now = |layer: &Layer| {
        let level = layer.shown.and_then(|level| layer.images.get(level));
        level.is_some_and(|image| images.find(image).is_some())
    };
    let layers = || found.layers.iter().enumerate().filter(|(_, layer)| !layer.is_beside);
    if has_base {
        // A layer over a picture is the front if the piece goes through it as a whole.
        let over = |layer: &Layer| {
            !layer.is_shared && shows_now(layer) && layer.images.len() > 1 && !says(&layer.words, &MARKER)
        };
        return layers().find(|(_, layer)| over(layer)).map(|(number, _)| number);
    }
    let seen = layers().find(|(_, layer)| shows_now(layer));
    seen.or_else(|| layers().find(|(_, layer)| shows(layer))).map(|(number, _)| number)
}

fn says(text: &str, words: &[&str]) -> bool {
    let text = text.to_lowercase();
    words.iter().any(|word| text.contains(word))
}

/// Returns what speaks for a picture's being the back.
fn points(layer: &Layer, label: &str, image: &str, front: &str, is_front_layer: bool) -> i32 {
    let mut points = 0;
    let words = format!("{} {label}", layer.words);
    points += if says(&words, &OTHER_SIDE) { 4 } else { 0 };
    points -= if says(&words, &MARKER) { 4 } else { 0 };
    points += if is_front_layer { 3 } else { 0 };
    points += if layer.is_shared { 0 } else { 2 };
    points -= if layer.is_beside { 2 } else { 0 };
    points + if is_kin(front, image) { 2 } else { 0 }
}

/// Whether two pictures have nearly the same name, as `pz-25.png` and `pz-25-b.png`.
fn is_kin(front: &str, image: &str) -> bool {
    let stem = |name: &str| name.rsplit_once('.').map_or(name, |(stem, _)| stem).to_lowercase();
    let (front, image) = (stem(front), stem(image));
    let same = front.chars().zip(image.chars()).take_while(|(one, other)| one == other).count();
    same >= 3 && 3 * same >= 2 * front.chars().count()
}
