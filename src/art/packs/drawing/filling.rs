//! Fills the placeholders of a drawing with the values of one face.

#![warn(clippy::cast_possible_truncation, clippy::indexing_slicing)]

use super::{
    escape::escape,
    filled::Filled,
    limits, raster,
    template::{Piece, Template},
};
use crate::art::packs::{
    error::{PackError, Place},
    face::{Detail, Face},
    pack::{Colouring, Pack, kind::Kind, palette::Colour},
};
use std::cell::Cell;

/// The line of a symbol's frame: its width in units, and its least pixels: `{line 3 1.05}`.
const FRAME_LINE: (f32, f32) = (3.0, 1.05);

/// Radius of a badge with its rim and the soft edge of the rim, in its own units.
const BADGE: f32 = 11.5;
/// Room around a card in its picture, in card units.
const ROOM: f32 = 50.0 * (raster::CANVAS - 1.0);

/// The filling of one drawing with one face.
pub(crate) struct Filling<'a> {
    pub pack: &'a Pack,
    pub face: &'a Face,
    pub card: &'a Colouring,
    pub size: u32,
    /// The number of drawings around this one, including itself.
    pub depth: usize,
    /// The number of bytes written for the card and all drawings on it.
    pub bytes: &'a Cell<u64>,
    /// The file of the drawing, for messages.
    pub file: &'a str,
}

