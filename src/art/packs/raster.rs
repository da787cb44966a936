//! From SVG to pixels, with the fonts that the program carries; no font of the system is ever used.

use super::drawing::{self, Shown};
use super::error::{PackError, Place};
use super::escape::escape;
use super::face::{Face, marker_face};
use super::kind::Kind;
use super::limits;
use super::pack::Pack;
use super::template::Template;
use super::trial::faces;
use super::work::Excess;
use resvg::tiny_skia;
use std::collections::HashMap;
use std::sync::atomic::Ordering;
use std::sync::{Arc, Mutex, OnceLock, PoisonError};

/// Side of a raster over the side of its card: the card stands in the middle, and around it is room
/// for thickness, shadow and badges. See [`margin`] for the exact pixels.
pub const CANVAS: f32 = 1.3;

/// Largest card side that is drawn.
const LARGEST: u32 = 2048;

/// Whole pixels on each side between the card and the edge of its raster.
pub fn margin(size: u32) -> u32 {
    (size as f32 * (CANVAS - 1.0) / 2.0).ceil() as u32
}

/// Pixels of one counter: straight (not premultiplied) sRGB with alpha, rows from the top.
#[derive(Clone, PartialEq, Eq)]
pub struct Raster {
    /// Pixels in a row.
    pub width: u32,
    /// Rows.
    pub height: u32,
    /// Four bytes a pixel.
    pub rgba: Vec<u8>,
}

impl std::fmt::Debug for Raster {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(formatter, "Raster({} x {})", self.width, self.height)
    }
}

impl Pack {
    /// Draws a face whose card is `size` pixels wide. Detail follows the size: below 18 pixels the
    /// symbol only, up to 37 the symbol and one line, above that everything.
    pub fn render(&self, face: &Face, size: u32) -> Result<Raster, PackError> {
        if !(1..=LARGEST).contains(&size) {
            return Err(PackError::Size(size));
        }
        let (file, svg) = (self.art(face)?.0.file.clone(), self.svg(face, size)?);
        let (pixels, margin) = (size as f32 / 100.0, margin(size));
        let side = size + 2 * margin;
        let shift = margin as f32 - 15.0 * pixels;
        let place = tiny_skia::Transform::from_row(pixels, 0.0, 0.0, pixels, shift, shift);
        let (name, pictures) = (file.clone(), Arc::clone(&self.pictures));
        let rgba = drawing::soon(&file, limits::TIME, move || {
            let tree = drawing::read(&svg, &pictures).map_err(|excess| in_file(&name, excess))?;
            let picture = drawing::paint(&tree, place, side, side)
                .map_err(|why| in_file(&name, Excess { at: None, why }))?;
            Ok(picture.take_demultiplied())
        })?;
        Ok(Raster { width: side, height: side, rgba })
    }

    /// Draws a face; if this pack cannot or takes too long, the standard pack does, in the same colours. Gives
    /// the picture, if there is one, and what was wrong with the pack's own.
    pub fn render_or_standard(&self, face: &Face, size: u32) -> (Option<Raster>, Option<PackError>) {
        let slow = || self.slow.load(Ordering::Relaxed) >= limits::TOO_SLOW;
        let own = if slow() { None } else { Some(self.render(face, size)) };
        match own {
            Some(Ok(raster)) => return (Some(raster), None),
            Some(Err(PackError::Slow { .. })) => {
                self.slow.fetch_add(1, Ordering::Relaxed);
            }
            _ => {}
        }
        let standard = Self::standard_kept().ok().map(|standard| standard.clone().dressed_as(self));
        let raster = standard.and_then(|standard| standard.render(face, size).ok());
        (raster, own.and_then(Result::err))
    }

    pub fn marker_face(name: &str) -> Face {
        marker_face(name)
    }

    /// Draws a marker of the pack, in the same frame as a card.
    pub fn marker(&self, name: &str, size: u32) -> Result<Raster, PackError> {
        self.render(&marker_face(name), size)
    }

    /// Where a drawing leaves any colour, in its own units, over all faces that it is tried with: left,
    /// top, right and bottom, or nothing. None if it cannot be drawn.
    pub(super) fn bounds(&self, kind: Kind, name: &str, drawing: &Template) -> Option<Option<[f32; 4]>> {
        let mut bounds: Option<[f32; 4]> = None;
        for face in faces(self, kind, name) {
            let face = Face { badges: Vec::new(), ..face };
            let svg = self.fill(drawing, &self.colouring(kind, name), &face, 96).ok()?;
            let pictures = Arc::clone(&self.pictures);
            let found =
                drawing::soon(&drawing.file, limits::TIME, move || Ok(coloured(&svg, &pictures, kind)));
            if let Some([left, top, right, bottom]) = found.ok()?? {
                let [a, b, c, d] = bounds.unwrap_or([left, top, right, bottom]);
                bounds = Some([left.min(a), top.min(b), right.max(c), bottom.max(d)]);
            }
        }
        Some(bounds)
    }
}

/// Where a filled drawing leaves any colour.
fn coloured(svg: &str, pictures: &Shown, kind: Kind) -> Option<Option<[f32; 4]>> {
    // Far more than there is room for: what is too large shall be seen.
    const ROOM: f32 = 200.0;
    let tree = drawing::read(svg, pictures).ok()?;
    let middle = if kind.frame()[0] < 0.0 { 0.0 } else { 50.0 };
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

/// What is wrong with a filled drawing that was tried before: its place in the file is not known any more.
fn in_file(file: &str, excess: Excess) -> PackError {
    let place = Place { file: file.to_owned(), line: 1, column: 1 };
    PackError::Fault { place, why: excess.why }
}

/// Width of a bold text in this font at size 1. Widths are kept: a card asks for the same ones again and again.
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
