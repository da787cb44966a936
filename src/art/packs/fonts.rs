//! The fonts that packs may use.

use crate::art::own_fonts::own_fonts;
use resvg::usvg::fontdb::{Database, FaceInfo, Source, Style};
use std::sync::{Arc, OnceLock};
use svgtypes::FontFamily;

/// Returns the database of Noto Sans, Libertinus Serif and DejaVu Sans Mono.
pub(super) fn fonts() -> &'static Arc<Database> {
    static FONTS: OnceLock<Arc<Database>> = OnceLock::new();
    FONTS.get_or_init(|| {
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
    })
}

/// Whether the program has a font family of this name.
pub(super) fn has_font(family: &str) -> bool {
    fonts().faces().any(|face| family_of(face) == Some(family))
}

fn family_of(face: &FaceInfo) -> Option<&str> {
    face.families.first().map(|(name, _)| name.as_str())
}

/// The result of a list of families.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Chosen {
    /// The existing family, as CSS writes it.
    pub family: String,
    /// Weight and slant, if the family was named by its face, as in "NotoSans-Bold".
    pub face: Option<(u16, bool)>,
    /// The family that is wanted first, if it does not exist.
    pub missing: Option<String>,
}

/// Returns the family for a text that asks for these; `usual` if none of them exists. Returns none for a list that
/// cannot be read or only repeats the inherited value.
pub(super) fn chosen(families: &str, usual: &str) -> Option<Chosen> {
    if ["inherit", "initial", "unset", "revert"].contains(&families.trim()) {
        return None;
    }
    let wanted = svgtypes::parse_font_families(families).ok()?;
    let found: Vec<Result<Chosen, String>> = wanted.iter().map(known).collect();
    let missing = found.first()?.as_ref().err().cloned();
    let there = found.into_iter().find_map(Result::ok);
    let usual = || Chosen { family: format!("'{usual}'"), face: None, missing: None };
    Some(Chosen { missing, ..there.unwrap_or_else(usual) })
}

/// Returns an existing family, or the name of one that does not exist.
fn known(family: &FontFamily) -> Result<Chosen, String> {
    let plain = |family: &str| Ok(Chosen { family: family.to_owned(), face: None, missing: None });
    let name = match family {
        FontFamily::SansSerif => return plain("sans-serif"),
        FontFamily::Serif => return plain("serif"),
        FontFamily::Monospace => return plain("monospace"),
        FontFamily::Cursive => "cursive",
        FontFamily::Fantasy => "fantasy",
        FontFamily::Named(name) => name,
    };
    let same = |one: &str| one.eq_ignore_ascii_case(name);
    let quoted = |face: &FaceInfo| format!("'{}'", family_of(face).unwrap_or_default());
    if let Some(face) = fonts().faces().find(|face| family_of(face).is_some_and(same)) {
        return plain(&quoted(face));
    }
    let face = fonts().faces().find(|face| same(&face.post_script_name)).ok_or_else(|| name.to_owned())?;
    let slanted = face.style != Style::Normal;
    Ok(Chosen { family: quoted(face), face: Some((face.weight.0, slanted)), missing: None })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_family_is_found_by_any_of_its_names_or_told() {
        let chosen = |families: &str| {
            chosen(families, "Noto Sans").map(|found| (found.family, found.face, found.missing))
        };
        let there = |family: &str| Some((family.to_owned(), None, None));
        assert_eq!(chosen("Noto Sans"), there("'Noto Sans'"));
        assert_eq!(chosen("'noto sans', Arial"), there("'Noto Sans'"));
        assert_eq!(chosen("sans-serif"), there("sans-serif"));
        assert_eq!(chosen("'NotoSans-Bold'"), Some(("'Noto Sans'".to_owned(), Some((700, false)), None)));
        let missing = |family: &str, wanted: &str| Some((family.to_owned(), None, Some(wanted.to_owned())));
        assert_eq!(chosen("'MyriadPro-Regular'"), missing("'Noto Sans'", "MyriadPro-Regular"));
        assert_eq!(chosen("Georgia, serif"), missing("serif", "Georgia"));
        assert_eq!(chosen("fantasy"), missing("'Noto Sans'", "fantasy"));
        assert_eq!(chosen("inherit"), None);
    }
}
