//! From SVG to pixels, with the fonts inside the program; no font of the system is ever used.

pub use super::canvas::{CANVAS, margin};
use super::{
    Shown,
    canvas::is_seen,
    composing::{Refused, compose},
    escape::escape,
    filled::Filled,
    limits,
    quiet::quietly,
    template::Template,
    work::Excess,
};
use crate::art::packs::{
    check::trial::faces_for,
    drawing,
    error::{PackError, Place},
    face::{Detail, Face, badge_face, marker_face},
    pack::{Pack, kind::Kind},
};
use resvg::tiny_skia;
use std::collections::HashMap;
use std::sync::atomic::Ordering;
use std::sync::{Arc, Mutex, OnceLock, PoisonError};

/// Largest card side that is drawn.
const LARGEST: u32 = 2048;

/// Pixels of one counter: straight (not premultiplied) sRGB with alpha, rows from the top.
#[derive(Clone, PartialEq, Eq)]
pub struct Raster {
    /// Pixels in a row.
    pub width: u32,
    /// Rows.
    pub height: u32,
    /// Four bytes for each pixel.
    pub rgba: Vec<u8>,
}

impl std::fmt::Debug for Raster {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(formatter, "Raster({} x {})", self.width, self.height)
    }
}

/// Returns the transformation of a card of this many pixels to its place in its picture, and the side of the picture.
fn place_of(size: u32) -> (tiny_skia::Transform, u32) {
    let (pixels, margin) = (size as f32 / 100.0, margin(size));
    let shift = margin as f32 - 15.0 * pixels;
    (tiny_skia::Transform::from_row(pixels, 0.0, 0.0, pixels, shift, shift), size + 2 * margin)
}

/// Paints a filled drawing.
pub(crate) fn painted(filled: &Filled, font: &str, pictures: &Shown, size: u32) -> Result<Raster, Refused> {
    let composed = compose(font, filled)?;
    let at_head = |excess| Refused { file: filled.file.clone(), excess };
    let (place, side) = place_of(size);
    let tree = drawing::read_all(&composed.svg, pictures).map_err(at_head)?;
    let picture =
        drawing::paint(&tree, place, side, side).map_err(|why| at_head(Excess { at: None, why }))?;
    Ok(Raster { width: side, height: side, rgba: picture.take_demultiplied() })
}

impl Pack {
    /// Draws a face whose card is `size` pixels wide. Detail follows the size: below 18 pixels the
    /// symbol only, up to 37 the symbol and one line, above that everything.
    pub fn render(&self, face: &Face, size: u32) -> Result<Raster, PackError> {
        if !(1..=LARGEST).contains(&size) {
            return Err(PackError::Size(size));
        }
        let filled = self.filled(face, size)?;
        let (file, font, pictures) = (filled.file.clone(), self.font.clone(), Arc::clone(&self.pictures));
        drawing::soon(&file, limits::TIME, move || {
            painted(&filled, &font, &pictures, size).map_err(Refused::at_head)
        })
    }

    /// Draws a face. If this pack cannot, takes too long or shows nothing, the standard pack draws it, in the same
    /// colours. The picture is never empty, since a counter that cannot be seen cannot receive orders. Also returns the
    /// fault of the pack's own drawing.
    pub fn render_or_standard(&self, face: &Face, size: u32) -> (Raster, Option<PackError>) {
        let size = size.clamp(1, LARGEST);
        let slow = || self.slow.load(Ordering::Relaxed) >= limits::TOO_SLOW;
        let own = if slow() { None } else { Some(self.rendered(face, size)) };
        let fault = match own {
            Some(Ok(raster)) => return (raster, None),
            Some(Err(fault)) => Some(fault),
            None => None,
        };
        if matches!(fault, Some(PackError::Slow { .. })) {
            self.slow.fetch_add(1, Ordering::Relaxed);
        }
        (self.standard_face(face, size), fault)
    }

