//! Counters drawn in the panels, from the same art as those on the map.

use crate::{
    art::packs::{drawing::raster, face::Face, pack::Pack},
    settings::Colours,
};
use bevy_egui::egui::{
    Color32, ColorImage, Context, Image, Rect, Response, Sense, TextureHandle, TextureOptions, Ui, Vec2,
    load::SizedTexture, vec2,
};
use std::{collections::HashMap, sync::Arc};

/// Pictures of counters, drawn when they are first shown.
#[derive(Default)]
pub(crate) struct Cards {
    pack: Option<Arc<Pack>>,
    pictures: HashMap<(Face, u32), Option<TextureHandle>>,
}

/// The most pictures that are kept before all are dropped.
const MOST: usize = 600;

impl Cards {
    /// Draws counters with this pack from now on.
    pub fn draw_from(&mut self, pack: Option<Arc<Pack>>) {
        *self = Self { pack, ..Self::default() };
    }

    /// Draws a card of this width in points.
    pub fn show(&mut self, ui: &mut Ui, face: &Face, side: f32, colours: Colours) -> Response {
        let (room, response) = ui.allocate_exact_size(Vec2::splat(side + 6.0), Sense::click_and_drag());
        let pixels = (side * ui.ctx().pixels_per_point()).round().max(8.0) as u32;
        if let Some(texture) = self.picture(ui.ctx(), face, pixels, colours) {
            let whole = side * (1.0 + 2.0 * raster::margin(pixels) as f32 / pixels as f32);
            let lift = if response.hovered() { vec2(0.0, -1.0) } else { Vec2::ZERO };
            let rect = Rect::from_center_size(room.center() + lift, Vec2::splat(whole));
            let tint = if ui.is_enabled() { Color32::WHITE } else { Color32::from_white_alpha(120) };
            let sized = SizedTexture::new(texture.id(), rect.size());
            Image::from_texture(sized).tint(tint).paint_at(ui, rect);
        }
        response
    }

    fn picture(&mut self, ctx: &Context, face: &Face, size: u32, colours: Colours) -> Option<TextureHandle> {
        if self.pack.is_none() {
            self.pack = Some(Arc::new(Pack::in_colours(colours).ok()?));
        }
        let pack = self.pack.clone()?;
        if self.pictures.len() > MOST {
            self.pictures.clear();
        }
        self.pictures
            .entry((pack.told_apart(face), size))
            .or_insert_with(|| {
                let raster = pack.render_or_standard(face, size).0;
                let sides = [raster.width as usize, raster.height as usize];
                let image = ColorImage::from_rgba_unmultiplied(sides, &raster.rgba);
                Some(ctx.load_texture(format!("counter {size}"), image, TextureOptions::LINEAR))
            })
            .clone()
    }
}
