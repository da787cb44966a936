//! Faces as drawings on paper: as vectors from the drawings of an art pack, or as pictures if a drawing is none.

use super::{
    fonts::drawing_fonts,
    ink::{Frame, POINTS},
};
use crate::{
    art::packs::{
        drawing::{
            paper::drawn_quietly,
            raster::{Raster, margin},
        },
        face::Face,
        pack::Pack,
    },
    engine::text::say,
};
use krilla::{
    geom::{Path, PathBuilder, Rect, Size, Transform},
    graphic::Graphic,
    image::Image,
    paint::FillRule,
    surface::Surface,
};
use krilla_svg::{SurfaceExt, SvgSettings};
use std::{collections::HashMap, mem};
use usvg_for_print::{ImageHrefResolver, Options, Tree};

/// The side of a card in its own units, the room around it in its drawing, and the side of the whole drawing.
const CARD: f32 = 100.0;
const ROOM: f32 = 15.0;
const WHOLE: f32 = CARD + 2.0 * ROOM;
/// Dots to an inch of a counter that is printed as a picture.
const DOTS: f32 = 600.0;
/// The side in pixels of the picture that gives the colour of a card.
const SAMPLE: u32 = 96;
/// The largest side of a counter's picture.
const LARGEST: f32 = 2048.0;

/// A face that is ready to be drawn.
#[derive(Clone)]
struct Ready {
    content: Content,
    /// The colour of the card, for the bleed.
    ground: [u8; 3],
}

#[derive(Clone)]
enum Content {
    Vector(Graphic),
    /// A picture, and its side in units of the card.
    Picture(Image, f32),
}

/// The drawings of one document. Each is stored in it once, however often it is drawn.
pub(super) struct Drawings<'a> {
    pack: &'a Pack,
    /// The side of a counter's picture in pixels.
    pixels: u32,
    options: Options<'static>,
    ready: HashMap<Face, Ready>,
    /// The drawings by their text: faces that look alike share one.
    by_text: HashMap<String, Content>,
    /// Sentences on what is not drawn as vectors.
    pub notes: Vec<String>,
}

impl<'a> Drawings<'a> {
    /// Prepares to draw counters of this size in millimetres.
    pub fn new(pack: &'a Pack, size: f32) -> Self {
        let pixels = (size / 25.4 * DOTS).clamp(1.0, LARGEST).round() as u32;
        let options = Options {
            font_family: "Noto Sans".to_owned(),
            fontdb: drawing_fonts(),
            // A drawing opens no file.
            image_href_resolver: ImageHrefResolver {
                resolve_data: Box::new(|_, _, _| None),
                resolve_string: Box::new(|_, _| None),
            },
            ..Options::default()
        };
        Self { pack, pixels, options, ready: HashMap::new(), by_text: HashMap::new(), notes: Vec::new() }
    }

    /// Returns the colour of the card of a face.
    pub fn ground(&mut self, surface: &mut Surface, face: &Face) -> [u8; 3] {
        self.ready(surface, face).ground
    }

    /// Draws a face in a square; nothing is drawn beyond it.
    pub fn draw(&mut self, surface: &mut Surface, face: &Face, place: Frame) {
        let Ready { content, .. } = self.ready(surface, face);
        let Some(card) = card() else { return };
        let scale = place.width * POINTS / CARD;
        let to_place = Transform::from_row(scale, 0.0, 0.0, scale, place.left * POINTS, place.top * POINTS);
        surface.push_transform(&to_place);
        surface.push_clip_path(&card, &FillRule::NonZero);
        match content {
            Content::Vector(graphic) => surface.draw_graphic(graphic),
            Content::Picture(picture, side) => {
                if let Some(size) = Size::from_wh(side, side) {
                    let corner = (CARD - side) / 2.0;
                    surface.push_transform(&Transform::from_translate(corner, corner));
                    surface.draw_image(picture, size);
                    surface.pop();
                }
            }
        }
        surface.pop();
        surface.pop();
    }

    fn ready(&mut self, surface: &mut Surface, face: &Face) -> Ready {
        let face = self.pack.told_apart(face);
        if let Some(ready) = self.ready.get(&face) {
            return ready.clone();
        }
        let (sample, fault) = self.pack.render_or_standard(&face, SAMPLE);
        let content = match fault {
            Some(fault) => {
                self.note(fault.to_string());
                self.picture(&face)
            }
            None => self.content(surface, &face),
        };
        let ready = Ready { content, ground: ground(&sample) };
        self.ready.insert(face, ready.clone());
        ready
    }

