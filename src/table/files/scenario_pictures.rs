//! Pictures of scenarios for the title: the part of the map that each names, with the counters set up by a computer
//! player. They are painted on a thread of their own once the title is visible, and saved for the next start. The
//! coarsest level of each map follows, so that no first visit begins with a sketch.

use super::thumbnail;
use crate::{
    art::{
        packs::{drawing::pictures, map_art::MapArt, pack::Pack},
        painter::{Packing, map_digest, picture_file},
    },
    engine::{
        board::Hex,
        data::{self, Frame, Shown, Staging},
        orders::{Position, play},
        storage::Disk,
    },
    play::players::Thought,
    scene::{
        Print,
        pictured::HasFaces,
        still::{Still, StillView},
    },
    table::{
        app::waker::Waker,
        map::sheet_worker::keep_coarsest,
        tabled::{OnTable, registry::Games},
    },
};
use bevy::prelude::*;
use bevy_egui::egui::ColorImage;
use resvg::tiny_skia::Pixmap;
use std::{
    fs,
    path::{Path, PathBuf},
    sync::{
        Arc, Mutex,
        mpsc::{Receiver, Sender, channel},
    },
};

/// Their size in pixels.
const SIZE: (u32, u32) = (640, 360);
/// The most bytes of a saved picture.
const LARGEST: u64 = 4 << 20;

/// The most orders in which both sides are set up.
const SET_UP: usize = 400;
/// The effort of a computer player who only sets up.
const EFFORT: f32 = 0.01;

/// Returns the position at the start of a scenario's first turn, with both sides set up by the computer.
fn set_up<G: OnTable>(rulebook: &Arc<G::Rulebook>) -> Position<G> {
    let mut world = G::world();
    G::restore(&mut world, rulebook, G::start(rulebook, 1));
    let mut players = [1, 2].map(|seed| G::player("greedy", seed).unwrap_or_else(G::relief));
    let first = G::about(rulebook).turns[0];
    for _ in 0..SET_UP {
        let position = G::position(&world);
        if G::turn(&position.public) >= first || G::ended(rulebook, &position.public).is_some() {
            break;
        }
        let seat = G::seat_of(position, G::acting(rulebook, &position.public));
        let advice = players[seat].choose_order(&G::view(rulebook, position), &Thought::new(EFFORT));
        if play::<G>(&mut world, &advice.order).is_err() {
            break;
        }
    }
    G::position(&world).clone()
}

/// A picture of a scenario.
pub(crate) struct Painted {
    pub game: &'static str,
    pub scenario: String,
    pub picture: ColorImage,
}

/// The pictures, as they are painted.
pub(crate) struct Painting {
    painted: Mutex<Receiver<Painted>>,
    /// The painting continues while this is held.
    _wanted: Arc<()>,
}

/// The folder of maps, and their art.
pub(crate) struct Maps {
    pub folder: PathBuf,
    pub art: MapArt,
}

