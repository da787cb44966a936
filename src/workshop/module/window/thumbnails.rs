//! Small pictures of a module, read on a thread of their own when they are first shown.

use crate::{
    art::packs::drawing::{
        conversion::{for_pack, small_drawing},
        raster::Raster,
    },
    engine::data::parcel::Picture,
    table::app::waker::Waker,
    workshop::module::Module,
};
use bevy_egui::egui::{
    ColorImage, Context, Image, Sense, TextureHandle, TextureOptions, Ui, Vec2, load::SizedTexture, vec2,
};
use std::{
    collections::BTreeMap,
    io,
    sync::{
        Arc, Mutex, PoisonError,
        mpsc::{Receiver, Sender, channel},
    },
    thread,
};

/// The longest side of a small picture, in pixels.
const SIDE: u32 = 64;
/// The most pictures that are kept; more than a table of matches shows at once.
const MOST: usize = 1200;

/// A picture that was read; none if it cannot be.
type Read = (String, Option<Picture>);

/// The small pictures of the open module.
#[derive(Default)]
pub(crate) struct Thumbnails {
    /// The pictures by their names; none while one is being read, or if it cannot be.
    known: BTreeMap<String, Option<TextureHandle>>,
    thread: Option<(Sender<String>, Mutex<Receiver<Read>>)>,
}

impl Thumbnails {
    /// Begins to read the pictures of a module. The thread ends when this is dropped.
    ///
    /// # Errors
    /// The system has no thread for it.
    pub fn of(module: Arc<Mutex<Module>>, waker: Waker) -> io::Result<Self> {
        let (ask, asked) = channel::<String>();
        let (tell, told) = channel();
        let work = move || {
            for name in asked {
                let picture = read(&module, &name);
                if tell.send((name, picture)).is_err() {
                    return;
                }
                waker.wake();
            }
        };
        thread::Builder::new().name("thumbnails".to_owned()).spawn(work)?;
        Ok(Self { known: BTreeMap::new(), thread: Some((ask, Mutex::new(told))) })
    }

    /// Takes the pictures that were read since the last frame.
    pub fn take(&mut self, ctx: &Context) {
        let Some((_, told)) = &self.thread else { return };
        let Ok(told) = told.lock() else { return };
        for (name, picture) in told.try_iter() {
            let texture = picture.map(|picture| {
                let size = [picture.width, picture.height].map(|side| side as usize);
                let image = ColorImage::from_rgba_unmultiplied(size, &picture.rgba);
                ctx.load_texture("module", image, TextureOptions::LINEAR)
            });
            self.known.insert(name, texture);
        }
    }

    /// Draws a picture within a square of this side in points; an empty square while it is being read.
    pub fn show(&mut self, ui: &mut Ui, name: &str, side: f32) {
        let (room, _) = ui.allocate_exact_size(Vec2::splat(side), Sense::hover());
        if name.is_empty() {
            return;
        }
        let Some(known) = self.known.get(name) else {
            if self.known.len() >= MOST {
                self.known.clear();
            }
            if let Some((ask, _)) = &self.thread {
                let _ = ask.send(name.to_owned());
            }
            self.known.insert(name.to_owned(), None);
            return;
        };
        let Some(texture) = known else { return };
        let [wide, high] = texture.size().map(|pixels| pixels as f32);
        let size = vec2(wide, high) * (side / wide.max(high).max(1.0));
        let rect = bevy_egui::egui::Rect::from_center_size(room.center(), size);
        Image::from_texture(SizedTexture::new(texture.id(), size)).paint_at(ui, rect);
    }

    /// Whether this picture was asked for.
    #[cfg(test)]
    pub fn has_asked(&self, name: &str) -> bool {
        self.known.contains_key(name)
    }
}

/// Reads a picture of a module, made small.
fn read(module: &Mutex<Module>, name: &str) -> Option<Picture> {
    let bytes = module.lock().unwrap_or_else(PoisonError::into_inner).read_image(name).ok()?;
    let small = for_pack(bytes, SIDE).ok()?;
    if small.ending == "svg" {
        let Raster { width, height, rgba } = small_drawing(&small.bytes, SIDE).ok()?;
        return Some(Picture { width, height, rgba });
    }
    Picture::read(&small.bytes).ok()
}