    /// Returns the drawing of a face that the pack can draw.
    fn content(&mut self, surface: &mut Surface, face: &Face) -> Content {
        let text = match self.pack.svg(face, self.pixels) {
            Ok(text) => text,
            Err(fault) => {
                self.note(fault.to_string());
                return self.picture(face);
            }
        };
        if let Some(known) = self.by_text.get(&text) {
            return known.clone();
        }
        let drawn = if has_pictures(&text) {
            Err(say!("workshop-print-has-picture"))
        } else {
            vector(&self.options, surface, &text)
        };
        let content = match drawn {
            Ok(graphic) => Content::Vector(graphic),
            Err(why) => {
                let (counter, dpi) = (name_of(face), DOTS.to_string());
                self.note(say!("workshop-print-as-picture", counter = counter, dpi = dpi, why = why));
                self.picture(face)
            }
        };
        self.by_text.insert(text, content.clone());
        content
    }

    /// Paints a face as on the screen.
    fn picture(&self, face: &Face) -> Content {
        let (Raster { width, height, rgba }, _) = self.pack.render_or_standard(face, self.pixels);
        let side = (self.pixels + 2 * margin(self.pixels)) as f32 / self.pixels as f32 * CARD;
        Content::Picture(Image::from_rgba8(rgba, width, height), side)
    }

    fn note(&mut self, sentence: String) {
        if !self.notes.contains(&sentence) {
            self.notes.push(sentence);
        }
    }
}

/// Returns the outline of a card, in its own units.
fn card() -> Option<Path> {
    let mut builder = PathBuilder::new();
    builder.push_rect(Rect::from_xywh(0.0, 0.0, CARD, CARD)?);
    builder.finish()
}

/// Whether a drawing shows pictures, which only the painter of the pack finds.
fn has_pictures(text: &str) -> bool {
    ["<image", "<feImage"].iter().any(|element| text.contains(element))
}

/// Reads a drawing and stores it in the document, with the corner of the card at the origin.
fn vector(options: &Options, surface: &mut Surface, text: &str) -> Result<Graphic, String> {
    let tree = drawn_quietly(|| Tree::from_str(text, options))?.map_err(|error| error.to_string())?;
    let whole = Size::from_wh(WHOLE, WHOLE).ok_or_else(|| say!("workshop-print-no-size"))?;
    let mut builder = surface.stream_builder();
    let mut inner = builder.surface();
    inner.push_transform(&Transform::from_translate(-ROOM, -ROOM));
    let drawn = drawn_quietly(|| inner.draw_svg(&tree, whole, SvgSettings::default()));
    if let Err(why) = drawn {
        // What it has begun cannot be ended: the library stops the program if it is given up in the usual way.
        mem::forget(inner);
        return Err(why);
    }
    inner.pop();
    inner.finish();
    Ok(Graphic::new(builder.finish(), false))
}

/// Returns the commonest colour near the edges of a card.
fn ground(sample: &Raster) -> [u8; 3] {
    const PAPER: [u8; 3] = [0xD8, 0xD2, 0xC2];
    let margin = margin(SAMPLE);
    let (near, far) = (SAMPLE / 25, SAMPLE / 8);
    let mut counts: HashMap<[u8; 3], (u32, [u32; 3])> = HashMap::new();
    for (row, line) in (0_u32..).zip(sample.rgba.chunks_exact(4 * sample.width.max(1) as usize)) {
        for (column, pixel) in (0_u32..).zip(line.chunks_exact(4)) {
            let inside = |at: u32| at.checked_sub(margin).zip((margin + SAMPLE).checked_sub(at + 1));
            let Some(((left, right), (above, below))) = inside(column).zip(inside(row)) else { continue };
            let depth = left.min(right).min(above).min(below);
            let &[red, green, blue, 255] = pixel else { continue };
            if !(near..far).contains(&depth) {
                continue;
            }
            // Shades that differ little count as one.
            let (count, sum) = counts.entry([red, green, blue].map(|part| part >> 4)).or_default();
            *count += 1;
            for (sum, part) in sum.iter_mut().zip([red, green, blue]) {
                *sum += u32::from(part);
            }
        }
    }
    let commonest = counts.into_iter().max_by_key(|(shade, (count, _))| (*count, *shade));
    commonest.map_or(PAPER, |(_, (count, sum))| sum.map(|part| (part / count.max(1)) as u8))
}

/// Returns a name for a face in a sentence.
fn name_of(face: &Face) -> String {
    let names = [&face.unit, &face.title, &face.formation, &face.symbol];
    names.into_iter().find(|name| !name.is_empty()).cloned().unwrap_or_else(|| face.template.clone())
}