    /// Draws a face on which something can be seen.
    fn rendered(&self, face: &Face, size: u32) -> Result<Raster, PackError> {
        // Texts are measured before the drawing's own thread begins.
        let drawn =
            quietly(|| self.render(face, size)).unwrap_or_else(|said| Err(self.nothing_seen(face, &said)))?;
        if is_seen(&drawn.rgba, size) {
            return Ok(drawn);
        }
        let cards = match Detail::of(size) {
            Detail::Far => "cards under 18 pixels",
            Detail::Small => "cards of 18 to 37 pixels",
            Detail::Full => "cards of 38 pixels and more",
        };
        Err(self.nothing_seen(face, &format!("this drawing shows nothing on {cards}")))
    }

    fn nothing_seen(&self, face: &Face, why: &str) -> PackError {
        let file = self.art(face).map(|(_, art, _)| art.file.clone()).unwrap_or_default();
        let why = format!("{why}: the standard pack's is drawn in its place");
        PackError::Fault { place: Place { file, line: 1, column: 1 }, why }
    }

    /// Draws the face with the standard pack; if that does not know it either, only the parts that it knows.
    fn standard_face(&self, face: &Face, size: u32) -> Raster {
        let Ok(standard) = Self::standard_kept() else { return plain(size) };
        let standard = standard.clone().dressed_as(self);
        let draw = |face: &Face| {
            let filled = standard.filled(face, size)?;
            let drawn = drawing::at_once(|| {
                painted(&filled, &standard.font, &standard.pictures, size).map_err(Refused::at_head)
            })?;
            if is_seen(&drawn.rgba, size) { Ok(drawn) } else { Err(PackError::Size(size)) }
        };
        let known = || Some(draw(&standard.known_part(face)?));
        draw(face).ok().or_else(|| known()?.ok()).unwrap_or_else(|| plain(size))
    }

    /// Returns the parts of a face that this pack can draw; none if it has no such card.
    fn known_part(&self, face: &Face) -> Option<Face> {
        let card = self.find(Kind::Card, &face.template).and(self.cards.get(&face.template))?;
        let symbol = |name: &str| self.find(Kind::Symbol, name).map_or_else(String::new, |_| name.to_owned());
        let has_variant = card.variants.contains_key(&face.variant);
        let has_badge = |badge: &&String| {
            let name = badge.split(':').next().unwrap_or_default();
            self.find(Kind::Badge, name).is_some()
        };
        Some(Face {
            symbol: symbol(&face.symbol),
            carried: symbol(&face.carried),
            variant: if has_variant { face.variant.clone() } else { String::new() },
            band: if self.palette.contains_key(&face.band) { face.band.clone() } else { String::new() },
            badges: face.badges.iter().filter(has_badge).cloned().collect(),
            unit: String::new(),
            ..face.clone()
        })
    }

    pub fn marker_face(name: &str) -> Face {
        marker_face(name)
    }

    /// Returns the face of a badge that is a counter of its own, as it is printed on paper.
    pub fn badge_face(name: &str) -> Face {
        badge_face(name)
    }

    /// Draws a marker of the pack, in the same frame as a card.
    pub fn marker(&self, name: &str, size: u32) -> Result<Raster, PackError> {
        self.render(&marker_face(name), size)
    }

    /// Returns the bounds of the coloured area of a drawing: left, top, right and bottom, in its own units, over all
    /// faces that it is tried with. Returns none if the area is empty, or if the drawing cannot be drawn.
    pub(crate) fn bounds(&self, kind: Kind, name: &str, drawing: &Template) -> Option<Option<[f32; 4]>> {
        let mut bounds: Option<[f32; 4]> = None;
        for face in faces_for(self, kind, name, drawing) {
            let face = Face { badges: Vec::new(), ..face };
            let filled = self.fill(kind, drawing, &self.colouring(kind, name), &face, 96).ok()?;
            let (pictures, font) = (Arc::clone(&self.pictures), self.font.clone());
            let found =
                drawing::soon(&drawing.file, limits::TIME, move || Ok(coloured(&filled, &font, &pictures)));
            if let Some([left, top, right, bottom]) = found.ok()?? {
                let [a, b, c, d] = bounds.unwrap_or([left, top, right, bottom]);
                bounds = Some([left.min(a), top.min(b), right.max(c), bottom.max(d)]);
            }
        }
        Some(bounds)
    }
}