impl Painting {
    /// Starts painting these scenarios in order, when it is this painter's turn; saved pictures come from this folder.
    pub fn begin(
        games: Games,
        scenarios: Vec<(&'static str, String)>,
        folder: PathBuf,
        maps: Option<Maps>,
        (turn, waker): (Arc<Mutex<()>>, Waker),
    ) -> std::io::Result<Self> {
        let (give, painted) = channel();
        let wanted = Arc::new(());
        let held = Arc::downgrade(&wanted);
        let work = move || {
            // An older painter may still be at work. Painting takes much memory: they wait for each other.
            let _turn = turn.lock();
            let wanted = || held.strong_count() > 0;
            paint_all(&games, &scenarios, &folder, (&give, &waker), wanted);
            if let Some(maps) = maps {
                keep_maps(&games, &scenarios, &maps, wanted);
            }
        };
        std::thread::Builder::new().name("scenario pictures".to_owned()).spawn(work)?;
        Ok(Self { painted: Mutex::new(painted), _wanted: wanted })
    }

    /// Returns the pictures that were painted since the last call.
    pub fn painted(&self) -> Vec<Painted> {
        self.painted.lock().map(|painted| painted.try_iter().collect()).unwrap_or_default()
    }
}

/// Saves the coarsest level of each scenario's map: there is time on the title screen, and none once a game has begun.
fn keep_maps(
    games: &Games,
    scenarios: &[(&'static str, String)],
    Maps { folder, art }: &Maps,
    wanted: impl Fn() -> bool,
) {
    for (game, scenario) in scenarios {
        if !wanted() {
            return;
        }
        if let Some(print) = games.named(game).ok().and_then(|game| game.scenario_print(scenario)) {
            keep_coarsest(&print, art, folder, &wanted);
        }
    }
}

fn paint_all(
    games: &Games,
    scenarios: &[(&'static str, String)],
    folder: &Path,
    (give, waker): (&Sender<Painted>, &Waker),
    wanted: impl Fn() -> bool,
) {
    let pack = match Pack::standard() {
        Ok(pack) => pack,
        Err(why) => {
            warn!("cannot paint scenario pictures: {why}");
            return;
        }
    };
    for (game, scenario) in scenarios {
        if !wanted() {
            return;
        }
        let painted = games.named(game).ok().and_then(|game| game.scenario_picture(scenario, &pack, folder));
        let Some(picture) = painted else { continue };
        if give.send(Painted { game, scenario: scenario.clone(), picture }).is_err() {
            return; // the results are no longer wanted
        }
        waker.wake();
    }
}

/// Returns the picture of a scenario, from its file, or painted and saved there; none if it cannot be painted.
pub(crate) fn picture<G: OnTable + HasFaces>(
    rulebook: &Arc<G::Rulebook>,
    pack: &Pack,
    folder: &Path,
) -> Option<ColorImage> {
    let about = G::about(rulebook);
    let name = format!("{}-{}-", G::ID, about.id);
    let file =
        folder.join(format!("{name}{:016x}.png", key(&Print::new::<G>(rulebook), about.staging, pack)));
    if let Ok(bytes) = data::read_bytes(&file, LARGEST)
        && let Ok(pixels) = pictures::unpack(&bytes)
    {
        return Some(image(&pixels));
    }
    let still = Still::of::<G>(rulebook, &set_up::<G>(rulebook));
    let painted = match &about.staging.picture {
        Some(Frame { hex, across }) => still.frame(pack, SIZE, hex.parse::<Hex>().ok()?, *across),
        None => still.paint(pack, StillView { size: SIZE, ..thumbnail::view(&still) }),
    };
    forget(folder, &name);
    let kept = fs::create_dir_all(folder).map_err(|error| error.to_string()).and_then(|()| {
        let png = picture_file(&painted, Packing::Light).map_err(|error| error.to_string())?;
        Disk::default().write_spare(&file, &png).map_err(|error| error.to_string())
    });
    // It is painted again at the next start.
    let _ = kept.map_err(|why| debug!("{}: {why}", file.shown()));
    let size = [painted.area.width as usize, painted.area.height as usize];
    Some(ColorImage::from_rgba_unmultiplied(size, &painted.pixels))
}

/// Deletes the saved pictures of older versions of a scenario.
fn forget(folder: &Path, name: &str) {
    let is_old = |path: &PathBuf| {
        let rest = path.file_name().and_then(|file| file.to_str()).and_then(|file| file.strip_prefix(name));
        rest.and_then(|rest| rest.strip_suffix(".png"))
            .is_some_and(|key| key.len() == 16 && key.bytes().all(|byte| byte.is_ascii_hexdigit()))
    };
    for old in fs::read_dir(folder).into_iter().flatten().flatten().map(|entry| entry.path()).filter(is_old) {
        let _ = Disk::default().remove(&old);
    }
}

/// Returns the key that distinguishes a picture from those of other versions of the scenario, its map, its counters or
/// the program.
fn key(print: &Print, staging: &Staging, pack: &Pack) -> u64 {
    let map = map_digest(&print.map, &print.furniture, &pack.map);
    let of = &print.of;
    let text = format!("{map:x} {of:?} {:?} {SIZE:?} {}", staging.picture, env!("CARGO_PKG_VERSION"));
    data::fnv(text.bytes())
}

fn image(pixels: &Pixmap) -> ColorImage {
    let size = [pixels.width() as usize, pixels.height() as usize];
    ColorImage::from_rgba_premultiplied(size, pixels.data())
}