impl Filling<'_> {
    /// Returns a whole drawing; `scale` is the size of its unit in card units.
    pub fn whole(&self, kind: Kind, art: &Template, scale: f32) -> Result<Filled, PackError> {
        let mut filled = Filled::begin(kind, art);
        self.fill(&art.pieces, scale, &mut filled)?;
        filled.end();
        Ok(filled)
    }

    fn put(&self, text: &str, filled: &mut Filled) -> Result<(), PackError> {
        let bytes = self.bytes.get().saturating_add(text.len() as u64);
        self.bytes.set(bytes);
        if bytes > 2 * limits::TEXT_BYTES {
            return Err(self.refused(format!(
                "with its placeholders filled this drawing is longer than {} bytes, which is the limit",
                2 * limits::TEXT_BYTES
            )));
        }
        filled.svg.push_str(text);
        Ok(())
    }

    /// Writes the pieces.
    fn fill(&self, pieces: &[Piece], scale: f32, svg: &mut Filled) -> Result<(), PackError> {
        for piece in pieces {
            match piece {
                Piece::Plain(text) => self.put(text, svg)?,
                Piece::Value(name) => match self.text(name) {
                    Some(text) => self.put(&escape(&text), svg)?,
                    None => self.put(&self.colour(name)?.to_string(), svg)?,
                },
                Piece::Line(width, pixels) => {
                    let pixel = 100.0 / (self.size as f32 * scale);
                    self.put(&format!("{:.3}", width.max(pixels * pixel)), svg)?;
                }
                Piece::Fit(name, size, width) => {
                    let wide = raster::text_width(&self.pack.font, &self.text(name).unwrap_or_default());
                    let fitting = if wide * size > *width { width / wide } else { *size };
                    self.put(&format!("{fitting:.2}"), svg)?;
                }
                Piece::Symbol(x, y, size) => self.symbol((*x, *y), *size, scale, svg)?,
                Piece::Carried(x, y, size) => {
                    if !self.face.carried.is_empty() {
                        let art = self.pack.drawing(Kind::Symbol, &self.face.carried)?;
                        self.place((Kind::Symbol, art), (*x, *y), (*size, *size), scale, svg)?;
                    }
                }
                Piece::Steps(x, y, pitch) => self.steps((*x, *y), *pitch, scale, svg)?,
                Piece::Picture => {
                    if let Some(picture) = self.picture() {
                        self.place(picture, (0.0, 0.0), (1.0, 1.0), scale, svg)?;
                    }
                }
                Piece::Badges(radius) => self.badges(radius / 10.0, scale, svg)?,
                Piece::Pattern => {
                    if let Some(art) = self.pattern() {
                        self.place((Kind::Pattern, art), (0.0, 0.0), (1.0, 1.0), scale, svg)?;
                    }
                }
                Piece::If { any, negated, then, otherwise } => {
                    let holds = any.iter().any(|word| self.holds(word)) != *negated;
                    let (shown, hidden) = if holds { (then, otherwise) } else { (otherwise, then) };
                    self.fill(shown, scale, svg)?;
                    self.put(&"\n".repeat(lines(hidden)), svg)?;
                }
            }
        }
        Ok(())
    }

    /// Draws the branch symbol: that of the unit itself, if the pack has one. Without either, nothing.
    fn symbol(&self, (x, y): (f32, f32), size: f32, scale: f32, svg: &mut Filled) -> Result<(), PackError> {
        let key = self.pack.unit_key(self.face);
        let own = key.and_then(|key| self.pack.find(Kind::UnitSymbol, key));
        if own.is_none() && self.face.symbol.is_empty() {
            return Ok(());
        }
        let usual = || self.pack.drawing(Kind::Symbol, &self.face.symbol);
        let kind = if own.is_some() { Kind::UnitSymbol } else { Kind::Symbol };
        let art = own.map_or_else(usual, Ok)?;
        let (across, down) = (self.snap(x, size, 50.0), self.snap(y, size, 32.5));
        self.place((kind, art), (across.0, down.0), (across.1, down.1), scale, svg)
    }

    /// Draws a row of dots, one for each step of a unit with several.
    fn steps(&self, (x, y): (f32, f32), pitch: f32, scale: f32, svg: &mut Filled) -> Result<(), PackError> {
        for step in (0..self.face.steps).filter(|_| self.face.steps > 1) {
            let middle = f32::from(self.face.steps - 1) / 2.0;
            let left = self.face.steps.saturating_sub(self.face.steps_lost);
            let (kind, name) = if step < left { (Kind::Step, "step") } else { (Kind::StepLost, "step_lost") };
            let art = self.pack.drawing(kind, name)?;
            let x = x + (f32::from(step) - middle) * pitch;
            self.place((kind, art), (x, y), (1.0, 1.0), scale, svg)?;
        }
        Ok(())
    }

    /// Puts another drawing at a place.
    fn place(
        &self,
        (kind, art): (Kind, &Template),
        (x, y): (f32, f32),
        (wide, high): (f32, f32),
        scale: f32,
        svg: &mut Filled,
    ) -> Result<(), PackError> {
        if self.depth >= limits::DRAWINGS_DEEP {
            let most = limits::DRAWINGS_DEEP;
            return Err(self.refused(format!("drawings are nested more than {most} deep here")));
        }
        let filling = Filling { depth: self.depth + 1, file: &art.file, ..*self };
        let inner = filling.whole(kind, art, scale * wide.min(high))?;
        let transform = format!("translate({x:.3} {y:.3}) scale({wide:.4} {high:.4})");
        // The text that the program writes around it counts too.
        self.bytes.set(self.bytes.get().saturating_add(transform.len() as u64 + 100));
        svg.place(transform, inner);
        self.put("", svg)
    }

    fn refused(&self, why: String) -> PackError {
        PackError::Fault { place: Place { file: self.file.to_owned(), line: 1, column: 1 }, why }
    }

    /// Returns centre and scale of a symbol's box along one axis. They are moved by less than a pixel, so that the
    /// outer edges of its frame are on whole pixels.
    fn snap(&self, centre: f32, scale: f32, length: f32) -> (f32, f32) {
        let pixels = self.size as f32 / 100.0;
        let line = (FRAME_LINE.0 * scale * pixels).max(FRAME_LINE.1);
        let outer = (length * scale * pixels + line).round().max(2.0 * line);
        let start = (centre * pixels - outer / 2.0).round();
        ((start + outer / 2.0) / pixels, (outer - line) / (length * pixels))
    }

    fn badges(&self, size: f32, scale: f32, svg: &mut Filled) -> Result<(), PackError> {
        let pack = self.pack;
        let counted = self.face.badges.iter().any(|badge| badge.starts_with("count:"));
        let mut slots = pack.badge_slots.iter().skip(usize::from(counted));
        // On a small card badges are larger: none may extend beyond the edge of the picture.
        let (nearest, farthest) = (BADGE * size - ROOM, 100.0 + ROOM - BADGE * size);
        let inside = |place: f32| place.min(farthest).max(nearest.min(farthest));
        for badge in &self.face.badges {
            let name = badge_name(badge);
            let art = pack.drawing(Kind::Badge, name)?;
            let slot = if name == "count" { Some(&pack.count_slot) } else { slots.next() };
            if let Some((x, y)) = slot {
                self.place((Kind::Badge, art), (inside(*x), inside(*y)), (size, size), scale, svg)?;
            }
        }
        Ok(())
    }

    fn pattern(&self) -> Option<&Template> {
        self.pack.find(Kind::Pattern, self.pack.band_patterns.get(&self.face.band)?)
    }

    fn holds(&self, word: &str) -> bool {
        let detail = Detail::of(self.size);
        match word {
            "far" => detail == Detail::Far,
            "small" => detail == Detail::Small,
            "full" => detail == Detail::Full,
            "band" => !self.face.band.is_empty(),
            "pattern" => self.pattern().is_some(),
            "reduced" => self.face.steps_lost > 0,
            "dimmed" => self.face.dimmed,
            "badged" => !self.face.badges.is_empty(),
            "badged_twice" => self.face.badges.len() > 1,
            // A counter without a facing is turned by 0, so the value itself does not show the difference.
            "heading" => self.face.heading.is_some(),
            word => match (self.text(word), self.lays(word)) {
                (Some(text), _) => !text.is_empty(),
                (None, Some(lays)) => lays,
                (None, None) => {
                    self.face.variant == word
                        || self.face.badges.iter().any(|badge| badge_name(badge) == word)
                }
            },
        }
    }

    /// Returns the text of this name, if it is one of the texts of a face; only the beginning of a text that is too
    /// long to be read.
    fn text(&self, name: &str) -> Option<String> {
        let face = self.face;
        let text = match name {
            "strength" => face.strength.clone(),
            "designation" => face.designation.clone(),
            "formation" => face.formation.clone(),
            "formation_capitals" => face.formation.to_uppercase(),
            // The bold capital I of the font has serifs; a size mark needs plain strokes.
            "size_mark" => face.size_mark.replace('I', "l"),
            "band_label" => face.band_label.clone(),
            "title" => face.title.clone(),
            "title_capitals" => face.title.to_uppercase(),
            "title_short" => face.title.to_uppercase().chars().take(4).collect(),
            "rating" => face.rating.clone(),
            "symbol_name" => face.symbol.clone(),
            "variant" => face.variant.clone(),
            "heading" => face.heading.unwrap_or(0).to_string(),
            "carried" => face.carried.clone(),
            "carried_values" => face.carried_values.clone(),
            "count" => {
                let count = face.badges.iter().find_map(|badge| badge.strip_prefix("count:"));
                count.unwrap_or_default().to_owned()
            }
            _ => return None,
        };
        let end = text.char_indices().nth(limits::WORDS).map_or(text.len(), |(end, _)| end);
        text.get(..end).map(str::to_owned)
    }

    /// Returns the colour for a word on this card.
    fn colour(&self, word: &str) -> Result<Colour, PackError> {
        let (pack, face) = (self.pack, self.face);
        let named = |name: &str| {
            let colour = pack.palette.get(name).copied().or_else(|| Colour::parse(name));
            colour.ok_or_else(|| pack.unknown("colour", name, pack.palette.keys().map(String::as_str)))
        };
        match word {
            "band" => named(&face.band),
            "band_ink" => named(&face.band).map(Colour::ink),
            word => {
                let key = pack.unit_key(face);
                let own = key.and_then(|key| pack.units.get(key)?.get(word));
                let varied = || self.card.variants.get(&face.variant)?.get(word);
                named(
                    own.or_else(varied).or_else(|| self.card.colours.get(word)).map_or(word, String::as_str),
                )
            }
        }
    }
}

/// Returns the name of a badge: "count" for "count:4".
fn badge_name(badge: &str) -> &str {
    badge.split_once(':').map_or(badge, |(name, _)| name)
}

fn lines(pieces: &[Piece]) -> usize {
    pieces
        .iter()
        .map(|piece| match piece {
            Piece::Plain(text) => text.matches('\n').count(),
            Piece::If { then, otherwise, .. } => lines(then) + lines(otherwise),
            _ => 0,
        })
        .sum()
}
