//! Pictures of counter faces, drawn on a thread of their own and kept while they are needed.

use crate::{
    art::packs::{drawing::raster::Raster, face::Face, pack::Pack},
    table::{
        app::sets::TableSet,
        app::waker::waker,
        art::Art,
        map::{printed::Printed, svg::image_of},
    },
};
use bevy::prelude::*;
use std::{
    collections::HashMap,
    sync::{
        Arc, Mutex,
        mpsc::{Receiver, Sender, channel},
    },
};

/// The most pictures that are taken in during one frame.
const A_FRAME: usize = 48;
/// Bytes of pictures that are kept in addition to those on the screen: a few zooms. Without a limit the pictures of
/// every zoom would stay.
const KEPT: usize = 16 << 20;

/// A face at a size in pixels.
type Wanted = (Face, u32);
/// A finished picture, and the fault if the pack could not draw it.
type Drawn = (Wanted, Raster, Option<String>);

/// A picture that has been drawn.
struct Kept {
    picture: Handle<Image>,
    bytes: usize,
    /// The value of `arrived` when it was last asked for.
    asked: u64,
}

/// The pictures of counter faces.
#[derive(Resource, Default)]
pub struct Pictures {
    ready: HashMap<Wanted, Kept>,
    asked: HashMap<Wanted, ()>,
    studio: Option<Studio>,
    /// The pack of the studio.
    pack: Option<Arc<Pack>>,
    /// Counts the pictures that have arrived.
    pub arrived: u64,
    /// The pictures of the last pack, with the count of chosen packs at that time.
    old: Option<Old>,
    chosen: u64,
    /// Whether the old pictures stay until the map of this pack is painted.
    holds: bool,
}

/// The pictures of the pack that was on the table before.
struct Old {
    pack: Arc<Pack>,
    ready: HashMap<Wanted, Kept>,
}

/// The two ends of the drawing thread.
struct Studio {
    ask: Sender<Wanted>,
    drawn: Mutex<Receiver<Drawn>>,
}

impl Pictures {
    /// Returns the picture of a face, if it has arrived; otherwise requests it.
    pub fn get(&mut self, untold: &Face, size: u32) -> Option<Handle<Image>> {
        let face = untold;
        let face = self.pack.as_ref().map_or_else(|| face.clone(), |pack| pack.told_apart(face));
        let held = self.old.as_ref().filter(|_| self.holds).and_then(|old| {
            let wanted = (old.pack.told_apart(untold), size);
            old.ready.get(&wanted).map(|kept| kept.picture.clone())
        });
        let wanted = (face, size);
        if let Some(kept) = self.ready.get_mut(&wanted) {
            kept.asked = self.arrived;
            return Some(held.unwrap_or_else(|| kept.picture.clone()));
        }
        if let Some(studio) = &self.studio
            && !self.asked.contains_key(&wanted)
        {
            let _ = studio.ask.send(wanted.clone());
            self.asked.insert(wanted, ());
        }
        held
    }

    /// Shows the pictures of the last pack until its map is replaced, if another pack was chosen: new counters on the
    /// old paper would match neither.
    pub(crate) fn hold_old(&mut self) {
        self.holds = self.old.is_some();
    }

    /// Shows the pictures of this pack.
    pub(crate) fn let_go_of_old(&mut self) {
        self.old = None;
        if std::mem::take(&mut self.holds) {
            self.arrived += 1;
        }
    }

    /// Drops the pictures that were requested longest ago, until the rest is small enough. Those requested since the
    /// last arrival are on the screen.
    fn forget(&mut self) {
        let mut bytes: usize = self.ready.values().map(|kept| kept.bytes).sum();
        if bytes <= KEPT {
            return;
        }
        let mut idle: Vec<(u64, Wanted)> = (self.ready.iter())
            .filter(|(_, kept)| kept.asked < self.arrived)
            .map(|(wanted, kept)| (kept.asked, wanted.clone()))
            .collect();
        idle.sort_unstable_by_key(|(asked, (_, size))| (*asked, *size));
        for (_, wanted) in idle {
            if bytes <= KEPT {
                return;
            }
            bytes -= self.ready.remove(&wanted).map_or(0, |kept| kept.bytes);
        }
    }