/// Draws a card without any art: paper with a dark rim, pixel by pixel.
fn plain(size: u32) -> Raster {
    const PAPER: [u8; 4] = [0xD8, 0xD2, 0xC2, 255];
    const RIM: [u8; 4] = [0x17, 0x12, 0x0D, 255];
    let (margin, side) = (margin(size), size + 2 * margin(size));
    let rim = size.div_ceil(16);
    let mut rgba = Vec::with_capacity(4 * side as usize * side as usize);
    for (row, column) in (0..side).flat_map(|row| (0..side).map(move |column| (row, column))) {
        // The depth of a pixel inside the card.
        let inside = |at: u32| at.checked_sub(margin).zip((margin + size).checked_sub(at + 1));
        let depth = inside(row).zip(inside(column)).map(|((a, b), (c, d))| a.min(b).min(c).min(d));
        rgba.extend(match depth {
            None => [0; 4],
            Some(depth) if depth < rim => RIM,
            Some(_) => PAPER,
        });
    }
    Raster { width: side, height: side, rgba }
}

/// Returns the bounds of the coloured area of a filled drawing.
fn coloured(filled: &Filled, font: &str, pictures: &Shown) -> Option<Option<[f32; 4]>> {
    // Far more than the allowed room, so that larger drawings are noticed.
    const ROOM: f32 = 200.0;
    let tree = drawing::read_all(&compose(font, filled).ok()?.svg, pictures).ok()?;
    let middle = if filled.kind.frame()[0] < 0.0 { 0.0 } else { 50.0 };
    // The tree's own frame begins at -15, -15 and fills its size.
    let scale = tree.size().width() / 130.0;
    let shift = ROOM - middle - 15.0;
    let place = tiny_skia::Transform::from_row(1.0 / scale, 0.0, 0.0, 1.0 / scale, shift, shift);
    let picture = drawing::paint(&tree, place, 2 * ROOM as u32, 2 * ROOM as u32).ok()?;
    let mut bounds: Option<[f32; 4]> = None;
    for (index, pixel) in picture.data().chunks_exact(4).enumerate() {
        if pixel[3] > 24 {
            let (x, y) = ((index % (2 * ROOM as usize)) as f32, (index / (2 * ROOM as usize)) as f32);
            let (x, y) = (x - ROOM + middle, y - ROOM + middle);
            let [left, top, right, bottom] = bounds.unwrap_or([x, y, x, y]);
            bounds = Some([left.min(x), top.min(y), right.max(x + 1.0), bottom.max(y + 1.0)]);
        }
    }
    Some(bounds)
}

/// Returns the width of a bold text in this font at size 1. Widths are cached: a card asks for the same ones again and
/// again.
pub(super) fn text_width(font: &str, text: &str) -> f32 {
    const KEPT: usize = 4000;
    static WIDTHS: OnceLock<Mutex<HashMap<(String, String), f32>>> = OnceLock::new();
    let widths = || WIDTHS.get_or_init(Mutex::default).lock().unwrap_or_else(PoisonError::into_inner);
    let key = (font.to_owned(), text.to_owned());
    if let Some(width) = widths().get(&key) {
        return *width;
    }
    let width = measured(font, text);
    let mut widths = widths();
    if widths.len() >= KEPT {
        widths.clear();
    }
    widths.insert(key, width);
    width
}

fn measured(font: &str, text: &str) -> f32 {
    let svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 100 100\"><text font-family=\"{}\" \
         font-weight=\"700\" font-size=\"100\">{}</text></svg>",
        escape(font),
        escape(text)
    );
    drawing::read(&svg, &Shown::default()).map_or(0.0, |tree| tree.root().abs_bounding_box().width() / 100.0)
}
