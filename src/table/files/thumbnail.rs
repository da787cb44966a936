//! Thumbnails: a small picture of the position beside every saved game, painted on a thread of its own. It shows the
//! public state only; a game without one works as well.

pub use super::beside;
use super::keeping::{Saving, SavingTold};
use crate::{
    art::{
        packs::pack::Pack,
        painter::{Packing, picture_file},
    },
    engine::{
        board::Hex,
        data::Shown,
        orders::{AtDamage, Game, GameFile, Position, Record, Viewer, is_over},
        storage::Disk,
    },
    scene::{
        pictured::HasFaces,
        still::{Still, StillView},
    },
    table::{art::Art, replay::replayed::Replay, session::Session, tabled::OnTable},
};
use bevy::prelude::*;
use std::{
    path::{Path, PathBuf},
    sync::{
        Arc,
        mpsc::{Receiver, Sender, channel},
    },
};

/// Its size in pixels.
pub const SIZE: (u32, u32) = (400, 225);
/// The largest scale of the part with counters, in relation to the whole map.
const CLOSEST: f32 = 2.4;
/// The most orders of a game that are replayed for its picture, three times those of a campaign: a foreign file may
/// have any number.
const MOST_REPLAYED: usize = 4000;
/// Hexes around the outermost counters.
const AROUND: u8 = 3;

/// The thread that paints thumbnails; it ends with the program.
#[derive(Resource, Default)]
pub(super) struct Thumbnails {
    jobs: Option<Sender<Job>>,
}

/// A picture to paint.
struct Job {
    path: PathBuf,
    still: Box<dyn FnOnce() -> Still + Send>,
    pack: Option<Arc<Pack>>,
    disk: Disk,
}

/// Starts painting the thumbnail of a game beside its file, from the picture that `still` makes on the painting thread.
/// A failure does not harm the game.
fn paint_beside(world: &mut World, game: &Path, still: impl FnOnce() -> Still + Send + 'static) {
    // On a disk where games cannot be written there is no room for pictures.
    if world.get_resource::<SavingTold>().is_some_and(SavingTold::is_in_trouble) {
        return;
    }
    let disk = world.get_resource::<Saving>().map(Saving::disk).unwrap_or_default();
    let job = Job { path: beside(game), still: Box::new(still), pack: pack_on_table(world), disk };
    let mut thumbnails = world.get_resource_or_init::<Thumbnails>();
    let jobs = thumbnails.jobs.get_or_insert_with(begin);
    // A thread that could not be started receives nothing.
    let _ = jobs.send(job);
}

/// Starts painting the thumbnail of the game on the table, in its current state and not in that of a replay.
pub(crate) fn paint_game<G: OnTable + HasFaces>(world: &mut World, game: &Path) {
    let present = world.get_resource::<Replay<G>>().map(Replay::present);
    let Some(rulebook) = world.resource::<Session<G>>().rulebook.clone() else { return };
    let Some(position) = present.or(world.get_resource::<Position<G>>()).cloned() else {
        return;
    };
    let position = as_both_know::<G>(position);
    paint_beside(world, game, move || Still::of::<G>(&rulebook, &position));
}

/// Returns a position without the secrets of either side, because the title shows the picture to everyone. When the
/// game is over nothing is hidden.
pub(crate) fn as_both_know<G: Game>(mut position: Position<G>) -> Position<G> {
    if !is_over::<G>(&position.public) {
        G::look(&mut position, Viewer::Both);
    }
    position
}

/// Returns the pack of the counters on the table.
fn pack_on_table(world: &World) -> Option<Arc<Pack>> {
    world.get_resource::<Art>()?.pack.clone()
}

fn begin() -> Sender<Job> {
    let (ask, jobs) = channel();
    if let Err(error) = std::thread::Builder::new().name("thumbnails".to_owned()).spawn(|| work(jobs)) {
        warn!("cannot start the thread for thumbnails: {error}");
    }
    ask
}

/// Paints the newest picture of each game in the queue.
fn work(jobs: Receiver<Job>) {
    while let Ok(first) = jobs.recv() {
        let mut waiting = vec![first];
        for job in jobs.try_iter() {
            waiting.retain(|other| other.path != job.path);
            waiting.push(job);
        }
        for job in waiting {
            let path = job.path.clone();
            if let Err(why) = write(job) {
                warn!("{}: {why}", path.shown());
            }
        }
    }
}

/// Writes under another name first, so that no half picture is ever visible.
fn write(job: Job) -> Result<(), String> {
    let png = png_of(&(job.still)(), job.pack.as_deref())?;
    keep(&job.disk, &job.path, &png)
}

fn keep(disk: &Disk, path: &Path, png: &[u8]) -> Result<(), String> {
    disk.write_spare(path, png).map_err(|error| error.to_string())
}

/// Returns the thumbnail of a game file: its current state, if the replay is short; otherwise the state at the start of
/// its phase, which the file contains.
pub(crate) fn glanced<G: HasFaces>(game: &Path) -> Option<Still> {
    let glance = GameFile::<G>::glance(game).ok()?;
    let mut apart = G::world();
    let short = glance.orders <= MOST_REPLAYED;
    let replayed =
        short.then(|| Record::<G>::look_into(&mut apart, game, AtDamage::default()).ok()).flatten();
    let rulebook = match replayed {
        Some(opened) => opened.record.rulebook,
        None => {
            let rulebook = Arc::new(G::load(&glance.header.scenario, &glance.header.options).ok()?);
            // The lookup tables of a position are in no file.
            G::restore(&mut apart, &rulebook, glance.position);
            rulebook
        }
    };
    let position = as_both_know::<G>(G::position(&apart).clone());
    Some(Still::of::<G>(&rulebook, &position))
}

