//! The fonts of the panels: Noto Sans for text to read fast, Libertinus Serif for titles, and egui's own for everything
//! else.

use crate::art::own_fonts::own_fonts;
use bevy_egui::egui::{FontData, FontDefinitions, FontFamily, FontId};
use std::sync::Arc;

const BOLD: &str = "noto-sans-bold";
const ITALIC: &str = "noto-sans-italic";
const SERIF: &str = "libertinus-serif-bold";
const SERIF_ITALIC: &str = "libertinus-serif-italic";

pub fn sans(size: f32) -> FontId {
    FontId::new(size, FontFamily::Proportional)
}

/// Returns the font of strong text.
pub fn bold(size: f32) -> FontId {
    named(size, BOLD)
}

/// Returns the font of slanted text.
pub fn italic(size: f32) -> FontId {
    named(size, ITALIC)
}

/// Returns the font of key figures and titles.
pub fn serif(size: f32) -> FontId {
    named(size, SERIF)
}

/// Returns the font of dates and subtitles.
pub fn serif_italic(size: f32) -> FontId {
    named(size, SERIF_ITALIC)
}

/// Returns the font of dice and sums in the log.
pub fn mono(size: f32) -> FontId {
    FontId::new(size, FontFamily::Monospace)
}

fn named(size: f32, name: &str) -> FontId {
    FontId::new(size, FontFamily::Name(name.into()))
}

/// Returns all families, each with egui's own fonts after it for missing glyphs.
pub fn definitions() -> FontDefinitions {
    let mut definitions = FontDefinitions::default();
    let fallback = definitions.families.get(&FontFamily::Proportional).cloned().unwrap_or_default();
    // The user's own come last: for letters that all others lack.
    let own = own_fonts().iter().map(|font| (format!("own-{}", font.name), font.bytes.as_slice()));
    for (name, bytes) in own.clone() {
        definitions.font_data.insert(name, Arc::new(FontData::from_static(bytes)));
    }
    let mut add = |name: &str, bytes: Option<&'static [u8]>, family: FontFamily| {
        let mut fonts = fallback.clone();
        if let Some(bytes) = bytes {
            definitions.font_data.insert(name.to_owned(), Arc::new(FontData::from_static(bytes)));
            fonts.insert(0, name.to_owned());
        }
        definitions.families.insert(family, fonts);
    };
    add("noto-sans", Some(notosans::REGULAR_TTF), FontFamily::Proportional);
    add(BOLD, Some(notosans::BOLD_TTF), FontFamily::Name(BOLD.into()));
    add(ITALIC, Some(notosans::ITALIC_TTF), FontFamily::Name(ITALIC.into()));
    add(SERIF, libertinus(SERIF), FontFamily::Name(SERIF.into()));
    add(SERIF_ITALIC, libertinus(SERIF_ITALIC), FontFamily::Name(SERIF_ITALIC.into()));
    for fonts in definitions.families.values_mut() {
        fonts.extend(own.clone().map(|(name, _)| name));
    }
    definitions
}

/// Finds a face of Libertinus Serif by its full name, from the names inside the fonts.
fn libertinus(full_name: &str) -> Option<&'static [u8]> {
    typst_assets::fonts().find(|bytes| {
        ttf_parser::Face::parse(bytes, 0).is_ok_and(|face| {
            let name = |id| {
                face.names()
                    .into_iter()
                    .find(|name| name.name_id == id && name.is_unicode())
                    .and_then(|name| name.to_string())
            };
            name(ttf_parser::name_id::FULL_NAME)
                .is_some_and(|full| full.to_lowercase().replace(' ', "-") == full_name)
        })
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_serif_faces_are_found() {
        assert!(libertinus(SERIF).is_some() && libertinus(SERIF_ITALIC).is_some());
    }
}
