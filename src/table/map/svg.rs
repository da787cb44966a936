//! Small drawings of the table's own, from SVG to images.

use crate::art::own_fonts::own_fonts;
use bevy::{
    asset::RenderAssetUsages,
    image::ImageSampler,
    prelude::*,
    render::render_resource::{Extent3d, TextureDimension, TextureFormat},
};
use resvg::{
    tiny_skia::{self, Pixmap},
    usvg::{
        Options, Tree,
        fontdb::{Database, Source},
    },
};
use std::sync::{Arc, OnceLock};

/// Returns an image of this SVG, whose unit is a pixel.
pub(crate) fn draw(svg: &str, width: u32, height: u32) -> Option<Image> {
    let tree = Tree::from_str(svg, options()).ok()?;
    let mut picture = Pixmap::new(width, height)?;
    let size = tree.size();
    let scale = tiny_skia::Transform::from_scale(width as f32 / size.width(), height as f32 / size.height());
    resvg::render(&tree, scale, &mut picture.as_mut());
    Some(image_of(width, height, picture.take_demultiplied()))
}

/// Returns text as it is written in a drawing.
pub(crate) fn escaped(words: &str) -> String {
    words.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}

/// Returns the reading options with the one font of labels.
fn options() -> &'static Options<'static> {
    static OPTIONS: OnceLock<Options<'static>> = OnceLock::new();
    OPTIONS.get_or_init(|| {
        let mut fonts = Database::new();
        fonts.load_font_source(Source::Binary(Arc::new(notosans::BOLD_TTF)));
        for font in own_fonts() {
            fonts.load_font_source(Source::Binary(Arc::new(font.bytes.as_slice())));
        }
        Options { font_family: "Noto Sans".to_owned(), fontdb: Arc::new(fonts), ..Options::default() }
    })
}

/// Returns an image of these pixels: straight sRGB with alpha.
pub(crate) fn image_of(width: u32, height: u32, pixels: Vec<u8>) -> Image {
    let size = Extent3d { width, height, depth_or_array_layers: 1 };
    let mut image = Image::new(
        size,
        TextureDimension::D2,
        pixels,
        TextureFormat::Rgba8UnormSrgb,
        RenderAssetUsages::RENDER_WORLD,
    );
    image.sampler = ImageSampler::linear();
    image
}
