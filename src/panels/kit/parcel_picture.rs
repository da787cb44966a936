//! Pictures of parcels.

use crate::engine::data::parcel::Picture;
use bevy_egui::egui::{
    ColorImage, Context, Id, Image, Response, Sense, TextureHandle, TextureOptions, Ui, load::SizedTexture,
    vec2,
};
use std::{
    collections::BTreeMap,
    sync::{Arc, Weak},
};

/// The most pictures that are kept in the memory of the graphics card.
const MOST: usize = 40;

/// The pictures that were shown, by their place in the memory: it is not used again while they are known here.
#[derive(Clone, Default)]
struct Loaded(Arc<BTreeMap<usize, (Weak<Picture>, TextureHandle)>>);

/// Draws a picture within a square of this side in points.
pub(crate) fn parcel_picture(ui: &mut Ui, picture: &Arc<Picture>, side: f32) -> Response {
    let texture = texture(ui.ctx(), picture);
    let (width, height) = (picture.width as f32, picture.height as f32);
    let size = vec2(width, height) * (side / width.max(height).max(1.0)).min(1.0);
    let (rect, response) = ui.allocate_exact_size(size, Sense::hover());
    Image::from_texture(SizedTexture::new(texture.id(), size)).paint_at(ui, rect);
    response
}

fn texture(ctx: &Context, picture: &Arc<Picture>) -> TextureHandle {
    let id = Id::new("pictures of parcels");
    let key = Arc::as_ptr(picture) as usize;
    let Loaded(known) = ctx.data(|data| data.get_temp::<Loaded>(id)).unwrap_or_default();
    if let Some((_, texture)) = known.get(&key) {
        return texture.clone();
    }
    let size = [picture.width as usize, picture.height as usize];
    let image = ColorImage::from_rgba_unmultiplied(size, &picture.rgba);
    let texture = ctx.load_texture("parcel", image, TextureOptions::LINEAR);
    // A weak reference keeps the place in memory from being given to another picture.
    let is_used = |(weak, _): &&(Weak<Picture>, TextureHandle)| weak.strong_count() > 0;
    let mut kept: BTreeMap<_, _> = known
        .iter()
        .filter(|(_, entry)| is_used(entry))
        .take(MOST)
        .map(|(key, entry)| (*key, entry.clone()))
        .collect();
    kept.insert(key, (Arc::downgrade(picture), texture.clone()));
    ctx.data_mut(|data| data.insert_temp(id, Loaded(Arc::new(kept))));
    texture
}
