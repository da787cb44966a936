//! The fonts that packs may use.

use resvg::usvg::fontdb::{Database, Source};
use std::sync::{Arc, OnceLock};

/// Noto Sans, Libertinus Serif and DejaVu Sans Mono.
pub(super) fn fonts() -> &'static Arc<Database> {
    static FONTS: OnceLock<Arc<Database>> = OnceLock::new();
    FONTS.get_or_init(|| {
        let mut fonts = Database::new();
        let sans = [notosans::REGULAR_TTF, notosans::BOLD_TTF, notosans::ITALIC_TTF];
        for font in sans.into_iter().chain(typst_assets::fonts()) {
            fonts.load_font_source(Source::Binary(Arc::new(font)));
        }
        fonts.set_sans_serif_family("Noto Sans");
        fonts.set_serif_family("Libertinus Serif");
        fonts.set_monospace_family("DejaVu Sans Mono");
        Arc::new(fonts)
    })
}

/// Whether the program has a font family of this name.
pub(super) fn has_font(family: &str) -> bool {
    let known = |face: &resvg::usvg::fontdb::FaceInfo| face.families.iter().any(|(name, _)| name == family);
    fonts().faces().any(known)
}