/// Returns the thumbnail of a position as PNG, with the art of this pack.
///
/// # Errors
/// As for [`png_of`].
pub fn paint<G: HasFaces>(
    rulebook: &G::Rulebook,
    position: &Position<G>,
    pack: Option<&Pack>,
) -> Result<Vec<u8>, String> {
    png_of(&Still::of::<G>(rulebook, position), pack)
}

/// Returns a thumbnail as PNG, with the art of this pack, or of the standard one without a pack.
///
/// # Errors
/// The art pack is damaged, in a sentence.
pub(crate) fn png_of(still: &Still, pack: Option<&Pack>) -> Result<Vec<u8>, String> {
    let drawn = |pack: &Pack| still.paint(pack, view(still));
    let picture = match pack {
        Some(pack) => drawn(pack),
        None => drawn(&Pack::standard().map_err(|error| error.to_string())?),
    };
    picture_file(&picture, Packing::Light).map_err(|error| error.to_string())
}

/// Returns the part of the map with counters.
pub(crate) fn view(still: &Still) -> StillView {
    let hexes: Vec<Hex> = still.stacks.iter().map(|(hex, _)| *hex).collect();
    let least = |value: fn(Hex) -> u8| hexes.iter().copied().map(value).min();
    let most = |value: fn(Hex) -> u8| hexes.iter().copied().map(value).max();
    let (columns, rows) = (still.print.board.columns(), still.print.board.rows());
    let extent = (least(Hex::column), most(Hex::column), least(Hex::row), most(Hex::row));
    let (Some(west), Some(east), Some(north), Some(south)) = extent else {
        return StillView { size: SIZE, centre: None, zoom: 1.0 };
    };
    let span = |from: u8, to: u8, all: u8| {
        f32::from(all) / f32::from((to - from).saturating_add(2 * AROUND).min(all))
    };
    let zoom = span(west, east, columns).min(span(north, south, rows)).clamp(1.0, CLOSEST);
    let centre = Hex::new(west.midpoint(east), north.midpoint(south)).filter(|_| zoom > 1.0);
    StillView { size: SIZE, centre, zoom }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        art::{packs::face::Face, painter::Furniture},
        engine::board::MapFile,
        scene::Print,
    };

    /// After a fault at any step, a picture is the old one or the new, and no other file is touched.
    #[test]
    fn a_preview_is_old_or_new_whatever_goes_wrong() {
        use crate::engine::storage::{DiskFault, PlannedFault, clear_leftovers};
        use std::fs;
        let folder = std::env::temp_dir().join(format!("kessel-preview-faults-{}", std::process::id()));
        fs::create_dir_all(&folder).expect("a folder");
        let (game, new) = (folder.join("game.kessel"), b"a new picture".to_vec());
        for fault in DiskFault::ALL {
            // It is opened, written and renamed; a partial write is continued.
            for step in 0..4 {
                fs::write(beside(&game), "old").expect("room on the disk");
                fs::write(&game, "a game").expect("room on the disk");
                let faults = Arc::new(PlannedFault::at(fault, step));
                let outcome = keep(&Disk::with_faults(faults), &beside(&game), &new);
                let kept = fs::read(beside(&game)).expect("a picture");
                assert!(kept == b"old" || kept == new, "{fault:?} at {step}");
                assert_eq!(outcome.is_ok(), kept == new, "{fault:?} at {step}: {outcome:?}");
                assert_eq!(fs::read(&game).expect("the game"), b"a game");
                clear_leftovers(&folder);
                assert_eq!(fs::read_dir(&folder).expect("a folder").count(), 2, "{fault:?} at {step}");
            }
        }
        fs::remove_dir_all(&folder).expect("a folder");
    }

    /// A map of a few hexes.
    const MAP: &str = r#"(id: "small", title: "", subtitle: "", columns: 8, rows: 6, woods: ["0202"], swamp: [],
        lake: [], rivers: [], roads: [], road_river_joins: [], rails: [], road_exits: [], rail_exits: [],
        places: [], areas: [])"#;

    /// The preview of a game is drawn with the pack on the table.
    #[test]
    fn a_preview_is_drawn_with_the_pack_on_the_table() {
        let root = Path::new(env!("CARGO_MANIFEST_DIR"));
        let map: MapFile = ron::from_str(MAP).expect("a map");
        let board = map.board().expect("a board");
        let print = Print { map, board, furniture: Furniture::default(), of: Vec::new() };
        let face = Face { template: "german".to_owned(), symbol: "armour".to_owned(), ..Face::default() };
        let stacks = vec![("0403".parse().expect("a hex"), vec![face])];
        let still = Still { print, markers: Vec::new(), stacks };
        let flat = Pack::load(&root.join("assets/packs/flat")).expect("the second pack");
        let [usual, worn] = [None, Some(&flat)].map(|pack| png_of(&still, pack).expect("a picture"));
        assert!(usual != worn);
        let mut world = World::new();
        let pack = Some(Arc::new(flat));
        let mut art = Art::default();
        art.pack.clone_from(&pack);
        world.insert_resource(art);
        assert_eq!(pack_on_table(&world).map(|pack| pack.name.clone()), Some("Flat".to_owned()));
    }
}
