//! Type as outlines: faces, kerning, and lines of letters.

use resvg::tiny_skia::{Path, PathBuilder, Transform};
use ttf_parser::gpos::{PairAdjustment, PositioningSubtable};
use ttf_parser::{Face, GlyphId, OutlineBuilder, Tag, name_id};

/// A face for the lettering of the map.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Style {
    /// Serif, upright.
    Regular,
    /// Serif, italic.
    Italic,
    /// Serif, a little bolder.
    Semibold,
    /// Serif, bold.
    Bold,
    /// Sans, for ids and numbers.
    Sans,
}

/// The family of the serif faces, and the subfamily of each style.
const SERIF: &str = "Libertinus Serif";
const SUBFAMILIES: [&str; 4] = ["Regular", "Italic", "Semibold", "Bold"];
/// The width of a letter that no face has, in sizes.
const MISSING_WIDTH: f32 = 0.5;

/// The faces, read once.
pub struct Fonts {
    faces: Vec<Option<Face<'static>>>,
}

#[derive(Clone, Debug)]
pub struct Letter {
    /// Its outline, of size one, on the base line; none for a space.
    pub outline: Option<Path>,
    /// Its beginning on the line, in sizes.
    pub start: f32,
    /// Its width, in sizes.
    pub width: f32,
}

/// A line of letters of size one.
#[derive(Clone, Debug, Default)]
pub struct Line {
    pub letters: Vec<Letter>,
    /// The width of the line, in sizes.
    pub width: f32,
}

impl Line {
    /// Returns all letters as one outline, of size one, with its base line beginning at the origin.
    pub fn outline(&self) -> Option<Path> {
        let mut builder = PathBuilder::new();
        for letter in &self.letters {
            let shift = Transform::from_translate(letter.start, 0.0);
            if let Some(outline) = letter.outline.clone().and_then(|outline| outline.transform(shift)) {
                builder.push_path(&outline);
            }
        }
        builder.finish()
    }
}

/// Returns the name of this kind in a face's name table.
fn face_name(face: &Face, kind: u16) -> Option<String> {
    face.names().into_iter().filter(|name| name.name_id == kind).find_map(|name| name.to_string())
}

fn is_serif(face: &Face, subfamily: &str) -> bool {
    let family = face_name(face, name_id::TYPOGRAPHIC_FAMILY).or_else(|| face_name(face, name_id::FAMILY));
    let style =
        face_name(face, name_id::TYPOGRAPHIC_SUBFAMILY).or_else(|| face_name(face, name_id::SUBFAMILY));
    family.as_deref() == Some(SERIF) && style.as_deref() == Some(subfamily)
}

impl Fonts {
    /// Selects the faces from those inside the program.
    pub fn load() -> Self {
        let known: Vec<Face<'static>> =
            typst_assets::fonts().filter_map(|bytes| Face::parse(bytes, 0).ok()).collect();
        let mut faces: Vec<Option<Face>> = SUBFAMILIES
            .iter()
            .map(|subfamily| known.iter().find(|face| is_serif(face, subfamily)).or(known.first()).cloned())
            .collect();
        faces.push(Face::parse(epaint_default_fonts::UBUNTU_LIGHT, 0).ok());
        Self { faces }
    }

    fn face(&self, style: Style) -> Option<&Face<'static>> {
        self.faces.get(style as usize).and_then(Option::as_ref)
    }

    /// Returns a line of text; `tracking` is added between letters, in sizes.
    pub fn line(&self, text: &str, style: Style, tracking: f32) -> Line {
        let mut line = Line::default();
        let Some(face) = self.face(style) else { return line };
        let scale = 1.0 / f32::from(face.units_per_em().max(1));
        let mut before = None;
        for character in text.chars() {
            let glyph = face.glyph_index(character);
            if let (Some(before), Some(glyph)) = (before, glyph) {
                line.width += f32::from(kerning(face, before, glyph)) * scale;
            }
            let width = glyph
                .and_then(|glyph| face.glyph_hor_advance(glyph))
                .map_or(MISSING_WIDTH, |advance| f32::from(advance) * scale);
            let outline = glyph.and_then(|glyph| outline(face, glyph, scale));
            line.letters.push(Letter { outline, start: line.width, width });
            line.width += width + tracking;
            before = glyph;
        }
        line.width = (line.width - tracking).max(0.0);
        line
    }
}

