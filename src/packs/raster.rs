//! From SVG to pixels, with the fonts that the program carries; no font of the system is ever used.

use super::error::{PackError, Place};
use super::face::Face;
use super::filling::escape;
use super::pack::Pack;
use resvg::usvg::fontdb::{Database, Source};
use resvg::{tiny_skia, usvg};
use std::sync::{Arc, OnceLock};

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
        let tree = self.tree(face, size)?;
        let (pixels, margin) = (size as f32 / 100.0, margin(size));
        let side = size + 2 * margin;
        let mut picture = tiny_skia::Pixmap::new(side, side).ok_or(PackError::Size(size))?;
        let shift = margin as f32 - 15.0 * pixels;
        let place = tiny_skia::Transform::from_row(pixels, 0.0, 0.0, pixels, shift, shift);
        resvg::render(&tree, place, &mut picture.as_mut());
        Ok(Raster { width: side, height: side, rgba: picture.take_demultiplied() })
    }

    /// Draws a marker of the pack, in the same frame as a card.
    pub fn marker(&self, name: &str, size: u32) -> Result<Raster, PackError> {
        self.render(&marker_face(name), size)
    }

    /// Tries every drawing of the pack once, at every detail.
    pub fn check(&self) -> Result<(), PackError> {
        for size in [12, 24, 96] {
            for (template, card) in &self.cards {
                let plain = Face { template: template.clone(), ..sample() };
                for variant in card.variants.keys().chain([&String::new()]) {
                    self.tree(&Face { variant: variant.clone(), ..plain.clone() }, size)?;
                }
                for symbol in self.symbols.keys() {
                    self.tree(&Face { symbol: symbol.clone(), ..plain.clone() }, size)?;
                }
                let badges = self.badges.keys().cloned().collect();
                self.tree(&Face { badges, steps: 4, steps_lost: 2, dimmed: true, ..plain }, size)?;
            }
            for marker in self.markers.keys() {
                self.tree(&marker_face(marker), size)?;
            }
        }
        Ok(())
    }

    fn tree(&self, face: &Face, size: u32) -> Result<usvg::Tree, PackError> {
        let svg = self.svg(face, size)?;
        usvg::Tree::from_str(&svg, options()).map_err(|error| {
            let art = self.cards.get(&face.template).map(|card| &card.art);
            let art = art.or_else(|| self.markers.get(&face.symbol));
            let (line, column) = match &error {
                usvg::Error::ParsingFailed(error) => (error.pos().row as usize, error.pos().col as usize),
                _ => (1, 1),
            };
            let file = art.map_or_else(|| self.name.clone(), |art| art.file.clone());
            PackError::Fault { place: Place { file, line, column }, why: error.to_string() }
        })
    }
}

fn marker_face(name: &str) -> Face {
    Face { template: "marker".to_owned(), symbol: name.to_owned(), ..Face::default() }
}

/// A face with every text set, for trying drawings.
pub(super) fn sample() -> Face {
    let text = |text: &str| text.to_owned();
    Face {
        strength: text("4–10"),
        designation: text("18"),
        formation: text("137"),
        size_mark: text("III"),
        title: text("Name"),
        rating: text("5"),
        ..Face::default()
    }
}

/// Width of a bold text in this font at size 1.
pub(super) fn text_width(font: &str, text: &str) -> f32 {
    let svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 100 100\"><text font-family=\"{}\" \
         font-weight=\"700\" font-size=\"100\">{}</text></svg>",
        escape(font),
        escape(text)
    );
    usvg::Tree::from_str(&svg, options()).map_or(0.0, |tree| tree.root().abs_bounding_box().width() / 100.0)
}

/// Reading options with the program's fonts: Noto Sans, Libertinus Serif and DejaVu Sans Mono.
fn options() -> &'static usvg::Options<'static> {
    static OPTIONS: OnceLock<usvg::Options<'static>> = OnceLock::new();
    OPTIONS.get_or_init(|| {
        let mut fonts = Database::new();
        let sans = [notosans::REGULAR_TTF, notosans::BOLD_TTF, notosans::ITALIC_TTF];
        for font in sans.into_iter().chain(typst_assets::fonts()) {
            fonts.load_font_source(Source::Binary(Arc::new(font)));
        }
        fonts.set_sans_serif_family("Noto Sans");
        fonts.set_serif_family("Libertinus Serif");
        fonts.set_monospace_family("DejaVu Sans Mono");
        usvg::Options {
            font_family: "Noto Sans".to_owned(),
            fontdb: Arc::new(fonts),
            ..usvg::Options::default()
        }
    })
}
