//! The things in a figure that its legend explains beside the overlays: drawings, and the kinds of counters and markers.

use super::kinds;
use crate::{
    art::{
        packs::face::Face,
        painter::{Point, hex_centre},
    },
    engine::{
        board::Hex,
        orders::{Drawn, DrawnColour, DrawnShape},
        text::id,
    },
    scene::still::{Still, StillFrame},
};
use std::collections::BTreeMap;

/// The kind of a drawing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum DrawingKind {
    Ring,
    Arrow,
    Stroke,
}

impl DrawingKind {
    fn of(shape: &DrawnShape) -> Self {
        match shape {
            DrawnShape::Ring(_) => Self::Ring,
            DrawnShape::Arrow(_) => Self::Arrow,
            DrawnShape::Stroke(_) => Self::Stroke,
        }
    }

    /// The message of its meaning in a picture that somebody has drawn in.
    fn meaning(self) -> &'static str {
        match self {
            Self::Ring => id!("figure-ring"),
            Self::Arrow => id!("figure-arrow"),
            Self::Stroke => id!("figure-stroke"),
        }
    }

    /// The message of its meaning in a film, which draws combats.
    fn meaning_in_film(self) -> &'static str {
        match self {
            Self::Ring => id!("figure-target"),
            Self::Arrow => id!("figure-attack"),
            Self::Stroke => self.meaning(),
        }
    }
}

/// The drawings, counters and markers of a figure, one of each kind.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(in crate::scene) struct Explained {
    /// The colour of each kind of drawing, and the message of its meaning.
    pub(super) drawings: BTreeMap<DrawingKind, (DrawnColour, &'static str)>,
    /// The card of each kind of counter, by the name of the kind.
    pub(super) counters: BTreeMap<String, Face>,
    /// The same for markers.
    pub(super) markers: BTreeMap<String, Face>,
}

impl Explained {
    /// Returns what is in a picture with these drawings, in the hexes that it shows.
    pub(super) fn of(still: &Still, drawn: &[Drawn], shows: impl Fn(Hex) -> bool) -> Self {
        let mut all = Self::default();
        for drawn in drawn {
            let kind = DrawingKind::of(&drawn.shape);
            all.drawings.entry(kind).or_insert((drawn.colour, kind.meaning()));
        }
        let faces = still.stacks.iter().filter(|(hex, _)| shows(*hex)).flat_map(|(_, faces)| faces);
        for face in faces {
            if let Some(name) = kinds::counter(face) {
                all.counters.entry(name).or_insert_with(|| blank(face));
            }
        }
        for (_, face) in still.markers.iter().filter(|(hex, _)| shows(*hex)) {
            if let Some(name) = kinds::marker(face) {
                all.markers.entry(name).or_insert_with(|| face.clone());
            }
        }
        all
    }

    /// Adds the kinds of another figure.
    pub(in crate::scene) fn join(&mut self, other: Self) {
        for (kind, drawing) in other.drawings {
            self.drawings.entry(kind).or_insert(drawing);
        }
        for (name, face) in other.counters {
            self.counters.entry(name).or_insert(face);
        }
        for (name, face) in other.markers {
            self.markers.entry(name).or_insert(face);
        }
    }

    /// Returns the same with the meanings that drawings have in a film.
    #[must_use]
    pub(in crate::scene) fn in_film(mut self) -> Self {
        for (kind, (_, meaning)) in &mut self.drawings {
            *meaning = kind.meaning_in_film();
        }
        self
    }

    /// Whether there is nothing to explain.
    pub(in crate::scene) fn is_empty(&self) -> bool {
        self.drawings.is_empty() && self.counters.is_empty() && self.markers.is_empty()
    }
}

/// Returns the card of a counter without what distinguishes it from others of its kind.
fn blank(face: &Face) -> Face {
    let Face { template, symbol, variant, kind, up, .. } = face.clone();
    Face { template, symbol, variant, kind, up, ..Face::default() }
}

/// Whether the middle of a hex is in a frame.
pub(super) fn is_in_frame(hex: Hex, frame: &StillFrame) -> bool {
    let Point { x, y } = hex_centre(hex) * frame.radius;
    let area = &frame.area;
    let (left, right) = (area.left as f32, area.right() as f32);
    let (top, bottom) = (area.top as f32, area.bottom() as f32);
    (left..right).contains(&x) && (top..bottom).contains(&y)
}
