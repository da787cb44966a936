//! The fonts on paper: for texts of the sheets, and for the letters of drawings. None of the system is ever used.

use crate::art::own_fonts::own_fonts;
use krilla::text::Font;
use std::sync::{Arc, OnceLock};
use ttf_parser::Face;
use usvg_for_print::fontdb::{Database, Source};

/// A font, with its measures.
struct PrintFont {
    font: Font,
    face: Face<'static>,
}

impl PrintFont {
    fn read(bytes: &'static [u8]) -> Option<Self> {
        Some(Self { font: Font::new(bytes.into(), 0)?, face: Face::parse(bytes, 0).ok()? })
    }

    fn has(&self, text: &str) -> bool {
        text.chars().all(|letter| self.face.glyph_index(letter).is_some())
    }

    /// The width of a text at size 1.
    fn width(&self, text: &str) -> f32 {
        let advance =
            |letter: char| self.face.glyph_index(letter).and_then(|it| self.face.glyph_hor_advance(it));
        let units: u32 = text.chars().filter_map(advance).map(u32::from).sum();
        units as f32 / f32::from(self.face.units_per_em().max(1))
    }
}

/// The fonts for texts of the sheets: those of the program, then those of the user.
pub(super) struct PrintFonts {
    regular: Vec<PrintFont>,
    bold: Vec<PrintFont>,
}

impl PrintFonts {
    /// Reads the fonts; none if the program has none.
    pub fn read() -> Option<Self> {
        let own = || own_fonts().iter().filter_map(|font| PrintFont::read(&font.bytes));
        let with_own = |bytes: &'static [u8]| -> Option<Vec<PrintFont>> {
            let fonts: Vec<PrintFont> = PrintFont::read(bytes).into_iter().chain(own()).collect();
            (!fonts.is_empty()).then_some(fonts)
        };
        Some(Self { regular: with_own(notosans::REGULAR_TTF)?, bold: with_own(notosans::BOLD_TTF)? })
    }

    /// The first font that has all letters of a text; the first of all if there is none.
    fn chosen(&self, text: &str, is_bold: bool) -> Option<&PrintFont> {
        let fonts = if is_bold { &self.bold } else { &self.regular };
        fonts.iter().find(|font| font.has(text)).or(fonts.first())
    }

    /// The font for a text.
    pub fn font(&self, text: &str, is_bold: bool) -> Option<Font> {
        self.chosen(text, is_bold).map(|chosen| chosen.font.clone())
    }

    /// The width of a text in points, at a size in points.
    pub fn width(&self, text: &str, is_bold: bool, size: f32) -> f32 {
        self.chosen(text, is_bold).map_or(0.0, |chosen| chosen.width(text)) * size
    }

    /// Returns the lines of a text that are at most this wide; a word that is wider is cut.
    pub fn lines(&self, text: &str, (is_bold, size): (bool, f32), width: f32) -> Vec<String> {
        let fits = |line: &str| self.width(line, is_bold, size) <= width;
        let mut lines: Vec<String> = Vec::new();
        for paragraph in text.lines() {
            let mut line = String::new();
            for word in paragraph.split_whitespace() {
                let longer = if line.is_empty() { word.to_owned() } else { format!("{line} {word}") };
                if fits(&longer) {
                    line = longer;
                    continue;
                }
                if !line.is_empty() {
                    lines.push(std::mem::take(&mut line));
                }
                for letter in word.chars() {
                    line.push(letter);
                    if line.chars().nth(1).is_some() && !fits(&line) {
                        line.pop();
                        lines.push(std::mem::replace(&mut line, letter.to_string()));
                    }
                }
            }
            lines.push(line);
        }
        lines
    }
}

/// The fonts of drawings for the reader of drawings for paper: the same as on the screen.
pub(super) fn drawing_fonts() -> Arc<Database> {
    static FONTS: OnceLock<Arc<Database>> = OnceLock::new();
    let read = || {
        let mut fonts = Database::new();
        let sans = [notosans::REGULAR_TTF, notosans::BOLD_TTF, notosans::ITALIC_TTF];
        for font in sans.into_iter().chain(typst_assets::fonts()) {
            fonts.load_font_source(Source::Binary(Arc::new(font)));
        }
        for font in own_fonts() {
            fonts.load_font_source(Source::Binary(Arc::new(font.bytes.as_slice())));
        }
        fonts.set_sans_serif_family("Noto Sans");
        fonts.set_serif_family("Libertinus Serif");
        fonts.set_monospace_family("DejaVu Sans Mono");
        Arc::new(fonts)
    };
    Arc::clone(FONTS.get_or_init(read))
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a test may stop at once")]

    use super::*;

    #[test]
    fn lines_are_as_wide_as_they_may_be() {
        let fonts = PrintFonts::read().unwrap();
        let text = "Sherman tanks, then an incomprehensibilityincomprehensibility";
        let lines = fonts.lines(text, (false, 8.0), 60.0);
        assert!(lines.len() > 3, "{lines:?}");
        assert!(lines.iter().all(|line| fonts.width(line, false, 8.0) <= 60.0), "{lines:?}");
        assert_eq!(lines.concat().replace(' ', ""), text.replace(' ', ""));
        assert_eq!(fonts.lines("", (false, 8.0), 60.0), Vec::<String>::new());
        assert!(fonts.width("MMMM", true, 8.0) > fonts.width("MMMM", false, 8.0));
        // Narrower than any letter: each has a line of its own.
        assert_eq!(fonts.lines("abc", (false, 8.0), 0.1).len(), 3);
    }
}