/// Collects an outline with y turned down.
struct Pen {
    builder: PathBuilder,
    scale: f32,
}

impl OutlineBuilder for Pen {
    fn move_to(&mut self, x: f32, y: f32) {
        self.builder.move_to(x * self.scale, -y * self.scale);
    }
    fn line_to(&mut self, x: f32, y: f32) {
        self.builder.line_to(x * self.scale, -y * self.scale);
    }
    fn quad_to(&mut self, x1: f32, y1: f32, x: f32, y: f32) {
        let scale = self.scale;
        self.builder.quad_to(x1 * scale, -y1 * scale, x * scale, -y * scale);
    }
    fn curve_to(&mut self, x1: f32, y1: f32, x2: f32, y2: f32, x: f32, y: f32) {
        let scale = self.scale;
        self.builder.cubic_to(x1 * scale, -y1 * scale, x2 * scale, -y2 * scale, x * scale, -y * scale);
    }
    fn close(&mut self) {
        self.builder.close();
    }
}

fn outline(face: &Face, glyph: GlyphId, scale: f32) -> Option<Path> {
    let mut pen = Pen { builder: PathBuilder::new(), scale };
    face.outline_glyph(glyph, &mut pen)?;
    pen.builder.finish()
}

/// Returns the change of the distance between two letters, in the units of the face.
fn kerning(face: &Face, left: GlyphId, right: GlyphId) -> i16 {
    let Some(table) = face.tables().gpos else { return 0 };
    let script = [b"latn", b"DFLT"].into_iter().find_map(|tag| table.scripts.find(Tag::from_bytes(tag)));
    let Some(language) = script.and_then(|script| script.default_language) else { return 0 };
    let features = language.feature_indices.into_iter().filter_map(|index| table.features.get(index));
    let lookups = features
        .filter(|feature| feature.tag == Tag::from_bytes(b"kern"))
        .flat_map(|feature| feature.lookup_indices)
        .filter_map(|index| table.lookups.get(index));
    lookups
        .filter_map(|lookup| {
            lookup
                .subtables
                .into_iter::<PositioningSubtable>()
                .find_map(|subtable| pair_advance(&subtable, left, right))
        })
        .sum()
}

/// Returns the change that one table states for two letters, if it has them.
fn pair_advance(subtable: &PositioningSubtable, left: GlyphId, right: GlyphId) -> Option<i16> {
    let PositioningSubtable::Pair(pair) = subtable else { return None };
    let (first, _) = match pair {
        PairAdjustment::Format1 { coverage, sets } => sets.get(coverage.get(left)?)?.get(right)?,
        PairAdjustment::Format2 { coverage, classes, matrix } => {
            coverage.get(left)?;
            matrix.get((classes.0.get(left), classes.1.get(right)))?
        }
    };
    Some(first.x_advance)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_styles_have_their_own_face() {
        let fonts = Fonts::load();
        for (style, subfamily) in
            [Style::Regular, Style::Italic, Style::Semibold, Style::Bold].into_iter().zip(SUBFAMILIES)
        {
            assert!(is_serif(fonts.face(style).expect("a face"), subfamily));
        }
        assert!(fonts.line("0123", Style::Sans, 0.0).letters.iter().all(|letter| letter.outline.is_some()));
    }

    #[test]
    fn pairs_are_kerned() {
        let fonts = Fonts::load();
        let (pair, single) =
            (fonts.line("AV", Style::Bold, 0.0).width, |text| fonts.line(text, Style::Bold, 0.0).width);
        assert!(pair < single("A") + single("V"));
    }
}