    /// Whether pictures are still to arrive.
    pub fn is_waiting(&self) -> bool {
        !self.asked.is_empty()
    }
}

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<Pictures>()
        .add_systems(
            PreUpdate,
            open_studio
                .run_if(resource_exists_and_changed::<Art>)
                .after(TableSet::PrepareArt)
                .before(receive),
        )
        .add_systems(PreUpdate, receive);
}

/// Opens a studio for the pack on the table, and closes one for another pack.
fn open_studio(world: &mut World) {
    let art = world.resource::<Art>();
    let (Some(pack), chosen) = (art.pack.clone(), art.chosen) else { return };
    let mut pictures = world.resource_mut::<Pictures>();
    if pictures.studio.is_some() && pictures.pack.as_ref().is_some_and(|old| Arc::ptr_eq(old, &pack)) {
        return;
    }
    // Pictures of the other pack stay on the map until their successors arrive. An artist who saves a file of the pack
    // on the table sees each counter once it is drawn.
    let arrived = pictures.arrived + 1;
    let before = std::mem::take(&mut *pictures);
    let drawn = match before.pack {
        Some(_) if before.holds => before.old,
        pack => pack.map(|pack| Old { pack, ready: before.ready }),
    };
    let old = drawn.filter(|_| before.chosen != chosen);
    *pictures = Pictures { pack: Some(Arc::clone(&pack)), arrived, old, chosen, ..Pictures::default() };
    let waker = waker(world);
    let (ask, asked) = channel::<Wanted>();
    let (give, drawn) = channel::<Drawn>();
    let work = move || {
        while let Ok((face, size)) = asked.recv() {
            let (raster, fault) = pack.render_or_standard(&face, size);
            let fault = fault.map(|error| error.to_string());
            fault.iter().for_each(|fault| warn!("{fault}"));
            if give.send(((face, size), raster, fault)).is_err() {
                return;
            }
            waker.wake();
        }
    };
    if let Err(error) = std::thread::Builder::new().name("faces".to_owned()).spawn(work) {
        error!("cannot start a thread to draw counters: {error}");
        return;
    }
    let studio = Studio { ask, drawn: Mutex::new(drawn) };
    world.resource_mut::<Pictures>().studio = Some(studio);
}

/// Takes in finished pictures.
fn receive(
    mut pictures: ResMut<Pictures>,
    mut images: ResMut<Assets<Image>>,
    printed: Option<Res<Printed>>,
    mut art: Option<ResMut<Art>>,
) {
    let drawn: Vec<Drawn> = match &pictures.studio {
        Some(studio) => match studio.drawn.lock() {
            Ok(drawn) => drawn.try_iter().take(A_FRAME).collect(),
            Err(_) => return,
        },
        None => return,
    };
    if drawn.is_empty() {
        return;
    }
    pictures.forget();
    if printed.is_none_or(|printed| printed.sheet.is_none()) {
        pictures.ready.clear();
    }
    for (wanted, raster, fault) in drawn {
        if let (Some(art), Some(fault)) = (&mut art, fault) {
            art.tell(fault);
        }
        pictures.asked.remove(&wanted);
        let bytes = raster.rgba.len();
        let picture = images.add(image_of(raster.width, raster.height, raster.rgba));
        let asked = pictures.arrived + 1;
        pictures.ready.insert(wanted, Kept { picture, bytes, asked });
    }
    pictures.arrived += 1;
}

#[cfg(test)]
mod tests {
    use super::*;

    fn kept(bytes: usize, asked: u64) -> Kept {
        Kept { picture: Handle::default(), bytes, asked }
    }

    /// After any number of zooms the pictures that are no longer visible are dropped, the oldest first.
    #[test]
    fn pictures_that_are_out_of_sight_are_let_go_of() {
        let face = Face::default();
        let mut pictures = Pictures { arrived: 9, ..Pictures::default() };
        for (size, asked) in [(20, 3), (40, 8), (80, 9)] {
            pictures.ready.insert((face.clone(), size), kept(KEPT / 2, asked));
        }
        pictures.forget();
        let mut sizes: Vec<u32> = pictures.ready.keys().map(|(_, size)| *size).collect();
        sizes.sort_unstable();
        assert_eq!(sizes, [40, 80]);
        // Pictures on the screen stay, whatever their size.
        pictures.ready.insert((face.clone(), 160), kept(2 * KEPT, 9));
        pictures.forget();
        assert!(pictures.ready.contains_key(&(face, 160)) && pictures.ready.len() == 2);
    }
}
